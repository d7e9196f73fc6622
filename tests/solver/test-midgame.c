/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The midgame search against a search without any technique, and against exact scores. */

#include <glib.h>

#include "pinned.h"
#include "random-positions.h"
#include "random-weights.h"
#include "sumi-exact.h"
#include "sumi-midgame-search.h"
#include "sumi-midgame.h"

#define TABLE_BYTES (1024 * 1024)
#define N_LIKELY 20

typedef struct
{
  SumiWeights *weights;
  SumiEvaluation *evaluation;
  SumiMidgame *midgame;
  RandomSource source;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->weights = random_weights_new (1);
  fixture->evaluation = sumi_evaluation_new (fixture->weights);
  fixture->midgame =
      sumi_midgame_new (fixture->evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  fixture->source = random_source_init (GPOINTER_TO_UINT (data));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  sumi_midgame_free (fixture->midgame);
  sumi_evaluation_free (fixture->evaluation);
  sumi_weights_free (fixture->weights);
}

/* A position with N_EMPTIES in which there is a move. */
static SumiPosition
choose_position (Fixture *fixture, int n_empties)
{
  SumiPosition position;

  do
    position = random_position (&fixture->source, 64 - n_empties);
  while (sumi_position_legal_moves (position) == 0);
  return position;
}

/* Plain minimax: all moves, no bounds, no table. */
static int
search_plainly (const SumiEvaluation *evaluation, SumiPosition position, int depth)
{
  SumiBitboard moves = sumi_position_legal_moves (position);
  int best = -SUMI_SCORE_INFINITE;

  if (moves == 0 && sumi_position_is_over (position))
    return SUMI_DISC
           * sumi_scoring_difference (SUMI_SCORING_EMPTIES_TO_WINNER, position.own,
                                      position.opponent);
  if (moves == 0)
    return -search_plainly (evaluation, sumi_position_pass (position), depth);
  if (depth == 0)
    {
      SumiEvaluationSum sum = sumi_evaluation_split (evaluation, position);

      return CLAMP (sumi_evaluation_sum_total (&sum), -SUMI_ESTIMATE_MAX, SUMI_ESTIMATE_MAX);
    }
  SUMI_FOREACH_SQUARE (square, moves)
    {
      SumiPosition after = sumi_position_play (position, (SumiSquare) square);

      best = MAX (best, -search_plainly (evaluation, after, depth - 1));
    }
  return best;
}

static void
assert_legal_line (SumiPosition position, const SumiMoveScore *score)
{
  g_assert_cmpint (score->n_line, >=, 1);
  g_assert_cmpint (score->line[0], ==, score->move);
  for (int i = 0; i < score->n_line; i++)
    {
      g_assert_true (sumi_position_is_legal (position, score->line[i]));
      position = sumi_position_play (position, score->line[i]);
    }
}

static void
assert_sorted (const SumiMidgameReport *report)
{
  for (int i = 1; i < report->n_moves; i++)
    {
      const SumiMoveScore *a = &report->moves[i - 1], *b = &report->moves[i];

      g_assert_true (a->value.score > b->value.score
                     || (a->value.score == b->value.score && a->move < b->move));
    }
}

/* Whatever the table has seen before, every score is that of the plain search. */
static void
test_plain (Fixture *fixture, gconstpointer data)
{
  for (int i = 0; i < 150; i++)
    {
      int depth = 1 + random_source_below (&fixture->source, 4);
      SumiPosition position =
          choose_position (fixture, 5 + random_source_below (&fixture->source, 50));
      SumiMidgameLimits limits = { .max_depth = depth };
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport all, best;

      sumi_midgame_score_moves (fixture->midgame, position, limits, &budget, &all);
      g_assert_cmpint (all.depth, ==, depth);
      g_assert_cmpint (all.n_moves, ==, sumi_bitboard_count (sumi_position_legal_moves (position)));
      assert_sorted (&all);
      for (int j = 0; j < all.n_moves; j++)
        {
          SumiPosition after = sumi_position_play (position, all.moves[j].move);

          g_assert_cmpint (all.moves[j].value.score, ==,
                           -search_plainly (fixture->evaluation, after, depth - 1));
          assert_legal_line (position, &all.moves[j]);
        }
      sumi_midgame_forget (fixture->midgame);
      sumi_midgame_find_best (fixture->midgame, position, limits, &budget, &best);
      g_assert_cmpint (best.moves[0].value.score, ==, all.moves[0].value.score);
      assert_legal_line (position, &best.moves[0]);
    }
}

/* To the end of the game its own search, the exact solver by way of it, and the exact solver agree.
 */
static void
test_exact (Fixture *fixture, gconstpointer data)
{
  SumiExact *exact = sumi_exact_new (&SUMI_EXACT_DEFAULTS);

  for (int i = 0; i < 300; i++)
    {
      SumiPosition position =
          choose_position (fixture, 1 + random_source_below (&fixture->source, 9));
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiExactAnswer answer = sumi_exact_best_moves (exact, position, &budget);
      SumiMidgameReport searched, solved, best;

      sumi_midgame_score_moves (fixture->midgame, position, (SumiMidgameLimits){ 60, 0 }, &budget,
                                &searched);
      sumi_midgame_score_moves (fixture->midgame, position, (SumiMidgameLimits){ 60, 60 }, &budget,
                                &solved);
      sumi_midgame_find_best (fixture->midgame, position, (SumiMidgameLimits){ 60, 60 }, &budget,
                              &best);
      g_assert_true (best.moves[0].value.is_proved);
      g_assert_cmpint (best.moves[0].value.score, ==, SUMI_DISC * answer.lower);
      g_assert_cmpint (best.moves[0].move, ==, sumi_bitboard_first (answer.best));
      assert_legal_line (position, &best.moves[0]);
      for (int j = 0; j < searched.n_moves; j++)
        {
          const SumiMoveScore *move = &searched.moves[j];
          SumiPosition after = sumi_position_play (position, move->move);

          g_assert_true (move->value.is_proved && solved.moves[j].value.is_proved);
          g_assert_cmpint (move->value.score, ==,
                           -SUMI_DISC * sumi_exact_score (exact, after, &budget).lower);
          g_assert_cmpint (move->value.score, ==, solved.moves[j].value.score);
          g_assert_cmpint (move->move, ==, solved.moves[j].move);
          assert_legal_line (position, &solved.moves[j]);
        }
    }
  sumi_exact_free (exact);
}

/* What is likely is not proved, but mostly it is so; and it is the same again. */
static void
test_likely (Fixture *fixture, gconstpointer data)
{
  const SumiMidgameLimits limits = { .max_depth = 2, .likely_empties = 15 };
  SumiEvaluation *plain = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (plain, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiExactOptions options = SUMI_EXACT_DEFAULTS;
  SumiExact *exact;
  int n_best = 0;

  options.table_bits = 12;
  exact = sumi_exact_new (&options);
  for (int i = 0; i < N_LIKELY; i++)
    {
      SumiPosition position = choose_position (fixture, 15);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiExactAnswer answer = sumi_exact_best_moves (exact, position, &budget);
      SumiMidgameReport likely, again;

      sumi_midgame_forget (midgame);
      sumi_midgame_find_best (midgame, position, limits, &budget, &likely);
      g_assert_cmpint (likely.depth, ==, 15);
      g_assert_false (likely.moves[0].value.is_proved);
      assert_legal_line (position, &likely.moves[0]);
      n_best += sumi_bitboard_has (answer.best, likely.moves[0].move);

      sumi_midgame_forget (midgame);
      sumi_midgame_find_best (midgame, position, limits, &budget, &again);
      g_assert_cmpint (again.moves[0].move, ==, likely.moves[0].move);
      g_assert_cmpint (again.moves[0].value.score, ==, likely.moves[0].value.score);

      sumi_midgame_score_moves (midgame, position, limits, &budget, &again);
      g_assert_cmpint (again.depth, ==, 2);
    }
  g_assert_cmpint (n_best, >=, N_LIKELY * 9 / 10);
  sumi_exact_free (exact);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (plain);
}

/* Estimates by weights say how far off they are: less the deeper the search, and the nearer to the
 * end it is. Those by mobility and corners alone do not, and nothing is off that is proved. */
static void
test_errors (Fixture *fixture, gconstpointer data)
{
  SumiEvaluation *plain = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (plain, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  for (int n_empties = 24, first = 0; n_empties <= 48; n_empties += 12)
    {
      SumiPosition position = choose_position (fixture, n_empties);
      int before = G_MAXINT;

      for (int depth = 1; depth <= 5; depth += 2)
        {
          const SumiMidgameLimits limits = { .max_depth = depth };

          sumi_midgame_score_moves (fixture->midgame, position, limits, &budget, &report);
          for (int i = 0; i < report.n_moves; i++)
            g_assert_cmpint (report.moves[i].value.error, ==, report.moves[0].value.error);
          g_assert_cmpint (report.moves[0].value.error, >, 0);
          g_assert_cmpint (report.moves[0].value.error, <=, before);
          before = report.moves[0].value.error;
        }
      g_assert_cmpint (before, >=, first);
      first = before;
      sumi_midgame_score_moves (midgame, position, (SumiMidgameLimits){ 2, 0 }, &budget, &report);
      g_assert_cmpint (report.moves[0].value.error, ==, 0);
    }
  sumi_midgame_score_moves (fixture->midgame, choose_position (fixture, 6),
                            (SumiMidgameLimits){ 1, 6 }, &budget, &report);
  g_assert_true (report.moves[0].value.is_proved);
  g_assert_cmpint (report.moves[0].value.error, ==, 0);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (plain);
}

/* Without budget the deepest estimate stays. */
static void
test_likely_budget (Fixture *fixture, gconstpointer data)
{
  const SumiMidgameLimits limits = { .max_depth = 2, .likely_empties = 24 };
  SumiPosition position = choose_position (fixture, 24);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  budget.max_nodes = 5000;
  sumi_midgame_find_best (fixture->midgame, position, limits, &budget, &report);
  g_assert_cmpint (report.depth, >=, 1);
  g_assert_cmpint (report.depth, <=, 4);
}

static int
find_score (SumiMidgame *midgame, SumiPosition position, bool is_full_width, uint64_t *n_nodes)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  sumi_midgame_forget (midgame);
  sumi_midgame_set_full_width (midgame, is_full_width);
  sumi_midgame_find_best (midgame, position, (SumiMidgameLimits){ 7, 0 }, &budget, &report);
  *n_nodes += budget.nodes;
  return report.moves[0].value.score;
}

/* With every move searched, a score does not depend on what the table can hold. Selective search,
 * where values make sense, spends fewer nodes. */
static void
test_full_width (Fixture *fixture, gconstpointer data)
{
  SumiEvaluation *plain = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (plain, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiMidgame *forgetful = sumi_midgame_new (plain, 0, SUMI_SCORING_EMPTIES_TO_WINNER);
  uint64_t n_full = 0, n_selective = 0, n_forgetful = 0;

  for (int i = 0; i < 10; i++)
    {
      SumiPosition position = choose_position (fixture, 30);

      g_assert_cmpint (find_score (midgame, position, true, &n_full), ==,
                       find_score (forgetful, position, true, &n_forgetful));
      find_score (midgame, position, false, &n_selective);
    }
  g_assert_cmpuint (n_full, <, n_forgetful);
  g_assert_cmpuint (n_selective, <, n_full);
  /* Mistakes in the order and the windows of moves change no score, but these. */
  g_assert_cmpuint (n_full, ==, 230218);
  g_assert_cmpuint (n_selective, ==, 156585);
  sumi_midgame_free (forgetful);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (plain);
}

/* Where the game is over or the side to move has to pass there is nothing to score. */
static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  SumiPosition positions[] = {
    sumi_position_make (UINT64_MAX, 0, SUMI_WHITE),
    sumi_position_make (1, 2, SUMI_WHITE),
  };

  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;

      sumi_midgame_score_moves (fixture->midgame, positions[i], SUMI_MIDGAME_LIMITS_NONE, &budget,
                                &report);
      g_assert_cmpint (report.n_moves, ==, 0);
      sumi_midgame_find_best (fixture->midgame, positions[i], SUMI_MIDGAME_LIMITS_NONE, &budget,
                              &report);
      g_assert_cmpint (report.n_moves, ==, 0);
    }
}

/* With any number of nodes there is an answer; more nodes never make it shallower, and the same
 * nodes make the same answer. */
static void
test_nodes (Fixture *fixture, gconstpointer data)
{
  static const uint64_t limits[] = { 1, 10, 100, 1000, 10000, 100000 };
  SumiPosition position = choose_position (fixture, 40);
  int depth = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      SumiMidgameReport reports[2];

      for (int j = 0; j < 2; j++)
        {
          SumiBudget budget = SUMI_BUDGET_UNLIMITED;

          budget.max_nodes = limits[i];
          sumi_midgame_forget (fixture->midgame);
          sumi_midgame_find_best (fixture->midgame, position, SUMI_MIDGAME_LIMITS_NONE, &budget,
                                  &reports[j]);
          g_assert_true (budget.is_exhausted);
          g_assert_cmpuint (budget.nodes, <=, limits[i] + 1);
          assert_legal_line (position, &reports[j].moves[0]);
        }
      g_assert_cmpint (reports[0].depth, >=, depth);
      depth = reports[0].depth;
      g_assert_cmpint (reports[0].depth, ==, reports[1].depth);
      g_assert_cmpint (reports[0].moves[0].move, ==, reports[1].moves[0].move);
      g_assert_cmpint (reports[0].moves[0].value.score, ==, reports[1].moves[0].value.score);
    }
  g_assert_cmpint (depth, >, 3);
}

