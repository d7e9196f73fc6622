/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "sumi-mine.h"
#include "sumi-pack-writer.h"
#include "sumi-share-work.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-weights.h"

#define DEFAULT_COUNT 65
#define MAX_COUNT 1000
#define DEFAULT_GAMES 20000
#define MAX_GAMES 1000000

static const char *const kinds[SUMI_N_MINES] = { "corners", "mobility" };

static gboolean
parse_kind (const char *name, SumiMineKind *out_kind)
{
  for (guint i = 0; i < SUMI_N_MINES; i++)
    {
      if (g_str_equal (name, kinds[i]))
        {
          *out_kind = (SumiMineKind) i;
          return TRUE;
        }
    }
  return FALSE;
}

static SumiToolStatus
mine (const SumiEvaluation *evaluation, const SumiMineOptions *options)
{
  guint n_games;
  g_autoptr (SumiPack) pack = sumi_mine (evaluation, options, &n_games);
  g_autofree char *text = NULL;

  if (pack == NULL)
    {
      sumi_tool_error (g_dngettext (GETTEXT_PACKAGE,
                                    "mine: %u game has not enough puzzles; allow more by --games",
                                    "mine: %u games have not enough puzzles; allow more by --games",
                                    n_games),
                       n_games);
      return SUMI_TOOL_FAILS;
    }
  text = sumi_pack_write (pack);
  g_print ("%s", text);
  return SUMI_TOOL_HOLDS;
}

/* sumi-tool mine corners|mobility [--seed N] [--count N] [--games N] [--threads N] [--weights F] */
SumiToolStatus
sumi_tool_mine (int argc, char *argv[])
{
  gint64 seed = 1;
  int count = DEFAULT_COUNT, max_games = DEFAULT_GAMES;
  int n_threads = (int) sumi_share_work_count_processors ();
  g_autofree char *weights = NULL;
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("What all chance follows from"), N_("N") },
    { "count", 0, 0, G_OPTION_ARG_INT, &count, N_("How many puzzles to find"), N_("N") },
    { "games", 0, 0, G_OPTION_ARG_INT, &max_games, N_("The most games to play"), N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads, N_("How many threads to use"), N_("N") },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &weights, N_("Weights of the evaluation"),
      N_("FILE") },
    { NULL },
  };
  g_autoptr (SumiEvaluation) evaluation = NULL;
  SumiMineOptions options;

  if (!sumi_tool_parse_options ("mine", "corners|mobility",
                                _("Finds puzzles in games that the program plays against itself, "
                                  "and prints them as a pack. Each has one right move and at least "
                                  "four wrong ones that look natural, no corner can be taken at "
                                  "once, and none is another one mirrored or turned. They are "
                                  "graded 1 to 5: corners by the positions that the proof has, "
                                  "mobility by the natural moves that leave at most two replies "
                                  "more. The same seed gives the same pack."),
                                entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  if (argc != 2 || !parse_kind (argv[1], &options.kind))
    {
      sumi_tool_error (_("mine: give one of: corners, mobility"));
      return SUMI_TOOL_UNREADABLE;
    }
  if (count < 1 || count > MAX_COUNT || max_games < 1 || max_games > MAX_GAMES || n_threads < 1
      || n_threads > SUMI_SHARE_MAX_THREADS)
    {
      sumi_tool_error (_("mine: --count must be from 1 to %d, --games from 1 to %d, --threads "
                         "from 1 to %d"),
                       MAX_COUNT, MAX_GAMES, SUMI_SHARE_MAX_THREADS);
      return SUMI_TOOL_UNREADABLE;
    }
  options.seed = (guint64) seed;
  options.count = (guint) count;
  options.max_games = (guint) max_games;
  options.n_threads = (guint) n_threads;
  evaluation = sumi_tool_open_evaluation (weights);
  return mine (evaluation, &options);
}
