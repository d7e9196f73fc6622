/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The learners who share this computer: each has a name and a folder with a store of their own, and
 * one of them, or a guest, is the one who learns now. Nothing but their files is kept here, so that
 * several programs may look at them; "changed" is emitted for what this object changes.
 *
 * All functions block, for files that are small. */

#include <gio/gio.h>

#include "sumi-learner-error.h"

#define SUMI_TYPE_LEARNERS (sumi_learners_get_type ())
G_DECLARE_FINAL_TYPE (SumiLearners, sumi_learners, SUMI, LEARNERS, GObject)

/* The id of the guest, of whom no store is kept. */
#define SUMI_LEARNERS_GUEST "guest"

/* In characters. */
#define SUMI_LEARNERS_MAX_NAME 60

typedef struct
{
  char *id;
  char *name;
} SumiLearnerEntry;

char         *sumi_learners_get_default_folder (void);

SumiLearners *sumi_learners_new                (const char *folder);
GPtrArray    *sumi_learners_list               (SumiLearners *self);
char         *sumi_learners_get_chosen         (SumiLearners *self);
gboolean      sumi_learners_choose             (SumiLearners *self, const char *id,
                                                GError **error);
char         *sumi_learners_get_folder         (SumiLearners *self, const char *id);
char         *sumi_learners_get_guest_folder   (SumiLearners *self);
char         *sumi_learners_get_removed_folder (SumiLearners *self, const char *id);
char         *sumi_learners_add                (SumiLearners *self, const char *name,
                                                GError **error);
gboolean      sumi_learners_rename             (SumiLearners *self, const char *id,
                                                const char *name, GError **error);
gboolean      sumi_learners_remove             (SumiLearners *self, const char *id,
                                                GError **error);
gboolean      sumi_learners_restore            (SumiLearners *self, const char *id,
                                                GError **error);
gboolean      sumi_learners_is_kept            (SumiLearners *self, const char *id);
void          sumi_learners_forget             (SumiLearners *self, const char *id);
void          sumi_learners_forget_removed     (SumiLearners *self);

void          sumi_learner_entry_free          (SumiLearnerEntry *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiLearnerEntry, sumi_learner_entry_free)
