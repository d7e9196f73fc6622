/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Outcomes as values, and the grade that follows from what happened. */

#include "sumi-outcome.h"

static void
test_grades (void)
{
  const struct
  {
    int tries, hints;
    SumiHelp help;
    gboolean is_shown, is_solved;
    int undone;
    SumiGrade grade;
    gboolean is_first_try;
  } rows[] = {
    { 1, 0, SUMI_HELP_NONE, FALSE, TRUE, 0, SUMI_GRADE_GOOD, TRUE },
    { 2, 0, SUMI_HELP_NONE, FALSE, TRUE, 0, SUMI_GRADE_AGAIN, FALSE },
    { 1, 1, SUMI_HELP_IDEA, FALSE, TRUE, 0, SUMI_GRADE_HARD, FALSE },
    { 1, 2, SUMI_HELP_REGION, FALSE, TRUE, 0, SUMI_GRADE_HARD, FALSE },
    { 1, 3, SUMI_HELP_SQUARE, FALSE, TRUE, 0, SUMI_GRADE_AGAIN, FALSE },
    { 1, 0, SUMI_HELP_NONE, FALSE, TRUE, 1, SUMI_GRADE_HARD, FALSE },
    { 1, 0, SUMI_HELP_NONE, TRUE, TRUE, 0, SUMI_GRADE_AGAIN, FALSE },
    { 0, 0, SUMI_HELP_NONE, FALSE, FALSE, 0, SUMI_GRADE_AGAIN, FALSE },
    { 1, 0, SUMI_HELP_NONE, FALSE, FALSE, 0, SUMI_GRADE_AGAIN, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "p", "i", NULL);

      outcome->tries = rows[i].tries;
      outcome->hints = rows[i].hints;
      outcome->help = rows[i].help;
      outcome->is_shown = rows[i].is_shown;
      outcome->is_solved = rows[i].is_solved;
      outcome->undone = rows[i].undone;
      g_assert_cmpint (sumi_outcome_get_grade (outcome), ==, rows[i].grade);
      g_assert_cmpint (sumi_outcome_is_first_try (outcome), ==, rows[i].is_first_try);
    }
}

static void
test_values (void)
{
  const char *const themes[] = { "corners", "parity", "corners", NULL };
  const char *const broken[] = { "two\nlines", NULL };
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_STEP, "pack", "item", "step");
  g_autoptr (SumiOutcome) copy = NULL;

  sumi_outcome_set_themes (outcome, themes);
  g_assert_cmpuint (g_strv_length (outcome->themes), ==, 2);
  g_assert_cmpstr (outcome->themes[1], ==, "parity");
  g_assert_false (sumi_outcome_has_card (outcome));
  g_assert_true (sumi_outcome_is_valid (outcome));
  sumi_outcome_set_card (outcome, "position", "task");
  g_assert_true (sumi_outcome_has_card (outcome));
  g_assert_true (sumi_outcome_is_valid (outcome));

  copy = sumi_outcome_copy (outcome);
  g_assert_true (sumi_outcome_equal (outcome, copy));
  copy->lost[SUMI_PHASE_ENDGAME] = 1;
  g_assert_false (sumi_outcome_equal (outcome, copy));

  sumi_outcome_set_card (outcome, "position", NULL);
  g_assert_false (sumi_outcome_is_valid (outcome));
  sumi_outcome_set_card (outcome, NULL, "task");
  g_assert_false (sumi_outcome_is_valid (outcome));
  outcome->kind = SUMI_OUTCOME_GAME;
  g_assert_true (sumi_outcome_is_valid (outcome));
  sumi_outcome_set_card (outcome, NULL, NULL);
  outcome->kind = SUMI_OUTCOME_ADD_CARD;
  g_assert_false (sumi_outcome_is_valid (outcome));
  outcome->kind = SUMI_OUTCOME_PUZZLE;
  sumi_outcome_set_themes (outcome, broken);
  g_assert_false (sumi_outcome_is_valid (outcome));
  sumi_outcome_set_themes (outcome, NULL);
  outcome->tries = -1;
  g_assert_false (sumi_outcome_is_valid (outcome));
}

static void
test_names (void)
{
  SumiOutcomeKind kind;
  SumiHelp help;
  SumiResult result;

  for (int i = 0; i < SUMI_N_OUTCOMES; i++)
    {
      g_assert_true (sumi_outcome_kind_from_name (sumi_outcome_kind_to_name (i), &kind));
      g_assert_cmpint (kind, ==, i);
    }
  for (int i = 0; i < SUMI_N_HELPS; i++)
    {
      g_assert_true (sumi_help_from_name (sumi_help_to_name (i), &help));
      g_assert_cmpint (help, ==, i);
    }
  for (int i = 0; i < SUMI_N_RESULTS; i++)
    {
      g_assert_true (sumi_result_from_name (sumi_result_to_name (i), &result));
      g_assert_cmpint (result, ==, i);
    }
  g_assert_false (sumi_outcome_kind_from_name ("", &kind));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/learner/outcome/grades", test_grades);
  g_test_add_func ("/learner/outcome/values", test_values);
  g_test_add_func ("/learner/outcome/names", test_names);

  return g_test_run ();
}
