/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <math.h>

#include "sumi-data-output.h"
#include "sumi-fit.h"
#include "sumi-share-work.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-tool-weights.h"

#define DEFAULT_EACH 60
#define DEFAULT_SEED 1
#define MAX_EACH 100000
#define TABLE_BYTES (1024 * 1024)

/* One exercise of so many is held out. */
#define HELD_OUT_IN 4

/* What is made by --fit, in the folder of the sources. */
#define N_OUTPUTS 3
static const char *const outputs[N_OUTPUTS]
  = { "src/mine/sumi-hardness-weights.h", "data/puzzle-ratings.md", "data/puzzle-ratings.tsv" };

typedef struct
{
  gint64 seed;
  int each, n_threads;
  gboolean fits, as_json;
  char *output, *weights;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->output);
  g_free (options->weights);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  const SumiItem *const *one = a, *const *other = b;

  return strcmp ((*one)->id, (*other)->id);
}

/* The puzzles of PACK that are rated, in the order of their ids, which does not depend on the
 * ratings. */
static GPtrArray *
list_rated (const SumiPack *pack)
{
  GPtrArray *items = g_ptr_array_new ();

  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      if (sumi_pack_get_puzzle (pack, i)->rating > 0)
        g_ptr_array_add (items, pack->puzzles->pdata[i]);
    }
  g_ptr_array_sort (items, compare_ids);
  return items;
}

/* Adds up to EACH puzzles of PACK, evenly over its length; every HELD_OUT_IN-th is held out. */
static void
add_samples (GArray *samples, const SumiPack *pack, guint each)
{
  g_autoptr (GPtrArray) items = list_rated (pack);
  guint n = MIN (each, items->len);

  for (guint i = 0; i < n; i++)
    {
      SumiFitSample sample = {
        .pack = pack,
        .item = items->pdata[(guint64) i * items->len / n],
        .is_held_out = i % HELD_OUT_IN == HELD_OUT_IN - 1,
      };

      g_array_append_val (samples, sample);
    }
}

static void
write_weights (GString *text, const double weights[SUMI_N_HARDNESS])
{
  g_string_append (text, "/* SPDX-License-Identifier: GPL-3.0-or-later */\n#pragma once\n\n"
                         "/* Written by \"sumi-tool rate --fit\"; see data/puzzle-ratings.md. In "
                         "the order of the measures. */\n"
                         "static const double sumi_hardness_weights[] = {\n");
  for (guint i = 0; i < SUMI_N_HARDNESS; i++)
    sumi_data_output_append (text, "  %.1f, /* %s */\n", weights[i],
                             sumi_hardness_measure_to_name ((SumiHardnessMeasure) i));
  g_string_append (text, "};\n");
}

/* A line of the table of how well the fit is; none for a pack without samples. */
static void
write_quality (GString *text, const char *name, const GArray *samples, const SumiPack *pack)
{
  SumiFitQuality quality = sumi_fit_judge (samples, pack);

  if (quality.n_samples + quality.n_held_out == 0)
    return;
  sumi_data_output_append (text, "| %s | %u | %u | %.2f | %d | %d |\n", name, quality.n_samples,
                           quality.n_held_out, quality.correlation, (int) lround (quality.spread),
                           (int) lround (quality.error));
}

