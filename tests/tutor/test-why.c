/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that is said of moves that were played, held against the slow rules. */

#include "coach-check.h"
#include "kind-names.h"
#include "random-positions.h"
#include "slow-endgame.h"
#include "slow-task.h"
#include "sumi-coach.h"
#include "sumi-why.h"
#include "sumi-why-words.h"
#include "tutor-fixture.h"
#include "tutor-weights.h"
#include "written.h"

#include <stdlib.h>
#include <string.h>

#define N_POSITIONS 1000
#define N_PASSES 60
#define MAX_PASS_NODES 30
#define TABLE_BYTES (256 * 1024)
#define MAX_VALUE (64 * SUMI_DISC)
#define MAX_WHOLE (60 * SUMI_DISC)

static const SumiGoal corner = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };

/* One move, as the slow rules see it. */
typedef struct
{
  const SumiWhy *why;
  const SumiEvaluation *evaluation;
  SumiWhyLimits limits;
  SlowBoard before, after, passed;
  SlowCell side, opponent;
  SumiBitboard legal, replies;
} Case;

static Case
make_case (const SumiWhy *why, const SumiEvaluation *evaluation, SumiWhyLimits limits)
{
  Case c = { .why = why, .evaluation = evaluation, .limits = limits };

  c.before = slow_from_position (why->before);
  c.passed = slow_pass (&c.before);
  c.after = why->move == SUMI_SQUARE_PASS ? c.passed : slow_play (&c.before, why->move);
  c.side = c.before.turn;
  c.opponent = c.after.turn;
  c.legal = slow_legal (&c.before);
  c.replies = slow_legal (&c.after);
  return c;
}

static const SumiWhyFact *
find_fact (const SumiWhy *why, SumiWhyKind kind)
{
  for (guint i = 0; i < why->facts->len; i++)
    {
      if (g_array_index (why->facts, SumiWhyFact, i).kind == kind)
        return &g_array_index (why->facts, SumiWhyFact, i);
    }
  return NULL;
}

/* The moves of BEFORE after which the opponent can force a corner within N of its moves. */
static SumiBitboard
losing_moves (const Case *c, int n)
{
  SumiBitboard losing = 0;

  SUMI_FOREACH_SQUARE (square, c->legal)
    {
      SlowBoard after = slow_play (&c->before, (int) square);

      if (slow_task_can_force (&after, c->opponent, &corner, n))
        losing |= UINT64_C (1) << square;
    }
  return losing;
}

/* Whether the opponent's REPLY begins what it forces within N of its moves. */
static gboolean
begins_corner (const Case *c, SumiSquare reply, int n)
{
  SlowBoard next;

  if (reply == SUMI_SQUARE_PASS)
    return c->replies == 0 && slow_task_can_force (&c->after, c->opponent, &corner, n);
  g_assert_true (sumi_bitboard_has (c->replies, reply));
  next = slow_play (&c->after, reply);
  return sumi_bitboard_has (SUMI_CORNERS, reply)
         || (n > 1 && slow_task_can_force (&next, c->opponent, &corner, n - 1));
}

static void
check_corner_lost (const Case *c, const SumiWhyFact *fact)
{
  g_assert_true (slow_task_can_force (&c->after, c->opponent, &corner, fact->within));
  if (fact->within > 1)
    g_assert_false (slow_task_can_force (&c->after, c->opponent, &corner, fact->within - 1));
  g_assert_true (begins_corner (c, fact->reply, fact->within));
  SUMI_FOREACH_SQUARE (reply, fact->others)
    g_assert_true (begins_corner (c, (SumiSquare) reply, fact->within));
}

static void
check_corner (const Case *c, const SumiWhyFact *fact)
{
  g_assert_cmpint (fact->within, >=, 1);
  g_assert_cmpint (fact->within, <=, c->limits.corner_within);
  if (fact->kind == SUMI_WHY_CORNER_LOST)
    check_corner_lost (c, fact);
  else if (fact->kind == SUMI_WHY_CORNER_WON)
    {
      g_assert_true (slow_task_can_force (&c->after, c->side, &corner, fact->within));
      if (fact->within > 1)
        g_assert_false (slow_task_can_force (&c->after, c->side, &corner, fact->within - 1));
    }
  else
    {
      SumiBitboard losing = losing_moves (c, fact->within);
      gboolean loses = sumi_bitboard_has (losing, fact->move);

      g_assert_true (loses == (fact->kind != SUMI_WHY_CORNER_KEPT));
      if (fact->kind == SUMI_WHY_CORNER_UNAVOIDABLE)
        g_assert_cmphex (losing, ==, c->legal);
      else
        {
          /* A budget that is spent may leave some out. */
          SumiBitboard named = fact->kind == SUMI_WHY_CORNER_KEPT ? losing : c->legal & ~losing;

          g_assert_cmphex (fact->squares, !=, 0);
          g_assert_cmphex (fact->squares & ~named, ==, 0);
          if (c->why->is_complete)
            g_assert_cmphex (fact->squares, ==, named);
        }
    }
}

