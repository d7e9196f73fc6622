/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a review calls a reason, in games made from a seed: each is held against both lines by the
 * slow rules, and the lines against a search of their own. Arguments: the number of games, a few by
 * default, and the millions of nodes for the exact values of each. */

#include "kind-names.h"
#include "random-positions.h"
#include "slow-endgame.h"
#include "slow-task.h"
#include "sumi-exact.h"
#include "sumi-opponent.h"
#include "sumi-review-reason-words.h"
#include "sumi-review-words.h"
#include "tutor-fixture.h"
#include "tutor-weights.h"
#include "written.h"

#include <stdlib.h>
#include <string.h>

#define N_GAMES 3
#define N_MILLION_NODES 3
#define LOWEST_LEVEL 2
#define HIGHEST_LEVEL 8

/* With fewer empties than this values are searched once more: by the slow rules near the end. */
#define CHECKED_EMPTIES 14
#define SLOW_EMPTIES 7

static int n_games = N_GAMES;
static int n_million_nodes = N_MILLION_NODES;

typedef struct
{
  int n_mistakes, n_named, n_repeated, n_sentences, n_searched, n_outlooks, n_certain;
  int kinds[SUMI_N_REASONS];
  GArray *exact; /* of int: from how many empties on each game is exact */
} Count;

/* A game of two levels, which a seed chooses. */
static SumiTranscript
play_game (SumiMidgame *midgame, RandomSource *source)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiTranscript game = { .start = start, .end = start };
  SumiOpponent *players[2];

  for (int i = 0; i < 2; i++)
    {
      int level =
          LOWEST_LEVEL - 1 + random_source_below (source, HIGHEST_LEVEL - LOWEST_LEVEL + 1);

      players[i] =
          sumi_opponent_new (midgame, sumi_level_get (level), random_source_next (source));
    }
  while (!sumi_position_is_over (game.end))
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      if (sumi_position_must_pass (game.end))
        sumi_transcript_play (&game, SUMI_SQUARE_PASS);
      else
        sumi_transcript_play (
            &game, sumi_opponent_choose_move (players[game.end.turn], game.end, &budget));
    }
  for (int i = 0; i < 2; i++)
    sumi_opponent_free (players[i]);
  return game;
}

/* What happens in a line, by the slow rules. */
typedef struct
{
  int taken[64];        /* after how many discs since the first each corner is, or -1 */
  SlowCell taker[64];
  int passes[3];        /* by cell: likewise, or -1 */
  int n_discs;          /* since the first */
  SlowCell last;
  SlowBoard end;
} Story;

static SlowCell
cell_of (SumiColor color)
{
  return color == SUMI_BLACK ? SLOW_BLACK : SLOW_WHITE;
}

/* The first moves of a line, MOST of them, or with -1 all; each must be legal. */
static Story
tell (SumiPosition before, const guint8 *line, int n_line, int most)
{
  Story story = { .passes = { -1, -1, -1 }, .n_discs = -1, .end = slow_from_position (before) };

  memset (story.taken, -1, sizeof story.taken);
  for (int i = 0; i < n_line && (most < 0 || i < most); i++)
    {
      SlowCell turn = story.end.turn;

      if (line[i] == SUMI_SQUARE_PASS)
        {
          g_assert_true (slow_must_pass (&story.end));
          if (story.passes[turn] < 0)
            story.passes[turn] = story.n_discs;
          story.end = slow_pass (&story.end);
          continue;
        }
      g_assert_true ((slow_legal (&story.end) >> line[i] & 1) != 0);
      story.end = slow_play (&story.end, line[i]);
      story.n_discs++;
      story.last = turn;
      if (sumi_bitboard_has (SUMI_CORNERS, line[i]))
        {
          story.taken[line[i]] = story.n_discs;
          story.taker[line[i]] = turn;
        }
    }
  return story;
}

static gboolean
does_take (const Story *story, SumiSquare corner, SlowCell side)
{
  return story->taken[corner] >= 0 && story->taker[corner] == side;
}

static int
count_moves (SumiPosition before, SumiSquare move, SlowCell side, gboolean are_safe)
{
  SlowBoard board = slow_from_position (before);
  SlowBoard after = slow_play (&board, move);
  uint64_t moves;

  if (after.turn != side)
    after = slow_pass (&after);
  moves = slow_legal (&after);
  if (are_safe)
    moves &= ~slow_corner_gifts (&after);
  return sumi_bitboard_count (moves);
}

