/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exercise-head.h"

#include <glib/gi18n-lib.h>

#include "sumi-disc-drag.h"
#include "sumi-exercise-board.h"
#include "sumi-question.h"
#include "sumi-square-text.h"
#include "sumi-ui-squares.h"
#include "sumi-ui.h"

struct _SumiExerciseHead
{
  AdwBin parent_instance;

  SumiDiscIcon *side_disc;
  GtkLabel *side_label;
  GtkMenuButton *overlay_button;
  GtkWidget *foreign; /* says that the texts are not in the language of the program */
  SumiSquareText *text;
  SumiSquareText *question;
};

G_DEFINE_FINAL_TYPE (SumiExerciseHead, sumi_exercise_head, ADW_TYPE_BIN)

static void
sumi_exercise_head_class_init (SumiExerciseHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-exercise-head.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseHead, side_disc);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseHead, side_label);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseHead, overlay_button);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseHead, foreign);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseHead, text);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseHead, question);
  sumi_ui_forward_squares (widget_class);
}

static void
sumi_exercise_head_init (SumiExerciseHead *self)
{
  g_autoptr (GMenuModel) menu = sumi_exercise_board_create_menu ("exercise.overlay");

  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_disc_drag_add (gtk_widget_get_parent (GTK_WIDGET (self->side_disc)), self->side_disc);
  sumi_ui_set_menu (self->overlay_button, menu);
}

static void
set_text (SumiSquareText *widget, const char *text)
{
  sumi_square_text_set_text (widget, text);
  gtk_widget_set_visible (GTK_WIDGET (widget), *text != '\0');
}

/**
 * sumi_exercise_head_set_text: the text of the step; "" without one.
 */
void
sumi_exercise_head_set_text (SumiExerciseHead *self, const char *text)
{
  set_text (self->text, text);
}

/**
 * sumi_exercise_head_set_foreign: whether the texts of what is shown are not translated.
 */
void
sumi_exercise_head_set_foreign (SumiExerciseHead *self, gboolean is_foreign)
{
  gtk_widget_set_visible (self->foreign, is_foreign);
}

/**
 * sumi_exercise_head_set_question: what is asked now; "" for nothing.
 */
void
sumi_exercise_head_set_question (SumiExerciseHead *self, const char *question)
{
  set_text (self->question, question);
}

/**
 * sumi_exercise_head_set_turn: says whose turn it is in POSITION.
 */
void
sumi_exercise_head_set_turn (SumiExerciseHead *self, SumiPosition position)
{
  sumi_disc_icon_set_color (self->side_disc, position.turn);
  gtk_label_set_label (self->side_label, sumi_position_is_over (position)
                                           ? _("The game is over")
                                           : sumi_turn_to_text (position.turn));
}

/**
 * sumi_exercise_head_set_solved: says that SIDE has solved it.
 */
void
sumi_exercise_head_set_solved (SumiExerciseHead *self, SumiColor side)
{
  sumi_disc_icon_set_color (self->side_disc, side);
  gtk_label_set_label (self->side_label, C_("label", "Solved"));
}

/**
 * sumi_exercise_head_set_pointed: backs the names of SQUARE in its texts.
 */
void
sumi_exercise_head_set_pointed (SumiExerciseHead *self, SumiSquare square)
{
  sumi_square_text_set_pointed (self->text, square);
  sumi_square_text_set_pointed (self->question, square);
}
