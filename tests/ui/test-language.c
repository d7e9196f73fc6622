/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The language changes while the program runs, and every page that is open goes on in the new one.
 * In two languages that nobody speaks (see build-aux/pseudo-language.py), one with long words, one
 * from right to left, no page is too wide, cuts a word, or is partly in English. */

#include <adwaita.h>

#include "sumi-application.h"
#include "sumi-board-cell.h"
#include "sumi-board-view.h"
#include "sumi-class-page.h"
#include "sumi-drill-page.h"
#include "sumi-editor-page.h"
#include "sumi-header.h"
#include "sumi-isolate.h"
#include "sumi-pages.h"
#include "sumi-place.h"
#include "sumi-preferences-window.h"
#include "sumi-puzzle-page.h"
#include "sumi-record.h"
#include "sumi-review-page.h"
#include "sumi-sheet-page.h"
#include "sumi-translation.h"
#include "sumi-ui-test.h"
#include "sumi-window-editor.h"
#include "sumi-window-games.h"
#include "sumi-window.h"
#include "written.h"

#define LONG "en@long"
#define MIRRORED "he@mirrored"

typedef struct
{
  SumiWindow *window;
  SumiLibrary *library;
  GSettings *settings;
} Fixture;

/* How to come to a page from the one before it. */
typedef struct
{
  const char *action, *parameter;
} Way;

static const Way ways[] = {
  { "win.go-to", "today" },   { "win.go-to", "learn" }, { "win.go-to", "puzzles" },
  { "win.go-to", "play" },    { "win.new-game", NULL }, { "win.help", NULL },
  { "win.statistics", NULL }, { "win.my-games", NULL }, { "win.my-openings", NULL },
  { "win.drills", NULL },     { "win.drill", "moves" }, { "win.learners", NULL },
  { "win.open-code", NULL },  { "win.find-puzzles", NULL }, { "win.my-names", NULL },
  /* The slowest one, as it has all terms, is the last. */
  { "win.glossary", "" },
};

/* English that stands in no catalogue: names, and texts for programs. */
static const char *const english[] = { "Sumi", "GGF", "OBF", "PDF", "WTHOR", "JSON", "CSV", NULL };

static void
go (Fixture *fixture, const Way *way)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), way->action,
                                             way->parameter != NULL ? "s" : NULL,
                                             way->parameter));
  sumi_ui_test_settle ();
}

typedef struct
{
  Fixture *fixture;
  GtkTextDirection direction;
  GtkWidget *before; /* the page that is made anew */
} Change;

static gboolean
is_changed (gpointer data)
{
  const Change *change = data;

  return gtk_widget_get_default_direction () == change->direction
         && sumi_window_get_page (change->fixture->window) != change->before;
}

/* As the row in the preferences does. The focus is on the page then. */
static void
choose (Fixture *fixture, const char *language)
{
  GtkWidget *focus;
  Change change = { fixture, g_str_equal (language, MIRRORED) ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR,
                    sumi_window_get_page (fixture->window) };

  g_settings_set_string (fixture->settings, "language", language);
  sumi_ui_test_wait (is_changed, &change);
  sumi_ui_test_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  g_assert_null (gtk_widget_get_ancestor (focus, SUMI_TYPE_HEADER));
}

static gboolean
is_label (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  return sumi_ui_test_find_if (root, is_label, text);
}

static gboolean
is_english (const char *word)
{
  return strlen (word) > 2 && !g_strv_contains (english, word);
}

/* Looks for words of Latin letters where there should be none. */
static void
check_words (const char *text, const char *where)
{
  g_auto (GStrv) words = g_strsplit_set (text, " .,:;!?()[]“”\"'’/–—…\n-+=0123456789", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean is_latin = *words[i] != '\0';

      for (const char *at = words[i]; *at != '\0'; at++)
        is_latin = is_latin && g_ascii_isalpha (*at);
      if (is_latin && is_english (words[i]))
        {
          g_test_message ("%s is partly in English: %s", where, text);
          g_test_fail ();
        }
    }
}

