/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Functions that the files of the engine share. */

#include "sumi-engine.h"
#include "sumi-evaluation.h"

#define SUMI_ENGINE_TABLE_BYTES (16u << 20)

const SumiEvaluation *sumi_engine_get_evaluation (void);
