/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of why a move is good or bad, and of hints in a game, word by word in English. */

#include "sumi-play-hint.h"
#include "sumi-why.h"
#include "sumi-why-words.h"
#include "tutor-fixture.h"
#include "written.h"

#include <string.h>

/* The fields of a fact that a sentence is made of; squares by name, NULL for none. */
typedef struct
{
  SumiWhyKind kind;
  SumiColor side;
  const char *reply;   /* or the better move */
  const char *squares; /* others where there is a reply; or the worse move */
  int number;          /* within, depth or value */
  int part;
  const char *text;
} Row;

static const Row rows[] = {
  { SUMI_WHY_PASSED, SUMI_BLACK, NULL, NULL, 0, 0, "Black had no move and had to pass." },
  { SUMI_WHY_PASSED, SUMI_WHITE, NULL, NULL, 0, 0, "White had no move and had to pass." },
  { SUMI_WHY_ONLY_MOVE, SUMI_BLACK, NULL, NULL, 0, 0, "Black had no other move than g2." },
  { SUMI_WHY_ONLY_MOVE, SUMI_WHITE, NULL, NULL, 0, 0, "White had no other move than g2." },
  { SUMI_WHY_TAKES_CORNER, SUMI_BLACK, NULL, NULL, 0, 0, "With g2 Black takes a corner." },
  { SUMI_WHY_TAKES_CORNER, SUMI_WHITE, NULL, NULL, 0, 0, "With g2 White takes a corner." },
  { SUMI_WHY_FINAL, SUMI_BLACK, NULL, NULL, 4, 0, "Black has won by 4 discs." },
  { SUMI_WHY_FINAL, SUMI_BLACK, NULL, NULL, -1, 0, "White has won by 1 disc." },
  { SUMI_WHY_FINAL, SUMI_WHITE, NULL, NULL, 64, 0, "White has won by 64 discs." },
  { SUMI_WHY_FINAL, SUMI_WHITE, NULL, NULL, -2, 0, "Black has won by 2 discs." },
  { SUMI_WHY_FINAL, SUMI_WHITE, NULL, NULL, 0, 0, "The game has ended in a draw." },
  { SUMI_WHY_OPENS, SUMI_BLACK, NULL, "h1", 0, 0, "g2 opens h1 to White." },
  { SUMI_WHY_OPENS, SUMI_WHITE, NULL, "a1 h1", 0, 0, "g2 opens a1 and h1 to Black." },
  { SUMI_WHY_OPENS, SUMI_BLACK, NULL, "a1 b1 c1 d1 e1 f1 g1 h1 a2", 0, 0,
    "g2 opens 9 squares to White." },
  { SUMI_WHY_CLOSES, SUMI_BLACK, NULL, "h1", 0, 0, "g2 takes h1 away from White." },
  { SUMI_WHY_CLOSES, SUMI_WHITE, NULL, "a1 b1 h1", 0, 0,
    "g2 takes a1, b1 and h1 away from Black." },
  { SUMI_WHY_CLOSES, SUMI_WHITE, NULL, "a1 b1 c1 d1 e1 f1 g1 h1 a2", 0, 0,
    "g2 takes 9 squares away from Black." },
  { SUMI_WHY_RESULT, SUMI_BLACK, NULL, NULL, 6, 0,
    "With best play by both sides Black now wins by 6 discs." },
  { SUMI_WHY_RESULT, SUMI_BLACK, NULL, NULL, -1, 0,
    "With best play by both sides White now wins by 1 disc." },
  { SUMI_WHY_RESULT, SUMI_WHITE, NULL, NULL, 6, 0,
    "With best play by both sides White now wins by 6 discs." },
  { SUMI_WHY_RESULT, SUMI_WHITE, NULL, NULL, -6, 0,
    "With best play by both sides Black now wins by 6 discs." },
  { SUMI_WHY_RESULT, SUMI_WHITE, NULL, NULL, 0, 0,
    "With best play by both sides the game is now a draw." },
  { SUMI_WHY_NONE_BETTER, SUMI_WHITE, NULL, NULL, 0, 0,
    "No other move leads to a better result than g2." },
  { SUMI_WHY_CORNER_LOST, SUMI_BLACK, "a3", "b1", 2, 0,
    "White can now force a corner within 2 moves, beginning with a3 (or b1)." },
  { SUMI_WHY_CORNER_LOST, SUMI_WHITE, "a3", NULL, 3, 0,
    "Black can now force a corner within 3 moves, beginning with a3." },
  { SUMI_WHY_CORNER_LOST, SUMI_WHITE, "a1", "h1", 1, 0, "Black can now take a1 or h1." },
  { SUMI_WHY_CORNER_LOST, SUMI_BLACK, "a1", NULL, 1, 0, "White can now take a1." },
  { SUMI_WHY_CORNER_LOST, SUMI_BLACK, "pass", NULL, 1, 0,
    "White must pass now, but is sure of a corner with its next move." },
  { SUMI_WHY_CORNER_LOST, SUMI_WHITE, "pass", NULL, 2, 0,
    "Black must pass now, but can force a corner within 2 moves." },
  { SUMI_WHY_CORNER_AVOIDABLE, SUMI_BLACK, NULL, "b5", 1, 0,
    "After b5 White could not be sure of a corner with its next move." },
  { SUMI_WHY_CORNER_AVOIDABLE, SUMI_WHITE, NULL, "b5 c6", 2, 0,
    "After b5 or c6 Black could not force a corner within 2 moves." },
  { SUMI_WHY_CORNER_UNAVOIDABLE, SUMI_BLACK, NULL, NULL, 1, 0,
    "No move would have kept White from taking a corner." },
  { SUMI_WHY_CORNER_UNAVOIDABLE, SUMI_WHITE, NULL, NULL, 3, 0,
    "No move would have kept Black from forcing a corner within 3 moves." },
  { SUMI_WHY_CORNER_KEPT, SUMI_BLACK, NULL, "b2", 1, 0,
    "White cannot be sure of a corner with its next move; after b2 it could." },
  { SUMI_WHY_CORNER_KEPT, SUMI_WHITE, NULL, "b2", 2, 0,
    "Black cannot force a corner within 2 moves; after b2 it could." },
  { SUMI_WHY_CORNER_WON, SUMI_BLACK, NULL, NULL, 1, 0,
    "Whatever White does, Black can take a corner with its next move." },
  { SUMI_WHY_CORNER_WON, SUMI_WHITE, NULL, NULL, 2, 0,
    "Whatever Black does, White can take a corner within 2 more moves." },
  { SUMI_WHY_COMPARISON, SUMI_BLACK, "b5", "g2", 310, SUMI_PART_MOBILITY,
    "As far as Sumi can see, b5 looks about 3 discs better than g2, mostly for mobility." },
  { SUMI_WHY_COMPARISON, SUMI_BLACK, "b5", "g2", 90, SUMI_PART_CORNER_REGION,
    "As far as Sumi can see, b5 looks about 1 disc better than g2, mostly for the squares around "
    "the corners." },
  { SUMI_WHY_COMPARISON, SUMI_BLACK, "b5", "g2", 200, SUMI_PART_EDGES,
    "As far as Sumi can see, b5 looks about 2 discs better than g2, mostly for the edges." },
  { SUMI_WHY_COMPARISON, SUMI_BLACK, "b5", "g2", 200, SUMI_PART_DIAGONALS,
    "As far as Sumi can see, b5 looks about 2 discs better than g2, mostly for the diagonals." },
  { SUMI_WHY_COMPARISON, SUMI_BLACK, "b5", "g2", 200, SUMI_PART_INNER_LINES,
    "As far as Sumi can see, b5 looks about 2 discs better than g2, mostly for the inner rows and "
    "columns." },
  { SUMI_WHY_COMPARISON, SUMI_BLACK, "b5", "g2", 200, SUMI_PART_PARITY,
    "As far as Sumi can see, b5 looks about 2 discs better than g2, mostly for parity." },
  { SUMI_WHY_COMPARISON, SUMI_BLACK, "b5", "g2", 200, SUMI_NO_PART,
    "As far as Sumi can see, b5 looks about 2 discs better than g2." },
  { SUMI_WHY_COMPARISON, SUMI_BLACK, "b5", "g2", 40, SUMI_PART_EDGES,
    "As far as Sumi can see, b5 and g2 look about equally good." },
  { SUMI_WHY_PART, SUMI_BLACK, "b5", "g2", 50, SUMI_PART_CORNER_REGION,
    "Squares around the corners: b5 looks about 1 disc better than g2, without looking ahead." },
  { SUMI_WHY_PART, SUMI_BLACK, "b5", "g2", 200, SUMI_PART_EDGES,
    "Edges: b5 looks about 2 discs better than g2, without looking ahead." },
  { SUMI_WHY_PART, SUMI_BLACK, "b5", "g2", 200, SUMI_PART_DIAGONALS,
    "Diagonals: b5 looks about 2 discs better than g2, without looking ahead." },
  { SUMI_WHY_PART, SUMI_BLACK, "b5", "g2", 200, SUMI_PART_INNER_LINES,
    "Inner rows and columns: b5 looks about 2 discs better than g2, without looking ahead." },
  { SUMI_WHY_PART, SUMI_BLACK, "b5", "g2", 200, SUMI_PART_MOBILITY,
    "Mobility: b5 looks about 2 discs better than g2, without looking ahead." },
  { SUMI_WHY_PART, SUMI_BLACK, "b5", "g2", 200, SUMI_PART_PARITY,
    "Parity: b5 looks about 2 discs better than g2, without looking ahead." },
  { SUMI_WHY_STANDING, SUMI_BLACK, NULL, NULL, 510, 0,
    "As far as Sumi can see, Black is now about 5 discs ahead." },
  { SUMI_WHY_STANDING, SUMI_BLACK, NULL, NULL, -60, 0,
    "As far as Sumi can see, White is now about 1 disc ahead." },
  { SUMI_WHY_STANDING, SUMI_WHITE, NULL, NULL, 510, 0,
    "As far as Sumi can see, White is now about 5 discs ahead." },
  { SUMI_WHY_STANDING, SUMI_WHITE, NULL, NULL, -510, 0,
    "As far as Sumi can see, Black is now about 5 discs ahead." },
  { SUMI_WHY_STANDING, SUMI_WHITE, NULL, NULL, 49, 0,
    "As far as Sumi can see, the game is now about even." },
  { SUMI_WHY_DEPTH, SUMI_WHITE, NULL, NULL, 0, 0, "For this estimate Sumi did not look ahead." },
  { SUMI_WHY_DEPTH, SUMI_WHITE, NULL, NULL, 1, 0,
    "For this estimate Sumi looked 1 move ahead; the game may go another way." },
  { SUMI_WHY_DEPTH, SUMI_WHITE, NULL, NULL, 8, 0,
    "For this estimate Sumi looked 8 moves ahead; the game may go another way." },
};

