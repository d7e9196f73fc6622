/* SPDX-License-Identifier: GPL-3.0-or-later */

/* FSRS-6 against the vectors that its implementations publish (fsrs-rs, ts-fsrs, py-fsrs), and
 * against traces of an independent implementation in Python. */

#include <math.h>

#include "sumi-fsrs.h"

#define MAX_REVIEWS 16
#define SECONDS_PER_DAY 86400

static void
assert_close (double value, double expected, double tolerance)
{
  g_assert_cmpfloat_with_epsilon (value, expected, tolerance * MAX (1, fabs (expected)));
}

/* FSRS-5 in the terms of FSRS-6. */
static const SumiFsrsWeights FSRS_5 = { {
    0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178,
    2.0225, 0.0904, 0.3025, 2.1214,  0.2498, 2.9466, 0.4891, 0.6468, 0.0,    0.5,
} };

/* Weights of a test of fsrs-rs, which does not let w19 be below 0.01. */
static const SumiFsrsWeights FSRS_RS = { {
    0.6845422,    1.6790825,  4.7349424, 10.042885,  7.4410233,   0.64219797, 1.071918,
    0.0025195254, 1.432437,   0.1544,    0.8692766,  2.0696752,   0.0953,     0.2975,
    2.4691248,    0.19542035, 3.201072,  0.18046261, 0.121442534, 0.01,       0.5,
} };

