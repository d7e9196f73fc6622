/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-plot.h"

#include <math.h>

#include "sumi-ui.h"

/* In pixels. */
#define HEIGHT 160
#define LEAST_WIDTH 200
#define GAP 6.0
#define BAR_HEIGHT 10.0
#define ROW_GAP 10.0
#define RADIUS 2.5

/* How much of its place a column fills. */
#define FILLING 0.7

#define PALE 0.28
#define FAINT 0.14

/* Ratings are told apart by hundreds. */
#define RATING_STEP 100

/* CSS node: plot. Accessibility: role IMG; its label is the chart's title and its description the
 * summary: what it says in numbers stands in the table beside it. Time runs from left to right in
 * every language, as on the board. */
struct _SumiPlot
{
  GtkWidget parent_instance;

  const SumiChart *chart; /* the view's */
};

G_DEFINE_FINAL_TYPE (SumiPlot, sumi_plot, GTK_TYPE_WIDGET)

/* Where the values of a chart with columns or a line are drawn. */
typedef struct
{
  double left, width, bottom, height;
  double low, high; /* the values at the bottom and at the top */
} Area;

static int
get_text_height (SumiPlot *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static int
get_text_width (SumiPlot *self, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* The least of 2, 4, 6, 8, 10, 20, 40 … that is not below VALUE: half of it is whole, too. */
static double
round_up (double value)
{
  double unit = 1;

  while (value > 10 * unit)
    unit *= 10;
  return MAX (2 * unit * ceil (value / (2 * unit)), 2);
}

static void
find_range (const SumiChart *chart, double *out_low, double *out_high)
{
  gboolean is_first = TRUE;

  *out_low = *out_high = 0;
  for (guint i = 0; i < chart->rows->len; i++)
    {
      const SumiChartRow *row = chart->rows->pdata[i];
      gboolean has_band = chart->kind == SUMI_CHART_BAND;

      if (!row->is_known)
        continue;
      if (has_band)
        *out_low = is_first ? row->values[1] : MIN (*out_low, row->values[1]);
      *out_high = MAX (*out_high, has_band ? row->values[2] : row->values[0]);
      is_first = FALSE;
    }
  if (chart->kind == SUMI_CHART_BAND)
    {
      *out_low = RATING_STEP * floor (*out_low / RATING_STEP);
      *out_high = MAX (RATING_STEP * ceil (*out_high / RATING_STEP), *out_low + 2 * RATING_STEP);
    }
  else
    *out_high = round_up (*out_high);
}

static char *
word_value (double value)
{
  return g_strdup_printf ("%.0f", value);
}

static Area
get_area (SumiPlot *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int line = get_text_height (self);
  g_autofree char *low = NULL, *high = NULL;
  Area area = { 0 };

  find_range (self->chart, &area.low, &area.high);
  low = word_value (area.low);
  high = word_value (area.high);
  area.left = MAX (get_text_width (self, low), get_text_width (self, high)) + GAP;
  area.width = gtk_widget_get_width (widget) - area.left;
  area.bottom = gtk_widget_get_height (widget) - line - GAP;
  area.height = area.bottom - line / 2.0;
  return area;
}

static double
get_y (const Area *area, double value)
{
  return area->bottom - area->height * (value - area->low) / (area->high - area->low);
}

/* The middle of the place of the row I. */
static double
get_x (const Area *area, const SumiChart *chart, guint i)
{
  return area->left + area->width * (i + 0.5) / chart->rows->len;
}

static void
render_text (SumiPlot *self, GtkSnapshot *snapshot, const char *text, double x, double y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);

  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), x, y, layout);
}

/* The colours of text and of what is drawn. */
static void
get_colors (SumiPlot *self, GdkRGBA *out_color, GdkRGBA *out_accent)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));

  gtk_style_context_get_color (context, out_color);
  if (!gtk_style_context_lookup_color (context, "accent_color", out_accent))
    *out_accent = *out_color;
}

