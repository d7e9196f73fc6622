/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that is walked through while it is reviewed. */

#include <glib/gstdio.h>

#include "random-positions.h"
#include "said.h"
#include "sumi-words.h"
#include "sumi-game-review.h"
#include "sumi-record-reading.h"

#define MOVES "f5d6c3d3c4f4f6f3e6e7"

static SumiGameReview *
new_review (SumiReviewLimits limits)
{
  SumiRecordFormat format;
  g_autoptr (GPtrArray) records
    = sumi_record_read_data (MOVES, strlen (MOVES), &format, NULL, NULL);

  g_assert_nonnull (records);
  return sumi_game_review_new (g_ptr_array_steal_index (records, 0), limits);
}

/* Everything that is visible of REVIEW. The caller frees it. */
static char *
describe (SumiGameReview *review)
{
  return g_strdup_printf ("ply %d, move %d, searching %d, progress %f, review %d, line %d of %d",
                          sumi_game_review_get_ply (review),
                          sumi_game_review_get_last_move (review),
                          sumi_game_review_is_searching (review),
                          sumi_game_review_get_progress (review),
                          sumi_game_review_get_review (review) != NULL,
                          sumi_game_review_get_line (review),
                          sumi_game_review_get_demonstration (review) != NULL);
}

static void
tell_cb (SumiGameReview *review, char **told)
{
  g_free (*told);
  *told = describe (review);
}

static void
assert_told (SumiGameReview *review, const char *told)
{
  g_autofree char *now = describe (review);

  g_assert_cmpstr (now, ==, told);
}

static void
count_cb (int *n)
{
  ++*n;
}

/* Where one is stays within the game, and only a change is told of. */
static void
test_walk (void)
{
  static const struct
  {
    int to, ply, n_changes;
  } table[] = { { 3, 3, 1 }, { 3, 3, 1 }, { -5, 0, 2 }, { 99, 10, 3 }, { 9, 9, 4 } };
  SumiGameReview *review = new_review (SUMI_REVIEW_LIMITS_NORMAL);
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  int n_changes = 0;

  g_signal_connect_swapped (review, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_cmpint (sumi_game_review_get_last_move (review), ==, SUMI_SQUARE_NONE);
  g_assert_cmpint (sumi_game_review_get_title (review).kind, ==, SUMI_SAYING_NONE);
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      sumi_game_review_go_to (review, table[i].to);
      g_assert_cmpint (sumi_game_review_get_ply (review), ==, table[i].ply);
      g_assert_cmpint (n_changes, ==, table[i].n_changes);
    }
  for (int ply = 0; ply <= 10; ply++)
    {
      sumi_game_review_go_to (review, ply);
      g_assert_true (sumi_position_equal (sumi_game_review_get_position (review), position));
      if (ply == 0)
        g_assert_cmpint (sumi_game_review_get_title (review).kind, ==, SUMI_SAYING_NONE);
      else
        {
          SumiSaying title = sumi_game_review_get_title (review);

          g_assert_cmpint (title.move, ==, sumi_game_review_get_last_move (review));
          g_assert_cmpint (title.side, ==, sumi_color_opposite (position.turn));
          g_assert_cmpint (title.count, ==, ply);
        }
      if (ply < 10)
        position = sumi_position_play (
            position, sumi_game_review_get_record (review)->moves.moves[ply]);
    }
  g_assert_null (sumi_game_review_get_choice (review));
  g_assert_null (sumi_game_review_find_mistake (review, -1));
  sumi_game_review_demonstrate (review, SUMI_LINE_BEST);
  g_assert_null (sumi_game_review_get_demonstration (review));
  g_assert_finalize_object (review);
}

/* Passes are not counted: one has the number of the move that follows it. */
static void
test_numbers (void)
{
  static const char *const titles[] = { "Move 8: White played c1.", "Move 9: Black had to pass.",
                                        "Move 9: White played b4." };
  SumiTranscript moves;
  g_autoptr (SumiGameReview) review = NULL;

  sumi_transcript_from_text ("d3c3f5d2d1e1b3c1--b4", sumi_position_start (SUMI_RULES_BLACK_FIRST),
                             &moves);
  review = sumi_game_review_new (sumi_game_record_new (&moves), SUMI_REVIEW_LIMITS_NORMAL);
  for (int i = 0; i < (int) G_N_ELEMENTS (titles); i++)
    {
      sumi_game_review_go_to (review, 8 + i);
      g_assert_cmpstr (said_text (sumi_game_review_get_title (review)), ==, titles[i]);
    }
}

