/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clocks: how time is counted, and what it does to a game. No time passes but what is said here. */

#include "live-fixture.h"
#include "said.h"
#include "sumi-warning.h"
#include "written.h"

static const SumiClockTerms FIVE_MINUTES = { SUMI_CLOCK_GAME, 300, 3 };
static const SumiClockTerms A_MOVE = { SUMI_CLOCK_MOVE, 30, 0 };

static gint64 now_us;

static gint64
get_time_us (void)
{
  return now_us;
}

/* MS milliseconds pass, and are noticed. */
static gboolean
pass (SumiLiveGame *game, int ms)
{
  now_us += ms * G_GINT64_CONSTANT (1000);
  return sumi_live_game_check_time (game);
}

static SumiLiveGame *
begin (int black_level, int white_level, SumiClockTerms clock)
{
  SumiGameTerms terms = live_terms (black_level, white_level);

  terms.clock = clock;
  return sumi_live_game_new (&terms, (SumiLivePace){ .get_time_us = get_time_us });
}

/* The same, where discs are turned by hand. */
static SumiLiveGame *
begin_by_hand (int black_level, int white_level, SumiClockTerms clock)
{
  SumiGameTerms terms = live_terms (black_level, white_level);

  terms.clock = clock;
  terms.turns_by_hand = TRUE;
  return sumi_live_game_new (&terms, (SumiLivePace){ .get_time_us = get_time_us });
}

static int
get_left (SumiLiveGame *game, SumiColor side)
{
  return sumi_live_game_get_game (game)->clock.left_ms[side];
}

static int
get_time (SumiLiveGame *game, int ply)
{
  return sumi_live_game_get_game (game)->times_ms[ply];
}

/* The increment comes with each move; what is left of a move is lost; nothing is less than none. */
static void
test_counting (void)
{
  SumiGameClock clock, none;

  sumi_game_clock_init (&clock, FIVE_MINUTES);
  sumi_game_clock_spend (&clock, SUMI_BLACK, 4000);
  sumi_game_clock_spend (&clock, SUMI_BLACK, 1500);
  g_assert_cmpint (sumi_game_clock_end_move (&clock, SUMI_BLACK), ==, 5500);
  g_assert_cmpint (clock.left_ms[SUMI_BLACK], ==, 297500);
  g_assert_cmpint (clock.left_ms[SUMI_WHITE], ==, 300000);
  g_assert_cmpint (sumi_game_clock_end_move (&clock, SUMI_WHITE), ==, 1);
  sumi_game_clock_spend (&clock, SUMI_WHITE, G_MAXINT64);
  g_assert_true (sumi_game_clock_is_up (&clock, SUMI_WHITE));
  g_assert_false (sumi_game_clock_is_up (&clock, SUMI_BLACK));
  g_assert_cmpint (clock.spent_ms, ==, 303000);

  sumi_game_clock_init (&clock, A_MOVE);
  sumi_game_clock_spend (&clock, SUMI_BLACK, 29999);
  g_assert_false (sumi_game_clock_is_up (&clock, SUMI_BLACK));
  g_assert_cmpint (sumi_game_clock_end_move (&clock, SUMI_BLACK), ==, 29999);
  g_assert_cmpint (clock.left_ms[SUMI_BLACK], ==, 30000);
  sumi_game_clock_spend (&clock, SUMI_BLACK, -5);
  g_assert_cmpint (clock.left_ms[SUMI_BLACK], ==, 30000);

  sumi_game_clock_init (&none, (SumiClockTerms){ .kind = SUMI_CLOCK_NONE });
  sumi_game_clock_spend (&none, SUMI_BLACK, 1000);
  g_assert_cmpint (sumi_game_clock_end_move (&none, SUMI_BLACK), ==, 0);
  g_assert_false (sumi_game_clock_is_up (&none, SUMI_BLACK));
  g_assert_false (sumi_game_clock_equal (&none, &clock));
}

