/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-glicko.h"

#include <math.h>

/* The scale of Glicko-2 against that of the ratings. */
#define SCALE 173.7178
#define CENTER 1500.0

#define TOLERANCE 1e-6
#define MAX_ITERATIONS 1000

/* What the search for a new volatility is about; the letters are those of the paper. */
typedef struct
{
  double delta, phi, v, a, tau;
} Search;

static double
get_weight (double phi)
{
  return 1 / sqrt (1 + 3 * phi * phi / (G_PI * G_PI));
}

static double
get_slope (const Search *search, double x)
{
  double phi2 = search->phi * search->phi;
  double ex = exp (x);
  double spread = phi2 + search->v + ex;

  return ex * (search->delta * search->delta - phi2 - search->v - ex) / (2 * spread * spread)
         - (x - search->a) / (search->tau * search->tau);
}

/* Step 5 of the paper: the root of the slope, found by the Illinois method. */
static double
find_volatility (const Search *search)
{
  double excess = search->delta * search->delta - search->phi * search->phi - search->v;
  double a = search->a, b, slope_a, slope_b;

  if (excess > 0)
    b = log (excess);
  else
    {
      b = a - search->tau;
      for (int i = 0; i < MAX_ITERATIONS && get_slope (search, b) < 0; i++)
        b -= search->tau;
    }
  slope_a = get_slope (search, a);
  slope_b = get_slope (search, b);
  for (int i = 0; i < MAX_ITERATIONS && fabs (b - a) > TOLERANCE; i++)
    {
      double c = a + (a - b) * slope_a / (slope_b - slope_a);
      double slope_c = get_slope (search, c);

      if (slope_c * slope_b <= 0)
        {
          a = b;
          slope_a = slope_b;
        }
      else
        slope_a /= 2;
      b = c;
      slope_b = slope_c;
    }
  return exp (a / 2);
}

/* PLAYER after the N_GAMES games at GAMES of one rating period, PERIODS (0 or more) after what
 * PLAYER was before. Without games only the deviation grows. TAU limits how fast the volatility
 * moves. */
SumiRating
sumi_glicko_rate (
    SumiRating player, const SumiGlickoGame *games, guint n_games, double tau, double periods)
{
  double mu = (player.rating - CENTER) / SCALE;
  double phi = player.deviation / SCALE;
  double information = 0, surprise = 0;
  double volatility, grown;

  for (guint i = 0; i < n_games; i++)
    {
      double weight = get_weight (games[i].deviation / SCALE);
      double expected = 1 / (1 + exp (-weight * (mu - (games[i].rating - CENTER) / SCALE)));

      information += weight * weight * expected * (1 - expected);
      surprise += weight * (games[i].score - expected);
    }
  if (n_games == 0)
    {
      grown = sqrt (phi * phi + periods * player.volatility * player.volatility);
      return (SumiRating){ player.rating, SCALE * grown, player.volatility };
    }
  volatility = find_volatility (&(const Search){
      .delta = surprise / information,
      .phi = phi,
      .v = 1 / information,
      .a = log (player.volatility * player.volatility),
      .tau = tau,
  });
  grown = sqrt (phi * phi + periods * volatility * volatility);
  phi = 1 / sqrt (1 / (grown * grown) + information);
  return (SumiRating){ CENTER + SCALE * (mu + phi * phi * surprise), SCALE * phi, volatility };
}

/* LEARNER after an attempt at a puzzle or a game against a level, either rated FIXED_RATING, DAYS
 * (0 or more) after the one before. SCORE is 1 for right or won, 0.5 for drawn, 0 for wrong or
 * lost. The result keeps to the limits above. */
SumiRating
sumi_rating_attempt (SumiRating learner, int fixed_rating, double score, int days)
{
  const SumiGlickoGame game = { fixed_rating, SUMI_RATING_FIXED_DEVIATION, score };
  SumiRating rated =
      sumi_glicko_rate (learner, &game, 1, SUMI_GLICKO_TAU, days * SUMI_GLICKO_PERIODS_PER_DAY);
  double change = CLAMP (rated.rating - learner.rating, -SUMI_RATING_MAX_CHANGE,
                         SUMI_RATING_MAX_CHANGE);

  return (SumiRating){
    .rating = MAX (learner.rating + change, SUMI_RATING_MIN),
    .deviation
    = CLAMP (rated.deviation, SUMI_RATING_MIN_DEVIATION, SUMI_RATING_MAX_DEVIATION),
    .volatility = MIN (rated.volatility, SUMI_RATING_MAX_VOLATILITY),
  };
}

/* RATING after DAYS (0 or more) without an attempt: the less certain the more there are. */
SumiRating
sumi_rating_wait (SumiRating rating, int days)
{
  SumiRating waited
    = sumi_glicko_rate (rating, NULL, 0, SUMI_GLICKO_TAU, days * SUMI_GLICKO_PERIODS_PER_DAY);

  waited.deviation = MIN (waited.deviation, SUMI_RATING_MAX_DEVIATION);
  return waited;
}

static double
get_information (SumiRating rating)
{
  return 1 / (rating.deviation * rating.deviation);
}

/* RATING, to which attempts have led COUNTED_DAYS after it was EARLIER, as it would be about if
 * only DAYS had passed, 0 or more: what the attempts say is weighed against what was known before,
 * which was more certain. */
SumiRating
sumi_rating_correct (SumiRating rating, SumiRating earlier, int counted_days, int days)
{
  double now = get_information (rating);
  double more = get_information (sumi_rating_wait (earlier, days))
                - get_information (sumi_rating_wait (earlier, counted_days));

  return (SumiRating){
    .rating = (now * rating.rating + more * earlier.rating) / (now + more),
    .deviation = MAX (1 / sqrt (now + more), SUMI_RATING_MIN_DEVIATION),
    .volatility = rating.volatility,
  };
}

/* Whether RATING is certain enough to be shown as a number. */
gboolean
sumi_rating_is_shown (SumiRating rating)
{
  return rating.deviation < SUMI_RATING_SHOWN_DEVIATION;
}
