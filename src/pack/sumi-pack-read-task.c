/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>

#include "sumi-answer.h"

/* The most fields that one object of a task can have. */
#define MAX_FIELDS SUMI_N_TASK_FIELDS

static gboolean
is_string (const SumiJsonItem *item)
{
  return JSON_NODE_HOLDS_VALUE (item->node)
         && json_node_get_value_type (item->node) == G_TYPE_STRING;
}

/* Whether ITEM is the string WORD, where something else than a string is good, too. If it is not,
 * OUT_CODE and OUT_FOUND, which the caller owns, get what is to be reported. */
static gboolean
is_word (const SumiJsonItem *item, const char *word, SumiMistakeCode *out_code, char **out_found)
{
  if (is_string (item) && g_str_equal (json_node_get_string (item->node), word))
    return TRUE;
  *out_code = is_string (item) ? SUMI_MISTAKE_VALUE : SUMI_MISTAKE_TYPE;
  *out_found = sumi_json_describe (item);
  return FALSE;
}

/* Reads "any" or a list of corners. */
static void
read_corners (SumiJsonWalk *walk,
              const SumiJsonItem *item,
              const SumiTaskField *field,
              SumiTask *task)
{
  g_autofree char *says = NULL, *found = NULL;
  SumiMistakeCode code;
  SumiBitboard corners;

  if (!JSON_NODE_HOLDS_ARRAY (item->node))
    {
      if (is_word (item, "any", &code, &found))
        sumi_task_field_set_corners (field, task, SUMI_CORNERS);
      else
        sumi_json_report (
            walk, item, code,
            _("must be \"any\" or a list of corners such as [\"a1\", \"h8\"], but is %s"), found);
      return;
    }
  if (!sumi_pack_read_squares (walk, item, 1, &corners, &says))
    return;
  sumi_task_field_set_corners (field, task, corners);
  if ((corners & ~SUMI_CORNERS) != 0)
    sumi_json_report (walk, item, SUMI_MISTAKE_SQUARE,
                      _("must have corners only, that is a1, h1, a8 and h8; has %s"), says);
}

/* Reports an option that says the same as one before it, be it in one language only: nobody who
 * reads that could tell which of them is right. */
static void
check_options (SumiJsonWalk *walk, const SumiJsonItem *item, const GPtrArray *options)
{
  for (guint i = 0; i < options->len; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (sumi_text_is_alike (options->pdata[i], options->pdata[j]))
            {
              sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                                /* Translators: two sentences of a list are meant, from 0. */
                                _("options %u and %u say the same"), j, i);
              return;
            }
        }
    }
}

static void
read_options (SumiJsonWalk *walk,
              const SumiJsonItem *item,
              const SumiTaskField *field,
              SumiExercise *exercise)
{
  guint min = (guint) field->min;
  guint max = (guint) field->max;
  int n_options;

  if (!sumi_json_is_array (walk, item, min, max))
    return;
  sumi_pack_read_texts (walk, item, min, max, exercise->options);
  n_options = (int) json_array_get_length (json_node_get_array (item->node));
  sumi_task_field_set_int (field, &exercise->task, n_options);
  if ((int) exercise->options->len == n_options)
    check_options (walk, item, exercise->options);
}

/* Reads a legal move of the side that TASK, about POSITION, gives, or else of the side to move. A
 * position with a mistake has no move of either side. */
static void
read_move (SumiJsonWalk *walk,
           const SumiJsonItem *item,
           const SumiTaskField *field,
           SumiTask *task,
           SumiPosition position)
{
  SumiPosition asked = sumi_task_turn_to_side (task, position);
  SumiSquare move;

  if (!sumi_pack_read_move (walk, item, asked, &move))
    return;
  if (field == &SUMI_TASK_FIELDS[SUMI_TASK_FIELD_THAN] && move == task->move)
    {
      sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                        /* Translators: %s is a move. */
                        _("must be a move other than %s, which is the one asked about"),
                        sumi_square_to_name (move));
      return;
    }
  sumi_task_field_set_int (field, task, move);
  if (task->has_side && sumi_position_legal_moves (position) != 0
      && sumi_position_legal_moves (asked) == 0)
    sumi_json_report (walk, item, SUMI_MISTAKE_SQUARE,
                      _("is not a legal move; the side that is given has none"));
}

static void
read_value (SumiJsonWalk *walk,
            const SumiJsonItem *item,
            const SumiTaskField *field,
            SumiExercise *exercise)
{
  SumiTask *task = &exercise->task;
  SumiColor color;
  int value;

  switch (field->value)
    {
    case SUMI_TASK_VALUE_NAME:
      if (sumi_json_get_name (walk, item, field->names, field->n_names, &value))
        sumi_task_field_set_int (field, task, value);
      break;
    case SUMI_TASK_VALUE_NUMBER:
      if (sumi_json_get_int (walk, item, field->min, sumi_task_field_get_max (field, task), &value))
        sumi_task_field_set_int (field, task, value);
      break;
    case SUMI_TASK_VALUE_COLOR:
      if (sumi_pack_read_color (walk, item, &color))
        sumi_task_field_set_int (field, task, (int) color);
      break;
    case SUMI_TASK_VALUE_MOVE:
      read_move (walk, item, field, task, exercise->position);
      break;
    case SUMI_TASK_VALUE_CORNERS:
      read_corners (walk, item, field, task);
      break;
    case SUMI_TASK_VALUE_TEXTS:
      read_options (walk, item, field, exercise);
      break;
    case SUMI_TASK_VALUE_TRUE:
      sumi_pack_read_true (walk, item);
      break;
    case SUMI_TASK_VALUE_CHOICE:
    default:
      g_return_if_reached ();
    }
}

