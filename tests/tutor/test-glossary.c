/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The terms: what their examples light, what they claim, and where texts use them. */

#include <string.h>

#include "slow-endgame.h"
#include "sumi-glossary.h"
#include "sumi-notation.h"
#include "tutor-fixture.h"
#include "written.h"

static SlowCell
cell_of (SumiColor color)
{
  return color == SUMI_BLACK ? SLOW_BLACK : SLOW_WHITE;
}

static SumiBitboard
slow_cells (const SlowBoard *board, SlowCell cell)
{
  SumiBitboard found = 0;

  for (int i = 0; i < 64; i++)
    if (board->cells[i / 8][i % 8] == cell)
      found |= sumi_bitboard_of (i);
  return found;
}

/* The squares that lie so many steps from the nearest corner, to the side and up or down. */
static SumiBitboard
slow_around_corners (int least, int most)
{
  SumiBitboard found = 0;

  for (int row = 0; row < 8; row++)
    for (int column = 0; column < 8; column++)
      {
        int down = MIN (row, 7 - row), aside = MIN (column, 7 - column);

        if (MIN (down, aside) == least && MAX (down, aside) <= most
            && (least > 0 || MAX (down, aside) == most || most == 3))
          found |= sumi_bitboard_of (8 * row + column);
      }
  return found;
}

/* The squares of "a1h8". */
static SumiBitboard
listed_squares (const char *names)
{
  SumiBitboard found = 0;

  for (; *names != '\0'; names += 2)
    found |= sumi_bitboard_of (square_of ((char[]){ names[0], names[1], '\0' }));
  return found;
}

/* What MOVE turns, and both ends of each row of it. */
static SumiBitboard
slow_outflanked (const SlowBoard *board, int move)
{
  SumiBitboard flips = slow_flips (board, move);
  SumiBitboard found = sumi_bitboard_of (move);

  for (int down = -1; down <= 1; down++)
    for (int aside = -1; aside <= 1; aside++)
      {
        int row = move / 8 + down, column = move % 8 + aside;

        if (row < 0 || row > 7 || column < 0 || column > 7
            || !sumi_bitboard_has (flips, 8 * row + column))
          continue;
        for (; sumi_bitboard_has (flips, 8 * row + column); row += down, column += aside)
          found |= sumi_bitboard_of (8 * row + column);
        found |= sumi_bitboard_of (8 * row + column);
      }
  return found;
}

static SumiBitboard
slow_light (const SumiTerm *term, SumiPosition position)
{
  SlowBoard board = slow_from_position (position);
  SlowBoard of_side = board;
  SlowCell side = cell_of (term->side);
  SumiBitboard listed = term->lit != NULL ? listed_squares (term->lit) : 0;
  int move = sumi_bitboard_first (listed);

  of_side.turn = side;
  switch (term->light)
    {
    case SUMI_LIGHT_NONE:
      return 0;
    case SUMI_LIGHT_LISTED:
      return listed;
    case SUMI_LIGHT_DISCS:
      return slow_cells (&board, side);
    case SUMI_LIGHT_EMPTIES:
      return slow_cells (&board, SLOW_EMPTY);
    case SUMI_LIGHT_LEGAL_MOVES:
      return slow_legal (&of_side);
    case SUMI_LIGHT_FLIPS:
      return slow_flips (&board, move);
    case SUMI_LIGHT_OUTFLANKED:
      return slow_outflanked (&board, move);
    case SUMI_LIGHT_OPENNESS:
      return slow_openings (&board, move);
    case SUMI_LIGHT_FRONTIER:
      return slow_frontier (&board, side);
    case SUMI_LIGHT_POTENTIAL:
      return slow_potential (&board, side);
    case SUMI_LIGHT_STABLE:
      return slow_stable (&board, side);
    case SUMI_LIGHT_ODD_REGIONS:
      /* Only positions where both ways to see regions agree are good examples. */
      g_assert_cmphex (slow_odd_regions (&board, FALSE), ==, slow_odd_regions (&board, TRUE));
      return slow_odd_regions (&board, FALSE);
    case SUMI_LIGHT_CORNERS:
      return slow_around_corners (0, 0);
    case SUMI_LIGHT_C_SQUARES:
      return slow_around_corners (0, 1);
    case SUMI_LIGHT_X_SQUARES:
      return slow_around_corners (1, 1);
    case SUMI_LIGHT_EDGES:
      return slow_around_corners (0, 3);
    default:
      g_assert_not_reached ();
    }
}

