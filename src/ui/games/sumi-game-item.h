/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A game of a file that has several, or of those that are kept, as an item of a list model. Emits
 * "changed" when more is known of it. */

#include <glib-object.h>

#include "sumi-game-record.h"
#include "sumi-kept-game.h"

#define SUMI_TYPE_GAME_ITEM (sumi_game_item_get_type ())
G_DECLARE_FINAL_TYPE (SumiGameItem, sumi_game_item, SUMI, GAME_ITEM, GObject)

SumiGameItem         *sumi_game_item_new        (GPtrArray *records, guint index);
const SumiGameRecord *sumi_game_item_get_record (SumiGameItem *self);
guint                 sumi_game_item_get_index  (SumiGameItem *self);
void                  sumi_game_item_set_kept   (SumiGameItem *self, const SumiKeptGame *game);
gint64                sumi_game_item_get_id     (SumiGameItem *self);
char                 *sumi_game_item_get_title  (SumiGameItem *self);
char                 *sumi_game_item_get_facts  (SumiGameItem *self);
gboolean              sumi_game_item_matches    (SumiGameItem *self, const char *words);
