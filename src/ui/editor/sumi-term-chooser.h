/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A popover that lists the terms of the glossary, to choose one from: it is searched by typing, and
 * Enter takes the first that is found. */

#include <adwaita.h>

#define SUMI_TYPE_TERM_CHOOSER (sumi_term_chooser_get_type ())
G_DECLARE_FINAL_TYPE (SumiTermChooser, sumi_term_chooser, SUMI, TERM_CHOOSER, GtkPopover)

/* Signal: "chosen" (const char *name): a term, as texts call it. */
