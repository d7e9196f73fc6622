/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-move-values.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "sumi-words.h"

/* Finds what each legal move in POSITION is worth, as far as LIMITS and BUDGET go; nothing where
 * there is none. */
void
sumi_move_values_find (SumiPosition position,
                       SumiMidgame *midgame,
                       SumiMidgameLimits limits,
                       SumiBudget *budget,
                       SumiMoveValues *out_values)
{
  SumiMidgameReport report;

  sumi_midgame_score_moves (midgame, position, limits, budget, &report);
  *out_values = (SumiMoveValues){ .depth = report.depth,
                                  .is_exact = report.is_exact,
                                  .n_values = report.n_moves };
  for (int i = 0; i < report.n_moves; i++)
    out_values->values[i] = (SumiMoveValue){ .move = report.moves[i].move,
                                             .is_exact = report.is_exact,
                                             .value = report.moves[i].score };
}

/* Whole discs; a half is rounded away from even. */
static int
round_value (const SumiMoveValue *value)
{
  int discs = (abs (value->value) + SUMI_DISC / 2) / SUMI_DISC;

  return value->value < 0 ? -discs : discs;
}

/* VALUE in whole discs with its sign: "+4", "0", "−2" or, if it is an estimate, "≈+4", "≈0", "≈−2".
 */
char *
sumi_move_value_to_label (const SumiMoveValue *value)
{
  int discs = round_value (value);
  /* The minus is as wide as the plus, unlike a hyphen. */
  const char *sign = discs > 0 ? "+" : discs < 0 ? "\u2212" : "";

  return g_strdup_printf ("%s%s%d", value->is_exact ? "" : "\u2248", sign, abs (discs));
}

static const char *
exact_sentence (int discs)
{
  gulong n = (gulong) abs (discs);

  if (discs == 0)
    return _("{move}: a draw with best play.");
  return discs > 0 ? g_dngettext (GETTEXT_PACKAGE, "{move}: a win by {count} disc with best play.",
                                  "{move}: a win by {count} discs with best play.", n)
                   : g_dngettext (GETTEXT_PACKAGE, "{move}: a loss by {count} disc with best play.",
                                  "{move}: a loss by {count} discs with best play.", n);
}

static const char *
estimate_sentence (int discs)
{
  gulong n = (gulong) abs (discs);

  if (discs == 0)
    return _("{move}: about even, as far as Sumi sees.");
  return discs > 0 ? g_dngettext (GETTEXT_PACKAGE,
                                  "{move}: about {count} disc ahead, as far as Sumi sees.",
                                  "{move}: about {count} discs ahead, as far as Sumi sees.", n)
                   : g_dngettext (GETTEXT_PACKAGE,
                                  "{move}: about {count} disc behind, as far as Sumi sees.",
                                  "{move}: about {count} discs behind, as far as Sumi sees.", n);
}

/* The same as a sentence, for who does not see the board. */
char *
sumi_move_value_to_text (const SumiMoveValue *value)
{
  int discs = round_value (value);

  return sumi_words_fill (value->is_exact ? exact_sentence (discs) : estimate_sentence (discs),
                          &(SumiBlanks){ .move = value->move, .count = abs (discs) });
}
