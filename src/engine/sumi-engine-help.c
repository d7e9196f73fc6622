/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-engine-help.h"

#include "sumi-engine-private.h"

/* How far ahead is looked for moves to be shown, and from how many empties on exactly; the time is
 * over before that more often than not. */
#define VALUES_LIMITS ((SumiMidgameLimits){ .max_depth = 12, .exact_empties = 20 })
#define HINT_DEPTH 12

typedef struct
{
  SumiPosition position;
  SumiSquare move; /* why: the one in question */
  gint64 deadline_us;
} Question;

/* What a question is searched with, from its thread. */
typedef struct
{
  SumiMidgame *midgame;
  SumiBudget budget;
} Search;

static Search
begin_search (const Question *question, GCancellable *cancellable)
{
  Search search = {
    sumi_midgame_new (sumi_engine_get_evaluation (), SUMI_ENGINE_TABLE_BYTES),
    sumi_engine_budget (cancellable),
  };

  search.budget.deadline_us = question->deadline_us;
  return search;
}

static void
values_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Question *question = data;
  Search search = begin_search (question, cancellable);
  SumiMoveValues *values = g_new0 (SumiMoveValues, 1);

  sumi_move_values_find (question->position, search.midgame, VALUES_LIMITS, &search.budget, values);
  sumi_midgame_free (search.midgame);
  g_task_return_pointer (task, values, g_free);
}

static void
hint_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Question *question = data;
  Search search = begin_search (question, cancellable);
  SumiPlayHint *hint =
      sumi_play_hint_new (question->position, search.midgame, sumi_engine_get_evaluation (),
                          HINT_DEPTH, &search.budget);

  sumi_midgame_free (search.midgame);
  g_task_return_pointer (task, hint, (GDestroyNotify) sumi_play_hint_free);
}

static void
why_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Question *question = data;
  Search search = begin_search (question, cancellable);
  SumiWhy *why =
      sumi_why_new (question->position, question->move, search.midgame,
                    sumi_engine_get_evaluation (), SUMI_WHY_LIMITS_NORMAL, &search.budget);

  sumi_midgame_free (search.midgame);
  g_task_return_pointer (task, why, (GDestroyNotify) sumi_why_free);
}

/* Runs FUNC in a thread on what is asked. */
static void
ask (Question question,
     GTaskThreadFunc func,
     GCancellable *cancellable,
     GAsyncReadyCallback callback,
     gpointer user_data)
{
  g_autoptr (GTask) job = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (job, ask);
  g_task_set_task_data (job, g_memdup2 (&question, sizeof question), g_free);
  g_task_run_in_thread (job, func);
}

/* Finds what the moves of POSITION, which has some, are worth. */
void
sumi_engine_values_async (SumiPosition position,
                          gint64 time_us,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  ask ((Question){ position, SUMI_SQUARE_NONE, sumi_budget_now_us () + time_us }, values_in_thread,
       cancellable, callback, user_data);
}

/* The values, to be freed with g_free(); NULL with G_IO_ERROR_CANCELLED if it was called off. */
SumiMoveValues *
sumi_engine_values_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Finds what there is to hint at in POSITION, which has a move. */
void
sumi_engine_hint_async (SumiPosition position,
                        gint64 time_us,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  ask ((Question){ position, SUMI_SQUARE_NONE, sumi_budget_now_us () + time_us }, hint_in_thread,
       cancellable, callback, user_data);
}

/* The hint; NULL with G_IO_ERROR_CANCELLED if it was called off. */
SumiPlayHint *
sumi_engine_hint_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Explains MOVE, a legal move in BEFORE or a forced pass. */
void
sumi_engine_why_async (SumiPosition before,
                       SumiSquare move,
                       gint64 time_us,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  ask ((Question){ before, move, sumi_budget_now_us () + time_us }, why_in_thread, cancellable,
       callback, user_data);
}

/* The explanation; NULL with G_IO_ERROR_CANCELLED if it was called off. */
SumiWhy *
sumi_engine_why_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
