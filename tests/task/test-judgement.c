/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judging, held against the slow definition of each task, and each proof against the slow rules. */

#include "pinned.h"
#include "random-positions.h"
#include "slow-endgame.h"
#include "slow-task.h"
#include "sumi-judgement.h"
#include "sumi-opening-line.h"
#include "sumi-prover.h"
#include "sumi-symmetry.h"
#include "written.h"

/* What a search found cannot be written from here. */
G_STATIC_ASSERT (_Generic (&((SumiJudgement *) NULL)->right, const SumiBitboard *: 1, default: 0));
G_STATIC_ASSERT (_Generic (&((SumiMoveVerdict *) NULL)->value, const int *: 1, default: 0));

#define N_POSITIONS 1000
#define N_ENDGAMES 300
#define MAX_WITHIN 3

/* The slow definition of what takes so many moves costs nearly all of the time, and most of that in
 * the positions with many empties: of those some have to do. */
#define MAX_DEEP_EMPTIES 8
#define DEEP_STEP 25

static const char *const PUZZLE_1
  = "...OOO.....OOO..OOOOOOXOOOOXXXXO.OOXXXXO.OOOOOXX..OOO.....O.....";

/* A position in which the side to move has a move; fewer empties are likelier, for they are the
 * ones where passes and ends happen. */
static SumiPosition
make_position (RandomSource *source)
{
  for (;;)
    {
      int n_discs = 63 - random_source_below (source, 1 + random_source_below (source, 50));
      SumiPosition position = random_position (source, n_discs);

      if (sumi_position_legal_moves (position) != 0)
        return position;
    }
}

static SumiGoal
make_goal (RandomSource *source, SumiGoalKind kind)
{
  SumiGoal goal = { .kind = kind };

  if (kind == SUMI_GOAL_MOBILITY)
    goal.max_moves = random_source_below (source, 4);
  while (kind == SUMI_GOAL_CORNER && goal.corners == 0)
    goal.corners = random_source_next (source) & SUMI_CORNERS;
  return goal;
}

static void
pin_judgement (Pinned *pinned, const SumiJudgement *judgement)
{
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];

      pinned_add (pinned,
                  "move %d: %d, replies %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER
                  "x %" G_GINT64_MODIFIER "x, clearest %d, distance %d, value %d %d, excess %d %d",
                  verdict->move, verdict->verdict, verdict->replies, verdict->refutations,
                  verdict->best_replies, verdict->refutation, verdict->distance,
                  verdict->has_value, verdict->value, verdict->has_excess, verdict->excess);
    }
}

static void
assert_right_moves (const SumiTask *task, SumiPosition position, Pinned *pinned)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement
    = sumi_judgement_new (task, position, SUMI_JUDGE_DEFAULT, &budget);

  g_assert_true (judgement->is_decided);
  g_assert_cmphex (judgement->right, ==, slow_task_right (task, position));
  pin_judgement (pinned, judgement);
  /* Only what is forced takes a number of moves. */
  for (guint i = 0; i < judgement->n_moves; i++)
    g_assert_true ((judgement->moves[i].distance > 0)
                   == (task->type == SUMI_TASK_FORCE
                       && judgement->moves[i].verdict == SUMI_VERDICT_RIGHT));
}

/* What LIMITED says of a move that is decided is what FULL says of it, with its refutations. */
static void
assert_agrees (const SumiJudgement *limited, const SumiJudgement *full)
{
  for (guint i = 0; i < limited->n_moves; i++)
    {
      const SumiMoveVerdict *some = &limited->moves[i], *all = &full->moves[i];

      g_assert_cmpint (some->move, ==, all->move);
      if (some->verdict == SUMI_VERDICT_UNDECIDED)
        {
          g_assert_false (some->has_excess);
          g_assert_cmphex (some->refutations, ==, 0);
          g_assert_cmpint (some->refutation, ==, SUMI_SQUARE_NONE);
          continue;
        }
      g_assert_cmpint (some->verdict, ==, all->verdict);
      if (some->has_value)
        g_assert_cmpint (some->value, ==, all->value);
      if (some->has_excess)
        g_assert_cmpint (some->excess, ==, all->excess);
      if (some->verdict != SUMI_VERDICT_WRONG)
        continue;
      g_assert_cmphex (some->refutations, ==, all->refutations);
      g_assert_cmphex (some->best_replies, ==, all->best_replies);
      g_assert_cmpint (some->refutation, ==, all->refutation);
    }
}

