/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* GGF, the Generic Game Format of M. Buro and I. Durdanović, as far as games on 8 x 8 need it:
 *
 *     (;GM[Othello]PC[..]DT[..]PB[..]PW[..]TY[8]RE[+12.000]BO[8 <64 cells> *]B[d3/eval/time]W[PA];)
 *
 * The games of one match may stand behind their number: 2 (;GM[Othello]…;)(;GM[Othello]…;) */

#include "sumi-game-record.h"
#include "sumi-record-error.h"

gboolean   sumi_ggf_is_likely (const char *text);
GPtrArray *sumi_ggf_read_text (const char *text, SumiRecordDamage *out_damage, GError **error);
char      *sumi_ggf_write     (const SumiGameRecord *record);
