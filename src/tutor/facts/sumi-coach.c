/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-coach.h"

#include "sumi-cause.h"
#include "sumi-features.h"
#include "sumi-own-region.h"
#include "sumi-prover.h"
#include "sumi-stoner-trap.h"

/* The most squares that an explanation names. */
#define MAX_NAMED 6
#define MAX_LEFT 4
#define MAX_BREAKERS 3
#define MAX_TEMPI 3
#define MAX_PLANS 2
#define MAX_CHOICES 3

/* The limit of nodes for the search for a plan, so that the same is found on every machine. */
#define PLAN_NODES 200000

typedef struct
{
  const SumiJudgement *judgement;
  const SumiMoveVerdict *verdict;
  SumiCoachFlags flags;
  SumiPosition before, after;
  SumiColor side, opponent;
  SumiBitboard had, has; /* the opponent's moves */
  SumiBitboard turned;   /* and the disc that was played */
  SumiCause causes[64];  /* of the opponent's moves */
  int n_causes;
  GArray *facts;
} Coach;

static SumiFactVoice
get_voice (const Coach *self)
{
  if ((self->flags & SUMI_COACH_NEUTRAL) != 0)
    return SUMI_VOICE_NEUTRAL;
  return (self->flags & SUMI_COACH_OTHER) != 0 ? SUMI_VOICE_OTHER : SUMI_VOICE_MOVER;
}

static SumiFact
begin_fact (const Coach *self, SumiFactKind kind)
{
  return (SumiFact){ .kind = kind,
                     .task = self->judgement->task,
                     .side = self->side,
                     .move = self->verdict->move,
                     .reply = SUMI_SQUARE_NONE,
                     .corner = SUMI_SQUARE_NONE,
                     .end = SUMI_SQUARE_NONE,
                     .position = self->before,
                     .voice = get_voice (self) };
}

static void
add_fact (Coach *self, SumiFact fact)
{
  g_array_append_val (self->facts, fact);
}

static void
add_squares (Coach *self, SumiFactKind kind, SumiBitboard squares, SumiBitboard others)
{
  SumiFact fact = begin_fact (self, kind);

  fact.squares = squares;
  fact.others = others;
  add_fact (self, fact);
}

static gboolean
ends_with (const Coach *self, SumiFactKind kind)
{
  return self->facts->len > 0
         && g_array_index (self->facts, SumiFact, self->facts->len - 1).kind == kind;
}

static gboolean
has_kind (const Coach *self, SumiFactKind kind)
{
  for (guint i = 0; i < self->facts->len; i++)
    {
      if (g_array_index (self->facts, SumiFact, i).kind == kind)
        return TRUE;
    }
  return FALSE;
}

static guint
count_sentences (const Coach *self)
{
  guint n = 0;

  for (guint i = 0; i < self->facts->len; i++)
    n += sumi_coach_count_sentences (&g_array_index (self->facts, SumiFact, i));
  return n;
}

static int
count (SumiBitboard squares)
{
  return sumi_bitboard_count (squares);
}

/* Whether the move, which is right, is the only one that is, of several. */
static gboolean
is_one_of_several (const Coach *self)
{
  return self->judgement->is_decided && self->judgement->n_moves > 1
         && count (self->judgement->right) == 1;
}

/* The corners that the task is about; all of them where it is about none. */
static SumiBitboard
corners_asked (const Coach *self)
{
  const SumiTask *task = &self->judgement->task;
  gboolean has_goal = task->type == SUMI_TASK_FORCE || task->type == SUMI_TASK_DENY;

  return has_goal && task->goal.kind == SUMI_GOAL_CORNER ? task->goal.corners : SUMI_CORNERS;
}

/* The corners asked for that the learner can take at once after REPLY in POSITION. */
static SumiBitboard
corners_after (const Coach *self, SumiPosition position, SumiSquare reply)
{
  SumiPosition next = sumi_position_play (position, reply);

  if (next.turn != self->side)
    return 0;
  return sumi_corners_takeable (next, self->side) & corners_asked (self);
}

/* All corners that some of REPLIES in POSITION lose; 0 if one of them loses none. */
static SumiBitboard
corners_lost_by (const Coach *self, SumiPosition position, SumiBitboard replies)
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
losing_replies (const Coach *self, SumiBitboard replies)
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
corners_open_already (const Coach *self)
{
  return sumi_corners_takeable (self->after, self->side) & corners_asked (self);
}

/* The anchors of SET, moves that the opponent no longer has: the discs that turned and ended the
 * lines of these moves. Sets whether each move had only one line. */
static SumiBitboard
collect_anchors (const Coach *self, SumiBitboard set, gboolean *out_are_single)
{
  SumiBitboard anchors = 0;

  *out_are_single = TRUE;
  for (int i = 0; i < self->n_causes; i++)
    {
      const SumiCause *cause = &self->causes[i];

      if (!sumi_bitboard_has (set, cause->square))
        continue;
      anchors |= cause->ends;
      if (count (cause->ends) != 1)
        *out_are_single = FALSE;
    }
  return anchors;
}

/* Adds facts that say why each move of SET, moves that the opponent no longer has, is lost, by the
 * fact KIND where possible; none for the empty set. */
static void
add_lost (Coach *self, SumiBitboard set, SumiFactKind kind)
{
  SumiBitboard taken = set & sumi_bitboard_of (self->verdict->move);
  SumiFact fact = begin_fact (self, SUMI_FACT_LOST);
  gboolean are_single;

  if (set == 0)
    return;
  fact.lost = set;
  fact.anchors = collect_anchors (self, set & ~taken, &are_single);
  if (taken == 0 && are_single && count (set) <= MAX_LEFT)
    fact.kind = kind;
  add_fact (self, fact);
}

/* Whether "b7 is left" can be said: of moves that were there before, and of which some, more than
 * one, were spoken of. */
static gboolean
has_told_moves (const Coach *self)
{
  return self->facts->len > 0 && !ends_with (self, SUMI_FACT_TOOK_ONLY)
         && (self->has & ~self->had) == 0;
}

