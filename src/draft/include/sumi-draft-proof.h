/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is proved of one item or step of a draft, found in a thread: whether it can be asked at all,
 * which answers are right, and warnings. All of it comes from the reader and the checker of
 * packs. */

#include <gio/gio.h>

#include "sumi-answer.h"
#include "sumi-draft.h"
#include "sumi-judgement.h"
#include "sumi-mistake.h"
#include "sumi-pack.h"

/* Immutable, reference counted. */
typedef struct
{
  GPtrArray *mistakes;      /* of SumiMistake; where they are begins with "items[0]" */
  SumiPack *pack;           /* with the one item; NULL: it cannot be asked as it is written */
  SumiJudgement *judgement; /* of a task answered by a move; NULL: none, or not read */
  int longer;               /* force, no move is right: in how many moves it can be done; 0: this is
                             * not known */
  gboolean is_of_step;      /* of one step, not of an item */
  gboolean has_answer;
  SumiAnswer answer;        /* of a task answered otherwise */
} SumiDraftProof;

SumiDraft      *sumi_draft_take_alone    (const SumiDraft *draft, const char *where);
void            sumi_draft_prove_async   (const SumiDraft *draft, const char *where,
                                          GCancellable *cancellable, GAsyncReadyCallback callback,
                                          gpointer user_data);
SumiDraftProof *sumi_draft_prove_finish  (GAsyncResult *result, GError **error);
SumiDraftProof *sumi_draft_prove         (const SumiDraft *draft, const char *where,
                                          SumiBudget *budget);
SumiDraftProof *sumi_draft_proof_ref     (SumiDraftProof *proof);
void            sumi_draft_proof_unref   (SumiDraftProof *proof);
gboolean        sumi_draft_proof_holds   (const SumiDraftProof *proof);
gboolean        sumi_draft_proof_step_holds (const SumiDraftProof *proof, guint step);
SumiBitboard    sumi_draft_proof_get_right (const SumiDraftProof *proof);
char           *sumi_draft_explain_mistake (const SumiMistake *mistake);
char           *sumi_draft_proof_to_text (const SumiDraftProof *proof);
char           *sumi_draft_proof_count_right (const SumiDraftProof *proof);
char           *sumi_draft_proof_refute_claims (const SumiDraftProof *proof);
gboolean        sumi_draft_proof_can_claim (const SumiDraftProof *proof);
SumiDraft      *sumi_draft_fill_claims   (const SumiDraft *draft, guint item,
                                          const SumiDraftProof *proof);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiDraftProof, sumi_draft_proof_unref)
