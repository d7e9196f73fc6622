/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-task.h"

#include "sumi-draft-json.h"
#include "sumi-draft-path.h"
#include "sumi-draft-private.h"
#include "sumi-pack-write.h"

static void read_field (JsonNode *node, const SumiTaskField *field, SumiTask *task);

/* Reads the one of the choices of FIELD that the object NODE has. */
static void
read_choice (JsonNode *node, const SumiTaskField *field, SumiTask *task)
{
  for (guint i = 0; i < field->n_choices; i++)
    {
      const SumiTaskField *choice = &field->choices[i];
      JsonNode *member = json_object_get_member (json_node_get_object (node), choice->name);

      if (member == NULL)
        continue;
      sumi_task_field_set_int (field, task, choice->kind);
      read_field (member, choice, task);
    }
}

static void
read_name (const char *name, const SumiTaskField *field, SumiTask *task)
{
  for (guint i = 0; i < field->n_names; i++)
    {
      if (g_str_equal (name, field->names[i].name))
        sumi_task_field_set_int (field, task, field->names[i].value);
    }
}

/* Reads FIELD of the task in NODE into TASK; a field that cannot be read leaves TASK as it is. */
static void
read_field (JsonNode *node, const SumiTaskField *field, SumiTask *task)
{
  const char *string = sumi_draft_string_from_json (node);
  SumiBitboard corners;
  SumiSquare square;
  int number;

  if (string != NULL)
    read_name (string, field, task);
  switch (field->value)
    {
    case SUMI_TASK_VALUE_NUMBER:
      if (sumi_draft_int_from_json (node, &number))
        sumi_task_field_set_int (field, task, CLAMP (number, field->min, field->max));
      break;
    case SUMI_TASK_VALUE_COLOR:
      if (string != NULL)
        sumi_task_field_set_int (field, task,
                                 g_str_equal (string, "white") ? SUMI_WHITE : SUMI_BLACK);
      break;
    case SUMI_TASK_VALUE_MOVE:
      if (sumi_draft_square_from_json (node, &square))
        sumi_task_field_set_int (field, task, square);
      break;
    case SUMI_TASK_VALUE_TEXTS:
      if (JSON_NODE_HOLDS_ARRAY (node))
        sumi_task_field_set_int (field, task, (int) sumi_draft_count_elements (node));
      break;
    case SUMI_TASK_VALUE_CORNERS:
      corners = sumi_draft_squares_from_json (node) & SUMI_CORNERS;
      sumi_task_field_set_corners (field, task, corners != 0 ? corners : SUMI_CORNERS);
      break;
    case SUMI_TASK_VALUE_CHOICE:
      if (JSON_NODE_HOLDS_OBJECT (node))
        read_choice (node, field, task);
      break;
    case SUMI_TASK_VALUE_NAME:
    case SUMI_TASK_VALUE_TRUE:
    default:
      break;
    }
}

/* The task at WHERE, with those of its fields that can be read; FALSE if not even its type can. A
 * game has a task too, though its fields stand in the item. */
gboolean
sumi_draft_get_task (const SumiDraft *draft, const char *where, SumiTask *out_task)
{
  g_autofree char *type_path = sumi_draft_member_path (where, "task.type");
  gboolean plays = sumi_draft_is_game (draft, where);

  sumi_task_init (out_task);
  if (plays)
    out_task->type = SUMI_TASK_PLAY;
  for (guint i = 0; i < SUMI_N_TASK_FIELDS; i++)
    {
      const SumiTaskField *field = &SUMI_TASK_FIELDS[i];
      g_autofree char *path = g_strconcat (where, plays ? "." : ".task.", field->name, NULL);
      JsonNode *node = sumi_draft_get (draft, path);

      if (node != NULL && sumi_task_field_applies (field, out_task))
        read_field (node, field, out_task);
    }

  return plays || sumi_draft_get_string (draft, type_path) != NULL;
}

