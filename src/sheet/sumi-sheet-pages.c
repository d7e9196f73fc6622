/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sumi-sheet-private.h"

/* Points. */
#define FONT "Sans"
#define TEXT_SIZE 10.0
#define FOOT_SIZE 9.0
#define HEAD_GAP 14.0
#define BLOCK_GAP 12.0
#define COLUMN_GAP 24.0
#define HANDOUT_BOARD 150.0
#define PAGE_NUMBER_WIDTH 60.0

/* A board is not made smaller than this part of what it could be without texts: rather there are
 * fewer boards on the page, and at last smaller letters. */
#define LEAST_BOARD 0.55
#define SHRINK 0.93
#define LEAST_SIZE 4.0

/* The code of all that is on a sheet stands on pages without exercises of their own unless it takes
 * more than this part of their height. */
#define LONGEST_CODE 0.1

#define N_ANSWER_COLUMNS 2

typedef struct
{
  GArray *pieces; /* of SumiSheetPiece */
} Page;

typedef struct
{
  const char *name; /* belongs to the sheet, or to the program's catalogue */
  guint page;
} Section;

struct _SumiSheetPages
{
  SumiSheet *sheet;
  SumiPaper paper;
  PangoContext *context;
  GPtrArray *pages;    /* of Page */
  GArray *sections;    /* of Section */
  GPtrArray *flows;    /* of SumiFlow: heads and feet */
};

/* What the text of a page of cells is measured with. */
typedef struct
{
  const SumiSheetPages *pages;
  guint first, n_cells;
  double size;
} Cells;

static void
free_page (gpointer data)
{
  Page *page = data;

  g_array_unref (page->pieces);
  g_free (page);
}

static Page *
add_page (SumiSheetPages *self)
{
  Page *page = g_new (Page, 1);

  page->pieces = g_array_new (FALSE, FALSE, sizeof (SumiSheetPiece));
  g_ptr_array_add (self->pages, page);
  return page;
}

static void
add_section (SumiSheetPages *self, const char *name)
{
  Section section = { name, self->pages->len - 1 };

  g_array_append_val (self->sections, section);
}

static void
add_flow (Page *page, const SumiFlow *flow, SumiSheetBox box, double size)
{
  SumiSheetPiece piece = { .flow = flow, .box = box, .size = size };

  g_array_append_val (page->pieces, piece);
}

static void
add_board (Page *page, const SumiSheetBoard *board, SumiSheetBox box)
{
  SumiSheetPiece piece = { .board = *board, .box = box };

  g_array_append_val (page->pieces, piece);
}

static SumiFlow *
new_flow (SumiSheetPages *self)
{
  SumiFlow *flow = sumi_flow_new ();

  g_ptr_array_add (self->flows, flow);
  return flow;
}

/* The page without its margins. */
static SumiSheetBox
inner_box (const SumiSheetPages *self)
{
  return (SumiSheetBox){ SUMI_SHEET_MARGIN, SUMI_SHEET_MARGIN,
                         self->paper.width - 2 * SUMI_SHEET_MARGIN,
                         self->paper.height - 2 * SUMI_SHEET_MARGIN };
}

/* WIDTH of BOX from where its lines begin, if IS_START, or before they end. */
static SumiSheetBox
cut_width (const SumiSheetPages *self, SumiSheetBox box, double width, gboolean is_start)
{
  SumiSheetBox cut = box;

  cut.width = width;
  if (is_start == self->sheet->is_rtl)
    cut.x += box.width - width;
  return cut;
}

/* The title, with HAS_NAME lines for name and date, and otherwise the name of the SECTION, which
 * may be NULL. Takes its height off the top of BOX. */
