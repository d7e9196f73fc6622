/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-explain.h"

#include "sumi-features.h"
#include "sumi-opening-line.h"

/* The data that the facts about one move are made from. */
typedef struct
{
  const SumiJudgement *judgement;
  const SumiMoveVerdict *verdict;
  GArray *facts;
} Explanation;

static SumiFact
begin_fact (const Explanation *self, SumiFactKind kind)
{
  return (SumiFact){ .kind = kind,
                     .task = self->judgement->task,
                     .side = self->judgement->position.turn,
                     .move = self->verdict->move,
                     .reply = SUMI_SQUARE_NONE };
}

static void
add_fact (Explanation *self, SumiFact fact)
{
  g_array_append_val (self->facts, fact);
}

static void
add_plain_fact (Explanation *self, SumiFactKind kind)
{
  add_fact (self, begin_fact (self, kind));
}

/* The moves that reach the goal once the opponent has answered with REPLY, which may be a pass. */
static SumiBitboard
reaching_moves (const Explanation *self, SumiSquare reply)
{
  SumiPosition position = sumi_position_play (self->verdict->after, reply);

  return sumi_goal_reaching_moves (&self->judgement->task.goal, position,
                                   sumi_position_legal_moves (position));
}

static SumiBitboard
moves_after (const Explanation *self, SumiSquare reply)
{
  return sumi_position_legal_moves (sumi_position_play (self->verdict->after, reply));
}

/* Whether the goal is one step away: the move after the next reply reaches it. */
static gboolean
is_next_to_goal (const Explanation *self)
{
  return self->judgement->task.type == SUMI_TASK_FORCE
         && self->verdict->verdict == SUMI_VERDICT_RIGHT && self->verdict->distance == 2;
}

/* REPLY, the moves that then reach the goal, and those of them that the reply made possible. */
static SumiFact
make_reply_fact (const Explanation *self, SumiFactKind kind, SumiSquare reply)
{
  SumiFact fact = begin_fact (self, kind);
  SumiPosition unanswered = sumi_position_pass (self->verdict->after);

  fact.reply = reply;
  if (is_next_to_goal (self))
    {
      fact.squares = reaching_moves (self, reply);
      fact.others = fact.squares
                    & ~sumi_goal_reaching_moves (&self->judgement->task.goal, unanswered,
                                                 sumi_position_legal_moves (unanswered));
    }
  return fact;
}

static void
add_reached (Explanation *self)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_GOAL_REACHED);

  fact.count = sumi_bitboard_count (self->verdict->replies);
  add_fact (self, fact);
}

/* Notes in SUM, where replies are few and open different corners, what each of them opens. */
static void
list_openings (const Explanation *self, SumiFact *sum)
{
  if (sum->task.goal.kind != SUMI_GOAL_CORNER || sum->squares != 0
      || sum->count > SUMI_FACT_MAX_OPENINGS)
    return;
  SUMI_FOREACH_SQUARE (reply, self->verdict->replies)
    {
      SumiFact fact = make_reply_fact (self, SUMI_FACT_REPLY_OPENS, (SumiSquare) reply);

      if (fact.squares != 0)
        sum->openings[sum->n_openings++]
          = (SumiOpening){ (SumiSquare) reply, fact.squares, fact.others };
    }
  if (sum->n_openings < sum->count)
    sum->n_openings = 0;
}

/* One fact that sums up all replies, then each reply with what it opens. A reply that leaves the
 * learner without a move opens nothing, and one after which only the same corner can be taken as
 * before tells nothing new: the sum speaks of them. */
static void
add_every_reply (Explanation *self)
{
  SumiFact sum = begin_fact (self, SUMI_FACT_EVERY_REPLY);

  sum.count = sumi_bitboard_count (self->verdict->replies);
  sum.squares = UINT64_MAX;
  SUMI_FOREACH_SQUARE (reply, self->verdict->replies)
    sum.squares &= reaching_moves (self, (SumiSquare) reply);
  list_openings (self, &sum);
  add_fact (self, sum);
  SUMI_FOREACH_SQUARE (reply, self->verdict->replies)
    {
      SumiFact fact = make_reply_fact (self, SUMI_FACT_REPLY_OPENS, (SumiSquare) reply);

      if (fact.squares != 0 && (sum.squares == 0 || fact.others != 0))
        add_fact (self, fact);
    }
}

