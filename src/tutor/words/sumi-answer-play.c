/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-answer-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-words.h"

/* How a game that was played for an aim came out. */

static const char *
corner_sentence (const SumiPlayAim *aim, gboolean is_reached)
{
  if (aim->corners == SUMI_CORNERS)
    return is_reached ? _("You took a corner: that was the aim.")
                      : _("The game is over, and you took no corner.");
  /* Translators: {squares}: corners, as in "a1 or h8". */
  return is_reached ? _("You took {squares}: that was the aim.")
                    : _("The game is over, and you did not take {squares}.");
}

/* MARGIN: what the learner has more than the opponent, at the end. */
static const char *
lost_sentence (gboolean is_white, int margin)
{
  gulong n = (gulong) -margin;

  if (margin == 0)
    return _("The game is a draw: that is not enough.");
  return is_white ? g_dngettext (GETTEXT_PACKAGE, "White wins by {count} disc.",
                                 "White wins by {count} discs.", n)
                  : g_dngettext (GETTEXT_PACKAGE, "Black wins by {count} disc.",
                                 "Black wins by {count} discs.", n);
}

static const char *
result_sentence (gboolean is_white, int margin, gboolean is_reached)
{
  gulong n = (gulong) margin;

  if (margin <= 0)
    return lost_sentence (is_white, margin);
  if (is_reached)
    return g_dngettext (GETTEXT_PACKAGE, "You win by {count} disc: that was the aim.",
                        "You win by {count} discs: that was the aim.", n);
  return g_dngettext (GETTEXT_PACKAGE, "You win by {count} disc: that is not enough.",
                      "You win by {count} discs: that is not enough.", n);
}

/* How the game that SIDE played for TASK came out. END is the position at its end or, where the aim
 * is a corner, after the move that took it; IS_REACHED: whether that is what the aim wants. */
char *
sumi_play_explain (const SumiTask *task, SumiColor side, SumiPosition end, gboolean is_reached)
{
  const SumiPlayAim *aim = &task->aim;
  SumiBitboard own = sumi_position_discs (end, side);
  SumiBitboard other = sumi_position_discs (end, sumi_color_opposite (side));
  int margin = sumi_scoring_difference (task->scoring, own, other);
  g_autofree char *squares = NULL;

  if (aim->kind != SUMI_PLAY_AIM_CORNER)
    return sumi_words_fill (result_sentence (side == SUMI_BLACK, margin, is_reached),
                            &(SumiBlanks){ .count = ABS (margin) });

  squares = sumi_words_any (is_reached ? aim->corners & own : aim->corners);
  return sumi_words_fill (corner_sentence (aim, is_reached), &(SumiBlanks){ .squares = squares });
}
