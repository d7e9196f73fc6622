/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-visible.h"
#include "sumi-square-list.h"

/* The characters that moves may be written with. Core reads more, but packs have one form. */
#define MOVE_CHARACTERS "abcdefghABCDEFGH12345678- "

/* sumi_json_report() or sumi_json_report_key(). */
typedef void (*ReportFunc) (SumiJsonWalk *walk,
                            const SumiJsonItem *item,
                            SumiMistakeCode code,
                            const char *format,
                            ...) G_GNUC_PRINTF (4, 5);

/* Reports that the text at OFFSET is not a move. */
static void
report_no_move (SumiJsonWalk *walk, const SumiJsonItem *item, const char *text, size_t offset)
{
  g_autofree char *rest =
      g_utf8_substring (text + offset, 0, MIN (2, g_utf8_strlen (text + offset, -1)));
  g_autofree char *quoted = sumi_visible_quote (rest);

  if (rest[0] == '\0')
    sumi_json_report (walk, item, SUMI_MISTAKE_MOVES, _("ends in the middle of a move"));
  else
    sumi_json_report (walk, item, SUMI_MISTAKE_MOVES,
                      /* Translators: %s is what stands in the file, in quotes; the other signs are
                       * examples. */
                      _("%s is not a move; moves are squares such as f5, and -- for a pass"),
                      quoted);
}

/* Reports that the move at TEXT, which follows those of TRANSCRIPT, is not legal, and says which
 * moves are. */
static void
report_illegal (SumiJsonWalk *walk,
                const SumiJsonItem *item,
                const SumiTranscript *transcript,
                const char *text)
{
  SumiPosition position = transcript->end;
  g_autofree char *move = g_strndup (text, 2);
  g_autofree char *legal = NULL;
  int number = transcript->n_moves + 1;

  if (sumi_position_must_pass (position))
    {
      position = sumi_position_pass (position);
      number++;
    }
  legal = sumi_square_list_to_text (sumi_position_legal_moves (position));
  if (sumi_position_is_over (position))
    sumi_json_report (walk, item, SUMI_MISTAKE_MOVES,
                      /* Translators: move number %d, whose square is %s. */
                      _("move %d, %s, comes after the end of the game"), number, move);
  else if (position.turn == SUMI_BLACK)
    sumi_json_report (walk, item, SUMI_MISTAKE_MOVES,
                      /* Translators: move number %d; first its square, then a list of squares. */
                      _("move %d, %s, is not legal; Black's moves are %s"), number, move, legal);
  else
    sumi_json_report (walk, item, SUMI_MISTAKE_MOVES,
                      _("move %d, %s, is not legal; White's moves are %s"), number, move, legal);
}

/* Whether MOVE is legal in POSITION; if not, REPORT reports ITEM. In a position without moves,
 * which is reported elsewhere, every square is accepted. */
static gboolean
check_legal (SumiJsonWalk *walk,
             const SumiJsonItem *item,
             SumiPosition position,
             SumiSquare move,
             ReportFunc report)
{
  SumiBitboard legal = sumi_position_legal_moves (position);
  g_autofree char *list = NULL;

  if (legal == 0 || sumi_bitboard_has (legal, move))
    return TRUE;
  list = sumi_square_list_to_text (legal);
  if (position.turn == SUMI_BLACK)
    report (walk, item, SUMI_MISTAKE_SQUARE, _("is not a legal move; Black's moves are %s"), list);
  else
    report (walk, item, SUMI_MISTAKE_SQUARE, _("is not a legal move; White's moves are %s"), list);

  return FALSE;
}

/* Reads the name of a square. */
gboolean
sumi_pack_read_square (SumiJsonWalk *walk, const SumiJsonItem *item, SumiSquare *out_square)
{
  g_autofree char *quoted = NULL;
  const char *string;

  if (!sumi_json_get_string (walk, item, &string))
    return FALSE;
  if (sumi_square_from_name (string, out_square) && g_ascii_islower (string[0]))
    return TRUE;
  quoted = sumi_visible_quote (string);
  sumi_json_report (walk, item, SUMI_MISTAKE_SQUARE,
                    _("must be the name of a square, a1 to h8, but is %s"), quoted);

  return FALSE;
}

