/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-turn.h"

#include "sumi-draft-json.h"
#include "sumi-square-list.h"

/* What a value is turned by: a symmetry of the board, or else the swap of the colours. */
typedef struct
{
  SumiSymmetry symmetry;
  gboolean swaps;
} Turn;

/* Members that no square is named in, though they may have words that look like it. */
static const char *const UNTURNED[] = { "id", "kind", "tags", "source", "type", NULL };

/* Members that hold moves one after the other. */
static const char *const MOVES[] = { "line", "moves", NULL };

/* Members that name a side. */
static const char *const SIDES[] = { "forced", "side", "quantity", "turn", NULL };

static const char *
swap_name (const char *name)
{
  if (g_str_equal (name, "black"))
    return "white";
  return g_str_equal (name, "white") ? "black" : name;
}

static char *
turn_string (const char *string, const char *key, const Turn *turn)
{
  if (turn->swaps)
    return g_strdup (g_strv_contains (SIDES, key) ? swap_name (string) : string);
  if (g_strv_contains (UNTURNED, key))
    return g_strdup (string);
  return sumi_square_list_turn_text (
    string, g_strv_contains (MOVES, key) ? "[a-hA-H][1-8]" : SUMI_SQUARES_IN_TEXT,
    turn->symmetry);
}

static JsonNode *turn_node (JsonNode *node, const char *key, const Turn *turn);

static JsonNode *
turn_position (JsonNode *node, const Turn *turn)
{
  SumiPosition position;

  if (!sumi_draft_position_from_json (node, &position))
    return json_node_ref (node);
  if (turn->swaps)
    position.turn = sumi_color_opposite (position.turn);
  else
    position = sumi_symmetry_position (turn->symmetry, position);
  return sumi_draft_position_to_json (position);
}

/* A record is a game from the start, and none that reaches the turned position is known. */
static JsonNode *
turn_object (JsonNode *node, const char *key, const Turn *turn)
{
  JsonObject *object = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &name, &member))
    {
      g_autofree char *turned_name = NULL;

      if (g_str_equal (name, "record"))
        continue;
      if (turn->swaps)
        turned_name = g_strdup (g_str_equal (key, "result") ? swap_name (name) : name);
      else
        turned_name = sumi_square_list_turn_text (name, "^[a-h][1-8]$", turn->symmetry);
      json_object_set_member (object, turned_name,
                              g_str_equal (name, "position") ? turn_position (member, turn)
                                                             : turn_node (member, name, turn));
    }
  return sumi_draft_wrap_object (object);
}

/* NODE, a value under KEY or in a list there, turned. */
static JsonNode *
turn_node (JsonNode *node, const char *key, const Turn *turn)
{
  const char *string = sumi_draft_string_from_json (node);
  JsonArray *array;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return turn_object (node, key, turn);
  if (string != NULL)
    {
      g_autofree char *turned = turn_string (string, key, turn);

      return json_node_init_string (json_node_alloc (), turned);
    }
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return json_node_ref (node);

  array = json_array_new ();
  for (guint i = 0; i < sumi_draft_count_elements (node); i++)
    json_array_add_element (array,
                            turn_node (json_array_get_element (json_node_get_array (node), i), key,
                                       turn));
  return sumi_draft_wrap_array (array);
}

/* NODE, an item, with its board, its moves and each square that it names turned by SYMMETRY. */
JsonNode *
sumi_draft_turn_value (JsonNode *node, SumiSymmetry symmetry)
{
  const Turn turn = { .symmetry = symmetry };

  return turn_node (node, "", &turn);
}

/* NODE, an item, with the colours exchanged in all but its texts. */
JsonNode *
sumi_draft_swap_value (JsonNode *node)
{
  const Turn turn = { .swaps = TRUE };

  return turn_node (node, "", &turn);
}
