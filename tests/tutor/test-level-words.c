/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of the levels of the opponent is true of what they are set to, and of how they play.
 *
 * With an argument, what they lose and like is measured over so many games; SUMI_WEIGHTS names the
 * weights. */

#include <stdlib.h>

#include "random-positions.h"
#include "sumi-level-words.h"
#include "sumi-opponent.h"
#include "tutor-weights.h"

#define TABLE_BYTES (1024 * 1024)

/* A few plies ahead. */
#define JUDGING_DEPTH 8

/* The games of a level in the middle, of which one position in so many is looked at, before the end
 * is counted out. The first are those where the levels lose about what they do in many games. */
#define FIRST_GAME 4
#define N_GAMES 4
#define GAME_LEVEL 4
#define STEP 4
#define MIN_EMPTIES 20

/* How far from what a few games give the loss of a level may be that is told. */
#define MAX_LOSS_RATIO 1.3

/* Who is greedy turns so many discs more a move than who plays any; who is not, fewer. */
#define GREEDY 0.2

static guint n_games = N_GAMES;

static void
test_texts (void)
{
  static const struct
  {
    const char *name;
    const char *text;
  } table[SUMI_N_LEVELS] = {
    { "Level 1: first steps",
      "It likes to turn many discs. It does not look at your answers. On average its move is about "
      "7 discs worse than the best one." },
    { "Level 2: beginner",
      "It likes to turn many discs. It looks at your answers, but overlooks what follows them. On "
      "average its move is about 5.2 discs worse than the best one." },
    { "Level 3: learner",
      "It likes to turn many discs. It looks at your answers, but overlooks what follows them. On "
      "average its move is about 3.8 discs worse than the best one." },
    { "Level 4: casual player",
      "It looks 3 moves ahead, yours included. It counts out the game for the last 6 empty "
      "squares. On average its move is about 2.8 discs worse than the best one." },
    { "Level 5: keen player",
      "It looks 3 moves ahead, yours included. It counts out the game for the last 8 empty "
      "squares. On average its move is about 1.9 discs worse than the best one." },
    { "Level 6: club player",
      "It looks 4 moves ahead, yours included. It counts out the game for the last 10 empty "
      "squares. On average its move is about 1.2 discs worse than the best one." },
    { "Level 7: strong player",
      "It looks 5 moves ahead, yours included. It counts out the game for the last 12 empty "
      "squares. On average its move is about 0.7 discs worse than the best one." },
    { "Level 8: expert",
      "It looks 8 moves ahead, yours included. It counts out the game for the last 18 empty "
      "squares. On average its move is about 0.3 discs worse than the best one." },
    { "Level 9: full strength",
      "It plays the best move that it sees; in the opening, for variety, sometimes one that is "
      "nearly as good. It looks 10 moves ahead, yours included. It counts out the game for the "
      "last 20 empty squares." },
  };

  for (int level = 1; level <= SUMI_N_LEVELS; level++)
    {
      g_autofree char *text = sumi_level_to_text (level);

      g_assert_cmpstr (sumi_level_get_name (level), ==, table[level - 1].name);
      g_assert_cmpstr (text, ==, table[level - 1].text);
    }
}

/* What the levels do at many positions, in all. */
typedef struct
{
  SumiOpponent *opponents[SUMI_N_LEVELS];
  double losses[SUMI_N_LEVELS];  /* in hundredths of a disc */
  double turned[SUMI_N_LEVELS];  /* discs more than by moves at random */
  guint n_positions;
} Survey;

/* What is expected of a level by CHANCES: the sum of VALUES, by the square of the move. */
static double
expect (const SumiMidgameReport *report, const double *chances, const double *values)
{
  double sum = 0;

  for (int i = 0; i < report->n_moves; i++)
    sum += chances[i] * values[report->moves[i].move];
  return sum;
}

static void
survey_position (Survey *survey, SumiMidgame *midgame, SumiPosition position)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  double losses[64], turned[64], mean = 0;
  SumiMidgameReport judged;

  sumi_midgame_forget (midgame);
  sumi_midgame_score_moves (midgame, position, (SumiMidgameLimits){ JUDGING_DEPTH, 0 }, &budget,
                            &judged);
  for (int i = 0; i < judged.n_moves; i++)
    {
      SumiSquare move = judged.moves[i].move;

      losses[move] = judged.moves[0].value.score - judged.moves[i].value.score;
      turned[move] = sumi_bitboard_count (sumi_position_flips (position, move));
      mean += turned[move] / judged.n_moves;
    }
  for (int level = 0; level < SUMI_N_LEVELS - 1; level++)
    {
      SumiMidgameReport report;
      double chances[SUMI_MIDGAME_MAX_MOVES];

      sumi_opponent_weigh (survey->opponents[level], position, &budget, &report, chances);
      survey->losses[level] += expect (&report, chances, losses);
      survey->turned[level] += expect (&report, chances, turned) - mean;
    }
  survey->n_positions++;
}

static void
survey_game (Survey *survey, SumiMidgame *midgame, guint seed)
{
  SumiOpponent *player = sumi_opponent_new (midgame, sumi_level_get (GAME_LEVEL - 1), seed);
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  while (!sumi_position_is_over (position))
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      int n_empties = sumi_position_count_empties (position);

      if (n_empties % STEP == 0 && n_empties >= MIN_EMPTIES && !sumi_position_must_pass (position))
        survey_position (survey, midgame, position);
      position =
          sumi_position_play (position, sumi_opponent_choose_move (player, position, &budget));
    }
  sumi_opponent_free (player);
}

/* Each level loses about what is told of it, and less than the one below; and those that are said
 * to like to turn many discs do so. */
static void
test_losses (void)
{
  SumiEvaluation *evaluation = tutor_open_evaluation ();
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  Survey survey = { 0 };

  for (int level = 0; level < SUMI_N_LEVELS; level++)
    survey.opponents[level] = sumi_opponent_new (midgame, sumi_level_get (level), 1);
  for (guint game = 0; game < n_games; game++)
    survey_game (&survey, midgame, FIRST_GAME + game);
  for (int level = 0; level < SUMI_N_LEVELS - 1; level++)
    {
      double loss = survey.losses[level] / survey.n_positions;
      double turned = survey.turned[level] / survey.n_positions;
      int told = sumi_level_get (level).loss;

      g_test_message ("level %d loses %.2f discs, turns %+.2f", level + 1, loss / SUMI_DISC,
                      turned);
      g_assert_cmpfloat (loss, <, told * MAX_LOSS_RATIO);
      g_assert_cmpfloat (loss * MAX_LOSS_RATIO, >, told);
      g_assert_true (level == 0 || survey.losses[level] < survey.losses[level - 1]);
      g_assert_true ((turned > GREEDY) == sumi_level_is_greedy (level + 1));
    }
  for (int level = 0; level < SUMI_N_LEVELS; level++)
    sumi_opponent_free (survey.opponents[level]);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_games = (guint) atoi (argv[1]);
  g_test_add_func ("/tutor/level-words/texts", test_texts);
  g_test_add_func ("/tutor/level-words/losses", test_losses);
  return g_test_run ();
}
