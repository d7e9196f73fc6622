/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-writer.h"

#include "sumi-pack-names.h"

/* The name of VALUE in the table NAMES of the format. */
#define NAME_OF(names, value) sumi_pack_name_of (names, G_N_ELEMENTS (names), value)

static void
add_string (JsonBuilder *builder, const char *key, const char *string)
{
  if (string == NULL)
    return;
  json_builder_set_member_name (builder, key);
  json_builder_add_string_value (builder, string);
}

static void
add_int (JsonBuilder *builder, const char *key, int number)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, number);
}

static void
add_boolean (JsonBuilder *builder, const char *key, gboolean value)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_boolean_value (builder, value);
}

/* A list of STRINGS under KEY; nothing if it is empty and not needed. */
static void
add_strings (JsonBuilder *builder, const char *key, char **strings, gboolean is_needed)
{
  if (strings[0] == NULL && !is_needed)
    return;
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; strings[i] != NULL; i++)
    json_builder_add_string_value (builder, strings[i]);
  json_builder_end_array (builder);
}

/* A list of the squares that TEXT names, with spaces between them. */
static void
add_squares (JsonBuilder *builder, const char *key, const char *text)
{
  g_auto (GStrv) names = g_strsplit (text, " ", -1);

  add_strings (builder, key, names, TRUE);
}

static void
add_text_value (JsonBuilder *builder, const SumiText *text)
{
  const char *language;

  if (sumi_text_is_plain (text))
    {
      json_builder_add_string_value (builder, sumi_text_get_string (text, 0, &language));
      return;
    }
  json_builder_begin_object (builder);
  for (guint i = 0; i < sumi_text_get_n_strings (text); i++)
    {
      const char *string = sumi_text_get_string (text, i, &language);

      add_string (builder, language, string);
    }
  json_builder_end_object (builder);
}

static void
add_text (JsonBuilder *builder, const char *key, const SumiText *text)
{
  if (text == NULL)
    return;
  json_builder_set_member_name (builder, key);
  add_text_value (builder, text);
}

static void
add_moves (JsonBuilder *builder, const char *key, const SumiTranscript *transcript)
{
  char text[2 * SUMI_TRANSCRIPT_MAX + 1];

  sumi_transcript_to_text (transcript, text);
  add_string (builder, key, text);
}

static void
add_position (JsonBuilder *builder, SumiPosition position)
{
  char cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (position, cells);
  json_builder_set_member_name (builder, "position");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "board");
  json_builder_begin_array (builder);
  for (int row = 0; row < 8; row++)
    {
      g_autofree char *text = g_strndup (cells + 8 * row, 8);

      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
  add_string (builder, "turn", NAME_OF (SUMI_PACK_COLORS, position.turn));
  json_builder_end_object (builder);
}

static void
add_corners (JsonBuilder *builder, SumiBitboard corners)
{
  json_builder_set_member_name (builder, "corner");
  if (corners == SUMI_CORNERS)
    {
      json_builder_add_string_value (builder, "any");
      return;
    }
  json_builder_begin_array (builder);
  SUMI_FOREACH_SQUARE (square, corners)
    json_builder_add_string_value (builder, sumi_square_to_name ((SumiSquare) square));
  json_builder_end_array (builder);
}

static void
add_goal (JsonBuilder *builder, const SumiGoal *goal)
{
  json_builder_set_member_name (builder, "goal");
  json_builder_begin_object (builder);
  switch (goal->kind)
    {
    case SUMI_GOAL_CORNER:
      add_corners (builder, goal->corners);
      break;
    case SUMI_GOAL_PASS:
      add_boolean (builder, "pass", TRUE);
      break;
    case SUMI_GOAL_MOBILITY:
      add_int (builder, "mobility", goal->max_moves);
      break;
    case SUMI_GOAL_WIPE_OUT:
      add_boolean (builder, "wipe-out", TRUE);
      break;
    default:
      g_return_if_reached ();
    }
  json_builder_end_object (builder);
}

static void
add_task (JsonBuilder *builder, const SumiTask *task)
{
  json_builder_set_member_name (builder, "task");
  json_builder_begin_object (builder);
  add_string (builder, "type", NAME_OF (SUMI_PACK_TASK_TYPES, task->type));
  if (task->type == SUMI_TASK_BEST)
    {
      add_string (builder, "measure", NAME_OF (SUMI_PACK_MEASURES, task->measure));
    }
  else
    {
      add_goal (builder, &task->goal);
      add_int (builder, "within", task->within);
    }
  json_builder_end_object (builder);
}

