/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-class.h"

#include <glib/gi18n-lib.h>

#include "sumi-class-page.h"
#include "sumi-class-results.h"
#include "sumi-load.h"
#include "sumi-save.h"
#include "sumi-saving.h"
#include "sumi-ui-toast.h"
#include "sumi-window-files.h"
#include "sumi-window-private.h"
#include "sumi-work.h"

static void renew_class (SumiWindow *self, GtkWidget *old);

/* Shows RESULTS, which the page takes, of FOLDER. When the window becomes active again, as after
 * files were put into the folder, that is read again. */
static void
show_results (SumiWindow *self, SumiResultsClass *results, GFile *folder)
{
  GtkWidget *page = sumi_class_page_new (results);

  sumi_class_page_follow (SUMI_CLASS_PAGE (page), folder);
  g_signal_connect_object (self, "notify::is-active", G_CALLBACK (sumi_class_page_read_again), page,
                           G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_class);
}

static void
renew_class (SumiWindow *self, GtkWidget *old)
{
  SumiClassPage *page = SUMI_CLASS_PAGE (old);

  show_results (self, sumi_class_page_take_results (page), sumi_class_page_get_folder (page));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiWindow) self = data;
  g_autoptr (GError) error = NULL;
  SumiResultsClass *results = sumi_work_finish (result, &error);
  g_autoptr (GFile) folder = g_file_new_for_path (sumi_work_get_question (result));

  if (results == NULL)
    sumi_ui_tell (GTK_WIDGET (self), error->message);
  else if (gtk_widget_get_visible (GTK_WIDGET (self)))
    show_results (self, results, folder);
  else
    sumi_results_class_free (results);
}

static void
show_chosen (SumiWindow *self, GPtrArray *folders)
{
  sumi_window_show_class (self, folders->pdata[0]);
}

static void
class_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_window_ask_files (SUMI_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                         _("Folder With the Results of a Class"), C_("button", "_Open"), FALSE,
                         show_chosen);
}

/**
 * sumi_window_get_class_folder: the folder of a class that is shown where FILE is opened: FILE if
 * that is a folder, or the one it is in if it has what a pupil did, by its name; NULL if it is
 * neither. The caller owns it.
 */
GFile *
sumi_window_get_class_folder (GFile *file)
{
  g_autofree char *name = sumi_load_name (file);
  const char *path = g_file_peek_path (file);

  if (path != NULL && g_file_test (path, G_FILE_TEST_IS_DIR))
    return g_object_ref (file);
  return sumi_results_is_name (name) ? g_file_get_parent (file) : NULL;
}

/**
 * sumi_window_show_class: reads the results in FOLDER, and shows them once that is done.
 */
void
sumi_window_show_class (SumiWindow *self, GFile *folder)
{
  g_autofree char *path = g_file_get_path (folder);

  if (path != NULL)
    sumi_class_page_read_async (path, NULL, read_cb, g_object_ref (self));
  else
    sumi_ui_tell (GTK_WIDGET (self), sumi_load_get_unreachable ());
}

/**
 * sumi_window_install_class_actions: to be called by the class of the window.
 */
void
sumi_window_install_class_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.class", NULL, class_cb);
}

/* A name of a file for the results of PUPIL in SET: what is no letter and no digit is left out. */
static char *
make_name (const char *pupil, const char *set)
{
  g_autofree char *end = g_strconcat ("-", set, SUMI_RESULTS_SUFFIX, NULL);
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *p = pupil; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (g_unichar_isalnum (character))
        g_string_append_unichar (name, character);
    }
  return sumi_save_make_name (name->str, end);
}

/* The results of a set that are being found out. */
typedef struct
{
  SumiWindow *window;
  SumiPack *pack;
} Asking;

static void
results_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Asking *asking = data;
  g_autoptr (SumiWindow) self = asking->window;
  g_autoptr (SumiPack) pack = asking->pack;
  g_autoptr (GError) error = NULL;
  g_autoptr (SumiResults) results = sumi_class_results_make_finish (result, &error);
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sum = NULL;

  self->finds_results = FALSE;
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (results == NULL)
    {
      sumi_ui_tell (GTK_WIDGET (self), error->message);
      return;
    }
  sum = sumi_class_results_sum_up (pack, results);
  sumi_ui_tell (GTK_WIDGET (self), sum);
  text = sumi_results_to_text (results);
  name = make_name (results->pupil, results->set);
  sumi_saving_ask (GTK_WIDGET (self), _("Save Results"), name, _("Results of exercises"),
                   "*" SUMI_RESULTS_SUFFIX, text);
}

/**
 * sumi_window_save_results: says how far the learner is with the set in PACK_FILE, and asks where
 * the results are to be saved; pressed twice, it asks once.
 */
void
sumi_window_save_results (SumiWindow *self, SumiPackFile *pack_file)
{
  SumiStudy *study = sumi_window_get_study (self);
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  Asking *asking;

  if (study == NULL || self->finds_results)
    return;
  asking = g_new (Asking, 1);
  *asking = (Asking){ g_object_ref (self), sumi_pack_ref (pack) };
  self->finds_results = TRUE;
  sumi_class_results_make_async (study, pack, results_cb, asking);
}
