/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A word that a string of a file may be, for tables of words and their values. Tables need nothing
 * of json-glib, so this stands apart from the walk. */

typedef struct
{
  const char *name;
  int value;
  const char *label; /* the same for people, not translated; NULL where nobody is shown it */
} SumiJsonName;
