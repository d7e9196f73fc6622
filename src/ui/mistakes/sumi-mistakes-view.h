/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is wrong with a pack: every mistake with its place, and what can be done about it. */

#include <adwaita.h>

#include "sumi-pack-file.h"

#define SUMI_TYPE_MISTAKES_VIEW (sumi_mistakes_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiMistakesView, sumi_mistakes_view, SUMI, MISTAKES_VIEW, AdwBin)

/* Its buttons use the actions pack.reload, .edit, .change and .use-rest of the page it stands
 * on. */
void sumi_mistakes_view_show (SumiMistakesView *self, SumiPackFile *pack_file);
