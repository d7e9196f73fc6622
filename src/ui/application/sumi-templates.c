/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-templates.h"

#include "sumi-answer-view.h"
#include "sumi-board-picture.h"
#include "sumi-board-view.h"
#include "sumi-choice-row.h"
#include "sumi-disc-icon.h"
#include "sumi-demonstration-view.h"
#include "sumi-editor-about.h"
#include "sumi-editor-board.h"
#include "sumi-editor-list.h"
#include "sumi-editor-panel.h"
#include "sumi-editor-text.h"
#include "sumi-exercise-board.h"
#include "sumi-exercise-foot.h"
#include "sumi-exercise-head.h"
#include "sumi-exercise-view.h"
#include "sumi-feedback-view.h"
#include "sumi-header.h"
#include "sumi-help-page.h"
#include "sumi-home-page.h"
#include "sumi-learn-page.h"
#include "sumi-mistakes-view.h"
#include "sumi-packs-page.h"
#include "sumi-option-list.h"
#include "sumi-play-foot.h"
#include "sumi-play-head.h"
#include "sumi-play-page.h"
#include "sumi-play-view.h"
#include "sumi-player-card.h"
#include "sumi-preferences-window.h"
#include "sumi-plot.h"
#include "sumi-reason-card.h"
#include "sumi-replay-view.h"
#include "sumi-resources.h"
#include "sumi-review-graph.h"
#include "sumi-review-key.h"
#include "sumi-review-list.h"
#include "sumi-review-memory.h"
#include "sumi-review-move-view.h"
#include "sumi-search-row.h"
#include "sumi-score-sheet.h"
#include "sumi-start-row.h"
#include "sumi-split.h"
#include "sumi-square-text.h"
#include "sumi-switch-row.h"
#include "sumi-task-editor.h"
#include "sumi-term-view.h"
#include "sumi-today-page.h"
#include "sumi-tray-view.h"
#include "sumi-ui-focus.h"
#include "sumi-wrap-layout.h"

/**
 * sumi_templates_init: makes known the resources, and every type that a template names, and mends
 * the keys of flow boxes, lists and views; to be called before the first template is instantiated.
 */
void
sumi_templates_init (void)
{
  g_resources_register (sumi_get_resource ());
  sumi_ui_guard_flow_boxes ();
  sumi_ui_page_lists ();
  sumi_ui_enter_views ();

  /* What the window's drop target takes by name; without X11 nothing else has made it known. */
  g_type_ensure (GDK_TYPE_FILE_LIST);
  g_type_ensure (SUMI_TYPE_ANSWER_VIEW);
  g_type_ensure (SUMI_TYPE_BOARD_PICTURE);
  g_type_ensure (SUMI_TYPE_BOARD_VIEW);
  g_type_ensure (SUMI_TYPE_CHOICE_ROW);
  g_type_ensure (SUMI_TYPE_DISC_ICON);
  g_type_ensure (SUMI_TYPE_DEMONSTRATION_VIEW);
  g_type_ensure (SUMI_TYPE_EDITOR_ABOUT);
  g_type_ensure (SUMI_TYPE_EDITOR_BOARD);
  g_type_ensure (SUMI_TYPE_EDITOR_LIST);
  g_type_ensure (SUMI_TYPE_EDITOR_PANEL);
  g_type_ensure (SUMI_TYPE_EDITOR_TEXT);
  g_type_ensure (SUMI_TYPE_EXERCISE_BOARD);
  g_type_ensure (SUMI_TYPE_EXERCISE_FOOT);
  g_type_ensure (SUMI_TYPE_EXERCISE_HEAD);
  g_type_ensure (SUMI_TYPE_EXERCISE_VIEW);
  g_type_ensure (SUMI_TYPE_FEEDBACK_VIEW);
  g_type_ensure (SUMI_TYPE_HEADER);
  g_type_ensure (SUMI_TYPE_HELP_PAGE);
  g_type_ensure (SUMI_TYPE_HOME_PAGE);
  g_type_ensure (SUMI_TYPE_LEARN_PAGE);
  g_type_ensure (SUMI_TYPE_MISTAKES_VIEW);
  g_type_ensure (SUMI_TYPE_PACKS_PAGE);
  g_type_ensure (SUMI_TYPE_OPTION_LIST);
  g_type_ensure (SUMI_TYPE_PLAY_FOOT);
  g_type_ensure (SUMI_TYPE_PLAY_HEAD);
  g_type_ensure (SUMI_TYPE_PLAY_PAGE);
  g_type_ensure (SUMI_TYPE_PLAY_VIEW);
  g_type_ensure (SUMI_TYPE_PLAYER_CARD);
  g_type_ensure (SUMI_TYPE_PLOT);
  g_type_ensure (SUMI_TYPE_PREFERENCES_WINDOW);
  g_type_ensure (SUMI_TYPE_REASON_CARD);
  g_type_ensure (SUMI_TYPE_REPLAY_VIEW);
  g_type_ensure (SUMI_TYPE_REVIEW_GRAPH);
  g_type_ensure (SUMI_TYPE_REVIEW_KEY);
  g_type_ensure (SUMI_TYPE_REVIEW_LIST);
  g_type_ensure (SUMI_TYPE_REVIEW_MEMORY);
  g_type_ensure (SUMI_TYPE_REVIEW_MOVE_VIEW);
  g_type_ensure (SUMI_TYPE_SEARCH_ROW);
  g_type_ensure (SUMI_TYPE_SCORE_SHEET);
  g_type_ensure (SUMI_TYPE_START_ROW);
  g_type_ensure (SUMI_TYPE_SPLIT);
  g_type_ensure (SUMI_TYPE_SQUARE_TEXT);
  g_type_ensure (SUMI_TYPE_SWITCH_ROW);
  g_type_ensure (SUMI_TYPE_TASK_EDITOR);
  g_type_ensure (SUMI_TYPE_TERM_VIEW);
  g_type_ensure (SUMI_TYPE_TODAY_PAGE);
  g_type_ensure (SUMI_TYPE_TRAY_VIEW);
  g_type_ensure (SUMI_TYPE_WRAP_LAYOUT);
}
