/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Answers that are no moves, held against the slow rules. */

#include "random-positions.h"
#include "slow-rules.h"
#include "slow-task.h"
#include "sumi-answer.h"
#include "sumi-notation.h"
#include "sumi-stability.h"

#define N_POSITIONS 1500

static SumiAnswer
find (const SumiTask *task, SumiPosition position)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  return sumi_answer_find (task, position, &budget);
}

/* BOARD with the turn given to the side that TASK asks about. */
static SlowBoard
board_of_side (const SumiTask *task, SlowBoard board)
{
  if (task->has_side)
    board.turn = task->side == SUMI_BLACK ? SLOW_BLACK : SLOW_WHITE;
  return board;
}

/* Within one move of the opponent's a corner is taken at once, and not once it has passed. */
static SumiBitboard
slow_safe_moves (const SlowBoard *board, int within)
{
  const SumiGoal corner = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  SlowCell other = board->turn == SLOW_BLACK ? SLOW_WHITE : SLOW_BLACK;
  uint64_t legal = slow_legal (board), safe = 0;

  for (int square = 0; square < 64; square++)
    {
      SlowBoard after;

      if ((legal >> square & 1) == 0)
        continue;
      after = slow_play (board, square);
      if (within == 1 ? (slow_legal (&after) & SUMI_CORNERS) == 0
                      : !slow_task_can_force (&after, other, &corner, within))
        safe |= (uint64_t) 1 << square;
    }
  return safe;
}

static SumiBitboard
slow_set (const SumiTask *task, const SlowBoard *board)
{
  SlowBoard asked = board_of_side (task, *board);

  switch (task->set)
    {
    case SUMI_SET_LEGAL_MOVES:
      return slow_legal (&asked);
    case SUMI_SET_FLIPS:
      return slow_flips (board, task->move);
    case SUMI_SET_FRONTIER:
      return slow_frontier (board, asked.turn);
    case SUMI_SET_STABLE:
      if (task->has_side)
        return slow_stable (board, asked.turn);
      return slow_stable (board, SLOW_BLACK) | slow_stable (board, SLOW_WHITE);
    case SUMI_SET_CORNER_GIFTS:
      return slow_corner_gifts (board);
    case SUMI_SET_SAFE_MOVES:
      return slow_safe_moves (board, task->within);
    case SUMI_SET_ANCHORS:
      return slow_anchors (&asked, task->move);
    case SUMI_SET_POTENTIAL:
      return slow_potential (board, asked.turn);
    case SUMI_SET_HOT_SQUARES:
      return slow_hot_squares (board);
    case SUMI_SET_TEMPI:
      return slow_tempi (board, asked.turn);
    case SUMI_SET_WEDGES:
      return slow_wedges (board);
    case SUMI_SET_ODD_REGIONS:
    case SUMI_N_SETS:
    default:
      return slow_odd_regions (board, false);
    }
}

static int
slow_quantity (const SumiTask *task, const SlowBoard *board)
{
  SlowBoard asked = board_of_side (task, *board);
  int black = slow_count (board, SLOW_BLACK), white = slow_count (board, SLOW_WHITE);

  switch (task->quantity)
    {
    case SUMI_QUANTITY_LEGAL_MOVES:
      return sumi_bitboard_count (slow_legal (&asked));
    case SUMI_QUANTITY_FLIPS:
      return sumi_bitboard_count (slow_flips (board, task->move));
    case SUMI_QUANTITY_BLACK:
      return black;
    case SUMI_QUANTITY_WHITE:
      return white;
    case SUMI_QUANTITY_EMPTIES:
      return slow_count (board, SLOW_EMPTY);
    case SUMI_QUANTITY_POTENTIAL:
      return sumi_bitboard_count (slow_potential (board, asked.turn));
    case SUMI_QUANTITY_TEMPI:
      return sumi_bitboard_count (slow_tempi (board, asked.turn));
    case SUMI_QUANTITY_MARGIN:
    case SUMI_N_QUANTITIES:
    default:
      return black > white ? black - white : white - black;
    }
}

/* A task of TYPE about POSITION, in which there is a move. */
static SumiTask
make_task (RandomSource *source, SumiTaskType type, SumiPosition position)
{
  SumiTask task;
  int side = random_source_below (source, 3);

  sumi_task_init (&task);
  task.type = type;
  task.has_side = side < 2;
  task.side = side == 1 ? SUMI_WHITE : SUMI_BLACK;
  task.within = 1;
  task.move = random_square_of (source, sumi_position_legal_moves (position));
  return task;
}

