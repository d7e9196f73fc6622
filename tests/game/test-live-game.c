/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games as they are played: by each profile of the rules, against programs and between them, with
 * passes, warnings, and moves taken back. */

#include <string.h>

#include "said.h"
#include "live-fixture.h"
#include "slow-rules.h"
#include "sumi-exact.h"
#include "written.h"

/* The game goes as the slow rules say, to its end. */
static void
play_against_slow_rules (SumiLiveGame *game, RandomSource *source)
{
  SlowBoard board = slow_from_position (sumi_live_game_get_position (game));
  SumiSaying result;

  while (!slow_is_over (&board))
    {
      SumiSquare move;

      live_wait (game);
      if (slow_must_pass (&board))
        {
          g_assert_cmpint (sumi_game_get_last_move (sumi_live_game_get_game (game)), ==,
                           SUMI_SQUARE_PASS);
          board = slow_pass (&board);
        }
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_YOUR_MOVE);
      g_assert_cmphex (sumi_live_game_get_legal_moves (game), ==, slow_legal (&board));
      move = live_play_at_random (game, source);
      board = slow_play (&board, move);
      g_assert_cmpint (sumi_live_game_get_last_move (game), ==, move);
      g_assert_true (
          sumi_position_equal (sumi_live_game_get_position (game), slow_to_position (board)));
    }
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
  g_assert_cmpint (sumi_live_game_get_result (game).black, ==, slow_count (&board, SLOW_BLACK));
  g_assert_cmpint (sumi_live_game_get_result (game).white, ==, slow_count (&board, SLOW_WHITE));
  g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_RESULT);
  result = sumi_feedback_get_headline (sumi_live_game_get_feedback (game));
  g_assert_cmpint (result.kind == SUMI_SAYING_DRAWN, ==,
                   slow_count (&board, SLOW_BLACK) == slow_count (&board, SLOW_WHITE));
}

static void
test_profiles (void)
{
  static const char *const CORNERS[] = { "", "a1", "a1h8", "a1h8a8", "a1h8a8h1" };
  RandomSource source = random_source_init (1);

  for (int i = 0; i < 2 * (SUMI_HANDICAP_MAX + 1) * 4; i++)
    {
      SumiGameTerms terms = live_terms (0, 0);
      g_autoptr (SumiLiveGame) game = NULL;
      SumiBitboard corners = 0;

      terms.first = i % 2 == 0 ? SUMI_BLACK : SUMI_WHITE;
      terms.handicap = i / 2 % (SUMI_HANDICAP_MAX + 1);
      terms.has_trays = i / 10 % 2 == 1;
      terms.turns_by_hand = i / 20 == 1;
      for (const char *name = CORNERS[terms.handicap]; *name != '\0'; name += 2)
        {
          g_autofree char *corner = g_strndup (name, 2);

          corners |= sumi_bitboard_of (square_of (corner));
        }
      game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      g_assert_cmpint (sumi_live_game_get_position (game).turn, ==, terms.first);
      g_assert_cmphex (sumi_position_discs (sumi_live_game_get_position (game), SUMI_BLACK)
                           & SUMI_CORNERS,
                       ==, corners);
      play_against_slow_rules (game, &source);
    }
}

/* Discs are neither made nor lost, and a hand-over is told of when a tray is empty. */
static void
test_trays (void)
{
  RandomSource source = random_source_init (2);
  int n_handed_over = 0;

  for (int i = 0; i < 30; i++)
    {
      SumiGameTerms terms = live_terms (0, 0);
      g_autoptr (SumiLiveGame) game = NULL;
      SumiTrays trays, before;
      gboolean was_handed_over;

      terms.has_trays = TRUE;
      terms.turns_by_hand = i % 2 == 1;
      game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      for (live_wait (game); sumi_live_game_get_state (game) != SUMI_LIVE_OVER; live_wait (game))
        {
          SumiPosition position = sumi_live_game_get_position (game);
          const SumiFeedback *feedback = sumi_live_game_get_feedback (game);
          gboolean is_told;

          g_assert_true (sumi_live_game_get_trays (game, &before, &was_handed_over));
          g_assert_cmpint (before.discs[0] + before.discs[1], ==,
                           sumi_position_count_empties (position));
          live_play_at_random (game, &source);
          g_assert_true (sumi_live_game_get_trays (game, &trays, &was_handed_over));
          g_assert_cmpint (was_handed_over, ==, before.discs[position.turn] == 0);
          is_told = sumi_feedback_find (feedback, SUMI_SAYING_HANDED_OVER) != NULL;
          g_assert_cmpint (is_told, ==, was_handed_over);
          n_handed_over += was_handed_over;
        }
      g_assert_cmpint (trays.discs[0], >=, 0);
    }
  g_assert_cmpint (n_handed_over, >, 0);
}

static void
test_no_trays (void)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
  SumiTrays trays;
  gboolean was_handed_over;

  g_assert_false (sumi_live_game_get_trays (game, &trays, &was_handed_over));
}

static SumiLiveGame *
begin_by_hand (int white_level)
{
  SumiGameTerms terms = live_terms (0, white_level);

  terms.turns_by_hand = TRUE;
  return sumi_live_game_new (&terms, LIVE_NEVER);
}

