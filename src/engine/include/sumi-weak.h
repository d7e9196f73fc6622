/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Who asked for something that is found out in a thread, for the callback that is told of it.
 *
 * The task must not own who asked: its last reference may go in its thread, and so would the object;
 * and what nobody else wants any more is to end, and call its search off, before it is found. */

#include <glib-object.h>

GWeakRef *sumi_weak_new (gpointer object);
gpointer  sumi_weak_end (GWeakRef *weak);
