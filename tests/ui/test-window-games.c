/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that a window opens: from files, from the clipboard, from other pages. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "sumi-game-item.h"
#include "sumi-games-page.h"
#include "sumi-ggf.h"
#include "sumi-home-page.h"
#include "sumi-names-page.h"
#include "sumi-openings-page.h"
#include "sumi-pack-page.h"
#include "sumi-place.h"
#include "sumi-puzzle-page.h"
#include "sumi-review-page.h"
#include "sumi-save.h"
#include "sumi-switch-row.h"
#include "sumi-ui-test.h"
#include "sumi-window.h"
#include "written.h"

#define GGF                                                                                        \
  "(;GM[Othello]PB[Ada]PW[Grace]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- "  \
  "-------- -------- *]B[f5]W[d6];)\n"

typedef struct
{
  SumiLibrary *library;
  GSettings *settings;
  SumiWindow *window;
  char *folder;
  SumiLearners *learners; /* these two from begin_study() to end_study() */
  SumiStudy *study;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  fixture->library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  fixture->settings = g_settings_new (SUMI_APP_ID);
  g_settings_reset (fixture->settings, "last-place");
  fixture->window =
      SUMI_WINDOW (sumi_window_new (sumi_ui_test_get_application (), fixture->library,
                                    fixture->settings));
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
}

static gboolean
is_gone (gpointer object)
{
  return *(gpointer *) object == NULL;
}

/* A window that is closed stays until what it has begun to write is written. */
static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_close (GTK_WINDOW (fixture->window));
  sumi_ui_test_wait (is_gone, &fixture->window);
  g_assert_finalize_object (fixture->library);
  g_object_unref (fixture->settings);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

/* Gives the window a study of learners in a folder of their own, in which NAME is chosen. */
static _Atomic gint64 later_us; /* than it is */

static gint64
tell_time (gpointer data)
{
  return g_get_real_time () + later_us;
}

static void
begin_study (Fixture *fixture, const char *name)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "learners", NULL);
  g_autofree char *id = NULL;

  fixture->learners = sumi_learners_new (folder);
  id = sumi_learners_add (fixture->learners, name, NULL);
  g_assert_true (sumi_learners_choose (fixture->learners, id, NULL));
  fixture->study = sumi_study_new (fixture->learners, &(SumiClock){ .get_time = tell_time });
  sumi_study_start (fixture->study);
  sumi_ui_test_wait_study (fixture->study);
  sumi_window_set_study (fixture->window, fixture->study);
}

static void
end_study (Fixture *fixture)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "learners", NULL);

  sumi_study_flush (fixture->study);
  g_clear_object (&fixture->study);
  g_clear_object (&fixture->learners);
  sumi_ui_test_remove_folder (folder);
}

static gboolean
has_review (gpointer data)
{
  return SUMI_IS_REVIEW_PAGE (sumi_window_get_page (data));
}

static gboolean
has_games (gpointer data)
{
  return SUMI_IS_GAMES_PAGE (sumi_window_get_page (data));
}

static gboolean
is_message (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL;
}

static gboolean
has_place (gpointer data)
{
  return sumi_ui_test_find_if (data, is_message, "bad.txt: Line 2, column 3: ") != NULL;
}

static gboolean
has_pasted_place (gpointer data)
{
  return sumi_ui_test_find_if (data, is_message, "Line 1, column 3: f5 is not a legal move")
         != NULL;
}

static void
open_text (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  sumi_window_open (fixture->window, &file, 1);
}

static void
remove_file (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_unlink (path);
}

static const SumiGameRecord *
get_record (Fixture *fixture)
{
  return sumi_game_review_get_record (
      sumi_review_page_get_review (SUMI_REVIEW_PAGE (sumi_window_get_page (fixture->window))));
}

static void
go_back (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL);
  sumi_ui_test_settle ();
}

/* Of several files all games are listed, in their order, and each that has none is told of. */
static void
test_several_files (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = { "f5d6\n", "f5f6\nf5f4\n", "no game", "f5d6c3\n" };
  GFile *files[G_N_ELEMENTS (texts)];
  GPtrArray *records;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.txt", i);
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      files[i] = g_file_new_for_path (path);
    }
  sumi_window_open (fixture->window, files, G_N_ELEMENTS (files));
  sumi_ui_test_wait (has_games, fixture->window);
  records = sumi_games_page_get_records (
    SUMI_GAMES_PAGE (sumi_window_get_page (fixture->window)));
  g_assert_cmpuint (records->len, ==, 4);
  g_assert_cmpint (((const SumiGameRecord *) records->pdata[3])->moves.n_moves, ==, 3);
  g_assert_nonnull (sumi_ui_test_find_if (GTK_WIDGET (fixture->window), is_message, "2.txt: "));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_file_delete (files[i], NULL, NULL);
      g_object_unref (files[i]);
    }
}

static gboolean
has_toast (gpointer window)
{
  return sumi_ui_test_find_toast (window) != NULL;
}

/* A window whose messages are noted and dismissed, one after the other, until LAST is shown. */
typedef struct
{
  GtkWidget *window;
  const char *last;
  GHashTable *before; /* the other texts */
} Messages;

static gboolean
has_last_message (gpointer data)
{
  Messages *messages = data;
  GtkWidget *widget = sumi_ui_test_find_toast (messages->window);
  g_autoptr (AdwToast) toast = NULL;
  const char *text;

  if (widget == NULL)
    return FALSE;
  g_object_get (widget, "toast", &toast, NULL);
  text = gtk_label_get_label (GTK_LABEL (adw_toast_get_custom_title (toast)));
  if (g_str_equal (text, messages->last))
    return TRUE;
  g_hash_table_add (messages->before, g_strdup (text));
  adw_toast_dismiss (toast);
  return FALSE;
}

