/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Counting the leaves of the game tree: the check and the benchmark of the rules. */

#include "sumi-position.h"

/* Leaves are counted by the convention of Sumi: a pass is a ply of its own, and a game that is over
 * counts as one leaf. With IS_BULK the last ply is counted without playing its moves. */
uint64_t sumi_perft (SumiPosition position, int depth, bool is_bulk);
