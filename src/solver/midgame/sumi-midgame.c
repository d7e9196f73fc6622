/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-midgame.h"

#include <stdlib.h>
#include <string.h>

#include "sumi-allocate.h"
#include "sumi-exact.h"
#include "sumi-midgame-search.h"

/* Half the width of the window around the score of the depth before, in hundredths of a disc. */
#define ASPIRATION (3 * SUMI_DISC)

/* Exact solving is tried after an estimate of so many plies. With only a few empties more than
 * that, it is tried at once, since it then takes less time than the estimate. */
#define DEPTH_BEFORE_EXACT 4
#define MIN_EXACT_GAIN 10

/* An estimate that reaches to so few plies before the end of the game is not made: the rest of the
 * budget is better spent on solving the position exactly. */
#define MAX_EXACT_GAIN 6

/* How many nodes exact solving of a position takes on average, measured over positions of sensible
 * games: BASE_NODES at BASE_EMPTIES, and GROWTH times as many for each further empty square. Scores
 * for all moves together take half as many as solving the moves one by one. */
#define BASE_EMPTIES 10
#define BASE_NODES 2500.0
#define GROWTH 2.1
#define NODES_PER_SECOND 10e6
#define MAX_EXACT_EMPTIES 30

/* How far off estimates are with the installed weights, in hundredths of a disc, root mean square:
 * a row for every four empties from MIN_ERROR_EMPTIES on, a column for every two plies. Measured on
 * 60 games by tests/engine/bench-estimates.c, and smoothed but for the first row: the weights know
 * nothing of the last 7 empties, so that searches which reach them are further off. */
#define MIN_ERROR_EMPTIES 12
#define ERROR_STEP 4
#define N_ERROR_ROWS 7
#define N_ERROR_COLUMNS 5
static const int errors[N_ERROR_ROWS][N_ERROR_COLUMNS] = {
  { 520, 390, 560, 720, 740 }, { 650, 540, 450, 430, 480 }, { 720, 660, 630, 570, 520 },
  { 730, 670, 650, 620, 600 }, { 770, 740, 730, 700, 680 }, { 820, 800, 780, 750, 740 },
  { 850, 820, 810, 800, 790 },
};

/* How far off the scores of likely ends are: measured on 157 positions of 22 and 24 empties. */
#define LIKELY_ERROR 110

/* The size of a bucket of the exact solver's table. */
#define EXACT_BUCKET_BYTES ((size_t) 48)
#define MIN_EXACT_TABLE_BITS 8

struct _SumiMidgame
{
  const SumiEvaluation *evaluation;
  SumiMidgameTable *table;
  SumiExactOptions exact_options;
  SumiExact *exact; /* NULL until it is needed */
  bool is_full_width;
  SumiMidgameProgress progress;
  void *data;
};

/* One question: a position, the states after its moves, and what has been found of them so far. */
typedef struct
{
  SumiMidgame *midgame;
  SumiMidgameSearch search;
  SumiMidgameReport *report;
  SumiEvaluationState after[64]; /* by the square of the move */
  SumiPosition position;
  int n_empties;
  bool needs_all; /* every move its own score, not only the best one */
} Question;

/* How far off estimates are that were searched DEPTH plies deep with N_EMPTIES, in hundredths of a
 * disc. */
static int
find_error (int n_empties, int depth)
{
  int row = (n_empties - MIN_ERROR_EMPTIES) / ERROR_STEP, column = (depth - 1) / 2;

  row = row < 0 ? 0 : row < N_ERROR_ROWS ? row : N_ERROR_ROWS - 1;
  column = column < 0 ? 0 : column < N_ERROR_COLUMNS ? column : N_ERROR_COLUMNS - 1;
  return errors[row][column];
}

/* SCORE by a search of DEPTH plies, as an estimate. */
static SumiValue
estimate_at (const Question *question, int depth, int score)
{
  bool is_plain = sumi_evaluation_is_plain (question->midgame->evaluation);

  return (SumiValue){ .score = score,
                      .error = is_plain ? 0 : find_error (question->n_empties, depth) };
}

/* SCORE by a search of DEPTH plies, which is a proof if they reach the end of the game: nothing is
 * left out of such a search, see sumi_midgame_selective_cut(). */
static SumiValue
value_at (const Question *question, int depth, int score)
{
  if (depth >= question->n_empties)
    return (SumiValue){ .is_proved = true, .score = score };
  return estimate_at (question, depth, score);
}

