/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A worksheet: its contents, their division into pages, and the one function that draws a page. The
 * print dialog, the preview, PDF, SVG and PNG all come from it.
 *
 * The contents of a sheet do not depend on the paper; its pages belong to one paper and one Pango
 * context. Both are immutable. */

#include <pango/pangocairo.h>

#include "sumi-budget.h"
#include "sumi-sheet-paper.h"
#include "sumi-sheet-parts.h"

typedef enum
{
  SUMI_SHEET_EXERCISES,
  SUMI_SHEET_LESSONS, /* hand-outs: each step with its board */
  SUMI_SHEET_RECORD,  /* boards of which the 60 squares are numbered while a game is played */
  SUMI_SHEET_BLANK,   /* empty boards */
  SUMI_N_SHEET_KINDS,
} SumiSheetKind;

/* How many boards a page may have. */
#define SUMI_SHEET_N_COUNTS 6
extern const guint SUMI_SHEET_COUNTS[SUMI_SHEET_N_COUNTS];

typedef struct
{
  SumiSheetKind kind;
  guint boards;         /* on a page, at most: one of the above; lessons do not use it */
  guint n_pages;        /* record, blank: at least 1 */
  gboolean has_answers; /* exercises, lessons: on pages of their own */
  const char *title;    /* NULL: that of the packs */
} SumiSheetOptions;

typedef struct _SumiSheet SumiSheet;
typedef struct _SumiSheetPages SumiSheetPages;

gboolean         sumi_sheet_is_count     (guint boards);
char            *sumi_sheet_credit       (const GPtrArray *packs, gboolean is_isolated);
char            *sumi_sheet_keep_hyphens (const char *text);
SumiSheet       *sumi_sheet_new          (const SumiSheetOptions *options, GPtrArray *parts,
                                          const SumiBudget *each);
SumiSheet       *sumi_sheet_ref          (SumiSheet *sheet);
void             sumi_sheet_unref        (SumiSheet *sheet);
const char      *sumi_sheet_get_title    (const SumiSheet *sheet);
const char      *sumi_sheet_get_authors  (const SumiSheet *sheet);
const char      *sumi_sheet_get_code     (const SumiSheet *sheet);
guint            sumi_sheet_get_n_exercises (const SumiSheet *sheet);
const GPtrArray *sumi_sheet_get_undecided (const SumiSheet *sheet);
const GPtrArray *sumi_sheet_get_unsolved (const SumiSheet *sheet);

PangoContext    *sumi_sheet_create_context (void);
SumiSheetPages  *sumi_sheet_paginate       (SumiSheet *sheet, SumiPaper paper,
                                            PangoContext *context);
void             sumi_sheet_pages_free     (SumiSheetPages *pages);
SumiSheet       *sumi_sheet_pages_get_sheet (const SumiSheetPages *pages);
SumiPaper        sumi_sheet_pages_get_paper (const SumiSheetPages *pages);
guint            sumi_sheet_pages_get_n    (const SumiSheetPages *pages);
guint            sumi_sheet_pages_get_n_sections (const SumiSheetPages *pages);
const char      *sumi_sheet_pages_get_section (const SumiSheetPages *pages, guint index,
                                               guint *out_page);
void             sumi_sheet_pages_draw     (const SumiSheetPages *pages, guint page, cairo_t *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiSheet, sumi_sheet_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiSheetPages, sumi_sheet_pages_free)
