/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The review of a game: the value of each move, what would have been better, and by how much.
 *
 * Near the end values are final results against best play, which a search has proved. Before that
 * they are estimates. */

#include <glib.h>

#include "sumi-midgame.h"
#include "sumi-notation.h"
#include "sumi-outlook.h"

/* More plies than a line is kept of; a game has at most 60 moves and few passes. */
#define SUMI_REVIEW_MAX_LINE 72

/* At most so many positions of a game are said to be worth learning from. */
#define SUMI_REVIEW_MAX_LESSONS 3

/* What is thought of a move. */
typedef enum
{
  SUMI_GRADE_SOUND,
  SUMI_GRADE_INACCURATE, /* lost less than 4 discs, but more than an estimate is off by */
  SUMI_GRADE_BAD,        /* lost 4 discs or more */
  SUMI_N_GRADES,
} SumiReviewGrade;

/* Of a game: until 20 discs, until 44, to the end. */
typedef enum
{
  SUMI_REVIEW_OPENING,
  SUMI_REVIEW_MIDDLE,
  SUMI_REVIEW_ENDING,
  SUMI_N_REVIEW_PHASES,
} SumiReviewPhase;

/* A move of the game that was not forced or given; values are for the side that made it, counted as
 * the review is. */
typedef struct
{
  int ply; /* from 0 */
  SumiPosition before;
  SumiSquare move, best; /* what was played, and the best there was; the same if it was as good */
  SumiValue value, best_value;
  guint8 line[SUMI_REVIEW_MAX_LINE], best_line[SUMI_REVIEW_MAX_LINE]; /* each from its move on */
  int n_line, n_best_line;
  gboolean has_outlooks; /* what follows is known, of a mistake near the end of the game: */
  SumiOutlook outlook, best_outlook; /* after each of the two moves */
} SumiReviewMove;

/* How one side played. */
typedef struct
{
  int n_choices; /* moves that were not forced */
  int n_best;    /* those of them that lost nothing */
  int lost;      /* by all others, in hundredths of a disc */
  int n_moves[SUMI_N_GRADES];
  int lost_by[SUMI_N_GRADES];          /* in hundredths of a disc, and likewise: */
  int lost_in[SUMI_N_REVIEW_PHASES];
  int n_unsound_in[SUMI_N_REVIEW_PHASES]; /* moves that are graded worse than sound */
  gboolean has_estimates;                  /* some of what was lost is only estimated, */
  gboolean has_estimates_by[SUMI_N_GRADES]; /* and likewise */
} SumiReviewSide;

typedef struct
{
  SumiTranscript game;
  SumiScoring scoring;
  int n_given;    /* plies at its beginning that are no moves of these: */
  GArray *moves;  /* of SumiReviewMove, in the order of the game */
  SumiValue *values; /* for Black after so many plies: n_moves + 1, the last is the end */
  SumiReviewSide sides[2]; /* by colour */
  guint lessons[SUMI_REVIEW_MAX_LESSONS]; /* moves most worth learning from, in the order of the
                                           * game: bad ones, where a player who is two levels
                                           * stronger finds what is better; of a better move that
                                           * was missed again and again there is one */
  guint n_lessons;
} SumiReview;

typedef struct
{
  int depth;         /* plies that are looked ahead where values are estimates */
  int exact_empties; /* values are exact with at most so many empties, */
  guint64 exact_nodes; /* as long as so many nodes suffice for all of the game; 0: no limit */
  int n_threads;       /* that look for exact values; 0: one */
  int n_given;         /* plies at the beginning that nobody chose: they are valued alone */
} SumiReviewLimits;

/* What a turning point changes. */
typedef enum
{
  SUMI_TURN_NONE,     /* it is none */
  SUMI_TURN_EXPECTED, /* who is ahead, by an estimate; all others are proved */
  SUMI_TURN_WIN_TO_LOSS,
  SUMI_TURN_WIN_TO_DRAW,
  SUMI_TURN_DRAW_TO_LOSS,
  SUMI_N_TURNS,
} SumiReviewTurn;

/* As many nodes as two processors search in about 5 seconds. */
#define SUMI_REVIEW_LIMITS_NORMAL                                                                  \
  ((SumiReviewLimits){ .depth = 8, .exact_empties = 28, .exact_nodes = 150000000, .n_threads = 2 })

/* Reports how many plies of a game are done, from the thread that reviews. */
typedef void (*SumiReviewProgress) (int n_done, int n_plies, gpointer data);

SumiReview *sumi_review_new              (const SumiTranscript *game, SumiScoring scoring,
                                          const SumiEvaluation *evaluation,
                                          SumiReviewLimits limits, SumiBudget *budget,
                                          SumiReviewProgress progress, gpointer data);
void        sumi_review_free             (SumiReview *review);
gboolean    sumi_review_compare_moves    (SumiExact *exact, SumiPosition before, SumiSquare move,
                                          SumiSquare best, SumiBudget *budget,
                                          SumiReviewMove *out_move);
SumiValue   sumi_review_get_loss         (const SumiReviewMove *move);
gboolean    sumi_review_is_mistake       (const SumiReviewMove *move);
const SumiReviewMove *sumi_review_find_predecessor (const SumiReview *review,
                                                    const SumiReviewMove *move);
SumiReviewTurn sumi_review_find_turn  (const SumiReviewMove *move);
gboolean    sumi_review_is_turning_point (const SumiReviewMove *move);
int         sumi_review_find_visible     (const SumiReviewMove *move);
SumiReviewGrade sumi_review_get_grade    (const SumiReviewMove *move);
SumiReviewPhase sumi_review_get_phase    (const SumiReviewMove *move);
SumiReviewPhase sumi_review_find_worst_phase (const SumiReviewSide *side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiReview, sumi_review_free)
