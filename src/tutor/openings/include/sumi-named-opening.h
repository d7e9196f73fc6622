/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The openings that have names: what they are called, and which of them a game has come to.
 *
 * A name belongs to a position, not to the moves that lead there: the eight symmetries of the board
 * and transpositions, which reach it in another order, are found by comparing positions. */

#include <glib.h>

#include "sumi-notation.h"

/* A line with a name. */
typedef struct
{
  const char *name;  /* in English; sumi_named_opening_get_name() translates it */
  const char *moves; /* from the start of a game in which Black moves first */
} SumiNamedOpening;

guint                   sumi_named_opening_get_n    (void);
const SumiNamedOpening *sumi_named_opening_get      (guint index);
const char             *sumi_named_opening_get_name (const SumiNamedOpening *opening);
const SumiNamedOpening *sumi_named_opening_of       (SumiPosition position);
const SumiNamedOpening *sumi_named_opening_find     (const SumiTranscript *game, int n_moves,
                                                     int *out_n_moves);
char                   *sumi_named_opening_to_text  (const SumiTranscript *game, int n_moves);
