/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-identity.h"

#include "sumi-symmetry.h"

/* Keys are stored for years, so they are made of names that do not depend on the values of the
 * enumerations. */
static const char *const TYPE_NAMES[SUMI_N_TASK_TYPES] = {
  [SUMI_TASK_FORCE] = "force", [SUMI_TASK_DENY] = "deny",     [SUMI_TASK_WIN] = "win",
  [SUMI_TASK_BEST] = "best",   [SUMI_TASK_MARK] = "mark",     [SUMI_TASK_COUNT] = "count",
  [SUMI_TASK_FLIP] = "flip",   [SUMI_TASK_CHOOSE] = "choose", [SUMI_TASK_PLAY] = "play",
};
static const char *const GOAL_NAMES[] = {
  [SUMI_GOAL_CORNER] = "corner",
  [SUMI_GOAL_PASS] = "pass",
  [SUMI_GOAL_MOBILITY] = "mobility",
  [SUMI_GOAL_WIPE_OUT] = "wipe-out",
};
static const char *const MEASURE_NAMES[SUMI_N_MEASURES] = {
  [SUMI_MEASURE_MOBILITY] = "mobility",
  [SUMI_MEASURE_FRONTIER] = "frontier",
  [SUMI_MEASURE_OPENNESS] = "openness",
  [SUMI_MEASURE_SCORE] = "score",
};
static const char *const SET_NAMES[SUMI_N_SETS] = {
  [SUMI_SET_LEGAL_MOVES] = "legal-moves",   [SUMI_SET_FLIPS] = "flips",
  [SUMI_SET_FRONTIER] = "frontier",         [SUMI_SET_STABLE] = "stable",
  [SUMI_SET_CORNER_GIFTS] = "corner-gifts", [SUMI_SET_ODD_REGIONS] = "odd-regions",
};
static const char *const AIM_NAMES[] = {
  [SUMI_PLAY_AIM_WIN] = "win",
  [SUMI_PLAY_AIM_MARGIN] = "margin",
  [SUMI_PLAY_AIM_CORNER] = "corner",
};

/* Colours are seen from the side to move. */
static const char *
name_quantity (SumiQuantity quantity, SumiColor turn)
{
  switch (quantity)
    {
    case SUMI_QUANTITY_LEGAL_MOVES:
      return "legal-moves";
    case SUMI_QUANTITY_FLIPS:
      return "flips";
    case SUMI_QUANTITY_BLACK:
      return turn == SUMI_BLACK ? "own" : "opponent";
    case SUMI_QUANTITY_WHITE:
      return turn == SUMI_WHITE ? "own" : "opponent";
    case SUMI_QUANTITY_EMPTIES:
      return "empties";
    case SUMI_QUANTITY_MARGIN:
      return "margin";
    case SUMI_N_QUANTITIES:
    default:
      return "";
    }
}

static void
append_goal (GString *key, const SumiGoal *goal, SumiSymmetry symmetry)
{
  g_string_append_printf (key, ":%s", GOAL_NAMES[goal->kind]);
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

  g_string_append_printf (key, "%s", TYPE_NAMES[task->type]);
  switch (task->type)
    {
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
      append_goal (key, &task->goal, symmetry);
      g_string_append_printf (key, ":%d", task->within);
      break;
    case SUMI_TASK_WIN:
      g_string_append_printf (key, ":%d", task->by);
      break;
    case SUMI_TASK_BEST:
      g_string_append_printf (key, ":%s", MEASURE_NAMES[task->measure]);
      break;
    case SUMI_TASK_MARK:
      g_string_append_printf (key, ":%s", SET_NAMES[task->set]);
      break;
    case SUMI_TASK_COUNT:
      g_string_append_printf (key, ":%s", name_quantity (task->quantity, turn));
      break;
    case SUMI_TASK_PLAY:
      g_string_append_printf (key, ":%d:%s:%d:%016" G_GINT64_MODIFIER "x", task->opponent,
                              AIM_NAMES[task->aim.kind], task->aim.margin,
                              (guint64) sumi_symmetry_bitboard (symmetry, task->aim.corners));
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
