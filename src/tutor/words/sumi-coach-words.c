/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "sumi-cause.h"
#include "sumi-notation.h"
#include "sumi-words.h"

/* Every sentence below that names a side is written for either: what is said of White is said of
 * Black in a sentence of its own, since languages inflect the names. */

#define MAIN_DIAGONAL UINT64_C (0x8040201008040201)
#define OTHER_DIAGONAL UINT64_C (0x0102040810204080)

/* A line with more discs than this is named by the first and the last. */
#define MAX_ON_LINE 2

static gboolean
is_one (SumiBitboard squares)
{
  return sumi_bitboard_count (squares) == 1;
}

static int
distance (SumiSquare a, SumiSquare b)
{
  return MAX (abs (sumi_square_column (a) - sumi_square_column (b)),
              abs (sumi_square_row (a) - sumi_square_row (b)));
}

/* The discs of LINE as they lie from FROM on: "g7", "g7 and f6", "a2 to a6". */
static char *
list_line (SumiBitboard line, SumiSquare from)
{
  const char *names[8] = { NULL };
  int n = sumi_bitboard_count (line), first = 8;

  SUMI_FOREACH_SQUARE (square, line)
    {
      int i = distance ((SumiSquare) square, from);

      names[i] = sumi_square_to_name ((SumiSquare) square);
      first = MIN (first, i);
    }
  if (n == 1)
    return g_strdup (names[first]);
  return sumi_words_fill (n <= MAX_ON_LINE
                            ? _("{first} and {last}")
                            /* Translators: discs in a row, the first and the last of them named, as
                             * in "a2 to a6". */
                            : _("{first} to {last}"),
                          &(SumiBlanks){ .first = names[first], .last = names[first + n - 1] });
}

/* The discs that the moves of FACT needed, in the order of those moves: "d5, e6 and c6". */
static char *
list_needed (const SumiFact *fact)
{
  SumiCause causes[64];
  int n = sumi_causes_find (fact->position, fact->move, sumi_color_opposite (fact->side), causes);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (sumi_bitboard_count (fact->anchors) != sumi_bitboard_count (fact->lost))
    return sumi_words_all (fact->anchors);
  for (int i = 0; i < n; i++)
    {
      if (sumi_bitboard_has (fact->lost, causes[i].square))
        g_ptr_array_add (names,
                         (gpointer) sumi_square_to_name (sumi_bitboard_first (causes[i].ends)));
    }
  return sumi_words_list (names);
}

static char *
word_needed (const SumiFact *fact)
{
  g_autofree char *squares = sumi_words_all (fact->lost);
  g_autofree char *discs = list_needed (fact);
  SumiBlanks blanks = { .move = fact->move, .squares = squares, .discs = discs };
  int n = sumi_bitboard_count (fact->anchors);

  if (n == 1)
    {
      /* Translators: {squares} are moves that the opponent no longer has; {discs} is the disc that
       * they depended on. */
      return sumi_words_fill (_("{squares} needed the disc on {discs}, and {move} turns it."),
                              &blanks);
    }
  if (n == 2)
    {
      /* Translators: {squares} are moves that the opponent no longer has; {discs} the discs that
       * they depended on. */
      return sumi_words_fill (_("{squares} needed discs on {discs}. {move} turns both."), &blanks);
    }
  if (n == 3)
    return sumi_words_fill (_("{squares} needed discs on {discs}. {move} turns all three."),
                            &blanks);
  return sumi_words_fill (_("{squares} needed discs on {discs}. {move} turns all of them."),
                          &blanks);
}

