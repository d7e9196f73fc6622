/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-book-maker.h"

#include <math.h>
#include <stdlib.h>

#include "sumi-midgame.h"
#include "sumi-share-work.h"

#define EVEN (2 * SUMI_DISC)
#define N_AT_ONCE 4
#define TABLE_BYTES (1024 * 1024)

/* No line is followed that costs more. */
#define MAX_COST (20 * SUMI_DISC)

typedef struct
{
  guint8 move;
  gint16 score; /* by search, for the side that plays it, in hundredths of a disc */
} Move;

typedef struct
{
  SumiBookEntry entry; /* first, so that a node is compared as its entry */
  int cost;            /* of the way here that costs least: its plies, and what both sides lost */
  int searched;        /* the value by search alone */
  guint64 n_nodes;     /* of that search; 0: not searched yet */
  guint n_moves;       /* none where the book ends: only the value is searched for */
  Move *moves;
} Node;

typedef struct
{
  const SumiEvaluation *evaluation;
  const SumiBookTerms *terms;
  GHashTable *nodes;            /* of Node, a set by their entries */
  GPtrArray *costs[MAX_COST + 1]; /* of Node; a node whose cost became less is in two of them */
  GPtrArray *plies[SUMI_BOOK_MAX_PLIES + 1]; /* of Node: those that were searched */
} Maker;

/* Nodes that are searched at the same time. */
typedef struct
{
  const Maker *maker;
  GPtrArray *nodes; /* of Node */
} Batch;

typedef struct
{
  const Node *node;
  int value; /* by a deeper search */
} Check;

typedef struct
{
  GArray *checks; /* of Check */
  const SumiEvaluation *evaluation;
  int depth;
} Sample;

static SumiPosition
get_position (const Node *node)
{
  return (SumiPosition){ node->entry.own, node->entry.opponent, SUMI_BLACK };
}

static int
get_ply (const Node *node)
{
  return 60 - sumi_position_count_empties (get_position (node));
}

static int
compare_entries (const void *a, const void *b)
{
  return sumi_book_compare (a, b);
}

static int
compare_nodes (const void *a, const void *b)
{
  return compare_entries (*(Node *const *) a, *(Node *const *) b);
}

static guint
hash_entry (gconstpointer key)
{
  const SumiBookEntry *entry = key;

  return (guint) sumi_position_hash (
      (SumiPosition){ entry->own, entry->opponent, SUMI_BLACK });
}

static gboolean
equal_entries (gconstpointer a, gconstpointer b)
{
  return compare_entries (a, b) == 0;
}

static void
free_node (gpointer data)
{
  Node *node = data;

  g_free (node->moves);
  g_free (node);
}

static Node *
find_node (const Maker *maker, SumiPosition position)
{
  SumiBookEntry entry = sumi_book_make_entry (position);

  return g_hash_table_lookup (maker->nodes, &entry);
}

/* What was seen before must not matter, since it depends on how the work is shared. */
static void
search_node (Node *node, SumiMidgame *midgame, int depth)
{
  const SumiMidgameLimits limits = { .max_depth = depth };
  gboolean is_last = get_ply (node) == SUMI_BOOK_MAX_PLIES;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  sumi_midgame_forget (midgame);
  if (is_last)
    sumi_midgame_find_best (midgame, get_position (node), limits, &budget, &report);
  else
    sumi_midgame_score_moves (midgame, get_position (node), limits, &budget, &report);
  node->searched = report.moves[0].value.score;
  node->entry.value = (gint16) node->searched;
  node->n_nodes = budget.nodes;
  node->n_moves = is_last ? 0 : (guint) report.n_moves;
  node->moves = g_new (Move, node->n_moves);
  for (guint i = 0; i < node->n_moves; i++)
    node->moves[i] = (Move){ (guint8) report.moves[i].move,
                             (gint16) report.moves[i].value.score };
}

static void
search_nodes (gpointer data, guint first, guint end)
{
  const Batch *batch = data;
  SumiMidgame *midgame = sumi_midgame_new (batch->maker->evaluation, TABLE_BYTES,
                                           SUMI_SCORING_EMPTIES_TO_WINNER);

  for (guint i = first; i < end; i++)
    search_node (batch->nodes->pdata[i], midgame, batch->maker->terms->depth);
  sumi_midgame_free (midgame);
}

