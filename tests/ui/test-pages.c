/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-picture.h"
#include "sumi-application.h"
#include "sumi-class-cells.h"
#include "sumi-class-page.h"
#include "sumi-code-page.h"
#include "sumi-chart-view.h"
#include "sumi-feedback-view.h"
#include "sumi-growing-list.h"
#include "sumi-header.h"
#include "sumi-help-page.h"
#include "sumi-home-page.h"
#include "sumi-chapter-view.h"
#include "sumi-learn-page.h"
#include "sumi-lesson-row.h"
#include "sumi-library.h"
#include "sumi-exercise-head.h"
#include "sumi-mistakes-view.h"
#include "sumi-new-game-page.h"
#include "sumi-pack-page.h"
#include "sumi-pack-row.h"
#include "sumi-packs-page.h"
#include "sumi-play-page.h"
#include "sumi-plot.h"
#include "sumi-puzzle-card.h"
#include "sumi-replay-view.h"
#include "sumi-round.h"
#include "sumi-score-sheet.h"
#include "sumi-search-page.h"
#include "sumi-statistics-page.h"
#include "sumi-study-theme.h"
#include "sumi-switch-row.h"
#include "sumi-today-page.h"
#include "sumi-ui-test.h"
#include "sumi-ui.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui-toast.h"
#include "sumi-wrap-layout.h"

#include <glib/gstdio.h>

#define BROKEN_PACK                                                                                \
  "{\n  \"format\": \"sumi-pack/1\",\n  \"id\": \"broken\",\n  \"title\": 3,\n"                    \
  "  \"language\": \"en\",\n  \"items\": [ { \"kind\": \"puzzle\", \"id\": \"a\",\n"               \
  "    \"title\": \"Corner & <edge\",\n"                                                           \
  "    \"task\": { \"type\": \"best\", \"measure\": \"mobility\" },\n"                             \
  "    \"position\": { \"turn\": \"black\", \"board\": [\n"                                        \
  "      \"........\", \"........\", \"........\", \"...OX...\",\n"                                \
  "      \"...xo...\", \"........\", \"........\", \"........\" ] } } ]\n}\n"

#define PARTLY_BROKEN_PACK                                                                         \
  "{ \"format\": \"sumi-pack/1\", \"id\": \"broken\", \"title\": \"T\","                           \
  " \"language\": \"en\", \"items\": ["                                                            \
  " { \"kind\": \"puzzle\", \"id\": \"a\", \"title\": \"Bad\", \"task\": 3,"                       \
  " \"position\": { \"moves\": \"f5\" } },"                                                        \
  " { \"kind\": \"puzzle\", \"id\": \"b\", \"title\": \"Good\","                                   \
  " \"position\": { \"moves\": \"f5\" },"                                                          \
  " \"task\": { \"type\": \"best\", \"measure\": \"mobility\" } } ] }"

/* A button with a label of its own, in place of that which GTK makes, says by what it is named; GTK
 * names one with a mnemonic twice, once with its underscore. */
static gboolean
is_misnamed (GtkWidget *widget, gconstpointer data)
{
  gboolean is_labelled, has_name;

  if (!GTK_IS_BUTTON (widget) || !GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (widget))))
    return FALSE;
  is_labelled = gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  has_name = gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                               GTK_ACCESSIBLE_PROPERTY_LABEL);
  return (!is_labelled && !has_name)
         || (has_name && gtk_button_get_use_underline (GTK_BUTTON (widget)));
}

/* Each template that can stand alone is instantiated, shown and finalized. */
static void
test_templates (void)
{
  const GType types[] = { SUMI_TYPE_FEEDBACK_VIEW, SUMI_TYPE_HEADER,      SUMI_TYPE_HOME_PAGE,
                          SUMI_TYPE_NEW_GAME_PAGE, SUMI_TYPE_PLAY_PAGE,   SUMI_TYPE_SCORE_SHEET,
                          SUMI_TYPE_LEARN_PAGE,    SUMI_TYPE_MISTAKES_VIEW,
                          SUMI_TYPE_PACKS_PAGE,    SUMI_TYPE_PUZZLE_CARD, SUMI_TYPE_REPLAY_VIEW,
                          SUMI_TYPE_STATISTICS_PAGE, SUMI_TYPE_TODAY_PAGE,
                          SUMI_TYPE_CODE_PAGE };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *widget = g_object_ref_sink (g_object_new (types[i], NULL));

      gtk_window_set_child (GTK_WINDOW (window), widget);
      gtk_window_present (GTK_WINDOW (window));
      sumi_ui_test_settle ();
      g_assert_null (sumi_ui_test_find_if (widget, is_misnamed, NULL));
      g_assert_null (sumi_ui_test_find_if (widget, sumi_ui_test_takes_wheel, NULL));
      gtk_window_destroy (GTK_WINDOW (window));
      sumi_ui_test_settle ();
      g_assert_finalize_object (widget);
    }
}

/* "<Control>question" as a number; 0 if it names no key. */
static guint64
parse_key (const char *name)
{
  GdkModifierType modifiers;
  guint keyval;

  if (!gtk_accelerator_parse (name, &keyval, &modifiers))
    return 0;
  return (guint64) modifiers << 32 | keyval;
}

/* Adds the keys of each shortcut below WIDGET to KEYS; each says what it does, and names keys that
 * there are: alternatives apart by spaces, keys to be pressed in turn by "+". */
static void
collect_keys (GtkWidget *widget, GHashTable *keys)
{
  g_autofree char *title = NULL, *accelerator = NULL;
  g_auto (GStrv) names = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_keys (child, keys);
  if (!GTK_IS_SHORTCUTS_SHORTCUT (widget))
    return;

  g_object_get (widget, "title", &title, "accelerator", &accelerator, NULL);
  g_test_message ("%s: %s", title, accelerator);
  g_assert_true (title != NULL && *title != '\0');
  names = g_strsplit_set (accelerator, " +", -1);
  for (guint i = 0; names[i] != NULL; i++)
    {
      guint64 key = parse_key (names[i]);

      g_assert_cmpuint (key, !=, 0);
      g_hash_table_add (keys, g_memdup2 (&key, sizeof key));
    }
}

/* Each shortcut is a key, and every key of the application is among them. */
static void
test_help_overlay (void)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/sumi_reversi/Sumi/sumi-help-overlay.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (SumiApplication) application = sumi_application_new ();
  g_auto (GStrv) actions = NULL;
  guint n_keys = 0;

  gtk_window_present (window);
  sumi_ui_test_settle ();
  collect_keys (GTK_WIDGET (window), keys);

  g_object_set (application, "flags", G_APPLICATION_NON_UNIQUE, NULL);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels =
          gtk_application_get_accels_for_action (GTK_APPLICATION (application), actions[i]);

      for (guint j = 0; accels[j] != NULL; j++)
        {
          guint64 key = parse_key (accels[j]);

          g_test_message ("%s: %s", actions[i], accels[j]);
          g_assert_true (g_hash_table_contains (keys, &key));
          n_keys++;
        }
    }
  g_assert_cmpuint (n_keys, >=, 10);
  gtk_window_destroy (window);
}

/* No icon is named that the theme, or Sumi itself, does not have. */
static void
test_icons (void)
{
  static const char *const names[] = { "action-unavailable-symbolic",
                                       "content-loading-symbolic",
                                       "dialog-question-symbolic",
                                       "dialog-warning-symbolic",
                                       "document-edit-symbolic",
                                       "edit-copy-symbolic",
                                       "edit-redo-symbolic",
                                       "edit-undo-symbolic",
                                       "emblem-ok-symbolic",
                                       "find-location-symbolic",
                                       "go-down-symbolic",
                                       "go-first-symbolic",
                                       "go-last-symbolic",
                                       "go-next-symbolic",
                                       "go-previous-symbolic",
                                       "go-up-symbolic",
                                       "application-x-addon-symbolic",
                                       "media-playback-start-symbolic",
                                       "help-about-symbolic",
                                       "list-add-symbolic",
                                       "list-remove-symbolic",
                                       "mail-reply-sender-symbolic",
                                       "object-select-symbolic",
                                       "open-menu-symbolic",
                                       "process-stop-symbolic",
                                       "starred-symbolic",
                                       "user-trash-symbolic",
                                       "sumi-hint-symbolic",
                                       "sumi-learn-symbolic",
                                       "sumi-play-symbolic",
                                       "view-more-symbolic",
                                       "view-refresh-symbolic",
                                       "view-reveal-symbolic" };
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  gtk_icon_theme_add_resource_path (theme, "/io/github/sumi_reversi/Sumi/icons");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_test_message ("%s", names[i]);
      g_assert_true (gtk_icon_theme_has_icon (theme, names[i]));
    }
}

static gboolean
is_numeric (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "numeric");
}

static gboolean
is_title (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "title");
}

static void
test_pack_row (void)
{
  SumiPackFile *pack_file = sumi_ui_test_open_leaflet ();
  GtkWidget *row, *solved, *title;
  const char *subtitle;
  graphene_rect_t place;
  int height;

  /* How much is solved leaves the words more than half of the row, also where text is large. */
  sumi_ui_test_set_text_size (2);
  row = g_object_ref_sink (sumi_pack_row_new (pack_file));
  solved = sumi_ui_test_find_if (row, is_numeric, NULL);
  title = sumi_ui_test_find_if (row, is_title, NULL);
  gtk_label_set_label (GTK_LABEL (solved), "140 問のうち 19 問を解きました");
  gtk_widget_set_visible (solved, TRUE);
  sumi_ui_test_assert_narrow (row);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, 336, NULL, &height, NULL, NULL);
  gtk_widget_allocate (row, 336, height, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (title, row, &place));
  g_assert_cmpfloat (place.size.width, >, 168);
  sumi_ui_test_set_text_size (1);

  subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "Five corner puzzles");
  g_assert_nonnull (strstr (subtitle, "5 puzzles"));
  g_assert_finalize_object (row);
  g_assert_finalize_object (pack_file);
}