static SumiWhyFact
make_fact (const Row *row)
{
  gboolean is_pair = row->kind == SUMI_WHY_COMPARISON || row->kind == SUMI_WHY_PART;
  SumiBitboard squares = row->squares != NULL ? tutor_named (row->squares) : 0;
  SumiSquare reply = row->reply == NULL                 ? SUMI_SQUARE_NONE
                     : strcmp (row->reply, "pass") == 0 ? SUMI_SQUARE_PASS
                                                        : square_of (row->reply);

  return (SumiWhyFact){ .kind = row->kind,
                        .side = row->side,
                        .move = square_of ("g2"),
                        .reply = is_pair ? SUMI_SQUARE_NONE : reply,
                        .squares = squares,
                        .others = row->kind == SUMI_WHY_CORNER_LOST ? squares : 0,
                        .better = is_pair ? reply : SUMI_SQUARE_NONE,
                        .worse = is_pair ? sumi_bitboard_first (squares) : SUMI_SQUARE_NONE,
                        .within = row->number,
                        .value = row->number,
                        .depth = row->number,
                        .part = row->part };
}

static void
test_why (void)
{
  gboolean seen[SUMI_N_WHY_KINDS] = { [SUMI_WHY_FEATURE] = TRUE, [SUMI_WHY_REASON] = TRUE };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiWhyFact fact = make_fact (&rows[i]);

      tutor_assert_text (sumi_why_fact_to_text (&fact), rows[i].text);
      seen[fact.kind] = TRUE;
    }
  for (int kind = 0; kind < SUMI_N_WHY_KINDS; kind++)
    g_assert_true (seen[kind]);
}