/* Adds how the opponent's moves became fewer, if that takes few words. */
static void
add_shrinking (Coach *self)
{
  SumiBitboard lost = self->had & ~self->has;

  if (lost == 0 || count (lost) > MAX_NAMED)
    return;
  if (self->had == sumi_bitboard_of (self->verdict->move))
    {
      SumiFact fact = begin_fact (self, SUMI_FACT_TOOK_ONLY);

      fact.lost = self->had;
      add_fact (self, fact);
      return;
    }
  if (count (self->had) > 1 && count (self->had) <= MAX_LEFT && (self->has & ~self->had) == 0)
    {
      add_squares (self, SUMI_FACT_HAD, self->had, 0);
      add_lost (self, lost, SUMI_FACT_LOST);
      g_array_index (self->facts, SumiFact, self->facts->len - 1).count = 1;
    }
  else
    add_lost (self, lost, SUMI_FACT_NEEDED);
}

/* Whether no reply to the move changes LINE: none breaks it, and none turns the disc at its end, so
 * that it would go on to another one. */
static gboolean
is_steady (const Coach *self, const SumiCornerLine *line)
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
find_line (const Coach *self, int max_breakers, SumiCornerLine *out_line)
{
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  int n = sumi_corner_lines_find (self->after, self->side, lines), best = -1, best_value = 0;

  for (int i = 0; i < n; i++)
    {
      int value = 1 + count (lines[i].between)
                  + (sumi_bitboard_has (self->turned, lines[i].end) ? 16 : 0)
                  + (is_steady (self, &lines[i]) ? 32 : 0);

      if (!sumi_bitboard_has (corners_asked (self), lines[i].corner)
          || count (lines[i].breakers) > max_breakers || value <= best_value)
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
has_clear_breakers (const Coach *self, const SumiCornerLine *line)
{
  if (count (line->breakers) < 2)
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
add_line (Coach *self, const SumiCornerLine *line)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_LINE);

  fact.corner = line->corner;
  fact.line = line->between;
  fact.end = line->end;
  fact.anchors = self->turned & sumi_bitboard_of (line->end);
  fact.count = is_steady (self, line);
  add_fact (self, fact);
  if (line->breakers != 0)
    add_squares (self, SUMI_FACT_BREAKERS, line->breakers,
                 corners_lost_by (self, self->after, line->breakers));
}

/* Several corners are threatened, and every reply leaves one. */
static gboolean
add_aims (Coach *self)
{
  SumiBitboard aims = corners_open_already (self);

  if (count (aims) < 2)
    return FALSE;
  SUMI_FOREACH_SQUARE (reply, self->has)
    {
      if ((corners_after (self, self->after, (SumiSquare) reply) & aims) == 0)
        return FALSE;
    }
  add_squares (self, SUMI_FACT_AIMS, aims, 0);
  return TRUE;
}

/* Adds that the opponent has no harmless moves left, and that the move is a waiting move. */
static gboolean
add_waiting (Coach *self)
{
  SumiPosition unmoved = sumi_position_pass (self->before);
  SumiBitboard added = self->has & ~self->had;
  SumiBitboard stuck, loses = 0;

  if (self->had == 0 || (self->had & ~self->has) != 0 || count (self->had) > MAX_LEFT)
    return FALSE;
  stuck = corners_lost_by (self, unmoved, self->had);
  if (added != 0)
    loses = corners_lost_by (self, self->after, added);
  if (stuck == 0 || (added != 0 && (loses == 0 || count (added) > MAX_LEFT)))
    return FALSE;
  add_squares (self, SUMI_FACT_STUCK, self->had, stuck);
  add_squares (self, SUMI_FACT_WAITS, added, loses);
  return TRUE;
}

/* Adds what each of REPLIES loses, in as few facts as possible. Where they were named just before,
 * WERE_NAMED, they are not said to be left. */
static void
add_left (Coach *self, SumiBitboard replies, gboolean were_named)
{
  SumiBitboard already = corners_open_already (self);
  SumiBitboard common = corners_asked (self), all = 0;
  SumiFact fact = begin_fact (self, SUMI_FACT_LEFT);

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
  add_fact (self, fact);
}

/* The few replies: that they are the same as before, how they became fewer, or which they are. */
static void
add_named (Coach *self)
{
  if (self->had == self->has)
    add_squares (self, SUMI_FACT_UNCHANGED, self->has, 0);
  else
    add_shrinking (self);
  if (has_told_moves (self))
    return;
  /* There has to be room for what the replies lose. */
  if (count_sentences (self) > 1)
    g_array_set_size (self->facts, 0);
  add_squares (self, SUMI_FACT_LEAVES, self->has, 0);
}

/* All replies lose a corner at once; returns whether it is said of each. */
static gboolean
add_squeeze (Coach *self)
{
  if (add_waiting (self))
    return TRUE;
  if (count (self->has) > MAX_LEFT)
    {
      add_shrinking (self);
      return FALSE;
    }
  add_named (self);
  add_left (self, self->has,
            ends_with (self, SUMI_FACT_UNCHANGED) || ends_with (self, SUMI_FACT_LEAVES));
  return TRUE;
}

/* The next move after REPLY that forces the goal in time: one that leaves the fewest replies. */
static gboolean
add_plan (Coach *self, SumiSquare reply)
{
  const SumiTask *task = &self->judgement->task;
  SumiPosition position = sumi_position_play (self->after, reply);
  SumiProver *prover;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiBitboard moves = 0;
  SumiSquare clearest;
  SumiTruth truth;
  SumiFact fact = begin_fact (self, SUMI_FACT_PLAN);
  int fewest = 65;

  if (position.turn != self->side || sumi_position_must_pass (position))
    return FALSE;
  budget.max_nodes = PLAN_NODES;
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

      if (count (left) >= fewest || (left != 0 && corners == 0))
        continue;
      fewest = count (left);
      fact.end = (SumiSquare) move;
      fact.squares = left;
      fact.others = corners;
    }
  if (fewest > 64)
    return FALSE;
  fact.count = fewest <= MAX_LEFT;
  add_fact (self, fact);
  return TRUE;
}

/* What becomes of each reply, of which LOSING lose a corner at once; FALSE where that takes too
 * many words. */
