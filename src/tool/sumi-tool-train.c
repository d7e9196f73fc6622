/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <stdlib.h>

#include "sumi-data-output.h"
#include "sumi-regression.h"
#include "sumi-share-work.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"

#define DEFAULT_SEED 1
#define DEFAULT_GAMES 200000
#define DEFAULT_OUTPUT "data/sumi.weights"
#define MAX_GAMES 10000000

/* The first weights are learned from games played by mobility and corners; they only have to play
 * the games that the next ones learn from, and need fewer. */
#define N_GENERATIONS 2
#define FIRST_GENERATION_SHARE 6

typedef struct
{
  guint64 seed;
  guint n_games;
  guint n_threads;
  SumiRegressionError errors[SUMI_N_PHASES]; /* of the last generation */
} Training;

/* From the last phase to the first, since the values of each rest on the phase after. */
static SumiWeights *
learn (Training *training, SumiSelfPlay *play)
{
  SumiWeights *weights = sumi_weights_new ();
  g_autofree SumiPhaseWeights *later = g_new0 (SumiPhaseWeights, 1);

  for (int phase = SUMI_N_PHASES - 1; phase >= 0; phase--)
    {
      SumiEvaluation *evaluation = sumi_evaluation_new (weights);

      sumi_self_play_label (play, evaluation, phase);
      training->errors[phase] =
          sumi_regression_learn (sumi_self_play_phase (play, phase), play->n_games, later,
                                 &weights->phases[phase]);
      *later = weights->phases[phase];
      sumi_evaluation_free (evaluation);
      /* Translators: of values that spread by %.2f discs, the error of the evaluation. */
      g_printerr (_("phase %d: error in discs: %.2f of %.2f\n"), phase,
                  training->errors[phase].error,
                  training->errors[phase].deviation);
    }
  return weights;
}

static SumiWeights *
train (Training *training)
{
  SumiWeights *weights = NULL;

  for (guint generation = 0; generation < N_GENERATIONS; generation++)
    {
      gboolean is_last = generation == N_GENERATIONS - 1;
      guint n_games = is_last ? training->n_games : training->n_games / FIRST_GENERATION_SHARE + 1;
      SumiEvaluation *player = sumi_evaluation_new (weights);
      g_autoptr (SumiSelfPlay) play =
          sumi_self_play_new (player, training->seed + generation, n_games, training->n_threads);

      g_printerr (g_dngettext (GETTEXT_PACKAGE, "generation %u: %u game\n",
                               "generation %u: %u games\n", n_games),
                  generation + 1, n_games);
      sumi_weights_free (weights);
      weights = learn (training, play);
      sumi_evaluation_free (player);
    }
  return weights;
}

/* First and last number of empties of PHASE among the positions that were learned from. */
static void
list_empties (int phase, int *out_most, int *out_least)
{
  *out_most = phase == 0 ? 60 : 51 - 4 * phase;
  *out_least = 48 - 4 * phase;
}

static void
describe_errors (GString *text, const Training *training)
{
  g_string_append (text, "| empty squares | positions learned from | held out | spread | error | "
                         "mean error |\n|---|---|---|---|---|---|\n");
  for (int phase = 0; phase < SUMI_N_PHASES; phase++)
    {
      const SumiRegressionError *error = &training->errors[phase];
      int most, least;

      list_empties (phase, &most, &least);
      sumi_data_output_append (text, "| %d to %d | %u | %u | %.2f | %.2f | %.2f |\n", most, least,
                               error->n_learned, error->n_held_out, error->deviation, error->error,
                               error->absolute_error);
    }
}

