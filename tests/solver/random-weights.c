/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-weights.h"

#include <glib.h>

#include "random-positions.h"

static void
fill (RandomSource *source, int16_t *values, size_t n_values, const int32_t *folded)
{
  for (size_t i = 0; i < n_values; i++)
    {
      /* What is worth the same gets the same value: it depends on the number alone. */
      RandomSource own = random_source_init (source->state + (folded ? (uint64_t) folded[i] : i));

      values[i] = (int16_t) (random_source_below (&own, 801) - 400);
    }
  random_source_next (source);
}

/* To be freed with sumi_weights_free(). */
SumiWeights *
random_weights_new (uint64_t seed)
{
  SumiWeights *weights = sumi_weights_new ();
  g_autofree int32_t *folded = g_new (int32_t, SUMI_N_CONFIGURATIONS);
  RandomSource source = random_source_init (seed);

  sumi_patterns_fold (folded);
  for (int i = 0; i < SUMI_N_PHASES; i++)
    {
      SumiPhaseWeights *phase = &weights->phases[i];

      fill (&source, phase->patterns, SUMI_N_CONFIGURATIONS, folded);
      fill (&source, phase->own_moves, SUMI_N_MOBILITIES, NULL);
      fill (&source, phase->opponent_moves, SUMI_N_MOBILITIES, NULL);
      fill (&source, phase->odd_quadrants, SUMI_N_ODD_QUADRANTS, NULL);
    }
  return weights;
}
