/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-texts.h"

#include <libintl.h>
#include <string.h>

#include "sumi-draft-item.h"
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
  Translation translation = { domain, sumi_draft_ref ((SumiDraft *) draft) };
  g_autofree char *language = get_language (domain);
  g_autoptr (SumiDraft) translated = NULL;

  if (language != NULL)
    sumi_draft_visit_texts (draft, translate_text, &translation);
  translated = translation.draft;
  return language != NULL && translated != NULL
             ? sumi_draft_set_string (translated, "language", language)
             : sumi_draft_ref ((SumiDraft *) draft);
}
