/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-class-cells.h"

/* In pixels. */
#define ICON_SIZE 16
#define ICON_GAP 2
#define SPACING 12

typedef struct
{
  const char *icon; /* NULL: none */
  char *text;
  char *tooltip; /* NULL: none */
  gboolean is_warning;
} Cell;

/* CSS node: cells, with the style class "caption". Accessibility: role PRESENTATION, since the row
 * says what is in them. */
struct _SumiClassCells
{
  GtkWidget parent_instance;

  SumiClassCells *head; /* of all rows; NULL: it is this one */
  GArray *cells;        /* of Cell */
  GHashTable *layouts;  /* of the texts, those that were asked for since the fonts changed */
  guint serial;         /* of the fonts */

  /* Of a head. */
  GPtrArray *rows; /* not owned: those that are equally wide, and the head */
  GArray *widths;  /* of the columns; empty: not known */
};

G_DEFINE_FINAL_TYPE (SumiClassCells, sumi_class_cells, GTK_TYPE_WIDGET)

static SumiClassCells *
get_head (SumiClassCells *self)
{
  return self->head != NULL ? self->head : self;
}

static PangoLayout *
get_layout (SumiClassCells *self, const Cell *cell)
{
  PangoLayout *layout = g_hash_table_lookup (self->layouts, cell->text);

  if (layout == NULL)
    {
      layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), cell->text);
      g_hash_table_insert (self->layouts, cell->text, layout);
    }
  return layout;
}

static void
measure_cell (SumiClassCells *self, const Cell *cell, int *out_width, int *out_height)
{
  pango_layout_get_pixel_size (get_layout (self, cell), out_width, out_height);
  if (cell->icon == NULL)
    return;
  *out_width = MAX (*out_width, ICON_SIZE);
  *out_height += ICON_SIZE + ICON_GAP;
}

/* The widths of all columns; owned by the head. */
static const GArray *
get_widths (SumiClassCells *self)
{
  SumiClassCells *head = get_head (self);

  if (head->widths->len > 0)
    return head->widths;
  for (guint i = 0; i < head->rows->len; i++)
    {
      SumiClassCells *row = head->rows->pdata[i];

      if (row->cells->len > head->widths->len)
        g_array_set_size (head->widths, row->cells->len);
      for (guint j = 0; j < row->cells->len; j++)
        {
          int *largest = &g_array_index (head->widths, int, j);
          int width, height;

          measure_cell (row, &g_array_index (row->cells, Cell, j), &width, &height);
          *largest = MAX (*largest, width);
        }
    }
  return head->widths;
}

/* Forgets what was found out of the texts, if that is not true any more: colors change often, as
 * where the window is another one. */
static void
update (SumiClassCells *self)
{
  guint serial = pango_context_get_serial (gtk_widget_get_pango_context (GTK_WIDGET (self)));

  if (serial == self->serial)
    return;
  self->serial = serial;
  g_hash_table_remove_all (self->layouts);
  g_array_set_size (get_head (self)->widths, 0);
}

static void
sumi_class_cells_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  SumiClassCells *self = SUMI_CLASS_CELLS (widget);
  const GArray *widths = get_widths (self);

  *minimum = 0;
  for (guint i = 0; i < self->cells->len; i++)
    {
      int width, height;

      measure_cell (self, &g_array_index (self->cells, Cell, i), &width, &height);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        *minimum += g_array_index (widths, int, i) + (i > 0 ? SPACING : 0);
      else
        *minimum = MAX (*minimum, height);
    }
  *natural = *minimum;
}

static void
paint_icon (SumiClassCells *self, GtkSnapshot *snapshot, const char *name, const GdkRGBA *color)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));
  g_autoptr (GtkIconPaintable) icon
      = gtk_icon_theme_lookup_icon (theme, name, NULL, ICON_SIZE,
                                    gtk_widget_get_scale_factor (widget),
                                    gtk_widget_get_direction (widget), 0);

  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, ICON_SIZE,
                                            ICON_SIZE, color, 1);
}

/* Paints CELL in the middle of its place, which begins at X. */
static void
paint_cell (SumiClassCells *self, GtkSnapshot *snapshot, const Cell *cell, int x, int place)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  PangoLayout *layout = get_layout (self, cell);
  int width, height, text_width, y;
  GdkRGBA color;

  measure_cell (self, cell, &width, &height);
  y = (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2;
  if (!cell->is_warning || !gtk_style_context_lookup_color (context, "warning_color", &color))
    gtk_style_context_get_color (context, &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (cell->icon != NULL)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT ((float) ((place - ICON_SIZE) / 2), 0));
      paint_icon (self, snapshot, cell->icon, &color);
      gtk_snapshot_restore (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, ICON_SIZE + ICON_GAP));
    }
  pango_layout_get_pixel_size (layout, &text_width, NULL);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) ((place - text_width) / 2), 0));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
}

