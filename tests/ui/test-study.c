/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a learner does at the pages is kept, and decides what is put before them on a day. */

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <unistd.h>

#include "learner-fixture.h"
#include "sumi-begun-tests.h"
#include "sumi-board-view.h"
#include "sumi-chapter-test.h"
#include "sumi-engine-help.h"
#include "sumi-class-page.h"
#include "sumi-class-results.h"
#include "sumi-game-watch.h"
#include "sumi-games-page.h"
#include "sumi-home-page.h"
#include "sumi-identity.h"
#include "sumi-kept-record.h"
#include "sumi-learn-page.h"
#include "sumi-learners-page.h"
#include "sumi-lesson-page.h"
#include "sumi-lesson-row.h"
#include "sumi-names-page.h"
#include "sumi-openings-page.h"
#include "sumi-openings-words.h"
#include "sumi-own-openings.h"
#include "sumi-own-pack.h"
#include "sumi-place.h"
#include "sumi-practice.h"
#include "sumi-puzzle-page.h"
#include "sumi-record.h"
#include "sumi-review-memory.h"
#include "sumi-review-page.h"
#include "sumi-ggf.h"
#include "sumi-symmetry.h"
#include "sumi-test-page.h"
#include "sumi-today-page.h"
#include "sumi-today-plan.h"
#include "sumi-statistics.h"
#include "sumi-statistics-page.h"
#include "sumi-study-theme.h"
#include "sumi-switch-row.h"
#include "sumi-ui-names.h"
#include "sumi-ui-test.h"
#include "sumi-ui-focus.h"
#include "sumi-watch.h"
#include "written.h"

/* A user who is not root. */
#define NOBODY 65534

#define DAY_US (G_GINT64_CONSTANT (24) * 60 * 60 * G_USEC_PER_SEC)

/* The clock's, in microseconds: a store that is still being opened may read it after its test. */
static _Atomic gint64 now;

typedef struct
{
  char *folder;
  SumiLearners *learners;
  SumiLibrary *library;
  SumiPackFile *leaflet;
  SumiStudy *study;
  GSettings *settings;
} Fixture;

static void
open_study (Fixture *fixture)
{
  SumiClock clock = { sumi_ui_test_tell_time, &now, NULL };

  fixture->study = sumi_study_new (fixture->learners, &clock);
  sumi_study_start (fixture->study);
  sumi_ui_test_wait_study (fixture->study);
}

static SumiPackFile *
find_pack (Fixture *fixture, const char *id)
{
  GListModel *packs = sumi_library_get_packs (fixture->library);

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      if (g_str_equal (sumi_pack_file_get_pack (pack_file)->id, id))
        return pack_file;
    }
  g_assert_not_reached ();
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = NULL;

  fixture->folder = g_dir_make_tmp ("sumi-study-XXXXXX", NULL);
  now = G_GINT64_CONSTANT (1790000000) * G_USEC_PER_SEC;
  fixture->learners = sumi_learners_new (fixture->folder);
  id = sumi_learners_add (fixture->learners, "Ada", NULL);
  g_assert_true (sumi_learners_choose (fixture->learners, id, NULL));
  fixture->library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  sumi_ui_test_wait_library (fixture->library);
  fixture->leaflet = g_object_ref (find_pack (fixture, "leaflet-corners"));
  fixture->settings = g_settings_new (SUMI_APP_ID);
  g_settings_reset (fixture->settings, "begun-tests");
  open_study (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  /* An opening that is under way reads the clock of the fixture. */
  sumi_ui_test_wait_study (fixture->study);
  sumi_study_flush (fixture->study);
  g_clear_object (&fixture->study);
  g_clear_object (&fixture->settings);
  g_clear_object (&fixture->leaflet);
  g_clear_object (&fixture->library);
  g_clear_object (&fixture->learners);
  sumi_ui_test_settle ();
  sumi_ui_test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

typedef struct
{
  SumiStudy *study;
  guint n;
} Awaited;

static gboolean
has_outcomes (gpointer data)
{
  const Awaited *awaited = data;

  return sumi_progress_get_n_outcomes (sumi_study_get_progress (awaited->study)) >= awaited->n;
}

static void
results_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
has_result (gpointer data)
{
  return *(GAsyncResult **) data != NULL;
}

/* What the learner did with PACK_FILE. */
static SumiResults *
make_results_of (Fixture *fixture, SumiPackFile *pack_file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  sumi_class_results_make_async (fixture->study, sumi_pack_file_get_pack (pack_file), results_cb,
                                 &result);
  sumi_ui_test_wait (has_result, &result);
  return sumi_class_results_make_finish (result, error);
}

/* What the learner did with the leaflet. */
static SumiResults *
make_results (Fixture *fixture, GError **error)
{
  return make_results_of (fixture, fixture->leaflet, error);
}

static void
wait_for_outcomes (Fixture *fixture, guint n)
{
  sumi_ui_test_wait (has_outcomes, (&(Awaited){ fixture->study, n }));
}

static gboolean
is_settled (gpointer attempt)
{
  return !sumi_attempt_is_searching (attempt)
         && sumi_attempt_get_state (attempt) != SUMI_ATTEMPT_JUDGING;
}

static void
choose (SumiAttempt *attempt, const char *name)
{
  sumi_attempt_choose (attempt, square_of (name));
  sumi_ui_test_wait (is_settled, attempt);
  sumi_attempt_go_on (attempt);
  sumi_ui_test_wait (is_settled, attempt);
}

/* Solves the first puzzle of the leaflet. */
static void
solve (SumiAttempt *attempt)
{
  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 0, 0 });
  sumi_ui_test_wait (is_settled, attempt);
  choose (attempt, "h2");
  choose (attempt, "h8");
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_SOLVED);
}

/* A puzzle solved at the first try is done, for the next run too; there is nothing to repeat. */
static void
test_first_try (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_ref_sink (sumi_puzzle_page_new (fixture->leaflet, 0));
  const SumiItem *item = sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page));

  sumi_puzzle_page_set_study (SUMI_PUZZLE_PAGE (page), fixture->study);
  solve (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  wait_for_outcomes (fixture, 1);
  g_object_unref (page);
  sumi_study_flush (fixture->study);
  g_clear_object (&fixture->study);
  now += 3 * DAY_US;
  open_study (fixture);
  g_assert_cmpint (sumi_progress_get_mark (sumi_study_get_progress (fixture->study),
                                           "leaflet-corners", item->id, ""),
                   ==, SUMI_MARK_FIRST);
  g_assert_cmpuint (sumi_progress_count_due (sumi_study_get_progress (fixture->study),
                                             sumi_study_get_day (fixture->study) + 1000),
                    ==, 0);
}

/* What another program calls a step, and is none, is asked nowhere. */
static void
test_no_steps (Fixture *fixture, gconstpointer data)
{
  static const char *const steps[] = { "-2147483648", "-1", "0", "1x", "4294967296", "two" };
  const SumiPack *pack = sumi_pack_file_get_pack (fixture->leaflet);
  g_autoptr (SumiRound) round = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (SumiOutcome) outcome = sumi_outcome_new (
        SUMI_OUTCOME_STEP, pack->id, sumi_pack_get_puzzle (pack, 0)->id, steps[i]);

      outcome->tries = 1;
      sumi_outcome_set_card (outcome, steps[i], "task");
      sumi_study_record (fixture->study, outcome);
    }
  wait_for_outcomes (fixture, G_N_ELEMENTS (steps));
  now += 40 * DAY_US;
  g_assert_cmpuint (sumi_progress_count_due (sumi_study_get_progress (fixture->study),
                                             sumi_study_get_day (fixture->study)),
                    ==, G_N_ELEMENTS (steps));
  round = sumi_today_make_review (fixture->library, sumi_study_get_progress (fixture->study),
                                  sumi_study_get_day (fixture->study), 50);
  g_assert_cmpuint (round->entries->len, ==, 0);
}

/* After a mistake it is solved, but not at the first try, and it comes back on another day. */
static void
test_mistake (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_ref_sink (sumi_puzzle_page_new (fixture->leaflet, 0));
  const SumiItem *item = sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page));
  SumiAttempt *attempt = sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page));
  SumiRound *round;

  sumi_puzzle_page_set_study (SUMI_PUZZLE_PAGE (page), fixture->study);
  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 0, 0 });
  sumi_ui_test_wait (is_settled, attempt);
  choose (attempt, "g2");
  solve (attempt);
  wait_for_outcomes (fixture, 1);
  g_assert_cmpint (sumi_progress_get_mark (sumi_study_get_progress (fixture->study),
                                           "leaflet-corners", item->id, ""),
                   ==, SUMI_MARK_SOLVED);
  now += 40 * DAY_US;
  round = sumi_today_make_review (fixture->library, sumi_study_get_progress (fixture->study),
                                  sumi_study_get_day (fixture->study), 50);
  g_assert_cmpuint (round->entries->len, ==, 1);
  g_assert_cmpstr (((const SumiRoundEntry *) round->entries->pdata[0])->id, ==, item->id);
  sumi_round_unref (round);
  g_object_unref (page);
}

/* What was left after a hint is kept as tried; what was only looked at is not kept. */
static void
test_left (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_ref_sink (sumi_puzzle_page_new (fixture->leaflet, 0));
  const char *id = sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page))->id;
  SumiAttempt *attempt;

  sumi_puzzle_page_set_study (SUMI_PUZZLE_PAGE (page), fixture->study);
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  attempt = sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page));
  sumi_ui_test_wait (is_settled, attempt);
  sumi_attempt_hint (attempt);
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  wait_for_outcomes (fixture, 1);
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    1);
  g_assert_cmpint (sumi_progress_get_mark (sumi_study_get_progress (fixture->study),
                                           "leaflet-corners", id, ""),
                   ==, SUMI_MARK_NONE);
  g_object_unref (page);
}

/* What one learner has tried is not the next one's, who begins where the other one was. */
static void
test_passed_on (Fixture *fixture, gconstpointer data)
{
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  g_autofree char *ada = sumi_learners_get_chosen (fixture->learners);
  GtkWidget *page = g_object_ref_sink (sumi_puzzle_page_new (fixture->leaflet, 0));
  SumiAttempt *attempt;

  sumi_puzzle_page_set_study (SUMI_PUZZLE_PAGE (page), fixture->study);
  attempt = sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page));
  sumi_ui_test_wait (is_settled, attempt);
  sumi_attempt_hint (attempt);
  sumi_study_choose (fixture->study, grace);
  sumi_ui_test_wait_study (fixture->study);
  g_assert_cmpuint (sumi_attempt_get_effort (attempt)->n_hints, ==, 0);
  g_object_unref (page);
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    0);
  sumi_study_choose (fixture->study, ada);
  sumi_ui_test_wait_study (fixture->study);
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    1);
}

/* "Next" leaves out what is solved, and walks on where everything is. */
static void
test_next (Fixture *fixture, gconstpointer data)
{
  const SumiPack *pack = sumi_pack_file_get_pack (fixture->leaflet);
  GtkWidget *page = g_object_ref_sink (sumi_puzzle_page_new (fixture->leaflet, 0));

  sumi_pack_file_set_solved (fixture->leaflet, sumi_pack_get_puzzle (pack, 1)->id);
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  g_assert_true (sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page))
                 == sumi_pack_get_puzzle (pack, 2));
  for (guint i = 0; i < pack->puzzles->len; i++)
    sumi_pack_file_set_solved (fixture->leaflet, sumi_pack_get_puzzle (pack, i)->id);
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  g_assert_true (sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page))
                 == sumi_pack_get_puzzle (pack, 3));
  g_object_unref (page);
}

/* A round asks what was missed once more at its end, and only once; it is done only after that. */
static void
test_round (Fixture *fixture, gconstpointer data)
{
  const SumiPack *pack = sumi_pack_file_get_pack (fixture->leaflet);
  g_autoptr (SumiRound) round = sumi_round_new (SUMI_ROUND_REVIEW);
  GtkWidget *page, *next;
  const char *first = sumi_pack_get_puzzle (pack, 0)->id;

  sumi_round_add (round, fixture->leaflet, first, SUMI_ROUND_NO_STEP);
  sumi_round_add (round, fixture->leaflet, sumi_pack_get_puzzle (pack, 1)->id,
                  SUMI_ROUND_NO_STEP);
  page = g_object_ref_sink (sumi_puzzle_page_new_round (round));
  sumi_puzzle_page_set_study (SUMI_PUZZLE_PAGE (page), fixture->study);
  /* What is tried after the solution does not count, but what was before it does, whatever follows.
   */
  solve (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  sumi_attempt_undo (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  sumi_attempt_hint (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  sumi_ui_test_wait (is_settled, sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  g_assert_cmpuint (round->entries->len, ==, 2);
  gtk_widget_activate_action (page, "puzzle.previous", NULL);
  sumi_ui_test_wait (is_settled, sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  sumi_attempt_hint (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  solve (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  sumi_attempt_restart (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  g_assert_cmpuint (round->entries->len, ==, 3);
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  g_assert_cmpstr (sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page))->id, ==, first);
  g_assert_cmpuint (round->entries->len, ==, 3);
  next = sumi_ui_test_find_button (page, "puzzle.next");
  g_assert_nonnull (sumi_ui_test_find_words (next, "Done"));
  sumi_ui_test_wait (is_settled, sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  sumi_attempt_hint (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  g_assert_null (sumi_ui_test_find_words (next, "Done"));
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  g_assert_cmpuint (round->entries->len, ==, 4);
  g_object_unref (page);
}

/* Where nearly all other puzzles are solved, those of a day are of the packs of themes. */
static void
test_days_themes (Fixture *fixture, gconstpointer data)
{
  GListModel *packs = sumi_library_get_packs (fixture->library);
  int day = sumi_study_get_day (fixture->study) + 1;
  guint n_recorded = 0, n_done;
  g_autoptr (SumiRound) early = NULL;
  g_autoptr (SumiRound) round = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);
      const SumiPack *pack = sumi_pack_file_get_pack (pack_file);

      g_assert_false (sumi_library_is_theme (fixture->library, pack_file));
      for (guint j = 0; pack != NULL && j < pack->puzzles->len; j++)
        {
          g_autoptr (SumiOutcome) outcome = sumi_outcome_new (
              SUMI_OUTCOME_PUZZLE, pack->id, sumi_pack_get_puzzle (pack, j)->id, "");

          outcome->tries = 1;
          outcome->is_solved = TRUE;
          sumi_study_record (fixture->study, outcome);
          n_recorded++;
        }
    }
  wait_for_outcomes (fixture, n_recorded);
  early = sumi_today_make_puzzles (fixture->library, sumi_study_get_progress (fixture->study), day,
                                   &n_done);
  sumi_ui_test_wait_library (fixture->library);
  round = sumi_today_make_puzzles (fixture->library, sumi_study_get_progress (fixture->study), day,
                                   &n_done);
  g_assert_cmpuint (round->entries->len, ==, SUMI_PUZZLES_A_DAY);
  for (guint i = 0; i < round->entries->len; i++)
    {
      const SumiRoundEntry *entry = round->entries->pdata[i];

      g_assert_true (sumi_library_is_theme (fixture->library, entry->pack_file));
    }
}

/* The puzzles of a day are the same all day long, whatever is solved of them and once the packs of
 * themes are read, as many of each pack as can be; another day has others. */
static void
test_days_puzzles (Fixture *fixture, gconstpointer data)
{
  guint n_done;
  int day = sumi_study_get_day (fixture->study);
  const SumiProgress *progress = sumi_study_get_progress (fixture->study);
  g_autoptr (SumiRound) round
    = sumi_today_make_puzzles (fixture->library, progress, day, &n_done);
  g_autoptr (SumiRound) other
    = sumi_today_make_puzzles (fixture->library, progress, day + 1, &n_done);
  const SumiRoundEntry *solved = round->entries->pdata[2];
  g_autoptr (SumiOutcome) outcome
    = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, sumi_pack_file_get_pack (solved->pack_file)->id,
                        solved->id, "");
  g_autoptr (SumiRound) later = NULL;
  gboolean is_other = FALSE;

  g_assert_cmpuint (round->entries->len, ==, SUMI_PUZZLES_A_DAY);
  outcome->tries = 1;
  outcome->is_solved = TRUE;
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, 1);
  sumi_library_open_themes (fixture->library);
  sumi_ui_test_wait_library (fixture->library);
  later = sumi_today_make_puzzles (fixture->library, sumi_study_get_progress (fixture->study), day,
                                   &n_done);
  g_assert_cmpuint (n_done, ==, 1);
  g_assert_cmpuint (later->entries->len, ==, SUMI_PUZZLES_A_DAY - 1);
  for (guint i = 0, j = 0; i < round->entries->len; i++)
    {
      const SumiRoundEntry *before = round->entries->pdata[i];
      guint n_alike = 0;

      for (guint k = 0; k < round->entries->len; k++)
        n_alike += ((SumiRoundEntry *) round->entries->pdata[k])->pack_file == before->pack_file;
      /* There are three packs of puzzles: corners, mobility and the leaflet. */
      g_assert_cmpuint (n_alike, ==, SUMI_PUZZLES_A_DAY / 3);
      is_other |= !g_str_equal (before->id, ((SumiRoundEntry *) other->entries->pdata[i])->id);
      if (i == 2)
        continue;
      g_assert_cmpstr (((SumiRoundEntry *) later->entries->pdata[j++])->id, ==, before->id);
    }
  g_assert_true (is_other);
}

/* A puzzle that was tried on an earlier day, and is solved on this one, is one of its puzzles that
 * is done, too; one that is solved again later is none of that day. */
static void
test_days_tried (Fixture *fixture, gconstpointer data)
{
  guint n_done;
  int day = sumi_study_get_day (fixture->study) + 1;
  g_autoptr (SumiRound) round = sumi_today_make_puzzles (
      fixture->library, sumi_study_get_progress (fixture->study), day, &n_done);
  const SumiRoundEntry *entry = round->entries->pdata[0];
  g_autoptr (SumiOutcome) outcome
    = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, sumi_pack_file_get_pack (entry->pack_file)->id,
                        entry->id, "");
  g_autoptr (SumiRound) later = NULL, other = NULL;

  outcome->tries = 1;
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, 1);
  now += DAY_US;
  outcome->is_solved = TRUE;
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, 2);
  later = sumi_today_make_puzzles (fixture->library, sumi_study_get_progress (fixture->study), day,
                                   &n_done);
  g_assert_cmpuint (n_done, ==, 1);
  g_assert_cmpuint (later->entries->len, ==, SUMI_PUZZLES_A_DAY - 1);
  for (guint i = 0; i < later->entries->len; i++)
    g_assert_cmpstr (((SumiRoundEntry *) later->entries->pdata[i])->id, ==,
                     ((SumiRoundEntry *) round->entries->pdata[i + 1])->id);

  now += DAY_US;
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, 3);
  other = sumi_today_make_puzzles (fixture->library, sumi_study_get_progress (fixture->study),
                                   day + 1, &n_done);
  g_assert_cmpuint (n_done, ==, 0);
}

/* Lessons are gone through in their order, step by step. */
static void
test_lessons (Fixture *fixture, gconstpointer data)
{
  guint index, step;
  SumiPackFile *pack_file = sumi_today_find_lesson (
      fixture->library, sumi_study_get_progress (fixture->study), &index, &step);
  const SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  const SumiItem *lesson = sumi_pack_get_lesson (pack, 0);

  g_assert_cmpuint (index, ==, 0);
  g_assert_cmpuint (step, ==, 0);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      g_autofree char *id = g_strdup_printf ("%u", i + 1);
      g_autoptr (SumiOutcome) outcome
        = sumi_outcome_new (SUMI_OUTCOME_STEP, pack->id, lesson->id, id);

      sumi_today_find_lesson (fixture->library, sumi_study_get_progress (fixture->study), &index,
                              &step);
      g_assert_cmpuint (index, ==, 0);
      g_assert_cmpuint (step, ==, i);
      outcome->is_solved = TRUE;
      sumi_study_record (fixture->study, outcome);
      wait_for_outcomes (fixture, i + 1);
    }
  g_assert_true (sumi_today_is_lesson_done (sumi_study_get_progress (fixture->study), pack_file,
                                            lesson));
  sumi_today_find_lesson (fixture->library, sumi_study_get_progress (fixture->study), &index,
                          &step);
  g_assert_cmpuint (index, ==, 1);
}

/* What the first lesson that PAGE lists says of its length. */
static const char *
get_length (GtkWidget *page)
{
  GtkWidget *row = sumi_ui_test_find (page, SUMI_TYPE_LESSON_ROW);

  return gtk_label_get_label (GTK_LABEL (sumi_ui_test_find_by_id (row, "length")));
}

static gboolean
tells_step (gpointer page)
{
  return g_str_has_prefix (get_length (page), "Step ");
}

/* A lesson that was begun says at which step it goes on. */
static void
test_begun_lesson (Fixture *fixture, gconstpointer data)
{
  guint index, step;
  SumiPackFile *pack_file = sumi_today_find_lesson (
      fixture->library, sumi_study_get_progress (fixture->study), &index, &step);
  const SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  const SumiItem *lesson = sumi_pack_get_lesson (pack, 0);
  g_autofree char *place = g_strdup_printf ("Step 3 of %u, about ", lesson->steps->len);
  GtkWidget *page = g_object_ref_sink (g_object_new (SUMI_TYPE_LEARN_PAGE, NULL));

  sumi_learn_page_set_library (SUMI_LEARN_PAGE (page), fixture->library);
  sumi_learn_page_set_study (SUMI_LEARN_PAGE (page), fixture->study, fixture->settings);
  sumi_ui_test_settle ();
  g_assert_false (tells_step (page));
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *id = g_strdup_printf ("%u", i + 1);
      g_autoptr (SumiOutcome) outcome
        = sumi_outcome_new (SUMI_OUTCOME_STEP, pack->id, lesson->id, id);

      outcome->is_solved = TRUE;
      sumi_study_record (fixture->study, outcome);
      wait_for_outcomes (fixture, i + 1);
    }
  sumi_ui_test_wait (tells_step, page);
  sumi_ui_test_settle ();
  g_assert_true (g_str_has_prefix (get_length (page), place));
  g_object_unref (page);
}

/* The guest begins with nothing, and nothing of what is done then is the learner's. */
static void
test_guest (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "a", "b", "");
  g_autofree char *id = sumi_learners_get_chosen (fixture->learners);

  outcome->tries = 1;
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, 1);
  sumi_study_choose (fixture->study, SUMI_LEARNERS_GUEST);
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    0);
  sumi_study_record (fixture->study, outcome); /* before the store is open */
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, 2);
  sumi_study_choose (fixture->study, id);
  sumi_ui_test_wait_study (fixture->study);
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    1);
}

static gboolean
has_one_outcome (gpointer folder)
{
  g_autoptr (SumiLearner) learner = sumi_learner_open (folder, NULL, NULL);

  return sumi_progress_get_n_outcomes (sumi_learner_get_progress (learner)) == 1;
}

/* What was done before a store was open is of the learner whose store that is, even if another one
 * goes on before it is. */
