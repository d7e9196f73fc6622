/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-game-transfer.h"

#include <glib/gi18n-lib.h>

#include "sumi-ggf.h"
#include "sumi-record.h"
#include "sumi-work.h"

/* A game that waits for the name of its file. It and a file being written hold the window, not the
 * page that asked: the page may be left meanwhile, and what became of the file is still said. */
typedef struct
{
  GtkWidget *window;
  SumiGameRecord *record;
} Saving;

static void
toast (GtkWidget *widget, const char *text)
{
  gtk_widget_activate_action (widget, "win.toast", "s", text);
}

static void
free_saving (gpointer data, GClosure *closure)
{
  Saving *saving = data;

  g_object_unref (saving->window);
  sumi_game_record_free (saving->record);
  g_free (saving);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) window = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL, *name = g_file_get_basename (G_FILE (source));
  g_autofree char *display_name = g_filename_display_name (name);

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    /* Translators: %s is the name of a file. */
    message = g_strdup_printf (_("Saved as %s"), display_name);
  else
    /* Translators: %s says what went wrong. */
    message = g_strdup_printf (_("The game was not saved: %s"), error->message);
  if (gtk_widget_get_visible (window))
    toast (window, message);
  else if (error != NULL)
    g_printerr ("%s\n", message);
  sumi_work_release ();
}

static void
response_cb (GtkNativeDialog *dialog, int response, Saving *saving)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      sumi_game_transfer_write (saving->window, saving->record, file);
    }
  /* This also frees SAVING. */
  g_object_unref (dialog);
}

/* A proposal for the name of the file. */
static char *
suggest_name (const SumiGameRecord *record)
{
  g_autofree char *players = sumi_game_transfer_name_players (record);
  char *name;

  if (players == NULL)
    return g_strdup (_("game.ggf"));
  name = g_strconcat (players, ".ggf", NULL);
  return g_strdelimit (name, "/", '_');
}

static void
add_filter (GtkFileChooser *chooser, const char *name, const char *pattern)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
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

/**
 * sumi_game_transfer_name_players: who played; NULL if nobody is named.
 */
char *
sumi_game_transfer_name_players (const SumiGameRecord *record)
{
  const char *black = record->black != NULL ? record->black : "";
  const char *white = record->white != NULL ? record->white : "";

  if (*black == '\0' && *white == '\0')
    return NULL;
  /* Translators: two players, Black first. */
  return g_strdup_printf (_("%s – %s"), *black != '\0' ? black : C_("player", "Black"),
                          *white != '\0' ? white : C_("player", "White"));
}

/**
 * sumi_game_transfer_to_text: the game RECORD as "moves" or "ggf", or POSITION as "obf" or "board".
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
  toast (widget, is_game ? _("The game was copied") : _("The position was copied"));
}

/**
 * sumi_game_transfer_save: asks where to save RECORD, and does so.
 */
void
sumi_game_transfer_save (GtkWidget *widget, const SumiGameRecord *record)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (_("Save Game"), window, GTK_FILE_CHOOSER_ACTION_SAVE,
                                   C_("button", "_Save"), C_("button", "_Cancel"));
  g_autofree char *name = suggest_name (record);
  Saving *saving = g_new (Saving, 1);

  *saving = (Saving){ GTK_WIDGET (g_object_ref (window)), sumi_game_record_copy (record) };
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  add_filter (GTK_FILE_CHOOSER (dialog), _("GGF games"), "*.ggf");
  if (sumi_game_transfer_has_moves (&record->moves))
    add_filter (GTK_FILE_CHOOSER (dialog), _("Moves as text"), "*.txt");
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), saving, free_saving, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
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
  g_autoptr (GBytes) bytes = NULL;
  gboolean is_moves =
      g_str_has_suffix (lower, ".txt") && sumi_game_transfer_has_moves (&record->moves);

  text = sumi_game_transfer_to_text (is_moves ? "moves" : "ggf", record, record->moves.end);
  line = is_moves ? g_strconcat (text, "\n", NULL) : g_strdup (text);
  bytes = g_bytes_new (line, strlen (line));
  sumi_work_hold ();
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                       written_cb, g_object_ref (gtk_widget_get_root (widget)));
}
