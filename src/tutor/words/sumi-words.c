/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-isolate.h"
#include "sumi-notation.h"

/* More squares than this are not named where one of them will do. */
#define MAX_CHOICES 4

/* More squares than this are not named where a few show what is meant. */
#define MAX_NAMED 6
#define MAX_SAMPLES 4

#define FULLWIDTH_PARENTHESIS 0xff09

/* Appends what NAME, of LENGTH bytes, stands for; FALSE if there is no such blank. */
static gboolean
append_blank (GString *text, const char *name, gsize length, const SumiBlanks *blanks)
{
  const struct
  {
    const char *name;
    const char *word;
    const int *number;
  } table[] = {
    { "move", sumi_square_to_name (blanks->move), NULL },
    { "reply", blanks->reply, NULL },
    { "squares", blanks->squares, NULL },
    { "discs", blanks->discs, NULL },
    { "corners", blanks->corners, NULL },
    { "corner", blanks->corner, NULL },
    { "end", blanks->end, NULL },
    { "first", blanks->first, NULL },
    { "last", blanks->last, NULL },
    { "count", NULL, &blanks->count },
    { "within", NULL, &blanks->within },
    { "percent", NULL, &blanks->percent },
    { "before", NULL, &blanks->before },
    { "after", NULL, &blanks->after },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      if (strlen (table[i].name) != length || strncmp (table[i].name, name, length) != 0)
        continue;
      if (table[i].number != NULL)
        g_string_append_printf (text, "%d", *table[i].number);
      else if (table[i].word != NULL)
        g_string_append (text, table[i].word);
      return TRUE;
    }
  return FALSE;
}

/* The first N of WORDS, with SEPARATOR between them. */
static char *
join (GPtrArray *words, guint n, const char *separator)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) first = NULL;

  for (guint i = 0; i < n; i++)
    g_strv_builder_add (builder, words->pdata[i]);
  first = g_strv_builder_end (builder);
  return g_strjoinv (separator, first);
}

/* Whether CHARACTER is one of Chinese or Japanese text, which has no spaces inside it. */
static gboolean
is_unspaced (gunichar character)
{
  GUnicodeScript script = g_unichar_get_script (character);

  return script == G_UNICODE_SCRIPT_HAN || script == G_UNICODE_SCRIPT_HIRAGANA
         || script == G_UNICODE_SCRIPT_KATAKANA || character == FULLWIDTH_PARENTHESIS;
}

/* What is left of a sentence, REST, after TEXT, which ends with what stands for a blank: the space
 * that the sentence has there parts a square from its next word, but "など" needs none. */
static const char *
skip_space (const GString *text, const char *rest)
{
  const char *last = g_utf8_find_prev_char (text->str, text->str + text->len);
  gboolean is_inside = last != NULL && *rest == ' ' && is_unspaced (g_utf8_get_char (last))
                       && is_unspaced (g_utf8_get_char (rest + 1));

  return is_inside ? rest + 1 : rest;
}

/* The first N of WORDS, separated by commas. */
static char *
join_first (GPtrArray *words, guint n)
{
  /* Translators: stands between the squares or names of a list, as in "a1, b2". */
  return join (words, n, C_("list of squares", ", "));
}

static char *
join_last (const char *sentence, GPtrArray *words)
{
  g_autofree char *first = join_first (words, words->len - 1);

  return sumi_words_fill (sentence,
                          &(SumiBlanks){ .first = first, .last = words->pdata[words->len - 1] });
}

static GPtrArray *
names_of (SumiBitboard squares)
{
  GPtrArray *names = g_ptr_array_new ();

  SUMI_FOREACH_SQUARE (square, squares)
    g_ptr_array_add (names, (gpointer) sumi_square_to_name ((SumiSquare) square));
  return names;
}

/* The form of GOAL. */
SumiGoalForm
sumi_goal_form_of (const SumiGoal *goal)
{
  switch (goal->kind)
    {
    case SUMI_GOAL_CORNER:
      return goal->corners == SUMI_CORNERS ? SUMI_GOAL_FORM_ANY_CORNER : SUMI_GOAL_FORM_CORNERS;
    case SUMI_GOAL_PASS:
      return SUMI_GOAL_FORM_PASS;
    case SUMI_GOAL_MOBILITY:
      return SUMI_GOAL_FORM_MOBILITY;
    case SUMI_GOAL_WIPE_OUT:
      return SUMI_GOAL_FORM_WIPE_OUT;
    default:
      g_return_val_if_reached (SUMI_GOAL_FORM_ANY_CORNER);
    }
}

/* SENTENCE with each {name} replaced. A name that is not known stays as it stands, so no
 * translation can do harm. Owned by the caller. */
char *
sumi_words_fill (const char *sentence, const SumiBlanks *blanks)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *open, *close;

  while ((open = strchr (sentence, '{')) != NULL && (close = strchr (open, '}')) != NULL)
    {
      g_string_append_len (text, sentence, open - sentence);
      if (!append_blank (text, open + 1, (gsize) (close - open - 1), blanks))
        g_string_append_len (text, open, close + 1 - open);
      sentence = skip_space (text, close + 1);
    }
  g_string_append (text, sentence);
  return sumi_isolate_text (text->str);
}

/* Words in a row, separated by commas. Owned by the caller. */
char *
sumi_words_join (GPtrArray *words)
{
  return join_first (words, words->len);
}

