/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-drill-question.h"

#include "sumi-answer.h"
#include "sumi-features.h"
#include "sumi-judgement.h"
#include "sumi-random.h"

/* Empty squares of a position of which is asked who wins. */
#define MIN_AHEAD_EMPTIES 9
#define MAX_AHEAD_EMPTIES 11

/* Discs that the winner is ahead by at most, or it could be seen at once. */
#define MAX_AHEAD 20

/* Plies of a game before a position in its opening or midgame. */
#define MIN_PLIES 8
#define MAX_PLIES 44

#define MIN_FORCED 3

/* Stable discs to mark: not a corner alone, and no more than can be marked in a while. */
#define MIN_STABLE 3
#define MAX_STABLE 14

/* Empty squares of a position of which regions are asked for, and of one of which tempi are. */
#define MIN_REGION_EMPTIES 6
#define MAX_REGION_EMPTIES 16
#define MIN_TEMPI_EMPTIES 10
#define MAX_TEMPI_EMPTIES 28

/* How much better a corner is, and how much worse a square beside an empty one, than a move that
 * leaves one reply less. */
#define CORNER_WORTH 12
#define X_SQUARE_COST 5
#define CHANCE 6

static const struct
{
  const char *name;
  guint seconds;
  gboolean has_options;
} drills[SUMI_N_DRILLS] = {
  [SUMI_DRILL_FLIPS] = { "flips", 60, FALSE }, [SUMI_DRILL_MOVES] = { "moves", 60, FALSE },
  [SUMI_DRILL_RESULT] = { "result", 120, FALSE }, [SUMI_DRILL_HEAD] = { "head", 120, TRUE },
  [SUMI_DRILL_AHEAD] = { "ahead", 60, TRUE }, [SUMI_DRILL_FOUR] = { "four", 120, FALSE },
  [SUMI_DRILL_STABLE] = { "stable", 120, FALSE },
  [SUMI_DRILL_REGIONS] = { "regions", 60, FALSE },
  [SUMI_DRILL_TEMPI] = { "tempi", 60, FALSE },
};

/* A move as a player of some experience makes it: few replies, corners, no squares beside empty
 * corners; and some chance, so that no two games are the same. */
static SumiSquare
choose_move (SumiPosition position, SumiRandom *random)
{
  SumiSquare best = SUMI_SQUARE_NONE;
  int least = G_MAXINT;

  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      int cost = sumi_measure_move (SUMI_MEASURE_MOBILITY, position, (SumiSquare) move)
                 + sumi_random_below (random, CHANCE);

      if (sumi_bitboard_has (SUMI_CORNERS, move))
        cost -= CORNER_WORTH;
      if (sumi_bitboard_has (SUMI_X_SQUARES, move))
        cost += X_SQUARE_COST;
      if (cost < least)
        {
          least = cost;
          best = (SumiSquare) move;
        }
    }
  return best;
}

/* Plays on, passes included, until N_EMPTIES squares are empty or the game is over. */
static void
play_until (SumiTranscript *game, int n_empties, SumiRandom *random)
{
  while (!sumi_position_is_over (game->end)
         && sumi_position_count_empties (game->end) > n_empties)
    sumi_transcript_play (game, sumi_position_must_pass (game->end)
                                    ? SUMI_SQUARE_PASS
                                    : choose_move (game->end, random));
}

static SumiTranscript
begin_game (void)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  return (SumiTranscript){ .start = start, .end = start };
}

/* A position with N_EMPTIES empty squares, or of a game that was over before. */
static SumiPosition
make_position (int n_empties, SumiRandom *random)
{
  SumiTranscript game = begin_game ();

  play_until (&game, n_empties, random);
  return game.end;
}

static SumiPosition
make_early_position (SumiRandom *random)
{
  return make_position (60 - MIN_PLIES - sumi_random_below (random, MAX_PLIES - MIN_PLIES), random);
}

/* A position with MIN to MAX empty squares, or of a game that was over before. */
static SumiPosition
make_position_between (int min, int max, SumiRandom *random)
{
  return make_position (min + sumi_random_below (random, max - min + 1), random);
}

/* The functions that follow make a question of their kind, or return FALSE: the next game may be
 * fit for one. */
