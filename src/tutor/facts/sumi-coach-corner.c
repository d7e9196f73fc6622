/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-coaching.h"

#include "sumi-prover.h"
#include "sumi-stoner-trap.h"

#define MAX_BREAKERS 3
#define MAX_TEMPI 3

/* The corners asked for that the learner can take at once after REPLY in POSITION. */
static SumiBitboard
corners_after (const SumiCoaching *self, SumiPosition position, SumiSquare reply)
{
  SumiPosition next = sumi_position_play (position, reply);

  if (next.turn != self->side)
    return 0;
  return sumi_corners_takeable (next, self->side) & sumi_coaching_get_corners (self);
}

/* All corners that some of REPLIES in POSITION lose; 0 if one of them loses none. */
static SumiBitboard
corners_lost_by (const SumiCoaching *self, SumiPosition position, SumiBitboard replies)
{
  SumiBitboard all = 0;

  SUMI_FOREACH_SQUARE (reply, replies)
    {
      SumiBitboard corners = corners_after (self, position, (SumiSquare) reply);

      if (corners == 0)
        return 0;
      all |= corners;
    }
  return all;
}

/* Those of REPLIES in the position after the move that lose a corner. */
static SumiBitboard
losing_replies (const SumiCoaching *self, SumiBitboard replies)
{
  SumiBitboard losing = 0;

  SUMI_FOREACH_SQUARE (reply, replies)
    {
      if (corners_after (self, self->after, (SumiSquare) reply) != 0)
        losing |= sumi_bitboard_of ((SumiSquare) reply);
    }
  return losing;
}

/* Those of the corners lost by REPLIES that could be taken without the reply, too. */
static SumiBitboard
corners_open_already (const SumiCoaching *self)
{
  return sumi_corners_takeable (self->after, self->side) & sumi_coaching_get_corners (self);
}

/* Whether no reply to the move changes LINE: none breaks it, and none turns the disc at its end, so
 * that it would go on to another one. */
static gboolean
is_steady (const SumiCoaching *self, const SumiCornerLine *line)
{
  if (self->has == 0 || line->breakers != 0)
    return FALSE;
  SUMI_FOREACH_SQUARE (reply, self->has)
    {
      if (sumi_bitboard_has (sumi_position_flips (self->after, (SumiSquare) reply), line->end))
        return FALSE;
    }
  return TRUE;
}

/* The best line to a corner that at most MAX_BREAKERS replies break: one that none changes, then
 * one that the move made, and then the longest. */
static gboolean
find_line (const SumiCoaching *self, int max_breakers, SumiCornerLine *out_line)
{
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  int n = sumi_corner_lines_find (self->after, self->side, lines), best = -1, best_value = 0;

  for (int i = 0; i < n; i++)
    {
      int value = 1 + sumi_bitboard_count (lines[i].between)
                  + (sumi_bitboard_has (self->turned, lines[i].end) ? 16 : 0)
                  + (is_steady (self, &lines[i]) ? 32 : 0);

      if (!sumi_bitboard_has (sumi_coaching_get_corners (self), lines[i].corner)
          || sumi_bitboard_count (lines[i].breakers) > max_breakers || value <= best_value)
        continue;
      best = i;
      best_value = value;
    }
  if (best >= 0)
    *out_line = lines[best];
  return best >= 0;
}

/* Whether it can be said what becomes of the replies that break LINE: what a single one loses, or
 * that each of several opens a corner that could not be taken before. */
static gboolean
has_clear_breakers (const SumiCoaching *self, const SumiCornerLine *line)
{
  if (sumi_bitboard_count (line->breakers) < 2)
    return TRUE;
  SUMI_FOREACH_SQUARE (reply, line->breakers)
    {
      if ((corners_after (self, self->after, (SumiSquare) reply) & ~corners_open_already (self))
          == 0)
        return FALSE;
    }
  return TRUE;
}

