/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review.h"

#include <string.h>

#include "sumi-exact.h"
#include "sumi-opponent.h"

#define TABLE_BYTES (16 * 1024 * 1024)

/* 24 MiB, in which the positions of the whole game stay. */
#define EXACT_TABLE_BITS 19

/* What makes a move bad. */
#define BAD (4 * SUMI_DISC)

/* The player who has to find a better move is so many levels above the one who missed it, and
 * searches exact results from so many empties on at most. */
#define LEVELS_ABOVE 2
#define LEVEL_EMPTIES 12

/* With so few empties all lines of best play are searched after a mistake, by so many nodes: of 12
 * games none needed more than a quarter. */
#define OUTLOOK_EMPTIES 16
#define OUTLOOK_NODES 1000000

/* What makes a mistake: a loss that is proved counts from the smallest there is, one that is only
 * estimated has to be larger. Of 339 moves with 21 empties that a search 8 plies deep said to lose
 * 4 to 8 discs, 44 lost none; of 1182 that it said to lose more, 19. */
#define EXACT_MISTAKE SUMI_DISC
#define ESTIMATED_MISTAKE (4 * SUMI_DISC)

/* Estimates within this are called even. */
#define EVEN (2 * SUMI_DISC)

typedef struct
{
  int n_moves;
  guint8 moves[SUMI_REVIEW_MAX_LINE];
} Line;

/* The data for one game. */
typedef struct
{
  SumiReview *review;
  SumiMidgame *midgame;
  SumiMidgameLimits limits;
  SumiExact *exact;
  int exact_empties;
  Line *lines; /* of best play after so many plies, where values are exact */
  SumiBudget exact_budget;
  SumiBudget *budget;
} Work;

/* VALUE, for the side to move in POSITION, for Black; or the other way round. */
static SumiValue
for_black (SumiPosition position, SumiValue value)
{
  return position.turn == SUMI_BLACK ? value : sumi_value_negate (value);
}

static void
set_value (SumiReview *review, int ply, SumiPosition position, SumiValue value)
{
  review->values[ply] = for_black (position, value);
}

/* What REPORT says of MOVE, which is one of its moves. */
static const SumiMoveScore *
find_score (const SumiMidgameReport *report, SumiSquare move)
{
  int i = 0;

  while (i < report->n_moves - 1 && report->moves[i].move != move)
    i++;
  return &report->moves[i];
}

/* Notes a choice, unless nobody has made it. */
static void
add_choice (SumiReview *review, const SumiReviewMove *move)
{
  SumiReviewSide *side = &review->sides[move->before.turn];
  SumiReviewGrade grade = sumi_review_get_grade (move);
  SumiValue loss = sumi_review_get_loss (move);
  gboolean is_estimate = loss.score > 0 && !loss.is_proved;

  if (move->ply < review->n_given)
    return;
  g_array_prepend_vals (review->moves, move, 1);
  side->n_choices++;
  side->n_best += loss.score == 0;
  side->lost += loss.score;
  side->n_moves[grade]++;
  side->lost_by[grade] += loss.score;
  side->lost_in[sumi_review_get_phase (move)] += loss.score;
  side->n_unsound_in[sumi_review_get_phase (move)] += grade != SUMI_GRADE_SOUND;
  side->has_estimates |= is_estimate;
  side->has_estimates_by[grade] |= is_estimate;
}

/* Of moves that are as good as the one played none is called better. */
static void
add_estimated_choice (SumiReview *review,
                      int ply,
                      SumiPosition before,
                      const SumiMidgameReport *report)
{
  const SumiMoveScore *best = &report->moves[0];
  const SumiMoveScore *played = find_score (report, review->game.moves[ply]);
  SumiReviewMove move = { .ply = ply, .before = before };

  if (played->value.score == best->value.score)
    best = played;
  move.move = played->move;
  move.best = best->move;
  move.value = played->value;
  move.best_value = best->value;
  move.n_line = played->n_line;
  move.n_best_line = best->n_line;
  memcpy (move.line, played->line, sizeof played->line);
  memcpy (move.best_line, best->line, sizeof best->line);
  add_choice (review, &move);
}

