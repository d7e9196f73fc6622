/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sentence.h"

/* The text of FORM for NUMBER, in the user's language. */
static const char *
translate_form (const SumiForm *form, int number)
{
  g_return_val_if_fail (form->one != NULL, "");

  if (form->many == NULL)
    return g_dgettext (GETTEXT_PACKAGE, form->one);
  return g_dngettext (GETTEXT_PACKAGE, form->one, form->many, (gulong) number);
}

/**
 * sumi_sentence_translate: the text of SENTENCE that names COLOR, if it names one, for NUMBER.
 */
const char *
sumi_sentence_translate (const SumiSentence *sentence, SumiColor color, int number)
{
  return translate_form (sentence->any.one != NULL ? &sentence->any : &sentence->of[color],
                         number);
}

/**
 * sumi_sentence_fill: SENTENCE, naming COLOR if it names one, with BLANKS in it, whose count is the
 * number that it inflects by; for the caller to free.
 */
char *
sumi_sentence_fill (const SumiSentence *sentence, SumiColor color, const SumiBlanks *blanks)
{
  return sumi_words_fill (sumi_sentence_translate (sentence, color, blanks->count), blanks);
}
