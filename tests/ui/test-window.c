/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "sumi-board-cell.h"
#include "sumi-board-view.h"
#include "sumi-class-page.h"
#include "sumi-code-page.h"
#include "sumi-draft-path.h"
#include "sumi-draft-task.h"
#include "sumi-editor-page.h"
#include "sumi-exercise-head.h"
#include "sumi-glossary.h"
#include "sumi-glossary-page.h"
#include "sumi-header.h"
#include "sumi-help-page.h"
#include "sumi-home-page.h"
#include "sumi-json-scan.h"
#include "sumi-new-game-page.h"
#include "sumi-pack-page.h"
#include "sumi-pack-row.h"
#include "sumi-place.h"
#include "sumi-play-page.h"
#include "sumi-preferences-window.h"
#include "sumi-puzzle-card.h"
#include "sumi-puzzle-page.h"
#include "sumi-review-page.h"
#include "sumi-results.h"
#include "sumi-search-page.h"
#include "sumi-ui-test.h"
#include "sumi-ui-toast.h"
#include "sumi-ui.h"
#include "sumi-window-editor.h"
#include "sumi-window-toasts.h"
#include "sumi-window.h"
#include "written.h"

/* What nobody may write, as a folder of others; NULL: nothing. */
static const char *locked;

/* Stands in for that of the C library, which lets root write everything. */
int
access (const char *path, int mode)
{
  if (locked != NULL && (mode & W_OK) != 0 && g_str_equal (path, locked))
    {
      errno = EACCES;
      return -1;
    }
  return (int) syscall (SYS_faccessat, AT_FDCWD, path, mode);
}

/* In place of GTK's own, whose dialog asks threads about folders; see test-sheet-page.c. */
void
gtk_native_dialog_show (GtkNativeDialog *dialog)
{
}

typedef struct
{
  SumiLibrary *library;
  SumiPackFile *pack_file; /* the leaflet's puzzles */
  GSettings *settings;
  SumiWindow *window;
} Fixture;

static void
open_window (Fixture *fixture)
{
  fixture->window =
      SUMI_WINDOW (sumi_window_new (sumi_ui_test_get_application (), fixture->library,
                                    fixture->settings));
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
}

static void
close_window (Fixture *fixture)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_close (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  g_assert_null (fixture->window);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  fixture->pack_file =
      g_object_ref (sumi_place_find_pack ("leaflet.sumi.json", fixture->library));
  sumi_ui_test_wait_read (fixture->pack_file);
  fixture->settings = g_settings_new (SUMI_APP_ID);
  g_settings_reset (fixture->settings, "last-place");
  open_window (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  close_window (fixture);
  g_object_unref (fixture->pack_file);
  g_assert_finalize_object (fixture->library);
  g_object_unref (fixture->settings);
}

static void
go_back (Fixture *fixture)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL));
  sumi_ui_test_settle ();
}

static void
assert_page (Fixture *fixture, GType type)
{
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (sumi_window_get_page (fixture->window)), ==,
                   g_type_name (type));
}

/* Names whatever makes the window too wide. */
static void
tell_widths (GtkWidget *widget, int depth)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum > 40 && gtk_widget_get_visible (widget))
    g_test_message ("%*s%s: %d", depth, "", G_OBJECT_TYPE_NAME (widget), minimum);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_widths (child, depth + 1);
}

/* The width that the whole window needs, with as many buttons in its corner as a desktop shows. */
static void
assert_narrow (Fixture *fixture, const char *page)
{
  int minimum;

  sumi_ui_test_settle ();
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_test_message ("%s: %d", page, minimum);
  if (minimum > 360)
    tell_widths (GTK_WIDGET (fixture->window), 0);
  g_assert_cmpint (minimum, <=, 360);
}

static void
assert_pages_narrow (Fixture *fixture)
{
  static const char *const homes[] = { "today", "learn", "puzzles", "play" };
  static const char *const actions[] = { "win.new-game", "win.help", "win.glossary",
                                         "win.new-pack", "win.open-code" };

  for (gsize i = 0; i < G_N_ELEMENTS (homes); i++)
    {
      sumi_window_go_home (fixture->window, homes[i]);
      assert_narrow (fixture, homes[i]);
    }
  sumi_window_show_pack (fixture->window, fixture->pack_file);
  assert_narrow (fixture, "pack");
  sumi_window_show_puzzle (fixture->window, fixture->pack_file, 0);
  assert_narrow (fixture, "puzzle");
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), actions[i],
                                  i == 2 ? "s" : NULL, "");
      assert_narrow (fixture, actions[i]);
    }
  sumi_window_go_home (fixture->window, "learn");
}

/* 360 pixels are enough for every page with text of twice the size, and so with that of half. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-decoration-layout", ":minimize,maximize,close", NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * (dpi > 0 ? dpi : 96 * 1024), NULL);
  assert_pages_narrow (fixture);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture->window), "large-text"));
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
  gtk_settings_reset_property (settings, "gtk-decoration-layout");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture->window), "large-text"));
}

static gboolean
is_opponent_row (GtkWidget *widget, gconstpointer data)
{
  return ADW_IS_COMBO_ROW (widget)
         && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)),
                       "Opponent") == 0;
}

/* The opponent that is chosen counts once a game begins with it. */
static void
test_opponent_kept (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint chosen;
    gboolean begins;
    guint proposed; /* next time */
  } steps[] = { { 6, FALSE, 0 }, { 6, TRUE, 6 }, { 0, FALSE, 6 }, { 0, TRUE, 0 } };

  g_settings_reset (fixture->settings, "opponent-fits");
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      GtkWidget *row;

      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", NULL);
      sumi_ui_test_settle ();
      row = sumi_ui_test_find_if (sumi_window_get_page (fixture->window), is_opponent_row, NULL);
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), steps[i].chosen);
      if (steps[i].begins)
        gtk_widget_activate_action (row, "new-game.start", NULL);
      else
        go_back (fixture);
      sumi_ui_test_settle ();
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", NULL);
      sumi_ui_test_settle ();
      row = sumi_ui_test_find_if (sumi_window_get_page (fixture->window), is_opponent_row, NULL);
      g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, steps[i].proposed);
      go_back (fixture);
    }
}

/* The way back from a new game that is not begun leads to the Play page, where it can be asked for
 * again, wherever one came from. */
static void
test_new_game_left (Fixture *fixture, gconstpointer data)
{
  GtkWidget *focus;

  sumi_window_go_home (fixture->window, "today");
  gtk_widget_grab_focus (sumi_window_get_page (fixture->window));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", NULL);
  sumi_ui_test_settle ();
  go_back (fixture);
  sumi_ui_test_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  g_assert_nonnull (gtk_widget_get_ancestor (focus, SUMI_TYPE_PLAY_PAGE));
}

static void
ask_new_game (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", NULL);
  sumi_ui_test_settle ();
}

/* To play on from a position is agreed as any new game is, against the program, and the learner has
 * the side that is to move there, whatever was played last. */
static void
test_play_from (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *moves;
    SumiColor side;
  } cases[] = { { "f5d6c3d3c4", SUMI_WHITE }, { "f5d6c3d3c4f4", SUMI_BLACK },
                { "d3c3e6d2d1e1b2c1--", SUMI_WHITE } };
  g_autoptr (SumiMatchState) two = sumi_match_state_new (&(SumiGameTerms){ .seed = 1 }, NULL);

  sumi_play_page_start (sumi_window_get_play_page (fixture->window), two);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SumiMatchState) state = NULL;
      g_autofree char *start = NULL;
      SumiTranscript game;
      GtkWidget *page;

      sumi_transcript_from_text (cases[i].moves, sumi_position_start (SUMI_RULES_BLACK_FIRST),
                                 &game);
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.play-from", "s",
                                  cases[i].moves);
      sumi_ui_test_settle ();
      page = sumi_window_get_page (fixture->window);
      g_assert_true (SUMI_IS_NEW_GAME_PAGE (page));
      start = sumi_new_game_page_get_start (SUMI_NEW_GAME_PAGE (page));
      g_assert_cmpstr (start, ==, cases[i].moves);
      gtk_widget_activate_action (page, "new-game.start", NULL);
      sumi_ui_test_settle ();
      state = sumi_play_page_get_state (sumi_window_get_play_page (fixture->window));
      g_assert_true (sumi_position_equal (state->terms.opening.end, game.end));
      g_assert_cmpint (game.end.turn, ==, cases[i].side);
      g_assert_false (state->terms.players[cases[i].side].is_program);
      g_assert_true (state->terms.players[sumi_color_opposite (cases[i].side)].is_program);
    }
}

/* The way back from there leads to where one came from, and the position is not proposed again; nor
 * is it where the language changed meanwhile. */
static void
test_play_from_left (Fixture *fixture, gconstpointer is_renewed)
{
  g_autofree char *start = NULL;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.help", NULL);
  sumi_ui_test_settle ();
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.play-from", "s", "f5d6");
  sumi_ui_test_settle ();
  if (is_renewed != NULL)
    sumi_window_renew (fixture->window);
  sumi_ui_test_settle ();
  g_assert_true (SUMI_IS_NEW_GAME_PAGE (sumi_window_get_page (fixture->window)));
  go_back (fixture);
  g_assert_true (SUMI_IS_HELP_PAGE (sumi_window_get_page (fixture->window)));
  ask_new_game (fixture);
  start
    = sumi_new_game_page_get_start (SUMI_NEW_GAME_PAGE (sumi_window_get_page (fixture->window)));
  g_assert_cmpstr (start, ==, "");
  go_back (fixture);
}

/* What was pasted as the start of a game is there again where its page was left, with the focus, so
 * that nobody begins from it unknowingly; not after a game began from it. */
static void
test_start_kept (Fixture *fixture, gconstpointer data)
{
  SumiNewGamePage *page;
  g_autofree char *kept = NULL, *after = NULL;
  g_autoptr (SumiMatchState) state = NULL;

  ask_new_game (fixture);
  page = SUMI_NEW_GAME_PAGE (sumi_window_get_page (fixture->window));
  sumi_new_game_page_set_start (page, "f5d6");
  go_back (fixture);
  ask_new_game (fixture);
  page = SUMI_NEW_GAME_PAGE (sumi_window_get_page (fixture->window));
  kept = sumi_new_game_page_get_start (page);
  g_assert_cmpstr (kept, ==, "f5d6");
  g_assert_true (GTK_IS_TEXT_VIEW (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  gtk_widget_activate_action (GTK_WIDGET (page), "new-game.start", NULL);
  sumi_ui_test_settle ();
  state = sumi_play_page_get_state (sumi_window_get_play_page (fixture->window));
  g_assert_cmpint (state->terms.opening.n_moves, ==, 2);
  ask_new_game (fixture);
  page = SUMI_NEW_GAME_PAGE (sumi_window_get_page (fixture->window));
  after = sumi_new_game_page_get_start (page);
  g_assert_cmpstr (after, ==, "");
  go_back (fixture);
}

static gboolean
is_expanded (GtkWidget *widget, gconstpointer data)
{
  return ADW_IS_EXPANDER_ROW (widget) && adw_expander_row_get_expanded (ADW_EXPANDER_ROW (widget));
}

static gboolean
shows_teaching (gpointer page)
{
  GtkWidget *row = sumi_ui_test_find_if (page, is_expanded, NULL);
  graphene_rect_t bounds;

  return row != NULL && gtk_widget_compute_bounds (row, page, &bounds) && bounds.size.height > 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (page);
}

static gboolean
has_words (GtkWidget *widget, gconstpointer words)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL;
}

/* Who teaches reads at once what there is for teachers, as a whole: paper, packs, and what is
 * handed out to a class and handed in. */
static void
test_help_for_teachers (Fixture *fixture, gconstpointer data)
{
  static const char *const words[] = { "worksheets", "Ctrl+Shift+N", "“Make a Set for a Class”",
                                       "“Save My Results”", "“Results of a Class”" };
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.help-teaching", NULL);
  page = sumi_window_get_page (fixture->window);
  sumi_ui_test_wait (shows_teaching, page);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_nonnull (sumi_ui_test_find_if (page, has_words, words[i]));
}

/* GTK finds the key of an item by itself, but not of one whose action is told something: that says
 * it itself. */
static void
assert_told_keys (GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section
        = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GVariant) target
        = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);
      g_autoptr (GVariant) key = g_menu_model_get_item_attribute_value (menu, i, "accel", NULL);

      g_assert_true (target == NULL || key != NULL);
      if (section != NULL)
        assert_told_keys (section);
    }
}

