/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The first page: the top-level pages side by side, with a switcher in the header, or at the bottom
 * of a narrow window. */

#include "sumi-library.h"
#include "sumi-page.h"
#include "sumi-play-page.h"
#include "sumi-study.h"

#define SUMI_TYPE_HOME_PAGE (sumi_home_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiHomePage, sumi_home_page, SUMI, HOME_PAGE, SumiPage)

/* Names of the pages. */
#define SUMI_HOME_TODAY "today"
#define SUMI_HOME_LEARN "learn"
#define SUMI_HOME_PUZZLES "puzzles"
#define SUMI_HOME_PLAY "play"

/* Signals: "pack-chosen" (SumiPackFile), "lesson-chosen" (SumiPackFile, guint index of the
 * lesson). */
void        sumi_home_page_set_library     (SumiHomePage *self, SumiLibrary *library);
void        sumi_home_page_set_study       (SumiHomePage *self, SumiLibrary *library,
                                            SumiStudy *study, GSettings *settings);
void        sumi_home_page_set_last_lesson (SumiHomePage *self, const char *place);
const char *sumi_home_page_get_page        (SumiHomePage *self);
void        sumi_home_page_show_page       (SumiHomePage *self, const char *name);
gboolean    sumi_home_page_change_page     (SumiHomePage *self, const char *name);
void        sumi_home_page_show_place      (SumiHomePage *self, const char *place);
SumiPlayPage *sumi_home_page_get_play_page (SumiHomePage *self);
