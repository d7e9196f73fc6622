/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-openings.h"

#include <stdlib.h>
#include <string.h>

#include "sumi-position-key.h"
#include "sumi-symmetry.h"

/* The games between two others, behind those in which the learner had one side or the other. */
#define OTHERS 2

struct _SumiOpenings
{
  GHashTable *nodes[OTHERS + 1]; /* sets of Node */
};

/* A move that was played in a position. */
typedef struct
{
  SumiPosition after; /* canonical */
  SumiOpeningCount count;
} Choice;

/* What became of a position in the games of a set. There are many of them, and in most of them one
 * move was chosen. */
typedef struct
{
  SumiPosition position; /* canonical; the key of the set */
  SumiOpeningCount count;
  guint n_choices;
  Choice choice;   /* the first one */
  Choice *further; /* the others; NULL: there are none */
  gboolean has_line; /* a game that began as games usually do came to it; the last one by LINE */
  int n_line;
  uint8_t line[SUMI_OPENINGS_MAX_MOVES];
} Node;

static void
free_node (gpointer data)
{
  Node *node = data;

  g_free (node->further);
  g_free (node);
}

static Node *
find_node (const SumiOpenings *openings, int set, SumiPosition position)
{
  SumiPosition canonical = sumi_symmetry_canonical (position, NULL);

  return g_hash_table_lookup (openings->nodes[set], &canonical);
}

static Node *
ensure_node (SumiOpenings *openings, int set, SumiPosition position)
{
  Node *node = find_node (openings, set, position);

  if (node != NULL)
    return node;
  node = g_new0 (Node, 1);
  node->position = sumi_symmetry_canonical (position, NULL);
  g_hash_table_add (openings->nodes[set], node);
  return node;
}

static Choice *
get_choice (const Node *node, guint i)
{
  return i == 0 ? (Choice *) &node->choice : &node->further[i - 1];
}

/* The choice of NODE that leads to AFTER, however the board is turned; NULL: there is none yet. */
static Choice *
find_choice (const Node *node, SumiPosition after)
{
  SumiPosition canonical = sumi_symmetry_canonical (after, NULL);

  for (guint i = 0; i < node->n_choices; i++)
    {
      Choice *choice = get_choice (node, i);

      if (sumi_position_equal (choice->after, canonical))
        return choice;
    }
  return NULL;
}

static Choice *
ensure_choice (Node *node, SumiPosition after)
{
  Choice *choice = find_choice (node, after);

  if (choice != NULL)
    return choice;
  if (node->n_choices > 0)
    node->further = g_renew (Choice, node->further, node->n_choices);
  choice = get_choice (node, node->n_choices++);
  *choice = (Choice){ .after = sumi_symmetry_canonical (after, NULL) };
  return choice;
}

/* Black's discs minus White's at the end; FALSE where nobody knows it. */
static gboolean
find_result (const SumiGameRecord *record, int *out_result)
{
  SumiPosition end = record->moves.end;

  *out_result = record->has_result ? record->result
                                   : sumi_bitboard_count (sumi_position_discs (end, SUMI_BLACK))
                                         - sumi_bitboard_count (
                                             sumi_position_discs (end, SUMI_WHITE));
  return record->has_result || sumi_position_is_over (end);
}

/* What is known of a game beside its moves. */
typedef struct
{
  gboolean has_result;
  int result; /* from the learner's side */
} Outcome;

static void
count_game (SumiOpeningCount *count, const Outcome *outcome)
{
  count->n_games++;
  if (!outcome->has_result)
    return;
  if (outcome->result > 0)
    count->n_won++;
  else if (outcome->result < 0)
    count->n_lost++;
  else
    count->n_drawn++;
}

static gboolean
is_usual_start (SumiPosition position)
{
  return sumi_position_equal (position, sumi_position_start (SUMI_RULES_BLACK_FIRST));
}

/* Counts the position that GAME has come to in SET. */
static Node *
count_position (SumiOpenings *openings,
                int set,
                const SumiTranscript *game,
                const Outcome *outcome)
{
  Node *node = ensure_node (openings, set, game->end);

  count_game (&node->count, outcome);
  if (!is_usual_start (game->start))
    return node;
  node->has_line = TRUE;
  node->n_line = game->n_moves;
  memcpy (node->line, game->moves, (gsize) game->n_moves);
  return node;
}

/* More often first; then by the square. */
static int
compare_moves (const void *a, const void *b)
{
  const SumiOpeningMove *left = a, *right = b;

  if (left->count.n_games != right->count.n_games)
    return left->count.n_games > right->count.n_games ? -1 : 1;
  return (int) left->move - (int) right->move;
}

/**
 * sumi_openings_new: of no game yet; owned by the caller.
 */
SumiOpenings *
sumi_openings_new (void)
{
  SumiOpenings *openings = g_new0 (SumiOpenings, 1);

  for (int set = 0; set <= OTHERS; set++)
    openings->nodes[set] = g_hash_table_new_full (sumi_position_key_hash, sumi_position_key_equal,
                                                  free_node, NULL);
  return openings;
}

