/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-reason-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-sentence.h"
#include "sumi-words.h"

/* What a reason says, of one side or the other, by how the game goes on. Each pair begins with
 * Black. {move} is the move that is spoken of and {last} the one that it is compared with; which of
 * them was played differs. What happens in Sumi's lines of best play need not happen in others that
 * are as good, unless all were searched. */
typedef SumiSentence Reason[SUMI_N_REVIEW_COURSES];

static const SumiSentence gives_corner
  = { .of = { { N_("{move} hands Black the corner {corner}, and {last} does not.") },
              { N_("{move} hands White the corner {corner}, and {last} does not.") } } };
static const SumiSentence leaves_corner
  = { .of = { { N_("{move} leaves Black the corner {corner}, and {last} does not.") },
              { N_("{move} leaves White the corner {corner}, and {last} does not.") } } };
static const SumiSentence leaves_missed_corner
  = { .of = { { N_("{last} takes the corner; {move} leaves it to Black.") },
              { N_("{last} takes the corner; {move} leaves it to White.") } } };
static const SumiSentence forces_corner
  = { .of = { { N_("{move} lets Black force the corner {corner} within two moves, and {last} does "
                   "not.") },
              { N_("{move} lets White force the corner {corner} within two moves, and {last} does "
                   "not.") } } };
/* {move} itself takes the corner, or leaves the opponent without a move. */
static const Reason corner_with_move = {
  { .of = { { N_("{move} takes the corner; in Sumi's line of best play Black never gets it after "
                 "{last}.") },
            { N_("{move} takes the corner; in Sumi's line of best play White never gets it after "
                 "{last}.") } } },
  { .of = { { N_("{move} takes the corner; after {last}, Black does not get it as far as Sumi "
                 "looks ahead.") },
            { N_("{move} takes the corner; after {last}, White does not get it as far as Sumi "
                 "looks ahead.") } } },
  { .of = { { N_("{move} takes the corner; after {last}, Black gets it in no line of best play.") },
            { N_("{move} takes the corner; after {last}, White gets it in no line of best "
                 "play.") } } },
};
static const SumiSentence passes_at_once
  = { .of = { { N_("After {move} Black must pass at once, and not after {last}.") },
              { N_("After {move} White must pass at once, and not after {last}.") } } };
/* The answer to {move} takes the corner. */
static const Reason corner_next = {
  { .of = { { N_("In Sumi's lines of best play, Black takes {corner} right after {move}, and never "
                 "after {last}.") },
            { N_("In Sumi's lines of best play, White takes {corner} right after {move}, and never "
                 "after {last}.") } } },
  { .of = { { N_("Sumi expects Black to take {corner} right after {move}, but not so soon after "
                 "{last}.") },
            { N_("Sumi expects White to take {corner} right after {move}, but not so soon after "
                 "{last}.") } } },
};
static const Reason corner_later = {
  { .of = { { N_("In Sumi's lines of best play, Black gets {corner} sooner or later after {move}, "
                 "and never after {last}.") },
            { N_("In Sumi's lines of best play, White gets {corner} sooner or later after {move}, "
                 "and never after {last}.") } } },
  { .of = { { N_("Sumi expects Black to take {corner} soon after {move}, but not so soon after "
                 "{last}.") },
            { N_("Sumi expects White to take {corner} soon after {move}, but not so soon after "
                 "{last}.") } } },
  { .of = { { N_("In all lines of best play, Black gets {corner} sooner or later after {move}, "
                 "and never after {last}.") },
            { N_("In all lines of best play, White gets {corner} sooner or later after {move}, "
                 "and never after {last}.") } } },
};
/* Once {move} is answered. */
static const Reason pass_next = {
  { .of = { { N_("In Sumi's lines of best play, Black has to pass on its next turn after {move}, "
                 "and never after {last}.") },
            { N_("In Sumi's lines of best play, White has to pass on its next turn after {move}, "
                 "and never after {last}.") } } },
  { .of = { { N_("Sumi expects that Black has to pass on its next turn after {move}, but not so "
                 "soon after {last}.") },
            { N_("Sumi expects that White has to pass on its next turn after {move}, but not so "
                 "soon after {last}.") } } },
};
static const Reason pass_later = {
  { .of = { { N_("In Sumi's lines of best play, Black has to pass sooner or later after {move}, "
                 "and never after {last}.") },
            { N_("In Sumi's lines of best play, White has to pass sooner or later after {move}, "
                 "and never after {last}.") } } },
  { .of = { { N_("Sumi expects that Black has to pass soon after {move}, but not so soon after "
                 "{last}.") },
            { N_("Sumi expects that White has to pass soon after {move}, but not so soon after "
                 "{last}.") } } },
  { .of = { { N_("In all lines of best play, Black has to pass sooner or later after {move}, and "
                 "never after {last}.") },
            { N_("In all lines of best play, White has to pass sooner or later after {move}, and "
                 "never after {last}.") } } },
};
static const Reason last_move = {
  [SUMI_COURSE_PROVED]
  = { .of = { { N_("In Sumi's lines of best play, Black makes the last move of the game after "
                   "{move}, and White after {last}.") },
              { N_("In Sumi's lines of best play, White makes the last move of the game after "
                   "{move}, and Black after {last}.") } } },
  [SUMI_COURSE_ALL]
  = { .of = { { N_("In all lines of best play, Black makes the last move of the game after {move}, "
                   "and White after {last}.") },
              { N_("In all lines of best play, White makes the last move of the game after {move}, "
                   "and Black after {last}.") } } },
};
/* By whether the side has any disc there after {last}. */
static const SumiSentence edge[2] = {
  /* Translators: {before} is a number of discs, at least 3, on the edge from the corner {first} to
   * the corner {end}. */
  { .of = { { N_("In Sumi's lines of best play, Black ends with {before} discs on the edge from "
                 "{first} to {end} after {move}, and with none after {last}.") },
            { N_("In Sumi's lines of best play, White ends with {before} discs on the edge from "
                 "{first} to {end} after {move}, and with none after {last}.") } } },
  /* Translators: {before} and {after} are numbers of discs on the edge from the corner {first} to
   * the corner {end}. */
  { .of = { { N_("In Sumi's lines of best play, Black ends with {before} discs on the edge from "
                 "{first} to {end} after {move}, and with {after} after {last}.") },
            { N_("In Sumi's lines of best play, White ends with {before} discs on the edge from "
                 "{first} to {end} after {move}, and with {after} after {last}.") } } },
};