/* Clocks are equal by the same terms and times; without a clock nothing of the terms counts. */
static void
test_equal (void)
{
  const SumiClockTerms others[] = { { SUMI_CLOCK_MOVE, 300, 3 }, { SUMI_CLOCK_GAME, 301, 3 },
                                    { SUMI_CLOCK_GAME, 300, 2 }, { SUMI_CLOCK_NONE, 300, 3 } };
  const SumiClockTerms terms = { SUMI_CLOCK_GAME, 300, 3 }, none = { SUMI_CLOCK_NONE, 1, 1 };
  SumiGameClock clock, other;

  g_assert_true (sumi_clock_terms_equal (&terms, &terms));
  g_assert_true (sumi_clock_terms_equal (&none, &others[3]));
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_assert_false (sumi_clock_terms_equal (&terms, &others[i]));
      g_assert_false (sumi_clock_terms_equal (&others[i], &terms));
    }
  sumi_game_clock_init (&clock, terms);
  for (int i = 0; i < 6; i++)
    {
      other = clock;
      g_assert_true (sumi_game_clock_equal (&clock, &other));
      other.left_ms[SUMI_BLACK] += i == 0;
      other.left_ms[SUMI_WHITE] += i == 1;
      other.spent_ms += i == 2;
      other.terms.seconds += i == 3;
      other.kept_ms[SUMI_BLACK] += i == 4;
      other.kept_ms[SUMI_WHITE] += i == 5;
      g_assert_false (sumi_game_clock_equal (&clock, &other));
    }
}

/* Each move is noted with its time; what is taken back has cost it all the same, and gives no
 * increment unless it is made again. */
static void
test_moves (void)
{
  g_autoptr (SumiLiveGame) game = begin (0, 0, FIVE_MINUTES);
  g_autoptr (SumiGameRecord) record = NULL;

  pass (game, 12500);
  live_play_moves (game, "d3");
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 290500);
  pass (game, 4000);
  g_assert_cmpint (get_left (game, SUMI_WHITE), ==, 296000);
  live_play_moves (game, "c3");
  record = sumi_live_game_get_record (game);
  g_assert_cmpint (sumi_game_record_get_time (record, 0), ==, 12500);
  g_assert_cmpint (sumi_game_record_get_time (record, 1), ==, 4000);

  pass (game, 1000);
  sumi_live_game_take_back (game);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 289500);
  g_assert_cmpint (get_left (game, SUMI_WHITE), ==, 296000);
  sumi_live_game_forward (game);
  g_assert_cmpint (get_left (game, SUMI_WHITE), ==, 299000);
  sumi_live_game_take_back (game);
  pass (game, 2000);
  live_play_moves (game, "c5");
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 289500);
  g_assert_cmpint (get_left (game, SUMI_WHITE), ==, 297000);
  g_assert_cmpint (get_time (game, 0), ==, 12500);
  g_assert_cmpint (get_time (game, 1), ==, 2000);
}

/* Nobody has more time for moves that were taken back, and nobody less than an increment because of
 * them. */
static void
test_taken_back_often (void)
{
  g_autoptr (SumiLiveGame) game = begin (0, 0, FIVE_MINUTES);
  g_autoptr (SumiLiveGame) late = begin (0, 0, (SumiClockTerms){ SUMI_CLOCK_GAME, 2, 3 });
  int taken;

  for (int i = 0; i < 3; i++)
    {
      live_play_moves (game, "d3c3c4");
      while (sumi_live_game_can_take_back (game))
        sumi_live_game_take_back (game);
      g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 300000);
      g_assert_cmpint (get_left (game, SUMI_WHITE), ==, 300000);
    }

  live_play_moves (late, "d3");
  pass (late, 1000);
  live_play_moves (late, "c3");
  pass (late, 4000);
  g_assert_cmpint (get_left (late, SUMI_BLACK), ==, 1000);
  g_assert_cmpint (get_left (late, SUMI_WHITE), ==, 4000);
  for (taken = 0; sumi_live_game_can_take_back (late); taken++)
    sumi_live_game_take_back (late);
  g_assert_cmpint (taken, ==, 2);
  g_assert_cmpint (get_left (late, SUMI_BLACK), ==, 1000);
  g_assert_cmpint (get_left (late, SUMI_WHITE), ==, 3000);
  while (sumi_live_game_can_forward (late))
    sumi_live_game_forward (late);
  g_assert_cmpint (get_left (late, SUMI_BLACK), ==, 1000);
  g_assert_cmpint (get_left (late, SUMI_WHITE), ==, 4000);
}

/* Whoever has little time left has as much again once all that was taken back is made again; a new
 * move instead brings its own increment alone. */
