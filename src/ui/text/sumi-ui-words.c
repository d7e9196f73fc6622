/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-isolate.h"
#include "sumi-question.h"
#include "sumi-saying-words.h"
#include "sumi-text.h"
#include "sumi-words.h"

/**
 * sumi_ui_say: what SAYING says in the user's language, for the caller to free: the words of the
 * tutor, or an author's text.
 */
char *
sumi_ui_say (const SumiSaying *saying)
{
  if (saying->kind == SUMI_SAYING_AUTHOR)
    return g_strdup (sumi_text_get (saying->as.author));
  return sumi_saying_to_text (saying);
}

/**
 * sumi_ui_say_all: the N_SAYINGS of SAYINGS one after the other, for the caller to free; "" for
 * none.
 */
char *
sumi_ui_say_all (const SumiSaying *sayings, guint n_sayings)
{
  g_autofree char *text = g_strdup ("");

  for (guint i = 0; i < n_sayings; i++)
    {
      g_autofree char *next = sumi_ui_say (&sayings[i]);
      g_autofree char *before = g_steal_pointer (&text);

      text = sumi_words_follow (before, next);
    }
  return g_steal_pointer (&text);
}

/**
 * sumi_ui_headline: the headline of FEEDBACK, for the caller to free; "" where nothing is said.
 */
char *
sumi_ui_headline (const SumiFeedback *feedback)
{
  return sumi_ui_say_all ((const SumiSaying *) (gpointer) feedback->headline->data,
                          feedback->headline->len);
}

/* What is wrong with what came from SOURCE. */
static char *
explain (const char *source, const char *reason)
{
  g_autofree char *name = sumi_isolate_name (source);

  /* Translators: the name of a file, or where a game came from, and what is wrong with it. */
  return g_strdup_printf (_("%s: %s"), name, reason);
}

/**
 * sumi_ui_ask: QUESTION after the side to move in POSITION, which stands beside the board, for
 * screen readers; for the caller to free.
 */
char *
sumi_ui_ask (SumiPosition position, const char *question)
{
  if (sumi_position_is_over (position))
    return g_strdup (question);
  return g_strdup_printf (_("%s: %s"), sumi_turn_to_text (position.turn), question);
}

/**
 * sumi_ui_begin_sentence: the MESSAGE of an error, which tools say after a colon, as a sentence,
 * for the caller to free: it begins with a capital, unless it begins with a square. A LINE:COLUMN
 * that it begins with is put into words.
 */
char *
sumi_ui_begin_sentence (const char *message)
{
  g_autofree char *said = sumi_words_explain_place (message);
  const char *rest = said[0] != '\0' ? g_utf8_next_char (said) : said;
  g_autofree char *first = g_utf8_strup (said, rest - said);

  return g_ascii_isdigit (rest[0]) ? g_strdup (said) : g_strconcat (first, rest, NULL);
}

/**
 * sumi_ui_explain: what is wrong with what came from SOURCE, by the MESSAGE of an error, which may
 * begin with LINE:COLUMN: for tools; for the caller to free.
 */
char *
sumi_ui_explain (const char *source, const char *message)
{
  g_autofree char *reason = sumi_words_explain_place (message);

  return explain (source, reason);
}

/**
 * sumi_ui_explain_mistake: MISTAKE, which is in the file at PATH, for people to read, and for the
 * caller to free; sumi_mistake_to_line() is for tools.
 */
char *
sumi_ui_explain_mistake (const char *path, const SumiMistake *mistake)
{
  g_autofree char *base_name = g_path_get_basename (path);
  g_autofree char *name = g_filename_display_name (base_name);
  g_autofree char *reason = NULL;

  if (mistake->place.line == 0)
    return explain (name, mistake->message);
  reason = sumi_words_place ((guint) mistake->place.line, (guint) mistake->place.column,
                             mistake->message);
  return explain (name, reason);
}
