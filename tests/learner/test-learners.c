/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Several learners in one folder. */

#include <glib/gstdio.h>
#include <utime.h>

#include "learner-fixture.h"
#include "sumi-learner.h"
#include "sumi-learners.h"

typedef struct
{
  char *folder;
  SumiLearners *learners;
  guint n_changes;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *parent = g_dir_make_tmp ("sumi-XXXXXX", NULL);

  fixture->folder = g_build_filename (parent, "learners", NULL);
  fixture->learners = sumi_learners_new (fixture->folder);
  g_signal_connect_swapped (fixture->learners, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *parent = g_path_get_dirname (fixture->folder);

  g_assert_finalize_object (fixture->learners);
  fixture_remove_folder (parent);
  g_free (fixture->folder);
}

static char *
add (Fixture *fixture, const char *name)
{
  g_autoptr (GError) error = NULL;
  char *id = sumi_learners_add (fixture->learners, name, &error);

  g_assert_no_error (error);
  return id;
}

/* The names, with a comma between two. */
static char *
list_names (SumiLearners *learners)
{
  g_autoptr (GPtrArray) entries = sumi_learners_list (learners);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < entries->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? "," : "",
                            ((const SumiLearnerEntry *) entries->pdata[i])->name);
  return g_string_free (names, FALSE);
}

static void
assert_names (Fixture *fixture, const char *expected)
{
  g_autofree char *names = list_names (fixture->learners);

  g_assert_cmpstr (names, ==, expected);
}

static void
assert_chosen (Fixture *fixture, const char *expected)
{
  /* Another program sees the same. */
  g_autoptr (SumiLearners) other = sumi_learners_new (fixture->folder);
  g_autofree char *chosen = sumi_learners_get_chosen (fixture->learners);
  g_autofree char *others = sumi_learners_get_chosen (other);

  g_assert_cmpstr (chosen, ==, expected);
  g_assert_cmpstr (others, ==, expected);
}

static void
record (Fixture *fixture, const char *id, guint n)
{
  g_autofree char *folder = sumi_learners_get_folder (fixture->learners, id);
  g_autoptr (SumiLearner) learner = sumi_learner_open (folder, NULL, NULL);

  g_assert_nonnull (folder);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SumiOutcome) outcome =
          fixture_outcome (SUMI_OUTCOME_PUZZLE, "pack", "item", SUMI_GRADE_GOOD, 1);

      g_assert_true (sumi_learner_record (learner, outcome, NULL));
    }
}

static guint
count (Fixture *fixture, const char *id)
{
  g_autofree char *folder = sumi_learners_get_folder (fixture->learners, id);
  g_autoptr (SumiLearner) learner = sumi_learner_open (folder, NULL, NULL);

  return sumi_progress_get_n_outcomes (sumi_learner_get_progress (learner));
}

static void
test_empty (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  assert_names (fixture, "");
  assert_chosen (fixture, NULL);
  g_assert_false (sumi_learners_choose (fixture->learners, "learner-0", &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_UNKNOWN);
  g_assert_null (sumi_learners_get_folder (fixture->learners, "../x"));
  sumi_learners_forget_removed (fixture->learners);
  /* Looking makes no folder. */
  g_assert_false (g_file_test (fixture->folder, G_FILE_TEST_EXISTS));
}

static void
test_add_and_rename (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ada = add (fixture, "  Ada ");
  g_autofree char *zoe = add (fixture, "Zoé");

  assert_names (fixture, "Ada,Zoé");
  g_assert_cmpuint (fixture->n_changes, ==, 2);
  record (fixture, ada, 2);
  record (fixture, zoe, 3);
  g_assert_true (sumi_learners_rename (fixture->learners, ada, "Bob", NULL));
  g_assert_true (sumi_learners_rename (fixture->learners, zoe, "ZOÉ", NULL));
  assert_names (fixture, "Bob,ZOÉ");
  g_assert_cmpuint (count (fixture, ada), ==, 2);
  g_assert_cmpuint (count (fixture, zoe), ==, 3);
}

/* By the language, and by the values of numbers; a letter is a name. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Pupil 10", "Pupil 5", "Zoé", "B", "Ada" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_free (add (fixture, names[i]));
  assert_names (fixture, "Ada,B,Pupil 5,Pupil 10,Zoé");
}

static void
test_bad_names (Fixture *fixture, gconstpointer data)
{
  const char *const names[] = {
    "",
    "  ",
    "\u200b\u2060",
    "two\nlines",
    "\xff\xfe",
    "zoé",
    "ZOÉ ",
    "0123456789012345678901234567890123456789012345678901234567890",
  };
  G_GNUC_UNUSED g_autofree char *zoe = add (fixture, "Zoé");
  g_autofree char *other = add (fixture, "Ada");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (sumi_learners_add (fixture->learners, names[i], &error));
      g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_NAME);
      g_clear_error (&error);
      g_assert_false (sumi_learners_rename (fixture->learners, other, names[i], &error));
      g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_NAME);
    }
  assert_names (fixture, "Ada,Zoé");
}

/* With a folder of another user, or a file in its place, it is said which one that is. */
static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  G_GNUC_UNUSED g_autofree char *ada = add (fixture, "Ada");
  g_autofree char *path = g_build_filename (fixture->folder, "file", NULL);
  g_autoptr (SumiLearners) learners = sumi_learners_new (path);
  g_autofree char *told = g_strdup_printf ("%s is a file where there should be a folder; move it "
                                           "away and start again", path);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "", -1, NULL));
  g_assert_null (sumi_learners_add (learners, "Ada", &error));
  g_assert_cmpstr (error->message, ==, told);
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
test_choose (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ada = add (fixture, "Ada");
  g_autofree char *chosen_path = g_build_filename (fixture->folder, "chosen", NULL);

  assert_chosen (fixture, NULL);
  g_assert_true (sumi_learners_choose (fixture->learners, ada, NULL));
  assert_chosen (fixture, ada);
  g_assert_true (sumi_learners_choose (fixture->learners, SUMI_LEARNERS_GUEST, NULL));
  assert_chosen (fixture, SUMI_LEARNERS_GUEST);
  g_assert_null (sumi_learners_get_folder (fixture->learners, SUMI_LEARNERS_GUEST));
  g_assert_true (g_file_set_contents (chosen_path, "learner-/../../x", -1, NULL));
  assert_chosen (fixture, NULL);
}