static void
test_undo_late (void)
{
  SumiGameClock clock;

  sumi_game_clock_init (&clock, (SumiClockTerms){ SUMI_CLOCK_GAME, 20, 5 });
  for (int i = 0; i < 10; i++)
    sumi_game_clock_undo_move (&clock, SUMI_BLACK);
  g_assert_cmpint (clock.left_ms[SUMI_BLACK], ==, 5000);
  sumi_game_clock_spend (&clock, SUMI_BLACK, 1000);
  for (int i = 0; i < 10; i++)
    sumi_game_clock_redo_move (&clock, SUMI_BLACK);
  g_assert_cmpint (clock.left_ms[SUMI_BLACK], ==, 19000);
  for (int i = 0; i < 10; i++)
    sumi_game_clock_undo_move (&clock, SUMI_BLACK);
  sumi_game_clock_end_move (&clock, SUMI_BLACK);
  g_assert_cmpint (clock.left_ms[SUMI_BLACK], ==, 10000);
  sumi_game_clock_undo_move (&clock, SUMI_BLACK);
  sumi_game_clock_redo_move (&clock, SUMI_BLACK);
  g_assert_cmpint (clock.left_ms[SUMI_BLACK], ==, 10000);
  g_assert_cmpint (clock.left_ms[SUMI_WHITE], ==, 20000);
}

/* Where each move has its own time, the next one has all of it after moves were taken back, or made
 * again: the time that went by was for another one. */
static void
test_taken_back_move (void)
{
  g_autoptr (SumiLiveGame) game = begin (0, 0, A_MOVE);

  live_play_moves (game, "d3c3");
  pass (game, 29000);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 1000);
  sumi_live_game_take_back (game);
  pass (game, 20000);
  g_assert_cmpint (get_left (game, SUMI_WHITE), ==, 10000);
  sumi_live_game_take_back (game);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 30000);
  g_assert_cmpint (get_left (game, SUMI_WHITE), ==, 30000);
  pass (game, 5000);
  sumi_live_game_forward (game);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 30000);
  g_assert_false (pass (game, 29999));
  g_assert_true (pass (game, 1));
}

/* Nothing is counted while nobody sees the game. */
static void
test_stops (void)
{
  g_autoptr (SumiLiveGame) game = begin (0, 0, A_MOVE);

  pass (game, 1000);
  sumi_live_game_set_stops_clock (game, TRUE);
  pass (game, 100000);
  sumi_live_game_set_stops_clock (game, FALSE);
  pass (game, 1000);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 28000);
}

/* Nor while a question of a hint is to be answered. */
static void
test_question (void)
{
  /* The third puzzle of the leaflet, whose second hint is a question. */
  SumiPosition position = position_of (
      "...........O......OOOOO..OOOXO....OXXOO..OOXOO....XOOO....XXX...", SUMI_BLACK);
  SumiGameTerms terms = live_terms_from (0, 0, position);
  g_autoptr (SumiLiveGame) game = NULL;

  terms.clock = A_MOVE;
  game = sumi_live_game_new (&terms,
                             (SumiLivePace){ .get_time_us = get_time_us, .help_nodes = 20000 });
  sumi_live_game_hint (game);
  live_wait_for_help (game);
  sumi_live_game_hint (game);
  g_assert_true (sumi_live_game_can_hand_over (game));
  g_assert_false (pass (game, 100000));
  sumi_live_game_hand_over (game);
  pass (game, 1000);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 29000);
}

static void
count_cb (int *n)
{
  ++*n;
}

