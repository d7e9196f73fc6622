/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-puzzle-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-board-view.h"
#include "sumi-disc-icon.h"
#include "sumi-feedback-view.h"
#include "sumi-header.h"
#include "sumi-puzzle-scene.h"
#include "sumi-replay-view.h"
#include "sumi-split.h"
#include "sumi-square-text.h"

/* A search that takes longer than this shows itself. */
#define SEARCH_SHOWS_MS 300

struct _SumiPuzzlePage
{
  AdwBin parent_instance;

  SumiPackFile *pack_file;
  SumiPack *pack; /* the reading that the attempt is at */
  guint index;
  SumiAttempt *attempt;
  gboolean shows_legal;
  gboolean every_reply;

  SumiJudgement *replayed; /* what the replay was made of; may be of an attempt that is over */
  SumiSquare replayed_move;
  gboolean is_replaying;   /* the board shows the replay, not the attempt */
  SumiSquare text_pointed; /* in a text */
  guint search_timer;

  GtkEventControllerKey *keys;
  SumiHeader *header;
  SumiDiscIcon *side_disc;
  GtkLabel *side_label;
  SumiSquareText *question;
  SumiBoardView *board;
  GtkScrolledWindow *body;
  GtkWidget *searching;
  SumiFeedbackView *feedback;
  GtkLabel *branches;
  SumiReplayView *replay;
  GtkWidget *next_button;
  GtkLabel *next_label;
};

enum
{
  PROP_SHOWS_LEGAL = 1,
  PROP_EVERY_REPLY,
  N_PROPS,
};

enum
{
  INDEX_CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPuzzlePage, sumi_puzzle_page, ADW_TYPE_BIN)

static gboolean
is_last (SumiPuzzlePage *self)
{
  return self->index + 1 >= self->pack->puzzles->len;
}

/* Whose turn it is on the board. */
static void
update_side (SumiPuzzlePage *self, SumiPosition position)
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

static void
update_board (SumiPuzzlePage *self)
{
  SumiPuzzleSceneOptions options = { self->shows_legal, self->text_pointed };
  SumiReplay *replay = sumi_replay_view_get_replay (self->replay);
  g_autoptr (SumiBoardScene) scene =
      self->is_replaying ? sumi_puzzle_scene_of_node (sumi_replay_get_current (replay), options)
                         : sumi_puzzle_scene_of_attempt (self->attempt, options);

  sumi_board_view_set_scene (self->board, scene);
  update_side (self, sumi_board_scene_get (scene)->position);
}

static void
set_replaying (SumiPuzzlePage *self, gboolean is_replaying)
{
  self->is_replaying = is_replaying;
  sumi_replay_view_set_walking (self->replay, is_replaying);
}

/* A wrong move that still stands is taken back now, so that it does not disturb later. */
static void
replay_moved_cb (SumiPuzzlePage *self)
{
  sumi_attempt_go_on (self->attempt);
  set_replaying (self, TRUE);
  update_board (self);
}

/* The proof of what was said last, where there is one and it gives nothing away. */
static void
update_replay (SumiPuzzlePage *self)
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
  SumiPuzzlePage *self = data;

  self->search_timer = 0;
  gtk_widget_set_visible (self->searching, TRUE);
  return G_SOURCE_REMOVE;
}

static void
update_searching (SumiPuzzlePage *self)
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
update_branches (SumiPuzzlePage *self)
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
update_actions (SumiPuzzlePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  SumiAttemptState state = sumi_attempt_get_state (self->attempt);
  gboolean is_solved = state == SUMI_ATTEMPT_SOLVED;

  gtk_widget_action_set_enabled (widget, "puzzle.hint", sumi_attempt_can_hint (self->attempt));
  gtk_widget_action_set_enabled (widget, "puzzle.solution",
                                 !is_solved && state != SUMI_ATTEMPT_UNDECIDED);
  gtk_widget_action_set_enabled (widget, "puzzle.undo", sumi_attempt_can_undo (self->attempt));
  gtk_widget_action_set_enabled (widget, "puzzle.previous", self->index > 0);
  gtk_widget_action_set_enabled (widget, "puzzle.cancel",
                                 sumi_attempt_is_searching (self->attempt));
  if (is_solved)
    gtk_widget_add_css_class (self->next_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next_button, "suggested-action");
  gtk_label_set_label (self->next_label, is_last (self) ? _("Done") : _("Next"));
}