static void
test_late (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "a", "b", "");
  g_autofree char *ada = sumi_learners_get_chosen (fixture->learners);
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  g_autofree char *folder = sumi_learners_get_folder (fixture->learners, ada);

  outcome->tries = 1;
  sumi_study_choose (fixture->study, ada);
  sumi_study_record (fixture->study, outcome);
  sumi_study_choose (fixture->study, grace);
  sumi_ui_test_wait_study (fixture->study);
  sumi_study_flush (fixture->study);
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    0);
  sumi_ui_test_wait (has_one_outcome, folder);
}

/* Two moves, a3 and f8, before the end, and White wins. */
#define NEARLY_OVER                                                                                \
  "f5f6e6f4g6d7c3c5d3g4c6c4e8g7f3c7h4b2g5h3b4f2e7e3g8a4c2c8b5d6a2c1b1h8d1a5h2e2b7a6g3f7g2h5d2b6h7" \
  "g1h6a1a7d8f1h1b3e1b8a8"

static gboolean
is_over (gpointer match)
{
  return sumi_live_game_get_state (sumi_live_match_get_game (match)) == SUMI_LIVE_OVER;
}

/* One move, c5, before White has no discs. */
#define NEARLY_WON "e6f4e3f6g5d6e7f5"

static SumiMatchState *
create_ending (const char *moves)
{
  SumiGameTerms terms = { .first = SUMI_BLACK, .has_opening = TRUE, .seed = 7 };

  g_assert_cmpint (sumi_transcript_from_text (moves,
                                              sumi_position_start (SUMI_RULES_BLACK_FIRST),
                                              &terms.opening)
                       .status,
                   ==, SUMI_NOTATION_OK);
  terms.players[sumi_color_opposite (sumi_game_terms_get_start (&terms).turn)]
      = (SumiPlayer){ TRUE, 2 };
  return sumi_match_state_new (&terms, NULL);
}

/* How many games are to be kept, and in whose study. */
typedef struct
{
  SumiStudy *study;
  guint n, n_reviewed;
} Kept;

static gboolean
are_kept (gpointer data)
{
  const Kept *awaited = data;
  const GPtrArray *games = sumi_kept_games_list (sumi_study_get_games (awaited->study));
  guint n_reviewed = 0;

  for (guint i = 0; i < games->len; i++)
    n_reviewed += ((const SumiKeptGame *) games->pdata[i])->is_reviewed ? 1 : 0;
  return games->len == awaited->n && n_reviewed == awaited->n_reviewed;
}

static void
wait_for_games (Fixture *fixture, guint n, guint n_reviewed)
{
  Kept awaited = { fixture->study, n, n_reviewed };

  sumi_ui_test_wait (are_kept, &awaited);
  sumi_ui_test_settle ();
}

/* A match that a pack sets up is solved when it is won, and only then; here by one game, which the
 * learner wins or loses. */
static void
test_match_exercise (Fixture *fixture, gconstpointer data)
{
  const SumiSeriesTerms series_terms = { .kind = SUMI_SERIES_GAMES, .target = 1 };
  static const struct
  {
    const char *item, *moves, *last;
    SumiMark mark;
  } cases[] = {
    { "won", NEARLY_WON, "c5", SUMI_MARK_FIRST },
    { "lost", NEARLY_OVER, "a3", SUMI_MARK_TRIED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SumiMatchState) ending = create_ending (cases[i].moves);
      g_autoptr (SumiMatchState) state = NULL;
      g_autoptr (SumiLiveMatch) match = NULL;
      g_autoptr (SumiGameWatch) watch = NULL;

      ending->terms.seed += i;
      state = sumi_match_state_new (&ending->terms, &series_terms);
      sumi_match_state_set_exercise (state, "pack", cases[i].item);
      match = sumi_live_match_new (state, (SumiLivePace){ 0 });
      watch = sumi_game_watch_new (fixture->study, match);
      sumi_ui_test_settle ();
      sumi_live_game_choose (sumi_live_match_get_game (match), square_of (cases[i].last));
      sumi_ui_test_wait (is_over, match);
      wait_for_outcomes (fixture, 3 * (i + 1));
      g_assert_cmpint (sumi_progress_get_mark (sumi_study_get_progress (fixture->study), "pack",
                                               cases[i].item, ""),
                       ==, cases[i].mark);
    }
}

#define THOUGHT_MS 20
#define THOUGHT_BEFORE_MS 3600000 /* before the program was started again */

/* Until that is over by the clock that Sumi asks, whenever the system wakes who sleeps. */
static void
think (void)
{
  gint64 end = g_get_monotonic_time () + THOUGHT_MS * 1000;

  while (g_get_monotonic_time () < end)
    g_usleep (1000);
}

static double
get_games_rating (Fixture *fixture)
{
  return sumi_progress_get_games_rating (sumi_study_get_progress (fixture->study)).rating;
}

/* A game is recorded once when it is over, whoever asks about it again, with the time of its last
 * move, too, but none in which it is not in sight, as before it is gone on with. */
static void
test_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiMatchState) state = create_ending (NEARLY_OVER);
  g_autoptr (SumiLiveMatch) match = NULL;
  GtkWidget *window = gtk_window_new (), *page = gtk_label_new ("");
  SumiGameWatch *watch;
  const SumiDayStatistics *day;
  gint64 begin_us, seen_us;
  g_autoptr (SumiMatchState) end = NULL;
  g_autoptr (SumiLiveMatch) again = NULL;

  state->thought_ms = THOUGHT_BEFORE_MS;
  match = sumi_live_match_new (state, (SumiLivePace){ 0 });
  watch = sumi_game_watch_new (fixture->study, match);
  gtk_widget_hide (page);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_game_watch_set_page (watch, page);
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    0);
  think ();
  begin_us = g_get_monotonic_time ();
  gtk_widget_show (page);
  g_assert_true (gtk_widget_get_mapped (page));
  think ();
  gtk_widget_hide (page);
  seen_us = g_get_monotonic_time () - begin_us;
  think ();
  sumi_live_game_choose (sumi_live_match_get_game (match), square_of ("a3"));
  sumi_ui_test_wait (is_over, match);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_for_outcomes (fixture, 1);
  g_object_unref (watch);

  end = sumi_live_match_get_state (match);
  again = sumi_live_match_new (end, (SumiLivePace){ 0 });
  watch = sumi_game_watch_new (fixture->study, again);
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    1);
  g_object_unref (watch);
  day = sumi_progress_get_day (sumi_study_get_progress (fixture->study),
                               sumi_study_get_day (fixture->study));
  g_assert_cmpuint (day->n_games, ==, 1);
  g_assert_cmpuint (day->n_won + day->n_drawn + day->n_lost, ==, 1);
  g_assert_cmpint (day->milliseconds, >=, THOUGHT_BEFORE_MS + THOUGHT_MS);
  g_assert_cmpint (day->milliseconds, <=, THOUGHT_BEFORE_MS + seen_us / 1000);
  g_assert_cmpfloat_with_epsilon (get_games_rating (fixture), SUMI_RATING_GAMES_START.rating, 1e-9);
  wait_for_games (fixture, 1, 0);
  {
    const GPtrArray *games = sumi_kept_games_list (sumi_study_get_games (fixture->study));
    const SumiKeptGame *game = games->pdata[0];
    g_autoptr (SumiGameRecord) record = sumi_kept_game_to_record (game);
    gboolean is_black = game->side == SUMI_KEPT_BLACK;

    g_assert_cmpint (game->side, !=, SUMI_KEPT_UNKNOWN);
    g_assert_cmpstr (is_black ? record->black : record->white, ==, "Ada");
    g_assert_cmpstr (is_black ? record->white : record->black, ==, "Sumi 2");
    g_assert_true (record->has_result);
  }
}

/* Among the openings, too, GAME is one that the learner has lost. */
static void
assert_lost (const SumiKeptGame *game)
{
  g_autoptr (SumiGameRecord) record = sumi_kept_game_to_record (game);
  SumiOpenings *openings = sumi_openings_new ();

  sumi_openings_add (openings, record, TRUE, (SumiColor) game->side);
  g_assert_cmpuint (sumi_openings_count (openings, record->moves.start).n_lost, ==, 1);
  sumi_openings_free (openings);
}

/* A game that is given up is lost, though there are more discs of the learner on the board. It says
 * who is stronger only where both began alike. */
static void
test_resigned_game (Fixture *fixture, gconstpointer data)
{
  static const int handicaps[] = { 2, 0 };
  const double start = SUMI_RATING_GAMES_START.rating;

  for (guint i = 0; i < G_N_ELEMENTS (handicaps); i++)
    {
      const SumiGameTerms terms = { .players = { [SUMI_WHITE] = { TRUE, 1 } },
                                    .handicap = handicaps[i],
                                    .seed = 3 + i };
      g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
      const SumiLivePace slow = { .move_ms = G_MAXINT };
      g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, slow);
      SumiLiveGame *game = sumi_live_match_get_game (match);
      SumiGameWatch *watch = sumi_game_watch_new (fixture->study, match);
      const SumiDayStatistics *day;

      sumi_ui_test_settle ();
      sumi_live_game_choose (game, sumi_bitboard_first (sumi_live_game_get_legal_moves (game)));
      sumi_live_game_resign (game);
      wait_for_outcomes (fixture, i + 1);
      day = sumi_progress_get_day (sumi_study_get_progress (fixture->study),
                                   sumi_study_get_day (fixture->study));
      g_assert_cmpuint (day->n_lost, ==, i + 1);
      g_assert_cmpuint (day->n_games, ==, i + 1);
      g_assert_cmpint (get_games_rating (fixture) < start, ==, handicaps[i] == 0);
      g_object_unref (watch);
      wait_for_games (fixture, i + 1, 0);
      assert_lost (sumi_kept_games_list (sumi_study_get_games (fixture->study))->pdata[0]);
    }
}

/* Black's last move in a game against the program wins it. */
static SumiMatchState *
create_nearly_won (guint64 seed)
{
  SumiMatchState *state = sumi_match_state_new (&(SumiGameTerms){ .seed = seed }, NULL);

  for (const char *move = NEARLY_WON; *move != '\0'; move += 2)
    {
      const char name[] = { move[0], move[1], '\0' };

      sumi_game_play (&state->game, square_of (name));
    }
  state->terms.players[SUMI_WHITE] = (SumiPlayer){ TRUE, 2 };
  return state;
}

static void
take_back_and_win (SumiLiveMatch *match)
{
  SumiLiveGame *game = sumi_live_match_get_game (match);

  sumi_live_game_take_back (game);
  sumi_ui_test_settle ();
  sumi_live_game_choose (game, square_of ("c5"));
  sumi_ui_test_wait (is_over, match);
}

/* Whether one game is kept, which is over on the board. */
static gboolean
is_win_kept (gpointer study)
{
  const GPtrArray *games = sumi_kept_games_list (sumi_study_get_games (study));
  g_autoptr (SumiGameRecord) record
    = games->len == 1 ? sumi_kept_game_to_record (games->pdata[0]) : NULL;

  return record != NULL && sumi_position_is_over (record->moves.end);
}

/* A game that was given up, taken back and won is won, and is one game, also if the program was
 * started again meanwhile. Who goes back from the end and comes to another has ended it once. */
static void
test_resumed_game (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (SumiMatchState) state = create_nearly_won (7 + i), left = NULL;
      g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, (SumiLivePace){ 0 });
      SumiGameWatch *watch = sumi_game_watch_new (fixture->study, match);
      const SumiDayStatistics *day;

      sumi_ui_test_settle ();
      sumi_live_game_resign (sumi_live_match_get_game (match));
      wait_for_outcomes (fixture, 2 * i + 1);
      wait_for_games (fixture, i + 1, 0);
      if (i > 0)
        {
          g_object_unref (watch);
          left = sumi_live_match_get_state (match);
          g_object_unref (match);
          match = sumi_live_match_new (left, (SumiLivePace){ 0 });
          watch = sumi_game_watch_new (fixture->study, match);
          sumi_ui_test_settle ();
        }
      take_back_and_win (match);
      wait_for_outcomes (fixture, 2 * i + 2);
      take_back_and_win (match);
      sumi_study_flush (fixture->study);
      sumi_ui_test_wait (is_win_kept, fixture->study);
      g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)),
                        ==, 2 * i + 2);
      day = sumi_progress_get_day (sumi_study_get_progress (fixture->study),
                                   sumi_study_get_day (fixture->study));
      g_assert_cmpuint (day->n_games, ==, i + 1);
      g_assert_cmpuint (day->n_won, ==, i + 1);
      g_assert_cmpuint (day->n_lost, ==, 0);
      g_object_unref (watch);
    }
}

/* So does a match that a pack sets up. */
static void
test_resumed_match (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiMatchState) state = create_nearly_won (7);
  g_autoptr (SumiLiveMatch) match = NULL;
  g_autoptr (SumiGameWatch) watch = NULL;

  state->series = sumi_series_new (&(SumiSeriesTerms){ .kind = SUMI_SERIES_GAMES, .target = 1 });
  sumi_match_state_set_exercise (state, "pack", "item");
  match = sumi_live_match_new (state, (SumiLivePace){ 0 });
  watch = sumi_game_watch_new (fixture->study, match);
  sumi_ui_test_settle ();
  sumi_live_game_resign (sumi_live_match_get_game (match));
  wait_for_outcomes (fixture, 3);
  take_back_and_win (match);
  wait_for_outcomes (fixture, 6);
  g_assert_cmpint (sumi_progress_get_mark (sumi_study_get_progress (fixture->study), "pack", "item",
                                           ""),
                   ==, SUMI_MARK_FIRST);
}

/* A game that was left after its end was taken back counts as it ended first if that was on the
 * board, and as it ends once more if it was given up. It is kept once. */
static void
test_left_game (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (SumiMatchState) state = create_nearly_won (7 + i), left = NULL;
      g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, (SumiLivePace){ 0 });
      g_autoptr (SumiLiveMatch) again = NULL;
      g_autoptr (SumiGameWatch) watch = sumi_game_watch_new (fixture->study, match);
      g_autoptr (SumiGameWatch) next_watch = NULL;
      const SumiDayStatistics *day;

      sumi_ui_test_settle ();
      if (i == 0)
        sumi_live_game_choose (sumi_live_match_get_game (match), square_of ("c5"));
      else
        sumi_live_game_resign (sumi_live_match_get_game (match));
      sumi_ui_test_wait (is_over, match);
      wait_for_outcomes (fixture, i + 1);
      sumi_live_game_take_back (sumi_live_match_get_game (match));
      left = sumi_live_match_get_state (match);
      again = sumi_live_match_new (left, (SumiLivePace){ 0 });
      g_clear_object (&watch);
      next_watch = sumi_game_watch_new (fixture->study, again);
      sumi_ui_test_settle ();
      if (i == 0)
        sumi_live_game_resign (sumi_live_match_get_game (again));
      else
        sumi_live_game_choose (sumi_live_match_get_game (again), square_of ("c5"));
      sumi_ui_test_wait (is_over, again);
      sumi_study_flush (fixture->study);
      wait_for_outcomes (fixture, 2 * i + 1);
      day = sumi_progress_get_day (sumi_study_get_progress (fixture->study),
                                   sumi_study_get_day (fixture->study));
      g_assert_cmpuint (day->n_won, ==, i + 1);
      g_assert_cmpuint (day->n_lost, ==, 0);
      sumi_ui_test_wait (is_win_kept, fixture->study);
    }
}

static gboolean
is_text (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static gboolean
shows_text (GtkWidget *root, const char *text)
{
  return sumi_ui_test_find_if (root, is_text, text) != NULL;
}

static gboolean
has_game (gpointer page)
{
  return sumi_play_view_get_match (sumi_play_page_get_view (page)) != NULL;
}

static void
choose_learner (Fixture *fixture, const char *id)
{
  sumi_study_choose (fixture->study, id);
  sumi_ui_test_wait_study (fixture->study);
}

/* Each learner, and the guest, has a game: another one does not see it, who comes back finds it as
 * it was, and only then it counts. */
static void
test_game_of_other (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ada = sumi_learners_get_chosen (fixture->learners);
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  const char *const others[] = { grace, SUMI_LEARNERS_GUEST };
  g_autoptr (SumiMatchState) state = create_nearly_won (7), again = NULL;
  GtkWidget *page = g_object_new (SUMI_TYPE_HOME_PAGE, NULL), *window = gtk_window_new ();
  SumiPlayPage *play_page = sumi_home_page_get_play_page (SUMI_HOME_PAGE (page));
  SumiLiveMatch *match;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_home_page_set_library (SUMI_HOME_PAGE (page), fixture->library);
  sumi_home_page_set_study (SUMI_HOME_PAGE (page), fixture->library, fixture->study,
                            fixture->settings);
  sumi_play_page_set_study (play_page, fixture->study);
  sumi_play_page_start (play_page, state);
  sumi_ui_test_settle ();
  g_assert_true (shows_text (page, "Your last game"));

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (SumiMatchState) other = create_nearly_won (20 + i);

      choose_learner (fixture, others[i]);
      sumi_ui_test_settle ();
      g_assert_false (has_game (play_page));
      g_assert_true (shows_text (page, "I am new to Reversi"));
      sumi_play_page_start (play_page, other);
    }

  choose_learner (fixture, grace);
  sumi_ui_test_wait (has_game, play_page);
  again = sumi_play_page_get_state (play_page);
  g_assert_cmpuint (again->terms.seed, ==, 20);
  g_assert_cmpstr (again->learner, ==, grace);

  choose_learner (fixture, SUMI_LEARNERS_GUEST);
  sumi_ui_test_wait (has_game, play_page);
  g_assert_true (sumi_play_page_has_own_game (play_page));

  choose_learner (fixture, ada);
  sumi_ui_test_wait (has_game, play_page);
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==, 0);
  match = sumi_play_view_get_match (sumi_play_page_get_view (play_page));
  sumi_live_game_choose (sumi_live_match_get_game (match), square_of ("c5"));
  wait_for_outcomes (fixture, 1);
  sumi_ui_test_wait (is_win_kept, fixture->study);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The one game that all learners had is that of the learner whom it names, when they learn; with a
 * learner it goes and comes back. */
static void
test_game_taken_over (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ada = sumi_learners_get_chosen (fixture->learners);
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  g_autofree char *shared = g_build_filename (fixture->folder, "game.json", NULL);
  g_autofree char *own = g_build_filename (fixture->folder, grace, "game.json", NULL);
  g_autoptr (SumiMatchState) state = create_nearly_won (7);
  GtkWidget *page = g_object_ref_sink (g_object_new (SUMI_TYPE_PLAY_PAGE, NULL));
  SumiClock clock = { sumi_ui_test_tell_time, &now, NULL };
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (shared);
  g_autoptr (SumiLiveMatch) match = NULL;

  state->learner = g_strdup (grace);
  match = sumi_live_match_new (state, SUMI_LIVE_PACE_NORMAL);
  sumi_saved_game_keep (saved, match);
  g_assert_true (sumi_saved_game_flush (saved, NULL));
  g_clear_object (&saved);
  g_clear_object (&fixture->study);
  fixture->study = sumi_study_new (fixture->learners, &clock);
  sumi_study_set_shared_game (fixture->study, shared);
  sumi_play_page_set_study (SUMI_PLAY_PAGE (page), fixture->study);
  sumi_study_start (fixture->study);
  sumi_ui_test_wait_study (fixture->study);
  sumi_ui_test_settle ();
  g_assert_false (has_game (page));

  choose_learner (fixture, grace);
  sumi_ui_test_wait (has_game, page);
  g_assert_true (sumi_play_page_has_own_game (SUMI_PLAY_PAGE (page)));
  g_assert_false (g_file_test (shared, G_FILE_TEST_EXISTS));

  choose_learner (fixture, ada);
  g_assert_true (sumi_learners_remove (fixture->learners, grace, NULL));
  g_assert_false (g_file_test (own, G_FILE_TEST_EXISTS));
  g_assert_true (sumi_learners_restore (fixture->learners, grace, NULL));
  choose_learner (fixture, grace);
  sumi_ui_test_wait (has_game, page);
  g_object_unref (page);
}

static gboolean
has_tooltip (GtkWidget *widget, gconstpointer tooltip)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0;
}

static void
removed_cb (char **out_id, const char *id, const char *name)
{
  *out_id = g_strdup (id);
}

static gboolean
is_apply_button (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "adw-entry-apply-symbolic")
                == 0;
}