/* The clock ticks where a whole number of seconds is left, even if that is in a moment. */
static void
test_ticks (void)
{
  g_autoptr (SumiLiveGame) game = begin (0, 0, A_MOVE);
  int n_ticks = 0;

  g_signal_connect_swapped (game, "ticked", G_CALLBACK (count_cb), &n_ticks);
  pass (game, 28999);
  sumi_live_game_set_stops_clock (game, FALSE);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 1001);
  while (n_ticks == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* A position in which a move is warned of: the first that gives a corner to be taken at once. */
static SumiPosition
find_warned (SumiSquare *out_warned)
{
  RandomSource source = random_source_init (4);

  for (;;)
    {
      SumiPosition position = random_position (&source, 30);

      SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
        {
          SumiBudget budget = SUMI_BUDGET_UNLIMITED;

          *out_warned = (SumiSquare) square;
          if (sumi_warning_find (position, *out_warned, SUMI_WARN_CORNER, SUMI_SCORING_DISCS,
                                 &budget)
                  .kind
              != SUMI_WARN_NEVER)
            return position;
        }
    }
}

/* Nor while a move is checked, and warned of. */
static void
test_warning (void)
{
  SumiSquare warned;
  SumiGameTerms terms = live_terms_from (0, 0, find_warned (&warned));
  g_autoptr (SumiLiveGame) game = NULL;

  terms.clock = A_MOVE;
  game = sumi_live_game_new (&terms, (SumiLivePace){ .get_time_us = get_time_us });
  sumi_live_game_set_warning_strength (game, SUMI_WARN_CORNER);
  pass (game, 2000);
  sumi_live_game_choose (game, warned);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_CHECKING);
  g_assert_false (pass (game, 100000));
  live_wait_for_state (game, SUMI_LIVE_WARNED);
  g_assert_false (pass (game, 100000));
  sumi_live_game_withdraw (game);
  pass (game, 5000);
  sumi_live_game_choose (game, warned);
  live_wait_for_state (game, SUMI_LIVE_WARNED);
  sumi_live_game_confirm (game);
  g_assert_cmpint (get_time (game, 0), ==, 7000);
}

/* Whose time is up has lost, which stays so; nothing can be played any more. */
static void
test_out_of_time (void)
{
  g_autoptr (SumiLiveGame) game = begin (0, 0, A_MOVE);
  g_autoptr (SumiLiveGame) again = NULL;
  g_autoptr (SumiGameRecord) record = NULL;

  live_play_moves (game, "d3");
  g_assert_false (pass (game, 29999));
  /* It is noticed at the move, even before the clock ticks. */
  now_us += 1000;
  sumi_live_game_choose (game, square_of ("c3"));
  live_assert_told (game);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
  g_assert_true (sumi_live_game_is_out_of_time (game));
  g_assert_cmpint (sumi_live_game_get_margin (game, SUMI_WHITE), ==, -3);
  g_assert_cmpint (sumi_live_game_get_margin (game, SUMI_BLACK), ==, 3);
  g_assert_cmpuint (sumi_live_game_get_game (game)->index, ==, 1);
  record = sumi_live_game_get_record (game);
  g_assert_true (record->has_result);
  g_assert_cmpint (record->result, ==, 3);
  g_assert_cmpint (record->ending, ==, SUMI_RECORD_OUT_OF_TIME);
  g_assert_cmpstr (said_headline (sumi_live_game_get_feedback (game)), ==,
                   "White has no time left: Black wins.");
  g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_RESULT);
  g_assert_false (sumi_live_game_can_take_back (game));
  g_assert_cmpint (sumi_live_game_get_legal_moves (game), ==, 0);

  again = sumi_live_game_new_from (sumi_live_game_get_terms (game), sumi_live_game_get_game (game),
                                   LIVE_AT_ONCE);
  g_assert_true (sumi_live_game_is_out_of_time (again));
}

/* Against the program it is said who is meant. */
static void
test_out_of_time_against_program (void)
{
  for (int black_level = 0; black_level < 2; black_level++)
    {
      g_autoptr (SumiLiveGame) game = begin (black_level, 1 - black_level, A_MOVE);

      g_assert_true (pass (game, 30000));
      g_assert_cmpstr (said_headline (sumi_live_game_get_feedback (game)), ==,
                       black_level > 0 ? "Sumi has no time left: you win."
                                       : "You have no time left: Sumi wins.");
    }
}

/* An explanation that was asked for in time does not come in place of the result. */
static void
test_out_of_time_explaining (void)
{
  SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = NULL;

  terms.clock = A_MOVE;
  game = sumi_live_game_new (&terms,
                             (SumiLivePace){ .get_time_us = get_time_us, .help_nodes = 2000 });
  live_play_moves (game, "d3");
  sumi_live_game_explain (game, SUMI_BLACK);
  g_assert_true (pass (game, 30000));
  live_wait_for_help (game);
  g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_RESULT);
}

