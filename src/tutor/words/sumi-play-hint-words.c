/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-hint-words.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "sumi-hint-words.h"
#include "sumi-notation.h"
#include "sumi-words.h"

/* What to look for, as far as the evaluation tells. */
static const char *
part_idea (int part, gboolean is_white)
{
  switch (part)
    {
    case SUMI_PART_CORNER_REGION:
      return _("As far as Sumi sees, the squares around the corners count most here.");
    case SUMI_PART_EDGES:
      return _("As far as Sumi sees, the edges count most here.");
    case SUMI_PART_DIAGONALS:
      return _("As far as Sumi sees, the diagonals count most here.");
    case SUMI_PART_INNER_LINES:
      return _("As far as Sumi sees, the inner rows and columns count most here.");
    case SUMI_PART_MOBILITY:
      return is_white
                 ? _("As far as Sumi sees, mobility counts most here: compare your moves with "
                      "those you leave to White.")
                 : _("As far as Sumi sees, mobility counts most here: compare your moves with "
                      "those you leave to Black.");
    case SUMI_PART_PARITY:
      return _ (
          "As far as Sumi sees, parity counts most here: look at who will fill each region of "
          "empty squares last.");
    default:
      return _("As far as Sumi sees, several things count here: compare your moves with one "
                "another.");
    }
}

/* COUNT discs, for RESULT below, at or above 0. */
static const char *
exact_idea (int result, int count)
{
  if (result == 0)
    return _("Counted to the end of the game, you can reach a draw.");
  return result > 0 ? g_dngettext (GETTEXT_PACKAGE,
                                   "Counted to the end of the game, you can win by {count} disc.",
                                   "Counted to the end of the game, you can win by {count} discs.",
                                   (gulong) count)
                    : g_dngettext (GETTEXT_PACKAGE,
                                   "Counted to the end of the game, you can lose by no more than "
                                   "{count} disc.",
                                   "Counted to the end of the game, you can lose by no more than "
                                   "{count} discs.",
                                   (gulong) count);
}

static const char *
force_idea (int within, gboolean is_white)
{
  if (within == 1)
    return _("You can take a corner.");
  return is_white ? _("You can force a corner within {within} moves, whatever White does.")
                  : _("You can force a corner within {within} moves, whatever Black does.");
}

static const char *
deny_idea (int within, gboolean is_white)
{
  if (within == 1)
    return is_white ? _("After some of your moves White is sure of a corner with its next move.")
                    : _("After some of your moves Black is sure of a corner with its next move.");
  return is_white ? _("After some of your moves White can force a corner within {within} moves.")
                  : _("After some of your moves Black can force a corner within {within} moves.");
}

static const char *
idea_sentence (const SumiPlayHint *hint)
{
  gboolean is_white = hint->position.turn == SUMI_BLACK;

  switch (hint->basis)
    {
    case SUMI_PLAY_HINT_ONLY_MOVE:
      return _("You have only one move.");
    case SUMI_PLAY_HINT_EXACT:
      return exact_idea (hint->result, abs (hint->result));
    case SUMI_PLAY_HINT_FORCE:
      return force_idea (hint->within, is_white);
    case SUMI_PLAY_HINT_DENY:
      return deny_idea (hint->within, is_white);
    case SUMI_PLAY_HINT_ESTIMATE:
    default:
      return part_idea (hint->part, is_white);
    }
}

static const char *
move_sentence (const SumiPlayHint *hint)
{
  gboolean is_white = hint->position.turn == SUMI_BLACK;

  switch (hint->basis)
    {
    case SUMI_PLAY_HINT_ONLY_MOVE:
      return _("Play {move}: it is your only move.");
    case SUMI_PLAY_HINT_EXACT:
      return _("Play {move}: no move leads to a better result.");
    case SUMI_PLAY_HINT_FORCE:
      return hint->within == 1 ? _("Play {move}: it takes a corner.")
                               : _("Play {move}: it forces a corner within {within} moves.");
    case SUMI_PLAY_HINT_DENY:
      if (hint->within == 1)
        return is_white ? _ (
                   "Play {move}: after it White cannot be sure of a corner with its next move.")
                        : _("Play {move}: after it Black cannot be sure of a corner with its next "
                             "move.");
      return is_white
                 ? _("Play {move}: after it White cannot force a corner within {within} moves.")
                 : _("Play {move}: after it Black cannot force a corner within {within} moves.");
    case SUMI_PLAY_HINT_ESTIMATE:
    default:
      return _("As far as Sumi sees, no move is better than {move}.");
    }
}

