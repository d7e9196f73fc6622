/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The openings of the games that a learner keeps, counted in a thread, and what of one of those
 * games had come up in the earlier ones. Earlier is what has an earlier date, with the hour if its
 * file has that; a game without one has that of the day on which it was kept first. Of one date,
 * what was kept before. */

#include <gio/gio.h>

#include "sumi-openings.h"

typedef struct
{
  SumiOpenings *openings;
  GArray *unsettled;          /* of SumiUnsettled, where other moves were chosen most often first */
  guint n_played;             /* games in which the learner has a side */
  guint n_left;               /* of them, those in which the learner left the earlier ones */
  guint n_left_by_opponent;
  int left_at;                /* the number of the move with which the learner did so most often;
                               * 0: there are several, or it was once */
} SumiOwnOpenings;

void             sumi_own_openings_free            (SumiOwnOpenings *self);
void             sumi_own_openings_count_async     (const GPtrArray *games,
                                                    GCancellable *cancellable,
                                                    GAsyncReadyCallback callback,
                                                    gpointer user_data);
SumiOwnOpenings *sumi_own_openings_count_finish    (GAsyncResult *result, GError **error);
void             sumi_own_openings_remember_async  (const GPtrArray *games,
                                                    const SumiGameRecord *record,
                                                    GCancellable *cancellable,
                                                    GAsyncReadyCallback callback,
                                                    gpointer user_data);
gboolean         sumi_own_openings_remember_finish (GAsyncResult *result, SumiColor *out_side,
                                                    SumiOpeningMemory *out_memory);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiOwnOpenings, sumi_own_openings_free)
