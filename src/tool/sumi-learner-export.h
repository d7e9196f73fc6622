/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A learner as a file: JSON that also imports, and CSV for tables.
 *
 *     {"format": "sumi-learner/1", "name": "Ada", "outcomes": [
 *     {"time": "2026-03-12T10:40:00.000000Z", "day": 20524, "kind": "puzzle", "pack": "corners",
 *      "item": "first", "position": "…", "task": "…", "themes": ["corners"], "tries": 1,
 *      "solved": true, "milliseconds": 45000},
 *     …
 *     ], "games": [
 *     {"time": "2026-03-12T11:00:00.000000Z", "text": "(;GM[Othello]…;)", "side": "black",
 *      "reviewed": true, "lost-black": [0, 150, 300], "lost-white": [25, 0, 0]},
 *     …
 *     ], "players": [
 *     {"name": "ada88", "learner": true},
 *     …
 *     ]}
 *
 * One outcome, game or player a line, the first two in the order of recording. A key that is left
 * out says nothing, no or 0. */

#include <gio/gio.h>

#include "sumi-kept-game.h"
#include "sumi-outcome.h"

/* In bytes: some 200,000 outcomes. */
#define SUMI_LEARNER_IMPORT_MAX_SIZE (64 * 1024 * 1024)

typedef struct
{
  char *name;
  GPtrArray *outcomes; /* of SumiOutcome */
  GPtrArray *games;    /* of SumiKeptGame, the oldest first */
  GHashTable *players; /* what is told of them, as sumi_players_new() */
} SumiLearnerExport;

SumiLearnerExport *sumi_learner_export_new      (void);
void               sumi_learner_export_free     (SumiLearnerExport *learner);
char              *sumi_learner_export_to_json  (const SumiLearnerExport *learner);
char              *sumi_learner_export_to_csv   (const SumiLearnerExport *learner);
SumiLearnerExport *sumi_learner_export_from_json (const char *data, gsize length,
                                                 GPtrArray *out_mistakes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiLearnerExport, sumi_learner_export_free)