static void
test_agrees_with_definition (gconstpointer data)
{
  const SumiGoalKind kind = GPOINTER_TO_INT (data);
  static const uint64_t sums[]
    = { UINT64_C (0x81a3fe9112f8b30d), UINT64_C (0x49e1f26c522a0e64),
        UINT64_C (0x341107b2cc58ca5f), UINT64_C (0xa56582f1fc8bd60d) };
  RandomSource source = random_source_init (20 + kind);
  Pinned pinned = { 0 };

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = make_position (&source);
      SumiTask task = { .goal = make_goal (&source, kind) };
      int n_empties = sumi_position_count_empties (position);
      int max_within = n_empties <= MAX_DEEP_EMPTIES || i % DEEP_STEP == 0 ? MAX_WITHIN
                                                                           : MAX_WITHIN - 1;

      for (task.within = 1; task.within <= max_within; task.within++)
        {
          task.type = SUMI_TASK_FORCE;
          assert_right_moves (&task, position, &pinned);
          task.type = SUMI_TASK_DENY;
          assert_right_moves (&task, position, &pinned);
        }
    }
  pinned_check (&pinned, "judgements", sums[kind]);
}

static void
test_best (void)
{
  RandomSource source = random_source_init (1);
  Pinned pinned = { 0 };

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = make_position (&source);
      SumiTask task = { .type = SUMI_TASK_BEST };

      for (int measure = SUMI_MEASURE_MOBILITY; measure <= SUMI_MEASURE_POTENTIAL; measure++)
        {
          task.measure = (SumiMeasure) measure;
          assert_right_moves (&task, position, &pinned);
        }
    }
  pinned_check (&pinned, "measures", UINT64_C (0x88104c606a31c04d));
}

/* A position of few empty squares in which the side to move has a move. */
static SumiPosition
make_endgame (RandomSource *source)
{
  for (;;)
    {
      SumiPosition position = random_position (source, 56 + random_source_below (source, 8));

      if (sumi_position_legal_moves (position) != 0)
        return position;
    }
}

/* The replies after which the learner's result is below LEAST, and those of them after which it is
 * the worst. */
static void
assert_refutations_by_score (const SumiMoveVerdict *verdict,
                             const SlowBoard *after,
                             bool is_to_winner,
                             int least)
{
  uint64_t legal = slow_legal (after);
  SumiBitboard refuting = 0;

  if (legal == 0)
    {
      g_assert_cmpint (verdict->refutation, ==,
                       slow_is_over (after) ? SUMI_SQUARE_NONE : SUMI_SQUARE_PASS);
      return;
    }
  for (int reply = 0; reply < 64; reply++)
    {
      SlowBoard next = slow_play (after, reply);

      if ((legal >> reply & 1) != 0 && slow_score (&next, is_to_winner) < least)
        refuting |= sumi_bitboard_of (reply);
    }
  g_assert_cmphex (verdict->refutations, ==, refuting);
  g_assert_cmphex (verdict->best_replies, ==,
                   slow_best_moves (after, is_to_winner, slow_score (after, is_to_winner)));
  g_assert_true (sumi_bitboard_has (verdict->best_replies, verdict->refutation));
  g_assert_cmphex (verdict->best_replies & ~refuting, ==, 0);
}

/* Each value, excess and refutation against the slow search. */
static void
assert_scores (const SumiTask *task, SumiPosition position, Pinned *pinned)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement
    = sumi_judgement_new (task, position, SUMI_JUDGE_DEFAULT, &budget);
  SlowBoard board = slow_from_position (position);
  bool is_to_winner = task->scoring == SUMI_SCORING_EMPTIES_TO_WINNER;
  int best = slow_score (&board, is_to_winner);

  g_assert_true (judgement->is_decided);
  g_assert_cmphex (judgement->right, ==, slow_task_right (task, position));
  pin_judgement (pinned, judgement);
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];
      SlowBoard after = slow_play (&board, verdict->move);

      g_assert_true (verdict->has_value);
      g_assert_cmpint (verdict->value, ==, -slow_score (&after, is_to_winner));
      g_assert_cmpint (verdict->has_excess, ==, task->type == SUMI_TASK_BEST);
      if (verdict->has_excess)
        g_assert_cmpint (verdict->excess, ==, best - verdict->value);
      if (verdict->verdict == SUMI_VERDICT_WRONG)
        assert_refutations_by_score (verdict, &after, is_to_winner,
                                     task->type == SUMI_TASK_WIN ? task->by : best);
    }
}