/* In discs for the side that moved. */
static int
slow_result (const Case *c)
{
  int score = slow_score (&c->after, false);

  return c->after.turn == c->side ? score : -score;
}

static void
check_result (const Case *c, const SumiWhyFact *fact)
{
  int best = c->legal != 0 ? slow_score (&c->before, false) : slow_result (c);

  if (fact->kind == SUMI_WHY_RESULT)
    g_assert_cmpint (fact->value, ==, slow_result (c));
  else
    g_assert_cmpint (slow_result (c), ==, best);
}

/* Of MOVE. */
static int
slow_result_of (const Case *c, SumiSquare move)
{
  SlowBoard after = slow_play (&c->before, move);
  int score = slow_score (&after, false);

  return after.turn == c->side ? score : -score;
}

/* The move is compared with one that is better or, if it is the best itself, with a worse one; and
 * there is none between. */
static void
check_reason (const Case *c, const SumiWhyFact *fact)
{
  int worse = slow_result_of (c, fact->reason.move), better = slow_result_of (c, fact->reason.best);

  g_assert_cmpint (fact->reason.side, ==, c->why->before.turn);
  g_assert_cmpint (fact->reason.kind, !=, SUMI_REASON_NONE);
  g_assert_cmpint (worse, <, better);
  g_assert_cmpint (better, ==, slow_score (&c->before, false));
  if (fact->move == fact->reason.move)
    return;
  g_assert_cmpint (fact->move, ==, fact->reason.best);
  SUMI_FOREACH_SQUARE (move, c->legal)
    {
      int result = slow_result_of (c, (SumiSquare) move);

      g_assert_true (result <= worse || result == better);
    }
}

static void
assert_sets (const SumiFact *fact, SumiBitboard before, SumiBitboard after)
{
  g_assert_cmphex (fact->squares, ==, after);
  g_assert_cmpint (fact->before, ==, sumi_bitboard_count (before));
  g_assert_cmpint (fact->after, ==, sumi_bitboard_count (after));
}

/* A cause of the move, or of a reply to it. */
static void
check_cause (const Case *c, const SumiFact *fact, const SumiFact *next)
{
  gboolean is_reply = fact->side != c->why->before.turn;

  g_assert_cmpint (fact->voice, ==, SUMI_VOICE_NEUTRAL);
  if (is_reply)
    g_assert_true (sumi_bitboard_has (c->replies, fact->move));
  else
    g_assert_cmpint (fact->move, ==, c->why->move);
  g_assert_true (sumi_position_equal (
    fact->position,
    is_reply ? sumi_position_play (c->why->before, c->why->move) : c->why->before));
  g_assert_true (coach_check_fact (fact, next));
}

