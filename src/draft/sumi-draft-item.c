/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-item.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-answer.h"
#include "sumi-draft-private.h"
#include "sumi-pack-names.h"
#include "sumi-pack-write.h"
#include "sumi-record.h"

#define MAX_ID_TRIES 10000

/* Whether an item of DRAFT has the id ID. */
static gboolean
has_id (const SumiDraft *draft, const char *id)
{
  for (guint i = 0; i < sumi_draft_get_length (draft, "items"); i++)
    {
      g_autofree char *path = sumi_draft_item_path (i, "id");

      if (g_strcmp0 (sumi_draft_get_string (draft, path), id) == 0)
        return TRUE;
    }

  return FALSE;
}

/* An id that no item of DRAFT has yet: STEM, a hyphen and a number from FIRST. */
static char *
make_id (const SumiDraft *draft, const char *stem, int first)
{
  for (int i = first; i < MAX_ID_TRIES; i++)
    {
      g_autofree char *id = g_strdup_printf ("%.*s-%d", SUMI_PACK_MAX_ID - 6, stem, i);

      if (!has_id (draft, id))
        return g_steal_pointer (&id);
    }

  return g_strdup (stem);
}

/* The position that PARTS, a board or moves or both, stand for. */
static gboolean
read_board (JsonNode *node, SumiPosition *out_position)
{
  g_autoptr (GString) cells = g_string_new (NULL);
  JsonObject *object = json_node_get_object (node);
  JsonNode *turn = json_object_get_member (object, "turn");
  JsonNode *rows = json_object_get_member (object, "board");
  SumiBitboard black, white;

  if (rows == NULL)
    {
      *out_position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      return TRUE;
    }
  if (!JSON_NODE_HOLDS_ARRAY (rows))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (json_node_get_array (rows)); i++)
    {
      JsonNode *row = json_array_get_element (json_node_get_array (rows), i);

      if (!JSON_NODE_HOLDS_VALUE (row) || json_node_get_value_type (row) != G_TYPE_STRING)
        return FALSE;
      g_string_append (cells, json_node_get_string (row));
    }
  if (cells->len != SUMI_CELLS_LENGTH
      || sumi_cells_from_text (cells->str, &black, &white).status != SUMI_NOTATION_OK)
    return FALSE;
  *out_position = sumi_position_make (
      black, white,
      turn != NULL && JSON_NODE_HOLDS_VALUE (turn)
              && json_node_get_value_type (turn) == G_TYPE_STRING
              && g_str_equal (json_node_get_string (turn), "white")
          ? SUMI_WHITE
          : SUMI_BLACK);

  return TRUE;
}

/* The position that NODE, as it stands in a file, says; FALSE if it says none. */
gboolean
sumi_draft_position_from_json (JsonNode *node, SumiPosition *out_position)
{
  SumiTranscript transcript;
  JsonNode *moves;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node) || !read_board (node, out_position))
    return FALSE;
  moves = json_object_get_member (json_node_get_object (node), "moves");
  if (moves == NULL || !JSON_NODE_HOLDS_VALUE (moves)
      || json_node_get_value_type (moves) != G_TYPE_STRING)
    return TRUE;
  if (sumi_transcript_from_text (json_node_get_string (moves), *out_position, &transcript).status
      != SUMI_NOTATION_OK)
    return FALSE;
  *out_position = transcript.end;

  return TRUE;
}

/* POSITION as it stands in a file. */
JsonNode *
sumi_draft_position_to_json (SumiPosition position)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonArray *rows = json_array_new ();
  char cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (position, cells);
  for (int row = 0; row < 8; row++)
    {
      g_autofree char *text = g_strndup (cells + 8 * row, 8);

      json_array_add_string_element (rows, text);
    }
  json_object_set_array_member (object, "board", rows);
  json_object_set_string_member (object, "turn",
                                 position.turn == SUMI_BLACK ? "black" : "white");
  json_node_take_object (node, object);
  return node;
}

/* The path of the item at index ITEM, or of MEMBER in it where that is not NULL. Owned by the
 * caller. */
char *
sumi_draft_item_path (guint item, const char *member)
{
  return member == NULL ? g_strdup_printf ("items[%u]", item)
                        : g_strdup_printf ("items[%u].%s", item, member);
}