/* The opponent has one reply, or none; said of any move of which nothing more telling was said. */
static void
add_few_replies (Explanation *self)
{
  SumiBitboard replies = self->verdict->replies;

  if (sumi_position_is_over (self->verdict->after))
    add_plain_fact (self, SUMI_FACT_GAME_OVER);
  else if (replies == 0)
    add_plain_fact (self, SUMI_FACT_MUST_PASS);
  else if (sumi_bitboard_count (replies) == 1)
    {
      SumiFact fact = begin_fact (self, SUMI_FACT_ONLY_REPLY);

      fact.reply = sumi_bitboard_first (replies);
      add_fact (self, fact);
    }
}

static void
add_right_force (Explanation *self)
{
  SumiBitboard replies = self->verdict->replies;
  SumiFact fact;

  if (self->verdict->distance == 1)
    {
      add_reached (self);
      if (sumi_position_is_over (self->verdict->after))
        add_plain_fact (self, SUMI_FACT_GAME_OVER);
    }
  else if (self->verdict->distance > 2)
    {
      fact = begin_fact (self, SUMI_FACT_FORCED_IN);
      fact.count = self->verdict->distance - 1;
      add_fact (self, fact);
      add_few_replies (self);
    }
  else if (replies == 0)
    {
      fact = make_reply_fact (self, SUMI_FACT_MUST_PASS, SUMI_SQUARE_PASS);
      add_fact (self, fact);
    }
  else
    {
      fact = make_reply_fact (self, SUMI_FACT_ONLY_REPLY, sumi_bitboard_first (replies));
      if (sumi_bitboard_count (replies) == 1 && fact.squares != 0)
        add_fact (self, fact);
      else
        add_every_reply (self);
    }
}

/* Adds the refuting replies that NAMED leaves out. */
static void
add_also_refuted (Explanation *self, SumiBitboard named)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_ALSO_REFUTED);

  fact.squares = self->verdict->refutations & ~named;
  if (fact.squares != 0)
    add_fact (self, fact);
}

static gboolean
is_over_after (const Explanation *self, SumiSquare reply)
{
  return sumi_position_is_over (sumi_position_play (self->verdict->after, reply));
}

/* What can be said of the refutation: that the game is over; if the learner's last move comes next,
 * that none is left which would do; otherwise only that time has run out. */
static SumiFactWay
find_way (const Explanation *self, const SumiFact *fact)
{
  if (fact->reply == SUMI_SQUARE_PASS)
    return SUMI_WAY_IN_TIME;
  if (is_over_after (self, fact->reply))
    return SUMI_WAY_OVER;
  if (self->judgement->task.within == 2 && fact->count > 0)
    return SUMI_WAY_NO_MOVE;
  return SUMI_WAY_IN_TIME;
}

/* Whether what FACT says of its reply is true, word by word, of REPLY, which refutes as well. */
static gboolean
is_same_way (const Explanation *self, const SumiFact *fact, SumiSquare reply)
{
  SumiBitboard own = moves_after (self, reply);

  if (fact->way == SUMI_WAY_OVER)
    return is_over_after (self, reply);
  if (fact->way == SUMI_WAY_NO_MOVE)
    return own == fact->squares || (fact->count > 1 && sumi_bitboard_count (own) == fact->count);
  return TRUE;
}

static void
add_refuted_by (Explanation *self)
{
  const SumiMoveVerdict *verdict = self->verdict;
  SumiBitboard refutation
    = verdict->refutation == SUMI_SQUARE_PASS ? 0 : sumi_bitboard_of (verdict->refutation);
  SumiFact fact = begin_fact (self, SUMI_FACT_REFUTED_BY);

  fact.reply = verdict->refutation;
  fact.squares = moves_after (self, verdict->refutation);
  fact.count = sumi_bitboard_count (fact.squares);
  fact.way = find_way (self, &fact);
  SUMI_FOREACH_SQUARE (reply, verdict->refutations & ~refutation)
    {
      if (is_same_way (self, &fact, (SumiSquare) reply))
        fact.others |= sumi_bitboard_of ((SumiSquare) reply);
    }
  add_fact (self, fact);
  add_also_refuted (self, refutation | fact.others);
}

static void
add_wrong_force (Explanation *self)
{
  const SumiTask *task = &self->judgement->task;
  SumiPosition after = self->verdict->after;
  gboolean is_over = sumi_position_is_over (after);
  SumiFact fact;

  if (is_over && (task->within > 1 || task->goal.kind == SUMI_GOAL_PASS))
    add_plain_fact (self, SUMI_FACT_GAME_OVER);
  else if (task->within == 1)
    {
      fact = begin_fact (self, SUMI_FACT_GOAL_MISSED);
      fact.count = sumi_bitboard_count (task->goal.kind == SUMI_GOAL_WIPE_OUT
                                          ? after.own
                                          : self->verdict->replies);
      add_fact (self, fact);
      if (is_over)
        add_plain_fact (self, SUMI_FACT_GAME_OVER);
    }
  else
    add_refuted_by (self);
}