static void
add_hints (JsonBuilder *builder, const GPtrArray *hints)
{
  if (hints->len == 0)
    return;
  json_builder_set_member_name (builder, "hints");
  json_builder_begin_array (builder);
  for (guint i = 0; i < hints->len; i++)
    add_text_value (builder, hints->pdata[i]);
  json_builder_end_array (builder);
}

static void
add_explain (JsonBuilder *builder, const SumiExercise *exercise)
{
  if (exercise->explain_solution == NULL && exercise->explain_wrong->len == 0)
    return;
  json_builder_set_member_name (builder, "explain");
  json_builder_begin_object (builder);
  add_text (builder, "solution", exercise->explain_solution);
  if (exercise->explain_wrong->len > 0)
    {
      json_builder_set_member_name (builder, "wrong");
      json_builder_begin_object (builder);
      for (guint i = 0; i < exercise->explain_wrong->len; i++)
        {
          const SumiPackNote *note = &g_array_index (exercise->explain_wrong, SumiPackNote, i);

          add_text (builder, sumi_square_to_name (note->move), note->text);
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
  json_builder_set_member_name (builder, "replies");
  json_builder_begin_object (builder);
  for (guint i = 0; i < replies->len; i++)
    {
      const SumiClaimReplies *claim = &g_array_index (replies, SumiClaimReplies, i);

      add_squares (builder, sumi_square_to_name (claim->move), claim->says);
    }
  json_builder_end_object (builder);
}

static void
add_claims (JsonBuilder *builder, const SumiClaims *claims)
{
  if (!claims->has_solutions && claims->replies->len == 0 && !claims->has_line
      && !claims->has_unique)
    return;
  json_builder_set_member_name (builder, "claims");
  json_builder_begin_object (builder);
  if (claims->has_solutions)
    add_squares (builder, "solutions", claims->solutions_say);
  add_replies (builder, claims->replies);
  if (claims->has_line)
    add_moves (builder, "line", &claims->line);
  if (claims->has_forced)
    add_string (builder, "forced", NAME_OF (SUMI_PACK_COLORS, claims->forced));
  if (claims->has_result)
    {
      json_builder_set_member_name (builder, "result");
      json_builder_begin_object (builder);
      add_int (builder, "black", claims->result_black);
      add_int (builder, "white", claims->result_white);
      json_builder_end_object (builder);
    }
  if (claims->has_unique)
    add_boolean (builder, "unique", claims->is_unique);
  json_builder_end_object (builder);
}

static void
add_puzzle (JsonBuilder *builder, const SumiItem *item)
{
  const SumiExercise *exercise = item->exercise;

  json_builder_begin_object (builder);
  add_string (builder, "kind", "puzzle");
  add_string (builder, "id", item->id);
  add_text (builder, "title", item->title);
  add_strings (builder, "tags", item->tags, FALSE);
  if (item->difficulty != 0)
    add_int (builder, "difficulty", item->difficulty);
  add_text (builder, "source", item->source);
  add_position (builder, exercise->position);
  add_task (builder, &exercise->task);
  add_text (builder, "prompt", exercise->prompt);
  add_hints (builder, exercise->hints);
  add_explain (builder, exercise);
  add_claims (builder, &exercise->claims);
  if (exercise->has_record)
    add_moves (builder, "record", &exercise->record);
  json_builder_end_object (builder);
}

static JsonNode *
build_pack (const SumiPack *pack)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  add_string (builder, "format", SUMI_PACK_FORMAT);
  add_string (builder, "id", pack->id);
  add_text (builder, "title", pack->title);
  add_text (builder, "summary", pack->summary);
  add_strings (builder, "authors", pack->authors, FALSE);
  add_string (builder, "license", pack->license);
  add_text (builder, "source", pack->source);
  add_string (builder, "language", pack->language);
  if (pack->level != 0)
    add_int (builder, "level", pack->level);
  json_builder_set_member_name (builder, "items");
  json_builder_begin_array (builder);
  for (guint i = 0; i < pack->items->len; i++)
    add_puzzle (builder, pack->items->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* PACK as the text of a file. Positions are written as boards, whatever they were given by; a pack
 * read from the text equals PACK. */
char *
sumi_pack_write (const SumiPack *pack)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = build_pack (pack);
  g_autofree char *text = NULL;

  json_generator_set_pretty (generator, TRUE);
  json_generator_set_root (generator, root);
  text = json_generator_to_data (generator, NULL);

  return g_strconcat (text, "\n", NULL);
}
