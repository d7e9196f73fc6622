/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A proof as a tree that can be walked move by move.
 *
 * Node 0 of the tree is the position before the judged move; its child is the position after it,
 * and below stand all branches of the proof. The tree is made as it is walked, so a proof whose
 * lines meet costs no more than what is looked at. */

#include <gio/gio.h>

#include "sumi-judgement.h"
#include "sumi-saying.h"

#define SUMI_TYPE_REPLAY_NODE (sumi_replay_node_get_type ())
G_DECLARE_FINAL_TYPE (SumiReplayNode, sumi_replay_node, SUMI, REPLAY_NODE, GObject)

#define SUMI_TYPE_REPLAY (sumi_replay_get_type ())
G_DECLARE_FINAL_TYPE (SumiReplay, sumi_replay, SUMI, REPLAY, GObject)

SumiSquare      sumi_replay_node_get_move     (SumiReplayNode *self);
SumiColor       sumi_replay_node_get_mover    (SumiReplayNode *self);
SumiPosition    sumi_replay_node_get_position (SumiReplayNode *self);
SumiReplayNode *sumi_replay_node_get_parent   (SumiReplayNode *self);
GListModel     *sumi_replay_node_get_children (SumiReplayNode *self);
SumiSaying      sumi_replay_node_get_saying   (SumiReplayNode *self);

SumiReplay     *sumi_replay_new               (SumiJudgement *judgement, SumiSquare move);
SumiReplayNode *sumi_replay_get_root          (SumiReplay *self);
SumiReplayNode *sumi_replay_get_current       (SumiReplay *self);
void            sumi_replay_set_current       (SumiReplay *self, SumiReplayNode *node);
gboolean        sumi_replay_go_forward        (SumiReplay *self);
gboolean        sumi_replay_go_back           (SumiReplay *self);
gboolean        sumi_replay_go_sideways       (SumiReplay *self, int direction);
void            sumi_replay_go_first          (SumiReplay *self);
void            sumi_replay_go_last           (SumiReplay *self);
