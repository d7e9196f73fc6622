/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exercise-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-board-view.h"
#include "sumi-disc-icon.h"
#include "sumi-exercise-scene.h"
#include "sumi-feedback-view.h"
#include "sumi-replay-view.h"
#include "sumi-split.h"
#include "sumi-square-text.h"

/* A search that takes longer than this shows itself. */
#define SEARCH_SHOWS_MS 300

struct _SumiExerciseView
{
  AdwBin parent_instance;

  SumiAttempt *attempt;
  gboolean shows_legal;
  gboolean every_reply;
  SumiOverlayKind overlay;

  SumiJudgement *replayed; /* what the replay was made of; may be of an attempt that is over */
  SumiSquare replayed_move;
  gboolean is_replaying;   /* the board shows the replay, not the attempt */
  SumiSquare text_pointed; /* in a text */
  guint search_timer;

  SumiDiscIcon *side_disc;
  GtkLabel *side_label;
  SumiSquareText *question;
  SumiBoardView *board;
  GtkMenuButton *overlay_button;
  GtkLabel *overlay_key;
  GtkScrolledWindow *body;
  GtkWidget *searching;
  SumiFeedbackView *feedback;
  GtkLabel *branches;
  SumiReplayView *replay;
  GtkBox *foot;
  GtkWidget *foot_end;
};

