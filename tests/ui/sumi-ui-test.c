/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-test.h"

#include <adwaita.h>

#include "sumi-templates.h"

/* How often a test finds nothing to do while it waits, before it gives up: far more often than
 * anything takes. Not counted on the clock, as a machine that is busy with something else keeps
 * this process from looking just as it keeps it from working. */
#define MAX_PAUSES 120000
#define PAUSE_US 1000

/* The width of the smallest screen that Sumi is made for, in pixels. */
#define NARROWEST 360

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
 * sumi_ui_test_run: runs the tests that were added, or skips them where there is no display.
 * Animations are off, so that everything is where it belongs at once.
 */
int
sumi_ui_test_run (void)
{
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      return 0;
    }

  adw_init ();
  sumi_templates_init ();
  add_style ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return g_test_run ();
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
 * sumi_ui_test_wait: runs the main loop until IS_DONE says so; fails the test if it never does.
 */
void
sumi_ui_test_wait (gboolean (*is_done) (gpointer data), gpointer data)
{
  int n_pauses = 0;

  while (!is_done (data))
    {
      if (g_main_context_iteration (NULL, FALSE))
        continue;
      g_assert_cmpint (n_pauses++, <, MAX_PAUSES);
      g_usleep (PAUSE_US);
    }
}

/**
 * sumi_ui_test_find: the first widget of TYPE in ROOT, a parent before its children; NULL without
 * one.
 */
GtkWidget *
sumi_ui_test_find (GtkWidget *root, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = sumi_ui_test_find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_read (gpointer data)
{
  return !sumi_pack_file_is_busy (data);
}

/**
 * sumi_ui_test_open: FILE as a pack that was read, with or without mistakes.
 */
SumiPackFile *
sumi_ui_test_open (GFile *file)
{
  SumiPackFile *pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_OPENED);

  sumi_ui_test_wait (is_read, pack_file);
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