static void
test_scores (void)
{
  RandomSource source = random_source_init (61);
  Pinned pinned = { 0 };

  for (int i = 0; i < N_ENDGAMES; i++)
    {
      SumiPosition position = make_endgame (&source);
      SumiTask task = { .type = SUMI_TASK_BEST,
                        .measure = SUMI_MEASURE_SCORE,
                        .scoring = (SumiScoring) (i % SUMI_N_SCORINGS) };

      assert_scores (&task, position, &pinned);
      task.type = SUMI_TASK_WIN;
      for (task.by = 1; task.by <= 21; task.by += 10)
        assert_scores (&task, position, &pinned);
    }
  pinned_check (&pinned, "scores", UINT64_C (0xc9ec8116705f1d2a));
}

/* Where it matters for whom empty squares count, each task is judged by its own scoring. */
static void
test_scorings (void)
{
  RandomSource source = random_source_init (63);
  Pinned pinned = { 0 };
  int n_different = 0;

  for (int i = 0; i < 2000 && n_different < 8; i++)
    {
      SumiPosition position = random_position (&source, 60);
      SlowBoard board = slow_from_position (position);

      if (slow_legal (&board) == 0 || slow_score (&board, false) == slow_score (&board, true))
        continue;
      n_different++;
      for (int scoring = 0; scoring < SUMI_N_SCORINGS; scoring++)
        {
          SumiTask task = { .type = SUMI_TASK_BEST,
                            .measure = SUMI_MEASURE_SCORE,
                            .scoring = (SumiScoring) scoring };

          assert_scores (&task, position, &pinned);
          task.type = SUMI_TASK_WIN;
          task.by = MAX (1, abs (slow_score (&board, true)));
          assert_scores (&task, position, &pinned);
        }
    }
  g_assert_cmpint (n_different, ==, 8);
  pinned_check (&pinned, "scorings", UINT64_C (0xab98ecc0a3dabea4));
}

/* Whatever the number of nodes: what is judged is judged rightly, each time in the same way. */
static void
test_scores_in_budget (void)
{
  RandomSource source = random_source_init (62);
  int n_undecided = 0, n_decided = 0;

  for (int i = 0; i < N_ENDGAMES / 4; i++)
    {
      SumiPosition position = make_endgame (&source);
      SumiTask task = { .type = i % 2 == 0 ? SUMI_TASK_WIN : SUMI_TASK_BEST,
                        .measure = SUMI_MEASURE_SCORE,
                        .by = 1 + i % 9 };
      SumiBitboard right = slow_task_right (&task, position);
      SumiBudget unlimited = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) full =
          sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &unlimited);
      /* Of a budget that others have spent from before. */
      g_autoptr (SumiJudgement) later =
          sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &unlimited);

      g_assert_cmpuint (later->nodes, ==, full->nodes);
      for (uint64_t n_nodes = 1; n_nodes < 100000; n_nodes *= 3)
        {
          SumiBudget budget = SUMI_BUDGET_UNLIMITED, again = SUMI_BUDGET_UNLIMITED;
          g_autoptr (SumiJudgement) judgement = NULL, same = NULL;

          budget.max_nodes = again.max_nodes = n_nodes;
          judgement = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
          same = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &again);
          g_assert_cmphex (judgement->right & ~right, ==, 0);
          g_assert_cmphex (right & ~judgement->right & ~judgement->undecided, ==, 0);
          assert_agrees (judgement, full);
          g_assert_cmphex (same->right, ==, judgement->right);
          g_assert_cmphex (same->undecided, ==, judgement->undecided);
          g_assert_cmpuint (same->nodes, ==, judgement->nodes);
          n_undecided += !judgement->is_decided;
          n_decided += judgement->is_decided;
        }
    }
  g_assert_cmpint (n_undecided, >, 20);
  g_assert_cmpint (n_decided, >, N_ENDGAMES / 4);
}

