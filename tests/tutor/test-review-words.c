/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What reviews say: each sentence against a table, and what they claim against the slow rules. */

#include "random-positions.h"
#include "slow-rules.h"
#include "sumi-review-reason-words.h"
#include "sumi-review-words.h"
#include "tutor-fixture.h"
#include "written.h"

#include <string.h>

#define N_GAMES 30

static const SumiReviewLimits limits = { .depth = 2, .exact_empties = 6 };

static void
test_values (void)
{
  static const struct
  {
    int value;
    gboolean is_exact, is_over;
    const char *text;
    int error;
  } table[] = {
    { 600, TRUE, FALSE, "With best play, Black wins by 6 discs." },
    { -100, TRUE, FALSE, "With best play, White wins by 1 disc." },
    { 0, TRUE, FALSE, "With best play, this is a draw." },
    { 1240, TRUE, TRUE, "Black has won by 12 discs." },
    { -6400, TRUE, TRUE, "White has won by 64 discs." },
    { 0, TRUE, TRUE, "The game is drawn." },
    { 149, FALSE, FALSE, "An estimate: Black is ahead by about 1 disc." },
    { -151, FALSE, FALSE, "An estimate: White is ahead by about 2 discs." },
    { 49, FALSE, FALSE, "An estimate: both sides are about even." },
    { -49, FALSE, FALSE, "An estimate: both sides are about even." },
    { 149, FALSE, FALSE, "An estimate: Black is ahead by about 1 disc, give or take 4.", 400 },
    { -151, FALSE, FALSE, "An estimate: White is ahead by about 2 discs, give or take 1.", 149 },
    { 0, FALSE, FALSE, "An estimate: both sides are about even, give or take 2.", 150 },
    { 600, TRUE, FALSE, "With best play, Black wins by 6 discs.", 400 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text =
          sumi_review_value_to_text ((SumiValue){ table[i].is_exact, table[i].value,
                                                  table[i].error },
                                     table[i].is_over);

      g_assert_cmpstr (text, ==, table[i].text);
    }
}

static SumiReviewMove
make_move (const char *move, const char *best, int value, int best_value, gboolean is_exact)
{
  return (SumiReviewMove){ .ply = 4,
                           .before = sumi_position_start (SUMI_RULES_BLACK_FIRST),
                           .move = square_of (move),
                           .best = square_of (best),
                           .value = { is_exact, value },
                           .best_value = { is_exact, best_value } };
}

static void
test_moves (void)
{
  static const struct
  {
    const char *move, *best;
    int value, best_value;
    gboolean is_exact;
    const char *judgement, *turning;
  } table[] = {
    { "d3", "d3", 200, 200, TRUE, "No move was better: this is proved.", NULL },
    { "d3", "d3", 200, 200, FALSE, "Sumi sees no better move.", NULL },
    { "d3", "c4", 0, 200, TRUE, "c4 was better by 2 discs: this is proved.",
      "A turning point: it turned a win into a draw." },
    { "d3", "c4", -200, 200, TRUE, "c4 was better by 4 discs: this is proved.",
      "A turning point: it turned a win into a loss." },
    { "d3", "c4", -200, 0, TRUE, "c4 was better by 2 discs: this is proved.",
      "A turning point: it turned a draw into a loss." },
    { "d3", "c4", 200, 400, TRUE, "c4 was better by 2 discs: this is proved.", NULL },
    { "d3", "c4", -300, 300, FALSE, "c4 looks better, by about 6 discs: an estimate.",
      "A turning point, as far as Sumi can see: it changed who is ahead." },
    { "d3", "c4", -300, 60, FALSE, "c4 looks better, by about 4 discs: an estimate.", NULL },
    { "d3", "c4", -500, 60, FALSE, "c4 looks better, by about 6 discs: an estimate.",
      "A turning point, as far as Sumi can see: it changed who is ahead." },
    { "d3", "c4", -500, 40, FALSE, "c4 looks better, by about 5 discs: an estimate.", NULL },
    { "d3", "c4", -500, -60, FALSE, "c4 looks better, by about 4 discs: an estimate.", NULL },
    { "d3", "c4", 60, 500, FALSE, "c4 looks better, by about 4 discs: an estimate.", NULL },
    { "d3", "c4", 180, 300, FALSE, "c4 looks better, by about 1 disc: an estimate.", NULL },
    { "d3", "c4", 280, 300, FALSE, "c4 looks a little better, by less than a disc.", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      SumiReviewMove move = make_move (table[i].move, table[i].best, table[i].value,
                                       table[i].best_value, table[i].is_exact);
      /* The fourth of the plies before it was a pass, which is not counted. */
      SumiReview review
        = { .game = { .moves = { 19, 18, 37, SUMI_SQUARE_PASS, (guint8) move.move },
                      .n_moves = 5 } };
      g_autofree char *judgement = sumi_review_move_to_judgement (&move);
      g_autofree char *turning = sumi_review_move_to_turning (&move);

      tutor_assert_text (sumi_review_move_to_title (&review, &move), "Move 4: Black played d3.");
      g_assert_cmpstr (judgement, ==, table[i].judgement);
      g_assert_cmpstr (turning, ==, table[i].turning);
    }
}

/* In whole seconds; a time that is not known is not said. */
static void
test_time (void)
{
  static const struct
  {
    int ms;
    const char *text;
  } table[] = {
    { 0, NULL }, { 1, "0 s" }, { 3500, "4 s" }, { 59499, "59 s" }, { 59500, "1:00" },
    { 605000, "10:05" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text = sumi_review_time_to_text (table[i].ms);

      g_assert_cmpstr (text, ==, table[i].text);
    }
}

static void
test_sides (void)
{
  const SumiReviewSide some = {
    .n_choices = 8,
    .n_moves = { 5, 1, 2 },
    .lost_by = { 30, 100, 1250 },
    .lost_in = { 0, 400, 980 },
    .n_unsound_in = { 0, 1, 2 },
  };
  const SumiReviewSide sound = { .n_choices = 3,
                                 .n_moves = { 3, 0, 0 },
                                 .lost_by = { 270, 0, 0 },
                                 .lost_in = { 250, 20, 0 },
                                 .has_estimates = TRUE };
  const SumiReviewSide none = { 0 };
  SumiReviewSide estimated = some;
  g_autofree char *black = sumi_review_side_to_text (SUMI_BLACK, &some);
  g_autofree char *white = sumi_review_side_to_text (SUMI_WHITE, &sound);
  g_autofree char *nobody = sumi_review_side_to_text (SUMI_WHITE, &none);
  g_autofree char *phase = sumi_review_side_to_phase (SUMI_WHITE, &some);

  estimated.has_estimates = estimated.has_estimates_by[SUMI_GRADE_BAD] = TRUE;
  tutor_assert_text (
      sumi_review_side_to_text (SUMI_BLACK, &estimated),
      "Black: sound moves: 5; inaccurate: 1 (lost 1 disc); bad: 2 (lost about 13 discs).");
  tutor_assert_text (sumi_review_side_to_phase (SUMI_WHITE, &estimated),
                     "White lost most in the endgame: about 10 discs.");
  g_assert_cmpstr (
      black, ==, "Black: sound moves: 5; inaccurate: 1 (lost 1 disc); bad: 2 (lost 13 discs).");
  g_assert_cmpstr (white, ==, "White: sound moves: 3; inaccurate: 0; bad: 0.");
  g_assert_cmpstr (nobody, ==, "White had no choices to make.");
  g_assert_cmpstr (phase, ==, "White lost most in the endgame: 10 discs.");
  g_assert_null (sumi_review_side_to_phase (SUMI_BLACK, &sound));
}

/* Each reason, word by word, of Black's move c3 where d4 was better. */
static void
test_reasons (void)
{
  static const struct
  {
    SumiReviewReason reason;
    const char *text;
  } table[] = {
#define REASON(kind_, course_, ...)                                                                \
  { .kind = SUMI_REASON_##kind_, .course = SUMI_COURSE_##course_, .move = 18, .best = 27,         \
    ##__VA_ARGS__ }
#define EXPECTED(kind_, ...) REASON (kind_, EXPECTED, ##__VA_ARGS__)
#define PROVED(kind_, ...) REASON (kind_, PROVED, ##__VA_ARGS__)
#define ALL(kind_, ...) REASON (kind_, ALL, ##__VA_ARGS__)
    { PROVED (NONE), "Nothing simple tells the two moves apart but the discs at the end." },
    { EXPECTED (NONE), "Nothing simple tells the two moves apart, as far as Sumi looks ahead." },
    { PROVED (REPEATED, .number = 34), "d4 was already better at move 34." },
    { PROVED (REPEATED, .number = 34, .is_told = TRUE),
      "d4 was already better at move 34, where the reason is given." },
    { PROVED (GIVES_CORNER, .square = 63),
      "c3 hands White the corner h8, and d4 does not." },
    { PROVED (GIVES_CORNER, .square = 63, .was_open = TRUE),
      "c3 leaves White the corner h8, and d4 does not." },
    { EXPECTED (GIVES_CORNER, .square = 63, .was_open = TRUE, .side = SUMI_WHITE),
      "c3 leaves Black the corner h8, and d4 does not." },
    { PROVED (GIVES_CORNER, .square = 27),
      "d4 takes the corner; c3 leaves it to White." },
    { EXPECTED (GIVES_CORNER, .square = 27, .was_open = TRUE, .side = SUMI_WHITE),
      "d4 takes the corner; c3 leaves it to Black." },
    { PROVED (LOSES_CORNER, .square = 63, .count = 3),
      "In Sumi's lines of best play, White gets h8 sooner or later after c3, and never after d4." },
    { EXPECTED (LOSES_CORNER, .square = 63, .count = 3),
      "Sumi expects White to take h8 soon after c3, but not so soon after d4." },
    { PROVED (LOSES_CORNER, .square = 0, .count = 1),
      "In Sumi's lines of best play, White takes a1 right after c3, and never after d4." },
    { EXPECTED (LOSES_CORNER, .square = 0, .count = 1, .side = SUMI_WHITE),
      "Sumi expects Black to take a1 right after c3, but not so soon after d4." },
    { ALL (LOSES_CORNER, .square = 0, .count = 1),
      "In all lines of best play, White gets a1 sooner or later after c3, and never after d4." },
    { ALL (MISSES_CORNER, .square = 7),
      "d4 takes the corner; after c3, Black gets it in no line of best play." },
    { ALL (SPARES_PASS, .count = 1),
      "In all lines of best play, White has to pass sooner or later after d4, and never after "
      "c3." },
    { ALL (LAST_MOVE, .side = SUMI_WHITE),
      "In all lines of best play, Black makes the last move of the game after c3, and White after "
      "d4." },
    { PROVED (MISSES_CORNER, .square = 7, .count = 2),
      "In Sumi's lines of best play, Black gets h1 sooner or later after d4, and never after c3." },
    { PROVED (MISSES_CORNER, .square = 7),
      "d4 takes the corner; in Sumi's line of best play Black never gets it after c3." },
    { EXPECTED (MISSES_CORNER, .square = 7),
      "d4 takes the corner; after c3, Black does not get it as far as Sumi looks ahead." },
    { PROVED (PASSES, .count = 5),
      "In Sumi's lines of best play, Black has to pass sooner or later after c3, and never after "
      "d4." },
    { PROVED (PASSES, .count = 1),
      "In Sumi's lines of best play, Black has to pass on its next turn after c3, and never after "
      "d4." },
    { EXPECTED (PASSES, .count = 1, .side = SUMI_WHITE),
      "Sumi expects that White has to pass on its next turn after c3, but not so soon after d4." },
    { EXPECTED (SPARES_PASS, .count = 2),
      "Sumi expects that White has to pass soon after d4, but not so soon after c3." },
    { PROVED (SPARES_PASS), "After d4 White must pass at once, and not after c3." },
    { PROVED (REGION, .count = 4),
      "c3 begins a region with an even number of empty squares; d4 is in an odd one." },
    { PROVED (LAST_MOVE),
      "In Sumi's lines of best play, White makes the last move of the game after c3, and Black "
      "after d4." },
    { PROVED (EDGE, .square = 0, .end = 7, .played = 6, .better = 1),
      "In Sumi's lines of best play, White ends with 6 discs on the edge from a1 to h1 after c3, "
      "and with 1 after d4." },
    { PROVED (EDGE, .square = 0, .end = 7, .played = 6, .side = SUMI_WHITE),
      "In Sumi's lines of best play, Black ends with 6 discs on the edge from a1 to h1 after c3, "
      "and with none after d4." },
    { PROVED (SAFE_MOVES, .own = 1, .played = 5, .own_better = 4, .better = 3),
      "c3 leaves Black 1 harmless move to White's 5; d4 would have left 4 to 3." },
    { EXPECTED (SAFE_MOVES, .own = 0, .played = 5, .own_better = 4, .better = 3),
      "c3 leaves Black no harmless move, to White's 5; d4 would have left 4 to 3." },
    { PROVED (MOVES, .own = 6, .played = 14, .own_better = 12, .better = 11, .side = SUMI_WHITE),
      "c3 leaves White 6 moves to Black's 14; d4 would have left 12 to 11." },
    { PROVED (MOVES, .own = 0, .played = 14, .own_better = 12, .better = 11),
      "c3 leaves Black no move, to White's 14; d4 would have left 12 to 11." },
    { PROVED (LATER_MOVES, .own = 1, .played = 9, .own_better = 4, .better = 3, .count = 7),
      "In Sumi's lines of best play, Black has 1 move to White's 9 soon after c3; after d4, 4 to "
      "3." },
    { EXPECTED (LATER_MOVES, .own = 2, .played = 9, .own_better = 4, .better = 3, .count = 7),
      "Sumi expects Black to have 2 moves to White's 9 soon after c3; after d4, 4 to 3." },
    { EXPECTED (LATER_MOVES, .own = 0, .played = 9, .own_better = 4, .better = 3, .count = 7),
      "Sumi expects Black to have no move, to White's 9, soon after c3; after d4, 4 to 3." },
    { EXPECTED (LATER_FRONTIER, .own = 9, .played = 1, .own_better = 4, .better = 3, .count = 6),
      "Sumi expects Black to have 9 discs next to empty squares to White's 1 soon after c3; after "
      "d4, 4 to 3." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text = sumi_review_reason_to_text (&table[i].reason);

      g_assert_cmpstr (text, ==, table[i].text);
    }
}

/* Each topic has its lesson among the built-in ones. */
static void
test_topics (void)
{
  for (SumiReviewTopic topic = 0; topic < SUMI_N_TOPICS; topic++)
    {
      g_autofree char *text = sumi_review_topic_to_text (topic);
      g_autofree char *name = g_strconcat (sumi_review_topic_to_pack (topic), ".sumi.json", NULL);
      g_autofree char *path
        = g_test_build_filename (G_TEST_DIST, "..", "..", "puzzles", name, NULL);
      g_autofree char *id = g_strdup_printf ("\"%s\"", sumi_review_topic_to_lesson (topic));
      g_autofree char *pack = NULL;

      g_assert_true (g_str_has_prefix (text, "The lesson on "));
      g_assert_true (g_file_get_contents (path, &pack, NULL, NULL));
      g_assert_nonnull (strstr (pack, id));
    }
}

static SumiTranscript
random_game (RandomSource *source)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiTranscript game = { .start = start, .end = start };

  while (!sumi_position_is_over (game.end))
    {
      SumiBitboard moves = sumi_position_legal_moves (game.end);

      sumi_transcript_play (&game,
                            moves != 0 ? random_square_of (source, moves) : SUMI_SQUARE_PASS);
    }
  return game;
}

/* The first N moves of the line, by the slow rules. */
static SlowBoard
play_slowly (const SumiReviewMove *move, int n)
{
  SlowBoard board = slow_from_position (move->before);

  for (int i = 0; i < n; i++)
    board =
        move->line[i] < SUMI_SQUARE_PASS ? slow_play (&board, move->line[i]) : slow_pass (&board);
  return board;
}

/* What the opponent gets in the first N moves of a line, by the slow rules. */
static void
count_slowly (SumiPosition before,
              const guint8 *line,
              int n,
              SumiBitboard *out_corners,
              int *out_n_passes)
{
  SlowBoard board = slow_from_position (before);

  *out_corners = 0;
  *out_n_passes = 0;
  for (int i = 0; i < n; i++)
    {
      gboolean is_opponents = (board.turn == SLOW_BLACK) != (before.turn == SUMI_BLACK);

      if (line[i] < SUMI_SQUARE_PASS && is_opponents)
        *out_corners |= sumi_bitboard_of (line[i]) & SUMI_CORNERS;
      board = line[i] < SUMI_SQUARE_PASS ? slow_play (&board, line[i]) : slow_pass (&board);
      if ((board.turn == SLOW_BLACK) == (before.turn == SUMI_BLACK) && slow_must_pass (&board))
        ++*out_n_passes;
    }
}

/* What is said of the first N moves of the line must not be so in the better one as well. */
static void
check_difference (const SumiReviewMove *move, int n, gboolean is_pass)
{
  int n_best = MIN (n, move->n_best_line), n_passes, n_best_passes;
  SumiBitboard corners, best_corners;

  count_slowly (move->before, move->line, n, &corners, &n_passes);
  count_slowly (move->before, move->best_line, n_best, &best_corners, &n_best_passes);
  if (is_pass)
    g_assert_cmpint (n_passes, >, n_best_passes);
  else
    {
      g_assert_false (sumi_bitboard_has (best_corners, move->line[n - 1]));
      g_assert_cmpint (sumi_bitboard_count (corners), >, sumi_bitboard_count (best_corners));
    }
}

/* Whether something can be seen where the line stands then: what the better line does not show, or
 * the end of the game. */
static void
check_visible (const SumiReviewMove *move, int kinds[4])
{
  int n = sumi_review_find_visible (move);
  SlowBoard board = play_slowly (move, n);
  SumiSquare last = n > 0 ? move->line[n - 1] : SUMI_SQUARE_NONE;
  gboolean is_sides = (board.turn == SLOW_BLACK) == (move->before.turn == SUMI_BLACK);

  if (n == 0)
    kinds[3]++;
  else if (slow_is_over (&board))
    kinds[0]++;
  else if (slow_must_pass (&board) && is_sides
           && (last > 63 || !sumi_bitboard_has (SUMI_CORNERS, last)))
    {
      check_difference (move, n, TRUE);
      kinds[1]++;
    }
  else
    {
      g_assert_true (sumi_bitboard_has (SUMI_CORNERS, last));
      check_difference (move, n, slow_must_pass (&board) && is_sides);
      kinds[2]++;
    }
}

static void
test_visible (void)
{
  RandomSource source = random_source_init (7);
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  int kinds[4] = { 0 };

  for (int i = 0; i < N_GAMES; i++)
    {
      SumiTranscript game = random_game (&source);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiReview) review =
          sumi_review_new (&game, SUMI_SCORING_EMPTIES_TO_WINNER, evaluation, limits, &budget,
                           NULL, NULL);

      for (guint j = 0; j < review->moves->len; j++)
        {
          const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, j);

          if (sumi_review_is_mistake (move))
            check_visible (move, kinds);
        }
    }
  sumi_evaluation_free (evaluation);
  g_test_message ("%d ends, %d passes, %d corners, %d unseen", kinds[0], kinds[1], kinds[2],
                  kinds[3]);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_cmpint (kinds[i], >, 0);
}

/* Of several lines to a corner that is given away the longest is marked. */
static void
test_marks (void)
{
  static const struct
  {
    const char *cells, *to;
  } cases[] = {
    { ".XO.....X.......X.......O...................................XO..", "a4" },
    { ".XXO....X.......O...........................................XO..", "d1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const SumiReviewReason reason = { .kind = SUMI_REASON_GIVES_CORNER, .side = SUMI_BLACK,
                                        .move = square_of ("g8"),
                                        .square = square_of ("a1") };
      SumiReviewMarks marks;

      sumi_review_reason_mark (&reason, position_of (cases[i].cells, SUMI_BLACK), &marks);
      g_assert_cmphex (marks.squares, ==, sumi_bitboard_of (reason.square));
      g_assert_cmpint (marks.from, ==, reason.square);
      g_assert_cmpint (marks.to, ==, square_of (cases[i].to));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/review-words/values", test_values);
  g_test_add_func ("/tutor/review-words/moves", test_moves);
  g_test_add_func ("/tutor/review-words/time", test_time);
  g_test_add_func ("/tutor/review-words/sides", test_sides);
  g_test_add_func ("/tutor/review-words/reasons", test_reasons);
  g_test_add_func ("/tutor/review-words/topics", test_topics);
  g_test_add_func ("/tutor/review-words/visible", test_visible);
  g_test_add_func ("/tutor/review-words/marks", test_marks);
  return g_test_run ();
}
