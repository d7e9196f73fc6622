/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* WTHOR, the binary format of the French federation's collection of games (.wtb). Numbers are
 * little-endian:
 *
 *     16 bytes: century, year, month, day, games (4 bytes), names (2), year of the games (2), size
 *     of the board, type, depth, reserved
 *     68 bytes a game: tournament (2), black (2), white (2), black's discs, theoretical score, and
 *     60 moves of 10 * row + column, from 1, filled up with zeros; passes are left out */

#include "sumi-game-record.h"
#include "sumi-record-error.h"

gboolean   sumi_wthor_is_likely (const char *data, gsize length);
GPtrArray *sumi_wthor_read_data (const char *data, gsize length, SumiRecordDamage *out_damage,
                                 GError **error);