/* Where nothing is counted yet a screen reader says so with the button, which is all there is. */
static void
test_nothing_counted (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page
    = g_object_ref_sink (sumi_statistics_page_new (fixture->study, fixture->library));

  sumi_ui_tidy_names (page);
  gtk_test_accessible_assert_property (
      sumi_ui_test_find_button (page, "win.continue-lesson"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "What you solve, read and play is shown here as charts, from the first exercise on.");
  g_assert_finalize_object (page);
}

/* What a screen reader says with the text of ROW. */
static void
assert_described (GtkWidget *row, const char *description)
{
  gtk_test_accessible_assert_property (sumi_ui_test_find (row, GTK_TYPE_TEXT),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static gboolean
is_picture (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_IMAGE (widget) && gtk_widget_get_mapped (widget);
}

/* Learners are added, and removed with a way back; who is removed does not go on. */
static void
test_learners (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = sumi_learners_page_new (fixture->study);
  GtkWidget *window = gtk_window_new ();
  g_autofree char *first = sumi_learners_get_chosen (fixture->learners), *chosen = NULL;
  g_autofree char *removed = NULL, *last = NULL, *message = NULL;
  g_autoptr (GPtrArray) entries = NULL, left = NULL;
  const char *other;
  GtkWidget *entry;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  sumi_ui_test_assert_narrow (page);
  g_signal_connect_swapped (page, "removed", G_CALLBACK (removed_cb), &removed);
  entry = GTK_WIDGET (gtk_widget_get_template_child (page, SUMI_TYPE_LEARNERS_PAGE, "name_row"));
  gtk_widget_grab_focus (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Grace");
  g_assert_nonnull (sumi_ui_test_find_if (entry, is_apply_button, NULL));
  g_signal_emit_by_name (entry, "apply");
  g_assert_null (sumi_ui_test_find_if (entry, is_apply_button, NULL));

  /* Who is there already is not added; what was typed stays, to be changed or tried again. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "Grace");
  g_signal_emit_by_name (sumi_ui_test_find_if (entry, is_apply_button, NULL), "clicked");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Grace");
  g_assert_nonnull (sumi_ui_test_find_if (entry, is_apply_button, NULL));
  assert_described (entry, "There is already a learner called Grace");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Grac");
  assert_described (entry, "");
  entries = sumi_learners_list (fixture->learners);
  g_assert_cmpuint (entries->len, ==, 2);
  /* Screen readers say nothing of the pictures in the rows, which are made anew. */
  gtk_test_accessible_assert_state (
      sumi_ui_test_find_if (sumi_ui_test_find (page, ADW_TYPE_ENTRY_ROW), is_picture, NULL),
      GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  other = ((const SumiLearnerEntry *) entries->pdata[1])->name;
  gtk_editable_set_text (GTK_EDITABLE (sumi_ui_test_find (page, ADW_TYPE_ENTRY_ROW)), other);
  g_signal_emit_by_name (sumi_ui_test_find (page, ADW_TYPE_ENTRY_ROW), "apply");
  message = g_strdup_printf ("There is already a learner called %s", other);
  assert_described (sumi_ui_test_find (page, ADW_TYPE_ENTRY_ROW), message);
  chosen = sumi_learners_get_chosen (fixture->learners);
  g_assert_cmpstr (chosen, !=, first);
  sumi_ui_test_wait_study (fixture->study);

  g_signal_emit_by_name (sumi_ui_test_find_if (page, has_tooltip, "Remove Grace"), "clicked");
  g_assert_cmpstr (removed, ==, chosen);
  last = sumi_learners_get_chosen (fixture->learners);
  g_assert_cmpstr (last, ==, SUMI_LEARNERS_GUEST);
  left = sumi_learners_list (fixture->learners);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_true (sumi_learners_restore (fixture->learners, removed, NULL));
  sumi_learners_page_update (SUMI_LEARNERS_PAGE (page));
  g_assert_nonnull (sumi_ui_test_find_if (page, has_tooltip, "Remove Grace"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who cannot be removed goes on learning, and not the guest, of whom nothing is kept. */
static void
test_learner_stays (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = sumi_learners_page_new (fixture->study);
  GtkWidget *window = gtk_window_new ();
  g_autofree char *learner = sumi_learners_get_chosen (fixture->learners), *after = NULL;
  g_autofree char *name = sumi_study_get_name (fixture->study);
  g_autofree char *tooltip = g_strdup_printf ("Remove %s", name);
  g_autofree char *folder = g_build_filename (fixture->folder, "removed", NULL);

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  /* A file stands where those who are removed would go. */
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  g_signal_emit_by_name (sumi_ui_test_find_if (page, has_tooltip, tooltip), "clicked");
  sumi_ui_test_wait_study (fixture->study);
  after = sumi_learners_get_chosen (fixture->learners);
  g_assert_cmpstr (after, ==, learner);
  g_assert_cmpstr (sumi_study_get_learner_id (fixture->study), ==, learner);
  g_unlink (folder);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Learners who came from elsewhere, so that nobody is chosen yet: a single one goes on; of several
 * the page shows the guest until one is chosen, and begins there. */
static void
test_learners_unchosen (Fixture *fixture, gconstpointer data)
{
  SumiClock clock = { sumi_ui_test_tell_time, &now, NULL };
  g_autofree char *first = sumi_learners_get_chosen (fixture->learners), *chosen = NULL;
  g_autofree char *file = g_build_filename (fixture->folder, "chosen", NULL);
  g_autofree char *second = NULL;
  g_autoptr (SumiStudy) study = sumi_study_new (fixture->learners, &clock);
  GtkWidget *window, *page;

  g_assert_cmpint (g_remove (file), ==, 0);
  g_assert_false (sumi_study_is_undecided (study));
  sumi_study_start (study);
  chosen = sumi_learners_get_chosen (fixture->learners);
  g_assert_cmpstr (chosen, ==, first);
  sumi_ui_test_wait_study (study);

  second = sumi_learners_add (fixture->learners, "Grace", NULL);
  g_assert_cmpint (g_remove (file), ==, 0);
  g_assert_true (sumi_study_is_undecided (study));
  window = gtk_window_new ();
  page = sumi_learners_page_new (study);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_true (gtk_widget_grab_focus (page));
  g_assert_true (GTK_IS_CHECK_BUTTON (gtk_window_get_focus (GTK_WINDOW (window))));
  g_assert_true (
      gtk_check_button_get_active (GTK_CHECK_BUTTON (gtk_window_get_focus (GTK_WINDOW (window)))));
  g_signal_emit_by_name (sumi_ui_test_find_if (page, has_tooltip, "Remove Grace"), "clicked");
  g_assert_false (sumi_study_is_undecided (study));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_active_choice (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_CHECK_BUTTON (widget) && gtk_check_button_get_active (GTK_CHECK_BUTTON (widget));
}

/* The row of the learner whom the button with TOOLTIP removes. */
static GtkWidget *
find_row (GtkWidget *page, const char *tooltip)
{
  return gtk_widget_get_ancestor (sumi_ui_test_find_if (page, has_tooltip, tooltip),
                                  ADW_TYPE_ENTRY_ROW);
}

/* Who learns can be chosen by the keys; a name can be changed, and is said. Then what is typed in
 * another row stays, until Escape takes it back. */
static void
test_learners_by_keys (Fixture *fixture, gconstpointer data)
{
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  g_autofree char *second = NULL, *third = NULL;
  GtkWidget *page = sumi_learners_page_new (fixture->study);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *row;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  gtk_widget_grab_focus (page);
  sumi_ui_test_press (gtk_window_get_focus (GTK_WINDOW (window)), GDK_KEY_Down);
  g_assert_true (is_active_choice (gtk_window_get_focus (GTK_WINDOW (window)), NULL));
  second = sumi_learners_get_chosen (fixture->learners);
  g_assert_cmpstr (second, ==, grace);
  sumi_ui_test_press (gtk_window_get_focus (GTK_WINDOW (window)), GDK_KEY_Down);
  third = sumi_learners_get_chosen (fixture->learners);
  g_assert_cmpstr (third, ==, SUMI_LEARNERS_GUEST);
  sumi_ui_test_press (gtk_window_get_focus (GTK_WINDOW (window)), GDK_KEY_Down);
  sumi_ui_test_wait_study (fixture->study);

  row = find_row (page, "Remove Grace");
  gtk_test_accessible_assert_property (gtk_editable_get_delegate (GTK_EDITABLE (row)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Name");
  gtk_editable_set_text (GTK_EDITABLE (find_row (page, "Remove Ada")), "Ada L");
  gtk_widget_grab_focus (row);
  gtk_editable_set_text (GTK_EDITABLE (row), "Grace Hopper");
  g_signal_emit_by_name (row, "apply");
  row = find_row (page, "Remove Grace Hopper");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), row));
  g_assert_false (sumi_ui_test_press (row, GDK_KEY_Escape));
  row = find_row (page, "Remove Ada");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Ada L");
  g_assert_true (sumi_ui_test_press (row, GDK_KEY_Escape));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Ada");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where nobody can be chosen, the page goes on saying who learns. */
static void
test_learners_refused (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->folder, "chosen", NULL);
  GtkWidget *page = sumi_learners_page_new (fixture->study);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *ada, *guest;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  ada = sumi_ui_test_find_if (page, is_active_choice, NULL);
  /* In the place of the file there is something that cannot be overwritten. */
  g_assert_cmpint (g_remove (file), ==, 0);
  g_assert_cmpint (g_mkdir (file, 0700), ==, 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (ada), FALSE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (ada), TRUE);
  sumi_ui_test_wait_study (fixture->study);
  guest = sumi_ui_test_find_if (page, is_active_choice, NULL);
  g_assert_nonnull (guest);
  g_assert_true (guest != ada);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where another program has chosen another learner since, this one goes on with its own: the name
 * is the right one, and when that learner is removed the guest goes on. */
static void
test_learners_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  g_autoptr (SumiLearners) others = sumi_learners_new (fixture->folder);
  g_autofree char *name = NULL, *chosen = NULL;
  SumiResults *results;
  GtkWidget *window = gtk_window_new (), *page, *row;

  g_assert_true (sumi_learners_choose (others, grace, NULL));
  name = sumi_study_get_name (fixture->study);
  g_assert_cmpstr (name, ==, "Ada");
  results = make_results (fixture, NULL);
  g_assert_cmpstr (results->pupil, ==, "Ada");
  sumi_results_free (results);

  page = sumi_learners_page_new (fixture->study);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  row = find_row (page, "Remove Ada");
  g_assert_nonnull (sumi_ui_test_find_if (row, is_active_choice, NULL));
  g_signal_emit_by_name (sumi_ui_test_find_if (page, has_tooltip, "Remove Ada"), "clicked");
  chosen = sumi_learners_get_chosen (fixture->learners);
  g_assert_cmpstr (chosen, ==, SUMI_LEARNERS_GUEST);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What becomes ready late does not take the focus from a page that was shown above it meanwhile. */
static void
test_late_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *late = gtk_entry_new (), *above = gtk_entry_new (), *leaflet = adw_leaflet_new ();
  GtkWidget *window = gtk_window_new ();

  adw_leaflet_set_can_unfold (ADW_LEAFLET (leaflet), FALSE);
  adw_leaflet_append (ADW_LEAFLET (leaflet), late);
  adw_leaflet_append (ADW_LEAFLET (leaflet), above);
  gtk_window_set_child (GTK_WINDOW (window), leaflet);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  sumi_ui_take_focus (late);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), late));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  adw_leaflet_set_visible_child (ADW_LEAFLET (leaflet), above);
  g_assert_true (gtk_widget_get_mapped (late));
  gtk_widget_grab_focus (above);
  sumi_ui_take_focus (late);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), above));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
can_press_row (GtkWidget *page, const char *title)
{
  return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (sumi_ui_test_find_row (page, title)));
}

/* A newcomer is welcomed; who has done something finds what comes next. */
static void
test_page (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_new (SUMI_TYPE_TODAY_PAGE, NULL);
  GtkWidget *window = gtk_window_new ();
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "a", "b", "");

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_today_page_set_up (SUMI_TODAY_PAGE (page), fixture->library, fixture->study);
  sumi_ui_test_settle ();
  g_assert_true (shows_text (page, "I am new to Reversi"));
  outcome->tries = 1;
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, 1);
  sumi_ui_test_settle ();
  g_assert_false (shows_text (page, "I am new to Reversi"));
  g_assert_true (shows_text (page, "Squares and moves by name, step 1 of 15"));
  g_assert_true (shows_text (page, "Nothing to review today"));
  g_assert_true (shows_text (page, "0 of 6 solved"));
  g_assert_true (can_press_row (page, "The next lesson"));
  g_assert_false (can_press_row (page, "Nothing to review today"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_read_built_in (gpointer library)
{
  return !sumi_library_is_reading_built_in (library);
}

/* Where no lesson was found none is said to be done. */
static void
test_no_lessons (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiLibrary) library = sumi_library_new (fixture->folder, SUMI_LIBRARY_INSTALLED);
  GtkWidget *page = g_object_new (SUMI_TYPE_TODAY_PAGE, NULL);
  GtkWidget *window = gtk_window_new ();
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "a", "b", "");

  sumi_ui_test_wait (has_read_built_in, library);
  outcome->tries = 1;
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, 1);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_today_page_set_up (SUMI_TODAY_PAGE (page), library, fixture->study);
  sumi_ui_test_settle ();
  g_assert_true (shows_text (page, "Nothing to review today"));
  g_assert_false (shows_text (page, "All lessons are done"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Records an outcome of KIND about the exercise of ITEM, NULL: of one that is nowhere, as it was
 * when it stood at PLACE of the pack ID; unsolved if it is an attempt. */
static void
record_card (Fixture *fixture,
             SumiOutcomeKind kind,
             const char *id,
             const SumiItem *place,
             const SumiItem *item)
{
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (kind, id, place->id, "");
  g_autofree char *position = g_strdup_printf ("%u", g_random_int ()), *task = g_strdup ("task");

  if (item != NULL)
    {
      g_free (position);
      g_free (task);
      g_assert_true (sumi_identity_make (item->exercise, &position, &task));
    }
  outcome->tries = kind == SUMI_OUTCOME_PUZZLE ? 1 : 0;
  sumi_outcome_set_card (outcome, position, task);
  sumi_study_record (fixture->study, outcome);
}

/* A card is asked where its exercise stands now, though the pack was moved or edited since. What is
 * gone is neither asked nor foreseen, nor does it keep others from being asked. */
static void
test_moved_cards (Fixture *fixture, gconstpointer data)
{
  const SumiPack *pack = sumi_pack_file_get_pack (fixture->leaflet);
  const SumiItem *items[] = { sumi_pack_get_puzzle (pack, 0), sumi_pack_get_puzzle (pack, 1),
                              sumi_pack_get_puzzle (pack, 2) };
  const SumiProgress *progress;
  guint counts[SUMI_STATISTICS_N_FORECAST];
  g_autoptr (SumiRound) round = NULL;
  int day;

  record_card (fixture, SUMI_OUTCOME_PUZZLE, pack->id, items[0], NULL);
  record_card (fixture, SUMI_OUTCOME_PUZZLE, pack->id, items[0], items[1]);
  now += G_USEC_PER_SEC;
  record_card (fixture, SUMI_OUTCOME_PUZZLE, "elsewhere", items[1], items[0]);
  for (guint i = 0; i < SUMI_NEW_CARDS_PER_DAY; i++)
    record_card (fixture, SUMI_OUTCOME_ADD_CARD, "elsewhere", items[0], NULL);
  now += DAY_US;
  record_card (fixture, SUMI_OUTCOME_ADD_CARD, pack->id, items[2], items[2]);
  wait_for_outcomes (fixture, SUMI_NEW_CARDS_PER_DAY + 4);
  now += DAY_US;
  progress = sumi_study_get_progress (fixture->study);
  day = sumi_study_get_day (fixture->study);
  round = sumi_today_make_review (fixture->library, progress, day, 50);
  g_assert_cmpuint (round->entries->len, ==, G_N_ELEMENTS (items));
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (GPtrArray) found = g_ptr_array_new ();

      for (guint j = 0; j < round->entries->len; j++)
        {
          const SumiRoundEntry *entry = round->entries->pdata[j];

          if (entry->pack_file == fixture->leaflet && g_str_equal (entry->id, items[i]->id))
            g_ptr_array_add (found, round->entries->pdata[j]);
        }
      g_assert_cmpuint (found->len, ==, 1);
    }
  sumi_today_forecast (fixture->library, progress, day, G_N_ELEMENTS (counts), counts);
  g_assert_cmpuint (counts[0], ==, G_N_ELEMENTS (items));
  for (guint i = 1; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpuint (counts[i], ==, 0);
}

/* All that is due is counted, also where it is more than one asks at once. */
static void
test_many_due (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_new (SUMI_TYPE_TODAY_PAGE, NULL);
  GtkWidget *window = gtk_window_new ();
  SumiPackFile *corners = sumi_place_find_pack ("corners.sumi.json", fixture->library);
  const SumiPack *pack;

  sumi_ui_test_wait_read (corners);
  pack = sumi_pack_file_get_pack (corners);
  for (guint i = 0; i < SUMI_REVIEWS_PER_SESSION + 3; i++)
    record_card (fixture, SUMI_OUTCOME_PUZZLE, pack->id, pack->items->pdata[i],
                 pack->items->pdata[i]);
  wait_for_outcomes (fixture, SUMI_REVIEWS_PER_SESSION + 3);
  now += 40 * DAY_US;
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_today_page_set_up (SUMI_TODAY_PAGE (page), fixture->library, fixture->study);
  sumi_ui_test_settle ();
  g_assert_true (shows_text (page, "Review: 53 exercises are due"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Solves the first of today's puzzles, which is the Nth outcome. */
static void
solve_first_of_today (Fixture *fixture, guint n)
{
  guint n_done;
  g_autoptr (SumiRound) round = sumi_today_make_puzzles (
      fixture->library, sumi_study_get_progress (fixture->study),
      sumi_study_get_day (fixture->study), &n_done);
  const SumiRoundEntry *entry = round->entries->pdata[0];
  g_autoptr (SumiOutcome) outcome
    = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, sumi_pack_file_get_pack (entry->pack_file)->id,
                        entry->id, "");

  outcome->tries = 1;
  outcome->is_solved = TRUE;
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, n);
  sumi_ui_test_settle ();
}

/* What is left open until another day shows what there is to do on it, and what is due. */
static void
test_page_next_day (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_new (SUMI_TYPE_TODAY_PAGE, NULL), *statistics;
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const SumiPack *pack = sumi_pack_file_get_pack (fixture->leaflet);
  const SumiItem *item = sumi_pack_get_puzzle (pack, 0);

  gtk_box_append (GTK_BOX (box), page);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  sumi_today_page_set_up (SUMI_TODAY_PAGE (page), fixture->library, fixture->study);
  solve_first_of_today (fixture, 1);
  sumi_study_set_repeated (fixture->study, pack, item, "", item->exercise, TRUE);
  wait_for_outcomes (fixture, 2);
  statistics = g_object_ref_sink (sumi_statistics_page_new (fixture->study, fixture->library));
  gtk_box_append (GTK_BOX (box), statistics);
  g_assert_true (shows_text (page, "1 of 6 solved"));
  g_assert_true (shows_text (statistics, "Due today: 0. In these two weeks: 1."));
  now += DAY_US;
  sumi_study_check_day (fixture->study);
  g_assert_true (shows_text (page, "0 of 6 solved"));
  g_assert_true (shows_text (statistics, "Due today: 1. In these two weeks: 1."));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (statistics);
}

/* Of the last game no discs are said to be lost that would be written as 0.0, and without them it
 * has no worst moment. */
static void
test_last_game (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int lost[SUMI_N_GAME_PHASES];
    const char *words;
  } cases[] = {
    { { 0, 0, 0 }, "As far as Sumi can see, your moves lost no discs in it." },
    { { 2, 0, 0 }, "As far as Sumi can see, your moves lost no discs in it." },
    { { 1, 5, 1 }, "Your moves lost ≈0.1 discs, most of them in the midgame." },
    { { 50, 100, 51 }, "Your moves lost ≈2.0 discs." },
    { { 50, 100, 49 }, "Your moves lost ≈2.0 discs, most of them in the midgame." },
    { { 0, 2, 650 }, "Your moves lost 6.5 discs, most of them in the endgame." },
  };
  GtkWidget *page = g_object_new (SUMI_TYPE_TODAY_PAGE, NULL);
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_today_page_set_up (SUMI_TODAY_PAGE (page), fixture->library, fixture->study);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) games = sumi_kept_game_list_new ();
      g_autofree char *key = g_strdup_printf ("%u", i);
      SumiKeptGame *game = sumi_kept_game_new (key, "", SUMI_KEPT_WHITE);

      game->is_reviewed = TRUE;
      memcpy (game->lost[SUMI_KEPT_WHITE], cases[i].lost, sizeof cases[i].lost);
      g_ptr_array_add (games, game);
      sumi_kept_games_keep_all (sumi_study_get_games (fixture->study), games, NULL, NULL);
      wait_for_games (fixture, i + 1, i + 1);
      sumi_ui_test_settle ();
      g_assert_true (shows_text (page, cases[i].words));
      g_assert_true (shows_text (page, i < 2 ? "Your last game"
                                             : "The worst moment of your last game"));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

#define GGF(moves)                                                                                 \
  "(;GM[Othello]PB[Ada L]PW[Grace]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- "        \
  "-------- -------- -------- *]" moves ";)\n"

static void
note_told (char **told, const char *sentence)
{
  g_free (*told);
  *told = g_strdup (sentence);
}

static gboolean
is_told (gpointer data)
{
  return *(char **) data != NULL;
}

static gboolean
is_counted (gpointer page)
{
  return sumi_openings_page_get_openings (page) != NULL;
}

/* Of games of others nothing is said but how many they are; beside those of the learner, whose the
 * results are. */
static void
test_opening_words (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    SumiOpeningCount count;
    const char *words;
  } cases[] = {
    { { .n_games = 12 }, "12 games" },
    { { .n_games = 12, .n_won = 7, .n_drawn = 1, .n_lost = 4 },
      "12 games: 7 won, 1 drawn, 4 lost" },
    { { .n_games = 12, .n_won = 1 }, "12 games; you won 1, drew 0, lost 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = sumi_openings_word_count (cases[i].count);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static gboolean
has_values (gpointer page)
{
  return shows_text (page, "Estimated by the opening book: ≈");
}

/* The openings of kept games are a tree to walk through by the keyboard; what the moves are worth
 * is said to be estimated, and what the book recommends and was not tried stands there, too. */
static void
test_openings (Fixture *fixture, gconstpointer data)
{
  static const char text[] = GGF ("B[f5]W[d6]") GGF ("B[f5]W[f6]") GGF ("B[d3]W[c5]B[f6]");
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  GtkWidget *window = gtk_window_new (), *page = sumi_openings_page_new (fixture->study);
  const SumiOpenings *counted;
  GtkWidget *focus, *row;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_true (shows_text (page, "No Openings Yet"));
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_widget_grab_focus (page);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, ADW_TYPE_STATUS_PAGE));
  gtk_widget_activate_action (page, "openings.back", NULL);
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  wait_for_games (fixture, 3, 0);
  sumi_ui_test_wait (is_counted, page);
  g_assert_true (shows_text (page, "3 games"));

  row = sumi_ui_test_find (page, GTK_TYPE_LIST_BOX_ROW);
  gtk_widget_activate (row);
  sumi_ui_test_settle ();
  g_assert_true (shows_text (page, "d3"));
  row = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_LIST_BOX_ROW (row));
  sumi_ui_test_wait (has_values, page);
  g_assert_true (shows_text (page, "2 games\n"));
  g_assert_false (shows_text (page, "Proved"));
  sumi_ui_test_assert_narrow (page);
  sumi_ui_test_set_text_size (2);
  sumi_ui_test_assert_narrow (page);
  sumi_ui_test_set_text_size (1);
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (window)));
  sumi_ui_test_settle ();
  g_assert_true (shows_text (page, "Recommended by the opening book, not tried yet"));
  gtk_widget_activate_action (page, "openings.back", NULL);
  gtk_widget_activate_action (page, "openings.start", NULL);

  /* More that is known of the games leaves the focus where it is. */
  row = sumi_ui_test_find (page, SUMI_TYPE_BOARD_VIEW);
  gtk_widget_grab_focus (row);
  counted = sumi_openings_page_get_openings (SUMI_OPENINGS_PAGE (page));
  g_signal_emit_by_name (sumi_study_get_games (fixture->study), "changed");
  while (sumi_openings_page_get_openings (SUMI_OPENINGS_PAGE (page)) == counted)
    sumi_ui_test_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), row));
  g_assert_true (sumi_position_equal (
      sumi_board_scene_get (sumi_board_view_get_scene (SUMI_BOARD_VIEW (row)))->position,
      sumi_position_start (SUMI_RULES_BLACK_FIRST)));
  gtk_window_destroy (GTK_WINDOW (window));
}

#define DATED_GGF(players, date, moves)                                                            \
  "(;GM[Othello]" players date "TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- "           \
  "-------- -------- -------- *]" moves ";)\n"
#define ADA_FIRST "PB[Ada]PW[Grace]"

/* The row that compares the game of a review with earlier ones; NULL: there is none. */
static GtkWidget *
find_memory_row (GtkWidget *page)
{
  GtkWidget *view = sumi_ui_test_find (page, SUMI_TYPE_REVIEW_MEMORY);

  return gtk_widget_get_visible (view) ? sumi_ui_test_find (view, ADW_TYPE_ACTION_ROW) : NULL;
}

static gboolean
has_memory (gpointer page)
{
  return find_memory_row (page) != NULL;
}

static gboolean
has_no_memory (gpointer page)
{
  return find_memory_row (page) == NULL;
}

static void
remembered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiOpeningMemory memory;
  SumiColor side;

  g_assert_false (sumi_own_openings_remember_finish (result, &side, &memory));
  *(gboolean *) data = TRUE;
}

static gboolean
is_set (gpointer flag)
{
  return *(gboolean *) flag;
}

