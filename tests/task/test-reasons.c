/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a move: each option held against what it says, written down once more on the slow rules, for
 * pairs of moves of positions from a seed; and the moves compared near the end, against the results
 * of a slow search. */

#include "pinned.h"
#include "random-positions.h"
#include "slow-endgame.h"
#include "slow-task.h"
#include "sumi-answer.h"
#include "sumi-notation.h"

#define N_POSITIONS 700
#define N_ENDINGS 150

typedef struct
{
  int n_found, n_options[3], kinds[SUMI_N_MERITS], right[SUMI_N_MERITS];
} Seen;

static void
check_option (const SumiReasons *reasons, guint i, const SlowBoard *board)
{
  const SumiOption *option = &reasons->options[i];
  gboolean holds = slow_merit_holds (option->merit, board, reasons->move, reasons->other);
  gboolean holds_of_other
    = slow_merit_holds (option->merit, board, reasons->other, reasons->move);
  gboolean is_right = (reasons->right >> i & 1) != 0;

  g_assert_true (is_right == (holds && !holds_of_other));
  g_assert_true (is_right == (option->truth == SUMI_OPTION_DECIDES));
  g_assert_true (holds == (option->truth != SUMI_OPTION_FALSE));
  g_assert_false (is_right && option->merit.kind == SUMI_MERIT_MORE_FLIPS);
  if (option->merit.kind <= SUMI_MERIT_KEEPS_CORNER)
    {
      /* Nothing is said of a corner that one of the moves itself takes. */
      g_assert_false (sumi_bitboard_has (option->merit.squares, reasons->move));
      g_assert_false (sumi_bitboard_has (option->merit.squares, reasons->other));
    }
  if (option->merit.kind == SUMI_MERIT_ODD_REGION)
    {
      g_assert_cmphex (slow_region (board, reasons->move, false), ==,
                       slow_region (board, reasons->move, true));
      g_assert_cmphex (slow_region (board, reasons->other, false), ==,
                       slow_region (board, reasons->other, true));
    }
  for (guint j = 0; j < i; j++)
    g_assert_false (option->merit.kind == reasons->options[j].merit.kind
                    && option->merit.squares == reasons->options[j].merit.squares);
}

static void
check_options (const SumiReasons *reasons, SumiAsk asked, SumiPosition position, Seen *seen)
{
  SlowBoard board = slow_from_position (position);
  int n_right = __builtin_popcount (reasons->right);

  if (reasons->state != SUMI_REASONS_FOUND)
    return;
  g_assert_cmpint (n_right, >=, 1);
  g_assert_true (asked == SUMI_ASK_EVERY || n_right == 1);
  g_assert_cmpint ((int) reasons->n_options - n_right, >=, SUMI_REASONS_MIN_WRONG);
  g_assert_cmpuint (reasons->n_options, <=, SUMI_REASONS_MAX_OPTIONS);
  for (guint i = 0; i < reasons->n_options; i++)
    {
      check_option (reasons, i, &board);
      seen->n_options[reasons->options[i].truth]++;
      seen->kinds[reasons->options[i].merit.kind]++;
      if ((reasons->right >> i & 1) != 0)
        seen->right[reasons->options[i].merit.kind]++;
    }
  seen->n_found++;
}

static SumiTask
make_task (SumiSquare move, SumiSquare than, SumiAsk asked)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_REASON;
  task.move = move;
  task.than = than;
  task.asked = asked;
  return task;
}

static void
pin_reasons (Pinned *pinned, const SumiReasons *reasons)
{
  pinned_add (pinned, "reasons %d, %d before %d, rivals %" G_GINT64_MODIFIER "x, right %x",
              reasons->state, reasons->move, reasons->other, reasons->rivals, reasons->right);
  for (guint i = 0; i < reasons->n_options; i++)
    pinned_add (pinned, "option %d %s, squares %" G_GINT64_MODIFIER "x",
                reasons->options[i].truth, sumi_merit_to_name (reasons->options[i].merit.kind),
                reasons->options[i].merit.squares);
}

