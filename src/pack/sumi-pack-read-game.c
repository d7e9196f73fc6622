/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>

#include "sumi-pack-names.h"

static void read_rules (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_handicap (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_opponent (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_aim (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_series (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

#define ITEM(member) G_STRUCT_OFFSET (SumiItem, member)

static const SumiJsonField game_fields[] = {
  { "kind", NULL, 0, TRUE },
  { "id", sumi_pack_read_item_id, 0, TRUE },
  { "title", sumi_pack_read_title, ITEM (title), TRUE },
  { "tags", sumi_pack_read_names, ITEM (tags), FALSE },
  { "difficulty", sumi_pack_read_level, ITEM (difficulty), FALSE },
  { "source", sumi_pack_read_text, ITEM (source), FALSE },
  { "prompt", sumi_pack_read_prompt, ITEM (exercise), FALSE },
  { "rules", read_rules, ITEM (first), FALSE },
  { "handicap", read_handicap, ITEM (handicap), FALSE },
  { "position", sumi_pack_read_board, ITEM (exercise), FALSE },
  { "opponent", read_opponent, ITEM (exercise), TRUE },
  { "aim", read_aim, ITEM (exercise), FALSE },
  { "series", read_series, ITEM (series), FALSE },
};

static void
read_rules (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiColor *out_first = target;
  int value;

  if (sumi_json_get_name (walk, item, SUMI_PACK_RULES, SUMI_PACK_N_RULES, &value))
    *out_first = (SumiColor) value;
}

static void
read_handicap (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, SUMI_HANDICAP_MAX, target);
}

static void
read_opponent (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = *(SumiExercise **) target;

  sumi_pack_read_task_field (walk, item, SUMI_TASK_FIELD_OPPONENT, exercise);
}

static void
read_aim (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = *(SumiExercise **) target;

  exercise->task_place = sumi_json_get_location (walk, item);
  g_free (exercise->task_where);
  exercise->task_where = sumi_json_get_path (item);
  sumi_pack_read_task_field (walk, item, SUMI_TASK_FIELD_AIM, exercise);
}

static void
read_series (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 1, SUMI_PACK_MAX_SERIES, target);
}

/* Makes the position of a game that was not given as one. */
static void
set_up (SumiItem *game)
{
  SumiRules rules = { .first = game->first };

  game->has_rules = TRUE;
  game->exercise->position = sumi_position_handicap (rules, game->handicap);
}

/* Reads an item that is known to be a game. */
void
sumi_pack_read_game (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiItem *game = target;
  SumiJsonItem position, series, other;

  game->exercise->task.type = SUMI_TASK_PLAY;
  game->exercise->task_place = game->place;
  game->exercise->task_where = g_strdup (game->where);
  sumi_json_read_fields (walk, item, game_fields, G_N_ELEMENTS (game_fields), game);
  if (!sumi_json_find_member (walk, item, "position", &position))
    set_up (game);
  else if (sumi_json_find_member (walk, item, "rules", &other)
           || sumi_json_find_member (walk, item, "handicap", &other))
    sumi_json_report_key (walk, &other, SUMI_MISTAKE_POSITION,
                          _("makes a position, and cannot be combined with one that is given"));
  if (game->series > 0 && game->exercise->task.aim.kind != SUMI_PLAY_AIM_WIN
      && sumi_json_find_member (walk, item, "series", &series))
    sumi_json_report_key (walk, &series, SUMI_MISTAKE_UNSUPPORTED,
                          _("sets a number of wins, and cannot be combined with another aim"));
}