/* Checks that a node of a proof says what the slow rules say. */
static void
assert_node_holds (const SumiProof *proof, const SumiProofNode *node, const SumiGoal *goal)
{
  SlowBoard board = slow_from_position (node->position);
  gboolean attacks = node->position.turn == proof->attacker;
  uint64_t legal = slow_legal (&board);
  SumiBitboard moves = 0;

  for (guint i = 0; i < node->n_edges; i++)
    {
      SumiProofEdge edge = proof->edges[node->first_edge + i];
      const SumiProofNode *child = &proof->nodes[edge.node];
      gboolean passes = edge.move == SUMI_SQUARE_PASS;
      SlowBoard after = passes ? slow_pass (&board) : slow_play (&board, edge.move);

      g_assert_true (sumi_position_equal (slow_to_position (after), child->position));
      if (attacks && !passes)
        {
          g_assert_cmpint (child->moves_left, <=, node->moves_left - 1);
          g_assert_cmpint (slow_task_is_reached (&board, edge.move, goal), ==,
                           child->kind == SUMI_PROOF_REACHED);
        }
      else
        g_assert_cmpint (child->moves_left, <=, node->moves_left);
      if (!passes)
        moves |= sumi_bitboard_of (edge.move);
      if (i > 0 && proof->can_force)
        g_assert_cmpint (proof->nodes[proof->edges[node->first_edge + i - 1].node].distance, >=,
                         child->distance);
    }

  switch (node->kind)
    {
    case SUMI_PROOF_REPLIES:
      g_assert_true (attacks != proof->can_force);
      g_assert_cmphex (moves, ==, legal);
      break;
    case SUMI_PROOF_CHOICE:
      g_assert_true (attacks == proof->can_force);
      g_assert_cmpuint (node->n_edges, ==, 1);
      g_assert_cmphex (moves & ~legal, ==, 0);
      break;
    case SUMI_PROOF_PASS:
      g_assert_true (legal == 0 && !slow_is_over (&board));
      g_assert_cmpuint (node->n_edges, ==, 1);
      break;
    case SUMI_PROOF_REACHED:
      g_assert_true (proof->can_force);
      break;
    case SUMI_PROOF_SPENT:
      g_assert_true (!proof->can_force && node->moves_left == 0);
      break;
    case SUMI_PROOF_OVER:
      g_assert_true (!proof->can_force && slow_is_over (&board));
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
assert_proof_holds (const SumiJudgement *judgement, const SumiMoveVerdict *verdict)
{
  const SumiProof *proof = verdict->proof;
  gboolean forces = judgement->task.type == SUMI_TASK_FORCE;

  g_assert_nonnull (proof);
  g_assert_cmpint (proof->can_force, ==, (verdict->verdict == SUMI_VERDICT_RIGHT) == forces);
  g_assert_true (sumi_position_equal (proof->nodes[0].position, verdict->after));
  if (forces && proof->can_force)
    g_assert_cmpint (proof->nodes[0].distance, ==, verdict->distance - 1);
  if (proof->nodes[0].kind == SUMI_PROOF_CHOICE)
    g_assert_cmpint (proof->edges[proof->nodes[0].first_edge].move, ==, verdict->refutation);

  for (guint i = 0; i < proof->n_nodes; i++)
    {
      assert_node_holds (proof, &proof->nodes[i], &judgement->task.goal);
      for (guint j = 0; j < i && proof->n_nodes < 200; j++)
        {
          const SumiProofNode *one = &proof->nodes[i];
          const SumiProofNode *other = &proof->nodes[j];

          g_assert_false (one->moves_left == other->moves_left
                          && sumi_position_equal (one->position, other->position));
        }
    }
}

/* Replies are listed in the order of the proof, which is seldom that of the squares. */
static gboolean
is_listed_otherwise (const SumiJudgement *judgement, const SumiMoveVerdict *verdict)
{
  const SumiProof *proof = verdict->proof;
  SumiBitboard others = sumi_position_legal_moves (verdict->after);
  SumiSquare replies[64];
  guint n = sumi_judgement_list_replies (judgement, verdict->move, verdict->after, replies);
  gboolean is_otherwise = FALSE;

  if (proof->nodes[0].kind != SUMI_PROOF_REPLIES)
    return FALSE;
  g_assert_cmpuint (n, ==, proof->nodes[0].n_edges);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (replies[i], ==, proof->edges[proof->nodes[0].first_edge + i].move);
      if (replies[i] < 64 && (others & (sumi_bitboard_of (replies[i]) - 1)) != 0)
        is_otherwise = TRUE;
      others &= ~(replies[i] < 64 ? sumi_bitboard_of (replies[i]) : 0);
    }
  g_assert_cmphex (others, ==, 0);
  return is_otherwise;
}

static void
test_proofs_hold (void)
{
  RandomSource source = random_source_init (5);
  int n_otherwise = 0;

  for (int i = 0; i < 400; i++)
    {
      SumiPosition position = make_position (&source);
      SumiTask task = {
        .type = random_source_below (&source, 2) == 0 ? SUMI_TASK_FORCE : SUMI_TASK_DENY,
        .goal = make_goal (&source, (SumiGoalKind) random_source_below (&source, 4)),
        .within = 1 + random_source_below (&source, MAX_WITHIN),
      };
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) judgement
        = sumi_judgement_new (&task, position, SUMI_JUDGE_PROOFS, &budget);

      for (guint j = 0; j < judgement->n_moves; j++)
        {
          assert_proof_holds (judgement, &judgement->moves[j]);
          n_otherwise += is_listed_otherwise (judgement, &judgement->moves[j]);
        }
    }
  g_assert_cmpint (n_otherwise, >, 0);
}