static void
attempt_changed_cb (SumiPuzzlePage *self)
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
  if (state == SUMI_ATTEMPT_SOLVED && !sumi_attempt_was_shown (self->attempt))
    sumi_pack_file_set_solved (self->pack_file, sumi_puzzle_page_get_item (self)->id);
}

static void
drop_attempt (SumiPuzzlePage *self)
{
  g_clear_handle_id (&self->search_timer, g_source_remove);
  if (self->attempt != NULL)
    g_signal_handlers_disconnect_by_data (self->attempt, self);
  g_clear_object (&self->attempt);
  g_clear_pointer (&self->pack, sumi_pack_unref);
}

/* Begins the puzzle INDEX of the pack as the file holds it now. */
static void
begin (SumiPuzzlePage *self, guint index)
{
  SumiPack *pack = sumi_pack_ref (sumi_pack_file_get_pack (self->pack_file));
  g_autofree char *subtitle = NULL;

  drop_attempt (self);
  self->pack = pack;
  self->index = index;
  self->attempt = sumi_attempt_new (pack, sumi_pack_get_puzzle (pack, index)->exercise);
  sumi_attempt_set_every_reply (self->attempt, self->every_reply);
  g_signal_connect_swapped (self->attempt, "changed", G_CALLBACK (attempt_changed_cb), self);

  /* Translators: which puzzle of a pack this is, and how many there are. */
  subtitle = g_strdup_printf (_("Puzzle %u of %u"), index + 1, pack->puzzles->len);
  g_object_set (self->header, "title",
                sumi_text_get (sumi_puzzle_page_get_item (self)->title), "subtitle", subtitle, NULL);
  attempt_changed_cb (self);
  g_signal_emit (self, signals[INDEX_CHANGED], 0);
}

/* The pack was saved: goes on with the same puzzle as it is now, if it still is there. */
static void
pack_changed_cb (SumiPuzzlePage *self)
{
  SumiPack *pack = sumi_pack_file_get_pack (self->pack_file);
  const char *id = sumi_puzzle_page_get_item (self)->id;

  if (pack == self->pack)
    return;
  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      if (g_str_equal (sumi_pack_get_puzzle (pack, i)->id, id))
        {
          begin (self, i);
          gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s",
                                      _("The pack was saved, and is read again"));
          return;
        }
    }
}

static void
square_activated_cb (SumiPuzzlePage *self, int square)
{
  /* Whoever clicks on a board of the proof wants to play again, but did not see what to play on. */
  if (!sumi_puzzle_page_leave_replay (self))
    sumi_attempt_play (self->attempt, square);
}

static void
board_pointed_cb (SumiPuzzlePage *self, int square)
{
  sumi_square_text_set_pointed (self->question, square);
  sumi_feedback_view_set_pointed (self->feedback, square);
}

static void
text_pointed_cb (SumiPuzzlePage *self, int square)
{
  if (self->text_pointed == square)
    return;
  self->text_pointed = square;
  if (self->attempt != NULL)
    update_board (self);
}

static void
text_activated_cb (SumiPuzzlePage *self, int square)
{
  sumi_board_view_focus_square (self->board, square);
}

/* The name of a square can be typed wherever the focus is. */
static gboolean
key_pressed_cb (SumiPuzzlePage *self)
{
  return gtk_event_controller_key_forward (self->keys, GTK_WIDGET (self->board));
}

/* A pack that was saved without this puzzle may have become too short for INDEX. */
static void
go_to (SumiPuzzlePage *self, guint index)
{
  SumiPack *pack = sumi_pack_file_get_pack (self->pack_file);

  begin (self, MIN (index, pack->puzzles->len - 1));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
next_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (widget);

  if (is_last (self))
    gtk_widget_activate_action (widget, "win.back", NULL);
  else
    go_to (self, self->index + 1);
}

static void
previous_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (widget);

  if (self->index > 0)
    go_to (self, self->index - 1);
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
    { "puzzle.hint", sumi_attempt_hint },
    { "puzzle.solution", sumi_attempt_show_solution },
    { "puzzle.undo", sumi_attempt_undo },
    { "puzzle.restart", sumi_attempt_restart },
    { "puzzle.go-on", sumi_attempt_go_on },
    { "puzzle.search-again", sumi_attempt_search_again },
    { "puzzle.cancel", sumi_attempt_cancel_search },
  };
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (widget);

  sumi_puzzle_page_leave_replay (self);
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      if (g_str_equal (acts[i].name, action_name))
        acts[i].act (self->attempt);
    }
}