static gboolean
make_flips (SumiDrillQuestion *question, SumiRandom *random, SumiBudget *budget)
{
  SumiPosition position = make_early_position (random);
  SumiBitboard moves = 0;

  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      if (sumi_bitboard_count (sumi_position_flips (position, (SumiSquare) move)) > 1)
        moves |= sumi_bitboard_of (move);
    }
  if (moves == 0)
    return FALSE;
  question->shown = question->exercise->position = position;
  question->exercise->task.type = SUMI_TASK_FLIP;
  question->exercise->task.move = sumi_random_square (random, moves);
  return TRUE;
}

static gboolean
make_moves (SumiDrillQuestion *question, SumiRandom *random, SumiBudget *budget)
{
  SumiPosition position = make_early_position (random);

  if (sumi_position_legal_moves (position) == 0)
    return FALSE;
  question->shown = question->exercise->position = position;
  question->exercise->task.type = SUMI_TASK_COUNT;
  question->exercise->task.quantity = SUMI_QUANTITY_LEGAL_MOVES;
  return TRUE;
}

/* The moves of GAME, which is over, from the ply BEGIN on. */
static SumiTranscript
get_end_of_game (const SumiTranscript *game, int begin)
{
  SumiTranscript line = { .start = game->start, .end = game->start };

  for (int i = 0; i < begin; i++)
    sumi_transcript_play (&line, game->moves[i]);
  line.start = line.end;
  line.n_moves = 0;
  for (int i = begin; i < game->n_moves; i++)
    sumi_transcript_play (&line, game->moves[i]);
  return line;
}

static gboolean
is_forced (SumiPosition position)
{
  return sumi_bitboard_count (sumi_position_legal_moves (position)) <= 1;
}

static gboolean
make_result (SumiDrillQuestion *question, SumiRandom *random, SumiBudget *budget)
{
  SumiTranscript game = begin_game (), line;

  play_until (&game, 0, random);
  line = get_end_of_game (&game, game.n_moves);
  /* A longer end begins with a move, and not with a pass. */
  for (int i = game.n_moves - 1; i >= 0; i--)
    {
      SumiTranscript longer = get_end_of_game (&game, i);

      if (!is_forced (longer.start)
          || sumi_transcript_count_moves (&longer, longer.n_moves) > SUMI_DRILL_MAX_FORCED)
        break;
      if (game.moves[i] != SUMI_SQUARE_PASS)
        line = longer;
    }
  if (sumi_transcript_count_moves (&line, line.n_moves) < MIN_FORCED)
    return FALSE;
  question->line = line;
  question->shown = line.start;
  question->exercise->position = line.end;
  question->exercise->task.type = SUMI_TASK_COUNT;
  question->exercise->task.quantity = SUMI_QUANTITY_BLACK;
  return TRUE;
}

/* A square that the moves of LINE have changed, or an empty one beside them: black, white and empty
 * ones are asked equally often. OUT_ANSWER gets which of the three it is. */
static SumiSquare
choose_asked (const SumiTranscript *line, SumiRandom *random, int *out_answer)
{
  SumiBitboard played = sumi_position_empties (line->start) & ~sumi_position_empties (line->end);
  SumiBitboard changed
    = (sumi_position_discs (line->start, SUMI_BLACK) ^ sumi_position_discs (line->end, SUMI_BLACK))
      | played;
  const SumiBitboard choices[] = {
    changed & sumi_position_discs (line->end, SUMI_BLACK),
    changed & sumi_position_discs (line->end, SUMI_WHITE),
    sumi_bitboard_neighbours (played) & sumi_position_empties (line->end),
  };

  do
    *out_answer = sumi_random_below (random, G_N_ELEMENTS (choices));
  while (choices[*out_answer] == 0);
  return sumi_random_square (random, choices[*out_answer]);
}

static gboolean
make_head (SumiDrillQuestion *question, SumiRandom *random, SumiBudget *budget)
{
  SumiPosition start = make_early_position (random);
  SumiTranscript line = { .start = start, .end = start };
  SumiTask *task = &question->exercise->task;

  for (int i = 0; i < SUMI_DRILL_N_NAMED; i++)
    {
      if (sumi_position_legal_moves (line.end) == 0)
        return FALSE;
      sumi_transcript_play (&line, choose_move (line.end, random));
    }
  question->line = line;
  question->shown = line.start;
  question->exercise->position = line.end;
  task->type = SUMI_TASK_CHOOSE;
  question->square = choose_asked (&line, random, &task->answer);
  return TRUE;
}

