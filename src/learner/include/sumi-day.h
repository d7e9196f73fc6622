/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What day it is for a learner, and the clock that says so.
 *
 * A day is a number: days since 1970-01-01, by the local calendar, and it ends at 4 a.m.: who
 * solves a puzzle after midnight still does so on the evening before. The number is stored with
 * each outcome, so that another time zone or another rule of summer time moves no day of the past.
 */

#include <glib.h>

#define SUMI_DAY_START_HOUR 4

/* Tells the time, in microseconds since 1970-01-01 UTC. It may be asked in any thread: that which
 * writes what a learner does asks it, too. */
typedef gint64 (*SumiClockFunc) (gpointer data);

/* A clock; all zero is the one of the system, in the local time zone. */
typedef struct
{
  SumiClockFunc get_time; /* NULL: the system's clock */
  gpointer data;
  GTimeZone *zone; /* NULL: the local one, as it is at each moment; not owned */
} SumiClock;

gint64 sumi_clock_get_time     (const SumiClock *clock);
int    sumi_clock_get_day      (const SumiClock *clock);
guint  sumi_clock_get_day_left (const SumiClock *clock);
int    sumi_day_from_time      (gint64 time, GTimeZone *zone);
char  *sumi_day_to_date        (int day);
int    sumi_day_count_since    (int last_day, int latest_day, int day);
