/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Copies games to the clipboard and saves them as files. Each function reports what it did by the
 * action win.toast of the window that WIDGET is in. */

#include <gtk/gtk.h>

#include "sumi-game-record.h"

gboolean sumi_game_transfer_has_moves    (const SumiTranscript *moves);
char    *sumi_game_transfer_name_players (const SumiGameRecord *record);
char    *sumi_game_transfer_name_sides   (const SumiGameRecord *record);
char    *sumi_game_transfer_word_result  (const SumiGameRecord *record);
char    *sumi_game_transfer_word_ending  (const SumiGameRecord *record, int ply);
void     sumi_game_transfer_copy         (GtkWidget *widget, const char *what,
                                          const SumiGameRecord *record, SumiPosition position);
char    *sumi_game_transfer_to_text      (const char *what, const SumiGameRecord *record,
                                          SumiPosition position);
void     sumi_game_transfer_save         (GtkWidget *widget, const SumiGameRecord *record);
void     sumi_game_transfer_write        (GtkWidget *widget, const SumiGameRecord *record,
                                          GFile *file);