/* LINE becomes MOVE, and then what comes of NEXT. */
static void
join (Line *line, SumiSquare move, const Line *next)
{
  line->n_moves = MIN (1 + next->n_moves, SUMI_REVIEW_MAX_LINE);
  line->moves[0] = (guint8) move;
  memcpy (line->moves + 1, next->moves, (gsize) line->n_moves - 1);
}

/* Finds the line of best play from POSITION, which is worth SCORE. FALSE if there is not enough
 * to spend. */
static gboolean
find_line (SumiExact *exact, SumiPosition position, int score, SumiBudget *budget, Line *out_line)
{
  guint8 moves[SUMI_EXACT_MAX_LINE];
  int n = sumi_exact_line (exact, position, score, budget, moves);

  out_line->n_moves = MIN (n, SUMI_REVIEW_MAX_LINE);
  memcpy (out_line->moves, moves, (gsize) out_line->n_moves);
  return !budget->is_exhausted && (n > 0 || sumi_position_is_over (position));
}

static void
set_lines (SumiReviewMove *move, const Line *line, const Line *best_line)
{
  move->n_line = line->n_moves;
  memcpy (move->line, line->moves, (gsize) line->n_moves);
  move->n_best_line = best_line->n_moves;
  memcpy (move->best_line, best_line->moves, (gsize) best_line->n_moves);
}

/* Notes what happens in all lines of best play after MOVE, a mistake, and after the better one. */
static void
find_outlooks (SumiExact *exact, SumiReviewMove *move, SumiBudget *budget)
{
  SumiBudget part = *budget;

  part.max_nodes = MIN (part.max_nodes, part.nodes + OUTLOOK_NODES);
  move->has_outlooks
    = sumi_outlook_find (exact, move->before, move->move, &part, &move->outlook)
      && sumi_outlook_find (exact, move->before, move->best, &part, &move->best_outlook);
  sumi_budget_return_half (budget, &part);
}

/* Finds what MOVE in BEFORE is worth, and the line that begins with it. FALSE if there is not
 * enough to spend. */
static gboolean
find_line_of (SumiExact *exact,
              SumiPosition before,
              SumiSquare move,
              SumiBudget *budget,
              SumiValue *out_value,
              Line *out_line)
{
  SumiPosition after = sumi_position_play (before, move);
  SumiExactAnswer answer = sumi_exact_score (exact, after, budget);
  Line next;

  *out_value = sumi_value_negate (sumi_value_of_answer (answer));
  if (!out_value->is_proved || !find_line (exact, after, answer.lower, budget, &next))
    return FALSE;
  join (out_line, move, &next);
  return TRUE;
}

/* Looks at the position before PLY, where the value after PLY is exact: the move played is worth
 * that, and only what is best is searched. FALSE if there is not enough to spend. */
static gboolean
look_exactly (Work *work, int ply, SumiPosition position)
{
  SumiReview *review = work->review;
  SumiSquare played = review->game.moves[ply];
  SumiReviewMove move = { .ply = ply, .before = position };
  Line line;
  SumiExactAnswer answer;

  join (&line, played, &work->lines[ply + 1]);
  work->lines[ply] = line;
  if (sumi_bitboard_count (sumi_position_legal_moves (position)) <= 1)
    {
      review->values[ply] = review->values[ply + 1];
      return TRUE;
    }
  answer = sumi_exact_score (work->exact, position, &work->exact_budget);
  move.value = for_black (position, review->values[ply + 1]);
  move.best_value = sumi_value_of_answer (answer);
  if (!move.best_value.is_proved)
    return FALSE;
  if (move.best_value.score != move.value.score
      && !find_line (work->exact, position, answer.lower, &work->exact_budget,
                     &work->lines[ply]))
    return FALSE;
  set_value (review, ply, position, move.best_value);
  move.move = played;
  move.best = work->lines[ply].moves[0];
  set_lines (&move, &line, &work->lines[ply]);
  if (sumi_review_is_mistake (&move) && sumi_position_count_empties (position) <= OUTLOOK_EMPTIES)
    find_outlooks (work->exact, &move, &work->exact_budget);
  add_choice (review, &move);
  return TRUE;
}

