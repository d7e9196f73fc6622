/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How the proofs of packs ended that took long, and which items failed, so that they are not done
 * again whenever the program starts. They are known by what the packs ask, in a file of the user's
 * cache folder. An item's number, from 0, is its place among the items of the SumiPack. */

#include "sumi-pack.h"

typedef enum
{
  SUMI_PROOF_NEW,    /* not known */
  SUMI_PROOF_HOLDS,  /* everything was proved */
  SUMI_PROOF_FAILED, /* something does not hold, or was not decided */
} SumiProofEnd;

char        *sumi_proof_memory_make_key (const SumiPack *pack);
SumiProofEnd sumi_proof_memory_recall   (const char *key, char ***out_items);
void         sumi_proof_memory_keep     (const char *key, SumiProofEnd end, char **items);