static void
test_menu_keys (void)
{
  assert_told_keys (sumi_ui_get_menu ("sumi-primary-menu"));
}

static gboolean
is_back_button (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.back") == 0;
}

/* From the header of a page the arrow keys go to what is in the view in which the page is scrolled,
 * and not to the view: nobody would see the focus there. */
static void
test_keys_into_view (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
  sumi_ui_test_settle ();
  page = sumi_window_get_page (fixture->window);
  gtk_widget_grab_focus (sumi_ui_test_find_if (page, is_back_button, NULL));
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_DOWN);
  g_assert_true (GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (window)));
}

/* When a message goes that has the focus, that is where it was before. */
static void
test_message_gone (Fixture *fixture, gconstpointer data)
{
  GtkWidget *messages
    = sumi_ui_test_find (GTK_WIDGET (fixture->window), ADW_TYPE_TOAST_OVERLAY);
  AdwToast *message = sumi_ui_create_toast ("Something.");
  GtkWidget *focus;

  sumi_window_go_home (fixture->window, "puzzles");
  gtk_widget_grab_focus (sumi_window_get_page (fixture->window));
  sumi_ui_test_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  sumi_window_add_toast (fixture->window, g_object_ref (message));
  sumi_ui_test_settle ();
  g_assert_true (
      gtk_widget_child_focus (gtk_widget_get_last_child (messages), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) != focus);
  adw_toast_dismiss (message);
  sumi_ui_test_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == focus);
  g_object_unref (message);
}

/* A row of a pack that can be taken out of the list. */
static gboolean
is_own_pack (GtkWidget *widget, gconstpointer data)
{
  return SUMI_IS_PACK_ROW (widget)
         && !sumi_pack_file_is_built_in (sumi_pack_row_get_pack_file (SUMI_PACK_ROW (widget)));
}

/* A pack that was taken out of the list is brought back by the message that says so. */
static void
test_pack_closed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GListModel *packs = sumi_library_get_packs (fixture->library);
  g_autoptr (AdwToast) toast = NULL;
  GtkWidget *row;
  guint n;

  gtk_widget_activate_action (window, "win.new-pack", NULL);
  sumi_window_go_home (fixture->window, SUMI_HOME_PUZZLES);
  sumi_ui_test_settle ();
  n = g_list_model_get_n_items (packs);
  row = sumi_ui_test_find_if (window, is_own_pack, NULL);
  g_assert_nonnull (row);
  g_signal_emit_by_name (row, "closed");
  g_assert_cmpuint (g_list_model_get_n_items (packs), ==, n - 1);
  g_object_get (sumi_ui_test_find_toast (window), "toast", &toast, NULL);
  g_assert_cmpstr (adw_toast_get_button_label (toast), ==, "Undo");
  g_signal_emit_by_name (toast, "button-clicked");
  adw_toast_dismiss (toast);
  g_assert_cmpuint (g_list_model_get_n_items (packs), ==, n);
}

/* Who only looks into another lesson goes on with the one that was begun. */
static void
test_last_lesson (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *pack_file
      = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);
  g_autofree char *begun = NULL, *after = NULL;

  g_settings_reset (fixture->settings, "last-lesson");
  sumi_ui_test_wait_read (pack_file);
  g_signal_emit_by_name (sumi_window_get_page (fixture->window), "lesson-chosen", pack_file, 0);
  sumi_ui_test_settle ();
  after = g_settings_get_string (fixture->settings, "last-lesson");
  g_assert_cmpstr (after, ==, "");
  g_clear_pointer (&after, g_free);
  gtk_widget_activate_action (sumi_window_get_page (fixture->window), "lesson.next", NULL);
  begun = g_settings_get_string (fixture->settings, "last-lesson");
  g_assert_cmpstr (begun, !=, "");
  sumi_window_go_home (fixture->window, "learn");
  g_signal_emit_by_name (sumi_window_get_page (fixture->window), "lesson-chosen", pack_file, 1);
  sumi_ui_test_settle ();
  after = g_settings_get_string (fixture->settings, "last-lesson");
  g_assert_cmpstr (after, ==, begun);
  sumi_window_go_home (fixture->window, "learn");
  g_settings_reset (fixture->settings, "last-lesson");
}

/* The button of what to see on the board says what it is for. */
static void
test_menu_button (Fixture *fixture, gconstpointer data)
{
  GtkWidget *menu_button;

  sumi_window_show_puzzle (fixture->window, fixture->pack_file, 0);
  menu_button = sumi_ui_test_find (sumi_ui_test_find (sumi_window_get_page (fixture->window),
                                                      SUMI_TYPE_EXERCISE_HEAD),
                                   GTK_TYPE_MENU_BUTTON);
  gtk_test_accessible_assert_property (gtk_widget_get_first_child (menu_button),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       gtk_widget_get_tooltip_text (menu_button));
}

/* Who searches hears that nothing was found, while the focus stays in what is searched for. */
static void
test_no_term (Fixture *fixture, gconstpointer data)
{
  GtkWidget *search;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.glossary", "s", "");
  search = sumi_ui_test_find (sumi_window_get_page (fixture->window), GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (search), "zz zz");
  g_signal_emit_by_name (search, "search-changed");
  gtk_test_accessible_assert_property (search, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "No term contains these words. Try fewer letters.");
  gtk_editable_set_text (GTK_EDITABLE (search), "corner");
  g_signal_emit_by_name (search, "search-changed");
  gtk_test_accessible_assert_property (search, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       gtk_widget_get_tooltip_text (search));
}

/* Enter goes from what is searched for to the first term that was found, or stays. */
static void
test_first_term (Fixture *fixture, gconstpointer data)
{
  GtkWidget *search, *focus;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.glossary", "s", "");
  search = sumi_ui_test_find (sumi_window_get_page (fixture->window), GTK_TYPE_SEARCH_ENTRY);
  sumi_ui_test_settle ();
  gtk_editable_set_text (GTK_EDITABLE (search), "zz zz");
  g_signal_emit_by_name (search, "activate");
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (focus, search));
  gtk_editable_set_text (GTK_EDITABLE (search), "wedge");
  g_signal_emit_by_name (search, "activate");
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (GTK_IS_LIST_BOX_ROW (focus));
  g_assert_true (gtk_widget_get_visible (focus));
}

/* The large view comes and goes by the same key, and Escape leaves it before it leaves a page. */
static void
test_large_view (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  sumi_window_show_pack (fixture->window, fixture->pack_file);
  gtk_widget_activate_action (window, "win.large-view", NULL);
  g_assert_true (gtk_widget_has_css_class (window, "large-view"));
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
  g_assert_false (gtk_widget_has_css_class (window, "large-view"));
  gtk_widget_activate_action (window, "win.large-view", NULL);
  gtk_widget_activate_action (window, "win.large-view", NULL);
  g_assert_false (gtk_widget_has_css_class (window, "large-view"));
}

static gboolean
is_gone (gpointer widget)
{
  return *(GtkWidget **) widget == NULL;
}

/* How to leave the large view is said only until it is left. */
static void
test_large_view_words (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *words;

  gtk_widget_activate_action (window, "win.large-view", NULL);
  words = sumi_ui_test_find_label (window, "F11 or Escape leaves the large view");
  g_assert_nonnull (words);
  g_object_add_weak_pointer (G_OBJECT (words), (gpointer *) &words);
  gtk_widget_activate_action (window, "win.large-view", NULL);
  sumi_ui_test_wait (is_gone, &words);
}

/* How to leave the demonstration is said at once where it is begun in the large view. */
static void
test_demonstration_in_large_view (Fixture *fixture, gconstpointer data)
{
  static const char way_out[]
    = "Draw arrows with the right button, or with Shift+Space from one square to another. "
      "Shift+F11 or Escape leaves the demonstration";
  GtkWidget *window = GTK_WIDGET (fixture->window), *words;

  gtk_widget_activate_action (window, "win.large-view", NULL);
  sumi_ui_test_settle ();
  /* What has the focus does not go by itself. */
  gtk_widget_grab_focus (sumi_ui_test_find_by_icon (sumi_ui_test_find_toast (window),
                                                        "window-close-symbolic"));
  words = sumi_ui_test_find_label (window, "F11 or Escape leaves the large view");
  g_assert_nonnull (words);
  g_object_add_weak_pointer (G_OBJECT (words), (gpointer *) &words);
  gtk_widget_activate_action (window, "win.demonstrate", NULL);
  sumi_ui_test_wait (is_gone, &words);
  g_assert_nonnull (sumi_ui_test_find_label (window, way_out));
  gtk_widget_activate_action (window, "win.demonstrate", NULL);
  g_assert_true (gtk_widget_has_css_class (window, "large-view"));
}

/* What is told takes the place of what was told before, and nothing waits behind it. The button
 * that closes it has a name. */
static void
test_last_told (Fixture *fixture, gconstpointer data)
{
  static const char *const told[] = { "First.", "Second.", "Third." };
  GtkWidget *window = GTK_WIDGET (fixture->window), *message, *toast;

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    gtk_widget_activate_action (window, "win.toast", "s", told[i]);
  sumi_ui_test_settle ();
  message = sumi_ui_test_find_label (window, "Third.");
  g_assert_nonnull (message);
  g_assert_null (sumi_ui_test_find_label (window, "First."));
  toast = sumi_ui_test_find_toast (window);
  gtk_test_accessible_assert_property (sumi_ui_test_find_by_icon (toast,
                                                                      "window-close-symbolic"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Close");
  g_object_add_weak_pointer (G_OBJECT (message), (gpointer *) &message);
  gtk_widget_activate_action (message, "toast.dismiss", NULL);
  gtk_widget_activate_action (window, "win.toast", "s", "Last.");
  sumi_ui_test_wait (is_gone, &message);
  message = sumi_ui_test_find_label (window, "Last.");
  g_assert_nonnull (message);
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    g_assert_null (sumi_ui_test_find_label (window, told[i]));
}

/* A demonstration shows the board alone, of pages that come meanwhile too, and Escape leaves it. */
static void
test_demonstration (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *board;

  gtk_widget_activate_action (window, "win.demonstrate", NULL);
  sumi_window_show_puzzle (fixture->window, fixture->pack_file, 0);
  sumi_ui_test_settle ();
  board = sumi_ui_test_find (sumi_window_get_page (fixture->window), SUMI_TYPE_BOARD_VIEW);
  g_assert_nonnull (board);
  g_assert_true (gtk_widget_get_mapped (board));
  g_assert_false (
      gtk_widget_get_mapped (sumi_ui_test_find_button (sumi_window_get_page (fixture->window),
                                                       "exercise.hint")));
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_PUZZLE_PAGE);
  g_assert_true (
      gtk_widget_get_mapped (sumi_ui_test_find_button (sumi_window_get_page (fixture->window),
                                                       "exercise.hint")));
}

/* How many settings are true or false, and, where IS_SWITCHED, not as they are at first. */
static gsize
count_booleans (GSettings *settings, gboolean is_switched)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;
  gsize n = 0;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (gsize i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_value (settings, keys[i]);
      g_autoptr (GVariant) at_first = g_settings_get_default_value (settings, keys[i]);

      n += g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN)
           && !(is_switched && g_variant_equal (value, at_first));
    }
  return n;
}

static void
gone_cb (gpointer n_alive, GObject *where)
{
  --*(gsize *) n_alive;
}

/* Every choice of the preferences is kept in the settings, and every setting is shown; nothing of
 * them stays in memory. */
