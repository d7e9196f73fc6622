/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An attempt played as a learner would: right, wrong, illegal, taken back, shown, called off. */

#include "said.h"
#include "random-positions.h"
#include "exercise-fixture.h"
#include "sumi-cause.h"
#include "sumi-replay.h"
#include "written.h"

#define PUZZLE(id, rows, task, wrong)                                                              \
  "{\"kind\": \"puzzle\", \"id\": \"" id "\", \"title\": \"" id "\", \"position\": {\"board\": ["  \
  rows "], \"turn\": \"black\"}, \"task\": " task                                                  \
  ", \"hints\": [\"First hint.\"],"                                                                \
  " \"explain\": {\"solution\": \"The author's words.\", \"wrong\": {" wrong "}}}"

#define ROWS_1                                                                                     \
  "\"...OOO..\", \"...OOO..\", \"OOOOOOXO\", \"OOOXXXXO\", \".OOXXXXO\", \".OOOOOXX\","            \
  " \"..OOO...\", \"..O.....\""
/* Puzzle 4 of the leaflet: four replies, each of which opens another corner. */
#define ROWS_4                                                                                     \
  "\".OOOO...\", \"..OOOO..\", \".OXOOXO.\", \".OXXOOOO\", \".OOXXXO.\", \".OOOOXOO\","            \
  " \"..XXXX..\", \"..XXXX..\""

/* After f7 and White's a5 Black has to pass. */
#define ROWS_PASS                                                                                  \
  "\"OOOOOOO.\", \"OOOOOOX.\", \"XOOXXXXX\", \"XOOOXXX.\", \".XOXOXXO\", \"XXXXXXXO\","            \
  " \"XXOOO..O\", \"XXXXXX..\""

/* An opening that is to be played from the start. */
#define LINE(id, opening)                                                                          \
  "{\"kind\": \"puzzle\", \"id\": \"" id "\", \"title\": \"" id "\","                            \
  " \"position\": {\"moves\": \"\"}, \"task\": {\"type\": \"line\", \"opening\": \"" opening "\"}}"

#define FORCE_2 "{\"type\": \"force\", \"goal\": {\"corner\": \"any\"}, \"within\": 2}"
/* Takes far longer than any test waits for. */
#define ENDLESS "{\"type\": \"force\", \"goal\": {\"wipe-out\": true}, \"within\": 8}"

/* No move turns every disc. */
#define IMPOSSIBLE "{\"type\": \"force\", \"goal\": {\"wipe-out\": true}, \"within\": 1}"

/* Where g7 sets a Stoner trap. */
#define ROWS_TRAP                                                                                  \
  "\"....OOO.\", \"....XX.O\", \"...XXXOO\", \".XXXXOO.\", \"..XXOOXX\", \"..XXXOXX\","            \
  " \"....OO..\", \"........\""
/* Where g1 creeps along the edge: whatever White answers, b1 then leaves it at most two moves. */
#define ROWS_CREEP                                                                                 \
  "\"..XOOO..\", \"O.OOOO..\", \"OOXOOOO.\", \"OOXOXOO.\", \"OOOOOXOO\", \"OOXXXXOO\","            \
  " \"..XXXXXO\", \"..XXXXXX\""
/* Where f1 leaves White no move, and wins a corner two moves later. */
#define ROWS_STUCK                                                                                 \
  "\"XXXXX...\", \"XXOXOO..\", \"XOXXXOO.\", \"XOXOXO..\", \"XOOOOOOO\", \"XOOOOOO.\","            \
  " \"X.O.....\", \"X.......\""
#define FEW_2 "{\"type\": \"force\", \"goal\": {\"mobility\": 2}, \"within\": 2}"
#define FORCE_3 "{\"type\": \"force\", \"goal\": {\"corner\": \"any\"}, \"within\": 3}"

static const char PACK[]
  = "{\"format\": \"sumi-pack/1\", \"id\": \"test\", \"title\": \"Test\", \"language\": \"en\","
    " \"items\": [" PUZZLE ("one", ROWS_1, FORCE_2, "\"g2\": \"A trap.\"") ", "
    PUZZLE ("four", ROWS_4, FORCE_2, "") ", "
    PUZZLE ("best", ROWS_1, "{\"type\": \"best\", \"measure\": \"mobility\"}", "") ", "
    PUZZLE ("endless", ROWS_1, ENDLESS, "") ", " PUZZLE ("pass", ROWS_PASS, FORCE_2, "") ", "
    LINE ("tiger", "Tiger") ", " LINE ("diagonal", "Diagonal") ", "
    PUZZLE ("trap", ROWS_TRAP, FORCE_3, "") ", " PUZZLE ("creep", ROWS_CREEP, FEW_2, "") ", "
    PUZZLE ("stuck", ROWS_STUCK, FORCE_3, "") ", "
    "{\"kind\": \"puzzle\", \"id\": \"asked\", \"title\": \"asked\", \"prompt\": \"What now?\","
    " \"position\": {\"board\": [" ROWS_1 "], \"turn\": \"black\"}, \"task\": " FORCE_2 "}, "
    PUZZLE ("unsolvable", ROWS_1, IMPOSSIBLE, "") "]}";

enum
{
  ONE,
  FOUR,
  BEST,
  ENDLESS_SEARCH,
  PASS,
  TIGER,
  DIAGONAL,
  TRAP,
  CREEP,
  STUCK,
  ASKED,
  UNSOLVABLE,
};

static SumiAttempt *
begin (guint index)
{
  return exercise_begin (PACK, index);
}

static void
play (SumiAttempt *attempt, const char *name)
{
  sumi_attempt_choose (attempt, square_of (name));
  exercise_wait (attempt);
}

/* Whether a sentence of FEEDBACK speaks of SQUARE. */
static gboolean
is_named (const SumiFeedback *feedback, const char *square)
{
  const GArray *parts[] = { feedback->headline, feedback->details, feedback->more };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      for (guint j = 0; j < parts[i]->len; j++)
        {
          SumiSaying saying = g_array_index (parts[i], SumiSaying, j);

          if (saying.kind != SUMI_SAYING_AUTHOR && strstr (said_text (saying), square) != NULL)
            return TRUE;
        }
    }
  return FALSE;
}