static gboolean
is_library_read (gpointer data)
{
  GListModel *packs = sumi_library_get_packs (data);

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      if (sumi_pack_file_is_busy (pack_file))
        return FALSE;
    }
  return g_list_model_get_n_items (packs) > 3;
}

static void G_GNUC_NORETURN
fail_cb (void)
{
  g_assert_not_reached ();
}

/* One's own packs stand on top, then the others from easy to hard, and those of themes last. In a
 * list of puzzles, games are not the first. */
static void
test_order_of_packs (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.sumi.json", NULL);
  g_autofree char *good = sumi_ui_test_get_leaflet ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SumiLibrary *library
      = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  GtkWidget *page = g_object_ref_sink (g_object_new (SUMI_TYPE_PACKS_PAGE, NULL));
  GtkListBox *list;
  GtkListBoxRow *row;
  int level = 0, n_rows = 0, n_themes = 0;

  g_assert_true (g_file_set_contents (path, good, -1, NULL));
  sumi_packs_page_set_library (SUMI_PACKS_PAGE (page), library);
  sumi_library_open (library, file);
  sumi_library_open_themes (library);
  sumi_ui_test_wait (is_library_read, library);
  sumi_ui_test_settle ();
  list = GTK_LIST_BOX (gtk_widget_get_parent (sumi_ui_test_find (page, SUMI_TYPE_PACK_ROW)));
  while ((row = gtk_list_box_get_row_at_index (list, n_rows)) != NULL)
    {
      SumiPackFile *pack_file = sumi_pack_row_get_pack_file (SUMI_PACK_ROW (row));

      g_assert_cmpint (sumi_pack_file_is_built_in (pack_file), ==, n_rows > 0);
      if (n_rows++ == 0)
        continue;
      if (sumi_library_is_theme (library, pack_file))
        {
          const char *id = sumi_pack_file_get_pack (pack_file)->id;

          /* The easiest is the first. */
          g_assert_true ((n_themes++ == 0) == g_str_equal (id, "practice-rules"));
          continue;
        }
      g_assert_cmpint (n_themes, ==, 0);
      g_assert_cmpint (sumi_pack_file_get_pack (pack_file)->level, >=, level);
      level = sumi_pack_file_get_pack (pack_file)->level;
      g_assert_false (n_rows == 2 && sumi_pack_is_of_games (sumi_pack_file_get_pack (pack_file)));
    }
  g_assert_cmpint (n_rows - n_themes, >, 3);
  g_assert_cmpint (n_themes, ==, 4);
  g_object_unref (page);
  g_object_unref (library);
  g_unlink (path);
  g_rmdir (folder);
}

/* Saves the leaflet as the pack NAME of LEVEL in FOLDER, and opens it. */
static void
open_copy (SumiLibrary *library, const char *folder, const char *name, int level)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = sumi_ui_test_get_leaflet ();
  g_autoptr (GString) copy = g_string_new (text);
  g_autofree char *digit = g_strdup_printf ("\"level\": %d", level);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_cmpuint (g_string_replace (copy, "leaflet-corners", name, 1), ==, 1);
  g_assert_cmpuint (g_string_replace (copy, "\"level\": 2", digit, 1), ==, 1);
  g_assert_true (g_file_set_contents (path, copy->str, -1, NULL));
  sumi_library_open (library, file);
}

/* A pack that is read takes its place with the row that it has: of hundreds of packs each is read
 * at another time. */
static void
test_rows_of_packs (void)
{
  static const char *const names[] = { "hard", "easy" };
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  SumiLibrary *library = sumi_library_new (folder, SUMI_LIBRARY_INSTALLED);
  GtkWidget *page = g_object_ref_sink (g_object_new (SUMI_TYPE_PACKS_PAGE, NULL));
  GtkListBoxRow *rows[G_N_ELEMENTS (names)];
  GtkListBox *list;

  for (int i = 0; i < 2; i++)
    open_copy (library, folder, names[i], 3 - i);
  sumi_packs_page_set_library (SUMI_PACKS_PAGE (page), library);
  list = GTK_LIST_BOX (gtk_widget_get_parent (sumi_ui_test_find (page, SUMI_TYPE_PACK_ROW)));
  for (int i = 0; i < 2; i++)
    rows[i] = gtk_list_box_get_row_at_index (list, i);
  sumi_ui_test_wait_library (library);
  sumi_ui_test_settle ();
  g_assert_true (gtk_list_box_get_row_at_index (list, 0) == rows[1]);
  g_assert_true (gtk_list_box_get_row_at_index (list, 1) == rows[0]);
  sumi_library_close (library, sumi_pack_row_get_pack_file (SUMI_PACK_ROW (rows[1])));
  g_assert_true (gtk_list_box_get_row_at_index (list, 0) == rows[0]);
  g_assert_null (gtk_list_box_get_row_at_index (list, 1));
  g_object_unref (page);
  g_object_unref (library);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* The number of packs that have rows in a list. */
static guint
count_pack_rows (gpointer list)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (list, (int) n) != NULL)
    n++;
  return n;
}

/* Whether the rows are laid out that are there before one scrolls. */
static gboolean
has_first_rows (gpointer list)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, 59);

  return row != NULL && gtk_widget_get_height (GTK_WIDGET (row)) > 0;
}

static gboolean
has_row_below_focus (gpointer list)
{
  GtkWidget *row = gtk_widget_get_focus_child (list);

  return gtk_widget_get_next_sibling (row) != NULL;
}

/* Of hundreds of packs only those have rows that one can soon see, and the one with the focus. */
static void
test_many_packs (void)
{
  SumiLibrary *library = sumi_library_new ("/nowhere", SUMI_LIBRARY_WAITS);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (SUMI_TYPE_PACKS_PAGE, NULL);
  g_autoptr (SumiPackFile) pack_file = NULL;
  GtkListBox *list;

  for (int i = 0; i < 200; i++)
    {
      g_autofree char *path = g_strdup_printf ("/nowhere/%d.sumi.json", i);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      sumi_library_open (library, file);
    }
  sumi_packs_page_set_library (SUMI_PACKS_PAGE (page), library);
  list = GTK_LIST_BOX (gtk_widget_get_parent (sumi_ui_test_find (page, SUMI_TYPE_PACK_ROW)));
  g_assert_cmpuint (count_pack_rows (list), <=, 20);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_wait (has_first_rows, list);
  for (int i = 0; i < 100; i++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list, i)));
      sumi_ui_test_wait (has_row_below_focus, list);
    }
  g_assert_cmpuint (count_pack_rows (list), <, 200);

  /* Who closes packs one after the other stays where they were. */
  pack_file = g_list_model_get_item (sumi_library_get_packs (library), 99);
  sumi_library_close (library, pack_file);
  g_assert_true (gtk_widget_get_focus_child (GTK_WIDGET (list))
                 == GTK_WIDGET (gtk_list_box_get_row_at_index (list, 99)));

  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (library);
}

static gboolean
has_two_chapters (gpointer page)
{
  GtkWidget *first = sumi_ui_test_find (page, SUMI_TYPE_CHAPTER_VIEW);

  return first != NULL && gtk_widget_get_next_sibling (first) != NULL;
}

/* Saves built-in lessons with the id "lessons-NUMBER" in FOLDER. */
static GFile *
save_lessons (const char *folder, int number)
{
  g_autofree char *source
    = g_build_filename (g_getenv ("SUMI_PACKS_DIR"), "lessons-2-corners.sumi.json", NULL);
  g_autofree char *path = g_strdup_printf ("%s/%d.sumi.json", folder, number);
  g_autofree char *id = g_strdup_printf ("\"lessons-%d\"", number);
  g_autofree char *text = NULL;
  g_autoptr (GString) copy = NULL;

  g_assert_true (g_file_get_contents (source, &text, NULL, NULL));
  copy = g_string_new (text);
  g_assert_cmpuint (g_string_replace (copy, "\"lessons-2-corners\"", id, 1), ==, 1);
  g_assert_true (g_file_set_contents (path, copy->str, -1, NULL));
  return g_file_new_for_path (path);
}

static void
open_lessons (SumiLibrary *library, const char *folder, int number)
{
  g_autoptr (GFile) file = save_lessons (folder, number);

  sumi_library_open (library, file);
}

/* Chapters stay, with the focus that they may have, when more lessons are read; of many only those
 * are there that one can soon see. */
static void
test_chapters (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  SumiLibrary *library = sumi_library_new (folder, SUMI_LIBRARY_INSTALLED);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (SUMI_TYPE_LEARN_PAGE, NULL), *first, *last;
  guint n_chapters = 1;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_learn_page_set_library (SUMI_LEARN_PAGE (page), library);
  open_lessons (library, folder, 0);
  sumi_ui_test_wait_library (library);
  sumi_ui_test_settle ();
  first = sumi_ui_test_find (page, SUMI_TYPE_CHAPTER_VIEW);
  g_assert_nonnull (first);
  for (int i = 1; i < 20; i++)
    open_lessons (library, folder, i);
  sumi_ui_test_wait_library (library);
  sumi_ui_test_wait (has_two_chapters, page);
  g_assert_true (sumi_ui_test_find (page, SUMI_TYPE_CHAPTER_VIEW) == first);
  for (last = first; gtk_widget_get_next_sibling (last) != NULL; n_chapters++)
    last = gtk_widget_get_next_sibling (last);
  g_assert_cmpuint (n_chapters, <, 20);

  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (library);
  sumi_ui_test_remove_folder (folder);
}

static gboolean
is_first_lesson (GtkWidget *widget, gconstpointer unused)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "1. ");
}

static gboolean
has_first_lesson (gpointer row)
{
  return sumi_ui_test_find_if (row, is_first_lesson, NULL) != NULL;
}

