/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Writing the answers for programs. */

#include "sumi-bitboard.h"
#include "sumi-json-write.h"

void sumi_tool_json_add_squares (JsonBuilder *builder, const char *name, SumiBitboard squares);
void sumi_tool_json_add_path    (JsonBuilder *builder, const char *name, const char *path);
void sumi_tool_json_print       (JsonBuilder *builder);
