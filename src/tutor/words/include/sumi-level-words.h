/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the levels of the opponent are called, and what to expect of them. Levels count from 1, as
 * in tasks. */

#include <glib.h>

const char *sumi_level_get_name  (int level);
char       *sumi_level_to_text   (int level);
char       *sumi_level_to_player (int level);
gboolean    sumi_level_is_greedy (int level);
