/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-chooser.h"

#include <glib/gi18n-lib.h>

/**
 * sumi_pack_chooser_new: a modal dialog above PARENT in which several packs can be chosen.
 */
GtkFileChooserNative *
sumi_pack_chooser_new (GtkWindow *parent)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_("Open Packs"), parent, GTK_FILE_CHOOSER_ACTION_OPEN,
                                   _("_Open"), _("_Cancel"));
  g_autoptr (GtkFileFilter) packs = gtk_file_filter_new ();

  gtk_file_filter_set_name (packs, _("Sumi packs"));
  gtk_file_filter_add_pattern (packs, "*.sumi.json");
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), packs);
  return chooser;
}