static void
test_preferences (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[]
    = { "language", "text-size", "board-theme", "motion", "warning-strength" };
  GtkWidget *preferences = sumi_preferences_window_new (fixture->settings);
  GQueue widgets = G_QUEUE_INIT;
  gsize n_rows = 0, n_switches = 0, n_alive = 0;

  /* Without the edge that a desktop draws around it. */
  sumi_ui_test_assert_narrow (gtk_widget_get_first_child (preferences));
  g_queue_push_tail (&widgets, preferences);
  while (!g_queue_is_empty (&widgets))
    {
      GtkWidget *widget = g_queue_pop_head (&widgets);

      g_object_weak_ref (G_OBJECT (widget), gone_cb, &n_alive);
      n_alive++;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_queue_push_tail (&widgets, child);
      if (GTK_IS_SWITCH (widget))
        {
          gsize n_before = count_booleans (fixture->settings, TRUE);
          gboolean is_active = gtk_switch_get_active (GTK_SWITCH (widget));

          gtk_switch_set_active (GTK_SWITCH (widget), !is_active);
          g_assert_cmpuint (count_booleans (fixture->settings, TRUE), ==, n_before + 1);
          gtk_switch_set_active (GTK_SWITCH (widget), is_active);
          n_switches++;
        }
      if (!ADW_IS_COMBO_ROW (widget))
        continue;
      g_assert_cmpuint (n_rows, <, G_N_ELEMENTS (keys));
      for (int i = 1; i >= 0; i--)
        {
          g_autofree char *before = g_settings_get_string (fixture->settings, keys[n_rows]);
          g_autofree char *after = NULL;
          guint other = adw_combo_row_get_selected (ADW_COMBO_ROW (widget)) == 0 ? 1 : 0;

          adw_combo_row_set_selected (ADW_COMBO_ROW (widget), other);
          after = g_settings_get_string (fixture->settings, keys[n_rows]);
          g_assert_cmpstr (before, !=, after);
        }
      g_settings_reset (fixture->settings, keys[n_rows]);
      n_rows++;
    }
  g_assert_cmpuint (n_rows, ==, G_N_ELEMENTS (keys));
  /* Whether the window is maximized, and a new game's opponent fits, is chosen elsewhere. */
  g_assert_cmpuint (n_switches + 2, ==, count_booleans (fixture->settings, FALSE));
  gtk_window_destroy (GTK_WINDOW (preferences));
  sumi_ui_test_settle ();
  g_assert_cmpuint (n_alive, ==, 0);
}

/* From the packs to a pack, whose first puzzle has the keyboard, to a puzzle, and the same way
 * back. */
static void
test_way (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page;

  assert_page (fixture, SUMI_TYPE_HOME_PAGE);
  g_signal_emit_by_name (sumi_window_get_page (fixture->window), "pack-chosen", fixture->pack_file);
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                             GTK_TYPE_GRID_VIEW));
  g_signal_emit_by_name (sumi_window_get_page (fixture->window), "puzzle-chosen", 1);
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_PUZZLE_PAGE);

  page = sumi_window_get_page (fixture->window);
  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
  g_assert_null (page);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_HOME_PAGE);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_HOME_PAGE);
}

/* The button of the main menu of the page in sight. */
static GtkMenuButton *
find_menu_button (Fixture *fixture)
{
  return GTK_MENU_BUTTON (
      sumi_ui_test_find (sumi_window_get_page (fixture->window), GTK_TYPE_MENU_BUTTON));
}

/* A menu is made when it is opened. One that is open when its window goes, or that opens as its
 * page goes, does not stay in memory. */
static void
test_open_menu (Fixture *fixture, gconstpointer data)
{
  GtkMenuButton *button;
  GtkPopover *menu;

  sumi_window_show_pack (fixture->window, fixture->pack_file);
  sumi_ui_test_settle ();
  button = find_menu_button (fixture);
  sumi_window_go_home (fixture->window, SUMI_HOME_TODAY);
  gtk_menu_button_popup (button);
  menu = gtk_menu_button_get_popover (button);
  g_object_add_weak_pointer (G_OBJECT (menu), (gpointer *) &menu);
  sumi_ui_test_wait (is_gone, &menu);

  button = find_menu_button (fixture);
  g_assert_null (gtk_menu_button_get_popover (button));
  gtk_menu_button_popup (button);
  menu = gtk_menu_button_get_popover (button);
  sumi_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (menu)));
  g_object_add_weak_pointer (G_OBJECT (menu), (gpointer *) &menu);
  close_window (fixture);
  g_assert_null (menu);
  open_window (fixture);
}

static void
list_scrolled_windows (GtkWidget *widget, GPtrArray *list)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_scrolled_windows (child, list);
}

/* How often the settings of the desktop tell those in LIST of a change, whether these are there or
 * not. */
static guint
count_told (GtkSettings *settings, GPtrArray *list)
{
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    n += g_signal_handler_find (settings, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, list->pdata[i])
         != 0;
  return n;
}

/* Nothing that is gone is told of the settings of the desktop, as GTK 4.8 would. */
static void
test_scrolled_windows (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (fixture->window));
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  sumi_window_show_pack (fixture->window, fixture->pack_file);
  sumi_ui_test_settle ();
  list_scrolled_windows (GTK_WIDGET (fixture->window), list);
  g_assert_cmpuint (count_told (settings, list), >, 0);
  close_window (fixture);
  g_assert_cmpuint (count_told (settings, list), ==, 0);
  open_window (fixture);
}

/* Opens the menus of all buttons in WIDGET that are seen, and adds these to MENUS. */
static void
list_menus (GtkWidget *widget, GPtrArray *menus)
{
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget))
    {
      gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
      g_ptr_array_add (menus, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_menus (child, menus);
}

/* A home page that is made anew has the menus of the one before, since GTK 4.8 keeps their
 * sections, and leaves nothing of its stack, which libadwaita 1.2 would. */
static void
test_home_page_anew (Fixture *fixture, gconstpointer data)
{
  GtkWidget *home = sumi_window_get_page (fixture->window);
  AdwViewStack *stack = ADW_VIEW_STACK (sumi_ui_test_find (home, ADW_TYPE_VIEW_STACK));
  GtkSelectionModel *pages = adw_view_stack_get_pages (stack);
  g_autoptr (GPtrArray) before = g_ptr_array_new ();
  g_autoptr (GPtrArray) after = g_ptr_array_new ();

  list_menus (home, before);
  g_assert_cmpuint (before->len, >=, 1);
  g_object_add_weak_pointer (G_OBJECT (pages), (gpointer *) &pages);
  g_object_unref (pages);
  sumi_window_renew (fixture->window);
  sumi_ui_test_wait (is_gone, &pages);
  sumi_ui_test_settle ();
  list_menus (sumi_window_get_page (fixture->window), after);
  g_assert_cmpmem (before->pdata, before->len * sizeof (gpointer), after->pdata,
                   after->len * sizeof (gpointer));
}

/* Whether the last term of the glossary has the focus, with all terms before it, and is seen. */
static gboolean
is_last_term_seen (gpointer window)
{
  GtkWidget *row = gtk_window_get_focus (window);
  GtkWidget *viewport = row != NULL ? gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT) : NULL;
  graphene_rect_t bounds;

  if (!GTK_IS_LIST_BOX_ROW (row) || viewport == NULL
      || !gtk_widget_compute_bounds (row, viewport, &bounds))
    return FALSE;
  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1
             == (int) sumi_glossary_get_n_terms ()
         && bounds.size.height > 0 && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (viewport);
}

/* The glossary goes to a term that it has not laid out yet. */
static void
test_term (Fixture *fixture, gconstpointer data)
{
  const SumiTerm *last = sumi_glossary_get (sumi_glossary_get_n_terms () - 1);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.glossary", "s", last->id);
  sumi_ui_test_wait (is_last_term_seen, fixture->window);
}

/* A game of a pack is called one, and can be played with all help. */
static void
test_game_with_help (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiPackFile) pack_file
    = g_object_ref (sumi_place_find_pack ("handicap.sumi.json", fixture->library));
  g_autoptr (SumiMatchState) state = NULL;

  sumi_ui_test_wait_read (pack_file);
  sumi_window_show_puzzle (fixture->window, pack_file, 1);
  g_assert_nonnull (sumi_ui_test_find_label (sumi_window_get_page (fixture->window),
                                             "Game 2 of 12"));
  g_assert_true (gtk_widget_activate_action (sumi_window_get_page (fixture->window),
                                             "win.play-with-help", NULL));
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_HOME_PAGE);
  state = sumi_play_page_get_state (sumi_window_get_play_page (fixture->window));
  g_assert_cmpint (state->terms.players[SUMI_WHITE].level, ==, 6);
  g_assert_false (state->terms.players[SUMI_BLACK].is_program);
  g_assert_cmpint (sumi_bitboard_count (sumi_position_discs (
                     sumi_game_get_position (&state->game), SUMI_BLACK)), ==, 6);
}

/* A match of a pack is played on the Play page, to as many wins as the pack says. */
static void
test_match (Fixture *fixture, gconstpointer data)
{
  static const char text[]
    = "{\"format\":\"sumi-pack/1\",\"id\":\"m\",\"title\":\"M\",\"language\":\"en\",\"items\":["
      "{\"kind\":\"game\",\"id\":\"g\",\"title\":\"G\",\"opponent\":2,\"series\":3}]}";
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "m.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SumiPackFile) pack_file = NULL;
  g_autoptr (SumiMatchState) state = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  pack_file = sumi_ui_test_open (file);
  sumi_window_show_puzzle (fixture->window, pack_file, 0);
  g_assert_nonnull (sumi_ui_test_find_label (sumi_window_get_page (fixture->window),
                                             "Play the Match"));
  g_assert_true (gtk_widget_activate_action (sumi_window_get_page (fixture->window),
                                             "win.play-with-help", NULL));
  sumi_ui_test_settle ();
  state = sumi_play_page_get_state (sumi_window_get_play_page (fixture->window));
  g_assert_nonnull (state->series);
  g_assert_cmpint (state->series->terms.target, ==, 3);
  g_assert_cmpint (state->series->terms.kind, ==, SUMI_SERIES_GAMES);
  g_assert_cmpint (state->series->terms.starter_rule, ==, SUMI_STARTER_ALTERNATE);
  g_assert_cmpstr (state->pack, ==, "m");
  g_assert_cmpstr (state->item, ==, "g");
  sumi_ui_test_remove_folder (folder);
}

/* A window that is closed does not follow the settings any more. */
static void
test_closed (Fixture *fixture, gconstpointer data)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (fixture->window), "show-values");

  g_object_add_weak_pointer (G_OBJECT (action), (gpointer *) &action);
  close_window (fixture);
  g_assert_null (action);
  open_window (fixture);
}

/* Escape leaves the proof before it leaves the puzzle. */
static void
test_back_from_proof (Fixture *fixture, gconstpointer data)
{
  SumiPuzzlePage *page;
  GtkWidget *view;

  sumi_window_show_pack (fixture->window, fixture->pack_file);
  sumi_window_show_puzzle (fixture->window, fixture->pack_file, 0);
  page = SUMI_PUZZLE_PAGE (sumi_window_get_page (fixture->window));
  while (sumi_attempt_is_searching (sumi_puzzle_page_get_attempt (page)))
    g_main_context_iteration (NULL, TRUE);
  view = GTK_WIDGET (sumi_puzzle_page_get_view (page));
  gtk_widget_activate_action (view, "exercise.solution", NULL);
  gtk_widget_activate_action (view, "exercise.solution", NULL);
  gtk_widget_activate_action (view, "exercise.forward", NULL);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_PUZZLE_PAGE);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
}

/* What was open is open again in the next window. */
static void
test_last_place (Fixture *fixture, gconstpointer data)
{
  const char *id = sumi_pack_get_puzzle (sumi_pack_file_get_pack (fixture->pack_file), 3)->id;

  sumi_window_show_pack (fixture->window, fixture->pack_file);
  sumi_window_show_puzzle (fixture->window, fixture->pack_file, 2);
  gtk_widget_activate_action (sumi_window_get_page (fixture->window), "puzzle.next", NULL);
  close_window (fixture);
  open_window (fixture);
  assert_page (fixture, SUMI_TYPE_PUZZLE_PAGE);
  g_assert_cmpstr (sumi_puzzle_page_get_item (
                       SUMI_PUZZLE_PAGE (sumi_window_get_page (fixture->window)))->id,
                   ==, id);

  go_back (fixture);
  close_window (fixture);
  open_window (fixture);
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);

  go_back (fixture);
  close_window (fixture);
  open_window (fixture);
  assert_page (fixture, SUMI_TYPE_HOME_PAGE);
}

static SumiDraft *
get_edited (Fixture *fixture)
{
  assert_page (fixture, SUMI_TYPE_EDITOR_PAGE);
  return sumi_draft_file_get_draft (
      sumi_editor_page_get_file (SUMI_EDITOR_PAGE (sumi_window_get_page (fixture->window))));
}

static gboolean
is_editing (gpointer window)
{
  return SUMI_IS_EDITOR_PAGE (sumi_window_get_page (window));
}

