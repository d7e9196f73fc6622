/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A game looked at again: what each move was worth, what would have been better, and by how much.
 *
 * Near the end values are final results against best play, which a search proved. Before that they
 * are estimates, which are told apart everywhere: nothing is claimed of them. */

#include <glib.h>

#include "sumi-midgame.h"
#include "sumi-notation.h"

/* A move of the game that was not forced; values are for the side that made it, in hundredths of a
 * disc, counted as the review is. */
typedef struct
{
  int ply; /* from 0 */
  SumiPosition before;
  SumiSquare move, best; /* what was played, and the best there was; the same if it was as good */
  gboolean is_exact;
  int value, best_value;
  guint8 line[SUMI_MIDGAME_MAX_LINE], best_line[SUMI_MIDGAME_MAX_LINE]; /* each from its move on */
  int n_line, n_best_line;
} SumiReviewMove;

/* What can be seen on the board of a move that was worse than the better one; what the better line
 * shows as well is none of it. */
typedef enum
{
  SUMI_REVIEW_NOTHING, /* as far as the lines go */
  SUMI_REVIEW_CORNER,  /* the opponent takes a corner */
  SUMI_REVIEW_PASS,    /* the side has to pass */
  SUMI_REVIEW_END,     /* the discs at the end of the game */
} SumiReviewSight;

/* How one side played. */
typedef struct
{
  int n_choices; /* moves that were not forced */
  int n_best;    /* those of them that lost nothing */
  int lost;      /* by all others, in hundredths of a disc */
} SumiReviewSide;

typedef struct
{
  SumiTranscript game;
  SumiScoring scoring;
  GArray *moves;  /* of SumiReviewMove, in the order of the game */
  int *values;    /* for Black after so many plies: n_moves + 1 of them, the last is the end */
  gboolean *are_exact;
  SumiReviewSide sides[2]; /* by colour */
} SumiReview;

typedef struct
{
  int depth;         /* plies that are looked ahead where values are estimates */
  int exact_empties; /* values are exact with at most so many empties */
} SumiReviewLimits;

#define SUMI_REVIEW_LIMITS_NORMAL ((SumiReviewLimits){ .depth = 8, .exact_empties = 18 })

/* Told how many plies of how many are done, from the thread that reviews. */
typedef void (*SumiReviewProgress) (int n_done, int n_plies, gpointer data);

SumiReview *sumi_review_new              (const SumiTranscript *game, SumiScoring scoring,
                                          const SumiEvaluation *evaluation,
                                          SumiReviewLimits limits, SumiBudget *budget,
                                          SumiReviewProgress progress, gpointer data);
void        sumi_review_free             (SumiReview *review);
int         sumi_review_get_loss         (const SumiReviewMove *move);
gboolean    sumi_review_is_mistake       (const SumiReviewMove *move);
gboolean    sumi_review_is_turning_point (const SumiReviewMove *move);
int         sumi_review_find_visible     (const SumiReviewMove *move);
SumiReviewSight sumi_review_get_sight    (const SumiReviewMove *move);
double      sumi_review_get_accuracy     (const SumiReviewSide *side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiReview, sumi_review_free)