/* The left edge of the cell I, whose column is OUT_WIDTH wide. */
static int
get_x (SumiClassCells *self, guint i, int *out_width)
{
  const GArray *widths = get_widths (self);
  GtkWidget *widget = GTK_WIDGET (self);
  int x = 0;

  for (guint j = 0; j < i; j++)
    x += g_array_index (widths, int, j) + SPACING;
  *out_width = g_array_index (widths, int, i);
  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
             ? gtk_widget_get_width (widget) - x - *out_width
             : x;
}

static void
sumi_class_cells_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SumiClassCells *self = SUMI_CLASS_CELLS (widget);

  for (guint i = 0; i < self->cells->len; i++)
    {
      int width, x = get_x (self, i, &width);

      paint_cell (self, snapshot, &g_array_index (self->cells, Cell, i), x, width);
    }
}

static gboolean
sumi_class_cells_query_tooltip (
    GtkWidget *widget, int x, int y, gboolean is_by_keyboard, GtkTooltip *tooltip)
{
  SumiClassCells *self = SUMI_CLASS_CELLS (widget);

  for (guint i = 0; i < self->cells->len && !is_by_keyboard; i++)
    {
      const Cell *cell = &g_array_index (self->cells, Cell, i);
      int width, left = get_x (self, i, &width);

      if (x < left || x >= left + width || cell->tooltip == NULL)
        continue;
      gtk_tooltip_set_text (tooltip, cell->tooltip);
      return TRUE;
    }
  return FALSE;
}

static void
sumi_class_cells_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (sumi_class_cells_parent_class)->css_changed (widget, change);
  update (SUMI_CLASS_CELLS (widget));
}

static void
sumi_class_cells_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (sumi_class_cells_parent_class)->system_setting_changed (widget, setting);
  update (SUMI_CLASS_CELLS (widget));
}

static void
sumi_class_cells_direction_changed (GtkWidget *widget, GtkTextDirection before)
{
  GTK_WIDGET_CLASS (sumi_class_cells_parent_class)->direction_changed (widget, before);
  update (SUMI_CLASS_CELLS (widget));
}

static void
clear_cell (gpointer data)
{
  Cell *cell = data;

  g_free (cell->text);
  g_free (cell->tooltip);
}

static void
sumi_class_cells_dispose (GObject *object)
{
  SumiClassCells *self = SUMI_CLASS_CELLS (object);

  if (self->head != NULL)
    g_ptr_array_remove_fast (self->head->rows, self);
  g_clear_object (&self->head);
  G_OBJECT_CLASS (sumi_class_cells_parent_class)->dispose (object);
}

static void
sumi_class_cells_finalize (GObject *object)
{
  SumiClassCells *self = SUMI_CLASS_CELLS (object);

  g_hash_table_unref (self->layouts);
  g_array_unref (self->cells);
  g_ptr_array_unref (self->rows);
  g_array_unref (self->widths);
  G_OBJECT_CLASS (sumi_class_cells_parent_class)->finalize (object);
}

static void
sumi_class_cells_class_init (SumiClassCellsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_class_cells_dispose;
  object_class->finalize = sumi_class_cells_finalize;
  widget_class->measure = sumi_class_cells_measure;
  widget_class->snapshot = sumi_class_cells_snapshot;
  widget_class->query_tooltip = sumi_class_cells_query_tooltip;
  widget_class->css_changed = sumi_class_cells_css_changed;
  widget_class->system_setting_changed = sumi_class_cells_system_setting_changed;
  widget_class->direction_changed = sumi_class_cells_direction_changed;
  gtk_widget_class_set_css_name (widget_class, "cells");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
sumi_class_cells_init (SumiClassCells *self)
{
  self->cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  g_array_set_clear_func (self->cells, clear_cell);
  self->layouts = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  self->rows = g_ptr_array_new ();
  self->widths = g_array_new (FALSE, TRUE, sizeof (int));
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
}

/**
 * sumi_class_cells_new: a row without cells. HEAD: that of the table; NULL: this is it.
 */
GtkWidget *
sumi_class_cells_new (SumiClassCells *head)
{
  SumiClassCells *self = g_object_new (SUMI_TYPE_CLASS_CELLS, NULL);

  g_set_object (&self->head, head);
  g_ptr_array_add (get_head (self)->rows, self);
  return GTK_WIDGET (self);
}

/**
 * sumi_class_cells_add: adds a cell: the icon of the static name ICON, if that is not NULL, above
 * TEXT, if that is not NULL either. The pointer is told TOOLTIP of it, if that is not NULL.
 */
void
sumi_class_cells_add (SumiClassCells *self,
                      const char *icon,
                      const char *text,
                      const char *tooltip,
                      gboolean is_warning)
{
  Cell cell = { icon, g_strdup (text != NULL ? text : ""), g_strdup (tooltip), is_warning };

  g_array_append_val (self->cells, cell);
  if (tooltip != NULL)
    gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_array_set_size (get_head (self)->widths, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
