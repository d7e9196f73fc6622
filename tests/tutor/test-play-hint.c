/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints in a game, each rung of them held against the slow rules. */

#include <stdlib.h>

#include "coach-check.h"
#include "kind-names.h"
#include "random-positions.h"
#include "slow-endgame.h"
#include "slow-task.h"
#include "sumi-coach.h"
#include "sumi-evaluation.h"
#include "sumi-fact-words.h"
#include "sumi-hint.h"
#include "sumi-play-hint.h"
#include "sumi-review-words.h"
#include "sumi-warning.h"
#include "tutor-fixture.h"
#include "tutor-weights.h"
#include "written.h"

#include <string.h>

#define N_POSITIONS 1000
#define TABLE_BYTES (256 * 1024)

/* The slow rules take long for corners so far ahead, so only some of them are looked at. */
#define FAR_WITHIN 3
#define N_FAR 12

#define N_BASES (SUMI_PLAY_HINT_ONLY_MOVE + 1)

typedef struct
{
  SumiEvaluation *evaluation;
  SumiMidgame *midgame;
  int n_with_causes, n_questions, n_few_dangers;
  int seen[N_BASES];
  int n_far;
  Pinned pinned;
} Fixture;

static void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  fixture->evaluation = tutor_open_evaluation ();
  fixture->midgame =
      sumi_midgame_new (fixture->evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  sumi_midgame_free (fixture->midgame);
  sumi_evaluation_free (fixture->evaluation);
}

static void
check_exact (const SumiPlayHint *hint)
{
  SlowBoard board = slow_from_position (hint->position);

  g_assert_cmpint (hint->result, ==, slow_score (&board, false));
  g_assert_cmphex (hint->ladder.right, ==, slow_best_moves (&board, false, hint->result));
}

static void
check_corner (Fixture *fixture, const SumiPlayHint *hint)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = hint->basis == SUMI_PLAY_HINT_FORCE ? SUMI_TASK_FORCE : SUMI_TASK_DENY;
  task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  task.within = hint->within;
  if (task.within == FAR_WITHIN && fixture->n_far++ >= N_FAR)
    return;
  g_assert_cmphex (hint->ladder.right, ==, slow_task_right (&task, hint->position));
  if (2 * sumi_bitboard_count (hint->ladder.right)
      > sumi_bitboard_count (sumi_position_legal_moves (hint->position)))
    {
      g_assert_true (hint->basis == SUMI_PLAY_HINT_FORCE
                     || hint->within <= SUMI_WARNING_MAX_WITHIN);
      fixture->n_few_dangers += hint->basis == SUMI_PLAY_HINT_DENY;
    }
  task.within--;
  if (task.type == SUMI_TASK_FORCE && task.within > 0)
    g_assert_cmphex (slow_task_right (&task, hint->position), ==, 0);
}

/* By how much the move of HINT is better in PART than the others are on average, times their
 * number, on the boards right after them. */
static int
gain_of (Fixture *fixture, const SumiPlayHint *hint, int part)
{
  SumiBitboard legal = sumi_position_legal_moves (hint->position);
  SumiEvaluationSum own =
      sumi_evaluation_split_move (fixture->evaluation, hint->position, hint->move);
  int gain = 0;

  SUMI_FOREACH_SQUARE (square, legal)
    {
      SumiEvaluationSum sum =
          sumi_evaluation_split_move (fixture->evaluation, hint->position, (SumiSquare) square);

      gain += own.parts[part] - sum.parts[part];
    }
  return gain;
}

static void
check_estimate (Fixture *fixture, const SumiPlayHint *hint)
{
  for (int part = 0; part < SUMI_N_EVALUATION_PARTS && hint->part != SUMI_NO_PART; part++)
    g_assert_cmpint (gain_of (fixture, hint, hint->part), >=, gain_of (fixture, hint, part));
  if (hint->part != SUMI_NO_PART)
    g_assert_cmpint (gain_of (fixture, hint, hint->part), >, 0);
}