/* Lessons are numbered anew, and keep the focus, when those before them are read, or gone. */
static void
test_numbers_of_lessons (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (GFile) before = save_lessons (folder, 0);
  G_GNUC_UNUSED g_autoptr (GFile) file = save_lessons (folder, 1);
  SumiLibrary *library = sumi_library_new (folder, SUMI_LIBRARY_INSTALLED);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (SUMI_TYPE_LEARN_PAGE, NULL), *chapter, *row;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_wait_library (library);
  sumi_learn_page_set_library (SUMI_LEARN_PAGE (page), library);
  chapter = gtk_widget_get_next_sibling (sumi_ui_test_find (page, SUMI_TYPE_CHAPTER_VIEW));
  row = sumi_ui_test_find (chapter, SUMI_TYPE_LESSON_ROW);
  g_assert_true (gtk_widget_grab_focus (row));
  g_assert_false (has_first_lesson (row));
  g_assert_true (g_file_set_contents (g_file_peek_path (before), "{", -1, NULL));
  sumi_pack_file_reload (sumi_library_open (library, before));
  sumi_ui_test_wait (has_first_lesson, row);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == row);

  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (library);
  sumi_ui_test_remove_folder (folder);
}

/* Whether WIDGET is in sight and says TEXT. */
static gboolean
says (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text);
}

/* Of a pack whose file is gone no mistakes are told that could be put right. */
static void
test_gone (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/gone.sumi.json");
  SumiPackFile *pack_file = sumi_ui_test_open (file);
  GtkWidget *page = g_object_ref_sink (sumi_pack_page_new (pack_file));
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_nonnull (sumi_ui_test_find_if (page, says, "gone.sumi.json is not there"));
  g_assert_nonnull (sumi_ui_test_find_if (
    page, says, "The pack is read automatically as soon as the file is there again."));
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (page);
  g_assert_finalize_object (pack_file);
}

/* Puzzles of the same title are told apart by their numbers. */
static void
test_names_of_puzzles (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.sumi.json", NULL);
  g_autofree char *text = sumi_ui_test_get_leaflet ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GString) same = g_string_new (text);
  static const char *const names[] = { "1. The squeeze", "2. The squeeze", "From afar" };
  g_autoptr (GPtrArray) items = NULL;
  SumiPackFile *pack_file;

  g_assert_cmpuint (g_string_replace (same, "Two doors", "The squeeze", 0), >, 0);
  g_assert_true (g_file_set_contents (path, same->str, -1, NULL));
  pack_file = sumi_ui_test_open (file);
  items = sumi_puzzle_item_list (pack_file);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = sumi_puzzle_item_get_name (items->pdata[i]);
      g_autofree char *card = sumi_puzzle_card_describe (items->pdata[i]);

      g_assert_cmpstr (name, ==, names[i]);
      g_assert_true (g_str_has_prefix (card, names[i]));
    }
  g_clear_pointer (&items, g_ptr_array_unref);
  g_assert_finalize_object (pack_file);
  g_unlink (path);
  g_rmdir (folder);
}

static void
chosen_cb (guint *out_index, guint index)
{
  *out_index = index;
}

static const char *
get_visible_name (GtkWidget *page)
{
  GtkWidget *mistakes = sumi_ui_test_find (page, SUMI_TYPE_MISTAKES_VIEW);

  return gtk_stack_get_visible_child_name (
      GTK_STACK (gtk_widget_get_ancestor (mistakes, GTK_TYPE_STACK)));
}

static SumiPackMark
mark_first_cb (SumiPackFile *pack_file, const SumiItem *item, gpointer data)
{
  return item == sumi_pack_get_puzzle (sumi_pack_file_get_pack (pack_file), 0)
             ? SUMI_PACK_MARK_FIRST
             : SUMI_PACK_MARK_NONE;
}

static guint
count_cards (GtkWidget *page)
{
  return g_list_model_get_n_items (
      G_LIST_MODEL (gtk_grid_view_get_model (
          GTK_GRID_VIEW (sumi_ui_test_find (page, GTK_TYPE_GRID_VIEW)))));
}

/* How many puzzles the head of a page says that were found. */
static guint
count_found (GtkWidget *page)
{
  g_autofree char *subtitle = NULL;

  g_object_get (page, "subtitle", &subtitle, NULL);
  return (guint) g_ascii_strtoull (subtitle, NULL, 10);
}

static gboolean
has_all_cards (gpointer page)
{
  return count_cards (page) == count_found (page);
}

/* The puzzles of all packs of LIBRARY that are about THEME and so hard; NULL, 0: any. */
static guint
count_puzzles (SumiLibrary *library, const char *theme, int difficulty)
{
  GListModel *packs = sumi_library_get_packs (library);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);
      SumiPack *pack = sumi_pack_file_get_pack (pack_file);

      for (guint j = 0; j < pack->puzzles->len; j++)
        {
          const SumiItem *item = sumi_pack_get_puzzle (pack, j);

          n += item->kind == SUMI_ITEM_PUZZLE
               && (theme == NULL || sumi_study_theme_has (item, theme))
               && (difficulty == 0 || item->difficulty == difficulty);
        }
    }
  return n;
}

static void
choose_text (GtkDropDown *choice, const char *text)
{
  GListModel *names = gtk_drop_down_get_model (choice);

  for (guint i = 0; i < g_list_model_get_n_items (names); i++)
    {
      g_autoptr (GtkStringObject) name = g_list_model_get_item (names, i);

      if (g_str_equal (gtk_string_object_get_string (name), text))
        {
          gtk_drop_down_set_selected (choice, i);
          return;
        }
    }
  g_assert_not_reached ();
}

static void
round_chosen_cb (SumiRound **out_round, SumiRound *round)
{
  *out_round = sumi_round_ref (round);
}

static gboolean
is_toggle (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_TOGGLE_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* What a worksheet or a set for a class is made of, as the window is told. */
typedef struct
{
  guint n_parts, n_files, n_ids;
  char *title;
} Taken;

static void
sheet_wanted_cb (GtkWidget *page, GPtrArray *parts, const char *title, Taken *taken)
{
  taken->n_parts = parts->len;
  g_free (taken->title);
  taken->title = g_strdup (title);
}

static void
set_wanted_cb (GtkWidget *page, GPtrArray *files, GPtrArray *ids, Taken *taken)
{
  taken->n_files = files->len;
  taken->n_ids = ids->len;
}

/* The puzzles in sight, and no more than there is room for, go on a sheet and into a set. */
static void
assert_taken (GtkWidget *page, const char *title)
{
  guint n = count_found (page);
  Taken taken = { 0 };

  g_signal_connect (page, "sheet-wanted", G_CALLBACK (sheet_wanted_cb), &taken);
  g_signal_connect (page, "set-wanted", G_CALLBACK (set_wanted_cb), &taken);
  gtk_widget_activate_action (page, "pack.print", NULL);
  gtk_widget_activate_action (page, "pack.make-set", NULL);
  g_assert_cmpuint (taken.n_parts, ==, MIN (n, 48));
  g_assert_cmpstr (taken.title, ==, title);
  g_assert_cmpuint (taken.n_files, ==, MIN (n, 12));
  g_assert_cmpuint (taken.n_ids, ==, MIN (n, 12));
  g_signal_handlers_disconnect_by_data (page, &taken);
  g_free (taken.title);
}

static SumiPackMark
mark_mistake_cb (SumiPackFile *pack_file, const SumiItem *item, gpointer data)
{
  const SumiPack *pack = sumi_pack_file_get_pack (pack_file);

  if (item->kind != SUMI_ITEM_PUZZLE || !g_str_equal (pack->id, data))
    return SUMI_PACK_MARK_FIRST;
  return item == sumi_pack_get_puzzle (pack, 0) ? SUMI_PACK_MARK_TRIED : SUMI_PACK_MARK_SOLVED;
}

/* What went wrong can be taken alone: what was tried in vain, and what was solved later only. A
 * screen reader says whether it is. */
static void
assert_mistakes (GtkWidget *page, SumiLibrary *library)
{
  GListModel *packs = sumi_library_get_packs (library);
  g_autoptr (SumiPackFile) last
    = g_list_model_get_item (packs, g_list_model_get_n_items (packs) - 1);
  SumiPack *pack = sumi_pack_file_get_pack (last);
  GtkWidget *button = sumi_ui_test_find_if (page, is_toggle, "Went wrong");

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      sumi_pack_file_mark_all (pack_file, mark_mistake_cb, pack->id);
    }
  sumi_ui_test_settle ();
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_CHECKBOX);
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_assert_cmpuint (count_found (page), ==, pack->puzzles->len);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);
}

/* Menus, which are made when they are opened, and lists without a title have no name rather than
 * that of their class. */
