/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-lesson-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-emphasis.h"
#include "sumi-place.h"
#include "sumi-round.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui-toast.h"
#include "sumi-ui.h"
#include "sumi-watch.h"

struct _SumiLessonPage
{
  SumiPage parent_instance;

  SumiPackFile *pack_file;
  SumiPack *pack; /* the reading that the run is through */
  SumiLessonRun *run;
  int shown;         /* the step in sight; -1: none yet */
  gboolean has_next; /* another lesson follows */
  gboolean is_over;  /* what comes after the last step is in sight */
  gboolean is_trial; /* nobody comes back to it */
  SumiStudy *study;  /* NULL: nothing is recorded */
  GArray *watches;   /* of SumiWatch, one a step: of its attempt; NULL: it has none yet */

  GtkEventControllerKey *keys;
  GtkLevelBar *progress;
  SumiExerciseView *view;
  GtkWidget *next_button;
  GtkLabel *next_label;
  GtkStack *stack;
  AdwStatusPage *end;
  GtkButton *on_button;
  GtkWidget *game_button;
  GtkWidget *left_out;
  GtkListBox *steps;
};

enum
{
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiLessonPage, sumi_lesson_page, SUMI_TYPE_PAGE)

static gboolean
is_last (SumiLessonPage *self)
{
  return !sumi_lesson_run_can_go_next (self->run);
}

static void
update_progress (SumiLessonPage *self)
{
  guint index = sumi_lesson_run_get_index (self->run);
  guint n_steps = sumi_lesson_run_get_n_steps (self->run);
  /* Translators: which step of a lesson this is, and how many there are. */
  g_autofree char *subtitle = g_strdup_printf (_("Step %u of %u"), index + 1, n_steps);

  g_object_set (self, "title", sumi_text_get (sumi_lesson_page_get_item (self)->title),
                "subtitle", subtitle, NULL);
  gtk_level_bar_set_max_value (self->progress, n_steps);
  gtk_level_bar_set_value (self->progress, index + 1);
}

