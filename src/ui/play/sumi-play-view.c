/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-exercise-board.h"
#include "sumi-feedback-view.h"
#include "sumi-opening-words.h"
#include "sumi-opponent.h"
#include "sumi-play-foot.h"
#include "sumi-play-head.h"
#include "sumi-play-scene.h"
#include "sumi-play-words.h"
#include "sumi-record.h"
#include "sumi-score-sheet.h"
#include "sumi-ui-focus.h"

struct _SumiPlayView
{
  AdwBin parent_instance;

  SumiLiveMatch *match; /* NULL: none yet */
  SumiLiveGame *game;   /* of the match, whose signals are listened to */
  gboolean shows_legal;
  gboolean shows_values;
  gboolean offers_last; /* the game before, which was left */
  SumiWarningStrength strength;
  SumiOverlayKind overlay;
  SumiSquare text_pointed;
  GdkSurface *surface; /* of the window while the view is in it and mapped; NULL otherwise */
  char *level_label;   /* of the button that offers another level; NULL: there is none */
  int seconds_left;    /* of who is to move, when that was last looked at */
  char *time_note; /* how much time is left, to be read aloud; NULL: it is not to be said */

  GtkShortcutController *shortcuts;
  SumiPlayHead *head;
  SumiExerciseBoard *board;
  GtkScrolledWindow *body;
  SumiFeedbackView *feedback;
  GtkLabel *opening;
  SumiScoreSheet *sheet;
  SumiPlayFoot *foot;
};

enum
{
  PROP_SHOWS_LEGAL = 1,
  PROP_SHOWS_VALUES,
  PROP_WARNING_STRENGTH,
  PROP_OVERLAY,
  N_PROPS,
};

