/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-visible.h"
#include "sumi-pack-names.h"

/* Reads a string that is shown to the user: not empty, at most MAX characters long. A title or a
 * name has something to see. */
static gboolean
get_shown_string (SumiJsonWalk *walk, const SumiJsonItem *item, int max, const char **out_string)
{
  glong length;

  if (!sumi_json_get_string (walk, item, out_string))
    return FALSE;
  length = g_utf8_strlen (*out_string, -1);
  if (length == 0 || (max <= SUMI_PACK_MAX_TITLE && sumi_visible_is_blank (*out_string)))
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE, _("must not be empty"));
  else if (length > max)
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE,
                      g_dngettext (GETTEXT_PACKAGE, "must have at most %d character, but has %ld",
                                   "must have at most %d characters, but has %ld", (gulong) max),
                      max, length);
  else if (!sumi_visible_is_text (*out_string))
    sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                      _("must not have control characters other than line ends and tabs, nor any "
                        "that change the direction of writing and do not end on the same line"));
  else
    return TRUE;

  return FALSE;
}

/* Reads an object from language tag to string. */
static SumiText *
read_translations (SumiJsonWalk *walk, const SumiJsonItem *item, int max)
{
  const SumiPackReading *reading = walk->data;
  g_autoptr (GPtrArray) languages = g_ptr_array_new ();
  g_autoptr (GPtrArray) strings = g_ptr_array_new ();
  gboolean has_own = reading->language == NULL;
  SumiJsonIter iter;
  SumiJsonItem member;

  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &member))
    {
      const char *string;

      if (!sumi_language_is_valid (member.key))
        sumi_json_report_key (walk, &member, SUMI_MISTAKE_LANGUAGE,
                              _("must be a language tag such as en or pt-BR"));
      has_own |= g_strcmp0 (member.key, reading->language) == 0;
      if (!get_shown_string (walk, &member, max, &string))
        continue;
      g_ptr_array_add (languages, (gpointer) member.key);
      g_ptr_array_add (strings, (gpointer) string);
    }
  if (!has_own)
    sumi_json_report (walk, item, SUMI_MISTAKE_LANGUAGE,
                      _("must have the pack's own language, which is %s"), reading->language);
  if (reading->language == NULL && json_object_get_size (json_node_get_object (item->node)) == 0)
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE, _("must not be empty"));
  g_ptr_array_add (languages, NULL);
  g_ptr_array_add (strings, NULL);

  return sumi_text_new_translated ((const char *const *) languages->pdata,
                                   (const char *const *) strings->pdata,
                                   reading->language == NULL ? "" : reading->language);
}

static void
read_text (SumiJsonWalk *walk, const SumiJsonItem *item, int max, SumiText **target)
{
  const SumiPackReading *reading = walk->data;
  const char *string;

  if (JSON_NODE_HOLDS_OBJECT (item->node))
    *target = read_translations (walk, item, max);
  else if (get_shown_string (walk, item, max, &string))
    *target = reading->group != NULL ? sumi_text_new_in_group (string, reading->group)
                                     : sumi_text_new_plain (string);
}

/* Reads an id. */
void
sumi_pack_read_id (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  g_autofree char *quoted = NULL;
  const char *string;

  if (!sumi_json_get_string (walk, item, &string))
    return;
  if (sumi_pack_can_be_id (string) && strlen (string) <= SUMI_PACK_MAX_ID)
    {
      *(char **) target = g_strdup (string);
      return;
    }
  quoted = sumi_visible_quote (string);
  sumi_json_report (walk, item, SUMI_MISTAKE_ID,
                    _("must be 1 to %d of the characters a-z, 0-9 and -, but is %s"),
                    SUMI_PACK_MAX_ID, quoted);
}

/* Reads the id of an item, and notes where it stands. */
void
sumi_pack_read_item_id (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiItem *owner = target;

  owner->id_place = sumi_json_get_location (walk, item);
  sumi_pack_read_id (walk, item, &owner->id);
}

/* Reads a short string that is the same in every language. */
void
sumi_pack_read_name (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  const char *string;

  if (get_shown_string (walk, item, SUMI_PACK_MAX_TITLE, &string))
    *(char **) target = g_strdup (string);
}

/* Reads a list of such strings. */
void
sumi_pack_read_names (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  char ***out_names = target;
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, 0, SUMI_PACK_MAX_LIST))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      const char *string;

      if (get_shown_string (walk, &element, SUMI_PACK_MAX_TITLE, &string))
        g_strv_builder_add (names, string);
    }
  g_strfreev (*out_names);
  *out_names = g_strv_builder_end (names);
}

void
sumi_pack_read_title (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  read_text (walk, item, SUMI_PACK_MAX_TITLE, target);
}

void
sumi_pack_read_text (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  read_text (walk, item, SUMI_PACK_MAX_TEXT, target);
}

/* Reads a list of MIN to MAX texts, and adds those without mistakes to TEXTS. */
void
sumi_pack_read_texts (SumiJsonWalk *walk,
                      const SumiJsonItem *item,
                      guint min,
                      guint max,
                      GPtrArray *texts)
{
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, min, max))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      SumiText *text = NULL;

      sumi_pack_read_text (walk, &element, &text);
      if (text != NULL)
        g_ptr_array_add (texts, text);
    }
}

/* Reads a level or a difficulty. */
void
sumi_pack_read_level (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 1, SUMI_PACK_MAX_LEVEL, target);
}

/* Reads how hard a puzzle is. */
void
sumi_pack_read_rating (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, SUMI_PACK_MIN_RATING, SUMI_PACK_MAX_RATING, target);
}

/* Reads a side by its name. FALSE if it is none; OUT_COLOR is then not written to. */
gboolean
sumi_pack_read_color (SumiJsonWalk *walk, const SumiJsonItem *item, SumiColor *out_color)
{
  int value;

  if (!sumi_json_get_name (walk, item, SUMI_PACK_COLORS, SUMI_PACK_N_COLORS, &value))
    return FALSE;
  *out_color = (SumiColor) value;

  return TRUE;
}

/* Whether ITEM, of a goal, is true, the only value that it may have. */
gboolean
sumi_pack_read_true (SumiJsonWalk *walk, const SumiJsonItem *item)
{
  gboolean value;

  if (!sumi_json_get_boolean (walk, item, &value))
    return FALSE;
  if (!value)
    sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                      _("must be true; leave the key out if that is not the goal"));

  return value;
}
