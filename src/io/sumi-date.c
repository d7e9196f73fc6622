/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-date.h"

#include <string.h>

/* The day that DATE begins with, as programs write it, 2026-03-14 or 2026.03.14_10:17:36.MDT, and
 * people do; NULL where it begins with none. Owned by the caller. */
GDateTime *
sumi_date_find_day (const char *date)
{
  g_auto (GStrv) parts = g_strsplit_set (date, "-./", 3);
  guint64 year, month, day;

  if (g_strv_length (parts) < 3)
    return NULL;
  /* The time may follow. */
  parts[2][strspn (parts[2], "0123456789")] = '\0';
  return strlen (parts[0]) == 4
                 && g_ascii_string_to_unsigned (parts[0], 10, 1, 9999, &year, NULL)
                 && g_ascii_string_to_unsigned (parts[1], 10, 1, 12, &month, NULL)
                 && g_ascii_string_to_unsigned (parts[2], 10, 1, 31, &day, NULL)
             ? g_date_time_new_utc ((int) year, (int) month, (int) day, 0, 0, 0)
             : NULL;
}
