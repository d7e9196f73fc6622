/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The built-in leaflet pack holds, has as claims everything that the leaflet prints, and says
 * nothing in its hints and explanations that is not so. */

#include <string.h>

#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "written.h"

/* What the leaflet prints: the move, White's replies to it, and the corner that follows each. */
static const struct
{
  const char *id;
  const char *solution;
  const char *replies[5];
  const char *corners[5];
} printed[] = {
  { "p1", "h2", { "h7" }, { "h8" } },
  { "p2", "b6", { "b7", "g1" }, { "a8", "h1" } },
  { "p3", "f8", { "b7", "b8" }, { "a8", "a8" } },
  { "p4", "g1", { "b8", "f1", "g2", "g8" }, { "a8", "a1", "h1", "h8" } },
  { "p5", "g7", { "g8", "h7" }, { "h8", "h8" } },
};

/* What the texts say can be played, move by move from the position; where it begins with "--", the
 * texts speak of White's moves were it White's turn. */
static const struct
{
  const char *id;
  const char *moves;
} said_to_be_legal[] = {
  { "p1", "h2h7h8" }, { "p1", "g2h1" },   { "p1", "g7h8" },   { "p1", "b2a1" },
  { "p1", "b7a8" },   { "p1", "f7g7" },   { "p1", "--f7" },   { "p1", "--h2" },
  { "p1", "--h7" },   { "p2", "--g1h1" }, { "p2", "b6b7a8" }, { "p2", "b6g1h1" },
  { "p2", "b7a8" },   { "p2", "a4a8" },   { "p2", "b2a1" },   { "p2", "d8e8" },
  { "p2", "h7h8" },   { "p3", "--b7a8" }, { "p3", "--b8a8" }, { "p3", "f8b7a8" },
  { "p3", "f8b8a8" }, { "p3", "b7a8" },   { "p3", "b2a1" },   { "p3", "e2e1" },
  { "p3", "a5a6" },   { "p3", "g7h8" },   { "p4", "--b8a8" }, { "p4", "--g2h1" },
  { "p4", "--g8h8" }, { "p4", "f1g1" },   { "p4", "b7a8" },   { "p4", "h3h2" },
  { "p4", "h3h5" },   { "p4", "h7h8" },   { "p4", "a2a3" },   { "p4", "a2a4" },
  { "p5", "--b2" },   { "p5", "g8h8" },   { "p5", "h7h8" },   { "p5", "h2h1" },
  { "p5", "b8a8" },   { "p5", "a2b2" },
};

/* Two moves after which the texts say that no corner can be taken. */
static const struct
{
  const char *id;
  const char *moves;
} said_to_leave_no_corner[] = {
  { "p1", "f7g7" }, { "p2", "d8e8" }, { "p3", "e2e1" }, { "p3", "a5a6" }, { "p4", "f1g1" },
  { "p4", "h3h2" }, { "p4", "h3h5" }, { "p4", "a2a3" }, { "p4", "a2a4" }, { "p5", "a2b2" },
};

/* The discs that the texts say a move turns, among them (or all of them). */
static const struct
{
  const char *id;
  const char *before; /* played first */
  const char *move;
  const char *flips[4];
  gboolean is_all;
} said_to_flip[] = {
  { "p1", "--", "h7", { "h6" }, FALSE }, { "p3", "", "f8", { "e7" }, TRUE },
  { "p3", "", "e2", { "e3" }, TRUE },    { "p3", "", "a5", { "b6" }, TRUE },
  { "p5", "", "g7", { "f6" }, TRUE },    { "p5", "g7", "g8", { "g7" }, FALSE },
  { "p5", "g7", "h7", { "g7" }, FALSE },
};

/* All of White's moves, as the texts say, were it White's turn, or after a move. */
static const struct
{
  const char *id;
  const char *before;
  const char *moves[8];
} said_to_be_all[] = {
  { "p1", "--", { "f7", "h2", "h7" } },
  { "p1", "f7", { "e8", "f8", "g7", "g8", "h2", "h7" } },
  { "p2", "--", { "g1" } },
  { "p3", "--", { "b7", "b8" } },
  { "p4", "--", { "b8", "g2", "g8" } },
  { "p5", "--", { "b2" } },
};

static SumiPack *pack;

static SumiBitboard
set_of (const char *const *names)
{
  SumiBitboard set = 0;

  for (guint i = 0; names[i] != NULL; i++)
    set |= sumi_bitboard_of (square_of (names[i]));
  return set;
}

/* The position of the puzzle ID after MOVES, all of which must be legal; a "--" at the beginning
 * gives the turn to White, legal or not. */
static SumiPosition
play (const char *id, const char *moves)
{
  SumiPosition position = sumi_pack_find (pack, id)->exercise->position;
  SumiTranscript transcript;

  if (g_str_has_prefix (moves, "--"))
    {
      position = sumi_position_pass (position);
      moves += 2;
    }
  g_assert_cmpint (sumi_transcript_from_text (moves, position, &transcript).status, ==,
                   SUMI_NOTATION_OK);
  g_assert_cmpint (transcript.n_moves, ==, (int) strlen (moves) / 2);

  return transcript.end;
}

