/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sheet-grid.h"

/* Halvings of the interval in which the largest board beside a text is searched for: to less than a
 * thousandth of a page. */
#define N_STEPS 12

static double
cell_width (const SumiSheetGrid *grid)
{
  return (grid->area.width - (grid->columns - 1) * SUMI_SHEET_GAP) / grid->columns;
}

static double
cell_height (const SumiSheetGrid *grid)
{
  return (grid->area.height - (grid->rows - 1) * SUMI_SHEET_GAP) / grid->rows;
}

/* Measures the texts at WIDTH. */
static void
measure_texts (SumiSheetGrid *grid, const SumiSheetMeasure *measure, double width)
{
  grid->text_width = width;
  grid->above = measure->above (width, measure->data);
  grid->below = measure->below (width, measure->data);
}

static void
find_stacked (SumiSheetGrid *grid, const SumiSheetMeasure *measure)
{
  double width = cell_width (grid);
  double room;

  measure_texts (grid, measure, width);
  room = cell_height (grid) - grid->above - grid->below - 2 * SUMI_SHEET_PADDING;
  grid->is_beside = FALSE;
  grid->board = MAX (MIN (width, room), 0);
}

/* Whether the texts fit beside a board of that size. */
static gboolean
fits_beside (SumiSheetGrid *grid, const SumiSheetMeasure *measure, double board)
{
  measure_texts (grid, measure, cell_width (grid) - 2 * SUMI_SHEET_PADDING - board);
  return grid->above + SUMI_SHEET_PADDING + grid->below <= cell_height (grid);
}

/* The narrower a text the higher it is, so the largest board is found by halving. */
static void
find_beside (SumiSheetGrid *grid, const SumiSheetMeasure *measure)
{
  double low = 0, high = cell_width (grid) - 2 * SUMI_SHEET_PADDING - SUMI_SHEET_MIN_TEXT;

  grid->is_beside = TRUE;
  grid->board = 0;
  high = MIN (high, cell_height (grid));
  if (high <= 0)
    return;
  if (fits_beside (grid, measure, high))
    {
      grid->board = high;
      return;
    }
  for (int i = 0; i < N_STEPS; i++)
    {
      double middle = (low + high) / 2;

      if (fits_beside (grid, measure, middle))
        low = middle;
      else
        high = middle;
    }
  grid->board = low;
  if (low > 0)
    fits_beside (grid, measure, low);
}

/* The grid of BOARDS cells in AREA that has the largest boards: every number of columns is tried,
 * with the texts above and below the boards and beside them. */
SumiSheetGrid
sumi_sheet_grid_find (SumiSheetBox area, guint boards, const SumiSheetMeasure *measure)
{
  SumiSheetGrid best = { 0 };

  for (guint columns = 1; columns <= boards; columns++)
    {
      SumiSheetGrid grid = { .area = area,
                             .columns = columns,
                             .rows = (boards + columns - 1) / columns };

      find_stacked (&grid, measure);
      if (columns == 1 || grid.board > best.board)
        best = grid;
      find_beside (&grid, measure);
      if (grid.board > best.board)
        best = grid;
    }
  return best;
}

/* The cell INDEX, counted along the rows in the direction of reading. */
SumiSheetBox
sumi_sheet_grid_get_cell (const SumiSheetGrid *grid, guint index, gboolean is_rtl)
{
  guint column = index % grid->columns, row = index / grid->columns;
  double width = cell_width (grid), height = cell_height (grid);

  if (is_rtl)
    column = grid->columns - 1 - column;
  return (SumiSheetBox){ grid->area.x + column * (width + SUMI_SHEET_GAP),
                         grid->area.y + row * (height + SUMI_SHEET_GAP), width, height };
}

/* Where the board of CELL is. */
SumiSheetBox
sumi_sheet_grid_get_board (const SumiSheetGrid *grid, SumiSheetBox cell, gboolean is_rtl)
{
  SumiSheetBox board = { cell.x, cell.y, grid->board, grid->board };

  if (is_rtl)
    board.x += cell.width - grid->board;
  if (!grid->is_beside)
    board.y += grid->above + SUMI_SHEET_PADDING;
  return board;
}

static SumiSheetBox
text_box (const SumiSheetGrid *grid, SumiSheetBox cell, gboolean is_rtl)
{
  SumiSheetBox box = { cell.x, cell.y, grid->text_width, 0 };

  if (grid->is_beside && !is_rtl)
    box.x += cell.width - grid->text_width;
  return box;
}

/* Where the text of CELL is that stands before its board. */
SumiSheetBox
sumi_sheet_grid_get_above (const SumiSheetGrid *grid, SumiSheetBox cell, gboolean is_rtl)
{
  SumiSheetBox box = text_box (grid, cell, is_rtl);

  box.height = grid->above;
  return box;
}

/* Where the text of CELL is that stands after its board. */
SumiSheetBox
sumi_sheet_grid_get_below (const SumiSheetGrid *grid, SumiSheetBox cell, gboolean is_rtl)
{
  SumiSheetBox box = text_box (grid, cell, is_rtl);

  box.height = grid->below;
  box.y += grid->above + SUMI_SHEET_PADDING;
  if (!grid->is_beside)
    box.y += grid->board + SUMI_SHEET_PADDING;
  return box;
}
