/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-pack.h"

#include <string.h>

#include "sumi-answer.h"
#include "sumi-named-opening.h"
#include "sumi-square-list.h"

static gboolean
toss (RandomSource *source)
{
  return random_source_below (source, 2) == 0;
}

/* A string of characters that a writer could get wrong; one of them at least is seen. */
static char *
random_string (RandomSource *source)
{
  static const char *const pieces[] = {
    "a", "Z", "h2", " ",       "\"", "\\", "/",  "\n",         "\t",     "'",   "{",
    "]", ",", ":",  "\\u0041", "%s", "é",  "隅", "\U0001f600", "\u00a0", "<b>", "&",
  };
  GString *string = g_string_new (NULL);

  for (int i = random_source_below (source, 12); i >= 0; i--)
    g_string_append (string, pieces[random_source_below (source, (int) G_N_ELEMENTS (pieces))]);
  if (strspn (string->str, " \n\t\u00a0") == string->len)
    g_string_append_c (string, 'a');

  return g_string_free (string, FALSE);
}

static char **
random_strings (RandomSource *source)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (int i = random_source_below (source, 4); i > 0; i--)
    {
      g_autofree char *string = random_string (source);

      g_strv_builder_add (builder, string);
    }

  return g_strv_builder_end (builder);
}

static SumiText *
random_text (RandomSource *source)
{
  static const char *const languages[] = { "es", "en", "pt-BR", NULL };
  g_autofree char *first = random_string (source);
  g_autofree char *second = random_string (source);
  g_autofree char *third = random_string (source);
  const char *const strings[] = { first, second, third, NULL };

  if (toss (source))
    return sumi_text_new_plain (first);

  return sumi_text_new_translated (languages, strings, "en");
}

static SumiText *
random_text_or_none (RandomSource *source)
{
  return toss (source) ? random_text (source) : NULL;
}

/* A position in which the side to move can move, out of a game or strewn. */
static SumiPosition
random_playable_position (RandomSource *source)
{
  SumiPosition position;

  do
    position = toss (source) ? random_position (source, 4 + random_source_below (source, 56))
                             : random_scattered_position (source);
  while (sumi_position_legal_moves (position) == 0);

  return position;
}

static SumiTranscript
random_transcript (RandomSource *source, SumiPosition start)
{
  SumiTranscript transcript = { .start = start, .end = start };

  for (int i = random_source_below (source, 40); i > 0; i--)
    {
      SumiSquare move = SUMI_SQUARE_PASS;

      if (sumi_position_is_over (transcript.end))
        break;
      if (!sumi_position_must_pass (transcript.end))
        move = random_square_of (source, sumi_position_legal_moves (transcript.end));
      transcript.moves[transcript.n_moves++] = (uint8_t) move;
      transcript.end = sumi_position_play (transcript.end, move);
    }

  return transcript;
}

static SumiBitboard
random_corners (RandomSource *source)
{
  SumiBitboard corners = 0;

  for (int i = random_source_below (source, 4); i >= 0; i--)
    corners |= sumi_bitboard_of (random_square_of (source, SUMI_CORNERS));

  return corners;
}

static SumiGoal
random_goal (RandomSource *source)
{
  SumiGoal goal = { .kind = (SumiGoalKind) random_source_below (source, 4) };

  if (goal.kind == SUMI_GOAL_MOBILITY)
    goal.max_moves = random_source_below (source, SUMI_PACK_MAX_MOBILITY + 1);
  if (goal.kind == SUMI_GOAL_CORNER)
    goal.corners = random_corners (source);

  return goal;
}

static SumiPlayAim
random_aim (RandomSource *source)
{
  SumiPlayAim aim = { .kind = (SumiPlayAimKind) random_source_below (source, 3) };

  if (aim.kind == SUMI_PLAY_AIM_MARGIN)
    aim.margin = 1 + random_source_below (source, SUMI_PACK_MAX_SCORE);
  if (aim.kind == SUMI_PLAY_AIM_CORNER)
    aim.corners = random_corners (source);

  return aim;
}

/* The side or the move that a set or quantity may have or needs. */
static void
add_subject (RandomSource *source, SumiExercise *exercise, gboolean takes_side, gboolean takes_move)
{
  SumiTask *task = &exercise->task;

  task->has_side = takes_side && toss (source);
  task->side = (SumiColor) random_source_below (source, 2);
  if (takes_move)
    {
      SumiBitboard moves
        = sumi_position_legal_moves (sumi_task_turn_to_side (task, exercise->position));

      task->has_side = task->has_side && moves != 0;
      if (moves == 0)
        moves = sumi_position_legal_moves (exercise->position);
      task->move = random_square_of (source, moves);
    }
}

