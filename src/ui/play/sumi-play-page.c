/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-game-watch.h"
#include "sumi-opponent.h"
#include "sumi-play-words.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-toast.h"
#include "sumi-ui.h"
#include "sumi-work.h"

#define UNHURRIED_NODES 100000

struct _SumiPlayPage
{
  AdwBin parent_instance;

  SumiSavedGame *saved_game; /* NULL: nothing is kept */
  SumiWait loading;          /* of what SAVED_GAME holds; nothing is kept meanwhile */
  SumiStudy *study;          /* NULL: nothing is recorded */
  SumiGameWatch *watch;
  SumiLivePace pace;
  char *problem; /* to be told once the page is in a window */
  SumiMatchState *left; /* what a new game took the place of, unfinished; NULL: nothing */
  GHashTable *left_by_others; /* the same of those who learn no more, by where their games are
                               * kept */

  GtkEventControllerKey *keys;
  GtkStack *stack;
  SumiPlayView *view;
};

enum
{
  MATCH_SHOWN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPlayPage, sumi_play_page, ADW_TYPE_BIN)

/* Whether moves were made in the game of STATE, or games of its match were played. */
static gboolean
has_begun (const SumiMatchState *state)
{
  return sumi_game_terms_has_begun (&state->terms, &state->game)
         || (state->series != NULL && state->series->results->len > 0);
}

static gboolean
is_over (const SumiMatchState *state)
{
  return sumi_game_is_over (&state->game) || state->game.ending != SUMI_ENDING_NONE
         || sumi_game_clock_is_up (&state->game.clock, sumi_game_get_position (&state->game).turn);
}

static void
update_bring_back (SumiPlayPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.bring-back", self->left != NULL);
}

/* Keeps *STATE, which may be NULL and is taken otherwise, unless it had not begun, or its game is
 * over and no other one HAS_NEXT in a match; whether it did. */
static gboolean
keep_left (SumiPlayPage *self, SumiMatchState **state, gboolean has_next)
{
  if (*state == NULL || !has_begun (*state) || (is_over (*state) && !has_next))
    return FALSE;
  g_clear_pointer (&self->left, sumi_match_state_free);
  self->left = g_steal_pointer (state);
  update_bring_back (self);
  return TRUE;
}

static void
update_watch (SumiPlayPage *self)
{
  SumiLiveMatch *match = sumi_play_view_get_match (self->view);

  g_clear_object (&self->watch);
  if (self->study != NULL && match != NULL)
    {
      self->watch = sumi_game_watch_new (self->study, match);
      sumi_game_watch_set_page (self->watch, GTK_WIDGET (self));
    }
}

static void
show_match (SumiPlayPage *self, const SumiMatchState *state)
{
  g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, self->pace);

  sumi_play_view_set_match (self->view, match);
  /* Before the game is kept, so that whose it is is kept with its first move. */
  update_watch (self);
  if (self->saved_game != NULL && !sumi_wait_is_on (&self->loading))
    sumi_saved_game_keep (self->saved_game, match);
  sumi_ui_show_child (self->stack, "game");
  g_signal_emit (self, signals[MATCH_SHOWN], 0);
}

/* The same players meet again by the same terms: as they began, or IS_SWAPPED in the colours of the
 * other; LEVEL is the program's then, unless it is 0. With neither it is the same exercise, if it
 * was one. */
static void
again_cb (SumiPlayPage *self, gboolean is_swapped, int level)
{
  g_autoptr (SumiMatchState) last = sumi_play_page_get_state (self);
  g_autoptr (SumiMatchState) state = NULL;
  SumiGameTerms terms = last->terms;

  for (int color = 0; level > 0 && color < 2; color++)
    {
      if (terms.players[color].is_program)
        terms.players[color].level = level;
    }
  if (last->is_swapped != is_swapped)
    {
      SumiPlayer black = terms.players[SUMI_BLACK];

      terms.players[SUMI_BLACK] = terms.players[SUMI_WHITE];
      terms.players[SUMI_WHITE] = black;
    }
  if (last->series != NULL)
    terms.first = (SumiColor) last->series->terms.first_starter;
  terms.seed = g_random_int ();
  state = sumi_match_state_new (&terms, last->series != NULL ? &last->series->terms : NULL);
  if (last->pack != NULL && !is_swapped && level == 0)
    sumi_match_state_set_exercise (state, last->pack, last->item);
  sumi_play_page_start (self, state);
}