static void
check_feature (const Case *c, const SumiFact *fact)
{
  SumiBitboard corners = c->replies & SUMI_CORNERS;

  g_assert_cmpint (fact->move, ==, c->why->move);
  g_assert_cmpint (fact->side, ==, c->why->before.turn);
  switch ((int) fact->kind)
    {
    case SUMI_FACT_FLIPS:
      g_assert_cmphex (fact->squares, ==, slow_flips (&c->before, fact->move));
      g_assert_cmpint (fact->count, ==, sumi_bitboard_count (fact->squares));
      break;
    case SUMI_FACT_MOBILITY:
      assert_sets (fact, slow_legal (&c->passed), c->replies);
      break;
    case SUMI_FACT_FRONTIER:
      assert_sets (fact, slow_frontier (&c->before, c->side), slow_frontier (&c->after, c->side));
      break;
    case SUMI_FACT_STABLE:
      assert_sets (fact, slow_stable (&c->before, c->side), slow_stable (&c->after, c->side));
      break;
    case SUMI_FACT_GIVES_CORNER:
      g_assert_cmphex (fact->squares, ==, corners);
      g_assert_cmphex (fact->others, ==, corners & ~slow_legal (&c->passed));
      break;
    case SUMI_FACT_MUST_PASS:
      g_assert_cmphex (fact->squares, ==, 0);
      g_assert_true (slow_must_pass (&c->after));
      break;
    case SUMI_FACT_GAME_OVER:
      g_assert_true (slow_is_over (&c->after));
      break;
    case SUMI_FACT_ONLY_REPLY:
      g_assert_cmphex (sumi_bitboard_of (fact->reply), ==, c->replies);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* What the evaluation gives to the board right after MOVE, for the side that plays it. */
static int
value_after (const Case *c, SumiSquare move)
{
  SumiPosition after = sumi_position_play (c->why->before, move);
  SlowBoard board = slow_from_position (after);
  int sign = slow_must_pass (&board) ? 1 : -1;
  SumiEvaluationState state;

  if (sign > 0)
    after = sumi_position_pass (after);
  state = sumi_evaluation_start (c->evaluation, after);
  return sign * sumi_evaluation_value (c->evaluation, &state, sumi_position_legal_moves (after));
}

static void
check_comparison (const Case *c, const SumiWhyFact *fact)
{
  int total = value_after (c, fact->better) - value_after (c, fact->worse);

  g_assert_cmpint (fact->value, >=, 0);
  g_assert_cmpint (sumi_evaluation_sum_total (&fact->parts), ==, total);
  if (fact->part == SUMI_NO_PART)
    return;
  for (int part = 0; part < SUMI_N_EVALUATION_PARTS; part++)
    g_assert_cmpint (fact->parts.parts[fact->part], >=, fact->parts.parts[part]);
  g_assert_cmpint (2 * fact->parts.parts[fact->part], >=, total);
  g_assert_cmpint (2 * total, >=, fact->value);
}

static void
check_estimate (const Case *c, const SumiWhyFact *fact)
{
  const SumiWhyFact *comparison = find_fact (c->why, SUMI_WHY_COMPARISON);
  gboolean is_pair = fact->kind == SUMI_WHY_COMPARISON || fact->kind == SUMI_WHY_PART;

  g_assert_true (fact->kind != SUMI_WHY_PART || comparison != NULL);
  g_assert_true (is_pair == (fact->better != SUMI_SQUARE_NONE));
  if (is_pair)
    {
      g_assert_true (sumi_bitboard_has (c->legal, fact->better));
      g_assert_true (sumi_bitboard_has (c->legal, fact->worse));
      g_assert_cmpint (fact->better, !=, fact->worse);
      g_assert_true (fact->better == fact->move || fact->worse == fact->move);
    }
  if (fact->kind == SUMI_WHY_COMPARISON)
    check_comparison (c, fact);
  else if (fact->kind == SUMI_WHY_PART && comparison != NULL)
    g_assert_cmpint (fact->value, ==,
                     comparison->parts.parts[fact->part]
                         * (fact->better == comparison->better ? 1 : -1));
  else if (fact->kind == SUMI_WHY_DEPTH)
    g_assert_cmpint (fact->depth, <=, c->limits.depth);
}

static void
check_fact (const Case *c, const SumiWhyFact *fact, const SumiWhyFact *next)
{
  g_assert_cmpint (fact->move, ==, c->why->move);
  g_assert_cmpint (fact->side, ==, c->why->before.turn);
  switch (fact->kind)
    {
    case SUMI_WHY_PASSED:
      g_assert_cmpint (fact->move, ==, SUMI_SQUARE_PASS);
      g_assert_true (slow_must_pass (&c->before));
      break;
    case SUMI_WHY_ONLY_MOVE:
      g_assert_cmphex (c->legal, ==, sumi_bitboard_of (fact->move));
      break;
    case SUMI_WHY_TAKES_CORNER:
      g_assert_true (sumi_bitboard_has (SUMI_CORNERS, fact->move));
      break;
    case SUMI_WHY_FINAL:
      g_assert_true (slow_is_over (&c->after));
      g_assert_cmpint (fact->value, ==,
                       slow_count (&c->after, c->side) - slow_count (&c->after, c->opponent));
      break;
    case SUMI_WHY_OPENS:
      g_assert_cmphex (fact->squares, ==, c->replies & ~slow_legal (&c->passed));
      break;
    case SUMI_WHY_CLOSES:
      g_assert_cmphex (fact->squares, ==,
                       slow_legal (&c->passed) & ~c->replies & ~sumi_bitboard_of (fact->move));
      break;
    case SUMI_WHY_FEATURE:
      if (fact->feature.kind < SUMI_FACT_TOOK_ONLY)
        check_feature (c, &fact->feature);
      else
        check_cause (c, &fact->feature, next != NULL ? &next->feature : NULL);
      break;
    case SUMI_WHY_RESULT:
    case SUMI_WHY_NONE_BETTER:
      check_result (c, fact);
      break;
    case SUMI_WHY_REASON:
      check_reason (c, fact);
      break;
    case SUMI_WHY_CORNER_LOST:
    case SUMI_WHY_CORNER_AVOIDABLE:
    case SUMI_WHY_CORNER_UNAVOIDABLE:
    case SUMI_WHY_CORNER_KEPT:
    case SUMI_WHY_CORNER_WON:
      check_corner (c, fact);
      break;
    case SUMI_WHY_COMPARISON:
    case SUMI_WHY_PART:
    case SUMI_WHY_STANDING:
    case SUMI_WHY_DEPTH:
      check_estimate (c, fact);
      break;
    case SUMI_N_WHY_KINDS:
    default:
      g_assert_not_reached ();
    }
}

/* A whole sentence that names no square and no number but the fact's, that addresses nobody, and
 * that is worded as an estimate if it is one, and only then. */
static void
check_sentence (const SumiWhyFact *fact)
{
  g_autofree char *text = sumi_why_fact_to_text (fact);
  const char *name = sumi_square_to_name (fact->move);
  g_autofree char *own = g_strdup_printf ("%s takes %s", name, name);
  const SumiFact *feature = &fact->feature;
  gboolean is_feature = fact->kind == SUMI_WHY_FEATURE;
  gboolean is_reason = fact->kind == SUMI_WHY_REASON;
  SumiBitboard allowed = fact->squares | fact->others | feature->squares | feature->others
                         | feature->lost | feature->anchors | feature->line;
  const SumiSquare squares[] = { fact->move,
                                 fact->reply,
                                 fact->better,
                                 fact->worse,
                                 is_reason ? fact->reason.move : SUMI_SQUARE_NONE,
                                 is_reason ? fact->reason.best : SUMI_SQUARE_NONE,
                                 is_reason ? fact->reason.square : SUMI_SQUARE_NONE,
                                 is_reason ? fact->reason.end : SUMI_SQUARE_NONE,
                                 is_feature ? feature->move : SUMI_SQUARE_NONE,
                                 is_feature ? feature->reply : SUMI_SQUARE_NONE,
                                 is_feature ? feature->corner : SUMI_SQUARE_NONE,
                                 is_feature ? feature->end : SUMI_SQUARE_NONE };
  gboolean is_worded = strstr (text, "As far as Sumi can see") != NULL
                       || strstr (text, "looks about") != NULL
                       || strstr (text, "For this estimate") != NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (squares); i++)
    {
      if (squares[i] < 64)
        allowed |= sumi_bitboard_of (squares[i]);
    }
  /* Diagonals are named by the corners that they lead to. */
  if (is_feature && feature->kind == SUMI_FACT_PUNISHES)
    allowed |= SUMI_CORNERS;
  g_assert_null (strpbrk (text, "{}"));
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_null (strstr (text, "  "));
  g_assert_null (strstr (text, " ."));
  g_assert_null (strstr (text, "--"));
  g_assert_null (strstr (text, "you"));
  g_assert_null (strstr (text, "You"));
  g_assert_null (strstr (text, " 0 disc"));
  /* No move takes its own square away. */
  g_assert_null (strstr (text, own));
  g_assert_cmphex (tutor_named (text) & ~allowed, ==, 0);
  g_assert_true (is_worded == sumi_why_kind_is_estimate (fact->kind));
}

/* What must not be left out when nothing cut the search short. */
static void
check_complete (const Case *c)
{
  const SumiWhy *why = c->why;
  gboolean is_over = slow_is_over (&c->after);
  int n_empties = slow_count (&c->before, SLOW_EMPTY);
  gboolean is_exact = n_empties <= c->limits.exact_empties;
  gboolean is_lost = slow_task_can_force (&c->after, c->opponent, &corner, c->limits.corner_within);
  gboolean says_lost =
      find_fact (why, SUMI_WHY_CORNER_LOST) != NULL || (c->replies & SUMI_CORNERS) != 0;

  g_assert_true (is_over == (find_fact (why, SUMI_WHY_FINAL) != NULL));
  g_assert_true ((is_exact && !is_over) == (find_fact (why, SUMI_WHY_RESULT) != NULL));
  g_assert_true (is_lost == says_lost);
  if (why->move < 64)
    g_assert_true ((is_lost && (c->replies & SUMI_CORNERS) == 0)
                   == (find_fact (why, SUMI_WHY_CORNER_LOST) != NULL));
  if (c->limits.corner_within > 1)
    g_assert_true (slow_task_can_force (&c->after, c->side, &corner, c->limits.corner_within - 1)
                   == (find_fact (why, SUMI_WHY_CORNER_WON) != NULL));
  g_assert_true ((is_exact || is_over) == (find_fact (why, SUMI_WHY_STANDING) == NULL));
  g_assert_true ((find_fact (why, SUMI_WHY_FEATURE) != NULL) == (why->move < 64));
}

/* Results, and the sizes of regions, are numbers that decide. */
static gboolean
may_have_number (const SumiWhyFact *fact)
{
  return fact->kind == SUMI_WHY_FINAL || fact->kind == SUMI_WHY_RESULT
         || (fact->kind == SUMI_WHY_FEATURE
             && (fact->feature.kind == SUMI_FACT_RESULTS
                 || fact->feature.kind == SUMI_FACT_REGION));
}

/* A cause that both a result and what follows from it have is said once. */
static void
check_once (const SumiWhy *why)
{
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < why->facts->len; i++)
    {
      char *text = sumi_why_fact_to_text (&g_array_index (why->facts, SumiWhyFact, i));

      g_assert_true (g_hash_table_add (said, text));
    }
}

