/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-code.h"

#include <string.h>

#include "sumi-code-page.h"
#include "sumi-sheet-parts.h"
#include "sumi-window-editor.h"

/* The packs of the library that can be used; the array is the caller's, they are not. */
static GPtrArray *
list_packs (SumiWindow *self)
{
  GListModel *files = sumi_library_get_packs (sumi_window_get_library (self));
  GPtrArray *packs = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (SumiPackFile) file = g_list_model_get_item (files, i);

      if (sumi_pack_file_get_pack (file) != NULL)
        g_ptr_array_add (packs, sumi_pack_file_get_pack (file));
    }
  return packs;
}

/* The file of the library that PACK, one of those, was read from. */
static SumiPackFile *
find_file (SumiWindow *self, const SumiPack *pack)
{
  GListModel *files = sumi_library_get_packs (sumi_window_get_library (self));

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (SumiPackFile) file = g_list_model_get_item (files, i);

      if (sumi_pack_file_get_pack (file) == pack)
        return file;
    }
  g_return_val_if_reached (NULL);
}

/* The exercises that CODE names; NULL once PAGE says why there are none, or awaits them. */
static GPtrArray *
find_parts (SumiWindow *self, const char *code, SumiCodePage *page)
{
  g_autoptr (GPtrArray) packs = list_packs (self);
  g_autoptr (GError) error = NULL;
  GPtrArray *parts = sumi_sheet_select_code (packs, SUMI_SHEET_PICK_EXERCISES, code, &error);

  if (parts == NULL && sumi_library_is_reading (sumi_window_get_library (self)))
    sumi_code_page_await (page);
  else if (parts == NULL)
    sumi_code_page_refuse (page, error->message);
  return parts;
}

/* The step of a lesson that PART is, from 0; SUMI_ROUND_NO_STEP if it is an item. */
static int
get_step (const SumiSheetPart *part)
{
  const char *slash = strchr (part->id, '/');

  return sumi_round_step_from_id (slash != NULL ? slash + 1 : "");
}

static void
solve_wanted_cb (SumiWindow *self, const char *code, SumiCodePage *page)
{
  g_autoptr (GPtrArray) parts = find_parts (self, code, page);
  g_autoptr (SumiRound) round = NULL;

  if (parts == NULL)
    return;
  round = sumi_round_new (SUMI_ROUND_OF_SHEET);
  for (guint i = 0; i < parts->len; i++)
    {
      const SumiSheetPart *part = parts->pdata[i];

      sumi_round_add (round, find_file (self, part->pack), part->item->id, get_step (part));
    }
  sumi_window_push_round (self, round);
}

static void
set_wanted_cb (SumiWindow *self, const char *code, SumiCodePage *page)
{
  g_autoptr (GPtrArray) parts = find_parts (self, code, page);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (parts == NULL)
    return;
  for (guint i = 0; i < parts->len; i++)
    {
      const SumiSheetPart *part = parts->pdata[i];

      /* Of a lesson all steps are taken; it stands in the set once. */
      g_ptr_array_add (files, find_file (self, part->pack));
      g_ptr_array_add (ids, part->item->id);
    }
  sumi_window_make_set_of (self, files, ids);
}

static void
renew_code (SumiWindow *self, GtkWidget *old)
{
  GtkWidget *page = sumi_code_page_new ();

  g_signal_connect_object (page, "solve-wanted", G_CALLBACK (solve_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "set-wanted", G_CALLBACK (set_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (sumi_window_get_library (self), "changed",
                           G_CALLBACK (sumi_code_page_try_again), page, G_CONNECT_SWAPPED);
  if (old != NULL)
    sumi_code_page_continue (SUMI_CODE_PAGE (page), SUMI_CODE_PAGE (old));
  sumi_window_push_page (self, page, renew_code);
}

static void
open_code_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);

  if (SUMI_IS_CODE_PAGE (sumi_window_get_page (self)))
    return;
  sumi_library_open_themes (sumi_window_get_library (self));
  renew_code (self, NULL);
}

/**
 * sumi_window_install_code_actions: to be called by the class of the window.
 */
void
sumi_window_install_code_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open-code", NULL, open_code_cb);
}