static void
assert_not_remembered (Fixture *fixture, const SumiGameRecord *record)
{
  gboolean is_told = FALSE;

  sumi_own_openings_remember_async (
      sumi_kept_games_list (sumi_study_get_games (fixture->study)), record, NULL, remembered_cb,
      &is_told);
  sumi_ui_test_wait (is_set, &is_told);
}

static void
remove_game (SumiKeptGames *games, const SumiGameRecord *record)
{
  const GPtrArray *kept = sumi_kept_games_list (games);
  g_autofree char *key = sumi_record_to_key (record);
  guint i = 0;

  while (!g_str_equal (((const SumiKeptGame *) kept->pdata[i])->key, key))
    i++;
  sumi_kept_games_remove_async (games, ((const SumiKeptGame *) kept->pdata[i])->id, NULL, NULL);
}

/* A review says up to where its game had come up in earlier ones, by their dates, of the same
 * colour, who left those, and what was played there; its row leads to the move by the keyboard. Of
 * a game that is not kept, that two others played, or that has no earlier ones, it says nothing. */
static void
test_memory (Fixture *fixture, gconstpointer data)
{
  static const char text[]
    = DATED_GGF (ADA_FIRST, "DT[2026-03-02]RE[+2.000]", "B[f5]W[d6]B[c3]")
    /* It was kept on 21 September. */
    DATED_GGF (ADA_FIRST, "RE[+0.000]", "B[f5]W[f6]B[e6]")
    DATED_GGF (ADA_FIRST, "DT[2026-12-24]", "B[d3]W[c5]B[f6]")
    DATED_GGF ("PB[Grace]PW[Ada]", "DT[2026-03-04]", "B[f5]W[f4]B[e3]W[f6]")
    DATED_GGF ("PB[Grace]PW[Ada]", "DT[2026-03-03]", "B[f5]W[f4]")
    DATED_GGF (ADA_FIRST, "DT[2026.3.1]RE[-2.000]", "B[f5]W[d6]B[c4]")
    DATED_GGF ("PB[Grace]PW[Alan]", "DT[2026-03-05]", "B[f5]W[f4]B[c3]");
  static const struct
  {
    const char *title, *subtitle;
    int ply; /* to which the row leads */
  } cases[] = {
    { "You left your earlier games at move 3: c3",
      "Up to there, with Black – 1 game: 0 won, 0 drawn, 1 lost\n"
      "There you had played:\nc4 – 1 game: 0 won, 0 drawn, 1 lost",
      3 },
    { "Your opponent left your earlier games at move 2: f6",
      "Up to there, with Black – 2 games: 1 won, 0 drawn, 1 lost\n"
      "There your opponents had played:\nd6 – 2 games: 1 won, 0 drawn, 1 lost",
      2 },
    { "This whole game had come up before",
      "Up to there, with Black – 1 game: 1 won, 0 drawn, 0 lost", 0 },
    { "Up to move 2 this game had come up before",
      "Up to there, with White – 1 game\nNobody had chosen a move there before.", 3 },
  };
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  SumiKeptGames *games = sumi_study_get_games (fixture->study);
  GtkWidget *window = gtk_window_new ();

  assert_not_remembered (fixture, records->pdata[0]);
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  wait_for_games (fixture, records->len, 0);
  assert_not_remembered (fixture, records->pdata[records->len - 1]);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SumiPractice) practice = sumi_practice_new ("/nowhere");
      g_autoptr (SumiGameReview) review = sumi_game_review_new (
          sumi_game_record_copy (records->pdata[i]), SUMI_REVIEW_LIMITS_NORMAL);
      GtkWidget *page = sumi_review_page_new (review, practice), *row;

      sumi_game_review_cancel (review);
      gtk_window_set_child (GTK_WINDOW (window), page);
      sumi_review_page_set_games (SUMI_REVIEW_PAGE (page), games);
      sumi_ui_test_wait (has_memory, page);
      row = find_memory_row (page);
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                       cases[i].title);
      gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           cases[i].subtitle);
      g_assert_true (gtk_widget_grab_focus (row));
      gtk_widget_activate (row);
      g_assert_cmpint (sumi_game_review_get_ply (review), ==, cases[i].ply);
      if (i == 0)
        {
          sumi_ui_test_assert_narrow (page);
          sumi_ui_test_set_text_size (2);
          sumi_ui_test_assert_narrow (page);
          sumi_ui_test_set_text_size (1);
          /* The game is not kept any more, and is again. */
          gtk_widget_grab_focus (row);
          remove_game (games, records->pdata[0]);
          sumi_ui_test_wait (has_no_memory, page);
          sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
          sumi_ui_test_wait (has_memory, page);
        }
      if (i == G_N_ELEMENTS (cases) - 1)
        {
          /* The only earlier one. */
          remove_game (games, records->pdata[i + 1]);
          sumi_ui_test_wait (has_no_memory, page);
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is hidden is not found. */
static gboolean
is_visible_text (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_is_drawable (widget)
         && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL;
}

static gboolean
is_unsettled_row (GtkWidget *widget, gconstpointer data)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_is_drawable (widget)
         && strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "after")
                != NULL;
}

static void
play_from_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_free (*(char **) data);
  *(char **) data = g_variant_dup_string (parameter, NULL);
}

/* Has WINDOW note in MOVES from where one wants to play on. */
static void
add_play_from (GtkWidget *window, char **moves)
{
  static const GActionEntry entries[]
    = { { .name = "play-from", .activate = play_from_cb, .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), moves);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(SumiOwnOpenings **) data = sumi_own_openings_count_finish (result, NULL);
}

static gboolean
is_there (gpointer place)
{
  return *(gpointer *) place != NULL;
}

/* Only a move with which the learner left earlier games more often than with each other one is the
 * most frequent; once is not often. */
static void
test_left_at (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    guint n_left;
    int left_at;
  } cases[] = {
    { DATED_GGF (ADA_FIRST, "DT[2026-03-01]", "B[f5]W[d6]B[c3]W[d3]B[c4]")
      DATED_GGF (ADA_FIRST, "DT[2026-03-02]", "B[f5]W[d6]B[c5]"),
      1, 0 },
    { DATED_GGF (ADA_FIRST, "DT[2026-03-01]", "B[f5]W[d6]B[c3]W[d3]B[c4]")
      DATED_GGF (ADA_FIRST, "DT[2026-03-02]", "B[f5]W[d6]B[c5]")
      DATED_GGF (ADA_FIRST, "DT[2026-03-03]", "B[f5]W[d6]B[c3]W[d3]B[c2]"),
      2, 0 },
    { DATED_GGF (ADA_FIRST, "DT[2026-03-01]", "B[f5]W[d6]B[c3]W[d3]B[c4]")
      DATED_GGF (ADA_FIRST, "DT[2026-03-02]", "B[f5]W[d6]B[c5]")
      DATED_GGF (ADA_FIRST, "DT[2026-03-03]", "B[f5]W[d6]B[c3]W[d3]B[c2]")
      DATED_GGF (ADA_FIRST, "DT[2026-03-04]", "B[f5]W[d6]B[c6]"),
      3, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) records
        = sumi_ggf_read_text (cases[i].text, NULL, NULL);
      g_autoptr (GHashTable) told = sumi_players_new ();
      g_autoptr (GPtrArray) kept = sumi_kept_games_convert (records, "Ada", told);
      g_autoptr (SumiOwnOpenings) own = NULL;

      sumi_own_openings_count_async (kept, NULL, counted_cb, &own);
      sumi_ui_test_wait (is_there, &own);
      g_assert_cmpuint (own->n_left, ==, cases[i].n_left);
      g_assert_cmpint (own->left_at, ==, cases[i].left_at);
    }
}

static gboolean
says_left_once (gpointer page)
{
  return sumi_ui_test_find_if (page, is_visible_text,
                               "In 1 of 2 games you left your earlier games.")
         != NULL;
}

/* At the start of the game My Openings says who leaves earlier games, and where the learner plays
 * different moves; a row leads to such a position by the keyboard, where it is said, too, and from
 * where one can play on. Of one game there is nothing to say. */
static void
test_unsettled (Fixture *fixture, gconstpointer data)
{
  static const char first[] = DATED_GGF (ADA_FIRST, "DT[2026-03-01]RE[+2.000]", "B[f5]W[d6]B[c3]");
  static const char second[]
    = DATED_GGF (ADA_FIRST, "DT[2026-03-02]RE[-2.000]", "B[f5]W[d6]B[c4]");
  static const char text[]
    = DATED_GGF (ADA_FIRST, "DT[2026-03-04]", "B[f5]W[f6]B[e6]")
    DATED_GGF (ADA_FIRST, "DT[2026-03-03]RE[+0.000]", "B[f5]W[d6]B[c5]")
    DATED_GGF (ADA_FIRST, "DT[2026-03-05]", "B[d3]W[c5]B[f6]")
    DATED_GGF ("PB[Grace]PW[Alan]", "DT[2026-03-05]", "B[d3]W[e3]B[f4]");
  static const char *const said[] = {
    "In 2 of 5 games you left your earlier games, most often at move 3.",
    "In 1 of 5 games your opponent left your earlier games.",
    "Where You Most Often Play Different Moves",
  };
  static const char choices[] = "f6 – 2 games; you won 1, drew 0, lost 0\n"
                                "d6 – 1 game: 0 won, 1 drawn, 0 lost\n"
                                "e6 – 1 game: 0 won, 0 drawn, 1 lost";
  g_autoptr (GPtrArray) one = sumi_ggf_read_text (first, NULL, NULL);
  g_autoptr (GPtrArray) another = sumi_ggf_read_text (second, NULL, NULL);
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  GtkWidget *window = gtk_window_new (), *page = sumi_openings_page_new (fixture->study), *row;
  GtkWidget *board = sumi_ui_test_find (page, SUMI_TYPE_BOARD_VIEW);
  const SumiOpenings *counted;
  g_autofree char *played_from = NULL;
  SumiTranscript line;

  add_play_from (window, &played_from);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), one, "Ada");
  wait_for_games (fixture, 1, 0);
  sumi_ui_test_wait (is_counted, page);
  sumi_ui_test_settle ();
  g_assert_nonnull (sumi_ui_test_find_if (page, is_visible_text, "1 game"));
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    g_assert_null (sumi_ui_test_find_if (page, is_visible_text, said[i]));
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), another, "Ada");
  wait_for_games (fixture, 2, 0);
  sumi_ui_test_wait (says_left_once, page);

  counted = sumi_openings_page_get_openings (SUMI_OPENINGS_PAGE (page));
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  wait_for_games (fixture, 6, 0);
  while (sumi_openings_page_get_openings (SUMI_OPENINGS_PAGE (page)) == counted)
    sumi_ui_test_settle ();
  sumi_ui_test_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    g_assert_nonnull (sumi_ui_test_find_if (page, is_visible_text, said[i]));
  g_assert_null (sumi_ui_test_find_if (page, is_visible_text, "different moves here"));
  g_assert_null (sumi_ui_test_find_button (page, "openings.play"));
  row = sumi_ui_test_find_if (page, is_unsettled_row, NULL);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "Move 3 with Black, after d3c5");
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, choices);
  sumi_ui_test_assert_narrow (page);
  sumi_ui_test_set_text_size (2);
  sumi_ui_test_assert_narrow (page);
  sumi_ui_test_set_text_size (1);

  /* More that is known of the games leaves the focus where it is. */
  gtk_widget_grab_focus (row);
  counted = sumi_openings_page_get_openings (SUMI_OPENINGS_PAGE (page));
  g_signal_emit_by_name (sumi_study_get_games (fixture->study), "changed");
  while (sumi_openings_page_get_openings (SUMI_OPENINGS_PAGE (page)) == counted)
    sumi_ui_test_settle ();
  row = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (is_unsettled_row (row, NULL));

  gtk_widget_activate (row);
  sumi_ui_test_settle ();
  sumi_transcript_from_text ("d3c5", sumi_position_start (SUMI_RULES_BLACK_FIRST), &line);
  g_assert_true (sumi_position_equal (
      sumi_board_scene_get (sumi_board_view_get_scene (SUMI_BOARD_VIEW (board)))->position,
      line.end));
  row = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "f6");
  g_assert_nonnull (sumi_ui_test_find_if (page, is_visible_text, choices));
  g_assert_nonnull (sumi_ui_test_find_if (page, is_visible_text,
                                          "With Black you have played different moves here:"));
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    g_assert_null (sumi_ui_test_find_if (page, is_visible_text, said[i]));
  sumi_ui_test_assert_narrow (page);
  row = sumi_ui_test_find_button (page, "openings.play");
  g_assert_true (gtk_widget_grab_focus (row));
  g_signal_emit_by_name (row, "clicked");
  g_assert_cmpstr (played_from, ==, "d3c5");
  gtk_widget_activate_action (page, "openings.start", NULL);
  sumi_ui_test_settle ();
  g_assert_nonnull (sumi_ui_test_find_if (page, is_unsettled_row, NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_three_rows (gpointer page)
{
  return sumi_games_page_count_found (page) == 3;
}

/* A game that was removed is at its place when it comes back, and has the focus there. The list
 * leaves the focus at the place where it is, another one where the last game was removed. */
static void
test_brought_back (Fixture *fixture, gconstpointer data)
{
  static const char text[] = GGF ("B[f5]W[d6]") GGF ("B[f5]W[f6]") GGF ("B[d3]W[c5]B[f6]");
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  SumiKeptGames *games = sumi_study_get_games (fixture->study);
  GtkWidget *window = gtk_window_new (), *page = sumi_games_page_new_kept (fixture->study);
  GtkWidget *list = sumi_ui_test_find (page, GTK_TYPE_LIST_VIEW), *row;
  gint64 id;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  wait_for_games (fixture, 3, 0);
  sumi_ui_test_wait (has_three_rows, page);
  sumi_ui_test_settle ();
  id = ((const SumiKeptGame *) sumi_kept_games_list (games)->pdata[2])->id;
  row = gtk_widget_get_next_sibling (
      gtk_widget_get_next_sibling (gtk_widget_get_first_child (list)));
  gtk_widget_grab_focus (row);
  gtk_widget_activate_action (page, "games.remove", NULL);
  /* More is learned of the games before the removal is done. */
  g_signal_emit_by_name (games, "changed");
  while (sumi_kept_games_list (games)->len == 3)
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (sumi_games_page_count_found (SUMI_GAMES_PAGE (page)), ==, 2);
    }
  sumi_ui_test_settle ();
  sumi_kept_games_bring_back (games, id);
  wait_for_games (fixture, 3, 0);
  sumi_ui_test_wait (has_three_rows, page);
  sumi_ui_test_settle ();
  row = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_parent (row) == list);
  g_assert_true (row
                 == gtk_widget_get_next_sibling (
                     gtk_widget_get_next_sibling (gtk_widget_get_first_child (list))));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
valued_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_free (sumi_engine_values_finish (result, NULL));
  *(gboolean *) data = TRUE;
}

/* What was searched for before the game is over is not shown at its end. */
static void
test_openings_end (Fixture *fixture, gconstpointer data)
{
  static const char *const moves[] = { "e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5" };
  static const char text[] = GGF ("B[f5]W[d6]");
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  GtkWidget *window = gtk_window_new (), *page = sumi_openings_page_new (fixture->study);
  GtkWidget *board = sumi_ui_test_find (page, SUMI_TYPE_BOARD_VIEW);
  SumiTranscript before;
  gboolean is_valued = FALSE;

  sumi_transcript_from_text ("e6f4e3f6g5d6e7f5", sumi_position_start (SUMI_RULES_BLACK_FIRST),
                             &before);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  wait_for_games (fixture, 1, 0);
  sumi_ui_test_wait (is_counted, page);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_signal_emit_by_name (board, "square-activated", (int) square_of (moves[i]));
  /* Of two searches that are as long, the first is over before the second. */
  sumi_engine_values_async (before.end, SUMI_SCORING_DISCS,
                            (SumiHelpLimits){ .time_us = G_USEC_PER_SEC / 2 }, NULL, valued_cb,
                            &is_valued);
  while (!is_valued)
    sumi_ui_test_settle ();
  g_assert_cmpint (sumi_board_scene_get (sumi_board_view_get_scene (SUMI_BOARD_VIEW (board)))
                       ->values.n_moves,
                   ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

static char *
get_store (Fixture *fixture)
{
  g_autofree char *id = sumi_learners_get_chosen (fixture->learners);
  g_autofree char *folder = sumi_learners_get_folder (fixture->learners, id);

  return g_build_filename (folder, "progress.sqlite", NULL);
}

/* Takes the store as another program does, as soon as no thread uses it; to be closed. */
static sqlite3 *
lock_store (Fixture *fixture)
{
  g_autofree char *path = get_store (fixture);
  sqlite3 *other;

  g_assert_cmpint (sqlite3_open (path, &other), ==, SQLITE_OK);
  sqlite3_busy_timeout (other, G_MAXINT);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN EXCLUSIVE", NULL, NULL, NULL), ==, SQLITE_OK);
  return other;
}

static void
record_one (Fixture *fixture, const char *item)
{
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "pack", item, "");

  outcome->tries = 1;
  outcome->is_solved = TRUE;
  sumi_study_record (fixture->study, outcome);
}

/* Closes the store, as if the program was ended. */
static void
close_study (Fixture *fixture)
{
  sumi_study_flush (fixture->study);
  g_clear_object (&fixture->study);
  sumi_ui_test_settle ();
}

/* Opens the study, again if need be; what the user is told meanwhile is noted in TOLD. */
static void
reopen (Fixture *fixture, char **told)
{
  SumiClock clock = { sumi_ui_test_tell_time, &now, NULL };

  g_clear_object (&fixture->study);
  fixture->study = sumi_study_new (fixture->learners, &clock);
  g_signal_connect_swapped (fixture->study, "told", G_CALLBACK (note_told), told);
  sumi_study_start (fixture->study);
}

/* Opens the study, again if need be, until the user is told something, which the caller owns. */
static char *
open_and_listen (Fixture *fixture)
{
  char *told = NULL;

  reopen (fixture, &told);
  sumi_ui_test_wait (is_told, &told);
  g_signal_handlers_disconnect_by_data (fixture->study, &told);
  return told;
}

static guint
count_outcomes (Fixture *fixture)
{
  return sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study));
}

/* Noise in place of the store: the backup of the day takes its place, and the noise is kept. */
static void
test_noise (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_store (fixture), *aside = g_strconcat (path, ".damaged-1", NULL);
  g_autofree char *told = NULL, *kept = NULL;

  record_one (fixture, "first");
  wait_for_outcomes (fixture, 1);
  close_study (fixture);
  now += DAY_US;
  open_study (fixture);
  close_study (fixture);
  g_assert_true (g_file_set_contents (path, "noise", -1, NULL));
  told = open_and_listen (fixture);
  g_assert_true (g_str_has_prefix (
      told, "The file with your progress was damaged. It was restored as it was on 20"));
  g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "noise");
  g_assert_cmpuint (count_outcomes (fixture), ==, 1);
}

/* Games that cannot be listed are said to be unreadable, not that they were not kept. */
static void
test_unlisted (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_store (fixture), *told = NULL;

  close_study (fixture);
  fixture_run_sql (path, "ALTER TABLE game RENAME COLUMN text TO words");
  told = open_and_listen (fixture);
  g_assert_true (g_str_has_prefix (told, "Your games could not be read: "));
}

/* A store that a newer version wrote is shown, and left as it is. */
static void
test_newer (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_store (fixture), *told = NULL, *again = NULL;

  record_one (fixture, "first");
  wait_for_outcomes (fixture, 1);
  close_study (fixture);
  fixture_run_sql (path, "PRAGMA user_version = 99");
  told = open_and_listen (fixture);
  g_assert_true (g_str_has_prefix (told, "A newer version of Sumi wrote your progress."));
  g_assert_cmpuint (count_outcomes (fixture), ==, 1);

  g_signal_connect_swapped (fixture->study, "told", G_CALLBACK (note_told), &again);
  record_one (fixture, "second");
  sumi_ui_test_wait (is_told, &again);
  g_assert_true (g_str_has_prefix (again, "Your progress could not be saved: "));
  g_signal_handlers_disconnect_by_data (fixture->study, &again);
}

static gboolean
is_study_open (gpointer study)
{
  return sumi_study_is_open (study);
}

/* A folder where the file of the store belongs: that is told, and what is done counts until the
 * program is ended, as a guest's. */
static void
test_no_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_store (fixture), *told = NULL;

  close_study (fixture);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  told = open_and_listen (fixture);
  g_assert_true (g_str_has_prefix (told, "Your progress could not be opened: "));
  record_one (fixture, "first");
  sumi_ui_test_wait (is_study_open, fixture->study);
  wait_for_outcomes (fixture, 1);
}

/* A folder that can only be read. */
static void
test_read_only (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_store (fixture), *folder = g_path_get_dirname (path);
  g_autofree char *lock = g_build_filename (folder, "lock", NULL), *told = NULL;
  g_autofree char *chosen = g_build_filename (fixture->folder, "chosen", NULL);

  record_one (fixture, "first");
  wait_for_outcomes (fixture, 1);
  close_study (fixture);
  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
  g_assert_cmpint (g_chmod (chosen, 0644), ==, 0);
  g_assert_cmpint (g_chmod (path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (lock, 0444), ==, 0);
  g_assert_cmpint (g_chmod (folder, 0555), ==, 0);
  /* To root nothing is read-only. */
  if (geteuid () == 0)
    g_assert_cmpint (seteuid (NOBODY), ==, 0);
  told = open_and_listen (fixture);
  g_assert_cmpint (seteuid (getuid ()), ==, 0);
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
  g_assert_cmpstr (told, ==,
                   "Your progress can be read but not written, so nothing new is kept.");
  g_assert_cmpuint (count_outcomes (fixture), ==, 1);
}

/* What cannot be written is told, and is there once it can; until then nobody is given results that
 * lack it. */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  guint n = 0;

  g_signal_connect_swapped (fixture->study, "told", G_CALLBACK (note_told), &told);
  fixture_limit_files (40 * 1024);
  for (; told == NULL; n++)
    {
      g_autofree char *item = g_strnfill (4000, (char) ('a' + n));

      record_one (fixture, item);
      sumi_study_flush (fixture->study);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_null (make_results (fixture, &error));
  fixture_limit_files (0);
  g_assert_true (g_str_has_prefix (
      error->message,
      "What you did last could not be saved, and would be missing: The disk is full"));
  g_assert_cmpuint (n, >, 1);
  g_assert_true (
      g_str_has_prefix (told, "Your progress could not be saved: The disk is full"));
  record_one (fixture, "more");
  wait_for_outcomes (fixture, n + 1);
  g_signal_handlers_disconnect_by_data (fixture->study, &told);
}

#define HELD_MS 50

static void
begin_and_record (Fixture *fixture)
{
  sumi_study_start (fixture->study);
  record_one (fixture, "first");
}

static gboolean
unlock_cb (gpointer other)
{
  sqlite3_close (other);
  return G_SOURCE_REMOVE;
}

/* What is done before the store is open is recorded, though the program is left at once, while
 * another one has the store for a moment. */
static void
test_left_at_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GApplication) application = g_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  SumiClock clock = { sumi_ui_test_tell_time, &now, NULL };

  g_clear_object (&fixture->study);
  fixture->study = sumi_study_new (fixture->learners, &clock);
  g_timeout_add (HELD_MS, unlock_cb, lock_store (fixture));
  g_application_set_default (application);
  g_signal_connect_swapped (application, "activate", G_CALLBACK (begin_and_record), fixture);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_application_set_default (NULL);
  sumi_study_flush (fixture->study);
  g_clear_object (&fixture->study);
  open_study (fixture);
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    1);
}

