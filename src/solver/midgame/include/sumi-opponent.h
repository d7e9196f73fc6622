/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* An opponent of a chosen strength.
 *
 * A level errs as a person does. It looks a few plies ahead, and may stop at each of them: what
 * follows is then overlooked. At a glance a move is worth the discs that it turns, and a corner;
 * so weak levels are greedy, and strong ones overlook only what lies deep. Of moves that seem about
 * equal it plays any. Where it counts the game out it never gives away a win. The strongest level
 * errs only in openings that are to be varied, by next to nothing; an opening book is for that
 * level alone, since its values rest on deeper searches than those of the others. The same seed
 * plays the same game. */

#include "sumi-midgame.h"

#define SUMI_N_LEVELS 9

typedef struct
{
  int loss; /* of a move on average, in hundredths of a disc */
  SumiMidgameLimits limits;
  int haste; /* how likely it looks no further at each ply, in percent; 0: it sees all that it
              * searches, and errs by chance, in every position by LOSS */
} SumiLevel;

typedef struct _SumiOpponent SumiOpponent;

SumiLevel     sumi_level_get            (int level);
int           sumi_level_get_rating     (int level);
int           sumi_level_find_weaker    (double rating);
SumiOpponent *sumi_opponent_new         (SumiMidgame *midgame, SumiLevel level, uint64_t seed);
void          sumi_opponent_free        (SumiOpponent *opponent);
void          sumi_opponent_vary        (SumiOpponent *opponent, const SumiBook *book);
SumiSquare    sumi_opponent_choose_move (SumiOpponent *opponent, SumiPosition position,
                                         SumiBudget *budget);
void          sumi_opponent_weigh       (SumiOpponent *opponent, SumiPosition position,
                                         SumiBudget *budget, SumiMidgameReport *out_report,
                                         double *out_chances);
void          sumi_opponent_weigh_moves (const SumiMoveScore *moves, int n_moves, int loss,
                                         double *out_chances);