static const char *
lost_sentence (gboolean has_taken, gboolean has_spoilt, gboolean is_listed, gboolean is_white)
{
  if (has_taken && has_spoilt)
    {
      /* Translators: the opponent's moves become fewer: one because the learner plays there, the
       * others, {squares}, because {discs} turn, as in "You take b2; turning d4 spoils g7." */
      return _("You take {move}; turning {discs} spoils {squares}.");
    }
  if (has_taken && is_listed)
    {
      /* Translators: the learner plays on {move}, one of the opponent's moves named before. */
      return _("You take {move}.");
    }
  if (has_taken)
    {
      /* Translators: the learner plays where the opponent could have played. */
      return is_white ? _("You take {move} from White.") : _("You take {move} from Black.");
    }
  /* Translators: {squares} are moves that the opponent no longer has because {discs} turn. */
  return _("Turning {discs} spoils {squares}.");
}

static char *
word_lost (const SumiFact *fact)
{
  SumiBitboard spoilt = fact->lost & ~sumi_bitboard_of (fact->move);
  g_autofree char *squares = sumi_words_all (spoilt);
  g_autofree char *discs = sumi_words_all (fact->anchors);

  return sumi_words_fill (lost_sentence (spoilt != fact->lost, spoilt != 0, fact->count == 1,
                                         fact->side == SUMI_BLACK),
                          &(SumiBlanks){ .move = fact->move, .squares = squares, .discs = discs });
}

static const char *
in_time_sentence (const SumiFact *fact, gboolean is_white)
{
  gboolean is_any = fact->task.goal.corners == SUMI_CORNERS;

  if (fact->kind == SUMI_FACT_IN_TIME && is_any)
    return is_white ? _("Whatever White does, {move} wins you a corner in time.")
                    : _("Whatever Black does, {move} wins you a corner in time.");
  if (fact->kind == SUMI_FACT_IN_TIME)
    {
      /* Translators: {corners} is one corner, or several as in "a1 or h8". */
      return is_white ? _("Whatever White does, {move} wins you {corners} in time.")
                      : _("Whatever Black does, {move} wins you {corners} in time.");
    }
  if (is_any)
    return is_white ? _("After {move} White can force no corner in time.")
                    : _("After {move} Black can force no corner in time.");
  return is_white ? _("After {move} White cannot be sure of {corners} in time.")
                  : _("After {move} Black cannot be sure of {corners} in time.");
}

static char *
word_in_time (const SumiFact *fact)
{
  g_autofree char *corners = sumi_words_any (fact->task.goal.corners);

  return sumi_words_fill (in_time_sentence (fact, fact->side == SUMI_BLACK),
                          &(SumiBlanks){ .move = fact->move, .corners = corners });
}

static const char *
unchanged_sentence (int n, gboolean is_white)
{
  if (n == 1)
    return is_white ? _("White has only {squares}, and {move} does not change that.")
                    : _("Black has only {squares}, and {move} does not change that.");
  if (n == 2)
    return is_white ? _("White has only {squares}; {move} changes neither.")
                    : _("Black has only {squares}; {move} changes neither.");
  return is_white ? _("White has only {squares}; {move} changes none of them.")
                  : _("Black has only {squares}; {move} changes none of them.");
}

/* The corners that FACT names with REPLY. */
static SumiBitboard
corners_after (const SumiFact *fact, SumiSquare reply)
{
  SumiPosition next = sumi_position_play (sumi_position_play (fact->position, fact->move), reply);

  return sumi_corners_takeable (next, fact->side) & fact->others;
}

/* REPLIES, which lose the same CORNERS. */
static char *
word_opens_clause (SumiBitboard replies, SumiBitboard corners, gboolean is_new)
{
  g_autofree char *squares = sumi_words_all (replies);
  g_autofree char *list = is_new ? sumi_words_all (corners) : sumi_words_any (corners);
  const char *clause;

  if (!is_new)
    {
      /* Translators: a sentence without its full stop, one of a list: {squares} are moves of the
       * opponent, {corners} what the learner then takes. */
      clause = is_one (replies) ? _("after {squares} you take {corners}")
                                : _("after each of {squares} you take {corners}");
    }
  else
    {
      /* Translators: a sentence without its full stop, one of a list: {squares} are moves of the
       * opponent, which make it possible to take {corners}, as in "b7 opens a8". */
      clause = is_one (replies) ? _("{squares} opens {corners}") : _("{squares} open {corners}");
    }
  return sumi_words_fill (clause, &(SumiBlanks){ .squares = squares, .corners = list });
}

