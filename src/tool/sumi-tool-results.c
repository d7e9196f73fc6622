/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <stdio.h>

#include "sumi-csv.h"
#include "sumi-results-table.h"
#include "sumi-save.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"

typedef struct
{
  gboolean as_json, as_csv;
  char *output;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static void
add_entry (JsonBuilder *builder, const SumiResultsEntry *entry)
{
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "item", entry->item);
  sumi_json_add_boolean (builder, "first", entry->is_first);
  sumi_json_add_boolean (builder, "solved", entry->is_solved);
  sumi_json_add_boolean (builder, "shown", entry->is_shown);
  sumi_json_add_int (builder, "tries", entry->tries);
  sumi_json_add_int (builder, "hints", entry->hints);
  sumi_json_add_int (builder, "seconds", entry->seconds);
  json_builder_end_object (builder);
}

static void
add_pupil (JsonBuilder *builder, const SumiResults *results)
{
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "pupil", results->pupil);
  if (results->learner != NULL)
    sumi_json_add_string (builder, "learner", results->learner);
  sumi_json_add_string (builder, "file", results->file);
  sumi_json_add_string (builder, "saved", results->saved);
  sumi_json_add_boolean (builder, "genuine", results->is_genuine);
  sumi_json_begin_array (builder, "exercises");
  for (guint i = 0; i < results->entries->len; i++)
    add_entry (builder, results->entries->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_table (JsonBuilder *builder, const SumiResultsTable *table)
{
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "set", table->set);
  sumi_json_add_string (builder, "title", table->title);
  sumi_json_begin_array (builder, "hard");
  for (guint i = 0; i < table->columns->len; i++)
    {
      const SumiResultsColumn *column = table->columns->pdata[i];

      if (column->is_hard)
        json_builder_add_string_value (builder, column->item);
    }
  json_builder_end_array (builder);
  sumi_json_begin_array (builder, "pupils");
  for (guint i = 0; i < table->pupils->len; i++)
    add_pupil (builder, table->pupils->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
print_json (const SumiResultsClass *class)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  sumi_json_begin_array (builder, "sets");
  for (guint i = 0; i < class->tables->len; i++)
    add_table (builder, class->tables->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  sumi_tool_json_print (builder);
}

/* One letter for what became of an exercise; none if it was not in the set of the pupil, as the set
 * was changed. */
static char
get_mark (const SumiResultsEntry *entry)
{
  if (entry == NULL)
    return ' ';
  if (!sumi_results_entry_is_begun (entry))
    return '.';
  if (entry->is_first)
    return '1';
  return entry->is_solved ? '+' : '-';
}

static void
print_pupil (const SumiResultsTable *table, const SumiResults *results)
{
  g_autoptr (GString) marks = g_string_new (NULL);
  g_autofree char *name = sumi_results_table_has_namesake (table, results)
                              ? sumi_results_get_name (results)
                              : g_strdup (results->pupil);
  int n_first = 0, n_hints = 0;
  gint64 seconds = 0;

  for (guint i = 0; i < table->columns->len; i++)
    {
      const SumiResultsColumn *column = table->columns->pdata[i];
      const SumiResultsEntry *entry = sumi_results_find (results, column->item);

      g_string_append_c (marks, get_mark (entry));
      if (entry == NULL)
        continue;
      n_first += entry->is_first;
      n_hints += entry->hints;
      seconds += entry->seconds;
    }
  /* Translators: the marks of a pupil's exercises, how many were right at the first try and of how
   * many, how many hints were taken, how many minutes it took, and the pupil's name. */
  g_print (_("%s  %2d of %2u, hints %2d, %3d min  %s\n"), marks->str, n_first,
           results->entries->len, n_hints, (int) ((seconds + 30) / 60), name);
}

static void
print_table (const SumiResultsTable *table)
{
  gboolean is_first = TRUE;

  g_print ("%s (%s)\n\n", table->title, table->set);
  for (guint i = 0; i < table->pupils->len; i++)
    print_pupil (table, table->pupils->pdata[i]);
  for (guint i = 0; i < table->columns->len; i++)
    {
      const SumiResultsColumn *column = table->columns->pdata[i];

      if (!column->is_hard)
        continue;
      if (is_first)
        g_print ("\n%s\n", _("Hard for most:"));
      is_first = FALSE;
      /* Translators: an exercise; how many pupils did it at the first try, and how many began
       * it. */
      g_print (_("  %s: %u of %u at the first try\n"), column->title, column->n_first,
               column->n_begun);
    }
  g_print ("\n");
}

static SumiToolStatus
print_problems (const SumiResultsClass *class)
{
  SumiToolStatus status = SUMI_TOOL_HOLDS;

  for (guint i = 0; i < class->results->len; i++)
    {
      const SumiResults *results = class->results->pdata[i];
      g_autofree char *name = sumi_results_get_name (results);

      if (results->is_genuine)
        continue;
      sumi_tool_error (_("%s, %s: the file was damaged or edited; its checksum is wrong"), name,
                       results->title);
      status = SUMI_TOOL_FAILS;
    }
  for (guint i = 0; i < class->problems->len; i++)
    {
      const SumiResultsProblem *problem = class->problems->pdata[i];
      g_autofree char *line = sumi_mistake_to_line (problem->mistake, problem->path);

      g_printerr ("%s\n", line);
      status = SUMI_TOOL_UNREADABLE;
    }

  return status;
}

static gboolean
print_csv (const SumiResultsClass *class, const Options *options)
{
  g_autofree char *csv = sumi_results_class_to_csv (class);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (options->output == NULL)
    {
      /* In UTF-8, whatever the locale. */
      fputs (csv, stdout);
      return TRUE;
    }
  text = sumi_csv_for_file (csv);
  if (sumi_save_public_file (options->output, text, -1, &error))
    return TRUE;
  sumi_tool_error ("%s: %s", options->output, error->message);
  return FALSE;
}

/* TRUE once it is told that an option has no effect. */
static gboolean
has_stray_option (const Options *options)
{
  const SumiToolGiven json[] = { { "--json", options->as_json }, { NULL } };
  const SumiToolGiven output[] = { { "--output", options->output != NULL }, { NULL } };

  return options->as_csv ? sumi_tool_refuse_with ("results", json, "--csv")
                         : sumi_tool_refuse_without ("results", output, "--csv");
}

/* TRUE once it is told that the CSV would replace what a pupil did. */
static gboolean
replaces_results (const SumiResultsClass *class, const char *output)
{
  for (guint i = 0; i < class->paths->len; i++)
    {
      if (sumi_tool_refuse_same ("results", class->paths->pdata[i], output))
        return TRUE;
    }
  return FALSE;
}

/* sumi-tool results FOLDER [--csv] [--output FILE] */
SumiToolStatus
sumi_tool_results (int argc, char *argv[])
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "csv", 0, 0, G_OPTION_ARG_NONE, &options.as_csv, N_("Answer as CSV"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_("Write the CSV into this file"),
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  g_autoptr (SumiResultsClass) class = NULL;
  g_autoptr (GError) error = NULL;

  if (!sumi_tool_parse_options (
          "results", C_("argument", "FOLDER"),
          _("Shows what a class did: the results in a folder, which pupils saved in Sumi.\n"
            "1: right at the first try, +: solved, -: not solved, .: not begun."),
          entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  if (argc != 2)
    {
      sumi_tool_error (_("a folder is needed; see sumi-tool results --help"));
      return SUMI_TOOL_UNREADABLE;
    }
  if (has_stray_option (&options))
    return SUMI_TOOL_UNREADABLE;
  class = sumi_results_class_read (argv[1], &error);
  if (class == NULL)
    {
      sumi_tool_error ("%s", error->message);
      return SUMI_TOOL_UNREADABLE;
    }
  if (class->tables->len == 0 && class->problems->len == 0)
    {
      sumi_tool_error (_("%s: there is no *.sumi-results.json in this folder"), argv[1]);
      return SUMI_TOOL_UNREADABLE;
    }
  if (replaces_results (class, options.output))
    return SUMI_TOOL_UNREADABLE;
  if (options.as_json)
    print_json (class);
  else if (options.as_csv && !print_csv (class, &options))
    return SUMI_TOOL_UNREADABLE;
  for (guint i = 0; !options.as_json && !options.as_csv && i < class->tables->len; i++)
    print_table (class->tables->pdata[i]);
  return print_problems (class);
}