/* Whether TEXT is among what FEEDBACK shows on demand. */
static gboolean
keeps (const SumiFeedback *feedback, const char *text)
{
  for (guint i = 0; i < feedback->more->len; i++)
    {
      if (g_str_equal (said_text (g_array_index (feedback->more, SumiSaying, i)), text))
        return TRUE;
    }
  return FALSE;
}

static void
assert_unnamed (const SumiFeedback *feedback, const char *square)
{
  g_assert_false (is_named (feedback, square));
}

/* An attempt that is dropped takes its search along: the thread, the first of this program, is free
 * again, which it would not be for hours. */
static void
test_dropped (void)
{
  SumiAttempt *attempt = begin (ENDLESS_SEARCH);

  g_assert_true (sumi_attempt_is_searching (attempt));
  g_assert_finalize_object (attempt);
  while (g_thread_pool_get_num_unused_threads () == 0)
    g_usleep (1000);
}

static void
test_solve (void)
{
  SumiAttempt *attempt = begin (ONE);
  SumiSquare move;
  const char *praise = "h2! Whatever White answers, you take a corner on your next move.";
  const char *question = said_text (sumi_attempt_get_question (attempt));

  g_assert_cmpstr (question, !=, "");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  /* The move is made before the search has ended. */
  sumi_attempt_choose (attempt, square_of ("h2"));
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_JUDGING);
  exercise_wait (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  g_assert_cmpint (sumi_attempt_get_last_move (attempt), ==, square_of ("h7"));
  /* That the move was right is said after the reply. */
  g_assert_cmpstr (said_detail (sumi_attempt_get_feedback (attempt), 0), ==, praise);
  g_assert_null (sumi_attempt_get_replay (attempt, &move));
  /* But not what is still to be found. */
  assert_unnamed (sumi_attempt_get_feedback (attempt), "h8");

  play (attempt, "h8");
  g_assert_true (is_named (sumi_attempt_get_feedback (attempt), "h8"));
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_SOLVED);
  /* Nor is it forgotten in the end why the first move was right. */
  g_assert_true (is_named (sumi_attempt_get_feedback (attempt), "f7"));
  g_assert_true (said_has_detail (sumi_attempt_get_feedback (attempt), "The author's words."));
  /* Why the first move was right is said as of the past; its praise is over. It waits, since the
   * author has explained it. */
  g_assert_false (said_has_detail (sumi_attempt_get_feedback (attempt), "Looking back at h2:"));
  g_assert_true (keeps (sumi_attempt_get_feedback (attempt), "Looking back at h2:"));
  g_assert_true (keeps (sumi_attempt_get_feedback (attempt), "h7 is left, and it opens h8."));
  g_assert_false (said_has_detail (sumi_attempt_get_feedback (attempt), praise));
  /* The program's words come first. */
  g_assert_cmpstr (said_detail (sumi_attempt_get_feedback (attempt), 0), !=, "The author's words.");
  g_assert_cmphex (sumi_attempt_get_feedback (attempt)->good, ==,
                   sumi_bitboard_of (square_of ("h8")));
  g_assert_nonnull (sumi_attempt_get_replay (attempt, &move));
  g_assert_cmpint (move, ==, square_of ("h2"));
  g_assert_false (sumi_attempt_was_shown (attempt));
  g_assert_finalize_object (attempt);
}

/* Three sentences are shown at once: where nobody has explained the solution, those that look back
 * at the first move; and of a solution that is shown, the program's, before the author's. */
static void
test_three_sentences (void)
{
  SumiAttempt *attempt = begin (ASKED);
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);

  exercise_wait (attempt);
  play (attempt, "h2");
  play (attempt, "h8");
  g_assert_cmpstr (said_detail (feedback, 0), ==, "Looking back at h2:");
  g_assert_cmpuint (feedback->details->len, ==, 4);
  g_assert_true (keeps (feedback, "h8! The corner is yours."));
  g_assert_finalize_object (attempt);

  attempt = begin (ONE);
  feedback = sumi_attempt_get_feedback (attempt);
  exercise_wait (attempt);
  sumi_attempt_show_solution (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_SHOWN);
  g_assert_cmpuint (feedback->headline->len, ==, 3);
  g_assert_cmpuint (feedback->details->len, ==, 0);
  g_assert_true (keeps (feedback, "The author's words."));
  g_assert_finalize_object (attempt);
}

/* That a task has no solution is told as it was proved, and is not for want of time. */
static void
test_unsolvable (void)
{
  SumiAttempt *attempt = begin (UNSOLVABLE);

  exercise_wait (attempt);
  sumi_attempt_show_solution (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_SHOWN);
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), ==,
                   "No move is right here.");
  g_assert_null (said_detail (sumi_attempt_get_feedback (attempt), 0));
  g_assert_finalize_object (attempt);
}

/* The author's words ask for the first move, and for no other. */
static void
test_prompt (void)
{
  SumiAttempt *attempt = begin (ASKED);

  g_assert_cmpstr (said_text (sumi_attempt_get_question (attempt)), ==, "What now?");
  exercise_wait (attempt);
  play (attempt, "h2");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  g_assert_cmpstr (said_text (sumi_attempt_get_question (attempt)), !=, "What now?");
  g_assert_finalize_object (attempt);
}

/* The attack that a trap prepares is not named while the learner has to find it, nor by a number
 * how far it is to the corner; in the end it is told. */
static void
test_trap (void)
{
  SumiAttempt *attempt = begin (TRAP);
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);

  exercise_wait (attempt);
  play (attempt, "g7");
  g_assert_cmpstr (said_detail (feedback, 0), ==,
                   "Whatever White does, g7 wins you a corner in time.");
  assert_unnamed (feedback, "h4");
  assert_unnamed (feedback, "Stoner");

  while (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_YOUR_TURN)
    {
      SumiBitboard legal = sumi_position_legal_moves (sumi_attempt_get_position (attempt));
      SumiBitboard corners = legal & SUMI_CORNERS;

      if (corners != 0)
        play (attempt, sumi_square_to_name (sumi_bitboard_first (corners)));
      else
        play (attempt, "h4");
      if (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_REFUTING)
        g_assert_not_reached ();
    }
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_SOLVED);
  g_assert_true (is_named (feedback, "Stoner"));
  g_assert_finalize_object (attempt);
}

