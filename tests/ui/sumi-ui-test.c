/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-test.h"

#include <glib/gstdio.h>

#include <adwaita.h>

#include "sumi-square-text.h"
#include "sumi-templates.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>

/* The table of quarks that GLib makes when it is loaded is replaced by a larger one, and not freed,
 * as soon as there are 2,048; its stack names no function by which it could be passed over. So
 * nothing that libraries allocate while they are loaded counts: the one function is called before
 * them, the other after. */
static void
begin_loading (void)
{
  __lsan_disable ();
}

static void (*const before_libraries) (void)
  __attribute__ ((section (".preinit_array"), used)) = begin_loading;

static void __attribute__ ((constructor))
end_loading (void)
{
  __lsan_enable ();
}
#endif

/* How often a test finds nothing to do while it waits, before it gives up: far more often than
 * anything takes. Not counted on the clock, as a machine that is busy with something else keeps
 * this process from looking just as it keeps it from working. */
#define MAX_PAUSES 120000
#define PAUSE_US 1000

/* The width of the smallest screen that Sumi is made for, in pixels. */
#define NARROWEST 360

/* What sumi_ui_test_get_application() made. */
static GtkApplication *application;

/* An application finds its style by itself. */
static void
add_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/sumi_reversi/Sumi/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/**
 * sumi_ui_test_init: starts what pages need; FALSE where there is no display. Animations are off,
 * so that everything is where it belongs at once.
 */
gboolean
sumi_ui_test_init (void)
{
  if (!gtk_init_check ())
    return FALSE;

  adw_init ();
  sumi_templates_init ();
  add_style ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return TRUE;
}

/**
 * sumi_ui_test_run: runs the tests that were added, or skips them where there is no display.
 */
int
sumi_ui_test_run (void)
{
  int status;

  if (!sumi_ui_test_init ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      return 0;
    }

  status = g_test_run ();
  g_clear_object (&application);
  return status;
}

/**
 * sumi_ui_test_get_application: the application of windows, of which a process has only one.
 */
GtkApplication *
sumi_ui_test_get_application (void)
{
  if (application == NULL)
    {
      application = g_object_new (ADW_TYPE_APPLICATION, "flags", G_APPLICATION_NON_UNIQUE,
                                  "application-id", SUMI_APP_ID, NULL);
      g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
    }
  return application;
}

/**
 * sumi_ui_test_settle: handles everything that is waiting.
 */
void
sumi_ui_test_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/**
 * sumi_ui_test_wait_at: runs the main loop until IS_DONE says so; fails the test if it never does,
 * and says which of its waits that was: the one for WHAT in LINE of FILE.
 */
void
sumi_ui_test_wait_at (gboolean (*is_done) (gpointer data),
                      gpointer data,
                      const char *what,
                      const char *file,
                      int line)
{
  int n_pauses = 0;

  while (!is_done (data))
    {
      if (g_main_context_iteration (NULL, FALSE))
        continue;
      if (n_pauses++ == MAX_PAUSES)
        g_error ("%s:%d: waited in vain for %s", file, line, what);
      g_usleep (PAUSE_US);
    }
}

/**
 * sumi_ui_test_find_if: the first widget in ROOT for which MATCH, called with DATA, is true; a
 * parent before its children; NULL without one.
 */
GtkWidget *
sumi_ui_test_find_if (GtkWidget *root, SumiUiTestMatch match, gconstpointer data)
{
  GtkWidget *found = match (root, data) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = sumi_ui_test_find_if (child, match, data);
  return found;
}

static gboolean
is_of_type (GtkWidget *widget, gconstpointer type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), *(const GType *) type);
}

/**
 * sumi_ui_test_find: the first widget of TYPE in ROOT, a parent before its children; NULL without
 * one.
 */
GtkWidget *
sumi_ui_test_find (GtkWidget *root, GType type)
{
  return sumi_ui_test_find_if (root, is_of_type, &type);
}

static gboolean
is_button (GtkWidget *widget, gconstpointer action)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0
         && gtk_widget_get_visible (widget);
}

/**
 * sumi_ui_test_find_button: the first button in ROOT that does ACTION and is not hidden; NULL
 * without one.
 */
GtkWidget *
sumi_ui_test_find_button (GtkWidget *root, const char *action)
{
  return sumi_ui_test_find_if (root, is_button, action);
}

static gboolean
has_id (GtkWidget *widget, gconstpointer id)
{
  return g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), id) == 0;
}

