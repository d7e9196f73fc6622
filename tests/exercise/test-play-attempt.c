/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games played out against the opponent: to the aim, past it, across passes, taken back, called
 * off. The learner plays at random, from fixed seeds. */

#include "said.h"
#include "random-positions.h"
#include "exercise-fixture.h"
#include "sumi-exact.h"
#include "written.h"

#define GAME(id, moves, level, aim)                                                                \
  "{\"kind\": \"puzzle\", \"id\": \"" id "\", \"title\": \"" id "\", \"position\": {\"moves\": \"" \
  moves "\"}, \"task\": {\"type\": \"play\", \"opponent\": " level ", \"aim\": " aim "}}"

/* After f7 and White's a5 Black has to pass. */
#define PASS_GAME                                                                                  \
  "{\"kind\": \"puzzle\", \"id\": \"pass\", \"title\": \"pass\", \"position\": {\"board\": ["      \
  "\"OOOOOOO.\", \"OOOOOOX.\", \"XOOXXXXX\", \"XOOOXXX.\", \".XOXOXXO\", \"XXXXXXXO\","            \
  " \"XXOOO..O\", \"XXXXXX..\"], \"turn\": \"black\"},"                                            \
  " \"task\": {\"type\": \"play\", \"opponent\": 1, \"aim\": \"win\"}}"

static const char PACK[]
  = "{\"format\": \"sumi-pack/1\", \"id\": \"test\", \"title\": \"Test\", \"language\": \"en\","
    " \"items\": [" GAME ("win", "", "1", "\"win\"") ", "
    GAME ("margin", "f5d6c3", "3", "{\"margin\": 10}") ", "
    GAME ("corner", "f5", "2", "{\"corner\": \"any\"}") ", "
    GAME ("corners", "f5d6", "5", "{\"corner\": [\"a1\", \"h8\"]}") ", "
    GAME ("strong", "f5f6e6f4", "9", "\"win\"") ", " PASS_GAME "]}";

enum
{
  WIN,
  MARGIN,
  CORNER,
  CORNERS,
  STRONG,
  PASS,
  N_GAMES,
};

static SumiAttempt *
begin (guint index, guint32 seed)
{
  g_random_set_seed (seed);
  return exercise_begin (PACK, index);
}

/* Waits, where nothing has to stand on the board for a time, until it is the learner's turn. */
static void
wait_for_turn (SumiAttempt *attempt)
{
  while (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_REPLYING
         || sumi_attempt_is_searching (attempt))
    g_main_context_iteration (NULL, TRUE);
}

/* Plays at random until the game is over, or until so many own moves are made. */
static void
play_randomly (SumiAttempt *attempt, RandomSource *source, int max_moves)
{
  wait_for_turn (attempt);
  for (int i = 0; i < max_moves && sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_YOUR_TURN; i++)
    {
      SumiPosition position = sumi_attempt_get_position (attempt);

      g_assert_cmpint (position.turn, ==, sumi_attempt_get_side (attempt));
      sumi_attempt_choose (attempt,
                           random_square_of (source, sumi_position_legal_moves (position)));
      wait_for_turn (attempt);
      g_assert_cmpint (sumi_attempt_get_state (attempt), !=, SUMI_ATTEMPT_REPLYING);
    }
}

/* Whether the position on the board is one in which the aim is reached, counted anew. */
static gboolean
is_reached (SumiAttempt *attempt)
{
  const SumiPlayAim *aim = &sumi_attempt_get_exercise (attempt)->task.aim;
  SumiPosition position = sumi_attempt_get_position (attempt);
  SumiColor side = sumi_attempt_get_side (attempt);
  SumiBitboard own = sumi_position_discs (position, side);
  int margin = sumi_bitboard_count (own)
               - sumi_bitboard_count (sumi_position_discs (position, sumi_color_opposite (side)));

  if (aim->kind == SUMI_PLAY_AIM_CORNER)
    return (own & aim->corners) != 0;
  return sumi_position_is_over (position)
         && (aim->kind == SUMI_PLAY_AIM_WIN ? margin > 0 : margin >= aim->margin);
}

