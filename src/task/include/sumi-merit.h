/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What may be good about a move, as a value: whether it is true of a move is decided by the rules
 * alone. */

#include <glib.h>

#include "sumi-position.h"

/* In the order of how much they decide. "The other" is a move that the move is compared with. */
typedef enum
{
  SUMI_MERIT_WINS_CORNER,    /* squares: a corner that the side can take next, after any reply */
  SUMI_MERIT_KEEPS_CORNER,   /* squares: a corner that the opponent cannot take at once */
  SUMI_MERIT_PASS,           /* the opponent must pass */
  SUMI_MERIT_SPOILS,         /* every reply lets the side take a corner */
  SUMI_MERIT_TAKES_REPLIES,  /* squares: moves that the opponent had and no longer has */
  SUMI_MERIT_ODD_REGION,     /* it is in a region with an odd number of empty squares */
  SUMI_MERIT_QUIET,          /* the opponent gets no move that it did not have */
  SUMI_MERIT_FEWER_REPLIES,  /* the opponent has fewer moves than after the other */
  SUMI_MERIT_FEWER_FRONTIER, /* the side has fewer frontier discs than after the other */
  SUMI_MERIT_MORE_FLIPS,     /* it turns more discs than the other, which decides nothing */
  SUMI_N_MERITS,
} SumiMeritKind;

/* A set of kinds. */
#define SUMI_MERIT_BIT(kind) (1u << (guint) (kind))

typedef struct
{
  SumiMeritKind kind;
  SumiBitboard squares; /* 0 where the kind has none */
} SumiMerit;

const char  *sumi_merit_to_name     (SumiMeritKind kind);
gboolean     sumi_merit_is_relative (SumiMeritKind kind);
gboolean     sumi_merit_holds       (SumiMerit merit, SumiPosition position, SumiSquare move,
                                     SumiSquare other);
int          sumi_merit_count       (SumiMeritKind kind, SumiPosition position, SumiSquare move);
SumiBitboard sumi_merit_find_breach (SumiMerit merit, SumiPosition position, SumiSquare move);