/* A disc is forgotten, which is put right before the opponent has moved. */
static void
test_corrected (void)
{
  for (int white_level = 0; white_level < 2; white_level++)
    {
      g_autoptr (SumiLiveGame) game = begin_by_hand (white_level);
      SumiSquare d3 = square_of ("d3");
      SumiPosition start = sumi_live_game_get_position (game);

      g_assert_false (sumi_live_game_can_correct (game));
      sumi_live_game_choose (game, d3);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_TURNING);
      g_assert_cmpint (sumi_live_game_get_held_move (game), ==, d3);
      sumi_live_game_choose (game, d3);
      g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_ILLEGAL);
      sumi_live_game_choose (game, square_of ("a1"));
      g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_ILLEGAL);
      sumi_live_game_choose (game, square_of ("e5"));
      g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, !=, SUMI_FEEDBACK_ILLEGAL);
      sumi_live_game_hand_over (game);
      g_assert_cmphex (sumi_game_get_misturned (sumi_live_game_get_game (game), 0), ==,
                       sumi_bitboard_of (square_of ("e5"))
                           | sumi_bitboard_of (square_of ("d4")));
      g_assert_true (sumi_live_game_can_correct (game));
      sumi_live_game_correct (game);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_TURNING);
      sumi_live_game_choose (game, square_of ("e5"));
      sumi_live_game_choose (game, square_of ("d4"));
      sumi_live_game_hand_over (game);
      g_assert_cmphex (sumi_game_get_misturned (sumi_live_game_get_game (game), 0), ==, 0);
      g_assert_true (
          sumi_position_equal (sumi_live_game_get_position (game), sumi_position_play (start, d3)));
    }
}

/* A disc is forgotten and stays so once the opponent has moved; what is recorded goes on from that
 * board, and only moves on the board as it is are legal. */
static void
test_stands (void)
{
  g_autoptr (SumiLiveGame) game = begin_by_hand (0);
  g_autoptr (SumiGameRecord) record = NULL;
  SumiPosition left;
  SumiSquare move;

  sumi_live_game_choose (game, square_of ("d3"));
  sumi_live_game_choose (game, square_of ("e5"));
  sumi_live_game_hand_over (game);
  left = sumi_live_game_get_position (game);
  g_assert_cmpint (left.turn, ==, SUMI_WHITE);
  move = sumi_bitboard_first (sumi_live_game_get_legal_moves (game));
  g_assert_true (sumi_position_is_legal (left, move));
  sumi_live_game_choose (game, move);
  live_turn_rightly (game);
  sumi_live_game_hand_over (game);
  g_assert_nonnull (strstr (said_detail (sumi_live_game_get_feedback (game), 0), "d4 e5"));
  record = sumi_live_game_get_record (game);
  g_assert_cmpint (record->moves.n_moves, ==, 1);
  g_assert_true (sumi_position_equal (record->moves.start, left));
  g_assert_true (sumi_position_equal (record->moves.end, sumi_live_game_get_position (game)));
  sumi_live_game_correct (game);
  g_assert_cmpint (sumi_live_game_get_held_move (game), ==, move);
  sumi_live_game_take_back (game);
  g_assert_true (sumi_position_equal (sumi_live_game_get_position (game), left));
  g_assert_cmpint (sumi_live_game_get_undone_move (game), ==, move);
}

/* Discs were left wrongly before a pass: it is the same side that moves on, not the opponent. Until
 * then they can be put right. */
static void
test_stands_before_pass (void)
{
  SumiGameTerms terms = live_terms_from (0, 0, position_of (LIVE_PASS_CELLS, SUMI_BLACK));
  g_autoptr (SumiLiveGame) game = NULL;

  terms.turns_by_hand = TRUE;
  game = sumi_live_game_new (&terms, LIVE_NEVER);
  sumi_live_game_choose (game, square_of ("f7"));
  live_turn_rightly (game);
  sumi_live_game_hand_over (game);
  sumi_live_game_choose (game, square_of ("a5"));
  sumi_live_game_choose (game, square_of ("a4"));
  sumi_live_game_choose (game, square_of ("a3"));
  sumi_live_game_hand_over (game);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_PASSING);
  sumi_live_game_go_on (game);
  sumi_live_game_correct (game);
  g_assert_cmpint (sumi_live_game_get_held_move (game), ==, square_of ("a5"));
  g_assert_cmpint (sumi_live_game_get_position (game).turn, ==, SUMI_WHITE);
  sumi_live_game_choose (game, square_of ("b5"));
  sumi_live_game_choose (game, square_of ("b5"));
  sumi_live_game_hand_over (game);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_PASSING);
  sumi_live_game_go_on (game);
  sumi_live_game_choose (game, square_of ("h2"));
  live_turn_rightly (game);
  sumi_live_game_hand_over (game);
  g_assert_cmpstr (said_detail (sumi_live_game_get_feedback (game), 0), ==,
                   "White turned discs wrongly after a5. Black had to pass, and White has moved "
                   "again, so they stay as they are: b5.");
}

/* A program that has moved leaves no time to correct. */
static void
test_stands_against_program (void)
{
  g_autoptr (SumiLiveGame) game = NULL;
  SumiGameTerms terms = live_terms (0, 1);

  terms.turns_by_hand = TRUE;
  game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
  sumi_live_game_choose (game, square_of ("d3"));
  sumi_live_game_hand_over (game);
  g_assert_true (sumi_live_game_can_correct (game));
  live_wait (game);
  g_assert_false (sumi_live_game_can_correct (game));
  g_assert_cmphex (sumi_game_get_misturned (sumi_live_game_get_game (game), 0), ==,
                   sumi_bitboard_of (square_of ("d4")));
}

