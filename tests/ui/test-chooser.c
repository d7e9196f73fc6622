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

typedef struct
{
  SumiLibrary *library;
  GSettings *settings;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  fixture->settings = g_settings_new (SUMI_APP_ID);
  fixture->window = sumi_window_new (sumi_ui_test_get_application (), fixture->library,
                                     fixture->settings);
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_close (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  g_object_unref (fixture->settings);
  g_object_unref (fixture->library);
}

static void
cancel (Fixture *fixture)
{
  GtkFileChooser *chooser = sumi_ui_test_get_chooser (fixture->window);

  gtk_native_dialog_hide (GTK_NATIVE_DIALOG (chooser));
  g_signal_emit_by_name (chooser, "response", GTK_RESPONSE_CANCEL);
  g_assert_null (sumi_ui_test_get_chooser (fixture->window));
}

/* What is chosen from first is what can be opened, whoever named it. */
static void
test_filter (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name;
    gboolean is_offered;
  } cases[] = {
    { "corners.sumi.json", TRUE }, { "Corners.json", TRUE }, { "WTH_2004.WTB", TRUE },
    { "Game.GGF", TRUE },          { "sheet.pdf", FALSE },   { "json", FALSE },
  };
  g_autoptr (GListModel) filters = NULL;
  g_autoptr (GtkFilter) filter = NULL;

  gtk_widget_activate_action (fixture->window, "win.open", NULL);
  filters = gtk_file_chooser_get_filters (sumi_ui_test_get_chooser (fixture->window));
  filter = g_list_model_get_item (filters, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFileInfo) info = g_file_info_new ();

      g_test_message ("%s", cases[i].name);
      g_file_info_set_display_name (info, cases[i].name);
      g_assert_cmpint (gtk_filter_match (filter, info), ==, cases[i].is_offered);
    }
  cancel (fixture);
}

/* While a folder is asked for, nothing else can be done in the window, nor be asked for once
 * more. */
static void
test_class (Fixture *fixture, gconstpointer data)
{
  GtkFileChooser *chooser;

  gtk_widget_activate_action (fixture->window, "win.class", NULL);
  chooser = sumi_ui_test_get_chooser (fixture->window);
  g_assert_true (gtk_native_dialog_get_modal (GTK_NATIVE_DIALOG (chooser)));
  g_assert_false (gtk_file_chooser_get_select_multiple (chooser));
  gtk_widget_activate_action (fixture->window, "win.class", NULL);
  g_assert_true (sumi_ui_test_get_chooser (fixture->window) == chooser);
  cancel (fixture);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/chooser/filter", test_filter);
  ADD ("/chooser/class", test_class);

  return sumi_ui_test_run ();
}