static void
test_to_the_end (void)
{
  RandomSource source = random_source_init (31);
  int n_solved = 0, n_failed = 0;

  for (guint i = 0; i < 30; i++)
    {
      SumiAttempt *attempt = begin (i % STRONG, i);
      SumiAttemptState state;
      const char *question = said_text (sumi_attempt_get_question (attempt));

      g_assert_cmpstr (question, !=, "");
      g_assert_false (sumi_attempt_can_show_solution (attempt));
      play_randomly (attempt, &source, 64);
      state = sumi_attempt_get_state (attempt);
      g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), !=, "");
      if (is_reached (attempt))
        exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_SOLVED);
      else
        {
          exercise_assert_feedback (attempt, SUMI_ATTEMPT_FAILED, SUMI_FEEDBACK_FAILED);
          g_assert_true (sumi_position_is_over (sumi_attempt_get_position (attempt)));
        }
      /* Nothing goes on after the end, which may be a corner in the middle of the game. */
      if (state == SUMI_ATTEMPT_SOLVED
          && sumi_attempt_get_exercise (attempt)->task.aim.kind == SUMI_PLAY_AIM_CORNER)
        {
          SumiBitboard taken = sumi_bitboard_of (sumi_attempt_get_last_move (attempt));

          g_assert_cmphex (taken & SUMI_CORNERS, !=, 0);
          g_assert_cmphex (sumi_attempt_get_feedback (attempt)->good, ==, taken);
        }
      if (sumi_attempt_can_undo (attempt))
        {
          SumiPosition end = sumi_attempt_get_position (attempt);

          g_assert_false (sumi_attempt_is_searching (attempt));
          sumi_attempt_go_on (attempt);
          while (g_main_context_iteration (NULL, FALSE))
            ;
          g_assert_true (sumi_position_equal (sumi_attempt_get_position (attempt), end));
          sumi_attempt_undo (attempt);
          exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
          sumi_attempt_choose (attempt, sumi_attempt_get_undone_move (attempt));
          wait_for_turn (attempt);
        }
      n_solved += state == SUMI_ATTEMPT_SOLVED;
      n_failed += state == SUMI_ATTEMPT_FAILED;
      g_assert_finalize_object (attempt);
    }
  g_assert_cmpint (n_solved, >, 0);
  g_assert_cmpint (n_failed, >, 0);
}

/* One game against the strongest. */
static void
test_strong (void)
{
  RandomSource source = random_source_init (32);
  SumiAttempt *attempt = begin (STRONG, 1);

  play_randomly (attempt, &source, 64);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_FAILED, SUMI_FEEDBACK_FAILED);
  /* Who lost can take back, or begin anew. */
  g_assert_true (sumi_attempt_can_undo (attempt));
  g_assert_cmpuint (sumi_attempt_get_effort (attempt)->n_wrong, ==, 1);
  sumi_attempt_undo (attempt);
  g_assert_cmpuint (sumi_attempt_get_effort (attempt)->n_undone, ==, 1);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  sumi_attempt_restart (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  g_assert_true (sumi_position_equal (sumi_attempt_get_position (attempt),
                                      sumi_attempt_get_exercise (attempt)->position));
  g_assert_finalize_object (attempt);
}

