/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How the proofs of packs ended that took long, so that they are not done again whenever the
 * program starts. They are known by what the packs ask, in a file of the user's cache folder. */

#include "sumi-pack.h"

typedef enum
{
  SUMI_PROOF_NEW,    /* not known */
  SUMI_PROOF_HOLDS,  /* everything was proved */
  SUMI_PROOF_FAILED, /* something does not hold, or was not decided */
} SumiProofEnd;

char        *sumi_proof_memory_make_key (const SumiPack *pack);
SumiProofEnd sumi_proof_memory_recall   (const char *key);
void         sumi_proof_memory_keep     (const char *key, SumiProofEnd end);