/* The value after MOVE for the side that plays it. */
static int
search_move (Question *question, SumiSquare move, int depth, int alpha, int beta)
{
  return -sumi_midgame_value (&question->search, &question->after[move], depth - 1, -beta, -alpha);
}

/* The same exactly, starting from a narrow window around GUESS (aspiration search: R. Finkel and
 * J. Fishburn, 1980): widened where the value falls out of it. */
static int
search_move_around (Question *question, SumiSquare move, int depth, int guess)
{
  int alpha = guess - ASPIRATION, beta = guess + ASPIRATION;
  int value = search_move (question, move, depth, alpha, beta);

  if (value <= alpha)
    value = search_move (question, move, depth, -SUMI_SCORE_INFINITE, value + 1);
  else if (value >= beta)
    value = search_move (question, move, depth, value - 1, SUMI_SCORE_INFINITE);
  return value;
}

/* Sorts the moves: the best first, and of equal ones the first square. */
static void
sort_moves (SumiMoveScore *moves, int n_moves)
{
  for (int i = 1; i < n_moves; i++)
    {
      SumiMoveScore move = moves[i];
      int j = i;

      for (; j > 0
             && (moves[j - 1].value.score < move.value.score
                 || (moves[j - 1].value.score == move.value.score
                     && moves[j - 1].move > move.move));
           j--)
        moves[j] = moves[j - 1];
      moves[j] = move;
    }
}

/* Puts the move at INDEX first; the others keep their order. */
static void
bring_forward (SumiMoveScore *moves, int index)
{
  SumiMoveScore move = moves[index];

  memmove (moves + 1, moves, (size_t) index * sizeof *moves);
  moves[0] = move;
}

/* The continuation that the table remembers. */
static void
trace_line (const Question *question, SumiMoveScore *score)
{
  SumiPosition position = sumi_position_play (question->position, score->move);

  score->n_line = 0;
  score->line[score->n_line++] = (uint8_t) score->move;
  while (score->n_line < SUMI_MIDGAME_MAX_LINE)
    {
      const SumiMidgameEntry *entry;
      SumiSquare move = SUMI_SQUARE_PASS;

      if (!sumi_position_must_pass (position))
        {
          entry =
              sumi_midgame_table_find (question->midgame->table, position.own, position.opponent);
          if (entry == NULL || !sumi_position_is_legal (position, entry->move))
            return;
          move = entry->move;
        }
      score->line[score->n_line++] = (uint8_t) move;
      position = sumi_position_play (position, move);
    }
}

static void
list_moves (Question *question)
{
  SumiEvaluationState root =
      sumi_evaluation_start (question->midgame->evaluation, question->position);
  SumiMidgameReport *report = question->report;
  SumiBudget unlimited = SUMI_BUDGET_UNLIMITED;
  SumiMidgameSearch search = question->search;

  *report = (SumiMidgameReport){ 0 };
  search.budget = &unlimited;
  SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (question->position))
    {
      SumiMoveScore *score = &report->moves[report->n_moves++];

      score->move = (SumiSquare) square;
      question->after[square] =
          sumi_evaluation_play (question->midgame->evaluation, &root, score->move);
      score->value =
          estimate_at (question, 1,
                       -sumi_midgame_value (&search, &question->after[square], 0,
                                            -SUMI_SCORE_INFINITE, SUMI_SCORE_INFINITE));
      score->n_line = 1;
      score->line[0] = (uint8_t) square;
    }
  sort_moves (report->moves, report->n_moves);
}

/* Each move its own score. */
static bool
deepen_all (Question *question, int depth)
{
  SumiMidgameReport *report = question->report;
  int scores[SUMI_MIDGAME_MAX_MOVES];

  for (int i = 0; i < report->n_moves; i++)
    {
      scores[i] =
          search_move_around (question, report->moves[i].move, depth, report->moves[i].value.score);
      if (question->search.budget->is_exhausted)
        return false;
    }
  for (int i = 0; i < report->n_moves; i++)
    {
      report->moves[i].value = value_at (question, depth, scores[i]);
      trace_line (question, &report->moves[i]);
    }
  return true;
}

