/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The table of all terms. Private to the glossary. */

#include "sumi-glossary.h"

extern const SumiTerm sumi_glossary_terms[];
extern const guint sumi_glossary_n_terms;
