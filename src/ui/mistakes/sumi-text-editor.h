/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Opens a file in what the desktop opens plain text with, at a place in it where that can be
 * said. */

#include <gio/gio.h>

#include "sumi-mistake.h"

char   **sumi_text_editor_make_command (const char *program, const char *path,
                                        SumiLocation place);
gboolean sumi_text_editor_open         (GFile *file, SumiLocation place,
                                        GAppLaunchContext *context, GError **error);