static void
test_pairs (void)
{
  Pinned pinned = { 0 };
  RandomSource source = random_source_init (77);
  Seen seen = { 0 };

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 6 + i % 42);
      SumiBitboard moves = sumi_position_legal_moves (position);

      if (sumi_bitboard_count (moves) < 2)
        continue;
      SUMI_FOREACH_SQUARE (move, moves)
        {
          SumiBudget budget = SUMI_BUDGET_UNLIMITED;
          SumiSquare than = random_square_of (&source, moves & ~sumi_bitboard_of ((int) move));
          SumiAsk asked = random_source_below (&source, 2) == 0 ? SUMI_ASK_ONE : SUMI_ASK_EVERY;
          SumiTask task = make_task ((int) move, i % 2 == 0 ? than : SUMI_SQUARE_NONE, asked);
          SumiAnswer answer;

          if (sumi_position_count_empties (position) <= SUMI_REASONS_EXACT_EMPTIES)
            continue;
          answer = sumi_answer_find (&task, position, &budget);
          g_assert_true (answer.is_decided == (answer.reasons.state == SUMI_REASONS_FOUND));
          g_assert_cmpint (answer.reasons.move, ==, (int) move);
          g_assert_true (task.than == SUMI_SQUARE_NONE || answer.reasons.other == than);
          check_options (&answer.reasons, asked, position, &seen);
          pin_reasons (&pinned, &answer.reasons);
        }
    }
  g_test_message ("found %d: right %d, shared %d, false %d", seen.n_found, seen.n_options[0],
                  seen.n_options[1], seen.n_options[2]);
  for (int kind = 0; kind < SUMI_N_MERITS; kind++)
    {
      g_test_message ("%s: %d, right %d", sumi_merit_to_name (kind), seen.kinds[kind],
                      seen.right[kind]);
      g_assert_cmpint (seen.kinds[kind], >, 0);
    }
  g_assert_cmpint (seen.n_found, >, N_POSITIONS);
  pinned_check (&pinned, "pairs", UINT64_C (0x10c40155ade603ca));
}

/* The result of MOVE for the side that makes it. */
static int
score_of (const SlowBoard *board, int move)
{
  SlowBoard after = slow_play (board, move);

  return -slow_score (&after, false);
}

/* The state is what the results say it is, and the two moves are the best and the next best. */
static void
check_ending (const SumiReasons *reasons, const SlowBoard *board)
{
  uint64_t moves = slow_legal (board);
  int best = -64, next = -65, n_best = 0;

  for (int move = 0; move < 64; move++)
    {
      int score = (moves >> move & 1) != 0 ? score_of (board, move) : -65;

      n_best = score > best ? 1 : n_best + (score == best);
      next = score > best ? best : score < best && score > next ? score : next;
      best = MAX (best, score);
    }
  g_assert_true ((reasons->state == SUMI_REASONS_TIED) == (n_best > 1));
  if (n_best > 1)
    return;
  g_assert_cmpint (score_of (board, reasons->move), ==, best);
  g_assert_cmpint (score_of (board, reasons->other), <, best);
  for (int move = 0; move < 64; move++)
    {
      if ((moves >> move & 1) != 0 && move != reasons->move)
        g_assert_cmpint (score_of (board, move), <=, score_of (board, reasons->other));
    }
}

/* Nobody is asked why a move is good that is not better than the one it is compared with. */
static void
check_not_best (const SumiReasons *reasons, SumiPosition position)
{
  SumiTask task = make_task (reasons->other, reasons->move, SUMI_ASK_ONE);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiReasons turned = sumi_reasons_find (&task, position, &budget);

  g_assert_cmpint (turned.state, ==, SUMI_REASONS_NOT_BEST);
  g_assert_cmphex (turned.rivals, ==, sumi_bitboard_of (reasons->move));
}

static void
test_endings (void)
{
  Pinned pinned = { 0 };
  RandomSource source = random_source_init (78);
  Seen seen = { 0 };

  for (int i = 0; i < N_ENDINGS; i++)
    {
      SumiPosition position = random_position (&source, 60 - 3 - i % 4);
      SlowBoard board = slow_from_position (position);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiTask task = make_task (SUMI_SQUARE_NONE, SUMI_SQUARE_NONE, SUMI_ASK_ONE);
      SumiReasons reasons;

      if (sumi_bitboard_count (sumi_position_legal_moves (position)) < 2)
        continue;
      reasons = sumi_reasons_find (&task, position, &budget);
      check_ending (&reasons, &board);
      if (reasons.state == SUMI_REASONS_FOUND)
        check_not_best (&reasons, position);
      check_options (&reasons, SUMI_ASK_ONE, position, &seen);
      pin_reasons (&pinned, &reasons);
    }
  g_test_message ("found %d of %d", seen.n_found, N_ENDINGS);
  g_assert_cmpint (seen.n_found, >, N_ENDINGS / 5);
  pinned_check (&pinned, "endings", UINT64_C (0xbcae3755c2c326e4));
}

