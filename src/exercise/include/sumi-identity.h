/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What an exercise is known by wherever it stands: its position as one of all that look alike by
 * the symmetries of the board and by the swap of colours, and its task, seen in the same way. */

#include "sumi-pack.h"

gboolean sumi_identity_make (const SumiExercise *exercise, char **out_position, char **out_task);
