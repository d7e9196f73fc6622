/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include <glib/gi18n-lib.h>

#include "sumi-words.h"

static const char *
best_mobility_sentence (gboolean is_white, int value)
{
  gulong n = (gulong) value;

  if (value == 0)
    return is_white ? _("{move}! White has no move.") : _("{move}! Black has no move.");
  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "{move}! White has {count} move left, and no move leaves fewer.",
                          "{move}! White has {count} moves left, and no move leaves fewer.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Black has {count} move left, and no move leaves fewer.",
                          "{move}! Black has {count} moves left, and no move leaves fewer.", n);
}

static const char *
best_sentence (SumiMeasure measure, gboolean is_white, int value)
{
  gulong n = (gulong) value;

  switch (measure)
    {
    case SUMI_MEASURE_MOBILITY:
      return best_mobility_sentence (is_white, value);
    case SUMI_MEASURE_FRONTIER:
      if (value == 0)
        return _("{move}! None of your discs lies next to an empty square.");
      /* Translators: {count} is how many of the learner's discs have an empty neighbour. */
      return g_dngettext (
        GETTEXT_PACKAGE,
        "{move}! You have {count} disc next to an empty square, and no move leaves fewer.",
        "{move}! You have {count} discs next to an empty square, and no move leaves fewer.", n);
    case SUMI_MEASURE_OPENNESS:
      if (value == 0)
        return _("{move}! The discs it turns touch no empty square.");
      /* Translators: "it" is the move {move}. */
      return g_dngettext (
        GETTEXT_PACKAGE,
        "{move}! The discs it turns touch {count} empty square, and no move does with fewer.",
        "{move}! The discs it turns touch {count} empty squares, and no move does with fewer.", n);
    case SUMI_MEASURE_SCORE:
    case SUMI_N_MEASURES:
    default:
      g_return_val_if_reached ("");
    }
}

/* VALUE is what the measure counts, at least 1; a clause that can stand alone. */
static const char *
value_clause (SumiMeasure measure, gboolean is_white, int value)
{
  gulong n = (gulong) value;

  switch (measure)
    {
    case SUMI_MEASURE_MOBILITY:
      /* Translators: a sentence without its full stop; what could be better follows it. */
      return is_white ? g_dngettext (GETTEXT_PACKAGE, "{move} leaves White {count} move",
                                     "{move} leaves White {count} moves", n)
                      : g_dngettext (GETTEXT_PACKAGE, "{move} leaves Black {count} move",
                                     "{move} leaves Black {count} moves", n);
    case SUMI_MEASURE_FRONTIER:
      /* Translators: a sentence without its full stop; what could be better follows it. */
      return g_dngettext (GETTEXT_PACKAGE, "{move} leaves you {count} disc next to an empty square",
                          "{move} leaves you {count} discs next to an empty square", n);
    case SUMI_MEASURE_OPENNESS:
      /* Translators: a sentence without its full stop; what could be better follows it. */
      return g_dngettext (GETTEXT_PACKAGE, "The discs that {move} turns touch {count} empty square",
                          "The discs that {move} turns touch {count} empty squares", n);
    case SUMI_MEASURE_SCORE:
    case SUMI_N_MEASURES:
    default:
      g_return_val_if_reached ("");
    }
}

/* Two numbers, each with a plural of its own, take two sentences, set side by side. */
static char *
not_best_text (const SumiFact *fact, gboolean is_white)
{
  SumiBlanks value = { .move = fact->move, .count = fact->value };
  SumiBlanks excess = { .count = fact->excess };
  g_autofree char *first
    = sumi_words_fill (value_clause (fact->task.measure, is_white, fact->value), &value);
  /* Translators: a sentence without its full stop, after "d3 leaves White 7 moves": another move
   * leaves {count} moves, discs or squares fewer. */
  g_autofree char *last
    = sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "{count} fewer is possible",
                                    "{count} fewer are possible", (gulong) fact->excess),
                       &excess);

  /* Translators: two sentences in one, as in "d3 leaves White 7 moves; 2 fewer are possible." */
  return sumi_words_fill (_("{first}; {last}."), &(SumiBlanks){ .first = first, .last = last });
}

/* The sentence of a fact that was found for a best task by another measure than the score. */
char *
sumi_fact_best_to_text (const SumiFact *fact)
{
  gboolean is_white = fact->side == SUMI_BLACK;

  if (fact->kind == SUMI_FACT_NOT_BEST)
    return not_best_text (fact, is_white);

  g_return_val_if_fail (fact->kind == SUMI_FACT_BEST, NULL);
  return sumi_words_fill (best_sentence (fact->task.measure, is_white, fact->value),
                          &(SumiBlanks){ .move = fact->move, .count = fact->value });
}
