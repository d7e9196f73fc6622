/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-openings-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-isolate.h"

/**
 * sumi_openings_word_count: "12 games: 7 won, 1 drawn, 4 lost"; "12 games" where no result is
 * known, or the learner played in none of them. Where that is so of some, it is said that only the
 * others are counted. Owned by the caller.
 */
char *
sumi_openings_word_count (SumiOpeningCount count)
{
  g_autofree char *games = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", count.n_games), count.n_games);
  guint n_counted = count.n_won + count.n_drawn + count.n_lost;

  if (n_counted == 0)
    return g_steal_pointer (&games);
  if (n_counted < count.n_games)
    /* Translators: "12 games", and how many games of the learner's own among them were won, drawn
     * and lost; the others are games of other players. */
    return g_strdup_printf (_("%s; you won %u, drew %u, lost %u"), games, count.n_won,
                            count.n_drawn, count.n_lost);
  /* Translators: "12 games", and how many of them the learner won, drew and lost. */
  return g_strdup_printf (_("%s: %u won, %u drawn, %u lost"), games, count.n_won, count.n_drawn,
                          count.n_lost);
}

/**
 * sumi_openings_word_moves: a line for each of N_MOVES moves, which says how often it was played.
 * Owned by the caller.
 */
char *
sumi_openings_word_moves (const SumiOpeningMove *moves, guint n_moves)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *count = sumi_openings_word_count (moves[i].count);
      g_autofree char *line
        = sumi_isolate_printf ("%s – %s", sumi_square_to_name (moves[i].move), count);

      g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", line);
    }
  return g_string_free (g_steal_pointer (&lines), FALSE);
}
