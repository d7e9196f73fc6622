/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games looked at again: what is called exact is held against the slow rules. */

#include "kind-names.h"
#include "pinned.h"
#include "random-positions.h"
#include "slow-endgame.h"
#include "sumi-opponent.h"
#include "sumi-review-reason.h"

#define N_GAMES 20
#define EXACT_EMPTIES 6

static const SumiReviewLimits limits = { .depth = 2, .exact_empties = EXACT_EMPTIES };

static SumiTranscript
random_game (RandomSource *source, int max_plies)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiTranscript game = { .start = start, .end = start };

  while (game.n_moves < max_plies && !sumi_position_is_over (game.end))
    {
      SumiBitboard moves = sumi_position_legal_moves (game.end);

      sumi_transcript_play (&game,
                            moves != 0 ? random_square_of (source, moves) : SUMI_SQUARE_PASS);
    }
  return game;
}

static SumiReview *
review_by (const SumiTranscript *game, SumiScoring scoring, SumiReviewLimits own_limits)
{
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiReview *review = sumi_review_new (game, scoring, evaluation, own_limits, &budget, NULL, NULL);

  sumi_evaluation_free (evaluation);
  return review;
}

static SumiReview *
review_game (const SumiTranscript *game, SumiScoring scoring)
{
  return review_by (game, scoring, limits);
}

/* What a position of REVIEW is worth to SIDE, in hundredths of a disc. */
static int
slow_value (const SumiReview *review, SumiPosition position, SumiColor side)
{
  SlowBoard board = slow_from_position (position);
  gboolean is_to_winner = review->scoring == SUMI_SCORING_EMPTIES_TO_WINNER;
  int score = SUMI_DISC * slow_score (&board, is_to_winner);

  return position.turn == side ? score : -score;
}

static void
check_move (const SumiReview *review, const SumiReviewMove *move)
{
  SumiColor side = move->before.turn;
  SumiPosition after = sumi_position_play (move->before, move->move);
  int n_visible = sumi_review_find_visible (move);

  g_assert_cmpint (move->move, ==, review->game.moves[move->ply]);
  g_assert_true (sumi_position_is_legal (move->before, move->best));
  g_assert_cmpint (sumi_review_get_loss (move).score, >=, 0);
  g_assert_true ((sumi_review_get_loss (move).score == 0) == (move->move == move->best));
  g_assert_cmpint (move->line[0], ==, move->move);
  g_assert_cmpint (move->best_line[0], ==, move->best);
  g_assert_cmpint (n_visible, <=, move->n_line);
  if (sumi_review_is_turning_point (move))
    g_assert_true (sumi_review_is_mistake (move));
  if (!sumi_review_get_loss (move).is_proved)
    return;
  g_assert_cmpint (move->value.score, ==, slow_value (review, after, side));
  g_assert_cmpint (move->best_value.score, ==, slow_value (review, move->before, side));
}

static void
check_values (const SumiReview *review)
{
  SumiPosition position = review->game.start;

  for (int ply = 0;; ply++)
    {
      if (review->values[ply].is_proved)
        g_assert_cmpint (review->values[ply].score, ==, slow_value (review, position, SUMI_BLACK));
      if (ply == review->game.n_moves)
        return;
      position = sumi_position_play (position, review->game.moves[ply]);
    }
}

static void
pin_reason (Pinned *pinned, const SumiReview *review, const SumiReviewMove *move)
{
  SumiReviewReason reason = sumi_review_find_reason (review, move);
  SumiReviewMarks marks;

  sumi_review_reason_mark (&reason, move->before, &marks);
  pinned_add (pinned,
              "reason %s %d, squares %d %d, numbers %d %d %d %d %d %d, told %d, waiting %d, "
              "marks %" G_GINT64_MODIFIER "x %d %d",
              sumi_review_reason_kind_to_name (reason.kind), reason.course, reason.square,
              reason.end, reason.count, reason.played, reason.better, reason.own,
              reason.own_better, reason.ply, reason.is_told,
              sumi_review_find_waiting (review, move), marks.squares, marks.from, marks.to);
}

