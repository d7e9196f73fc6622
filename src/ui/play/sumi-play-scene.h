/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the board shows of a game that is played. */

#include "sumi-board-scene.h"
#include "sumi-live-game.h"
#include "sumi-overlay.h"

/* What stands on the board in addition, by the player's wish or by pointing. */
typedef struct
{
  gboolean shows_legal;
  SumiOverlayKind overlay;
  SumiSquare pointed; /* in a text; SUMI_SQUARE_NONE: none */
  const SumiSaying *saying; /* that is pointed at in the feedback; may be NULL */
  const char *standing;  /* of the match whose game is over, for screen readers; may be NULL */
  const char *time_note; /* of the clock, for screen readers alone; may be NULL */
} SumiPlaySceneOptions;

SumiBoardScene *sumi_play_scene_of_game   (SumiLiveGame *game, SumiPlaySceneOptions options);
