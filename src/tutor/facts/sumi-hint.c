/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-hint.h"

#include "sumi-cause.h"
#include "sumi-coach.h"
#include "sumi-opening-line.h"

#define CENTRE UINT64_C (0x00003c3c3c3c0000)
#define LEFT UINT64_C (0x0f0f0f0f0f0f0f0f)
#define UPPER UINT64_C (0x00000000ffffffff)

/* The least number of legal moves in a region of a hint, unless there is no larger region: fewer
 * would give too much away. */
#define MIN_MOVES_IN_REGION 3

/* The limit of nodes for the corners that can be forced, so that the same are found on every
 * machine. */
#define CORNER_NODES 100000

/* How a right move forces a corner. */
typedef enum
{
  WAY_OTHER,
  WAY_SQUEEZE, /* the opponent runs out of moves that lose no corner */
  WAY_AIM,     /* a line to a corner is prepared */
} Way;

/* From the smallest to the whole board. */
static const SumiBitboard region_squares[SUMI_N_REGIONS] = {
  [SUMI_REGION_TOP_EDGE] = SUMI_RANK_1,
  [SUMI_REGION_BOTTOM_EDGE] = SUMI_RANK_8,
  [SUMI_REGION_LEFT_EDGE] = SUMI_FILE_A,
  [SUMI_REGION_RIGHT_EDGE] = SUMI_FILE_H,
  [SUMI_REGION_CENTRE] = CENTRE,
  [SUMI_REGION_UPPER_LEFT] = UPPER & LEFT,
  [SUMI_REGION_UPPER_RIGHT] = UPPER & ~LEFT,
  [SUMI_REGION_LOWER_LEFT] = ~UPPER & LEFT,
  [SUMI_REGION_LOWER_RIGHT] = ~UPPER & ~LEFT,
  [SUMI_REGION_UPPER] = UPPER,
  [SUMI_REGION_LOWER] = ~UPPER,
  [SUMI_REGION_LEFT] = LEFT,
  [SUMI_REGION_RIGHT] = ~LEFT,
  [SUMI_REGION_BOARD] = UINT64_MAX,
};

static SumiSaying
say (SumiSayingKind kind)
{
  return sumi_saying_make (kind, SUMI_BLACK, SUMI_SQUARE_NONE);
}

static SumiSaying
say_count (SumiSayingKind kind, int count)
{
  SumiSaying saying = say (kind);

  saying.count = count;
  return saying;
}

/* Whether A looks more like a right move than B does, as far as it was judged; both are wrong. */
static gboolean
is_better_decoy (const SumiLadderMove *a, const SumiLadderMove *b)
{
  if (a->excess != b->excess)
    return a->excess < b->excess;
  if (a->n_refutations != b->n_refutations)
    return a->n_refutations < b->n_refutations;
  if (a->n_replies != b->n_replies)
    return a->n_replies < b->n_replies;
  return a->n_flips > b->n_flips;
}

/* The wrong move in the ladder's region that is hardest to tell from a right one; SUMI_SQUARE_NONE
 * if every move is right. */
static SumiSquare
find_decoy (const SumiLadder *ladder)
{
  SumiBitboard region = region_squares[sumi_ladder_find_region (ladder, NULL)];
  const SumiLadderMove *decoy = NULL;

  for (int i = 0; i < ladder->n_moves; i++)
    {
      const SumiLadderMove *move = &ladder->moves[i];

      if (move->is_wrong && sumi_bitboard_has (region, move->move)
          && (decoy == NULL || is_better_decoy (move, decoy)))
        decoy = move;
    }
  return decoy != NULL ? decoy->move : SUMI_SQUARE_NONE;
}

/* Where every move is right, or there is but one, nothing needs to be narrowed down; FALSE where
 * there is something. */
static gboolean
has_no_choice (const SumiLadder *ladder, SumiSaying *out_saying)
{
  int count = sumi_bitboard_count (ladder->legal);

  if (count == 1)
    *out_saying = say (SUMI_SAYING_HINT_ONE_MOVE);
  else if (ladder->right == ladder->legal)
    *out_saying = say_count (SUMI_SAYING_HINT_ALL_RIGHT, count);
  return count == 1 || ladder->right == ladder->legal;
}

