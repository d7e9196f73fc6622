/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-json.h"

#include "sumi-notation.h"

/* A node of OBJECT, which it takes. */
JsonNode *
sumi_draft_wrap_object (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);
  return node;
}

/* A node of ARRAY, which it takes. */
JsonNode *
sumi_draft_wrap_array (JsonArray *array)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, array);
  return node;
}

/* How many elements the list NODE has; 0 if it is NULL or no list. */
guint
sumi_draft_count_elements (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_ARRAY (node)
             ? json_array_get_length (json_node_get_array (node))
             : 0;
}

/* The string in NODE, which may be NULL; NULL if it is something else. Belongs to NODE. */
const char *
sumi_draft_string_from_json (JsonNode *node)
{
  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
             ? json_node_get_string (node)
             : NULL;
}

/* Reads the whole number in NODE, which may be NULL: packs may also write 2.0 for 2. FALSE if it is
 * something else. */
gboolean
sumi_draft_int_from_json (JsonNode *node, int *out_number)
{
  GType type = node != NULL ? json_node_get_value_type (node) : G_TYPE_NONE;
  double number;

  if (type != G_TYPE_INT64 && type != G_TYPE_DOUBLE)
    return FALSE;
  number = CLAMP (json_node_get_double (node), G_MININT, G_MAXINT);
  *out_number = (int) number;
  return !(number > *out_number || number < *out_number);
}

/* The square that NODE names; FALSE if it names none. */
gboolean
sumi_draft_square_from_json (JsonNode *node, SumiSquare *out_square)
{
  const char *name = sumi_draft_string_from_json (node);

  return name != NULL && sumi_square_from_name (name, out_square);
}

/* The squares that the list NODE, which may be NULL, names; what names none is left out. */
SumiBitboard
sumi_draft_squares_from_json (JsonNode *node)
{
  SumiBitboard squares = 0;
  SumiSquare square;

  for (guint i = 0; i < sumi_draft_count_elements (node); i++)
    {
      if (sumi_draft_square_from_json (json_array_get_element (json_node_get_array (node), i),
                                       &square))
        squares |= sumi_bitboard_of (square);
    }
  return squares;
}

/* SQUARES as a list of their names. */
JsonNode *
sumi_draft_list_squares (SumiBitboard squares)
{
  JsonArray *array = json_array_new ();

  SUMI_FOREACH_SQUARE (square, squares)
    json_array_add_string_element (array, sumi_square_to_name ((SumiSquare) square));
  return sumi_draft_wrap_array (array);
}

/* The position that the board in NODE, an object, and its turn stand for; without a board the one
 * that games begin with. FALSE if they stand for none. */
static gboolean
read_board (JsonNode *node, SumiPosition *out_position)
{
  g_autoptr (GString) cells = g_string_new (NULL);
  JsonObject *object = json_node_get_object (node);
  const char *turn = sumi_draft_string_from_json (json_object_get_member (object, "turn"));
  JsonNode *rows = json_object_get_member (object, "board");
  SumiBitboard black, white;

  if (rows == NULL)
    {
      *out_position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      return TRUE;
    }
  if (!JSON_NODE_HOLDS_ARRAY (rows))
    return FALSE;
  for (guint i = 0; i < sumi_draft_count_elements (rows); i++)
    {
      JsonNode *element = json_array_get_element (json_node_get_array (rows), i);
      const char *row = sumi_draft_string_from_json (element);

      if (row == NULL)
        return FALSE;
      g_string_append (cells, row);
    }
  if (cells->len != SUMI_CELLS_LENGTH
      || sumi_cells_from_text (cells->str, &black, &white).status != SUMI_NOTATION_OK)
    return FALSE;
  *out_position
    = sumi_position_make (black, white, g_strcmp0 (turn, "white") == 0 ? SUMI_WHITE : SUMI_BLACK);

  return TRUE;
}

/* The position that NODE, as it stands in a file, says; FALSE if it says none. */
gboolean
sumi_draft_position_from_json (JsonNode *node, SumiPosition *out_position)
{
  SumiTranscript transcript;
  const char *moves;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node) || !read_board (node, out_position))
    return FALSE;
  moves = sumi_draft_string_from_json (
      json_object_get_member (json_node_get_object (node), "moves"));
  if (moves == NULL)
    return TRUE;
  if (sumi_transcript_from_text (moves, *out_position, &transcript).status != SUMI_NOTATION_OK)
    return FALSE;
  *out_position = transcript.end;

  return TRUE;
}

/* POSITION as it stands in a file. */
JsonNode *
sumi_draft_position_to_json (SumiPosition position)
{
  JsonObject *object = json_object_new ();
  JsonArray *rows = json_array_new ();
  char cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (position, cells);
  for (int row = 0; row < 8; row++)
    {
      g_autofree char *text = g_strndup (cells + 8 * row, 8);

      json_array_add_string_element (rows, text);
    }
  json_object_set_array_member (object, "board", rows);
  json_object_set_string_member (object, "turn",
                                 position.turn == SUMI_BLACK ? "black" : "white");
  return sumi_draft_wrap_object (object);
}