static void
test_games (void)
{
  RandomSource source = random_source_init (1);
  int n_exact = 0, n_mistakes = 0;
  Pinned pinned = { 0 };

  for (int i = 0; i < N_GAMES; i++)
    {
      SumiTranscript game = random_game (&source, i % 2 == 0 ? 128 : 20 + i);
      g_autoptr (SumiReview) review = review_game (&game, (SumiScoring) (i / 2 % 2));
      SumiReviewSide sides[2] = { 0 };

      for (guint j = 0; j < review->moves->len; j++)
        {
          const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, j);
          SumiReviewSide *side = &sides[move->before.turn];

          check_move (review, move);
          pinned_add (&pinned, "move %d %d %d, value %d %d, visible %d, turn %d, grade %d",
                      move->ply, move->move, move->best, move->value.score,
                      move->best_value.score, sumi_review_find_visible (move),
                      sumi_review_find_turn (move), sumi_review_get_grade (move));
          if (sumi_review_is_mistake (move))
            pin_reason (&pinned, review, move);
          n_exact += sumi_review_get_loss (move).is_proved;
          n_mistakes += sumi_review_is_mistake (move);
          side->n_choices++;
          side->n_best += sumi_review_get_loss (move).score == 0;
          side->lost += sumi_review_get_loss (move).score;
          side->n_moves[sumi_review_get_grade (move)]++;
          side->lost_by[sumi_review_get_grade (move)] += sumi_review_get_loss (move).score;
          side->lost_in[sumi_review_get_phase (move)] += sumi_review_get_loss (move).score;
          side->n_unsound_in[sumi_review_get_phase (move)]
            += sumi_review_get_grade (move) != SUMI_GRADE_SOUND;
          if (sumi_review_get_loss (move).is_proved || sumi_review_get_loss (move).score == 0)
            continue;
          side->has_estimates = TRUE;
          side->has_estimates_by[sumi_review_get_grade (move)] = TRUE;
        }
      check_values (review);
      g_assert_cmpmem (sides, sizeof sides, review->sides, sizeof review->sides);
    }
  g_test_message ("%d exact choices, %d mistakes", n_exact, n_mistakes);
  g_assert_cmpint (n_exact, >, 0);
  g_assert_cmpint (n_mistakes, >, 0);
  pinned_check (&pinned, "reviews", UINT64_C (0xc41b19575f1b1765));
}

/* The level that plays as SIDE did or better, by what each loses on average. */
static int
find_level (const SumiReviewSide *side)
{
  for (int level = 0; level < SUMI_N_LEVELS; level++)
    {
      if (sumi_level_get (level).loss * side->n_choices <= side->lost)
        return level;
    }
  return SUMI_N_LEVELS - 1;
}

/* Whether the player two levels above whoever played MOVE plays the best one. */
static gboolean
can_be_found (SumiMidgame *midgame, const SumiReview *review, const SumiReviewMove *move)
{
  int level = find_level (&review->sides[move->before.turn]) + 2;
  SumiMidgameLimits level_limits = sumi_level_get (MIN (level, SUMI_N_LEVELS - 1)).limits;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  level_limits.exact_empties = MIN (level_limits.exact_empties, 12);
  sumi_midgame_score_moves (midgame, move->before, level_limits, &budget, &report);
  return report.moves[0].move == move->best;
}

/* The first of the same side's choices, one after the other until the I-th, that missed the same
 * better move. */
static guint
find_first (const SumiReview *review, guint i)
{
  const SumiReviewMove *moves = (const SumiReviewMove *) (gpointer) review->moves->data;

  for (guint j = i; j-- > 0;)
    {
      if (moves[j].before.turn != moves[i].before.turn)
        continue;
      if (!sumi_review_is_mistake (&moves[j]) || moves[j].best != moves[i].best)
        return i;
      i = j;
    }
  return i;
}

/* Of several moves that missed the same better one, only the worst counts. */
static void
drop_repeated (const SumiReview *review, int losses[SUMI_TRANSCRIPT_MAX])
{
  for (guint i = 0; i < review->moves->len; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (find_first (review, i) == find_first (review, j))
            losses[losses[i] > losses[j] ? j : i] = 0;
        }
    }
}

/* What is most worth learning from: the bad moves that lost most, of those for which a slightly
 * stronger player would have found better; the earlier one of two that lost the same, and one of
 * those that missed the same better move. */
