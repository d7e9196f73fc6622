/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-explain.h"

#include <glib/gi18n-lib.h>

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
      return is_white ? _("Black to move: take a corner.")
                      : _("White to move: take a corner.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("Black to move: take {squares}.")
                      : _("White to move: take {squares}.");
    case SUMI_AIM_PASS:
      return is_white ? _("Black to move: make White pass.") : _("White to move: make Black pass.");
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("Black to move: leave White without a disc.")
                      : _("White to move: leave Black without a disc.");
    }
}

static const char *
force_next_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {squares}: corners, as in "a1 or h8". Next: one move after this one. */
      return is_white ? _("Black to move: force a corner on your next move.")
                      : _("White to move: force a corner on your next move.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("Black to move: make sure that you can take {squares} on your next "
                          "move.")
                      : _("White to move: make sure that you can take {squares} on your next "
                          "move.");
    case SUMI_AIM_PASS:
      return is_white ? _("Black to move: make sure that White must pass after your next move.")
                      : _("White to move: make sure that Black must pass after your next move.");
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("Black to move: make sure that you can leave White without a disc with "
                          "your next move.")
                      : _("White to move: make sure that you can leave Black without a disc with "
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
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Black to move: force a corner within {count} move, "
                              "counting this one.",
                              "Black to move: force a corner within {count} moves, "
                              "counting this one.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "White to move: force a corner within {count} move, "
                              "counting this one.",
                              "White to move: force a corner within {count} moves, "
                              "counting this one.", n);
    case SUMI_AIM_CORNERS:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Black to move: make sure that you can take {squares} "
                              "within {count} move, counting this one.",
                              "Black to move: make sure that you can take {squares} "
                              "within {count} moves, counting this one.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "White to move: make sure that you can take {squares} "
                              "within {count} move, counting this one.",
                              "White to move: make sure that you can take {squares} "
                              "within {count} moves, counting this one.", n);
    case SUMI_AIM_PASS:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Black to move: force White to pass within {count} move, counting "
                              "this one.",
                              "Black to move: force White to pass within {count} moves, counting "
                              "this one.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "White to move: force Black to pass within {count} move, counting "
                              "this one.",
                              "White to move: force Black to pass within {count} moves, counting "
                              "this one.", n);
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Black to move: make sure that you can leave White without a disc "
                              "within {count} move, counting this one.",
                              "Black to move: make sure that you can leave White without a disc "
                              "within {count} moves, counting this one.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "White to move: make sure that you can leave Black without a disc "
                              "within {count} move, counting this one.",
                              "White to move: make sure that you can leave Black without a disc "
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
      return is_white ? _("Black to move: keep White from taking a corner on its next move.")
                      : _("White to move: keep Black from taking a corner on its next move.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("Black to move: keep White from taking {squares} on its next move.")
                      : _("White to move: keep Black from taking {squares} on its next move.");
    case SUMI_AIM_PASS:
      return is_white ? _("Black to move: keep White from making you pass with its next move.")
                      : _("White to move: keep Black from making you pass with its next move.");
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("Black to move: keep White from turning all your discs with its next "
                          "move.")
                      : _("White to move: keep Black from turning all your discs with its next "
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
                              "Black to move: keep White from forcing a corner within its next "
                              "{count} move.",
                              "Black to move: keep White from forcing a corner within its next "
                              "{count} moves.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "White to move: keep Black from forcing a corner within its next "
                              "{count} move.",
                              "White to move: keep Black from forcing a corner within its next "
                              "{count} moves.", n);
    case SUMI_AIM_CORNERS:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Black to move: keep White from being sure to take {squares} within "
                              "its next {count} move.",
                              "Black to move: keep White from being sure to take {squares} within "
                              "its next {count} moves.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "White to move: keep Black from being sure to take {squares} within "
                              "its next {count} move.",
                              "White to move: keep Black from being sure to take {squares} within "
                              "its next {count} moves.", n);
    case SUMI_AIM_PASS:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Black to move: keep White from forcing you to pass within its next "
                              "{count} move.",
                              "Black to move: keep White from forcing you to pass within its next "
                              "{count} moves.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "White to move: keep Black from forcing you to pass within its next "
                              "{count} move.",
                              "White to move: keep Black from forcing you to pass within its next "
                              "{count} moves.", n);
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white
               ? g_dngettext (GETTEXT_PACKAGE,
                              "Black to move: keep White from being sure to turn all your discs "
                              "within its next {count} move.",
                              "Black to move: keep White from being sure to turn all your discs "
                              "within its next {count} moves.", n)
               : g_dngettext (GETTEXT_PACKAGE,
                              "White to move: keep Black from being sure to turn all your discs "
                              "within its next {count} move.",
                              "White to move: keep Black from being sure to turn all your discs "
                              "within its next {count} moves.", n);
    }
}

static const char *
force_no_move_sentence (gboolean is_white, int within)
{
  gulong n = (gulong) within;

  if (within == 1)
    return is_white ? _("Black to move: leave White without a move.")
                    : _("White to move: leave Black without a move.");
  if (within == 2)
    return is_white
             ? _("Black to move: make sure that you can leave White without a move with your next "
                 "move.")
             : _("White to move: make sure that you can leave Black without a move with your next "
                 "move.");
  /* Translators: {within} is 3 or more. */
  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "Black to move: make sure that you can leave White without a move within "
                          "{within} move, counting this one.",
                          "Black to move: make sure that you can leave White without a move within "
                          "{within} moves, counting this one.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "White to move: make sure that you can leave Black without a move within "
                          "{within} move, counting this one.",
                          "White to move: make sure that you can leave Black without a move within "
                          "{within} moves, counting this one.", n);
}

