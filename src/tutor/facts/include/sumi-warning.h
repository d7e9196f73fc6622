/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Warnings about a move before it is played: each is proved, and about something that another move
 * would have avoided. Nothing speaks against a move that is proved to have the best result. */

#include <glib.h>

#include "sumi-budget.h"
#include "sumi-fact.h"

/* Which disadvantages are warned of; each strength includes those before it. */
typedef enum
{
  SUMI_WARN_NEVER,
  SUMI_WARN_CORNER,        /* the opponent can take a corner at once */
  SUMI_WARN_FORCED_CORNER, /* it can force a corner within two moves */
  SUMI_WARN_RESULT,        /* a game that is won or drawn against best play is no longer */
  SUMI_N_WARNINGS,
} SumiWarningStrength;

#define SUMI_WARNING_MAX_REASONS 3

typedef struct
{
  SumiWarningStrength kind; /* SUMI_WARN_NEVER: nothing is known to speak against the move */
  SumiColor side;           /* that is to be warned */
  SumiSquare move;
  SumiSquare reply;         /* with which the opponent makes use of it; may be a pass */
  SumiBitboard corners;     /* corner: those it can take at once */
  int result, best_result;  /* result: in discs, for the side */
  guint n_reasons;
  SumiFact reasons[SUMI_WARNING_MAX_REASONS]; /* what speaks against it, as a coach says it; no
                                               * other move is named */
} SumiWarning;

/* Corners are looked for so many moves ahead, and results with at most so many empties. */
#define SUMI_WARNING_MAX_WITHIN 2
#define SUMI_WARNING_MAX_EMPTIES 14

SumiWarning sumi_warning_find (SumiPosition position, SumiSquare move, SumiWarningStrength strength,
                               SumiScoring scoring, SumiBudget *budget);
