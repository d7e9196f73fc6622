/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Counting the leaves of the game tree: the check and the benchmark of the rules. */

#include "sumi-position.h"

/* The number of leaves DEPTH plies below POSITION, from 0; 1 at depth 0. A pass is a ply of its
 * own, and a game that is over counts as one leaf. With IS_BULK the moves of the last ply are
 * counted without being played. */
uint64_t sumi_perft (SumiPosition position, int depth, bool is_bulk);
