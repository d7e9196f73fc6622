/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What reviews say: each sentence against a table, and what they claim against the slow rules. */

#include "random-positions.h"
#include "slow-rules.h"
#include "sumi-review-words.h"

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
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text =
          sumi_review_value_to_text (table[i].value, table[i].is_exact, table[i].is_over);

      g_assert_cmpstr (text, ==, table[i].text);
    }
}

static SumiSquare
square_of (const char *name)
{
  SumiSquare square = SUMI_SQUARE_NONE;

  g_assert_true (sumi_square_from_name (name, &square));
  return square;
}

static SumiReviewMove
make_move (const char *move, const char *best, int value, int best_value, gboolean is_exact)
{
  return (SumiReviewMove){ .ply = 4,
                           .before = sumi_position_start (SUMI_RULES_BLACK_FIRST),
                           .move = square_of (move),
                           .best = square_of (best),
                           .is_exact = is_exact,
                           .value = value,
                           .best_value = best_value };
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
      "A turning point, as far as Sumi sees: it changed who is ahead." },
    { "d3", "c4", 180, 300, FALSE, "c4 looks better, by about 1 disc: an estimate.", NULL },
    { "d3", "c4", 280, 300, FALSE, "c4 looks a little better: no full disc.", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      SumiReviewMove move = make_move (table[i].move, table[i].best, table[i].value,
                                       table[i].best_value, table[i].is_exact);
      g_autofree char *title = sumi_review_move_to_title (&move);
      g_autofree char *judgement = sumi_review_move_to_judgement (&move);
      g_autofree char *turning = sumi_review_move_to_turning (&move);

      g_assert_cmpstr (title, ==, "Move 5: Black played d3.");
      g_assert_cmpstr (judgement, ==, table[i].judgement);
      g_assert_cmpstr (turning, ==, table[i].turning);
    }
}

static void
test_sides (void)
{
  const SumiReviewSide some = { .n_choices = 8, .n_best = 6, .lost = 700 };
  const SumiReviewSide none = { 0 };
  g_autofree char *black = sumi_review_side_to_text (SUMI_BLACK, &some);
  g_autofree char *white = sumi_review_side_to_text (SUMI_WHITE, &none);

  g_assert_cmpstr (black, ==, "Black: 6 of 8 choices were best (75 %). The others lost 7 discs.");
  g_assert_cmpstr (white, ==, "White had nothing to choose.");
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

/* Whether what is said of a mistake is so where the line stands then. */
static void
check_why (const SumiReviewMove *move, int kinds[4])
{
  g_autofree char *why = sumi_review_move_to_why (move);
  int n = sumi_review_find_visible (move);
  SlowBoard board = play_slowly (move, n);
  SumiSquare last = n > 0 ? move->line[n - 1] : SUMI_SQUARE_NONE;

  if (strstr (why, "final count") != NULL)
    {
      g_autofree char *count =
          g_strdup_printf ("Black %d, White %d.", slow_count (&board, SLOW_BLACK),
                           slow_count (&board, SLOW_WHITE));

      g_assert_nonnull (strstr (why, count));
      g_assert_true (slow_is_over (&board));
      kinds[0]++;
    }
  else if (strstr (why, "to pass") != NULL)
    {
      g_assert_true (slow_must_pass (&board));
      g_assert_true ((board.turn == SLOW_BLACK) == (move->before.turn == SUMI_BLACK));
      check_difference (move, n, TRUE);
      kinds[1]++;
    }
  else if (strstr (why, "take") != NULL)
    {
      g_assert_true (sumi_bitboard_has (SUMI_CORNERS, last));
      g_assert_nonnull (strstr (why, sumi_square_to_name (last)));
      g_assert_nonnull (strstr (why, move->before.turn == SUMI_BLACK ? "White" : "Black"));
      check_difference (move, n, FALSE);
      kinds[2]++;
    }
  else
    {
      g_assert_cmpint (n, ==, 0);
      kinds[3]++;
    }
  if (n > 0)
    g_assert_true (move->is_exact == (strstr (why, "Sumi expects") == NULL)
                   || strstr (why, "final count") != NULL);
}

static void
test_why (void)
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
            check_why (move, kinds);
        }
    }
  sumi_evaluation_free (evaluation);
  g_test_message ("%d ends, %d passes, %d corners, %d unseen", kinds[0], kinds[1], kinds[2],
                  kinds[3]);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_cmpint (kinds[i], >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/review-words/values", test_values);
  g_test_add_func ("/tutor/review-words/moves", test_moves);
  g_test_add_func ("/tutor/review-words/sides", test_sides);
  g_test_add_func ("/tutor/review-words/why", test_why);
  return g_test_run ();
}