static void
test_unnamed (void)
{
  GtkWidget *page = g_object_ref_sink (sumi_help_page_new ());
  GtkWidget *row = sumi_ui_test_find (page, ADW_TYPE_EXPANDER_ROW);
  GtkWidget *button = sumi_ui_test_find (page, GTK_TYPE_MENU_BUTTON);
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_widget_show (window);
  sumi_ui_tidy_names (page);
  gtk_test_accessible_assert_property (sumi_ui_test_find (row, GTK_TYPE_LIST_BOX),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_null (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  gtk_test_accessible_assert_property (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (page);
}

/* Answers take no time to be laid out before they are asked for, and after that. */
static void
test_folded_answers (void)
{
  GtkWidget *page = sumi_help_page_new (), *window = gtk_window_new ();
  GtkWidget *row = sumi_ui_test_find (page, ADW_TYPE_EXPANDER_ROW);
  GtkWidget *answers = sumi_ui_test_find (sumi_ui_test_find (row, GTK_TYPE_REVEALER),
                                          GTK_TYPE_LIST_BOX);

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  for (int i = 0; i < 4; i++)
    {
      gboolean is_expanded = i % 2 != 0;

      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), is_expanded);
      sumi_ui_test_settle ();
      g_assert_cmpint (gtk_widget_get_visible (answers), ==, is_expanded);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of a text that can be copied from nothing stays marked when the focus leaves it. */
static void
test_unmarked (void)
{
  GtkWidget *window = gtk_window_new (), *label = gtk_label_new ("Proved");

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  sumi_ui_unmark_labels (label);
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_widget_grab_focus (label);
  g_assert_true (gtk_label_get_selection_bounds (GTK_LABEL (label), NULL, NULL));
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_false (gtk_label_get_selection_bounds (GTK_LABEL (label), NULL, NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* All packs are searched, also those of themes, which are read for it; what is chosen is followed
 * by what stands after it. */
static void
test_search (void)
{
  SumiLibrary *library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  GtkWidget *page = g_object_ref_sink (sumi_search_page_new (library));
  GtkWidget *window = gtk_window_new ();
  GtkWidget *child = sumi_ui_test_find (page, GTK_TYPE_DROP_DOWN);
  GtkDropDown *choices[2];
  SumiRound *round = NULL;
  const SumiRoundEntry *entry;
  g_autofree char *title = NULL;
  guint n;

  for (int i = 0; i < 2; i++)
    {
      choices[i] = GTK_DROP_DOWN (child);
      child = gtk_widget_get_next_sibling (child);
    }
  sumi_ui_tidy_names (page);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_swapped (page, "round-chosen", G_CALLBACK (round_chosen_cb), &round);
  sumi_ui_test_wait (is_library_read, library);
  sumi_ui_test_settle ();
  g_assert_cmpuint (count_found (page), ==, count_puzzles (library, NULL, 0));
  sumi_ui_test_wait (has_all_cards, page);
  assert_taken (page, NULL);

  choose_text (choices[0], sumi_study_theme_get_name ("corner"));
  n = count_found (page);
  g_assert_cmpuint (n, ==, count_puzzles (library, "corner", 0));
  for (int difficulty = 1; difficulty <= 5; difficulty++)
    {
      gtk_drop_down_set_selected (choices[1], (guint) difficulty);
      g_assert_cmpuint (count_found (page), ==, count_puzzles (library, "corner", difficulty));
    }
  gtk_drop_down_set_selected (choices[1], 0);
  assert_taken (page, sumi_study_theme_get_name ("corner"));

  g_assert_cmpuint (n, >, 2);
  g_signal_emit_by_name (sumi_ui_test_find (page, GTK_TYPE_GRID_VIEW), "activate", n - 2);
  g_assert_nonnull (round);
  g_assert_cmpuint (round->entries->len, ==, 2);
  title = sumi_round_make_title (round);
  g_assert_cmpstr (title, ==, sumi_study_theme_get_name ("corner"));
  entry = round->entries->pdata[0];
  g_assert_nonnull (sumi_pack_find (sumi_pack_file_get_pack (entry->pack_file), entry->id));
  sumi_round_unref (round);
  gtk_drop_down_set_selected (choices[0], 0);
  assert_mistakes (page, library);

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (page);
  g_object_unref (library);
}

/* What a list says that it holds. */
static void
follow_cb (GListModel *list, guint position, guint removed, guint added, GListStore *mirror)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_assert_cmpuint (added, <=, SUMI_GROWING_LIST_STEP);
  for (guint i = 0; i < added; i++)
    g_ptr_array_add (items, g_list_model_get_item (list, position + i));
  g_list_store_splice (mirror, position, removed, items->pdata, added);
}

/* LIST holds what begins SOURCE, and says so. */
static void
assert_begins (GListModel *source, GListModel *list, GListModel *mirror)
{
  guint n = g_list_model_get_n_items (list);

  g_assert_cmpuint (n, ==, g_list_model_get_n_items (mirror));
  g_assert_cmpuint (n, <=, g_list_model_get_n_items (source));
  g_assert_null (g_list_model_get_item (list, n));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, i);
      g_autoptr (GObject) original = g_list_model_get_item (source, i);
      g_autoptr (GObject) copy = g_list_model_get_item (mirror, i);

      g_assert_true (item == original && item == copy);
    }
}

/* Never so many that the rest of them would be added at once. */
static void
splice_randomly (GListStore *store)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (store));
  guint position = (guint) g_test_rand_int_range (0, (int) n + 1);
  guint n_removed = (guint) g_test_rand_int_range (0, (int) (n - position) + 1);
  int n_added = g_test_rand_int_range (0, 3 * SUMI_GROWING_LIST_STEP);

  if (n > 10 * SUMI_GROWING_LIST_STEP)
    {
      position = 0;
      n_removed = n;
    }
  else if (g_test_rand_bit ())
    n_removed = MIN (n_removed, 2);
  for (int i = 0; i < n_added; i++)
    g_ptr_array_add (items, gtk_string_object_new ("item"));
  g_list_store_splice (store, position, n_removed, items->pdata, items->len);
}

typedef struct
{
  GListModel *source, *list;
  guint n_first;
} Grown;

static gboolean
is_grown (gpointer data)
{
  const Grown *grown = data;

  return g_list_model_get_n_items (grown->list) == g_list_model_get_n_items (grown->source);
}

/* Whatever becomes of its source, in the middle of its growth or after it, a list that grows holds
 * the beginning of it, and all in the end. */
static void
test_growing_list (void)
{
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GListStore) store = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  g_autoptr (GListStore) mirror = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  SumiGrowingList *list = sumi_growing_list_new (G_LIST_MODEL (store), window);
  Grown grown = { .source = G_LIST_MODEL (store), .list = G_LIST_MODEL (list) };

  g_signal_connect (list, "items-changed", G_CALLBACK (follow_cb), mirror);
  gtk_window_present (GTK_WINDOW (window));
  for (int i = 0; i < 60; i++)
    {
      splice_randomly (store);
      assert_begins (grown.source, grown.list, G_LIST_MODEL (mirror));
      if (i % 3 == 0)
        g_main_context_iteration (NULL, FALSE);
      if (i % 10 == 9)
        sumi_ui_test_wait (is_grown, &grown);
      assert_begins (grown.source, grown.list, G_LIST_MODEL (mirror));
    }

  /* Its view may go while it grows, or stay after it. */
  splice_randomly (store);
  gtk_window_destroy (GTK_WINDOW (window));
  splice_randomly (store);
  assert_begins (grown.source, grown.list, G_LIST_MODEL (mirror));
  g_assert_finalize_object (list);
}

/* How many there are after the first frame that LIST may grow with. */
static gboolean
count_cb (GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
  Grown *grown = data;

  grown->n_first = g_list_model_get_n_items (grown->list);
  return G_SOURCE_REMOVE;
}

static gboolean
is_counted (gpointer data)
{
  return ((const Grown *) data)->n_first > 0;
}

/* The frame that lays out what is there at once, in the beginning or after a search, has nothing
 * more to lay out. */
static void
test_growing_list_frame (void)
{
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GListStore) store = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  g_autoptr (SumiGrowingList) list = NULL;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  Grown grown = { .source = G_LIST_MODEL (store) };

  for (int i = 0; i < 4 * SUMI_GROWING_LIST_STEP; i++)
    g_ptr_array_add (items, gtk_string_object_new ("item"));
  g_list_store_splice (store, 0, 0, items->pdata, items->len);
  for (int i = 0; i < 2; i++)
    {
      grown.n_first = 0;
      gtk_widget_add_tick_callback (window, count_cb, &grown, NULL);
      if (list == NULL)
        list = sumi_growing_list_new (G_LIST_MODEL (store), window);
      else
        g_list_store_splice (store, 0, items->len, items->pdata, items->len);
      grown.list = G_LIST_MODEL (list);
      gtk_window_present (GTK_WINDOW (window));
      sumi_ui_test_wait (is_counted, &grown);
      g_assert_cmpuint (grown.n_first, ==, SUMI_GROWING_LIST_STEP);
      sumi_ui_test_wait (is_grown, &grown);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
move_cursor (GtkWidget *flow_box, GtkMovementStep step, int count)
{
  gboolean is_done;

  g_signal_emit_by_name (flow_box, "move-cursor", step, count, FALSE, FALSE, &is_done);
  return is_done;
}

static gboolean
has_size (gpointer widget)
{
  return gtk_widget_get_width (widget) > 0;
}

/* Keys may come before a flow box is laid out, as those do where GTK lists emojis: GTK 4.8 would
 * look for a line for ever, or divide by zero. */
static void
test_keys_at_once (void)
{
  static const GtkMovementStep steps[] = { GTK_MOVEMENT_VISUAL_POSITIONS, GTK_MOVEMENT_PAGES,
                                           GTK_MOVEMENT_DISPLAY_LINES, GTK_MOVEMENT_BUFFER_ENDS };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *flow_box = gtk_flow_box_new ();

  for (int i = 0; i < 3; i++)
    gtk_flow_box_append (GTK_FLOW_BOX (flow_box), gtk_button_new_with_label ("1"));
  gtk_window_set_child (GTK_WINDOW (window), flow_box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_child_focus (flow_box, GTK_DIR_TAB_FORWARD);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    g_assert_false (move_cursor (flow_box, steps[i], -1) || move_cursor (flow_box, steps[i], 1));
  g_assert_false (gtk_widget_child_focus (flow_box, GTK_DIR_DOWN));

  sumi_ui_test_wait (has_size, flow_box);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    g_assert_true (move_cursor (flow_box, steps[i], 1));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_mapped_label (GtkWidget *widget, gconstpointer begin)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), begin);
}

/* What is solved, and what is about something else, can be left out, also after the pack is read
 * again; which puzzle is opened does not depend on what is shown. */
static void
test_sifting (void)
{
  SumiPackFile *pack_file = sumi_ui_test_open_leaflet ();
  GtkWidget *page = g_object_ref_sink (sumi_pack_page_new (pack_file));
  GtkWidget *window = gtk_window_new ();
  GtkDropDown *themes = GTK_DROP_DOWN (sumi_ui_test_find (page, GTK_TYPE_DROP_DOWN));
  GtkWidget *sifting = gtk_widget_get_parent (GTK_WIDGET (themes));
  GtkWidget *unsolved = sumi_ui_test_find (sifting, GTK_TYPE_TOGGLE_BUTTON);
  guint chosen = G_MAXUINT;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_signal_connect_swapped (page, "puzzle-chosen", G_CALLBACK (chosen_cb), &chosen);
  g_assert_cmpuint (count_cards (page), ==, 5);
  sumi_pack_file_mark_all (pack_file, mark_first_cb, NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (unsolved), TRUE);
  g_assert_cmpuint (count_cards (page), ==, 4);
  g_signal_emit_by_name (sumi_ui_test_find (page, GTK_TYPE_GRID_VIEW), "activate", 0);
  g_assert_cmpuint (chosen, ==, 1);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (unsolved), FALSE);
  for (guint i = 1; i < g_list_model_get_n_items (gtk_drop_down_get_model (themes)); i++)
    {
      const char *name = gtk_string_list_get_string (
          GTK_STRING_LIST (gtk_drop_down_get_model (themes)), i);

      if (g_str_equal (name, "Quiet moves"))
        gtk_drop_down_set_selected (themes, i);
    }
  g_assert_cmpuint (count_cards (page), ==, 1);
  sumi_pack_file_reload (pack_file);
  sumi_ui_test_wait_read (pack_file);
  g_assert_cmpuint (count_cards (page), ==, 1);
  sumi_pack_file_forget_marks (pack_file);
  g_assert_cmpuint (sumi_pack_file_count_solved (pack_file), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (page);
  g_assert_finalize_object (pack_file);
}

