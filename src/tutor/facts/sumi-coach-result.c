/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-coaching.h"

#include "sumi-features.h"
#include "sumi-own-region.h"

/* Whether another move does better by the measure. */
static void
add_comparison (SumiCoaching *self)
{
  gboolean is_right = self->verdict->verdict == SUMI_VERDICT_RIGHT;

  sumi_coaching_add (self, sumi_coaching_begin_fact (self, is_right ? SUMI_FACT_NONE_FEWER
                                                                    : SUMI_FACT_FEWER_POSSIBLE));
}

/* What the opponent gets from the move. */
static void
add_adds (SumiCoaching *self)
{
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_ADDS);

  fact.squares = self->has & ~self->had;
  fact.lost = self->had & ~self->has;
  fact.before = sumi_bitboard_count (self->had);
  fact.after = sumi_bitboard_count (self->has);
  sumi_coaching_add (self, fact);
}

static void
add_frontier (SumiCoaching *self)
{
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_FRONTIER_NEW);

  fact.squares = sumi_features_frontier (self->after, self->side)
                 & ~sumi_features_frontier (self->before, self->side);
  fact.count = self->verdict->verdict == SUMI_VERDICT_RIGHT;
  sumi_coaching_add (self, fact);
  add_comparison (self);
}

static void
add_potential (SumiCoaching *self)
{
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_POTENTIAL_NEW);
  SumiBitboard touched = sumi_features_potential (self->after, self->after.turn);

  fact.others = touched & sumi_features_potential (self->before, self->after.turn);
  fact.squares = touched & ~fact.others;
  fact.count = self->verdict->verdict == SUMI_VERDICT_RIGHT;
  sumi_coaching_add (self, fact);
  add_comparison (self);
}

static void
add_openness (SumiCoaching *self)
{
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_TOUCHES);

  fact.anchors = sumi_position_flips (self->before, self->verdict->move);
  fact.squares = sumi_features_openings (self->before, self->verdict->move);
  sumi_coaching_add (self, fact);
  if (fact.squares != 0)
    add_comparison (self);
}

/* The odd regions. FALSE if they depend on whether squares that touch by corners are connected, or
 * if there is only one region. */
static gboolean
find_odd_regions (const SumiCoaching *self, SumiBitboard *out_odd)
{
  SumiBitboard empties = sumi_position_empties (self->before);

  *out_odd = sumi_features_odd_regions (self->before, SUMI_TOUCH_SIDES);
  return *out_odd == sumi_features_odd_regions (self->before, SUMI_TOUCH_CORNERS)
         && sumi_features_region (self->before, self->verdict->move, SUMI_TOUCH_CORNERS) != empties;
}

/* Whether it makes no difference to REGION, the one of the move, if squares that touch by corners
 * are connected. */
static gboolean
is_by_itself (const SumiCoaching *self, SumiBitboard region)
{
  return region
         == sumi_features_region (self->before, self->verdict->move, SUMI_TOUCH_CORNERS);
}

/* Regions are spoken of only where the results agree: every best move lies in an odd one. The size
 * is named of even ones, and of a single square. */
static void
add_region (SumiCoaching *self)
{
  SumiBitboard legal = sumi_position_legal_moves (self->before), odd;
  SumiBitboard region
    = sumi_features_region (self->before, self->verdict->move, SUMI_TOUCH_SIDES);
  gboolean is_odd;

  if (!self->judgement->is_decided || self->judgement->right == 0 || !find_odd_regions (self, &odd)
      || (self->judgement->right & ~odd) != 0 || (legal & ~odd) == 0)
    return;
  is_odd = (region & odd) != 0;
  if ((!is_odd || sumi_bitboard_count (region) == 1) && !is_by_itself (self, region))
    return;
  if (is_odd && self->verdict->verdict == SUMI_VERDICT_RIGHT && self->has != 0)
    {
      sumi_coaching_add_squares (self, SUMI_FACT_ODD_REGION, region, 0);
      g_array_index (self->facts, SumiFact, self->facts->len - 1).count
        = sumi_coaching_has (self, SUMI_FACT_GIVES_UP);
    }
  else if (!is_odd)
    sumi_coaching_add_squares (self, SUMI_FACT_REGION, region, 0);
}

/* The square of the right move is the one that the opponent itself takes after every other move. */
static void
add_wanted (SumiCoaching *self)
{
  SumiBitboard move = sumi_bitboard_of (self->verdict->move);

  if (!sumi_coaching_is_one_of_several (self) || self->judgement->n_moves < 3)
    return;
  for (guint i = 0; i < self->judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &self->judgement->moves[i];

      if (verdict->move != self->verdict->move && verdict->best_replies != move)
        return;
    }
  sumi_coaching_add (self, sumi_coaching_begin_fact (self, SUMI_FACT_WANTED));
}

/* Regions that the opponent can never enter: a right move makes use of one or keeps one for later,
 * a wrong one takes what could not be lost. */
static void
add_own_region (SumiCoaching *self)
{
  SumiBitboard move = sumi_bitboard_of (self->verdict->move);
  gboolean is_inside = (sumi_own_regions_find (self->before, self->side) & move) != 0;
  SumiBitboard left = sumi_own_regions_find (self->after, self->side);

  if (is_inside)
    {
      sumi_coaching_add_squares (self, SUMI_FACT_OWN_MOVE, move, 0);
      g_array_index (self->facts, SumiFact, self->facts->len - 1).count
        = self->verdict->verdict == SUMI_VERDICT_RIGHT;
    }
  else if (self->verdict->verdict == SUMI_VERDICT_RIGHT && left != 0
           && sumi_bitboard_count (left) <= SUMI_COACHING_MAX_LEFT)
    sumi_coaching_add_squares (self, SUMI_FACT_OWN_REGION, left, 0);
}