/* Each line is shown from the position before the move, no farther than the review knows it. */
static void
assert_demonstrations (SumiGameReview *review)
{
  for (int ply = 1; ply <= 10; ply++)
    {
      SumiReviewMove *move;
      SumiDemonstration *demonstration;
      int n_visible;

      sumi_game_review_go_to (review, ply);
      move = (SumiReviewMove *) sumi_game_review_get_choice (review);
      if (move == NULL)
        continue;
      /* What stands behind the end of the line is no part of it. */
      if (move->n_best_line > 1)
        move->n_best_line--;
      n_visible = sumi_review_find_visible (move);
      sumi_game_review_demonstrate (review, SUMI_LINE_PLAYED);
      demonstration = sumi_game_review_get_demonstration (review);
      g_assert_cmpint (sumi_demonstration_get_n_moves (demonstration), ==,
                       n_visible > 0 ? n_visible : move->n_line);
      sumi_game_review_demonstrate (review, SUMI_LINE_BEST);
      demonstration = sumi_game_review_get_demonstration (review);
      g_assert_cmpint (sumi_demonstration_get_n_moves (demonstration), ==, move->n_best_line);
      g_assert_true (sumi_position_equal (sumi_demonstration_get_position (demonstration),
                                          move->before));
      sumi_game_review_end_demonstration (review);
      g_assert_null (sumi_game_review_get_demonstration (review));
    }
}

static void
progress_cb (SumiGameReview *review, double *last)
{
  if (sumi_game_review_get_review (review) == NULL)
    *last = sumi_game_review_get_progress (review);
}

/* Progress grows while the main loop runs, up to the end, and the review is of that game. */
static void
test_search (void)
{
  SumiGameReview *review = new_review ((SumiReviewLimits){ 3, 2 });
  double progress = 0, last = 0;

  g_signal_connect (review, "changed", G_CALLBACK (progress_cb), &last);
  sumi_game_review_search (review);
  g_assert_cmpfloat (sumi_game_review_get_progress (review), <=, 0);
  while (sumi_game_review_is_searching (review))
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_cmpfloat (sumi_game_review_get_progress (review), >=, progress);
      progress = sumi_game_review_get_progress (review);
    }
  g_assert_cmpfloat (progress, >=, 1);
  g_assert_cmpfloat (last, >=, 1);
  g_assert_cmpint (sumi_game_review_get_review (review)->game.n_moves, ==, 10);
  sumi_game_review_go_to (review, 1);
  g_assert_cmpint (sumi_game_review_get_choice (review)->ply, ==, 0);
  assert_demonstrations (review);
  g_assert_finalize_object (review);
}

/* Whatever changes is told of. A search that runs or has ended is not begun again. */
static void
test_told (void)
{
  SumiGameReview *review = new_review ((SumiReviewLimits){ 2, 2 });
  const SumiReview *found;
  char *told = NULL;
  int n_changes = 0;

  g_signal_connect (review, "changed", G_CALLBACK (tell_cb), &told);
  g_signal_connect_swapped (review, "changed", G_CALLBACK (count_cb), &n_changes);
  sumi_game_review_cancel (review);
  g_assert_cmpint (n_changes, ==, 0);
  sumi_game_review_search (review);
  g_assert_cmpint (n_changes, ==, 1);
  assert_told (review, told);
  sumi_game_review_cancel (review);
  g_assert_cmpint (n_changes, ==, 2);
  assert_told (review, told);
  sumi_game_review_search (review);
  sumi_game_review_search (review);
  g_assert_cmpint (n_changes, ==, 3);
  while (sumi_game_review_is_searching (review))
    g_main_context_iteration (NULL, TRUE);
  assert_told (review, told);
  found = sumi_game_review_get_review (review);
  g_assert_nonnull (found);
  n_changes = 0;
  sumi_game_review_search (review);
  sumi_game_review_cancel (review);
  g_assert_false (sumi_game_review_is_searching (review));
  g_assert_true (sumi_game_review_get_review (review) == found);
  g_assert_cmpint (n_changes, ==, 0);

  sumi_game_review_go_to (review, 3);
  assert_told (review, told);
  for (int line = SUMI_LINE_PLAYED; line <= SUMI_LINE_BEST; line++)
    {
      gpointer before = sumi_game_review_get_demonstration (review);

      if (before != NULL)
        g_object_add_weak_pointer (before, &before);
      sumi_game_review_demonstrate (review, (SumiReviewLine) line);
      g_assert_null (before);
      g_assert_nonnull (sumi_game_review_get_demonstration (review));
      g_assert_cmpint (sumi_game_review_get_line (review), ==, line);
      assert_told (review, told);
    }
  sumi_game_review_end_demonstration (review);
  assert_told (review, told);
  sumi_game_review_demonstrate (review, SUMI_LINE_BEST);
  sumi_game_review_go_to (review, 4);
  g_assert_null (sumi_game_review_get_demonstration (review));
  assert_told (review, told);
  g_assert_finalize_object (review);
  g_free (told);
}