/* Looks at the position before PLY. FALSE if the budget is spent. */
static gboolean
look (Work *work, int ply, SumiPosition position)
{
  SumiReview *review = work->review;
  SumiMidgameReport report;

  if (review->values[ply + 1].is_proved
      && sumi_position_count_empties (position) <= work->exact_empties
      && !work->exact_budget.is_exhausted && look_exactly (work, ply, position))
    return TRUE;
  if (sumi_position_must_pass (position))
    {
      review->values[ply] = review->values[ply + 1];
      return TRUE;
    }
  sumi_midgame_score_moves (work->midgame, position, work->limits, work->budget, &report);
  if (work->budget->is_exhausted)
    return FALSE;
  set_value (review, ply, position, report.moves[0].value);
  if (report.n_moves > 1)
    add_estimated_choice (review, ply, position, &report);
  return TRUE;
}

static gboolean
look_exactly_at_end (Work *work, SumiPosition end)
{
  int ply = work->review->game.n_moves;
  SumiExactAnswer answer = sumi_exact_score (work->exact, end, &work->exact_budget);

  if (answer.lower != answer.upper
      || !find_line (work->exact, end, answer.lower, &work->exact_budget, &work->lines[ply]))
    return FALSE;
  set_value (work->review, ply, end, sumi_value_of_answer (answer));
  return TRUE;
}

/* The value at the end of the game, which may have been given up. */
static gboolean
look_at_end (Work *work)
{
  SumiReview *review = work->review;
  SumiPosition end = review->game.end;
  int ply = review->game.n_moves;
  SumiMidgameReport report;

  if (sumi_position_is_over (end))
    {
      set_value (review, ply, end, sumi_value_of_end (review->scoring, end));
      return TRUE;
    }
  if (sumi_position_count_empties (end) <= work->exact_empties && look_exactly_at_end (work, end))
    return TRUE;
  if (sumi_position_must_pass (end))
    end = sumi_position_pass (end);
  sumi_midgame_find_best (work->midgame, end, work->limits, work->budget, &report);
  if (work->budget->is_exhausted)
    return FALSE;
  set_value (review, ply, end, report.moves[0].value);
  return TRUE;
}

/* The weakest level, from 0, that loses no more by a move than SIDE did on average. */
static int
find_level (const SumiReviewSide *side)
{
  int level = 0;

  while (level < SUMI_N_LEVELS - 1
         && sumi_level_get (level).loss * side->n_choices > side->lost)
    level++;
  return level;
}

/* Whether a player who is somewhat stronger than the one who played MOVE finds the better move. */
static gboolean
is_findable (Work *work, const SumiReviewMove *move)
{
  int level = find_level (&work->review->sides[move->before.turn]) + LEVELS_ABOVE;
  SumiMidgameLimits limits = sumi_level_get (MIN (level, SUMI_N_LEVELS - 1)).limits;
  SumiMidgameReport report;

  limits.exact_empties = MIN (limits.exact_empties, LEVEL_EMPTIES);
  sumi_midgame_score_moves (work->midgame, move->before, limits, work->budget, &report);
  return report.n_moves > 0 && report.moves[0].move == move->best;
}

/* Whether the better move of the I-th is that of the J-th, an earlier one, and was missed by the
 * same side ever since. */
static gboolean
is_missed_since (const SumiReview *review, guint i, guint j)
{
  const SumiReviewMove *moves = (const SumiReviewMove *) (gpointer) review->moves->data;
  const SumiReviewMove *move = &moves[i];

  while (move != NULL && move != &moves[j])
    move = sumi_review_find_predecessor (review, move);
  return move != NULL;
}

/* The lesson that the I-th move would take the place of: one with the same better move, or else the
 * one that lost least if there is no room; the number of lessons if there is. */
