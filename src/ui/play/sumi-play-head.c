/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-head.h"

#include "sumi-exercise-board.h"
#include "sumi-play-words.h"
#include "sumi-player-card.h"

struct _SumiPlayHead
{
  AdwBin parent_instance;

  SumiPlayerCard *cards[2]; /* by colour */
  GtkSpinner *spinner;
  GtkLabel *state;
  GtkMenuButton *overlay_button;
};

G_DEFINE_FINAL_TYPE (SumiPlayHead, sumi_play_head, ADW_TYPE_BIN)

static void
sumi_play_head_class_init (SumiPlayHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const cards[] = { "black", "white" };

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-play-head.ui");
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    gtk_widget_class_bind_template_child_full (
        widget_class, cards[i], FALSE,
        (gssize) (G_STRUCT_OFFSET (SumiPlayHead, cards) + i * sizeof (SumiPlayerCard *)));
  gtk_widget_class_bind_template_child (widget_class, SumiPlayHead, spinner);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayHead, state);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayHead, overlay_button);
}

static void
sumi_play_head_init (SumiPlayHead *self)
{
  g_autoptr (GMenuModel) menu = sumi_exercise_board_create_menu ("play.overlay");

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->overlay_button, menu);
}

/* What counts is on the board, but when the game is over what it counts for. */
static void
show_player (SumiPlayHead *self, SumiLiveMatch *match, SumiColor color)
{
  SumiLiveGame *game = sumi_live_match_get_game (match);
  SumiLiveState state = sumi_live_game_get_state (game);
  SumiPosition position = sumi_live_game_get_position (game);
  SumiGameResult result = sumi_live_game_get_result (game);
  SumiTrays trays;
  gboolean was_handed_over;
  int n_discs = sumi_bitboard_count (sumi_position_discs (position, color));

  if (state == SUMI_LIVE_OVER)
    n_discs = color == SUMI_BLACK ? result.black : result.white;
  sumi_player_card_show (
      self->cards[color],
      &(SumiPlayerCardSpec){
        .color = color,
        .name = sumi_play_words_name (match, color),
        .n_discs = n_discs,
        .n_tray = sumi_live_game_get_trays (game, &trays, &was_handed_over) ? trays.discs[color]
                                                                           : -1,
        .is_to_move = state != SUMI_LIVE_OVER && position.turn == color,
      });
}

/**
 * sumi_play_head_show: shows the game of MATCH that is played.
 */
void
sumi_play_head_show (SumiPlayHead *self, SumiLiveMatch *match)
{
  SumiLiveGame *game = sumi_live_match_get_game (match);
  gboolean is_searching = sumi_live_game_is_searching (game);

  show_player (self, match, SUMI_BLACK);
  show_player (self, match, SUMI_WHITE);
  gtk_label_set_label (self->state, sumi_play_words_state (game));
  gtk_spinner_set_spinning (self->spinner, is_searching);
  gtk_widget_set_opacity (GTK_WIDGET (self->spinner), is_searching ? 1 : 0);
}