static void
test_remove (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ada = add (fixture, "Ada");
  G_GNUC_UNUSED g_autofree char *zoe = add (fixture, "Zoé");
  g_autofree char *removed = g_build_filename (fixture->folder, "removed", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, ada, NULL);
  g_autofree char *path = g_build_filename (removed, ada, NULL);
  struct utimbuf long_ago = { 1000000000, 1000000000 };
  struct utimbuf soon = { time (NULL) + 600, time (NULL) + 600 };
  g_autoptr (GError) error = NULL;

  record (fixture, ada, 4);
  g_assert_true (sumi_learners_choose (fixture->learners, ada, NULL));
  g_assert_true (sumi_learners_remove (fixture->learners, ada, NULL));
  assert_names (fixture, "Zoé");
  assert_chosen (fixture, NULL);
  /* Undone, all is back, and chosen. */
  g_assert_true (sumi_learners_restore (fixture->learners, ada, NULL));
  assert_names (fixture, "Ada,Zoé");
  assert_chosen (fixture, ada);
  g_assert_cmpuint (count (fixture, ada), ==, 4);

  /* A program that is started meanwhile does not get in between, even where nothing was done for
   * long. */
  g_assert_cmpint (utime (folder, &long_ago), ==, 0);
  g_assert_true (sumi_learners_remove (fixture->learners, ada, NULL));
  sumi_learners_forget_removed (fixture->learners);
  g_assert_true (sumi_learners_restore (fixture->learners, ada, NULL));
  g_assert_cmpuint (count (fixture, ada), ==, 4);

  g_assert_true (sumi_learners_remove (fixture->learners, ada, NULL));
  g_assert_cmpint (utime (path, &soon), ==, 0);
  sumi_learners_forget_removed (fixture->learners);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_DIR));
  g_assert_cmpint (utime (path, &long_ago), ==, 0);
  sumi_learners_forget_removed (fixture->learners);
  g_assert_false (g_file_test (removed, G_FILE_TEST_EXISTS));
  g_assert_false (sumi_learners_restore (fixture->learners, ada, &error));
  g_assert_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_UNKNOWN);
  assert_names (fixture, "Zoé");
}

/* A learner whose name is lost is still there. */
static void
test_lost_name (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ada = add (fixture, "Ada");
  g_autofree char *path = g_build_filename (fixture->folder, ada, "learner.ini", NULL);

  record (fixture, ada, 1);
  g_assert_cmpint (g_unlink (path), ==, 0);
  assert_names (fixture, ada);
  g_assert_true (sumi_learners_rename (fixture->learners, ada, "Ada", NULL));
  assert_names (fixture, "Ada");
  g_assert_cmpuint (count (fixture, ada), ==, 1);
}

int
main (int argc, char **argv)
{
  const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/learners/empty", test_empty },         { "/learners/add-and-rename", test_add_and_rename },
    { "/learners/bad-names", test_bad_names }, { "/learners/choose", test_choose },
    { "/learners/remove", test_remove },       { "/learners/lost-name", test_lost_name },
    { "/learners/order", test_order },         { "/learners/no-folder", test_no_folder },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
