/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of results, held against the slow search; and each sentence, word by word. */

#include "random-positions.h"
#include "slow-endgame.h"
#include "sumi-explain.h"
#include "sumi-explain-words.h"
#include "sumi-fact-words.h"
#include "tutor-fixture.h"
#include "written.h"

#include <string.h>

#define N_POSITIONS 150

typedef struct
{
  SumiTaskType type;
  int by;
  SumiFactKind kind;
  SumiColor side;
  const char *reply, *others;
  gboolean has_value;
  int value, excess;
  const char *text;
} Row;

/* Of the move c3. */
static const Row rows[] = {
#define BEST SUMI_TASK_BEST, 0, SUMI_FACT_BEST
#define NOT_BEST SUMI_TASK_BEST, 0, SUMI_FACT_NOT_BEST
#define REPLY SUMI_TASK_BEST, 0, SUMI_FACT_BEST_REPLY
#define WINS(by) SUMI_TASK_WIN, by, SUMI_FACT_WINS
#define NOT_WON(by) SUMI_TASK_WIN, by, SUMI_FACT_NOT_WON
  { BEST, SUMI_BLACK, NULL, NULL, TRUE, 1, 0,
    "c3! With best play you win by 1 disc, and no move does better." },
  { BEST, SUMI_BLACK, NULL, NULL, TRUE, 6, 0,
    "c3! With best play you win by 6 discs, and no move does better." },
  { BEST, SUMI_BLACK, NULL, NULL, TRUE, 0, 0,
    "c3! With best play the game is a draw, and no move does better." },
  { BEST, SUMI_BLACK, NULL, NULL, TRUE, -1, 0,
    "c3! With best play White wins by 1 disc, and no move does better." },
  { BEST, SUMI_WHITE, NULL, NULL, TRUE, -12, 0,
    "c3! With best play Black wins by 12 discs, and no move does better." },
  { BEST, SUMI_BLACK, NULL, NULL, FALSE, 0, 0, "c3! No move leads to a better result." },
  { NOT_BEST, SUMI_BLACK, NULL, NULL, TRUE, 4, 1,
    "With best play c3 wins by 4 discs; a result that is better by 1 disc is possible." },
  { NOT_BEST, SUMI_BLACK, NULL, NULL, TRUE, 0, 8,
    "With best play c3 leads to a draw; a result that is better by 8 discs is possible." },
  { NOT_BEST, SUMI_BLACK, NULL, NULL, TRUE, -1, 2,
    "With best play c3 loses by 1 disc; a result that is better by 2 discs is possible." },
  { NOT_BEST, SUMI_BLACK, NULL, NULL, FALSE, 0, 0,
    "There is a move with a better result than c3." },
  { REPLY, SUMI_BLACK, "f1", NULL, TRUE, 2, 0, "White's best answer to c3 is f1." },
  { REPLY, SUMI_WHITE, "f1", "b6", TRUE, 2, 0, "Black's best answer to c3 is f1 (or b6)." },
  { WINS (1), SUMI_BLACK, NULL, NULL, TRUE, 1, 0, "c3! With best play you win by 1 disc." },
  { WINS (5), SUMI_BLACK, NULL, NULL, TRUE, 9, 0, "c3! With best play you win by 9 discs." },
  { WINS (1), SUMI_BLACK, NULL, NULL, FALSE, 0, 0, "c3! With best play you win." },
  { WINS (5), SUMI_BLACK, NULL, NULL, FALSE, 0, 0,
    "c3! With best play you win by at least 5 discs." },
  { NOT_WON (1), SUMI_BLACK, "f1", NULL, TRUE, 0, 0,
    "After c3 White can answer f1 and hold you to a draw." },
  { NOT_WON (1), SUMI_WHITE, "f1", "b6", TRUE, 0, 0,
    "After c3 Black can answer f1 (or b6) and hold you to a draw." },
  { NOT_WON (1), SUMI_BLACK, "f1", NULL, TRUE, -3, 0,
    "After c3 White can answer f1 and win by 3 discs." },
  { NOT_WON (1), SUMI_WHITE, "f1", NULL, TRUE, -1, 0,
    "After c3 Black can answer f1 and win by 1 disc." },
  { NOT_WON (9), SUMI_BLACK, "f1", NULL, TRUE, 1, 0,
    "After c3 White can answer f1 and lose by only 1 disc." },
  { NOT_WON (9), SUMI_WHITE, "f1", NULL, TRUE, 6, 0,
    "After c3 Black can answer f1 and lose by only 6 discs." },
  { NOT_WON (1), SUMI_BLACK, NULL, NULL, TRUE, 0, 0, "With best play c3 leads to a draw." },
  { NOT_WON (1), SUMI_BLACK, NULL, NULL, TRUE, -7, 0, "With best play c3 loses by 7 discs." },
  { NOT_WON (9), SUMI_BLACK, NULL, NULL, TRUE, 7, 0, "With best play c3 wins by only 7 discs." },
  { NOT_WON (1), SUMI_BLACK, NULL, NULL, FALSE, 0, 0, "With best play c3 does not win." },
  { NOT_WON (9), SUMI_BLACK, NULL, NULL, FALSE, 0, 0,
    "With best play c3 does not win by 9 discs." },
};