static SumiPosition
example_of (const char *id)
{
  SumiBitboard lit;

  g_assert_nonnull (sumi_glossary_find (id));
  return sumi_term_get_example (sumi_glossary_find (id), &lit);
}

/* Written as the language has it, complete, and lit as the slow rules say. */
static void
test_terms (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (sumi_glossary_get_n_terms (), >=, 25);
  for (guint i = 0; i < sumi_glossary_get_n_terms (); i++)
    {
      const SumiTerm *term = sumi_glossary_get (i);
      SumiBitboard lit;
      SumiPosition position = sumi_term_get_example (term, &lit);

      g_test_message ("%s", term->id);
      g_assert_true (g_hash_table_add (ids, (gpointer) term->id));
      g_assert_true (sumi_glossary_find (term->id) == term);
      g_assert_cmpuint (strspn (term->id, "abcdefghijklmnopqrstuvwxyz-"), ==, strlen (term->id));
      g_assert_true (g_str_has_suffix (sumi_term_get_explanation (term), "."));
      g_assert_true (g_str_has_suffix (sumi_term_get_caption (term), "."));
      g_assert_cmphex (lit, ==, slow_light (term, position));
      g_assert_cmpint (lit == 0, ==, term->light == SUMI_LIGHT_NONE);
      g_assert_cmpint (lit != 0, ==, strstr (sumi_term_get_caption (term), "Lit: ") != NULL);
    }
  g_assert_null (sumi_glossary_find ("no-such-term"));
}

/* Games are legal to the last move, boards are whole. */
static void
test_examples (void)
{
  for (guint i = 0; i < sumi_glossary_get_n_terms (); i++)
    {
      const SumiTerm *term = sumi_glossary_get (i);
      SumiTranscript transcript;
      SumiBitboard black, white;
      SumiNotationResult result;

      g_test_message ("%s", term->id);
      g_assert_true ((term->moves == NULL) != (term->cells == NULL));
      if (term->cells != NULL)
        result = sumi_cells_from_text (term->cells, &black, &white);
      else
        result =
            sumi_transcript_from_text (term->moves, sumi_position_start (SUMI_RULES_BLACK_FIRST),
                                       &transcript);
      g_assert_cmpint (result.status, ==, SUMI_NOTATION_OK);
    }
}

static void
test_order (void)
{
  for (guint i = 1; i < sumi_glossary_get_n_terms (); i++)
    g_assert_cmpint (g_ascii_strcasecmp (sumi_term_get_name (sumi_glossary_get (i - 1)),
                                         sumi_term_get_name (sumi_glossary_get (i))),
                     <, 0);
}

/* The anchor that the caption names is the only one of the move. */
static void
test_anchor (void)
{
  SumiBitboard lit;
  SumiPosition position = sumi_term_get_example (sumi_glossary_find ("anchor"), &lit);
  SlowBoard board = slow_from_position (position);
  SumiSquare move;

  g_assert_true (sumi_square_from_name ("d6", &move));
  g_assert_cmphex (slow_anchors (&board, move), ==, lit);
}

/* A move outlives its anchors where others take their place: after White's d6, which turns e5,
 * Black's e3 rests on e6. The explanation leaves room for that. */
static void
test_anchors_behind (void)
{
  const SumiTerm *term = sumi_glossary_find ("anchor");
  SumiTranscript game;
  SlowBoard board;

  sumi_transcript_from_text ("e6f4c3", sumi_position_start (SUMI_RULES_BLACK_FIRST), &game);
  board = slow_from_position (game.end);
  board.turn = SLOW_BLACK;
  g_assert_cmphex (slow_anchors (&board, square_of ("e3")), ==, tutor_named ("e5"));
  board.turn = SLOW_WHITE;
  g_assert_true (sumi_bitboard_has (slow_flips (&board, square_of ("d6")),
                                    square_of ("e5")));
  board = slow_play (&board, square_of ("d6"));
  g_assert_cmphex (slow_anchors (&board, square_of ("e3")), ==, tutor_named ("e6"));
  g_assert_nonnull (strstr (sumi_term_get_explanation (term), "no others take their place"));
}

