/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-game-record.h"

/* A game of which nothing but its MOVES is known. */
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
  g_free (record);
}

/* An empty list of SumiGameRecord. */
GPtrArray *
sumi_game_records_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_game_record_free);
}
