/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-reasons.h"

#include "sumi-features.h"
#include "sumi-mix.h"

/* The most replies that one option names. */
#define MAX_NAMED 3

/* With more replies than these it is obvious that there is no pass, or that not all of them lose a
 * corner, so that it is not asked. */
#define MAX_PASS 3
#define MAX_SPOILED 6

/* The most empty squares of a region that one counts. */
#define MAX_REGION 12

/* Where no search tells which replies are to be taken away. */
#define ALL_REPLIES (~UINT64_C (0))

#define MAX_CANDIDATES 32
#define MAX_RIGHT 3
#define MAX_WRONG 3

/* The merits that may be called right: what they say is never asked for by the task itself. */
#define BIT(kind) SUMI_MERIT_BIT (SUMI_MERIT_##kind)
#define ALL_BUT_REGIONS                                                                            \
  (BIT (WINS_CORNER) | BIT (KEEPS_CORNER) | BIT (PASS) | BIT (SPOILS) | BIT (TAKES_REPLIES)        \
   | BIT (QUIET) | BIT (FEWER_REPLIES) | BIT (FEWER_FRONTIER))
#define OF_RESULTS                                                                                 \
  (BIT (WINS_CORNER) | BIT (KEEPS_CORNER) | BIT (PASS) | BIT (SPOILS) | BIT (TAKES_REPLIES)        \
   | BIT (ODD_REGION))

typedef struct
{
  SumiPosition position;
  SumiSquare move, other;
  SumiPosition after, after_other;
  SumiBitboard had, has, has_other; /* the opponent's moves */
  guint deciding;      /* merits that may be right */
  SumiBitboard causes; /* the replies that may be right to take away */
  SumiOption right[MAX_CANDIDATES], wrong[MAX_CANDIDATES];
  int n_right, n_wrong;
} Look;

static int
count (SumiBitboard squares)
{
  return sumi_bitboard_count (squares);
}

/* Adds a merit to those that decide, or to the others. */
static void
add (Look *look, SumiMeritKind kind, SumiBitboard squares)
{
  SumiMerit merit = { kind, squares };
  gboolean holds = sumi_merit_holds (merit, look->position, look->move, look->other);
  gboolean holds_of_other
    = !sumi_merit_is_relative (kind)
      && sumi_merit_holds (merit, look->position, look->other, look->move);

  if (!holds || holds_of_other)
    look->wrong[look->n_wrong++]
      = (SumiOption){ merit, holds ? SUMI_OPTION_SHARED : SUMI_OPTION_FALSE };
  else if ((look->deciding & SUMI_MERIT_BIT (kind)) != 0)
    look->right[look->n_right++] = (SumiOption){ merit, SUMI_OPTION_DECIDES };
}

/* Whether the side that is to move in POSITION could give CORNER away by one of its moves. */
static gboolean
is_at_risk (SumiPosition position, SumiBitboard corner)
{
  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      SumiPosition after = sumi_position_play (position, (SumiSquare) move);

      if ((sumi_position_legal_moves (after) & corner) != 0)
        return TRUE;
    }
  return FALSE;
}

/* A corner that nobody is near is not worth a question, nor is one that either move takes: it is
 * neither won later nor kept. */
static void
add_corners (Look *look)
{
  SumiBitboard empty = SUMI_CORNERS & sumi_position_empties (look->position);
  SumiBitboard taken = sumi_bitboard_of (look->move) | sumi_bitboard_of (look->other);

  SUMI_FOREACH_SQUARE (square, empty & ~taken)
    {
      SumiBitboard corner = sumi_bitboard_of ((SumiSquare) square);
      SumiMerit wins = { SUMI_MERIT_WINS_CORNER, corner };
      SumiBitboard saving = sumi_merit_find_breach (wins, look->position, look->move);
      gboolean is_aimed_at
        = (sumi_position_moves_of (look->after, look->position.turn) & corner) != 0
          || (look->has != 0 && saving != look->has);

      if (is_aimed_at)
        add (look, SUMI_MERIT_WINS_CORNER, corner);
      if (is_at_risk (look->position, corner))
        add (look, SUMI_MERIT_KEEPS_CORNER, corner);
    }
}

static SumiBitboard
first_of (SumiBitboard squares)
{
  return squares & -squares;
}