/* Back to the beginning from any point, a move of one's own at a time. */
static void
test_undo (void)
{
  RandomSource source = random_source_init (33);

  for (guint i = 0; i < 12; i++)
    {
      SumiAttempt *attempt = begin (i % 2 == 0 ? WIN : PASS, 100 + i);
      SumiPosition position;

      play_randomly (attempt, &source, 64);
      while (sumi_attempt_can_undo (attempt))
        {
          sumi_attempt_undo (attempt);
          position = sumi_attempt_get_position (attempt);
          exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
          g_assert_cmpint (position.turn, ==, sumi_attempt_get_side (attempt));
          g_assert_true (
            sumi_position_is_legal (position, sumi_attempt_get_undone_move (attempt)));
        }
      g_assert_true (sumi_position_equal (position, sumi_attempt_get_exercise (attempt)->position));
      g_assert_cmpint (sumi_attempt_get_last_move (attempt), ==, SUMI_SQUARE_NONE);
      g_assert_finalize_object (attempt);
    }
}

typedef struct
{
  SumiAttempt *attempt;
  int n_told; /* passes of either side that were told of */
} Listener;

static void
changed_cb (Listener *listener)
{
  const char *headline = said_headline (sumi_attempt_get_feedback (listener->attempt));

  listener->n_told += strstr (headline, "must pass") != NULL;
}

/* A pass is told of with its reason, and is not taken for the end. */
static void
test_pass (void)
{
  RandomSource source = random_source_init (34);
  int n_told = 0;

  for (guint i = 0; i < 40; i++)
    {
      Listener listener = { begin (PASS, i), 0 };

      g_signal_connect_swapped (listener.attempt, "changed", G_CALLBACK (changed_cb), &listener);
      play_randomly (listener.attempt, &source, 64);
      n_told += listener.n_told;
      g_assert_finalize_object (listener.attempt);
    }
  g_assert_cmpint (n_told, >, 0);
}

/* The reply waits as long as the pace says, or until the learner goes on. */
static void
test_pace (void)
{
  SumiAttempt *attempt = begin (WIN, 2);
  SumiPosition after;

  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 100000, 100000 });
  sumi_attempt_choose (attempt, square_of ("d3"));
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_REPLYING);
  after = sumi_attempt_get_position (attempt);
  exercise_wait (attempt);
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_REPLYING);
  g_assert_true (sumi_position_equal (sumi_attempt_get_position (attempt), after));
  sumi_attempt_go_on (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  g_assert_false (sumi_position_equal (sumi_attempt_get_position (attempt), after));

  /* Gone on before the opponent has thought, it plays as soon as it has. */
  sumi_attempt_choose (attempt, sumi_bitboard_first (sumi_position_legal_moves (
                                  sumi_attempt_get_position (attempt))));
  sumi_attempt_go_on (attempt);
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_REPLYING);
  exercise_wait (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  g_assert_finalize_object (attempt);
}

static void
test_called_off (void)
{
  SumiAttempt *attempt = begin (STRONG, 3);
  SumiPosition after;

  sumi_attempt_choose (attempt, sumi_bitboard_first (sumi_position_legal_moves (
                                  sumi_attempt_get_position (attempt))));
  after = sumi_attempt_get_position (attempt);
  g_assert_true (sumi_attempt_is_searching (attempt));
  sumi_attempt_cancel_search (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_UNDECIDED, SUMI_FEEDBACK_UNDECIDED);
  g_assert_true (sumi_position_equal (sumi_attempt_get_position (attempt), after));
  sumi_attempt_search_again (attempt);
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_REPLYING);
  exercise_wait (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  /* Taken back while the opponent thinks. */
  sumi_attempt_choose (attempt, sumi_bitboard_first (sumi_position_legal_moves (
                                  sumi_attempt_get_position (attempt))));
  sumi_attempt_undo (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  g_assert_false (sumi_attempt_is_searching (attempt));
  /* One that is dropped takes its thoughts along. */
  sumi_attempt_choose (attempt, sumi_attempt_get_undone_move (attempt));
  g_assert_true (sumi_attempt_is_searching (attempt));
  g_assert_finalize_object (attempt);
}

static void
test_illegal (void)
{
  SumiAttempt *attempt = begin (WIN, 4);

  sumi_attempt_choose (attempt, square_of ("a1"));
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_ILLEGAL);
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), !=, "");
  g_assert_false (sumi_attempt_can_undo (attempt));
  g_assert_finalize_object (attempt);
}

