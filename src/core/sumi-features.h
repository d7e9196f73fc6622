/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the theory of the game looks at in a position: frontier and stable discs, openness. */

#include "sumi-position.h"

SumiBitboard sumi_features_frontier (SumiPosition position, SumiColor color);
SumiBitboard sumi_features_stable   (SumiPosition position, SumiColor color);
SumiBitboard sumi_features_openings (SumiPosition position, SumiSquare move);