static gboolean
can_take (SumiPosition before, SumiSquare move, SumiSquare corner)
{
  SlowBoard board = slow_from_position (before);
  SlowBoard after = slow_play (&board, move);

  return after.turn != board.turn && (slow_legal (&after) >> corner & 1) != 0;
}

/* Whether the other side could take CORNER if it were its turn. */
static gboolean
could_take (SumiPosition before, SumiSquare corner)
{
  SlowBoard board = slow_from_position (before);
  SlowBoard passed = slow_pass (&board);

  return (slow_legal (&passed) >> corner & 1) != 0;
}

/* Whether the other side can force CORNER within two of its moves after MOVE. */
static gboolean
can_force (SumiPosition before, SumiSquare move, SumiSquare corner)
{
  SumiGoal goal = { .kind = SUMI_GOAL_CORNER, .corners = sumi_bitboard_of (corner) };
  SlowBoard board = slow_from_position (before);
  SlowBoard after = slow_play (&board, move);

  return slow_task_can_force (&after, cell_of (sumi_color_opposite (before.turn)), &goal, 2);
}

static int
count_edge (const SlowBoard *board, SumiSquare first, SumiSquare last, SlowCell side)
{
  int step = (last - first) / 7, n = 0;

  for (int square = first; square <= last; square += step)
    n += board->cells[square / 8][square % 8] == side;
  return n;
}

/* Counts after as many moves of either line. */
static void
check_later (const SumiReviewMove *move, const SumiReviewReason *reason)
{
  gboolean are_moves = reason->kind == SUMI_REASON_LATER_MOVES;
  const guint8 *const lines[] = { move->line, move->best_line };
  const int counts[][2] = { { reason->own, reason->played },
                            { reason->own_better, reason->better } };
  int leads[2];

  for (int i = 0; i < 2; i++)
    {
      Story story = tell (move->before, lines[i], reason->count + 1, -1);

      g_assert_cmpint (story.n_discs, ==, reason->count);
      for (int j = 0; j < 2; j++)
        {
          SlowCell cell = cell_of (j == 0 ? move->before.turn : !move->before.turn);
          SlowBoard board = story.end;
          uint64_t found;

          if (board.turn != cell)
            board = slow_pass (&board);
          found = are_moves ? slow_legal (&board) : slow_frontier (&board, cell);
          g_assert_cmpint (sumi_bitboard_count (found), ==, counts[i][j]);
        }
      leads[i] = counts[i][0] - counts[i][1];
    }
  g_assert_cmpint (are_moves ? leads[1] - leads[0] : leads[0] - leads[1], >=, 4);
}

