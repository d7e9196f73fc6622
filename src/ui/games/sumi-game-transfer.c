/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-game-transfer.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "sumi-ggf.h"
#include "sumi-isolate.h"
#include "sumi-record.h"
#include "sumi-save.h"
#include "sumi-saving.h"
#include "sumi-ui-toast.h"

static char *
tell_problem (const char *name, const char *problem)
{
  /* Translators: %s says what went wrong. */
  return g_strdup_printf (_("The game was not saved: %s"), problem);
}

static void
save_game (GtkWidget *window, gpointer record, GFile *file)
{
  sumi_game_transfer_write (window, record, file);
}

/* A proposal for the name of the file. */
static char *
suggest_name (const SumiGameRecord *record)
{
  g_autofree char *players = sumi_game_transfer_name_players (record);

  return players != NULL ? sumi_save_make_name (g_strdelimit (players, "/", '_'), ".ggf")
                         : g_strdup (_("game.ggf"));
}

/**
 * sumi_game_transfer_has_moves: whether MOVES alone say everything: there are some, from the usual
 * start.
 */
gboolean
sumi_game_transfer_has_moves (const SumiTranscript *moves)
{
  return moves->n_moves > 0
         && sumi_position_equal (moves->start, sumi_position_start (SUMI_RULES_BLACK_FIRST));
}

static gboolean
is_named (const char *player)
{
  return player != NULL && *player != '\0';
}

/**
 * sumi_game_transfer_name_players: who played; NULL if nobody is named. Owned by the caller.
 */
char *
sumi_game_transfer_name_players (const SumiGameRecord *record)
{
  return is_named (record->black) || is_named (record->white)
           ? sumi_game_transfer_name_sides (record)
           : NULL;
}

/**
 * sumi_game_transfer_name_sides: who played, by the colour who is not named. Owned by the caller.
 */
char *
sumi_game_transfer_name_sides (const SumiGameRecord *record)
{
  /* Translators: two players, Black first. */
  return g_strdup_printf (_("%s – %s"),
                          is_named (record->black) ? record->black : C_("player", "Black"),
                          is_named (record->white) ? record->white : C_("player", "White"));
}

/**
 * sumi_game_transfer_word_result: who has won the game RECORD, which has a result, and by how many
 * discs if that was on the board. Owned by the caller.
 */
char *
sumi_game_transfer_word_result (const SumiGameRecord *record)
{
  int result = record->result;

  if (result == 0)
    return g_strdup (C_("result", "Draw"));
  if (record->ending == SUMI_RECORD_RESIGNED)
    return g_strdup (result > 0 ? _("White resigned: Black wins")
                                : _("Black resigned: White wins"));
  if (record->ending == SUMI_RECORD_OUT_OF_TIME)
    return g_strdup (result > 0 ? _("White has no time left: Black wins")
                                : _("Black has no time left: White wins"));
  return sumi_isolate_printf (result > 0 ? _("Black +%d") : _("White +%d"), abs (result));
}

/**
 * sumi_game_transfer_word_ending: how the game RECORD ended after PLY moves though the board says
 * nothing of it: it was given up, lost on time, or agreed to be a draw; NULL if it did not, or
 * nobody knows. Owned by the caller.
 */
char *
sumi_game_transfer_word_ending (const SumiGameRecord *record, int ply)
{
  if (ply < record->moves.n_moves || !record->has_result
      || sumi_position_is_over (record->moves.end))
    return NULL;
  return sumi_game_transfer_word_result (record);
}

/**
 * sumi_game_transfer_to_text: the game RECORD as "moves" or "ggf", or POSITION as "obf" or "board".
 * Owned by the caller.
 */
char *
sumi_game_transfer_to_text (const char *what, const SumiGameRecord *record, SumiPosition position)
{
  if (g_str_equal (what, "moves"))
    return sumi_record_to_transcript (record);
  if (g_str_equal (what, "ggf"))
    return sumi_ggf_write (record);
  if (g_str_equal (what, "obf"))
    return sumi_record_to_obf (position);
  return sumi_record_to_board (position);
}

/**
 * sumi_game_transfer_copy: puts that text on the clipboard.
 */
void
sumi_game_transfer_copy (GtkWidget *widget,
                         const char *what,
                         const SumiGameRecord *record,
                         SumiPosition position)
{
  g_autofree char *text = sumi_game_transfer_to_text (what, record, position);
  gboolean is_game = g_str_equal (what, "moves") || g_str_equal (what, "ggf");

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  sumi_ui_tell (widget, is_game ? _("The game was copied") : _("The position was copied"));
}

/**
 * sumi_game_transfer_save: asks where to save RECORD, and does so.
 */
void
sumi_game_transfer_save (GtkWidget *widget, const SumiGameRecord *record)
{
  const SumiSavingFilter filters[] = {
    { _("GGF games"), "*.ggf" },
    { _("Moves as text"), "*.txt" },
  };
  g_autofree char *name = suggest_name (record);

  sumi_saving_choose (widget, _("Save Game"), name, filters,
                      sumi_game_transfer_has_moves (&record->moves) ? 2 : 1, save_game,
                      sumi_game_record_copy (record), (GDestroyNotify) sumi_game_record_free);
}

/**
 * sumi_game_transfer_write: saves RECORD as FILE: as its moves if the name ends in .txt and they
 * say everything, otherwise as GGF. The window that WIDGET is in says afterwards what became of it.
 */
void
sumi_game_transfer_write (GtkWidget *widget, const SumiGameRecord *record, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = g_ascii_strdown (name, -1), *text = NULL, *line = NULL;
  gboolean is_moves =
      g_str_has_suffix (lower, ".txt") && sumi_game_transfer_has_moves (&record->moves);

  text = sumi_game_transfer_to_text (is_moves ? "moves" : "ggf", record, record->moves.end);
  line = is_moves ? g_strconcat (text, "\n", NULL) : g_strdup (text);
  sumi_saving_write (widget, line, file, tell_problem);
}
