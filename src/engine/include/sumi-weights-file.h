/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The evaluation with the weights that are installed with Sumi. */

#include <glib.h>

#include "sumi-evaluation.h"

SumiEvaluation *sumi_weights_file_open (const char *path, char **out_problem);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiEvaluation, sumi_evaluation_free)
