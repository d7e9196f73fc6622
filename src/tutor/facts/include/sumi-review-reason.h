/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Why a move of a game was a mistake: what is true of the line that was played and not of the
 * better one, over the same number of moves.
 *
 * Both lines are best play after the move, where values are exact, and expected play where they are
 * estimates. What is true of both is no reason, however bad it looks. Near the end of the game all
 * lines of best play are compared first: what tells all of them apart is a reason for certain. */

#include "sumi-review.h"

typedef enum
{
  SUMI_REASON_NONE,          /* nothing simple tells the lines apart */
  SUMI_REASON_REPEATED,      /* the better move was so already at the side's mistake at PLY, where
                              * a reason IS_TOLD, or none is known either */
  SUMI_REASON_GIVES_CORNER,  /* the opponent can take SQUARE at once, and does in COUNT moves; after
                              * the better move, which may take it itself, it cannot, and does not
                              * later */
  SUMI_REASON_FORCES_CORNER, /* the opponent takes SQUARE, COUNT moves after the move, as far as
                              * Sumi looks ahead; and it is proved that it can force it within two
                              * moves, and could not after the better move */
  SUMI_REASON_LOSES_CORNER,  /* the opponent takes SQUARE, COUNT moves after the move */
  SUMI_REASON_MISSES_CORNER, /* the side takes SQUARE, COUNT moves after the better move, which
                              * itself does so if COUNT is 0; in the line played it does not */
  SUMI_REASON_PASSES,        /* the side has to pass, COUNT moves after the move */
  SUMI_REASON_SPARES_PASS,   /* the opponent has to pass, COUNT moves after the better move */
  SUMI_REASON_REGION,        /* the move begins a region with an even number of empty squares,
                              * COUNT; the better move is in an odd one */
  SUMI_REASON_LAST_MOVE,     /* the opponent makes the last move of the game, not the side */
  SUMI_REASON_EDGE,          /* at the end the opponent has PLAYED discs on the edge from SQUARE to
                              * END, and BETTER, at least 3 less, in the better line */
  SUMI_REASON_SAFE_MOVES,    /* right after the move: moves that let nobody take a corner */
  SUMI_REASON_MOVES,         /* right after the move: moves of both */
  SUMI_REASON_LATER_MOVES,   /* the same COUNT moves later */
  SUMI_REASON_LATER_FRONTIER, /* COUNT moves later: discs of both next to an empty square */
  SUMI_N_REASONS,
} SumiReviewReasonKind;

/* What the lines that are compared are. */
typedef enum
{
  SUMI_COURSE_PROVED,   /* best play, to the end of the game */
  SUMI_COURSE_EXPECTED, /* as far as Sumi looks ahead */
  SUMI_COURSE_ALL,      /* all lines of best play after either move */
  SUMI_N_REVIEW_COURSES,
} SumiReviewCourse;

typedef struct
{
  SumiReviewReasonKind kind;
  SumiReviewCourse course;
  SumiColor side; /* that made the mistake */
  SumiSquare move, best;
  SumiSquare square, end;
  int count;
  int n_moves;         /* after either move that were compared */
  int played, better;  /* of the opponent after either move */
  int own, own_better; /* of the side */
  gboolean was_open; /* gives corner: the opponent could have taken it before the move, too */
  int ply, number; /* of the move at PLY in the game, from 1 */
  gboolean is_told;
} SumiReviewReason;

/* What a reason speaks of on the board before the move. */
typedef struct
{
  SumiBitboard squares;
  SumiSquare from, to; /* the ends of a line; SUMI_SQUARE_NONE: there is none */
} SumiReviewMarks;

/* What a lesson can be about. */
typedef enum
{
  SUMI_TOPIC_CORNERS,
  SUMI_TOPIC_MOBILITY,
  SUMI_TOPIC_FRONTIER,
  SUMI_TOPIC_QUIET_MOVES,
  SUMI_TOPIC_TEMPO,
  SUMI_TOPIC_EDGES,
  SUMI_TOPIC_PARITY,
  SUMI_TOPIC_COUNTING,
  SUMI_N_TOPICS,
} SumiReviewTopic;

/* In place of a topic: nothing simple is known of why the mistake was one. */
#define SUMI_TOPIC_UNNAMED SUMI_N_TOPICS

SumiReviewReason sumi_review_find_reason  (const SumiReview *review, const SumiReviewMove *move);
SumiReviewReason sumi_review_find_own_reason (const SumiReviewMove *move);
void             sumi_review_reason_mark  (const SumiReviewReason *reason, SumiPosition before,
                                           SumiReviewMarks *out_marks);
int              sumi_review_find_waiting (const SumiReview *review, const SumiReviewMove *move);
gboolean         sumi_review_find_topic   (const SumiReview *review, SumiReviewTopic *out_topic);
void             sumi_review_sum_up_topics (const SumiReview *review,
                                            int out_lost[2][SUMI_TOPIC_UNNAMED + 1]);
const char      *sumi_review_topic_to_pack   (SumiReviewTopic topic);
const char      *sumi_review_topic_to_lesson (SumiReviewTopic topic);
