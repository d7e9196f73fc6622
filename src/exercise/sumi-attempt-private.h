/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The members of every attempt, and the functions of its subclasses. */

#include "sumi-attempt.h"
#include "sumi-hint.h"
#include "sumi-work.h"

#define SUMI_ATTEMPT_GET_CLASS(object)                                                             \
  (G_TYPE_INSTANCE_GET_CLASS ((object), SUMI_TYPE_ATTEMPT, SumiAttemptClass))

typedef void (*SumiAttemptStep) (SumiAttempt *self);

struct _SumiAttempt
{
  GObject parent_instance;

  SumiPack *pack;
  const SumiExercise *exercise;
  SumiAttemptPace pace;
  gboolean every_reply;
  gboolean is_test; /* help waits for a wrong answer */

  SumiAttemptState state;
  SumiPosition shown;
  SumiSquare last_move;
  SumiSquare undone_move;
  SumiFeedback feedback;
  guint n_hints; /* given on this turn */
  gboolean was_shown;  /* since the last new start, and before it was solved */
  gboolean was_solved; /* since that start, whatever was taken back after it */
  SumiEffort effort;

  SumiWait search;
  gboolean awaits_hint, awaits_solution; /* asked for before the search had ended */

  SumiAttemptStep step; /* what happens next by itself */
  guint timer;
};

/* The functions from get_marks on, give_solution and settle may be NULL: the attempt then does not
 * offer it. */
struct _SumiAttemptClass
{
  GObjectClass parent_class;

  void           (*begin)             (SumiAttempt *self); /* at the exercise's position */
  void           (*show_turn)         (SumiAttempt *self); /* as it is at the learner's turn */
  void           (*search)            (SumiAttempt *self); /* for what the turn needs to know */
  gboolean       (*is_searched)       (SumiAttempt *self); /* it is known */
  gboolean       (*is_first_turn)     (SumiAttempt *self);
  void           (*choose)            (SumiAttempt *self, SumiSquare square);
  void           (*settle)            (SumiAttempt *self); /* what was answered before the search
                                                            * had ended */
  gboolean       (*can_undo)          (SumiAttempt *self);
  void           (*undo)              (SumiAttempt *self);
  void           (*cancelled)         (SumiAttempt *self); /* the search was called off */
  void           (*search_again)      (SumiAttempt *self);
  guint          (*count_hints)       (SumiAttempt *self); /* of the tutor's ladder */
  SumiSaying     (*make_hint)         (SumiAttempt *self, guint level);
  void           (*give_solution)     (SumiAttempt *self);
  SumiSaying     (*make_question)     (SumiAttempt *self); /* where the author gives none */

  SumiBitboard   (*get_marks)         (SumiAttempt *self);
  guint          (*get_branches_left) (SumiAttempt *self);
  SumiJudgement *(*get_replay)        (SumiAttempt *self, SumiSquare *out_move);
  gboolean       (*find_why)          (SumiAttempt *self, SumiReasons *out_reasons);
  gboolean       (*is_thinking)       (SumiAttempt *self); /* something else is searched for */
  void           (*hurry)             (SumiAttempt *self); /* does at once what else waits */
  gboolean       (*is_option_tried)   (SumiAttempt *self, int option);
  guint          (*get_options)       (SumiAttempt *self);
  const SumiReasons *(*get_reasons)   (SumiAttempt *self);
  gboolean       (*can_hand_over)     (SumiAttempt *self);
  void           (*hand_over)         (SumiAttempt *self);
  gboolean       (*can_show_missing)  (SumiAttempt *self);
  void           (*show_missing)      (SumiAttempt *self);
  void           (*answer_number)     (SumiAttempt *self, int number);
  void           (*answer_option)     (SumiAttempt *self, int option);
};

void         sumi_attempt_emit_changed  (SumiAttempt *self);
void         sumi_attempt_silence       (SumiAttempt *self);
void         sumi_attempt_go_on_after   (SumiAttempt *self, guint ms, SumiAttemptStep step);
void         sumi_attempt_stop_timer    (SumiAttempt *self);
void         sumi_attempt_stop_search   (SumiAttempt *self);
void         sumi_attempt_searched      (SumiAttempt *self);
void         sumi_attempt_set_undecided (SumiAttempt *self, SumiSayingKind headline,
                                         SumiSayingKind detail);
void         sumi_attempt_count_wrong   (SumiAttempt *self);
void         sumi_attempt_count_solution (SumiAttempt *self);
void         sumi_attempt_finish        (SumiAttempt *self);
void         sumi_attempt_add_solution  (SumiAttempt *self);
