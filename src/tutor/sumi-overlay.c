/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-overlay.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-features.h"
#include "sumi-words.h"

static void
make_openness (SumiOverlay *overlay, SumiPosition position)
{
  overlay->first = sumi_position_legal_moves (position);
  SUMI_FOREACH_SQUARE (move, overlay->first)
    overlay->numbers[move]
      = (int8_t) sumi_bitboard_count (sumi_features_openings (position, (SumiSquare) move));
}

static void
make_regions (SumiOverlay *overlay, SumiPosition position)
{
  SumiBitboard empties = sumi_position_empties (position);

  overlay->first = sumi_features_odd_regions (position, SUMI_TOUCH_SIDES);
  overlay->second = empties & ~overlay->first;
  SUMI_FOREACH_SQUARE (square, empties)
    overlay->numbers[square] = (int8_t) sumi_bitboard_count (
      sumi_features_region (position, (SumiSquare) square, SUMI_TOUCH_SIDES));
}

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
choose_sentence (const SumiOverlay *overlay, gboolean is_white)
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

/* The overlay of KIND for POSITION. */
SumiOverlay
sumi_overlay_make (SumiOverlayKind kind, SumiPosition position)
{
  SumiOverlay overlay = { .kind = kind };

  memset (overlay.numbers, -1, sizeof overlay.numbers);
  switch (kind)
    {
    case SUMI_OVERLAY_LEGAL_MOVES:
      overlay.first = sumi_position_legal_moves (position);
      break;
    case SUMI_OVERLAY_FRONTIER:
      overlay.first = sumi_features_frontier (position, SUMI_BLACK);
      overlay.second = sumi_features_frontier (position, SUMI_WHITE);
      break;
    case SUMI_OVERLAY_STABLE:
      overlay.first = sumi_features_stable (position, SUMI_BLACK);
      overlay.second = sumi_features_stable (position, SUMI_WHITE);
      break;
    case SUMI_OVERLAY_OPENNESS:
      make_openness (&overlay, position);
      break;
    case SUMI_OVERLAY_REGIONS:
      make_regions (&overlay, position);
      break;
    case SUMI_OVERLAY_MOBILITY:
      overlay.first = sumi_position_moves_of (position, SUMI_BLACK);
      overlay.second = sumi_position_moves_of (position, SUMI_WHITE);
      break;
    case SUMI_OVERLAY_NONE:
    case SUMI_N_OVERLAYS:
    default:
      break;
    }
  return overlay;
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
  return sumi_words_fill (choose_sentence (overlay, position.turn == SUMI_WHITE), &blanks);
}
