/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A pack that somebody writes in an editor beside the program. */

#include <glib/gstdio.h>
#include <unistd.h>

#include "sumi-library.h"
#include "sumi-pack-reader.h"
#include "sumi-proof-memory.h"

static const char GOOD[]
  = "{\"format\": \"sumi-pack/1\", \"id\": \"mine\", \"title\": \"Mine\", \"language\": \"en\","
    " \"items\": [{\"kind\": \"puzzle\", \"id\": \"one\", \"title\": \"One\","
    " \"position\": {\"moves\": \"f5\"},"
    " \"task\": {\"type\": \"best\", \"measure\": \"mobility\"}}]}";

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->path = g_build_filename (fixture->folder, "mine.sumi.json", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static void
write_pack (Fixture *fixture, const char *text)
{
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
}

static void
wait_for_state (SumiPackFile *pack_file, SumiPackFileState state)
{
  while (sumi_pack_file_is_busy (pack_file) || sumi_pack_file_get_state (pack_file) != state)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_follows_the_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  SumiPackFile *pack_file;
  g_autofree char *title = NULL;

  write_pack (fixture, "{");
  pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_OPENED);
  g_assert_cmpint (sumi_pack_file_get_state (pack_file), ==, SUMI_PACK_FILE_LOADING);
  wait_for_state (pack_file, SUMI_PACK_FILE_BROKEN);
  g_assert_cmpuint (sumi_pack_file_get_mistakes (pack_file)->len, >, 0);
  g_assert_null (sumi_pack_file_get_pack (pack_file));
  title = sumi_pack_file_get_title (pack_file);
  g_assert_cmpstr (title, ==, "mine.sumi.json");

  write_pack (fixture, GOOD);
  wait_for_state (pack_file, SUMI_PACK_FILE_READY);
  g_assert_cmpuint (sumi_pack_file_get_mistakes (pack_file)->len, ==, 0);
  g_free (title);
  title = sumi_pack_file_get_title (pack_file);
  g_assert_cmpstr (title, ==, "Mine");

  /* As a pack that was begun: it cannot be used yet, but has a name. */
  write_pack (fixture, "{\"format\": \"sumi-pack/1\", \"id\": \"mine\", \"title\": \"Begun\","
                       " \"language\": \"en\", \"items\": []}");
  wait_for_state (pack_file, SUMI_PACK_FILE_BROKEN);
  g_free (title);
  title = sumi_pack_file_get_title (pack_file);
  g_assert_cmpstr (title, ==, "Begun");
  write_pack (fixture, GOOD);
  wait_for_state (pack_file, SUMI_PACK_FILE_READY);
  g_free (title);
  title = sumi_pack_file_get_title (pack_file);
  g_assert_cmpstr (title, ==, "Mine");

  sumi_pack_file_set_solved (pack_file, "one");
  g_assert_true (sumi_pack_file_is_solved (pack_file, "one"));
  g_assert_cmpuint (sumi_pack_file_count_solved (pack_file), ==, 1);

  /* A new mistake: what was read before stays usable. */
  write_pack (fixture, "{\"format\": 1}");
  wait_for_state (pack_file, SUMI_PACK_FILE_BROKEN);
  g_assert_nonnull (sumi_pack_file_get_pack (pack_file));

  g_unlink (fixture->path);
  sumi_pack_file_reload (pack_file);
  wait_for_state (pack_file, SUMI_PACK_FILE_BROKEN);
  sumi_pack_file_reload (pack_file);
  sumi_pack_file_cancel (pack_file);
  g_assert_false (sumi_pack_file_is_busy (pack_file));

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (pack_file);
}

#define PUZZLE(id, claims)                                                                         \
  "{\"kind\": \"puzzle\", \"id\": \"" id "\", \"title\": \"One\","                                 \
  " \"position\": {\"moves\": \"f5\"},"                                                            \
  " \"claims\": {" claims "}, \"task\": {\"type\": \"best\", \"measure\": \"mobility\"}}"

/* A wrong claim, which only a proof finds; another puzzle is as it should be. */
static const char PARTLY_WRONG[]
  = "{\"format\": \"sumi-pack/1\", \"id\": \"mine\", \"title\": \"Mine\", \"language\": \"en\","
    " \"items\": [" PUZZLE ("one", "\"solutions\": [\"d6\"]") ", "
    PUZZLE ("two", "\"solutions\": [\"d6\", \"f4\", \"f6\"]") ", " PUZZLE ("three", "") "]}";