static void
add_replies (Look *look)
{
  SumiBitboard taken = look->had & ~look->has;
  SumiBitboard decide = taken & look->has_other & look->causes;
  gboolean is_cause = look->causes != ALL_REPLIES || count (look->has) < count (look->has_other);
  SumiBitboard shared = taken & ~look->has_other;
  SumiBitboard kept = look->had & look->has;
  SumiBitboard tempting = kept & ~look->has_other;

  if (is_cause && decide != 0 && count (decide) <= MAX_NAMED)
    add (look, SUMI_MERIT_TAKES_REPLIES, decide);
  if (shared != 0)
    add (look, SUMI_MERIT_TAKES_REPLIES, first_of (shared));
  if (kept != 0)
    add (look, SUMI_MERIT_TAKES_REPLIES, first_of (tempting != 0 ? tempting : kept));
}

/* Whether the region of MOVE is small, and the same whether or not squares that touch by corners
 * count as connected. */
static gboolean
is_region_clear (const Look *look, SumiSquare move)
{
  SumiBitboard region = sumi_features_region (look->position, move, SUMI_TOUCH_SIDES);

  return count (region) <= MAX_REGION
         && region == sumi_features_region (look->position, move, SUMI_TOUCH_CORNERS);
}

static void
list_candidates (Look *look)
{
  add_corners (look);
  if (count (look->has) <= MAX_PASS)
    add (look, SUMI_MERIT_PASS, 0);
  if (count (look->has) <= MAX_SPOILED)
    add (look, SUMI_MERIT_SPOILS, 0);
  add_replies (look);
  if (is_region_clear (look, look->move) && is_region_clear (look, look->other))
    add (look, SUMI_MERIT_ODD_REGION, 0);
  add (look, SUMI_MERIT_QUIET, 0);
  add (look, SUMI_MERIT_FEWER_REPLIES, 0);
  add (look, SUMI_MERIT_FEWER_FRONTIER, 0);
  add (look, SUMI_MERIT_MORE_FLIPS, 0);
}

/* How late a wrong option is chosen: first come those of the kind that is right, and those that are
 * true of both moves. */
static int
rate_wrong (const Look *look, const SumiOption *option)
{
  return 2 * (option->merit.kind != look->right[0].merit.kind)
         + (option->truth == SUMI_OPTION_FALSE);
}

static int
compare_right (gconstpointer a, gconstpointer b, gpointer data)
{
  return (int) ((const SumiOption *) a)->merit.kind - (int) ((const SumiOption *) b)->merit.kind;
}

static int
compare_wrong (gconstpointer a, gconstpointer b, gpointer data)
{
  const SumiOption *one = a, *other = b;
  int difference = rate_wrong (data, one) - rate_wrong (data, other);

  return difference != 0 ? difference : compare_right (a, b, data);
}

/* The order on screen: it must not tell what is right, and is always the same. */
static guint64
mix (const Look *look, const SumiOption *option)
{
  return sumi_mix (sumi_position_hash (look->position) + (guint64) look->move
                   + (option->merit.squares ^ ((guint64) option->merit.kind << 32)));
}

static int
compare_shown (gconstpointer a, gconstpointer b, gpointer data)
{
  guint64 one = mix (data, a), other = mix (data, b);

  return one < other ? -1 : one > other;
}

/* Takes the options that are right, and of the others at most one of each kind and truth. */
static void
choose_options (const Look *look, gboolean asks_every, SumiReasons *reasons)
{
  guint seen = 0;
  int n_right = asks_every ? MIN (look->n_right, MAX_RIGHT) : 1, n_wrong = 0;

  for (int i = 0; i < n_right; i++)
    reasons->options[reasons->n_options++] = look->right[i];
  for (int i = 0; i < look->n_wrong && n_wrong < MAX_WRONG
                  && reasons->n_options < SUMI_REASONS_MAX_OPTIONS;
       i++)
    {
      guint bit = 1u << (2 * (guint) look->wrong[i].merit.kind
                         + (look->wrong[i].truth == SUMI_OPTION_FALSE));

      if ((seen & bit) != 0)
        continue;
      seen |= bit;
      reasons->options[reasons->n_options++] = look->wrong[i];
      n_wrong++;
    }
  if (n_wrong < SUMI_REASONS_MIN_WRONG)
    reasons->state = SUMI_REASONS_TOO_FEW;
  g_qsort_with_data (reasons->options, (int) reasons->n_options, sizeof (SumiOption),
                     compare_shown, (gpointer) look);
  for (guint i = 0; i < reasons->n_options; i++)
    {
      if (reasons->options[i].truth == SUMI_OPTION_DECIDES)
        reasons->right |= 1u << i;
    }
}

