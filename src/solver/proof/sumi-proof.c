/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-proof.h"

#include <stdlib.h>
#include <string.h>

#define NO_NODE UINT32_MAX
#define MIN_BITS 6

/* Makes a proof of one move. A hash table with open addressing, SLOTS, finds nodes by position and
 * moves left. */
typedef struct
{
  SumiProver *prover;
  SumiBudget *budget;
  SumiProof *proof;
  SumiPosition before; /* the first node is the position after MOVE in it */
  SumiSquare move;
  unsigned max_nodes;
  unsigned node_capacity;
  unsigned edge_capacity;
  unsigned bits;
  unsigned *slots; /* index of a node plus 1; 0: free */
} Builder;

static unsigned build_node (Builder *builder, SumiPosition position, int n_moves);

/* Doubles the array that ARRAY points to a pointer to, of elements of SIZE bytes, and CAPACITY;
 * false, and nothing changed, if there is not enough memory. */
static bool
grow_array (void *array, unsigned *capacity, size_t size)
{
  unsigned wanted = *capacity == 0 ? 16 : *capacity * 2;
  void *grown;

  memcpy (&grown, array, sizeof grown);
  grown = realloc (grown, wanted * size);
  if (grown == NULL)
    return false;
  memcpy (array, &grown, sizeof grown);
  *capacity = wanted;
  return true;
}

static unsigned *
find_slot (const Builder *builder, SumiPosition position, int n_moves)
{
  unsigned mask = (1u << builder->bits) - 1;
  unsigned i = ((unsigned) sumi_position_hash (position) + (unsigned) n_moves * 0x9e3779b9u) & mask;

  for (;; i = (i + 1) & mask)
    {
      unsigned index = builder->slots[i];

      if (index == 0
          || (builder->proof->nodes[index - 1].moves_left == n_moves
              && sumi_position_equal (builder->proof->nodes[index - 1].position, position)))
        return &builder->slots[i];
    }
}

/* False, and nothing changed, if there is not enough memory. */
static bool
resize_slots (Builder *builder, unsigned bits)
{
  unsigned *slots = calloc ((size_t) 1 << bits, sizeof *slots);

  if (slots == NULL)
    return false;
  free (builder->slots);
  builder->bits = bits;
  builder->slots = slots;
  for (unsigned i = 0; i < builder->proof->n_nodes; i++)
    {
      const SumiProofNode *node = &builder->proof->nodes[i];

      *find_slot (builder, node->position, node->moves_left) = i + 1;
    }
  return true;
}

static unsigned
add_node (Builder *builder, SumiPosition position, int n_moves)
{
  SumiProof *proof = builder->proof;
  unsigned index = proof->n_nodes;

  if (index == builder->max_nodes)
    return NO_NODE;
  if (index == builder->node_capacity
      && !grow_array (&proof->nodes, &builder->node_capacity, sizeof *proof->nodes))
    return NO_NODE;
  if (index >= 1u << (builder->bits - 1) && !resize_slots (builder, builder->bits + 1))
    return NO_NODE;

  *find_slot (builder, position, n_moves) = index + 1;
  proof->nodes[index] = (SumiProofNode){
    .position = position,
    .moves_left = n_moves,
    .distance = proof->can_force ? n_moves : -1,
  };
  proof->n_nodes++;
  return index;
}

static bool
add_edges (Builder *builder, unsigned index, const SumiProofEdge *edges, unsigned n_edges)
{
  SumiProof *proof = builder->proof;

  while (builder->edge_capacity - proof->n_edges < n_edges)
    {
      if (!grow_array (&proof->edges, &builder->edge_capacity, sizeof *proof->edges))
        return false;
    }
  proof->nodes[index].first_edge = proof->n_edges;
  proof->nodes[index].n_edges = n_edges;
  for (unsigned i = 0; i < n_edges; i++)
    proof->edges[proof->n_edges++] = edges[i];
  return true;
}

/* The one move of the side whose claim is proved: in the first node, which is the one that is built
 * before all others, the clearest reply to the move. */
static SumiSquare
find_choice (Builder *builder, SumiPosition position, int n_moves)
{
  SumiTruth wanted = builder->proof->can_force ? SUMI_TRUTH_TRUE : SUMI_TRUTH_FALSE;
  SumiBitboard moves;
  SumiSquare clearest;

  if (builder->proof->n_nodes == 1)
    sumi_prover_find_replies (builder->prover, builder->before, builder->move, n_moves, wanted,
                              builder->budget, &moves, &clearest);
  else
    sumi_prover_find (builder->prover, position, n_moves, wanted, builder->budget, &moves,
                      &clearest);
  return builder->budget->is_exhausted ? SUMI_SQUARE_NONE : clearest;
}

/* The number of moves that the claim covers after MOVE; -1 when the budget is spent. In a proof
 * that the attacker can, it is the least number that suffices, so that a position has one node,
 * however it is reached. */
static int
count_moves_left (Builder *builder, SumiPosition position, SumiSquare move, int n_moves)
{
  const SumiProof *proof = builder->proof;
  int distance = n_moves;

  if (position.turn == proof->attacker)
    return n_moves - 1;
  if (proof->can_force
      && sumi_prover_distance (builder->prover, position, move, n_moves, builder->budget, &distance)
           != SUMI_TRUTH_TRUE)
    return -1;
  return distance;
}

