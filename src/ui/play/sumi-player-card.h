/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One player of a game: colour, name, discs on the board and beside it, time, and whose turn it
 * is. */

#include <adwaita.h>

#include "sumi-bitboard.h"

#define SUMI_TYPE_PLAYER_CARD (sumi_player_card_get_type ())
G_DECLARE_FINAL_TYPE (SumiPlayerCard, sumi_player_card, SUMI, PLAYER_CARD, AdwBin)

typedef struct
{
  SumiColor color;
  const char *name;
  const char *note;    /* what is to be known of the player, or waited for; may be NULL */
  const char *tooltip; /* the same at length, which is read aloud; may be NULL */
  int n_discs;         /* on the board */
  int n_tray;          /* beside it; -1: the game is played without trays */
  gboolean has_given;  /* of the tray, a disc just now, to the opponent who had none left */
  gboolean is_to_move;
  gboolean is_draggable; /* a disc, to the board */
} SumiPlayerCardSpec;

void sumi_player_card_show      (SumiPlayerCard *self, const SumiPlayerCardSpec *spec);
void sumi_player_card_show_time (SumiPlayerCard *self, int seconds);
