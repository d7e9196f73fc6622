/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Everything that a board view draws, as one immutable value: the position, whose turn it is, what
 * is legal, and what is marked. The view has no other source. */

#include <glib-object.h>

#include "sumi-midgame.h"
#include "sumi-position.h"

#define SUMI_TYPE_BOARD_SCENE (sumi_board_scene_get_type ())

#define SUMI_BOARD_SCENE_MAX_ARROWS 8

typedef struct
{
  SumiSquare from, to;
} SumiBoardArrow;

typedef struct
{
  SumiPosition position;
  SumiSquare last_move;   /* marked on its disc; SUMI_SQUARE_NONE: none */
  SumiSquare undone_move; /* a move that was taken back, still marked */
  SumiBitboard legal;     /* what a screen reader calls "legal move" */
  gboolean shows_legal;   /* rings on the legal squares */
  gboolean is_active;     /* squares can be played: hover shows */
  gboolean puts_disc;     /* on a board that is painted, a press puts a disc of this colour */
  SumiColor disc;
  SumiBitboard good;      /* solid ring and tick */
  SumiBitboard bad;       /* dashed ring and cross */
  SumiBitboard lit;       /* squares a text speaks of */
  SumiBitboard marks;     /* squares that the learner marked */
  SumiBitboard missed;    /* squares that should have been marked */
  SumiBitboard surplus;   /* squares that should not */
  SumiBitboard lost;      /* moves that a sentence says are lost: a crossed-out lozenge… */
  SumiBitboard anchors;   /* …discs that it says make the difference: a lozenge around them… */
  SumiBoardArrow line;    /* …and a line to a corner: a bar from it to its end; both
                           * SUMI_SQUARE_NONE or the same square: none */
  gboolean has_overlay;
  SumiBitboard filled;    /* of the overlay: empty squares, */
  SumiBitboard hatched;   /* again, */
  SumiBitboard ringed;    /* and discs */
  int8_t numbers[64];     /* -1: none */
  SumiMidgameReport values; /* written on the squares of the moves, of which there may be none */
  SumiBoardArrow arrows[SUMI_BOARD_SCENE_MAX_ARROWS];
  int n_arrows;
  const char *news;       /* what happened, for the focused square's description; may be NULL */
} SumiBoardSceneSpec;

typedef struct _SumiBoardScene SumiBoardScene;

GType                     sumi_board_scene_get_type (void);
SumiBoardScene           *sumi_board_scene_new      (const SumiBoardSceneSpec *spec);
SumiBoardScene           *sumi_board_scene_ref      (SumiBoardScene *scene);
void                      sumi_board_scene_unref    (SumiBoardScene *scene);
const SumiBoardSceneSpec *sumi_board_scene_get      (const SumiBoardScene *scene);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiBoardScene, sumi_board_scene_unref)
