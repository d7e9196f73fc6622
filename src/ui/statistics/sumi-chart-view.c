/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-chart-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-csv.h"
#include "sumi-plot.h"
#include "sumi-saving.h"
#include "sumi-ui.h"
#include "sumi-words.h"

/* Accessibility: the plot is an image that the title and the summary describe; the table has role
 * TABLE, and each of its rows can have the focus and says all that stands in it. */
struct _SumiChartView
{
  AdwBin parent_instance;

  SumiChart *chart;

  GtkLabel *title, *summary;
  GtkWidget *save_button;
  SumiPlot *plot;
  GtkWidget *keys;
  GtkLabel *solid_label, *pale_label;
  GtkWidget *expander;
  GtkListBox *table;
};

G_DEFINE_FINAL_TYPE (SumiChartView, sumi_chart_view, ADW_TYPE_BIN)

static void
save_cb (SumiChartView *self)
{
  g_autofree char *csv = sumi_chart_to_csv (self->chart);
  g_autofree char *text = sumi_csv_for_file (csv);
  g_autofree char *name = g_strconcat (self->chart->name, ".csv", NULL);

  sumi_saving_ask (GTK_WIDGET (self), _("Save Table"), name, C_("files", "Tables"), "*.csv", text);
}

/* One field of the table; the first of its row tells the row. */
static GtkWidget *
create_field (const char *text, gboolean is_first, gboolean is_heading)
{
  GtkWidget *label
    = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                    "xalign", is_first ? 0.0 : 1.0, "justify",
                    is_first ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT, "accessible-role",
                    is_heading ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
                               : (is_first ? GTK_ACCESSIBLE_ROLE_ROW_HEADER
                                           : GTK_ACCESSIBLE_ROLE_CELL),
                    NULL);

  if (is_heading)
    {
      gtk_widget_add_css_class (label, "caption-heading");
      gtk_widget_set_valign (label, GTK_ALIGN_END);
    }
  return label;
}

/* A row of FIRST and of the texts in CELLS, called NAME by screen readers. */
static void
add_row (SumiChartView *self,
         const char *first,
         char *const *cells,
         const char *name,
         gboolean is_heading)
{
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                 "activatable", FALSE, NULL);
  GtkWidget *box
    = g_object_new (GTK_TYPE_BOX, "homogeneous", TRUE, "spacing", 6, NULL);

  gtk_box_append (GTK_BOX (box), create_field (first, TRUE, is_heading));
  for (guint i = 0; cells[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), create_field (cells[i], FALSE, is_heading));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_list_box_append (self->table, row);
}

static void
fill_table (SumiChartView *self)
{
  const SumiChart *chart = self->chart;
  g_autoptr (GPtrArray) columns = g_ptr_array_new ();
  g_autofree char *headings = NULL;

  for (guint i = 0; chart->columns[i] != NULL; i++)
    g_ptr_array_add (columns, chart->columns[i]);
  headings = sumi_words_join (columns);

  sumi_ui_clear_list (self->table);
  add_row (self, chart->columns[0], chart->columns + 1, headings, TRUE);
  for (guint i = 0; i < chart->rows->len; i++)
    {
      const SumiChartRow *chart_row = chart->rows->pdata[i];
      g_autofree char *name = sumi_chart_describe_row (chart, chart_row);

      add_row (self, chart_row->label, chart_row->cells, name, FALSE);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  chart->title, -1);
}

static void
sumi_chart_view_finalize (GObject *object)
{
  sumi_chart_free (SUMI_CHART_VIEW (object)->chart);
  G_OBJECT_CLASS (sumi_chart_view_parent_class)->finalize (object);
}

static void
sumi_chart_view_dispose (GObject *object)
{
  SumiChartView *self = SUMI_CHART_VIEW (object);

  /* The plot may outlive the chart. */
  if (self->plot != NULL)
    sumi_plot_set_chart (self->plot, NULL);
  G_OBJECT_CLASS (sumi_chart_view_parent_class)->dispose (object);
}

static void
sumi_chart_view_class_init (SumiChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_chart_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = sumi_chart_view_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-chart-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiChartView, title);
  gtk_widget_class_bind_template_child (widget_class, SumiChartView, summary);
  gtk_widget_class_bind_template_child (widget_class, SumiChartView, save_button);
  gtk_widget_class_bind_template_child (widget_class, SumiChartView, plot);
  gtk_widget_class_bind_template_child (widget_class, SumiChartView, keys);
  gtk_widget_class_bind_template_child (widget_class, SumiChartView, solid_label);
  gtk_widget_class_bind_template_child (widget_class, SumiChartView, pale_label);
  gtk_widget_class_bind_template_child (widget_class, SumiChartView, expander);
  gtk_widget_class_bind_template_child (widget_class, SumiChartView, table);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
}

static void
sumi_chart_view_init (SumiChartView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_chart_view_new: a view of CHART, which it takes.
 */
GtkWidget *
sumi_chart_view_new (SumiChart *chart)
{
  SumiChartView *self = g_object_new (SUMI_TYPE_CHART_VIEW, NULL);

  sumi_chart_view_take_chart (self, chart);
  return GTK_WIDGET (self);
}

/**
 * sumi_chart_view_take_chart: shows CHART, which the view takes, in place of the one before.
 */
void
sumi_chart_view_take_chart (SumiChartView *self, SumiChart *chart)
{
  gboolean has_rows = chart->rows->len > 0;
  g_autofree char *tooltip = NULL, *table_name = NULL;

  sumi_plot_set_chart (self->plot, chart);
  sumi_chart_free (self->chart);
  self->chart = chart;
  gtk_label_set_label (self->title, chart->title);
  gtk_label_set_label (self->summary, chart->summary);
  gtk_label_set_label (self->solid_label, chart->solid);
  gtk_label_set_label (self->pale_label, chart->pale);
  gtk_widget_set_visible (GTK_WIDGET (self->plot), has_rows);
  gtk_widget_set_visible (self->keys, has_rows && *chart->solid != '\0');
  gtk_widget_set_visible (self->expander, has_rows);
  gtk_widget_set_visible (self->save_button, has_rows);
  /* Translators: %s is the title of a chart. */
  tooltip = g_strdup_printf (_("Save “%s” as a table (CSV)"), chart->title);
  gtk_widget_set_tooltip_text (self->save_button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->save_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  /* Translators: %s is the title of a chart. */
  table_name = g_strdup_printf (_("%s, as a table"), chart->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->expander), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  table_name, -1);
  fill_table (self);
}
