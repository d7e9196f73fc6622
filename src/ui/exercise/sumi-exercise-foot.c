/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exercise-foot.h"

#include "sumi-answer.h"

struct _SumiExerciseFoot
{
  AdwBin parent_instance;

  GtkBox *box;
  GtkWidget *undo_button;
  GtkWidget *restart_button;
  GtkWidget *hint_button;
  GtkWidget *solution_button;
};

G_DEFINE_FINAL_TYPE (SumiExerciseFoot, sumi_exercise_foot, ADW_TYPE_BIN)

/* In a game they are the author's, and those that can be proved near the end: none of these help
 * to a corner. */
static gboolean
has_hints (const SumiExercise *exercise)
{
  return exercise->task.type != SUMI_TASK_PLAY || exercise->hints->len > 0
         || exercise->task.aim.kind != SUMI_PLAY_AIM_CORNER;
}

static void
sumi_exercise_foot_class_init (SumiExerciseFootClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-exercise-foot.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseFoot, box);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseFoot, undo_button);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseFoot, restart_button);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseFoot, hint_button);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseFoot, solution_button);
}

static void
sumi_exercise_foot_init (SumiExerciseFoot *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A button that cannot be used keeps its room, so that the other buttons do not move, and a second
 * press on the same place is on the same button. */
static void
show_button (GtkWidget *button, gboolean is_shown)
{
  gtk_widget_set_child_visible (button, is_shown);
}

/**
 * sumi_exercise_foot_show: shows what there is to do with ATTEMPT; NULL: nothing is asked. Hints
 * and the solution are offered only if it HAS_HELP.
 */
void
sumi_exercise_foot_show (SumiExerciseFoot *self, SumiAttempt *attempt, gboolean has_help)
{
  SumiTaskType type =
      attempt != NULL ? sumi_attempt_get_exercise (attempt)->task.type : SUMI_N_TASK_TYPES;
  gboolean is_game = type == SUMI_TASK_PLAY;
  gboolean is_at_once = type == SUMI_TASK_COUNT || sumi_task_is_by_option (type);

  show_button (self->undo_button,
               attempt != NULL && (sumi_task_is_by_move (type) || is_game));
  show_button (self->restart_button, attempt != NULL && !is_at_once);
  show_button (self->hint_button,
               has_help && attempt != NULL && has_hints (sumi_attempt_get_exercise (attempt)));
  /* A step that asks nothing leaves their room to other buttons. */
  gtk_widget_set_visible (self->undo_button, attempt != NULL);
  gtk_widget_set_visible (self->restart_button, attempt != NULL);
  gtk_widget_set_visible (self->hint_button, attempt != NULL);
  gtk_widget_set_visible (self->solution_button, attempt != NULL && !is_game);
  show_button (self->solution_button, has_help && attempt != NULL);
}

/**
 * sumi_exercise_foot_prepend: lets WIDGET stand before the buttons.
 */
void
sumi_exercise_foot_prepend (SumiExerciseFoot *self, GtkWidget *widget)
{
  gtk_box_prepend (self->box, widget);
}

/**
 * sumi_exercise_foot_append: lets WIDGET stand after the buttons.
 */
void
sumi_exercise_foot_append (SumiExerciseFoot *self, GtkWidget *widget)
{
  gtk_box_append (self->box, widget);
}