/* What CAUSE is said of. */
static Way
way_of_cause (const SumiFact *cause)
{
  switch ((int) cause->kind)
    {
    case SUMI_FACT_LINE:
    case SUMI_FACT_AIMS:
      return WAY_AIM;
    case SUMI_FACT_LEFT:
    case SUMI_FACT_OPENS:
    case SUMI_FACT_STUCK:
    case SUMI_FACT_PLAN:
    case SUMI_FACT_TEMPO:
      return WAY_SQUEEZE;
    default:
      return WAY_OTHER;
    }
}

/* How the move KEY of JUDGEMENT forces a corner, and in OUT_CAUSE what tells so. */
static Way
find_way (const SumiJudgement *judgement, SumiSquare key, SumiFact *out_cause)
{
  const SumiTask *task = &judgement->task;
  g_autoptr (GArray) causes = NULL;

  if (task->type != SUMI_TASK_FORCE || task->goal.kind != SUMI_GOAL_CORNER
      || task->goal.corners != SUMI_CORNERS || task->within < 2
      || sumi_judgement_get (judgement, key)->replies == 0)
    return WAY_OTHER;
  causes = sumi_coach_find_causes (judgement, key, SUMI_COACH_DEFAULT);
  for (guint i = 0; i < causes->len; i++)
    {
      *out_cause = g_array_index (causes, SumiFact, i);
      if (way_of_cause (out_cause) != WAY_OTHER)
        return way_of_cause (out_cause);
    }
  return WAY_OTHER;
}

/* The first rung: an aim is told from a squeeze. */
static SumiSaying
get_idea (const SumiJudgement *judgement)
{
  SumiLadder ladder;
  SumiFact cause;
  gboolean is_turned;

  if (judgement->is_decided && judgement->right != 0)
    {
      sumi_ladder_judge (&ladder, judgement);
      if (find_way (judgement, sumi_ladder_find_move (&ladder), &cause) == WAY_AIM)
        {
          is_turned = cause.kind == SUMI_FACT_LINE && cause.anchors != 0
                      && cause.end != cause.move;
          return say (is_turned ? SUMI_SAYING_HINT_TURN_DISC : SUMI_SAYING_HINT_LINES);
        }
    }
  return sumi_saying_of_task (SUMI_SAYING_IDEA, &judgement->task, judgement->position.turn);
}

/* The corners that the side to move can force in time, each by itself; FALSE if that is not found
 * out. */
static gboolean
find_sure_corners (const SumiJudgement *judgement, SumiBitboard *out_corners)
{
  SumiTask task = judgement->task;

  *out_corners = 0;
  SUMI_FOREACH_SQUARE (corner, SUMI_CORNERS)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) of_corner = NULL;

      budget.max_nodes = CORNER_NODES;
      task.goal.corners = sumi_bitboard_of ((SumiSquare) corner);
      of_corner = sumi_judgement_new (&task, judgement->position, SUMI_JUDGE_DEFAULT, &budget);
      if (of_corner->right != 0)
        *out_corners |= task.goal.corners;
      else if (!of_corner->is_decided)
        return FALSE;
    }
  return *out_corners != 0;
}

/* How many replies are left after KEY, to the only right move or to one of several. */
static SumiSaying
get_replies (const SumiJudgement *judgement, SumiSquare key)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, key);
  gboolean is_only = sumi_bitboard_count (judgement->right) == 1;
  SumiSaying saying = sumi_saying_make (
    SUMI_SAYING_NONE, sumi_color_opposite (judgement->position.turn), SUMI_SQUARE_NONE);

  saying.count = sumi_bitboard_count (verdict->replies);
  if (saying.count > 0)
    saying.kind = is_only ? SUMI_SAYING_HINT_REPLIES : SUMI_SAYING_HINT_REPLIES_SOME;
  else if (sumi_position_is_over (verdict->after))
    saying.kind = is_only ? SUMI_SAYING_HINT_OVER : SUMI_SAYING_HINT_OVER_SOME;
  else
    saying.kind = is_only ? SUMI_SAYING_HINT_PASS : SUMI_SAYING_HINT_PASS_SOME;
  return saying;
}

