/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* "Why c5, and not d6?": merits to choose from, of which some hold of the one move and not of the
 * other, while the rest are false, or true of both. */

#include "sumi-budget.h"
#include "sumi-judgement.h"
#include "sumi-merit.h"

typedef enum
{
  SUMI_OPTION_DECIDES, /* true of the move, and not of the other */
  SUMI_OPTION_SHARED,  /* true of both */
  SUMI_OPTION_FALSE,   /* not true of the move */
} SumiOptionTruth;

typedef struct
{
  SumiMerit merit;
  SumiOptionTruth truth;
} SumiOption;

/* The most options, and the fewest of them that are not right. */
#define SUMI_REASONS_MAX_OPTIONS 5
#define SUMI_REASONS_MIN_WRONG 2

/* Without a move, and for the next best one, results are searched with at most so many empties. */
#define SUMI_REASONS_EXACT_EMPTIES 12

/* Why there is nothing to choose from. */
typedef enum
{
  SUMI_REASONS_FOUND,
  SUMI_REASONS_UNDECIDED, /* the search ended first */
  SUMI_REASONS_TOO_OPEN,  /* no move is given, and there are too many empty squares */
  SUMI_REASONS_ALONE,     /* there is no move to compare with */
  SUMI_REASONS_TIED,      /* no move is given, and several are best: RIVALS */
  SUMI_REASONS_NOT_BEST,  /* the result of the move is not better than that of RIVALS */
  SUMI_REASONS_ALIKE,     /* no merit tells the two apart */
  SUMI_REASONS_TOO_FEW,   /* too little else can be said to choose from */
} SumiReasonsState;

typedef struct
{
  SumiReasonsState state;
  SumiSquare move, other; /* SUMI_SQUARE_NONE where they are not known */
  SumiBitboard rivals;
  SumiOption options[SUMI_REASONS_MAX_OPTIONS];
  guint n_options;
  guint right;            /* the options that decide, as bits */
} SumiReasons;

SumiReasons sumi_reasons_find         (const SumiTask *task, SumiPosition position,
                                       SumiBudget *budget);
SumiTask    sumi_reasons_get_task     (const SumiReasons *reasons, const SumiTask *task);
SumiReasons sumi_reasons_of_judgement (const SumiJudgement *judgement, SumiSquare move);