static void
walk_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (widget);

  gtk_widget_activate_action (GTK_WIDGET (self->replay),
                              g_str_equal (action_name, "puzzle.replay-back") ? "replay.back"
                                                                              : "replay.forward",
                              NULL);
}

static void
leave_replay_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_puzzle_page_leave_replay (SUMI_PUZZLE_PAGE (widget));
}

/* Tab comes to the header first: a container that can grab the focus would give it to the board. */
static gboolean
sumi_puzzle_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), direction);
}

static gboolean
sumi_puzzle_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_PUZZLE_PAGE (widget)->board));
}

static void
sumi_puzzle_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (object);

  switch (id)
    {
    case PROP_SHOWS_LEGAL:
      g_value_set_boolean (value, self->shows_legal);
      break;
    case PROP_EVERY_REPLY:
      g_value_set_boolean (value, self->every_reply);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_puzzle_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (object);

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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_puzzle_page_dispose (GObject *object)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (object);

  drop_attempt (self);
  g_clear_pointer (&self->replayed, sumi_judgement_unref);
  g_clear_object (&self->pack_file);
  G_OBJECT_CLASS (sumi_puzzle_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const char *const attempt_actions[] = { "puzzle.hint",  "puzzle.solution",
                                                 "puzzle.undo",  "puzzle.restart",
                                                 "puzzle.go-on", "puzzle.search-again",
                                                 "puzzle.cancel" };

  for (guint i = 0; i < G_N_ELEMENTS (attempt_actions); i++)
    gtk_widget_class_install_action (widget_class, attempt_actions[i], NULL, attempt_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.previous", NULL, previous_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.replay-back", NULL, walk_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.replay-forward", NULL, walk_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.leave-replay", NULL, leave_replay_cb);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-puzzle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, keys);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, header);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, side_disc);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, side_label);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, question);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, board);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, body);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, searching);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, feedback);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, branches);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, replay);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, next_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, next_label);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, square_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_activated_cb);
}

static void
sumi_puzzle_page_class_init (SumiPuzzlePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_puzzle_page_dispose;
  object_class->get_property = sumi_puzzle_page_get_property;
  object_class->set_property = sumi_puzzle_page_set_property;
  widget_class->focus = sumi_puzzle_page_focus;
  widget_class->grab_focus = sumi_puzzle_page_grab_focus;

  properties[PROP_SHOWS_LEGAL] = g_param_spec_boolean ("shows-legal", NULL, NULL, FALSE,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_EVERY_REPLY] = g_param_spec_boolean ("every-reply", NULL, NULL, FALSE,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[INDEX_CHANGED] = g_signal_new ("index-changed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  install_actions (widget_class);
  bind_template (widget_class);
}

static void
sumi_puzzle_page_init (SumiPuzzlePage *self)
{
  self->text_pointed = self->replayed_move = SUMI_SQUARE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_puzzle_page_new: a page for the puzzle INDEX of PACK_FILE, which must hold a pack.
 */
GtkWidget *
sumi_puzzle_page_new (SumiPackFile *pack_file, guint index)
{
  SumiPuzzlePage *self = g_object_new (SUMI_TYPE_PUZZLE_PAGE, NULL);

  self->pack_file = g_object_ref (pack_file);
  begin (self, index);
  g_signal_connect_object (pack_file, "changed", G_CALLBACK (pack_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

SumiPackFile *
sumi_puzzle_page_get_pack_file (SumiPuzzlePage *self)
{
  return self->pack_file;
}

/**
 * sumi_puzzle_page_get_item: the puzzle that is attempted, as its pack has it.
 */
const SumiItem *
sumi_puzzle_page_get_item (SumiPuzzlePage *self)
{
  return sumi_pack_get_puzzle (self->pack, self->index);
}

SumiAttempt *
sumi_puzzle_page_get_attempt (SumiPuzzlePage *self)
{
  return self->attempt;
}

/**
 * sumi_puzzle_page_leave_replay: shows the attempt again; FALSE if it was shown anyway.
 */
gboolean
sumi_puzzle_page_leave_replay (SumiPuzzlePage *self)
{
  SumiReplay *replay = sumi_replay_view_get_replay (self->replay);

  if (!self->is_replaying)
    return FALSE;
  sumi_replay_go_first (replay);
  set_replaying (self, FALSE);
  update_board (self);
  return TRUE;
}
