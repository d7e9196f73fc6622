/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-replay.h"

struct _SumiReplayNode
{
  GObject parent_instance;

  SumiJudgement *judgement; /* owns the proof */
  const SumiProof *proof;
  int proof_node; /* -1: the root, which stands before the proof */
  SumiReplayNode *parent; /* not owned: a parent owns its children */
  SumiSquare move;
  SumiPosition position;
  GListStore *children; /* NULL until asked for */
};

struct _SumiReplay
{
  GObject parent_instance;

  SumiReplayNode *root;
  SumiReplayNode *current;
};

G_DEFINE_FINAL_TYPE (SumiReplayNode, sumi_replay_node, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (SumiReplay, sumi_replay, G_TYPE_OBJECT)

enum
{
  PROP_CURRENT = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static SumiReplayNode *
create_child (SumiReplayNode *parent, SumiSquare move, const SumiProof *proof, int proof_node)
{
  SumiReplayNode *node = g_object_new (SUMI_TYPE_REPLAY_NODE, NULL);

  node->judgement = sumi_judgement_ref (parent->judgement);
  node->proof = proof;
  node->proof_node = proof_node;
  node->parent = parent;
  node->move = move;
  node->position = sumi_position_play (parent->position, move);
  return node;
}

static void
list_children (SumiReplayNode *self)
{
  self->children = g_list_store_new (SUMI_TYPE_REPLAY_NODE);
  if (self->proof_node >= 0)
    {
      const SumiProofNode *node = &self->proof->nodes[self->proof_node];

      for (guint i = 0; i < node->n_edges; i++)
        {
          const SumiProofEdge *edge = &self->proof->edges[node->first_edge + i];
          g_autoptr (SumiReplayNode) child
            = create_child (self, edge->move, self->proof, (int) edge->node);

          g_list_store_append (self->children, child);
        }
    }
}

static SumiReplayNode *
get_child (SumiReplayNode *self, guint index)
{
  g_autoptr (SumiReplayNode) child
    = g_list_model_get_item (sumi_replay_node_get_children (self), index);

  return child; /* the list keeps it alive */
}

static void
sumi_replay_node_finalize (GObject *object)
{
  SumiReplayNode *self = SUMI_REPLAY_NODE (object);

  g_clear_object (&self->children);
  g_clear_pointer (&self->judgement, sumi_judgement_unref);
  G_OBJECT_CLASS (sumi_replay_node_parent_class)->finalize (object);
}

static void
sumi_replay_node_class_init (SumiReplayNodeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sumi_replay_node_finalize;
}

static void
sumi_replay_node_init (SumiReplayNode *self)
{
  self->proof_node = -1;
  self->move = SUMI_SQUARE_NONE;
}

static void
sumi_replay_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SumiReplay *self = SUMI_REPLAY (object);

  switch (id)
    {
    case PROP_CURRENT:
      g_value_set_object (value, self->current);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_replay_finalize (GObject *object)
{
  SumiReplay *self = SUMI_REPLAY (object);

  g_clear_object (&self->root);
  G_OBJECT_CLASS (sumi_replay_parent_class)->finalize (object);
}

static void
sumi_replay_class_init (SumiReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = sumi_replay_get_property;
  object_class->finalize = sumi_replay_finalize;

  properties[PROP_CURRENT]
    = g_param_spec_object ("current", NULL, NULL, SUMI_TYPE_REPLAY_NODE,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
sumi_replay_init (SumiReplay *self)
{
}

/* The move that led here; SUMI_SQUARE_PASS for a pass, SUMI_SQUARE_NONE for the root. */
SumiSquare
sumi_replay_node_get_move (SumiReplayNode *self)
{
  return self->move;
}

/* The side that made the move; of the root, the side to move. */
SumiColor
sumi_replay_node_get_mover (SumiReplayNode *self)
{
  return self->parent == NULL ? self->position.turn
                              : sumi_color_opposite (self->position.turn);
}

/* The position at SELF. */
SumiPosition
sumi_replay_node_get_position (SumiReplayNode *self)
{
  return self->position;
}

/* NULL for the root. */
SumiReplayNode *
sumi_replay_node_get_parent (SumiReplayNode *self)
{
  return self->parent;
}

/* A list of SumiReplayNode, the main line first; empty where the proof ends. Owned by SELF. */
GListModel *
sumi_replay_node_get_children (SumiReplayNode *self)
{
  if (self->children == NULL)
    list_children (self);
  return G_LIST_MODEL (self->children);
}

/* The kind of saying for a node that is a move. */
static SumiSayingKind
find_kind (SumiReplayNode *self)
{
  if (self->proof_node < 0)
    return SUMI_SAYING_NODE_MOVE;
  switch (self->proof->nodes[self->proof_node].kind)
    {
    case SUMI_PROOF_REACHED:
      return SUMI_SAYING_NODE_REACHED;
    case SUMI_PROOF_SPENT:
      return SUMI_SAYING_NODE_MISSED;
    case SUMI_PROOF_OVER:
      return SUMI_SAYING_NODE_OVER;
    case SUMI_PROOF_REPLIES:
    case SUMI_PROOF_CHOICE:
    case SUMI_PROOF_PASS:
    default:
      return SUMI_SAYING_NODE_MOVE;
    }
}

/**
 * sumi_replay_node_get_saying: what stands in the tree for the node: the move, and what the proof
 * says where it ends.
 */
SumiSaying
sumi_replay_node_get_saying (SumiReplayNode *self)
{
  SumiColor mover = sumi_replay_node_get_mover (self);

  if (self->parent == NULL)
    return sumi_saying_make (SUMI_SAYING_NODE_START, mover, SUMI_SQUARE_NONE);
  if (self->move == SUMI_SQUARE_PASS)
    return sumi_saying_make (SUMI_SAYING_NODE_PASS, mover, self->move);
  return sumi_saying_make (find_kind (self), mover, self->move);
}

/* The replay of what JUDGEMENT found about MOVE: from the position before it, through the move, to
 * every end of the proof. Where the judgement has no proof for it, it ends with the move. */
SumiReplay *
sumi_replay_new (SumiJudgement *judgement, SumiSquare move)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, move);
  SumiReplay *self = g_object_new (SUMI_TYPE_REPLAY, NULL);
  g_autoptr (SumiReplayNode) child = NULL;

  g_return_val_if_fail (verdict != NULL, self);

  self->root = g_object_new (SUMI_TYPE_REPLAY_NODE, NULL);
  self->root->judgement = sumi_judgement_ref (judgement);
  self->root->position = judgement->position;
  child = create_child (self->root, move, verdict->proof, verdict->proof != NULL ? 0 : -1);
  self->root->children = g_list_store_new (SUMI_TYPE_REPLAY_NODE);
  g_list_store_append (self->root->children, child);
  self->current = self->root;
  return self;
}

/* The position before the judged move. Owned by SELF. */
SumiReplayNode *
sumi_replay_get_root (SumiReplay *self)
{
  return self->root;
}

/* The node that is shown. Owned by SELF. */
SumiReplayNode *
sumi_replay_get_current (SumiReplay *self)
{
  return self->current;
}

/* Goes to NODE, one of this replay. */
void
sumi_replay_set_current (SumiReplay *self, SumiReplayNode *node)
{
  if (self->current == node)
    return;
  self->current = node;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURRENT]);
}

/* One move on, along the main line; FALSE at its end. */
gboolean
sumi_replay_go_forward (SumiReplay *self)
{
  SumiReplayNode *child = get_child (self->current, 0);

  if (child == NULL)
    return FALSE;
  sumi_replay_set_current (self, child);
  return TRUE;
}

/* One move back; FALSE at the root. */
gboolean
sumi_replay_go_back (SumiReplay *self)
{
  if (self->current->parent == NULL)
    return FALSE;
  sumi_replay_set_current (self, self->current->parent);
  return TRUE;
}

/* To the next (DIRECTION 1) or previous (-1) sibling of this move; FALSE if there is none. */
gboolean
sumi_replay_go_sideways (SumiReplay *self, int direction)
{
  SumiReplayNode *parent = self->current->parent;
  GListModel *siblings;

  if (parent == NULL)
    return FALSE;
  siblings = sumi_replay_node_get_children (parent);
  for (guint i = 0; i < g_list_model_get_n_items (siblings); i++)
    {
      if (get_child (parent, i) == self->current)
        {
          int index = (int) i + direction;
          SumiReplayNode *sibling = index >= 0 ? get_child (parent, (guint) index) : NULL;

          if (sibling != NULL)
            sumi_replay_set_current (self, sibling);
          return sibling != NULL;
        }
    }
  return FALSE;
}

/* To the position before the judged move. */
void
sumi_replay_go_first (SumiReplay *self)
{
  sumi_replay_set_current (self, self->root);
}

/* To the end of the main line from here. */
void
sumi_replay_go_last (SumiReplay *self)
{
  SumiReplayNode *node = self->current;

  for (SumiReplayNode *child = node; child != NULL; child = get_child (node, 0))
    node = child;
  sumi_replay_set_current (self, node);
}
