/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-engine-play.h"

#include "sumi-engine-private.h"
#include "sumi-work.h"

typedef struct
{
  SumiPosition position;
  SumiSquare move;
  SumiWarningStrength strength;
  SumiScoring scoring;
  gint64 deadline_us;
} Doubt;

typedef struct
{
  SumiTranscript game;
  SumiScoring scoring;
  SumiReviewLimits limits;
  GMainContext *context; /* of the thread that asked */
  SumiEngineProgress progress;
  gpointer user_data;
  GCancellable *cancellable; /* may be NULL */
} Past;

/* A report of progress, on its way to the thread that asked. */
typedef struct
{
  Past *past;
  int n_done, n_plies;
} Step;

static gpointer
find_warning (gpointer data, GCancellable *cancellable, GError **error)
{
  const Doubt *doubt = data;
  SumiBudget budget = sumi_engine_budget (cancellable);
  SumiWarning warning;

  budget.deadline_us = doubt->deadline_us;
  warning = sumi_warning_find (doubt->position, doubt->move, doubt->strength, doubt->scoring,
                               &budget);
  return g_memdup2 (&warning, sizeof warning);
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

/* The question outlives its reports of progress: the answer comes in the same context, after
 * them. */
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

static gpointer
find_review (gpointer data, GCancellable *cancellable, GError **error)
{
  Past *past = data;
  SumiBudget budget = sumi_engine_budget (cancellable);

  return sumi_review_new (&past->game, past->scoring, sumi_engine_get_evaluation (), past->limits,
                          &budget, past->progress != NULL ? progress_cb : NULL, past);
}

static void
free_past (gpointer data)
{
  Past *past = data;

  g_clear_object (&past->cancellable);
  g_main_context_unref (past->context);
  g_free (past);
}

/* Searches for a reason against MOVE in POSITION, for TIME_US microseconds at most. */
void
sumi_engine_warn_async (SumiPosition position,
                        SumiSquare move,
                        SumiWarningStrength strength,
                        SumiScoring scoring,
                        gint64 time_us,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  Doubt *doubt = g_new (Doubt, 1);

  *doubt = (Doubt){ position, move, strength, scoring, sumi_budget_now_us () + time_us };
  sumi_work_async (find_warning, doubt, g_free, g_free, cancellable, callback, user_data);
}

/* The warning, to be freed with g_free(); its kind tells if there is none. NULL with
 * G_IO_ERROR_CANCELLED. */
SumiWarning *
sumi_engine_warn_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* Reviews GAME, which is counted by SCORING. PROGRESS, which may be NULL, is called with
 * USER_DATA. */
void
sumi_engine_review_async (const SumiTranscript *game,
                          SumiScoring scoring,
                          SumiReviewLimits limits,
                          SumiEngineProgress progress,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  Past *past = g_new (Past, 1);

  *past = (Past){
    .game = *game,
    .scoring = scoring,
    .limits = limits,
    .context = g_main_context_ref_thread_default (),
    .progress = progress,
    .user_data = user_data,
    .cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL,
  };
  sumi_work_async (find_review, past, free_past, (GDestroyNotify) sumi_review_free, cancellable,
                   callback, user_data);
}

/* The review, to be freed with sumi_review_free(); NULL with G_IO_ERROR_CANCELLED. */
SumiReview *
sumi_engine_review_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}
