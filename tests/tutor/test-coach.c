/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a coach says first: each fact held against the slow rules, for every move of positions from
 * a seed; and the whole text, word by word, for the positions of a table. */

#include "random-positions.h"
#include "slow-endgame.h"
#include "slow-task.h"
#include "sumi-coach.h"
#include "sumi-explain-words.h"
#include "sumi-fact-words.h"
#include "sumi-notation.h"
#include "tutor-fixture.h"

#include <stdlib.h>
#include <string.h>

#define N_POSITIONS 2000
#define MAX_SENTENCES 3

/* One move, as the slow rules see it. */
typedef struct
{
  const SumiTask *task;
  int move;
  gboolean is_right;
  SlowBoard before, unmoved, after, unanswered; /* unmoved, unanswered: after a pass instead */
  SlowCell side, opponent;
  SumiBitboard had, has, turned;
} Case;

static gboolean
has (SumiBitboard set, int square)
{
  return (set >> square & 1) != 0;
}

static SumiBitboard
corners_of (const SlowBoard *board, const SumiTask *task)
{
  gboolean is_asked = (task->type == SUMI_TASK_FORCE || task->type == SUMI_TASK_DENY)
                      && task->goal.kind == SUMI_GOAL_CORNER;

  return slow_legal (board) & (is_asked ? task->goal.corners : SUMI_CORNERS);
}

static SumiBitboard
corners_after (const Case *c, const SlowBoard *board, int reply)
{
  SlowBoard answered = slow_play (board, reply);

  return corners_of (&answered, c->task);
}

/* The board after the move with the disc on SQUARE as it was before. */
static SlowBoard
undo_on (const Case *c, int square)
{
  SlowBoard board = c->after;

  board.cells[square / 8][square % 8] = c->before.cells[square / 8][square % 8];
  return board;
}

/* The discs between CORNER and the first disc of SIDE, END, if they are all of the other side. */
static SumiBitboard
line_between (const SlowBoard *board, SlowCell side, int corner, int end)
{
  int down = (end / 8 > corner / 8) - (end / 8 < corner / 8);
  int right = (end % 8 > corner % 8) - (end % 8 < corner % 8);
  int n = MAX (ABS (end / 8 - corner / 8), ABS (end % 8 - corner % 8));
  SumiBitboard line = 0;

  g_assert_true (down == 0 || right == 0
                 || ABS (end / 8 - corner / 8) == ABS (end % 8 - corner % 8));
  g_assert_cmpint (board->cells[corner / 8][corner % 8], ==, SLOW_EMPTY);
  for (int i = 1; i < n; i++)
    {
      SlowCell cell = board->cells[corner / 8 + i * down][corner % 8 + i * right];

      g_assert_true (cell != SLOW_EMPTY && cell != side);
      line |= UINT64_C (1) << (8 * (corner / 8 + i * down) + corner % 8 + i * right);
    }
  g_assert_cmpint (board->cells[end / 8][end % 8], ==, side);
  return line;
}

/* Whether CORNER can be won in the direction of TOWARDS. */
static gboolean
wins_along (const SlowBoard *board, SlowCell side, int corner, int towards)
{
  int down = (towards / 8 > corner / 8) - (towards / 8 < corner / 8);
  int right = (towards % 8 > corner % 8) - (towards % 8 < corner % 8);
  int row = corner / 8, column = corner % 8, n = 0;

  if (board->cells[row][column] != SLOW_EMPTY)
    return FALSE;
  for (row += down, column += right; row >= 0 && row < 8 && column >= 0 && column < 8;
       row += down, column += right, n++)
    {
      if (board->cells[row][column] == SLOW_EMPTY)
        return FALSE;
      if (board->cells[row][column] == side)
        return n > 0;
    }
  return FALSE;
}

