/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-engine-alike.h"

#include "sumi-engine-private.h"
#include "sumi-work.h"

#define TABLE_BYTES (1u << 20)

typedef struct
{
  SumiTask task;
  SumiPosition like;
  guint64 seed, game;
} Question;

static gpointer
find_alike (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  SumiBudget budget = sumi_engine_budget (cancellable);
  SumiMidgame *midgame = sumi_midgame_new (sumi_engine_get_evaluation (), TABLE_BYTES,
                                           SUMI_SCORING_EMPTIES_TO_WINNER);
  g_autofree SumiAlike *alike = g_new0 (SumiAlike, 1);
  gboolean is_found = sumi_alike_find (&question->task, question->like, midgame, question->seed,
                                       question->game, &budget, alike);

  sumi_midgame_free (midgame);
  return is_found ? g_steal_pointer (&alike) : NULL;
}

/* Looks through one game in a thread, as sumi_alike_find() does. CANCELLABLE may be NULL. */
void
sumi_engine_alike_async (const SumiTask *task,
                         SumiPosition like,
                         guint64 seed,
                         guint64 game,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  Question *question = g_new (Question, 1);

  *question = (Question){ *task, like, seed, game };
  sumi_work_async (find_alike, question, g_free, g_free, cancellable, callback, user_data);
}

/* What was found, to be freed with g_free(); NULL without an error if the game has none, or with
 * G_IO_ERROR_CANCELLED. */
SumiAlike *
sumi_engine_alike_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}