/* Nor is the move named that leaves few replies whatever the answer is. */
static void
test_next_move (void)
{
  SumiAttempt *attempt = begin (CREEP);
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);

  exercise_wait (attempt);
  play (attempt, "g1");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  g_assert_true (is_named (feedback, "g1"));
  assert_unnamed (feedback, "b1");

  play (attempt, "b1");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_SOLVED);
  g_assert_true (keeps (feedback,
                        "Whatever White answers, b1 then leaves it few enough moves."));
  g_assert_finalize_object (attempt);
}

/* That the opponent must pass is told once, and the praise of the move stays below. */
static void
test_opponent_passes (void)
{
  SumiAttempt *attempt = begin (STUCK);
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);

  exercise_wait (attempt);
  play (attempt, "f1");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  g_assert_cmpstr (said_headline (feedback), ==,
                   "White has no move and must pass. Black moves again.");
  g_assert_cmpstr (said_detail (feedback, 0), ==,
                   "Whatever White does, f1 wins you a corner in time.");
  g_assert_null (said_detail (feedback, 1));
  g_assert_finalize_object (attempt);
}

/* What is said of a wrong move is word for word what coach-texts.txt, the table of the tutor's
 * tests, has. */
static void
test_words (void)
{
  SumiAttempt *attempt = begin (ONE);

  exercise_wait (attempt);
  play (attempt, "b7");
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), ==,
                   "b7 hands White the corner a8. Now b7 to e4 lie between a8 and White's f3.");
  g_assert_cmpint (sumi_attempt_get_feedback (attempt)->arrow_to, ==, square_of ("a8"));
  play (attempt, "c1");
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), ==,
                   "c1 leaves White h7, which opens no corner.");
  g_assert_finalize_object (attempt);
}

/* A right move stands for its time before it is answered; meanwhile nothing is asked. */
static void
test_reply_waits (void)
{
  SumiAttempt *attempt = begin (ONE);

  exercise_wait (attempt);
  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 100000, 100000 });
  sumi_attempt_choose (attempt, square_of ("h2"));
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_REPLYING, SUMI_FEEDBACK_RIGHT);
  g_assert_cmpint (sumi_attempt_get_last_move (attempt), ==, square_of ("h2"));
  g_assert_false (sumi_attempt_can_hint (attempt));
  sumi_attempt_go_on (attempt);
  exercise_wait (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  g_assert_cmpint (sumi_attempt_get_last_move (attempt), ==, square_of ("h7"));
  g_assert_finalize_object (attempt);
}

static void
test_wrong_goes_back (void)
{
  SumiAttempt *attempt = begin (ONE);
  SumiPosition before = sumi_attempt_get_position (attempt);
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);
  SumiSquare move;

  exercise_wait (attempt);
  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 100000, 100000 });
  sumi_attempt_choose (attempt, square_of ("g2"));
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_REFUTING, SUMI_FEEDBACK_WRONG);
  g_assert_true (sumi_bitboard_has (feedback->bad, square_of ("g2")));
  g_assert_cmpint (feedback->arrow_to, <, SUMI_SQUARE_PASS);
  g_assert_true (said_has_detail (feedback, "A trap."));
  g_assert_nonnull (sumi_attempt_get_replay (attempt, &move));
  g_assert_cmpint (move, ==, square_of ("g2"));

  sumi_attempt_go_on (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_WRONG);
  g_assert_true (sumi_position_equal (sumi_attempt_get_position (attempt), before));
  g_assert_cmpint (sumi_attempt_get_undone_move (attempt), ==, square_of ("g2"));
  g_assert_finalize_object (attempt);
}

/* Nobody knows how long another takes to read: a refutation stays until the learner goes on, by a
 * button, a move, a hint or the solution. */
static void
test_refutation_stays (void)
{
  SumiAttemptPace pace = SUMI_ATTEMPT_PACE_NORMAL;
  SumiAttempt *attempt = begin (ONE);
  SumiSquare move;

  g_assert_cmpuint (pace.refute_ms, ==, SUMI_ATTEMPT_STAYS);
  pace.reply_ms = 0;
  exercise_wait (attempt);
  sumi_attempt_set_pace (attempt, pace);
  for (int way = 0; way < 4; way++)
    {
      sumi_attempt_choose (attempt, square_of ("g2"));
      while (g_main_context_iteration (NULL, FALSE))
        ;
      exercise_assert_feedback (attempt, SUMI_ATTEMPT_REFUTING, SUMI_FEEDBACK_WRONG);
      g_assert_cmpint (sumi_attempt_get_last_move (attempt), !=, square_of ("g2"));
      if (way == 0)
        sumi_attempt_go_on (attempt);
      else if (way == 1)
        {
          g_assert_true (sumi_attempt_can_hint (attempt));
          g_assert_nonnull (sumi_attempt_get_replay (attempt, &move));
          sumi_attempt_hint (attempt);
          exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_HINT);
          /* What was said of the wrong move is gone, with its proof. */
          g_assert_null (sumi_attempt_get_replay (attempt, &move));
        }
      else if (way == 2)
        {
          sumi_attempt_choose (attempt, square_of ("c1"));
          exercise_assert_feedback (attempt, SUMI_ATTEMPT_REFUTING, SUMI_FEEDBACK_WRONG);
          sumi_attempt_go_on (attempt);
        }
      else
        sumi_attempt_show_solution (attempt);
      g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_YOUR_TURN);
    }
  g_assert_finalize_object (attempt);
}

