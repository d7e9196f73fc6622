/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every fact about every move of positions from a seed, held against the slow rules. */

#include "random-positions.h"
#include "slow-task.h"
#include "sumi-coach.h"
#include "sumi-explain.h"
#include "sumi-explain-words.h"
#include "sumi-fact-words.h"
#include "tutor-fixture.h"
#include "written.h"

#include <string.h>

#define N_POSITIONS 800

/* One move, as the slow rules see it. */
typedef struct
{
  const SumiTask *task;
  int move;
  SlowBoard before, after;
  SlowCell side, opponent;
  SumiBitboard replies;
  SumiBitboard refutations;
} Case;

static gboolean
has (SumiBitboard set, int square)
{
  return (set >> square & 1) != 0;
}

/* The moves of the side to move in BOARD that reach the goal at once. */
static SumiBitboard
reaching (const Case *c, const SlowBoard *board)
{
  SumiBitboard legal = slow_legal (board), squares = 0;

  for (int move = 0; move < 64; move++)
    {
      if (has (legal, move) && slow_task_is_reached (board, move, &c->task->goal))
        squares |= UINT64_C (1) << move;
    }
  return squares;
}

static SumiBitboard
reaching_before_reply (const Case *c)
{
  SlowBoard unanswered = slow_pass (&c->after);

  return reaching (c, &unanswered);
}

static SlowBoard
answer (const Case *c, SumiSquare reply)
{
  if (reply == SUMI_SQUARE_PASS)
    {
      g_assert_true (slow_must_pass (&c->after));
      return slow_pass (&c->after);
    }
  g_assert_true (has (c->replies, reply));
  return slow_play (&c->after, reply);
}

/* Whether REPLY does what the opponent wants: ends the force, or wins the goal it was denied. */
static gboolean
refutes (const Case *c, SumiSquare reply)
{
  SlowBoard board = answer (c, reply);
  int within = c->task->within;

  if (c->task->type == SUMI_TASK_FORCE)
    return !slow_task_can_force (&board, c->side, &c->task->goal, within - 1);
  if (reply == SUMI_SQUARE_PASS)
    return slow_task_can_force (&board, c->opponent, &c->task->goal, within);
  return slow_task_is_reached (&c->after, reply, &c->task->goal)
         || (within > 1 && slow_task_can_force (&board, c->opponent, &c->task->goal, within - 1));
}

static void
make_case (Case *c, const SumiTask *task, SumiPosition position, int move)
{
  c->task = task;
  c->move = move;
  c->before = slow_from_position (position);
  c->after = slow_play (&c->before, move);
  c->side = c->before.turn;
  c->opponent = c->after.turn;
  c->replies = slow_legal (&c->after);
  c->refutations = 0;
  if (task->type == SUMI_TASK_BEST || (task->type == SUMI_TASK_FORCE && task->within == 1))
    return;
  SUMI_FOREACH_SQUARE (reply, c->replies)
    {
      if (refutes (c, (SumiSquare) reply))
        c->refutations |= UINT64_C (1) << reply;
    }
}

static void
assert_sets (const SumiFact *fact, SumiBitboard before, SumiBitboard after)
{
  g_assert_cmphex (fact->squares, ==, after);
  g_assert_cmpint (fact->before, ==, sumi_bitboard_count (before));
  g_assert_cmpint (fact->after, ==, sumi_bitboard_count (after));
}

/* The facts of any move; FALSE if FACT is none of them. */
static gboolean
check_feature (const Case *c, const SumiFact *fact)
{
  SlowBoard passed = slow_pass (&c->before);
  SumiBitboard corners = c->replies & SUMI_CORNERS;

  switch ((int) fact->kind)
    {
    case SUMI_FACT_FLIPS:
      g_assert_cmphex (fact->squares, ==, slow_flips (&c->before, c->move));
      g_assert_cmpint (fact->count, ==, sumi_bitboard_count (fact->squares));
      return TRUE;
    case SUMI_FACT_MOBILITY:
      assert_sets (fact, slow_legal (&passed), c->replies);
      g_assert_cmphex (fact->others, ==, slow_legal (&passed));
      return TRUE;
    case SUMI_FACT_FRONTIER:
      assert_sets (fact, slow_frontier (&c->before, c->side), slow_frontier (&c->after, c->side));
      return TRUE;
    case SUMI_FACT_STABLE:
      assert_sets (fact, slow_stable (&c->before, c->side), slow_stable (&c->after, c->side));
      g_assert_cmpint (fact->before + fact->after, >, 0);
      return TRUE;
    case SUMI_FACT_GIVES_CORNER:
      g_assert_cmphex (fact->squares, !=, 0);
      g_assert_cmphex (fact->squares, ==, corners);
      g_assert_cmphex (fact->others, ==, corners & ~slow_legal (&passed));
      return TRUE;
    case SUMI_FACT_GAME_OVER:
      g_assert_true (slow_is_over (&c->after));
      return TRUE;
    default:
      return FALSE;
    }
}