static void
pin_report (Pinned *pinned, const SumiMidgameReport *report)
{
  pinned_add (pinned, "depth %d, %d moves", report->depth, report->n_moves);
  for (int i = 0; i < report->n_moves; i++)
    {
      const SumiMoveScore *move = &report->moves[i];

      pinned_add (pinned, "%d: %d, off by %d, proved %d", move->move, move->value.score,
                  move->value.error, move->value.is_proved);
      for (int j = 0; j < move->n_line; j++)
        pinned_add (pinned, "%d", move->line[j]);
    }
}

/* Reports as they are by any limits, with all moves and lines: what is left out of them, or comes
 * in another order, is not wrong. */
static void
test_reports (Fixture *fixture, gconstpointer data)
{
  static const SumiMidgameLimits limits[] = {
    { .max_depth = 6 },
    { .max_depth = 4, .exact_empties = 10 },
    { .max_depth = 2, .likely_empties = 16 },
    { .max_depth = 60, .exact_empties = SUMI_EXACT_BY_BUDGET },
  };
  Pinned pinned = { 0 };

  for (int i = 0; i < 72; i++)
    {
      int n_empties = i % 4 == 0   ? 4 + i / 2
                      : i % 4 == 2 ? 14 + i / 24
                                   : 6 + i % 24 / 2;
      SumiPosition position = choose_position (fixture, n_empties);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;

      budget.max_nodes = i % 4 == 2 ? 400000 : UINT64_C (4000) << i / 12;
      sumi_midgame_forget (fixture->midgame);
      if (i % 4 == 3 || i % 3 == 0)
        sumi_midgame_score_moves (fixture->midgame, position, limits[i % 4], &budget, &report);
      else
        sumi_midgame_find_best (fixture->midgame, position, limits[i % 4], &budget, &report);
      pin_report (&pinned, &report);
      pinned_add (&pinned, "%" G_GUINT64_FORMAT " nodes", budget.nodes);
    }
  pinned_check (&pinned, "reports", UINT64_C (0x1a09672bc4f8523b));
}