/* No line from CORNER to a disc of SIDE has more discs of the other side on it than LINE. */
static void
assert_longest (const SlowBoard *board, SlowCell side, int corner, SumiBitboard line)
{
  int down = corner < 8 ? 1 : -1, right = corner % 8 == 0 ? 1 : -1;
  int towards[] = { corner + right, corner + 8 * down, corner + 8 * down + right };

  for (gsize i = 0; i < G_N_ELEMENTS (towards); i++)
    {
      int end = towards[i];

      if (!wins_along (board, side, corner, towards[i]))
        continue;
      while (board->cells[end / 8][end % 8] != side)
        end += towards[i] - corner;
      g_assert_cmpint (sumi_bitboard_count (line_between (board, side, corner, end)), <=,
                       sumi_bitboard_count (line));
    }
}

/* Each of REPLIES on BOARD loses one of CORNERS or more, and all of them together lose these. */
static void
check_losing (const Case *c, const SlowBoard *board, SumiBitboard replies, SumiBitboard corners)
{
  SumiBitboard all = 0;

  SUMI_FOREACH_SQUARE (reply, replies)
    {
      SumiBitboard lost = corners_after (c, board, (int) reply);

      g_assert_cmphex (lost, !=, 0);
      all |= lost;
    }
  g_assert_cmphex (all, ==, corners);
}

/* Any of ANCHORS, had it stayed, would have kept one of the moves; and each move of those that were
 * not played on would have been kept by one. */
static void
check_lost (const Case *c, const SumiFact *fact)
{
  SumiBitboard kept = fact->lost & UINT64_C (1) << c->move;

  g_assert_cmphex (fact->lost, !=, 0);
  g_assert_cmphex (fact->lost & ~(c->had & ~c->has), ==, 0);
  g_assert_cmphex (fact->anchors & ~c->turned, ==, 0);
  SUMI_FOREACH_SQUARE (anchor, fact->anchors)
    {
      SlowBoard board = undo_on (c, (int) anchor);

      g_assert_cmphex (slow_legal (&board) & fact->lost, !=, 0);
      kept |= slow_legal (&board) & fact->lost;
    }
  g_assert_cmphex (kept, ==, fact->lost);
  if (fact->kind == SUMI_FACT_NEEDED)
    g_assert_false (has (fact->lost, c->move));
}

static void
check_line (const Case *c, const SumiFact *fact, const SumiFact *next)
{
  SumiBitboard breakers = 0;

  g_assert_cmphex (line_between (&c->after, c->side, fact->corner, fact->end), ==, fact->line);
  g_assert_cmphex (fact->anchors, ==, c->turned & UINT64_C (1) << fact->end);
  SUMI_FOREACH_SQUARE (reply, c->has)
    {
      SlowBoard answered = slow_play (&c->after, (int) reply);

      if (!wins_along (&answered, c->side, fact->corner, fact->end))
        breakers |= UINT64_C (1) << reply;
    }
  g_assert_cmpint (fact->count, ==, c->has != 0 && breakers == 0);
  if (breakers != 0)
    {
      g_assert_cmpint (next->kind, ==, SUMI_FACT_BREAKERS);
      g_assert_cmphex (next->squares, ==, breakers);
      check_losing (c, &c->after, breakers, next->others);
    }
}

static void
check_plan (const Case *c, const SumiFact *fact)
{
  SlowBoard answered = slow_play (&c->after, fact->reply);
  SlowBoard planned;

  g_assert_true (has (c->has, fact->reply));
  g_assert_true (has (slow_legal (&answered), fact->end));
  planned = slow_play (&answered, fact->end);
  g_assert_cmphex (fact->squares, ==, slow_legal (&planned));
  g_assert_cmpint (fact->count, ==, sumi_bitboard_count (fact->squares) <= 4);
  if (fact->squares == 0)
    {
      planned = slow_pass (&planned);
      g_assert_true (slow_task_can_force (&planned, c->side, &c->task->goal, c->task->within - 2));
    }
  else
    check_losing (c, &planned, fact->squares, fact->others);
}

static void
check_punishes (const Case *c, const SumiFact *fact)
{
  SlowBoard answered = slow_play (&c->after, fact->reply);

  g_assert_true (has (c->has, fact->reply));
  g_assert_true (has (c->turned, fact->end));
  g_assert_cmphex (line_between (&answered, c->side, fact->corner, fact->end), ==, fact->line);
}

