/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mistakes as puzzles: only proved ones, in a pack that checks, and never at the cost of a pack
 * that is there. */

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <sys/wait.h>

#include "random-positions.h"
#include "sumi-judgement.h"
#include "sumi-own-pack.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"
#include "sumi-symmetry.h"

/* Of the C library: to be counted up when LANGUAGE changes. */
extern int _nl_msg_cat_cntr;

typedef struct
{
  char *folder, *path;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "below", SUMI_OWN_PACK_NAME, NULL);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_autofree char *below = g_build_filename (place->folder, "below", NULL);

  g_remove (place->path);
  g_remove (below);
  g_assert_cmpint (g_remove (place->folder), ==, 0);
  g_free (place->path);
  g_free (place->folder);
}

/* The pack at the place, in which every word is proved. */
static SumiPack *
read_pack (const Place *place)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GFile) file = g_file_new_for_path (place->path);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiPack *pack = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes);

  g_assert_nonnull (pack);
  g_assert_true (sumi_pack_check (pack, &budget, mistakes));
  return pack;
}

/* A position in which some moves are right for TASK, with one that is wrong. */
static SumiOwnMistake
find_mistake (RandomSource *source, int n_discs, const SumiTask *task)
{
  for (;;)
    {
      SumiPosition position = random_position (source, n_discs);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) judgement = NULL;
      SumiBitboard moves = sumi_position_legal_moves (position);

      if (moves == 0)
        continue;
      judgement = sumi_judgement_new (task, position, SUMI_JUDGE_DEFAULT, &budget);
      if (judgement->right != 0 && judgement->right != moves)
        return (SumiOwnMistake){ position, sumi_bitboard_first (moves & ~judgement->right), "Anna",
                                 "Sumi, level 5", "2026-11-21" };
    }
}

static SumiTask
make_task (SumiTaskType type)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = type;
  task.within = 1;
  task.measure = SUMI_MEASURE_SCORE;
  task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  return task;
}

/* Makes a puzzle of MISTAKE and adds it to the pack at the place. */
static char *
add (const Place *place, const SumiOwnMistake *mistake, GError **error)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiItem *item = sumi_own_pack_make_item (mistake, &budget, error);

  return item != NULL ? sumi_own_pack_add (place->path, item, NULL, error) : NULL;
}

/* Near the end the best result is asked for. */
static void
test_best (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (1);
  const SumiTask task = make_task (SUMI_TASK_BEST);

  for (guint i = 0; i < 10; i++)
    {
      SumiOwnMistake mistake = find_mistake (&source, 57, &task);
      g_autoptr (GError) error = NULL;
      g_autofree char *id = add (place, &mistake, &error);
      g_autoptr (SumiPack) pack = NULL;
      const SumiItem *item;

      g_assert_no_error (error);
      pack = read_pack (place);
      g_assert_cmpuint (pack->items->len, ==, i + 1);
      item = sumi_pack_find (pack, id);
      g_assert_nonnull (item);
      g_assert_true (sumi_position_equal (item->exercise->position, mistake.position));
      g_assert_cmpint (item->exercise->task.type, ==, SUMI_TASK_BEST);
      g_assert_nonnull (strstr (sumi_text_get (item->title), "2026-11-21"));
      g_assert_nonnull (strstr (sumi_text_get (item->title), "Anna"));
      g_assert_nonnull (strstr (sumi_text_get (item->title), "Sumi, level 5"));
    }
}

/* Where other moves are the best ones as the game was counted, the best result is not asked for. */
static void
test_scoring (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (7);
  SumiTask task = make_task (SUMI_TASK_BEST);

  for (int n_found = 0; n_found < 3;)
    {
      SumiOwnMistake mistake = find_mistake (&source, 57, &task);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) by_discs
        = sumi_judgement_new (&task, mistake.position, SUMI_JUDGE_DEFAULT, &budget);
      g_autoptr (SumiJudgement) by_empties = NULL;
      SumiTask counted = task;
      SumiItem *item;

      counted.scoring = mistake.scoring = SUMI_SCORING_EMPTIES_TO_WINNER;
      by_empties = sumi_judgement_new (&counted, mistake.position, SUMI_JUDGE_DEFAULT, &budget);
      item = sumi_own_pack_make_item (&mistake, &budget, NULL);
      g_assert_true ((item != NULL && item->exercise->task.type == SUMI_TASK_BEST)
                     == (by_discs->right == by_empties->right));
      g_clear_pointer (&item, sumi_item_free);
      if (by_discs->right == by_empties->right)
        continue;
      n_found++;
      mistake.scoring = SUMI_SCORING_DISCS;
      item = sumi_own_pack_make_item (&mistake, &budget, NULL);
      g_assert_cmpint (item->exercise->task.type, ==, SUMI_TASK_BEST);
      sumi_item_free (item);
    }
}

