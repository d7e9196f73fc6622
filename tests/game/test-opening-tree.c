/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The openings of a few games, counted. */
#include "pinned.h"
#include "random-positions.h"
#include "sumi-openings.h"

static SumiTranscript
read (const char *moves)
{
  SumiTranscript game;

  g_assert_cmpint (sumi_transcript_from_text (
                       moves, sumi_position_start (SUMI_RULES_BLACK_FIRST), &game)
                       .status,
                   ==, SUMI_NOTATION_OK);
  return game;
}

/* RESULT is Black's; 0 with no result at all if HAS_RESULT is FALSE. */
static void
add (SumiOpenings *openings, const char *moves, gboolean has_result, int result, int side)
{
  SumiTranscript game = read (moves);
  g_autoptr (SumiGameRecord) record = sumi_game_record_new (&game);

  record->has_result = has_result;
  record->result = result;
  sumi_openings_add (openings, record, side >= 0, side == 1 ? SUMI_WHITE : SUMI_BLACK);
}

static void
assert_count (SumiOpeningCount count, guint n_games, guint n_won, guint n_drawn, guint n_lost)
{
  g_assert_cmpuint (count.n_games, ==, n_games);
  g_assert_cmpuint (count.n_won, ==, n_won);
  g_assert_cmpuint (count.n_drawn, ==, n_drawn);
  g_assert_cmpuint (count.n_lost, ==, n_lost);
}

/* The four first moves are one, and so are the answers that mirror each other; results are the
 * learner's, and a game between two others has none. */
static void
test_games (void)
{
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();
  SumiOpeningMove moves[64];

  add (openings, "f5d6c3", TRUE, 12, 0);
  add (openings, "f5d6c4", TRUE, 12, 1);
  add (openings, "d3c5", TRUE, 0, 0);
  add (openings, "e6f6", TRUE, 8, -1);
  add (openings, "c4c3", FALSE, 0, 0);
  assert_count (sumi_openings_count (openings, read ("").end), 5, 1, 1, 1);
  g_assert_cmpuint (sumi_openings_list (openings, read ("").end, moves), ==, 1);
  g_assert_cmpstr (sumi_square_to_name (moves[0].move), ==, "d3");
  assert_count (moves[0].count, 5, 1, 1, 1);

  /* d3c5 is f5d6, and e6f6 is c4c3, as the board is turned. */
  g_assert_cmpuint (sumi_openings_list (openings, read ("f5").end, moves), ==, 2);
  g_assert_cmpstr (sumi_square_to_name (moves[0].move), ==, "d6");
  assert_count (moves[0].count, 3, 1, 1, 1);
  assert_count (moves[1].count, 2, 0, 0, 0);
  assert_count (sumi_openings_count (openings, read ("f5d6c4").end), 1, 0, 0, 1);
  g_assert_cmpuint (sumi_openings_list (openings, read ("f5d6c4").end, moves), ==, 0);
  assert_count (sumi_openings_count (openings, read ("f5d6c5").end), 0, 0, 0, 0);
}

/* A game that is over on the board has a result, whether it was noted or not. */
static void
test_over (void)
{
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();

  add (openings, "e6f4e3f6g5d6e7f5c5", FALSE, 0, 0);
  assert_count (sumi_openings_count (openings, read ("").end), 1, 1, 0, 0);
  add (openings, "e6f4e3f6g5d6e7f5c5", FALSE, 0, 1);
  assert_count (sumi_openings_count (openings, read ("").end), 2, 1, 0, 1);
  add (openings, "e6f4e3f6g5d6e7f5", FALSE, 0, 1);
  assert_count (sumi_openings_count (openings, read ("").end), 3, 1, 0, 1);
}

/* A game that was given up where a side has to pass came up to the position after the pass, too. */
static void
test_left_at_pass (void)
{
  static const char *const games[] = { "d3c3e6d2d1e1b2c1", "d3c3e6d2d1e1b2c1--" };
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      add (openings, games[i], TRUE, -1, 0);
      for (guint j = 0; j < G_N_ELEMENTS (games); j++)
        assert_count (sumi_openings_count (openings, read (games[j]).end), i + 1, 0, 0, i + 1);
    }
}

/* The same position by another order of moves. */
static void
test_transposition (void)
{
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();

  add (openings, "f5d6c3d3c4", TRUE, 1, 0);
  add (openings, "f5d6c4d3c3", TRUE, -1, 0);
  assert_count (sumi_openings_count (openings, read ("f5d6c4d3c3").end), 2, 1, 0, 1);
  assert_count (sumi_openings_count (openings, read ("f5d6c4d3").end), 1, 0, 0, 1);
}