/* So it is while another program holds the file for long; nothing waits for that. */
static void
test_locked (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (SumiResults) results = NULL;
  g_autofree char *told = NULL;
  sqlite3 *other;

  record_one (fixture, "before");
  wait_for_outcomes (fixture, 1);
  other = lock_store (fixture);
  g_signal_connect_swapped (fixture->study, "told", G_CALLBACK (note_told), &told);
  record_one (fixture, "first");
  sumi_ui_test_wait (is_told, &told);
  sumi_class_results_make_async (fixture->study, sumi_pack_file_get_pack (fixture->leaflet),
                                 results_cb, &result);
  sqlite3_close (other);
  g_assert_true (g_str_has_prefix (
      told, "Your progress could not be saved: Another program is using the file"));
  sumi_ui_test_wait (has_result, &result);
  results = sumi_class_results_make_finish (result, NULL);
  g_assert_nonnull (results);
  record_one (fixture, "second");
  wait_for_outcomes (fixture, 3);
  g_signal_handlers_disconnect_by_data (fixture->study, &told);
}

/* What cannot be read is given to nobody as results, and is named. */
static void
test_unreadable (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_store (fixture);
  g_autoptr (GError) error = NULL;
  sqlite3 *other;

  record_one (fixture, "before");
  wait_for_outcomes (fixture, 1);
  g_assert_cmpint (sqlite3_open (path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "ALTER TABLE outcome RENAME TO lost", NULL, NULL, NULL),
                   ==, SQLITE_OK);
  g_assert_null (make_results (fixture, &error));
  g_assert_true (g_str_has_prefix (error->message, "Your progress could not be opened: "));
  g_assert_cmpint (sqlite3_exec (other, "ALTER TABLE lost RENAME TO outcome", NULL, NULL, NULL),
                   ==, SQLITE_OK);
  sqlite3_close (other);
}

static void
write_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A folder of games in several forms, one of them twice, and of what is no game. */
static char *
make_folder_of_games (Fixture *fixture)
{
  char *folder = g_build_filename (fixture->folder, "games", NULL);
  g_autofree char *inner = g_build_filename (folder, "older", NULL);

  g_assert_cmpint (g_mkdir_with_parents (inner, 0700), ==, 0);
  write_file (folder, "a.ggf", GGF ("B[f5]W[d6]") GGF ("B[f5]W[f6]"));
  write_file (folder, "b.txt", "f5d6\n");
  write_file (folder, "c.jpg", "this is no game");
  write_file (folder, ".hidden", "f5f4");
  write_file (inner, "d.txt", "f5f4c3\n");
  return folder;
}

/* The games of a folder, and of the folders in it, are added; a page says how far that is, and can
 * stop it. */
static void
test_import_folder (Fixture *fixture, gconstpointer data)
{
  SumiGamesImport *import = sumi_study_get_import (fixture->study);
  g_autofree char *path = make_folder_of_games (fixture);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *window = gtk_window_new (), *page = sumi_games_page_new_kept (fixture->study);
  g_autofree char *told = NULL;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_swapped (fixture->study, "told", G_CALLBACK (note_told), &told);
  g_ptr_array_add (files, g_file_new_for_path (path));

  sumi_games_import_add_files (import, files, "Ada");
  g_assert_true (shows_text (page, "Reading file 1 of 1…"));
  gtk_widget_activate_action (page, "games.stop-import", NULL);
  g_assert_false (sumi_games_import_is_running (import));
  g_assert_cmpstr (told, ==, "Stopped. 0 games were added to your games");
  g_clear_pointer (&told, g_free);
  sumi_ui_test_settle ();
  g_assert_cmpuint (sumi_kept_games_list (sumi_study_get_games (fixture->study))->len, ==, 0);

  sumi_games_import_add_files (import, files, "Ada");
  sumi_ui_test_wait (is_told, &told);
  g_assert_cmpstr (told, ==,
                   "3 games were added to your games. 1 file was not a game that Sumi can read");
  g_assert_cmpuint (sumi_kept_games_list (sumi_study_get_games (fixture->study))->len, ==, 3);
  g_assert_false (sumi_games_import_is_running (import));
  sumi_ui_test_assert_narrow (page);

  /* Of several games in a file those that are wrong are left out, which is told. */
  g_clear_pointer (&told, g_free);
  write_file (path, "b.txt", "f5f4d3\nf5f5\nf5d6c4\n");
  sumi_games_import_add_files (import, files, "Ada");
  sumi_ui_test_wait (is_told, &told);
  g_assert_cmpstr (told, ==,
                   "2 games were added to your games. 1 game was left out. b.txt: Line 2, column "
                   "3: f5 is not a legal move. 1 file was not a game that Sumi can read");

  /* Nothing is said of games where there are none. */
  {
    g_autofree char *empty = g_build_filename (fixture->folder, "empty", NULL);

    g_clear_pointer (&told, g_free);
    g_assert_cmpint (g_mkdir (empty, 0700), ==, 0);
    g_ptr_array_set_size (files, 0);
    g_ptr_array_add (files, g_file_new_for_path (empty));
    sumi_games_import_add_files (import, files, "Ada");
    sumi_ui_test_wait (is_told, &told);
    g_assert_cmpstr (told, ==, "0 games were added to your games");
    g_rmdir (empty);
  }
  g_signal_handlers_disconnect_by_data (fixture->study, &told);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GPtrArray *
read_game (const char *text)
{
  return sumi_ggf_read_text (text, NULL, NULL);
}

/* What is added after an import was stopped, whose last games are still being kept, is kept. */
static void
test_import_after_stop (Fixture *fixture, gconstpointer data)
{
  SumiGamesImport *import = sumi_study_get_import (fixture->study);
  g_autoptr (GPtrArray) first = read_game (GGF ("B[f5]W[d6]")), last = read_game (GGF ("B[f5]"));
  sqlite3 *other = lock_store (fixture);

  /* Once the games were read they wait for the store. */
  for (gulong pause_us = 1; !sumi_games_import_is_running (import); pause_us *= 2)
    {
      sumi_games_import_add_records (import, first, "Ada");
      g_usleep (pause_us);
      sumi_ui_test_settle ();
      sumi_games_import_stop (import);
    }
  sumi_games_import_add_records (import, last, "Ada");
  sqlite3_close (other);
  wait_for_games (fixture, 2, 0);
  g_assert_false (sumi_games_import_is_running (import));
}

static gboolean
lists_one (gpointer page)
{
  return sumi_games_page_count_found (page) == 1;
}

static gboolean
lists_two (gpointer page)
{
  return sumi_games_page_count_found (page) == 2;
}

/* How large the label TEXT of PAGE is written. */
static int
get_font_size (GtkWidget *page, const char *text)
{
  PangoContext *context
    = gtk_widget_get_pango_context (sumi_ui_test_find_if (page, is_text, text));

  return pango_font_description_get_size (pango_context_get_font_description (context));
}

/* Whether the buttons below the games on PAGE are written in one size. */
static gboolean
has_one_size (gpointer page)
{
  return get_font_size (page, "Add Games") == get_font_size (page, "My Openings");
}

/* Whether the buttons of BOX leave most of a narrow window to the games above them. */
static gboolean
leaves_room (gpointer box)
{
  int height;

  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 348, NULL, &height, NULL, NULL);
  return height < 200;
}

static gboolean
is_list_view (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LIST_VIEW (widget);
}

/* Removes the first of the two games on PAGE by the keyboard: Tab leads to its row. */
static void
remove_first (GtkWidget *page)
{
  GtkWidget *list = sumi_ui_test_find_if (page, is_list_view, NULL);

  gtk_widget_activate_action (page, "games.remove", NULL);
  g_assert_true (lists_two (page));
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_get_parent (gtk_root_get_focus (gtk_widget_get_root (page))) == list);
  gtk_widget_activate_action (page, "games.remove", NULL);
  g_assert_true (lists_one (page));
}

/* The same, after which the other row has the focus. Returns the game's id. */
static gint64
remove_by_key (Fixture *fixture, GtkWidget *page)
{
  const GPtrArray *games = sumi_kept_games_list (sumi_study_get_games (fixture->study));
  GtkWidget *list = sumi_ui_test_find_if (page, is_list_view, NULL);
  GtkRoot *root = gtk_widget_get_root (page);
  gint64 ids[2];

  for (guint i = 0; i < 2; i++)
    ids[i] = ((const SumiKeptGame *) games->pdata[i])->id;
  remove_first (page);
  wait_for_games (fixture, 1, 0);
  g_assert_true (gtk_widget_get_parent (gtk_root_get_focus (root)) == list);
  games = sumi_kept_games_list (sumi_study_get_games (fixture->study));
  return ids[((const SumiKeptGame *) games->pdata[0])->id == ids[0]];
}

/* Games of a file are kept once; removed, brought back, reviewed, and there the next time. */
static void
test_kept_games (Fixture *fixture, gconstpointer data)
{
  static const char text[] = GGF ("B[f5]W[d6]") GGF ("B[f5]W[f6]");
  SumiKeptGames *games = sumi_study_get_games (fixture->study);
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  GtkWidget *window = gtk_window_new (), *page = sumi_games_page_new_kept (fixture->study);
  GtkWidget *search = sumi_ui_test_find (page, GTK_TYPE_SEARCH_ENTRY);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) play = g_simple_action_new ("new-game", NULL);
  g_autofree char *told = NULL;
  gint64 id;

  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (play));
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_true (shows_text (page, "No Games Yet"));
  g_assert_null (sumi_ui_test_find_button (page, "win.my-openings"));
  g_assert_false (gtk_widget_get_mapped (search));
  g_assert_true (gtk_widget_grab_focus (page));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == sumi_ui_test_find_button (page, "win.new-game"));

  g_signal_connect_swapped (fixture->study, "told", G_CALLBACK (note_told), &told);
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  wait_for_games (fixture, 2, 0);
  sumi_ui_test_wait (is_told, &told);
  g_assert_cmpstr (told, ==, "2 games were added to your games");
  sumi_ui_test_wait (lists_two, page);
  g_assert_true (gtk_widget_get_mapped (search));
  g_assert_true (sumi_ui_has_focus_in (search));
  g_assert_nonnull (sumi_ui_test_find_button (page, "win.my-openings"));
  sumi_ui_test_set_text_size (2);
  gtk_widget_add_css_class (window, "large-text");
  sumi_ui_test_wait (leaves_room,
                     gtk_widget_get_parent (sumi_ui_test_find_button (page, "win.my-openings")));
  sumi_ui_test_wait (has_one_size, page);
  sumi_ui_test_set_text_size (1);
  g_clear_pointer (&told, g_free);
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  sumi_ui_test_wait (is_told, &told);
  g_assert_cmpstr (told, ==, "These games were already kept");

  id = remove_by_key (fixture, page);
  sumi_kept_games_bring_back (games, id);
  wait_for_games (fixture, 2, 0);
  gtk_widget_activate_action (page, "games.review-all", NULL);
  wait_for_games (fixture, 2, 2);
  sumi_ui_test_wait (lists_two, page);
  g_assert_true (shows_text (page, "discs lost: Black"));
  gtk_window_destroy (GTK_WINDOW (window));
  g_signal_handlers_disconnect_by_data (fixture->study, &told);

  sumi_study_flush (fixture->study);
  g_object_unref (fixture->study);
  open_study (fixture);
  wait_for_games (fixture, 2, 2);
  games = sumi_study_get_games (fixture->study);
  g_assert_cmpstr (((const SumiKeptGame *) sumi_kept_games_list (games)->pdata[0])->findings, ==,
                   "lessons\n");
}

#define GAME_OF(players, moves)                                                                    \
  "(;GM[Othello]" players "TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- "       \
  "-------- -------- *]" moves ";)\n"

static gboolean
has_switches (gpointer page)
{
  return sumi_ui_test_find_row (page, "Bob") != NULL;
}

/* The sides that the learner has in the games from the oldest one on: B, W or a dot. */
static char *
list_sides (Fixture *fixture)
{
  const GPtrArray *games = sumi_kept_games_list (sumi_study_get_games (fixture->study));
  GString *found = g_string_new (NULL);

  for (guint i = games->len; i > 0; i--)
    g_string_append_c (found, ".BW"[((const SumiKeptGame *) games->pdata[i - 1])->side + 1]);
  return g_string_free (found, FALSE);
}

static void
assert_sides (Fixture *fixture, const char *sides)
{
  g_autofree char *found = list_sides (fixture);

  g_assert_cmpstr (found, ==, sides);
}

typedef struct
{
  Fixture *fixture;
  const char *sides;
} Sides;

static gboolean
has_sides (gpointer data)
{
  const Sides *awaited = data;
  g_autofree char *found = list_sides (awaited->fixture);

  return g_str_equal (found, awaited->sides);
}

static void
wait_for_sides (Fixture *fixture, const char *sides)
{
  Sides awaited = { fixture, sides };

  sumi_ui_test_wait (has_sides, &awaited);
}

static gboolean
is_named (gpointer before)
{
  return *(SumiPlayerNaming **) before != NULL;
}

static void
note_named_cb (SumiPlayerNaming **out_before, const SumiPlayerNaming *before, gboolean is_learner)
{
  *out_before = g_new (SumiPlayerNaming, 1);
  **out_before = (SumiPlayerNaming){ g_strdup (before->player), before->telling,
                                     sumi_kept_game_list_copy (before->games) };
}

/* Switches PLAYER on PAGE, and returns how it was before, which is owned by the caller. */
static SumiPlayerNaming *
switch_player (GtkWidget *page, const char *player, gboolean is_learner)
{
  GtkWidget *button = sumi_ui_test_find_row (page, player);
  SumiPlayerNaming *before = NULL;

  g_assert_cmpint (sumi_switch_row_get_active (SUMI_SWITCH_ROW (button)), !=, is_learner);
  g_signal_connect_swapped (page, "named", G_CALLBACK (note_named_cb), &before);
  sumi_switch_row_set_active (SUMI_SWITCH_ROW (button), is_learner);
  sumi_ui_test_wait (is_named, &before);
  g_signal_handlers_disconnect_by_data (page, &before);
  return before;
}

/* Whether nothing is told but that the learner is who is called so, and ada88. */
static gboolean
tells_two_names (gpointer games)
{
  GHashTable *told = sumi_kept_games_get_told (games);

  return g_hash_table_size (told) == 2
         && GPOINTER_TO_INT (g_hash_table_lookup (told, "ada")) == SUMI_PLAYER_LEARNER
         && GPOINTER_TO_INT (g_hash_table_lookup (told, "ada88")) == SUMI_PLAYER_LEARNER;
}

/* The learner says by which names they play: that holds for all games, those that are added later
 * and the next time, too; it can be undone and taken back, and leaves games with the program. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  static const char text[] = GAME_OF ("PB[ada88]PW[Bob]", "B[f5]W[d6]")
    GAME_OF ("PB[Bob]PW[Ada88]", "B[f5]W[f6]") GAME_OF ("PB[Ada]PW[Bob]", "B[f5]W[f4]")
      GAME_OF ("PB[Ada]PW[ada88]", "B[d3]W[c3]") GAME_OF ("PB[Eve]PW[eve]", "B[c4]W[c3]");
  static const char more[] = GAME_OF ("PB[Cid]PW[ADA88]", "B[d3]W[c5]");
  static const char here[] = GAME_OF ("PB[Ada]PW[Sumi 3]", "B[d3]W[e3]");
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  g_autoptr (GPtrArray) later = sumi_ggf_read_text (more, NULL, NULL);
  g_autoptr (GPtrArray) played = sumi_ggf_read_text (here, NULL, NULL);
  SumiGamesImport *import = sumi_study_get_import (fixture->study);
  SumiKeptGames *games = sumi_study_get_games (fixture->study);
  g_autoptr (SumiPlayerNaming) ada88 = NULL, ada = NULL, bob = NULL;
  GtkWidget *window = gtk_window_new (), *page = sumi_names_page_new (fixture->study, NULL);

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_kept_games_keep (games, played->pdata[0], SUMI_KEPT_BLACK, NULL);
  sumi_games_import_add_records (import, records, "Ada");
  wait_for_games (fixture, 6, 0);
  assert_sides (fixture, "B..BB.");
  sumi_ui_test_wait (has_switches, page);
  sumi_ui_test_assert_narrow (page);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (gtk_widget_get_ancestor (
                       sumi_ui_test_find_row (page, "Eve"), ADW_TYPE_ACTION_ROW))), ==, "1 game");
  g_assert_null (sumi_ui_test_find_row (page, "Sumi 3"));

  ada88 = switch_player (page, "ada88", TRUE);
  assert_sides (fixture, "BBWB..");
  g_assert_cmpuint (ada88->games->len, ==, 3);
  sumi_games_import_add_records (import, later, "Ada");
  wait_for_games (fixture, 7, 0);
  assert_sides (fixture, "BBWB..W");

  ada = switch_player (page, "Ada", FALSE);
  assert_sides (fixture, "BBW.W.W");
  bob = switch_player (page, "Bob", TRUE);
  assert_sides (fixture, "B..WW.W");
  sumi_kept_games_undo_naming (games, bob);
  sumi_kept_games_undo_naming (games, ada);
  sumi_ui_test_wait (tells_two_names, games);
  assert_sides (fixture, "BBWB..W");
  gtk_window_destroy (GTK_WINDOW (window));

  sumi_study_flush (fixture->study);
  g_object_unref (fixture->study);
  open_study (fixture);
  games = sumi_study_get_games (fixture->study);
  sumi_ui_test_wait (tells_two_names, games);
  wait_for_games (fixture, 7, 0);
  assert_sides (fixture, "BBWB..W");
}

/* Whether the names on PAGE are those of five games, in this order. */
static gboolean
lists_more_names (gpointer page)
{
  static const char *const names[] = { "Ada", "Eve", "Bob", "Cid", "Dan" };
  GtkWidget *list = sumi_ui_test_find (page, GTK_TYPE_LIST_BOX);
  gsize n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row), n++)
    {
      if (n >= G_N_ELEMENTS (names) || !sumi_ui_test_is_row (row, names[n]))
        return FALSE;
    }
  return n == G_N_ELEMENTS (names);
}

/* Games that come while somebody goes through the names put them in another order, and take the
 * focus from none. */
static void
test_names_grow (Fixture *fixture, gconstpointer data)
{
  static const char text[] = GAME_OF ("PB[Ada]PW[Bob]", "B[f5]W[d6]")
    GAME_OF ("PB[Bob]PW[Cid]", "B[f5]W[f6]");
  static const char more[] = GAME_OF ("PB[Ada]PW[Eve]", "B[d3]W[c5]")
    GAME_OF ("PB[Eve]PW[Dan]", "B[d3]W[e3]") GAME_OF ("PB[Eve]PW[Ada]", "B[c4]W[e3]");
  g_autoptr (GPtrArray) records = read_game (text), later = read_game (more);
  SumiGamesImport *import = sumi_study_get_import (fixture->study);
  GtkWidget *window = gtk_window_new (), *page = sumi_names_page_new (fixture->study, NULL);
  GtkWidget *cid;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_games_import_add_records (import, records, "Ada");
  wait_for_games (fixture, 2, 0);
  sumi_ui_test_wait (has_switches, page);
  sumi_ui_test_settle ();
  cid = sumi_ui_test_find_row (page, "Cid");
  gtk_widget_grab_focus (cid);
  sumi_games_import_add_records (import, later, "Ada");
  sumi_ui_test_wait (lists_more_names, page);
  sumi_ui_test_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == cid);
  g_assert_true (sumi_ui_test_find_row (page, "Cid") == cid);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
note_before_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiPlayerNaming **out_before = data;
  gboolean is_learner;

  *out_before = sumi_kept_games_name_finish (SUMI_KEPT_GAMES (source), result, &is_learner);
}

/* What is told of players holds for games, too, that are added, or were removed, meanwhile, and no
 * longer once it is undone. */
static void
test_names_meanwhile (Fixture *fixture, gconstpointer data)
{
  static const char text[] = GAME_OF ("PB[ada88]PW[Bob]", "B[f5]W[d6]")
    GAME_OF ("PB[Bob]PW[Cid]", "B[f5]W[f6]");
  static const char more[] = GAME_OF ("PB[Cid]PW[ADA88]", "B[d3]W[c5]");
  static const char last[] = GAME_OF ("PB[ada88]PW[Cid]", "B[d3]W[e3]");
  g_autoptr (GPtrArray) records = read_game (text), later = read_game (more);
  g_autoptr (GPtrArray) after = read_game (last);
  SumiGamesImport *import = sumi_study_get_import (fixture->study);
  SumiKeptGames *games = sumi_study_get_games (fixture->study);
  g_autoptr (SumiPlayerNaming) before = NULL;
  gint64 id;

  sumi_games_import_add_records (import, records, "Ada");
  wait_for_games (fixture, 2, 0);
  assert_sides (fixture, "..");
  id = ((const SumiKeptGame *) sumi_kept_games_list (games)->pdata[1])->id;
  sumi_kept_games_remove_async (games, id, NULL, NULL);
  wait_for_sides (fixture, ".");

  sumi_games_import_add_records (import, later, "Ada");
  sumi_kept_games_name_async (games, "Ada88", TRUE, note_before_cb, &before);
  wait_for_sides (fixture, ".W");
  sumi_ui_test_wait (is_named, &before);
  sumi_kept_games_bring_back (games, id);
  wait_for_sides (fixture, "B.W");

  sumi_games_import_add_records (import, after, "Ada");
  wait_for_sides (fixture, "B.WB");
  sumi_kept_games_undo_naming (games, before);
  wait_for_sides (fixture, "....");
}

static gboolean
is_told_learner (gpointer games)
{
  return g_hash_table_contains (sumi_kept_games_get_told (games), "ada");
}

static gboolean
shows_both_names (gpointer page)
{
  static const char *const names[] = { "Ada", "Grace", "Bob" };
  guint n_right = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *button = sumi_ui_test_find_row (page, names[i]);

      n_right += button != NULL
                 && sumi_switch_row_get_active (SUMI_SWITCH_ROW (button))
                        == !g_str_equal (names[i], "Bob");
    }
  return n_right == G_N_ELEMENTS (names);
}

/* Who is renamed is still the learner in the games by the former name, those that are added later,
 * too; and those by the new name are theirs. IS_AWAY: somebody else is learning meanwhile. */
