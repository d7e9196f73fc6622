/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-visible.h"

#include <string.h>

/* The most characters of a quotation; the rest is cut off, so that a message is still a
 * sentence. */
#define MAX_QUOTED 40

#define REPLACEMENT 0xfffd /* stands for a character that cannot be shown */

/* Characters that turn the direction of writing until something ends them. */
#define EMBED_FIRST 0x202a /* embeddings and overrides, with what ends them */
#define EMBED_LAST 0x202e
#define ISOLATE_FIRST 0x2066
#define ISOLATE_LAST 0x2068
#define ISOLATE_END 0x2069

/* Whether CHARACTER begins a new line or controls a terminal. */
static gboolean
is_control (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR
         || type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

static gboolean
is_embedding (gunichar character)
{
  return character >= EMBED_FIRST && character <= EMBED_LAST;
}

/* Whether CHARACTER can be shown in a line as it is. Those that change the direction of writing
 * cannot. */
static gboolean
is_visible (gunichar character)
{
  return g_unichar_isprint (character) && g_unichar_type (character) != G_UNICODE_FORMAT;
}

static void
append_escape (GString *out, gunichar character)
{
  if (character < 0x10000)
    g_string_append_printf (out, "\\u%04x", character);
  else
    g_string_append_printf (out, "\\u{%x}", character);
}

/* The first N characters of BYTES as UTF-8; a byte that is not UTF-8 counts as one. Reads no more
 * bytes than that takes. */
static char *
take_start (const char *bytes, glong n)
{
  /* A character has at most four bytes; a byte more shows that the text goes on. */
  gsize length = strnlen (bytes, (gsize) n * 4 + 4);
  g_autofree char *valid = g_utf8_make_valid (bytes, (gssize) length);

  return g_utf8_substring (valid, 0, MIN (n, g_utf8_strlen (valid, -1)));
}

/**
 * sumi_visible_message: TEXT, which is UTF-8, on one line, with each character that controls a
 * terminal or overrides the direction of writing as an escape such as "\u202e". The caller owns it.
 */
char *
sumi_visible_message (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (is_control (character) || is_embedding (character))
        append_escape (out, character);
      else
        g_string_append_unichar (out, character);
    }
  return g_string_free (out, FALSE);
}

/**
 * sumi_visible_path: PATH, of whatever encoding, as sumi_visible_message() writes it. The caller
 * owns it.
 */
char *
sumi_visible_path (const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  return sumi_visible_message (name);
}

/**
 * sumi_visible_quote: BYTES, of whatever encoding, in double quotes, visible, and cut to a length
 * that fits into a sentence. The caller owns it.
 */
char *
sumi_visible_quote (const char *bytes)
{
  g_autofree char *start = take_start (bytes, MAX_QUOTED + 1);
  GString *out = g_string_new ("\"");
  const char *p = start;

  for (int i = 0; *p != '\0' && i < MAX_QUOTED; i++, p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (is_visible (character))
        g_string_append_unichar (out, character);
      else
        append_escape (out, character);
    }
  g_string_append (out, *p == '\0' ? "\"" : "\"...");
  return g_string_free (out, FALSE);
}

/**
 * sumi_visible_name: BYTES, of whatever encoding, as a name to be shown as it is: on one line, at
 * most MAX characters long, with a replacement character for what controls a terminal or the
 * direction of writing. The caller owns it.
 */
char *
sumi_visible_name (const char *bytes, glong max)
{
  g_autofree char *start = take_start (bytes, max + 1);
  GString *out = g_string_new (NULL);
  glong n = 0;

  for (const char *p = start; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (++n == max && *g_utf8_next_char (p) != '\0')
        {
          g_string_append (out, "…");
          break;
        }
      if (character == '\n' || character == '\r' || character == '\t')
        g_string_append_c (out, ' ');
      else if (is_control (character) || is_embedding (character)
               || (character >= ISOLATE_FIRST && character <= ISOLATE_END))
        g_string_append_unichar (out, REPLACEMENT);
      else
        g_string_append_unichar (out, character);
    }
  return g_string_free (out, FALSE);
}

/**
 * sumi_visible_is_text: whether TEXT, which is UTF-8, can be shown as it is in several lines: it
 * has no control characters but line feeds and tabs, nothing that overrides the direction of
 * writing, and each isolate in it ends on its line.
 */
gboolean
sumi_visible_is_text (const char *text)
{
  int depth = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (character == '\n' && depth > 0)
        return FALSE;
      if (character == '\n' || character == '\t')
        continue;
      if (is_control (character) || is_embedding (character))
        return FALSE;
      if (character >= ISOLATE_FIRST && character <= ISOLATE_LAST)
        depth++;
      else if (character == ISOLATE_END && depth-- == 0)
        return FALSE;
    }
  return depth == 0;
}

/**
 * sumi_visible_is_blank: whether nobody would see anything of TEXT, which is UTF-8: it is empty, or
 * has nothing but spaces and characters that only tell how others are set.
 */
gboolean
sumi_visible_is_blank (const char *text)
{
  while (g_unichar_isspace (g_utf8_get_char (text))
         || g_unichar_type (g_utf8_get_char (text)) == G_UNICODE_FORMAT)
    text = g_utf8_next_char (text);
  return *text == '\0';
}

/* TEXT without what sumi_visible_is_text() refuses, with isolates if HAS_ISOLATES, of at most MAX
 * characters. */
static char *
clean (const char *text, glong max, gboolean has_isolates)
{
  GString *out = g_string_new (NULL);
  glong n = 0;

  for (const char *p = text; *p != '\0' && n < max; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);
      gboolean is_isolate = character >= ISOLATE_FIRST && character <= ISOLATE_END;
      GUnicodeType type = g_unichar_type (character);

      if (type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR)
        character = '\n';
      else if (character != '\n' && character != '\t'
               && (is_control (character) || is_embedding (character)
                   || (is_isolate && !has_isolates)))
        continue;
      g_string_append_unichar (out, character);
      n++;
    }
  return g_string_free (out, FALSE);
}

/**
 * sumi_visible_text: TEXT, which is UTF-8, as one that sumi_visible_is_text() takes, of at most MAX
 * characters: what cannot stay is left out. The caller owns it.
 */
char *
sumi_visible_text (const char *text, glong max)
{
  g_autofree char *cleaned = clean (text, max, TRUE);

  return sumi_visible_is_text (cleaned) ? g_steal_pointer (&cleaned) : clean (text, max, FALSE);
}