/* The rungs in between, of an estimate. SQUARES are those of the ladder of tasks: none where there
 * is nothing to narrow down. */
static char *
make_estimated_rung (const SumiPlayHint *hint, SumiPlayHintLevel level, SumiBitboard squares)
{
  g_autofree char *pair = NULL;

  if (hint->judgement->right == sumi_position_legal_moves (hint->position))
    return g_strdup (_("As far as Sumi sees, your moves are equally good."));
  if (squares == 0)
    return g_strdup (_("Look at the whole board, not only at one part of it."));
  if (level == SUMI_PLAY_HINT_PAIR)
    {
      pair = sumi_words_any (squares);
      /* Translators: {squares} are two squares, as in "a1 or b2". */
      return sumi_words_fill (_("As far as Sumi sees, one of these two is better: {squares}."),
                              &(SumiBlanks){ .squares = pair });
    }
  /* Translators: {first} and {last} are opposite corners of a part of the board, as in "from a1 to
   * d4". */
  return sumi_words_fill (_("As far as Sumi sees, the best move lies in the part of the board "
                             "from {first} to {last}."),
                          &(SumiBlanks){
                              .first = sumi_square_to_name (sumi_bitboard_first (squares)),
                              .last = sumi_square_to_name (63 - __builtin_clzll (squares)) });
}

static void
make_rung (const SumiPlayHint *hint, SumiPlayHintLevel level, SumiHint *out_hint)
{
  char *text;

  if (hint->basis == SUMI_PLAY_HINT_ONLY_MOVE)
    {
      out_hint->text = g_strdup (idea_sentence (hint));
      return;
    }
  sumi_hint_make (hint->judgement,
                  level == SUMI_PLAY_HINT_REGION ? SUMI_HINT_REGION : SUMI_HINT_PAIR, out_hint);
  if (hint->basis != SUMI_PLAY_HINT_ESTIMATE)
    return;
  text = make_estimated_rung (hint, level, out_hint->squares);
  g_free (out_hint->text);
  out_hint->text = text;
}

/* The hint on rung LEVEL, mildest first, into OUT_HINT, to be cleared with sumi_hint_clear(). */
void
sumi_play_hint_make (const SumiPlayHint *hint, SumiPlayHintLevel level, SumiHint *out_hint)
{
  const SumiBlanks blanks = { .move = hint->move,
                              .within = hint->within,
                              .count = abs (hint->result) };

  *out_hint = (SumiHint){ 0 };
  switch (level)
    {
    case SUMI_PLAY_HINT_IDEA:
      out_hint->text = sumi_words_fill (idea_sentence (hint), &blanks);
      break;
    case SUMI_PLAY_HINT_REGION:
    case SUMI_PLAY_HINT_PAIR:
      make_rung (hint, level, out_hint);
      break;
    case SUMI_PLAY_HINT_MOVE:
    case SUMI_N_PLAY_HINTS:
    default:
      out_hint->text = sumi_words_fill (move_sentence (hint), &blanks);
      out_hint->squares = sumi_bitboard_of (hint->move);
      break;
    }
}

/* What HINT rests on, as a sentence. */
char *
sumi_play_hint_basis_to_text (const SumiPlayHint *hint)
{
  switch (hint->basis)
    {
    case SUMI_PLAY_HINT_ONLY_MOVE:
      return g_strdup (_("This follows from the rules."));
    case SUMI_PLAY_HINT_EXACT:
      return g_strdup (_("This is proved: every way to the end of the game was considered."));
    case SUMI_PLAY_HINT_FORCE:
    case SUMI_PLAY_HINT_DENY:
      return g_strdup (_("What is said of the corner is proved: every answer was considered."));
    case SUMI_PLAY_HINT_ESTIMATE:
    default:
      break;
    }
  if (hint->depth == 0)
    return g_strdup (_("This is an estimate, made without looking ahead."));
  return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE,
                                       "This is an estimate, made by looking {count} move ahead.",
                                       "This is an estimate, made by looking {count} moves ahead.",
                                       (gulong) hint->depth),
                          &(SumiBlanks){ .count = hint->depth });
}
