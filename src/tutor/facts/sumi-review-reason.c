/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-reason.h"

#include <string.h>

#include "sumi-cause.h"
#include "sumi-features.h"
#include "sumi-prover.h"

/* Smaller differences of counts are no reason. */
#define MIN_EDGE 3
#define MIN_SAFE_MOVES 3
#define MIN_MOVES 4
#define MIN_LATER_MOVES 4
#define MIN_LATER_FRONTIER 5

/* So many plies of each line are looked at where counts later on are compared. */
#define LATER_PLIES 8

/* A corner that is lost is proved to be forced within so many moves, by so many nodes at most. */
#define FORCED_WITHIN 2
#define FORCED_NODES 20000

/* Moves are counted while the board is so empty, and regions once it is so full. */
#define MIN_EMPTIES 10
#define MAX_REGION_EMPTIES 16

/* What happens in the first plies of a line; COUNTS: how many discs were played after the first
 * move. */
typedef struct
{
  SumiOutlook outlook;
  int counts[64]; /* when each corner was taken */
  int passes[2];  /* by colour: when it first has to pass, or -1 */
  int n_moves;    /* that were played after the first one */
  SumiPosition end;
} Course;

typedef struct
{
  const SumiReviewMove *move;
  SumiColor side, opponent;
  gboolean is_complete; /* both lines go to the end of the game */
  SumiReviewCourse course;
  Course played, better;
} Comparison;

static SumiPosition
follow (SumiPosition position, const guint8 *line, int n)
{
  for (int i = 0; i < n; i++)
    position = sumi_position_play (position, line[i]);
  return position;
}

static gboolean
is_whole (SumiPosition position, const guint8 *line, int n_line)
{
  return sumi_position_is_over (follow (position, line, n_line));
}

static Course
walk (SumiPosition position, const guint8 *line, int n_plies)
{
  Course course = { .passes = { -1, -1 } };
  SumiEvents *events = &course.outlook.always;
  SumiColor last = position.turn;
  int count = -1;

  for (int i = 0; i < n_plies; i++)
    {
      SumiSquare square = line[i];
      SumiColor turn = position.turn;

      position = sumi_position_play (position, square);
      if (square == SUMI_SQUARE_PASS)
        {
          if (course.passes[turn] < 0)
            course.passes[turn] = count;
          events->passes[turn] = TRUE;
          continue;
        }
      count++;
      last = turn;
      if (!sumi_bitboard_has (SUMI_CORNERS, square))
        continue;
      events->corners[turn] |= sumi_bitboard_of (square);
      course.counts[square] = count;
    }
  events->ends[last] = TRUE;
  course.outlook.ever = *events;
  course.n_moves = count;
  course.end = position;
  return course;
}

static Comparison
compare (const SumiReviewMove *move)
{
  Comparison self = { .move = move,
                      .side = move->before.turn,
                      .opponent = sumi_color_opposite (move->before.turn) };
  int n_plies = MIN (move->n_line, move->n_best_line);

  self.is_complete = is_whole (move->before, move->line, move->n_line)
                     && is_whole (move->before, move->best_line, move->n_best_line);
  self.played = walk (move->before, move->line, self.is_complete ? move->n_line : n_plies);
  self.better
    = walk (move->before, move->best_line, self.is_complete ? move->n_best_line : n_plies);
  self.course = self.is_complete && sumi_review_get_loss (move).is_proved ? SUMI_COURSE_PROVED
                                                                          : SUMI_COURSE_EXPECTED;
  return self;
}

/* The same lines, compared by what happens in all that are as good. */
static Comparison
compare_all (const Comparison *lines)
{
  Comparison self = *lines;

  self.course = SUMI_COURSE_ALL;
  self.played.outlook = self.move->outlook;
  self.better.outlook = self.move->best_outlook;
  return self;
}

static SumiReviewReason
begin_reason (const Comparison *self, SumiReviewReasonKind kind)
{
  return (SumiReviewReason){ .kind = kind,
                             .course = self->course,
                             .side = self->side,
                             .move = self->move->move,
                             .best = self->move->best,
                             .square = SUMI_SQUARE_NONE,
                             .end = SUMI_SQUARE_NONE,
                             .n_moves = MIN (self->played.n_moves, self->better.n_moves) };
}