static void
add_line (SumiCoaching *self, const SumiCornerLine *line)
{
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_LINE);

  fact.corner = line->corner;
  fact.line = line->between;
  fact.end = line->end;
  fact.anchors = self->turned & sumi_bitboard_of (line->end);
  fact.count = is_steady (self, line);
  sumi_coaching_add (self, fact);
  if (line->breakers != 0)
    sumi_coaching_add_squares (self, SUMI_FACT_BREAKERS, line->breakers,
                 corners_lost_by (self, self->after, line->breakers));
}

/* Several corners are threatened, and every reply leaves one. */
static gboolean
add_aims (SumiCoaching *self)
{
  SumiBitboard aims = corners_open_already (self);

  if (sumi_bitboard_count (aims) < 2)
    return FALSE;
  SUMI_FOREACH_SQUARE (reply, self->has)
    {
      if ((corners_after (self, self->after, (SumiSquare) reply) & aims) == 0)
        return FALSE;
    }
  sumi_coaching_add_squares (self, SUMI_FACT_AIMS, aims, 0);
  return TRUE;
}

/* Adds that the opponent has no harmless moves left, and that the move is a waiting move. */
static gboolean
add_waiting (SumiCoaching *self)
{
  SumiPosition unmoved = sumi_position_pass (self->before);
  SumiBitboard added = self->has & ~self->had;
  SumiBitboard stuck, loses = 0;

  if (self->had == 0 || (self->had & ~self->has) != 0
      || sumi_bitboard_count (self->had) > SUMI_COACHING_MAX_LEFT)
    return FALSE;
  stuck = corners_lost_by (self, unmoved, self->had);
  if (added != 0)
    loses = corners_lost_by (self, self->after, added);
  if (stuck == 0
      || (added != 0
          && (loses == 0 || sumi_bitboard_count (added) > SUMI_COACHING_MAX_LEFT)))
    return FALSE;
  sumi_coaching_add_squares (self, SUMI_FACT_STUCK, self->had, stuck);
  sumi_coaching_add_squares (self, SUMI_FACT_WAITS, added, loses);
  return TRUE;
}

/* Adds what each of REPLIES loses, in as few facts as possible. Where they were named just before,
 * WERE_NAMED, they are not said to be left. */
static void
add_left (SumiCoaching *self, SumiBitboard replies, gboolean were_named)
{
  SumiBitboard already = corners_open_already (self);
  SumiBitboard common = sumi_coaching_get_corners (self), all = 0;
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_LEFT);

  SUMI_FOREACH_SQUARE (reply, replies)
    {
      SumiBitboard corners = corners_after (self, self->after, (SumiSquare) reply);

      common &= corners;
      all |= corners;
    }
  fact.squares = replies;
  fact.others = common;
  fact.count = (common & already) == 0;
  if (common == 0 || replies != self->has || were_named)
    {
      fact.kind = SUMI_FACT_OPENS;
      fact.others = all;
    }
  sumi_coaching_add (self, fact);
}

/* The few replies: that they are the same as before, how they became fewer, or which they are. */
static void
add_named (SumiCoaching *self)
{
  if (self->had == self->has)
    sumi_coaching_add_squares (self, SUMI_FACT_UNCHANGED, self->has, 0);
  else
    sumi_coaching_add_shrinking (self);
  if (sumi_coaching_has_told_moves (self))
    return;
  /* There has to be room for what the replies lose. */
  if (sumi_coaching_count_sentences (self->facts) > 1)
    g_array_set_size (self->facts, 0);
  sumi_coaching_add_squares (self,
                             sumi_coaching_ends_with (self, SUMI_FACT_TOOK_ONLY)
                               ? SUMI_FACT_ADDS_ONLY
                               : SUMI_FACT_LEAVES,
                             self->has, 0);
}