static void
check_renaming (Fixture *fixture, gboolean is_away)
{
  static const char text[] = GAME_OF ("PB[Ada]PW[Bob]", "B[f5]W[d6]")
    GAME_OF ("PB[Bob]PW[Grace]", "B[f5]W[f6]");
  static const char more[] = GAME_OF ("PB[Cid]PW[Ada]", "B[d3]W[c5]");
  g_autoptr (GPtrArray) records = read_game (text), later = read_game (more);
  g_autofree char *chosen = sumi_learners_get_chosen (fixture->learners);
  SumiGamesImport *import = sumi_study_get_import (fixture->study);
  SumiKeptGames *games = sumi_study_get_games (fixture->study);
  GtkWidget *window = gtk_window_new (), *page = sumi_names_page_new (fixture->study, NULL);

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_games_import_add_records (import, records, "Ada");
  wait_for_games (fixture, 2, 0);
  assert_sides (fixture, "B.");
  sumi_ui_test_wait (has_switches, page);
  sumi_ui_test_wait (is_told_learner, games);

  if (is_away)
    sumi_study_choose (fixture->study, SUMI_LEARNERS_GUEST);
  g_assert_true (sumi_learners_rename (fixture->learners, chosen, "Grace", NULL));
  if (is_away)
    sumi_study_choose (fixture->study, chosen);
  wait_for_sides (fixture, "BW");
  sumi_ui_test_wait (shows_both_names, page);
  sumi_games_import_add_records (import, later, "Grace");
  wait_for_games (fixture, 3, 0);
  assert_sides (fixture, "BWW");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_names_renamed (Fixture *fixture, gconstpointer data)
{
  check_renaming (fixture, FALSE);
}

static void
test_names_renamed_away (Fixture *fixture, gconstpointer data)
{
  check_renaming (fixture, TRUE);
}

static void
note_removed_cb (gboolean *is_removed)
{
  *is_removed = TRUE;
}

/* A game that cannot be removed, as from a store that a newer version wrote, is listed again, and
 * never said to be removed. */
static void
test_not_removed (Fixture *fixture, gconstpointer data)
{
  static const char text[] = GGF ("B[f5]W[d6]") GGF ("B[f5]W[f6]");
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  g_autofree char *path = get_store (fixture), *told = NULL, *again = NULL;
  GtkWidget *window = gtk_window_new (), *page;
  gboolean is_removed = FALSE;

  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  wait_for_games (fixture, 2, 0);
  close_study (fixture);
  fixture_run_sql (path, "PRAGMA user_version = 99");
  told = open_and_listen (fixture);
  page = sumi_games_page_new_kept (fixture->study);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_wait (lists_two, page);

  g_signal_connect_swapped (fixture->study, "told", G_CALLBACK (note_told), &again);
  g_signal_connect_swapped (page, "removed", G_CALLBACK (note_removed_cb), &is_removed);
  remove_first (page);
  sumi_ui_test_wait (is_told, &again);
  g_assert_true (g_str_has_prefix (again, "The game could not be removed: "));
  sumi_ui_test_wait (lists_two, page);
  g_assert_false (is_removed);
  g_signal_handlers_disconnect_by_data (fixture->study, &again);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Games that were kept before the learner was called as in them become those of the learner once
 * they are added again; they are not told to be new, and are there once. */
static void
test_renamed (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "(;GM[Othello]PB[ada77]PW[Ben]BO[8 ---------------------------O*------"
                             "*O--------------------------- *]B[f5]W[d6];)";
  SumiKeptGames *games = sumi_study_get_games (fixture->study);
  SumiGamesImport *import = sumi_study_get_import (fixture->study);
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  g_autofree char *told = NULL;
  const char *const names[] = { "Ada", "ada77", "Ben" };

  g_signal_connect_swapped (fixture->study, "told", G_CALLBACK (note_told), &told);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_clear_pointer (&told, g_free);
      sumi_games_import_add_records (import, records, names[i]);
      sumi_ui_test_wait (is_told, &told);
      g_assert_cmpstr (told, ==,
                       i == 0 ? "1 game was added to your games" : "These games were already kept");
      g_assert_cmpuint (sumi_kept_games_list (games)->len, ==, 1);
      g_assert_cmpint (((const SumiKeptGame *) sumi_kept_games_list (games)->pdata[0])->side, ==,
                       i == 0 ? SUMI_KEPT_UNKNOWN : SUMI_KEPT_BLACK);
    }
  g_signal_handlers_disconnect_by_data (fixture->study, &told);
  sumi_study_flush (fixture->study);
  g_object_unref (fixture->study);
  open_study (fixture);
  wait_for_games (fixture, 1, 0);
  games = sumi_study_get_games (fixture->study);
  g_assert_cmpint (((const SumiKeptGame *) sumi_kept_games_list (games)->pdata[0])->side, ==,
                   SUMI_KEPT_BLACK);
}

/* Of a file's games those are kept that the search leaves. */
static void
test_keep_found (Fixture *fixture, gconstpointer data)
{
  static const char text[]
    = GGF ("B[f5]W[d6]B[c3]") GGF ("B[f5]W[f6]") GGF ("B[f5]W[d6]B[c4]");
  SumiKeptGames *games = sumi_study_get_games (fixture->study);
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  GtkWidget *window = gtk_window_new (), *page, *search;

  page = sumi_games_page_new (records, "games.ggf");
  sumi_games_page_set_study (SUMI_GAMES_PAGE (page), fixture->study);
  gtk_window_set_child (GTK_WINDOW (window), page);
  search = sumi_ui_test_find (page, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (search), "f5d7");
  g_signal_emit_by_name (search, "search-changed");
  gtk_widget_activate_action (page, "games.keep-all", NULL);
  g_assert_false (sumi_games_import_is_running (sumi_study_get_import (fixture->study)));

  gtk_editable_set_text (GTK_EDITABLE (search), "f5d6");
  g_signal_emit_by_name (search, "search-changed");
  gtk_widget_activate_action (page, "games.keep-all", NULL);
  wait_for_games (fixture, 2, 0);
  for (guint i = 0; i < 2; i++)
    {
      const SumiKeptGame *game = sumi_kept_games_list (games)->pdata[i];

      g_assert_null (g_strstr_len (game->text, -1, "W[f6]"));
    }

  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  gtk_widget_activate_action (page, "games.keep-all", NULL);
  wait_for_games (fixture, 3, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

/* The end of a lesson leads to a first game only who has none. */
static void
test_first_game (Fixture *fixture, gconstpointer data)
{
  static const char text[] = GGF ("B[f5]W[d6]B[c3]");
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, NULL);
  SumiPackFile *lessons
    = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);
  GtkWidget *window = gtk_window_new (), *page;
  guint n_steps;

  sumi_ui_test_wait_read (lessons);
  n_steps = sumi_pack_get_lesson (sumi_pack_file_get_pack (lessons), 0)->steps->len;
  page = sumi_lesson_page_new (lessons, 0, n_steps - 1, NULL);
  sumi_lesson_page_set_study (SUMI_LESSON_PAGE (page), fixture->study);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (page, "lesson.next", NULL);
  g_assert_nonnull (sumi_ui_test_find_button (page, "win.new-game"));
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  wait_for_games (fixture, 1, 0);
  gtk_widget_activate_action (page, "lesson.previous", NULL);
  gtk_widget_activate_action (page, "lesson.next", NULL);
  g_assert_null (sumi_ui_test_find_button (page, "win.new-game"));
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

/* Whoever goes on inside a lesson that another one has finished has answered nothing of it. */
static void
test_lesson_of_other (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *lessons
    = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);
  GtkWidget *window = gtk_window_new (), *page;
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  g_autofree char *progress = NULL;
  const SumiItem *lesson;

  sumi_ui_test_wait_read (lessons);
  lesson = sumi_pack_get_lesson (sumi_pack_file_get_pack (lessons), 0);
  progress = g_strnfill (lesson->steps->len, '1');
  page = sumi_lesson_page_new (lessons, 0, lesson->steps->len - 1, progress);
  sumi_lesson_page_set_study (SUMI_LESSON_PAGE (page), fixture->study);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (page, "lesson.next", NULL);
  g_assert_false (shows_text (page, "Still to be answered"));
  sumi_study_choose (fixture->study, grace);
  sumi_ui_test_wait_study (fixture->study);
  gtk_widget_activate_action (page, "lesson.next", NULL);
  g_assert_true (shows_text (page, "Still to be answered"));
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

static gboolean
is_judged (gpointer attempt)
{
  return sumi_attempt_get_state (attempt) != SUMI_ATTEMPT_JUDGING;
}

static gboolean
was_shown (gpointer attempt)
{
  return sumi_attempt_was_shown (attempt);
}

/* An exercise whose solution was followed, and which is only begun anew, is recorded once. */
static void
test_begun_anew (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *lessons
    = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);
  SumiPack *pack;
  const SumiItem *lesson;
  g_autoptr (SumiAttempt) attempt = NULL;
  GtkWidget *window = gtk_window_new ();
  SumiWatch *watch;

  sumi_ui_test_wait_read (lessons);
  pack = sumi_pack_file_get_pack (lessons);
  lesson = sumi_pack_get_lesson (pack, 0);
  attempt = sumi_attempt_new (pack, ((SumiStep *) lesson->steps->pdata[4])->exercise);
  watch = sumi_watch_new (fixture->study, SUMI_OUTCOME_STEP, pack, lesson, "5", attempt,
                          window);
  sumi_attempt_show_solution (attempt);
  sumi_ui_test_wait (was_shown, attempt);
  sumi_attempt_answer_option (attempt, 1);
  sumi_ui_test_wait (is_judged, attempt);
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_SOLVED);
  sumi_attempt_restart (attempt);
  g_object_unref (watch);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_study_flush (fixture->study);
  g_assert_cmpuint (count_outcomes (fixture), ==, 1);
}

static gboolean
add_time (const SumiOutcome *outcome, gpointer data)
{
  *(gint64 *) data += outcome->milliseconds;
  return TRUE;
}

/* A step of a lesson that was not solved is repeated on a page of its own. */
static void
test_step_repeated (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *lessons
    = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);
  GtkWidget *page;
  g_autoptr (SumiRound) round = NULL;
  SumiAttempt *attempt;

  sumi_ui_test_wait_read (lessons);
  page = g_object_ref_sink (sumi_lesson_page_new (lessons, 1, 7, NULL));
  sumi_lesson_page_set_study (SUMI_LESSON_PAGE (page), fixture->study);
  attempt = sumi_lesson_run_get_attempt (sumi_lesson_page_get_run (SUMI_LESSON_PAGE (page)));
  sumi_attempt_show_solution (attempt);
  sumi_ui_test_wait (was_shown, attempt);
  g_object_unref (page);
  wait_for_outcomes (fixture, 1);

  now += 40 * DAY_US;
  round = sumi_today_make_review (fixture->library, sumi_study_get_progress (fixture->study),
                                  sumi_study_get_day (fixture->study), 50);
  g_assert_cmpuint (round->entries->len, ==, 1);
  page = g_object_ref_sink (sumi_puzzle_page_new_round (round));
  attempt = sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page));
  g_assert_cmpint (sumi_attempt_get_exercise (attempt)->task.type, ==, SUMI_TASK_FLIP);
  sumi_puzzle_page_set_study (SUMI_PUZZLE_PAGE (page), fixture->study);
  sumi_attempt_show_solution (attempt);
  sumi_ui_test_wait (was_shown, attempt);
  g_object_unref (page);
  wait_for_outcomes (fixture, 2);
}

/* What is done at a step of a lesson is one attempt, however often it is come back to before it is
 * solved, with the time of all visits, while the page was in sight: it is recorded once. */
static void
test_step_again (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *lessons
    = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);
  gint64 begin_us, spent_us = 0, milliseconds = 0;
  /* What is answered at each visit, and how many outcomes there are then. */
  const struct
  {
    int option;
    guint n_outcomes;
  } visits[] = { { 0, 0 }, { -1, 0 }, { 1, 1 }, { -1, 1 } };
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (SumiResults) results = NULL;
  g_autofree char *step = NULL;
  const SumiItem *lesson;
  const SumiResultsEntry *entry;
  GtkWidget *window = gtk_window_new (), *page;

  sumi_ui_test_wait_read (lessons);
  page = sumi_lesson_page_new (lessons, 0, 4, NULL);
  begin_us = g_get_monotonic_time ();
  sumi_lesson_page_set_study (SUMI_LESSON_PAGE (page), fixture->study);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  for (gsize i = 0; i < G_N_ELEMENTS (visits); i++)
    {
      SumiLessonRun *run = sumi_lesson_page_get_run (SUMI_LESSON_PAGE (page));
      SumiAttempt *attempt = sumi_lesson_run_get_attempt (run);

      g_assert_cmpuint (sumi_lesson_run_get_index (run), ==, 4);
      g_usleep (5000);
      gtk_widget_hide (page);
      begin_us -= g_get_monotonic_time ();
      g_usleep (20000);
      begin_us += g_get_monotonic_time ();
      gtk_widget_show (page);
      if (visits[i].option >= 0)
        sumi_attempt_answer_option (attempt, visits[i].option);
      sumi_ui_test_wait (is_judged, attempt);
      sumi_lesson_run_go_next (run);
      if (visits[i].n_outcomes == 0 || visits[i].option >= 0)
        spent_us += g_get_monotonic_time () - begin_us;
      sumi_study_flush (fixture->study);
      g_assert_cmpuint (count_outcomes (fixture), ==, visits[i].n_outcomes);
      g_usleep (20000);
      begin_us = g_get_monotonic_time ();
      sumi_lesson_run_go_back (run);
    }
  sumi_study_read_async (fixture->study, add_time, &milliseconds, results_cb, &result);
  sumi_ui_test_wait (has_result, &result);
  g_assert_true (sumi_study_read_finish (fixture->study, result, NULL));
  g_assert_cmpint (milliseconds, >=, 3 * 5);
  g_assert_cmpint (milliseconds, <=, spent_us / 1000);

  results = make_results_of (fixture, lessons, NULL);
  lesson = sumi_pack_get_lesson (sumi_pack_file_get_pack (lessons), 0);
  step = g_strdup_printf ("%s/5", lesson->id);
  entry = sumi_results_find (results, step);
  g_assert_cmpint (entry->tries, ==, 2);
  g_assert_true (entry->is_solved);
  g_assert_false (entry->is_first);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What was tried at a step that was passed over is kept once the lesson is left. */
static void
test_step_left (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *lessons
    = sumi_place_find_pack ("lessons-1-first-steps.sumi.json", fixture->library);
  GtkWidget *page;
  SumiLessonRun *run;
  SumiAttempt *attempt;

  sumi_ui_test_wait_read (lessons);
  page = g_object_ref_sink (sumi_lesson_page_new (lessons, 0, 4, NULL));
  sumi_lesson_page_set_study (SUMI_LESSON_PAGE (page), fixture->study);
  run = sumi_lesson_page_get_run (SUMI_LESSON_PAGE (page));
  attempt = sumi_lesson_run_get_attempt (run);
  sumi_attempt_answer_option (attempt, 0);
  sumi_ui_test_wait (is_judged, attempt);
  sumi_lesson_run_go_next (run);
  g_object_unref (page);
  sumi_study_flush (fixture->study);
  g_assert_cmpuint (count_outcomes (fixture), ==, 1);
}

/* The end of a game in which both made mistakes that they could have avoided. */
#define BAD_GAME                                                                                   \
  "(;GM[Othello]PB[Ada]PW[Grace]TY[8]BO[8 O***---- OO**OO-* -*OOOOOO *OOO**OO *OOO**-O "          \
  "*OOO**-- -O-OOOOO -OOOOOO* *]B[H6]W[E1]B[F1]W[G1]B[G2]W[H1]B[A7]W[A3]B[C7]W[G5]B[G6]W[A8];)"

static gboolean
has_ended (gpointer reviewer)
{
  return sumi_games_reviewer_get_goal (reviewer) == SUMI_REVIEWER_NOTHING;
}

/* Starts to make puzzles of all games by PAGE, and waits for the ids of those that are new. */
static char **
practise_games (Fixture *fixture, GtkWidget *page)
{
  SumiGamesReviewer *reviewer = sumi_study_get_reviewer (fixture->study);

  gtk_widget_activate_action (page, "games.practise-all", NULL);
  g_assert_true (shows_text (page, "Stop (1 game left)"));
  g_assert_true (shows_text (page, "Find Lost Discs"));
  sumi_ui_test_wait (has_ended, reviewer);
  g_assert_null (sumi_games_reviewer_get_problem (reviewer));
  return sumi_games_reviewer_list_added (reviewer);
}

/* In one step the learner's worst mistakes in all games become puzzles that are repeated, none of
 * them twice; where the pack cannot be written, that is told. */
static void
test_practise_games (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (BAD_GAME, NULL, NULL);
  GtkWidget *window = gtk_window_new (), *page = sumi_games_page_new_kept (fixture->study);
  SumiGamesReviewer *reviewer = sumi_study_get_reviewer (fixture->study);
  g_autofree char *path = sumi_own_pack_get_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (GStrv) ids = NULL, again = NULL;
  int tomorrow = sumi_study_get_day (fixture->study) + 1;
  guint n;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  wait_for_games (fixture, 1, 0);
  gtk_widget_activate_action (page, "games.practise-all", NULL);
  gtk_widget_activate_action (page, "games.practise-all", NULL);
  g_assert_true (has_ended (reviewer));
  g_assert_false (g_file_query_exists (file, NULL));

  ids = practise_games (fixture, page);
  n = g_strv_length (ids);
  g_assert_cmpuint (n, >, 0);
  wait_for_games (fixture, 1, 1);
  wait_for_outcomes (fixture, n);
  g_assert_cmpuint (
      sumi_progress_count_due (sumi_study_get_progress (fixture->study), tomorrow), ==, n);
  {
    g_autoptr (SumiPackFile) pack_file = sumi_ui_test_open (file);
    const SumiPack *pack = sumi_pack_file_get_pack (pack_file);

    g_assert_cmpuint (pack->items->len, ==, n);
    for (guint i = 0; i < n; i++)
      g_assert_cmpint (sumi_pack_find (pack, ids[i])->exercise->position.turn, ==, SUMI_BLACK);
  }
  again = practise_games (fixture, page);
  g_assert_cmpuint (g_strv_length (again), ==, 0);

  g_assert_true (g_file_set_contents (path, "noise", -1, NULL));
  gtk_widget_activate_action (page, "games.practise-all", NULL);
  sumi_ui_test_wait (has_ended, reviewer);
  g_assert_nonnull (sumi_games_reviewer_get_problem (reviewer));
  g_assert_true (g_file_delete (file, NULL, NULL));
  sumi_ui_test_assert_narrow (page);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_file (gpointer file)
{
  return g_file_query_exists (file, NULL);
}

/* A puzzle that is still being written when another learner is chosen is none of that one's. */
static void
test_practise_for_other (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (BAD_GAME, NULL, NULL);
  SumiGamesReviewer *reviewer = sumi_study_get_reviewer (fixture->study);
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  g_autofree char *path = sumi_own_pack_get_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  sumi_games_import_add_records (sumi_study_get_import (fixture->study), records, "Ada");
  wait_for_games (fixture, 1, 0);
  sumi_games_reviewer_start (reviewer, SUMI_REVIEWER_PUZZLES);
  sumi_ui_test_wait (has_file, file);
  sumi_study_choose (fixture->study, grace);
  g_assert_cmpint (sumi_games_reviewer_get_goal (reviewer), ==, SUMI_REVIEWER_NOTHING);
  sumi_ui_test_wait_study (fixture->study);
  sumi_ui_test_settle ();
  g_assert_cmpuint (count_outcomes (fixture), ==, 0);
  g_assert_true (g_file_delete (file, NULL, NULL));
}

/* A puzzle is put among the reviews by hand, and taken out again. */
static void
test_card_by_hand (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_ref_sink (sumi_puzzle_page_new (fixture->leaflet, 0));
  int tomorrow = sumi_study_get_day (fixture->study) + 1;

  sumi_puzzle_page_set_study (SUMI_PUZZLE_PAGE (page), fixture->study);
  gtk_widget_activate_action (page, "puzzle.drop-card", NULL);
  gtk_widget_activate_action (page, "puzzle.add-card", NULL);
  wait_for_outcomes (fixture, 1);
  g_assert_cmpuint (
      sumi_progress_count_due (sumi_study_get_progress (fixture->study), tomorrow), ==, 1);
  gtk_widget_activate_action (page, "puzzle.add-card", NULL);
  gtk_widget_activate_action (page, "puzzle.drop-card", NULL);
  wait_for_outcomes (fixture, 2);
  g_assert_cmpuint (
      sumi_progress_count_due (sumi_study_get_progress (fixture->study), tomorrow), ==, 0);
  gtk_widget_activate_action (page, "puzzle.add-card", NULL);
  wait_for_outcomes (fixture, 3);
  g_assert_cmpuint (
      sumi_progress_count_due (sumi_study_get_progress (fixture->study), tomorrow), ==, 1);
  g_object_unref (page);
}

/* A puzzle that was taken out of its pack while it was in sight cannot be put there. */
static void
test_card_of_gone (Fixture *fixture, gconstpointer data)
{
  static const char text[]
    = "{\"format\": \"sumi-pack/1\", \"id\": \"mine\", \"title\": \"Mine\", \"language\": \"en\","
      " \"items\": [{\"kind\": \"lesson\", \"id\": \"only\", \"title\": \"Only\","
      " \"steps\": [{\"text\": \"Look.\"}]}]}";
  g_autofree char *path = g_build_filename (fixture->folder, "mine.sumi.json", NULL);
  g_autofree char *leaflet = sumi_ui_test_get_leaflet ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SumiPackFile *pack_file;
  GtkWidget *page;

  g_assert_true (g_file_set_contents (path, leaflet, -1, NULL));
  pack_file = sumi_ui_test_open (file);
  page = g_object_ref_sink (sumi_puzzle_page_new (pack_file, 1));
  sumi_puzzle_page_set_study (SUMI_PUZZLE_PAGE (page), fixture->study);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  sumi_pack_file_reload (pack_file);
  sumi_ui_test_wait_read (pack_file);
  gtk_widget_activate_action (page, "puzzle.add-card", NULL);
  sumi_study_flush (fixture->study);
  g_assert_cmpuint (count_outcomes (fixture), ==, 0);
  g_object_unref (page);
  g_assert_finalize_object (pack_file);
  g_unlink (path);
}

static void
assert_told (Fixture *fixture, const char *part)
{
  g_autofree char *told = open_and_listen (fixture);

  g_test_message ("%s", told);
  g_assert_nonnull (strstr (told, part));
}

static void
assert_silent (Fixture *fixture)
{
  char *told = NULL;

  reopen (fixture, &told);
  sumi_ui_test_wait_study (fixture->study);
  g_signal_handlers_disconnect_by_data (fixture->study, &told);
  g_assert_cmpstr (told, ==, NULL);
}

/* Changes the file of the learner: LENGTH bytes at OFFSET become BYTES. */
static void
change_store (Fixture *fixture, gsize offset, const char *bytes, gsize length)
{
  g_autofree char *id = sumi_learners_get_chosen (fixture->learners);
  g_autofree char *folder = sumi_learners_get_folder (fixture->learners, id);
  g_autofree char *path = g_build_filename (folder, "progress.sqlite", NULL);
  g_autofree char *contents = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &contents, &size, NULL));
  g_assert_cmpuint (offset + length, <=, size);
  memcpy (contents + offset, bytes, length);
  g_assert_true (g_file_set_contents (path, contents, (gssize) size, NULL));
}

