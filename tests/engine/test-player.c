/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player that ponders plays the moves that it would play anyway. */

#include "sumi-engine.h"
#include "written.h"

/* After 46 moves of a game, with Black to move. What is left is searched to the end in a small part
 * of the time that a thought has, on a slow machine too: one that the clock ends may differ. */
#define CELLS "XXOOO...XXOOOO.XXOXOOOXX.OOXOOXXOOOOXOXXOOOOOXO...OOOO.O..OOO..."

static void
answer_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GAsyncResult **answer = data;

  *answer = g_object_ref (result);
}

static void
wait_for (GAsyncResult **answer)
{
  while (*answer == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
ponder (SumiEnginePlayer *player, SumiPosition position, GCancellable *cancellable)
{
  g_autoptr (GAsyncResult) answer = NULL;

  sumi_engine_ponder_async (player, position, cancellable, answer_cb, &answer);
  wait_for (&answer);
}

static SumiSquare
think_within (SumiEnginePlayer *player, SumiPosition position, gint64 time_us)
{
  g_autoptr (GAsyncResult) answer = NULL;

  sumi_engine_think_async (player, position, time_us, NULL, answer_cb, &answer);
  wait_for (&answer);
  return sumi_engine_think_finish (answer, NULL);
}

static SumiSquare
think (SumiEnginePlayer *player, SumiPosition position)
{
  return think_within (player, position, G_MAXINT64);
}

/* A player that has no time at all plays a legal move all the same. */
static void
test_no_time (void)
{
  g_autoptr (SumiEnginePlayer) player = sumi_engine_player_new (9, SUMI_SCORING_DISCS, 7);
  SumiPosition position = position_of (CELLS, SUMI_BLACK);
  SumiSquare move = think_within (player, position, 0);

  g_assert_true (sumi_bitboard_has (sumi_position_legal_moves (position), move));
}

static void
test_ponder (void)
{
  SumiPosition position = position_of (CELLS, SUMI_BLACK);

  for (int level = 3; level <= 9; level += 3)
    {
      g_autoptr (SumiEnginePlayer) player =
          sumi_engine_player_new (level, SUMI_SCORING_DISCS, 7);
      g_autoptr (SumiEnginePlayer) other =
          sumi_engine_player_new (level, SUMI_SCORING_DISCS, 7);
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      guint n = 0;

      ponder (player, position, cancellable);
      SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
        {
          SumiPosition after = sumi_position_play (position, (SumiSquare) move);

          if (sumi_position_legal_moves (after) == 0)
            continue;
          n++;
          g_assert_cmpint (think (player, after), ==, think (other, after));
        }
      /* All replies were found ahead, and none of them again. */
      g_assert_cmpuint (n, >, 5);
      g_assert_cmpuint (sumi_engine_player_count_replies (player), ==, n);
      g_assert_cmpuint (sumi_engine_player_count_replies (other), ==, 0);
      ponder (player, position, cancellable);
      g_assert_cmpuint (sumi_engine_player_count_replies (player), ==, n);
    }
}

/* What was cancelled leaves no reply that the time was too short for. */
static void
test_cancelled (void)
{
  g_autoptr (SumiEnginePlayer) player = sumi_engine_player_new (9, SUMI_SCORING_DISCS, 7);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  ponder (player, position_of (CELLS, SUMI_BLACK), cancellable);
  g_assert_cmpuint (sumi_engine_player_count_replies (player), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/player/no-time", test_no_time);
  g_test_add_func ("/player/ponder", test_ponder);
  g_test_add_func ("/player/cancelled", test_cancelled);

  return g_test_run ();
}
