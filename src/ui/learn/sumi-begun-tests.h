/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The tests of chapters that were begun and are not finished, kept with the settings, so that they
 * go on after the program has ended. Each has a key, of its chapter and of who takes it. */

#include <gio/gio.h>

#include "sumi-learners.h"
#include "sumi-library.h"
#include "sumi-round.h"

char      *sumi_begun_tests_make_key    (SumiPackFile *chapter, const char *learner);
void       sumi_begun_tests_keep        (GSettings *settings, const char *key, SumiRound *round);
void       sumi_begun_tests_forget      (GSettings *settings, const char *key);
void       sumi_begun_tests_forget_gone (GSettings *settings, SumiLearners *learners);
SumiRound *sumi_begun_tests_find        (GSettings *settings, const char *key,
                                         SumiLibrary *library, SumiPackFile *chapter);
gboolean   sumi_begun_tests_count       (GSettings *settings, const char *key,
                                         guint *out_n_answered, guint *out_n);