/* What has no mistake can be used, and the mistakes of the rest are told. */
static void
test_parts (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  const SumiMistake *mistake;
  SumiPackFile *pack_file;
  GPtrArray *mistakes;
  SumiPack *pack;

  write_pack (fixture, PARTLY_WRONG);
  pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_OPENED);
  wait_for_state (pack_file, SUMI_PACK_FILE_READY);
  mistakes = sumi_pack_file_get_mistakes (pack_file);
  pack = sumi_pack_file_get_pack (pack_file);
  g_assert_cmpuint (mistakes->len, >, 0);
  for (guint i = 0; i < mistakes->len; i++)
    {
      mistake = mistakes->pdata[i];
      g_assert_cmpint (mistake->code, ==, SUMI_MISTAKE_CLAIM);
      g_assert_cmpuint (strlen (mistake->board), ==, 64);
    }
  g_assert_cmpuint (pack->puzzles->len, ==, 1);
  g_assert_cmpstr (sumi_pack_get_puzzle (pack, 0)->id, ==, "three");

  write_pack (fixture, GOOD);
  while (sumi_pack_file_get_mistakes (pack_file)->len > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (sumi_pack_file_get_state (pack_file), ==, SUMI_PACK_FILE_READY);
  g_assert_finalize_object (pack_file);
}

/* What a reading finds that was called off, or begun again since, is not taken for the file. */
static void
test_stale_reading (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  SumiPackFile *pack_file;

  write_pack (fixture, GOOD);
  pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_BUILT_IN);
  sumi_pack_file_cancel (pack_file);
  for (int i = 0; i < 100; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpint (sumi_pack_file_get_state (pack_file), ==, SUMI_PACK_FILE_CANCELLED);
  g_assert_null (sumi_pack_file_get_pack (pack_file));

  sumi_pack_file_reload (pack_file);
  write_pack (fixture, "{");
  sumi_pack_file_reload (pack_file);
  while (sumi_pack_file_is_busy (pack_file))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (sumi_pack_file_get_state (pack_file), ==, SUMI_PACK_FILE_BROKEN);
  g_assert_null (sumi_pack_file_get_pack (pack_file));
  g_assert_finalize_object (pack_file);
}

static void
test_library (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  SumiLibrary *library;
  SumiPackFile *built_in, *opened;
  g_autoptr (GFile) other = g_file_new_build_filename (fixture->folder, "no-such.sumi.json", NULL);

  write_pack (fixture, GOOD);
  library = sumi_library_new (fixture->folder, SUMI_LIBRARY_DEFAULT);
  g_assert_cmpuint (g_list_model_get_n_items (sumi_library_get_packs (library)), ==, 1);
  built_in = sumi_library_open (library, file);
  g_assert_true (sumi_pack_file_is_built_in (built_in));
  wait_for_state (built_in, SUMI_PACK_FILE_READY);

  opened = sumi_library_open (library, other);
  g_assert_true (sumi_library_open (library, other) == opened);
  g_assert_cmpuint (g_list_model_get_n_items (sumi_library_get_packs (library)), ==, 2);
  wait_for_state (opened, SUMI_PACK_FILE_BROKEN);
  sumi_library_close (library, opened);
  g_assert_cmpuint (g_list_model_get_n_items (sumi_library_get_packs (library)), ==, 1);
  g_assert_finalize_object (library);
}

/* Nothing is read before the library is started, and all of it counts as busy until then. */
static void
test_waits (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) other = g_file_new_build_filename (fixture->folder, "no-such.sumi.json", NULL);
  g_autoptr (SumiPackFile) built_in = NULL;
  SumiPackFile *opened;
  SumiLibrary *library;

  write_pack (fixture, GOOD);
  library = sumi_library_new (fixture->folder, SUMI_LIBRARY_WAITS);
  built_in = g_list_model_get_item (sumi_library_get_packs (library), 0);
  opened = sumi_library_open (library, other);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (sumi_pack_file_get_state (built_in), ==, SUMI_PACK_FILE_LOADING);
  g_assert_true (sumi_pack_file_is_busy (built_in));
  g_assert_true (sumi_pack_file_is_busy (opened));
  sumi_library_start (library);
  wait_for_state (built_in, SUMI_PACK_FILE_READY);
  wait_for_state (opened, SUMI_PACK_FILE_BROKEN);
  sumi_library_start (library);
  g_assert_false (sumi_pack_file_is_busy (built_in));
  g_assert_finalize_object (library);
}