static gboolean
add_plans (Coach *self, SumiBitboard losing)
{
  if (self->had == self->has)
    add_squares (self, SUMI_FACT_UNCHANGED, self->has, 0);
  else
    add_squares (self, SUMI_FACT_LEAVES, self->has, 0);
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
add_tempo (Coach *self)
{
  SumiBitboard theirs = sumi_harmless_moves (self->after, self->opponent);
  SumiBitboard own = sumi_harmless_moves (self->after, self->side);

  if (corners_asked (self) != SUMI_CORNERS || theirs == 0 || count (theirs) > MAX_TEMPI
      || count (own) <= count (theirs))
    return FALSE;
  add_squares (self, SUMI_FACT_TEMPO, theirs, own);
  return TRUE;
}

/* Adds that the move sets a Stoner trap; FALSE if it sets none. */
static gboolean
add_stoner_trap (Coach *self)
{
  SumiStonerTrap trap;
  SumiFact fact = begin_fact (self, SUMI_FACT_STONER);
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  SumiPosition attacked;
  int n;

  if (corners_asked (self) != SUMI_CORNERS
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
  add_fact (self, fact);
  return TRUE;
}

/* A corner is further away than the next move. */
static void
add_far_corner (Coach *self)
{
  SumiBitboard losing = losing_replies (self, self->has);
  SumiBitboard quiet = self->has & ~losing;
  gboolean is_complete;

  if (add_stoner_trap (self))
    return;
  if (self->has == 0 || count (self->has) > MAX_LEFT || count (quiet) + (losing != 0) > 2)
    is_complete = FALSE;
  else
    is_complete = add_plans (self, losing);
  if (!is_complete)
    {
      g_array_set_size (self->facts, 0);
      if (!add_tempo (self))
        add_shrinking (self);
    }
}

static void
add_right_corner (Coach *self)
{
  SumiCornerLine line;

  if (self->verdict->distance > 2)
    add_far_corner (self);
  else if (self->verdict->distance == 2)
    {
      if (self->has == 0)
        {
          add_shrinking (self);
          if (find_line (self, 0, &line))
            add_line (self, &line);
        }
      else if (find_line (self, 0, &line))
        add_line (self, &line);
      else if (add_aims (self))
        return;
      /* After some reply the side may have to pass before it takes the corner. */
      else if (corners_lost_by (self, self->after, self->has) == 0)
        add_shrinking (self);
      else if (!add_squeeze (self) && find_line (self, MAX_BREAKERS, &line)
               && has_clear_breakers (self, &line))
        {
          g_array_set_size (self->facts, 0);
          add_line (self, &line);
        }
    }
}

/* The opponent's longest line to CORNER. */
static void
add_hands_line (Coach *self, SumiSquare corner)
{
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  int n = sumi_corner_lines_find (self->after, self->opponent, lines), best = -1;
  SumiFact fact = begin_fact (self, SUMI_FACT_HANDS_LINE);

  for (int i = 0; i < n; i++)
    {
      if (lines[i].corner == corner
          && (best < 0 || count (lines[i].between) > count (lines[best].between)))
        best = i;
    }
  g_return_if_fail (best >= 0);
  fact.corner = corner;
  fact.line = lines[best].between;
  fact.end = lines[best].end;
  add_fact (self, fact);
}

static void
add_hands_corner (Coach *self, SumiSquare corner)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_HANDS_CORNER);

  fact.reply = corner;
  fact.count = !sumi_bitboard_has (self->had, corner);
  add_fact (self, fact);
  if (fact.count == 1)
    add_hands_line (self, corner);
}

/* Adds REPLY, after which the goal can no longer be reached in time. */
static void
add_reply (Coach *self, SumiSquare reply)
{
  gboolean is_new = !sumi_bitboard_has (self->had, reply);
  SumiFact fact = begin_fact (self, is_new ? SUMI_FACT_NEW_REPLY : SUMI_FACT_OLD_REPLY);

  fact.reply = reply;
  for (int i = 0; is_new && i < self->n_causes; i++)
    {
      if (self->causes[i].square == reply)
        fact.anchors = self->causes[i].changed;
    }
  add_fact (self, fact);
}

/* Adds what the player of the move has overlooked: that the corner aimed at is not won, or the
 * reply. */
static void
add_oversight (Coach *self, SumiSquare reply)
{
  SumiOversight oversight = sumi_oversight_find (self->before, self->verdict->move, reply);
  SumiFact fact = begin_fact (self, SUMI_FACT_PARRIED);

  if (oversight.kind != SUMI_OVERSIGHT_PARRIED
      || (oversight.corners & ~corners_asked (self)) != 0)
    {
      add_reply (self, reply);
      return;
    }
  fact.reply = reply;
  fact.anchors = oversight.changed;
  fact.squares = oversight.corners;
  add_fact (self, fact);
}

static void
add_wrong_corner (Coach *self)
{
  SumiSquare reply = self->verdict->refutation;

  if (self->judgement->task.within == 1 || reply >= SUMI_SQUARE_PASS
      || sumi_position_is_over (sumi_position_play (self->after, reply)))
    return;
  if (sumi_bitboard_has (SUMI_CORNERS, reply))
    add_hands_corner (self, reply);
  else
    add_oversight (self, reply);
}

/* Whether CAUSES tell how a corner is won, and not only how moves become fewer. */
static gboolean
leads_to_corner (const GArray *causes)
{
  SumiFactKind last;

  if (causes->len == 0)
    return FALSE;
  last = g_array_index (causes, SumiFact, causes->len - 1).kind;
  return last != SUMI_FACT_LOST && last != SUMI_FACT_NEEDED && last != SUMI_FACT_TOOK_ONLY;
}

/* Adds how REPLY, a move of the opponent's, reaches its goal, a corner or a pass, unless that takes
 * many words. */
