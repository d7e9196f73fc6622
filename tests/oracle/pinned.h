/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One number for all that a test finds at random positions. It notices what breaks no rule: another
 * order, another choice among what is equally good, something that is no longer said. Like the
 * number of nodes of a search it is changed only where what is found is meant to change. */

#include <stdint.h>

typedef struct
{
  uint64_t sum;
} Pinned;

void pinned_add   (Pinned *pinned, const char *format, ...) __attribute__ ((format (printf, 2, 3)));
void pinned_check (const Pinned *pinned, const char *name, uint64_t expected);
