/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A board as a copier can copy it: Black filled, White outlined, no grey. Private to the sheet. */

#include <pango/pangocairo.h>

#include "sumi-pack.h"
#include "sumi-sheet-grid.h"

/* What is drawn. */
typedef struct
{
  SumiBitboard black, white;
  SumiBitboard framed;    /* squares that stand out */
  const GArray *arrows;   /* of SumiArrow; may be NULL */
  guint n_moves;          /* moves that are played from there on, as numbered discs */
  const uint8_t *moves;   /* squares, or SUMI_SQUARE_PASS */
  SumiColor first;        /* the side of the first of them */
} SumiSheetBoard;

SumiSheetBoard sumi_sheet_board_of   (SumiPosition position);
void           sumi_sheet_board_draw (const SumiSheetBoard *board, PangoContext *context,
                                      cairo_t *cr, SumiSheetBox box);
