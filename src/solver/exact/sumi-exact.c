/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exact.h"

#include <stdlib.h>

#include "sumi-exact-kernel.h"
#include "sumi-exact-team.h"

#define MAX_SCORE 64

/* Half the width of the window that is tried first: 3 to 8 need nearly the same number of nodes. */
#define GUESS_MARGIN 4

/* From so many empties on, a search of each selectivity comes before the exact one, the most
 * selective first; the window is then half as wide. Measured. */
static const int selective_empties[SUMI_EXACT_MAX_SELECTIVITY + 1] = {
  [1] = 18,
  [2] = 18,
  [3] = 20,
};
#define SELECTIVE_GUESS_MARGIN 2

/* The selectivity of the last search of an estimate: in 34 positions of 22 empties the move found
 * with 3, 2 and 1 lost 0.44, 0.25 and 0.06 discs on average. */
#define ESTIMATE_SELECTIVITY 1

/* 192 KiB for positions near the end: 2 ^ 14 buckets need 4 % fewer nodes, but do not stay in the
 * second-level cache beside everything else, and so take longer. Edax (R. Delorme) has 24 KiB. */
#define OWN_TABLE_BITS 12

struct _SumiExact
{
  bool is_to_winner;
  const SumiEvaluation *evaluation;
  SumiExactTable table;
  SumiExactTable own_table;
  SumiExactTeam *team; /* NULL with one thread */
  const SumiExactKernel *kernel;
};

/* A move of the position asked about, and what is proved of its score for the side that makes
 * it. */
typedef struct
{
  SumiExactChild child;
  int lower;
  int upper;
} Move;

/* One question: a position and its moves, in the order in which they are searched. */
typedef struct
{
  SumiExact *exact;
  SumiExactSearch search;
  int n_empties;
  int n_moves;
  Move moves[SUMI_EXACT_MAX_MOVES];
} Question;

/* The score of a move that nobody has searched. */
#define NO_SCORE INT_MIN

static int
lower_of (const Question *question)
{
  int lower = -MAX_SCORE;

  for (int i = 0; i < question->n_moves; i++)
    {
      if (question->moves[i].lower > lower)
        lower = question->moves[i].lower;
    }
  return lower;
}

static int
upper_of (const Question *question)
{
  int upper = -MAX_SCORE;

  for (int i = 0; i < question->n_moves; i++)
    {
      if (question->moves[i].upper > upper)
        upper = question->moves[i].upper;
    }
  return upper;
}

static SumiExactAnswer
make_answer (const Question *question)
{
  SumiExactAnswer answer = { .lower = lower_of (question), .upper = upper_of (question) };

  for (int i = 0; i < question->n_moves; i++)
    {
      const Move *move = &question->moves[i];

      if (move->child.move == SUMI_SQUARE_PASS)
        continue;
      if (move->lower == answer.upper)
        answer.best |= sumi_bitboard_of (move->child.move);
      if (move->upper >= answer.lower)
        answer.possible |= sumi_bitboard_of (move->child.move);
    }
  return answer;
}

static bool
is_better (const Move *a, const Move *b)
{
  return a->lower > b->lower || (a->lower == b->lower && a->upper > b->upper);
}

/* Lists the moves of a position in an order that depends on the position alone: the pass, if that
 * is the only one; none, if the game is over. */
static int
list_moves (const Question *question, SumiPosition position, Move *out_moves)
{
  const SumiExactKernel *kernel = question->exact->kernel;
  static const uint8_t nothing[2] = { SUMI_SQUARE_NONE, SUMI_SQUARE_NONE };
  SumiExactChild children[SUMI_EXACT_MAX_MOVES];
  SumiBitboard moves = sumi_position_legal_moves (position);
  int n = 0;

  if (moves != 0)
    {
      n = kernel->list (position.own, position.opponent, moves, children);
      kernel->rank (sumi_position_empties (position), nothing, children, n);
      kernel->rank_by_search (&question->search, position.own, position.opponent, moves,
                              -MAX_SCORE, MAX_SCORE, children, n);
      sumi_exact_sort (children, n);
    }
  else if (sumi_position_must_pass (position))
    children[n++] = (SumiExactChild){
      .own = position.opponent,
      .opponent = position.own,
      .move = SUMI_SQUARE_PASS,
    };
  for (int i = 0; i < n; i++)
    out_moves[i] = (Move){ children[i], -MAX_SCORE, MAX_SCORE };
  return n;
}

