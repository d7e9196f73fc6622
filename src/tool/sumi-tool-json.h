/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Writing the answers for programs. */

#include <json-glib/json-glib.h>

#include "sumi-bitboard.h"

void sumi_tool_json_add_string  (JsonBuilder *builder, const char *name, const char *value);
void sumi_tool_json_add_squares (JsonBuilder *builder, const char *name, SumiBitboard squares);
void sumi_tool_json_print       (JsonBuilder *builder);
