/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include <glib/gi18n-lib.h>

#include "sumi-notation.h"
#include "sumi-words.h"

/* Every function below takes the opponent's colour: what is said of White is said of Black in a
 * sentence of its own, since languages inflect the names. */

static const char *
only_reply_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
    case SUMI_AIM_CORNERS:
      /* Translators: {move} is the right move, {reply} the only answer to it, {squares} the moves
       * that then do what was asked, as in "a1 or h8". */
      return is_white ? _("{move}! White's only move is {reply}, and then you take {squares}.")
                      : _("{move}! Black's only move is {reply}, and then you take {squares}.");
    case SUMI_AIM_PASS:
      return is_white ? _("{move}! White's only move is {reply}, and then {squares} makes White "
                          "pass.")
                      : _("{move}! Black's only move is {reply}, and then {squares} makes Black "
                          "pass.");
    case SUMI_AIM_MOBILITY:
      return is_white ? _("{move}! White's only move is {reply}, and then {squares} leaves White "
                          "few enough moves.")
                      : _("{move}! Black's only move is {reply}, and then {squares} leaves Black "
                          "few enough moves.");
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("{move}! White's only move is {reply}, and then {squares} leaves White "
                          "without a disc.")
                      : _("{move}! Black's only move is {reply}, and then {squares} leaves Black "
                          "without a disc.");
    }
}

static const char *
every_reply_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {move} is the right move; {squares} are corners, as in "a1 or h8". */
      return is_white ? _("{move}! Whatever White answers, you take a corner on your next move.")
                      : _("{move}! Whatever Black answers, you take a corner on your next move.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("{move}! Whatever White answers, you take {squares} on your next move.")
                      : _("{move}! Whatever Black answers, you take {squares} on your next move.");
    case SUMI_AIM_PASS:
      return is_white ? _("{move}! Whatever White answers, you make White pass with your next "
                          "move.")
                      : _("{move}! Whatever Black answers, you make Black pass with your next "
                          "move.");
    case SUMI_AIM_MOBILITY:
      return is_white ? _("{move}! Whatever White answers, you leave White few enough moves with "
                          "your next move.")
                      : _("{move}! Whatever Black answers, you leave Black few enough moves with "
                          "your next move.");
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("{move}! Whatever White answers, you leave White without a disc with "
                          "your next move.")
                      : _("{move}! Whatever Black answers, you leave Black without a disc with "
                          "your next move.");
    }
}

static const char *
reply_opens_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
    case SUMI_AIM_CORNERS:
      /* Translators: {squares} are the moves that do what was asked after the answer {reply}, as
       * in "a1 or h8". */
      return is_white ? _("If White answers {reply}, you take {squares}.")
                      : _("If Black answers {reply}, you take {squares}.");
    case SUMI_AIM_PASS:
      return is_white ? _("If White answers {reply}, {squares} makes White pass.")
                      : _("If Black answers {reply}, {squares} makes Black pass.");
    case SUMI_AIM_MOBILITY:
      return is_white ? _("If White answers {reply}, {squares} leaves White few enough moves.")
                      : _("If Black answers {reply}, {squares} leaves Black few enough moves.");
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("If White answers {reply}, {squares} leaves White without a disc.")
                      : _("If Black answers {reply}, {squares} leaves Black without a disc.");
    }
}