/* Titles have the day of a date as a server writes it. */
static void
test_dates (Place *place, gconstpointer data)
{
  static const char *const rows[][2] = {
    { "2010.10.17_05:23:05.MDT", "2010-10-17" },
    { "2000-4-16 11:13 EST", "2000-04-16" },
    { "1999", "1999" },
    { "a summer of 1987", "a summer of 1987" },
  };
  RandomSource source = random_source_init (8);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  SumiOwnMistake mistake = find_mistake (&source, 57, &task);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *start = g_strdup_printf ("Anna – Sumi, level 5, %s: ", rows[i][1]);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiItem) item = NULL;

      mistake.date = rows[i][0];
      item = sumi_own_pack_make_item (&mistake, &budget, NULL);
      g_assert_nonnull (item);
      g_assert_true (g_str_has_prefix (sumi_text_get (item->title), start));
    }
}

/* Whatever the players are called, the puzzle can be added. */
static void
test_odd_names (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (7);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  SumiOwnMistake mistake = find_mistake (&source, 57, &task);
  g_autofree char *wide = g_strnfill (500, 'w');
  g_autoptr (GError) error = NULL;
  g_autoptr (SumiPack) pack = NULL;
  g_autofree char *id = NULL;
  const char *title;

  mistake.black = "\u202eAda\n\u2067\u200fB\xff";
  mistake.white = wide;
  mistake.date = "\t";
  id = add (place, &mistake, &error);
  g_assert_no_error (error);
  pack = read_pack (place);
  title = sumi_text_get (sumi_pack_find (pack, id)->title);
  g_assert_true (g_str_has_prefix (title, "\ufffdAda \ufffd\u200fB\ufffd – ww"));
}

/* In the middle of the game a corner is to be kept from the opponent, or else to be forced. */
static void
test_corners (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (2);
  int n_deny = 0, n_force = 0;

  for (int i = 0; i < 16; i++)
    {
      const SumiTask task = make_task (i % 2 == 0 ? SUMI_TASK_DENY : SUMI_TASK_FORCE);
      SumiOwnMistake mistake = find_mistake (&source, 30, &task);
      g_autoptr (GError) error = NULL;
      g_autofree char *id = add (place, &mistake, &error);
      g_autoptr (SumiPack) pack = NULL;
      const SumiItem *item;

      g_assert_no_error (error);
      pack = read_pack (place);
      item = sumi_pack_find (pack, id);
      g_assert_cmpint (item->exercise->task.goal.kind, ==, SUMI_GOAL_CORNER);
      n_deny += item->exercise->task.type == SUMI_TASK_DENY;
      n_force += item->exercise->task.type == SUMI_TASK_FORCE;
    }
  g_assert_cmpint (n_deny, >, 0);
  g_assert_cmpint (n_force, >, 0);
}

static void
assert_refused (const Place *place, const SumiOwnMistake *mistake, SumiOwnPackError code)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (add (place, mistake, &error));
  g_assert_error (error, SUMI_OWN_PACK_ERROR, (int) code);
  g_assert_cmpstr (error->message, !=, "");
}

/* A move that no proof speaks against makes no puzzle, nor one that is not legal, nor one of which
 * too little can be found out. */
static void
test_unproved (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (3);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  SumiOwnMistake mistake = { .position = sumi_position_start (SUMI_RULES_BLACK_FIRST) };
  SumiBudget budget = { .max_nodes = 1, .deadline_us = INT64_MAX };
  SumiBudget enough = SUMI_BUDGET_UNLIMITED;
  g_autoptr (GError) error = NULL;

  mistake.move = sumi_bitboard_first (sumi_position_legal_moves (mistake.position));
  assert_refused (place, &mistake, SUMI_OWN_PACK_ERROR_UNPROVED);
  /* It is not for want of time. */
  g_assert_null (sumi_own_pack_make_item (&mistake, &enough, &error));
  g_assert_cmpstr (error->message, ==,
                   "This cannot be made into a puzzle: for no question was it proved that this "
                   "move is the wrong answer.");
  mistake.move = 0;
  assert_refused (place, &mistake, SUMI_OWN_PACK_ERROR_UNPROVED);
  mistake = find_mistake (&source, 54, &task);
  g_assert_null (sumi_own_pack_make_item (&mistake, &budget, NULL));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
}