/* How many corners more SIDE takes than the other, at most and at least. */
static int
most_lead (const SumiOutlook *outlook, SumiColor side)
{
  return sumi_bitboard_count (outlook->ever.corners[side])
         - sumi_bitboard_count (outlook->always.corners[sumi_color_opposite (side)]);
}

static int
least_lead (const SumiOutlook *outlook, SumiColor side)
{
  return -most_lead (outlook, sumi_color_opposite (side));
}

/* Whether what happens COUNT moves after the first one of a line can be compared with OTHER. */
static gboolean
is_within (const Comparison *self, const Course *other, int count)
{
  return self->is_complete || count <= other->n_moves;
}

/* The first of CORNERS to be taken. */
static SumiSquare
first_of (const Course *course, SumiBitboard corners)
{
  SumiSquare first = SUMI_SQUARE_NONE;

  SUMI_FOREACH_SQUARE (corner, corners)
    {
      if (first == SUMI_SQUARE_NONE || course->counts[corner] < course->counts[first])
        first = (SumiSquare) corner;
    }
  return first;
}

/* Corners are a reason only if the side comes off worse by them on the whole. */
static gboolean
find_corner (const Comparison *self, SumiReviewReason *out_reason)
{
  const SumiOutlook *played = &self->played.outlook, *better = &self->better.outlook;
  SumiBitboard lost
    = played->always.corners[self->opponent] & ~better->ever.corners[self->opponent];
  SumiBitboard missed = better->always.corners[self->side] & ~played->ever.corners[self->side];
  SumiPosition after = sumi_position_play (self->move->before, self->move->move);
  SumiPosition after_best = sumi_position_play (self->move->before, self->move->best);
  SumiBitboard gifts = lost & sumi_corners_takeable (after, self->opponent)
                       & ~sumi_corners_takeable (after_best, self->opponent);

  if (most_lead (played, self->side) >= least_lead (better, self->side))
    return FALSE;
  if (lost != 0
      && !is_within (self, &self->better, self->played.counts[first_of (&self->played, lost)]))
    return FALSE;
  if (gifts != 0 && after.turn == self->opponent)
    {
      *out_reason = begin_reason (self, SUMI_REASON_GIVES_CORNER);
      out_reason->square = first_of (&self->played, gifts);
      out_reason->count = self->played.counts[out_reason->square];
      out_reason->was_open = sumi_bitboard_has (
        sumi_corners_takeable (self->move->before, self->opponent), out_reason->square);
      return TRUE;
    }
  if (sumi_bitboard_has (lost, self->move->best))
    {
      *out_reason = begin_reason (self, SUMI_REASON_MISSES_CORNER);
      out_reason->square = self->move->best;
      return TRUE;
    }
  if (lost != 0)
    {
      *out_reason = begin_reason (self, SUMI_REASON_LOSES_CORNER);
      out_reason->square = first_of (&self->played, lost);
      out_reason->count = self->played.counts[out_reason->square];
      return TRUE;
    }
  if (missed != 0
      && is_within (self, &self->played, self->better.counts[first_of (&self->better, missed)]))
    {
      *out_reason = begin_reason (self, SUMI_REASON_MISSES_CORNER);
      out_reason->square = first_of (&self->better, missed);
      out_reason->count = self->better.counts[out_reason->square];
      return TRUE;
    }
  return FALSE;
}

static gboolean
find_pass (const Comparison *self, SumiReviewReason *out_reason)
{
  const SumiOutlook *played = &self->played.outlook, *better = &self->better.outlook;

  if (played->always.passes[self->side] && !better->ever.passes[self->side]
      && is_within (self, &self->better, self->played.passes[self->side]))
    {
      *out_reason = begin_reason (self, SUMI_REASON_PASSES);
      out_reason->count = self->played.passes[self->side];
      return TRUE;
    }
  if (better->always.passes[self->opponent] && !played->ever.passes[self->opponent]
      && is_within (self, &self->played, self->better.passes[self->opponent]))
    {
      *out_reason = begin_reason (self, SUMI_REASON_SPARES_PASS);
      out_reason->count = self->better.passes[self->opponent];
      return TRUE;
    }
  return FALSE;
}

