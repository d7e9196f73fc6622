/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-drill-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-answer-view.h"
#include "sumi-board-view.h"
#include "sumi-chart-view.h"
#include "sumi-disc-icon.h"
#include "sumi-drill-words.h"
#include "sumi-exercise-scene.h"
#include "sumi-feedback-view.h"
#include "sumi-question.h"
#include "sumi-statistics.h"
#include "sumi-ui-words.h"
#include "sumi-ui.h"

/* How often the time that has passed is looked at, in milliseconds. */
#define TICK 100

struct _SumiDrillPage
{
  SumiPage parent_instance;

  SumiStudy *study;
  SumiDrillKind kind;
  SumiDrillClock clock;
  gpointer clock_data;

  SumiDrill *drill;        /* the round that goes on; NULL: none */
  const SumiDrillQuestion *asked; /* in sight */
  gint64 seen_us;          /* when the clock was looked at last */
  guint ticking;           /* a source; 0: the time stands */
  gboolean is_paused;

  GtkStack *stack;
  GtkLabel *result, *summary, *best;
  GtkWidget *result_bin, *start_button, *go_on_button;
  AdwBin *chart;
  SumiDiscIcon *side_disc;
  GtkLabel *side_label, *question, *line;
  SumiBoardView *board;
  SumiAnswerView *answer;
  SumiFeedbackView *feedback;
  GtkLabel *time, *score;
};

G_DEFINE_FINAL_TYPE (SumiDrillPage, sumi_drill_page, SUMI_TYPE_PAGE)

static gint64
get_monotonic_time (gpointer data)
{
  return g_get_monotonic_time ();
}

static gboolean
is_asking (SumiDrillPage *self)
{
  return self->drill != NULL && sumi_drill_get_state (self->drill) == SUMI_DRILL_ASKING;
}

/* Lets the drill know what has passed since the clock was looked at last; the round may be over
 * then. */
static void
pass_time (SumiDrillPage *self)
{
  gint64 now = self->clock (self->clock_data), before = self->seen_us;

  if (self->ticking == 0)
    return;
  self->seen_us += (now - before) / 1000 * 1000;
  sumi_drill_pass_time (self->drill, (now - before) / 1000);
}

static void
update_time (SumiDrillPage *self)
{
  guint seconds = (sumi_drill_get_left (self->drill) + 999) / 1000;
  /* Translators: minutes and seconds that are left. */
  g_autofree char *time = g_strdup_printf (_("%u:%02u left"), seconds / 60, seconds % 60);
  /* Translators: how many answers were right, and how many wrong. */
  g_autofree char *score = g_strdup_printf (_("Right: %u. Wrong: %u."),
                                            sumi_drill_get_n_right (self->drill),
                                            sumi_drill_get_n_wrong (self->drill));

  gtk_label_set_label (self->time, time);
  gtk_label_set_label (self->score, score);
}