static void
add_head (SumiSheetPages *self,
          Page *page,
          gboolean has_name,
          const char *section,
          SumiSheetBox *box)
{
  SumiFlow *title = new_flow (self);
  SumiSheetBox half = cut_width (self, *box, box->width * (has_name ? 0.45 : 1), TRUE);
  double height;

  sumi_flow_add (title, SUMI_FLOW_BOLD, self->sheet->title);
  if (section != NULL)
    sumi_flow_add (title, SUMI_FLOW_BOLD, section);
  height = sumi_flow_measure (title, self->context, TEXT_SIZE * 1.2, half.width);
  add_flow (page, title, half, TEXT_SIZE * 1.2);
  if (has_name)
    {
      SumiSheetBox rest = cut_width (self, *box, box->width * 0.52, FALSE);
      SumiFlow *name = new_flow (self), *date = new_flow (self);

      /* Translators: before lines to write on, at the head of a worksheet. */
      sumi_flow_add (name, SUMI_FLOW_PLAIN, _("Name:"))->is_field = TRUE;
      /* Translators: before lines to write on, at the head of a worksheet. */
      sumi_flow_add (date, SUMI_FLOW_PLAIN, _("Date:"))->is_field = TRUE;
      add_flow (page, name, cut_width (self, rest, rest.width * 0.58, TRUE), TEXT_SIZE);
      add_flow (page, date, cut_width (self, rest, rest.width * 0.38, FALSE), TEXT_SIZE);
    }
  box->y += height + HEAD_GAP;
  box->height -= height + HEAD_GAP;
}

/* What stands at the foot: source and licence, and the code of N_PARTS parts from FIRST on. */
static SumiFlow *
make_foot (SumiSheetPages *self, guint first, guint n_parts)
{
  SumiFlow *foot = new_flow (self);

  if (self->sheet->source[0] != '\0')
    sumi_flow_add (foot, SUMI_FLOW_SMALL, self->sheet->source);
  if (n_parts > 0)
    {
      g_autofree char *code = sumi_sheet_make_code (self->sheet->parts, first, n_parts);
      g_autofree char *text = NULL;

      /* Translators: at the foot of a worksheet; %s is a code that Sumi opens the same exercises
       * by. */
      text = g_strdup_printf (_("Sumi code: %s"), code);
      sumi_flow_add (foot, SUMI_FLOW_SMALL, text);
    }
  return foot;
}

/* Where a foot stands, as high as the page. */
static SumiSheetBox
foot_column (const SumiSheetPages *self)
{
  SumiSheetBox box = inner_box (self);

  return cut_width (self, box, box.width - PAGE_NUMBER_WIDTH, TRUE);
}

/* The foot of each page of answers or of a hand-out: with the code of all parts, unless it is
 * long. */
static SumiFlow *
make_foot_of_all (SumiSheetPages *self)
{
  SumiFlow *bare = make_foot (self, 0, 0);
  SumiFlow *foot = make_foot (self, 0, self->sheet->parts->len);
  SumiSheetBox box = foot_column (self);
  double code = sumi_flow_measure (foot, self->context, FOOT_SIZE, box.width)
                - sumi_flow_measure (bare, self->context, FOOT_SIZE, box.width);

  return code > LONGEST_CODE * box.height ? bare : foot;
}

static SumiSheetBox
foot_box (const SumiSheetPages *self, const SumiFlow *foot)
{
  SumiSheetBox box = foot_column (self);
  double bottom = box.y + box.height;

  box.height = MAX (sumi_flow_measure (foot, self->context, FOOT_SIZE, box.width),
                    FOOT_SIZE * 1.2);
  box.y = bottom - box.height;
  return box;
}

/* Takes the height of FOOT off the bottom of BOX. */
static void
add_foot (SumiSheetPages *self, Page *page, const SumiFlow *foot, SumiSheetBox *box)
{
  SumiSheetBox place = foot_box (self, foot);

  add_flow (page, foot, place, FOOT_SIZE);
  box->height = place.y - HEAD_GAP - box->y;
}

static double
measure_highest (const Cells *cells, gboolean is_above, double width)
{
  double highest = 0;

  for (guint i = 0; i < cells->n_cells; i++)
    {
      const SumiSheetCell *cell = cells->pages->sheet->cells->pdata[cells->first + i];
      double height = sumi_flow_measure (is_above ? cell->above : cell->below,
                                         cells->pages->context, cells->size, width);

      highest = MAX (highest, height);
    }
  return highest;
}

static double
measure_above (double width, gpointer data)
{
  return measure_highest (data, TRUE, width);
}

static double
measure_below (double width, gpointer data)
{
  return measure_highest (data, FALSE, width);
}

static double
measure_nothing (double width, gpointer data)
{
  return 0;
}

