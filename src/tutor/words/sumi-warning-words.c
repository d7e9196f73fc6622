/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-warning-words.h"

#include "sumi-notation.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* The opponent is named, if anybody; the learner is "you". */

static const SumiSentence takes_corner = {
  /* Translators: {move} is a square, {squares} is one corner, or several as in "a1 or h8". */
  .of = { { N_("After {move} Black can take {squares} at once. Play it anyway?") },
          { N_("After {move} White can take {squares} at once. Play it anyway?") } },
};

static const SumiSentence forces_corner = {
  /* Translators: {move} and {reply} are squares. */
  .of = { { N_("After {move} Black can force a corner within two moves, beginning with {reply}. "
               "Play it anyway?") },
          { N_("After {move} White can force a corner within two moves, beginning with {reply}. "
               "Play it anyway?") } },
};

static const SumiSentence passes_and_forces
  = { .of = { { N_("After {move} Black has to pass, and can then force a corner within two moves. "
                   "Play it anyway?") },
              { N_("After {move} White has to pass, and can then force a corner within two moves. "
                   "Play it anyway?") } } };

static const SumiSentence win_to_loss = {
  /* Translators: {before} and {after} are numbers of discs. */
  .any = { N_("With best play you can win by {before}. After {move} your opponent can win by "
              "{after}. Play it anyway?") },
};

static const SumiSentence win_to_draw
  = { .any = { N_("With best play you can win by {before}. After {move} your opponent can reach a "
                  "draw. Play it anyway?") } };

static const SumiSentence draw_to_loss
  = { .any = { N_("With best play you can reach a draw. After {move} your opponent can win by "
                  "{after}. Play it anyway?") } };

/* NULL if nothing is known to speak against the move. */
static const SumiSentence *
choose_sentence (const SumiWarning *warning)
{
  switch (warning->kind)
    {
    case SUMI_WARN_CORNER:
      return &takes_corner;
    case SUMI_WARN_FORCED_CORNER:
      return warning->reply >= SUMI_SQUARE_PASS ? &passes_and_forces : &forces_corner;
    case SUMI_WARN_RESULT:
      if (warning->best_result <= 0)
        return &draw_to_loss;
      return warning->result < 0 ? &win_to_loss : &win_to_draw;
    case SUMI_WARN_NEVER:
    case SUMI_N_WARNINGS:
    default:
      return NULL;
    }
}

/**
 * sumi_warning_to_text: the warning as a question, for the caller to free; NULL if nothing is known
 * to speak against the move.
 */
char *
sumi_warning_to_text (const SumiWarning *warning)
{
  const SumiSentence *sentence = choose_sentence (warning);
  g_autofree char *corners = sumi_words_any (warning->corners);

  if (sentence == NULL)
    return NULL;
  return sumi_sentence_fill (sentence, sumi_color_opposite (warning->side),
                             &(SumiBlanks){ .move = warning->move,
                                            .reply = sumi_square_to_name (warning->reply),
                                            .squares = corners,
                                            .before = ABS (warning->best_result),
                                            .after = ABS (warning->result) });
}
