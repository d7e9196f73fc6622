/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>

static void read_wrong (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

#define EXERCISE(member) G_STRUCT_OFFSET (SumiExercise, member)

static const SumiJsonField explain_fields[] = {
  { "solution", sumi_pack_read_text, EXERCISE (explain_solution), FALSE },
  { "wrong", read_wrong, 0, FALSE },
};

static void
read_note (SumiJsonWalk *walk, const SumiJsonItem *item, SumiSquare move, gpointer target)
{
  SumiPackNote note = { .move = move, .place = sumi_json_get_location (walk, item) };

  sumi_pack_read_text (walk, item, &note.text);
  if (move != SUMI_SQUARE_NONE && note.text != NULL)
    g_array_append_val (target, note);
  else
    g_clear_pointer (&note.text, sumi_text_unref);
}

static void
read_wrong (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = target;

  if (sumi_pack_check_is_by_move (walk, item, exercise))
    sumi_pack_read_by_move (walk, item, exercise->position, read_note, exercise->explain_wrong);
}

/* Reads the position of an exercise that has one of its own. */
void
sumi_pack_read_board (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = *(SumiExercise **) target;
  SumiTranscript record;
  gboolean has_record;
  SumiPosition position;

  if (sumi_pack_read_position (walk, item, &position, &has_record, &record)
      && sumi_pack_check_turn (walk, item, position))
    exercise->position = position;
}

void
sumi_pack_read_prompt (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = *(SumiExercise **) target;

  sumi_pack_read_text (walk, item, &exercise->prompt);
}

void
sumi_pack_read_hints (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = *(SumiExercise **) target;

  sumi_pack_read_texts (walk, item, 0, SUMI_PACK_MAX_LIST, exercise->hints);
}

void
sumi_pack_read_explain (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = *(SumiExercise **) target;

  sumi_json_read_fields (walk, item, explain_fields, G_N_ELEMENTS (explain_fields), exercise);
}

void
sumi_pack_read_record (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = *(SumiExercise **) target;

  exercise->has_record = TRUE;
  exercise->record_place = sumi_json_get_location (walk, item);
  sumi_pack_read_moves (walk, item, sumi_position_start (SUMI_RULES_BLACK_FIRST),
                        &exercise->record);
}

/* Whether EXERCISE is answered by a move; reports the key of ITEM, which speaks of right and wrong
 * moves, if it is not. */
gboolean
sumi_pack_check_is_by_move (SumiJsonWalk *walk,
                            const SumiJsonItem *item,
                            const SumiExercise *exercise)
{
  if (sumi_task_is_by_move (exercise->task.type))
    return TRUE;
  sumi_json_report_key (walk, item, SUMI_MISTAKE_UNKNOWN,
                        /* Translators: force, deny, win, best and line are words of the file. */
                        _("goes only with a task that is answered by a move: force, deny, win, "
                           "best or line"));

  return FALSE;
}
