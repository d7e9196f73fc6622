/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The sentence that says a fact. */

#include "sumi-fact.h"

char *sumi_fact_to_text (const SumiFact *fact);
