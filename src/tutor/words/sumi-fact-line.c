/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include "sumi-idea-words.h"
#include "sumi-opening-words.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* What is said on the way to an opening that has a name: {first} is its name, such as Tiger. */

static const SumiSentence reached = { .any = { N_("{move}! That is the {first} opening.") } };

static const SumiSentence near = {
  /* Translators: {count} moves are still to be played, by both sides together. */
  .any = P_("{move} leads on: {count} more move makes it the {first} opening.",
            "{move} leads on: {count} more moves make it the {first} opening."),
};

static const SumiSentence left
  = { .any = { N_("After {move} no moves lead to the {first} opening any more.") } };

static const SumiSentence left_for_another = {
  /* Translators: {first} and {last} are the names of openings: {first} was to be played, and {last}
   * is on the board now. */
  .any = { N_("{move} makes it the {last} opening, and from there no moves lead to the {first} "
              "opening.") },
};

static const SumiSentence idea = {
  /* Translators: the opening {first} has {count} moves, of both sides together. */
  .any = P_("The {first} opening has {count} move, yours and the other side's together.",
            "The {first} opening has {count} moves, yours and the other side's together."),
};

static const SumiSentence idea_from = {
  /* Translators: the opening {first} has {count} moves, of which the first are those of {last}. */
  .any = P_("The {first} opening has {count} move, and begins with the {last} opening.",
            "The {first} opening has {count} moves, and begins with the {last} opening."),
};

static const char *
get_name (int opening)
{
  return sumi_named_opening_get_name (sumi_named_opening_get ((guint) opening));
}

/* The sentence of a fact that was found for a line task. Owned by the caller. */
char *
sumi_fact_line_to_text (const SumiFact *fact)
{
  SumiBlanks blanks = { .move = fact->move, .count = fact->count };
  const SumiSentence *sentence = &reached;

  blanks.first = get_name (fact->task.opening);
  if (fact->kind == SUMI_FACT_OPENING_NEAR)
    sentence = &near;
  else if (fact->kind == SUMI_FACT_OPENING_LEFT)
    sentence = fact->has_value ? &left_for_another : &left;
  if (fact->has_value)
    blanks.last = get_name (fact->value);
  return sumi_sentence_fill (sentence, sumi_color_opposite (fact->side), &blanks);
}

/* How to go about TASK, a line: how long it is, and the last other opening on its way. For the
 * caller to free. */
char *
sumi_line_to_idea (const SumiTask *task)
{
  const SumiNamedOpening *opening = sumi_named_opening_get ((guint) task->opening);
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  const SumiNamedOpening *before = NULL;
  SumiBlanks blanks = { .move = SUMI_SQUARE_NONE, .first = get_name (task->opening) };
  SumiTranscript line;

  sumi_transcript_from_text (opening->moves, start, &line);
  before = sumi_named_opening_find (&line, line.n_moves - 1, NULL);
  blanks.count = line.n_moves;
  blanks.last = before != NULL ? sumi_named_opening_get_name (before) : NULL;
  return sumi_sentence_fill (before != NULL ? &idea_from : &idea, SUMI_BLACK, &blanks);
}
