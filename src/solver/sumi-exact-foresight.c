/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Far from the end, the order of moves is worth a look ahead: a search of a few plies with the
 * evaluation, as Edax (R. Delorme) and Logistello (M. Buro) do before they search a position. It
 * never decides anything but the order. */

#include "sumi-exact-kernel.h"

#include "sumi-evaluation-fast.h"
#include "sumi-fast-moves.h"

/* From so many empties on, moves are looked ahead by 0, 1, 2 and 3 plies: measured. */
static const int first_empties[] = { 12, 14, 17, 20 };
#define N_DEPTHS ((int) (sizeof first_empties / sizeof first_empties[0]))

/* Ranks by mobility keep some say, the less the deeper the look: one of their units is so many
 * hundredths of a disc. Counted in nodes. */
static const int rank_weights[N_DEPTHS] = { 12, 10, 8, 7 };

/* Positions that are searched with an open window are few, and their order matters most: they are
 * worth more plies, up to where the look is as deep as it gets: measured. */
#define OPEN_PLIES 2

#define MAX_VALUE 100000

/* The value for the side to move DEPTH plies ahead, in hundredths of a disc. */
static int
look_ahead (const SumiEvaluation *evaluation,
            const SumiEvaluationState *state,
            int depth,
            int alpha,
            int beta)
{
  SumiBitboard moves = sumi_fast_legal (state->own, state->opponent);
  int best = -MAX_VALUE;

  if (moves == 0)
    {
      SumiEvaluationState passed = sumi_evaluation_pass (state);

      if (sumi_fast_legal (passed.own, passed.opponent) == 0)
        return SUMI_DISC * (sumi_bitboard_count (state->own) - sumi_bitboard_count (passed.own));
      return -look_ahead (evaluation, &passed, depth, -beta, -alpha);
    }
  if (depth == 0)
    return sumi_fast_evaluation_value (evaluation, state, moves);
  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiEvaluationState next = sumi_fast_evaluation_play (evaluation, state, (SumiSquare) square);
      int value = -look_ahead (evaluation, &next, depth - 1, -beta, -alpha);

      if (value > best)
        best = value;
      if (best >= beta)
        break;
      if (best > alpha)
        alpha = best;
    }
  return best;
}

static int
choose_depth (int n_empties)
{
  int depth = N_DEPTHS - 1;

  while (depth >= 0 && n_empties < first_empties[depth])
    depth--;
  return depth;
}

/* Ranks the children of a position again, if there is an evaluation and the end is far enough. What
 * the table remembers stays in front. IS_OPEN: the search has an open window. */
void
sumi_exact_foresee (const SumiExactSearch *search,
                    SumiBitboard own,
                    SumiBitboard opponent,
                    SumiExactChild *children,
                    int n_children,
                    bool is_open)
{
  int depth = choose_depth (sumi_bitboard_count (~(own | opponent)));
  SumiEvaluationState state;

  if (search->evaluation == NULL || depth < 0)
    return;
  state =
      sumi_evaluation_start (search->evaluation, sumi_position_make (own, opponent, SUMI_BLACK));
  for (int n = 0; n < n_children; n++)
    {
      SumiExactChild *child = &children[n];
      SumiEvaluationState next;

      if (child->rank >= SUMI_EXACT_KNOWN_RANK)
        continue;
      next = sumi_fast_evaluation_play (search->evaluation, &state, child->move);
      child->rank = rank_weights[depth] * child->rank
                    - look_ahead (search->evaluation, &next,
                                  depth + (is_open && depth < N_DEPTHS - 1 ? OPEN_PLIES : 0),
                                  -MAX_VALUE, MAX_VALUE);
    }
}

/* The score that an evaluation expects of a position, after some plies of look ahead, in discs;
 * false if there is no evaluation or the end is too near for one. */
bool
sumi_exact_guess (const SumiExactSearch *search,
                  SumiBitboard own,
                  SumiBitboard opponent,
                  int *out_score)
{
  int depth = choose_depth (sumi_bitboard_count (~(own | opponent)));
  SumiEvaluationState state;

  if (search->evaluation == NULL || depth < 0)
    return false;
  state =
      sumi_evaluation_start (search->evaluation, sumi_position_make (own, opponent, SUMI_BLACK));
  *out_score = look_ahead (search->evaluation, &state, depth + OPEN_PLIES, -MAX_VALUE, MAX_VALUE)
               / SUMI_DISC;
  return true;
}