static void
check_reply (const Case *c, const SumiFact *fact)
{
  SlowBoard board = answer (c, fact->reply);

  if (fact->kind != SUMI_FACT_REPLY_OPENS && fact->squares == 0)
    return;
  g_assert_cmpint (c->task->type, ==, SUMI_TASK_FORCE);
  g_assert_cmphex (fact->squares, !=, 0);
  g_assert_cmphex (fact->squares, ==, reaching (c, &board));
  g_assert_cmphex (fact->others, ==, fact->squares & ~reaching_before_reply (c));
}

static void
check_every_reply (const Case *c, const SumiFact *fact)
{
  SumiBitboard common = UINT64_MAX;

  g_assert_cmpint (fact->count, ==, sumi_bitboard_count (c->replies));
  g_assert_cmpint (fact->count, >, 0);
  SUMI_FOREACH_SQUARE (reply, c->replies)
    {
      SlowBoard board = answer (c, (SumiSquare) reply);

      g_assert_true (slow_task_can_force (&board, c->side, &c->task->goal, 1));
      common &= reaching (c, &board);
    }
  g_assert_cmphex (fact->squares, ==, common);
}

/* The facts of a right move; FALSE if FACT is none of them. */
static gboolean
check_right (const Case *c, const SumiFact *fact)
{
  const SumiGoal *goal = &c->task->goal;

  switch ((int) fact->kind)
    {
    case SUMI_FACT_GOAL_REACHED:
      g_assert_true (slow_task_is_reached (&c->before, c->move, goal));
      g_assert_cmpint (fact->count, ==, sumi_bitboard_count (c->replies));
      return TRUE;
    case SUMI_FACT_EVERY_REPLY:
      check_every_reply (c, fact);
      return TRUE;
    case SUMI_FACT_FORCED_IN:
      g_assert_cmpint (fact->count, >=, 2);
      g_assert_cmpint (fact->count, <, c->task->within);
      g_assert_true (slow_task_can_force (&c->after, c->side, goal, fact->count));
      g_assert_false (slow_task_can_force (&c->after, c->side, goal, fact->count - 1));
      return TRUE;
    case SUMI_FACT_DENIES:
      g_assert_cmpint (fact->reply == SUMI_SQUARE_PASS, ==, slow_must_pass (&c->after));
      g_assert_false (slow_task_can_force (&c->after, c->opponent, goal, c->task->within));
      return TRUE;
    case SUMI_FACT_BEST:
      g_assert_cmpint (fact->value, ==,
                       slow_task_measure (c->task->measure, c->task->scoring, &c->before, c->move));
      return TRUE;
    default:
      return FALSE;
    }
}

static void
check_refuted (const Case *c, const SumiFact *fact)
{
  SumiBitboard named = fact->others;

  g_assert_true (refutes (c, fact->reply));
  if (fact->reply == SUMI_SQUARE_PASS)
    {
      g_assert_cmphex (fact->others, ==, 0);
      return;
    }
  named |= sumi_bitboard_of (fact->reply);
  g_assert_cmphex (named & ~c->refutations, ==, 0);
  if (fact->way == SUMI_WAY_IN_TIME)
    return;

  SUMI_FOREACH_SQUARE (reply, named)
    {
      SlowBoard board = answer (c, (SumiSquare) reply);

      g_assert_cmpint (slow_is_over (&board), ==, fact->way == SUMI_WAY_OVER);
      if (fact->way == SUMI_WAY_OVER)
        continue;
      g_assert_cmpint (fact->way, ==, SUMI_WAY_NO_MOVE);
      g_assert_cmpint (c->task->within, ==, 2);
      g_assert_cmpint (fact->count, >, 0);
      g_assert_cmphex (reaching (c, &board), ==, 0);
      g_assert_cmpint (fact->count, ==, sumi_bitboard_count (slow_legal (&board)));
      if (fact->count == 1)
        g_assert_cmphex (fact->squares, ==, slow_legal (&board));
    }
}