static void
check_parried (const Case *c, const SumiFact *fact)
{
  g_assert_true (has (c->has, fact->reply));
  g_assert_cmphex (fact->squares, ==, corners_of (&c->unanswered, c->task));
  g_assert_cmphex (fact->squares, !=, 0);
  g_assert_cmphex (corners_after (c, &c->after, fact->reply), ==, 0);
  g_assert_cmphex (fact->anchors & ~slow_flips (&c->after, fact->reply), ==, 0);
  g_assert_true (fact->anchors != 0 || has (fact->squares, fact->reply));
}

static void
check_harmless (const Case *c, const SumiFact *fact)
{
  SlowBoard answered = slow_play (&c->after, fact->reply);
  gboolean is_new = !has (c->had, fact->reply);

  g_assert_true (has (c->has, fact->reply));
  g_assert_cmpint (fact->kind, ==, is_new ? SUMI_FACT_NEW_REPLY : SUMI_FACT_OLD_REPLY);
  g_assert_cmphex (fact->anchors, ==,
                   is_new ? slow_flips (&c->after, fact->reply) & c->turned : 0);
  g_assert_false (slow_task_can_force (&answered, c->side, &c->task->goal, c->task->within - 1));
}

/* Regions are even or odd whether or not squares that touch by corners are connected, and the best
 * moves lie in odd ones. */
static void
check_region (const Case *c, const SumiFact *fact)
{
  SumiBitboard odd = slow_odd_regions (&c->before, FALSE);
  int wanted = c->task->type == SUMI_TASK_WIN ? c->task->by : slow_score (&c->before, FALSE);
  SumiBitboard best = slow_best_moves (&c->before, FALSE, wanted);

  g_assert_cmphex (odd, ==, slow_odd_regions (&c->before, TRUE));
  g_assert_cmphex (fact->squares, ==, slow_region (&c->before, c->move, FALSE));
  g_assert_cmpint (sumi_bitboard_count (fact->squares) % 2, ==,
                   fact->kind == SUMI_FACT_ODD_REGION);
  g_assert_cmphex (best, !=, 0);
  g_assert_cmphex (best & ~odd, ==, 0);
  if (fact->kind == SUMI_FACT_ODD_REGION)
    g_assert_cmphex (c->has, !=, 0);
  g_assert_cmphex (slow_legal (&c->before) & ~odd, !=, 0);
}

static int
score_of_move (const Case *c)
{
  SlowBoard board = c->after;

  if (slow_is_over (&board) || !slow_must_pass (&board))
    return -slow_score (&board, FALSE);
  board = slow_pass (&board);
  return slow_score (&board, FALSE);
}

static void
check_comparison (const Case *c, gboolean is_least)
{
  int value = slow_task_measure (c->task->measure, c->task->scoring, &c->before, c->move);
  gboolean is_fewer = FALSE;

  SUMI_FOREACH_SQUARE (move, slow_legal (&c->before))
    {
      if (slow_task_measure (c->task->measure, c->task->scoring, &c->before, (int) move) < value)
        is_fewer = TRUE;
    }
  g_assert_cmpint (is_fewer, ==, !is_least);
}

static SumiBitboard
harmless_on (SlowBoard board)
{
  SumiBitboard squares = 0;

  SUMI_FOREACH_SQUARE (move, slow_legal (&board))
    {
      SlowBoard next = slow_play (&board, (int) move);

      if ((slow_legal (&next) & SUMI_CORNERS) == 0)
        squares |= UINT64_C (1) << move;
    }
  return squares;
}