/* The side of a board if there were BOARDS in AREA and no texts. */
static double
find_bare_board (SumiSheetBox area, guint boards)
{
  SumiSheetMeasure nothing = { measure_nothing, measure_nothing, NULL };

  return sumi_sheet_grid_find (area, boards, &nothing).board;
}

static double
size_for (guint boards)
{
  if (boards <= 2)
    return TEXT_SIZE + 1;
  if (boards <= 6)
    return TEXT_SIZE;
  return boards <= 9 ? TEXT_SIZE - 1 : TEXT_SIZE - 2;
}

/* The grid of CELLS in AREA; FALSE if their texts are too long for that many BOARDS. */
static gboolean
find_grid (Cells *cells, SumiSheetBox area, guint boards, SumiSheetGrid *out_grid)
{
  SumiSheetMeasure measure = { measure_above, measure_below, cells };
  double least = LEAST_BOARD * find_bare_board (area, boards);

  cells->size = size_for (boards);
  *out_grid = sumi_sheet_grid_find (area, boards, &measure);
  while (boards == 1 && out_grid->board < least && cells->size > LEAST_SIZE)
    {
      cells->size *= SHRINK;
      *out_grid = sumi_sheet_grid_find (area, boards, &measure);
    }
  return boards == 1 || out_grid->board >= least;
}

static void
place_cells (SumiSheetPages *self, Page *page, const Cells *cells, const SumiSheetGrid *grid)
{
  gboolean is_rtl = self->sheet->is_rtl;

  for (guint i = 0; i < cells->n_cells; i++)
    {
      const SumiSheetCell *cell = self->sheet->cells->pdata[cells->first + i];
      SumiSheetBox box = sumi_sheet_grid_get_cell (grid, i, is_rtl);

      add_flow (page, cell->above, sumi_sheet_grid_get_above (grid, box, is_rtl), cells->size);
      add_board (page, &cell->board, sumi_sheet_grid_get_board (grid, box, is_rtl));
      add_flow (page, cell->below, sumi_sheet_grid_get_below (grid, box, is_rtl), cells->size);
    }
}

/* Fills one page with cells from FIRST on, with as many as the sheet asks for or, where their texts
 * are too long, with fewer. Returns how many. */
static guint
fill_page (SumiSheetPages *self, guint first)
{
  const SumiSheet *sheet = self->sheet;
  Page *page = add_page (self);
  SumiSheetBox head = inner_box (self), area = head;
  Cells cells = { .pages = self, .first = first };
  SumiSheetGrid grid = { 0 };
  SumiFlow *foot = NULL;

  add_head (self, page, sheet->kind != SUMI_SHEET_RECORD, NULL, &head);
  for (guint i = SUMI_SHEET_N_COUNTS; i-- > 0;)
    {
      guint boards = SUMI_SHEET_COUNTS[i];

      if (boards > sheet->boards)
        continue;
      cells.n_cells = MIN (boards, sheet->cells->len - first);
      foot = make_foot (self, first, sheet->parts->len > 0 ? cells.n_cells : 0);
      area = head;
      area.height = foot_box (self, foot).y - HEAD_GAP - area.y;
      if (find_grid (&cells, area, boards, &grid))
        break;
    }
  add_foot (self, page, foot, &area);
  place_cells (self, page, &cells, &grid);
  return cells.n_cells;
}

static const char *
section_of (SumiSheetKind kind)
{
  switch (kind)
    {
    case SUMI_SHEET_RECORD:
      return _("Game record");
    case SUMI_SHEET_BLANK:
      return _("Empty boards");
    case SUMI_SHEET_EXERCISES:
    case SUMI_SHEET_LESSONS:
    case SUMI_N_SHEET_KINDS:
    default:
      return C_("title", "Exercises");
    }
}

static void
paginate_cells (SumiSheetPages *self)
{
  for (guint first = 0; first < self->sheet->cells->len;)
    {
      gboolean is_first = first == 0;

      first += fill_page (self, first);
      if (is_first)
        add_section (self, section_of (self->sheet->kind));
    }
}

/* Where the next block goes. */
typedef struct
{
  Page *page;
  SumiSheetBox box; /* of the column, without head and foot */
  guint column, n_columns;
  double y;
  gboolean is_handout;
  const SumiFlow *foot; /* of each page */
} Cursor;

