/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown of a move that was judged. */

#include "random-positions.h"
#include "sumi-feedback.h"

/* A move is lit as right or wrong, and an arrow leads from a wrong one to the reply that refutes
 * it, but to none where the opponent has to pass. */
static void
test_judged (void)
{
  const SumiTask task = { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_SCORE };
  RandomSource source = random_source_init (71);
  int n_refuted = 0, n_passes = 0;
  SumiFeedback feedback;

  sumi_feedback_init (&feedback);
  for (int i = 0; i < 300; i++)
    {
      SumiPosition position = random_position (&source, 54 + i % 6);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) judgement = NULL;

      if (sumi_position_legal_moves (position) == 0)
        continue;
      judgement = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
      for (guint j = 0; j < judgement->n_moves; j++)
        {
          const SumiMoveVerdict *verdict = &judgement->moves[j];
          gboolean is_right = verdict->verdict == SUMI_VERDICT_RIGHT;
          gboolean is_refuted = !is_right && verdict->refutation < SUMI_SQUARE_PASS;

          sumi_feedback_judge (&feedback, judgement, verdict->move);
          g_assert_cmpint (feedback.kind, ==,
                           is_right ? SUMI_FEEDBACK_RIGHT : SUMI_FEEDBACK_WRONG);
          g_assert_cmphex (feedback.good, ==, is_right ? sumi_bitboard_of (verdict->move) : 0);
          g_assert_cmphex (feedback.bad, ==, is_right ? 0 : sumi_bitboard_of (verdict->move));
          g_assert_cmpint (feedback.arrow_from, ==,
                           is_refuted ? verdict->move : SUMI_SQUARE_NONE);
          g_assert_cmpint (feedback.arrow_to, ==,
                           is_refuted ? verdict->refutation : SUMI_SQUARE_NONE);
          n_refuted += is_refuted;
          n_passes += !is_right && verdict->refutation == SUMI_SQUARE_PASS;
        }
    }
  sumi_feedback_clear (&feedback);
  g_test_message ("%d refuted, %d by a pass", n_refuted, n_passes);
  g_assert_cmpint (n_refuted, >, 0);
  g_assert_cmpint (n_passes, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/feedback/judged", test_judged);
  return g_test_run ();
}
