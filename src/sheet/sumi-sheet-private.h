/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a sheet is made of. Only for sumi-sheet*.c and the tests of the sheet. */

#include "sumi-sheet-board.h"
#include "sumi-sheet-flow.h"
#include "sumi-sheet.h"

/* An exercise, a board to number moves on, or an empty one. */
typedef struct
{
  SumiFlow *above, *below;
  SumiSheetBoard board;
} SumiSheetCell;

/* What is set one below the other: a heading, a step of a lesson, an answer. */
typedef struct
{
  SumiFlow *flow;
  gboolean has_board;
  SumiSheetBoard board;
  char *section; /* begins a page and a section of this name; NULL: does neither */
} SumiSheetBlock;

struct _SumiSheet
{
  SumiSheetKind kind;
  guint boards;
  char *title, *authors, *code;
  char *source;         /* the line at the foot; "" if there is nothing to say */
  GPtrArray *parts;     /* of SumiSheetPart */
  GPtrArray *cells;     /* of SumiSheetCell; empty in hand-outs of lessons */
  GPtrArray *blocks;    /* of SumiSheetBlock: hand-outs of lessons */
  GPtrArray *answers;   /* of SumiSheetBlock */
  GPtrArray *undecided; /* of char *: ids */
  GPtrArray *unsolved;
  guint n_exercises;
  gboolean is_rtl;
};

/* What is drawn at one place of a page: a flow or a board. */
typedef struct
{
  const SumiFlow *flow; /* NULL: the board */
  SumiSheetBoard board;
  SumiSheetBox box;
  double size;          /* of letters */
} SumiSheetPiece;

#define SUMI_SHEET_MARGIN 40.0

const GArray *sumi_sheet_pages_get_pieces (const SumiSheetPages *pages, guint page);
