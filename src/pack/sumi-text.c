/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-isolate.h"

struct _SumiTextGroup
{
  const char *domain;
  GPtrArray *strings; /* char *, of all its texts */

  /* Catalogues that were looked through, by their headers. Any thread may do that. */
  gpointer complete_in;
  gpointer incomplete_in;
};

struct _SumiText
{
  char **languages;     /* NULL in a plain text */
  char **strings;       /* one for each language, or the only one */
  char **shown;         /* the same as people read them; NULL where that is no other */
  guint own;            /* the index of the pack's own language */
  SumiTextGroup *group; /* owns the only string; NULL: no catalogue translates it */
};

/* The locale that a Chinese one falls back on before "zh", which says nothing of the script. */
static const char *const chinese_scripts[][2] = {
  { "zh_Hant", "zh_TW" }, { "zh_HK", "zh_TW" }, { "zh_MO", "zh_TW" },
  { "zh_Hans", "zh_CN" }, { "zh_SG", "zh_CN" }, { "zh_MY", "zh_CN" },
};

/* NULL if there is none. */
static const char *
get_script_locale (const char *locale)
{
  for (gsize i = 0; i < G_N_ELEMENTS (chinese_scripts); i++)
    {
      if (g_str_equal (locale, chinese_scripts[i][0]))
        return chinese_scripts[i][1];
    }
  return NULL;
}

/* The locale that stands for the language tag TAG, as GLib writes it: "pt_BR" for "pt-BR",
 * "sr@latin" for "sr-Latn", "zh_Hant" for "zh-Hant", "zh_TW" for "zh-Hant-TW"; "" for "", a mistake
 * that was told, in a text that may be named beside others. */
static char *
locale_from_tag (const char *tag)
{
  g_auto (GStrv) parts = g_strsplit (tag, "-", -1);
  g_autofree char *region = NULL;
  const char *modifier = "";

  if (parts[0] == NULL)
    return g_strdup ("");
  for (guint i = 1; parts[i] != NULL; i++)
    {
      size_t length = strlen (parts[i]);

      if (g_ascii_strcasecmp (parts[i], "Latn") == 0)
        modifier = "@latin";
      else if (g_ascii_strcasecmp (parts[i], "Cyrl") == 0)
        modifier = "@cyrillic";
      else if (length == 4 && g_ascii_isalpha (parts[i][0]) && region == NULL
               && g_str_equal (parts[0], "zh"))
        region = g_strdup (g_ascii_strcasecmp (parts[i], "Hant") == 0 ? "Hant" : "Hans");
      else if (length == 2 || (length == 3 && g_ascii_isdigit (parts[i][0])))
        {
          g_free (region);
          region = g_ascii_strup (parts[i], -1);
        }
    }
  return g_strconcat (parts[0], region != NULL ? "_" : "", region != NULL ? region : "", modifier,
                      NULL);
}

/* Whether a text in LANGUAGE, a tag, can be shown to users of LOCALE; with IS_EXACT, only if
 * language, region and script are the same. */
static gboolean
is_language (const char *language, const char *locale, gboolean is_exact)
{
  g_autofree char *own = locale_from_tag (language);
  g_auto (GStrv) variants = g_get_locale_variants (own);
  const char *script = get_script_locale (own);

  if (g_str_equal (own, locale))
    return TRUE;
  return !is_exact
         && (g_strv_contains ((const char *const *) variants, locale)
             || g_strcmp0 (script, locale) == 0);
}

/* The index of the language of TEXT to be shown to users of LOCALE; -1 if there is none. */
static int
find_language (const SumiText *text, const char *locale)
{
  for (int is_exact = TRUE; is_exact >= FALSE; is_exact--)
    {
      for (int i = 0; text->languages[i] != NULL; i++)
        {
          if (is_language (text->languages[i], locale, is_exact))
            return i;
        }
    }
  return -1;
}

static void
clear_text (gpointer data)
{
  SumiText *text = data;

  g_strfreev (text->languages);
  g_strfreev (text->shown);
  if (text->group == NULL)
    g_strfreev (text->strings);
  else
    {
      g_free (text->strings);
      sumi_text_group_unref (text->group);
    }
}