/* Nobody could read of hundreds of files one after the other. */
static void
test_many_bad_files (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) before = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Messages messages = {
    .window = GTK_WIDGET (fixture->window),
    .last = "10 files were not games that Sumi can read",
    .before = before,
  };
  GFile *files[10];

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.txt", i);
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      files[i] = g_file_new_for_path (path);
    }
  sumi_window_open (fixture->window, files, G_N_ELEMENTS (files));
  sumi_ui_test_wait (has_last_message, &messages);
  g_assert_cmpuint (g_hash_table_size (before), ==, 3);
  g_assert_true (g_hash_table_contains (before, "0.txt: No such file or directory"));
  g_assert_true (g_hash_table_contains (before, "2.txt: No such file or directory"));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    g_object_unref (files[i]);
}

/* A position without a game is reviewed as such. */
static void
test_position (Fixture *fixture, gconstpointer data)
{
  open_text (fixture, "one.obf",
             "OO-O-XXXOOOOXXXXOXOXXXXXOXXXXXOOOXXXXOO-OOOOOOOX-OXOOOO----XOOOO X;\n");
  sumi_ui_test_wait (has_review, fixture->window);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Position");
  go_back (fixture);
  remove_file (fixture, "one.obf");
}

/* One game is reviewed at once, and the way back is home. */
static void
test_one (Fixture *fixture, gconstpointer data)
{
  open_text (fixture, "one.ggf", GGF);
  sumi_ui_test_wait (has_review, fixture->window);
  g_assert_cmpstr (get_record (fixture)->black, ==, "Ada");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Review");
  go_back (fixture);
  g_assert_true (SUMI_IS_HOME_PAGE (sumi_window_get_page (fixture->window)));
  remove_file (fixture, "one.ggf");
}

/* Several are listed; from a review the way back is the list. */
static void
test_several (Fixture *fixture, gconstpointer data)
{
  open_text (fixture, "several.txt", GGF GGF);
  sumi_ui_test_wait (has_games, fixture->window);
  g_assert_cmpuint (sumi_games_page_get_records (
                        SUMI_GAMES_PAGE (sumi_window_get_page (fixture->window)))
                        ->len,
                    ==, 2);
  g_signal_emit_by_name (sumi_window_get_page (fixture->window), "game-chosen", 1);
  sumi_ui_test_settle ();
  g_assert_true (has_review (fixture->window));
  go_back (fixture);
  g_assert_true (has_games (fixture->window));
  remove_file (fixture, "several.txt");
}

/* What cannot be read says where it is wrong, and one stays where one is. */
static void
test_bad (Fixture *fixture, gconstpointer data)
{
  open_text (fixture, "bad.txt", "f5d6\nc3f5");
  sumi_ui_test_wait (has_place, fixture->window);
  g_assert_true (SUMI_IS_HOME_PAGE (sumi_window_get_page (fixture->window)));
  remove_file (fixture, "bad.txt");
}

static gboolean
tells_left_out (gpointer window)
{
  return sumi_ui_test_find_if (window, is_message,
                               "1 game was left out. several.txt: Line 2, column 3: f5 is not a "
                               "legal move")
         != NULL;
}

/* Of several those that are wrong are left out, and it is told how many and where. */
static void
test_left_out (Fixture *fixture, gconstpointer data)
{
  open_text (fixture, "several.txt", "f5d6c3\nf5f5\nc4e3\n");
  sumi_ui_test_wait (has_games, fixture->window);
  g_assert_cmpuint (sumi_games_page_get_records (
                        SUMI_GAMES_PAGE (sumi_window_get_page (fixture->window)))
                        ->len,
                    ==, 2);
  sumi_ui_test_wait (tells_left_out, fixture->window);
  remove_file (fixture, "several.txt");
}

static gboolean
tells_pasted_left_out (gpointer window)
{
  return sumi_ui_test_find_if (window, is_message,
                               "1 game was left out. Pasted text: Line 2, column 3: f5 is not a "
                               "legal move")
         != NULL;
}

static void
paste (Fixture *fixture, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), text);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.paste-game", NULL);
}

/* Whatever is pasted is recognised. */
static void
test_paste (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    int n_moves;
  } table[] = {
    { "F5 d6 c3\n", 3 },
    { GGF, 2 },
    { "...........................OX......XO........................... X;", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      paste (fixture, table[i].text);
      sumi_ui_test_wait (has_review, fixture->window);
      g_assert_cmpint (get_record (fixture)->moves.n_moves, ==, table[i].n_moves);
      go_back (fixture);
      g_assert_true (SUMI_IS_HOME_PAGE (sumi_window_get_page (fixture->window)));
    }
  paste (fixture, "f5f5");
  sumi_ui_test_wait (has_pasted_place, fixture->window);
  paste (fixture, "f5d6c3\nf5f5\nc4e3\n");
  sumi_ui_test_wait (tells_pasted_left_out, fixture->window);
  g_assert_true (has_games (fixture->window));
}