/* The mistakes are found one after another in both directions, from the game's first move to its
 * last. Each ply of the game counts as a mistake in turn. */
static void
test_mistakes (void)
{
  SumiGameReview *review = new_review ((SumiReviewLimits){ 1, 2 });
  GArray *moves;

  sumi_game_review_search (review);
  while (sumi_game_review_is_searching (review))
    g_main_context_iteration (NULL, TRUE);
  moves = sumi_game_review_get_review (review)->moves;
  g_assert_cmpuint (moves->len, ==, 10);
  for (guint i = 0; i < moves->len; i++)
    {
      for (guint j = 0; j < moves->len; j++)
        {
          SumiReviewMove *move = &g_array_index (moves, SumiReviewMove, j);

          move->value = sumi_value_estimate (0);
          move->best_value = sumi_value_estimate (i == j ? 64 * SUMI_DISC : 0);
        }
      for (int ply = 0; ply <= 10; ply++)
        {
          const SumiReviewMove *before, *after;

          sumi_game_review_go_to (review, ply);
          before = sumi_game_review_find_mistake (review, -1);
          after = sumi_game_review_find_mistake (review, 1);
          g_assert_true ((before != NULL) == ((int) i < ply - 1));
          g_assert_true ((after != NULL) == ((int) i >= ply));
          g_assert_true (before == NULL || before->ply == (int) i);
          g_assert_true (after == NULL || after->ply == (int) i);
        }
    }
  g_assert_finalize_object (review);
}