/* The way on is pointed out once there is nothing more to do here; it is never barred. */
static void
update_next (SumiLessonPage *self)
{
  gboolean is_done = sumi_lesson_run_is_done (self->run, sumi_lesson_run_get_index (self->run));

  if (is_done)
    gtk_widget_add_css_class (self->next_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next_button, "suggested-action");
  gtk_label_set_label (self->next_label,
                       is_last (self) ? C_("button", "Done") : C_("button", "Next"));
  gtk_button_set_label (self->on_button,
                        self->has_next ? _("Next Lesson") : _("To All Lessons"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.previous",
                                 sumi_lesson_run_can_go_back (self->run));
}

/* Where nothing is asked, the focus is on the way on, which says what there is to be read. */
static void
move_focus (SumiLessonPage *self)
{
  if (sumi_lesson_run_get_attempt (self->run) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
  else
    gtk_widget_grab_focus (self->next_button);
}

static gboolean
is_animated (SumiLessonPage *self)
{
  return adw_get_enable_animations (GTK_WIDGET (self));
}

/* The id of the step in sight; owned by the caller. */
static char *
make_step_id (SumiLessonPage *self)
{
  return sumi_round_step_to_id ((int) sumi_lesson_run_get_index (self->run));
}

/* Has the attempt of the step in sight watched. One at a step that can be come back to is not over:
 * what was tried there before is part of it. */
static void
update_watch (SumiLessonPage *self)
{
  guint index = sumi_lesson_run_get_index (self->run);
  SumiAttempt *attempt = sumi_lesson_run_get_attempt (self->run);
  SumiWatch **watches = (SumiWatch **) (gpointer) self->watches->data;
  g_autofree char *step = make_step_id (self);

  if (self->study != NULL && attempt != NULL && watches[index] == NULL)
    watches[index] = sumi_watch_new (self->study, SUMI_OUTCOME_STEP, self->pack,
                                     sumi_lesson_page_get_item (self), step, attempt,
                                     GTK_WIDGET (self));
  for (guint i = 0; i < self->watches->len; i++)
    {
      if (watches[i] != NULL)
        sumi_watch_set_page (watches[i], i == index ? GTK_WIDGET (self) : NULL);
    }
}

/* A step that asks nothing is done once it was read. */
static void
record_reading (SumiLessonPage *self)
{
  g_autofree char *step = make_step_id (self);
  g_autoptr (SumiOutcome) outcome = NULL;

  if (self->study == NULL || sumi_lesson_run_get_attempt (self->run) != NULL)
    return;
  outcome = sumi_outcome_new (SUMI_OUTCOME_STEP, self->pack->id,
                              sumi_lesson_page_get_item (self)->id, step);
  outcome->is_solved = TRUE;
  sumi_study_record (self->study, outcome);
}

static void
show_step (SumiLessonPage *self)
{
  SumiDemonstration *demonstration = sumi_lesson_run_get_demonstration (self->run);
  const SumiStep *step = sumi_lesson_run_get_step (self->run);
  g_autofree char *text = sumi_emphasis_strip (sumi_text_get (step->text), NULL);

  self->shown = (int) sumi_lesson_run_get_index (self->run);
  sumi_exercise_view_set_has_help (
      self->view, !self->pack->for_class.is_set || self->pack->for_class.has_hints);
  sumi_exercise_view_set_source (
    self->view, is_last (self) ? sumi_lesson_page_get_item (self)->source : NULL);
  sumi_exercise_view_show (self->view, sumi_lesson_run_get_attempt (self->run), demonstration,
                           step);
  update_watch (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  if (demonstration != NULL && sumi_demonstration_get_index (demonstration) == 0
      && is_animated (self))
    sumi_demonstration_play (demonstration);
}

static void
run_changed_cb (SumiLessonPage *self)
{
  if (self->shown != (int) sumi_lesson_run_get_index (self->run))
    show_step (self);
  update_progress (self);
  update_next (self);
  /* What is recorded is ticked once it is on disk. */
  if (self->study == NULL && sumi_lesson_run_is_finished (self->run))
    sumi_pack_file_set_solved (self->pack_file, sumi_lesson_page_get_item (self)->id);
  sumi_page_tell_place_change (SUMI_PAGE (self));
}

static void
drop_run (SumiLessonPage *self)
{
  g_array_set_size (self->watches, 0);
  if (self->run != NULL)
    g_signal_handlers_disconnect_by_data (self->run, self);
  g_clear_object (&self->run);
  g_clear_pointer (&self->pack, sumi_pack_unref);
}

/* Begins RUN, a run through a lesson of the pack as the file holds it now. */
static void
begin (SumiLessonPage *self, SumiLessonRun *run)
{
  drop_run (self);
  self->pack = sumi_pack_ref (sumi_pack_file_get_pack (self->pack_file));
  self->run = run;
  g_array_set_size (self->watches, sumi_lesson_run_get_n_steps (run));
  self->shown = -1;
  self->is_over = FALSE;
  sumi_ui_show_child (self->stack, "step");
  g_signal_connect_swapped (self->run, "changed", G_CALLBACK (run_changed_cb), self);
  run_changed_cb (self);
}

/* Begins the lesson INDEX again where it was left. What had the focus may be gone then. */
static void
begin_again (SumiLessonPage *self, guint index)
{
  SumiPack *pack = sumi_pack_file_get_pack (self->pack_file);
  gboolean had_focus = sumi_ui_has_focus_in (GTK_WIDGET (self->view));

  begin (self, sumi_lesson_run_new_after (self->run, pack, sumi_pack_get_lesson (pack, index)));
  if (had_focus)
    move_focus (self);
  sumi_ui_tell (GTK_WIDGET (self), _("The pack was saved, and is read again"));
}

/* The pack was saved: goes on with the same lesson as it is now, if it still is there. */
static void
pack_changed_cb (SumiLessonPage *self)
{
  SumiPack *pack = sumi_pack_file_get_pack (self->pack_file);
  const char *id = sumi_lesson_page_get_item (self)->id;

  if (pack == self->pack)
    return;
  for (guint i = 0; i < pack->lessons->len; i++)
    {
      if (g_str_equal (sumi_pack_get_lesson (pack, i)->id, id))
        {
          begin_again (self, i);
          return;
        }
    }
}

/* The name of a square can be typed wherever the focus is. */
static gboolean
key_pressed_cb (SumiLessonPage *self)
{
  return !self->is_over && sumi_exercise_view_forward_key (self->view, self->keys);
}

static void
leave_step (SumiLessonPage *self)
{
  SumiDemonstration *demonstration = sumi_lesson_run_get_demonstration (self->run);

  if (demonstration != NULL)
    sumi_demonstration_pause (demonstration);
}

/* Lists the steps that asked something and were passed over. Returns how many. */
static guint
list_left_out (SumiLessonPage *self)
{
  const SumiItem *lesson = sumi_lesson_page_get_item (self);
  guint n = 0;

  sumi_ui_clear_list (self->steps);
  for (guint i = 0; i < sumi_lesson_run_get_n_steps (self->run); i++)
    {
      const SumiStep *step = g_ptr_array_index (lesson->steps, i);
      GtkWidget *row;
      /* Translators: a step of a lesson. */
      g_autofree char *title = g_strdup_printf (_("Step %u"), i + 1);
      g_autofree char *text = sumi_emphasis_strip (sumi_text_get (step->text), NULL);

      if (sumi_lesson_run_is_done (self->run, i))
        continue;
      row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "subtitle-lines", 2,
                          "activatable", TRUE, NULL);
      g_object_set (row, "title", title, "subtitle", text, NULL);
      sumi_ui_describe_row (ADW_ACTION_ROW (row), NULL);
      g_object_set_data (G_OBJECT (row), "step", GUINT_TO_POINTER (i));
      gtk_list_box_append (self->steps, row);
      n++;
    }
  gtk_widget_set_visible (self->left_out, n > 0);
  return n;
}

/* Whether the learner has games already, so that the next one is not the first. */
static gboolean
has_games (SumiLessonPage *self)
{
  return self->study != NULL
         && sumi_kept_games_list (sumi_study_get_games (self->study))->len > 0;
}

/* After the last step: what was learnt, or else what was passed over, and what comes next. */
static void
show_end (SumiLessonPage *self)
{
  const SumiItem *lesson = sumi_lesson_page_get_item (self);
  const char *summary = lesson->summary != NULL ? sumi_text_get (lesson->summary) : "";
  gboolean is_complete = list_left_out (self) == 0;
  g_autofree char *learnt = NULL;

  if (is_complete && *summary != '\0')
    /* Translators: what a lesson teaches, as in "Play a legal move, and say what it turns." */
    learnt = g_strdup_printf (_("What you can do now: %s"), summary);
  self->is_over = TRUE;
  adw_status_page_set_icon_name (self->end, is_complete ? "object-select-symbolic" : NULL);
  adw_status_page_set_title (self->end,
                             is_complete ? _("Lesson finished") : _("End of the lesson"));
  adw_status_page_set_description (self->end, learnt);
  gtk_widget_set_visible (self->game_button, !has_games (self));
  sumi_ui_show_child (self->stack, "end");
  gtk_widget_grab_focus (GTK_WIDGET (self->on_button));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->on_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  !is_complete     ? _("Still to be answered")
                                  : learnt != NULL ? learnt
                                                   : "",
                                  -1);
}

static void
leave_end (SumiLessonPage *self)
{
  self->is_over = FALSE;
  sumi_ui_show_child (self->stack, "step");
  move_focus (self);
}

static void
step_activated_cb (SumiLessonPage *self, GtkListBoxRow *row)
{
  sumi_lesson_run_go_to (self->run,
                         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "step")));
  leave_end (self);
}

