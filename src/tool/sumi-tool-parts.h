/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The places of a pack that the tool speaks of: puzzles and games by their id, the steps of lessons
 * as ITEM/STEP, counted from 1. */

#include "sumi-pack.h"

typedef struct
{
  char *id;
  SumiText *title;              /* of the item */
  SumiText *text;               /* of a step; NULL elsewhere */
  SumiPosition position;        /* a step's that asks nothing is what it begins with */
  const SumiExercise *exercise; /* NULL: nothing is asked */
} SumiToolPart;

GPtrArray *sumi_tool_list_parts (const SumiPack *pack, const char *id,
                                 gboolean has_exercises_only);
