/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sheet-flow.h"

#include "sumi-emphasis.h"

/* Lengths as parts of the size of the letters. */
#define PARAGRAPH_GAP 0.35
#define LEAD_GAP 0.5
#define MARK_SIZE 0.8
#define MARK_WIDTH 1.3
#define RULE_HEIGHT 2.2
#define RULE_WIDTH 0.5 /* points */

#define HEADING_FACTOR 1.5
#define SMALL_FACTOR 0.8
#define SHRINK 0.93
#define MIN_SIZE 3.0

/* More letters than any word has, after which a line may end within one: what Pango takes to find
 * where a line ends grows with the square of the letters of a word, and many sizes are tried. */
#define MAX_WORD 200
#define BREAK "\u200b"

/* One paragraph as it is laid out. */
typedef struct
{
  PangoLayout *lead; /* NULL: none */
  PangoLayout *text;
  double lead_width, indent; /* the indent is that of the text */
  double size, height;
  gboolean is_rtl;
} Lines;

static void
free_paragraph (gpointer data)
{
  SumiFlowParagraph *paragraph = data;

  g_free (paragraph->lead);
  g_free (paragraph->text);
  g_array_unref (paragraph->emphases);
  g_free (paragraph);
}

/* A flow without paragraphs, to be freed with g_ptr_array_unref(). */
SumiFlow *
sumi_flow_new (void)
{
  return g_ptr_array_new_with_free_func (free_paragraph);
}

/* TEXT with a place where a line may end in what has none in more than MAX_WORD letters, but not in
 * a mark of emphasis nor within what is seen as one letter, with its accents, or one picture. */
static char *
divide_words (const char *text)
{
  int length = (int) g_utf8_strlen (text, -1);
  /* Of the first place Pango does not say whether a line may end there. */
  g_autofree PangoLogAttr *places = g_new0 (PangoLogAttr, length + 1);
  const PangoLogAttr *place = places;
  GString *out = g_string_new (NULL);
  guint n = 0;

  pango_get_log_attrs (text, -1, -1, pango_language_get_default (), places, length + 1);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p), place++)
    {
      n = place->is_line_break || place->is_white ? 1 : n + 1;
      if (n > MAX_WORD && *p != SUMI_EMPHASIS_MARK[0] && place->is_cursor_position)
        {
          g_string_append (out, BREAK);
          n = 1;
        }
      g_string_append_unichar (out, g_utf8_get_char (p));
    }
  return g_string_free (out, FALSE);
}

/* Adds a paragraph that says TEXT, in which words may be emphasized, and belongs to FLOW, which may
 * be given more. */
SumiFlowParagraph *
sumi_flow_add (SumiFlow *flow, SumiFlowStyle style, const char *text)
{
  SumiFlowParagraph *paragraph = g_new0 (SumiFlowParagraph, 1);
  g_autofree char *divided = divide_words (text);

  paragraph->style = style;
  paragraph->emphases = g_array_new (FALSE, FALSE, sizeof (SumiEmphasis));
  paragraph->text = sumi_emphasis_strip (divided, paragraph->emphases);
  g_ptr_array_add (flow, paragraph);
  return paragraph;
}

static PangoLayout *
create_layout (PangoContext *context, const char *text, double size, gboolean is_bold)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font
    = pango_font_description_copy (pango_context_get_font_description (context));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  if (is_bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

static void
emphasize (PangoLayout *layout, const GArray *emphases)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  for (guint i = 0; i < emphases->len; i++)
    {
      const SumiEmphasis *span = &g_array_index (emphases, SumiEmphasis, i);
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      bold->start_index = (guint) span->start;
      bold->end_index = (guint) (span->start + span->length);
      pango_attr_list_insert (attributes, bold);
    }
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
}

static double
get_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

static double
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

static double
factor_of (SumiFlowStyle style)
{
  if (style == SUMI_FLOW_HEADING)
    return HEADING_FACTOR;
  return style == SUMI_FLOW_SMALL ? SMALL_FACTOR : 1;
}