/* What is said first: in at most three sentences, and without a number where a cause is known. */
static void
check_first (const SumiWhy *why)
{
  int n_sentences = 0;
  gboolean has_cause = FALSE, has_count = FALSE;

  g_assert_cmpuint (why->n_first, >, 0);
  for (guint i = 0; i < why->n_first; i++)
    {
      const SumiWhyFact *fact = &g_array_index (why->facts, SumiWhyFact, i);
      g_autofree char *text = sumi_why_fact_to_text (fact);

      n_sentences += coach_count_sentences (text);
      has_cause = has_cause
                  || (fact->kind == SUMI_WHY_FEATURE && fact->feature.kind >= SUMI_FACT_TOOK_ONLY
                      && fact->feature.kind != SUMI_FACT_RESULTS);
      has_count = has_count || (!may_have_number (fact) && tutor_has_number (text));
    }
  g_assert_cmpint (n_sentences, <=, SUMI_COACH_MAX_SENTENCES);
  if (has_cause && has_count)
    for (guint i = 0; i < why->n_first; i++)
      {
        g_autofree char *text = sumi_why_fact_to_text (&g_array_index (why->facts, SumiWhyFact, i));

        g_test_message ("%s", text);
      }
  g_assert_false (has_cause && has_count);
}

/* A corner that no move could have kept tells no move from another: it comes after what does. */
static void
check_unavoidable (const SumiWhy *why)
{
  const SumiWhyFact *kept_by_none = find_fact (why, SUMI_WHY_CORNER_UNAVOIDABLE);
  const SumiWhyFact *comparison = find_fact (why, SUMI_WHY_COMPARISON);
  const SumiWhyFact *lost = find_fact (why, SUMI_WHY_CORNER_LOST);
  const SumiWhyFact *rest = &g_array_index (why->facts, SumiWhyFact, why->n_first);

  if (kept_by_none == NULL || comparison == NULL || comparison >= rest)
    return;
  g_assert_true (comparison < kept_by_none);
  g_assert_true (lost == NULL || comparison < lost);
  for (const SumiWhyFact *fact = &g_array_index (why->facts, SumiWhyFact, 0); fact < rest; fact++)
    g_assert_true (fact->kind != SUMI_WHY_FEATURE
                   || fact->feature.kind != SUMI_FACT_HANDS_CORNER);
}