static gboolean
tick_cb (gpointer data)
{
  SumiDrillPage *self = data;

  pass_time (self);
  if (self->ticking != 0)
    update_time (self);
  return self->ticking != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* The time goes on while a question is asked and in sight. */
static void
update_ticking (SumiDrillPage *self)
{
  gboolean is_ticking = is_asking (self) && !self->is_paused;

  if (is_ticking == (self->ticking != 0))
    return;
  if (is_ticking)
    {
      self->seen_us = self->clock (self->clock_data);
      self->ticking = g_timeout_add (TICK, tick_cb, self);
    }
  else
    g_clear_handle_id (&self->ticking, g_source_remove);
}

/* What screen readers say of the board: what is asked, after what came before, or which answer
 * would have been right, as it is shown. */
static char *
make_news (SumiDrillPage *self, const char *question)
{
  g_autofree char *right
    = is_asking (self) ? NULL : sumi_drill_word_answer (sumi_drill_get_question (self->drill));
  g_autofree char *headline
    = sumi_ui_headline (sumi_attempt_get_feedback (sumi_drill_get_attempt (self->drill)));

  if (right != NULL)
    return g_steal_pointer (&right);
  return *headline != '\0' ? g_strdup (headline) : g_strdup (question);
}

/* As long as moves are to be played in the head, the board from which they are is shown. */
static void
update_board (SumiDrillPage *self, const char *news)
{
  SumiAttempt *attempt = sumi_drill_get_attempt (self->drill);
  const SumiDrillQuestion *question = sumi_drill_get_question (self->drill);
  g_autoptr (SumiBoardScene) made = sumi_exercise_scene_of_attempt (
      attempt, (SumiExerciseSceneOptions){ .pointed = SUMI_SQUARE_NONE });
  g_autoptr (SumiBoardScene) scene = NULL;
  SumiBoardSceneSpec spec = *sumi_board_scene_get (made);

  if (is_asking (self) && question->line.n_moves > 0)
    spec.position = question->shown;
  if (!is_asking (self) && question->square != SUMI_SQUARE_NONE)
    spec.lit |= sumi_bitboard_of (question->square);
  spec.is_active = spec.is_active && is_asking (self);
  spec.news = news;
  scene = sumi_board_scene_new (&spec);
  sumi_board_view_set_scene (self->board, scene);
  sumi_disc_icon_set_color (self->side_disc, question->shown.turn);
  gtk_label_set_label (self->side_label, sumi_turn_to_text (question->shown.turn));
}

static void
update_feedback (SumiDrillPage *self)
{
  const SumiFeedbackButton next = { "drill.next", C_("button", "_Next"), NULL, TRUE };
  SumiAttempt *attempt = sumi_drill_get_attempt (self->drill);
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);
  g_autofree char *option = sumi_drill_word_answer (sumi_drill_get_question (self->drill));

  if (is_asking (self))
    sumi_feedback_view_say (self->feedback, feedback, NULL, NULL, 0);
  else
    sumi_feedback_view_say (self->feedback, option == NULL ? feedback : NULL, option, &next, 1);
}

static void
update_question (SumiDrillPage *self)
{
  const SumiDrillQuestion *question = sumi_drill_get_question (self->drill);
  SumiAttempt *attempt = sumi_drill_get_attempt (self->drill);
  g_autofree char *text = sumi_drill_word_question (question, attempt);
  g_autofree char *line = is_asking (self) ? NULL : sumi_drill_word_line (question);
  g_autofree char *asked = sumi_ui_ask (question->shown, text);
  g_autofree char *news = make_news (self, asked);

  gtk_label_set_label (self->question, text);
  gtk_label_set_label (self->line, line != NULL ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (self->line), line != NULL);
  sumi_answer_view_show (self->answer, is_asking (self) ? attempt : NULL);
  update_feedback (self);
  update_board (self, news);
  /* Last, since the board announces it as well: what is there already is not said twice. */
  sumi_answer_view_describe (self->answer, asked);
}

/* What was reached so far, with the best and the graph. */
static void
update_ready (SumiDrillPage *self)
{
  const SumiProgress *progress = sumi_study_get_progress (self->study);
  g_autofree char *best = sumi_drill_word_best (progress, self->kind);
  SumiChart *chart = sumi_statistics_make_drill (progress, sumi_drill_kind_to_name (self->kind),
                                                 sumi_drill_get_title (self->kind));

  gtk_label_set_label (self->best, best != NULL ? best : _("Not tried yet"));
  gtk_widget_set_visible (GTK_WIDGET (self->chart), chart->rows->len > 0);
  if (adw_bin_get_child (self->chart) == NULL)
    adw_bin_set_child (self->chart, sumi_chart_view_new (chart));
  else
    sumi_chart_view_take_chart (SUMI_CHART_VIEW (adw_bin_get_child (self->chart)), chart);
}

