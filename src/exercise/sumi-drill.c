/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-drill.h"

#include "sumi-engine.h"
#include "sumi-work.h"

struct _SumiDrill
{
  GObject parent_instance;

  SumiDrillKind kind;
  guint64 seed;
  char **options; /* NULL: the kind has none */

  SumiDrillState state;
  SumiDrillQuestion *question; /* NULL before the first one */
  SumiAttempt *attempt;        /* at the question */
  gint64 milliseconds;         /* of the limit, that are left */
  guint n_right, n_wrong;

  SumiDrillQuestion *next; /* made ahead; NULL: not yet */
  guint n_made;
  SumiWait making;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiDrill, sumi_drill, G_TYPE_OBJECT)

/* What the thread is asked for. */
typedef struct
{
  SumiDrillKind kind;
  guint64 seed;
  guint index;
  char **options;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_strfreev (order->options);
  g_free (order);
}

static gpointer
make (gpointer data, GCancellable *cancellable, GError **error)
{
  const Order *order = data;
  SumiBudget budget = sumi_engine_budget (cancellable);

  return sumi_drill_question_new (order->kind, order->seed, order->index,
                                  (const char *const *) order->options, &budget);
}

static void ask_next (SumiDrill *self);
static void make_next (SumiDrill *self);

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiDrillQuestion *question = sumi_work_finish (result, NULL);
  g_autoptr (SumiDrill) self = sumi_wait_end (data);

  if (self == NULL)
    {
      sumi_drill_question_free (question);
      return;
    }
  self->next = question;
  /* It may have been begun with the former words. */
  if (question != NULL && self->options != NULL)
    sumi_drill_question_set_options (question, (const char *const *) self->options);
  if (question == NULL)
    make_next (self);
  else if (self->state == SUMI_DRILL_PREPARING)
    ask_next (self);
}

static void
free_question (gpointer data)
{
  sumi_drill_question_free (data);
}

static void
make_next (SumiDrill *self)
{
  Order *order = g_new0 (Order, 1);
  SumiWaiter *waiter = sumi_wait_begin (&self->making, self);

  *order = (Order){ self->kind, self->seed, self->n_made++, g_strdupv (self->options) };
  sumi_work_async (make, order, order_free, free_question, self->making.cancellable, made_cb,
                   waiter);
}

