/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far estimates are from the truth, in discs (root mean square), by the number of empties and
 * the depth of the search: what the errors of values say that are no
 * proof (SumiValue). The truth is the result of the game when
 * the strongest level plays it out for both sides, which it does without errors from 20 empties on.
 *
 * With two arguments, the first game and the number of games. */

#include <math.h>
#include <stdlib.h>

#include "sumi-midgame.h"
#include "sumi-opponent.h"
#include "sumi-random.h"
#include "sumi-weights-file.h"

#define N_GAMES 60
#define SEED 2028
#define TABLE_BYTES (32u << 20)

/* A game begins with some moves at random. */
#define MIN_RANDOM_PLIES 8
#define MAX_RANDOM_PLIES 24

#define MAX_DEPTH 10
#define STEP 4 /* one position in so many empties */
#define MAX_EMPTIES 48
#define MIN_EMPTIES 12
#define N_ROWS (MAX_EMPTIES / STEP + 1)

typedef struct
{
  double squares[N_ROWS][MAX_DEPTH + 1];
  guint n[N_ROWS][MAX_DEPTH + 1];
} Errors;

/* A position of the game, and what searches said of it, for the side to move. */
typedef struct
{
  int n_empties;
  int turn;
  int values[MAX_DEPTH + 1]; /* by depth */
  bool is_known[MAX_DEPTH + 1];
} Sample;

static void
note_cb (const SumiMidgameReport *report, const SumiBudget *budget, void *data)
{
  Sample *sample = data;

  if (report->depth > MAX_DEPTH || report->moves[0].value.is_proved)
    return;
  sample->values[report->depth] = report->moves[0].value.score;
  sample->is_known[report->depth] = true;
}

static void
take_sample (SumiMidgame *midgame, SumiPosition position, Sample *sample)
{
  const SumiMidgameLimits limits = { .max_depth = MAX_DEPTH };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  *sample = (Sample){ .n_empties = sumi_position_count_empties (position), .turn = position.turn };
  sumi_midgame_forget (midgame);
  sumi_midgame_set_progress (midgame, note_cb, sample);
  sumi_midgame_find_best (midgame, position, limits, &budget, &report);
  sumi_midgame_set_progress (midgame, NULL, NULL);
}

static SumiPosition
play_randomly (SumiRandom *random)
{
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  int n = MIN_RANDOM_PLIES + sumi_random_below (random, MAX_RANDOM_PLIES - MIN_RANDOM_PLIES + 1);

  while (n-- > 0 && !sumi_position_is_over (position))
    {
      SumiBitboard moves = sumi_position_legal_moves (position);

      position = sumi_position_play (position, moves == 0 ? SUMI_SQUARE_PASS
                                                          : sumi_random_square (random, moves));
    }
  return position;
}

static void
play_game (SumiMidgame *midgame, guint game, Errors *errors)
{
  SumiRandom random = sumi_random_init (SEED, game);
  SumiPosition position = play_randomly (&random);
  SumiLevel level = sumi_level_get (SUMI_N_LEVELS - 1);
  Sample samples[64];
  guint n_samples = 0;
  int result;

  while (!sumi_position_is_over (position))
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;
      int n_empties = sumi_position_count_empties (position);

      if (sumi_position_must_pass (position))
        {
          position = sumi_position_pass (position);
          continue;
        }
      if (n_empties <= MAX_EMPTIES && n_empties >= MIN_EMPTIES && n_empties % STEP == 0)
        take_sample (midgame, position, &samples[n_samples++]);
      sumi_midgame_forget (midgame);
      sumi_midgame_find_best (midgame, position, level.limits, &budget, &report);
      position = sumi_position_play (position, report.moves[0].move);
    }
  result = SUMI_DISC
           * sumi_scoring_difference (SUMI_SCORING_DISCS, position.own, position.opponent);
  for (guint i = 0; i < n_samples; i++)
    for (int depth = 1; depth <= MAX_DEPTH; depth++)
      {
        const Sample *sample = &samples[i];
        int truth = sample->turn == (int) position.turn ? result : -result;
        double error = (double) (sample->values[depth] - truth) / SUMI_DISC;

        if (!sample->is_known[depth])
          continue;
        errors->squares[sample->n_empties / STEP][depth] += error * error;
        errors->n[sample->n_empties / STEP][depth]++;
      }
}

static void
print_errors (const Errors *errors)
{
  g_print ("empties");
  for (int depth = 1; depth <= MAX_DEPTH; depth++)
    g_print (" %5d", depth);
  g_print ("\n");
  for (int row = N_ROWS - 1; row >= MIN_EMPTIES / STEP; row--)
    {
      g_print ("%7d", row * STEP);
      for (int depth = 1; depth <= MAX_DEPTH; depth++)
        g_print (" %5.2f", sqrt (errors->squares[row][depth] / MAX (1, errors->n[row][depth])));
      g_print ("  %u\n", errors->n[row][1]);
    }
}

int
main (int argc, char *argv[])
{
  char *problem = NULL;
  g_autoptr (SumiEvaluation) evaluation = sumi_weights_file_open (NULL, &problem);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  guint first = argc > 2 ? (guint) atoi (argv[1]) : 0;
  guint n_games = argc > 2 ? (guint) atoi (argv[2]) : N_GAMES;
  Errors errors = { 0 };

  g_assert_null (problem);
  for (guint i = 0; i < n_games; i++)
    play_game (midgame, first + i, &errors);
  print_errors (&errors);
  sumi_midgame_free (midgame);
  return 0;
}