/* That a corner is kept is no reason where the move that is better keeps it, too: it is not said
 * first then. */
static void
check_kept (const SumiWhy *why)
{
  const SumiWhyFact *kept = find_fact (why, SUMI_WHY_CORNER_KEPT);
  const SumiWhyFact *comparison = find_fact (why, SUMI_WHY_COMPARISON);
  const SumiWhyFact *rest = &g_array_index (why->facts, SumiWhyFact, why->n_first);

  if (kept != NULL && kept < rest && comparison != NULL && comparison->value > 0
      && comparison->worse == why->move)
    g_assert_true (sumi_bitboard_has (kept->squares, comparison->better));
}

/* Whether FACT tells how SIDE, which moved, wins a corner. */
static gboolean
tells_how (const SumiWhyFact *fact, SumiColor side)
{
  return fact->kind == SUMI_WHY_FEATURE && fact->feature.side == side
         && (fact->feature.kind == SUMI_FACT_LINE || fact->feature.kind == SUMI_FACT_BREAKERS
             || fact->feature.kind == SUMI_FACT_AIMS || fact->feature.kind == SUMI_FACT_OPENS
             || fact->feature.kind == SUMI_FACT_LEFT || fact->feature.kind == SUMI_FACT_PLAN
             || fact->feature.kind == SUMI_FACT_TEMPO || fact->feature.kind == SUMI_FACT_WAITS
             || fact->feature.kind == SUMI_FACT_STONER
             || fact->feature.kind == SUMI_FACT_MUST_PASS);
}

