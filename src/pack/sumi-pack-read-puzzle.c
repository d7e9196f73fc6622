/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

static void read_id (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_position (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_task (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_prompt (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_hints (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_explain (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_wrong (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_solution (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_claims (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_record (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

#define ITEM(member) G_STRUCT_OFFSET (SumiItem, member)

static const SumiJsonField puzzle_fields[] = {
  { "kind", NULL, 0, TRUE },
  { "id", read_id, 0, TRUE },
  { "title", sumi_pack_read_title, ITEM (title), TRUE },
  { "tags", sumi_pack_read_names, ITEM (tags), FALSE },
  { "difficulty", sumi_pack_read_level, ITEM (difficulty), FALSE },
  { "source", sumi_pack_read_text, ITEM (source), FALSE },
  { "position", read_position, 0, TRUE },
  { "task", read_task, 0, TRUE },
  { "prompt", read_prompt, 0, FALSE },
  { "hints", read_hints, 0, FALSE },
  { "explain", read_explain, 0, FALSE },
  { "claims", read_claims, 0, FALSE },
  { "record", read_record, 0, FALSE },
};

static const SumiJsonField explain_fields[] = {
  { "solution", read_solution, 0, FALSE },
  { "wrong", read_wrong, 0, FALSE },
};

static void
read_id (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiItem *puzzle = target;

  puzzle->id_place = sumi_json_get_place (walk, item);
  sumi_pack_read_id (walk, item, &puzzle->id);
}

static void
read_position (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = ((SumiItem *) target)->exercise;

  sumi_pack_read_position (walk, item, &exercise->position);
}

static void
read_task (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = ((SumiItem *) target)->exercise;

  exercise->task_place = sumi_json_get_place (walk, item);
  sumi_pack_read_task (walk, item, &exercise->task);
}

static void
read_prompt (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = ((SumiItem *) target)->exercise;

  sumi_pack_read_text (walk, item, &exercise->prompt);
}

static void
read_hints (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = ((SumiItem *) target)->exercise;
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
        g_ptr_array_add (exercise->hints, text);
    }
}

static void
read_solution (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = ((SumiItem *) target)->exercise;

  sumi_pack_read_text (walk, item, &exercise->explain_solution);
}

static void
read_wrong (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = ((SumiItem *) target)->exercise;
  SumiJsonIter iter;
  SumiJsonItem member;

  if (!sumi_json_is_object (walk, item))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &member))
    {
      SumiPackNote note = { .place = sumi_json_get_place (walk, &member) };
      gboolean is_move = sumi_pack_read_move (walk, &member, exercise->position, &note.move);

      sumi_pack_read_text (walk, &member, &note.text);
      if (is_move && note.text != NULL)
        g_array_append_val (exercise->explain_wrong, note);
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
read_claims (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_pack_read_claims (walk, item, ((SumiItem *) target)->exercise);
}

static void
read_record (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = ((SumiItem *) target)->exercise;

  exercise->has_record = TRUE;
  exercise->record_place = sumi_json_get_place (walk, item);
  sumi_pack_read_moves (walk, item, sumi_position_start (SUMI_RULES_BLACK_FIRST), &exercise->record);
}

/* Reads an item that is known to be a puzzle. */
void
sumi_pack_read_puzzle (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiItem *puzzle = target;

  puzzle->where = sumi_json_get_path (item);
  puzzle->place = sumi_json_get_place (walk, item);
  puzzle->exercise->where = g_strdup (puzzle->where);
  puzzle->exercise->place = puzzle->place;
  sumi_json_read_fields (walk, item, puzzle_fields, G_N_ELEMENTS (puzzle_fields), puzzle);
}
