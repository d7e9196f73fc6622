/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-tool-parts.h"

typedef struct
{
  GPtrArray *parts;
  const char *id; /* NULL: all */
  gboolean has_exercises_only;
} Search;

static void
free_part (gpointer data)
{
  SumiToolPart *part = data;

  g_free (part->id);
  g_free (part);
}

/* Adds the part of ITEM with ID, which it takes, if that or the whole item is searched for. */
static void
add_part (const Search *search, const SumiItem *item, char *id, const SumiStep *step)
{
  const SumiExercise *exercise = step != NULL ? step->exercise : item->exercise;
  gboolean is_wanted = search->id == NULL || g_str_equal (search->id, item->id)
                       || g_str_equal (search->id, id);
  SumiToolPart *part;

  if (!is_wanted || (search->has_exercises_only && exercise == NULL))
    {
      g_free (id);
      return;
    }
  part = g_new0 (SumiToolPart, 1);
  part->id = id;
  part->title = item->title;
  part->text = step != NULL ? step->text : NULL;
  part->position = exercise != NULL ? exercise->position : step->position;
  part->exercise = exercise;
  g_ptr_array_add (search->parts, part);
}

/* The parts of PACK, of SumiToolPart: those of the item or the step with ID, or all if it is NULL;
 * with HAS_EXERCISES_ONLY only those that ask something. They must not outlive PACK. */
GPtrArray *
sumi_tool_list_parts (const SumiPack *pack, const char *id, gboolean has_exercises_only)
{
  Search search = { g_ptr_array_new_with_free_func (free_part), id, has_exercises_only };

  for (guint i = 0; i < pack->items->len; i++)
    {
      const SumiItem *item = pack->items->pdata[i];

      if (item->kind != SUMI_ITEM_LESSON)
        add_part (&search, item, g_strdup (item->id), NULL);
      for (guint j = 0; j < item->steps->len; j++)
        add_part (&search, item, g_strdup_printf ("%s/%u", item->id, j + 1),
                  item->steps->pdata[j]);
    }

  return search.parts;
}
