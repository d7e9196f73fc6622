/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include <glib/gi18n-lib.h>

#include "sumi-words.h"

/* Here the opponent is the attacker; the learner is "you". */

static const char *
denies_next_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {move} is the right move; {squares}: corners, as in "a1 or h8". */
      return is_white ? _("{move}! White cannot take a corner on its next move.")
                      : _("{move}! Black cannot take a corner on its next move.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("{move}! White cannot take {squares} on its next move.")
                      : _("{move}! Black cannot take {squares} on its next move.");
    case SUMI_AIM_PASS:
      return is_white ? _("{move}! White cannot make you pass with its next move.")
                      : _("{move}! Black cannot make you pass with its next move.");
    case SUMI_AIM_MOBILITY:
      return is_white ? _("{move}! Whatever White plays next, it does not leave you too few "
                          "moves.")
                      : _("{move}! Whatever Black plays next, it does not leave you too few "
                          "moves.");
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("{move}! White cannot turn all your discs with its next move.")
                      : _("{move}! Black cannot turn all your discs with its next move.");
    }
}

/* COUNT: at least 2. */
static const char *
denies_sentence_white (SumiAim aim, int count)
{
  gulong n = (gulong) count;

  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {count} is never 1; {squares}: corners, as in "a1 or h8". */
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! White cannot force a corner within its next {count} move.",
                          "{move}! White cannot force a corner within its next {count} moves.", n);
    case SUMI_AIM_CORNERS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! White cannot be sure to take {squares} within its next "
                          "{count} move.",
                          "{move}! White cannot be sure to take {squares} within its next "
                          "{count} moves.", n);
    case SUMI_AIM_PASS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! White cannot force you to pass within its next {count} move.",
                          "{move}! White cannot force you to pass within its next {count} moves.",
                          n);
    case SUMI_AIM_MOBILITY:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! White cannot be sure to leave you too few moves within its "
                          "next {count} move.",
                          "{move}! White cannot be sure to leave you too few moves within its "
                          "next {count} moves.", n);
    case SUMI_AIM_WIPE_OUT:
    default:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! White cannot be sure to turn all your discs within its next "
                          "{count} move.",
                          "{move}! White cannot be sure to turn all your discs within its next "
                          "{count} moves.", n);
    }
}

static const char *
denies_sentence_black (SumiAim aim, int count)
{
  gulong n = (gulong) count;

  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {count} is never 1; {squares}: corners, as in "a1 or h8". */
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Black cannot force a corner within its next {count} move.",
                          "{move}! Black cannot force a corner within its next {count} moves.", n);
    case SUMI_AIM_CORNERS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Black cannot be sure to take {squares} within its next "
                          "{count} move.",
                          "{move}! Black cannot be sure to take {squares} within its next "
                          "{count} moves.", n);
    case SUMI_AIM_PASS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Black cannot force you to pass within its next {count} move.",
                          "{move}! Black cannot force you to pass within its next {count} moves.",
                          n);
    case SUMI_AIM_MOBILITY:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Black cannot be sure to leave you too few moves within its "
                          "next {count} move.",
                          "{move}! Black cannot be sure to leave you too few moves within its "
                          "next {count} moves.", n);
    case SUMI_AIM_WIPE_OUT:
    default:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Black cannot be sure to turn all your discs within its next "
                          "{count} move.",
                          "{move}! Black cannot be sure to turn all your discs within its next "
                          "{count} moves.", n);
    }
}

static const char *
denies_sentence (SumiAim aim, gboolean is_white, int count)
{
  return is_white ? denies_sentence_white (aim, count) : denies_sentence_black (aim, count);
}

static const char *
allows_now_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
    case SUMI_AIM_CORNERS:
      /* Translators: {move} was wrong; {reply} is an answer that shows it: "f1", or "f1 (or b6,
       * c8)". {squares}: the corners that can be taken, as in "a1 or h8". */
      return is_white ? _("After {move} White can take {squares}.")
                      : _("After {move} Black can take {squares}.");
    case SUMI_AIM_PASS:
      return is_white ? _("After {move} White can answer {reply}; then you have no move and must "
                          "pass.")
                      : _("After {move} Black can answer {reply}; then you have no move and must "
                          "pass.");
    case SUMI_AIM_MOBILITY:
      return is_white ? _("After {move} White can answer {reply}; then you have no move.")
                      : _("After {move} Black can answer {reply}; then you have no move.");
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("After {move} White can answer {reply}; then you have no disc left.")
                      : _("After {move} Black can answer {reply}; then you have no disc left.");
    }
}