/**
 * sumi_ui_test_find_by_id: the first widget in ROOT that is called ID in its template; NULL without
 * one.
 */
GtkWidget *
sumi_ui_test_find_by_id (GtkWidget *root, const char *id)
{
  return sumi_ui_test_find_if (root, has_id, id);
}

static gboolean
has_icon (GtkWidget *widget, gconstpointer icon)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), icon) == 0;
}

/**
 * sumi_ui_test_find_by_icon: the first button in ROOT with ICON; NULL without one.
 */
GtkWidget *
sumi_ui_test_find_by_icon (GtkWidget *root, const char *icon)
{
  return sumi_ui_test_find_if (root, has_icon, icon);
}

static gboolean
is_labelled (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/**
 * sumi_ui_test_find_labelled: the first button in ROOT with LABEL; NULL without one.
 */
GtkWidget *
sumi_ui_test_find_labelled (GtkWidget *root, const char *label)
{
  return sumi_ui_test_find_if (root, is_labelled, label);
}

static gboolean
is_label (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), label);
}

/**
 * sumi_ui_test_find_label: the first label in ROOT that says LABEL and nothing else; NULL without
 * one.
 */
GtkWidget *
sumi_ui_test_find_label (GtkWidget *root, const char *label)
{
  return sumi_ui_test_find_if (root, is_label, label);
}

static gboolean
has_words (GtkWidget *widget, gconstpointer part)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), part) != NULL;
}

/**
 * sumi_ui_test_find_words: the first label in ROOT that contains PART; NULL without one.
 */
GtkWidget *
sumi_ui_test_find_words (GtkWidget *root, const char *part)
{
  return sumi_ui_test_find_if (root, has_words, part);
}

/**
 * sumi_ui_test_is_row: whether WIDGET is the row that is called TITLE, of whatever kind.
 */
gboolean
sumi_ui_test_is_row (GtkWidget *widget, gconstpointer title)
{
  return ADW_IS_PREFERENCES_ROW (widget)
         && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

/**
 * sumi_ui_test_find_row: the first such row in ROOT; NULL without one.
 */
GtkWidget *
sumi_ui_test_find_row (GtkWidget *root, const char *title)
{
  return sumi_ui_test_find_if (root, sumi_ui_test_is_row, title);
}

/**
 * sumi_ui_test_is_toast: whether WIDGET shows a toast, whose type is libadwaita's own.
 */
gboolean
sumi_ui_test_is_toast (GtkWidget *widget, gconstpointer data)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwToastWidget");
}

/**
 * sumi_ui_test_find_toast: what shows the first toast in WINDOW; NULL without one.
 */
GtkWidget *
sumi_ui_test_find_toast (gpointer window)
{
  return sumi_ui_test_find_if (window, sumi_ui_test_is_toast, NULL);
}

/**
 * sumi_ui_test_press: presses KEYVAL on WIDGET, as far as the controllers of keys are concerned
 * that it has; whether one took it.
 */
gboolean
sumi_ui_test_press (GtkWidget *widget, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &is_taken);
    }
  return is_taken;
}

static gboolean
has_text (GtkWidget *widget, gconstpointer part)
{
  return SUMI_IS_SQUARE_TEXT (widget)
         && strstr (sumi_square_text_get_text (SUMI_SQUARE_TEXT (widget)), part) != NULL;
}

/**
 * sumi_ui_test_find_text: the first text with squares in ROOT that contains PART, hidden or not;
 * NULL without one.
 */
GtkWidget *
sumi_ui_test_find_text (GtkWidget *root, const char *part)
{
  return sumi_ui_test_find_if (root, has_text, part);
}

/**
 * sumi_ui_test_takes_wheel: whether WIDGET is a number that the wheel changes instead of scrolling
 * the page.
 */
gboolean
sumi_ui_test_takes_wheel (GtkWidget *widget, gconstpointer data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SPIN_BUTTON (widget) && GTK_IS_EVENT_CONTROLLER_SCROLL (controller)
          && gtk_event_controller_scroll_get_flags (GTK_EVENT_CONTROLLER_SCROLL (controller))
                 != GTK_EVENT_CONTROLLER_SCROLL_NONE)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_read (gpointer pack_file)
{
  return !sumi_pack_file_is_busy (pack_file);
}

/**
 * sumi_ui_test_get_chooser: the dialog by which WINDOW asks for a file; NULL if it asks for none.
 */
GtkFileChooser *
sumi_ui_test_get_chooser (gpointer window)
{
  return g_object_get_data (window, "chooser");
}