/* What tells a move from a better one, as a review says it. */
static void
test_reason (void)
{
  SumiWhyFact fact = { .kind = SUMI_WHY_REASON,
                       .side = SUMI_BLACK,
                       .move = square_of ("b5"),
                       .reply = SUMI_SQUARE_NONE,
                       .reason = { .kind = SUMI_REASON_LOSES_CORNER,
                                   .course = SUMI_COURSE_ALL,
                                   .side = SUMI_BLACK,
                                   .move = square_of ("g2"),
                                   .best = square_of ("b5"),
                                   .square = square_of ("h1"),
                                   .count = 3 } };

  tutor_assert_text (sumi_why_fact_to_text (&fact),
                     "In all lines of best play, White gets h1 sooner or later after g2, and never "
                     "after b5.");
}

/* What refers to the sentence before: where no move kept all corners, one may have kept that. */
static void
test_after_cause (void)
{
  SumiWhyFact fact = { .kind = SUMI_WHY_CORNER_UNAVOIDABLE,
                       .side = SUMI_BLACK,
                       .move = square_of ("g2"),
                       .reply = SUMI_SQUARE_NONE,
                       .better = SUMI_SQUARE_NONE,
                       .worse = SUMI_SQUARE_NONE,
                       .within = 1,
                       .is_plain = TRUE };

  tutor_assert_text (sumi_why_fact_to_text (&fact),
                     "No move would have kept White from taking a corner.");
  fact.within = 2;
  tutor_assert_text (sumi_why_fact_to_text (&fact), "No other move would have prevented that.");
}

