/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A word of the game: what it means, and a small board on which it can be seen. */

#include <adwaita.h>

#include "sumi-glossary.h"

#define SUMI_TYPE_TERM_VIEW (sumi_term_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiTermView, sumi_term_view, SUMI, TERM_VIEW, AdwBin)

GtkWidget *sumi_term_view_new  (const SumiTerm *term);
void       sumi_term_view_show (SumiTermView *self, const SumiTerm *term);
