/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-part.h"

/* FROM minus WHAT, part by part. */
SumiEvaluationSum
sumi_part_subtract (const SumiEvaluationSum *from, const SumiEvaluationSum *what)
{
  SumiEvaluationSum difference;

  for (int part = 0; part < SUMI_N_EVALUATION_PARTS; part++)
    difference.parts[part] = from->parts[part] - what->parts[part];
  return difference;
}

/* The part of SUM that counts most for it; of equals the first. SUMI_NO_PART if none does. */
int
sumi_part_find_largest (const SumiEvaluationSum *sum)
{
  int largest = SUMI_NO_PART, value = 0;

  for (int part = 0; part < SUMI_N_EVALUATION_PARTS; part++)
    {
      if (sum->parts[part] > value)
        {
          largest = part;
          value = sum->parts[part];
        }
    }
  return largest;
}
