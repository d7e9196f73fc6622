/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The questions about openings in the built-in packs have the answers that the table of openings
 * gives: test-openings PACK… */

#include <string.h>

#include "sumi-named-opening.h"
#include "sumi-pack-reader.h"

#define TAG "opening"

static const char *
get_name (SumiPosition position)
{
  const SumiNamedOpening *opening = sumi_named_opening_of (position);

  return opening != NULL ? opening->name : NULL;
}

/* "Which move makes it the Tiger?" No other option leads to an opening of the question. */
static void
check_moves (const SumiExercise *exercise, const char *question)
{
  for (guint i = 0; i < exercise->options->len; i++)
    {
      SumiSquare move;
      SumiPosition after;
      const char *name;

      g_assert_true (sumi_square_from_name (sumi_text_get (exercise->options->pdata[i]), &move));
      g_assert_true (sumi_bitboard_has (sumi_position_legal_moves (exercise->position), move));
      after = sumi_position_play (exercise->position, move);
      name = get_name (after);
      g_assert_cmpint (name != NULL && strstr (question, name) != NULL, ==,
                       (int) i == exercise->task.answer);
    }
}

/* "Which opening is this?" The right option is or holds its name; where none holds the name of an
 * opening, it has none. */
static void
check_names (const SumiExercise *exercise)
{
  const char *name = get_name (exercise->position);

  for (guint i = 0; i < exercise->options->len; i++)
    {
      const char *option = sumi_text_get (exercise->options->pdata[i]);
      gboolean is_right = name != NULL ? g_str_equal (option, name)
                                       : strstr (option, "no name") != NULL;

      g_assert_cmpint (is_right, ==, (int) i == exercise->task.answer);
    }
}

static guint
check_exercise (const SumiExercise *exercise, const char *question)
{
  SumiSquare square;

  if (exercise->task.type != SUMI_TASK_CHOOSE)
    return 0;
  if (sumi_square_from_name (sumi_text_get (exercise->options->pdata[0]), &square))
    check_moves (exercise, question);
  else
    check_names (exercise);
  return 1;
}

static void
test_pack (gconstpointer path)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SumiPack) pack
    = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes);
  guint n = 0;

  g_assert_nonnull (pack);
  for (guint i = 0; i < pack->items->len; i++)
    {
      const SumiItem *item = pack->items->pdata[i];

      g_assert_true (g_strv_contains ((const char *const *) item->tags, TAG));
      if (item->exercise != NULL)
        n += check_exercise (item->exercise, sumi_text_get (item->title));
      for (guint j = 0; j < item->steps->len; j++)
        {
          const SumiStep *step = item->steps->pdata[j];

          if (step->exercise != NULL)
            n += check_exercise (step->exercise, sumi_text_get (step->text));
        }
    }
  g_assert_cmpuint (n, >=, 8);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *name = g_path_get_basename (argv[i]);
      g_autofree char *path = g_strconcat ("/openings/", name, NULL);

      g_test_add_data_func (path, argv[i], test_pack);
    }
  return g_test_run ();
}
