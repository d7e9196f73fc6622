/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-explain-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-explain.h"
#include "sumi-fact-words.h"
#include "sumi-saying-words.h"
#include "sumi-words.h"

/**
 * sumi_explain_headline: why MOVE is right or wrong, in one sentence, for the caller to free: what
 * the first fact of sumi_explain_move() says. For a move that is not legal, why it is not.
 */
char *
sumi_explain_headline (const SumiJudgement *judgement, SumiSquare move)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, move);
  g_autoptr (GArray) facts = NULL;

  if (verdict == NULL)
    {
      SumiSaying illegal = sumi_saying_of_illegal (judgement->position, move);

      return sumi_saying_to_text (&illegal);
    }
  if (verdict->verdict == SUMI_VERDICT_UNDECIDED)
    return sumi_words_fill (_("It is not decided yet whether {move} is right."),
                            &(SumiBlanks){ .move = move });

  facts = sumi_explain_move (judgement, move);
  return sumi_fact_to_text (&g_array_index (facts, SumiFact, 0));
}
