/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-openings.h"

#include <stdlib.h>
#include <string.h>

#include "sumi-position-key.h"
#include "sumi-symmetry.h"

struct _SumiOpenings
{
  GHashTable *counts; /* from SumiPosition, canonical, to SumiOpeningCount */
  GHashTable *own[2]; /* from SumiPosition, canonical, to Own; by the learner's side */
};

/* A move that was played in a position. */
typedef struct
{
  SumiPosition after; /* canonical */
  SumiOpeningCount count;
} Choice;

/* What became of a position in games that the learner played with one colour. */
typedef struct
{
  SumiOpeningCount count;
  GArray *choices; /* of Choice */
  gboolean has_line; /* one of them began as games usually do, and the last such came by LINE */
  int n_line;
  uint8_t line[SUMI_OPENINGS_MAX_MOVES];
} Own;

static void
free_own (gpointer data)
{
  Own *own = data;

  g_array_unref (own->choices);
  g_free (own);
}

static Own *
find_own (const SumiOpenings *openings, SumiColor side, SumiPosition position)
{
  SumiPosition canonical = sumi_symmetry_canonical (position, NULL);

  return g_hash_table_lookup (openings->own[side], &canonical);
}

static Own *
ensure_own (SumiOpenings *openings, SumiColor side, SumiPosition position)
{
  Own *own = find_own (openings, side, position);
  SumiPosition canonical;

  if (own != NULL)
    return own;
  canonical = sumi_symmetry_canonical (position, NULL);
  own = g_new0 (Own, 1);
  own->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  g_hash_table_insert (openings->own[side], g_memdup2 (&canonical, sizeof canonical), own);
  return own;
}

/* The choice of OWN that leads to AFTER, however the board is turned; NULL: there is none yet. */
static Choice *
find_choice (const Own *own, SumiPosition after)
{
  SumiPosition canonical = sumi_symmetry_canonical (after, NULL);

  for (guint i = 0; i < own->choices->len; i++)
    {
      Choice *choice = &g_array_index (own->choices, Choice, i);

      if (sumi_position_equal (choice->after, canonical))
        return choice;
    }
  return NULL;
}

static Choice *
ensure_choice (Own *own, SumiPosition after)
{
  Choice choice = { .after = sumi_symmetry_canonical (after, NULL) };

  if (find_choice (own, after) == NULL)
    g_array_append_val (own->choices, choice);
  return find_choice (own, after);
}

static SumiOpeningCount *
find_count (const SumiOpenings *openings, SumiPosition position)
{
  SumiPosition canonical = sumi_symmetry_canonical (position, NULL);

  return g_hash_table_lookup (openings->counts, &canonical);
}

static SumiOpeningCount *
ensure_count (SumiOpenings *openings, SumiPosition position)
{
  SumiOpeningCount *count = find_count (openings, position);
  SumiPosition canonical;

  if (count != NULL)
    return count;
  canonical = sumi_symmetry_canonical (position, NULL);
  count = g_new0 (SumiOpeningCount, 1);
  g_hash_table_insert (openings->counts, g_memdup2 (&canonical, sizeof canonical), count);
  return count;
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
  gboolean has_side; /* the learner played SIDE in it */
  SumiColor side;
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

/* Counts the position that GAME has come to. */
static void
count_position (SumiOpenings *openings, const SumiTranscript *game, const Outcome *outcome)
{
  Own *own;

  count_game (ensure_count (openings, game->end), outcome);
  if (!outcome->has_side)
    return;
  own = ensure_own (openings, outcome->side, game->end);
  count_game (&own->count, outcome);
  if (!is_usual_start (game->start))
    return;
  own->has_line = TRUE;
  own->n_line = game->n_moves;
  memcpy (own->line, game->moves, (gsize) game->n_moves);
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

  openings->counts
    = g_hash_table_new_full (sumi_position_key_hash, sumi_position_key_equal, g_free, g_free);
  for (int side = 0; side < 2; side++)
    openings->own[side]
      = g_hash_table_new_full (sumi_position_key_hash, sumi_position_key_equal, g_free, free_own);
  return openings;
}

void
sumi_openings_free (SumiOpenings *openings)
{
  if (openings == NULL)
    return;
  g_hash_table_unref (openings->counts);
  for (int side = 0; side < 2; side++)
    g_hash_table_unref (openings->own[side]);
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
  Outcome outcome = { .has_side = has_side, .side = side };
  int n = MIN (record->moves.n_moves, SUMI_OPENINGS_MAX_MOVES);

  outcome.has_result = find_result (record, &outcome.result) && has_side;
  if (side == SUMI_WHITE)
    outcome.result = -outcome.result;
  count_position (openings, &game, &outcome);
  for (int i = 0; i < n; i++)
    {
      SumiSquare move = record->moves.moves[i];
      Own *own = has_side ? find_own (openings, side, game.end) : NULL;

      sumi_transcript_play (&game, move);
      count_position (openings, &game, &outcome);
      if (own != NULL && i >= record->n_given && move != SUMI_SQUARE_PASS)
        count_game (&ensure_choice (own, game.end)->count, &outcome);
    }
  /* Who looks at where a game was left goes on from a pass at once. */
  if (n == record->moves.n_moves && n < SUMI_OPENINGS_MAX_MOVES
      && sumi_position_must_pass (game.end))
    {
      sumi_transcript_play (&game, SUMI_SQUARE_PASS);
      count_position (openings, &game, &outcome);
    }
}

/**
 * sumi_openings_count: the games in which POSITION came up.
 */
SumiOpeningCount
sumi_openings_count (const SumiOpenings *openings, SumiPosition position)
{
  const SumiOpeningCount *count = find_count (openings, position);

  return count != NULL ? *count : (SumiOpeningCount){ 0 };
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
  const SumiOpeningCount *seen[64];
  SumiBitboard moves = sumi_position_legal_moves (position);
  guint n = 0;

  SUMI_FOREACH_SQUARE (move, moves)
    {
      const SumiOpeningCount *count
        = find_count (openings, sumi_position_play (position, (SumiSquare) move));
      guint i = 0;

      while (i < n && seen[i] != count)
        i++;
      if (count == NULL || i < n)
        continue;
      seen[n] = count;
      out_moves[n++] = (SumiOpeningMove){ (SumiSquare) move, *count };
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
          && find_count (openings, after) == NULL
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
  const Own *own = find_own (openings, side, position);

  return own != NULL ? own->count : (SumiOpeningCount){ 0 };
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
  const Own *own = find_own (openings, side, position);
  const Choice *seen[64];
  guint n = 0;

  if (own == NULL || own->choices->len == 0)
    return 0;
  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      const Choice *choice
        = find_choice (own, sumi_position_play (position, (SumiSquare) move));
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
  if (find_own (openings, side, last) == NULL)
    return;
  for (int i = 0; i < n; i++)
    {
      sumi_transcript_play (&game, record->moves.moves[i]);
      if (find_own (openings, side, game.end) == NULL)
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
  gpointer value;

  g_hash_table_iter_init (&iter, openings->own[side]);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Own *own = value;
      SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      SumiUnsettled one = { .line = { .start = start, .end = start } };
      guint n_most = 0;

      if (!own->has_line || own->choices->len < 2)
        continue;
      for (int i = 0; i < own->n_line; i++)
        sumi_transcript_play (&one.line, own->line[i]);
      if (one.line.end.turn != side)
        continue;
      for (guint i = 0; i < own->choices->len; i++)
        {
          guint n = g_array_index (own->choices, Choice, i).count.n_games;

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
