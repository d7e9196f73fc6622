/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The transposition table of a midgame search. A full table replaces the entries that were cheapest
 * to find. */

#include <stddef.h>

#include "sumi-bitboard.h"

/* The true score at DEPTH is from LOWER to UPPER. */
typedef struct
{
  SumiBitboard own;
  SumiBitboard opponent;
  int16_t lower; /* hundredths of a disc */
  int16_t upper;
  int8_t depth;
  uint8_t move; /* the best one; SUMI_SQUARE_NONE if none is known */
  uint8_t age;
} SumiMidgameEntry;

typedef struct _SumiMidgameTable SumiMidgameTable;

SumiMidgameTable       *sumi_midgame_table_new   (size_t n_bytes);
void                    sumi_midgame_table_free  (SumiMidgameTable *table);
void                    sumi_midgame_table_clear (SumiMidgameTable *table);
void                    sumi_midgame_table_age   (SumiMidgameTable *table);
const SumiMidgameEntry *sumi_midgame_table_find  (const SumiMidgameTable *table, SumiBitboard own,
                                                  SumiBitboard opponent);
void                    sumi_midgame_table_store (SumiMidgameTable *table,
                                                  const SumiMidgameEntry *entry);
