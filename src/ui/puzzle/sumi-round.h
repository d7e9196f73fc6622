/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Exercises in the order in which they are asked: those of a pack, what is due to be repeated, the
 * puzzles of the day, or a test. An exercise is named by its pack and ids, so that it is found
 * again when the pack was saved meanwhile. */

#include "sumi-pack-file.h"

/* An entry that is none of a lesson's steps. */
#define SUMI_ROUND_NO_STEP -1

/* What the exercises have in common. */
typedef enum
{
  SUMI_ROUND_OF_PACK,  /* all of one pack */
  SUMI_ROUND_REVIEW,   /* what is due to be repeated */
  SUMI_ROUND_OF_TODAY,
  SUMI_ROUND_FOR_YOU,  /* such as the learner has not tried */
  SUMI_ROUND_FOUND,    /* in a search */
  SUMI_ROUND_TEST,     /* of a chapter: the first answers count, and help waits for them */
  SUMI_ROUND_OF_SHEET, /* named by the code of a worksheet */
  SUMI_ROUND_TRIAL,    /* from the editor */
} SumiRoundTopic;

/* What became of an exercise of a test. */
typedef enum
{
  SUMI_ROUND_OPEN, /* it was not answered yet */
  SUMI_ROUND_RIGHT, /* solved at the first try */
  SUMI_ROUND_WRONG, /* otherwise, or left */
} SumiRoundResult;

typedef struct
{
  SumiPackFile *pack_file;
  char *id;
  int step; /* of the lesson of that id, from 0; SUMI_ROUND_NO_STEP: it is a puzzle or a game */
  guint variant; /* in which form it is asked; see sumi-sibling.h */
  guint lesson;  /* in a test: which lesson of the chapter it belongs to, from 0 */
  SumiRoundResult result; /* in a test */
} SumiRoundEntry;

typedef struct _SumiRound SumiRound;

typedef void (*SumiRoundFunc) (SumiRound *round, gpointer data);

struct _SumiRound
{
  SumiRoundTopic topic;
  char *theme;           /* that was searched for; NULL: none */
  SumiPackFile *chapter; /* of a test; NULL otherwise */
  GPtrArray *entries;    /* of SumiRoundEntry */
  gint64 start_us;       /* when a test was begun, by the monotonic clock */
  gboolean is_kept;      /* the result of a test is with the learner's outcomes */
  SumiRoundFunc answered_func; /* see sumi_round_set_answered_func() */
  gpointer answered_data;
  GDestroyNotify answered_destroy;
};

SumiRound      *sumi_round_new             (SumiRoundTopic topic);
SumiRound      *sumi_round_new_for_pack    (SumiPackFile *pack_file);
SumiRound      *sumi_round_ref             (SumiRound *round);
void            sumi_round_unref           (SumiRound *round);
gboolean        sumi_round_is_personal     (const SumiRound *round);
char           *sumi_round_make_test_title (SumiPackFile *chapter);
char           *sumi_round_make_title      (const SumiRound *round);
int             sumi_round_step_from_id    (const char *id);
char           *sumi_round_step_to_id      (int step);
void            sumi_round_add             (SumiRound *round, SumiPackFile *pack_file,
                                            const char *id, int step);
void            sumi_round_repeat          (SumiRound *round, guint index);
void            sumi_round_set_variant     (SumiRound *round, guint index, guint variant);
void            sumi_round_set_result      (SumiRound *round, guint index,
                                            SumiRoundResult result);
void            sumi_round_set_answered_func (SumiRound *round, SumiRoundFunc func,
                                              gpointer data, GDestroyNotify destroy);
guint           sumi_round_find_open       (const SumiRound *round);
const SumiItem *sumi_round_find            (const SumiRound *round, guint index,
                                            SumiExercise **out_exercise,
                                            const SumiStep **out_step);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiRound, sumi_round_unref)