/* Whether each square and score in TEXT stands apart from the text around it. */
static void
check_isolated (const char *text, const char *where)
{
  g_autofree char *isolated = sumi_isolate_text (text);

  if (!g_str_equal (text, isolated))
    {
      g_test_message ("%s does not isolate: %s", where, text);
      g_test_fail ();
    }
}

/* Whether WIDGET is higher than the place it has in its parent. */
static gboolean
is_too_high (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, parent, &bounds)
         && (bounds.origin.y < -1
             || bounds.origin.y + bounds.size.height > gtk_widget_get_height (parent) + 1);
}

static void
check_label (GtkLabel *label, const char *where)
{
  const char *text = gtk_label_get_text (label);

  if (is_too_high (GTK_WIDGET (label)))
    {
      g_test_message ("%s has no room for: %s", where, text);
      g_test_fail ();
    }
  if (pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    {
      g_test_message ("%s cuts: %s", where, text);
      g_test_fail ();
    }
  if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    {
      check_words (text, where);
      check_isolated (text, where);
    }
}

/* What stands below the title of a row is said with the row, or with its name. */
static void
check_row (AdwActionRow *row, const char *where)
{
  const char *subtitle = adw_action_row_get_subtitle (row);

  if (subtitle != NULL && *subtitle != '\0' && !ADW_IS_COMBO_ROW (row)
      && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (row),
                                            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    {
      g_test_message ("%s does not say: %s", where, subtitle);
      g_test_fail ();
    }
}

/* All labels and rows in sight below WIDGET, but for those of libadwaita's switchers, which have
 * several labels for each page and show one of them. */
static void
check_labels (GtkWidget *widget, const char *where)
{
  if (ADW_IS_VIEW_SWITCHER (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_get_child_visible (widget))
    check_label (GTK_LABEL (widget), where);
  if (ADW_IS_ACTION_ROW (widget))
    check_row (ADW_ACTION_ROW (widget), where);
  if (SUMI_IS_BOARD_CELL (widget)
      && gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    check_isolated (sumi_board_cell_get_label (SUMI_BOARD_CELL (widget)), where);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (gtk_widget_get_mapped (child))
        check_labels (child, where);
    }
}

/* Names whatever makes the window too wide. */
static void
tell_widths (GtkWidget *widget, int depth)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum > 300 && gtk_widget_get_mapped (widget))
    g_test_message ("%*s%s: %d", depth, "", G_OBJECT_TYPE_NAME (widget), minimum);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_widths (child, depth + 1);
}

static void
painted_cb (GdkFrameClock *clock, guint *n_frames)
{
  ++*n_frames;
}

/* What is shown in two frames has its place: the second one comes where the first asked for more
 * room. */
static gboolean
is_placed (gpointer n_frames)
{
  return *(const guint *) n_frames >= 2;
}

static void
wait_placed (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->window));
  guint n_frames = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &n_frames);

  gdk_frame_clock_begin_updating (clock);
  sumi_ui_test_wait (is_placed, &n_frames);
  gdk_frame_clock_end_updating (clock);
  g_signal_handler_disconnect (clock, handler);
}

static void
check_page (Fixture *fixture, const char *where)
{
  int minimum;

  wait_placed (fixture);
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  if (minimum > 360)
    {
      g_test_message ("%s needs %d pixels", where, minimum);
      tell_widths (GTK_WIDGET (fixture->window), 0);
      g_test_fail ();
    }
  check_labels (GTK_WIDGET (fixture->window), where);
}

/* A game whose last squares are solved at once, with mistakes. */
#define GAME                                                                                       \
  "(;GM[Othello]PC[בית]PB[אדה]PW[בן]TY[8]BO[8 --OOOO-- --O-*--* --O-*O-* --O**OO* "                \
  "O-O*OO** OOO***** O-O**O-* --OOOO** *]B[B5]W[A4]B[B8]W[D2]B[B4]W[F2]B[G1]W[H1]B[G3]W[B3]"       \
  "B[A3]W[A2]B[G7]W[D3]B[B1]W[A1]B[B7]W[B2]B[PA]W[G2]B[PA]W[A8];)"

static gboolean
is_reviewed (gpointer review)
{
  return sumi_game_review_get_review (review) != NULL;
}

