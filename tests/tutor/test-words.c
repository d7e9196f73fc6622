/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences themselves, word by word in English. */

#include "pinned.h"
#include "sumi-explain.h"
#include "sumi-explain-words.h"
#include "sumi-fact-words.h"
#include "sumi-level-words.h"
#include "sumi-named-opening.h"
#include "sumi-question.h"
#include "sumi-words.h"
#include "tutor-fixture.h"
#include "written.h"

#include <string.h>

/* Lower-case names in a row: "a1 h8". */
static SumiBitboard
squares_of (const char *names)
{
  return names != NULL ? tutor_named (names) : 0;
}

static SumiSquare
reply_of (const char *name)
{
  if (name == NULL)
    return SUMI_SQUARE_NONE;
  return strcmp (name, "pass") == 0 ? SUMI_SQUARE_PASS : square_of (name);
}

typedef struct
{
  int puzzle;
  const char *move;
  const char *headline;
} Headline;

static const Headline headlines[] = {
  { 1, "h2", "h2! White's only move is h7, and it opens h8." },
  { 1, "g2",
    "After g2 White can answer h1 (or h7); then none of your 13 moves takes a corner." },
  { 1, "c1", "After c1 White can answer h7; then none of your 12 moves takes a corner." },
  { 2, "b6", "b6! Whatever White answers, you take a corner: g1 opens h1, b7 opens a8." },
  { 2, "b2", "After b2 White can answer a1; then none of your 11 moves takes a corner." },
  { 2, "d8", "After d8 White can answer e8; then none of your 14 moves takes a corner." },
  { 3, "f8", "f8! Whatever White answers, you take a8." },
  { 3, "g8", "After g8 White can answer f8; then none of your 18 moves takes a corner." },
  { 3, "a5",
    "After a5 White can answer a6 (or a7); then none of your 20 moves takes a corner." },
  { 4, "g1",
    "g1! Whatever White answers, you take a corner: f1 opens a1, g2 opens h1, b8 opens a8, g8 "
    "opens h8." },
  { 4, "b7", "After b7 White can answer a8; then none of your 12 moves takes a corner." },
  { 4, "f1", "After f1 White can answer g1; then none of your 13 moves takes a corner." },
  { 5, "g7", "g7! Whatever White answers, you take h8." },
  { 5, "h2",
    "After h2 White can answer h1 (or b2); then none of your 12 moves takes a corner." },
  { 5, "b1",
    "After b1 White can answer c1 (or b2); then none of your 12 moves takes a corner." },
};

/* What the fact that decides says, where no cause takes its place. */
static char *
say_decisive (const SumiJudgement *judgement, const char *move)
{
  g_autoptr (GArray) facts = sumi_explain_move (judgement, square_of (move));

  return sumi_fact_to_text (&g_array_index (facts, SumiFact, 0));
}

static void
test_decisive (void)
{
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 2);

  for (gsize i = 0; i < G_N_ELEMENTS (headlines); i++)
    {
      const Headline *row = &headlines[i];
      g_autoptr (SumiJudgement) judgement
        = tutor_judge (&task, position_of (tutor_puzzles[row->puzzle - 1], SUMI_BLACK));

      tutor_assert_text (say_decisive (judgement, row->move), row->headline);
    }
}

/* Where nobody is addressed as who made the move, it is said whose the square was, unless that was
 * named before. */
static void
test_taken (void)
{
  static const struct
  {
    SumiFactVoice voice;
    int count;
    const char *text;
  } rows[] = {
    { SUMI_VOICE_MOVER, 0, "You take h2; turning h5 spoils f7." },
    { SUMI_VOICE_MOVER, 1, "You take h2; turning h5 spoils f7." },
    { SUMI_VOICE_NEUTRAL, 0,
      "White could have played h2; now it is taken, and turning h5 spoils f7." },
    { SUMI_VOICE_NEUTRAL, 1, "h2 is taken; turning h5 spoils f7." },
    { SUMI_VOICE_OTHER, 0,
      "You could have played h2; now it is taken, and turning h5 spoils f7." },
    { SUMI_VOICE_OTHER, 1, "h2 is taken; turning h5 spoils f7." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SumiFact fact = { .kind = SUMI_FACT_LOST, .side = SUMI_BLACK, .move = square_of ("h2"),
                        .lost = tutor_named ("h2 f7"), .anchors = tutor_named ("h5"),
                        .count = rows[i].count, .voice = rows[i].voice };

      tutor_assert_text (sumi_fact_to_text (&fact), rows[i].text);
    }
}

/* A hint to the opponent's only move says what becomes of it. */
static void
test_only_move_ahead (void)
{
  SumiFact fact = { .kind = SUMI_FACT_TOOK_ONLY, .side = SUMI_BLACK, .move = square_of ("h6"),
                    .lost = tutor_named ("h6"), .is_ahead = TRUE };

  tutor_assert_text (sumi_fact_to_text (&fact), "h6 is White's only move, and you take it.");
}

/* What is said first of a move is one text, whatever is known of it. */
static void
test_headlines (void)
{
  static const Headline rows[] = {
    { 1, "h2",
      "White had h2, f7 and h7. You take h2; turning h5 spoils f7. h7 is left, and it opens h8." },
    { 1, "g2", "g2 hands White the corner h1. Now g2 to d5 lie between h1 and White's c6." },
    { 5, "g7",
      "b2 needed the disc on f6, and g7 turns it. g7 leaves White only h7 and g8. h7 and g8 open "
      "h8." },
    { 1, "a1", "No white disc touches a1, so nothing would turn there." },
  };
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 2);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiJudgement) judgement
        = tutor_judge (&task, position_of (tutor_puzzles[rows[i].puzzle - 1], SUMI_BLACK));

      tutor_assert_text (sumi_explain_headline (judgement, square_of (rows[i].move)),
                         rows[i].headline);
    }
}

