/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-answer-flip.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "sumi-notation.h"
#include "sumi-words.h"

/* The squares strictly between FROM and TO; none unless a straight line leads from one to the
 * other. */
static SumiBitboard
squares_between (SumiSquare from, SumiSquare to, gboolean *out_is_line)
{
  int columns = sumi_square_column (to) - sumi_square_column (from);
  int rows = sumi_square_row (to) - sumi_square_row (from);
  int length = MAX (abs (columns), abs (rows));
  int step;
  SumiBitboard squares = 0;

  *out_is_line = length > 0 && (columns == 0 || rows == 0 || abs (columns) == abs (rows));
  if (!*out_is_line)
    return 0;
  step = (to - from) / length;
  for (SumiSquare square = from + step; square != to; square += step)
    squares |= sumi_bitboard_of (square);
  return squares;
}

/* Whether opponent's discs alone lead from MOVE to a disc of BETWEEN that is the mover's own. */
static gboolean
is_behind_own (SumiPosition position, SumiSquare move, SumiBitboard between)
{
  gboolean is_line;

  SUMI_FOREACH_SQUARE (square, between & position.own)
    {
      if ((squares_between (move, (SumiSquare) square, &is_line) & ~position.opponent) == 0)
        return TRUE;
    }
  return FALSE;
}

static const char *
surplus_sentence (SumiPosition position, SumiSquare move, SumiSquare turned)
{
  gboolean is_white = position.turn == SUMI_BLACK;
  gboolean is_line;
  SumiBitboard between = squares_between (move, turned, &is_line);

  if (!sumi_bitboard_has (position.opponent, turned))
    return is_white ? _("There is no white disc on {squares} that could turn.")
                    : _("There is no black disc on {squares} that could turn.");
  if (!is_line)
    return _("No straight line leads from {move} to {squares}; a disc that turns does not turn "
             "others in its place.");
  if (is_behind_own (position, move, between))
    return _("From {move} nothing turns beyond the first disc of yours; {squares} lies behind it.");
  if ((between & ~position.opponent) != 0)
    return _("There is an empty square between {move} and {squares}, and no row may skip one.");
  return _("The row from {move} over {squares} does not lead to a disc of yours, so it does not "
           "turn.");
}

/* Whether some of the discs between MOVE and one of MISSING, or behind it in the same row, were
 * turned: that row was begun. */
static gboolean
is_row_begun (SumiPosition position, SumiSquare move, SumiBitboard missing)
{
  SumiBitboard turned = sumi_position_flips (position, move) & ~missing;
  gboolean is_line;

  SUMI_FOREACH_SQUARE (done, turned)
    {
      SUMI_FOREACH_SQUARE (left, missing)
        {
          SumiBitboard to_done = squares_between (move, (SumiSquare) done, &is_line);
          SumiBitboard to_left = squares_between (move, (SumiSquare) left, &is_line);

          if (sumi_bitboard_has (to_done, (SumiSquare) left)
              || sumi_bitboard_has (to_left, (SumiSquare) done))
            return TRUE;
        }
    }
  return FALSE;
}

/* Why TURNED does not turn when MOVE is played in POSITION. */
char *
sumi_answer_flip_surplus_to_text (SumiPosition position, SumiSquare move, SumiSquare turned)
{
  return sumi_words_fill (
    surplus_sentence (position, move, turned),
    &(SumiBlanks){ .move = move, .squares = sumi_square_to_name (turned) });
}

/* Why MISSING, discs that MOVE turns in POSITION, turn as well; it does not name them. */
char *
sumi_answer_flip_missing_to_text (SumiPosition position, SumiSquare move, SumiBitboard missing)
{
  int count = sumi_bitboard_count (missing);
  const char *sentence
    = is_row_begun (position, move, missing)
        ? g_dngettext (GETTEXT_PACKAGE,
                       "Every disc of a line turns, up to the disc of yours at its end; still "
                       "missing: {count} disc.",
                       "Every disc of a line turns, up to the disc of yours at its end; still "
                       "missing: {count} discs.", (gulong) count)
        : g_dngettext (GETTEXT_PACKAGE,
                       "Look in all eight directions from {move}; still missing: {count} disc.",
                       "Look in all eight directions from {move}; still missing: {count} discs.",
                       (gulong) count);

  return sumi_words_fill (sentence, &(SumiBlanks){ .move = move, .count = count });
}
