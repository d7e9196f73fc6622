/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-item.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "sumi-answer.h"
#include "sumi-draft-lesson.h"
#include "sumi-draft-private.h"
#include "sumi-pack-write.h"
#include "sumi-record.h"

/* The level of the opponent in a new game. */
#define NEW_OPPONENT 2

/* The set of the ids of the items of DRAFT, which owns them. */
static GHashTable *
collect_ids (const SumiDraft *draft)
{
  GHashTable *ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < sumi_draft_get_length (draft, "items"); i++)
    {
      g_autofree char *path = sumi_draft_item_path (i, "id");
      const char *id = sumi_draft_get_string (draft, path);

      if (id != NULL)
        g_hash_table_add (ids, (gpointer) id);
    }
  return ids;
}

/* An id that no item of DRAFT has yet: STEM, a hyphen and a number from FIRST. */
static char *
make_id (const SumiDraft *draft, const char *stem, int first)
{
  g_autoptr (GHashTable) ids = collect_ids (draft);

  for (int i = first;; i++)
    {
      g_autofree char *id = g_strdup_printf ("%.*s-%d", SUMI_PACK_MAX_ID - 6, stem, i);

      if (!g_hash_table_contains (ids, id))
        return g_steal_pointer (&id);
    }
}

/* The position that the board in NODE, an object, and its turn stand for; without a board the one
 * that games begin with. FALSE if they stand for none. */
static gboolean
read_board (JsonNode *node, SumiPosition *out_position)
{
  g_autoptr (GString) cells = g_string_new (NULL);
  JsonObject *object = json_node_get_object (node);
  const char *turn = sumi_draft_string_from_json (json_object_get_member (object, "turn"));
  JsonNode *rows = json_object_get_member (object, "board");
  SumiBitboard black, white;

  if (rows == NULL)
    {
      *out_position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      return TRUE;
    }
  if (!JSON_NODE_HOLDS_ARRAY (rows))
    return FALSE;
  for (guint i = 0; i < sumi_draft_count_elements (rows); i++)
    {
      JsonNode *element = json_array_get_element (json_node_get_array (rows), i);
      const char *row = sumi_draft_string_from_json (element);

      if (row == NULL)
        return FALSE;
      g_string_append (cells, row);
    }
  if (cells->len != SUMI_CELLS_LENGTH
      || sumi_cells_from_text (cells->str, &black, &white).status != SUMI_NOTATION_OK)
    return FALSE;
  *out_position
    = sumi_position_make (black, white, g_strcmp0 (turn, "white") == 0 ? SUMI_WHITE : SUMI_BLACK);

  return TRUE;
}

/* The position that NODE, as it stands in a file, says; FALSE if it says none. */
gboolean
sumi_draft_position_from_json (JsonNode *node, SumiPosition *out_position)
{
  SumiTranscript transcript;
  const char *moves;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node) || !read_board (node, out_position))
    return FALSE;
  moves = sumi_draft_string_from_json (
      json_object_get_member (json_node_get_object (node), "moves"));
  if (moves == NULL)
    return TRUE;
  if (sumi_transcript_from_text (moves, *out_position, &transcript).status != SUMI_NOTATION_OK)
    return FALSE;
  *out_position = transcript.end;

  return TRUE;
}

/* POSITION as it stands in a file. */
JsonNode *
sumi_draft_position_to_json (SumiPosition position)
{
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
  return sumi_draft_wrap_object (object);
}

/* The path of the item at index ITEM, or of MEMBER in it where that is not NULL. Owned by the
 * caller. */
char *
sumi_draft_item_path (guint item, const char *member)
{
  return member == NULL ? g_strdup_printf ("items[%u]", item)
                        : g_strdup_printf ("items[%u].%s", item, member);
}

/* The path of MEMBER of the step at index STEP of the lesson at index ITEM; with NULL of the step
 * itself. Owned by the caller. */
char *
sumi_draft_step_path (guint item, guint step, const char *member)
{
  return member == NULL ? g_strdup_printf ("items[%u].steps[%u]", item, step)
                        : g_strdup_printf ("items[%u].steps[%u].%s", item, step, member);
}

/* The path of MEMBER of WHERE. Owned by the caller. */
char *
sumi_draft_member_path (const char *where, const char *member)
{
  return g_strconcat (where, ".", member, NULL);
}

