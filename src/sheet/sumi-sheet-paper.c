/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sheet-paper.h"

#include <langinfo.h>
#include <stdint.h>

/* Millimetres, as locales give it. */
#define LETTER_WIDTH 216

/* ISO 216 and ANSI Y14.1, upright. */
SumiPaper
sumi_paper_get (SumiPaperName name)
{
  if (name == SUMI_PAPER_LETTER)
    return (SumiPaper){ 612, 792 };
  return (SumiPaper){ 210 * 72 / 25.4, 297 * 72 / 25.4 };
}

/* The paper that is usual where the user lives, by the locale that the program runs in. */
SumiPaperName
sumi_paper_from_locale (void)
{
#ifdef __GLIBC__
  /* For this item the pointer that is returned is the number itself. */
  int width = (int) (intptr_t) nl_langinfo (_NL_PAPER_WIDTH);

  if (width == LETTER_WIDTH)
    return SUMI_PAPER_LETTER;
#endif
  return SUMI_PAPER_A4;
}
