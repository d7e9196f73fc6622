/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-names.h"

#include "sumi-task.h"

const SumiJsonName SUMI_PACK_TASK_TYPES[SUMI_PACK_N_TASK_TYPES] = {
  { .name = "force", .value = SUMI_TASK_FORCE },
  { .name = "deny", .value = SUMI_TASK_DENY },
  { .name = "best", .value = SUMI_TASK_BEST },
  { .name = "win", .is_unsupported = TRUE },
  { .name = "mark", .is_unsupported = TRUE },
  { .name = "count", .is_unsupported = TRUE },
  { .name = "flip", .is_unsupported = TRUE },
  { .name = "choose", .is_unsupported = TRUE },
  { .name = "play", .is_unsupported = TRUE },
};

const SumiJsonName SUMI_PACK_MEASURES[SUMI_PACK_N_MEASURES] = {
  { .name = "mobility", .value = SUMI_MEASURE_MOBILITY },
  { .name = "frontier", .value = SUMI_MEASURE_FRONTIER },
  { .name = "openness", .value = SUMI_MEASURE_OPENNESS },
  { .name = "score", .is_unsupported = TRUE },
};

const SumiJsonName SUMI_PACK_COLORS[SUMI_PACK_N_COLORS] = {
  { .name = "black", .value = SUMI_BLACK },
  { .name = "white", .value = SUMI_WHITE },
};

/* The name that stands for VALUE among those that can be used; NULL if none does. */
const char *
sumi_pack_name_of (const SumiJsonName *names, guint n_names, int value)
{
  for (guint i = 0; i < n_names; i++)
    {
      if (!names[i].is_unsupported && names[i].value == value)
        return names[i].name;
    }

  return NULL;
}
