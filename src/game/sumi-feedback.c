/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-feedback.h"

#include <glib/gi18n-lib.h>

#include "sumi-explain.h"
#include "sumi-explain-words.h"
#include "sumi-fact-words.h"
#include "sumi-notation.h"

/* Empty feedback: nothing said, nothing marked. */
void
sumi_feedback_init (SumiFeedback *feedback)
{
  *feedback = (SumiFeedback){
    .headline = g_strdup (""),
    .details = g_new0 (char *, 1),
    .arrow_from = SUMI_SQUARE_NONE,
    .arrow_to = SUMI_SQUARE_NONE,
  };
}

void
sumi_feedback_clear (SumiFeedback *feedback)
{
  g_clear_pointer (&feedback->headline, g_free);
  g_clear_pointer (&feedback->details, g_strfreev);
}

/* Replaces all that was said by one sentence; nothing is marked. */
void
sumi_feedback_say (SumiFeedback *feedback, SumiFeedbackKind kind, const char *headline)
{
  char *copy = g_strdup (headline); /* it may be the old one */

  sumi_feedback_clear (feedback);
  sumi_feedback_init (feedback);
  g_free (feedback->headline);
  feedback->kind = kind;
  feedback->headline = copy;
}

/* Adds a sentence below what was said. */
void
sumi_feedback_add (SumiFeedback *feedback, const char *detail)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_addv (builder, (const char **) feedback->details);
  g_strv_builder_add (builder, detail);
  g_strfreev (feedback->details);
  feedback->details = g_strv_builder_end (builder);
}

/* Replaces all that was said by what JUDGEMENT found about MOVE: the sentence that settles it, then
 * the facts, and on the board the move, its refutation, and the squares of the deciding fact. */
void
sumi_feedback_judge (SumiFeedback *feedback, const SumiJudgement *judgement, SumiSquare move)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, move);
  gboolean is_right = verdict->verdict == SUMI_VERDICT_RIGHT;
  g_autofree char *headline = sumi_explain_headline (judgement, move);
  g_autoptr (GArray) facts = sumi_explain_move (judgement, move);

  sumi_feedback_say (feedback, is_right ? SUMI_FEEDBACK_RIGHT : SUMI_FEEDBACK_WRONG, headline);
  /* The first fact is the one that the headline words. */
  for (guint i = 1; i < facts->len; i++)
    {
      g_autofree char *text = sumi_fact_to_text (&g_array_index (facts, SumiFact, i));

      sumi_feedback_add (feedback, text);
    }

  if (is_right)
    feedback->good = sumi_bitboard_of (move);
  else
    feedback->bad = sumi_bitboard_of (move);
  if (!is_right && verdict->refutation < SUMI_SQUARE_PASS)
    {
      feedback->arrow_from = move;
      feedback->arrow_to = verdict->refutation;
    }
}

/* The sentence that tells of the opponent's REPLY; IS_OTHER: another one to a move that was already
 * answered once. */
static char *
word_reply (SumiPosition before, SumiSquare reply, gboolean is_other)
{
  const char *name = sumi_square_to_name (reply);

  if (reply == SUMI_SQUARE_PASS)
    return sumi_explain_pass (before);
  if (before.turn == SUMI_BLACK)
    /* Translators: %s is the name of a square, such as h7. */
    return is_other ? g_strdup_printf (_("And if Black answers %s instead? Your turn again."), name)
                    : g_strdup_printf (_("Black answers %s. Your turn again."), name);
  /* Translators: %s is the name of a square, such as h7. */
  return is_other ? g_strdup_printf (_("And if White answers %s instead? Your turn again."), name)
                  : g_strdup_printf (_("White answers %s. Your turn again."), name);
}

/* Tells of the opponent's REPLY in BEFORE, a move or a pass. What praised the learner's move stays
 * below it, or nobody could read that in the time before the reply. IS_OTHER: it is not the first
 * reply to that move. */
void
sumi_feedback_reply (SumiFeedback *feedback,
                     SumiPosition before,
                     SumiSquare reply,
                     gboolean is_other)
{
  g_autofree char *headline = word_reply (before, reply, is_other);
  g_autofree char *praise
    = feedback->kind == SUMI_FEEDBACK_RIGHT ? g_strdup (feedback->headline) : NULL;

  sumi_feedback_say (feedback, SUMI_FEEDBACK_REPLY, headline);
  if (praise != NULL)
    sumi_feedback_add (feedback, praise);
}

/* Whoever turns discs by hand after MOVE in BEFORE wants to turn the one on SQUARE. TRUE if that
 * cannot be, and then says why. */
gboolean
sumi_feedback_refuse_turning (SumiFeedback *feedback,
                              SumiPosition before,
                              SumiSquare move,
                              SumiSquare square)
{
  g_autofree char *refusal = NULL;

  if (square == move)
    /* Translators: %s is the name of a square, such as d3. */
    refusal = g_strdup_printf (_("The disc on %s was just played: it stays as it is."),
                               sumi_square_to_name (square));
  else if (!sumi_bitboard_has (before.own | before.opponent, square))
    /* Translators: %s is the name of a square, such as d3. */
    refusal = g_strdup_printf (_("There is no disc on %s to turn."), sumi_square_to_name (square));
  if (refusal != NULL)
    sumi_feedback_say (feedback, SUMI_FEEDBACK_ILLEGAL, refusal);
  return refusal != NULL;
}
