/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include <glib/gi18n-lib.h>

#include "sumi-words.h"

/* Results against best play, counted in discs on the board. */

/* MARGIN: how many more discs the opponent has at the end, at least 1. */
static const char *
best_loss_sentence (gboolean is_white, int margin)
{
  gulong n = (gulong) margin;

  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "{move}! With best play White wins by {count} disc, and no move does "
                          "better.",
                          "{move}! With best play White wins by {count} discs, and no move does "
                          "better.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "{move}! With best play Black wins by {count} disc, and no move does "
                          "better.",
                          "{move}! With best play Black wins by {count} discs, and no move does "
                          "better.", n);
}

static const char *
best_sentence (const SumiFact *fact, gboolean is_white)
{
  if (!fact->has_value)
    return _("{move}! No move leads to a better result.");
  if (fact->value == 0)
    return _("{move}! With best play the game is a draw, and no move does better.");
  if (fact->value < 0)
    return best_loss_sentence (is_white, -fact->value);
  return g_dngettext (GETTEXT_PACKAGE,
                      "{move}! With best play you win by {count} disc, and no move does better.",
                      "{move}! With best play you win by {count} discs, and no move does better.",
                      (gulong) fact->value);
}

/* A clause that can stand alone. */
static const char *
result_clause (int value)
{
  if (value == 0)
    /* Translators: a sentence without its full stop; what could be better follows it. */
    return _("With best play {move} leads to a draw");
  if (value > 0)
    /* Translators: a sentence without its full stop; what could be better follows it. The learner
     * is the one who wins. */
    return g_dngettext (GETTEXT_PACKAGE, "With best play {move} wins by {count} disc",
                        "With best play {move} wins by {count} discs", (gulong) value);
  /* Translators: a sentence without its full stop; what could be better follows it. The learner
   * is the one who loses. */
  return g_dngettext (GETTEXT_PACKAGE, "With best play {move} loses by {count} disc",
                      "With best play {move} loses by {count} discs", (gulong) -value);
}

static char *
not_best_text (const SumiFact *fact)
{
  SumiBlanks value = { .move = fact->move, .count = ABS (fact->value) };
  SumiBlanks excess = { .count = fact->excess };
  g_autofree char *first = NULL, *last = NULL;

  if (!fact->has_value)
    return sumi_words_fill (_("There is a move with a better result than {move}."), &value);
  first = sumi_words_fill (result_clause (fact->value), &value);
  /* Translators: a sentence without its full stop, after "With best play d3 loses by 4 discs". */
  last = sumi_words_fill (
    g_dngettext (GETTEXT_PACKAGE, "a result that is better by {count} disc is possible",
                 "a result that is better by {count} discs is possible", (gulong) fact->excess),
    &excess);
  /* Translators: two sentences in one, as in "d3 leaves White 7 moves; 2 fewer are possible." */
  return sumi_words_fill (_("{first}; {last}."), &(SumiBlanks){ .first = first, .last = last });
}

static const char *
wins_sentence (const SumiFact *fact)
{
  if (fact->has_value)
    return g_dngettext (GETTEXT_PACKAGE, "{move}! With best play you win by {count} disc.",
                        "{move}! With best play you win by {count} discs.",
                        (gulong) fact->value);
  if (fact->task.by == 1)
    return _("{move}! With best play you win.");
  return g_dngettext (GETTEXT_PACKAGE, "{move}! With best play you win by at least {count} disc.",
                      "{move}! With best play you win by at least {count} discs.",
                      (gulong) fact->task.by);
}

/* What comes of the opponent's best answer; MARGIN: at least 1. */
static const char *
answer_sentence (gboolean is_white, int value, int margin)
{
  gulong n = (gulong) margin;

  if (value == 0)
    /* Translators: {reply} is the best answer to the wrong move: "f1", or "f1 (or b6, c8)". */
    return is_white ? _("After {move} White can answer {reply} and hold you to a draw.")
                    : _("After {move} Black can answer {reply} and hold you to a draw.");
  if (value > 0)
    return is_white
             ? g_dngettext (GETTEXT_PACKAGE,
                            "After {move} White can answer {reply} and lose by only {count} disc.",
                            "After {move} White can answer {reply} and lose by only {count} discs.",
                            n)
             : g_dngettext (GETTEXT_PACKAGE,
                            "After {move} Black can answer {reply} and lose by only {count} disc.",
                            "After {move} Black can answer {reply} and lose by only {count} discs.",
                            n);
  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "After {move} White can answer {reply} and win by {count} disc.",
                          "After {move} White can answer {reply} and win by {count} discs.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "After {move} Black can answer {reply} and win by {count} disc.",
                          "After {move} Black can answer {reply} and win by {count} discs.", n);
}

/* Where the opponent has no answer to give. */
static const char *
no_answer_sentence (const SumiFact *fact)
{
  if (!fact->has_value && fact->task.by == 1)
    return _("With best play {move} does not win.");
  if (!fact->has_value)
    return g_dngettext (GETTEXT_PACKAGE, "With best play {move} does not win by {count} disc.",
                        "With best play {move} does not win by {count} discs.",
                        (gulong) fact->task.by);
  if (fact->value == 0)
    return _("With best play {move} leads to a draw.");
  if (fact->value > 0)
    return g_dngettext (GETTEXT_PACKAGE, "With best play {move} wins by only {count} disc.",
                        "With best play {move} wins by only {count} discs.", (gulong) fact->value);
  return g_dngettext (GETTEXT_PACKAGE, "With best play {move} loses by {count} disc.",
                      "With best play {move} loses by {count} discs.", (gulong) -fact->value);
}

static const char *
choose_sentence (const SumiFact *fact, gboolean is_white)
{
  if (fact->kind == SUMI_FACT_BEST)
    return best_sentence (fact, is_white);
  if (fact->kind == SUMI_FACT_WINS)
    return wins_sentence (fact);
  if (fact->kind == SUMI_FACT_NOT_WON)
    return fact->reply == SUMI_SQUARE_NONE
             ? no_answer_sentence (fact)
             : answer_sentence (is_white, fact->value, ABS (fact->value));

  g_return_val_if_fail (fact->kind == SUMI_FACT_BEST_REPLY, "");
  /* Translators: {reply}: "f1", or "f1 (or b6, c8)". */
  return is_white ? _("White's best answer to {move} is {reply}.")
                  : _("Black's best answer to {move} is {reply}.");
}

/* The sentence of a fact that was found for a win task, or for a best task by score. */
char *
sumi_fact_score_to_text (const SumiFact *fact)
{
  gboolean is_white = fact->side == SUMI_BLACK;
  g_autofree char *reply = sumi_words_reply (fact->reply, fact->others);

  if (fact->kind == SUMI_FACT_NOT_BEST)
    return not_best_text (fact);
  return sumi_words_fill (choose_sentence (fact, is_white),
                          &(SumiBlanks){ .move = fact->move,
                                         .reply = reply,
                                         .count = fact->has_value ? ABS (fact->value)
                                                                  : fact->task.by });
}
