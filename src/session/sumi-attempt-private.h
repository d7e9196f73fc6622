/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the two halves of an attempt share: sumi-attempt.c is the object and what is asked of it,
 * sumi-attempt-course.c is what happens on a turn. */

#include "sumi-attempt.h"

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

typedef void (*Step) (SumiAttempt *self);

struct _SumiAttempt
{
  GObject parent_instance;

  SumiPack *pack;
  const SumiExercise *exercise;
  SumiAttemptPace pace;
  gboolean every_reply;

  SumiAttemptState state;
  Turn turn;
  GArray *past; /* of Turn, the oldest first */
  SumiPosition shown;
  SumiSquare last_move;
  SumiSquare undone_move;
  SumiFeedback feedback;
  guint n_hints; /* given on this turn */
  gboolean was_shown;

  SumiJudgement *judgement; /* of the turn; NULL while it is searched for */
  GCancellable *search;
  SumiSquare awaiting;      /* a move made before the judgement was there */
  gboolean awaits_hint, awaits_solution;

  SumiSquare move;          /* the judged move that a step goes on from */
  SumiJudgement *first;     /* of the puzzle's position, with its right move, for the replay */
  SumiSquare first_move;
  SumiJudgement *replay;
  SumiSquare replay_move;

  Step step; /* what happens next by itself */
  guint timer;
};

void  sumi_attempt_emit_changed        (SumiAttempt *self);
void  sumi_attempt_turn_clear          (gpointer data);
void  sumi_attempt_set_replay          (SumiAttempt *self, SumiJudgement *judgement,
                                        SumiSquare move);
void  sumi_attempt_stop_timer          (SumiAttempt *self);
void  sumi_attempt_stop_search         (SumiAttempt *self);
void  sumi_attempt_set_undecided       (SumiAttempt *self, const char *headline);
void  sumi_attempt_show_turn           (SumiAttempt *self);
void  sumi_attempt_begin_turn          (SumiAttempt *self, SumiPosition position,
                                        SumiSquare last_move, const SumiTask *task);
void  sumi_attempt_begin_puzzle        (SumiAttempt *self);
void  sumi_attempt_settle_move         (SumiAttempt *self, SumiSquare move);
guint sumi_attempt_count_authors_hints (SumiAttempt *self);
void  sumi_attempt_give_hint           (SumiAttempt *self);
void  sumi_attempt_give_solution       (SumiAttempt *self);
