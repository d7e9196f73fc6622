/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The games of a file that has several, to search and to choose from. */

#include <adwaita.h>

#include "sumi-game-record.h"

#define SUMI_TYPE_GAMES_PAGE (sumi_games_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiGamesPage, sumi_games_page, SUMI, GAMES_PAGE, AdwBin)

/* Signal "game-chosen" (guint index). */
GtkWidget  *sumi_games_page_new         (GPtrArray *records, const char *title);
GPtrArray  *sumi_games_page_get_records (SumiGamesPage *self);
const char *sumi_games_page_get_title   (SumiGamesPage *self);
guint       sumi_games_page_count_found (SumiGamesPage *self);
