/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <stdlib.h>

#include "sumi-book-maker.h"
#include "sumi-data-file.h"
#include "sumi-data-output.h"
#include "sumi-share-work.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-tool-weights.h"

#define DEFAULT_POSITIONS 24000
#define DEFAULT_DEPTH 8
#define DEFAULT_OUTPUT "data/sumi.book"
#define MAX_POSITIONS 100000
#define MAX_DEPTH 20

/* One position in so many is searched deeper. */
#define CHECKED_IN 100

static void
describe_plies (GString *text, const SumiBookReport *report)
{
  g_string_append (text, "| plies | positions | within 2 discs | moves in the book | "
                         "mean for Black | mean, absolute |\n|---|---|---|---|---|---|\n");
  for (int i = 0; i <= SUMI_BOOK_MAX_PLIES; i++)
    {
      const SumiBookPly *ply = &report->plies[i];

      if (ply->n_positions > 0)
        sumi_data_output_append (text, "| %d | %u | %u | %.1f | %+.2f | %.2f |\n", i,
                                 ply->n_positions, ply->n_even,
                                 (double) ply->n_moves / ply->n_positions, ply->mean,
                                 ply->absolute);
    }
}

/* The checksum of the file of the weights, "none" if it cannot be read; WEIGHTS is its path, or
 * NULL as for sumi_tool_open_evaluation(). Owned by the caller. */
static char *
sum_weights (const char *weights)
{
  g_autofree char *path = NULL;
  gsize size;
  g_autofree char *bytes
    = sumi_data_file_load (weights, "SUMI_WEIGHTS", "sumi.weights", &path, &size, NULL);

  return bytes == NULL ? g_strdup ("none")
                       : g_compute_checksum_for_data (G_CHECKSUM_SHA256, (guchar *) bytes, size);
}

/* What stands beside the book: how it was made, with the weights that have CHECKSUM, and how far
 * off it is. */
static char *
describe (const SumiBookTerms *terms, const SumiBookReport *report, const char *checksum)
{
  GString *text = g_string_new ("# How the opening book was made\n\n");

  sumi_data_output_append (
      text,
      "    sumi-tool book --positions %u --depth %d\n\n"
      "makes `sumi.book` again, bit for bit, with the `sumi.weights` beside it, whose SHA-256 is\n"
      "%s.\n\n"
      "It has %u positions of the first %d plies; those that look alike by a symmetry of "
      "the board\n"
      "are one. From the start on, every move is searched %d plies deep; those that lose "
      "more than %d\n"
      "discs or leave one side more than %d ahead are not followed. Of all positions those "
      "are in the\n"
      "book that cost least to come to, at most %.2f discs: what both sides together lose "
      "on the way,\n"
      "and %.2f for each ply, so that more of early plies is known than of late ones. In "
      "the end, from\n"
      "the last ply back to the start, a position is worth what its best move is: by the position\n"
      "after it, where that is in the book. All searches together took %" G_GUINT64_FORMAT
      " nodes.\n\n"
      "Values are estimates, in discs. Those of the last column are without their signs:\n\n",
      terms->n_positions, terms->depth, checksum, report->n_positions, SUMI_BOOK_MAX_PLIES,
      terms->depth,
      SUMI_BOOK_MAX_LOSS / SUMI_DISC, SUMI_BOOK_MAX_LEAD / SUMI_DISC, report->max_cost,
      (double) SUMI_BOOK_PLY_COST / SUMI_DISC, report->n_nodes);
  describe_plies (text, report);
  if (report->n_checked > 0)
    sumi_data_output_append (
        text,
        "\nOf %u of these positions, each as far from the one before, the values were "
        "compared with\n"
        "those of a search %d plies deep. They are off by %.2f discs (root mean square); the "
        "searches\n"
        "of %d plies by themselves are off by %.2f.\n",
        report->n_checked, terms->depth + SUMI_BOOK_CHECK_PLIES, report->error, terms->depth,
        report->searched_error);
  return g_string_free (text, FALSE);
}

static void
print_json (const SumiBookReport *report, const char *output)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  sumi_tool_json_add_path (builder, "book", output);
  sumi_json_add_int (builder, "positions", report->n_positions);
  sumi_json_add_int (builder, "nodes", (gint64) report->n_nodes);
  sumi_json_add_int (builder, "checked", report->n_checked);
  sumi_json_add_double (builder, "error", report->error);
  json_builder_end_object (builder);
  sumi_tool_json_print (builder);
}

static gboolean
write_files (const char *output, const GArray *entries, int depth, const char *description)
{
  gsize size;
  uint8_t *bytes
    = sumi_book_to_bytes (&g_array_index (entries, SumiBookEntry, 0), entries->len, depth, &size);
  gboolean is_written = sumi_data_output_write (output, bytes, size, description);

  free (bytes);
  return is_written;
}

/* Whether the command line is right. */
static gboolean
is_right (int n_positions, int depth, int n_threads)
{
  if (n_positions >= 1 && n_positions <= MAX_POSITIONS && depth >= 1
      && depth <= MAX_DEPTH && n_threads >= 1 && n_threads <= SUMI_SHARE_MAX_THREADS)
    return TRUE;
  sumi_tool_error (
      _("book: --positions must be from 1 to %d, --depth from 1 to %d, --threads from 1 to %d"),
      MAX_POSITIONS, MAX_DEPTH, SUMI_SHARE_MAX_THREADS);
  return FALSE;
}

/* sumi-tool book [--positions N] [--depth N] [--threads N] [--weights FILE] [--output FILE] */
SumiToolStatus
sumi_tool_book (int argc, char *argv[])
{
  int n_positions = DEFAULT_POSITIONS, depth = DEFAULT_DEPTH;
  int n_threads = (int) sumi_share_work_count_processors ();
  g_autofree char *output = NULL, *weights = NULL, *checksum = NULL, *description = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry options[] = {
    { "positions", 0, 0, G_OPTION_ARG_INT, &n_positions, N_("The least number of positions"),
      N_("N") },
    { "depth", 0, 0, G_OPTION_ARG_INT, &depth, N_("Plies that an estimate looks ahead"), N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads, N_("How many threads to use"), N_("N") },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &weights, N_("Weights of the evaluation"),
      N_("FILE") },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &output, N_("Where to write the opening book"),
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  g_autoptr (SumiEvaluation) evaluation = NULL;
  g_autoptr (GArray) entries = NULL;
  SumiBookTerms terms;
  SumiBookReport report;

  if (!sumi_tool_parse_options ("book", NULL,
                                _("Makes the opening book by search. The same numbers and weights "
                                   "make the same file."),
                                options, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  if (output == NULL)
    output = g_strdup (DEFAULT_OUTPUT);
  if (!is_right (n_positions, depth, n_threads)
      || sumi_tool_refuse_same ("book", weights, output) || !sumi_data_output_can_write (output))
    return SUMI_TOOL_UNREADABLE;

  terms = (SumiBookTerms){ (guint) n_positions, depth, (guint) n_positions / CHECKED_IN,
                           (guint) n_threads };
  evaluation = sumi_tool_open_evaluation (weights);
  entries = sumi_book_make (evaluation, &terms, &report);
  checksum = sum_weights (weights);
  description = describe (&terms, &report, checksum);
  if (!write_files (output, entries, depth, description))
    return SUMI_TOOL_UNREADABLE;
  if (as_json)
    print_json (&report, output);
  else
    g_print ("%s", description);
  return SUMI_TOOL_HOLDS;
}
