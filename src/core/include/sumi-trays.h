/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The discs that each side still has beside the board, for rules by which they can run out. */

#include "sumi-position.h"

#define SUMI_TRAY_SIZE 32

typedef struct
{
  int discs[2]; /* by colour */
} SumiTrays;

SumiTrays sumi_trays_at   (SumiPosition position);
bool      sumi_trays_take (SumiTrays *trays, SumiColor side);
