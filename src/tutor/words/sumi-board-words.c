/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-words.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "sumi-features.h"
#include "sumi-words.h"

/* How many regions SQUARES, whole regions of POSITION, consist of. */
static int
count_regions (SumiPosition position, SumiBitboard squares)
{
  int count = 0;

  for (; squares != 0; count++)
    squares &= ~sumi_features_region (position, sumi_bitboard_first (squares), SUMI_TOUCH_SIDES);
  return count;
}

/* COUNT: the legal moves. */
static const char *
legal_moves_sentence (gboolean is_white, int count)
{
  gulong n = (gulong) count;

  if (count == 0)
    return is_white ? _("White has no move here.") : _("Black has no move here.");
  return is_white ? g_dngettext (GETTEXT_PACKAGE, "The filled square is White's {count} move.",
                                 "The filled squares are White's {count} moves.", n)
                  : g_dngettext (GETTEXT_PACKAGE, "The filled square is Black's {count} move.",
                                 "The filled squares are Black's {count} moves.", n);
}

static const char *
overlay_sentence (const SumiOverlay *overlay, gboolean is_white)
{
  switch (overlay->kind)
    {
    case SUMI_OVERLAY_LEGAL_MOVES:
      return legal_moves_sentence (is_white, sumi_bitboard_count (overlay->first));
    case SUMI_OVERLAY_FRONTIER:
      /* Translators: {before} and {after} are numbers of discs. */
      return _("The ringed discs lie next to an empty square. Black: {before}, White: {after}.");
    case SUMI_OVERLAY_STABLE:
      /* Translators: {before} and {after} are numbers of discs. */
      return _("The ringed discs are proved never to turn again. Black: {before}, White: {after}.");
    case SUMI_OVERLAY_OPENNESS:
      if (overlay->first == 0)
        return legal_moves_sentence (is_white, 0);
      /* Translators: {count} is the smallest of the numbers. */
      return _("The number on a move is its openness: how many empty squares touch the discs that "
               "it turns. The lowest is {count}.");
    case SUMI_OVERLAY_REGIONS:
      /* Translators: {before} and {after} are numbers of regions. */
      return _("Odd regions are filled, even regions are hatched; the number on a square is the "
               "size of its region. Odd: {before}, even: {after}.");
    case SUMI_OVERLAY_MOBILITY:
      /* Translators: {before} and {after} are numbers of moves. */
      return _("Filled: where Black could play, had it the turn. Hatched: where White could. "
               "Black: {before}, White: {after}.");
    case SUMI_OVERLAY_NONE:
    case SUMI_N_OVERLAYS:
    default:
      return "";
    }
}

/* What a menu calls the overlay; no full stop. */
const char *
sumi_overlay_get_name (SumiOverlayKind kind)
{
  static const char *names[SUMI_N_OVERLAYS] = {
    [SUMI_OVERLAY_NONE] = N_("Nothing"),
    [SUMI_OVERLAY_LEGAL_MOVES] = N_("Legal moves"),
    [SUMI_OVERLAY_FRONTIER] = N_("Frontier discs"),
    [SUMI_OVERLAY_STABLE] = N_("Stable discs"),
    [SUMI_OVERLAY_OPENNESS] = N_("Openness of each move"),
    [SUMI_OVERLAY_REGIONS] = N_("Odd and even regions"),
    [SUMI_OVERLAY_MOBILITY] = N_("Mobility of both sides"),
  };

  g_return_val_if_fail (kind < SUMI_N_OVERLAYS, "");
  return _(names[kind]);
}

/* The key to OVERLAY, made for POSITION, in words and numbers; "" where there is none. */
char *
sumi_overlay_to_text (const SumiOverlay *overlay, SumiPosition position)
{
  SumiBlanks blanks = { .before = sumi_bitboard_count (overlay->first),
                        .after = sumi_bitboard_count (overlay->second),
                        .count = sumi_bitboard_count (overlay->first),
                        .move = SUMI_SQUARE_NONE };

  if (overlay->kind == SUMI_OVERLAY_OPENNESS)
    {
      blanks.count = 64;
      SUMI_FOREACH_SQUARE (move, overlay->first)
        blanks.count = MIN (blanks.count, overlay->numbers[move]);
    }
  if (overlay->kind == SUMI_OVERLAY_REGIONS)
    {
      blanks.before = count_regions (position, overlay->first);
      blanks.after = count_regions (position, overlay->second);
    }
  return sumi_words_fill (overlay_sentence (overlay, position.turn == SUMI_WHITE), &blanks);
}

/* VALUE in whole discs with its sign: "+4", "0", "−2" or, if it is an estimate, "≈+4", "≈0",
 * "≈−2". */
char *
sumi_value_to_label (SumiValue value)
{
  int discs = sumi_value_round (value);
  /* The minus is as wide as the plus, unlike a hyphen. */
  const char *sign = discs > 0 ? "+" : discs < 0 ? "\u2212" : "";

  return g_strdup_printf ("%s%s%d", value.is_proved ? "" : "\u2248", sign, abs (discs));
}

static const char *
exact_value_sentence (int discs)
{
  gulong n = (gulong) abs (discs);

  if (discs == 0)
    return _("{move}: a draw with best play.");
  return discs > 0 ? g_dngettext (GETTEXT_PACKAGE, "{move}: a win by {count} disc with best play.",
                                  "{move}: a win by {count} discs with best play.", n)
                   : g_dngettext (GETTEXT_PACKAGE, "{move}: a loss by {count} disc with best play.",
                                  "{move}: a loss by {count} discs with best play.", n);
}

static const char *
estimated_value_sentence (int discs)
{
  gulong n = (gulong) abs (discs);

  if (discs == 0)
    return _("{move}: about even, as far as Sumi sees.");
  return discs > 0 ? g_dngettext (GETTEXT_PACKAGE,
                                  "{move}: about {count} disc ahead, as far as Sumi sees.",
                                  "{move}: about {count} discs ahead, as far as Sumi sees.", n)
                   : g_dngettext (GETTEXT_PACKAGE,
                                  "{move}: about {count} disc behind, as far as Sumi sees.",
                                  "{move}: about {count} discs behind, as far as Sumi sees.", n);
}

/* What the move of SCORE is worth as a sentence, for who does not see the board. */
char *
sumi_move_score_to_text (const SumiMoveScore *score)
{
  int discs = sumi_value_round (score->value);

  return sumi_words_fill (score->value.is_proved ? exact_value_sentence (discs)
                                          : estimated_value_sentence (discs),
                          &(SumiBlanks){ .move = score->move, .count = abs (discs) });
}