/* The reply that is shown takes a corner that is asked for, if one of those that refute does, and
 * one that the move opened before others. */
static void
assert_clearest (const SumiJudgement *judgement, const SumiMoveVerdict *verdict)
{
  SlowBoard before = slow_from_position (judgement->position), waiting = slow_pass (&before);
  SumiBitboard corners = verdict->refutations & judgement->task.goal.corners;
  SumiBitboard opened = corners & ~slow_legal (&waiting);

  if (judgement->task.goal.kind == SUMI_GOAL_CORNER && corners != 0)
    g_assert_true (sumi_bitboard_has (opened != 0 ? opened : corners, verdict->refutation));
}

/* Each refutation is what it says: from it on, the slow definition agrees. */
static void
test_refutations_refute (void)
{
  RandomSource source = random_source_init (6);

  for (int i = 0; i < 500; i++)
    {
      SumiPosition position = make_position (&source);
      SumiTask task = {
        .type = i % 2 == 0 ? SUMI_TASK_FORCE : SUMI_TASK_DENY,
        .goal = make_goal (&source, (SumiGoalKind) random_source_below (&source, 4)),
        .within = 2,
      };
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) judgement
        = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
      gboolean forces = task.type == SUMI_TASK_FORCE;
      SlowCell attacker = (position.turn == SUMI_BLACK) == forces ? SLOW_BLACK : SLOW_WHITE;

      for (guint j = 0; j < judgement->n_moves; j++)
        {
          const SumiMoveVerdict *verdict = &judgement->moves[j];
          SlowBoard after = slow_from_position (verdict->after);
          SumiBitboard expected = 0;

          if (verdict->verdict == SUMI_VERDICT_RIGHT)
            {
              g_assert_cmphex (verdict->refutations, ==, 0);
              g_assert_cmpint (verdict->refutation, ==, SUMI_SQUARE_NONE);
              continue;
            }
          SUMI_FOREACH_SQUARE (square, slow_legal (&after))
            {
              SlowBoard next = slow_play (&after, (int) square);
              gboolean can
                = forces ? slow_task_can_force (&next, attacker, &task.goal, 1)
                         : slow_task_is_reached (&after, (int) square, &task.goal)
                             || slow_task_can_force (&next, attacker, &task.goal, 1);

              if (can != forces)
                expected |= sumi_bitboard_of ((SumiSquare) square);
            }
          g_assert_cmphex (verdict->refutations, ==, expected);
          if (expected != 0)
            {
              g_assert_true (sumi_bitboard_has (expected, verdict->refutation));
              assert_clearest (judgement, verdict);
            }
          else
            g_assert_cmpint (verdict->refutation, ==,
                             slow_is_over (&after) ? SUMI_SQUARE_NONE : SUMI_SQUARE_PASS);
        }
    }
}

static void
test_puzzle_1 (void)
{
  const SumiTask task = {
    .type = SUMI_TASK_FORCE,
    .goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS },
    .within = 2,
  };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement
    = sumi_judgement_new (&task, position_of (PUZZLE_1, SUMI_BLACK), SUMI_JUDGE_PROOFS, &budget);
  SumiSquare h2 = sumi_square_at (7, 1);
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, h2);

  g_assert_cmphex (judgement->right, ==, sumi_bitboard_of (h2));
  g_assert_cmphex (verdict->replies, ==, sumi_bitboard_of (sumi_square_at (7, 6)));
  g_assert_cmpint (verdict->distance, ==, 2);
  g_assert_cmpuint (verdict->proof->n_nodes, ==, 3);
  g_assert_cmpint (verdict->proof->nodes[2].kind, ==, SUMI_PROOF_REACHED);
  g_assert_null (sumi_judgement_get (judgement, sumi_square_at (0, 0)));
}

