/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The first page: what there is to do today, a sentence and a button each. A newcomer finds one
 * way in here, and one beside it. */

#include <adwaita.h>

#include "sumi-library.h"
#include "sumi-study.h"

#define SUMI_TYPE_TODAY_PAGE (sumi_today_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiTodayPage, sumi_today_page, SUMI, TODAY_PAGE, AdwBin)

/* Its buttons are the actions win.continue-lesson, .review-due, .review-ten, .solve-todays-puzzles,
 * .review-last, .statistics, .my-games, .drills, .go-to, .help-teaching. */
void sumi_today_page_set_up       (SumiTodayPage *self, SumiLibrary *library, SumiStudy *study);
void sumi_today_page_set_has_game (SumiTodayPage *self, gboolean has_game);
