/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The score sheet of a series: what it is played to, how it stands, and each game's result. */

#include <adwaita.h>

#include "sumi-live-match.h"

#define SUMI_TYPE_SCORE_SHEET (sumi_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (SumiScoreSheet, sumi_score_sheet, SUMI, SCORE_SHEET, AdwBin)

void        sumi_score_sheet_show         (SumiScoreSheet *self, SumiLiveMatch *match);
const char *sumi_score_sheet_get_standing (SumiScoreSheet *self);