/* DRAFT with a new puzzle at index AT: a corner is to be forced in POSITION with the next move. */
SumiDraft *
sumi_draft_add_puzzle (const SumiDraft *draft, guint at, const char *title, SumiPosition position)
{
  g_autofree char *path = sumi_draft_item_path (at, NULL);
  g_autofree char *id = make_id (draft, "puzzle", 1);
  g_autoptr (SumiDraft) added = NULL;
  g_autoptr (SumiDraft) placed = NULL;
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  SumiTask task;

  json_object_set_string_member (object, "kind", "puzzle");
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "title", title);
  json_node_take_object (node, object);
  added = sumi_draft_insert (draft, path, node);
  placed = sumi_draft_set_position (added, at, position);
  sumi_task_init (&task);
  task = sumi_draft_complete_task (&task, position);
  return sumi_draft_set_task (placed, at, &task);
}

/* DRAFT with a copy of the item at index ITEM after it, under an id of its own. */
SumiDraft *
sumi_draft_duplicate_item (const SumiDraft *draft, guint item)
{
  g_autofree char *path = sumi_draft_item_path (item, NULL);
  g_autofree char *next = sumi_draft_item_path (item + 1, NULL);
  g_autofree char *id_path = sumi_draft_item_path (item + 1, "id");
  g_autofree char *old_path = sumi_draft_item_path (item, "id");
  const char *old_id = sumi_draft_get_string (draft, old_path);
  g_autofree char *id = make_id (draft, old_id != NULL ? old_id : "item", 2);
  JsonNode *node = sumi_draft_get (draft, path);
  g_autoptr (SumiDraft) doubled = NULL;

  g_return_val_if_fail (node != NULL, NULL);
  doubled = sumi_draft_insert (draft, next, json_node_ref (node));
  return sumi_draft_set_string (doubled, id_path, id);
}

static SumiDraft *
replace_item (const SumiDraft *draft, guint item, JsonNode *node)
{
  g_autofree char *path = sumi_draft_item_path (item, NULL);

  return sumi_draft_set (draft, path, node);
}

/* DRAFT with the puzzle at index ITEM turned by SYMMETRY: its board, and each square that it names,
 * in its texts too. Its record, the game that led to the position, is removed. */
SumiDraft *
sumi_draft_turn_item (const SumiDraft *draft, guint item, SumiSymmetry symmetry)
{
  g_autofree char *path = sumi_draft_item_path (item, NULL);
  JsonNode *node = sumi_draft_get (draft, path);

  g_return_val_if_fail (node != NULL, NULL);
  return replace_item (draft, item, sumi_draft_turn_value (node, symmetry));
}

/* DRAFT with Black and White exchanged in the puzzle at index ITEM, but for its texts. */
SumiDraft *
sumi_draft_swap_item (const SumiDraft *draft, guint item)
{
  g_autofree char *path = sumi_draft_item_path (item, NULL);
  JsonNode *node = sumi_draft_get (draft, path);

  g_return_val_if_fail (node != NULL, NULL);
  return replace_item (draft, item, sumi_draft_swap_value (node));
}

/* The position of the item at index ITEM; FALSE if it has none that can be shown. */
gboolean
sumi_draft_get_position (const SumiDraft *draft, guint item, SumiPosition *out_position)
{
  g_autofree char *path = sumi_draft_item_path (item, "position");

  return sumi_draft_position_from_json (sumi_draft_get (draft, path), out_position);
}

/* DRAFT with POSITION in the item at index ITEM. A record that does not reach POSITION is removed,
 * since it belonged to another one. */
SumiDraft *
sumi_draft_set_position (const SumiDraft *draft, guint item, SumiPosition position)
{
  g_autofree char *path = sumi_draft_item_path (item, "position");
  g_autofree char *record = sumi_draft_item_path (item, "record");
  g_autoptr (SumiDraft) placed
    = sumi_draft_set (draft, path, sumi_draft_position_to_json (position));

  return sumi_draft_remove (placed, record);
}

/* Reads TEXT in whatever format it is: a board, drawn or in one line, or the moves of a game, whose
 * end counts. FALSE with ERROR if it is none. */
gboolean
sumi_draft_position_from_text (const char *text, SumiPosition *out_position, GError **error)
{
  SumiRecordFormat format;
  g_autoptr (GPtrArray) records = sumi_record_read_data (text, strlen (text), &format, error);
  const SumiGameRecord *record;

  if (records == NULL)
    return FALSE;
  if (records->len == 0 || text[strspn (text, " \t\r\n")] == '\0')
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _("There is no position in this text."));
      return FALSE;
    }
  record = records->pdata[0];
  *out_position = record->moves.end;
  return TRUE;
}