/* Judges every move of POSITION by its exact result; NULL where that takes too long, or where there
 * is no move. */
static SumiJudgement *
judge_scores (SumiPosition position, SumiBudget *budget)
{
  g_autoptr (SumiJudgement) judgement = NULL;
  SumiTask task;

  if (sumi_position_legal_moves (position) == 0)
    return NULL;
  sumi_task_init_score (&task, SUMI_SCORING_DISCS);
  judgement = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, budget);
  return judgement->is_decided ? g_steal_pointer (&judgement) : NULL;
}

static gboolean
make_ahead (SumiDrillQuestion *question, SumiRandom *random, SumiBudget *budget)
{
  SumiPosition position = make_position_between (MIN_AHEAD_EMPTIES, MAX_AHEAD_EMPTIES, random);
  g_autoptr (SumiJudgement) judgement = judge_scores (position, budget);
  SumiTask *task = &question->exercise->task;
  int score = -64;

  if (judgement == NULL)
    return FALSE;
  for (guint i = 0; i < judgement->n_moves; i++)
    score = MAX (score, judgement->moves[i].value);
  if (ABS (score) > MAX_AHEAD)
    return FALSE;
  question->shown = question->exercise->position = position;
  task->type = SUMI_TASK_CHOOSE;
  /* Black, White, nobody. */
  task->answer = score == 0 ? 2 : (score > 0) == (position.turn == SUMI_BLACK) ? 0 : 1;
  return TRUE;
}

static gboolean
make_four (SumiDrillQuestion *question, SumiRandom *random, SumiBudget *budget)
{
  SumiPosition position = make_position (4, random);
  g_autoptr (SumiJudgement) judgement = judge_scores (position, budget);

  if (judgement == NULL || judgement->right == sumi_position_legal_moves (position))
    return FALSE;
  question->shown = question->exercise->position = position;
  question->exercise->task = judgement->task;
  return TRUE;
}

/* Of each disc it has to be proved whether it can be turned. */
static gboolean
make_stable (SumiDrillQuestion *question, SumiRandom *random, SumiBudget *budget)
{
  SumiPosition position = make_early_position (random);
  SumiTask *task = &question->exercise->task;
  int n_stable;

  task->type = SUMI_TASK_MARK;
  task->set = SUMI_SET_STABLE;
  n_stable = sumi_bitboard_count (sumi_answer_get_squares (task, position));
  if (n_stable < MIN_STABLE || n_stable > MAX_STABLE || sumi_position_legal_moves (position) == 0
      || !sumi_answer_find (task, position, budget).is_decided)
    return FALSE;
  question->shown = question->exercise->position = position;
  return TRUE;
}

/* There are odd regions and even ones, whether or not squares that touch at a corner are one. */
static gboolean
make_regions (SumiDrillQuestion *question, SumiRandom *random, SumiBudget *budget)
{
  SumiPosition position = make_position_between (MIN_REGION_EMPTIES, MAX_REGION_EMPTIES, random);
  SumiTask *task = &question->exercise->task;
  SumiAnswer answer;

  task->type = SUMI_TASK_MARK;
  task->set = SUMI_SET_ODD_REGIONS;
  answer = sumi_answer_find (task, position, budget);
  if (answer.is_ambiguous || answer.squares == 0
      || answer.squares == sumi_position_empties (position)
      || sumi_position_legal_moves (position) == 0)
    return FALSE;
  question->shown = question->exercise->position = position;
  return TRUE;
}

/* There are tempi, and moves that are none. */
static gboolean
make_tempi (SumiDrillQuestion *question, SumiRandom *random, SumiBudget *budget)
{
  SumiPosition position = make_position_between (MIN_TEMPI_EMPTIES, MAX_TEMPI_EMPTIES, random);
  SumiBitboard tempi = sumi_features_tempi (position, position.turn);

  if (tempi == 0 || tempi == sumi_position_legal_moves (position))
    return FALSE;
  question->shown = question->exercise->position = position;
  question->exercise->task.type = SUMI_TASK_COUNT;
  question->exercise->task.quantity = SUMI_QUANTITY_TEMPI;
  return TRUE;
}

