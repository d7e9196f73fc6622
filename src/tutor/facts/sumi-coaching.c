/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-coaching.h"

SumiFactVoice
sumi_coaching_get_voice (const SumiCoaching *self)
{
  if ((self->flags & SUMI_COACH_NEUTRAL) != 0)
    return SUMI_VOICE_NEUTRAL;
  return (self->flags & SUMI_COACH_OTHER) != 0 ? SUMI_VOICE_OTHER : SUMI_VOICE_MOVER;
}

SumiFact
sumi_coaching_begin_fact (const SumiCoaching *self, SumiFactKind kind)
{
  return (SumiFact){ .kind = kind,
                     .task = self->judgement->task,
                     .side = self->side,
                     .move = self->verdict->move,
                     .reply = SUMI_SQUARE_NONE,
                     .corner = SUMI_SQUARE_NONE,
                     .end = SUMI_SQUARE_NONE,
                     .position = self->before,
                     .voice = sumi_coaching_get_voice (self),
                     .is_ahead = (self->flags & SUMI_COACH_AHEAD) != 0 };
}

void
sumi_coaching_add (SumiCoaching *self, SumiFact fact)
{
  g_array_append_val (self->facts, fact);
}

void
sumi_coaching_add_squares (SumiCoaching *self,
                           SumiFactKind kind,
                           SumiBitboard squares,
                           SumiBitboard others)
{
  SumiFact fact = sumi_coaching_begin_fact (self, kind);

  fact.squares = squares;
  fact.others = others;
  sumi_coaching_add (self, fact);
}

gboolean
sumi_coaching_ends_with (const SumiCoaching *self, SumiFactKind kind)
{
  return self->facts->len > 0
         && g_array_index (self->facts, SumiFact, self->facts->len - 1).kind == kind;
}

gboolean
sumi_coaching_has (const SumiCoaching *self, SumiFactKind kind)
{
  for (guint i = 0; i < self->facts->len; i++)
    {
      if (g_array_index (self->facts, SumiFact, i).kind == kind)
        return TRUE;
    }
  return FALSE;
}

guint
sumi_coaching_count_sentences (const GArray *facts)
{
  guint n = 0;

  for (guint i = 0; i < facts->len; i++)
    n += sumi_fact_count_sentences (&g_array_index (facts, SumiFact, i));
  return n;
}

/* Whether the move, which is right, is the only one that is, of several. */
gboolean
sumi_coaching_is_one_of_several (const SumiCoaching *self)
{
  return self->judgement->is_decided && self->judgement->n_moves > 1
         && sumi_bitboard_count (self->judgement->right) == 1;
}

/* The corners that the task is about; all of them where it is about none. */
SumiBitboard
sumi_coaching_get_corners (const SumiCoaching *self)
{
  const SumiTask *task = &self->judgement->task;
  gboolean has_goal = task->type == SUMI_TASK_FORCE || task->type == SUMI_TASK_DENY;

  return has_goal && task->goal.kind == SUMI_GOAL_CORNER ? task->goal.corners : SUMI_CORNERS;
}

/* The anchors of SET, moves that the opponent no longer has: the discs that turned and ended the
 * lines of these moves. Sets whether each move had only one line. */
static SumiBitboard
collect_anchors (const SumiCoaching *self, SumiBitboard set, gboolean *out_are_single)
{
  SumiBitboard anchors = 0;

  *out_are_single = TRUE;
  for (int i = 0; i < self->n_causes; i++)
    {
      const SumiCause *cause = &self->causes[i];

      if (!sumi_bitboard_has (set, cause->square))
        continue;
      anchors |= cause->ends;
      if (sumi_bitboard_count (cause->ends) != 1)
        *out_are_single = FALSE;
    }
  return anchors;
}

/* Adds facts that say why each move of SET, moves that the opponent no longer has, is lost, by the
 * fact KIND where possible; none for the empty set. */
void
sumi_coaching_add_lost (SumiCoaching *self, SumiBitboard set, SumiFactKind kind)
{
  SumiBitboard taken = set & sumi_bitboard_of (self->verdict->move);
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_LOST);
  gboolean are_single;

  if (set == 0)
    return;
  fact.lost = set;
  fact.anchors = collect_anchors (self, set & ~taken, &are_single);
  if (taken == 0 && are_single && sumi_bitboard_count (set) <= SUMI_COACHING_MAX_LEFT)
    fact.kind = kind;
  sumi_coaching_add (self, fact);
}