/* The game that is played is reviewed as it stands, and as a value: names and all. */
static void
test_action (Fixture *fixture, gconstpointer data)
{
  SumiPlayPage *page = sumi_window_get_play_page (fixture->window);
  SumiGameTerms terms = { .players = { { FALSE, 0 }, { TRUE, 3 } }, .has_opening = TRUE };
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  g_autoptr (SumiMatchState) state = NULL;
  g_autoptr (SumiGameRecord) played = NULL;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.review", NULL);
  g_assert_false (has_review (fixture->window));
  g_assert_cmpint (sumi_transcript_from_text ("d3c5", start, &terms.opening).status, ==,
                   SUMI_NOTATION_OK);
  state = sumi_match_state_new (&terms, NULL);
  sumi_play_page_start (page, state);
  played = sumi_play_page_get_record (page);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.review", NULL);
  sumi_ui_test_settle ();
  g_assert_true (has_review (fixture->window));
  g_assert_cmpint (get_record (fixture)->moves.n_moves, ==, 2);
  g_assert_cmpmem (get_record (fixture)->moves.moves, 2, played->moves.moves, 2);
  g_assert_nonnull (played->white);
  g_assert_cmpstr (get_record (fixture)->white, ==, played->white);
}

/* Black's third move gives a corner away. */
#define BAD_GGF                                                                                    \
  "(;GM[Othello]PB[Ada]PW[Grace]DT[2026-03-14]TY[8]BO[8 -------- -------- -------- ---O*--- "      \
  "---*O--- -------- -------- -------- *]B[d3]W[c3]B[c4]W[c5]B[b2]W[a1];)\n"

static gboolean
is_kept (gpointer study)
{
  return sumi_kept_games_list (sumi_study_get_games (study))->len == 1;
}

static gboolean
has_losses (gpointer data)
{
  return sumi_ui_test_find_if (data, is_message, "you lost") != NULL;
}

/* Of a game in which nothing was lost no number is told. */
static void
test_lost_nothing (void)
{
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (BAD_GGF, NULL, NULL);
  g_autoptr (SumiGameItem) item = sumi_game_item_new (records, 0);
  g_autoptr (SumiKeptGame) game = sumi_kept_game_new ("", "", SUMI_KEPT_WHITE);

  game->is_reviewed = TRUE;
  game->lost[SUMI_KEPT_BLACK][SUMI_PHASE_OPENING] = 900;
  for (int lost = 4; lost <= 5; lost++)
    {
      g_autofree char *facts = NULL;

      game->lost[SUMI_KEPT_WHITE][SUMI_PHASE_OPENING] = lost;
      sumi_game_item_set_kept (item, game);
      facts = sumi_game_item_get_facts (item);
      g_assert_true (g_str_has_prefix (
        facts, lost == 4 ? "you lost no discs, as far as Sumi can see · "
                         : "you lost ≈0.1 discs · "));
    }
}

/* A date is shown as a day, whatever a server writes behind it; what names no day as it stands. */
static void
test_dates (void)
{
  static const char *const rows[][2] = {
    { "2026-03-14", "14 Mar 2026" },
    { "2026.03.14", "14 Mar 2026" },
    { "2026/3/14", "14 Mar 2026" },
    { "2010.10.17_05:23:05.MDT", "17 Oct 2010" },
    { "2000-4-16 11:13 EST", "16 Apr 2000" },
    { "1999", "1999" },
    { "14.3.2026", "14.3.2026" },
    { "2026-02-30", "2026-02-30" },
    { "2026-03-", "2026-03-" },
    { "a summer of 1987", "a summer of 1987" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const SumiTranscript none = { 0 };
      g_autoptr (GPtrArray) records = sumi_game_records_new ();
      g_autoptr (SumiGameItem) item = NULL;
      g_autofree char *facts = NULL;
      SumiGameRecord *record = sumi_game_record_new (&none);

      record->date = g_strdup (rows[i][0]);
      g_ptr_array_add (records, record);
      item = sumi_game_item_new (records, 0);
      facts = sumi_game_item_get_facts (item);
      g_assert_cmpstr (facts, ==, rows[i][1]);
    }
}

/* Of two people without names a game of a file has its number there; a kept one, whose number
 * would be another with each game that is kept after it, has none. */
static void
test_nameless (void)
{
  static const char *const titles[] = { "Game 1", "Black – White" };
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (BAD_GGF, NULL, NULL);
  g_autoptr (SumiGameItem) item = sumi_game_item_new (records, 0);
  g_autoptr (SumiKeptGame) game = sumi_kept_game_new ("", "", SUMI_KEPT_UNKNOWN);
  SumiGameRecord *record = records->pdata[0];

  g_clear_pointer (&record->black, g_free);
  g_clear_pointer (&record->white, g_free);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *title = sumi_game_item_get_title (item);

      g_assert_cmpstr (title, ==, titles[i]);
      sumi_game_item_set_kept (item, game);
    }
}

