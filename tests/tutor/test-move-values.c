/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown of the value of each move: exact ones held against the slow rules, estimates
 * against the evaluation. */

#include "random-positions.h"
#include "slow-endgame.h"
#include "sumi-board-words.h"
#include "sumi-midgame.h"
#include "tutor-fixture.h"
#include "tutor-weights.h"
#include "written.h"

#include <stdlib.h>
#include <string.h>

#define N_POSITIONS 500
#define TABLE_BYTES (256 * 1024)
#define EXACT_EMPTIES 6

/* Beyond this search cuts estimates, and counts discs where the game is over. */
#define MAX_WHOLE (60 * SUMI_DISC)

typedef struct
{
  gboolean is_exact;
  int value;
  const char *label;
  const char *text;
  int error;
  const char *key; /* NULL: none */
} Words;

static void
test_words (void)
{
  static const Words table[] = {
    { TRUE, 400, "+4", "b5: a win by 4 discs with best play." },
    { TRUE, 100, "+1", "b5: a win by 1 disc with best play." },
    { TRUE, 0, "0", "b5: a draw with best play." },
    { TRUE, -200, "−2", "b5: a loss by 2 discs with best play." },
    { TRUE, -6400, "−64", "b5: a loss by 64 discs with best play." },
    { FALSE, 240, "≈+2", "b5: about 2 discs ahead, as far as Sumi can see." },
    { FALSE, 250, "≈+3", "b5: about 3 discs ahead, as far as Sumi can see." },
    { FALSE, 60, "≈+1", "b5: about 1 disc ahead, as far as Sumi can see." },
    { FALSE, 49, "≈0", "b5: about even, as far as Sumi can see." },
    { FALSE, -49, "≈0", "b5: about even, as far as Sumi can see." },
    { FALSE, -50, "≈−1", "b5: about 1 disc behind, as far as Sumi can see." },
    { FALSE, -1149, "≈−11", "b5: about 11 discs behind, as far as Sumi can see." },
    { FALSE, 240, "≈+2", "b5: about 2 discs ahead, give or take 3, as far as Sumi can see.", 310,
      "≈ marks an estimate: give or take 3 discs." },
    { FALSE, 0, "≈0", "b5: about even, give or take 4, as far as Sumi can see.", 350,
      "≈ marks an estimate: give or take 4 discs." },
    { FALSE, -60, "≈−1", "b5: about 1 disc behind, give or take 1, as far as Sumi can see.", 20,
      "≈ marks an estimate: give or take 1 disc." },
    { TRUE, 400, "+4", "b5: a win by 4 discs with best play.", 310 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const SumiMoveScore score = { .move = square_of ("b5"),
                                    .value = { table[i].is_exact, table[i].value,
                                               table[i].error } };
      SumiMidgameReport values = { .n_moves = 1, .moves = { score } };

      tutor_assert_text (sumi_value_to_label (score.value), table[i].label);
      tutor_assert_text (sumi_move_score_to_text (&score), table[i].text);
      tutor_assert_text (sumi_values_to_key (&values), table[i].key != NULL ? table[i].key : "");
      values.n_moves = 0;
      tutor_assert_text (sumi_values_to_key (&values), "");
    }
}

/* The value of MOVE by the slow rules, in hundredths of a disc. */
static int
slow_value (SumiPosition position, SumiSquare move)
{
  SlowBoard before = slow_from_position (position);
  SlowBoard after = slow_play (&before, move);

  return -SUMI_DISC * slow_score (&after, true);
}

static void
check_value (SumiPosition position, const SumiEvaluation *evaluation, const SumiMoveScore *score)
{
  SumiEvaluationSum sum = sumi_evaluation_split_move (evaluation, position, score->move);
  int total = sumi_evaluation_sum_total (&sum);
  g_autofree char *label = sumi_value_to_label (score->value);
  g_autofree char *text = sumi_move_score_to_text (score);

  if (score->value.is_proved)
    g_assert_cmpint (score->value.score, ==, slow_value (position, score->move));
  else if (abs (score->value.score) < MAX_WHOLE && abs (total) < MAX_WHOLE
           && !sumi_position_is_over (sumi_position_play (position, score->move)))
    g_assert_cmpint (score->value.score, ==, total);
  g_assert_true (g_str_has_prefix (label, "≈") == !score->value.is_proved);
  g_assert_true ((strstr (text, "as far as Sumi can see") != NULL) == !score->value.is_proved);
  g_assert_cmphex (tutor_named (text), ==, sumi_bitboard_of (score->move));
}

/* Every legal move has a value, the best first; one ply ahead, an estimate is that of the board
 * after the move. */
static void
test_random (void)
{
  const SumiMidgameLimits limits = { .max_depth = 1, .exact_empties = EXACT_EMPTIES };
  RandomSource source = random_source_init (41);
  SumiEvaluation *evaluation = tutor_open_evaluation ();
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  int n_exact = 0, n_estimated = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      int n_discs = i % 2 == 0 ? 58 + random_source_below (&source, 6)
                               : 5 + random_source_below (&source, 50);
      SumiPosition position = random_position (&source, n_discs);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiBitboard listed = 0;
      SumiMidgameReport report;

      sumi_midgame_score_moves (midgame, position, limits, &budget, &report);
      for (int j = 0; j < report.n_moves; j++)
        {
          check_value (position, evaluation, &report.moves[j]);
          g_assert_true (j == 0 || report.moves[j].value.score <= report.moves[j - 1].value.score);
          g_assert_true (report.moves[j].value.is_proved == report.moves[0].value.is_proved);
          listed |= sumi_bitboard_of (report.moves[j].move);
          n_exact += report.moves[j].value.is_proved;
          n_estimated += !report.moves[j].value.is_proved;
        }
      g_assert_cmphex (listed, ==, sumi_position_legal_moves (position));
      g_assert_cmpint (sumi_bitboard_count (listed), ==, report.n_moves);
    }
  g_test_message ("%d exact values, %d estimates", n_exact, n_estimated);
  g_assert_cmpint (n_exact, >, 0);
  g_assert_cmpint (n_estimated, >, 0);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/move-values/words", test_words);
  g_test_add_func ("/tutor/move-values/random", test_random);
  return g_test_run ();
}
