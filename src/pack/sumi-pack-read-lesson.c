/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>

static void read_steps (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_step_position (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_show (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_show_squares (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_show_arrows (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_show_moves (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_step_task (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

#define ITEM(member) G_STRUCT_OFFSET (SumiItem, member)
#define STEP(member) G_STRUCT_OFFSET (SumiStep, member)

static const SumiJsonField lesson_fields[] = {
  { "kind", NULL, 0, TRUE },
  { "id", sumi_pack_read_item_id, 0, TRUE },
  { "title", sumi_pack_read_title, ITEM (title), TRUE },
  { "summary", sumi_pack_read_text, ITEM (summary), FALSE },
  { "tags", sumi_pack_read_names, ITEM (tags), FALSE },
  { "difficulty", sumi_pack_read_level, ITEM (difficulty), FALSE },
  { "source", sumi_pack_read_text, ITEM (source), FALSE },
  { "steps", read_steps, 0, TRUE },
};

/* In this order, since the moves to show are played from the position, and the task is asked about
 * the position after them. */
static const SumiJsonField step_fields[] = {
  { "text", sumi_pack_read_text, STEP (text), TRUE },
  { "position", read_step_position, 0, FALSE },
  { "show", read_show, 0, FALSE },
  { "task", read_step_task, 0, FALSE },
  { "hints", sumi_pack_read_hints, STEP (exercise), FALSE },
  { "explain", sumi_pack_read_explain, STEP (exercise), FALSE },
};

static const SumiJsonField show_fields[] = {
  { "squares", read_show_squares, 0, FALSE },
  { "arrows", read_show_arrows, 0, FALSE },
  { "moves", read_show_moves, 0, FALSE },
};

static void
read_step_position (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPackReading *reading = walk->data;
  SumiStep *step = target;

  step->has_position = sumi_pack_read_position (walk, item, &step->position, &step->has_record,
                                                &step->record);
  reading->has_lost_board = !step->has_position;
}

static void
read_show_squares (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiStep *step = target;
  g_autofree char *says = NULL;

  sumi_pack_read_squares (walk, item, 0, &step->squares, &says);
}

/* Reads the two ends of an arrow. */
static gboolean
read_arrow (SumiJsonWalk *walk, const SumiJsonItem *item, SumiArrow *out_arrow)
{
  SumiSquare *ends[] = { &out_arrow->from, &out_arrow->to };
  gboolean is_good = TRUE;
  SumiJsonIter iter;
  SumiJsonItem end;
  guint n_ends;

  if (!sumi_json_is_array (walk, item, 0, G_MAXUINT))
    return FALSE;
  n_ends = json_array_get_length (json_node_get_array (item->node));
  if (n_ends != G_N_ELEMENTS (ends))
    {
      sumi_json_report (walk, item, SUMI_MISTAKE_RANGE,
                        _("must be two squares, from and to, but has %u"), n_ends);
      return FALSE;
    }
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &end))
    is_good &= sumi_pack_read_square (walk, &end, ends[end.index]);
  if (is_good && out_arrow->from == out_arrow->to)
    sumi_json_report (walk, item, SUMI_MISTAKE_SQUARE, _("must lead to another square"));

  return is_good;
}

static void
read_show_arrows (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiStep *step = target;
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, 0, SUMI_PACK_MAX_ARROWS))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      SumiArrow arrow;

      if (read_arrow (walk, &element, &arrow))
        g_array_append_val (step->arrows, arrow);
    }
}

/* Reads the moves to show. If they cannot be played, the position after them is not known. */
static void
read_show_moves (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPackReading *reading = walk->data;
  SumiStep *step = target;

  if (reading->has_lost_board)
    return;
  step->has_moves = sumi_pack_read_moves (walk, item, step->position, &step->moves);
  reading->has_lost_board = !step->has_moves;
}

static void
read_show (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_read_fields (walk, item, show_fields, G_N_ELEMENTS (show_fields), target);
}

/* Reads the task about the board that the step ends with. A board without a legal move is reported
 * here, since it may be that of an earlier step. */
static void
read_step_task (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  const SumiPackReading *reading = walk->data;
  SumiStep *step = target;

  if (!reading->has_lost_board)
    step->exercise->position = sumi_step_get_end (step);
  sumi_pack_read_task (walk, item, &step->exercise);
  if (!reading->has_lost_board)
    sumi_pack_check_turn (walk, item, step->exercise->position);
}

/* Reports members about a task where there is no task. */
static void
check_no_task (SumiJsonWalk *walk, const SumiJsonItem *item)
{
  SumiJsonItem member;

  if (sumi_json_find_member (walk, item, "hints", &member)
      || sumi_json_find_member (walk, item, "explain", &member))
    sumi_json_report (walk, item, SUMI_MISTAKE_MISSING,
                      _("the key \"task\", which \"hints\" and \"explain\" refer to, is missing"));
}

/* Reads a step that goes on from START. Hints are read also where there is no task, so that their
 * mistakes are reported in the same run. */
static SumiStep *
read_step (SumiJsonWalk *walk, const SumiJsonItem *item, SumiPosition start)
{
  SumiStep *step = sumi_step_new ();
  SumiJsonItem task;

  step->position = start;
  step->place = sumi_json_get_location (walk, item);
  step->exercise = sumi_exercise_new ();
  step->exercise->where = sumi_json_get_path (item);
  step->exercise->place = step->place;
  if (sumi_json_read_fields (walk, item, step_fields, G_N_ELEMENTS (step_fields), step)
      && !sumi_json_find_member (walk, item, "task", &task))
    {
      check_no_task (walk, item);
      g_clear_pointer (&step->exercise, sumi_exercise_free);
    }

  return step;
}

static void
read_steps (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPackReading *reading = walk->data;
  SumiItem *lesson = target;
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, 1, SUMI_PACK_MAX_LIST))
    return;
  reading->has_lost_board = FALSE;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      SumiStep *step = read_step (walk, &element, position);

      g_ptr_array_add (lesson->steps, step);
      position = sumi_step_get_end (step);
    }
}

/* Reads an item that is known to be a lesson. */
void
sumi_pack_read_lesson (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_read_fields (walk, item, lesson_fields, G_N_ELEMENTS (lesson_fields), target);
}