/* The names of the choices of FIELD in quotes, for a message. */
static char *
list_choices (const SumiTaskField *field)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < field->n_choices; i++)
    g_strv_builder_add (builder, field->choices[i].name);
  names = g_strv_builder_end (builder);
  list = g_strjoinv ("\", \"", names);

  return g_strdup_printf ("\"%s\"", list);
}

/* Reports that FIELD has not one choice but N_CHOICES. */
static void
report_choices (SumiJsonWalk *walk,
                const SumiJsonItem *item,
                const SumiTaskField *field,
                guint n_choices)
{
  if (n_choices == 0)
    {
      g_autofree char *list = list_choices (field);

      /* Translators: %s is a list such as "margin", "corner". */
      sumi_json_report (walk, item, SUMI_MISTAKE_MISSING, _("one of the keys %s is missing"), list);
    }
  else if (field == &SUMI_TASK_FIELDS[SUMI_TASK_FIELD_GOAL])
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE, _("must have one goal, but has %u"),
                      n_choices);
  else
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE, _("must have one aim, but has %u"),
                      n_choices);
}

/* Reads an object that has exactly one of the choices of FIELD, or a word that stands for none. */
static void
read_choice (SumiJsonWalk *walk,
             const SumiJsonItem *item,
             const SumiTaskField *field,
             SumiExercise *exercise)
{
  SumiJsonItem members[MAX_FIELDS];
  const char *names[MAX_FIELDS];
  g_autofree char *found = NULL;
  SumiMistakeCode code;
  guint n_given = 0;

  if (field->n_names > 0 && !JSON_NODE_HOLDS_OBJECT (item->node))
    {
      if (is_word (item, field->names->name, &code, &found))
        sumi_task_field_set_int (field, &exercise->task, field->names->value);
      else
        sumi_json_report (walk, item, code,
                          /* Translators: %s is what the file has there, in quotes if it is text. */
                          _("must be \"win\" or an object such as {\"margin\": 5}, but is %s"),
                          found);
      return;
    }
  for (guint i = 0; i < field->n_choices; i++)
    names[i] = field->choices[i].name;
  if (!sumi_json_find_members (walk, item, names, field->n_choices, members))
    return;
  for (guint i = 0; i < field->n_choices; i++)
    {
      if (members[i].node == NULL)
        continue;
      n_given++;
      sumi_task_field_set_int (field, &exercise->task, field->choices[i].kind);
      read_value (walk, &members[i], &field->choices[i], exercise);
    }
  if (n_given != 1)
    report_choices (walk, item, field, n_given);
}

/* Reads one field of a task into EXERCISE, whose position and whose fields before it are known. */
void
sumi_pack_read_task_field (SumiJsonWalk *walk,
                           const SumiJsonItem *item,
                           SumiTaskFieldId id,
                           SumiExercise *exercise)
{
  const SumiTaskField *field = &SUMI_TASK_FIELDS[id];

  if (field->value == SUMI_TASK_VALUE_CHOICE)
    read_choice (walk, item, field, exercise);
  else
    read_value (walk, item, field, exercise);
}

/* Reads the fields on which depends which others there are; FALSE if they are not known. */
static gboolean
read_deciding (SumiJsonWalk *walk, const SumiJsonItem *item, SumiTask *task)
{
  for (guint i = 0; i < SUMI_N_TASK_FIELDS; i++)
    {
      const SumiTaskField *field = &SUMI_TASK_FIELDS[i];
      SumiJsonItem member;
      int value;

      if (!field->decides || !sumi_task_field_applies (field, task))
        continue;
      if (!sumi_json_get_member (walk, item, field->name, &member)
          || !sumi_json_get_name (walk, &member, field->names, field->n_names, &value))
        return FALSE;
      sumi_task_field_set_int (field, task, value);
    }

  return TRUE;
}

/* Reads all fields that a task has beside those that decide which they are. */
static void
read_fields (SumiJsonWalk *walk, const SumiJsonItem *item, SumiExercise *exercise)
{
  SumiJsonItem members[MAX_FIELDS];
  SumiTaskFieldId ids[MAX_FIELDS];
  const char *names[MAX_FIELDS];
  gboolean is_side_known = TRUE;
  guint n_fields = 0;

  for (guint i = 0; i < SUMI_N_TASK_FIELDS; i++)
    {
      if (!sumi_task_field_applies (&SUMI_TASK_FIELDS[i], &exercise->task))
        continue;
      names[n_fields] = SUMI_TASK_FIELDS[i].name;
      ids[n_fields++] = (SumiTaskFieldId) i;
    }
  if (!sumi_json_find_members (walk, item, names, n_fields, members))
    return;
  for (guint i = 0; i < n_fields; i++)
    {
      const SumiTaskField *field = &SUMI_TASK_FIELDS[ids[i]];
      SumiSquare square;

      if (members[i].node == NULL && field->is_required)
        sumi_json_report_missing (walk, item, field->name);
      if (members[i].node == NULL || field->decides)
        continue;
      /* Whose move it is has a mistake, so nobody knows whether it is legal. */
      if (field->value == SUMI_TASK_VALUE_MOVE && !is_side_known)
        sumi_pack_read_square (walk, &members[i], &square);
      else
        sumi_pack_read_task_field (walk, &members[i], ids[i], exercise);
      if (field->value == SUMI_TASK_VALUE_COLOR)
        is_side_known = exercise->task.has_side;
    }
}

/* Reads a task by the fields of its type; of an unknown type nothing but that is reported. */
void
sumi_pack_read_task (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = *(SumiExercise **) target;

  g_free (exercise->task_where);
  exercise->task_place = sumi_json_get_location (walk, item);
  exercise->task_where = sumi_json_get_path (item);
  if (read_deciding (walk, item, &exercise->task))
    read_fields (walk, item, exercise);
}
