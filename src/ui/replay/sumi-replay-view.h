/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A proof as a tree of moves, with buttons and keys to walk through it. It changes the replay that
 * it is given; whoever shows the board watches the replay. */

#include <adwaita.h>

#include "sumi-replay.h"

#define SUMI_TYPE_REPLAY_VIEW (sumi_replay_view_get_type ())
G_DECLARE_FINAL_TYPE (SumiReplayView, sumi_replay_view, SUMI, REPLAY_VIEW, AdwBin)

/* Signal "square-pointed" (int square, SUMI_SQUARE_NONE when none): the pointer is on its row.
 * Actions: replay.first, replay.back, replay.forward, replay.last. While the board shows the replay
 * there is a button that uses the action exercise.leave-replay. */
SumiReplay *sumi_replay_view_get_replay  (SumiReplayView *self);
void        sumi_replay_view_set_replay  (SumiReplayView *self, SumiReplay *replay);
void        sumi_replay_view_set_walking (SumiReplayView *self, gboolean is_walking);
