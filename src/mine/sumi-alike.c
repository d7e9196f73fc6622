/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-alike.h"

#include "sumi-hardness.h"
#include "sumi-judgement.h"
#include "sumi-natural-game.h"
#include "sumi-random.h"

/* How many empty squares more or fewer than the given position a position may have; and how many
 * more, at most, if the exact result is asked for. */
#define MORE_EMPTIES 8
#define MORE_EXACT_EMPTIES 1

/* One of two moves is found too easily by chance. */
#define MIN_MOVES 3

/* Nodes that may go into one position. */
#define MAX_NODES UINT64_C (1000000)

static gboolean
is_exact (const SumiTask *task)
{
  return task->type == SUMI_TASK_WIN
         || (task->type == SUMI_TASK_BEST && task->measure == SUMI_MEASURE_SCORE);
}

/* Whether POSITION is at about the same time of a game as LIKE. */
static gboolean
is_near (const SumiTask *task, SumiPosition like, SumiPosition position)
{
  int more = sumi_position_count_empties (position) - sumi_position_count_empties (like);

  return more >= -MORE_EMPTIES && more <= (is_exact (task) ? MORE_EXACT_EMPTIES : MORE_EMPTIES);
}

/* The one move of POSITION that is right, if there is no shorter way to it than TASK says;
 * SUMI_SQUARE_NONE if there is none, if there are several, or if it cannot be decided. */
static SumiSquare
find_only_move (const SumiTask *task, SumiPosition position, SumiBudget *budget)
{
  SumiBudget small = *budget;
  g_autoptr (SumiJudgement) judgement = NULL;
  SumiSquare move;

  small.nodes = 0;
  small.max_nodes = MAX_NODES;
  judgement = sumi_judgement_new (task, position, SUMI_JUDGE_DEFAULT, &small);
  if (!judgement->is_decided || sumi_bitboard_count (judgement->right) != 1)
    return SUMI_SQUARE_NONE;
  move = sumi_bitboard_first (judgement->right);
  if (task->type == SUMI_TASK_FORCE
      && sumi_judgement_get (judgement, move)->distance < task->within)
    return SUMI_SQUARE_NONE;
  return move;
}

/* Plays the game GAME of those that follow from SEED with MIDGAME, and looks for a position of
 * about as many empty squares as LIKE in which TASK, which a move answers, has one right move and
 * at least two wrong ones. Of those of one game any may be found, with the same chance: two would
 * be too much alike. FALSE if there is none, or if BUDGET was cancelled. */
gboolean
sumi_alike_find (const SumiTask *task,
                 SumiPosition like,
                 SumiMidgame *midgame,
                 guint64 seed,
                 guint64 game,
                 SumiBudget *budget,
                 SumiAlike *out_alike)
{
  SumiRandom random = sumi_random_init (seed + 1, game);
  SumiTranscript record, so_far;
  SumiHardness hardness;
  int n_found = 0;

  sumi_natural_game_play (midgame, seed, game, &record);
  so_far = (SumiTranscript){ .start = record.start, .end = record.start };
  for (int ply = 0; ply < record.n_moves && sumi_budget_check (budget); ply++)
    {
      SumiSquare move = SUMI_SQUARE_NONE;

      if (sumi_bitboard_count (sumi_position_legal_moves (so_far.end)) >= MIN_MOVES
          && is_near (task, like, so_far.end))
        move = find_only_move (task, so_far.end, budget);
      if (move != SUMI_SQUARE_NONE && sumi_random_below (&random, ++n_found) == 0)
        *out_alike = (SumiAlike){ .record = so_far, .move = move };
      sumi_transcript_play (&so_far, record.moves[ply]);
    }
  if (n_found == 0 || budget->is_exhausted
      || !sumi_hardness_measure (task, out_alike->record.end, midgame, NULL, &hardness))
    return FALSE;
  out_alike->rating = sumi_hardness_rate (&hardness);
  return TRUE;
}