/* What each rung may show: it never gives the move away before the last. */
static void
check_squares (const SumiPlayHint *hint, SumiPlayHintLevel level, SumiBitboard squares)
{
  SumiBitboard legal = sumi_position_legal_moves (hint->position);

  if (level == SUMI_PLAY_HINT_IDEA)
    g_assert_cmphex (squares, ==, 0);
  else if (level == SUMI_PLAY_HINT_MOVE)
    g_assert_cmphex (squares, ==, sumi_bitboard_of (hint->move));
  else if (squares == 0)
    g_assert_true (level == SUMI_PLAY_HINT_REGION || hint->basis == SUMI_PLAY_HINT_ONLY_MOVE
                   || hint->ladder.right == legal);
  else
    {
      g_assert_true (sumi_bitboard_has (squares, hint->move));
      g_assert_cmpint (sumi_bitboard_count (squares & legal), >=, 2);
      g_assert_cmphex (squares & legal & ~hint->ladder.right, !=, 0);
    }
  if (level == SUMI_PLAY_HINT_PAIR && squares != 0)
    {
      g_assert_cmpint (sumi_bitboard_count (squares), ==, 2);
      g_assert_cmphex (squares & ~legal, ==, 0);
      g_assert_cmpint (sumi_bitboard_count (squares & hint->ladder.right), ==, 1);
    }
}

/* The moves that are still possible after the rung LEVEL. */
static SumiBitboard
find_possible (const SumiPlayHint *hint, SumiPlayHintLevel level)
{
  SumiBitboard squares = sumi_play_hint_make (hint, level).squares;
  SumiBitboard legal = sumi_position_legal_moves (hint->position);

  return squares == 0 ? legal : squares & legal;
}

/* No hint says less than the one before it; a question narrows nothing. */
static void
check_order (Fixture *fixture, const SumiPlayHint *hint)
{
  SumiBitboard possible = sumi_position_legal_moves (hint->position), asked;

  for (int level = 0; level < SUMI_N_PLAY_HINTS; level++)
    {
      SumiBitboard now = find_possible (hint, (SumiPlayHintLevel) level);

      g_assert_cmphex (now & ~possible, ==, 0);
      g_assert_true (sumi_bitboard_has (now, hint->move));
      possible = now;
      if (!sumi_play_hint_asks (hint, (SumiPlayHintLevel) level, &asked))
        continue;
      g_assert_cmpint (level, ==, SUMI_PLAY_HINT_REGION);
      g_assert_cmphex (now, ==, sumi_position_legal_moves (hint->position));
      fixture->n_questions++;
    }
}

/* A rung is counted unless it repeats what was said before it. */
static void
check_steps (const SumiPlayHint *hint)
{
  g_autofree char *last = NULL;
  guint step = 0;

  for (int level = 0; level < SUMI_N_PLAY_HINTS; level++)
    {
      g_autofree char *text = tutor_say (sumi_play_hint_make (hint, (SumiPlayHintLevel) level));

      step += g_strcmp0 (text, last) != 0;
      g_assert_cmpuint (sumi_play_hint_get_step (hint, (SumiPlayHintLevel) level), ==, step);
      g_free (last);
      last = g_steal_pointer (&text);
    }
}

/* The answer to a question on the board is told, and followed by what helps. */
static void
check_question (const SumiPlayHint *hint)
{
  SumiBitboard asked;
  SumiSaying sayings[2];

  if (!sumi_play_hint_asks (hint, SUMI_PLAY_HINT_REGION, &asked))
    return;
  for (int i = 0; i < 2; i++)
    {
      guint n = sumi_play_hint_answer (hint, i == 0 ? asked : asked ^ 1, sayings);
      g_autofree char *text = tutor_say (sayings[0]);

      g_assert_true (g_str_has_prefix (text, i == 0 ? "Right: " : "No: "));
      g_assert_cmphex (sayings[0].squares, ==, asked);
      g_assert_true (asked != 0 || n == 2);
    }
}

