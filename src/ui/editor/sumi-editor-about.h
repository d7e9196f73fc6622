/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a pack that is edited says of itself, as rows that can be changed: what it is about, how
 * hard it is, and whether it is given to a class. */

#include <adwaita.h>

#include "sumi-draft-file.h"

#define SUMI_TYPE_EDITOR_ABOUT (sumi_editor_about_get_type ())
G_DECLARE_FINAL_TYPE (SumiEditorAbout, sumi_editor_about, SUMI, EDITOR_ABOUT, AdwBin)

void sumi_editor_about_set_file (SumiEditorAbout *self, SumiDraftFile *file);
void sumi_editor_about_show     (SumiEditorAbout *self);
