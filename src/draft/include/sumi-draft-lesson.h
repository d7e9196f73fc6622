/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Changes of the lessons of a draft: their steps, and what a step shows; and what is still missing
 * in a lesson before a pupil can have it. */

#include "sumi-draft-item.h"
#include "sumi-draft-proof.h"

/* What a lesson needs, in the order in which it is made. */
typedef enum
{
  SUMI_DRAFT_NEED_TITLE,
  SUMI_DRAFT_NEED_SUMMARY,  /* what one will be able to do */
  SUMI_DRAFT_NEED_STEPS,    /* at least one */
  SUMI_DRAFT_NEED_TEXTS,    /* in each step */
  SUMI_DRAFT_NEED_SHOWN,    /* something is shown or played through in a step */
  SUMI_DRAFT_NEED_TASK,     /* in at least one step */
  SUMI_DRAFT_NEED_POSITION, /* where something is asked, the side to move has a move */
  SUMI_DRAFT_NEED_PROOF,    /* everything in it holds */
  SUMI_N_DRAFT_NEEDS,
} SumiDraftNeedKind;

typedef struct
{
  SumiDraftNeedKind kind;
  gboolean is_met;
  int step; /* the first step that lacks it; -1: none, or not in a step */
} SumiDraftNeed;

SumiDraft    *sumi_draft_add_lesson     (const SumiDraft *draft, guint at, const char *title);
guint         sumi_draft_count_steps    (const SumiDraft *draft, guint item);
SumiDraft    *sumi_draft_add_step       (const SumiDraft *draft, guint item, guint at);
SumiDraft    *sumi_draft_duplicate_step (const SumiDraft *draft, guint item, guint step);
SumiDraft    *sumi_draft_remove_step    (const SumiDraft *draft, guint item, guint step);
SumiDraft    *sumi_draft_move_step      (const SumiDraft *draft, guint item, guint step, guint to);
SumiDraft    *sumi_draft_pin_step       (const SumiDraft *draft, guint item, guint step);
SumiPosition  sumi_draft_get_step_start (const SumiDraft *draft, guint item, guint step);
gboolean      sumi_draft_get_step_end   (const SumiDraft *draft, guint item, guint step,
                                         SumiPosition *out_position);
SumiBitboard  sumi_draft_get_squares    (const SumiDraft *draft, const char *where);
SumiDraft    *sumi_draft_set_squares    (const SumiDraft *draft, const char *where,
                                         SumiBitboard squares);
guint         sumi_draft_get_arrows     (const SumiDraft *draft, const char *where,
                                         SumiArrow out_arrows[SUMI_PACK_MAX_ARROWS]);
SumiDraft    *sumi_draft_toggle_arrow   (const SumiDraft *draft, const char *where,
                                         SumiArrow arrow);
SumiDraft    *sumi_draft_add_move       (const SumiDraft *draft, guint item, guint step,
                                         SumiSquare move);
SumiDraft    *sumi_draft_take_move      (const SumiDraft *draft, guint item, guint step);
void          sumi_draft_list_needs     (const SumiDraft *draft, guint item,
                                         const SumiDraftProof *proof,
                                         SumiDraftNeed out_needs[SUMI_N_DRAFT_NEEDS]);