static void
test_lessons (void)
{
  RandomSource source = random_source_init (3);
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  int n_full = 0;

  for (int i = 0; i < N_GAMES; i++)
    {
      SumiTranscript game = random_game (&source, 128);
      g_autoptr (SumiReview) review = review_game (&game, SUMI_SCORING_DISCS);
      SumiMidgame *midgame = sumi_midgame_new (evaluation, 1 << 20, SUMI_SCORING_DISCS);
      int losses[SUMI_TRANSCRIPT_MAX];

      for (guint j = 0; j < review->moves->len; j++)
        {
          const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, j);

          losses[j] = sumi_review_get_grade (move) == SUMI_GRADE_BAD
                              && can_be_found (midgame, review, move)
                          ? sumi_review_get_loss (move).score
                          : 0;
        }
      drop_repeated (review, losses);
      for (guint j = 0; j < review->moves->len; j++)
        {
          gboolean is_lesson = FALSE;
          int n_worse = 0;

          for (guint k = 0; k < review->n_lessons; k++)
            is_lesson = is_lesson || review->lessons[k] == j;
          for (guint k = 0; k < review->moves->len; k++)
            n_worse += losses[k] > losses[j] || (losses[k] == losses[j] && k < j);
          g_assert_cmpint (is_lesson, ==, losses[j] > 0 && n_worse < SUMI_REVIEW_MAX_LESSONS);
        }
      n_full += review->n_lessons == SUMI_REVIEW_MAX_LESSONS;
      sumi_midgame_free (midgame);
    }
  g_assert_cmpint (n_full, >, 0);
  sumi_evaluation_free (evaluation);
}

static void
count_cb (int n_done, int n_plies, gpointer data)
{
  int *n_calls = data;

  g_assert_cmpint (n_done, ==, ++*n_calls);
  g_assert_cmpint (n_done, <=, n_plies);
}

/* Moves that nobody chose are valued, and cost nobody anything. */
static void
test_given (void)
{
  RandomSource source = random_source_init (8);
  SumiTranscript game = random_game (&source, 60);
  g_autoptr (SumiReview) all = review_game (&game, SUMI_SCORING_DISCS);
  SumiReviewLimits own_limits = limits;
  g_autoptr (SumiReview) review = NULL;
  int lost[2] = { 0, 0 };
  guint n = 0;

  own_limits.n_given = 20;
  review = review_by (&game, SUMI_SCORING_DISCS, own_limits);
  for (guint i = 0; i < all->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (all->moves, SumiReviewMove, i);

      if (move->ply < own_limits.n_given)
        continue;
      g_assert_cmpint (g_array_index (review->moves, SumiReviewMove, n).ply, ==, move->ply);
      lost[move->before.turn] += sumi_review_get_loss (move).score;
      n++;
    }
  g_assert_cmpuint (review->moves->len, ==, n);
  g_assert_cmpuint (all->moves->len, >, n);
  for (int side = 0; side < 2; side++)
    g_assert_cmpint (review->sides[side].lost, ==, lost[side]);
  for (int ply = 0; ply <= game.n_moves; ply++)
    g_assert_cmpint (review->values[ply].score, ==, all->values[ply].score);
}

static void
test_budget_and_progress (void)
{
  RandomSource source = random_source_init (2);
  SumiTranscript game = random_game (&source, 128);
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiReview) review = NULL;
  int n_calls = 0;

  review = sumi_review_new (&game, SUMI_SCORING_DISCS, evaluation, limits, &budget, count_cb,
                            &n_calls);
  g_assert_nonnull (review);
  g_assert_cmpint (n_calls, ==, game.n_moves);
  budget.max_nodes = budget.nodes + 2000;
  g_assert_null (
      sumi_review_new (&game, SUMI_SCORING_DISCS, evaluation, limits, &budget, NULL, NULL));
  sumi_evaluation_free (evaluation);
}

/* A game that is given up where a side has to pass is worth what the other side makes of it. */
static void
test_ends_before_pass (void)
{
  RandomSource source = random_source_init (9);

  for (int n = 0; n < 3;)
    {
      SumiTranscript game = random_game (&source, 40 + random_source_below (&source, 18));
      g_autoptr (SumiReview) review = NULL;

      if (!sumi_position_must_pass (game.end))
        continue;
      n++;
      review = review_game (&game, SUMI_SCORING_DISCS);
      check_values (review);
      for (guint i = 0; i < review->moves->len; i++)
        check_move (review, &g_array_index (review->moves, SumiReviewMove, i));
    }
}

/* A game that was not begun has nothing to be said of. */
static void
test_empty (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  const SumiTranscript game = { .start = start, .end = start };
  g_autoptr (SumiReview) review = review_game (&game, SUMI_SCORING_DISCS);

  g_assert_cmpuint (review->moves->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/review/games", test_games);
  g_test_add_func ("/tutor/review/lessons", test_lessons);
  g_test_add_func ("/tutor/review/given", test_given);
  g_test_add_func ("/tutor/review/budget-and-progress", test_budget_and_progress);
  g_test_add_func ("/tutor/review/ends-before-pass", test_ends_before_pass);
  g_test_add_func ("/tutor/review/empty", test_empty);
  return g_test_run ();
}