static void
check_words (const SumiPlayHint *hint, SumiPlayHintLevel level)
{
  SumiSaying rung = sumi_play_hint_make (hint, level);
  g_autofree char *text = tutor_say (rung);
  gboolean is_estimate = hint->basis == SUMI_PLAY_HINT_ESTIMATE;

  g_assert_true (rung.is_estimate == is_estimate);
  check_squares (hint, level, rung.squares);
  g_assert_null (strpbrk (text, "{}"));
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_null (strstr (text, "--"));
  g_assert_cmphex (tutor_named (text) & ~rung.squares, ==, 0);
  g_assert_null (strstr (text, hint->position.turn == SUMI_BLACK ? "Black" : "White"));
  if (level == SUMI_PLAY_HINT_MOVE || level == SUMI_PLAY_HINT_PAIR)
    g_assert_cmphex (tutor_named (text), ==, rung.squares);
  if (!g_str_has_prefix (text, "Look at the whole board"))
    g_assert_true (g_str_has_prefix (text, "As far as Sumi can see, ") == is_estimate);
}

/* Whether MOVE in the position of HINT is warned of for a corner. */
static gboolean
is_warned_of (const SumiPlayHint *hint, SumiSquare move)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  return sumi_warning_find (hint->position, move, SUMI_WARN_FORCED_CORNER, SUMI_SCORING_DISCS,
                            &budget).kind != SUMI_WARN_NEVER;
}

/* What looks best is hinted at although it costs a corner, and would be warned of, only where all
 * moves that would not look much worse; the hint tells that it does. */
static void
check_price (const SumiPlayHint *hint)
{
  g_assert_true ((hint->n_causes > 0) == is_warned_of (hint, hint->move));
  for (int i = 0; i < hint->ladder.n_moves && hint->n_causes > 0; i++)
    {
      const SumiLadderMove *move = &hint->ladder.moves[i];

      g_assert_true (move->excess > 2 * SUMI_DISC || is_warned_of (hint, move->move));
    }
}

/* Of a move that forces a corner the hint tells which one it costs, where it would be warned of.
 * Returns whether it would. */
static gboolean
check_price_of_force (const SumiPlayHint *hint)
{
  g_autofree char *text = NULL;

  if (!is_warned_of (hint, hint->move))
    {
      for (guint i = 0; i < hint->n_causes; i++)
        g_assert_cmpint (hint->causes[i].kind, >=, SUMI_FACT_TOOK_ONLY);
      return FALSE;
    }
  g_assert_cmpuint (hint->n_causes, ==, 1);
  text = sumi_fact_to_text (&hint->causes[0]);
  g_assert_true (g_regex_match_simple (
    "(leaves|hands) (Black|White) the corner|then force a corner", text, 0, 0));
  return TRUE;
}

/* Why the move is right, in few words; and no number where that is known. Causes need not speak of
 * the corner that the move forces. */
static void
check_causes (const SumiPlayHint *hint)
{
  g_autofree char *move = tutor_say (sumi_play_hint_make (hint, SUMI_PLAY_HINT_MOVE));
  int n_sentences = 1;

  for (guint i = 0; i < hint->n_causes; i++)
    {
      const SumiFact *cause = &hint->causes[i];
      g_autofree char *text = sumi_fact_to_text (cause);

      if (!coach_check_fact (cause, i + 1 < hint->n_causes ? cause + 1 : NULL))
        g_assert_true (hint->basis == SUMI_PLAY_HINT_ESTIMATE
                       || hint->basis == SUMI_PLAY_HINT_FORCE);
      g_assert_cmpint (cause->move, ==, hint->move);
      g_assert_cmpint (cause->voice, ==, SUMI_VOICE_MOVER);
      /* The move is still to be made: nothing of it is past. */
      g_assert_false (g_regex_match_simple (
        "\\b(was|had|needed|took|before|could (have|take no))\\b", text, 0, 0));
      n_sentences += coach_count_sentences (text);
    }
  g_assert_cmpint (n_sentences, <=, SUMI_COACH_MAX_SENTENCES);
  if (hint->n_causes > 0)
    g_assert_null (strstr (move, "within"));
  if (hint->basis == SUMI_PLAY_HINT_FORCE)
    g_assert_nonnull (strstr (move, "corner"));
  /* That the opponent has fewer moves does not say how a corner is forced. */
  if (hint->basis == SUMI_PLAY_HINT_FORCE && hint->n_causes > 0)
    {
      SumiFactKind last = hint->causes[hint->n_causes - 1].kind;

      g_assert_true (last != SUMI_FACT_LOST && last != SUMI_FACT_NEEDED
                     && last != SUMI_FACT_TOOK_ONLY);
    }
}

