/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Writes a pack so that it reads back equal. */

#include "sumi-pack.h"

char *sumi_pack_write (const SumiPack *pack);
