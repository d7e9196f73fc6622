/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-collate.h"

#include <string.h>

#define DOTLESS_I 0x131

/* These make other letters of those before them, as か and が are. */
#define VOICED_MARK 0x3099
#define HALF_VOICED_MARK 0x309a

/**
 * sumi_collate_names: compares names of people and titles as strcmp() does: in the order of the
 * user's language, and numbers in them by their value, so that "Pupil 5" is before "Pupil 10".
 */
int
sumi_collate_names (const char *a, const char *b)
{
  g_autofree char *first = g_utf8_collate_key_for_filename (a, -1);
  g_autofree char *second = g_utf8_collate_key_for_filename (b, -1);

  return strcmp (first, second);
}

/**
 * sumi_collate_bytes: compares the strings that A and B point to as strcmp() does, which gives the
 * same order in every language; for g_ptr_array_sort().
 */
int
sumi_collate_bytes (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/**
 * sumi_collate_fold: TEXT, which is UTF-8, as it is searched and searched for: upper and lower case
 * are the same, and letters with and without accents, and with and without the dot of an i. The
 * caller owns it.
 */
char *
sumi_collate_fold (const char *text)
{
  g_autofree char *decomposed = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = g_utf8_casefold (decomposed != NULL ? decomposed : "", -1);
  GString *out = g_string_new (NULL);

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (letter == DOTLESS_I)
        g_string_append_c (out, 'i');
      else if (letter == VOICED_MARK || letter == HALF_VOICED_MARK || !g_unichar_ismark (letter))
        g_string_append_unichar (out, letter);
    }
  return g_string_free (out, FALSE);
}
