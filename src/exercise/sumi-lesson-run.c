/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-lesson-run.h"

#include <string.h>

/* A step as the learner left it. */
typedef struct
{
  SumiAttempt *attempt;             /* NULL until it is seen, and where nothing is asked */
  SumiDemonstration *demonstration; /* NULL until it is seen, and where nothing is shown */
  gboolean is_done;
  gboolean is_interrupted;          /* a search was called off when the step was left */
} Visit;

struct _SumiLessonRun
{
  GObject parent_instance;

  SumiPack *pack;
  const SumiItem *lesson;
  Visit *visits; /* one for each step */
  guint index;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiLessonRun, sumi_lesson_run, G_TYPE_OBJECT)

static void
emit_changed (SumiLessonRun *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static const SumiStep *
get_step (SumiLessonRun *self, guint index)
{
  return g_ptr_array_index (self->lesson->steps, index);
}

/* Once solved, a step stays done, even if its exercise is begun anew. */
static void
attempt_changed_cb (SumiLessonRun *self, SumiAttempt *attempt)
{
  if (sumi_attempt_get_state (attempt) != SUMI_ATTEMPT_SOLVED)
    return;
  for (guint i = 0; i < self->lesson->steps->len; i++)
    {
      if (self->visits[i].attempt == attempt && !self->visits[i].is_done)
        {
          self->visits[i].is_done = TRUE;
          emit_changed (self);
        }
    }
}

/* Shows the step INDEX, as it was left or for the first time. */
static void
enter (SumiLessonRun *self, guint index)
{
  const SumiStep *step = get_step (self, index);
  Visit *visit = &self->visits[index];

  self->index = index;
  if (step->has_moves && visit->demonstration == NULL)
    visit->demonstration = sumi_demonstration_new (step->position, &step->moves);
  if (step->exercise == NULL)
    visit->is_done = TRUE;
  else if (visit->attempt == NULL)
    {
      visit->attempt = sumi_attempt_new (self->pack, step->exercise);
      g_signal_connect_object (visit->attempt, "changed", G_CALLBACK (attempt_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  else if (visit->is_interrupted)
    sumi_attempt_search_again (visit->attempt);
  visit->is_interrupted = FALSE;
}

/* Cancels the search of the step INDEX, which is no longer shown. Otherwise each step that is
 * passed in a lesson of hard exercises would leave a search running. */
static void
interrupt (SumiLessonRun *self, guint index)
{
  Visit *visit = &self->visits[index];

  if (visit->attempt == NULL || !sumi_attempt_is_searching (visit->attempt))
    return;
  visit->is_interrupted = TRUE;
  sumi_attempt_cancel_search (visit->attempt);
}

static void
sumi_lesson_run_finalize (GObject *object)
{
  SumiLessonRun *self = SUMI_LESSON_RUN (object);

  for (guint i = 0; i < self->lesson->steps->len; i++)
    {
      g_clear_object (&self->visits[i].attempt);
      g_clear_object (&self->visits[i].demonstration);
    }
  g_clear_pointer (&self->visits, g_free);
  g_clear_pointer (&self->pack, sumi_pack_unref);
  G_OBJECT_CLASS (sumi_lesson_run_parent_class)->finalize (object);
}

static void
sumi_lesson_run_class_init (SumiLessonRunClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sumi_lesson_run_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SUMI_TYPE_LESSON_RUN, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_lesson_run_init (SumiLessonRun *self)
{
}

/* A run that shows no step yet. */
static SumiLessonRun *
create_run (SumiPack *pack, const SumiItem *lesson)
{
  SumiLessonRun *self = g_object_new (SUMI_TYPE_LESSON_RUN, NULL);

  self->pack = sumi_pack_ref (pack);
  self->lesson = lesson;
  self->visits = g_new0 (Visit, lesson->steps->len);
  return self;
}

/* A run through LESSON, which PACK owns, that is resumed at STEP (from 0; the last one if there are
 * fewer). PROGRESS is what sumi_lesson_run_get_progress() gave when the lesson was left. Where that
 * is NULL, or the lesson has another number of steps now, the steps before STEP at which nothing is
 * asked count as done, and no others. */
SumiLessonRun *
sumi_lesson_run_new_at (SumiPack *pack, const SumiItem *lesson, guint step, const char *progress)
{
  SumiLessonRun *self = create_run (pack, lesson);
  gboolean is_known = progress != NULL && strlen (progress) == lesson->steps->len;

  step = MIN (step, lesson->steps->len - 1);
  for (guint i = 0; i < lesson->steps->len; i++)
    self->visits[i].is_done =
        is_known ? progress[i] == '1' : i < step && get_step (self, i)->exercise == NULL;
  enter (self, step);
  return self;
}

/* Whether a step of the text of STEP was done in FORMER. */
static gboolean
was_done (SumiLessonRun *former, const SumiStep *step)
{
  for (guint i = 0; i < former->lesson->steps->len; i++)
    {
      if (former->visits[i].is_done && sumi_text_equal (get_step (former, i)->text, step->text))
        return TRUE;
    }
  return FALSE;
}

/* A run through LESSON, which PACK owns, at the step where FORMER is, a run through an earlier
 * reading of it. A step stays done if there was one of the same text that was done; where nothing
 * is asked, also if the one in its place was. */
SumiLessonRun *
sumi_lesson_run_new_after (SumiLessonRun *former, SumiPack *pack, const SumiItem *lesson)
{
  SumiLessonRun *self = create_run (pack, lesson);
  guint n_former = former->lesson->steps->len;

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const SumiStep *step = get_step (self, i);
      gboolean was_seen = i < n_former && former->visits[i].is_done && step->exercise == NULL;

      self->visits[i].is_done = was_seen || was_done (former, step);
    }
  enter (self, MIN (former->index, lesson->steps->len - 1));
  return self;
}

/* The lesson that is run through. Owned by SELF. */
const SumiItem *
sumi_lesson_run_get_lesson (SumiLessonRun *self)
{
  return self->lesson;
}

/* How many steps the lesson has, at least 1. */
guint
sumi_lesson_run_get_n_steps (SumiLessonRun *self)
{
  return self->lesson->steps->len;
}

/* The step that is shown, from 0. */
guint
sumi_lesson_run_get_index (SumiLessonRun *self)
{
  return self->index;
}

/* The step that is shown. Owned by the lesson. */
const SumiStep *
sumi_lesson_run_get_step (SumiLessonRun *self)
{
  return get_step (self, self->index);
}

/* The attempt at the exercise of this step; NULL if it has none. Owned by SELF. */
SumiAttempt *
sumi_lesson_run_get_attempt (SumiLessonRun *self)
{
  return self->visits[self->index].attempt;
}

/* The demonstration of this step; NULL if it has none. Owned by SELF. */
SumiDemonstration *
sumi_lesson_run_get_demonstration (SumiLessonRun *self)
{
  return self->visits[self->index].demonstration;
}

/* Whether the step INDEX was solved or, where nothing is asked, seen. */
gboolean
sumi_lesson_run_is_done (SumiLessonRun *self, guint index)
{
  return self->visits[index].is_done;
}

/* Whether every step is done. */
gboolean
sumi_lesson_run_is_finished (SumiLessonRun *self)
{
  for (guint i = 0; i < self->lesson->steps->len; i++)
    {
      if (!self->visits[i].is_done)
        return FALSE;
    }
  return TRUE;
}

/* Which steps are done, to resume the lesson later: a character for each step, '1' or '0'. Owned by
 * the caller. */
char *
sumi_lesson_run_get_progress (SumiLessonRun *self)
{
  guint n_steps = self->lesson->steps->len;
  char *progress = g_malloc (n_steps + 1);

  for (guint i = 0; i < n_steps; i++)
    progress[i] = self->visits[i].is_done ? '1' : '0';
  progress[n_steps] = '\0';
  return progress;
}

/* Shows the step INDEX. No step has to be done before another. */
void
sumi_lesson_run_go_to (SumiLessonRun *self, guint index)
{
  guint left = self->index;

  g_return_if_fail (index < self->lesson->steps->len);

  if (index == left)
    return;
  if (self->visits[left].demonstration != NULL)
    sumi_demonstration_pause (self->visits[left].demonstration);
  enter (self, index);
  emit_changed (self);
  /* Only now, so that "changed" is not emitted while the step is still shown. */
  if (self->index != left)
    interrupt (self, left);
}

/* Whether there is a step after the one that is shown. */
gboolean
sumi_lesson_run_can_go_next (SumiLessonRun *self)
{
  return self->index + 1 < self->lesson->steps->len;
}

/* Shows the next step; nothing at the last one. */
void
sumi_lesson_run_go_next (SumiLessonRun *self)
{
  if (sumi_lesson_run_can_go_next (self))
    sumi_lesson_run_go_to (self, self->index + 1);
}

/* Whether there is a step before the one that is shown. */
gboolean
sumi_lesson_run_can_go_back (SumiLessonRun *self)
{
  return self->index > 0;
}

/* Shows the step before; nothing at the first one. */
void
sumi_lesson_run_go_back (SumiLessonRun *self)
{
  if (sumi_lesson_run_can_go_back (self))
    sumi_lesson_run_go_to (self, self->index - 1);
}