/* The opponent's goal lies in its REPLY itself. */
static gboolean
is_reached_by (const Explanation *self, SumiSquare reply)
{
  return sumi_goal_is_reached (&self->judgement->task.goal, self->verdict->after, reply);
}

/* The opponent that has to pass first moves after another move of the learner's, on which it
 * depends what it can do. */
static void
add_denies (Explanation *self)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_DENIES);

  if (sumi_position_must_pass (self->verdict->after))
    fact.reply = SUMI_SQUARE_PASS;
  add_fact (self, fact);
}

/* Names with the refutation those replies that the same sentence is true of: they take a corner
 * too, leave as many moves, or need more time as well. */
static void
add_allows (Explanation *self)
{
  const SumiMoveVerdict *verdict = self->verdict;
  SumiFact fact = begin_fact (self, SUMI_FACT_ALLOWS);
  gboolean is_corner = self->judgement->task.goal.kind == SUMI_GOAL_CORNER;
  gboolean is_now;

  fact.reply = verdict->refutation;
  fact.way = SUMI_WAY_LATER;
  if (verdict->refutation == SUMI_SQUARE_PASS)
    {
      add_fact (self, fact);
      return;
    }

  is_now = is_reached_by (self, verdict->refutation);
  fact.way = is_now ? SUMI_WAY_AT_ONCE : SUMI_WAY_LATER;
  fact.count = sumi_bitboard_count (moves_after (self, verdict->refutation));
  SUMI_FOREACH_SQUARE (reply, verdict->refutations & ~sumi_bitboard_of (verdict->refutation))
    {
      int count = sumi_bitboard_count (moves_after (self, (SumiSquare) reply));

      if (is_reached_by (self, (SumiSquare) reply) == is_now
          && (!is_now || is_corner || count == fact.count))
        fact.others |= sumi_bitboard_of ((SumiSquare) reply);
    }
  if (is_corner && is_now)
    fact.squares = fact.others | sumi_bitboard_of (verdict->refutation);
  add_fact (self, fact);
  add_also_refuted (self, fact.others | sumi_bitboard_of (verdict->refutation));
}

static void
add_best (Explanation *self)
{
  const SumiMoveVerdict *verdict = self->verdict;
  SumiFact fact = begin_fact (self, verdict->verdict == SUMI_VERDICT_RIGHT ? SUMI_FACT_BEST
                                                                           : SUMI_FACT_NOT_BEST);

  fact.value = verdict->value;
  fact.excess = verdict->excess;
  fact.has_value = verdict->has_value && verdict->has_excess;
  add_fact (self, fact);
}

/* FACT with the opponent's best replies, where it has any. */
static SumiFact
with_best_replies (const Explanation *self, SumiFact fact)
{
  const SumiMoveVerdict *verdict = self->verdict;

  fact.has_value = verdict->has_value;
  fact.value = verdict->value;
  if (verdict->best_replies != 0)
    {
      fact.reply = verdict->refutation;
      fact.others = verdict->best_replies & ~sumi_bitboard_of (verdict->refutation);
    }
  return fact;
}

static void
add_win (Explanation *self)
{
  gboolean is_right = self->verdict->verdict == SUMI_VERDICT_RIGHT;
  SumiFact fact = begin_fact (self, is_right ? SUMI_FACT_WINS : SUMI_FACT_NOT_WON);

  add_fact (self, with_best_replies (self, fact));
  if (!is_right)
    add_also_refuted (self, self->verdict->best_replies);
}

static void
add_best_reply (Explanation *self)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_BEST_REPLY);

  if (self->verdict->best_replies != 0)
    add_fact (self, with_best_replies (self, fact));
}

static void
add_line (Explanation *self)
{
  const SumiNamedOpening *opening
    = sumi_named_opening_get ((guint) self->judgement->task.opening);
  const SumiNamedOpening *made = sumi_named_opening_of (self->verdict->after);
  SumiFact fact = begin_fact (self, SUMI_FACT_OPENING_REACHED);

  if (self->verdict->verdict == SUMI_VERDICT_WRONG)
    {
      fact.kind = SUMI_FACT_OPENING_LEFT;
      fact.has_value = made != NULL;
      fact.value = made != NULL ? (int) sumi_named_opening_get_index (made) : 0;
    }
  else if (made != opening)
    {
      fact.kind = SUMI_FACT_OPENING_NEAR;
      fact.count = sumi_opening_line_count_moves (opening, self->verdict->after);
    }
  add_fact (self, fact);
}