/* How a game ended that was not played to its end. Where it was drawn nobody gave up. */
static void
test_endings (void)
{
  static const struct
  {
    const char *result, *words;
  } cases[] = {
    { "+2.000", "Black +2" },
    { "-1.000:r", "Black resigned: White wins" },
    { "+1.000:r", "White resigned: Black wins" },
    { "-7.000:t", "Black has no time left: White wins" },
    { "+7.000:t", "White has no time left: Black wins" },
    { "+0.000:r", "Draw" },
    { "-2.000:s", "White +2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text
        = g_strdup_printf ("(;RE[%s]%s", cases[i].result, &BAD_GGF[strlen ("(;")]);
      g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
      g_autoptr (SumiGameItem) item = sumi_game_item_new (records, 0);
      g_autofree char *facts = sumi_game_item_get_facts (item);
      g_autofree char *start = g_strconcat (cases[i].words, " · ", NULL);

      g_assert_true (g_str_has_prefix (facts, start));
    }
}

static gboolean
is_made (gpointer review)
{
  return sumi_game_review_get_review (review) != NULL;
}

static gboolean
is_reviewed (gpointer study)
{
  const GPtrArray *games = sumi_kept_games_list (sumi_study_get_games (study));

  return ((const SumiKeptGame *) games->pdata[0])->is_reviewed;
}

static gboolean
has_comparison (gpointer window)
{
  return sumi_ui_test_find_if (window, is_message,
                               "Your opponent left your earlier games at move 2: c3")
         != NULL;
}

static gboolean
are_both_kept (gpointer study)
{
  return sumi_kept_games_list (sumi_study_get_games (study))->len == 2;
}

/* A game that is kept from its review is the last one, is compared with earlier ones, and leads to
 * the learner's worst move in it; what was lost is noted, and the list of games shows it. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) earlier = sumi_ggf_read_text (GGF, NULL, NULL);
  SumiGameRecord *record = earlier->pdata[0];
  SumiGameReview *review;

  begin_study (fixture, "ada");
  record->date = g_strdup ("2026-03-13");
  sumi_kept_games_keep (sumi_study_get_games (fixture->study), record, SUMI_KEPT_BLACK, NULL);
  sumi_ui_test_wait (is_kept, fixture->study);
  paste (fixture, BAD_GGF);
  sumi_ui_test_wait (has_review, fixture->window);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.keep-game", NULL);
  sumi_ui_test_wait (are_both_kept, fixture->study);
  go_back (fixture);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.review-last", NULL);
  sumi_ui_test_settle ();
  g_assert_true (has_review (fixture->window));
  sumi_ui_test_wait (has_comparison, fixture->window);
  review = sumi_review_page_get_review (SUMI_REVIEW_PAGE (sumi_window_get_page (fixture->window)));
  g_assert_cmpstr (sumi_game_review_get_record (review)->black, ==, "Ada");
  sumi_ui_test_wait (is_made, review);
  g_assert_cmpint (sumi_game_review_get_ply (review), ==, 5);
  go_back (fixture);

  sumi_ui_test_wait (is_reviewed, fixture->study);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.my-games", NULL);
  sumi_ui_test_wait (has_losses, fixture->window);
  /* The date as it is written in English. */
  g_assert_nonnull (sumi_ui_test_find_if (GTK_WIDGET (fixture->window), is_message, "· 14 "));
  g_assert_true (has_games (fixture->window));
  go_back (fixture);
  end_study (fixture);
}

/* Whether WIDGET is the list of the row that leads to where one was in the lessons. */
static gboolean
continues (GtkWidget *widget, gconstpointer data)
{
  GtkListBoxRow *row
    = GTK_IS_LIST_BOX (widget) ? gtk_list_box_get_row_at_index (GTK_LIST_BOX (widget), 0) : NULL;

  return row != NULL && GTK_IS_ACTIONABLE (row)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (row)), "win.continue") == 0;
}

/* Another learner goes on with a puzzle of a pack, but not with what was chosen for the one before;
 * the way back does not lead there. */
static void
test_other_learner (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *leaflet = sumi_place_find_pack ("leaflet.sumi.json", fixture->library);
  g_autofree char *ada = NULL;
  g_autofree char *grace = NULL;

  sumi_ui_test_wait_library (fixture->library);
  begin_study (fixture, "Ada");
  ada = sumi_learners_get_chosen (fixture->learners);
  grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  for (int is_personal = 0; is_personal < 2; is_personal++)
    {
      if (is_personal)
        gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.solve-todays-puzzles", NULL);
      else
        sumi_window_show_puzzle (fixture->window, leaflet, 0);
      sumi_ui_test_settle ();
      g_assert_true (SUMI_IS_PUZZLE_PAGE (sumi_window_get_page (fixture->window)));
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.learners", NULL);
      g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Learners");
      sumi_study_choose (fixture->study, is_personal ? ada : grace);
      sumi_ui_test_wait_study (fixture->study);
      go_back (fixture);
      if (is_personal)
        g_assert_true (SUMI_IS_HOME_PAGE (sumi_window_get_page (fixture->window)));
      else
        g_assert_true (SUMI_IS_PUZZLE_PAGE (sumi_window_get_page (fixture->window)));
    }
  end_study (fixture);
}

/* Where one learner was in the lessons is not where the next one was. */
static void
test_other_learner_in_lessons (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *lessons
    = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);
  g_autofree char *grace = NULL, *before = NULL, *after = NULL;
  GtkWidget *row;

  sumi_ui_test_wait_library (fixture->library);
  begin_study (fixture, "Ada");
  grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  sumi_window_show_lesson (fixture->window, lessons, 0, 0, NULL);
  gtk_widget_activate_action (sumi_window_get_page (fixture->window), "lesson.next", NULL);
  go_back (fixture);
  before = g_settings_get_string (fixture->settings, "last-lesson");
  g_assert_cmpstr (before, !=, "");
  row = sumi_ui_test_find_if (GTK_WIDGET (fixture->window), continues, NULL);
  g_assert_true (gtk_widget_get_visible (row));
  sumi_study_choose (fixture->study, grace);
  sumi_ui_test_wait_study (fixture->study);
  after = g_settings_get_string (fixture->settings, "last-lesson");
  g_assert_cmpstr (after, ==, "");
  g_assert_false (gtk_widget_get_visible (row));
  end_study (fixture);
}

