/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-explain-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-question.h"
#include "sumi-words.h"

/* What a task asks, in words. Every function takes the opponent's colour; the side to move is the
 * other, and is the "you" of the sentence. Goals of mobility have a second number, and sentences of
 * their own at the end. */

static const char *
force_now_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {squares}: corners, as in "a1 or h8". */
      return _("Take a corner.");
    case SUMI_AIM_CORNERS:
      return _("Take {squares}.");
    case SUMI_AIM_PASS:
      return is_white ? _("Make White pass.") : _("Make Black pass.");
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("Leave White without a disc.")
                      : _("Leave Black without a disc.");
    }
}

static const char *
force_next_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {squares}: corners, as in "a1 or h8". Next: one move after this one. */
      return _("Force a corner on your next move.");
    case SUMI_AIM_CORNERS:
      return _("Make sure that you can take {squares} on your next move.");
    case SUMI_AIM_PASS:
      return is_white ? _("Make sure that White must pass after your next move.")
                      : _("Make sure that Black must pass after your next move.");
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("Make sure that you can leave White without a disc with "
                          "your next move.")
                      : _("Make sure that you can leave Black without a disc with "
                          "your next move.");
    }
}

/* COUNT: at least 3. */
static const char *
force_within_sentence (SumiAim aim, gboolean is_white, int count)
{
  gulong n = (gulong) count;

  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {count} is 3 or more; {squares}: corners, as in "a1 or h8". */
      return g_dngettext (GETTEXT_PACKAGE, "Force a corner within {count} move, counting this one.",
                          "Force a corner within {count} moves, counting this one.", n);
    case SUMI_AIM_CORNERS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "Make sure that you can take {squares} within {count} move, counting "
                          "this one.",
                          "Make sure that you can take {squares} within {count} moves, counting "
                          "this one.", n);
    case SUMI_AIM_PASS:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Force White to pass within {count} move, counting "
                              "this one.",
                              "Force White to pass within {count} moves, counting "
                              "this one.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "Force Black to pass within {count} move, counting "
                              "this one.",
                              "Force Black to pass within {count} moves, counting "
                              "this one.", n);
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Make sure that you can leave White without a disc "
                              "within {count} move, counting this one.",
                              "Make sure that you can leave White without a disc "
                              "within {count} moves, counting this one.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "Make sure that you can leave Black without a disc "
                              "within {count} move, counting this one.",
                              "Make sure that you can leave Black without a disc "
                              "within {count} moves, counting this one.", n);
    }
}

static const char *
deny_now_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {squares}: corners, as in "a1 or h8". */
      return is_white ? _("Keep White from taking a corner on its next move.")
                      : _("Keep Black from taking a corner on its next move.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("Keep White from taking {squares} on its next move.")
                      : _("Keep Black from taking {squares} on its next move.");
    case SUMI_AIM_PASS:
      return is_white ? _("Keep White from making you pass with its next move.")
                      : _("Keep Black from making you pass with its next move.");
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("Keep White from turning all your discs with its next "
                          "move.")
                      : _("Keep Black from turning all your discs with its next "
                          "move.");
    }
}

/* COUNT: at least 2. */
static const char *
deny_within_sentence (SumiAim aim, gboolean is_white, int count)
{
  gulong n = (gulong) count;

  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {count} is 2 or more; {squares}: corners, as in "a1 or h8". */
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Keep White from forcing a corner within its next "
                              "{count} move.",
                              "Keep White from forcing a corner within its next "
                              "{count} moves.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "Keep Black from forcing a corner within its next "
                              "{count} move.",
                              "Keep Black from forcing a corner within its next "
                              "{count} moves.", n);
    case SUMI_AIM_CORNERS:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Keep White from being sure to take {squares} within "
                              "its next {count} move.",
                              "Keep White from being sure to take {squares} within "
                              "its next {count} moves.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "Keep Black from being sure to take {squares} within "
                              "its next {count} move.",
                              "Keep Black from being sure to take {squares} within "
                              "its next {count} moves.", n);
    case SUMI_AIM_PASS:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Keep White from forcing you to pass within its next "
                              "{count} move.",
                              "Keep White from forcing you to pass within its next "
                              "{count} moves.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "Keep Black from forcing you to pass within its next "
                              "{count} move.",
                              "Keep Black from forcing you to pass within its next "
                              "{count} moves.", n);
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Keep White from being sure to turn all your discs "
                              "within its next {count} move.",
                              "Keep White from being sure to turn all your discs "
                              "within its next {count} moves.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "Keep Black from being sure to turn all your discs "
                              "within its next {count} move.",
                              "Keep Black from being sure to turn all your discs "
                              "within its next {count} moves.", n);
    }
}