static void
pin_hint (Pinned *pinned, const SumiPlayHint *hint)
{
  const SumiLadder *ladder = &hint->ladder;

  pinned_add (pinned, "hint %d %d, depth %d, part %d, within %d, result %d", hint->basis,
              hint->move, hint->depth, hint->part, hint->within, hint->result);
  for (int i = 0; i < ladder->n_moves; i++)
    pinned_add (pinned, "move %d %d %d %d", ladder->moves[i].move, ladder->moves[i].is_right,
                ladder->moves[i].distance, ladder->moves[i].excess);
  for (int level = 0; level < SUMI_N_PLAY_HINTS; level++)
    {
      SumiSaying saying = sumi_play_hint_make (hint, (SumiPlayHintLevel) level);

      pinned_add (pinned, "saying %s %d %d %d, region %d, squares %" G_GINT64_MODIFIER "x",
                  sumi_saying_kind_to_name (saying.kind), saying.move, saying.count, saying.part,
                  saying.region, saying.squares);
    }
  for (guint i = 0; i < hint->n_causes; i++)
    tutor_pin_fact (pinned, &hint->causes[i]);
}

static void
check_hint (Fixture *fixture, const SumiPlayHint *hint)
{
  SumiBitboard legal = sumi_position_legal_moves (hint->position);
  g_autofree char *basis = tutor_say (sumi_play_hint_get_basis (hint));

  g_assert_true (sumi_bitboard_has (legal, hint->move));
  g_assert_true ((legal == sumi_bitboard_of (hint->move))
                 == (hint->basis == SUMI_PLAY_HINT_ONLY_MOVE));
  if (hint->basis != SUMI_PLAY_HINT_ONLY_MOVE)
    g_assert_true (sumi_bitboard_has (hint->ladder.right, hint->move));
  if (hint->basis == SUMI_PLAY_HINT_EXACT)
    check_exact (hint);
  else if (hint->basis == SUMI_PLAY_HINT_FORCE || hint->basis == SUMI_PLAY_HINT_DENY)
    check_corner (fixture, hint);
  else if (hint->basis == SUMI_PLAY_HINT_ESTIMATE)
    check_estimate (fixture, hint);
  for (int level = 0; level < SUMI_N_PLAY_HINTS; level++)
    check_words (hint, (SumiPlayHintLevel) level);
  check_causes (hint);
  check_order (fixture, hint);
  check_steps (hint);
  check_question (hint);
  pin_hint (&fixture->pinned, hint);
  fixture->n_with_causes += hint->n_causes > 0;
  g_assert_true ((strstr (basis, "estimate") != NULL) == (hint->basis == SUMI_PLAY_HINT_ESTIMATE));
  fixture->seen[hint->basis]++;
}

/* Games at any stage, but not so near the end that the program can count them out and the slow
 * rules cannot. */
static SumiPosition
make_position (RandomSource *source)
{
  for (;;)
    {
      gboolean is_near_end = random_source_below (source, 4) == 0;
      SumiPosition position =
          random_position (source, is_near_end ? 57 + random_source_below (source, 7)
                                               : 5 + random_source_below (source, 44));

      if (sumi_position_legal_moves (position) != 0)
        return position;
    }
}