/* So is a pack that was edited, also one that is no pack yet; what was not saved is there. */
static void
test_last_edited (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-pack", NULL);
  page = sumi_window_get_page (fixture->window);
  path = g_strdup (sumi_draft_file_get_path (sumi_editor_page_get_file (SUMI_EDITOR_PAGE (page))));
  gtk_widget_activate_action (page, "editor.add", NULL);
  sumi_ui_test_settle ();
  close_window (fixture);
  open_window (fixture);
  sumi_ui_test_wait (is_editing, fixture->window);
  page = sumi_window_get_page (fixture->window);
  g_assert_cmpstr (sumi_draft_file_get_path (sumi_editor_page_get_file (SUMI_EDITOR_PAGE (page))),
                   ==, path);
  g_assert_cmpuint (sumi_draft_get_length (get_edited (fixture), "items"), ==, 1);

  go_back (fixture);
  close_window (fixture);
  open_window (fixture);
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
}

/* So is the top-level page, which Alt and a number go to from anywhere. */
static void
test_last_page (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { SUMI_HOME_PUZZLES, SUMI_HOME_LEARN };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      SumiHomePage *page;

      sumi_window_show_pack (fixture->window, fixture->pack_file);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.go-to", "s",
                                                 names[i]));
      close_window (fixture);
      open_window (fixture);
      assert_page (fixture, SUMI_TYPE_HOME_PAGE);
      page = SUMI_HOME_PAGE (sumi_window_get_page (fixture->window));
      g_assert_cmpstr (sumi_home_page_get_page (page), ==, names[i]);
    }
}

/* Whether something on the page in sight has the focus, which can be named. */
static gboolean
has_focus_on_page (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window), *page = sumi_window_get_page (window);

  return focus != NULL && gtk_widget_is_ancestor (focus, page) && !GTK_IS_SCROLLED_WINDOW (focus)
         && gtk_widget_get_ancestor (focus, SUMI_TYPE_HEADER) == NULL;
}

/* The way back from a lesson that was begun on another page leads to the lessons, and to one of
 * them, not to a button of the header. */
static void
test_focus_after_lesson (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *lessons
    = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);
  GtkWidget *page;

  sumi_ui_test_wait_library (fixture->library);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.go-to", "s", "puzzles");
  sumi_ui_test_wait (has_focus_on_page, fixture->window);
  sumi_window_show_lesson (fixture->window, lessons, 0, 0, NULL);
  sumi_ui_test_settle ();
  go_back (fixture);
  page = sumi_window_get_page (fixture->window);
  g_assert_cmpstr (sumi_home_page_get_page (SUMI_HOME_PAGE (page)), ==, "learn");
  sumi_ui_test_wait (has_focus_on_page, fixture->window);
}

/* Shows the lessons that were open last in a window whose packs are not read yet: nothing on the
 * page takes the focus. */
static void
open_unread (Fixture *fixture)
{
  g_object_unref (fixture->pack_file);
  close_window (fixture);
  g_object_unref (fixture->library);
  fixture->library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"),
                                       SUMI_LIBRARY_INSTALLED | SUMI_LIBRARY_WAITS);
  fixture->pack_file
    = g_object_ref (sumi_place_find_pack ("leaflet.sumi.json", fixture->library));
  g_settings_set_string (fixture->settings, "last-place", "#learn");
  open_window (fixture);
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (fixture->window)));
  g_assert_false (has_focus_on_page (fixture->window));
}

/* The page that was open last has the focus once there is something on it. */
static void
test_last_place_has_focus (Fixture *fixture, gconstpointer data)
{
  open_unread (fixture);
  sumi_library_start (fixture->library);
  sumi_ui_test_wait (has_focus_on_page, fixture->window);
}

/* Who was elsewhere in the header by then stays there. */
static void
test_last_place_leaves_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *focus;

  open_unread (fixture);
  focus = sumi_ui_test_find (GTK_WIDGET (fixture->window), GTK_TYPE_MENU_BUTTON);
  g_assert_true (gtk_widget_grab_focus (focus));
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  sumi_library_start (fixture->library);
  sumi_ui_test_wait_library (fixture->library);
  sumi_ui_test_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == focus);
}

/* It does so too when the pack has still to be read; unless the learner went elsewhere
 * meanwhile. */
static void
test_last_place_is_awaited (Fixture *fixture, gconstpointer data)
{
  g_settings_set_string (fixture->settings, "last-place", "leaflet.sumi.json#no-such-puzzle");
  close_window (fixture);
  open_window (fixture);
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
  close_window (fixture);

  g_object_unref (fixture->pack_file);
  g_object_unref (fixture->library);
  fixture->library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  fixture->pack_file =
      g_object_ref (sumi_place_find_pack ("leaflet.sumi.json", fixture->library));
  g_settings_set_string (fixture->settings, "last-place", "leaflet.sumi.json#p2");
  open_window (fixture);
  sumi_ui_test_wait_read (fixture->pack_file);
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_PUZZLE_PAGE);
}

/* The place that was asked for last is awaited, though the pack of another, which has an exercise
 * of that name, too, is read before. */
static void
test_other_place_is_awaited (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *corners, *mobility;
  GtkWidget *page;

  g_object_unref (fixture->pack_file);
  close_window (fixture);
  g_object_unref (fixture->library);
  fixture->library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"),
                                       SUMI_LIBRARY_INSTALLED | SUMI_LIBRARY_WAITS);
  corners = sumi_place_find_pack ("corners.sumi.json", fixture->library);
  mobility = sumi_place_find_pack ("mobility.sumi.json", fixture->library);
  fixture->pack_file = g_object_ref (mobility);
  g_settings_set_string (fixture->settings, "last-place", "corners.sumi.json#002");
  open_window (fixture);
  sumi_window_show_place (fixture->window, "mobility.sumi.json#067");
  sumi_pack_file_reload (corners);
  sumi_ui_test_wait_read (corners);
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
  sumi_pack_file_reload (mobility);
  sumi_ui_test_wait_read (mobility);
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_PUZZLE_PAGE);
  page = sumi_window_get_page (fixture->window);
  g_assert_true (sumi_puzzle_page_get_pack_file (SUMI_PUZZLE_PAGE (page)) == mobility);
}

/* Who goes elsewhere before the pack is read stays there. */
static void
test_last_place_is_left (Fixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->pack_file);
  close_window (fixture);
  g_object_unref (fixture->library);
  fixture->library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"),
                                       SUMI_LIBRARY_INSTALLED | SUMI_LIBRARY_WAITS);
  fixture->pack_file
    = g_object_ref (sumi_place_find_pack ("leaflet.sumi.json", fixture->library));
  g_settings_set_string (fixture->settings, "last-place", "leaflet.sumi.json#p2");
  open_window (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.help", NULL);
  assert_page (fixture, SUMI_TYPE_HELP_PAGE);
  sumi_pack_file_reload (fixture->pack_file);
  sumi_ui_test_wait_read (fixture->pack_file);
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_HELP_PAGE);
}

/* The window is named after a pack as soon as its title is read. */
static void
test_title (Fixture *fixture, gconstpointer data)
{
  g_autofree char *title = sumi_pack_file_get_title (fixture->pack_file);

  g_object_unref (fixture->pack_file);
  close_window (fixture);
  g_object_unref (fixture->library);
  fixture->library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  fixture->pack_file =
      g_object_ref (sumi_place_find_pack ("leaflet.sumi.json", fixture->library));
  open_window (fixture);
  sumi_window_show_pack (fixture->window, fixture->pack_file);
  sumi_ui_test_wait_read (fixture->pack_file);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, title);
}

/* So it is after pages that are about no pack. */
static void
test_titles (Fixture *fixture, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-code", NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "By Code");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-pack", NULL);
  sumi_ui_test_settle ();
  gtk_widget_activate_action (sumi_window_get_page (fixture->window), "editor.add", NULL);
  g_signal_emit_by_name (sumi_window_get_page (fixture->window), "alike-wanted", 0);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "More Like This");
}

/* Who goes to a page again finds the focus where it was. */
static void
test_same_focus (Fixture *fixture, gconstpointer data)
{
  static const char *const pages[] = { "learn", "learn", "puzzles", "learn" };
  GtkWidget *focus = NULL;

  sumi_ui_test_wait_library (fixture->library);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.go-to", "s", pages[i]);
      sumi_ui_test_settle ();
      if (focus == NULL)
        focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
      g_assert_nonnull (focus);
      g_assert_cmpint (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == focus, ==,
                       g_str_equal (pages[i], "learn"));
    }
}

/* Files can be dropped anywhere on the window. */
static void
test_takes_files (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GListModel) controllers =
      gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  gboolean takes_files = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        takes_files = gdk_content_formats_contain_gtype (gtk_drop_target_get_formats (
                                                             GTK_DROP_TARGET (controller)),
                                                         GDK_TYPE_FILE_LIST);
    }
  g_assert_true (takes_files);
}

static void
test_open (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) first = g_file_new_for_path ("/nowhere/a.sumi.json");
  g_autoptr (GFile) second = g_file_new_for_path ("/nowhere/b.sumi.json");
  GFile *files[] = { first, second };
  guint n;

  /* As the page of packs does when it is seen. */
  sumi_library_open_themes (fixture->library);
  n = g_list_model_get_n_items (sumi_library_get_packs (fixture->library));
  sumi_window_open (fixture->window, files, 1);
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
  g_assert_true (g_file_equal (sumi_pack_file_get_file (sumi_pack_page_get_pack_file (
                                   SUMI_PACK_PAGE (sumi_window_get_page (fixture->window)))),
                               first));
  sumi_window_open (fixture->window, files, 2);
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_HOME_PAGE);
  g_assert_cmpuint (g_list_model_get_n_items (sumi_library_get_packs (fixture->library)), ==,
                    n + 2);
}

static gboolean
shows_lessons (gpointer window)
{
  GtkWidget *page = sumi_window_get_page (window);

  return SUMI_IS_HOME_PAGE (page)
         && g_str_equal (sumi_home_page_get_page (SUMI_HOME_PAGE (page)), SUMI_HOME_LEARN);
}

/* Several packs that have nothing but lessons are not in the list of puzzles, and so are shown in
 * that of lessons, once that is known; with others those are shown. */
static void
test_open_lessons (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "lessons-1-first-steps.sumi.json",
                                       "lessons-2-corners.sumi.json", "corners.sumi.json" };
  GFile *files[G_N_ELEMENTS (names)];
  GtkWidget *page;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("SUMI_PACKS_DIR"), names[i], NULL);

      files[i] = g_file_new_for_path (path);
    }
  sumi_window_open (fixture->window, files, 2);
  sumi_ui_test_wait (shows_lessons, fixture->window);
  sumi_window_open (fixture->window, files, G_N_ELEMENTS (files));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      sumi_ui_test_wait_read (sumi_place_find_pack (names[i], fixture->library));
      g_object_unref (files[i]);
    }
  page = sumi_window_get_page (fixture->window);
  g_assert_cmpstr (sumi_home_page_get_page (SUMI_HOME_PAGE (page)), ==, SUMI_HOME_PUZZLES);
}

static gboolean
shows_class (gpointer window)
{
  return SUMI_IS_CLASS_PAGE (sumi_window_get_page (window));
}

/* What a pupil did is no pack with mistakes, but part of what a class did; also where the file was
 * given another name, as there was one of that name, and where the folder is opened itself. */
static void
test_open_results (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ada.sumi-results.json", "Ada.sumi-results (1).json" };
  guint n = g_list_model_get_n_items (sumi_library_get_packs (fixture->library));
  g_autoptr (SumiResults) results
    = sumi_results_new ("Ada", "set", "Set", "2026-03-12T10:40:00Z");
  g_autofree char *text = sumi_results_to_text (results);
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (GFile) class_folder = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      sumi_window_open (fixture->window, &file, 1);
      sumi_ui_test_wait (shows_class, fixture->window);
      g_assert_cmpuint (g_list_model_get_n_items (sumi_library_get_packs (fixture->library)), ==,
                        n);
      go_back (fixture);
    }
  class_folder = g_file_new_for_path (folder);
  sumi_window_open (fixture->window, &class_folder, 1);
  sumi_ui_test_wait (shows_class, fixture->window);
  sumi_ui_test_remove_folder (folder);
}

static gboolean
has_mistakes (gpointer pack_file)
{
  return sumi_pack_file_get_state (pack_file) == SUMI_PACK_FILE_BROKEN;
}