/* What was installed is believed: only there a wrong claim is not found. */
static void
test_installed (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    SumiPackFileKind kind;
    SumiPackFileState state;
  } rows[] = {
    { SUMI_PACK_FILE_OPENED, SUMI_PACK_FILE_BROKEN },
    { SUMI_PACK_FILE_BUILT_IN, SUMI_PACK_FILE_BROKEN },
    { SUMI_PACK_FILE_INSTALLED, SUMI_PACK_FILE_READY },
  };
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (GString) text = g_string_new (GOOD);

  g_string_replace (text, "\"task\"", "\"claims\": {\"solutions\": [\"d6\"]}, \"task\"", 1);
  write_pack (fixture, text->str);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiPackFile *pack_file = sumi_pack_file_new (file, rows[i].kind);

      wait_for_state (pack_file, rows[i].state);
      g_assert_cmpint (sumi_pack_file_is_built_in (pack_file), ==,
                       rows[i].kind != SUMI_PACK_FILE_OPENED);
      g_assert_finalize_object (pack_file);
    }
}

/* A best result, whose search takes more nodes than are forgotten. */
static const char SLOW[]
  = "{\"format\": \"sumi-pack/1\", \"id\": \"slow\", \"title\": \"Slow\", \"language\": \"en\","
    " \"items\": [{\"kind\": \"puzzle\", \"id\": \"one\", \"title\": \"One\","
    " \"position\": {\"moves\": \"f5f6e6f4g6d7c3c5d3g4c6c4e8g7f3c7h4b2g5h3b4f2e7e3g8a4c2c8b5d6"
    "a2c1b1h8d1a5h2e2b7a6g3f7g2h5\"}, \"claims\": {\"score\": SCORE},"
    " \"task\": {\"type\": \"best\", \"measure\": \"score\"}}]}";

/* What the pack TEXT is remembered by. */
static char *
make_key (const char *text)
{
  g_autoptr (GPtrArray) mistakes
    = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
  g_autoptr (SumiPack) pack
    = sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes);

  g_assert_nonnull (pack);
  return sumi_proof_memory_make_key (pack);
}

/* What is remembered of the proof of the pack KEY. */
static SumiProofEnd
recall (const char *key)
{
  g_auto (GStrv) items = NULL;

  return sumi_proof_memory_recall (key, &items);
}

/* How a proof ended that took long is remembered for the next start, and told; whoever asks for it
 * by reading the file again has it done again. What is quick is not remembered. */
static void
test_slow_proof (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (GString) wrong = g_string_new (SLOW), right = g_string_new (SLOW);
  g_autofree char *quick_key = make_key (GOOD);
  g_autofree char *wrong_key = NULL, *right_key = NULL;
  SumiPackFile *pack_file;

  g_string_replace (wrong, "SCORE", "64", 1);
  g_string_replace (right, "SCORE", "-10", 1);
  wrong_key = make_key (wrong->str);
  right_key = make_key (right->str);
  write_pack (fixture, GOOD);
  pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_BUILT_IN);
  wait_for_state (pack_file, SUMI_PACK_FILE_READY);
  g_assert_finalize_object (pack_file);
  g_assert_cmpint (recall (quick_key), ==, SUMI_PROOF_NEW);

  write_pack (fixture, wrong->str);
  for (int i = 0; i < 2; i++)
    {
      const SumiMistake *mistake;

      pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_BUILT_IN);
      wait_for_state (pack_file, SUMI_PACK_FILE_BROKEN);
      g_assert_cmpuint (sumi_pack_file_get_mistakes (pack_file)->len, ==, 1);
      mistake = sumi_pack_file_get_mistakes (pack_file)->pdata[0];
      g_assert_cmpint (mistake->code, ==,
                       i == 0 ? SUMI_MISTAKE_CLAIM : SUMI_MISTAKE_UNDECIDED);
      if (i == 1)
        {
          sumi_pack_file_reload (pack_file);
          while (sumi_pack_file_is_busy (pack_file))
            g_main_context_iteration (NULL, TRUE);
          mistake = sumi_pack_file_get_mistakes (pack_file)->pdata[0];
          g_assert_cmpint (mistake->code, ==, SUMI_MISTAKE_CLAIM);
        }
      g_assert_finalize_object (pack_file);
      g_assert_cmpint (recall (wrong_key), ==, SUMI_PROOF_FAILED);
    }

  /* What is remembered to hold is not proved: here it is wrong. */
  sumi_proof_memory_keep (wrong_key, SUMI_PROOF_HOLDS, NULL);
  pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_BUILT_IN);
  wait_for_state (pack_file, SUMI_PACK_FILE_READY);
  g_assert_finalize_object (pack_file);

  write_pack (fixture, right->str);
  pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_BUILT_IN);
  wait_for_state (pack_file, SUMI_PACK_FILE_READY);
  g_assert_finalize_object (pack_file);
  g_assert_cmpint (recall (right_key), ==, SUMI_PROOF_HOLDS);
  g_assert_cmpint (recall (wrong_key), ==, SUMI_PROOF_HOLDS);
}

