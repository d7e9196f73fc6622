/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A game that a learner keeps: played, opened or imported. The learner library knows nothing of
 * Reversi, so that the game is a text to it. Unlike outcomes, games may be removed. */

#include "sumi-outcome.h"

/* No side loses more in one phase, or by one cause: all discs by each move; in hundredths of a
 * disc. */
#define SUMI_KEPT_MAX_LOST (64 * 64 * 100)

/* Who of two players is meant. */
typedef enum
{
  SUMI_KEPT_UNKNOWN = -1,
  SUMI_KEPT_BLACK,
  SUMI_KEPT_WHITE,
} SumiKeptSide;

/* What the learner has said of a player's name in games. */
typedef enum
{
  SUMI_PLAYER_UNTOLD, /* nothing */
  SUMI_PLAYER_OTHER,
  SUMI_PLAYER_LEARNER,
} SumiPlayerTelling;

typedef struct
{
  gint64 id;   /* in its store, from 1; 0: not stored */
  gint64 time; /* when it was kept first, in microseconds since 1970-01-01 UTC; 0: now */
  char *key;   /* what it is known by: of two games of one key one is kept */
  char *former; /* the key of the game that it is kept instead of, as it goes on with it; NULL:
                 * none; not stored */
  char *text;
  SumiKeptSide side; /* the learner's */
  gboolean is_reviewed;
  int lost[2][SUMI_N_GAME_PHASES]; /* by each side, in hundredths of a disc, if it was reviewed */
  char *findings; /* what else the review found, in words of the caller; "": that is not known */
} SumiKeptGame;

SumiKeptGame *sumi_kept_game_new       (const char *key, const char *text, SumiKeptSide side);
SumiKeptGame *sumi_kept_game_copy      (const SumiKeptGame *game);
void          sumi_kept_game_free      (SumiKeptGame *game);
GPtrArray    *sumi_kept_game_list_new  (void);
GPtrArray    *sumi_kept_game_list_copy (const GPtrArray *games);
char         *sumi_player_fold         (const char *name);
GHashTable   *sumi_players_new         (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiKeptGame, sumi_kept_game_free)