static const char *
forced_in_sentence_white (SumiAim aim, int count)
{
  gulong n = (gulong) count;

  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {count} is how many moves the learner still needs after {move}, at most. */
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Whatever White does, you take a corner within {count} more "
                          "move.",
                          "{move}! Whatever White does, you take a corner within {count} more "
                          "moves.", n);
    case SUMI_AIM_CORNERS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Whatever White does, you take {squares} within {count} more "
                          "move.",
                          "{move}! Whatever White does, you take {squares} within {count} more "
                          "moves.", n);
    case SUMI_AIM_PASS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Whatever White does, you make White pass within {count} more "
                          "move.",
                          "{move}! Whatever White does, you make White pass within {count} more "
                          "moves.", n);
    case SUMI_AIM_MOBILITY:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Whatever White does, you leave White few enough moves within "
                          "{count} more move.",
                          "{move}! Whatever White does, you leave White few enough moves within "
                          "{count} more moves.", n);
    case SUMI_AIM_WIPE_OUT:
    default:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Whatever White does, you leave White without a disc within "
                          "{count} more move.",
                          "{move}! Whatever White does, you leave White without a disc within "
                          "{count} more moves.", n);
    }
}

static const char *
forced_in_sentence_black (SumiAim aim, int count)
{
  gulong n = (gulong) count;

  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {count} is how many moves the learner still needs after {move}, at most. */
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Whatever Black does, you take a corner within {count} more "
                          "move.",
                          "{move}! Whatever Black does, you take a corner within {count} more "
                          "moves.", n);
    case SUMI_AIM_CORNERS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Whatever Black does, you take {squares} within {count} more "
                          "move.",
                          "{move}! Whatever Black does, you take {squares} within {count} more "
                          "moves.", n);
    case SUMI_AIM_PASS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Whatever Black does, you make Black pass within {count} more "
                          "move.",
                          "{move}! Whatever Black does, you make Black pass within {count} more "
                          "moves.", n);
    case SUMI_AIM_MOBILITY:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Whatever Black does, you leave Black few enough moves within "
                          "{count} more move.",
                          "{move}! Whatever Black does, you leave Black few enough moves within "
                          "{count} more moves.", n);
    case SUMI_AIM_WIPE_OUT:
    default:
      return g_dngettext (GETTEXT_PACKAGE,
                          "{move}! Whatever Black does, you leave Black without a disc within "
                          "{count} more move.",
                          "{move}! Whatever Black does, you leave Black without a disc within "
                          "{count} more moves.", n);
    }
}

static const char *
forced_in_sentence (SumiAim aim, gboolean is_white, int count)
{
  return is_white ? forced_in_sentence_white (aim, count) : forced_in_sentence_black (aim, count);
}

/* COUNT: at least 2. */
static const char *
none_of_sentence_white (SumiAim aim, int count)
{
  gulong n = (gulong) count;

  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {move} was wrong, and {reply} is the answer that shows it: "f1", or "f1 (or
       * b6, c8)" where others would, too. {count} is never 1. {squares}: corners, as in "a1 or
       * h8". */
      return g_dngettext (GETTEXT_PACKAGE,
                          "After {move} White can answer {reply}; then none of your {count} move "
                          "takes a corner.",
                          "After {move} White can answer {reply}; then none of your {count} "
                          "moves takes a corner.", n);
    case SUMI_AIM_CORNERS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "After {move} White can answer {reply}; then none of your {count} move "
                          "takes {squares}.",
                          "After {move} White can answer {reply}; then none of your {count} "
                          "moves takes {squares}.", n);
    case SUMI_AIM_PASS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "After {move} White can answer {reply}; then none of your {count} move "
                          "makes White pass.",
                          "After {move} White can answer {reply}; then none of your {count} "
                          "moves makes White pass.", n);
    case SUMI_AIM_MOBILITY:
      return g_dngettext (GETTEXT_PACKAGE,
                          "After {move} White can answer {reply}; then none of your {count} move "
                          "leaves White few enough moves.",
                          "After {move} White can answer {reply}; then none of your {count} "
                          "moves leaves White few enough moves.", n);
    case SUMI_AIM_WIPE_OUT:
    default:
      return g_dngettext (GETTEXT_PACKAGE,
                          "After {move} White can answer {reply}; then none of your {count} move "
                          "leaves White without a disc.",
                          "After {move} White can answer {reply}; then none of your {count} "
                          "moves leaves White without a disc.", n);
    }
}