enum
{
  PROP_SHOWS_LEGAL = 1,
  PROP_EVERY_REPLY,
  PROP_OVERLAY,
  PROP_FOOT_END,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

/* How actions and settings call the overlays. */
static const char *const OVERLAY_NAMES[SUMI_N_OVERLAYS] = {
  [SUMI_OVERLAY_NONE] = "none",         [SUMI_OVERLAY_LEGAL_MOVES] = "legal-moves",
  [SUMI_OVERLAY_FRONTIER] = "frontier", [SUMI_OVERLAY_STABLE] = "stable",
  [SUMI_OVERLAY_OPENNESS] = "openness", [SUMI_OVERLAY_REGIONS] = "regions",
  [SUMI_OVERLAY_MOBILITY] = "mobility",
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiExerciseView, sumi_exercise_view, ADW_TYPE_BIN)

/* Whose turn it is on the board. */
static void
update_side (SumiExerciseView *self, SumiPosition position)
{
  gboolean is_solved = sumi_attempt_get_state (self->attempt) == SUMI_ATTEMPT_SOLVED;
  const char *text;

  sumi_disc_icon_set_color (self->side_disc, position.turn);
  if (is_solved && !self->is_replaying)
    {
      text = _("Solved");
      sumi_disc_icon_set_color (self->side_disc, sumi_attempt_get_side (self->attempt));
    }
  else if (sumi_position_is_over (position))
    text = _("The game is over");
  else
    text = position.turn == SUMI_BLACK ? _("Black to move") : _("White to move");
  gtk_label_set_label (self->side_label, text);
}

/* An overlay is not shown as long as it would give the answer away. */
static gboolean
is_overlay_withheld (SumiExerciseView *self)
{
  const SumiTask *task = &sumi_attempt_get_exercise (self->attempt)->task;

  return !self->is_replaying && sumi_attempt_get_state (self->attempt) != SUMI_ATTEMPT_SOLVED
         && sumi_exercise_scene_gives_away (task, self->overlay);
}

static void
update_overlay_key (SumiExerciseView *self, SumiPosition position)
{
  SumiOverlay overlay = sumi_overlay_make (self->overlay, position);
  g_autofree char *text =
      is_overlay_withheld (self)
          ? g_strdup (_("What you want to see would give the answer away. It shows once you have "
                        "answered."))
          : sumi_overlay_to_text (&overlay, position);

  gtk_label_set_label (self->overlay_key, text);
  gtk_widget_set_visible (GTK_WIDGET (self->overlay_key), *text != '\0');
}

static void
update_board (SumiExerciseView *self)
{
  SumiExerciseSceneOptions options = {
    self->shows_legal, is_overlay_withheld (self) ? SUMI_OVERLAY_NONE : self->overlay,
    self->text_pointed
  };
  SumiReplay *replay = sumi_replay_view_get_replay (self->replay);
  g_autoptr (SumiBoardScene) scene =
      self->is_replaying ? sumi_exercise_scene_of_node (sumi_replay_get_current (replay), options)
                         : sumi_exercise_scene_of_attempt (self->attempt, options);

  sumi_board_view_set_scene (self->board, scene);
  update_side (self, sumi_board_scene_get (scene)->position);
  update_overlay_key (self, sumi_board_scene_get (scene)->position);
}

static void
set_replaying (SumiExerciseView *self, gboolean is_replaying)
{
  self->is_replaying = is_replaying;
  sumi_replay_view_set_walking (self->replay, is_replaying);
}

/* A wrong move that still stands is taken back now, so that it does not disturb later. */
static void
replay_moved_cb (SumiExerciseView *self)
{
  sumi_attempt_go_on (self->attempt);
  set_replaying (self, TRUE);
  update_board (self);
}

/* The proof of what was said last, where there is one and it gives nothing away. */
static void
update_replay (SumiExerciseView *self)
{
  SumiSquare move;
  SumiJudgement *judgement = sumi_attempt_get_replay (self->attempt, &move);
  g_autoptr (SumiReplay) replay = NULL;

  if (judgement == self->replayed && move == self->replayed_move)
    return;
  set_replaying (self, FALSE);
  g_clear_pointer (&self->replayed, sumi_judgement_unref);
  self->replayed = judgement != NULL ? sumi_judgement_ref (judgement) : NULL;
  self->replayed_move = move;
  if (judgement != NULL)
    {
      replay = sumi_replay_new (judgement, move);
      g_signal_connect_object (replay, "notify::current", G_CALLBACK (replay_moved_cb), self,
                               G_CONNECT_SWAPPED);
    }
  sumi_replay_view_set_replay (self->replay, replay);
  gtk_widget_set_visible (GTK_WIDGET (self->replay), replay != NULL);
}

static gboolean
search_timer_cb (gpointer data)
{
  SumiExerciseView *self = data;

  self->search_timer = 0;
  gtk_widget_set_visible (self->searching, TRUE);
  return G_SOURCE_REMOVE;
}

static void
update_searching (SumiExerciseView *self)
{
  gboolean is_searching = sumi_attempt_is_searching (self->attempt);

  if (is_searching && self->search_timer == 0 && !gtk_widget_get_visible (self->searching))
    self->search_timer = g_timeout_add (SEARCH_SHOWS_MS, search_timer_cb, self);
  if (!is_searching)
    {
      g_clear_handle_id (&self->search_timer, g_source_remove);
      gtk_widget_set_visible (self->searching, FALSE);
    }
}

static void
update_branches (SumiExerciseView *self)
{
  gboolean is_your_turn = sumi_attempt_get_state (self->attempt) == SUMI_ATTEMPT_YOUR_TURN;
  guint n = is_your_turn ? sumi_attempt_get_branches_left (self->attempt) : 0;
  g_autofree char *text =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "After this, %u more reply is to be answered.",
                                    "After this, %u more replies are to be answered.", n),
                       n);

  gtk_label_set_label (self->branches, text);
  gtk_widget_set_visible (GTK_WIDGET (self->branches), n > 0);
}

static void
update_actions (SumiExerciseView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  SumiAttemptState state = sumi_attempt_get_state (self->attempt);
  gboolean is_solved = state == SUMI_ATTEMPT_SOLVED;

  gtk_widget_action_set_enabled (widget, "exercise.hint", sumi_attempt_can_hint (self->attempt));
  gtk_widget_action_set_enabled (widget, "exercise.solution",
                                 sumi_attempt_can_show_solution (self->attempt));
  gtk_widget_action_set_enabled (widget, "exercise.undo", sumi_attempt_can_undo (self->attempt));
  gtk_widget_action_set_enabled (widget, "exercise.cancel",
                                 sumi_attempt_is_searching (self->attempt));
}