/* Whether WHERE is an item, or in one, and in which. */
gboolean
sumi_draft_parse_item (const char *where, guint *out_item)
{
  return sscanf (where, "items[%u]", out_item) == 1;
}

/* Whether WHERE is a step, or in one, and in which. */
gboolean
sumi_draft_parse_step (const char *where, guint *out_item, guint *out_step)
{
  return sscanf (where, "items[%u].steps[%u]", out_item, out_step) == 2;
}

static gboolean
is_game (const SumiDraft *draft, const char *where)
{
  g_autofree char *path = sumi_draft_member_path (where, "kind");

  return g_strcmp0 (sumi_draft_get_string (draft, path), "game") == 0;
}

/* Whether TEXT has the number that the digits of NUMBER are. */
static gboolean
has_number (const char *text, const char *number)
{
  const char *at = text;

  while ((at = strstr (at, number)) != NULL)
    {
      const char *end = at + strlen (number);

      if ((at == text || !g_ascii_isdigit (at[-1])) && !g_ascii_isdigit (*end))
        return TRUE;
      at = end;
    }
  return FALSE;
}

static gboolean
is_in_title (const SumiDraft *draft, guint number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  for (guint i = 0; i < sumi_draft_get_length (draft, "items"); i++)
    {
      g_autofree char *path = sumi_draft_item_path (i, "title");
      g_autofree char *text_path = sumi_draft_text_path (draft, path);
      const char *title = sumi_draft_get_string (draft, text_path);

      if (title != NULL && has_number (title, digits))
        return TRUE;
    }
  return FALSE;
}

/* The number for the title of an item that is added to DRAFT: of how many there are then, or the
 * next that is in no title yet. */
guint
sumi_draft_choose_number (const SumiDraft *draft)
{
  guint number = sumi_draft_get_length (draft, "items") + 1;

  while (is_in_title (draft, number))
    number++;
  return number;
}

/* DRAFT with an object at index AT that is an item of KIND, with an id of its own and TITLE. */
SumiDraft *
sumi_draft_add_item (const SumiDraft *draft, guint at, const char *kind, const char *title)
{
  g_autofree char *path = sumi_draft_item_path (at, NULL);
  g_autofree char *id = make_id (draft, kind, 1);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "kind", kind);
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "title", title);
  return sumi_draft_insert (draft, path, sumi_draft_wrap_object (object));
}

/* DRAFT with a new puzzle at index AT: a corner is to be forced in POSITION with the next move. */
SumiDraft *
sumi_draft_add_puzzle (const SumiDraft *draft, guint at, const char *title, SumiPosition position)
{
  g_autofree char *path = sumi_draft_item_path (at, NULL);
  g_autoptr (SumiDraft) added = sumi_draft_add_item (draft, at, "puzzle", title);
  g_autoptr (SumiDraft) placed = sumi_draft_set_position (added, path, position);
  SumiTask task;

  sumi_task_init (&task);
  task = sumi_draft_complete_task (&task, position);
  return sumi_draft_set_task (placed, path, &task);
}

/* DRAFT with a new game at index AT: from the start, against an opponent that a beginner may
 * beat. */
SumiDraft *
sumi_draft_add_game (const SumiDraft *draft, guint at, const char *title)
{
  g_autofree char *path = sumi_draft_item_path (at, NULL);
  g_autoptr (SumiDraft) added = sumi_draft_add_item (draft, at, "game", title);
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_PLAY;
  task.opponent = NEW_OPPONENT;
  task = sumi_draft_complete_task (&task, sumi_position_start (SUMI_RULES_BLACK_FIRST));
  return sumi_draft_set_task (added, path, &task);
}

/* DRAFT with a title at PATH, a text or one for each language, that says it is a copy's. */
static SumiDraft *
mark_copy (const SumiDraft *draft, const char *path)
{
  g_autofree char *text_path = sumi_draft_text_path (draft, path);
  const char *title = sumi_draft_get_string (draft, text_path);
  /* Translators: the title of a copy; %s is that of what was copied. */
  g_autofree char *copy = title != NULL ? g_strdup_printf (_("%s (copy)"), title) : NULL;

  return sumi_draft_set_string (draft, text_path, copy);
}

/* DRAFT with a copy of the item at index ITEM after it, under an id of its own and a title that
 * says it is a copy. */
