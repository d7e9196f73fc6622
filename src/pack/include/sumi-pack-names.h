/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The words of the format that the reader and the writer share. */

#include <glib.h>

#include "sumi-json-name.h"

#define SUMI_PACK_FORMAT "sumi-pack/1"
#define SUMI_PACK_N_KINDS 3
#define SUMI_PACK_N_COLORS 2
#define SUMI_PACK_N_RULES 2

extern const SumiJsonName SUMI_PACK_KINDS[SUMI_PACK_N_KINDS];           /* SumiItemKind */
extern const SumiJsonName SUMI_PACK_COLORS[SUMI_PACK_N_COLORS];         /* SumiColor */
extern const SumiJsonName SUMI_PACK_RULES[SUMI_PACK_N_RULES];           /* SumiColor, the first */

const char *sumi_pack_name_of (const SumiJsonName *names, guint n_names, int value);
