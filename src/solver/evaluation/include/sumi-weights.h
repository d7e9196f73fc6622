/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The weights of the evaluation, which say what each feature of a position is worth, and the file
 * that they are kept in.
 *
 * All values are hundredths of a disc for the side to move. The file is the same on every machine:
 * bytes in a fixed order, a version, and a checksum over all of it. */

#include <stddef.h>

#include "sumi-patterns.h"

#define SUMI_N_PHASES 11
#define SUMI_DISC 100 /* the unit of values and of scores in search, in hundredths */

/* The number of weights for numbers of moves, from 0; more moves count as the highest of these. */
#define SUMI_N_MOBILITIES 32
#define SUMI_N_ODD_QUADRANTS 5

typedef struct
{
  int16_t patterns[SUMI_N_CONFIGURATIONS]; /* a configuration and its mirror image are worth the
                                            * same */
  int16_t own_moves[SUMI_N_MOBILITIES];
  int16_t opponent_moves[SUMI_N_MOBILITIES];
  int16_t odd_quadrants[SUMI_N_ODD_QUADRANTS]; /* how many have an odd number of empties */
} SumiPhaseWeights;

typedef struct
{
  SumiPhaseWeights phases[SUMI_N_PHASES];
} SumiWeights;

typedef enum
{
  SUMI_WEIGHTS_OK,
  SUMI_WEIGHTS_FOREIGN,   /* not a file of weights at all */
  SUMI_WEIGHTS_VERSION,   /* of another version of this file */
  SUMI_WEIGHTS_TRUNCATED, /* shorter than it says */
  SUMI_WEIGHTS_DAMAGED,   /* the checksum is wrong */
} SumiWeightsStatus;

int               sumi_phase_of_discs         (int n_discs);
SumiWeights      *sumi_weights_new            (void);
SumiWeights      *sumi_weights_new_plain      (void);
void              sumi_weights_free           (SumiWeights *weights);
SumiWeightsStatus sumi_weights_from_bytes     (const uint8_t *bytes, size_t size,
                                               SumiWeights **out_weights);
uint8_t          *sumi_weights_to_bytes       (const SumiWeights *weights, size_t *out_size);
const char       *sumi_weights_status_to_text (SumiWeightsStatus status);