static const char *
force_no_move_sentence (gboolean is_white, int within)
{
  gulong n = (gulong) within;

  if (within == 1)
    return is_white ? _("Leave White without a move.")
                    : _("Leave Black without a move.");
  if (within == 2)
    return is_white
             ? _("Make sure that you can leave White without a move with your next "
                 "move.")
             : _("Make sure that you can leave Black without a move with your next "
                 "move.");
  /* Translators: {within} is 3 or more. */
  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "Make sure that you can leave White without a move within "
                          "{within} move, counting this one.",
                          "Make sure that you can leave White without a move within "
                          "{within} moves, counting this one.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "Make sure that you can leave Black without a move within "
                          "{within} move, counting this one.",
                          "Make sure that you can leave Black without a move within "
                          "{within} moves, counting this one.", n);
}

static const char *
force_few_moves_sentence (gboolean is_white, int within, int count)
{
  gulong n = (gulong) count;

  if (within == 1)
    return is_white
             ? g_dngettext (GETTEXT_PACKAGE,
                            "Leave White with at most {count} move.",
                            "Leave White with at most {count} moves.", n)
             : g_dngettext (GETTEXT_PACKAGE,
                            "Leave Black with at most {count} move.",
                            "Leave Black with at most {count} moves.", n);
  if (within == 2)
    return is_white
             ? g_dngettext (GETTEXT_PACKAGE,
                            "Make sure that you can leave White with at most "
                            "{count} move after your next move.",
                            "Make sure that you can leave White with at most "
                            "{count} moves after your next move.", n)
             : g_dngettext (GETTEXT_PACKAGE,
                            "Make sure that you can leave Black with at most "
                            "{count} move after your next move.",
                            "Make sure that you can leave Black with at most "
                            "{count} moves after your next move.", n);
  /* Translators: {within} is the number of one of the learner's moves, 3 or more. */
  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "By your move {within} at the latest, this one being move "
                          "1, leave White with at most {count} move.",
                          "By your move {within} at the latest, this one being move "
                          "1, leave White with at most {count} moves.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "By your move {within} at the latest, this one being move "
                          "1, leave Black with at most {count} move.",
                          "By your move {within} at the latest, this one being move "
                          "1, leave Black with at most {count} moves.", n);
}

static const char *
deny_no_move_sentence (gboolean is_white, int within)
{
  gulong n = (gulong) within;

  if (within == 1)
    return is_white
             ? _("Keep White from leaving you without a move with its next move.")
             : _("Keep Black from leaving you without a move with its next move.");
  /* Translators: {within} is 2 or more. */
  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "Keep White from being sure to leave you without a move "
                          "within its next {within} move.",
                          "Keep White from being sure to leave you without a move "
                          "within its next {within} moves.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "Keep Black from being sure to leave you without a move "
                          "within its next {within} move.",
                          "Keep Black from being sure to leave you without a move "
                          "within its next {within} moves.", n);
}

static const char *
deny_few_moves_sentence (gboolean is_white, int within, int count)
{
  gulong n = (gulong) count;

  if (within == 1)
    return is_white
             ? g_dngettext (GETTEXT_PACKAGE,
                            "Keep White from leaving you with only {count} move, or "
                            "none, after its next move.",
                            "Keep White from leaving you with only {count} moves, "
                            "or fewer, after its next move.", n)
             : g_dngettext (GETTEXT_PACKAGE,
                            "Keep Black from leaving you with only {count} move, or "
                            "none, after its next move.",
                            "Keep Black from leaving you with only {count} moves, "
                            "or fewer, after its next move.", n);
  /* Translators: {within} is the number of one of White's moves, 2 or more; it forces the learner
   * down to {count} moves or fewer. */
  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "Keep White from forcing you down to {count} move, or "
                          "none, by its move {within}, its next one being move 1.",
                          "Keep White from forcing you down to {count} moves, or "
                          "fewer, by its move {within}, its next one being move 1.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "Keep Black from forcing you down to {count} move, or "
                          "none, by its move {within}, its next one being move 1.",
                          "Keep Black from forcing you down to {count} moves, or "
                          "fewer, by its move {within}, its next one being move 1.", n);
}