/* A game that was ended before it was over on the board leaves nothing to correct. */
static void
test_corrected_after_end (void)
{
  for (int white_level = 0; white_level < 2; white_level++)
    {
      g_autoptr (SumiLiveGame) game = begin_by_hand (white_level);

      sumi_live_game_choose (game, square_of ("d3"));
      sumi_live_game_hand_over (game);
      if (white_level == 0)
        sumi_live_game_agree (game);
      else
        sumi_live_game_resign (game);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
      g_assert_false (sumi_live_game_can_correct (game));
      sumi_live_game_take_back (game);
      g_assert_true (sumi_live_game_can_correct (game));
    }
}

static SumiLiveGame *
begin_before_pass (int white_level, SumiLivePace pace)
{
  const SumiGameTerms terms =
      live_terms_from (0, white_level, position_of (LIVE_PASS_CELLS, SUMI_BLACK));

  return sumi_live_game_new (&terms, pace);
}

/* A pass is told of while it waits, goes on by itself or by any input, and is not the end. */
static void
test_pass (void)
{
  for (int goes_by_itself = 0; goes_by_itself < 2; goes_by_itself++)
    {
      g_autoptr (SumiLiveGame) game =
          begin_before_pass (0, goes_by_itself ? LIVE_AT_ONCE : LIVE_NEVER);

      sumi_live_game_choose (game, square_of ("f7"));
      sumi_live_game_choose (game, square_of ("a5"));
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_PASSING);
      g_assert_cmphex (sumi_live_game_get_legal_moves (game), ==, 0);
      g_assert_cmpstr (said_headline (sumi_live_game_get_feedback (game)), ==,
                       "Black has no move and must pass. White moves again.");
      if (goes_by_itself)
        live_wait (game);
      else
        sumi_live_game_choose (game, square_of ("h1"));
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_YOUR_MOVE);
      g_assert_cmpint (sumi_live_game_get_position (game).turn, ==, SUMI_WHITE);
      g_assert_cmpint (sumi_live_game_get_last_move (game), ==, square_of ("a5"));
      g_assert_cmpstr (said_headline (sumi_live_game_get_feedback (game)), ==,
                       "Black has no move and must pass. White moves again.");
    }
}

/* One step back and forward goes over the pass, as nobody chose it. */
static void
test_back_across_pass (void)
{
  g_autoptr (SumiLiveGame) game = begin_before_pass (0, LIVE_AT_ONCE);
  const SumiGame *inner = sumi_live_game_get_game (game);

  live_play_moves (game, "f7a5");
  live_wait (game);
  g_assert_cmpuint (inner->index, ==, 3);
  sumi_live_game_take_back (game);
  g_assert_cmpuint (inner->index, ==, 1);
  g_assert_cmpint (sumi_live_game_get_undone_move (game), ==, square_of ("a5"));
  sumi_live_game_take_back (game);
  g_assert_cmpuint (inner->index, ==, 0);
  g_assert_false (sumi_live_game_can_take_back (game));
  sumi_live_game_forward (game);
  g_assert_cmpuint (inner->index, ==, 1);
  sumi_live_game_forward (game);
  g_assert_cmpuint (inner->index, ==, 3);
  g_assert_cmpint (sumi_live_game_get_undone_move (game), ==, SUMI_SQUARE_NONE);
  g_assert_false (sumi_live_game_can_forward (game));
}

/* Against a program one step is back to the own last move, however many moves followed it; played
 * again it is answered as before. */
static void
test_back_against_program (void)
{
  RandomSource source = random_source_init (3);
  const SumiGameTerms terms = live_terms (2, 0);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
  const SumiGame *inner = sumi_live_game_get_game (game);

  live_wait (game);
  g_assert_false (sumi_live_game_can_take_back (game));
  while (sumi_live_game_get_state (game) != SUMI_LIVE_OVER)
    {
      SumiGame before = *inner, after;
      SumiSquare move = live_play_at_random (game, &source);

      live_wait (game);
      after = *inner;
      sumi_live_game_take_back (game);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_YOUR_MOVE);
      g_assert_cmpint (sumi_live_game_get_undone_move (game), ==, move);
      g_assert_cmpuint (inner->index, ==, before.index);
      sumi_live_game_forward (game);
      g_assert_true (sumi_game_equal (inner, &after));
      sumi_live_game_take_back (game);
      sumi_live_game_choose (game, move);
      /* While the program thinks its thought may be called off. */
      if (sumi_live_game_get_state (game) == SUMI_LIVE_THINKING)
        {
          sumi_live_game_take_back (game);
          sumi_live_game_choose (game, move);
        }
      live_wait (game);
      g_assert_true (sumi_game_equal (inner, &after));
    }
}