/* Sorts edges: where the attacker can, the reply that resists longest comes first. */
static void
insert_edge (const Builder *builder, SumiProofEdge *edges, unsigned n_edges, SumiProofEdge edge)
{
  const SumiProofNode *nodes = builder->proof->nodes;
  unsigned i = n_edges;

  for (; i > 0 && nodes[edges[i - 1].node].distance < nodes[edge.node].distance; i--)
    edges[i] = edges[i - 1];
  edges[i] = edge;
}

static bool
build_edges (Builder *builder,
             unsigned index,
             SumiPosition position,
             SumiBitboard moves,
             int n_moves)
{
  SumiProofEdge edges[64];
  unsigned n_edges = 0;

  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiProofEdge edge = { .move = (SumiSquare) square };
      int moves_left = count_moves_left (builder, position, edge.move, n_moves);

      if (moves_left < 0)
        return false;
      edge.node = build_node (builder, sumi_position_play (position, edge.move), moves_left);
      if (edge.node == NO_NODE)
        return false;
      insert_edge (builder, edges, n_edges++, edge);
    }
  return add_edges (builder, index, edges, n_edges);
}

static bool
build_pass (Builder *builder, unsigned index, SumiPosition position, int n_moves)
{
  SumiProofEdge edge = { SUMI_SQUARE_PASS,
                         build_node (builder, sumi_position_pass (position), n_moves) };

  if (edge.node == NO_NODE)
    return false;
  return add_edges (builder, index, &edge, 1);
}

/* The index of the node for POSITION with N_MOVES left, built with all below it if it is new;
 * NO_NODE when the budget or the room is spent. */
static unsigned
build_node (Builder *builder, SumiPosition position, int n_moves)
{
  const SumiProof *proof = builder->proof;
  SumiBitboard moves = sumi_position_legal_moves (position);
  unsigned index = *find_slot (builder, position, n_moves);
  bool is_built = true;
  SumiProofKind kind;

  if (index != 0)
    return index - 1;
  index = add_node (builder, position, n_moves);
  if (index == NO_NODE)
    return NO_NODE;

  if (n_moves == 0)
    kind = proof->can_force ? SUMI_PROOF_REACHED : SUMI_PROOF_SPENT;
  else if (moves == 0 && sumi_position_is_over (position))
    kind = SUMI_PROOF_OVER;
  else if (moves == 0)
    {
      kind = SUMI_PROOF_PASS;
      is_built = build_pass (builder, index, position, n_moves);
    }
  else if ((position.turn == proof->attacker) == proof->can_force)
    {
      SumiSquare choice = find_choice (builder, position, n_moves);

      kind = SUMI_PROOF_CHOICE;
      is_built = choice < SUMI_SQUARE_PASS
                 && build_edges (builder, index, position, sumi_bitboard_of (choice), n_moves);
    }
  else
    {
      kind = SUMI_PROOF_REPLIES;
      is_built = build_edges (builder, index, position, moves, n_moves);
    }
  proof->nodes[index].kind = kind;
  return is_built ? index : NO_NODE;
}

/* The proof that in the position after MOVE the attacker can, or cannot, force the goal. N_MOVES
 * counts MOVE if it is the attacker's; where it can, N_MOVES is the least that suffices. PROVER
 * must have decided the question so. NULL as in sumi_proof_new(). */
static SumiProof *
build (SumiProver *prover,
       SumiPosition before,
       SumiSquare move,
       int n_moves,
       bool can_force,
       unsigned max_nodes,
       SumiBudget *budget)
{
  SumiColor attacker = sumi_prover_get_attacker (prover);
  bool spends = before.turn == attacker && move != SUMI_SQUARE_PASS;
  Builder builder = { .prover = prover,
                      .budget = budget,
                      .before = before,
                      .move = move,
                      .max_nodes = max_nodes };

  builder.proof = calloc (1, sizeof *builder.proof);
  if (builder.proof == NULL)
    return NULL;
  builder.proof->can_force = can_force;
  builder.proof->attacker = attacker;
  if (!resize_slots (&builder, MIN_BITS)
      || build_node (&builder, sumi_position_play (before, move), n_moves - spends) == NO_NODE)
    {
      sumi_proof_free (builder.proof);
      builder.proof = NULL;
    }
  free (builder.slots);
  return builder.proof;
}

/* The proof of what sumi_prover_after_move() answers, from the position after MOVE on. NULL if the
 * budget or the memory is spent first, or the proof would have more than MAX_NODES positions. */
SumiProof *
sumi_proof_new (SumiProver *prover,
                SumiPosition before,
                SumiSquare move,
                int n_moves,
                unsigned max_nodes,
                SumiBudget *budget)
{
  int distance = -1;
  SumiTruth truth = sumi_prover_distance (prover, before, move, n_moves, budget, &distance);

  if (truth == SUMI_TRUTH_UNKNOWN)
    return NULL;
  return build (prover, before, move, truth == SUMI_TRUTH_TRUE ? distance : n_moves,
                truth == SUMI_TRUTH_TRUE, max_nodes, budget);
}

/* Frees PROOF, which may be NULL. */
void
sumi_proof_free (SumiProof *proof)
{
  if (proof == NULL)
    return;
  free (proof->nodes);
  free (proof->edges);
  free (proof);
}