/* Who wrote a pack, where it is from, and how others may use it, is said where it is shown. */
static void
test_credit (void)
{
  static const struct
  {
    const char *name, *begin, *end;
  } packs[] = {
    { "mobility.sumi.json",
      "The authors of Sumi · Found in games that Sumi played against itself. · Licence: CC",
      "-\u2060SA-\u20604.0" },
    { "lessons-1-first-steps.sumi.json", "The authors of Sumi · Positions from games",
      "-\u2060SA-\u20604.0" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (packs); i++)
    {
      g_autofree char *path
        = g_build_filename (g_getenv ("SUMI_PACKS_DIR"), packs[i].name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      SumiPackFile *pack_file = sumi_ui_test_open (file);
      GtkWidget *page = g_object_ref_sink (sumi_pack_page_new (pack_file));
      GtkWidget *window = gtk_window_new (), *credit;

      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      sumi_ui_test_settle ();
      credit = sumi_ui_test_find_if (page, is_mapped_label, packs[i].begin);
      g_assert_nonnull (credit);
      g_assert_true (g_str_has_suffix (gtk_label_get_label (GTK_LABEL (credit)), packs[i].end));
      sumi_ui_test_assert_narrow (page);
      gtk_window_destroy (GTK_WINDOW (window));
      sumi_ui_test_settle ();
      g_assert_finalize_object (page);
      g_assert_finalize_object (pack_file);
    }
}

/* Where all puzzles are about one theme there is none to choose, but what is not solved, and an
 * order. */
static void
test_sifting_one_theme (void)
{
  g_autofree char *path
    = g_build_filename (g_getenv ("SUMI_PACKS_DIR"), "mobility.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SumiPackFile *pack_file = sumi_ui_test_open (file);
  GtkWidget *page = g_object_ref_sink (sumi_pack_page_new (pack_file));
  GtkWidget *window = gtk_window_new ();
  GtkWidget *themes = sumi_ui_test_find (page, GTK_TYPE_DROP_DOWN);

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_false (gtk_widget_get_mapped (themes));
  g_assert_true (gtk_widget_get_mapped (gtk_widget_get_next_sibling (themes)));
  g_assert_true (gtk_widget_get_mapped (gtk_widget_get_prev_sibling (themes)));
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (page);
  g_assert_finalize_object (pack_file);
}

/* A set for a class is offered where there are puzzles for one. */
static void
test_set_of_nothing (void)
{
  static const struct
  {
    const char *name;
    gboolean has_puzzles;
  } packs[] = { { "leaflet.sumi.json", TRUE }, { "lessons-1-first-steps.sumi.json", FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (packs); i++)
    {
      g_autofree char *path
        = g_build_filename (g_getenv ("SUMI_PACKS_DIR"), packs[i].name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      SumiPackFile *pack_file = sumi_ui_test_open (file);
      GtkWidget *page = g_object_ref_sink (sumi_pack_page_new (pack_file));
      GtkWidget *button = gtk_button_new ();

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "pack.make-set");
      gtk_widget_set_parent (button, page);
      g_assert_cmpint (gtk_widget_get_sensitive (button), ==, packs[i].has_puzzles);
      gtk_widget_unparent (button);
      g_assert_finalize_object (page);
      g_assert_finalize_object (pack_file);
    }
}

/* Among many puzzles one goes by the arrow keys; Tab leaves them, and comes back to the same. */
static void
check_tab (GtkWindow *window, GtkWidget *page)
{
  GtkWidget *grid = sumi_ui_test_find (page, GTK_TYPE_GRID_VIEW), *focus;

  g_assert_true (gtk_widget_grab_focus (page));
  gtk_widget_child_focus (page, GTK_DIR_RIGHT);
  focus = gtk_window_get_focus (window);
  g_assert_true (gtk_widget_is_ancestor (focus, grid));
  g_assert_true (sumi_ui_test_press (grid, GDK_KEY_ISO_Left_Tab));
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (window), grid));
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (window) == focus);
  g_assert_true (sumi_ui_test_press (grid, GDK_KEY_Tab));
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (window), grid));
}

/* Whether what WIDGET means is said to who points at it, X from its left edge. */
static gboolean
has_tooltip (GtkWidget *widget, int x)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean is_said = FALSE;

  g_assert_true (gtk_widget_get_has_tooltip (widget));
  g_signal_emit_by_name (widget, "query-tooltip", x, 0, FALSE, tooltip, &is_said);
  return is_said;
}

