/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Outcomes for the tests of the learner, and what may happen to the file that they are kept in. */

#include <sys/resource.h>

#include "sumi-outcome.h"

#define FIXTURE_N_ITEMS 5
#define FIXTURE_MILLISECONDS 1500

char        *fixture_position      (const char *item);
SumiOutcome *fixture_outcome       (SumiOutcomeKind kind, const char *pack, const char *item,
                                    SumiGrade grade, int day);
SumiOutcome *fixture_random        (GRand *source, int day);
GPtrArray   *fixture_history       (GRand *source, int max_length);
void         fixture_remove_folder (const char *folder);
void         fixture_run_sql       (const char *path, const char *sql);
void         fixture_limit_files   (rlim_t size);