/* FALSE if FACT is none of a coach's own. */
static gboolean
check_fact (const Case *c, const SumiFact *fact, const SumiFact *next)
{
  g_assert_cmpint (fact->move, ==, c->move);
  switch ((int) fact->kind)
    {
    case SUMI_FACT_TOOK_ONLY:
      g_assert_cmphex (c->had, ==, UINT64_C (1) << c->move);
      g_assert_cmphex (fact->lost, ==, c->had);
      return TRUE;
    case SUMI_FACT_HAD:
      g_assert_cmphex (fact->squares, ==, c->had);
      return TRUE;
    case SUMI_FACT_LOST:
    case SUMI_FACT_NEEDED:
      check_lost (c, fact);
      return TRUE;
    case SUMI_FACT_UNCHANGED:
      g_assert_cmphex (fact->squares, ==, c->had);
      g_assert_cmphex (fact->squares, ==, c->has);
      return TRUE;
    case SUMI_FACT_LEAVES:
    case SUMI_FACT_STILL_HAS:
      g_assert_cmphex (fact->squares, ==, c->has);
      g_assert_cmphex (fact->squares, !=, 0);
      return TRUE;
    case SUMI_FACT_ADDS:
      g_assert_cmphex (fact->lost, ==, c->had & ~c->has);
      g_assert_cmphex (fact->squares, ==, c->has & ~c->had);
      return TRUE;
    case SUMI_FACT_ADDS_ONLY:
      g_assert_cmphex (fact->squares, ==, c->has & ~c->had);
      return TRUE;
    case SUMI_FACT_IN_TIME:
      g_assert_true (c->is_right && c->task->type == SUMI_TASK_FORCE);
      return TRUE;
    case SUMI_FACT_NOT_IN_TIME:
      g_assert_true (c->is_right && c->task->type == SUMI_TASK_DENY);
      return TRUE;
    case SUMI_FACT_LEFT:
      g_assert_cmphex (fact->squares, ==, c->has);
      g_assert_cmphex (fact->others, !=, 0);
      SUMI_FOREACH_SQUARE (reply, fact->squares)
        g_assert_cmphex (fact->others & ~corners_after (c, &c->after, (int) reply), ==, 0);
      g_assert_cmpint (fact->count, ==,
                       (fact->others & corners_of (&c->unanswered, c->task)) == 0);
      return TRUE;
    case SUMI_FACT_OPENS:
      g_assert_cmphex (fact->squares & ~c->has, ==, 0);
      check_losing (c, &c->after, fact->squares, fact->others);
      return TRUE;
    case SUMI_FACT_STUCK:
      g_assert_cmphex (fact->squares, ==, c->had);
      check_losing (c, &c->unmoved, fact->squares, fact->others);
      return TRUE;
    case SUMI_FACT_WAITS:
      g_assert_cmphex (c->had & ~c->has, ==, 0);
      g_assert_cmphex (fact->squares, ==, c->has & ~c->had);
      check_losing (c, &c->after, fact->squares, fact->others);
      return TRUE;
    case SUMI_FACT_LINE:
      check_line (c, fact, next);
      return TRUE;
    case SUMI_FACT_BREAKERS:
      return TRUE;
    case SUMI_FACT_AIMS:
      g_assert_cmphex (fact->squares, ==, corners_of (&c->unanswered, c->task));
      SUMI_FOREACH_SQUARE (reply, c->has)
        g_assert_cmphex (corners_after (c, &c->after, (int) reply) & fact->squares, !=, 0);
      return TRUE;
    case SUMI_FACT_PLAN:
      check_plan (c, fact);
      return TRUE;
    case SUMI_FACT_TEMPO:
      g_assert_cmphex (fact->squares, ==, harmless_on (c->after));
      g_assert_cmphex (fact->others, ==, harmless_on (c->unanswered));
      g_assert_cmpint (sumi_bitboard_count (fact->squares), <,
                       sumi_bitboard_count (fact->others));
      return TRUE;
    case SUMI_FACT_PUNISHES:
      check_punishes (c, fact);
      return TRUE;
    case SUMI_FACT_HANDS_CORNER:
      g_assert_true (has (SUMI_CORNERS & c->has, fact->reply));
      g_assert_cmpint (fact->count, ==, !has (c->had, fact->reply));
      return TRUE;
    case SUMI_FACT_HANDS_LINE:
      g_assert_cmphex (line_between (&c->after, c->opponent, fact->corner, fact->end), ==,
                       fact->line);
      g_assert_cmphex (fact->line, !=, 0);
      assert_longest (&c->after, c->opponent, fact->corner, fact->line);
      return TRUE;
    case SUMI_FACT_PARRIED:
      check_parried (c, fact);
      return TRUE;
    case SUMI_FACT_NEW_REPLY:
    case SUMI_FACT_OLD_REPLY:
      check_harmless (c, fact);
      return TRUE;
    case SUMI_FACT_REGION:
    case SUMI_FACT_ODD_REGION:
      check_region (c, fact);
      return TRUE;
    case SUMI_FACT_RESULTS:
      g_assert_cmpint (fact->value, ==, score_of_move (c));
      if (!fact->has_value)
        return TRUE;
      g_assert_cmpint (fact->value + fact->excess, ==, slow_score (&c->before, FALSE));
      g_assert_cmphex (fact->squares, ==,
                       slow_best_moves (&c->before, FALSE, fact->value + fact->excess));
      return TRUE;
    case SUMI_FACT_FRONTIER_NEW:
      g_assert_cmphex (fact->squares, ==,
                       slow_frontier (&c->after, c->side) & ~slow_frontier (&c->before, c->side));
      return TRUE;
    case SUMI_FACT_TOUCHES:
      g_assert_cmphex (fact->anchors, ==, slow_flips (&c->before, c->move));
      g_assert_cmphex (fact->squares, ==, slow_openings (&c->before, c->move));
      return TRUE;
    case SUMI_FACT_NONE_FEWER:
    case SUMI_FACT_FEWER_POSSIBLE:
      check_comparison (c, fact->kind == SUMI_FACT_NONE_FEWER);
      return TRUE;
    default:
      return FALSE;
    }
}