static void
clear_group (gpointer data)
{
  SumiTextGroup *group = data;

  g_ptr_array_unref (group->strings);
}

/* The header of the catalogue of DOMAIN in the language of now; NULL if there is none. */
static gpointer
get_catalogue (const char *domain)
{
  const char *header = g_dgettext (domain, "");

  return *header != '\0' ? (gpointer) header : NULL;
}

/* A string without a translation comes back as it is. */
static gboolean
has_all (const SumiTextGroup *group)
{
  for (guint i = 0; i < group->strings->len; i++)
    {
      const char *string = group->strings->pdata[i];

      if (g_dgettext (group->domain, string) == string)
        return FALSE;
    }
  return TRUE;
}

/* Whether the catalogue of now has each text of GROUP. */
static gboolean
is_complete (SumiTextGroup *group)
{
  gpointer catalogue = get_catalogue (group->domain);
  gboolean has = FALSE;

  if (catalogue == NULL || catalogue == g_atomic_pointer_get (&group->incomplete_in))
    return FALSE;
  if (catalogue == g_atomic_pointer_get (&group->complete_in))
    return TRUE;
  has = has_all (group);
  g_atomic_pointer_set (has ? &group->complete_in : &group->incomplete_in, catalogue);
  return has;
}

/* A group of texts that the catalogue of DOMAIN, which must be static, translates all together or
 * not at all, so that nobody reads half of an item in another language. Texts are only added until
 * the first of them is asked for. */
SumiTextGroup *
sumi_text_group_new (const char *domain)
{
  SumiTextGroup *group = g_atomic_rc_box_new0 (SumiTextGroup);

  group->domain = domain;
  group->strings = g_ptr_array_new_with_free_func (g_free);
  return group;
}

void
sumi_text_group_unref (SumiTextGroup *group)
{
  g_atomic_rc_box_release_full (group, clear_group);
}

static SumiText *
new_text (const char *string)
{
  SumiText *text = g_atomic_rc_box_new0 (SumiText);

  text->strings = g_new0 (char *, 2);
  text->strings[0] = g_strdup (string);
  return text;
}

/* Keeps what people read of TEXT beside its strings where that differs. */
static void
show_all (SumiText *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; text->strings[i] != NULL; i++)
    {
      g_autofree char *shown = sumi_isolate_text (text->strings[i]);

      g_strv_builder_add (builder, shown);
    }
  text->shown = g_strv_builder_end (builder);
  if (g_strv_equal ((const char *const *) text->shown, (const char *const *) text->strings))
    g_clear_pointer (&text->shown, g_strfreev);
}

static const char *
get_shown (const SumiText *text, guint index)
{
  return text->shown != NULL ? text->shown[index] : text->strings[index];
}

/* A text in the pack's own language. STRING must not be empty. */
SumiText *
sumi_text_new_plain (const char *string)
{
  SumiText *text = new_text (string);

  show_all (text);
  return text;
}

/* The same, translated together with all others of GROUP. */
SumiText *
sumi_text_new_in_group (const char *string, SumiTextGroup *group)
{
  SumiText *text = new_text (string);

  text->group = g_atomic_rc_box_acquire (group);
  g_ptr_array_add (group->strings, text->strings[0]);
  return text;
}

/* A text with STRINGS[i] in LANGUAGES[i]; both arrays end with NULL, and one language is
 * OWN_LANGUAGE. All is copied. */
SumiText *
sumi_text_new_translated (const char *const *languages,
                          const char *const *strings,
                          const char *own_language)
{
  SumiText *text = g_atomic_rc_box_new0 (SumiText);

  text->languages = g_strdupv ((char **) languages);
  text->strings = g_strdupv ((char **) strings);
  show_all (text);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      if (g_str_equal (languages[i], own_language))
        text->own = i;
    }

  return text;
}

SumiText *
sumi_text_ref (SumiText *text)
{
  return g_atomic_rc_box_acquire (text);
}

void
sumi_text_unref (SumiText *text)
{
  g_atomic_rc_box_release_full (text, clear_text);
}

