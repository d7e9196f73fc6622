/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a move that was played does, in words. */

#include "sumi-why.h"

char *sumi_why_fact_to_text (const SumiWhyFact *fact);