static gboolean
has_focus_on_button (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return GTK_IS_BUTTON (focus) && gtk_widget_get_mapped (focus)
         && !is_back_button (focus, NULL);
}

/* Whoever comes back to a pack in which a mistake was made meanwhile has the focus on what can be
 * done about it, as soon as that is painted. */
static void
test_back_to_mistakes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *leaflet = sumi_ui_test_get_leaflet ();
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "pack.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SumiPackFile) pack_file = NULL;

  g_assert_true (g_file_set_contents (path, leaflet, -1, NULL));
  pack_file = sumi_ui_test_open (file);
  sumi_window_show_pack (fixture->window, pack_file);
  sumi_ui_test_settle ();
  sumi_window_show_puzzle (fixture->window, pack_file, 1);
  sumi_ui_test_settle ();
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  sumi_pack_file_reload (pack_file);
  sumi_ui_test_wait (has_mistakes, pack_file);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
  sumi_ui_test_wait (has_focus_on_button, fixture->window);
  sumi_ui_test_remove_folder (folder);
}

/* PUPIL hands in, from a store of its own for each FILE, what became of two exercises, the first of
 * which was solved if IS_SOLVED, and of N_MORE that were not begun. */
static void
hand_in_long (
    const char *folder, const char *file, const char *pupil, gboolean is_solved, int n_more)
{
  g_autoptr (SumiResults) results
    = sumi_results_new (pupil, "set", "Set", "2026-03-12T10:40:00Z");
  g_autofree char *name = g_strconcat (file, SUMI_RESULTS_SUFFIX, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;

  results->learner = g_strdup (file);
  sumi_results_add (results, "p1", "One")->tries = 2;
  ((SumiResultsEntry *) results->entries->pdata[0])->is_solved = is_solved;
  sumi_results_add (results, "p2", "Two");
  for (int i = 0; i < n_more; i++)
    {
      g_autofree char *item = g_strdup_printf ("%d", i);

      sumi_results_add (results, item, item);
    }
  text = sumi_results_to_text (results);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
hand_in (const char *folder, const char *file, const char *pupil, gboolean is_solved)
{
  hand_in_long (folder, file, pupil, is_solved, 0);
}

static gboolean
shows_ben (gpointer page)
{
  return sumi_ui_test_find_label (page, "Ben") != NULL;
}

static gboolean
shows_ada (gpointer page)
{
  return sumi_ui_test_find_label (page, "Ada") != NULL;
}

static gboolean
shows_cid (gpointer page)
{
  return sumi_ui_test_find_label (page, "Cid") != NULL;
}

static gboolean
shows_namesake (gpointer page)
{
  return sumi_ui_test_find_label (page, "Ben 2" SUMI_RESULTS_SUFFIX) != NULL;
}

static GtkWidget *
find_row (GtkWidget *page, const char *pupil)
{
  return gtk_widget_get_ancestor (sumi_ui_test_find_label (page, pupil), GTK_TYPE_LIST_BOX_ROW);
}

static gboolean
shows_exercises (gpointer page)
{
  return sumi_ui_test_find (page, ADW_TYPE_ACTION_ROW) != NULL;
}

static gboolean
shows_solved (gpointer page)
{
  g_autofree char *difference = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (find_row (page, "Ada")), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Ada; One: Solved; Two: Not begun; First try: 0 of 2, hints: 0, minutes: 0");

  return difference == NULL;
}

static gboolean
is_free_bar (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_SCROLLBAR (widget) && GTK_IS_GRID (gtk_widget_get_parent (widget));
}

/* What is handed in while the teacher looks at the table comes into it, and leaves the focus at
 * whom it is at; also where the folder was empty, and after the page was made anew. */
static void
test_class_grows (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  GtkWidget *page;

  sumi_window_open (fixture->window, &file, 1);
  sumi_ui_test_wait (shows_class, fixture->window);
  page = sumi_window_get_page (fixture->window);
  g_assert_nonnull (sumi_ui_test_find_label (page, "No Results in This Folder"));
  hand_in (folder, "Ben", "Ben", FALSE);
  sumi_ui_test_wait (shows_ben, page);
  gtk_widget_grab_focus (find_row (page, "Ben"));
  hand_in (folder, "Ada", "Ada", FALSE);
  sumi_ui_test_wait (shows_ada, page);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_row (page, "Ben"));
  sumi_ui_test_settle ();
  g_assert_cmpfloat (gtk_widget_get_opacity (sumi_ui_test_find_if (page, is_free_bar, NULL)), <,
                     0.5);
  sumi_ui_test_wait (shows_exercises, page);
  gtk_test_accessible_assert_property (sumi_ui_test_find (page, ADW_TYPE_ACTION_ROW),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Hard for most: 0 of 2 at the first try");
  hand_in (folder, "Ben 2", "Ben", FALSE);
  sumi_ui_test_wait (shows_namesake, page);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window))
                 == find_row (page, "Ben" SUMI_RESULTS_SUFFIX));
  sumi_window_renew (fixture->window);
  page = sumi_window_get_page (fixture->window);
  hand_in (folder, "Ada", "Ada", TRUE);
  sumi_ui_test_wait (shows_solved, page);
  sumi_ui_test_remove_folder (folder);
}

static gboolean
read_again_cb (gpointer page)
{
  sumi_class_page_read_again (page);
  return G_SOURCE_CONTINUE;
}

/* What is handed in while another page is in sight is there when the teacher comes back, with the
 * focus where it was. */
static void
test_class_below (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *other = sumi_class_page_new (sumi_results_class_new ()), *page;

  hand_in (folder, "Ben", "Ben", FALSE);
  sumi_window_open (fixture->window, &file, 1);
  sumi_ui_test_wait (shows_class, fixture->window);
  page = sumi_window_get_page (fixture->window);
  gtk_widget_grab_focus (find_row (page, "Ben"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.help", NULL);
  gtk_window_set_child (GTK_WINDOW (window), other);
  sumi_class_page_follow (SUMI_CLASS_PAGE (other), file);
  hand_in (folder, "Cid", "Cid", FALSE);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_wait (shows_cid, other);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  go_back (fixture);
  sumi_ui_test_wait (shows_cid, page);
  sumi_ui_test_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_row (page, "Ben"));
  sumi_ui_test_remove_folder (folder);
}

/* Whether the list of the exercises on PAGE is complete. */
static gboolean
shows_last (gpointer page)
{
  return sumi_ui_test_find_label (page, "42. 39") != NULL;
}

/* Whoever looks at what is far below goes on looking at it when others hand in, wherever the focus
 * is, also at the end of the page, which is not there at once. */
static void
test_class_scrolled (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  GtkWidget *page;
  GtkAdjustment *scrolling;
  double value;

  for (int i = 0; i < 40; i++)
    {
      g_autofree char *pupil = g_strdup_printf ("Ada %d", i);

      hand_in_long (folder, pupil, pupil, FALSE, 40);
    }
  sumi_window_open (fixture->window, &file, 1);
  sumi_ui_test_wait (shows_class, fixture->window);
  page = sumi_window_get_page (fixture->window);
  sumi_ui_test_wait (shows_last, page);
  sumi_ui_test_settle ();
  scrolling = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (find_row (page, "Ada 1"),
                                                  GTK_TYPE_SCROLLED_WINDOW)));
  gtk_widget_grab_focus (find_row (page, "Ada 1"));
  value = gtk_adjustment_get_upper (scrolling) - gtk_adjustment_get_page_size (scrolling);
  g_assert_cmpfloat (value, >, 500);
  gtk_adjustment_set_value (scrolling, value);
  sumi_ui_test_settle ();
  hand_in_long (folder, "Ben", "Ben", FALSE, 40);
  sumi_ui_test_wait (shows_ben, page);
  sumi_ui_test_wait (shows_last, page);
  sumi_ui_test_settle ();
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (scrolling), value, 1);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_row (page, "Ada 1"));
  sumi_ui_test_remove_folder (folder);
}

/* Whoever is at an exercise below the table stays there when somebody hands in. */
static void
test_class_exercise (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  GtkWidget *page;

  hand_in_long (folder, "Ada", "Ada", FALSE, 40);
  sumi_window_open (fixture->window, &file, 1);
  sumi_ui_test_wait (shows_class, fixture->window);
  page = sumi_window_get_page (fixture->window);
  sumi_ui_test_wait (shows_last, page);
  gtk_widget_grab_focus (find_row (page, "42. 39"));
  hand_in_long (folder, "Ben", "Ben", FALSE, 40);
  sumi_ui_test_wait (shows_ben, page);
  sumi_ui_test_wait (shows_last, page);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_row (page, "42. 39"));
  sumi_ui_test_remove_folder (folder);
}

static gboolean
shows_ben_alone (gpointer page)
{
  return shows_ben (page) && !shows_ada (page);
}

/* Where the row with the focus is gone, what is below the table comes frame by frame as ever. */
static void
test_class_pupil_gone (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "Ada" SUMI_RESULTS_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  GtkWidget *page;

  hand_in_long (folder, "Ada", "Ada", FALSE, 300);
  hand_in_long (folder, "Ben", "Ben", FALSE, 300);
  sumi_window_open (fixture->window, &file, 1);
  sumi_ui_test_wait (shows_class, fixture->window);
  page = sumi_window_get_page (fixture->window);
  sumi_ui_test_settle ();
  gtk_widget_grab_focus (find_row (page, "Ada"));
  g_assert_cmpint (g_unlink (path), ==, 0);
  sumi_ui_test_wait (shows_ben_alone, page);
  g_assert_null (sumi_ui_test_find_label (page, "302. 299"));
  sumi_ui_test_remove_folder (folder);
}

/* What is handed in between the first reading and the page comes into the table, and so does what
 * is handed in while there is no end of changes. */
static void
test_class_in_time (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = sumi_class_page_new (sumi_results_class_read (folder, NULL));
  guint changing;

  gtk_window_set_child (GTK_WINDOW (window), page);
  hand_in (folder, "Ben", "Ben", FALSE);
  sumi_class_page_follow (SUMI_CLASS_PAGE (page), file);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_wait (shows_ben, page);
  hand_in (folder, "Ada", "Ada", FALSE);
  changing = g_idle_add_full (G_PRIORITY_DEFAULT, read_again_cb, page, NULL);
  sumi_ui_test_wait (shows_ada, page);
  g_source_remove (changing);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_remove_folder (folder);
}

/* Whoever starts with a file, and goes back from it, is where the first page begins. */
static void
test_open_first (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a.sumi.json");
  GtkWidget *focus;

  close_window (fixture);
  fixture->window = SUMI_WINDOW (sumi_window_new (sumi_ui_test_get_application (),
                                                  fixture->library, fixture->settings));
  sumi_window_open (fixture->window, &file, 1);
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_HOME_PAGE);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, ADW_TYPE_VIEW_STACK));
}

/* A pack that came with the program is edited as a copy; positions of games are collected in a pack
 * of their own. */
static void
test_editing (Fixture *fixture, gconstpointer data)
{
  static const char *const position
    = "---------------------------OX------XO--------------------------- X;";

  sumi_window_show_pack (fixture->window, fixture->pack_file);
  sumi_ui_test_settle ();
  g_assert_true (gtk_widget_activate_action (sumi_window_get_page (fixture->window), "pack.change",
                                             NULL));
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_draft_get_length (get_edited (fixture), "items"), ==, 5);
  g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "id"), !=,
                   sumi_pack_file_get_pack (fixture->pack_file)->id);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
  for (guint i = 1; i <= 2; i++)
    {
      g_autofree char *where = sumi_draft_item_path (i - 1, NULL);
      SumiTask task;

      g_assert_true (gtk_widget_activate_action (sumi_window_get_page (fixture->window),
                                                 "win.make-exercise", "s", position));
      sumi_ui_test_settle ();
      g_assert_cmpuint (sumi_draft_get_length (get_edited (fixture), "items"), ==, i);
      g_assert_true (
          g_str_has_prefix (sumi_draft_get_string (get_edited (fixture), "id"), "my-exercises-"));
      g_assert_true (sumi_draft_get_task (get_edited (fixture), where, &task));
      g_assert_cmpint (task.type, ==, SUMI_TASK_BEST);
      g_assert_cmpint (task.measure, ==, SUMI_MEASURE_MOBILITY);
      go_back (fixture);
    }
  /* Who comes to their pack again, by way of a game, finds there what was not saved; and so does
   * who goes back. */
  for (guint i = 3; i <= 4; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.make-exercise", "s", position);
      sumi_ui_test_settle ();
      g_assert_cmpuint (sumi_draft_get_length (get_edited (fixture), "items"), ==, i);
    }
  go_back (fixture);
  g_assert_cmpuint (sumi_draft_get_length (get_edited (fixture), "items"), ==, 4);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_PACK_PAGE);
}

