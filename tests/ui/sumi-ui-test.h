/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the tests of the interface share: GTK started or the test skipped, and waiting for things to
 * happen. */

#include <gtk/gtk.h>

int      sumi_ui_test_run    (void);
void     sumi_ui_test_settle (void);
gboolean sumi_ui_test_wait   (gboolean (*is_done) (gpointer data), gpointer data);