/* One clause for all replies that open the same corner: "b7 opens a8". */
static char *
word_opens (const SumiFact *fact)
{
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_free);
  SumiPosition after = sumi_position_play (fact->position, fact->move);
  SumiBitboard already = sumi_corners_takeable (after, fact->side), left = fact->squares;
  g_autofree char *list = NULL;

  while (left != 0)
    {
      SumiBitboard corners = corners_after (fact, sumi_bitboard_first (left)), same = 0;

      SUMI_FOREACH_SQUARE (reply, left)
        {
          if (corners_after (fact, (SumiSquare) reply) == corners)
            same |= sumi_bitboard_of ((SumiSquare) reply);
        }
      left &= ~same;
      g_ptr_array_add (clauses, word_opens_clause (same, corners, (corners & already) == 0));
    }
  if (clauses->len == 1)
    return sumi_words_fill (_("{first}."), &(SumiBlanks){ .first = clauses->pdata[0] });
  list = sumi_words_join_head (clauses);
  /* Translators: clauses made into a sentence, the last one set apart, as in "b7 opens a8, and g1
   * opens h1." */
  return sumi_words_fill (_("{first}, and {last}."),
                          &(SumiBlanks){ .first = list,
                                         .last = clauses->pdata[clauses->len - 1] });
}

static const char *
left_sentence (gboolean is_one_reply, gboolean is_opened)
{
  if (is_one_reply)
    {
      /* Translators: {squares} is the opponent's one reply, {corners} what the learner then
       * takes. */
      return is_opened ? _("{squares} is left, and it opens {corners}.")
                       : _("{squares} is left, and then you take {corners}.");
    }
  /* Translators: {squares} are the opponent's replies, {corners} what the learner takes after any
   * of them. */
  return is_opened ? _("{squares} are left, and each opens {corners}.")
                   : _("{squares} are left, and after each you take {corners}.");
}

static const char *
stuck_sentence (int n_replies, int n_corners, gboolean is_white)
{
  if (n_replies == 1)
    {
      /* Translators: {squares} is the only move that White has, {corners} what it gives away. */
      return is_white ? _("White's one move, {squares}, already loses {corners}.")
                      : _("Black's one move, {squares}, already loses {corners}.");
    }
  if (n_corners == 1)
    return is_white ? _("White has only {squares}, and each already loses {corners}.")
                    : _("Black has only {squares}, and each already loses {corners}.");
  return is_white ? _("White has only {squares}, and each already loses a corner.")
                  : _("Black has only {squares}, and each already loses a corner.");
}

static const char *
waits_sentence (int n_replies, int n_corners)
{
  if (n_replies == 0)
    {
      /* Translators: a waiting move keeps things as they are, so that the opponent has to move. */
      return _("{move} changes nothing there: a waiting move.");
    }
  if (n_replies == 1)
    {
      /* Translators: {squares} is the one move that the opponent has besides, {corners} what it
       * gives away. */
      return _("{move} adds only {squares}, which loses {corners}: a waiting move.");
    }
  return n_corners == 1 ? _("{move} adds only {squares}, and each loses {corners}: a waiting move.")
                        : _("{move} adds only {squares}, and each loses a corner: a waiting move.");
}