/* What tells MOVE from OTHER, which are legal, of the merits DECIDING. */
static SumiReasons
compare (SumiPosition position,
         SumiSquare move,
         SumiSquare other,
         guint deciding,
         SumiBitboard causes,
         gboolean asks_every)
{
  SumiReasons reasons = { .move = move, .other = other };
  SumiColor opponent = sumi_color_opposite (position.turn);
  Look look = { .position = position,
                .move = move,
                .other = other,
                .after = sumi_position_play (position, move),
                .after_other = sumi_position_play (position, other),
                .had = sumi_position_moves_of (position, opponent),
                .deciding = deciding,
                .causes = causes };

  look.has = sumi_position_legal_moves (look.after);
  look.has_other = sumi_position_legal_moves (look.after_other);
  list_candidates (&look);
  if (look.n_right == 0)
    {
      reasons.state = SUMI_REASONS_ALIKE;
      return reasons;
    }
  g_qsort_with_data (look.right, look.n_right, sizeof (SumiOption), compare_right, NULL);
  g_qsort_with_data (look.wrong, look.n_wrong, sizeof (SumiOption), compare_wrong, &look);
  choose_options (&look, asks_every, &reasons);
  return reasons;
}

/* How good a move looks by the rules alone, less is better: it gives no corner away, leaves few
 * replies, and exposes few discs. */
static int
rate_by_rules (SumiPosition position, SumiSquare move)
{
  gboolean gives = sumi_bitboard_has (sumi_features_corner_gifts (position), move);

  return 10000 * gives + 100 * sumi_merit_count (SUMI_MERIT_FEWER_REPLIES, position, move)
         + sumi_merit_count (SUMI_MERIT_FEWER_FRONTIER, position, move);
}

static SumiSquare
find_next_by_rules (SumiPosition position, SumiSquare move)
{
  SumiSquare next = SUMI_SQUARE_NONE;
  int least = G_MAXINT;

  SUMI_FOREACH_SQUARE (other, sumi_position_legal_moves (position) & ~sumi_bitboard_of (move))
    {
      int rate = rate_by_rules (position, (SumiSquare) other);

      if (rate >= least)
        continue;
      least = rate;
      next = (SumiSquare) other;
    }
  return next;
}

/* Sets what is to be compared from results that are proved: for TASK's move, or the best one; or
 * the state of REASONS where that cannot be. */
static void
find_by_results (const SumiTask *task,
                 SumiPosition position,
                 SumiBudget *budget,
                 SumiReasons *reasons)
{
  SumiTask best;
  g_autoptr (SumiJudgement) judgement = NULL;
  const SumiMoveVerdict *verdict, *next = NULL;

  sumi_task_init_score (&best, task->scoring);
  judgement = sumi_judgement_new (&best, position, SUMI_JUDGE_DEFAULT, budget);
  if (!judgement->is_decided)
    {
      reasons->state = SUMI_REASONS_UNDECIDED;
      return;
    }
  if (task->move == SUMI_SQUARE_NONE && count (judgement->right) > 1)
    {
      reasons->state = SUMI_REASONS_TIED;
      reasons->rivals = judgement->right;
      return;
    }
  if (reasons->move == SUMI_SQUARE_NONE)
    reasons->move = sumi_bitboard_first (judgement->right);
  verdict = sumi_judgement_get (judgement, reasons->move);
  for (guint i = 0; i < judgement->n_moves && reasons->other == SUMI_SQUARE_NONE; i++)
    {
      if (judgement->moves[i].value < verdict->value
          && (next == NULL || judgement->moves[i].value > next->value))
        next = &judgement->moves[i];
    }
  if (next != NULL)
    reasons->other = next->move;
  if (reasons->other == SUMI_SQUARE_NONE
      || sumi_judgement_get (judgement, reasons->other)->value >= verdict->value)
    {
      reasons->state = SUMI_REASONS_NOT_BEST;
      reasons->rivals = reasons->other == SUMI_SQUARE_NONE ? judgement->right
                                                           : sumi_bitboard_of (reasons->other);
    }
}

