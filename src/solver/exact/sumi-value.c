/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-value.h"

#include <stdlib.h>

/* SCORE, in hundredths of a disc, as an estimate; nothing is known of its error. */
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

/* How much more VALUE is than OTHER, for the same side: proved if both are. The error is not known,
 * since those of two estimates of one game are much alike. */
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

/* The error of VALUE in whole discs, at least 1; 0 where it is proved or the error not known. */
int
sumi_value_round_error (SumiValue value)
{
  int discs = (value.error + SUMI_DISC / 2) / SUMI_DISC;

  if (value.is_proved || value.error == 0)
    return 0;
  return discs > 1 ? discs : 1;
}