/* A clause that can stand alone. */
static const char *
line_clause (const SumiFact *fact)
{
  gboolean is_single = is_one (fact->line);

  if (fact->end == fact->move)
    {
      /* Translators: {discs} are the opponent's, between the disc just played on {move} and the
       * empty corner {corner}. A sentence without its full stop. */
      return is_single ? _("Now {discs} lies between your {move} and {corner}")
                       : _("Now {discs} lie between your {move} and {corner}");
    }
  if (fact->anchors != 0)
    {
      /* Translators: {discs} are the opponent's, between the empty corner {corner} and the
       * learner's disc on {end}. Two sentences, the second without its full stop. */
      return is_single ? _("{move} turns {end}. Now {discs} lies between {corner} and {end}")
                       : _("{move} turns {end}. Now {discs} lie between {corner} and {end}");
    }
  /* Translators: {discs} are the opponent's, between the empty corner {corner} and the learner's
   * disc on {end}. A sentence without its full stop. */
  return is_single ? _("{discs} lies between {corner} and your {end}")
                   : _("{discs} lie between {corner} and your {end}");
}

static char *
word_line (const SumiFact *fact)
{
  gboolean is_white = fact->side == SUMI_BLACK;
  g_autofree char *discs = list_line (fact->line, fact->corner);
  g_autofree char *clause
    = sumi_words_fill (line_clause (fact),
                       &(SumiBlanks){ .move = fact->move,
                                      .discs = discs,
                                      .corner = sumi_square_to_name (fact->corner),
                                      .end = sumi_square_to_name (fact->end) });
  SumiBlanks blanks = { .first = clause };

  if (fact->count == 0)
    return sumi_words_fill (_("{first}."), &blanks);
  /* Translators: {first} is a sentence like "Now g7 lies between h8 and f6". */
  return sumi_words_fill (is_white ? _("{first}, and no White reply changes that.")
                                   : _("{first}, and no Black reply changes that."),
                          &blanks);
}

static char *
word_plan (const SumiFact *fact)
{
  gboolean is_white = fact->side == SUMI_BLACK;
  g_autofree char *squares = sumi_words_all (fact->squares);
  SumiBlanks blanks = { .reply = sumi_square_to_name (fact->reply),
                        .end = sumi_square_to_name (fact->end),
                        .squares = squares };

  if (fact->squares == 0)
    return sumi_words_fill (is_white ? _("After {reply} you play {end}, and White has no move.")
                                     : _("After {reply} you play {end}, and Black has no move."),
                            &blanks);
  if (fact->count == 0)
    {
      /* Translators: the learner answers {reply} by {end}. */
      return sumi_words_fill (is_white ? _("After {reply} you play {end}, and every move of "
                                           "White's loses a corner.")
                                       : _("After {reply} you play {end}, and every move of "
                                           "Black's loses a corner."),
                              &blanks);
    }
  if (is_one (fact->squares))
    {
      /* Translators: after the opponent's {reply} the learner plays {end}, after which the opponent
       * has one move, {squares}. */
      return sumi_words_fill (_("After {reply} you play {end}, and {squares} is all that is left."),
                              &blanks);
    }
  return sumi_words_fill (_("After {reply} you play {end}, and {squares} are all that is left."),
                          &blanks);
}

static char *
word_tempo (const SumiFact *fact)
{
  gboolean is_white = fact->side == SUMI_BLACK;
  g_autofree char *theirs = sumi_words_all (fact->squares);
  g_autofree char *own = sumi_words_some (fact->others);
  SumiBlanks blanks = { .squares = theirs, .discs = own };

  if (is_one (fact->squares))
    /* Translators: harmless moves lose no corner; {squares} are White's, {discs} are the
     * learner's. */
    return sumi_words_fill (is_white ? _("White's one harmless move is {squares}; you have "
                                         "{discs}.")
                                     : _("Black's one harmless move is {squares}; you have "
                                         "{discs}."),
                            &blanks);
  return sumi_words_fill (is_white ? _("White's harmless moves are {squares}; you have {discs}.")
                                   : _("Black's harmless moves are {squares}; you have {discs}."),
                          &blanks);
}