/* However early the budget ends, nobody is told that a pack has a mistake: there is none. What is
 * proved with it once is added without another proof. */
static void
test_budget (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (8);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  SumiOwnMistake mistake = find_mistake (&source, 54, &task);
  SumiBudget enough = SUMI_BUDGET_UNLIMITED;
  g_autofree char *id = NULL;
  SumiItem *item = sumi_own_pack_make_item (&mistake, &enough, NULL);

  g_assert_nonnull (item);
  sumi_item_free (item);
  for (int i = 0; i <= 10; i++)
    {
      const guint64 max_nodes = enough.nodes * (guint64) i / 10;
      SumiBudget budget = { .max_nodes = max_nodes, .deadline_us = INT64_MAX };
      g_autoptr (GError) error = NULL;

      item = sumi_own_pack_make_item (&mistake, &budget, &error);
      if (item == NULL)
        g_assert_error (error, SUMI_OWN_PACK_ERROR, SUMI_OWN_PACK_ERROR_UNPROVED);
      else
        {
          g_assert_cmpint (i, ==, 10);
          id = sumi_own_pack_add (place->path, item, NULL, &error);
          g_assert_no_error (error);
        }
    }
  g_assert_nonnull (id);
}

/* The puzzles that are named are removed, and the file with the last of them; what they were is
 * told. */
