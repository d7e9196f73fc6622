/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-warning-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-notation.h"
#include "sumi-words.h"

static char *
word_corner (const SumiWarning *warning)
{
  g_autofree char *corners = sumi_words_any (warning->corners);
  const SumiBlanks blanks = { .move = warning->move, .squares = corners };

  if (warning->side == SUMI_WHITE)
    /* Translators: {move} is a square, {squares} is one corner, or several as in "a1 or h8". */
    return sumi_words_fill (_("After {move} Black can take {squares} at once. Play it anyway?"),
                            &blanks);
  /* Translators: {move} is a square, {squares} is one corner, or several as in "a1 or h8". */
  return sumi_words_fill (_("After {move} White can take {squares} at once. Play it anyway?"),
                          &blanks);
}

static char *
word_forced_corner (const SumiWarning *warning)
{
  const SumiBlanks blanks = { .move = warning->move,
                              .reply = sumi_square_to_name (warning->reply) };

  if (warning->reply >= SUMI_SQUARE_PASS && warning->side == SUMI_WHITE)
    return sumi_words_fill (_("After {move} Black has to pass, and can then force a corner within "
                               "two moves. Play it "
                               "anyway?"),
                            &blanks);
  if (warning->reply >= SUMI_SQUARE_PASS)
    return sumi_words_fill (_("After {move} White has to pass, and can then force a corner within "
                               "two moves. Play it "
                               "anyway?"),
                            &blanks);
  if (warning->side == SUMI_WHITE)
    /* Translators: {move} and {reply} are squares. */
    return sumi_words_fill (_("After {move} Black can force a corner within two moves, beginning "
                               "with {reply}. Play it anyway?"),
                            &blanks);
  /* Translators: {move} and {reply} are squares. */
  return sumi_words_fill (_("After {move} White can force a corner within two moves, beginning "
                             "with {reply}. Play it anyway?"),
                          &blanks);
}

static char *
word_result (const SumiWarning *warning)
{
  const SumiBlanks blanks = { .move = warning->move,
                              .before = ABS (warning->best_result),
                              .after = ABS (warning->result) };

  if (warning->best_result > 0 && warning->result < 0)
    /* Translators: {before} and {after} are numbers of discs. */
    return sumi_words_fill (_("With best play you can win by {before}. After {move} your opponent "
                               "can win by {after}. Play it anyway?"),
                            &blanks);
  if (warning->best_result > 0)
    return sumi_words_fill (_("With best play you can win by {before}. After {move} your opponent "
                               "can reach a draw. Play it anyway?"),
                            &blanks);
  return sumi_words_fill (_("With best play you can reach a draw. After {move} your opponent can "
                             "win by {after}. Play it anyway?"),
                          &blanks);
}

/* The warning as a question; NULL if nothing is known to speak against the move. */
char *
sumi_warning_to_text (const SumiWarning *warning)
{
  switch (warning->kind)
    {
    case SUMI_WARN_CORNER:
      return word_corner (warning);
    case SUMI_WARN_FORCED_CORNER:
      return word_forced_corner (warning);
    case SUMI_WARN_RESULT:
      return word_result (warning);
    case SUMI_WARN_NEVER:
    case SUMI_N_WARNINGS:
    default:
      return NULL;
    }
}