/* In a task of wiping out nothing but the goal tells moves apart. */
static void
test_wipe_out (void)
{
  SumiPosition position;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = NULL;
  SumiBitboard black, white;
  SumiTask task;

  g_assert_cmpint (sumi_cells_from_text ("........" "........" "...X...." "..XOO..." "........"
                                         "........" "........" "........", &black, &white).status,
                   ==, SUMI_NOTATION_OK);
  position = sumi_position_make (black, white, SUMI_BLACK);
  sumi_task_init (&task);
  task.type = SUMI_TASK_FORCE;
  task.goal.kind = SUMI_GOAL_WIPE_OUT;
  task.within = 1;
  judgement = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
  g_assert_cmpint (sumi_bitboard_count (judgement->right), ==, 1);
  g_assert_cmpint (sumi_reasons_of_judgement (judgement, sumi_bitboard_first (judgement->right))
                       .state,
                   ==, SUMI_REASONS_ALIKE);
}

/* Why there is nothing to choose from. */
static void
test_states (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  RandomSource source = random_source_init (79);
  SumiPosition ending = random_position (&source, 53), single = start;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiTask task = make_task (SUMI_SQUARE_NONE, SUMI_SQUARE_NONE, SUMI_ASK_ONE);

  g_assert_cmpint (sumi_reasons_find (&task, start, &budget).state, ==, SUMI_REASONS_TOO_OPEN);
  task.move = sumi_bitboard_first (sumi_position_legal_moves (start));
  /* All four first moves are one. */
  g_assert_cmpint (sumi_reasons_find (&task, start, &budget).state, ==, SUMI_REASONS_ALIKE);
  task.move = SUMI_SQUARE_NONE;
  while (sumi_bitboard_count (sumi_position_legal_moves (single)) != 1)
    single = random_position (&source, 40);
  task.move = sumi_bitboard_first (sumi_position_legal_moves (single));
  g_assert_cmpint (sumi_reasons_find (&task, single, &budget).state, ==, SUMI_REASONS_ALONE);
  task.move = SUMI_SQUARE_NONE;
  budget.max_nodes = 1;
  g_assert_cmpint (sumi_reasons_find (&task, ending, &budget).state, ==, SUMI_REASONS_UNDECIDED);
}

/* Less than 0 where the wrong move A is nearer to being right than B, 0 where they are alike. */
static int
compare_wrong (const SumiMoveVerdict *a, const SumiMoveVerdict *b)
{
  int excess = a->has_excess && b->has_excess ? a->excess - b->excess : 0;
  int refutations
    = sumi_bitboard_count (a->refutations) - sumi_bitboard_count (b->refutations);

  return excess != 0        ? excess
         : refutations != 0 ? refutations
                            : sumi_bitboard_count (a->replies) - sumi_bitboard_count (b->replies);
}

/* A right move is compared with the wrong one that is nearest to it, the first of those. */
static void
test_nearest (void)
{
  Pinned pinned = { 0 };
  RandomSource source = random_source_init (80);
  int n_compared = 0;

  for (int i = 0; i < N_ENDINGS; i++)
    {
      SumiPosition position = random_position (&source, 20 + i % 30);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) judgement = NULL;
      SumiTask task;
      SumiReasons reasons;
      SumiSquare other;

      sumi_task_init (&task);
      task.type = i % 2 == 0 ? SUMI_TASK_BEST : SUMI_TASK_DENY;
      task.measure = SUMI_MEASURE_MOBILITY;
      task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
      task.within = 1;
      if (sumi_position_legal_moves (position) == 0)
        continue;
      judgement = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
      if (judgement->right == 0)
        continue;
      reasons = sumi_reasons_of_judgement (judgement, sumi_bitboard_first (judgement->right));
      pin_reasons (&pinned, &reasons);
      other = reasons.other;
      for (guint j = 0; j < judgement->n_moves; j++)
        {
          const SumiMoveVerdict *verdict = &judgement->moves[j];
          int order;

          if (verdict->verdict != SUMI_VERDICT_WRONG)
            continue;
          order = compare_wrong (sumi_judgement_get (judgement, other), verdict);
          g_assert_true (order < 0 || (order == 0 && other <= verdict->move));
          n_compared++;
        }
      g_assert_true (other == SUMI_SQUARE_NONE
                     || sumi_judgement_get (judgement, other)->verdict == SUMI_VERDICT_WRONG);
    }
  g_assert_cmpint (n_compared, >, N_ENDINGS);
  pinned_check (&pinned, "nearest", UINT64_C (0x0a0f96477d902c4a));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reasons/pairs", test_pairs);
  g_test_add_func ("/reasons/endings", test_endings);
  g_test_add_func ("/reasons/states", test_states);
  g_test_add_func ("/reasons/wipe-out", test_wipe_out);
  g_test_add_func ("/reasons/nearest", test_nearest);
  return g_test_run ();
}
