/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include "sumi-sentence.h"
#include "sumi-words.h"

/* Results against best play, counted in discs on the board. */

/* What the game comes to for the learner. */
typedef enum
{
  WIN,
  DRAW,
  LOSS,
  N_RESULTS,
} Result;

/* No move does better; {count}: the discs won or lost by. */
static const SumiSentence best[N_RESULTS] = {
  [WIN] = {
    .any = P_("{move}! With best play you win by {count} disc, and no move does better.",
              "{move}! With best play you win by {count} discs, and no move does better."),
  },
  [DRAW] = { .any = { N_("{move}! With best play the game is a draw, and no move does better.") } },
  [LOSS] = {
    .of = { P_("{move}! With best play Black wins by {count} disc, and no move does better.",
               "{move}! With best play Black wins by {count} discs, and no move does better."),
            P_("{move}! With best play White wins by {count} disc, and no move does better.",
               "{move}! With best play White wins by {count} discs, and no move does better.") },
  },
};

static const SumiSentence best_unknown
  = { .any = { N_("{move}! No move leads to a better result.") } };

/* Clauses that can stand alone. */
static const SumiSentence clauses[N_RESULTS] = {
  [WIN] = {
    /* Translators: a sentence without its full stop; what could be better follows it. The learner
     * is the one who wins. */
    .any = P_("With best play {move} wins by {count} disc",
              "With best play {move} wins by {count} discs"),
  },
  [DRAW] = {
    /* Translators: a sentence without its full stop; what could be better follows it. */
    .any = { N_("With best play {move} leads to a draw") },
  },
  [LOSS] = {
    /* Translators: a sentence without its full stop; what could be better follows it. The learner
     * is the one who loses. */
    .any = P_("With best play {move} loses by {count} disc",
              "With best play {move} loses by {count} discs"),
  },
};

static const SumiSentence is_better
  = { .any = { N_("There is a move with a better result than {move}.") } };

static const SumiSentence better_by = {
  /* Translators: a sentence without its full stop, after "With best play d3 loses by 4 discs". */
  .any = P_("a result that is better by {count} disc is possible",
            "a result that is better by {count} discs is possible"),
};

static const SumiSentence wins_by
  = { .any = P_("{move}! With best play you win by {count} disc.",
                "{move}! With best play you win by {count} discs.") };

static const SumiSentence wins = { .any = { N_("{move}! With best play you win.") } };

static const SumiSentence wins_enough
  = { .any = P_("{move}! With best play you win by at least {count} disc.",
                "{move}! With best play you win by at least {count} discs.") };

/* What the opponent's best answer leads to. */
static const SumiSentence answers[N_RESULTS] = {
  [WIN] = {
    .of = { P_("After {move} Black can answer {reply} and lose by only {count} disc.",
               "After {move} Black can answer {reply} and lose by only {count} discs."),
            P_("After {move} White can answer {reply} and lose by only {count} disc.",
               "After {move} White can answer {reply} and lose by only {count} discs.") },
  },
  [DRAW] = {
    /* Translators: {reply} is the best answer to the wrong move: "f1", or "f1 (or b6, c8)". */
    .of = { { N_("After {move} Black can answer {reply} and hold you to a draw.") },
            { N_("After {move} White can answer {reply} and hold you to a draw.") } },
  },
  [LOSS] = {
    .of = { P_("After {move} Black can answer {reply} and win by {count} disc.",
               "After {move} Black can answer {reply} and win by {count} discs."),
            P_("After {move} White can answer {reply} and win by {count} disc.",
               "After {move} White can answer {reply} and win by {count} discs.") },
  },
};

/* Where the opponent has no answer to give. */
static const SumiSentence no_answer[N_RESULTS] = {
  [WIN] = {
    .any = P_("With best play {move} wins by only {count} disc.",
              "With best play {move} wins by only {count} discs."),
  },
  [DRAW] = { .any = { N_("With best play {move} leads to a draw.") } },
  [LOSS] = {
    .any = P_("With best play {move} loses by {count} disc.",
              "With best play {move} loses by {count} discs."),
  },
};

static const SumiSentence wins_not = { .any = { N_("With best play {move} does not win.") } };

static const SumiSentence wins_not_enough
  = { .any = P_("With best play {move} does not win by {count} disc.",
                "With best play {move} does not win by {count} discs.") };

static const SumiSentence best_reply = {
  /* Translators: {reply}: "f1", or "f1 (or b6, c8)". */
  .of = { { N_("Black's best answer to {move} is {reply}.") },
          { N_("White's best answer to {move} is {reply}.") } },
};

static Result
result_of (int value)
{
  if (value == 0)
    return DRAW;
  return value > 0 ? WIN : LOSS;
}

static char *
not_best_text (const SumiFact *fact)
{
  SumiBlanks value = { .move = fact->move, .count = ABS (fact->value) };
  SumiBlanks excess = { .count = fact->excess };
  g_autofree char *first = NULL, *last = NULL;

  if (!fact->has_value)
    return sumi_sentence_fill (&is_better, fact->side, &value);
  first = sumi_sentence_fill (&clauses[result_of (fact->value)], fact->side, &value);
  last = sumi_sentence_fill (&better_by, fact->side, &excess);
  /* Translators: two sentences in one, as in "d3 leaves White 7 moves; 2 fewer are possible." */
  return sumi_words_fill (_("{first}; {last}."), &(SumiBlanks){ .first = first, .last = last });
}

static const SumiSentence *
choose_wins (const SumiFact *fact)
{
  if (fact->has_value)
    return &wins_by;
  return fact->task.by == 1 ? &wins : &wins_enough;
}

static const SumiSentence *
choose_not_won (const SumiFact *fact)
{
  if (fact->reply != SUMI_SQUARE_NONE)
    return &answers[result_of (fact->value)];
  if (fact->has_value)
    return &no_answer[result_of (fact->value)];
  return fact->task.by == 1 ? &wins_not : &wins_not_enough;
}

/* NULL if FACT is of another kind. */
static const SumiSentence *
choose_sentence (const SumiFact *fact)
{
  switch ((int) fact->kind)
    {
    case SUMI_FACT_BEST:
      return fact->has_value ? &best[result_of (fact->value)] : &best_unknown;
    case SUMI_FACT_WINS:
      return choose_wins (fact);
    case SUMI_FACT_NOT_WON:
      return choose_not_won (fact);
    case SUMI_FACT_BEST_REPLY:
      return &best_reply;
    default:
      return NULL;
    }
}

/* The sentence of a fact that was found for a win task, or for a best task by score. Owned by the
 * caller. */
char *
sumi_fact_score_to_text (const SumiFact *fact)
{
  const SumiSentence *sentence = choose_sentence (fact);
  g_autofree char *reply = sumi_words_reply (fact->reply, fact->others);

  if (fact->kind == SUMI_FACT_NOT_BEST)
    return not_best_text (fact);

  g_return_val_if_fail (sentence != NULL, NULL);
  return sumi_sentence_fill (sentence, sumi_color_opposite (fact->side),
                             &(SumiBlanks){ .move = fact->move,
                                            .reply = reply,
                                            .count = fact->has_value ? ABS (fact->value)
                                                                     : fact->task.by });
}
