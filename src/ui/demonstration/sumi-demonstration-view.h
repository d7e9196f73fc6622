/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The state of a demonstration in words, and the buttons to play it and to step through it. The
 * widget with the board follows the demonstration itself. */

#include <adwaita.h>

#include "sumi-demonstration.h"

#define SUMI_TYPE_DEMONSTRATION_VIEW (sumi_demonstration_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiDemonstrationView, sumi_demonstration_view, SUMI, DEMONSTRATION_VIEW,
                      AdwBin)

/* Signals "square-pointed" and "square-activated", as those of SumiSquareText.
 * Actions: demonstration.first, .back, .play, .forward, .last. */
SumiDemonstration *sumi_demonstration_view_get_demonstration (SumiDemonstrationView *self);
void               sumi_demonstration_view_set_demonstration (SumiDemonstrationView *self,
                                                              SumiDemonstration *demonstration);
