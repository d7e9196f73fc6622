/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Work in a thread, and the object that waits for it.
 *
 * SumiWork gives a question to a thread, and the answer back to the main loop of the caller.
 * Functions that end in _async and _finish are made of it.
 *
 * SumiWait is a member of an object that waits for at most one answer. It starts and cancels the
 * question, and tells the callback whether the answer is still wanted. The question has no
 * reference to the object, for two reasons: the last reference could otherwise be dropped in the
 * thread; and an object that nothing else refers to must be finalized, and cancel its search,
 * before the answer. */

#include <gio/gio.h>

/* Answers QUESTION; called in a thread. On an error it sets ERROR, and its result is ignored.
 * CANCELLABLE may be NULL, and is g_cancellable_get_current() meanwhile; the answer to a question
 * that was cancelled is freed. */
typedef gpointer (*SumiWorkFunc) (gpointer question, GCancellable *cancellable, GError **error);

/* The answer that an object waits for; all zero if for none. Its address must not change while a
 * question is open. */
typedef struct
{
  GCancellable *cancellable; /* of the open question; NULL if there is none */
} SumiWait;

/* One question of a SumiWait, for its callback. */
typedef struct _SumiWaiter SumiWaiter;

void          sumi_work_async        (SumiWorkFunc func, gpointer question,
                                      GDestroyNotify free_question, GDestroyNotify free_answer,
                                      GCancellable *cancellable, GAsyncReadyCallback callback,
                                      gpointer user_data);
gpointer      sumi_work_finish       (GAsyncResult *result, GError **error);
gpointer      sumi_work_get_question (GAsyncResult *result);
void          sumi_work_hold         (void);
void          sumi_work_release      (void);

SumiWaiter   *sumi_wait_begin        (SumiWait *wait, gpointer owner);
gpointer      sumi_wait_end          (SumiWaiter *waiter);
gpointer      sumi_wait_peek         (SumiWaiter *waiter);
void          sumi_wait_stop         (SumiWait *wait);
gboolean      sumi_wait_is_on        (const SumiWait *wait);
