/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where boards and their texts lie on a page: geometry alone, in points, so that it can be tested
 * without drawing. Private to the sheet. */

#include <glib.h>

typedef struct
{
  double x, y, width, height;
} SumiSheetBox;

/* The height that the text of a cell needs at WIDTH, which is above 0. */
typedef struct
{
  double (*above) (double width, gpointer data); /* what stands before the board */
  double (*below) (double width, gpointer data); /* what stands after it */
  gpointer data;
} SumiSheetMeasure;

/* A page cut into equal cells. In each the text lies above and below the board, or beside it. */
typedef struct
{
  SumiSheetBox area;
  guint columns, rows;
  gboolean is_beside;
  double board;        /* its side, with what is written around it; 0 where there is no room */
  double above, below; /* heights of the texts, the largest of all cells */
  double text_width;
} SumiSheetGrid;

#define SUMI_SHEET_GAP 18.0     /* between cells */
#define SUMI_SHEET_PADDING 5.0  /* between a board and its texts */
#define SUMI_SHEET_MIN_TEXT 120.0 /* width of a text beside a board */

SumiSheetGrid sumi_sheet_grid_find      (SumiSheetBox area, guint boards,
                                         const SumiSheetMeasure *measure);
SumiSheetBox  sumi_sheet_grid_get_cell  (const SumiSheetGrid *grid, guint index, gboolean is_rtl);
SumiSheetBox  sumi_sheet_grid_get_board (const SumiSheetGrid *grid, SumiSheetBox cell,
                                         gboolean is_rtl);
SumiSheetBox  sumi_sheet_grid_get_above (const SumiSheetGrid *grid, SumiSheetBox cell,
                                         gboolean is_rtl);
SumiSheetBox  sumi_sheet_grid_get_below (const SumiSheetGrid *grid, SumiSheetBox cell,
                                         gboolean is_rtl);