static void
check_allows (const Case *c, const SumiFact *fact)
{
  gboolean is_corner = c->task->goal.kind == SUMI_GOAL_CORNER;
  SumiBitboard named;

  g_assert_true (refutes (c, fact->reply));
  if (fact->reply == SUMI_SQUARE_PASS)
    return;
  named = fact->others | sumi_bitboard_of (fact->reply);
  g_assert_cmphex (named & ~c->refutations, ==, 0);
  g_assert_cmphex (fact->squares, ==, is_corner && fact->way == SUMI_WAY_AT_ONCE ? named : 0);
  SUMI_FOREACH_SQUARE (reply, named)
    {
      SlowBoard board = answer (c, (SumiSquare) reply);

      g_assert_cmpint (slow_task_is_reached (&c->after, (int) reply, &c->task->goal), ==,
                       fact->way == SUMI_WAY_AT_ONCE);
      if (fact->way == SUMI_WAY_AT_ONCE && !is_corner)
        g_assert_cmpint (fact->count, ==, sumi_bitboard_count (slow_legal (&board)));
    }
}

/* The facts of a wrong move; FALSE if FACT is none of them. */
static gboolean
check_wrong (const Case *c, const SumiFact *fact)
{
  switch ((int) fact->kind)
    {
    case SUMI_FACT_REFUTED_BY:
      check_refuted (c, fact);
      return TRUE;
    case SUMI_FACT_ALLOWS:
      check_allows (c, fact);
      return TRUE;
    case SUMI_FACT_ALSO_REFUTED:
      g_assert_cmphex (fact->squares, !=, 0);
      g_assert_cmphex (fact->squares & ~c->refutations, ==, 0);
      return TRUE;
    case SUMI_FACT_GOAL_MISSED:
      g_assert_cmpint (c->task->within, ==, 1);
      g_assert_false (slow_task_is_reached (&c->before, c->move, &c->task->goal));
      g_assert_cmpint (fact->count, ==,
                       c->task->goal.kind == SUMI_GOAL_WIPE_OUT
                         ? slow_count (&c->after, c->opponent)
                         : sumi_bitboard_count (c->replies));
      return TRUE;
    case SUMI_FACT_NOT_BEST:
      g_assert_cmpint (fact->excess, >, 0);
      g_assert_cmpint (fact->value, ==,
                       slow_task_measure (c->task->measure, c->task->scoring, &c->before, c->move));
      return TRUE;
    default:
      return FALSE;
    }
}

static void
check_fact (const Case *c, const SumiFact *fact, gboolean is_right)
{
  g_assert_cmpint (fact->move, ==, c->move);
  g_assert_cmpint (fact->side, ==, c->side == SLOW_BLACK ? SUMI_BLACK : SUMI_WHITE);
  if (fact->kind == SUMI_FACT_MUST_PASS)
    {
      SumiFact passed = *fact;

      passed.reply = SUMI_SQUARE_PASS;
      check_reply (c, &passed);
    }
  else if (fact->kind == SUMI_FACT_ONLY_REPLY)
    {
      g_assert_cmphex (c->replies, ==, sumi_bitboard_of (fact->reply));
      check_reply (c, fact);
    }
  else if (fact->kind == SUMI_FACT_REPLY_OPENS)
    check_reply (c, fact);
  else if (!check_feature (c, fact))
    g_assert_true (is_right ? check_right (c, fact) : check_wrong (c, fact));
}

/* A whole sentence, every blank filled, which names no square that is not the fact's, and not the
 * learner, who is "you". */
static void
check_sentence (const char *text, const SumiFact *fact, SumiBitboard also)
{
  SumiBitboard allowed
    = also | sumi_bitboard_of (fact->move) | fact->squares | fact->others | fact->task.goal.corners;

  if (fact->reply < 64)
    allowed |= sumi_bitboard_of (fact->reply);
  g_assert_nonnull (text);
  g_assert_null (strpbrk (text, "{}"));
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_null (strstr (text, "  "));
  g_assert_null (strstr (text, " ."));
  g_assert_null (strstr (text, "--"));
  g_assert_cmphex (tutor_named (text) & ~allowed, ==, 0);
  /* How a reply forces a corner is said of both sides by name. */
  if (fact->kind != SUMI_FACT_ALLOWS)
    g_assert_null (strstr (text, fact->side == SUMI_BLACK ? "Black" : "White"));
}

