/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A pack in the list of packs: what it is called, what it is about, how it stands. */

#include <adwaita.h>

#include "sumi-pack-file.h"

#define SUMI_TYPE_PACK_ROW (sumi_pack_row_get_type ())
G_DECLARE_FINAL_TYPE (SumiPackRow, sumi_pack_row, SUMI, PACK_ROW, AdwActionRow)

GtkWidget    *sumi_pack_row_new           (SumiPackFile *pack_file);
SumiPackFile *sumi_pack_row_get_pack_file (SumiPackRow *self);
