/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-idea-words.h"

#include "sumi-question-private.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* How to go about a task; it says nothing of a position. Black comes first in each pair, as the
 * opponent of the side to move. */

static const SumiSentence take_corner_idea
  = { .any = { N_("Look at the corners: which of them can you take?") } };

static const SumiSentence force_ideas[] = {
  [SUMI_GOAL_CORNER]
  = { .of = { { N_("Which of your moves leaves Black only answers that give you a corner?") },
              { N_("Which of your moves leaves White only answers that give you a corner?") } } },
  [SUMI_GOAL_PASS]
  = { .of = { { N_("Count Black's answers to each of your moves: the fewer, the better.") },
              { N_("Count White's answers to each of your moves: the fewer, the better.") } } },
  [SUMI_GOAL_MOBILITY]
  = { .of = { { N_("Count Black's answers to each of your moves: the fewer, the better.") },
              { N_("Count White's answers to each of your moves: the fewer, the better.") } } },
  [SUMI_GOAL_WIPE_OUT]
  = { .of = { { N_("Every black disc has to turn. Which one is the hardest to reach?") },
              { N_("Every white disc has to turn. Which one is the hardest to reach?") } } },
};

static const SumiSentence deny_ideas[] = {
  [SUMI_GOAL_CORNER]
  = { .of = { { N_("Imagine each of your moves on the board: could Black use it to get to a "
                   "corner?") },
              { N_("Imagine each of your moves on the board: could White use it to get to a "
                   "corner?") } } },
  [SUMI_GOAL_PASS]
  = { .of = { { N_("Look for squares of your own that Black cannot take from you.") },
              { N_("Look for squares of your own that White cannot take from you.") } } },
  [SUMI_GOAL_MOBILITY]
  = { .of = { { N_("Look for squares of your own that Black cannot take from you.") },
              { N_("Look for squares of your own that White cannot take from you.") } } },
  [SUMI_GOAL_WIPE_OUT] = { .of = { { N_("One disc that Black cannot turn is enough.") },
                                   { N_("One disc that White cannot turn is enough.") } } },
};

static const SumiSentence best_ideas[SUMI_N_MEASURES] = {
  [SUMI_MEASURE_MOBILITY]
  = { .of = { { N_("For each of your moves, count the squares on which Black could answer.") },
              { N_("For each of your moves, count the squares on which White could answer.") } } },
  [SUMI_MEASURE_FRONTIER]
  = { .any = { N_("For each of your moves, count your discs that lie next to an empty square.") } },
  [SUMI_MEASURE_OPENNESS]
  = { .any = { N_("For each of your moves, count the empty squares around the discs that it "
                  "turns.") } },
  [SUMI_MEASURE_POTENTIAL]
  = { .any = { N_("For each of your moves, count the empty squares that a disc of yours would "
                  "touch.") } },
  [SUMI_MEASURE_SCORE]
  = { .any = { N_("Go through each of your moves to the end of the game, and count the discs.") } },
};

static const SumiSentence own_moves_idea
  = { .of = { { N_("Look at every empty square next to a black disc: does a line of black discs "
                   "lead from it to a disc of yours?") },
              { N_("Look at every empty square next to a white disc: does a line of white discs "
                   "lead from it to a disc of yours?") } } };

static const SumiSentence other_moves_idea
  = { .of = { { N_("Look at every empty square next to a disc of yours: does a line of your discs "
                   "lead from it to a black disc?") },
              { N_("Look at every empty square next to a disc of yours: does a line of your discs "
                   "lead from it to a white disc?") } } };

static const SumiSentence flips_idea
  = { .any = { N_("From {move}, follow each of the eight directions to the first disc of "
                  "yours.") } };

static const SumiSentence anchors_idea
  = { .any = { N_("From {move}, follow each line of discs that turn to the disc behind them.") } };

static const SumiSentence own_potential_idea
  = { .of = { { N_("Look at every empty square: does a black disc touch it?") },
              { N_("Look at every empty square: does a white disc touch it?") } } };

static const SumiSentence other_potential_idea
  = { .any = { N_("Look at every empty square: does a disc of yours touch it?") } };

static const SumiSentence own_tempi_idea
  = { .of = { { N_("Go through your own moves: could Black play there too? If not, could it take "
                   "a corner after your move?") },
              { N_("Go through your own moves: could White play there too? If not, could it take "
                   "a corner after your move?") } } };

static const SumiSentence other_tempi_idea
  = { .of = { { N_("Go through Black's moves: could you play there too? If not, could you take a "
                   "corner after it?") },
              { N_("Go through White's moves: could you play there too? If not, could you take a "
                   "corner after it?") } } };

static const SumiSentence margin_idea
  = { .any = { N_("Count the discs of both sides, and take the smaller number from the "
                  "larger.") } };

static const SumiSentence count_idea = { .any = { N_("Count row by row.") } };

static const SumiSentence choose_idea = { .any = { N_("Rule out what cannot be right.") } };

