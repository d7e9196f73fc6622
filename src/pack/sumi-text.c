/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _SumiText
{
  char **languages; /* NULL in a plain text */
  char **strings;   /* one for each language, or the only one */
  guint own;        /* the index of the pack's own language */
  gboolean is_built_in;
};

/* Whether the tag LANGUAGE ("pt-BR") names what the desktop calls LOCALE ("pt_BR"). */
static gboolean
is_language (const char *language, const char *locale)
{
  size_t i;

  for (i = 0; language[i] != '\0' && locale[i] != '\0'; i++)
    {
      char wanted = language[i] == '-' ? '_' : g_ascii_tolower (language[i]);

      if (g_ascii_tolower (locale[i]) != wanted)
        return FALSE;
    }

  return language[i] == locale[i];
}

static void
clear_text (gpointer data)
{
  SumiText *text = data;

  g_strfreev (text->languages);
  g_strfreev (text->strings);
}

/* A text in the pack's own language; one that IS_BUILT_IN is translated by the program's own
 * catalogue. STRING must not be empty. */
SumiText *
sumi_text_new_plain (const char *string, gboolean is_built_in)
{
  SumiText *text = g_atomic_rc_box_new0 (SumiText);

  text->strings = g_new0 (char *, 2);
  text->strings[0] = g_strdup (string);
  text->is_built_in = is_built_in;

  return text;
}

/* A text that says STRINGS[i] in LANGUAGES[i]; both end with NULL, and one is OWN_LANGUAGE. */
SumiText *
sumi_text_new_translated (const char *const *languages,
                          const char *const *strings,
                          const char *own_language)
{
  SumiText *text = g_atomic_rc_box_new0 (SumiText);

  text->languages = g_strdupv ((char **) languages);
  text->strings = g_strdupv ((char **) strings);
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

/* What TEXT says in the language that the user prefers among those it has; in the pack's own where
 * it has none of them. Belongs to TEXT, or to the program's catalogue. */
const char *
sumi_text_get (const SumiText *text)
{
  const char *const *locales;

  if (text->is_built_in)
    return g_dgettext (GETTEXT_PACKAGE, text->strings[0]);
  if (text->languages == NULL)
    return text->strings[0];

  locales = g_get_language_names ();
  for (guint i = 0; locales[i] != NULL; i++)
    {
      for (guint j = 0; text->languages[j] != NULL; j++)
        {
          if (is_language (text->languages[j], locales[i]))
            return text->strings[j];
        }
    }

  return text->strings[text->own];
}

/* Whether it is one string in the pack's own language. */
gboolean
sumi_text_is_plain (const SumiText *text)
{
  return text->languages == NULL;
}

guint
sumi_text_get_n_strings (const SumiText *text)
{
  return g_strv_length (text->strings);
}

/* The INDEX-th string as it stands in the file; OUT_LANGUAGE is NULL in a plain text. */
const char *
sumi_text_get_string (const SumiText *text, guint index, const char **out_language)
{
  *out_language = text->languages == NULL ? NULL : text->languages[index];

  return text->strings[index];
}

/* Whether A and B say the same, in the same languages in the same order; either may be NULL. */
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
