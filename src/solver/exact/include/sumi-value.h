/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a position or a move is worth to one side: proved, or estimated.
 *
 * Only the solver makes proofs: from an answer of the exact search, from the end of a game, or by a
 * search to the end of the game. A value that was not set is an estimate. Whoever shows a value is
 * handed all of it, so that an estimate is never shown as a proof. */

#include "sumi-exact.h"

typedef struct
{
  bool is_proved; /* against best play of both sides; written by the solver alone */
  int score;      /* in hundredths of a disc */
  int error;      /* of an estimate: how far off such estimates are, the root mean square, in
                   * hundredths of a disc; 0 where that is not known */
} SumiValue;

SumiValue sumi_value_estimate  (int score);
SumiValue sumi_value_of_answer (SumiExactAnswer answer);
SumiValue sumi_value_of_end    (SumiScoring scoring, SumiPosition end);
SumiValue sumi_value_negate    (SumiValue value);
SumiValue sumi_value_subtract  (SumiValue value, SumiValue other);
int       sumi_value_round     (SumiValue value);
int       sumi_value_round_error (SumiValue value);
