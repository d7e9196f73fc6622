/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A puzzle of a pack as an item of a list model. */

#include "sumi-pack-file.h"

#define SUMI_TYPE_PUZZLE_ITEM (sumi_puzzle_item_get_type ())
G_DECLARE_FINAL_TYPE (SumiPuzzleItem, sumi_puzzle_item, SUMI, PUZZLE_ITEM, GObject)

/* So many puzzles of those in sight make a set for a class at most: those that stand first. */
#define SUMI_PUZZLE_SET_LENGTH 12

GPtrArray      *sumi_puzzle_item_list          (SumiPackFile *pack_file);
const SumiItem *sumi_puzzle_item_get           (SumiPuzzleItem *self);
SumiPackFile   *sumi_puzzle_item_get_pack_file (SumiPuzzleItem *self);
char           *sumi_puzzle_item_get_name      (SumiPuzzleItem *self);
guint           sumi_puzzle_item_get_index     (SumiPuzzleItem *self);
SumiPackMark    sumi_puzzle_item_get_mark      (SumiPuzzleItem *self);
void            sumi_puzzle_item_refresh       (SumiPuzzleItem *self);
