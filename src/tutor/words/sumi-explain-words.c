/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-explain-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-coach.h"
#include "sumi-fact-words.h"
#include "sumi-saying-words.h"
#include "sumi-words.h"

/**
 * sumi_explain_headline: why MOVE is right or wrong, in at most three sentences, for the caller to
 * free: what sumi_coach_explain() says first. For a move that is not legal, why it is not.
 */
char *
sumi_explain_headline (const SumiJudgement *judgement, SumiSquare move)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, move);
  g_autoptr (GArray) facts = NULL;
  g_autofree char *text = NULL;
  guint n_first;

  if (verdict == NULL)
    {
      SumiSaying illegal = sumi_saying_of_illegal (judgement->position, move);

      return sumi_saying_to_text (&illegal);
    }
  if (verdict->verdict == SUMI_VERDICT_UNDECIDED)
    return sumi_words_fill (_("It is not decided yet whether {move} is right."),
                            &(SumiBlanks){ .move = move });

  facts = sumi_coach_explain (judgement, move, SUMI_COACH_DEFAULT, &n_first);
  text = g_strdup ("");
  for (guint i = 0; i < n_first; i++)
    {
      g_autofree char *sentence = sumi_fact_to_text (&g_array_index (facts, SumiFact, i));
      g_autofree char *before = g_steal_pointer (&text);

      text = sumi_words_follow (before, sentence);
    }
  return g_steal_pointer (&text);
}
