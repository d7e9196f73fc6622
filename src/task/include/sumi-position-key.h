/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Positions as keys of a GHashTable, or structures that begin with one. */

#include <glib.h>

guint    sumi_position_key_hash  (gconstpointer key);
gboolean sumi_position_key_equal (gconstpointer a, gconstpointer b);
