/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-mine.h"

#include <string.h>

#include "sumi-features.h"
#include "sumi-judgement.h"
#include "sumi-mine-level.h"
#include "sumi-mine-pack.h"
#include "sumi-mine-seen.h"
#include "sumi-random.h"
#include "sumi-share-work.h"

/* Both sides play at this level, from 0: well enough to reach positions that people reach, and
 * badly enough that there is something to be found in them. */
#define LEVEL 4
#define TABLE_BYTES (1024 * 1024)
#define GAMES_AT_ONCE 32

/* A game begins with so many moves by lot, so that no two are alike. */
#define RANDOM_PLIES 6

/* No puzzle has fewer wrong moves that look natural. */
#define MIN_NATURAL 4

/* Nodes that may go into one position. */
#define MAX_NODES UINT64_C (2000000)

/* A board with more corners gone has little left to fight for. */
#define MIN_EMPTY_CORNERS 3

/* The most replies of a position to count in: counting more is tedious. */
#define MAX_REPLIES 7

/* How many replies fewer the right move leaves than any other, at least: where they differ by one
 * among a dozen, counting is a chore. */
#define REPLY_GAP 2

/* The most that the move with the fewest replies may lose against the best one, or a learner would
 * learn something wrong: hundredths of a disc, by a search of DEPTH. */
#define MAX_LOSS (2 * SUMI_DISC)
#define DEPTH 8

#define N_GRADES SUMI_PACK_MAX_LEVEL

typedef struct
{
  const char *id, *title, *summary;
  int level;
  guint first_number;           /* in the id of the first puzzle; see below */
  int min_empties, max_empties; /* of the positions that are looked at */
} Mine;

/* What a learner has done is known by the ids: the mobility pack had other puzzles from 001 to 065
 * before, which its numbers do not name again. */
static const Mine mines[SUMI_N_MINES] = {
  [SUMI_MINE_CORNERS] = {
    .id = "corners",
    .title = "Corners to force",
    .summary = "One move makes sure of a corner, within two moves or three. Easy ones come first.",
    .level = 3,
    .first_number = 1,
    .min_empties = 14,
    .max_empties = 46,
  },
  [SUMI_MINE_MOBILITY] = {
    .id = "mobility",
    .title = "The fewest replies",
    .summary = "Find the move that leaves your opponent the fewest moves. Easy ones come first.",
    .level = 2,
    .first_number = 66,
    .min_empties = 24,
    .max_empties = 48,
  },
};

/* A puzzle that was found, not yet written down. */
typedef struct
{
  SumiTask task;
  SumiTranscript record; /* it ends in the position */
  SumiSquare move;       /* the right one */
  int grade;             /* from 1; 0: the game has no puzzle */
} Find;

typedef struct
{
  const SumiEvaluation *evaluation;
  SumiMineKind kind;
  guint64 seed;
  guint first_game;
  gboolean is_full[N_GRADES]; /* of these grades there are enough */
  Find *finds;                /* one a game */
} Shift;

static int
count_natural_wrong (const SumiJudgement *judgement)
{
  SumiBitboard natural = sumi_features_natural (judgement->position);
  int n = 0;

  for (guint i = 0; i < judgement->n_moves; i++)
    n += judgement->moves[i].verdict == SUMI_VERDICT_WRONG
         && sumi_bitboard_has (natural, judgement->moves[i].move);
  return n;
}

/* The grade of what takes N to see: one more than the limits that N is beyond. */
static int
grade (int n, const int limits[N_GRADES - 1])
{
  int i = 0;

  while (i < N_GRADES - 1 && n > limits[i])
    i++;
  return i + 1;
}

/* How hard it is to see that a move forces a corner: by the number of positions in its proof, all
 * of which have to be looked at. */
static int
grade_corner (const SumiMoveVerdict *right)
{
  static const int limits[N_GRADES - 1] = { 6, 12, 24, 60 };

  return right->proof != NULL ? grade ((int) right->proof->n_nodes, limits) : 0;
}

/* The least by which a wrong move of JUDGEMENT leaves more replies than the right one. */
static int
find_reply_gap (const SumiJudgement *judgement)
{
  int gap = G_MAXINT;

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      if (judgement->moves[i].verdict == SUMI_VERDICT_WRONG)
        gap = MIN (gap, judgement->moves[i].excess);
    }
  return gap;
}

/* How hard it is to see which move leaves the fewest replies: by the natural moves that leave only
 * REPLY_GAP more. */