static void
add_reply_causes (Coach *self, SumiSquare reply)
{
  SumiTask task = self->judgement->task;
  SumiCoachFlags flags = (self->flags & SUMI_COACH_NEUTRAL) != 0 ? SUMI_COACH_NEUTRAL
                                                                 : SUMI_COACH_OTHER;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = NULL;
  g_autoptr (GArray) causes = NULL;
  guint n_sentences = 1;

  task.type = SUMI_TASK_FORCE;
  budget.max_nodes = PLAN_NODES;
  judgement = sumi_judgement_new (&task, self->after, SUMI_JUDGE_DEFAULT, &budget);
  causes = sumi_coach_find_causes (judgement, reply, flags);
  for (guint i = 0; i < causes->len; i++)
    n_sentences += sumi_coach_count_sentences (&g_array_index (causes, SumiFact, i));
  if ((task.goal.kind == SUMI_GOAL_PASS || leads_to_corner (causes))
      && n_sentences <= SUMI_COACH_MAX_SENTENCES)
    g_array_append_vals (self->facts, causes->data, causes->len);
}

/* Adds the few moves that the refutation leaves, where it leaves too few at once. */
static void
add_few_left (Coach *self)
{
  const SumiGoal *goal = &self->judgement->task.goal;
  SumiFact fact = begin_fact (self, SUMI_FACT_FEW_LEFT);

  fact.reply = self->verdict->refutation;
  fact.squares = sumi_position_legal_moves (sumi_position_play (self->after, fact.reply));
  if (fact.squares != 0 && sumi_goal_is_reached (goal, self->after, fact.reply))
    add_fact (self, fact);
}

static void
add_wrong_deny (Coach *self)
{
  const SumiGoal *goal = &self->judgement->task.goal;
  gboolean is_corner = goal->kind == SUMI_GOAL_CORNER;
  SumiSquare reply = self->verdict->refutation;

  if (reply >= SUMI_SQUARE_PASS)
    return;
  if (is_corner && sumi_bitboard_has (goal->corners, reply))
    add_hands_corner (self, reply);
  else if (is_corner || goal->kind == SUMI_GOAL_PASS)
    add_reply_causes (self, reply);
  else if (goal->kind == SUMI_GOAL_MOBILITY)
    add_few_left (self);
}

/* What the opponent would play: the answer that refutes the most of the wrong moves, and that it
 * had before; SUMI_SQUARE_NONE if none does. */
static SumiSquare
find_threat (const Coach *self)
{
  int counts[64] = { 0 };
  SumiSquare threat = SUMI_SQUARE_NONE;

  for (guint i = 0; i < self->judgement->n_moves; i++)
    {
      SUMI_FOREACH_SQUARE (reply, self->judgement->moves[i].refutations & self->had)
        counts[reply]++;
    }
  for (SumiSquare reply = 0; reply < 64; reply++)
    {
      if (counts[reply] > (threat == SUMI_SQUARE_NONE ? 0 : counts[threat]))
        threat = reply;
    }
  return threat;
}

/* The moves that answer THREAT, after which the opponent can no longer force its goal in time, and
 * the clearest of them; FALSE if they are not found. */
static gboolean
find_answers (const Coach *self,
              SumiSquare threat,
              SumiBitboard *out_answers,
              SumiSquare *out_clearest)
{
  const SumiTask *task = &self->judgement->task;
  SumiProver *prover = sumi_prover_new (&task->goal, self->opponent);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiTruth truth;

  budget.max_nodes = PLAN_NODES;
  truth = sumi_prover_find_replies (prover, self->after, threat, task->within - 1,
                                    SUMI_TRUTH_FALSE, &budget, out_answers, out_clearest);
  sumi_prover_free (prover);
  return truth == SUMI_TRUTH_TRUE && *out_clearest < SUMI_SQUARE_PASS;
}

/* Adds how the threat, which is still there, is answered now, if that is found: by taking a corner
 * that it loses along a line that the move has made, or else by another move. */
static void
add_answer (Coach *self, SumiSquare threat)
{
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  SumiPosition answered = sumi_position_play (self->after, threat);
  SumiFact answer = begin_fact (self, SUMI_FACT_ANSWERED);
  SumiBitboard answers;
  int n = sumi_corner_lines_find (answered, self->side, lines);

  if (!find_answers (self, threat, &answers, &answer.end))
    return;
  for (int i = 0; i < n; i++)
    {
      SumiFact fact = begin_fact (self, SUMI_FACT_PUNISHES);

      if (!sumi_bitboard_has (self->turned, lines[i].end)
          || !sumi_bitboard_has (answers, lines[i].corner))
        continue;
      fact.reply = threat;
      fact.corner = lines[i].corner;
      fact.line = lines[i].between;
      fact.end = lines[i].end;
      fact.anchors = sumi_bitboard_of (fact.end);
      add_fact (self, fact);
      return;
    }
  answer.reply = threat;
  add_fact (self, answer);
}

/* The move is the only one after which the opponent cannot take a corner, which it could not before
 * either. Where nobody is addressed that goes without saying. */
static void
add_others_open (Coach *self)
{
  if ((self->had & SUMI_CORNERS) != 0 || !is_one_of_several (self)
      || get_voice (self) == SUMI_VOICE_NEUTRAL)
    return;
  for (guint i = 0; i < self->judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &self->judgement->moves[i];

      if (verdict->move != self->verdict->move
          && (verdict->replies & corners_asked (self)) == 0)
        return;
    }
  add_fact (self, begin_fact (self, SUMI_FACT_OTHERS_OPEN));
}

/* Adds the moves that the opponent cannot take away with its next one, if these are enough. */
static void
add_stays_open (Coach *self)
{
  const SumiGoal *goal = &self->judgement->task.goal;
  SumiBitboard open = self->has != 0 ? UINT64_MAX : 0;

  SUMI_FOREACH_SQUARE (reply, self->has)
    open &= sumi_position_legal_moves (sumi_position_play (self->after, (SumiSquare) reply));
  if (count (open) > (goal->kind == SUMI_GOAL_PASS ? 0 : goal->max_moves))
    add_squares (self, SUMI_FACT_STAYS_OPEN, open, 0);
}

/* A move keeps the opponent from corners that it could have taken. */
static void
add_right_deny (Coach *self)
{
  const SumiTask *task = &self->judgement->task;
  SumiBitboard corners = self->had & ~self->has & corners_asked (self);
  SumiSquare threat;

  if (task->within == 1
      && (task->goal.kind == SUMI_GOAL_PASS || task->goal.kind == SUMI_GOAL_MOBILITY))
    add_stays_open (self);
  if (task->goal.kind != SUMI_GOAL_CORNER)
    return;
  if (task->within == 1)
    {
      add_lost (self, corners, SUMI_FACT_NEEDED);
      add_others_open (self);
      return;
    }
  threat = find_threat (self);
  if (sumi_bitboard_has (self->has, threat))
    add_answer (self, threat);
  else if (threat != SUMI_SQUARE_NONE)
    add_lost (self, sumi_bitboard_of (threat), SUMI_FACT_NEEDED);
}

