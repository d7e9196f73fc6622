/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The openings that have names, and which of them a game has come to.
 *
 * A name belongs to a position, not to the moves that lead there: the eight symmetries of the board
 * and transpositions, which reach it in another order, are found by comparing positions. */

#include <glib.h>

#include "sumi-named-openings.h"
#include "sumi-notation.h"

/* The indices of sumi_named_opening_get(). */
#define OPENING(id, name, moves) SUMI_OPENING_##id,
typedef enum
{
  SUMI_NAMED_OPENINGS (OPENING)
  SUMI_N_OPENINGS,
} SumiOpeningId;
#undef OPENING

/* A line with a name. */
typedef struct
{
  const char *name;  /* in English; the tutor translates it */
  const char *moves; /* from the start of a game in which Black moves first */
} SumiNamedOpening;

const SumiNamedOpening *sumi_named_opening_get          (guint index);
guint                   sumi_named_opening_get_index    (const SumiNamedOpening *opening);
SumiPosition            sumi_named_opening_get_position (const SumiNamedOpening *opening);
const SumiNamedOpening *sumi_named_opening_of           (SumiPosition position);
const SumiNamedOpening *sumi_named_opening_find         (const SumiTranscript *game, int n_moves,
                                                         int *out_n_moves);
