/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-isolate.h"

#include <string.h>

#include "sumi-translation.h"

/* Around each square and score. The mark before it says that the text around it runs from right to
 * left: Pango takes the direction of a paragraph from its first letter, which in a square is a
 * Latin one. */
#define BEGIN "\u200f\u2066"
#define END "\u2069"

/* Round what runs as its own letters do. */
#define NAME_BEGIN "\u200f\u2068"

/* Characters that begin what is isolated already, and the one that ends it. */
#define ISOLATE_FIRST 0x2066
#define ISOLATE_LAST 0x2068
#define ISOLATE_END 0x2069

#define MINUS 0x2212
#define DASH 0x2013
#define ALMOST_EQUAL 0x2248

static gboolean
is_right_to_left (gunichar character)
{
  return (character >= 0x590 && character <= 0x8ff) || (character >= 0xfb1d && character <= 0xfdff)
         || (character >= 0xfe70 && character <= 0xfefc);
}

/* Whether TEXT is read from right to left; by the language of the program if no letter tells, as in
 * "+4". */
static gboolean
runs_right_to_left (const char *text)
{
  gboolean has_letters = FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      if (is_right_to_left (character))
        return TRUE;
      has_letters = has_letters || g_unichar_isalpha (character);
    }
  return !has_letters && sumi_translation_is_right_to_left ();
}

static gboolean
is_sign (gunichar character)
{
  return character == '+' || character == '-' || character == MINUS || character == ALMOST_EQUAL;
}

static const char *
skip_digits (const char *p)
{
  return p + strspn (p, G_CSET_DIGITS);
}

/* The end of the squares that begin at P, as in "c4" and "f5d6c3"; P itself if there are none. */
static const char *
skip_squares (const char *p)
{
  const char *start = p;

  while (p[0] >= 'a' && p[0] <= 'h' && p[1] >= '1' && p[1] <= '8')
    p += 2;
  return g_ascii_isalnum (*p) ? start : p;
}

/* The end of the score that begins at P, as in "+4", "≈−2.5", "40–24" and "40-24"; P itself if
 * there is none, or only a number whose characters stay in order anyway. */
static const char *
skip_score (const char *p)
{
  const char *start = p, *end;
  gboolean is_score = FALSE;

  for (; is_sign (g_utf8_get_char (p)); p = g_utf8_next_char (p))
    is_score = TRUE;
  end = skip_digits (p);
  if (end == p)
    return start;
  for (;;)
    {
      gunichar between = g_utf8_get_char (end);

      p = *end != '\0' ? g_utf8_next_char (end) : end;
      if ((between != DASH && between != '-' && between != '.' && between != ',')
          || skip_digits (p) == p)
        return is_score && !g_ascii_isalnum (*end) ? end : start;
      is_score = is_score || between == DASH || between == '-';
      end = skip_digits (p);
    }
}

/* The end of the isolate that begins at P. */
static const char *
skip_isolate (const char *p)
{
  int depth = 0;

  for (; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (character >= ISOLATE_FIRST && character <= ISOLATE_LAST)
        depth++;
      else if (character == ISOLATE_END && --depth == 0)
        return g_utf8_next_char (p);
    }
  return p;
}

/* The end of the square or score that begins at P, which follows the character BEFORE (0 at the
 * start of the text); P itself if there is none. */
static const char *
skip_token (const char *p, gunichar before)
{
  if (before < 0x80 && g_ascii_isalnum ((char) before))
    return p;
  /* In Hebrew a word may be joined to the number after it by a hyphen, which is then no sign. */
  if (is_sign (g_utf8_get_char (p)) && g_unichar_isalnum (before))
    return p;
  return *p >= 'a' && *p <= 'h' ? skip_squares (p) : skip_score (p);
}

static char *
isolate (const char *text)
{
  GString *out = g_string_new (NULL);
  gunichar before = 0;

  while (*text != '\0')
    {
      gunichar character = g_utf8_get_char (text);
      gboolean is_isolate = character >= ISOLATE_FIRST && character <= ISOLATE_LAST;
      const char *end = is_isolate ? skip_isolate (text) : skip_token (text, before);

      if (end == text)
        {
          g_string_append_unichar (out, character);
          end = g_utf8_next_char (text);
        }
      else
        {
          g_string_append (out, is_isolate ? "" : BEGIN);
          g_string_append_len (out, text, end - text);
          g_string_append (out, is_isolate ? "" : END);
          character = ISOLATE_END;
        }
      before = character;
      text = end;
    }
  return g_string_free (out, FALSE);
}

/**
 * sumi_isolate_text: TEXT, which is UTF-8. If it is read from right to left, each square and score
 * in it is isolated, so that its characters stay in their order and do not move those around it;
 * what is isolated already stays as it is. The caller owns it.
 */
char *
sumi_isolate_text (const char *text)
{
  return runs_right_to_left (text) ? isolate (text) : g_strdup (text);
}

/**
 * sumi_isolate_constant: the same for a text of a catalogue: TEXT itself, or one that is kept as
 * long as the program runs.
 */
const char *
sumi_isolate_constant (const char *text)
{
  g_autofree char *isolated = NULL;

  if (!runs_right_to_left (text))
    return text;
  isolated = isolate (text);
  return g_intern_string (isolated);
}

/**
 * sumi_isolate_name: NAME, of a file or a person, for use in a text of the program. If that is read
 * from right to left, NAME is isolated, so that a Latin name does not change the direction of the
 * text. The caller owns it.
 */
char *
sumi_isolate_name (const char *name)
{
  return sumi_translation_is_right_to_left () ? g_strconcat (NAME_BEGIN, name, END, NULL)
                                              : g_strdup (name);
}

/**
 * sumi_isolate_printf: what g_strdup_printf() makes of FORMAT, as sumi_isolate_text() returns it.
 * The caller owns it.
 */
char *
sumi_isolate_printf (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return sumi_isolate_text (text);
}