static void
test_random (Fixture *fixture, gconstpointer data)
{
  RandomSource source = random_source_init (21);
  int n_prices = 0, n_prices_of_force = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = make_position (&source);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiPlayHint) hint =
          sumi_play_hint_new (position, fixture->midgame, fixture->evaluation,
                              1 + random_source_below (&source, 3), NULL, &budget);

      check_hint (fixture, hint);
      if (hint->basis == SUMI_PLAY_HINT_FORCE)
        n_prices_of_force += check_price_of_force (hint);
      if (hint->basis != SUMI_PLAY_HINT_ESTIMATE)
        continue;
      check_price (hint);
      n_prices += hint->n_causes > 0;
    }
  g_test_message ("corners that are the price: %d", n_prices);
  g_assert_cmpint (n_prices, >, 0);
  g_test_message ("corners that are the price of another: %d", n_prices_of_force);
  g_assert_cmpint (n_prices_of_force, >, 0);
  g_test_message ("corners that few moves give away: %d", fixture->n_few_dangers);
  g_assert_cmpint (fixture->n_few_dangers, >, 0);
  g_test_message ("with causes: %d", fixture->n_with_causes);
  g_assert_cmpint (fixture->n_with_causes, >, 0);
  g_test_message ("questions on the board: %d", fixture->n_questions);
  g_assert_cmpint (fixture->n_questions, >, 0);
  for (int basis = 0; basis < N_BASES; basis++)
    {
      g_test_message ("basis %d: %d hints", basis, fixture->seen[basis]);
      g_assert_cmpint (fixture->seen[basis], >, 0);
    }
  pinned_check (&fixture->pinned, "hints", UINT64_C (0x47ce7ce2f8de2592));
}

/* Looking one move ahead, the move that is hinted at is the one after which the board is worth the
 * most. */
static void
test_one_ply (Fixture *fixture, gconstpointer data)
{
  RandomSource source = random_source_init (22);
  int n_estimates = 0, n_corners = 0;

  for (int i = 0; i < N_POSITIONS / 4; i++)
    {
      SumiPosition position = make_position (&source);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiPlayHint) hint =
          sumi_play_hint_new (position, fixture->midgame, fixture->evaluation, 1, NULL, &budget);
      gboolean is_plain = TRUE; /* the opponent can answer each move */
      int best = G_MININT, own = 0;

      if (hint->basis == SUMI_PLAY_HINT_ONLY_MOVE || hint->basis == SUMI_PLAY_HINT_EXACT)
        continue;
      SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
        {
          SumiEvaluationSum sum =
              sumi_evaluation_split_move (fixture->evaluation, position, (SumiSquare) square);
          int value = sumi_evaluation_sum_total (&sum);

          best = MAX (best, value);
          own = (SumiSquare) square == hint->move ? value : own;
          is_plain &= sumi_position_legal_moves (sumi_position_play (position, (SumiSquare) square))
                      != 0;
        }
      if (hint->basis != SUMI_PLAY_HINT_ESTIMATE)
        {
          /* A corner is not worth any price. */
          if (is_plain && abs (best) < 60 * SUMI_DISC)
            g_assert_cmpint (best - own, <=, 2 * SUMI_DISC);
          n_corners++;
          continue;
        }
      g_assert_cmpint (hint->depth, ==, 1);
      g_assert_cmpint (own, ==, best);
      n_estimates++;
    }
  g_assert_cmpint (n_corners, >, 0);
  g_assert_cmpint (n_estimates, >, 0);
}

/* However little may be spent there is a hint, and what it says is true; with more to spend it
 * rests on no less. */