/**
 * sumi_reasons_find: what there is to choose from in TASK, of type reason, in POSITION; the state
 * tells why if there is nothing. BUDGET is needed near the end of the game only.
 */
SumiReasons
sumi_reasons_find (const SumiTask *task, SumiPosition position, SumiBudget *budget)
{
  SumiReasons reasons = { .move = task->move, .other = task->than };
  gboolean is_exact
    = count (sumi_position_empties (position)) <= SUMI_REASONS_EXACT_EMPTIES;
  guint deciding = ALL_BUT_REGIONS | (is_exact ? BIT (ODD_REGION) : 0);

  if (count (sumi_position_legal_moves (position)) < 2)
    reasons.state = SUMI_REASONS_ALONE;
  else if (!is_exact && reasons.move == SUMI_SQUARE_NONE)
    reasons.state = SUMI_REASONS_TOO_OPEN;
  else if (!is_exact && reasons.other == SUMI_SQUARE_NONE)
    reasons.other = find_next_by_rules (position, reasons.move);
  else if (is_exact)
    find_by_results (task, position, budget, &reasons);
  if (reasons.state != SUMI_REASONS_FOUND)
    return reasons;
  return compare (position, reasons.move, reasons.other, deciding, ALL_REPLIES,
                  task->asked == SUMI_ASK_EVERY);
}

/**
 * sumi_reasons_get_task: TASK, of type reason, with the moves that REASONS compares, as far as they
 * were found.
 */
SumiTask
sumi_reasons_get_task (const SumiReasons *reasons, const SumiTask *task)
{
  SumiTask found = *task;

  found.move = reasons->move;
  found.than = reasons->other;
  return found;
}

/* What may be said of a move that solves TASK without repeating what it asks for. */
static guint
find_deciding (const SumiTask *task)
{
  if (task->type == SUMI_TASK_WIN)
    return OF_RESULTS;
  if (task->type == SUMI_TASK_BEST)
    return task->measure == SUMI_MEASURE_SCORE      ? OF_RESULTS
           : task->measure == SUMI_MEASURE_MOBILITY ? BIT (TAKES_REPLIES) | BIT (QUIET)
                                                    : 0;
  if (task->goal.kind == SUMI_GOAL_CORNER)
    return task->type == SUMI_TASK_FORCE ? BIT (WINS_CORNER) | BIT (TAKES_REPLIES) | BIT (QUIET)
                                         : BIT (KEEPS_CORNER) | BIT (TAKES_REPLIES) | BIT (PASS);
  if (task->goal.kind == SUMI_GOAL_WIPE_OUT)
    return 0;
  return task->type == SUMI_TASK_FORCE ? BIT (TAKES_REPLIES) | BIT (QUIET)
                                       : BIT (TAKES_REPLIES);
}

/* The replies that make OTHER, a wrong move, wrong. */
static SumiBitboard
find_causes (const SumiMoveVerdict *other)
{
  SumiBitboard causes = other->refutations | other->best_replies;

  return causes != 0 ? causes : ALL_REPLIES;
}

/* Whether the wrong move A is nearer to being right than B. */
static gboolean
is_nearer (const SumiMoveVerdict *a, const SumiMoveVerdict *b)
{
  if (a->has_excess && b->has_excess && a->excess != b->excess)
    return a->excess < b->excess;
  if (count (a->refutations) != count (b->refutations))
    return count (a->refutations) < count (b->refutations);
  return count (a->replies) < count (b->replies);
}

/**
 * sumi_reasons_of_judgement: the reasons to choose from for MOVE, which is right by JUDGEMENT,
 * against the wrong move that comes closest to being right. Does not search.
 */
SumiReasons
sumi_reasons_of_judgement (const SumiJudgement *judgement, SumiSquare move)
{
  const SumiMoveVerdict *other = NULL;

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];

      if (verdict->verdict == SUMI_VERDICT_WRONG && (other == NULL || is_nearer (verdict, other)))
        other = verdict;
    }
  if (other == NULL)
    return (SumiReasons){ .state = SUMI_REASONS_ALONE, .move = move, .other = SUMI_SQUARE_NONE };
  return compare (judgement->position, move, other->move, find_deciding (&judgement->task),
                  find_causes (other), FALSE);
}