/* All replies lose a corner at once; returns whether it is said of each. */
static gboolean
add_squeeze (SumiCoaching *self)
{
  if (add_waiting (self))
    return TRUE;
  if (sumi_bitboard_count (self->has) > SUMI_COACHING_MAX_LEFT)
    {
      sumi_coaching_add_shrinking (self);
      return FALSE;
    }
  add_named (self);
  add_left (self, self->has,
            sumi_coaching_ends_with (self, SUMI_FACT_UNCHANGED)
                || sumi_coaching_ends_with (self, SUMI_FACT_ADDS_ONLY)
                || sumi_coaching_ends_with (self, SUMI_FACT_LEAVES));
  return TRUE;
}

/* The next move after REPLY that forces the goal in time: one that leaves the fewest replies. */
static gboolean
add_plan (SumiCoaching *self, SumiSquare reply)
{
  const SumiTask *task = &self->judgement->task;
  SumiPosition position = sumi_position_play (self->after, reply);
  SumiProver *prover;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiBitboard moves = 0;
  SumiSquare clearest;
  SumiTruth truth;
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_PLAN);
  int fewest = 65;

  if (position.turn != self->side || sumi_position_must_pass (position))
    return FALSE;
  budget.max_nodes = SUMI_COACHING_NODES;
  prover = sumi_prover_new (&task->goal, self->side);
  truth = sumi_prover_find (prover, position, self->verdict->distance - 1, SUMI_TRUTH_TRUE, &budget,
                            &moves, &clearest);
  sumi_prover_free (prover);
  if (truth != SUMI_TRUTH_TRUE)
    return FALSE;
  fact.reply = reply;
  SUMI_FOREACH_SQUARE (move, moves)
    {
      SumiPosition next = sumi_position_play (position, (SumiSquare) move);
      SumiBitboard left = sumi_position_legal_moves (next);
      SumiBitboard corners = corners_lost_by (self, next, left);

      if (sumi_bitboard_count (left) >= fewest || (left != 0 && corners == 0))
        continue;
      fewest = sumi_bitboard_count (left);
      fact.end = (SumiSquare) move;
      fact.squares = left;
      fact.others = corners;
    }
  if (fewest > 64)
    return FALSE;
  fact.count = fewest <= SUMI_COACHING_MAX_LEFT;
  sumi_coaching_add_plan (self, fact);
  return TRUE;
}

/* What becomes of each reply, of which LOSING lose a corner at once; FALSE where that takes too
 * many words. */
static gboolean
add_plans (SumiCoaching *self, SumiBitboard losing)
{
  if (self->had == self->has)
    sumi_coaching_add_squares (self, SUMI_FACT_UNCHANGED, self->has, 0);
  else
    sumi_coaching_add_squares (self, SUMI_FACT_LEAVES, self->has, 0);
  if (losing != 0)
    add_left (self, losing, FALSE);
  SUMI_FOREACH_SQUARE (reply, self->has & ~losing)
    {
      if (!add_plan (self, (SumiSquare) reply))
        return FALSE;
    }
  return TRUE;
}

/* Adds which side first runs out of moves that lose no corner; FALSE if it is not clear. */
static gboolean
add_tempo (SumiCoaching *self)
{
  SumiBitboard theirs = sumi_harmless_moves (self->after, self->opponent);
  SumiBitboard own = sumi_harmless_moves (self->after, self->side);

  if (sumi_coaching_get_corners (self) != SUMI_CORNERS || theirs == 0
      || sumi_bitboard_count (theirs) > MAX_TEMPI
      || sumi_bitboard_count (own) <= sumi_bitboard_count (theirs))
    return FALSE;
  sumi_coaching_add_squares (self, SUMI_FACT_TEMPO, theirs, own);
  return TRUE;
}