static const SumiSentence reason_idea
  = { .of = { { N_("Imagine the board after each of the two moves: what can Black do after one of "
                   "them only?") },
              { N_("Imagine the board after each of the two moves: what can White do after one of "
                   "them only?") } } };

static const SumiSentence set_ideas[SUMI_N_SETS] = {
  [SUMI_SET_FRONTIER]
  = { .any = { N_("Look at the eight squares around each disc: is one of them empty?") } },
  [SUMI_SET_STABLE]
  = { .any = { N_("Begin with the corners: a disc there can never be turned.") } },
  [SUMI_SET_CORNER_GIFTS]
  = { .of = { { N_("Imagine each of your moves on the board: could Black then play on a corner?") },
              { N_("Imagine each of your moves on the board: could White then play on a "
                   "corner?") } } },
  [SUMI_SET_ODD_REGIONS]
  = { .any = { N_("Empty squares that share a side belong to one region. How many are in "
                  "each?") } },
  [SUMI_SET_HOT_SQUARES]
  = { .of = { { N_("Go through your own moves: could Black play there too?") },
              { N_("Go through your own moves: could White play there too?") } } },
  [SUMI_SET_WEDGES]
  = { .any = { N_("Look along each edge for a gap of one square. Can you play there?") } },
};

static const SumiSentence *
choose_moves_idea (const SumiTask *task, SumiColor side)
{
  return sumi_question_get_whose (task, side) == SUMI_WHOSE_OWN ? &own_moves_idea
                                                                : &other_moves_idea;
}

static const SumiSentence *
choose_potential_idea (const SumiTask *task, SumiColor side)
{
  return sumi_question_get_whose (task, side) == SUMI_WHOSE_OWN ? &own_potential_idea
                                                                : &other_potential_idea;
}

static const SumiSentence *
choose_tempi_idea (const SumiTask *task, SumiColor side)
{
  return sumi_question_get_whose (task, side) == SUMI_WHOSE_OWN ? &own_tempi_idea
                                                                : &other_tempi_idea;
}

static const SumiSentence *
choose_set_idea (const SumiTask *task, SumiColor side)
{
  switch ((int) task->set)
    {
    case SUMI_SET_LEGAL_MOVES:
      return choose_moves_idea (task, side);
    case SUMI_SET_FLIPS:
      return &flips_idea;
    case SUMI_SET_SAFE_MOVES:
      return task->within == 1 ? &set_ideas[SUMI_SET_CORNER_GIFTS] : &deny_ideas[SUMI_GOAL_CORNER];
    case SUMI_SET_ANCHORS:
      return &anchors_idea;
    case SUMI_SET_POTENTIAL:
      return choose_potential_idea (task, side);
    case SUMI_SET_TEMPI:
      return choose_tempi_idea (task, side);
    default:
      return &set_ideas[task->set];
    }
}

static const SumiSentence *
choose_count_idea (const SumiTask *task, SumiColor side)
{
  if (task->quantity == SUMI_QUANTITY_LEGAL_MOVES)
    return choose_moves_idea (task, side);
  if (task->quantity == SUMI_QUANTITY_FLIPS)
    return &flips_idea;
  if (task->quantity == SUMI_QUANTITY_POTENTIAL)
    return choose_potential_idea (task, side);
  if (task->quantity == SUMI_QUANTITY_TEMPI)
    return choose_tempi_idea (task, side);
  return task->quantity == SUMI_QUANTITY_MARGIN ? &margin_idea : &count_idea;
}

static const SumiSentence *
choose_idea_of (const SumiTask *task, SumiColor side)
{
  switch (task->type)
    {
    case SUMI_TASK_FORCE:
      return task->goal.kind == SUMI_GOAL_CORNER && task->within == 1
               ? &take_corner_idea
               : &force_ideas[task->goal.kind];
    case SUMI_TASK_DENY:
      return &deny_ideas[task->goal.kind];
    case SUMI_TASK_WIN:
      return &best_ideas[SUMI_MEASURE_SCORE];
    case SUMI_TASK_BEST:
      return &best_ideas[task->measure];
    case SUMI_TASK_MARK:
      return choose_set_idea (task, side);
    case SUMI_TASK_COUNT:
      return choose_count_idea (task, side);
    case SUMI_TASK_FLIP:
      return &flips_idea;
    case SUMI_TASK_REASON:
      return &reason_idea;
    case SUMI_TASK_LINE:
    case SUMI_TASK_CHOOSE:
    case SUMI_TASK_PLAY:
    case SUMI_N_TASK_TYPES:
    default:
      return &choose_idea;
    }
}

/**
 * sumi_task_to_idea: how SIDE, which is to move, can go about TASK; for the caller to free.
 */
char *
sumi_task_to_idea (const SumiTask *task, SumiColor side)
{
  if (task->type == SUMI_TASK_LINE)
    return sumi_line_to_idea (task);
  return sumi_words_fill (
    sumi_sentence_translate (choose_idea_of (task, side), sumi_color_opposite (side), 0),
    &(SumiBlanks){ .move = task->move });
}
