/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <inttypes.h>
#include <json-glib/json-glib.h>

#include "sumi-exact.h"
#include "sumi-notation.h"
#include "sumi-obf.h"
#include "sumi-record-error.h"
#include "sumi-share-work.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-tool-weights.h"
#include "sumi-visible.h"

#define MAX_THREADS 64

/* All tables together have at most 2 ^ MAX_TABLE_BITS buckets, 192 MiB. */
#define MAX_TABLE_BITS 22

/* What is asked of each position, and how it is told. */
typedef struct
{
  SumiExactOptions options;
  gboolean is_score_only; /* neither all best moves nor the line */
  JsonBuilder *builder;   /* NULL: text */
  int n_positions;
  guint64 nodes;
} Report;

typedef struct
{
  SumiExactAnswer answer;
  SumiTranscript line;
  guint64 nodes;
  double seconds;
} Solution;

/* A position of a file. */
typedef struct
{
  const SumiObfProblem *problem;
  int effort; /* the more, the longer it is likely to take */
  gboolean is_solved;
  Solution solution;
  GString *differences; /* from the file's scores, a line for each */
} Task;

/* The positions of a file, which several threads solve side by side, each with a solver of its own.
 * Those that are likely to take longest are begun first, so that all threads end at nearly the same
 * time (R. L. Graham, "Bounds on multiprocessing timing anomalies", 1969), but they are told in the
 * order of the file. */
typedef struct
{
  Report *report;
  const char *path; /* as it is shown */
  Task *tasks;
  guint n_tasks;
  Task **queue; /* the same, in the order in which they are begun */
  gint next;    /* in the queue */
  guint n_solvers;
  SumiExact *solvers[MAX_THREADS];
  GMutex mutex; /* of what follows, and of the report */
  guint n_told;
  SumiToolStatus status;
} Batch;

static Solution
find_solution (const Report *report, SumiExact *exact, SumiPosition position)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  gint64 start = g_get_monotonic_time ();
  Solution solution = { 0 };

  if (report->is_score_only)
    solution.answer = sumi_exact_score (exact, position, &budget);
  else
    {
      solution.answer = sumi_exact_best_moves (exact, position, &budget);
      solution.line.start = position;
      solution.line.n_moves = sumi_exact_line (exact, position, solution.answer.lower, &budget,
                                               solution.line.moves);
    }
  solution.seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  solution.nodes = budget.nodes;
  return solution;
}

/* The names of SQUARES, a dash where there are none. */
static char *
list_squares (SumiBitboard squares)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  SUMI_FOREACH_SQUARE (square, squares)
    g_ptr_array_add (names, (gpointer) sumi_square_to_name ((SumiSquare) square));
  if (names->len == 0)
    g_ptr_array_add (names, (gpointer) "-");
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}

static void
add_solution (Report *report, const Solution *solution)
{
  char line[2 * SUMI_TRANSCRIPT_MAX + 1];
  g_autofree char *best = list_squares (solution->answer.best);
  double rate = solution->seconds > 0 ? (double) solution->nodes / solution->seconds / 1e6 : 0;

  report->n_positions++;
  report->nodes += solution->nodes;
  sumi_transcript_to_text (&solution->line, line);
  if (report->builder == NULL)
    {
      /* Translators: number of the position; its score; best moves; the line of best play; nodes;
       * time; speed. */
      g_print (_("%4d  %+3d  %-11s  %s  nodes: %" PRIu64 "  %.3f s  %.1f million nodes/s\n"),
               report->n_positions, solution->answer.lower, best, line, solution->nodes,
               solution->seconds, rate);
      return;
    }
  json_builder_begin_object (report->builder);
  sumi_json_add_int (report->builder, "score", solution->answer.lower);
  sumi_tool_json_add_squares (report->builder, "best", solution->answer.best);
  sumi_json_add_string (report->builder, "line", line);
  sumi_json_add_int (report->builder, "nodes", (gint64) solution->nodes);
  sumi_json_add_double (report->builder, "seconds", solution->seconds);
  json_builder_end_object (report->builder);
}

/* Whether the score of POSITION after MOVE is what a file says, from the view of who moves. */
static gboolean
check_move (SumiExact *exact, SumiPosition position, const SumiObfMove *move, int *out_score)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiPosition after = move->move == SUMI_SQUARE_PASS ? sumi_position_pass (position)
                                                      : sumi_position_play (position, move->move);
  int turned = after.turn == position.turn ? 1 : -1;

  *out_score = move->score;
  if (sumi_exact_at_least (exact, after, turned * move->score, &budget) == SUMI_TRUTH_TRUE
      && sumi_exact_at_least (exact, after, turned * move->score + 1, &budget) == SUMI_TRUTH_FALSE)
    return TRUE;
  *out_score = turned * sumi_exact_score (exact, after, &budget).lower;
  return FALSE;
}

