/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-openings.h"

#include <stdlib.h>

#include "sumi-position-key.h"
#include "sumi-symmetry.h"

struct _SumiOpenings
{
  GHashTable *counts; /* from SumiPosition, canonical, to SumiOpeningCount */
};

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

/* RESULT is from the learner's side. */
static void
count_game (SumiOpeningCount *count, gboolean has_result, int result)
{
  count->n_games++;
  if (!has_result)
    return;
  if (result > 0)
    count->n_won++;
  else if (result < 0)
    count->n_lost++;
  else
    count->n_drawn++;
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
  return openings;
}

void
sumi_openings_free (SumiOpenings *openings)
{
  if (openings == NULL)
    return;
  g_hash_table_unref (openings->counts);
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
  int result, n = MIN (record->moves.n_moves, SUMI_OPENINGS_MAX_MOVES);
  gboolean has_result = find_result (record, &result) && has_side;

  if (side == SUMI_WHITE)
    result = -result;
  count_game (ensure_count (openings, game.end), has_result, result);
  for (int i = 0; i < n; i++)
    {
      sumi_transcript_play (&game, record->moves.moves[i]);
      count_game (ensure_count (openings, game.end), has_result, result);
    }
  /* Who looks at where a game was left goes on from a pass at once. */
  if (n == record->moves.n_moves && n < SUMI_OPENINGS_MAX_MOVES
      && sumi_position_must_pass (game.end))
    count_game (ensure_count (openings, sumi_position_pass (game.end)), has_result, result);
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