/* Whether what REASON says holds of the line played, and not of the better one. */
static void
check_reason (const SumiReviewMove *move, const SumiReviewReason *reason)
{
  SlowCell side = cell_of (move->before.turn), opponent = SLOW_BLACK + SLOW_WHITE - side;
  Story played = tell (move->before, move->line, move->n_line, -1);
  Story better = tell (move->before, move->best_line, move->n_best_line, -1);
  SlowBoard before = slow_from_position (move->before);
  gboolean are_complete = slow_is_over (&played.end) && slow_is_over (&better.end);
  int n = MIN (move->n_line, move->n_best_line);

  if (!are_complete)
    {
      played = tell (move->before, move->line, move->n_line, n);
      better = tell (move->before, move->best_line, move->n_best_line, n);
    }
  /* What "never" is said of, and "lines of best play". */
  g_assert_true (reason->course == SUMI_COURSE_EXPECTED
                 || (are_complete && sumi_review_get_loss (move).is_proved));
  switch (reason->kind)
    {
    case SUMI_REASON_GIVES_CORNER:
      g_assert_true (can_take (move->before, move->move, reason->square));
      g_assert_false (can_take (move->before, move->best, reason->square));
      g_assert_cmpint (reason->was_open, ==, could_take (move->before, reason->square));
      g_assert_true (does_take (&played, reason->square, opponent));
      g_assert_false (does_take (&better, reason->square, opponent));
      break;
    case SUMI_REASON_FORCES_CORNER:
      g_assert_cmpint (reason->square, !=, move->best);
      g_assert_true (can_force (move->before, move->move, reason->square));
      g_assert_false (can_force (move->before, move->best, reason->square));
      g_assert_true (does_take (&played, reason->square, opponent));
      g_assert_false (does_take (&better, reason->square, opponent));
      break;
    case SUMI_REASON_LOSES_CORNER:
      g_assert_cmpint (reason->square, !=, move->best);
      g_assert_true (does_take (&played, reason->square, opponent));
      g_assert_cmpint (played.taken[reason->square], ==, reason->count);
      g_assert_false (does_take (&better, reason->square, opponent));
      g_assert_true (are_complete || reason->count <= better.n_discs);
      break;
    case SUMI_REASON_MISSES_CORNER:
      g_assert_true (does_take (&better, reason->square, side));
      g_assert_cmpint (better.taken[reason->square], ==, reason->count);
      g_assert_false (does_take (&played, reason->square, side));
      g_assert_true (are_complete || reason->count <= played.n_discs);
      break;
    case SUMI_REASON_PASSES:
      g_assert_cmpint (played.passes[side], ==, reason->count);
      g_assert_cmpint (better.passes[side], <, 0);
      g_assert_true (are_complete || reason->count <= better.n_discs);
      break;
    case SUMI_REASON_SPARES_PASS:
      g_assert_cmpint (better.passes[opponent], ==, reason->count);
      g_assert_cmpint (played.passes[opponent], <, 0);
      g_assert_true (are_complete || reason->count <= played.n_discs);
      break;
    case SUMI_REASON_REGION:
      g_assert_true ((slow_odd_regions (&before, false) >> move->best & 1) != 0);
      g_assert_true ((slow_odd_regions (&before, true) >> move->best & 1) != 0);
      g_assert_cmpint (reason->count, ==,
                       sumi_bitboard_count (slow_region (&before, move->move, false)));
      g_assert_cmpint (reason->count % 2, ==, 0);
      g_assert_cmphex (slow_region (&before, move->move, false), ==,
                       slow_region (&before, move->move, true));
      break;
    case SUMI_REASON_LAST_MOVE:
      g_assert_true (are_complete);
      g_assert_cmpint (played.last, ==, opponent);
      g_assert_cmpint (better.last, ==, side);
      break;
    case SUMI_REASON_EDGE:
      g_assert_true (are_complete);
      g_assert_cmpint (count_edge (&played.end, reason->square, reason->end, opponent), ==,
                       reason->played);
      g_assert_cmpint (count_edge (&better.end, reason->square, reason->end, opponent), ==,
                       reason->better);
      g_assert_cmpint (reason->played, >, reason->better + 2);
      break;
    case SUMI_REASON_SAFE_MOVES:
    case SUMI_REASON_MOVES:
      {
        gboolean are_safe = reason->kind == SUMI_REASON_SAFE_MOVES;

        g_assert_cmpint (reason->own, ==, count_moves (move->before, move->move, side, are_safe));
        g_assert_cmpint (reason->played, ==,
                         count_moves (move->before, move->move, opponent, are_safe));
        g_assert_cmpint (reason->own_better, ==,
                         count_moves (move->before, move->best, side, are_safe));
        g_assert_cmpint (reason->better, ==,
                         count_moves (move->before, move->best, opponent, are_safe));
        g_assert_cmpint (reason->own_better - reason->own + reason->played - reason->better, >=, 3);
        break;
      }
    case SUMI_REASON_LATER_MOVES:
    case SUMI_REASON_LATER_FRONTIER:
      check_later (move, reason);
      break;
    case SUMI_REASON_NONE:
    case SUMI_REASON_REPEATED:
    case SUMI_N_REASONS:
    default:
      break;
    }
}

/* What POSITION is worth to the side to move, by a search that shares nothing with the review. */
static int
search (SumiExact *exact, SumiPosition position)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SlowBoard board = slow_from_position (position);
  SumiExactAnswer answer;

  if (sumi_position_count_empties (position) <= SLOW_EMPTIES)
    return slow_score (&board, false);
  answer = sumi_exact_score (exact, position, &budget);
  g_assert_cmpint (answer.lower, ==, answer.upper);
  return answer.lower;
}

/* All lines of best play after a move: each END and how it was come to is looked at once. */
typedef struct
{
  SumiExact *exact;
  GHashTable *seen;
  SumiOutlook outlook;
  int n_ends;
} AllLines;

