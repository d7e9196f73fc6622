/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-chart.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-csv.h"
#include "sumi-words.h"

static void
row_free (gpointer data)
{
  SumiChartRow *row = data;

  g_free (row->id);
  g_free (row->label);
  g_free (row->tick);
  g_free (row->text);
  g_strfreev (row->cells);
  g_free (row);
}

/* FIRST, then those of STRINGS, as one line. */
static void
add_csv_line (GString *csv, const char *first, char **strings)
{
  sumi_csv_add_value (csv, first);
  for (guint i = 0; strings != NULL && strings[i] != NULL; i++)
    {
      g_string_append_c (csv, ',');
      sumi_csv_add_value (csv, strings[i]);
    }
  g_string_append (csv, "\r\n");
}

/**
 * sumi_chart_new: a chart without rows; the caller frees it.
 */
SumiChart *
sumi_chart_new (SumiChartKind kind, const char *name, const char *title)
{
  SumiChart *chart = g_new0 (SumiChart, 1);

  chart->kind = kind;
  chart->name = g_strdup (name);
  chart->title = g_strdup (title);
  chart->summary = g_strdup ("");
  chart->solid = g_strdup ("");
  chart->pale = g_strdup ("");
  chart->columns = g_new0 (char *, 1);
  chart->rows = g_ptr_array_new_with_free_func (row_free);
  return chart;
}

void
sumi_chart_free (SumiChart *chart)
{
  if (chart == NULL)
    return;
  g_free (chart->name);
  g_free (chart->title);
  g_free (chart->summary);
  g_free (chart->solid);
  g_free (chart->pale);
  g_strfreev (chart->columns);
  g_ptr_array_unref (chart->rows);
  g_free (chart);
}

/**
 * sumi_chart_take_summary: SUMMARY, which the chart takes, is what it says in words.
 */
void
sumi_chart_take_summary (SumiChart *chart, char *summary)
{
  g_free (chart->summary);
  chart->summary = summary;
}

/**
 * sumi_chart_set_parts: what the solid part of each bar and the rest of it stand for.
 */
void
sumi_chart_set_parts (SumiChart *chart, const char *solid, const char *pale)
{
  g_free (chart->solid);
  g_free (chart->pale);
  chart->solid = g_strdup (solid);
  chart->pale = g_strdup (pale);
}

/**
 * sumi_chart_set_columns: the headings of the table, which end with NULL.
 */
void
sumi_chart_set_columns (SumiChart *chart, const char *const *columns)
{
  g_strfreev (chart->columns);
  chart->columns = g_strdupv ((char **) columns);
}

/**
 * sumi_chart_add: adds a row with SUMI_CHART_N_VALUES VALUES, and takes CELLS, which end with NULL.
 * The row belongs to the chart.
 */
SumiChartRow *
sumi_chart_add (SumiChart *chart,
                const char *id,
                const char *label,
                const char *tick,
                const double *values,
                gboolean is_known,
                char **cells)
{
  SumiChartRow *row = g_new0 (SumiChartRow, 1);

  row->id = g_strdup (id);
  row->label = g_strdup (label);
  row->tick = g_strdup (tick);
  row->text = g_strdup ("");
  memcpy (row->values, values, sizeof row->values);
  row->is_known = is_known;
  row->cells = cells;
  g_ptr_array_add (chart->rows, row);
  return row;
}

/**
 * sumi_chart_describe_row: all that the table says of ROW, as one line for screen readers. Owned by
 * the caller.
 */
char *
sumi_chart_describe_row (const SumiChart *chart, const SumiChartRow *row)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (cells, g_strdup (row->label));
  for (guint i = 0; row->cells[i] != NULL; i++)
    /* Translators: the heading of a column of a table, and what stands in it. */
    g_ptr_array_add (cells, g_strdup_printf (_("%s: %s"), chart->columns[i + 1], row->cells[i]));
  return sumi_words_join (cells);
}

/**
 * sumi_chart_to_csv: the table as RFC 4180 has it, with the ids of the rows. Owned by the caller.
 */
char *
sumi_chart_to_csv (const SumiChart *chart)
{
  GString *csv = g_string_new (NULL);

  add_csv_line (csv, chart->columns[0], chart->columns + 1);
  for (guint i = 0; i < chart->rows->len; i++)
    {
      const SumiChartRow *row = chart->rows->pdata[i];

      add_csv_line (csv, row->id, row->cells);
    }
  return g_string_free (csv, FALSE);
}