/* About as many nodes as exact solving is thought to take, and twice as many: whether it is tried,
 * and what it leaves for estimates. Each question comes after others, which the table remembers. */
static void
test_shares (Fixture *fixture, gconstpointer data)
{
  Pinned pinned = { 0 };

  for (int i = 0; i < 160; i++)
    {
      SumiPosition position = choose_position (fixture, 10 + i % 4);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;

      budget.max_nodes = (UINT64_C (4000) << i % 4) * (2 + (guint64) i % 5) / 2;
      if (i / 4 % 2 == 0)
        {
          budget.max_nodes *= 1 + (guint64) sumi_bitboard_count (
                                      sumi_position_legal_moves (position)) / 2;
          sumi_midgame_score_moves (fixture->midgame, position, SUMI_MIDGAME_LIMITS_NONE, &budget,
                                    &report);
        }
      else
        sumi_midgame_find_best (fixture->midgame, position, SUMI_MIDGAME_LIMITS_NONE, &budget,
                                &report);
      pin_report (&pinned, &report);
      pinned_add (&pinned, "%" G_GUINT64_FORMAT " nodes, exhausted %d", budget.nodes,
                  budget.is_exhausted);
    }
  pinned_check (&pinned, "shares", UINT64_C (0x890c539d135e8c67));
}

