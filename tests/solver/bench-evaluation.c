/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Evaluations a second: read from nothing, and followed move by move as a search does. */

#include <glib.h>

#include "random-positions.h"
#include "random-weights.h"
#include "sumi-evaluation.h"

#define N_POSITIONS 4096
#define N_ROUNDS 200

static void
print_speed (const char *name, gint64 start, int n, int sum)
{
  double seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;

  g_print ("%s: %.2f million a second, %.3f s, sum %d\n", name, n / seconds / 1e6, seconds, sum);
}

int
main (void)
{
  SumiWeights *weights = random_weights_new (1);
  SumiEvaluation *evaluation = sumi_evaluation_new (weights);
  g_autofree SumiPosition *positions = g_new (SumiPosition, N_POSITIONS);
  g_autofree SumiEvaluationState *states = g_new (SumiEvaluationState, N_POSITIONS);
  g_autofree SumiSquare *moves = g_new (SumiSquare, N_POSITIONS);
  RandomSource source = random_source_init (2);
  gint64 start;
  int n_children = 0, sum = 0;

  for (int i = 0; i < N_POSITIONS;)
    {
      SumiPosition position = random_position (&source, 30 + random_source_below (&source, 4));

      if (sumi_position_legal_moves (position) == 0)
        continue;
      positions[i] = position;
      moves[i] = random_square_of (&source, sumi_position_legal_moves (position));
      states[i++] = sumi_evaluation_start (evaluation, position);
    }

  start = g_get_monotonic_time ();
  for (int round = 0; round < N_ROUNDS; round++)
    for (int i = 0; i < N_POSITIONS; i++)
      {
        SumiEvaluationState state = sumi_evaluation_start (evaluation, positions[i]);

        sum += sumi_evaluation_value (evaluation, &state, sumi_position_legal_moves (positions[i]));
      }
  print_speed ("read from nothing", start, N_ROUNDS * N_POSITIONS, sum);

  start = g_get_monotonic_time ();
  for (int round = 0; round < N_ROUNDS; round++)
    for (int i = 0; i < N_POSITIONS; i++, n_children++)
      {
        SumiEvaluationState after = sumi_evaluation_play (evaluation, &states[i], moves[i]);
        SumiPosition position = { after.own, after.opponent, SUMI_BLACK };

        sum += sumi_evaluation_value (evaluation, &after, sumi_position_legal_moves (position));
      }
  print_speed ("after a move", start, n_children, sum);

  start = g_get_monotonic_time ();
  for (int round = 0; round < N_ROUNDS; round++)
    for (int i = 0; i < N_POSITIONS; i++)
      sum += sumi_evaluation_value (evaluation, &states[i], 0xff);
  print_speed ("value alone", start, N_ROUNDS * N_POSITIONS, sum);

  sumi_evaluation_free (evaluation);
  sumi_weights_free (weights);
  return 0;
}
