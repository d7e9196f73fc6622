/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Adds the games of files and folders to those that are kept: a file after the other is read in a
 * thread, and kept as soon as it was. What is no game is passed over and counted. Emits "changed"
 * after each step. What came of it is told by the kept games; "strangers-added" is emitted then if
 * some of the games name players none of whom is known to be the learner. */

#include "sumi-kept-games.h"

#define SUMI_TYPE_GAMES_IMPORT (sumi_games_import_get_type ())
G_DECLARE_FINAL_TYPE (SumiGamesImport, sumi_games_import, SUMI, GAMES_IMPORT, GObject)

/* More files than this in a folder, with the folders in it, are not looked at. */
#define SUMI_GAMES_IMPORT_MAX_FILES 10000

SumiGamesImport *sumi_games_import_new          (SumiKeptGames *games);
void             sumi_games_import_add_files    (SumiGamesImport *self, const GPtrArray *files,
                                                 const char *name);
void             sumi_games_import_add_records  (SumiGamesImport *self, GPtrArray *records,
                                                 const char *name);
void             sumi_games_import_stop         (SumiGamesImport *self);
gboolean         sumi_games_import_is_running   (SumiGamesImport *self);
void             sumi_games_import_get_progress (SumiGamesImport *self, guint *out_n_done,
                                                 guint *out_n_parts);
