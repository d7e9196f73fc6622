/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of tasks that no move answers: questions, responses, hints and games. */

#include "kind-names.h"
#include "random-positions.h"
#include "slow-rules.h"
#include "sumi-answer-facts.h"
#include "sumi-hint.h"
#include "sumi-named-opening.h"
#include "sumi-question.h"
#include "tutor-fixture.h"
#include "written.h"

#include <string.h>

#define N_POSITIONS 1000

#define START "...........................OX......XO..........................."
#define EDGES "XXX.....XX......XO.............................................O"
#define ONE "XO.............................................................."
#define OPENING "...........................OX......XXX.........................."
/* Black to move; b2 turns c2 to e2, and c3 and d4. */
#define ROWS "..........OOOX....O........O........X..........................."
/* Black to move; b4 gives no corner, b2 does. */
#define GIFTS "..........OX......O............................................."
/* Black to move: of the moves that give no corner at once, g1 alone keeps White from one. */
#define LATER_GIFTS ".X..XO....XXOO...OOOOO...XOOOOO..XXOOO..OXXOO......O......OOX..."
/* Black to move: c1 is a wedge, e4 is none. */
#define GAP ".O.O......O.......X.................O.......X..................."
/* Either side can play on c4; on e7, f4 and g7 Black alone, and g7 gives h8 away. */
#define SHARED "........................XO.XO.........X......OO................."
#define LAST "..XXXXX.XXXXXXXXXXOXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX.XXXXXXXX"