/* All that is said of the right move of puzzle 2. */
static void
test_details (void)
{
  static const char *const expected[] = {
    "b6! Whatever White answers, you take a corner: g1 opens h1, b7 opens a8.",
    "White's answer g1 opens h1.",
    "White's answer b7 opens a8.",
    "Moves open to White: 1 before b6, 2 after it: g1 and b7.",
    "b6 turns 1 disc: c5.",
    "Your discs next to an empty square: 8 before b6, 9 after it.",
  };
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 2);
  g_autoptr (SumiJudgement) judgement
    = tutor_judge (&task, position_of (tutor_puzzles[1], SUMI_BLACK));
  g_autoptr (GArray) facts = sumi_explain_move (judgement, square_of ("b6"));

  g_assert_cmpuint (facts->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < facts->len; i++)
    tutor_assert_text (sumi_fact_to_text (&g_array_index (facts, SumiFact, i)), expected[i]);
}

/* Positions in which somebody passes, or nobody can move on. */
typedef struct
{
  const char *cells;
  SumiColor turn;
  SumiTaskType type;
  SumiGoalKind goal;
  int within;
  const char *move;
  const char *headline;
} Odd;

static const Odd odd_cases[] = {
  { "OOOOOOOXO.OOXOXXOOXXOXOXOXOOXOOOOXOOOXOOOOXOOOXOOOOXOOXO.OXXXXXO",
    SUMI_BLACK, SUMI_TASK_FORCE, SUMI_GOAL_WIPE_OUT, 2, "b2",
    "After b2 White must pass, but you still cannot be sure of leaving White without a disc in "
    "time." },
  { "OOOOOOOOOOOOXOOOOOOOXXOOOOXXOOOOOOOXXOOXOOXXOOXXOOXXOXXXXXXXXXX.",
    SUMI_WHITE, SUMI_TASK_DENY, SUMI_GOAL_WIPE_OUT, 3, "h8",
    "h8! Black cannot be sure of turning all your discs within its next 3 moves." },
  { "OOOO.XX..OOOXXXXOOOXXXXXXOXOXXXXXXOOOXXXXOOOOOOOOOOOOOOO.OO.O..O",
    SUMI_WHITE, SUMI_TASK_DENY, SUMI_GOAL_PASS, 3, "h1",
    "After h1 Black can answer e1; then you have no move and must pass." },
  { "X.XXXXXXXX.XOOOOXXXOOOOOXXOOOOOOXXXOOOOO..XXOXO...XXOOOO.XXXOXXX",
    SUMI_BLACK, SUMI_TASK_FORCE, SUMI_GOAL_WIPE_OUT, 2, "h6",
    "After h6 White can answer c2; then your only move, b1, does not leave White without a "
    "disc." },
  { "OOXXXXX.OOOXOOXXXOXOXXXOXXXXOXXOXOXOOOXOOOXOOOOOOOXOOOOOOOOOOOOO",
    SUMI_WHITE, SUMI_TASK_FORCE, SUMI_GOAL_WIPE_OUT, 3, "h1",
    "After h1 neither side can move: the game is over." },
  { ".......XO.........X...X.........X..X.XX.O.X..X.....X.XO....O...O",
    SUMI_BLACK, SUMI_TASK_FORCE, SUMI_GOAL_MOBILITY, 2, "h7",
    "After h7 White can answer a4 (or e5, d6, h6); then you can no longer be sure of leaving "
    "White few enough moves in time." },
  { "XXXXXOOOXXXXXOOOXOOXXOOOOOOXXXOOOOOXOXOOOOOXXOOOOOOXOOOO..OXOO.O",
    SUMI_BLACK, SUMI_TASK_FORCE, SUMI_GOAL_CORNER, 2, "g8",
    "g8! White must pass, and then you take a8." },
  { "OOOOOX..XXXXXXX.O.OXOXX.OOXXXOXXOOOXOXOOOOXOXXOOOXXXXXOOOOXOOOOO",
    SUMI_WHITE, SUMI_TASK_DENY, SUMI_GOAL_MOBILITY, 3, "b3",
    "After b3 Black must pass, but whatever you play then, Black can be sure of leaving you too "
    "few moves." },
  { ".OOOOOOO..OOOOOOXOOOXXOOXOOOOOOOXOXXXXXOXOXXXOXOXOXXXXXOXX.XXXXO",
    SUMI_BLACK, SUMI_TASK_FORCE, SUMI_GOAL_CORNER, 3, "c8",
    "c8! Whatever White does, you take a corner within 2 more moves." },
  { ".OO....O......O.O....O.......O................X........O.O....O.",
    SUMI_WHITE, SUMI_TASK_FORCE, SUMI_GOAL_WIPE_OUT, 2, "f5",
    "f5! Black has no disc left." },
};

static void
test_odd (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (odd_cases); i++)
    {
      const Odd *row = &odd_cases[i];
      SumiTask task = row->type == SUMI_TASK_DENY ? tutor_deny (row->goal, row->within)
                                                  : tutor_force (row->goal, row->within);
      g_autoptr (SumiJudgement) judgement
        = tutor_judge (&task, position_of (row->cells, row->turn));

      tutor_assert_text (say_decisive (judgement, row->move), row->headline);
    }
}

typedef struct
{
  SumiFactKind kind;
  SumiTaskType type;
  SumiGoalKind goal;
  const char *corners; /* NULL: all four */
  int within; /* 0: as few as make sense, 2 to force and 1 to deny */
  SumiMeasure measure;
  SumiColor side;
  const char *reply, *squares, *others;
  SumiFactWay way;
  int max_moves, count, value, excess, before, after;
  const char *text;
} Row;