/* What may have a number in a sentence: a result, the size of a region, and what has no cause. */
static gboolean
may_have_number (const SumiFact *fact, guint n_first)
{
  return n_first == 1 || fact->kind == SUMI_FACT_RESULTS || fact->kind == SUMI_FACT_REGION
         || fact->kind == SUMI_FACT_WINS || fact->kind == SUMI_FACT_NOT_WON
         || fact->kind == SUMI_FACT_BEST;
}

static gboolean
has_number (const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    {
      if (g_ascii_isdigit (*p) && (p == text || p[-1] < 'a' || p[-1] > 'h'))
        return TRUE;
    }
  return FALSE;
}

static int
count_sentences (const char *text)
{
  int n = 0;

  for (const char *p = text; *p != '\0'; p++)
    n += (*p == '.' || *p == '!') && (p[1] == ' ' || p[1] == '\0');
  return n;
}

/* All that is said first of MOVE. */
static char *
say (GArray *facts, guint n_first)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_first; i++)
    {
      g_autofree char *sentence = sumi_fact_to_text (&g_array_index (facts, SumiFact, i));

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", sentence);
    }
  return g_string_free (text, FALSE);
}

/* "d8! Black must pass." is a sentence after a cry. */
static void
check_text (GArray *facts, guint n_first, const char *text)
{
  gboolean has_cry = strchr (text, '!') != NULL;

  g_assert_cmpint (count_sentences (text) - has_cry, <=, MAX_SENTENCES);
  g_assert_null (strchr (text, '{'));
  g_assert_null (strstr (text, "  "));
  g_assert_null (strstr (text, " ,"));
  g_assert_null (strstr (text, " ."));
  for (guint i = 0; i < n_first; i++)
    {
      const SumiFact *fact = &g_array_index (facts, SumiFact, i);
      g_autofree char *sentence = sumi_fact_to_text (fact);

      if (!may_have_number (fact, n_first) && has_number (sentence))
        g_test_message ("%s", text);
      if (!may_have_number (fact, n_first))
        g_assert_false (has_number (sentence));
    }
}

static gboolean
has_kind (GArray *facts, SumiFactKind kind)
{
  for (guint i = 0; i < facts->len; i++)
    {
      if (g_array_index (facts, SumiFact, i).kind == kind)
        return TRUE;
    }
  return FALSE;
}

