/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The paths of the items of a draft, "items[3]", of the steps of a lesson, "items[3].steps[1]", and
 * of what is in them. */

#include <glib.h>

char    *sumi_draft_item_path   (guint item, const char *member);
char    *sumi_draft_step_path   (guint item, guint step, const char *member);
char    *sumi_draft_member_path (const char *where, const char *member);
gboolean sumi_draft_parse_item  (const char *where, guint *out_item);
gboolean sumi_draft_parse_step  (const char *where, guint *out_item, guint *out_step);
