/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include "sumi-sentence.h"
#include "sumi-words.h"

/* By what is measured; each names the opponent, if anybody. */

static const SumiSentence best[SUMI_N_MEASURES] = {
  [SUMI_MEASURE_MOBILITY] = {
    .of = { P_("{move}! Black has {count} move left, and no move leaves fewer.",
               "{move}! Black has {count} moves left, and no move leaves fewer."),
            P_("{move}! White has {count} move left, and no move leaves fewer.",
               "{move}! White has {count} moves left, and no move leaves fewer.") },
  },
  [SUMI_MEASURE_FRONTIER] = {
    /* Translators: {count} is how many of the learner's discs have an empty neighbour. */
    .any = P_("{move}! You have {count} disc next to an empty square, and no move leaves fewer.",
              "{move}! You have {count} discs next to an empty square, and no move leaves fewer."),
  },
  [SUMI_MEASURE_OPENNESS] = {
    /* Translators: "it" is the move {move}. */
    .any = P_("{move}! The discs it turns touch {count} empty square, and no move turns discs that "
              "touch fewer.",
              "{move}! The discs it turns touch {count} empty squares, and no move turns discs "
              "that touch fewer."),
  },
  [SUMI_MEASURE_POTENTIAL] = {
    /* Translators: {count} is how many empty squares have a disc of the learner's beside them. */
    .any = P_("{move}! Your discs touch {count} empty square, and no move leaves fewer.",
              "{move}! Your discs touch {count} empty squares, and no move leaves fewer."),
  },
};

/* The same where the measure counts nothing. */
static const SumiSentence best_none[SUMI_N_MEASURES] = {
  [SUMI_MEASURE_MOBILITY] = {
    .of = { { N_("{move}! Black has no move.") },
            { N_("{move}! White has no move.") } },
  },
  [SUMI_MEASURE_FRONTIER] = {
    .any = { N_("{move}! None of your discs lies next to an empty square.") },
  },
  [SUMI_MEASURE_OPENNESS] = { .any = { N_("{move}! The discs it turns touch no empty square.") } },
  [SUMI_MEASURE_POTENTIAL] = { .any = { N_("{move}! Your discs touch no empty square.") } },
};

/* What the measure counts, at least 1; clauses that can stand alone. */
static const SumiSentence clauses[SUMI_N_MEASURES] = {
  [SUMI_MEASURE_MOBILITY] = {
    /* Translators: a sentence without its full stop; what could be better follows it. */
    .of = { P_("{move} leaves Black {count} move",
               "{move} leaves Black {count} moves"),
            P_("{move} leaves White {count} move",
               "{move} leaves White {count} moves") },
  },
  [SUMI_MEASURE_FRONTIER] = {
    /* Translators: a sentence without its full stop; what could be better follows it. */
    .any = P_("{move} leaves you {count} disc next to an empty square",
              "{move} leaves you {count} discs next to an empty square"),
  },
  [SUMI_MEASURE_OPENNESS] = {
    /* Translators: a sentence without its full stop; what could be better follows it. */
    .any = P_("The discs that {move} turns touch {count} empty square",
              "The discs that {move} turns touch {count} empty squares"),
  },
  [SUMI_MEASURE_POTENTIAL] = {
    /* Translators: a sentence without its full stop; what could be better follows it. */
    .any = P_("After {move} your discs touch {count} empty square",
              "After {move} your discs touch {count} empty squares"),
  },
};

static const SumiSentence fewer = {
  /* Translators: a sentence without its full stop, after "d3 leaves White 7 moves": another move
   * leaves {count} moves, discs or squares fewer. */
  .any = P_("{count} fewer is possible", "{count} fewer are possible"),
};

/* Two numbers, each with a plural of its own, take two sentences, set side by side. */
static char *
not_best_text (const SumiFact *fact, SumiColor opponent)
{
  SumiBlanks value = { .move = fact->move, .count = fact->value };
  SumiBlanks excess = { .count = fact->excess };
  g_autofree char *first = sumi_sentence_fill (&clauses[fact->task.measure], opponent, &value);
  g_autofree char *last = sumi_sentence_fill (&fewer, opponent, &excess);

  /* Translators: two sentences in one, as in "d3 leaves White 7 moves; 2 fewer are possible." */
  return sumi_words_fill (_("{first}; {last}."), &(SumiBlanks){ .first = first, .last = last });
}

/* The sentence of a fact that was found for a best task by another measure than the score. Owned by
 * the caller. */
char *
sumi_fact_best_to_text (const SumiFact *fact)
{
  SumiColor opponent = sumi_color_opposite (fact->side);
  SumiMeasure measure = fact->task.measure;

  if (fact->kind == SUMI_FACT_NOT_BEST)
    return not_best_text (fact, opponent);

  g_return_val_if_fail (fact->kind == SUMI_FACT_BEST, NULL);
  return sumi_sentence_fill (fact->value == 0 ? &best_none[measure] : &best[measure], opponent,
                             &(SumiBlanks){ .move = fact->move, .count = fact->value });
}
