/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Which exercises, or lessons, of which packs are on a sheet; and the short code that stands on the
 * sheet, by which the same ones are found again.
 *
 * A code is "PACK" for all of a pack, else "PACK:ID,ID..ID": ids, and from one id to another in the
 * order of the pack. Spaces separate packs. The step of a lesson is ITEM/STEP, counted from 1. */

#include "sumi-pack.h"

typedef struct
{
  SumiPack *pack;
  const SumiItem *item;
  const SumiExercise *exercise; /* NULL: the whole item, a lesson */
  char *id;                     /* ITEM or ITEM/STEP */
} SumiSheetPart;

typedef enum
{
  SUMI_SHEET_PICK_EXERCISES, /* puzzles, games, and what is asked in lessons */
  SUMI_SHEET_PICK_LESSONS,
} SumiSheetPick;

typedef struct
{
  SumiSheetPick pick;
  const char *const *ids;  /* NULL: all; an item stands for all that is asked in it */
  const char *const *tags; /* NULL: all; else of items that have one of these */
  int min_difficulty;      /* 0: any, given or not */
  int max_difficulty;
  guint max_parts;         /* 0: no limit */
} SumiSheetFilter;

typedef enum
{
  SUMI_SHEET_ERROR_NO_ID,   /* an id that is in no pack */
  SUMI_SHEET_ERROR_NOTHING, /* nothing is left of the selection */
  SUMI_SHEET_ERROR_CODE,    /* a code that is none, or of a pack that is not there */
  SUMI_SHEET_ERROR_WRITE,   /* a file could not be written */
} SumiSheetError;

#define SUMI_SHEET_ERROR (sumi_sheet_error_quark ())

GQuark     sumi_sheet_error_quark    (void);
GPtrArray *sumi_sheet_parts_new      (void);
void       sumi_sheet_parts_add      (GPtrArray *parts, const SumiSheetPart *part);
void       sumi_sheet_parts_add_item (GPtrArray *parts, SumiPack *pack, const SumiItem *item);
GPtrArray *sumi_sheet_select         (GPtrArray *packs, const SumiSheetFilter *filter,
                                      GError **error);
GPtrArray *sumi_sheet_select_code    (GPtrArray *packs, SumiSheetPick pick, const char *code,
                                      GError **error);
char      *sumi_sheet_make_code      (const GPtrArray *parts, guint first, guint n_parts);
