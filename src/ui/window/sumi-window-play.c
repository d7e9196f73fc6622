/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-play.h"

#include "sumi-home-page.h"
#include "sumi-new-game-page.h"
#include "sumi-window-games.h"

static void
chosen_cb (SumiWindow *self, SumiNewGamePage *page)
{
  g_autoptr (SumiMatchState) state = sumi_new_game_page_create_state (page);
  SumiPlayPage *play_page = sumi_window_get_play_page (self);

  sumi_play_page_start (play_page, state);
  sumi_window_go_home (self, SUMI_HOME_PLAY);
  gtk_widget_grab_focus (GTK_WIDGET (play_page));
}

/* From wherever the learner is: the way back leads to the Play page. */
static void
new_game_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  g_autoptr (SumiMatchState) last = sumi_play_page_get_state (sumi_window_get_play_page (self));
  GtkWidget *page;

  if (SUMI_IS_NEW_GAME_PAGE (sumi_window_get_page (self)))
    return;
  page = sumi_new_game_page_new (last);
  g_signal_connect_object (page, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  sumi_window_go_home (self, SUMI_HOME_PLAY);
  sumi_window_push_page (self, page);
}

/* The game on the Play page, as far as it is made. */
static void
review_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  g_autoptr (SumiGameRecord) record = sumi_play_page_get_record (sumi_window_get_play_page (self));

  if (record != NULL)
    sumi_window_show_review (self, record);
}

/**
 * sumi_window_install_play_actions: to be called by the class of the window.
 */
void
sumi_window_install_play_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_cb);
  gtk_widget_class_install_action (widget_class, "win.review", NULL, review_cb);
}