static void
test_remove (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (12);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  g_autoptr (SumiPack) none = NULL;
  g_autoptr (GError) error = NULL;
  char *ids[4] = { NULL };

  for (guint i = 0; i < 3; i++)
    {
      SumiOwnMistake mistake = find_mistake (&source, 58, &task);
      g_autofree char *found = NULL;

      ids[i] = add (place, &mistake, NULL);
      found = sumi_own_pack_find (place->path, &mistake);
      g_assert_cmpstr (found, ==, ids[i]);
    }
  for (guint i = 0; i < 2; i++)
    {
      const char *const some[] = { ids[2 * i], i == 0 ? ids[2] : ids[1], NULL };
      const char *const last[] = { ids[1], NULL };
      g_autoptr (SumiPack) before
        = sumi_own_pack_remove (place->path, i == 0 ? some : last, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (before->items->len, ==, i == 0 ? 3 : 1);
      g_assert_nonnull (sumi_pack_find (before, ids[1]));
      if (i == 0)
        {
          g_autoptr (SumiPack) pack = read_pack (place);

          g_assert_cmpuint (pack->items->len, ==, 1);
          g_assert_nonnull (sumi_pack_find (pack, ids[1]));
        }
    }
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  none = sumi_own_pack_remove (place->path, (const char *const *) ids, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (none->items->len, ==, 0);
  for (guint i = 0; i < 3; i++)
    g_free (ids[i]);
}

/* Where the pack is a link, its target goes, and the next puzzle is there again. */
static void
test_remove_linked (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (13);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  SumiOwnMistake mistake = find_mistake (&source, 58, &task);
  g_autofree char *below = g_path_get_dirname (place->path);
  g_autofree char *target = g_build_filename (place->folder, "target.sumi.json", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (below, 0700), ==, 0);
  g_assert_cmpint (symlink (target, place->path), ==, 0);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *id = add (place, &mistake, NULL);
      const char *const ids[] = { id, NULL };
      g_autoptr (SumiPack) before = NULL;

      g_assert_true (g_file_test (target, G_FILE_TEST_EXISTS));
      before = sumi_own_pack_remove (place->path, ids, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (before->items->len, ==, 1);
      g_assert_false (g_file_test (target, G_FILE_TEST_EXISTS));
    }
}

/* The same puzzle twice, or turned around, and a pack that somebody has broken. */
static void
test_refused (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (4);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  SumiOwnMistake mistake = find_mistake (&source, 58, &task);
  g_autofree char *id = add (place, &mistake, NULL);
  g_autofree char *again = NULL, *turned = NULL;
  g_autoptr (SumiPack) pack = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_nonnull (id);
  again = add (place, &mistake, NULL);
  g_assert_cmpstr (again, ==, id);
  mistake.position = sumi_symmetry_position (3, mistake.position);
  mistake.move = sumi_symmetry_square (3, mistake.move);
  turned = add (place, &mistake, NULL);
  g_assert_cmpstr (turned, ==, id);
  pack = read_pack (place);
  g_assert_cmpuint (pack->items->len, ==, 1);
  g_assert_true (g_file_get_contents (place->path, &before, NULL, NULL));
  before[strlen (before) / 2] = '\0';
  g_assert_true (g_file_set_contents (place->path, before, -1, NULL));
  mistake = find_mistake (&source, 58, &task);
  assert_refused (place, &mistake, SUMI_OWN_PACK_ERROR_BROKEN);
  g_assert_true (g_file_get_contents (place->path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

static const char OLD[] =
    "{\"format\": \"sumi-pack/1\", \"id\": \"my-mistakes\", \"title\": \"%s\","
    " \"language\": \"%s\", \"items\": [{\"kind\": \"puzzle\", \"id\": \"one\","
    " \"title\": \"One\", \"position\": {\"moves\": \"f5\"},"
    " \"task\": {\"type\": \"best\", \"measure\": \"mobility\"}}]}";

/* What stands in the file is in the language that the file names, whatever the desktop speaks. */
static void
test_language (Place *place, gconstpointer data)
{
  static const struct
  {
    const char *title, *language, *expected;
  } cases[] = {
    { NULL, NULL, "en" },
    { "My mistakes", "eo", "en" }, /* as it was once written */
    { "Mis errores", "es", "es" },
  };
  RandomSource source = random_source_init (7);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  g_autofree char *below = g_path_get_dirname (place->path);

  g_mkdir (below, 0700);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiOwnMistake mistake = find_mistake (&source, 58, &task);
      g_autofree char *old = g_strdup_printf (OLD, cases[i].title, cases[i].language);
      g_autofree char *id = NULL;
      g_autofree char *expected = NULL;
      g_autoptr (SumiPack) pack = NULL;

      g_unlink (place->path);
      if (cases[i].title != NULL)
        g_assert_true (g_file_set_contents (place->path, old, -1, NULL));
      mistake.white = "Bo";
      id = add (place, &mistake, NULL);
      g_assert_nonnull (id);
      pack = read_pack (place);
      g_assert_cmpstr (pack->language, ==, cases[i].expected);
      expected = g_strdup_printf ("Anna – Bo, 2026-11-21: %s?", sumi_square_to_name (mistake.move));
      g_assert_cmpstr (sumi_text_get (sumi_pack_find (pack, id)->title), ==, expected);
    }
}

/* With a catalogue of the desktop's language, the texts in the file are English all the same, and
 * are translated when they are read. */
static void
test_catalogue (Place *place, gconstpointer data)
{
  static const struct
  {
    const char *language, *title;
  } cases[] = { { "es", "Mis errores" }, { "eo", "My mistakes" } };
  RandomSource source = random_source_init (9);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  const char *language;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiOwnMistake mistake = find_mistake (&source, 58, &task);
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      g_autoptr (GFile) file = g_file_new_for_path (place->path);
      g_autoptr (SumiPack) pack = NULL;
      g_autofree char *id = NULL;

      g_setenv ("LANGUAGE", cases[i].language, TRUE);
      _nl_msg_cat_cntr++;
      id = add (place, &mistake, NULL);
      g_assert_nonnull (id);
      pack = sumi_pack_read_file (file, SUMI_PACK_READ_OWN, NULL, mistakes);
      g_assert_nonnull (pack);
      g_assert_cmpstr (pack->language, ==, "en");
      g_assert_true (g_str_has_prefix (pack->id, "my-mistakes-"));
      g_assert_cmpstr (sumi_text_get_string (pack->title, 0, &language), ==, "My mistakes");
      g_assert_cmpstr (sumi_text_get (pack->title), ==, cases[i].title);
      g_unlink (place->path);
    }
  g_setenv ("LANGUAGE", before, TRUE);
  _nl_msg_cat_cntr++;
}

/* A pack as it is written, of 21 puzzles with long hints: 20 have as many as a puzzle may have, the
 * last one N_HINTS and another of LAST characters. */
static char *
write_large (guint n_hints, guint last)
{
  g_autofree char *hint = g_strnfill (SUMI_PACK_MAX_TEXT, 'x');
  g_autoptr (GString) text = g_string_new ("{\"format\": \"sumi-pack/1\", \"id\": \"my-mistakes\","
                                           " \"title\": \"My mistakes\", \"language\": \"en\","
                                           " \"items\": [");
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack = NULL;

  for (guint i = 0; i < 21; i++)
    {
      g_string_append_printf (text,
                              "{\"kind\": \"puzzle\", \"id\": \"p%u\", \"title\": \"One\","
                              " \"position\": {\"moves\": \"f5\"}, \"task\": {\"type\": \"best\","
                              " \"measure\": \"mobility\"}, \"hints\": [",
                              i);
      for (guint j = 0; j < (i < 20 ? SUMI_PACK_MAX_LIST - 1 : n_hints); j++)
        g_string_append_printf (text, "\"%s\", ", hint);
      g_string_append_printf (text, "\"%.*s\"]}%s", (int) (i < 20 ? SUMI_PACK_MAX_TEXT : last),
                              hint, i < 20 ? "," : "]}");
    }
  pack = sumi_pack_read_data (text->str, text->len, SUMI_PACK_READ_DEFAULT, mistakes);
  g_assert_nonnull (pack);
  return sumi_pack_write (pack);
}

/* A pack that would be too large with another puzzle cannot be read again then, and is left as it
 * is. */
static void
test_unfit (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (10);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  SumiOwnMistake mistake = find_mistake (&source, 58, &task);
  g_autofree char *below = g_path_get_dirname (place->path);
  g_autofree char *none = write_large (0, 1);
  g_autofree char *one = write_large (1, 1);
  gsize step = strlen (one) - strlen (none), rest = SUMI_JSON_MAX_SIZE - 100 - strlen (none);
  g_autofree char *text =
      write_large ((guint) (rest / step), (guint) MIN (rest % step + 1, SUMI_PACK_MAX_TEXT));
  g_autofree char *after = NULL;

  g_assert_cmpuint (strlen (text), <=, SUMI_JSON_MAX_SIZE);
  g_mkdir (below, 0700);
  g_assert_true (g_file_set_contents (place->path, text, -1, NULL));
  assert_refused (place, &mistake, SUMI_OWN_PACK_ERROR_UNFIT);
  g_assert_true (g_file_get_contents (place->path, &after, NULL, NULL));
  g_assert_cmpstr (text, ==, after);
}

/* Names come from files: whatever they are, the pack can be read. */
static void
test_names (Place *place, gconstpointer data)
{
  static const char *const NAMES[] = { NULL, "", "a\nb\tc", "\xff\xfe", "\"}],{\\", "隅隅隅" };
  RandomSource source = random_source_init (5);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  g_autofree char *long_name = g_strnfill (5000, 'x');

  for (guint i = 0; i <= G_N_ELEMENTS (NAMES); i++)
    {
      SumiOwnMistake mistake = find_mistake (&source, 58, &task);
      g_autofree char *id = NULL;
      g_autoptr (SumiPack) pack = NULL;

      mistake.black = mistake.white = mistake.date =
          i < G_N_ELEMENTS (NAMES) ? NAMES[i] : long_name;
      id = add (place, &mistake, NULL);
      g_assert_nonnull (id);
      pack = read_pack (place);
      g_assert_cmpuint (pack->items->len, ==, i + 1);
    }
}

typedef struct
{
  char *ids[2];
  int n_done;
} Answers;

static void
added_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answers *answers = data;
  g_autoptr (GError) error = NULL;

  answers->ids[answers->n_done++] = sumi_own_pack_add_finish (result, NULL, &error);
  g_assert_no_error (error);
}

/* Two at a time both get in. */
static void
test_async (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (6);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  Answers answers = { 0 };
  g_autoptr (SumiPack) pack = NULL;

  for (int i = 0; i < 2; i++)
    {
      SumiOwnMistake mistake = find_mistake (&source, 56, &task);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      sumi_own_pack_add_async (place->path, sumi_own_pack_make_item (&mistake, &budget, NULL),
                               added_cb, &answers);
    }
  while (answers.n_done < 2)
    g_main_context_iteration (NULL, TRUE);
  pack = read_pack (place);
  g_assert_cmpuint (pack->items->len, ==, 2);
  for (int i = 0; i < 2; i++)
    {
      g_assert_nonnull (sumi_pack_find (pack, answers.ids[i]));
      g_free (answers.ids[i]);
    }
}

typedef struct
{
  const Place *place;
  SumiItem *item;
  Answers answers;
} Run;

static void
activate_cb (GApplication *application, Run *run)
{
  sumi_own_pack_add_async (run->place->path, g_steal_pointer (&run->item), added_cb, &run->answers);
}

/* An application without a window does not end before the pack is written. */
static void
test_quit (Place *place, gconstpointer data)
{
  RandomSource source = random_source_init (11);
  const SumiTask task = make_task (SUMI_TASK_BEST);
  SumiOwnMistake mistake = find_mistake (&source, 58, &task);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  Run run = { .place = place, .item = sumi_own_pack_make_item (&mistake, &budget, NULL) };
  g_autoptr (GApplication) application
    = g_application_new ("io.github.sumi_reversi.Test", G_APPLICATION_NON_UNIQUE);
  g_autoptr (SumiPack) pack = NULL;

  g_application_set_default (application);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), &run);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_application_set_default (NULL);
  g_assert_cmpint (run.answers.n_done, ==, 1);
  pack = read_pack (place);
  g_assert_nonnull (sumi_pack_find (pack, run.answers.ids[0]));
  g_free (run.answers.ids[0]);
}

