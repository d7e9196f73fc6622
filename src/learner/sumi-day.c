/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-day.h"

/* The number of 1970-01-01 as a GDate. */
#define JULIAN_1970 719163

/* The time by CLOCK, in microseconds since 1970-01-01 UTC. */
gint64
sumi_clock_get_time (const SumiClock *clock)
{
  return clock->get_time != NULL ? clock->get_time (clock->data) : g_get_real_time ();
}

/* The day by CLOCK. */
int
sumi_clock_get_day (const SumiClock *clock)
{
  return sumi_day_from_time (sumi_clock_get_time (clock), clock->zone);
}

/* ZONE, or the local one for NULL; owned by the caller. */
static GTimeZone *
hold_zone (GTimeZone *zone)
{
  return zone != NULL ? g_time_zone_ref (zone) : g_time_zone_new_local ();
}

/* How many seconds are left of the day by CLOCK, at least 1; G_MAXUINT on a day after which no
 * calendar goes on. */
guint
sumi_clock_get_day_left (const SumiClock *clock)
{
  g_autoptr (GTimeZone) zone = hold_zone (clock->zone);
  g_autofree char *next = sumi_day_to_date (sumi_clock_get_day (clock) + 1);
  g_autofree char *start = g_strdup_printf ("%sT%02d:00:00", next, SUMI_DAY_START_HOUR);
  g_autoptr (GDateTime) end = g_date_time_new_from_iso8601 (start, zone);
  gint64 now = sumi_clock_get_time (clock) / G_USEC_PER_SEC;

  return end != NULL ? (guint) MAX (g_date_time_to_unix (end) - now, 1) : G_MAXUINT;
}

/* The day that TIME, in microseconds since 1970-01-01 UTC, is part of in ZONE; NULL is the local
 * one. 0 for a time that no calendar has. */
int
sumi_day_from_time (gint64 time, GTimeZone *zone)
{
  g_autoptr (GTimeZone) local = hold_zone (zone);
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (time / G_USEC_PER_SEC);
  g_autoptr (GDateTime) here = utc != NULL ? g_date_time_to_timezone (utc, local) : NULL;
  int year, month, day_of_month;
  GDate date;

  if (here == NULL)
    return 0;
  g_date_time_get_ymd (here, &year, &month, &day_of_month);
  g_date_set_dmy (&date, (GDateDay) day_of_month, (GDateMonth) month, (GDateYear) year);
  return (int) g_date_get_julian (&date) - JULIAN_1970
         - (g_date_time_get_hour (here) < SUMI_DAY_START_HOUR ? 1 : 0);
}

/* DAY as "2026-03-12". Owned by the caller. */
char *
sumi_day_to_date (int day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) (MAX (day, 1 - JULIAN_1970) + JULIAN_1970));
  return g_strdup_printf ("%04d-%02d-%02d", g_date_get_year (&date), g_date_get_month (&date),
                          g_date_get_day (&date));
}

/* The days until DAY since something was done last. That was on LAST_DAY; LATEST_DAY is the latest
 * day of all, another one if the clock was set back. As long as DAY is before LATEST_DAY, the clock
 * was ahead then, and the days since LAST_DAY count; later on, the clock was behind only in
 * between, and the days since LATEST_DAY count. */
int
sumi_day_count_since (int last_day, int latest_day, int day)
{
  return MAX (day - (day < latest_day - 1 ? last_day : latest_day), 0);
}
