/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One round of a drill, as a state machine without a widget and without a clock: it is told how
 * much time has passed. A right answer leads to the next question at once; after a wrong one the
 * answer stands, and no time passes, until it is let go. Questions are made in a thread, one ahead.
 * Emits "changed" when the question or the state is another one. */

#include "sumi-attempt.h"
#include "sumi-drill-question.h"

#define SUMI_TYPE_DRILL (sumi_drill_get_type ())
G_DECLARE_FINAL_TYPE (SumiDrill, sumi_drill, SUMI, DRILL, GObject)

typedef enum
{
  SUMI_DRILL_PREPARING,  /* the question is being made */
  SUMI_DRILL_ASKING,
  SUMI_DRILL_CORRECTING, /* the answer was wrong; the right one is shown */
  SUMI_DRILL_OVER,       /* the time is up */
} SumiDrillState;

SumiDrill              *sumi_drill_new             (SumiDrillKind kind, guint64 seed,
                                                    const char *const *options);
void                    sumi_drill_set_options     (SumiDrill *self,
                                                    const char *const *options);
SumiDrillState          sumi_drill_get_state       (SumiDrill *self);
const SumiDrillQuestion *sumi_drill_get_question   (SumiDrill *self);
SumiAttempt            *sumi_drill_get_attempt     (SumiDrill *self);
guint                   sumi_drill_get_n_right     (SumiDrill *self);
guint                   sumi_drill_get_n_wrong     (SumiDrill *self);
guint                   sumi_drill_get_score       (SumiDrill *self);
guint                   sumi_drill_get_left        (SumiDrill *self);
void                    sumi_drill_pass_time       (SumiDrill *self, gint64 milliseconds);
void                    sumi_drill_go_on           (SumiDrill *self);
