/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-library.h"
#include "sumi-ui-test.h"
#include "sumi-window.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>

/* A dialog of files looks for the folders of cloud services by a library that keeps what it finds,
 * in stacks that do not name it. */
int
__lsan_is_turned_off (void)
{
  return 1;
}
#endif

/* What is chosen from first is what can be opened, whoever named it. */
static void
test_filter (void)
{
  static const struct
  {
    const char *name;
    gboolean is_offered;
  } cases[] = {
    { "corners.sumi.json", TRUE }, { "Corners.json", TRUE }, { "WTH_2004.WTB", TRUE },
    { "Game.GGF", TRUE },          { "sheet.pdf", FALSE },   { "json", FALSE },
  };
  g_autoptr (GtkApplication) application
      = g_object_new (ADW_TYPE_APPLICATION, "flags", G_APPLICATION_NON_UNIQUE, "application-id",
                      SUMI_APP_ID, NULL);
  g_autoptr (SumiLibrary) library
      = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  g_autoptr (GSettings) settings = g_settings_new (SUMI_APP_ID);
  g_autoptr (GListModel) filters = NULL;
  g_autoptr (GtkFilter) filter = NULL;
  GtkFileChooser *chooser;
  GtkWidget *window;

  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  window = sumi_window_new (application, library, settings);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();

  gtk_widget_activate_action (window, "win.open", NULL);
  chooser = g_object_get_data (G_OBJECT (window), "chooser");
  filters = gtk_file_chooser_get_filters (chooser);
  filter = g_list_model_get_item (filters, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFileInfo) info = g_file_info_new ();

      g_test_message ("%s", cases[i].name);
      g_file_info_set_display_name (info, cases[i].name);
      g_assert_cmpint (gtk_filter_match (filter, info), ==, cases[i].is_offered);
    }
  gtk_native_dialog_hide (GTK_NATIVE_DIALOG (chooser));
  g_signal_emit_by_name (chooser, "response", GTK_RESPONSE_CANCEL);
  gtk_window_close (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chooser/filter", test_filter);

  return sumi_ui_test_run ();
}