static bool
cancel_cb (void *data)
{
  ++*(int *) data;
  return true;
}

/* What a budget suffices to judge, it suffices to judge with proofs; those that it does not suffice
 * for are left out. */
static void
test_verdicts_before_proofs (void)
{
  const SumiTask task = {
    .type = SUMI_TASK_FORCE,
    .goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS },
    .within = 3,
  };
  SumiPosition position = position_of (PUZZLE_1, SUMI_BLACK);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judged
    = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
  g_autoptr (SumiJudgement) proved = NULL;

  budget = SUMI_BUDGET_UNLIMITED;
  budget.max_nodes = judged->nodes;
  proved = sumi_judgement_new (&task, position, SUMI_JUDGE_PROOFS, &budget);
  g_assert_true (proved->is_decided);
  g_assert_cmphex (proved->right, ==, judged->right);
}

/* Whatever the number of nodes: what is proved is proved rightly, and nothing is left of what was
 * not proved to its end. */
static void
test_proofs_in_budget (void)
{
  const SumiTask task = {
    .type = SUMI_TASK_FORCE,
    .goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS },
    .within = 2,
  };
  SumiPosition position = position_of (PUZZLE_1, SUMI_BLACK);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) full
    = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
  guint64 n_nodes = full->nodes;

  g_assert_true (full->is_decided);
  for (guint64 i = 1; i <= 200; i++)
    {
      g_autoptr (SumiJudgement) limited = NULL;

      budget = SUMI_BUDGET_UNLIMITED;
      budget.max_nodes = i * n_nodes / 200;
      limited = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
      assert_agrees (limited, full);
    }
}

/* A search that must stop says so, and calls nothing wrong. */
static void
test_budget (void)
{
  const SumiTask task = {
    .type = SUMI_TASK_FORCE,
    .goal = { .kind = SUMI_GOAL_WIPE_OUT },
    .within = SUMI_PROVER_MAX_MOVES,
  };
  SumiPosition position = position_of (PUZZLE_1, SUMI_BLACK);
  int n_calls = 0;
  SumiBudget budgets[] = { SUMI_BUDGET_UNLIMITED, SUMI_BUDGET_UNLIMITED, SUMI_BUDGET_UNLIMITED };

  budgets[0].max_nodes = 5000;
  budgets[1].deadline_us = sumi_budget_now_us ();
  budgets[2].is_cancelled = cancel_cb;
  budgets[2].data = &n_calls;
  for (gsize i = 0; i < G_N_ELEMENTS (budgets); i++)
    {
      g_autoptr (SumiJudgement) judgement
        = sumi_judgement_new (&task, position, SUMI_JUDGE_PROOFS, &budgets[i]);

      g_assert_true (budgets[i].is_exhausted);
      g_assert_cmpuint (budgets[i].nodes, <=, 5001);
      g_assert_false (judgement->is_decided);
      g_assert_cmphex (judgement->undecided, !=, 0);
      for (guint j = 0; j < judgement->n_moves; j++)
        g_assert_true (judgement->moves[j].verdict != SUMI_VERDICT_WRONG);
    }
  g_assert_cmpint (n_calls, ==, 1);
}

/* With at most so many moves to the opening the slow rules try all. */
#define MAX_LINE 4

/* On the way to each opening: the right moves, and the replies with which the program goes along,
 * of which the first is that of the line that the opening is known by. */
