/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What nearly every file of this folder includes, read once for all of them where
 * -Dprecompiled_headers=true says so. No file may do without an include of its own for that. */

#include <adwaita.h>
#include <glib/gi18n-lib.h>