/* Notes that POSITION can be reached at COST. */
static void
reach (Maker *maker, SumiPosition position, int cost)
{
  Node *node = find_node (maker, position);

  if (cost > MAX_COST || (node != NULL && node->cost <= cost))
    return;
  if (node == NULL)
    {
      node = g_new0 (Node, 1);
      node->entry = sumi_book_make_entry (position);
      g_hash_table_add (maker->nodes, node);
    }
  node->cost = cost;
  g_ptr_array_add (maker->costs[cost], node);
}

/* Follows the moves of NODE that lose little, where the other side can answer and neither is far
 * ahead. */
static void
follow_moves (Maker *maker, const Node *node)
{
  for (guint i = 0; i < node->n_moves; i++)
    {
      SumiPosition after = sumi_position_play (get_position (node), node->moves[i].move);
      int loss = node->searched - node->moves[i].score;

      if (loss <= SUMI_BOOK_MAX_LOSS && abs (node->moves[i].score) <= SUMI_BOOK_MAX_LEAD
          && sumi_position_legal_moves (after) != 0)
        reach (maker, after, node->cost + loss + SUMI_BOOK_PLY_COST);
    }
}

/* Searches the nodes that can be reached at COST and not at less. */
static void
search_cost (Maker *maker, int cost)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  Batch batch = { maker, nodes };

  for (guint i = 0; i < maker->costs[cost]->len; i++)
    {
      Node *node = maker->costs[cost]->pdata[i];

      if (node->cost == cost)
        g_ptr_array_add (nodes, node);
    }
  sumi_share_work (search_nodes, &batch, nodes->len, N_AT_ONCE, maker->terms->n_threads);
  for (guint i = 0; i < nodes->len; i++)
    {
      g_ptr_array_add (maker->plies[get_ply (nodes->pdata[i])], nodes->pdata[i]);
      follow_moves (maker, nodes->pdata[i]);
    }
}

static guint
count_searched (const Maker *maker)
{
  guint n = 0;

  for (int ply = 0; ply <= SUMI_BOOK_MAX_PLIES; ply++)
    n += maker->plies[ply]->len;
  return n;
}

/* From the start on, searches those positions first that cost least (E. W. Dijkstra's shortest
 * paths, 1959; T. R. Lincke, "Strategies for the automatic construction of opening books", 2000,
 * chooses what to expand in a like way). Returns what the last one cost. */
static int
search_positions (Maker *maker)
{
  int cost = 0;

  reach (maker, sumi_position_start (SUMI_RULES_BLACK_FIRST), 0);
  for (;; cost++)
    {
      search_cost (maker, cost);
      if (cost == MAX_COST || count_searched (maker) >= maker->terms->n_positions)
        return cost;
    }
}

/* Each position of a ply is worth what its best move is: by the position after it where that is in
 * the book, and by search where it is not. */
static void
improve_values (const Maker *maker, GPtrArray *nodes, SumiBookPly *ply)
{
  for (guint i = 0; i < nodes->len; i++)
    {
      Node *node = nodes->pdata[i];
      int best = G_MININT;

      for (guint j = 0; j < node->n_moves; j++)
        {
          const Node *after =
              find_node (maker, sumi_position_play (get_position (node), node->moves[j].move));
          gboolean is_known = after != NULL && after->n_nodes > 0;

          ply->n_moves += is_known;
          best = MAX (best, is_known ? -after->entry.value : node->moves[j].score);
        }
      if (node->n_moves > 0)
        node->entry.value = (gint16) best;
    }
}

static void
describe_ply (const GPtrArray *nodes, gboolean is_black, SumiBookPly *out_ply)
{
  double sum = 0, absolute = 0;

  for (guint i = 0; i < nodes->len; i++)
    {
      int value = ((const Node *) nodes->pdata[i])->entry.value;

      out_ply->n_even += abs (value) <= EVEN;
      sum += is_black ? value : -value;
      absolute += abs (value);
    }
  out_ply->n_positions = nodes->len;
  out_ply->mean = nodes->len > 0 ? sum / nodes->len / SUMI_DISC : 0;
  out_ply->absolute = nodes->len > 0 ? absolute / nodes->len / SUMI_DISC : 0;
}