static void
next_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiLessonPage *self = SUMI_LESSON_PAGE (widget);

  if (self->is_over)
    {
      g_signal_emit (self, signals[LEFT], 0);
      return;
    }
  leave_step (self);
  record_reading (self);
  if (is_last (self))
    {
      show_end (self);
      return;
    }
  sumi_lesson_run_go_next (self->run);
  move_focus (self);
}

static void
previous_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiLessonPage *self = SUMI_LESSON_PAGE (widget);

  if (self->is_over)
    {
      leave_end (self);
      return;
    }
  leave_step (self);
  sumi_lesson_run_go_back (self->run);
  move_focus (self);
}

static gboolean
sumi_lesson_page_grab_focus (GtkWidget *widget)
{
  SumiLessonPage *self = SUMI_LESSON_PAGE (widget);

  if (self->is_over)
    return gtk_widget_grab_focus (GTK_WIDGET (self->on_button));
  move_focus (self);
  return TRUE;
}

static void
sumi_lesson_page_dispose (GObject *object)
{
  SumiLessonPage *self = SUMI_LESSON_PAGE (object);

  if (self->run != NULL)
    leave_step (self);
  drop_run (self);
  g_clear_object (&self->study);
  g_clear_object (&self->pack_file);
  G_OBJECT_CLASS (sumi_lesson_page_parent_class)->dispose (object);
}

static void
sumi_lesson_page_finalize (GObject *object)
{
  g_array_unref (SUMI_LESSON_PAGE (object)->watches);
  G_OBJECT_CLASS (sumi_lesson_page_parent_class)->finalize (object);
}

static gboolean
sumi_lesson_page_go_back (SumiPage *page)
{
  return sumi_exercise_view_leave_replay (SUMI_LESSON_PAGE (page)->view);
}

static char *
sumi_lesson_page_make_place (SumiPage *page)
{
  SumiLessonPage *self = SUMI_LESSON_PAGE (page);
  g_autofree char *progress = sumi_lesson_run_get_progress (self->run);

  if (self->is_trial)
    return NULL;
  return sumi_place_make_lesson (self->pack_file, sumi_lesson_page_get_item (self)->id,
                                 sumi_lesson_run_get_index (self->run), progress);
}