static char *
word_hands_line (const SumiFact *fact)
{
  gboolean is_white = fact->side == SUMI_BLACK;
  g_autofree char *discs = list_line (fact->line, fact->corner);
  SumiBlanks blanks = { .discs = discs,
                        .corner = sumi_square_to_name (fact->corner),
                        .end = sumi_square_to_name (fact->end) };

  if (is_one (fact->line))
    /* Translators: {discs} are the learner's, between the empty corner {corner} and White's disc on
     * {end}. */
    return sumi_words_fill (is_white ? _("Now {discs} lies between {corner} and White's {end}.")
                                     : _("Now {discs} lies between {corner} and Black's {end}."),
                            &blanks);
  return sumi_words_fill (is_white ? _("Now {discs} lie between {corner} and White's {end}.")
                                   : _("Now {discs} lie between {corner} and Black's {end}."),
                          &blanks);
}

static const char *
breakers_sentence (int n)
{
  if (n == 1)
    {
      /* Translators: {squares} is the only reply that breaks the line to a corner of which the
       * sentence before speaks; {corners} is what the learner takes instead. */
      return _("Only {squares} breaks that line, and then you take {corners}.");
    }
  return _("Only {squares} break that line, and each opens another way to a corner.");
}

static const char *
punishes_sentence (const SumiFact *fact, gboolean is_white)
{
  SumiBitboard ends = sumi_bitboard_of (fact->corner) | sumi_bitboard_of (fact->end);

  if ((ends & ~MAIN_DIAGONAL) == 0)
    {
      /* Translators: the diagonal between these two corners. {reply} is what White threatened. */
      return is_white ? _("{move} turns {end}, on the a1–h8 diagonal. If White plays {reply}, you "
                          "take {corner}.")
                      : _("{move} turns {end}, on the a1–h8 diagonal. If Black plays {reply}, you "
                          "take {corner}.");
    }
  if ((ends & ~OTHER_DIAGONAL) == 0)
    return is_white ? _("{move} turns {end}, on the a8–h1 diagonal. If White plays {reply}, you "
                        "take {corner}.")
                    : _("{move} turns {end}, on the a8–h1 diagonal. If Black plays {reply}, you "
                        "take {corner}.");
  if (fact->end == fact->move)
    return is_white ? _("If White plays {reply} now, it lies between {corner} and your {move}, and "
                        "you take {corner}.")
                    : _("If Black plays {reply} now, it lies between {corner} and your {move}, and "
                        "you take {corner}.");
  return is_white ? _("{move} turns {end}. If White plays {reply}, you take {corner}.")
                  : _("{move} turns {end}. If Black plays {reply}, you take {corner}.");
}

static const char *
parried_sentence (const SumiFact *fact, gboolean is_white)
{
  if (fact->anchors == 0)
    {
      /* Translators: {squares} are corners that {move} threatens to take. */
      return is_white ? _("{move} aims at {squares}, but White takes it first.")
                      : _("{move} aims at {squares}, but Black takes it first.");
    }
  /* Translators: {squares} are corners that {move} threatens to take; White's answer {reply} turns
   * {discs}, with which the line would end. */
  return is_white ? _("{move} aims at {squares}, but White answers {reply} and turns {discs}.")
                  : _("{move} aims at {squares}, but Black answers {reply} and turns {discs}.");
}

/* The wrong move leaves the opponent a harmless reply. */
static const char *
reply_sentence (const SumiFact *fact, gboolean is_white)
{
  gboolean is_new = fact->kind == SUMI_FACT_NEW_REPLY;

  if (fact->task.within == 2 && is_new)
    {
      /* Translators: {reply} is a move that White has only now, since it can outflank {discs}. */
      return is_white ? _("{move} gives White {reply}, over {discs}, and that opens no corner.")
                      : _("{move} gives Black {reply}, over {discs}, and that opens no corner.");
    }
  if (fact->task.within == 2)
    return is_white ? _("{move} leaves White {reply}, which opens no corner.")
                    : _("{move} leaves Black {reply}, which opens no corner.");
  if (is_new)
    return is_white ? _("{move} gives White {reply}, over {discs}; after that no corner can be "
                        "forced in time.")
                    : _("{move} gives Black {reply}, over {discs}; after that no corner can be "
                        "forced in time.");
  return is_white ? _("{move} leaves White {reply}; after that no corner can be forced in time.")
                  : _("{move} leaves Black {reply}; after that no corner can be forced in time.");
}

