/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include <stdlib.h>

#include "sumi-cause.h"
#include "sumi-notation.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

#define MAIN_DIAGONAL UINT64_C (0x8040201008040201)
#define OTHER_DIAGONAL UINT64_C (0x0102040810204080)

/* A line with more discs than this is named by the first and the last. */
#define MAX_ON_LINE 2

/* The entry of TABLE for N: the first is for 1, the second for 2, and the last for all others. */
#define BY_NUMBER(table, n) (&(table)[index_of (n, G_N_ELEMENTS (table))])

static gsize
index_of (int n, gsize length)
{
  return n >= 1 && (gsize) n < length ? (gsize) n - 1 : length - 1;
}

/* What has one sentence, by kind; the opponent is named. */
static const SumiSentence sentences[SUMI_N_FACT_KINDS] = {
  [SUMI_FACT_TOOK_ONLY] = {
    .of = { { N_("{move} was Black's only move, and you took it.") },
            { N_("{move} was White's only move, and you took it.") } },
  },
  [SUMI_FACT_HAD] = { .of = { { N_("Black had {squares}.") }, { N_("White had {squares}.") } } },
  [SUMI_FACT_STILL_HAS] = {
    .of = { { N_("After {move} Black still has {squares}.") },
            { N_("After {move} White still has {squares}.") } },
  },
  [SUMI_FACT_CREEPS] = {
    /* Translators: a move that only turns {discs}, on the edge that it is on itself. */
    .of = { { N_("{move} creeps along the edge: it turns only {discs} and gives Black "
                 "nothing new.") },
            { N_("{move} creeps along the edge: it turns only {discs} and gives White "
                 "nothing new.") } },
  },
  [SUMI_FACT_KEEPS] = {
    /* Translators: {reply} is White's answer to {move}; {squares} are moves that White has after
     * it, and that no move of the learner's takes away. */
    .of = { { N_("After {move} Black answers {reply} and keeps {squares}, whatever you play.") },
            { N_("After {move} White answers {reply} and keeps {squares}, whatever you play.") } },
  },
  [SUMI_FACT_AT_BEST] = {
    /* Translators: {reply} is White's answer to {move}; {end} the learner's next move, which leaves
     * White fewer moves than any other, but still {squares}. */
    .of = { { N_("After {move} Black answers {reply}; even {end} then leaves Black {squares}.") },
            { N_("After {move} White answers {reply}; even {end} then leaves White {squares}.") } },
  },
  [SUMI_FACT_FEW_LEFT] = {
    /* Translators: {reply} is White's answer to {move}; {squares} are the moves that the learner
     * then has. */
    .of = { { N_("After {move} Black answers {reply}, and that leaves you only {squares}.") },
            { N_("After {move} White answers {reply}, and that leaves you only {squares}.") } },
  },
  [SUMI_FACT_ANSWERED] = {
    /* Translators: {reply} is what White threatened; {end} the learner's answer to it. */
    .of = { { N_("If Black plays {reply} now, you answer {end}.") },
            { N_("If White plays {reply} now, you answer {end}.") } },
  },
  [SUMI_FACT_STONER] = {
    /* Translators: a Stoner trap is an attack on an edge (see the glossary). {corners} is the
     * corner beside {move}; the learner threatens to play {end}, which aims at {corner}, at the
     * other end of the edge; {reply} is White's answer to that on the edge. */
    .of = { { N_("{move} sets a Stoner trap: Black cannot take {corners} yet, and {end} would aim "
                 "at {corner}. If Black answers that with {reply}, you take {corners}.") },
            { N_("{move} sets a Stoner trap: White cannot take {corners} yet, and {end} would aim "
                 "at {corner}. If White answers that with {reply}, you take {corners}.") } },
  },
};

/* Two corners, and more. */
static const SumiSentence aims[] = {
  { .of = { { N_("{move} aims at {squares} at once, and Black cannot save both.") },
            { N_("{move} aims at {squares} at once, and White cannot save both.") } } },
  { .of = { { N_("{move} aims at {squares} at once, and Black cannot save all.") },
            { N_("{move} aims at {squares} at once, and White cannot save all.") } } },
};

/* Discs for a wipe-out, in place of moves: one of them, and several. */
static const SumiSentence still_has_discs[] = {
  { .of = { { N_("After {move} Black's disc on {squares} is left.") },
            { N_("After {move} White's disc on {squares} is left.") } } },
  { .of = { { N_("After {move} Black's discs on {squares} are left.") },
            { N_("After {move} White's discs on {squares} are left.") } } },
};
static const SumiSentence keeps_discs[] = {
  { .of = { { N_("After {move} Black answers {reply}, and its disc on {squares} is safe, whatever "
                 "you play.") },
            { N_("After {move} White answers {reply}, and its disc on {squares} is safe, whatever "
                 "you play.") } } },
  { .of = { { N_("After {move} Black answers {reply}, and its discs on {squares} are safe, "
                 "whatever you play.") },
            { N_("After {move} White answers {reply}, and its discs on {squares} are safe, "
                 "whatever you play.") } } },
};
static const SumiSentence at_best_discs[] = {
  { .of = { { N_("After {move} Black answers {reply}; even {end} then leaves the disc on "
                 "{squares}.") },
            { N_("After {move} White answers {reply}; even {end} then leaves the disc on "
                 "{squares}.") } } },
  { .of = { { N_("After {move} Black answers {reply}; even {end} then leaves the discs on "
                 "{squares}.") },
            { N_("After {move} White answers {reply}; even {end} then leaves the discs on "
                 "{squares}.") } } },
};

/* Own moves that no reply takes away, by their number. */
static const SumiSentence stays_open[] = {
  { .of = { { N_("{squares} stays open to you, whatever Black plays.") },
            { N_("{squares} stays open to you, whatever White plays.") } } },
  { .of = { { N_("{squares} stay open to you, whatever Black plays.") },
            { N_("{squares} stay open to you, whatever White plays.") } } },
};