static const char *
none_of_sentence_black (SumiAim aim, int count)
{
  gulong n = (gulong) count;

  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {move} was wrong, and {reply} is the answer that shows it: "f1", or "f1 (or
       * b6, c8)" where others would, too. {count} is never 1. {squares}: corners, as in "a1 or
       * h8". */
      return g_dngettext (GETTEXT_PACKAGE,
                          "After {move} Black can answer {reply}; then none of your {count} move "
                          "takes a corner.",
                          "After {move} Black can answer {reply}; then none of your {count} "
                          "moves takes a corner.", n);
    case SUMI_AIM_CORNERS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "After {move} Black can answer {reply}; then none of your {count} move "
                          "takes {squares}.",
                          "After {move} Black can answer {reply}; then none of your {count} "
                          "moves takes {squares}.", n);
    case SUMI_AIM_PASS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "After {move} Black can answer {reply}; then none of your {count} move "
                          "makes Black pass.",
                          "After {move} Black can answer {reply}; then none of your {count} "
                          "moves makes Black pass.", n);
    case SUMI_AIM_MOBILITY:
      return g_dngettext (GETTEXT_PACKAGE,
                          "After {move} Black can answer {reply}; then none of your {count} move "
                          "leaves Black few enough moves.",
                          "After {move} Black can answer {reply}; then none of your {count} "
                          "moves leaves Black few enough moves.", n);
    case SUMI_AIM_WIPE_OUT:
    default:
      return g_dngettext (GETTEXT_PACKAGE,
                          "After {move} Black can answer {reply}; then none of your {count} move "
                          "leaves Black without a disc.",
                          "After {move} Black can answer {reply}; then none of your {count} "
                          "moves leaves Black without a disc.", n);
    }
}

static const char *
none_of_sentence (SumiAim aim, gboolean is_white, int count)
{
  return is_white ? none_of_sentence_white (aim, count) : none_of_sentence_black (aim, count);
}

static const char *
only_move_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {move} was wrong, and {reply} is the answer that shows it: "f1", or "f1 (or
       * b6, c8)". {first} is the one move that the learner has then. {squares}: corners. */
      return is_white ? _("After {move} White can answer {reply}; then your only move, {first}, "
                          "takes no corner.")
                      : _("After {move} Black can answer {reply}; then your only move, {first}, "
                          "takes no corner.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("After {move} White can answer {reply}; then your only move, {first}, "
                          "does not take {squares}.")
                      : _("After {move} Black can answer {reply}; then your only move, {first}, "
                          "does not take {squares}.");
    case SUMI_AIM_PASS:
      return is_white ? _("After {move} White can answer {reply}; then your only move, {first}, "
                          "does not make White pass.")
                      : _("After {move} Black can answer {reply}; then your only move, {first}, "
                          "does not make Black pass.");
    case SUMI_AIM_MOBILITY:
      return is_white ? _("After {move} White can answer {reply}; then your only move, {first}, "
                          "leaves White too many moves.")
                      : _("After {move} Black can answer {reply}; then your only move, {first}, "
                          "leaves Black too many moves.");
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("After {move} White can answer {reply}; then your only move, {first}, "
                          "does not leave White without a disc.")
                      : _("After {move} Black can answer {reply}; then your only move, {first}, "
                          "does not leave Black without a disc.");
    }
}

