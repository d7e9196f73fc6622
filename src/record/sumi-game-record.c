/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-game-record.h"

/* A game with MOVES, which are copied, and nothing else. */
SumiGameRecord *
sumi_game_record_new (const SumiTranscript *moves)
{
  SumiGameRecord *record = g_new0 (SumiGameRecord, 1);

  record->moves = *moves;
  return record;
}

SumiGameRecord *
sumi_game_record_copy (const SumiGameRecord *record)
{
  SumiGameRecord *copy = g_memdup2 (record, sizeof *record);

  copy->black = g_strdup (record->black);
  copy->white = g_strdup (record->white);
  copy->place = g_strdup (record->place);
  copy->date = g_strdup (record->date);
  if (record->times_ms != NULL)
    copy->times_ms = g_memdup2 (record->times_ms, SUMI_TRANSCRIPT_MAX * sizeof (int));
  return copy;
}

/* RECORD may be NULL. */
void
sumi_game_record_free (SumiGameRecord *record)
{
  if (record == NULL)
    return;
  g_free (record->black);
  g_free (record->white);
  g_free (record->place);
  g_free (record->date);
  g_free (record->times_ms);
  g_free (record);
}

/* Sets the milliseconds that the move INDEX, from 0, took; 0: that is not known. */
void
sumi_game_record_set_time (SumiGameRecord *record, int index, int ms)
{
  if (record->times_ms == NULL && ms == 0)
    return;
  if (record->times_ms == NULL)
    record->times_ms = g_new0 (int, SUMI_TRANSCRIPT_MAX);
  record->times_ms[index] = ms;
}

/* The milliseconds that the move INDEX, from 0, took; 0 if that is not known. */
int
sumi_game_record_get_time (const SumiGameRecord *record, int index)
{
  return record->times_ms != NULL ? record->times_ms[index] : 0;
}

/* Finds the scoring of RECORD from its result, since many formats do not say how a game was
 * counted: where the game is over and only one scoring gives that result, it is that one. */
void
sumi_game_record_infer_scoring (SumiGameRecord *record)
{
  SumiBitboard black = sumi_position_discs (record->moves.end, SUMI_BLACK);
  SumiBitboard white = sumi_position_discs (record->moves.end, SUMI_WHITE);
  int found = SUMI_N_SCORINGS;

  if (!record->has_result || !sumi_position_is_over (record->moves.end))
    return;
  for (int i = 0; i < SUMI_N_SCORINGS; i++)
    {
      if (sumi_scoring_difference ((SumiScoring) i, black, white) != record->result)
        continue;
      if (found != SUMI_N_SCORINGS)
        return;
      found = i;
    }
  if (found != SUMI_N_SCORINGS)
    record->scoring = (SumiScoring) found;
}

/* An empty list of SumiGameRecord. */
GPtrArray *
sumi_game_records_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_game_record_free);
}