enum
{
  AGAIN,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* The names of the strengths in the settings. */
static const char *const STRENGTH_NAMES[SUMI_N_WARNINGS] = {
  [SUMI_WARN_NEVER] = "never",
  [SUMI_WARN_CORNER] = "corner",
  [SUMI_WARN_FORCED_CORNER] = "forced-corner",
  [SUMI_WARN_RESULT] = "result",
};

static gboolean
is_warned (SumiLiveGame *game)
{
  return sumi_live_game_get_state (game) == SUMI_LIVE_WARNED;
}

/* Actions that the game does by itself. */
static const struct
{
  const char *name;
  void (*act) (SumiLiveGame *game);
  gboolean (*is_possible) (SumiLiveGame *game);
} GAME_ACTIONS[] = {
  { "play.hint", sumi_live_game_hint, sumi_live_game_can_hint },
  { "play.take-back", sumi_live_game_take_back, sumi_live_game_can_take_back },
  { "play.forward", sumi_live_game_forward, sumi_live_game_can_forward },
  { "play.confirm", sumi_live_game_confirm, is_warned },
  { "play.withdraw", sumi_live_game_withdraw, is_warned },
  { "play.hand-over", sumi_live_game_hand_over, sumi_live_game_can_hand_over },
  { "play.correct", sumi_live_game_correct, sumi_live_game_can_correct },
  { "play.go-on", sumi_live_game_go_on, sumi_live_game_can_go_on },
  { "play.agree", sumi_live_game_agree, sumi_live_game_can_agree },
  { "play.resign", sumi_live_game_resign, sumi_live_game_can_resign },
};

G_DEFINE_FINAL_TYPE (SumiPlayView, sumi_play_view, ADW_TYPE_BIN)

static SumiWarningStrength
find_strength (const char *name)
{
  for (SumiWarningStrength i = SUMI_WARN_NEVER; i < SUMI_N_WARNINGS; i++)
    {
      if (g_strcmp0 (name, STRENGTH_NAMES[i]) == 0)
        return i;
    }
  return SUMI_WARN_NEVER;
}

static gboolean
is_in_state (SumiPlayView *self, SumiLiveState state)
{
  return self->game != NULL && sumi_live_game_get_state (self->game) == state;
}

static gboolean
is_in_match (SumiPlayView *self)
{
  g_autoptr (SumiSeries) series = sumi_live_match_get_series (self->match);

  return series != NULL;
}

static gboolean
has_next (SumiPlayView *self)
{
  return sumi_live_match_can_play_next (self->match);
}

static const char *
get_next_label (SumiPlayView *self)
{
  g_autoptr (SumiSeries) series = sumi_live_match_get_series (self->match);

  if (series == NULL)
    return _("_Play Again");
  return has_next (self) ? _("_Next Game") : _("_New Match");
}

/* The side that made the last move on the board. */
static SumiColor
get_last_mover (SumiLiveGame *game)
{
  const SumiGame *made = sumi_live_game_get_game (game);
  int ply = sumi_game_find_move_before (made, (int) made->index);

  return ply >= 0 ? made->positions[ply].turn : SUMI_BLACK;
}

/* Whose last move is explained when that is asked for now; asked again, the other side's. */
static SumiColor
find_explained (SumiPlayView *self)
{
  SumiColor side = get_last_mover (self->game);
  gboolean is_again = sumi_live_game_get_feedback (self->game)->kind == SUMI_FEEDBACK_WHY
                      && sumi_live_game_get_explained_side (self->game) == side;

  if (is_again || !sumi_live_game_can_explain (self->game, side))
    side = sumi_color_opposite (side);
  return sumi_live_game_can_explain (self->game, side) ? side : sumi_color_opposite (side);
}

/* The move that would be explained now: one that is hinted at, or one that was made.
 * SUMI_SQUARE_NONE where there is none. */
static SumiSquare
find_explained_move (SumiPlayView *self)
{
  SumiSquare hinted = sumi_live_game_get_hinted_move (self->game);
  const SumiGame *made = sumi_live_game_get_game (self->game);
  SumiColor side = find_explained (self);

  if (hinted < SUMI_SQUARE_PASS)
    return hinted;
  if (!sumi_live_game_can_explain (self->game, side))
    return SUMI_SQUARE_NONE;
  for (guint ply = made->index; ply > 0; ply--)
    {
      if (made->positions[ply - 1].turn == side)
        return made->moves[ply - 1];
    }
  return SUMI_SQUARE_NONE;
}

/* How the match stands after the game that is over; NULL where there is nothing new to say. */
static const char *
get_standing (SumiPlayView *self)
{
  return is_in_state (self, SUMI_LIVE_OVER) ? sumi_score_sheet_get_standing (self->sheet) : NULL;
}

static void
update_board (SumiPlayView *self)
{
  g_autoptr (SumiBoardScene) scene = NULL;

  if (self->game == NULL)
    return;
  scene = sumi_play_scene_of_game (self->game, (SumiPlaySceneOptions){
                                                   self->shows_legal,
                                                   self->overlay,
                                                   self->text_pointed,
                                                   sumi_feedback_view_get_saying (
                                                       self->feedback),
                                                   get_standing (self),
                                                   self->time_note,
                                               });
  sumi_exercise_board_show (self->board, scene, self->overlay, FALSE);
}

/* The level that fits who has just won or lost: the next one; 0 where there is none to offer. */
static int
find_fitting_level (SumiPlayView *self)
{
  const SumiGameTerms *terms = sumi_live_game_get_terms (self->game);
  int person = sumi_game_terms_get_person (terms), level, margin;

  if (person < 0)
    return 0;
  level = terms->players[!person].level;
  margin = sumi_live_game_get_margin (self->game, (SumiColor) person);
  if (margin > 0 && level < SUMI_N_LEVELS)
    return level + 1;
  return margin < 0 && level > 1 ? level - 1 : 0;
}

/* A single game that is over leads to another one: the same or, against a program, with the colours
 * swapped, or against the level that fits. */
static int
list_ways_on (SumiPlayView *self, SumiFeedbackButton *buttons)
{
  g_autoptr (SumiSeries) series = sumi_live_match_get_series (self->match);
  int n = 0, level = series == NULL ? find_fitting_level (self) : 0;

  buttons[n++] = (SumiFeedbackButton){ "play.next", get_next_label (self) };
  buttons[n++] = (SumiFeedbackButton){ "play.review", _("_Review This Game") };
  if (series != NULL
      || !sumi_game_terms_is_against_program (sumi_live_game_get_terms (self->game)))
    return n;
  buttons[n++] = (SumiFeedbackButton){ "play.swap-colors", _("_Swap Colours") };
  g_clear_pointer (&self->level_label, g_free);
  if (level == 0)
    return n;
  /* Translators: a button; the level of the opponent in the next game, from 1 to 9. */
  self->level_label = g_strdup_printf (_("Play _Level %d"), level);
  buttons[n++] = (SumiFeedbackButton){ "play.fitting-level", self->level_label };
  return n;
}

/* A game that was begun by mistake is noticed at its beginning; later there is the menu. */
static gboolean
offers_last (SumiPlayView *self)
{
  guint n_opening = sumi_game_terms_count_opening (sumi_live_game_get_terms (self->game));

  return self->offers_last && sumi_live_game_get_game (self->game)->index < n_opening + 2
         && (is_in_state (self, SUMI_LIVE_YOUR_MOVE) || is_in_state (self, SUMI_LIVE_THINKING));
}

/* What can be done about the state of the game, at the place where it is said. */
static int
list_buttons (SumiPlayView *self, SumiFeedbackButton *buttons)
{
  int n = 0;

  switch (sumi_live_game_get_state (self->game))
    {
    case SUMI_LIVE_TURNING:
      buttons[n++] = (SumiFeedbackButton){ "play.hand-over", C_("button", "_Done"), NULL, TRUE };
      break;
    case SUMI_LIVE_PASSING:
    case SUMI_LIVE_PAUSED:
      buttons[n++] = (SumiFeedbackButton){ "play.go-on", _("_Go On"), NULL, TRUE };
      break;
    case SUMI_LIVE_OVER:
      n = list_ways_on (self, buttons);
      break;
    case SUMI_LIVE_YOUR_MOVE:
      if (sumi_live_game_can_hand_over (self->game))
        buttons[n++]
          = (SumiFeedbackButton){ "play.hand-over", C_("button", "_Done"), NULL, TRUE };
      break;
    case SUMI_LIVE_CHECKING:
    case SUMI_LIVE_WARNED: /* see SumiPlayFoot */
    case SUMI_LIVE_THINKING:
    default:
      break;
    }
  if (n < SUMI_FEEDBACK_MAX_BUTTONS && sumi_live_game_can_correct (self->game))
    buttons[n++] = (SumiFeedbackButton){ "play.correct", _("_Put Right") };
  if (n < SUMI_FEEDBACK_MAX_BUTTONS && offers_last (self))
    buttons[n++] = (SumiFeedbackButton){ "play.bring-back", _("_Bring Back the Previous Game") };
  return n;
}

static void
update_feedback (SumiPlayView *self)
{
  SumiFeedbackButton buttons[SUMI_FEEDBACK_MAX_BUTTONS];
  int n_buttons = list_buttons (self, buttons);

  sumi_feedback_view_say (self->feedback, sumi_live_game_get_feedback (self->game),
                          sumi_play_words_prompt (self->game), buttons, n_buttons);
}

static void
update_actions (SumiPlayView *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (GAME_ACTIONS); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), GAME_ACTIONS[i].name,
                                   self->game != NULL
                                       && GAME_ACTIONS[i].is_possible (self->game));
  /* A match is counted by whole games. */
  if (self->match != NULL && is_in_match (self))
    {
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.agree", FALSE);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.resign", FALSE);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.explain",
                                 self->game != NULL
                                     && find_explained_move (self) != SUMI_SQUARE_NONE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.next",
                                 is_in_state (self, SUMI_LIVE_OVER));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.swap-colors",
                                 is_in_state (self, SUMI_LIVE_OVER));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.fitting-level",
                                 is_in_state (self, SUMI_LIVE_OVER)
                                     && find_fitting_level (self) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.tell-time",
                                 self->game != NULL
                                     && sumi_live_game_get_terms (self->game)->clock.kind
                                            != SUMI_CLOCK_NONE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.review",
                                 self->game != NULL
                                     && sumi_live_game_get_game (self->game)->index > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.make-exercise", self->game != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.pause",
                                 self->game != NULL
                                     && (sumi_live_game_can_pause (self->game)
                                         || is_in_state (self, SUMI_LIVE_PAUSED)));
}