static void
note_end (AllLines *lines, const SlowBoard *end, SumiEvents events)
{
  static const SumiSquare corners[] = { 0, 7, 56, 63 };
  SumiEvents *always = &lines->outlook.always, *ever = &lines->outlook.ever;

  for (gsize i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      SlowCell cell = end->cells[corners[i] / 8][corners[i] % 8];

      if (cell != SLOW_EMPTY)
        events.corners[cell == cell_of (SUMI_WHITE)] |= sumi_bitboard_of (corners[i]);
    }
  if (lines->n_ends++ == 0)
    *always = events;
  for (int i = 0; i < 2; i++)
    {
      always->corners[i] &= events.corners[i];
      always->passes[i] = always->passes[i] && events.passes[i];
      always->ends[i] = always->ends[i] && events.ends[i];
      ever->corners[i] |= events.corners[i];
      ever->passes[i] = ever->passes[i] || events.passes[i];
      ever->ends[i] = ever->ends[i] || events.ends[i];
    }
}

static void
follow_best (AllLines *lines, SumiPosition position, SumiEvents events)
{
  SlowBoard board = slow_from_position (position);
  char *key = g_strdup_printf ("%" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x %d %d %d %d",
                               position.own, position.opponent, position.turn, events.passes[0],
                               events.passes[1], events.ends[0]);
  int value;

  if (!g_hash_table_add (lines->seen, key))
    return;
  if (slow_is_over (&board))
    {
      note_end (lines, &board, events);
      return;
    }
  if (slow_must_pass (&board))
    {
      events.passes[position.turn] = TRUE;
      follow_best (lines, sumi_position_pass (position), events);
      return;
    }
  value = search (lines->exact, position);
  memset (events.ends, 0, sizeof events.ends);
  events.ends[position.turn] = TRUE;
  SUMI_FOREACH_SQUARE (square, slow_legal (&board))
    {
      SumiPosition next = sumi_position_play (position, (SumiSquare) square);

      if (-search (lines->exact, next) == value)
        follow_best (lines, next, events);
    }
}

/* What happens in all lines of best play after SQUARE and in any has to be FOUND. */
static void
check_outlook (SumiExact *exact, SumiPosition before, SumiSquare square, const SumiOutlook *found)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  AllLines lines = { .exact = exact, .seen = seen };
  SumiEvents events = { 0 };

  events.ends[before.turn] = TRUE;
  follow_best (&lines, sumi_position_play (before, square), events);
  g_assert_cmpmem (&lines.outlook, sizeof lines.outlook, found, sizeof *found);
}

/* What is said of all lines of best play is true of all after one move, and of none after the
 * other. */
