/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One thing that a computation established about a move.
 *
 * A fact is data: the sentence is made from it at the end, so a test can hold each fact against the
 * slow rules, and each language can word it as it likes. */

#include <glib.h>

#include "sumi-task.h"

typedef enum
{
  /* Of any move. */
  SUMI_FACT_FLIPS,        /* squares: the discs that turned; count: how many */
  SUMI_FACT_MOBILITY,     /* before, after: the opponent's moves; squares: those after; others:
                           * those before, had it been its turn */
  SUMI_FACT_FRONTIER,     /* before, after: own frontier discs; squares: those after */
  SUMI_FACT_STABLE,       /* before, after: own discs proved stable; squares: those after */
  SUMI_FACT_GIVES_CORNER, /* squares: corners that the opponent can take at once; others: those of
                           * them that it could not have taken before */
  SUMI_FACT_MUST_PASS,    /* the opponent has to pass; squares: the moves that then reach the
                           * goal of a force task, if that is all that is left to do */
  SUMI_FACT_GAME_OVER,    /* neither side can move after it */

  /* Of a right move. */
  SUMI_FACT_GOAL_REACHED, /* count: the moves that a mobility goal leaves */
  SUMI_FACT_ONLY_REPLY,   /* reply: the opponent's only move; squares, others: as in REPLY_OPENS; no
                           * squares where the goal is further away */
  SUMI_FACT_EVERY_REPLY,  /* count: the opponent's replies, after all of which the next own move
                           * reaches the goal; squares: moves that do so after each of them */
  SUMI_FACT_REPLY_OPENS,  /* reply; squares: the moves that then reach the goal; others: those of
                           * them that would not have done so before the reply */
  SUMI_FACT_FORCED_IN,    /* count: further own moves until the goal, at the latest */
  SUMI_FACT_DENIES,       /* the opponent cannot force its goal; reply: a pass if it has to pass */
  SUMI_FACT_BEST,         /* value: what the measure counts; nothing is less */

  /* Of a wrong move. */
  SUMI_FACT_REFUTED_BY,   /* reply (may be a pass); others: replies of which the same is true,
                           * word by word; squares: own moves after the reply; count: how many;
                           * way */
  SUMI_FACT_ALSO_REFUTED, /* squares: the replies that refute it too, but were not named yet */
  SUMI_FACT_GOAL_MISSED,  /* the last move allowed does not reach the goal; count: the moves, or for
                           * a wipe-out the discs, that are left to the opponent */
  SUMI_FACT_ALLOWS,       /* deny: reply (may be a pass) with which the opponent forces its goal;
                           * others: replies of which the same is true, word by word; squares: the
                           * corners that it takes; count: own moves left; way */
  SUMI_FACT_NOT_BEST,     /* value, excess; squares: nothing (the best move is not given away) */

  /* Of a move whose result was searched; VALUE and EXCESS where has_value says so. */
  SUMI_FACT_WINS,         /* win, right: value */
  SUMI_FACT_NOT_WON,      /* win, wrong: value; reply, if any: the opponent's best one; others: as
                           * good ones */
  SUMI_FACT_BEST_REPLY,   /* best by score, wrong: reply; others: as good ones */

  /* On the way to an opening, which is the task's. */
  SUMI_FACT_OPENING_REACHED, /* right: the move makes it */
  SUMI_FACT_OPENING_NEAR,    /* right; count: moves of both sides that are missing after it */
  SUMI_FACT_OPENING_LEFT,    /* wrong; if has_value, value: the opening that the move makes */

  /* Of any move, as causes; each carries POSITION. */
  SUMI_FACT_TOOK_ONLY, /* the move was the opponent's only one; lost: it */
  SUMI_FACT_HAD,       /* squares: the moves that the opponent had before, some of which are lost */
  SUMI_FACT_LOST,      /* lost: moves that the opponent no longer has; anchors: the discs that
                        * turned and that the lines of these moves ended with; count: 1 after HAD */
  SUMI_FACT_NEEDED,    /* likewise, where each of them had one line */
  SUMI_FACT_UNCHANGED, /* squares: the opponent's moves, before and after */
  SUMI_FACT_LEAVES,    /* squares: the moves that the opponent has; it had none of them before, or
                        * what it had is not worth a word; count: 1 where causes were named */
  SUMI_FACT_ADDS,      /* squares: moves that the opponent has only now; lost: those that it had;
                        * before, after: how many there are */

  SUMI_FACT_IN_TIME,     /* FORCED_IN, or EVERY_REPLY where few moves are to be left, with causes:
                          * for a corner these follow, otherwise they come before */
  SUMI_FACT_NOT_IN_TIME, /* DENIES, for corners, where causes follow */

  /* Of a move that forces a corner; PLAN also where few moves are to be left. */
  SUMI_FACT_LEFT,  /* squares: the opponent's replies, none of them new; others: the corners that
                    * they lose; count: 1 where the reply makes each of them possible */
  SUMI_FACT_OPENS, /* squares: replies, some of all that there are, each of which makes corners
                    * possible: others */
  SUMI_FACT_STUCK, /* squares: the opponent's moves before, each of which lost a corner even then;
                    * others: those corners */
  SUMI_FACT_WAITS, /* squares: replies that are added, each of which loses a corner; others: those
                    * corners; lost: none */
  SUMI_FACT_LINE,  /* corner, line, end; anchors: the end if the move turned or played it; count: 1
                    * where the opponent has replies, and none of them breaks the line or turns its
                    * end */
  SUMI_FACT_BREAKERS, /* squares: all replies that break the line just spoken of; others: the
                       * corners that they lose all the same */
  SUMI_FACT_AIMS,  /* squares: corners that are threatened, several; no reply saves all */
  SUMI_FACT_PLAN,  /* reply, replies, end: the next own move; squares: what the opponent then has;
                    * others: the corners that these lose, each one; count: 1 where they are few */
  SUMI_FACT_TEMPO, /* squares: the opponent's moves that lose no corner at once, few; others: those
                    * that the side itself would have, which are more */
  SUMI_FACT_STONER, /* others: the corner beside the move, which the opponent cannot take at once;
                     * corner, line, end: the one at the other end of an edge, and the move on that
                     * edge which aims at it; reply: the answer that saves it and loses OTHERS */

  /* Of a move that leaves the opponent few moves or discs, or none. */
  SUMI_FACT_CREEPS, /* the move is on an edge; anchors: the discs that it turns, all on that edge;
                     * the opponent gets no new move */
  SUMI_FACT_NEXT,   /* squares: own moves, a few, each of which reaches the goal after any reply */

  /* Of a move that denies a corner. */
  SUMI_FACT_PUNISHES, /* reply: what the opponent threatened; corner, line, end: what it loses then;
                       * anchors: the end, which the move turned */
  SUMI_FACT_ANSWERED, /* reply: what the opponent threatened; end: an own answer to it after which
                       * the goal cannot be forced in time */

  /* Where a pass, or few moves, are to be denied. */
  SUMI_FACT_STAYS_OPEN, /* squares: own moves that are there after each reply, enough of them */
  SUMI_FACT_FEW_LEFT,   /* reply; squares: the own moves that are left, too few */

  /* Of a wrong move. */
  SUMI_FACT_HANDS_CORNER,  /* reply: a corner; count: 1 where it could not be taken before */
  SUMI_FACT_HANDS_LINE,    /* corner: such a corner; line; end: the opponent's disc */
  SUMI_FACT_PARRIED,       /* squares: corners that the move threatens; reply; anchors: the discs
                            * that it turns; 0 where it takes the corner */
  SUMI_FACT_NEW_REPLY,     /* reply, possible only now; anchors: those of the discs it outflanks
                            * that are new; after it no corner asked for can be taken or, if
                            * there is time for more than one move, forced */
  SUMI_FACT_OLD_REPLY,     /* the same of a reply that was possible before as well */
  SUMI_FACT_STILL_HAS,     /* squares: the opponent's moves, or its discs for a wipe-out */
  SUMI_FACT_KEEPS,         /* reply; squares: the moves or discs that the opponent then has after
                            * each own move, too many for the goal */
  SUMI_FACT_AT_BEST,       /* reply; end: the own move that then leaves the fewest; squares:
                            * these */
  SUMI_FACT_REGION,        /* squares: the even region that the move begins; every right move lies
                            * elsewhere, in an odd one */
  SUMI_FACT_BEST_RESULT,   /* WINS, or BEST of a result, after its causes: value */
  SUMI_FACT_RESULTS,       /* value; if has_value excess; squares: the best moves, if they
                            * may be named */

  /* Of measures. */
  SUMI_FACT_ADDS_ONLY,     /* squares: all moves that the opponent has only now */
  SUMI_FACT_NONE_FEWER,    /* no move is better by the measure */
  SUMI_FACT_FEWER_POSSIBLE, /* another is */
  SUMI_FACT_FRONTIER_NEW, /* squares: own discs that only now have an empty neighbour; count:
                           * 1 of a right move */
  SUMI_FACT_POTENTIAL_NEW, /* squares: empty squares that only now have an own disc beside them;
                            * others: those that had one before and still have; count: 1 of a
                            * right move */
  SUMI_FACT_TOUCHES,      /* anchors: the discs that turn; squares: the empty squares around them */
  SUMI_FACT_ODD_REGION,   /* squares: the odd region of the move; all moves in even ones are
                           * worse; count: 1 where that all others are was said before */
  SUMI_FACT_OWN_MOVE,     /* squares: the move, in a region that the opponent can never enter;
                           * count: 1 of a right move */
  SUMI_FACT_OWN_REGION,   /* squares: after the move, regions that the opponent can never enter */
  SUMI_FACT_GIVES_UP,     /* others: corners that the opponent can take only since the move, which
                           * is the only right one */
  SUMI_FACT_SOUND,        /* corner: an empty one beside the X-square of the move, which the
                           * opponent cannot take at once */
  SUMI_FACT_OTHERS_OPEN,  /* the opponent could take no corner, and after the move can take none of
                           * those asked for, but after each other move, of one or more, it can */
  SUMI_FACT_WANTED,       /* the move is the only right one, and the opponent's only best answer to
                           * each of the others, two or more */
  SUMI_N_FACT_KINDS,
} SumiFactKind;

