/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A disk that fails, and one that loses its power. What writes, renames, removes or syncs files of
 * one folder is led through here, in the program as in the libraries that it uses, since a program
 * that is linked with this has these functions of its own.
 *
 * What would be there after a power cut is kept beside the folder: of each file what it was when it
 * was synced last, under the name that it had then; or with the names that were given since. */

#include <glib.h>

typedef enum
{
  FAULT_NONE, /* calls are counted */
  FAULT_FAIL, /* one call fails; with FAULT_FULL_DISK those after it too */
  FAULT_FULL_DISK,
  FAULT_POWER_CUT,       /* the program ends before a call; no name is kept that was not synced */
  FAULT_POWER_CUT_NAMED, /* the same, and all names are kept */
} FaultKind;

#define FAULT_STATUS 99 /* of a program whose power was cut */

char    *fault_make_folder (void);
char    *fault_get_durable (const char *folder);
void     fault_copy        (const char *from, const char *to);
void     fault_remove      (const char *folder);
void     fault_begin       (const char *folder, FaultKind kind, guint at);
gboolean fault_end         (void);
