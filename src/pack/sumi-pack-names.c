/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-names.h"

#include "sumi-pack.h"

const SumiJsonName SUMI_PACK_KINDS[SUMI_PACK_N_KINDS] = {
  { .name = "puzzle", .value = SUMI_ITEM_PUZZLE },
  { .name = "lesson", .value = SUMI_ITEM_LESSON },
  { .name = "game", .value = SUMI_ITEM_GAME },
};

const SumiJsonName SUMI_PACK_COLORS[SUMI_PACK_N_COLORS] = {
  { .name = "black", .value = SUMI_BLACK },
  { .name = "white", .value = SUMI_WHITE },
};

const SumiJsonName SUMI_PACK_RULES[SUMI_PACK_N_RULES] = {
  { .name = "black-first", .value = SUMI_BLACK },
  { .name = "white-first", .value = SUMI_WHITE },
};

/* The name that stands for VALUE; NULL if none does. */
const char *
sumi_pack_name_of (const SumiJsonName *names, guint n_names, int value)
{
  for (guint i = 0; i < n_names; i++)
    {
      if (names[i].value == value)
        return names[i].name;
    }

  return NULL;
}
