/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One drill: what was reached in it so far, rounds of it, and what came of them. The time stands
 * while a round is not in sight; the board is not shown then. */

#include "sumi-drill.h"
#include "sumi-page.h"
#include "sumi-study.h"

#define SUMI_TYPE_DRILL_PAGE (sumi_drill_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiDrillPage, sumi_drill_page, SUMI, DRILL_PAGE, SumiPage)

/* A time that never goes back, in microseconds. */
typedef gint64 (*SumiDrillClock) (gpointer data);

/* Actions: drill.start, .next, .pause, .go-on; exercise.number (int), .option (int), .hand-over. */
GtkWidget *sumi_drill_page_new       (SumiStudy *study, SumiDrillKind kind);
GtkWidget *sumi_drill_page_new_again (SumiDrillPage *other);
void       sumi_drill_page_set_clock (SumiDrillPage *self, SumiDrillClock clock, gpointer data);
SumiDrill *sumi_drill_page_get_round (SumiDrillPage *self);