static void
update_actions (SumiDrillPage *self)
{
  gboolean is_going_on = self->drill != NULL;
  gboolean can_answer = is_asking (self) && !self->is_paused;
  const struct
  {
    const char *name;
    gboolean is_possible;
  } actions[] = {
    { "drill.start", !is_going_on },
    { "drill.pause", is_going_on && !self->is_paused },
    { "drill.go-on", self->is_paused },
    { "drill.next", is_going_on && !self->is_paused
                        && sumi_drill_get_state (self->drill) == SUMI_DRILL_CORRECTING },
    { "exercise.number", can_answer },
    { "exercise.option", can_answer },
    { "exercise.hand-over", can_answer },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name, actions[i].is_possible);
}

static const char *
choose_child (SumiDrillPage *self)
{
  if (self->drill == NULL)
    return "ready";
  if (self->is_paused)
    return "paused";
  return sumi_drill_get_question (self->drill) == NULL ? "making" : "asking";
}

/* Gives the focus to what is done next. The result of a round can be focused so that it is read,
 * and no key that comes too late begins the next one. */
static void
focus_next (SumiDrillPage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (self->drill == NULL)
    gtk_widget_grab_focus (gtk_widget_get_visible (self->result_bin) ? self->result_bin
                                                                     : self->start_button);
  else if (self->is_paused)
    gtk_widget_grab_focus (self->go_on_button);
  else if (sumi_drill_get_state (self->drill) == SUMI_DRILL_CORRECTING)
    sumi_feedback_view_focus_button (self->feedback);
  else if (is_asking (self) && !sumi_answer_view_takes_focus (self->answer))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
update (SumiDrillPage *self)
{
  update_actions (self);
  update_ticking (self);
  if (self->drill == NULL)
    update_ready (self);
  else
    update_time (self);
  if (self->drill != NULL && sumi_drill_get_question (self->drill) != NULL)
    update_question (self);
  sumi_ui_show_child (self->stack, choose_child (self));
}

static void
record (SumiDrillPage *self)
{
  g_autoptr (SumiOutcome) outcome
    = sumi_outcome_new (SUMI_OUTCOME_DRILL, NULL, sumi_drill_kind_to_name (self->kind), NULL);

  outcome->tries
    = (int) (sumi_drill_get_n_right (self->drill) + sumi_drill_get_n_wrong (self->drill));
  outcome->is_solved = TRUE;
  outcome->margin = (int) sumi_drill_get_score (self->drill);
  outcome->milliseconds = sumi_drill_kind_get_limit (self->kind) * 1000;
  sumi_study_record (self->study, outcome);
}

static void
end_round (SumiDrillPage *self, const char *result)
{
  g_signal_handlers_disconnect_by_data (self->drill, self);
  sumi_answer_view_show (self->answer, NULL);
  g_clear_object (&self->drill);
  self->asked = NULL;
  self->is_paused = FALSE;
  gtk_label_set_label (self->result, result);
  gtk_widget_set_visible (self->result_bin, TRUE);
  update (self);
  focus_next (self);
}

/* The time is up: the round counts. */
static void
finish_round (SumiDrillPage *self)
{
  int best = sumi_progress_get_best (sumi_study_get_progress (self->study),
                                     sumi_drill_kind_to_name (self->kind));
  int score = (int) sumi_drill_get_score (self->drill);
  g_autofree char *result
    = g_strdup_printf (score > best && best >= 0 ? _("Your score is %d: your best so far!")
                                                 : _("Your score is %d."),
                       score);

  record (self);
  end_round (self, result);
}

static void
drill_changed_cb (SumiDrillPage *self)
{
  const SumiDrillQuestion *question = sumi_drill_get_question (self->drill);
  gboolean is_other
    = question != self->asked || sumi_drill_get_state (self->drill) == SUMI_DRILL_CORRECTING;

  if (sumi_drill_get_state (self->drill) == SUMI_DRILL_OVER)
    {
      finish_round (self);
      return;
    }
  self->asked = question;
  update (self);
  if (is_other)
    focus_next (self);
}

/* A round that cannot be seen waits. */
static void
set_paused (SumiDrillPage *self, gboolean is_paused)
{
  if (self->drill == NULL || self->is_paused == is_paused)
    return;
  pass_time (self);
  if (self->drill == NULL)
    return;
  self->is_paused = is_paused;
  update (self);
  focus_next (self);
}

/* Goes on with DRILL, which the page takes. */
static void
take_round (SumiDrillPage *self, SumiDrill *drill)
{
  self->drill = drill;
  g_signal_connect_swapped (drill, "changed", G_CALLBACK (drill_changed_cb), self);
}

static void
start_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiDrillPage *self = SUMI_DRILL_PAGE (widget);
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();

  take_round (self, sumi_drill_new (self->kind, seed, sumi_drill_list_options (self->kind)));
  update (self);
}

