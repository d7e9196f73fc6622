/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A puzzle in the grid of its pack: a picture that gives nothing away, title, side to move,
 * difficulty, and whether it was solved. */

#include <adwaita.h>

#include "sumi-puzzle-item.h"

#define SUMI_TYPE_PUZZLE_CARD (sumi_puzzle_card_get_type ())
G_DECLARE_FINAL_TYPE (SumiPuzzleCard, sumi_puzzle_card, SUMI, PUZZLE_CARD, AdwBin)

void                sumi_puzzle_card_focus       (GtkGridView *grid, SumiPackFile *pack_file,
                                                  const char *id);
char               *sumi_puzzle_card_describe    (SumiPuzzleItem *item);
GtkListItemFactory *sumi_puzzle_card_factory_new (void);
