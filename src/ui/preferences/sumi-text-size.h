/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The size of all text of the program, on top of what the desktop asks for. */

#include <gio/gio.h>

void sumi_text_size_follow (GSettings *settings);
