/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-words.h"

#include "sumi-fact-tasks.h"
#include "sumi-notation.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* Longer lists are left to the board, which shows the squares of a fact. */
#define MAX_LISTED 8

/* What fits a move whatever is asked, by kind; the opponent is named. */
static const SumiSentence sentences[SUMI_N_FACT_KINDS] = {
  [SUMI_FACT_FLIPS] = {
    /* Translators: {squares} is a list, as in "a1, b2 and c3". */
    .any = P_("{move} turns {count} disc: {squares}.",
              "{move} turns {count} discs: {squares}."),
  },
  [SUMI_FACT_MOBILITY] = {
    /* Translators: {squares} lists those after the move, as in "a1, b2 and c3". */
    .of = { { N_("Moves open to Black: {before} before {move}, {after} after it: {squares}.") },
            { N_("Moves open to White: {before} before {move}, {after} after it: {squares}.") } },
  },
  [SUMI_FACT_FRONTIER] = {
    /* Translators: numbers of the learner's frontier discs. */
    .any = { N_("Your discs next to an empty square: {before} before {move}, {after} after it.") },
  },
  [SUMI_FACT_STABLE] = {
    /* Translators: numbers of the learner's discs that were proved stable; there may be more. */
    .any = { N_("Your discs that can never be turned: at least {before} before {move}, at least "
                "{after} after it.") },
  },
  [SUMI_FACT_GIVES_CORNER] = {
    /* Translators: {squares} are corners, as in "a1 or h8". */
    .of = { { N_("After {move} Black can take {squares}.") },
            { N_("After {move} White can take {squares}.") } },
  },
  [SUMI_FACT_MUST_PASS] = {
    .of = { { N_("Black has no move and must pass.") },
            { N_("White has no move and must pass.") } },
  },
  [SUMI_FACT_GAME_OVER] = {
    .any = { N_("After {move} neither side can move: the game is over.") },
  },
  [SUMI_FACT_ONLY_REPLY] = {
    .of = { { N_("Black's only move is {reply}.") },
            { N_("White's only move is {reply}.") } },
  },
  [SUMI_FACT_ALSO_REFUTED] = {
    /* Translators: {squares} are answers to the wrong move {move}: "b2 and c3". */
    .any = { N_("Other answers that refute {move}: {squares}.") },
  },
};

static const SumiSentence flips_many
  = { .any = P_("{move} turns {count} disc.",
                "{move} turns {count} discs.") };

static const SumiSentence mobility_none = {
  /* Translators: how many squares White could play on. */
  .of = { { N_("Moves open to Black: {before} before {move}, none after it.") },
          { N_("Moves open to White: {before} before {move}, none after it.") } },
};

static const SumiSentence mobility_new = {
  /* Translators: how many squares White could play on; {squares} lists those after the move, as in
   * "a1, b2 and c3". */
  .of = { { N_("Moves open to Black: none before {move}, {after} after it: {squares}.") },
          { N_("Moves open to White: none before {move}, {after} after it: {squares}.") } },
};

static const SumiSentence mobility_never
  /* Translators: how many squares White could play on. */
  = { .of = { { N_("Moves open to Black: none before {move}, and none after it.") },
              { N_("Moves open to White: none before {move}, and none after it.") } } };

static const SumiSentence mobility_many
  = { .of = { { N_("Moves open to Black: {before} before {move}, {after} after it.") },
              { N_("Moves open to White: {before} before {move}, {after} after it.") } } };

static const SumiSentence stable_new = {
  /* Translators: the number of the learner's discs that were proved stable; there may be more. */
  .any = { N_("Your discs that can never be turned: none proved before {move}, at least {after} "
              "after it.") },
};

static const SumiSentence gives_new_corner = {
  /* Translators: {squares} are the corners that White could not take before {move}, as in "a1 and
   * h8". */
  .of = { { N_("{move} lets Black take {squares}.") },
          { N_("{move} lets White take {squares}.") } },
};

/* NULL if FACT is worded by what is asked. */
static const SumiSentence *
choose_sentence (const SumiFact *fact)
{
  switch ((int) fact->kind)
    {
    case SUMI_FACT_FLIPS:
      return fact->count > MAX_LISTED ? &flips_many : &sentences[fact->kind];
    case SUMI_FACT_MOBILITY:
      if (fact->after == 0)
        return fact->before == 0 ? &mobility_never : &mobility_none;
      if (fact->before == 0)
        return &mobility_new;
      return fact->after > MAX_LISTED ? &mobility_many : &sentences[fact->kind];
    case SUMI_FACT_GIVES_CORNER:
      return fact->squares == fact->others ? &gives_new_corner : &sentences[fact->kind];
    case SUMI_FACT_MUST_PASS:
    case SUMI_FACT_ONLY_REPLY:
      return fact->squares == 0 ? &sentences[fact->kind] : NULL;
    case SUMI_FACT_STABLE:
      return fact->before == 0 ? &stable_new : &sentences[fact->kind];
    case SUMI_FACT_FRONTIER:
    case SUMI_FACT_GAME_OVER:
    case SUMI_FACT_ALSO_REFUTED:
      return &sentences[fact->kind];
    default:
      return NULL;
    }
}

/* What FACT says, in one sentence in the user's language, for the caller to free. */
char *
sumi_fact_to_text (const SumiFact *fact)
{
  const SumiSentence *sentence = choose_sentence (fact);
  g_autofree char *squares = NULL;

  if (fact->kind >= SUMI_FACT_TOOK_ONLY)
    return sumi_coach_fact_to_text (fact);
  if (sentence == NULL)
    {
      switch (fact->task.type)
        {
        case SUMI_TASK_FORCE:
          return sumi_fact_force_to_text (fact);
        case SUMI_TASK_DENY:
          return sumi_fact_deny_to_text (fact);
        case SUMI_TASK_WIN:
          return sumi_fact_score_to_text (fact);
        case SUMI_TASK_BEST:
          return fact->task.measure == SUMI_MEASURE_SCORE ? sumi_fact_score_to_text (fact)
                                                          : sumi_fact_best_to_text (fact);
        case SUMI_TASK_LINE:
          return sumi_fact_line_to_text (fact);
        case SUMI_TASK_MARK:
        case SUMI_TASK_COUNT:
        case SUMI_TASK_FLIP:
        case SUMI_TASK_CHOOSE:
        case SUMI_TASK_REASON:
        case SUMI_TASK_PLAY:
        case SUMI_N_TASK_TYPES:
        default:
          g_return_val_if_reached (NULL);
        }
    }

  squares = sumi_words_all (fact->squares);
  if (fact->kind == SUMI_FACT_GIVES_CORNER && fact->squares != fact->others)
    {
      g_free (squares);
      squares = sumi_words_any (fact->squares);
    }
  return sumi_sentence_fill (sentence, sumi_color_opposite (fact->side),
                             &(SumiBlanks){ .move = fact->move,
                                            .reply = sumi_square_to_name (fact->reply),
                                            .squares = squares,
                                            .count = fact->count,
                                            .before = fact->before,
                                            .after = fact->after });
}