/* Whether another move does better by the measure. */
static void
add_comparison (Coach *self)
{
  gboolean is_right = self->verdict->verdict == SUMI_VERDICT_RIGHT;

  add_fact (self, begin_fact (self, is_right ? SUMI_FACT_NONE_FEWER : SUMI_FACT_FEWER_POSSIBLE));
}

/* What the opponent gets from the move. */
static void
add_adds (Coach *self)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_ADDS);

  fact.squares = self->has & ~self->had;
  fact.lost = self->had & ~self->has;
  fact.before = count (self->had);
  fact.after = count (self->has);
  add_fact (self, fact);
}

static void
add_frontier (Coach *self)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_FRONTIER_NEW);

  fact.squares = sumi_features_frontier (self->after, self->side)
                 & ~sumi_features_frontier (self->before, self->side);
  fact.count = self->verdict->verdict == SUMI_VERDICT_RIGHT;
  add_fact (self, fact);
  add_comparison (self);
}

static void
add_potential (Coach *self)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_POTENTIAL_NEW);
  SumiBitboard touched = sumi_features_potential (self->after, self->after.turn);

  fact.others = touched & sumi_features_potential (self->before, self->after.turn);
  fact.squares = touched & ~fact.others;
  fact.count = self->verdict->verdict == SUMI_VERDICT_RIGHT;
  add_fact (self, fact);
  add_comparison (self);
}

static void
add_openness (Coach *self)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_TOUCHES);

  fact.anchors = sumi_position_flips (self->before, self->verdict->move);
  fact.squares = sumi_features_openings (self->before, self->verdict->move);
  add_fact (self, fact);
  if (fact.squares != 0)
    add_comparison (self);
}

/* The odd regions. FALSE if they depend on whether squares that touch by corners are connected, or
 * if there is only one region. */
static gboolean
find_odd_regions (const Coach *self, SumiBitboard *out_odd)
{
  SumiBitboard empties = sumi_position_empties (self->before);

  *out_odd = sumi_features_odd_regions (self->before, SUMI_TOUCH_SIDES);
  return *out_odd == sumi_features_odd_regions (self->before, SUMI_TOUCH_CORNERS)
         && sumi_features_region (self->before, self->verdict->move, SUMI_TOUCH_CORNERS) != empties;
}

/* Regions are spoken of only where the results agree: every best move lies in an odd one. */
static void
add_region (Coach *self)
{
  SumiBitboard legal = sumi_position_legal_moves (self->before), odd;
  SumiBitboard region
    = sumi_features_region (self->before, self->verdict->move, SUMI_TOUCH_SIDES);
  gboolean is_odd;

  if (!self->judgement->is_decided || self->judgement->right == 0 || !find_odd_regions (self, &odd)
      || (self->judgement->right & ~odd) != 0 || (legal & ~odd) == 0)
    return;
  is_odd = (region & odd) != 0;
  if (is_odd && self->verdict->verdict == SUMI_VERDICT_RIGHT && self->has != 0)
    {
      add_squares (self, SUMI_FACT_ODD_REGION, region, 0);
      g_array_index (self->facts, SumiFact, self->facts->len - 1).count
        = has_kind (self, SUMI_FACT_GIVES_UP);
    }
  else if (!is_odd)
    add_squares (self, SUMI_FACT_REGION, region, 0);
}

/* The opponent has to pass: its one move was taken, or what its moves needed turned. */
static void
add_shut_out (Coach *self)
{
  if (self->had == sumi_bitboard_of (self->verdict->move))
    add_shrinking (self);
  else if (count (self->had) <= MAX_NAMED)
    add_lost (self, self->had, SUMI_FACT_LOST);
  add_fact (self, begin_fact (self, SUMI_FACT_MUST_PASS));
}

/* Regions that the opponent can never enter: a right move makes use of one or keeps one for later,
 * a wrong one takes what could not be lost. */
static void
add_own_region (Coach *self)
{
  SumiBitboard move = sumi_bitboard_of (self->verdict->move);
  gboolean is_inside = (sumi_own_regions_find (self->before, self->side) & move) != 0;
  SumiBitboard left = sumi_own_regions_find (self->after, self->side);

  if (is_inside)
    {
      add_squares (self, SUMI_FACT_OWN_MOVE, move, 0);
      g_array_index (self->facts, SumiFact, self->facts->len - 1).count
        = self->verdict->verdict == SUMI_VERDICT_RIGHT;
    }
  else if (self->verdict->verdict == SUMI_VERDICT_RIGHT && left != 0 && count (left) <= MAX_LEFT)
    add_squares (self, SUMI_FACT_OWN_REGION, left, 0);
}

/* What a right move does to the corners: it gives one up, or looks as if it did. */
static void
add_corner_of_result (Coach *self)
{
  SumiBitboard given = self->has & ~self->had & SUMI_CORNERS;
  SumiBitboard beside = sumi_bitboard_neighbours (sumi_bitboard_of (self->verdict->move))
                        & sumi_position_empties (self->before) & SUMI_CORNERS & ~self->has;
  SumiFact fact = begin_fact (self, SUMI_FACT_SOUND);

  if (given != 0 && is_one_of_several (self))
    add_squares (self, SUMI_FACT_GIVES_UP, 0, given);
  else if (given == 0 && beside != 0 && sumi_bitboard_has (SUMI_X_SQUARES, self->verdict->move))
    {
      fact.corner = sumi_bitboard_first (beside);
      add_fact (self, fact);
    }
}

/* Why the result of a right move is good: the opponent has to pass, a corner is given up or only
 * seems to be, the move is in an odd region, or there is a region that the opponent can never
 * enter. */
static void
add_good_result (Coach *self)
{
  if (self->has == 0 && !sumi_position_is_over (self->after))
    add_shut_out (self);
  else
    {
      add_corner_of_result (self);
      add_region (self);
      if (self->facts->len < 2)
        add_own_region (self);
    }
}