#define FORCE(kind_, goal_, ...)                                                                   \
  { .kind = SUMI_FACT_##kind_, .type = SUMI_TASK_FORCE, .goal = SUMI_GOAL_##goal_, __VA_ARGS__ }
#define DENY(kind_, goal_, ...)                                                                    \
  { .kind = SUMI_FACT_##kind_, .type = SUMI_TASK_DENY, .goal = SUMI_GOAL_##goal_, __VA_ARGS__ }
#define BEST(kind_, measure_, ...)                                                                 \
  { .kind = SUMI_FACT_##kind_, .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_##measure_,         \
    __VA_ARGS__ }

/* Of the move c3. */
static const Row rows[] = {
  BEST (FLIPS, MOBILITY, .count = 1, .squares = "c4", .text = "c3 turns 1 disc: c4."),
  BEST (FLIPS, MOBILITY, .count = 3, .squares = "c4 c5 d4",
        .text = "c3 turns 3 discs: c4, d4 and c5."),
  BEST (FLIPS, MOBILITY, .count = 9, .squares = "c4 c5 c6 c7 d4 e5 f6 d3 e3",
        .text = "c3 turns 9 discs."),
  BEST (MOBILITY, MOBILITY, .before = 4, .after = 0,
        .text = "Moves open to White: 4 before c3, none after it."),
  BEST (MOBILITY, MOBILITY, .before = 0, .after = 0,
        .text = "Moves open to White: none before c3, and none after it."),
  BEST (MOBILITY, MOBILITY, .before = 0, .after = 1, .squares = "h8",
        .text = "Moves open to White: none before c3, 1 after it: h8."),
  BEST (MOBILITY, MOBILITY, .before = 4, .after = 1, .squares = "h8", .side = SUMI_WHITE,
        .text = "Moves open to Black: 4 before c3, 1 after it: h8."),
  BEST (MOBILITY, MOBILITY, .before = 4, .after = 9,
        .text = "Moves open to White: 4 before c3, 9 after it."),
  BEST (FRONTIER, MOBILITY, .before = 4, .after = 9,
        .text = "Your discs next to an empty square: 4 before c3, 9 after it."),
  BEST (STABLE, MOBILITY, .before = 0, .after = 2,
        .text = "Your discs that can never be turned: none proved before c3, at least 2 after it."),
  BEST (GIVES_CORNER, MOBILITY, .squares = "a1", .others = "a1",
        .text = "c3 lets White take a1."),
  BEST (GIVES_CORNER, MOBILITY, .squares = "a1 h8", .others = "a1 h8", .side = SUMI_WHITE,
        .text = "c3 lets Black take a1 and h8."),
  BEST (GIVES_CORNER, MOBILITY, .squares = "a1 h8", .others = "h8",
        .text = "After c3 White can take a1 or h8."),
  BEST (MUST_PASS, MOBILITY, .side = SUMI_WHITE, .text = "Black has no move and must pass."),
  BEST (GAME_OVER, MOBILITY, .text = "After c3 neither side can move: the game is over."),
  BEST (ONLY_REPLY, MOBILITY, .reply = "h7", .text = "White's only move is h7."),

  FORCE (BREAKERS, CORNER, .squares = "h2", .others = "h1 h8",
         .text = "Only h2 breaks that line, and then you take h1 or h8."),
  FORCE (LEFT, CORNER, .squares = "h2", .others = "h1 h8",
         .text = "h2 is left, and then you take h1 or h8."),
  FORCE (LEFT, CORNER, .squares = "g2 h2", .others = "h1 h8",
         .text = "g2 and h2 are left, and after each you take h1 or h8."),
  FORCE (LEFT, CORNER, .squares = "h2", .others = "h1 h8", .count = 1,
         .text = "h2 is left, and it opens h1 and h8."),
  FORCE (STUCK, CORNER, .squares = "h2", .others = "h1 h8",
         .text = "White's one move, h2, already loses h1 or h8."),
  FORCE (WAITS, CORNER, .squares = "h2", .others = "h1 h8",
         .text = "c3 adds only h2, which loses h1 or h8: a waiting move."),
  FORCE (GOAL_REACHED, CORNER, .text = "c3! The corner is yours."),
  FORCE (GOAL_REACHED, PASS, .text = "c3! White has no move and must pass."),
  FORCE (GOAL_REACHED, MOBILITY, .count = 0, .text = "c3! White has no move."),
  FORCE (GOAL_REACHED, MOBILITY, .count = 1, .text = "c3! White has only 1 move left."),
  FORCE (GOAL_REACHED, MOBILITY, .count = 2, .side = SUMI_WHITE,
         .text = "c3! Black has only 2 moves left."),
  FORCE (GOAL_REACHED, WIPE_OUT, .text = "c3! White has no disc left."),
  FORCE (ONLY_REPLY, CORNER, .reply = "h7", .squares = "h8", .others = "h8",
         .text = "c3! White's only move is h7, and it opens h8."),
  FORCE (ONLY_REPLY, CORNER, .reply = "h7", .squares = "a1 h8", .others = "a1 h8",
         .text = "c3! White's only move is h7, and it opens a1 and h8."),
  FORCE (ONLY_REPLY, CORNER, .reply = "h7", .squares = "a1 h8", .others = "h8",
         .text = "c3! White's only move is h7, and then you take a1 or h8."),
  FORCE (ONLY_REPLY, PASS, .reply = "h7", .squares = "h8", .others = "h8",
         .text = "c3! White's only move is h7, and then h8 makes White pass."),
  FORCE (ONLY_REPLY, MOBILITY, .max_moves = 1, .reply = "h7", .squares = "b2 b3 b4 b5 b6",
         .side = SUMI_WHITE,
         .text = "c3! Black's only move is h7, and then b2 (or 4 other moves) leaves Black at most "
                 "1 move."),
  FORCE (ONLY_REPLY, WIPE_OUT, .reply = "h7", .squares = "b2 b3 b4",
         .text = "c3! White's only move is h7, and then b2, b3 or b4 leaves White without a "
                 "disc."),
  FORCE (EVERY_REPLY, CORNER, .count = 5,
         .text = "c3! Whatever White answers, you take a corner on your next move."),
  FORCE (EVERY_REPLY, CORNER, .corners = "a1 h8", .count = 5,
         .text = "c3! Whatever White answers, you take a1 or h8 on your next move."),
  FORCE (EVERY_REPLY, CORNER, .count = 5, .squares = "a1",
         .text = "c3! Whatever White answers, you take a1."),
  FORCE (EVERY_REPLY, PASS, .count = 5, .side = SUMI_WHITE,
         .text = "c3! Whatever Black answers, you make Black pass with your next move."),
  FORCE (EVERY_REPLY, MOBILITY, .max_moves = 3, .count = 5,
         .text = "c3! Whatever White answers, your next move can leave White at most 3 moves."),
  FORCE (REPLY_OPENS, CORNER, .reply = "h7", .squares = "h8", .others = "h8",
         .text = "White's answer h7 opens h8."),
  FORCE (REPLY_OPENS, CORNER, .reply = "h7", .squares = "h8",
         .text = "If White answers h7, you take h8."),
  FORCE (REPLY_OPENS, PASS, .reply = "h7", .squares = "b2 g7",
         .text = "If White answers h7, then b2 or g7 makes White pass."),
  FORCE (REPLY_OPENS, MOBILITY, .max_moves = 2, .reply = "h7", .squares = "b2 g7",
         .text = "If White answers h7, then b2 or g7 leaves White at most 2 moves."),
  FORCE (MUST_PASS, CORNER, .squares = "h8",
         .text = "c3! White must pass, and then you take h8."),
  FORCE (MUST_PASS, WIPE_OUT, .squares = "h8 a1",
         .text = "c3! White must pass, and then a1 or h8 leaves White without a disc."),
  FORCE (MUST_PASS, CORNER, .text = "White has no move and must pass."),
  FORCE (FORCED_IN, CORNER, .within = 4, .count = 2,
         .text = "c3! Whatever White does, you take a corner within 2 more moves."),
  FORCE (FORCED_IN, CORNER, .corners = "a8", .within = 4, .count = 3, .side = SUMI_WHITE,
         .text = "c3! Whatever Black does, you take a8 within 3 more moves."),
  FORCE (FORCED_IN, WIPE_OUT, .within = 4, .count = 2,
         .text = "c3! Whatever White does, you leave White without a disc within 2 more moves."),

  FORCE (REFUTED_BY, CORNER, .reply = "f1", .others = "b6 c8", .way = SUMI_WAY_NO_MOVE, .count = 7,
         .text = "After c3 White can answer f1 (or b6, c8); then none of your 7 moves takes a "
                 "corner."),
  FORCE (REFUTED_BY, CORNER, .reply = "f1", .way = SUMI_WAY_NO_MOVE, .count = 1, .squares = "c8",
         .text = "After c3 White can answer f1; then your only move, c8, takes no corner."),
  FORCE (REFUTED_BY, CORNER, .corners = "a1 a8 h8", .reply = "f1", .way = SUMI_WAY_NO_MOVE,
         .count = 2, .side = SUMI_WHITE,
         .text = "After c3 Black can answer f1; then none of your 2 moves takes a1, a8 or h8."),
  FORCE (REFUTED_BY, CORNER, .reply = "f1", .others = "b6 b7 c8 d8", .way = SUMI_WAY_IN_TIME,
         .text = "After c3 White can answer f1 (or 4 other moves); then you can no longer force a "
                 "corner in time."),
  FORCE (REFUTED_BY, CORNER, .reply = "pass", .way = SUMI_WAY_IN_TIME,
         .text = "After c3 White must pass, but you still cannot force a corner in time."),
  FORCE (REFUTED_BY, PASS, .reply = "f1", .way = SUMI_WAY_NO_MOVE, .count = 1, .squares = "c8",
         .text = "After c3 White can answer f1; then your only move, c8, does not make White "
                 "pass."),
  FORCE (REFUTED_BY, MOBILITY, .max_moves = 2, .reply = "f1", .way = SUMI_WAY_NO_MOVE, .count = 3,
         .text = "After c3 White can answer f1; then each of your moves leaves White more than 2 "
                 "moves."),
  FORCE (REFUTED_BY, MOBILITY, .max_moves = 1, .reply = "f1", .way = SUMI_WAY_NO_MOVE, .count = 1,
         .squares = "c8",
         .text = "After c3 White can answer f1; then your only move, c8, leaves White more than 1 "
                 "move."),
  FORCE (REFUTED_BY, WIPE_OUT, .reply = "f1", .way = SUMI_WAY_IN_TIME,
         .text = "After c3 White can answer f1; then you can no longer be sure of leaving White "
                 "without a disc in time."),
  FORCE (ALSO_REFUTED, CORNER, .squares = "f1 b2",
         .text = "Other answers that refute c3: f1 and b2."),
  FORCE (GOAL_MISSED, CORNER, .text = "c3 takes no corner."),
  FORCE (GOAL_MISSED, CORNER, .corners = "a1 h1", .text = "c3 does not take a1 or h1."),
  FORCE (GOAL_MISSED, PASS, .count = 1, .text = "After c3 White still has 1 move."),
  FORCE (GOAL_MISSED, MOBILITY, .count = 5, .side = SUMI_WHITE,
         .text = "After c3 Black still has 5 moves."),
  FORCE (GOAL_MISSED, WIPE_OUT, .count = 1, .text = "After c3 White still has 1 disc."),

  DENY (DENIES, CORNER, .text = "c3! White cannot take a corner on its next move."),
  DENY (DENIES, CORNER, .corners = "a1", .text = "c3! White cannot take a1 on its next move."),
  DENY (DENIES, CORNER, .reply = "pass",
        .text = "c3! White cannot force a corner on its next move."),
  DENY (DENIES, MOBILITY, .reply = "pass", .side = SUMI_WHITE,
        .text = "c3! Black cannot be sure of leaving you too few moves with its next move."),
  DENY (DENIES, CORNER, .within = 3,
        .text = "c3! White cannot force a corner within its next 3 moves."),
  DENY (DENIES, PASS, .within = 2, .side = SUMI_WHITE,
        .text = "c3! Black cannot force you to pass within its next 2 moves."),
  DENY (DENIES, MOBILITY,
        .text = "c3! Whatever White plays next, it does not leave you too few moves."),
  DENY (DENIES, WIPE_OUT, .text = "c3! White cannot turn all your discs with its next move."),
  DENY (ALLOWS, CORNER, .reply = "a1", .squares = "a1", .way = SUMI_WAY_AT_ONCE,
        .text = "After c3 White can take a1."),
  DENY (ALLOWS, CORNER, .reply = "a1", .squares = "a1 h8", .way = SUMI_WAY_AT_ONCE,
        .text = "After c3 White can take a1 or h8."),
  DENY (ALLOWS, CORNER, .reply = "b7", .others = "b2", .way = SUMI_WAY_LATER, .within = 2,
        .text = "After c3 White can answer b7 (or b2) and then force a corner."),
  DENY (ALLOWS, CORNER, .reply = "pass", .way = SUMI_WAY_LATER,
        .text = "After c3 White must pass, but whatever you play then, White can force a corner."),
  DENY (ALLOWS, PASS, .reply = "b7", .way = SUMI_WAY_AT_ONCE,
        .text = "After c3 White can answer b7; then you have no move and must pass."),
  DENY (ALLOWS, MOBILITY, .reply = "b7", .way = SUMI_WAY_AT_ONCE, .count = 0,
        .text = "After c3 White can answer b7; then you have no move."),
  DENY (ALLOWS, MOBILITY, .reply = "b7", .way = SUMI_WAY_AT_ONCE, .count = 1,
        .text = "After c3 White can answer b7; then you have only 1 move."),
  DENY (ALLOWS, MOBILITY, .reply = "b7", .way = SUMI_WAY_AT_ONCE, .count = 2, .side = SUMI_WHITE,
        .text = "After c3 Black can answer b7; then you have only 2 moves."),
  DENY (ALLOWS, WIPE_OUT, .reply = "b7", .way = SUMI_WAY_AT_ONCE,
        .text = "After c3 White can answer b7; then you have no disc left."),

  BEST (BEST, MOBILITY, .value = 0, .text = "c3! White has no move."),
  BEST (BEST, MOBILITY, .value = 1, .text = "c3! White has 1 move left, and no move leaves fewer."),
  BEST (BEST, MOBILITY, .value = 6, .side = SUMI_WHITE,
        .text = "c3! Black has 6 moves left, and no move leaves fewer."),
  BEST (BEST, FRONTIER, .value = 0, .text = "c3! None of your discs lies next to an empty square."),
  BEST (BEST, FRONTIER, .value = 3,
        .text = "c3! You have 3 discs next to an empty square, and no move leaves fewer."),
  BEST (BEST, OPENNESS, .value = 0, .text = "c3! The discs it turns touch no empty square."),
  BEST (BEST, OPENNESS, .value = 1,
        .text = "c3! The discs it turns touch 1 empty square, and no move turns discs that touch "
                "fewer."),
  BEST (BEST, POTENTIAL, .value = 0, .text = "c3! Your discs touch no empty square."),
  BEST (BEST, POTENTIAL, .value = 9,
        .text = "c3! Your discs touch 9 empty squares, and no move leaves fewer."),
  BEST (NOT_BEST, MOBILITY, .value = 7, .excess = 2,
        .text = "c3 leaves White 7 moves; 2 fewer are possible."),
  BEST (NOT_BEST, MOBILITY, .value = 1, .excess = 1, .side = SUMI_WHITE,
        .text = "c3 leaves Black 1 move; 1 fewer is possible."),
  BEST (NOT_BEST, FRONTIER, .value = 1, .excess = 1,
        .text = "c3 leaves you 1 disc next to an empty square; 1 fewer is possible."),
  BEST (NOT_BEST, OPENNESS, .value = 4, .excess = 3,
        .text = "The discs that c3 turns touch 4 empty squares; 3 fewer are possible."),
  BEST (NOT_BEST, POTENTIAL, .value = 4, .excess = 1,
        .text = "After c3 your discs touch 4 empty squares; 1 fewer is possible."),
};

static void
test_facts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Row *row = &rows[i];
      SumiFact fact = {
        .kind = row->kind,
        .task = { .type = row->type,
                  .goal = { .kind = row->goal,
                            .corners = row->goal != SUMI_GOAL_CORNER ? 0
                                       : row->corners != NULL        ? squares_of (row->corners)
                                                                     : SUMI_CORNERS,
                            .max_moves = row->max_moves },
                  .within = row->within != 0               ? row->within
                            : row->type == SUMI_TASK_FORCE ? 2
                                                           : 1,
                  .measure = row->measure },
        .side = row->side,
        .move = square_of ("c3"),
        .reply = reply_of (row->reply),
        .way = row->way,
        .squares = squares_of (row->squares),
        .others = squares_of (row->others),
        .before = row->before,
        .after = row->after,
        .count = row->count,
        .value = row->value,
        .excess = row->excess,
      };

      tutor_assert_text (sumi_fact_to_text (&fact), row->text);
    }
}

