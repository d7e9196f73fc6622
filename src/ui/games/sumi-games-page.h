/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Games to search and to choose from: those of a file that has several, or those that the learner
 * keeps. */

#include "sumi-game-record.h"
#include "sumi-page.h"
#include "sumi-study.h"

#define SUMI_TYPE_GAMES_PAGE (sumi_games_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiGamesPage, sumi_games_page, SUMI, GAMES_PAGE, SumiPage)

/* Signals: "game-chosen" (guint index); "removed" (gint64 id): a kept game was, and can be brought
 * back. Actions: games.search, .remove, .keep-all, .stop-import, .review-all, .practise-all,
 * .save-all. */
GtkWidget  *sumi_games_page_new         (GPtrArray *records, const char *title);
GtkWidget  *sumi_games_page_new_kept    (SumiStudy *study);
void        sumi_games_page_continue    (SumiGamesPage *self, SumiGamesPage *other);
void        sumi_games_page_set_study   (SumiGamesPage *self, SumiStudy *study);
gboolean    sumi_games_page_is_kept     (SumiGamesPage *self);
GPtrArray  *sumi_games_page_get_records (SumiGamesPage *self);
guint       sumi_games_page_count_found (SumiGamesPage *self);
