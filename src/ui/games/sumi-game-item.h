/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A game of a file that has several, as an item of a list model. */

#include <glib-object.h>

#include "sumi-game-record.h"

#define SUMI_TYPE_GAME_ITEM (sumi_game_item_get_type ())
G_DECLARE_FINAL_TYPE (SumiGameItem, sumi_game_item, SUMI, GAME_ITEM, GObject)

SumiGameItem         *sumi_game_item_new        (GPtrArray *records, guint index);
const SumiGameRecord *sumi_game_item_get_record (SumiGameItem *self);
guint                 sumi_game_item_get_index  (SumiGameItem *self);
char                 *sumi_game_item_get_title  (SumiGameItem *self);
char                 *sumi_game_item_get_facts  (SumiGameItem *self);
gboolean              sumi_game_item_matches    (SumiGameItem *self, const char *words);