/* The numbers that captions name; -1 for what they do not. */
typedef struct
{
  const char *id;
  int black, white, empties, lit;
  SumiColor turn;
} Count;

static const Count counts[] = {
  { "disc-difference", 25, 39, -1, 39, SUMI_WHITE },
  { "empties", -1, -1, 10, 10, SUMI_BLACK },
  { "endgame", -1, -1, 4, 4, SUMI_BLACK },
  { "flip", -1, -1, -1, 6, SUMI_WHITE },
  { "handicap", 4, 2, -1, 2, SUMI_BLACK },
  { "legal-move", -1, -1, -1, -1, SUMI_WHITE },
  { "mobility", -1, -1, -1, 9, SUMI_BLACK },
  { "openness", -1, -1, -1, 5, SUMI_WHITE },
  { "opening", -1, -1, 55, 5, SUMI_WHITE },
  { "parity", -1, -1, 10, 10, SUMI_BLACK },
  { "ply", -1, -1, 55, 5, SUMI_WHITE },
  { "quiet-move", -1, -1, -1, 1, SUMI_WHITE },
  { "unbalanced-edge", -1, -1, -1, 5, SUMI_WHITE },
};

static void
test_counts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      const Count *row = &counts[i];
      SumiBitboard lit;
      SumiPosition position = sumi_term_get_example (sumi_glossary_find (row->id), &lit);
      SlowBoard board = slow_from_position (position);
      const int found[] = { slow_count (&board, SLOW_BLACK), slow_count (&board, SLOW_WHITE),
                            slow_count (&board, SLOW_EMPTY), sumi_bitboard_count (lit) };
      const int claimed[] = { row->black, row->white, row->empties, row->lit };

      g_test_message ("%s", row->id);
      for (gsize j = 0; j < G_N_ELEMENTS (found); j++)
        if (claimed[j] >= 0)
          g_assert_cmpint (found[j], ==, claimed[j]);
      if (!slow_is_over (&board))
        g_assert_cmpint (position.turn, ==, row->turn);
    }
}

/* Whether the side of CELL can play on SQUARE in any line of play from BOARD. */
static gboolean
can_ever_play (const SlowBoard *board, SlowCell cell, int square)
{
  SumiBitboard legal = slow_legal (board);

  if (board->turn == cell && sumi_bitboard_has (legal, square))
    return TRUE;
  SUMI_FOREACH_SQUARE (move, legal)
    {
      SlowBoard after = slow_play (board, (int) move);

      if (slow_must_pass (&after))
        after.turn = after.turn == SLOW_BLACK ? SLOW_WHITE : SLOW_BLACK;
      if (can_ever_play (&after, cell, square))
        return TRUE;
    }
  return FALSE;
}

/* White's legal moves are b7 and b8, before f8 and after it, and Black can take a8 after each. */
static void
assert_waits (void)
{
  SlowBoard before = slow_from_position (example_of ("waiting-move"));
  SlowBoard after = slow_play (&before, square_of ("f8"));
  SumiBitboard replies
    = sumi_bitboard_of (square_of ("b7")) | sumi_bitboard_of (square_of ("b8"));

  g_assert_cmpint (before.turn, ==, SLOW_BLACK);
  g_assert_true (sumi_bitboard_has (slow_legal (&before), square_of ("f8")));
  before.turn = SLOW_WHITE;
  g_assert_cmphex (slow_legal (&before), ==, replies);
  g_assert_cmphex (slow_legal (&after), ==, replies);
  SUMI_FOREACH_SQUARE (reply, replies)
    {
      SlowBoard without = slow_play (&before, (int) reply), with = slow_play (&after, (int) reply);

      g_assert_true (sumi_bitboard_has (slow_legal (&without), square_of ("a8")));
      g_assert_true (sumi_bitboard_has (slow_legal (&with), square_of ("a8")));
    }
}