/* Moves of both sides right after {move}, by whether the side that made it has none: all moves, and
 * those that give no corner away. */
static const SumiSentence no_moves = {
  /* Translators: {before} is White's number of moves; {first} is as "12 to 11", of Black's moves
   * and White's. */
  .of = { { N_("{move} leaves Black no move, to White's {before}; {reply} would have left "
               "{first}.") },
          { N_("{move} leaves White no move, to Black's {before}; {reply} would have left "
               "{first}.") } },
};
static const SumiSentence moves = {
  /* Translators: {count} is Black's number of moves, {before} White's; {first} is as "12 to 11", of
   * Black's moves and White's. */
  .of = { P_("{move} leaves Black {count} move to White's {before}; {reply} would have left "
             "{first}.",
             "{move} leaves Black {count} moves to White's {before}; {reply} would have left "
             "{first}."),
          P_("{move} leaves White {count} move to Black's {before}; {reply} would have left "
             "{first}.",
             "{move} leaves White {count} moves to Black's {before}; {reply} would have left "
             "{first}.") },
};
static const SumiSentence no_safe_moves = {
  /* Translators: harmless moves give no corner away; {before} is White's number of them; {first} is
   * as "12 to 11", of Black's and White's. */
  .of = { { N_("{move} leaves Black no harmless move, to White's {before}; {reply} would have left "
               "{first}.") },
          { N_("{move} leaves White no harmless move, to Black's {before}; {reply} would have left "
               "{first}.") } },
};
static const SumiSentence safe_moves = {
  /* Translators: harmless moves give no corner away; {count} is Black's number of them, {before}
   * White's; {first} is as "12 to 11", of Black's and White's. */
  .of = { P_("{move} leaves Black {count} harmless move to White's {before}; {reply} would have "
             "left {first}.",
             "{move} leaves Black {count} harmless moves to White's {before}; {reply} would have "
             "left {first}."),
          P_("{move} leaves White {count} harmless move to Black's {before}; {reply} would have "
             "left {first}.",
             "{move} leaves White {count} harmless moves to Black's {before}; {reply} would have "
             "left {first}.") },
};