static SumiSheetBox
get_column (const SumiSheetPages *self, const Cursor *cursor)
{
  double width = (cursor->box.width - (cursor->n_columns - 1) * COLUMN_GAP) / cursor->n_columns;
  guint column = self->sheet->is_rtl ? cursor->n_columns - 1 - cursor->column : cursor->column;

  return (SumiSheetBox){ cursor->box.x + column * (width + COLUMN_GAP), cursor->y, width,
                         cursor->box.y + cursor->box.height - cursor->y };
}

static void
begin_page (SumiSheetPages *self, Cursor *cursor)
{
  cursor->page = add_page (self);
  cursor->box = inner_box (self);
  add_head (self, cursor->page, cursor->is_handout,
            cursor->is_handout ? NULL : C_("title", "Answers"), &cursor->box);
  add_foot (self, cursor->page, cursor->foot, &cursor->box);
  cursor->column = 0;
  cursor->y = cursor->box.y;
}

static void
begin_column (SumiSheetPages *self, Cursor *cursor)
{
  if (cursor->column + 1 == cursor->n_columns)
    {
      begin_page (self, cursor);
      return;
    }
  cursor->column++;
  cursor->y = cursor->box.y;
}

/* The text of BLOCK in COLUMN: beside its board, if it has one. */
static SumiSheetBox
text_of_block (const SumiSheetPages *self, const SumiSheetBlock *block, SumiSheetBox column)
{
  if (!block->has_board)
    return column;
  return cut_width (self, column, column.width - HANDOUT_BOARD - BLOCK_GAP, FALSE);
}

static void
place_block (SumiSheetPages *self, Cursor *cursor, const SumiSheetBlock *block)
{
  SumiSheetBox column = get_column (self, cursor);
  SumiSheetBox text = text_of_block (self, block, column);
  double size = sumi_flow_fit (block->flow, self->context, TEXT_SIZE, text.width,
                               cursor->box.height);
  double height = sumi_flow_measure (block->flow, self->context, size, text.width);

  text.height = height;
  if (block->has_board)
    height = MAX (height, HANDOUT_BOARD);
  if (height > column.height && cursor->y > cursor->box.y)
    {
      begin_column (self, cursor);
      column = get_column (self, cursor);
      text.x = text_of_block (self, block, column).x;
      text.y = column.y;
    }
  add_flow (cursor->page, block->flow, text, size);
  if (block->has_board)
    {
      SumiSheetBox box = cut_width (self, column, HANDOUT_BOARD, TRUE);

      box.height = HANDOUT_BOARD;
      add_board (cursor->page, &block->board, box);
    }
  cursor->y += height + BLOCK_GAP;
}

static void
paginate_blocks (SumiSheetPages *self,
                 const GPtrArray *blocks,
                 guint n_columns,
                 gboolean is_handout)
{
  Cursor cursor = { .n_columns = n_columns, .is_handout = is_handout };

  if (blocks->len > 0)
    cursor.foot = make_foot_of_all (self);
  for (guint i = 0; i < blocks->len; i++)
    {
      const SumiSheetBlock *block = blocks->pdata[i];

      if (i == 0 || block->section != NULL)
        begin_page (self, &cursor);
      if (block->section != NULL)
        add_section (self, block->section);
      place_block (self, &cursor, block);
    }
}

/* "2 / 5" on each page. */
static void
add_page_numbers (SumiSheetPages *self)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      SumiFlow *number = new_flow (self);
      SumiSheetBox box = inner_box (self);
      /* Without spaces, since only so numbers keep their order in text from right to left. */
      g_autofree char *text = g_strdup_printf ("%u/%u", i + 1, self->pages->len);
      double height, width = PAGE_NUMBER_WIDTH / 2;

      sumi_flow_add (number, SUMI_FLOW_SMALL, text);
      height = sumi_flow_measure (number, self->context, FOOT_SIZE, width);
      box.y += box.height - height;
      box.height = height;
      add_flow (self->pages->pdata[i], number, cut_width (self, box, width, FALSE), FOOT_SIZE);
    }
}

/* A context for the pages of sheets, in which a point is a unit and letters are as wide as the font
 * says, so that lines break at the same place whatever they are drawn on. */