static void
test_illegal (void)
{
  SumiAttempt *attempt = begin (ONE);

  exercise_wait (attempt);
  for (SumiSquare illegal = 0; illegal < 64; illegal++)
    {
      if (sumi_bitboard_has (sumi_position_legal_moves (sumi_attempt_get_position (attempt)),
                             illegal))
        continue;
      sumi_attempt_choose (attempt, illegal);
      exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_ILLEGAL);
      g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), !=, "");
    }
  g_assert_finalize_object (attempt);
}

/* Every one of White's four replies has to be answered. */
static void
test_every_reply (void)
{
  SumiAttempt *attempt = begin (FOUR);
  SumiBitboard replies = 0;
  int n_replies = 0;

  exercise_wait (attempt);
  g_assert_false (sumi_attempt_get_every_reply (attempt));
  sumi_attempt_set_every_reply (attempt, TRUE);
  g_assert_true (sumi_attempt_get_every_reply (attempt));
  play (attempt, "g1");
  while (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_YOUR_TURN)
    {
      SumiBitboard corners
        = sumi_position_legal_moves (sumi_attempt_get_position (attempt)) & SUMI_CORNERS;

      replies |= sumi_bitboard_of (sumi_attempt_get_last_move (attempt));
      n_replies++;
      g_assert_cmpuint (sumi_attempt_get_branches_left (attempt), ==, 4 - n_replies);
      g_assert_cmphex (corners, !=, 0);
      sumi_attempt_choose (attempt, sumi_bitboard_first (corners));
      exercise_wait (attempt);
    }
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_SOLVED);
  g_assert_cmpint (n_replies, ==, 4);
  g_assert_cmphex (replies, ==,
                   sumi_bitboard_of (square_of ("b8"))
                     | sumi_bitboard_of (square_of ("f1"))
                     | sumi_bitboard_of (square_of ("g2"))
                     | sumi_bitboard_of (square_of ("g8")));
  g_assert_finalize_object (attempt);
}

/* Once the learner has passed, the opponent answers anew, not otherwise; what it played before the
 * pass, and the pass, stay below that. */
static void
test_reply_after_pass (void)
{
  static const char *const told[] = {
    "White answers h2. Your turn again.",
    "And if White answers h4 instead? Your turn again.",
    "White answers h2. Your turn again.",
    "And if White answers h4 instead? Your turn again.",
    "And if White answers g7 instead? Your turn again.",
    "And if White answers g8 instead? Your turn again.",
    "And if White answers g7 instead? Your turn again.",
    "And if White answers g8 instead? Your turn again.",
  };
  SumiAttempt *attempt = begin (PASS);

  exercise_wait (attempt);
  sumi_attempt_set_every_reply (attempt, TRUE);
  play (attempt, "f7");
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      SumiBitboard corners
        = sumi_position_legal_moves (sumi_attempt_get_position (attempt)) & SUMI_CORNERS;

      exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
      g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), ==, told[i]);
      if (i == 2)
        {
          g_assert_cmpstr (said_detail (sumi_attempt_get_feedback (attempt), 0), ==,
                           "White plays a5.");
          g_assert_cmpstr (said_detail (sumi_attempt_get_feedback (attempt), 1), ==,
                           "Black has no move and must pass. White moves again.");
        }
      sumi_attempt_choose (attempt, sumi_bitboard_first (corners));
      exercise_wait (attempt);
    }
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_SOLVED);
  g_assert_finalize_object (attempt);
}

static void
test_undo (void)
{
  SumiAttempt *attempt = begin (ONE);
  SumiPosition before = sumi_attempt_get_position (attempt);

  exercise_wait (attempt);
  g_assert_false (sumi_attempt_can_undo (attempt));
  play (attempt, "h2");
  play (attempt, "h8");
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_SOLVED);
  sumi_attempt_undo (attempt);
  exercise_wait (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  g_assert_cmpint (sumi_attempt_get_undone_move (attempt), ==, square_of ("h8"));
  g_assert_cmpint (sumi_attempt_get_last_move (attempt), ==, square_of ("h7"));
  sumi_attempt_undo (attempt);
  exercise_wait (attempt);
  g_assert_cmpint (sumi_attempt_get_undone_move (attempt), ==, square_of ("h2"));
  g_assert_true (sumi_position_equal (sumi_attempt_get_position (attempt), before));
  g_assert_false (sumi_attempt_can_undo (attempt));
  /* And on from here as if nothing had been. */
  play (attempt, "h2");
  play (attempt, "h8");
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_SOLVED);
  g_assert_finalize_object (attempt);
}

static void
test_hints_and_solution (void)
{
  SumiAttempt *attempt = begin (ONE);
  int n_hints = 0;
  SumiSquare move;

  /* Asked for before the search has ended, it comes when it has. */
  sumi_attempt_hint (attempt);
  exercise_wait (attempt);
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), ==, "First hint.");
  for (n_hints = 1; sumi_attempt_can_hint (attempt); n_hints++)
    {
      sumi_attempt_hint (attempt);
      exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_HINT);
      g_assert_cmpint (sumi_attempt_get_feedback (attempt)->step, ==, n_hints + 1);
      g_assert_cmpint (sumi_attempt_get_feedback (attempt)->n_steps, ==, 6);
    }
  g_assert_cmpint (n_hints, ==, 6);
  g_assert_cmphex (sumi_attempt_get_feedback (attempt)->lit, ==,
                   sumi_bitboard_of (square_of ("h2")));

  sumi_attempt_show_solution (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_SHOWN);
  g_assert_cmphex (sumi_attempt_get_feedback (attempt)->good, ==,
                   sumi_bitboard_of (square_of ("h2")));
  g_assert_nonnull (sumi_attempt_get_replay (attempt, &move));
  g_assert_true (sumi_attempt_was_shown (attempt));
  g_assert_true (keeps (sumi_attempt_get_feedback (attempt), "The author's words."));
  /* Who follows it is told that this is right, and that it does not count. */
  play (attempt, "h2");
  /* The author speaks of the first move. */
  sumi_attempt_show_solution (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_SHOWN);
  g_assert_false (said_has_detail (sumi_attempt_get_feedback (attempt), "The author's words."));
  play (attempt, "h8");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_RIGHT);
  g_assert_nonnull (sumi_feedback_find (sumi_attempt_get_feedback (attempt), SUMI_SAYING_FOLLOWED));
  g_assert_null (sumi_feedback_find (sumi_attempt_get_feedback (attempt), SUMI_SAYING_SOLVED));
  sumi_attempt_restart (attempt);
  g_assert_false (sumi_attempt_was_shown (attempt));
  g_assert_true (sumi_attempt_can_hint (attempt));
  g_assert_finalize_object (attempt);
}