static char *
word_adds (const SumiFact *fact)
{
  gboolean is_white = fact->side == SUMI_BLACK;
  g_autofree char *squares = sumi_words_some (fact->squares);
  g_autofree char *lost = sumi_words_some (fact->lost);
  SumiBlanks blanks = { .move = fact->move, .squares = squares, .discs = lost };

  if (fact->squares == 0 && fact->lost == 0)
    return sumi_words_fill (is_white ? _("{move} changes none of White's moves.")
                                     : _("{move} changes none of Black's moves."),
                            &blanks);
  if (fact->squares == 0)
    {
      /* Translators: {discs} are moves that White no longer has. */
      return sumi_words_fill (is_white ? _("{move} takes {discs} from White and opens nothing new.")
                                       : _("{move} takes {discs} from Black and opens nothing "
                                           "new."),
                              &blanks);
    }
  if (fact->lost == 0)
    {
      /* Translators: {squares} are moves that White has only now. */
      return sumi_words_fill (is_white ? _("{move} opens {squares} to White and takes nothing "
                                           "away.")
                                       : _("{move} opens {squares} to Black and takes nothing "
                                           "away."),
                              &blanks);
    }
  /* Translators: {discs} are moves that White no longer has, {squares} those that are new. */
  return sumi_words_fill (is_white ? _("{move} takes {discs} from White, but opens {squares}.")
                                   : _("{move} takes {discs} from Black, but opens {squares}."),
                          &blanks);
}

static const char *
region_sentence (int size)
{
  if (size == 2)
    return _("{move} begins the two-square region.");
  if (size == 4)
    return _("{move} begins the four-square region.");
  /* Translators: {count} is the number of empty squares, even and at least 6. */
  return g_dngettext (GETTEXT_PACKAGE, "{move} begins an even region, of {count} square.",
                      "{move} begins an even region, of {count} squares.", (gulong) size);
}

static const char *
odd_region_sentence (int size, gboolean is_white)
{
  if (size == 1)
    return is_white ? _("{move} fills the single square, so White has to begin elsewhere.")
                    : _("{move} fills the single square, so Black has to begin elsewhere.");
  return _("{move} begins the odd region, and every move in an even one is worse.");
}

/* VALUE is the learner's result with the move. */
static char *
word_result_clause (int value, gboolean is_only)
{
  int discs = abs (value);
  SumiBlanks blanks = { .count = discs };

  if (value == 0)
    return g_strdup (_("You get only a draw"));
  if (value < 0)
    return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "You lose by {count}",
                                         "You lose by {count}", (gulong) discs),
                            &blanks);
  return sumi_words_fill (is_only ? g_dngettext (GETTEXT_PACKAGE, "You win by only {count}",
                                                 "You win by only {count}", (gulong) discs)
                                  : g_dngettext (GETTEXT_PACKAGE, "You win by {count}",
                                                 "You win by {count}", (gulong) discs),
                          &blanks);
}

static char *
word_better_clause (int value, SumiBitboard moves)
{
  int discs = abs (value);
  g_autofree char *squares = sumi_words_any (moves);
  SumiBlanks blanks = { .squares = squares, .count = discs };

  if (value == 0)
    return sumi_words_fill (moves != 0 ? _("{squares} makes a draw") : _("a draw is possible"),
                            &blanks);
  if (value > 0)
    return sumi_words_fill (moves != 0
                              ? g_dngettext (GETTEXT_PACKAGE, "{squares} wins by {count}",
                                             "{squares} wins by {count}", (gulong) discs)
                              : g_dngettext (GETTEXT_PACKAGE, "a win by {count} is possible",
                                             "a win by {count} is possible", (gulong) discs),
                            &blanks);
  return sumi_words_fill (
    moves != 0 ? g_dngettext (GETTEXT_PACKAGE, "{squares} loses by only {count}",
                              "{squares} loses by only {count}", (gulong) discs)
               : g_dngettext (GETTEXT_PACKAGE, "a loss by only {count} is possible",
                              "a loss by only {count} is possible", (gulong) discs),
    &blanks);
}

