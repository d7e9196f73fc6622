/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Days that end at 4 a.m., in several time zones and when the clocks change. */

#include "sumi-day.h"

static const struct
{
  const char *zone;
  const char *utc;
  const char *date;
} ROWS[] = {
  { "UTC", "1970-01-01T04:00:00Z", "1970-01-01" },
  { "UTC", "2026-03-12T03:59:59Z", "2026-03-11" },
  { "UTC", "2026-03-12T04:00:00Z", "2026-03-12" },
  { "UTC", "2026-03-12T23:59:59Z", "2026-03-12" },
  { "UTC", "2026-01-01T00:30:00Z", "2025-12-31" },
  { "UTC", "2024-03-01T02:00:00Z", "2024-02-29" },
  /* Berlin changes to summer time at 01:00 UTC: the hour before 4 a.m. is shorter. */
  { "Europe/Berlin", "2026-03-29T01:59:59Z", "2026-03-28" },
  { "Europe/Berlin", "2026-03-29T02:00:00Z", "2026-03-29" },
  { "Europe/Berlin", "2026-10-25T02:59:59Z", "2026-10-24" },
  { "Europe/Berlin", "2026-10-25T03:00:00Z", "2026-10-25" },
  /* The same moment on both sides of the date line. */
  { "Pacific/Auckland", "2026-06-10T12:00:00Z", "2026-06-10" },
  { "Pacific/Honolulu", "2026-06-10T12:00:00Z", "2026-06-09" },
};

static void
test_days (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (ROWS); i++)
    {
      g_autoptr (GTimeZone) zone = g_time_zone_new_identifier (ROWS[i].zone);
      g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (ROWS[i].utc, NULL);
      g_autofree char *date = NULL;

      if (zone == NULL)
        {
          g_test_message ("no time zone %s here", ROWS[i].zone);
          continue;
        }
      date =
          sumi_day_to_date (sumi_day_from_time (g_date_time_to_unix (time) * G_USEC_PER_SEC, zone));
      g_assert_cmpstr (date, ==, ROWS[i].date);
    }
  g_assert_cmpint (sumi_day_from_time (G_GINT64_CONSTANT (4) * 3600 * G_USEC_PER_SEC, NULL), <, 2);
  g_assert_cmpint (sumi_day_from_time (G_MAXINT64, NULL), ==, 0);
}

static gint64
get_fixed_time (gpointer data)
{
  return *(const gint64 *) data;
}

static void
test_clock (void)
{
  const SumiClock system = { 0 };
  gint64 now = G_GINT64_CONSTANT (86400) * 100 * G_USEC_PER_SEC;
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  const SumiClock clock = { get_fixed_time, &now, utc };

  g_assert_cmpint (sumi_clock_get_time (&clock), ==, now);
  g_assert_cmpint (sumi_clock_get_day (&clock), ==, 99);
  now += G_GINT64_CONSTANT (4) * 3600 * G_USEC_PER_SEC;
  g_assert_cmpint (sumi_clock_get_day (&clock), ==, 100);
  g_assert_cmpuint (sumi_clock_get_day_left (&clock), ==, 24 * 3600);
  now -= G_USEC_PER_SEC / 2;
  g_assert_cmpint (sumi_clock_get_day (&clock), ==, 99);
  g_assert_cmpuint (sumi_clock_get_day_left (&clock), ==, 1);
  g_assert_cmpint (sumi_clock_get_time (&system), >, now);
  g_assert_cmpint (sumi_clock_get_day (&system), >, 100);
}

/* The night in which summer time begins is an hour shorter, and that in which it ends longer. */
static void
test_nights (void)
{
  static const struct
  {
    int month, day;
    guint hours;
  } nights[] = { { 3, 28, 4 }, { 3, 29, 3 }, { 10, 25, 5 } };
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("Europe/Berlin");

  for (guint i = 0; i < G_N_ELEMENTS (nights); i++)
    {
      g_autoptr (GDateTime) midnight
        = g_date_time_new (zone, 2026, nights[i].month, nights[i].day, 0, 0, 0);
      gint64 now = g_date_time_to_unix (midnight) * G_USEC_PER_SEC;
      const SumiClock clock = { get_fixed_time, &now, zone };

      g_assert_cmpuint (sumi_clock_get_day_left (&clock), ==, nights[i].hours * 3600);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/learner/day/table", test_days);
  g_test_add_func ("/learner/day/clock", test_clock);
  g_test_add_func ("/learner/day/nights", test_nights);

  return g_test_run ();
}
