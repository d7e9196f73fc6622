/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What became of one attempt: the only thing about a learner that is kept. Everything else that
 * Sumi knows of a learner (sumi-progress.h) follows from the outcomes in their order.
 *
 * Strings are never NULL; "" says that there is none. */

#include <glib.h>

#include "sumi-fsrs.h"

#define SUMI_OUTCOME_MAX_RATING 4000

/* The days of ten thousand years: a day is from -SUMI_OUTCOME_MAX_DAY to SUMI_OUTCOME_MAX_DAY. */
#define SUMI_OUTCOME_MAX_DAY 3652425

typedef enum
{
  SUMI_OUTCOME_STEP,      /* a step of a lesson, with a task or only to be read */
  SUMI_OUTCOME_PUZZLE,    /* an exercise that the learner chose or that was next in its pack */
  SUMI_OUTCOME_REVIEW,    /* an exercise that was due to be repeated */
  SUMI_OUTCOME_GAME,      /* one game */
  SUMI_OUTCOME_MATCH,     /* a series of games; the games have outcomes of their own */
  SUMI_OUTCOME_DRILL,     /* a timed drill; the item is its name, the margin its score */
  SUMI_OUTCOME_ADD_CARD,  /* no attempt: the learner wants to repeat an exercise */
  SUMI_OUTCOME_DROP_CARD, /* no attempt: the learner does not want to repeat it any more */
  SUMI_N_OUTCOMES,
} SumiOutcomeKind;

/* How plain the plainest hint was that was taken. */
typedef enum
{
  SUMI_HELP_NONE,
  SUMI_HELP_IDEA,   /* words about the position */
  SUMI_HELP_REGION, /* some squares, one of which is right */
  SUMI_HELP_SQUARE, /* the answer itself */
  SUMI_N_HELPS,
} SumiHelp;

/* How a game or match ended for the learner. */
typedef enum
{
  SUMI_RESULT_NONE, /* no game, or one that two people played at one board, or broken off */
  SUMI_RESULT_WON,
  SUMI_RESULT_DRAWN,
  SUMI_RESULT_LOST,
  SUMI_N_RESULTS,
} SumiResult;

/* Of a game: until 20 discs, until 44, to the end. The caller decides what counts as which. */
typedef enum
{
  SUMI_PHASE_OPENING,
  SUMI_PHASE_MIDGAME,
  SUMI_PHASE_ENDGAME,
  SUMI_N_GAME_PHASES,
} SumiGamePhase;

typedef struct
{
  gint64 id;   /* in its store, from 1, in the order of recording; 0: not stored */
  gint64 time; /* of the end, in microseconds since 1970-01-01 UTC; 0: the store puts in now */
  int day;     /* see sumi-day.h; goes with the time */
  SumiOutcomeKind kind;

  /* What is done is known by this; the step only in lessons. */
  char *pack, *item, *step;
  /* What is to be repeated is known by this: the position as it is after symmetry and colours are
   * taken out, and the task. The caller makes both; "" for both: it cannot be repeated. A game that
   * ended before it was over has no position, and the key that it is kept by as its task. */
  char *position, *task;
  char **themes; /* NULL-terminated, never NULL; no theme twice */
  int rating;    /* of the exercise; of the opponent in a game that says who is stronger; 0: none */

  int tries;  /* answers given; 0: nothing was asked */
  int hints;  /* taken */
  SumiHelp help;
  gboolean is_shown;  /* the solution, by the program; of a game: ended before it was over */
  gboolean is_solved; /* by the learner, in the end; or read, or the aim of a game reached */
  int undone;         /* moves taken back */
  gint64 milliseconds;

  SumiResult result;
  int margin;               /* discs, from the learner's side; the score of a drill */
  int lost[SUMI_N_GAME_PHASES];  /* by the learner's moves in a game, in hundredths of a disc */
  char *opponent;           /* who was played against: a level's name, a person's; may be "" */
} SumiOutcome;

SumiOutcome *sumi_outcome_new           (SumiOutcomeKind kind, const char *pack, const char *item,
                                         const char *step);
SumiOutcome *sumi_outcome_copy          (const SumiOutcome *outcome);
void         sumi_outcome_free          (SumiOutcome *outcome);
gboolean     sumi_outcome_equal         (const SumiOutcome *a, const SumiOutcome *b);
void         sumi_outcome_set_card      (SumiOutcome *outcome, const char *position,
                                         const char *task);
void         sumi_outcome_set_themes    (SumiOutcome *outcome, const char *const *themes);
gboolean     sumi_outcome_is_time       (gint64 time);
gboolean     sumi_outcome_is_valid      (const SumiOutcome *outcome);
gboolean     sumi_outcome_is_attempt    (const SumiOutcome *outcome);
gboolean     sumi_outcome_is_first_try  (const SumiOutcome *outcome);
gboolean     sumi_outcome_has_card      (const SumiOutcome *outcome);
SumiGrade    sumi_outcome_get_grade     (const SumiOutcome *outcome);

const char  *sumi_outcome_kind_to_name  (SumiOutcomeKind kind);
gboolean     sumi_outcome_kind_from_name (const char *name, SumiOutcomeKind *out_kind);
const char  *sumi_help_to_name          (SumiHelp help);
gboolean     sumi_help_from_name        (const char *name, SumiHelp *out_help);
const char  *sumi_result_to_name        (SumiResult result);
gboolean     sumi_result_from_name      (const char *name, SumiResult *out_result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiOutcome, sumi_outcome_free)