/* Compares all scores that the file gives with those that are true. */
static void
compare (const Batch *batch, SumiExact *exact, Task *task)
{
  const SumiObfProblem *problem = task->problem;
  int score = task->solution.answer.lower;

  if (problem->has_score && problem->score != score)
    /* Translators: a place in a file; what the file says and what is true are scores. */
    g_string_append_printf (task->differences, _("%s:%u: the score is %+d, not %+d\n"),
                            batch->path, problem->line, score, problem->score);
  for (guint i = 0; !batch->report->is_score_only && i < problem->moves->len; i++)
    {
      const SumiObfMove *move = &g_array_index (problem->moves, SumiObfMove, i);
      int found;

      if (check_move (exact, problem->position, move, &found))
        continue;
      /* Translators: a place in a file; a move; what the file says and what is true are scores. */
      g_string_append_printf (task->differences, _("%s:%u: the score of %s is %+d, not %+d\n"),
                              batch->path, problem->line, sumi_square_to_name (move->move), found,
                              move->score);
    }
}

/* Tells of all positions that are solved, as far as those before them are. */
static void
tell (Batch *batch)
{
  for (; batch->n_told < batch->n_tasks && batch->tasks[batch->n_told].is_solved; batch->n_told++)
    {
      const Task *task = &batch->tasks[batch->n_told];

      add_solution (batch->report, &task->solution);
      if (task->differences->len == 0)
        continue;
      g_printerr ("%s", task->differences->str);
      batch->status = SUMI_TOOL_FAILS;
    }
}

/* Solves positions until none is left, with each solver from FIRST up to, but not including,
 * END. */
static void
solve_tasks (gpointer data, guint first, guint end)
{
  Batch *batch = data;

  for (guint i = first; i < end; i++)
    for (;;)
      {
        guint next = (guint) g_atomic_int_add (&batch->next, 1);
        Task *task;

        if (next >= batch->n_tasks)
          break;
        task = batch->queue[next];
        task->solution = find_solution (batch->report, batch->solvers[i],
                                        task->problem->position);
        compare (batch, batch->solvers[i], task);
        g_mutex_lock (&batch->mutex);
        task->is_solved = TRUE;
        tell (batch);
        g_mutex_unlock (&batch->mutex);
      }
}

/* Empties count most, then the moves of both sides. */
static int
guess_effort (SumiPosition position)
{
  SumiBitboard own = sumi_position_legal_moves (position);
  SumiBitboard opponent = sumi_position_legal_moves (sumi_position_pass (position));

  return 128 * sumi_position_count_empties (position)
         + sumi_bitboard_count (own) + sumi_bitboard_count (opponent);
}

static gint
compare_efforts (gconstpointer a, gconstpointer b, gpointer data)
{
  const Task *const *first = a, *const *second = b;

  return (*second)->effort - (*first)->effort;
}

/* Makes as many solvers as there are threads or positions, if there is enough memory for them, and
 * shares the threads among them. */
static void
make_solvers (Batch *batch)
{
  SumiExactOptions options = batch->report->options;
  guint n_threads = (guint) options.n_threads;
  guint n_wanted = MIN (n_threads, batch->n_tasks);

  while (((guint64) n_wanted << options.table_bits) > (guint64) 1 << MAX_TABLE_BITS)
    options.table_bits--;
  while (batch->n_solvers < n_wanted)
    {
      guint n = batch->n_solvers;

      options.n_threads = (int) (n_threads / n_wanted + (n < n_threads % n_wanted));
      batch->solvers[n] = sumi_exact_new (&options);
      if (batch->solvers[n] == NULL)
        break;
      batch->n_solvers++;
    }
}