static void
emit_changed (SumiDrill *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The solution is said by the attempt, which emits "changed" once more. */
static void
attempt_changed_cb (SumiDrill *self)
{
  if (self->state != SUMI_DRILL_ASKING)
    return;
  if (sumi_attempt_get_effort (self->attempt)->n_wrong > 0)
    {
      self->n_wrong++;
      self->state = SUMI_DRILL_CORRECTING;
      sumi_attempt_show_solution (self->attempt);
      emit_changed (self);
    }
  else if (sumi_attempt_get_state (self->attempt) == SUMI_ATTEMPT_SOLVED)
    {
      self->n_right++;
      ask_next (self);
    }
  else if (sumi_attempt_get_state (self->attempt) == SUMI_ATTEMPT_UNDECIDED)
    ask_next (self);
  else
    emit_changed (self);
}

static void
drop_attempt (SumiDrill *self)
{
  if (self->attempt != NULL)
    g_signal_handlers_disconnect_by_data (self->attempt, self);
  g_clear_object (&self->attempt);
}

/* Asks the question that was made ahead, or as soon as it is. */
static void
ask_next (SumiDrill *self)
{
  g_autoptr (SumiDrillQuestion) former = NULL;
  g_autoptr (SumiAttempt) attempt = NULL;

  if (self->next == NULL)
    {
      self->state = SUMI_DRILL_PREPARING;
      emit_changed (self);
      return;
    }
  /* What listens to "changed" may still compare with the exercise before. */
  former = g_steal_pointer (&self->question);
  attempt = self->attempt != NULL ? g_object_ref (self->attempt) : NULL;
  drop_attempt (self);
  self->question = g_steal_pointer (&self->next);
  self->attempt = sumi_attempt_new (self->question->pack, self->question->exercise);
  sumi_attempt_set_pace (self->attempt, (SumiAttemptPace){ 0, SUMI_ATTEMPT_STAYS });
  g_signal_connect_swapped (self->attempt, "changed", G_CALLBACK (attempt_changed_cb), self);
  self->state = SUMI_DRILL_ASKING;
  make_next (self);
  emit_changed (self);
}

static void
sumi_drill_dispose (GObject *object)
{
  SumiDrill *self = SUMI_DRILL (object);

  sumi_wait_stop (&self->making);
  drop_attempt (self);
  G_OBJECT_CLASS (sumi_drill_parent_class)->dispose (object);
}

static void
sumi_drill_finalize (GObject *object)
{
  SumiDrill *self = SUMI_DRILL (object);

  sumi_drill_question_free (self->question);
  sumi_drill_question_free (self->next);
  g_strfreev (self->options);
  G_OBJECT_CLASS (sumi_drill_parent_class)->finalize (object);
}

static void
sumi_drill_class_init (SumiDrillClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_drill_dispose;
  G_OBJECT_CLASS (klass)->finalize = sumi_drill_finalize;
  signals[CHANGED] = g_signal_new ("changed", SUMI_TYPE_DRILL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
sumi_drill_init (SumiDrill *self)
{
}

/**
 * sumi_drill_new: a round of KIND whose questions follow from SEED, at its beginning. OPTIONS are
 * those of sumi_drill_question_new().
 */
SumiDrill *
sumi_drill_new (SumiDrillKind kind, guint64 seed, const char *const *options)
{
  SumiDrill *self = g_object_new (SUMI_TYPE_DRILL, NULL);

  self->kind = kind;
  self->seed = seed;
  self->options = g_strdupv ((char **) options);
  self->milliseconds = sumi_drill_kind_get_limit (kind) * 1000;
  make_next (self);
  return self;
}

/**
 * sumi_drill_set_options: goes on with the sentences of OPTIONS, which say the same in another
 * language, in the place of those of sumi_drill_new(); NULL where the kind has none.
 */
void
sumi_drill_set_options (SumiDrill *self, const char *const *options)
{
  SumiDrillQuestion *const questions[] = { self->question, self->next };

  if (options == NULL)
    return;
  g_strfreev (self->options);
  self->options = g_strdupv ((char **) options);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      if (questions[i] != NULL)
        sumi_drill_question_set_options (questions[i], options);
    }
}

/**
 * sumi_drill_get_state: what is waited for.
 */
SumiDrillState
sumi_drill_get_state (SumiDrill *self)
{
  return self->state;
}

/**
 * sumi_drill_get_question: what was asked last; NULL before the first question.
 */
const SumiDrillQuestion *
sumi_drill_get_question (SumiDrill *self)
{
  return self->question;
}

/**
 * sumi_drill_get_attempt: at that question; NULL before the first one. Answers given to it while
 * the drill is not asking are not counted.
 */
SumiAttempt *
sumi_drill_get_attempt (SumiDrill *self)
{
  return self->attempt;
}

/**
 * sumi_drill_get_n_right: how many questions were answered right.
 */
guint
sumi_drill_get_n_right (SumiDrill *self)
{
  return self->n_right;
}

/**
 * sumi_drill_get_n_wrong: how many questions were answered wrong.
 */
guint
sumi_drill_get_n_wrong (SumiDrill *self)
{
  return self->n_wrong;
}

/**
 * sumi_drill_get_score: right answers less wrong ones, so that guessing does not pay; at least 0.
 */
guint
sumi_drill_get_score (SumiDrill *self)
{
  return self->n_right - MIN (self->n_right, self->n_wrong);
}

/**
 * sumi_drill_get_left: the time that is left, in milliseconds.
 */
guint
sumi_drill_get_left (SumiDrill *self)
{
  return (guint) self->milliseconds;
}

/**
 * sumi_drill_pass_time: MILLISECONDS have passed. They count only while a question is asked; when
 * none are left, the round is over, and the open question is not counted.
 */
void
sumi_drill_pass_time (SumiDrill *self, gint64 milliseconds)
{
  if (self->state != SUMI_DRILL_ASKING || milliseconds <= 0)
    return;
  self->milliseconds -= MIN (milliseconds, self->milliseconds);
  if (self->milliseconds > 0)
    return;
  self->state = SUMI_DRILL_OVER;
  sumi_wait_stop (&self->making);
  emit_changed (self);
}

/**
 * sumi_drill_go_on: after a wrong answer, asks the next question.
 */
void
sumi_drill_go_on (SumiDrill *self)
{
  if (self->state == SUMI_DRILL_CORRECTING)
    ask_next (self);
}