/* How many moves of both sides are missing to the opening that is to be played. */
static SumiSaying
count_missing (const SumiJudgement *judgement)
{
  const SumiNamedOpening *opening = sumi_named_opening_get ((guint) judgement->task.opening);

  return say_count (SUMI_SAYING_HINT_MISSING,
                    sumi_opening_line_count_moves (opening, judgement->position));
}

static SumiSaying
get_move (const SumiJudgement *judgement, SumiSquare key)
{
  int others = sumi_bitboard_count (judgement->right) - 1;
  SumiSaying saying
    = sumi_saying_make (others == 0 ? SUMI_SAYING_HINT_ONLY_RIGHT : SUMI_SAYING_HINT_MOVE,
                        sumi_color_opposite (judgement->position.turn), key);

  saying.count = others;
  saying.squares = sumi_bitboard_of (key);
  return saying;
}

/* Says how many squares there are; the next steps say which. */
static SumiSaying
count_squares (const SumiTask *task, SumiBitboard squares)
{
  if (squares == 0)
    return say (SUMI_SAYING_HINT_NOTHING_TO_MARK);
  return say_count (task->type == SUMI_TASK_FLIP ? SUMI_SAYING_HINT_DISCS
                                                 : SUMI_SAYING_HINT_SQUARES,
                    sumi_bitboard_count (squares));
}

/* Names half of the squares; if there is only one, its row. */
static SumiSaying
get_first_squares (const SumiTask *task, SumiBitboard squares)
{
  int count = sumi_bitboard_count (squares);
  SumiSaying saying = say_count (SUMI_SAYING_HINT_AMONG, count / 2);

  if (count == 0)
    return count_squares (task, squares);
  if (count == 1)
    return say_count (SUMI_SAYING_HINT_ROW, sumi_square_row (sumi_bitboard_first (squares)) + 1);
  SUMI_FOREACH_SQUARE (square, squares)
    {
      if (sumi_bitboard_count (saying.squares) < count / 2)
        saying.squares |= sumi_bitboard_of ((SumiSquare) square);
    }
  return saying;
}

static SumiSaying
get_all_squares (const SumiTask *task, SumiBitboard squares)
{
  SumiSaying saying = say_count (
    task->type == SUMI_TASK_FLIP ? SUMI_SAYING_HINT_TURNS : SUMI_SAYING_HINT_ALL,
    sumi_bitboard_count (squares));

  if (squares == 0)
    return count_squares (task, squares);
  saying.move = task->move;
  saying.squares = squares;
  return saying;
}

static SumiSaying
get_squares (const SumiAnswer *answer, const SumiTask *task, SumiAnswerHintLevel level)
{
  if (!answer->is_decided)
    return say (task->set == SUMI_SET_STABLE ? SUMI_SAYING_DISCS_NOT_DECIDED
                                             : SUMI_SAYING_ANSWER_NOT_DECIDED);
  if (level == SUMI_ANSWER_HINT_NARROW)
    return count_squares (task, answer->squares);
  if (level == SUMI_ANSWER_HINT_FIRST)
    return get_first_squares (task, answer->squares);
  return get_all_squares (task, answer->squares);
}

/* Bounds whose middle is not always the number. */
static SumiSaying
get_number (int number, SumiAnswerHintLevel level)
{
  int width = level == SUMI_ANSWER_HINT_NARROW ? 4 : 2;
  SumiSaying saying = say_count (SUMI_SAYING_HINT_NUMBER, number);

  if (level == SUMI_ANSWER_HINT_ANSWER)
    return saying;
  saying.kind
    = level == SUMI_ANSWER_HINT_NARROW ? SUMI_SAYING_HINT_BETWEEN : SUMI_SAYING_HINT_EITHER;
  saying.count = 0;
  saying.before = number - number % width;
  saying.after = saying.before + width - 1;
  return saying;
}

