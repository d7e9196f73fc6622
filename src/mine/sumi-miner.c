/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-miner.h"

#include "sumi-features.h"
#include "sumi-find-private.h"

#define TABLE_BYTES (1024 * 1024)

#define EXACT_EMPTIES 12

struct _SumiMiner
{
  SumiMidgame *midgame;
};

gboolean
sumi_look_wants (const SumiLook *look, SumiTheme theme)
{
  return (look->wanted >> theme & 1) != 0;
}

/* Notes that the position has a puzzle of THEME. */
void
sumi_look_add (SumiLook *look, SumiTheme theme, const SumiTask *task, SumiSquare move)
{
  if (!sumi_look_wants (look, theme))
    return;
  look->found |= 1u << theme;
  look->finds[theme] = (SumiFind){ theme, *task, move };
}

/* Whether MOVE is worse than the best move by at most MAX_LOSS, in hundredths of a disc, by what a
 * search of DEPTH plies says: whoever solves a puzzle must not learn a bad move. */
gboolean
sumi_look_is_sound (SumiLook *look, SumiSquare move, int depth, int max_loss)
{
  const SumiMidgameLimits limits = { .max_depth = depth, .exact_empties = EXACT_EMPTIES };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  const SumiMidgameReport *report = &look->report;

  if (look->report_depth != depth)
    {
      sumi_midgame_forget (look->midgame);
      sumi_midgame_score_moves (look->midgame, look->position, limits, &budget, &look->report);
      look->report_depth = depth;
    }
  for (int i = 0; i < report->n_moves; i++)
    {
      if (report->moves[i].move == move)
        return report->moves[0].value.score - report->moves[i].value.score <= max_loss;
    }
  return FALSE;
}

int
sumi_look_count_natural_wrong (const SumiLook *look, SumiSquare right)
{
  return sumi_bitboard_count (sumi_features_natural (look->position)
                              & ~sumi_bitboard_of (right));
}

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
 * Returns of which there is one, and puts it at the theme's place in OUT_FINDS. */
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
    .n_empties = sumi_bitboard_count (sumi_position_empties (position)),
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