/* A bar with slightly round corners: filled, or pale with an outline. */
static void
paint_bar (cairo_t *cr, const GdkRGBA *color, gboolean is_solid, const double box[4])
{
  double radius = MIN (RADIUS, MIN (box[2], box[3]) / 2);

  if (box[2] <= 0 || box[3] <= 0)
    return;
  cairo_new_sub_path (cr);
  cairo_arc (cr, box[0] + box[2] - radius, box[1] + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, box[0] + box[2] - radius, box[1] + box[3] - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, box[0] + radius, box[1] + box[3] - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, box[0] + radius, box[1] + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
  sumi_ui_set_color (cr, color, is_solid ? 1 : PALE);
  cairo_fill_preserve (cr);
  sumi_ui_set_color (cr, color, 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
paint_grid (const Area *area, cairo_t *cr, const GdkRGBA *color)
{
  cairo_set_line_width (cr, 1);
  for (int i = 0; i <= 2; i++)
    {
      double y = floor (area->bottom - area->height * i / 2) + 0.5;

      sumi_ui_set_color (cr, color, i == 0 ? 0.5 : FAINT);
      cairo_move_to (cr, area->left, y);
      cairo_line_to (cr, area->left + area->width, y);
      cairo_stroke (cr);
    }
}

static void
paint_columns (const SumiChart *chart, const Area *area, cairo_t *cr, const GdkRGBA *accent)
{
  double width = FILLING * area->width / chart->rows->len;

  for (guint i = 0; i < chart->rows->len; i++)
    {
      const SumiChartRow *row = chart->rows->pdata[i];
      double left = get_x (area, chart, i) - width / 2;
      double top = get_y (area, row->values[0]), middle = get_y (area, row->values[1]);
      const double pale[] = { left, top, width, middle - top };
      const double solid[] = { left, middle, width, area->bottom - middle };

      paint_bar (cr, accent, FALSE, pale);
      paint_bar (cr, accent, TRUE, solid);
    }
}

/* The rows from I on that are known, one after the other: one past the last. */
static guint
find_end (const SumiChart *chart, guint i)
{
  while (i < chart->rows->len && ((const SumiChartRow *) chart->rows->pdata[i])->is_known)
    i++;
  return i;
}

/* Where the value VALUE of the row I is. */
static double
get_value_y (const Area *area, const SumiChart *chart, guint i, guint value)
{
  const SumiChartRow *row = chart->rows->pdata[i];

  return get_y (area, row->values[value]);
}

/* The rows from FIRST to before END. */
static void
paint_band (const SumiChart *chart,
            const Area *area,
            cairo_t *cr,
            const GdkRGBA *accent,
            guint first,
            guint end)
{
  for (guint i = first; i < end; i++)
    cairo_line_to (cr, get_x (area, chart, i), get_value_y (area, chart, i, 2));
  for (guint i = end; i > first; i--)
    cairo_line_to (cr, get_x (area, chart, i - 1), get_value_y (area, chart, i - 1, 1));
  cairo_close_path (cr);
  sumi_ui_set_color (cr, accent, PALE);
  cairo_fill_preserve (cr);
  sumi_ui_set_color (cr, accent, 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);

  cairo_set_line_width (cr, 2);
  for (guint i = first; i < end; i++)
    cairo_line_to (cr, get_x (area, chart, i), get_value_y (area, chart, i, 0));
  cairo_stroke (cr);
  for (guint i = first; i < end; i++)
    {
      cairo_arc (cr, get_x (area, chart, i), get_value_y (area, chart, i, 0), RADIUS, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
paint_bands (const SumiChart *chart, const Area *area, cairo_t *cr, const GdkRGBA *accent)
{
  for (guint i = 0; i < chart->rows->len; i++)
    {
      guint end = find_end (chart, i);

      if (end > i)
        paint_band (chart, area, cr, accent, i, end);
      i = end;
    }
}

/* Every how many rows have room to be named below. */
static guint
get_stride (SumiPlot *self, const Area *area)
{
  double widest = 0;

  for (guint i = 0; i < self->chart->rows->len; i++)
    {
      const SumiChartRow *row = self->chart->rows->pdata[i];

      widest = MAX (widest, get_text_width (self, row->tick) + GAP);
    }
  return (guint) MAX (ceil (widest * self->chart->rows->len / area->width), 1);
}

/* What stands at the left edge and below; the last row is always named. */
static void
render_texts (SumiPlot *self, GtkSnapshot *snapshot, const Area *area)
{
  const SumiChart *chart = self->chart;
  guint stride = get_stride (self, area);
  int line = get_text_height (self);
  double next = G_MAXDOUBLE;

  for (int i = 0; i <= 2; i++)
    {
      g_autofree char *text = word_value (area->low + (area->high - area->low) * i / 2);

      render_text (self, snapshot, text, area->left - GAP - get_text_width (self, text),
                   area->bottom - area->height * i / 2 - line / 2.0);
    }
  /* From the last one on, which may have to be moved to the left, and then hides the one before. */
  for (guint i = chart->rows->len; i > 0; i--)
    {
      const char *tick = ((const SumiChartRow *) chart->rows->pdata[i - 1])->tick;
      int width = get_text_width (self, tick);
      double x = MIN (get_x (area, chart, i - 1) - width / 2.0,
                      area->left + area->width - width);

      if ((chart->rows->len - i) % stride != 0 || x + width > next - GAP / 2.0)
        continue;
      render_text (self, snapshot, tick, x, area->bottom + GAP);
      next = x;
    }
}

/* How many lines the label and the text of a bar take in WIDTH: one if each pair has room there. */
static int
count_lines (SumiPlot *self, int width)
{
  for (guint i = 0; i < self->chart->rows->len; i++)
    {
      const SumiChartRow *row = self->chart->rows->pdata[i];

      if (get_text_width (self, row->label) + GAP + get_text_width (self, row->text) > width)
        return 2;
    }
  return 1;
}

/* The height of a bar with what stands above it, in WIDTH. */
static double
get_row_height (SumiPlot *self, int width)
{
  return count_lines (self, width) * get_text_height (self) + BAR_HEIGHT + ROW_GAP;
}

static void
snapshot_shares (SumiPlot *self, GtkSnapshot *snapshot, cairo_t *cr, const GdkRGBA *accent)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), line = get_text_height (self);
  int n_lines = count_lines (self, width);
  double height = get_row_height (self, width);
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < self->chart->rows->len; i++)
    {
      const SumiChartRow *row = self->chart->rows->pdata[i];
      double top = floor (i * height), share = row->values[1] / row->values[0] * (width - 1);
      const double whole[] = { 0.5, top + n_lines * line + 2.5, width - 1, BAR_HEIGHT };
      const double part[] = { is_rtl ? width - 0.5 - share : 0.5, whole[1], share, BAR_HEIGHT };
      double label_x = is_rtl ? width - get_text_width (self, row->label) : 0;
      double text_x = is_rtl ? 0 : width - get_text_width (self, row->text);

      render_text (self, snapshot, row->label, label_x, top);
      render_text (self, snapshot, row->text, text_x, top + (n_lines - 1) * line);
      paint_bar (cr, accent, FALSE, whole);
      if (row->is_known)
        paint_bar (cr, accent, TRUE, part);
    }
}

static void
sumi_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SumiPlot *self = SUMI_PLOT (widget);
  GdkRGBA color, accent;
  cairo_t *cr;
  Area area;

  if (self->chart == NULL || self->chart->rows->len == 0)
    return;
  get_colors (self, &color, &accent);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                       (float) gtk_widget_get_height (widget)));
  if (self->chart->kind == SUMI_CHART_SHARES)
    snapshot_shares (self, snapshot, cr, &accent);
  else
    {
      area = get_area (self);
      paint_grid (&area, cr, &color);
      if (self->chart->kind == SUMI_CHART_BAND)
        paint_bands (self->chart, &area, cr, &accent);
      else
        paint_columns (self->chart, &area, cr, &accent);
      render_texts (self, snapshot, &area);
    }
  cairo_destroy (cr);
}

