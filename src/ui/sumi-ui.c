/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui.h"

#include "sumi-answer-view.h"
#include "sumi-board-picture.h"
#include "sumi-board-view.h"
#include "sumi-disc-icon.h"
#include "sumi-demonstration-view.h"
#include "sumi-exercise-board.h"
#include "sumi-exercise-foot.h"
#include "sumi-exercise-head.h"
#include "sumi-exercise-view.h"
#include "sumi-feedback-view.h"
#include "sumi-header.h"
#include "sumi-home-page.h"
#include "sumi-learn-page.h"
#include "sumi-mistakes-view.h"
#include "sumi-packs-page.h"
#include "sumi-play-foot.h"
#include "sumi-play-head.h"
#include "sumi-play-page.h"
#include "sumi-play-view.h"
#include "sumi-player-card.h"
#include "sumi-replay-view.h"
#include "sumi-resources.h"
#include "sumi-review-graph.h"
#include "sumi-review-key.h"
#include "sumi-review-list.h"
#include "sumi-review-move-view.h"
#include "sumi-search-row.h"
#include "sumi-score-sheet.h"
#include "sumi-start-row.h"
#include "sumi-split.h"
#include "sumi-square-text.h"
#include "sumi-term-view.h"

/**
 * sumi_ui_init: makes known the resources, and every type that a template names; to be called before
 * the first template is instantiated.
 */
void
sumi_ui_init (void)
{
  g_resources_register (sumi_get_resource ());

  g_type_ensure (SUMI_TYPE_ANSWER_VIEW);
  g_type_ensure (SUMI_TYPE_BOARD_PICTURE);
  g_type_ensure (SUMI_TYPE_BOARD_VIEW);
  g_type_ensure (SUMI_TYPE_DISC_ICON);
  g_type_ensure (SUMI_TYPE_DEMONSTRATION_VIEW);
  g_type_ensure (SUMI_TYPE_EXERCISE_BOARD);
  g_type_ensure (SUMI_TYPE_EXERCISE_FOOT);
  g_type_ensure (SUMI_TYPE_EXERCISE_HEAD);
  g_type_ensure (SUMI_TYPE_EXERCISE_VIEW);
  g_type_ensure (SUMI_TYPE_FEEDBACK_VIEW);
  g_type_ensure (SUMI_TYPE_HEADER);
  g_type_ensure (SUMI_TYPE_HOME_PAGE);
  g_type_ensure (SUMI_TYPE_LEARN_PAGE);
  g_type_ensure (SUMI_TYPE_MISTAKES_VIEW);
  g_type_ensure (SUMI_TYPE_PACKS_PAGE);
  g_type_ensure (SUMI_TYPE_PLAY_FOOT);
  g_type_ensure (SUMI_TYPE_PLAY_HEAD);
  g_type_ensure (SUMI_TYPE_PLAY_PAGE);
  g_type_ensure (SUMI_TYPE_PLAY_VIEW);
  g_type_ensure (SUMI_TYPE_PLAYER_CARD);
  g_type_ensure (SUMI_TYPE_REPLAY_VIEW);
  g_type_ensure (SUMI_TYPE_REVIEW_GRAPH);
  g_type_ensure (SUMI_TYPE_REVIEW_KEY);
  g_type_ensure (SUMI_TYPE_REVIEW_LIST);
  g_type_ensure (SUMI_TYPE_REVIEW_MOVE_VIEW);
  g_type_ensure (SUMI_TYPE_SEARCH_ROW);
  g_type_ensure (SUMI_TYPE_SCORE_SHEET);
  g_type_ensure (SUMI_TYPE_START_ROW);
  g_type_ensure (SUMI_TYPE_SPLIT);
  g_type_ensure (SUMI_TYPE_SQUARE_TEXT);
  g_type_ensure (SUMI_TYPE_TERM_VIEW);
}

/**
 * sumi_ui_show_child: shows the child of the stack with this name and hides all others, so that
 * screen readers do not find them either; a stack by itself only stops drawing them.
 */
void
sumi_ui_show_child (GtkStack *stack, const char *name)
{
  GtkWidget *shown = gtk_stack_get_child_by_name (stack, name);

  gtk_widget_set_visible (shown, TRUE);
  gtk_stack_set_visible_child (stack, shown);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == shown);
}

/**
 * sumi_ui_forward_squares: gives a class the signals "square-pointed" and "square-activated", each
 * with a square, for what its children say by signals of the same names; its template connects
 * those to "pointed_cb" and "activated_cb".
 */
void
sumi_ui_forward_squares (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *signal, *handler;
    GCallback callback;
  } forwarded[] = {
    { "square-pointed", "pointed_cb", G_CALLBACK (sumi_ui_forward_pointed) },
    { "square-activated", "activated_cb", G_CALLBACK (sumi_ui_forward_activated) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forwarded); i++)
    {
      g_signal_new (forwarded[i].signal, G_TYPE_FROM_CLASS (widget_class), G_SIGNAL_RUN_LAST, 0,
                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
      gtk_widget_class_bind_template_callback_full (widget_class, forwarded[i].handler,
                                                    forwarded[i].callback);
    }
}

/**
 * sumi_ui_forward_pointed: a child of WIDGET, whose class forwards squares, points at SQUARE.
 */
void
sumi_ui_forward_pointed (GtkWidget *widget, int square)
{
  g_signal_emit_by_name (widget, "square-pointed", square);
}

/**
 * sumi_ui_forward_activated: SQUARE was activated in a child of WIDGET, whose class forwards squares.
 */
void
sumi_ui_forward_activated (GtkWidget *widget, int square)
{
  g_signal_emit_by_name (widget, "square-activated", square);
}
