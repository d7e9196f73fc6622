/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Who learns at this window, and what was done: the pages record attempts here and ask here what is
 * done and what is due. One of several learners is chosen; opening a store takes a thread, so that
 * there may be none for a moment, and what is recorded meanwhile waits.
 *
 * Signals: "opening": the store of the learner from now on is being opened, at the start, too, and
 * the saved game is another one; "leaving": another learner is about to be chosen, and what is to
 * be kept for this one can still be recorded; "chosen": another was; "changed": that, or something
 * was recorded; "told" (char *): a sentence that the user has to see, of a store that was restored
 * or cannot be written. */

#include "sumi-attempt.h"
#include "sumi-games-import.h"
#include "sumi-games-reviewer.h"
#include "sumi-kept-games.h"
#include "sumi-learner.h"
#include "sumi-learners.h"
#include "sumi-saved-game.h"

#define SUMI_TYPE_STUDY (sumi_study_get_type ())
G_DECLARE_FINAL_TYPE (SumiStudy, sumi_study, SUMI, STUDY, GObject)

SumiStudy          *sumi_study_new            (SumiLearners *learners, const SumiClock *clock);
void                sumi_study_set_shared_game (SumiStudy *self, const char *path);
void                sumi_study_start          (SumiStudy *self);
gboolean            sumi_study_is_undecided   (SumiStudy *self);
SumiLearners       *sumi_study_get_learners   (SumiStudy *self);
gboolean            sumi_study_is_open        (SumiStudy *self);
const SumiProgress *sumi_study_get_progress   (SumiStudy *self);
int                 sumi_study_get_day        (SumiStudy *self);
void                sumi_study_check_day      (SumiStudy *self);
char               *sumi_study_get_name       (SumiStudy *self);
const char         *sumi_study_get_learner_id (SumiStudy *self);
SumiSavedGame      *sumi_study_get_saved_game (SumiStudy *self);
SumiKeptGames      *sumi_study_get_games      (SumiStudy *self);
SumiGamesImport    *sumi_study_get_import     (SumiStudy *self);
SumiGamesReviewer  *sumi_study_get_reviewer   (SumiStudy *self);
void                sumi_study_choose         (SumiStudy *self, const char *id);
void                sumi_study_record         (SumiStudy *self, const SumiOutcome *outcome);
void                sumi_study_read_async     (SumiStudy *self, SumiOutcomeFunc func,
                                               gpointer data, GAsyncReadyCallback callback,
                                               gpointer user_data);
gboolean            sumi_study_read_finish    (SumiStudy *self, GAsyncResult *result,
                                               GError **error);
void                sumi_study_record_attempt (SumiStudy *self, SumiOutcomeKind kind,
                                               const SumiPack *pack, const SumiItem *item,
                                               const char *step, SumiAttempt *attempt,
                                               gint64 milliseconds);
gboolean            sumi_study_can_repeat     (SumiStudy *self, const SumiExercise *exercise,
                                               gboolean *out_is_repeated);
void                sumi_study_set_repeated   (SumiStudy *self, const SumiPack *pack,
                                               const SumiItem *item, const char *step,
                                               const SumiExercise *exercise,
                                               gboolean is_repeated);
void                sumi_study_flush          (SumiStudy *self);
