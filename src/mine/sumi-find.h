/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The finders of puzzles: each looks for those of some themes. Only for src/mine. */

#include "sumi-look.h"

void sumi_find_force   (SumiLook *look);
void sumi_find_measure (SumiLook *look);
void sumi_find_ending  (SumiLook *look);
