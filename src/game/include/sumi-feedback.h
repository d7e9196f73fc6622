/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is said to the learner beside the board, as sayings, with the squares that the board marks.
 * The words are made where it is shown. */

#include "sumi-judgement.h"
#include "sumi-saying.h"

typedef enum
{
  SUMI_FEEDBACK_NONE,
  SUMI_FEEDBACK_RIGHT,
  SUMI_FEEDBACK_WRONG,
  SUMI_FEEDBACK_ILLEGAL,
  SUMI_FEEDBACK_HINT,
  SUMI_FEEDBACK_REPLY, /* the opponent answered; your turn again */
  SUMI_FEEDBACK_SOLVED,
  SUMI_FEEDBACK_SHOWN, /* the solution, on demand */
  SUMI_FEEDBACK_UNDECIDED,
  SUMI_FEEDBACK_FAILED, /* a game is over without the aim */
  SUMI_FEEDBACK_WARNING, /* a move that is not played yet has a proved disadvantage */
  SUMI_FEEDBACK_WHY,    /* what the last move does */
  SUMI_FEEDBACK_RESULT, /* a game is over */
  SUMI_FEEDBACK_LOST,   /* a game is over, and the program has won it */
} SumiFeedbackKind;

/* What is said beside the board, and what the board shows with it. */
typedef struct
{
  SumiFeedbackKind kind;
  GArray *headline; /* of SumiSaying, one after the other; empty where there is nothing to say */
  GArray *details;  /* of SumiSaying: further facts, each for itself */
  GArray *more;     /* of SumiSaying: what else is known, shown on demand */
  SumiBitboard good, bad; /* squares to be marked */
  SumiBitboard lit;       /* squares that a hint speaks of */
  SumiBitboard missed;    /* squares of the answer that the learner's leaves out */
  SumiBitboard surplus;   /* squares of the learner's answer that are not in the right one */
  SumiSquare arrow_from, arrow_to; /* SUMI_SQUARE_NONE: no arrow */
  int step, n_steps;      /* of a hint: which of how many, from 1; otherwise 0 */
} SumiFeedback;

void              sumi_feedback_init         (SumiFeedback *feedback);
void              sumi_feedback_clear        (SumiFeedback *feedback);
void              sumi_feedback_silence      (SumiFeedback *feedback);
void              sumi_feedback_say          (SumiFeedback *feedback, SumiFeedbackKind kind,
                                              SumiSaying saying);
void              sumi_feedback_say_more     (SumiFeedback *feedback, SumiSaying saying);
void              sumi_feedback_add          (SumiFeedback *feedback, SumiSaying saying);
void              sumi_feedback_keep         (SumiFeedback *feedback, SumiSaying saying);
void              sumi_feedback_crown        (SumiFeedback *feedback, SumiFeedbackKind kind,
                                              SumiSaying saying);
void              sumi_feedback_judge        (SumiFeedback *feedback,
                                              const SumiJudgement *judgement, SumiSquare move);
void              sumi_feedback_hold_back    (SumiFeedback *feedback,
                                              const SumiJudgement *judgement, SumiSquare move);
void              sumi_feedback_explain      (SumiFeedback *feedback, const SumiText *author);
void              sumi_feedback_look_back    (SumiFeedback *feedback,
                                              const SumiJudgement *judgement, SumiSquare move);
void              sumi_feedback_reply        (SumiFeedback *feedback, SumiPosition before,
                                              SumiSquare reply, gboolean is_other);
gboolean          sumi_feedback_refuse_turning (SumiFeedback *feedback, SumiPosition before,
                                              SumiSquare move, SumiSquare square);

gboolean          sumi_feedback_is_silent    (const SumiFeedback *feedback);
SumiSaying        sumi_feedback_get_headline (const SumiFeedback *feedback);
const SumiSaying *sumi_feedback_get_detail   (const SumiFeedback *feedback, guint index);
const SumiSaying *sumi_feedback_find         (const SumiFeedback *feedback, SumiSayingKind kind);