static const char *
mobility_sentence (const SumiTask *task, gboolean is_white)
{
  int limit = task->goal.max_moves;

  if (task->type == SUMI_TASK_FORCE)
    return limit == 0 ? force_no_move_sentence (is_white, task->within)
                      : force_few_moves_sentence (is_white, task->within, limit);
  return limit == 0 ? deny_no_move_sentence (is_white, task->within)
                    : deny_few_moves_sentence (is_white, task->within, limit);
}

static const char *
best_sentence (SumiMeasure measure, gboolean is_white)
{
  switch (measure)
    {
    case SUMI_MEASURE_MOBILITY:
      return is_white ? _("Leave White as few moves as you can.")
                      : _("Leave Black as few moves as you can.");
    case SUMI_MEASURE_FRONTIER:
      return _("Leave as few of your discs as you can next to an empty square.");
    case SUMI_MEASURE_SCORE:
      /* Translators: the result of the game, in discs. */
      return _("Get the best final result that you can be sure of.");
    case SUMI_MEASURE_OPENNESS:
    case SUMI_N_MEASURES:
    default:
      return _("Turn discs that touch as few empty squares as possible.");
    }
}

static const char *
win_sentence (int by)
{
  if (by == 1)
    return _("Make sure that you win the game.");
  return g_dngettext (GETTEXT_PACKAGE, "Make sure that you win the game by at least {count} disc.",
                      "Make sure that you win the game by at least {count} discs.", (gulong) by);
}

static const char *
goal_sentence (const SumiTask *task, gboolean is_white)
{
  SumiAim aim = sumi_aim_of (&task->goal);

  if (aim == SUMI_AIM_MOBILITY)
    return mobility_sentence (task, is_white);
  if (task->type == SUMI_TASK_DENY)
    return task->within == 1 ? deny_now_sentence (aim, is_white)
                             : deny_within_sentence (aim, is_white, task->within);
  if (task->within == 1)
    return force_now_sentence (aim, is_white);
  return task->within == 2 ? force_next_sentence (aim, is_white)
                           : force_within_sentence (aim, is_white, task->within);
}

static char *
goal_question (const SumiTask *task, gboolean is_white)
{
  gboolean is_mobility = sumi_aim_of (&task->goal) == SUMI_AIM_MOBILITY;
  g_autofree char *squares = sumi_words_any (task->goal.corners);

  return sumi_words_fill (goal_sentence (task, is_white),
                          &(SumiBlanks){ .squares = squares,
                                         .count = is_mobility ? task->goal.max_moves : task->within,
                                         .within = task->within });
}

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

/**
 * sumi_question_get_whose: whose squares or moves TASK asks SIDE for, which is to move.
 */
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
static char *
answer_question (const SumiTask *task, SumiColor side)
{
  return sumi_words_fill (answer_sentence (task, side), &(SumiBlanks){ .move = task->move });
}

/* What TASK, to play on, asks of SIDE. */
static char *
play_question (const SumiTask *task, SumiColor side)
{
  g_autofree char *squares = sumi_words_any (task->aim.corners);

  return sumi_words_fill (play_sentence (&task->aim, side == SUMI_BLACK),
                          &(SumiBlanks){ .squares = squares,
                                         .count = task->aim.margin,
                                         .move = SUMI_SQUARE_NONE });
}

/* Whose turn it is; a heading, without a full stop. */
const char *
sumi_explain_turn (SumiColor side)
{
  return side == SUMI_BLACK ? _("Black to move") : _("White to move");
}

/* What TASK asks of SIDE, which is to move, in one sentence; it names SIDE only where
 * black or white discs are to be counted. */
char *
sumi_explain_task (const SumiTask *task, SumiColor side)
{
  gboolean is_white = side == SUMI_BLACK;

  switch (task->type)
    {
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
      return goal_question (task, is_white);
    case SUMI_TASK_WIN:
      return sumi_words_fill (win_sentence (task->by), &(SumiBlanks){ .count = task->by });
    case SUMI_TASK_BEST:
      return g_strdup (best_sentence (task->measure, is_white));
    case SUMI_TASK_MARK:
    case SUMI_TASK_COUNT:
    case SUMI_TASK_FLIP:
    case SUMI_TASK_CHOOSE:
      return answer_question (task, side);
    case SUMI_TASK_PLAY:
      return play_question (task, side);
    case SUMI_N_TASK_TYPES:
    default:
      g_return_val_if_reached (NULL);
    }
}
