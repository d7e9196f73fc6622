/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-identity.h"

#include "sumi-pack-names.h"
#include "sumi-symmetry.h"
#include "sumi-task-fields.h"

/* The word for the value of a field of TASK. Keys are stored for years, so they are made of the
 * words of the pack format, which stay the same, and not of the values of the enumerations. */
static const char *
get_word (const SumiTask *task, SumiTaskFieldId id)
{
  const SumiTaskField *field = &SUMI_TASK_FIELDS[id];
  const SumiTaskField *choice = sumi_task_field_get_choice (field, task);

  if (choice != NULL)
    return choice->name;
  return sumi_pack_name_of (field->names, field->n_names, sumi_task_field_get_int (field, task));
}

/* Colours are seen from the side to move. */
static const char *
get_quantity (const SumiTask *task, SumiColor turn)
{
  if (task->quantity == SUMI_QUANTITY_BLACK)
    return turn == SUMI_BLACK ? "own" : "opponent";
  if (task->quantity == SUMI_QUANTITY_WHITE)
    return turn == SUMI_WHITE ? "own" : "opponent";
  return get_word (task, SUMI_TASK_FIELD_QUANTITY);
}

static void
append_goal (GString *key, const SumiTask *task, SumiSymmetry symmetry)
{
  const SumiGoal *goal = &task->goal;

  g_string_append_printf (key, ":%s", get_word (task, SUMI_TASK_FIELD_GOAL));
  if (goal->kind == SUMI_GOAL_CORNER)
    g_string_append_printf (key, ":%016" G_GINT64_MODIFIER "x",
                            (guint64) sumi_symmetry_bitboard (symmetry, goal->corners));
  else if (goal->kind == SUMI_GOAL_MOBILITY)
    g_string_append_printf (key, ":%d", goal->max_moves);
}

/* The fields that the type of TASK uses, and no others, turned by SYMMETRY. Sides are seen from the
 * side to move, so that colours do not count. */
static char *
make_task_key (const SumiTask *task, SumiColor turn, SumiSymmetry symmetry)
{
  GString *key = g_string_new (NULL);

  g_string_append (key, get_word (task, SUMI_TASK_FIELD_TYPE));
  switch (task->type)
    {
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
      append_goal (key, task, symmetry);
      g_string_append_printf (key, ":%d", task->within);
      break;
    case SUMI_TASK_WIN:
      g_string_append_printf (key, ":%d", task->by);
      break;
    case SUMI_TASK_BEST:
      g_string_append_printf (key, ":%s", get_word (task, SUMI_TASK_FIELD_MEASURE));
      break;
    case SUMI_TASK_LINE:
      g_string_append_printf (key, ":%s", get_word (task, SUMI_TASK_FIELD_OPENING));
      break;
    case SUMI_TASK_MARK:
      g_string_append_printf (key, ":%s", get_word (task, SUMI_TASK_FIELD_SET));
      if (task->set == SUMI_SET_SAFE_MOVES)
        g_string_append_printf (key, ":%d", task->within);
      break;
    case SUMI_TASK_COUNT:
      g_string_append_printf (key, ":%s", get_quantity (task, turn));
      break;
    case SUMI_TASK_PLAY:
      g_string_append_printf (key, ":%d:%s:%d:%016" G_GINT64_MODIFIER "x", task->opponent,
                              get_word (task, SUMI_TASK_FIELD_AIM), task->aim.margin,
                              (guint64) sumi_symmetry_bitboard (symmetry, task->aim.corners));
      break;
    case SUMI_TASK_REASON:
      g_string_append_printf (key, ":%s", get_word (task, SUMI_TASK_FIELD_ASK));
      if (task->than < SUMI_SQUARE_PASS)
        g_string_append_printf (key, ":than:%s",
                                sumi_square_to_name (sumi_symmetry_square (symmetry, task->than)));
      break;
    case SUMI_TASK_FLIP:
    case SUMI_TASK_CHOOSE:
    case SUMI_N_TASK_TYPES:
    default:
      break;
    }
  if (task->has_side)
    g_string_append (key, task->side == turn ? ":own" : ":opponent");
  if (task->move < SUMI_SQUARE_PASS)
    g_string_append_printf (key, ":%s",
                            sumi_square_to_name (sumi_symmetry_square (symmetry, task->move)));
  return g_string_free (key, FALSE);
}

/**
 * sumi_identity_make: the keys of EXERCISE's position and task, owned by the caller; FALSE, and
 * NULL in both, where it has none: sentences to choose from are known by their pack alone.
 */
gboolean
sumi_identity_make (const SumiExercise *exercise, char **out_position, char **out_task)
{
  SumiSymmetry symmetry;
  SumiPosition position = sumi_symmetry_canonical (exercise->position, &symmetry);

  *out_position = *out_task = NULL;
  if (exercise->task.type == SUMI_TASK_CHOOSE)
    return FALSE;
  *out_position = g_strdup_printf ("%016" G_GINT64_MODIFIER "x%016" G_GINT64_MODIFIER "x",
                                   (guint64) position.own, (guint64) position.opponent);
  *out_task = make_task_key (&exercise->task, exercise->position.turn, symmetry);
  return TRUE;
}