/* No two options may say the same, so each begins with its number. */
static void
add_options (RandomSource *source, SumiExercise *exercise)
{
  SumiTask *task = &exercise->task;

  task->n_options =
      SUMI_PACK_MIN_OPTIONS
      + random_source_below (source, SUMI_PACK_MAX_OPTIONS - SUMI_PACK_MIN_OPTIONS + 1);
  task->answer = random_source_below (source, task->n_options);
  for (int i = 0; i < task->n_options; i++)
    {
      g_autofree char *string = random_string (source);
      g_autofree char *option = g_strdup_printf ("%d: %s", i, string);

      g_ptr_array_add (exercise->options, sumi_text_new_plain (option));
    }
}

/* The moves that are compared: none, one or both. */
static void
add_moves (RandomSource *source, SumiExercise *exercise)
{
  SumiBitboard legal = sumi_position_legal_moves (exercise->position);
  SumiTask *task = &exercise->task;

  task->asked = (SumiAsk) random_source_below (source, SUMI_N_ASKS);
  if (toss (source))
    {
      task->move = random_square_of (source, legal);
      legal &= ~sumi_bitboard_of (task->move);
    }
  if (legal != 0 && toss (source))
    task->than = random_square_of (source, legal);
}

/* Any type of task, asked of the position of EXERCISE. */
static void
add_task (RandomSource *source, SumiExercise *exercise)
{
  SumiTask *task = &exercise->task;

  task->type = (SumiTaskType) random_source_below (source, SUMI_N_TASK_TYPES);
  task->within = 1 + random_source_below (source, 8);
  task->by = 1 + random_source_below (source, SUMI_PACK_MAX_SCORE);
  task->measure = (SumiMeasure) random_source_below (source, SUMI_N_MEASURES);
  task->opening = random_source_below (source, SUMI_N_OPENINGS);
  task->set = (SumiSet) random_source_below (source, SUMI_N_SETS);
  task->quantity = (SumiQuantity) random_source_below (source, SUMI_N_QUANTITIES);
  task->opponent = 1 + random_source_below (source, 9);
  task->goal = random_goal (source);
  task->aim = random_aim (source);
  if (task->type == SUMI_TASK_MARK)
    add_subject (source, exercise,
                 task->set == SUMI_SET_LEGAL_MOVES || task->set == SUMI_SET_FRONTIER
                     || task->set == SUMI_SET_STABLE || task->set == SUMI_SET_ANCHORS
                     || task->set == SUMI_SET_POTENTIAL || task->set == SUMI_SET_TEMPI,
                 task->set == SUMI_SET_FLIPS || task->set == SUMI_SET_ANCHORS);
  else if (task->type == SUMI_TASK_COUNT)
    add_subject (source, exercise,
                 task->quantity == SUMI_QUANTITY_LEGAL_MOVES
                     || task->quantity == SUMI_QUANTITY_POTENTIAL
                     || task->quantity == SUMI_QUANTITY_TEMPI,
                 task->quantity == SUMI_QUANTITY_FLIPS);
  else if (task->type == SUMI_TASK_FLIP)
    add_subject (source, exercise, FALSE, TRUE);
  else if (task->type == SUMI_TASK_CHOOSE)
    add_options (source, exercise);
  else if (task->type == SUMI_TASK_REASON)
    add_moves (source, exercise);
}

static SumiBitboard
random_subset (RandomSource *source, SumiBitboard set)
{
  return (random_source_next (source) & set) | sumi_bitboard_of (random_square_of (source, set));
}

static void
add_replies (RandomSource *source, SumiExercise *exercise)
{
  SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (exercise->position))
    {
      SumiClaimReplies replies = { .move = (SumiSquare) square };

      if (toss (source))
        continue;
      replies.replies = random_source_next (source) & random_source_next (source);
      replies.says = sumi_square_list_to_text (replies.replies);
      g_array_append_val (exercise->claims.replies, replies);
    }
}

