/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-practice.h"

#include "sumi-engine.h"
#include "sumi-work.h"

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
  SumiWait job;
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

static gpointer
check (gpointer data, GCancellable *cancellable, GError **error)
{
  const Mistake *mistake = data;
  SumiBudget budget = sumi_engine_budget (cancellable);

  budget.deadline_us = sumi_budget_now_us () + CHECK_US;
  return sumi_own_pack_make_item (&mistake->mistake, &budget, error);
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiPractice) self = sumi_wait_end (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (SumiItem) item = sumi_work_finish (result, &error);

  if (self == NULL)
    return;
  if (item != NULL)
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
  sumi_wait_stop (&SUMI_PRACTICE (object)->job);
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
  SumiWaiter *waiter;

  sumi_wait_stop (&self->job);
  g_clear_pointer (&self->mistake, free_mistake);
  if (mistake == NULL)
    {
      set_state (self, SUMI_PRACTICE_NONE);
      return;
    }
  self->mistake = copy_mistake (mistake);
  waiter = sumi_wait_begin (&self->job, self);
  sumi_work_async (check, copy_mistake (mistake), (GDestroyNotify) free_mistake,
                   (GDestroyNotify) sumi_item_free, self->job.cancellable, checked_cb, waiter);
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