/* Options are numbered from 1 here, in the order in which they stand. */
static SumiSaying
get_option (const SumiTask *task, SumiAnswerHintLevel level)
{
  int other = task->answer == 0 ? task->n_options - 1 : task->answer - 1;
  SumiSaying saying = say_count (SUMI_SAYING_HINT_OPTION, task->answer + 1);

  if (level == SUMI_ANSWER_HINT_ANSWER)
    return saying;
  if (task->n_options == 2)
    return say (SUMI_SAYING_HINT_TWO_OPTIONS);
  if (level != SUMI_ANSWER_HINT_FIRST)
    return say_count (SUMI_SAYING_HINT_WRONG_OPTION, 1 + (task->answer + 1) % task->n_options);
  saying = say (SUMI_SAYING_HINT_EITHER_OPTION);
  saying.before = MIN (task->answer, other) + 1;
  saying.after = MAX (task->answer, other) + 1;
  return saying;
}

/* The same of reasons. Where several are to be chosen, their number comes first, then one that is
 * none; the last hint names those that are. */
static SumiSaying
get_reason (const SumiReasons *reasons, SumiAnswerHintLevel level)
{
  int n_right = __builtin_popcount (reasons->right);
  guint wrong = ((1u << reasons->n_options) - 1) & ~reasons->right;
  SumiTask task = { .n_options = (int) reasons->n_options,
                    .answer = __builtin_ctz (reasons->right) };
  SumiSaying saying;

  if (n_right == 1)
    return get_option (&task, level);
  if (level == SUMI_ANSWER_HINT_NARROW)
    return say_count (SUMI_SAYING_HINT_REASONS, n_right);
  if (level == SUMI_ANSWER_HINT_FIRST)
    return say_count (SUMI_SAYING_HINT_WRONG_OPTION, __builtin_ctz (wrong) + 1);
  saying = say (n_right == 2 ? SUMI_SAYING_HINT_OPTIONS : SUMI_SAYING_HINT_THREE_OPTIONS);
  saying.before = __builtin_ctz (reasons->right) + 1;
  saying.count = __builtin_ctz (reasons->right & (reasons->right - 1)) + 1;
  saying.after = 32 - __builtin_clz (reasons->right);
  return saying;
}

/**
 * sumi_ladder_init: the legal moves of POSITION, of which nothing is known yet.
 */
void
sumi_ladder_init (SumiLadder *ladder, SumiPosition position)
{
  *ladder = (SumiLadder){ .legal = sumi_position_legal_moves (position) };
  SUMI_FOREACH_SQUARE (square, ladder->legal)
    {
      SumiPosition after = sumi_position_play (position, (SumiSquare) square);

      ladder->moves[ladder->n_moves++] = (SumiLadderMove){
        .move = (SumiSquare) square,
        .n_replies = sumi_bitboard_count (sumi_position_legal_moves (after)),
        .n_flips = sumi_bitboard_count (sumi_position_flips (position, (SumiSquare) square)),
      };
    }
}

/**
 * sumi_ladder_judge: the moves of the position of JUDGEMENT, with what was found of them.
 */
void
sumi_ladder_judge (SumiLadder *ladder, const SumiJudgement *judgement)
{
  sumi_ladder_init (ladder, judgement->position);
  ladder->right = judgement->right;
  for (int i = 0; i < ladder->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, ladder->moves[i].move);

      ladder->moves[i].is_right = verdict->verdict == SUMI_VERDICT_RIGHT;
      ladder->moves[i].is_wrong = verdict->verdict == SUMI_VERDICT_WRONG;
      ladder->moves[i].distance = verdict->distance;
      ladder->moves[i].excess = verdict->excess;
      ladder->moves[i].n_refutations = sumi_bitboard_count (verdict->refutations);
    }
}

/**
 * sumi_ladder_find_move: the right move that all rungs lead to: the one that leaves the fewest
 * replies, then the quickest, then the first; SUMI_SQUARE_NONE where no move is right.
 */
SumiSquare
sumi_ladder_find_move (const SumiLadder *ladder)
{
  const SumiLadderMove *key = NULL;

  for (int i = 0; i < ladder->n_moves; i++)
    {
      const SumiLadderMove *move = &ladder->moves[i];
      int fewer = key == NULL ? -1 : move->n_replies - key->n_replies;

      if (move->is_right && (fewer < 0 || (fewer == 0 && move->distance < key->distance)))
        key = move;
    }
  return key != NULL ? key->move : SUMI_SQUARE_NONE;
}