/* A game that is watched can be stopped, stepped through, and goes on when told to. */
static void
test_watch (void)
{
  const SumiGameTerms terms = live_terms (1, 2);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
  const SumiGame *inner = sumi_live_game_get_game (game);
  guint n_moves;

  live_wait (game);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
  n_moves = inner->n_moves;
  g_assert_false (sumi_live_game_can_pause (game));
  while (sumi_live_game_can_take_back (game))
    {
      sumi_live_game_take_back (game);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_PAUSED);
      g_assert_cmpuint (inner->n_moves, ==, n_moves);
    }
  g_assert_cmpuint (inner->index, ==, 0);
  while (sumi_live_game_can_forward (game))
    sumi_live_game_forward (game);
  g_assert_cmpuint (inner->index, ==, n_moves);
  sumi_live_game_take_back (game);
  sumi_live_game_take_back (game);
  sumi_live_game_go_on (game);
  g_assert_true (sumi_live_game_can_pause (game));
  sumi_live_game_pause (game);
  g_assert_true (sumi_live_game_get_state (game) == SUMI_LIVE_PAUSED
                 || sumi_live_game_get_state (game) == SUMI_LIVE_PASSING);
  sumi_live_game_go_on (game);
  live_wait (game);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
  g_assert_cmpuint (inner->n_moves, ==, n_moves);
}

static gboolean
note_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Gives everything that is due the time to happen. */
static void
let_happen (void)
{
  gboolean is_over = FALSE;

  g_timeout_add (20, note_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

/* A game that is held stays as it is: neither a pass nor a program's move is made. */
static void
test_hold (void)
{
  RandomSource source = random_source_init (9);

  for (int program = 0; program < 2; program++)
    {
      SumiPosition start = random_position (&source, 55);
      SumiGameTerms terms;
      g_autoptr (SumiLiveGame) game = NULL;

      while (!sumi_position_must_pass (start))
        start = sumi_position_pass (random_position (&source, 55));
      if (program)
        start = sumi_position_pass (start);
      terms = live_terms_from (start.turn == SUMI_BLACK ? program : 0,
                               start.turn == SUMI_WHITE ? program : 0, start);
      game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      g_assert_cmpint (sumi_live_game_get_state (game), ==,
                       program ? SUMI_LIVE_THINKING : SUMI_LIVE_PASSING);
      sumi_live_game_hold (game);
      let_happen ();
      g_assert_cmpint (sumi_live_game_get_state (game), ==,
                       program ? SUMI_LIVE_PAUSED : SUMI_LIVE_PASSING);
      g_assert_cmpuint (sumi_live_game_get_game (game)->index, ==, 0);
      g_assert_false (sumi_live_game_is_searching (game));
      g_assert_false (sumi_live_game_hurry (game));
      sumi_live_game_go_on (game);
      live_wait (game);
      g_assert_cmpuint (sumi_live_game_get_game (game)->index, >, 0);
    }
}

/* What waits for its time is done at once when it is hurried: a pass, and a program's move as soon
 * as it has thought. */
static void
test_hurry (void)
{
  SumiGameTerms terms =
      live_terms_from (0, 1, position_of (LIVE_PASS_CELLS, SUMI_BLACK));
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);

  g_assert_false (sumi_live_game_hurry (game));
  sumi_live_game_choose (game, square_of ("f7"));
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_THINKING);
  live_wait_for_help (game);
  let_happen ();
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_THINKING);
  g_assert_true (sumi_live_game_hurry (game));
  g_assert_cmpint (sumi_live_game_get_state (game), !=, SUMI_LIVE_THINKING);
  g_assert_cmpuint (sumi_live_game_get_game (game)->index, ==, 2);
  /* Hurried before it has thought. */
  while (sumi_live_game_get_state (game) == SUMI_LIVE_PASSING)
    g_assert_true (sumi_live_game_hurry (game));
  if (sumi_live_game_get_state (game) == SUMI_LIVE_YOUR_MOVE)
    sumi_live_game_choose (game, sumi_bitboard_first (sumi_live_game_get_legal_moves (game)));
  g_assert_true (sumi_live_game_hurry (game));
  while (sumi_live_game_get_state (game) == SUMI_LIVE_THINKING)
    g_main_context_iteration (NULL, TRUE);
}

/* Each move of a person is shown for its time before a program answers it, not only the first. */
static void
test_every_move_waits (void)
{
  RandomSource source = random_source_init (13);
  SumiGameTerms terms = live_terms (0, 1);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);

  for (guint i = 0; i < 4; i++)
    {
      live_play_at_random (game, &source);
      live_wait_for_help (game);
      let_happen ();
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_THINKING);
      g_assert_cmpuint (sumi_live_game_get_game (game)->index, ==, 2 * i + 1);
      g_assert_true (sumi_live_game_hurry (game));
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_YOUR_MOVE);
      g_assert_cmpuint (sumi_live_game_get_game (game)->index, ==, 2 * i + 2);
    }
}

/* Finds a position with a move that is warned of, with KIND, and one that is not. */
static SumiPosition
find_warned (RandomSource *source,
             SumiWarningStrength kind,
             SumiSquare *out_warned,
             SumiSquare *out_safe)
{
  for (;;)
    {
      SumiPosition position = random_position (source, kind == SUMI_WARN_RESULT ? 54 : 30);

      *out_warned = *out_safe = SUMI_SQUARE_NONE;
      SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
        {
          SumiBudget budget = SUMI_BUDGET_UNLIMITED;
          SumiWarning warning = sumi_warning_find (position, (SumiSquare) square, kind,
                                                   SUMI_SCORING_DISCS, &budget);

          if (warning.kind == kind)
            *out_warned = (SumiSquare) square;
          else if (warning.kind == SUMI_WARN_NEVER)
            *out_safe = (SumiSquare) square;
        }
      if (*out_warned != SUMI_SQUARE_NONE && *out_safe != SUMI_SQUARE_NONE)
        return position;
    }
}