/* Only the mistakes of one side are gone through where that was chosen. */
static void
test_mistakes_of (void)
{
  SumiGameReview *review = new_review ((SumiReviewLimits){ 1, 2 });
  GArray *moves;
  int n_changes = 0;

  sumi_game_review_search (review);
  while (sumi_game_review_is_searching (review))
    g_main_context_iteration (NULL, TRUE);
  moves = sumi_game_review_get_review (review)->moves;
  for (guint i = 0; i < moves->len; i++)
    {
      g_array_index (moves, SumiReviewMove, i).value = sumi_value_estimate (0);
      g_array_index (moves, SumiReviewMove, i).best_value = sumi_value_estimate (64 * SUMI_DISC);
    }
  g_signal_connect_swapped (review, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_cmpint (sumi_game_review_get_mistakes_of (review), ==, SUMI_MISTAKES_OF_BOTH);
  for (SumiMistakesOf side = SUMI_MISTAKES_OF_BLACK; side <= SUMI_MISTAKES_OF_BOTH; side++)
    {
      sumi_game_review_set_mistakes_of (review, side);
      sumi_game_review_set_mistakes_of (review, side);
      g_assert_cmpint (sumi_game_review_get_mistakes_of (review), ==, side);
      for (guint i = 0; i < moves->len; i++)
        g_assert_cmpint (
            sumi_game_review_lists (review, &g_array_index (moves, SumiReviewMove, i)), ==,
            side == SUMI_MISTAKES_OF_BOTH || (int) side == (int) i % 2);
      g_assert_cmpint (sumi_game_review_find_mistake (review, 1)->ply, ==,
                       side == SUMI_MISTAKES_OF_WHITE ? 1 : 0);
    }
  g_assert_cmpint (n_changes, ==, 3);
  g_assert_finalize_object (review);
}

static void
pin_state (Pinned *pinned, SumiGameReview *review)
{
  g_autofree char *text = describe (review);
  SumiPosition position = sumi_game_review_get_position (review);
  const SumiReviewMove *choice = sumi_game_review_get_choice (review);
  SumiDemonstration *demonstration = sumi_game_review_get_demonstration (review);

  pinned_add (pinned, "%s", text);
  pinned_add (pinned, "own %" G_GINT64_MODIFIER "x, opponent %" G_GINT64_MODIFIER "x, turn %d",
              position.own, position.opponent, position.turn);
  pinned_add (pinned, "%s", said_text (sumi_game_review_get_title (review)));
  if (choice != NULL)
    pinned_add (pinned, "choice at %d, listed %d", choice->ply,
                sumi_game_review_lists (review, choice));
  for (int direction = -1; direction <= 1; direction += 2)
    {
      const SumiReviewMove *mistake = sumi_game_review_find_mistake (review, direction);

      pinned_add (pinned, "mistakes of %d: %d", sumi_game_review_get_mistakes_of (review),
                  mistake != NULL ? mistake->ply : -1);
    }
  if (demonstration != NULL)
    pinned_add (pinned, "shown %u of %d", sumi_demonstration_get_index (demonstration),
                sumi_demonstration_get_n_moves (demonstration));
}

/* Anything is done in a game that is reviewed, and how often that is told. */
static void
test_anything (void)
{
  SumiGameReview *review = new_review ((SumiReviewLimits){ 3, 2 });
  RandomSource source = random_source_init (500);
  Pinned pinned = { 0 };
  int n_told = 0;

  sumi_game_review_search (review);
  while (sumi_game_review_is_searching (review))
    g_main_context_iteration (NULL, TRUE);
  g_signal_connect_swapped (review, "changed", G_CALLBACK (count_cb), &n_told);
  for (int i = 0; i < 400; i++)
    {
      SumiDemonstration *demonstration = sumi_game_review_get_demonstration (review);
      int what = random_source_below (&source, 12);

      if (what < 3)
        sumi_game_review_go_to (review, random_source_below (&source, 14) - 2);
      else if (what < 6)
        sumi_game_review_demonstrate (review, what == 3 ? SUMI_LINE_PLAYED : SUMI_LINE_BEST);
      else if (what == 6)
        sumi_game_review_end_demonstration (review);
      else if (what == 7)
        sumi_game_review_set_mistakes_of (review,
                                          (SumiMistakesOf) random_source_below (&source, 3));
      else if (what == 8)
        sumi_game_review_search (review);
      else if (what == 9)
        sumi_game_review_cancel (review);
      else if (demonstration != NULL)
        sumi_demonstration_forward (demonstration);
      pinned_add (&pinned, "told %d", n_told);
      pin_state (&pinned, review);
    }
  pinned_check (&pinned, "review", UINT64_C (0x4475f5f7d0bb29c3));
  g_assert_finalize_object (review);
}

/* A search that nobody waits for any more ends without harm. */
static void
test_dropped (void)
{
  SumiGameReview *review = new_review ((SumiReviewLimits){ 20, 24 });

  sumi_game_review_search (review);
  sumi_game_review_cancel (review);
  g_assert_false (sumi_game_review_is_searching (review));
  sumi_game_review_search (review);
  g_assert_finalize_object (review);
  for (int i = 0; i < 50; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (1000);
    }
}

/* Places are for tools; people are told them in words. */
static void
test_explain (void)
{
  static const struct
  {
    const char *message, *text;
  } table[] = {
    { "2:3: f5 is not a legal move", "Line 2, column 3: f5 is not a legal move" },
    { "byte 25: 99 stands for no square", "byte 25: 99 stands for no square" },
    { "is larger than 64 MiB", "is larger than 64 MiB" },
    { "7: no column", "7: no column" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text = sumi_words_explain_place (table[i].message);

      g_assert_cmpstr (text, ==, table[i].text);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/game-review/walk", test_walk);
  g_test_add_func ("/game/game-review/numbers", test_numbers);
  g_test_add_func ("/game/game-review/search", test_search);
  g_test_add_func ("/game/game-review/told", test_told);
  g_test_add_func ("/game/game-review/mistakes", test_mistakes);
  g_test_add_func ("/game/game-review/mistakes-of", test_mistakes_of);
  g_test_add_func ("/game/game-review/anything", test_anything);
  g_test_add_func ("/game/game-review/dropped", test_dropped);
  g_test_add_func ("/game/game-review/explain", test_explain);
  return g_test_run ();
}
