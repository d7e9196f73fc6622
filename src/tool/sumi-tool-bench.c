/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "sumi-midgame.h"
#include "sumi-random.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-tool-weights.h"

#define SEED 1
#define TABLE_BYTES (16 * 1024 * 1024)

/* Positions of random play from the seed: how many, with how many empties, and how deep. */
static const struct
{
  int n_positions;
  int n_empties;
  SumiMidgameLimits limits;
} sets[] = {
  { 10, 50, { 8, 0 } },   { 10, 40, { 8, 0 } },   { 10, 30, { 8, 0 } },   { 10, 24, { 8, 0 } },
  { 40, 10, { 10, 10 } }, { 20, 14, { 14, 14 } }, { 10, 16, { 16, 16 } },
};

static SumiPosition
play_randomly (SumiRandom *random, int n_empties)
{
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  while (sumi_position_count_empties (position) > n_empties || sumi_position_must_pass (position))
    {
      SumiBitboard moves = sumi_position_legal_moves (position);

      if (sumi_position_is_over (position))
        position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      else
        position = sumi_position_play (position, moves == 0 ? SUMI_SQUARE_PASS
                                                            : sumi_random_square (random, moves));
    }
  return position;
}

/* Searches all positions, each as if it were the only one. */
static guint64
count_nodes (const SumiEvaluation *evaluation)
{
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiRandom random = sumi_random_init (SEED, 0);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  for (gsize i = 0; i < G_N_ELEMENTS (sets); i++)
    for (int j = 0; j < sets[i].n_positions; j++)
      {
        SumiPosition position = play_randomly (&random, sets[i].n_empties);
        SumiMidgameReport report;

        sumi_midgame_forget (midgame);
        sumi_midgame_find_best (midgame, position, sets[i].limits, &budget, &report);
      }
  sumi_midgame_free (midgame);
  return budget.nodes;
}

/* sumi-tool bench [--weights FILE] */
SumiToolStatus
sumi_tool_bench (int argc, char *argv[])
{
  g_autofree char *weights = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &weights, N_("Weights of the evaluation"),
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  g_autoptr (SumiEvaluation) evaluation = NULL;
  gint64 start;
  guint64 n_nodes;
  double seconds;

  if (!sumi_tool_parse_options ("bench", NULL,
                                _("Searches a fixed set of positions. The number of nodes changes "
                                   "only if the search or the weights do."),
                                entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  evaluation = sumi_tool_open_evaluation (weights);
  start = g_get_monotonic_time ();
  n_nodes = count_nodes (evaluation);
  seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  if (as_json)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new ();

      json_builder_begin_object (builder);
      sumi_json_add_int (builder, "nodes", (gint64) n_nodes);
      sumi_json_add_double (builder, "seconds", seconds);
      json_builder_end_object (builder);
      sumi_tool_json_print (builder);
    }
  else
    g_print ("Bench: %" G_GUINT64_FORMAT "\n%.2f s, %.1f Mn/s\n", n_nodes, seconds,
             (double) n_nodes / seconds / 1e6);
  return SUMI_TOOL_HOLDS;
}
