/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The hints to a task, from the idea to the answer; each step is computed from the judgement. */

#include "sumi-answer.h"
#include "sumi-judgement.h"
#include "sumi-saying.h"

/* To a task that is answered by a move. */
typedef enum
{
  SUMI_HINT_IDEA,    /* what to look for */
  SUMI_HINT_REPLIES, /* a question to be answered on the board, where sumi_hint_ask() has one;
                      * else how many replies the opponent will have after the right move */
  SUMI_HINT_REGION,  /* the part of the board */
  SUMI_HINT_PAIR,    /* two squares, one of which is right */
  SUMI_HINT_MOVE,    /* the move */
  SUMI_N_HINTS,
} SumiHintLevel;

/* To a task that is answered in another way; no rung before the last gives the answer. */
typedef enum
{
  SUMI_ANSWER_HINT_IDEA,   /* how to go about it */
  SUMI_ANSWER_HINT_NARROW, /* how many there are, or within which bounds the number lies */
  SUMI_ANSWER_HINT_FIRST,  /* the first few of them, or closer bounds */
  SUMI_ANSWER_HINT_ANSWER, /* all of it */
  SUMI_N_ANSWER_HINTS,
} SumiAnswerHintLevel;

/* A legal move as a ladder sees it. */
typedef struct
{
  SumiSquare move;
  gboolean is_right, is_wrong; /* neither: it is not known */
  int distance;                /* of a right move: moves until the goal */
  int excess;                  /* by how much a wrong move is worse than the best, where known */
  int n_refutations, n_replies, n_flips;
} SumiLadderMove;

/* The moves that a ladder leads through: those that were judged or, for a hint that is an estimate,
 * those that were compared. */
typedef struct
{
  SumiBitboard legal, right;
  int n_moves;
  SumiLadderMove moves[64]; /* in the order of the squares */
} SumiLadder;

void       sumi_ladder_init        (SumiLadder *ladder, SumiPosition position);
void       sumi_ladder_judge       (SumiLadder *ladder, const SumiJudgement *judgement);
SumiSquare sumi_ladder_find_move   (const SumiLadder *ladder);
SumiRegion sumi_ladder_find_region (const SumiLadder *ladder, SumiBitboard *out_squares);
SumiBitboard sumi_ladder_find_pair (const SumiLadder *ladder);
SumiSaying sumi_ladder_get_region  (const SumiLadder *ladder);
SumiSaying sumi_ladder_get_pair    (const SumiLadder *ladder);

SumiSaying sumi_hint_make          (const SumiJudgement *judgement, SumiHintLevel level);
gboolean   sumi_hint_ask           (const SumiJudgement *judgement, SumiSaying *out_question,
                                    SumiBitboard *out_squares);
guint      sumi_hint_answer        (const SumiJudgement *judgement, SumiBitboard marks,
                                    SumiSaying out_sayings[2]);
SumiSaying sumi_answer_hint_make   (const SumiAnswer *answer, const SumiTask *task,
                                    SumiPosition position, SumiAnswerHintLevel level);