/* A few moves later: moves of both sides, by whether the side has none, and exposed discs. */
static const Reason no_later_moves = {
  /* Translators: {before} is White's number of moves; {first} is as "12 to 11", of Black's moves
   * and White's. */
  { .of = { { N_("In Sumi's lines of best play, Black has no move, to White's {before}, soon after "
                 "{move}; after {reply}, {first}.") },
            { N_("In Sumi's lines of best play, White has no move, to Black's {before}, soon after "
                 "{move}; after {reply}, {first}.") } } },
  { .of = { { N_("Sumi expects Black to have no move, to White's {before}, soon after {move}; "
                 "after {reply}, {first}.") },
            { N_("Sumi expects White to have no move, to Black's {before}, soon after {move}; "
                 "after {reply}, {first}.") } } },
};
static const Reason later_moves = {
  /* Translators: {count} is Black's number of moves, {before} White's; {first} is as "12 to 11", of
   * Black's moves and White's. */
  { .of = { P_("In Sumi's lines of best play, Black has {count} move to White's {before} soon "
               "after {move}; after {reply}, {first}.",
               "In Sumi's lines of best play, Black has {count} moves to White's {before} soon "
               "after {move}; after {reply}, {first}."),
            P_("In Sumi's lines of best play, White has {count} move to Black's {before} soon "
               "after {move}; after {reply}, {first}.",
               "In Sumi's lines of best play, White has {count} moves to Black's {before} soon "
               "after {move}; after {reply}, {first}.") } },
  { .of = { P_("Sumi expects Black to have {count} move to White's {before} soon after {move}; "
               "after {reply}, {first}.",
               "Sumi expects Black to have {count} moves to White's {before} soon after {move}; "
               "after {reply}, {first}."),
            P_("Sumi expects White to have {count} move to Black's {before} soon after {move}; "
               "after {reply}, {first}.",
               "Sumi expects White to have {count} moves to Black's {before} soon after {move}; "
               "after {reply}, {first}.") } },
};
static const Reason later_frontier = {
  /* Translators: {count} is a number of Black's discs, {before} of White's, all next to empty
   * squares; {first} is as "12 to 11", of Black's and White's. */
  { .of = { P_("In Sumi's lines of best play, Black has {count} disc next to empty squares to "
               "White's {before} soon after {move}; after {reply}, {first}.",
               "In Sumi's lines of best play, Black has {count} discs next to empty squares to "
               "White's {before} soon after {move}; after {reply}, {first}."),
            P_("In Sumi's lines of best play, White has {count} disc next to empty squares to "
               "Black's {before} soon after {move}; after {reply}, {first}.",
               "In Sumi's lines of best play, White has {count} discs next to empty squares to "
               "Black's {before} soon after {move}; after {reply}, {first}.") } },
  { .of = { P_("Sumi expects Black to have {count} disc next to empty squares to White's {before} "
               "soon after {move}; after {reply}, {first}.",
               "Sumi expects Black to have {count} discs next to empty squares to White's {before} "
               "soon after {move}; after {reply}, {first}."),
            P_("Sumi expects White to have {count} disc next to empty squares to Black's {before} "
               "soon after {move}; after {reply}, {first}.",
               "Sumi expects White to have {count} discs next to empty squares to Black's {before} "
               "soon after {move}; after {reply}, {first}.") } },
};

static const SumiSentence *
choose_count (const SumiReviewReason *reason)
{
  gboolean is_none = reason->own == 0;

  switch ((int) reason->kind)
    {
    case SUMI_REASON_SAFE_MOVES:
      return is_none ? &no_safe_moves : &safe_moves;
    case SUMI_REASON_MOVES:
      return is_none ? &no_moves : &moves;
    case SUMI_REASON_LATER_MOVES:
      return is_none ? &no_later_moves[reason->course] : &later_moves[reason->course];
    default:
      return &later_frontier[reason->course];
    }
}

static char *
count_to_text (const SumiReviewReason *reason)
{
  g_autofree char *better = sumi_words_fill (
      /* Translators: two numbers of moves or discs that are compared, as in "12 to 11". */
      C_("numbers", "{before} to {after}"),
      &(SumiBlanks){ .move = SUMI_SQUARE_NONE,
                     .before = reason->own_better,
                     .after = reason->better });

  return sumi_sentence_fill (choose_count (reason), reason->side,
                             &(SumiBlanks){ .move = reason->move,
                                            .reply = sumi_square_to_name (reason->best),
                                            .count = reason->own,
                                            .before = reason->played,
                                            .first = better });
}

