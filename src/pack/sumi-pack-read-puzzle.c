/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

static void read_id (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_position (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_task (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_hints (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_explain (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_wrong (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_solution (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_record (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

#define MEMBER(member) G_STRUCT_OFFSET (SumiPuzzle, member)

static const SumiJsonField puzzle_fields[] = {
  { "kind", NULL, 0, TRUE },
  { "id", read_id, 0, TRUE },
  { "title", sumi_pack_read_title, MEMBER (title), TRUE },
  { "tags", sumi_pack_read_names, MEMBER (tags), FALSE },
  { "difficulty", sumi_pack_read_level, MEMBER (difficulty), FALSE },
  { "source", sumi_pack_read_text, MEMBER (source), FALSE },
  { "position", read_position, 0, TRUE },
  { "task", read_task, 0, TRUE },
  { "prompt", sumi_pack_read_text, MEMBER (prompt), FALSE },
  { "hints", read_hints, 0, FALSE },
  { "explain", read_explain, 0, FALSE },
  { "claims", sumi_pack_read_claims, 0, FALSE },
  { "record", read_record, 0, FALSE },
};

static const SumiJsonField explain_fields[] = {
  { "solution", read_solution, 0, FALSE },
  { "wrong", read_wrong, 0, FALSE },
};

static void
read_id (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPuzzle *puzzle = target;

  puzzle->id_place = sumi_json_get_place (walk, item);
  sumi_pack_read_id (walk, item, &puzzle->id);
}

static void
read_position (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPuzzle *puzzle = target;

  sumi_pack_read_position (walk, item, &puzzle->position);
}

static void
read_task (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPuzzle *puzzle = target;

  puzzle->task_place = sumi_json_get_place (walk, item);
  sumi_pack_read_task (walk, item, &puzzle->task);
}

static void
read_hints (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPuzzle *puzzle = target;
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, 0, SUMI_PACK_MAX_LIST))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      SumiText *text = NULL;

      sumi_pack_read_text (walk, &element, &text);
      if (text != NULL)
        g_ptr_array_add (puzzle->hints, text);
    }
}

static void
read_solution (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPuzzle *puzzle = target;

  sumi_pack_read_text (walk, item, &puzzle->explain_solution);
}

static void
read_wrong (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPuzzle *puzzle = target;
  SumiJsonIter iter;
  SumiJsonItem member;

  if (!sumi_json_is_object (walk, item))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &member))
    {
      SumiPackNote note = { .place = sumi_json_get_place (walk, &member) };
      gboolean is_move = sumi_pack_read_move (walk, &member, puzzle->position, &note.move);

      sumi_pack_read_text (walk, &member, &note.text);
      if (is_move && note.text != NULL)
        g_array_append_val (puzzle->explain_wrong, note);
      else
        g_clear_pointer (&note.text, sumi_text_unref);
    }
}

static void
read_explain (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_read_fields (walk, item, explain_fields, G_N_ELEMENTS (explain_fields), target);
}

static void
read_record (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPuzzle *puzzle = target;

  puzzle->has_record = TRUE;
  puzzle->record_place = sumi_json_get_place (walk, item);
  sumi_pack_read_moves (walk, item, sumi_position_start (SUMI_RULES_BLACK_FIRST), &puzzle->record);
}

/* Reads an item that is known to be a puzzle. */
void
sumi_pack_read_puzzle (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPuzzle *puzzle = target;

  puzzle->where = sumi_json_get_path (item);
  puzzle->place = sumi_json_get_place (walk, item);
  sumi_json_read_fields (walk, item, puzzle_fields, G_N_ELEMENTS (puzzle_fields), puzzle);
}