/* Who has solved an exercise may look at the solution of a turn that was taken back: it is solved
 * all the same. */
static void
test_solution_after_solving (void)
{
  SumiAttempt *attempt = begin (ONE);

  exercise_wait (attempt);
  play (attempt, "h2");
  play (attempt, "h8");
  sumi_attempt_undo (attempt);
  g_assert_true (sumi_attempt_was_solved (attempt));
  exercise_wait (attempt);
  sumi_attempt_show_solution (attempt);
  exercise_wait (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_SHOWN);
  g_assert_false (sumi_attempt_was_shown (attempt));
  play (attempt, "h8");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_SOLVED);
  sumi_attempt_restart (attempt);
  g_assert_false (sumi_attempt_was_solved (attempt));
  g_assert_finalize_object (attempt);
}

/* What was asked for before a new start is not given after it. */
static void
test_solution_called_off (void)
{
  SumiAttempt *attempt = begin (ONE);

  sumi_attempt_show_solution (attempt);
  sumi_attempt_restart (attempt);
  exercise_wait (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  g_assert_false (sumi_attempt_was_shown (attempt));
  g_assert_finalize_object (attempt);
}

/* Nor is what was asked for on a turn given on the one before it. */
static void
test_solution_of_later_turn (void)
{
  SumiAttempt *attempt = begin (ONE);

  exercise_wait (attempt);
  sumi_attempt_choose (attempt, square_of ("h2"));
  g_assert_true (sumi_attempt_is_searching (attempt));
  sumi_attempt_show_solution (attempt);
  sumi_attempt_undo (attempt);
  exercise_wait (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  g_assert_false (sumi_attempt_was_shown (attempt));
  g_assert_finalize_object (attempt);
}

/* A hint that asks a question: squares are marked instead of played on, until that is handed over;
 * then the turn goes on. */
static void
test_question_of_hint (void)
{
  SumiAttempt *attempt = begin (ONE);
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);
  SumiPosition start = sumi_attempt_get_position (attempt);
  SumiBitboard harmless = sumi_harmless_moves (start, SUMI_WHITE);

  exercise_wait (attempt);
  g_assert_false (sumi_attempt_can_hand_over (attempt));
  for (int i = 0; i < 3; i++)
    sumi_attempt_hint (attempt);
  g_assert_cmpint (sumi_feedback_get_headline (feedback).kind, ==, SUMI_SAYING_HINT_ASK_HARMLESS);
  g_assert_true (sumi_attempt_can_hand_over (attempt));
  /* Wrong first: one square that is not in the set, or one too many. */
  sumi_attempt_choose (attempt, square_of ("a1"));
  g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, 1);
  g_assert_true (sumi_position_equal (sumi_attempt_get_position (attempt), start));
  sumi_attempt_hand_over (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_HINT);
  g_assert_cmpint (sumi_feedback_get_headline (feedback).kind, ==, SUMI_SAYING_HINT_NOT_FOUND);
  g_assert_cmphex (feedback->good, ==, harmless);
  g_assert_cmphex (feedback->missed, ==, harmless);
  g_assert_cmphex (feedback->surplus, ==, 1);
  g_assert_cmphex (sumi_attempt_get_marks (attempt), ==, 0);
  g_assert_false (sumi_attempt_can_hand_over (attempt));
  g_assert_cmpuint (sumi_attempt_get_effort (attempt)->n_wrong, ==, 0);

  /* Asked again from the start, and answered. */
  sumi_attempt_restart (attempt);
  exercise_wait (attempt);
  for (int i = 0; i < 3; i++)
    sumi_attempt_hint (attempt);
  SUMI_FOREACH_SQUARE (square, harmless)
    sumi_attempt_choose (attempt, (SumiSquare) square);
  sumi_attempt_hand_over (attempt);
  g_assert_cmpint (sumi_feedback_get_headline (feedback).kind, ==, SUMI_SAYING_HINT_FOUND);
  g_assert_cmphex (feedback->missed | feedback->surplus, ==, 0);
  play (attempt, "h2");
  g_assert_cmphex (sumi_attempt_get_position (attempt).own, !=, start.own);

  /* The next hint takes the question back. */
  sumi_attempt_restart (attempt);
  exercise_wait (attempt);
  for (int i = 0; i < 4; i++)
    sumi_attempt_hint (attempt);
  g_assert_false (sumi_attempt_can_hand_over (attempt));
  g_assert_finalize_object (attempt);
}

static void
assert_effort (SumiAttempt *attempt, SumiEffort expected)
{
  const SumiEffort *effort = sumi_attempt_get_effort (attempt);

  g_assert_cmpuint (effort->n_wrong, ==, expected.n_wrong);
  g_assert_cmpuint (effort->n_hints, ==, expected.n_hints);
  g_assert_cmpint (effort->plainness, ==, expected.plainness);
  g_assert_cmpint (effort->was_shown, ==, expected.was_shown);
  g_assert_cmpuint (effort->n_undone, ==, expected.n_undone);
  g_assert_cmpint (effort->start_us, >, 0);
}

/* What it took is counted until the exercise is solved, over new starts, and then from 0, also if
 * the end was taken back. */
