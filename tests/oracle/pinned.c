/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pinned.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* Adds one line, by FNV-1a. With SUMI_PINNED=FILE the lines are written there as well: those of
 * before and after a change can be compared. */
void
pinned_add (Pinned *pinned, const char *format, ...)
{
  const char *path = getenv ("SUMI_PINNED");
  char line[2048];
  va_list values;

  va_start (values, format);
  if (vsnprintf (line, sizeof line, format, values) >= (int) sizeof line)
    abort ();
  va_end (values);
  for (const char *p = line; *p != '\0'; p++)
    pinned->sum = (pinned->sum ^ (unsigned char) *p) * UINT64_C (0x100000001b3);
  pinned->sum = (pinned->sum ^ '\n') * UINT64_C (0x100000001b3);
  if (path != NULL)
    {
      FILE *file = fopen (path, "a");

      if (file == NULL)
        abort ();
      fprintf (file, "%s\n", line);
      fclose (file);
    }
}

/* Fails unless all that was added to PINNED makes EXPECTED. */
void
pinned_check (const Pinned *pinned, const char *name, uint64_t expected)
{
  if (pinned->sum == expected)
    return;
  fprintf (stderr,
           "%s: 0x%016" PRIx64 " where 0x%016" PRIx64 " is expected: something else is found now. "
           "With SUMI_PINNED=FILE the test writes what it finds; compare that of before and after "
           "the change, and write the new number if all of it is meant.\n",
           name, pinned->sum, expected);
  abort ();
}
