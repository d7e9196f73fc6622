/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review.h"

#include <string.h>

#define TABLE_BYTES (16 * 1024 * 1024)

/* What makes a mistake: a loss that is proved counts from the smallest there is, one that is only
 * estimated has to be beyond what the estimate is off by. */
#define EXACT_MISTAKE SUMI_DISC
#define ESTIMATED_MISTAKE (4 * SUMI_DISC)

/* Estimates within this are called even. */
#define EVEN (2 * SUMI_DISC)

/* What stays the same while one game is looked at. */
typedef struct
{
  SumiReview *review;
  SumiMidgame *midgame;
  SumiMidgameLimits limits;
  SumiBudget *budget;
} Work;

static void
set_value (SumiReview *review, int ply, SumiPosition position, int value, gboolean is_exact)
{
  review->values[ply] = position.turn == SUMI_BLACK ? value : -value;
  review->are_exact[ply] = is_exact;
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

/* Notes a choice: of moves that are as good as the one played none is called better. */
static void
add_choice (SumiReview *review, int ply, SumiPosition before, const SumiMidgameReport *report)
{
  const SumiMoveScore *best = &report->moves[0];
  const SumiMoveScore *played = find_score (report, review->game.moves[ply]);
  SumiReviewSide *side = &review->sides[before.turn];
  SumiReviewMove move = { .ply = ply, .before = before, .is_exact = report->is_exact };

  if (played->score == best->score)
    best = played;
  move.move = played->move;
  move.best = best->move;
  move.value = played->score;
  move.best_value = best->score;
  move.n_line = played->n_line;
  move.n_best_line = best->n_line;
  memcpy (move.line, played->line, sizeof move.line);
  memcpy (move.best_line, best->line, sizeof move.best_line);
  g_array_prepend_val (review->moves, move);
  side->n_choices++;
  side->n_best += best == played;
  side->lost += sumi_review_get_loss (&move);
}

/* Looks at the position before PLY. FALSE if the budget is spent. */
static gboolean
look (Work *work, int ply, SumiPosition position)
{
  SumiReview *review = work->review;
  SumiMidgameReport report;

  if (sumi_position_must_pass (position))
    {
      review->values[ply] = review->values[ply + 1];
      review->are_exact[ply] = review->are_exact[ply + 1];
      return TRUE;
    }
  sumi_midgame_score_moves (work->midgame, position, work->limits, work->budget, &report);
  if (work->budget->is_exhausted)
    return FALSE;
  set_value (review, ply, position, report.moves[0].score, report.is_exact);
  if (report.n_moves > 1)
    add_choice (review, ply, position, &report);
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
      int score = sumi_scoring_difference (review->scoring, end.own, end.opponent);

      set_value (review, ply, end, SUMI_DISC * score, TRUE);
      return TRUE;
    }
  if (sumi_position_must_pass (end))
    end = sumi_position_pass (end);
  sumi_midgame_find_best (work->midgame, end, work->limits, work->budget, &report);
  if (work->budget->is_exhausted)
    return FALSE;
  set_value (review, ply, end, report.moves[0].score, report.is_exact);
  return TRUE;
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
                { limits.depth, limits.exact_empties },
                budget };
  SumiPosition positions[SUMI_TRANSCRIPT_MAX + 1] = { game->start };
  gboolean goes_on;

  review->game = *game;
  review->scoring = scoring;
  review->moves = g_array_new (FALSE, FALSE, sizeof (SumiReviewMove));
  review->values = g_new0 (int, (gsize) game->n_moves + 1);
  review->are_exact = g_new0 (gboolean, (gsize) game->n_moves + 1);
  for (int i = 0; i < game->n_moves; i++)
    positions[i + 1] = sumi_position_play (positions[i], game->moves[i]);
  goes_on = look_at_end (&work);
  for (int ply = game->n_moves - 1; ply >= 0 && goes_on; ply--)
    {
      goes_on = look (&work, ply, positions[ply]);
      if (progress != NULL)
        progress (game->n_moves - ply, game->n_moves, data);
    }
  sumi_midgame_free (work.midgame);
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
  g_free (review->are_exact);
  g_free (review);
}

/* What MOVE lost against the best one, in hundredths of a disc. */
int
sumi_review_get_loss (const SumiReviewMove *move)
{
  return move->best_value - move->value;
}

/* Whether MOVE lost so much that it is called a mistake: an exact loss of at least EXACT_MISTAKE,
 * or an estimated one of at least ESTIMATED_MISTAKE. */
gboolean
sumi_review_is_mistake (const SumiReviewMove *move)
{
  return sumi_review_get_loss (move) >= (move->is_exact ? EXACT_MISTAKE : ESTIMATED_MISTAKE);
}

/* Who is ahead by VALUE: 1, 0 or -1. */
static int
sign_of (int value, gboolean is_exact)
{
  int limit = is_exact ? 0 : EVEN;

  return (value > limit) - (value < -limit);
}

/* Whether MOVE is a mistake that changes who is ahead. */
gboolean
sumi_review_is_turning_point (const SumiReviewMove *move)
{
  return sumi_review_is_mistake (move)
         && sign_of (move->value, move->is_exact) != sign_of (move->best_value, move->is_exact);
}

/* What the opponent of the side that moves in BEFORE got in the first moves of a line. */
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

/* What can be seen of the loss first, and in OUT_N_MOVES how many moves of MOVE's line have been
 * played then; 0 where nothing can, as far as the lines go. */
static SumiReviewSight
find_sight (const SumiReviewMove *move, int *out_n_moves)
{
  SumiPosition position = move->before;

  for (int i = 0; i < move->n_line; i++)
    {
      SumiSquare square = move->line[i];
      gboolean is_opponents = position.turn != move->before.turn;
      SumiBitboard corner
        = is_opponents && square < SUMI_SQUARE_PASS ? sumi_bitboard_of (square) & SUMI_CORNERS : 0;

      position = sumi_position_play (position, square);
      *out_n_moves = i + 1;
      if (corner != 0 && is_difference (move, i + 1, corner))
        return SUMI_REVIEW_CORNER;
      if (position.turn == move->before.turn && sumi_position_must_pass (position)
          && is_difference (move, i + 1, 0))
        return SUMI_REVIEW_PASS;
      if (sumi_position_is_over (position))
        return SUMI_REVIEW_END;
    }
  *out_n_moves = 0;
  return SUMI_REVIEW_NOTHING;
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
  int n_moves;

  find_sight (move, &n_moves);
  return n_moves;
}

/**
 * sumi_review_get_sight: what it is that can be seen then.
 */
SumiReviewSight
sumi_review_get_sight (const SumiReviewMove *move)
{
  int n_moves;

  return find_sight (move, &n_moves);
}

/* The share of choices that lost nothing, from 0 to 1; 1 without any choice. */
double
sumi_review_get_accuracy (const SumiReviewSide *side)
{
  return side->n_choices == 0 ? 1 : (double) side->n_best / side->n_choices;
}
