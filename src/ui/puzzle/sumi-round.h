/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Exercises in the order in which they are asked: those of a pack, what is due to be repeated, or
 * the puzzles of the day. An exercise is named by its pack and ids, so that it is found again when
 * the pack was saved meanwhile. */

#include "sumi-pack-file.h"
#include "sumi-study.h"

/* An entry that is none of a lesson's steps. */
#define SUMI_ROUND_NO_STEP -1

typedef struct
{
  SumiPackFile *pack_file;
  char *id;
  int step; /* of the lesson of that id, from 0; SUMI_ROUND_NO_STEP: it is a puzzle or a game */
  guint variant; /* in which form it is asked; see sumi-sibling.h */
} SumiRoundEntry;

typedef struct
{
  SumiOutcomeKind kind; /* what its attempts are recorded as */
  char *title;          /* over all of its exercises; NULL: each has its own */
  GPtrArray *entries;   /* of SumiRoundEntry */
} SumiRound;

SumiRound          *sumi_round_new           (SumiOutcomeKind kind, const char *title);
SumiRound          *sumi_round_new_for_pack  (SumiPackFile *pack_file);
void                sumi_round_free          (SumiRound *round);
void                sumi_round_add           (SumiRound *round, SumiPackFile *pack_file,
                                              const char *id, int step);
void                sumi_round_repeat        (SumiRound *round, guint index);
void                sumi_round_set_variant   (SumiRound *round, guint index, guint variant);
const SumiItem     *sumi_round_find          (const SumiRound *round, guint index,
                                              SumiExercise **out_exercise,
                                              const SumiStep **out_step);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiRound, sumi_round_free)