static void
test_warnings (void)
{
  RandomSource source = random_source_init (4);

  for (int i = 0; i < 9; i++)
    {
      SumiWarningStrength kind = SUMI_WARN_CORNER + i % 3;
      SumiSquare warned, safe;
      SumiPosition position = find_warned (&source, kind, &warned, &safe);
      const SumiGameTerms terms = live_terms_from (0, 0, position);
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);

      sumi_live_game_set_warning_strength (game, kind);
      sumi_live_game_choose (game, warned);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_CHECKING);
      g_assert_null (sumi_live_game_get_warning (game));
      live_wait_for_state (game, SUMI_LIVE_WARNED);
      g_assert_cmpint (sumi_live_game_get_warning (game)->kind, ==, kind);
      g_assert_cmpint (sumi_live_game_get_held_move (game), ==, warned);
      g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_WARNING);
      g_assert_cmpuint (sumi_live_game_get_game (game)->index, ==, 0);
      sumi_live_game_withdraw (game);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_YOUR_MOVE);
      g_assert_cmpint (sumi_live_game_get_undone_move (game), ==, warned);
      g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_NONE);
      sumi_live_game_choose (game, warned);
      live_wait_for_state (game, SUMI_LIVE_WARNED);
      sumi_live_game_choose (game, warned); /* no confirmation */
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_WARNED);
      sumi_live_game_take_back (game);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_YOUR_MOVE);
      sumi_live_game_choose (game, warned);
      live_wait_for_state (game, SUMI_LIVE_WARNED);
      if (i < 3)
        sumi_live_game_confirm (game);
      else
        {
          sumi_live_game_choose (game, safe);
          live_wait_for_state (game, sumi_position_is_over (sumi_position_play (position, safe))
                                         ? SUMI_LIVE_OVER
                                     : sumi_position_must_pass (sumi_position_play (position, safe))
                                         ? SUMI_LIVE_PASSING
                                         : SUMI_LIVE_YOUR_MOVE);
        }
      g_assert_cmpint (sumi_live_game_get_last_move (game), ==, i < 3 ? warned : safe);
      g_assert_null (sumi_live_game_get_warning (game));
    }
}

/* Nobody is warned who does not want it, and no program is. */
static void
test_no_warnings (void)
{
  RandomSource source = random_source_init (5);
  SumiSquare warned, safe;
  SumiPosition position = find_warned (&source, SUMI_WARN_CORNER, &warned, &safe);
  const SumiGameTerms terms = live_terms_from (0, 0, position);
  const SumiGameTerms watched = live_terms (1, 1);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_NEVER);
  g_autoptr (SumiLiveGame) other = sumi_live_game_new (&watched, LIVE_AT_ONCE);

  sumi_live_game_choose (game, warned);
  g_assert_cmpint (sumi_live_game_get_last_move (game), ==, warned);
  sumi_live_game_set_warning_strength (other, SUMI_WARN_RESULT);
  live_wait (other);
  g_assert_cmpint (sumi_live_game_get_state (other), ==, SUMI_LIVE_OVER);
}

static void
test_illegal (void)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);

  sumi_live_game_choose (game, square_of ("a1"));
  g_assert_cmpint (sumi_live_game_get_feedback (game)->kind, ==, SUMI_FEEDBACK_ILLEGAL);
  g_assert_cmpuint (sumi_live_game_get_game (game)->index, ==, 0);
}

/* A game that was begun elsewhere goes on from there, and can be taken back further. */
static void
test_opening (void)
{
  SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = NULL;
  g_autoptr (SumiGameRecord) record = NULL;

  terms.has_opening = TRUE;
  sumi_transcript_from_text ("f5d6c3", sumi_position_start (SUMI_RULES_BLACK_FIRST),
                             &terms.opening);
  game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
  g_assert_cmpint (sumi_live_game_get_last_move (game), ==, square_of ("c3"));
  live_play_moves (game, "d3");
  record = sumi_live_game_get_record (game);
  g_assert_cmpint (record->moves.n_moves, ==, 4);
  g_assert_cmpint (record->n_given, ==, 3);
  for (int i = 0; i < 4; i++)
    sumi_live_game_take_back (game);
  g_assert_false (sumi_live_game_can_take_back (game));
  g_assert_false (sumi_live_game_can_agree (game));

  /* What is played otherwise from there was given by nobody. */
  live_play_moves (game, "f5f6");
  g_clear_pointer (&record, sumi_game_record_free);
  record = sumi_live_game_get_record (game);
  g_assert_cmpint (record->moves.n_moves, ==, 2);
  g_assert_cmpint (record->n_given, ==, 1);
  g_assert_true (sumi_live_game_can_agree (game));
}

/* Empty squares count for the winner where that was agreed, but not while the game goes on. */
static void
test_to_winner (void)
{
  SumiGameTerms terms = live_terms_from (0, 0,
                                         position_of ("XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
                                                        "XXXXXXXXXXXXXXXXXXXO..",
                                                        SUMI_BLACK));

  for (int is_to_winner = 0; is_to_winner < 2; is_to_winner++)
    {
      g_autoptr (SumiLiveGame) game = NULL;
      g_autoptr (SumiGameRecord) record = NULL;

      terms.scoring = (SumiScoring) is_to_winner;
      game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      g_assert_cmpint (sumi_live_game_get_result (game).black, ==, 61);
      g_assert_null (sumi_feedback_find (sumi_live_game_get_feedback (game), SUMI_SAYING_WINS));
      live_play_moves (game, "g8");
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
      g_assert_cmpint (sumi_live_game_get_result (game).black, ==, 63 + is_to_winner);
      g_assert_cmpstr (said_headline (sumi_live_game_get_feedback (game)), ==,
                       is_to_winner ? "Black wins by 64 discs: 64 to 0."
                                    : "Black wins by 63 discs: 63 to 0.");
      record = sumi_live_game_get_record (game);
      g_assert_cmpint (record->result, ==, 63 + is_to_winner);
    }
}

