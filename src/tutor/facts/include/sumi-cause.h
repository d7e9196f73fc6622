/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Why a move makes another move possible, or impossible: found by the rules alone.
 *
 * A move is legal along a line: opposing discs from its square on, and behind them a disc of its
 * own side, its anchor. It is legal as long as it has such a line. */

#include "sumi-position.h"

typedef enum
{
  /* Moves that a side no longer has. */
  SUMI_CAUSE_TAKEN,      /* the square itself was played */
  SUMI_CAUSE_UNANCHORED, /* of the other side: on each line the discs that could end it turned */
  SUMI_CAUSE_CLOSED,     /* of the side that moved: on each line the disc beside the square
                          * turned */

  /* Moves that a side has only now. */
  SUMI_CAUSE_OPENED,   /* of the other side: discs that it can outflank stand between */
  SUMI_CAUSE_ANCHORED, /* of the side that moved: there is a disc to end a line with */
} SumiCauseKind;

typedef struct
{
  SumiCauseKind kind;
  SumiSquare square;    /* the move that is lost or gained */
  SumiBitboard changed; /* the discs that make the difference: unanchored and closed: those that
                         * turned; opened: the new ones between; anchored: the new ends. One of them
                         * may be the disc that was played. 0 if taken */
  SumiBitboard between; /* the discs that it would turn: before if lost, now if gained */
  SumiBitboard ends;    /* and the discs at the other ends of its lines */
} SumiCause;

/* The lines from an empty corner over discs of the other side to a disc of one's own. */
typedef struct
{
  SumiSquare corner;
  SumiSquare end;
  SumiBitboard between;
  SumiBitboard breakers; /* replies after which this line no longer wins the corner */
} SumiCornerLine;

#define SUMI_MAX_CORNER_LINES 12

/* Why the reply that refutes a move is easily overlooked. */
typedef enum
{
  SUMI_OVERSIGHT_CORNER,    /* the reply is a corner that could not be taken before the move */
  SUMI_OVERSIGHT_PARRIED,   /* the move threatens corners, none of which can be taken after the
                             * reply */
  SUMI_OVERSIGHT_NEW_REPLY, /* the move itself makes the reply legal */
  SUMI_OVERSIGHT_OLD_REPLY, /* the reply was there before, and is there still */
} SumiOversightKind;

typedef struct
{
  SumiOversightKind kind;
  SumiSquare reply;
  SumiBitboard corners; /* corner: the reply; parried: those that were threatened */
  SumiBitboard changed; /* parried: the ends of lines that the reply turns; new reply: as in
                         * SumiCause */
} SumiOversight;

int           sumi_causes_find       (SumiPosition before, SumiSquare move, SumiColor side,
                                      SumiCause out_causes[64]);
int           sumi_corner_lines_find (SumiPosition position, SumiColor attacker,
                                      SumiCornerLine out_lines[SUMI_MAX_CORNER_LINES]);
SumiBitboard  sumi_corners_takeable  (SumiPosition position, SumiColor side);
SumiBitboard  sumi_harmless_moves    (SumiPosition position, SumiColor side);
SumiOversight sumi_oversight_find    (SumiPosition before, SumiSquare move, SumiSquare reply);
