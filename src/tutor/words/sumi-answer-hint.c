/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-answer-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-hint-words.h"
#include "sumi-question-answer.h"
#include "sumi-words.h"

static const char *
moves_idea (SumiWhose whose, gboolean is_white)
{
  if (whose == SUMI_WHOSE_OWN)
    return is_white ? _("Look at every empty square next to a white disc: does a line of white "
                        "discs lead from it to a disc of yours?")
                    : _("Look at every empty square next to a black disc: does a line of black "
                        "discs lead from it to a disc of yours?");
  return is_white ? _("Look at every empty square next to a disc of yours: does a line of your "
                      "discs lead from it to a white disc?")
                  : _("Look at every empty square next to a disc of yours: does a line of your "
                      "discs lead from it to a black disc?");
}

static const char *
flips_idea (void)
{
  return _("From {move}, follow each of the eight directions to the first disc of yours.");
}

static const char *
set_idea (const SumiTask *task, SumiColor side)
{
  gboolean is_white = side == SUMI_BLACK;

  switch (task->set)
    {
    case SUMI_SET_LEGAL_MOVES:
      return moves_idea (sumi_question_get_whose (task, side), is_white);
    case SUMI_SET_FLIPS:
      return flips_idea ();
    case SUMI_SET_FRONTIER:
      return _("Look at the eight squares around each disc: is one of them empty?");
    case SUMI_SET_STABLE:
      return _("Begin with the corners: a disc there can never be turned.");
    case SUMI_SET_CORNER_GIFTS:
      return is_white ? _("Imagine each of your moves on the board: could White then play on a "
                          "corner?")
                      : _("Imagine each of your moves on the board: could Black then play on a "
                          "corner?");
    case SUMI_SET_ODD_REGIONS:
    case SUMI_N_SETS:
    default:
      return _("Empty squares that share a side belong to one region. How many are in each?");
    }
}

static const char *
quantity_idea (const SumiTask *task, SumiColor side)
{
  if (task->quantity == SUMI_QUANTITY_LEGAL_MOVES)
    return moves_idea (sumi_question_get_whose (task, side), side == SUMI_BLACK);
  if (task->quantity == SUMI_QUANTITY_FLIPS)
    return flips_idea ();
  if (task->quantity == SUMI_QUANTITY_MARGIN)
    return _("Count the discs of both sides, and take the smaller number from the larger.");
  return _("Count row by row.");
}

/* How to go about it; it says nothing of this position. */
static const char *
idea_sentence (const SumiTask *task, SumiColor side)
{
  if (task->type == SUMI_TASK_MARK)
    return set_idea (task, side);
  if (task->type == SUMI_TASK_COUNT)
    return quantity_idea (task, side);
  if (task->type == SUMI_TASK_FLIP)
    return flips_idea ();
  return _("Rule out what cannot be right.");
}

/* How many squares there are; which of them, the next rungs say. */
static char *
narrow_squares (const SumiTask *task, SumiBitboard squares)
{
  int count = sumi_bitboard_count (squares);
  const char *sentence;

  if (count == 0)
    sentence = _("There is nothing to mark here.");
  else if (task->type == SUMI_TASK_FLIP)
    sentence = g_dngettext (GETTEXT_PACKAGE, "{count} disc turns.", "{count} discs turn.",
                            (gulong) count);
  else
    sentence = g_dngettext (GETTEXT_PACKAGE, "There is {count} square to mark.",
                            "There are {count} squares to mark.", (gulong) count);
  return sumi_words_fill (sentence, &(SumiBlanks){ .count = count });
}

/* Half of them; where there is only one, its row. */
static char *
first_squares (const SumiTask *task, SumiBitboard squares, SumiBitboard *out_squares)
{
  int count = sumi_bitboard_count (squares);
  g_autofree char *list = NULL;

  if (count == 0)
    return narrow_squares (task, squares);
  if (count == 1)
    return sumi_words_fill (
      _("It lies in row {count}."),
      &(SumiBlanks){ .count = sumi_square_row (sumi_bitboard_first (squares)) + 1 });
  SUMI_FOREACH_SQUARE (square, squares)
    {
      if (sumi_bitboard_count (*out_squares) < count / 2)
        *out_squares |= sumi_bitboard_of ((SumiSquare) square);
    }
  list = sumi_words_all (*out_squares);
  /* Translators: {squares} is a list, as in "a1, b2 and c3". */
  return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "This is one of them: {squares}.",
                                       "These are among them: {squares}.",
                                       (gulong) sumi_bitboard_count (*out_squares)),
                          &(SumiBlanks){ .squares = list });
}