static void
check_certain (const SumiReviewMove *move, const SumiReviewReason *reason)
{
  const SumiOutlook *played = &move->outlook, *better = &move->best_outlook;
  SumiColor side = move->before.turn, opponent = !side;

  g_assert_true (move->has_outlooks);
  switch ((int) reason->kind)
    {
    case SUMI_REASON_GIVES_CORNER:
    case SUMI_REASON_LOSES_CORNER:
      g_assert_true (sumi_bitboard_has (played->always.corners[opponent], reason->square));
      g_assert_false (sumi_bitboard_has (better->ever.corners[opponent], reason->square));
      break;
    case SUMI_REASON_MISSES_CORNER:
      g_assert_true (sumi_bitboard_has (better->always.corners[side], reason->square));
      g_assert_false (sumi_bitboard_has (played->ever.corners[side], reason->square));
      break;
    case SUMI_REASON_PASSES:
      g_assert_true (played->always.passes[side] && !better->ever.passes[side]);
      break;
    case SUMI_REASON_SPARES_PASS:
      g_assert_true (better->always.passes[opponent] && !played->ever.passes[opponent]);
      break;
    case SUMI_REASON_LAST_MOVE:
      g_assert_true (played->always.ends[opponent] && better->always.ends[side]);
      g_assert_false (played->ever.ends[side] || better->ever.ends[opponent]);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* A line of best play keeps its VALUE, which is for the side that begins, from the first move. */
static void
check_line (SumiExact *exact, SumiPosition position, const guint8 *line, int n_line, int value)
{
  SumiColor side = position.turn;

  for (int i = 0; i < n_line; i++)
    {
      int score;

      position = sumi_position_play (position, line[i]);
      score = SUMI_DISC * search (exact, position);
      g_assert_cmpint (position.turn == side ? score : -score, ==, value);
    }
}

/* The choice of the same side before MOVE, if that was a mistake for the same better move. */
static const SumiReviewMove *
find_before (const SumiReview *review, guint i_move)
{
  const SumiReviewMove *moves = (const SumiReviewMove *) (gpointer) review->moves->data;

  for (guint i = i_move; i-- > 0;)
    {
      if (moves[i].before.turn == moves[i_move].before.turn)
        return sumi_review_is_mistake (&moves[i]) && moves[i].best == moves[i_move].best ? &moves[i]
                                                                                         : NULL;
    }
  return NULL;
}

static void
check_text (const SumiReview *review, const SumiReviewMove *move, const SumiReviewReason *reason)
{
  g_autofree char *text = sumi_review_move_to_text (review, move);
  g_autofree char *why = sumi_review_reason_to_text (reason);
  SumiBitboard allowed = sumi_bitboard_of (move->move) | sumi_bitboard_of (move->best);

  if (reason->square < 64)
    allowed |= sumi_bitboard_of (reason->square);
  if (reason->end < 64)
    allowed |= sumi_bitboard_of (reason->end);
  g_assert_null (strpbrk (text, "{}"));
  g_assert_nonnull (strstr (text, why));
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_cmphex (tutor_named (text) & ~allowed, ==, 0);
  if (reason->square < 64)
    g_assert_true (sumi_bitboard_has (tutor_named (why), reason->square));
}

/* A better move waits as long as it is missed again by the next choice of the same side. */
static void
check_waiting (const SumiReview *review, guint i)
{
  const SumiReviewMove *moves = (const SumiReviewMove *) (gpointer) review->moves->data;
  guint next = i + 1;
  gboolean is_missed_again;

  while (next < review->moves->len && moves[next].before.turn != moves[i].before.turn)
    next++;
  is_missed_again = next < review->moves->len && sumi_review_is_mistake (&moves[next])
                    && moves[next].best == moves[i].best;
  g_assert_cmpint (sumi_review_find_waiting (review, &moves[i]), ==,
                   is_missed_again ? sumi_review_find_waiting (review, &moves[next])
                                   : moves[i].ply);
}

/* A better move that was missed again is to be learnt where it was first. */
static void
check_topic (const SumiReview *review, const SumiReviewMove *first, const SumiReviewMove *again)
{
  SumiReview part = *review;
  SumiReviewTopic topics[2];

  part.moves = g_array_new (FALSE, FALSE, sizeof *first);
  g_array_append_vals (part.moves, first, 1);
  g_assert_true (sumi_review_find_topic (&part, &topics[0]));
  for (const SumiReviewMove *move = first + 1; move <= again; move++)
    {
      if (move->before.turn == first->before.turn)
        g_array_append_vals (part.moves, move, 1);
    }
  g_assert_true (sumi_review_find_topic (&part, &topics[1]));
  g_assert_cmpint (topics[1], ==, topics[0]);
  g_array_unref (part.moves);
}

static void
pin_reason (Pinned *pinned, const SumiReview *review, const SumiReviewMove *move)
{
  SumiReviewReason reason = sumi_review_find_reason (review, move);
  SumiReviewMarks marks;

  sumi_review_reason_mark (&reason, move->before, &marks);
  pinned_add (pinned,
              "move %d, reason %s %d, squares %d %d, numbers %d %d %d %d %d %d, ply %d, told %d, "
              "waiting %d, marks %" G_GINT64_MODIFIER "x %d %d, visible %d, turn %d",
              move->ply, sumi_review_reason_kind_to_name (reason.kind), reason.course,
              reason.square, reason.end, reason.count, reason.n_moves, reason.played,
              reason.better, reason.own, reason.own_better, reason.ply, reason.is_told,
              sumi_review_find_waiting (review, move), marks.squares, marks.from, marks.to,
              sumi_review_find_visible (move), sumi_review_find_turn (move));
}

/* What the whole game is said to teach. */
static void
pin_lessons (Pinned *pinned, const SumiReview *review)
{
  int lost[2][SUMI_TOPIC_UNNAMED + 1];
  SumiReviewTopic topic;
  gboolean has_topic = sumi_review_find_topic (review, &topic);

  sumi_review_sum_up_topics (review, lost);
  pinned_add (pinned, "topic %d %s", has_topic, sumi_review_topic_to_name (topic));
  for (int i = 0; i <= SUMI_TOPIC_UNNAMED; i++)
    pinned_add (pinned, "lost by %s: %d %d", sumi_review_topic_to_name (i), lost[0][i], lost[1][i]);
  for (guint i = 0; i < review->n_lessons; i++)
    pinned_add (pinned, "lesson %u", review->lessons[i]);
}

/* The moves of MOVE, compared by themselves, are found to be what they are in the review. */
static void
check_compared (SumiExact *exact, const SumiReviewMove *move)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiReviewMove compared;

  g_assert_true (sumi_review_compare_moves (exact, move->before, move->move, move->best, &budget,
                                            &compared));
  g_assert_cmpint (compared.value.score, ==, move->value.score);
  g_assert_cmpint (compared.best_value.score, ==, move->best_value.score);
  g_assert_true (sumi_review_get_loss (&compared).is_proved);
  check_line (exact, move->before, compared.line, compared.n_line, move->value.score);
  check_line (exact, move->before, compared.best_line, compared.n_best_line,
              move->best_value.score);
  g_assert_true (compared.has_outlooks);
  g_assert_cmpmem (&compared.outlook, sizeof compared.outlook, &move->outlook,
                   sizeof move->outlook);
  g_assert_cmpmem (&compared.best_outlook, sizeof compared.best_outlook, &move->best_outlook,
                   sizeof move->best_outlook);
}

static void
check_mistake (const SumiReview *review, guint i, SumiExact *exact, Count *count)
{
  const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, i);
  SumiReviewReason reason = sumi_review_find_reason (review, move);
  const SumiReviewMove *before = find_before (review, i);

  check_reason (move, &reason);
  check_text (review, move, &reason);
  check_waiting (review, i);
  g_assert_true ((reason.kind == SUMI_REASON_REPEATED) == (before != NULL));
  if (before != NULL)
    {
      const SumiReviewMove *first = before;

      while (first->ply > reason.ply)
        first--;
      g_assert_cmpint (first->ply, ==, reason.ply);
      g_assert_cmpint (reason.number, <=, reason.ply + 1);
      for (int ply = 0; ply <= reason.ply; ply++)
        reason.number -= review->game.moves[ply] != SUMI_SQUARE_PASS;
      g_assert_cmpint (reason.number, ==, 0);
      g_assert_true (reason.is_told
                     == (sumi_review_find_reason (review, first).kind != SUMI_REASON_NONE));
      check_topic (review, first, move);
    }
  if (sumi_review_get_loss (move).is_proved
      && sumi_position_count_empties (move->before) < CHECKED_EMPTIES)
    {
      check_line (exact, move->before, move->line, move->n_line, move->value.score);
      check_line (exact, move->before, move->best_line, move->n_best_line,
                  move->best_value.score);
      g_assert_cmpint (SUMI_DISC * search (exact, move->before), ==, move->best_value.score);
      count->n_searched++;
    }
  if (move->has_outlooks
      && sumi_position_count_empties (move->before) < CHECKED_EMPTIES)
    {
      check_outlook (exact, move->before, move->move, &move->outlook);
      check_outlook (exact, move->before, move->best, &move->best_outlook);
      check_compared (exact, move);
      count->n_outlooks++;
    }
  if (reason.course == SUMI_COURSE_ALL)
    {
      check_certain (move, &reason);
      count->n_certain++;
    }
  count->n_mistakes++;
  count->kinds[reason.kind]++;
  count->n_repeated += reason.kind == SUMI_REASON_REPEATED;
  count->n_named += reason.kind != SUMI_REASON_NONE && reason.kind != SUMI_REASON_REPEATED;
}

