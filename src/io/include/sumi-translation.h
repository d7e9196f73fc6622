/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where the translations lie, for every program that speaks to people. */

void sumi_translation_set_up (void);
