/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is agreed before a game: who plays, from which beginning, and how the result is counted. A
 * plain value. */

#include "sumi-game.h"

typedef struct
{
  gboolean is_program;
  int level; /* of a program: from 1 to SUMI_N_LEVELS */
} SumiPlayer;

/* What is agreed before a game. */
typedef struct
{
  SumiPlayer players[2];   /* by colour */
  SumiColor first;         /* the side that makes the first move; not used with an opening */
  int handicap;            /* corners given to Black; 0 to SUMI_HANDICAP_MAX; as above */
  gboolean has_trays;      /* each side has 32 discs, and is handed one when it has none */
  gboolean turns_by_hand;  /* people turn the discs themselves */
  SumiScoring scoring;     /* how the result is counted */
  SumiClockTerms clock;    /* how long the sides may think */
  gboolean has_opening;    /* the game begins where another one was left */
  SumiTranscript opening;  /* that one; a position is one without moves */
  guint64 seed;            /* of the programs' choices */
} SumiGameTerms;

gboolean     sumi_game_terms_is_watched         (const SumiGameTerms *terms);
gboolean     sumi_game_terms_is_against_program (const SumiGameTerms *terms);
int          sumi_game_terms_get_person         (const SumiGameTerms *terms);
SumiPosition sumi_game_terms_get_start          (const SumiGameTerms *terms);
guint        sumi_game_terms_count_opening      (const SumiGameTerms *terms);
guint        sumi_game_terms_count_given        (const SumiGameTerms *terms, const SumiGame *game);
gboolean     sumi_game_terms_has_begun          (const SumiGameTerms *terms, const SumiGame *game);
gboolean     sumi_game_terms_equal              (const SumiGameTerms *a, const SumiGameTerms *b);
void         sumi_game_terms_begin              (const SumiGameTerms *terms, SumiGame *game);
