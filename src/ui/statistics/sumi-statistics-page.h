/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a learner has done, as charts: what was solved, how the themes go, the rating, the reviews
 * to come and the time. */

#include "sumi-library.h"
#include "sumi-page.h"
#include "sumi-study.h"

#define SUMI_TYPE_STATISTICS_PAGE (sumi_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiStatisticsPage, sumi_statistics_page, SUMI, STATISTICS_PAGE, SumiPage)

GtkWidget *sumi_statistics_page_new      (SumiStudy *study, SumiLibrary *library);
void       sumi_statistics_page_continue (SumiStatisticsPage *self, SumiStatisticsPage *other);