/* The button of PAGE with the action FIRST is on the left of that with LAST in every language. */
static void
check_order (GtkWidget *page, const char *first, const char *last)
{
  graphene_rect_t left, right;

  g_assert_true (gtk_widget_compute_bounds (sumi_ui_test_find_button (page, first), page, &left)
                 && gtk_widget_compute_bounds (sumi_ui_test_find_button (page, last), page,
                                               &right));
  g_assert_cmpfloat (left.origin.x, <, right.origin.x);
}

/* A game in a list, the last mistake in it, and why it was one. */
static void
check_review (Fixture *fixture)
{
  SumiRecordFormat format;
  g_autoptr (GPtrArray) records = sumi_record_read_data (GAME, strlen (GAME), &format, NULL, NULL);
  GtkWidget *page;

  sumi_window_show_games (fixture->window, records, "א");
  check_page (fixture, "games");
  sumi_window_show_review (fixture->window, records->pdata[0]);
  page = sumi_window_get_page (fixture->window);
  sumi_ui_test_wait (is_reviewed, sumi_review_page_get_review (SUMI_REVIEW_PAGE (page)));
  gtk_widget_activate_action (page, "review.last", NULL);
  gtk_widget_activate_action (page, "review.previous-mistake", NULL);
  check_page (fixture, "review");
  check_order (page, "review.first", "review.last");
  gtk_widget_activate_action (page, "review.show-line", NULL);
  check_page (fixture, "review, why");
  check_order (page, "demonstration.first", "demonstration.last");
}

/* The page is left before the language changes. */
static void G_GNUC_NORETURN
renew_nothing (SumiWindow *window, GtkWidget *page)
{
  g_assert_not_reached ();
}

/* Two pupils, one whose file was changed by hand. */
static void
check_class (Fixture *fixture)
{
  SumiResultsClass *class = sumi_results_class_new ();
  SumiResults *ada = sumi_results_new ("אדה", "set", "סט", "2026-03-12T10:40:00Z");
  SumiResults *ben = sumi_results_new ("בן", "set", "סט", "2026-03-12T10:41:00Z");

  sumi_results_add (ada, "p1", "א")->tries = 2;
  sumi_results_add (ben, "p1", "א")->is_first = TRUE;
  ben->is_genuine = FALSE;
  sumi_results_class_add (class, ada);
  sumi_results_class_add (class, ben);
  sumi_results_class_sort (class);
  sumi_window_push_page (fixture->window, sumi_class_page_new (class), renew_nothing);
  check_page (fixture, "class");
}

static gboolean
is_judged (gpointer attempt)
{
  return !sumi_attempt_is_searching (attempt);
}

/* A move that hands over a corner, and a hint. */
static void
check_answer (Fixture *fixture)
{
  GtkWidget *page = sumi_window_get_page (fixture->window);
  SumiAttempt *attempt = sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page));

  sumi_ui_test_wait (is_judged, attempt);
  g_signal_emit_by_name (sumi_ui_test_find (page, SUMI_TYPE_BOARD_VIEW), "square-activated",
                         square_of ("g2"));
  sumi_ui_test_wait (is_judged, attempt);
  check_page (fixture, "puzzle, refused");
  gtk_widget_activate_action (
    GTK_WIDGET (sumi_puzzle_page_get_view (SUMI_PUZZLE_PAGE (page))), "exercise.hint", NULL);
  check_page (fixture, "puzzle, hint");
}

static void
check_pages (Fixture *fixture)
{
  SumiPackFile *lessons
    = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);
  SumiPackFile *leaflet = sumi_place_find_pack ("leaflet.sumi.json", fixture->library);

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *where
        = g_strjoin (" ", ways[i].action, ways[i].parameter, NULL);

      go (fixture, &ways[i]);
      check_page (fixture, where);
    }
  sumi_window_show_pack (fixture->window, leaflet);
  check_page (fixture, "pack");
  gtk_widget_activate_action (sumi_window_get_page (fixture->window), "pack.print", NULL);
  g_assert_true (SUMI_IS_SHEET_PAGE (sumi_window_get_page (fixture->window)));
  check_page (fixture, "sheet");
  sumi_window_show_puzzle (fixture->window, leaflet, 0);
  check_page (fixture, "puzzle");
  check_answer (fixture);
  sumi_window_show_lesson (fixture->window, lessons, 0, 0, NULL);
  check_page (fixture, "lesson");
  check_review (fixture);
  check_class (fixture);
  go (fixture, &(Way){ "win.go-to", "today" });
}

