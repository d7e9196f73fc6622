/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What newcomers ask, answered in place, and the way to the glossary and the keys. */

#include "sumi-page.h"

#define SUMI_TYPE_HELP_PAGE (sumi_help_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiHelpPage, sumi_help_page, SUMI, HELP_PAGE, SumiPage)

GtkWidget *sumi_help_page_new           (void);
void       sumi_help_page_show_teaching (SumiHelpPage *self);
