/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One learner: what was done is recorded here, and what follows from it is asked here.
 *
 * An outcome is on disk when recording it has been answered; then the progress has it, and
 * "changed" is emitted. Recording never blocks the main loop: one thread writes, in the order of
 * recording. What could not be written (a full disk) is kept and tried again with the next outcome
 * and by sumi_learner_flush(): do not record it again. Other programs may write to the same store;
 * what they recorded is taken in with the next outcome of this one.
 *
 * All of it belongs to the thread that opened the learner, which has to be the one that iterates
 * its thread-default main context. Before the program ends, call sumi_learner_flush().
 *
 *     learner = sumi_learner_open_finish (result, &error);
 *     g_signal_connect (learner, "changed", …);
 *     outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, pack_id, item_id, NULL);
 *     … what happened …
 *     sumi_learner_record_async (learner, outcome, recorded_cb, self);
 *     due = sumi_progress_count_due (sumi_learner_get_progress (learner),
 *                                    sumi_learner_get_day (learner));
 */

#include <gio/gio.h>

#include "sumi-day.h"
#include "sumi-kept-game.h"
#include "sumi-learner-error.h"
#include "sumi-progress.h"

#define SUMI_TYPE_LEARNER (sumi_learner_get_type ())
G_DECLARE_FINAL_TYPE (SumiLearner, sumi_learner, SUMI, LEARNER, GObject)

/* How a store was found. */
typedef enum
{
  SUMI_LEARNER_NEW,      /* there was none */
  SUMI_LEARNER_FOUND,    /* whole */
  SUMI_LEARNER_RESTORED, /* broken or gone: the backup of a day took its place */
  SUMI_LEARNER_LOST,     /* broken, and there was no backup: it begins empty */
} SumiLearnerState;

/* What to tell the user about it. */
typedef struct
{
  SumiLearnerState state;
  gboolean is_read_only; /* nothing can be recorded: newer, or the folder may not be written */
  gboolean is_newer;     /* a newer Sumi wrote it */
  gboolean is_migrated;  /* it was of an older version; a backup was made before */
  char *aside;           /* the broken file, which was put there; NULL: none */
  char *backup_date;     /* of the restored backup, as "2026-03-12"; NULL: none */
} SumiLearnerOpening;

/* Is given one outcome at a time; FALSE ends the reading. */
typedef gboolean (*SumiOutcomeFunc) (const SumiOutcome *outcome, gpointer data);

SumiLearner              *sumi_learner_open           (const char *folder, const SumiClock *clock,
                                                       GError **error);
void                      sumi_learner_open_async     (const char *folder, const SumiClock *clock,
                                                       GAsyncReadyCallback callback,
                                                       gpointer user_data);
SumiLearner              *sumi_learner_open_finish    (GAsyncResult *result, GError **error);
const SumiLearnerOpening *sumi_learner_get_opening    (SumiLearner *self);
const SumiProgress       *sumi_learner_get_progress   (SumiLearner *self);
int                       sumi_learner_get_day        (SumiLearner *self);

void                      sumi_learner_record_async   (SumiLearner *self,
                                                       const SumiOutcome *outcome,
                                                       GAsyncReadyCallback callback,
                                                       gpointer user_data);
void                      sumi_learner_record_all_async (SumiLearner *self,
                                                       const GPtrArray *outcomes,
                                                       GAsyncReadyCallback callback,
                                                       gpointer user_data);
gboolean                  sumi_learner_record_finish  (SumiLearner *self, GAsyncResult *result,
                                                       GError **error);
gboolean                  sumi_learner_record         (SumiLearner *self,
                                                       const SumiOutcome *outcome, GError **error);
gboolean                  sumi_learner_record_all     (SumiLearner *self,
                                                       const GPtrArray *outcomes, GError **error);
gboolean                  sumi_learner_flush          (SumiLearner *self, GError **error);
guint                     sumi_learner_get_n_unsaved  (SumiLearner *self);

/* The games that are kept; see sumi-kept-game.h. */
void                      sumi_learner_keep_games_async (SumiLearner *self, const GPtrArray *games,
                                                       GAsyncReadyCallback callback,
                                                       gpointer user_data);
GPtrArray                *sumi_learner_keep_games_finish (SumiLearner *self, GAsyncResult *result,
                                                       GError **error);
gboolean                  sumi_learner_keep_games     (SumiLearner *self, const GPtrArray *games,
                                                       GError **error);
void                      sumi_learner_mark_games_async (SumiLearner *self, const GArray *ids,
                                                       gboolean are_removed,
                                                       GAsyncReadyCallback callback,
                                                       gpointer user_data);
void                      sumi_learner_note_review_async (SumiLearner *self,
                                                       const SumiKeptGame *game,
                                                       GAsyncReadyCallback callback,
                                                       gpointer user_data);
gboolean                  sumi_learner_change_games_finish (SumiLearner *self,
                                                       GAsyncResult *result, GError **error);
void                      sumi_learner_list_games_async (SumiLearner *self, gboolean is_first,
                                                       GAsyncReadyCallback callback,
                                                       gpointer user_data);
GPtrArray                *sumi_learner_list_games_finish (SumiLearner *self, GAsyncResult *result,
                                                       GError **error);
GPtrArray                *sumi_learner_list_games     (SumiLearner *self, GError **error);

/* The names of players in them of which the learner has said who that is. */
void                      sumi_learner_tell_player_async (SumiLearner *self, const char *name,
                                                       SumiPlayerTelling telling,
                                                       const GPtrArray *games,
                                                       GAsyncReadyCallback callback,
                                                       gpointer user_data);
void                      sumi_learner_list_players_async (SumiLearner *self,
                                                       GAsyncReadyCallback callback,
                                                       gpointer user_data);
GHashTable               *sumi_learner_list_players_finish (SumiLearner *self,
                                                       GAsyncResult *result, GError **error);
GHashTable               *sumi_learner_list_players   (SumiLearner *self, GError **error);
gboolean                  sumi_learner_tell_players   (SumiLearner *self, GHashTable *players,
                                                       GError **error);

gboolean                  sumi_learner_back_up        (SumiLearner *self, GError **error);
gboolean                  sumi_learner_read           (SumiLearner *self, SumiOutcomeFunc func,
                                                       gpointer data, GError **error);
gboolean                  sumi_learner_check          (SumiLearner *self, GError **error);
gboolean                  sumi_learner_rebuild        (SumiLearner *self, gboolean *out_was_right,
                                                       GError **error);
