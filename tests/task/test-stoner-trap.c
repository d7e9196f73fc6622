/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stoner traps, held by the slow rules. */

#include <glib.h>

#include "pinned.h"
#include "random-positions.h"
#include "slow-rules.h"
#include "sumi-stoner-trap.h"

static gboolean
is_legal (const SlowBoard *board, SumiSquare square)
{
  return (slow_legal (board) >> square & 1) != 0;
}

/* Whether ATTACK on the edge from NEAR to FAR, whose square beside NEAR is STOP, cannot be met: it
 * aims at FAR, and STOP, the answer, gives NEAR away. */
static gboolean
holds (const SlowBoard *threat, SumiSquare near, SumiSquare far, SumiSquare attack, SumiSquare stop)
{
  SlowBoard attacked, passed, stopped;

  if (!is_legal (threat, attack))
    return FALSE;
  attacked = slow_play (threat, attack);
  passed = slow_pass (&attacked);
  if (!is_legal (&passed, far) || !is_legal (&attacked, stop))
    return FALSE;
  stopped = slow_play (&attacked, stop);
  return is_legal (&stopped, near) && !is_legal (&stopped, far);
}

/* The attacks that X_SQUARE, played on BOARD, prepares on the two edges from its corner NEAR, which
 * must be empty, and which the opponent must not be able to take at once. */
static uint64_t
list_attacks (const SlowBoard *board, SumiSquare near, SumiSquare x_square)
{
  SlowBoard after = slow_play (board, x_square), threat = slow_pass (&after);
  uint64_t attacks = 0;

  if (board->cells[near / 8][near % 8] != SLOW_EMPTY || is_legal (&after, near))
    return 0;
  for (SumiSquare far = 0; far < 64; far++)
    {
      SumiSquare step = (far - near) / 7;

      if ((far != 0 && far != 7 && far != 56 && far != 63) || far == near || far + near == 63)
        continue;
      for (SumiSquare attack = near + 2 * step; attack != far - step; attack += step)
        attacks |= holds (&threat, near, far, attack, near + step) ? UINT64_C (1) << attack : 0;
    }
  return attacks;
}

static void
test_slowly (void)
{
  static const SumiSquare x_squares[][2] = { { 0, 9 }, { 7, 14 }, { 56, 49 }, { 63, 54 } };
  RandomSource source = random_source_init (60);
  guint n_traps = 0, n_taken = 0;
  Pinned pinned = { 0 };

  for (int i = 0; i < 40000; i++)
    {
      SumiPosition position = random_position (&source, 20 + i % 36);
      SlowBoard board = slow_from_position (position);

      for (gsize j = 0; j < G_N_ELEMENTS (x_squares); j++)
        {
          SumiSquare near = x_squares[j][0], x_square = x_squares[j][1];
          SumiStonerTrap trap = { 0 };
          uint64_t attacks;

          if (!sumi_position_is_legal (position, x_square))
            continue;
          attacks = list_attacks (&board, near, x_square);
          g_assert_cmpint (sumi_stoner_trap_find (position, x_square, &trap), ==, attacks != 0);
          g_assert_cmpint (sumi_stoner_trap_find (position, x_square, NULL), ==, attacks != 0);
          n_taken += sumi_position_is_legal (sumi_position_play (position, x_square), near);
          if (attacks == 0)
            continue;
          n_traps++;
          g_assert_cmpint (trap.near, ==, near);
          g_assert_true ((attacks >> trap.attack & 1) != 0);
          pinned_add (&pinned, "%d %d %d %d", trap.near, trap.far, trap.attack, trap.stop);
        }
    }
  g_test_message ("%u traps, %u corners that can be taken", n_traps, n_taken);
  g_assert_cmpuint (MIN (n_traps, n_taken), >=, 10);
  pinned_check (&pinned, "traps", UINT64_C (0xe3b099807c9582c6));
}

/* Only a move to an X-square sets one. */
static void
test_others (void)
{
  RandomSource source = random_source_init (61);

  for (int i = 0; i < 200; i++)
    {
      SumiPosition position = random_position (&source, 20 + i % 36);

      SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position) & ~SUMI_X_SQUARES)
        g_assert_false (sumi_stoner_trap_find (position, (SumiSquare) move, NULL));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stoner-trap/slowly", test_slowly);
  g_test_add_func ("/stoner-trap/others", test_others);
  return g_test_run ();
}
