/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The rules of Reversi as values: a position goes in, a position comes out.
 *
 * Nothing here allocates, keeps state or reads a clock. A position is 24 bytes and is passed by
 * value. */

#include "sumi-bitboard.h"

/* Corners that a weaker player may be given before the first move. */
#define SUMI_HANDICAP_MAX 4

typedef struct
{
  SumiBitboard own;      /* discs of the side to move */
  SumiBitboard opponent; /* discs of the other side */
  SumiColor turn;        /* the side to move */
} SumiPosition;

/* What differs between the leaflets: who makes the first move. */
typedef struct
{
  SumiColor first;
} SumiRules;

extern const SumiRules SUMI_RULES_BLACK_FIRST; /* leaflets A, C, D, F; the default */
extern const SumiRules SUMI_RULES_WHITE_FIRST; /* leaflet B */

SumiPosition sumi_position_start       (SumiRules rules);
SumiPosition sumi_position_handicap    (SumiRules rules, int n_corners);
SumiPosition sumi_position_make        (SumiBitboard black, SumiBitboard white, SumiColor turn);
bool         sumi_position_equal       (SumiPosition a, SumiPosition b);
SumiBitboard sumi_position_discs       (SumiPosition position, SumiColor color);
SumiBitboard sumi_position_empties     (SumiPosition position);
int          sumi_position_count_empties (SumiPosition position);
SumiBitboard sumi_position_legal_moves (SumiPosition position);
SumiBitboard sumi_position_moves_of    (SumiPosition position, SumiColor color);
SumiBitboard sumi_position_flips       (SumiPosition position, SumiSquare square);
bool         sumi_position_is_legal    (SumiPosition position, SumiSquare move);
bool         sumi_position_must_pass   (SumiPosition position);
bool         sumi_position_is_over     (SumiPosition position);
SumiPosition sumi_position_play        (SumiPosition position, SumiSquare move);
SumiPosition sumi_position_pass        (SumiPosition position);
uint64_t     sumi_position_hash        (SumiPosition position);