/* Goes on with the game that was left; the one that takes its place can be brought back in turn. */
static void
bring_back_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPlayPage *self = SUMI_PLAY_PAGE (widget);
  g_autoptr (SumiMatchState) left = g_steal_pointer (&self->left);

  update_bring_back (self);
  if (left != NULL)
    sumi_play_page_start (self, left);
  gtk_widget_grab_focus (widget);
}

/* The name of a square can be typed wherever the focus is. */
static gboolean
key_pressed_cb (SumiPlayPage *self)
{
  return sumi_play_view_get_match (self->view) != NULL
         && sumi_play_view_forward_key (self->view, self->keys);
}

static gboolean
sumi_play_page_grab_focus (GtkWidget *widget)
{
  SumiPlayPage *self = SUMI_PLAY_PAGE (widget);

  if (sumi_play_view_get_match (self->view) != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->view));
  return gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
sumi_play_page_root (GtkWidget *widget)
{
  SumiPlayPage *self = SUMI_PLAY_PAGE (widget);

  GTK_WIDGET_CLASS (sumi_play_page_parent_class)->root (widget);
  if (self->problem != NULL)
    sumi_ui_tell (GTK_WIDGET (self), self->problem);
  g_clear_pointer (&self->problem, g_free);
}

/* Has the saved game, if there is one, hold what is played as it is now, on disk, where another
 * window may read it. MATCH, NULL if nothing is played, takes the place of what is in the file even
 * if it was begun before that was read. */
static void
close_saved_game (SumiPlayPage *self, SumiLiveMatch *match)
{
  if (self->saved_game == NULL)
    return;
  if (match != NULL && sumi_wait_is_on (&self->loading))
    sumi_saved_game_keep (self->saved_game, match);
  sumi_wait_stop (&self->loading);
  g_signal_handlers_disconnect_by_data (self->saved_game, self);
  sumi_saved_game_flush (self->saved_game, NULL);
  g_clear_object (&self->saved_game);
}

static void
sumi_play_page_dispose (GObject *object)
{
  SumiPlayPage *self = SUMI_PLAY_PAGE (object);

  close_saved_game (self, sumi_play_view_get_match (self->view));
  g_clear_object (&self->watch);
  g_clear_object (&self->study);
  G_OBJECT_CLASS (sumi_play_page_parent_class)->dispose (object);
}

static void
sumi_play_page_finalize (GObject *object)
{
  g_free (SUMI_PLAY_PAGE (object)->problem);
  g_clear_pointer (&SUMI_PLAY_PAGE (object)->left, sumi_match_state_free);
  g_hash_table_unref (SUMI_PLAY_PAGE (object)->left_by_others);
  G_OBJECT_CLASS (sumi_play_page_parent_class)->finalize (object);
}

static void
sumi_play_page_class_init (SumiPlayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_play_page_dispose;
  object_class->finalize = sumi_play_page_finalize;
  widget_class->focus = sumi_ui_focus_child;
  widget_class->grab_focus = sumi_play_page_grab_focus;
  widget_class->root = sumi_play_page_root;

  signals[MATCH_SHOWN] = g_signal_new ("match-shown", G_TYPE_FROM_CLASS (klass),
                                       G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "play.bring-back", NULL, bring_back_cb);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPlayPage, keys);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayPage, view);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, again_cb);
}

/* How long things stand on the board. Where a test says so by SUMI_UNHURRIED, a move is held until
 * it is known whether to warn of it, and help is searched for by nodes, however busy the machine
 * is. */
static SumiLivePace
find_pace (void)
{
  SumiLivePace pace = SUMI_LIVE_PACE_NORMAL;

  if (g_getenv ("SUMI_UNHURRIED") != NULL)
    {
      pace.check_ms = 0;
      pace.help_nodes = UNHURRIED_NODES;
    }
  return pace;
}

static void
sumi_play_page_init (SumiPlayPage *self)
{
  self->pace = find_pace ();
  self->left_by_others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                (GDestroyNotify) sumi_match_state_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_show_child (self->stack, "empty");
  update_bring_back (self);
}

