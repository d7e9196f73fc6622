/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The hints in a game, in words, and what they rest on. */

#include "sumi-hint-words.h"
#include "sumi-play-hint.h"

void  sumi_play_hint_make          (const SumiPlayHint *hint, SumiPlayHintLevel level,
                                    SumiHint *out_hint);
char *sumi_play_hint_basis_to_text (const SumiPlayHint *hint);
