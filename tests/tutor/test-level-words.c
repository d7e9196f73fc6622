/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of the levels of the opponent is true of what they are set to, and of how they play.
 */

#include "random-positions.h"
#include "sumi-level-words.h"
#include "sumi-opponent.h"
#include "tutor-weights.h"

#define TABLE_BYTES (1024 * 1024)
#define N_POSITIONS 30

/* A corner is worth taking if every other move is worse by so much, a few plies ahead. */
#define WORTH (2 * SUMI_DISC)
#define JUDGING_DEPTH 8

static void
test_texts (void)
{
  static const struct
  {
    const char *name;
    const char *text;
  } table[SUMI_N_LEVELS] = {
    { "Level 1: first steps",
      "It takes about half of the corners that are worth taking. It does not look at your "
      "answers. It does not count out the end of the game. On average its move is at most about"
      " 6 discs worse than the best one that it sees." },
    { "Level 2: beginner",
      "It takes most corners that are worth taking. It looks at your answers, but overlooks "
      "what follows them. It counts out the game for the last 2 empty squares. On average its "
      "move is at most about 4.5 discs worse than the best one that it sees." },
    { "Level 3: learner",
      "It takes most corners that are worth taking. It looks at your answers, but overlooks "
      "what follows them. It counts out the game for the last 4 empty squares. On average its "
      "move is at most about 3 discs worse than the best one that it sees." },
    { "Level 4: casual player",
      "It takes most corners that are worth taking. It looks 3 moves ahead, yours included. It "
      "counts out the game for the last 6 empty squares. On average its move is at most about "
      "2.2 discs worse than the best one that it sees." },
    { "Level 5: keen player",
      "It takes most corners that are worth taking. It looks 3 moves ahead, yours included. It "
      "counts out the game for the last 8 empty squares. On average its move is at most about "
      "1.2 discs worse than the best one that it sees." },
    { "Level 6: club player",
      "It takes most corners that are worth taking. It looks 4 moves ahead, yours included. It "
      "counts out the game for the last 10 empty squares. On average its move is at most about "
      "0.7 discs worse than the best one that it sees." },
    { "Level 7: strong player",
      "It seldom leaves a corner that is worth taking. It looks 5 moves ahead, yours included. "
      "It counts out the game for the last 12 empty squares. On average its move is at most "
      "about 0.4 discs worse than the best one that it sees." },
    { "Level 8: expert",
      "It seldom leaves a corner that is worth taking. It looks 8 moves ahead, yours included. "
      "It counts out the game for the last 18 empty squares. On average its move is at most "
      "about 0.3 discs worse than the best one that it sees." },
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

/* A position of a game with errors, in which a corner is worth taking. */
static SumiPosition
find_corner (RandomSource *source, SumiMidgame *midgame)
{
  for (;;)
    {
      SumiPosition position = random_position (source, 14 + random_source_below (source, 35));
      SumiBitboard corners = sumi_position_legal_moves (position) & SUMI_CORNERS;
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;
      int i = 0;

      if (corners == 0)
        continue;
      sumi_midgame_score_moves (midgame, position, (SumiMidgameLimits){ JUDGING_DEPTH, 0 }, &budget,
                                &report);
      while (i < report.n_moves && sumi_bitboard_has (SUMI_CORNERS, report.moves[i].move))
        i++;
      if (i > 0 && i < report.n_moves
          && report.moves[0].value.score - report.moves[i].value.score >= WORTH)
        return position;
    }
}

/* How likely the opponent takes a corner in POSITION. */
static double
weigh_corners (SumiMidgame *midgame, SumiLevel level, SumiPosition position)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  double chances[SUMI_MIDGAME_MAX_MOVES], sum = 0;
  SumiMidgameReport report;

  sumi_midgame_score_moves (midgame, position, level.limits, &budget, &report);
  sumi_opponent_weigh_moves (report.moves, report.n_moves, level.loss, chances);
  for (int i = 0; i < report.n_moves; i++)
    sum += sumi_bitboard_has (SUMI_CORNERS, report.moves[i].move) ? chances[i] : 0;
  return sum;
}

static void
test_corner_habits (void)
{
  /* The shares of corners taken that each habit allows. */
  static const struct
  {
    double min, max;
  } habits[] = {
    [SUMI_CORNERS_HALF] = { 0.4, 0.6 },
    [SUMI_CORNERS_MOSTLY_TAKEN] = { 0.6, 0.9 },
    [SUMI_CORNERS_SELDOM_LEFT] = { 0.88, 1.0 },
  };
  RandomSource source = random_source_init (31);
  SumiEvaluation *evaluation = tutor_open_evaluation ();
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiPosition positions[N_POSITIONS];

  for (int i = 0; i < N_POSITIONS; i++)
    positions[i] = find_corner (&source, midgame);
  for (int number = 1; number <= SUMI_N_LEVELS; number++)
    {
      SumiLevel level = sumi_level_get (number - 1);
      SumiCornerHabit habit = sumi_level_get_corner_habit (number);
      double share = 0;

      g_assert_true ((level.loss == 0) == (habit == SUMI_CORNERS_AS_SEEN));
      if (habit == SUMI_CORNERS_AS_SEEN)
        continue;
      for (int i = 0; i < N_POSITIONS; i++)
        share += weigh_corners (midgame, level, positions[i]) / N_POSITIONS;
      g_test_message ("level %d takes %.2f of the corners", number, share);
      g_assert_cmpfloat (share, >=, habits[habit].min);
      g_assert_cmpfloat (share, <=, habits[habit].max);
    }
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/level-words/texts", test_texts);
  g_test_add_func ("/tutor/level-words/corner-habits", test_corner_habits);
  return g_test_run ();
}
