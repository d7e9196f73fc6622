/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-writer.h"

#include "sumi-pack-write.h"
#include "sumi-square-list.h"

/* The members of a position that is given as a board. */
static void
add_board (JsonBuilder *builder, SumiPosition position)
{
  char cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (position, cells);
  sumi_json_begin_array (builder, "board");
  for (int row = 0; row < 8; row++)
    {
      g_autofree char *text = g_strndup (cells + 8 * row, 8);

      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
  SUMI_PACK_WRITE_NAME (builder, "turn", SUMI_PACK_COLORS, position.turn);
}

static void
add_position (JsonBuilder *builder, SumiPosition position)
{
  sumi_json_begin_object (builder, "position");
  add_board (builder, position);
  json_builder_end_object (builder);
}

static void
add_explain (JsonBuilder *builder, const SumiExercise *exercise)
{
  if (exercise->explain_solution == NULL && exercise->explain_wrong->len == 0)
    return;
  sumi_json_begin_object (builder, "explain");
  sumi_pack_write_text (builder, "solution", exercise->explain_solution);
  if (exercise->explain_wrong->len > 0)
    {
      sumi_json_begin_object (builder, "wrong");
      for (guint i = 0; i < exercise->explain_wrong->len; i++)
        {
          const SumiPackNote *note = &g_array_index (exercise->explain_wrong, SumiPackNote, i);

          sumi_pack_write_text (builder, sumi_square_to_name (note->move), note->text);
        }
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

static void
add_replies (JsonBuilder *builder, const GArray *replies)
{
  if (replies->len == 0)
    return;
  sumi_json_begin_object (builder, "replies");
  for (guint i = 0; i < replies->len; i++)
    {
      const SumiClaimReplies *claim = &g_array_index (replies, SumiClaimReplies, i);

      sumi_pack_write_squares (builder, sumi_square_to_name (claim->move), claim->says);
    }
  json_builder_end_object (builder);
}

static void
add_claims (JsonBuilder *builder, const SumiClaims *claims)
{
  if (!claims->has_solutions && claims->replies->len == 0 && !claims->has_line && !claims->has_score
      && !claims->has_unique)
    return;
  sumi_json_begin_object (builder, "claims");
  if (claims->has_solutions)
    sumi_pack_write_squares (builder, "solutions", claims->solutions_say);
  add_replies (builder, claims->replies);
  if (claims->has_line)
    sumi_pack_write_moves (builder, "line", &claims->line);
  if (claims->has_forced)
    SUMI_PACK_WRITE_NAME (builder, "forced", SUMI_PACK_COLORS, claims->forced);
  if (claims->has_result)
    {
      sumi_json_begin_object (builder, "result");
      sumi_json_add_int (builder, "black", claims->result_black);
      sumi_json_add_int (builder, "white", claims->result_white);
      json_builder_end_object (builder);
    }
  if (claims->has_score)
    sumi_json_add_int (builder, "score", claims->score);
  if (claims->has_unique)
    sumi_json_add_boolean (builder, "unique", claims->is_unique);
  json_builder_end_object (builder);
}

/* Writes the members that every item has. */
static void
add_head (JsonBuilder *builder, const SumiItem *item)
{
  SUMI_PACK_WRITE_NAME (builder, "kind", SUMI_PACK_KINDS, item->kind);
  sumi_pack_write_string (builder, "id", item->id);
  sumi_pack_write_text (builder, "title", item->title);
  sumi_pack_write_text (builder, "summary", item->summary);
  sumi_pack_write_strings (builder, "tags", item->tags, FALSE);
  if (item->difficulty != 0)
    sumi_json_add_int (builder, "difficulty", item->difficulty);
  if (item->rating != 0)
    sumi_json_add_int (builder, "rating", item->rating);
  sumi_pack_write_text (builder, "source", item->source);
}

static void
add_puzzle (JsonBuilder *builder, const SumiItem *item)
{
  const SumiExercise *exercise = item->exercise;

  add_position (builder, exercise->position);
  sumi_pack_write_task (builder, exercise);
  sumi_pack_write_text (builder, "prompt", exercise->prompt);
  sumi_pack_write_texts (builder, "hints", exercise->hints);
  add_explain (builder, exercise);
  add_claims (builder, &exercise->claims);
  if (exercise->has_record)
    sumi_pack_write_moves (builder, "record", &exercise->record);
}

static void
add_arrows (JsonBuilder *builder, const GArray *arrows)
{
  sumi_json_begin_array (builder, "arrows");
  for (guint i = 0; i < arrows->len; i++)
    {
      SumiArrow arrow = g_array_index (arrows, SumiArrow, i);

      json_builder_begin_array (builder);
      json_builder_add_string_value (builder, sumi_square_to_name (arrow.from));
      json_builder_add_string_value (builder, sumi_square_to_name (arrow.to));
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
add_show (JsonBuilder *builder, const SumiStep *step)
{
  if (step->squares == 0 && step->arrows->len == 0 && !step->has_moves)
    return;
  sumi_json_begin_object (builder, "show");
  if (step->squares != 0)
    {
      g_autofree char *squares = sumi_square_list_to_text (step->squares);

      sumi_pack_write_squares (builder, "squares", squares);
    }
  if (step->arrows->len > 0)
    add_arrows (builder, step->arrows);
  if (step->has_moves)
    sumi_pack_write_moves (builder, "moves", &step->moves);
  json_builder_end_object (builder);
}

/* The position of a step, as the moves of a real game where it was given by them; where that began
 * with a handicap its board is written too. */
static void
add_step_position (JsonBuilder *builder, const SumiStep *step)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  sumi_json_begin_object (builder, "position");
  if (!step->has_record)
    add_board (builder, step->position);
  else if (!sumi_position_equal (step->record.start, start))
    add_board (builder, step->record.start);
  if (step->has_record)
    sumi_pack_write_moves (builder, "moves", &step->record);
  json_builder_end_object (builder);
}

static void
add_lesson (JsonBuilder *builder, const SumiItem *item)
{
  sumi_json_begin_array (builder, "steps");
  for (guint i = 0; i < item->steps->len; i++)
    {
      const SumiStep *step = item->steps->pdata[i];

      json_builder_begin_object (builder);
      sumi_pack_write_text (builder, "text", step->text);
      if (step->has_position)
        add_step_position (builder, step);
      add_show (builder, step);
      if (step->exercise != NULL)
        {
          sumi_pack_write_task (builder, step->exercise);
          sumi_pack_write_texts (builder, "hints", step->exercise->hints);
          add_explain (builder, step->exercise);
        }
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_game (JsonBuilder *builder, const SumiItem *item)
{
  const SumiExercise *exercise = item->exercise;

  sumi_pack_write_text (builder, "prompt", exercise->prompt);
  if (item->has_rules)
    {
      SUMI_PACK_WRITE_NAME (builder, "rules", SUMI_PACK_RULES, item->first);
      sumi_json_add_int (builder, "handicap", item->handicap);
    }
  else
    add_position (builder, exercise->position);
  sumi_pack_write_task_field (builder, SUMI_TASK_FIELD_OPPONENT, exercise);
  sumi_pack_write_task_field (builder, SUMI_TASK_FIELD_AIM, exercise);
  if (item->series > 0)
    sumi_json_add_int (builder, "series", item->series);
}

static void
add_item (JsonBuilder *builder, const SumiItem *item)
{
  json_builder_begin_object (builder);
  add_head (builder, item);
  switch (item->kind)
    {
    case SUMI_ITEM_PUZZLE:
      add_puzzle (builder, item);
      break;
    case SUMI_ITEM_LESSON:
      add_lesson (builder, item);
      break;
    case SUMI_ITEM_GAME:
      add_game (builder, item);
      break;
    default:
      g_return_if_reached ();
    }
  json_builder_end_object (builder);
}

static void
add_class (JsonBuilder *builder, const SumiPackClass *for_class)
{
  sumi_json_begin_object (builder, "class");
  if (for_class->wrong >= 0)
    sumi_json_add_int (builder, "wrong", for_class->wrong);
  sumi_json_add_boolean (builder, "hints", for_class->has_hints);
  json_builder_end_object (builder);
}

static JsonNode *
build_pack (const SumiPack *pack)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  sumi_pack_write_string (builder, "format", SUMI_PACK_FORMAT);
  sumi_pack_write_string (builder, "id", pack->id);
  sumi_pack_write_text (builder, "title", pack->title);
  sumi_pack_write_text (builder, "summary", pack->summary);
  sumi_pack_write_strings (builder, "authors", pack->authors, FALSE);
  sumi_pack_write_string (builder, "license", pack->license);
  sumi_pack_write_text (builder, "source", pack->source);
  sumi_pack_write_string (builder, "language", pack->language);
  if (pack->level != 0)
    sumi_json_add_int (builder, "level", pack->level);
  if (pack->for_class.is_set)
    add_class (builder, &pack->for_class);
  sumi_json_begin_array (builder, "items");
  for (guint i = 0; i < pack->items->len; i++)
    add_item (builder, pack->items->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* PACK as the text of a file; the caller owns it. Positions are written as boards, except those of
 * steps that were given by the moves of a game. A pack read from the text equals PACK. */
char *
sumi_pack_write (const SumiPack *pack)
{
  g_autoptr (JsonNode) root = build_pack (pack);
  g_autofree char *text = sumi_json_to_text (root, TRUE);

  return g_strconcat (text, "\n", NULL);
}
