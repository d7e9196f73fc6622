/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The parts that checking a pack is made of. Only for sumi-pack-check*.c. */

#include "sumi-budget.h"
#include "sumi-pack.h"

typedef struct
{
  const SumiExercise *exercise;
  GPtrArray *mistakes; /* of SumiMistake */
} SumiPackChecking;

void sumi_pack_checking_report      (const SumiPackChecking *check, SumiMistakeCode code,
                                     SumiLocation place, const char *steps, const char *format, ...)
                                     G_GNUC_PRINTF (5, 6);
void sumi_pack_checking_report_task (const SumiPackChecking *check, SumiMistakeCode code,
                                     const char *format, ...) G_GNUC_PRINTF (3, 4);
void sumi_pack_checking_prove       (const SumiPackChecking *check, SumiBudget *budget);
void sumi_pack_checking_play        (const SumiPackChecking *check, SumiBudget *budget);
