/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-midgame-selective.h"

#include "sumi-moves.h"

/* ProbCut: where the value of a shallow search is so far outside of the window that the value of a
 * deep one would hardly ever be within, the deep search is left out (M. Buro, "ProbCut: an
 * effective selective extension of the alpha-beta algorithm", ICCA Journal 18, 1995; with a depth
 * for each depth as in his Multi-ProbCut, 1997). */
static const struct
{
  int8_t depth;      /* of the shallow search */
  int16_t deviation; /* standard deviation of deep from shallow, in hundredths of a disc */
} probes[] = {
  /* Measured on 250 positions of self-play; between depths of the same parity there is no offset.
   */
  [5] = { 1, 350 }, [6] = { 2, 320 },  [7] = { 3, 280 },  [8] = { 4, 260 },
  [9] = { 3, 330 }, [10] = { 4, 300 }, [11] = { 5, 280 }, [12] = { 6, 260 },
};

#define MIN_DEPTH 5
#define MAX_DEPTH ((int) (sizeof probes / sizeof *probes) - 1)

/* How many standard deviations outside are enough, in tenths. With 20,000 nodes a move the search
 * so looks 1.6 plies deeper than that of full width, and won 85 of 160 games against it and lost
 * 68, by 3.4 discs on average; 1.1 and 2.0 gained less. */
#define CONFIDENCE 15

/* Whether the value is probably beyond a null window; OUT_VALUE is then the bound of the window on
 * that side. Never for searches to the end of the game, whose scores have to be exact. */
bool
sumi_midgame_selective_cut (SumiMidgameSearch *search,
                            const SumiEvaluationState *state,
                            int depth,
                            int alpha,
                            int beta,
                            int *out_value)
{
  int index = depth < MAX_DEPTH ? depth : MAX_DEPTH;
  int shallow_depth, margin, first, bound;

  if (!search->is_selective || depth < MIN_DEPTH || beta - alpha > 1
      || depth >= 64 - state->n_discs)
    return false;

  shallow_depth = probes[index].depth + (depth - index) / 2 * 2;
  margin = CONFIDENCE * probes[index].deviation / 10;
  first = sumi_evaluation_value (search->evaluation, state,
                                 sumi_moves_legal (state->own, state->opponent));
  if (first >= beta && beta + margin < SUMI_ESTIMATE_MAX)
    {
      bound = beta + margin;
      *out_value = beta;
      return sumi_midgame_value (search, state, shallow_depth, bound - 1, bound) >= bound;
    }
  if (first <= alpha && alpha - margin > -SUMI_ESTIMATE_MAX)
    {
      bound = alpha - margin;
      *out_value = alpha;
      return sumi_midgame_value (search, state, shallow_depth, bound, bound + 1) <= bound;
    }
  return false;
}
