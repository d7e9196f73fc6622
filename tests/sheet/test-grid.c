/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where boards and texts lie on a page, for all counts of boards, papers and lengths of text. */

#include <math.h>

#include "sumi-sheet-grid.h"
#include "sumi-sheet-private.h"

#define EPSILON 0.01
#define HEAD 40.0
#define FOOT 50.0

/* A text whose area is the same at every width, in whole lines. */
typedef struct
{
  double above, below; /* width times height */
} Text;

static double
height_of (double area, double width)
{
  return ceil (area / width / 12) * 12;
}

static double
measure_above (double width, gpointer data)
{
  return height_of (((const Text *) data)->above, width);
}

static double
measure_below (double width, gpointer data)
{
  return height_of (((const Text *) data)->below, width);
}

static gboolean
is_inside (SumiSheetBox inner, SumiSheetBox outer)
{
  return inner.x >= outer.x - EPSILON && inner.y >= outer.y - EPSILON
         && inner.x + inner.width <= outer.x + outer.width + EPSILON
         && inner.y + inner.height <= outer.y + outer.height + EPSILON;
}

static gboolean
overlap (SumiSheetBox a, SumiSheetBox b)
{
  return a.x + a.width > b.x + EPSILON && b.x + b.width > a.x + EPSILON
         && a.y + a.height > b.y + EPSILON && b.y + b.height > a.y + EPSILON;
}

/* All of the boxes of a page, checked against each other. */
static void
check_boxes (const SumiSheetGrid *grid, SumiSheetBox area, guint boards, gboolean is_rtl)
{
  SumiSheetBox boxes[3 * 12];
  guint n = 0;

  for (guint i = 0; i < boards; i++)
    {
      SumiSheetBox cell = sumi_sheet_grid_get_cell (grid, i, is_rtl);

      boxes[n++] = sumi_sheet_grid_get_board (grid, cell, is_rtl);
      boxes[n++] = sumi_sheet_grid_get_above (grid, cell, is_rtl);
      boxes[n++] = sumi_sheet_grid_get_below (grid, cell, is_rtl);
      g_assert_true (is_inside (cell, area));
      for (guint j = n - 3; j < n; j++)
        g_assert_true (is_inside (boxes[j], cell));
    }
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      g_assert_false (overlap (boxes[i], boxes[j]));
}

/* The largest board that any grid has, found by trying sizes from the page down. */
static double
slow_board (SumiSheetBox area, guint boards, const Text *text)
{
  for (double board = 600; board > 0; board -= 0.25)
    {
      for (guint columns = 1; columns <= boards; columns++)
        {
          guint rows = (boards + columns - 1) / columns;
          double width = (area.width - (columns - 1) * SUMI_SHEET_GAP) / columns;
          double height = (area.height - (rows - 1) * SUMI_SHEET_GAP) / rows;
          double rest = width - board - 2 * SUMI_SHEET_PADDING;

          if (board <= width
              && board + height_of (text->above, width) + height_of (text->below, width)
                     + 2 * SUMI_SHEET_PADDING
                   <= height)
            return board;
          if (rest >= SUMI_SHEET_MIN_TEXT && board <= height
              && height_of (text->above, rest) + height_of (text->below, rest) + SUMI_SHEET_PADDING
                   <= height)
            return board;
        }
    }
  return 0;
}

static void
test_all (void)
{
  static const Text texts[] = {
    { 0, 0 }, { 4000, 3000 }, { 6000, 0 }, { 0, 8000 }, { 15000, 5000 }, { 60000, 9000 },
  };
  guint n_beside = 0, n_stacked = 0;

  for (int paper = 0; paper < SUMI_N_PAPERS; paper++)
    for (guint i = 0; i < SUMI_SHEET_N_COUNTS; i++)
      for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
        {
          SumiPaper size = sumi_paper_get ((SumiPaperName) paper);
          SumiSheetBox area = { SUMI_SHEET_MARGIN, SUMI_SHEET_MARGIN + HEAD,
                                size.width - 2 * SUMI_SHEET_MARGIN,
                                size.height - 2 * SUMI_SHEET_MARGIN - HEAD - FOOT };
          guint boards = SUMI_SHEET_COUNTS[i];
          SumiSheetMeasure measure = { measure_above, measure_below, (gpointer) &texts[j] };
          SumiSheetGrid grid = sumi_sheet_grid_find (area, boards, &measure);
          double slow = slow_board (area, boards, &texts[j]);

          g_test_message ("%u boards: %u columns, board %g", boards, grid.columns, grid.board);
          g_assert_cmpuint (grid.columns * grid.rows, >=, boards);
          g_assert_cmpfloat (grid.board, >=, slow - 0.25);
          g_assert_cmpfloat (grid.board, <=, slow + 0.5);
          if (grid.board <= 0)
            continue;
          check_boxes (&grid, area, boards, FALSE);
          check_boxes (&grid, area, boards, TRUE);
          n_beside += grid.is_beside;
          n_stacked += !grid.is_beside;
        }
  g_assert_cmpuint (n_beside, >, 0);
  g_assert_cmpuint (n_stacked, >, 0);
}

static void
test_direction (void)
{
  Text text = { 4000, 3000 };
  SumiSheetMeasure measure = { measure_above, measure_below, &text };
  SumiSheetBox area = { 40, 40, 500, 700 };
  SumiSheetGrid grid = sumi_sheet_grid_find (area, 6, &measure);
  SumiSheetBox ltr = sumi_sheet_grid_get_cell (&grid, 0, FALSE);
  SumiSheetBox rtl = sumi_sheet_grid_get_cell (&grid, 0, TRUE);

  g_assert_cmpuint (grid.columns, >, 1);
  g_assert_cmpfloat_with_epsilon (ltr.x, area.x, EPSILON);
  g_assert_cmpfloat_with_epsilon (rtl.x + rtl.width, area.x + area.width, EPSILON);
}

static void
test_paper (void)
{
  g_assert_cmpfloat_with_epsilon (sumi_paper_get (SUMI_PAPER_A4).width, 595.276, EPSILON);
  g_assert_cmpfloat_with_epsilon (sumi_paper_get (SUMI_PAPER_A4).height, 841.890, EPSILON);
  g_assert_cmpfloat_with_epsilon (sumi_paper_get (SUMI_PAPER_LETTER).width, 612, EPSILON);
  /* That of the locale C. */
  g_assert_cmpint (sumi_paper_from_locale (), ==, SUMI_PAPER_A4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet/grid/all", test_all);
  g_test_add_func ("/sheet/grid/direction", test_direction);
  g_test_add_func ("/sheet/grid/paper", test_paper);
  return g_test_run ();
}