/* SENTENCE of COLOR, about one of the two moves as compared with the other. */
static char *
fill_reason (const SumiReviewReason *reason,
             const SumiSentence *sentence,
             SumiColor color,
             gboolean is_of_better)
{
  return sumi_sentence_fill (
      sentence, color,
      &(SumiBlanks){ .move = is_of_better ? reason->best : reason->move,
                     .last = sumi_square_to_name (is_of_better ? reason->move : reason->best),
                     .corner = sumi_square_to_name (reason->square),
                     .first = sumi_square_to_name (reason->square),
                     .end = sumi_square_to_name (reason->end),
                     .before = reason->played,
                     .after = reason->better });
}

/* That COLOR takes a corner in the line that begins with one of the two moves. */
static char *
fill_corner (const SumiReviewReason *reason, SumiColor color, gboolean is_of_better)
{
  gboolean is_next = reason->count == 1 && reason->course != SUMI_COURSE_ALL;
  const SumiSentence *sentences = is_next ? corner_next : corner_later;

  if (reason->count == 0)
    sentences = corner_with_move;
  return fill_reason (reason, &sentences[reason->course], color, is_of_better);
}

/* A corner that the opponent can take at once: since the move, or before it as well. */
static const SumiSentence *
choose_gift (const SumiReviewReason *reason)
{
  if (reason->best == reason->square)
    return &leaves_missed_corner;
  return reason->was_open ? &leaves_corner : &gives_corner;
}

/* That COLOR has to pass in the line that begins with one of the two moves. */
static char *
fill_pass (const SumiReviewReason *reason, SumiColor color, gboolean is_of_better)
{
  gboolean is_next = reason->count == 1 && reason->course != SUMI_COURSE_ALL;
  const SumiSentence *sentences = is_next ? pass_next : pass_later;

  if (reason->count == 0)
    return fill_reason (reason, &passes_at_once, color, is_of_better);
  return fill_reason (reason, &sentences[reason->course], color, is_of_better);
}

/* That a better move was missed before. */
static char *
repetition_to_text (const SumiReviewReason *reason)
{
  /* Translators: {before} is the number of a move of the game. */
  const char *told = _("{reply} was already better at move {before}, where the reason is given.");
  /* Translators: {before} is the number of a move of the game. */
  const char *untold = _("{reply} was already better at move {before}.");

  return sumi_words_fill (reason->is_told ? told : untold,
                          &(SumiBlanks){ .move = reason->move,
                                         .reply = sumi_square_to_name (reason->best),
                                         .before = reason->number });
}

/**
 * sumi_review_reason_to_text: REASON in one sentence, for the caller to free.
 */
char *
sumi_review_reason_to_text (const SumiReviewReason *reason)
{
  SumiColor opponent = sumi_color_opposite (reason->side);

  switch (reason->kind)
    {
    case SUMI_REASON_REPEATED:
      return repetition_to_text (reason);
    case SUMI_REASON_GIVES_CORNER:
      return fill_reason (reason, choose_gift (reason), opponent, FALSE);
    case SUMI_REASON_FORCES_CORNER:
      return fill_reason (reason, &forces_corner, opponent, FALSE);
    case SUMI_REASON_LOSES_CORNER:
      return fill_corner (reason, opponent, FALSE);
    case SUMI_REASON_MISSES_CORNER:
      return fill_corner (reason, reason->side, TRUE);
    case SUMI_REASON_PASSES:
      return fill_pass (reason, reason->side, FALSE);
    case SUMI_REASON_SPARES_PASS:
      return fill_pass (reason, opponent, TRUE);
    case SUMI_REASON_REGION:
      return sumi_words_fill (_("{move} begins a region with an even number of empty squares; "
                                "{reply} is in an odd one."),
                              &(SumiBlanks){ .move = reason->move,
                                             .reply = sumi_square_to_name (reason->best) });
    case SUMI_REASON_LAST_MOVE:
      return fill_reason (reason, &last_move[reason->course], opponent, FALSE);
    case SUMI_REASON_EDGE:
      return fill_reason (reason, &edge[reason->better > 0], opponent, FALSE);
    case SUMI_REASON_SAFE_MOVES:
    case SUMI_REASON_MOVES:
    case SUMI_REASON_LATER_MOVES:
    case SUMI_REASON_LATER_FRONTIER:
      return count_to_text (reason);
    case SUMI_REASON_NONE:
    case SUMI_N_REASONS:
    default:
      if (reason->course == SUMI_COURSE_PROVED)
        return g_strdup (_("Nothing simple tells the two moves apart but the discs at the end."));
      return g_strdup (_("Nothing simple tells the two moves apart, as far as Sumi looks ahead."));
    }
}