static void
sumi_lesson_page_class_init (SumiLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  SumiPageClass *page_class = SUMI_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_lesson_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = sumi_lesson_page_finalize;
  widget_class->grab_focus = sumi_lesson_page_grab_focus;
  page_class->go_back = sumi_lesson_page_go_back;
  page_class->make_place = sumi_lesson_page_make_place;

  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "lesson.previous", NULL, previous_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-lesson-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, keys);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, progress);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, view);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, next_button);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, next_label);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, end);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, on_button);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, game_button);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, left_out);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonPage, steps);
  gtk_widget_class_bind_template_callback (widget_class, step_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
sumi_lesson_page_init (SumiLessonPage *self)
{
  self->shown = -1;
  self->watches = g_array_new (FALSE, TRUE, sizeof (SumiWatch *));
  g_array_set_clear_func (self->watches, (GDestroyNotify) g_clear_object);
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_show_child (self->stack, "step");
}

/* Another learner goes on at the same step, and has answered nothing here yet. */
static void
chosen_cb (SumiLessonPage *self)
{
  begin (self, sumi_lesson_run_new_at (self->pack, sumi_lesson_page_get_item (self),
                                       sumi_lesson_run_get_index (self->run), NULL));
}

static void
follow_study (SumiLessonPage *self, SumiStudy *study)
{
  g_set_object (&self->study, study);
  g_signal_connect_object (study, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
}

/**
 * sumi_lesson_page_new: a page for the lesson INDEX of PACK_FILE, which must hold a pack; it begins
 * at STEP. PROGRESS says which steps were done, and may be NULL (see sumi_lesson_run_new_at()).
 */
GtkWidget *
sumi_lesson_page_new (SumiPackFile *pack_file, guint index, guint step, const char *progress)
{
  SumiLessonPage *self = g_object_new (SUMI_TYPE_LESSON_PAGE, NULL);
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);

  self->pack_file = g_object_ref (pack_file);
  begin (self, sumi_lesson_run_new_at (pack, sumi_pack_get_lesson (pack, index), step, progress));
  g_signal_connect_object (pack_file, "changed", G_CALLBACK (pack_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * sumi_lesson_page_new_trial: a page on which the only lesson of PACK_FILE, which must hold a pack,
 * is tried from STEP on, and to which nobody comes back.
 */
GtkWidget *
sumi_lesson_page_new_trial (SumiPackFile *pack_file, guint step)
{
  GtkWidget *page = sumi_lesson_page_new (pack_file, 0, step, NULL);

  SUMI_LESSON_PAGE (page)->is_trial = TRUE;
  return page;
}

/**
 * sumi_lesson_page_new_again: goes on with what was done on OTHER, which is to be thrown away.
 */
GtkWidget *
sumi_lesson_page_new_again (SumiLessonPage *other)
{
  SumiLessonPage *self = g_object_new (SUMI_TYPE_LESSON_PAGE, NULL);
  SumiAttempt *attempt = sumi_lesson_run_get_attempt (other->run);
  GArray *watches;

  self->pack_file = g_object_ref (other->pack_file);
  self->is_trial = other->is_trial;
  if (attempt != NULL)
    g_object_set (self->view, "every-reply", sumi_attempt_get_every_reply (attempt), NULL);
  begin (self, g_object_ref (other->run));
  if (other->study != NULL)
    follow_study (self, other->study);
  watches = self->watches;
  self->watches = other->watches;
  other->watches = watches;
  update_watch (self);
  if (other->is_over)
    show_end (self);
  g_signal_connect_object (self->pack_file, "changed", G_CALLBACK (pack_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * sumi_lesson_page_set_study: has what is done recorded by STUDY.
 */
void
sumi_lesson_page_set_study (SumiLessonPage *self, SumiStudy *study)
{
  follow_study (self, study);
  update_watch (self);
}

/**
 * sumi_lesson_page_set_has_next: whether another lesson follows on this one.
 */
void
sumi_lesson_page_set_has_next (SumiLessonPage *self, gboolean has_next)
{
  self->has_next = has_next;
  update_next (self);
}

/**
 * sumi_lesson_page_get_pack_file: where the lesson is from; owned by the page.
 */
SumiPackFile *
sumi_lesson_page_get_pack_file (SumiLessonPage *self)
{
  return self->pack_file;
}

/**
 * sumi_lesson_page_get_item: the lesson, as its pack has it.
 */
const SumiItem *
sumi_lesson_page_get_item (SumiLessonPage *self)
{
  return sumi_lesson_run_get_lesson (self->run);
}

/**
 * sumi_lesson_page_get_run: the run through the lesson; owned by the page, and another one after
 * the pack was saved.
 */
SumiLessonRun *
sumi_lesson_page_get_run (SumiLessonPage *self)
{
  return self->run;
}

/**
 * sumi_lesson_page_get_view: where the steps are shown.
 */
SumiExerciseView *
sumi_lesson_page_get_view (SumiLessonPage *self)
{
  return self->view;
}