static void
test_holds (void)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  g_assert_true (sumi_pack_check (pack, &budget, mistakes));
  g_assert_cmpuint (mistakes->len, ==, 0);
  g_assert_cmpuint (pack->puzzles->len, ==, G_N_ELEMENTS (printed));
}

static void
test_printed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (printed); i++)
    {
      const SumiExercise *puzzle = sumi_pack_find (pack, printed[i].id)->exercise;
      const SumiClaims *claims = &puzzle->claims;
      SumiSquare solution = square_of (printed[i].solution);
      const SumiClaimReplies *replies = &g_array_index (claims->replies, SumiClaimReplies, 0);

      g_assert_cmpint (puzzle->task.type, ==, SUMI_TASK_FORCE);
      g_assert_cmpint (puzzle->task.within, ==, 2);
      g_assert_cmpuint (puzzle->task.goal.corners, ==, SUMI_CORNERS);
      g_assert_cmpint (puzzle->position.turn, ==, SUMI_BLACK);
      g_assert_true (puzzle->has_record);
      g_assert_true (claims->has_unique && claims->is_unique);
      g_assert_true (claims->has_solutions);
      g_assert_cmpuint (claims->solutions, ==, sumi_bitboard_of (solution));
      g_assert_cmpuint (claims->replies->len, ==, 1);
      g_assert_cmpint (replies->move, ==, solution);
      g_assert_cmpuint (replies->replies, ==, set_of (printed[i].replies));
      for (guint j = 0; printed[i].replies[j] != NULL; j++)
        {
          g_autofree char *line =
              g_strconcat (printed[i].solution, printed[i].replies[j], printed[i].corners[j], NULL);

          play (printed[i].id, line);
        }
    }
}

static void
test_line_of_first (void)
{
  const SumiClaims *claims = &sumi_pack_find (pack, "p1")->exercise->claims;

  g_assert_true (claims->has_line && claims->has_forced && claims->has_result);
  g_assert_cmpint (claims->line.n_moves, ==, 24);
  g_assert_cmpint (claims->forced, ==, SUMI_WHITE);
  g_assert_cmpint (claims->result_black, ==, 54);
  g_assert_cmpint (claims->result_white, ==, 10);
  g_assert_true (sumi_position_is_over (claims->line.end));
}

static void
test_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (said_to_be_legal); i++)
    play (said_to_be_legal[i].id, said_to_be_legal[i].moves);
  for (guint i = 0; i < G_N_ELEMENTS (said_to_leave_no_corner); i++)
    {
      SumiPosition position =
          play (said_to_leave_no_corner[i].id, said_to_leave_no_corner[i].moves);

      g_assert_cmpint (position.turn, ==, SUMI_BLACK);
      g_assert_cmpuint (sumi_position_legal_moves (position) & SUMI_CORNERS, ==, 0);
    }
  for (guint i = 0; i < G_N_ELEMENTS (said_to_flip); i++)
    {
      SumiPosition position = play (said_to_flip[i].id, said_to_flip[i].before);
      SumiBitboard flips = sumi_position_flips (position, square_of (said_to_flip[i].move));
      SumiBitboard said = set_of (said_to_flip[i].flips);

      g_assert_cmpuint (flips & said, ==, said);
      if (said_to_flip[i].is_all)
        g_assert_cmpuint (flips, ==, said);
    }
  for (guint i = 0; i < G_N_ELEMENTS (said_to_be_all); i++)
    {
      SumiPosition position = play (said_to_be_all[i].id, said_to_be_all[i].before);

      g_assert_cmpint (position.turn, ==, SUMI_WHITE);
      g_assert_cmpuint (sumi_position_legal_moves (position), ==, set_of (said_to_be_all[i].moves));
    }
}

/* Each puzzle has words of its own: hints, why the solution works, and why some moves do not. */
static void
test_words (void)
{
  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      const SumiExercise *puzzle = sumi_pack_get_puzzle (pack, i)->exercise;

      g_assert_cmpuint (puzzle->hints->len, >=, 2);
      g_assert_nonnull (puzzle->explain_solution);
      g_assert_cmpuint (puzzle->explain_wrong->len, >=, 3);
    }
}

int
main (int argc, char *argv[])
{
  g_autoptr (GPtrArray) mistakes = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  mistakes = sumi_mistakes_new ();
  path = g_test_build_filename (G_TEST_DIST, "..", "..", "puzzles", "leaflet.sumi.json", NULL);
  file = g_file_new_for_path (path);
  pack = sumi_pack_read_file (file, SUMI_PACK_READ_BUILT_IN, NULL, mistakes);
  g_assert_nonnull (pack);
  g_test_add_func ("/pack/leaflet/holds", test_holds);
  g_test_add_func ("/pack/leaflet/printed", test_printed);
  g_test_add_func ("/pack/leaflet/line-of-first", test_line_of_first);
  g_test_add_func ("/pack/leaflet/texts", test_texts);
  g_test_add_func ("/pack/leaflet/words", test_words);
  status = g_test_run ();
  sumi_pack_unref (pack);

  return status;
}
