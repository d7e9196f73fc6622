/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* An opponent of a chosen strength.
 *
 * A level is an expected loss: by how many discs a move of that level is worse than the best one,
 * on average. Any move may be chosen, and better moves are more likely; so weak levels err as
 * people do, often by little, sometimes by a corner. The strongest level errs only in openings that
 * are to be varied, by next to nothing; an opening book is for that level alone, since its values
 * rest on deeper searches than those of the others. The same seed plays the same game. */

#include "sumi-midgame.h"
#include "sumi-random.h"

#define SUMI_N_LEVELS 9

typedef struct
{
  int loss; /* expected of a move, in hundredths of a disc */
  SumiMidgameLimits limits;
} SumiLevel;

typedef struct _SumiOpponent SumiOpponent;

SumiLevel     sumi_level_get            (int level);
SumiOpponent *sumi_opponent_new         (SumiMidgame *midgame, SumiLevel level, uint64_t seed);
void          sumi_opponent_free        (SumiOpponent *opponent);
void          sumi_opponent_vary        (SumiOpponent *opponent, const SumiBook *book);
SumiSquare    sumi_opponent_choose_move (SumiOpponent *opponent, SumiPosition position,
                                         SumiBudget *budget);
void          sumi_opponent_weigh_moves (const SumiMoveScore *moves, int n_moves, int loss,
                                         double *out_chances);