/**
 * sumi_ladder_find_region: the smallest region around the move of the ladder that leaves a choice:
 * at least three legal moves if there is such a region, and a wrong one among them if there is any.
 * OUT_SQUARES may be NULL.
 */
SumiRegion
sumi_ladder_find_region (const SumiLadder *ladder, SumiBitboard *out_squares)
{
  SumiSquare key = sumi_ladder_find_move (ladder);
  SumiBitboard wrong = ladder->legal & ~ladder->right;
  int wanted = MIN (MIN_MOVES_IN_REGION, sumi_bitboard_count (ladder->legal));
  SumiRegion found = SUMI_REGION_BOARD;

  for (SumiRegion region = SUMI_REGION_TOP_EDGE; region < found; region++)
    {
      SumiBitboard squares = region_squares[region];

      if (sumi_bitboard_has (squares, key)
          && sumi_bitboard_count (squares & ladder->legal) >= wanted
          && (wrong == 0 || (squares & wrong) != 0))
        found = region;
    }
  if (out_squares != NULL)
    *out_squares = found == SUMI_REGION_BOARD ? 0 : region_squares[found];
  return found;
}

/**
 * sumi_ladder_find_pair: the move of the ladder and the wrong one that is hardest to tell from it;
 * some move is wrong.
 */
SumiBitboard
sumi_ladder_find_pair (const SumiLadder *ladder)
{
  return sumi_bitboard_of (sumi_ladder_find_move (ladder)) | sumi_bitboard_of (find_decoy (ladder));
}

/**
 * sumi_ladder_get_region: the rung that says where on the board to look.
 */
SumiSaying
sumi_ladder_get_region (const SumiLadder *ladder)
{
  SumiSaying saying = say (SUMI_SAYING_HINT_REGION);

  if (!has_no_choice (ladder, &saying))
    saying.region = sumi_ladder_find_region (ladder, &saying.squares);
  return saying;
}

/**
 * sumi_ladder_get_pair: the rung that names two squares.
 */
SumiSaying
sumi_ladder_get_pair (const SumiLadder *ladder)
{
  SumiSaying saying = say (SUMI_SAYING_HINT_PAIR);

  if (!has_no_choice (ladder, &saying))
    saying.squares = sumi_ladder_find_pair (ladder);
  return saying;
}

/**
 * sumi_hint_make: the hint on rung LEVEL, mildest first; its squares are what the board shows with
 * it. No rung before the last singles out a right move, unless there is only one to play. Where
 * the judgement is not complete or no move is right, all rungs but the first say so.
 */
SumiSaying
sumi_hint_make (const SumiJudgement *judgement, SumiHintLevel level)
{
  SumiLadder ladder;
  SumiSaying question;
  SumiBitboard squares;

  if (level == SUMI_HINT_IDEA)
    return get_idea (judgement);
  if (!judgement->is_decided)
    return say (SUMI_SAYING_HINT_NOT_DECIDED);
  if (judgement->right == 0)
    return say (SUMI_SAYING_HINT_NONE_RIGHT);
  sumi_ladder_judge (&ladder, judgement);
  if (level == SUMI_HINT_REPLIES && sumi_hint_ask (judgement, &question, &squares))
    return question;
  if (level == SUMI_HINT_REPLIES && judgement->task.type == SUMI_TASK_LINE)
    return count_missing (judgement);
  if (level == SUMI_HINT_REPLIES)
    return get_replies (judgement, sumi_ladder_find_move (&ladder));
  if (level == SUMI_HINT_REGION)
    return sumi_ladder_get_region (&ladder);
  if (level == SUMI_HINT_PAIR)
    return sumi_ladder_get_pair (&ladder);
  return get_move (judgement, sumi_ladder_find_move (&ladder));
}

/**
 * sumi_hint_ask: whether the second hint to JUDGEMENT is a question that is answered by marking
 * squares: for a squeeze the opponent's moves that lose no corner as things stand, for an aim the
 * corners that can be forced. OUT_SQUARES is the answer, perhaps no square at all.
 */
