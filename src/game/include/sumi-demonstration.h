/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A sequence of moves that is played by a timer, and can be stepped through. Emits "changed" after
 * each change. */

#include <glib-object.h>

#include "sumi-notation.h"
#include "sumi-saying.h"

#define SUMI_TYPE_DEMONSTRATION (sumi_demonstration_get_type ())
G_DECLARE_FINAL_TYPE (SumiDemonstration, sumi_demonstration, SUMI, DEMONSTRATION, GObject)

/* How long each move stands on the board before the next, in milliseconds. */
#define SUMI_DEMONSTRATION_PACE_MS 1600

SumiDemonstration *sumi_demonstration_new           (SumiPosition position,
                                                     const SumiTranscript *moves);
void               sumi_demonstration_set_pace      (SumiDemonstration *self, guint ms);

SumiPosition       sumi_demonstration_get_position  (SumiDemonstration *self);
SumiSquare         sumi_demonstration_get_last_move (SumiDemonstration *self);
guint              sumi_demonstration_get_index     (SumiDemonstration *self);
guint              sumi_demonstration_get_n_moves   (SumiDemonstration *self);
gboolean           sumi_demonstration_is_playing    (SumiDemonstration *self);
guint              sumi_demonstration_get_sayings   (SumiDemonstration *self,
                                                     SumiSaying out_sayings[2]);

void               sumi_demonstration_play          (SumiDemonstration *self);
void               sumi_demonstration_pause         (SumiDemonstration *self);
void               sumi_demonstration_forward       (SumiDemonstration *self);
void               sumi_demonstration_back          (SumiDemonstration *self);
void               sumi_demonstration_first         (SumiDemonstration *self);
void               sumi_demonstration_last          (SumiDemonstration *self);