/* The page that tells how the weights were found, for people; in English, as it lies in data. */
static char *
write_page (const Options *options, GPtrArray *packs, const GArray *samples,
            const double weights[SUMI_N_HARDNESS])
{
  GString *text = g_string_new ("# How puzzles are rated\n\n");

  g_string_append_printf (
      text,
      "    sumi-tool rate --fit --each %d --seed %" G_GINT64_FORMAT
      " --output . puzzles/themes/*.sumi.json\n\n"
      "makes this page, `data/puzzle-ratings.tsv` and `src/mine/sumi-hardness-weights.h` again.\n\n"
      "A puzzle's rating is the sum of what can be measured of it, each number times its weight.\n"
      "The weights were fitted to how nine levels of the opponent do, those of the mine, which\n"
      "stay as they are when those that a learner plays get better. Each level tried each puzzle\n"
      "%d times: a try is right if the move that it would play is. The levels count as players\n"
      "of 600, 800, up to 2200 points; the measured rating is the one at which they would\n"
      "be expected to solve as many tries as they did. The levels look for the best move, not for\n"
      "what is asked, and no person was asked: the ratings order puzzles, and are a beginning.\n\n"
      "One puzzle of %d was not fitted to. Of these: the rank correlation of the rating with the\n"
      "share of tries that failed, and the root mean squares, in points, of how far measured\n"
      "ratings are spread and of how far ratings are from them.\n\n"
      "| theme | fitted to | held out | rank correlation | spread | error |\n"
      "|---|---|---|---|---|---|\n",
      options->each, options->seed, SUMI_FIT_TRIES, HELD_OUT_IN);
  for (guint i = 0; i < packs->len; i++)
    {
      const SumiPack *pack = packs->pdata[i];

      write_quality (text, pack->id, samples, pack);
    }
  write_quality (text, "all", samples, NULL);
  g_string_append (text, "\n| measure | weight |\n|---|---|\n");
  for (guint i = 0; i < SUMI_N_HARDNESS; i++)
    sumi_data_output_append (text, "| %s | %.1f |\n",
                             sumi_hardness_measure_to_name ((SumiHardnessMeasure) i), weights[i]);
  return g_string_free (text, FALSE);
}

/* What was measured, a line a puzzle. */
static char *
write_table (const GArray *samples)
{
  GString *text = g_string_new ("pack\tid\theld-out\tmeasured\trating");

  for (int level = 1; level <= SUMI_N_MINE_LEVELS; level++)
    g_string_append_printf (text, "\tlevel-%d", level);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < samples->len; i++)
    {
      const SumiFitSample *sample = &g_array_index (samples, SumiFitSample, i);

      if (!sample->is_measured)
        continue;
      g_string_append_printf (text, "%s\t%s\t%d\t%d\t%d", sample->pack->id, sample->item->id,
                              sample->is_held_out, (int) lround (sample->measured),
                              sample->fitted);
      for (int level = 0; level < SUMI_N_MINE_LEVELS; level++)
        g_string_append_printf (text, "\t%d", sample->n_solved[level]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* The same for programs: of a pack, or of all where PACK is NULL. */
static void
add_quality (JsonBuilder *builder, const char *name, const GArray *samples, const SumiPack *pack)
{
  SumiFitQuality quality = sumi_fit_judge (samples, pack);

  if (quality.n_samples + quality.n_held_out == 0)
    return;
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "pack", name);
  sumi_json_add_int (builder, "fitted-to", quality.n_samples);
  sumi_json_add_int (builder, "held-out", quality.n_held_out);
  sumi_json_add_double (builder, "correlation", quality.correlation);
  sumi_json_add_double (builder, "spread", quality.spread);
  sumi_json_add_double (builder, "error", quality.error);
  json_builder_end_object (builder);
}

static void
print_fit_as_json (GPtrArray *packs, const GArray *samples, const double weights[SUMI_N_HARDNESS])
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  sumi_json_begin_array (builder, "quality");
  for (guint i = 0; i < packs->len; i++)
    {
      const SumiPack *pack = packs->pdata[i];

      add_quality (builder, pack->id, samples, pack);
    }
  add_quality (builder, "all", samples, NULL);
  json_builder_end_array (builder);
  sumi_json_begin_object (builder, "weights");
  for (guint i = 0; i < SUMI_N_HARDNESS; i++)
    sumi_json_add_double (builder, sumi_hardness_measure_to_name ((SumiHardnessMeasure) i),
                          weights[i]);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  sumi_tool_json_print (builder);
}

/* Writes TEXTS into the files of FOLDER that outputs names; or, where TEXTS is NULL, finds out
 * whether that will be possible. FALSE once an error has been printed. */