static char *
word_results (const SumiFact *fact)
{
  int best = fact->value + fact->excess;
  g_autofree char *first = word_result_clause (fact->value, fact->has_value);
  g_autofree char *last = word_better_clause (best, fact->squares);

  if (!fact->has_value)
    return sumi_words_fill (_("{first}."), &(SumiBlanks){ .first = first });

  /* Translators: {first} is "You lose by 6" or the like, {last} "g8 wins by 34". */
  return sumi_words_fill (_("{first}; {last}."), &(SumiBlanks){ .first = first, .last = last });
}

static char *
word_touches (const SumiFact *fact)
{
  g_autofree char *discs = sumi_words_some (fact->anchors);
  g_autofree char *squares = sumi_words_some (fact->squares);
  SumiBlanks blanks = { .move = fact->move, .discs = discs, .squares = squares };

  if (fact->squares == 0)
    {
      /* Translators: {discs} are the discs that {move} turns. */
      return sumi_words_fill (_("{move} turns {discs}, around which every square is filled."),
                              &blanks);
    }
  /* Translators: {discs} are the discs that {move} turns, {squares} the empty squares around
   * them. */
  return sumi_words_fill (_("{move} turns {discs}, next to the empty {squares}."), &blanks);
}

static const char *
frontier_sentence (SumiBitboard discs, gboolean is_right)
{
  if (discs == 0)
    return _("No other disc of yours comes to lie next to an empty square.");
  if (is_one (discs) && !is_right)
    /* Translators: {squares} are discs of the learner's. */
    return _("{squares} comes to lie next to an empty square.");
  return is_one (discs) ? _("Only {squares} comes to lie next to an empty square.")
                        : _("{squares} come to lie next to empty squares.");
}

static const char *
none_fewer_sentence (SumiMeasure measure, gboolean is_white)
{
  if (measure == SUMI_MEASURE_MOBILITY)
    return is_white ? _("No move leaves White fewer.") : _("No move leaves Black fewer.");
  if (measure == SUMI_MEASURE_FRONTIER)
    return _("No move leaves you fewer such discs.");
  return _("No move turns discs that touch fewer empty squares.");
}

static const char *
fewer_sentence (SumiMeasure measure, gboolean is_white)
{
  if (measure == SUMI_MEASURE_MOBILITY)
    return is_white ? _("Another move leaves White fewer.") : _("Another move leaves Black fewer.");
  if (measure == SUMI_MEASURE_FRONTIER)
    return _("Another move leaves you fewer such discs.");
  return _("Another move turns discs that touch fewer empty squares.");
}