static const char *
in_time_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {move} was wrong, and {reply} is the answer that shows it: "f1", or "f1 (or
       * b6, c8)". In time: within as many moves as the puzzle allows. {squares}: corners. */
      return is_white ? _("After {move} White can answer {reply}; then you can no longer force a "
                          "corner in time.")
                      : _("After {move} Black can answer {reply}; then you can no longer force a "
                          "corner in time.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("After {move} White can answer {reply}; then you can no longer be sure "
                          "to take {squares} in time.")
                      : _("After {move} Black can answer {reply}; then you can no longer be sure "
                          "to take {squares} in time.");
    case SUMI_AIM_PASS:
      return is_white ? _("After {move} White can answer {reply}; then you can no longer force "
                          "White to pass in time.")
                      : _("After {move} Black can answer {reply}; then you can no longer force "
                          "Black to pass in time.");
    case SUMI_AIM_MOBILITY:
      return is_white ? _("After {move} White can answer {reply}; then you can no longer be sure "
                          "to leave White few enough moves in time.")
                      : _("After {move} Black can answer {reply}; then you can no longer be sure "
                          "to leave Black few enough moves in time.");
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("After {move} White can answer {reply}; then you can no longer be sure "
                          "to leave White without a disc in time.")
                      : _("After {move} Black can answer {reply}; then you can no longer be sure "
                          "to leave Black without a disc in time.");
    }
}

/* A pass or few moves would have been the goal itself. */
static const char *
after_pass_sentence (SumiAim aim, gboolean is_white)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      /* Translators: {squares}: corners, as in "a1 or h8". */
      return is_white ? _("After {move} White must pass, but you still cannot force a corner in "
                          "time.")
                      : _("After {move} Black must pass, but you still cannot force a corner in "
                          "time.");
    case SUMI_AIM_CORNERS:
      return is_white ? _("After {move} White must pass, but you still cannot be sure to take "
                          "{squares} in time.")
                      : _("After {move} Black must pass, but you still cannot be sure to take "
                          "{squares} in time.");
    case SUMI_AIM_PASS:
    case SUMI_AIM_MOBILITY:
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("After {move} White must pass, but you still cannot be sure to leave "
                          "White without a disc in time.")
                      : _("After {move} Black must pass, but you still cannot be sure to leave "
                          "Black without a disc in time.");
    }
}

/* COUNT: what a mobility goal leaves. */
static const char *
reached_sentence (SumiAim aim, gboolean is_white, int count)
{
  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
    case SUMI_AIM_CORNERS:
      return _("{move}! The corner is yours.");
    case SUMI_AIM_PASS:
      return is_white ? _("{move}! White has no move and must pass.")
                      : _("{move}! Black has no move and must pass.");
    case SUMI_AIM_MOBILITY:
      if (count == 0)
        return is_white ? _("{move}! White has no move.") : _("{move}! Black has no move.");
      return is_white ? g_dngettext (GETTEXT_PACKAGE, "{move}! White has only {count} move left.",
                                     "{move}! White has only {count} moves left.", (gulong) count)
                      : g_dngettext (GETTEXT_PACKAGE, "{move}! Black has only {count} move left.",
                                     "{move}! Black has only {count} moves left.", (gulong) count);
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? _("{move}! White has no disc left.") : _("{move}! Black has no disc left.");
    }
}

/* COUNT: the moves, or for a wipe-out the discs, that the opponent still has. */
static const char *
missed_sentence (SumiAim aim, gboolean is_white, int count)
{
  gulong n = (gulong) count;

  switch (aim)
    {
    case SUMI_AIM_ANY_CORNER:
      return _("{move} takes no corner.");
    case SUMI_AIM_CORNERS:
      /* Translators: {squares}: corners, as in "a1 or h8". */
      return _("{move} does not take {squares}.");
    case SUMI_AIM_PASS:
    case SUMI_AIM_MOBILITY:
      return is_white ? g_dngettext (GETTEXT_PACKAGE, "After {move} White still has {count} move.",
                                     "After {move} White still has {count} moves.", n)
                      : g_dngettext (GETTEXT_PACKAGE, "After {move} Black still has {count} move.",
                                     "After {move} Black still has {count} moves.", n);
    case SUMI_AIM_WIPE_OUT:
    default:
      return is_white ? g_dngettext (GETTEXT_PACKAGE, "After {move} White still has {count} disc.",
                                     "After {move} White still has {count} discs.", n)
                      : g_dngettext (GETTEXT_PACKAGE, "After {move} Black still has {count} disc.",
                                     "After {move} Black still has {count} discs.", n);
    }
}

