/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The ladder of hints in a game, where nobody has asked a question: it leads to what can be proved,
 * the best result near the end or a corner that can be forced or kept, and otherwise to the move
 * that Sumi would play, which is worded as an estimate. A move that would be warned of for a corner
 * is hinted at only where it forces one itself or all others look much worse, and then the hint
 * tells what it costs.
 *
 * Asked again with a larger budget, it may rest on more: the better hint replaces the other. */

#include "sumi-hint.h"
#include "sumi-midgame.h"

/* From the weakest to the strongest. */
typedef enum
{
  SUMI_PLAY_HINT_ESTIMATE,  /* what looks best so many plies ahead */
  SUMI_PLAY_HINT_DENY,      /* proved: it keeps the opponent from forcing a corner */
  SUMI_PLAY_HINT_FORCE,     /* proved: it forces a corner */
  SUMI_PLAY_HINT_EXACT,     /* proved: no move has a better result */
  SUMI_PLAY_HINT_ONLY_MOVE, /* there is no other */
} SumiPlayHintBasis;

typedef enum
{
  SUMI_PLAY_HINT_IDEA,   /* what to look for */
  SUMI_PLAY_HINT_REGION, /* a question that is answered on the board, or the part of the board */
  SUMI_PLAY_HINT_PAIR,   /* two squares, one of which is better */
  SUMI_PLAY_HINT_MOVE,   /* the move */
  SUMI_N_PLAY_HINTS,
} SumiPlayHintLevel;

/* A result is looked for with at most so many empties, and a corner so many moves ahead. */
#define SUMI_PLAY_HINT_MAX_EMPTIES 14
#define SUMI_PLAY_HINT_MAX_WITHIN 3

/* The time to give for the first hint, so that it is mostly there within 50 ms, and for the one
 * that is to replace it, so that this is there within a second. */
#define SUMI_PLAY_HINT_FIRST_US (G_USEC_PER_SEC * 3 / 100)
#define SUMI_PLAY_HINT_DEEP_US (G_USEC_PER_SEC * 9 / 10)

/* The move and its causes take at most as many sentences as a coach says. */
#define SUMI_PLAY_HINT_MAX_CAUSES 2

typedef struct
{
  SumiPosition position;
  SumiPlayHintBasis basis;
  SumiSquare move; /* to which all rungs lead */
  int depth;       /* plies looked ahead for what looks best, unless the result is known */
  SumiMidgameReport report; /* what was found then; without a move where the result was solved */
  int part;        /* estimate: what the move gains most by, a SumiEvaluationPart or SUMI_NO_PART */
  int within;      /* force, deny: moves within which the corner is forced */
  int result;      /* exact: in discs against best play */
  SumiLadder ladder; /* to the move: over what was judged or, of an estimate, what looks best;
                      * empty where there is no other move */
  SumiJudgement *judgement; /* force, deny, exact: what it is proved by; otherwise NULL, and where
                             * the results were known before */
  guint n_causes;
  SumiFact causes[SUMI_PLAY_HINT_MAX_CAUSES]; /* why the move is right, where that is known;
                                               * estimate, force: a corner that it costs, if any */
} SumiPlayHint;

SumiPlayHint *sumi_play_hint_new       (SumiPosition position, SumiMidgame *midgame,
                                        const SumiEvaluation *evaluation, int max_depth,
                                        const SumiMidgameReport *known, SumiBudget *budget);
void          sumi_play_hint_free      (SumiPlayHint *hint);
gboolean      sumi_play_hint_is_better (const SumiPlayHint *hint, const SumiPlayHint *than);
SumiSaying    sumi_play_hint_make      (const SumiPlayHint *hint, SumiPlayHintLevel level);
guint         sumi_play_hint_get_step  (const SumiPlayHint *hint, SumiPlayHintLevel level);
gboolean      sumi_play_hint_asks      (const SumiPlayHint *hint, SumiPlayHintLevel level,
                                        SumiBitboard *out_squares);
guint         sumi_play_hint_answer    (const SumiPlayHint *hint, SumiBitboard marks,
                                        SumiSaying out_sayings[2]);
SumiSaying    sumi_play_hint_get_basis (const SumiPlayHint *hint);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiPlayHint, sumi_play_hint_free)
