/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-coach.h"

#include "sumi-coaching.h"

static void
add_causes (SumiCoaching *self)
{
  switch (self->judgement->task.type)
    {
    case SUMI_TASK_FORCE:
      if (self->judgement->task.goal.kind == SUMI_GOAL_CORNER)
        sumi_coaching_add_corner (self);
      else
        sumi_coaching_add_few_moves (self);
      break;
    case SUMI_TASK_DENY:
      sumi_coaching_add_deny (self);
      break;
    case SUMI_TASK_BEST:
      sumi_coaching_add_measure (self);
      break;
    case SUMI_TASK_WIN:
      sumi_coaching_add_win (self);
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
ends_with_effect (const SumiCoaching *self)
{
  return sumi_coaching_ends_with (self, SUMI_FACT_LOST)
         || sumi_coaching_ends_with (self, SUMI_FACT_NEEDED)
         || (self->judgement->task.goal.kind != SUMI_GOAL_CORNER
             && (sumi_coaching_ends_with (self, SUMI_FACT_CREEPS)
                 || sumi_coaching_ends_with (self, SUMI_FACT_LEAVES)
                 || sumi_coaching_ends_with (self, SUMI_FACT_UNCHANGED)));
}

/* Whether the causes end with a line that some reply changes, so that it has to be said that the
 * corner is won all the same. */
static gboolean
ends_with_loose_line (const SumiCoaching *self)
{
  return self->has != 0 && sumi_coaching_ends_with (self, SUMI_FACT_LINE)
         && g_array_index (self->facts, SumiFact, self->facts->len - 1).count == 0;
}

/* Whether FACT, the one that decides, still has to be said where causes are: they stand in its
 * place unless it is a result, or says that something is reached. */
static gboolean
is_needed (const SumiCoaching *self, const SumiFact *fact)
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
      return fact->task.within == 1 || !sumi_coaching_ends_with (self, SUMI_FACT_PUNISHES);
    case SUMI_FACT_BEST:
      return fact->task.measure == SUMI_MEASURE_SCORE;
    case SUMI_FACT_EVERY_REPLY:
      return ends_with_effect (self) || ends_with_loose_line (self);
    case SUMI_FACT_ONLY_REPLY:
      return ends_with_loose_line (self);
    case SUMI_FACT_FORCED_IN:
      return !sumi_coaching_ends_with (self, SUMI_FACT_PLAN);
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
beside_causes (const SumiCoaching *self, const SumiFact *fact)
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
merge (SumiCoaching *self, GArray *known)
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

      if (!has_causes || (!is_repetition (fact) && !sumi_coaching_has (self, fact->kind)))
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
  SumiCoaching self = { .judgement = judgement,
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