/* Own moves that reach the goal after any reply. */
static const SumiSentence next_moves[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_PASS] = {
    /* Translators: {squares} are the learner's next moves, one or several, as in "b1 or g1". */
    .of = { { N_("Whatever Black answers, {squares} then makes it pass.") },
            { N_("Whatever White answers, {squares} then makes it pass.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { { N_("Whatever Black answers, {squares} then leaves it few enough moves.") },
            { N_("Whatever White answers, {squares} then leaves it few enough moves.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("Whatever Black answers, {squares} then turns all its discs.") },
            { N_("Whatever White answers, {squares} then turns all its discs.") } },
  },
};

/* Translators: discs in a row, the first and the last of them named, as in "a2 to a6". */
static const SumiSentence row = { .any = { N_("{first} to {last}") } };

/* By the number of discs that were needed. */
static const SumiSentence needed[] = {
  /* Translators: {squares} are moves that the opponent no longer has; {discs} is the disc that they
   * depended on. */
  { .any = { N_("{squares} needed the disc on {discs}, and {move} turns it.") } },
  /* Translators: {squares} are moves that the opponent no longer has; {discs} the discs that they
   * depended on. */
  { .any = { N_("{squares} needed discs on {discs}. {move} turns both.") } },
  { .any = { N_("{squares} needed discs on {discs}. {move} turns all three.") } },
  { .any = { N_("{squares} needed discs on {discs}. {move} turns all of them.") } },
};

/* The opponent's moves that are lost: because the learner plays there, because discs turn, both. */
static const SumiSentence taken = {
  /* Translators: the learner plays where the opponent could have played. */
  .of = { { N_("Black could have played {move}; you took it.") },
          { N_("White could have played {move}; you took it.") } },
};
static const SumiSentence taken_of_listed = {
  /* Translators: the learner plays on {move}, one of the opponent's moves named before. */
  .any = { N_("You take {move}.") },
};
static const SumiSentence spoilt = {
  /* Translators: {squares} are moves that the opponent no longer has because {discs} turn. */
  .any = { N_("Turning {discs} spoils {squares}.") },
};
static const SumiSentence taken_and_spoilt = {
  /* Translators: the opponent's moves become fewer: one because the learner plays there, the
   * others, {squares}, because {discs} turn, as in "You take b2; turning d4 spoils g7." */
  .any = { N_("You take {move}; turning {discs} spoils {squares}.") },
};

/* The same where nobody is addressed as who made the move, and the moves were not named before. */
static const SumiSentence taken_first_and_spoilt = {
  /* Translators: a side's moves become fewer: one because the other side plays there, the others,
   * {squares}, because {discs} turn. */
  .of = { { N_("Black could have played {move}; now it is taken, and turning {discs} spoils "
               "{squares}.") },
          { N_("White could have played {move}; now it is taken, and turning {discs} spoils "
               "{squares}.") } },
};

static const SumiSentence in_time[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    .of = { { N_("Whatever Black does, {move} wins you a corner in time.") },
            { N_("Whatever White does, {move} wins you a corner in time.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    /* Translators: {corners} is one corner, or several as in "a1 or h8". */
    .of = { { N_("Whatever Black does, {move} wins you {corners} in time.") },
            { N_("Whatever White does, {move} wins you {corners} in time.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("Whatever Black does, it must pass in time.") },
            { N_("Whatever White does, it must pass in time.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { { N_("Whatever Black does, you leave it few enough moves in time.") },
            { N_("Whatever White does, you leave it few enough moves in time.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("Whatever Black does, you turn all its discs in time.") },
            { N_("Whatever White does, you turn all its discs in time.") } },
  },
};

/* Of any corner, and of some. */
static const SumiSentence not_in_time[] = {
  { .of = { { N_("After {move} Black can force no corner in time.") },
            { N_("After {move} White can force no corner in time.") } } },
  /* Translators: {corners} is one corner, or several as in "a1 or h8". */
  { .of = { { N_("After {move} Black cannot be sure of {corners} in time.") },
            { N_("After {move} White cannot be sure of {corners} in time.") } } },
};

/* By the number of moves. */
static const SumiSentence unchanged[] = {
  { .of = { { N_("Black has only {squares}, and {move} does not change that.") },
            { N_("White has only {squares}, and {move} does not change that.") } } },
  { .of = { { N_("Black has only {squares}; {move} changes neither.") },
            { N_("White has only {squares}; {move} changes neither.") } } },
  { .of = { { N_("Black has only {squares}; {move} changes none of them.") },
            { N_("White has only {squares}; {move} changes none of them.") } } },
};

/* Clauses, by the number of replies: to corners that could be taken before, and to others. */
static const SumiSentence takes_clauses[] = {
  /* Translators: a sentence without its full stop, one of a list: {squares} are moves of the
   * opponent, {corners} what the learner then takes. */
  { .any = { N_("after {squares} you take {corners}") } },
  { .any = { N_("after each of {squares} you take {corners}") } },
};
static const SumiSentence takes_first_clauses[] = {
  /* Translators: the beginning of a sentence, without its full stop: {squares} are moves of the
   * opponent, {corners} what the learner then takes. */
  { .any = { N_("After {squares} you take {corners}") } },
  { .any = { N_("After each of {squares} you take {corners}") } },
};
static const SumiSentence opens_clauses[] = {
  /* Translators: a sentence without its full stop, one of a list: {squares} are moves of the
   * opponent, which make it possible to take {corners}, as in "b7 opens a8". */
  { .any = { N_("{squares} opens {corners}") } },
  { .any = { N_("{squares} open {corners}") } },
};

/* One clause as a sentence, and several. */
static const SumiSentence whole = { .any = { N_("{first}.") } };
static const SumiSentence whole_of_two = {
  /* Translators: clauses made into a sentence, the last one set apart, as in "b7 opens a8, and g1
   * opens h1." */
  .any = { N_("{first}, and {last}.") },
};

/* The replies that are left, by their number: what they leave to the opponent, and what the learner
 * takes after them. */
static const SumiSentence leaves
  = { .of = { { N_("{move} leaves Black only {squares}.") },
              { N_("{move} leaves White only {squares}.") } } };
static const SumiSentence leaves_of_listed[] = {
  { .any = { N_("{squares} is left.") } },
  { .any = { N_("{squares} are left.") } },
};
static const SumiSentence left_to_take[] = {
  /* Translators: {squares} is the opponent's one reply, {corners} what the learner then takes. */
  { .any = { N_("{squares} is left, and then you take {corners}.") } },
  /* Translators: {squares} are the opponent's replies, {corners} what the learner takes after any
   * of them. */
  { .any = { N_("{squares} are left, and after each you take {corners}.") } },
};
static const SumiSentence left_to_open[] = {
  /* Translators: {squares} is the opponent's one reply, {corners} what the learner then takes. */
  { .any = { N_("{squares} is left, and it opens {corners}.") } },
  /* Translators: {squares} are the opponent's replies, {corners} what the learner takes after any
   * of them. */
  { .any = { N_("{squares} are left, and each opens {corners}.") } },
};

/* One move; several that lose one corner; several that lose one or another. */
static const SumiSentence stuck[] = {
  /* Translators: {squares} is the only move that White has, {corners} what it gives away. */
  { .of = { { N_("Black's one move, {squares}, already loses {corners}.") },
            { N_("White's one move, {squares}, already loses {corners}.") } } },
  { .of = { { N_("Black has only {squares}, and each already loses {corners}.") },
            { N_("White has only {squares}, and each already loses {corners}.") } } },
  { .of = { { N_("Black has only {squares}, and each already loses a corner.") },
            { N_("White has only {squares}, and each already loses a corner.") } } },
};

/* Likewise of the moves that the opponent gets besides, or gets none. */
static const SumiSentence waits[] = {
  /* Translators: {squares} is the one move that the opponent has besides, {corners} what it gives
   * away. */
  { .any = { N_("{move} adds only {squares}, which loses {corners}: a waiting move.") } },
  { .any = { N_("{move} adds only {squares}, and each loses {corners}: a waiting move.") } },
  { .any = { N_("{move} adds only {squares}, and each loses a corner: a waiting move.") } },
};
static const SumiSentence waits_alone = {
  /* Translators: a waiting move keeps things as they are, so that the opponent has to move. */
  .any = { N_("{move} changes nothing there: a waiting move.") },
};

/* Clauses that can stand alone, by the number of discs in the line: it ends with the disc just
 * played, with a disc that was just turned, with another one. */
static const SumiSentence lines_to_move[] = {
  /* Translators: {discs} are the opponent's, between the disc just played on {move} and the empty
   * corner {corner}. A sentence without its full stop. */
  { .any = { N_("Now {discs} lies between your {move} and {corner}") } },
  { .any = { N_("Now {discs} lie between your {move} and {corner}") } },
};
static const SumiSentence lines_to_turned[] = {
  /* Translators: {discs} are the opponent's, between the empty corner {corner} and the learner's
   * disc on {end}. Two sentences, the second without its full stop. */
  { .any = { N_("{move} turns {end}. Now {discs} lies between {corner} and {end}") } },
  { .any = { N_("{move} turns {end}. Now {discs} lie between {corner} and {end}") } },
};
static const SumiSentence lines[] = {
  /* Translators: {discs} are the opponent's, between the empty corner {corner} and the learner's
   * disc on {end}. A sentence without its full stop. */
  { .any = { N_("{discs} lies between {corner} and your {end}") } },
  { .any = { N_("{discs} lie between {corner} and your {end}") } },
};
static const SumiSentence line_stays = {
  /* Translators: {first} is a sentence like "Now g7 lies between h8 and f6". */
  .of = { { N_("{first}, and no Black reply changes that.") },
          { N_("{first}, and no White reply changes that.") } },
};

/* By the number of moves that are left, none of which loses a corner in any case. */
static const SumiSentence plans[] = {
  /* Translators: after the opponent's {reply}, one move or several as in "a7 or b7", the learner
   * plays {end}, after which the opponent has one move, {squares}. */
  { .any = { N_("After {reply} you play {end}, and {squares} is all that is left.") } },
  { .any = { N_("After {reply} you play {end}, and {squares} are all that is left.") } },
};
static const SumiSentence plan_of_pass = {
  .of = { { N_("After {reply} you play {end}, and Black has no move.") },
          { N_("After {reply} you play {end}, and White has no move.") } },
};
static const SumiSentence plan_of_wipe_out = {
  .of = { { N_("After {reply} you play {end}, and Black has no disc.") },
          { N_("After {reply} you play {end}, and White has no disc.") } },
};
static const SumiSentence plan_of_corner = {
  /* Translators: the learner answers {reply} by {end}. */
  .of = { { N_("After {reply} you play {end}, and every move of Black's loses a corner.") },
          { N_("After {reply} you play {end}, and every move of White's loses a corner.") } },
};

/* By the number of the opponent's moves. */
static const SumiSentence tempo[] = {
  /* Translators: harmless moves lose no corner; {squares} are White's, {discs} are the
   * learner's. */
  { .of = { { N_("Black's one harmless move is {squares}; you have more than that: {discs}.") },
            { N_("White's one harmless move is {squares}; you have more than that: {discs}.") } } },
  { .of = { { N_("Black's harmless moves are {squares}; you have more than that: {discs}.") },
            { N_("White's harmless moves are {squares}; you have more than that: {discs}.") } } },
};

/* By the number of discs in the line. */
static const SumiSentence hands_line[] = {
  /* Translators: {discs} are the learner's, between the empty corner {corner} and White's disc on
   * {end}. */
  { .of = { { N_("Now {discs} lies between {corner} and Black's {end}.") },
            { N_("Now {discs} lies between {corner} and White's {end}.") } } },
  { .of = { { N_("Now {discs} lie between {corner} and Black's {end}.") },
            { N_("Now {discs} lie between {corner} and White's {end}.") } } },
};

/* A corner that the opponent can take: only since the move, or before as well. */
static const SumiSentence hands_corner
  = { .of = { { N_("{move} hands Black the corner {reply}.") },
              { N_("{move} hands White the corner {reply}.") } } };
static const SumiSentence leaves_corner
  = { .of = { { N_("{move} leaves Black the corner {reply}.") },
              { N_("{move} leaves White the corner {reply}.") } } };

/* By the number of replies. */
static const SumiSentence breakers[] = {
  /* Translators: {squares} is the only reply that breaks the line to a corner of which the sentence
   * before speaks; {corners} is what the learner takes instead. */
  { .any = { N_("Only {squares} breaks that line, and then you take {corners}.") } },
  { .any = { N_("Only {squares} break that line, and each opens another way to a corner.") } },
};

/* Along either long diagonal, and elsewhere: to the disc just played, or to one that was turned. */
static const SumiSentence punishes_on_main = {
  /* Translators: the diagonal between these two corners. {reply} is what White threatened. */
  .of = { { N_("{move} turns {end}, on the a1–h8 diagonal. If Black plays {reply}, you take "
               "{corner}.") },
          { N_("{move} turns {end}, on the a1–h8 diagonal. If White plays {reply}, you take "
               "{corner}.") } },
};
static const SumiSentence punishes_on_other = {
  .of = { { N_("{move} turns {end}, on the a8–h1 diagonal. If Black plays {reply}, you take "
               "{corner}.") },
          { N_("{move} turns {end}, on the a8–h1 diagonal. If White plays {reply}, you take "
               "{corner}.") } },
};
static const SumiSentence punishes_to_move = {
  .of = { { N_("If Black plays {reply} now, it lies between {corner} and your {move}, and you take "
               "{corner}.") },
          { N_("If White plays {reply} now, it lies between {corner} and your {move}, and you take "
               "{corner}.") } },
};
/* Where {reply} does not lie on the line to the corner. */
static const SumiSentence punishes_elsewhere = {
  .of = { { N_("If Black plays {reply} now, you take {corner}.") },
          { N_("If White plays {reply} now, you take {corner}.") } },
};
static const SumiSentence punishes_to_turned = {
  .of = { { N_("{move} turns {end}. If Black plays {reply}, you take {corner}.") },
          { N_("{move} turns {end}. If White plays {reply}, you take {corner}.") } },
};

/* The opponent takes the corner, or turns what the line would end with. */
static const SumiSentence parried_by_taking = {
  /* Translators: {squares} are corners that {move} threatens to take. */
  .of = { { N_("{move} aims at {squares}, but Black takes it first.") },
          { N_("{move} aims at {squares}, but White takes it first.") } },
};
static const SumiSentence parried_by_turning = {
  /* Translators: {squares} are corners that {move} threatens to take; White's answer {reply} turns
   * {discs}, with which the line would end. */
  .of = { { N_("{move} aims at {squares}, but Black answers {reply} and turns {discs}.") },
          { N_("{move} aims at {squares}, but White answers {reply} and turns {discs}.") } },
};

/* A harmless reply to the wrong move, where the corner had to be taken next. */
static const SumiSentence new_reply_now[] = {
  /* Translators: {reply} is a move that White has only now, since it can outflank {discs}. */
  { .of = { { N_("{move} gives Black {reply}, over {discs}, and that opens no corner.") },
            { N_("{move} gives White {reply}, over {discs}, and that opens no corner.") } } },
  /* Translators: {reply} is a move that White has only now, since it can outflank {discs};
   * {corners} are the corners asked for, as in "a1 or h8". */
  { .of = { { N_("{move} gives Black {reply}, over {discs}, and then you cannot take "
                 "{corners}.") },
            { N_("{move} gives White {reply}, over {discs}, and then you cannot take "
                 "{corners}.") } } },
};
static const SumiSentence old_reply_now[] = {
  { .of = { { N_("{move} leaves Black {reply}, which opens no corner.") },
            { N_("{move} leaves White {reply}, which opens no corner.") } } },
  /* Translators: {corners} are the corners asked for, as in "a1 or h8". */
  { .of = { { N_("{move} leaves Black {reply}, and then you cannot take {corners}.") },
            { N_("{move} leaves White {reply}, and then you cannot take {corners}.") } } },
};

/* The same where there was more time. */
static const SumiSentence new_reply[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {reply} is a move that White has only now, since it can outflank {discs}. */
    .of = { { N_("{move} gives Black {reply}, over {discs}; after that no corner can be forced in "
                 "time.") },
            { N_("{move} gives White {reply}, over {discs}; after that no corner can be forced in "
                 "time.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    /* Translators: {corners} are the corners asked for, as in "a1 or h8". */
    .of = { { N_("{move} gives Black {reply}, over {discs}; after that you cannot force {corners} "
                 "in time.") },
            { N_("{move} gives White {reply}, over {discs}; after that you cannot force {corners} "
                 "in time.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("{move} gives Black {reply}, over {discs}; after that it need not pass in "
                 "time.") },
            { N_("{move} gives White {reply}, over {discs}; after that it need not pass in "
                 "time.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { { N_("{move} gives Black {reply}, over {discs}; after that it keeps too many moves.") },
            { N_("{move} gives White {reply}, over {discs}; after that it keeps too many "
                 "moves.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("{move} gives Black {reply}, over {discs}; after that it can keep a disc.") },
            { N_("{move} gives White {reply}, over {discs}; after that it can keep a disc.") } },
  },
};
static const SumiSentence old_reply[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    .of = { { N_("{move} leaves Black {reply}; after that no corner can be forced in time.") },
            { N_("{move} leaves White {reply}; after that no corner can be forced in time.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    /* Translators: {corners} are the corners asked for, as in "a1 or h8". */
    .of = { { N_("{move} leaves Black {reply}; after that you cannot force {corners} in time.") },
            { N_("{move} leaves White {reply}; after that you cannot force {corners} in time.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("{move} leaves Black {reply}; after that it need not pass in time.") },
            { N_("{move} leaves White {reply}; after that it need not pass in time.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { { N_("{move} leaves Black {reply}; after that it keeps too many moves.") },
            { N_("{move} leaves White {reply}; after that it keeps too many moves.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("{move} leaves Black {reply}; after that it can keep a disc.") },
            { N_("{move} leaves White {reply}; after that it can keep a disc.") } },
  },
};

/* By whether some of the opponent's moves are new, and whether some are gone. */
static const SumiSentence adds[2][2] = {
  { { .of = { { N_("{move} changes none of Black's moves.") },
              { N_("{move} changes none of White's moves.") } } },
    /* Translators: {discs} are moves that White no longer has. */
    { .of = { { N_("{move} takes {discs} from Black and gives nothing in return.") },
              { N_("{move} takes {discs} from White and gives nothing in return.") } } } },
  /* Translators: {squares} are moves that White has only now. */
  { { .of = { { N_("{move} gives Black {squares} and takes nothing away.") },
              { N_("{move} gives White {squares} and takes nothing away.") } } },
    /* Translators: {discs} are moves that White no longer has, {squares} those that are new. */
    { .of = { { N_("{move} takes {discs} from Black, but gives it {squares}.") },
              { N_("{move} takes {discs} from White, but gives it {squares}.") } } } },
};

static const SumiSentence adds_no_move
  = { .of = { { N_("Black has no move, and {move} gives it none.") },
              { N_("White has no move, and {move} gives it none.") } } };

/* The same where the move itself is one of those that are gone: the only one, or not; and by
 * whether some are new. */
static const SumiSentence adds_taken[2][2] = {
  { { .of = { { N_("You take {move} from Black and give nothing in return.") },
              { N_("You take {move} from White and give nothing in return.") } } },
    /* Translators: {squares} are moves that White has only now. */
    { .of = { { N_("You take {move} from Black, but give it {squares}.") },
              { N_("You take {move} from White, but give it {squares}.") } } } },
  /* Translators: {discs} are the other moves that White no longer has. */
  { { .of = { { N_("You take {move} from Black, spoil {discs} and give nothing in "
             "return.") },
              { N_("You take {move} from White, spoil {discs} and give nothing in "
             "return.") } } },
    /* Translators: {discs} are the other moves that White no longer has, {squares} those that are
     * new. */
    { .of = { { N_("You take {move} from Black and spoil {discs}, but give it "
             "{squares}.") },
              { N_("You take {move} from White and spoil {discs}, but give it "
             "{squares}.") } } } },
};

/* By whether there are any. */
static const SumiSentence adds_only[2] = {
  { .of = { { N_("{move} gives Black nothing in return.") },
            { N_("{move} gives White nothing in return.") } } },
  /* Translators: {squares} are moves that White has only now, in place of others that it lost. */
  { .of = { { N_("{move} gives Black only {squares} in return.") },
            { N_("{move} gives White only {squares} in return.") } } },
};

static const SumiSentence region_of_two
  = { .any = { N_("{move} begins a two-square region.") } };
static const SumiSentence region_of_four
  = { .any = { N_("{move} begins a four-square region.") } };
static const SumiSentence region = {
  /* Translators: {count} is the number of empty squares, even and at least 6. */
  .any = P_("{move} begins an even region, of {count} square.",
            "{move} begins an even region, of {count} squares."),
};

/* By the size. */
static const SumiSentence odd_region[] = {
  { .of = { { N_("{move} fills a single square, so Black has to begin elsewhere.") },
            { N_("{move} fills a single square, so White has to begin elsewhere.") } } },
  { .any = { N_("{move} begins an odd region, and every move in an even one is worse.") } },
};
static const SumiSentence odd_region_briefly = { .any = { N_("{move} begins an odd region.") } };

/* A right move, and a wrong one. */
static const SumiSentence own_move[2] = {
  { .of = { { N_("{move} was not urgent: Black can never play there.") },
            { N_("{move} was not urgent: White can never play there.") } } },
  /* Translators: a move in store can be made whenever one needs it. */
  { .of = { { N_("{move} was a move in store: Black could never have played there.") },
            { N_("{move} was a move in store: White could never have played there.") } } },
};

/* By the number of squares. */
static const SumiSentence own_region[] = {
  /* Translators: {squares} is an empty square that can be played on whenever one needs it. */
  { .of = { { N_("{squares} stays in store: Black can never play there.") },
            { N_("{squares} stays in store: White can never play there.") } } },
  { .of = { { N_("{squares} stay in store: Black can never play there.") },
            { N_("{squares} stay in store: White can never play there.") } } },
};

/* The opponent can take a corner only since the move. */
static const SumiSentence gives_up
  = { .of = { { N_("{move} gives Black {corners}, and yet every other move is worse.") },
              { N_("{move} gives White {corners}, and yet every other move is worse.") } } };
/* The corner beside the square was empty, and cannot be taken now. */
static const SumiSentence sound
  = { .of = { { N_("{move} stands next to {corner}, but Black cannot take it at once.") },
              { N_("{move} stands next to {corner}, but White cannot take it at once.") } } };
/* Nothing that the move itself changes: all others lose what it keeps. */
static const SumiSentence others_open
  = { .of = { { N_("Black could take no corner before, and each of your other moves opens one.") },
              { N_("White could take no corner before, and each of your other moves opens "
                   "one.") } } };

/* Whoever plays there comes off better. */
static const SumiSentence wanted
  = { .of = { { N_("{move} is Black's best answer to every other move.") },
              { N_("{move} is White's best answer to every other move.") } } };

/* The learner's result with the move: a draw, a loss, a win, a win that could be larger. */
static const SumiSentence draw = { .any = { N_("You get only a draw") } };
static const SumiSentence loss
  = { .any = P_("You lose by {count}",
                "You lose by {count}") };
static const SumiSentence win
  = { .any = P_("You win by {count}",
                "You win by {count}") };
static const SumiSentence only_win
  = { .any = P_("You win by only {count}",
                "You win by only {count}") };

/* What was possible, by whether the moves are named. */
static const SumiSentence draws[2] = {
  { .any = { N_("a draw is possible") } },
  { .any = { N_("{squares} makes a draw") } },
};
static const SumiSentence losses[2] = {
  { .any = P_("a loss by only {count} is possible",
              "a loss by only {count} is possible") },
  { .any = P_("{squares} loses by only {count}",
              "{squares} loses by only {count}") },
};
static const SumiSentence wins[2] = {
  { .any = P_("a win by {count} is possible",
              "a win by {count} is possible") },
  { .any = P_("{squares} wins by {count}",
              "{squares} wins by {count}") },
};
static const SumiSentence results = {
  /* Translators: {first} is "You lose by 6" or the like, {last} "g8 wins by 34". */
  .any = { N_("{first}; {last}.") },
};

/* The result of a right move: behind, even, ahead; where it is the best there is, and where it is
 * only asked to be good enough. */
static const SumiSentence best_results[3] = {
  { .any = P_("You lose by {count}, and no move does better.",
              "You lose by {count}, and no move does better.") },
  { .any = { N_("You get a draw, and no move does better.") } },
  { .any = P_("You win by {count}, and no move does better.",
              "You win by {count}, and no move does better.") },
};
static const SumiSentence good_result = { .any = P_("You win by {count}.", "You win by {count}.") };

/* By whether some squares around the discs are empty. */
static const SumiSentence touches[2] = {
  /* Translators: {discs} are the discs that {move} turns. */
  { .any = { N_("{move} turns {discs}, around which every square is filled.") } },
  /* Translators: {discs} are the discs that {move} turns, {squares} the empty squares around
   * them. */
  { .any = { N_("{move} turns {discs}, next to the empty {squares}.") } },
};

/* The learner's discs that have an empty neighbour only now: none, one of a right move, others. */
static const SumiSentence frontier_none
  = { .any = { N_("New among your discs next to an empty square: none.") } };
static const SumiSentence frontier_only = {
  /* Translators: {squares} are discs that the move placed or turned. */
  .any = { N_("New among your discs next to an empty square: only {squares}.") },
};
static const SumiSentence frontier_new
  = { .any = { N_("New among your discs next to an empty square: {squares}.") } };

/* The empty squares that the learner's discs have come to touch: none, one, one of a right move,
 * several. */
static const SumiSentence potential_none
  = { .any = { N_("After {move} your discs touch no empty square that they did not touch "
                  "before.") } };
static const SumiSentence potential_one = {
  /* Translators: {squares} is an empty square. */
  .any = { N_("After {move} your discs touch an empty square that they did not touch before, "
              "{squares}.") },
};
static const SumiSentence potential_only_one = {
  .any = { N_("After {move} your discs touch only one empty square that they did not touch before, "
              "{squares}.") },
};
static const SumiSentence potential_many = {
  /* Translators: {squares} are empty squares. */
  .any = { N_("After {move} your discs touch the empty squares {squares} too.") },
};

/* By what is measured. */
static const SumiSentence none_fewer[SUMI_N_MEASURES] = {
  [SUMI_MEASURE_MOBILITY] = {
    .of = { { N_("No move leaves Black fewer replies.") },
            { N_("No move leaves White fewer replies.") } },
  },
  [SUMI_MEASURE_FRONTIER] = { .any = { N_("No move leaves you fewer such discs.") } },
  [SUMI_MEASURE_OPENNESS] = {
    .any = { N_("No move turns discs that touch fewer empty squares.") },
  },
  [SUMI_MEASURE_POTENTIAL] = {
    .any = { N_("No move makes them touch fewer.") },
  },
};
static const SumiSentence fewer_possible[SUMI_N_MEASURES] = {
  [SUMI_MEASURE_MOBILITY] = {
    .of = { { N_("Another move leaves Black fewer replies.") },
            { N_("Another move leaves White fewer replies.") } },
  },
  [SUMI_MEASURE_FRONTIER] = { .any = { N_("Another move leaves you fewer such discs.") } },
  [SUMI_MEASURE_OPENNESS] = {
    .any = { N_("Another move turns discs that touch fewer empty squares.") },
  },
  [SUMI_MEASURE_POTENTIAL] = {
    .any = { N_("After another move they touch fewer.") },
  },
};

/* The sentences above that say "you", and what stands in their place where nobody is addressed; and
 * where the opponent is. */
typedef struct
{
  const SumiSentence *sentence;
  SumiSentence text;
} Voice;

static const Voice neutrals[] = {
  { &sentences[SUMI_FACT_TOOK_ONLY],
    { .of = { { N_("{move} was Black's only move, and now it is taken.") },
              { N_("{move} was White's only move, and now it is taken.") } } } },
  { &taken, { .of = { { N_("Black could have played {move}; now it is taken.") },
                      { N_("White could have played {move}; now it is taken.") } } } },
  { &taken_of_listed, { .any = { N_("{move} is taken.") } } },
  { &taken_and_spoilt,
    /* Translators: a side's moves become fewer: one because the other side plays there, the others,
     * {squares}, because {discs} turn, as in "b2 is taken; turning d4 spoils g7." */
    { .any = { N_("{move} is taken; turning {discs} spoils {squares}.") } } },
  { &in_time[SUMI_GOAL_FORM_ANY_CORNER],
    { .of = { { N_("Whatever Black does, {move} wins {corners} in time.") },
              { N_("Whatever White does, {move} wins {corners} in time.") } } } },
  { &in_time[SUMI_GOAL_FORM_CORNERS],
    { .of = { { N_("Whatever Black does, {move} wins {corners} in time.") },
              { N_("Whatever White does, {move} wins {corners} in time.") } } } },
  /* Translators: a sentence without its full stop, one of a list: {squares} are moves, {corners}
   * what the other side then takes. */
  { &takes_clauses[0], { .any = { N_("{squares} loses {corners}") } } },
  { &takes_clauses[1], { .any = { N_("each of {squares} loses {corners}") } } },
  { &takes_first_clauses[0], { .any = { N_("{squares} loses {corners}") } } },
  /* Translators: the beginning of a sentence, without its full stop. */
  { &takes_first_clauses[1], { .any = { N_("Each of {squares} loses {corners}") } } },
  /* Translators: {squares} are the replies of a side, {corners} what it loses after them. */
  { &left_to_take[0], { .any = { N_("{squares} is left, and it loses {corners}.") } } },
  { &left_to_take[1], { .any = { N_("{squares} are left, and each loses {corners}.") } } },
  /* Translators: {discs} lie between the disc just played on {move} and the empty corner {corner}.
   * A sentence without its full stop. */
  { &lines_to_move[0], { .any = { N_("Now {discs} lies between {move} and {corner}") } } },
  { &lines_to_move[1], { .any = { N_("Now {discs} lie between {move} and {corner}") } } },
  /* Translators: {discs} lie between the empty corner {corner} and a disc of the other colour on
   * {end}. A sentence without its full stop. */
  { &lines[0], { .of = { { N_("{discs} lies between {corner} and White's {end}") },
                         { N_("{discs} lies between {corner} and Black's {end}") } } } },
  { &lines[1], { .of = { { N_("{discs} lie between {corner} and White's {end}") },
                         { N_("{discs} lie between {corner} and Black's {end}") } } } },
  /* Translators: one side answers {reply}, the other goes on with {end}. */
  { &plans[0], { .any = { N_("After {reply} comes {end}, and {squares} is all that is left.") } } },
  { &plans[1],
    { .any = { N_("After {reply} comes {end}, and {squares} are all that is left.") } } },
  { &plan_of_pass, { .of = { { N_("After {reply} comes {end}, and Black has no move.") },
                             { N_("After {reply} comes {end}, and White has no move.") } } } },
  { &plan_of_corner,
    { .of
      = { { N_("After {reply} comes {end}, and every move of Black's loses a corner.") },
          { N_("After {reply} comes {end}, and every move of White's loses a corner.") } } } },
  { &tempo[0],
    /* Translators: harmless moves lose no corner; {squares} are those of the side that is named
     * first, {discs} those of the other. */
    { .of = { { N_("Black's one harmless move is {squares}; White has more: {discs}.") },
              { N_("White's one harmless move is {squares}; Black has more: {discs}.") } } } },
  { &tempo[1],
    { .of = { { N_("Black's harmless moves are {squares}; White has more: {discs}.") },
              { N_("White's harmless moves are {squares}; Black has more: {discs}.") } } } },
  /* Translators: {squares} is the only reply that breaks the line to a corner of which the sentence
   * before speaks; {corners} is what it loses instead. */
  { &breakers[0], { .any = { N_("Only {squares} breaks that line, and it loses {corners}.") } } },
  /* Translators: the diagonal between these two corners. {reply} is what White threatened. */
  { &punishes_on_main,
    { .of = { { N_("{move} turns {end}, on the a1–h8 diagonal. If Black plays {reply}, it loses "
                   "{corner}.") },
              { N_("{move} turns {end}, on the a1–h8 diagonal. If White plays {reply}, it loses "
                   "{corner}.") } } } },
  { &punishes_on_other,
    { .of = { { N_("{move} turns {end}, on the a8–h1 diagonal. If Black plays {reply}, it loses "
                   "{corner}.") },
              { N_("{move} turns {end}, on the a8–h1 diagonal. If White plays {reply}, it loses "
                   "{corner}.") } } } },
  { &punishes_to_move,
    { .of = { { N_("If Black plays {reply} now, it lies between {corner} and {move}, and {corner} "
                   "is lost.") },
              { N_("If White plays {reply} now, it lies between {corner} and {move}, and {corner} "
                   "is lost.") } } } },
  { &punishes_elsewhere,
    { .of = { { N_("If Black plays {reply} now, {corner} is lost.") },
              { N_("If White plays {reply} now, {corner} is lost.") } } } },
  { &punishes_to_turned,
    { .of = { { N_("{move} turns {end}. If Black plays {reply}, it loses {corner}.") },
              { N_("{move} turns {end}. If White plays {reply}, it loses {corner}.") } } } },
  { &sentences[SUMI_FACT_ANSWERED],
    /* Translators: {reply} is what one side threatened; {end} the other side's answer to it. */
    { .of = { { N_("If Black plays {reply} now, White answers {end}.") },
              { N_("If White plays {reply} now, Black answers {end}.") } } } },
  { &sentences[SUMI_FACT_STONER],
    { .of = { { N_("{move} sets a Stoner trap: Black cannot take {corners} yet, and {end} would "
                   "aim at {corner}. If Black answers that with {reply}, it loses {corners}.") },
              { N_("{move} sets a Stoner trap: White cannot take {corners} yet, and {end} would "
                   "aim at {corner}. If White answers that with {reply}, it loses "
                   "{corners}.") } } } },
  { &draw, { .any = { N_("{move} makes only a draw") } } },
  { &loss, { .any = P_("{move} loses by {count}", "{move} loses by {count}") } },
  { &only_win, { .any = P_("{move} wins by only {count}", "{move} wins by only {count}") } },
};

/* Where the opponent is addressed: it is the learner, whose move is refuted. */
static const Voice addressed[] = {
  { &sentences[SUMI_FACT_TOOK_ONLY],
    { .any = { N_("{move} was your only move, and now it is taken.") } } },
  { &sentences[SUMI_FACT_HAD], { .any = { N_("You had {squares}.") } } },
  { &aims[0], { .any = { N_("{move} aims at {squares} at once, and you cannot save both.") } } },
  { &aims[1], { .any = { N_("{move} aims at {squares} at once, and you cannot save all.") } } },
  { &sentences[SUMI_FACT_CREEPS],
    /* Translators: a move that only turns {discs}, on the edge that it is on itself. */
    { .any = { N_("{move} creeps along the edge: it turns only {discs} and gives you nothing "
                  "new.") } } },
  { &sentences[SUMI_FACT_STONER],
    { .any = { N_("{move} sets a Stoner trap: you cannot take {corners} yet, and {end} would aim "
                  "at {corner}. If you answer that with {reply}, you lose {corners}.") } } },
  { &next_moves[SUMI_GOAL_FORM_PASS],
    /* Translators: {squares} are the opponent's next moves, one or several, as in "b1 or g1". */
    { .any = { N_("Whatever you answer, {squares} then makes you pass.") } } },
  { &taken, { .any = { N_("You could have played {move}; now it is taken.") } } },
  { &taken_first_and_spoilt,
    { .any = { N_("You could have played {move}; now it is taken, and turning {discs} spoils "
                  "{squares}.") } } },
  { &unchanged[0],
    { .any = { N_("You have only {squares}, and {move} does not change that.") } } },
  { &unchanged[1], { .any = { N_("You have only {squares}; {move} changes neither.") } } },
  { &unchanged[2], { .any = { N_("You have only {squares}; {move} changes none of them.") } } },
  { &leaves, { .any = { N_("{move} leaves you only {squares}.") } } },
  /* Translators: {squares} is the only move that the learner has, {corners} what it gives away. */
  { &stuck[0], { .any = { N_("Your one move, {squares}, already loses {corners}.") } } },
  { &stuck[1], { .any = { N_("You have only {squares}, and each already loses {corners}.") } } },
  { &stuck[2], { .any = { N_("You have only {squares}, and each already loses a corner.") } } },
  /* Translators: {first} is a sentence like "Now g7 lies between h8 and f6". */
  { &line_stays, { .any = { N_("{first}, and no reply of yours changes that.") } } },
  { &plan_of_pass, { .any = { N_("After {reply} comes {end}, and you have no move.") } } },
  { &plan_of_corner,
    { .any = { N_("After {reply} comes {end}, and every move of yours loses a corner.") } } },
  { &tempo[0],
    /* Translators: harmless moves lose no corner; {squares} is the learner's, {discs} are those of
     * the side that is named. */
    { .of = { { N_("Your one harmless move is {squares}; White has more: {discs}.") },
              { N_("Your one harmless move is {squares}; Black has more: {discs}.") } } } },
  { &tempo[1],
    { .of = { { N_("Your harmless moves are {squares}; White has more: {discs}.") },
              { N_("Your harmless moves are {squares}; Black has more: {discs}.") } } } },
};

/* Where the move is not made yet, what is past in the sentences above. */
static const Voice ahead[] = {
  { &needed[0],
    /* Translators: of a move that is not made yet: {squares} are moves that the opponent then no
     * longer has; {discs} is the disc that they depend on. */
    { .any = { N_("{squares} would need the disc on {discs}, and {move} turns it.") } } },
  /* Translators: of a move that is not made yet: {squares} are moves that the opponent then no
   * longer has; {discs} the discs that they depend on. */
  { &needed[1], { .any = { N_("{squares} would need discs on {discs}. {move} turns both.") } } },
  { &needed[2],
    { .any = { N_("{squares} would need discs on {discs}. {move} turns all three.") } } },
  { &needed[3],
    { .any = { N_("{squares} would need discs on {discs}. {move} turns all of them.") } } },
  { &sentences[SUMI_FACT_TOOK_ONLY],
    { .of = { { N_("{move} is Black's only move, and you take it.") },
              { N_("{move} is White's only move, and you take it.") } } } },
  { &sentences[SUMI_FACT_HAD],
    { .of = { { N_("Black has {squares}.") }, { N_("White has {squares}.") } } } },
  /* Translators: of a move that is not made yet: the learner takes a square from the opponent. */
  { &taken, { .of = { { N_("Black could play {move} itself.") },
                      { N_("White could play {move} itself.") } } } },
  { &own_move[1], { .of = { { N_("{move} is a move in store: Black can never play there.") },
                            { N_("{move} is a move in store: White can never play there.") } } } },
  { &others_open,
    { .of = { { N_("Black can take no corner now, and each of your other moves opens one.") },
              { N_("White can take no corner now, and each of your other moves opens one.") } } } },
};

static const SumiSentence *
find_voice (const Voice *voices, gsize n, const SumiSentence *sentence)
{
  for (gsize i = 0; i < n; i++)
    {
      if (voices[i].sentence == sentence)
        return &voices[i].text;
    }
  return NULL;
}

/* SENTENCE as FACT needs it, with "you" for who is addressed. */
static const SumiSentence *
get_voice (const SumiSentence *sentence, const SumiFact *fact)
{
  const SumiSentence *found = NULL;

  if (fact->is_ahead)
    found = find_voice (ahead, G_N_ELEMENTS (ahead), sentence);
  if (found == NULL && fact->voice == SUMI_VOICE_OTHER)
    found = find_voice (addressed, G_N_ELEMENTS (addressed), sentence);
  if (found == NULL && fact->voice != SUMI_VOICE_MOVER)
    found = find_voice (neutrals, G_N_ELEMENTS (neutrals), sentence);
  return found != NULL ? found : sentence;
}

/* SENTENCE of FACT, which names the opponent if anybody, with BLANKS in it. */
static char *
fill (const SumiSentence *sentence, const SumiFact *fact, const SumiBlanks *blanks)
{
  sentence = get_voice (sentence, fact);
  return sumi_sentence_fill (sentence, sumi_color_opposite (fact->side), blanks);
}

/* The discs of LINE as they lie from FROM on: "g7", "g7 and f6", "a2 to a6". */
static char *
list_line (SumiBitboard line, SumiSquare from)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  gboolean is_away = sumi_bitboard_first (line) > from;
  int n = sumi_bitboard_count (line);

  SUMI_FOREACH_SQUARE (square, line)
    g_ptr_array_insert (names, is_away ? -1 : 0,
                        (gpointer) sumi_square_to_name ((SumiSquare) square));
  if (n <= MAX_ON_LINE)
    return sumi_words_list (names);
  return sumi_sentence_fill (&row, SUMI_BLACK,
                             &(SumiBlanks){ .first = names->pdata[0],
                                            .last = names->pdata[n - 1] });
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

  return fill (BY_NUMBER (needed, sumi_bitboard_count (fact->anchors)), fact,
               &(SumiBlanks){ .move = fact->move, .squares = squares, .discs = discs });
}

static char *
word_lost (const SumiFact *fact)
{
  SumiBitboard others = fact->lost & ~sumi_bitboard_of (fact->move);
  g_autofree char *squares = sumi_words_all (others);
  g_autofree char *discs = sumi_words_all (fact->anchors);
  const SumiSentence *sentence = &spoilt;

  if (others != fact->lost && others != 0)
    sentence = fact->count == 1 || fact->voice == SUMI_VOICE_MOVER ? &taken_and_spoilt
                                                                   : &taken_first_and_spoilt;
  else if (others != fact->lost)
    sentence = fact->count == 1 ? &taken_of_listed : &taken;
  return fill (sentence, fact,
               &(SumiBlanks){ .move = fact->move, .squares = squares, .discs = discs });
}

static char *
word_in_time (const SumiFact *fact)
{
  g_autofree char *corners = sumi_words_any (fact->task.goal.corners);
  SumiGoalForm form = sumi_goal_form_of (&fact->task.goal);
  const SumiSentence *sentence
    = fact->kind == SUMI_FACT_IN_TIME ? &in_time[form]
                                      : &not_in_time[form != SUMI_GOAL_FORM_ANY_CORNER];

  return fill (sentence, fact,
               &(SumiBlanks){ .move = fact->move, .corners = corners });
}

/* The corners that FACT names with REPLY. */
static SumiBitboard
corners_after (const SumiFact *fact, SumiSquare reply)
{
  SumiPosition next = sumi_position_play (sumi_position_play (fact->position, fact->move), reply);

  return sumi_corners_takeable (next, fact->side) & fact->others;
}

/* REPLIES, which lose the same CORNERS. IS_FIRST: the clause begins the sentence. */
static char *
word_opens_clause (const SumiFact *fact, SumiBitboard replies, SumiBitboard corners,
                   gboolean is_new, gboolean is_first)
{
  g_autofree char *squares = sumi_words_all (replies);
  g_autofree char *list = is_new ? sumi_words_all (corners) : sumi_words_any (corners);
  int n = sumi_bitboard_count (replies);

  const SumiSentence *takes
    = is_first ? BY_NUMBER (takes_first_clauses, n) : BY_NUMBER (takes_clauses, n);

  return fill (is_new ? BY_NUMBER (opens_clauses, n) : takes, fact,
               &(SumiBlanks){ .squares = squares, .corners = list });
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
      g_ptr_array_add (clauses, word_opens_clause (fact, same, corners, (corners & already) == 0,
                                                   clauses->len == 0));
    }
  if (clauses->len == 1)
    return fill (&whole, fact, &(SumiBlanks){ .first = clauses->pdata[0] });
  list = sumi_words_join_clauses (clauses, clauses->len - 1);
  return fill (&whole_of_two, fact,
               &(SumiBlanks){ .first = list, .last = clauses->pdata[clauses->len - 1] });
}

/* A clause that can stand alone. */
static const SumiSentence *
choose_line (const SumiFact *fact)
{
  int n = sumi_bitboard_count (fact->line);

  if (fact->end == fact->move)
    return BY_NUMBER (lines_to_move, n);
  return fact->anchors != 0 ? BY_NUMBER (lines_to_turned, n) : BY_NUMBER (lines, n);
}

static char *
word_line (const SumiFact *fact)
{
  g_autofree char *discs = list_line (fact->line, fact->corner);
  g_autofree char *clause
    = fill (choose_line (fact), fact,
            &(SumiBlanks){ .move = fact->move,
                           .discs = discs,
                           .corner = sumi_square_to_name (fact->corner),
                           .end = sumi_square_to_name (fact->end) });

  return fill (fact->count == 0 ? &whole : &line_stays, fact, &(SumiBlanks){ .first = clause });
}

static char *
word_plan (const SumiFact *fact)
{
  g_autofree char *replies = sumi_words_any (fact->replies);
  g_autofree char *squares = sumi_words_all (fact->squares);
  const SumiSentence *sentence = BY_NUMBER (plans, sumi_bitboard_count (fact->squares));

  if (fact->task.goal.kind == SUMI_GOAL_WIPE_OUT)
    sentence = &plan_of_wipe_out;
  else if (fact->squares == 0)
    sentence = &plan_of_pass;
  else if (fact->count == 0)
    sentence = &plan_of_corner;
  return fill (sentence, fact,
               &(SumiBlanks){ .reply = replies,
                              .end = sumi_square_to_name (fact->end),
                              .squares = squares });
}

static char *
word_tempo (const SumiFact *fact)
{
  g_autofree char *theirs = sumi_words_all (fact->squares);
  g_autofree char *own = sumi_words_some (fact->others);

  return fill (BY_NUMBER (tempo, sumi_bitboard_count (fact->squares)), fact,
               &(SumiBlanks){ .squares = theirs, .discs = own });
}

static char *
word_hands_line (const SumiFact *fact)
{
  g_autofree char *discs = list_line (fact->line, fact->corner);

  return fill (BY_NUMBER (hands_line, sumi_bitboard_count (fact->line)), fact,
               &(SumiBlanks){ .discs = discs,
                              .corner = sumi_square_to_name (fact->corner),
                              .end = sumi_square_to_name (fact->end) });
}

static const SumiSentence *
choose_punishment (const SumiFact *fact)
{
  SumiBitboard ends = sumi_bitboard_of (fact->corner) | sumi_bitboard_of (fact->end);

  if (fact->end == fact->move)
    return sumi_bitboard_has (fact->line, fact->reply) ? &punishes_to_move : &punishes_elsewhere;
  if ((ends & ~MAIN_DIAGONAL) == 0)
    return &punishes_on_main;
  return (ends & ~OTHER_DIAGONAL) == 0 ? &punishes_on_other : &punishes_to_turned;
}

/* Where nobody is addressed: that the move takes its own square away, and what it gives for it. */
static char *
word_adds_taken (const SumiFact *fact, const char *squares)
{
  SumiBlanks blanks = { .move = fact->move, .squares = squares };
  g_autofree char *first = fill (&taken, fact, &blanks);
  g_autofree char *last = fill (&adds_only[fact->squares != 0], fact, &blanks);

  return sumi_words_follow (first, last);
}

static char *
word_adds (const SumiFact *fact)
{
  SumiBitboard others = fact->lost & ~sumi_bitboard_of (fact->move);
  g_autofree char *squares = sumi_words_some (fact->squares);
  g_autofree char *lost = sumi_words_some (others);
  const SumiSentence *sentence = &adds[fact->squares != 0][others != 0];

  if (fact->before + fact->after == 0)
    sentence = &adds_no_move;
  else if (others != fact->lost && fact->voice == SUMI_VOICE_MOVER)
    sentence = &adds_taken[others != 0][fact->squares != 0];
  else if (others != fact->lost && others == 0)
    return word_adds_taken (fact, squares);
  return fill (sentence, fact,
               &(SumiBlanks){ .move = fact->move, .squares = squares, .discs = lost });
}

static const SumiSentence *
choose_region (int size)
{
  if (size == 2)
    return &region_of_two;
  return size == 4 ? &region_of_four : &region;
}

/* VALUE is the learner's result with the move. */
static const SumiSentence *
choose_result (int value, gboolean is_only)
{
  if (value == 0)
    return &draw;
  if (value < 0)
    return &loss;
  return is_only ? &only_win : &win;
}

static const SumiSentence *
choose_better (int value, gboolean is_named)
{
  if (value == 0)
    return &draws[is_named];
  return value < 0 ? &losses[is_named] : &wins[is_named];
}

static char *
word_results (const SumiFact *fact)
{
  int best = fact->value + fact->excess;
  g_autofree char *squares = sumi_words_any (fact->squares);
  g_autofree char *first = fill (choose_result (fact->value, fact->has_value), fact,
                                 &(SumiBlanks){ .move = fact->move,
                                                .count = abs (fact->value) });
  g_autofree char *last = fill (choose_better (best, fact->squares != 0), fact,
                                &(SumiBlanks){ .squares = squares, .count = abs (best) });

  return fill (fact->has_value ? &results : &whole, fact,
               &(SumiBlanks){ .first = first, .last = last });
}

static char *
word_best_result (const SumiFact *fact)
{
  const SumiSentence *sentence = fact->task.type == SUMI_TASK_WIN
                                   ? &good_result
                                   : &best_results[1 + (fact->value > 0) - (fact->value < 0)];

  return fill (sentence, fact, &(SumiBlanks){ .count = abs (fact->value) });
}

static char *
word_touches (const SumiFact *fact)
{
  g_autofree char *discs = sumi_words_some (fact->anchors);
  g_autofree char *squares = sumi_words_some (fact->squares);

  return fill (&touches[fact->squares != 0], fact,
               &(SumiBlanks){ .move = fact->move, .discs = discs, .squares = squares });
}

static const SumiSentence *
choose_frontier (int n, gboolean is_right)
{
  if (n == 0)
    return &frontier_none;
  return n == 1 && is_right ? &frontier_only : &frontier_new;
}

static const SumiSentence *
choose_potential (int n, gboolean is_right)
{
  if (n == 0)
    return &potential_none;
  if (n > 1)
    return &potential_many;
  return is_right ? &potential_only_one : &potential_one;
}

/* The sentence of a harmless reply: NOW where a corner had to be taken with the next move, LATER
 * by the goal. */
static const SumiSentence *
choose_reply (const SumiFact *fact, const SumiSentence now[2], const SumiSentence *later)
{
  SumiGoalForm form = sumi_goal_form_of (&fact->task.goal);

  if (fact->task.within == 2 && fact->task.goal.kind == SUMI_GOAL_CORNER)
    return &now[form != SUMI_GOAL_FORM_ANY_CORNER];
  return &later[form];
}

static char *
word_reply (const SumiFact *fact)
{
  g_autofree char *discs = sumi_words_all (fact->anchors);
  g_autofree char *corners = sumi_words_any (fact->task.goal.corners);
  const SumiSentence *sentence = fact->kind == SUMI_FACT_NEW_REPLY
                                   ? choose_reply (fact, new_reply_now, new_reply)
                                   : choose_reply (fact, old_reply_now, old_reply);

  return fill (sentence, fact,
               &(SumiBlanks){ .move = fact->move,
                              .reply = sumi_square_to_name (fact->reply),
                              .discs = discs,
                              .corners = corners });
}

/* What the opponent still has that the goal counts: moves, or discs. */
static const SumiSentence *
choose_kept (const SumiFact *fact)
{
  int n = sumi_bitboard_count (fact->squares);

  if (fact->task.goal.kind != SUMI_GOAL_WIPE_OUT)
    return &sentences[fact->kind];
  if (fact->kind == SUMI_FACT_STILL_HAS)
    return BY_NUMBER (still_has_discs, n);
  return fact->kind == SUMI_FACT_KEEPS ? BY_NUMBER (keeps_discs, n) : BY_NUMBER (at_best_discs, n);
}

static char *
word_kept (const SumiFact *fact)
{
  g_autofree char *squares = sumi_words_some (fact->squares);

  return fill (choose_kept (fact), fact,
               &(SumiBlanks){ .move = fact->move,
                              .reply = sumi_square_to_name (fact->reply),
                              .end = sumi_square_to_name (fact->end),
                              .squares = squares });
}

static char *
word_open (const SumiFact *fact)
{
  g_autofree char *all = sumi_words_some (fact->squares);
  g_autofree char *any = sumi_words_any (fact->squares);

  if (fact->kind == SUMI_FACT_NEXT)
    return fill (&next_moves[sumi_goal_form_of (&fact->task.goal)], fact,
                 &(SumiBlanks){ .squares = any });
  return fill (BY_NUMBER (stays_open, sumi_bitboard_count (fact->squares)), fact,
               &(SumiBlanks){ .squares = all });
}

/* The sentences that are filled alike; NULL for the others. */
static const SumiSentence *
choose_sentence (const SumiFact *fact)
{
  int n = sumi_bitboard_count (fact->squares), n_corners = sumi_bitboard_count (fact->others);

  switch ((int) fact->kind)
    {
    case SUMI_FACT_UNCHANGED:
      return BY_NUMBER (unchanged, n);
    case SUMI_FACT_LEAVES:
      return fact->count == 1 ? BY_NUMBER (leaves_of_listed, n) : &leaves;
    case SUMI_FACT_LEFT:
      return fact->count == 1 ? BY_NUMBER (left_to_open, n) : BY_NUMBER (left_to_take, n);
    case SUMI_FACT_STUCK:
      return n == 1 ? &stuck[0] : &stuck[n_corners == 1 ? 1 : 2];
    case SUMI_FACT_WAITS:
      if (n == 0)
        return &waits_alone;
      return n == 1 ? &waits[0] : &waits[n_corners == 1 ? 1 : 2];
    case SUMI_FACT_HANDS_CORNER:
      return fact->count == 1 ? &hands_corner : &leaves_corner;
    case SUMI_FACT_PARRIED:
      return fact->anchors == 0 ? &parried_by_taking : &parried_by_turning;
    case SUMI_FACT_PUNISHES:
      return choose_punishment (fact);
    case SUMI_FACT_BREAKERS:
      return BY_NUMBER (breakers, n);
    case SUMI_FACT_ADDS_ONLY:
      return &adds_only[n != 0];
    case SUMI_FACT_NONE_FEWER:
      return &none_fewer[fact->task.measure];
    case SUMI_FACT_FEWER_POSSIBLE:
      return &fewer_possible[fact->task.measure];
    case SUMI_FACT_REGION:
      return choose_region (n);
    case SUMI_FACT_ODD_REGION:
      return n > 1 && fact->count == 1 ? &odd_region_briefly : BY_NUMBER (odd_region, n);
    case SUMI_FACT_OWN_MOVE:
      return &own_move[fact->count == 1];
    case SUMI_FACT_OWN_REGION:
      return BY_NUMBER (own_region, n);
    case SUMI_FACT_GIVES_UP:
      return &gives_up;
    case SUMI_FACT_SOUND:
      return &sound;
    case SUMI_FACT_OTHERS_OPEN:
      return &others_open;
    case SUMI_FACT_WANTED:
      return &wanted;
    case SUMI_FACT_FRONTIER_NEW:
      return choose_frontier (n, fact->count == 1);
    case SUMI_FACT_POTENTIAL_NEW:
      return choose_potential (n, fact->count == 1);
    case SUMI_FACT_AIMS:
      return &aims[n > 2];
    case SUMI_FACT_TOOK_ONLY:
    case SUMI_FACT_HAD:
    case SUMI_FACT_CREEPS:
    case SUMI_FACT_STONER:
    case SUMI_FACT_ANSWERED:
    case SUMI_FACT_FEW_LEFT:
      return &sentences[fact->kind];
    default:
      return NULL;
    }
}

/* The corners that FACT names: all are opened or given, but only one of them can be taken. */
static char *
list_corners (const SumiFact *fact)
{
  switch ((int) fact->kind)
    {
    case SUMI_FACT_BREAKERS:
    case SUMI_FACT_STUCK:
    case SUMI_FACT_WAITS:
      return sumi_words_any (fact->others);
    case SUMI_FACT_LEFT:
      return fact->count == 1 ? sumi_words_all (fact->others) : sumi_words_any (fact->others);
    default:
      return sumi_words_all (fact->others);
    }
}

/* The sentence, or two, of a fact that is a cause. Owned by the caller. */
char *
sumi_coach_fact_to_text (const SumiFact *fact)
{
  const SumiSentence *sentence = choose_sentence (fact);
  g_autofree char *squares = sumi_words_all (fact->squares);
  g_autofree char *corners = list_corners (fact);
  g_autofree char *discs = sumi_words_all (fact->anchors);

  if (sentence != NULL)
    return fill (sentence, fact,
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
    case SUMI_FACT_BEST_RESULT:
      return word_best_result (fact);
    case SUMI_FACT_TOUCHES:
      return word_touches (fact);
    case SUMI_FACT_NEW_REPLY:
    case SUMI_FACT_OLD_REPLY:
      return word_reply (fact);
    case SUMI_FACT_STILL_HAS:
    case SUMI_FACT_KEEPS:
    case SUMI_FACT_AT_BEST:
      return word_kept (fact);
    case SUMI_FACT_NEXT:
    case SUMI_FACT_STAYS_OPEN:
      return word_open (fact);
    default:
      g_return_val_if_reached (NULL);
    }
}
