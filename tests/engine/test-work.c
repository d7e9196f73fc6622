/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work in a thread: its answer and its errors come back, an answer is taken only while it is
 * wanted, and nothing is left behind. */

#include "sumi-work.h"

/* An object that waits. */
typedef struct
{
  GObject parent_instance;

  SumiWait wait;
  int answer;
} Asker;

typedef struct
{
  GObjectClass parent_class;
} AskerClass;

static GType asker_get_type (void);

G_DEFINE_TYPE (Asker, asker, G_TYPE_OBJECT)

static int n_callbacks;
static int n_answers; /* that are not freed */
static int n_questions;

/* A question waits for its gate, which is closed for as long as it is locked. */
typedef struct
{
  int number;
  GMutex *gate;
} Question;

static void
asker_dispose (GObject *object)
{
  sumi_wait_stop (&((Asker *) object)->wait);
  G_OBJECT_CLASS (asker_parent_class)->dispose (object);
}

static void
asker_class_init (AskerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = asker_dispose;
}

static void
asker_init (Asker *self)
{
}

static void
free_question (gpointer data)
{
  g_atomic_int_add (&n_questions, -1);
  g_free (data);
}

static void
free_answer (gpointer data)
{
  g_atomic_int_add (&n_answers, -1);
  g_free (data);
}

/* The double of a number; negative numbers have none. */
static gpointer
double_number (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  int *answer;

  g_mutex_lock (question->gate);
  g_mutex_unlock (question->gate);
  if (question->number < 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "negative");
      return NULL;
    }
  answer = g_new (int, 1);
  *answer = 2 * question->number;
  g_atomic_int_inc (&n_answers);
  return answer;
}

static Question *
question_new (int number, GMutex *gate)
{
  Question *question = g_new (Question, 1);

  *question = (Question){ number, gate };
  g_atomic_int_inc (&n_questions);
  return question;
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiWaiter *waiter = data;
  g_autoptr (GObject) peeked = sumi_wait_peek (waiter);
  g_autoptr (GObject) object = sumi_wait_end (waiter);
  int *answer = sumi_work_finish (result, NULL);

  n_callbacks++;
  g_assert_true (peeked == object);
  if (object != NULL)
    {
      g_assert_nonnull (answer);
      g_assert_false (sumi_wait_is_on (&((Asker *) object)->wait));
      ((Asker *) object)->answer = *answer;
    }
  if (answer != NULL)
    free_answer (answer);
}

/* CAN_END: the thread hears of it when the question is called off. */
static void
ask (Asker *asker, int number, GMutex *gate, gboolean can_end)
{
  SumiWaiter *waiter = sumi_wait_begin (&asker->wait, asker);

  sumi_work_async (double_number, question_new (number, gate), free_question, free_answer,
                   can_end ? asker->wait.cancellable : NULL, answered_cb, waiter);
}

static void
wait_for_callbacks (int n)
{
  while (n_callbacks < n)
    g_main_context_iteration (NULL, TRUE);
  n_callbacks = 0;
  while (g_atomic_int_get (&n_questions) > 0)
    g_thread_yield ();
  g_assert_cmpint (n_answers, ==, 0);
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static void
test_finish (void)
{
  static const struct
  {
    int number;
    gboolean is_cancelled;
    int answer; /* -1: an error */
    int code;
  } rows[] = {
    { 21, FALSE, 42, 0 },
    { 0, FALSE, 0, 0 },
    { -1, FALSE, -1, G_IO_ERROR_INVALID_ARGUMENT },
    { 21, TRUE, -1, G_IO_ERROR_CANCELLED },
    { -1, TRUE, -1, G_IO_ERROR_CANCELLED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      GAsyncResult *result = NULL;
      g_autoptr (GError) error = NULL;
      GMutex gate;
      int *answer;

      g_mutex_init (&gate);
      g_mutex_lock (&gate);
      sumi_work_async (double_number, question_new (rows[i].number, &gate), free_question,
                       free_answer, cancellable, result_cb, &result);
      if (rows[i].is_cancelled)
        g_cancellable_cancel (cancellable);
      g_mutex_unlock (&gate);
      while (result == NULL)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (((Question *) sumi_work_get_question (result))->number, ==, rows[i].number);
      answer = sumi_work_finish (result, &error);
      if (rows[i].answer < 0)
        g_assert_error (error, G_IO_ERROR, rows[i].code);
      else
        g_assert_no_error (error);
      g_assert_cmpint (answer != NULL ? *answer : -1, ==, rows[i].answer);
      g_clear_pointer (&answer, free_answer);
      g_object_unref (result);
      wait_for_callbacks (0);
      g_mutex_clear (&gate);
    }
}

static void
test_wanted (void)
{
  Asker *asker = g_object_new (asker_get_type (), NULL);
  GMutex gate;

  g_mutex_init (&gate);
  g_assert_false (sumi_wait_is_on (&asker->wait));
  ask (asker, 4, &gate, TRUE);
  g_assert_true (sumi_wait_is_on (&asker->wait));
  wait_for_callbacks (1);
  g_assert_cmpint (asker->answer, ==, 8);
  g_assert_finalize_object (asker);
  g_mutex_clear (&gate);
}

/* Answers that come although they were called off are not taken, nor is an older one in place of a
 * newer. */
static void
test_not_wanted (void)
{
  for (int can_end = 0; can_end < 2; can_end++)
    {
      Asker *asker = g_object_new (asker_get_type (), NULL);
      GMutex gate;

      g_mutex_init (&gate);
      g_mutex_lock (&gate);
      ask (asker, 1, &gate, can_end);
      ask (asker, 2, &gate, can_end);
      g_mutex_unlock (&gate);
      wait_for_callbacks (2);
      g_assert_cmpint (asker->answer, ==, 4);

      g_mutex_lock (&gate);
      ask (asker, 3, &gate, can_end);
      sumi_wait_stop (&asker->wait);
      g_assert_false (sumi_wait_is_on (&asker->wait));
      g_mutex_unlock (&gate);
      wait_for_callbacks (1);
      g_assert_cmpint (asker->answer, ==, 4);

      g_mutex_lock (&gate);
      ask (asker, 5, &gate, can_end);
      g_assert_finalize_object (asker);
      g_mutex_unlock (&gate);
      wait_for_callbacks (1);
      g_mutex_clear (&gate);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/work-finish", test_finish);
  g_test_add_func ("/engine/work-wanted", test_wanted);
  g_test_add_func ("/engine/work-not-wanted", test_not_wanted);
  return g_test_run ();
}