typedef struct
{
  SumiTaskType type;
  SumiGoalKind goal;
  const char *corners; /* NULL: all four */
  int max_moves;
  int within;
  SumiColor side;
  const char *text;
} Question;

static const Question questions[] = {
  { SUMI_TASK_FORCE, SUMI_GOAL_CORNER, NULL, 0, 1, SUMI_BLACK, "Take a corner." },
  { SUMI_TASK_FORCE, SUMI_GOAL_CORNER, NULL, 0, 2, SUMI_BLACK,
    "Force a corner on your next move." },
  { SUMI_TASK_FORCE, SUMI_GOAL_CORNER, NULL, 0, 3, SUMI_WHITE,
    "Force a corner within 3 moves, counting this one." },
  { SUMI_TASK_FORCE, SUMI_GOAL_CORNER, "a1 h8", 0, 1, SUMI_BLACK, "Take a1 or h8." },
  { SUMI_TASK_FORCE, SUMI_GOAL_CORNER, "a1", 0, 2, SUMI_WHITE,
    "Make sure that you can take a1 on your next move." },
  { SUMI_TASK_FORCE, SUMI_GOAL_CORNER, "a1 a8 h8", 0, 4, SUMI_BLACK,
    "Make sure that you can take a1, a8 or h8 within 4 moves, counting this one." },
  { SUMI_TASK_FORCE, SUMI_GOAL_PASS, NULL, 0, 1, SUMI_BLACK, "Make White pass." },
  { SUMI_TASK_FORCE, SUMI_GOAL_PASS, NULL, 0, 2, SUMI_BLACK,
    "Force White to pass after your next move." },
  { SUMI_TASK_FORCE, SUMI_GOAL_PASS, NULL, 0, 5, SUMI_WHITE,
    "Force Black to pass within 5 moves, counting this one." },
  { SUMI_TASK_FORCE, SUMI_GOAL_MOBILITY, NULL, 0, 1, SUMI_BLACK,
    "Leave White without a move." },
  { SUMI_TASK_FORCE, SUMI_GOAL_MOBILITY, NULL, 1, 1, SUMI_BLACK,
    "Leave White with at most 1 move." },
  { SUMI_TASK_FORCE, SUMI_GOAL_MOBILITY, NULL, 3, 2, SUMI_BLACK,
    "Make sure that you can leave White with at most 3 moves after your next "
    "move." },
  { SUMI_TASK_FORCE, SUMI_GOAL_MOBILITY, NULL, 2, 3, SUMI_WHITE,
    "By your move 3 at the latest, this one being move 1, leave Black with at most "
    "2 moves." },
  { SUMI_TASK_FORCE, SUMI_GOAL_MOBILITY, NULL, 0, 3, SUMI_BLACK,
    "Make sure that you can leave White without a move within 3 moves, counting "
    "this one." },
  { SUMI_TASK_FORCE, SUMI_GOAL_WIPE_OUT, NULL, 0, 1, SUMI_BLACK,
    "Leave White without a disc." },
  { SUMI_TASK_FORCE, SUMI_GOAL_WIPE_OUT, NULL, 0, 2, SUMI_WHITE,
    "Make sure that you can leave Black without a disc with your next move." },
  { SUMI_TASK_FORCE, SUMI_GOAL_WIPE_OUT, NULL, 0, 8, SUMI_BLACK,
    "Make sure that you can leave White without a disc within 8 moves, counting "
    "this one." },
  { SUMI_TASK_DENY, SUMI_GOAL_CORNER, NULL, 0, 1, SUMI_BLACK,
    "Keep White from taking a corner on its next move." },
  { SUMI_TASK_DENY, SUMI_GOAL_CORNER, "h1", 0, 1, SUMI_WHITE,
    "Keep Black from taking h1 on its next move." },
  { SUMI_TASK_DENY, SUMI_GOAL_CORNER, NULL, 0, 2, SUMI_BLACK,
    "Keep White from forcing a corner within its next 2 moves." },
  { SUMI_TASK_DENY, SUMI_GOAL_CORNER, "h1", 0, 2, SUMI_BLACK,
    "Keep White from being sure of taking h1 within its next 2 moves." },
  { SUMI_TASK_DENY, SUMI_GOAL_PASS, NULL, 0, 1, SUMI_BLACK,
    "Keep White from making you pass with its next move." },
  { SUMI_TASK_DENY, SUMI_GOAL_PASS, NULL, 0, 3, SUMI_BLACK,
    "Keep White from forcing you to pass within its next 3 moves." },
  { SUMI_TASK_DENY, SUMI_GOAL_MOBILITY, NULL, 0, 1, SUMI_BLACK,
    "Keep White from leaving you without a move with its next move." },
  { SUMI_TASK_DENY, SUMI_GOAL_MOBILITY, NULL, 0, 2, SUMI_BLACK,
    "Keep White from being sure of leaving you without a move within its next 2 "
    "moves." },
  { SUMI_TASK_DENY, SUMI_GOAL_MOBILITY, NULL, 1, 1, SUMI_BLACK,
    "Keep White from leaving you with only 1 move, or none, after its next move." },
  { SUMI_TASK_DENY, SUMI_GOAL_MOBILITY, NULL, 2, 3, SUMI_WHITE,
    "Keep Black from forcing you down to 2 moves, or fewer, by its move 3, its next "
    "one being move 1." },
  { SUMI_TASK_DENY, SUMI_GOAL_WIPE_OUT, NULL, 0, 1, SUMI_BLACK,
    "Keep White from turning all your discs with its next move." },
  { SUMI_TASK_DENY, SUMI_GOAL_WIPE_OUT, NULL, 0, 2, SUMI_BLACK,
    "Keep White from being sure of turning all your discs within its next 2 moves." },
};