/* A report of the moves in TEXT, the first worth SCORE, each further one STEP less. */
static SumiMidgameReport
make_report (const char *text, int score, int step)
{
  SumiMidgameReport report = { 0 };

  for (; *text != '\0'; text += 2, score -= step)
    {
      g_autofree char *name = g_strndup (text, 2);
      SumiMoveScore *move = &report.moves[report.n_moves++];

      g_assert_true (sumi_square_from_name (name, &move->move));
      move->value = sumi_value_estimate (score);
    }
  return report;
}

/* What a book recommends is listed unless games went on so; a move that loses too much is not, and
 * of moves that mirror each other there is one. */
static void
test_untried (void)
{
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();
  SumiMidgameReport start = make_report ("d3c4f5e6", 0, 0);
  SumiMidgameReport report = make_report ("d6f6f4", 50, SUMI_OPENINGS_MAX_LOSS / 2 + 1);
  SumiMoveScore moves[64];

  g_assert_cmpuint (sumi_openings_list_untried (openings, read ("").end, &start, moves), ==, 1);
  g_assert_cmpuint (sumi_openings_list_untried (openings, read ("f5").end, &report, moves), ==, 2);
  g_assert_cmpstr (sumi_square_to_name (moves[0].move), ==, "d6");
  g_assert_cmpstr (sumi_square_to_name (moves[1].move), ==, "f6");
  report = make_report ("d6f6f4", 50, SUMI_OPENINGS_MAX_LOSS / 2);
  g_assert_cmpuint (sumi_openings_list_untried (openings, read ("f5").end, &report, moves), ==, 3);
  report = make_report ("d6f6f4", 50, SUMI_OPENINGS_MAX_LOSS / 2 + 1);
  /* The same as f5d6. */
  add (openings, "d3c5", TRUE, 0, 0);
  g_assert_cmpuint (sumi_openings_list_untried (openings, read ("").end, &start, moves), ==, 0);
  g_assert_cmpuint (sumi_openings_list_untried (openings, read ("f5").end, &report, moves), ==, 1);
  g_assert_cmpstr (sumi_square_to_name (moves[0].move), ==, "f6");
}

/* Two hundred games at random, and what is counted of each position of some of them. */
static void
test_many (void)
{
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  RandomSource source = random_source_init (700);
  Pinned pinned = { 0 };

  for (int i = 0; i < 200; i++)
    {
      SumiTranscript game = { .start = start, .end = start };
      g_autoptr (SumiGameRecord) record = NULL;
      int n_moves = random_source_below (&source, 30);

      for (int ply = 0; ply < n_moves && sumi_position_legal_moves (game.end) != 0; ply++)
        {
          SumiBitboard moves = sumi_position_legal_moves (game.end);

          /* Most of them begin alike. */
          sumi_transcript_play (&game, ply < 6 && i % 4 != 0 ? sumi_bitboard_first (moves)
                                                             : random_square_of (&source, moves));
        }
      record = sumi_game_record_new (&game);
      record->has_result = i % 7 != 0;
      record->result = record->has_result ? random_source_below (&source, 5) - 2 : 0;
      sumi_openings_add (openings, record, i % 5 != 0, i % 3 == 0 ? SUMI_WHITE : SUMI_BLACK);
      for (SumiPosition position = start; i % 10 == 9;)
        {
          SumiOpeningMove moves[64];
          SumiMoveScore untried[64];
          SumiMidgameReport book = { 0 };
          SumiOpeningCount count = sumi_openings_count (openings, position);
          guint n = sumi_openings_list (openings, position, moves), n_untried;

          pinned_add (&pinned, "%u games, %u %u %u", count.n_games, count.n_won, count.n_drawn,
                      count.n_lost);
          for (guint j = 0; j < n; j++)
            pinned_add (&pinned, "%d: %u games, %u %u %u", moves[j].move, moves[j].count.n_games,
                        moves[j].count.n_won, moves[j].count.n_drawn, moves[j].count.n_lost);
          SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
            book.moves[book.n_moves++] = (SumiMoveScore){
              .move = (SumiSquare) square,
              .value = sumi_value_estimate (-30 * book.n_moves),
            };
          n_untried = sumi_openings_list_untried (openings, position, &book, untried);
          for (guint j = 0; j < n_untried; j++)
            pinned_add (&pinned, "untried %d: %d", untried[j].move, untried[j].value.score);
          if (n == 0)
            break;
          position = sumi_position_play (position, moves[0].move);
        }
    }
  pinned_check (&pinned, "openings", UINT64_C (0x98a978d59363b369));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/openings/games", test_games);
  g_test_add_func ("/openings/over", test_over);
  g_test_add_func ("/openings/left-at-pass", test_left_at_pass);
  g_test_add_func ("/openings/transposition", test_transposition);
  g_test_add_func ("/openings/untried", test_untried);
  g_test_add_func ("/openings/many", test_many);
  return g_test_run ();
}
