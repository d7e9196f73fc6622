/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The dialog that packs are opened with. */

#include <gtk/gtk.h>

GtkFileChooserNative *sumi_pack_chooser_new (GtkWindow *parent);
