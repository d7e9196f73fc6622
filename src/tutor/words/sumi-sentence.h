/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Sentences in tables: by the colour that they name, and by number. Private to the words.
 *
 * What is said of White is said of Black in a sentence of its own, since languages inflect the
 * names; and a number takes a plural by the rules of the language. */

#include <glib/gi18n-lib.h>

#include "sumi-position.h"
#include "sumi-words.h"

/* Marks two texts for translation as the forms of one sentence; po/meson.build names it to
 * xgettext. */
#define P_(one, many) { one, many }

typedef struct
{
  const char *one;
  const char *many; /* NULL where the sentence has no number that matters */
} SumiForm;

typedef struct
{
  SumiForm any;   /* where it names no colour… */
  SumiForm of[2]; /* …or one by the colour that it names */
} SumiSentence;

const char *sumi_sentence_translate (const SumiSentence *sentence, SumiColor color, int number);
char       *sumi_sentence_fill      (const SumiSentence *sentence, SumiColor color,
                                     const SumiBlanks *blanks);