/* A move of the side that TASK is about; any square if it has none. */
static SumiSquare
random_move_of_side (RandomSource *source, const SumiTask *task, SumiPosition position)
{
  SumiBitboard moves = sumi_position_moves_of (position, sumi_task_get_side (task, position));

  return random_square_of (source, moves != 0 ? moves : UINT64_MAX);
}

static SumiPosition
make_position (RandomSource *source)
{
  for (;;)
    {
      SumiPosition position = random_source_below (source, 2) == 0
                                ? random_scattered_position (source)
                                : random_position (source, 4 + random_source_below (source, 60));

      if (sumi_position_legal_moves (position) != 0)
        return position;
    }
}

static void
test_sets (void)
{
  RandomSource source = random_source_init (81);
  int n_ambiguous = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = make_position (&source);
      SlowBoard board = slow_from_position (position);
      SumiTask task = make_task (&source, SUMI_TASK_MARK, position);

      for (int set = 0; set < SUMI_N_SETS; set++)
        {
          SumiBitboard joined = slow_odd_regions (&board, true);
          SumiAnswer answer;

          task.set = (SumiSet) set;
          if (set == SUMI_SET_ANCHORS)
            task.move = random_move_of_side (&source, &task, position);
          g_assert_cmphex (sumi_answer_get_squares (&task, position), ==, slow_set (&task, &board));
          if (set == SUMI_SET_STABLE)
            continue;
          answer = find (&task, position);
          g_assert_true (answer.is_decided);
          g_assert_cmphex (answer.squares, ==, slow_set (&task, &board));
          g_assert_cmpint (answer.is_ambiguous, ==,
                           set == SUMI_SET_ODD_REGIONS && answer.squares != joined);
          n_ambiguous += answer.is_ambiguous;
        }
    }
  g_assert_cmpint (n_ambiguous, >, 10);
}

/* Moves are safe for more than one move where a search of all replies finds them so. */
static void
test_safe_moves (void)
{
  RandomSource source = random_source_init (86);
  int n_safe = 0, n_later = 0;

  for (int i = 0; i < N_POSITIONS / 10; i++)
    {
      SumiPosition position = random_position (&source, 20 + random_source_below (&source, 40));
      SlowBoard board = slow_from_position (position);
      SumiTask task = { .type = SUMI_TASK_MARK, .set = SUMI_SET_SAFE_MOVES, .within = 2,
                        .move = SUMI_SQUARE_NONE };
      SumiAnswer answer = find (&task, position);

      g_assert_true (answer.is_decided);
      g_assert_cmphex (answer.squares, ==, slow_set (&task, &board));
      n_safe += sumi_bitboard_count (answer.squares);
      n_later += answer.squares != sumi_answer_get_squares (&task, position);
    }
  g_assert_cmpint (n_safe, >, N_POSITIONS / 10);
  g_assert_cmpint (n_later, >, 20);
}

/* After h6 Black must pass, and h2, White's only move then, opens h1: Black's next move takes it,
 * but not at once. */
static void
test_safe_before_pass (void)
{
  SumiTask task = { .type = SUMI_TASK_MARK, .set = SUMI_SET_SAFE_MOVES, .within = 1,
                    .move = SUMI_SQUARE_NONE };
  SumiBitboard black, white;
  SumiPosition position;
  SlowBoard board;

  sumi_cells_from_text ("XXXXXXX.XOXXXXX.XOXXXXXXXOOXXXOOXXXXXXXXXOXXOXX.XXXXXXXXXXXXXXXX",
                        &black, &white);
  position = sumi_position_make (black, white, SUMI_WHITE);
  board = slow_from_position (position);
  g_assert_cmphex (find (&task, position).squares, ==, sumi_bitboard_of (47));
  g_assert_cmphex (slow_set (&task, &board), ==, sumi_bitboard_of (47));
  task.type = SUMI_TASK_DENY;
  task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  g_assert_cmphex (slow_task_right (&task, position), ==, 0);
}

/* A search that may not go on leaves moves undecided, and the answer too. */
static void
test_safe_moves_budget (void)
{
  RandomSource source = random_source_init (87);
  SumiTask task = { .type = SUMI_TASK_MARK, .set = SUMI_SET_SAFE_MOVES, .within = 8,
                    .move = SUMI_SQUARE_NONE };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiAnswer answer;

  budget.max_nodes = 10;
  answer = sumi_answer_find (&task, random_position (&source, 30), &budget);
  g_assert_false (answer.is_decided);
  g_assert_cmphex (answer.undecided, !=, 0);
}

