/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-motion.h"
#include "written.h"

static const char START[] = "...........................OX......XO...........................";

static SumiBoardSceneSpec
spec_of (SumiPosition position, const char *last_move)
{
  SumiBoardSceneSpec spec = {
    .position = position,
    .last_move = SUMI_SQUARE_NONE,
    .undone_move = SUMI_SQUARE_NONE,
  };

  if (last_move != NULL)
    spec.last_move = square_of (last_move);
  return spec;
}

/* A move turns its discs outward from the played one. */
static void
test_move (void)
{
  /* Black on a1, White on b1 to g1: h1 turns six discs, g1 first and b1 last. */
  SumiPosition before = position_of ("XOOOOOO."
                                     "........................................................",
                                     SUMI_BLACK);
  SumiBoardSceneSpec old = spec_of (before, NULL);
  SumiBoardSceneSpec new = spec_of (sumi_position_play (before, 7), "h1");
  SumiBoardMotion motion = sumi_board_motion_between (&old, &new);

  g_assert_cmphex (motion.turning, ==, 0x7e);
  g_assert_cmpint (motion.origin, ==, 7);
  g_assert_false (motion.is_celebration);
  g_assert_cmpuint (motion.duration_ms, ==, 6 * 30 + 250);

  for (SumiSquare square = 1; square <= 6; square++)
    {
      float start = 30.f * (float) (7 - square);

      g_assert_cmpfloat_with_epsilon (sumi_board_motion_get_turn (&motion, square, start), 0, 1e-6);
      g_assert_cmpfloat_with_epsilon (sumi_board_motion_get_turn (&motion, square, start + 125),
                                      0.5f, 1e-6);
      g_assert_cmpfloat_with_epsilon (sumi_board_motion_get_turn (&motion, square, start + 250), 1,
                                      1e-6);
    }
  /* The played disc and the one at the far end just lie. */
  g_assert_cmpfloat_with_epsilon (sumi_board_motion_get_turn (&motion, 7, 0), 1, 1e-6);
  g_assert_cmpfloat_with_epsilon (sumi_board_motion_get_turn (&motion, 0, 0), 1, 1e-6);
}

static void
test_taken_back (void)
{
  SumiPosition before = position_of (START, SUMI_BLACK);
  SumiBoardSceneSpec old = spec_of (sumi_position_play (before, 19), "d3");
  SumiBoardSceneSpec new = spec_of (before, NULL);
  SumiBoardMotion motion = sumi_board_motion_between (&old, &new);

  g_assert_cmphex (motion.turning, ==, sumi_bitboard_of (27));
  g_assert_cmpint (motion.origin, ==, 19);
}

/* Another position, however it differs, turns nothing. */
static void
test_other_position (void)
{
  static const char *const others[] = {
    "...........................XO......OX...........................",
    "X..........................XO......OX...........................",
    "XX.................X.......XX......XO...........................",
    "................................................................",
  };
  SumiBoardSceneSpec old = spec_of (position_of (START, SUMI_BLACK), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      SumiBoardSceneSpec new = spec_of (position_of (others[i], SUMI_BLACK), NULL);
      SumiBoardMotion motion = sumi_board_motion_between (&old, &new);

      g_assert_cmphex (motion.turning, ==, 0);
      g_assert_cmpuint (motion.duration_ms, ==, 0);
    }
}

/* A move that is marked as good is celebrated once. */
static void
test_celebration (void)
{
  SumiPosition before = position_of (START, SUMI_BLACK);
  SumiBoardSceneSpec old = spec_of (before, NULL);
  SumiBoardSceneSpec new = spec_of (sumi_position_play (before, 19), "d3");
  SumiBoardMotion motion;

  new.good = sumi_bitboard_of (19);
  motion = sumi_board_motion_between (&old, &new);
  g_assert_true (motion.is_celebration);
  g_assert_cmpfloat_with_epsilon (sumi_board_motion_get_spread (&motion, 0), 0, 1e-6);
  g_assert_cmpfloat_with_epsilon (sumi_board_motion_get_spread (&motion,
                                                                (float) motion.duration_ms),
                                  1, 1e-6);

  motion = sumi_board_motion_between (&new, &new);
  g_assert_false (motion.is_celebration);
  g_assert_cmpuint (motion.duration_ms, ==, 0);
  g_assert_cmpfloat_with_epsilon (sumi_board_motion_get_spread (&motion, 0), 1, 1e-6);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-motion/move", test_move);
  g_test_add_func ("/board-motion/taken-back", test_taken_back);
  g_test_add_func ("/board-motion/other-position", test_other_position);
  g_test_add_func ("/board-motion/celebration", test_celebration);

  return g_test_run ();
}
