/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the files of the progress share. */

#include "sumi-progress.h"

struct _SumiProgress
{
  guint n_outcomes;
  int last_day;          /* of the last outcome */
  GHashTable *exercises; /* SumiExerciseRecord by place */
  GHashTable *cards;     /* SumiCard by position and task */
  GHashTable *met;       /* the keys of all that was tried once */
  GHashTable *themes;    /* SumiThemeStatistics by name */
  GHashTable *drills;    /* GArray of SumiDrillRound by name */
  GArray *days;          /* of SumiDayStatistics, by day */
  SumiRatingRecord rating;       /* at exercises */
  SumiRatingRecord games_rating;
  SumiRatingRecord earlier_rating; /* that of games before the last one */
  SumiOutcome *last_game;          /* NULL: there was none */
};

GHashTable *sumi_cards_new     (void);
char       *sumi_card_make_key (const char *position, const char *task);
gboolean    sumi_cards_apply   (GHashTable *cards, const SumiOutcome *outcome);