SumiDraft *
sumi_draft_duplicate_item (const SumiDraft *draft, guint item)
{
  g_autofree char *path = sumi_draft_item_path (item, NULL);
  g_autofree char *next = sumi_draft_item_path (item + 1, NULL);
  g_autofree char *id_path = sumi_draft_item_path (item + 1, "id");
  g_autofree char *title_path = sumi_draft_item_path (item + 1, "title");
  g_autofree char *old_path = sumi_draft_item_path (item, "id");
  const char *old_id = sumi_draft_get_string (draft, old_path);
  g_autofree char *id = make_id (draft, sumi_pack_can_be_id (old_id) ? old_id : "item", 2);
  JsonNode *node = sumi_draft_get (draft, path);
  g_autoptr (SumiDraft) doubled = NULL;
  g_autoptr (SumiDraft) named = NULL;

  g_return_val_if_fail (node != NULL, NULL);
  doubled = sumi_draft_insert (draft, next, json_node_ref (node));
  named = sumi_draft_set_string (doubled, id_path, id);
  return mark_copy (named, title_path);
}

/* DRAFT in which what comes before a change of the part at WHERE has a position of its own: a game
 * that was set up by rules, and a step that goes on from the one before it, with the step after
 * it. */
static SumiDraft *
pin (const SumiDraft *draft, const char *where)
{
  guint item, step;
  g_autoptr (SumiDraft) first = NULL;

  if (is_game (draft, where))
    {
      SumiPosition position;

      return sumi_draft_get_position (draft, where, &position)
                 ? sumi_draft_set_position (draft, where, position)
                 : sumi_draft_ref (draft);
    }
  if (!sumi_draft_parse_step (where, &item, &step))
    return sumi_draft_ref (draft);
  first = sumi_draft_pin_step (draft, item, step);
  return sumi_draft_pin_step (first, item, step + 1);
}

/* DRAFT with the puzzle, game or step at WHERE turned by SYMMETRY: its board, and each square that
 * it names, in its texts too. Its record, the game that led to the position, is removed. */
SumiDraft *
sumi_draft_turn_part (const SumiDraft *draft, const char *where, SumiSymmetry symmetry)
{
  g_autoptr (SumiDraft) pinned = pin (draft, where);
  JsonNode *node = sumi_draft_get (pinned, where);

  g_return_val_if_fail (node != NULL, NULL);
  return sumi_draft_set (pinned, where, sumi_draft_turn_value (node, symmetry));
}

/* DRAFT with Black and White exchanged in the puzzle, game or step at WHERE, but for its texts. */
SumiDraft *
sumi_draft_swap_part (const SumiDraft *draft, const char *where)
{
  g_autoptr (SumiDraft) pinned = pin (draft, where);
  JsonNode *node = sumi_draft_get (pinned, where);

  g_return_val_if_fail (node != NULL, NULL);
  return sumi_draft_set (pinned, where, sumi_draft_swap_value (node));
}

/* Where the game at WHERE begins if it has no position of its own. */
static SumiPosition
set_up_game (const SumiDraft *draft, const char *where)
{
  g_autofree char *rules_path = sumi_draft_member_path (where, "rules");
  g_autofree char *handicap_path = sumi_draft_member_path (where, "handicap");
  int handicap = sumi_draft_get_int (draft, handicap_path, 0);
  gboolean is_white_first
    = g_strcmp0 (sumi_draft_get_string (draft, rules_path), "white-first") == 0;

  return sumi_position_handicap (is_white_first ? SUMI_RULES_WHITE_FIRST : SUMI_RULES_BLACK_FIRST,
                                 CLAMP (handicap, 0, SUMI_HANDICAP_MAX));
}

/* The position of the puzzle or game at WHERE, or the one that the step there begins with; FALSE if
 * there is none that can be shown. */
gboolean
sumi_draft_get_position (const SumiDraft *draft, const char *where, SumiPosition *out_position)
{
  g_autofree char *path = sumi_draft_member_path (where, "position");
  JsonNode *node = sumi_draft_get (draft, path);
  guint item, step;

  if (sumi_draft_parse_step (where, &item, &step))
    {
      *out_position = sumi_draft_get_step_start (draft, item, step);
      return TRUE;
    }
  if (node == NULL && is_game (draft, where))
    {
      *out_position = set_up_game (draft, where);
      return TRUE;
    }
  return sumi_draft_position_from_json (node, out_position);
}

