/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-files.h"

#include <glib/gi18n-lib.h>

#include "sumi-ui-chooser.h"
#include "sumi-ui-toast.h"
#include "sumi-window-private.h"
#include "sumi-window-toasts.h"

/* The key under which a dialog keeps what is called with the files. */
#define TAKE "take"

static void
response_cb (SumiWindow *self, int response, GtkFileChooser *chooser)
{
  SumiWindowTakeFiles take
    = (SumiWindowTakeFiles) g_object_get_data (G_OBJECT (chooser), TAKE);
  g_autoptr (GListModel) list = gtk_file_chooser_get_files (chooser);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (files, g_list_model_get_item (list, i));
  if (response == GTK_RESPONSE_ACCEPT && files->len > 0)
    take (self, files);
  sumi_ui_chooser_close (GTK_WINDOW (self));
}

/* A dialog that hands what was chosen to TAKE; NULL where the window has one already. */
static GtkFileChooserNative *
create_chooser (SumiWindow *self,
                GtkFileChooserAction action,
                const char *title,
                const char *accept,
                gboolean is_several,
                SumiWindowTakeFiles take)
{
  GtkFileChooserNative *chooser = sumi_ui_chooser_new (GTK_WINDOW (self), action, title, accept);

  if (chooser == NULL)
    return NULL;
  g_object_set_data (G_OBJECT (chooser), TAKE, (gpointer) take);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), is_several);
  g_signal_connect_object (chooser, "response", G_CALLBACK (response_cb), self,
                           G_CONNECT_SWAPPED);
  return chooser;
}

/**
 * sumi_window_ask_files: asks for a file, for several, or for folders as ACTION says, by a dialog
 * of TITLE with a button ACCEPT, unless one is open; TAKE is called with what was chosen, if
 * anything was.
 */
void
sumi_window_ask_files (SumiWindow *self,
                       GtkFileChooserAction action,
                       const char *title,
                       const char *accept,
                       gboolean is_several,
                       SumiWindowTakeFiles take)
{
  GtkFileChooserNative *chooser = create_chooser (self, action, title, accept, is_several, take);

  if (chooser != NULL)
    gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
open_files (SumiWindow *self, GPtrArray *files)
{
  sumi_window_open (self, (GFile **) files->pdata, (int) files->len);
}

/* One filter for what can be opened, whatever the letters of its ending, and one for all files:
 * games are recognized by their content. Packs that were saved under another name than the one that
 * was proposed often end in ".json" alone. */
static void
add_filters (GtkFileChooser *chooser)
{
  static const char *const suffixes[] = { "json", "ggf", "wtb", "obf", "txt" };
  g_autoptr (GtkFileFilter) readable = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (readable, _("Packs and games"));
  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    gtk_file_filter_add_suffix (readable, suffixes[i]);
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, readable);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
open_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  GtkFileChooserNative *chooser
    = create_chooser (SUMI_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN,
                      _("Open Packs or Games"), C_("button", "_Open"), TRUE, open_files);

  if (chooser == NULL)
    return;
  add_filters (GTK_FILE_CHOOSER (chooser));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static gboolean
has_only_lessons (SumiPackFile *pack_file)
{
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);

  return sumi_pack_file_get_state (pack_file) == SUMI_PACK_FILE_READY && pack->puzzles->len == 0
         && pack->lessons->len > 0;
}

/* Only once all packs are read is it known that none of them is in the list of puzzles. Who has
 * gone elsewhere meanwhile stays there. */
static void
opened_changed_cb (SumiWindow *self)
{
  GtkWidget *page = sumi_window_get_page (self);
  gboolean are_lessons = TRUE;

  for (guint i = 0; i < self->opened->len; i++)
    {
      if (sumi_pack_file_is_busy (self->opened->pdata[i]))
        return;
      are_lessons = are_lessons && has_only_lessons (self->opened->pdata[i]);
    }
  sumi_window_forget_opened (self);
  if (!are_lessons || !SUMI_IS_HOME_PAGE (page)
      || !g_str_equal (sumi_home_page_get_page (SUMI_HOME_PAGE (page)), SUMI_HOME_PUZZLES))
    return;
  sumi_window_go_home (self, SUMI_HOME_LEARN);
  gtk_widget_grab_focus (page);
}

/**
 * sumi_window_forget_opened: waits no longer for packs that were opened together.
 */
void
sumi_window_forget_opened (SumiWindow *self)
{
  for (guint i = 0; self->opened != NULL && i < self->opened->len; i++)
    g_signal_handlers_disconnect_by_func (self->opened->pdata[i], opened_changed_cb, self);
  g_clear_pointer (&self->opened, g_ptr_array_unref);
}

/**
 * sumi_window_show_opened: goes to the list of PACK_FILES, of SumiPackFile, which were opened
 * together: that of puzzles, or that of lessons where they have nothing else.
 */
void
sumi_window_show_opened (SumiWindow *self, GPtrArray *pack_files)
{
  sumi_window_forget_opened (self);
  sumi_window_go_home (self, SUMI_HOME_PUZZLES);
  self->opened = g_ptr_array_ref (pack_files);
  for (guint i = 0; i < pack_files->len; i++)
    g_signal_connect_object (pack_files->pdata[i], "changed", G_CALLBACK (opened_changed_cb), self,
                             G_CONNECT_SWAPPED);
  opened_changed_cb (self);
}

static void
bring_back (SumiWindow *self, gpointer file)
{
  sumi_library_open (sumi_window_get_library (self), file);
}

/* The pack at the URI of PARAMETER was taken out of the list. */
static void
pack_closed_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  GFile *file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  sumi_window_add_undo (SUMI_WINDOW (widget),
                        sumi_ui_create_toast (C_("message", "Removed from the list")), bring_back,
                        file, g_object_unref);
}

/**
 * sumi_window_install_file_actions: gives all windows the action that opens files, and the one that
 * says that the pack at a URI was taken out of the list, which can be undone.
 */
void
sumi_window_install_file_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.pack-closed", "s", pack_closed_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
}
