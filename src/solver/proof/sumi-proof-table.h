/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a prover has proved so far, by position: the least number of moves known to suffice and the
 * largest known not to. */

#include "sumi-prover.h"

typedef struct _SumiProofTable SumiProofTable;

SumiProofTable *sumi_proof_table_new  (void);
void            sumi_proof_table_free (SumiProofTable *table);
SumiTruth       sumi_proof_table_get  (const SumiProofTable *table, SumiPosition position,
                                       int n_moves);
void            sumi_proof_table_put  (SumiProofTable *table, SumiPosition position, int n_moves,
                                       SumiTruth truth);