/* An item whose proof took long and failed is left out at the next start, too, and the others can
 * be used; also when an item before them, which could not be read, is gone. */
static void
test_slow_proof_of_one (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *before; /* the items before the slow one */
    const char *where;
    SumiMistakeCode code;
    guint n_mistakes;
  } rows[] = {
    { "{\"kind\": \"riddle\"}, ", "items[1]", SUMI_MISTAKE_CLAIM, 2 },
    { "{\"kind\": \"riddle\"}, ", "items[1]", SUMI_MISTAKE_UNDECIDED, 2 },
    { "", "items[0]", SUMI_MISTAKE_UNDECIDED, 1 },
  };
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = g_string_new (SLOW);
      SumiPackFile *pack_file = NULL;
      const SumiMistake *mistake;
      const SumiPack *pack;

      g_string_replace (text, "SCORE", "64", 1);
      g_string_insert (text, strchr (text->str, '[') + 1 - text->str, rows[i].before);
      g_string_replace (text, "]}",
                        ", {\"kind\": \"puzzle\", \"id\": \"two\", \"title\": \"Two\","
                        " \"position\": {\"moves\": \"f5\"},"
                        " \"task\": {\"type\": \"count\", \"quantity\": \"empties\"}}]}",
                        1);
      write_pack (fixture, text->str);
      pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_OPENED);
      wait_for_state (pack_file, SUMI_PACK_FILE_READY);
      pack = sumi_pack_file_get_pack (pack_file);
      g_assert_cmpuint (pack->items->len, ==, 1);
      g_assert_cmpstr (sumi_pack_get_puzzle (pack, 0)->id, ==, "two");
      g_assert_cmpuint (sumi_pack_file_get_mistakes (pack_file)->len, ==, rows[i].n_mistakes);
      mistake = sumi_pack_file_get_mistakes (pack_file)->pdata[rows[i].n_mistakes - 1];
      g_assert_true (g_str_has_prefix (mistake->where, rows[i].where));
      g_assert_cmpstr (mistake->item, ==, "One");
      g_assert_cmpint (mistake->code, ==, rows[i].code);
      g_assert_cmpint (mistake->place.line, ==, 1);
      g_assert_finalize_object (pack_file);
    }
}

/* The memory stays small: what was proved last is kept. Which items failed is kept with it, unless
 * they are many. */
