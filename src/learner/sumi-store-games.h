/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The games that a store keeps. Every function blocks, and the writing ones do all or nothing. */

#include "sumi-kept-game.h"
#include "sumi-store.h"

GPtrArray *sumi_store_keep_games   (SumiStore *store, const GPtrArray *games, GError **error);
gboolean   sumi_store_mark_games   (SumiStore *store, const GArray *ids, gboolean are_removed,
                                    GError **error);
gboolean   sumi_store_note_review  (SumiStore *store, const SumiKeptGame *game, GError **error);
gboolean   sumi_store_forget_games (SumiStore *store, GError **error);
GPtrArray *sumi_store_list_games   (SumiStore *store, GError **error);
gboolean   sumi_store_tell_player  (SumiStore *store, const char *name, SumiPlayerTelling telling,
                                    const GPtrArray *games, GError **error);
gboolean   sumi_store_tell_players (SumiStore *store, GHashTable *players, GError **error);
GHashTable *sumi_store_list_players (SumiStore *store, GError **error);