/* Half of what is left of each limit, and none where there is none; what half was spent counts. */
static void
test_half (Fixture *fixture, gconstpointer data)
{
  const int64_t hour_us = 3600 * (int64_t) G_USEC_PER_SEC;
  SumiBudget whole = SUMI_BUDGET_UNLIMITED, half = sumi_budget_take_half (&whole);
  int64_t before_us;

  g_assert_cmpuint (half.max_nodes, ==, UINT64_MAX);
  g_assert_cmpint (half.deadline_us, ==, INT64_MAX);
  whole.max_nodes = 1000;
  whole.nodes = 200;
  half = sumi_budget_take_half (&whole);
  g_assert_cmpuint (half.max_nodes, ==, 600);
  g_assert_cmpuint (half.nodes, ==, 200);
  half.nodes = 700;
  half.is_exhausted = true;
  sumi_budget_return_half (&whole, &half);
  g_assert_cmpuint (whole.nodes, ==, 700);
  g_assert_false (whole.is_exhausted);
  whole.nodes = 1000;
  g_assert_cmpuint (sumi_budget_take_half (&whole).max_nodes, ==, 1000);
  half.nodes = 1001;
  sumi_budget_return_half (&whole, &half);
  g_assert_true (whole.is_exhausted);

  before_us = sumi_budget_now_us ();
  whole.deadline_us = before_us + hour_us;
  half = sumi_budget_take_half (&whole);
  g_assert_cmpint (half.deadline_us, >=, before_us + hour_us / 2);
  g_assert_cmpint (half.deadline_us, <=, 1 + (sumi_budget_now_us () + whole.deadline_us) / 2);
}

