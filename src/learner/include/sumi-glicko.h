/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How strong a learner is: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system") as pure
 * functions, and how Sumi uses it: the learner plays against puzzles and levels whose rating is
 * fixed. */

#include <glib.h>

/* Where nobody has been rated yet; the limits are those of lichess. */
#define SUMI_RATING_START ((SumiRating){ 1500, 500, 0.09 })
#define SUMI_RATING_MIN 400.0
#define SUMI_RATING_MIN_DEVIATION 45.0
#define SUMI_RATING_MAX_DEVIATION 500.0
#define SUMI_RATING_MAX_VOLATILITY 0.1
#define SUMI_RATING_MAX_CHANGE 700.0
/* Above this deviation a rating says nothing yet, and is not shown. */
#define SUMI_RATING_SHOWN_DEVIATION 110.0

/* In games, whose scale is another: begun as strong as the weakest level, which is rated 600. */
#define SUMI_RATING_GAMES_START ((SumiRating){ 600, 350, 0.09 })

/* How uncertain the rating of a puzzle or level is: it was measured, not played for. */
#define SUMI_RATING_FIXED_DEVIATION 80.0

/* Rating periods in a day: a deviation grows from 60 to 110 in a year without a game. */
#define SUMI_GLICKO_PERIODS_PER_DAY 0.21436
#define SUMI_GLICKO_TAU 0.75

typedef struct
{
  double rating;
  double deviation;
  double volatility;
} SumiRating;

typedef struct
{
  double rating;    /* of the opponent */
  double deviation; /* of the opponent */
  double score;     /* 1 won, 0.5 drawn, 0 lost */
} SumiGlickoGame;

SumiRating sumi_glicko_rate        (SumiRating player, const SumiGlickoGame *games, guint n_games,
                                    double tau, double periods);
SumiRating sumi_rating_attempt     (SumiRating learner, int fixed_rating, double score,
                                    int days);
SumiRating sumi_rating_wait        (SumiRating rating, int days);
SumiRating sumi_rating_correct     (SumiRating rating, SumiRating earlier, int counted_days,
                                    int days);
gboolean   sumi_rating_is_shown    (SumiRating rating);