static const char *
force_few_moves_sentence (gboolean is_white, int within, int count)
{
  gulong n = (gulong) count;

  if (within == 1)
    return is_white
             ? g_dngettext (GETTEXT_PACKAGE,
                            "Black to move: leave White with at most {count} move.",
                            "Black to move: leave White with at most {count} moves.", n)
             : g_dngettext (GETTEXT_PACKAGE,
                            "White to move: leave Black with at most {count} move.",
                            "White to move: leave Black with at most {count} moves.", n);
  if (within == 2)
    return is_white
             ? g_dngettext (GETTEXT_PACKAGE,
                            "Black to move: make sure that you can leave White with at most "
                            "{count} move after your next move.",
                            "Black to move: make sure that you can leave White with at most "
                            "{count} moves after your next move.", n)
             : g_dngettext (GETTEXT_PACKAGE,
                            "White to move: make sure that you can leave Black with at most "
                            "{count} move after your next move.",
                            "White to move: make sure that you can leave Black with at most "
                            "{count} moves after your next move.", n);
  /* Translators: {within} is the number of one of the learner's moves, 3 or more. */
  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "Black to move: by your move {within} at the latest, this one being move "
                          "1, leave White with at most {count} move.",
                          "Black to move: by your move {within} at the latest, this one being move "
                          "1, leave White with at most {count} moves.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "White to move: by your move {within} at the latest, this one being move "
                          "1, leave Black with at most {count} move.",
                          "White to move: by your move {within} at the latest, this one being move "
                          "1, leave Black with at most {count} moves.", n);
}

static const char *
deny_no_move_sentence (gboolean is_white, int within)
{
  gulong n = (gulong) within;

  if (within == 1)
    return is_white
             ? _("Black to move: keep White from leaving you without a move with its next move.")
             : _("White to move: keep Black from leaving you without a move with its next move.");
  /* Translators: {within} is 2 or more. */
  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "Black to move: keep White from being sure to leave you without a move "
                          "within its next {within} move.",
                          "Black to move: keep White from being sure to leave you without a move "
                          "within its next {within} moves.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "White to move: keep Black from being sure to leave you without a move "
                          "within its next {within} move.",
                          "White to move: keep Black from being sure to leave you without a move "
                          "within its next {within} moves.", n);
}

static const char *
deny_few_moves_sentence (gboolean is_white, int within, int count)
{
  gulong n = (gulong) count;

  if (within == 1)
    return is_white
             ? g_dngettext (GETTEXT_PACKAGE,
                            "Black to move: keep White from leaving you with only {count} move, or "
                            "none, after its next move.",
                            "Black to move: keep White from leaving you with only {count} moves, "
                            "or fewer, after its next move.", n)
             : g_dngettext (GETTEXT_PACKAGE,
                            "White to move: keep Black from leaving you with only {count} move, or "
                            "none, after its next move.",
                            "White to move: keep Black from leaving you with only {count} moves, "
                            "or fewer, after its next move.", n);
  /* Translators: {within} is the number of one of White's moves, 2 or more; it forces the learner
   * down to {count} moves or fewer. */
  return is_white
           ? g_dngettext (GETTEXT_PACKAGE,
                          "Black to move: keep White from forcing you down to {count} move, or "
                          "none, by its move {within}, its next one being move 1.",
                          "Black to move: keep White from forcing you down to {count} moves, or "
                          "fewer, by its move {within}, its next one being move 1.", n)
           : g_dngettext (GETTEXT_PACKAGE,
                          "White to move: keep Black from forcing you down to {count} move, or "
                          "none, by its move {within}, its next one being move 1.",
                          "White to move: keep Black from forcing you down to {count} moves, or "
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
      return is_white ? _("Black to move: leave White as few moves as you can.")
                      : _("White to move: leave Black as few moves as you can.");
    case SUMI_MEASURE_FRONTIER:
      return is_white
               ? _("Black to move: leave as few of your discs as you can next to an empty square.")
               : _("White to move: leave as few of your discs as you can next to an empty square.");
    case SUMI_MEASURE_OPENNESS:
    default:
      return is_white ? _("Black to move: turn discs that touch as few empty squares as possible.")
                      : _("White to move: turn discs that touch as few empty squares as possible.");
    }
}

static const char *
choose_sentence (const SumiTask *task, gboolean is_white)
{
  SumiAim aim;

  if (task->type == SUMI_TASK_BEST)
    return best_sentence (task->measure, is_white);

  aim = sumi_aim_of (&task->goal);
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

/* What TASK asks of SIDE, which is to move, in one sentence. */
char *
sumi_explain_task (const SumiTask *task, SumiColor side)
{
  gboolean is_mobility
    = task->type != SUMI_TASK_BEST && sumi_aim_of (&task->goal) == SUMI_AIM_MOBILITY;
  g_autofree char *squares
    = sumi_words_any (task->type == SUMI_TASK_BEST ? 0 : task->goal.corners);

  return sumi_words_fill (choose_sentence (task, side == SUMI_BLACK),
                          &(SumiBlanks){ .squares = squares,
                                         .count = is_mobility ? task->goal.max_moves : task->within,
                                         .within = task->within });
}