static void
attempt_changed_cb (SumiExerciseView *self)
{
  SumiAttemptState state = sumi_attempt_get_state (self->attempt);
  g_autofree char *question = sumi_attempt_get_question (self->attempt);

  sumi_square_text_set_text (self->question, question);
  sumi_feedback_view_show (self->feedback, sumi_attempt_get_feedback (self->attempt), state);
  update_replay (self);
  update_searching (self);
  update_branches (self);
  update_actions (self);
  update_board (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->body), 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
drop_attempt (SumiExerciseView *self)
{
  g_clear_handle_id (&self->search_timer, g_source_remove);
  if (self->attempt != NULL)
    g_signal_handlers_disconnect_by_data (self->attempt, self);
  g_clear_object (&self->attempt);
}

static void
square_activated_cb (SumiExerciseView *self, int square)
{
  /* Whoever clicks on a board of the proof wants to play again, but did not see what to play on. */
  if (!sumi_exercise_view_leave_replay (self))
    sumi_attempt_choose (self->attempt, square);
}

static void
board_pointed_cb (SumiExerciseView *self, int square)
{
  sumi_square_text_set_pointed (self->question, square);
  sumi_feedback_view_set_pointed (self->feedback, square);
}

static void
text_pointed_cb (SumiExerciseView *self, int square)
{
  if (self->text_pointed == square)
    return;
  self->text_pointed = square;
  if (self->attempt != NULL)
    update_board (self);
}

static void
text_activated_cb (SumiExerciseView *self, int square)
{
  sumi_board_view_focus_square (self->board, square);
}

/* Actions that the attempt does by itself. */
static void
attempt_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  static const struct
  {
    const char *name;
    void (*act) (SumiAttempt *attempt);
  } acts[] = {
    { "exercise.hint", sumi_attempt_hint },
    { "exercise.solution", sumi_attempt_show_solution },
    { "exercise.undo", sumi_attempt_undo },
    { "exercise.restart", sumi_attempt_restart },
    { "exercise.go-on", sumi_attempt_go_on },
    { "exercise.search-again", sumi_attempt_search_again },
    { "exercise.cancel", sumi_attempt_cancel_search },
  };
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (widget);

  sumi_exercise_view_leave_replay (self);
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      if (g_str_equal (acts[i].name, action_name))
        acts[i].act (self->attempt);
    }
}

static void
walk_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (widget);

  gtk_widget_activate_action (GTK_WIDGET (self->replay),
                              g_str_equal (action_name, "exercise.back") ? "replay.back"
                                                                         : "replay.forward",
                              NULL);
}

static void
leave_replay_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_exercise_view_leave_replay (SUMI_EXERCISE_VIEW (widget));
}

/* The board gets the focus that the page is given, but Tab comes to the header first. */
static gboolean
sumi_exercise_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), direction);
}

static gboolean
sumi_exercise_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_EXERCISE_VIEW (widget)->board));
}

static void
sumi_exercise_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (object);

  switch (id)
    {
    case PROP_SHOWS_LEGAL:
      g_value_set_boolean (value, self->shows_legal);
      break;
    case PROP_EVERY_REPLY:
      g_value_set_boolean (value, self->every_reply);
      break;
    case PROP_OVERLAY:
      g_value_set_string (value, OVERLAY_NAMES[self->overlay]);
      break;
    case PROP_FOOT_END:
      g_value_set_object (value, self->foot_end);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* Names come from outside as parameters of an action; an unknown one changes nothing. */
static void
set_overlay (SumiExerciseView *self, const char *name)
{
  for (SumiOverlayKind kind = SUMI_OVERLAY_NONE; kind < SUMI_N_OVERLAYS; kind++)
    {
      if (g_strcmp0 (name, OVERLAY_NAMES[kind]) == 0)
        self->overlay = kind;
    }
  if (self->attempt != NULL)
    update_board (self);
}

static void
sumi_exercise_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (object);

  switch (id)
    {
    case PROP_SHOWS_LEGAL:
      self->shows_legal = g_value_get_boolean (value);
      if (self->attempt != NULL)
        update_board (self);
      break;
    case PROP_EVERY_REPLY:
      self->every_reply = g_value_get_boolean (value);
      if (self->attempt != NULL)
        sumi_attempt_set_every_reply (self->attempt, self->every_reply);
      break;
    case PROP_OVERLAY:
      set_overlay (self, g_value_get_string (value));
      break;
    case PROP_FOOT_END:
      self->foot_end = g_value_get_object (value);
      if (self->foot_end != NULL)
        gtk_box_append (self->foot, self->foot_end);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_exercise_view_dispose (GObject *object)
{
  SumiExerciseView *self = SUMI_EXERCISE_VIEW (object);

  drop_attempt (self);
  g_clear_pointer (&self->replayed, sumi_judgement_unref);
  G_OBJECT_CLASS (sumi_exercise_view_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const char *const attempt_actions[] = { "exercise.hint",  "exercise.solution",
                                                 "exercise.undo",  "exercise.restart",
                                                 "exercise.go-on", "exercise.search-again",
                                                 "exercise.cancel" };

  for (guint i = 0; i < G_N_ELEMENTS (attempt_actions); i++)
    gtk_widget_class_install_action (widget_class, attempt_actions[i], NULL, attempt_cb);
  gtk_widget_class_install_action (widget_class, "exercise.back", NULL, walk_cb);
  gtk_widget_class_install_action (widget_class, "exercise.forward", NULL, walk_cb);
  gtk_widget_class_install_action (widget_class, "exercise.leave-replay", NULL, leave_replay_cb);
  gtk_widget_class_install_property_action (widget_class, "exercise.overlay", "overlay");
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-exercise-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, side_disc);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, side_label);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, question);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, board);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, overlay_button);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, overlay_key);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, body);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, searching);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, feedback);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, branches);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, replay);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseView, foot);
  gtk_widget_class_bind_template_callback (widget_class, square_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_activated_cb);
}