/**
 * sumi_drill_question_set_options: has QUESTION, which has options, offer the same ones in the
 * words of OPTIONS, which end with NULL; they are copied.
 */
void
sumi_drill_question_set_options (SumiDrillQuestion *question, const char *const *options)
{
  GPtrArray *texts = question->exercise->options;

  g_ptr_array_set_size (texts, 0);
  for (guint i = 0; options[i] != NULL; i++)
    g_ptr_array_add (texts, sumi_text_new_plain (options[i]));
}

/* The pack that an exercise has to be in. */
static void
begin_question (SumiDrillQuestion *question, const char *const *options)
{
  SumiItem *item = sumi_item_new (SUMI_ITEM_PUZZLE);

  question->pack = sumi_pack_new ();
  question->pack->id = g_strdup ("drill");
  question->pack->title = sumi_text_new_plain ("drill");
  question->pack->language = g_strdup ("en");
  item->id = g_strdup (sumi_drill_kind_to_name (question->kind));
  item->title = sumi_text_new_plain ("drill");
  question->exercise = item->exercise;
  sumi_task_init (&item->exercise->task);
  if (options != NULL)
    sumi_drill_question_set_options (question, options);
  item->exercise->task.n_options = (int) item->exercise->options->len;
  sumi_pack_take_item (question->pack, item);
}

/**
 * sumi_drill_kind_to_name: the name of KIND in files; a constant.
 */
const char *
sumi_drill_kind_to_name (SumiDrillKind kind)
{
  return drills[kind].name;
}

/**
 * sumi_drill_kind_from_name: finds the kind that files call NAME. FALSE if there is none; OUT_KIND
 * is then not written to.
 */
gboolean
sumi_drill_kind_from_name (const char *name, SumiDrillKind *out_kind)
{
  for (int i = 0; i < SUMI_N_DRILLS; i++)
    {
      if (!g_str_equal (drills[i].name, name))
        continue;
      *out_kind = (SumiDrillKind) i;
      return TRUE;
    }
  return FALSE;
}

/**
 * sumi_drill_kind_get_limit: how long a round takes, in seconds.
 */
guint
sumi_drill_kind_get_limit (SumiDrillKind kind)
{
  return drills[kind].seconds;
}

/**
 * sumi_drill_kind_has_options: whether it is answered by one of three sentences: for Black, for
 * White, for neither.
 */
gboolean
sumi_drill_kind_has_options (SumiDrillKind kind)
{
  return drills[kind].has_options;
}

/**
 * sumi_drill_question_new: the question INDEX, from 0, of the round SEED; the same for the same
 * three. OPTIONS are the sentences to choose from, where the kind has such, and end with NULL; they
 * are NULL else. May search for a moment. NULL when BUDGET is exhausted; owned by the caller.
 */
SumiDrillQuestion *
sumi_drill_question_new (SumiDrillKind kind,
                         guint64 seed,
                         guint index,
                         const char *const *options,
                         SumiBudget *budget)
{
  static gboolean (*const makers[]) (SumiDrillQuestion *, SumiRandom *, SumiBudget *) = {
    [SUMI_DRILL_FLIPS] = make_flips, [SUMI_DRILL_MOVES] = make_moves,
    [SUMI_DRILL_RESULT] = make_result, [SUMI_DRILL_HEAD] = make_head,
    [SUMI_DRILL_AHEAD] = make_ahead, [SUMI_DRILL_FOUR] = make_four,
    [SUMI_DRILL_STABLE] = make_stable, [SUMI_DRILL_REGIONS] = make_regions,
    [SUMI_DRILL_TEMPI] = make_tempi,
  };
  g_autoptr (SumiDrillQuestion) question = g_new0 (SumiDrillQuestion, 1);
  SumiRandom random = sumi_random_init (seed, (guint64) kind << 32 | index);

  question->kind = kind;
  question->square = SUMI_SQUARE_NONE;
  begin_question (question, options);
  while (sumi_budget_spend (budget))
    {
      if (makers[kind] (question, &random, budget))
        return g_steal_pointer (&question);
    }
  return NULL;
}

void
sumi_drill_question_free (SumiDrillQuestion *question)
{
  if (question == NULL)
    return;
  sumi_pack_unref (question->pack);
  g_free (question);
}