static gboolean
is_about_corners (const SumiFact *fact)
{
  return fact->task.goal.kind == SUMI_GOAL_CORNER;
}

static const char *
choose_only_reply (const SumiFact *fact, gboolean is_white)
{
  if (is_about_corners (fact) && fact->others == fact->squares)
    {
      /* Translators: {move} is the right move, {reply} the only answer to it; {squares} are the
       * corners that it makes possible to take, as in "a1 and h8". */
      return is_white ? _("{move}! White's only move is {reply}, and it opens {squares}.")
                      : _("{move}! Black's only move is {reply}, and it opens {squares}.");
    }
  return only_reply_sentence (sumi_aim_of (&fact->task.goal), is_white);
}

static const char *
choose_every_reply (const SumiFact *fact, gboolean is_white)
{
  if (is_about_corners (fact) && fact->squares != 0)
    {
      /* Translators: {squares} are corners that can be taken after each answer: "a1 or h8". */
      return is_white ? _("{move}! Whatever White answers, you take {squares}.")
                      : _("{move}! Whatever Black answers, you take {squares}.");
    }
  return every_reply_sentence (sumi_aim_of (&fact->task.goal), is_white);
}

static const char *
choose_reply_opens (const SumiFact *fact, gboolean is_white)
{
  if (is_about_corners (fact) && fact->others == fact->squares)
    {
      /* Translators: {squares} are the corners that the answer {reply} makes possible to take, as
       * in "a1 and h8". */
      return is_white ? _("White's answer {reply} opens {squares}.")
                      : _("Black's answer {reply} opens {squares}.");
    }
  return reply_opens_sentence (sumi_aim_of (&fact->task.goal), is_white);
}

static const char *
choose_must_pass (const SumiFact *fact, gboolean is_white)
{
  if (is_about_corners (fact))
    {
      /* Translators: {squares}: corners, as in "a1 or h8". */
      return is_white ? _("{move}! White must pass, and then you take {squares}.")
                      : _("{move}! Black must pass, and then you take {squares}.");
    }
  /* Translators: {squares}: squares to play on, as in "b2 or g7". */
  return is_white ? _("{move}! White must pass, and then {squares} leaves White without a disc.")
                  : _("{move}! Black must pass, and then {squares} leaves Black without a disc.");
}

static const char *
choose_refuted_by (const SumiFact *fact, gboolean is_white)
{
  SumiAim aim = sumi_aim_of (&fact->task.goal);

  if (fact->reply == SUMI_SQUARE_PASS)
    return after_pass_sentence (aim, is_white);
  if (fact->way == SUMI_WAY_OVER)
    {
      /* Translators: {move} was wrong, and {reply} is an answer that shows it: "f1", or "f1 (or
       * b6, c8)". */
      return is_white ? _("After {move} White can answer {reply}; then the game is over.")
                      : _("After {move} Black can answer {reply}; then the game is over.");
    }
  if (fact->way != SUMI_WAY_NO_MOVE)
    return in_time_sentence (aim, is_white);
  if (fact->count == 1)
    return only_move_sentence (aim, is_white);
  return none_of_sentence (aim, is_white, fact->count);
}

