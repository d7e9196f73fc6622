/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-find.h"

#include "sumi-features.h"

/* Puzzles that ask for the best move by a measure. */

#define MIN_EMPTIES 14
#define MAX_EMPTIES 48
#define MIN_NATURAL 4

/* No position in which there are more replies to count is taken: counting them is tedious. */
#define MAX_REPLIES 7

/* Where best and second differ by one, the right move is counted out, not seen. */
#define GAP 2

/* A quiet move opens at most so many squares. */
#define MAX_OPENINGS 2

/* The quiet move is the best one, too, by a search of so many plies. */
#define QUIET_DEPTH 8

#define MAX_LOSS (2 * SUMI_DISC)

/* The one move that is best by MEASURE, by GAP or more; SUMI_SQUARE_NONE if there is none. */
static SumiSquare
find_best (const SumiLook *look, SumiMeasure measure, int *out_value)
{
  SumiSquare best = SUMI_SQUARE_NONE;
  int least = G_MAXINT, second = G_MAXINT;

  SUMI_FOREACH_SQUARE (square, look->moves)
    {
      int value = sumi_measure_move (measure, look->position, (SumiSquare) square);

      if (value < least)
        {
          second = least;
          least = value;
          best = (SumiSquare) square;
        }
      else
        second = MIN (second, value);
    }
  *out_value = least;
  return second - least >= GAP ? best : SUMI_SQUARE_NONE;
}

static void
find (SumiLook *look,
      SumiTheme theme,
      SumiMeasure measure,
      int max_value,
      int depth,
      int max_loss)
{
  SumiTask task;
  SumiSquare move;
  int value;

  if (!sumi_look_wants (look, theme))
    return;
  move = find_best (look, measure, &value);
  if (move == SUMI_SQUARE_NONE || value > max_value
      || !sumi_bitboard_has (sumi_features_natural (look->position), move)
      || sumi_look_count_natural_wrong (look, move) < MIN_NATURAL
      || !sumi_look_is_sound (look, move, depth, max_loss))
    return;
  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = measure;
  sumi_look_add (look, theme, &task, move);
}

void
sumi_find_measure (SumiLook *look)
{
  if (look->n_empties < MIN_EMPTIES || look->n_empties > MAX_EMPTIES
      || (look->moves & SUMI_CORNERS) != 0)
    return;
  find (look, SUMI_THEME_FEWEST_REPLIES, SUMI_MEASURE_MOBILITY, MAX_REPLIES, SUMI_LOOK_DEPTH,
        MAX_LOSS);
  find (look, SUMI_THEME_QUIET, SUMI_MEASURE_OPENNESS, MAX_OPENINGS, QUIET_DEPTH, 0);
}
