/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-head.h"

#include "sumi-play-words.h"
#include "sumi-player-card.h"

struct _SumiPlayHead
{
  AdwBin parent_instance;

  SumiPlayerCard *cards[2]; /* by colour */
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
    gtk_widget_class_bind_template_child_full (widget_class, cards[i], FALSE,
                                               (gssize) (G_STRUCT_OFFSET (SumiPlayHead, cards)
                                                         + i * sizeof (SumiPlayerCard *)));
}

static void
sumi_play_head_init (SumiPlayHead *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Whether the last move, or the one whose discs are being turned, was made with a disc of COLOR. */
static gboolean
has_given (SumiLiveGame *game, gboolean was_handed_over, SumiColor color)
{
  const SumiGame *made = sumi_live_game_get_game (game);

  if (!was_handed_over)
    return FALSE;
  if (sumi_live_game_get_state (game) == SUMI_LIVE_TURNING)
    return sumi_live_game_get_position (game).turn != color;
  return made->index > 0 && made->positions[made->index - 1].turn != color;
}

/* The discs on the board; once the game is over, the result. */
static void
show_player (SumiPlayHead *self, SumiLiveMatch *match, SumiColor color)
{
  SumiLiveGame *game = sumi_live_match_get_game (match);
  SumiLiveState state = sumi_live_game_get_state (game);
  SumiPosition position = sumi_live_game_get_position (game);
  SumiScore result = sumi_live_game_get_result (game);
  gboolean is_to_move = state != SUMI_LIVE_OVER && position.turn == color;
  SumiTrays trays;
  gboolean was_handed_over;
  gboolean has_trays = sumi_live_game_get_trays (game, &trays, &was_handed_over);
  g_autofree char *level = sumi_play_words_short_level (game, color);
  int n_discs = sumi_bitboard_count (sumi_position_discs (position, color));

  if (state == SUMI_LIVE_OVER)
    n_discs = color == SUMI_BLACK ? result.black : result.white;
  sumi_player_card_show (self->cards[color],
                         &(SumiPlayerCardSpec){
                             .color = color,
                             .name = sumi_play_words_name (match, color),
                             .note = is_to_move ? sumi_play_words_state (game)
                                                : level,
                             .tooltip = is_to_move ? sumi_play_words_state (game)
                                                   : sumi_play_words_level (game, color),
                             .n_discs = n_discs,
                             .n_tray = has_trays ? trays.discs[color] : -1,
                             .has_given = has_trays && has_given (game, was_handed_over, color),
                             .is_to_move = is_to_move,
                             .is_draggable = is_to_move && state == SUMI_LIVE_YOUR_MOVE,
                         });
}

/**
 * sumi_play_head_show: shows the players of MATCH.
 */
void
sumi_play_head_show (SumiPlayHead *self, SumiLiveMatch *match)
{
  show_player (self, match, SUMI_BLACK);
  show_player (self, match, SUMI_WHITE);
  sumi_play_head_show_time (self, sumi_live_match_get_game (match));
}

/**
 * sumi_play_head_show_time: shows how much time the players of GAME, the one that is shown, have
 * left.
 */
void
sumi_play_head_show_time (SumiPlayHead *self, SumiLiveGame *game)
{
  const SumiGameClock *clock = &sumi_live_game_get_game (game)->clock;

  for (int color = 0; color < 2; color++)
    sumi_player_card_show_time (self->cards[color],
                                clock->terms.kind != SUMI_CLOCK_NONE
                                    ? sumi_play_words_seconds (clock->left_ms[color])
                                    : -1);
}