/* DRAFT with POSITION in the puzzle, game or step at WHERE. A record is removed, since it belonged
 * to another position, and so are the rules and the handicap that made the one of a game. */
SumiDraft *
sumi_draft_set_position (const SumiDraft *draft, const char *where, SumiPosition position)
{
  static const char *const others[] = { "record", "rules", "handicap" };
  g_autofree char *path = sumi_draft_member_path (where, "position");
  SumiDraft *placed = sumi_draft_set (draft, path, sumi_draft_position_to_json (position));

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *other = sumi_draft_member_path (where, others[i]);
      g_autoptr (SumiDraft) before = placed;

      placed = sumi_draft_remove (before, other);
    }

  return placed;
}

/* The square that NODE names; FALSE if it names none. */
gboolean
sumi_draft_square_from_json (JsonNode *node, SumiSquare *out_square)
{
  const char *name = sumi_draft_string_from_json (node);

  return name != NULL && sumi_square_from_name (name, out_square);
}

/* The squares that the list NODE, which may be NULL, names; what names none is left out. */
SumiBitboard
sumi_draft_squares_from_json (JsonNode *node)
{
  SumiBitboard squares = 0;
  SumiSquare square;

  for (guint i = 0; i < sumi_draft_count_elements (node); i++)
    {
      if (sumi_draft_square_from_json (json_array_get_element (json_node_get_array (node), i),
                                       &square))
        squares |= sumi_bitboard_of (square);
    }
  return squares;
}

/* SQUARES as a list of their names. */
JsonNode *
sumi_draft_list_squares (SumiBitboard squares)
{
  JsonArray *array = json_array_new ();

  SUMI_FOREACH_SQUARE (square, squares)
    json_array_add_string_element (array, sumi_square_to_name ((SumiSquare) square));
  return sumi_draft_wrap_array (array);
}

/* Reads TEXT in whatever format it is: a board, drawn or in one line, or the moves of a game, whose
 * end counts. FALSE with ERROR if it is none, or longer than SUMI_RECORD_MAX_ENTRY. */
gboolean
sumi_draft_position_from_text (const char *text, SumiPosition *out_position, GError **error)
{
  g_autoptr (GPtrArray) records = sumi_record_read_entry (text, error);
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
  gboolean plays = is_game (draft, where);

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
  if (is_game (draft, where))
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

/* The index at which the list at PATH of AFTER differs from that of BEFORE, or its last index if an
 * element is missing there; -1 if they are equal. If the element that was at IN_SIGHT was moved,
 * the index that it was moved to. */
static int
find_changed_element (const SumiDraft *before, const SumiDraft *after, const char *path,
                      int in_sight)
{
  g_autofree char *old_path = g_strdup_printf ("%s[%d]", path, MAX (in_sight, 0));
  JsonNode *old = in_sight >= 0 ? sumi_draft_get (before, old_path) : NULL;
  int n = (int) sumi_draft_get_length (after, path);
  gboolean is_as_long = (int) sumi_draft_get_length (before, path) == n;
  int first = -1;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *at = g_strdup_printf ("%s[%d]", path, i);
      JsonNode *node = sumi_draft_get (after, at);
      JsonNode *former = sumi_draft_get (before, at);

      if (former != NULL && json_node_equal (node, former))
        continue;
      if (is_as_long && node == old)
        return i;
      if (first < 0)
        first = i;
    }
  return first < 0 && !is_as_long ? n - 1 : first;
}

/* Finds the item in which AFTER, made of BEFORE or the other way round, differs from it, and in a
 * lesson the step, -1 if the difference is not in a step. ITEM and STEP say first what is in sight,
 * and are left alone if FALSE is returned: no item differs. */
gboolean
sumi_draft_find_change (const SumiDraft *before, const SumiDraft *after, int *item, int *step)
{
  int changed = find_changed_element (before, after, "items", *item);
  g_autofree char *steps = NULL;
  g_autofree char *id = NULL;

  if (changed < 0)
    return FALSE;
  steps = sumi_draft_item_path ((guint) changed, "steps");
  id = sumi_draft_item_path ((guint) changed, "id");
  *step = g_strcmp0 (sumi_draft_get_string (before, id), sumi_draft_get_string (after, id)) == 0
              ? find_changed_element (before, after, steps, changed == *item ? *step : -1)
              : -1;
  *item = changed;
  return TRUE;
}
