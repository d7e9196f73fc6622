/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order of names, and what a search finds. */

#include <string.h>

#include "sumi-collate.h"

static void
test_names (void)
{
  static const char *const names[] = { "Pupil 1", "Pupil 2", "Pupil 5", "Pupil 10", "Zoe" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          int order = sumi_collate_names (names[i], names[j]);

          g_assert_cmpint ((order > 0) - (order < 0), ==, (i > j) - (i < j));
        }
    }
}

static void
test_fold (void)
{
  static const struct
  {
    const char *text, *words;
    gboolean is_found;
  } rows[] = {
    { "The Corner", "CORN", TRUE },
    { "İngilizce", "ingilizce", TRUE },
    { "ingilizce", "İNGİLİZCE", TRUE },
    { "sıra", "SIRA", TRUE },
    { "SIRA", "sıra", TRUE },
    { "taş", "tas", TRUE },
    { "tas", "taş", TRUE },
    { "jeu équilibré", "EQUILIBRE", TRUE },
    { "Straße", "strasse", TRUE },
    { "ход чёрных", "черных", TRUE },
    { "ひらがな", "ひらかな", FALSE },
    { "カド", "ｶﾄﾞ", TRUE },
    { "각", "각", TRUE },
    { "corner", "edge", FALSE },
    { "", "", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = sumi_collate_fold (rows[i].text);
      g_autofree char *words = sumi_collate_fold (rows[i].words);

      g_test_message ("%s in %s", rows[i].words, rows[i].text);
      g_assert_cmpint (strstr (text, words) != NULL, ==, rows[i].is_found);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/collate/names", test_names);
  g_test_add_func ("/collate/fold", test_fold);
  return g_test_run ();
}
