/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Why a move is right or wrong. */

#include "sumi-judgement.h"

char *sumi_explain_headline (const SumiJudgement *judgement, SumiSquare move);
