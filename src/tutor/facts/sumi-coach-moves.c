/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-coaching.h"

#define MAX_PLANS 2

/* The next move after REPLY that leaves the opponent as few moves as the goal allows, the fewest of
 * all such moves; FALSE if they are too many to name, or none is there. */
static gboolean
add_last_plan (SumiCoaching *self, SumiSquare reply)
{
  const SumiGoal *goal = &self->judgement->task.goal;
  SumiPosition position = sumi_position_play (self->after, reply);
  SumiBitboard moves
    = sumi_goal_reaching_moves (goal, position, sumi_position_legal_moves (position));
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_PLAN);
  int fewest = SUMI_COACHING_MAX_LEFT + 1;

  if (position.turn != self->side)
    return FALSE;
  fact.reply = reply;
  fact.count = 1;
  SUMI_FOREACH_SQUARE (move, moves)
    {
      SumiPosition next = sumi_position_play (position, (SumiSquare) move);
      SumiBitboard left = sumi_position_legal_moves (next);

      if (sumi_bitboard_count (left) >= fewest)
        continue;
      fewest = sumi_bitboard_count (left);
      fact.end = (SumiSquare) move;
      fact.squares = left;
    }
  if (fewest > SUMI_COACHING_MAX_LEFT)
    return FALSE;
  sumi_coaching_add_plan (self, fact);
  return TRUE;
}

/* The edge that MOVE is on, without its corners; 0 on none, and for a corner. */
static SumiBitboard
get_edge (SumiSquare move)
{
  static const SumiBitboard edges[] = { UINT64_C (0x7e), UINT64_C (0x7e) << 56,
                                        UINT64_C (0x0001010101010100),
                                        UINT64_C (0x0080808080808000) };

  for (gsize i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      if (sumi_bitboard_has (edges[i], move))
        return edges[i];
    }
  return 0;
}

/* Adds which replies are left: IS_LIST where causes were named before. */
static void
add_leaves (SumiCoaching *self, gboolean is_list)
{
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_LEAVES);

  fact.squares = self->has;
  fact.count = is_list;
  sumi_coaching_add (self, fact);
}

/* What the move does to the replies, where it leaves few: it creeps along an edge, and which there
 * are, if that does not take many words. */
static void
add_effect (SumiCoaching *self)
{
  SumiBitboard flips = self->turned & ~sumi_bitboard_of (self->verdict->move);
  gboolean is_few = self->has != 0 && sumi_bitboard_count (self->has) <= SUMI_COACHING_MAX_LEFT;
  gboolean is_list;

  if ((flips & ~get_edge (self->verdict->move)) == 0 && (self->has & ~self->had) == 0)
    {
      SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_CREEPS);

      fact.anchors = flips;
      sumi_coaching_add (self, fact);
    }
  is_list = self->facts->len > 0;
  if (self->had == self->has && is_few && !is_list)
    sumi_coaching_add_squares (self, SUMI_FACT_UNCHANGED, self->has, 0);
  else if (is_few)
    add_leaves (self, is_list);
  else if (!is_list && sumi_bitboard_count (self->had & ~self->has) <= SUMI_COACHING_MAX_NAMED)
    sumi_coaching_add_lost (self, self->had & ~self->has, SUMI_FACT_NEEDED);
}

/* The own moves that reach the goal after each reply: those on the edge of the move before others,
 * and only a few. */
static void
add_next (SumiCoaching *self)
{
  SumiBitboard next = UINT64_MAX, edge = get_edge (self->verdict->move);

  SUMI_FOREACH_SQUARE (reply, self->has)
    {
      SumiPosition position = sumi_position_play (self->after, (SumiSquare) reply);

      next &= sumi_goal_reaching_moves (&self->judgement->task.goal, position,
                                        sumi_position_legal_moves (position));
    }
  if ((next & edge) != 0)
    next &= edge;
  while (sumi_bitboard_count (next) > SUMI_COACHING_MAX_CHOICES)
    next &= next - 1;
  if (next != 0)
    sumi_coaching_add_squares (self, SUMI_FACT_NEXT, next, 0);
}

/* Each reply, if they are few, and the move after it that reaches the goal. FALSE where that takes
 * many words. */