static gboolean
is_entry (GtkWidget *widget, gconstpointer data)
{
  return ADW_IS_ENTRY_ROW (widget);
}

static void
give_code (Fixture *fixture, const char *code, const char *action)
{
  GtkWidget *page = sumi_window_get_page (fixture->window);

  g_test_message ("%s", code);
  gtk_editable_set_text (GTK_EDITABLE (sumi_ui_test_find_if (page, is_entry, NULL)), code);
  g_assert_true (gtk_widget_activate_action (page, action, NULL));
  sumi_ui_test_settle ();
}

static gboolean
is_refused (gpointer window)
{
  return sumi_ui_test_find_words (sumi_window_get_page (window), "The code names “p9”")
         != NULL;
}

/* The code of a worksheet leads to its exercises, of several packs, or to a set for a class with
 * copies of them, which are named by their packs too; one that names nothing says so. */
static void
test_code (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiPackFile) corners
    = g_object_ref (sumi_place_find_pack ("corners.sumi.json", fixture->library));
  GtkWidget *message;

  sumi_ui_test_wait_read (corners);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-code", NULL);
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_CODE_PAGE);
  give_code (fixture, "leaflet-corners:p9", "code.solve");
  sumi_ui_test_wait (is_refused, fixture->window); /* once all packs are read */
  assert_page (fixture, SUMI_TYPE_CODE_PAGE);
  message = sumi_ui_test_find_words (sumi_window_get_page (fixture->window), "The code names “p9”");
  gtk_test_accessible_assert_property (
      sumi_ui_test_find (sumi_window_get_page (fixture->window), GTK_TYPE_TEXT),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, gtk_label_get_label (GTK_LABEL (message)));
  give_code (fixture, "leaflet-corners:p2,p1 corners:001", "code.solve");
  assert_page (fixture, SUMI_TYPE_PUZZLE_PAGE);
  g_assert_nonnull (sumi_ui_test_find_words (sumi_window_get_page (fixture->window), "1 of 3"));
  go_back (fixture);
  give_code (fixture, "leaflet-corners:p2,p1 corners:001 leaflet-corners:p2", "code.make-set");
  assert_page (fixture, SUMI_TYPE_EDITOR_PAGE);
  g_assert_cmpuint (sumi_draft_get_length (get_edited (fixture), "items"), ==, 3);
  g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "items[0].id"), ==,
                   "leaflet-corners-p2");
  g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "items[2].id"), ==,
                   "corners-001");
  g_assert_nonnull (sumi_draft_get (get_edited (fixture), "class.hints"));
}

static gboolean
shows_puzzle (gpointer window)
{
  return SUMI_IS_PUZZLE_PAGE (sumi_window_get_page (window));
}

/* A code that names a pack that is still being read leads to its exercises once it is read. */
static void
test_code_at_once (Fixture *fixture, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-code", NULL);
  give_code (fixture, "theme-stoner:0014", "code.solve");
  sumi_ui_test_wait (shows_puzzle, fixture->window);
}

/* Writes a pack to PATH that has one game. */
static void
write_pack (const char *path, const char *id, const char *game)
{
  g_autofree char *text = g_strdup_printf (
      "{\"format\":\"sumi-pack/1\",\"id\":\"%s\",\"title\":\"M\",\"language\":\"en\",\"items\":["
      "{\"kind\":\"game\",\"id\":\"%s\",\"title\":\"G\",\"opponent\":2}]}",
      id, game);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A pack of a folder in which, or a file to which, one may not write is edited as a copy, which can
 * be saved, with what was not saved before. */
static void
test_edit_where_nothing_can_be_saved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "m.sumi.json", NULL);
  g_autofree char *not_saved = g_strconcat (path, SUMI_DRAFT_AUTOSAVE_SUFFIX, NULL);
  const char *const places[] = { folder, path, NULL };
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SumiPackFile) pack_file = NULL;

  write_pack (path, "m", "g");
  write_pack (not_saved, "m", "unsaved");
  pack_file = sumi_ui_test_open (file);
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      locked = places[i];
      sumi_window_edit_pack (fixture->window, pack_file);
      sumi_ui_test_settle ();
      locked = NULL;
      g_assert_cmpint (g_str_has_prefix (sumi_draft_get_string (get_edited (fixture), "id"), "m-"),
                       ==, places[i] != NULL);
      g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "items[0].id"), ==, "unsaved");
      go_back (fixture);
    }
  sumi_ui_test_remove_folder (folder);
}

/* Chooses the file NAME of FOLDER where the window asks for one. */
static void
choose (Fixture *fixture, const char *folder, const char *name)
{
  GtkFileChooser *chooser = sumi_ui_test_get_chooser (fixture->window);

  sumi_ui_test_name_file (chooser, folder, name);
  g_signal_emit_by_name (chooser, "response", GTK_RESPONSE_ACCEPT);
}

/* What the window asks; NULL: nothing. */
static AdwMessageDialog *
find_question (Fixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();
  AdwMessageDialog *question = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (!ADW_IS_MESSAGE_DIALOG (window))
        continue;
      g_assert_null (question);
      g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (window))
                     == GTK_WINDOW (fixture->window));
      question = ADW_MESSAGE_DIALOG (window);
    }
  return question;
}

/* Answers the question, which must be one about a pack called TITLE that cannot be saved, by the
 * button that stands for RESPONSE. */
static void
answer_question (Fixture *fixture, const char *title, const char *response)
{
  AdwMessageDialog *question = find_question (fixture);

  g_assert_nonnull (question);
  g_assert_cmpstr (adw_message_dialog_get_heading (question), ==, title);
  g_assert_true (g_str_has_prefix (adw_message_dialog_get_body (question),
                                   "The pack could not be saved: "));
  g_signal_emit_by_name (
      sumi_ui_test_find_labelled (
          GTK_WIDGET (question), adw_message_dialog_get_response_label (question, response)),
      "clicked");
  sumi_ui_test_settle ();
  g_assert_null (find_question (fixture));
}

/* The file that is edited in sight. */
static SumiDraftFile *
get_edited_file (Fixture *fixture)
{
  assert_page (fixture, SUMI_TYPE_EDITOR_PAGE);
  return sumi_editor_page_get_file (SUMI_EDITOR_PAGE (sumi_window_get_page (fixture->window)));
}

static void
set_edited_title (Fixture *fixture, const char *title)
{
  sumi_draft_file_push (get_edited_file (fixture),
                        sumi_draft_set_string (get_edited (fixture), "title", title), NULL);
}

/* Begins a pack whose copy cannot be written, since a folder has its place; the caller owns the
 * path of that. */
static char *
edit_unwritable (Fixture *fixture)
{
  char *path;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-pack", NULL);
  sumi_ui_test_settle ();
  path = g_strconcat (sumi_draft_file_get_path (get_edited_file (fixture)),
                      SUMI_DRAFT_AUTOSAVE_SUFFIX, NULL);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  set_edited_title (fixture, "Mine");
  return path;
}

/* Changes that cannot be written are not lost with their page, nor with the window, without a
 * question: they are there as before, or can be saved elsewhere, after which the window closes. */
static void
test_unsaved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = edit_unwritable (fixture);
  g_autofree char *copies = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *copy = g_build_filename (copies, "copy.sumi.json", NULL);
  g_autofree char *text = NULL;

  go_back (fixture);
  answer_question (fixture, "Mine", "edit");
  g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "title"), ==, "Mine");
  sumi_window_go_home (fixture->window, "play");
  sumi_ui_test_settle ();
  answer_question (fixture, "Mine", "edit");

  gtk_window_close (GTK_WINDOW (fixture->window));
  gtk_window_close (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  answer_question (fixture, "Mine", "copy");
  g_signal_emit_by_name (sumi_ui_test_get_chooser (fixture->window), "response",
                         GTK_RESPONSE_CANCEL);
  sumi_ui_test_settle ();
  assert_page (fixture, SUMI_TYPE_EDITOR_PAGE);
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer_question (fixture, "Mine", "copy");
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  choose (fixture, copies, "copy.sumi.json");
  sumi_ui_test_wait (is_gone, &fixture->window);
  g_assert_true (g_file_get_contents (copy, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\"Mine\""));
  sumi_ui_test_remove_folder (copies);
  g_rmdir (folder);
  open_window (fixture);
}

/* Nobody has to keep them; what can be written by then is kept without a question. */
static void
test_discarded (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = edit_unwritable (fixture);

  go_back (fixture);
  answer_question (fixture, "Mine", "discard");
  assert_page (fixture, SUMI_TYPE_HOME_PAGE);
  g_rmdir (folder);
  g_free (folder);

  folder = edit_unwritable (fixture);
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer_question (fixture, "Mine", "edit");
  g_rmdir (folder);
  set_edited_title (fixture, "Ours");
  go_back (fixture);
  g_assert_null (find_question (fixture));
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_REGULAR));
  g_unlink (folder);
  g_free (folder);

  folder = edit_unwritable (fixture);
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  answer_question (fixture, "Mine", "discard");
  g_assert_null (fixture->window);
  g_rmdir (folder);
  open_window (fixture);
}

/* What the file that is edited in sight is in the library. */
static SumiPackFile *
find_edited (Fixture *fixture)
{
  g_autoptr (GFile) file
    = g_file_new_for_path (sumi_draft_file_get_path (get_edited_file (fixture)));

  return sumi_library_open (sumi_window_get_library (fixture->window), file);
}

/* It is asked once what is to become of them, on however many pages they are. */
static void
test_unsaved_on_two_pages (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = edit_unwritable (fixture);
  SumiDraftFile *file = get_edited_file (fixture);

  sumi_window_edit_pack (fixture->window, find_edited (fixture));
  sumi_ui_test_settle ();
  g_assert_true (get_edited_file (fixture) == file);
  sumi_window_go_home (fixture->window, "play");
  sumi_ui_test_settle ();
  answer_question (fixture, "Mine", "discard");
  g_rmdir (folder);
}

/* Who comes back to a pack while its page still goes away finds it as it was left. */
static void
test_edit_what_goes_away (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *pack_file;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-pack", NULL);
  sumi_ui_test_settle ();
  pack_file = find_edited (fixture);
  sumi_ui_test_wait_read (pack_file);
  set_edited_title (fixture, "Mine");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL);
  sumi_window_edit_pack (fixture->window, pack_file);
  sumi_ui_test_settle ();
  g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "title"), ==, "Mine");
}

static gboolean
is_told_too_large (gpointer window)
{
  return sumi_ui_test_find_words (window, "copy.sumi.json was not saved: ") != NULL;
}

/* What could not be opened again is not saved as a copy. */
static void
test_copy_too_large (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strnfill (SUMI_JSON_MAX_SIZE, 'x');
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.sumi.json", NULL);
  GtkWidget *page;

  sumi_window_edit_pack (fixture->window, fixture->pack_file);
  sumi_ui_test_settle ();
  page = sumi_window_get_page (fixture->window);
  sumi_draft_file_push (get_edited_file (fixture),
                        sumi_draft_set_string (get_edited (fixture), "more", text), NULL);
  gtk_widget_activate_action (page, "pack.save-copy", NULL);
  choose (fixture, folder, "copy.sumi.json");
  sumi_ui_test_wait (is_told_too_large, fixture->window);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  gtk_widget_activate_action (page, "editor.undo", NULL);
  sumi_ui_test_remove_folder (folder);
}

/* A file that was copied, whose pack cannot be used beside the other one of its id, gets an id of
 * its own when it is edited, which can be undone; but not one that is the other by another name. */