void
sumi_openings_free (SumiOpenings *openings)
{
  if (openings == NULL)
    return;
  for (int set = 0; set <= OTHERS; set++)
    g_hash_table_unref (openings->nodes[set]);
  g_free (openings);
}

/**
 * sumi_openings_add: counts the positions of RECORD; with HAS_SIDE the learner played SIDE in it.
 */
void
sumi_openings_add (SumiOpenings *openings,
                   const SumiGameRecord *record,
                   gboolean has_side,
                   SumiColor side)
{
  SumiTranscript game = { .start = record->moves.start, .end = record->moves.start };
  int n = MIN (record->moves.n_moves, SUMI_OPENINGS_MAX_MOVES);
  int set = has_side ? (int) side : OTHERS;
  Outcome outcome;
  Node *node;

  outcome.has_result = find_result (record, &outcome.result) && has_side;
  if (side == SUMI_WHITE)
    outcome.result = -outcome.result;
  node = count_position (openings, set, &game, &outcome);
  for (int i = 0; i < n; i++)
    {
      SumiSquare move = record->moves.moves[i];

      sumi_transcript_play (&game, move);
      if (i >= record->n_given && move != SUMI_SQUARE_PASS)
        count_game (&ensure_choice (node, game.end)->count, &outcome);
      node = count_position (openings, set, &game, &outcome);
    }
  /* Who looks at where a game was left goes on from a pass at once. */
  if (n == record->moves.n_moves && n < SUMI_OPENINGS_MAX_MOVES
      && sumi_position_must_pass (game.end))
    {
      sumi_transcript_play (&game, SUMI_SQUARE_PASS);
      count_position (openings, set, &game, &outcome);
    }
}

/**
 * sumi_openings_count: the games in which POSITION came up.
 */
SumiOpeningCount
sumi_openings_count (const SumiOpenings *openings, SumiPosition position)
{
  SumiOpeningCount sum = { 0 };

  for (int set = 0; set <= OTHERS; set++)
    {
      const Node *node = find_node (openings, set, position);

      if (node == NULL)
        continue;
      sum.n_games += node->count.n_games;
      sum.n_won += node->count.n_won;
      sum.n_drawn += node->count.n_drawn;
      sum.n_lost += node->count.n_lost;
    }
  return sum;
}

/**
 * sumi_openings_list: the moves of POSITION with which games went on, the most frequent first; how
 * many they are. None where a side has to pass.
 */
guint
sumi_openings_list (const SumiOpenings *openings,
                    SumiPosition position,
                    SumiOpeningMove out_moves[64])
{
  SumiPosition seen[64];
  SumiBitboard moves = sumi_position_legal_moves (position);
  guint n = 0;

  SUMI_FOREACH_SQUARE (move, moves)
    {
      SumiPosition after
        = sumi_symmetry_canonical (sumi_position_play (position, (SumiSquare) move), NULL);
      SumiOpeningCount count = sumi_openings_count (openings, after);
      guint i = 0;

      while (i < n && !sumi_position_equal (seen[i], after))
        i++;
      if (count.n_games == 0 || i < n)
        continue;
      seen[n] = after;
      out_moves[n++] = (SumiOpeningMove){ (SumiSquare) move, count };
    }
  qsort (out_moves, n, sizeof *out_moves, compare_moves);
  return n;
}

/* Whether one of the N moves of POSITION leads to the same position as MOVE. */
static gboolean
is_among (SumiPosition position, SumiSquare move, const SumiMoveScore *moves, guint n)
{
  SumiPosition after = sumi_symmetry_canonical (sumi_position_play (position, move), NULL);

  for (guint i = 0; i < n; i++)
    {
      SumiPosition other
        = sumi_symmetry_canonical (sumi_position_play (position, moves[i].move), NULL);

      if (sumi_position_equal (after, other))
        return TRUE;
    }
  return FALSE;
}

/**
 * sumi_openings_list_untried: the moves of POSITION that a book recommends and with which no game
 * went on, the best first; how many they are. BOOK is what sumi_midgame_read_book() says of
 * POSITION. Of several that lead to the same position there is one.
 */
guint
sumi_openings_list_untried (const SumiOpenings *openings,
                            SumiPosition position,
                            const SumiMidgameReport *book,
                            SumiMoveScore out_moves[64])
{
  guint n = 0;

  for (int i = 0; i < book->n_moves; i++)
    {
      const SumiMoveScore *score = &book->moves[i];
      SumiPosition after = sumi_position_play (position, score->move);

      if (book->moves[0].value.score - score->value.score <= SUMI_OPENINGS_MAX_LOSS
          && sumi_openings_count (openings, after).n_games == 0
          && !is_among (position, score->move, out_moves, n))
        out_moves[n++] = *score;
    }
  return n;
}

/**
 * sumi_openings_count_own: the games in which POSITION came up and the learner had SIDE.
 */
SumiOpeningCount
sumi_openings_count_own (const SumiOpenings *openings, SumiColor side, SumiPosition position)
{
  const Node *node = find_node (openings, (int) side, position);

  return node != NULL ? node->count : (SumiOpeningCount){ 0 };
}

