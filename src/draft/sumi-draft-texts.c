/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-texts.h"

#include <libintl.h>
#include <string.h>

#include "sumi-draft-path.h"
#include "sumi-text.h"
#include "sumi-translation.h"

/* The members that are a text, whatever they are a member of. */
static const char *const texts[] = { "title", "summary", "source", "prompt", "text", "solution" };

/* The members that have texts only: a list of them, or an object. */
static const char *const collections[] = { "hints", "options", "wrong" };

typedef struct
{
  const SumiDraft *draft;
  SumiDraftTextFunc func;
  gpointer data;
} Walk;

static gboolean
is_in (const char *name, const char *const *names, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      if (g_str_equal (names[i], name))
        return TRUE;
    }
  return FALSE;
}

/* Whether a member called NAME can stand in a path. */
static gboolean
is_plain (const char *name)
{
  return name[0] != '\0' && name[strcspn (name, ".[")] == '\0';
}

/* Visits the texts of NODE, which stands at PATH. With IS_TEXT what stands in lists and objects is
 * texts, whatever its name. */
static void
visit (const Walk *walk, JsonNode *node, const char *path, const char *context, gboolean is_text)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          g_autofree char *inner = g_strdup_printf ("%s[%u]", path, i);
          g_autofree char *name = g_strdup_printf ("%s[%u]", context, i);
          JsonNode *element = json_array_get_element (array, i);

          if (is_text)
            walk->func (walk->draft, inner, name, walk->data);
          else
            visit (walk, element, inner, name, FALSE);
        }
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &member, &value))
        {
          g_autofree char *inner = g_strconcat (path, ".", member, NULL);
          g_autofree char *name = g_strconcat (context, ".", member, NULL);

          if (!is_plain (member))
            continue;
          if (is_text || is_in (member, texts, G_N_ELEMENTS (texts)))
            walk->func (walk->draft, inner, name, walk->data);
          else
            visit (walk, value, inner, name,
                   is_in (member, collections, G_N_ELEMENTS (collections)));
        }
    }
}

/* Calls FUNC with each text of DRAFT: those of the pack, then those of each item. */
void
sumi_draft_visit_texts (const SumiDraft *draft, SumiDraftTextFunc func, gpointer data)
{
  static const char *const of_pack[] = { "title", "summary", "source" };
  const Walk walk = { draft, func, data };

  for (guint i = 0; i < G_N_ELEMENTS (of_pack); i++)
    {
      if (sumi_draft_get (draft, of_pack[i]) != NULL)
        func (draft, of_pack[i], of_pack[i], data);
    }
  for (guint i = 0; i < sumi_draft_get_length (draft, "items"); i++)
    {
      g_autofree char *path = sumi_draft_item_path (i, NULL);
      g_autofree char *id_path = sumi_draft_item_path (i, "id");
      const char *id = sumi_draft_get_string (draft, id_path);

      visit (&walk, sumi_draft_get (draft, path), path, id != NULL ? id : path, FALSE);
    }
}

/* The text at PATH in the pack's own language, owned by DRAFT; NULL: it is none. */
const char *
sumi_draft_get_text (const SumiDraft *draft, const char *path)
{
  g_autofree char *own = sumi_draft_text_path (draft, path);

  return sumi_draft_get_string (draft, own);
}

/* The path of the list that PATH is an element of, with its index there; NULL if it is of none.
 * Owned by the caller. */
static char *
split_path (const char *path, guint *out_index)
{
  const char *bracket = strrchr (path, '[');

  if (bracket == NULL || !g_str_has_suffix (path, "]"))
    return NULL;
  *out_index = (guint) g_ascii_strtoull (bracket + 1, NULL, 10);
  return g_strndup (path, (gsize) (bracket - path));
}

/* DRAFT with the string TEXT, which may be empty, at PATH. */
static SumiDraft *
put_string (const SumiDraft *draft, const char *path, const char *text)
{
  return sumi_draft_set (draft, path, json_node_init_string (json_node_alloc (), text));
}

/* DRAFT without the empty strings at the end of LIST. */
static SumiDraft *
cut_list (const SumiDraft *draft, const char *list)
{
  SumiDraft *cut = sumi_draft_ref (draft);

  for (guint n = sumi_draft_get_length (draft, list); n > 0; n--)
    {
      g_autofree char *last = g_strdup_printf ("%s[%u]", list, n - 1);
      g_autoptr (SumiDraft) before = NULL;

      if (g_strcmp0 (sumi_draft_get_string (cut, last), "") != 0)
        break;
      before = cut;
      cut = sumi_draft_remove (before, last);
    }
  return cut;
}

/* Whether the text at PATH has a translation. */
static gboolean
is_translated (const SumiDraft *draft, const char *path)
{
  JsonNode *node = sumi_draft_get (draft, path);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node)
         && json_object_get_size (json_node_get_object (node)) > 1;
}