/* The pages that lead back from the one in sight, from the first; the caller owns the array. */
static GPtrArray *
list_pages (Fixture *fixture)
{
  return sumi_pages_list (
    ADW_LEAFLET (gtk_widget_get_parent (sumi_window_get_page (fixture->window))));
}

/* Pages one above the other are all made anew, each as one of its kind. No page cuts long words. */
static void
test_long (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (ways) - 1; i++)
    go (fixture, &ways[i]);
  before = list_pages (fixture);
  g_assert_cmpuint (before->len, ==, 12);
  choose (fixture, LONG);
  after = list_pages (fixture);
  g_assert_cmpuint (after->len, ==, before->len);
  for (guint i = 0; i < after->len; i++)
    {
      g_assert_true (G_OBJECT_TYPE (after->pdata[i]) == G_OBJECT_TYPE (before->pdata[i]));
      g_assert_true (after->pdata[i] != before->pdata[i]);
    }
  check_pages (fixture);
}

/* A puzzle of a round goes on where it was: the attempt is the same, in other words. No page has
 * any English left. */
static void
test_mirrored (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *leaflet = sumi_place_find_pack ("leaflet.sumi.json", fixture->library);
  const SumiSquare square = sumi_square_at (7, 1);
  g_autoptr (SumiRound) round = sumi_round_new (SUMI_ROUND_REVIEW);
  SumiAttempt *attempt;
  GtkWidget *page, *board, *focus;

  sumi_round_add (round, leaflet, sumi_pack_get_puzzle (sumi_pack_file_get_pack (leaflet), 0)->id,
                  SUMI_ROUND_NO_STEP);
  sumi_window_push_round (fixture->window, round);
  sumi_ui_test_settle ();
  page = sumi_window_get_page (fixture->window);
  attempt = g_object_ref (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  board = sumi_ui_test_find (page, SUMI_TYPE_BOARD_VIEW);
  sumi_board_view_focus_square (SUMI_BOARD_VIEW (board), square);
  choose (fixture, MIRRORED);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_cmpint (sumi_board_cell_get_square (SUMI_BOARD_CELL (focus)), ==, square);
  page = sumi_window_get_page (fixture->window);
  g_assert_true (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)) == attempt);
  check_page (fixture, "round");
  check_pages (fixture);
  g_object_unref (attempt);
}

static gboolean
is_credit (GtkWidget *widget, gconstpointer author)
{
  return GTK_IS_LABEL (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), author) != NULL;
}

/* Who wrote a pack is said from right to left, in whatever script the name is. */
static void
test_credit (Fixture *fixture, gconstpointer data)
{
  g_autofree char *leaflet = sumi_ui_test_get_leaflet ();
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "ada.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GString) text = g_string_new (leaflet);
  SumiPackFile *pack_file;
  GtkWidget *credit;

  g_assert_cmpuint (g_string_replace (text, "The authors of Sumi", "Ada Lovelace", 1), ==, 1);
  g_assert_cmpuint (g_string_replace (text, "leaflet-corners", "ada", 1), ==, 1);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  pack_file = sumi_library_open (fixture->library, file);
  sumi_ui_test_wait_read (pack_file);
  sumi_window_show_pack (fixture->window, pack_file);
  sumi_ui_test_settle ();
  credit = sumi_ui_test_find_if (sumi_window_get_page (fixture->window), is_credit,
                                 "Ada Lovelace");
  g_assert_nonnull (credit);
  g_assert_cmpint (pango_layout_get_direction (gtk_label_get_layout (GTK_LABEL (credit)), 0), ==,
                   PANGO_DIRECTION_RTL);
  sumi_library_close (fixture->library, pack_file);
  sumi_ui_test_remove_folder (folder);
}