/* The sentence with its blanks still in it; NULL if FACT is not one of a force task. */
static const char *
choose_sentence (const SumiFact *fact)
{
  gboolean is_white = fact->side == SUMI_BLACK;
  SumiAim aim = sumi_aim_of (&fact->task.goal);

  if (fact->kind == SUMI_FACT_MUST_PASS)
    return choose_must_pass (fact, is_white);
  if (fact->kind == SUMI_FACT_GOAL_REACHED)
    return reached_sentence (aim, is_white, fact->count);
  if (fact->kind == SUMI_FACT_ONLY_REPLY)
    return choose_only_reply (fact, is_white);
  if (fact->kind == SUMI_FACT_EVERY_REPLY)
    return choose_every_reply (fact, is_white);
  if (fact->kind == SUMI_FACT_REPLY_OPENS)
    return choose_reply_opens (fact, is_white);
  if (fact->kind == SUMI_FACT_FORCED_IN)
    return forced_in_sentence (aim, is_white, fact->count);
  if (fact->kind == SUMI_FACT_GOAL_MISSED)
    return missed_sentence (aim, is_white, fact->count);
  if (fact->kind == SUMI_FACT_REFUTED_BY)
    return choose_refuted_by (fact, is_white);
  return NULL;
}

/* What {squares} stands for: squares that are all meant where something opens them, a choice where
 * one of them is played, and the corners asked for where none is taken. */
static char *
name_squares (const SumiFact *fact)
{
  gboolean is_opened = is_about_corners (fact) && fact->others == fact->squares;

  switch ((int) fact->kind)
    {
    case SUMI_FACT_ONLY_REPLY:
    case SUMI_FACT_REPLY_OPENS:
      return is_opened ? sumi_words_all (fact->squares) : sumi_words_any (fact->squares);
    case SUMI_FACT_MUST_PASS:
      return sumi_words_any (fact->squares);
    case SUMI_FACT_EVERY_REPLY:
      return sumi_words_any (fact->squares != 0 ? fact->squares : fact->task.goal.corners);
    default:
      return sumi_words_any (fact->task.goal.corners);
    }
}

/* One clause a reply: "b7 opens a8". */
static char *
list_openings (const SumiFact *fact)
{
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < fact->n_openings; i++)
    {
      const SumiOpening *opening = &fact->openings[i];
      gboolean is_opened = opening->others == opening->squares;
      g_autofree char *squares
        = is_opened ? sumi_words_all (opening->squares) : sumi_words_any (opening->squares);
      SumiBlanks blanks = { .move = fact->move,
                            .reply = sumi_square_to_name (opening->reply),
                            .squares = squares };
      const char *clause
        /* Translators: a sentence without its full stop, one of a list: the opponent's answer
         * {reply} makes it possible to take the corners {squares}, as in "b7 opens a8". */
        = is_opened ? _("{reply} opens {squares}")
                    /* Translators: likewise, where it could be taken before as well. */
                    : _("after {reply} you take {squares}");

      g_ptr_array_add (clauses, sumi_words_fill (clause, &blanks));
    }
  return sumi_words_join (clauses);
}

/* Few replies that open different corners are gone through one by one. */
static char *
openings_to_text (const SumiFact *fact)
{
  g_autofree char *list = list_openings (fact);

  return sumi_words_fill (
    fact->side == SUMI_BLACK
      /* Translators: {first} is a list of sentences like "b7 opens a8", separated by commas. */
      ? _("{move}! Whatever White answers, you take a corner: {first}.")
      : _("{move}! Whatever Black answers, you take a corner: {first}."),
    &(SumiBlanks){ .move = fact->move, .first = list });
}

/* The sentence of a fact that was found for a force task. */
char *
sumi_fact_force_to_text (const SumiFact *fact)
{
  const char *sentence = choose_sentence (fact);
  g_autofree char *squares = name_squares (fact);
  g_autofree char *reply = NULL;

  g_return_val_if_fail (sentence != NULL, NULL);

  if (fact->n_openings > 0)
    return openings_to_text (fact);
  reply = sumi_words_reply (fact->reply,
                            fact->kind == SUMI_FACT_REFUTED_BY ? fact->others : 0);
  return sumi_words_fill (
    sentence,
    &(SumiBlanks){ .move = fact->move,
                   .reply = reply,
                   .squares = squares,
                   .first = sumi_square_to_name (sumi_bitboard_first (fact->squares)),
                   .count = fact->count });
}
