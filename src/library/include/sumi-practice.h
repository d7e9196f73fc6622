/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Makes puzzles from the mistakes of a game: whether the mistake in sight can be one, and adding it
 * to the learner's own pack. Proofs take a while, and are searched for in a thread.
 *
 * Work that was begun for one mistake goes on while another is in sight. Emits "changed" after each
 * change of the state, and "added" (char *id, SumiPack *pack) for each puzzle that was added, with
 * the pack that has it, whichever mistake is then in sight. */

#include "sumi-own-pack.h"

#define SUMI_TYPE_PRACTICE (sumi_practice_get_type ())
G_DECLARE_FINAL_TYPE (SumiPractice, sumi_practice, SUMI, PRACTICE, GObject)

/* The state of the mistake in sight. */
typedef enum
{
  SUMI_PRACTICE_NONE,     /* no mistake is in sight */
  SUMI_PRACTICE_CHECKING, /* a proof is searched for */
  SUMI_PRACTICE_POSSIBLE, /* there is a proof */
  SUMI_PRACTICE_REFUSED,  /* there is no proof, or the pack cannot be written */
  SUMI_PRACTICE_ADDING,   /* the pack is being written */
  SUMI_PRACTICE_ADDED,    /* the pack has the puzzle */
} SumiPracticeState;

SumiPractice     *sumi_practice_new           (const char *path);
void              sumi_practice_set_mistake   (SumiPractice *self, const SumiOwnMistake *mistake);
SumiPracticeState sumi_practice_get_state     (SumiPractice *self);
const char       *sumi_practice_get_problem   (SumiPractice *self);
const char       *sumi_practice_get_puzzle_id (SumiPractice *self);
void              sumi_practice_add           (SumiPractice *self);
void              sumi_practice_forget        (SumiPractice *self, const char *puzzle_id);
void              sumi_practice_leave         (SumiPractice *self);