typedef struct
{
  GtkFileChooser *chooser;
  GFile *file;
} Naming;

static gboolean
is_named (gpointer data)
{
  const Naming *naming = data;
  g_autoptr (GFile) file = gtk_file_chooser_get_file (naming->chooser);

  return file != NULL && g_file_equal (file, naming->file);
}

/**
 * sumi_ui_test_name_file: has CHOOSER be about the file NAME of FOLDER, and waits until it is. What
 * it is answered with is left to the test.
 */
void
sumi_ui_test_name_file (GtkFileChooser *chooser, const char *folder, const char *name)
{
  g_autoptr (GFile) parent = g_file_new_for_path (folder);
  g_autoptr (GFile) file = g_file_get_child (parent, name);
  Naming naming = { chooser, file };

  g_assert_true (gtk_file_chooser_set_current_folder (chooser, parent, NULL));
  gtk_file_chooser_set_current_name (chooser, name);
  sumi_ui_test_wait (is_named, &naming);
}

/**
 * sumi_ui_test_wait_read: waits until PACK_FILE was read, with or without mistakes.
 */
void
sumi_ui_test_wait_read (SumiPackFile *pack_file)
{
  sumi_ui_test_wait (is_read, pack_file);
}

static gboolean
is_library_read (gpointer library)
{
  GListModel *packs = sumi_library_get_packs (library);

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      if (sumi_pack_file_is_busy (pack_file))
        return FALSE;
    }
  return g_list_model_get_n_items (packs) > 0;
}

/**
 * sumi_ui_test_wait_library: waits until LIBRARY has packs, and all of them were read.
 */
void
sumi_ui_test_wait_library (SumiLibrary *library)
{
  sumi_ui_test_wait (is_library_read, library);
}

static gboolean
is_open (gpointer study)
{
  return sumi_study_is_open (study);
}

/**
 * sumi_ui_test_wait_study: waits until STUDY has read what its learner did.
 */
void
sumi_ui_test_wait_study (SumiStudy *study)
{
  sumi_ui_test_wait (is_open, study);
}

/**
 * sumi_ui_test_tell_time: a clock that shows the gint64 DATA, in microseconds; also in threads.
 */
gint64
sumi_ui_test_tell_time (gpointer data)
{
  return *(_Atomic gint64 *) data;
}

/**
 * sumi_ui_test_open: FILE as a pack that was read, with or without mistakes.
 */
SumiPackFile *
sumi_ui_test_open (GFile *file)
{
  SumiPackFile *pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_OPENED);

  sumi_ui_test_wait_read (pack_file);
  return pack_file;
}

/**
 * sumi_ui_test_assert_narrow: PAGE fits into the narrowest window.
 */
void
sumi_ui_test_assert_narrow (GtkWidget *page)
{
  int minimum;

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, NARROWEST);
}

/**
 * sumi_ui_test_set_text_size: text gets TIMES its usual size.
 */
void
sumi_ui_test_set_text_size (int times)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", times * 96 * 1024, NULL);
}

/**
 * sumi_ui_test_assert_stops: Tab leads through WINDOW to nothing that only could be scrolled, and
 * has no name.
 */
void
sumi_ui_test_assert_stops (GtkWindow *window)
{
  GtkWidget *first;

  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  first = gtk_window_get_focus (window);
  do
    {
      g_assert_false (GTK_IS_SCROLLED_WINDOW (gtk_window_get_focus (window)));
      g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
    }
  while (gtk_window_get_focus (window) != first);
}

/**
 * sumi_ui_test_get_leaflet: the text of the pack of the leaflet's five puzzles, which comes with
 * the program.
 */
char *
sumi_ui_test_get_leaflet (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("SUMI_PACKS_DIR"), "leaflet.sumi.json", NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/**
 * sumi_ui_test_open_leaflet: that pack, read.
 */
SumiPackFile *
sumi_ui_test_open_leaflet (void)
{
  g_autoptr (GFile) file =
      g_file_new_build_filename (g_getenv ("SUMI_PACKS_DIR"), "leaflet.sumi.json", NULL);
  SumiPackFile *pack_file = sumi_ui_test_open (file);

  g_assert_cmpint (sumi_pack_file_get_state (pack_file), ==, SUMI_PACK_FILE_READY);
  return pack_file;
}

/**
 * sumi_ui_test_remove_folder: removes PATH with everything that is in it.
 */
void
sumi_ui_test_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      sumi_ui_test_remove_folder (child);
    }
  g_remove (path);
}