/* What is dropped need not be the address of a file. */
static void
test_no_address (Fixture *fixture, gconstpointer data)
{
  static const char *const addresses[] = { "f5d6.sumi.json", "%%%" };

  for (gsize i = 0; i < G_N_ELEMENTS (addresses); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (addresses[i]);

      sumi_window_open (fixture->window, &file, 1);
    }
  sumi_ui_test_wait (has_toast, fixture->window);
  g_assert_true (SUMI_IS_PACK_PAGE (sumi_window_get_page (fixture->window)));
}

static gboolean
has_no_toast (gpointer window)
{
  return !has_toast (window);
}

static void
note_dismissed_cb (gboolean *is_dismissed)
{
  *is_dismissed = TRUE;
}

/* Chooses the learner ID, at which the toast in sight goes at once, not when its time is over. */
static void
choose_without_toast (Fixture *fixture, const char *id)
{
  g_autoptr (AdwToast) toast = NULL;
  gboolean is_dismissed = FALSE;
  gulong handler;

  sumi_ui_test_wait (has_toast, fixture->window);
  g_object_get (sumi_ui_test_find_toast (fixture->window), "toast", &toast, NULL);
  g_assert_cmpstr (adw_toast_get_button_label (toast), ==, "Undo");
  handler = g_signal_connect_swapped (toast, "dismissed", G_CALLBACK (note_dismissed_cb),
                                      &is_dismissed);
  sumi_study_choose (fixture->study, id);
  g_assert_true (is_dismissed);
  g_signal_handler_disconnect (toast, handler);
  sumi_ui_test_wait (has_no_toast, fixture->window);
  sumi_ui_test_wait_study (fixture->study);
}

static gboolean
is_other_toast (GtkWidget *widget, gconstpointer one)
{
  g_autoptr (AdwToast) toast = NULL;

  if (!sumi_ui_test_is_toast (widget, NULL))
    return FALSE;
  g_object_get (widget, "toast", &toast, NULL);
  return toast != one;
}

static gboolean
is_this_toast (GtkWidget *widget, gconstpointer one)
{
  return sumi_ui_test_is_toast (widget, NULL) && !is_other_toast (widget, one);
}

/* A toast that is to be alone in sight, or another one that is. */
typedef struct
{
  GtkWidget *window;
  AdwToast *toast;
} Awaited;

static gboolean
has_this_alone (gpointer data)
{
  const Awaited *awaited = data;

  return sumi_ui_test_find_if (awaited->window, is_this_toast, awaited->toast) != NULL
         && sumi_ui_test_find_if (awaited->window, is_other_toast, awaited->toast) == NULL;
}

static gboolean
has_other_alone (gpointer data)
{
  const Awaited *awaited = data;

  return sumi_ui_test_find_if (awaited->window, is_other_toast, awaited->toast) != NULL
         && sumi_ui_test_find_if (awaited->window, is_this_toast, awaited->toast) == NULL;
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* Of games that are removed one after the other the last can be brought back at once, and the one
 * before it after that; by the key, too. */
static void
test_removed_last (Fixture *fixture, gconstpointer data)
{
  Awaited first = { GTK_WIDGET (fixture->window), NULL };
  g_autoptr (AdwToast) toast = NULL;
  gboolean is_dismissed = FALSE;
  guint n_undone = 0;

  begin_study (fixture, "Ada");
  gtk_widget_activate_action (first.window, "win.my-games", NULL);
  g_signal_emit_by_name (sumi_window_get_page (fixture->window), "removed", (gint64) 1);
  sumi_ui_test_wait (has_toast, first.window);
  g_object_get (sumi_ui_test_find_toast (first.window), "toast", &toast, NULL);
  first.toast = toast;
  g_signal_connect_swapped (toast, "dismissed", G_CALLBACK (note_dismissed_cb), &is_dismissed);
  g_signal_emit_by_name (sumi_window_get_page (fixture->window), "removed", (gint64) 2);
  sumi_ui_test_wait (has_other_alone, &first);
  g_assert_false (is_dismissed);
  g_signal_handlers_disconnect_by_data (toast, &is_dismissed);
  g_signal_connect_swapped (toast, "button-clicked", G_CALLBACK (count_cb), &n_undone);
  gtk_widget_activate_action (first.window, "win.undo", NULL);
  sumi_ui_test_wait (has_this_alone, &first);
  g_assert_cmpuint (n_undone, ==, 0);
  gtk_widget_activate_action (first.window, "win.undo", NULL);
  g_assert_cmpuint (n_undone, ==, 1);
  sumi_ui_test_wait (has_no_toast, first.window);
  g_signal_handlers_disconnect_by_data (toast, &n_undone);
  end_study (fixture);
}

/* Of games that were gone through it is said that they have no mistake, but not if that was
 * stopped before. */
static void
test_stopped (Fixture *fixture, gconstpointer data)
{
  SumiGamesReviewer *reviewer;

  begin_study (fixture, "Ada");
  reviewer = sumi_study_get_reviewer (fixture->study);
  sumi_games_reviewer_start (reviewer, SUMI_REVIEWER_PUZZLES);
  sumi_games_reviewer_stop (reviewer);
  sumi_ui_test_settle ();
  g_assert_false (has_toast (fixture->window));
  sumi_games_reviewer_start (reviewer, SUMI_REVIEWER_PUZZLES);
  sumi_ui_test_wait (has_toast, fixture->window);
  end_study (fixture);
}

static SumiPractice *
get_practice (Fixture *fixture)
{
  return sumi_review_page_get_practice (
      SUMI_REVIEW_PAGE (sumi_window_get_page (fixture->window)));
}

/* What can be undone for a learner is not undone for the next one, who may have a game of the same
 * number. */
static void
test_undo_of_learner (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *leaflet = sumi_place_find_pack ("leaflet.sumi.json", fixture->library);
  g_autofree char *ada = NULL;
  g_autofree char *grace = NULL;
  SumiPack *pack;

  sumi_ui_test_wait_library (fixture->library);
  begin_study (fixture, "Ada");
  ada = sumi_learners_get_chosen (fixture->learners);
  grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  pack = sumi_pack_file_get_pack (leaflet);
  for (int is_puzzle = 0; is_puzzle < 2; is_puzzle++)
    {
      if (is_puzzle)
        {
          paste (fixture, GGF);
          sumi_ui_test_wait (has_review, fixture->window);
          g_signal_emit_by_name (get_practice (fixture), "added",
                                 sumi_pack_get_puzzle (pack, 0)->id, pack);
        }
      else
        {
          gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.my-games", NULL);
          g_signal_emit_by_name (sumi_window_get_page (fixture->window), "removed", (gint64) 1);
        }
      choose_without_toast (fixture, is_puzzle ? ada : grace);
    }
  end_study (fixture);
}

static gboolean
is_removal (GtkWidget *widget, gconstpointer name)
{
  g_autofree char *tooltip = g_strdup_printf ("Remove %s", (const char *) name);

  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0;
}

static gboolean
is_undo (GtkShortcut *shortcut)
{
  g_autofree char *trigger
    = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

  return g_str_equal (trigger, "<Control>z");
}

/* Does what the key to undo does on PAGE, in which it must be. */
static void
press_undo (GtkWidget *page)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

      for (guint j = 0; G_IS_LIST_MODEL (shortcuts)
                        && j < g_list_model_get_n_items (shortcuts); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, j);

          if (is_undo (shortcut))
            {
              gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, page, NULL);
              return;
            }
        }
    }
  g_assert_not_reached ();
}

