/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include "sumi-sentence.h"
#include "sumi-words.h"

/* Here the opponent is the attacker, whom each sentence names; the learner is "you". */

static const SumiSentence denies_next[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {move} is the right move; {squares}: corners, as in "a1 or h8". */
    .of = { { N_("{move}! Black cannot take a corner on its next move.") },
            { N_("{move}! White cannot take a corner on its next move.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("{move}! Black cannot take {squares} on its next move.") },
            { N_("{move}! White cannot take {squares} on its next move.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("{move}! Black cannot make you pass with its next move.") },
            { N_("{move}! White cannot make you pass with its next move.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { { N_("{move}! Whatever Black plays next, it does not leave you too few moves.") },
            { N_("{move}! Whatever White plays next, it does not leave you too few moves.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("{move}! Black cannot turn all your discs with its next move.") },
            { N_("{move}! White cannot turn all your discs with its next move.") } },
  },
};

/* {count} is at least 2; or it is 1, which is not said, as the opponent passes before that move. */
static const SumiSentence denies_within[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {squares}: corners, as in "a1 or h8". */
    .of = { P_("{move}! Black cannot force a corner on its next move.",
               "{move}! Black cannot force a corner within its next {count} moves."),
            P_("{move}! White cannot force a corner on its next move.",
               "{move}! White cannot force a corner within its next {count} moves.") },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { P_("{move}! Black cannot be sure of taking {squares} on its next move.",
               "{move}! Black cannot be sure of taking {squares} within its next {count} moves."),
            P_("{move}! White cannot be sure of taking {squares} on its next move.",
               "{move}! White cannot be sure of taking {squares} within its next {count} moves.") },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { P_("{move}! Black cannot force you to pass with its next move.",
               "{move}! Black cannot force you to pass within its next {count} moves."),
            P_("{move}! White cannot force you to pass with its next move.",
               "{move}! White cannot force you to pass within its next {count} moves.") },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { P_("{move}! Black cannot be sure of leaving you too few moves with its next move.",
               "{move}! Black cannot be sure of leaving you too few moves within its next {count} "
               "moves."),
            P_("{move}! White cannot be sure of leaving you too few moves with its next move.",
               "{move}! White cannot be sure of leaving you too few moves within its next {count} "
               "moves.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { P_("{move}! Black cannot be sure of turning all your discs with its next move.",
               "{move}! Black cannot be sure of turning all your discs within its next {count} "
               "moves."),
            P_("{move}! White cannot be sure of turning all your discs with its next move.",
               "{move}! White cannot be sure of turning all your discs within its next {count} "
               "moves.") },
  },
};

static const SumiSentence allows_now[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {move} was wrong; {reply} is an answer that shows it: "f1", or "f1 (or b6, c8)".
     * {squares}: the corners that can be taken, as in "a1 or h8". */
    .of = { { N_("After {move} Black can take {squares}.") },
            { N_("After {move} White can take {squares}.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("After {move} Black can take {squares}.") },
            { N_("After {move} White can take {squares}.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("After {move} Black can answer {reply}; then you have no move and must pass.") },
            { N_("After {move} White can answer {reply}; then you have no move and must pass.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { { N_("After {move} Black can answer {reply}; then you have no move.") },
            { N_("After {move} White can answer {reply}; then you have no move.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("After {move} Black can answer {reply}; then you have no disc left.") },
            { N_("After {move} White can answer {reply}; then you have no disc left.") } },
  },
};

static const SumiSentence allows_few_moves = {
  /* Translators: {reply} is an answer to {move}: "f1", or "f1 (or b6, c8)". */
  .of = { P_("After {move} Black can answer {reply}; then you have only {count} move.",
             "After {move} Black can answer {reply}; then you have only {count} moves."),
          P_("After {move} White can answer {reply}; then you have only {count} move.",
             "After {move} White can answer {reply}; then you have only {count} moves.") },
};

static const SumiSentence allows_later[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {move} was wrong; {reply} is an answer that shows it: "f1", or "f1 (or b6, c8)".
     * {squares}: the corners asked for, as in "a1 or h8". */
    .of = { { N_("After {move} Black can answer {reply} and then force a corner.") },
            { N_("After {move} White can answer {reply} and then force a corner.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("After {move} Black can answer {reply} and then be sure of taking {squares}.") },
            { N_("After {move} White can answer {reply} and then be sure of taking {squares}.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("After {move} Black can answer {reply} and then force you to pass.") },
            { N_("After {move} White can answer {reply} and then force you to pass.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { { N_("After {move} Black can answer {reply} and then be sure of leaving you too few "
                 "moves.") },
            { N_("After {move} White can answer {reply} and then be sure of leaving you too few "
                 "moves.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("After {move} Black can answer {reply} and then be sure of turning all your "
                 "discs.") },
            { N_("After {move} White can answer {reply} and then be sure of turning all your "
                 "discs.") } },
  },
};

static const SumiSentence allows_after_pass[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {squares}: corners, as in "a1 or h8". */
    .of = { { N_("After {move} Black must pass, but whatever you play then, Black can force a "
                 "corner.") },
            { N_("After {move} White must pass, but whatever you play then, White can force a "
                 "corner.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("After {move} Black must pass, but whatever you play then, Black can be sure of "
                 "taking {squares}.") },
            { N_("After {move} White must pass, but whatever you play then, White can be sure of "
                 "taking {squares}.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("After {move} Black must pass, but whatever you play then, Black can force you to "
                 "pass.") },
            { N_("After {move} White must pass, but whatever you play then, White can force you to "
                 "pass.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { { N_("After {move} Black must pass, but whatever you play then, Black can be sure of "
                 "leaving you too few moves.") },
            { N_("After {move} White must pass, but whatever you play then, White can be sure of "
                 "leaving you too few moves.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("After {move} Black must pass, but whatever you play then, Black can be sure of "
                 "turning all your discs.") },
            { N_("After {move} White must pass, but whatever you play then, White can be sure of "
                 "turning all your discs.") } },
  },
};

static const SumiSentence *
choose_allows (const SumiFact *fact, SumiGoalForm form)
{
  if (fact->reply == SUMI_SQUARE_PASS)
    return &allows_after_pass[form];
  if (fact->way != SUMI_WAY_AT_ONCE)
    return &allows_later[form];
  return form == SUMI_GOAL_FORM_MOBILITY && fact->count > 0 ? &allows_few_moves : &allows_now[form];
}

/* The sentence of a fact that was found for a deny task. Owned by the caller. */
char *
sumi_fact_deny_to_text (const SumiFact *fact)
{
  SumiGoalForm form = sumi_goal_form_of (&fact->task.goal);
  gboolean is_wrong = fact->kind == SUMI_FACT_ALLOWS;
  gboolean is_next = fact->task.within == 1 && fact->reply != SUMI_SQUARE_PASS;
  const SumiSentence *sentence = is_next ? &denies_next[form] : &denies_within[form];
  g_autofree char *reply = sumi_words_reply (fact->reply, fact->others);
  g_autofree char *squares
    = sumi_words_any (fact->squares != 0 ? fact->squares : fact->task.goal.corners);
  SumiBlanks blanks = { .move = fact->move,
                        .reply = reply,
                        .squares = squares,
                        .count = is_wrong ? fact->count : fact->task.within };

  g_return_val_if_fail (is_wrong || fact->kind == SUMI_FACT_DENIES, NULL);
  if (is_wrong)
    sentence = choose_allows (fact, form);
  return sumi_sentence_fill (sentence, sumi_color_opposite (fact->side), &blanks);
}