static void
add_claims (RandomSource *source, SumiExercise *exercise)
{
  SumiClaims *claims = &exercise->claims;

  gboolean is_by_move = sumi_task_is_by_move (exercise->task.type);

  claims->has_solutions = is_by_move && toss (source);
  if (claims->has_solutions)
    {
      claims->solutions = random_subset (source, sumi_position_legal_moves (exercise->position));
      claims->solutions_say = sumi_square_list_to_text (claims->solutions);
    }
  if (toss (source))
    add_replies (source, exercise);
  claims->has_line = toss (source);
  if (claims->has_line)
    {
      claims->line = random_transcript (source, exercise->position);
      claims->has_forced = toss (source);
      claims->forced = (SumiColor) random_source_below (source, 2);
      claims->has_result = toss (source);
      claims->result_black = random_source_below (source, 65);
      claims->result_white = random_source_below (source, 65);
    }
  claims->has_score = toss (source);
  claims->score = random_source_below (source, 2 * SUMI_PACK_MAX_SCORE + 1) - SUMI_PACK_MAX_SCORE;
  claims->has_unique = is_by_move && toss (source);
  claims->is_unique = toss (source);
}

static void
add_words (RandomSource *source, SumiExercise *exercise)
{
  exercise->explain_solution = random_text_or_none (source);
  for (int i = random_source_below (source, 3); i > 0; i--)
    g_ptr_array_add (exercise->hints, random_text (source));
  if (!sumi_task_is_by_move (exercise->task.type))
    return;
  SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (exercise->position))
    {
      SumiPackNote note = { .move = (SumiSquare) square };

      if (toss (source))
        continue;
      note.text = random_text (source);
      g_array_append_val (exercise->explain_wrong, note);
    }
}

/* What every item has. */
static SumiItem *
random_head (RandomSource *source, SumiItemKind kind, guint number)
{
  SumiItem *item = sumi_item_new (kind);

  item->id = g_strdup_printf ("p-%u", number);
  item->title = random_text (source);
  g_strfreev (item->tags);
  item->tags = random_strings (source);
  item->difficulty = random_source_below (source, SUMI_PACK_MAX_LEVEL + 1);
  item->source = random_text_or_none (source);

  return item;
}

static SumiItem *
random_puzzle (RandomSource *source, guint number)
{
  SumiItem *puzzle = random_head (source, SUMI_ITEM_PUZZLE, number);
  SumiExercise *exercise = puzzle->exercise;

  exercise->position = random_playable_position (source);
  add_task (source, exercise);
  exercise->prompt = random_text_or_none (source);
  add_words (source, exercise);
  add_claims (source, exercise);
  exercise->has_record = toss (source);
  if (exercise->has_record)
    exercise->record = random_transcript (source, sumi_position_start (SUMI_RULES_BLACK_FIRST));

  return puzzle;
}

/* A position of its own for STEP, which may have no move left. */
static void
add_position (RandomSource *source, SumiStep *step)
{
  step->has_position = TRUE;
  step->has_record = toss (source);
  if (!step->has_record)
    {
      step->position = random_scattered_position (source);
      return;
    }
  step->record =
      random_transcript (source,
                         sumi_position_handicap (toss (source) ? SUMI_RULES_BLACK_FIRST
                                                               : SUMI_RULES_WHITE_FIRST,
                                                 random_source_below (source,
                                                                      SUMI_HANDICAP_MAX + 1)));
  step->position = step->record.end;
}

static void
add_show (RandomSource *source, SumiStep *step)
{
  if (toss (source))
    step->squares = random_source_next (source) & random_source_next (source);
  for (int i = random_source_below (source, SUMI_PACK_MAX_ARROWS + 1); i > 0; i--)
    {
      SumiArrow arrow = { random_source_below (source, 64), random_source_below (source, 64) };

      if (arrow.from != arrow.to)
        g_array_append_val (step->arrows, arrow);
    }
  step->has_moves = toss (source);
  if (step->has_moves)
    step->moves = random_transcript (source, step->position);
}

static SumiItem *
random_lesson (RandomSource *source, guint number)
{
  SumiItem *lesson = random_head (source, SUMI_ITEM_LESSON, number);
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  lesson->summary = random_text_or_none (source);
  for (int i = random_source_below (source, 5); i >= 0; i--)
    {
      SumiStep *step = sumi_step_new ();

      step->text = random_text (source);
      step->position = position;
      if (toss (source))
        add_position (source, step);
      if (toss (source))
        add_show (source, step);
      position = sumi_step_get_end (step);
      if (sumi_position_legal_moves (position) != 0 && toss (source))
        {
          step->exercise = sumi_exercise_new ();
          step->exercise->position = position;
          add_task (source, step->exercise);
          add_words (source, step->exercise);
        }
      g_ptr_array_add (lesson->steps, step);
    }

  return lesson;
}

