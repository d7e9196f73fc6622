/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is still missing in a lesson of a draft before a pupil can have it. */

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

void sumi_draft_list_needs (const SumiDraft *draft, guint item, const SumiDraftProof *proof,
                            SumiDraftNeed out_needs[SUMI_N_DRAFT_NEEDS]);
