/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Shared by the two files of an attempt by moves: sumi-move-attempt.c has the functions of the
 * class, sumi-move-attempt-course.c what happens on a turn. */

#include "sumi-move-attempt.h"

/* A turn of the learner: what is restored when a move is taken back. */
typedef struct
{
  SumiPosition position;
  SumiSquare last_move;
  SumiTask task;    /* as in the puzzle, with the moves that are left */
  GArray *branches; /* of Branch: replies still to be answered, the next one last */
  SumiSquare move;  /* the right move that was made on it */
} Turn;

/* A reply of the opponent that the learner has still to answer. */
typedef struct
{
  SumiPosition before;
  SumiSquare reply;
  SumiTask task;
} Branch;

struct _SumiMoveAttempt
{
  SumiAttempt parent_instance;

  Turn turn;
  GArray *past; /* of Turn, the oldest first */

  SumiJudgement *judgement; /* of the turn; NULL while it is searched for */
  SumiSquare awaiting;      /* while judging: the move made before the judgement was there */

  gboolean is_asking;       /* a hint has asked a question, which is answered by marks */
  SumiBitboard asked;       /* its answer */
  SumiBitboard marks;

  SumiSquare move;          /* the judged move that a step goes on from */
  SumiJudgement *first;     /* of the puzzle's position, with its right move, for the replay */
  SumiSquare first_move;
  SumiJudgement *replay;
  SumiSquare replay_move;
};

void sumi_move_attempt_turn_clear    (gpointer data);
void sumi_move_attempt_set_replay    (SumiMoveAttempt *self, SumiJudgement *judgement,
                                      SumiSquare move);
void sumi_move_attempt_begin_turn    (SumiMoveAttempt *self, SumiPosition position,
                                      SumiSquare last_move, const SumiTask *task);
void sumi_move_attempt_settle        (SumiMoveAttempt *self, SumiSquare move);
void sumi_move_attempt_give_solution (SumiMoveAttempt *self);