/* The best move first; the others keep the order of the depth before. */
static bool
deepen_best (Question *question, int depth)
{
  SumiMidgameReport *report = question->report;
  SumiMoveScore *moves = report->moves;
  int n = report->n_moves;
  int best = 0;
  int best_score = search_move_around (question, moves[0].move, depth, moves[0].value.score);

  for (int i = 1; i < n && !question->search.budget->is_exhausted; i++)
    {
      int score = search_move (question, moves[i].move, depth, best_score, best_score + 1);

      if (score <= best_score)
        continue;
      best_score = search_move (question, moves[i].move, depth, score - 1, SUMI_SCORE_INFINITE);
      best = i;
    }
  if (question->search.budget->is_exhausted)
    return false;

  bring_forward (moves, best);
  moves[0].value = value_at (question, depth, best_score);
  trace_line (question, &moves[0]);
  return true;
}

/* The rest of the game after MOVE, whose score is exact. */
static void
trace_exact_line (Question *question, SumiMoveScore *score)
{
  SumiPosition after = sumi_position_play (question->position, score->move);
  uint8_t line[SUMI_EXACT_MAX_LINE];
  int n = sumi_exact_line (question->midgame->exact, after, -score->value.score / SUMI_DISC,
                           question->search.budget, line);

  score->line[0] = (uint8_t) score->move;
  score->n_line = n < SUMI_MIDGAME_MAX_LINE ? n + 1 : SUMI_MIDGAME_MAX_LINE;
  memcpy (score->line + 1, line, (size_t) (score->n_line - 1));
}

/* Each move its own score, proved. */
static bool
solve_all (Question *question)
{
  SumiMidgameReport *report = question->report;
  SumiBudget *budget = question->search.budget;
  SumiValue values[SUMI_MIDGAME_MAX_MOVES];

  for (int i = 0; i < report->n_moves; i++)
    {
      SumiPosition after = sumi_position_play (question->position, report->moves[i].move);
      SumiExactAnswer exact = sumi_exact_score (question->midgame->exact, after, budget);

      values[i] = sumi_value_negate (sumi_value_of_answer (exact));
      if (!values[i].is_proved)
        return false;
    }
  for (int i = 0; i < report->n_moves; i++)
    {
      report->moves[i].value = values[i];
      trace_exact_line (question, &report->moves[i]);
    }
  return true;
}

/* The best move first, proved; of several, the first square. */
static bool
solve_best (Question *question)
{
  SumiMoveScore *moves = question->report->moves;
  SumiExactAnswer exact =
      sumi_exact_best_moves (question->midgame->exact, question->position, question->search.budget);
  SumiSquare best = sumi_bitboard_first (exact.best);

  if (exact.lower != exact.upper || exact.best != exact.possible)
    return false;
  for (int i = 0; i < question->report->n_moves; i++)
    {
      if (moves[i].move == best)
        {
          bring_forward (moves, i);
          break;
        }
    }
  moves[0].value = sumi_value_of_answer (exact);
  trace_exact_line (question, &moves[0]);
  return true;
}

/* SCORE as an estimate, which is never that of a wiped out board. */
static int
limit_estimate (int score)
{
  return score > SUMI_ESTIMATE_MAX    ? SUMI_ESTIMATE_MAX
         : score < -SUMI_ESTIMATE_MAX ? -SUMI_ESTIMATE_MAX
                                      : score;
}

/* The move that is most likely the best, first. */
static bool
solve_likely (Question *question)
{
  SumiMidgameReport *report = question->report;
  SumiSquare best;
  int score, index = 0;

  if (!sumi_exact_estimate (question->midgame->exact, question->position, question->search.budget,
                            &best, &score))
    return false;
  while (index < report->n_moves - 1 && report->moves[index].move != best)
    index++;
  bring_forward (report->moves, index);
  report->moves[0].value = (SumiValue){ .score = limit_estimate (SUMI_DISC * score),
                                        .error = LIKELY_ERROR };
  trace_line (question, &report->moves[0]);
  return true;
}

/* Stores what was found for all moves at one depth, and reports it. */
static void
publish (Question *question, int depth)
{
  SumiMidgame *midgame = question->midgame;

  if (question->needs_all)
    sort_moves (question->report->moves, question->report->n_moves);
  question->report->depth = depth;
  if (midgame->progress != NULL)
    midgame->progress (question->report, question->search.budget, midgame->data);
}

/* Searches all moves one ply deeper; false, and nothing is changed, if the budget does not
 * suffice. */
static bool
deepen (Question *question, int depth)
{
  bool is_done = question->needs_all ? deepen_all (question, depth) : deepen_best (question, depth);

  if (is_done)
    publish (question, depth);
  return is_done;
}

/* Makes the exact solver if there is none yet. Without enough memory there is none, and the next
 * question tries again. */