/* DRAFT with TEXT at PATH in the pack's own language, or without a text there if TEXT is empty. In
 * a list, however, each text keeps its index, so that it is changed where it is seen: missing texts
 * before it become empty strings, and so does an empty TEXT, until sumi_draft_tidy_texts(), unless
 * no other follows. A text with translations becomes an empty string, too, so that they stay for
 * the text that replaces it. */
SumiDraft *
sumi_draft_set_text (const SumiDraft *draft, const char *path, const char *text)
{
  guint index;
  g_autofree char *own = sumi_draft_text_path (draft, path);
  g_autofree char *list = split_path (path, &index);
  g_autoptr (SumiDraft) padded = NULL;
  g_autoptr (SumiDraft) whole = NULL;

  if (list == NULL)
    return is_translated (draft, path) ? put_string (draft, own, text)
                                       : sumi_draft_set_string (draft, own, text);
  padded = sumi_draft_ref (draft);
  for (guint i = sumi_draft_get_length (draft, list); i < index; i++)
    {
      g_autofree char *gap = g_strdup_printf ("%s[%u]", list, i);
      g_autoptr (SumiDraft) before = padded;

      padded = put_string (before, gap, "");
    }
  whole = put_string (padded, own, text);
  return cut_list (whole, list);
}

static void
collect_empty (const SumiDraft *draft, const char *path, const char *name, gpointer data)
{
  if ((g_str_has_suffix (path, "]") || is_translated (draft, path))
      && g_strcmp0 (sumi_draft_get_text (draft, path), "") == 0)
    g_ptr_array_add (data, g_strdup (path));
}

/* DRAFT without the text at PATH. The sentence that is right to choose stays the same. */
static SumiDraft *
remove_text (const SumiDraft *draft, const char *path)
{
  static const char options[] = ".options";
  guint index = 0;
  g_autofree char *list = split_path (path, &index);
  g_autofree char *answer = NULL;
  g_autoptr (SumiDraft) removed = sumi_draft_remove (draft, path);

  if (list == NULL || !g_str_has_suffix (list, options))
    return g_steal_pointer (&removed);
  answer = g_strdup_printf ("%.*s.answer", (int) (strlen (list) - strlen (options)), list);
  if (sumi_draft_get_int (draft, answer, 0) <= (int) index)
    return g_steal_pointer (&removed);
  return sumi_draft_set_int (removed, answer, sumi_draft_get_int (draft, answer, 0) - 1);
}

/* DRAFT without the texts that are empty, which sumi_draft_set_text() leaves, and without their
 * translations. */
SumiDraft *
sumi_draft_tidy_texts (const SumiDraft *draft)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  SumiDraft *tidy = sumi_draft_ref (draft);

  sumi_draft_visit_texts (draft, collect_empty, paths);
  for (guint i = paths->len; i > 0; i--)
    {
      g_autoptr (SumiDraft) before = tidy;

      tidy = remove_text (before, paths->pdata[i - 1]);
    }
  return tidy;
}

typedef struct
{
  const char *domain;
  SumiDraft *draft; /* as far as it is translated; NULL once a text has no translation */
} Translation;

/* A string without a translation comes back as it is. */
static void
translate_text (const SumiDraft *draft, const char *path, const char *name, gpointer data)
{
  Translation *translation = data;
  const char *own = sumi_draft_get_text (draft, path);
  g_autoptr (SumiDraft) before = g_steal_pointer (&translation->draft);
  const char *translated;

  if (before == NULL)
    return;
  translated = own != NULL && own[0] != '\0' ? dgettext (translation->domain, own) : NULL;
  if (translated == NULL)
    translation->draft = g_steal_pointer (&before);
  else if (translated != own)
    translation->draft = sumi_draft_set_string (before, path, translated);
}

/* The language of the catalogue of DOMAIN, as packs name it; NULL if it names none. */
static char *
get_language (const char *domain)
{
  const char *language = sumi_translation_find_language (dgettext (domain, ""));
  g_autofree char *tag = NULL;

  if (language == NULL)
    return NULL;
  tag = g_strdelimit (g_strndup (language, strcspn (language, "@.\n")), "_", '-');
  return sumi_language_is_valid (tag) ? g_steal_pointer (&tag) : NULL;
}

/* DRAFT in the language of the catalogue of DOMAIN, of which each text is translated and none keeps
 * another language; DRAFT itself if there is no catalogue, or one of its texts is not in it. */
SumiDraft *
sumi_draft_translate (const SumiDraft *draft, const char *domain)
{
  Translation translation = { domain, sumi_draft_ref (draft) };
  g_autofree char *language = get_language (domain);
  g_autoptr (SumiDraft) translated = NULL;

  if (language != NULL)
    sumi_draft_visit_texts (draft, translate_text, &translation);
  translated = translation.draft;
  return language != NULL && translated != NULL
             ? sumi_draft_set_string (translated, "language", language)
             : sumi_draft_ref (draft);
}