/* DRAFT with the members of TASK, an object, in the game at WHERE. */
static SumiDraft *
set_game_task (const SumiDraft *draft, const char *where, JsonObject *task)
{
  static const char *const members[] = { "opponent", "aim" };
  SumiDraft *set = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autofree char *path = sumi_draft_member_path (where, members[i]);
      g_autoptr (SumiDraft) before = set;
      const SumiDraft *old = before != NULL ? before : draft;

      set = json_object_has_member (task, members[i])
                ? sumi_draft_set (old, path, json_object_dup_member (task, members[i]))
                : sumi_draft_remove (old, path);
    }

  return set;
}

/* DRAFT with TASK at WHERE; the sentences to choose from stay. */
SumiDraft *
sumi_draft_set_task (const SumiDraft *draft, const char *where, const SumiTask *task)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (SumiExercise) exercise = sumi_exercise_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *path = sumi_draft_member_path (where, "task");
  g_autofree char *options_path = sumi_draft_member_path (where, "task.options");
  JsonNode *options = sumi_draft_get (draft, options_path);
  JsonObject *object;

  exercise->task = *task;
  json_builder_begin_object (builder);
  sumi_pack_write_task (builder, exercise);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  object = json_object_get_object_member (json_node_get_object (root), "task");
  if (sumi_draft_is_game (draft, where))
    return set_game_task (draft, where, object);
  if (task->type == SUMI_TASK_CHOOSE)
    {
      JsonNode *texts = options != NULL ? json_node_ref (options)
                                        : sumi_draft_wrap_array (json_array_new ());

      /* Behind the type, before the answer. */
      json_object_remove_member (object, "answer");
      json_object_set_member (object, "options", texts);
      json_object_set_int_member (object, "answer", task->answer);
    }
  return sumi_draft_set (draft, path,
                         json_object_dup_member (json_node_get_object (root), "task"));
}

static gboolean
is_legal (SumiBitboard legal, SumiSquare move)
{
  return move < SUMI_SQUARE_PASS && sumi_bitboard_has (legal, move);
}

/* TASK, to be asked of POSITION, with a default in each field that its type needs and that is
 * missing or out of range. */
SumiTask
sumi_draft_complete_task (const SumiTask *task, SumiPosition position)
{
  SumiTask complete = *task;
  SumiBitboard legal;

  for (guint i = 0; i < SUMI_N_TASK_FIELDS; i++)
    {
      const SumiTaskField *field = &SUMI_TASK_FIELDS[i];

      if (field->value == SUMI_TASK_VALUE_NUMBER)
        {
          int value = sumi_task_field_get_int (field, &complete);

          sumi_task_field_set_int (field, &complete, CLAMP (value, field->min, field->max));
        }
    }
  if (complete.goal.corners == 0)
    complete.goal.corners = SUMI_CORNERS;
  if (complete.aim.corners == 0)
    complete.aim.corners = SUMI_CORNERS;
  complete.aim.margin = CLAMP (complete.aim.margin, 1, SUMI_PACK_MAX_SCORE);
  if (!sumi_task_field_applies (&SUMI_TASK_FIELDS[SUMI_TASK_FIELD_SIDE], &complete))
    complete.has_side = FALSE;
  legal = sumi_position_legal_moves (sumi_task_turn_to_side (&complete, position));
  if (complete.type != SUMI_TASK_REASON || !is_legal (legal, complete.than)
      || complete.than == complete.move)
    complete.than = SUMI_SQUARE_NONE;
  if (complete.type == SUMI_TASK_REASON)
    complete.move = is_legal (legal, complete.move) ? complete.move : SUMI_SQUARE_NONE;
  else if (!sumi_task_field_applies (&SUMI_TASK_FIELDS[SUMI_TASK_FIELD_MOVE], &complete))
    complete.move = SUMI_SQUARE_NONE;
  else if (legal != 0 && !is_legal (legal, complete.move))
    complete.move = sumi_bitboard_first (legal);

  return complete;
}
