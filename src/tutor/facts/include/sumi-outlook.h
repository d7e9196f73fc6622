/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What happens until the end of the game in all lines of best play after a move, and in any: one
 * line shows only what can happen where several moves are equally good. */

#include <glib.h>

#include "sumi-exact.h"

/* By colour. */
typedef struct
{
  SumiBitboard corners[2]; /* its own at the end */
  gboolean passes[2];      /* it has to pass */
  gboolean ends[2];        /* it makes the last move */
} SumiEvents;

typedef struct
{
  SumiEvents always; /* in all lines */
  SumiEvents ever;   /* in at least one */
} SumiOutlook;

gboolean sumi_outlook_find (SumiExact *exact, SumiPosition position, SumiSquare move,
                            SumiBudget *budget, SumiOutlook *out_outlook);
