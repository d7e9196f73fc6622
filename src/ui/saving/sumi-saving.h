/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Saves a text, or other bytes, as a file. What became of it is told by the action win.toast of the
 * window that WIDGET is in; the page that asked may be left meanwhile. */

#include <gtk/gtk.h>

/* What files of PATTERN are called. */
typedef struct
{
  const char *name;
  const char *pattern;
} SumiSavingFilter;

/* Saves DATA as FILE; WINDOW is still there. */
typedef void (*SumiSavingFunc) (GtkWidget *window, gpointer data, GFile *file);

/* What is to be in the file, made of DATA in a thread; NULL with ERROR: it cannot be made. */
typedef GBytes *(*SumiSavingMakeFunc) (gconstpointer data, GError **error);

/* What was made of DATA is in the file now. */
typedef void (*SumiSavingDoneFunc) (gpointer data);

/* A sentence: the file that is called NAME was not saved, because of PROBLEM. */
typedef char *(*SumiSavingProblemFunc) (const char *name, const char *problem);

void sumi_saving_choose (GtkWidget *widget, const char *title, const char *name,
                         const SumiSavingFilter *filters, guint n_filters, SumiSavingFunc save,
                         gpointer data, GDestroyNotify free_data);
void sumi_saving_ask    (GtkWidget *widget, const char *title, const char *name,
                         const char *filter_name, const char *pattern, const char *text);
void sumi_saving_write  (GtkWidget *widget, const char *text, GFile *file,
                         SumiSavingProblemFunc tell_problem);
void sumi_saving_make   (GtkWidget *widget, SumiSavingMakeFunc make, gpointer data,
                         GDestroyNotify free_data, GFile *file,
                         SumiSavingDoneFunc note_saved, SumiSavingProblemFunc tell_problem);