/* What the squares are to a sentence that speaks of them; the board has a shape for each. */
typedef enum
{
  SUMI_FACT_MARK_LOST,   /* moves that somebody no longer has */
  SUMI_FACT_MARK_ANCHOR, /* discs that make the difference */
  SUMI_FACT_MARK_LINE,   /* the discs of a line to a corner, with both its ends */
  SUMI_N_FACT_MARKS,
} SumiFactMark;

/* What is true after the opponent's reply, and after each of the others that are named with it. */
typedef enum
{
  SUMI_WAY_NONE,
  SUMI_WAY_NO_MOVE, /* refuted: there are COUNT own moves, and none of them reaches the goal; if
                     * it is one, it is the same after each reply */
  SUMI_WAY_OVER,    /* refuted: the game is over */
  SUMI_WAY_IN_TIME, /* refuted: the goal cannot be forced any more within the moves left */
  SUMI_WAY_AT_ONCE, /* allows: the reply itself reaches the opponent's goal */
  SUMI_WAY_LATER,   /* allows: the opponent can force its goal with later moves */
} SumiFactWay;

/* A reply, and the corners that can be taken after it. */
typedef struct
{
  SumiSquare reply;
  SumiBitboard squares;
  SumiBitboard others; /* those of them that could not have been taken before the reply */
} SumiOpening;