static bool
count_down (void *data)
{
  int *n_left = data;

  return --*n_left < 0;
}

/* How many nodes are left follows from a deadline too: with a minute, 29 empty squares are too many
 * to solve, and the search goes on beyond the depth before that. */
static void
test_minute (Fixture *fixture, gconstpointer data)
{
  SumiPosition position = choose_position (fixture, 29);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;
  int n_looks = 60;

  budget.deadline_us = sumi_budget_now_us () + 60 * G_USEC_PER_SEC;
  budget.is_cancelled = count_down;
  budget.data = &n_looks;
  sumi_midgame_find_best (fixture->midgame, position, SUMI_MIDGAME_LIMITS_NONE, &budget, &report);
  g_assert_true (budget.is_exhausted);
  g_assert_cmpint (report.depth, >, 4);
}

static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  for (int n_looks = 0; n_looks < 5; n_looks++)
    {
      int n_left = n_looks;
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;

      budget.is_cancelled = count_down;
      budget.data = &n_left;
      sumi_midgame_forget (fixture->midgame);
      sumi_midgame_score_moves (fixture->midgame, choose_position (fixture, 44),
                                (SumiMidgameLimits){ 60, 0 }, &budget, &report);
      g_assert_true (budget.is_exhausted);
      g_assert_cmpint (report.n_moves, >, 0);
      g_assert_cmpuint (budget.nodes, <=, SUMI_BUDGET_CHECK_INTERVAL * (n_looks + 1));
    }
}

