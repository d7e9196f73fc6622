/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-watch.h"

struct _SumiWatch
{
  GObject parent_instance;

  SumiStudy *study;
  SumiOutcomeKind kind;
  SumiPack *pack;
  const SumiItem *item; /* of the pack */
  char *step;
  SumiAttempt *attempt;
  gint64 recorded_us; /* when the attempt began that was recorded last; 0: none was */
  gboolean has_slip;
};

G_DEFINE_FINAL_TYPE (SumiWatch, sumi_watch, G_TYPE_OBJECT)

static void
record (SumiWatch *self)
{
  const SumiEffort *effort = sumi_attempt_get_effort (self->attempt);

  if (effort->start_us == self->recorded_us)
    return;
  self->recorded_us = effort->start_us;
  sumi_study_record_attempt (self->study, self->kind, self->pack, self->item, self->step,
                             self->attempt);
}

static void
attempt_changed_cb (SumiWatch *self)
{
  const SumiEffort *effort = sumi_attempt_get_effort (self->attempt);

  self->has_slip |= effort->n_wrong > 0 || effort->n_hints > 0 || effort->was_shown;
  if (sumi_attempt_get_state (self->attempt) == SUMI_ATTEMPT_SOLVED)
    record (self);
}

/* What was tried so far is of the learner who goes; the next one begins. */
static void
leaving_cb (SumiWatch *self)
{
  record (self);
  sumi_attempt_pass_on (self->attempt);
  self->has_slip = FALSE;
}

static void
sumi_watch_dispose (GObject *object)
{
  SumiWatch *self = SUMI_WATCH (object);

  if (self->attempt != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->attempt, self);
      record (self);
    }
  g_clear_object (&self->attempt);
  g_clear_object (&self->study);
  g_clear_pointer (&self->pack, sumi_pack_unref);
  g_clear_pointer (&self->step, g_free);
  G_OBJECT_CLASS (sumi_watch_parent_class)->dispose (object);
}

static void
sumi_watch_class_init (SumiWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_watch_dispose;
}

static void
sumi_watch_init (SumiWatch *self)
{
}

/**
 * sumi_watch_new: watches ATTEMPT at ITEM of PACK, in a lesson at the step of the id STEP (""
 * else), to be recorded as KIND.
 */
SumiWatch *
sumi_watch_new (SumiStudy *study,
                SumiOutcomeKind kind,
                SumiPack *pack,
                const SumiItem *item,
                const char *step,
                SumiAttempt *attempt)
{
  SumiWatch *self = g_object_new (SUMI_TYPE_WATCH, NULL);

  self->study = g_object_ref (study);
  self->kind = kind;
  self->pack = sumi_pack_ref (pack);
  self->item = item;
  self->step = g_strdup (step);
  self->attempt = g_object_ref (attempt);
  g_signal_connect_swapped (attempt, "changed", G_CALLBACK (attempt_changed_cb), self);
  g_signal_connect_object (study, "leaving", G_CALLBACK (leaving_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * sumi_watch_has_slip: whether a mistake was made or help taken since the watch began.
 */
gboolean
sumi_watch_has_slip (SumiWatch *self)
{
  return self->has_slip;
}