/* A game may be left while its programs think and its searches run. */
static void
test_left (void)
{
  for (int i = 0; i < 20; i++)
    {
      const SumiGameTerms terms = live_terms (i % 2 == 0 ? 9 : 0, 9);
      SumiLiveGame *game = sumi_live_game_new (&terms, LIVE_AT_ONCE);

      sumi_live_game_set_shows_values (game, TRUE);
      sumi_live_game_set_warning_strength (game, SUMI_WARN_RESULT);
      if (i % 4 == 1)
        sumi_live_game_choose (game, square_of ("d3"));
      else if (i % 4 == 3)
        sumi_live_game_hint (game);
      for (int j = 0; j < i / 4; j++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_finalize_object (game);
    }
}

/* Against the program it is said who won, not which colour; who has lost is not given a star. */
static void
test_result_of_person (void)
{
  RandomSource source = random_source_init (11);
  int n_lost = 0;

  for (int i = 0; i < 6; i++)
    {
      SumiGameTerms terms = live_terms (i % 2 == 0 ? 0 : 1, i % 2 == 0 ? 1 : 0);
      g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      SumiColor person = i % 2 == 0 ? SUMI_BLACK : SUMI_WHITE;
      const SumiFeedback *feedback = sumi_live_game_get_feedback (game);
      SumiScore result;
      int margin;

      live_wait (game);
      while (sumi_live_game_get_state (game) == SUMI_LIVE_YOUR_MOVE)
        {
          live_play_at_random (game, &source);
          live_wait (game);
        }
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
      result = sumi_live_game_get_result (game);
      margin = person == SUMI_BLACK ? result.black - result.white : result.white - result.black;
      g_assert_cmpint (feedback->kind, ==, margin < 0 ? SUMI_FEEDBACK_LOST : SUMI_FEEDBACK_RESULT);
      g_assert_cmpint (sumi_feedback_get_headline (feedback).kind, ==,
                       margin < 0    ? SUMI_SAYING_PROGRAM_WINS
                       : margin == 0 ? SUMI_SAYING_DRAWN
                                     : SUMI_SAYING_YOU_WIN);
      n_lost += margin < 0;
    }
  g_assert_cmpint (n_lost, >, 0);
}

/* Terms are the same when nothing of them differs that matters. */
static void
test_terms (void)
{
  const SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiGameTerms terms = live_terms (0, 3), others[14];
  int n = 0;

  terms.has_opening = TRUE;
  sumi_transcript_from_text ("f5d6c3", start, &terms.opening);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    others[i] = terms;
  others[n++].players[SUMI_WHITE].level = 4;
  others[n++].players[SUMI_WHITE].is_program = FALSE;
  others[n++].players[SUMI_BLACK].is_program = TRUE;
  others[n++].first = SUMI_WHITE;
  others[n++].handicap = 1;
  others[n++].has_trays = TRUE;
  others[n++].turns_by_hand = TRUE;
  others[n++].scoring = SUMI_SCORING_EMPTIES_TO_WINNER;
  others[n++].seed++;
  others[n++].clock.kind = SUMI_CLOCK_MOVE;
  others[n++].has_opening = FALSE;
  sumi_transcript_from_text ("f5d6c4", start, &others[n++].opening);
  sumi_transcript_from_text ("f5d6", start, &others[n++].opening);
  /* The same moves from another start, which does not come from a text. */
  others[n++].opening.start.own |= sumi_bitboard_of (square_of ("a1"));
  g_assert_cmpint (n, ==, G_N_ELEMENTS (others));
  g_assert_cmpint (others[11].opening.n_moves, ==, terms.opening.n_moves);
  for (int i = 0; i < n; i++)
    {
      g_test_message ("row %d", i);
      g_assert_false (sumi_game_terms_equal (&terms, &others[i]));
    }
  /* The level of a person says nothing. */
  others[0] = terms;
  others[0].players[SUMI_BLACK].level = 7;
  g_assert_true (sumi_game_terms_equal (&terms, &others[0]));
}

/* A person may give a game up, and take that back; two people cannot. */
static void
test_resign (void)
{
  SumiGameTerms terms = live_terms (0, 1), people = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
  g_autoptr (SumiLiveGame) other = sumi_live_game_new (&people, LIVE_AT_ONCE);
  g_autoptr (SumiGameRecord) record = NULL;
  RandomSource source = random_source_init (12);
  SumiPosition before;

  g_assert_false (sumi_live_game_can_resign (game));
  live_play_at_random (game, &source);
  live_play_at_random (other, &source);
  live_wait (game);
  g_assert_false (sumi_live_game_can_resign (other));
  g_assert_true (sumi_live_game_can_resign (game));
  before = sumi_live_game_get_position (game);
  sumi_live_game_resign (game);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
  g_assert_true (sumi_live_game_is_resigned (game));
  g_assert_cmpint (sumi_feedback_get_headline (sumi_live_game_get_feedback (game)).kind, ==,
                   SUMI_SAYING_RESIGNED);
  record = sumi_live_game_get_record (game);
  g_assert_cmpstr (record->place, ==, "Sumi");
  g_assert_cmpint (record->ending, ==, SUMI_RECORD_RESIGNED);
  g_assert_cmpint (record->result, <, 0);
  g_assert_true (sumi_position_equal (sumi_live_game_get_position (game), before));
  g_assert_false (sumi_live_game_can_resign (game));
  g_assert_true (sumi_live_game_can_take_back (game));
  sumi_live_game_take_back (game);
  g_assert_false (sumi_live_game_is_resigned (game));
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_YOUR_MOVE);
  g_assert_true (sumi_position_equal (sumi_live_game_get_position (game), before));
}