/* A person who plays the program has lost; discs that are half turned do not count. */
static void
test_out_of_time_turning (void)
{
  g_autoptr (SumiLiveGame) game = begin_by_hand (0, 1, A_MOVE);

  sumi_live_game_choose (game, square_of ("d3"));
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_TURNING);
  g_assert_true (pass (game, 30000));
  g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_LOST);
  g_assert_true (sumi_position_equal (sumi_live_game_get_position (game),
                                      sumi_position_start (SUMI_RULES_BLACK_FIRST)));
  g_assert_cmpint (sumi_live_game_get_margin (game, SUMI_BLACK), <, 0);
  g_assert_cmpint (sumi_live_game_get_margin (game, SUMI_WHITE), >, 0);
}

/* Whose opponent has no time left can correct nothing any more. */
static void
test_out_of_time_corrected (void)
{
  g_autoptr (SumiLiveGame) game = begin_by_hand (0, 0, A_MOVE);

  sumi_live_game_choose (game, square_of ("d3"));
  sumi_live_game_hand_over (game);
  g_assert_true (sumi_live_game_can_correct (game));
  g_assert_true (pass (game, 30000));
  g_assert_false (sumi_live_game_can_correct (game));
}

/* A move that is corrected takes the time until it was handed over, and that of the correction;
 * what passed in between is the opponent's. */
static void
test_corrected (void)
{
  g_autoptr (SumiLiveGame) game = begin_by_hand (0, 0, FIVE_MINUTES);

  sumi_live_game_choose (game, square_of ("d3"));
  pass (game, 3000);
  sumi_live_game_hand_over (game);
  pass (game, 2000);
  sumi_live_game_correct (game);
  pass (game, 1000);
  live_turn_rightly (game);
  sumi_live_game_hand_over (game);
  g_assert_cmpint (get_time (game, 0), ==, 4000);
  g_assert_cmpint (get_left (game, SUMI_WHITE), ==, 298000);
}

/* Where each move has its own time, the opponent has all of it for the one that follows the
 * correction. */
static void
test_corrected_move (void)
{
  g_autoptr (SumiLiveGame) game = begin_by_hand (0, 0, A_MOVE);

  sumi_live_game_choose (game, square_of ("d3"));
  sumi_live_game_hand_over (game);
  pass (game, 20000);
  g_assert_cmpint (get_left (game, SUMI_WHITE), ==, 10000);
  sumi_live_game_correct (game);
  sumi_live_game_hand_over (game);
  g_assert_cmpint (get_left (game, SUMI_WHITE), ==, 30000);
}

/* Each move gives its increment once, or its time anew, however often it is corrected. */
static void
test_corrected_often (void)
{
  static const struct
  {
    const SumiClockTerms *clock;
    int left_ms; /* while the move is corrected for the last time */
    int end_ms;  /* after it */
  } cases[] = { { &FIVE_MINUTES, 293000, 296000 }, { &A_MOVE, 23000, 30000 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SumiLiveGame) game = begin_by_hand (0, 0, *cases[i].clock);

      sumi_live_game_choose (game, square_of ("d3"));
      pass (game, 5000);
      sumi_live_game_hand_over (game);
      for (int n = 0; n < 2; n++)
        {
          sumi_live_game_correct (game);
          pass (game, 1000);
          if (n == 1)
            g_assert_cmpint (get_left (game, SUMI_BLACK), ==, cases[i].left_ms);
          sumi_live_game_hand_over (game);
        }
      g_assert_cmpint (get_left (game, SUMI_BLACK), ==, cases[i].end_ms);
      g_assert_cmpint (get_time (game, 0), ==, 7000);
    }
}

/* A move that is corrected although its player has thought about a later one since, which was
 * taken back, leaves some time. */
static void
test_corrected_with_no_time (void)
{
  RandomSource source = random_source_init (1);
  g_autoptr (SumiLiveGame) game = begin_by_hand (0, 0, (SumiClockTerms){ SUMI_CLOCK_GAME, 1, 3 });

  live_play_at_random (game, &source);
  live_play_at_random (game, &source);
  pass (game, 3500);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 500);
  sumi_live_game_take_back (game);
  sumi_live_game_correct (game);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 1);
  sumi_live_game_hand_over (game);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 3001);
}

