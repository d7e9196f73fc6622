/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-overlay.h"

#include <string.h>

#include "sumi-features.h"

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
