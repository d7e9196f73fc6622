/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-play.h"

#include "sumi-new-game-page.h"
#include "sumi-opponent.h"
#include "sumi-puzzle-page.h"
#include "sumi-window-games.h"
#include "sumi-window-private.h"

static void
start (SumiWindow *self, const SumiMatchState *state)
{
  sumi_play_page_start (sumi_window_get_play_page (self), state);
  sumi_window_go_home (self, SUMI_HOME_PLAY);
  gtk_widget_grab_focus (GTK_WIDGET (sumi_window_get_play_page (self)));
}

static void
keep_start (SumiWindow *self, SumiNewGamePage *page)
{
  char *start = sumi_new_game_page_get_kept_start (page);

  if (start == NULL)
    return;
  g_free (self->new_game_start);
  self->new_game_start = start;
}

/* What a game began from is not proposed again. */
static void
chosen_cb (SumiWindow *self, SumiNewGamePage *page)
{
  g_autoptr (SumiMatchState) state = sumi_new_game_page_create_state (page);

  g_clear_pointer (&self->new_game_start, g_free);
  g_settings_set_boolean (sumi_window_get_settings (self), "opponent-fits",
                          sumi_new_game_page_is_fitting (page));
  start (self, state);
}

static void renew_new_game (SumiWindow *self, GtkWidget *page);

static void
push_new_game (SumiWindow *self, GtkWidget *page)
{
  g_signal_connect_object (page, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "unmap", G_CALLBACK (keep_start), self, G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_new_game);
}

static void
renew_new_game (SumiWindow *self, GtkWidget *page)
{
  push_new_game (self, sumi_new_game_page_new_again (SUMI_NEW_GAME_PAGE (page)));
}

/* The level a little weaker than the learner, from 1; the weakest for one who is not known. */
static int
find_fitting_level (SumiWindow *self)
{
  SumiStudy *study = sumi_window_get_study (self);

  if (study == NULL)
    return 1;
  return 1 + sumi_level_find_weaker (
                 sumi_progress_get_games_rating (sumi_study_get_progress (study)).rating);
}

/* A page of a new game like the last one. */
static GtkWidget *
create_new_game (SumiWindow *self)
{
  g_autoptr (SumiMatchState) last = sumi_play_page_get_state (sumi_window_get_play_page (self));
  gboolean is_fitting
    = g_settings_get_boolean (sumi_window_get_settings (self), "opponent-fits");

  return sumi_new_game_page_new (last, find_fitting_level (self), is_fitting);
}

/* From wherever the learner is: the way back leads to the Play page. */
static void
new_game_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  GtkWidget *page;

  if (SUMI_IS_NEW_GAME_PAGE (sumi_window_get_page (self)))
    return;
  sumi_window_go_home (self, SUMI_HOME_PLAY);
  gtk_widget_grab_focus (GTK_WIDGET (sumi_window_get_play_page (self)));
  page = create_new_game (self);
  if (self->new_game_start != NULL)
    sumi_new_game_page_set_start (SUMI_NEW_GAME_PAGE (page), self->new_game_start);
  push_new_game (self, page);
}

/* From the position after the moves that PARAMETER names; the learner has the side that moves. The
 * way back leads to where that position is in sight. */
static void
play_from_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  GtkWidget *page = create_new_game (self);

  sumi_new_game_page_play_from (SUMI_NEW_GAME_PAGE (page), g_variant_get_string (parameter, NULL));
  push_new_game (self, page);
}

/* The game that EXERCISE of ITEM of PACK asks for, or the match; owned by the caller. */
static SumiMatchState *
create_match (const SumiPack *pack, const SumiItem *item, const SumiExercise *exercise)
{
  SumiGameTerms terms = { .first = SUMI_BLACK, .has_opening = TRUE, .seed = g_random_int () };
  SumiSeriesTerms series
    = { .kind = SUMI_SERIES_GAMES, .target = item->series, .starter_rule = SUMI_STARTER_FIXED };
  SumiMatchState *state;

  terms.players[sumi_color_opposite (exercise->position.turn)]
    = (SumiPlayer){ .is_program = TRUE, .level = exercise->task.opponent };
  terms.scoring = exercise->task.scoring;
  terms.opening.start = terms.opening.end = exercise->position;
  if (item->series == 0)
    return sumi_match_state_new (&terms, NULL);
  if (item->has_rules)
    {
      terms.has_opening = FALSE;
      terms.first = item->first;
      terms.handicap = item->handicap;
      if (item->handicap == 0)
        series.starter_rule = SUMI_STARTER_ALTERNATE;
    }
  state = sumi_match_state_new (&terms, &series);
  sumi_match_state_set_exercise (state, pack->id, item->id);
  return state;
}

/* The game that the exercise in sight asks for, on the Play page. */
static void
play_with_help_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  GtkWidget *page = sumi_window_get_page (self);
  g_autoptr (SumiMatchState) state = NULL;
  const SumiExercise *exercise;

  if (!SUMI_IS_PUZZLE_PAGE (page))
    return;
  exercise = sumi_attempt_get_exercise (sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (page)));
  if (exercise->task.type != SUMI_TASK_PLAY)
    return;
  state = create_match (
    sumi_pack_file_get_pack (sumi_puzzle_page_get_pack_file (SUMI_PUZZLE_PAGE (page))),
    sumi_puzzle_page_get_item (SUMI_PUZZLE_PAGE (page)), exercise);
  start (self, state);
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
  gtk_widget_class_install_action (widget_class, "win.play-from", "s", play_from_cb);
  gtk_widget_class_install_action (widget_class, "win.play-with-help", NULL, play_with_help_cb);
  gtk_widget_class_install_action (widget_class, "win.review", NULL, review_cb);
}