static void
prepare_exact (SumiMidgame *midgame)
{
  if (midgame->exact == NULL)
    midgame->exact = sumi_exact_new (&midgame->exact_options);
}

/* Searches to the end of the game, with the same result: exactly, or the best move alone by what is
 * likely. */
static bool
solve (Question *question, bool is_exact)
{
  bool is_done;

  prepare_exact (question->midgame);
  if (!is_exact)
    is_done = solve_likely (question);
  else
    is_done = question->needs_all ? solve_all (question) : solve_best (question);

  if (is_done)
    publish (question, question->n_empties);
  return is_done;
}

/* An estimate of how many nodes the budget still allows. */
static double
estimate_nodes_left (const SumiBudget *budget)
{
  double nodes = (double) (budget->max_nodes - budget->nodes);
  double timed;

  if (budget->deadline_us == INT64_MAX)
    return nodes;
  timed = (double) (budget->deadline_us - sumi_budget_now_us ()) / 1e6 * NODES_PER_SECOND;
  return timed < nodes ? timed : nodes;
}

/* With how many empties exact solving is tried: where it should take no more than half of the nodes
 * that are left. */
static int
choose_exact_empties (const Question *question)
{
  double nodes = BASE_NODES * (question->needs_all ? (question->report->n_moves + 1) / 2 : 1);
  double nodes_left = estimate_nodes_left (question->search.budget) / 2;
  int n_empties = BASE_EMPTIES;

  for (; n_empties < MAX_EXACT_EMPTIES && nodes * GROWTH <= nodes_left; n_empties++)
    nodes *= GROWTH;
  return n_empties;
}

/* Tries to search to the end, once there is an estimate, with at most half of the budget: if it
 * takes more than was expected, the other half is left for deeper estimates. */
static bool
try_to_solve (Question *question, bool is_exact)
{
  SumiBudget *budget = question->search.budget;
  SumiBudget half = sumi_budget_take_half (budget);
  bool is_solved;

  question->search.budget = &half;
  is_solved = solve (question, is_exact);
  question->search.budget = budget;
  sumi_budget_return_half (budget, &half);
  return is_solved;
}

/* Searches a position with few empties to the end: an estimate of a few plies first, so that there
 * is an answer in any case. */
static bool
answer_to_end (Question *question, bool is_exact)
{
  for (int depth = 1; depth <= DEPTH_BEFORE_EXACT; depth++)
    {
      if (depth <= question->n_empties - MIN_EXACT_GAIN && !deepen (question, depth))
        return false;
    }
  return try_to_solve (question, is_exact);
}

static void
answer (Question *question, SumiMidgameLimits limits)
{
  bool is_by_budget = limits.exact_empties == SUMI_EXACT_BY_BUDGET;
  int n_empties = question->n_empties;
  int exact_empties = is_by_budget ? choose_exact_empties (question) : limits.exact_empties;
  int max_depth = limits.max_depth < n_empties ? limits.max_depth : n_empties;
  int last_depth = is_by_budget ? n_empties - MAX_EXACT_GAIN : n_empties;

  if (n_empties <= exact_empties && answer_to_end (question, true))
    return;
  if (n_empties > exact_empties && n_empties <= limits.likely_empties && !question->needs_all
      && answer_to_end (question, false))
    return;
  for (int depth = question->report->depth + 1; depth <= max_depth && depth <= last_depth; depth++)
    {
      if (!deepen (question, depth))
        return;
    }
  if (last_depth < max_depth)
    solve (question, true);
}

static void
ask (SumiMidgame *midgame,
     SumiPosition position,
     SumiMidgameLimits limits,
     SumiBudget *budget,
     bool needs_all,
     SumiMidgameReport *out_report)
{
  Question *question = sumi_allocate (sizeof *question);

  question->midgame = midgame;
  question->search =
      (SumiMidgameSearch){ midgame->evaluation, midgame->table, budget,
                           !midgame->is_full_width, midgame->exact_options.scoring };
  question->report = out_report;
  question->position = position;
  question->n_empties = sumi_position_count_empties (position);
  question->needs_all = needs_all;

  sumi_midgame_table_age (midgame->table);
  list_moves (question);
  if (out_report->n_moves > 0)
    answer (question, limits);
  free (question);
}

/* A searcher of games that are counted by SCORING, with tables of together at most TABLE_BYTES.
 * EVALUATION must live longer. */
