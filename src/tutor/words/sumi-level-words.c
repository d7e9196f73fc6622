/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-level-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-opponent.h"
#include "sumi-translation.h"
#include "sumi-words.h"

static const char *const names[SUMI_N_LEVELS] = {
  N_("Level 1: first steps"),   N_("Level 2: beginner"),      N_("Level 3: learner"),
  N_("Level 4: casual player"), N_("Level 5: keen player"),   N_("Level 6: club player"),
  N_("Level 7: strong player"), N_("Level 8: expert"),        N_("Level 9: full strength"),
};

/* The levels that turn clearly more discs than a player who chooses moves at random: measured, as
 * the test of the words measures it again. */
#define LAST_GREEDY_LEVEL 3

static const char *
depth_sentence (int depth)
{
  if (depth == 1)
    return _("It does not look at your answers.");
  if (depth == 2)
    return _("It looks at your answers, but overlooks what follows them.");
  return g_dngettext (GETTEXT_PACKAGE, "It looks {count} move ahead, yours included.",
                      "It looks {count} moves ahead, yours included.", (gulong) depth);
}

static const char *
exact_sentence (int n_empties)
{
  return g_dngettext (GETTEXT_PACKAGE, "It counts out the game for the last {count} empty square.",
                      "It counts out the game for the last {count} empty squares.",
                      (gulong) n_empties);
}

/* LOSS, in hundredths of a disc, with a tenth if need be, rounded up. */
static char *
loss_sentence (int loss)
{
  int tenths = (loss + SUMI_DISC / 10 - 1) / (SUMI_DISC / 10);
  /* A number with a tenth is more than one, and inflects as the next whole one does. */
  gulong n = tenths % 10 == 0 ? (gulong) tenths / 10 : (gulong) MAX (2, tenths / 10 + 1);
  g_autofree char *number = tenths % 10 == 0 ? g_strdup_printf ("%d", tenths / 10)
                                             : sumi_translation_format_tenths (tenths / 10.0);

  return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: {first} is a number of discs that may have a
                                        * tenth, as in "6.5"; an average. The first sentence is for
                                        * one disc. */
                                       "On average its move is about {first} disc worse than the "
                                       "best one.",
                                       "On average its move is about {first} discs worse than the "
                                       "best one.",
                                       n),
                          &(SumiBlanks){ .first = number });
}

/* The name of LEVEL, from 1, with its number. */
const char *
sumi_level_get_name (int level)
{
  return _(names[level - 1]);
}

/* Whether LEVEL, from 1, likes to turn many discs. */
gboolean
sumi_level_is_greedy (int level)
{
  return level <= LAST_GREEDY_LEVEL;
}

/* What to expect of LEVEL, from 1: a sentence of what it likes, if that is told of it, one of how
 * far it sees, and of the end of the game and of how much it errs as many as make three. Owned by
 * the caller. */
char *
sumi_level_to_text (int level)
{
  SumiLevel limits = sumi_level_get (level - 1);
  SumiBlanks depth = { .count = limits.limits.max_depth };
  SumiBlanks empties = { .count = limits.limits.exact_empties };
  g_autofree char *sees = sumi_words_fill (depth_sentence (depth.count), &depth);
  g_autofree char *counts = sumi_words_fill (exact_sentence (empties.count), &empties);
  g_autofree char *errs = limits.loss == 0 ? NULL : loss_sentence (limits.loss);
  const char *best = _("It plays the best move that it sees; in the opening, for variety, "
                       "sometimes one that is nearly as good.");

  if (sumi_level_is_greedy (level))
    return sumi_words_sentences (
        (const char *[]){ _("It likes to turn many discs."), sees, errs, NULL });
  if (errs == NULL)
    return sumi_words_sentences ((const char *[]){ best, sees, counts, NULL });
  return sumi_words_sentences ((const char *[]){ sees, counts, errs, NULL });
}

/**
 * sumi_level_to_player: what a record of a game calls the program that plays at LEVEL, from 1; for
 * the caller to free.
 */
char *
sumi_level_to_player (int level)
{
  /* Translators: a program as the player of a game, and how strong it is. */
  return g_strdup_printf (_("Sumi, level %d"), level);
}