static int
grade_mobility (const SumiJudgement *judgement)
{
  static const int limits[N_GRADES - 1] = { 0, 1, 2, 4 };
  SumiBitboard natural = sumi_features_natural (judgement->position);
  int n_rivals = 0;

  for (guint i = 0; i < judgement->n_moves; i++)
    n_rivals += judgement->moves[i].verdict == SUMI_VERDICT_WRONG
                && judgement->moves[i].excess <= REPLY_GAP
                && sumi_bitboard_has (natural, judgement->moves[i].move);
  return grade (n_rivals, limits);
}

/* Judges POSITION; NULL unless one move is right and enough of the others look natural. */
static SumiJudgement *
find_only_move (const SumiTask *task, SumiPosition position, SumiJudgeFlags flags)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = NULL;

  budget.max_nodes = MAX_NODES;
  judgement = sumi_judgement_new (task, position, flags, &budget);
  if (!judgement->is_decided || sumi_bitboard_count (judgement->right) != 1
      || count_natural_wrong (judgement) < MIN_NATURAL)
    return NULL;
  return g_steal_pointer (&judgement);
}

static int
look_for_corner (SumiPosition position, SumiTask *out_task, SumiSquare *out_move)
{
  for (int within = 2; within <= 3; within++)
    {
      g_autoptr (SumiJudgement) judgement = NULL;

      sumi_task_init_corners (out_task, SUMI_TASK_FORCE, within);
      judgement = find_only_move (out_task, position, SUMI_JUDGE_PROOFS);
      if (judgement == NULL)
        continue;
      *out_move = sumi_bitboard_first (judgement->right);
      if (sumi_judgement_get (judgement, *out_move)->distance == within)
        return grade_corner (sumi_judgement_get (judgement, *out_move));
    }
  return 0;
}

/* Whether MOVE is not much worse than the best move by what a short search says. */
static gboolean
is_sound (SumiMidgame *midgame, SumiPosition position, SumiSquare move)
{
  const SumiMidgameLimits limits = { .max_depth = DEPTH };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiMidgameReport report;

  sumi_midgame_forget (midgame);
  sumi_midgame_score_moves (midgame, position, limits, &budget, &report);
  for (int i = 0; i < report.n_moves; i++)
    {
      if (report.moves[i].move == move)
        return report.moves[0].value.score - report.moves[i].value.score <= MAX_LOSS;
    }
  return FALSE;
}

static int
look_for_mobility (SumiPosition position, SumiTask *out_task, SumiSquare *out_move)
{
  g_autoptr (SumiJudgement) judgement = NULL;
  const SumiMoveVerdict *right;

  sumi_task_init (out_task);
  out_task->type = SUMI_TASK_BEST;
  out_task->measure = SUMI_MEASURE_MOBILITY;
  judgement = find_only_move (out_task, position, SUMI_JUDGE_DEFAULT);
  if (judgement == NULL)
    return 0;
  *out_move = sumi_bitboard_first (judgement->right);
  right = sumi_judgement_get (judgement, *out_move);
  if (right->value > MAX_REPLIES || find_reply_gap (judgement) < REPLY_GAP
      || !sumi_bitboard_has (sumi_features_natural (position), *out_move))
    return 0;
  return grade_mobility (judgement);
}

/* Looks at the end of RECORD; FALSE if there is no puzzle in it. */
static gboolean
look (const Shift *shift, const SumiTranscript *record, Find *out_find)
{
  const Mine *mine = &mines[shift->kind];
  SumiPosition position = record->end;
  SumiBitboard moves = sumi_position_legal_moves (position);
  SumiBitboard empties = sumi_position_empties (position);
  int n_empties = sumi_bitboard_count (empties);

  if (n_empties < mine->min_empties || n_empties > mine->max_empties
      || sumi_bitboard_count (empties & SUMI_CORNERS) < MIN_EMPTY_CORNERS
      || sumi_bitboard_count (moves) <= MIN_NATURAL || (moves & SUMI_CORNERS) != 0)
    return FALSE;
  out_find->record = *record;
  out_find->grade = shift->kind == SUMI_MINE_CORNERS
                        ? look_for_corner (position, &out_find->task, &out_find->move)
                        : look_for_mobility (position, &out_find->task, &out_find->move);
  return out_find->grade != 0;
}

/* Whether FIND, the puzzle of a game, may be taken. What takes long is done last, and not for a
 * grade that there is enough of. */
static gboolean
is_wanted (const Shift *shift, SumiMidgame *midgame, const Find *find)
{
  if (find->grade == 0 || shift->is_full[find->grade - 1])
    return FALSE;
  return shift->kind == SUMI_MINE_CORNERS || is_sound (midgame, find->record.end, find->move);
}

/* Plays the game INDEX and keeps one of its puzzles, any of them with the same chance: two of one
 * game would be too much alike. */