#define MARK(set_, ...) { .type = SUMI_TASK_MARK, .set = SUMI_SET_##set_, __VA_ARGS__ }
#define COUNT(quantity_, ...)                                                                      \
  { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_##quantity_, __VA_ARGS__ }
#define OF(side_) .has_side = TRUE, .side = SUMI_##side_
#define B2 9
#define C4 26
#define PLAY(kind_, ...)                                                                           \
  { .type = SUMI_TASK_PLAY, .opponent = 3, .aim = { .kind = SUMI_PLAY_AIM_##kind_, __VA_ARGS__ } }

/* All that is said of RESPONSE, in one text. */
static char *
explain (const SumiAnswer *answer,
         const SumiTask *task,
         SumiPosition position,
         const SumiResponse *response)
{
  SumiSaying sayings[SUMI_ANSWER_MAX_SAYINGS];
  guint n = sumi_answer_explain (answer, task, position, response, sayings);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *next = tutor_say (sayings[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", next);
    }
  return g_strdup (text->str);
}

static const struct
{
  SumiTask task;
  SumiColor side;
  const char *text;
} questions[] = {
  { { .type = SUMI_TASK_WIN, .by = 1 }, SUMI_BLACK, "Make sure that you win the game." },
  { { .type = SUMI_TASK_WIN, .by = 9 }, SUMI_BLACK,
    "Make sure that you win the game by at least 9 discs." },
  { { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_SCORE }, SUMI_BLACK,
    "Get the best final result that you can be sure of." },
  { MARK (LEGAL_MOVES), SUMI_BLACK, "Mark every square on which you can play." },
  { MARK (LEGAL_MOVES, OF (WHITE)), SUMI_WHITE, "Mark every square on which you can play." },
  { MARK (LEGAL_MOVES, OF (WHITE)), SUMI_BLACK,
    "Mark every square on which White could play if it were White's turn." },
  { MARK (LEGAL_MOVES, OF (BLACK)), SUMI_WHITE,
    "Mark every square on which Black could play if it were Black's turn." },
  { MARK (FLIPS, .move = C4), SUMI_BLACK, "Mark every disc that c4 turns." },
  { MARK (FRONTIER), SUMI_BLACK, "Mark every disc of yours that lies next to an empty square." },
  { MARK (FRONTIER, OF (WHITE)), SUMI_BLACK,
    "Mark every white disc that lies next to an empty square." },
  { MARK (FRONTIER, OF (BLACK)), SUMI_WHITE,
    "Mark every black disc that lies next to an empty square." },
  { MARK (STABLE), SUMI_BLACK, "Mark every disc, black or white, that can never be turned again." },
  { MARK (STABLE, OF (BLACK)), SUMI_BLACK,
    "Mark every disc of yours that can never be turned again." },
  { MARK (STABLE, OF (WHITE)), SUMI_BLACK,
    "Mark every white disc that can never be turned again." },
  { MARK (STABLE, OF (BLACK)), SUMI_WHITE,
    "Mark every black disc that can never be turned again." },
  { MARK (CORNER_GIFTS), SUMI_BLACK,
    "Mark every move of yours after which White can take a corner at once." },
  { MARK (CORNER_GIFTS), SUMI_WHITE,
    "Mark every move of yours after which Black can take a corner at once." },
  { MARK (ODD_REGIONS), SUMI_BLACK,
    "Mark every square of the empty regions that have an odd number of squares." },
  { MARK (SAFE_MOVES, .within = 1), SUMI_BLACK,
    "Mark every move of yours after which White cannot take a corner at once." },
  { MARK (SAFE_MOVES, .within = 2), SUMI_WHITE,
    "Mark every move of yours after which Black cannot force a corner within its next 2 moves." },
  { MARK (ANCHORS, .move = C4), SUMI_BLACK,
    "Mark the anchors of your move c4: your discs behind those that it turns." },
  { MARK (ANCHORS, OF (WHITE), .move = C4), SUMI_BLACK,
    "Mark the anchors of White's move c4: the white discs behind those that it would turn." },
  { MARK (ANCHORS, OF (BLACK), .move = C4), SUMI_WHITE,
    "Mark the anchors of Black's move c4: the black discs behind those that it would turn." },
  { MARK (POTENTIAL), SUMI_BLACK,
    "Mark every empty square next to a white disc: your potential mobility." },
  { MARK (POTENTIAL, OF (WHITE)), SUMI_BLACK,
    "Mark every empty square next to a disc of yours: White's potential mobility." },
  { MARK (POTENTIAL, OF (BLACK)), SUMI_WHITE,
    "Mark every empty square next to a disc of yours: Black's potential mobility." },
  { MARK (HOT_SQUARES), SUMI_BLACK, "Mark every square on which both you and White could play." },
  { MARK (HOT_SQUARES), SUMI_WHITE, "Mark every square on which both you and Black could play." },
  { MARK (WEDGES), SUMI_BLACK,
    "Mark every wedge: every move of yours on an edge between two white discs, of which it turns "
    "neither." },
  { MARK (WEDGES), SUMI_WHITE,
    "Mark every wedge: every move of yours on an edge between two black discs, of which it turns "
    "neither." },
  { MARK (TEMPI), SUMI_BLACK,
    "Mark every square on which only you can play, and where you give no corner away at once." },
  { MARK (TEMPI, OF (WHITE)), SUMI_BLACK,
    "Mark every square on which only White could play, and where it would give no corner away at "
    "once." },
  { MARK (TEMPI, OF (BLACK)), SUMI_WHITE,
    "Mark every square on which only Black could play, and where it would give no corner away at "
    "once." },
  { COUNT (POTENTIAL), SUMI_WHITE, "Next to how many empty squares is there a black disc?" },
  { COUNT (POTENTIAL, OF (WHITE)), SUMI_BLACK,
    "Next to how many empty squares is there a disc of yours?" },
  { COUNT (TEMPI), SUMI_BLACK,
    "On how many squares can only you play, without giving a corner away at once?" },
  { COUNT (TEMPI, OF (WHITE)), SUMI_BLACK,
    "On how many squares could only White play, without giving a corner away at once?" },
  { { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_POTENTIAL }, SUMI_BLACK,
    "Leave as few empty squares as you can next to your discs." },
  { COUNT (LEGAL_MOVES), SUMI_BLACK, "On how many squares can you play?" },
  { COUNT (LEGAL_MOVES, OF (WHITE)), SUMI_BLACK,
    "On how many squares could White play if it were White's turn?" },
  { COUNT (LEGAL_MOVES, OF (BLACK)), SUMI_WHITE,
    "On how many squares could Black play if it were Black's turn?" },
  { COUNT (FLIPS, .move = C4), SUMI_BLACK, "How many discs does c4 turn?" },
  { COUNT (BLACK), SUMI_WHITE, "How many black discs are on the board?" },
  { COUNT (WHITE), SUMI_WHITE, "How many white discs are on the board?" },
  { COUNT (EMPTIES), SUMI_WHITE, "How many squares are empty?" },
  { COUNT (MARGIN), SUMI_WHITE,
    "What is the difference between the numbers of black and white discs?" },
  { { .type = SUMI_TASK_FLIP, .move = C4 }, SUMI_BLACK,
    "You play c4: turn every disc that it turns." },
  { { .type = SUMI_TASK_CHOOSE, .n_options = 2 }, SUMI_BLACK, "Choose what is right." },
  { { .type = SUMI_TASK_REASON, .move = SUMI_SQUARE_NONE, .than = SUMI_SQUARE_NONE }, SUMI_BLACK,
    "Why is the best move better than the next best?" },
  { { .type = SUMI_TASK_REASON, .move = C4, .than = SUMI_SQUARE_NONE }, SUMI_BLACK, "Why c4?" },
  { { .type = SUMI_TASK_REASON, .move = C4, .than = 19 }, SUMI_BLACK, "Why c4, and not d3?" },
  { { .type = SUMI_TASK_REASON, .move = C4, .than = 19, .asked = SUMI_ASK_EVERY }, SUMI_BLACK,
    "Why c4, and not d3? Choose every reason, then “Done”." },
  { { .type = SUMI_TASK_LINE, .opening = SUMI_OPENING_TIGER }, SUMI_BLACK,
    "Play the Tiger opening." },
  { PLAY (WIN), SUMI_BLACK, "Play on against White, and win." },
  { PLAY (WIN), SUMI_WHITE, "Play on against Black, and win." },
  { PLAY (MARGIN, .margin = 20), SUMI_BLACK,
    "Play on against White, and win by at least 20 discs." },
  { PLAY (MARGIN, .margin = 2), SUMI_WHITE, "Play on against Black, and win by at least 2 discs." },
  { PLAY (CORNER, .corners = SUMI_CORNERS), SUMI_BLACK,
    "Play on against White, and take a corner." },
  { PLAY (CORNER, .corners = SUMI_CORNERS), SUMI_WHITE,
    "Play on against Black, and take a corner." },
  { PLAY (CORNER, .corners = 0x81), SUMI_BLACK, "Play on against White, and take a1 or h1." },
  { PLAY (CORNER, .corners = 0x80), SUMI_WHITE, "Play on against Black, and take h1." },
};

static void
test_questions (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    tutor_assert_text (sumi_task_to_question (&questions[i].task, questions[i].side),
                       questions[i].text);
}

static const struct
{
  SumiTask task;
  const char *cells;
  const char *squares;
  int number, option;
  const char *text;
} responses[] = {
  { MARK (LEGAL_MOVES), START, "d3 c4 f5 e6", 0, 0, "Right! You marked all 4 legal moves." },
  { MARK (LEGAL_MOVES), START, "d3 c4 f5", 0, 0,
    "You marked 3 of the 4 legal moves; still missing: 1." },
  { MARK (LEGAL_MOVES), START, "d3 c4 f5 e6 a1", 0, 0,
    "1 of your marks does not belong. No white disc touches a1, so nothing would turn there." },
  { MARK (LEGAL_MOVES), START, "d3 c5 e3", 0, 0,
    "You marked 1 of the 4 legal moves; still missing: 3. 2 of your marks do not belong. From e3 "
    "no line of white discs leads to a disc of yours, so nothing would turn." },
  { MARK (LEGAL_MOVES), ONE, "c1", 0, 0, "Right! You marked the only legal move." },
  { MARK (LEGAL_MOVES), ONE, "", 0, 0, "You did not mark the only legal move; still missing: 1." },
  { MARK (LEGAL_MOVES, OF (WHITE)), START, "e3 f4 c5", 0, 0,
    "You marked 3 of the 4 squares there are to mark; still missing: 1." },
  { MARK (LEGAL_MOVES, OF (WHITE)), START, "e3 f4 c5 d6 h8", 0, 0,
    "1 of your marks does not belong. White could not play on h8." },
  { MARK (LEGAL_MOVES, OF (WHITE)), ONE, "", 0, 0, "Right! There is nothing to mark here." },
  { MARK (LEGAL_MOVES, OF (WHITE)), ONE, "h1", 0, 0,
    "1 of your marks does not belong. White could not play on h1." },
  { MARK (FLIPS, .move = C4), START, "d4", 0, 0,
    "Right! You marked the only disc there is to mark." },
  { MARK (FRONTIER), START, "e4 d5 d4", 0, 0,
    "1 of your marks does not belong. The disc on d4 is not yours." },
  { MARK (FRONTIER, OF (WHITE)), START, "d4 e5 e4", 0, 0,
    "1 of your marks does not belong. The disc on e4 is yours." },
  { MARK (FRONTIER), START, "e4 d5 h8", 0, 0,
    "1 of your marks does not belong. There is no disc on h8." },
  { MARK (FRONTIER), EDGES, "b1 c1 b2 a1 a3", 0, 0,
    "1 of your marks does not belong. No empty square touches a1." },
  { MARK (STABLE), EDGES, "a1 b1 c1 a2 b2 a3 h8", 0, 0,
    "Right! You marked all 7 discs there are to mark." },
  { MARK (STABLE), EDGES, "a1 b1 c1 a2 b2 a3 b3", 0, 0,
    "You marked 6 of the 7 discs there are to mark; still missing: 1. 1 of your marks does not "
    "belong. The disc on b3 can still be turned." },
  { MARK (CORNER_GIFTS), OPENING, "b2", 0, 0,
    "1 of your marks does not belong. No white disc touches b2, so nothing would turn there." },
  { MARK (CORNER_GIFTS), OPENING, "c3", 0, 0,
    "1 of your marks does not belong. After c3 White cannot take a corner at once." },
  { MARK (ODD_REGIONS), LAST, "h1 h7", 0, 0, "Right! You marked all 2 squares there are to mark." },
  { MARK (ODD_REGIONS), LAST, "h1 a1", 0, 0,
    "You marked 1 of the 2 squares there are to mark; still missing: 1. 1 of your marks does "
    "not belong. The region of a1 has 2 squares." },
  { MARK (ODD_REGIONS), LAST, "h1 h7 c3", 0, 0,
    "1 of your marks does not belong. There is a disc on c3 already." },
  { MARK (SAFE_MOVES, .within = 1), OPENING, "c3 c4 d3 a1", 0, 0,
    "1 of your marks does not belong. No white disc touches a1, so nothing would turn there." },
  { MARK (SAFE_MOVES, .within = 1), GIFTS, "b4 b2", 0, 0,
    "1 of your marks does not belong. After b2 a corner can be taken at once." },
  { MARK (SAFE_MOVES, .within = 2), LATER_GIFTS, "g1 a4", 0, 0,
    "1 of your marks does not belong. After a4 White can force a corner within 2 moves." },
  { MARK (ANCHORS, .move = B2), ROWS, "f2 e5", 0, 0,
    "Right! You marked all 2 discs there are to mark." },
  { MARK (ANCHORS, .move = B2), ROWS, "f2 e5 d4", 0, 0,
    "1 of your marks does not belong. The disc on d4 would turn; an anchor lies behind the discs "
    "that turn." },
  { MARK (ANCHORS, .move = B2), ROWS, "f2 e5 a8", 0, 0,
    "1 of your marks does not belong. There is no disc on a8." },
  { MARK (ANCHORS, .move = C4), START, "e4 d5", 0, 0,
    "1 of your marks does not belong. No line of discs that turn ends at d5." },
  { MARK (WEDGES), GAP, "c1 e4", 0, 0,
    "1 of your marks does not belong. e4 would not stand between two white discs on an edge." },
  { MARK (WEDGES), GAP, "c1 h8", 0, 0,
    "1 of your marks does not belong. No white disc touches h8, so nothing would turn there." },
  { MARK (TEMPI), SHARED, "e7 f4 c4", 0, 0,
    "1 of your marks does not belong. White could play on c4 too." },
  { MARK (TEMPI), SHARED, "e7 f4 g7", 0, 0,
    "1 of your marks does not belong. After g7 a corner can be taken at once." },
  { MARK (TEMPI), SHARED, "e7 f4 g4", 0, 0,
    "1 of your marks does not belong. No white disc touches g4, so nothing would turn there." },
  { MARK (TEMPI, OF (WHITE)), SHARED, "g4 h4 c4", 0, 0,
    "1 of your marks does not belong. Black could play on c4 too." },
  { MARK (TEMPI, OF (WHITE)), SHARED, "g4 h4 f4", 0, 0,
    "1 of your marks does not belong. White could not play on f4." },
  { MARK (POTENTIAL), ONE, "a2 b2 c2 c1 b1", 0, 0,
    "1 of your marks does not belong. There is a disc on b1 already." },
  { COUNT (EMPTIES), START, "", 61, 0, "It is less than 61." },
  { COUNT (EMPTIES), START, "", 59, 0, "It is more than 59." },
  { { .type = SUMI_TASK_CHOOSE, .n_options = 3, .answer = 1 }, START, "", 0, 1, "Right!" },
  { { .type = SUMI_TASK_CHOOSE, .n_options = 3, .answer = 1 }, START, "", 0, 2,
    "No: something else is right." },
#define FLIP { .type = SUMI_TASK_FLIP, .move = B2 }
  { FLIP, ROWS, "c2 d2 e2 f2", 0, 0,
    "There is no white disc on f2 that could turn. Look in all eight directions from b2; still "
    "missing: 2 discs." },
};

static void
test_responses (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (responses); i++)
    {
      const SumiTask *task = &responses[i].task;
      SumiPosition position = position_of (responses[i].cells, SUMI_BLACK);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiAnswer answer = sumi_answer_find (task, position, &budget);
      SumiResponse response = { .squares = tutor_named (responses[i].squares),
                                .number = responses[i].number,
                                .option = responses[i].option };

      /* Where the board is nearly empty, not all can be disproved; the words are the same. */
      answer.is_decided = TRUE;
      tutor_assert_text (explain (&answer, task, position, &response),
                         responses[i].text);
    }
}

/* Each rule of turning, broken by one disc. */
static void
test_flip_rules (void)
{
  static const struct
  {
    const char *cells;
    const char *move;
    const char *turned;
    const char *text;
  } cases[] = {
    { ".OOX............................................................", "a1", "b1 c1",
      "Right! a1 turns 2 discs." },
    { ".OX.............................................................", "a1", "b1",
      "Right! a1 turns 1 disc." },
    { ".OOX............................................................", "a1", "b1",
      "Every disc of a line turns, up to the disc of yours at its end; still missing: 1 disc." },
    { ".OX.....O.......OX......X.......................................", "a1", "b1",
      "Look in all eight directions from a1; still missing: 2 discs." },
    { ".OXOX...........................................................", "a1", "b1 d1",
      "From a1 nothing turns beyond the first disc of yours; d1 lies behind it." },
    { ".OX.............X.......O.......................................", "a1", "b1 a4",
      "There is an empty square between a1 and a4, and no line may skip one." },
    { ".OX.....O.......................................................", "a1", "b1 a2",
      "The line from a1 over a2 does not lead to a disc of yours, so it does not turn." },
    { ".OX.............O.......X.......................................", "a1", "b1 a3",
      "There is an empty square between a1 and a3, and no line may skip one." },
    { ".OX......O......O.......X..........X............................", "a1", "b1",
      "Right! a1 turns 1 disc." },
    { ".OX......X.......O..............................................", "a1", "b1 b3",
      "No straight line leads from a1 to b3; a disc that turns does not turn others in its "
      "place." },
    { ".OX.............................................................", "a1", "b1 c1",
      "There is no white disc on c1 that could turn." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiTask task = { .type = SUMI_TASK_FLIP, .move = square_of (cases[i].move) };
      SumiPosition position = position_of (cases[i].cells, SUMI_BLACK);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiAnswer answer = sumi_answer_find (&task, position, &budget);
      SumiResponse response = { .squares = tutor_named (cases[i].turned) };

      tutor_assert_text (explain (&answer, &task, position, &response), cases[i].text);
    }
}

static SumiTask
make_task (RandomSource *source, SumiPosition position)
{
  static const SumiTaskType types[] = { SUMI_TASK_MARK, SUMI_TASK_MARK, SUMI_TASK_MARK,
                                        SUMI_TASK_COUNT, SUMI_TASK_FLIP, SUMI_TASK_CHOOSE };
  SumiTask task = { .type = types[random_source_below (source, 6)],
                    .set = random_source_below (source, SUMI_N_SETS),
                    .quantity = random_source_below (source, SUMI_N_QUANTITIES),
                    .has_side = random_source_below (source, 2),
                    .side = random_source_below (source, 2),
                    .move = random_square_of (source, sumi_position_legal_moves (position)),
                    .n_options = 2 + random_source_below (source, 5) };

  task.answer = random_source_below (source, task.n_options);
  return task;
}

/* No blank is left open; a wrong response is not told a square that it misses. */
static void
check_response (RandomSource *source,
                const SumiAnswer *answer,
                const SumiTask *task,
                SumiPosition position,
                Pinned *pinned)
{
  SumiSaying sayings[SUMI_ANSWER_MAX_SAYINGS];
  guint n;
  SumiBitboard change = random_source_next (source) & random_source_next (source);
  SumiResponse response = { .squares = answer->squares,
                            .number = answer->number + random_source_below (source, 3) - 1,
                            .option = random_source_below (source, task->n_options) };
  SumiBitboard missing, surplus;
  g_autofree char *text = NULL;
  gboolean is_right;

  if (random_source_below (source, 3) > 0)
    response.squares ^= change;
  is_right = sumi_answer_accepts (answer, task, &response, &missing, &surplus);
  text = explain (answer, task, position, &response);
  g_assert_null (strpbrk (text, "{}"));
  g_assert_cmpint (is_right, ==, g_str_has_prefix (text, "Right!"));
  n = sumi_answer_explain (answer, task, position, &response, sayings);
  for (guint i = 0; i < n; i++)
    pinned_add (pinned, "response %s %d, %d, squares %" G_GINT64_MODIFIER "x, numbers %d %d %d",
                sumi_saying_kind_to_name (sayings[i].kind), sayings[i].side, sayings[i].move,
                sayings[i].squares, sayings[i].count, sayings[i].before, sayings[i].after);
  g_assert_cmphex (
    tutor_named (text) & missing & ~surplus & ~sumi_bitboard_of (task->move), ==, 0);
}

/* What a rung shows is part of the answer, and only the last shows all of it. */
static void
check_hints (const SumiAnswer *answer,
             const SumiTask *task,
             SumiPosition position,
             Pinned *pinned)
{
  for (int level = 0; level < SUMI_N_ANSWER_HINTS; level++)
    {
      SumiSaying hint
        = sumi_answer_hint_make (answer, task, position, (SumiAnswerHintLevel) level);
      g_autofree char *text = tutor_say (hint);

      pinned_add (pinned, "hint %s %d, %d, squares %" G_GINT64_MODIFIER "x, numbers %d %d %d",
                  sumi_saying_kind_to_name (hint.kind), hint.side, hint.move, hint.squares,
                  hint.count, hint.before, hint.after);
      g_assert_null (strpbrk (text, "{}"));
      g_assert_cmphex (hint.squares & ~answer->squares, ==, 0);
      if (level < SUMI_ANSWER_HINT_ANSWER)
        g_assert_true (answer->squares == 0 || hint.squares != answer->squares);
      else
        g_assert_cmphex (hint.squares, ==, answer->squares);
      g_assert_cmphex (tutor_named (text) & ~sumi_bitboard_of (task->move), ==,
                       hint.squares & ~sumi_bitboard_of (task->move));
    }
}

static void
test_random (void)
{
  RandomSource source = random_source_init (27);
  Pinned pinned = { 0 };

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = random_position (&source, 4 + random_source_below (&source, 58));
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiTask task;
      SumiAnswer answer;

      if (sumi_position_legal_moves (position) == 0)
        continue;
      task = make_task (&source, position);
      budget.max_nodes = 1;
      answer = sumi_answer_find (&task, position, &budget);
      answer.is_decided = TRUE;
      check_response (&source, &answer, &task, position, &pinned);
      check_hints (&answer, &task, position, &pinned);
    }
  pinned_check (&pinned, "responses and hints", UINT64_C (0x131c6371cca2fd2c));
}

static void
test_hints (void)
{
  static const struct
  {
    SumiTask task;
    const char *rungs[SUMI_N_ANSWER_HINTS];
  } cases[] = {
    { MARK (LEGAL_MOVES),
      { "Look at every empty square next to a white disc: does a line of white discs lead from it "
        "to a disc of yours?",
        "There are 4 squares to mark.", "These are among them: d3 and c4.",
        "These are all of them: d3, c4, f5 and e6." } },
    { MARK (STABLE),
      { "Begin with the corners: a disc there can never be turned.",
        "There is nothing to mark here.", "There is nothing to mark here.",
        "There is nothing to mark here." } },
    { COUNT (EMPTIES),
      { "Count row by row.", "The number lies between 60 and 63.", "It is 60 or 61.",
        "It is 60." } },
    { { .type = SUMI_TASK_FLIP, .move = C4 },
      { "From c4, follow each of the eight directions to the first disc of yours.",
        "1 disc turns.", "It lies in row 4.", "c4 turns d4." } },
    { { .type = SUMI_TASK_CHOOSE, .n_options = 4, .answer = 3 },
      { "Rule out what cannot be right.", "Number 1 is not right.",
        "Number 3 or number 4 is right.", "Number 4 is right." } },
    { { .type = SUMI_TASK_CHOOSE, .n_options = 2, .answer = 0 },
      { "Rule out what cannot be right.", "One of the two is right, the other is not.",
        "One of the two is right, the other is not.", "Number 1 is right." } },
  };
  SumiPosition start = position_of (START, SUMI_BLACK);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int level = 0; level < SUMI_N_ANSWER_HINTS; level++)
      {
        SumiBudget budget = SUMI_BUDGET_UNLIMITED;
        SumiAnswer answer = sumi_answer_find (&cases[i].task, start, &budget);

        tutor_assert_text (tutor_say (sumi_answer_hint_make (&answer, &cases[i].task, start,
                                                             (SumiAnswerHintLevel) level)),
                           cases[i].rungs[level]);
      }
}

static void
test_undecided (void)
{
  SumiTask task = MARK (STABLE);
  SumiAnswer answer = { .is_decided = FALSE };
  SumiResponse response = { 0 };

  tutor_assert_text (
    explain (&answer, &task, position_of (START, SUMI_BLACK), &response),
    "It is not decided yet which discs can never be turned again.");
}

static void
test_play (void)
{
  static const struct
  {
    SumiTask task;
    SumiColor side;
    const char *cells;
    gboolean is_reached;
    const char *text;
  } cases[] = {
#define FIVE_TO_ONE "XXXXX..O........................................................"
#define EVEN "X......O........................................................"
    { PLAY (WIN), SUMI_BLACK, FIVE_TO_ONE, TRUE, "You win by 4 discs: that was the aim." },
    { PLAY (WIN), SUMI_WHITE, FIVE_TO_ONE, FALSE, "Black wins by 4 discs." },
    { PLAY (WIN), SUMI_WHITE, EVEN, FALSE, "The game is a draw: that is not enough." },
    { PLAY (MARGIN, .margin = 5), SUMI_BLACK, FIVE_TO_ONE, FALSE,
      "You win by 4 discs: that is not enough." },
    { PLAY (MARGIN, .margin = 4), SUMI_BLACK, FIVE_TO_ONE, TRUE,
      "You win by 4 discs: that was the aim." },
    { PLAY (CORNER, .corners = SUMI_CORNERS), SUMI_BLACK, EVEN, TRUE,
      "You took a corner: that was the aim." },
    { PLAY (CORNER, .corners = SUMI_CORNERS), SUMI_BLACK, EVEN, FALSE,
      "The game is over, and you took no corner." },
    { PLAY (CORNER, .corners = 0x81), SUMI_BLACK, EVEN, TRUE, "You took a1: that was the aim." },
    { PLAY (CORNER, .corners = UINT64_C (1) << 63 | 0x80), SUMI_BLACK, EVEN, FALSE,
      "The game is over, and you did not take h1 or h8." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int turn = SUMI_BLACK; turn <= SUMI_WHITE; turn++)
      tutor_assert_text (tutor_say (sumi_saying_of_outcome (
                           &cases[i].task, cases[i].side,
                           position_of (cases[i].cells, (SumiColor) turn),
                           cases[i].is_reached)),
                         cases[i].text);
}

/* What each merit says, and what shows that it is not true of a move. */
static void
test_merits (void)
{
  static const struct
  {
    SumiMerit merit;
    const char *move, *other, *text, *breach;
  } cases[] = {
    { { SUMI_MERIT_WINS_CORNER, UINT64_C (1) << 63 }, "a5", "h2",
      "Whatever White answers, you can take h8 next.",
      "After a5 White can answer h2, a6, f7 or h7, and then you cannot take h8." },
    { { SUMI_MERIT_KEEPS_CORNER, 0x80 }, "g1", "h2", "White cannot take h1 at once.",
      "After g1 White can take h1 at once." },
    { { SUMI_MERIT_PASS, 0 }, "h2", "g2", "White has to pass.", "After h2 White can play h7." },
    { { SUMI_MERIT_SPOILS, 0 }, "c1", "h2", "Each answer of White's lets you take a corner.",
      "After c1 White can answer b1, c2, f7 or h7, and then you can take no corner." },
    { { SUMI_MERIT_TAKES_REPLIES, UINT64_C (1) << 55 }, "h2", "g2",
      "White can no longer play h7.", "After h2 White can still play h7." },
    { { SUMI_MERIT_ODD_REGION, 0 }, "b2", "h2",
      "It is in a region with an odd number of empty squares.",
      "The region of b2 has 6 empty squares." },
    { { SUMI_MERIT_QUIET, 0 }, "a6", "h2", "It gives White no move that White did not have.",
      "After a6 White can play a5, a7, b7 and g7, which it could not before." },
    { { SUMI_MERIT_FEWER_REPLIES, 0 }, "a5", "h2", "It leaves White fewer moves than h2 does.",
      "White’s moves: 4 after a5, 1 after h2." },
    { { SUMI_MERIT_FEWER_FRONTIER, 0 }, "a5", "h2",
      "Fewer of your discs touch an empty square than after h2.",
      "Discs of yours that touch an empty square: 5 after a5, 5 after h2." },
    { { SUMI_MERIT_MORE_FLIPS, 0 }, "h2", "a6", "It turns more discs than a6 does.",
      "Discs that turn: 3 for h2, 5 for a6." },
  };
  SumiPosition position = position_of (tutor_puzzles[0], SUMI_BLACK);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiSquare other = square_of (cases[i].other);

      tutor_assert_text (tutor_say (sumi_saying_of_merit (cases[i].merit, SUMI_BLACK, other)),
                         cases[i].text);
      tutor_assert_text (tutor_say (sumi_saying_of_breach (cases[i].merit, position,
                                                           square_of (cases[i].move), other)),
                         cases[i].breach);
    }
}

/* What shows that a merit is not true of a move after which there is no reply. */
static void
test_merits_at_the_end (void)
{
  static const struct
  {
    SumiMerit merit;
    const char *breach;
  } cases[] = {
    { { SUMI_MERIT_WINS_CORNER, UINT64_C (1) << 63 },
      "After c1 White has no move, but you cannot take h8 all the same." },
    { { SUMI_MERIT_PASS, 0 }, "After c1 the game is over." },
    { { SUMI_MERIT_SPOILS, 0 }, "White has no answer to c1 at all." },
  };
  SumiPosition position = position_of (ONE, SUMI_BLACK);
  SumiSquare move = square_of ("c1");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    tutor_assert_text (tutor_say (sumi_saying_of_breach (cases[i].merit, position, move, move)),
                       cases[i].breach);
}

/* The hints to the question where one reason is asked for, and where every one is. */
static void
test_reason_hints (void)
{
  static const char *const rungs[SUMI_N_ASKS][SUMI_N_ANSWER_HINTS] = {
    [SUMI_ASK_ONE] = { "Imagine the board after each of the two moves: what can White do after one "
                       "of them only?",
                       "Number 2 is not right.", "Number 1 or number 4 is right.",
                       "Number 1 is right." },
    [SUMI_ASK_EVERY] = { "Imagine the board after each of the two moves: what can White do after "
                         "one of them only?",
                         "2 of the sentences are reasons.", "Number 1 is not right.",
                         "Numbers 2 and 4 are right." },
  };

  for (int ask = 0; ask < SUMI_N_ASKS; ask++)
    for (int level = 0; level < SUMI_N_ANSWER_HINTS; level++)
      {
        SumiTask task = { .type = SUMI_TASK_REASON, .asked = (SumiAsk) ask };
        SumiAnswer answer = { .is_decided = TRUE,
                              .reasons = { .n_options = 4,
                                           .right = ask == SUMI_ASK_ONE ? 0x1 : 0xa } };

        tutor_assert_text (tutor_say (sumi_answer_hint_make (
                             &answer, &task, position_of (START, SUMI_BLACK),
                             (SumiAnswerHintLevel) level)),
                           rungs[ask][level]);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/answer-words/questions", test_questions);
  g_test_add_func ("/tutor/answer-words/responses", test_responses);
  g_test_add_func ("/tutor/answer-words/flip-rules", test_flip_rules);
  g_test_add_func ("/tutor/answer-words/random", test_random);
  g_test_add_func ("/tutor/answer-words/hints", test_hints);
  g_test_add_func ("/tutor/answer-words/undecided", test_undecided);
  g_test_add_func ("/tutor/answer-words/play", test_play);
  g_test_add_func ("/tutor/answer-words/merits", test_merits);
  g_test_add_func ("/tutor/answer-words/merits-at-the-end", test_merits_at_the_end);
  g_test_add_func ("/tutor/answer-words/reason-hints", test_reason_hints);
  return g_test_run ();
}
