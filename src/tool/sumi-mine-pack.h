/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Packs of puzzles that were mined: what all of them have, and the pack of one theme. */

#include "sumi-evaluation.h"
#include "sumi-mine-part.h"
#include "sumi-pack.h"

typedef struct _SumiMineHeap SumiMineHeap;

SumiPack     *sumi_mined_pack_new   (void);
SumiItem     *sumi_mined_puzzle_new (const SumiTask *task, const SumiTranscript *record,
                                     SumiSquare move);

SumiMineHeap *sumi_mine_heap_new    (const SumiEvaluation *evaluation, SumiTheme theme,
                                     guint count, GHashTable *seen);
void          sumi_mine_heap_free   (SumiMineHeap *heap);
gboolean      sumi_mine_heap_add    (SumiMineHeap *heap, const SumiMinePlace *place);
gboolean      sumi_mine_heap_is_full (const SumiMineHeap *heap);
SumiPack     *sumi_mine_heap_make_pack (SumiMineHeap *heap);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiMineHeap, sumi_mine_heap_free)