static void
play_game (const Shift *shift, SumiMidgame *midgame, guint index, Find *out_find)
{
  SumiRandom random = sumi_random_init (shift->seed, index);
  SumiOpponent *player =
      sumi_opponent_new (midgame, sumi_mine_level_get (LEVEL), sumi_random_next (&random));
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiTranscript record = { .start = start, .end = start };
  int n_found = 0;

  while (!sumi_position_is_over (record.end))
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiBitboard moves = sumi_position_legal_moves (record.end);
      Find find;

      if (look (shift, &record, &find) && sumi_random_below (&random, ++n_found) == 0)
        *out_find = find;
      sumi_transcript_play (&record, record.n_moves < RANDOM_PLIES && moves != 0
                                         ? sumi_random_square (&random, moves)
                                         : sumi_opponent_choose_move (player, record.end, &budget));
    }
  sumi_opponent_free (player);
  if (!is_wanted (shift, midgame, out_find))
    out_find->grade = 0;
}

static void
play_games (gpointer data, guint first, guint end)
{
  const Shift *shift = data;
  SumiMidgame *midgame =
      sumi_midgame_new (shift->evaluation, TABLE_BYTES, SUMI_SCORING_EMPTIES_TO_WINNER);

  for (guint i = first; i < end; i++)
    play_game (shift, midgame, shift->first_game + i, &shift->finds[i]);
  sumi_midgame_free (midgame);
}

static const char *
title_of (const SumiTask *task)
{
  if (task->type == SUMI_TASK_BEST)
    return "The fewest replies";
  return task->within == 2 ? "A corner in two moves" : "A corner in three moves";
}

static SumiItem *
make_puzzle (const Find *find, guint number)
{
  SumiItem *puzzle = sumi_mined_puzzle_new (&find->task, &find->record, find->move);

  puzzle->id = g_strdup_printf ("%03u", number);
  puzzle->title = sumi_text_new_plain (title_of (&find->task));
  puzzle->difficulty = find->grade;
  return puzzle;
}

static int
compare_grades (gconstpointer a, gconstpointer b)
{
  return ((const Find *) a)->grade - ((const Find *) b)->grade;
}

static SumiPack *
make_pack (const Mine *mine, GArray *finds)
{
  SumiPack *pack = sumi_mined_pack_new ();

  pack->id = g_strdup (mine->id);
  pack->title = sumi_text_new_plain (mine->title);
  pack->summary = sumi_text_new_plain (mine->summary);
  pack->level = mine->level;
  g_array_sort (finds, compare_grades);
  for (guint i = 0; i < finds->len; i++)
    sumi_pack_take_item (
      pack, make_puzzle (&g_array_index (finds, Find, i), mine->first_number + i));
  return pack;
}

/* Adds FIND unless there are enough of its grade, or a sibling of it is there already. */
static void
take (const Find *find, guint quota, guint n_of_grade[N_GRADES], GHashTable *seen, GArray *finds)
{
  if (n_of_grade[find->grade - 1] >= quota || sumi_mine_seen_has (seen, find->record.end))
    return;
  n_of_grade[find->grade - 1]++;
  sumi_mine_seen_add (seen, find->record.end);
  g_array_append_val (finds, *find);
}

/* Plays games until there are as many puzzles as asked for, none of the grades having more than its
 * share, rounded up; NULL if the games end before that. OUT_N_GAMES is told how many were
 * played. */
SumiPack *
sumi_mine (const SumiEvaluation *evaluation, const SumiMineOptions *options, guint *out_n_games)
{
  Find finds_of_shift[GAMES_AT_ONCE];
  Shift shift = { evaluation, options->kind, options->seed, .finds = finds_of_shift };
  g_autoptr (GArray) finds = g_array_new (FALSE, FALSE, sizeof (Find));
  guint quota = (options->count + N_GRADES - 1) / N_GRADES;
  guint n_of_grade[N_GRADES] = { 0 };

  while (finds->len < options->count && shift.first_game < options->max_games)
    {
      guint n_games = MIN (GAMES_AT_ONCE, options->max_games - shift.first_game);

      memset (finds_of_shift, 0, sizeof finds_of_shift);
      sumi_share_work (play_games, &shift, n_games, 1, options->n_threads);
      for (guint i = 0; i < n_games && finds->len < options->count; i++)
        {
          if (finds_of_shift[i].grade != 0)
            take (&finds_of_shift[i], quota, n_of_grade, options->seen, finds);
        }
      shift.first_game += n_games;
      for (int grade = 0; grade < N_GRADES; grade++)
        shift.is_full[grade] = n_of_grade[grade] >= quota;
    }
  *out_n_games = shift.first_game;
  return finds->len < options->count ? NULL : make_pack (&mines[options->kind], finds);
}