static void
test_budget (Fixture *fixture, gconstpointer data)
{
  RandomSource source = random_source_init (23);
  int n_better = 0;

  for (int i = 0; i < N_POSITIONS / 4; i++)
    {
      SumiPosition position = make_position (&source);
      SumiBudget small = SUMI_BUDGET_UNLIMITED, large = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiPlayHint) first = NULL;
      g_autoptr (SumiPlayHint) second = NULL;

      small.max_nodes = (uint64_t) random_source_below (&source, 3000);
      first = sumi_play_hint_new (position, fixture->midgame, fixture->evaluation, 2, NULL, &small);
      second
        = sumi_play_hint_new (position, fixture->midgame, fixture->evaluation, 2, NULL, &large);
      check_hint (fixture, first);
      g_assert_true (sumi_play_hint_is_better (first, NULL));
      g_assert_false (sumi_play_hint_is_better (first, first));
      g_assert_false (sumi_play_hint_is_better (first, second));
      n_better += sumi_play_hint_is_better (second, first);
      if (first->basis != second->basis)
        {
          gboolean is_first_final = first->basis >= SUMI_PLAY_HINT_EXACT;

          g_assert_false (is_first_final && sumi_play_hint_is_better (second, first));
          if (second->basis >= SUMI_PLAY_HINT_EXACT && !is_first_final)
            g_assert_true (sumi_play_hint_is_better (second, first));
        }
    }
  g_test_message ("%d hints became better", n_better);
  g_assert_cmpint (n_better, >, 0);
}

/* A side that has no move needs no hint. */
static void
test_no_move (Fixture *fixture, gconstpointer data)
{
  SumiPosition position = sumi_position_make (0x1, 0, SUMI_BLACK);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  g_assert_null (sumi_play_hint_new (position, fixture->midgame, fixture->evaluation, 1, NULL,
                                     &budget));
}

/* A hint in a game asks what a puzzle asks, and gives the reasons that stand in coach-texts.txt. */
static void
check_words_of_hint (Fixture *fixture, SumiPosition position)
{
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 2);
  g_autoptr (SumiJudgement) judgement = tutor_judge (&task, position);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiPlayHint) hint
    = sumi_play_hint_new (position, fixture->midgame, fixture->evaluation, 2, NULL, &budget);
  g_autofree char *question = tutor_say (sumi_hint_make (judgement, SUMI_HINT_REPLIES));
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpint (hint->basis, ==, SUMI_PLAY_HINT_FORCE);
  tutor_assert_text (tutor_say (sumi_play_hint_make (hint, SUMI_PLAY_HINT_REGION)), question);
  for (guint i = 0; i < hint->n_causes; i++)
    {
      g_autofree char *sentence = sumi_fact_to_text (&hint->causes[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", sentence);
    }
  g_assert_cmpstr (text->str, ==,
                   "White's one move, b7, already loses a8. g8 adds only g7, which loses h8: a "
                   "waiting move.");
}

/* A review of a game in which b7 gave the corner away says so in the words of a puzzle. */
static void
check_words_of_review (Fixture *fixture, SumiPosition position)
{
  const SumiReviewLimits limits = { .depth = 5, .exact_empties = 0 };
  SumiTranscript game = { .start = position, .end = position };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiReview) review = NULL;
  const SumiReviewMove *move;
  g_autofree char *text = NULL;

  sumi_transcript_play (&game, square_of ("b7"));
  sumi_transcript_play (&game, square_of ("a8"));
  review = sumi_review_new (&game, SUMI_SCORING_DISCS, fixture->evaluation, limits, &budget, NULL,
                            NULL);
  move = &g_array_index (review->moves, SumiReviewMove, 0);
  g_assert_true (sumi_review_is_mistake (move));
  text = sumi_review_move_to_why (review, move);
  g_assert_cmpstr (text, ==, "b7 hands White the corner a8, and h2 does not.");
}

/* See /attempt/words and /live-help/words for what is said in the same words elsewhere. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  const char *waiting = "...........O....OOOOOOOOOXOXXXO.OOXXXOOOOOOOOOO...XXOO...XXXXX..";

  check_words_of_hint (fixture, position_of (waiting, SUMI_BLACK));
  check_words_of_review (fixture, position_of (tutor_puzzles[0], SUMI_BLACK));
}

static void
add_test (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, fixture_set_up, test, fixture_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_test ("/tutor/play-hint/random", test_random);
  add_test ("/tutor/play-hint/one-ply", test_one_ply);
  add_test ("/tutor/play-hint/budget", test_budget);
  add_test ("/tutor/play-hint/no-move", test_no_move);
  add_test ("/tutor/play-hint/words", test_words);
  return g_test_run ();
}
