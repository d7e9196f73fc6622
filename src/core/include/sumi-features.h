/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the theory of the game looks at in a position: frontier and stable discs, the anchors of
 * moves, openness, potential mobility, corners given away, moves that look natural, squares that
 * both sides or only one side can play on, and the regions of empty squares. */

#include "sumi-position.h"

/* What makes two empty squares neighbours. */
typedef enum
{
  SUMI_TOUCH_SIDES,
  SUMI_TOUCH_CORNERS, /* corners or sides */
} SumiTouch;

SumiBitboard sumi_features_frontier     (SumiPosition position, SumiColor color);
SumiBitboard sumi_features_stable       (SumiPosition position, SumiColor color);
SumiBitboard sumi_features_anchors      (SumiPosition position, SumiSquare move);
SumiBitboard sumi_features_openings     (SumiPosition position, SumiSquare move);
SumiBitboard sumi_features_potential    (SumiPosition position, SumiColor color);
SumiBitboard sumi_features_hot_squares  (SumiPosition position);
SumiBitboard sumi_features_tempi        (SumiPosition position, SumiColor color);
SumiBitboard sumi_features_wedges       (SumiPosition position);
SumiBitboard sumi_features_corner_gifts (SumiPosition position);
SumiBitboard sumi_features_x_squares    (SumiPosition position);
SumiBitboard sumi_features_natural      (SumiPosition position);
SumiBitboard sumi_features_region       (SumiPosition position, SumiSquare square, SumiTouch touch);
SumiBitboard sumi_features_odd_regions  (SumiPosition position, SumiTouch touch);