/* Whether "b7 is left" can be said: of moves that were there before, and of which some, more than
 * one, were spoken of. */
gboolean
sumi_coaching_has_told_moves (const SumiCoaching *self)
{
  return self->facts->len > 0 && !sumi_coaching_ends_with (self, SUMI_FACT_TOOK_ONLY)
         && (self->has & ~self->had) == 0;
}

/* Adds how the opponent's moves became fewer, if that takes few words. */
void
sumi_coaching_add_shrinking (SumiCoaching *self)
{
  SumiBitboard lost = self->had & ~self->has;

  if (lost == 0 || sumi_bitboard_count (lost) > SUMI_COACHING_MAX_NAMED)
    return;
  if (self->had == sumi_bitboard_of (self->verdict->move))
    {
      SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_TOOK_ONLY);

      fact.lost = self->had;
      sumi_coaching_add (self, fact);
      return;
    }
  if (sumi_bitboard_count (self->had) > 1
      && sumi_bitboard_count (self->had) <= SUMI_COACHING_MAX_LEFT
      && (self->has & ~self->had) == 0)
    {
      sumi_coaching_add_squares (self, SUMI_FACT_HAD, self->had, 0);
      sumi_coaching_add_lost (self, lost, SUMI_FACT_LOST);
      g_array_index (self->facts, SumiFact, self->facts->len - 1).count = 1;
    }
  else
    sumi_coaching_add_lost (self, lost, SUMI_FACT_NEEDED);
}

/* Adds that the opponent has to pass: its one move was taken, or what its moves needed turned. */
void
sumi_coaching_add_shut_out (SumiCoaching *self)
{
  if (self->had == sumi_bitboard_of (self->verdict->move))
    sumi_coaching_add_shrinking (self);
  else if (sumi_bitboard_count (self->had) <= SUMI_COACHING_MAX_NAMED)
    sumi_coaching_add_lost (self, self->had, SUMI_FACT_LOST);
  sumi_coaching_add (self, sumi_coaching_begin_fact (self, SUMI_FACT_MUST_PASS));
}

/* The opponent's longest line to CORNER. */
static void
add_hands_line (SumiCoaching *self, SumiSquare corner)
{
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  int n = sumi_corner_lines_find (self->after, self->opponent, lines), best = -1;
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_HANDS_LINE);

  for (int i = 0; i < n; i++)
    {
      if (lines[i].corner == corner
          && (best < 0
              || sumi_bitboard_count (lines[i].between)
                     > sumi_bitboard_count (lines[best].between)))
        best = i;
    }
  g_return_if_fail (best >= 0);
  fact.corner = corner;
  fact.line = lines[best].between;
  fact.end = lines[best].end;
  sumi_coaching_add (self, fact);
}

void
sumi_coaching_add_hands_corner (SumiCoaching *self, SumiSquare corner)
{
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_HANDS_CORNER);

  fact.reply = corner;
  fact.count = !sumi_bitboard_has (self->had, corner);
  sumi_coaching_add (self, fact);
  if (fact.count == 1)
    add_hands_line (self, corner);
}

/* Adds REPLY, after which the goal can no longer be reached in time. */
void
sumi_coaching_add_reply (SumiCoaching *self, SumiSquare reply)
{
  gboolean is_new = !sumi_bitboard_has (self->had, reply);
  SumiFact fact
      = sumi_coaching_begin_fact (self, is_new ? SUMI_FACT_NEW_REPLY : SUMI_FACT_OLD_REPLY);

  fact.reply = reply;
  for (int i = 0; is_new && i < self->n_causes; i++)
    {
      if (self->causes[i].square == reply)
        fact.anchors = self->causes[i].changed;
    }
  sumi_coaching_add (self, fact);
}

/* Adds PLAN, what is played after its reply, or that reply to the plan just spoken of, if it is the
 * same. */
void
sumi_coaching_add_plan (SumiCoaching *self, SumiFact plan)
{
  SumiFact *last = NULL;

  if (sumi_coaching_ends_with (self, SUMI_FACT_PLAN))
    last = &g_array_index (self->facts, SumiFact, self->facts->len - 1);
  plan.replies = sumi_bitboard_of (plan.reply);
  if (last != NULL && last->end == plan.end && last->squares == plan.squares
      && last->others == plan.others)
    last->replies |= plan.replies;
  else
    sumi_coaching_add (self, plan);
}