static char *
all_squares (const SumiTask *task, SumiBitboard squares, SumiBitboard *out_squares)
{
  g_autofree char *list = sumi_words_all (squares);

  if (squares == 0)
    return narrow_squares (task, squares);
  *out_squares = squares;
  if (task->type == SUMI_TASK_FLIP)
    return sumi_words_fill (_("{move} turns {squares}."),
                            &(SumiBlanks){ .move = task->move, .squares = list });
  return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "This is the only one: {squares}.",
                                       "These are all: {squares}.",
                                       (gulong) sumi_bitboard_count (squares)),
                          &(SumiBlanks){ .squares = list });
}

/* Bounds whose middle is not always the number. */
static char *
hint_number (int number, SumiAnswerHintLevel level)
{
  int width = level == SUMI_ANSWER_HINT_NARROW ? 4 : 2;
  SumiBlanks blanks = { .count = number, .before = number - number % width };

  blanks.after = blanks.before + width - 1;
  if (level == SUMI_ANSWER_HINT_NARROW)
    return sumi_words_fill (_("The number lies between {before} and {after}."), &blanks);
  if (level == SUMI_ANSWER_HINT_FIRST)
    return sumi_words_fill (_("It is {before} or {after}."), &blanks);
  return sumi_words_fill (_("It is {count}."), &blanks);
}

/* Options are numbered from 1 here, in the order in which they stand. */
static char *
hint_option (const SumiTask *task, SumiAnswerHintLevel level)
{
  int other = task->answer == 0 ? task->n_options - 1 : task->answer - 1;
  SumiBlanks blanks = { .count = task->answer + 1,
                        .before = MIN (task->answer, other) + 1,
                        .after = MAX (task->answer, other) + 1 };

  if (level == SUMI_ANSWER_HINT_ANSWER)
    return sumi_words_fill (_("Number {count} is right."), &blanks);
  if (task->n_options == 2)
    return g_strdup (_("One of the two is right, the other is not."));
  if (level == SUMI_ANSWER_HINT_FIRST)
    return sumi_words_fill (_("Number {before} or number {after} is right."), &blanks);
  blanks.count = 1 + (task->answer + 1) % task->n_options;
  return sumi_words_fill (_("Number {count} is not right."), &blanks);
}

static char *
hint_squares (const SumiAnswer *answer,
              const SumiTask *task,
              SumiAnswerHintLevel level,
              SumiBitboard *out_squares)
{
  if (!answer->is_decided)
    return g_strdup (_("It is not decided yet which discs can never be turned again."));
  if (level == SUMI_ANSWER_HINT_NARROW)
    return narrow_squares (task, answer->squares);
  if (level == SUMI_ANSWER_HINT_FIRST)
    return first_squares (task, answer->squares, out_squares);
  return all_squares (task, answer->squares, out_squares);
}

/* The hint on rung LEVEL, mildest first, into OUT_HINT, to be cleared with sumi_hint_clear(). No
 * rung before the last gives the answer, unless there is nothing to mark. */
void
sumi_answer_hint_make (const SumiAnswer *answer,
                       const SumiTask *task,
                       SumiPosition position,
                       SumiAnswerHintLevel level,
                       SumiHint *out_hint)
{
  *out_hint = (SumiHint){ 0 };
  if (level == SUMI_ANSWER_HINT_IDEA)
    out_hint->text = sumi_words_fill (idea_sentence (task, position.turn),
                                      &(SumiBlanks){ .move = task->move });
  else if (task->type == SUMI_TASK_COUNT)
    out_hint->text = hint_number (answer->number, level);
  else if (task->type == SUMI_TASK_CHOOSE)
    out_hint->text = hint_option (task, level);
  else
    out_hint->text = hint_squares (answer, task, level, &out_hint->squares);
}