/* A card says in words all that stands on it, and that it was solved as soon as it was. */
static void
test_puzzles (void)
{
  SumiPackFile *pack_file = sumi_ui_test_open_leaflet ();
  GtkWidget *page = g_object_ref_sink (sumi_pack_page_new (pack_file));
  GtkWidget *window = gtk_window_new (), *card;
  guint chosen = G_MAXUINT;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 600);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();

  g_assert_cmpstr (get_visible_name (page), ==, "puzzles");
  sumi_ui_test_assert_narrow (page);
  check_tab (GTK_WINDOW (window), page);
  card = sumi_ui_test_find (page, SUMI_TYPE_PUZZLE_CARD);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The squeeze, Black to move, Difficulty 2 of 5");
  gtk_test_accessible_assert_property (gtk_widget_get_parent (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The squeeze, Black to move, Difficulty 2 of 5");
  sumi_pack_file_set_solved (pack_file,
                             sumi_pack_get_puzzle (sumi_pack_file_get_pack (pack_file), 0)->id);
  gtk_test_accessible_assert_property (gtk_widget_get_parent (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The squeeze, Black to move, Difficulty 2 of 5, Solved");
  sumi_pack_file_mark_all (pack_file, mark_first_cb, NULL);
  gtk_test_accessible_assert_property (
      gtk_widget_get_parent (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "The squeeze, Black to move, Difficulty 2 of 5, Solved without help or mistakes");
  g_assert_true (has_tooltip (sumi_ui_test_find (card, GTK_TYPE_IMAGE), 0));

  g_signal_connect_swapped (page, "puzzle-chosen", G_CALLBACK (chosen_cb), &chosen);
  g_signal_emit_by_name (sumi_ui_test_find (page, GTK_TYPE_GRID_VIEW), "activate", 3);
  g_assert_cmpuint (chosen, ==, 3);

  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (page);
  g_assert_finalize_object (pack_file);
}

static gboolean
is_ready (gpointer data)
{
  return !sumi_pack_file_is_busy (data) && sumi_pack_file_get_state (data) == SUMI_PACK_FILE_READY;
}

static guint
count_rows (GtkWidget *page)
{
  GtkListBox *list = GTK_LIST_BOX (
      sumi_ui_test_find (sumi_ui_test_find (page, SUMI_TYPE_MISTAKES_VIEW), GTK_TYPE_LIST_BOX));
  guint n = 0;

  while (gtk_list_box_get_row_at_index (list, (int) n) != NULL)
    n++;
  return n;
}

static gboolean
has_subtitle (GtkWidget *widget, gconstpointer subtitle)
{
  return ADW_IS_ACTION_ROW (widget)
         && g_strcmp0 (adw_action_row_get_subtitle (ADW_ACTION_ROW (widget)), subtitle) == 0;
}

static gboolean
is_whole (gpointer pack_file)
{
  return is_ready (pack_file)
         && sumi_pack_file_get_mistakes (pack_file)->len == 0;
}

static gboolean
is_broken (gpointer pack_file)
{
  return !sumi_pack_file_is_busy (pack_file)
         && sumi_pack_file_get_state (pack_file) == SUMI_PACK_FILE_BROKEN;
}

/* A pack with mistakes shows them, and says in words where; saved without, it shows its puzzles,
 * all by itself. */
static void
test_mistakes (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.sumi.json", NULL);
  g_autofree char *good = sumi_ui_test_get_leaflet ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SumiPackFile *pack_file;
  GtkWidget *page;

  g_assert_true (g_file_set_contents (path, BROKEN_PACK, -1, NULL));
  pack_file = sumi_ui_test_open (file);
  page = g_object_ref_sink (sumi_pack_page_new (pack_file));
  g_assert_cmpstr (get_visible_name (page), ==, "mistakes");
  g_assert_cmpuint (count_rows (page), ==, sumi_pack_file_get_mistakes (pack_file)->len);
  g_assert_cmpuint (count_rows (page), >=, 2);
  g_assert_nonnull (sumi_ui_test_find_if (
    page, has_subtitle, "“Corner & <edge”, row 5 of the board: line 11, column 7"));
  sumi_ui_test_assert_narrow (page);
  /* Nobody has results of what could not be read. */
  g_signal_connect (page, "results-wanted", G_CALLBACK (fail_cb), NULL);
  gtk_widget_activate_action (page, "pack.results", NULL);

  /* Where only some of the items have mistakes, the others can be used. */
  g_assert_true (g_file_set_contents (path, PARTLY_BROKEN_PACK, -1, NULL));
  sumi_ui_test_wait (is_ready, pack_file);
  g_assert_cmpstr (get_visible_name (page), ==, "mistakes");
  g_assert_cmpuint (count_rows (page), ==, 1);
  g_assert_nonnull (sumi_ui_test_find (page, SUMI_TYPE_BOARD_PICTURE));
  sumi_ui_test_assert_narrow (page);
  gtk_widget_activate_action (page, "pack.use-rest", "b", TRUE);
  g_assert_cmpstr (get_visible_name (page), ==, "puzzles");
  gtk_widget_activate_action (page, "pack.use-rest", "b", FALSE);
  g_assert_cmpstr (get_visible_name (page), ==, "mistakes");

  g_assert_true (g_file_set_contents (path, good, -1, NULL));
  sumi_ui_test_wait (is_whole, pack_file);
  g_assert_cmpstr (get_visible_name (page), ==, "puzzles");

  /* What is not there can be read again, and neither edited nor opened. */
  g_assert_nonnull (sumi_ui_test_find_button (page, "pack.change"));
  g_unlink (path);
  sumi_pack_file_reload (pack_file);
  sumi_ui_test_wait (is_broken, pack_file);
  g_assert_cmpuint (count_rows (page), ==, 1);
  g_assert_null (sumi_ui_test_find_button (page, "pack.change"));
  g_assert_null (sumi_ui_test_find_button (page, "pack.edit"));
  g_assert_nonnull (sumi_ui_test_find_button (page, "pack.reload"));

  g_assert_finalize_object (page);
  g_assert_finalize_object (pack_file);
  g_rmdir (folder);
}

/* Whoever waits for a pack to be read has the keyboard at its first puzzle then. */
static void
test_read_late (void)
{
  g_autofree char *path
    = g_build_filename (g_getenv ("SUMI_PACKS_DIR"), "leaflet.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SumiPackFile *pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_OPENED);
  GtkWidget *page = sumi_pack_page_new (pack_file);
  GtkWidget *window = gtk_window_new (), *focus;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpstr (get_visible_name (page), ==, "loading");
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  sumi_ui_test_wait_read (pack_file);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_true (
    gtk_widget_is_ancestor (focus, sumi_ui_test_find (page, GTK_TYPE_GRID_VIEW)));
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (pack_file);
}

/* Who opens a pack with mistakes has the keyboard at what puts them right in Sumi, also before
 * anything has its place. */
static void
test_mistakes_focus (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SumiPackFile *pack_file;
  GtkWidget *window = gtk_window_new (), *page;

  g_assert_true (g_file_set_contents (path, BROKEN_PACK, -1, NULL));
  pack_file = sumi_ui_test_open (file);
  page = sumi_pack_page_new (pack_file);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (page);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == sumi_ui_test_find_button (page, "pack.change"));
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (pack_file);
  g_unlink (path);
  g_rmdir (folder);
}

/* How far a view of 200 pixels is to be scrolled. */
typedef struct
{
  GtkAdjustment *adjustment;
  double value;
} Scrolled;

static gboolean
is_scrolled (gpointer data)
{
  const Scrolled *scrolled = data;

  return (int) gtk_adjustment_get_value (scrolled->adjustment) == (int) scrolled->value;
}

static GtkWidget *
add_block (GtkWidget *box, int height)
{
  GtkWidget *block = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (block, 100, height);
  gtk_box_append (GTK_BOX (box), block);
  return block;
}

/* A new window with BOX in a view of 200 pixels, which is scrolled by what OUT_SCROLLED gets. */
static GtkWidget *
show_scrolled (GtkWidget *box, Scrolled *out_scrolled)
{
  GtkWidget *window = gtk_window_new (), *view = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (view), 200);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (view), 200);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (view), box);
  gtk_widget_set_valign (view, GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  out_scrolled->adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (view));
  return window;
}

/* What is low is scrolled to as a whole; what is taller than the view, or lies above, to its
 * beginning. */
static void
test_sight (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *low, *tall, *window;
  Scrolled scrolled;

  add_block (box, 300);
  low = add_block (box, 50);
  tall = add_block (box, 900);
  window = show_scrolled (box, &scrolled);

  scrolled.value = 150;
  sumi_ui_bring_into_sight (low);
  sumi_ui_test_wait (is_scrolled, &scrolled);
  scrolled.value = 350;
  sumi_ui_bring_into_sight (tall);
  sumi_ui_test_wait (is_scrolled, &scrolled);
  scrolled.value = 300;
  sumi_ui_bring_into_sight (low);
  sumi_ui_test_wait (is_scrolled, &scrolled);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_row_focused (gpointer row)
{
  return gtk_widget_has_focus (row);
}

/* Page Down goes as far as is in sight, in a list that has something above it, too; at its end it
 * scrolls to what is below it. */
static void
test_page_of_list (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *list = gtk_list_box_new ();
  GtkWidget *window;
  Scrolled scrolled;

  add_block (box, 60);
  gtk_box_append (GTK_BOX (box), list);
  add_block (box, 300);
  for (guint i = 0; i < 30; i++)
    {
      GtkWidget *row = gtk_list_box_row_new ();

      gtk_widget_set_size_request (row, 100, 20);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  window = show_scrolled (box, &scrolled);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)));
  for (int i = 1; i <= 3; i++)
    {
      g_signal_emit_by_name (list, "move-cursor", GTK_MOVEMENT_PAGES, 1, FALSE, FALSE);
      sumi_ui_test_wait (is_row_focused,
                         gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 9 * i));
    }
  scrolled.value = 60 + 30 * 20 + 300 - 200;
  for (int i = 0; i < 3; i++)
    g_signal_emit_by_name (list, "move-cursor", GTK_MOVEMENT_PAGES, 1, FALSE, FALSE);
  sumi_ui_test_wait (is_scrolled, &scrolled);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_message (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "message");
}

/* What stands beside each other in WIDGET ends within 360 pixels of OVERLAY. */
static void
assert_inside (GtkWidget *widget, GtkWidget *overlay)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (child, overlay, &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
      assert_inside (child, overlay);
    }
}

static gboolean
is_placed (gpointer label)
{
  return gtk_widget_get_height (label) > 0;
}

/* 360 pixels without the ground around it. */
#define HEAD_WIDTH 328

static gboolean
is_heading (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "title-4");
}

/* Who is to move is read in whole words above the narrowest board, also in the largest text. */
static void
test_large_head (void)
{
  GtkWidget *head = g_object_ref_sink (g_object_new (SUMI_TYPE_EXERCISE_HEAD, NULL));
  GtkWidget *label = sumi_ui_test_find_if (head, is_heading, NULL);
  int height;

  gtk_label_set_label (GTK_LABEL (label), "Juegan negras");
  gtk_menu_button_set_label (GTK_MENU_BUTTON (sumi_ui_test_find (head, GTK_TYPE_MENU_BUTTON)),
                             "Mostrar");
  sumi_ui_test_set_text_size (2);
  gtk_widget_measure (head, GTK_ORIENTATION_VERTICAL, HEAD_WIDTH, NULL, &height, NULL,
                      NULL);
  gtk_widget_allocate (head, HEAD_WIDTH, height, -1, NULL);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), <=, 2);
  sumi_ui_test_set_text_size (1);
  g_assert_finalize_object (head);
}

static gboolean
is_narrow (gpointer widget)
{
  return gtk_widget_get_width (widget) == 360;
}

static gboolean
is_wide (gpointer widget)
{
  return gtk_widget_get_width (widget) == 1000;
}

/* A toast whose window goes before its turn leaves nothing. */
static void
test_unseen_toast (void)
{
  AdwToast *toast = sumi_ui_create_toast ("Saved");
  GtkWidget *label = adw_toast_get_custom_title (toast);

  g_object_add_weak_pointer (G_OBJECT (label), (gpointer *) &label);
  g_assert_finalize_object (toast);
  g_assert_null (label);
}

/* A message beside a button is read as a whole in a window 360 pixels wide, which may have been
 * WIDER when it came. */
static void
test_toast (gconstpointer wider)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *overlay = adw_toast_overlay_new ();
  AdwToast *toast = sumi_ui_create_toast ("/home/somebody/a-name-of-thirty-letters.json: Nothing "
                                          "of this message may be cut off, in no language");
  GtkWidget *label, *ground;
  double x, y;
  int height;

  adw_toast_set_button_label (toast, "Load It");
  gtk_window_set_default_size (GTK_WINDOW (window), wider != NULL ? 1000 : 360, 600);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
  label = ground = sumi_ui_test_find_if (overlay, is_message, NULL);
  sumi_ui_test_wait (is_placed, label);
  if (wider != NULL)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
      sumi_ui_test_wait (is_narrow, window);
      sumi_ui_test_settle ();
    }
  assert_inside (overlay, overlay);
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), NULL, &height);
  g_assert_cmpint (height, <=, gtk_widget_get_height (label));

  /* The round corners leave the first and the last letter on it. */
  while (!g_str_equal (gtk_widget_get_css_name (ground), "toast"))
    ground = gtk_widget_get_parent (ground);
  g_assert_true (gtk_widget_translate_coordinates (label, ground, 0, 0, &x, &y));
  g_assert_true (gtk_widget_contains (ground, x, y));
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

/* A button that leaves a message little room in a narrow window comes below it; in a wide one it is
 * beside it, whatever it was before. */
static void
test_toast_wide_button (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *overlay = adw_toast_overlay_new ();
  AdwToast *toast = sumi_ui_create_toast ("The pack could not be saved: No space left on device");
  GtkWidget *label, *button;
  double y;

  adw_toast_set_button_label (toast, "Save It Elsewhere, With a Name");
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
  label = sumi_ui_test_find_if (overlay, is_message, NULL);
  button = sumi_ui_test_find (overlay, GTK_TYPE_BUTTON);
  sumi_ui_test_wait (is_placed, label);
  sumi_ui_test_settle ();
  assert_inside (overlay, overlay);
  g_assert_cmpint (gtk_widget_get_width (label), >, 200);
  g_assert_true (gtk_widget_translate_coordinates (label, button, 0, gtk_widget_get_height (label),
                                                   NULL, &y));
  g_assert_cmpfloat (y, <=, 0);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 600);
  sumi_ui_test_wait (is_wide, window);
  sumi_ui_test_settle ();
  g_assert_true (gtk_widget_translate_coordinates (label, button, 0, gtk_widget_get_height (label),
                                                   NULL, &y));
  g_assert_cmpfloat (y, >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

/* A message of several lines leaves no more of its toast empty than a word takes. */
static void
test_toast_full (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *overlay = adw_toast_overlay_new (), *label, *ground;
  int width;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 600);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  adw_toast_overlay_add_toast (
      ADW_TOAST_OVERLAY (overlay),
      sumi_ui_create_toast ("hello.txt: Line 1, column 1: this is neither a game nor a position "
                            "that Sumi can read: it reads moves such as f5d6c3, GGF, OBF, a drawn "
                            "board, and WTHOR files"));
  label = ground = sumi_ui_test_find_if (overlay, is_message, NULL);
  sumi_ui_test_wait (is_placed, label);
  while (!g_str_equal (gtk_widget_get_css_name (ground), "toast"))
    ground = gtk_widget_get_parent (ground);
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), &width, NULL);
  g_assert_cmpint (gtk_widget_get_width (ground), <, width + 200);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

