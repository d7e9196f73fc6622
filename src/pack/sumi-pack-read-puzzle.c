/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#define ITEM(member) G_STRUCT_OFFSET (SumiItem, member)

static const SumiJsonField puzzle_fields[] = {
  { "kind", NULL, 0, TRUE },
  { "id", sumi_pack_read_item_id, 0, TRUE },
  { "title", sumi_pack_read_title, ITEM (title), TRUE },
  { "tags", sumi_pack_read_names, ITEM (tags), FALSE },
  { "difficulty", sumi_pack_read_level, ITEM (difficulty), FALSE },
  { "rating", sumi_pack_read_rating, ITEM (rating), FALSE },
  { "source", sumi_pack_read_text, ITEM (source), FALSE },
  { "position", sumi_pack_read_board, ITEM (exercise), TRUE },
  { "task", sumi_pack_read_task, ITEM (exercise), TRUE },
  { "prompt", sumi_pack_read_prompt, ITEM (exercise), FALSE },
  { "hints", sumi_pack_read_hints, ITEM (exercise), FALSE },
  { "explain", sumi_pack_read_explain, ITEM (exercise), FALSE },
  { "claims", sumi_pack_read_claims, ITEM (exercise), FALSE },
  { "record", sumi_pack_read_record, ITEM (exercise), FALSE },
};

/* Reads an item that is known to be a puzzle. */
void
sumi_pack_read_puzzle (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_read_fields (walk, item, puzzle_fields, G_N_ELEMENTS (puzzle_fields), target);
}
