/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-value.h"

#include <stdlib.h>

/* SCORE, in hundredths of a disc, as an estimate. */
SumiValue
sumi_value_estimate (int score)
{
  return (SumiValue){ .score = score };
}

/* What ANSWER says of its position, for the side to move: a proof if it is the exact score, else an
 * estimate between its bounds. */
SumiValue
sumi_value_of_answer (SumiExactAnswer answer)
{
  return (SumiValue){ .is_proved = answer.lower == answer.upper,
                      .score = SUMI_DISC * (answer.lower + answer.upper) / 2 };
}

/* The result of a game that is over, for the side to move in END. */
SumiValue
sumi_value_of_end (SumiScoring scoring, SumiPosition end)
{
  return (SumiValue){ .is_proved = sumi_position_is_over (end),
                      .score = SUMI_DISC
                               * sumi_scoring_difference (scoring, end.own, end.opponent) };
}

/* VALUE for the other side. */
SumiValue
sumi_value_negate (SumiValue value)
{
  value.score = -value.score;
  return value;
}

/* How much more VALUE is than OTHER, for the same side: proved if both are. */
SumiValue
sumi_value_subtract (SumiValue value, SumiValue other)
{
  return (SumiValue){ .is_proved = value.is_proved && other.is_proved,
                      .score = value.score - other.score };
}

/* VALUE in whole discs; a half is rounded away from 0. */
int
sumi_value_round (SumiValue value)
{
  int discs = (abs (value.score) + SUMI_DISC / 2) / SUMI_DISC;

  return value.score < 0 ? -discs : discs;
}
