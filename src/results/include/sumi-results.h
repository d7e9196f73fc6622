/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What one pupil did with a set of exercises, as a file that is given to the teacher:
 * NAME.sumi-results.json. A checksum tells whether the file is as Sumi wrote it. Whoever knows how
 * can compute another one: it finds damage and careless editing, and keeps nothing secret. */

#include "sumi-mistake.h"

#define SUMI_RESULTS_SUFFIX ".sumi-results.json"
#define SUMI_RESULTS_MAX_ENTRIES 1000

/* More than tries, hints and seconds can be meant. */
#define SUMI_RESULTS_MAX_COUNT 1000000
#define SUMI_RESULTS_MAX_SECONDS (100 * 24 * 3600)

/* What became of one exercise. */
typedef struct
{
  char *item;  /* its id in the set; a step of a lesson as "item/3" */
  char *title;
  gboolean is_first;  /* right at the first try, without help */
  gboolean is_solved; /* in the end */
  gboolean is_shown;  /* the program showed the solution */
  int tries;          /* answers given; 0 and not solved: not begun */
  int hints;          /* taken */
  int seconds;
} SumiResultsEntry;

typedef struct
{
  char *pupil;
  char *learner; /* the id of the pupil's store; NULL: not known, as of an older Sumi */
  char *file;    /* read from a file: its name, to be shown; else NULL */
  char *set;     /* the id of the pack */
  char *title;   /* of the set */
  char *saved;   /* when, in UTC, as "2026-03-12T10:40:00Z" */
  GPtrArray *entries;  /* of SumiResultsEntry, in the order of the set */
  gboolean is_genuine; /* read: the checksum is right; else TRUE */
} SumiResults;

SumiResults      *sumi_results_new       (const char *pupil, const char *set, const char *title,
                                          const char *saved);
void              sumi_results_free      (SumiResults *results);
SumiResultsEntry *sumi_results_add       (SumiResults *results, const char *item,
                                          const char *title);
gboolean          sumi_results_entry_is_begun (const SumiResultsEntry *entry);
gboolean          sumi_results_is_same_pupil  (const SumiResults *a, const SumiResults *b);
gboolean          sumi_results_equal     (const SumiResults *a, const SumiResults *b);
SumiResults      *sumi_results_from_data (const char *data, gsize length,
                                          GPtrArray *out_mistakes);
char             *sumi_results_to_text   (const SumiResults *results);
char             *sumi_results_get_name  (const SumiResults *results);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiResults, sumi_results_free)
