/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Scores moves by search: by the evaluation so many plies ahead, and exactly near the end.
 *
 * A searcher owns a table and is used from one thread at a time. What it answers is always of the
 * last depth that it finished for all the moves it was asked about, so their scores can be
 * compared. With a budget of nodes alone the answer is the same in every run. */

#include "sumi-book.h"
#include "sumi-budget.h"
#include "sumi-evaluation.h"
#include "sumi-scoring.h"
#include "sumi-value.h"

/* The size of two arrays: no known position has more legal moves, and no line that is shown has
 * more plies. */
#define SUMI_MIDGAME_MAX_MOVES 60
#define SUMI_MIDGAME_MAX_LINE 16

/* For exact_empties: as many empties as the budget will probably suffice for. */
#define SUMI_EXACT_BY_BUDGET (-1)

typedef struct
{
  int max_depth;      /* plies, from 1 */
  int exact_empties;  /* with at most so many empties, scores are exact; 0: never */
  int likely_empties; /* with at most so many, the best move is looked for to the end of the game,
                       * leaving out what hardly ever matters; its score is not proved; 0: never */
} SumiMidgameLimits;

/* Limited by the budget alone. */
#define SUMI_MIDGAME_LIMITS_NONE                                                                   \
  ((SumiMidgameLimits){ .max_depth = 60, .exact_empties = SUMI_EXACT_BY_BUDGET })

typedef struct
{
  SumiSquare move;
  SumiValue value; /* after the move, for the side that plays it */
  int n_line;
  uint8_t line[SUMI_MIDGAME_MAX_LINE]; /* the expected continuation, beginning with the move */
} SumiMoveScore;

typedef struct
{
  int depth;     /* plies, the move included; 0: by the evaluation of the position after it */
  int n_moves;   /* 0 where there is none */
  SumiMoveScore moves[SUMI_MIDGAME_MAX_MOVES]; /* the best first; of equals, the first square */
} SumiMidgameReport;

/* Called after each finished depth, in the searching thread. */
typedef void (*SumiMidgameProgress) (const SumiMidgameReport *report,
                                     const SumiBudget *budget,
                                     void *data);

typedef struct _SumiMidgame SumiMidgame;

SumiMidgame *sumi_midgame_new         (const SumiEvaluation *evaluation, size_t table_bytes,
                                       SumiScoring scoring);
SumiScoring  sumi_midgame_get_scoring (const SumiMidgame *midgame);
void         sumi_midgame_free        (SumiMidgame *midgame);
void         sumi_midgame_forget      (SumiMidgame *midgame);
void         sumi_midgame_set_progress (SumiMidgame *midgame, SumiMidgameProgress progress,
                                        void *data);
void         sumi_midgame_set_full_width (SumiMidgame *midgame, bool is_full_width);
void         sumi_midgame_find_best   (SumiMidgame *midgame, SumiPosition position,
                                       SumiMidgameLimits limits, SumiBudget *budget,
                                       SumiMidgameReport *out_report);
bool         sumi_midgame_is_balanced (SumiMidgame *midgame, SumiPosition position, int depth,
                                       int max_lead);
void         sumi_midgame_score_moves (SumiMidgame *midgame, SumiPosition position,
                                       SumiMidgameLimits limits, SumiBudget *budget,
                                       SumiMidgameReport *out_report);
void         sumi_midgame_sort_moves  (SumiMidgameReport *report);
bool         sumi_midgame_read_book   (const SumiBook *book, SumiPosition position,
                                       SumiMidgameReport *out_report);
