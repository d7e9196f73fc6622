/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The evaluation that a command searches with. */

#include "sumi-weights-file.h"

SumiEvaluation *sumi_tool_open_evaluation (const char *path);