static void
test_quantities (void)
{
  RandomSource source = random_source_init (82);

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = make_position (&source);
      SlowBoard board = slow_from_position (position);
      SumiTask task = make_task (&source, SUMI_TASK_COUNT, position);

      for (int quantity = 0; quantity < SUMI_N_QUANTITIES; quantity++)
        {
          task.quantity = (SumiQuantity) quantity;
          g_assert_true (find (&task, position).is_decided);
          g_assert_cmpint (find (&task, position).number, ==, slow_quantity (&task, &board));
        }
      task.type = SUMI_TASK_FLIP;
      g_assert_cmphex (find (&task, position).squares, ==, slow_flips (&board, task.move));
    }
}

/* Stable discs are decided where each is proved or disproved, within what the budget allows. */
static void
test_stable (void)
{
  RandomSource source = random_source_init (83);
  int n_decided = 0, n_open = 0;

  for (int i = 0; i < 200; i++)
    {
      SumiPosition position = random_position (&source, 54 + random_source_below (&source, 9));
      SumiTask task = { .type = SUMI_TASK_MARK, .set = SUMI_SET_STABLE, .has_side = i % 3 < 2,
                        .side = i % 3 == 0 ? SUMI_BLACK : SUMI_WHITE };
      SumiBitboard discs = task.has_side ? sumi_position_discs (position, task.side)
                                         : position.own | position.opponent;
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiAnswer answer = find (&task, position);

      g_assert_cmpint (answer.is_decided, ==,
                       sumi_stability_find (position, discs, &budget).undecided == 0);
      n_decided += answer.is_decided;
      n_open += !answer.is_decided;
    }
  g_assert_cmpint (n_decided, >, 20);
  g_assert_cmpint (n_open, >, 20);
}

/* Every response is accepted that equals the answer, and no other; both differences are told. */
static void
test_accepts (void)
{
  RandomSource source = random_source_init (84);

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = make_position (&source);
      SumiTask task = make_task (&source, i % 2 == 0 ? SUMI_TASK_MARK : SUMI_TASK_FLIP, position);
      SumiAnswer answer = find (&task, position);
      SumiBitboard change = sumi_bitboard_of (random_source_below (&source, 64));
      SumiResponse response = { .squares = answer.squares };
      SumiBitboard missing, surplus;

      g_assert_true (sumi_answer_accepts (&answer, &task, &response, &missing, &surplus));
      g_assert_cmphex (missing | surplus, ==, 0);
      response.squares ^= change;
      g_assert_false (sumi_answer_accepts (&answer, &task, &response, &missing, &surplus));
      g_assert_cmphex (missing, ==, answer.squares & change);
      g_assert_cmphex (surplus, ==, change & ~answer.squares);
    }
}

static void
test_numbers_and_options (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiTask count = { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_EMPTIES };
  SumiTask choose = { .type = SUMI_TASK_CHOOSE, .n_options = 4, .answer = 2 };
  SumiAnswer counted = find (&count, start), chosen = find (&choose, start);
  SumiBitboard missing, surplus;

  for (int i = 0; i < 64; i++)
    {
      SumiResponse response = { .number = i, .option = i % 4 };

      g_assert_cmpint (sumi_answer_accepts (&counted, &count, &response, &missing, &surplus), ==,
                       i == 60);
      g_assert_cmpint (sumi_answer_accepts (&chosen, &choose, &response, &missing, &surplus), ==,
                       i % 4 == 2);
      g_assert_cmphex (missing | surplus, ==, 0);
    }
}

/* An undecided answer accepts nothing. */
static void
test_undecided (void)
{
  SumiTask task = { .type = SUMI_TASK_MARK, .set = SUMI_SET_STABLE };
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiResponse response = { 0 };
  SumiBitboard missing, surplus;
  SumiAnswer answer;

  budget.max_nodes = 1;
  answer = sumi_answer_find (&task, start, &budget);
  g_assert_false (answer.is_decided);
  g_assert_cmphex (answer.undecided, !=, 0);
  g_assert_cmphex (answer.undecided & ~(start.own | start.opponent), ==, 0);
  g_assert_false (sumi_answer_accepts (&answer, &task, &response, &missing, &surplus));
  answer = find (&task, start);
  g_assert_true (answer.is_decided);
  g_assert_true (sumi_answer_accepts (&answer, &task, &response, &missing, &surplus));
}

