/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-json-quote.h"

#include <string.h>

/* Longer strings are cut in messages, so that these stay sentences. */
#define MAX_QUOTED_CHARS 40

static void
append_escape (GString *out, gunichar character)
{
  if (character < 0x10000)
    g_string_append_printf (out, "\\u%04x", character);
  else
    g_string_append_printf (out, "\\u{%x}", character);
}

/* Whether CHARACTER would begin a line or command a terminal. */
static gboolean
is_control (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR
         || type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

/* Whether CHARACTER shows in a line as itself; what turns the direction of writing does not. */
static gboolean
is_visible (gunichar character)
{
  return g_unichar_isprint (character) && g_unichar_type (character) != G_UNICODE_FORMAT;
}

/* TEXT, which is UTF-8, with control characters written as escapes. */
char *
sumi_json_make_visible (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (is_control (character))
        append_escape (out, character);
      else
        g_string_append_unichar (out, character);
    }

  return g_string_free (out, FALSE);
}

/* TEXT in double quotes, visible and cut to a length that fits into a sentence. */
char *
sumi_json_quote (const char *text)
{
  GString *out = g_string_new ("\"");
  const char *p = text;

  for (int i = 0; *p != '\0' && i < MAX_QUOTED_CHARS; i++, p = g_utf8_next_char (p))
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

/* Appends the step to KEY to PATH: ".key", or "[\"odd key\"]" where the key is no plain word. */
void
sumi_json_path_add_key (GString *path, const char *key)
{
  g_autofree char *quoted = NULL;
  size_t n_plain = strspn (key, G_CSET_a_2_z G_CSET_A_2_Z G_CSET_DIGITS "-_");

  if (key[n_plain] == '\0' && n_plain > 0 && n_plain <= MAX_QUOTED_CHARS)
    {
      if (path->len > 0)
        g_string_append_c (path, '.');
      g_string_append (path, key);
      return;
    }
  quoted = sumi_json_quote (key);
  g_string_append_printf (path, "[%s]", quoted);
}

/* Appends the step to the INDEX-th element, counted from 0, to PATH. */
void
sumi_json_path_add_index (GString *path, guint index)
{
  g_string_append_printf (path, "[%u]", index);
}
