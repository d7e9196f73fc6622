/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What was played in the beginnings of many games: for each position, how often it came up and how
 * those games ended. Positions that look alike by the symmetries of the board are one, and so are
 * those that were reached by other moves. */

#include "sumi-game-record.h"
#include "sumi-midgame.h"

/* Moves of a game that are looked at: later, no position comes up again. */
#define SUMI_OPENINGS_MAX_MOVES 24

/* A move of an opening book is recommended that is worth at most so much less than its best one, in
 * hundredths of a disc. */
#define SUMI_OPENINGS_MAX_LOSS 100

typedef struct
{
  guint n_games;
  guint n_won, n_drawn, n_lost; /* by the learner; others have no result, or are of two others */
} SumiOpeningCount;

typedef struct
{
  SumiSquare move; /* of those that lead to the same position, the first */
  SumiOpeningCount count;
} SumiOpeningMove;

typedef struct _SumiOpenings SumiOpenings;

SumiOpenings    *sumi_openings_new          (void);
void             sumi_openings_free         (SumiOpenings *openings);
void             sumi_openings_add          (SumiOpenings *openings, const SumiGameRecord *record,
                                             gboolean has_side, SumiColor side);
SumiOpeningCount sumi_openings_count        (const SumiOpenings *openings, SumiPosition position);
guint            sumi_openings_list         (const SumiOpenings *openings, SumiPosition position,
                                             SumiOpeningMove out_moves[64]);
guint            sumi_openings_list_untried (const SumiOpenings *openings, SumiPosition position,
                                             const SumiMidgameReport *book,
                                             SumiMoveScore out_moves[64]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiOpenings, sumi_openings_free)
