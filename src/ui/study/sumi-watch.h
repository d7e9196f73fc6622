/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Watches one attempt for a page, and has its outcome recorded once: when it is solved, or when the
 * page lets go of the watch. An attempt that is begun anew after it was solved is another one. */

#include <gtk/gtk.h>

#include "sumi-study.h"

#define SUMI_TYPE_WATCH (sumi_watch_get_type ())
G_DECLARE_FINAL_TYPE (SumiWatch, sumi_watch, SUMI, WATCH, GObject)

SumiWatch *sumi_watch_new      (SumiStudy *study, SumiOutcomeKind kind, SumiPack *pack,
                                const SumiItem *item, const char *step, SumiAttempt *attempt,
                                GtkWidget *page);
void       sumi_watch_set_page (SumiWatch *self, GtkWidget *page);
gboolean   sumi_watch_has_slip (SumiWatch *self);
