/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Plays the games of a part, and looks for puzzles in them. All of it follows from the share,
 * whatever the number of threads. */

#include "sumi-evaluation.h"
#include "sumi-mine-part.h"

/* Games that are played between two times that the part is written down. */
#define SUMI_MINE_BLOCK 32

void sumi_mine_walk (SumiMinePart *part, const SumiEvaluation *evaluation, guint end,
                     guint n_threads);