/* Regions are a reason only if they are the same whether or not squares that touch by corners count
 * as connected. */
static gboolean
find_region (const Comparison *self, SumiReviewReason *out_reason)
{
  SumiPosition before = self->move->before;
  SumiBitboard odd = sumi_features_odd_regions (before, SUMI_TOUCH_SIDES);
  SumiBitboard region = sumi_features_region (before, self->move->move, SUMI_TOUCH_SIDES);

  if (!sumi_review_get_loss (self->move).is_proved
      || sumi_position_count_empties (before) > MAX_REGION_EMPTIES
      || odd != sumi_features_odd_regions (before, SUMI_TOUCH_CORNERS)
      || sumi_bitboard_has (odd, self->move->move) || !sumi_bitboard_has (odd, self->move->best)
      || region != sumi_features_region (before, self->move->move, SUMI_TOUCH_CORNERS))
    return FALSE;
  *out_reason = begin_reason (self, SUMI_REASON_REGION);
  out_reason->count = sumi_bitboard_count (region);
  return TRUE;
}

static gboolean
find_last_move (const Comparison *self, SumiReviewReason *out_reason)
{
  if (!self->is_complete || self->played.outlook.ever.ends[self->side]
      || self->better.outlook.ever.ends[self->opponent])
    return FALSE;
  *out_reason = begin_reason (self, SUMI_REASON_LAST_MOVE);
  return TRUE;
}

/* The edge on which the opponent's discs at the end differ most. */
static gboolean
find_edge (const Comparison *self, SumiReviewReason *out_reason)
{
  static const struct
  {
    SumiBitboard squares;
    SumiSquare first, last;
  } edges[] = {
    { SUMI_RANK_1, 0, 7 },
    { SUMI_RANK_8, 56, 63 },
    { SUMI_FILE_A, 0, 56 },
    { SUMI_FILE_H, 7, 63 },
  };
  SumiBitboard played = sumi_position_discs (self->played.end, self->opponent);
  SumiBitboard better = sumi_position_discs (self->better.end, self->opponent);
  int most = MIN_EDGE - 1;

  if (!self->is_complete)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      int n_played = sumi_bitboard_count (played & edges[i].squares);
      int n_better = sumi_bitboard_count (better & edges[i].squares);

      if (n_played - n_better <= most)
        continue;
      most = n_played - n_better;
      *out_reason = begin_reason (self, SUMI_REASON_EDGE);
      out_reason->square = edges[i].first;
      out_reason->end = edges[i].last;
      out_reason->played = n_played;
      out_reason->better = n_better;
    }
  return most >= MIN_EDGE;
}

/* What both sides have after the first N plies of either line, by LIST. */
static SumiReviewReason
count_both (const Comparison *self,
            SumiReviewReasonKind kind,
            SumiBitboard (*list) (SumiPosition position, SumiColor side),
            int n)
{
  SumiPosition after = follow (self->move->before, self->move->line, n);
  SumiPosition better = follow (self->move->before, self->move->best_line, n);
  SumiReviewReason reason = begin_reason (self, kind);

  reason.count = n - 1;
  reason.played = sumi_bitboard_count (list (after, self->opponent));
  reason.better = sumi_bitboard_count (list (better, self->opponent));
  reason.own = sumi_bitboard_count (list (after, self->side));
  reason.own_better = sumi_bitboard_count (list (better, self->side));
  return reason;
}

static gboolean
has_room (const Comparison *self)
{
  return sumi_position_count_empties (self->move->before) >= MIN_EMPTIES;
}

/* Right after either move. */
static gboolean
find_count (const Comparison *self,
            SumiReviewReasonKind kind,
            SumiBitboard (*list) (SumiPosition position, SumiColor side),
            int least,
            SumiReviewReason *out_reason)
{
  SumiReviewReason reason = count_both (self, kind, list, 1);

  if (!has_room (self)
      || reason.own_better - reason.better - (reason.own - reason.played) < least
      || reason.own > reason.own_better || reason.played < reason.better)
    return FALSE;
  *out_reason = reason;
  return TRUE;
}

/* Later on, where the lines have gone on for the same number of moves; to have more is good if SIGN
 * is 1, and bad if it is -1. */
