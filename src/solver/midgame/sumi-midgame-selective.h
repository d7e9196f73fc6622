/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Cuts that a shallower search makes probable. Internal to the midgame search. */

#include "sumi-midgame-search.h"

bool sumi_midgame_selective_cut (SumiMidgameSearch *search, const SumiEvaluationState *state,
                                 int depth, int alpha, int beta, int *out_value);