static guint
find_place (const SumiReview *review, guint i)
{
  const SumiReviewMove *moves = (const SumiReviewMove *) (gpointer) review->moves->data;
  guint least = 0;

  for (guint j = 0; j < review->n_lessons; j++)
    {
      if (is_missed_since (review, i, review->lessons[j]))
        return j;
      if (sumi_review_get_loss (&moves[review->lessons[j]]).score
          <= sumi_review_get_loss (&moves[review->lessons[least]]).score)
        least = j;
    }
  return review->n_lessons < SUMI_REVIEW_MAX_LESSONS ? review->n_lessons : least;
}

/* Keeps the I-th move if there is room for it, or if it lost more than what it takes the place
 * of. */
static void
keep_lesson (SumiReview *review, guint i)
{
  const SumiReviewMove *moves = (const SumiReviewMove *) (gpointer) review->moves->data;
  guint place = find_place (review, i);

  if (place < review->n_lessons
      && sumi_review_get_loss (&moves[i]).score
           <= sumi_review_get_loss (&moves[review->lessons[place]]).score)
    return;
  if (place == review->n_lessons)
    review->n_lessons++;
  for (guint j = place; j + 1 < review->n_lessons; j++)
    review->lessons[j] = review->lessons[j + 1];
  review->lessons[review->n_lessons - 1] = i;
}

/* FALSE if the budget is spent. */
static gboolean
find_lessons (Work *work)
{
  SumiReview *review = work->review;

  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, i);

      if (sumi_review_get_grade (move) == SUMI_GRADE_BAD && is_findable (work, move))
        keep_lesson (review, i);
      if (work->budget->is_exhausted)
        return FALSE;
    }
  return TRUE;
}

static SumiExact *
create_exact (const SumiReview *review,
              const SumiEvaluation *evaluation,
              const SumiReviewLimits *limits)
{
  return sumi_exact_new (&(SumiExactOptions){
      .n_threads = MAX (limits->n_threads, 1),
      .table_bits = EXACT_TABLE_BITS,
      .scoring = review->scoring,
      .evaluation = evaluation,
  });
}

/* Looks at GAME, which is counted by SCORING, from its end to its beginning, so that the table
 * already knows what comes later; NULL if BUDGET did not suffice. PROGRESS may be NULL. */
SumiReview *
sumi_review_new (const SumiTranscript *game,
                 SumiScoring scoring,
                 const SumiEvaluation *evaluation,
                 SumiReviewLimits limits,
                 SumiBudget *budget,
                 SumiReviewProgress progress,
                 gpointer data)
{
  g_autoptr (SumiReview) review = g_new0 (SumiReview, 1);
  Work work = { review,
                sumi_midgame_new (evaluation, TABLE_BYTES, scoring),
                { limits.depth, 0 },
                NULL,
                limits.exact_empties,
                g_new0 (Line, (gsize) game->n_moves + 1),
                *budget,
                budget };
  SumiPosition positions[SUMI_TRANSCRIPT_MAX + 1] = { game->start };
  gboolean goes_on;

  review->game = *game;
  review->scoring = scoring;
  review->n_given = limits.n_given;
  review->moves = g_array_new (FALSE, FALSE, sizeof (SumiReviewMove));
  review->values = g_new0 (SumiValue, (gsize) game->n_moves + 1);
  work.exact = create_exact (review, evaluation, &limits);
  work.exact_budget.nodes = 0;
  if (limits.exact_nodes > 0)
    work.exact_budget.max_nodes = limits.exact_nodes;
  for (int i = 0; i < game->n_moves; i++)
    positions[i + 1] = sumi_position_play (positions[i], game->moves[i]);
  goes_on = look_at_end (&work);
  for (int ply = game->n_moves - 1; ply >= 0 && goes_on; ply--)
    {
      goes_on = look (&work, ply, positions[ply]);
      if (progress != NULL)
        progress (game->n_moves - ply, game->n_moves, data);
    }
  goes_on = goes_on && find_lessons (&work);
  sumi_exact_free (work.exact);
  sumi_midgame_free (work.midgame);
  g_free (work.lines);
  return goes_on ? g_steal_pointer (&review) : NULL;
}