/* The first N of CLAUSES in a row. Owned by the caller. */
char *
sumi_words_join_clauses (GPtrArray *clauses, guint n)
{
  /* Translators: stands between clauses that have a verb each, as in "b1 opens a1, b7 opens a8". */
  return join (clauses, n, C_("list of clauses", ", "));
}

/* "one", "one and two", "one, two and three"; "" for no word. Owned by the caller. */
char *
sumi_words_list (GPtrArray *words)
{
  if (words->len < 2)
    return sumi_words_join (words);
  if (*(const char *) words->pdata[words->len - 1] == 'e')
    /* Translators: a list of squares whose last one begins with the letter e, as in "a1 and e8":
     * some languages have another word there, as Italian has "ed". */
    return join_last (C_("before e", "{first} and {last}"), words);
  /* Translators: a list of squares, all of them meant; {first} is one of them, or several separated
   * by commas. */
  return join_last (_("{first} and {last}"), words);
}

/* SENTENCES, at least one and NULL after the last, one after the other. Owned by the caller. */
char *
sumi_words_sentences (const char *const *sentences)
{
  char *text = g_strdup (*sentences);

  while (*++sentences != NULL)
    {
      g_autofree char *before = text;

      text = sumi_words_follow (before, *sentences);
    }
  return text;
}

/* "a1", "a1 and b2", "a1, b2 and c3"; "" for no square. Owned by the caller. */
char *
sumi_words_all (SumiBitboard squares)
{
  g_autoptr (GPtrArray) names = names_of (squares);

  return sumi_words_list (names);
}

/* The same, but of many squares only a few. Owned by the caller. */
char *
sumi_words_some (SumiBitboard squares)
{
  g_autoptr (GPtrArray) names = names_of (squares);
  g_autofree char *list = NULL;

  if (names->len <= MAX_NAMED)
    return sumi_words_list (names);
  g_ptr_array_set_size (names, MAX_SAMPLES);
  list = sumi_words_join (names);
  /* Translators: a list of squares of which there are more, as in "a1, b2, c3 and others". */
  return sumi_words_fill (_("{first} and others"), &(SumiBlanks){ .first = list });
}

/* "a1", "a1 or b2", "a1, b2 or c3"; where they are many only the first is named. Owned by the
 * caller. */
char *
sumi_words_any (SumiBitboard squares)
{
  g_autoptr (GPtrArray) names = names_of (squares);

  if (names->len < 2)
    return sumi_words_join (names);
  if (names->len > MAX_CHOICES)
    return sumi_words_reply (sumi_bitboard_first (squares), squares & (squares - 1));
  /* Translators: a list of squares, any one of them meant; {first} is one of them, or several
   * separated by commas. */
  return join_last (_("{first} or {last}"), names);
}

/* "f1", or "f1 (or b6, c8)" where OTHERS would do as well; where they are many they are counted.
 * Owned by the caller. */
char *
sumi_words_reply (SumiSquare reply, SumiBitboard others)
{
  g_autoptr (GPtrArray) names = names_of (others);
  g_autofree char *list = NULL;
  int count = sumi_bitboard_count (others);

  if (others == 0)
    return g_strdup (sumi_square_to_name (reply));
  if (count >= MAX_CHOICES)
    return sumi_words_fill (
      /* Translators: a square to play on, and how many others would do as well (4 at least). */
      g_dngettext (GETTEXT_PACKAGE, "{first} (or {count} other move)",
                   "{first} (or {count} other moves)", (gulong) count),
      &(SumiBlanks){ .first = sumi_square_to_name (reply), .count = count });

  list = sumi_words_join (names);
  /* Translators: a square to play on, and others that would do as well, separated by commas: "f1
   * (or b6, c8)". */
  return sumi_words_fill (_("{first} (or {last})"),
                          &(SumiBlanks){ .first = sumi_square_to_name (reply), .last = list });
}

/**
 * sumi_words_follow: two whole sentences, one after the other, for the caller to free; either may
 * be empty.
 */
char *
sumi_words_follow (const char *first, const char *last)
{
  if (*first == '\0' || *last == '\0')
    return g_strdup (*first == '\0' ? last : first);
  /* Translators: two whole sentences, one after the other. */
  return sumi_words_fill (_("{first} {last}"), &(SumiBlanks){ .first = first, .last = last });
}

/**
 * sumi_words_place: MESSAGE with the place in a text that it is about, LINE and COLUMN, both
 * counted from 1; for the caller to free.
 */
char *
sumi_words_place (guint line, guint column, const char *message)
{
  /* Translators: where in a text, and what is wrong there. */
  return g_strdup_printf (_("Line %u, column %u: %s"), line, column, message);
}

/**
 * sumi_words_explain_place: MESSAGE of an error in a text, which begins with LINE:COLUMN: for
 * tools, for people to read; for the caller to free. A message that names no place stays as it is.
 */
char *
sumi_words_explain_place (const char *message)
{
  const char *rest = message;
  char *end;
  guint64 line = g_ascii_strtoull (rest, &end, 10), column;

  if (end == rest || *end != ':')
    return g_strdup (message);
  rest = end + 1;
  column = g_ascii_strtoull (rest, &end, 10);
  if (end == rest || *end != ':')
    return g_strdup (message);
  return sumi_words_place ((guint) line, (guint) column, end + 1 + (end[1] == ' '));
}
