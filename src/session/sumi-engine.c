/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-engine.h"

/* Nobody waits longer than this for a verdict: what takes more is reported as not decided. */
#define MAX_SEARCH_US (60 * G_USEC_PER_SEC)

typedef struct
{
  SumiTask task;
  SumiPosition position;
} Question;

static bool
is_cancelled_cb (void *data)
{
  return g_cancellable_is_cancelled (data);
}

static void
judge_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Question *question = data;
  SumiBudget budget = sumi_engine_budget (cancellable);

  budget.deadline_us = sumi_budget_now_us () + MAX_SEARCH_US;
  g_task_return_pointer (
    task, sumi_judgement_new (&question->task, question->position, SUMI_JUDGE_PROOFS, &budget),
    (GDestroyNotify) sumi_judgement_unref);
}

/* A budget without a limit of its own. It ends when CANCELLABLE, which may be NULL, is cancelled. */
SumiBudget
sumi_engine_budget (GCancellable *cancellable)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  if (cancellable != NULL)
    {
      budget.is_cancelled = is_cancelled_cb;
      budget.data = cancellable;
    }
  return budget;
}

/* Judges POSITION against TASK, proofs included. */
void
sumi_engine_judge_async (const SumiTask *task,
                         SumiPosition position,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GTask) job = g_task_new (NULL, cancellable, callback, user_data);
  Question *question = g_new (Question, 1);

  *question = (Question){ *task, position };
  g_task_set_source_tag (job, sumi_engine_judge_async);
  g_task_set_task_data (job, question, g_free);
  g_task_run_in_thread (job, judge_in_thread);
}

/* The judgement; NULL with G_IO_ERROR_CANCELLED if it was called off. */
SumiJudgement *
sumi_engine_judge_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