static void
test_proof_memory (void)
{
  static char *few[] = { (char *) "0", (char *) "12", NULL };
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "sumi", NULL);
  g_autofree char *path = g_build_filename (folder, "proofs", NULL);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) many = NULL;
  g_auto (GStrv) items = NULL;

  for (int i = 0; i < 300; i++)
    {
      g_string_append_printf (lines, "key-%03d %s\n", i, i % 2 == 0 ? "holds" : "failed");
      g_strv_builder_add (builder, "1");
    }
  many = g_strv_builder_end (builder);
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, lines->str, -1, NULL));
  sumi_proof_memory_keep ("another", SUMI_PROOF_HOLDS, NULL);
  g_assert_cmpint (recall ("another"), ==, SUMI_PROOF_HOLDS);
  g_assert_cmpint (recall ("key-299"), ==, SUMI_PROOF_FAILED);
  g_assert_cmpint (recall ("key-298"), ==, SUMI_PROOF_HOLDS);
  g_assert_cmpint (recall ("key-000"), ==, SUMI_PROOF_NEW);
  g_assert_cmpint (recall ("key-29"), ==, SUMI_PROOF_NEW);

  sumi_proof_memory_keep ("many", SUMI_PROOF_FAILED, many);
  sumi_proof_memory_keep ("few", SUMI_PROOF_FAILED, few);
  g_assert_cmpint (sumi_proof_memory_recall ("few", &items), ==, SUMI_PROOF_FAILED);
  g_assert_true (g_strv_equal ((const char *const *) items, (const char *const *) few));
  g_clear_pointer (&items, g_strfreev);
  g_assert_cmpint (sumi_proof_memory_recall ("many", &items), ==, SUMI_PROOF_FAILED);
  g_assert_cmpuint (g_strv_length (items), ==, 0);
}

/* Of two packs with one id the first of the list can be used, whichever is read first; the other
 * can once that is closed. */
static void
test_same_id (Fixture *fixture, gconstpointer data)
{
  g_autofree char *below = g_build_filename (fixture->folder, "below", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (GFile) other = g_file_new_build_filename (fixture->folder, "other.sumi.json", NULL);
  g_autoptr (SumiPackFile) first = NULL;
  g_autoptr (SumiPackFile) second = NULL;
  const SumiMistake *mistake;
  SumiLibrary *library;

  write_pack (fixture, GOOD);
  g_assert_true (g_file_set_contents (g_file_peek_path (other), GOOD, -1, NULL));
  library = sumi_library_new (below, SUMI_LIBRARY_DEFAULT);
  first = g_object_ref (sumi_library_open (library, file));
  second = g_object_ref (sumi_library_open (library, other));
  g_assert_null (sumi_library_find (library, "mine"));
  wait_for_state (first, SUMI_PACK_FILE_READY);
  wait_for_state (second, SUMI_PACK_FILE_BROKEN);
  g_assert_true (sumi_library_find (library, "mine") == first);
  mistake = sumi_pack_file_get_mistakes (second)->pdata[0];
  g_assert_cmpint (mistake->code, ==, SUMI_MISTAKE_ID);
  g_assert_nonnull (strstr (mistake->message, "mine.sumi.json"));
  g_assert_cmpint (mistake->place.line, ==, 1);

  /* Read again, the first one still goes before the second. */
  sumi_pack_file_reload (first);
  wait_for_state (first, SUMI_PACK_FILE_READY);
  wait_for_state (second, SUMI_PACK_FILE_BROKEN);
  sumi_library_close (library, first);
  wait_for_state (second, SUMI_PACK_FILE_READY);
  g_assert_true (sumi_library_find (library, "mine") == second);
  g_assert_finalize_object (library);
  g_unlink (g_file_peek_path (other));
}

/* A pack that is opened by a symbolic link is read again when the target is saved, also when that
 * is another one than before. */
static void
test_link (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "first.json", "second.json" };
  g_autofree char *elsewhere = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (SumiPackFile) pack_file = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *target = g_build_filename (elsewhere, names[i], NULL);

      g_assert_true (g_file_set_contents (target, GOOD, -1, NULL));
      g_unlink (fixture->path);
      g_assert_cmpint (symlink (target, fixture->path), ==, 0);
      if (pack_file == NULL)
        pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_OPENED);
      wait_for_state (pack_file, SUMI_PACK_FILE_READY);
      g_assert_true (g_file_set_contents (target, "{", -1, NULL));
      wait_for_state (pack_file, SUMI_PACK_FILE_BROKEN);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *target = g_build_filename (elsewhere, names[i], NULL);

      g_unlink (target);
    }
  g_rmdir (elsewhere);
}

