/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the files of this folder share. */

#include "sumi-draft-proof.h"

gboolean            sumi_draft_is_game              (const SumiDraft *draft, const char *where);
void                sumi_draft_put_exercise_of_step (const SumiDraft *draft, guint item, guint step,
                                                     JsonObject *object);

const SumiExercise *sumi_draft_proof_get_exercise   (const SumiDraftProof *proof);
gboolean            sumi_draft_proof_is_decided     (const SumiDraftProof *proof);
gboolean            sumi_draft_proof_is_hopeless    (const SumiDraftProof *proof);
const SumiMistake  *sumi_draft_proof_find_mistake   (const SumiDraftProof *proof,
                                                     gboolean of_claims);
gboolean            sumi_draft_is_of_claims         (const SumiMistake *mistake);