SumiMidgame *
sumi_midgame_new (const SumiEvaluation *evaluation, size_t table_bytes, SumiScoring scoring)
{
  SumiMidgame *midgame = sumi_allocate (sizeof *midgame);

  midgame->evaluation = evaluation;
  midgame->table = sumi_midgame_table_new (table_bytes / 2);
  midgame->exact_options = SUMI_EXACT_DEFAULTS;
  midgame->exact_options.evaluation = evaluation;
  midgame->exact_options.scoring = scoring;
  midgame->exact_options.table_bits = MIN_EXACT_TABLE_BITS;
  while (EXACT_BUCKET_BYTES << (midgame->exact_options.table_bits + 1) <= table_bytes / 2)
    midgame->exact_options.table_bits++;
  return midgame;
}

void
sumi_midgame_free (SumiMidgame *midgame)
{
  if (midgame == NULL)
    return;
  sumi_midgame_table_free (midgame->table);
  sumi_exact_free (midgame->exact);
  free (midgame);
}

/* How the games that MIDGAME searches are counted. */
SumiScoring
sumi_midgame_get_scoring (const SumiMidgame *midgame)
{
  return midgame->exact_options.scoring;
}

/* Empties the table, so that later answers do not depend on earlier questions. */
void
sumi_midgame_forget (SumiMidgame *midgame)
{
  sumi_midgame_table_clear (midgame->table);
  sumi_exact_free (midgame->exact);
  midgame->exact = NULL;
}

/* Has PROGRESS called with DATA after each depth, in the searching thread; NULL ends that. */
void
sumi_midgame_set_progress (SumiMidgame *midgame, SumiMidgameProgress progress, void *data)
{
  midgame->progress = progress;
  midgame->data = data;
}

/* With IS_FULL_WIDTH every position is searched to the full depth; without it, which is the
 * default, those that ProbCut rules out are not. */
void
sumi_midgame_set_full_width (SumiMidgame *midgame, bool is_full_width)
{
  midgame->is_full_width = is_full_width;
}

/* The best move and its score, first in OUT_REPORT; the scores of the other moves mean nothing. */
void
sumi_midgame_find_best (SumiMidgame *midgame,
                        SumiPosition position,
                        SumiMidgameLimits limits,
                        SumiBudget *budget,
                        SumiMidgameReport *out_report)
{
  ask (midgame, position, limits, budget, false, out_report);
}

/* Whether POSITION has a move, and is worth at most MAX_LEAD, in hundredths of a disc, to either
 * side by a search of DEPTH plies that knows nothing from before. */
bool
sumi_midgame_is_balanced (SumiMidgame *midgame, SumiPosition position, int depth, int max_lead)
{
  const SumiMidgameLimits limits = { .max_depth = depth };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  sumi_midgame_forget (midgame);
  sumi_midgame_find_best (midgame, position, limits, &budget, &report);
  return report.n_moves > 0 && abs (report.moves[0].value.score) <= max_lead;
}

/* All legal moves with their scores at one and the same depth. */
void
sumi_midgame_score_moves (SumiMidgame *midgame,
                          SumiPosition position,
                          SumiMidgameLimits limits,
                          SumiBudget *budget,
                          SumiMidgameReport *out_report)
{
  ask (midgame, position, limits, budget, true, out_report);
}

/* Puts the best moves of REPORT first again, after scores have changed. */
void
sumi_midgame_sort_moves (SumiMidgameReport *report)
{
  sort_moves (report->moves, report->n_moves);
}

/* What BOOK says of POSITION: the moves that it knows, with their scores, as estimates. False if it
 * does not know the position, or none of its best moves. */
bool
sumi_midgame_read_book (const SumiBook *book, SumiPosition position, SumiMidgameReport *out_report)
{
  int error = find_error (sumi_position_count_empties (position),
                          sumi_book_get_depth (book));
  int value, own_value;

  *out_report = (SumiMidgameReport){ .depth = sumi_book_get_depth (book) };
  if (!sumi_book_find (book, position, &own_value))
    return false;
  SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
    {
      SumiSquare move = (SumiSquare) square;

      if (sumi_book_find (book, sumi_position_play (position, move), &value))
        out_report->moves[out_report->n_moves++] = (SumiMoveScore){
          .move = move,
          .value = { .score = -value, .error = error },
          .n_line = 1,
          .line = { (uint8_t) move },
        };
    }
  sort_moves (out_report->moves, out_report->n_moves);
  return out_report->n_moves > 0 && out_report->moves[0].value.score >= own_value;
}
