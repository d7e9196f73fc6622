/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <inttypes.h>
#include <json-glib/json-glib.h>

#include "sumi-perft.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"

/* No game has more plies than this, passes included. */
#define MAX_DEPTH 120

/* sumi-tool perft DEPTH [--board CELLS --turn X|O] [--no-bulk] */
SumiToolStatus
sumi_tool_perft (int argc, char *argv[])
{
  g_autofree char *board = NULL;
  g_autofree char *turn = NULL;
  gboolean no_bulk = FALSE, as_json = FALSE;
  const GOptionEntry entries[] = {
    { "board", 0, 0, G_OPTION_ARG_STRING, &board, N_("Position to start from"), N_("CELLS") },
    { "turn", 0, 0, G_OPTION_ARG_STRING, &turn, N_("Side to move"), "X|O" },
    { "no-bulk", 0, 0, G_OPTION_ARG_NONE, &no_bulk, N_("Play the last ply too"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  SumiPosition position;
  guint64 depth;
  uint64_t leaves;
  gint64 start;
  double seconds;

  if (!sumi_tool_parse_options (
        "perft", _("DEPTH"),
        _("Counts the leaves of the game tree. A pass is a ply, and a game that is over is a "
          "leaf."),
        entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  if (argc != 2 || !g_ascii_string_to_unsigned (argv[1], 10, 0, MAX_DEPTH, &depth, NULL))
    {
      sumi_tool_error (_("perft: give one DEPTH, from 0 to %d"), MAX_DEPTH);
      return SUMI_TOOL_UNREADABLE;
    }
  if (!sumi_tool_parse_position (board, turn, &position))
    return SUMI_TOOL_UNREADABLE;

  start = g_get_monotonic_time ();
  leaves = sumi_perft (position, (int) depth, !no_bulk);
  seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  if (as_json)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new ();

      json_builder_begin_object (builder);
      sumi_json_add_int (builder, "depth", (gint64) depth);
      sumi_json_add_int (builder, "leaves", (gint64) leaves);
      sumi_json_add_double (builder, "seconds", seconds);
      json_builder_end_object (builder);
      sumi_tool_json_print (builder);
    }
  else
    /* Translators: leaves of the game tree, and the time in seconds it took to count them. */
    g_print (ngettext ("%" PRIu64 " leaf, %.3f s\n", "%" PRIu64 " leaves, %.3f s\n",
                       (gulong) leaves),
             leaves, seconds);
  return SUMI_TOOL_HOLDS;
}
