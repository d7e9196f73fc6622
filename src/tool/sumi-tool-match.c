/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "sumi-match.h"
#include "sumi-opponent.h"
#include "sumi-share-work.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-tool-weights.h"

#define DEFAULT_GAMES 100
#define MAX_GAMES 100000

/* What a level must win at least against the one below it. */
#define NEEDED_PERCENT 70

static void
add_result (JsonBuilder *builder, const int levels[2], const SumiMatchResult *result)
{
  const struct
  {
    const char *name;
    gint64 value;
  } members[] = {
    { "level", levels[0] + 1 },   { "against", levels[1] + 1 },   { "wins", result->n_wins },
    { "draws", result->n_draws }, { "losses", result->n_losses },
  };

  json_builder_begin_object (builder);
  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    sumi_json_add_int (builder, members[i].name, members[i].value);
  sumi_json_add_double (builder, "margin", result->margin);
  json_builder_end_object (builder);
}

/* The levels FIRST to LAST, from 1, each against the one below it; whether each won as often as it
 * must. */
static gboolean
play_levels (const SumiEvaluation *evaluation,
             int first,
             int last,
             const SumiMatchOptions *options,
             JsonBuilder *builder)
{
  gboolean holds = TRUE;

  if (builder == NULL)
    g_print ("%s\n", _("level  against  wins  draws  losses  margin"));
  for (int level = first - 1; level < last; level++)
    {
      const int levels[2] = { level, level - 1 };
      SumiMatchResult result = sumi_match_play (evaluation, levels, options);

      holds &= 100 * result.n_wins >= NEEDED_PERCENT * options->n_games;
      if (builder != NULL)
        add_result (builder, levels, &result);
      else
        g_print ("%5d  %7d  %4u  %5u  %6u  %+6.1f\n", level + 1, level, result.n_wins,
                 result.n_draws, result.n_losses, result.margin);
    }
  return holds;
}

static gboolean
is_level_with_one_below (int level)
{
  return level >= 2 && level <= SUMI_N_LEVELS;
}

/* sumi-tool match [--level N] [--games N] [--seed N] [--threads N] [--weights FILE] */
SumiToolStatus
sumi_tool_match (int argc, char *argv[])
{
  gint64 seed = 1;
  int level = SUMI_TOOL_LEFT_OUT, n_games = DEFAULT_GAMES;
  int n_threads = (int) sumi_share_work_count_processors ();
  g_autofree char *weights = NULL;
  gboolean as_json = FALSE, holds;
  const GOptionEntry entries[] = {
    { "level", 0, 0, G_OPTION_ARG_INT, &level, N_("Only this level against the one below"),
      N_("N") },
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, N_("How many games for each level"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("The seed of all that is random"), N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads, N_("How many threads to use"), N_("N") },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &weights, N_("Weights of the evaluation"),
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  g_autoptr (SumiEvaluation) evaluation = NULL;
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  SumiMatchOptions options;

  if (!sumi_tool_parse_options ("match", NULL,
                                _("Has each level of the opponent play the one below it, which it "
                                   "should beat in 70 of 100 games. Each opening is played twice, "
                                   "with colours exchanged."),
                                entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  if ((level != SUMI_TOOL_LEFT_OUT && !is_level_with_one_below (level)) || n_games < 1
      || n_games > MAX_GAMES || n_threads < 1 || n_threads > SUMI_SHARE_MAX_THREADS)
    {
      sumi_tool_error (_("match: --level must be from 2 to %d, --games from 1 to %d, --threads "
                         "from 1 to %d"),
                       SUMI_N_LEVELS, MAX_GAMES, SUMI_SHARE_MAX_THREADS);
      return SUMI_TOOL_UNREADABLE;
    }
  options = (SumiMatchOptions){ (guint) n_games, (guint) n_threads, (guint64) seed };
  evaluation = sumi_tool_open_evaluation (weights);
  json_builder_begin_object (builder);
  sumi_json_begin_array (builder, "results");
  holds = play_levels (evaluation, level == SUMI_TOOL_LEFT_OUT ? 2 : level,
                       level == SUMI_TOOL_LEFT_OUT ? SUMI_N_LEVELS : level, &options,
                       as_json ? builder : NULL);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  if (as_json)
    sumi_tool_json_print (builder);
  return holds ? SUMI_TOOL_HOLDS : SUMI_TOOL_FAILS;
}