/* The name that the moves so far have. */
static void
update_opening (SumiPlayView *self)
{
  const SumiGame *game = sumi_live_game_get_game (self->game);
  SumiTranscript transcript;
  g_autofree char *text = NULL;

  sumi_game_to_transcript (game, &transcript);
  text = sumi_named_opening_to_text (&transcript, (int) game->index);
  gtk_label_set_label (self->opening, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->opening), text != NULL);
}

static void
update (SumiPlayView *self)
{
  update_actions (self);
  if (self->game == NULL)
    return;
  sumi_play_head_show (self->head, self->match);
  update_feedback (self);
  update_opening (self);
  sumi_play_foot_show (self->foot, self->game, find_explained_move (self));
  update_board (self);
}

/* The whole seconds that the side to move has left. */
static int
get_seconds_left (SumiPlayView *self)
{
  const SumiGame *game = sumi_live_game_get_game (self->game);

  return sumi_play_words_seconds (game->clock.left_ms[sumi_game_get_position (game).turn]);
}

/* What is to be read aloud when a person had BEFORE seconds left, and has NOW; NULL: nothing. */
static const char *
find_time_note (SumiPlayView *self, int before, int now)
{
  SumiColor side = sumi_live_game_get_position (self->game).turn;

  if (sumi_live_game_get_terms (self->game)->players[side].is_program)
    return NULL;
  if (before > SUMI_PLAY_SHORT_OF_TIME && now <= SUMI_PLAY_SHORT_OF_TIME)
    return _("Ten seconds are left.");
  return before > 60 && now <= 60 ? _("One minute is left.") : NULL;
}

