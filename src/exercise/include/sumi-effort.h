/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What an attempt took the learner, counted from the first start until the exercise is solved, with
 * all new starts between. */

#include <glib.h>

/* How plain the plainest hint was. */
typedef enum
{
  SUMI_PLAINNESS_NONE,   /* no hint was taken */
  SUMI_PLAINNESS_WORDS,  /* a sentence without squares to be lit */
  SUMI_PLAINNESS_REGION, /* several squares were lit */
  SUMI_PLAINNESS_SQUARE, /* one square was lit */
} SumiPlainness;

typedef struct
{
  guint n_wrong;           /* answers that were judged to be wrong, and games that missed the aim */
  guint n_hints;
  SumiPlainness plainness;
  gboolean was_shown;      /* the solution, on demand */
  guint n_undone;
  gint64 start_us;         /* of the monotonic clock */
} SumiEffort;
