/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-theme-choice.h"

#include <glib/gi18n-lib.h>

#include "sumi-puzzle-item.h"
#include "sumi-study-theme.h"

/**
 * sumi_theme_choice_get: the theme that is chosen, of THEMES, which CHOICE lists; NULL: all of
 * them.
 */
const char *
sumi_theme_choice_get (GtkDropDown *choice, const GPtrArray *themes)
{
  guint selected = gtk_drop_down_get_selected (choice);

  return selected > 0 && selected <= themes->len ? themes->pdata[selected - 1] : NULL;
}

/**
 * sumi_theme_choice_set: chooses THEME, if it is one of THEMES, which CHOICE lists; otherwise all
 * of them.
 */
void
sumi_theme_choice_set (GtkDropDown *choice, GPtrArray *themes, const char *theme)
{
  guint index;
  gboolean is_there
    = theme != NULL && g_ptr_array_find_with_equal_func (themes, theme, g_str_equal, &index);

  gtk_drop_down_set_selected (choice, is_there ? index + 1 : 0);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  const char *const *one = a, *const *other = b;

  return g_utf8_collate (sumi_study_theme_get_name (*one), sumi_study_theme_get_name (*other));
}

/* Fills THEMES with the ids of what the puzzles of ITEMS are about, by name. */
static void
collect (GPtrArray *themes, GListModel *items)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer theme;

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (SumiPuzzleItem) item = g_list_model_get_item (items, i);
      const SumiItem *puzzle = sumi_puzzle_item_get (item);
      g_auto (GStrv) ids = sumi_study_theme_list (puzzle, puzzle->exercise);

      for (guint j = 0; ids[j] != NULL; j++)
        g_hash_table_add (seen, g_strdup (ids[j]));
    }
  g_ptr_array_set_size (themes, 0);
  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, &theme, NULL))
    g_ptr_array_add (themes, g_strdup (theme));
  g_ptr_array_sort (themes, compare_names);
}

/**
 * sumi_theme_choice_list: lets one of the themes of ITEMS, of SumiPuzzleItem, be chosen in CHOICE,
 * below all of them; THEMES, an array of strings that it frees, gets their ids in the order of the
 * choice. What is chosen stays if it is still among them.
 */
void
sumi_theme_choice_list (GtkDropDown *choice, GPtrArray *themes, GListModel *items)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *chosen = g_strdup (sumi_theme_choice_get (choice, themes));

  collect (themes, items);
  gtk_string_list_append (names, _("All themes"));
  for (guint i = 0; i < themes->len; i++)
    gtk_string_list_append (names, sumi_study_theme_get_name (themes->pdata[i]));
  gtk_drop_down_set_model (choice, G_LIST_MODEL (names));
  sumi_theme_choice_set (choice, themes, chosen);
}