static SumiToolStatus
solve_problems (Report *report, const char *path, GPtrArray *problems)
{
  g_autofree Task *tasks = g_new0 (Task, problems->len);
  g_autofree Task **queue = g_new (Task *, problems->len);
  g_autofree char *name = sumi_visible_path (path);
  Batch batch = {
    .report = report,
    .path = name,
    .tasks = tasks,
    .n_tasks = problems->len,
    .queue = queue,
    .status = SUMI_TOOL_HOLDS,
  };
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < problems->len; i++)
    {
      const SumiObfProblem *problem = problems->pdata[i];

      tasks[i] = (Task){ .problem = problem,
                         .effort = guess_effort (problem->position),
                         .differences = g_string_new (NULL) };
      queue[i] = &tasks[i];
    }
  g_qsort_with_data (queue, (gint) problems->len, sizeof *queue, compare_efforts, NULL);
  g_mutex_init (&batch.mutex);
  make_solvers (&batch);
  sumi_share_work (solve_tasks, &batch, batch.n_solvers, 1, batch.n_solvers);
  if (batch.n_told < batch.n_tasks)
    {
      sumi_tool_error (_("exact: not enough memory"));
      batch.status = SUMI_TOOL_UNREADABLE;
    }
  else if (report->builder == NULL)
    /* Translators: nodes of the search tree, and the time it took to visit them. */
    g_print (g_dngettext (GETTEXT_PACKAGE, "%d position, %" PRIu64 " nodes, %.3f s\n",
                          "%d positions, %" PRIu64 " nodes, %.3f s\n",
                          (gulong) report->n_positions),
             report->n_positions, report->nodes,
             (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  for (guint i = 0; i < batch.n_solvers; i++)
    sumi_exact_free (batch.solvers[i]);
  for (guint i = 0; i < problems->len; i++)
    g_string_free (tasks[i].differences, TRUE);
  g_mutex_clear (&batch.mutex);
  return batch.status;
}

static SumiToolStatus
solve_file (Report *report, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = sumi_obf_read_file (file, NULL, &error);

  if (problems == NULL)
    {
      g_autofree char *line = sumi_record_error_to_line (path, error);

      sumi_tool_error ("%s", line);
      return SUMI_TOOL_UNREADABLE;
    }
  return solve_problems (report, path, problems);
}

static SumiToolStatus
solve_position (Report *report, SumiPosition position)
{
  SumiExact *exact = sumi_exact_new (&report->options);
  Solution solution;

  if (exact == NULL)
    {
      sumi_tool_error (_("exact: not enough memory"));
      return SUMI_TOOL_UNREADABLE;
    }
  solution = find_solution (report, exact, position);
  add_solution (report, &solution);
  sumi_exact_free (exact);
  return SUMI_TOOL_HOLDS;
}

static SumiToolStatus
solve (Report *report, int argc, char *argv[], const char *board, const char *turn)
{
  SumiPosition position;

  if (board == NULL && turn == NULL && argc == 2)
    return solve_file (report, argv[1]);
  if (board == NULL || turn == NULL || argc != 1)
    {
      sumi_tool_error (_("exact: give the PATH of one OBF file, or --board and --turn"));
      return SUMI_TOOL_UNREADABLE;
    }
  if (!sumi_tool_parse_position (board, turn, &position))
    return SUMI_TOOL_UNREADABLE;
  return solve_position (report, position);
}

/* sumi-tool exact PATH [--score]; exact --board CELLS --turn X|O */
SumiToolStatus
sumi_tool_exact (int argc, char *argv[])
{
  g_autofree char *board = NULL, *turn = NULL;
  gboolean as_json = FALSE;
  int n_threads = (int) MIN (sumi_share_work_count_processors (), MAX_THREADS);
  Report report = { .options = SUMI_EXACT_DEFAULTS };
  const GOptionEntry entries[] = {
    { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads,
      N_("How many threads to search with; otherwise one for each processor"), "N" },
    { "score", 0, 0, G_OPTION_ARG_NONE, &report.is_score_only,
      N_("Find the score and one best move only"), NULL },
    { "board", 0, 0, G_OPTION_ARG_STRING, &board, N_("A position instead of a file"),
      N_("CELLS") },
    { "turn", 0, 0, G_OPTION_ARG_STRING, &turn, N_("Side to move"), "X|O" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (SumiEvaluation) evaluation = NULL;
  SumiToolStatus status;

  if (!sumi_tool_parse_options ("exact", _("[PATH]"),
                                _("Finds the exact score of each position of an OBF file, all its "
                                   "best moves and the line of best play, and compares the scores "
                                   "with those of the file. Empties count for the winner."),
                                entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  if (n_threads < 1 || n_threads > MAX_THREADS)
    {
      sumi_tool_error (_("exact: --threads must be from 1 to %d, but is %d"),
                       MAX_THREADS, n_threads);
      return SUMI_TOOL_UNREADABLE;
    }
  evaluation = sumi_tool_open_evaluation (NULL);
  report.options.evaluation = sumi_evaluation_is_plain (evaluation) ? NULL : evaluation;
  report.options.n_threads = n_threads;
  report.builder = as_json ? builder : NULL;
  json_builder_begin_object (builder);
  sumi_json_begin_array (builder, "positions");
  status = solve (&report, argc, argv, board, turn);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  if (as_json && status != SUMI_TOOL_UNREADABLE)
    sumi_tool_json_print (builder);
  return status;
}
