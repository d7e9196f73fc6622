/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-proof.h"

#include <stdlib.h>

void
sumi_proof_free (SumiProof *proof)
{
  if (proof == NULL)
    return;
  free (proof->nodes);
  free (proof->edges);
  free (proof);
}
