/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Overlays that show features of a position on the board, computed by the same functions as the
 * judging. */

#include <glib.h>

#include "sumi-position.h"

typedef enum
{
  SUMI_OVERLAY_NONE,
  SUMI_OVERLAY_LEGAL_MOVES, /* first: of the side to move */
  SUMI_OVERLAY_FRONTIER,    /* first: Black's discs, second: White's */
  SUMI_OVERLAY_STABLE,      /* first: Black's discs, second: White's */
  SUMI_OVERLAY_OPENNESS,    /* first: the moves; numbers: the openness of each */
  SUMI_OVERLAY_REGIONS,     /* first: odd, second: even; numbers: the size of the square's region */
  SUMI_OVERLAY_MOBILITY,    /* first: Black's moves, second: White's, had each the turn */
  SUMI_N_OVERLAYS,
} SumiOverlayKind;

typedef struct
{
  SumiOverlayKind kind;
  SumiBitboard first, second; /* they may overlap for mobility only */
  int8_t numbers[64];         /* -1: none */
} SumiOverlay;

SumiOverlay sumi_overlay_make (SumiOverlayKind kind, SumiPosition position);
