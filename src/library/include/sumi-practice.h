/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The mistakes of one game that are to be practised: whether the one in sight can be, and making a
 * puzzle of it. Proofs take a while, and are searched for in a thread.
 *
 * What was begun for one mistake goes on, and is remembered, while another is in sight. Announces
 * each change of the state by the signal "changed", and each puzzle that the pack has got,
 * whichever mistake is in sight then, by the signal "added" with its id. */

#include "sumi-own-pack.h"

#define SUMI_TYPE_PRACTICE (sumi_practice_get_type ())
G_DECLARE_FINAL_TYPE (SumiPractice, sumi_practice, SUMI, PRACTICE, GObject)

/* Of the mistake in sight. */
typedef enum
{
  SUMI_PRACTICE_NONE,     /* there is no mistake */
  SUMI_PRACTICE_CHECKING, /* a proof is searched for */
  SUMI_PRACTICE_POSSIBLE, /* there is one */
  SUMI_PRACTICE_REFUSED,  /* there is none, or the pack cannot be written */
  SUMI_PRACTICE_ADDING,   /* the pack is written */
  SUMI_PRACTICE_ADDED,    /* the pack has it */
} SumiPracticeState;

SumiPractice     *sumi_practice_new           (const char *path);
const char       *sumi_practice_get_path      (SumiPractice *self);
void              sumi_practice_set_mistake   (SumiPractice *self, const SumiOwnMistake *mistake);
SumiPracticeState sumi_practice_get_state     (SumiPractice *self);
const char       *sumi_practice_get_problem   (SumiPractice *self);
const char       *sumi_practice_get_puzzle_id (SumiPractice *self);
void              sumi_practice_add           (SumiPractice *self);