static void
test_lines (void)
{
  RandomSource source = random_source_init (8);
  int n_right = 0, n_wrong = 0;
  Pinned pinned = { 0 };

  for (int i = 0; i < SUMI_N_OPENINGS; i++)
    {
      const SumiNamedOpening *opening = sumi_named_opening_get ((guint) i);
      SumiTask task = { .type = SUMI_TASK_LINE, .opening = i };
      SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      int n_moves = (int) strlen (opening->moves) / 2;

      for (int n = 0; n < n_moves; n++)
        {
          SumiSquare move, replies[64];
          SumiBudget budget = SUMI_BUDGET_UNLIMITED;
          SumiSymmetry symmetry = random_source_below (&source, SUMI_N_SYMMETRIES);
          SumiPosition turned = sumi_symmetry_position (symmetry, position);

          sumi_square_from_name ((char[]){ opening->moves[2 * n], opening->moves[2 * n + 1], 0 },
                                 &move);
          if (n_moves - n <= MAX_LINE)
            {
              g_autoptr (SumiJudgement) judgement
                = sumi_judgement_new (&task, turned, SUMI_JUDGE_DEFAULT, &budget);
              SumiBitboard right = slow_task_right (&task, turned);
              guint n_replies = sumi_judgement_list_replies (
                judgement, judgement->moves[0].move, turned, replies);
              SumiBitboard listed = 0;

              g_assert_true (judgement->is_decided);
              g_assert_cmphex (judgement->right, ==, right);
              pin_judgement (&pinned, judgement);
              for (guint j = 0; j < n_replies; j++)
                listed |= sumi_bitboard_of (replies[j]);
              g_assert_cmphex (listed, ==, right);
              g_assert_true (sumi_position_equal (
                sumi_symmetry_canonical (sumi_position_play (turned, replies[0]), &symmetry),
                sumi_symmetry_canonical (sumi_position_play (position, move), &symmetry)));
              n_right += sumi_bitboard_count (right);
              n_wrong += (int) judgement->n_moves - sumi_bitboard_count (right);
            }
          position = sumi_position_play (position, move);
        }
      g_assert_true (sumi_opening_line_is_reached (opening, position));
    }
  g_assert_cmpint (n_right, >, 200);
  g_assert_cmpint (n_wrong, >, 500);
  pinned_check (&pinned, "lines", UINT64_C (0x907f3341e2a5561b));
}

/* Too far away to be searched for; and an opening that is on the board already, or was missed. */
static void
test_lines_afar (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiTask task = { .type = SUMI_TASK_LINE, .opening = SUMI_OPENING_FAT_DRAW };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) afar
    = sumi_judgement_new (&task, start, SUMI_JUDGE_DEFAULT, &budget);
  g_autoptr (SumiJudgement) late = NULL;

  g_assert_false (afar->is_decided);
  g_assert_cmphex (afar->undecided, ==, sumi_position_legal_moves (start));
  task.opening = SUMI_OPENING_DIAGONAL;
  late = sumi_judgement_new (&task, sumi_named_opening_get_position (sumi_named_opening_get (
                                      SUMI_OPENING_DIAGONAL)),
                             SUMI_JUDGE_DEFAULT, &budget);
  g_assert_true (late->is_decided);
  g_assert_cmphex (late->right, ==, 0);
}

static void
test_task_equal (void)
{
  const SumiTask force
    = { .type = SUMI_TASK_FORCE, .goal = { .kind = SUMI_GOAL_PASS }, .within = 2 };
  const SumiTask best = { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_FRONTIER };
  SumiTask other = force;

  g_assert_true (sumi_task_equal (&force, &other));
  g_assert_false (sumi_task_equal (&force, &best));
  other.goal.corners = 1; /* means nothing for this goal */
  g_assert_true (sumi_task_equal (&force, &other));
  other.within = 3;
  g_assert_false (sumi_task_equal (&force, &other));
  other = best;
  other.within = 7;
  g_assert_true (sumi_task_equal (&best, &other));
}

