/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Glicko-2 against the example of Glickman's paper, computed in double throughout, and against the
 * tests of scalachess. */

#include "sumi-glicko.h"

static void
test_paper (void)
{
  const SumiGlickoGame games[] = { { 1400, 30, 1 }, { 1550, 100, 0 }, { 1700, 300, 0 } };
  SumiRating rating = sumi_glicko_rate ((SumiRating){ 1500, 200, 0.06 }, games, 3, 0.5, 1);

  /* As printed, which was rounded on the way. */
  g_assert_cmpfloat_with_epsilon (rating.rating, 1464.06, 0.02);
  g_assert_cmpfloat_with_epsilon (rating.deviation, 151.52, 0.02);
  g_assert_cmpfloat_with_epsilon (rating.volatility, 0.05999, 1e-5);
  g_assert_cmpfloat_with_epsilon (rating.rating, 1464.0506705, 1e-6);
  g_assert_cmpfloat_with_epsilon (rating.deviation, 151.5165241, 1e-6);
  g_assert_cmpfloat_with_epsilon (rating.volatility, 0.0599959843, 1e-9);
}

static void
test_scalachess (void)
{
  const struct
  {
    SumiRating player;
    SumiGlickoGame game;
    SumiRating expected; /* 0: not given */
  } rows[] = {
    { { 1500, 350, 0.06 }, { 1500, 350, 1 }, { 1662.21, 290.2305, 0.0599993 } },
    { { 1500, 350, 0.06 }, { 1500, 350, 0 }, { 1337.79, 290.2305, 0 } },
    { { 1500, 350, 0.06 }, { 1500, 350, 0.5 }, { 1500, 0, 0.0599977 } },
    { { 1400, 79, 0.06 }, { 1550, 110, 1 }, { 1422.63, 77.4956, 0 } },
    { { 1550, 110, 0.065 }, { 1400, 79, 0 }, { 1506.32, 105.8706, 0 } },
    { { 1400, 79, 0.06 }, { 1550, 110, 0 }, { 1389.99, 0, 0 } },
    { { 1550, 110, 0.065 }, { 1400, 79, 1 }, { 1568.90, 0, 0 } },
    { { 1400, 79, 0.06 }, { 1550, 110, 0.5 }, { 1406.31, 0, 0 } },
    { { 1550, 110, 0.065 }, { 1400, 79, 0.5 }, { 1537.61, 0, 0 } },
    { { 1200, 60, 0.053 }, { 1850, 200, 1 }, { 1216.73, 59.9006, 0.053013 } },
    { { 1850, 200, 0.062 }, { 1200, 60, 0 }, { 1635.99, 196.9873, 0.062028 } },
    { { 1200, 60, 0.053 }, { 1850, 200, 0 }, { 1199.29, 0, 0 } },
    { { 1850, 200, 0.062 }, { 1200, 60, 1 }, { 1855.42, 0, 0 } },
    { { 1200, 60, 0.053 }, { 1850, 200, 0.5 }, { 1208.01, 0, 0 } },
    { { 1850, 200, 0.062 }, { 1200, 60, 0.5 }, { 1745.71, 0, 0 } },
    { { 1500, 500, 0.09 }, { 1500, 500, 1 }, { 1741.4759, 396.6898, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiRating rating = sumi_glicko_rate (rows[i].player, &rows[i].game, 1, 0.75, 0);

      g_assert_cmpfloat_with_epsilon (rating.rating, rows[i].expected.rating, 0.006);
      if (rows[i].expected.deviation > 0)
        g_assert_cmpfloat_with_epsilon (rating.deviation, rows[i].expected.deviation, 0.00006);
      if (rows[i].expected.volatility > 0)
        g_assert_cmpfloat_with_epsilon (rating.volatility, rows[i].expected.volatility, 6e-7);
    }
}

/* "RD goes from 60 to 110 in a year". */
static void
test_time (void)
{
  SumiRating rating = sumi_rating_wait ((SumiRating){ 1500, 60, 0.06 }, 365);

  g_assert_cmpfloat_with_epsilon (rating.deviation, 110, 1);
  g_assert_cmpfloat_with_epsilon (rating.rating, 1500, 1e-9);
  rating = sumi_rating_wait (rating, 100000);
  g_assert_cmpfloat_with_epsilon (rating.deviation, SUMI_RATING_MAX_DEVIATION, 1e-9);
}

static void
test_attempts (void)
{
  SumiRating rating = sumi_rating_attempt (SUMI_RATING_START, 1500, 1, 0);

  g_assert_cmpfloat (rating.rating, >, 1600);
  g_assert_false (sumi_rating_is_shown (rating));

  /* It becomes certain, and stays in its limits whatever happens. */
  for (int i = 0; i < 400; i++)
    rating = sumi_rating_attempt (rating, 1500, i % 2 == 0 ? 1 : 0, 0);
  g_assert_true (sumi_rating_is_shown (rating));
  g_assert_cmpfloat (rating.deviation, >=, SUMI_RATING_MIN_DEVIATION);
  for (int i = 0; i < 400; i++)
    rating = sumi_rating_attempt (rating, 600, 0, 3000);
  g_assert_cmpfloat (rating.rating, >=, SUMI_RATING_MIN);
  g_assert_cmpfloat (rating.rating, <, 600);
  g_assert_cmpfloat (rating.deviation, <=, SUMI_RATING_MAX_DEVIATION);
  g_assert_cmpfloat (rating.volatility, <=, SUMI_RATING_MAX_VOLATILITY);
  rating = sumi_rating_attempt ((SumiRating){ 400, 500, 0.09 }, 9000, 1, 0);
  g_assert_cmpfloat_with_epsilon (rating.rating, 400 + SUMI_RATING_MAX_CHANGE, 1e-9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/glicko/paper", test_paper);
  g_test_add_func ("/glicko/scalachess", test_scalachess);
  g_test_add_func ("/glicko/time", test_time);
  g_test_add_func ("/glicko/attempts", test_attempts);

  return g_test_run ();
}