static void
test_effort (void)
{
  SumiAttempt *attempt = begin (ONE);
  SumiPlainness plainness = SUMI_PLAINNESS_WORDS;
  guint n_hints = 1;

  exercise_wait (attempt);
  assert_effort (attempt, (SumiEffort){ 0 });
  play (attempt, "g2");
  assert_effort (attempt, (SumiEffort){ .n_wrong = 1 });
  sumi_attempt_restart (attempt);
  exercise_wait (attempt);
  play (attempt, "a1"); /* not legal */
  play (attempt, "c1");
  assert_effort (attempt, (SumiEffort){ .n_wrong = 2 });
  /* The author's hint lights nothing. */
  sumi_attempt_hint (attempt);
  assert_effort (attempt, (SumiEffort){ .n_wrong = 2, .n_hints = 1, .plainness = plainness });
  for (; sumi_attempt_can_hint (attempt); n_hints++)
    {
      int n_lit;

      sumi_attempt_hint (attempt);
      n_lit = sumi_bitboard_count (sumi_attempt_get_feedback (attempt)->lit);
      if (n_lit > 1 && plainness == SUMI_PLAINNESS_WORDS)
        plainness = SUMI_PLAINNESS_REGION;
      if (n_lit == 1)
        plainness = SUMI_PLAINNESS_SQUARE;
      g_assert_cmpint (sumi_attempt_get_effort (attempt)->plainness, ==, plainness);
    }
  play (attempt, "h2");
  sumi_attempt_undo (attempt);
  exercise_wait (attempt);
  play (attempt, "h2");
  play (attempt, "h8");
  assert_effort (attempt, (SumiEffort){ .n_wrong = 2, .n_hints = n_hints,
                                        .plainness = SUMI_PLAINNESS_SQUARE, .n_undone = 1 });
  sumi_attempt_undo (attempt);
  sumi_attempt_restart (attempt);
  exercise_wait (attempt);
  assert_effort (attempt, (SumiEffort){ 0 });

  /* Who has followed the solution does not find it by itself the next time. */
  sumi_attempt_show_solution (attempt);
  assert_effort (attempt, (SumiEffort){ .was_shown = TRUE });
  for (int i = 0; i < 2; i++)
    {
      play (attempt, "h2");
      play (attempt, "h8");
      g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_SOLVED);
      assert_effort (attempt, (SumiEffort){ .was_shown = TRUE });
      sumi_attempt_restart (attempt);
      exercise_wait (attempt);
    }
  assert_effort (attempt, (SumiEffort){ 0 });
  g_assert_finalize_object (attempt);
}

/* In a test help waits for the first wrong answer. */
static void
test_test (void)
{
  SumiAttempt *attempt = begin (ONE);

  exercise_wait (attempt);
  sumi_attempt_set_test (attempt, TRUE);
  for (int i = 0; i < 2; i++)
    {
      g_assert_false (sumi_attempt_can_hint (attempt));
      g_assert_false (sumi_attempt_can_show_solution (attempt));
      sumi_attempt_hint (attempt);
      sumi_attempt_show_solution (attempt);
      exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
      assert_effort (attempt, (SumiEffort){ 0 });
      sumi_attempt_restart (attempt);
      exercise_wait (attempt);
    }
  play (attempt, "g2");
  g_assert_true (sumi_attempt_can_hint (attempt));
  g_assert_true (sumi_attempt_can_show_solution (attempt));
  g_assert_finalize_object (attempt);
}

static void
test_best (void)
{
  SumiAttempt *attempt = begin (BEST);
  SumiBitboard legal;
  int n_wrong = 0;

  exercise_wait (attempt);
  legal = sumi_position_legal_moves (sumi_attempt_get_position (attempt));
  SUMI_FOREACH_SQUARE (move, legal)
    {
      sumi_attempt_choose (attempt, (SumiSquare) move);
      if (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED)
        {
          sumi_attempt_restart (attempt);
          exercise_wait (attempt);
        }
      else
        {
          exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_WRONG);
          n_wrong++;
        }
    }
  g_assert_cmpint (n_wrong, >, 0);
  g_assert_finalize_object (attempt);
}

/* An opening is played with the program, from any side and in any order; what leaves it is taken
 * back. */
static void
test_line (void)
{
  g_autoptr (SumiAttempt) attempt = begin (TIGER);
  SumiReasons reasons;

  g_assert_cmpstr (said_text (sumi_attempt_get_question (attempt)), ==, "Play the Tiger opening.");
  sumi_attempt_hint (attempt);
  exercise_wait (attempt);
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), ==,
                   "The Tiger opening has 5 moves, and begins with the Perpendicular opening.");
  sumi_attempt_hint (attempt);
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), ==,
                   "5 more moves make it the opening, yours and the other side's together.");
  play (attempt, "f5");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  g_assert_cmpint (sumi_attempt_get_last_move (attempt), ==, square_of ("d6"));
  g_assert_cmpstr (said_detail (sumi_attempt_get_feedback (attempt), 0), ==,
                   "f5 leads on: 4 more moves make it the Tiger opening.");
  play (attempt, "c5");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_WRONG);
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), ==,
                   "After c5 no moves lead to the Tiger opening any more.");
  /* As in the Cat at first. */
  play (attempt, "c4");
  g_assert_cmpint (sumi_attempt_get_last_move (attempt), ==, square_of ("d3"));
  play (attempt, "c5");
  g_assert_cmpstr (said_headline (sumi_attempt_get_feedback (attempt)), ==,
                   "c5 makes it the Cat opening, and from there no moves lead to the Tiger "
                   "opening.");
  play (attempt, "c3");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_SOLVED);
  g_assert_cmpstr (said_detail (sumi_attempt_get_feedback (attempt), 0), ==,
                   "c3! That is the Tiger opening.");
  g_assert_false (is_named (sumi_attempt_get_feedback (attempt), "f5"));
  g_assert_false (sumi_attempt_find_why (attempt, &reasons));
}

/* The program's move may be the one that makes the opening. */
static void
test_line_ends_with_reply (void)
{
  g_autoptr (SumiAttempt) attempt = begin (DIAGONAL);

  play (attempt, "d3");
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_SOLVED, SUMI_FEEDBACK_SOLVED);
  g_assert_cmpint (sumi_attempt_get_last_move (attempt), ==, square_of ("c3"));
  g_assert_cmpstr (said_detail (sumi_attempt_get_feedback (attempt), 0), ==,
                   "c3! That is the Diagonal opening.");
}