/* Why the result of a wrong move is bad: the opponent's best answer is a corner that the move gives
 * it, the move could have waited, or it begins a region. */
static void
add_bad_result (Coach *self)
{
  SumiBitboard gifts = self->verdict->best_replies & SUMI_CORNERS & ~self->had;

  if (gifts != 0)
    {
      add_hands_corner (self, self->verdict->refutation);
      return;
    }
  add_own_region (self);
  if (self->facts->len == 0)
    add_region (self);
}

static void
add_result_cause (Coach *self)
{
  if (self->verdict->verdict == SUMI_VERDICT_RIGHT)
    add_good_result (self);
  else
    add_bad_result (self);
}

/* The opponent's best answer to a wrong move, where no region or corner says why it is wrong. */
static void
add_best_reply (Coach *self)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_BEST_REPLY);

  if (self->verdict->best_replies == 0
      || (self->facts->len > 0 && !ends_with (self, SUMI_FACT_OWN_MOVE)))
    return;
  fact.reply = self->verdict->refutation;
  fact.others = self->verdict->best_replies & ~sumi_bitboard_of (fact.reply);
  while (count (fact.others) > MAX_CHOICES)
    fact.others &= fact.others - 1;
  fact.has_value = self->verdict->has_value;
  fact.value = self->verdict->value;
  add_fact (self, fact);
}

/* The result of a wrong move, and the best one if that is known. */
static void
add_result (Coach *self)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_RESULTS);

  fact.value = self->verdict->value;
  fact.has_value = self->verdict->has_excess;
  fact.excess = self->verdict->excess;
  if ((self->flags & SUMI_COACH_REVEAL) != 0 && fact.has_value)
    fact.squares = self->judgement->right;
  add_fact (self, fact);
}

static void
add_score (Coach *self)
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
add_mobility (Coach *self)
{
  SumiBitboard lost = self->had & ~self->has, gained = self->has & ~self->had;

  if (self->verdict->verdict == SUMI_VERDICT_RIGHT && lost != 0 && count (lost) <= MAX_NAMED)
    {
      add_lost (self, lost, SUMI_FACT_NEEDED);
      add_squares (self, SUMI_FACT_ADDS_ONLY, gained, 0);
    }
  else
    {
      add_adds (self);
      add_comparison (self);
    }
}

static void
add_measure (Coach *self)
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

/* The next move after REPLY that leaves the opponent as few moves as the goal allows, the fewest of
 * all such moves; FALSE if they are too many to name, or none is there. */
static gboolean
add_last_plan (Coach *self, SumiSquare reply)
{
  const SumiGoal *goal = &self->judgement->task.goal;
  SumiPosition position = sumi_position_play (self->after, reply);
  SumiBitboard moves
    = sumi_goal_reaching_moves (goal, position, sumi_position_legal_moves (position));
  SumiFact fact = begin_fact (self, SUMI_FACT_PLAN);
  int fewest = MAX_LEFT + 1;

  if (position.turn != self->side)
    return FALSE;
  fact.reply = reply;
  fact.count = 1;
  SUMI_FOREACH_SQUARE (move, moves)
    {
      SumiPosition next = sumi_position_play (position, (SumiSquare) move);
      SumiBitboard left = sumi_position_legal_moves (next);

      if (count (left) >= fewest)
        continue;
      fewest = count (left);
      fact.end = (SumiSquare) move;
      fact.squares = left;
    }
  if (fewest > MAX_LEFT)
    return FALSE;
  add_fact (self, fact);
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
add_leaves (Coach *self, gboolean is_list)
{
  SumiFact fact = begin_fact (self, SUMI_FACT_LEAVES);

  fact.squares = self->has;
  fact.count = is_list;
  add_fact (self, fact);
}

/* What the move does to the replies, where it leaves few: it creeps along an edge, and which there
 * are, if that does not take many words. */
static void
add_effect (Coach *self)
{
  SumiBitboard flips = self->turned & ~sumi_bitboard_of (self->verdict->move);
  gboolean is_few = self->has != 0 && count (self->has) <= MAX_LEFT, is_list;

  if ((flips & ~get_edge (self->verdict->move)) == 0 && (self->has & ~self->had) == 0)
    {
      SumiFact fact = begin_fact (self, SUMI_FACT_CREEPS);

      fact.anchors = flips;
      add_fact (self, fact);
    }
  is_list = self->facts->len > 0;
  if (self->had == self->has && is_few && !is_list)
    add_squares (self, SUMI_FACT_UNCHANGED, self->has, 0);
  else if (is_few)
    add_leaves (self, is_list);
  else if (!is_list && count (self->had & ~self->has) <= MAX_NAMED)
    add_lost (self, self->had & ~self->has, SUMI_FACT_NEEDED);
}

/* The own moves that reach the goal after each reply: those on the edge of the move before others,
 * and only a few. */
static void
add_next (Coach *self)
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
  while (count (next) > MAX_CHOICES)
    next &= next - 1;
  if (next != 0)
    add_squares (self, SUMI_FACT_NEXT, next, 0);
}

/* Each reply, if they are few, and the move after it that reaches the goal. FALSE where that takes
 * many words. */
