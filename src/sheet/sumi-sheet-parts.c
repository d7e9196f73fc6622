/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sheet-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Fewer in a row are named one by one. */
#define MIN_RUN 3
#define RUN_SIGN ".."

/* What stands within the part of a code that is about one pack, beside letters and digits. */
#define SIGNS ":,./-"

G_DEFINE_QUARK (sumi-sheet-error-quark, sumi_sheet_error)

static void
free_part (gpointer data)
{
  SumiSheetPart *part = data;

  sumi_pack_unref (part->pack);
  g_free (part->id);
  g_free (part);
}

/* An empty list of SumiSheetPart, which belong to it. */
GPtrArray *
sumi_sheet_parts_new (void)
{
  return g_ptr_array_new_with_free_func (free_part);
}

/* Takes ID. */
static void
add_part (GPtrArray *parts,
          SumiPack *pack,
          const SumiItem *item,
          const SumiExercise *exercise,
          char *id)
{
  SumiSheetPart *part = g_new (SumiSheetPart, 1);

  *part = (SumiSheetPart){ sumi_pack_ref (pack), item, exercise, id };
  g_ptr_array_add (parts, part);
}

/* Adds to PARTS a copy of PART, of this or another list. */
void
sumi_sheet_parts_add (GPtrArray *parts, const SumiSheetPart *part)
{
  add_part (parts, part->pack, part->item, part->exercise, g_strdup (part->id));
}

/* Adds to PARTS the puzzle or game ITEM of PACK. */
void
sumi_sheet_parts_add_item (GPtrArray *parts, SumiPack *pack, const SumiItem *item)
{
  add_part (parts, pack, item, item->exercise, g_strdup (item->id));
}

/* All that can be picked from PACK, in its order. */
static GPtrArray *
list_parts (SumiPack *pack, SumiSheetPick pick)
{
  GPtrArray *parts = sumi_sheet_parts_new ();

  for (guint i = 0; i < pack->items->len; i++)
    {
      const SumiItem *item = pack->items->pdata[i];

      if (pick == SUMI_SHEET_PICK_LESSONS)
        {
          if (item->kind == SUMI_ITEM_LESSON)
            add_part (parts, pack, item, NULL, g_strdup (item->id));
          continue;
        }
      if (item->exercise != NULL)
        sumi_sheet_parts_add_item (parts, pack, item);
      for (guint j = 0; j < item->steps->len; j++)
        {
          const SumiStep *step = item->steps->pdata[j];

          if (step->exercise != NULL)
            add_part (parts, pack, item, step->exercise,
                      g_strdup_printf ("%s/%u", item->id, j + 1));
        }
    }
  return parts;
}