/* What all topics cost is what all mistakes have cost, by each side; what has no simple reason is
 * never said to be about counting. */
static void
check_topics (const SumiReview *review)
{
  int lost[2][SUMI_TOPIC_UNNAMED + 1], mistakes[2] = { 0 };

  sumi_review_sum_up_topics (review, lost);
  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, i);

      if (sumi_review_is_mistake (move))
        mistakes[move->before.turn] += sumi_review_get_loss (move).score;
    }
  for (SumiColor side = SUMI_BLACK; side <= SUMI_WHITE; side++)
    {
      for (int topic = 0; topic <= SUMI_TOPIC_UNNAMED; topic++)
        {
          g_assert_cmpint (lost[side][topic], >=, 0);
          mistakes[side] -= lost[side][topic];
        }
      g_assert_cmpint (mistakes[side], ==, 0);
      g_assert_cmpint (lost[side][SUMI_TOPIC_COUNTING], ==, 0);
    }
}

/* Whether all choices of one side from I to J, two of its mistakes, missed the same better move. */
static gboolean
is_missed_again (const SumiReview *review, guint i, guint j)
{
  while (j > i)
    {
      const SumiReviewMove *before = find_before (review, j);

      if (before == NULL)
        return FALSE;
      j = (guint) (before - (const SumiReviewMove *) (gpointer) review->moves->data);
    }
  return i == j;
}

