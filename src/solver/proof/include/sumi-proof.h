/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A finished proof that an attacker can, or cannot, force a goal: a graph of positions in which the
 * side whose claim is proved has one move at each turn and the other side has all of its moves.
 *
 * Positions that several lines lead to stand in it once. Immutable. */

#include "sumi-prover.h"

typedef enum
{
  SUMI_PROOF_REPLIES, /* the side to move may play as it likes: every legal move is an edge */
  SUMI_PROOF_CHOICE,  /* the side to move has an answer: one edge, the move that does it */
  SUMI_PROOF_PASS,    /* the side to move has no move: one edge, SUMI_SQUARE_PASS */
  SUMI_PROOF_REACHED, /* the move that led here reached the goal; a leaf */
  SUMI_PROOF_SPENT,   /* the attacker has used up its moves; a leaf */
  SUMI_PROOF_OVER,    /* neither side can move; a leaf */
} SumiProofKind;

typedef struct
{
  SumiPosition position;
  SumiProofKind kind;
  int moves_left; /* the attacker's moves that the claim covers: it can, or cannot, in so many */
  int distance;   /* in a proof that it can: the attacker's moves until the goal with best play by
                   * both, 0 when reached; otherwise -1 */
  unsigned first_edge;
  unsigned n_edges;
} SumiProofNode;

typedef struct
{
  SumiSquare move;
  unsigned node; /* where it leads */
} SumiProofEdge;

/* Node 0 is the position that was asked about. In a proof that the attacker can, the reply that
 * resists longest is the first edge of its node; otherwise edges stand in the order of the
 * squares. */
typedef struct
{
  bool can_force; /* what is proved: that the attacker can, or that it cannot */
  SumiColor attacker;
  unsigned n_nodes;
  unsigned n_edges;
  SumiProofNode *nodes;
  SumiProofEdge *edges;
} SumiProof;

SumiProof *sumi_proof_new  (SumiProver *prover, SumiPosition before, SumiSquare move, int n_moves,
                            unsigned max_nodes, SumiBudget *budget);
void       sumi_proof_free (SumiProof *proof);