/* Hints are given where they can be proved, and the last one is an exact best move. */
static void
test_hint (void)
{
  SumiExactOptions options = SUMI_EXACT_DEFAULTS;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  RandomSource source = random_source_init (35);
  SumiAttempt *attempt = begin (WIN, 5);
  SumiAttempt *corner = begin (CORNER, 5);
  SumiExact *exact;
  SumiBitboard lit;

  g_assert_false (sumi_attempt_can_hint (attempt));
  g_assert_false (sumi_attempt_can_hint (corner));
  while (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_YOUR_TURN
         && !sumi_attempt_can_hint (attempt))
    play_randomly (attempt, &source, 1);
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_YOUR_TURN);
  g_assert_cmpint (
    sumi_position_count_empties (sumi_attempt_get_position (attempt)), <=, 12);
  /* A search for it that is called off changes nothing. */
  sumi_attempt_hint (attempt);
  g_assert_true (sumi_attempt_is_searching (attempt));
  sumi_attempt_cancel_search (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  g_assert_false (sumi_attempt_is_searching (attempt));
  while (sumi_attempt_can_hint (attempt))
    {
      sumi_attempt_hint (attempt);
      exercise_wait (attempt);
      exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_HINT);
    }
  lit = sumi_attempt_get_feedback (attempt)->lit;
  options.scoring = SUMI_SCORING_DISCS;
  exact = sumi_exact_new (&options);
  g_assert_cmphex (lit, !=, 0);
  g_assert_cmphex (
    lit & ~sumi_exact_best_moves (exact, sumi_attempt_get_position (attempt), &budget).best, ==, 0);
  sumi_exact_free (exact);
  g_assert_finalize_object (corner);
  g_assert_finalize_object (attempt);
}

/* Whatever is done in whatever order, the game stays a game. */
static void
test_random_input (void)
{
  static void (*const acts[]) (SumiAttempt *attempt) = {
    sumi_attempt_undo,         sumi_attempt_hint,  sumi_attempt_show_solution,
    sumi_attempt_hand_over,    sumi_attempt_go_on, sumi_attempt_cancel_search,
    sumi_attempt_search_again,
  };
  RandomSource source = random_source_init (36);

  for (guint run = 0; run < 2 * N_GAMES; run++)
    {
      guint game = run % N_GAMES == STRONG ? WIN : run % N_GAMES;
      SumiAttempt *attempt = begin (game, 200 + run);

      for (int i = 0; i < 150; i++)
        {
          int act = random_source_below (&source, 24);
          SumiBitboard legal = sumi_position_legal_moves (sumi_attempt_get_position (attempt));

          if (act < (int) G_N_ELEMENTS (acts))
            acts[act](attempt);
          else if (act == 7 && random_source_below (&source, 4) == 0)
            sumi_attempt_restart (attempt);
          else if (act < 10)
            sumi_attempt_choose (attempt, random_source_below (&source, 64));
          else if (act < 16)
            exercise_wait (attempt);
          else if (legal != 0)
            sumi_attempt_choose (attempt, random_square_of (&source, legal));
          exercise_assert_told (attempt);
          if (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED)
            g_assert_true (is_reached (attempt));
        }
      g_assert_finalize_object (attempt);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play-attempt/to-the-end", test_to_the_end);
  g_test_add_func ("/play-attempt/strong", test_strong);
  g_test_add_func ("/play-attempt/undo", test_undo);
  g_test_add_func ("/play-attempt/pass", test_pass);
  g_test_add_func ("/play-attempt/pace", test_pace);
  g_test_add_func ("/play-attempt/called-off", test_called_off);
  g_test_add_func ("/play-attempt/illegal", test_illegal);
  g_test_add_func ("/play-attempt/hint", test_hint);
  g_test_add_func ("/play-attempt/random-input", test_random_input);
  return g_test_run ();
}
