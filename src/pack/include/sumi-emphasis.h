/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Emphasis in the text of a step: what stands between two asterisks on each side is shown in bold,
 * as in "**never** take it". Asterisks that do not come in such pairs are shown as they are. */

#include <glib.h>

#define SUMI_EMPHASIS_MARK "**"

/* What is emphasized, in bytes of the text without the marks. */
typedef struct
{
  gsize start, length;
} SumiEmphasis;

char *sumi_emphasis_strip (const char *text, GArray *out_spans);