static gboolean
is_above (gpointer data)
{
  GtkWidget **widgets = data; /* a label, and what is below it */
  double y;

  return gtk_widget_translate_coordinates (widgets[0], widgets[1], 0,
                                           gtk_widget_get_height (widgets[0]), NULL, &y)
         && y <= 0;
}

static gboolean
is_low (gpointer data)
{
  GtkWidget **widgets = data; /* a label, and what it is at the foot of */
  double y;

  return gtk_widget_translate_coordinates (widgets[0], widgets[1], 0, 0, NULL, &y)
         && y > gtk_widget_get_height (widgets[1]) - 60;
}

/* A message covers none of the buttons that always stand at the foot of a page, whatever its
 * height, but stands low where all there is can be scrolled. */
static void
test_toast_above_foot (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *button = gtk_button_new_with_label ("Next");
  GtkWidget *foot[2];

  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_set_size_request (button, -1, 120);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_box_append (GTK_BOX (box), button);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), sumi_ui_create_toast ("Saved"));
  foot[0] = sumi_ui_test_find_if (overlay, is_message, NULL);
  foot[1] = button;
  sumi_ui_test_wait (is_placed, foot[0]);
  sumi_ui_test_wait (is_above, foot);
  gtk_widget_set_visible (button, FALSE);
  foot[1] = overlay;
  sumi_ui_test_wait (is_low, foot);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

/* Nor does it cover those at the foot of a column beside the middle that it reaches into. */
static void
test_toast_above_column (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_label ("Next");
  GtkWidget *foot[2];

  gtk_widget_set_hexpand (scrolled, TRUE);
  gtk_widget_set_size_request (box, 200, -1);
  gtk_widget_set_vexpand (button, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (columns), scrolled);
  gtk_box_append (GTK_BOX (columns), box);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), columns);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 600);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay),
                               sumi_ui_create_toast ("The first 48 of 2601 puzzles were taken"));
  foot[0] = sumi_ui_test_find_if (overlay, is_message, NULL);
  foot[1] = button;
  sumi_ui_test_wait (is_placed, foot[0]);
  sumi_ui_test_wait (is_above, foot);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

/* The words of a button that is round, or one of several that wrap around, stand below each other
 * where they have to. */
static void
test_pills (gconstpointer where)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *button = gtk_button_new_with_label ("I do know the rules of the game of Reversi, "
                                                 "and those of many other games");

  if (g_str_equal (where, "wrapping"))
    gtk_widget_set_layout_manager (box, g_object_new (SUMI_TYPE_WRAP_LAYOUT, NULL));
  else if (g_str_equal (where, "column"))
    gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  else
    gtk_widget_add_css_class (button, "pill");
  gtk_box_append (GTK_BOX (box), button);
  sumi_ui_wrap_labels (box);
  sumi_ui_test_assert_narrow (box);
  g_assert_finalize_object (box);
}

/* The title of a lesson stands beside its picture, and in the largest text below it. */
static void
test_large_lesson (void)
{
  for (int size = 1; size <= 2; size++)
    {
      GtkWidget *row, *title;
      graphene_rect_t place;
      int height;

      sumi_ui_test_set_text_size (size);
      row = g_object_ref_sink (g_object_new (SUMI_TYPE_LESSON_ROW, NULL));
      title = sumi_ui_test_find (row, GTK_TYPE_LABEL);
      gtk_label_set_label (GTK_LABEL (title), "12. Eine Diagonale kontrollieren");
      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, HEAD_WIDTH, NULL, &height, NULL, NULL);
      gtk_widget_allocate (row, HEAD_WIDTH, height, -1, NULL);
      g_assert_true (gtk_widget_compute_bounds (title, row, &place));
      g_assert_true ((place.origin.x > 96) == (size == 1));
      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (title))), ==,
                       2);
      g_assert_finalize_object (row);
    }
  sumi_ui_test_set_text_size (1);
}

/* The words of other languages in the largest text, and a name of a file without a space. */
static void
test_large_mistakes (void)
{
  GtkWidget *view = g_object_ref_sink (g_object_new (SUMI_TYPE_MISTAKES_VIEW, NULL));

  gtk_label_set_label (GTK_LABEL (sumi_ui_test_find (view, GTK_TYPE_LABEL)),
                       "5 fel i exercises_for_my_class.sumi.json");
  gtk_button_set_label (GTK_BUTTON (sumi_ui_test_find_button (view, "pack.edit")),
                        "Öppna i textredigeraren");
  sumi_ui_wrap_labels (view);
  sumi_ui_test_set_text_size (2);
  sumi_ui_test_assert_narrow (view);
  sumi_ui_test_set_text_size (1);
  g_assert_finalize_object (view);
}

/* The table of a class and what is below it, in the largest text. */
static void
test_large_class (void)
{
  SumiResultsClass *class = sumi_results_class_new ();
  SumiResults *ada = sumi_results_new ("Ada", "set", "Set", "2026-03-12T10:40:00Z");
  GtkWidget *page;

  sumi_results_add (ada, "p1", "One & <two")->tries = 2;
  sumi_results_class_add (class, ada);
  sumi_results_class_sort (class);
  sumi_ui_test_set_text_size (2);
  page = g_object_ref_sink (sumi_class_page_new (class));
  sumi_ui_wrap_labels (page);
  sumi_ui_test_assert_narrow (page);
  sumi_ui_test_set_text_size (1);
  g_assert_finalize_object (page);
}

static int
measure_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Rows of a table are equally wide, whatever is in them and however large the text is, and the
 * pointer is told of the cells, in the order of the language. */
static void
test_class_cells (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = sumi_class_cells_new (NULL);
  GtkWidget *row = sumi_class_cells_new (SUMI_CLASS_CELLS (head));
  int first, width;

  sumi_class_cells_add (SUMI_CLASS_CELLS (head), NULL, "1", "One", FALSE);
  first = measure_width (head);
  sumi_class_cells_add (SUMI_CLASS_CELLS (head), "dialog-warning-symbolic", "2", "Two", TRUE);
  g_assert_cmpint (measure_width (head), ==, first + 12 + 16);
  sumi_class_cells_add (SUMI_CLASS_CELLS (row), NULL, "Right at the first try", NULL, FALSE);
  sumi_class_cells_add (SUMI_CLASS_CELLS (row), "emblem-ok-symbolic", "Yes", NULL, FALSE);
  sumi_class_cells_add (SUMI_CLASS_CELLS (head), NULL, "In all", NULL, FALSE);
  sumi_class_cells_add (SUMI_CLASS_CELLS (row), NULL, NULL, NULL, FALSE);
  width = measure_width (row);
  g_assert_cmpint (width, >, 12 + 16 + 5 * first);
  g_assert_cmpint (measure_width (head), ==, width);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), row);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  for (int i = 0; i < 2; i++)
    {
      gtk_widget_set_direction (head, i == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      sumi_ui_test_settle ();
      g_assert_cmpint (has_tooltip (head, 2), ==, i == 0);
      g_assert_cmpint (has_tooltip (head, gtk_widget_get_width (head) - 2), ==, i == 1);
    }
  sumi_ui_test_set_text_size (2);
  g_assert_cmpint (measure_width (head), >, 3 * width / 2);
  g_assert_cmpint (measure_width (row), ==, measure_width (head));
  sumi_ui_test_set_text_size (1);
  g_assert_cmpint (measure_width (row), ==, width);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* That a file is damaged is told above the table, with which one begins, and said of the pupil. */
static void
test_damaged_results (void)
{
  SumiResultsClass *class = sumi_results_class_new ();
  SumiResults *ada = sumi_results_new ("Ada", "set", "Set", "2026-03-12T10:40:00Z");
  GtkWidget *window = gtk_window_new (), *page, *list, *first;

  sumi_results_add (ada, "p1", "One")->tries = 2;
  ada->is_genuine = FALSE;
  sumi_results_class_add (class, ada);
  sumi_results_class_sort (class);
  page = sumi_class_page_new (class);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (page);
  first = gtk_window_get_focus (GTK_WINDOW (window));
  list = sumi_ui_test_find (page, GTK_TYPE_LIST_BOX);
  g_assert_true (first == gtk_widget_get_first_child (list));
  gtk_test_accessible_assert_property (
      gtk_widget_get_next_sibling (first), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Ada; One: Not solved; First try: 0 of 1, hints: 0, minutes: 0; Ada, Set: the file was "
      "damaged or edited.");
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_BACKWARD);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_window_get_focus (GTK_WINDOW (window)))), ==,
                   "Ada, Set: the file was damaged or edited.");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Four where there is room for three are two and two, each line where its box is. */
