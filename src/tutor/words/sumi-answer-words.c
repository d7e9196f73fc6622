/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-answer-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-answer-flip.h"
#include "sumi-explain-words.h"
#include "sumi-features.h"
#include "sumi-notation.h"
#include "sumi-question-answer.h"
#include "sumi-words.h"

/* What the squares of a set are called where they are counted. */
typedef enum
{
  NOUN_LEGAL_MOVES,
  NOUN_DISCS,
  NOUN_SQUARES,
} Noun;

/* Only the side to move has legal moves; for the other they are squares like any. */
static Noun
get_noun (const SumiTask *task, SumiPosition position)
{
  switch (task->set)
    {
    case SUMI_SET_LEGAL_MOVES:
      return sumi_task_get_side (task, position) == position.turn ? NOUN_LEGAL_MOVES
                                                                  : NOUN_SQUARES;
    case SUMI_SET_FLIPS:
    case SUMI_SET_FRONTIER:
    case SUMI_SET_STABLE:
      return NOUN_DISCS;
    case SUMI_SET_CORNER_GIFTS:
    case SUMI_SET_ODD_REGIONS:
    case SUMI_N_SETS:
    default:
      return NOUN_SQUARES;
    }
}

static const char *
mark_right_sentence (Noun noun, int count)
{
  gulong n = (gulong) count;

  if (count == 0)
    return _("Right! There is nothing to mark here.");
  if (noun == NOUN_LEGAL_MOVES)
    return g_dngettext (GETTEXT_PACKAGE, "Right! You marked the only legal move.",
                        "Right! You marked all {count} legal moves.", n);
  if (noun == NOUN_DISCS)
    return g_dngettext (GETTEXT_PACKAGE, "Right! You marked the only disc there is to mark.",
                        "Right! You marked all {count} discs there are to mark.", n);
  return g_dngettext (GETTEXT_PACKAGE, "Right! You marked the only square there is to mark.",
                      "Right! You marked all {count} squares there are to mark.", n);
}

/* COUNT: how many there are to mark, at least 1; some are missing. */
static const char *
mark_missing_sentence (Noun noun, int count)
{
  gulong n = (gulong) count;

  if (noun == NOUN_LEGAL_MOVES)
    /* Translators: {before} were marked of {count}, and {after} were not. */
    return g_dngettext (GETTEXT_PACKAGE,
                        "You did not mark the only legal move; still missing: {after}.",
                        "You marked {before} of the {count} legal moves; still missing: {after}.",
                        n);
  if (noun == NOUN_DISCS)
    return g_dngettext (GETTEXT_PACKAGE,
                        "You did not mark the only disc there is to mark; still missing: {after}.",
                        "You marked {before} of the {count} discs there are to mark; still "
                        "missing: {after}.", n);
  return g_dngettext (GETTEXT_PACKAGE,
                      "You did not mark the only square there is to mark; still missing: {after}.",
                      "You marked {before} of the {count} squares there are to mark; still "
                      "missing: {after}.", n);
}

static const char *
mark_surplus_sentence (int count)
{
  return g_dngettext (GETTEXT_PACKAGE, "{count} of your marks is too many.",
                      "{count} of your marks are too many.", (gulong) count);
}

/* SQUARE is not a disc of the kind that TASK asks for. */
static const char *
no_disc_sentence (const SumiTask *task, SumiPosition position, SumiSquare square)
{
  SumiBitboard asked = position.own | position.opponent;

  if (task->set == SUMI_SET_FRONTIER || task->has_side)
    asked = sumi_position_discs (position, sumi_task_get_side (task, position));
  if (sumi_bitboard_has (sumi_position_empties (position), square))
    return _("There is no disc on {move}.");
  if (!sumi_bitboard_has (asked, square))
    return sumi_bitboard_has (position.own, square) ? _("The disc on {move} is yours.")
                                                    : _("The disc on {move} is not yours.");
  return task->set == SUMI_SET_FRONTIER ? _("No empty square touches {move}.")
                                        : _("The disc on {move} can still be turned.");
}

/* Why SQUARE, a legal or an illegal move of the side to move, is not one that gives a corner. */
static char *
no_gift_text (SumiPosition position, SumiSquare square)
{
  if (!sumi_position_is_legal (position, square))
    return sumi_explain_illegal (position, square);
  return sumi_words_fill (position.turn == SUMI_BLACK
                            ? _("After {move} White cannot take a corner at once.")
                            : _("After {move} Black cannot take a corner at once."),
                          &(SumiBlanks){ .move = square });
}

static char *
no_odd_text (SumiPosition position, SumiSquare square)
{
  int count = sumi_bitboard_count (sumi_features_region (position, square, SUMI_TOUCH_SIDES));

  if (count == 0)
    return sumi_words_fill (_("There is a disc on {move} already."),
                            &(SumiBlanks){ .move = square });
  return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "The region of {move} has {count} square.",
                                       "The region of {move} has {count} squares.",
                                       (gulong) count),
                          &(SumiBlanks){ .move = square, .count = count });
}