/* That a corner is won is no reason where one could have been taken, or where the better move wins
 * one as well: it is not said first then. "So" follows from what is said before it, and how a
 * corner is won is not said without saying that it is. */
static void
check_won (const Case *c)
{
  const SumiWhy *why = c->why;
  const SumiWhyFact *won = find_fact (why, SUMI_WHY_CORNER_WON);
  const SumiWhyFact *comparison = find_fact (why, SUMI_WHY_COMPARISON);
  const SumiWhyFact *first = &g_array_index (why->facts, SumiWhyFact, 0);
  const SumiWhyFact *rest = first + why->n_first;
  gboolean is_first = won != NULL && won < rest;

  g_assert_true (won == NULL || !won->is_plain || tells_how (won - 1, won->side));
  for (const SumiWhyFact *fact = first; fact < rest; fact++)
    g_assert_true (is_first || fact->feature.kind != SUMI_FACT_LINE
                   || !tells_how (fact, why->before.turn));
  if (!is_first || why->move == SUMI_SQUARE_PASS)
    return;
  g_assert_cmphex (c->legal & SUMI_CORNERS, ==, 0);
  if (comparison != NULL && comparison->value > 0 && comparison->worse == why->move)
    {
      SlowBoard better = slow_play (&c->before, comparison->better);

      g_assert_false (slow_task_can_force (&better, c->side, &corner, won->within));
    }
}

static void
check_why (const SumiWhy *why, const SumiEvaluation *evaluation, SumiWhyLimits limits, int *seen)
{
  Case c = make_case (why, evaluation, limits);
  guint told = 0;

  for (guint i = 0; i < why->facts->len; i++)
    {
      const SumiWhyFact *fact = &g_array_index (why->facts, SumiWhyFact, i);

      /* What holds of any move is told once. */
      if (fact->kind == SUMI_WHY_FEATURE && fact->feature.kind <= SUMI_FACT_GAME_OVER)
        {
          g_assert_cmphex (told & 1u << fact->feature.kind, ==, 0);
          told |= 1u << fact->feature.kind;
        }
      check_fact (&c, fact, i + 1 < why->facts->len ? fact + 1 : NULL);
      check_sentence (fact);
      seen[fact->kind]++;
    }
  check_first (why);
  check_once (why);
  check_unavoidable (why);
  check_kept (why);
  check_won (&c);
  if (why->is_complete)
    check_complete (&c);
}

/* With all the time that it takes. */
static void
pin_why (Pinned *pinned, const SumiWhy *why)
{
  pinned_add (pinned, "move %d, first %u", why->move, why->n_first);
  for (guint i = 0; i < why->facts->len; i++)
    {
      const SumiWhyFact *fact = &g_array_index (why->facts, SumiWhyFact, i);

      pinned_add (pinned,
                  "why %s %d %d %d, squares %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER
                  "x, numbers %d %d %d %d, moves %d %d, part %d",
                  sumi_why_kind_to_name (fact->kind), fact->side, fact->move, fact->reply,
                  fact->squares, fact->others,
                  fact->within, fact->value, fact->depth, fact->is_plain, fact->better,
                  fact->worse, fact->part);
      if (fact->kind == SUMI_WHY_FEATURE)
        tutor_pin_fact (pinned, &fact->feature);
    }
}