/* In a game that is given up no move is searched for, and no pass made. */
static void
test_resign_stops (void)
{
  SumiGameTerms terms = live_terms (0, 1);
  SumiPosition start = sumi_position_play (position_of (LIVE_PASS_CELLS, SUMI_BLACK),
                                           square_of ("f7"));
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
  g_autoptr (SumiLiveGame) passing = NULL;

  sumi_live_game_choose (game, square_of ("d3"));
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_THINKING);
  sumi_live_game_resign (game);
  g_assert_false (sumi_live_game_is_searching (game));
  terms = live_terms_from (1, 0, start);
  passing = sumi_live_game_new (&terms, LIVE_AT_ONCE);
  sumi_live_game_choose (passing, square_of ("a5"));
  g_assert_cmpint (sumi_live_game_get_state (passing), ==, SUMI_LIVE_PASSING);
  sumi_live_game_resign (passing);
  let_happen ();
  g_assert_cmpint (sumi_live_game_get_state (passing), ==, SUMI_LIVE_OVER);
  g_assert_cmpuint (sumi_live_game_get_game (passing)->n_moves, ==, 1);
}

/* A game that was given up is over when it is taken up again. */
static void
test_resumed_after_end (void)
{
  SumiGameTerms terms = live_terms (0, 1);
  g_autoptr (SumiLiveGame) game = NULL;
  SumiGame given_up;

  sumi_game_terms_begin (&terms, &given_up);
  sumi_game_play (&given_up, square_of ("d3"));
  given_up.ending = SUMI_ENDING_RESIGNED;
  game = sumi_live_game_new_from (&terms, &given_up, LIVE_AT_ONCE);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
  g_assert_true (sumi_live_game_is_resigned (game));
  sumi_live_game_take_back (game);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_THINKING);
}

/* Two people agree on a draw at once, whatever is on the board, and can take that back. */
static void
test_agree (void)
{
  SumiGameTerms people = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&people, LIVE_AT_ONCE);
  g_autoptr (SumiGameRecord) record = NULL;

  g_assert_false (sumi_live_game_can_agree (game));
  live_play_moves (game, "d3c3c4");
  g_assert_true (sumi_live_game_can_agree (game));
  sumi_live_game_agree (game);
  live_assert_told (game);
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_OVER);
  g_assert_true (sumi_live_game_is_agreed (game));
  g_assert_false (sumi_live_game_is_out_of_time (game));
  g_assert_false (sumi_live_game_can_agree (game));
  g_assert_cmpint (sumi_live_game_get_margin (game, SUMI_BLACK), ==, 0);
  g_assert_cmpstr (said_headline (sumi_live_game_get_feedback (game)), ==,
                   "The game is a draw, as both sides agreed.");
  record = sumi_live_game_get_record (game);
  g_assert_true (record->has_result);
  g_assert_cmpint (record->result, ==, 0);
  sumi_live_game_take_back (game);
  g_assert_false (sumi_live_game_is_agreed (game));
  g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_YOUR_MOVE);
}

/* A program agrees late in the game, where the exact result is within two discs; it would rather
 * play on otherwise. Nothing is explained before it has answered. */
static void
test_program_agrees (void)
{
  RandomSource source = random_source_init (21);
  SumiExactOptions options = SUMI_EXACT_DEFAULTS;
  SumiExact *exact = sumi_exact_new (&options);
  guint n_agreed = 0, n_declined = 0;

  for (guint i = 0; i < 40 && (n_agreed < 2 || n_declined < 2); i++)
    {
      SumiPosition start = random_position (&source, i % 4 == 3 ? 40 : 55);
      SumiGameTerms terms = live_terms_from (0, 0, start);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiLiveGame) game = NULL;
      SumiExactAnswer answer;
      gboolean is_fair;

      terms.players[sumi_color_opposite (start.turn)] = (SumiPlayer){ TRUE, 1 };
      game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
      live_wait (game);
      if (sumi_live_game_get_state (game) == SUMI_LIVE_YOUR_MOVE)
        live_play_at_random (game, &source);
      live_wait (game);
      if (!sumi_live_game_can_agree (game))
        continue;
      is_fair = i % 4 != 3;
      if (is_fair)
        {
          answer = sumi_exact_score (exact, sumi_live_game_get_position (game), &budget);
          is_fair = ABS (answer.lower) <= 2;
        }
      g_assert_true (sumi_live_game_can_hint (game));
      sumi_live_game_agree (game);
      if (sumi_live_game_is_searching (game))
        {
          g_assert_false (sumi_live_game_can_hint (game));
          g_assert_false (sumi_live_game_can_explain (game, start.turn));
        }
      live_wait_for_help (game);
      g_assert_cmpint (sumi_live_game_is_agreed (game), ==, is_fair);
      n_agreed += is_fair;
      n_declined += !is_fair;
      if (!is_fair)
        g_assert_cmpstr (said_headline (sumi_live_game_get_feedback (game)), ==,
                         "Sumi would like to play on.");
    }
  g_assert_cmpuint (n_agreed, >=, 2);
  g_assert_cmpuint (n_declined, >=, 2);
  sumi_exact_free (exact);
}

