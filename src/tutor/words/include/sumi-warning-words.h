/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The question that warns of a move. */

#include "sumi-warning.h"

char *sumi_warning_to_text (const SumiWarning *warning);
