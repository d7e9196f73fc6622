/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The window: pages one above the other, from the first page to a pack to a puzzle, or to a lesson;
 * opening files; what is remembered from one run to the next. */

#include <adwaita.h>

#include "sumi-library.h"
#include "sumi-play-page.h"
#include "sumi-round.h"
#include "sumi-study.h"

#define SUMI_TYPE_WINDOW (sumi_window_get_type ())
G_DECLARE_FINAL_TYPE (SumiWindow, sumi_window, SUMI, WINDOW, AdwApplicationWindow)

/* Shows what PAGE, which goes away, is about on a page that is made anew. */
typedef void (*SumiRenewFunc) (SumiWindow *self, GtkWidget *page);

GtkWidget *sumi_window_new         (GtkApplication *application, SumiLibrary *library,
                                    GSettings *settings);
void       sumi_window_set_study   (SumiWindow *self, SumiStudy *study);
void       sumi_window_open        (SumiWindow *self, GFile **files, int n_files);
void       sumi_window_show_pack   (SumiWindow *self, SumiPackFile *pack_file);
void       sumi_window_show_puzzle (SumiWindow *self, SumiPackFile *pack_file, guint index);
void       sumi_window_show_round  (SumiWindow *self, SumiRound *round);
void       sumi_window_push_round  (SumiWindow *self, SumiRound *round);
void       sumi_window_show_trial  (SumiWindow *self, SumiRound *round);
void       sumi_window_show_lesson_trial (SumiWindow *self, SumiPackFile *pack_file, guint step);
void       sumi_window_show_lesson (SumiWindow *self, SumiPackFile *pack_file, guint index,
                                    guint step, const char *progress);
void       sumi_window_show_place  (SumiWindow *self, const char *place);
void       sumi_window_push_page   (SumiWindow *self, GtkWidget *page, SumiRenewFunc renew);
void       sumi_window_push_sheet  (SumiWindow *self, GtkWidget *page);
void       sumi_window_renew       (SumiWindow *self);
void       sumi_window_leave_pages (SumiWindow *self);
void       sumi_window_leave_personal_pages (SumiWindow *self);
void       sumi_window_go_home     (SumiWindow *self, const char *name);
GtkWidget *sumi_window_get_page    (SumiWindow *self);
GPtrArray *sumi_window_list_pages  (SumiWindow *self);

SumiStudy    *sumi_window_get_study     (SumiWindow *self);
GSettings    *sumi_window_get_settings  (SumiWindow *self);
SumiLibrary  *sumi_window_get_library   (SumiWindow *self);
SumiPlayPage *sumi_window_get_play_page (SumiWindow *self);
