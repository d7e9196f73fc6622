/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* OBF files: a position a line, with the exact scores of its moves or of itself where known.
 *
 *     <64 cells a1…h8> <side>; g8:+18; h1:+12; % comment
 *     <64 cells a1…h8> <side>; +26
 *
 * Scores are from the side to move, and empties count for the winner. */

#include <gio/gio.h>

#include "sumi-position.h"

typedef struct
{
  SumiSquare move; /* may be SUMI_SQUARE_PASS */
  int score;
} SumiObfMove;

typedef struct
{
  guint line; /* in the file, from 1 */
  SumiPosition position;
  gboolean has_score; /* given itself, or the best of those of the moves */
  int score;
  GArray *moves; /* of SumiObfMove, in the order of the file; often empty */
} SumiObfProblem;

typedef enum
{
  SUMI_OBF_ERROR_SIZE,     /* larger than SUMI_OBF_MAX_SIZE */
  SUMI_OBF_ERROR_CELLS,    /* not 64 cells */
  SUMI_OBF_ERROR_SIDE,     /* not the side to move */
  SUMI_OBF_ERROR_MOVE,     /* not a move, or given twice */
  SUMI_OBF_ERROR_ILLEGAL,  /* a move that the side to move may not make */
  SUMI_OBF_ERROR_SCORE,    /* not a score */
  SUMI_OBF_ERROR_TRAILING, /* something else where the line must end or go on with a semicolon */
} SumiObfError;

#define SUMI_OBF_ERROR (sumi_obf_error_quark ())

/* In bytes. */
#define SUMI_OBF_MAX_SIZE (8 * 1024 * 1024)

GQuark     sumi_obf_error_quark  (void);
GPtrArray *sumi_obf_read_file    (GFile *file, GCancellable *cancellable, GError **error);
GPtrArray *sumi_obf_read_data    (const char *data, gsize length, GError **error);
void       sumi_obf_problem_free (SumiObfProblem *problem);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiObfProblem, sumi_obf_problem_free)