/* REVIEW may be NULL. */
void
sumi_review_free (SumiReview *review)
{
  if (review == NULL)
    return;
  g_array_unref (review->moves);
  g_free (review->values);
  g_free (review);
}

/* What MOVE lost against the best one; never less than 0. */
SumiValue
sumi_review_get_loss (const SumiReviewMove *move)
{
  return sumi_value_subtract (move->best_value, move->value);
}

/* Whether MOVE lost so much that it is called a mistake: an exact loss of at least EXACT_MISTAKE,
 * or an estimated one of at least ESTIMATED_MISTAKE. */
gboolean
sumi_review_is_mistake (const SumiReviewMove *move)
{
  SumiValue loss = sumi_review_get_loss (move);

  return loss.score >= (loss.is_proved ? EXACT_MISTAKE : ESTIMATED_MISTAKE);
}

/* The choice of the same side before MOVE, if that was a mistake, too, and the same move was better
 * as in MOVE; NULL if there is none. Owned by REVIEW. */
const SumiReviewMove *
sumi_review_find_predecessor (const SumiReview *review, const SumiReviewMove *move)
{
  const SumiReviewMove *found = NULL;

  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *other = &g_array_index (review->moves, SumiReviewMove, i);

      if (other->ply < move->ply && other->before.turn == move->before.turn)
        found = other;
    }
  if (found == NULL || !sumi_review_is_mistake (found) || found->best != move->best)
    return NULL;
  return found;
}

/**
 * sumi_review_compare_moves: sets OUT_MOVE to MOVE in BEFORE as a review has it, where BEST is the
 * better move: what EXACT proves of both. FALSE if BUDGET did not suffice.
 */
gboolean
sumi_review_compare_moves (SumiExact *exact,
                           SumiPosition before,
                           SumiSquare move,
                           SumiSquare best,
                           SumiBudget *budget,
                           SumiReviewMove *out_move)
{
  Line line, best_line;

  *out_move = (SumiReviewMove){ .before = before, .move = move, .best = best };
  if (!find_line_of (exact, before, move, budget, &out_move->value, &line)
      || !find_line_of (exact, before, best, budget, &out_move->best_value, &best_line))
    return FALSE;
  set_lines (out_move, &line, &best_line);
  find_outlooks (exact, out_move, budget);
  return TRUE;
}

/* The sign of VALUE: 1 or -1 for the side that is ahead, 0 if it is even. */
static int
sign_of (SumiValue value)
{
  int limit = value.is_proved ? 0 : EVEN;

  return (value.score > limit) - (value.score < -limit);
}

/* Whether MOVE leads from a lead of its side to one of the opponent, as both are told: in whole
 * discs. */
static gboolean
swaps_lead (const SumiReviewMove *move)
{
  return sumi_value_round (move->value) < 0 && sumi_value_round (move->best_value) > 0;
}

/* What MOVE, if it is a mistake, changes of who is ahead. */
SumiReviewTurn
sumi_review_find_turn (const SumiReviewMove *move)
{
  if (!sumi_review_is_mistake (move) || sign_of (move->value) == sign_of (move->best_value))
    return SUMI_TURN_NONE;
  if (!sumi_review_get_loss (move).is_proved)
    return swaps_lead (move) ? SUMI_TURN_EXPECTED : SUMI_TURN_NONE;
  if (move->best_value.score <= 0)
    return SUMI_TURN_DRAW_TO_LOSS;
  return move->value.score < 0 ? SUMI_TURN_WIN_TO_LOSS : SUMI_TURN_WIN_TO_DRAW;
}

/* Whether MOVE is a mistake that changes who is ahead. */
gboolean
sumi_review_is_turning_point (const SumiReviewMove *move)
{
  return sumi_review_find_turn (move) != SUMI_TURN_NONE;
}

/* What one side gained in the first moves of a line. */
typedef struct
{
  SumiBitboard corners; /* that it took */
  int n_passes;         /* that it forced */
} Gains;