static GtkSizeRequestMode
sumi_plot_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
sumi_plot_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  SumiPlot *self = SUMI_PLOT (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else if (self->chart != NULL && self->chart->kind == SUMI_CHART_SHARES)
    *minimum = *natural = (int) ceil (
        self->chart->rows->len * get_row_height (self, for_size >= 0 ? for_size : G_MAXINT));
  else
    *minimum = *natural = HEIGHT;
}

static gboolean
sumi_plot_query_tooltip (
    GtkWidget *widget, int x, int y, gboolean has_keyboard, GtkTooltip *tooltip)
{
  SumiPlot *self = SUMI_PLOT (widget);
  g_autofree char *text = NULL;
  Area area;
  double at;

  if (self->chart == NULL || self->chart->rows->len == 0 || has_keyboard)
    return FALSE;
  if (self->chart->kind == SUMI_CHART_SHARES)
    at = y / get_row_height (self, gtk_widget_get_width (widget));
  else
    {
      area = get_area (self);
      at = (x - area.left) / area.width * self->chart->rows->len;
    }
  if (at < 0 || at >= self->chart->rows->len)
    return FALSE;
  text = sumi_chart_describe_row (self->chart, self->chart->rows->pdata[(guint) at]);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
sumi_plot_class_init (SumiPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = sumi_plot_snapshot;
  widget_class->get_request_mode = sumi_plot_get_request_mode;
  widget_class->measure = sumi_plot_measure;
  widget_class->query_tooltip = sumi_plot_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
sumi_plot_init (SumiPlot *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
}

/**
 * sumi_plot_set_chart: draws CHART, which stays the caller's and has to live as long as it is
 * drawn; NULL: nothing.
 */
void
sumi_plot_set_chart (SumiPlot *self, const SumiChart *chart)
{
  self->chart = chart;
  if (chart != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    chart->title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    chart->summary, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