static gboolean
add_each_plan (Coach *self)
{
  if (count (self->has) > MAX_PLANS)
    return FALSE;
  add_squares (self, self->had == self->has ? SUMI_FACT_UNCHANGED : SUMI_FACT_LEAVES, self->has, 0);
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
add_last_plans (Coach *self)
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
find_left (const Coach *self, SumiPosition position)
{
  if (self->judgement->task.goal.kind == SUMI_GOAL_WIPE_OUT)
    return position.own;
  return sumi_position_legal_moves (position);
}

/* Adds what the opponent keeps after REPLY and any own move, or else what the own move leaves that
 * leaves the fewest. FALSE if it is not so plain: a turn is passed, or the game ends. */
static gboolean
add_kept (Coach *self, SumiSquare reply)
{
  const SumiGoal *goal = &self->judgement->task.goal;
  SumiPosition position = sumi_position_play (self->after, reply);
  SumiBitboard moves = sumi_position_legal_moves (position), kept = UINT64_MAX;
  SumiFact fact = begin_fact (self, SUMI_FACT_AT_BEST);
  int fewest = 65;

  SUMI_FOREACH_SQUARE (move, moves)
    {
      SumiPosition next = sumi_position_play (position, (SumiSquare) move);
      SumiBitboard left = find_left (self, next);

      if (left == 0 || sumi_position_is_over (next))
        return FALSE;
      kept &= left;
      if (count (left) >= fewest)
        continue;
      fewest = count (left);
      fact.end = (SumiSquare) move;
      fact.squares = left;
    }
  if (moves == 0)
    return FALSE;
  fact.reply = reply;
  if (count (kept) > (goal->kind == SUMI_GOAL_MOBILITY ? goal->max_moves : 0))
    {
      fact.kind = SUMI_FACT_KEEPS;
      fact.squares = kept;
      fact.end = SUMI_SQUARE_NONE;
    }
  add_fact (self, fact);
  return TRUE;
}

/* The move does not leave few enough. */
static void
add_too_many (Coach *self)
{
  SumiBitboard left = find_left (self, self->after);
  SumiSquare reply = self->verdict->refutation;

  if (self->judgement->task.within == 1)
    {
      if (left != 0 && !sumi_position_is_over (self->after))
        add_squares (self, SUMI_FACT_STILL_HAS, left, 0);
      return;
    }
  if (reply >= SUMI_SQUARE_PASS
      || sumi_position_is_over (sumi_position_play (self->after, reply)))
    return;
  if (self->judgement->task.within > 2 || !add_kept (self, reply))
    add_reply (self, reply);
}

/* The goal is to leave the opponent few moves, or none, or no disc. */
static void
add_few_moves (Coach *self)
{
  gboolean is_right = self->verdict->verdict == SUMI_VERDICT_RIGHT;

  if (!is_right)
    add_too_many (self);
  else if (self->verdict->distance > 1)
    add_last_plans (self);
  else if (self->judgement->task.goal.kind != SUMI_GOAL_WIPE_OUT)
    {
      add_shrinking (self);
      if (self->has != 0 && count (self->has) <= MAX_LEFT)
        {
          add_leaves (self, has_told_moves (self));
        }
    }
}

static void
add_force (Coach *self)
{
  if (self->judgement->task.goal.kind != SUMI_GOAL_CORNER)
    add_few_moves (self);
  else if (self->verdict->verdict == SUMI_VERDICT_RIGHT)
    add_right_corner (self);
  else
    add_wrong_corner (self);
}

static void
add_causes (Coach *self)
{
  gboolean is_right = self->verdict->verdict == SUMI_VERDICT_RIGHT;

  switch (self->judgement->task.type)
    {
    case SUMI_TASK_FORCE:
      add_force (self);
      break;
    case SUMI_TASK_DENY:
      if (is_right)
        add_right_deny (self);
      else
        add_wrong_deny (self);
      break;
    case SUMI_TASK_BEST:
      add_measure (self);
      break;
    case SUMI_TASK_WIN:
      add_result_cause (self);
      if (self->facts->len > 0 && !is_right && self->verdict->has_value)
        {
          add_best_reply (self);
          add_result (self);
        }
      break;
    case SUMI_TASK_LINE:
    case SUMI_TASK_MARK:
    case SUMI_TASK_COUNT:
    case SUMI_TASK_FLIP:
    case SUMI_TASK_CHOOSE:
    case SUMI_TASK_REASON:
    case SUMI_TASK_PLAY:
    case SUMI_N_TASK_TYPES:
    default:
      break;
    }
}

/* Whether the causes tell what becomes of the opponent's moves, and not what follows from it. */
static gboolean
ends_with_effect (const Coach *self)
{
  return ends_with (self, SUMI_FACT_LOST) || ends_with (self, SUMI_FACT_NEEDED)
         || (self->judgement->task.goal.kind != SUMI_GOAL_CORNER
             && (ends_with (self, SUMI_FACT_CREEPS) || ends_with (self, SUMI_FACT_LEAVES)
                 || ends_with (self, SUMI_FACT_UNCHANGED)));
}

/* Whether the causes end with a line that some reply changes, so that it has to be said that the
 * corner is won all the same. */
static gboolean
ends_with_loose_line (const Coach *self)
{
  return self->has != 0 && ends_with (self, SUMI_FACT_LINE)
         && g_array_index (self->facts, SumiFact, self->facts->len - 1).count == 0;
}

/* Whether FACT, the one that decides, still has to be said where causes are: they stand in its
 * place unless it is a result, or says that something is reached. */
static gboolean
is_needed (const Coach *self, const SumiFact *fact)
{
  switch ((int) fact->kind)
    {
    case SUMI_FACT_GOAL_REACHED:
      return fact->task.goal.kind != SUMI_GOAL_MOBILITY;
    case SUMI_FACT_GAME_OVER:
    case SUMI_FACT_WINS:
      return TRUE;
    case SUMI_FACT_ALLOWS:
      return fact->way != SUMI_WAY_AT_ONCE || fact->task.goal.kind == SUMI_GOAL_PASS;
    case SUMI_FACT_DENIES:
      return fact->task.within == 1 || !ends_with (self, SUMI_FACT_PUNISHES);
    case SUMI_FACT_BEST:
      return fact->task.measure == SUMI_MEASURE_SCORE;
    case SUMI_FACT_EVERY_REPLY:
      return ends_with_effect (self) || ends_with_loose_line (self);
    case SUMI_FACT_ONLY_REPLY:
      return ends_with_loose_line (self);
    case SUMI_FACT_FORCED_IN:
      return !ends_with (self, SUMI_FACT_PLAN);
    default:
      return FALSE;
    }
}

/* Whether FACT would only say again, in numbers, what the causes say. */
static gboolean
is_repetition (const SumiFact *fact)
{
  if (fact->kind == SUMI_FACT_BEST)
    return fact->task.measure == SUMI_MEASURE_FRONTIER
           || fact->task.measure == SUMI_MEASURE_OPENNESS;
  return fact->kind == SUMI_FACT_REFUTED_BY || fact->kind == SUMI_FACT_EVERY_REPLY
         || fact->kind == SUMI_FACT_ONLY_REPLY || fact->kind == SUMI_FACT_REPLY_OPENS
         || fact->kind == SUMI_FACT_MUST_PASS || fact->kind == SUMI_FACT_FORCED_IN
         || fact->kind == SUMI_FACT_ALLOWS || fact->kind == SUMI_FACT_NOT_WON
         || fact->kind == SUMI_FACT_GIVES_CORNER;
}

/* Whether FACT is the known result of a right move. */
static gboolean
is_result (const SumiFact *fact)
{
  return fact->has_value
         && (fact->kind == SUMI_FACT_WINS
             || (fact->kind == SUMI_FACT_BEST && fact->task.measure == SUMI_MEASURE_SCORE));
}

/* FACT, the decisive one, as it is said beside causes: without its number, of one reply; or, where
 * it is about a result, shorter. */
static SumiFact
beside_causes (const Coach *self, const SumiFact *fact)
{
  SumiFact plain = *fact;

  plain.position = self->before;
  if (fact->kind == SUMI_FACT_FORCED_IN
      || (fact->kind == SUMI_FACT_EVERY_REPLY && fact->task.goal.kind == SUMI_GOAL_MOBILITY))
    plain.kind = SUMI_FACT_IN_TIME;
  else if (is_result (fact))
    plain.kind = SUMI_FACT_BEST_RESULT;
  else if (fact->kind == SUMI_FACT_DENIES && fact->task.within > 1)
    plain.kind = SUMI_FACT_NOT_IN_TIME;
  else if (fact->kind == SUMI_FACT_ALLOWS)
    plain.others = 0;
  return plain;
}

/* Adds the facts in KNOWN after or before the causes in SELF, and returns how many facts come
 * first. */
static guint
merge (Coach *self, GArray *known)
{
  const SumiFact *decisive = &g_array_index (known, SumiFact, 0);
  gboolean has_causes = self->facts->len > 0;
  gboolean is_first = !has_causes || is_needed (self, decisive);
  guint n_first = self->facts->len + is_first;

  if (is_first)
    {
      SumiFact first = has_causes ? beside_causes (self, decisive) : *decisive;

      if (first.kind == SUMI_FACT_BEST_RESULT
          || (first.kind == SUMI_FACT_IN_TIME && first.task.goal.kind != SUMI_GOAL_CORNER))
        g_array_append_val (self->facts, first);
      else
        g_array_prepend_val (self->facts, first);
    }
  for (guint i = is_first; i < known->len; i++)
    {
      const SumiFact *fact = &g_array_index (known, SumiFact, i);

      if (!has_causes || (!is_repetition (fact) && !has_kind (self, fact->kind)))
        g_array_append_val (self->facts, *fact);
    }
  return n_first;
}

/* Everything that is known of MOVE, as a list of SumiFact: what is to be said first, OUT_N_FIRST
 * facts that make at most three sentences, then the rest. Of a move that is undecided nothing comes
 * first; of one that is not legal nothing is known. */
GArray *
sumi_coach_explain (const SumiJudgement *judgement,
                    SumiSquare move,
                    SumiCoachFlags flags,
                    guint *out_n_first)
{
  g_autoptr (GArray) known = sumi_explain_move (judgement, move);
  Coach self = { .judgement = judgement,
                 .verdict = sumi_judgement_get (judgement, move),
                 .flags = flags,
                 .before = judgement->position,
                 .side = judgement->position.turn };

  *out_n_first = 0;
  if (self.verdict == NULL || self.verdict->verdict == SUMI_VERDICT_UNDECIDED)
    return g_steal_pointer (&known);

  self.after = self.verdict->after;
  self.opponent = sumi_color_opposite (self.side);
  self.had = sumi_position_moves_of (self.before, self.opponent);
  self.has = self.verdict->replies;
  self.turned = sumi_position_flips (self.before, move) | sumi_bitboard_of (move);
  self.n_causes = sumi_causes_find (self.before, move, self.opponent, self.causes);
  self.facts = g_array_new (FALSE, FALSE, sizeof (SumiFact));
  add_causes (&self);
  *out_n_first = merge (&self, known);
  return self.facts;
}

/* The causes alone: those of the facts that sumi_coach_explain() puts first which say why MOVE is
 * right or wrong, and not that it is; a list of SumiFact, empty where no cause is known. */
GArray *
sumi_coach_find_causes (const SumiJudgement *judgement, SumiSquare move, SumiCoachFlags flags)
{
  guint n_first;
  GArray *facts = sumi_coach_explain (judgement, move, flags, &n_first);

  g_array_set_size (facts, n_first);
  for (guint i = n_first; i > 0; i--)
    {
      SumiFactKind kind = g_array_index (facts, SumiFact, i - 1).kind;

      if (kind < SUMI_FACT_TOOK_ONLY || kind == SUMI_FACT_IN_TIME
          || kind == SUMI_FACT_NOT_IN_TIME || kind == SUMI_FACT_BEST_RESULT)
        g_array_remove_index (facts, i - 1);
    }
  return facts;
}

/* How many sentences FACT is said in. */
guint
sumi_coach_count_sentences (const SumiFact *fact)
{
  switch ((int) fact->kind)
    {
    case SUMI_FACT_NEEDED:
      return count (fact->anchors) > 1 ? 2 : 1;
    case SUMI_FACT_LINE:
      return fact->anchors != 0 && fact->end != fact->move ? 2 : 1;
    case SUMI_FACT_PUNISHES:
    case SUMI_FACT_STONER:
      return 2;
    default:
      return 1;
    }
}

/* The squares that FACT speaks of as MARK. */
SumiBitboard
sumi_coach_list_marks (const SumiFact *fact, SumiFactMark mark)
{
  SumiBitboard ends = 0;

  switch (mark)
    {
    case SUMI_FACT_MARK_LOST:
      return fact->lost;
    case SUMI_FACT_MARK_ANCHOR:
      return fact->anchors;
    case SUMI_FACT_MARK_LINE:
      if (fact->line != 0)
        ends = sumi_bitboard_of (fact->corner) | sumi_bitboard_of (fact->end);
      return fact->line | ends;
    case SUMI_N_FACT_MARKS:
    default:
      return 0;
    }
}
