/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-path.h"

#include <stdio.h>

/* The path of the item at index ITEM, or of MEMBER in it where that is not NULL. Owned by the
 * caller. */
char *
sumi_draft_item_path (guint item, const char *member)
{
  return member == NULL ? g_strdup_printf ("items[%u]", item)
                        : g_strdup_printf ("items[%u].%s", item, member);
}

/* The path of MEMBER of the step at index STEP of the lesson at index ITEM; with NULL of the step
 * itself. Owned by the caller. */
char *
sumi_draft_step_path (guint item, guint step, const char *member)
{
  return member == NULL ? g_strdup_printf ("items[%u].steps[%u]", item, step)
                        : g_strdup_printf ("items[%u].steps[%u].%s", item, step, member);
}

/* The path of MEMBER of WHERE. Owned by the caller. */
char *
sumi_draft_member_path (const char *where, const char *member)
{
  return g_strconcat (where, ".", member, NULL);
}

/* Whether WHERE is an item, or in one, and in which. */
gboolean
sumi_draft_parse_item (const char *where, guint *out_item)
{
  return sscanf (where, "items[%u]", out_item) == 1;
}

/* Whether WHERE is a step, or in one, and in which. */
gboolean
sumi_draft_parse_step (const char *where, guint *out_item, guint *out_step)
{
  return sscanf (where, "items[%u].steps[%u]", out_item, out_step) == 2;
}
