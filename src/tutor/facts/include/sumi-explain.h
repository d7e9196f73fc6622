/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Why a move is right or wrong, as facts: the decisive one first, then what else the move does. */

#include "sumi-fact.h"
#include "sumi-judgement.h"

GArray *sumi_explain_move (const SumiJudgement *judgement, SumiSquare move);