PangoContext *
sumi_sheet_create_context (void)
{
  PangoFontMap *map = pango_cairo_font_map_new ();
  PangoContext *context;
  PangoFontDescription *font = pango_font_description_from_string (FONT);
  cairo_font_options_t *options = cairo_font_options_create ();

  pango_cairo_font_map_set_resolution (PANGO_CAIRO_FONT_MAP (map), 72);
  context = pango_font_map_create_context (map);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  cairo_font_options_destroy (options);
  g_object_unref (map);
  return context;
}

/* SHEET divided into pages of PAPER. CONTEXT, of sumi_sheet_create_context(), is used again
 * whenever a page is drawn: by one thread at a time. */
SumiSheetPages *
sumi_sheet_paginate (SumiSheet *sheet, SumiPaper paper, PangoContext *context)
{
  SumiSheetPages *self = g_new0 (SumiSheetPages, 1);

  self->sheet = sumi_sheet_ref (sheet);
  self->paper = paper;
  self->context = g_object_ref (context);
  self->pages = g_ptr_array_new_with_free_func (free_page);
  self->sections = g_array_new (FALSE, FALSE, sizeof (Section));
  self->flows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  paginate_cells (self);
  paginate_blocks (self, sheet->blocks, 1, TRUE);
  paginate_blocks (self, sheet->answers, N_ANSWER_COLUMNS, FALSE);
  add_page_numbers (self);
  return self;
}

void
sumi_sheet_pages_free (SumiSheetPages *self)
{
  sumi_sheet_unref (self->sheet);
  g_object_unref (self->context);
  g_ptr_array_unref (self->pages);
  g_array_unref (self->sections);
  g_ptr_array_unref (self->flows);
  g_free (self);
}

/* The sheet that the pages are of. Owned by SELF. */
SumiSheet *
sumi_sheet_pages_get_sheet (const SumiSheetPages *self)
{
  return self->sheet;
}

/* The paper that the pages were made for. */
SumiPaper
sumi_sheet_pages_get_paper (const SumiSheetPages *self)
{
  return self->paper;
}

/* The number of pages, at least 1. */
guint
sumi_sheet_pages_get_n (const SumiSheetPages *self)
{
  return self->pages->len;
}

/* The number of sections that a reader may want to go to: the exercises or each lesson, and the
 * answers. */
guint
sumi_sheet_pages_get_n_sections (const SumiSheetPages *self)
{
  return self->sections->len;
}

/* The name of the section INDEX, and the page, from 0, that it begins on. */
const char *
sumi_sheet_pages_get_section (const SumiSheetPages *self, guint index, guint *out_page)
{
  const Section *section = &g_array_index (self->sections, Section, index);

  *out_page = section->page;
  return section->name;
}

/* What is drawn on PAGE, as a list of SumiSheetPiece. */
const GArray *
sumi_sheet_pages_get_pieces (const SumiSheetPages *self, guint page)
{
  return ((const Page *) self->pages->pdata[page])->pieces;
}

/* Draws PAGE, from 0, on CR in black and white; one unit of CR is a point, and the corner of the
 * paper is at 0, 0. The paper itself is not painted. */
void
sumi_sheet_pages_draw (const SumiSheetPages *self, guint page, cairo_t *cr)
{
  const GArray *pieces = sumi_sheet_pages_get_pieces (self, page);

  cairo_save (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  /* The tags tell the screen reader of a PDF what the pieces are. */
  cairo_tag_begin (cr, "Sect", NULL);
  for (guint i = 0; i < pieces->len; i++)
    {
      const SumiSheetPiece *piece = &g_array_index (pieces, SumiSheetPiece, i);

      cairo_tag_begin (cr, piece->flow != NULL ? "P" : "Figure", NULL);
      if (piece->flow != NULL)
        sumi_flow_draw (piece->flow, self->context, piece->size, cr, piece->box,
                        self->sheet->is_rtl);
      else
        sumi_sheet_board_draw (&piece->board, self->context, cr, piece->box);
      cairo_tag_end (cr, piece->flow != NULL ? "P" : "Figure");
    }
  cairo_tag_end (cr, "Sect");
  cairo_restore (cr);
}