static void
test_called_off (void)
{
  SumiAttempt *attempt = begin (ENDLESS_SEARCH);

  g_assert_true (sumi_attempt_is_searching (attempt));
  sumi_attempt_choose (attempt, square_of ("h2"));
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_JUDGING);
  sumi_attempt_cancel_search (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_UNDECIDED, SUMI_FEEDBACK_UNDECIDED);
  g_assert_false (sumi_attempt_is_searching (attempt));
  sumi_attempt_search_again (attempt);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_NONE);
  g_assert_true (sumi_attempt_is_searching (attempt));
  /* An attempt that is dropped takes its search along. */
  g_assert_finalize_object (attempt);
}

/* Whatever is done in whatever order, the attempt stays consistent. */
static void
test_random_input (void)
{
  RandomSource source = random_source_init (3);

  for (int run = 0; run < 20; run++)
    {
      SumiAttempt *attempt = begin ((guint) run % 3);

      sumi_attempt_set_every_reply (attempt, run % 2 == 0);
      for (int i = 0; i < 200; i++)
        {
          SumiBitboard legal = sumi_position_legal_moves (sumi_attempt_get_position (attempt));

          switch (random_source_below (&source, 13))
            {
            case 0:
              sumi_attempt_undo (attempt);
              break;
            case 12:
              sumi_attempt_hand_over (attempt);
              break;
            case 1:
              sumi_attempt_hint (attempt);
              break;
            case 2:
              sumi_attempt_show_solution (attempt);
              break;
            case 3:
              sumi_attempt_cancel_search (attempt);
              break;
            case 4:
              sumi_attempt_search_again (attempt);
              break;
            case 5:
              if (random_source_below (&source, 4) == 0)
                sumi_attempt_restart (attempt);
              break;
            case 6:
              sumi_attempt_choose (attempt, random_source_below (&source, 64));
              break;
            case 7:
            case 8:
              exercise_wait (attempt);
              break;
            default:
              if (legal != 0)
                sumi_attempt_choose (attempt, random_square_of (&source, legal));
              break;
            }
          exercise_assert_told (attempt);
        }
      g_assert_finalize_object (attempt);
    }
}

/* Moves and passes since the root. */
static guint
count_plies (SumiReplayNode *node)
{
  guint n = 0;

  while ((node = sumi_replay_node_get_parent (node)) != NULL)
    n++;
  return n;
}

/* Every branch of the proof follows the rules. Returns how many ends there are below NODE. */
static guint
assert_tree (SumiReplayNode *node)
{
  SumiPosition before = sumi_replay_node_get_position (node);
  GListModel *children = sumi_replay_node_get_children (node);
  guint n = g_list_model_get_n_items (children), n_ends = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SumiReplayNode) child = g_list_model_get_item (children, i);
      SumiSquare move = sumi_replay_node_get_move (child);

      g_assert_true (move == SUMI_SQUARE_PASS ? sumi_position_must_pass (before)
                                              : sumi_position_is_legal (before, move));
      g_assert_true (sumi_position_equal (sumi_replay_node_get_position (child),
                                          sumi_position_play (before, move)));
      g_assert_cmpint (sumi_replay_node_get_mover (child), ==, before.turn);
      g_assert_true (sumi_replay_node_get_parent (child) == node);
      n_ends += assert_tree (child);
    }
  if (n == 0)
    g_assert_cmpint (sumi_replay_node_get_saying (node).kind, ==, SUMI_SAYING_NODE_REACHED);
  return n == 0 ? 1 : n_ends;
}

static void
test_replay (void)
{
  SumiAttempt *attempt = begin (FOUR);
  SumiJudgement *judgement;
  SumiReplay *replay;
  SumiReplayNode *node;
  SumiSquare move;
  int n_moves = 0;

  exercise_wait (attempt);
  sumi_attempt_show_solution (attempt);
  judgement = sumi_attempt_get_replay (attempt, &move);
  replay = sumi_replay_new (judgement, move);
  g_assert_cmpuint (count_plies (sumi_replay_get_current (replay)), ==, 0);
  g_assert_false (sumi_replay_go_back (replay));
  while (sumi_replay_go_forward (replay))
    n_moves++;
  g_assert_cmpint (n_moves, ==, 3);
  g_object_get (replay, "current", &node, NULL);
  g_assert_true (node == sumi_replay_get_current (replay));
  g_object_unref (node);
  g_assert_true (sumi_replay_go_back (replay));
  /* Three more replies stand beside the first. */
  for (int i = 0; i < 3; i++)
    g_assert_true (sumi_replay_go_sideways (replay, 1));
  g_assert_false (sumi_replay_go_sideways (replay, 1));
  g_assert_true (sumi_replay_go_sideways (replay, -1));
  node = sumi_replay_get_current (replay);
  g_assert_cmpstr (said_text (sumi_replay_node_get_saying (node)), ==,
                   sumi_square_to_name (sumi_replay_node_get_move (node)));
  g_assert_cmpint (sumi_replay_node_get_mover (node), ==, SUMI_WHITE);
  g_assert_cmpuint (
    g_list_model_get_n_items (
      sumi_replay_node_get_children (sumi_replay_node_get_parent (node))),
    ==, 4);
  sumi_replay_go_last (replay);
  g_assert_cmpuint (count_plies (sumi_replay_get_current (replay)), ==, 3);
  sumi_replay_go_first (replay);
  g_assert_true (sumi_replay_get_current (replay) == sumi_replay_get_root (replay));
  g_assert_true (sumi_position_equal (sumi_replay_node_get_position (sumi_replay_get_root (replay)),
                                      sumi_attempt_get_exercise (attempt)->position));
  g_assert_cmpuint (assert_tree (sumi_replay_get_root (replay)), ==, 4);
  g_assert_finalize_object (replay);
  g_assert_finalize_object (attempt);
}

static void
count_cb (int *n)
{
  (*n)++;
}