/* Where the opponent is to have few moves or none, those that it has are named, while they are so
 * few that one can follow. */
static void
check_left (const Case *c, int distance, GArray *facts)
{
  int n = sumi_bitboard_count (c->has);

  if (c->is_right && distance == 1)
    g_assert_true (has_kind (facts, SUMI_FACT_LEAVES) == (n >= 1 && n <= 4));
  else if (!c->is_right && c->task->within == 1)
    g_assert_true (has_kind (facts, SUMI_FACT_STILL_HAS) == (n >= 1 && n <= 6));
}

static void
check_move (const SumiJudgement *judgement, int move, gboolean *seen)
{
  guint n_first;
  g_autoptr (GArray) facts = sumi_coach_explain (judgement, move, SUMI_COACH_REVEAL, &n_first);
  g_autofree char *text = say (facts, n_first);
  Case c = { .task = &judgement->task,
             .move = move,
             .is_right = sumi_judgement_get (judgement, move)->verdict == SUMI_VERDICT_RIGHT,
             .before = slow_from_position (judgement->position) };

  c.unmoved = slow_pass (&c.before);
  c.after = slow_play (&c.before, move);
  c.unanswered = slow_pass (&c.after);
  c.side = c.before.turn;
  c.opponent = c.after.turn;
  c.had = slow_legal (&c.unmoved);
  c.has = slow_legal (&c.after);
  c.turned = slow_flips (&c.before, move) | UINT64_C (1) << move;
  g_assert_cmpuint (n_first, >, 0);
  g_assert_cmpuint (n_first, <=, facts->len);
  for (guint i = 0; i < facts->len; i++)
    {
      const SumiFact *fact = &g_array_index (facts, SumiFact, i);
      gboolean is_own
        = check_fact (&c, fact, i + 1 < facts->len ? fact + 1 : NULL);

      g_assert_true (!is_own || i < n_first);
      seen[fact->kind] = TRUE;
    }
  if (c.task->type == SUMI_TASK_FORCE
      && (c.task->goal.kind == SUMI_GOAL_PASS || c.task->goal.kind == SUMI_GOAL_MOBILITY))
    check_left (&c, sumi_judgement_get (judgement, move)->distance, facts);
  check_text (facts, n_first, text);
}

static void
check_task (SumiTask task, SumiPosition position, gboolean *seen)
{
  g_autoptr (SumiJudgement) judgement = tutor_judge (&task, position);

  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    check_move (judgement, (int) move, seen);
}

static SumiTask
make_corner_task (RandomSource *source, SumiTaskType type)
{
  SumiTask task = { .type = type,
                    .goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS },
                    .within = 1 + random_source_below (source, 3) };

  if (random_source_below (source, 4) == 0)
    task.goal.corners = UINT64_C (1) << random_square_of (source, SUMI_CORNERS);
  return task;
}

static void
test_facts (void)
{
  RandomSource source = random_source_init (2026);
  gboolean seen[SUMI_N_FACT_KINDS] = { FALSE };

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = i % 5 == 4 ? random_scattered_position (&source)
                                         : random_position (&source, 12 + i % 46);
      SumiTask few = tutor_force (i % 2 == 0 ? SUMI_GOAL_PASS : SUMI_GOAL_MOBILITY, 1 + i % 3 / 2);

      if (sumi_position_legal_moves (position) == 0)
        continue;
      few.goal.max_moves = 1 + i % 4;
      check_task (make_corner_task (&source, SUMI_TASK_FORCE), position, seen);
      check_task (make_corner_task (&source, SUMI_TASK_DENY), position, seen);
      check_task (few, position, seen);
      check_task (tutor_best (i % 3), position, seen);
      if (sumi_bitboard_count (sumi_position_empties (position)) <= 8)
        {
          check_task (tutor_best (SUMI_MEASURE_SCORE), position, seen);
          check_task ((SumiTask){ .type = SUMI_TASK_WIN, .by = 1 }, position, seen);
        }
    }
  for (int i = 0; i < 5; i++)
    check_task (tutor_force (SUMI_GOAL_CORNER, 2), tutor_position (tutor_puzzles[i], SUMI_BLACK),
                seen);
  for (int kind = SUMI_FACT_TOOK_ONLY; kind < SUMI_N_FACT_KINDS; kind++)
    {
      if (!seen[kind])
        g_test_message ("never seen: %d", kind);
      g_assert_true (seen[kind]);
    }
}

