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
  GtkWidget *page;    /* weak; NULL: none shows the attempt */
  gint64 spent_us;    /* on the attempt, while the page was in sight, and not recorded */
  gint64 seen_us;     /* since when that goes on; 0: the page is not in sight */
  gint64 recorded_us; /* when the attempt began that was recorded last; 0: none was */
  gint64 begun_us;    /* when the attempt began that goes on */
  guint n_known;      /* slips that it had when it was begun anew */
  gboolean has_slip;  /* before: a solved attempt that is begun anew has none any more */
};

G_DEFINE_FINAL_TYPE (SumiWatch, sumi_watch, G_TYPE_OBJECT)

static gboolean
is_solved (SumiAttempt *attempt)
{
  return sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED;
}

/* How often the attempt so far went wrong, or took help. */
static guint
count_slips (SumiAttempt *attempt)
{
  const SumiEffort *effort = sumi_attempt_get_effort (attempt);

  return effort->n_wrong + effort->n_hints + (effort->was_shown ? 1 : 0);
}

/* Whether the attempt that goes on has slips. What is tried once it was recorded is none: a solved
 * exercise can be gone back into, to see what else there was. */
static gboolean
is_slipping (SumiWatch *self)
{
  return sumi_attempt_get_effort (self->attempt)->start_us != self->recorded_us
         && count_slips (self->attempt) > 0;
}

/* Counts the time until now, which goes on while the page is in sight. */
static void
look (SumiWatch *self)
{
  gint64 now = g_get_monotonic_time ();
  gboolean is_in_sight = self->page != NULL && gtk_widget_get_mapped (self->page);

  if (self->seen_us != 0)
    self->spent_us += now - self->seen_us;
  self->seen_us = is_in_sight ? now : 0;
}

static void
note_beginning (SumiWatch *self)
{
  look (self);
  self->spent_us = 0;
  self->begun_us = sumi_attempt_get_effort (self->attempt)->start_us;
  self->n_known = count_slips (self->attempt);
}

static void
record (SumiWatch *self)
{
  const SumiEffort *effort = sumi_attempt_get_effort (self->attempt);

  if (effort->start_us == self->recorded_us
      || (!is_solved (self->attempt) && count_slips (self->attempt) == self->n_known))
    return;
  self->recorded_us = effort->start_us;
  look (self);
  sumi_study_record_attempt (self->study, self->kind, self->pack, self->item, self->step,
                             self->attempt, self->spent_us / 1000);
}

static void
attempt_changed_cb (SumiWatch *self)
{
  if (sumi_attempt_get_effort (self->attempt)->start_us != self->begun_us)
    note_beginning (self);
  self->has_slip |= is_slipping (self);
  if (is_solved (self->attempt))
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
  g_clear_weak_pointer (&self->page);
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
 * sumi_watch_new: watches ATTEMPT, which PAGE shows, at ITEM of PACK, in a lesson at the step of
 * the id STEP ("" else), to be recorded as KIND once it is solved, or else when the watch ends.
 * Time counts while PAGE is in sight.
 */
SumiWatch *
sumi_watch_new (SumiStudy *study,
                SumiOutcomeKind kind,
                SumiPack *pack,
                const SumiItem *item,
                const char *step,
                SumiAttempt *attempt,
                GtkWidget *page)
{
  SumiWatch *self = g_object_new (SUMI_TYPE_WATCH, NULL);

  self->study = g_object_ref (study);
  self->kind = kind;
  self->pack = sumi_pack_ref (pack);
  self->item = item;
  self->step = g_strdup (step);
  self->attempt = g_object_ref (attempt);
  note_beginning (self);
  g_signal_connect_swapped (attempt, "changed", G_CALLBACK (attempt_changed_cb), self);
  g_signal_connect_object (study, "leaving", G_CALLBACK (leaving_cb), self, G_CONNECT_SWAPPED);
  sumi_watch_set_page (self, page);
  return self;
}

/**
 * sumi_watch_set_page: says that PAGE shows the attempt from now on; NULL: another one is shown.
 */
void
sumi_watch_set_page (SumiWatch *self, GtkWidget *page)
{
  if (self->page != NULL)
    g_signal_handlers_disconnect_by_data (self->page, self);
  g_set_weak_pointer (&self->page, page);
  if (page != NULL)
    {
      g_signal_connect_object (page, "map", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "unmap", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
    }
  look (self);
}

/**
 * sumi_watch_has_slip: whether a mistake was made or help taken since the watch began, but for what
 * followed a solution.
 */
gboolean
sumi_watch_has_slip (SumiWatch *self)
{
  return self->has_slip || is_slipping (self);
}
