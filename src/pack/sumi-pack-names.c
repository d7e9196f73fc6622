/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-names.h"

#include "sumi-pack.h"

const SumiJsonName SUMI_PACK_KINDS[SUMI_PACK_N_KINDS] = {
  { .name = "puzzle", .value = SUMI_ITEM_PUZZLE },
  { .name = "lesson", .value = SUMI_ITEM_LESSON },
  { .name = "game", .value = SUMI_ITEM_GAME },
};

const SumiJsonName SUMI_PACK_TASK_TYPES[SUMI_PACK_N_TASK_TYPES] = {
  { .name = "force", .value = SUMI_TASK_FORCE },
  { .name = "deny", .value = SUMI_TASK_DENY },
  { .name = "win", .value = SUMI_TASK_WIN },
  { .name = "best", .value = SUMI_TASK_BEST },
  { .name = "mark", .value = SUMI_TASK_MARK },
  { .name = "count", .value = SUMI_TASK_COUNT },
  { .name = "flip", .value = SUMI_TASK_FLIP },
  { .name = "choose", .value = SUMI_TASK_CHOOSE },
  { .name = "play", .value = SUMI_TASK_PLAY },
};

const SumiJsonName SUMI_PACK_MEASURES[SUMI_PACK_N_MEASURES] = {
  { .name = "mobility", .value = SUMI_MEASURE_MOBILITY },
  { .name = "frontier", .value = SUMI_MEASURE_FRONTIER },
  { .name = "openness", .value = SUMI_MEASURE_OPENNESS },
  { .name = "score", .value = SUMI_MEASURE_SCORE },
};

const SumiJsonName SUMI_PACK_SETS[SUMI_PACK_N_SETS] = {
  { .name = "legal-moves", .value = SUMI_SET_LEGAL_MOVES },
  { .name = "flips", .value = SUMI_SET_FLIPS },
  { .name = "frontier", .value = SUMI_SET_FRONTIER },
  { .name = "stable", .value = SUMI_SET_STABLE },
  { .name = "corner-gifts", .value = SUMI_SET_CORNER_GIFTS },
  { .name = "odd-regions", .value = SUMI_SET_ODD_REGIONS },
};

const SumiJsonName SUMI_PACK_QUANTITIES[SUMI_PACK_N_QUANTITIES] = {
  { .name = "legal-moves", .value = SUMI_QUANTITY_LEGAL_MOVES },
  { .name = "flips", .value = SUMI_QUANTITY_FLIPS },
  { .name = "black", .value = SUMI_QUANTITY_BLACK },
  { .name = "white", .value = SUMI_QUANTITY_WHITE },
  { .name = "empties", .value = SUMI_QUANTITY_EMPTIES },
  { .name = "margin", .value = SUMI_QUANTITY_MARGIN },
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
