/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Who learns at this computer: one is chosen, and learners are added, renamed and removed; what is
 * removed can be brought back as long as the program runs. */

#include "sumi-page.h"
#include "sumi-study.h"

#define SUMI_TYPE_LEARNERS_PAGE (sumi_learners_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiLearnersPage, sumi_learners_page, SUMI, LEARNERS_PAGE, SumiPage)

/* Signal "removed" (id, name, was_learning): of a learner, which sumi_learners_restore() undoes. */
GtkWidget *sumi_learners_page_new    (SumiStudy *study);
void       sumi_learners_page_update (SumiLearnersPage *self);
