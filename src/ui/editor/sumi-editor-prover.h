/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is proved of a draft while it is edited: the part in sight at once, all other items one
 * after the other. A proof begins a moment after the last change, and one that is outdated is
 * called off. */

#include "sumi-draft-file.h"
#include "sumi-draft-proof.h"

#define SUMI_TYPE_EDITOR_PROVER (sumi_editor_prover_get_type ())
G_DECLARE_FINAL_TYPE (SumiEditorProver, sumi_editor_prover, SUMI, EDITOR_PROVER, GObject)

/* Whether an item could stand in a pack as it is. */
typedef enum
{
  SUMI_EDITOR_VERDICT_UNKNOWN,
  SUMI_EDITOR_VERDICT_HOLDS,
  SUMI_EDITOR_VERDICT_MISTAKEN,
} SumiEditorVerdict;

/* Signals: "status": the text, the icon, or whether a proof that takes long can be stopped.
 * "proved" (gboolean): something is proved of an item, and whether that is the one in sight. */
SumiEditorProver *sumi_editor_prover_new         (SumiDraftFile *file);
void              sumi_editor_prover_look_at     (SumiEditorProver *self, const char *where);
void              sumi_editor_prover_stop        (SumiEditorProver *self);
SumiDraftProof   *sumi_editor_prover_get_proof   (SumiEditorProver *self);
SumiDraftProof   *sumi_editor_prover_get_proof_of (SumiEditorProver *self, guint item);
SumiEditorVerdict sumi_editor_prover_get_verdict (SumiEditorProver *self, guint item, int step);
const char       *sumi_editor_prover_get_status  (SumiEditorProver *self);
const char       *sumi_editor_prover_get_icon    (SumiEditorProver *self);
gboolean          sumi_editor_prover_is_on       (SumiEditorProver *self);
gboolean          sumi_editor_prover_can_stop    (SumiEditorProver *self);
