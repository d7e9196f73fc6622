/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The drills that there are, each with the learner's best. */

#include "sumi-page.h"
#include "sumi-study.h"

#define SUMI_TYPE_DRILLS_PAGE (sumi_drills_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiDrillsPage, sumi_drills_page, SUMI, DRILLS_PAGE, SumiPage)

GtkWidget *sumi_drills_page_new (SumiStudy *study);
