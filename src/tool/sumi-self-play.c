/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-self-play.h"

#include "sumi-midgame.h"
#include "sumi-random.h"
#include "sumi-share-work.h"

/* A game begins with some moves at random, so that no two are alike. */
#define MIN_RANDOM_PLIES 5
#define MAX_RANDOM_PLIES 16

/* After that each move is the best one by what it looks like, give or take an error that differs
 * from game to game; and now and then it is any move. */
#define MAX_ERROR (5 * SUMI_DISC)
#define RANDOM_MOVE_IN 20

/* With fewer empties the evaluation is not asked. */
#define MIN_EMPTIES 8

#define N_AT_ONCE 256
#define TABLE_BYTES (128 * 1024)

typedef struct
{
  SumiSelfPlay *play;
  const SumiEvaluation *evaluation;
  guint64 seed;
} Games;

typedef struct
{
  SumiSample *samples;
  const SumiEvaluation *evaluation;
} Labels;

/* About normal around 0: the sum of four even distributions. */
static int
choose_error (SumiRandom *random, int max_error)
{
  int error = 0;

  for (int i = 0; i < 4; i++)
    error += sumi_random_below (random, max_error + 1);
  return error - 2 * max_error;
}

static SumiSquare
choose_move (const SumiEvaluation *evaluation,
             const SumiEvaluationState *state,
             SumiBitboard moves,
             SumiRandom *random,
             int max_error)
{
  SumiSquare best_move = SUMI_SQUARE_NONE;
  int best = G_MININT;

  if (sumi_random_below (random, RANDOM_MOVE_IN) == 0)
    return sumi_random_square (random, moves);
  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiEvaluationState after = sumi_evaluation_play (evaluation, state, (SumiSquare) square);
      SumiPosition position = { after.own, after.opponent, SUMI_BLACK };
      int value =
          choose_error (random, max_error)
          - sumi_evaluation_value (evaluation, &after, sumi_position_legal_moves (position));

      if (value > best)
        {
          best = value;
          best_move = (SumiSquare) square;
        }
    }
  return best_move;
}

/* Keeps one position of each phase, any of them with the same chance, but the last of the phase:
 * what follows it is of the next. */
static void
keep (SumiSelfPlay *play,
      guint index,
      const SumiEvaluationState *state,
      SumiRandom *random,
      int *n_seen)
{
  int phase = sumi_phase_of_discs (state->n_discs);

  if (64 - state->n_discs <= MIN_EMPTIES || sumi_phase_of_discs (state->n_discs + 1) != phase)
    return;
  n_seen[phase]++;
  if (sumi_random_below (random, n_seen[phase]) == 0)
    sumi_self_play_phase (play, phase)[index].before =
        (SumiSampleBoard){ state->own, state->opponent };
}

static void
play_game (const Games *games, guint index)
{
  const SumiEvaluation *evaluation = games->evaluation;
  SumiRandom random = sumi_random_init (games->seed, index);
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiEvaluationState state = sumi_evaluation_start (evaluation, start);
  int n_random =
      MIN_RANDOM_PLIES + sumi_random_below (&random, MAX_RANDOM_PLIES - MIN_RANDOM_PLIES + 1);
  int max_error = sumi_random_below (&random, MAX_ERROR + 1);
  int n_seen[SUMI_N_PHASES] = { 0 };

  for (int n_empties = 60; n_empties >= MIN_EMPTIES; n_empties--)
    {
      SumiPosition position = { state.own, state.opponent, SUMI_BLACK };
      SumiBitboard moves = sumi_position_legal_moves (position);
      SumiSquare move;

      if (moves == 0)
        {
          state = sumi_evaluation_pass (&state);
          moves = sumi_position_legal_moves (sumi_position_pass (position));
          if (moves == 0)
            return;
        }
      keep (games->play, index, &state, &random, n_seen);
      move = 60 - n_empties < n_random
                 ? sumi_random_square (&random, moves)
                 : choose_move (evaluation, &state, moves, &random, max_error);
      state = sumi_evaluation_play (evaluation, &state, move);
    }
}

static void
play_games (gpointer data, guint first, guint end)
{
  for (guint i = first; i < end; i++)
    play_game (data, i);
}

static void
label_sample (SumiSample *sample, SumiMidgame *midgame)
{
  const SumiMidgameLimits limits = { SUMI_SELF_PLAY_DEPTH, SUMI_SELF_PLAY_EXACT_EMPTIES };
  SumiPosition position = { sample->before.own, sample->before.opponent, SUMI_BLACK };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  sumi_midgame_find_best (midgame, position, limits, &budget, &report);
  sample->value = (float) report.moves[0].value.score;
  position = sumi_position_play (position, report.moves[0].move);
  if (sumi_position_legal_moves (position) != 0)
    sample->after = (SumiSampleBoard){ position.own, position.opponent };
}

static void
label_samples (gpointer data, guint first, guint end)
{
  const Labels *labels = data;
  SumiMidgame *midgame =
      sumi_midgame_new (labels->evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);

  for (guint i = first; i < end; i++)
    {
      if (labels->samples[i].before.own == 0)
        continue;
      /* What was seen before must not matter, since it depends on how the work is shared. */
      sumi_midgame_forget (midgame);
      label_sample (&labels->samples[i], midgame);
    }
  sumi_midgame_free (midgame);
}

/* Plays N_GAMES by EVALUATION; values are not yet known. */
SumiSelfPlay *
sumi_self_play_new (const SumiEvaluation *evaluation, guint64 seed, guint n_games, guint n_threads)
{
  SumiSelfPlay *play = g_new0 (SumiSelfPlay, 1);
  Games games = { play, evaluation, seed };

  play->n_games = n_games;
  play->n_threads = n_threads;
  play->samples = g_new0 (SumiSample, (gsize) n_games * SUMI_N_PHASES);
  sumi_share_work (play_games, &games, n_games, N_AT_ONCE, n_threads);
  return play;
}

void
sumi_self_play_free (SumiSelfPlay *play)
{
  if (play == NULL)
    return;
  g_free (play->samples);
  g_free (play);
}

/* Finds the values of the positions of PHASE; EVALUATION must have learned the phases after it. */
void
sumi_self_play_label (SumiSelfPlay *play, const SumiEvaluation *evaluation, int phase)
{
  Labels labels = { sumi_self_play_phase (play, phase), evaluation };

  sumi_share_work (label_samples, &labels, play->n_games, N_AT_ONCE, play->n_threads);
}

/* The samples of PHASE, one for each game. */
SumiSample *
sumi_self_play_phase (SumiSelfPlay *play, int phase)
{
  return &play->samples[(gsize) phase * play->n_games];
}