static gboolean
add_each_plan (SumiCoaching *self)
{
  if (sumi_bitboard_count (self->has) > MAX_PLANS)
    return FALSE;
  sumi_coaching_add_squares (
      self, self->had == self->has ? SUMI_FACT_UNCHANGED : SUMI_FACT_LEAVES, self->has, 0);
  SUMI_FOREACH_SQUARE (reply, self->has)
    {
      if (!add_last_plan (self, (SumiSquare) reply))
        {
          g_array_set_size (self->facts, 0);
          return FALSE;
        }
    }
  return TRUE;
}

/* The replies, if they are few, and where the next move reaches the goal that move after each. */
static void
add_last_plans (SumiCoaching *self)
{
  gboolean is_next = self->verdict->distance == 2;

  if (self->has == 0 || (is_next && add_each_plan (self)))
    return;
  add_effect (self);
  if (is_next)
    add_next (self);
}

/* What the goal counts that is left in POSITION, where it is the opponent's turn. */
static SumiBitboard
find_left (const SumiCoaching *self, SumiPosition position)
{
  if (self->judgement->task.goal.kind == SUMI_GOAL_WIPE_OUT)
    return position.own;
  return sumi_position_legal_moves (position);
}

/* Adds what the opponent keeps after REPLY and any own move, or else what the own move leaves that
 * leaves the fewest. FALSE if it is not so plain: a turn is passed, or the game ends. */
static gboolean
add_kept (SumiCoaching *self, SumiSquare reply)
{
  const SumiGoal *goal = &self->judgement->task.goal;
  SumiPosition position = sumi_position_play (self->after, reply);
  SumiBitboard moves = sumi_position_legal_moves (position), kept = UINT64_MAX;
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_AT_BEST);
  int fewest = 65;

  SUMI_FOREACH_SQUARE (move, moves)
    {
      SumiPosition next = sumi_position_play (position, (SumiSquare) move);
      SumiBitboard left = find_left (self, next);

      if (left == 0 || sumi_position_is_over (next))
        return FALSE;
      kept &= left;
      if (sumi_bitboard_count (left) >= fewest)
        continue;
      fewest = sumi_bitboard_count (left);
      fact.end = (SumiSquare) move;
      fact.squares = left;
    }
  if (moves == 0)
    return FALSE;
  fact.reply = reply;
  if (sumi_bitboard_count (kept) > (goal->kind == SUMI_GOAL_MOBILITY ? goal->max_moves : 0))
    {
      fact.kind = SUMI_FACT_KEEPS;
      fact.squares = kept;
      fact.end = SUMI_SQUARE_NONE;
    }
  sumi_coaching_add (self, fact);
  return TRUE;
}

/* The move does not leave few enough. */
static void
add_too_many (SumiCoaching *self)
{
  SumiBitboard left = find_left (self, self->after);
  SumiSquare reply = self->verdict->refutation;

  if (self->judgement->task.within == 1)
    {
      if (left != 0 && !sumi_position_is_over (self->after))
        sumi_coaching_add_squares (self, SUMI_FACT_STILL_HAS, left, 0);
      return;
    }
  if (reply >= SUMI_SQUARE_PASS
      || sumi_position_is_over (sumi_position_play (self->after, reply)))
    return;
  if (self->judgement->task.within > 2 || !add_kept (self, reply))
    sumi_coaching_add_reply (self, reply);
}

/* The goal is to leave the opponent few moves, or none, or no disc. */
void
sumi_coaching_add_few_moves (SumiCoaching *self)
{
  gboolean is_right = self->verdict->verdict == SUMI_VERDICT_RIGHT;

  if (!is_right)
    add_too_many (self);
  else if (self->verdict->distance > 1)
    add_last_plans (self);
  else if (self->judgement->task.goal.kind != SUMI_GOAL_WIPE_OUT)
    {
      sumi_coaching_add_shrinking (self);
      if (self->has != 0 && sumi_bitboard_count (self->has) <= SUMI_COACHING_MAX_LEFT)
        {
          add_leaves (self, sumi_coaching_has_told_moves (self));
        }
    }
}