#define N_PROCESSES 4
#define N_PUZZLES 5

/* What every process has added is there, and a link to the pack stays one. */
static void
test_processes (Place *place, gconstpointer data)
{
  g_autofree char *below = g_path_get_dirname (place->path);
  g_autofree char *target = g_build_filename (place->folder, "target.sumi.json", NULL);
  pid_t children[N_PROCESSES];
  g_autoptr (SumiPack) pack = NULL;

  g_assert_cmpint (g_mkdir (below, 0700), ==, 0);
  g_assert_cmpint (symlink (target, place->path), ==, 0);
  for (int i = 0; i < N_PROCESSES; i++)
    {
      children[i] = fork ();
      g_assert_cmpint (children[i], >=, 0);
      if (children[i] == 0)
        {
          RandomSource source = random_source_init ((guint64) (100 + i));
          const SumiTask task = make_task (SUMI_TASK_BEST);

          for (int j = 0; j < N_PUZZLES; j++)
            {
              SumiOwnMistake mistake = find_mistake (&source, 58, &task);
              SumiBudget budget = SUMI_BUDGET_UNLIMITED;
              SumiItem *item = sumi_own_pack_make_item (&mistake, &budget, NULL);
              g_autoptr (GError) error = NULL;
              g_autofree char *id = sumi_own_pack_add (place->path, item, NULL, &error);

              if (id == NULL)
                g_error ("%s", error->message);
            }
          _exit (0);
        }
    }
  for (int i = 0; i < N_PROCESSES; i++)
    {
      int status;

      g_assert_cmpint (waitpid (children[i], &status, 0), ==, children[i]);
      g_assert_cmpint (status, ==, 0);
    }
  pack = read_pack (place);
  g_assert_cmpuint (pack->items->len, ==, N_PROCESSES * N_PUZZLES);
  g_assert_true (g_file_test (place->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_unlink (target), ==, 0);
}

#define ADD(name, test) g_test_add ("/own-pack/" name, Place, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  g_assert_nonnull (setlocale (LC_ALL, "C.UTF-8"));
  g_assert_nonnull (bindtextdomain (GETTEXT_PACKAGE, argv[1]));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");

  /* First, as a process that is forked while threads run may wait for ever for what they held. */
  ADD ("processes", test_processes);
  ADD ("best", test_best);
  ADD ("scoring", test_scoring);
  ADD ("dates", test_dates);
  ADD ("odd-names", test_odd_names);
  ADD ("corners", test_corners);
  ADD ("unproved", test_unproved);
  ADD ("budget", test_budget);
  ADD ("remove", test_remove);
  ADD ("remove-linked", test_remove_linked);
  ADD ("refused", test_refused);
  ADD ("language", test_language);
  ADD ("catalogue", test_catalogue);
  ADD ("unfit", test_unfit);
  ADD ("names", test_names);
  ADD ("async", test_async);
  ADD ("quit", test_quit);

  return g_test_run ();
}
