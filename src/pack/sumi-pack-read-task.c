/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>

#include "sumi-json-quote.h"
#include "sumi-pack-names.h"
#include "sumi-prover.h"

static void read_goal (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_within (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_measure (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_corner (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_pass (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_mobility (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_wipe_out (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

static const SumiJsonField force_fields[] = {
  { "type", NULL, 0, TRUE },
  { "goal", read_goal, G_STRUCT_OFFSET (SumiTask, goal), TRUE },
  { "within", read_within, G_STRUCT_OFFSET (SumiTask, within), TRUE },
};

static const SumiJsonField best_fields[] = {
  { "type", NULL, 0, TRUE },
  { "measure", read_measure, G_STRUCT_OFFSET (SumiTask, measure), TRUE },
};

/* What belongs to each type, by SumiTaskType. */
static const struct
{
  const SumiJsonField *fields;
  guint n_fields;
} task_shapes[] = {
  [SUMI_TASK_FORCE] = { force_fields, G_N_ELEMENTS (force_fields) },
  [SUMI_TASK_DENY] = { force_fields, G_N_ELEMENTS (force_fields) },
  [SUMI_TASK_BEST] = { best_fields, G_N_ELEMENTS (best_fields) },
};

static const SumiJsonField goal_fields[] = {
  { "corner", read_corner, 0, FALSE },
  { "pass", read_pass, 0, FALSE },
  { "mobility", read_mobility, 0, FALSE },
  { "wipe-out", read_wipe_out, 0, FALSE },
};

/* Whether ITEM, a string, says "any". */
static gboolean
is_any (SumiJsonWalk *walk, const SumiJsonItem *item)
{
  g_autofree char *quoted = NULL;
  const char *string;

  if (!sumi_json_get_string (walk, item, &string))
    return FALSE;
  if (g_str_equal (string, "any"))
    return TRUE;
  quoted = sumi_json_quote (string);
  sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                    _("must be \"any\" or a list of corners such as [\"a1\", \"h8\"], is %s"),
                    quoted);

  return FALSE;
}

static void
read_corner (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiGoal *goal = target;
  g_autofree char *says = NULL;

  goal->kind = SUMI_GOAL_CORNER;
  if (!JSON_NODE_HOLDS_ARRAY (item->node))
    {
      if (is_any (walk, item))
        goal->corners = SUMI_CORNERS;
      return;
    }
  if (!sumi_pack_read_squares (walk, item, 1, &goal->corners, &says))
    return;
  if ((goal->corners & ~SUMI_CORNERS) != 0)
    sumi_json_report (walk, item, SUMI_MISTAKE_SQUARE,
                      _("must have corners only, that is a1, h1, a8 and h8; has %s"), says);
}

static void
read_pass (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiGoal *goal = target;

  goal->kind = SUMI_GOAL_PASS;
  sumi_pack_read_true (walk, item);
}

static void
read_mobility (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiGoal *goal = target;

  goal->kind = SUMI_GOAL_MOBILITY;
  sumi_json_get_int (walk, item, 0, SUMI_PACK_MAX_MOBILITY, &goal->max_moves);
}

static void
read_wipe_out (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiGoal *goal = target;

  goal->kind = SUMI_GOAL_WIPE_OUT;
  sumi_pack_read_true (walk, item);
}

/* Reads an object that has exactly one of the goals. */
static void
read_goal (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  guint n_goals = 0;

  if (!sumi_json_read_fields (walk, item, goal_fields, G_N_ELEMENTS (goal_fields), target))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (goal_fields); i++)
    n_goals += json_object_has_member (json_node_get_object (item->node), goal_fields[i].name);
  if (n_goals == 0)
    sumi_json_report (walk, item, SUMI_MISTAKE_MISSING,
                      _("one of the keys \"corner\", \"pass\", \"mobility\", \"wipe-out\" is "
                         "missing"));
  else if (n_goals > 1)
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE, _("must have one goal, has %u"), n_goals);
}

static void
read_within (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 1, SUMI_PROVER_MAX_MOVES, target);
}

static void
read_measure (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiMeasure *out_measure = target;
  int value;

  if (sumi_json_get_name (walk, item, SUMI_PACK_MEASURES, SUMI_PACK_N_MEASURES, &value))
    *out_measure = (SumiMeasure) value;
}

/* Reads a task by the fields of its type; of an unknown type nothing but that is reported. */
void
sumi_pack_read_task (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiTask *task = target;
  SumiJsonItem type;
  int value;

  if (!sumi_json_get_member (walk, item, "type", &type)
      || !sumi_json_get_name (walk, &type, SUMI_PACK_TASK_TYPES, SUMI_PACK_N_TASK_TYPES, &value))
    return;
  task->type = (SumiTaskType) value;
  sumi_json_read_fields (walk, item, task_shapes[value].fields, task_shapes[value].n_fields, task);
}
