/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The day in a date as programs and servers write it. */

#include <glib.h>

GDateTime *sumi_date_find_day (const char *date);
