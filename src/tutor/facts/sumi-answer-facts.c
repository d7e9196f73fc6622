/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-answer-facts.h"

#include <stdlib.h>

#include "sumi-features.h"

/* The noun for the squares of a set where they are counted; added to the first of three sayings. */
typedef enum
{
  NOUN_LEGAL_MOVES,
  NOUN_DISCS,
  NOUN_SQUARES,
} Noun;

/* The noun for TASK. Only the side to move has legal moves; those of the other side are called
 * squares. */
static Noun
get_noun (const SumiTask *task, SumiPosition position)
{
  switch (task->set)
    {
    case SUMI_SET_LEGAL_MOVES:
      return sumi_task_get_side (task, position) == position.turn ? NOUN_LEGAL_MOVES
                                                                  : NOUN_SQUARES;
    case SUMI_SET_FLIPS:
    case SUMI_SET_FRONTIER:
    case SUMI_SET_STABLE:
    case SUMI_SET_ANCHORS:
      return NOUN_DISCS;
    case SUMI_SET_CORNER_GIFTS:
    case SUMI_SET_ODD_REGIONS:
    case SUMI_SET_SAFE_MOVES:
    case SUMI_SET_POTENTIAL:
    case SUMI_SET_HOT_SQUARES:
    case SUMI_SET_TEMPI:
    case SUMI_SET_WEDGES:
    case SUMI_N_SETS:
    default:
      return NOUN_SQUARES;
    }
}

/* The squares strictly between FROM and TO; none unless a straight line leads from one to the
 * other. */
static SumiBitboard
squares_between (SumiSquare from, SumiSquare to, gboolean *out_is_line)
{
  int columns = sumi_square_column (to) - sumi_square_column (from);
  int rows = sumi_square_row (to) - sumi_square_row (from);
  int length = MAX (abs (columns), abs (rows));
  int step;
  SumiBitboard squares = 0;

  *out_is_line = length > 0 && (columns == 0 || rows == 0 || abs (columns) == abs (rows));
  if (!*out_is_line)
    return 0;
  step = (to - from) / length;
  for (SumiSquare square = from + step; square != to; square += step)
    squares |= sumi_bitboard_of (square);
  return squares;
}

