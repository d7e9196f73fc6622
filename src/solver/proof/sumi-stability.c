/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-stability.h"

#include "sumi-features.h"
#include "sumi-random.h"

/* How many random games are played before the systematic search. They turn nearly all discs that
 * can be turned. */
#define N_GAMES 400

/* How many positions the systematic search remembers, and how many it visits at most. */
#define SEEN_BITS 12
#define MAX_SEARCH_NODES 500000

typedef struct
{
  SumiBitboard left; /* discs of which it is not known yet whether they can be turned */
  SumiBudget *budget;
  uint64_t nodes_left;
  uint64_t seen[1 << SEEN_BITS]; /* hashes of positions that were gone through */
} Search;

static SumiBitboard
stable_of_both (SumiPosition position)
{
  return sumi_features_stable (position, SUMI_BLACK) | sumi_features_stable (position, SUMI_WHITE);
}

/* Notes all discs that the side to move can turn with its next move. */
static void
note_flips (Search *search, SumiPosition position, SumiBitboard moves)
{
  SUMI_FOREACH_SQUARE (move, moves)
    search->left &= ~sumi_position_flips (position, (SumiSquare) move);
}

/* Plays one random game to its end, or until all discs are known to be unstable. */
static void
play_out (Search *search, SumiPosition position, SumiRandom *random)
{
  while (search->left != 0 && sumi_budget_spend (search->budget))
    {
      SumiBitboard moves = sumi_position_legal_moves (position);

      if (moves == 0)
        {
          if (!sumi_position_must_pass (position))
            return;
          position = sumi_position_pass (position);
          continue;
        }
      note_flips (search, position, moves);
      position = sumi_position_play (position, sumi_random_square (random, moves));
    }
}

/* Whether POSITION was visited before; marks it as visited. Two positions with the same hash can
 * only leave a disc undecided. */
static bool
is_seen (Search *search, SumiPosition position)
{
  uint64_t hash = sumi_position_hash (position);
  uint64_t *entry = &search->seen[hash >> (64 - SEEN_BITS)];

  if (*entry == hash)
    return true;
  *entry = hash;
  return false;
}

/* Searches all continuations, except those in which none of the remaining discs can be turned. */
static void
go_through (Search *search, SumiPosition position)
{
  SumiBitboard moves = sumi_position_legal_moves (position);

  if (search->nodes_left == 0 || !sumi_budget_spend (search->budget))
    return;
  search->nodes_left--;
  if (moves == 0)
    {
      if (!sumi_position_must_pass (position))
        return;
      position = sumi_position_pass (position);
      moves = sumi_position_legal_moves (position);
    }
  note_flips (search, position, moves);
  if ((search->left & ~stable_of_both (position)) == 0 || is_seen (search, position))
    return;
  SUMI_FOREACH_SQUARE (move, moves)
    {
      if (search->left == 0)
        return;
      go_through (search, sumi_position_play (position, (SumiSquare) move));
    }
}

/* Proves or disproves each of DISCS, discs of POSITION of either side. A disc is left undecided if
 * BUDGET, or the limit of this search, does not suffice; or if no continuation turns it although
 * the proof does not hold for it. */
SumiStability
sumi_stability_find (SumiPosition position, SumiBitboard discs, SumiBudget *budget)
{
  SumiBitboard stable = discs & stable_of_both (position);
  Search search = { .left = discs & ~stable, .budget = budget, .nodes_left = MAX_SEARCH_NODES };
  SumiStability answer = { .stable = stable };

  for (int i = 0; i < N_GAMES && search.left != 0 && !budget->is_exhausted; i++)
    {
      SumiRandom random = sumi_random_init (sumi_position_hash (position), (uint64_t) i);

      play_out (&search, position, &random);
    }
  if (search.left != 0)
    go_through (&search, position);
  answer.undecided = search.left;
  answer.unstable = discs & ~stable & ~search.left;
  return answer;
}
