/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-words.h"

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
