/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The results of a class: what each pupil did with each exercise of each set, and what was hard for
 * most. If a pupil has several files about one set, the one that was saved last counts; files that
 * were edited count only if there is no other. Pupils with the same name are told apart by their
 * stores, and are shown with the names of their files. */

#include <gio/gio.h>

#include "sumi-results.h"

/* An exercise is hard for most if at least two pupils began it and fewer than half of them solved
 * it at once. */
typedef struct
{
  char *item, *title;
  gboolean has_namesake; /* another exercise of the set has the same title */
  guint n_begun, n_first;
  gboolean is_hard;
} SumiResultsColumn;

/* One set: its exercises, and the results of each pupil, by name. Its titles are those that most
 * pupils have, who may use Sumi in several languages. */
typedef struct
{
  char *set, *title;
  GPtrArray *columns; /* of SumiResultsColumn, in the order of the set */
  GPtrArray *pupils;  /* of SumiResults, which belong to the class */
} SumiResultsTable;

/* A file that is not shown, and why. */
typedef struct
{
  char *path;
  SumiMistake *mistake;
} SumiResultsProblem;

typedef struct
{
  GPtrArray *results;  /* of SumiResults: all that were read */
  GPtrArray *tables;   /* of SumiResultsTable, by title */
  GPtrArray *problems; /* of SumiResultsProblem */
  GPtrArray *paths;    /* of all files that these come from */
} SumiResultsClass;

SumiResultsClass       *sumi_results_class_new  (void);
void                    sumi_results_class_free (SumiResultsClass *self);
void                    sumi_results_class_add  (SumiResultsClass *self, SumiResults *results);
void                    sumi_results_class_sort (SumiResultsClass *self);
SumiResultsClass       *sumi_results_class_read (const char *folder, GError **error);
gboolean                sumi_results_is_name    (const char *name);
const SumiResultsEntry *sumi_results_find       (const SumiResults *results, const char *item);
gboolean                sumi_results_table_has_namesake (const SumiResultsTable *table,
                                                         const SumiResults *results);
char                   *sumi_results_class_to_csv (const SumiResultsClass *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiResultsClass, sumi_results_class_free)
