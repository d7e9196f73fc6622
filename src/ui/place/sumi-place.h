/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where the learner was, as a string to be remembered: one of the top-level pages, or a pack, and
 * perhaps that it is edited, or a puzzle in it, or a lesson, one of its steps and which are done.
 * Built-in packs are named by their file, since the place they lie in may change; others by their
 * URI. */

#include "sumi-library.h"

#define SUMI_PLACE_TODAY ""
#define SUMI_PLACE_LEARN "#learn"
#define SUMI_PLACE_PUZZLES "#puzzles"
#define SUMI_PLACE_PLAY "#play"

char         *sumi_place_make        (SumiPackFile *pack_file, const char *puzzle_id);
char         *sumi_place_make_lesson (SumiPackFile *pack_file, const char *lesson_id, guint step,
                                      const char *progress);
char         *sumi_place_make_edited (const char *path);
SumiPackFile *sumi_place_find_pack   (const char *place, SumiLibrary *library);
gboolean      sumi_place_is_edited   (const char *place);
gboolean      sumi_place_find_puzzle (const char *place, const SumiPack *pack, guint *out_index);
gboolean      sumi_place_is_lesson   (const char *place);
gboolean      sumi_place_find_lesson (const char *place, const SumiPack *pack, guint *out_index,
                                      guint *out_step, char **out_progress);
SumiPackFile *sumi_place_find_next_lesson (SumiLibrary *library, SumiPackFile *pack_file,
                                           const SumiItem *lesson, guint *out_index);