/* Has NOTE read aloud, which is taken over. */
static void
note_time (SumiPlayView *self, char *note)
{
  g_free (self->time_note);
  self->time_note = note;
  update_board (self);
}

/* Another second has passed. */
static void
game_ticked_cb (SumiPlayView *self)
{
  int before = self->seconds_left;
  const char *note;

  self->seconds_left = get_seconds_left (self);
  sumi_play_head_show_time (self->head, self->game);
  note = find_time_note (self, before, self->seconds_left);
  if (note != NULL)
    note_time (self, g_strdup (note));
}

static void
game_changed_cb (SumiPlayView *self)
{
  self->seconds_left = get_seconds_left (self);
  g_clear_pointer (&self->time_note, g_free);
  update (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->body), 0);
}

static void
drop_game (SumiPlayView *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

/* The match went on to another game, or a game is over. */
static void
match_changed_cb (SumiPlayView *self)
{
  SumiLiveGame *game = sumi_live_match_get_game (self->match);

  if (game != self->game)
    {
      drop_game (self);
      self->offers_last = FALSE;
      self->game = g_object_ref (game);
      g_signal_connect_swapped (game, "changed", G_CALLBACK (game_changed_cb), self);
      g_signal_connect_swapped (game, "ticked", G_CALLBACK (game_ticked_cb), self);
    }
  sumi_score_sheet_show (self->sheet, self->match);
  game_changed_cb (self);
}

/* In dispose the children may be gone already. */
static void
drop_match (SumiPlayView *self)
{
  drop_game (self);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
}

static void
square_activated_cb (SumiPlayView *self, int square)
{
  if (self->game != NULL)
    sumi_live_game_choose (self->game, square);
}

static void
board_pointed_cb (SumiPlayView *self, int square)
{
  sumi_feedback_view_set_pointed (self->feedback, square);
}

static void
text_pointed_cb (SumiPlayView *self, int square)
{
  if (self->text_pointed == square)
    return;
  self->text_pointed = square;
  update_board (self);
}

static void
saying_pointed_cb (SumiPlayView *self)
{
  update_board (self);
}

static void
text_activated_cb (SumiPlayView *self, int square)
{
  sumi_board_view_focus_square (sumi_exercise_board_get_view (self->board), square);
}

/* When a button disappears with the feedback or the warning, or a row of the score sheet is made
 * anew, the board gets the focus, and announces what happened. */
static void
keep_focus (SumiPlayView *self)
{
  if (sumi_ui_has_focus_in (GTK_WIDGET (self->feedback))
      || sumi_ui_has_focus_in (GTK_WIDGET (self->sheet))
      || (is_in_state (self, SUMI_LIVE_WARNED) && sumi_ui_has_focus_in (GTK_WIDGET (self->foot))))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
game_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPlayView *self = SUMI_PLAY_VIEW (widget);

  keep_focus (self);
  for (guint i = 0; i < G_N_ELEMENTS (GAME_ACTIONS); i++)
    {
      if (g_str_equal (GAME_ACTIONS[i].name, action_name))
        GAME_ACTIONS[i].act (self->game);
    }
}

/* The move that a hint has named, or else the last one; asked again, the last one of the other
 * side. */
static void
explain_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPlayView *self = SUMI_PLAY_VIEW (widget);
  SumiColor side = find_explained (self);

  if (sumi_live_game_get_hinted_move (self->game) < SUMI_SQUARE_PASS)
    {
      sumi_live_game_explain_hint (self->game);
      return;
    }
  sumi_live_game_explain (self->game, side);
}

