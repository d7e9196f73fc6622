/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Results of pupils: they read back equal, what was changed in a file is noticed, and a folder of
 * them is a table. */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "sumi-results-table.h"

/* The exercises of a set, as marks: 1 at the first try, + solved, - not solved, . not begun. */
static SumiResults *
make_results (const char *pupil, const char *saved, const char *marks)
{
  SumiResults *results = sumi_results_new (pupil, "week-3", "Corners, week 3", saved);

  for (guint i = 0; marks[i] != '\0'; i++)
    {
      g_autofree char *item = g_strdup_printf ("puzzle-%u", i + 1);
      SumiResultsEntry *entry = sumi_results_add (results, item, item);

      entry->is_first = marks[i] == '1';
      entry->is_solved = marks[i] == '1' || marks[i] == '+';
      entry->is_shown = marks[i] == '-';
      entry->tries = marks[i] == '.' ? 0 : marks[i] == '1' ? 1 : 3;
      entry->hints = marks[i] == '+' ? 2 : 0;
      entry->seconds = 20 * entry->tries;
    }

  return results;
}

static SumiResults *
read_text (const char *text)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiResults *results = sumi_results_from_data (text, strlen (text), mistakes);

  g_assert_true ((results == NULL) == (mistakes->len > 0));
  return results;
}

static char *
replace (const char *text, const char *old, const char *new)
{
  g_auto (GStrv) parts = g_strsplit (text, old, 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoinv (new, parts);
}

/* What is written reads back equal; a changed value is noticed, a changed layout does not
 * matter. */
static void
test_text (void)
{
  g_autoptr (SumiResults) results = make_results ("Ada", "2026-03-12T10:40:00Z", "1+-.");
  g_autofree char *text = sumi_results_to_text (results);
  g_autoptr (SumiResults) again = read_text (text);
  g_autofree char *airy = replace (text, "\"pupil\"", "\n\n  \"pupil\"");
  g_autofree char *edited = replace (text, "\"tries\" : 3", "\"tries\" : 1");
  g_autofree char *named = replace (text, "Ada", "Eve");
  g_autoptr (SumiResults) airy_again = read_text (airy);
  g_autoptr (SumiResults) edited_again = read_text (edited);
  g_autoptr (SumiResults) named_again = read_text (named);
  g_autofree char *with_learner = NULL, *other_learner = NULL;
  g_autoptr (SumiResults) learner_again = NULL, other_again = NULL;

  g_assert_true (sumi_results_equal (results, again));
  g_assert_true (airy_again->is_genuine);
  g_assert_false (edited_again->is_genuine);
  g_assert_false (named_again->is_genuine);
  g_assert_cmpstr (named_again->pupil, ==, "Eve");
  g_assert_null (again->learner);
  results->learner = g_strdup ("learner-1");
  with_learner = sumi_results_to_text (results);
  other_learner = replace (with_learner, "learner-1", "learner-2");
  learner_again = read_text (with_learner);
  other_again = read_text (other_learner);
  g_assert_true (sumi_results_equal (results, learner_again));
  g_assert_true (learner_again->is_genuine);
  g_assert_false (other_again->is_genuine);
}

/* Results are equal only where all that they say is. */
static void
test_equal (void)
{
  static const char *const changes[][2] = {
    { "Ada", "Eve" }, { "week-3", "week-4" }, { "week 3", "week 4" }, { "10:40", "10:41" },
    { "\"item\" : \"puzzle-1\"", "\"item\" : \"puzzle-9\"" },
    { "\"title\" : \"puzzle-1\"", "\"title\" : \"puzzle-9\"" },
    { "\"first\" : true", "\"first\" : false" }, { "\"solved\" : true", "\"solved\" : false" },
    { "\"shown\" : false", "\"shown\" : true" }, { "\"tries\" : 1", "\"tries\" : 2" },
    { "\"hints\" : 0", "\"hints\" : 1" }, { "\"seconds\" : 20", "\"seconds\" : 21" },
  };
  g_autoptr (SumiResults) results = make_results ("Ada", "2026-03-12T10:40:00Z", "1+");
  g_autoptr (SumiResults) more = make_results ("Ada", "2026-03-12T10:40:00Z", "1+.");
  g_autofree char *text = sumi_results_to_text (results);

  g_assert_false (sumi_results_equal (results, more));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *changed = replace (text, changes[i][0], changes[i][1]);
      g_autoptr (SumiResults) other = read_text (changed);

      g_assert_false (sumi_results_equal (results, other));
      other->is_genuine = TRUE;
      g_assert_false (sumi_results_equal (results, other));
    }
}

