/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* All words of the game, to be looked through and searched. */

#include "sumi-page.h"

#define SUMI_TYPE_GLOSSARY_PAGE (sumi_glossary_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiGlossaryPage, sumi_glossary_page, SUMI, GLOSSARY_PAGE, SumiPage)

/* Action term.show (string id): goes to that term. */
GtkWidget *sumi_glossary_page_new  (void);
void       sumi_glossary_page_show (SumiGlossaryPage *self, const char *id);