/* The string of TEXT in the language that the user prefers among those it has, where "pt-BR" is
 * also shown to users of "pt_PT"; without one of them, in the pack's own language. Squares in text
 * from right to left are isolated. Belongs to TEXT, or to the program's catalogue. */
const char *
sumi_text_get (const SumiText *text)
{
  const char *const *locales;

  if (text->group != NULL)
    return is_complete (text->group)
             ? sumi_isolate_constant (g_dgettext (text->group->domain, text->strings[0]))
             : text->strings[0];
  if (text->languages == NULL)
    return get_shown (text, 0);

  locales = g_get_language_names ();
  for (guint i = 0; locales[i] != NULL; i++)
    {
      const char *script = get_script_locale (locales[i]);
      int index = find_language (text, locales[i]);

      if (index < 0 && script != NULL)
        index = find_language (text, script);
      if (index >= 0)
        return get_shown (text, (guint) index);
    }

  return get_shown (text, text->own);
}

/* Whether TEXT, of a built-in pack, is shown in the pack's own language while the program speaks
 * another. */
gboolean
sumi_text_is_foreign (const SumiText *text)
{
  return text->group != NULL && get_catalogue (GETTEXT_PACKAGE) != NULL
         && !is_complete (text->group);
}

/* Whether it is one string in the pack's own language. */
gboolean
sumi_text_is_plain (const SumiText *text)
{
  return text->languages == NULL;
}

/* How many strings TEXT has: 1 in a plain text, otherwise one for each language. */
guint
sumi_text_get_n_strings (const SumiText *text)
{
  return g_strv_length (text->strings);
}

/* The string at INDEX, from 0, as the file has it; OUT_LANGUAGE gets its language, NULL in a plain
 * text. Both belong to TEXT. */
const char *
sumi_text_get_string (const SumiText *text, guint index, const char **out_language)
{
  *out_language = text->languages == NULL ? NULL : text->languages[index];

  return text->strings[index];
}

/* Whether A and B have the same strings in the same languages and order; either may be NULL. */
gboolean
sumi_text_equal (const SumiText *a, const SumiText *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (sumi_text_is_plain (a) != sumi_text_is_plain (b))
    return FALSE;
  if (!sumi_text_is_plain (a)
      && !g_strv_equal ((const char *const *) a->languages, (const char *const *) b->languages))
    return FALSE;

  return g_strv_equal ((const char *const *) a->strings, (const char *const *) b->strings);
}

/* The string of TEXT in LANGUAGE, NULL or one of a text of the same pack; in the pack's own without
 * one. NULL if TEXT, which was read with mistakes, has none at all. */
static const char *
get_in (const SumiText *text, const char *language)
{
  for (guint i = 0; text->languages != NULL && text->languages[i] != NULL; i++)
    {
      if (g_strcmp0 (text->languages[i], language) == 0)
        return text->strings[i];
    }

  return text->strings[text->own];
}

static gboolean
is_alike_in (const SumiText *a, const SumiText *b, const char *language)
{
  const char *string = get_in (a, language);

  return string != NULL && g_strcmp0 (string, get_in (b, language)) == 0;
}

/* Whether A and B, of one pack, read the same in its own language, or in one that either has. */
gboolean
sumi_text_is_alike (const SumiText *a, const SumiText *b)
{
  const SumiText *const texts[] = { a, b };

  if (is_alike_in (a, b, NULL))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      char **languages = texts[i]->languages;

      for (guint j = 0; languages != NULL && languages[j] != NULL; j++)
        {
          if (is_alike_in (a, b, languages[j]))
            return TRUE;
        }
    }

  return FALSE;
}

/* Whether TAG is a language tag of the form that packs use: a language of two or three small
 * letters, then subtags of two to eight letters or digits ("en", "pt-BR", "zh-Hant-TW"). */
gboolean
sumi_language_is_valid (const char *tag)
{
  size_t length = strspn (tag, G_CSET_a_2_z);

  if (length < 2 || length > 3)
    return FALSE;
  for (tag += length; *tag == '-'; tag += length)
    {
      tag++;
      length = strspn (tag, G_CSET_a_2_z G_CSET_A_2_Z G_CSET_DIGITS);
      if (length < 2 || length > 8)
        return FALSE;
    }

  return *tag == '\0';
}
