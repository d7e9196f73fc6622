/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-opponent.h"

#include <math.h>
#include <stdlib.h>

#include "sumi-allocate.h"
#include "sumi-random.h"

struct _SumiOpponent
{
  SumiMidgame *midgame;
  SumiLevel level;
  uint64_t seed;
  bool is_varied;
  const SumiBook *book; /* NULL: none */
};

/* From a beginner to the strongest. Their haste was chosen so that each beats the one before in 70
 * to 85 of 100 games: "sumi-tool match" measures that, and levels 2 to 7 won 82, 82, 82, 81, 82,
 * 82 of 100 (400 games at least, give or take 2), levels 8 and 9 won 80 and 84 (200 games, give or
 * take 3). What each loses was measured by the test of the words, with 48 games. */
static const SumiLevel levels[SUMI_N_LEVELS] = {
  { 700, { 1, 0 }, 75 }, { 520, { 2, 2 }, 63 },  { 380, { 2, 4 }, 52 },
  { 280, { 3, 6 }, 43 }, { 190, { 3, 8 }, 33 },  { 120, { 4, 10 }, 26 },
  { 70, { 5, 12 }, 17 }, { 30, { 8, 18 }, 15 },  { 0, { 10, 20, 24 } },
};

/* The ratings of the levels. */
#define FIRST_RATING 600
#define RATING_STEP 260

/* What a corner is worth at a glance, in hundredths of a disc: what a move to a square beside an
 * empty corner costs, other things equal (11 to 13 discs by a search of 8 plies, over 1,594
 * positions of games of the weakest four levels). */
#define CORNER (12 * SUMI_DISC)

/* The temperature of a player who looks at nothing but the board, in hundredths of a disc; that of
 * others is in proportion to their haste. With 5 discs instead of 3, levels that are as strong turn
 * only half as many discs more than a player who chooses moves at random. */
#define TEMPERATURE (3 * SUMI_DISC)

/* In the opening book, and without one with so many empties or more, an opponent without errors
 * that is to vary its openings loses VARIETY a move on average, in hundredths of a disc, less than
 * its search is off there. In the book it loses 13, as some positions have one move only; of 1,000
 * openings of 16 plies between two of them 526 differ. */
#define VARIETY_EMPTIES 52
#define VARIETY 20

/* The number of steps in which the range of the temperature is halved. */
#define N_HALVINGS 40
#define MAX_TEMPERATURE (1000.0 * SUMI_DISC)

/* What a player has seen of the moves in a position while it looked further and further. */
typedef struct
{
  double seen[64];     /* the value of each move as it looks so far, by its square */
  double searched[64]; /* its value by the last depth that was searched */
  double chance;       /* of looking as far as that */
  double patience;     /* the chance of looking one ply further */
} Sight;

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
  int n_empties = sumi_position_count_empties (position);

  if (is_in_book || (is_to_vary (opponent) && n_empties >= VARIETY_EMPTIES))
    return VARIETY;
  return opponent->level.loss;
}

/* What the board shows at once of MOVE: the discs that it turns count for one side and no longer
 * for the other, and corners are good. */
static double
glance (SumiPosition position, SumiSquare move)
{
  int n_flips = sumi_bitboard_count (sumi_position_flips (position, move));

  return 2 * SUMI_DISC * n_flips + (sumi_bitboard_has (SUMI_CORNERS, move) ? CORNER : 0);
}

static Sight
begin_to_look (SumiPosition position, int haste)
{
  Sight sight = { .chance = 1, .patience = 1 - haste / 100.0 };

  SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
    sight.seen[square] = sight.searched[square] = glance (position, (SumiSquare) square);
  return sight;
}

/* What one ply more changes is seen as likely as the player looks so far. */
static void
look_further_cb (const SumiMidgameReport *report, const SumiBudget *budget, void *data)
{
  Sight *sight = data;

  sight->chance *= sight->patience;
  for (int i = 0; i < report->n_moves; i++)
    {
      SumiSquare move = report->moves[i].move;
      int score = report->moves[i].value.score;

      sight->seen[move] += sight->chance * (score - sight->searched[move]);
      sight->searched[move] = score;
    }
}

static int
get_sign (int score)
{
  return (score > 0) - (score < 0);
}

/* Leaves the moves of REPORT, whose values are proved, that keep the result. */
static void
keep_result (SumiMidgameReport *report)
{
  int sign = get_sign (report->moves[0].value.score);

  while (get_sign (report->moves[report->n_moves - 1].value.score) != sign)
    report->n_moves--;
}

/* Searches POSITION as a hasty player: the value of a move is the mean of what it looks like when
 * the player stops looking at one ply or another. So what a move leads to counts the less the
 * deeper it lies. The end of the game is counted out, and a result that is certain is not given
 * away. */
static void
search_in_haste (SumiOpponent *opponent,
                 SumiPosition position,
                 SumiBudget *budget,
                 SumiMidgameReport *out_report)
{
  Sight sight = begin_to_look (position, opponent->level.haste);

  sumi_midgame_set_progress (opponent->midgame, look_further_cb, &sight);
  sumi_midgame_score_moves (opponent->midgame, position, opponent->level.limits, budget,
                            out_report);
  sumi_midgame_set_progress (opponent->midgame, NULL, NULL);
  if (out_report->n_moves == 0)
    return;
  if (out_report->moves[0].value.is_proved)
    {
      keep_result (out_report);
      return;
    }
  for (int i = 0; i < out_report->n_moves; i++)
    out_report->moves[i].value.score = (int) lround (sight.seen[out_report->moves[i].move]);
  sumi_midgame_sort_moves (out_report);
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
  if (opponent->level.haste > 0)
    search_in_haste (opponent, position, budget, out_report);
  else if (loss == 0)
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

/* How strong LEVEL, from 0, is: one that is rated 260 higher wins 82 of 100 games, as each level
 * was measured to do against the one below. */
int
sumi_level_get_rating (int level)
{
  return FIRST_RATING + level * RATING_STEP;
}

/* The strongest level, from 0, that is weaker than a player of RATING; the weakest if none is. */
int
sumi_level_find_weaker (double rating)
{
  int level = SUMI_N_LEVELS - 1;

  while (level > 0 && sumi_level_get_rating (level) >= rating)
    level--;
  return level;
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

/* The moves that the opponent may play in POSITION with their values as it sees them, and how
 * likely it plays each. */
void
sumi_opponent_weigh (SumiOpponent *opponent,
                     SumiPosition position,
                     SumiBudget *budget,
                     SumiMidgameReport *out_report,
                     double *out_chances)
{
  bool is_in_book = is_to_vary (opponent) && opponent->book != NULL
                    && sumi_midgame_read_book (opponent->book, position, out_report);
  int loss = find_loss (opponent, position, is_in_book);
  int haste = opponent->level.haste;

  if (!is_in_book)
    search (opponent, position, loss, budget, out_report);
  if (haste > 0)
    distribute (out_report->moves, out_report->n_moves, TEMPERATURE * haste / 100.0, out_chances);
  else if (loss > 0)
    sumi_opponent_weigh_moves (out_report->moves, out_report->n_moves, loss, out_chances);
  else
    for (int i = 0; i < out_report->n_moves; i++)
      out_chances[i] = i == 0;
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

  sumi_opponent_weigh (opponent, position, budget, &report, chances);
  if (report.n_moves == 0)
    return SUMI_SQUARE_PASS;
  for (int i = 0; i < report.n_moves - 1; i++)
    {
      fraction -= chances[i];
      if (fraction < 0)
        return report.moves[i].move;
    }
  return report.moves[report.n_moves - 1].move;
}
