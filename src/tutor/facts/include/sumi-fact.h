/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One thing that a computation established about a move.
 *
 * A fact is data: the sentence is made from it at the end, so a test can hold each fact against the
 * slow rules, and each language can word it as it likes. */

#include <glib.h>

#include "sumi-task.h"

typedef enum
{
  /* Of any move. */
  SUMI_FACT_FLIPS,        /* squares: the discs that turned; count: how many */
  SUMI_FACT_MOBILITY,     /* before, after: the opponent's moves; squares: those after; others:
                           * those before, had it been its turn */
  SUMI_FACT_FRONTIER,     /* before, after: own frontier discs; squares: those after */
  SUMI_FACT_STABLE,       /* before, after: own discs proved stable; squares: those after */
  SUMI_FACT_GIVES_CORNER, /* squares: corners that the opponent can take at once; others: those of
                           * them that it could not have taken before */
  SUMI_FACT_MUST_PASS,    /* the opponent has to pass; squares: the moves that then reach the
                           * goal of a force task, if that is all that is left to do */
  SUMI_FACT_GAME_OVER,    /* neither side can move after it */

  /* Of a right move. */
  SUMI_FACT_GOAL_REACHED, /* count: the moves that a mobility goal leaves */
  SUMI_FACT_ONLY_REPLY,   /* reply: the opponent's only move; squares, others: as in REPLY_OPENS; no
                           * squares where the goal is further away */
  SUMI_FACT_EVERY_REPLY,  /* count: the opponent's replies, after all of which the next own move
                           * reaches the goal; squares: moves that do so after each of them */
  SUMI_FACT_REPLY_OPENS,  /* reply; squares: the moves that then reach the goal; others: those of
                           * them that would not have done so before the reply */
  SUMI_FACT_FORCED_IN,    /* count: further own moves until the goal, at the latest */
  SUMI_FACT_DENIES,       /* the opponent cannot force its goal */
  SUMI_FACT_BEST,         /* value: what the measure counts; nothing is less */

  /* Of a wrong move. */
  SUMI_FACT_REFUTED_BY,   /* reply (may be a pass); others: replies of which the same is true,
                           * word by word; squares: own moves after the reply; count: how many;
                           * way */
  SUMI_FACT_ALSO_REFUTED, /* squares: the replies that refute it too, but were not named yet */
  SUMI_FACT_GOAL_MISSED,  /* the last move allowed does not reach the goal; count: the moves, or for
                           * a wipe-out the discs, that are left to the opponent */
  SUMI_FACT_ALLOWS,       /* deny: reply (may be a pass) with which the opponent forces its goal;
                           * others: replies of which the same is true, word by word; squares: the
                           * corners that it takes; count: own moves left; way */
  SUMI_FACT_NOT_BEST,     /* value, excess; squares: nothing (the best move is not given away) */

  /* Of a move whose result was searched; VALUE and EXCESS where has_value says so. */
  SUMI_FACT_WINS,         /* win, right: value */
  SUMI_FACT_NOT_WON,      /* win, wrong: value; reply, if any: the opponent's best one; others: as
                           * good ones */
  SUMI_FACT_BEST_REPLY,   /* best by score, wrong: reply; others: as good ones */
} SumiFactKind;

/* What is true after the opponent's reply, and after each of the others that are named with it. */
typedef enum
{
  SUMI_WAY_NONE,
  SUMI_WAY_NO_MOVE, /* refuted: there are COUNT own moves, and none of them reaches the goal; if
                     * it is one, it is the same after each reply */
  SUMI_WAY_OVER,    /* refuted: the game is over */
  SUMI_WAY_IN_TIME, /* refuted: the goal cannot be forced any more within the moves left */
  SUMI_WAY_AT_ONCE, /* allows: the reply itself reaches the opponent's goal */
  SUMI_WAY_LATER,   /* allows: the opponent can force its goal with later moves */
} SumiFactWay;

typedef struct
{
  SumiFactKind kind;
  SumiTask task;    /* the task it was found for */
  SumiColor side;   /* the side whose move it is about */
  SumiSquare move;  /* that move */
  SumiSquare reply; /* SUMI_SQUARE_NONE where the fact has none */
  SumiFactWay way;
  SumiBitboard squares;
  SumiBitboard others;
  int before, after;
  int count, value, excess;
  gboolean has_value; /* of results: VALUE, and EXCESS where there is one, are known */
} SumiFact;
