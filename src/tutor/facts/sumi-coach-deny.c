/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-coaching.h"

#include "sumi-prover.h"

/* Adds how REPLY, a move of the opponent's, reaches its goal, a corner or a pass, unless that takes
 * many words. */
static void
add_reply_causes (SumiCoaching *self, SumiSquare reply)
{
  SumiTask task = self->judgement->task;
  SumiCoachFlags flags = (self->flags & SUMI_COACH_NEUTRAL) != 0 ? SUMI_COACH_NEUTRAL
                                                                 : SUMI_COACH_OTHER;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = NULL;
  g_autoptr (GArray) causes = NULL;

  task.type = SUMI_TASK_FORCE;
  budget.max_nodes = SUMI_COACHING_NODES;
  judgement = sumi_judgement_new (&task, self->after, SUMI_JUDGE_DEFAULT, &budget);
  causes = sumi_coach_find_causes (judgement, reply, flags);
  if (causes->len > 0
      && (task.goal.kind == SUMI_GOAL_PASS
          || sumi_fact_tells_how (&g_array_index (causes, SumiFact, causes->len - 1)))
      && sumi_coaching_count_sentences (causes) < SUMI_COACH_MAX_SENTENCES)
    g_array_append_vals (self->facts, causes->data, causes->len);
}

/* Adds the few moves that the refutation leaves, where it leaves too few at once. */
static void
add_few_left (SumiCoaching *self)
{
  const SumiGoal *goal = &self->judgement->task.goal;
  SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_FEW_LEFT);

  fact.reply = self->verdict->refutation;
  fact.squares = sumi_position_legal_moves (sumi_position_play (self->after, fact.reply));
  if (fact.squares != 0 && sumi_goal_is_reached (goal, self->after, fact.reply))
    sumi_coaching_add (self, fact);
}

static void
add_wrong_deny (SumiCoaching *self)
{
  const SumiGoal *goal = &self->judgement->task.goal;
  gboolean is_corner = goal->kind == SUMI_GOAL_CORNER;
  SumiSquare reply = self->verdict->refutation;

  if (reply >= SUMI_SQUARE_PASS)
    return;
  if (is_corner && sumi_bitboard_has (goal->corners, reply))
    sumi_coaching_add_hands_corner (self, reply);
  else if (is_corner || goal->kind == SUMI_GOAL_PASS)
    add_reply_causes (self, reply);
  else if (goal->kind == SUMI_GOAL_MOBILITY)
    add_few_left (self);
}

/* The moves with which the opponent could force its goal if it were to move now; 0 if they are not
 * found. */
static SumiBitboard
find_threats (const SumiCoaching *self)
{
  const SumiTask *task = &self->judgement->task;
  SumiProver *prover = sumi_prover_new (&task->goal, self->opponent);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiBitboard threats;
  SumiSquare clearest;
  SumiTruth truth;

  budget.max_nodes = SUMI_COACHING_NODES;
  truth = sumi_prover_find (prover, sumi_position_pass (self->before), task->within,
                            SUMI_TRUTH_TRUE, &budget, &threats, &clearest);
  sumi_prover_free (prover);
  return truth == SUMI_TRUTH_TRUE ? threats & self->had : 0;
}

/* The one of REPLIES that refutes the most of the wrong moves; SUMI_SQUARE_NONE if none does. Sets
 * how many it refutes. */
static SumiSquare
find_most_refuting (const SumiCoaching *self, SumiBitboard replies, int *out_n)
{
  int counts[64] = { 0 };
  SumiSquare found = SUMI_SQUARE_NONE;

  *out_n = 0;
  for (guint i = 0; i < self->judgement->n_moves; i++)
    {
      SUMI_FOREACH_SQUARE (reply, self->judgement->moves[i].refutations & replies)
        counts[reply]++;
    }
  for (SumiSquare reply = 0; reply < 64; reply++)
    {
      if (counts[reply] <= *out_n)
        continue;
      found = reply;
      *out_n = counts[reply];
    }
  return found;
}

/* What the opponent threatens, and could have played before: it refutes more than half of the other
 * moves, or would force the goal if nothing were played at all. SUMI_SQUARE_NONE where there is
 * nothing of the kind: then it is a few moves that would allow the goal, and the right one has
 * nothing to answer. */
static SumiSquare
choose_threat (const SumiCoaching *self)
{
  int n;
  SumiSquare threat = find_most_refuting (self, self->had, &n);

  if (threat == SUMI_SQUARE_NONE || 2 * n >= (int) self->judgement->n_moves)
    return threat;
  return find_most_refuting (self, find_threats (self), &n);
}

/* The moves that answer THREAT, after which the opponent can no longer force its goal in time, and
 * the clearest of them; FALSE if they are not found. */