static void
check_in_full (SumiPosition position,
               SumiSquare move,
               SumiMidgame *midgame,
               const SumiEvaluation *evaluation,
               SumiWhyLimits limits,
               Pinned *pinned,
               int *seen)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiWhy) why = sumi_why_new (position, move, midgame, evaluation, limits, &budget);

  g_assert_true (why->is_complete);
  check_why (why, evaluation, limits, seen);
  pin_why (pinned, why);
}

/* Games at any stage, games near their end, and discs strewn about, where sides have to pass. */
static SumiPosition
make_position (RandomSource *source, SumiWhyLimits *out_limits)
{
  for (;;)
    {
      SumiPosition position;
      int n_empties;

      switch (random_source_below (source, 6))
        {
        case 0:
          position = random_scattered_position (source);
          break;
        case 1:
          position = random_position (source, 56 + random_source_below (source, 8));
          break;
        case 2:
          position =
              sumi_position_pass (random_position (source, 45 + random_source_below (source, 19)));
          if (!sumi_position_must_pass (position))
            continue;
          break;
        default:
          position = random_position (source, 5 + random_source_below (source, 55));
          break;
        }
      n_empties = sumi_position_count_empties (position);
      *out_limits = (SumiWhyLimits){ .depth = 1 + random_source_below (source, 4),
                                     .exact_empties = 7,
                                     .corner_within = n_empties <= 8 ? 3 : 2 };
      if (!sumi_position_is_over (position))
        return position;
    }
}

static SumiSquare
choose_move (RandomSource *source, SumiPosition position)
{
  SumiBitboard moves = sumi_position_legal_moves (position);

  return moves != 0 ? random_square_of (source, moves) : SUMI_SQUARE_PASS;
}

static void
test_random (void)
{
  RandomSource source = random_source_init (11);
  SumiEvaluation *evaluation = tutor_open_evaluation ();
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  int seen[SUMI_N_WHY_KINDS] = { 0 };
  Pinned pinned = { 0 };

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiWhyLimits limits;
      SumiPosition position = make_position (&source, &limits);

      if (sumi_position_must_pass (position))
        check_in_full (position, SUMI_SQUARE_PASS, midgame, evaluation, limits, &pinned, seen);
      SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
        check_in_full (position, (SumiSquare) square, midgame, evaluation, limits, &pinned, seen);
    }
  pinned_check (&pinned, "why", UINT64_C (0xc279c3517ca616bb));
  for (int kind = 0; kind < SUMI_N_WHY_KINDS; kind++)
    {
      g_test_message ("kind %d: %d facts", kind, seen[kind]);
      g_assert_cmpint (seen[kind], >, 0);
    }
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

/* Corners three moves ahead, with the board half full. */
static void
test_far_corners (void)
{
  const SumiWhyLimits limits = { .depth = 1, .exact_empties = 0, .corner_within = 3 };
  RandomSource source = random_source_init (12);
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  int seen[SUMI_N_WHY_KINDS] = { 0 };

  for (int i = 0; i < 60; i++)
    {
      SumiPosition position = random_position (&source, 10 + random_source_below (&source, 6));
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiWhy) why = sumi_why_new (position, choose_move (&source, position), midgame,
                                              evaluation, limits, &budget);

      check_why (why, evaluation, limits, seen);
    }
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

/* Search takes no board to be worth more than a full one, and counts discs once a game is over. */
static gboolean
is_cut (const Case *c, SumiSquare move)
{
  SlowBoard after = slow_play (&c->before, move);

  return slow_is_over (&after) || abs (value_after (c, move)) > MAX_WHOLE;
}

