/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-fact-tasks.h"
#include "sumi-notation.h"
#include "sumi-words.h"

/* Longer lists are left to the board, which shows the squares of a fact. */
#define MAX_LISTED 8

static const char *
flips_sentence (int count)
{
  if (count > MAX_LISTED)
    return g_dngettext (GETTEXT_PACKAGE, "{move} turns {count} disc.",
                        "{move} turns {count} discs.", (gulong) count);
  /* Translators: {squares} is a list, as in "a1, b2 and c3". */
  return g_dngettext (GETTEXT_PACKAGE, "{move} turns {count} disc: {squares}.",
                      "{move} turns {count} discs: {squares}.", (gulong) count);
}

static const char *
mobility_sentence (int after, gboolean is_white)
{
  if (after == 0)
    {
      /* Translators: how many squares White could play on. */
      return is_white ? _("Moves open to White: {before} before {move}, none after it.")
                      : _("Moves open to Black: {before} before {move}, none after it.");
    }
  if (after > MAX_LISTED)
    return is_white ? _("Moves open to White: {before} before {move}, {after} after it.")
                    : _("Moves open to Black: {before} before {move}, {after} after it.");
  /* Translators: {squares} lists those after the move, as in "a1, b2 and c3". */
  return is_white ? _("Moves open to White: {before} before {move}, {after} after it: {squares}.")
                  : _("Moves open to Black: {before} before {move}, {after} after it: {squares}.");
}

static const char *
gives_corner_sentence (gboolean is_new, gboolean is_white)
{
  if (is_new)
    {
      /* Translators: {squares} are the corners that White could not take before {move}, as in "a1
       * and h8". */
      return is_white ? _("{move} lets White take {squares}.")
                      : _("{move} lets Black take {squares}.");
    }
  /* Translators: {squares} are corners, as in "a1 or h8". */
  return is_white ? _("After {move} White can take {squares}.")
                  : _("After {move} Black can take {squares}.");
}

/* The sentences that fit a move whatever is asked; NULL if FACT is not of that sort. */
static const char *
choose_sentence (const SumiFact *fact)
{
  gboolean is_white = fact->side == SUMI_BLACK;

  if (fact->kind == SUMI_FACT_FLIPS)
    return flips_sentence (fact->count);
  if (fact->kind == SUMI_FACT_MOBILITY)
    return mobility_sentence (fact->after, is_white);
  if (fact->kind == SUMI_FACT_FRONTIER)
    {
      /* Translators: numbers of the learner's frontier discs. */
      return _("Your discs next to an empty square: {before} before {move}, {after} after it.");
    }
  if (fact->kind == SUMI_FACT_STABLE)
    {
      /* Translators: numbers of the learner's discs that were proved stable; there may be more. */
      return _("Your discs that can never be turned: at least {before} before {move}, at least "
               "{after} after it.");
    }
  if (fact->kind == SUMI_FACT_GIVES_CORNER)
    return gives_corner_sentence (fact->squares == fact->others, is_white);
  if (fact->kind == SUMI_FACT_GAME_OVER)
    return _("After {move} neither side can move: the game is over.");
  if (fact->kind == SUMI_FACT_MUST_PASS && fact->squares == 0)
    return is_white ? _("White has no move and must pass.") : _("Black has no move and must pass.");
  if (fact->kind == SUMI_FACT_ALSO_REFUTED)
    {
      /* Translators: {squares} are answers to the wrong move {move}: "b2 and c3". */
      return _("Other answers that refute {move}: {squares}.");
    }
  if (fact->kind == SUMI_FACT_ONLY_REPLY && fact->squares == 0)
    return is_white ? _("White's only move is {reply}.") : _("Black's only move is {reply}.");
  return NULL;
}

/* What FACT says, in one sentence in the user's language, for the caller to free. */
char *
sumi_fact_to_text (const SumiFact *fact)
{
  const char *sentence = choose_sentence (fact);
  g_autofree char *squares = NULL;

  if (fact->kind >= SUMI_FACT_TOOK_ONLY)
    return sumi_coach_fact_to_text (fact);
  if (sentence == NULL)
    {
      switch (fact->task.type)
        {
        case SUMI_TASK_FORCE:
          return sumi_fact_force_to_text (fact);
        case SUMI_TASK_DENY:
          return sumi_fact_deny_to_text (fact);
        case SUMI_TASK_WIN:
          return sumi_fact_score_to_text (fact);
        case SUMI_TASK_BEST:
          return fact->task.measure == SUMI_MEASURE_SCORE ? sumi_fact_score_to_text (fact)
                                                          : sumi_fact_best_to_text (fact);
        case SUMI_TASK_MARK:
        case SUMI_TASK_COUNT:
        case SUMI_TASK_FLIP:
        case SUMI_TASK_CHOOSE:
        case SUMI_TASK_PLAY:
        case SUMI_N_TASK_TYPES:
        default:
          g_return_val_if_reached (NULL);
        }
    }

  squares = sumi_words_all (fact->squares);
  if (fact->kind == SUMI_FACT_GIVES_CORNER && fact->squares != fact->others)
    {
      g_free (squares);
      squares = sumi_words_any (fact->squares);
    }
  return sumi_words_fill (sentence, &(SumiBlanks){ .move = fact->move,
                                                   .reply = sumi_square_to_name (fact->reply),
                                                   .squares = squares,
                                                   .count = fact->count,
                                                   .before = fact->before,
                                                   .after = fact->after });
}