/* What captions say beside numbers. */
static void
test_claims (void)
{
  SlowBoard board = slow_from_position (example_of ("disc-difference"));
  SumiPosition position;

  g_assert_true (slow_is_over (&board));

  board = slow_from_position (example_of ("pass"));
  g_assert_cmpint (board.turn, ==, SLOW_BLACK);
  g_assert_true (slow_must_pass (&board));

  board = slow_from_position (example_of ("quiet-move"));
  g_assert_cmphex (slow_openings (&board, square_of ("c4")), ==, 0);

  board = slow_from_position (example_of ("tempo"));
  g_assert_true (sumi_bitboard_has (slow_legal (&board), square_of ("d1")));
  board.turn = SLOW_WHITE;
  g_assert_false (sumi_bitboard_has (slow_legal (&board), square_of ("d1")));

  assert_waits ();

  position = example_of ("wedge");
  board = slow_from_position (position);
  g_assert_cmpint (board.turn, ==, SLOW_WHITE);
  g_assert_true (sumi_bitboard_has (slow_legal (&board), square_of ("d8")));
  g_assert_cmphex (tutor_named ("c8 e8") & ~slow_cells (&board, SLOW_BLACK), ==, 0);

  position = example_of ("unbalanced-edge");
  board = slow_from_position (position);
  g_assert_cmphex (slow_cells (&board, SLOW_BLACK) & SUMI_FILE_A, ==,
                   tutor_named ("a2 a3 a4 a5 a6"));
  g_assert_cmphex (slow_cells (&board, SLOW_WHITE) & SUMI_FILE_A, ==, 0);
}

static void
test_newer_claims (void)
{
  SlowBoard board = slow_from_position (example_of ("balanced-edge")), other;

  g_assert_cmphex (slow_cells (&board, SLOW_WHITE) & UINT64_C (0xff), ==,
                   tutor_named ("b1 c1 d1 e1 f1 g1"));

  board = slow_from_position (example_of ("control"));
  g_assert_cmphex (slow_legal (&board), ==, tutor_named ("h7"));

  board = slow_from_position (example_of ("creeping"));
  g_assert_cmpint (board.turn, ==, SLOW_WHITE);
  g_assert_cmphex (tutor_named ("c8 g8") & ~slow_legal (&board), ==, 0);

  board = other = slow_from_position (example_of ("hot-square"));
  other.turn = board.turn == SLOW_BLACK ? SLOW_WHITE : SLOW_BLACK;
  g_assert_cmphex (slow_legal (&board) & slow_legal (&other), ==, tutor_named ("a2"));

  board = slow_from_position (example_of ("swindle"));
  g_assert_false (can_ever_play (&board, SLOW_BLACK, square_of ("a8")));
  g_assert_true (can_ever_play (&board, SLOW_WHITE, square_of ("a8")));

  board = slow_from_position (example_of ("wipe-out"));
  g_assert_true (slow_is_over (&board));
  g_assert_cmphex (slow_cells (&board, SLOW_WHITE), ==, 0);
}

static void
test_transposition (void)
{
  SumiTranscript transcript;

  sumi_transcript_from_text ("f5d6c3d3c4", sumi_position_start (SUMI_RULES_BLACK_FIRST),
                             &transcript);
  g_assert_true (sumi_position_equal (transcript.end,
                                      example_of ("transposition")));
}

/* The only best move of the exact score and of the principal variation, and what follows it. */
static void
test_score (void)
{
  static const char *const ids[] = { "exact-score", "principal-variation" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      SlowBoard board = slow_from_position (example_of (ids[i]));
      SlowBoard after = slow_play (&board, square_of ("g7"));

      g_assert_cmpint (board.turn, ==, SLOW_BLACK);
      g_assert_cmpint (slow_score (&board, FALSE), ==, 28);
      g_assert_cmphex (slow_best_moves (&board, FALSE, 28), ==, tutor_named ("g7"));
      g_assert_true (slow_must_pass (&after));
    }
}

static void
test_stoner_trap (void)
{
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 3);
  SumiPosition position = example_of ("stoner-trap");
  g_autoptr (SumiJudgement) judgement = NULL;
  const SumiMoveVerdict *verdict;

  task.goal.corners = tutor_named ("h8");
  judgement = tutor_judge (&task, position);
  verdict = sumi_judgement_get (judgement, square_of ("g2"));
  g_assert_cmpint (position.turn, ==, SUMI_WHITE);
  g_assert_cmpint (verdict->verdict, ==, SUMI_VERDICT_RIGHT);
  g_assert_false (sumi_bitboard_has (verdict->replies, square_of ("h1")));
  g_assert_cmphex (sumi_position_discs (position, SUMI_BLACK) & SUMI_FILE_H, ==,
                   tutor_named ("h4 h5 h6 h7"));
}

