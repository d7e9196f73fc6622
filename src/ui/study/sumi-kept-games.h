/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The games that the learner keeps, in memory, and changes to them, which the store takes in a
 * thread.
 *
 * Signals: "changed": others are kept, or more is known of them; "told" (char *): a sentence that
 * the user has to see. */

#include "sumi-game-record.h"
#include "sumi-learner.h"
#include "sumi-review.h"

#define SUMI_TYPE_KEPT_GAMES (sumi_kept_games_get_type ())
G_DECLARE_FINAL_TYPE (SumiKeptGames, sumi_kept_games, SUMI, KEPT_GAMES, GObject)

/* What the learner has said of a player, and the sides in the games that this may change. */
typedef struct
{
  char *player; /* folded */
  SumiPlayerTelling telling;
  GPtrArray *games; /* of SumiKeptGame, the newest first */
} SumiPlayerNaming;

/* N_NEW games were not kept before; -1 after an error. */
typedef void (*SumiKeptFunc) (int n_new, gpointer data);

SumiKeptGames      *sumi_kept_games_new         (void);
void                sumi_kept_games_set_learner (SumiKeptGames *self, SumiLearner *learner,
                                                 const char *name);
void                sumi_kept_games_set_name    (SumiKeptGames *self, const char *name);
const GPtrArray    *sumi_kept_games_list        (SumiKeptGames *self);
const SumiKeptGame *sumi_kept_games_find        (SumiKeptGames *self,
                                                 const SumiGameRecord *record);
const SumiKeptGame *sumi_kept_games_find_last   (SumiKeptGames *self);
void                sumi_kept_games_keep        (SumiKeptGames *self, const SumiGameRecord *record,
                                                 SumiKeptSide side, const char *former);
void                sumi_kept_games_keep_all    (SumiKeptGames *self, const GPtrArray *games,
                                                 SumiKeptFunc func, gpointer data);
GPtrArray          *sumi_kept_games_convert     (const GPtrArray *records, const char *name,
                                                 GHashTable *told);
GHashTable         *sumi_kept_games_get_told    (SumiKeptGames *self);
void                sumi_kept_games_name_async  (SumiKeptGames *self, const char *player,
                                                 gboolean is_learner, GAsyncReadyCallback callback,
                                                 gpointer data);
SumiPlayerNaming   *sumi_kept_games_name_finish (SumiKeptGames *self, GAsyncResult *result,
                                                 gboolean *out_is_learner);
void                sumi_kept_games_undo_naming (SumiKeptGames *self,
                                                 const SumiPlayerNaming *before);
void                sumi_kept_games_follow_told (SumiKeptGames *self);
void                sumi_player_naming_free     (SumiPlayerNaming *naming);
void                sumi_kept_games_tell        (SumiKeptGames *self, const char *sentence);
void                sumi_kept_games_remove_async (SumiKeptGames *self, gint64 id,
                                                  GAsyncReadyCallback callback, gpointer data);
gint64              sumi_kept_games_remove_finish (SumiKeptGames *self, GAsyncResult *result);
void                sumi_kept_games_bring_back  (SumiKeptGames *self, gint64 id);
void                sumi_kept_games_note_review (SumiKeptGames *self, const SumiGameRecord *record,
                                                 const SumiReview *review);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiPlayerNaming, sumi_player_naming_free)