/* A pack that was moved can be opened where it is now: its old place is forgotten then. */
static void
test_moved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *below = g_build_filename (fixture->folder, "below", NULL);
  g_autofree char *renamed = g_build_filename (fixture->folder, "other.sumi.json", NULL);
  g_autofree char *moved = g_build_filename (below, "mine.sumi.json", NULL);
  const char *const paths[] = { fixture->path, renamed, moved };
  SumiLibrary *library = sumi_library_new (below, SUMI_LIBRARY_DEFAULT);

  write_pack (fixture, GOOD);
  g_assert_cmpint (g_mkdir (below, 0700), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
      g_autoptr (SumiPackFile) pack_file = g_object_ref (sumi_library_open (library, file));

      wait_for_state (pack_file, SUMI_PACK_FILE_READY);
      g_assert_cmpuint (g_list_model_get_n_items (sumi_library_get_packs (library)), ==, 1);
      g_assert_true (sumi_library_find (library, "mine") == pack_file);
      if (i + 1 == G_N_ELEMENTS (paths))
        break;
      g_assert_cmpint (g_rename (paths[i], paths[i + 1]), ==, 0);
      wait_for_state (pack_file, SUMI_PACK_FILE_BROKEN);
      g_assert_false (sumi_pack_file_is_there (pack_file));
    }
  g_assert_finalize_object (library);
  g_unlink (moved);
  g_rmdir (below);
}

/* Packs of themes are opened when they are asked for, and not before. */
static void
test_themes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "themes", NULL);
  g_autofree char *path = g_build_filename (folder, "theirs.sumi.json", NULL);
  g_auto (GStrv) parts = g_strsplit (GOOD, "\"mine\"", 2);
  g_autofree char *other = g_strjoinv ("\"theirs\"", parts);
  g_autoptr (SumiLibrary) library = NULL;
  g_autoptr (SumiPackFile) plain = NULL, theme = NULL;
  GListModel *packs;

  write_pack (fixture, GOOD);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, other, -1, NULL));
  library = sumi_library_new (fixture->folder, SUMI_LIBRARY_WAITS);
  packs = sumi_library_get_packs (library);
  sumi_library_start (library);
  g_assert_cmpuint (g_list_model_get_n_items (packs), ==, 1);
  for (int i = 0; i < 2; i++)
    {
      sumi_library_open_themes (library);
      g_assert_cmpuint (g_list_model_get_n_items (packs), ==, 2);
    }
  plain = g_list_model_get_item (packs, 0);
  theme = g_list_model_get_item (packs, 1);
  g_assert_false (sumi_library_is_theme (library, plain));
  g_assert_true (sumi_library_is_theme (library, theme));
  wait_for_state (plain, SUMI_PACK_FILE_READY);
  wait_for_state (theme, SUMI_PACK_FILE_READY);
  g_assert_true (sumi_pack_file_is_built_in (theme));
  g_assert_cmpstr (sumi_pack_file_get_pack (theme)->id, ==, "theirs");
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  /* GLib's own folders for tests are never freed, which would be reported as a leak. */
  g_autofree char *cache = g_dir_make_tmp ("sumi-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (cache, "sumi", NULL);
  g_autofree char *proofs = g_build_filename (folder, "proofs", NULL);
  int result;

  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/pack-file/follows-the-file", Fixture, NULL, set_up, test_follows_the_file,
              tear_down);
  g_test_add ("/pack-file/parts", Fixture, NULL, set_up, test_parts, tear_down);
  g_test_add ("/pack-file/stale-reading", Fixture, NULL, set_up, test_stale_reading, tear_down);
  g_test_add ("/pack-file/installed", Fixture, NULL, set_up, test_installed, tear_down);
  g_test_add ("/pack-file/slow-proof", Fixture, NULL, set_up, test_slow_proof, tear_down);
  g_test_add ("/pack-file/slow-proof-of-one", Fixture, NULL, set_up, test_slow_proof_of_one,
              tear_down);
  g_test_add_func ("/pack-file/proof-memory", test_proof_memory);
  g_test_add ("/library/waits", Fixture, NULL, set_up, test_waits, tear_down);
  g_test_add ("/library/themes", Fixture, NULL, set_up, test_themes, tear_down);
  g_test_add ("/library/same-id", Fixture, NULL, set_up, test_same_id, tear_down);
  g_test_add ("/library/link", Fixture, NULL, set_up, test_link, tear_down);
  g_test_add ("/library/moved", Fixture, NULL, set_up, test_moved, tear_down);
  g_test_add ("/library/packs", Fixture, NULL, set_up, test_library, tear_down);
  result = g_test_run ();
  g_unlink (proofs);
  g_rmdir (folder);
  g_rmdir (cache);
  return result;
}
