/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-write.h"

static void
add_corners (JsonBuilder *builder, SumiBitboard corners)
{
  json_builder_set_member_name (builder, "corner");
  if (corners == SUMI_CORNERS)
    {
      json_builder_add_string_value (builder, "any");
      return;
    }
  json_builder_begin_array (builder);
  SUMI_FOREACH_SQUARE (square, corners)
    json_builder_add_string_value (builder, sumi_square_to_name ((SumiSquare) square));
  json_builder_end_array (builder);
}

static void
add_goal (JsonBuilder *builder, const SumiGoal *goal)
{
  json_builder_set_member_name (builder, "goal");
  json_builder_begin_object (builder);
  switch (goal->kind)
    {
    case SUMI_GOAL_CORNER:
      add_corners (builder, goal->corners);
      break;
    case SUMI_GOAL_PASS:
      sumi_pack_write_boolean (builder, "pass", TRUE);
      break;
    case SUMI_GOAL_MOBILITY:
      sumi_pack_write_int (builder, "mobility", goal->max_moves);
      break;
    case SUMI_GOAL_WIPE_OUT:
      sumi_pack_write_boolean (builder, "wipe-out", TRUE);
      break;
    default:
      g_return_if_reached ();
    }
  json_builder_end_object (builder);
}

/* What asks for a set or a quantity of a side or of a move. */
static void
add_subject (JsonBuilder *builder, const SumiTask *task)
{
  if (task->has_side)
    SUMI_PACK_WRITE_NAME (builder, "side", SUMI_PACK_COLORS, task->side);
  if (task->move != SUMI_SQUARE_NONE)
    sumi_pack_write_string (builder, "move", sumi_square_to_name (task->move));
}

/* The fields of a task that is answered by a move. */
static void
add_move_fields (JsonBuilder *builder, const SumiTask *task)
{
  if (task->type == SUMI_TASK_BEST)
    {
      SUMI_PACK_WRITE_NAME (builder, "measure", SUMI_PACK_MEASURES, task->measure);
    }
  else if (task->type == SUMI_TASK_WIN)
    {
      if (task->by > 1)
        sumi_pack_write_int (builder, "by", task->by);
    }
  else
    {
      add_goal (builder, &task->goal);
      sumi_pack_write_int (builder, "within", task->within);
    }
}

/* The fields of a task that is answered otherwise. */
static void
add_answer_fields (JsonBuilder *builder, const SumiExercise *exercise)
{
  const SumiTask *task = &exercise->task;

  if (task->type == SUMI_TASK_MARK)
    SUMI_PACK_WRITE_NAME (builder, "set", SUMI_PACK_SETS, task->set);
  else if (task->type == SUMI_TASK_COUNT)
    SUMI_PACK_WRITE_NAME (builder, "quantity", SUMI_PACK_QUANTITIES, task->quantity);
  else if (task->type == SUMI_TASK_CHOOSE)
    {
      sumi_pack_write_texts (builder, "options", exercise->options);
      sumi_pack_write_int (builder, "answer", task->answer);
    }
  else if (task->type == SUMI_TASK_PLAY)
    {
      sumi_pack_write_int (builder, "opponent", task->opponent);
      sumi_pack_write_aim (builder, &task->aim);
    }
  add_subject (builder, task);
}

/* What a game is to be played for; to win goes without saying. */
void
sumi_pack_write_aim (JsonBuilder *builder, const SumiPlayAim *aim)
{
  if (aim->kind == SUMI_PLAY_AIM_WIN)
    return;
  json_builder_set_member_name (builder, "aim");
  json_builder_begin_object (builder);
  if (aim->kind == SUMI_PLAY_AIM_MARGIN)
    sumi_pack_write_int (builder, "margin", aim->margin);
  else
    add_corners (builder, aim->corners);
  json_builder_end_object (builder);
}

void
sumi_pack_write_task (JsonBuilder *builder, const SumiExercise *exercise)
{
  const SumiTask *task = &exercise->task;

  json_builder_set_member_name (builder, "task");
  json_builder_begin_object (builder);
  SUMI_PACK_WRITE_NAME (builder, "type", SUMI_PACK_TASK_TYPES, task->type);
  if (sumi_task_is_by_move (task->type))
    add_move_fields (builder, task);
  else
    add_answer_fields (builder, exercise);
  json_builder_end_object (builder);
}