/* Looking one move ahead is looking at the board after it: the parts then add up to the whole. */
static void
test_parts_add_up (void)
{
  const SumiWhyLimits limits = { .depth = 1, .exact_empties = 0, .corner_within = 0 };
  RandomSource source = random_source_init (13);
  SumiEvaluation *evaluation = tutor_open_evaluation ();
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  int n_whole = 0, n_reasons = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 8 + random_source_below (&source, 40));
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiWhy) why = sumi_why_new (position, choose_move (&source, position), midgame,
                                              evaluation, limits, &budget);
      const SumiWhyFact *fact = find_fact (why, SUMI_WHY_COMPARISON);
      const SumiWhyFact *standing = find_fact (why, SUMI_WHY_STANDING);
      Case c = make_case (why, evaluation, limits);

      if (fact == NULL || standing == NULL)
        continue;
      g_assert_cmpint (abs (standing->value), <=, MAX_VALUE);
      if (is_cut (&c, fact->better) || is_cut (&c, fact->worse))
        continue;
      n_whole++;
      g_assert_cmpint (fact->value, ==, sumi_evaluation_sum_total (&fact->parts));
      g_assert_cmpint (standing->value, ==, value_after (&c, why->move));
      n_reasons += fact->part != SUMI_NO_PART;
    }
  g_test_message ("%d of %d have a reason", n_reasons, n_whole);
  g_assert_cmpint (n_whole, >, N_POSITIONS / 2);
  g_assert_cmpint (n_reasons, >, N_POSITIONS / 4);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

/* What is said when the search is cut short is as true. */
static void
test_budget (void)
{
  RandomSource source = random_source_init (14);
  SumiEvaluation *evaluation = tutor_open_evaluation ();
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  int seen[SUMI_N_WHY_KINDS] = { 0 };
  int n_incomplete = 0;

  for (int i = 0; i < N_POSITIONS / 4; i++)
    {
      SumiWhyLimits limits;
      SumiPosition position = make_position (&source, &limits);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiWhy) why = NULL;

      budget.max_nodes = 1 + (uint64_t) random_source_below (&source, 2000);
      why = sumi_why_new (position, choose_move (&source, position), midgame, evaluation, limits,
                          &budget);
      check_why (why, evaluation, limits, seen);
      n_incomplete += !why->is_complete;
    }
  g_test_message ("%d not complete", n_incomplete);
  g_assert_cmpint (n_incomplete, >, 0);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

/* Whether a pass loses a corner takes more nodes than anything else about it: where they do not
 * suffice for that, what is said is not complete, though all else is there. */
static void
test_budget_of_pass (void)
{
  const SumiWhyLimits limits = { .depth = 1, .exact_empties = 0, .corner_within = 3 };
  RandomSource source = random_source_init (15);
  SumiEvaluation *evaluation = tutor_open_evaluation ();
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  Pinned pinned = { 0 };

  for (int i = 0; i < N_PASSES;)
    {
      SumiPosition position = random_scattered_position (&source);

      if (!sumi_position_must_pass (position))
        continue;
      i++;
      for (uint64_t n = 1; n <= MAX_PASS_NODES; n++)
        {
          SumiBudget budget = SUMI_BUDGET_UNLIMITED;
          g_autoptr (SumiWhy) why = NULL;

          budget.max_nodes = n;
          why = sumi_why_new (position, SUMI_SQUARE_PASS, midgame, evaluation, limits, &budget);
          pinned_add (&pinned, "complete %d", why->is_complete);
          pin_why (&pinned, why);
        }
    }
  pinned_check (&pinned, "why-budget", UINT64_C (0x475a3123512370f9));
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

/* A move that ends the game long before the board is full: nobody is ahead "now". */
static void
test_final (void)
{
  const SumiWhyLimits limits = { .depth = 2, .exact_empties = 0, .corner_within = 1 };
  SumiEvaluation *evaluation = tutor_open_evaluation ();
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  SumiPosition position = position_of ("........"
                                          "........"
                                          ".XXXXX.."
                                          ".OOOX..."
                                          "...XX..."
                                          ".....X.."
                                          "........"
                                          "........",
                                          SUMI_BLACK);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  int seen[SUMI_N_WHY_KINDS] = { 0 };
  g_autoptr (SumiWhy) why
    = sumi_why_new (position, square_of ("a4"), midgame, evaluation, limits, &budget);

  check_why (why, evaluation, limits, seen);
  g_assert_cmpint (seen[SUMI_WHY_FINAL], ==, 1);
  g_assert_cmpint (seen[SUMI_WHY_STANDING], ==, 0);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/why/random", test_random);
  g_test_add_func ("/tutor/why/far-corners", test_far_corners);
  g_test_add_func ("/tutor/why/parts-add-up", test_parts_add_up);
  g_test_add_func ("/tutor/why/final", test_final);
  g_test_add_func ("/tutor/why/budget", test_budget);
  g_test_add_func ("/tutor/why/budget-of-pass", test_budget_of_pass);
  return g_test_run ();
}
