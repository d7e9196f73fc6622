/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Exact scores by the slow rules: every move of every position, plain alpha-beta, nothing else. */

#include "slow-rules.h"

int slow_final_score (const SlowBoard *board, bool is_to_winner);
int slow_score       (const SlowBoard *board, bool is_to_winner);
uint64_t slow_best_moves (const SlowBoard *board, bool is_to_winner, int score);
