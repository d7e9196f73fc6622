/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Programs that are killed while they write. */

#include <gio/gio.h>

/* From when on the life of a program is counted. */
typedef enum
{
  KILL_AFTER_START,
  KILL_AFTER_OUTPUT, /* from when it has written something, however slow the disk is */
} KillAfter;

char *kill_fixture_end (GSubprocess *process, KillAfter after, gulong life_us);