/* More replies than this are not gone through one by one. */
#define SUMI_FACT_MAX_OPENINGS 4

/* Who is addressed where a fact is told. */
typedef enum
{
  SUMI_VOICE_MOVER,   /* the side that moves */
  SUMI_VOICE_OTHER,   /* the other side, which the move is made against */
  SUMI_VOICE_NEUTRAL, /* nobody: who reads it may be either side, or neither */
} SumiFactVoice;

typedef struct
{
  SumiFactKind kind;
  SumiTask task;    /* the task it was found for */
  SumiColor side;   /* the side whose move it is about */
  SumiSquare move;  /* that move */
  SumiSquare reply; /* SUMI_SQUARE_NONE where the fact has none */
  SumiFactWay way;
  SumiBitboard squares;
  SumiBitboard others;
  int before, after;
  int count, value, excess;
  SumiOpening openings[SUMI_FACT_MAX_OPENINGS]; /* every reply: of all of them, if they are few and
                                                 * no corner is the same after each */
  int n_openings;
  gboolean has_value; /* of results and openings: VALUE, and EXCESS where there is one, are known */

  /* Of causes. */
  SumiPosition position; /* before the move */
  SumiBitboard lost, anchors, line;
  SumiBitboard replies; /* that are answered alike, REPLY and others */
  SumiSquare corner, end;
  SumiFactVoice voice;
  gboolean is_ahead; /* the move is not made yet */
} SumiFact;

gboolean     sumi_fact_tells_how       (const SumiFact *fact);
guint        sumi_fact_count_sentences (const SumiFact *fact);
SumiBitboard sumi_fact_list_marks      (const SumiFact *fact, SumiFactMark mark);
