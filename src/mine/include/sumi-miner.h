/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Looks for puzzles in a position. What it finds depends on the position and the evaluation alone,
 * so that a find can be made again from where it was found.
 *
 * A miner is used from one thread at a time. */

#include "sumi-midgame.h"
#include "sumi-task.h"
#include "sumi-theme.h"

typedef struct
{
  SumiTheme theme;
  SumiTask task;
  SumiSquare move; /* the right one */
} SumiFind;

typedef struct _SumiMiner SumiMiner;

SumiMiner   *sumi_miner_new         (const SumiEvaluation *evaluation);
void         sumi_miner_free        (SumiMiner *miner);
SumiMidgame *sumi_miner_get_midgame (SumiMiner *miner);
SumiThemes   sumi_miner_look        (SumiMiner *miner, SumiPosition position, SumiThemes wanted,
                                     SumiFind out_finds[SUMI_N_THEMES]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiMiner, sumi_miner_free)
