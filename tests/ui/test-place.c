/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-place.h"
#include "sumi-ui-test.h"

static SumiLibrary *
create_library (void)
{
  SumiLibrary *library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_INSTALLED);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/my #1 pack.sumi.json");

  g_assert_cmpuint (g_list_model_get_n_items (sumi_library_get_packs (library)), >, 0);
  sumi_library_open (library, file);
  return library;
}

/* What was made is found again, for built-in packs and others. */
static void
test_round_trip (void)
{
  g_autoptr (SumiLibrary) library = create_library ();

  for (guint i = 0; i < g_list_model_get_n_items (sumi_library_get_packs (library)); i++)
    {
      g_autoptr (SumiPackFile) pack_file
        = g_list_model_get_item (sumi_library_get_packs (library), i);
      g_autofree char *of_pack = sumi_place_make (pack_file, NULL);
      g_autofree char *of_puzzle = sumi_place_make (pack_file, "p-1");

      g_assert_cmpstr (of_pack, !=, of_puzzle);
      g_assert_true (sumi_place_find_pack (of_pack, library) == pack_file);
      g_assert_true (sumi_place_find_pack (of_puzzle, library) == pack_file);
      g_assert_false (sumi_place_is_edited (of_pack));
      g_assert_false (sumi_place_is_edited (of_puzzle));
      if (!sumi_pack_file_is_built_in (pack_file))
        {
          g_autofree char *path = g_file_get_path (sumi_pack_file_get_file (pack_file));
          g_autofree char *edited = sumi_place_make_edited (path);

          g_assert_true (sumi_place_find_pack (edited, library) == pack_file);
          g_assert_true (sumi_place_is_edited (edited));
          g_assert_false (sumi_place_is_lesson (edited));
        }
    }
}

static void
test_not_found (void)
{
  static const char *const places[] = {
    "", "#", "#p1", "gone.sumi.json", "file:///gone.sumi.json#p1", "%%%", "\n"
  };
  g_autoptr (SumiLibrary) library = create_library ();

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_null (sumi_place_find_pack (places[i], library));
}

static void
test_puzzle (void)
{
  SumiPackFile *pack_file = sumi_ui_test_open_leaflet ();
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  guint index;

  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      g_autofree char *place = sumi_place_make (pack_file, sumi_pack_get_puzzle (pack, i)->id);

      g_assert_true (sumi_place_find_puzzle (place, pack, &index));
      g_assert_cmpuint (index, ==, i);
    }
  g_assert_false (sumi_place_find_puzzle ("leaflet.sumi.json", pack, &index));
  g_assert_false (sumi_place_find_puzzle ("leaflet.sumi.json#", pack, &index));
  g_assert_false (sumi_place_find_puzzle ("leaflet.sumi.json#gone", pack, &index));
  g_assert_finalize_object (pack_file);
}

static void
test_lesson (void)
{
  static const char *const wrong[] = { "", "#puzzles", "x#first", "x#gone#0", "x#first#",
                                       "x#first#-1",
                                       "x#first#0#0#0" };
  static const struct
  {
    guint written, read; /* a lesson may have become shorter */
  } steps[] = { { 0, 0 }, { 1, 1 }, { 7, 1 } };
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/x.sumi.json");
  g_autoptr (SumiPackFile) pack_file = sumi_pack_file_new (file, SUMI_PACK_FILE_BUILT_IN);
  g_autoptr (SumiPack) pack = sumi_pack_new ();
  SumiItem *lesson = sumi_item_new (SUMI_ITEM_LESSON);
  guint index, step;

  lesson->id = g_strdup ("first");
  for (int i = 0; i < 2; i++)
    g_ptr_array_add (lesson->steps, sumi_step_new ());
  sumi_pack_take_item (pack, lesson);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *place = sumi_place_make_lesson (pack_file, "first", steps[i].written, "10");
      g_autofree char *progress = NULL;

      g_assert_true (sumi_place_is_lesson (place));
      g_assert_true (sumi_place_find_lesson (place, pack, &index, &step, &progress));
      g_assert_cmpstr (progress, ==, "10");
      g_assert_cmpuint (index, ==, 0);
      g_assert_cmpuint (step, ==, steps[i].read);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (sumi_place_find_lesson (wrong[i], pack, &index, &step, NULL));
  /* As it was written before there was progress. */
  g_assert_true (sumi_place_find_lesson ("x#first#1", pack, &index, &step, NULL));
  g_assert_false (sumi_place_is_lesson (SUMI_PLACE_PUZZLES));
  g_assert_false (sumi_place_is_lesson (SUMI_PLACE_LEARN));
  g_assert_false (sumi_place_is_lesson ("x#p1"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/place/round-trip", test_round_trip);
  g_test_add_func ("/place/not-found", test_not_found);
  g_test_add_func ("/place/puzzle", test_puzzle);
  g_test_add_func ("/place/lesson", test_lesson);

  return sumi_ui_test_run ();
}