static void
test_rows (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Row *row = &rows[i];
      SumiFact fact = { .kind = row->kind,
                        .task = { .type = row->type, .by = row->by, .measure = SUMI_MEASURE_SCORE },
                        .side = row->side,
                        .move = square_of ("c3"),
                        .reply = row->reply != NULL ? square_of (row->reply) : SUMI_SQUARE_NONE,
                        .others = row->others != NULL ? tutor_named (row->others) : 0,
                        .has_value = row->has_value,
                        .value = row->value,
                        .excess = row->excess };

      tutor_assert_text (sumi_fact_to_text (&fact), row->text);
    }
}

/* The reply is a best one, and so is each of the others. */
static void
check_reply (const SumiFact *fact, const SlowBoard *after)
{
  SumiBitboard best = slow_best_moves (after, false, slow_score (after, false));

  if (fact->reply == SUMI_SQUARE_NONE)
    g_assert_cmphex (slow_legal (after), ==, 0);
  else
    g_assert_cmphex (fact->others | sumi_bitboard_of (fact->reply), ==, best);
}

/* Returns what the first fact is. */
static SumiFactKind
check_facts (const SumiJudgement *judgement, SumiSquare move)
{
  g_autoptr (GArray) facts = sumi_explain_move (judgement, move);
  g_autofree char *headline = sumi_explain_headline (judgement, move);
  SlowBoard board = slow_from_position (judgement->position);
  SlowBoard after = slow_play (&board, move);
  int value = -slow_score (&after, false), best = slow_score (&board, false);
  const SumiFact *first = &g_array_index (facts, SumiFact, 0);

  g_assert_null (strpbrk (headline, "{}"));
  g_assert_cmpstr (headline, !=, "");
  g_assert_true (first->has_value);
  g_assert_cmpint (first->value, ==, value);
  if (first->kind == SUMI_FACT_WINS)
    g_assert_cmpint (value, >=, judgement->task.by);
  if (first->kind == SUMI_FACT_NOT_WON)
    {
      g_assert_cmpint (value, <, judgement->task.by);
      check_reply (first, &after);
    }
  if (first->kind == SUMI_FACT_BEST || first->kind == SUMI_FACT_NOT_BEST)
    g_assert_cmpint (first->excess, ==, best - value);
  g_assert_cmpint (first->kind == SUMI_FACT_BEST, ==,
                   judgement->task.type == SUMI_TASK_BEST && best == value);
  for (guint i = 1; i < facts->len; i++)
    {
      const SumiFact *fact = &g_array_index (facts, SumiFact, i);

      if (fact->kind == SUMI_FACT_BEST_REPLY)
        check_reply (fact, &after);
    }
  return first->kind;
}

static void
test_random (void)
{
  RandomSource source = random_source_init (17);
  int seen[SUMI_FACT_BEST_REPLY + 1] = { 0 };

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 56 + random_source_below (&source, 8));
      SumiTask task = { .type = i % 2 == 0 ? SUMI_TASK_WIN : SUMI_TASK_BEST,
                        .measure = SUMI_MEASURE_SCORE,
                        .by = 1 + i % 3 * 7 };
      g_autoptr (SumiJudgement) judgement = tutor_judge (&task, position);

      SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
        seen[check_facts (judgement, (SumiSquare) move)]++;
    }
  g_assert_cmpint (seen[SUMI_FACT_WINS], >, 20);
  g_assert_cmpint (seen[SUMI_FACT_NOT_WON], >, 20);
  g_assert_cmpint (seen[SUMI_FACT_BEST], >, 20);
  g_assert_cmpint (seen[SUMI_FACT_NOT_BEST], >, 20);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/score-words/rows", test_rows);
  g_test_add_func ("/tutor/score-words/random", test_random);
  return g_test_run ();
}