static void
test_edit_copied_file (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "one.sumi.json", "two.sumi.json", "link.sumi.json" };
  SumiLibrary *library = sumi_window_get_library (fixture->window);
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  SumiPackFile *packs[G_N_ELEMENTS (names)];

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      if (i < 2)
        write_pack (path, "m", "g");
      else
        g_assert_true (g_file_make_symbolic_link (file, names[0], NULL, NULL));
      packs[i] = sumi_library_open (library, file);
      sumi_ui_test_wait_read (packs[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_cmpint (sumi_pack_file_is_refused (packs[i]), ==, i > 0);
      sumi_window_edit_pack (fixture->window, packs[i]);
      sumi_ui_test_settle ();
      g_assert_cmpint (g_str_has_prefix (sumi_draft_get_string (get_edited (fixture), "id"), "m-"),
                       ==, i == 1);
      if (i == 1)
        gtk_widget_activate_action (sumi_window_get_page (fixture->window), "editor.undo", NULL);
      g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "id"), ==, "m");
      go_back (fixture);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    sumi_library_close (library, packs[i]);
  sumi_ui_test_remove_folder (folder);
}

/* The items of a set have ids of their own, even where those of their packs could be taken for each
 * other. */
static void
test_set_of_similar_ids (Fixture *fixture, gconstpointer data)
{
  static const char *const packs[][2] = { { "a", "b-c" }, { "a-b", "c" } };
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (packs); i++)
    {
      g_autofree char *name = g_strconcat (packs[i][0], ".sumi.json", NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      write_pack (path, packs[i][0], packs[i][1]);
      g_ptr_array_add (files, sumi_ui_test_open (file));
      g_ptr_array_add (ids, (gpointer) packs[i][1]);
    }
  sumi_window_make_set_of (fixture->window, files, ids);
  sumi_ui_test_settle ();
  g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "items[0].id"), ==, "a-b-c");
  g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "items[1].id"), ==, "a-b-c-2");
  sumi_ui_test_remove_folder (folder);
}

/* A set of several packs says who wrote them, and under which licence they may be copied. */
static void
test_set_of_others (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "corners.sumi.json", "mobility.sumi.json" };
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("SUMI_PACKS_DIR"), names[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      SumiPackFile *pack_file = sumi_ui_test_open (file);

      g_ptr_array_add (files, pack_file);
      g_ptr_array_add (ids, sumi_pack_get_puzzle (sumi_pack_file_get_pack (pack_file), 0)->id);
    }
  sumi_window_make_set_of (fixture->window, files, ids);
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_draft_get_length (get_edited (fixture), "items"), ==, 2);
  g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "source"), ==,
                   "The authors of Sumi · Found in games that Sumi played against itself. · "
                   "Licence: CC-BY-SA-4.0");
}

/* The sets of a teacher do not have one title, as the results of a class stand below it. */
static void
test_titles_of_sets (Fixture *fixture, gconstpointer data)
{
  static const char *const titles[] = { "Exercises for a Class", "Exercises for a Class 2" };
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "m.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  write_pack (path, "m", "g");
  g_ptr_array_add (files, sumi_ui_test_open (file));
  g_ptr_array_add (ids, (gpointer) "g");
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      sumi_window_make_set_of (fixture->window, files, ids);
      sumi_ui_test_wait_library (fixture->library);
      sumi_ui_test_settle ();
      g_assert_cmpstr (sumi_draft_get_string (get_edited (fixture), "title"), ==, titles[i]);
      go_back (fixture);
    }
  sumi_ui_test_remove_folder (folder);
}

/* The first pack of one teacher is not taken for the first one of another, who has the same
 * program: its id ends in what no number of a pack is. */
static void
test_id_of_new_pack (Fixture *fixture, gconstpointer data)
{
  const char *id;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-pack", NULL);
  sumi_ui_test_settle ();
  id = sumi_draft_get_string (get_edited (fixture), "id");
  g_assert_true (g_regex_match_simple ("^my-pack-[b-z2-9]{4}$", id, 0, 0));
}

/* A set is saved in the folder of one's packs, also when what is in the file of its pack by now has
 * no id, or one that leads elsewhere. */
static void
test_set_of_changed_file (Fixture *fixture, gconstpointer data)
{
  static const char *const ids[] = { "", "../../elsewhere", "A Set" };
  static const char *const chosen[] = { "g", NULL };
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "m.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SumiPackFile) pack_file = NULL;

  write_pack (path, "m", "g");
  pack_file = sumi_ui_test_open (file);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      write_pack (path, ids[i], "g");
      sumi_window_make_set (fixture->window, pack_file, chosen);
      sumi_ui_test_settle ();
      g_assert_true (
          g_str_has_prefix (sumi_draft_get_string (get_edited (fixture), "id"), "my-pack-"));
      go_back (fixture);
    }
  sumi_ui_test_remove_folder (folder);
}

/* No page that had the focus when another one took its place outlives the window: the library,
 * which it would keep, is finalized at the end. */
static void
test_left (Fixture *fixture, gconstpointer data)
{
  static const char *const pages[] = { "today", "learn", "puzzles", "play" };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.go-to", "s", pages[i]);
      sumi_ui_test_settle ();
    }
}

static void
show_page (Fixture *fixture, const char *name)
{
  GtkWidget *home_page = sumi_window_get_page (fixture->window);
  GtkWidget *stack = sumi_ui_test_find (home_page, ADW_TYPE_VIEW_STACK);

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), name);
}

/* Nor does one that took the focus back, and was left again before a frame was drawn. */
static void
test_left_at_once (Fixture *fixture, gconstpointer data)
{
  static const char *const pages[] = { "learn", "puzzles", "learn", "today", "puzzles", "learn" };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.go-to", "s", pages[i]);
      sumi_ui_test_settle ();
    }
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    show_page (fixture, pages[i]);
}

static gboolean
has_focus_in (gpointer page)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (page)));

  return focus != NULL && gtk_widget_is_ancestor (focus, page);
}

/* The second of two clicks hits the page that is left, while it gives way to another: that has the
 * focus all the same, where it begins. */
static void
test_click_on_left_page (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *clicked, *begun;

  sumi_window_go_home (fixture->window, SUMI_HOME_PUZZLES);
  gtk_widget_grab_focus (sumi_window_get_page (fixture->window));
  sumi_ui_test_settle ();
  clicked = gtk_window_get_focus (window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  sumi_window_show_pack (fixture->window, fixture->pack_file);
  begun = gtk_window_get_focus (window);
  g_assert_true (gtk_widget_get_mapped (clicked));
  g_assert_true (gtk_widget_grab_focus (clicked));
  sumi_ui_test_wait (has_focus_in, sumi_window_get_page (fixture->window));
  g_assert_true (gtk_window_get_focus (window) == begun);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* Nor does what is hidden with the focus in it, where its page goes before a frame is drawn. */
static void
test_hidden_with_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *leaflet = sumi_ui_test_find (GTK_WIDGET (fixture->window), ADW_TYPE_LEAFLET);
  GtkWidget *entry;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-code", NULL);
  sumi_ui_test_settle ();
  entry = gtk_widget_get_parent (gtk_window_get_focus (GTK_WINDOW (fixture->window)));
  g_object_add_weak_pointer (G_OBJECT (entry), (gpointer *) &entry);
  gtk_widget_set_visible (entry, FALSE);
  adw_leaflet_remove (ADW_LEAFLET (leaflet), sumi_window_get_page (fixture->window));
  sumi_ui_test_wait (is_gone, &entry);
}

/* Nor does a top-level page that is left for one whose focus was hidden meanwhile, and come to
 * again, before a frame is drawn. */
static void
test_hidden_focus_elsewhere (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *focus;
  GtkWidget *left = GTK_WIDGET (sumi_window_get_play_page (fixture->window));

  gtk_widget_activate_action (window, "win.go-to", "s", "puzzles");
  sumi_ui_test_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  gtk_widget_activate_action (window, "win.go-to", "s", "play");
  sumi_ui_test_settle ();
  gtk_widget_set_visible (focus, FALSE);
  sumi_window_go_home (fixture->window, SUMI_HOME_PUZZLES);
  sumi_window_go_home (fixture->window, SUMI_HOME_PLAY);

  g_object_add_weak_pointer (G_OBJECT (left), (gpointer *) &left);
  close_window (fixture);
  sumi_ui_test_wait (is_gone, &left);
  open_window (fixture);
}

static gboolean
has_focus_in_sight (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && gtk_widget_get_mapped (focus)
         && gtk_widget_is_ancestor (focus, sumi_window_get_page (window));
}

/* A page that is left is not on the way back from one that comes while it still moves away. */
static void
test_left_page (Fixture *fixture, gconstpointer data)
{
  GtkWidget *leaflet = sumi_ui_test_find (GTK_WIDGET (fixture->window), ADW_TYPE_LEAFLET);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.help", NULL);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  while (adw_leaflet_get_child_transition_running (ADW_LEAFLET (leaflet)))
    sumi_ui_test_settle ();
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.glossary", "s", "");
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_HOME_PAGE);
}

/* The way back to a page that shows something else now does not end where the keys do nothing. */
static void
test_focus_after_back (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *pack_file
    = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);

  sumi_ui_test_wait_read (pack_file);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.go-to", "s", "puzzles");
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-code", NULL);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  sumi_window_show_lesson (fixture->window, pack_file, 0, 0, NULL);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_HOME_PAGE);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
}

/* Whoever goes on from the first puzzle three times, and back, comes to the card of the fourth. */
static void
assert_back_at_card (Fixture *fixture, GType type)
{
  GtkWidget *page = sumi_window_get_page (fixture->window), *cell;
  int n_before = 0;

  assert_page (fixture, SUMI_TYPE_PUZZLE_PAGE);
  for (int i = 0; i < 3; i++)
    gtk_widget_activate_action (page, "puzzle.next", NULL);
  go_back (fixture);
  assert_page (fixture, type);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  cell = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (SUMI_IS_PUZZLE_CARD (gtk_widget_get_first_child (cell)));
  while ((cell = gtk_widget_get_prev_sibling (cell)) != NULL)
    n_before++;
  g_assert_cmpint (n_before, ==, 3);
}

static gboolean
has_cards (gpointer window)
{
  return sumi_ui_test_find (sumi_window_get_page (window), SUMI_TYPE_PUZZLE_CARD) != NULL;
}

static void
test_focus_after_puzzle (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  sumi_window_show_pack (fixture->window, fixture->pack_file);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  sumi_window_show_puzzle (fixture->window, fixture->pack_file, 0);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  assert_back_at_card (fixture, SUMI_TYPE_PACK_PAGE);

  sumi_ui_test_wait_library (fixture->library);
  gtk_widget_activate_action (window, "win.find-puzzles", NULL);
  sumi_ui_test_wait (has_cards, fixture->window);
  g_signal_emit_by_name (sumi_ui_test_find (sumi_window_get_page (fixture->window),
                                            GTK_TYPE_GRID_VIEW), "activate", 0);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  assert_back_at_card (fixture, SUMI_TYPE_SEARCH_PAGE);
}

/* Who goes back to a list is at the row where they were. */
static void
test_focus_after_row (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *row, *second;

  gtk_widget_activate_action (window, "win.help", NULL);
  assert_page (fixture, SUMI_TYPE_HELP_PAGE);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  row = sumi_ui_test_find (sumi_window_get_page (fixture->window), ADW_TYPE_EXPANDER_ROW);
  second = gtk_widget_get_next_sibling (row);
  g_assert_true (gtk_widget_child_focus (second, GTK_DIR_TAB_FORWARD));
  gtk_widget_activate_action (window, "win.glossary", "s", "");
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  assert_page (fixture, SUMI_TYPE_GLOSSARY_PAGE);
  go_back (fixture);
  assert_page (fixture, SUMI_TYPE_HELP_PAGE);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), second));
}

static gboolean
has_focus (gpointer widget)
{
  return gtk_widget_has_focus (widget);
}

/* What ends on a page out of sight, as a proof does, takes no key from the one in sight. */
static void
test_focus_is_kept (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row, *text;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.go-to", "s", "learn");
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  row = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-code", NULL);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  text = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  gtk_widget_grab_focus (row);
  g_assert_false (gtk_widget_has_focus (text));
  sumi_ui_test_wait (has_focus, text);
}