/* Reads a legal move in POSITION. */
gboolean
sumi_pack_read_move (SumiJsonWalk *walk,
                     const SumiJsonItem *item,
                     SumiPosition position,
                     SumiSquare *out_move)
{
  return sumi_pack_read_square (walk, item, out_move)
         && check_legal (walk, item, position, *out_move, sumi_json_report);
}

/* Reads ITEM's key as a legal move in POSITION; SUMI_SQUARE_NONE if it is none. */
static SumiSquare
read_key (SumiJsonWalk *walk, const SumiJsonItem *item, SumiPosition position)
{
  SumiSquare move;

  if (sumi_square_from_name (item->key, &move) && g_ascii_islower (item->key[0]))
    return check_legal (walk, item, position, move, sumi_json_report_key) ? move : SUMI_SQUARE_NONE;
  sumi_json_report_key (walk, item, SUMI_MISTAKE_SQUARE,
                        _("the key must be the name of a square, a1 to h8"));

  return SUMI_SQUARE_NONE;
}

/* Reads an object whose keys are legal moves in POSITION: each member by READ, into TARGET. */
void
sumi_pack_read_by_move (SumiJsonWalk *walk,
                        const SumiJsonItem *item,
                        SumiPosition position,
                        SumiPackReadMoveFunc read,
                        gpointer target)
{
  SumiJsonIter iter;
  SumiJsonItem member;

  if (!sumi_json_is_object (walk, item))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &member))
    read (walk, &member, read_key (walk, &member, position), target);
}

/* Reads a list of at least MIN different squares; OUT_SAYS gets the same as text, in the author's
 * order. FALSE if there is any mistake in it. */
gboolean
sumi_pack_read_squares (SumiJsonWalk *walk,
                        const SumiJsonItem *item,
                        guint min,
                        SumiBitboard *out_squares,
                        char **out_says)
{
  g_autoptr (GString) says = g_string_new (NULL);
  gboolean is_good = sumi_json_is_array (walk, item, min, SUMI_PACK_MAX_LIST);
  SumiJsonIter iter;
  SumiJsonItem element;
  SumiSquare square;

  *out_squares = 0;
  if (!is_good)
    return FALSE;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      if (!sumi_pack_read_square (walk, &element, &square))
        {
          is_good = FALSE;
          continue;
        }
      if (sumi_bitboard_has (*out_squares, square))
        {
          sumi_json_report (walk, &element, SUMI_MISTAKE_SQUARE, _("appears twice in the list"));
          is_good = FALSE;
        }
      *out_squares |= sumi_bitboard_of (square);
      g_string_append_printf (says, says->len == 0 ? "%s" : " %s", sumi_square_to_name (square));
    }
  *out_says = g_string_free (g_steal_pointer (&says), FALSE);

  return is_good;
}

/* Reads moves that can be played one after the other from START; FALSE and the transcript up to the
 * mistake if they cannot. */
gboolean
sumi_pack_read_moves (SumiJsonWalk *walk,
                      const SumiJsonItem *item,
                      SumiPosition start,
                      SumiTranscript *out_transcript)
{
  SumiNotationResult result;
  const char *text;
  size_t n_good;

  if (!sumi_json_get_string (walk, item, &text))
    return FALSE;
  n_good = strspn (text, MOVE_CHARACTERS);
  if (text[n_good] != '\0')
    {
      report_no_move (walk, item, text, n_good);
      return FALSE;
    }

  result = sumi_transcript_from_text (text, start, out_transcript);
  switch (result.status)
    {
    case SUMI_NOTATION_OK:
      return TRUE;
    case SUMI_NOTATION_ILLEGAL_MOVE:
    case SUMI_NOTATION_ILLEGAL_PASS:
      report_illegal (walk, item, out_transcript, text + result.offset);
      return FALSE;
    case SUMI_NOTATION_TOO_SHORT:
    case SUMI_NOTATION_TOO_LONG:
    case SUMI_NOTATION_BAD_CELL:
    case SUMI_NOTATION_BAD_SQUARE:
    default:
      report_no_move (walk, item, text, result.offset);
      return FALSE;
    }
}
