/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-place.h"

/* Stands in no URI as it is, nor in the id of a puzzle or a lesson. */
#define SEPARATOR '#'

static char *
make_pack_name (SumiPackFile *pack_file)
{
  GFile *file = sumi_pack_file_get_file (pack_file);
  g_autofree char *base_name = NULL;

  if (!sumi_pack_file_is_built_in (pack_file))
    return g_file_get_uri (file);
  base_name = g_file_get_basename (file);
  return g_uri_escape_string (base_name, NULL, FALSE);
}

/**
 * sumi_place_make: the place of a puzzle, or with PUZZLE_ID NULL of the pack. Owned by the caller.
 */
char *
sumi_place_make (SumiPackFile *pack_file, const char *puzzle_id)
{
  g_autofree char *name = make_pack_name (pack_file);

  if (puzzle_id == NULL)
    return g_steal_pointer (&name);
  return g_strdup_printf ("%s%c%s", name, SEPARATOR, puzzle_id);
}

/**
 * sumi_place_make_lesson: the place of a lesson and one of its steps, which count from 0, with the
 * PROGRESS of its run. Owned by the caller.
 */
char *
sumi_place_make_lesson (SumiPackFile *pack_file,
                        const char *lesson_id,
                        guint step,
                        const char *progress)
{
  g_autofree char *name = make_pack_name (pack_file);

  return g_strdup_printf ("%s%c%s%c%u%c%s", name, SEPARATOR, lesson_id, SEPARATOR, step, SEPARATOR,
                          progress);
}

/**
 * sumi_place_make_edited: the place where the pack in the file at PATH is edited. Owned by the
 * caller.
 */
char *
sumi_place_make_edited (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = g_file_get_uri (file);

  return g_strdup_printf ("%s%c", name, SEPARATOR);
}

/**
 * sumi_place_find_pack: the pack that PLACE speaks of, owned by LIBRARY; NULL if it is not there.
 */
SumiPackFile *
sumi_place_find_pack (const char *place, SumiLibrary *library)
{
  const char *separator = strchr (place, SEPARATOR);
  g_autofree char *wanted =
      separator != NULL ? g_strndup (place, (gsize) (separator - place)) : g_strdup (place);

  for (guint i = 0; i < g_list_model_get_n_items (sumi_library_get_packs (library)); i++)
    {
      g_autoptr (SumiPackFile) pack_file
        = g_list_model_get_item (sumi_library_get_packs (library), i);
      g_autofree char *name = make_pack_name (pack_file);

      if (g_str_equal (name, wanted))
        return pack_file;
    }
  return NULL;
}

/**
 * sumi_place_is_edited: whether PLACE is where a pack is edited.
 */
gboolean
sumi_place_is_edited (const char *place)
{
  const char *separator = strchr (place, SEPARATOR);

  return separator != NULL && separator[1] == '\0';
}

/**
 * sumi_place_find_puzzle: the puzzle that PLACE speaks of; FALSE if it speaks of none, or of one
 * that PACK does not have.
 */
gboolean
sumi_place_find_puzzle (const char *place, const SumiPack *pack, guint *out_index)
{
  const char *separator = strchr (place, SEPARATOR);

  if (separator == NULL)
    return FALSE;
  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      if (g_str_equal (sumi_pack_get_puzzle (pack, i)->id, separator + 1))
        {
          *out_index = i;
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * sumi_place_is_lesson: whether PLACE speaks of a lesson.
 */
gboolean
sumi_place_is_lesson (const char *place)
{
  const char *separator = strchr (place, SEPARATOR);

  return separator != NULL && strchr (separator + 1, SEPARATOR) != NULL;
}

/**
 * sumi_place_find_lesson: the lesson that PLACE speaks of, and its step, or the last one if the
 * lesson has become shorter; FALSE if it speaks of none, or of one that PACK does not have. The
 * progress of the run, NULL if PLACE was written without, is the caller's; OUT_PROGRESS may be
 * NULL.
 */
gboolean
sumi_place_find_lesson (const char *place,
                        const SumiPack *pack,
                        guint *out_index,
                        guint *out_step,
                        char **out_progress)
{
  g_auto (GStrv) parts = g_strsplit (place, (const char[]){ SEPARATOR, '\0' }, 0);
  guint n_parts = g_strv_length (parts);
  guint64 step;

  if (n_parts < 3 || n_parts > 4
      || !g_ascii_string_to_unsigned (parts[2], 10, 0, G_MAXUINT, &step, NULL))
    return FALSE;
  for (guint i = 0; i < pack->lessons->len; i++)
    {
      const SumiItem *lesson = sumi_pack_get_lesson (pack, i);

      if (g_str_equal (lesson->id, parts[1]))
        {
          *out_index = i;
          *out_step = MIN ((guint) step, lesson->steps->len - 1);
          if (out_progress != NULL)
            *out_progress = g_strdup (parts[3]);
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * sumi_place_find_next_lesson: the lesson that follows on LESSON of PACK_FILE: in its pack, or the
 * first one of the next pack of LIBRARY that has any. NULL if there is none.
 */
SumiPackFile *
sumi_place_find_next_lesson (SumiLibrary *library,
                             SumiPackFile *pack_file,
                             const SumiItem *lesson,
                             guint *out_index)
{
  GPtrArray *lessons = sumi_pack_file_get_pack (pack_file)->lessons;
  gboolean is_passed = FALSE;
  guint index;

  if (g_ptr_array_find (lessons, lesson, &index) && index + 1 < lessons->len)
    {
      *out_index = index + 1;
      return pack_file;
    }
  *out_index = 0;
  for (guint i = 0; i < g_list_model_get_n_items (sumi_library_get_packs (library)); i++)
    {
      g_autoptr (SumiPackFile) other = g_list_model_get_item (sumi_library_get_packs (library), i);

      if (is_passed && sumi_pack_file_get_state (other) == SUMI_PACK_FILE_READY
          && sumi_pack_file_get_pack (other)->lessons->len > 0)
        return other;
      is_passed |= other == pack_file;
    }
  return NULL;
}