static SumiItem *
random_game (RandomSource *source, guint number)
{
  SumiItem *game = random_head (source, SUMI_ITEM_GAME, number);
  SumiTask *task = &game->exercise->task;

  game->exercise->prompt = random_text_or_none (source);
  game->exercise->position = random_playable_position (source);
  task->type = SUMI_TASK_PLAY;
  task->opponent = 1 + random_source_below (source, 9);
  task->aim = random_aim (source);
  game->has_rules = toss (source);
  if (game->has_rules)
    {
      SumiRules rules = { .first = (SumiColor) random_source_below (source, 2) };

      game->first = rules.first;
      game->handicap = random_source_below (source, SUMI_HANDICAP_MAX + 1);
      game->exercise->position = sumi_position_handicap (rules, game->handicap);
    }
  if (task->aim.kind == SUMI_PLAY_AIM_WIN)
    game->series = random_source_below (source, SUMI_PACK_MAX_SERIES + 1);

  return game;
}

/* A puzzle as a teacher might write it by the thousand: a title, a hint, one claim, and a task that
 * a short search decides. */
static SumiItem *
random_plain_puzzle (RandomSource *source, guint number)
{
  SumiItem *puzzle = sumi_item_new (SUMI_ITEM_PUZZLE);
  SumiExercise *exercise = puzzle->exercise;
  g_autofree char *title = g_strdup_printf ("Puzzle %u", number);

  puzzle->id = g_strdup_printf ("p-%u", number);
  puzzle->title = sumi_text_new_plain (title);
  puzzle->difficulty = 1 + random_source_below (source, SUMI_PACK_MAX_LEVEL);
  puzzle->rating = SUMI_PACK_MIN_RATING + random_source_below (source, 2000);
  exercise->position = random_playable_position (source);
  exercise->task.type = toss (source) ? SUMI_TASK_FORCE : SUMI_TASK_BEST;
  exercise->task.within = 2;
  exercise->task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  exercise->task.measure = (SumiMeasure) random_source_below (source, 3);
  g_ptr_array_add (exercise->hints,
                   sumi_text_new_plain ("Count the moves that your opponent will have."));
  exercise->claims.has_unique = TRUE;
  exercise->claims.is_unique = TRUE;

  return puzzle;
}

/* A pack in which everything that the format knows occurs by chance; it can be written and read,
 * but little of what it claims is true. Puzzle, lesson and game take turns. */
SumiPack *
random_pack (RandomSource *source, guint n_items)
{
  static SumiItem *(*const makers[]) (RandomSource * source, guint number) = {
    random_puzzle,
    random_lesson,
    random_game,
  };
  SumiPack *pack = sumi_pack_new ();

  pack->id = g_strdup ("random");
  pack->language = g_strdup ("en");
  pack->title = random_text (source);
  pack->summary = random_text_or_none (source);
  pack->source = random_text_or_none (source);
  pack->license = toss (source) ? random_string (source) : NULL;
  pack->level = random_source_below (source, SUMI_PACK_MAX_LEVEL + 1);
  pack->for_class.is_set = toss (source);
  if (pack->for_class.is_set)
    pack->for_class = (SumiPackClass){ TRUE, random_source_below (source, 5) - 1, toss (source) };
  g_strfreev (pack->authors);
  pack->authors = random_strings (source);
  for (guint i = 0; i < n_items; i++)
    sumi_pack_take_item (pack, makers[i % G_N_ELEMENTS (makers)](source, i));

  return pack;
}

/* A large pack of simple puzzles; about half of what it claims is true. */
SumiPack *
random_plain_pack (RandomSource *source, guint n_puzzles)
{
  SumiPack *pack = sumi_pack_new ();

  pack->id = g_strdup ("random-plain");
  pack->language = g_strdup ("en");
  pack->title = sumi_text_new_plain ("Puzzles from a seed");
  for (guint i = 0; i < n_puzzles; i++)
    sumi_pack_take_item (pack, random_plain_puzzle (source, i));

  return pack;
}