/* Reads FIELD of the task in NODE into TASK; a field that cannot be read leaves TASK as it is. */
static void
read_field (JsonNode *node, const SumiTaskField *field, SumiTask *task)
{
  const char *string = NULL;
  SumiSquare square;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    string = json_node_get_string (node);
  for (guint i = 0; string != NULL && i < field->n_names; i++)
    {
      if (g_str_equal (string, field->names[i].name))
        sumi_task_field_set_int (field, task, field->names[i].value);
    }
  if (field->value == SUMI_TASK_VALUE_NUMBER && JSON_NODE_HOLDS_VALUE (node)
      && json_node_get_value_type (node) == G_TYPE_INT64)
    sumi_task_field_set_int (field, task,
                             (int) CLAMP (json_node_get_int (node), field->min, field->max));
  else if (field->value == SUMI_TASK_VALUE_COLOR && string != NULL)
    sumi_task_field_set_int (field, task,
                             g_str_equal (string, "white") ? SUMI_WHITE : SUMI_BLACK);
  else if (field->value == SUMI_TASK_VALUE_MOVE && string != NULL
           && sumi_square_from_name (string, &square))
    sumi_task_field_set_int (field, task, square);
  else if (field->value == SUMI_TASK_VALUE_TEXTS && JSON_NODE_HOLDS_ARRAY (node))
    sumi_task_field_set_int (field, task, (int) json_array_get_length (json_node_get_array (node)));
  else if (field->value == SUMI_TASK_VALUE_CORNERS)
    {
      SumiBitboard corners = 0;

      for (guint i = 0;
           JSON_NODE_HOLDS_ARRAY (node) && i < json_array_get_length (json_node_get_array (node));
           i++)
        {
          JsonNode *corner = json_array_get_element (json_node_get_array (node), i);

          if (JSON_NODE_HOLDS_VALUE (corner) && json_node_get_value_type (corner) == G_TYPE_STRING
              && sumi_square_from_name (json_node_get_string (corner), &square))
            corners |= sumi_bitboard_of (square) & SUMI_CORNERS;
        }
      sumi_task_field_set_corners (field, task, corners != 0 ? corners : SUMI_CORNERS);
    }
  else if (field->value == SUMI_TASK_VALUE_CHOICE && JSON_NODE_HOLDS_OBJECT (node))
    {
      for (guint i = 0; i < field->n_choices; i++)
        {
          JsonNode *member
            = json_object_get_member (json_node_get_object (node), field->choices[i].name);

          if (member == NULL)
            continue;
          sumi_task_field_set_int (field, task, field->choices[i].kind);
          read_field (member, &field->choices[i], task);
        }
    }
}

/* The task of the item at index ITEM, with those of its fields that can be read; FALSE if not even
 * its type can. */
gboolean
sumi_draft_get_task (const SumiDraft *draft, guint item, SumiTask *out_task)
{
  g_autofree char *type_path = sumi_draft_item_path (item, "task.type");

  sumi_task_init (out_task);
  for (guint i = 0; i < SUMI_N_TASK_FIELDS; i++)
    {
      const SumiTaskField *field = &SUMI_TASK_FIELDS[i];
      g_autofree char *path = g_strdup_printf ("items[%u].task.%s", item, field->name);
      JsonNode *node = sumi_draft_get (draft, path);

      if (node != NULL && sumi_task_field_applies (field, out_task))
        read_field (node, field, out_task);
    }

  return sumi_draft_get_string (draft, type_path) != NULL;
}

/* DRAFT with TASK in the item at index ITEM; the sentences to choose from stay. */
SumiDraft *
sumi_draft_set_task (const SumiDraft *draft, guint item, const SumiTask *task)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (SumiExercise) exercise = sumi_exercise_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *path = sumi_draft_item_path (item, "task");
  g_autofree char *options_path = sumi_draft_item_path (item, "task.options");
  JsonNode *options = sumi_draft_get (draft, options_path);
  JsonObject *object;

  exercise->task = *task;
  json_builder_begin_object (builder);
  sumi_pack_write_task (builder, exercise);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  object = json_object_get_object_member (json_node_get_object (root), "task");
  if (task->type == SUMI_TASK_CHOOSE)
    {
      JsonNode *texts = options != NULL ? json_node_ref (options) : json_node_new (JSON_NODE_ARRAY);

      if (options == NULL)
        json_node_take_array (texts, json_array_new ());
      /* Behind the type, before the answer. */
      json_object_remove_member (object, "answer");
      json_object_set_member (object, "options", texts);
      json_object_set_int_member (object, "answer", task->answer);
    }
  return sumi_draft_set (draft, path,
                         json_object_dup_member (json_node_get_object (root), "task"));
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
  if (!sumi_task_field_applies (&SUMI_TASK_FIELDS[SUMI_TASK_FIELD_MOVE], &complete))
    complete.move = SUMI_SQUARE_NONE;
  else if (legal != 0
           && (complete.move >= SUMI_SQUARE_PASS || !sumi_bitboard_has (legal, complete.move)))
    complete.move = sumi_bitboard_first (legal);

  return complete;
}