static gboolean
find_later (const Comparison *self,
            SumiReviewReasonKind kind,
            SumiBitboard (*list) (SumiPosition position, SumiColor side),
            int sign,
            int least,
            SumiReviewReason *out_reason)
{
  int n = MIN (MIN (self->move->n_line, self->move->n_best_line), LATER_PLIES);
  Course played = walk (self->move->before, self->move->line, n);
  Course better = walk (self->move->before, self->move->best_line, n);
  SumiReviewReason reason = count_both (self, kind, list, n);
  int lead = reason.own - reason.played, better_lead = reason.own_better - reason.better;

  if (!has_room (self) || n < 2 || played.n_moves != n - 1 || better.n_moves != n - 1
      || sign * (better_lead - lead) < least)
    return FALSE;
  *out_reason = reason;
  return TRUE;
}

/* Whether some move gives a corner away, after either one. */
static gboolean
are_corners_near (const Comparison *self)
{
  SumiReviewReason all = count_both (self, SUMI_REASON_MOVES, sumi_position_moves_of, 1);
  SumiReviewReason safe = count_both (self, SUMI_REASON_SAFE_MOVES, sumi_harmless_moves, 1);

  return safe.own != all.own || safe.played != all.played || safe.own_better != all.own_better
         || safe.better != all.better;
}

/* Counts of moves and of exposed discs, what is plainest first. */
static gboolean
find_counts (const Comparison *self, SumiReviewReason *out_reason)
{
  return (are_corners_near (self)
          && find_count (self, SUMI_REASON_SAFE_MOVES, sumi_harmless_moves, MIN_SAFE_MOVES,
                         out_reason))
         || find_count (self, SUMI_REASON_MOVES, sumi_position_moves_of, MIN_MOVES, out_reason)
         || find_later (self, SUMI_REASON_LATER_MOVES, sumi_position_moves_of, 1, MIN_LATER_MOVES,
                        out_reason)
         || find_later (self, SUMI_REASON_LATER_FRONTIER, sumi_features_frontier, -1,
                        MIN_LATER_FRONTIER, out_reason);
}

/* The first of the mistakes that missed the better move of MOVE: its reason is told there. */
static const SumiReviewMove *
find_first (const SumiReview *review, const SumiReviewMove *move)
{
  const SumiReviewMove *before = sumi_review_find_predecessor (review, move);

  while (before != NULL)
    {
      move = before;
      before = sumi_review_find_predecessor (review, move);
    }
  return move;
}

/* What is certain: it happens in all lines of best play after one move, and in none after the
 * other. */
static gboolean
find_certain (const Comparison *lines, SumiReviewReason *out_reason)
{
  Comparison all = compare_all (lines);

  return lines->move->has_outlooks
         && (find_corner (&all, out_reason) || find_pass (&all, out_reason)
             || find_last_move (&all, out_reason));
}

/* Whether the opponent can force CORNER within two moves, and could not after the better move. */
static gboolean
is_forced (const Comparison *self, SumiSquare corner)
{
  SumiGoal goal = { .kind = SUMI_GOAL_CORNER, .corners = sumi_bitboard_of (corner) };
  SumiProver *prover = sumi_prover_new (&goal, self->opponent);
  SumiPosition after = sumi_position_play (self->move->before, self->move->move);
  SumiPosition after_best = sumi_position_play (self->move->before, self->move->best);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  gboolean is_forced;

  budget.max_nodes = FORCED_NODES;
  is_forced = sumi_prover_can_force (prover, after, FORCED_WITHIN, &budget) == SUMI_TRUTH_TRUE
              && sumi_prover_can_force (prover, after_best, FORCED_WITHIN, &budget)
                   == SUMI_TRUTH_FALSE;
  sumi_prover_free (prover);
  return is_forced;
}

/**
 * sumi_review_find_own_reason: why MOVE was a mistake, whatever was told of others.
 */
SumiReviewReason
sumi_review_find_own_reason (const SumiReviewMove *move)
{
  Comparison self = compare (move);
  SumiReviewReason reason = begin_reason (&self, SUMI_REASON_NONE);

  if (!find_certain (&self, &reason) && !find_corner (&self, &reason)
      && !find_pass (&self, &reason) && !find_region (&self, &reason)
      && !find_last_move (&self, &reason) && !find_edge (&self, &reason))
    find_counts (&self, &reason);
  if (reason.kind == SUMI_REASON_LOSES_CORNER && reason.course == SUMI_COURSE_EXPECTED
      && is_forced (&self, reason.square))
    reason.kind = SUMI_REASON_FORCES_CORNER;
  return reason;
}