/* Lessons are bad moves, in the order of the game, and about different moves. */
static void
check_lessons (const SumiReview *review)
{
  g_assert_cmpuint (review->n_lessons, <=, SUMI_REVIEW_MAX_LESSONS);
  for (guint i = 0; i < review->n_lessons; i++)
    {
      const SumiReviewMove *move
        = &g_array_index (review->moves, SumiReviewMove, review->lessons[i]);

      g_assert_cmpint (sumi_review_get_loss (move).score, >=, 4 * SUMI_DISC);
      g_assert_true (i == 0 || review->lessons[i - 1] < review->lessons[i]);
      for (guint j = 0; j < i; j++)
        g_assert_false (is_missed_again (review, review->lessons[j], review->lessons[i]));
    }
}

static int
find_exact_empties (const SumiReview *review)
{
  SumiPosition position = review->game.start;
  int ply = 0;

  while (!review->values[ply].is_proved)
    position = sumi_position_play (position, review->game.moves[ply++]);
  return sumi_position_count_empties (position);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

static void
test_games (void)
{
  SumiEvaluation *evaluation = tutor_open_evaluation ();
  SumiMidgame *midgame = sumi_midgame_new (evaluation, 1 << 22, SUMI_SCORING_DISCS);
  SumiExactOptions options = { 1, 16, SUMI_SCORING_DISCS, NULL };
  SumiExact *exact = sumi_exact_new (&options);
  SumiReviewLimits limits = SUMI_REVIEW_LIMITS_NORMAL;
  RandomSource source = random_source_init (10);
  Count count = { .exact = g_array_new (FALSE, FALSE, sizeof (int)) };
  Pinned pinned = { 0 };

  limits.n_threads = 1;
  limits.exact_nodes = (guint64) n_million_nodes * 1000000;
  for (int i = 0; i < n_games; i++)
    {
      SumiTranscript game = play_game (midgame, &source);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiReview) review = sumi_review_new (&game, SUMI_SCORING_DISCS, evaluation,
                                                       limits, &budget, NULL, NULL);
      int n_empties = find_exact_empties (review);

      g_array_append_val (count.exact, n_empties);
      check_lessons (review);
      check_topics (review);
      pin_lessons (&pinned, review);
      for (guint j = 0; j < review->moves->len; j++)
        {
          const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, j);

          if (!sumi_review_is_mistake (move))
            continue;
          check_mistake (review, j, exact, &count);
          pin_reason (&pinned, review, move);
        }
    }
  if (n_games == N_GAMES && n_million_nodes == N_MILLION_NODES)
    pinned_check (&pinned, "reasons", UINT64_C (0xf033ad9fd00dbda3));
  g_array_sort (count.exact, compare_numbers);
  g_test_message ("%d games, exact from %d empties on the median (%d to %d)", n_games,
                  g_array_index (count.exact, int, count.exact->len / 2),
                  g_array_index (count.exact, int, 0),
                  g_array_index (count.exact, int, count.exact->len - 1));
  g_test_message ("%d mistakes, %d repeated, %d named: %d %% of those told; %d searched again",
                  count.n_mistakes, count.n_repeated, count.n_named,
                  100 * count.n_named / (count.n_mistakes - count.n_repeated), count.n_searched);
  g_test_message ("all lines searched of %d, %d of them told apart for certain", count.n_outlooks,
                  count.n_certain);
  for (int kind = 0; kind < SUMI_N_REASONS; kind++)
    g_test_message ("reason %d: %d", kind, count.kinds[kind]);
  /* Of fewer games this is chance. */
  if (n_games >= N_GAMES)
    g_assert_cmpint (5 * count.n_named, >=, 3 * (count.n_mistakes - count.n_repeated));
  g_assert_cmpint (count.n_searched, >, 0);
  g_assert_cmpint (count.n_certain, >, 0);
  g_array_unref (count.exact);
  sumi_exact_free (exact);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

