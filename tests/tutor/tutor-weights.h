/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The evaluation that Sumi is installed with, for tests of what is said of estimates. */

#include "sumi-evaluation.h"

SumiEvaluation *tutor_open_evaluation (void);