typedef struct
{
  const char *text;
  const char *found; /* the words in the text and their terms */
} Finding;

static const Finding findings[] = {
  { "", "" },
  { "Nothing to see.", "" },
  { "A disc.", "disc=disc" },
  { "disc", "disc=disc" },
  { "DISCS!", "DISCS=disc" },
  { "Discover the discotheque, subdisc and disc2.", "" },
  { "One disc, two discs, three discs.", "disc=disc" },
  { "A frontier disc is a disc.", "frontier disc=frontier-disc disc=disc" },
  { "frontier discs, stable discs", "frontier discs=frontier-disc stable discs=stable-disc" },
  { "The frontier", "frontier=frontier-disc" },
  { "The discs, the frontier discs", "discs=disc frontier discs=frontier-disc" },
  { "A frontier disc, another frontier disc", "frontier disc=frontier-disc" },
  { "Take the (corner)…", "corner=corner" },
  { "“Corner”—the disc's edge", "Corner=corner disc=disc edge=edge" },
  { "C-squares and x-squares", "C-squares=c-square x-squares=x-square" },
  { "quiet moves; legal, quiet", "quiet moves=quiet-move legal=legal-move" },
  { "Según la posición, ÉL pasó: DISC.", "DISC=disc" },
  { "édisc discé disc\u0301 ñedge", "" },
  { "¡Edge, édge, wedge!", "Edge=edge wedge=wedge" },
  { "potential mobility and mobility", "potential mobility=potential-mobility mobility=mobility" },
};

static void
test_find (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (findings); i++)
    {
      g_autoptr (GArray) spans = sumi_glossary_find_in_text (findings[i].text);
      g_autoptr (GString) found = g_string_new (NULL);

      for (guint j = 0; j < spans->len; j++)
        {
          const SumiTermSpan *span = &g_array_index (spans, SumiTermSpan, j);

          g_string_append_printf (found, "%s%.*s=%s", j > 0 ? " " : "", (int) span->length,
                                  findings[i].text + span->start, span->id);
        }
      g_assert_cmpstr (found->str, ==, findings[i].found);
    }
}

/* Each form of each term is found as that term, and as a whole. */
static void
test_forms (void)
{
  for (guint i = 0; i < sumi_glossary_get_n_terms (); i++)
    {
      const SumiTerm *term = sumi_glossary_get (i);
      g_auto (GStrv) forms = g_strsplit (term->words, "|", -1);

      g_assert_true (g_strv_contains ((const char *const *) forms, term->name));
      for (guint j = 0; forms[j] != NULL; j++)
        {
          g_autoptr (GArray) spans = sumi_glossary_find_in_text (forms[j]);

          g_assert_cmpuint (spans->len, ==, 1);
          g_assert_cmpstr (g_array_index (spans, SumiTermSpan, 0).id, ==, term->id);
          g_assert_cmpuint (g_array_index (spans, SumiTermSpan, 0).length, ==, strlen (forms[j]));
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/glossary/terms", test_terms);
  g_test_add_func ("/tutor/glossary/examples", test_examples);
  g_test_add_func ("/tutor/glossary/order", test_order);
  g_test_add_func ("/tutor/glossary/counts", test_counts);
  g_test_add_func ("/tutor/glossary/anchor", test_anchor);
  g_test_add_func ("/tutor/glossary/anchors-behind", test_anchors_behind);
  g_test_add_func ("/tutor/glossary/claims", test_claims);
  g_test_add_func ("/tutor/glossary/newer-claims", test_newer_claims);
  g_test_add_func ("/tutor/glossary/transposition", test_transposition);
  g_test_add_func ("/tutor/glossary/score", test_score);
  g_test_add_func ("/tutor/glossary/stoner-trap", test_stoner_trap);
  g_test_add_func ("/tutor/glossary/find", test_find);
  g_test_add_func ("/tutor/glossary/forms", test_forms);
  return g_test_run ();
}
