/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the table of a task's fields as JSON, for test-task-fields.py: for each task that has
 * fields of its own, what they are. */

#include <json-glib/json-glib.h>
#include <stdio.h>

#include "sumi-pack-names.h"
#include "sumi-task-fields.h"

static void
add_string (JsonBuilder *builder, const char *key, const char *string)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_string_value (builder, string);
}

static void
add_number (JsonBuilder *builder, const char *key, int number)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, number);
}

static void
add_names (JsonBuilder *builder, const SumiTaskField *field)
{
  if (field->n_names == 0)
    return;
  json_builder_set_member_name (builder, "names");
  json_builder_begin_array (builder);
  for (guint i = 0; i < field->n_names; i++)
    json_builder_add_string_value (builder, field->names[i].name);
  json_builder_end_array (builder);
}

static void
add_field (JsonBuilder *builder, const SumiTaskField *field)
{
  static const char *const values[] = {
    [SUMI_TASK_VALUE_NAME] = "name",       [SUMI_TASK_VALUE_NUMBER] = "number",
    [SUMI_TASK_VALUE_COLOR] = "color",     [SUMI_TASK_VALUE_MOVE] = "move",
    [SUMI_TASK_VALUE_CORNERS] = "corners", [SUMI_TASK_VALUE_TEXTS] = "texts",
    [SUMI_TASK_VALUE_TRUE] = "true",       [SUMI_TASK_VALUE_CHOICE] = "choice",
  };

  json_builder_set_member_name (builder, field->name);
  json_builder_begin_object (builder);
  add_string (builder, "value", values[field->value]);
  add_string (builder, "label", field->label == NULL ? "" : field->label);
  add_string (builder, "description", field->description == NULL ? "" : field->description);
  json_builder_set_member_name (builder, "required");
  json_builder_add_boolean_value (builder, field->is_required);
  add_number (builder, "min", field->min);
  add_number (builder, "max", field->max);
  add_names (builder, field);
  json_builder_set_member_name (builder, "choices");
  json_builder_begin_object (builder);
  for (guint i = 0; i < field->n_choices; i++)
    add_field (builder, &field->choices[i]);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

/* What decides which fields TASK has, and then the fields themselves. */
static void
add_task (JsonBuilder *builder, const SumiTask *task)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "task");
  json_builder_begin_object (builder);
  for (guint i = 0; i < SUMI_N_TASK_FIELDS; i++)
    {
      const SumiTaskField *field = &SUMI_TASK_FIELDS[i];

      if (field->decides && sumi_task_field_applies (field, task))
        add_string (builder, field->name,
                    sumi_pack_name_of (field->names, field->n_names,
                                       sumi_task_field_get_int (field, task)));
    }
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "fields");
  json_builder_begin_object (builder);
  for (guint i = 0; i < SUMI_N_TASK_FIELDS; i++)
    {
      if (sumi_task_field_applies (&SUMI_TASK_FIELDS[i], task))
        add_field (builder, &SUMI_TASK_FIELDS[i]);
    }
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

static void
add_tasks (JsonBuilder *builder, SumiTaskType type)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = type;
  if (type == SUMI_TASK_MARK)
    {
      for (int set = 0; set < SUMI_N_SETS; set++)
        {
          task.set = (SumiSet) set;
          add_task (builder, &task);
        }
    }
  else if (type == SUMI_TASK_COUNT)
    {
      for (int quantity = 0; quantity < SUMI_N_QUANTITIES; quantity++)
        {
          task.quantity = (SumiQuantity) quantity;
          add_task (builder, &task);
        }
    }
  else
    {
      add_task (builder, &task);
    }
}

int
main (void)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_array (builder);
  for (int type = 0; type < SUMI_N_TASK_TYPES; type++)
    add_tasks (builder, (SumiTaskType) type);
  json_builder_end_array (builder);
  root = json_builder_get_root (builder);
  text = json_to_string (root, TRUE);
  /* Not g_print(), which has no letters beyond ASCII in the locale of the tests. */
  puts (text);

  return 0;
}