static SumiFact *
find_fact (GArray *facts, SumiFactKind kind)
{
  for (guint i = 0; i < facts->len; i++)
    {
      SumiFact *fact = &g_array_index (facts, SumiFact, i);

      if (fact->kind == kind)
        return fact;
    }
  return NULL;
}

/* Nothing that should be said is left out. */
static void
check_complete (const Case *c, GArray *facts)
{
  const SumiFact *first = &g_array_index (facts, SumiFact, 0);
  const SumiFact *also = find_fact (facts, SUMI_FACT_ALSO_REFUTED);
  gboolean has_stable
    = slow_stable (&c->before, c->side) != slow_stable (&c->after, c->side);

  g_assert_nonnull (find_fact (facts, SUMI_FACT_FLIPS));
  g_assert_nonnull (find_fact (facts, SUMI_FACT_MOBILITY));
  g_assert_nonnull (find_fact (facts, SUMI_FACT_FRONTIER));
  g_assert_cmpint (find_fact (facts, SUMI_FACT_STABLE) != NULL, ==, has_stable);
  if (slow_is_over (&c->after))
    g_assert_nonnull (find_fact (facts, SUMI_FACT_GAME_OVER));
  if ((c->replies & SUMI_CORNERS) != 0 && find_fact (facts, SUMI_FACT_GIVES_CORNER) == NULL)
    g_assert_cmphex (first->squares, ==, c->replies & SUMI_CORNERS);
  if ((first->kind == SUMI_FACT_REFUTED_BY || first->kind == SUMI_FACT_ALLOWS)
      && first->reply != SUMI_SQUARE_PASS)
    g_assert_cmphex (sumi_bitboard_of (first->reply) | first->others
                       | (also != NULL ? also->squares : 0),
                     ==, c->refutations);
}

/* What comes first is one text of whole sentences. That its causes are true, test-coach.c
 * checks. */
static void
check_headline (const SumiJudgement *judgement, SumiSquare move)
{
  g_autofree char *headline = sumi_explain_headline (judgement, move);
  guint n_first;
  g_autoptr (GArray) facts = sumi_coach_explain (judgement, move, SUMI_COACH_DEFAULT, &n_first);
  SumiBitboard named = 0;

  g_assert_cmpuint (n_first, >, 0);
  for (guint i = 0; i < n_first; i++)
    {
      g_autofree char *text = sumi_fact_to_text (&g_array_index (facts, SumiFact, i));

      g_assert_nonnull (strstr (headline, text));
      named |= tutor_named (text);
    }
  check_sentence (headline, &g_array_index (facts, SumiFact, 0), named);
}

static void
check_move (const SumiJudgement *judgement, SumiSquare move, gboolean is_right, gboolean *seen)
{
  g_autoptr (GArray) facts = sumi_explain_move (judgement, move);
  Case c;

  make_case (&c, &judgement->task, judgement->position, move);
  for (guint i = 0; i < facts->len; i++)
    {
      const SumiFact *fact = &g_array_index (facts, SumiFact, i);
      g_autofree char *text = sumi_fact_to_text (fact);

      check_fact (&c, fact, is_right);
      check_sentence (text, fact, 0);
      seen[fact->kind] = TRUE;
    }
  check_complete (&c, facts);
  check_headline (judgement, move);
}

static void
check_task (const SumiTask *task, SumiPosition position, Pinned *pinned, gboolean *seen)
{
  g_autoptr (SumiJudgement) judgement = tutor_judge (task, position);
  SumiBitboard right = slow_task_right (task, position);

  g_assert_true (judgement->is_decided);
  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      g_autoptr (GArray) facts = sumi_explain_move (judgement, (SumiSquare) move);

      check_move (judgement, (SumiSquare) move, sumi_bitboard_has (right, (SumiSquare) move), seen);
      for (guint i = 0; i < facts->len; i++)
        tutor_pin_fact (pinned, &g_array_index (facts, SumiFact, i));
    }
}

