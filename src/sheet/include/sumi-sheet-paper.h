/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The papers that a sheet can be made for. All lengths are in points, 72 of which make an inch. */

#include <glib.h>

typedef enum
{
  SUMI_PAPER_A4,
  SUMI_PAPER_LETTER,
  SUMI_N_PAPERS,
} SumiPaperName;

typedef struct
{
  double width, height;
} SumiPaper;

SumiPaper     sumi_paper_get         (SumiPaperName name);
SumiPaperName sumi_paper_from_locale (void);