/* Whether opponent's discs alone lead from MOVE to a disc of BETWEEN that is the mover's own. */
static gboolean
is_behind_own (SumiPosition position, SumiSquare move, SumiBitboard between)
{
  gboolean is_line;

  SUMI_FOREACH_SQUARE (square, between & position.own)
    {
      if ((squares_between (move, (SumiSquare) square, &is_line) & ~position.opponent) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Why TURNED does not turn when MOVE is played in POSITION. */
static SumiSaying
explain_turned (SumiPosition position, SumiSquare move, SumiSquare turned)
{
  SumiSaying saying
    = sumi_saying_make (SUMI_SAYING_FLIP_NO_END, sumi_color_opposite (position.turn), move);
  gboolean is_line;
  SumiBitboard between = squares_between (move, turned, &is_line);

  saying.squares = sumi_bitboard_of (turned);
  if (!sumi_bitboard_has (position.opponent, turned))
    saying.kind = SUMI_SAYING_FLIP_NO_DISC;
  else if (!is_line)
    saying.kind = SUMI_SAYING_FLIP_NO_LINE;
  else if (is_behind_own (position, move, between))
    saying.kind = SUMI_SAYING_FLIP_BEHIND;
  else if ((between & ~position.opponent) != 0)
    saying.kind = SUMI_SAYING_FLIP_GAP;
  return saying;
}

/* Whether some of the discs between MOVE and one of MISSING, or behind it on the same line, were
 * turned: that line was begun. */
static gboolean
is_line_begun (SumiPosition position, SumiSquare move, SumiBitboard missing)
{
  SumiBitboard turned = sumi_position_flips (position, move) & ~missing;
  gboolean is_line;

  SUMI_FOREACH_SQUARE (done, turned)
    {
      SUMI_FOREACH_SQUARE (left, missing)
        {
          SumiBitboard to_done = squares_between (move, (SumiSquare) done, &is_line);
          SumiBitboard to_left = squares_between (move, (SumiSquare) left, &is_line);

          if (sumi_bitboard_has (to_done, (SumiSquare) left)
              || sumi_bitboard_has (to_left, (SumiSquare) done))
            return TRUE;
        }
    }
  return FALSE;
}

/* SQUARE is not a disc of the kind that TASK asks for. */
static SumiSayingKind
find_no_disc (const SumiTask *task, SumiPosition position, SumiSquare square)
{
  SumiBitboard asked = position.own | position.opponent;

  if (task->set == SUMI_SET_FRONTIER || task->has_side)
    asked = sumi_position_discs (position, sumi_task_get_side (task, position));
  if (sumi_bitboard_has (sumi_position_empties (position), square))
    return SUMI_SAYING_NO_DISC;
  if (!sumi_bitboard_has (asked, square))
    return sumi_bitboard_has (position.own, square) ? SUMI_SAYING_DISC_IS_YOURS
                                                    : SUMI_SAYING_DISC_IS_NOT_YOURS;
  return task->set == SUMI_SET_FRONTIER ? SUMI_SAYING_NOT_FRONTIER : SUMI_SAYING_NOT_STABLE;
}

static SumiSaying
explain_region (SumiPosition position, SumiSquare square)
{
  SumiSaying saying = sumi_saying_make (SUMI_SAYING_REGION_SIZE, position.turn, square);

  saying.count = sumi_bitboard_count (sumi_features_region (position, square, SUMI_TOUCH_SIDES));
  if (saying.count == 0)
    saying.kind = SUMI_SAYING_OCCUPIED;
  return saying;
}

/* MOVE is no legal move of SIDE. */
static SumiSaying
explain_illegal (SumiPosition position, SumiColor side, SumiSquare move)
{
  if (side == position.turn)
    return sumi_saying_of_illegal (position, move);
  return sumi_saying_make (SUMI_SAYING_COULD_NOT_PLAY, side, move);
}

/* MOVE, which was marked, is not one of the safe moves that TASK asks for. */
static SumiSaying
explain_unsafe (const SumiTask *task, SumiPosition position, SumiSquare move)
{
  SumiSaying saying
    = sumi_saying_make (SUMI_SAYING_NOT_SAFE, sumi_color_opposite (position.turn), move);

  saying.count = task->within;
  if (!sumi_position_is_legal (position, move))
    return sumi_saying_of_illegal (position, move);
  if (sumi_bitboard_has (sumi_features_corner_gifts (position), move))
    saying.kind = SUMI_SAYING_GIFT;
  return saying;
}

/* SQUARE, which was marked, is no anchor of the move of TASK. */
static SumiSaying
explain_no_anchor (const SumiTask *task, SumiPosition position, SumiSquare square)
{
  SumiPosition asked = sumi_task_turn_to_side (task, position);
  SumiSayingKind kind = SUMI_SAYING_NO_ANCHOR;

  if (sumi_bitboard_has (sumi_position_empties (position), square))
    kind = SUMI_SAYING_NO_DISC;
  else if (sumi_bitboard_has (sumi_position_flips (asked, task->move), square))
    kind = SUMI_SAYING_ANCHOR_TURNS;
  return sumi_saying_make (kind, asked.turn, square);
}

/* SQUARE, which was marked, is no tempo of the side that TASK asks about. */
static SumiSaying
explain_no_tempo (const SumiTask *task, SumiPosition position, SumiSquare square)
{
  SumiColor side = sumi_task_get_side (task, position), other = sumi_color_opposite (side);

  if (!sumi_bitboard_has (sumi_position_moves_of (position, side), square))
    return explain_illegal (position, side, square);
  if (sumi_bitboard_has (sumi_position_moves_of (position, other), square))
    return sumi_saying_make (SUMI_SAYING_COULD_PLAY_TOO, other, square);
  return sumi_saying_make (SUMI_SAYING_GIFT, other, square);
}

/* Why SQUARE, which was marked, is not one of the set. */
static SumiSaying
explain_marked (const SumiTask *task, SumiPosition position, SumiSquare square)
{
  SumiColor other = sumi_color_opposite (position.turn);

  switch (task->set)
    {
    case SUMI_SET_LEGAL_MOVES:
      return explain_illegal (position, sumi_task_get_side (task, position), square);
    case SUMI_SET_FLIPS:
      return explain_turned (position, task->move, square);
    case SUMI_SET_FRONTIER:
    case SUMI_SET_STABLE:
      return sumi_saying_make (find_no_disc (task, position, square), other, square);
    case SUMI_SET_CORNER_GIFTS:
      if (!sumi_position_is_legal (position, square))
        return sumi_saying_of_illegal (position, square);
      return sumi_saying_make (SUMI_SAYING_NO_GIFT, other, square);
    case SUMI_SET_SAFE_MOVES:
      return explain_unsafe (task, position, square);
    case SUMI_SET_ANCHORS:
      return explain_no_anchor (task, position, square);
    case SUMI_SET_POTENTIAL:
      if (!sumi_bitboard_has (sumi_position_empties (position), square))
        return sumi_saying_make (SUMI_SAYING_OCCUPIED, other, square);
      return sumi_saying_make (SUMI_SAYING_UNTOUCHED,
                               sumi_color_opposite (sumi_task_get_side (task, position)), square);
    case SUMI_SET_HOT_SQUARES:
      if (!sumi_position_is_legal (position, square))
        return sumi_saying_of_illegal (position, square);
      return sumi_saying_make (SUMI_SAYING_COULD_NOT_PLAY, other, square);
    case SUMI_SET_TEMPI:
      return explain_no_tempo (task, position, square);
    case SUMI_SET_WEDGES:
      if (!sumi_position_is_legal (position, square))
        return sumi_saying_of_illegal (position, square);
      return sumi_saying_make (SUMI_SAYING_NO_WEDGE, other, square);
    case SUMI_SET_ODD_REGIONS:
    case SUMI_N_SETS:
    default:
      return explain_region (position, square);
    }
}

static guint
explain_mark (const SumiTask *task,
              SumiPosition position,
              SumiBitboard wanted,
              SumiBitboard missing,
              SumiBitboard surplus,
              SumiSaying *out_sayings)
{
  Noun noun = get_noun (task, position);
  SumiSaying saying = sumi_saying_make (SUMI_SAYING_NONE, position.turn, SUMI_SQUARE_NONE);
  guint n = 0;

  saying.count = sumi_bitboard_count (wanted);
  saying.after = sumi_bitboard_count (missing);
  saying.before = saying.count - saying.after;
  if (missing == 0 && surplus == 0)
    {
      saying.kind = saying.count == 0 ? SUMI_SAYING_MARKED_NOTHING
                                      : SUMI_SAYING_MARKED_MOVES + (SumiSayingKind) noun;
      out_sayings[n++] = saying;
    }
  if (missing != 0)
    {
      saying.kind = SUMI_SAYING_UNMARKED_MOVES + (SumiSayingKind) noun;
      out_sayings[n++] = saying;
    }
  if (surplus != 0)
    {
      saying = sumi_saying_make (SUMI_SAYING_SURPLUS_MARKS, position.turn, SUMI_SQUARE_NONE);
      saying.count = sumi_bitboard_count (surplus);
      out_sayings[n++] = saying;
      out_sayings[n++] = explain_marked (task, position, sumi_bitboard_first (surplus));
    }
  return n;
}

static guint
explain_flip (SumiPosition position,
              SumiSquare move,
              SumiBitboard missing,
              SumiBitboard surplus,
              SumiSaying *out_sayings)
{
  SumiSaying saying = sumi_saying_make (SUMI_SAYING_FLIPPED, position.turn, move);
  guint n = 0;

  if (surplus != 0)
    out_sayings[n++] = explain_turned (position, move, sumi_bitboard_first (surplus));
  if (missing != 0)
    {
      saying.kind = is_line_begun (position, move, missing) ? SUMI_SAYING_FLIP_LINE_BEGUN
                                                            : SUMI_SAYING_FLIP_MISSING;
      saying.count = sumi_bitboard_count (missing);
      out_sayings[n++] = saying;
    }
  if (n == 0)
    {
      saying.count = sumi_bitboard_count (sumi_position_flips (position, move));
      out_sayings[n++] = saying;
    }
  return n;
}

static SumiSaying
explain_number (int right, int given)
{
  SumiSaying saying = sumi_saying_make (SUMI_SAYING_NUMBER_RIGHT, SUMI_BLACK, SUMI_SQUARE_NONE);

  saying.count = given;
  if (given != right)
    saying.kind = given > right ? SUMI_SAYING_NUMBER_LESS : SUMI_SAYING_NUMBER_MORE;
  return saying;
}

/* What tells the two moves of REASONS apart: that what decides is not true of the other. */
static guint
explain_right (const SumiReasons *reasons, SumiPosition position, SumiSaying *out_sayings)
{
  const SumiOption *option = &reasons->options[__builtin_ctz (reasons->right)];

  out_sayings[0] = sumi_saying_make (SUMI_SAYING_OPTION_RIGHT, position.turn, SUMI_SQUARE_NONE);
  out_sayings[1]
    = sumi_saying_of_breach (option->merit, position, reasons->other, reasons->move);
  return 2;
}

/**
 * sumi_reasons_explain: what there is to say of OPTIONS, bits, as the reasons that decide in
 * POSITION: of the first that does not why it does not, otherwise how many are left out. Returns
 * how many sayings it takes; they follow each other in one headline.
 */
guint
sumi_reasons_explain (const SumiReasons *reasons,
                      SumiPosition position,
                      guint options,
                      SumiSaying out_sayings[SUMI_ANSWER_MAX_SAYINGS])
{
  guint wrong = options & ~reasons->right;
  const SumiOption *option;

  if (options == reasons->right)
    return explain_right (reasons, position, out_sayings);
  if (wrong == 0)
    {
      out_sayings[0]
        = sumi_saying_make (SUMI_SAYING_REASON_MISSING, position.turn, SUMI_SQUARE_NONE);
      out_sayings[0].count = __builtin_popcount (reasons->right & ~options);
      return 1;
    }
  option = &reasons->options[__builtin_ctz (wrong)];
  if (option->truth == SUMI_OPTION_SHARED)
    {
      out_sayings[0] = sumi_saying_make (SUMI_SAYING_REASON_SHARED, position.turn, reasons->other);
      return 1;
    }
  out_sayings[0] = sumi_saying_make (SUMI_SAYING_REASON_FALSE, position.turn, SUMI_SQUARE_NONE);
  out_sayings[1] = sumi_saying_of_breach (option->merit, position, reasons->move, reasons->other);
  return 2;
}

/**
 * sumi_answer_explain: what there is to say of RESPONSE to TASK, one that sumi_task_is_by_answer():
 * that it is right, or what it misses. A wrong response is not told the answer. Returns how many
 * sayings it takes, at least 1; they follow each other in one headline.
 */
guint
sumi_answer_explain (const SumiAnswer *answer,
                     const SumiTask *task,
                     SumiPosition position,
                     const SumiResponse *response,
                     SumiSaying out_sayings[SUMI_ANSWER_MAX_SAYINGS])
{
  SumiBitboard missing, surplus;
  gboolean is_right;

  if (!answer->is_decided)
    {
      out_sayings[0]
        = sumi_saying_make (task->set == SUMI_SET_STABLE ? SUMI_SAYING_DISCS_NOT_DECIDED
                                                         : SUMI_SAYING_ANSWER_NOT_DECIDED,
                            position.turn, SUMI_SQUARE_NONE);
      return 1;
    }
  is_right = sumi_answer_accepts (answer, task, response, &missing, &surplus);
  switch (task->type)
    {
    case SUMI_TASK_MARK:
      return explain_mark (task, position, answer->squares, missing, surplus, out_sayings);
    case SUMI_TASK_COUNT:
      out_sayings[0] = explain_number (answer->number, response->number);
      return 1;
    case SUMI_TASK_FLIP:
      return explain_flip (position, task->move, missing, surplus, out_sayings);
    case SUMI_TASK_CHOOSE:
      out_sayings[0]
        = sumi_saying_make (is_right ? SUMI_SAYING_OPTION_RIGHT : SUMI_SAYING_OPTION_WRONG,
                            position.turn, SUMI_SQUARE_NONE);
      return 1;
    case SUMI_TASK_REASON:
      return sumi_reasons_explain (&answer->reasons, position, response->options, out_sayings);
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
    case SUMI_TASK_WIN:
    case SUMI_TASK_BEST:
    case SUMI_TASK_LINE:
    case SUMI_TASK_PLAY:
    case SUMI_N_TASK_TYPES:
    default:
      g_return_val_if_reached (0);
    }
}