static void
swap_colors_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  keep_focus (SUMI_PLAY_VIEW (widget));
  g_signal_emit (widget, signals[AGAIN], 0, TRUE, 0);
}

static void
fitting_level_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  keep_focus (SUMI_PLAY_VIEW (widget));
  g_signal_emit (widget, signals[AGAIN], 0, FALSE, find_fitting_level (SUMI_PLAY_VIEW (widget)));
}

static void
pause_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPlayView *self = SUMI_PLAY_VIEW (widget);

  if (is_in_state (self, SUMI_LIVE_PAUSED))
    sumi_live_game_go_on (self->game);
  else
    sumi_live_game_pause (self->game);
}

static void
next_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPlayView *self = SUMI_PLAY_VIEW (widget);

  keep_focus (self);
  if (has_next (self))
    sumi_live_match_play_next (self->match);
  else
    g_signal_emit (self, signals[AGAIN], 0, FALSE, 0);
}

/* The window opens the review of the game as it is now. */
static void
review_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.review", NULL);
}

/* For screen readers, which do not say what the clocks show. */
static void
tell_time_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPlayView *self = SUMI_PLAY_VIEW (widget);
  const SumiGameClock *clock = &sumi_live_game_get_game (self->game)->clock;
  g_autofree char *black
    = sumi_play_words_time (sumi_play_words_seconds (clock->left_ms[SUMI_BLACK]));
  g_autofree char *white
    = sumi_play_words_time (sumi_play_words_seconds (clock->left_ms[SUMI_WHITE]));

  /* Translators: two players and the time that each has left, as in "You: 4:05. Sumi: 3:10." */
  note_time (self, g_strdup_printf (_("%s: %s. %s: %s."),
                                    sumi_play_words_name (self->match, SUMI_BLACK), black,
                                    sumi_play_words_name (self->match, SUMI_WHITE), white));
}

static void
make_exercise_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autofree char *text
    = sumi_record_to_obf (sumi_live_game_get_position (SUMI_PLAY_VIEW (widget)->game));

  gtk_widget_activate_action (widget, "win.make-exercise", "s", text);
}

/* Whether a dialog before the window keeps everybody from the board. */
static gboolean
is_barred (SumiPlayView *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean is_found = FALSE;

  for (guint i = 0; !is_found && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      is_found = gtk_window_get_modal (window) && gtk_widget_get_visible (GTK_WIDGET (window))
                 && GTK_ROOT (gtk_window_get_transient_for (window)) == root;
    }
  return is_found;
}

