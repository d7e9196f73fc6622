/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Warnings before a move, each of them held against the slow rules. */

#include "coach-check.h"
#include "random-positions.h"
#include "slow-endgame.h"
#include "slow-task.h"
#include "sumi-coach.h"
#include "sumi-fact-words.h"
#include "sumi-warning.h"
#include "tutor-fixture.h"

#define N_POSITIONS 1000

static SumiTask
corner_task (int within)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_DENY;
  task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  task.within = within;
  return task;
}

static int
slow_result (SumiPosition after, SumiColor side)
{
  SlowBoard board = slow_from_position (after);
  int score = slow_score (&board, false);

  return after.turn == side ? score : -score;
}

static int
slow_best_result (SumiPosition position)
{
  return slow_result (position, position.turn);
}

/* Whether the warning of STRENGTH holds, by the slow rules. */
static gboolean
slow_speaks_against (SumiPosition position, SumiSquare move, SumiWarningStrength strength)
{
  SumiTask task = corner_task (strength == SUMI_WARN_CORNER ? 1 : 2);
  int best, result;

  if (strength < SUMI_WARN_RESULT)
    {
      SumiBitboard right = slow_task_right (&task, position);

      return right != 0 && !sumi_bitboard_has (right, move);
    }
  best = slow_best_result (position);
  result = slow_result (sumi_position_play (position, move), position.turn);
  return (best > 0 && result <= 0) || (best == 0 && result < 0);
}

/* Whether no other move leads to a better result, where that is counted out. */
static gboolean
slow_is_best (SumiPosition position, SumiSquare move)
{
  int n_empties = sumi_position_count_empties (position);

  return n_empties <= SUMI_WARNING_MAX_EMPTIES
         && slow_result (sumi_position_play (position, move), position.turn)
              == slow_best_result (position);
}

/* What is said of it holds, takes few words, and names no way out. */
static void
check_reasons (const SumiWarning *warning)
{
  int n_sentences = 0;

  for (guint i = 0; i < warning->n_reasons; i++)
    {
      const SumiFact *fact = &warning->reasons[i];
      g_autofree char *text = sumi_fact_to_text (fact);

      if (!coach_check_fact (fact, i + 1 < warning->n_reasons ? fact + 1 : NULL))
        g_assert_true (i == 0 || fact->kind == SUMI_FACT_BEST_REPLY);
      if (fact->kind == SUMI_FACT_RESULTS)
        g_assert_cmphex (fact->squares, ==, 0);
      g_assert_true (i > 0 || fact->move == warning->move);
      n_sentences += coach_count_sentences (text);
    }
  g_assert_cmpint (n_sentences, <=, SUMI_COACH_MAX_SENTENCES);
}

static void
assert_true (SumiPosition position, const SumiWarning *warning, SumiWarningStrength strength)
{
  SumiPosition after = sumi_position_play (position, warning->move);
  gboolean is_best = slow_is_best (position, warning->move);

  g_assert_true (!is_best || warning->kind == SUMI_WARN_NEVER);
  for (SumiWarningStrength s = SUMI_WARN_CORNER; s <= strength && !is_best; s++)
    {
      gboolean holds = slow_speaks_against (position, warning->move, s);

      g_assert_true (holds == (warning->kind == s));
      if (holds)
        break;
    }
  g_assert_true ((warning->n_reasons == 0) == (warning->kind == SUMI_WARN_NEVER));
  check_reasons (warning);
  if (warning->kind == SUMI_WARN_CORNER)
    {
      g_assert_cmpuint (warning->corners, !=, 0);
      g_assert_cmpuint (warning->corners, ==, sumi_position_legal_moves (after) & SUMI_CORNERS);
    }
  if (warning->kind == SUMI_WARN_RESULT)
    {
      g_assert_cmpint (warning->best_result, ==, slow_best_result (position));
      g_assert_cmpint (warning->result, ==, slow_result (after, position.turn));
    }
  if (warning->kind != SUMI_WARN_NEVER)
    g_assert_true (sumi_position_is_legal (after, warning->reply));
}

/* Every move of positions from MIN to MAX discs, with warnings up to STRENGTH. */
static void
check_positions (uint64_t seed,
                 int n,
                 int min,
                 int max,
                 SumiWarningStrength strength,
                 uint64_t pinned_sum)
{
  RandomSource source = random_source_init (seed);
  int n_of_kind[SUMI_N_WARNINGS] = { 0 };
  Pinned pinned = { 0 };

  for (int i = 0; i < n; i++)
    {
      SumiPosition position =
          random_position (&source, min + random_source_below (&source, max - min + 1));

      SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
        {
          SumiBudget budget = SUMI_BUDGET_UNLIMITED;
          SumiWarning warning =
              sumi_warning_find (position, (SumiSquare) square, strength, SUMI_SCORING_DISCS,
                                 &budget);

          assert_true (position, &warning, strength);
          n_of_kind[warning.kind]++;
          pinned_add (&pinned, "warning %d %d, reply %d, corners %" G_GINT64_MODIFIER "x, %d %d",
                      warning.kind, warning.move, warning.reply, warning.corners, warning.result,
                      warning.best_result);
          for (guint j = 0; j < warning.n_reasons; j++)
            tutor_pin_fact (&pinned, &warning.reasons[j]);
        }
    }
  for (int kind = 0; kind <= (int) strength; kind++)
    {
      g_test_message ("kind %d: %d moves", kind, n_of_kind[kind]);
      g_assert_cmpint (n_of_kind[kind], >, 0);
    }
  pinned_check (&pinned, "warnings", pinned_sum);
}

static void
test_corners (void)
{
  check_positions (1, N_POSITIONS, 8, 40, SUMI_WARN_CORNER, UINT64_C (0xc64585cabcf22e12));
}

static void
test_forced_corners (void)
{
  check_positions (2, N_POSITIONS / 20, 10, 40, SUMI_WARN_FORCED_CORNER,
                   UINT64_C (0xb0b4392876663b03));
}

static void
test_results (void)
{
  check_positions (3, N_POSITIONS / 10, 57, 61, SUMI_WARN_RESULT, UINT64_C (0x8712c18a70ebf672));
}

/* A search that is cut short warns of nothing that it did not prove. */
static void
test_budget (void)
{
  RandomSource source = random_source_init (4);

  for (int i = 0; i < 100; i++)
    {
      SumiPosition position = random_position (&source, 56);

      SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
        {
          SumiBudget budget = SUMI_BUDGET_UNLIMITED;
          SumiWarning warning;

          budget.max_nodes = 1 + (uint64_t) random_source_below (&source, 200);
          warning = sumi_warning_find (position, (SumiSquare) square, SUMI_WARN_RESULT,
                                       SUMI_SCORING_DISCS, &budget);
          if (warning.kind != SUMI_WARN_NEVER)
            g_assert_true (slow_speaks_against (position, (SumiSquare) square, warning.kind));
          warning = sumi_warning_find (position, (SumiSquare) square, SUMI_WARN_NEVER,
                                       SUMI_SCORING_DISCS, &budget);
          g_assert_cmpint (warning.kind, ==, SUMI_WARN_NEVER);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/warning/corners", test_corners);
  g_test_add_func ("/tutor/warning/forced-corners", test_forced_corners);
  g_test_add_func ("/tutor/warning/results", test_results);
  g_test_add_func ("/tutor/warning/budget", test_budget);
  return g_test_run ();
}