static void
begin (Question *question, SumiExact *exact, SumiPosition position, SumiBudget *budget)
{
  *question = (Question){
    .exact = exact,
    .search = {
      .table = &exact->table,
      .own_table = &exact->own_table,
      .budget = budget,
      .evaluation = exact->evaluation,
      .team = exact->team,
      .is_to_winner = exact->is_to_winner,
    },
    .n_empties = sumi_position_count_empties (position),
  };
  sumi_exact_table_begin (&exact->table, question->n_empties);
  sumi_exact_table_begin (&exact->own_table, question->n_empties);
  if (exact->team != NULL)
    sumi_exact_team_begin (exact->team, question->n_empties);
  question->n_moves = list_moves (question, position, question->moves);
  if (question->n_moves == 0)
    {
      /* The game is over: the final score is kept as that of a pass. */
      int score = sumi_exact_final (&question->search, position.own, position.opponent);

      question->moves[0] = (Move){ { .move = SUMI_SQUARE_PASS }, score, score };
      question->n_moves = 1;
    }
  question->search.is_stopped = budget->is_exhausted;
}

/* Adds the nodes of all threads to the budget. */
static void
account (SumiExactSearch *search)
{
  search->budget->nodes += search->nodes;
  search->nodes = 0;
  if (search->team != NULL)
    search->budget->nodes += sumi_exact_team_take_nodes (search->team);
}

/* Notes the fail-soft SCORE of a move that was searched in a window. Where it contradicts what was
 * noted before, as it may in a selective search, it is what counts. */
static void
note (Move *move, int score, int alpha, int beta)
{
  if (score > alpha && score > move->lower)
    move->lower = score;
  if (score < beta && score < move->upper)
    move->upper = score;
  if (move->lower > move->upper)
    move->lower = move->upper = score;
}

/* Whether the bounds of a move say all that a search in a window would. */
static bool
is_decided (const Move *move, int alpha, int beta)
{
  return move->upper <= alpha || move->lower >= beta || move->lower == move->upper;
}

/* Searches one move in a window that its bounds do not decide already. False when the search was
 * stopped. */
static bool
search_move (Question *question, Move *move, int alpha, int beta)
{
  SumiExactSearch *search = &question->search;
  int score;

  if (is_decided (move, alpha, beta))
    return true;
  if (search->is_stopped)
    return false;
  score = -question->exact->kernel->search (search, move->child.own, move->child.opponent, -beta,
                                            -alpha);
  account (search);
  if (search->is_stopped)
    return false;
  note (move, score, alpha, beta);
  return true;
}

/* Decides for every move whether its score is more than ALPHA, until one is. */
static void
test (Question *question, int alpha)
{
  for (int i = 0; i < question->n_moves; i++)
    {
      Move *move = &question->moves[i];

      if (!search_move (question, move, alpha, alpha + 1) || move->lower > alpha)
        return;
    }
}

/* Moves a move to the place FIRST, which is not behind it. */
static void
bring_forward (Question *question, int first, int i_move)
{
  Move move = question->moves[i_move];

  for (int i = i_move; i > first; i--)
    question->moves[i] = question->moves[i - 1];
  question->moves[first] = move;
}

/* Moves the most promising of the moves from FIRST on to that place. */
static void
bring_best_forward (Question *question, int first)
{
  int best = first;

  for (int i = first + 1; i < question->n_moves; i++)
    {
      if (is_better (&question->moves[i], &question->moves[best]))
        best = i;
    }
  bring_forward (question, first, best);
}

static int
limit (int score, int most)
{
  return score > most ? most : score < -most ? -most : score;
}

/* Has the team search the moves from FIRST on against a null window, until one is better than
 * ALPHA, which then comes first. False when the search was stopped. */
static bool
search_together (Question *question, int first, int alpha)
{
  SumiExactSearch *search = &question->search;
  SumiExactChild children[SUMI_EXACT_MAX_MOVES];
  SumiSquare square = SUMI_SQUARE_NONE;
  int n = 0, score = -MAX_SCORE - 1;

  for (int i = first; i < question->n_moves; i++)
    {
      if (is_decided (&question->moves[i], alpha, alpha + 1))
        continue;
      children[n] = question->moves[i].child;
      children[n++].rank = NO_SCORE;
    }
  if (n < 2)
    return search_move (question, &question->moves[first], alpha, alpha + 1);
  if (search->is_stopped)
    return false;
  sumi_exact_team_search (search->team, search, children, n, alpha, &score, &square);
  account (search);
  if (search->is_stopped)
    return false;
  for (int i = first, j = 0; j < n; i++) /* they stand in the order of the moves */
    {
      Move *move = &question->moves[i];

      if (move->child.move != children[j].move)
        continue;
      if (children[j].rank != NO_SCORE)
        note (move, children[j].rank, alpha, alpha + 1);
      j++;
    }
  if (score > alpha)
    bring_best_forward (question, first);
  return true;
}