static void
test_questions (void)
{
  static const char *const best[][2] = {
    { "Leave White as few moves as you can.",
      "Leave Black as few moves as you can." },
    { "Leave as few of your discs as you can next to an empty square.",
      "Leave as few of your discs as you can next to an empty square." },
    { "Turn discs that touch as few empty squares as possible.",
      "Turn discs that touch as few empty squares as possible." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      const Question *row = &questions[i];
      SumiTask task = { .type = row->type,
                        .goal = { .kind = row->goal,
                                  .corners = row->corners != NULL ? squares_of (row->corners)
                                                                  : SUMI_CORNERS,
                                  .max_moves = row->max_moves },
                        .within = row->within };

      tutor_assert_text (sumi_task_to_question (&task, row->side), row->text);
    }
  for (int measure = 0; measure < 3; measure++)
    {
      SumiTask task = tutor_best (measure);

      tutor_assert_text (sumi_task_to_question (&task, SUMI_BLACK), best[measure][0]);
      tutor_assert_text (sumi_task_to_question (&task, SUMI_WHITE), best[measure][1]);
    }
}

/* No question is left with a blank or an empty list, however long it may take. */
static void
test_all_questions (void)
{
  for (int i = 0; i < 2 * 2 * 4 * 8 * 3; i++)
    {
      SumiTaskType type = i % 2 == 0 ? SUMI_TASK_FORCE : SUMI_TASK_DENY;
      SumiTask task = { .type = type,
                        .goal = { .kind = i / 4 % 4,
                                  .corners = i / 128 == 0 ? SUMI_CORNERS : squares_of ("a8"),
                                  .max_moves = i / 128 },
                        .within = 1 + i / 16 % 8 };
      SumiColor side = i / 2 % 2 == 0 ? SUMI_BLACK : SUMI_WHITE;
      g_autofree char *text = sumi_task_to_question (&task, side);

      g_assert_true (g_ascii_isupper (text[0]));
      g_assert_null (strpbrk (text, "{}"));
      g_assert_null (strstr (text, "  "));
      g_assert_null (strstr (text, side == SUMI_BLACK ? "Black" : "White"));
    }
}

static void
test_illegal (void)
{
  static const struct
  {
    const char *move;
    const char *text;
  } cases[] = {
    { "d4", "There is a disc on d4 already." },
    { "a1", "No white disc touches a1, so nothing would turn there." },
    { "c5", "From c5 no line of white discs leads to a disc of yours, so nothing would turn." },
    { "e3", "From e3 no line of white discs leads to a disc of yours, so nothing would turn." },
  };
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    tutor_assert_text (tutor_say (sumi_saying_of_illegal (start, square_of (cases[i].move))),
                       cases[i].text);
  start.turn = SUMI_WHITE;
  tutor_assert_text (tutor_say (sumi_saying_of_illegal (start, square_of ("h8"))),
                     "No black disc touches h8, so nothing would turn there.");
  tutor_assert_text (tutor_say (sumi_saying_of_illegal (start, square_of ("e3"))),
                     "From e3 no line of black discs leads to a disc of yours, so nothing would "
                     "turn.");
  tutor_assert_text (tutor_say (sumi_saying_of_illegal (start, SUMI_SQUARE_PASS)),
                     "You have a move, so you may not pass.");
}

static void
test_pass (void)
{
  const char *cells = "XO..............................................................";

  tutor_assert_text (tutor_say (sumi_saying_of_pass (position_of (cells, SUMI_WHITE))),
                     "White has no move and must pass. Black moves again.");
  cells = "OX..............................................................";
  tutor_assert_text (tutor_say (sumi_saying_of_pass (position_of (cells, SUMI_BLACK))),
                     "Black has no move and must pass. White moves again.");
  cells = "XX..............................................................";
  tutor_assert_text (tutor_say (sumi_saying_of_pass (position_of (cells, SUMI_BLACK))),
                     "Neither side can move: the game is over.");
}

/* What is no blank stays as it is. */
static void
test_fill (void)
{
  static const SumiBlanks none = { 0 };
  static const char *const texts[] = { "", "{", "a } b", "{x}", "a {other} b {n", "{}{x}}" };
  static const struct
  {
    const char *sentence, *first, *text;
  } spaced[] = {
    { "{first} を奪います", "a1", "a1 を奪います" },
    { "{first} を奪います", "a1 など", "a1 などを奪います" },
    { "{first} と応じます", "a1（または b2）", "a1（または b2）と応じます" },
    { "{first} 是空的", "a1 等", "a1 等是空的" },
    { "{first} 귀를", "a1 등", "a1 등 귀를" },
    { "{first} as", "a1 など", "a1 など as" },
    { "{first} ", "など", "など " },
    { "{first}", "など", "など" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = sumi_words_fill (texts[i], &none);

      g_assert_cmpstr (text, ==, texts[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (spaced); i++)
    {
      SumiBlanks blanks = { .first = spaced[i].first };
      g_autofree char *text = sumi_words_fill (spaced[i].sentence, &blanks);

      g_assert_cmpstr (text, ==, spaced[i].text);
    }
  g_assert_cmpstr (sumi_turn_to_text (SUMI_BLACK), ==, "Black to move");
  g_assert_cmpstr (sumi_turn_to_text (SUMI_WHITE), ==, "White to move");
}

/* What is asked of both sides in TASK, and how to go about it. */
static void
pin_task (Pinned *pinned, SumiTask task)
{
  for (int side = SUMI_BLACK; side <= SUMI_WHITE; side++)
    {
      g_autofree char *question
        = tutor_say (sumi_saying_of_task (SUMI_SAYING_TASK, &task, (SumiColor) side));
      g_autofree char *idea
        = tutor_say (sumi_saying_of_task (SUMI_SAYING_IDEA, &task, (SumiColor) side));

      pinned_add (pinned, "%s %s", question, idea);
    }
}

static void
pin_goals (Pinned *pinned)
{
  const SumiBitboard corners[] = { SUMI_CORNERS, squares_of ("a8"), squares_of ("a8 h1") };

  for (int i = 0; i < 2 * 3 * 3; i++)
    {
      SumiTask task = { .type = i % 2 == 0 ? SUMI_TASK_FORCE : SUMI_TASK_DENY,
                        .within = 1 + i / 6,
                        .move = SUMI_SQUARE_NONE,
                        .than = SUMI_SQUARE_NONE };

      for (int kind = SUMI_GOAL_CORNER; kind <= SUMI_GOAL_WIPE_OUT; kind++)
        {
          task.goal = (SumiGoal){ .kind = (SumiGoalKind) kind, .corners = corners[i / 2 % 3],
                                  .max_moves = 1 + i / 2 % 3 };
          pin_task (pinned, task);
        }
    }
}

/* All that is asked in tasks which have no sentence of their own elsewhere. */
static void
test_every_task (void)
{
  const SumiTask none = { .by = 1, .move = SUMI_SQUARE_NONE, .than = SUMI_SQUARE_NONE };
  Pinned pinned = { 0 };

  pin_goals (&pinned);
  for (int i = 0; i < SUMI_N_OPENINGS; i++)
    {
      SumiTask task = none;

      task.type = SUMI_TASK_LINE;
      task.opening = i;
      pin_task (&pinned, task);
    }
  for (int i = 0; i < 3 * SUMI_N_SETS; i++)
    {
      SumiTask task = none;

      task.type = SUMI_TASK_MARK;
      task.set = (SumiSet) (i / 3);
      task.within = 1 + i % 3;
      task.move = task.set == SUMI_SET_FLIPS || task.set == SUMI_SET_ANCHORS ? 19
                                                                             : SUMI_SQUARE_NONE;
      task.has_side = i % 3 > 0;
      task.side = i % 3 == 1 ? SUMI_BLACK : SUMI_WHITE;
      pin_task (&pinned, task);
    }
  for (int i = 0; i < 3 * SUMI_N_QUANTITIES; i++)
    {
      SumiTask task = none;

      task.type = SUMI_TASK_COUNT;
      task.quantity = (SumiQuantity) (i / 3);
      task.move = task.quantity == SUMI_QUANTITY_FLIPS ? 19 : SUMI_SQUARE_NONE;
      task.has_side = i % 3 > 0;
      task.side = i % 3 == 1 ? SUMI_BLACK : SUMI_WHITE;
      pin_task (&pinned, task);
    }
  for (int i = 0; i < 4; i++)
    {
      SumiTask task = none;

      task.type = SUMI_TASK_WIN;
      task.by = i;
      pin_task (&pinned, task);
    }
  for (int i = 0; i < SUMI_N_MEASURES; i++)
    {
      SumiTask task = none;

      task.type = SUMI_TASK_BEST;
      task.measure = (SumiMeasure) i;
      pin_task (&pinned, task);
    }
  pinned_check (&pinned, "tasks", UINT64_C (0x8ce928946d2f770a));
}

/* Small sentences around others. */
static void
test_around (void)
{
  static const struct
  {
    const char *first, *last, *both;
  } followed[] = {
    { "", "", "" }, { "A.", "", "A." }, { "", "B.", "B." }, { "A.", "B.", "A. B." },
  };
  static const char *const places[][2] = {
    { "3:14: wrong", "Line 3, column 14: wrong" },
    { "wrong", "wrong" },
    { "3 wrong", "3 wrong" },
    { "3: wrong", "3: wrong" },
    { "3:14 wrong", "3:14 wrong" },
    { ":14: wrong", ":14: wrong" },
  };
  g_autofree char *player = sumi_level_to_player (7);

  for (gsize i = 0; i < G_N_ELEMENTS (followed); i++)
    {
      g_autofree char *text = sumi_words_follow (followed[i].first, followed[i].last);

      g_assert_cmpstr (text, ==, followed[i].both);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *text = sumi_words_explain_place (places[i][0]);

      g_assert_cmpstr (text, ==, places[i][1]);
    }
  g_assert_cmpstr (player, ==, "Sumi, level 7");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/words/decisive", test_decisive);
  g_test_add_func ("/tutor/words/taken", test_taken);
  g_test_add_func ("/tutor/words/only-move-ahead", test_only_move_ahead);
  g_test_add_func ("/tutor/words/headlines", test_headlines);
  g_test_add_func ("/tutor/words/details", test_details);
  g_test_add_func ("/tutor/words/odd", test_odd);
  g_test_add_func ("/tutor/words/facts", test_facts);
  g_test_add_func ("/tutor/words/questions", test_questions);
  g_test_add_func ("/tutor/words/all-questions", test_all_questions);
  g_test_add_func ("/tutor/words/illegal", test_illegal);
  g_test_add_func ("/tutor/words/pass", test_pass);
  g_test_add_func ("/tutor/words/fill", test_fill);
  g_test_add_func ("/tutor/words/every-task", test_every_task);
  g_test_add_func ("/tutor/words/around", test_around);
  return g_test_run ();
}
