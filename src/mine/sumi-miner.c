/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-miner.h"

#include "sumi-find.h"

#define TABLE_BYTES (1024 * 1024)

struct _SumiMiner
{
  SumiMidgame *midgame;
};

/* A miner that searches with EVALUATION, which must live longer. Free it with sumi_miner_free(). */
SumiMiner *
sumi_miner_new (const SumiEvaluation *evaluation)
{
  SumiMiner *miner = g_new0 (SumiMiner, 1);

  miner->midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  return miner;
}

void
sumi_miner_free (SumiMiner *miner)
{
  if (miner == NULL)
    return;
  sumi_midgame_free (miner->midgame);
  g_free (miner);
}

/* What MINER searches with; it owns it. */
SumiMidgame *
sumi_miner_get_midgame (SumiMiner *miner)
{
  return miner->midgame;
}

/* Looks for puzzles of the themes WANTED in POSITION, in which the side to move must have a move.
 * Returns the themes that there is a puzzle of, each of which is put at its theme's place in
 * OUT_FINDS. */
SumiThemes
sumi_miner_look (SumiMiner *miner,
                 SumiPosition position,
                 SumiThemes wanted,
                 SumiFind out_finds[SUMI_N_THEMES])
{
  SumiLook look = {
    .midgame = miner->midgame,
    .position = position,
    .moves = sumi_position_legal_moves (position),
    .n_empties = sumi_position_count_empties (position),
    .wanted = wanted,
    .finds = out_finds,
  };

  if (sumi_bitboard_count (look.moves) < 2)
    return 0;
  sumi_find_force (&look);
  sumi_find_measure (&look);
  sumi_find_ending (&look);
  return look.found;
}