static void
next_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_drill_go_on (SUMI_DRILL_PAGE (widget)->drill);
}

static void
pause_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_paused (SUMI_DRILL_PAGE (widget), g_str_equal (action_name, "drill.pause"));
}

/* The key that pauses goes on, too. */
static gboolean
pause_key_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  SumiDrillPage *self = SUMI_DRILL_PAGE (widget);

  if (self->drill == NULL)
    return FALSE;
  set_paused (self, !self->is_paused);
  return TRUE;
}

static void
answer_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiDrillPage *self = SUMI_DRILL_PAGE (widget);
  SumiAttempt *attempt;

  pass_time (self);
  if (!is_asking (self))
    return;
  attempt = sumi_drill_get_attempt (self->drill);
  if (g_str_equal (action_name, "exercise.number"))
    sumi_attempt_answer_number (attempt, g_variant_get_int32 (parameter));
  else if (g_str_equal (action_name, "exercise.option"))
    sumi_attempt_answer_option (attempt, g_variant_get_int32 (parameter));
  else
    sumi_attempt_hand_over (attempt);
}

static void
square_activated_cb (SumiDrillPage *self, int square)
{
  pass_time (self);
  if (is_asking (self))
    sumi_attempt_choose (sumi_drill_get_attempt (self->drill), square);
}

/* The name of a square can be typed wherever the focus is. */
static gboolean
key_pressed_cb (SumiDrillPage *self, guint keyval, guint keycode, GdkModifierType state,
                GtkEventControllerKey *keys)
{
  return is_asking (self)
         && gtk_event_controller_key_forward (keys, GTK_WIDGET (self->board));
}

static void
surface_changed_cb (SumiDrillPage *self, GParamSpec *pspec, GdkToplevel *surface)
{
  if ((gdk_toplevel_get_state (surface) & GDK_TOPLEVEL_STATE_MINIMIZED) != 0)
    set_paused (self, TRUE);
}

static void
sumi_drill_page_map (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  GTK_WIDGET_CLASS (sumi_drill_page_parent_class)->map (widget);
  if (GDK_IS_TOPLEVEL (surface))
    g_signal_connect_object (surface, "notify::state", G_CALLBACK (surface_changed_cb), widget,
                             G_CONNECT_SWAPPED);
}

/* Another page is in sight, or the window is not. */
static void
sumi_drill_page_unmap (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  g_signal_handlers_disconnect_by_func (surface, surface_changed_cb, widget);
  GTK_WIDGET_CLASS (sumi_drill_page_parent_class)->unmap (widget);
  set_paused (SUMI_DRILL_PAGE (widget), TRUE);
}

/* Ends the round that goes on, which then does not count. */
static gboolean
sumi_drill_page_go_back (SumiPage *page)
{
  SumiDrillPage *self = SUMI_DRILL_PAGE (page);

  if (self->drill == NULL)
    return FALSE;
  end_round (self, _("This round was ended early, so it is not counted."));
  return TRUE;
}

/* What was answered is not the next learner's. */
static void
leaving_cb (SumiDrillPage *self)
{
  sumi_page_go_back (SUMI_PAGE (self));
}

