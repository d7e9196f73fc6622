/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-opening-line.h"

#include "sumi-position-key.h"
#include "sumi-symmetry.h"

/* A search for moves of both sides that lead to one of the positions that look like the opening.
 * Nobody passes on the way: each move adds one disc, and these lie on the squares of the
 * opening. */
typedef struct
{
  SumiPosition images[SUMI_N_SYMMETRIES];
  GHashTable *failed; /* of SumiPosition: those from which no moves lead there */
  SumiBudget *budget;
} Search;

/* The empty squares of POSITION on which the opening has discs, in each of its images that can
 * still be reached from POSITION; none if none can. */
static SumiBitboard
list_squares (const Search *self, SumiPosition position)
{
  SumiBitboard discs = position.own | position.opponent;
  SumiBitboard squares = 0;

  for (guint i = 0; i < SUMI_N_SYMMETRIES; i++)
    {
      SumiBitboard wanted = self->images[i].own | self->images[i].opponent;

      if ((discs & ~wanted) == 0)
        squares |= wanted & ~discs;
    }
  return squares;
}

static gboolean
is_image (const Search *self, SumiPosition position)
{
  for (guint i = 0; i < SUMI_N_SYMMETRIES; i++)
    {
      if (sumi_position_equal (self->images[i], position))
        return TRUE;
    }
  return FALSE;
}

static SumiTruth
search (Search *self, SumiPosition position, int n_moves)
{
  SumiTruth result = SUMI_TRUTH_FALSE;
  SumiBitboard moves;

  if (!sumi_budget_spend (self->budget))
    return SUMI_TRUTH_UNKNOWN;
  if (n_moves <= 0)
    return is_image (self, position) ? SUMI_TRUTH_TRUE : SUMI_TRUTH_FALSE;
  if (g_hash_table_contains (self->failed, &position))
    return SUMI_TRUTH_FALSE;
  moves = sumi_position_legal_moves (position) & list_squares (self, position);
  SUMI_FOREACH_SQUARE (move, moves)
    {
      SumiTruth truth = search (self, sumi_position_play (position, (SumiSquare) move),
                                n_moves - 1);

      if (truth == SUMI_TRUTH_TRUE)
        return truth;
      if (truth == SUMI_TRUTH_UNKNOWN)
        result = truth;
    }
  if (result == SUMI_TRUTH_FALSE)
    g_hash_table_add (self->failed, g_memdup2 (&position, sizeof position));
  return result;
}

/* Whether POSITION, from which OPENING can be reached, is the position after N_MOVES moves of the
 * line that OPENING is listed with. */
static gboolean
is_on_line (const SumiNamedOpening *opening, SumiPosition position, int n_moves)
{
  SumiTranscript line;
  SumiPosition on_line;

  sumi_transcript_from_text (opening->moves, sumi_position_start (SUMI_RULES_BLACK_FIRST), &line);
  on_line = line.start;
  for (int i = 0; i < n_moves; i++)
    on_line = sumi_position_play (on_line, line.moves[i]);
  return sumi_position_equal (sumi_symmetry_canonical (on_line, NULL),
                              sumi_symmetry_canonical (position, NULL));
}

/**
 * sumi_opening_line_is_reached: whether POSITION is OPENING, perhaps turned or mirrored.
 */
gboolean
sumi_opening_line_is_reached (const SumiNamedOpening *opening, SumiPosition position)
{
  return sumi_named_opening_of (position) == opening;
}

/**
 * sumi_opening_line_count_moves: how many moves, of both sides together, OPENING has more than
 * POSITION; below 0 if it has fewer.
 */
int
sumi_opening_line_count_moves (const SumiNamedOpening *opening, SumiPosition position)
{
  SumiPosition end = sumi_named_opening_get_position (opening);

  return sumi_bitboard_count (end.own | end.opponent)
         - sumi_bitboard_count (position.own | position.opponent);
}

/**
 * sumi_opening_line_can_reach: whether moves of both sides, in any order, can lead from POSITION to
 * OPENING, turned or mirrored; true if POSITION is OPENING. Unknown if that would take more than
 * SUMI_OPENING_LINE_MAX_MOVES moves.
 */
SumiTruth
sumi_opening_line_can_reach (const SumiNamedOpening *opening,
                             SumiPosition position,
                             SumiBudget *budget)
{
  g_autoptr (GHashTable) failed
    = g_hash_table_new_full (sumi_position_key_hash, sumi_position_key_equal, g_free, NULL);
  Search self = { .failed = failed, .budget = budget };
  int n_moves = sumi_opening_line_count_moves (opening, position);

  if (n_moves < 0)
    return SUMI_TRUTH_FALSE;
  if (n_moves > SUMI_OPENING_LINE_MAX_MOVES)
    return SUMI_TRUTH_UNKNOWN;
  for (SumiSymmetry symmetry = 0; symmetry < SUMI_N_SYMMETRIES; symmetry++)
    self.images[symmetry]
      = sumi_symmetry_position (symmetry, sumi_named_opening_get_position (opening));
  return search (&self, position, n_moves);
}

/**
 * sumi_opening_line_list_replies: the moves in POSITION after which OPENING can still be reached;
 * first the one of the line that it is known by, where POSITION is on it. Returns their number.
 */
guint
sumi_opening_line_list_replies (const SumiNamedOpening *opening,
                                SumiPosition position,
                                SumiSquare out_replies[64])
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  guint n = 0;

  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      SumiPosition after = sumi_position_play (position, (SumiSquare) move);
      int n_discs = sumi_bitboard_count (after.own | after.opponent);

      if (sumi_opening_line_can_reach (opening, after, &budget) != SUMI_TRUTH_TRUE)
        continue;
      out_replies[n++] = (SumiSquare) move;
      if (is_on_line (opening, after, n_discs - 4))
        {
          out_replies[n - 1] = out_replies[0];
          out_replies[0] = (SumiSquare) move;
        }
    }
  return n;
}