static void
test_refused (void)
{
  g_autoptr (SumiResults) results = make_results ("Ada", "2026-03-12T10:40:00Z", "1");
  g_autofree char *text = sumi_results_to_text (results);
  static const char *const rows[][2] = {
    { "sumi-results/1", "sumi-results/2" },
    { "\"pupil\" : \"Ada\",", "" },
    { "\"pupil\" : \"Ada\"", "\"pupil\" : \"A\\nda\"" },
    { "\"tries\" : 1", "\"tries\" : -1" },
    { "\"first\" : true", "\"first\" : 1" },
    { "\"hints\"", "\"hunts\"" },
    { "\"exercises\" : [", "\"exercises\" : [ 3," },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *bad = replace (text, rows[i][0], rows[i][1]);

      g_assert_null (read_text (bad));
    }
  g_assert_null (read_text (""));
}

/* The largest results that a set can have are not too large, however long the titles are. */
static void
test_large (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "ada" SUMI_RESULTS_SUFFIX, NULL);
  g_autoptr (SumiResults) results = make_results ("Ada", "2026-03-12T10:40:00Z", "");
  g_autoptr (GString) title = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autoptr (SumiResultsClass) class = NULL;

  while (g_utf8_strlen (title->str, -1) < 400)
    g_string_append (title, "角");
  for (guint i = 0; i < SUMI_RESULTS_MAX_ENTRIES; i++)
    sumi_results_add (results, title->str, title->str);
  text = sumi_results_to_text (results);
  g_assert_cmpuint (strlen (text), >, 2 * 1024 * 1024);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  class = sumi_results_class_read (folder, NULL);
  g_assert_cmpuint (class->problems->len, ==, 0);
  g_assert_cmpuint (class->results->len, ==, 1);
  g_unlink (path);
  g_rmdir (folder);
}

static void
save (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
save_results (const char *folder, const char *name, SumiResults *results)
{
  g_autofree char *text = sumi_results_to_text (results);

  save (folder, name, text);
  sumi_results_free (results);
}

/* A title may have several lines in a pack; what is written of it can be read. */
static void
test_titles (void)
{
  g_autofree char *wide = g_strnfill (500, 'w');
  g_autoptr (SumiResults) results
    = sumi_results_new ("Ada", "week-3", "Corners,\nweek\t3", "2026-03-12T10:40:00Z");
  g_autofree char *text = NULL;
  g_autoptr (SumiResults) again = NULL;

  sumi_results_add (results, "puzzle-1", "One\n\u2066c4\u2069 or d3?");
  sumi_results_add (results, "puzzle-2", wide);
  text = sumi_results_to_text (results);
  again = read_text (text);
  g_assert_nonnull (again);
  g_assert_true (again->is_genuine);
  g_assert_true (sumi_results_equal (again, results));
  g_assert_cmpstr (again->title, ==, "Corners, week 3");
  g_assert_cmpstr (sumi_results_find (again, "puzzle-1")->title, ==,
                   "One \u2066c4\u2069 or d3?");
}

/* A dialog of files proposes a name, of which all but ".json" is written anew by many, and by some
 * that too; some disks know capitals only, and some mail programs write ".txt" behind it. What else
 * lies beside the results is none of them; but what cannot be read is told where it may be some. */
static void
test_names (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (folder, "d.json", NULL);
  g_autofree char *fifo = g_build_filename (folder, "f.json", NULL);
  g_autoptr (SumiResultsClass) class = NULL;
  g_autofree char *other_fifo = g_build_filename (folder, "f", NULL);
  static const char *const names[]
    = { "Ada.JSON", "b.json",  "c.sumi.json", "later.json", "Eve", "HALF.SUMI-RESULTS.JSON",
        "notes",    "Zoe.txt", "half.sumi-results.json.part", "._Ada.sumi-results.json" };

  save_results (folder, names[0], make_results ("Ada", "2026-03-12T10:40:00Z", "1"));
  save (folder, names[1], "{\"format\": \"another/1\"}");
  save (folder, names[2], "{\"format\": \"sumi-pack/1\"}");
  save (folder, names[3], "{\"format\": \"sumi-results/2\"}");
  save_results (folder, names[4], make_results ("Eve", "2026-03-12T10:40:00Z", "1"));
  save (folder, names[5], "{\"format\": \"sumi-");
  save (folder, names[6], "The first line, and nothing of \"sumi-");
  save_results (folder, names[7], make_results ("Zoe", "2026-03-12T10:40:00Z", "1"));
  save (folder, names[8], "{\"format\": \"sumi-");
  save (folder, names[9], "\xff\xfe");
  g_assert_cmpint (g_mkdir (inner, 0700), ==, 0);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  g_assert_cmpint (mkfifo (other_fifo, 0600), ==, 0);
  class = sumi_results_class_read (folder, NULL);
  g_assert_cmpuint (class->results->len, ==, 3);
  g_assert_cmpstr (((const SumiResults *) class->results->pdata[0])->pupil, ==, "Ada");
  g_assert_cmpstr (((const SumiResults *) class->results->pdata[1])->pupil, ==, "Eve");
  g_assert_cmpstr (((const SumiResults *) class->results->pdata[2])->pupil, ==, "Zoe");
  g_assert_cmpuint (class->problems->len, ==, 4);
  g_assert_true (g_str_has_suffix (((SumiResultsProblem *) class->problems->pdata[0])->path,
                                   names[5]));
  g_assert_cmpstr (((SumiResultsProblem *) class->problems->pdata[1])->path, ==, fifo);
  g_assert_true (g_str_has_suffix (((SumiResultsProblem *) class->problems->pdata[2])->path,
                                   names[8]));
  g_assert_true (g_str_has_suffix (((SumiResultsProblem *) class->problems->pdata[3])->path,
                                   names[3]));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_unlink (path);
    }
  g_unlink (fifo);
  g_unlink (other_fifo);
  g_rmdir (inner);
  g_rmdir (folder);
}

