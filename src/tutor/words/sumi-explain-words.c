/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-explain-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-explain.h"
#include "sumi-fact-words.h"
#include "sumi-notation.h"
#include "sumi-words.h"

/* With more replies than this a headline does not go through them one by one. */
#define MAX_LISTED_REPLIES 4

/* One clause a reply: "b7 opens a8". NULL unless each of the COUNT replies has its fact. */
static char *
list_replies (GArray *facts, int count)
{
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 1; i < facts->len; i++)
    {
      const SumiFact *fact = &g_array_index (facts, SumiFact, i);
      gboolean is_opened = fact->others == fact->squares;
      g_autofree char *squares
        = is_opened ? sumi_words_all (fact->squares) : sumi_words_any (fact->squares);
      SumiBlanks blanks = { .move = fact->move };
      const char *clause;

      if (fact->kind != SUMI_FACT_REPLY_OPENS)
        continue;
      /* Translators: a sentence without its full stop, one of a list: the opponent's answer {reply}
       * makes it possible to take the corners {squares}, as in "b7 opens a8". */
      clause = is_opened ? _("{reply} opens {squares}")
                         /* Translators: likewise, where it could be taken before as well. */
                         : _("after {reply} you take {squares}");
      blanks.reply = sumi_square_to_name (fact->reply);
      blanks.squares = squares;
      g_ptr_array_add (clauses, sumi_words_fill (clause, &blanks));
    }
  return (int) clauses->len == count ? sumi_words_join (clauses) : NULL;
}

/* Few replies that open different corners are gone through one by one. */
static char *
every_reply_headline (GArray *facts)
{
  const SumiFact *fact = &g_array_index (facts, SumiFact, 0);
  g_autofree char *list = NULL;

  if (fact->task.goal.kind == SUMI_GOAL_CORNER && fact->squares == 0
      && fact->count <= MAX_LISTED_REPLIES)
    list = list_replies (facts, fact->count);
  if (list == NULL)
    return sumi_fact_to_text (fact);
  return sumi_words_fill (
    fact->side == SUMI_BLACK
      /* Translators: {first} is a list of sentences like "b7 opens a8", separated by commas. */
      ? _("{move}! Whatever White answers, you take a corner: {first}.")
      : _("{move}! Whatever Black answers, you take a corner: {first}."),
    &(SumiBlanks){ .move = fact->move, .first = list });
}

/* Why MOVE is right or wrong in one sentence; it says what the first fact of sumi_explain_move()
 * says. For a move that is not legal, why it is not. */
char *
sumi_explain_headline (const SumiJudgement *judgement, SumiSquare move)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, move);
  g_autoptr (GArray) facts = NULL;

  if (verdict == NULL)
    return sumi_explain_illegal (judgement->position, move);
  if (verdict->verdict == SUMI_VERDICT_UNDECIDED)
    return sumi_words_fill (_("It is not decided yet whether {move} is right."),
                            &(SumiBlanks){ .move = move });

  facts = sumi_explain_move (judgement, move);
  if (g_array_index (facts, SumiFact, 0).kind == SUMI_FACT_EVERY_REPLY)
    return every_reply_headline (facts);
  return sumi_fact_to_text (&g_array_index (facts, SumiFact, 0));
}

/* Why the side to move in POSITION may not play on SQUARE, which it may not; SUMI_SQUARE_PASS where
 * it tries to pass. */
char *
sumi_explain_illegal (SumiPosition position, SumiSquare square)
{
  SumiBlanks blanks = { .move = square };
  gboolean is_white = position.turn == SUMI_BLACK;

  if (square == SUMI_SQUARE_PASS)
    return g_strdup (_("You have a move, so you may not pass."));
  if (!sumi_bitboard_has (sumi_position_empties (position), square))
    return sumi_words_fill (_("There is a disc on {move} already."), &blanks);
  if ((sumi_bitboard_neighbours (sumi_bitboard_of (square)) & position.opponent) == 0)
    return sumi_words_fill (
      is_white ? _("No white disc touches {move}, so nothing would turn there.")
               : _("No black disc touches {move}, so nothing would turn there."),
      &blanks);
  return sumi_words_fill (
    is_white
      ? _("From {move} no line of white discs leads to a disc of yours, so nothing would turn.")
      : _("From {move} no line of black discs leads to a disc of yours, so nothing would turn."),
    &blanks);
}

/* What happens where the side to move in POSITION has no move. */
char *
sumi_explain_pass (SumiPosition position)
{
  if (sumi_position_is_over (position))
    return g_strdup (_("Neither side can move: the game is over."));
  g_return_val_if_fail (sumi_position_must_pass (position), NULL);
  return g_strdup (position.turn == SUMI_WHITE
                     ? _("White has no move and must pass. Black moves again.")
                     : _("Black has no move and must pass. White moves again."));
}