/* Ends of games and positions before them, for each kind of aim and for both sides. */
static void
test_aims (void)
{
  static const struct
  {
    const char *cells; /* of the first row; the others are empty */
    SumiPlayAim aim;
    gboolean is_blacks, is_whites;
    SumiScoring scoring;
  } cases[] = {
    { "XXXXXO", { SUMI_PLAY_AIM_WIN }, FALSE, FALSE }, /* Black can still move */
    { "XXX.OO", { SUMI_PLAY_AIM_WIN }, TRUE, FALSE },
    { "XXX.OOO", { SUMI_PLAY_AIM_WIN }, FALSE, FALSE },
    { "XX..OOO", { SUMI_PLAY_AIM_WIN }, FALSE, TRUE },
    { "XXX.OO", { SUMI_PLAY_AIM_MARGIN, .margin = 1 }, TRUE, FALSE },
    { "XXX.OO", { SUMI_PLAY_AIM_MARGIN, .margin = 2 }, FALSE, FALSE },
    { "X..OOO", { SUMI_PLAY_AIM_MARGIN, .margin = 2 }, FALSE, TRUE },
    { "X..OOO", { SUMI_PLAY_AIM_MARGIN, .margin = 3 }, FALSE, FALSE },
    { "XXX.OO",
      { SUMI_PLAY_AIM_MARGIN, .margin = 60 },
      TRUE,
      FALSE,
      SUMI_SCORING_EMPTIES_TO_WINNER },
    { "XXX.OO",
      { SUMI_PLAY_AIM_MARGIN, .margin = 61 },
      FALSE,
      FALSE,
      SUMI_SCORING_EMPTIES_TO_WINNER },
    { "X..OOO.O", { SUMI_PLAY_AIM_CORNER, .corners = SUMI_CORNERS }, TRUE, TRUE },
    { "X..OOO.O", { SUMI_PLAY_AIM_CORNER, .corners = UINT64_C (1) << 7 }, FALSE, TRUE },
    { ".XO", { SUMI_PLAY_AIM_CORNER, .corners = SUMI_CORNERS }, FALSE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiBitboard black = 0, white = 0;

      for (int square = 0; cases[i].cells[square] != '\0'; square++)
        {
          black |= cases[i].cells[square] == 'X' ? sumi_bitboard_of (square) : 0;
          white |= cases[i].cells[square] == 'O' ? sumi_bitboard_of (square) : 0;
        }
      for (int turn = SUMI_BLACK; turn <= SUMI_WHITE; turn++)
        {
          SumiPosition position = sumi_position_make (black, white, (SumiColor) turn);

          g_assert_cmpint (sumi_play_aim_is_reached (&cases[i].aim, cases[i].scoring, position,
                                                     SUMI_BLACK),
                           ==, cases[i].is_blacks);
          g_assert_cmpint (sumi_play_aim_is_reached (&cases[i].aim, cases[i].scoring, position,
                                                     SUMI_WHITE),
                           ==, cases[i].is_whites);
        }
    }
}

/* Sentences to choose from, and reasons, are answered by an option; nothing else is. */
static void
test_by_option (void)
{
  for (int type = 0; type < SUMI_N_TASK_TYPES; type++)
    g_assert_cmpint (sumi_task_is_by_option ((SumiTaskType) type), ==,
                     type == SUMI_TASK_CHOOSE || type == SUMI_TASK_REASON);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/answer/sets", test_sets);
  g_test_add_func ("/answer/safe-moves", test_safe_moves);
  g_test_add_func ("/answer/safe-before-pass", test_safe_before_pass);
  g_test_add_func ("/answer/safe-moves-budget", test_safe_moves_budget);
  g_test_add_func ("/answer/quantities", test_quantities);
  g_test_add_func ("/answer/stable", test_stable);
  g_test_add_func ("/answer/accepts", test_accepts);
  g_test_add_func ("/answer/numbers-and-options", test_numbers_and_options);
  g_test_add_func ("/answer/undecided", test_undecided);
  g_test_add_func ("/answer/aims", test_aims);
  g_test_add_func ("/answer/by-option", test_by_option);
  return g_test_run ();
}
