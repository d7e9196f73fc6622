/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Squares and scores in text that runs from right to left: they are written from left to right, and
 * are kept apart from the text around them. Every text for people that has a square or a score in
 * it goes through here, and so does a name, in any script, that such a text begins with. */

#include <glib.h>

char       *sumi_isolate_text     (const char *text);
const char *sumi_isolate_constant (const char *text);
char       *sumi_isolate_name     (const char *name);
char       *sumi_isolate_printf   (const char *format, ...) G_GNUC_PRINTF (1, 2);
