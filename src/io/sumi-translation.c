/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-translation.h"

#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

/* What a language calls itself. */
static const char *const names[][2] = {
  { "de", "Deutsch" },
  { "en", "English" },
  { "es", "Español" },
  { "fr", "Français" },
  { "he", "עברית" },
  { "it", "Italiano" },
  { "ja", "日本語" },
  { "ko", "한국어" },
  { "nl", "Nederlands" },
  { "pl", "Polski" },
  { "pt_BR", "Português (Brasil)" },
  { "ru", "Русский" },
  { "sv", "Svenska" },
  { "tr", "Türkçe" },
  { "zh_CN", "中文（简体）" },
};

/* The C library has those of a locale, which is not that of the language that was chosen. */
static const char *const months[] = {
  /* Translators: the names of months as they stand in a date, short where that is usual. */
  NC_("month", "Jan"), NC_("month", "Feb"), NC_("month", "Mar"), NC_("month", "Apr"),
  NC_("month", "May"), NC_("month", "Jun"), NC_("month", "Jul"), NC_("month", "Aug"),
  NC_("month", "Sep"), NC_("month", "Oct"), NC_("month", "Nov"), NC_("month", "Dec"),
};

static const char *const right_to_left[] = { "ar", "fa", "he", "ur", "yi" };

/* What the environment asks for, as LANGUAGE has it. */
static char *languages_of_system;

static void
bind_domain (const char *domain, const char *folder)
{
  bindtextdomain (domain, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (domain, "UTF-8");
}

/* The languages that are asked for when IS_KNOWN says whether the locale of the environment is
 * there. One that is not there may be translated all the same. */
static char *
read_environment (gboolean is_known)
{
  const char *language = g_getenv ("LANGUAGE");
  const char *locale = setlocale (LC_MESSAGES, NULL);

  if (!is_known)
    return g_strjoinv (":", (char **) g_get_language_names ());
  if (g_str_equal (locale, "C") || g_str_equal (locale, "POSIX"))
    return g_strdup ("C");
  return g_strdup (language != NULL ? language : "");
}

/**
 * sumi_translation_set_up: takes the language that the user's environment asks for, and finds its
 * texts in the folder that SUMI_LOCALE_DIR names, or else where the program was installed. To be
 * called once, before anything is said and before there are threads.
 */
void
sumi_translation_set_up (void)
{
  const char *folder = g_getenv ("SUMI_LOCALE_DIR");
  /* In a build folder the two have folders of their own. */
  g_autofree char *packs = folder != NULL ? g_build_filename (folder, "packs", NULL) : NULL;
  gboolean is_known = setlocale (LC_ALL, "") != NULL;

  languages_of_system = read_environment (is_known);
  /* In "C" gettext translates nothing, whatever is chosen later. LANGUAGE is set from now on, since
   * to replace it is safe beside threads that read it, and to add it is not. */
  if (!is_known || g_str_equal (languages_of_system, "C"))
    setlocale (LC_MESSAGES, "C.UTF-8");
  g_setenv ("LANGUAGE", languages_of_system, TRUE);

  bind_domain (GETTEXT_PACKAGE, folder);
  bind_domain (SUMI_TRANSLATION_PACKS, packs);
  /* GLib decides at its first text, once, whether it translates at all: not where the language of
   * the start has no catalogue in the program's domain. Another may be chosen later, so GLib is
   * asked before that domain is known. */
  g_dgettext (GETTEXT_PACKAGE, "");
  textdomain (GETTEXT_PACKAGE);
}

/**
 * sumi_translation_list: the languages that can be chosen, as gettext calls them, in the order of
 * their names for a list; owned by the caller.
 */
char **
sumi_translation_list (void)
{
  g_auto (GStrv) translated = g_strsplit (SUMI_LINGUAS, " ", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (g_str_equal (names[i][0], "en")
          || g_strv_contains ((const char *const *) translated, names[i][0]))
        g_strv_builder_add (builder, names[i][0]);
    }
  return g_strv_builder_end (builder);
}

/**
 * sumi_translation_get_name: what LANGUAGE calls itself; NULL for one that is not known.
 */
const char *
sumi_translation_get_name (const char *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (g_str_equal (names[i][0], language))
        return names[i][1];
    }
  return NULL;
}

/**
 * sumi_translation_choose: speaks LANGUAGE from now on, "" for that of the environment. What was
 * said before stays as it is.
 */
void
sumi_translation_choose (const char *language)
{
  if (languages_of_system == NULL)
    languages_of_system = read_environment (TRUE);
  g_setenv ("LANGUAGE", *language != '\0' ? language : languages_of_system, TRUE);
  /* Tells gettext, which remembers what it found, that the environment changed. */
  textdomain (GETTEXT_PACKAGE);
}

/**
 * sumi_translation_find_language: where HEADER, the translation of "", names its language, as in
 * "pt_BR", with the lines that follow; NULL if it names none.
 */
const char *
sumi_translation_find_language (const char *header)
{
  static const char field[] = "Language: ";
  const char *line = strstr (header, field);

  return line != NULL ? line + strlen (field) : NULL;
}

/**
 * sumi_translation_is_right_to_left: whether what is said now is written from right to left.
 */
gboolean
sumi_translation_is_right_to_left (void)
{
  const char *language = sumi_translation_find_language (g_dgettext (GETTEXT_PACKAGE, ""));

  if (language == NULL)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (right_to_left); i++)
    {
      gsize length = strlen (right_to_left[i]);

      if (strncmp (language, right_to_left[i], length) == 0 && !g_ascii_isalpha (language[length]))
        return TRUE;
    }
  return FALSE;
}

/**
 * sumi_translation_format_date: DATE in FORMAT as g_date_time_format() has it, but with months that
 * have the names of the language that is spoken for %b; owned by the caller.
 */
char *
sumi_translation_format_date (GDateTime *date, const char *format)
{
  const char *month = months[g_date_time_get_month (date) - 1];
  g_auto (GStrv) parts = g_strsplit (format, "%b", -1);
  g_autofree char *whole = g_strjoinv (g_dpgettext2 (GETTEXT_PACKAGE, "month", month), parts);

  return g_date_time_format (date, whole);
}

/**
 * sumi_translation_format_tenths: VALUE with one decimal, as it is written in the language that is
 * spoken; owned by the caller.
 */
char *
sumi_translation_format_tenths (double value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  g_auto (GStrv) parts = NULL;

  parts = g_strsplit (g_ascii_formatd (text, sizeof text, "%.1f", value), ".", 2);
  /* Translators: what stands between a whole number and its decimals. */
  return g_strjoinv (C_("decimal sign", "."), parts);
}