/* Whoever was learning when removed by mistake learns again when that is undone, by the button of
 * the message or by a key; another one, who was not, does not. */
static void
test_undo_removal (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Grace", "Ada" };
  g_autofree char *ada = NULL, *grace = NULL;

  begin_study (fixture, "Ada");
  ada = sumi_learners_get_chosen (fixture->learners);
  grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.learners", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *page = GTK_WIDGET (sumi_window_get_page (fixture->window));
      g_autofree char *chosen = NULL;
      g_autoptr (AdwToast) toast = NULL;

      g_signal_emit_by_name (sumi_ui_test_find_if (page, is_removal, names[i]), "clicked");
      sumi_ui_test_wait (has_toast, fixture->window);
      g_object_get (sumi_ui_test_find_toast (fixture->window), "toast", &toast, NULL);
      if (i == 0)
        {
          /* Pressed twice, it is undone once. */
          g_signal_emit_by_name (toast, "button-clicked");
          g_signal_emit_by_name (toast, "button-clicked");
          g_assert_null (sumi_ui_test_find_if (GTK_WIDGET (fixture->window), is_other_toast,
                                               toast));
          adw_toast_dismiss (toast);
        }
      else
        {
          g_assert_true (GTK_IS_CHECK_BUTTON (
              gtk_window_get_focus (GTK_WINDOW (fixture->window))));
          press_undo (page);
        }
      sumi_ui_test_wait (has_no_toast, fixture->window);
      sumi_ui_test_wait_study (fixture->study);
      chosen = sumi_learners_get_chosen (fixture->learners);
      g_assert_cmpstr (chosen, ==, ada);
      g_assert_nonnull (sumi_ui_test_find_if (page, is_removal, names[i]));
      /* There is nothing more to undo. */
      press_undo (page);
    }
  end_study (fixture);
}

static gboolean
is_possible (gpointer practice)
{
  return sumi_practice_get_state (practice) == SUMI_PRACTICE_POSSIBLE;
}

static gboolean
is_added (gpointer practice)
{
  return sumi_practice_get_state (practice) == SUMI_PRACTICE_ADDED;
}

/* Three moves before the end, and a3 is the best one. */
#define NEARLY_OVER                                                                                \
  "f5f6e6f4g6d7c3c5d3g4c6c4e8g7f3c7h4b2g5h3b4f2e7e3g8a4c2c8b5d6a2c1b1h8d1a5h2e2b7a6g3f7g2h5d2b6h7" \
  "g1h6a1a7d8f1h1b3e1b8"

/* Begins to write the puzzle of a mistake from the review in sight. It is kept by whoever calls. */
static SumiPractice *
begin_to_practise (Fixture *fixture)
{
  SumiTranscript moves;
  SumiOwnMistake mistake = { 0 };
  SumiPractice *practice;

  g_assert_cmpint (sumi_transcript_from_text (NEARLY_OVER,
                                              sumi_position_start (SUMI_RULES_BLACK_FIRST), &moves)
                       .status,
                   ==, SUMI_NOTATION_OK);
  mistake.position = moves.end;
  mistake.move = square_of ("a8");
  paste (fixture, GGF);
  sumi_ui_test_wait (has_review, fixture->window);
  practice = g_object_ref (get_practice (fixture));
  sumi_practice_set_mistake (practice, &mistake);
  sumi_ui_test_wait (is_possible, practice);
  sumi_practice_add (practice);
  return practice;
}

/* A puzzle that is still being written from a review when the review is left comes back to the
 * learner, and when another learner is chosen, to none. */
