/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Packs made from a seed. */

#include "random-positions.h"
#include "sumi-pack.h"

SumiPack *random_pack       (RandomSource *source, guint n_items);
SumiPack *random_plain_pack (RandomSource *source, guint n_puzzles);