gboolean
sumi_hint_ask (const SumiJudgement *judgement, SumiSaying *out_question, SumiBitboard *out_squares)
{
  SumiColor opponent = sumi_color_opposite (judgement->position.turn);
  SumiLadder ladder;
  SumiFact cause;
  Way way;

  if (!judgement->is_decided || judgement->right == 0)
    return FALSE;
  sumi_ladder_judge (&ladder, judgement);
  way = find_way (judgement, sumi_ladder_find_move (&ladder), &cause);
  *out_question = sumi_saying_make (way == WAY_AIM ? SUMI_SAYING_HINT_ASK_CORNERS
                                                   : SUMI_SAYING_HINT_ASK_HARMLESS,
                                    opponent, SUMI_SQUARE_NONE);
  if (way == WAY_AIM)
    {
      out_question->count = judgement->task.within;
      return find_sure_corners (judgement, out_squares);
    }
  *out_squares = sumi_harmless_moves (judgement->position, opponent);
  return way == WAY_SQUEEZE && sumi_position_moves_of (judgement->position, opponent) != 0;
}

/* Whether all replies to every right move lose a corner at once. */
static gboolean
is_squeezed_at_once (const SumiJudgement *judgement)
{
  SUMI_FOREACH_SQUARE (move, judgement->right)
    {
      const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, (SumiSquare) move);

      if (sumi_bitboard_has (SUMI_CORNERS, (SumiSquare) move)
          || sumi_harmless_moves (verdict->after, verdict->after.turn) != 0)
        return FALSE;
    }
  return TRUE;
}

/**
 * sumi_hint_answer: what there is to say of MARKS as the answer to the question of sumi_hint_ask(),
 * which there is: whether it is right, with the right answer, and what follows from it. Returns the
 * number of sayings.
 */
guint
sumi_hint_answer (const SumiJudgement *judgement, SumiBitboard marks, SumiSaying out_sayings[2])
{
  SumiBitboard squares = 0;
  SumiSaying question;
  gboolean is_right, is_squeezed, is_asked = sumi_hint_ask (judgement, &question, &squares);

  g_return_val_if_fail (is_asked, 0);
  is_right = marks == squares;
  if (squares == 0)
    out_sayings[0]
      = say (is_right ? SUMI_SAYING_HINT_FOUND_NONE : SUMI_SAYING_HINT_NOT_FOUND_NONE);
  else
    out_sayings[0] = say_count (is_right ? SUMI_SAYING_HINT_FOUND : SUMI_SAYING_HINT_NOT_FOUND,
                                sumi_bitboard_count (squares));
  out_sayings[0].squares = squares;
  if (question.kind != SUMI_SAYING_HINT_ASK_HARMLESS)
    return 1;
  is_squeezed = is_squeezed_at_once (judgement);
  if (squares == 0)
    {
      out_sayings[1]
        = sumi_saying_make (is_squeezed ? SUMI_SAYING_HINT_STAYS_STUCK : SUMI_SAYING_HINT_STUCK,
                            question.side, SUMI_SQUARE_NONE);
      return 2;
    }
  if (!is_squeezed)
    return 1;
  out_sayings[1] = say_count (SUMI_SAYING_HINT_GONE, sumi_bitboard_count (squares));
  return 2;
}

/**
 * sumi_answer_hint_make: the hint on rung LEVEL, mildest first, to TASK, one that
 * sumi_task_is_by_answer(). No rung before the last gives the answer, unless there is nothing to
 * mark.
 */
SumiSaying
sumi_answer_hint_make (const SumiAnswer *answer,
                       const SumiTask *task,
                       SumiPosition position,
                       SumiAnswerHintLevel level)
{
  if (level == SUMI_ANSWER_HINT_IDEA)
    return sumi_saying_of_task (SUMI_SAYING_IDEA, task, position.turn);
  if (task->type == SUMI_TASK_COUNT)
    return get_number (answer->number, level);
  if (task->type == SUMI_TASK_CHOOSE)
    return get_option (task, level);
  if (task->type == SUMI_TASK_REASON)
    return get_reason (&answer->reasons, level);
  return get_squares (answer, task, level);
}
