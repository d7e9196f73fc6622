/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The outcomes of one learner on disk: a folder with the file of outcomes, a lock for those who
 * open it, and backups. Every function blocks; none may be called by two threads at a time. */

#include "sumi-database.h"
#include "sumi-learner.h"

typedef struct _SumiStore SumiStore;

SumiStore *sumi_store_open           (const char *folder, const SumiClock *clock,
                                      SumiLearnerOpening *out_opening, GError **error);
void       sumi_store_close          (SumiStore *store);
gboolean   sumi_store_append         (SumiStore *store, const SumiOutcome *const *outcomes,
                                      guint n_outcomes, gboolean is_kept, GError **error);
gboolean   sumi_store_read           (SumiStore *store, gint64 after, SumiOutcomeFunc func,
                                      gpointer data, GError **error);
gboolean   sumi_store_check          (SumiStore *store, GError **error);
gboolean   sumi_store_compact        (SumiStore *store, GError **error);
gboolean   sumi_store_back_up        (SumiStore *store, GError **error);
gboolean   sumi_store_needs_backup   (SumiStore *store);
guint      sumi_store_get_n_unsaved  (SumiStore *store);

gboolean   sumi_store_begin          (SumiStore *store, GError **error);
gboolean   sumi_store_end            (SumiStore *store, gboolean is_done, GError **error);
sqlite3   *sumi_store_get_database   (SumiStore *store);
gint64     sumi_store_get_time       (SumiStore *store);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiStore, sumi_store_close)