static SumiTask
make_task (RandomSource *source, gboolean is_deep)
{
  static const SumiTaskType types[] = { SUMI_TASK_FORCE, SUMI_TASK_FORCE, SUMI_TASK_DENY,
                                        SUMI_TASK_DENY, SUMI_TASK_BEST };
  SumiTask task = { .type = types[random_source_below (source, 5)],
                    .goal = { .kind = random_source_below (source, 4) },
                    .within = 1 + random_source_below (source, is_deep ? 4 : 2),
                    .measure = random_source_below (source, 3) };

  if (task.goal.kind == SUMI_GOAL_MOBILITY)
    task.goal.max_moves = random_source_below (source, 4);
  if (task.goal.kind == SUMI_GOAL_CORNER)
    task.goal.corners = SUMI_CORNERS;
  while (task.goal.kind == SUMI_GOAL_CORNER && random_source_below (source, 2) == 0)
    {
      SumiBitboard some = random_source_next (source) & SUMI_CORNERS;

      task.goal.corners = some != 0 ? some : SUMI_CORNERS;
    }
  return task;
}

/* Games near their end, where searches go deep and passes happen; games at any stage; and discs
 * strewn about, among which a side may be wiped out. */
static SumiPosition
make_position (RandomSource *source, gboolean *out_is_deep)
{
  for (;;)
    {
      SumiPosition position;

      *out_is_deep = FALSE;
      switch (random_source_below (source, 3))
        {
        case 0:
          *out_is_deep = TRUE;
          position = random_position (source, 55 + random_source_below (source, 9));
          break;
        case 1:
          position = random_position (source, 4 + random_source_below (source, 60));
          break;
        default:
          position = random_scattered_position (source);
          break;
        }
      if (sumi_position_legal_moves (position) != 0)
        return position;
    }
}

static void
test_random (void)
{
  RandomSource source = random_source_init (6);
  gboolean seen[SUMI_FACT_NOT_BEST + 1] = { FALSE };
  Pinned pinned = { 0 };

  for (int i = 0; i < N_POSITIONS; i++)
    {
      gboolean is_deep;
      SumiPosition position = make_position (&source, &is_deep);

      for (int j = 0; j < 4; j++)
        {
          SumiTask task = make_task (&source, is_deep);

          check_task (&task, position, &pinned, seen);
        }
    }
  for (int kind = 0; kind <= SUMI_FACT_NOT_BEST; kind++)
    g_assert_true (seen[kind]);
  pinned_check (&pinned, "facts", UINT64_C (0xecd75e481a388aff));
}

/* A move that was not judged is not said to be right or wrong. */
static void
test_undecided (void)
{
  SumiPosition position = position_of (tutor_puzzles[0], SUMI_BLACK);
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 8);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = NULL;
  g_autoptr (GArray) facts = NULL;
  SumiSquare move = square_of ("c1");

  budget.max_nodes = 1;
  judgement = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
  g_assert_cmpint (sumi_judgement_get (judgement, move)->verdict, ==, SUMI_VERDICT_UNDECIDED);
  facts = sumi_explain_move (judgement, move);
  g_assert_cmpuint (facts->len, >, 0);
  for (guint i = 0; i < facts->len; i++)
    {
      Case c;

      make_case (&c, &(SumiTask){ .type = SUMI_TASK_BEST }, position, move);
      g_assert_true (check_feature (&c, &g_array_index (facts, SumiFact, i)));
    }
  tutor_assert_text (sumi_explain_headline (judgement, move),
                     "It is not decided yet whether c1 is right.");
}

static void
test_illegal_has_none (void)
{
  SumiTask task = tutor_best (SUMI_MEASURE_MOBILITY);
  g_autoptr (SumiJudgement) judgement
    = tutor_judge (&task, position_of (tutor_puzzles[0], SUMI_BLACK));
  g_autoptr (GArray) facts = sumi_explain_move (judgement, square_of ("d4"));

  g_assert_cmpuint (facts->len, ==, 0);
  tutor_assert_text (sumi_explain_headline (judgement, square_of ("d4")),
                     "There is a disc on d4 already.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/facts/random", test_random);
  g_test_add_func ("/tutor/facts/undecided", test_undecided);
  g_test_add_func ("/tutor/facts/illegal-has-none", test_illegal_has_none);
  return g_test_run ();
}