/* Who edits a pack that came with the program has a copy in the language that it was shown in. */
static void
test_copy (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *leaflet = sumi_place_find_pack ("leaflet.sumi.json", fixture->library);
  GtkWidget *page;
  SumiDraft *draft;

  sumi_window_edit_pack (fixture->window, leaflet);
  sumi_ui_test_settle ();
  page = sumi_window_get_page (fixture->window);
  draft = sumi_draft_file_get_draft (sumi_editor_page_get_file (SUMI_EDITOR_PAGE (page)));
  g_assert_cmpstr (sumi_draft_get_string (draft, "language"), ==, "he");
  check_words (sumi_draft_get_string (draft, "title"), "copy");
  check_words (sumi_draft_get_string (draft, "items[1].title"), "copy");
  check_words (sumi_draft_get_string (draft, "items[1].explain.solution"), "copy");
  check_page (fixture, "editor");
}

static gboolean
is_asked (gpointer drill)
{
  return sumi_drill_get_state (drill) == SUMI_DRILL_ASKING;
}

/* The round of a drill waits while the language is chosen, and goes on with the same question in
 * the other words. */
static void
test_drill (Fixture *fixture, gconstpointer data)
{
  const SumiDrillQuestion *question;
  SumiDrill *drill;
  GtkWidget *page;

  go (fixture, &(Way){ "win.drill", "ahead" });
  page = sumi_window_get_page (fixture->window);
  gtk_widget_activate_action (page, "drill.start", NULL);
  drill = g_object_ref (sumi_drill_page_get_round (SUMI_DRILL_PAGE (page)));
  sumi_ui_test_wait (is_asked, drill);
  question = sumi_drill_get_question (drill);
  choose (fixture, LONG);
  choose (fixture, MIRRORED);
  page = sumi_window_get_page (fixture->window);
  g_assert_true (sumi_drill_page_get_round (SUMI_DRILL_PAGE (page)) == drill);
  check_page (fixture, "drill that waits");
  gtk_widget_activate_action (page, "drill.go-on", NULL);
  sumi_ui_test_settle ();
  g_assert_true (sumi_drill_get_question (drill) == question);
  check_page (fixture, "drill");
  g_object_unref (drill);
}

/* What is chosen or typed in WIDGET; NULL if it is no such thing. Owned by the caller. */
static char *
read_choice (GtkWidget *widget)
{
  if (GTK_IS_DROP_DOWN (widget))
    {
      GtkStringObject *chosen = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (widget));

      return g_strdup (gtk_string_object_get_string (chosen));
    }
  if (GTK_IS_TOGGLE_BUTTON (widget))
    return g_strdup (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)) ? "on" : "off");
  if (GTK_IS_EDITABLE (widget) && !GTK_IS_TEXT (widget))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (widget)));
  return NULL;
}

static void
set_choice (GtkWidget *widget)
{
  if (GTK_IS_DROP_DOWN (widget))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), 2);
  else if (GTK_IS_TOGGLE_BUTTON (widget))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget), TRUE);
  else
    gtk_editable_set_text (GTK_EDITABLE (widget), "a4");
}

/* Not a part of a menu or of another choice. */
static gboolean
is_choice (GtkWidget *widget, gconstpointer seen)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  g_autofree char *choice = read_choice (widget);

  return choice != NULL && gtk_widget_get_ancestor (parent, GTK_TYPE_DROP_DOWN) == NULL
         && gtk_widget_get_ancestor (parent, GTK_TYPE_MENU_BUTTON) == NULL
         && !g_ptr_array_find ((GPtrArray *) seen, widget, NULL);
}

/* All that is to be chosen or typed on PAGE, of GtkWidget; the caller owns the array. */
static GPtrArray *
list_choices (GtkWidget *page)
{
  GPtrArray *choices = g_ptr_array_new ();
  GtkWidget *choice;

  while ((choice = sumi_ui_test_find_if (page, is_choice, choices)) != NULL)
    g_ptr_array_add (choices, choice);
  return choices;
}