/* A deadline that has passed stops everything but the first look. */
static void
test_deadline (Fixture *fixture, gconstpointer data)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  budget.deadline_us = sumi_budget_now_us ();
  sumi_midgame_find_best (fixture->midgame, choose_position (fixture, 30), SUMI_MIDGAME_LIMITS_NONE,
                          &budget, &report);
  g_assert_true (budget.is_exhausted);
  g_assert_cmpint (report.depth, ==, 0);
  g_assert_cmpint (report.n_moves, >, 0);
}

typedef struct
{
  int n_calls;
  int depth;
  uint64_t nodes;
} Progress;

static void
progress_cb (const SumiMidgameReport *report, const SumiBudget *budget, void *data)
{
  Progress *progress = data;

  g_assert_cmpint (report->depth, >, progress->depth);
  g_assert_cmpuint (budget->nodes, >=, progress->nodes);
  progress->depth = report->depth;
  progress->nodes = budget->nodes;
  progress->n_calls++;
}

static void
test_progress (Fixture *fixture, gconstpointer data)
{
  Progress progress = { 0 };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  sumi_midgame_set_progress (fixture->midgame, progress_cb, &progress);
  sumi_midgame_find_best (fixture->midgame, choose_position (fixture, 40),
                          (SumiMidgameLimits){ 6, 0 }, &budget, &report);
  g_assert_cmpint (progress.n_calls, ==, 6);
  g_assert_cmpint (progress.depth, ==, report.depth);
}

/* Enough to spend: the end of the game is solved without being told to. */
static void
test_by_budget (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    uint64_t max_nodes;
    int n_empties;
    bool is_exact;
  } table[] = { { 1000000, 12, true }, { 3000, 30, false }, { 1000000, 40, false } };

  for (size_t i = 0; i < G_N_ELEMENTS (table); i++)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;

      budget.max_nodes = table[i].max_nodes;
      sumi_midgame_find_best (fixture->midgame, choose_position (fixture, table[i].n_empties),
                              SUMI_MIDGAME_LIMITS_NONE, &budget, &report);
      g_assert_cmpint (report.moves[0].value.is_proved, ==, table[i].is_exact);
    }
}

/* A deadline that is far away changes nothing. */
static void
test_far_deadline (Fixture *fixture, gconstpointer data)
{
  static const int64_t deadlines[] = { INT64_MAX, INT64_MAX - 1 };
  SumiPosition position = choose_position (fixture, 20);
  SumiMidgameReport reports[2];
  uint64_t nodes[2];

  for (int i = 0; i < 2; i++)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      budget.max_nodes = 40000;
      budget.deadline_us = deadlines[i];
      sumi_midgame_forget (fixture->midgame);
      sumi_midgame_find_best (fixture->midgame, position, SUMI_MIDGAME_LIMITS_NONE, &budget,
                              &reports[i]);
      nodes[i] = budget.nodes;
    }
  g_assert_cmpint (reports[0].depth, ==, reports[1].depth);
  g_assert_cmpint (reports[0].moves[0].move, ==, reports[1].moves[0].move);
  g_assert_cmpint (reports[0].moves[0].value.score, ==, reports[1].moves[0].value.score);
  g_assert_cmpuint (nodes[0], ==, nodes[1]);
}