static gboolean
save (const char *folder, const char *const texts[N_OUTPUTS])
{
  for (gsize i = 0; i < N_OUTPUTS; i++)
    {
      g_autofree char *path = g_build_filename (folder, outputs[i], NULL);

      if (texts != NULL ? !sumi_data_output_write_text (path, texts[i])
                        : !sumi_data_output_can_write (path))
        return FALSE;
    }
  return TRUE;
}

/* Whether any of SAMPLES was measured; otherwise all weights would be 0. */
static gboolean
has_measured (const GArray *samples)
{
  for (guint i = 0; i < samples->len; i++)
    {
      if (g_array_index (samples, SumiFitSample, i).is_measured)
        return TRUE;
    }
  return FALSE;
}

static SumiToolStatus
fit (const SumiEvaluation *evaluation, const Options *options, GPtrArray *packs)
{
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (SumiFitSample));
  g_autoptr (GString) header = g_string_new (NULL);
  g_autofree char *page = NULL, *table = NULL;
  double weights[SUMI_N_HARDNESS];

  if (options->output != NULL && !save (options->output, NULL))
    return SUMI_TOOL_UNREADABLE;
  for (guint i = 0; i < packs->len; i++)
    add_samples (samples, packs->pdata[i], (guint) options->each);
  sumi_fit_measure (samples, evaluation, (guint64) options->seed, (guint) options->n_threads);
  if (!has_measured (samples))
    {
      sumi_tool_error (_("rate: nothing to fit to: no puzzle has a rating and is answered by a "
                         "move"));
      return SUMI_TOOL_UNREADABLE;
    }
  sumi_fit_weigh (samples, weights);
  write_weights (header, weights);
  page = write_page (options, packs, samples, weights);
  table = write_table (samples);
  if (options->as_json)
    print_fit_as_json (packs, samples, weights);
  else
    g_print ("%s", page);
  if (options->output != NULL
      && !save (options->output, (const char *const[]){ header->str, page, table }))
    return SUMI_TOOL_UNREADABLE;
  return SUMI_TOOL_HOLDS;
}

/* Adds the rating of ITEM, or prints it where BUILDER is NULL. */
static void
tell_rating (JsonBuilder *builder, const SumiPack *pack, const SumiItem *item, int rating)
{
  if (builder == NULL)
    {
      g_print ("%s\t%s\t%d\n", pack->id, item->id, rating);
      return;
    }
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "pack", pack->id);
  sumi_json_add_string (builder, "item", item->id);
  sumi_json_add_int (builder, "rating", rating);
  json_builder_end_object (builder);
}

/* Tells the rating of each puzzle of PACK that a move answers. */
static void
rate_pack (const SumiPack *pack, SumiMidgame *midgame, JsonBuilder *builder)
{
  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      const SumiItem *item = sumi_pack_get_puzzle (pack, i);
      const SumiExercise *exercise = item->exercise;
      SumiHardness hardness;

      if (sumi_hardness_measure (&exercise->task, exercise->position, midgame, NULL, &hardness))
        tell_rating (builder, pack, item, sumi_hardness_rate (&hardness));
    }
}

static SumiToolStatus
rate (const SumiEvaluation *evaluation, GPtrArray *packs, gboolean as_json)
{
  SumiMidgame *midgame =
      sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  g_autoptr (JsonBuilder) builder = as_json ? json_builder_new () : NULL;

  if (builder != NULL)
    {
      json_builder_begin_object (builder);
      sumi_json_begin_array (builder, "puzzles");
    }
  for (guint i = 0; i < packs->len; i++)
    rate_pack (packs->pdata[i], midgame, builder);
  if (builder != NULL)
    {
      json_builder_end_array (builder);
      json_builder_end_object (builder);
      sumi_tool_json_print (builder);
    }
  sumi_midgame_free (midgame);
  return SUMI_TOOL_HOLDS;
}

