/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Internal to solver: the threads of one exact search. Where the first move of a position has not
 * caused a cut-off, idle threads search the other moves ("young brothers wait": R. Feldmann, "Game
 * tree search on massively parallel systems", 1993). The thread that offered them searches them
 * too, and then helps those that are still at work on one. Far from the end moves are offered
 * before anybody is idle, so that who becomes idle finds large ones. */

#include "sumi-exact-kernel.h"

SumiExactTeam *sumi_exact_team_new    (const SumiExactKernel *kernel, SumiExactTable *table,
                                       int n_helpers, unsigned own_table_bits, bool is_to_winner,
                                       const SumiEvaluation *evaluation);
void           sumi_exact_team_free   (SumiExactTeam *team);
void           sumi_exact_team_begin  (SumiExactTeam *team, int n_empties);
bool           sumi_exact_team_is_idle (SumiExactTeam *team);
void           sumi_exact_team_search (SumiExactTeam *team, SumiExactSearch *search,
                                       SumiExactChild *children, int n_children, int alpha,
                                       int *inout_best, SumiSquare *inout_move);
bool           sumi_exact_team_look   (SumiExactSearch *search);
uint64_t       sumi_exact_team_take_nodes (SumiExactTeam *team);