/* The sentences of one blank for squares; NULL for the others. */
static const char *
choose_sentence (const SumiFact *fact, gboolean is_white)
{
  int n = sumi_bitboard_count (fact->squares), n_corners = sumi_bitboard_count (fact->others);

  switch ((int) fact->kind)
    {
    case SUMI_FACT_TOOK_ONLY:
      return is_white ? _("{move} was White's only move, and you took it.")
                      : _("{move} was Black's only move, and you took it.");
    case SUMI_FACT_HAD:
      return is_white ? _("White had {squares}.") : _("Black had {squares}.");
    case SUMI_FACT_UNCHANGED:
      return unchanged_sentence (n, is_white);
    case SUMI_FACT_LEAVES:
      if (fact->count == 1)
        return n == 1 ? _("{squares} is left.") : _("{squares} are left.");
      return is_white ? _("{move} leaves White only {squares}.")
                      : _("{move} leaves Black only {squares}.");
    case SUMI_FACT_LEFT:
      return left_sentence (n == 1, fact->count == 1);
    case SUMI_FACT_STUCK:
      return stuck_sentence (n, n_corners, is_white);
    case SUMI_FACT_WAITS:
      return waits_sentence (n, n_corners);
    case SUMI_FACT_AIMS:
      return is_white ? _("{move} aims at {squares} at once, and White cannot save all.")
                      : _("{move} aims at {squares} at once, and Black cannot save all.");
    case SUMI_FACT_HANDS_CORNER:
      if (fact->count == 1)
        return is_white ? _("{move} hands White the corner {reply}.")
                        : _("{move} hands Black the corner {reply}.");
      return is_white ? _("{move} leaves White the corner {reply}.")
                      : _("{move} leaves Black the corner {reply}.");
    case SUMI_FACT_PARRIED:
      return parried_sentence (fact, is_white);
    case SUMI_FACT_NEW_REPLY:
    case SUMI_FACT_OLD_REPLY:
      return reply_sentence (fact, is_white);
    case SUMI_FACT_PUNISHES:
      return punishes_sentence (fact, is_white);
    case SUMI_FACT_BREAKERS:
      return breakers_sentence (n);
    case SUMI_FACT_ADDS_ONLY:
      return n == 0 ? _("{move} opens nothing new.") : _("{move} opens only {squares}.");
    case SUMI_FACT_NONE_FEWER:
      return none_fewer_sentence (fact->task.measure, is_white);
    case SUMI_FACT_FEWER_POSSIBLE:
      return fewer_sentence (fact->task.measure, is_white);
    case SUMI_FACT_STILL_HAS:
      return is_white ? _("After {move} White still has {squares}.")
                      : _("After {move} Black still has {squares}.");
    case SUMI_FACT_REGION:
      return region_sentence (n);
    case SUMI_FACT_ODD_REGION:
      return odd_region_sentence (n, is_white);
    case SUMI_FACT_FRONTIER_NEW:
      return frontier_sentence (fact->squares, fact->count == 1);
    default:
      return NULL;
    }
}

/* The sentence, or two, of a fact that is a cause. */
char *
sumi_coach_fact_to_text (const SumiFact *fact)
{
  const char *sentence = choose_sentence (fact, fact->side == SUMI_BLACK);
  g_autofree char *squares = sumi_words_all (fact->squares);
  g_autofree char *corners = sumi_words_all (fact->others);
  g_autofree char *discs = sumi_words_all (fact->anchors);

  if (sentence != NULL)
    return sumi_words_fill (sentence,
                            &(SumiBlanks){ .move = fact->move,
                                           .reply = sumi_square_to_name (fact->reply),
                                           .squares = squares,
                                           .corners = corners,
                                           .corner = sumi_square_to_name (fact->corner),
                                           .end = sumi_square_to_name (fact->end),
                                           .discs = discs,
                                           .count = sumi_bitboard_count (fact->squares) });
  switch ((int) fact->kind)
    {
    case SUMI_FACT_IN_TIME:
    case SUMI_FACT_NOT_IN_TIME:
      return word_in_time (fact);
    case SUMI_FACT_LOST:
      return word_lost (fact);
    case SUMI_FACT_NEEDED:
      return word_needed (fact);
    case SUMI_FACT_OPENS:
      return word_opens (fact);
    case SUMI_FACT_LINE:
      return word_line (fact);
    case SUMI_FACT_PLAN:
      return word_plan (fact);
    case SUMI_FACT_TEMPO:
      return word_tempo (fact);
    case SUMI_FACT_HANDS_LINE:
      return word_hands_line (fact);
    case SUMI_FACT_ADDS:
      return word_adds (fact);
    case SUMI_FACT_RESULTS:
      return word_results (fact);
    case SUMI_FACT_TOUCHES:
      return word_touches (fact);
    default:
      g_return_val_if_reached (NULL);
    }
}