/**
 * sumi_review_find_reason: why MOVE, a mistake in REVIEW, was one: the reason that decides most. Of
 * a better move that is missed again and again it is told once.
 */
SumiReviewReason
sumi_review_find_reason (const SumiReview *review, const SumiReviewMove *move)
{
  const SumiReviewMove *first = find_first (review, move);
  SumiReviewReason told = sumi_review_find_own_reason (first), reason;
  Comparison self;

  if (first == move)
    return told;
  self = compare (move);
  reason = begin_reason (&self, SUMI_REASON_REPEATED);
  reason.ply = first->ply;
  reason.number = sumi_transcript_count_moves (&review->game, first->ply + 1);
  reason.is_told = told.kind != SUMI_REASON_NONE;
  return reason;
}

/* What is named as the reason of MOVE, the first mistake that missed its better move;
 * SUMI_TOPIC_UNNAMED if nothing is. */
static int
name_topic (const SumiReviewMove *move)
{
  switch (sumi_review_find_own_reason (move).kind)
    {
    case SUMI_REASON_GIVES_CORNER:
    case SUMI_REASON_FORCES_CORNER:
    case SUMI_REASON_LOSES_CORNER:
    case SUMI_REASON_MISSES_CORNER:
      return SUMI_TOPIC_CORNERS;
    case SUMI_REASON_PASSES:
    case SUMI_REASON_SPARES_PASS:
    case SUMI_REASON_SAFE_MOVES:
      return SUMI_TOPIC_TEMPO;
    case SUMI_REASON_MOVES:
    case SUMI_REASON_LATER_MOVES:
      return SUMI_TOPIC_MOBILITY;
    case SUMI_REASON_LATER_FRONTIER:
      return SUMI_TOPIC_FRONTIER;
    case SUMI_REASON_EDGE:
      return SUMI_TOPIC_EDGES;
    case SUMI_REASON_REGION:
    case SUMI_REASON_LAST_MOVE:
      return SUMI_TOPIC_PARITY;
    case SUMI_REASON_NONE:
    case SUMI_REASON_REPEATED:
    case SUMI_N_REASONS:
    default:
      return SUMI_TOPIC_UNNAMED;
    }
}

/* What a lesson has to be about for MOVE, a mistake, not to be made again. */
static SumiReviewTopic
choose_topic (const SumiReview *review, const SumiReviewMove *move)
{
  int topic;

  move = find_first (review, move);
  topic = name_topic (move);
  if (topic != SUMI_TOPIC_UNNAMED)
    return (SumiReviewTopic) topic;
  if (sumi_review_get_phase (move) == SUMI_REVIEW_ENDING)
    return SUMI_TOPIC_COUNTING;
  return sumi_review_get_phase (move) == SUMI_REVIEW_MIDDLE ? SUMI_TOPIC_QUIET_MOVES
                                                            : SUMI_TOPIC_MOBILITY;
}

/**
 * sumi_review_find_topic: sets OUT_TOPIC to what most was lost by in REVIEW; FALSE without any
 * mistake.
 */
gboolean
sumi_review_find_topic (const SumiReview *review, SumiReviewTopic *out_topic)
{
  int lost[SUMI_N_TOPICS] = { 0 };

  *out_topic = SUMI_TOPIC_CORNERS;
  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, i);

      if (sumi_review_is_mistake (move))
        lost[choose_topic (review, move)] += sumi_review_get_loss (move).score;
    }
  for (SumiReviewTopic topic = 0; topic < SUMI_N_TOPICS; topic++)
    {
      if (lost[topic] > lost[*out_topic])
        *out_topic = topic;
    }
  return lost[*out_topic] > 0;
}

/**
 * sumi_review_sum_up_topics: what the mistakes of each side, by colour, have cost in REVIEW, in
 * hundredths of a disc, for each topic, and last for those without a simple reason.
 */