/* Of a file and its copies, which somebody has edited, the file counts, whichever is read first and
 * whenever a copy says to have been saved. */
static void
test_edited_copy (void)
{
  static const char *const names[]
      = { "Ada (edited).sumi-results.json", "Ada.sumi-results.json", "Ben.sumi-results.json",
          "ben (edited).sumi-results.json", "ben (edited later).sumi-results.json" };
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (SumiResultsClass) class = NULL;
  const SumiResultsTable *table;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      SumiResults *results = make_results (i < 2 ? "Ada" : "Ben", "2026-03-12T10:40:00Z", "1-");
      g_autofree char *text = sumi_results_to_text (results);
      g_autoptr (GString) edited = g_string_new (text);

      g_string_replace (edited, "false", "true", 0);
      if (strstr (names[i], "later") != NULL)
        g_string_replace (edited, "10:40", "10:41", 0);
      save (folder, names[i], strstr (names[i], "edited") != NULL ? edited->str : text);
      sumi_results_free (results);
    }
  class = sumi_results_class_read (folder, NULL);
  table = class->tables->pdata[0];
  g_assert_cmpuint (table->pupils->len, ==, 2);
  for (guint i = 0; i < table->pupils->len; i++)
    g_assert_true (((SumiResults *) table->pupils->pdata[i])->is_genuine);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* Pupils of one name are told apart, each with a last file of their own, and people are told by the
 * file; so are files of an older version, which say nothing of it. */
