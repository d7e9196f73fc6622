/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a class did, as tables: pupils down, exercises across. */

#include "sumi-page.h"
#include "sumi-results-table.h"

#define SUMI_TYPE_CLASS_PAGE (sumi_class_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiClassPage, sumi_class_page, SUMI, CLASS_PAGE, SumiPage)

/* Actions: class.save. */
GtkWidget        *sumi_class_page_new          (SumiResultsClass *results);
void              sumi_class_page_read_async   (const char *folder, GCancellable *cancellable,
                                                GAsyncReadyCallback callback, gpointer data);
void              sumi_class_page_follow       (SumiClassPage *self, GFile *folder);
GFile            *sumi_class_page_get_folder   (SumiClassPage *self);
void              sumi_class_page_read_again   (SumiClassPage *self);
SumiResultsClass *sumi_class_page_take_results (SumiClassPage *self);