/* The features that name whose discs they count. */
static void
test_features (void)
{
  static const struct
  {
    SumiFactKind kind;
    SumiColor side;
    int before;
    const char *text;
  } table[] = {
    { SUMI_FACT_FRONTIER, SUMI_BLACK, 3,
      "Black's discs next to an empty square: 3 before g2, 5 after it." },
    { SUMI_FACT_FRONTIER, SUMI_WHITE, 3,
      "White's discs next to an empty square: 3 before g2, 5 after it." },
    { SUMI_FACT_STABLE, SUMI_BLACK, 3,
      "Black's discs that can never be turned: at least 3 before g2, at least 5 after it." },
    { SUMI_FACT_STABLE, SUMI_WHITE, 3,
      "White's discs that can never be turned: at least 3 before g2, at least 5 after it." },
    { SUMI_FACT_STABLE, SUMI_WHITE, 0,
      "White's discs that can never be turned: none proved before g2, at least 5 after it." },
    { SUMI_FACT_GAME_OVER, SUMI_WHITE, 3, "After g2 neither side can move: the game is over." },
    { SUMI_FACT_MUST_PASS, SUMI_WHITE, 3, "Black has no move and must pass." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      SumiWhyFact fact = { .kind = SUMI_WHY_FEATURE,
                           .side = table[i].side,
                           .move = square_of ("g2"),
                           .reply = SUMI_SQUARE_NONE,
                           .better = SUMI_SQUARE_NONE,
                           .worse = SUMI_SQUARE_NONE };

      fact.feature = (SumiFact){ .kind = table[i].kind,
                                 .side = table[i].side,
                                 .move = fact.move,
                                 .reply = SUMI_SQUARE_NONE,
                                 .before = table[i].before,
                                 .after = 5 };
      tutor_assert_text (sumi_why_fact_to_text (&fact), table[i].text);
    }
}

typedef struct
{
  SumiPlayHintBasis basis;
  SumiColor turn;
  int number; /* within, result or depth */
  int part;
  const char *idea, *move, *rests_on;
} HintRow;

static const char corner_proved[] =
    "What is said of the corner is proved: every answer was considered.";
static const char result_proved[] =
    "This is proved: every way to the end of the game was considered.";

static const HintRow hint_rows[] = {
  { SUMI_PLAY_HINT_ONLY_MOVE, SUMI_BLACK, 0, 0, "You have only one move.",
    "Play b5: it is your only move.", "This follows from the rules." },
  { SUMI_PLAY_HINT_EXACT, SUMI_BLACK, 4, 0,
    "Counting to the end of the game shows that you can win by 4 discs.",
    "Play b5: no move leads to a better result.", result_proved },
  { SUMI_PLAY_HINT_EXACT, SUMI_BLACK, 0, 0, "Counting to the end of the game shows that you can "
                                            "reach a draw.",
    "Play b5: no move leads to a better result.", result_proved },
  { SUMI_PLAY_HINT_EXACT, SUMI_BLACK, -1, 0,
    "Counting to the end of the game shows that you can keep the loss down to 1 disc.",
    "Play b5: no move leads to a better result.", result_proved },
  { SUMI_PLAY_HINT_FORCE, SUMI_BLACK, 1, 0, "You can take a corner.", "Play b5: it takes a corner.",
    corner_proved },
  { SUMI_PLAY_HINT_FORCE, SUMI_BLACK, 2, 0,
    "You can force a corner, whatever White does.",
    "Play b5: it forces a corner.", corner_proved },
  { SUMI_PLAY_HINT_FORCE, SUMI_WHITE, 3, 0,
    "You can force a corner, whatever Black does.",
    "Play b5: it forces a corner.", corner_proved },
  { SUMI_PLAY_HINT_DENY, SUMI_BLACK, 1, 0,
    "After some of your moves White is sure of a corner with its next move.",
    "Play b5: after it White cannot be sure of a corner with its next move.", corner_proved },
  { SUMI_PLAY_HINT_DENY, SUMI_WHITE, 1, 0,
    "After some of your moves Black is sure of a corner with its next move.",
    "Play b5: after it Black cannot be sure of a corner with its next move.", corner_proved },
  { SUMI_PLAY_HINT_DENY, SUMI_BLACK, 2, 0,
    "After some of your moves White can force a corner.",
    "Play b5: after it White cannot force a corner within 2 moves.", corner_proved },
  { SUMI_PLAY_HINT_DENY, SUMI_WHITE, 3, 0,
    "After some of your moves Black can force a corner.",
    "Play b5: after it Black cannot force a corner within 3 moves.", corner_proved },
  { SUMI_PLAY_HINT_ESTIMATE, SUMI_BLACK, 0, SUMI_PART_MOBILITY,
    "As far as Sumi can see, mobility counts most here: compare your moves with those you leave to "
    "White.",
    "As far as Sumi can see, no move is better than b5.",
    "This is an estimate, made without looking ahead." },
  { SUMI_PLAY_HINT_ESTIMATE, SUMI_WHITE, 1, SUMI_PART_MOBILITY,
    "As far as Sumi can see, mobility counts most here: compare your moves with those you leave to "
    "Black.",
    "As far as Sumi can see, no move is better than b5.",
    "This is an estimate, made by looking 1 move ahead." },
  { SUMI_PLAY_HINT_ESTIMATE, SUMI_WHITE, 9, SUMI_PART_CORNER_REGION,
    "As far as Sumi can see, the squares around the corners count most here.",
    "As far as Sumi can see, no move is better than b5.",
    "This is an estimate, made by looking 9 moves ahead." },
  { SUMI_PLAY_HINT_ESTIMATE, SUMI_WHITE, 9, SUMI_PART_EDGES,
    "As far as Sumi can see, the edges count most here.", NULL, NULL },
  { SUMI_PLAY_HINT_ESTIMATE, SUMI_WHITE, 9, SUMI_PART_DIAGONALS,
    "As far as Sumi can see, the diagonals count most here.", NULL, NULL },
  { SUMI_PLAY_HINT_ESTIMATE, SUMI_WHITE, 9, SUMI_PART_INNER_LINES,
    "As far as Sumi can see, the inner rows and columns count most here.", NULL, NULL },
  { SUMI_PLAY_HINT_ESTIMATE, SUMI_WHITE, 9, SUMI_PART_PARITY,
    "As far as Sumi can see, parity counts most here: look at who will fill each region of empty "
    "squares last.",
    NULL, NULL },
  { SUMI_PLAY_HINT_ESTIMATE, SUMI_WHITE, 9, SUMI_NO_PART,
    "As far as Sumi can see, several things count here: compare your moves with one another.", NULL,
    NULL },
};

static void
test_hints (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (hint_rows); i++)
    {
      const HintRow *row = &hint_rows[i];
      const SumiPlayHint hint = { .position = { .turn = row->turn },
                                  .basis = row->basis,
                                  .move = square_of ("b5"),
                                  .depth = row->number,
                                  .part = row->part,
                                  .within = row->number,
                                  .result = row->number,
                                  .ladder = { .legal = 0x3, .right = 0x1 } };

      tutor_assert_text (tutor_say (sumi_play_hint_make (&hint, SUMI_PLAY_HINT_IDEA)), row->idea);
      if (row->move == NULL)
        continue;
      tutor_assert_text (tutor_say (sumi_play_hint_make (&hint, SUMI_PLAY_HINT_MOVE)), row->move);
      tutor_assert_text (tutor_say (sumi_play_hint_get_basis (&hint)), row->rests_on);
    }
}