static void
test_practise_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = sumi_own_pack_get_path ();
  g_autofree char *grace = NULL;

  begin_study (fixture, "Ada");
  grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  for (int is_for_other = 0; is_for_other < 2; is_for_other++)
    {
      g_autoptr (SumiLock) lock = sumi_lock_folder (path); /* which the writing waits for */
      g_autoptr (SumiPractice) practice = begin_to_practise (fixture);
      GtkWidget *page = sumi_window_get_page (fixture->window);

      g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
      go_back (fixture);
      sumi_ui_test_wait (is_gone, &page);
      if (is_for_other)
        sumi_study_choose (fixture->study, grace);
      g_clear_pointer (&lock, sumi_lock_free);
      sumi_ui_test_wait (is_added, practice);
      sumi_ui_test_wait_study (fixture->study);
      sumi_study_flush (fixture->study);
      g_assert_cmpint (has_toast (fixture->window), ==, !is_for_other);
      g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                        is_for_other ? 0 : 1);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  end_study (fixture);
}

/* What depends on the day is shown anew once somebody comes back to the window on another one. */
static void
test_next_day (Fixture *fixture, gconstpointer data)
{
  guint n_changes = 0;

  begin_study (fixture, "Ada");
  g_signal_connect_swapped (fixture->study, "changed", G_CALLBACK (count_cb), &n_changes);
  g_object_notify (G_OBJECT (fixture->window), "is-active");
  g_assert_cmpuint (n_changes, ==, 0);
  later_us = G_TIME_SPAN_DAY;
  for (int i = 0; i < 2; i++)
    {
      g_object_notify (G_OBJECT (fixture->window), "is-active");
      g_assert_cmpuint (n_changes, ==, 1);
    }
  later_us = 0;
  g_signal_handlers_disconnect_by_data (fixture->study, &n_changes);
  end_study (fixture);
}

static gboolean
has_no_file (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

/* A puzzle that is still being taken out when another learner is chosen is none of theirs. */
static void
test_take_out_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = sumi_own_pack_get_path ();
  g_autofree char *grace = NULL;
  g_autoptr (SumiLock) lock = NULL;
  g_autoptr (SumiPractice) practice = NULL;
  g_autoptr (AdwToast) toast = NULL;

  begin_study (fixture, "Ada");
  grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  practice = begin_to_practise (fixture);
  sumi_ui_test_wait (has_toast, fixture->window);
  g_object_get (sumi_ui_test_find_toast (fixture->window), "toast", &toast, NULL);
  lock = sumi_lock_folder (path);
  g_signal_emit_by_name (toast, "button-clicked");
  sumi_study_choose (fixture->study, grace);
  sumi_ui_test_wait_study (fixture->study);
  g_clear_pointer (&lock, sumi_lock_free);
  sumi_ui_test_wait (has_no_file, path);
  sumi_ui_test_settle ();
  sumi_study_flush (fixture->study);
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    0);
  end_study (fixture);
}

/* The review of a mistake whose puzzle was taken out offers it again. */
static void
test_take_out_of_review (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = sumi_own_pack_get_path ();
  g_autoptr (SumiPractice) practice = NULL;
  g_autoptr (AdwToast) toast = NULL;

  begin_study (fixture, "Ada");
  practice = begin_to_practise (fixture);
  sumi_ui_test_wait (has_toast, fixture->window);
  g_assert_true (is_added (practice));
  g_object_get (sumi_ui_test_find_toast (fixture->window), "toast", &toast, NULL);
  g_signal_emit_by_name (toast, "button-clicked");
  sumi_ui_test_wait (has_no_file, path);
  sumi_ui_test_wait (is_possible, practice);
  g_assert_null (sumi_practice_get_puzzle_id (practice));
  end_study (fixture);
}

#define OTHER_GGF                                                                                  \
  "(;GM[Othello]PB[ada88]PW[Grace]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- "         \
  "-------- -------- -------- *]B[f5]W[d6];)\n"

static gboolean
has_switch (gpointer window)
{
  return SUMI_IS_NAMES_PAGE (sumi_window_get_page (window))
         && sumi_ui_test_find_row (window, "ada88") != NULL;
}

static SumiKeptSide
get_side (gpointer study)
{
  const GPtrArray *games = sumi_kept_games_list (sumi_study_get_games (study));

  return ((const SumiKeptGame *) games->pdata[0])->side;
}

static gboolean
is_black (gpointer study)
{
  return get_side (study) == SUMI_KEPT_BLACK;
}

static gboolean
is_unknown (gpointer study)
{
  return get_side (study) == SUMI_KEPT_UNKNOWN;
}

static gboolean
asks_for_names (gpointer window)
{
  return sumi_ui_test_find_if (window, is_message, "Are you one of the players of these games?")
         != NULL;
}

static gboolean
has_opening (gpointer window)
{
  GtkWidget *page = sumi_window_get_page (window);

  return SUMI_IS_OPENINGS_PAGE (page)
         && sumi_openings_page_get_openings (SUMI_OPENINGS_PAGE (page)) != NULL;
}

