/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-pack.h"

#include "sumi-square-list.h"

static gboolean
toss (RandomSource *source)
{
  return random_source_below (source, 2) == 0;
}

/* A string of characters that a writer could get wrong. */
static char *
random_string (RandomSource *source)
{
  static const char *const pieces[] = {
    "a", "Z", "h2", " ",       "\"", "\\", "/",  "\n",         "\t",     "'",   "{",
    "]", ",", ":",  "\\u0041", "%s", "é",  "隅", "\U0001f600", "\u2028", "<b>", "&",
  };
  GString *string = g_string_new (NULL);

  for (int i = random_source_below (source, 12); i >= 0; i--)
    g_string_append (string, pieces[random_source_below (source, (int) G_N_ELEMENTS (pieces))]);

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
    return sumi_text_new_plain (first, FALSE);

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

static SumiTask
random_task (RandomSource *source)
{
  static const SumiSquare corners[] = { 0, 7, 56, 63 };
  static const SumiTaskType types[] = { SUMI_TASK_FORCE, SUMI_TASK_DENY, SUMI_TASK_BEST };
  SumiTask task;

  sumi_task_init (&task);
  task.type = types[random_source_below (source, 3)];

  if (task.type == SUMI_TASK_BEST)
    {
      task.measure = (SumiMeasure) random_source_below (source, 3);
      return task;
    }
  task.within = 1 + random_source_below (source, 8);
  task.goal.kind = (SumiGoalKind) random_source_below (source, 4);
  if (task.goal.kind == SUMI_GOAL_MOBILITY)
    task.goal.max_moves = random_source_below (source, SUMI_PACK_MAX_MOBILITY + 1);
  if (task.goal.kind == SUMI_GOAL_CORNER)
    {
      for (int i = random_source_below (source, 4); i >= 0; i--)
        task.goal.corners |= sumi_bitboard_of (corners[random_source_below (source, 4)]);
    }

  return task;
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

  claims->has_solutions = toss (source);
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
  claims->has_unique = toss (source);
  claims->is_unique = toss (source);
}

static void
add_words (RandomSource *source, SumiExercise *exercise)
{
  exercise->prompt = random_text_or_none (source);
  exercise->explain_solution = random_text_or_none (source);
  for (int i = random_source_below (source, 3); i > 0; i--)
    g_ptr_array_add (exercise->hints, random_text (source));
  SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (exercise->position))
    {
      SumiPackNote note = { .move = (SumiSquare) square };

      if (toss (source))
        continue;
      note.text = random_text (source);
      g_array_append_val (exercise->explain_wrong, note);
    }
}

static SumiItem *
random_puzzle (RandomSource *source, guint number)
{
  SumiItem *puzzle = sumi_item_new (SUMI_ITEM_PUZZLE);
  SumiExercise *exercise = puzzle->exercise;

  puzzle->id = g_strdup_printf ("p-%u", number);
  puzzle->title = random_text (source);
  g_strfreev (puzzle->tags);
  puzzle->tags = random_strings (source);
  puzzle->difficulty = random_source_below (source, SUMI_PACK_MAX_LEVEL + 1);
  puzzle->source = random_text_or_none (source);
  exercise->position = random_playable_position (source);
  exercise->task = random_task (source);
  add_words (source, exercise);
  add_claims (source, exercise);
  exercise->has_record = toss (source);
  if (exercise->has_record)
    exercise->record = random_transcript (source, sumi_position_start (SUMI_RULES_BLACK_FIRST));

  return puzzle;
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
  puzzle->title = sumi_text_new_plain (title, FALSE);
  puzzle->difficulty = 1 + random_source_below (source, SUMI_PACK_MAX_LEVEL);
  exercise->position = random_playable_position (source);
  exercise->task.type = toss (source) ? SUMI_TASK_FORCE : SUMI_TASK_BEST;
  exercise->task.within = 2;
  exercise->task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  exercise->task.measure = (SumiMeasure) random_source_below (source, 3);
  g_ptr_array_add (exercise->hints,
                   sumi_text_new_plain ("Count the moves that your opponent will have.", FALSE));
  exercise->claims.has_unique = TRUE;
  exercise->claims.is_unique = TRUE;

  return puzzle;
}

/* A pack in which everything that the format knows occurs by chance; it can be written and read,
 * but little of what it claims is true. */
SumiPack *
random_pack (RandomSource *source, guint n_puzzles)
{
  SumiPack *pack = sumi_pack_new ();

  pack->id = g_strdup ("random");
  pack->language = g_strdup ("en");
  pack->title = random_text (source);
  pack->summary = random_text_or_none (source);
  pack->source = random_text_or_none (source);
  pack->license = toss (source) ? random_string (source) : NULL;
  pack->level = random_source_below (source, SUMI_PACK_MAX_LEVEL + 1);
  g_strfreev (pack->authors);
  pack->authors = random_strings (source);
  for (guint i = 0; i < n_puzzles; i++)
    sumi_pack_take_item (pack, random_puzzle (source, i));

  return pack;
}

/* A large pack of simple puzzles; about half of what it claims is true. */
SumiPack *
random_plain_pack (RandomSource *source, guint n_puzzles)
{
  SumiPack *pack = sumi_pack_new ();

  pack->id = g_strdup ("random-plain");
  pack->language = g_strdup ("en");
  pack->title = sumi_text_new_plain ("Puzzles from a seed", FALSE);
  for (guint i = 0; i < n_puzzles; i++)
    sumi_pack_take_item (pack, random_plain_puzzle (source, i));

  return pack;
}