static void
sumi_exercise_view_class_init (SumiExerciseViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_exercise_view_dispose;
  object_class->get_property = sumi_exercise_view_get_property;
  object_class->set_property = sumi_exercise_view_set_property;
  widget_class->focus = sumi_exercise_view_focus;
  widget_class->grab_focus = sumi_exercise_view_grab_focus;

  properties[PROP_SHOWS_LEGAL] = g_param_spec_boolean ("shows-legal", NULL, NULL, FALSE,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_EVERY_REPLY] = g_param_spec_boolean ("every-reply", NULL, NULL, FALSE,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_OVERLAY] = g_param_spec_string ("overlay", NULL, NULL, "none",
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_FOOT_END] = g_param_spec_object ("foot-end", NULL, NULL, GTK_TYPE_WIDGET,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  install_actions (widget_class);
  bind_template (widget_class);
}

/* Ctrl+0 to Ctrl+6 choose the same. */
static void
add_overlay_menu (SumiExerciseView *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  for (SumiOverlayKind kind = SUMI_OVERLAY_NONE; kind < SUMI_N_OVERLAYS; kind++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (sumi_overlay_get_name (kind), NULL);
      g_autofree char *accel = g_strdup_printf ("<Control>%d", kind);

      g_menu_item_set_action_and_target (item, "exercise.overlay", "s", OVERLAY_NAMES[kind]);
      g_menu_item_set_attribute (item, "accel", "s", accel);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->overlay_button, G_MENU_MODEL (menu));
}

static void
sumi_exercise_view_init (SumiExerciseView *self)
{
  self->text_pointed = self->replayed_move = SUMI_SQUARE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_overlay_menu (self);
}


SumiAttempt *
sumi_exercise_view_get_attempt (SumiExerciseView *self)
{
  return self->attempt;
}

/**
 * sumi_exercise_view_set_attempt: goes on with ATTEMPT.
 */
void
sumi_exercise_view_set_attempt (SumiExerciseView *self, SumiAttempt *attempt)
{
  drop_attempt (self);
  self->attempt = g_object_ref (attempt);
  sumi_attempt_set_every_reply (attempt, self->every_reply);
  g_signal_connect_swapped (attempt, "changed", G_CALLBACK (attempt_changed_cb), self);
  attempt_changed_cb (self);
}

/**
 * sumi_exercise_view_leave_replay: shows the attempt again; FALSE if it was shown anyway.
 */
gboolean
sumi_exercise_view_leave_replay (SumiExerciseView *self)
{
  SumiReplay *replay = sumi_replay_view_get_replay (self->replay);

  if (!self->is_replaying)
    return FALSE;
  sumi_replay_go_first (replay);
  set_replaying (self, FALSE);
  update_board (self);
  return TRUE;
}

/**
 * sumi_exercise_view_forward_key: lets the board have the key that CONTROLLER of the page is at, so
 * that the name of a square can be typed wherever the focus is.
 */
gboolean
sumi_exercise_view_forward_key (SumiExerciseView *self, GtkEventControllerKey *controller)
{
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (self->board));
}
