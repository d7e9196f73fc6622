/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What follows from a learner's outcomes, in memory: what is done, what is to be repeated and when,
 * ratings, statistics. It is made by applying the outcomes one after the other, and may be thrown
 * away and made again at any time. No clock, no file, no thread: the day is always handed in.
 *
 * What is handed out belongs to the progress and is good until the next outcome is applied, except
 * arrays that are made for the caller, of which only the array is the caller's. */

#include "sumi-glicko.h"
#include "sumi-outcome.h"

/* A day brings at most so many cards that were added by hand and not asked yet. */
#define SUMI_NEW_CARDS_PER_DAY 20
/* What is offered as one sitting. */
#define SUMI_REVIEWS_PER_SESSION 50

/* With fewer first tries right or wrong than this a theme is said to be unclear. */
#define SUMI_CLEAR_FIRST_TRIES 3

/* The best that became of an exercise. */
typedef enum
{
  SUMI_MARK_NONE,   /* never tried */
  SUMI_MARK_TRIED,  /* not solved */
  SUMI_MARK_SOLVED, /* with help, or after a mistake */
  SUMI_MARK_FIRST,  /* at the first try of an attempt, without help */
} SumiMark;

typedef struct
{
  char *pack, *item, *step;
  SumiMark mark;
  guint n_attempts;
  int first_day, last_day;
  int solved_day;      /* on which it was solved first; 0 if it was not */
  gint64 milliseconds; /* of all attempts */
} SumiExerciseRecord;

/* Something to be repeated. */
typedef struct
{
  char *position, *task;     /* what it is known by */
  char *pack, *item, *step;  /* where it was met last */
  char **themes;
  int rating;
  gboolean is_out;      /* taken out by hand; it stays out until it is added by hand */
  SumiFsrsState memory; /* a stability of 0: not asked since it was added by hand */
  int last_day;         /* of the last graded answer, or when it was added */
  int latest_day;       /* of graded answers: the last one, unless the clock was set back */
  SumiFsrsState earlier_memory; /* before the last graded answer */
  int earlier_day;      /* the latest before it */
  SumiGrade last_grade;
  int due_day;
  guint n_reviews;      /* graded answers; a second one on a day is not graded */
  guint n_lapses;       /* those that failed after one that did not */
} SumiCard;

typedef struct
{
  int day;
  guint n_attempts;   /* at exercises that ask something */
  guint n_solved;
  guint n_first;      /* at the first try */
  guint n_read;       /* steps of lessons that ask nothing */
  guint n_reviews;    /* of those attempts: of what was due */
  guint n_remembered; /* of those reviews: not failed */
  guint n_introduced; /* cards added by hand that were asked for the first time */
  guint n_games, n_won, n_drawn, n_lost;
  gint64 lost[SUMI_N_GAME_PHASES]; /* in those games, in hundredths of a disc */
  gint64 milliseconds;
  SumiRating rating; /* at the end of the day */
} SumiDayStatistics;

/* First attempts at exercises, on one day. */
typedef struct
{
  int day;
  guint n_right, n_wrong;
} SumiThemeDay;

/* A rating, and what it rests on. */
typedef struct
{
  SumiRating rating;
  guint n_rated; /* attempts or games in it */
  int day;       /* of the last one */
  int latest_day; /* of all: that one, unless the clock was set back */
  SumiRating earlier; /* before that one; a deviation of 0: there was none before */
  int earlier_day;    /* the latest before that one */
} SumiRatingRecord;

/* First attempts at exercises: a repetition says what is remembered, not what is found. */
typedef struct
{
  char *theme;
  guint n_right, n_wrong; /* right: at the first try, without help */
  gint64 milliseconds;    /* of these attempts */
  SumiRatingRecord rating;
  GArray *days; /* of SumiThemeDay, by day */
} SumiThemeStatistics;

typedef struct
{
  int day;
  int score;
  gint64 milliseconds;
} SumiDrillRound;

typedef struct _SumiProgress SumiProgress;

/* Whether CARD can be asked, as where its exercise is still to be had. */
typedef gboolean (*SumiCardFunc) (const SumiCard *card, gpointer data);

SumiProgress             *sumi_progress_new            (void);
void                      sumi_progress_free           (SumiProgress *progress);
void                      sumi_progress_apply          (SumiProgress *progress,
                                                        const SumiOutcome *outcome);
gboolean                  sumi_progress_equal          (const SumiProgress *a,
                                                        const SumiProgress *b);
guint                     sumi_progress_get_n_outcomes (const SumiProgress *progress);
int                       sumi_progress_get_last_day   (const SumiProgress *progress);

/* What is done. */
SumiMark                  sumi_progress_get_mark       (const SumiProgress *progress,
                                                        const char *pack, const char *item,
                                                        const char *step);
const SumiExerciseRecord *sumi_progress_get_exercise   (const SumiProgress *progress,
                                                        const char *pack, const char *item,
                                                        const char *step);
guint                     sumi_progress_get_n_exercises (const SumiProgress *progress);

/* What is to be repeated. */
const SumiCard           *sumi_progress_get_card       (const SumiProgress *progress,
                                                        const char *position, const char *task);
GPtrArray                *sumi_progress_list_cards     (const SumiProgress *progress);
GPtrArray                *sumi_progress_list_due       (const SumiProgress *progress, int day,
                                                        guint max, SumiCardFunc func,
                                                        gpointer data);
guint                     sumi_progress_count_due      (const SumiProgress *progress, int day);
void                      sumi_progress_forecast       (const SumiProgress *progress, int day,
                                                        guint n_days, SumiCardFunc func,
                                                        gpointer data, guint *out_counts);

/* Ratings and statistics. */
SumiRating                sumi_progress_get_rating     (const SumiProgress *progress, int day,
                                                        guint *out_n_rated);
SumiRating                sumi_progress_get_games_rating (const SumiProgress *progress);
const char               *sumi_progress_get_left_game  (const SumiProgress *progress,
                                                        const char *item);
GPtrArray                *sumi_progress_list_themes    (const SumiProgress *progress);
gboolean                  sumi_theme_is_clear          (const SumiThemeStatistics *theme);
const GArray             *sumi_progress_get_days       (const SumiProgress *progress);
const SumiDayStatistics  *sumi_progress_get_day        (const SumiProgress *progress, int day);
const GArray             *sumi_progress_get_drill      (const SumiProgress *progress,
                                                        const char *name);
int                       sumi_progress_get_best       (const SumiProgress *progress,
                                                        const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiProgress, sumi_progress_free)