static gboolean
is_menu_row (GtkWidget *widget, gconstpointer text)
{
  g_autofree char *label = NULL;

  if (!g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    return FALSE;
  g_object_get (widget, "text", &label, NULL);
  return g_strcmp0 (label, text) == 0;
}

/* The way back from a page of the main menu leads to what had the focus before the menu was
 * opened. */
static void
test_focus_after_menu (Fixture *fixture, gconstpointer data)
{
  GtkWidget *had_focus, *page, *menu, *row;

  sumi_ui_test_wait_library (fixture->library);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.go-to", "s", "learn");
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  page = sumi_window_get_page (fixture->window);
  gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
  had_focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  menu = sumi_ui_test_find (page, GTK_TYPE_MENU_BUTTON);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  row = sumi_ui_test_find_if (menu, is_menu_row, "Glossary");
  gtk_widget_grab_focus (row);
  g_assert_true (gtk_widget_has_focus (row));
  g_signal_emit_by_name (row, "clicked");
  sumi_ui_test_settle ();
  g_assert_true (sumi_window_get_page (fixture->window) != page);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  go_back (fixture);
  g_assert_true (gtk_widget_has_focus (had_focus));
}

static gboolean
is_judged (gpointer attempt)
{
  return !sumi_attempt_is_searching (attempt);
}

static gboolean
has_action (GtkWidget *page, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  gboolean is_enabled;

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_parent (button, page);
  is_enabled = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);
  return is_enabled;
}

/* The game that led to a puzzle can be looked at once the puzzle is solved. */
static void
test_game_of_puzzle (Fixture *fixture, gconstpointer data)
{
  static const char text[]
    = "{\"format\":\"sumi-pack/1\",\"id\":\"m\",\"title\":\"M\",\"language\":\"en\",\"items\":["
      "{\"kind\":\"puzzle\",\"id\":\"p\",\"title\":\"P\",\"position\":{\"moves\":\"f5\"},"
      "\"record\":\"f5\",\"task\":{\"type\":\"best\",\"measure\":\"mobility\"}}]}";
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "m.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SumiPackFile) pack_file = NULL;
  SumiGameReview *review;
  SumiAttempt *attempt;
  GtkWidget *page;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  pack_file = sumi_ui_test_open (file);
  sumi_window_show_puzzle (fixture->window, pack_file, 0);
  page = sumi_window_get_page (fixture->window);
  attempt = sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page));
  sumi_ui_test_wait (is_judged, attempt);
  g_assert_false (has_action (page, "puzzle.show-game"));
  sumi_attempt_choose (attempt, square_of ("f6"));
  sumi_ui_test_wait (is_judged, attempt);
  g_assert_true (has_action (page, "puzzle.show-game"));
  gtk_widget_activate_action (page, "puzzle.show-game", NULL);
  sumi_ui_test_settle ();
  review
    = sumi_review_page_get_review (SUMI_REVIEW_PAGE (sumi_window_get_page (fixture->window)));
  g_assert_cmpint (sumi_game_review_get_record (review)->moves.n_moves, ==, 1);
  g_assert_cmpint (sumi_game_review_get_ply (review), ==, 1);
  go_back (fixture);
  g_assert_true (sumi_window_get_page (fixture->window) == page);

  /* Of the leaflet's puzzles no game is known. */
  sumi_window_show_puzzle (fixture->window, fixture->pack_file, 0);
  page = sumi_window_get_page (fixture->window);
  attempt = sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page));
  sumi_ui_test_wait (is_judged, attempt);
  g_assert_false (has_action (page, "puzzle.show-game"));
  sumi_ui_test_remove_folder (folder);
}

/* A button that loses the focus as there is nothing more to be done with it leaves the keyboard to
 * the page: to a disc of its board, or of a replay to the move that it led to. */
static void
test_focus_after_last (Fixture *fixture, gconstpointer data)
{
  SumiAttempt *attempt;
  GtkWidget *page, *board, *button;
  SumiBoardCell *cell;

  sumi_window_show_puzzle (fixture->window, fixture->pack_file, 0);
  page = sumi_window_get_page (fixture->window);
  attempt = sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page));
  sumi_ui_test_wait (is_judged, attempt);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  /* The board had it on an empty square, where a further space would play a move. */
  board = sumi_ui_test_find (page, SUMI_TYPE_BOARD_VIEW);
  sumi_board_view_focus_square (SUMI_BOARD_VIEW (board), square_of ("h2"));
  button = sumi_ui_test_find_button (page, "exercise.hint");
  g_assert_true (gtk_widget_grab_focus (button));
  while (gtk_widget_is_sensitive (button))
    g_signal_emit_by_name (button, "clicked");
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  cell = SUMI_BOARD_CELL (gtk_window_get_focus (GTK_WINDOW (fixture->window)));
  g_assert_nonnull (strstr (sumi_board_cell_get_label (cell), "disc"));

  sumi_attempt_choose (attempt, square_of ("g2"));
  sumi_ui_test_wait (is_judged, attempt);
  sumi_ui_test_wait (has_focus_in_sight, fixture->window);
  button = sumi_ui_test_find_button (page, "replay.forward");
  g_assert_true (gtk_widget_grab_focus (button));
  while (gtk_widget_is_sensitive (button))
    g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                             GTK_TYPE_LIST_BOX));
}

/* When the only thing in a pack is deleted the focus is where the next one begins, and not on the
 * first button of the window, which leaves the pack. */
static void
test_focus_after_deletion (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *page, *begun;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-pack", NULL);
  page = sumi_window_get_page (fixture->window);
  sumi_ui_test_wait (has_focus_in_sight, window);
  begun = gtk_window_get_focus (window);
  gtk_widget_activate_action (page, "editor.add", NULL);
  g_assert_true (gtk_widget_grab_focus (page));
  g_assert_true (GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (window)));
  sumi_ui_test_wait (has_focus_in_sight, window);
  gtk_widget_activate_action (page, "editor.delete", NULL);
  sumi_ui_test_wait (has_focus_in_sight, window);
  g_assert_true (gtk_window_get_focus (window) == begun);
}

/* The window of TYPE, if there is one. */
static GtkWindow *
find_dialog (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }
  return NULL;
}

/* A dialog of TYPE is there when ACTION asks for it, and not before or after. It goes with the list
 * that is open over it. */
static void
check_dialog (Fixture *fixture, const char *action, GType type)
{
  GtkWidget *list;

  g_assert_null (find_dialog (type));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL));
  sumi_ui_test_settle ();
  g_assert_true (gtk_window_get_transient_for (find_dialog (type))
                 == GTK_WINDOW (fixture->window));
  list = sumi_ui_test_find (GTK_WIDGET (find_dialog (type)), GTK_TYPE_POPOVER);
  g_object_add_weak_pointer (G_OBJECT (list), (gpointer *) &list);
  gtk_popover_popup (GTK_POPOVER (list));
  sumi_ui_test_settle ();
  gtk_window_close (find_dialog (type));
  sumi_ui_test_settle ();
  g_assert_null (find_dialog (type));
  g_assert_null (list);
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  check_dialog (fixture, "win.show-help-overlay", GTK_TYPE_SHORTCUTS_WINDOW);
}

static void
test_preferences_asked_for (Fixture *fixture, gconstpointer data)
{
  check_dialog (fixture, "win.preferences", SUMI_TYPE_PREFERENCES_WINDOW);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  /* Nothing here is told by a bus. By one GTK's choosers of files would look for folders in clouds,
   * with a library that leaks. */
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "disabled:", TRUE);

  ADD ("/window/way", test_way);
  ADD ("/window/open-menu", test_open_menu);
  ADD ("/window/home-page-anew", test_home_page_anew);
  ADD ("/window/scrolled-windows", test_scrolled_windows);
  ADD ("/window/term", test_term);
  ADD ("/window/game-with-help", test_game_with_help);
  ADD ("/window/match", test_match);
  ADD ("/window/narrow", test_narrow);
  ADD ("/window/opponent-kept", test_opponent_kept);
  ADD ("/window/new-game-left", test_new_game_left);
  ADD ("/window/play-from", test_play_from);
  ADD ("/window/play-from-left", test_play_from_left);
  g_test_add ("/window/play-from-left-renewed", Fixture, GINT_TO_POINTER (TRUE), set_up,
              test_play_from_left, tear_down);
  ADD ("/window/start-kept", test_start_kept);
  ADD ("/window/help-for-teachers", test_help_for_teachers);
  ADD ("/window/back-to-mistakes", test_back_to_mistakes);
  g_test_add_func ("/window/menu-keys", test_menu_keys);
  ADD ("/window/keys-into-view", test_keys_into_view);
  ADD ("/window/message-gone", test_message_gone);
  ADD ("/window/menu-button", test_menu_button);
  ADD ("/window/no-term", test_no_term);
  ADD ("/window/first-term", test_first_term);
  ADD ("/window/last-lesson", test_last_lesson);
  ADD ("/window/large-view", test_large_view);
  ADD ("/window/large-view-words", test_large_view_words);
  ADD ("/window/demonstration-in-large-view", test_demonstration_in_large_view);
  ADD ("/window/last-told", test_last_told);
  ADD ("/window/left-page", test_left_page);
  ADD ("/window/demonstration", test_demonstration);
  ADD ("/window/preferences", test_preferences);
  ADD ("/window/keys", test_keys);
  ADD ("/window/preferences-asked-for", test_preferences_asked_for);
  ADD ("/window/closed", test_closed);
  ADD ("/window/pack-closed", test_pack_closed);
  ADD ("/window/left", test_left);
  ADD ("/window/left-at-once", test_left_at_once);
  ADD ("/window/click-on-left-page", test_click_on_left_page);
  ADD ("/window/hidden-with-focus", test_hidden_with_focus);
  ADD ("/window/hidden-focus-elsewhere", test_hidden_focus_elsewhere);
  ADD ("/window/focus-after-back", test_focus_after_back);
  ADD ("/window/focus-after-puzzle", test_focus_after_puzzle);
  ADD ("/window/focus-after-row", test_focus_after_row);
  ADD ("/window/focus-after-menu", test_focus_after_menu);
  ADD ("/window/focus-after-last", test_focus_after_last);
  ADD ("/window/focus-after-deletion", test_focus_after_deletion);
  ADD ("/window/focus-is-kept", test_focus_is_kept);
  ADD ("/window/back-from-proof", test_back_from_proof);
  ADD ("/window/last-place", test_last_place);
  ADD ("/window/last-edited", test_last_edited);
  ADD ("/window/last-page", test_last_page);
  ADD ("/window/focus-after-lesson", test_focus_after_lesson);
  ADD ("/window/last-place-has-focus", test_last_place_has_focus);
  ADD ("/window/last-place-leaves-focus", test_last_place_leaves_focus);
  ADD ("/window/last-place-is-awaited", test_last_place_is_awaited);
  ADD ("/window/last-place-is-left", test_last_place_is_left);
  ADD ("/window/other-place-is-awaited", test_other_place_is_awaited);
  ADD ("/window/title", test_title);
  ADD ("/window/titles", test_titles);
  ADD ("/window/same-focus", test_same_focus);
  ADD ("/window/takes-files", test_takes_files);
  ADD ("/window/open", test_open);
  ADD ("/window/open-lessons", test_open_lessons);
  ADD ("/window/open-results", test_open_results);
  ADD ("/window/class-grows", test_class_grows);
  ADD ("/window/class-below", test_class_below);
  ADD ("/window/class-scrolled", test_class_scrolled);
  ADD ("/window/class-exercise", test_class_exercise);
  ADD ("/window/class-pupil-gone", test_class_pupil_gone);
  ADD ("/window/class-in-time", test_class_in_time);
  ADD ("/window/open-first", test_open_first);
  ADD ("/window/editing", test_editing);
  ADD ("/window/code", test_code);
  ADD ("/window/code-at-once", test_code_at_once);
  ADD ("/window/edit-where-nothing-can-be-saved", test_edit_where_nothing_can_be_saved);
  ADD ("/window/copy-too-large", test_copy_too_large);
  ADD ("/window/unsaved", test_unsaved);
  ADD ("/window/discarded", test_discarded);
  ADD ("/window/unsaved-on-two-pages", test_unsaved_on_two_pages);
  ADD ("/window/edit-what-goes-away", test_edit_what_goes_away);
  ADD ("/window/edit-copied-file", test_edit_copied_file);
  ADD ("/window/set-of-similar-ids", test_set_of_similar_ids);
  ADD ("/window/set-of-others", test_set_of_others);
  ADD ("/window/titles-of-sets", test_titles_of_sets);
  ADD ("/window/game-of-puzzle", test_game_of_puzzle);
  ADD ("/window/id-of-new-pack", test_id_of_new_pack);
  ADD ("/window/set-of-changed-file", test_set_of_changed_file);

  return sumi_ui_test_run ();
}
