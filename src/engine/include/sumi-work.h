/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Work in a thread, and the object that waits for it.
 *
 * SumiWork is the way there and back: a question goes to a thread, and the answer comes back in the
 * main loop of the caller. Functions that end in _async and _finish are made of it.
 *
 * SumiWait is the other side: a member of an object that has at most one such question open. It
 * starts, it calls off, and it tells in the callback whether the answer is still wanted. The
 * question never owns the object: the last reference to the object could then go in the thread, and
 * an object that nobody else wants is to end, and to call its search off, before the answer. */

#include <gio/gio.h>

/* Answers QUESTION; called in a thread. On an error it sets ERROR, and what it returns is ignored.
 * CANCELLABLE may be NULL; the answer of a question that was called off is freed. */
typedef gpointer (*SumiWorkFunc) (gpointer question, GCancellable *cancellable, GError **error);

/* What an object waits for. All zero: nothing. Its place must not change while something runs. */
typedef struct
{
  GCancellable *cancellable; /* of what runs; NULL: nothing does */
} SumiWait;

/* One question of one SumiWait, for the callback. */
typedef struct _SumiWaiter SumiWaiter;

void          sumi_work_async        (SumiWorkFunc func, gpointer question,
                                      GDestroyNotify free_question, GDestroyNotify free_answer,
                                      GCancellable *cancellable, GAsyncReadyCallback callback,
                                      gpointer user_data);
gpointer      sumi_work_finish       (GAsyncResult *result, GError **error);
gpointer      sumi_work_get_question (GAsyncResult *result);

SumiWaiter   *sumi_wait_begin        (SumiWait *wait, gpointer owner);
gpointer      sumi_wait_end          (SumiWaiter *waiter);
gpointer      sumi_wait_peek         (SumiWaiter *waiter);
void          sumi_wait_stop         (SumiWait *wait);
gboolean      sumi_wait_is_on        (const SumiWait *wait);
