/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The evaluation that a command searches with. */

#include <glib.h>

#include "sumi-evaluation.h"

SumiEvaluation *sumi_tool_open_evaluation (const char *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiEvaluation, sumi_evaluation_free)
