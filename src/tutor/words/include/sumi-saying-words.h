/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a saying says, in words. */

#include "sumi-saying.h"

char *sumi_saying_to_text (const SumiSaying *saying);
