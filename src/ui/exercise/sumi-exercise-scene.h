/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the board shows of an attempt, of a step of a lesson, or of a node of a replay; and what the
 * boards of games share with it. */

#include "sumi-attempt.h"
#include "sumi-board-scene.h"
#include "sumi-demonstration.h"
#include "sumi-overlay.h"
#include "sumi-replay.h"

/* What stands on the board in addition, by the learner's wish or by pointing. */
typedef struct
{
  gboolean shows_legal;
  SumiOverlayKind overlay;
  SumiSquare pointed;   /* in a text; SUMI_SQUARE_NONE: none */
  const SumiStep *step; /* of a lesson, which may light squares; NULL in a puzzle */
  const SumiSaying *saying; /* that is pointed at in the feedback; may be NULL */
} SumiExerciseSceneOptions;

gboolean        sumi_exercise_scene_gives_away   (const SumiTask *task, SumiOverlayKind kind);
void            sumi_exercise_scene_add_overlay  (SumiBoardSceneSpec *spec, SumiOverlayKind kind);
void            sumi_exercise_scene_add_feedback (SumiBoardSceneSpec *spec,
                                                  const SumiFeedback *feedback);
void            sumi_exercise_scene_add_saying   (SumiBoardSceneSpec *spec,
                                                  const SumiSaying *saying);
char           *sumi_exercise_scene_ask          (SumiAttempt *attempt, const SumiStep *step);
SumiBoardScene *sumi_exercise_scene_of_attempt   (SumiAttempt *attempt,
                                                  SumiExerciseSceneOptions options);
SumiBoardScene *sumi_exercise_scene_of_reasons   (SumiPosition position,
                                                  const SumiReasons *reasons,
                                                  const SumiFeedback *feedback,
                                                  SumiExerciseSceneOptions options);
SumiBoardScene *sumi_exercise_scene_of_leavings  (SumiAttempt *attempt,
                                                  SumiExerciseSceneOptions options);
SumiBoardScene *sumi_exercise_scene_of_step      (SumiDemonstration *demonstration,
                                                  SumiExerciseSceneOptions options);
SumiBoardScene *sumi_exercise_scene_of_node      (SumiReplayNode *node,
                                                  SumiExerciseSceneOptions options);