/**
 * sumi_openings_list_own: the moves that were chosen in just this POSITION, in games in which the
 * learner had SIDE, the most frequent first; how many they are. They are the learner's where SIDE
 * is to move, and otherwise the opponents'.
 */
guint
sumi_openings_list_own (const SumiOpenings *openings,
                        SumiColor side,
                        SumiPosition position,
                        SumiOpeningMove out_moves[64])
{
  const Node *node = find_node (openings, (int) side, position);
  const Choice *seen[64];
  guint n = 0;

  if (node == NULL || node->n_choices == 0)
    return 0;
  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      const Choice *choice
        = find_choice (node, sumi_position_play (position, (SumiSquare) move));
      guint i = 0;

      while (i < n && seen[i] != choice)
        i++;
      if (choice == NULL || i < n)
        continue;
      seen[n] = choice;
      out_moves[n++] = (SumiOpeningMove){ (SumiSquare) move, choice->count };
    }
  qsort (out_moves, n, sizeof *out_moves, compare_moves);
  return n;
}

/* How RECORD went on from POSITION, the last one of it that MEMORY has. */
static SumiMemoryEnd
find_end (const SumiOpeningMemory *memory,
          const SumiGameRecord *record,
          SumiColor side,
          SumiPosition position)
{
  if (memory->n_known == record->moves.n_moves)
    return SUMI_MEMORY_WHOLE;
  if (memory->n_known == SUMI_OPENINGS_MAX_MOVES)
    return SUMI_MEMORY_LATE;
  if (memory->n_known < record->n_given)
    return SUMI_MEMORY_GIVEN;
  if (memory->n_moves == 0)
    return SUMI_MEMORY_OPEN;
  return position.turn == side ? SUMI_MEMORY_LEARNER : SUMI_MEMORY_OPPONENT;
}

/**
 * sumi_openings_find_memory: finds what of RECORD, in which the learner played SIDE, had come up in
 * the games that were added, which are to be the earlier ones. A game may leave them and come back
 * to one of their positions by other moves: the last such position counts.
 */
void
sumi_openings_find_memory (const SumiOpenings *openings,
                           const SumiGameRecord *record,
                           SumiColor side,
                           SumiOpeningMemory *out_memory)
{
  SumiTranscript game = { .start = record->moves.start, .end = record->moves.start };
  int n = MIN (record->moves.n_moves, SUMI_OPENINGS_MAX_MOVES);
  SumiPosition last = game.end;

  *out_memory = (SumiOpeningMemory){ .end = SUMI_MEMORY_NONE };
  if (find_node (openings, (int) side, last) == NULL)
    return;
  for (int i = 0; i < n; i++)
    {
      sumi_transcript_play (&game, record->moves.moves[i]);
      if (find_node (openings, (int) side, game.end) == NULL)
        continue;
      last = game.end;
      out_memory->n_known = i + 1;
    }
  out_memory->count = sumi_openings_count_own (openings, side, last);
  out_memory->n_moves = sumi_openings_list_own (openings, side, last, out_memory->moves);
  out_memory->end = find_end (out_memory, record, side, last);
}

/* Adds what is unsettled with SIDE to FOUND. */
static void
find_unsettled (const SumiOpenings *openings, SumiColor side, GArray *found)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, openings->nodes[side]);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      const Node *node = key;
      SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      SumiUnsettled one = { .line = { .start = start, .end = start } };
      guint n_most = 0;

      if (node->position.turn != side || !node->has_line || node->n_choices < 2)
        continue;
      for (int i = 0; i < node->n_line; i++)
        sumi_transcript_play (&one.line, node->line[i]);
      for (guint i = 0; i < node->n_choices; i++)
        {
          guint n = get_choice (node, i)->count.n_games;

          one.n_games += n;
          n_most = MAX (n_most, n);
        }
      one.n_others = one.n_games - n_most;
      g_array_append_val (found, one);
    }
}

/* Where other moves were chosen most often first; then the position that is met most often, and the
 * earliest one. */
static int
compare_unsettled (gconstpointer a, gconstpointer b)
{
  const SumiUnsettled *left = a, *right = b;

  if (left->n_others != right->n_others)
    return left->n_others > right->n_others ? -1 : 1;
  if (left->n_games != right->n_games)
    return left->n_games > right->n_games ? -1 : 1;
  if (left->line.n_moves != right->line.n_moves)
    return left->line.n_moves - right->line.n_moves;
  return memcmp (left->line.moves, right->line.moves, (gsize) left->line.n_moves);
}

/**
 * sumi_openings_list_unsettled: the positions in which the learner has chosen different moves, of
 * SumiUnsettled: what is to be settled first comes first. Only those count that a game came to from
 * the usual start. Owned by the caller.
 */
GArray *
sumi_openings_list_unsettled (const SumiOpenings *openings)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (SumiUnsettled));

  find_unsettled (openings, SUMI_BLACK, found);
  find_unsettled (openings, SUMI_WHITE, found);
  g_array_sort (found, compare_unsettled);
  return found;
}