/* The program ponders, and the clocks run, only while the game is in sight; the clocks only while
 * it can be played, too. That is so again when the window has the focus again, which is among its
 * states. */
static void
update_sight (SumiPlayView *self)
{
  gboolean is_in_sight =
      self->surface != NULL
      && !(gdk_toplevel_get_state (GDK_TOPLEVEL (self->surface)) & GDK_TOPLEVEL_STATE_MINIMIZED);

  if (self->match == NULL)
    return;
  sumi_live_match_set_ponders (self->match, is_in_sight);
  sumi_live_match_set_stops_clock (self->match, !is_in_sight || is_barred (self));
}

static void
drop_surface (SumiPlayView *self)
{
  if (self->surface != NULL)
    g_signal_handlers_disconnect_by_data (self->surface, self);
  g_clear_object (&self->surface);
}

static void
sumi_play_view_map (GtkWidget *widget)
{
  SumiPlayView *self = SUMI_PLAY_VIEW (widget);
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  GTK_WIDGET_CLASS (sumi_play_view_parent_class)->map (widget);
  drop_surface (self);
  if (GDK_IS_TOPLEVEL (surface))
    {
      self->surface = g_object_ref (surface);
      g_signal_connect_swapped (surface, "notify::state", G_CALLBACK (update_sight), self);
    }
  update_sight (self);
}

static void
sumi_play_view_unmap (GtkWidget *widget)
{
  SumiPlayView *self = SUMI_PLAY_VIEW (widget);

  drop_surface (self);
  update_sight (self);
  GTK_WIDGET_CLASS (sumi_play_view_parent_class)->unmap (widget);
}

static gboolean
sumi_play_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_PLAY_VIEW (widget)->board));
}

static void
sumi_play_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SumiPlayView *self = SUMI_PLAY_VIEW (object);

  switch (id)
    {
    case PROP_SHOWS_LEGAL:
      g_value_set_boolean (value, self->shows_legal);
      break;
    case PROP_SHOWS_VALUES:
      g_value_set_boolean (value, self->shows_values);
      break;
    case PROP_WARNING_STRENGTH:
      g_value_set_string (value, STRENGTH_NAMES[self->strength]);
      break;
    case PROP_OVERLAY:
      g_value_set_string (value, sumi_exercise_board_get_overlay_name (self->overlay));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_play_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SumiPlayView *self = SUMI_PLAY_VIEW (object);

  switch (id)
    {
    case PROP_SHOWS_LEGAL:
      self->shows_legal = g_value_get_boolean (value);
      update_board (self);
      break;
    case PROP_SHOWS_VALUES:
      self->shows_values = g_value_get_boolean (value);
      if (self->match != NULL)
        sumi_live_match_set_shows_values (self->match, self->shows_values);
      break;
    case PROP_WARNING_STRENGTH:
      self->strength = find_strength (g_value_get_string (value));
      if (self->match != NULL)
        sumi_live_match_set_warning_strength (self->match, self->strength);
      break;
    case PROP_OVERLAY:
      self->overlay = sumi_exercise_board_find_overlay (g_value_get_string (value));
      update_board (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_play_view_dispose (GObject *object)
{
  drop_match (SUMI_PLAY_VIEW (object));
  g_clear_pointer (&SUMI_PLAY_VIEW (object)->time_note, g_free);
  drop_surface (SUMI_PLAY_VIEW (object));
  g_clear_pointer (&SUMI_PLAY_VIEW (object)->level_label, g_free);
  G_OBJECT_CLASS (sumi_play_view_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  properties[PROP_SHOWS_LEGAL] = g_param_spec_boolean ("shows-legal", NULL, NULL, FALSE, flags);
  properties[PROP_SHOWS_VALUES] = g_param_spec_boolean ("shows-values", NULL, NULL, FALSE, flags);
  properties[PROP_WARNING_STRENGTH] =
      g_param_spec_string ("warning-strength", NULL, NULL, "never", flags);
  properties[PROP_OVERLAY] = g_param_spec_string ("overlay", NULL, NULL, "none", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (GAME_ACTIONS); i++)
    gtk_widget_class_install_action (widget_class, GAME_ACTIONS[i].name, NULL, game_cb);
  gtk_widget_class_install_action (widget_class, "play.explain", NULL, explain_cb);
  gtk_widget_class_install_action (widget_class, "play.swap-colors", NULL, swap_colors_cb);
  gtk_widget_class_install_action (widget_class, "play.fitting-level", NULL, fitting_level_cb);
  gtk_widget_class_install_action (widget_class, "play.pause", NULL, pause_cb);
  gtk_widget_class_install_action (widget_class, "play.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "play.review", NULL, review_cb);
  gtk_widget_class_install_action (widget_class, "play.make-exercise", NULL, make_exercise_cb);
  gtk_widget_class_install_action (widget_class, "play.tell-time", NULL, tell_time_cb);
  gtk_widget_class_install_property_action (widget_class, "play.overlay", "overlay");
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-play-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPlayView, shortcuts);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayView, head);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayView, board);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayView, body);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayView, feedback);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayView, opening);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayView, sheet);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayView, foot);
  gtk_widget_class_bind_template_callback (widget_class, square_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, saying_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_activated_cb);
}