/* Where a random walk through the replay of ATTEMPT comes to, if there is one. */
static void
pin_walk (Pinned *pinned, SumiAttempt *attempt, RandomSource *source)
{
  SumiSquare move;
  SumiJudgement *judgement = sumi_attempt_get_replay (attempt, &move);
  g_autoptr (SumiReplay) replay = NULL;
  int n_told = 0;

  if (judgement == NULL)
    return;
  replay = sumi_replay_new (judgement, move);
  g_signal_connect_swapped (replay, "notify::current", G_CALLBACK (count_cb), &n_told);
  for (int i = 0; i < 40; i++)
    {
      SumiReplayNode *node;
      int way = random_source_below (source, 16);

      if (way == 0)
        sumi_replay_go_first (replay);
      else if (way == 1)
        sumi_replay_go_last (replay);
      else
        pinned_add (pinned, "%d", way < 4    ? sumi_replay_go_back (replay)
                                  : way < 10 ? sumi_replay_go_forward (replay)
                                             : sumi_replay_go_sideways (replay, way % 2 * 2 - 1));
      node = sumi_replay_get_current (replay);
      pinned_add (pinned, "told %d, ply %u, %u children, mover %d: %s", n_told,
                  count_plies (node),
                  g_list_model_get_n_items (sumi_replay_node_get_children (node)),
                  sumi_replay_node_get_mover (node),
                  said_text (sumi_replay_node_get_saying (node)));
    }
}

/* Each kind of exercise, in which anything is done, right or wrong: by the pack that hostile input
 * is tried on, too. */
static void
test_anything (gconstpointer path)
{
  g_autofree char *json = NULL;
  g_autoptr (SumiPack) pack = NULL;
  Pinned pinned = { 0 };

  g_assert_true (g_file_get_contents (path, &json, NULL, NULL));
  pack = exercise_read_pack (json);
  for (guint i = 0; i < 4 * pack->puzzles->len; i++)
    {
      const SumiAttemptPace pace = { .refute_ms = i % 4 < 2 ? 0 : SUMI_ATTEMPT_STAYS };
      RandomSource source = random_source_init (300 + i);
      g_autoptr (SumiAttempt) attempt = NULL;

      g_random_set_seed (i);
      attempt = sumi_attempt_new (pack, sumi_pack_get_puzzle (pack, i / 4)->exercise);
      sumi_attempt_set_pace (attempt, pace);
      sumi_attempt_set_every_reply (attempt, i % 2 == 1);
      for (int j = 0; j < 80; j++)
        {
          SumiBitboard moves = sumi_position_legal_moves (sumi_attempt_get_position (attempt));

          exercise_wait (attempt);
          exercise_pin (&pinned, attempt);
          if (moves != 0 && random_source_below (&source, 2) == 0)
            sumi_attempt_choose (attempt, random_square_of (&source, moves));
          else
            exercise_act (attempt, (uint8_t) random_source_below (&source, 256));
        }
      exercise_wait (attempt);
      pin_walk (&pinned, attempt, &source);
    }
  pinned_check (&pinned, "attempts", UINT64_C (0x449059408e361004));
}

/* What waits for its time goes on by itself once that is over. */
static void
test_pace (void)
{
  g_autoptr (SumiAttempt) attempt = begin (ONE);

  sumi_attempt_set_pace (attempt, (SumiAttemptPace){ 1, 1 });
  play (attempt, "h2");
  while (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_REPLYING)
    g_main_context_iteration (NULL, TRUE);
  exercise_assert_feedback (attempt, SUMI_ATTEMPT_YOUR_TURN, SUMI_FEEDBACK_REPLY);
  play (attempt, "g2");
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_REFUTING);
  while (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_REFUTING)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (sumi_attempt_get_state (attempt), ==, SUMI_ATTEMPT_YOUR_TURN);
  g_assert_cmpint (sumi_attempt_get_last_move (attempt), ==, square_of ("h7"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/attempt/dropped", test_dropped);
  g_test_add_func ("/attempt/solve", test_solve);
  g_test_add_func ("/attempt/three-sentences", test_three_sentences);
  g_test_add_func ("/attempt/unsolvable", test_unsolvable);
  g_test_add_func ("/attempt/prompt", test_prompt);
  g_test_add_func ("/attempt/trap", test_trap);
  g_test_add_func ("/attempt/next-move", test_next_move);
  g_test_add_func ("/attempt/opponent-passes", test_opponent_passes);
  g_test_add_func ("/attempt/words", test_words);
  g_test_add_func ("/attempt/reply-waits", test_reply_waits);
  g_test_add_func ("/attempt/wrong-goes-back", test_wrong_goes_back);
  g_test_add_func ("/attempt/refutation-stays", test_refutation_stays);
  g_test_add_func ("/attempt/illegal", test_illegal);
  g_test_add_func ("/attempt/every-reply", test_every_reply);
  g_test_add_func ("/attempt/reply-after-pass", test_reply_after_pass);
  g_test_add_func ("/attempt/undo", test_undo);
  g_test_add_func ("/attempt/hints-and-solution", test_hints_and_solution);
  g_test_add_func ("/attempt/question-of-hint", test_question_of_hint);
  g_test_add_func ("/attempt/solution-after-solving", test_solution_after_solving);
  g_test_add_func ("/attempt/solution-called-off", test_solution_called_off);
  g_test_add_func ("/attempt/solution-of-later-turn", test_solution_of_later_turn);
  g_test_add_func ("/attempt/effort", test_effort);
  g_test_add_func ("/attempt/test", test_test);
  g_test_add_func ("/attempt/best", test_best);
  g_test_add_func ("/attempt/line", test_line);
  g_test_add_func ("/attempt/line-ends-with-reply", test_line_ends_with_reply);
  g_test_add_func ("/attempt/called-off", test_called_off);
  g_test_add_func ("/attempt/random-input", test_random_input);
  g_test_add_func ("/replay/walk", test_replay);
  g_test_add_data_func ("/attempt/anything", argv[1], test_anything);
  g_test_add_func ("/attempt/pace", test_pace);
  return g_test_run ();
}