static void
test_retrievability (void)
{
  const struct
  {
    int days;
    double stability, expected;
  } rows[] = {
    { 0, 1, 1 },         { 1, 2, 0.9403443 },      { 2, 3, 0.9253786 }, { 3, 4, 0.9185229 },
    { 4, 4, 0.9 },       { 5, 2, 0.8261359 },      { 1, 1, 0.9 },       { 2, 1, 0.84588465 },
    { 3, 1, 0.8093881 }, { 8, 8.2956, 0.9024733 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_close (sumi_fsrs_get_retrievability (&SUMI_FSRS_DEFAULT, rows[i].days,
                                                rows[i].stability),
                  rows[i].expected, 1e-6);
}

static void
test_difficulty (void)
{
  const double start[] = { 6.4133, 5.11217071, 2.11810397, 1 };
  const double next[] = { 8.34176237, 6.66599536, 4.99022837, 3.31446137 };

  for (guint i = 0; i < 4; i++)
    {
      SumiGrade grade = (SumiGrade) (i + 1);
      SumiFsrsState first =
          sumi_fsrs_step (&SUMI_FSRS_DEFAULT, (SumiFsrsState){ 0 }, 0, grade, TRUE);

      assert_close (first.difficulty, start[i], 1e-6);
      assert_close (first.stability, SUMI_FSRS_DEFAULT.w[i], 1e-9);
      assert_close (sumi_fsrs_next_difficulty (&SUMI_FSRS_DEFAULT, 5, grade), next[i], 1e-6);
    }
}

static void
test_stability (void)
{
  const double recalled[] = { 25.60252118, 28.22657096, 58.65599107, 127.2266925 };
  const double forgotten[] = { 1.05253961, 1.18943295, 1.36808387, 1.58498896 };
  const double same_day[] = { 1.596818, 5, 5, 8.12960956 };

  for (guint i = 0; i < 4; i++)
    {
      const SumiFsrsState state = { 5, i + 1.0 };
      SumiGrade grade = (SumiGrade) (i + 1);
      double retrievability = 0.9 - 0.1 * i;

      assert_close (sumi_fsrs_recalled_stability (&SUMI_FSRS_DEFAULT, state, retrievability, grade),
                    recalled[i], 1e-6);
      assert_close (sumi_fsrs_forgotten_stability (&SUMI_FSRS_DEFAULT, state, retrievability),
                    forgotten[i], 1e-6);
      assert_close (sumi_fsrs_same_day_stability (&SUMI_FSRS_DEFAULT, 5, grade), same_day[i], 1e-6);
    }
}

static void
test_interval (void)
{
  const int by_retention[] = { 3116769, 34793, 2508, 387, 90, 27, 9, 3, 1, 1 };
  const struct
  {
    double retention;
    int expected;
  } rows[] = { { 0.70, 93 }, { 0.80, 33 }, { 0.85, 19 }, { 0.90, 10 }, { 0.95, 4 }, { 0.97, 2 } };

  for (int i = 0; i < 10; i++)
    g_assert_cmpint (sumi_fsrs_get_interval (&SUMI_FSRS_DEFAULT, 1, (i + 1) / 10.0,
                                             1000 * 1000 * 1000),
                     ==, by_retention[i]);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (sumi_fsrs_get_interval (&SUMI_FSRS_DEFAULT, 10, rows[i].retention,
                                             SUMI_FSRS_MAX_INTERVAL),
                     ==, rows[i].expected);
  g_assert_cmpint (sumi_fsrs_get_interval (&SUMI_FSRS_DEFAULT, 36500, 0.1, SUMI_FSRS_MAX_INTERVAL),
                   ==, SUMI_FSRS_MAX_INTERVAL);
}

/* The memory after GRADES, a string of digits, each so many days after the one before. */
static SumiFsrsState
review (const SumiFsrsWeights *weights, const char *grades, const int *days, gboolean short_term)
{
  SumiFsrsState state = { 0 };

  for (guint i = 0; grades[i] != '\0'; i++)
    state = sumi_fsrs_step (weights, state, days[i], (SumiGrade) (grades[i] - '0'), short_term);
  return state;
}

static void
test_memory (void)
{
  const int days[] = { 0, 0, 1, 3, 8, 21 };
  const int later[] = { 0, 1, 3, 8, 21 };
  const double next[4][2] = { { 2.9691455, 8.000659 },
                              { 17.091452, 7.6913934 },
                              { 31.722992, 7.382128 },
                              { 71.7502, 7.0728626 } };
  SumiFsrsWeights frozen = SUMI_FSRS_DEFAULT;
  SumiFsrsState state = review (&SUMI_FSRS_DEFAULT, "133333", days, TRUE);

  assert_close (state.stability, 53.62691, 1e-5);
  assert_close (state.difficulty, 6.3574867, 1e-5);
  state = review (&SUMI_FSRS_DEFAULT, "133333", days, FALSE);
  assert_close (state.stability, 53.335106, 1e-5);
  assert_close (state.difficulty, 6.3574867, 1e-5);
  frozen.w[17] = frozen.w[18] = frozen.w[19] = 0;
  state = review (&frozen, "133333", days, TRUE);
  assert_close (state.stability, 53.335106, 1e-5);
  assert_close (state.difficulty, 6.3574867, 1e-5);

  state =
      sumi_fsrs_step (&FSRS_RS, (SumiFsrsState){ 20.925528, 7.005062 }, 21, SUMI_GRADE_GOOD, TRUE);
  assert_close (state.stability, 40.87456, 1e-5);
  assert_close (state.difficulty, 6.9913807, 1e-5);
  for (guint i = 0; i < 4; i++)
    {
      state = review (&FSRS_RS, "1333", later, TRUE);
      state = sumi_fsrs_step (&FSRS_RS, state, 21, (SumiGrade) (i + 1), TRUE);
      assert_close (state.stability, next[i][0], 1e-5);
      assert_close (state.difficulty, next[i][1], 1e-5);
    }
}

/* One review of a memory of 10 days and difficulty 5. */
static void
test_early_and_late (void)
{
  const struct
  {
    int days;
    double expected[4];
  } rows[] = {
    { 0, { 3.05124894, 10, 10, 15.53430795 } },
    { 1, { 1.20864741, 11.83257165, 13.04717601, 15.70705595 } },
    { 10, { 1.39198697, 23.24687511, 32.02672948, 51.25386165 } },
    { 40, { 1.69048224, 40.27676547, 60.34380690, 104.28891593 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      for (guint j = 0; j < 4; j++)
        assert_close (sumi_fsrs_step (&SUMI_FSRS_DEFAULT, (SumiFsrsState){ 10, 5 }, rows[i].days,
                                      (SumiGrade) (j + 1), TRUE)
                          .stability,
                      rows[i].expected[j], 1e-8);
    }
}

/* Reviewed on the day it is due, without steps of minutes. */
static void
test_on_due_day (void)
{
  const struct
  {
    const char *grades;
    int intervals[MAX_REVIEWS];
    double stabilities[MAX_REVIEWS]; /* 0: not given */
  } rows[] = {
    { "33333333",
      { 2, 11, 46, 163, 497, 1346, 3292, 7398 },
      { 2.306500, 10.964332, 46.280217, 162.862202, 497.447194 } },
    { "13331333", { 1, 2, 6, 17, 2, 4, 8, 14 }, { 0 } },
    { "222222", { 1, 3, 7, 12, 18, 25 }, { 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiFsrsState state = { 0 };
      int interval = 0;

      for (guint j = 0; rows[i].grades[j] != '\0'; j++)
        {
          state = sumi_fsrs_step (&SUMI_FSRS_DEFAULT, state, interval,
                                  (SumiGrade) (rows[i].grades[j] - '0'), FALSE);
          interval = sumi_fsrs_get_interval (&SUMI_FSRS_DEFAULT, state.stability,
                                             SUMI_FSRS_RETENTION, SUMI_FSRS_MAX_INTERVAL);
          g_assert_cmpint (interval, ==, rows[i].intervals[j]);
          if (rows[i].stabilities[j] > 0)
            assert_close (state.stability, rows[i].stabilities[j], 1e-7);
        }
    }
}

/* The interval that the long-term scheduler of ts-fsrs gives: it forces those of the four grades
 * apart. */
static int
get_forced_interval (const SumiFsrsWeights *weights, SumiFsrsState state, int days, SumiGrade grade)
{
  int intervals[5] = { 0 };

  for (int i = 1; i <= 4; i++)
    intervals[i] =
        sumi_fsrs_get_interval (weights,
                                sumi_fsrs_step (weights, state, days, (SumiGrade) i, FALSE)
                                    .stability,
                                SUMI_FSRS_RETENTION, SUMI_FSRS_MAX_INTERVAL);
  intervals[1] = MIN (intervals[1], intervals[2]);
  for (int i = 2; i <= 4; i++)
    intervals[i] = MAX (intervals[i], intervals[i - 1] + 1);
  return intervals[grade];
}

static void
test_long_term (void)
{
  const struct
  {
    const char *grades;
    int intervals[MAX_REVIEWS];
    double stabilities[MAX_REVIEWS];
    double difficulties[MAX_REVIEWS]; /* 0: not given */
  } rows[] = {
    { "3333331133333",
      { 3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773 },
      { 3.0412, 13.09130698, 48.15848988, 154.93732625, 445.05562739, 1158.07779739, 16.63063166,
        3.01732209, 11.42247264, 37.37521902, 111.8752758, 306.5974569, 772.94026648 },
      { 4.49094334, 4.26664289, 4.05746029, 3.86237659, 3.68044154, 3.51076891, 4.69833071,
        5.55956298, 5.26323756, 4.98688448, 4.72915759, 4.4888015, 4.26464541 } },
    { "12341234",
      { 1, 2, 6, 41, 4, 7, 21, 133 },
      { 0.4197, 1.0344317, 5.5356759, 41.0033667, 4.46605519, 6.67743292, 20.88868155,
        132.81849454 },
      { 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiFsrsState state = { 0 };
      int days = 0;

      for (guint j = 0; rows[i].grades[j] != '\0'; j++)
        {
          SumiGrade grade = (SumiGrade) (rows[i].grades[j] - '0');
          int interval = get_forced_interval (&FSRS_5, state, days, grade);

          state = sumi_fsrs_step (&FSRS_5, state, days, grade, FALSE);
          days = interval;
          g_assert_cmpint (interval, ==, rows[i].intervals[j]);
          assert_close (state.stability, rows[i].stabilities[j], 1e-6);
          if (rows[i].difficulties[j] > 0)
            assert_close (state.difficulty, rows[i].difficulties[j], 1e-7);
        }
    }
}

/* py-fsrs with its steps of 1 and 10 minutes for what is new, and of 10 for what was forgotten. */
static void
test_steps (void)
{
  static const char *const grades = "3333331133333";
  const int intervals[] = { 0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21 };
  const double stabilities[] = { 2.30650000,   2.30650000,  10.97104826, 46.31685844, 162.99981577,
                                 497.87655512, 6.89041251,  2.15459837,  2.15459837,  3.98312338,
                                 7.23625448,   12.48304358, 20.77035728 };
  const double difficulties[] = { 2.11810397, 2.11121424, 2.10433139, 2.09745543, 2.09058634,
                                  2.08372413, 7.38320232, 9.12510477, 9.11120803, 9.09732519,
                                  9.08345624, 9.06960115, 9.05575992 };
  SumiFsrsState state = { 0 };
  gboolean is_learned = FALSE, was_learned = FALSE;
  int n_steps = 0, seconds = 0;

  for (guint i = 0; grades[i] != '\0'; i++)
    {
      SumiGrade grade = (SumiGrade) (grades[i] - '0');

      state = sumi_fsrs_step (&SUMI_FSRS_DEFAULT, state, seconds / SECONDS_PER_DAY, grade, TRUE);
      if (grade == SUMI_GRADE_AGAIN)
        {
          was_learned = was_learned || is_learned;
          is_learned = FALSE;
          n_steps = 0;
        }
      else
        is_learned = is_learned || ++n_steps == (was_learned ? 1 : 2);
      if (is_learned)
        seconds = SECONDS_PER_DAY
                  * sumi_fsrs_get_interval (&SUMI_FSRS_DEFAULT, state.stability,
                                            SUMI_FSRS_RETENTION, SUMI_FSRS_MAX_INTERVAL);
      else
        seconds = 600;
      g_assert_cmpint (seconds / SECONDS_PER_DAY, ==, intervals[i]);
      assert_close (state.stability, stabilities[i], 1e-8);
      assert_close (state.difficulty, difficulties[i], 1e-8);
    }
}

/* Nothing that can happen leaves the limits. */
static void
test_limits (void)
{
  const double stabilities[] = { SUMI_FSRS_MIN_STABILITY, 1, SUMI_FSRS_MAX_STABILITY };
  const int days[] = { 0, 1, 36500, 1000 * 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (stabilities); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (days); j++)
        {
          for (int grade = 1; grade <= 4; grade++)
            {
              SumiFsrsState state =
                  sumi_fsrs_step (&SUMI_FSRS_DEFAULT, (SumiFsrsState){ stabilities[i], 10 },
                                  days[j], (SumiGrade) grade, FALSE);

              g_assert_true (state.stability >= SUMI_FSRS_MIN_STABILITY
                             && state.stability <= SUMI_FSRS_MAX_STABILITY);
              g_assert_true (state.difficulty >= 1 && state.difficulty <= 10);
            }
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/fsrs/retrievability", test_retrievability);
  g_test_add_func ("/fsrs/difficulty", test_difficulty);
  g_test_add_func ("/fsrs/stability", test_stability);
  g_test_add_func ("/fsrs/interval", test_interval);
  g_test_add_func ("/fsrs/memory", test_memory);
  g_test_add_func ("/fsrs/early-and-late", test_early_and_late);
  g_test_add_func ("/fsrs/on-due-day", test_on_due_day);
  g_test_add_func ("/fsrs/long-term", test_long_term);
  g_test_add_func ("/fsrs/steps", test_steps);
  g_test_add_func ("/fsrs/limits", test_limits);

  return g_test_run ();
}
