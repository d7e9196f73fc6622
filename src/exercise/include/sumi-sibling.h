/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* An exercise that is asked again in another form: mirrored or turned, perhaps with the colours
 * swapped. It is known by the same identity, but its squares cannot be remembered by heart. */

#include "sumi-pack.h"

#define SUMI_N_SIBLINGS 16

SumiPack *sumi_sibling_new (const SumiPack *pack, const SumiExercise *exercise, guint variant);