/* A guest has another id each time: a game that one has left belongs to the next one. */
static void
adopt_guest_game (SumiMatchState *state)
{
  if (state->learner != NULL && g_str_has_prefix (state->learner, SUMI_LEARNERS_GUEST))
    g_clear_pointer (&state->learner, g_free);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiPlayPage) self = sumi_wait_end (data);
  g_autofree char *problem = NULL;
  g_autoptr (SumiMatchState) state = sumi_saved_game_load_finish (result, &problem);
  SumiLiveMatch *match;

  if (self == NULL)
    return;
  if (state != NULL)
    adopt_guest_game (state);
  match = sumi_play_view_get_match (self->view);
  if (match != NULL)
    {
      /* A game was begun meanwhile. The one in the file can still be brought back. */
      keep_left (self, &state, FALSE);
      sumi_saved_game_keep (self->saved_game, match);
    }
  else if (state != NULL)
    show_match (self, state);
  if (problem == NULL)
    return;
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    sumi_ui_tell (GTK_WIDGET (self), problem);
  else
    self->problem = g_steal_pointer (&problem);
}

/* Plays what is kept in the saved game no more. */
static void
leave_saved_game (SumiPlayPage *self)
{
  g_autoptr (SumiLiveMatch) match = NULL;

  if (self->saved_game == NULL)
    return;
  match = sumi_play_view_take_match (self->view);
  if (self->left != NULL)
    g_hash_table_replace (self->left_by_others,
                          g_strdup (sumi_saved_game_get_path (self->saved_game)),
                          g_steal_pointer (&self->left));
  close_saved_game (self, match);
  g_clear_object (&self->watch);
  g_clear_pointer (&self->problem, g_free);
  update_bring_back (self);
  sumi_ui_show_child (self->stack, "empty");
  g_signal_emit (self, signals[MATCH_SHOWN], 0);
}

/* A learner who comes back can bring back the game that they had left. */
static void
take_left (SumiPlayPage *self)
{
  gpointer place, left;

  if (!g_hash_table_steal_extended (self->left_by_others,
                                    sumi_saved_game_get_path (self->saved_game), &place, &left))
    return;
  g_free (place);
  self->left = left;
  adopt_guest_game (self->left);
  update_bring_back (self);
}

/**
 * sumi_play_page_set_saved_game: goes on with what SAVED_GAME holds, as soon as a thread has read
 * it, and keeps in it whatever is played. What was played before and kept in another one is left.
 */
void
sumi_play_page_set_saved_game (SumiPlayPage *self, SumiSavedGame *saved_game)
{
  leave_saved_game (self);
  self->saved_game = g_object_ref (saved_game);
  take_left (self);
  g_signal_connect_swapped (saved_game, "failed", G_CALLBACK (sumi_ui_tell), self);
  sumi_saved_game_load_async (saved_game, loaded_cb, sumi_wait_begin (&self->loading, self));
}

static void
opening_cb (SumiPlayPage *self)
{
  sumi_play_page_set_saved_game (self, sumi_study_get_saved_game (self->study));
}

static void
follow_study (SumiPlayPage *self, SumiStudy *study)
{
  self->study = g_object_ref (study);
  g_signal_connect_object (study, "opening", G_CALLBACK (opening_cb), self, G_CONNECT_SWAPPED);
}

/**
 * sumi_play_page_continue: goes on with what was done on OTHER, which is to be thrown away; to be
 * called once, instead of sumi_play_page_set_saved_game() and sumi_play_page_set_study().
 */
void
sumi_play_page_continue (SumiPlayPage *self, SumiPlayPage *other)
{
  g_autoptr (SumiLiveMatch) match = sumi_play_view_take_match (other->view);

  self->pace = other->pace;
  self->left = g_steal_pointer (&other->left);
  update_bring_back (self);
  g_hash_table_unref (self->left_by_others);
  self->left_by_others = g_hash_table_ref (other->left_by_others);
  self->watch = g_steal_pointer (&other->watch);
  if (self->watch != NULL)
    sumi_game_watch_set_page (self->watch, GTK_WIDGET (self));
  if (other->study != NULL)
    {
      follow_study (self, other->study);
      g_signal_handlers_disconnect_by_data (other->study, other);
    }
  if (match != NULL)
    {
      sumi_play_view_set_match (self->view, match);
      sumi_ui_show_child (self->stack, "game");
      g_signal_emit (self, signals[MATCH_SHOWN], 0);
    }
  if (other->saved_game == NULL)
    return;
  if (sumi_wait_is_on (&other->loading))
    {
      sumi_wait_stop (&other->loading);
      sumi_play_page_set_saved_game (self, other->saved_game);
      return;
    }
  self->saved_game = g_object_ref (other->saved_game);
  g_signal_connect_swapped (self->saved_game, "failed", G_CALLBACK (sumi_ui_tell), self);
}

