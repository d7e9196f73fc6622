/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Stoner traps: a move to an X-square, and the attack on an edge that it prepares. The opponent can
 * save one corner of the edge, but loses the other. */

#include "sumi-position.h"

typedef struct
{
  SumiSquare near;   /* the corner beside the disc that sets the trap */
  SumiSquare far;    /* the corner at the other end of the edge */
  SumiSquare attack; /* on the edge: the move that is threatened, which aims at FAR */
  SumiSquare stop;   /* on the edge, beside NEAR: the answer that saves FAR and loses NEAR */
} SumiStonerTrap;

bool sumi_stoner_trap_find (SumiPosition before, SumiSquare move, SumiStonerTrap *out_trap);
