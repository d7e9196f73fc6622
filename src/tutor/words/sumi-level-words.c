/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-level-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-opponent.h"
#include "sumi-translation.h"
#include "sumi-words.h"

typedef struct
{
  const char *name;
  SumiCornerHabit habit; /* measured, as its test measures it again */
} LevelWords;

static const LevelWords level_words[SUMI_N_LEVELS] = {
  { N_("Level 1: first steps"), SUMI_CORNERS_HALF },
  { N_("Level 2: beginner"), SUMI_CORNERS_MOSTLY_TAKEN },
  { N_("Level 3: learner"), SUMI_CORNERS_MOSTLY_TAKEN },
  { N_("Level 4: casual player"), SUMI_CORNERS_MOSTLY_TAKEN },
  { N_("Level 5: keen player"), SUMI_CORNERS_MOSTLY_TAKEN },
  { N_("Level 6: club player"), SUMI_CORNERS_MOSTLY_TAKEN },
  { N_("Level 7: strong player"), SUMI_CORNERS_SELDOM_LEFT },
  { N_("Level 8: expert"), SUMI_CORNERS_SELDOM_LEFT },
  { N_("Level 9: full strength"), SUMI_CORNERS_AS_SEEN },
};

/* By SumiCornerHabit. */
static const char *const corner_sentences[] = {
  [SUMI_CORNERS_HALF] = N_("It takes about half of the corners that are worth taking."),
  [SUMI_CORNERS_MOSTLY_TAKEN] = N_("It takes most corners that are worth taking."),
  [SUMI_CORNERS_SELDOM_LEFT] = N_("It seldom leaves a corner that is worth taking."),
  [SUMI_CORNERS_AS_SEEN] = N_("It plays the best move that it sees; in the opening, for "
                              "variety, sometimes one that is nearly as good."),
};

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
  if (n_empties == 0)
    return _("It does not count out the end of the game.");
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
                                       "On average its move is at most about {first} disc worse "
                                       "than the best one that it sees.",
                                       "On average its move is at most about {first} discs worse "
                                       "than the best one that it sees.",
                                       n),
                          &(SumiBlanks){ .first = number });
}

/* The name of LEVEL, from 1, with its number. */
const char *
sumi_level_get_name (int level)
{
  return _(level_words[level - 1].name);
}

/* What LEVEL, from 1, does about corners. */
SumiCornerHabit
sumi_level_get_corner_habit (int level)
{
  return level_words[level - 1].habit;
}

/* What to expect of LEVEL, from 1: a sentence each of corners, of how far it sees, of the end of
 * the game, and of how much it errs. Owned by the caller. */
char *
sumi_level_to_text (int level)
{
  SumiLevel limits = sumi_level_get (level - 1);
  const char *corners = _(corner_sentences[level_words[level - 1].habit]);
  SumiBlanks depth = { .count = limits.limits.max_depth };
  SumiBlanks empties = { .count = limits.limits.exact_empties };
  g_autofree char *sees = sumi_words_fill (depth_sentence (depth.count), &depth);
  g_autofree char *counts = sumi_words_fill (exact_sentence (empties.count), &empties);
  g_autofree char *errs = limits.loss == 0 ? NULL : loss_sentence (limits.loss);

  return sumi_words_sentences ((const char *[]){ corners, sees, counts, errs, NULL });
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