static void
test_namesakes (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (SumiResultsClass) class = NULL;
  g_autofree char *csv = NULL;
  static const struct
  {
    const char *file, *pupil, *learner, *saved;
  } rows[] = {
    { "Ada-week-3.sumi-results.json", "Ada", "learner-1", "2026-03-12T10:40:00Z" },
    { "Ada-week-3.sumi-results (1).json", "Ada", "learner-2", "2026-03-12T10:41:00Z" },
    { "Ada-week-3.sumi-results(2).json", "Ada", "learner-1", "2026-03-12T10:42:00Z" },
    { "copy.sumi-results.json", "Ada", "learner-2", "2026-03-12T10:41:00Z" },
    { "old.sumi-results.json", "Ada", NULL, "2026-03-12T10:43:00Z" },
    { "ben.sumi-results.json", "Ben", "learner-1", "2026-03-12T10:40:00Z" },
  };
  static const char *const files[]
      = { "Ada-week-3.sumi-results (1).json", "Ada-week-3.sumi-results(2).json",
          "old.sumi-results.json", "ben.sumi-results.json" };
  const SumiResultsTable *table;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiResults *results = make_results (rows[i].pupil, rows[i].saved, "1");

      results->learner = g_strdup (rows[i].learner);
      save_results (folder, rows[i].file, results);
    }
  class = sumi_results_class_read (folder, NULL);
  g_assert_cmpuint (class->problems->len, ==, 0);
  g_assert_cmpuint (class->results->len, ==, G_N_ELEMENTS (rows));
  table = class->tables->pdata[0];
  g_assert_cmpuint (table->pupils->len, ==, G_N_ELEMENTS (files));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      const SumiResults *results = table->pupils->pdata[i];
      g_autofree char *name = sumi_results_get_name (results);
      g_autofree char *expected = g_strdup_printf ("%s (%s)", results->pupil, files[i]);

      g_assert_true (results->is_genuine);
      g_assert_cmpstr (name, ==, expected);
      g_assert_cmpint (sumi_results_table_has_namesake (table, results), ==, i < 3);
    }
  csv = sumi_results_class_to_csv (class);
  g_assert_nonnull (strstr (csv, ",1,learner-1,Ada-week-3.sumi-results(2).json\n"));
  g_assert_nonnull (strstr (csv, ",1,,old.sumi-results.json\n"));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (folder, rows[i].file, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* The last file of each pupil counts; what was hard for most is told; what cannot be read too. */
static void
test_class (void)
{
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (SumiResultsClass) class = NULL;
  g_autofree char *csv = NULL;
  static const char *const names[] = { "a.sumi-results.json", "b.sumi-results.json",
                                       "c.sumi-results.json", "d.sumi-results.json", "e.json" };
  const SumiResultsTable *table;
  const SumiResultsColumn *column;

  save_results (folder, names[0], make_results ("Pupil 10", "2026-03-12T10:40:00Z", "1+"));
  save_results (folder, names[1], make_results ("Pupil 5", "2026-03-13T10:40:00Z", "1-1"));
  save_results (folder, names[2], make_results ("Pupil 5", "2026-03-12T10:40:00Z", "..."));
  save (folder, names[3], "{");
  save (folder, names[4], "{");
  class = sumi_results_class_read (folder, NULL);
  g_assert_cmpuint (class->tables->len, ==, 1);
  g_assert_cmpuint (class->problems->len, ==, 1);
  table = class->tables->pdata[0];
  g_assert_cmpuint (table->pupils->len, ==, 2);
  g_assert_cmpstr (((SumiResults *) table->pupils->pdata[0])->pupil, ==, "Pupil 5");
  g_assert_true (sumi_results_find (table->pupils->pdata[0], "puzzle-1")->is_first);
  g_assert_null (sumi_results_find (table->pupils->pdata[1], "puzzle-3"));
  g_assert_cmpuint (table->columns->len, ==, 3);
  column = table->columns->pdata[0];
  g_assert_false (column->is_hard);
  column = table->columns->pdata[1];
  g_assert_cmpstr (column->title, ==, "puzzle-2");
  g_assert_cmpuint (column->n_begun, ==, 2);
  g_assert_cmpuint (column->n_first, ==, 0);
  g_assert_true (column->is_hard);
  /* One pupil is not all. */
  column = table->columns->pdata[2];
  g_assert_false (column->is_hard);
  csv = sumi_results_class_to_csv (class);
  g_assert_nonnull (strstr (csv, "\nweek-3,Pupil 5,puzzle-2,puzzle-2,0,0,1,3,0,60,"
                                 "2026-03-13T10:40:00Z,1,,b.sumi-results.json\n"));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  g_assert_null (sumi_results_class_read (folder, NULL));
}

/* PUPIL hands in, in FOLDER, what became of a set called TITLE, in which two exercises are called
 * EXERCISE. */
static void
hand_in (const char *folder, const char *pupil, const char *title, const char *exercise)
{
  g_autofree char *name = g_strconcat (pupil, SUMI_RESULTS_SUFFIX, NULL);
  SumiResults *results = sumi_results_new (pupil, "set", title, "2026-03-12T10:40:00Z");

  sumi_results_add (results, "a", exercise);
  sumi_results_add (results, "b", exercise);
  sumi_results_add (results, "c", title);
  save_results (folder, name, results);
}

/* The titles of a table are those that most pupils have, whoever comes first; exercises that these
 * do not tell apart are known. */
static void
test_table_titles (void)
{
  static const char *const pupils[] = { "Ada", "Ben", "Cid" };
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (SumiResultsClass) class = NULL;
  const SumiResultsTable *table;

  for (guint i = 0; i < G_N_ELEMENTS (pupils); i++)
    hand_in (folder, pupils[i], i == 0 ? "Corners" : "Ecken", i == 0 ? "Bait" : "Köder");
  class = sumi_results_class_read (folder, NULL);
  g_assert_cmpuint (class->tables->len, ==, 1);
  table = class->tables->pdata[0];
  g_assert_cmpstr (table->title, ==, "Ecken");
  g_assert_cmpuint (table->columns->len, ==, 3);
  for (guint i = 0; i < table->columns->len; i++)
    {
      const SumiResultsColumn *column = table->columns->pdata[i];

      g_assert_cmpstr (column->title, ==, i < 2 ? "Köder" : "Ecken");
      g_assert_cmpint (column->has_namesake, ==, i < 2);
    }
  for (guint i = 0; i < G_N_ELEMENTS (pupils); i++)
    {
      g_autofree char *name = g_strconcat (pupils[i], SUMI_RESULTS_SUFFIX, NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/results/text", test_text);
  g_test_add_func ("/results/equal", test_equal);
  g_test_add_func ("/results/refused", test_refused);
  g_test_add_func ("/results/large", test_large);
  g_test_add_func ("/results/namesakes", test_namesakes);
  g_test_add_func ("/results/edited-copy", test_edited_copy);
  g_test_add_func ("/results/class", test_class);
  g_test_add_func ("/results/titles", test_titles);
  g_test_add_func ("/results/table-titles", test_table_titles);
  g_test_add_func ("/results/names", test_names);
  return g_test_run ();
}
