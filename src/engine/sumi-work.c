/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-work.h"

typedef struct
{
  SumiWorkFunc func;
  gpointer question;
  GDestroyNotify free_question; /* may be NULL */
  GDestroyNotify free_answer;   /* may be NULL */
} Work;

struct _SumiWaiter
{
  GWeakRef owner;
  SumiWait *wait; /* valid while the owner is */
  GCancellable *cancellable;
};

static void
free_work (gpointer data)
{
  Work *work = data;

  if (work->free_question != NULL)
    work->free_question (work->question);
  g_free (work);
}

static void
work_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Work *work = data;
  GError *error = NULL;
  gpointer answer;

  if (cancellable != NULL)
    g_cancellable_push_current (cancellable);
  answer = work->func (work->question, cancellable, &error);
  if (cancellable != NULL)
    g_cancellable_pop_current (cancellable);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, answer, work->free_answer);
}

/* A reference to the owner, if the question of WAITER is still open; otherwise NULL. */
static gpointer
get_owner (SumiWaiter *waiter)
{
  gpointer owner = g_weak_ref_get (&waiter->owner);

  if (owner != NULL && waiter->wait->cancellable != waiter->cancellable)
    g_clear_object (&owner);
  return owner;
}

/* Has FUNC answer QUESTION in a thread, and then CALLBACK called with USER_DATA in the main context
 * of the caller, where sumi_work_finish() returns the answer. FREE_QUESTION frees QUESTION, perhaps
 * in the thread; FREE_ANSWER frees an answer that was not taken; both may be NULL. CANCELLABLE may
 * be NULL. */
void
sumi_work_async (SumiWorkFunc func,
                 gpointer question,
                 GDestroyNotify free_question,
                 GDestroyNotify free_answer,
                 GCancellable *cancellable,
                 GAsyncReadyCallback callback,
                 gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Work *work = g_new (Work, 1);

  *work = (Work){ func, question, free_question, free_answer };
  g_task_set_source_tag (task, sumi_work_async);
  g_task_set_task_data (task, work, free_work);
  g_task_run_in_thread (task, work_in_thread);
}

/* The answer, owned by the caller; NULL with an error of the function, or with G_IO_ERROR_CANCELLED
 * if the question was cancelled. */
gpointer
sumi_work_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, sumi_work_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* The question that RESULT answers, owned by it. */
gpointer
sumi_work_get_question (GAsyncResult *result)
{
  const Work *work = g_task_get_task_data (G_TASK (result));

  return work->question;
}

/* Keeps the application running until sumi_work_release(), even without a window: for threads that
 * write files. Nothing in a program without a GApplication. In the main thread. */
void
sumi_work_hold (void)
{
  if (g_application_get_default () != NULL)
    g_application_hold (g_application_get_default ());
}

/* Ends one sumi_work_hold(). In the main thread. */
void
sumi_work_release (void)
{
  if (g_application_get_default () != NULL)
    g_application_release (g_application_get_default ());
}

/* Opens a question of OWNER, a GObject that WAIT is a member of. A question that is still open is
 * cancelled. Returns the waiter that the callback must pass to sumi_wait_end(). */
SumiWaiter *
sumi_wait_begin (SumiWait *wait, gpointer owner)
{
  SumiWaiter *waiter = g_new (SumiWaiter, 1);

  sumi_wait_stop (wait);
  wait->cancellable = g_cancellable_new ();
  g_weak_ref_init (&waiter->owner, owner);
  waiter->wait = wait;
  waiter->cancellable = g_object_ref (wait->cancellable);
  return waiter;
}

/* A reference to the owner, for the caller, if the answer is still wanted; its question is then no
 * longer open. NULL if the owner was finalized or the question was cancelled. Frees WAITER. */
gpointer
sumi_wait_end (SumiWaiter *waiter)
{
  gpointer owner = get_owner (waiter);

  if (owner != NULL)
    g_clear_object (&waiter->wait->cancellable);
  g_weak_ref_clear (&waiter->owner);
  g_object_unref (waiter->cancellable);
  g_free (waiter);
  return owner;
}

/* The same for a report of progress: the question stays open, and WAITER is not freed. */
gpointer
sumi_wait_peek (SumiWaiter *waiter)
{
  return get_owner (waiter);
}

/* Cancels the question that is open, if there is one: its answer is no longer wanted. */
void
sumi_wait_stop (SumiWait *wait)
{
  if (wait->cancellable != NULL)
    g_cancellable_cancel (wait->cancellable);
  g_clear_object (&wait->cancellable);
}

/* Whether an answer is waited for. */
gboolean
sumi_wait_is_on (const SumiWait *wait)
{
  return wait->cancellable != NULL;
}