/* The direction of the letters of one script; what is no letter has none. */
static PangoDirection
direction_of (gunichar character)
{
  if (!g_unichar_isalpha (character))
    return PANGO_DIRECTION_NEUTRAL;
  switch ((int) g_unichar_get_script (character))
    {
    case G_UNICODE_SCRIPT_ADLAM:
    case G_UNICODE_SCRIPT_ARABIC:
    case G_UNICODE_SCRIPT_HEBREW:
    case G_UNICODE_SCRIPT_MANDAIC:
    case G_UNICODE_SCRIPT_NKO:
    case G_UNICODE_SCRIPT_SAMARITAN:
    case G_UNICODE_SCRIPT_SYRIAC:
    case G_UNICODE_SCRIPT_THAANA:
      return PANGO_DIRECTION_RTL;
    default:
      return PANGO_DIRECTION_LTR;
    }
}

/* Whether the name of a square is at AT: the same in every language. */
static gboolean
is_square (const char *at)
{
  return at[0] >= 'a' && at[0] <= 'h' && at[1] >= '1' && at[1] <= '8';
}

/* The direction of the first letter of TEXT or, with IS_RTL, of the first that runs right to left.
 * The names of squares do not count. What has no letters runs as the sheet does. */
static gboolean
find_direction (const char *text, gboolean is_rtl)
{
  gboolean has_letters = FALSE;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      PangoDirection direction
        = is_square (at) ? PANGO_DIRECTION_NEUTRAL : direction_of (g_utf8_get_char (at));

      if (direction == PANGO_DIRECTION_RTL)
        return TRUE;
      if (direction == PANGO_DIRECTION_LTR && !is_rtl)
        return FALSE;
      has_letters = has_letters || direction != PANGO_DIRECTION_NEUTRAL;
    }
  return is_rtl && !has_letters;
}

/* Whether TEXT by itself runs right to left. */
gboolean
sumi_flow_is_rtl (const char *text)
{
  return find_direction (text, FALSE);
}

static void
lines_init (Lines *lines,
            const SumiFlowParagraph *paragraph,
            PangoContext *context,
            double size,
            double width,
            gboolean is_rtl)
{
  gboolean is_bold = paragraph->style == SUMI_FLOW_BOLD || paragraph->style == SUMI_FLOW_HEADING;

  *lines = (Lines){ .size = size * factor_of (paragraph->style) };
  lines->text = create_layout (context, paragraph->text, lines->size, is_bold);
  emphasize (lines->text, paragraph->emphases);
  lines->is_rtl = find_direction (paragraph->text, is_rtl);
  if (paragraph->lead != NULL)
    {
      lines->lead = create_layout (context, paragraph->lead, lines->size, TRUE);
      lines->lead_width = get_width (lines->lead);
      lines->indent = lines->lead_width + LEAD_GAP * lines->size;
    }
  if (paragraph->mark != SUMI_FLOW_NO_MARK)
    lines->indent += MARK_WIDTH * lines->size;
  pango_layout_set_auto_dir (lines->text, FALSE);
  pango_layout_set_alignment (lines->text, lines->is_rtl ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  pango_layout_set_width (lines->text, (int) (MAX (width - lines->indent, 1) * PANGO_SCALE));
  lines->height = get_height (lines->text) + paragraph->n_rules * RULE_HEIGHT * lines->size;
}

static void
lines_clear (Lines *lines)
{
  g_clear_object (&lines->lead);
  g_clear_object (&lines->text);
}

/* Pango takes the base direction from the context, where nothing is found out by itself. */
static void
set_direction (PangoContext *context, const char *text, gboolean is_rtl)
{
  pango_context_set_base_dir (context, find_direction (text, is_rtl) ? PANGO_DIRECTION_RTL
                                                                     : PANGO_DIRECTION_LTR);
}

static void
draw_mark (cairo_t *cr, SumiFlowMark mark, double x, double y, double size)
{
  double half = MARK_SIZE * size / 2;

  cairo_new_path (cr);
  if (mark == SUMI_FLOW_SQUARE)
    cairo_rectangle (cr, x - half, y - half, 2 * half, 2 * half);
  else
    cairo_arc (cr, x, y, half, 0, 2 * G_PI);
  if (mark == SUMI_FLOW_BLACK_DISC)
    cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (size / 14, RULE_WIDTH));
  cairo_stroke (cr);
}