static void
check_nodes (gpointer data, guint first, guint end)
{
  const Sample *sample = data;
  const SumiMidgameLimits limits = { .max_depth = sample->depth };
  SumiMidgame *midgame =
      sumi_midgame_new (sample->evaluation, 16 * TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);

  for (guint i = first; i < end; i++)
    {
      Check *check = &g_array_index (sample->checks, Check, i);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;

      sumi_midgame_forget (midgame);
      sumi_midgame_find_best (midgame, get_position (check->node), limits, &budget, &report);
      check->value = report.moves[0].value.score;
    }
  sumi_midgame_free (midgame);
}

/* Searches a sample of the positions deeper, each at the same distance from the one before. */
static void
measure_error (const Maker *maker, SumiBookReport *report)
{
  const SumiBookTerms *terms = maker->terms;
  g_autoptr (GArray) checks = g_array_new (FALSE, FALSE, sizeof (Check));
  Sample sample = { checks, maker->evaluation, terms->depth + SUMI_BOOK_CHECK_PLIES };
  guint step = MAX (report->n_positions / MAX (terms->n_checked, 1), 1), index = 0;
  double error = 0, searched_error = 0;

  for (int ply = 0; ply <= SUMI_BOOK_MAX_PLIES; ply++)
    for (guint i = 0; i < maker->plies[ply]->len; i++, index++)
      {
        Check check = { .node = maker->plies[ply]->pdata[i] };

        if (index % step == step / 2 && checks->len < terms->n_checked)
          g_array_append_val (checks, check);
      }
  sumi_share_work (check_nodes, &sample, checks->len, 1, terms->n_threads);
  for (guint i = 0; i < checks->len; i++)
    {
      const Check *check = &g_array_index (checks, Check, i);

      error += pow (check->node->entry.value - check->value, 2);
      searched_error += pow (check->node->searched - check->value, 2);
    }
  report->n_checked = checks->len;
  if (checks->len == 0)
    return;
  report->error = sqrt (error / checks->len) / SUMI_DISC;
  report->searched_error = sqrt (searched_error / checks->len) / SUMI_DISC;
}

static void
init_maker (Maker *maker, const SumiEvaluation *evaluation, const SumiBookTerms *terms)
{
  maker->evaluation = evaluation;
  maker->terms = terms;
  maker->nodes = g_hash_table_new_full (hash_entry, equal_entries, free_node, NULL);
  for (int cost = 0; cost <= MAX_COST; cost++)
    maker->costs[cost] = g_ptr_array_new ();
  for (int ply = 0; ply <= SUMI_BOOK_MAX_PLIES; ply++)
    maker->plies[ply] = g_ptr_array_new ();
}

static void
clear_maker (Maker *maker)
{
  for (int cost = 0; cost <= MAX_COST; cost++)
    g_ptr_array_unref (maker->costs[cost]);
  for (int ply = 0; ply <= SUMI_BOOK_MAX_PLIES; ply++)
    g_ptr_array_unref (maker->plies[ply]);
  g_hash_table_unref (maker->nodes);
}

/**
 * sumi_book_make: a book by TERMS, as SumiBookEntry in ascending order, owned by the caller. It
 * depends on TERMS and the weights of EVALUATION alone.
 */
GArray *
sumi_book_make (const SumiEvaluation *evaluation,
                const SumiBookTerms *terms,
                SumiBookReport *out_report)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (SumiBookEntry));
  g_autofree Maker *maker = g_new0 (Maker, 1);

  *out_report = (SumiBookReport){ 0 };
  init_maker (maker, evaluation, terms);
  out_report->max_cost = (double) search_positions (maker) / SUMI_DISC;
  for (int ply = SUMI_BOOK_MAX_PLIES; ply >= 0; ply--)
    {
      GPtrArray *nodes = maker->plies[ply];

      /* In whatever order they were found. */
      g_ptr_array_sort (nodes, compare_nodes);
      improve_values (maker, nodes, &out_report->plies[ply]);
      describe_ply (nodes, ply % 2 == 0, &out_report->plies[ply]);
      for (guint i = 0; i < nodes->len; i++)
        {
          g_array_append_val (entries, ((const Node *) nodes->pdata[i])->entry);
          out_report->n_nodes += ((const Node *) nodes->pdata[i])->n_nodes;
        }
      out_report->n_positions += nodes->len;
    }
  measure_error (maker, out_report);
  clear_maker (maker);
  qsort (entries->data, entries->len, sizeof (SumiBookEntry), compare_entries);
  return entries;
}
