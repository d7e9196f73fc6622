/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is asked about a position: a plain value, without the position and without the answer. */

#include <glib.h>

#include "sumi-goal.h"
#include "sumi-scoring.h"

typedef enum
{
  /* Answered by a move: sumi-judgement.h. */
  SUMI_TASK_FORCE,  /* reach the goal by the n-th own move, whatever the opponent replies */
  SUMI_TASK_DENY,   /* leave the opponent unable to force its goal by its own n-th move */
  SUMI_TASK_WIN,    /* keep a win against best play */
  SUMI_TASK_BEST,   /* find a move that is optimal by a measure */
  SUMI_TASK_LINE,   /* play on to an opening that has a name: sumi-opening-line.h */

  /* Answered in other ways: sumi-answer.h. */
  SUMI_TASK_MARK,   /* mark all squares of a set */
  SUMI_TASK_COUNT,  /* give a number */
  SUMI_TASK_FLIP,   /* turn the discs of a move by hand */
  SUMI_TASK_CHOOSE, /* choose among sentences; the one kind whose answer the author gives */
  SUMI_TASK_REASON, /* choose why a move is better than another: sumi-reasons.h */

  /* Answered by a game. */
  SUMI_TASK_PLAY,   /* play on against an opponent until the aim is reached */
  SUMI_N_TASK_TYPES,
} SumiTaskType;

/* What is counted after the move. The lowest number is best, except for the score, of which the
 * highest is. */
typedef enum
{
  SUMI_MEASURE_MOBILITY, /* legal moves of the opponent */
  SUMI_MEASURE_FRONTIER, /* own discs with an empty neighbour */
  SUMI_MEASURE_OPENNESS, /* distinct empty squares around the flipped discs */
  SUMI_MEASURE_POTENTIAL, /* empty squares beside own discs: the opponent's potential mobility */
  SUMI_MEASURE_SCORE,    /* the result against best play */
  SUMI_N_MEASURES,
} SumiMeasure;

/* The sets of squares that a task can ask for. */
typedef enum
{
  SUMI_SET_LEGAL_MOVES,  /* of the side */
  SUMI_SET_FLIPS,        /* discs that the move turns */
  SUMI_SET_FRONTIER,     /* discs of the side with an empty neighbour */
  SUMI_SET_STABLE,       /* discs that no continuation can turn; of both sides if none is given */
  SUMI_SET_CORNER_GIFTS, /* moves of the side to move after which the other can take a corner */
  SUMI_SET_ODD_REGIONS,  /* the empty squares of regions with an odd number of them */
  SUMI_SET_SAFE_MOVES,   /* moves of the side to move after which the other cannot force a corner
                          * by its own n-th move; for n = 1, cannot take one at once, which a
                          * pass makes another thing than for denial */
  SUMI_SET_ANCHORS,      /* discs of the side, behind those that its move turns */
  SUMI_SET_POTENTIAL,    /* empty squares beside discs of the other side than this */
  SUMI_SET_HOT_SQUARES,  /* empty squares that either side could play on */
  SUMI_SET_TEMPI,        /* moves of the side that the other could not make, and that give it no
                          * corner at once */
  SUMI_SET_WEDGES,       /* moves of the side to move between two discs of the other on an edge */
  SUMI_N_SETS,
} SumiSet;

/* The numbers that a task can ask for. */
typedef enum
{
  SUMI_QUANTITY_LEGAL_MOVES, /* of the side */
  SUMI_QUANTITY_FLIPS,       /* discs that the move turns */
  SUMI_QUANTITY_BLACK,       /* discs on the board */
  SUMI_QUANTITY_WHITE,
  SUMI_QUANTITY_EMPTIES,
  SUMI_QUANTITY_MARGIN,      /* the larger number of discs minus the smaller */
  SUMI_QUANTITY_POTENTIAL,   /* of the side; as the set; likewise below */
  SUMI_QUANTITY_TEMPI,
  SUMI_N_QUANTITIES,
} SumiQuantity;

/* How many of the options that are right are among those to choose from. */
typedef enum
{
  SUMI_ASK_ONE,   /* the one that decides most */
  SUMI_ASK_EVERY, /* all, and each is to be chosen */
  SUMI_N_ASKS,
} SumiAsk;

typedef enum
{
  SUMI_PLAY_AIM_WIN,    /* the learner has more discs when the game is over */
  SUMI_PLAY_AIM_MARGIN, /* at least so many more */
  SUMI_PLAY_AIM_CORNER, /* the learner takes one of the corners */
} SumiPlayAimKind;

/* What a game is to be played for. */
typedef struct
{
  SumiPlayAimKind kind;
  int margin;           /* margin: from 1 to 64 */
  SumiBitboard corners; /* corner: a set of corners that is not empty */
} SumiPlayAim;

typedef struct
{
  SumiTaskType type;
  SumiGoal goal;         /* force, deny */
  int within;            /* force, deny, and mark of safe moves: from 1 to SUMI_PROVER_MAX_MOVES */
  int by;                /* win: the least number of discs to win by, from 1 */
  SumiMeasure measure;   /* best */
  int opening;           /* line: a SumiOpeningId */
  SumiSet set;           /* mark */
  SumiQuantity quantity; /* count */
  gboolean has_side;     /* mark, count: SIDE is given; otherwise it is the side to move */
  SumiColor side;
  SumiSquare move;       /* flip, and mark or count of flips or anchors: legal, for the side;
                          * reason: legal, or SUMI_SQUARE_NONE for the best one; otherwise
                          * SUMI_SQUARE_NONE */
  SumiSquare than;       /* reason: another legal move, or SUMI_SQUARE_NONE for the next best */
  SumiAsk asked;         /* reason */
  int n_options, answer; /* choose: from 0 */
  int opponent;          /* play: a level from 1 to SUMI_N_LEVELS */
  SumiPlayAim aim;       /* play */
  SumiScoring scoring;   /* win, best by score, play: how results are counted */
} SumiTask;

void     sumi_task_init         (SumiTask *task);
void     sumi_task_init_corners (SumiTask *task, SumiTaskType type, int within);
void     sumi_task_init_score   (SumiTask *task, SumiScoring scoring);
gboolean sumi_task_is_by_move   (SumiTaskType type);
gboolean sumi_task_equal        (const SumiTask *a, const SumiTask *b);
int      sumi_measure_move      (SumiMeasure measure, SumiPosition position, SumiSquare move);

int      sumi_play_aim_get_margin (const SumiPlayAim *aim);
gboolean sumi_play_aim_is_reached (const SumiPlayAim *aim, SumiScoring scoring,
                                   SumiPosition position, SumiColor side);