/* The version of a store stands in the header of its file. */
#define VERSION_OFFSET 60

/* Whatever has become of the store or the clock is told in words, once it is open. Who travelled to
 * the west may come to the day before, which says nothing of the clock. */
static void
test_told (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_STEP, "pack", "item", "1");

  outcome->is_solved = TRUE;
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, 1);
  sumi_study_flush (fixture->study);
  now -= DAY_US;
  assert_silent (fixture);
  now -= DAY_US;
  assert_told (fixture, "The clock of this computer seems to be behind");
  now += 2 * DAY_US;

  g_clear_object (&fixture->study);
  change_store (fixture, VERSION_OFFSET, "\0\0\0\143", 4);
  assert_told (fixture, "A newer version of Sumi wrote your progress");
  g_assert_cmpuint (sumi_progress_get_n_outcomes (sumi_study_get_progress (fixture->study)), ==,
                    1);

  g_clear_object (&fixture->study);
  change_store (fixture, 0, "This is noise, and no store.", 28);
  assert_told (fixture, "The file with your progress");
  g_assert_true (sumi_study_is_open (fixture->study));
}

/* Where there is nobody the first learner is added; where that is impossible it is not kept a
 * secret that nothing is saved. */
static void
test_first_learner (Fixture *fixture, gconstpointer data)
{
  g_autofree char *new_folder = g_build_filename (fixture->folder, "new", NULL);
  g_autofree char *file = g_build_filename (fixture->folder, "file", NULL);
  g_autofree char *inside = g_build_filename (file, "learners", NULL);
  g_autofree char *id = NULL;

  close_study (fixture);
  g_object_unref (fixture->learners);
  fixture->learners = sumi_learners_new (new_folder);
  open_study (fixture);
  id = sumi_learners_get_chosen (fixture->learners);
  g_assert_nonnull (id);
  g_assert_cmpstr (id, !=, SUMI_LEARNERS_GUEST);
  record_one (fixture, "first");
  wait_for_outcomes (fixture, 1);

  close_study (fixture);
  g_object_unref (fixture->learners);
  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  fixture->learners = sumi_learners_new (inside);
  assert_told (fixture, "Your progress could not be saved: ");
  sumi_ui_test_wait_study (fixture->study);
  record_one (fixture, "first");
  wait_for_outcomes (fixture, 1);
}

/* In a narrow window the words of a card have most of its width, however long its buttons are. */
static void
test_narrow_cards (Fixture *fixture, gconstpointer data)
{
  const SumiPack *pack = sumi_pack_file_get_pack (find_pack (fixture, "corners"));
  GtkWidget *page = g_object_new (SUMI_TYPE_TODAY_PAGE, NULL);
  GtkWidget *window = gtk_window_new ();
  const char *title = "Review: 11 exercises are due";
  GtkWidget *row, *words;

  for (guint i = 0; i < 11; i++)
    record_card (fixture, SUMI_OUTCOME_PUZZLE, pack->id, sumi_pack_get_puzzle (pack, i),
                 sumi_pack_get_puzzle (pack, i));
  wait_for_outcomes (fixture, 11);
  now += 40 * DAY_US;
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_today_page_set_up (SUMI_TODAY_PAGE (page), fixture->library, fixture->study);
  gtk_button_set_label (GTK_BUTTON (sumi_ui_test_find_button (page, "win.review-ten")),
                        "Zehn davon");
  gtk_button_set_label (GTK_BUTTON (sumi_ui_test_find_button (page, "win.review-due")),
                        "Wiederholung");
  sumi_ui_test_settle ();
  sumi_ui_test_assert_narrow (page);
  row = sumi_ui_test_find_row (page, title);
  words = sumi_ui_test_find_if (row, is_text, title);
  g_assert_cmpint (2 * gtk_widget_get_width (words), >, gtk_widget_get_width (row));
  gtk_window_destroy (GTK_WINDOW (window));
}

static SumiRound *
make_test (Fixture *fixture, SumiPackFile *chapter)
{
  return sumi_chapter_test_make (fixture->library, chapter,
                                 sumi_study_get_progress (fixture->study),
                                 sumi_study_get_day (fixture->study));
}

/* Which exercise of ROUND this is, as one word. */
static char *
name_entry (const SumiRound *round, guint index)
{
  const SumiRoundEntry *entry = round->entries->pdata[index];

  return g_strdup_printf ("%s/%s", sumi_pack_file_get_pack (entry->pack_file)->id, entry->id);
}

static void
assert_entry_is_of_lesson (const SumiRound *round, guint index, const SumiPack *chapter)
{
  SumiExercise *exercise;
  const SumiStep *step;
  const SumiItem *item = sumi_round_find (round, index, &exercise, &step);
  const SumiRoundEntry *entry = round->entries->pdata[index];
  const SumiItem *lesson = sumi_pack_get_lesson (chapter, entry->lesson);
  gboolean is_of_lesson = FALSE;

  g_assert_nonnull (item);
  for (guint i = 0; lesson->tags[i] != NULL; i++)
    is_of_lesson |= g_strv_contains ((const char *const *) item->tags, lesson->tags[i]);
  g_assert_true (is_of_lesson);
}

/* No exercise of the chapter is about the same position. */
static void
assert_entry_is_new (const SumiRound *round, guint index, const SumiPack *chapter)
{
  g_autoptr (GPtrArray) exercises = sumi_pack_list_exercises (chapter);
  SumiExercise *exercise;
  const SumiStep *step;
  SumiSymmetry symmetry;
  SumiPosition position;

  sumi_round_find (round, index, &exercise, &step);
  position = sumi_symmetry_canonical (exercise->position, &symmetry);
  for (guint i = 0; i < exercises->len; i++)
    {
      SumiPosition known = sumi_symmetry_canonical (
          ((const SumiExercise *) exercises->pdata[i])->position, &symmetry);

      g_assert_false (known.own == position.own && known.opponent == position.opponent);
    }
}

/* The test of a chapter: twelve exercises of its lessons, none of them asked in it, the same until
 * they are answered, and then others. */
static void
test_chapter_test (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *chapter;
  const SumiPack *pack;
  g_autoptr (SumiRound) round = NULL;
  g_autoptr (SumiRound) again = NULL;
  g_autoptr (SumiRound) next = NULL;
  g_autoptr (GHashTable) asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) scores = NULL;
  g_autoptr (GPtrArray) packs = NULL;

  sumi_library_open_themes (fixture->library);
  sumi_ui_test_wait_library (fixture->library);
  chapter = find_pack (fixture, "lessons-1-first-steps");
  pack = sumi_pack_file_get_pack (chapter);
  round = make_test (fixture, chapter);
  again = make_test (fixture, chapter);
  g_assert_cmpint (round->topic, ==, SUMI_ROUND_TEST);
  g_assert_cmpuint (round->entries->len, ==, SUMI_CHAPTER_TEST_LENGTH);
  for (guint i = 0; i < round->entries->len; i++)
    {
      g_autofree char *name = name_entry (again, i);
      SumiRoundEntry *entry = round->entries->pdata[i];
      g_autoptr (SumiOutcome) outcome
        = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, sumi_pack_file_get_pack (entry->pack_file)->id,
                            entry->id, NULL);
      char *same = name_entry (round, i);

      g_assert_cmpstr (name, ==, same);
      g_assert_true (g_hash_table_add (asked, same));
      assert_entry_is_of_lesson (round, i, pack);
      assert_entry_is_new (round, i, pack);
      entry->result = entry->lesson == 1 ? SUMI_ROUND_WRONG : SUMI_ROUND_RIGHT;
      outcome->tries = 1;
      outcome->is_solved = TRUE;
      sumi_study_record (fixture->study, outcome);
    }
  wait_for_outcomes (fixture, SUMI_CHAPTER_TEST_LENGTH);
  scores = sumi_chapter_test_sum_up (round, chapter);
  g_assert_cmpuint (scores->len, ==, pack->lessons->len);
  for (guint i = 0; i < 4; i++)
    {
      const SumiLessonScore *score = &g_array_index (scores, SumiLessonScore, i);

      g_assert_cmpuint (score->n_asked, ==, 3);
      g_assert_cmpuint (score->n_right, ==, i == 1 ? 0 : 3);
    }
  packs = sumi_chapter_test_list_packs (round, fixture->library);
  g_assert_cmpuint (packs->len, ==, 1);
  g_assert_true (packs->pdata[0] == find_pack (fixture, "practice-rules"));
  next = make_test (fixture, chapter);
  g_assert_cmpuint (next->entries->len, ==, SUMI_CHAPTER_TEST_LENGTH);
  for (guint i = 0; i < next->entries->len; i++)
    {
      g_autofree char *name = name_entry (next, i);

      g_assert_false (g_hash_table_contains (asked, name));
    }
}

/* Puzzles that were not tried yet, of packs of themes too. */
static void
test_next_for_you (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiRound) round = NULL;
  g_autoptr (SumiRound) next = NULL;
  g_autoptr (SumiOutcome) outcome = NULL;
  g_autofree char *first = NULL;
  const SumiRoundEntry *entry;

  round = sumi_today_make_next (fixture->library, sumi_study_get_progress (fixture->study),
                                sumi_study_get_day (fixture->study));
  g_assert_cmpuint (round->entries->len, ==, SUMI_PUZZLES_AT_ONCE);
  first = name_entry (round, 0);
  entry = round->entries->pdata[0];
  outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, sumi_pack_file_get_pack (entry->pack_file)->id,
                              entry->id, NULL);
  outcome->tries = 1;
  sumi_study_record (fixture->study, outcome);
  wait_for_outcomes (fixture, 1);
  next = sumi_today_make_next (fixture->library, sumi_study_get_progress (fixture->study),
                               sumi_study_get_day (fixture->study));
  g_assert_cmpuint (next->entries->len, ==, SUMI_PUZZLES_AT_ONCE);
  for (guint i = 0; i < next->entries->len; i++)
    {
      g_autofree char *name = name_entry (next, i);

      g_assert_cmpstr (name, !=, first);
    }
}

static void
round_wanted_cb (SumiRound **round, SumiRound *wanted)
{
  *round = wanted;
}

static void
index_chosen_cb (guint *chosen, guint index)
{
  *chosen = index;
}

/* The first exercise of ROUND is left without an answer; there is no help for it. */
static void
leave_first (Fixture *fixture, SumiRound *round)
{
  GtkWidget *page = g_object_ref_sink (sumi_puzzle_page_new_round (round));
  SumiRoundEntry *entry = round->entries->pdata[0];

  sumi_puzzle_page_set_study (SUMI_PUZZLE_PAGE (page), fixture->study);
  g_assert_false (
      sumi_attempt_can_hint (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page))));
  g_assert_cmpstr (sumi_page_get_title (SUMI_PAGE (page)), ==, "Test: First steps");
  g_assert_cmpint (entry->result, ==, SUMI_ROUND_OPEN);
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  g_assert_cmpint (entry->result, ==, SUMI_ROUND_WRONG);
  g_assert_cmpuint (sumi_round_find_open (round), ==, 1);
  g_assert_cmpuint (round->entries->len, ==, SUMI_CHAPTER_TEST_LENGTH);
  g_object_unref (page);
}

static GtkWidget *
create_test_page (Fixture *fixture, SumiPackFile *chapter)
{
  return sumi_test_page_new (chapter, fixture->library, fixture->study, fixture->settings);
}

/* The page of a test begins it, and shows what is to be repeated: wrong lessons first. */
static void
test_test_page (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *chapter = find_pack (fixture, "lessons-1-first-steps");
  GtkWidget *page = create_test_page (fixture, chapter);
  GtkWidget *window = gtk_window_new ();
  SumiRound *round = NULL;
  guint chosen = G_MAXUINT;
  const GArray *rounds;
  GtkWidget *list;
  GtkListBoxRow *row;

  g_signal_connect_swapped (page, "round-wanted", G_CALLBACK (round_wanted_cb), &round);
  g_signal_connect_swapped (page, "lesson-chosen", G_CALLBACK (index_chosen_cb), &chosen);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_null (sumi_ui_test_find (page, ADW_TYPE_ACTION_ROW));
  /* The packs of themes are read for it; until then the focus is on what says so. */
  gtk_widget_grab_focus (page);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == gtk_widget_get_ancestor (sumi_ui_test_find (page, GTK_TYPE_SPINNER),
                                             ADW_TYPE_BIN));
  sumi_ui_test_wait_library (fixture->library);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == sumi_ui_test_find_button (page, "test.begin"));
  gtk_widget_activate_action (page, "test.begin", NULL);
  g_assert_nonnull (round);
  leave_first (fixture, round);
  for (guint i = 1; i < round->entries->len; i++)
    ((SumiRoundEntry *) round->entries->pdata[i])->result = SUMI_ROUND_RIGHT;

  gtk_widget_set_visible (page, FALSE);
  gtk_widget_set_visible (page, TRUE);
  sumi_ui_test_settle ();
  list = gtk_widget_get_parent (sumi_ui_test_find (page, ADW_TYPE_ACTION_ROW));
  g_assert_true (gtk_widget_get_visible (list));
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0);
  /* Screen readers say nothing of its mark. */
  gtk_test_accessible_assert_state (sumi_ui_test_find (GTK_WIDGET (row), GTK_TYPE_IMAGE),
                                    GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "2 of 3 exercises right: read it again");
  gtk_test_accessible_assert_property (sumi_ui_test_find_button (page, "test.begin"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "11 of 12 right at the first try");
  g_signal_emit_by_name (list, "row-activated", row);
  g_assert_cmpuint (chosen, ==, ((SumiRoundEntry *) round->entries->pdata[0])->lesson);
  wait_for_outcomes (fixture, 1);
  rounds = sumi_progress_get_drill (sumi_study_get_progress (fixture->study),
                                    "test:lessons-1-first-steps");
  g_assert_cmpuint (rounds->len, ==, 1);
  g_assert_cmpint (g_array_index (rounds, SumiDrillRound, 0).score, ==, 11);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

static gboolean
is_same_test (const SumiRound *a, const SumiRound *b)
{
  for (guint i = 0; i < a->entries->len; i++)
    {
      const SumiRoundEntry *left = a->entries->pdata[i], *right = b->entries->pdata[i];
      g_autofree char *name = name_entry (a, i), *other = name_entry (b, i);

      if (!g_str_equal (name, other) || left->result != right->result
          || left->lesson != right->lesson)
        return FALSE;
    }
  return a->entries->len == b->entries->len && a->topic == b->topic && a->chapter == b->chapter;
}

/* Who left a test goes on with it on the next page of that chapter, and not another learner, until
 * its result was seen. */
static void
test_test_page_left (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ada = sumi_learners_get_chosen (fixture->learners);
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  SumiPackFile *chapter = find_pack (fixture, "lessons-1-first-steps");
  g_autoptr (SumiRound) left = NULL;

  for (int i = 0; i < 4; i++)
    {
      GtkWidget *page = create_test_page (fixture, chapter);
      GtkWidget *window = gtk_window_new ();
      SumiRound *round = NULL;

      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      sumi_ui_test_wait_library (fixture->library);
      g_signal_connect_swapped (page, "round-wanted", G_CALLBACK (round_wanted_cb), &round);
      gtk_widget_activate_action (page, "test.begin", NULL);
      if (i == 0)
        {
          left = sumi_round_ref (round);
          leave_first (fixture, round);
        }
      g_assert_true (is_same_test (round, left) == (i == 0 || i == 2));
      for (guint j = 0; i == 2 && j < round->entries->len; j++)
        sumi_round_set_result (round, j, SUMI_ROUND_RIGHT);
      gtk_widget_set_visible (page, FALSE);
      gtk_widget_set_visible (page, TRUE);
      gtk_window_destroy (GTK_WINDOW (window));
      sumi_ui_test_settle ();
      if (i < 2)
        sumi_study_choose (fixture->study, i == 0 ? grace : ada);
    }
}

/* What the program ends in the middle of goes on when it is started again, once the packs are read:
 * here without a way back from the page that asks. */
static void
test_test_page_restart (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_ref_sink (
      create_test_page (fixture, find_pack (fixture, "lessons-1-first-steps")));
  g_autofree char *first = NULL, *again = NULL;
  SumiRound *round = NULL;
  const char *title;

  sumi_ui_test_wait_library (fixture->library);
  g_signal_connect_swapped (page, "round-wanted", G_CALLBACK (round_wanted_cb), &round);
  gtk_widget_activate_action (page, "test.begin", NULL);
  first = name_entry (round, 0);
  leave_first (fixture, round);
  g_assert_finalize_object (page);

  g_clear_object (&fixture->leaflet);
  g_clear_object (&fixture->library);
  fixture->library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  sumi_ui_test_wait_library (fixture->library);
  page = g_object_ref_sink (
      create_test_page (fixture, find_pack (fixture, "lessons-1-first-steps")));
  g_assert_true (sumi_library_is_reading_built_in (fixture->library));
  sumi_ui_test_wait_library (fixture->library);
  title = adw_preferences_group_get_title (
      ADW_PREFERENCES_GROUP (sumi_ui_test_find (page, ADW_TYPE_PREFERENCES_GROUP)));
  g_assert_cmpstr (title, ==, "1 of 12 answered");
  g_signal_connect_swapped (page, "round-wanted", G_CALLBACK (round_wanted_cb), &round);
  gtk_widget_activate_action (page, "test.begin", NULL);
  again = name_entry (round, 0);
  g_assert_cmpstr (again, ==, first);
  g_assert_cmpuint (sumi_round_find_open (round), ==, 1);
  g_assert_finalize_object (page);
}

static AdwActionRow *
find_test_row (GtkWidget *page)
{
  return ADW_ACTION_ROW (sumi_ui_test_find_row (page, "Test: First steps"));
}

/* The row of a test says that the learner has begun it, and not another one. */
static void
test_test_row (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ada = sumi_learners_get_chosen (fixture->learners);
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  SumiPackFile *chapter = find_pack (fixture, "lessons-1-first-steps");
  GtkWidget *page = g_object_new (SUMI_TYPE_HOME_PAGE, NULL), *window = gtk_window_new ();
  SumiRound *round = NULL;
  g_autofree char *key = NULL;
  const struct
  {
    const char *learner, *text;
  } rows[] = {
    { ada, "1 of 12 answered" },
    { grace, "Twelve exercises, mixed, and what is worth repeating" },
    { ada, "1 of 12 answered" },
  };

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_home_page_set_library (SUMI_HOME_PAGE (page), fixture->library);
  sumi_home_page_set_study (SUMI_HOME_PAGE (page), fixture->library, fixture->study,
                            fixture->settings);
  sumi_home_page_show_page (SUMI_HOME_PAGE (page), SUMI_HOME_LEARN);
  sumi_library_open_themes (fixture->library);
  sumi_ui_test_wait_library (fixture->library);
  round = make_test (fixture, chapter);
  key = sumi_begun_tests_make_key (chapter, sumi_study_get_learner_id (fixture->study));
  sumi_begun_tests_keep (fixture->settings, key, round);
  sumi_round_set_result (round, 0, SUMI_ROUND_WRONG);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      if (i > 0)
        choose_learner (fixture, rows[i].learner);
      sumi_ui_test_settle ();
      g_assert_cmpstr (adw_action_row_get_subtitle (find_test_row (page)), ==, rows[i].text);
    }
  sumi_begun_tests_forget (fixture->settings, key);
  sumi_ui_test_settle ();
  g_assert_cmpstr (adw_action_row_get_subtitle (find_test_row (page)), ==, rows[1].text);
  sumi_round_unref (round);
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

/* The keys of the tests that are kept, in their order. */
static char *
list_tests (Fixture *fixture)
{
  g_autoptr (GVariant) tests = g_settings_get_value (fixture->settings, "begun-tests");
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  GVariantIter iter;
  const char *key;

  g_variant_iter_init (&iter, tests);
  while (g_variant_iter_next (&iter, "{&s@(xa(ssuu))}", &key, NULL))
    g_ptr_array_add (keys, (gpointer) key);
  g_ptr_array_add (keys, NULL);
  return g_strjoinv (" ", (char **) keys->pdata);
}

/* A test whose exercises are not there any more is not gone on with but forgotten. */
static void
test_test_page_gone (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *chapter = find_pack (fixture, "lessons-1-first-steps");
  g_autoptr (SumiRound) found = NULL;
  g_autofree char *kept = NULL;
  SumiRound *round = NULL;

  sumi_library_open_themes (fixture->library);
  sumi_ui_test_wait_library (fixture->library);
  round = make_test (fixture, chapter);
  sumi_begun_tests_keep (fixture->settings, "test:b@ada", round);
  found = sumi_begun_tests_find (fixture->settings, "test:b@ada", fixture->library, chapter);
  g_assert_nonnull (found);
  g_assert_true (is_same_test (found, round));
  sumi_round_add (round, chapter, "no-such-puzzle", SUMI_ROUND_NO_STEP);
  sumi_begun_tests_keep (fixture->settings, "test:a@ada", round);
  g_assert_null (
      sumi_begun_tests_find (fixture->settings, "test:a@ada", fixture->library, chapter));
  kept = list_tests (fixture);
  g_assert_cmpstr (kept, ==, "test:b@ada");
  sumi_round_unref (round);
}

/* At the start of the program nothing is kept of guests, nor of learners who are not there, unless
 * they can be brought back. */
static void
test_begun_tests_gone (Fixture *fixture, gconstpointer data)
{
  SumiPackFile *chapter = find_pack (fixture, "lessons-1-first-steps");
  g_autofree char *ada = sumi_learners_get_chosen (fixture->learners);
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  const char *const keys[] = { "test:a@guest-1", "test:b@guest-2", "nobody's", "test:a@learner-0" };
  g_autofree char *of_ada = g_strdup_printf ("test:a@%s", ada);
  g_autofree char *of_grace = g_strdup_printf ("test:a@%s", grace);
  g_autofree char *both = g_strdup_printf ("%s %s", of_ada, of_grace);
  g_autofree char *kept = NULL, *left = NULL;
  SumiRound *round = NULL;

  sumi_library_open_themes (fixture->library);
  sumi_ui_test_wait_library (fixture->library);
  round = make_test (fixture, chapter);
  sumi_begun_tests_keep (fixture->settings, of_ada, round);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    sumi_begun_tests_keep (fixture->settings, keys[i], round);
  sumi_begun_tests_keep (fixture->settings, of_grace, round);
  g_assert_true (sumi_learners_remove (fixture->learners, grace, NULL));
  sumi_begun_tests_forget_gone (fixture->settings, fixture->learners);
  kept = list_tests (fixture);
  g_assert_cmpstr (kept, ==, both);

  sumi_learners_forget (fixture->learners, grace);
  sumi_begun_tests_forget_gone (fixture->settings, fixture->learners);
  left = list_tests (fixture);
  g_assert_cmpstr (left, ==, of_ada);
  sumi_round_unref (round);
}

/* A page that takes the place of another goes on with its test, but not for another learner. */
static void
test_test_page_again (Fixture *fixture, gconstpointer data)
{
  g_autofree char *grace = sumi_learners_add (fixture->learners, "Grace", NULL);
  SumiPackFile *chapter = find_pack (fixture, "lessons-1-first-steps");
  GtkWidget *old
    = g_object_ref_sink (create_test_page (fixture, chapter));
  GtkWidget *page;
  SumiRound *first = NULL, *round = NULL;

  sumi_ui_test_wait_library (fixture->library);
  g_signal_connect_swapped (old, "round-wanted", G_CALLBACK (round_wanted_cb), &first);
  gtk_widget_activate_action (old, "test.begin", NULL);
  ((SumiRoundEntry *) first->entries->pdata[0])->result = SUMI_ROUND_RIGHT;
  page = g_object_ref_sink (sumi_test_page_new_again (SUMI_TEST_PAGE (old)));
  g_assert_finalize_object (old);
  g_signal_connect_swapped (page, "round-wanted", G_CALLBACK (round_wanted_cb), &round);
  gtk_widget_activate_action (page, "test.begin", NULL);
  g_assert_true (round == first);
  sumi_study_choose (fixture->study, grace);
  gtk_widget_activate_action (page, "test.begin", NULL);
  g_assert_cmpuint (sumi_chapter_test_count (round, SUMI_ROUND_RIGHT), ==, 0);
  g_assert_finalize_object (page);
}

/* One attempt at the puzzle ITEM of the leaflet is recorded. */
static void
record_attempt (Fixture *fixture, const char *item, int tries, int hints)
{
  g_autoptr (SumiOutcome) outcome
      = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "leaflet-corners", item, "");

  outcome->tries = tries;
  outcome->hints = hints;
  outcome->help = hints > 0 ? SUMI_HELP_IDEA : SUMI_HELP_NONE;
  outcome->is_solved = TRUE;
  outcome->milliseconds = 60 * 1000;
  sumi_study_record (fixture->study, outcome);
  sumi_study_flush (fixture->study);
}