/**
 * sumi_play_page_set_study: has games and matches that are over recorded by STUDY, and plays those
 * of its learner, which are kept in its saved games; to be called once.
 */
void
sumi_play_page_set_study (SumiPlayPage *self, SumiStudy *study)
{
  g_return_if_fail (self->study == NULL);

  follow_study (self, study);
  update_watch (self);
  if (sumi_study_get_saved_game (study) != NULL)
    opening_cb (self);
}

/**
 * sumi_play_page_start: begins what STATE says. What was played before, a game or a match, can be
 * brought back if it was not over, until another one is left so.
 */
void
sumi_play_page_start (SumiPlayPage *self, const SumiMatchState *state)
{
  g_autoptr (SumiMatchState) last = sumi_play_page_get_state (self);
  gboolean has_next
    = last != NULL && last->series != NULL
      && sumi_live_match_can_play_next (sumi_play_view_get_match (self->view));
  gboolean is_left = keep_left (self, &last, has_next);

  show_match (self, state);
  sumi_play_view_set_offers_last (self->view, is_left);
}

/**
 * sumi_play_page_has_left: whether there is a game to bring back.
 */
gboolean
sumi_play_page_has_left (SumiPlayPage *self)
{
  return self->left != NULL;
}

/**
 * sumi_play_page_get_view: where the game is played.
 */
SumiPlayView *
sumi_play_page_get_view (SumiPlayPage *self)
{
  return self->view;
}

/**
 * sumi_play_page_withdraw: takes back a move that was warned of; FALSE if there is none.
 */
gboolean
sumi_play_page_withdraw (SumiPlayPage *self)
{
  SumiLiveMatch *match = sumi_play_view_get_match (self->view);

  if (match == NULL
      || sumi_live_game_get_state (sumi_live_match_get_game (match)) != SUMI_LIVE_WARNED)
    return FALSE;
  return gtk_widget_activate_action (GTK_WIDGET (self->view), "play.withdraw", NULL);
}

/**
 * sumi_play_page_get_state: what is played, owned by the caller; NULL if nothing is.
 */
SumiMatchState *
sumi_play_page_get_state (SumiPlayPage *self)
{
  SumiLiveMatch *match = sumi_play_view_get_match (self->view);

  return match != NULL ? sumi_live_match_get_state (match) : NULL;
}

/* The match that is played or was played last, if a move was made in its game; otherwise NULL. */
static SumiLiveMatch *
get_begun_match (SumiPlayPage *self)
{
  SumiLiveMatch *match = sumi_play_view_get_match (self->view);

  if (match == NULL || sumi_live_game_get_game (sumi_live_match_get_game (match))->index == 0)
    return NULL;
  return match;
}

/**
 * sumi_play_page_get_record: the game that is played or was played last, to be reviewed; owned by
 * the caller. NULL without one, or without a move in it.
 */
SumiGameRecord *
sumi_play_page_get_record (SumiPlayPage *self)
{
  SumiLiveMatch *match = get_begun_match (self);

  return match != NULL ? sumi_play_words_make_record (sumi_live_match_get_game (match)) : NULL;
}

/**
 * sumi_play_page_has_own_game: whether there is such a game, and it is that of the current learner.
 */
gboolean
sumi_play_page_has_own_game (SumiPlayPage *self)
{
  SumiLiveMatch *match = get_begun_match (self);

  return match != NULL && self->study != NULL
         && g_strcmp0 (sumi_live_match_get_learner (match),
                       sumi_study_get_learner_id (self->study))
              == 0;
}

/**
 * sumi_play_page_set_pace: how long things stand on the board, from now on.
 */
void
sumi_play_page_set_pace (SumiPlayPage *self, SumiLivePace pace)
{
  SumiLiveMatch *match = sumi_play_view_get_match (self->view);

  self->pace = pace;
  if (match != NULL)
    sumi_live_match_set_pace (match, pace);
}
