/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-tool-tree.h"

#include <glib/gi18n.h>

#include "sumi-notation.h"

/* A tree as it is printed: a position that several lines lead to is printed once. */
typedef struct
{
  const SumiProof *proof;
  gboolean *is_printed;
} Tree;

static const char *
describe_end (SumiProofKind kind)
{
  switch (kind)
    {
    case SUMI_PROOF_REACHED:
      return _("goal reached");
    case SUMI_PROOF_SPENT:
      return _("goal missed");
    case SUMI_PROOF_OVER:
      return _("the game is over");
    case SUMI_PROOF_REPLIES:
    case SUMI_PROOF_CHOICE:
    case SUMI_PROOF_PASS:
    default:
      return "";
    }
}

/* Owned by the caller. */
static char *
write_move (SumiColor mover, SumiSquare move)
{
  const char *name = sumi_square_to_name (move);

  if (move == SUMI_SQUARE_PASS)
    return g_strdup (mover == SUMI_BLACK ? _("Black passes") : _("White passes"));
  if (mover == SUMI_BLACK)
    /* Translators: a line of a tree of moves; %s is the name of a square, such as h2. */
    return g_strdup_printf (_("Black %s"), name);
  /* Translators: a line of a tree of moves; %s is the name of a square, such as h2. */
  return g_strdup_printf (_("White %s"), name);
}

static void
print_node (const Tree *tree, SumiSquare move, guint index, int depth)
{
  const SumiProofNode *node = &tree->proof->nodes[index];
  gboolean is_repeated = tree->is_printed[index] && node->n_edges > 0;
  const char *end = is_repeated ? _("as above") : describe_end (node->kind);
  g_autofree char *written = write_move (sumi_color_opposite (node->position.turn), move);

  g_print ("%*s", 2 * depth, "");
  if (*end != '\0')
    /* Translators: a move in a tree of moves, and what it leads to. */
    g_print (_("%s: %s"), written, end);
  else
    g_print ("%s", written);
  g_print ("\n");
  if (is_repeated)
    return;

  tree->is_printed[index] = TRUE;
  for (guint i = 0; i < node->n_edges; i++)
    {
      const SumiProofEdge *edge = &tree->proof->edges[node->first_edge + i];

      print_node (tree, edge->move, edge->node, depth + 1);
    }
}

/* Prints, for each right move, every reply and what follows. */
void
sumi_tool_tree_print (const SumiJudgement *judgement)
{
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];
      g_autofree gboolean *is_printed = NULL;
      Tree tree = { .proof = verdict->proof };

      if (verdict->verdict != SUMI_VERDICT_RIGHT || tree.proof == NULL)
        continue;
      tree.is_printed = is_printed = g_new0 (gboolean, tree.proof->n_nodes);
      /* Translators: %s is the name of a square, such as h2; a tree of moves follows. */
      g_print (_("\nThe proof of %s:\n"), sumi_square_to_name (verdict->move));
      print_node (&tree, verdict->move, 0, 1);
    }
}