static const char *
allows_later_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {move} was wrong; {reply} is an answer that shows it: "f1", or "f1 (or b6,
       * c8)". {squares}: the corners asked for, as in "a1 or h8". */
      return is_white ? _("After {move} White can answer {reply} and then force a corner.")
                      : _("After {move} Black can answer {reply} and then force a corner.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("After {move} White can answer {reply} and then be sure to take "
                          "{squares}.")
                      : _("After {move} Black can answer {reply} and then be sure to take "
                          "{squares}.");
    case SUMI_AIM_PASS:
      return is_white ? _("After {move} White can answer {reply} and then force you to pass.")
                      : _("After {move} Black can answer {reply} and then force you to pass.");
    case SUMI_AIM_MOBILITY:
      return is_white ? _("After {move} White can answer {reply} and then be sure to leave you "
                          "too few moves.")
                      : _("After {move} Black can answer {reply} and then be sure to leave you "
                          "too few moves.");
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("After {move} White can answer {reply} and then be sure to turn all "
                          "your discs.")
                      : _("After {move} Black can answer {reply} and then be sure to turn all "
                          "your discs.");
    }
}

static const char *
allows_after_pass_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {squares}: corners, as in "a1 or h8". */
      return is_white ? _("After {move} White must pass, but whatever you play then, White can "
                          "force a corner.")
                      : _("After {move} Black must pass, but whatever you play then, Black can "
                          "force a corner.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("After {move} White must pass, but whatever you play then, White can "
                          "be sure to take {squares}.")
                      : _("After {move} Black must pass, but whatever you play then, Black can "
                          "be sure to take {squares}.");
    case SUMI_AIM_PASS:
      return is_white ? _("After {move} White must pass, but whatever you play then, White can "
                          "force you to pass.")
                      : _("After {move} Black must pass, but whatever you play then, Black can "
                          "force you to pass.");
    case SUMI_AIM_MOBILITY:
      return is_white ? _("After {move} White must pass, but whatever you play then, White can "
                          "be sure to leave you too few moves.")
                      : _("After {move} Black must pass, but whatever you play then, Black can "
                          "be sure to leave you too few moves.");
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("After {move} White must pass, but whatever you play then, White can "
                          "be sure to turn all your discs.")
                      : _("After {move} Black must pass, but whatever you play then, Black can "
                          "be sure to turn all your discs.");
    }
}

static const char *
choose_allows (const SumiFact *fact, gboolean is_white)
{
  SumiAim aim = sumi_aim_of (&fact->task.goal);
  gulong n = (gulong) fact->count;

  if (fact->reply == SUMI_SQUARE_PASS)
    return allows_after_pass_sentence (aim, is_white);
  if (fact->way != SUMI_WAY_AT_ONCE)
    return allows_later_sentence (aim, is_white);
  if (aim == SUMI_AIM_MOBILITY && fact->count > 0)
    {
      /* Translators: {reply} is an answer to {move}: "f1", or "f1 (or b6, c8)". */
      return is_white ? g_dngettext (
               GETTEXT_PACKAGE,
               "After {move} White can answer {reply}; then you have only {count} move.",
               "After {move} White can answer {reply}; then you have only {count} moves.", n)
                      : g_dngettext (
                        GETTEXT_PACKAGE,
                        "After {move} Black can answer {reply}; then you have only {count} move.",
                        "After {move} Black can answer {reply}; then you have only {count} moves.",
                        n);
    }
  return allows_now_sentence (aim, is_white);
}

/* The sentence of a fact that was found for a deny task. */
char *
sumi_fact_deny_to_text (const SumiFact *fact)
{
  gboolean is_white = fact->side == SUMI_BLACK;
  SumiAim aim = sumi_aim_of (&fact->task.goal);
  g_autofree char *reply = sumi_words_reply (fact->reply, fact->others);
  g_autofree char *squares
    = sumi_words_any (fact->squares != 0 ? fact->squares : fact->task.goal.corners);
  SumiBlanks blanks
    = { .move = fact->move, .reply = reply, .squares = squares, .count = fact->count };

  if (fact->kind == SUMI_FACT_ALLOWS)
    return sumi_words_fill (choose_allows (fact, is_white), &blanks);

  g_return_val_if_fail (fact->kind == SUMI_FACT_DENIES, NULL);
  blanks.count = fact->task.within;
  if (fact->task.within == 1)
    return sumi_words_fill (denies_next_sentence (aim, is_white), &blanks);
  return sumi_words_fill (denies_sentence (aim, is_white, fact->task.within), &blanks);
}
