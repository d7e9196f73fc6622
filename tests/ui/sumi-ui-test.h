/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the tests of the interface share: GTK started or the test skipped, waiting for things to
 * happen, packs to show. */

#include <gtk/gtk.h>

#include "sumi-library.h"
#include "sumi-pack-file.h"
#include "sumi-study.h"

/* Whether WIDGET is the one that is looked for. */
typedef gboolean (*SumiUiTestMatch) (GtkWidget *widget, gconstpointer data);

gboolean        sumi_ui_test_init            (void);
int             sumi_ui_test_run             (void);
GtkApplication *sumi_ui_test_get_application (void);
void            sumi_ui_test_settle          (void);
void            sumi_ui_test_wait_at         (gboolean (*is_done) (gpointer data), gpointer data,
                                              const char *what, const char *file, int line);
GtkWidget      *sumi_ui_test_find            (GtkWidget *root, GType type);
GtkWidget      *sumi_ui_test_find_if         (GtkWidget *root, SumiUiTestMatch match,
                                              gconstpointer data);
GtkWidget      *sumi_ui_test_find_by_id      (GtkWidget *root, const char *id);
GtkWidget      *sumi_ui_test_find_button     (GtkWidget *root, const char *action);
GtkWidget      *sumi_ui_test_find_by_icon    (GtkWidget *root, const char *icon);
GtkWidget      *sumi_ui_test_find_labelled   (GtkWidget *root, const char *label);
GtkWidget      *sumi_ui_test_find_label      (GtkWidget *root, const char *label);
GtkWidget      *sumi_ui_test_find_words      (GtkWidget *root, const char *part);
GtkWidget      *sumi_ui_test_find_text       (GtkWidget *root, const char *part);
gboolean        sumi_ui_test_is_row          (GtkWidget *widget, gconstpointer title);
GtkWidget      *sumi_ui_test_find_row        (GtkWidget *root, const char *title);
gboolean        sumi_ui_test_is_toast        (GtkWidget *widget, gconstpointer data);
GtkWidget      *sumi_ui_test_find_toast      (gpointer window);
gboolean        sumi_ui_test_press           (GtkWidget *widget, guint keyval);
gboolean        sumi_ui_test_takes_wheel     (GtkWidget *widget, gconstpointer data);
void            sumi_ui_test_assert_narrow   (GtkWidget *page);
void            sumi_ui_test_set_text_size   (int times);
void            sumi_ui_test_assert_stops    (GtkWindow *window);
void            sumi_ui_test_remove_folder   (const char *path);
GtkFileChooser *sumi_ui_test_get_chooser     (gpointer window);
void            sumi_ui_test_name_file       (GtkFileChooser *chooser, const char *folder,
                                              const char *name);
void            sumi_ui_test_wait_read       (SumiPackFile *pack_file);
void            sumi_ui_test_wait_library    (SumiLibrary *library);
void            sumi_ui_test_wait_study      (SumiStudy *study);
gint64          sumi_ui_test_tell_time       (gpointer data);
SumiPackFile   *sumi_ui_test_open            (GFile *file);
char           *sumi_ui_test_get_leaflet     (void);
SumiPackFile   *sumi_ui_test_open_leaflet    (void);

/* Runs the main loop until IS_DONE, called with DATA, says so; fails the test if it never does. */
#define sumi_ui_test_wait(is_done, data)                                                           \
  sumi_ui_test_wait_at (is_done, data, #is_done, __FILE__, __LINE__)