static gboolean
has_tag (const SumiItem *item, const char *const *tags)
{
  if (tags == NULL)
    return TRUE;
  for (guint i = 0; tags[i] != NULL; i++)
    {
      if (g_strv_contains ((const char *const *) item->tags, tags[i]))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_wanted (const SumiSheetFilter *filter, const SumiSheetPart *part)
{
  int difficulty = part->item->difficulty;

  return has_tag (part->item, filter->tags)
         && (filter->min_difficulty == 0
             || (difficulty >= filter->min_difficulty && difficulty <= filter->max_difficulty));
}

static gboolean
has_id (const SumiSheetPart *part, const char *id)
{
  return id == NULL || g_str_equal (part->id, id) || g_str_equal (part->item->id, id);
}

/* Copies what FILTER wants of those of ALL that have ID, or of all if it is NULL. FALSE if nothing
 * has the id. */
static gboolean
pick_id (const SumiSheetFilter *filter, const GPtrArray *all, const char *id, GPtrArray *parts)
{
  gboolean is_found = FALSE;

  for (guint i = 0; i < all->len; i++)
    {
      const SumiSheetPart *part = all->pdata[i];

      if (!has_id (part, id))
        continue;
      is_found = TRUE;
      if (is_wanted (filter, part) && (filter->max_parts == 0 || parts->len < filter->max_parts))
        sumi_sheet_parts_add (parts, part);
    }
  return is_found;
}

static gboolean
pick_ids (const SumiSheetFilter *filter, const GPtrArray *all, GPtrArray *parts, GError **error)
{
  if (filter->ids == NULL)
    {
      pick_id (filter, all, NULL, parts);
      return TRUE;
    }
  for (guint i = 0; filter->ids[i] != NULL; i++)
    {
      if (pick_id (filter, all, filter->ids[i], parts))
        continue;
      if (filter->pick == SUMI_SHEET_PICK_LESSONS)
        g_set_error (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_NO_ID,
                     /* Translators: %s is the id that a lesson of a pack should have. */
                     _("there is no lesson \"%s\""), filter->ids[i]);
      else
        g_set_error (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_NO_ID,
                     /* Translators: %s is the id that a puzzle, lesson or step of a pack should
                      * have. */
                     _("there is no exercise \"%s\""), filter->ids[i]);
      return FALSE;
    }
  return TRUE;
}

/* The parts of PACKS, of SumiPack, that FILTER wants, as a list of SumiSheetPart: in the order of
 * its ids, and otherwise in that of the packs. NULL with ERROR set if an id is unknown, or if
 * nothing is left. Owned by the caller. */
GPtrArray *
sumi_sheet_select (GPtrArray *packs, const SumiSheetFilter *filter, GError **error)
{
  g_autoptr (GPtrArray) all = sumi_sheet_parts_new ();
  g_autoptr (GPtrArray) parts = sumi_sheet_parts_new ();

  for (guint i = 0; i < packs->len; i++)
    g_ptr_array_extend_and_steal (all, list_parts (packs->pdata[i], filter->pick));
  if (!pick_ids (filter, all, parts, error))
    return NULL;
  if (parts->len == 0)
    {
      g_set_error_literal (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_NOTHING,
                           filter->pick == SUMI_SHEET_PICK_LESSONS
                             ? _("no lesson matches what was asked for")
                             : _("no exercise matches what was asked for"));
      return NULL;
    }
  return g_steal_pointer (&parts);
}

/* Where in ALL the first part that ID names stands, a lesson standing for all its exercises; its
 * length if nowhere. */
static guint
find_id (const GPtrArray *all, const char *id)
{
  guint i = 0;

  while (i < all->len && !has_id (all->pdata[i], id))
    i++;
  return i;
}

/* Where in ALL the last of them stands, FIRST being where the first does. */
static guint
find_last (const GPtrArray *all, const char *id, guint first)
{
  while (first + 1 < all->len && has_id (all->pdata[first + 1], id))
    first++;
  return first;
}

/* Adds the code of N_PARTS parts from PARTS[FIRST] on, which are all of one pack. */
static void
append_pack_code (GString *code, const GPtrArray *parts, guint first, guint n_parts)
{
  const SumiSheetPart *begin = parts->pdata[first];
  g_autoptr (GPtrArray) all
    = list_parts (begin->pack, begin->exercise == NULL ? SUMI_SHEET_PICK_LESSONS
                                                       : SUMI_SHEET_PICK_EXERCISES);
  char sign = ':';

  g_string_append (code, begin->pack->id);
  for (guint i = 0, length; i < n_parts; i += length)
    {
      const SumiSheetPart *part = parts->pdata[first + i], *last = part;
      guint place = find_id (all, part->id);

      for (length = 1; i + length < n_parts && place + length < all->len; length++)
        {
          const SumiSheetPart *next = parts->pdata[first + i + length];

          if (!g_str_equal (next->id, ((const SumiSheetPart *) all->pdata[place + length])->id))
            break;
          last = next;
        }
      if (length == all->len && n_parts == length)
        return;
      if (length < MIN_RUN)
        {
          length = 1;
          last = part;
        }
      g_string_append_printf (code, "%c%s", sign, part->id);
      if (length > 1)
        g_string_append_printf (code, "%s%s", RUN_SIGN, last->id);
      sign = ',';
    }
}

/* The code of N_PARTS parts, of SumiSheetPart, from PARTS[FIRST] on, all of one pick. Owned by the
 * caller. */
char *
sumi_sheet_make_code (const GPtrArray *parts, guint first, guint n_parts)
{
  GString *code = g_string_new (NULL);

  for (guint i = 0, length; i < n_parts; i += length)
    {
      const SumiPack *pack = ((const SumiSheetPart *) parts->pdata[first + i])->pack;

      for (length = 1; i + length < n_parts; length++)
        {
          if (((const SumiSheetPart *) parts->pdata[first + i + length])->pack != pack)
            break;
        }
      if (i > 0)
        g_string_append_c (code, ' ');
      append_pack_code (code, parts, first + i, length);
    }
  return g_string_free (code, FALSE);
}

/* Adds to PARTS those of ALL, which are of PACK, that RUN names: "ID" or "ID..ID". */
static gboolean
read_run (const SumiPack *pack,
          const char *run,
          const GPtrArray *all,
          GPtrArray *parts,
          GError **error)
{
  g_auto (GStrv) ends = g_strsplit (run, RUN_SIGN, 2);
  const char *id = ends[0] == NULL ? "" : ends[0];
  guint first = find_id (all, id), last = first;

  if (first < all->len && ends[1] != NULL)
    {
      id = ends[1];
      last = find_id (all, id);
    }
  last = find_last (all, id, last);
  if (first == all->len || last == all->len || last < first)
    {
      g_set_error (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_CODE,
                   /* Translators: %s is a part of the code that stands on a worksheet: the id of an
                    * exercise, or two of them with ".." between; then the id of the pack. */
                   _("the code names “%s”, which is not in the pack “%s”"), run, pack->id);
      return FALSE;
    }
  for (guint i = first; i <= last; i++)
    sumi_sheet_parts_add (parts, all->pdata[i]);
  return TRUE;
}

static SumiPack *
find_pack (GPtrArray *packs, const char *id)
{
  for (guint i = 0; i < packs->len; i++)
    {
      SumiPack *pack = packs->pdata[i];

      if (g_str_equal (pack->id, id))
        return pack;
    }
  return NULL;
}

/* Adds what WORD, the part of a code that is about one pack, names. */
static gboolean
read_pack_code (GPtrArray *packs,
                SumiSheetPick pick,
                const char *word,
                GPtrArray *parts,
                GError **error)
{
  g_auto (GStrv) halves = g_strsplit (word, ":", 2);
  SumiPack *pack = find_pack (packs, halves[0]);
  g_autoptr (GPtrArray) all = NULL;
  g_auto (GStrv) runs = NULL;

  if (pack == NULL)
    {
      g_set_error (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_CODE,
                   /* Translators: %s is the id of a pack, as the code on a worksheet names it. */
                   _("the code names the pack “%s”, which is not there"), halves[0]);
      return FALSE;
    }
  all = list_parts (pack, pick);
  if (halves[1] == NULL)
    {
      for (guint i = 0; i < all->len; i++)
        sumi_sheet_parts_add (parts, all->pdata[i]);
      return TRUE;
    }
  runs = g_strsplit (halves[1], ",", -1);
  for (guint i = 0; runs[i] != NULL; i++)
    {
      if (runs[i][0] != '\0' && !read_run (pack, runs[i], all, parts, error))
        return FALSE;
    }
  return TRUE;
}

/* CODE in the characters that codes are made of: keyboards for Chinese, Japanese and Korean write
 * wide ones, and what is copied from a sheet in Hebrew comes with marks of its direction, which
 * nobody sees. Owned by the caller. */
static char *
narrow_code (const char *code)
{
  g_autofree char *normal = g_utf8_normalize (code, -1, G_NORMALIZE_ALL_COMPOSE);
  GString *out = g_string_new (NULL);

  for (const char *p = normal != NULL ? normal : ""; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);
      GUnicodeType type = g_unichar_type (character);

      if (type == G_UNICODE_DASH_PUNCTUATION)
        g_string_append_c (out, '-');
      else if (type != G_UNICODE_FORMAT)
        g_string_append_unichar (out, character);
    }
  return g_string_free (out, FALSE);
}

/* CODE as it is made: small letters, as ids have no others, and spaces only between packs, where a
 * line may have ended elsewhere too. */
static char *
tidy_code (const char *code)
{
  g_autofree char *narrow = narrow_code (code);
  GString *out = g_string_new (NULL);

  for (const char *p = narrow; *p != '\0'; p++)
    {
      gboolean is_space = g_ascii_isspace (*p);
      char last = out->len > 0 ? out->str[out->len - 1] : ' ';

      if (is_space && strchr (" " SIGNS, last) != NULL)
        continue;
      if (out->len > 0 && last == ' ' && strchr (SIGNS, *p) != NULL)
        g_string_truncate (out, out->len - 1);
      g_string_append_c (out, is_space ? ' ' : g_ascii_tolower (*p));
    }
  return g_string_free (out, FALSE);
}

/* CODE without the words that stand before it on a sheet, in any language: they name Sumi, and end
 * with a colon. The id of one of PACKS is none of them, though a colon may follow it. */
static const char *
skip_label (GPtrArray *packs, const char *code)
{
  g_autoptr (GRegex) label
    = g_regex_new ("^(?=[^:：]*sumi)[^:：]*?([^\\s:：]*)\\s*(?:：|:\\s)", G_REGEX_CASELESS, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *last = NULL;
  g_autofree char *id = NULL;
  int end;

  if (!g_regex_match (label, code, 0, &match))
    return code;
  last = g_match_info_fetch (match, 1);
  id = g_ascii_strdown (last, -1);
  g_match_info_fetch_pos (match, 0, NULL, &end);
  return find_pack (packs, id) == NULL ? code + end : code;
}

/* The parts that CODE names, as sumi_sheet_select() returns them. It may be written with capitals,
 * with spaces around its signs, with commas too many, in wide characters, and with what stands
 * before it on a sheet. */
GPtrArray *
sumi_sheet_select_code (GPtrArray *packs, SumiSheetPick pick, const char *code, GError **error)
{
  g_autoptr (GPtrArray) parts = sumi_sheet_parts_new ();
  g_autofree char *tidied = tidy_code (skip_label (packs, code));
  g_auto (GStrv) words = g_strsplit (tidied, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (words[i][0] != '\0' && !read_pack_code (packs, pick, words[i], parts, error))
        return NULL;
    }
  if (parts->len == 0)
    {
      g_set_error_literal (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_CODE,
                           _("the code names nothing"));
      return NULL;
    }
  return g_steal_pointer (&parts);
}