void
sumi_review_sum_up_topics (const SumiReview *review, int out_lost[2][SUMI_TOPIC_UNNAMED + 1])
{
  memset (out_lost, 0, 2 * sizeof out_lost[0]);
  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, i);

      if (sumi_review_is_mistake (move))
        out_lost[move->before.turn][name_topic (find_first (review, move))]
          += sumi_review_get_loss (move).score;
    }
}

/* Where the built-in lessons are. */
static const struct
{
  const char *pack, *lesson;
} lessons[SUMI_N_TOPICS] = {
  [SUMI_TOPIC_CORNERS] = { "lessons-2-corners", "x-squares-and-c-squares" },
  [SUMI_TOPIC_MOBILITY] = { "lessons-3-mobility", "mobility" },
  [SUMI_TOPIC_FRONTIER] = { "lessons-3-mobility", "frontier" },
  [SUMI_TOPIC_QUIET_MOVES] = { "lessons-3-mobility", "quiet-moves" },
  [SUMI_TOPIC_TEMPO] = { "lessons-3-mobility", "gaining-a-move" },
  [SUMI_TOPIC_EDGES] = { "lessons-4-edges", "edges" },
  [SUMI_TOPIC_PARITY] = { "lessons-5-endgame", "parity" },
  [SUMI_TOPIC_COUNTING] = { "lessons-5-endgame", "counting" },
};

/**
 * sumi_review_topic_to_pack: the id of the built-in pack in which there is a lesson on TOPIC.
 */
const char *
sumi_review_topic_to_pack (SumiReviewTopic topic)
{
  return lessons[topic].pack;
}

/**
 * sumi_review_topic_to_lesson: the id of the lesson.
 */
const char *
sumi_review_topic_to_lesson (SumiReviewTopic topic)
{
  return lessons[topic].lesson;
}

/* The longest of the opponent's lines to the corner that the move gives away. */
static void
mark_line (const SumiReviewReason *reason, SumiPosition before, SumiReviewMarks *marks)
{
  SumiPosition after = sumi_position_play (before, reason->move);
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  int n = sumi_corner_lines_find (after, sumi_color_opposite (reason->side), lines), longest = 0;

  for (int i = 0; i < n; i++)
    {
      int length = sumi_bitboard_count (lines[i].between);

      if (lines[i].corner != reason->square || length <= longest)
        continue;
      longest = length;
      marks->from = lines[i].corner;
      marks->to = lines[i].end;
    }
}

/**
 * sumi_review_reason_mark: sets the squares and the line that REASON speaks of, of a move in
 * BEFORE.
 */
void
sumi_review_reason_mark (const SumiReviewReason *reason,
                         SumiPosition before,
                         SumiReviewMarks *out_marks)
{
  *out_marks = (SumiReviewMarks){ 0, SUMI_SQUARE_NONE, SUMI_SQUARE_NONE };
  switch ((int) reason->kind)
    {
    case SUMI_REASON_GIVES_CORNER:
      out_marks->squares = sumi_bitboard_of (reason->square);
      mark_line (reason, before, out_marks);
      break;
    case SUMI_REASON_FORCES_CORNER:
    case SUMI_REASON_LOSES_CORNER:
    case SUMI_REASON_MISSES_CORNER:
      out_marks->squares = sumi_bitboard_of (reason->square);
      break;
    case SUMI_REASON_REGION:
      out_marks->squares = sumi_features_region (before, reason->move, SUMI_TOUCH_SIDES);
      break;
    case SUMI_REASON_EDGE:
      out_marks->from = reason->square;
      out_marks->to = reason->end;
      break;
    default:
      break;
    }
}

/**
 * sumi_review_find_waiting: the ply of the last mistake of the same side up to which the better
 * move of MOVE, a mistake in REVIEW, stayed the better one; its own ply if it did not stay.
 */
int
sumi_review_find_waiting (const SumiReview *review, const SumiReviewMove *move)
{
  const SumiReviewMove *last = move;

  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *other = &g_array_index (review->moves, SumiReviewMove, i);

      if (other->ply > last->ply && other->before.turn == last->before.turn)
        {
          if (sumi_review_find_predecessor (review, other) != last
              || !sumi_review_is_mistake (other))
            break;
          last = other;
        }
    }
  return last->ply;
}