static void
draw_rule (cairo_t *cr, double from, double to, double y)
{
  cairo_set_line_width (cr, RULE_WIDTH);
  cairo_move_to (cr, from, y);
  cairo_line_to (cr, to, y);
  cairo_stroke (cr);
}

/* From the end of the last line to the margin. */
static void
draw_field (cairo_t *cr, const Lines *lines, SumiSheetBox box, double y)
{
  int last = pango_layout_get_line_count (lines->text) - 1;
  PangoLayoutLine *line = pango_layout_get_line_readonly (lines->text, last);
  double baseline = y + (double) pango_layout_get_baseline (lines->text) / PANGO_SCALE;
  PangoRectangle extents;
  double used;

  pango_layout_line_get_extents (line, NULL, &extents);
  used = lines->indent + (double) extents.width / PANGO_SCALE + LEAD_GAP * lines->size / 2;
  if (last > 0 || used >= box.width)
    return;
  if (lines->is_rtl)
    draw_rule (cr, box.x, box.x + box.width - used, baseline);
  else
    draw_rule (cr, box.x + used, box.x + box.width, baseline);
}

static void
draw_lines (cairo_t *cr,
            const SumiFlowParagraph *paragraph,
            const Lines *lines,
            SumiSheetBox box,
            double y)
{
  double middle = y + (double) pango_layout_get_baseline (lines->text) / PANGO_SCALE
                  - 0.36 * lines->size;
  double inset = lines->indent - MARK_WIDTH * lines->size / 2 - MARK_SIZE * lines->size / 8;
  double rule = y + get_height (lines->text);

  if (lines->lead != NULL)
    {
      cairo_move_to (cr, lines->is_rtl ? box.x + box.width - lines->lead_width : box.x, y);
      pango_cairo_show_layout (cr, lines->lead);
    }
  if (paragraph->mark != SUMI_FLOW_NO_MARK)
    draw_mark (cr, paragraph->mark, lines->is_rtl ? box.x + box.width - inset : box.x + inset,
               middle, lines->size);
  cairo_move_to (cr, lines->is_rtl ? box.x : box.x + lines->indent, y);
  pango_cairo_show_layout (cr, lines->text);
  if (paragraph->is_field)
    draw_field (cr, lines, box, y);
  for (guint i = 1; i <= paragraph->n_rules; i++)
    draw_rule (cr, box.x, box.x + box.width, rule + (i - 0.15) * RULE_HEIGHT * lines->size);
}

/* Goes through FLOW at WIDTH, draws it on CR unless that is NULL, and returns its height. */
static double
run_flow (const SumiFlow *flow,
          PangoContext *context,
          double size,
          cairo_t *cr,
          SumiSheetBox box,
          gboolean is_rtl)
{
  double y = box.y;

  for (guint i = 0; i < flow->len; i++)
    {
      const SumiFlowParagraph *paragraph = flow->pdata[i];
      Lines lines;

      if (i > 0)
        y += PARAGRAPH_GAP * size;
      set_direction (context, paragraph->text, is_rtl);
      lines_init (&lines, paragraph, context, size, box.width, is_rtl);
      if (cr != NULL)
        draw_lines (cr, paragraph, &lines, box, y);
      y += lines.height;
      lines_clear (&lines);
    }
  return y - box.y;
}

/* The height of FLOW at WIDTH in letters of SIZE. */
double
sumi_flow_measure (const SumiFlow *flow, PangoContext *context, double size, double width)
{
  return run_flow (flow, context, size, NULL, (SumiSheetBox){ 0, 0, width, 0 }, FALSE);
}

/* Draws FLOW in the colour that CR has from the top of BOX down. */
void
sumi_flow_draw (const SumiFlow *flow,
                PangoContext *context,
                double size,
                cairo_t *cr,
                SumiSheetBox box,
                gboolean is_rtl)
{
  run_flow (flow, context, size, cr, box, is_rtl);
}

/* The largest size, at most SIZE, of letters at which FLOW is not higher than HEIGHT. No text that
 * a pack can have needs the smallest size. */
double
sumi_flow_fit (const SumiFlow *flow,
               PangoContext *context,
               double size,
               double width,
               double height)
{
  while (size > MIN_SIZE && sumi_flow_measure (flow, context, size, width) > height)
    size *= SHRINK;
  return size;
}
