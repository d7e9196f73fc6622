/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-engine-play.h"

#include "sumi-engine-private.h"

typedef struct
{
  SumiPosition position;
  SumiSquare move;
  SumiWarningStrength strength;
  gint64 deadline_us;
} Doubt;

typedef struct
{
  SumiTranscript game;
  SumiReviewLimits limits;
  GMainContext *context; /* of who asked */
  SumiEngineProgress progress;
  gpointer user_data;
  GCancellable *cancellable; /* may be NULL */
} Past;

/* One word of how far a review is, on its way to who asked. */
typedef struct
{
  Past *past;
  int n_done, n_plies;
} Step;

static void
warn_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Doubt *doubt = data;
  SumiBudget budget = sumi_engine_budget (cancellable);
  SumiWarning warning;

  budget.deadline_us = doubt->deadline_us;
  warning = sumi_warning_find (doubt->position, doubt->move, doubt->strength, &budget);
  g_task_return_pointer (task, g_memdup2 (&warning, sizeof warning), g_free);
}

static gboolean
step_cb (gpointer data)
{
  const Step *step = data;
  const Past *past = step->past;

  if (!g_cancellable_is_cancelled (past->cancellable))
    past->progress (step->n_done, step->n_plies, past->user_data);
  return G_SOURCE_REMOVE;
}

/* The task, and with it the past, outlives the steps: it ends in the same context, after them. */
static void
progress_cb (int n_done, int n_plies, gpointer data)
{
  Past *past = data;
  g_autoptr (GSource) source = g_idle_source_new ();
  Step *step = g_new (Step, 1);

  *step = (Step){ past, n_done, n_plies };
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, step_cb, step, g_free);
  g_source_attach (source, past->context);
}

static void
review_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Past *past = data;
  SumiBudget budget = sumi_engine_budget (cancellable);
  SumiReview *review = sumi_review_new (&past->game, sumi_engine_get_evaluation (), past->limits,
                                        &budget, past->progress != NULL ? progress_cb : NULL, past);

  if (g_task_return_error_if_cancelled (task))
    sumi_review_free (review);
  else
    g_task_return_pointer (task, review, (GDestroyNotify) sumi_review_free);
}

static void
free_past (gpointer data)
{
  Past *past = data;

  g_clear_object (&past->cancellable);
  g_main_context_unref (past->context);
  g_free (past);
}

/* Looks for what speaks against MOVE in POSITION, for TIME_US at most. */
void
sumi_engine_warn_async (SumiPosition position,
                        SumiSquare move,
                        SumiWarningStrength strength,
                        gint64 time_us,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr (GTask) job = g_task_new (NULL, cancellable, callback, user_data);
  Doubt *doubt = g_new (Doubt, 1);

  *doubt = (Doubt){ position, move, strength, sumi_budget_now_us () + time_us };
  g_task_set_source_tag (job, sumi_engine_warn_async);
  g_task_set_task_data (job, doubt, g_free);
  g_task_run_in_thread (job, warn_in_thread);
}

/* The warning, to be freed with g_free(); its kind may be that there is none. NULL with
 * G_IO_ERROR_CANCELLED if it was called off. */
SumiWarning *
sumi_engine_warn_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Reviews GAME. PROGRESS, which may be NULL, gets USER_DATA, too. */
void
sumi_engine_review_async (const SumiTranscript *game,
                          SumiReviewLimits limits,
                          SumiEngineProgress progress,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) job = g_task_new (NULL, cancellable, callback, user_data);
  Past *past = g_new (Past, 1);

  *past = (Past){
    .game = *game,
    .limits = limits,
    .context = g_main_context_ref (g_task_get_context (job)),
    .progress = progress,
    .user_data = user_data,
    .cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL,
  };
  g_task_set_source_tag (job, sumi_engine_review_async);
  g_task_set_task_data (job, past, free_past);
  g_task_run_in_thread (job, review_in_thread);
}

/* The review, to be freed with sumi_review_free(); NULL with G_IO_ERROR_CANCELLED if it was called
 * off. */
SumiReview *
sumi_engine_review_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
