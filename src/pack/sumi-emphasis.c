/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-emphasis.h"

#include <string.h>

#define MARK_LENGTH strlen (SUMI_EMPHASIS_MARK)

/* The mark that ends what begins at TEXT, in the same paragraph; NULL if there is none. Marks stand
 * next to the words that they are about, without a space between. */
static const char *
find_end (const char *text)
{
  const char *end = strstr (text, SUMI_EMPHASIS_MARK);

  if (end == NULL || end == text || memchr (text, '\n', (gsize) (end - text)) != NULL
      || g_ascii_isspace (text[0]) || g_ascii_isspace (end[-1]))
    return NULL;
  return end;
}

/* TEXT without the marks of emphasis; owned by the caller. What they are about is added to
 * OUT_SPANS, of SumiEmphasis in the order of the text, which may be NULL. */
char *
sumi_emphasis_strip (const char *text, GArray *out_spans)
{
  GString *plain = g_string_new (NULL);

  while (*text != '\0')
    {
      gboolean is_mark = g_str_has_prefix (text, SUMI_EMPHASIS_MARK);
      const char *words = is_mark ? text + MARK_LENGTH : text;
      const char *end = is_mark ? find_end (words) : NULL;
      SumiEmphasis span = { plain->len, 0 };

      if (end == NULL)
        {
          g_string_append_c (plain, *text++);
          continue;
        }
      span.length = (gsize) (end - words);
      g_string_append_len (plain, words, (gssize) span.length);
      if (out_spans != NULL)
        g_array_append_val (out_spans, span);
      text = end + MARK_LENGTH;
    }

  return g_string_free (plain, FALSE);
}
