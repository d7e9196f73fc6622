/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-question-answer.h"

#include <glib/gi18n-lib.h>

#include "sumi-words.h"

static const char *
mark_moves_sentence (SumiWhose whose)
{
  if (whose == SUMI_WHOSE_WHITE)
    return _("Mark every square on which White could play, had it the turn.");
  if (whose == SUMI_WHOSE_BLACK)
    return _("Mark every square on which Black could play, had it the turn.");
  return _("Mark every square on which you can play.");
}

static const char *
mark_frontier_sentence (SumiWhose whose)
{
  if (whose == SUMI_WHOSE_WHITE)
    return _("Mark every white disc that lies next to an empty square.");
  if (whose == SUMI_WHOSE_BLACK)
    return _("Mark every black disc that lies next to an empty square.");
  return _("Mark every disc of yours that lies next to an empty square.");
}

static const char *
mark_stable_sentence (SumiWhose whose)
{
  switch (whose)
    {
    case SUMI_WHOSE_OWN:
      return _("Mark every disc of yours that can never be turned again.");
    case SUMI_WHOSE_WHITE:
      return _("Mark every white disc that can never be turned again.");
    case SUMI_WHOSE_BLACK:
      return _("Mark every black disc that can never be turned again.");
    case SUMI_WHOSE_BOTH:
    default:
      return _("Mark every disc, black or white, that can never be turned again.");
    }
}

static const char *
mark_sentence (const SumiTask *task, SumiColor side)
{
  SumiWhose whose = sumi_question_get_whose (task, side);

  switch (task->set)
    {
    case SUMI_SET_LEGAL_MOVES:
      return mark_moves_sentence (whose);
    case SUMI_SET_FLIPS:
      return _("Mark every disc that {move} turns.");
    case SUMI_SET_FRONTIER:
      return mark_frontier_sentence (whose);
    case SUMI_SET_STABLE:
      return mark_stable_sentence (whose);
    case SUMI_SET_CORNER_GIFTS:
      return side == SUMI_BLACK
               ? _("Mark every move of yours after which White can take a corner at once.")
               : _("Mark every move of yours after which Black can take a corner at once.");
    case SUMI_SET_ODD_REGIONS:
      return _("Mark every square of the empty regions that have an odd number of squares.");
    case SUMI_N_SETS:
    default:
      g_return_val_if_reached ("");
    }
}

static const char *
count_moves_sentence (SumiWhose whose)
{
  if (whose == SUMI_WHOSE_WHITE)
    return _("On how many squares could White play, had it the turn?");
  if (whose == SUMI_WHOSE_BLACK)
    return _("On how many squares could Black play, had it the turn?");
  return _("On how many squares can you play?");
}

static const char *
count_sentence (const SumiTask *task, SumiColor side)
{
  switch (task->quantity)
    {
    case SUMI_QUANTITY_LEGAL_MOVES:
      return count_moves_sentence (sumi_question_get_whose (task, side));
    case SUMI_QUANTITY_FLIPS:
      return _("How many discs does {move} turn?");
    case SUMI_QUANTITY_BLACK:
      return _("How many black discs are on the board?");
    case SUMI_QUANTITY_WHITE:
      return _("How many white discs are on the board?");
    case SUMI_QUANTITY_EMPTIES:
      return _("How many squares are empty?");
    case SUMI_QUANTITY_MARGIN:
      return _("What is the difference between the numbers of black and white discs?");
    case SUMI_N_QUANTITIES:
    default:
      g_return_val_if_reached ("");
    }
}

static const char *
answer_sentence (const SumiTask *task, SumiColor side)
{
  if (task->type == SUMI_TASK_MARK)
    return mark_sentence (task, side);
  if (task->type == SUMI_TASK_COUNT)
    return count_sentence (task, side);
  if (task->type == SUMI_TASK_FLIP)
    return _("You play {move}: turn every disc that it turns.");

  g_return_val_if_fail (task->type == SUMI_TASK_CHOOSE, "");
  return _("Choose what is right.");
}

static const char *
play_sentence (const SumiPlayAim *aim, gboolean is_white)
{
  gulong n = (gulong) aim->margin;

  switch (aim->kind)
    {
    case SUMI_PLAY_AIM_WIN:
      return is_white ? _("Play on against White, and win.") : _("Play on against Black, and win.");
    case SUMI_PLAY_AIM_MARGIN:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Play on against White, and win by at least {count} disc.",
                              "Play on against White, and win by at least {count} discs.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "Play on against Black, and win by at least {count} disc.",
                              "Play on against Black, and win by at least {count} discs.", n);
    case SUMI_PLAY_AIM_CORNER:
    default:
      if (aim->corners == SUMI_CORNERS)
        return is_white ? _("Play on against White, and take a corner.")
                        : _("Play on against Black, and take a corner.");
      /* Translators: {squares}: corners, as in "a1 or h8". */
      return is_white ? _("Play on against White, and take {squares}.")
                      : _("Play on against Black, and take {squares}.");
    }
}

/* Whose squares or moves TASK asks SIDE for, which is to move. */
SumiWhose
sumi_question_get_whose (const SumiTask *task, SumiColor side)
{
  if (!task->has_side)
    return task->type == SUMI_TASK_MARK && task->set == SUMI_SET_STABLE ? SUMI_WHOSE_BOTH
                                                                        : SUMI_WHOSE_OWN;
  if (task->side == side)
    return SUMI_WHOSE_OWN;
  return task->side == SUMI_WHITE ? SUMI_WHOSE_WHITE : SUMI_WHOSE_BLACK;
}

/* What TASK, one that sumi_task_is_by_answer(), asks of SIDE, which is to move. */
char *
sumi_question_answer_to_text (const SumiTask *task, SumiColor side)
{
  return sumi_words_fill (answer_sentence (task, side), &(SumiBlanks){ .move = task->move });
}

/* What TASK, to play on, asks of SIDE. */
char *
sumi_question_play_to_text (const SumiTask *task, SumiColor side)
{
  g_autofree char *squares = sumi_words_any (task->aim.corners);

  return sumi_words_fill (play_sentence (&task->aim, side == SUMI_BLACK),
                          &(SumiBlanks){ .squares = squares,
                                         .count = task->aim.margin,
                                         .move = SUMI_SQUARE_NONE });
}
