/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-tool-parts.h"

static void
add_part (JsonBuilder *builder, const SumiToolPart *part)
{
  char cells[SUMI_CELLS_LENGTH + 1];

  sumi_cells_to_text (part->position, cells);
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "id", part->id);
  sumi_json_add_string (builder, "cells", cells);
  sumi_json_add_string (builder, "turn", part->position.turn == SUMI_BLACK ? "black" : "white");
  sumi_tool_json_add_squares (builder, "legal", sumi_position_legal_moves (part->position));
  json_builder_end_object (builder);
}

static void
print_part (const SumiToolPart *part)
{
  SumiPosition position = part->position;
  int n_black = sumi_bitboard_count (sumi_position_discs (position, SUMI_BLACK));
  int n_white = sumi_bitboard_count (sumi_position_discs (position, SUMI_WHITE));
  char diagram[SUMI_DIAGRAM_SIZE];

  sumi_position_to_diagram (position, sumi_position_legal_moves (position), diagram);
  g_print ("%s  %s\n\n", part->id, sumi_text_get (part->title));
  if (part->text != NULL)
    g_print ("%s\n\n", sumi_text_get (part->text));
  g_print ("%s\n", diagram);
  /* Translators: the numbers of black and of white discs. */
  g_print (position.turn == SUMI_BLACK ? _("Black (X) %d, White (O) %d; Black to move\n\n")
                                       : _("Black (X) %d, White (O) %d; White to move\n\n"),
           n_black, n_white);
}

/* sumi-tool show PATH [--item ID] */
SumiToolStatus
sumi_tool_show (int argc, char *argv[])
{
  g_autofree char *id = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "item", 0, 0, G_OPTION_ARG_STRING, &id, N_("Only this item or ITEM/STEP"), N_("ID") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GPtrArray) parts = NULL;
  g_autoptr (SumiPack) pack = NULL;

  if (!sumi_tool_parse_options ("show", _("PATH"),
                                _("Prints the positions of a pack as text; * is a legal move."),
                                entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  pack = sumi_tool_open_pack ("show", argc, argv, id, FALSE, &parts);
  if (pack == NULL)
    return SUMI_TOOL_UNREADABLE;

  json_builder_begin_object (builder);
  sumi_json_begin_array (builder, "items");
  for (guint i = 0; i < parts->len; i++)
    {
      if (as_json)
        add_part (builder, parts->pdata[i]);
      else
        print_part (parts->pdata[i]);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  if (as_json)
    sumi_tool_json_print (builder);
  return SUMI_TOOL_HOLDS;
}