/* Whoever turns discs for too long leaves no board behind. */
static void
test_handed_over_late (void)
{
  g_autoptr (SumiLiveGame) game = begin_by_hand (0, 0, A_MOVE);

  sumi_live_game_choose (game, square_of ("d3"));
  now_us += 30 * G_USEC_PER_SEC;
  sumi_live_game_hand_over (game);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
  g_assert_true (sumi_live_game_is_out_of_time (game));
  g_assert_cmpuint (sumi_live_game_get_game (game)->n_moves, ==, 0);
}

/* A program whose time is up while it thinks has lost, and does not move. */
static void
test_program_out_of_time (void)
{
  g_autoptr (SumiLiveGame) game = begin (0, 1, A_MOVE);

  live_play_moves (game, "d3");
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_THINKING);
  now_us += 30 * G_USEC_PER_SEC;
  while (sumi_live_game_get_state (game) == SUMI_LIVE_THINKING)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (sumi_live_game_is_out_of_time (game));
  g_assert_cmpuint (sumi_live_game_get_game (game)->n_moves, ==, 1);
  g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_RESULT);
}

/* Once its move is found, a program's clock stands: how long that is shown is no thinking. */
static void
test_found_move (void)
{
  SumiGameTerms terms = live_terms (0, 1);
  SumiLivePace pace = LIVE_NEVER;
  g_autoptr (SumiLiveGame) game = NULL;

  terms.clock = A_MOVE;
  pace.get_time_us = get_time_us;
  game = sumi_live_game_new (&terms, pace);
  live_play_moves (game, "d3");
  while (sumi_live_game_is_searching (game))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_THINKING);
  g_assert_false (pass (game, 40 * 1000));
  g_assert_true (sumi_live_game_hurry (game));
  g_assert_cmpuint (sumi_live_game_get_game (game)->index, ==, 2);
  g_assert_cmpint (get_time (game, 1), <, 1000);
}

/* A program that has hardly any time left plays, too, and gets its increment. */
static void
test_program (void)
{
  SumiGameTerms terms = live_terms (9, 9);
  g_autoptr (SumiLiveGame) game = NULL;
  SumiGame start;

  terms.clock = FIVE_MINUTES;
  sumi_game_terms_begin (&terms, &start);
  start.clock.left_ms[SUMI_BLACK] = 80;
  game = sumi_live_game_new_from (&terms, &start, (SumiLivePace){ .get_time_us = get_time_us });
  while (sumi_live_game_get_game (game)->index < 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (get_left (game, SUMI_BLACK), ==, 3080);
  g_assert_cmpint (get_time (game, 0), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-clock/counting", test_counting);
  g_test_add_func ("/game-clock/equal", test_equal);
  g_test_add_func ("/game-clock/moves", test_moves);
  g_test_add_func ("/game-clock/taken-back-often", test_taken_back_often);
  g_test_add_func ("/game-clock/taken-back-move", test_taken_back_move);
  g_test_add_func ("/game-clock/undo-late", test_undo_late);
  g_test_add_func ("/game-clock/stops", test_stops);
  g_test_add_func ("/game-clock/ticks", test_ticks);
  g_test_add_func ("/game-clock/question", test_question);
  g_test_add_func ("/game-clock/warning", test_warning);
  g_test_add_func ("/game-clock/out-of-time", test_out_of_time);
  g_test_add_func ("/game-clock/out-of-time-against-program", test_out_of_time_against_program);
  g_test_add_func ("/game-clock/out-of-time-explaining", test_out_of_time_explaining);
  g_test_add_func ("/game-clock/out-of-time-turning", test_out_of_time_turning);
  g_test_add_func ("/game-clock/out-of-time-corrected", test_out_of_time_corrected);
  g_test_add_func ("/game-clock/corrected", test_corrected);
  g_test_add_func ("/game-clock/corrected-move", test_corrected_move);
  g_test_add_func ("/game-clock/corrected-often", test_corrected_often);
  g_test_add_func ("/game-clock/corrected-with-no-time", test_corrected_with_no_time);
  g_test_add_func ("/game-clock/handed-over-late", test_handed_over_late);
  g_test_add_func ("/game-clock/program-out-of-time", test_program_out_of_time);
  g_test_add_func ("/game-clock/found-move", test_found_move);
  g_test_add_func ("/game-clock/program", test_program);
  return g_test_run ();
}