static gboolean
sumi_drill_page_grab_focus (GtkWidget *widget)
{
  focus_next (SUMI_DRILL_PAGE (widget));
  return TRUE;
}

static void
sumi_drill_page_dispose (GObject *object)
{
  SumiDrillPage *self = SUMI_DRILL_PAGE (object);

  g_clear_handle_id (&self->ticking, g_source_remove);
  if (self->drill != NULL)
    g_signal_handlers_disconnect_by_data (self->drill, self);
  g_clear_object (&self->drill);
  g_clear_object (&self->study);
  G_OBJECT_CLASS (sumi_drill_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name, *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "drill.start", NULL, start_cb },
    { "drill.next", NULL, next_cb },
    { "drill.pause", NULL, pause_cb },
    { "drill.go-on", NULL, pause_cb },
    { "exercise.number", "i", answer_cb },
    { "exercise.option", "i", answer_cb },
    { "exercise.hand-over", NULL, answer_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}

static void
sumi_drill_page_class_init (SumiDrillPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_drill_page_dispose;
  widget_class->map = sumi_drill_page_map;
  widget_class->unmap = sumi_drill_page_unmap;
  widget_class->grab_focus = sumi_drill_page_grab_focus;
  SUMI_PAGE_CLASS (klass)->go_back = sumi_drill_page_go_back;

  install_actions (widget_class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-drill-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, result);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, result_bin);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, summary);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, best);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, start_button);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, go_on_button);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, chart);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, side_disc);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, side_label);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, question);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, line);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, board);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, answer);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, feedback);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, time);
  gtk_widget_class_bind_template_child (widget_class, SumiDrillPage, score);
  gtk_widget_class_bind_template_callback (widget_class, square_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

/* P pauses also where text is entered, which is only numbers. */
static void
add_pause_key (SumiDrillPage *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_p, 0),
                        gtk_callback_action_new (pause_key_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
sumi_drill_page_init (SumiDrillPage *self)
{
  self->clock = get_monotonic_time;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_pause_key (self);
}

/**
 * sumi_drill_page_new: a page for rounds of KIND, which STUDY records.
 */
GtkWidget *
sumi_drill_page_new (SumiStudy *study, SumiDrillKind kind)
{
  SumiDrillPage *self = g_object_new (SUMI_TYPE_DRILL_PAGE, NULL);
  g_autofree char *limit = sumi_drill_word_limit (kind);

  self->study = g_object_ref (study);
  self->kind = kind;
  g_object_set (self, "title", sumi_drill_get_title (kind), "subtitle", limit, NULL);
  gtk_label_set_label (self->summary, sumi_drill_get_summary (kind));
  g_signal_connect_object (study, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "leaving", G_CALLBACK (leaving_cb), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_drill_page_new_again: the page of OTHER, which is to be thrown away, in the current
 * language. A round that is going on is paused there.
 */
GtkWidget *
sumi_drill_page_new_again (SumiDrillPage *other)
{
  SumiDrillPage *self = SUMI_DRILL_PAGE (sumi_drill_page_new (other->study, other->kind));

  sumi_drill_page_set_clock (self, other->clock, other->clock_data);
  set_paused (other, TRUE);
  if (other->drill == NULL)
    return GTK_WIDGET (self);
  g_signal_handlers_disconnect_by_data (other->drill, other);
  take_round (self, g_steal_pointer (&other->drill));
  sumi_drill_set_options (self->drill, sumi_drill_list_options (self->kind));
  self->asked = other->asked;
  self->is_paused = TRUE;
  update (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_drill_page_set_clock: has CLOCK, called with DATA, say what time it is. Not during a round.
 */
void
sumi_drill_page_set_clock (SumiDrillPage *self, SumiDrillClock clock, gpointer data)
{
  self->clock = clock;
  self->clock_data = data;
}

/**
 * sumi_drill_page_get_round: the round that goes on; NULL if none does.
 */
SumiDrill *
sumi_drill_page_get_round (SumiDrillPage *self)
{
  return self->drill;
}