/* A program that is to ponder does so while a person is to move, and at no other time. */
static void
test_ponder (void)
{
  SumiGameTerms terms = live_terms (0, 1), people = live_terms (0, 0);
  g_autoptr (SumiLiveGame) game = sumi_live_game_new (&terms, LIVE_AT_ONCE);
  g_autoptr (SumiLiveGame) other = sumi_live_game_new (&people, LIVE_AT_ONCE);
  g_autoptr (SumiLiveGame) slow = sumi_live_game_new (&terms, LIVE_NEVER);
  RandomSource source = random_source_init (14);

  let_happen ();
  g_assert_false (sumi_live_game_is_pondering (game));
  sumi_live_game_set_ponders (other, TRUE);
  sumi_live_game_set_ponders (slow, TRUE);
  /* What begins soon is nothing that a person waits for. */
  g_assert_false (sumi_live_game_hurry (slow));
  sumi_live_game_set_ponders (game, TRUE);
  sumi_live_game_set_ponders (game, FALSE);
  let_happen ();
  g_assert_false (sumi_live_game_is_pondering (game));
  sumi_live_game_set_ponders (game, TRUE);
  /* It begins and ends in the main loop, each time in a turn of its own. */
  for (int i = 0; i < 3; i++)
    {
      while (!sumi_live_game_is_pondering (game))
        g_main_context_iteration (NULL, TRUE);
      g_assert_false (sumi_live_game_is_searching (game));
      live_play_at_random (game, &source);
      g_assert_cmpint (sumi_live_game_get_state (game), ==, SUMI_LIVE_THINKING);
      g_assert_false (sumi_live_game_is_pondering (game));
      live_wait_for_state (game, SUMI_LIVE_YOUR_MOVE);
    }
  while (!sumi_live_game_is_pondering (game))
    g_main_context_iteration (NULL, TRUE);
  while (sumi_live_game_is_pondering (game))
    g_main_context_iteration (NULL, TRUE);
  sumi_live_game_take_back (game);
  live_play_at_random (game, &source);
  while (!sumi_live_game_is_pondering (game))
    g_main_context_iteration (NULL, TRUE);
  sumi_live_game_resign (game);
  g_assert_false (sumi_live_game_is_pondering (game));
  sumi_live_game_take_back (game);
  while (!sumi_live_game_is_pondering (game))
    g_main_context_iteration (NULL, TRUE);
  sumi_live_game_set_ponders (game, FALSE);
  g_assert_false (sumi_live_game_is_pondering (game));
  live_play_at_random (game, &source);
  live_wait_for_state (game, SUMI_LIVE_YOUR_MOVE);
  for (int i = 0; i < 20; i++)
    {
      g_assert_false (sumi_live_game_is_pondering (game));
      g_main_context_iteration (NULL, FALSE);
    }
  let_happen ();
  g_assert_false (sumi_live_game_is_pondering (other));
  g_assert_false (sumi_live_game_is_pondering (slow));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/live-game/profiles", test_profiles);
  g_test_add_func ("/live-game/trays", test_trays);
  g_test_add_func ("/live-game/no-trays", test_no_trays);
  g_test_add_func ("/live-game/by-hand/corrected", test_corrected);
  g_test_add_func ("/live-game/by-hand/corrected-after-end", test_corrected_after_end);
  g_test_add_func ("/live-game/by-hand/stands", test_stands);
  g_test_add_func ("/live-game/by-hand/stands-before-pass", test_stands_before_pass);
  g_test_add_func ("/live-game/by-hand/stands-against-program", test_stands_against_program);
  g_test_add_func ("/live-game/pass", test_pass);
  g_test_add_func ("/live-game/back/across-pass", test_back_across_pass);
  g_test_add_func ("/live-game/back/against-program", test_back_against_program);
  g_test_add_func ("/live-game/watch", test_watch);
  g_test_add_func ("/live-game/hold", test_hold);
  g_test_add_func ("/live-game/hurry", test_hurry);
  g_test_add_func ("/live-game/every-move-waits", test_every_move_waits);
  g_test_add_func ("/live-game/warnings", test_warnings);
  g_test_add_func ("/live-game/no-warnings", test_no_warnings);
  g_test_add_func ("/live-game/illegal", test_illegal);
  g_test_add_func ("/live-game/opening", test_opening);
  g_test_add_func ("/live-game/to-winner", test_to_winner);
  g_test_add_func ("/live-game/left", test_left);
  g_test_add_func ("/live-game/result-of-person", test_result_of_person);
  g_test_add_func ("/live-game/terms", test_terms);
  g_test_add_func ("/live-game/resign", test_resign);
  g_test_add_func ("/live-game/resign-stops", test_resign_stops);
  g_test_add_func ("/live-game/resumed-after-end", test_resumed_after_end);
  g_test_add_func ("/live-game/agree", test_agree);
  g_test_add_func ("/live-game/program-agrees", test_program_agrees);
  g_test_add_func ("/live-game/ponder", test_ponder);

  return g_test_run ();
}