/* Why the move is right or wrong; nothing where that is not known. */
static void
add_decisive (Explanation *self)
{
  gboolean is_right = self->verdict->verdict == SUMI_VERDICT_RIGHT;

  if (self->verdict->verdict == SUMI_VERDICT_UNDECIDED)
    return;
  switch (self->judgement->task.type)
    {
    case SUMI_TASK_FORCE:
      if (is_right)
        add_right_force (self);
      else
        add_wrong_force (self);
      break;
    case SUMI_TASK_DENY:
      if (is_right)
        add_denies (self);
      else
        add_allows (self);
      break;
    case SUMI_TASK_WIN:
      add_win (self);
      break;
    case SUMI_TASK_BEST:
      add_best (self);
      add_best_reply (self);
      break;
    case SUMI_TASK_LINE:
      add_line (self);
      break;
    case SUMI_TASK_MARK:
    case SUMI_TASK_COUNT:
    case SUMI_TASK_FLIP:
    case SUMI_TASK_CHOOSE:
    case SUMI_TASK_REASON:
    case SUMI_TASK_PLAY:
    case SUMI_N_TASK_TYPES:
    default:
      g_return_if_reached ();
    }
}

/* Whether a fact that was added already says how few replies there are. */
static gboolean
says_replies (const Explanation *self)
{
  for (guint i = 0; i < self->facts->len; i++)
    {
      const SumiFact *fact = &g_array_index (self->facts, SumiFact, i);

      if (fact->kind == SUMI_FACT_ONLY_REPLY || fact->kind == SUMI_FACT_MUST_PASS
          || fact->kind == SUMI_FACT_GAME_OVER
          || (fact->kind == SUMI_FACT_GOAL_REACHED && fact->task.goal.kind == SUMI_GOAL_PASS)
          || (fact->reply == SUMI_SQUARE_PASS))
        return TRUE;
    }
  return FALSE;
}

/* Added unless the decisive fact already says it. */
static void
add_gives_corner (Explanation *self)
{
  SumiPosition before = self->judgement->position;
  SumiFact fact = begin_fact (self, SUMI_FACT_GIVES_CORNER);
  const SumiFact *first = self->facts->len > 0 ? &g_array_index (self->facts, SumiFact, 0) : NULL;

  fact.squares = self->verdict->replies & SUMI_CORNERS;
  fact.others = fact.squares & ~sumi_position_legal_moves (sumi_position_pass (before));
  if (first != NULL && first->kind == SUMI_FACT_ALLOWS && first->squares == fact.squares)
    return;
  if (fact.squares != 0)
    add_fact (self, fact);
}

/* A fact that compares a set of squares before the move with one after it. */
static void
add_change (Explanation *self, SumiFactKind kind, SumiBitboard before, SumiBitboard after)
{
  SumiFact fact = begin_fact (self, kind);

  fact.before = sumi_bitboard_count (before);
  fact.after = sumi_bitboard_count (after);
  fact.squares = after;
  if (kind == SUMI_FACT_MOBILITY)
    fact.others = before;
  add_fact (self, fact);
}

/* Adds what the move does, whatever the task. */
static void
add_features (Explanation *self)
{
  SumiPosition before = self->judgement->position, after = self->verdict->after;
  SumiColor side = before.turn;
  SumiBitboard stable = sumi_features_stable (before, side);
  SumiBitboard stable_after = sumi_features_stable (after, side);
  SumiFact flips = begin_fact (self, SUMI_FACT_FLIPS);

  add_gives_corner (self);
  add_change (self, SUMI_FACT_MOBILITY, sumi_position_legal_moves (sumi_position_pass (before)),
              self->verdict->replies);
  flips.squares = sumi_position_flips (before, self->verdict->move);
  flips.count = sumi_bitboard_count (flips.squares);
  add_fact (self, flips);
  add_change (self, SUMI_FACT_FRONTIER, sumi_features_frontier (before, side),
              sumi_features_frontier (after, side));
  if (stable != stable_after)
    add_change (self, SUMI_FACT_STABLE, stable, stable_after);
}

/* Everything that is known of MOVE, as a list of SumiFact: first why it is right or wrong for what
 * JUDGEMENT judged, unless that is undecided, then what else it does. Empty for a move that is not
 * legal. */
GArray *
sumi_explain_move (const SumiJudgement *judgement, SumiSquare move)
{
  Explanation self = { .judgement = judgement,
                       .verdict = sumi_judgement_get (judgement, move),
                       .facts = g_array_new (FALSE, FALSE, sizeof (SumiFact)) };

  if (self.verdict == NULL)
    return self.facts;

  add_decisive (&self);
  if (!says_replies (&self))
    add_few_replies (&self);
  add_features (&self);
  return self.facts;
}