/* Adds that the move sets a Stoner trap; FALSE if it sets none. */
static gboolean
add_stoner_trap (SumiCoaching *self)
{
  SumiStonerTrap trap;
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_STONER);
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  SumiPosition attacked;
  int n;

  if (sumi_coaching_get_corners (self) != SUMI_CORNERS
      || !sumi_stoner_trap_find (self->before, self->verdict->move, &trap))
    return FALSE;
  attacked = sumi_position_play (sumi_position_pass (self->after), trap.attack);
  n = sumi_corner_lines_find (attacked, self->side, lines);
  for (int i = 0; i < n; i++)
    {
      if (lines[i].corner == trap.far && lines[i].end == trap.attack)
        fact.line = lines[i].between;
    }
  /* The far corner might be lost along another line, which is no attack on the edge. */
  if (fact.line == 0)
    return FALSE;
  fact.others = sumi_bitboard_of (trap.near);
  fact.corner = trap.far;
  fact.end = trap.attack;
  fact.reply = trap.stop;
  sumi_coaching_add (self, fact);
  return TRUE;
}

/* A corner is further away than the next move. */
static void
add_far_corner (SumiCoaching *self)
{
  SumiBitboard losing = losing_replies (self, self->has);
  SumiBitboard quiet = self->has & ~losing;
  gboolean is_complete;

  if (self->has == 0)
    {
      sumi_coaching_add_shut_out (self);
      return;
    }
  if (add_stoner_trap (self))
    return;
  if (sumi_bitboard_count (self->has) > SUMI_COACHING_MAX_LEFT
      || sumi_bitboard_count (quiet) + (losing != 0) > 2)
    is_complete = FALSE;
  else
    is_complete = add_plans (self, losing);
  if (!is_complete)
    {
      g_array_set_size (self->facts, 0);
      if (!add_tempo (self))
        sumi_coaching_add_shrinking (self);
    }
}

static void
add_right_corner (SumiCoaching *self)
{
  SumiCornerLine line;

  if (self->verdict->distance > 2)
    add_far_corner (self);
  else if (self->verdict->distance == 2)
    {
      if (self->has == 0)
        {
          sumi_coaching_add_shrinking (self);
          if (find_line (self, 0, &line))
            add_line (self, &line);
        }
      else if (find_line (self, 0, &line))
        add_line (self, &line);
      else if (add_aims (self))
        return;
      /* After some reply the side may have to pass before it takes the corner. */
      else if (corners_lost_by (self, self->after, self->has) == 0)
        sumi_coaching_add_shrinking (self);
      else if (!add_squeeze (self) && find_line (self, MAX_BREAKERS, &line)
               && has_clear_breakers (self, &line))
        {
          g_array_set_size (self->facts, 0);
          add_line (self, &line);
        }
    }
}

/* Adds what the player of the move has overlooked: that the corner aimed at is not won, or the
 * reply. */
static void
add_oversight (SumiCoaching *self, SumiSquare reply)
{
  SumiOversight oversight = sumi_oversight_find (self->before, self->verdict->move, reply);
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_PARRIED);

  if (oversight.kind != SUMI_OVERSIGHT_PARRIED
      || (oversight.corners & ~sumi_coaching_get_corners (self)) != 0)
    {
      sumi_coaching_add_reply (self, reply);
      return;
    }
  fact.reply = reply;
  fact.anchors = oversight.changed;
  fact.squares = oversight.corners;
  sumi_coaching_add (self, fact);
}

static void
add_wrong_corner (SumiCoaching *self)
{
  SumiSquare reply = self->verdict->refutation;

  if (self->judgement->task.within == 1 || reply >= SUMI_SQUARE_PASS
      || sumi_position_is_over (sumi_position_play (self->after, reply)))
    return;
  if (sumi_bitboard_has (SUMI_CORNERS, reply))
    sumi_coaching_add_hands_corner (self, reply);
  else
    add_oversight (self, reply);
}

/* Why a move does or does not force a corner. */
void
sumi_coaching_add_corner (SumiCoaching *self)
{
  if (self->verdict->verdict == SUMI_VERDICT_RIGHT)
    add_right_corner (self);
  else
    add_wrong_corner (self);
}