/* Finds the score of the position: that of the first move, for which a window of MARGIN around
 * GUESS is tried first unless MARGIN is 0, and then whether another one is better. If the score is
 * not in that window, at least one bound of it is known (aspiration search: G. Baudet, "The design
 * and analysis of algorithms for asynchronous multiprocessors", 1978). False when the search was
 * stopped. */
static bool
search_moves (Question *question, int guess, int margin)
{
  guess = limit (guess, MAX_SCORE - margin);
  if (margin > 0 && !search_move (question, &question->moves[0], guess - margin, guess + margin))
    return false;
  for (int i = 0; i < question->n_moves; i++)
    {
      Move *move = &question->moves[i];
      int best = lower_of (question);

      if (i > 0 && question->search.team != NULL && !search_together (question, i, best))
        return false;
      if (i > 0 && !search_move (question, move, best, best + 1))
        return false;
      if ((i == 0 || move->lower > best)
          && !search_move (question, move, move->lower - 1, move->upper + 1))
        return false;
    }
  return true;
}

/* Finds the most likely score by a selective search, whose best move goes to the front; it leaves
 * good moves in the table for the search that follows. INOUT_GUESS is what is expected and becomes
 * what is found. False when the search was stopped. */
static bool
search_selectively (Question *question, uint8_t selectivity, int *inout_guess)
{
  Question trial = *question;
  int best = 0;
  bool is_done;

  trial.search.selectivity = selectivity;
  for (int i = 0; i < trial.n_moves; i++)
    {
      trial.moves[i].lower = -MAX_SCORE;
      trial.moves[i].upper = MAX_SCORE;
    }
  is_done = search_moves (&trial, *inout_guess, GUESS_MARGIN);
  question->search.is_stopped = trial.search.is_stopped;
  if (!is_done)
    return false;
  bring_best_forward (&trial, 0);
  while (question->moves[best].child.move != trial.moves[0].child.move)
    best++;
  bring_forward (question, 0, best);
  *inout_guess = lower_of (&trial);
  return true;
}

/* What is expected of the score after the selective searches that come before the exact one, and
 * the margin of the window that is tried first, 0 where nothing is expected. False when the search
 * was stopped. */
static bool
find_guess (Question *question, int *out_guess, int *out_margin)
{
  const Move *move = &question->moves[0];

  *out_margin = 0;
  *out_guess = 0;
  if (!question->exact->kernel->guess (&question->search, move->child.own, move->child.opponent,
                                       out_guess))
    return true;
  *out_margin = GUESS_MARGIN;
  *out_guess = -*out_guess;
  for (uint8_t selectivity = SUMI_EXACT_MAX_SELECTIVITY; selectivity > 0; selectivity--)
    {
      if (question->n_empties < selective_empties[selectivity])
        continue;
      if (!search_selectively (question, selectivity, out_guess))
        return false;
      *out_margin = SELECTIVE_GUESS_MARGIN;
    }
  return true;
}

/* With a small budget, who wins is proved first, so that the bounds are of use where the budget
 * does not suffice for the score. */
static void
find_score (Question *question)
{
  const SumiBudget *budget = question->search.budget;
  int guess, margin;

  if (budget->max_nodes != UINT64_MAX || budget->deadline_us != INT64_MAX)
    {
      test (question, 0);
      if (lower_of (question) <= 0)
        test (question, -1);
      bring_best_forward (question, 0);
    }
  if (find_guess (question, &guess, &margin))
    search_moves (question, guess, margin);
}

/* A solver with a table and threads as OPTIONS say; NULL if there is not enough memory. The
 * functions below take NULL for a solver, and answer that nothing is known. */
SumiExact *
sumi_exact_new (const SumiExactOptions *options)
{
  SumiExact *exact = malloc (sizeof *exact);

  if (exact == NULL)
    return NULL;
  *exact = (SumiExact){
    .is_to_winner = options->scoring == SUMI_SCORING_EMPTIES_TO_WINNER,
    .evaluation = options->evaluation,
    .kernel = sumi_exact_kernel_for_processor (),
  };
  if (!sumi_exact_table_init (&exact->table, options->table_bits)
      || !sumi_exact_table_init (&exact->own_table, OWN_TABLE_BITS))
    {
      sumi_exact_free (exact);
      return NULL;
    }
  if (options->n_threads > 1)
    exact->team = sumi_exact_team_new (exact->kernel, &exact->table, options->n_threads - 1,
                                       OWN_TABLE_BITS, exact->is_to_winner, options->evaluation);
  return exact;
}

