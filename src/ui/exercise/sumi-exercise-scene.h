/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the board shows of an attempt, or of a node of a replay. */

#include "sumi-attempt.h"
#include "sumi-board-scene.h"
#include "sumi-overlay.h"
#include "sumi-replay.h"

/* What stands on the board in addition, by the learner's wish or by pointing. */
typedef struct
{
  gboolean shows_legal;
  SumiOverlayKind overlay;
  SumiSquare pointed; /* in a text; SUMI_SQUARE_NONE: none */
} SumiExerciseSceneOptions;

gboolean        sumi_exercise_scene_gives_away (const SumiTask *task, SumiOverlayKind kind);
SumiBoardScene *sumi_exercise_scene_of_attempt (SumiAttempt *attempt, SumiExerciseSceneOptions options);
SumiBoardScene *sumi_exercise_scene_of_node    (SumiReplayNode *node, SumiExerciseSceneOptions options);
