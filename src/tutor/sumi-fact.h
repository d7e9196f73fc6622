/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One thing that a computation established about a move, and the sentence that says it.
 *
 * A fact is data: the sentence is made from it at the end, so a test can hold each fact against the
 * slow rules, and each language can word it as it likes. */

#include <glib.h>

#include "sumi-task.h"

typedef enum
{
  /* Of any move. */
  SUMI_FACT_FLIPS,          /* squares: the discs that turned */
  SUMI_FACT_MOBILITY,       /* before, after: the opponent's moves; squares: those after */
  SUMI_FACT_FRONTIER,       /* before, after: own frontier discs; squares: those after */
  SUMI_FACT_STABLE,         /* before, after: own discs that can never turn; squares: those after */
  SUMI_FACT_GIVES_CORNER,   /* squares: corners that the opponent can take at once */

  /* Of a right move. */
  SUMI_FACT_GOAL_REACHED,   /* squares: what the goal speaks of */
  SUMI_FACT_ONLY_REPLY,     /* reply: the opponent's only move; squares: the goal moves it opens */
  SUMI_FACT_EVERY_REPLY,    /* count: the opponent's replies, all of which allow the goal */
  SUMI_FACT_REPLY_OPENS,    /* reply, and squares: the moves that then reach the goal */
  SUMI_FACT_MUST_PASS,      /* the opponent has to pass */
  SUMI_FACT_FORCED_IN,      /* count: own moves until the goal at the latest */
  SUMI_FACT_DENIES,         /* the opponent cannot force its goal */
  SUMI_FACT_BEST,           /* value: what the measure counts; nothing is less */

  /* Of a wrong move. */
  SUMI_FACT_REFUTED_BY,     /* reply; others: further replies that do; count: own moves then, none of
                             * which reaches the goal (in time) */
  SUMI_FACT_GOAL_MISSED,    /* the last move allowed does not reach the goal */
  SUMI_FACT_ALLOWS,         /* deny: reply, with which the opponent forces its goal */
  SUMI_FACT_NOT_BEST,       /* value, excess; squares: nothing (the best move is not given away) */
} SumiFactKind;

typedef struct
{
  SumiFactKind kind;
  SumiTask task;        /* the task it was found for */
  SumiColor side;       /* the side whose move it is about */
  SumiSquare move;      /* that move */
  SumiSquare reply;     /* SUMI_SQUARE_NONE where the fact has none */
  SumiBitboard squares;
  SumiBitboard others;
  int before, after;
  int count, value, excess;
} SumiFact;

char *sumi_fact_to_text (const SumiFact *fact);