/* From the review of a kept game the learner says which player they are, which can be undone, and
 * goes to the position in the openings. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page, *button;
  const SumiTranscript *line;

  begin_study (fixture, "Ada");
  paste (fixture, OTHER_GGF);
  sumi_ui_test_wait (has_review, fixture->window);
  page = sumi_window_get_page (fixture->window);
  gtk_widget_activate_action (page, "review.names", NULL);
  gtk_widget_activate_action (page, "review.openings", NULL);
  g_assert_true (has_review (fixture->window));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.keep-game", NULL);
  sumi_ui_test_wait (is_kept, fixture->study);
  sumi_ui_test_wait (asks_for_names, fixture->window);
  g_assert_true (is_unknown (fixture->study));

  gtk_widget_activate_action (page, "review.names", NULL);
  sumi_ui_test_wait (has_switch, fixture->window);
  sumi_ui_test_settle ();
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                             GTK_TYPE_LIST_BOX));
  button = sumi_ui_test_find_row (GTK_WIDGET (fixture->window), "ada88");
  /* One name is enough. */
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL));
  sumi_switch_row_set_active (SUMI_SWITCH_ROW (button), TRUE);
  sumi_ui_test_wait (is_black, fixture->study);
  sumi_ui_test_settle ();
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL);
  sumi_ui_test_wait (is_unknown, fixture->study);
  go_back (fixture);

  sumi_game_review_go_to (sumi_review_page_get_review (SUMI_REVIEW_PAGE (page)), 1);
  gtk_widget_activate_action (page, "review.openings", NULL);
  sumi_ui_test_wait (has_opening, fixture->window);
  line = sumi_openings_page_get_line (SUMI_OPENINGS_PAGE (sumi_window_get_page (fixture->window)));
  g_assert_cmpint (line->n_moves, ==, 1);
  g_assert_cmpint (line->moves[0], ==, 37);
  go_back (fixture);
  end_study (fixture);
}

/* Another learner is not asked about games that are not theirs. */
static void
test_asked_of_other (Fixture *fixture, gconstpointer data)
{
  g_autofree char *grace = NULL;
  g_autoptr (AdwToast) toast = NULL;
  gboolean is_dismissed = FALSE;
  gulong handler;

  begin_study (fixture, "Ada");
  grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  paste (fixture, OTHER_GGF);
  sumi_ui_test_wait (has_review, fixture->window);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.keep-game", NULL);
  sumi_ui_test_wait (asks_for_names, fixture->window);
  g_object_get (sumi_ui_test_find_toast (fixture->window), "toast", &toast, NULL);
  g_assert_cmpstr (adw_toast_get_button_label (toast), ==, "Your Names");
  handler = g_signal_connect_swapped (toast, "dismissed", G_CALLBACK (note_dismissed_cb),
                                      &is_dismissed);
  sumi_study_choose (fixture->study, grace);
  g_assert_true (is_dismissed);
  g_signal_handler_disconnect (toast, handler);
  sumi_ui_test_wait_study (fixture->study);
  end_study (fixture);
}

/* A game that does not begin as games usually do has no place in the openings, which are shown from
 * the start then. */
static void
test_no_opening (Fixture *fixture, gconstpointer data)
{
  static const char text[]
    = "(;GM[Othello]PB[Ada]PW[Grace]TY[8]BO[8 -------- -------- -------- ---O*--- ---***-- "
      "-------- -------- -------- O]W[d6]B[c3];)";
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  GtkWidget *page;
  const SumiTranscript *line;

  begin_study (fixture, "Ada");
  paste (fixture, text);
  sumi_ui_test_wait (has_review, fixture->window);
  page = sumi_window_get_page (fixture->window);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.keep-game", NULL);
  sumi_ui_test_wait (is_kept, fixture->study);
  sumi_game_review_go_to (sumi_review_page_get_review (SUMI_REVIEW_PAGE (page)), 1);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.my-openings", NULL);
  sumi_ui_test_wait (has_opening, fixture->window);
  line = sumi_openings_page_get_line (SUMI_OPENINGS_PAGE (sumi_window_get_page (fixture->window)));
  g_assert_cmpint (line->n_moves, ==, 0);
  g_assert_true (sumi_position_equal (line->end, start));
  go_back (fixture);
  end_study (fixture);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/window-games/position", test_position);
  ADD ("/window-games/one", test_one);
  ADD ("/window-games/several", test_several);
  ADD ("/window-games/left-out", test_left_out);
  ADD ("/window-games/several-files", test_several_files);
  ADD ("/window-games/many-bad-files", test_many_bad_files);
  ADD ("/window-games/bad", test_bad);
  ADD ("/window-games/no-address", test_no_address);
  ADD ("/window-games/paste", test_paste);
  ADD ("/window-games/action", test_action);
  ADD ("/window-games/kept", test_kept);
  ADD ("/window-games/names", test_names);
  ADD ("/window-games/asked-of-other", test_asked_of_other);
  ADD ("/window-games/no-opening", test_no_opening);
  g_test_add_func ("/window-games/lost-nothing", test_lost_nothing);
  g_test_add_func ("/window-games/endings", test_endings);
  g_test_add_func ("/window-games/dates", test_dates);
  g_test_add_func ("/window-games/nameless", test_nameless);
  ADD ("/window-games/other-learner", test_other_learner);
  ADD ("/window-games/other-learner/in-lessons", test_other_learner_in_lessons);
  ADD ("/window-games/stopped", test_stopped);
  ADD ("/window-games/removed-last", test_removed_last);
  ADD ("/window-games/undo-of-learner", test_undo_of_learner);
  ADD ("/window-games/undo-removal", test_undo_removal);
  ADD ("/window-games/practise-meanwhile", test_practise_meanwhile);
  ADD ("/window-games/take-out-meanwhile", test_take_out_meanwhile);
  ADD ("/window-games/take-out-of-review", test_take_out_of_review);
  ADD ("/window-games/next-day", test_next_day);
  return sumi_ui_test_run ();
}