/* What the opponent got in the first N moves of LINE, or in all of it if that is shorter. */
static Gains
count_gains (SumiPosition before, const guint8 *line, int n_line, int n)
{
  SumiPosition position = before;
  Gains gains = { 0 };

  for (int i = 0; i < MIN (n, n_line); i++)
    {
      gboolean is_opponents = position.turn != before.turn;

      position = sumi_position_play (position, line[i]);
      if (is_opponents && line[i] < SUMI_SQUARE_PASS)
        gains.corners |= sumi_bitboard_of (line[i]) & SUMI_CORNERS;
      gains.n_passes += position.turn == before.turn && sumi_position_must_pass (position);
    }
  return gains;
}

/* Whether the better line leads to the end of the game. */
static gboolean
is_best_line_over (const SumiReviewMove *move)
{
  SumiPosition end = move->before;

  for (int i = 0; i < move->n_best_line; i++)
    end = sumi_position_play (end, move->best_line[i]);
  return sumi_position_is_over (end);
}

/* Whether the first N moves of the line that was played show something that those of the better
 * line do not: a corner lost that it keeps, and more corners at that, or more passes. Nothing can
 * be said where the better line is not known so far. */
static gboolean
is_difference (const SumiReviewMove *move, int n, SumiBitboard corner)
{
  Gains played, best;

  if (move->n_best_line < n && !is_best_line_over (move))
    return FALSE;
  played = count_gains (move->before, move->line, move->n_line, n);
  best = count_gains (move->before, move->best_line, move->n_best_line, n);
  if (corner != 0)
    return (best.corners & corner) == 0
           && sumi_bitboard_count (played.corners) > sumi_bitboard_count (best.corners);
  return played.n_passes > best.n_passes;
}

/**
 * sumi_review_find_visible: how many moves of MOVE's line have been played when it can first be
 * seen on the board that the better move would not have lost as much: the opponent has taken a
 * corner that it does not get in the better line, or the side has to pass more often, in as many
 * moves; or the game is over, where the discs tell. 0 if it cannot be seen as far as the lines go.
 */
int
sumi_review_find_visible (const SumiReviewMove *move)
{
  SumiPosition position = move->before;

  for (int i = 0; i < move->n_line; i++)
    {
      SumiSquare square = move->line[i];
      gboolean is_opponents = position.turn != move->before.turn;
      SumiBitboard corner
        = is_opponents && square < SUMI_SQUARE_PASS ? sumi_bitboard_of (square) & SUMI_CORNERS : 0;

      position = sumi_position_play (position, square);
      if ((corner != 0 && is_difference (move, i + 1, corner))
          || (position.turn == move->before.turn && sumi_position_must_pass (position)
              && is_difference (move, i + 1, 0))
          || sumi_position_is_over (position))
        return i + 1;
    }
  return 0;
}

/* What is thought of MOVE. */
SumiReviewGrade
sumi_review_get_grade (const SumiReviewMove *move)
{
  SumiValue loss = sumi_review_get_loss (move);

  if (loss.score >= BAD)
    return SUMI_GRADE_BAD;
  return loss.score >= (loss.is_proved ? EXACT_MISTAKE : EVEN) ? SUMI_GRADE_INACCURATE
                                                               : SUMI_GRADE_SOUND;
}

/* The phase of the game in which MOVE was made. */
SumiReviewPhase
sumi_review_get_phase (const SumiReviewMove *move)
{
  int n_discs = 64 - sumi_position_count_empties (move->before);

  if (n_discs < 20)
    return SUMI_REVIEW_OPENING;
  return n_discs < 44 ? SUMI_REVIEW_MIDDLE : SUMI_REVIEW_ENDING;
}

/* The phase in which SIDE lost most; the last of equals. */
SumiReviewPhase
sumi_review_find_worst_phase (const SumiReviewSide *side)
{
  SumiReviewPhase worst = SUMI_REVIEW_OPENING;

  for (SumiReviewPhase phase = SUMI_REVIEW_MIDDLE; phase < SUMI_N_REVIEW_PHASES; phase++)
    {
      if (side->lost_in[phase] >= side->lost_in[worst])
        worst = phase;
    }
  return worst;
}