static void
sumi_play_view_class_init (SumiPlayViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_play_view_dispose;
  object_class->get_property = sumi_play_view_get_property;
  object_class->set_property = sumi_play_view_set_property;
  widget_class->focus = sumi_ui_focus_child;
  widget_class->grab_focus = sumi_play_view_grab_focus;
  widget_class->map = sumi_play_view_map;
  widget_class->unmap = sumi_play_view_unmap;

  install_properties (object_class);
  signals[AGAIN] = g_signal_new ("again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_BOOLEAN, G_TYPE_INT);
  install_actions (widget_class);
  bind_template (widget_class);
}

static void
sumi_play_view_init (SumiPlayView *self)
{
  self->text_pointed = SUMI_SQUARE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_exercise_board_add_overlay_keys (self->shortcuts, "play.overlay");
  update_actions (self);
}

/**
 * sumi_play_view_set_match: goes on with MATCH, which takes over what the view was told of warnings
 * and values.
 */
void
sumi_play_view_set_match (SumiPlayView *self, SumiLiveMatch *match)
{
  drop_match (self);
  self->match = g_object_ref (match);
  sumi_live_match_set_warning_strength (match, self->strength);
  sumi_live_match_set_shows_values (match, self->shows_values);
  update_sight (self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_changed_cb), self);
  match_changed_cb (self);
}

/**
 * sumi_play_view_set_offers_last: whether to offer the way back to the game before while the one
 * that is played begins; not when the next one of its match does.
 */
void
sumi_play_view_set_offers_last (SumiPlayView *self, gboolean offers)
{
  self->offers_last = offers;
  update_feedback (self);
}

/**
 * sumi_play_view_take_match: what is played, for another view to go on with; owned by the caller.
 * NULL if nothing is. The view has no match then.
 */
SumiLiveMatch *
sumi_play_view_take_match (SumiPlayView *self)
{
  SumiLiveMatch *match = self->match != NULL ? g_object_ref (self->match) : NULL;

  drop_match (self);
  update_actions (self);
  return match;
}

/**
 * sumi_play_view_get_match: what is played; NULL if nothing is.
 */
SumiLiveMatch *
sumi_play_view_get_match (SumiPlayView *self)
{
  return self->match;
}

/**
 * sumi_play_view_forward_key: lets the board have the key that CONTROLLER of the page is at, so
 * that the name of a square can be typed wherever the focus is.
 */
gboolean
sumi_play_view_forward_key (SumiPlayView *self, GtkEventControllerKey *controller)
{
  return gtk_event_controller_key_forward (controller,
                                           GTK_WIDGET (sumi_exercise_board_get_view (self->board)));
}