/* Each of these asks something else. */
static void
test_tasks_differ (void)
{
  static const SumiTask tasks[] = {
    { .type = SUMI_TASK_FORCE, .goal = { .kind = SUMI_GOAL_PASS }, .within = 2 },
    { .type = SUMI_TASK_FORCE, .goal = { .kind = SUMI_GOAL_WIPE_OUT }, .within = 2 },
    { .type = SUMI_TASK_FORCE, .goal = { .kind = SUMI_GOAL_CORNER, .corners = 1 }, .within = 2 },
    { .type = SUMI_TASK_FORCE, .goal = { .kind = SUMI_GOAL_CORNER, .corners = 128 }, .within = 2 },
    { .type = SUMI_TASK_DENY, .goal = { .kind = SUMI_GOAL_MOBILITY, .max_moves = 1 } },
    { .type = SUMI_TASK_DENY, .goal = { .kind = SUMI_GOAL_MOBILITY, .max_moves = 2 } },
    { .type = SUMI_TASK_DENY, .goal = { .kind = SUMI_GOAL_CORNER, .corners = 1 }, .within = 2 },
    { .type = SUMI_TASK_WIN, .by = 1 },
    { .type = SUMI_TASK_WIN, .by = 2 },
    { .type = SUMI_TASK_MARK, .set = SUMI_SET_FRONTIER },
    { .type = SUMI_TASK_MARK, .set = SUMI_SET_FRONTIER, .has_side = TRUE },
    { .type = SUMI_TASK_MARK, .set = SUMI_SET_FRONTIER, .has_side = TRUE, .side = SUMI_WHITE },
    { .type = SUMI_TASK_MARK, .set = SUMI_SET_FLIPS, .move = 19 },
    { .type = SUMI_TASK_MARK, .set = SUMI_SET_FLIPS, .move = 26 },
    { .type = SUMI_TASK_MARK, .set = SUMI_SET_SAFE_MOVES, .within = 1 },
    { .type = SUMI_TASK_MARK, .set = SUMI_SET_SAFE_MOVES, .within = 2 },
    { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_MOBILITY },
    { .type = SUMI_TASK_BEST, .measure = SUMI_MEASURE_SCORE },
    { .type = SUMI_TASK_LINE, .opening = 1 },
    { .type = SUMI_TASK_LINE, .opening = 2 },
    { .type = SUMI_TASK_FLIP, .move = 19 },
    { .type = SUMI_TASK_FLIP, .move = 26 },
    { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_FLIPS, .move = 19 },
    { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_FLIPS, .move = 26 },
    { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_LEGAL_MOVES },
    { .type = SUMI_TASK_COUNT, .quantity = SUMI_QUANTITY_LEGAL_MOVES, .has_side = TRUE },
    { .type = SUMI_TASK_CHOOSE, .n_options = 3, .answer = 1 },
    { .type = SUMI_TASK_CHOOSE, .n_options = 3, .answer = 2 },
    { .type = SUMI_TASK_CHOOSE, .n_options = 4, .answer = 1 },
    { .type = SUMI_TASK_REASON, .move = 19, .than = 26 },
    { .type = SUMI_TASK_REASON, .move = 19, .than = 26, .asked = SUMI_ASK_EVERY },
    { .type = SUMI_TASK_REASON, .move = 19, .than = 37 },
    { .type = SUMI_TASK_REASON, .move = 44, .than = 26 },
    { .type = SUMI_TASK_PLAY, .opponent = 1, .aim = { .kind = SUMI_PLAY_AIM_WIN } },
    { .type = SUMI_TASK_PLAY, .opponent = 2, .aim = { .kind = SUMI_PLAY_AIM_WIN } },
    { .type = SUMI_TASK_PLAY, .opponent = 1, .aim = { .kind = SUMI_PLAY_AIM_MARGIN, .margin = 2 } },
    { .type = SUMI_TASK_PLAY, .opponent = 1, .aim = { .kind = SUMI_PLAY_AIM_MARGIN, .margin = 4 } },
    { .type = SUMI_TASK_PLAY,
      .opponent = 1,
      .aim = { .kind = SUMI_PLAY_AIM_CORNER, .corners = 1 } },
    { .type = SUMI_TASK_PLAY,
      .opponent = 1,
      .aim = { .kind = SUMI_PLAY_AIM_CORNER, .corners = 128 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tasks); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (tasks); j++)
      g_assert_cmpint (sumi_task_equal (&tasks[i], &tasks[j]), ==, i == j);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    SumiGoalKind kind;
  } goals[] = {
    { "/judgement/agrees/corner", SUMI_GOAL_CORNER },
    { "/judgement/agrees/pass", SUMI_GOAL_PASS },
    { "/judgement/agrees/mobility", SUMI_GOAL_MOBILITY },
    { "/judgement/agrees/wipe-out", SUMI_GOAL_WIPE_OUT },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (goals); i++)
    g_test_add_data_func (goals[i].path, GINT_TO_POINTER (goals[i].kind),
                          test_agrees_with_definition);
  g_test_add_func ("/judgement/agrees/best", test_best);
  g_test_add_func ("/judgement/agrees/line", test_lines);
  g_test_add_func ("/judgement/lines-afar", test_lines_afar);
  g_test_add_func ("/judgement/scores", test_scores);
  g_test_add_func ("/judgement/scorings", test_scorings);
  g_test_add_func ("/judgement/scores-in-budget", test_scores_in_budget);
  g_test_add_func ("/judgement/proofs-hold", test_proofs_hold);
  g_test_add_func ("/judgement/refutations-refute", test_refutations_refute);
  g_test_add_func ("/judgement/puzzle-1", test_puzzle_1);
  g_test_add_func ("/judgement/verdicts-before-proofs", test_verdicts_before_proofs);
  g_test_add_func ("/judgement/proofs-in-budget", test_proofs_in_budget);
  g_test_add_func ("/judgement/budget", test_budget);
  g_test_add_func ("/task/equal", test_task_equal);
  g_test_add_func ("/task/differ", test_tasks_differ);
  return g_test_run ();
}
