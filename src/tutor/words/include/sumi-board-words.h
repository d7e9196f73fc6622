/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is said of that which is laid over a board: overlays, and the values of moves. */

#include "sumi-midgame.h"
#include "sumi-overlay.h"

const char *sumi_overlay_get_name    (SumiOverlayKind kind);
char       *sumi_overlay_to_text     (const SumiOverlay *overlay, SumiPosition position);
char       *sumi_value_to_label      (SumiValue value);
char       *sumi_values_to_key       (const SumiMidgameReport *values);
char       *sumi_move_score_to_text  (const SumiMoveScore *score);
