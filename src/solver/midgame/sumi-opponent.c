/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-opponent.h"

#include <math.h>
#include <stdlib.h>

#include "sumi-allocate.h"

struct _SumiOpponent
{
  SumiMidgame *midgame;
  SumiLevel level;
  uint64_t seed;
  bool is_varied;
  const SumiBook *book; /* NULL: none */
};

/* From a beginner to the strongest. The smaller the loss of a level, the deeper it must search, or
 * it would lose more by what it overlooks. The losses were chosen so that each level wins 70 to 85
 * of 100 games against the one before: "sumi-tool match" measures that, and level 2 to 9 won 81,
 * 76, 82, 80, 80, 82 (300 games each, so give or take 2), 72 and 78 (64 games, give or take 5). */
static const SumiLevel levels[SUMI_N_LEVELS] = {
  { 600, { 1, 0 } }, { 450, { 2, 2 } }, { 300, { 2, 4 } }, { 215, { 3, 6 } }, { 115, { 3, 8 } },
  { 70, { 4, 10 } }, { 34, { 5, 12 } }, { 30, { 8, 18 } }, { 0, { 10, 20, 24 } },
};

/* In the opening book, and without one with so many empties or more, an opponent without errors
 * that is to vary its openings loses VARIETY a move on average, in hundredths of a disc, less than
 * its search is off there. In the book it loses 13, as some positions have one move only; of 1,000
 * openings of 16 plies between two of them 526 differ. */
#define VARIETY_EMPTIES 52
#define VARIETY 20

/* The number of steps in which the range of the temperature is halved. */
#define N_HALVINGS 40
#define MAX_TEMPERATURE (1000.0 * SUMI_DISC)

/* Fills in the chances of the moves by Boltzmann's distribution: a move that is worse by
 * TEMPERATURE is e times less likely. Returns the expected loss. */
static double
distribute (const SumiMoveScore *moves, int n_moves, double temperature, double *out_chances)
{
  double sum = 0, loss = 0;

  for (int i = 0; i < n_moves; i++)
    {
      out_chances[i] = exp ((moves[i].value.score - moves[0].value.score) / temperature);
      sum += out_chances[i];
    }
  for (int i = 0; i < n_moves; i++)
    {
      out_chances[i] /= sum;
      loss += out_chances[i] * (moves[0].value.score - moves[i].value.score);
    }
  return loss;
}

/* Whether the opening is varied where OPPONENT would make no error. */
static bool
is_to_vary (const SumiOpponent *opponent)
{
  return opponent->is_varied && opponent->level.loss == 0;
}

/* What OPPONENT loses in POSITION on average, in hundredths of a disc. */
static int
find_loss (const SumiOpponent *opponent, SumiPosition position, bool is_in_book)
{
  int n_empties = sumi_bitboard_count (sumi_position_empties (position));

  if (is_in_book || (is_to_vary (opponent) && n_empties >= VARIETY_EMPTIES))
    return VARIETY;
  return opponent->level.loss;
}

/* Searches POSITION as the level does: where there are no errors, only the best move is needed, not
 * the scores of the others. */
static void
search (SumiOpponent *opponent,
        SumiPosition position,
        int loss,
        SumiBudget *budget,
        SumiMidgameReport *out_report)
{
  sumi_midgame_forget (opponent->midgame);
  if (loss == 0)
    sumi_midgame_find_best (opponent->midgame, position, opponent->level.limits, budget,
                            out_report);
  else
    sumi_midgame_score_moves (opponent->midgame, position, opponent->level.limits, budget,
                              out_report);
}

/* The values of a level, from 0 to SUMI_N_LEVELS - 1. */
SumiLevel
sumi_level_get (int level)
{
  return levels[level];
}

/* How likely each of MOVES, the best first, is chosen by a player who is to lose LOSS a move on
 * average. LOSS must be positive; where even blind choice loses less, chances are all but even. */
void
sumi_opponent_weigh_moves (const SumiMoveScore *moves, int n_moves, int loss, double *out_chances)
{
  double low = 0, high = MAX_TEMPERATURE;

  for (int i = 0; i < N_HALVINGS; i++)
    {
      double middle = (low + high) / 2;

      if (distribute (moves, n_moves, middle, out_chances) < loss)
        low = middle;
      else
        high = middle;
    }
  distribute (moves, n_moves, high, out_chances);
}

/* An opponent of LEVEL that searches with MIDGAME. MIDGAME must outlive it, and may be
 * shared by opponents that move in turn. */
SumiOpponent *
sumi_opponent_new (SumiMidgame *midgame, SumiLevel level, uint64_t seed)
{
  SumiOpponent *opponent = sumi_allocate (sizeof *opponent);

  opponent->midgame = midgame;
  opponent->level = level;
  opponent->seed = seed;
  return opponent;
}

void
sumi_opponent_free (SumiOpponent *opponent)
{
  free (opponent);
}

/* Has OPPONENT open its games in different ways where its level makes no errors, which answers the
 * same moves with the same game otherwise, whatever the seed: by the moves of BOOK, which must
 * outlive it, or where that is NULL or does not know the position, by its own search. */
void
sumi_opponent_vary (SumiOpponent *opponent, const SumiBook *book)
{
  opponent->is_varied = true;
  opponent->book = book;
}

/* The move that the opponent plays in POSITION, SUMI_SQUARE_PASS where it has none. It depends on
 * the seed and the position alone, as long as the BUDGET suffices; a player who takes a move back
 * and plays it again gets the same reply. */
SumiSquare
sumi_opponent_choose_move (SumiOpponent *opponent, SumiPosition position, SumiBudget *budget)
{
  SumiRandom random = sumi_random_init (opponent->seed, sumi_position_hash (position));
  double fraction = sumi_random_fraction (&random);
  double chances[SUMI_MIDGAME_MAX_MOVES];
  SumiMidgameReport report;
  bool is_in_book = is_to_vary (opponent) && opponent->book != NULL
                    && sumi_midgame_read_book (opponent->book, position, &report);
  int loss = find_loss (opponent, position, is_in_book);

  if (!is_in_book)
    search (opponent, position, loss, budget, &report);
  if (report.n_moves == 0)
    return SUMI_SQUARE_PASS;
  if (loss == 0)
    return report.moves[0].move;
  sumi_opponent_weigh_moves (report.moves, report.n_moves, loss, chances);
  for (int i = 0; i < report.n_moves - 1; i++)
    {
      fraction -= chances[i];
      if (fraction < 0)
        return report.moves[i].move;
    }
  return report.moves[report.n_moves - 1].move;
}
