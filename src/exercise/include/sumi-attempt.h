/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One learner's attempt at one exercise, as a state machine without a widget.
 *
 * There is a subclass for each way to answer: by moves that are judged, by squares, numbers or
 * sentences, and by a game. The type of the task decides which one is made, and all have the same
 * functions. Everything that takes a search is found in a thread. Everything visible changes
 * together, with the signal "changed". */

#include <gio/gio.h>

#include "sumi-effort.h"
#include "sumi-feedback.h"
#include "sumi-pack.h"
#include "sumi-reasons.h"

#define SUMI_TYPE_ATTEMPT (sumi_attempt_get_type ())
#define SUMI_ATTEMPT(object)                                                                       \
  (G_TYPE_CHECK_INSTANCE_CAST ((object), SUMI_TYPE_ATTEMPT, SumiAttempt))
#define SUMI_IS_ATTEMPT(object) (G_TYPE_CHECK_INSTANCE_TYPE ((object), SUMI_TYPE_ATTEMPT))

typedef struct _SumiAttempt SumiAttempt;
typedef struct _SumiAttemptClass SumiAttemptClass;

typedef enum
{
  SUMI_ATTEMPT_YOUR_TURN, /* an answer is awaited; it may be judged a moment later */
  SUMI_ATTEMPT_JUDGING,   /* an answer was given, and the search that judges it still runs */
  SUMI_ATTEMPT_REPLYING,  /* a move stands, and the opponent answers in a moment, or thinks */
  SUMI_ATTEMPT_REFUTING,  /* a wrong move stands, with its refutation, until it is let go */
  SUMI_ATTEMPT_SOLVED,
  SUMI_ATTEMPT_FAILED,    /* play: the aim was missed; one may take back, or begin anew */
  SUMI_ATTEMPT_UNDECIDED, /* the search was cancelled, or spent its budget */
} SumiAttemptState;

/* How long things stand on the board before they go on by themselves, in milliseconds; any input
 * goes on at once. 0: at once (for tests, and where animations are off); SUMI_ATTEMPT_STAYS: until
 * there is input, for what takes everybody another time to read. */
#define SUMI_ATTEMPT_STAYS G_MAXUINT
typedef struct
{
  guint reply_ms;
  guint refute_ms;
} SumiAttemptPace;

#define SUMI_ATTEMPT_PACE_NORMAL                                                                   \
  ((SumiAttemptPace){ .reply_ms = 700, .refute_ms = SUMI_ATTEMPT_STAYS })

GType                sumi_attempt_get_type          (void);
SumiAttempt         *sumi_attempt_new               (SumiPack *pack,
                                                     const SumiExercise *exercise);
void                 sumi_attempt_set_pace          (SumiAttempt *self, SumiAttemptPace pace);
void                 sumi_attempt_set_every_reply   (SumiAttempt *self, gboolean every_reply);
gboolean             sumi_attempt_get_every_reply   (SumiAttempt *self);
void                 sumi_attempt_set_test          (SumiAttempt *self, gboolean is_test);

const SumiExercise  *sumi_attempt_get_exercise      (SumiAttempt *self);
SumiAttemptState     sumi_attempt_get_state         (SumiAttempt *self);
SumiPosition         sumi_attempt_get_position      (SumiAttempt *self);
SumiSquare           sumi_attempt_get_last_move     (SumiAttempt *self);
SumiSquare           sumi_attempt_get_undone_move   (SumiAttempt *self);
SumiBitboard         sumi_attempt_get_marks         (SumiAttempt *self);
gboolean             sumi_attempt_is_option_tried   (SumiAttempt *self, int option);
guint                sumi_attempt_get_options       (SumiAttempt *self);
const SumiReasons   *sumi_attempt_get_reasons       (SumiAttempt *self);
SumiColor            sumi_attempt_get_side          (SumiAttempt *self);
const SumiFeedback  *sumi_attempt_get_feedback      (SumiAttempt *self);
SumiSaying           sumi_attempt_get_question      (SumiAttempt *self);
guint                sumi_attempt_get_branches_left (SumiAttempt *self);
gboolean             sumi_attempt_is_searching      (SumiAttempt *self);
gboolean             sumi_attempt_was_shown         (SumiAttempt *self);
gboolean             sumi_attempt_was_solved        (SumiAttempt *self);
const SumiEffort    *sumi_attempt_get_effort        (SumiAttempt *self);

void                 sumi_attempt_choose            (SumiAttempt *self, SumiSquare square);
gboolean             sumi_attempt_can_hand_over     (SumiAttempt *self);
void                 sumi_attempt_hand_over         (SumiAttempt *self);
void                 sumi_attempt_answer_number     (SumiAttempt *self, int number);
void                 sumi_attempt_answer_option     (SumiAttempt *self, int option);
gboolean             sumi_attempt_can_show_missing  (SumiAttempt *self);
void                 sumi_attempt_show_missing      (SumiAttempt *self);
void                 sumi_attempt_go_on             (SumiAttempt *self);
gboolean             sumi_attempt_can_undo          (SumiAttempt *self);
void                 sumi_attempt_undo              (SumiAttempt *self);
void                 sumi_attempt_restart           (SumiAttempt *self);
void                 sumi_attempt_pass_on           (SumiAttempt *self);
gboolean             sumi_attempt_can_hint          (SumiAttempt *self);
void                 sumi_attempt_hint              (SumiAttempt *self);
gboolean             sumi_attempt_can_show_solution (SumiAttempt *self);
void                 sumi_attempt_show_solution     (SumiAttempt *self);
void                 sumi_attempt_cancel_search     (SumiAttempt *self);
void                 sumi_attempt_search_again      (SumiAttempt *self);

gboolean             sumi_attempt_find_why          (SumiAttempt *self, SumiReasons *out_reasons);
SumiJudgement       *sumi_attempt_get_replay        (SumiAttempt *self, SumiSquare *out_move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiAttempt, g_object_unref)