/* What was chosen and typed on a page stays so in another language. */
static void
test_choices (Fixture *fixture, gconstpointer data)
{
  const struct
  {
    const char *action;
    guint n_choices;
  } pages[] = {
    { "win.find-puzzles", 4 }, { "win.my-games", 1 },  { "win.statistics", 1 },
    { "win.open-code", 1 },    { "win.my-names", 1 },  { NULL /* a pack */, 3 },
  };

  choose (fixture, LONG);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autoptr (GPtrArray) choices = NULL;
      g_auto (GStrv) before = NULL;

      if (pages[i].action != NULL)
        go (fixture, &(Way){ pages[i].action, NULL });
      else
        sumi_window_show_pack (fixture->window,
                               sumi_place_find_pack ("leaflet.sumi.json", fixture->library));
      sumi_ui_test_wait_library (fixture->library);
      choices = list_choices (sumi_window_get_page (fixture->window));
      g_assert_cmpuint (choices->len, ==, pages[i].n_choices);
      before = g_new0 (char *, choices->len + 1);
      for (guint j = 0; j < choices->len; j++)
        {
          set_choice (choices->pdata[j]);
          before[j] = read_choice (choices->pdata[j]);
        }
      choose (fixture, MIRRORED);
      choose (fixture, LONG);
      g_ptr_array_unref (choices);
      choices = list_choices (sumi_window_get_page (fixture->window));
      for (guint j = 0; j < choices->len; j++)
        {
          g_autofree char *after = read_choice (choices->pdata[j]);

          g_assert_cmpstr (after, ==, before[j]);
        }
    }
}

static SumiPreferencesWindow *
find_preferences (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  SumiPreferencesWindow *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (!SUMI_IS_PREFERENCES_WINDOW (window))
        continue;
      g_assert_null (found);
      found = SUMI_PREFERENCES_WINDOW (window);
    }
  g_assert_nonnull (found);
  return found;
}

/* The window of the preferences is made anew with all others. */
static void
test_preferences (Fixture *fixture, gconstpointer data)
{
  go (fixture, &(Way){ "win.go-to", "play" });
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 700);
  sumi_ui_test_settle ();
  go (fixture, &(Way){ "win.preferences", NULL });
  g_assert_null (find_label (GTK_WIDGET (find_preferences ()), "Language"));
  choose (fixture, "");
  g_assert_nonnull (find_label (GTK_WIDGET (find_preferences ()), "Language"));
  gtk_window_destroy (GTK_WINDOW (find_preferences ()));
  sumi_ui_test_settle ();
}

/* Every language that can be chosen says its name, and has a catalogue but for English. */
static void
test_list (void)
{
  g_auto (GStrv) languages = sumi_translation_list ();
  guint n_translated = 0;

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_assert_nonnull (sumi_translation_get_name (languages[i]));
      n_translated += !g_str_equal (languages[i], "en");
    }
  g_assert_cmpuint (n_translated, ==, SUMI_N_LANGUAGES);
}

/* A process has one application, with one window. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  static SumiApplication *application;

  fixture->settings = g_settings_new (SUMI_APP_ID);
  g_settings_set_int (fixture->settings, "window-width", 360);
  g_settings_set_int (fixture->settings, "window-height", 640);
  if (application == NULL)
    {
      application = sumi_application_new ();
      g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
      g_application_activate (G_APPLICATION (application));
    }
  fixture->window
    = SUMI_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  fixture->library = sumi_window_get_library (fixture->window);
  sumi_ui_test_wait_library (fixture->library);
  sumi_ui_test_wait_study (sumi_window_get_study (fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  go (fixture, &(Way){ "win.go-to", "today" });
  g_object_unref (fixture->settings);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  sumi_translation_set_up ();
  g_test_add_func ("/ui/language/list", test_list);
  /* Each goes on in the language of the one before it. */
  ADD ("/ui/language/long", test_long);
  ADD ("/ui/language/mirrored", test_mirrored);
  ADD ("/ui/language/credit", test_credit);
  ADD ("/ui/language/copy", test_copy);
  ADD ("/ui/language/drill", test_drill);
  ADD ("/ui/language/choices", test_choices);
  ADD ("/ui/language/preferences", test_preferences);
  return sumi_ui_test_run ();
}
