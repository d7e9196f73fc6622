/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-saving.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-load.h"
#include "sumi-save.h"
#include "sumi-ui-chooser.h"
#include "sumi-ui-toast.h"
#include "sumi-work.h"

/* What waits for the name of its file in the dialog of WINDOW, which holds it: the page that asked
 * may be left meanwhile. */
typedef struct
{
  GtkWidget *window;
  SumiSavingFunc save;
  gpointer data;
  GDestroyNotify free_data;
} Saving;

/* A file that is being written. It holds the window, so that what became of it is still said. */
typedef struct
{
  GtkWidget *window;
  GFile *file;
  SumiSavingMakeFunc make;
  gpointer data;
  GDestroyNotify free_data;
  SumiSavingDoneFunc note_saved; /* NULL: none */
  SumiSavingProblemFunc tell_problem;
} Writing;

static void
free_saving (gpointer data, GClosure *closure)
{
  Saving *saving = data;

  saving->free_data (saving->data);
  g_free (saving);
}

static void
free_writing (Writing *writing)
{
  g_object_unref (writing->window);
  g_object_unref (writing->file);
  writing->free_data (writing->data);
  g_free (writing);
}

static char *
tell_problem_of_file (const char *name, const char *problem)
{
  /* Translators: a file, and what went wrong with it. */
  return g_strdup_printf (_("%s was not saved: %s"), name, problem);
}

/* In a thread. Nothing but GIO can write on a server; a file on this computer it would replace by
 * what it wrote before an error. */
static gpointer
write_file (gpointer question, GCancellable *cancellable, GError **error)
{
  const Writing *writing = question;
  g_autofree char *path = g_file_get_path (writing->file);
  g_autoptr (GBytes) bytes = writing->make (writing->data, error);
  const char *data;
  gsize size;

  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &size);
  if (path != NULL)
    sumi_save_public_file (path, data, (gssize) size, error);
  else if (!g_file_replace_contents (writing->file, data, size, NULL, FALSE, G_FILE_CREATE_NONE,
                                     NULL, cancellable, error))
    sumi_load_explain (*error);
  return NULL;
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Writing *writing = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL, *name = sumi_load_name (writing->file);

  sumi_work_finish (result, &error);
  if (error == NULL && writing->note_saved != NULL)
    writing->note_saved (writing->data);
  if (error == NULL)
    /* Translators: %s is the name of a file. */
    message = g_strdup_printf (_("Saved as %s"), name);
  else
    message = writing->tell_problem (name, error->message);
  if (gtk_widget_get_visible (writing->window))
    sumi_ui_tell (writing->window, message);
  else if (error != NULL)
    g_printerr ("%s\n", message);
  free_writing (writing);
  sumi_work_release ();
}

static void
response_cb (GtkNativeDialog *dialog, int response, Saving *saving)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      saving->save (saving->window, saving->data, file);
    }
  /* This also frees SAVING. */
  sumi_ui_chooser_close (GTK_WINDOW (saving->window));
}

/* The text outlives the bytes. */
static GBytes *
get_text (gconstpointer text, GError **error)
{
  return g_bytes_new_static (text, strlen (text));
}

static void
save_text (GtkWidget *window, gpointer text, GFile *file)
{
  sumi_saving_write (window, text, file, NULL);
}

/**
 * sumi_saving_choose: asks by a dialog of TITLE where DATA is to be saved, unless the window asks
 * for files already, and calls SAVE with it if that is told. NAME is what is proposed. DATA is
 * taken, and freed by FREE_DATA.
 */
void
sumi_saving_choose (GtkWidget *widget,
                    const char *title,
                    const char *name,
                    const SumiSavingFilter *filters,
                    guint n_filters,
                    SumiSavingFunc save,
                    gpointer data,
                    GDestroyNotify free_data)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  GtkFileChooserNative *dialog
    = sumi_ui_chooser_new (window, GTK_FILE_CHOOSER_ACTION_SAVE, title, C_("button", "_Save"));
  Saving *saving;

  if (dialog == NULL)
    {
      free_data (data);
      return;
    }
  saving = g_new (Saving, 1);
  *saving = (Saving){ GTK_WIDGET (window), save, data, free_data };
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  for (guint i = 0; i < n_filters; i++)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

      gtk_file_filter_set_name (filter, filters[i].name);
      gtk_file_filter_add_pattern (filter, filters[i].pattern);
      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), saving, free_saving, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
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
  const SumiSavingFilter filter = { filter_name, pattern };

  sumi_saving_choose (widget, title, name, &filter, 1, save_text, g_strdup (text), g_free);
}

/**
 * sumi_saving_write: saves TEXT as FILE; the program does not end before it is written. If it
 * cannot be, TELL_PROBLEM makes the sentence that says so; NULL: one for any file.
 */
void
sumi_saving_write (GtkWidget *widget,
                   const char *text,
                   GFile *file,
                   SumiSavingProblemFunc tell_problem)
{
  sumi_saving_make (widget, get_text, g_strdup (text), g_free, file, NULL, tell_problem);
}

/**
 * sumi_saving_make: the same for what MAKE makes of DATA, which is taken, and freed by FREE_DATA.
 * Once it is written, NOTE_SAVED is called with DATA; NULL: nothing is.
 */
void
sumi_saving_make (GtkWidget *widget,
                  SumiSavingMakeFunc make,
                  gpointer data,
                  GDestroyNotify free_data,
                  GFile *file,
                  SumiSavingDoneFunc note_saved,
                  SumiSavingProblemFunc tell_problem)
{
  Writing *writing = g_new (Writing, 1);

  *writing = (Writing){ .window = GTK_WIDGET (g_object_ref (gtk_widget_get_root (widget))),
                        .file = g_object_ref (file),
                        .make = make,
                        .data = data,
                        .free_data = free_data,
                        .note_saved = note_saved,
                        .tell_problem = tell_problem != NULL ? tell_problem
                                                             : tell_problem_of_file };
  sumi_work_hold ();
  sumi_work_async (write_file, writing, NULL, NULL, NULL, written_cb, writing);
}
