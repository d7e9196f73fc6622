/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-kept-record.h"

#include "sumi-ggf.h"
#include "sumi-record.h"
#include "sumi-translation.h"

/**
 * sumi_kept_game_from_record: RECORD, in which the learner played SIDE, to be kept; owned by the
 * caller.
 */
SumiKeptGame *
sumi_kept_game_from_record (const SumiGameRecord *record, SumiKeptSide side)
{
  g_autofree char *key = sumi_record_to_key (record), *text = sumi_ggf_write (record);

  return sumi_kept_game_new (key, text, side);
}

/**
 * sumi_kept_game_to_record: GAME as it was kept, owned by the caller; NULL if another program has
 * written what Sumi does not read.
 */
SumiGameRecord *
sumi_kept_game_to_record (const SumiKeptGame *game)
{
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (game->text, NULL, NULL);

  return records != NULL && records->len > 0 ? sumi_game_record_copy (records->pdata[0]) : NULL;
}

/* HUNDREDTHS of a disc that were lost; what would be written as 0.0 is nothing. */
static int
round_lost (int hundredths)
{
  return hundredths < 5 ? 0 : hundredths;
}

/**
 * sumi_kept_game_count_lost: what the moves of SIDE have lost in GAME, in hundredths of a disc.
 */
int
sumi_kept_game_count_lost (const SumiKeptGame *game, SumiKeptSide side)
{
  const int *lost = game->lost[side];

  return round_lost (lost[SUMI_PHASE_OPENING] + lost[SUMI_PHASE_MIDGAME]
                     + lost[SUMI_PHASE_ENDGAME]);
}

/**
 * sumi_kept_game_format_lost: the same in discs, as "6.5"; "≈6.5" if some were lost before the
 * endgame, where that is estimated. Owned by the caller.
 */
char *
sumi_kept_game_format_lost (const SumiKeptGame *game, SumiKeptSide side)
{
  const int *lost = game->lost[side];
  g_autofree char *number
    = sumi_translation_format_tenths (sumi_kept_game_count_lost (game, side) / 100.0);

  return round_lost (lost[SUMI_PHASE_OPENING] + lost[SUMI_PHASE_MIDGAME]) > 0
             ? g_strconcat ("≈", number, NULL)
             : g_steal_pointer (&number);
}