/* "force corner 2", "force a1h8 2", "force pass 1", "force mobility3 1", "deny …", "best mobility",
 * "win 1". */
static SumiTask
read_task (char **words)
{
  static const char *const measures[] = { "mobility", "frontier", "openness", "score" };
  SumiTask task = { .type = strcmp (words[0], "deny") == 0 ? SUMI_TASK_DENY : SUMI_TASK_FORCE };

  if (strcmp (words[0], "best") == 0)
    {
      for (int i = 0; i < SUMI_N_MEASURES; i++)
        {
          if (strcmp (words[1], measures[i]) == 0)
            return tutor_best (i);
        }
      g_assert_not_reached ();
    }
  if (strcmp (words[0], "win") == 0)
    return (SumiTask){ .type = SUMI_TASK_WIN, .by = atoi (words[1]) };
  task.within = atoi (words[2]);
  if (strcmp (words[1], "pass") == 0)
    task.goal.kind = SUMI_GOAL_PASS;
  else if (g_str_has_prefix (words[1], "mobility"))
    task.goal = (SumiGoal){ .kind = SUMI_GOAL_MOBILITY, .max_moves = atoi (words[1] + 8) };
  else
    task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  if (task.goal.kind == SUMI_GOAL_CORNER && strcmp (words[1], "corner") != 0)
    task.goal.corners = tutor_named (words[1]);
  return task;
}

/* A line of the table with a position, a task and a move; then the text. */
static void
check_row (const char *row, const char *expected)
{
  g_auto (GStrv) words = g_strsplit (row, " ", -1);
  guint n = g_strv_length (words), n_first;
  SumiTask task = read_task (words + 2);
  SumiPosition position
    = tutor_position (words[0], strcmp (words[1], "X") == 0 ? SUMI_BLACK : SUMI_WHITE);
  g_autoptr (SumiJudgement) judgement = tutor_judge (&task, position);
  g_autoptr (GArray) facts
    = sumi_coach_explain (judgement, tutor_square (words[n - 1]), SUMI_COACH_REVEAL, &n_first);
  g_autofree char *text = say (facts, n_first);

  if (strcmp (text, expected) != 0)
    g_test_message ("%s", row);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_texts (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "coach-texts.txt", NULL);
  g_autofree char *table = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  int n_rows = 0;

  g_file_get_contents (path, &table, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (table, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      check_row (lines[i], lines[i + 1]);
      i++;
      n_rows++;
    }
  g_assert_cmpint (n_rows, >=, 60);
}

/* A look at a position that a search did not finish says nothing first. */
static void
test_undecided (void)
{
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 8);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiPosition position = tutor_position (tutor_puzzles[0], SUMI_BLACK);
  g_autoptr (SumiJudgement) judgement = NULL;
  g_autoptr (GArray) facts = NULL, none = NULL;
  guint n_first = 1;

  budget.max_nodes = 1;
  judgement = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
  facts = sumi_coach_explain (judgement, tutor_square ("c1"), SUMI_COACH_DEFAULT, &n_first);
  g_assert_cmpuint (n_first, ==, 0);
  g_assert_cmpuint (facts->len, >, 0);
  none = sumi_coach_explain (judgement, tutor_square ("d4"), SUMI_COACH_DEFAULT, &n_first);
  g_assert_cmpuint (none->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/coach/facts", test_facts);
  g_test_add_func ("/tutor/coach/texts", test_texts);
  g_test_add_func ("/tutor/coach/undecided", test_undecided);
  return g_test_run ();
}