/* Squares, and "--" for a pass. */
static int
read_line (const char *text, guint8 *line)
{
  g_auto (GStrv) names = g_strsplit (text, " ", -1);
  int n = 0;

  for (; names[n] != NULL; n++)
    line[n] = strcmp (names[n], "--") == 0 ? SUMI_SQUARE_PASS : square_of (names[n]);
  return n;
}

/* A corner that Sumi only expects to be taken, but can be forced, and could not after the better
 * move: that is proved, and is said so. */
static void
test_forced (void)
{
  SumiReviewMove move = { .before = position_of ("........"
                                                    ".....X.."
                                                    "....X..."
                                                    ".OXXXX.."
                                                    ".XXXXXXX"
                                                    "..XOXOO."
                                                    "..OXOO.."
                                                    "...OOO..",
                                                    SUMI_BLACK),
                          .move = square_of ("g7"),
                          .best = square_of ("a3"),
                          .value = sumi_value_estimate (-44 * SUMI_DISC),
                          .best_value = sumi_value_estimate (-16 * SUMI_DISC) };
  SumiReviewReason reason;

  move.n_line = read_line ("g7 d3 d2 e2 c8 h8", move.line);
  move.n_best_line = read_line ("a3 b6 a6 f3 g4 e2 c8", move.best_line);
  reason = sumi_review_find_own_reason (&move);
  g_assert_cmpint (reason.kind, ==, SUMI_REASON_FORCES_CORNER);
  check_reason (&move, &reason);
  tutor_assert_text (sumi_review_reason_to_text (&reason),
                     "g7 lets White force the corner h8 within two moves, and a3 does not.");
}

/* Of a corner that the opponent takes it is told what the better move does about it: it takes the
 * corner itself, or shuts the opponent out; and a corner that was open before the move is left to
 * the opponent, not handed to it. */
static void
test_corners (void)
{
  static const struct
  {
    const char *cells;
    SumiColor turn;
    const char *line, *best_line;
    SumiValue value, best_value;
    const char *text;
  } table[] = {
    { "..XXXXOX.XXXXOOOOXXOOXOOOXXXXXOOOXXXXOXOOXXOXOOOXXOOOOO.OOOOOOX.", SUMI_WHITE,
      "b1 h7 h8 a1 a2", "a1 a2 b1 h7 h8", { TRUE, -8 * SUMI_DISC }, { TRUE, 2 * SUMI_DISC },
      "a1 takes the corner; b1 leaves it to Black." },
    { "..OOOOXX.OOOOXXXXOOXXOXXXOXOOXXOXOXXOOXXXOOXXXXX.OOOOOXOOOOOOOOO", SUMI_BLACK,
      "a7 a2 b1 a1", "a1 b1 a2 -- a7", { TRUE, 10 * SUMI_DISC }, { TRUE, 22 * SUMI_DISC },
      "a1 takes the corner; in Sumi's line of best play Black never gets it after a7." },
    { "....O.......OO......OOOO..XXOOOO.X.XXOXX..XXXXXX..XXXXXX.....O..", SUMI_BLACK,
      "f1 h8 d1 g8 d2 c8 e8 d8", "h2 e8 d2 d3", { FALSE, -61 * SUMI_DISC },
      { FALSE, -35 * SUMI_DISC }, "f1 leaves White the corner h8, and h2 does not." },
    { "...OX.....OO......XOX......XXX....XXXOOO.X..OO.....O.O.......O..", SUMI_BLACK,
      "g8 h8", "c1 b1", { FALSE, -25 * SUMI_DISC }, { FALSE, 3 * SUMI_DISC },
      "g8 hands White the corner h8, and c1 does not." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      SumiReviewMove move = { .before = position_of (table[i].cells, table[i].turn),
                              .value = table[i].value, .best_value = table[i].best_value };
      SumiReviewReason reason;

      move.n_line = read_line (table[i].line, move.line);
      move.n_best_line = read_line (table[i].best_line, move.best_line);
      move.move = move.line[0];
      move.best = move.best_line[0];
      reason = sumi_review_find_own_reason (&move);
      check_reason (&move, &reason);
      tutor_assert_text (sumi_review_reason_to_text (&reason), table[i].text);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_games = atoi (argv[1]);
  if (argc > 2)
    n_million_nodes = atoi (argv[2]);
  g_test_add_func ("/tutor/review-reason/forced", test_forced);
  g_test_add_func ("/tutor/review-reason/corners", test_corners);
  g_test_add_func ("/tutor/review-reason/games", test_games);
  return g_test_run ();
}
