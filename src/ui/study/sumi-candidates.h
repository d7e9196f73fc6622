/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Puzzles from which some are chosen for a learner: near how the learner is rated, and otherwise by
 * a lot that is the same all day long. */

#include "sumi-library.h"
#include "sumi-progress.h"

/* A puzzle of a pack that is open; the library owns both. */
typedef struct
{
  SumiPackFile *pack_file;
  const SumiItem *item;
} SumiCandidate;

/* Whether CANDIDATE comes into question. */
typedef gboolean (*SumiCandidateFunc) (const SumiCandidate *candidate, gpointer data);

GArray   *sumi_candidates_list       (SumiLibrary *library, SumiCandidateFunc func, gpointer data);
void      sumi_candidates_sort       (GArray *candidates, double rating, guint64 seed);
double    sumi_candidates_get_rating (const SumiProgress *progress, int day);
gboolean  sumi_candidates_has        (SumiPackFile *pack_file);
