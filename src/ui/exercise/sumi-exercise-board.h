/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The board of an exercise with what stands below it: where its position is from, and the key to
 * what is laid over it. */

#include <adwaita.h>

#include "sumi-board-view.h"
#include "sumi-overlay.h"

#define SUMI_TYPE_EXERCISE_BOARD (sumi_exercise_board_get_type ())
G_DECLARE_FINAL_TYPE (SumiExerciseBoard, sumi_exercise_board, SUMI, EXERCISE_BOARD, AdwBin)

/* Signals "square-activated" and "square-pointed", as those of SumiBoardView. */
SumiBoardView *sumi_exercise_board_get_view    (SumiExerciseBoard *self);
void           sumi_exercise_board_set_caption (SumiExerciseBoard *self, const char *caption);
void           sumi_exercise_board_show        (SumiExerciseBoard *self, SumiBoardScene *scene,
                                                SumiOverlayKind overlay, gboolean is_withheld);

const char     *sumi_exercise_board_get_overlay_name (SumiOverlayKind kind);
SumiOverlayKind sumi_exercise_board_find_overlay     (const char *name);
GMenuModel     *sumi_exercise_board_create_menu      (const char *action);
void            sumi_exercise_board_add_overlay_keys (GtkShortcutController *controller,
                                                      const char *action);
