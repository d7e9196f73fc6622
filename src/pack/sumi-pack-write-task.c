/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-write.h"

static void
write_name (JsonBuilder *builder, const SumiTaskField *field, int value)
{
  sumi_pack_write_name (builder, field->name, field->names, field->n_names, value);
}

static void
write_corners (JsonBuilder *builder, const char *key, SumiBitboard corners)
{
  json_builder_set_member_name (builder, key);
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
write_value (JsonBuilder *builder, const SumiTaskField *field, const SumiExercise *exercise)
{
  const SumiTask *task = &exercise->task;

  switch (field->value)
    {
    case SUMI_TASK_VALUE_NAME:
      write_name (builder, field, sumi_task_field_get_int (field, task));
      break;
    case SUMI_TASK_VALUE_NUMBER:
      sumi_json_add_int (builder, field->name, sumi_task_field_get_int (field, task));
      break;
    case SUMI_TASK_VALUE_COLOR:
      SUMI_PACK_WRITE_NAME (builder, field->name, SUMI_PACK_COLORS,
                            sumi_task_field_get_int (field, task));
      break;
    case SUMI_TASK_VALUE_MOVE:
      sumi_pack_write_string (builder, field->name,
                              sumi_square_to_name (sumi_task_field_get_int (field, task)));
      break;
    case SUMI_TASK_VALUE_CORNERS:
      write_corners (builder, field->name, sumi_task_field_get_corners (field, task));
      break;
    case SUMI_TASK_VALUE_TEXTS:
      sumi_pack_write_texts (builder, field->name, exercise->options);
      break;
    case SUMI_TASK_VALUE_TRUE:
      sumi_json_add_boolean (builder, field->name, TRUE);
      break;
    case SUMI_TASK_VALUE_CHOICE:
    default:
      g_return_if_reached ();
    }
}

static void
write_choice (JsonBuilder *builder, const SumiTaskField *field, const SumiExercise *exercise)
{
  const SumiTaskField *choice = sumi_task_field_get_choice (field, &exercise->task);

  if (choice == NULL)
    {
      write_name (builder, field, sumi_task_field_get_int (field, &exercise->task));
      return;
    }
  sumi_json_begin_object (builder, field->name);
  write_value (builder, choice, exercise);
  json_builder_end_object (builder);
}

/* One field of the task of EXERCISE, which has it; nothing if that is what leaving it out says. */
void
sumi_pack_write_task_field (JsonBuilder *builder, SumiTaskFieldId id, const SumiExercise *exercise)
{
  const SumiTaskField *field = &SUMI_TASK_FIELDS[id];

  if (!sumi_task_field_is_given (field, &exercise->task))
    return;
  if (field->value == SUMI_TASK_VALUE_CHOICE)
    write_choice (builder, field, exercise);
  else
    write_value (builder, field, exercise);
}

/* The task of EXERCISE under "task", with the fields that apply to it. */
void
sumi_pack_write_task (JsonBuilder *builder, const SumiExercise *exercise)
{
  sumi_json_begin_object (builder, "task");
  for (guint i = 0; i < SUMI_N_TASK_FIELDS; i++)
    {
      if (sumi_task_field_applies (&SUMI_TASK_FIELDS[i], &exercise->task))
        sumi_pack_write_task_field (builder, (SumiTaskFieldId) i, exercise);
    }
  json_builder_end_object (builder);
}
