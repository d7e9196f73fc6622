/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The answer to a yes-or-no question under a budget. */

typedef enum
{
  SUMI_TRUTH_UNKNOWN, /* the budget was spent first */
  SUMI_TRUTH_TRUE,
  SUMI_TRUTH_FALSE,
} SumiTruth;