static gboolean
find_answers (const SumiCoaching *self,
              SumiSquare threat,
              SumiBitboard *out_answers,
              SumiSquare *out_clearest)
{
  const SumiTask *task = &self->judgement->task;
  SumiProver *prover = sumi_prover_new (&task->goal, self->opponent);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiTruth truth;

  budget.max_nodes = SUMI_COACHING_NODES;
  truth = sumi_prover_find_replies (prover, self->after, threat, task->within - 1,
                                    SUMI_TRUTH_FALSE, &budget, out_answers, out_clearest);
  sumi_prover_free (prover);
  return truth == SUMI_TRUTH_TRUE && *out_clearest < SUMI_SQUARE_PASS;
}

/* Adds how the threat, which is still there, is answered now, if that is found: by taking a corner
 * that it loses along a line that the move has made, or else by another move. */
static void
add_answer (SumiCoaching *self, SumiSquare threat)
{
  SumiCornerLine lines[SUMI_MAX_CORNER_LINES];
  SumiPosition answered = sumi_position_play (self->after, threat);
  SumiFact answer = sumi_coaching_begin_fact (self, SUMI_FACT_ANSWERED);
  SumiBitboard answers;
  int n = sumi_corner_lines_find (answered, self->side, lines);

  if (!find_answers (self, threat, &answers, &answer.end))
    return;
  for (int i = 0; i < n; i++)
    {
      SumiFact fact = sumi_coaching_begin_fact (self, SUMI_FACT_PUNISHES);

      if (!sumi_bitboard_has (self->turned, lines[i].end)
          || !sumi_bitboard_has (answers, lines[i].corner))
        continue;
      fact.reply = threat;
      fact.corner = lines[i].corner;
      fact.line = lines[i].between;
      fact.end = lines[i].end;
      fact.anchors = sumi_bitboard_of (fact.end);
      sumi_coaching_add (self, fact);
      return;
    }
  answer.reply = threat;
  sumi_coaching_add (self, answer);
}

/* The move is the only one after which the opponent cannot take a corner, which it could not before
 * either. Where nobody is addressed that goes without saying. */
static void
add_others_open (SumiCoaching *self)
{
  if ((self->had & SUMI_CORNERS) != 0 || !sumi_coaching_is_one_of_several (self)
      || sumi_coaching_get_voice (self) == SUMI_VOICE_NEUTRAL)
    return;
  for (guint i = 0; i < self->judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &self->judgement->moves[i];

      if (verdict->move != self->verdict->move
          && (verdict->replies & sumi_coaching_get_corners (self)) == 0)
        return;
    }
  sumi_coaching_add (self, sumi_coaching_begin_fact (self, SUMI_FACT_OTHERS_OPEN));
}

/* Adds the moves that the opponent cannot take away with its next one, if these are enough. */
static void
add_stays_open (SumiCoaching *self)
{
  const SumiGoal *goal = &self->judgement->task.goal;
  SumiBitboard open = self->has != 0 ? UINT64_MAX : 0;

  SUMI_FOREACH_SQUARE (reply, self->has)
    open &= sumi_position_legal_moves (sumi_position_play (self->after, (SumiSquare) reply));
  if (sumi_bitboard_count (open) > (goal->kind == SUMI_GOAL_PASS ? 0 : goal->max_moves))
    sumi_coaching_add_squares (self, SUMI_FACT_STAYS_OPEN, open, 0);
}

/* A move keeps the opponent from corners that it could have taken. */
static void
add_right_deny (SumiCoaching *self)
{
  const SumiTask *task = &self->judgement->task;
  SumiBitboard corners = self->had & ~self->has & sumi_coaching_get_corners (self);
  SumiSquare threat;

  if (task->within == 1
      && (task->goal.kind == SUMI_GOAL_PASS || task->goal.kind == SUMI_GOAL_MOBILITY))
    add_stays_open (self);
  if (task->goal.kind != SUMI_GOAL_CORNER)
    return;
  if (task->within == 1)
    {
      sumi_coaching_add_lost (self, corners, SUMI_FACT_NEEDED);
      add_others_open (self);
      return;
    }
  threat = choose_threat (self);
  if (sumi_bitboard_has (self->has, threat))
    add_answer (self, threat);
  else if (threat != SUMI_SQUARE_NONE)
    sumi_coaching_add_lost (self, sumi_bitboard_of (threat), SUMI_FACT_NEEDED);
}

/* Why a move does or does not keep the opponent from its goal. */
void
sumi_coaching_add_deny (SumiCoaching *self)
{
  if (self->verdict->verdict == SUMI_VERDICT_RIGHT)
    add_right_deny (self);
  else
    add_wrong_deny (self);
}
