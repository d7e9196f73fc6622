/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Writes down as a SumiProof what a prover has decided. Only for sumi-prover.c. */

#include "sumi-prover.h"

SumiProof *sumi_proof_build (SumiProver *prover, SumiColor attacker, SumiPosition before,
                             SumiSquare move, int n_moves, bool can_force, unsigned max_nodes,
                             SumiBudget *budget);