/* A proof comes of what is exact, and of nothing else. */
static void
test_values (Fixture *fixture, gconstpointer data)
{
  const SumiPosition over = { .own = ~UINT64_C (0), .turn = SUMI_BLACK };
  const SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  const SumiValue six = sumi_value_of_answer ((SumiExactAnswer){ .lower = 6, .upper = 6 });
  const SumiValue vague = sumi_value_of_answer ((SumiExactAnswer){ .lower = -2, .upper = 6 });
  const SumiValue guess = sumi_value_estimate (-150);
  const struct
  {
    SumiValue value;
    bool is_proved;
    int score, discs;
  } table[] = {
    { { 0 }, false, 0, 0 },
    { six, true, 600, 6 },
    { vague, false, 200, 2 },
    { guess, false, -150, -2 },
    { sumi_value_estimate (149), false, 149, 1 },
    { sumi_value_of_end (SUMI_SCORING_DISCS, over), true, 6400, 64 },
    { sumi_value_of_end (SUMI_SCORING_DISCS, start), false, 0, 0 },
    { sumi_value_negate (six), true, -600, -6 },
    { sumi_value_subtract (six, six), true, 0, 0 },
    { sumi_value_subtract (six, guess), false, 750, 8 },
    { sumi_value_subtract (guess, six), false, -750, -8 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_assert_cmpint (table[i].value.is_proved, ==, table[i].is_proved);
      g_assert_cmpint (table[i].value.score, ==, table[i].score);
      g_assert_cmpint (sumi_value_round (table[i].value), ==, table[i].discs);
    }
}

/* Balanced is what lies within the lead to either side, its bound included. */
static void
test_balanced (Fixture *fixture, gconstpointer data)
{
  const SumiMidgameLimits limits = { .max_depth = 2 };
  SumiPosition over = { .own = ~UINT64_C (0), .turn = SUMI_BLACK };

  for (int i = 0; i < 20; i++)
    {
      SumiPosition position = choose_position (fixture, 30);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiMidgameReport report;
      int lead;

      sumi_midgame_forget (fixture->midgame);
      sumi_midgame_find_best (fixture->midgame, position, limits, &budget, &report);
      lead = ABS (report.moves[0].value.score);
      g_assert_true (sumi_midgame_is_balanced (fixture->midgame, position, 2, lead));
      g_assert_false (sumi_midgame_is_balanced (fixture->midgame, position, 2, lead - 1));
    }
  g_assert_false (sumi_midgame_is_balanced (fixture->midgame, over, 2, SUMI_SCORE_MAX));
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/midgame/plain", test_plain },           { "/midgame/exact", test_exact },
    { "/midgame/full-width", test_full_width }, { "/midgame/nothing", test_nothing },
    { "/midgame/nodes", test_nodes },           { "/midgame/cancel", test_cancel },
    { "/midgame/deadline", test_deadline },     { "/midgame/progress", test_progress },
    { "/midgame/by-budget", test_by_budget },   { "/midgame/reports", test_reports },
    { "/midgame/far-deadline", test_far_deadline },   { "/midgame/balanced", test_balanced },
    { "/midgame/values", test_values },               { "/midgame/likely", test_likely },
    { "/midgame/likely-budget", test_likely_budget }, { "/midgame/errors", test_errors },
    { "/midgame/shares", test_shares },               { "/midgame/half", test_half },
    { "/midgame/minute", test_minute },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, GUINT_TO_POINTER (i + 1), set_up, tests[i].test, tear_down);
  return g_test_run ();
}