/* What stands beside the weights: how they were made, and how wrong they are. */
static char *
describe (const Training *training)
{
  GString *text = g_string_new ("# How the weights were made\n\n");

  sumi_data_output_append (
      text,
      "    sumi-tool train --seed %" G_GUINT64_FORMAT " --games %u\n\n"
      "makes `sumi.weights` again, bit for bit.\n\n"
      "The program plays against itself: %u games by mobility and corners, from which it learns\n"
      "weights, then %u games by these weights, from which it learns those that are kept. A game\n"
      "begins with random moves and goes on with small mistakes.\n\n"
      "Of every game, one position of each phase is taken, and the one after its best move. With "
      "at\n"
      "most %d empty squares their values are exact; before that they are what a search %d plies\n"
      "deep says, which rests on the phase after. The weights are those with the least squared\n"
      "error, pulled towards the weights of the phase after.\n\n"
      "One game in %d is not learned from. On its positions, this is how far the evaluation alone "
      "is\n"
      "from the values, in discs; spread and error are root mean squares.\n\n",
      training->seed, training->n_games, training->n_games / FIRST_GENERATION_SHARE + 1,
      training->n_games, SUMI_SELF_PLAY_EXACT_EMPTIES, SUMI_SELF_PLAY_DEPTH, SUMI_HELD_OUT_IN);
  describe_errors (text, training);
  return g_string_free (text, FALSE);
}

static void
print_json (const Training *training, const char *output)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  sumi_tool_json_add_path (builder, "weights", output);
  sumi_json_begin_array (builder, "phases");
  for (int phase = 0; phase < SUMI_N_PHASES; phase++)
    {
      json_builder_begin_object (builder);
      sumi_json_add_int (builder, "learned", training->errors[phase].n_learned);
      sumi_json_add_int (builder, "held_out", training->errors[phase].n_held_out);
      sumi_json_add_double (builder, "deviation", training->errors[phase].deviation);
      sumi_json_add_double (builder, "error", training->errors[phase].error);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  sumi_tool_json_print (builder);
}

static gboolean
write_files (const char *output, const SumiWeights *weights, const char *description)
{
  gsize size;
  uint8_t *bytes = sumi_weights_to_bytes (weights, &size);
  gboolean is_written = sumi_data_output_write (output, bytes, size, description);

  free (bytes);
  return is_written;
}

/* sumi-tool train [--seed N] [--games N] [--threads N] [--output FILE] */
SumiToolStatus
sumi_tool_train (int argc, char *argv[])
{
  gint64 seed = DEFAULT_SEED;
  int n_games = DEFAULT_GAMES, n_threads = (int) sumi_share_work_count_processors ();
  g_autofree char *output = NULL, *description = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("The seed of all that is random"), N_("N") },
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, N_("How many games to learn from"), N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads, N_("How many threads to use"), N_("N") },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &output, N_("Where to write the weights"),
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  Training training = { 0 };
  SumiWeights *weights;
  gboolean is_written;

  if (!sumi_tool_parse_options ("train", NULL,
                                _("Learns the weights of the evaluation from games that the "
                                   "program "
                                   "plays against itself. The same seed makes the same file."),
                                entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  if (n_games < 1 || n_games > MAX_GAMES || n_threads < 1
      || n_threads > SUMI_SHARE_MAX_THREADS)
    {
      sumi_tool_error (_("train: --games must be from 1 to %d, --threads from 1 to %d"), MAX_GAMES,
                       SUMI_SHARE_MAX_THREADS);
      return SUMI_TOOL_UNREADABLE;
    }
  if (output == NULL)
    output = g_strdup (DEFAULT_OUTPUT);
  if (!sumi_data_output_can_write (output))
    return SUMI_TOOL_UNREADABLE;

  training.seed = (guint64) seed;
  training.n_games = (guint) n_games;
  training.n_threads = (guint) n_threads;
  weights = train (&training);
  description = describe (&training);
  is_written = write_files (output, weights, description);
  sumi_weights_free (weights);
  if (!is_written)
    return SUMI_TOOL_UNREADABLE;
  if (as_json)
    print_json (&training, output);
  else
    g_print ("%s", description);
  return SUMI_TOOL_HOLDS;
}
