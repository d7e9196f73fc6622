/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Evaluations a second: of positions that have nothing in common, and as a search makes them, of
 * all moves of a position. */

#include <glib.h>
#include <time.h>

#include "random-positions.h"
#include "random-weights.h"
#include "sumi-evaluation.h"

#define N_POSITIONS 4096
#define N_ROUNDS 100

/* Processor time, so that what else the machine does counts less. */
static void
print_speed (const char *name, clock_t start, int n, gint64 sum)
{
  double seconds = (double) (clock () - start) / CLOCKS_PER_SEC;

  g_print ("%s: %.2f million a second, %.3f s, sum %" G_GINT64_FORMAT "\n", name, n / seconds / 1e6,
           seconds, sum);
}

int
main (void)
{
  SumiWeights *weights = random_weights_new (1);
  SumiEvaluation *evaluation = sumi_evaluation_new (weights);
  g_autofree SumiPosition *positions = g_new (SumiPosition, N_POSITIONS);
  g_autofree SumiEvaluationState *states = g_new (SumiEvaluationState, N_POSITIONS);
  RandomSource source = random_source_init (2);
  clock_t start;
  gint64 sum = 0;
  int n = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      positions[i] = random_position (&source, 30 + random_source_below (&source, 4));
      states[i] = sumi_evaluation_start (evaluation, positions[i]);
    }

  start = clock ();
  for (int round = 0; round < N_ROUNDS; round++)
    for (int i = 0; i < N_POSITIONS; i++, n++)
      {
        SumiEvaluationState state = sumi_evaluation_start (evaluation, positions[i]);

        sum += sumi_evaluation_value (evaluation, &state, sumi_position_legal_moves (positions[i]));
      }
  print_speed ("scattered positions, read from nothing", start, n, sum);

  start = clock ();
  n = 0;
  for (int round = 0; round < N_ROUNDS; round++)
    for (int i = 0; i < N_POSITIONS; i++)
      SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (positions[i]))
        {
          SumiEvaluationState after =
              sumi_evaluation_play (evaluation, &states[i], (SumiSquare) square);
          SumiPosition position = { after.own, after.opponent, SUMI_BLACK };

          sum += sumi_evaluation_value (evaluation, &after, sumi_position_legal_moves (position));
          n++;
        }
  print_speed ("all moves of a position, played", start, n, sum);

  sumi_evaluation_free (evaluation);
  sumi_weights_free (weights);
  return 0;
}