/* Reads the packs that NAMED stand for; NULL once the errors have been printed. */
static GPtrArray *
read_packs (char *const named[], int n_named)
{
  g_autoptr (GPtrArray) packs = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_pack_unref);
  g_autoptr (GPtrArray) paths = sumi_tool_list_packs (named, n_named);

  for (guint i = 0; paths != NULL && i < paths->len; i++)
    {
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      SumiPack *pack = sumi_tool_read_pack (paths->pdata[i], mistakes);

      sumi_tool_print_mistakes (paths->pdata[i], mistakes);
      if (pack == NULL)
        return NULL;
      g_ptr_array_add (packs, pack);
    }
  return paths != NULL ? g_steal_pointer (&packs) : NULL;
}

static gboolean
parse_options (int *argc, char ***argv, Options *options)
{
  const GOptionEntry entries[] = {
    { "fit", 0, 0, G_OPTION_ARG_NONE, &options->fits,
      N_("Fit the ratings to how the levels of the opponent do"), NULL },
    { "each", 0, 0, G_OPTION_ARG_INT, &options->each,
      N_("With --fit: at most this many puzzles of each pack"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options->seed, N_("The seed of all that is random"),
      N_("N") },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &options->output,
      N_("With --fit: write weights, page and table into the sources in FOLDER"), N_("FOLDER") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options->n_threads, N_("How many threads to use"),
      N_("N") },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &options->weights, N_("Weights of the evaluation"),
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options->as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };

  return sumi_tool_parse_options (
      "rate", _("PATH…"),
      _("Says how hard the puzzles of packs are, as ratings on the same scale as a learner's: one "
        "line each, with pack, id and rating. With --fit it finds anew how much each measure "
        "counts."),
      entries, argc, argv);
}

/* TRUE once it is told that one is given. */
static gboolean
has_options_of_fit (const Options *options)
{
  const SumiToolGiven given[] = {
    { "--each", options->each != DEFAULT_EACH },
    { "--seed", options->seed != DEFAULT_SEED },
    { "--output", options->output != NULL },
    { "--threads", options->n_threads != SUMI_TOOL_LEFT_OUT },
    { NULL },
  };

  return sumi_tool_refuse_without ("rate", given, "--fit");
}

/* sumi-tool rate [--fit [--each N] [--seed N] [--threads N] [--output FOLDER]] [--json] PATH… */
SumiToolStatus
sumi_tool_rate (int argc, char *argv[])
{
  g_auto (Options) options = {
    .seed = DEFAULT_SEED,
    .each = DEFAULT_EACH,
    .n_threads = SUMI_TOOL_LEFT_OUT,
  };
  g_autoptr (SumiEvaluation) evaluation = NULL;
  g_autoptr (GPtrArray) packs = NULL;

  if (!parse_options (&argc, &argv, &options))
    return SUMI_TOOL_UNREADABLE;
  if (argc < 2)
    {
      sumi_tool_error (_("rate: give the PATH of a pack"));
      return SUMI_TOOL_UNREADABLE;
    }
  if (!options.fits && has_options_of_fit (&options))
    return SUMI_TOOL_UNREADABLE;
  if (options.n_threads == SUMI_TOOL_LEFT_OUT)
    options.n_threads = (int) sumi_share_work_count_processors ();
  if (options.each < 1 || options.each > MAX_EACH || options.n_threads < 1
      || options.n_threads > SUMI_SHARE_MAX_THREADS)
    {
      sumi_tool_error (_("rate: --each must be from 1 to %d, --threads from 1 to %d"), MAX_EACH,
                       SUMI_SHARE_MAX_THREADS);
      return SUMI_TOOL_UNREADABLE;
    }
  packs = read_packs (argv + 1, argc - 1);
  if (packs == NULL)
    return SUMI_TOOL_UNREADABLE;
  evaluation = sumi_tool_open_evaluation (options.weights);
  return options.fits ? fit (evaluation, &options, packs)
                      : rate (evaluation, packs, options.as_json);
}
