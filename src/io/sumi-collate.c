/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-collate.h"

#include <string.h>

/**
 * sumi_collate_names: compares names of people and titles as strcmp() does: in the order of the
 * user's language, and numbers in them by their value, so that "Pupil 5" is before "Pupil 10".
 */
int
sumi_collate_names (const char *a, const char *b)
{
  g_autofree char *first = g_utf8_collate_key_for_filename (a, -1);
  g_autofree char *second = g_utf8_collate_key_for_filename (b, -1);

  return strcmp (first, second);
}
