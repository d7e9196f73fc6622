/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A game as it stands in a file: its moves, and what the file says about it. A position is a game
 * without moves. */

#include <glib.h>

#include "sumi-notation.h"
#include "sumi-scoring.h"

/* The most characters of a name, a place or a date; the rest of a longer one is cut off. */
#define SUMI_GAME_RECORD_MAX_NAME 100

/* How the side that lost did, if it was not on the board. */
typedef enum
{
  SUMI_RECORD_PLAYED, /* to the end, or nobody knows */
  SUMI_RECORD_RESIGNED,
  SUMI_RECORD_OUT_OF_TIME,
} SumiRecordEnding;

typedef struct
{
  char *black, *white; /* names of the players; may be NULL */
  char *place;         /* may be NULL */
  char *date;          /* as the file writes it; may be NULL */
  gboolean has_result;
  int result;          /* Black's discs minus White's, as the file says */
  SumiRecordEnding ending; /* SUMI_RECORD_PLAYED for a draw, and without a result */
  SumiScoring scoring; /* of the game; SUMI_SCORING_DISCS unless the file shows another */
  SumiTranscript moves;
  int n_given;         /* of the moves: those at the beginning that nobody chose, as of an opening
                        * that was drawn at random */
  int *times_ms;       /* that each of the moves took, in milliseconds, 0: not known; NULL: none is
                        * known */
} SumiGameRecord;

SumiGameRecord *sumi_game_record_new  (const SumiTranscript *moves);
SumiGameRecord *sumi_game_record_copy (const SumiGameRecord *record);
void            sumi_game_record_free (SumiGameRecord *record);
void            sumi_game_record_set_time (SumiGameRecord *record, int index, int ms);
int             sumi_game_record_get_time (const SumiGameRecord *record, int index);
void            sumi_game_record_infer_scoring (SumiGameRecord *record);
GPtrArray      *sumi_game_records_new (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiGameRecord, sumi_game_record_free)