/* A class of which only one file is there, and that one cannot be read. */
static SumiResultsClass *
read_broken_class (Fixture *fixture)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "class", NULL);
  g_autofree char *path = g_build_filename (folder, "ada.sumi-results.json", NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  return sumi_results_class_read (folder, NULL);
}

/* Results of another pupil who is called as GRACE, and did nothing. */
static SumiResults *
make_namesake (SumiResults *grace)
{
  SumiResults *other = sumi_results_new (grace->pupil, grace->set, grace->title, grace->saved);

  grace->learner = g_strdup ("learner-1");
  grace->file = g_strdup ("Grace.sumi-results.json");
  other->learner = g_strdup ("learner-2");
  other->file = g_strdup ("Grace.sumi-results (1).json");
  return other;
}

/* Which of two pupils of one name it is, is seen and said; of one whose name nobody else has
 * nothing more is said. Of exercises that were not in a pupil's set nothing is said. */
static void
assert_namesakes (GtkWidget *page)
{
  GtkWidget *label = sumi_ui_test_find_label (page, "Grace.sumi-results.json");
  GtkWidget *row;

  g_assert_nonnull (label);
  g_assert_nonnull (sumi_ui_test_find_label (page, "Grace.sumi-results (1).json"));
  row = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Grace (Grace.sumi-results.json); Two doors: Not solved; "
                                       "First try: 0 of 1, hints: 0, minutes: 0; Grace "
                                       "(Grace.sumi-results.json), Corners: the file was damaged "
                                       "or edited.");
  g_assert_null (sumi_ui_test_find_words (page, "ada.sumi-results.json)"));
}

/* What has the focus in the table has a name, and Tab leaves the table at once. */
static void
assert_class_by_keys (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);
  GtkWidget *list;

  g_assert_true (gtk_widget_grab_focus (page));
  gtk_test_accessible_assert_property (gtk_root_get_focus (root), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Pupil");
  list = gtk_widget_get_ancestor (gtk_root_get_focus (root), GTK_TYPE_LIST_BOX);
  sumi_ui_test_press (list, GDK_KEY_Tab);
  g_assert_false (gtk_widget_is_ancestor (gtk_root_get_focus (root), list));
}

static gboolean
shows_hard (gpointer page)
{
  return sumi_ui_test_find_words (page, "Hard for most: 0 of 2 at the first try") != NULL;
}

/* A set is solved with mistakes, and the table of the class says which; the page says of it whether
 * it was passed, and of a file that cannot be read where it is wrong. */
static void
test_class (Fixture *fixture, gconstpointer data)
{
  const SumiPack *pack = sumi_pack_file_get_pack (fixture->leaflet);
  SumiResultsClass *class = read_broken_class (fixture);
  SumiResults *results, *grace;
  const SumiResultsEntry *entry;
  g_autoptr (GError) error = NULL;
  g_autofree char *sum = NULL;
  GtkWidget *window, *page, *row;

  record_attempt (fixture, "p1", 1, 0);
  record_attempt (fixture, "p2", 3, 1);
  record_attempt (fixture, "p2", 1, 0);
  results = make_results (fixture, NULL);
  g_assert_cmpstr (results->pupil, ==, "Ada");
  g_assert_cmpstr (results->learner, ==, sumi_study_get_learner_id (fixture->study));
  g_assert_true (g_str_has_prefix (results->learner, "learner-"));
  g_assert_cmpuint (results->entries->len, ==, 5);
  entry = sumi_results_find (results, "p1");
  g_assert_true (entry->is_first);
  entry = sumi_results_find (results, "p2");
  g_assert_false (entry->is_first);
  g_assert_true (entry->is_solved);
  g_assert_cmpint (entry->tries, ==, 4);
  g_assert_cmpint (entry->hints, ==, 1);
  g_assert_cmpint (entry->seconds, ==, 120);
  g_assert_false (sumi_results_entry_is_begun (sumi_results_find (results, "p3")));
  sum = sumi_class_results_sum_up (pack, results);
  g_assert_cmpstr (sum, ==, "2 of 5 begun, 1 right at the first try.");

  grace = sumi_results_new ("Grace", pack->id, "Corners", "2026-03-12T10:40:00Z");
  sumi_results_add (grace, "p2", "Puzzle 2")->tries = 2;
  grace->is_genuine = FALSE;
  sumi_results_class_add (class, results);
  sumi_results_class_add (class, grace);
  sumi_results_class_add (class, make_namesake (grace));
  sumi_results_class_sort (class);
  window = gtk_window_new ();
  page = sumi_class_page_new (class);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  assert_namesakes (page);
  sumi_ui_test_wait (shows_hard, page);
  row = gtk_widget_get_ancestor (sumi_ui_test_find_label (page, "Ada"), GTK_TYPE_LIST_BOX_ROW);
  gtk_test_accessible_assert_property (
      row, GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Ada; The squeeze: First try; Two doors: Solved; From afar: Not begun; Four corners: Not "
      "begun; Bait: Not begun; First try: 1 of 5, hints: 1, minutes: 3");
  g_assert_nonnull (
      sumi_ui_test_find_words (page, "Grace (Grace.sumi-results.json), Corners: the file was "
                                     "damaged"));
  g_assert_nonnull (sumi_ui_test_find_words (page, "\nada.sumi-results.json: Line 1, column 2: "));
  sumi_ui_test_assert_narrow (page);
  assert_class_by_keys (page);
  sumi_results_class_free (sumi_class_page_take_results (SUMI_CLASS_PAGE (page)));
  gtk_widget_activate_action (page, "class.save", NULL); /* by a key just before */
  gtk_window_destroy (GTK_WINDOW (window));

  /* What is not known yet is not given as nothing. */
  sumi_study_choose (fixture->study, SUMI_LEARNERS_GUEST);
  g_assert_null (make_results (fixture, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_assert_cmpstr (error->message, ==,
                   "Your progress is still being opened. Try again in a moment.");
  sumi_ui_test_wait_study (fixture->study);
  results = make_results (fixture, NULL);
  g_assert_cmpstr (results->pupil, ==, "Guest");
  g_assert_true (g_str_has_prefix (results->learner, "guest-"));
  sumi_results_free (results);
}

/* What was only begun is not done. */
static void
test_class_sum (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int wrong;
    gboolean is_solved;
    const char *text;
  } rows[] = {
    { 1, TRUE, "Everything is done, and the set was passed." },
    { 0, TRUE, "Everything is done, but too many were wrong at the first try." },
    { 1, FALSE, "2 of 2 begun, 1 right at the first try." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiPack) pack = sumi_pack_new ();
      g_autoptr (SumiResults) results = sumi_results_new ("Ada", "set", "Set", "");
      SumiResultsEntry *first = sumi_results_add (results, "a", "A");
      SumiResultsEntry *second = sumi_results_add (results, "b", "B");
      g_autofree char *text = NULL;

      pack->for_class.wrong = rows[i].wrong;
      first->is_first = first->is_solved = TRUE;
      second->tries = 2;
      second->is_solved = rows[i].is_solved;
      text = sumi_class_results_sum_up (pack, results);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* However much a learner who was imported is said to have done, the results can be read. */
static void
test_class_limits (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiResults) results = NULL, again = NULL;
  g_autofree char *text = NULL;

  for (int i = 0; i < 5; i++)
    {
      g_autoptr (SumiOutcome) outcome
          = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "leaflet-corners", "p1", "");

      outcome->tries = outcome->hints = G_MAXINT;
      outcome->milliseconds = G_MAXINT;
      sumi_study_record (fixture->study, outcome);
    }
  sumi_study_flush (fixture->study);
  results = make_results (fixture, NULL);
  text = sumi_results_to_text (results);
  again = sumi_results_from_data (text, strlen (text), mistakes);
  g_assert_nonnull (again);
  g_assert_cmpint (sumi_results_find (again, "p1")->tries, ==, SUMI_RESULTS_MAX_COUNT);
  g_assert_cmpint (sumi_results_find (again, "p1")->hints, ==, SUMI_RESULTS_MAX_COUNT);
  g_assert_cmpint (sumi_results_find (again, "p1")->seconds, ==, SUMI_RESULTS_MAX_SECONDS);
}

/* However much a file says, the sums are right. */
static void
test_long_class (Fixture *fixture, gconstpointer data)
{
  SumiResults *results = sumi_results_new ("Ada", "set", "Set", "");
  SumiResultsClass *class = sumi_results_class_new ();
  g_autoptr (GString) said = g_string_new ("Ada");
  GtkWidget *page, *row;

  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *item = g_strdup_printf ("%u", i);

      sumi_results_add (results, item, item)->seconds = 100 * 24 * 3600;
      g_string_append_printf (said, "; %s: Not begun", item);
    }
  g_string_append (said, "; First try: 0 of 300, hints: 0, minutes: 43200000");
  sumi_results_class_add (class, results);
  sumi_results_class_sort (class);
  page = g_object_ref_sink (sumi_class_page_new (class));
  row = gtk_widget_get_ancestor (sumi_ui_test_find_label (page, "Ada"), GTK_TYPE_LIST_BOX_ROW);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, said->str);
  g_assert_finalize_object (page);
}

/* Of exercises that have one title the number is said, too, by which the list below the table has
 * them. */
static void
test_class_same_titles (Fixture *fixture, gconstpointer data)
{
  SumiResults *results = sumi_results_new ("Ada", "set", "Set", "");
  SumiResultsClass *class = sumi_results_class_new ();
  GtkWidget *page, *row;

  sumi_results_add (results, "a", "Wedge");
  sumi_results_add (results, "b", "Corner");
  sumi_results_add (results, "c", "Wedge");
  sumi_results_class_add (class, results);
  sumi_results_class_sort (class);
  page = g_object_ref_sink (sumi_class_page_new (class));
  row = gtk_widget_get_ancestor (sumi_ui_test_find_label (page, "Ada"), GTK_TYPE_LIST_BOX_ROW);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ada; 1. Wedge: Not begun; Corner: Not begun; "
                                       "3. Wedge: Not begun; First try: 0 of 3, hints: 0, "
                                       "minutes: 0");
  g_assert_finalize_object (page);
}

static gboolean
is_cells (GtkWidget *widget, gconstpointer data)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "SumiClassCells");
}

/* The pictures that WIDGET draws, each once; the table is the caller's. */
static GHashTable *
list_pictures (GtkWidget *widget)
{
  static const char begin[] = "\"data:";
  GHashTable *pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  for (const char *p = strstr (text, begin); p != NULL; p = strstr (p + 1, begin))
    g_hash_table_add (pictures, g_strndup (p, strcspn (p + 1, "\"") + 1));
  return pictures;
}

/* What was right at the first try is told from what was solved later at a glance. */
static void
test_class_marks (Fixture *fixture, gconstpointer data)
{
  static const char *const items[] = { "first", "solved", "not solved", "not begun" };
  SumiResults *results = sumi_results_new ("Ada", "set", "Set", "");
  SumiResultsClass *class = sumi_results_class_new ();
  GtkWidget *window = gtk_window_new (), *row;
  g_autoptr (GHashTable) pictures = NULL;

  for (int i = 0; i < (int) G_N_ELEMENTS (items); i++)
    {
      SumiResultsEntry *entry = sumi_results_add (results, items[i], items[i]);

      entry->tries = 3 - i;
      entry->is_first = i == 0;
      entry->is_solved = i < 2;
    }
  sumi_results_class_add (class, results);
  sumi_results_class_sort (class);
  gtk_window_set_child (GTK_WINDOW (window), sumi_class_page_new (class));
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  row = gtk_widget_get_ancestor (sumi_ui_test_find_label (window, "Ada"), GTK_TYPE_LIST_BOX_ROW);
  pictures = list_pictures (sumi_ui_test_find_if (row, is_cells, NULL));
  g_assert_cmpuint (g_hash_table_size (pictures), ==, 3);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
scrolls_sideways (GtkWidget *widget, gconstpointer data)
{
  GtkPolicyType policy = GTK_POLICY_NEVER;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);
  return policy != GTK_POLICY_NEVER;
}

/* The wheel over the cells scrolls the page. */
static void
assert_scrolls_only_sideways (GtkWidget *scrolled)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scrolled);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        continue;
      g_assert_cmpuint (
          gtk_event_controller_scroll_get_flags (GTK_EVENT_CONTROLLER_SCROLL (controller))
              & GTK_EVENT_CONTROLLER_SCROLL_VERTICAL,
          ==, 0);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

static gboolean
is_free_bar (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_SCROLLBAR (widget)
         && !GTK_IS_SCROLLED_WINDOW (gtk_widget_get_parent (widget));
}

/* What scrolls the cells of LIST by the pointer is above them, however many pupils there are, and
 * knows how wide they are. */
static void
assert_bar_above (GtkWidget *list)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (list));
  GtkWidget *bar = sumi_ui_test_find_if (window, is_free_bar, NULL);
  graphene_rect_t bounds;
  int start, end;

  g_assert_true (gtk_widget_compute_bounds (bar, list, &bounds));
  g_assert_cmpfloat (bounds.origin.y, <, 0);
  gtk_range_get_slider_range (GTK_RANGE (gtk_widget_get_first_child (bar)), &start, &end);
  g_assert_cmpint (end, >, start);
  g_assert_cmpint (end - start, <, gtk_widget_get_width (bar) / 2);
}

/* The names stay in sight while the keyboard goes through the rows and their cells. */
static void
test_wide_class (Fixture *fixture, gconstpointer data)
{
  SumiResults *results = sumi_results_new ("Ada", "set", "Set", "");
  SumiResultsClass *class = sumi_results_class_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scrolled, *list, *name;
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;

  for (guint i = 0; i < 30; i++)
    {
      g_autofree char *item = g_strdup_printf ("%u", i);

      sumi_results_add (results, item, item);
    }
  sumi_results_class_add (class, results);
  sumi_results_class_sort (class);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_set_child (GTK_WINDOW (window), sumi_class_page_new (class));
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  scrolled = sumi_ui_test_find_if (window, scrolls_sideways, NULL);
  list = gtk_widget_get_ancestor (scrolled, GTK_TYPE_LIST_BOX);
  name = sumi_ui_test_find_label (list, "Ada");
  assert_scrolls_only_sideways (scrolled);
  assert_bar_above (list);
  adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, 720);
  for (int i = 1; i >= 0; i--)
    {
      g_assert_true (gtk_widget_grab_focus (
          GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i))));
      sumi_ui_test_settle ();
      g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <, 1);
    }
  for (int i = 0; i < 30; i++)
    sumi_ui_test_press (list, GDK_KEY_Right);
  sumi_ui_test_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment)
                         + gtk_adjustment_get_page_size (adjustment),
                     >=, gtk_adjustment_get_upper (adjustment));
  g_assert_true (gtk_widget_compute_bounds (name, window, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  sumi_ui_test_press (list, GDK_KEY_Left);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment)
                         + gtk_adjustment_get_page_size (adjustment),
                     <, gtk_adjustment_get_upper (adjustment));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A tag of a pack may have several lines, and an attempt at its item is recorded all the same. */
static void
test_long_tag (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "pack", "item", "");
  SumiItem *item = sumi_item_new (SUMI_ITEM_PUZZLE);
  g_auto (GStrv) themes = NULL;

  g_strfreev (item->tags);
  item->tags = g_strsplit ("edge|two\nlines|opening", "|", -1);
  themes = sumi_study_theme_list (item, item->exercise);
  sumi_outcome_set_themes (outcome, (const char *const *) themes);
  g_assert_true (sumi_outcome_is_valid (outcome));
  g_assert_true (g_strv_contains ((const char *const *) themes, "edge"));
  g_assert_true (g_strv_contains ((const char *const *) themes, "opening"));
  sumi_item_free (item);
}

/* Where the teacher allows no hints, there are none. */
static void
test_without_hints (Fixture *fixture, gconstpointer data)
{
  g_autofree char *old = sumi_ui_test_get_leaflet ();
  g_autofree char *path = g_build_filename (fixture->folder, "set.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SumiPackFile) pack_file = NULL;
  g_autoptr (GString) text = NULL;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page;

  text = g_string_new (old);
  g_string_replace (text, "\"format\"", "\"class\": { \"hints\": false }, \"format\"", 1);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  pack_file = sumi_ui_test_open (file);
  page = sumi_puzzle_page_new (pack_file, 0);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_assert_false (gtk_widget_get_child_visible (sumi_ui_test_find_button (page, "exercise.hint")));
  g_assert_false (
      gtk_widget_get_child_visible (sumi_ui_test_find_button (page, "exercise.solution")));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/ui/study/class", test_class },
    { "/ui/study/class/sum", test_class_sum },
    { "/ui/study/class/limits", test_class_limits },
    { "/ui/study/class/long", test_long_class },
    { "/ui/study/class/same-titles", test_class_same_titles },
    { "/ui/study/class/marks", test_class_marks },
    { "/ui/study/class/wide", test_wide_class },
    { "/ui/study/long-tag", test_long_tag },
    { "/ui/study/without-hints", test_without_hints },
    { "/ui/study/first-try", test_first_try },
    { "/ui/study/mistake", test_mistake },
    { "/ui/study/no-steps", test_no_steps },
    { "/ui/study/left", test_left },
    { "/ui/study/left-at-once", test_left_at_once },
    { "/ui/study/next", test_next },
    { "/ui/study/passed-on", test_passed_on },
    { "/ui/study/round", test_round },
    { "/ui/study/days-puzzles", test_days_puzzles },
    { "/ui/study/days-tried", test_days_tried },
    { "/ui/study/days-themes", test_days_themes },
    { "/ui/study/lessons", test_lessons },
    { "/ui/study/lessons/begun", test_begun_lesson },
    { "/ui/study/guest", test_guest },
    { "/ui/study/late", test_late },
    { "/ui/study/game", test_game },
    { "/ui/study/match-exercise", test_match_exercise },
    { "/ui/study/resigned-game", test_resigned_game },
    { "/ui/study/resumed-game", test_resumed_game },
    { "/ui/study/resumed-match", test_resumed_match },
    { "/ui/study/left-game", test_left_game },
    { "/ui/study/game-of-other", test_game_of_other },
    { "/ui/study/game-taken-over", test_game_taken_over },
    { "/ui/study/kept-games", test_kept_games },
    { "/ui/study/names", test_names },
    { "/ui/study/names-meanwhile", test_names_meanwhile },
    { "/ui/study/names-grow", test_names_grow },
    { "/ui/study/names-renamed", test_names_renamed },
    { "/ui/study/names-renamed-away", test_names_renamed_away },
    { "/ui/study/not-removed", test_not_removed },
    { "/ui/study/brought-back", test_brought_back },
    { "/ui/study/renamed", test_renamed },
    { "/ui/study/keep-found", test_keep_found },
    { "/ui/study/first-game", test_first_game },
    { "/ui/study/lesson-of-other", test_lesson_of_other },
    { "/ui/study/step-repeated", test_step_repeated },
    { "/ui/study/step-again", test_step_again },
    { "/ui/study/step-left", test_step_left },
    { "/ui/study/begun-anew", test_begun_anew },
    { "/ui/study/practise-games", test_practise_games },
    { "/ui/study/practise-for-other", test_practise_for_other },
    { "/ui/study/import-folder", test_import_folder },
    { "/ui/study/import-after-stop", test_import_after_stop },
    { "/ui/study/openings", test_openings },
    { "/ui/study/openings/words", test_opening_words },
    { "/ui/study/openings/end", test_openings_end },
    { "/ui/study/openings/unsettled", test_unsettled },
    { "/ui/study/openings/left-at", test_left_at },
    { "/ui/study/memory", test_memory },
    { "/ui/study/noise", test_noise },
    { "/ui/study/unlisted", test_unlisted },
    { "/ui/study/newer", test_newer },
    { "/ui/study/no-file", test_no_file },
    { "/ui/study/read-only", test_read_only },
    { "/ui/study/full", test_full },
    { "/ui/study/locked", test_locked },
    { "/ui/study/unreadable", test_unreadable },
    { "/ui/study/card-by-hand", test_card_by_hand },
    { "/ui/study/card-of-gone", test_card_of_gone },
    { "/ui/study/told", test_told },
    { "/ui/study/first-learner", test_first_learner },
    { "/ui/study/nothing-counted", test_nothing_counted },
    { "/ui/study/learners", test_learners },
    { "/ui/study/learner-stays", test_learner_stays },
    { "/ui/study/learners/by-keys", test_learners_by_keys },
    { "/ui/study/learners/unchosen", test_learners_unchosen },
    { "/ui/study/learners/refused", test_learners_refused },
    { "/ui/study/learners/elsewhere", test_learners_elsewhere },
    { "/ui/study/page", test_page },
    { "/ui/study/narrow-cards", test_narrow_cards },
    { "/ui/study/no-lessons", test_no_lessons },
    { "/ui/study/moved-cards", test_moved_cards },
    { "/ui/study/many-due", test_many_due },
    { "/ui/study/page/next-day", test_page_next_day },
    { "/ui/study/last-game", test_last_game },
    { "/ui/study/late-focus", test_late_focus },
    { "/ui/study/chapter-test", test_chapter_test },
    { "/ui/study/test-page", test_test_page },
    { "/ui/study/test-page/again", test_test_page_again },
    { "/ui/study/test-page/gone", test_test_page_gone },
    { "/ui/study/begun-tests-gone", test_begun_tests_gone },
    { "/ui/study/test-page/left", test_test_page_left },
    { "/ui/study/test-page/restart", test_test_page_restart },
    { "/ui/study/test-page/row", test_test_row },
    { "/ui/study/next-for-you", test_next_for_you },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return sumi_ui_test_run ();
}