/* The rungs before the move, at the start of a game. */
static void
test_estimated_rungs (void)
{
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiPlayHint hint = { .position = position, .basis = SUMI_PLAY_HINT_ESTIMATE };

  sumi_ladder_init (&hint.ladder, position);
  hint.ladder.right = hint.ladder.legal;
  for (int level = SUMI_PLAY_HINT_IDEA; level < SUMI_PLAY_HINT_MOVE; level++)
    {
      tutor_assert_text (tutor_say (sumi_play_hint_make (&hint, level)),
                         "As far as Sumi can see, your moves are equally good.");
      g_assert_cmpuint (sumi_play_hint_get_step (&hint, level), ==, 1);
    }
  g_assert_cmpuint (sumi_play_hint_get_step (&hint, SUMI_PLAY_HINT_MOVE), ==, 2);
  hint.ladder.right = sumi_bitboard_of (square_of ("d3"));
  for (int i = 0; i < hint.ladder.n_moves; i++)
    {
      SumiLadderMove *move = &hint.ladder.moves[i];

      move->is_right = move->move == square_of ("d3");
      move->is_wrong = !move->is_right;
      move->excess = move->is_right ? 0 : 100 + i;
    }
  tutor_assert_text (tutor_say (sumi_play_hint_make (&hint, SUMI_PLAY_HINT_REGION)),
                     "As far as Sumi can see, the best move lies in the part of the board from c3 "
                     "to f6.");
  tutor_assert_text (tutor_say (sumi_play_hint_make (&hint, SUMI_PLAY_HINT_PAIR)),
                     "As far as Sumi can see, one of these two is better: d3 or c4.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/why-words/why", test_why);
  g_test_add_func ("/tutor/why-words/reason", test_reason);
  g_test_add_func ("/tutor/why-words/after-cause", test_after_cause);
  g_test_add_func ("/tutor/why-words/features", test_features);
  g_test_add_func ("/tutor/why-words/hints", test_hints);
  g_test_add_func ("/tutor/why-words/estimated-rungs", test_estimated_rungs);
  return g_test_run ();
}
