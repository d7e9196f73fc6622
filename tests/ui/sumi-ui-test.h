/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the tests of the interface share: GTK started or the test skipped, waiting for things to
 * happen, packs to show. */

#include <gtk/gtk.h>

#include "sumi-pack-file.h"

int           sumi_ui_test_run           (void);
void          sumi_ui_test_settle        (void);
void          sumi_ui_test_wait          (gboolean (*is_done) (gpointer data), gpointer data);
GtkWidget    *sumi_ui_test_find          (GtkWidget *root, GType type);
void          sumi_ui_test_assert_narrow (GtkWidget *page);
SumiPackFile *sumi_ui_test_open          (GFile *file);
char         *sumi_ui_test_get_leaflet   (void);
SumiPackFile *sumi_ui_test_open_leaflet  (void);
