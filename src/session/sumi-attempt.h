/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One learner's attempt at one puzzle, as a state machine without a widget.
 *
 * The attempt judges each position in a thread of its own, answers right moves with the reply that
 * resists longest, refutes wrong ones and takes them back. Everything that can be seen of it changes
 * together, announced by the signal "changed". */

#include <gio/gio.h>

#include "sumi-feedback.h"
#include "sumi-pack.h"

#define SUMI_TYPE_ATTEMPT (sumi_attempt_get_type ())
G_DECLARE_FINAL_TYPE (SumiAttempt, sumi_attempt, SUMI, ATTEMPT, GObject)

typedef enum
{
  SUMI_ATTEMPT_YOUR_TURN, /* a move is awaited; it may be judged a moment later */
  SUMI_ATTEMPT_JUDGING,   /* a move was made, and the search that judges it still runs */
  SUMI_ATTEMPT_REPLYING,  /* a right move stands, and the opponent answers in a moment */
  SUMI_ATTEMPT_REFUTING,  /* a wrong move stands, with its refutation, and goes back in a moment */
  SUMI_ATTEMPT_SOLVED,
  SUMI_ATTEMPT_UNDECIDED, /* the search was cancelled, or spent its budget */
} SumiAttemptState;

/* How long things stand on the board before they go on by themselves, in milliseconds; any input
 * goes on at once. 0: at once (for tests, and where animations are off). */
typedef struct
{
  guint reply_ms;
  guint refute_ms;
} SumiAttemptPace;

#define SUMI_ATTEMPT_PACE_NORMAL ((SumiAttemptPace){ .reply_ms = 700, .refute_ms = 4000 })

SumiAttempt         *sumi_attempt_new               (SumiPack *pack,
                                                     const SumiExercise *exercise);
void                 sumi_attempt_set_pace          (SumiAttempt *self, SumiAttemptPace pace);
void                 sumi_attempt_set_every_reply   (SumiAttempt *self, gboolean every_reply);
gboolean             sumi_attempt_get_every_reply   (SumiAttempt *self);

const SumiExercise  *sumi_attempt_get_exercise      (SumiAttempt *self);
SumiAttemptState     sumi_attempt_get_state         (SumiAttempt *self);
SumiPosition         sumi_attempt_get_position      (SumiAttempt *self);
SumiSquare           sumi_attempt_get_last_move     (SumiAttempt *self);
SumiSquare           sumi_attempt_get_undone_move   (SumiAttempt *self);
SumiColor            sumi_attempt_get_side          (SumiAttempt *self);
const SumiFeedback  *sumi_attempt_get_feedback      (SumiAttempt *self);
char                *sumi_attempt_get_question      (SumiAttempt *self);
guint                sumi_attempt_get_branches_left (SumiAttempt *self);
gboolean             sumi_attempt_is_searching      (SumiAttempt *self);
gboolean             sumi_attempt_was_shown         (SumiAttempt *self);

void                 sumi_attempt_play              (SumiAttempt *self, SumiSquare square);
void                 sumi_attempt_go_on             (SumiAttempt *self);
gboolean             sumi_attempt_can_undo          (SumiAttempt *self);
void                 sumi_attempt_undo              (SumiAttempt *self);
void                 sumi_attempt_restart           (SumiAttempt *self);
gboolean             sumi_attempt_can_hint          (SumiAttempt *self);
void                 sumi_attempt_hint              (SumiAttempt *self);
void                 sumi_attempt_show_solution     (SumiAttempt *self);
void                 sumi_attempt_cancel_search     (SumiAttempt *self);
void                 sumi_attempt_search_again      (SumiAttempt *self);

SumiJudgement       *sumi_attempt_get_replay        (SumiAttempt *self, SumiSquare *out_move);
