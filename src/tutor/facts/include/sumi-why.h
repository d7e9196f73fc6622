/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a move that was played does, and why it is good or bad, for either side: a list of facts.
 *
 * Facts are read off the board or proved by search, except estimates, which are kinds of their own
 * and are worded as what Sumi sees. What the budget does not suffice for is left out. */

#include "sumi-evaluation.h"
#include "sumi-fact.h"
#include "sumi-midgame.h"
#include "sumi-review-reason.h"

typedef enum
{
  /* Read off the board. */
  SUMI_WHY_PASSED,       /* the side had no move, and passed */
  SUMI_WHY_ONLY_MOVE,    /* the side had no other move */
  SUMI_WHY_FINAL,        /* the game is over; value: its result in discs for the side */
  SUMI_WHY_TAKES_CORNER, /* the move is one */
  SUMI_WHY_FEATURE,      /* feature: a fact of any move, as sumi-fact.h lists them, or a cause;
                          * neutral, and perhaps about the reply of a fact before it */
  SUMI_WHY_OPENS,        /* squares: moves that the opponent has only after it */
  SUMI_WHY_CLOSES,       /* squares: moves that it would have had before, but no longer has, on
                          * other squares than the move */

  /* Proved. */
  SUMI_WHY_RESULT,             /* value: the result against best play, in discs for the side */
  SUMI_WHY_NONE_BETTER,        /* no other move has a better result */
  SUMI_WHY_REASON,             /* reason: what tells the lines after the move from those after
                                * another, the best of those that are worse or better */
  SUMI_WHY_CORNER_LOST,        /* the opponent can force a corner within WITHIN moves; reply: how it
                                * begins, may be a pass; others: replies that do so as well */
  SUMI_WHY_CORNER_AVOIDABLE,   /* squares: moves after which it could not have taken a corner, or
                                * forced one within WITHIN */
  SUMI_WHY_CORNER_UNAVOIDABLE, /* there is no such move */
  SUMI_WHY_CORNER_KEPT,        /* the opponent cannot force a corner within WITHIN moves; squares:
                                * moves after which it could have */
  SUMI_WHY_CORNER_WON,         /* the side can force a corner within WITHIN more moves */

  /* Estimates. */
  SUMI_WHY_COMPARISON, /* better, worse: the move and another; value: the difference; parts: of the
                        * difference right after either move; part: where it mostly comes from, or
                        * SUMI_NO_PART */
  SUMI_WHY_PART,       /* better, worse, value: the difference in PART right after either move */
  SUMI_WHY_STANDING,   /* value: for the side */
  SUMI_WHY_DEPTH,      /* depth: how many plies the comparison and the standing look ahead */
  SUMI_N_WHY_KINDS,
} SumiWhyKind;

typedef struct
{
  SumiWhyKind kind;
  SumiColor side;   /* whose move it is about */
  SumiSquare move;  /* that move, or SUMI_SQUARE_PASS */
  SumiFact feature;
  SumiReviewReason reason;
  SumiSquare reply; /* SUMI_SQUARE_NONE where the fact has none */
  SumiBitboard squares, others;
  int within;
  int value; /* estimates: in hundredths of a disc */
  SumiSquare better, worse;
  int part; /* a SumiEvaluationPart */
  SumiEvaluationSum parts;
  int depth;
  gboolean is_plain; /* a corner, or a comparison: said without its number */
} SumiWhyFact;

typedef struct
{
  int depth;         /* plies that estimates look ahead at most */
  int exact_empties; /* with at most so many empties results are exact */
  int corner_within; /* corners are looked for so many moves of the opponent ahead */
  const SumiMidgameReport *known; /* of the moves of the position: estimates that were told
                                   * already; NULL: they are searched for */
} SumiWhyLimits;

#define SUMI_WHY_LIMITS_NORMAL                                                                     \
  ((SumiWhyLimits){ .depth = 12, .exact_empties = 14, .corner_within = 3 })

typedef struct
{
  SumiPosition before;
  SumiSquare move;
  gboolean is_complete; /* the budget sufficed for all that can be proved within the limits */
  GArray *facts;        /* of SumiWhyFact, the decisive ones first */
  guint n_first;        /* so many of them are said first, in at most three sentences; the others
                         * on demand */
} SumiWhy;

SumiWhy *sumi_why_new              (SumiPosition before, SumiSquare move, SumiMidgame *midgame,
                                    const SumiEvaluation *evaluation, SumiWhyLimits limits,
                                    SumiBudget *budget);
void     sumi_why_free             (SumiWhy *why);
gboolean sumi_why_kind_is_estimate (SumiWhyKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiWhy, sumi_why_free)