void
sumi_exact_free (SumiExact *exact)
{
  if (exact == NULL)
    return;
  sumi_exact_team_free (exact->team);
  sumi_exact_table_clear (&exact->table);
  sumi_exact_table_clear (&exact->own_table);
  free (exact);
}

/* What is known of POSITION without any search. */
static SumiExactAnswer
know_nothing (SumiPosition position)
{
  return (SumiExactAnswer){ .lower = -64,
                            .upper = 64,
                            .possible = sumi_position_legal_moves (position) };
}

/* The score of POSITION, and at least one move that reaches it. Which others are known to be best,
 * or not, depends on the way the search took. */
SumiExactAnswer
sumi_exact_score (SumiExact *exact, SumiPosition position, SumiBudget *budget)
{
  Question question;

  if (exact == NULL)
    return know_nothing (position);
  begin (&question, exact, position, budget);
  find_score (&question);
  return make_answer (&question);
}

/* The score of POSITION, and all moves that reach it: unless the budget is exhausted, the moves
 * that are best and those that may be are the same in the answer. */
SumiExactAnswer
sumi_exact_best_moves (SumiExact *exact, SumiPosition position, SumiBudget *budget)
{
  Question question;
  int score;

  if (exact == NULL)
    return know_nothing (position);
  begin (&question, exact, position, budget);
  find_score (&question);
  score = lower_of (&question);
  for (int i = 0; i < question.n_moves; i++)
    {
      if (!search_move (&question, &question.moves[i], score - 1, score))
        break;
    }
  return make_answer (&question);
}

/* Whether the score of POSITION is at least SCORE. */
SumiTruth
sumi_exact_at_least (SumiExact *exact, SumiPosition position, int score, SumiBudget *budget)
{
  Question question;

  if (exact == NULL)
    return SUMI_TRUTH_UNKNOWN;
  begin (&question, exact, position, budget);
  test (&question, score - 1);
  if (lower_of (&question) >= score)
    return SUMI_TRUTH_TRUE;
  return upper_of (&question) < score ? SUMI_TRUTH_FALSE : SUMI_TRUTH_UNKNOWN;
}

/* The score that POSITION, which has a move, most likely has, and the move that most likely reaches
 * it: by searches to the end of the game that leave out what would hardly ever matter, in a small
 * part of the time of a proof. Nothing is proved. False where the budget is exhausted, and where
 * there is no evaluation or the end is too near to leave anything out. */
bool
sumi_exact_estimate (SumiExact *exact,
                     SumiPosition position,
                     SumiBudget *budget,
                     SumiSquare *out_move,
                     int *out_score)
{
  Question question;
  const SumiExactChild *first = &question.moves[0].child;
  int guess;

  if (exact == NULL)
    return false;
  begin (&question, exact, position, budget);
  if (question.search.is_stopped || question.n_empties <= SUMI_EXACT_SELECTIVE_EMPTIES
      || !exact->kernel->guess (&question.search, first->own, first->opponent, &guess))
    return false;
  guess = -guess;
  for (uint8_t selectivity = SUMI_EXACT_MAX_SELECTIVITY; selectivity >= ESTIMATE_SELECTIVITY;
       selectivity--)
    {
      if (!search_selectively (&question, selectivity, &guess))
        return false;
    }
  *out_move = first->move;
  *out_score = guess;
  return true;
}

/* A line of best play for both sides from POSITION, whose exact score is SCORE, to the end of the
 * game; passes are moves of it. Of several best moves it takes the first in an order that depends
 * on the position alone, so that the line is always the same. Returns the number of moves, which
 * stops short of the end where the budget is exhausted. */
int
sumi_exact_line (SumiExact *exact,
                 SumiPosition position,
                 int score,
                 SumiBudget *budget,
                 uint8_t out_line[SUMI_EXACT_MAX_LINE])
{
  Question question;
  int n = 0;

  if (exact == NULL)
    return 0;
  begin (&question, exact, position, budget);
  while (n < SUMI_EXACT_MAX_LINE && !sumi_position_is_over (position))
    {
      SumiSquare next = SUMI_SQUARE_NONE;

      question.n_moves = list_moves (&question, position, question.moves);
      for (int i = 0; i < question.n_moves && next == SUMI_SQUARE_NONE; i++)
        {
          Move *move = &question.moves[i];

          if (!search_move (&question, move, score - 1, score))
            return n;
          if (move->lower >= score)
            next = move->child.move;
        }
      if (next == SUMI_SQUARE_NONE)
        return n;
      out_line[n++] = (uint8_t) next;
      position = next == SUMI_SQUARE_PASS ? sumi_position_pass (position)
                                          : sumi_position_play (position, next);
      score = -score;
    }
  return n;
}
