/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-saving.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-work.h"

/* A text that waits for the name of its file. */
typedef struct
{
  GtkWidget *window;
  char *text;
} Saving;

static void
free_saving (gpointer data, GClosure *closure)
{
  Saving *saving = data;

  g_object_unref (saving->window);
  g_free (saving->text);
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
    /* Translators: a file, and what went wrong with it. */
    message = g_strdup_printf (_("%s was not saved: %s"), display_name, error->message);
  if (gtk_widget_get_visible (window))
    gtk_widget_activate_action (window, "win.toast", "s", message);
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

      sumi_saving_write (saving->window, saving->text, file);
    }
  /* This also frees SAVING. */
  g_object_unref (dialog);
}

/**
 * sumi_saving_ask: asks by a dialog of TITLE where TEXT is to be saved, and does so. NAME is what
 * is proposed, and FILTER_NAME what files of PATTERN are called.
 */
void
sumi_saving_ask (GtkWidget *widget,
                 const char *title,
                 const char *name,
                 const char *filter_name,
                 const char *pattern,
                 const char *text)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  GtkFileChooserNative *dialog
    = gtk_file_chooser_native_new (title, window, GTK_FILE_CHOOSER_ACTION_SAVE,
                                   C_("button", "_Save"), C_("button", "_Cancel"));
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  Saving *saving = g_new (Saving, 1);

  *saving = (Saving){ GTK_WIDGET (g_object_ref (window)), g_strdup (text) };
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_file_filter_set_name (filter, filter_name);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), saving, free_saving, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/**
 * sumi_saving_write: saves TEXT as FILE; the program does not end before it is written.
 */
void
sumi_saving_write (GtkWidget *widget, const char *text, GFile *file)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  sumi_work_hold ();
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                       written_cb, g_object_ref (gtk_widget_get_root (widget)));
}
