/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The names of the players in the games that the learner keeps, each with a switch that says
 * whether this is the learner.
 *
 * Signal "named" (SumiPlayerNaming *, gboolean): a name was switched on, or off, which has changed
 * the learner's side in games; it says how it was before. */

#include "sumi-page.h"
#include "sumi-study.h"

#define SUMI_TYPE_NAMES_PAGE (sumi_names_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiNamesPage, sumi_names_page, SUMI, NAMES_PAGE, SumiPage)

GtkWidget *sumi_names_page_new      (SumiStudy *study, const SumiGameRecord *record);
void       sumi_names_page_continue (SumiNamesPage *self, SumiNamesPage *other);