/* Why SQUARE, which was marked, is not one of the set. */
static char *
surplus_reason (const SumiTask *task, SumiPosition position, SumiSquare square)
{
  switch (task->set)
    {
    case SUMI_SET_LEGAL_MOVES:
      if (sumi_task_get_side (task, position) == position.turn)
        return sumi_explain_illegal (position, square);
      return sumi_words_fill (position.turn == SUMI_BLACK ? _("White could not play on {move}.")
                                                          : _("Black could not play on {move}."),
                              &(SumiBlanks){ .move = square });
    case SUMI_SET_FLIPS:
      return sumi_answer_flip_surplus_to_text (position, task->move, square);
    case SUMI_SET_FRONTIER:
    case SUMI_SET_STABLE:
      return sumi_words_fill (no_disc_sentence (task, position, square),
                              &(SumiBlanks){ .move = square });
    case SUMI_SET_CORNER_GIFTS:
      return no_gift_text (position, square);
    case SUMI_SET_ODD_REGIONS:
    case SUMI_N_SETS:
    default:
      return no_odd_text (position, square);
    }
}

/* Puts whole sentences in a row; takes them. NULL stands for none. */
static char *
set_side_by_side (char *first, char *last)
{
  g_autofree char *owned_first = first;
  g_autofree char *owned_last = last;

  if (first == NULL || last == NULL)
    return first == NULL ? g_steal_pointer (&owned_last) : g_steal_pointer (&owned_first);
  /* Translators: two whole sentences, one after the other. */
  return sumi_words_fill (_("{first} {last}"), &(SumiBlanks){ .first = first, .last = last });
}

static char *
explain_mark (const SumiAnswer *answer,
              const SumiTask *task,
              SumiPosition position,
              SumiBitboard missing,
              SumiBitboard surplus)
{
  Noun noun = get_noun (task, position);
  SumiBlanks blanks = { .count = sumi_bitboard_count (answer->squares),
                        .after = sumi_bitboard_count (missing) };
  char *first = NULL, *last;

  if (missing == 0 && surplus == 0)
    return sumi_words_fill (mark_right_sentence (noun, blanks.count), &blanks);
  blanks.before = blanks.count - blanks.after;
  if (missing != 0)
    first = sumi_words_fill (mark_missing_sentence (noun, blanks.count), &blanks);
  if (surplus == 0)
    return first;
  blanks.count = sumi_bitboard_count (surplus);
  last = sumi_words_fill (mark_surplus_sentence (blanks.count), &blanks);
  last = set_side_by_side (last, surplus_reason (task, position, sumi_bitboard_first (surplus)));
  return set_side_by_side (first, last);
}

static char *
explain_flip (const SumiTask *task,
              SumiPosition position,
              SumiBitboard missing,
              SumiBitboard surplus)
{
  int count = sumi_bitboard_count (sumi_position_flips (position, task->move));
  char *first = NULL, *last = NULL;

  if (missing == 0 && surplus == 0)
    return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "Right! {move} turns {count} disc.",
                                         "Right! {move} turns {count} discs.", (gulong) count),
                            &(SumiBlanks){ .move = task->move, .count = count });
  if (surplus != 0)
    first = sumi_answer_flip_surplus_to_text (position, task->move, sumi_bitboard_first (surplus));
  if (missing != 0)
    last = sumi_answer_flip_missing_to_text (position, task->move, missing);
  return set_side_by_side (first, last);
}

static const char *
count_sentence (int right, int given)
{
  if (given == right)
    return _("Right! It is {count}.");
  return given > right ? _("It is less than {count}.") : _("It is more than {count}.");
}

/* What there is to say of RESPONSE to TASK: that it is right, or what it misses. A wrong response
 * is not told the answer. */
char *
sumi_answer_explain (const SumiAnswer *answer,
                     const SumiTask *task,
                     SumiPosition position,
                     const SumiResponse *response)
{
  SumiBitboard missing, surplus;
  gboolean is_right;

  if (!answer->is_decided)
    return g_strdup (_("It is not decided yet which discs can never be turned again."));
  is_right = sumi_answer_accepts (answer, task, response, &missing, &surplus);
  switch (task->type)
    {
    case SUMI_TASK_MARK:
      return explain_mark (answer, task, position, missing, surplus);
    case SUMI_TASK_COUNT:
      return sumi_words_fill (count_sentence (answer->number, response->number),
                              &(SumiBlanks){ .count = response->number });
    case SUMI_TASK_FLIP:
      return explain_flip (task, position, missing, surplus);
    case SUMI_TASK_CHOOSE:
      return g_strdup (is_right ? _("Right!") : _("No: something else is right."));
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
    case SUMI_TASK_WIN:
    case SUMI_TASK_BEST:
    case SUMI_TASK_PLAY:
    case SUMI_N_TASK_TYPES:
    default:
      g_return_val_if_reached (NULL);
    }
}
