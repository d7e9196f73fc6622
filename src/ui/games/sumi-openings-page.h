/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The openings of the games that the learner keeps, as a tree to walk through: what was played in
 * each position, how often, how those games ended, and what the moves are worth by an estimate; and
 * where the learner leaves earlier games, and plays different moves. */

#include "sumi-openings.h"
#include "sumi-page.h"
#include "sumi-study.h"

#define SUMI_TYPE_OPENINGS_PAGE (sumi_openings_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiOpeningsPage, sumi_openings_page, SUMI, OPENINGS_PAGE, SumiPage)

/* Actions: openings.back, .start, .play. */
GtkWidget          *sumi_openings_page_new          (SumiStudy *study);
const SumiOpenings *sumi_openings_page_get_openings (SumiOpeningsPage *self);
const SumiTranscript *sumi_openings_page_get_line   (SumiOpeningsPage *self);
void                sumi_openings_page_go_to        (SumiOpeningsPage *self,
                                                     const SumiTranscript *line);
