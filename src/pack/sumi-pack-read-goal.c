/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>

#include "sumi-visible.h"
#include "sumi-opponent.h"

static void read_goal_corner (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_pass (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_mobility (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_wipe_out (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_margin (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_aim_corner (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

static const SumiJsonField goal_fields[] = {
  { "corner", read_goal_corner, 0, FALSE },
  { "pass", read_pass, 0, FALSE },
  { "mobility", read_mobility, 0, FALSE },
  { "wipe-out", read_wipe_out, 0, FALSE },
};

static const SumiJsonField aim_fields[] = {
  { "margin", read_margin, 0, FALSE },
  { "corner", read_aim_corner, 0, FALSE },
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
  quoted = sumi_visible_quote (string);
  sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                    _("must be \"any\" or a list of corners such as [\"a1\", \"h8\"], is %s"),
                    quoted);

  return FALSE;
}

/* Reads "any" or a list of corners. */
static void
read_corners (SumiJsonWalk *walk, const SumiJsonItem *item, SumiBitboard *out_corners)
{
  g_autofree char *says = NULL;

  if (!JSON_NODE_HOLDS_ARRAY (item->node))
    {
      if (is_any (walk, item))
        *out_corners = SUMI_CORNERS;
      return;
    }
  if (!sumi_pack_read_squares (walk, item, 1, out_corners, &says))
    return;
  if ((*out_corners & ~SUMI_CORNERS) != 0)
    sumi_json_report (walk, item, SUMI_MISTAKE_SQUARE,
                      _("must have corners only, that is a1, h1, a8 and h8; has %s"), says);
}

static void
read_goal_corner (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiGoal *goal = target;

  goal->kind = SUMI_GOAL_CORNER;
  read_corners (walk, item, &goal->corners);
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

static void
read_margin (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPlayAim *aim = target;

  aim->kind = SUMI_PLAY_AIM_MARGIN;
  sumi_json_get_int (walk, item, 1, SUMI_PACK_MAX_SCORE, &aim->margin);
}

static void
read_aim_corner (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPlayAim *aim = target;

  aim->kind = SUMI_PLAY_AIM_CORNER;
  read_corners (walk, item, &aim->corners);
}

/* How many of FIELDS the object ITEM has. */
static guint
count_members (const SumiJsonItem *item, const SumiJsonField *fields, guint n_fields)
{
  guint n_members = 0;

  for (guint i = 0; i < n_fields; i++)
    n_members += json_object_has_member (json_node_get_object (item->node), fields[i].name);

  return n_members;
}

/* Reads an object that has exactly one of the goals. */
void
sumi_pack_read_goal (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  guint n_goals;

  if (!sumi_json_read_fields (walk, item, goal_fields, G_N_ELEMENTS (goal_fields), target))
    return;
  n_goals = count_members (item, goal_fields, G_N_ELEMENTS (goal_fields));
  if (n_goals == 0)
    sumi_json_report (walk, item, SUMI_MISTAKE_MISSING,
                      _("one of the keys \"corner\", \"pass\", \"mobility\", \"wipe-out\" is "
                         "missing"));
  else if (n_goals > 1)
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE, _("must have one goal, has %u"), n_goals);
}

/* Reads "win", or an object that has exactly one of the other aims. */
void
sumi_pack_read_aim (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  static const SumiJsonName words[] = { { .name = "win", .value = SUMI_PLAY_AIM_WIN } };
  SumiPlayAim *aim = target;
  guint n_aims;
  int value;

  if (!JSON_NODE_HOLDS_OBJECT (item->node))
    {
      if (sumi_json_get_name (walk, item, words, G_N_ELEMENTS (words), &value))
        aim->kind = (SumiPlayAimKind) value;
      return;
    }
  sumi_json_read_fields (walk, item, aim_fields, G_N_ELEMENTS (aim_fields), aim);
  n_aims = count_members (item, aim_fields, G_N_ELEMENTS (aim_fields));
  if (n_aims == 0)
    sumi_json_report (walk, item, SUMI_MISTAKE_MISSING,
                      _("one of the keys \"margin\", \"corner\" is missing"));
  else if (n_aims > 1)
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE, _("must have one aim, has %u"), n_aims);
}

/* Reads the level of an opponent. */
void
sumi_pack_read_opponent (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 1, SUMI_N_LEVELS, target);
}
