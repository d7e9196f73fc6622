/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The players whom kept games name, and which of them the learner is: who has the learner's name,
 * unless the learner has said that this is somebody else, and who has a name of which the learner
 * has said so. Upper and lower case are the same. */

#include <gio/gio.h>

#include "sumi-game-record.h"
#include "sumi-kept-game.h"

typedef struct
{
  char *name; /* as the newest of the games has it */
  guint n_games;
  gboolean is_learner;
} SumiKeptPlayer;

SumiKeptSide sumi_kept_players_find_side (const SumiGameRecord *record, const char *name,
                                          GHashTable *told);
void         sumi_kept_players_list_async (const GPtrArray *games, const char *name,
                                          GHashTable *told, GCancellable *cancellable,
                                          GAsyncReadyCallback callback, gpointer user_data);
GPtrArray   *sumi_kept_players_list_finish (GAsyncResult *result, GError **error);
void         sumi_kept_players_find_changed_async (const GPtrArray *games, const char *player,
                                          const char *name, GHashTable *told,
                                          GAsyncReadyCallback callback, gpointer user_data);
GPtrArray   *sumi_kept_players_find_changed_finish (GAsyncResult *result, GError **error);