/* What a right move does to the corners: it gives one up, or looks as if it did. */
static void
add_corner_of_result (SumiCoaching *self)
{
  SumiBitboard given = self->has & ~self->had & SUMI_CORNERS;
  SumiBitboard beside = sumi_bitboard_neighbours (sumi_bitboard_of (self->verdict->move))
                        & sumi_position_empties (self->before) & SUMI_CORNERS & ~self->has;
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_SOUND);

  if (given != 0 && sumi_coaching_is_one_of_several (self))
    sumi_coaching_add_squares (self, SUMI_FACT_GIVES_UP, 0, given);
  else if (given == 0 && beside != 0 && sumi_bitboard_has (SUMI_X_SQUARES, self->verdict->move))
    {
      fact.corner = sumi_bitboard_first (beside);
      sumi_coaching_add (self, fact);
    }
}

/* Why the result of a right move is good: the opponent has to pass, a corner is given up or only
 * seems to be, the move is in an odd region, there is a region that the opponent can never enter,
 * or both sides want the same square. */
static void
add_good_result (SumiCoaching *self)
{
  if (self->has == 0 && !sumi_position_is_over (self->after))
    sumi_coaching_add_shut_out (self);
  else
    {
      add_corner_of_result (self);
      add_region (self);
      if (self->facts->len < 2)
        add_own_region (self);
      if (self->facts->len == 0)
        add_wanted (self);
    }
}

/* Why the result of a wrong move is bad: the opponent's best answer is a corner that the move gives
 * it, the move could have waited, or it begins a region. */
static void
add_bad_result (SumiCoaching *self)
{
  SumiBitboard gifts = self->verdict->best_replies & SUMI_CORNERS & ~self->had;

  if (gifts != 0)
    {
      sumi_coaching_add_hands_corner (self, self->verdict->refutation);
      return;
    }
  add_own_region (self);
  if (self->facts->len == 0)
    add_region (self);
}

static void
add_result_cause (SumiCoaching *self)
{
  if (self->verdict->verdict == SUMI_VERDICT_RIGHT)
    add_good_result (self);
  else
    add_bad_result (self);
}

/* The opponent's best answer to a wrong move, where no region or corner says why it is wrong. */
static void
add_best_reply (SumiCoaching *self)
{
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_BEST_REPLY);

  if (self->verdict->best_replies == 0
      || (self->facts->len > 0 && !sumi_coaching_ends_with (self, SUMI_FACT_OWN_MOVE)))
    return;
  fact.reply = self->verdict->refutation;
  fact.others = self->verdict->best_replies & ~sumi_bitboard_of (fact.reply);
  while (sumi_bitboard_count (fact.others) > SUMI_COACHING_MAX_CHOICES)
    fact.others &= fact.others - 1;
  fact.has_value = self->verdict->has_value;
  fact.value = self->verdict->value;
  sumi_coaching_add (self, fact);
}

/* The result of a wrong move, and the best one if that is known. */
static void
add_result (SumiCoaching *self)
{
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_RESULTS);

  fact.value = self->verdict->value;
  fact.has_value = self->verdict->has_excess;
  fact.excess = self->verdict->excess;
  if ((self->flags & SUMI_COACH_REVEAL) != 0 && fact.has_value)
    fact.squares = self->judgement->right;
  sumi_coaching_add (self, fact);
}

static void
add_score (SumiCoaching *self)
{
  add_result_cause (self);
  if (self->verdict->verdict == SUMI_VERDICT_WRONG && self->verdict->has_value
      && self->verdict->has_excess)
    {
      add_best_reply (self);
      add_result (self);
    }
}

static void
add_mobility (SumiCoaching *self)
{
  SumiBitboard lost = self->had & ~self->has, gained = self->has & ~self->had;

  if (self->verdict->verdict == SUMI_VERDICT_RIGHT && lost != 0
      && sumi_bitboard_count (lost) <= SUMI_COACHING_MAX_NAMED)
    {
      sumi_coaching_add_lost (self, lost, SUMI_FACT_NEEDED);
      sumi_coaching_add_squares (self, SUMI_FACT_ADDS_ONLY, gained, 0);
    }
  else
    {
      add_adds (self);
      add_comparison (self);
    }
}

/* Why a move is or is not the best by the measure asked for. */
void
sumi_coaching_add_measure (SumiCoaching *self)
{
  switch (self->judgement->task.measure)
    {
    case SUMI_MEASURE_MOBILITY:
      add_mobility (self);
      break;
    case SUMI_MEASURE_FRONTIER:
      add_frontier (self);
      break;
    case SUMI_MEASURE_OPENNESS:
      add_openness (self);
      break;
    case SUMI_MEASURE_POTENTIAL:
      add_potential (self);
      break;
    case SUMI_MEASURE_SCORE:
    case SUMI_N_MEASURES:
    default:
      add_score (self);
      break;
    }
}

/* Why a move wins or does not. The result alone, without a cause, is not said. */
void
sumi_coaching_add_win (SumiCoaching *self)
{
  add_result_cause (self);
  if (self->facts->len > 0 && self->verdict->verdict == SUMI_VERDICT_WRONG
      && self->verdict->has_value)
    {
      add_best_reply (self);
      add_result (self);
    }
}
