/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-practice.h"

#include "sumi-engine.h"
#include "sumi-weak.h"

/* Longer than this nobody waits to hear that there is no proof. */
#define CHECK_US (20 * G_USEC_PER_SEC)

/* A mistake with names of its own. */
typedef struct
{
  SumiOwnMistake mistake;
  char *black, *white, *date;
} Mistake;

struct _SumiPractice
{
  GObject parent_instance;

  char *path;
  Mistake *mistake; /* NULL: none */
  SumiPracticeState state;
  char *problem;
  char *puzzle_id;
  GCancellable *job; /* while one runs */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPractice, sumi_practice, G_TYPE_OBJECT)

static Mistake *
copy_mistake (const SumiOwnMistake *mistake)
{
  Mistake *copy = g_new0 (Mistake, 1);

  copy->black = g_strdup (mistake->black);
  copy->white = g_strdup (mistake->white);
  copy->date = g_strdup (mistake->date);
  copy->mistake =
      (SumiOwnMistake){ mistake->position, mistake->move, copy->black, copy->white, copy->date };
  return copy;
}

static void
free_mistake (Mistake *mistake)
{
  g_free (mistake->black);
  g_free (mistake->white);
  g_free (mistake->date);
  g_free (mistake);
}

static void
stop_job (SumiPractice *self)
{
  if (self->job != NULL)
    g_cancellable_cancel (self->job);
  g_clear_object (&self->job);
}

static void
set_state (SumiPractice *self, SumiPracticeState state)
{
  self->state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
refuse (SumiPractice *self, const GError *error)
{
  g_free (self->problem);
  self->problem = g_strdup (error->message);
  set_state (self, SUMI_PRACTICE_REFUSED);
}

static void
check_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Mistake *mistake = data;
  SumiBudget budget = sumi_engine_budget (cancellable);
  GError *error = NULL;
  SumiItem *item;

  budget.deadline_us = sumi_budget_now_us () + CHECK_US;
  item = sumi_own_pack_make_item (&mistake->mistake, &budget, &error);
  if (item == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  sumi_item_free (item);
  g_task_return_boolean (task, TRUE);
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiPractice) self = sumi_weak_end (data);
  g_autoptr (GError) error = NULL;
  gboolean is_possible = g_task_propagate_boolean (G_TASK (result), &error);

  if (self == NULL || g_task_get_cancellable (G_TASK (result)) != self->job)
    return;
  g_clear_object (&self->job);
  if (is_possible)
    set_state (self, SUMI_PRACTICE_POSSIBLE);
  else
    refuse (self, error);
}

/* Who asked is kept until the pack is written, and so must not be called off half way. */
static void
added_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiPractice) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = sumi_own_pack_add_finish (result, &error);

  if (self->state != SUMI_PRACTICE_ADDING)
    return;
  if (id == NULL)
    {
      refuse (self, error);
      return;
    }
  g_free (self->puzzle_id);
  self->puzzle_id = g_steal_pointer (&id);
  set_state (self, SUMI_PRACTICE_ADDED);
}

static void
sumi_practice_dispose (GObject *object)
{
  stop_job (SUMI_PRACTICE (object));
  G_OBJECT_CLASS (sumi_practice_parent_class)->dispose (object);
}

static void
sumi_practice_finalize (GObject *object)
{
  SumiPractice *self = SUMI_PRACTICE (object);

  g_clear_pointer (&self->mistake, free_mistake);
  g_free (self->path);
  g_free (self->problem);
  g_free (self->puzzle_id);
  G_OBJECT_CLASS (sumi_practice_parent_class)->finalize (object);
}

static void
sumi_practice_class_init (SumiPracticeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sumi_practice_dispose;
  object_class->finalize = sumi_practice_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_practice_init (SumiPractice *self)
{
}

/* For puzzles that are kept in the pack at PATH. */
SumiPractice *
sumi_practice_new (const char *path)
{
  SumiPractice *self = g_object_new (SUMI_TYPE_PRACTICE, NULL);

  self->path = g_strdup (path);
  return self;
}

const char *
sumi_practice_get_path (SumiPractice *self)
{
  return self->path;
}

/* Looks for a proof that MISTAKE is one; NULL: there is none to be practised. */
void
sumi_practice_set_mistake (SumiPractice *self, const SumiOwnMistake *mistake)
{
  g_autoptr (GTask) task = NULL;

  stop_job (self);
  g_clear_pointer (&self->mistake, free_mistake);
  if (mistake == NULL)
    {
      set_state (self, SUMI_PRACTICE_NONE);
      return;
    }
  self->mistake = copy_mistake (mistake);
  self->job = g_cancellable_new ();
  task = g_task_new (NULL, self->job, checked_cb, sumi_weak_new (self));
  g_task_set_source_tag (task, sumi_practice_set_mistake);
  g_task_set_task_data (task, copy_mistake (mistake), (GDestroyNotify) free_mistake);
  g_task_run_in_thread (task, check_in_thread);
  set_state (self, SUMI_PRACTICE_CHECKING);
}

SumiPracticeState
sumi_practice_get_state (SumiPractice *self)
{
  return self->state;
}

/* Why the mistake cannot be practised, where it was refused. */
const char *
sumi_practice_get_problem (SumiPractice *self)
{
  return self->problem;
}

/* Which puzzle of the pack it is, where it was added. */
const char *
sumi_practice_get_puzzle_id (SumiPractice *self)
{
  return self->puzzle_id;
}

/* Writes the puzzle into the pack; nothing unless that is possible. */
void
sumi_practice_add (SumiPractice *self)
{
  if (self->state != SUMI_PRACTICE_POSSIBLE)
    return;
  sumi_own_pack_add_async (self->path, &self->mistake->mistake, NULL, added_cb,
                           g_object_ref (self));
  set_state (self, SUMI_PRACTICE_ADDING);
}