static void
test_equal_lines (void)
{
  static const struct
  {
    GtkAlign align;
    int x;
  } cases[] = { { GTK_ALIGN_FILL, 0 }, { GTK_ALIGN_CENTER, 72 }, { GTK_ALIGN_END, 144 } };
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));

  gtk_widget_set_layout_manager (box, g_object_new (SUMI_TYPE_WRAP_LAYOUT, NULL));
  for (int i = 0; i < 4; i++)
    {
      GtkWidget *child = gtk_drawing_area_new ();

      gtk_widget_set_size_request (child, 100, 20);
      gtk_box_append (GTK_BOX (box), child);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *child = gtk_widget_get_first_child (box);

      gtk_widget_set_halign (box, cases[i].align);
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 350, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (box, 350, 100, -1, NULL);
      for (int j = 0; j < 4; j++, child = gtk_widget_get_next_sibling (child))
        {
          graphene_point_t place;

          g_assert_true (gtk_widget_compute_point (child, box, &GRAPHENE_POINT_INIT (0, 0),
                                                   &place));
          g_assert_cmpint (place.x, ==, cases[i].x + j % 2 * 106);
          g_assert_cmpint (place.y, ==, j / 2 * 26);
        }
    }
  g_assert_finalize_object (box);
}

/* No short word is left alone in the last line of what an empty page says. */
static void
test_last_words (void)
{
  static const struct
  {
    const char *text, *kept;
  } cases[] = {
    { "with somebody beside you.", "with somebody beside\u00a0you." },
    { "unentschieden, sobald welche aufbewahrt sind.",
      "unentschieden, sobald welche aufbewahrt\u00a0sind." },
    { "с первого же упражнения.", "с первого же\u00a0упражнения." },
    { "ważne od pierwszego ćwiczenia.", "ważne od pierwszego ćwiczenia." },
    { "Go on.", "Go on." },
    { "ここに残ります。", "ここに残ります。" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *page = g_object_ref_sink (adw_status_page_new ());

      adw_status_page_set_description (ADW_STATUS_PAGE (page), cases[i].text);
      sumi_ui_wrap_labels (page);
      g_assert_cmpstr (adw_status_page_get_description (ADW_STATUS_PAGE (page)), ==,
                       cases[i].kept);
      g_assert_finalize_object (page);
    }
}

static gboolean
is_shown (gpointer widget)
{
  return gtk_widget_get_visible (widget);
}

static gboolean
is_hidden (gpointer widget)
{
  return !gtk_widget_get_visible (widget);
}

/* The picture of an empty page is there only where the buttons below have room, too. */
static void
test_picture_gives_way (void)
{
  GtkWidget *window = gtk_window_new (), *page = adw_status_page_new ();
  GtkWidget *button = gtk_button_new (), *picture = sumi_ui_test_find (page, GTK_TYPE_IMAGE);

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "sumi-play-symbolic");
  adw_status_page_set_child (ADW_STATUS_PAGE (page), button);
  gtk_widget_set_size_request (button, 100, 500);
  sumi_ui_fit_pictures (page);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));

  sumi_ui_test_wait (is_hidden, picture);
  gtk_widget_set_size_request (button, 100, 100);
  sumi_ui_test_wait (is_shown, picture);
  gtk_widget_set_size_request (button, 100, 500);
  sumi_ui_test_wait (is_hidden, picture);
  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), NULL);
  gtk_widget_set_size_request (button, 100, 100);
  sumi_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (picture));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What the parts of a chart stand for may need more than one line. */
static void
test_chart (void)
{
  SumiChart *chart = sumi_chart_new (SUMI_CHART_BARS, "chart", "A chart");
  GtkWidget *view;

  sumi_chart_set_parts (chart, "At the very first try, without a hint, and without help of others",
                        "With a hint or two, or with help of others, or after some mistakes");
  sumi_chart_add (chart, "1", "First", "1", (const double[SUMI_CHART_N_VALUES]){ 2, 1 }, TRUE,
                  g_new0 (char *, 1));
  sumi_chart_set_columns (chart, (const char *const[]){ "Day", NULL });
  view = g_object_ref_sink (sumi_chart_view_new (chart));
  sumi_ui_test_assert_narrow (view);
  g_assert_finalize_object (view);
}

static int
get_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* What a bar stands for, and how much it is, are below each other where one line has no room. */
static void
test_shares (void)
{
  const double values[SUMI_CHART_N_VALUES] = { 2, 1 };
  SumiChart *chart = sumi_chart_new (SUMI_CHART_SHARES, "chart", "A chart");
  GtkWidget *view, *plot;
  int bar_height;

  for (int i = 1; i <= 2; i++)
    {
      SumiChartRow *row = sumi_chart_add (chart, "1", "A region of your own", "", values, TRUE,
                                          g_new0 (char *, 1));

      g_free (row->text);
      row->text = g_strdup ("1 of 2: too few to tell");
    }
  sumi_chart_set_columns (chart, (const char *const[]){ "Theme", NULL });
  view = g_object_ref_sink (sumi_chart_view_new (chart));
  plot = sumi_ui_test_find (view, SUMI_TYPE_PLOT);
  bar_height = get_height (plot, 1000) / 2;
  g_assert_cmpint (get_height (plot, 200), >, 2 * bar_height);
  g_assert_cmpint (get_height (plot, -1), ==, 2 * bar_height);
  g_assert_finalize_object (view);
}

/* Of a row with a switch or a check button Tab stops at the row alone, which says what it is, and
 * is switched or checked itself. */
static void
test_toggle_rows (void)
{
  GtkWidget *window = gtk_window_new (), *list = gtk_list_box_new ();
  GtkWidget *rows[] = { sumi_switch_row_new (), adw_action_row_new () };
  GtkWidget *buttons[2] = { NULL, gtk_check_button_new () };
  GtkAccessibleRole roles[] = { GTK_ACCESSIBLE_ROLE_SWITCH, GTK_ACCESSIBLE_ROLE_CHECKBOX };

  buttons[0] = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (rows[0]));
  adw_action_row_add_prefix (ADW_ACTION_ROW (rows[1]), buttons[1]);
  sumi_ui_make_row_toggle (ADW_ACTION_ROW (rows[1]), buttons[1]);
  gtk_window_set_child (GTK_WINDOW (window), list);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    gtk_list_box_append (GTK_LIST_BOX (list), rows[i]);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  gtk_widget_grab_focus (rows[0]);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == rows[i]);
      gtk_test_accessible_assert_role (rows[i], roles[i]);
      for (int is_on = 0; is_on < 2; is_on++)
        {
          gboolean is_active;

          g_object_get (buttons[i], "active", &is_active, NULL);
          g_assert_cmpint (is_active, ==, is_on);
          gtk_test_accessible_assert_state (rows[i], GTK_ACCESSIBLE_STATE_CHECKED, is_on);
          g_assert_true (gtk_widget_activate (rows[i]));
        }
      g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
    }
  g_assert_true (gtk_widget_activate_action (rows[0], "switch-row.toggle", NULL));
  g_assert_true (sumi_switch_row_get_active (SUMI_SWITCH_ROW (rows[0])));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pages/templates", test_templates);
  g_test_add_func ("/pages/help-overlay", test_help_overlay);
  g_test_add_func ("/pages/icons", test_icons);
  g_test_add_func ("/pages/pack-row", test_pack_row);
  g_test_add_func ("/pages/order-of-packs", test_order_of_packs);
  g_test_add_func ("/pages/rows-of-packs", test_rows_of_packs);
  g_test_add_func ("/pages/many-packs", test_many_packs);
  g_test_add_func ("/pages/chapters", test_chapters);
  g_test_add_func ("/pages/numbers-of-lessons", test_numbers_of_lessons);
  g_test_add_func ("/pages/names-of-puzzles", test_names_of_puzzles);
  g_test_add_func ("/pages/puzzles", test_puzzles);
  g_test_add_func ("/pages/sifting", test_sifting);
  g_test_add_func ("/pages/sifting-one-theme", test_sifting_one_theme);
  g_test_add_func ("/pages/set-of-nothing", test_set_of_nothing);
  g_test_add_func ("/pages/credit", test_credit);
  g_test_add_func ("/pages/gone", test_gone);
  g_test_add_func ("/pages/unnamed", test_unnamed);
  g_test_add_func ("/pages/unmarked", test_unmarked);
  g_test_add_func ("/pages/search", test_search);
  g_test_add_func ("/pages/growing-list", test_growing_list);
  g_test_add_func ("/pages/growing-list-frame", test_growing_list_frame);
  g_test_add_func ("/pages/keys-at-once", test_keys_at_once);
  g_test_add_func ("/pages/mistakes", test_mistakes);
  g_test_add_func ("/pages/read-late", test_read_late);
  g_test_add_func ("/pages/mistakes-focus", test_mistakes_focus);
  g_test_add_func ("/pages/sight", test_sight);
  g_test_add_func ("/pages/page-of-list", test_page_of_list);
  g_test_add_func ("/pages/toggle-rows", test_toggle_rows);
  g_test_add_data_func ("/pages/pills", "pill", test_pills);
  g_test_add_func ("/pages/chart", test_chart);
  g_test_add_func ("/pages/shares", test_shares);
  g_test_add_data_func ("/pages/wrapping-buttons", "wrapping", test_pills);
  g_test_add_data_func ("/pages/buttons-in-a-column", "column", test_pills);
  g_test_add_func ("/pages/equal-lines", test_equal_lines);
  g_test_add_func ("/pages/last-words", test_last_words);
  g_test_add_func ("/pages/picture-gives-way", test_picture_gives_way);
  g_test_add_func ("/pages/large-head", test_large_head);
  g_test_add_func ("/pages/large-lesson", test_large_lesson);
  g_test_add_func ("/pages/large-class", test_large_class);
  g_test_add_func ("/pages/class-cells", test_class_cells);
  g_test_add_func ("/pages/folded-answers", test_folded_answers);
  g_test_add_func ("/pages/damaged-results", test_damaged_results);
  g_test_add_func ("/pages/large-mistakes", test_large_mistakes);
  g_test_add_data_func ("/pages/toast", NULL, test_toast);
  g_test_add_func ("/pages/toast-above-foot", test_toast_above_foot);
  g_test_add_func ("/pages/toast-above-column", test_toast_above_column);
  g_test_add_func ("/pages/toast-wide-button", test_toast_wide_button);
  g_test_add_func ("/pages/toast-full", test_toast_full);
  g_test_add_func ("/pages/toast-unseen", test_unseen_toast);
  g_test_add_data_func ("/pages/toast-made-narrow", "wider", test_toast);

  return sumi_ui_test_run ();
}
