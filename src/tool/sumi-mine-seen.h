/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The positions of which no more puzzles are to be made: those of packs, and those that were taken.
 * One that is mirrored, turned or of exchanged colours is the same. */

#include "sumi-pack.h"

GHashTable *sumi_mine_seen_new      (void);
gboolean    sumi_mine_seen_has      (GHashTable *seen, SumiPosition position);
void        sumi_mine_seen_add      (GHashTable *seen, SumiPosition position);
void        sumi_mine_seen_add_pack (GHashTable *seen, const SumiPack *pack);
