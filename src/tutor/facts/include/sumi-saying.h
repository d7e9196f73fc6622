/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One thing that is said to the user, as a value: which sentence, and what fills its blanks.
 *
 * The words are made where they are shown, by sumi_saying_to_text() of tutor/words: so they follow
 * the language, and a test or a statistic can ask what was said. A saying owns nothing and may be
 * copied by assignment. */

#include <glib.h>

#include "sumi-merit.h"
#include "sumi-why.h"

/* A text that an author gives in a pack; of the layer pack, and only handed through here. */
typedef struct _SumiText SumiText;

/* What SIDE, MOVE and so on are in each of them. {count} and the other numbers are as listed. */
typedef enum
{
  SUMI_SAYING_NONE,

  /* Sayings that carry a value of their own. */
  SUMI_SAYING_FACT,    /* fact */
  SUMI_SAYING_WHY,     /* why */
  SUMI_SAYING_TASK,    /* task: what it asks of SIDE */
  SUMI_SAYING_IDEA,    /* task: how SIDE can go about it */
  SUMI_SAYING_AUTHOR,  /* author */
  SUMI_SAYING_MERIT,   /* merit: what it says of a move; side: the opponent */
  SUMI_SAYING_NO_MERIT, /* merit: what shows that it is not true of MOVE; side: the opponent;
                         * squares: the replies that show it; before, after: for a merit that
                         * compares, the numbers of MOVE and of the other */

  /* Why something may not be played; side: whose discs would have to turn. */
  SUMI_SAYING_MAY_NOT_PASS,
  SUMI_SAYING_OCCUPIED,        /* move */
  SUMI_SAYING_UNTOUCHED,       /* move, side */
  SUMI_SAYING_NO_LINE,         /* move, side */
  SUMI_SAYING_JUST_PLAYED,     /* move: its disc cannot be turned by hand */
  SUMI_SAYING_NO_DISC_TO_TURN, /* move */

  /* How a game goes on; side: who does it. */
  SUMI_SAYING_PASSES,
  SUMI_SAYING_NOBODY_MOVES, /* neither side can: the game is over */
  SUMI_SAYING_PLAYS,        /* move */
  SUMI_SAYING_PLAY_ANYWAY,  /* the question that a warning ends with; side, move */
  SUMI_SAYING_ANSWERS,      /* move: your turn again */
  SUMI_SAYING_ANSWERS_TOO,  /* move: another answer to a move that was answered once */
  SUMI_SAYING_HANDED_OVER,  /* side: had no disc left */
  SUMI_SAYING_MISTURNED,    /* side, move; squares: discs that stay turned wrongly; count: 1 if it
                             * was the next to move, too, as the other side had to pass */
  SUMI_SAYING_DRAWN,        /* count: discs of each side */
  SUMI_SAYING_WINS,         /* side; count: by so many; before, after: discs of winner and loser */
  SUMI_SAYING_YOU_WIN,       /* the same of a person against the program; likewise below */
  SUMI_SAYING_PROGRAM_WINS,
  SUMI_SAYING_RESIGNED,      /* side: the person who gave the game up */
  SUMI_SAYING_OUT_OF_TIME,   /* side: who has no time left, and so lost the game */
  SUMI_SAYING_YOU_OUT_OF_TIME,     /* the same of a person against a program */
  SUMI_SAYING_PROGRAM_OUT_OF_TIME, /* and of the program */
  SUMI_SAYING_MOVES_OF_BOTH, /* before, after: moves of Black and White, had each the turn */
  SUMI_SAYING_DISCS_AT_END,  /* before, after: discs of Black and White */
  SUMI_SAYING_NTH_MOVE,      /* side, move; count: its number, from 1 */
  SUMI_SAYING_NTH_PASS,      /* side; count */

  /* Nodes of a tree of moves. */
  SUMI_SAYING_NODE_START,
  SUMI_SAYING_NODE_PASS, /* side */
  SUMI_SAYING_NODE_MOVE, /* move; likewise below */
  SUMI_SAYING_NODE_REACHED,
  SUMI_SAYING_NODE_MISSED,
  SUMI_SAYING_NODE_OVER,

  /* Where an attempt stands. */
  SUMI_SAYING_SOLVED,
  SUMI_SAYING_FOLLOWED, /* the solution that was shown, which does not count */
  SUMI_SAYING_LOOK_BACK, /* move: one made before, of which more is said next */
  SUMI_SAYING_STOPPED,
  SUMI_SAYING_MOVE_NOT_DECIDED,
  SUMI_SAYING_ANSWER_NOT_DECIDED,
  SUMI_SAYING_NO_REASON, /* that could be proved */
  SUMI_SAYING_BEST_NOT_DECIDED,
  SUMI_SAYING_NO_MOVE_PROVED,
  SUMI_SAYING_NOTHING_OF_MOVES,   /* not being decided says nothing of a move */
  SUMI_SAYING_NOTHING_OF_ANSWERS, /* nor of an answer */
  SUMI_SAYING_OPPONENT_STOPPED,
  SUMI_SAYING_OPPONENT_WAITS,

  /* How a game came out that was played for an aim. */
  SUMI_SAYING_AIM_ANY_CORNER,
  SUMI_SAYING_AIM_CORNERS, /* squares */
  SUMI_SAYING_MISSED_ANY_CORNER,
  SUMI_SAYING_MISSED_CORNERS, /* squares */
  SUMI_SAYING_WON_ENOUGH,     /* count: discs; likewise below */
  SUMI_SAYING_WON_TOO_LITTLE,
  SUMI_SAYING_DREW,
  SUMI_SAYING_LOST, /* side: who won */

  /* Of an answer that was given; count: how many are to be marked, before: how many of them were,
   * after: how many were not. */
  SUMI_SAYING_DISCS_NOT_DECIDED,
  SUMI_SAYING_MARKED_NOTHING,
  SUMI_SAYING_MARKED_MOVES,
  SUMI_SAYING_MARKED_DISCS,
  SUMI_SAYING_MARKED_SQUARES,
  SUMI_SAYING_UNMARKED_MOVES,
  SUMI_SAYING_UNMARKED_DISCS,
  SUMI_SAYING_UNMARKED_SQUARES,
  SUMI_SAYING_SURPLUS_MARKS, /* count: marks that are too many */
  SUMI_SAYING_NO_DISC,       /* move: the square; likewise below */
  SUMI_SAYING_DISC_IS_YOURS,
  SUMI_SAYING_DISC_IS_NOT_YOURS,
  SUMI_SAYING_NOT_FRONTIER,
  SUMI_SAYING_NOT_STABLE,
  SUMI_SAYING_NO_GIFT,        /* move, side: who could not take a corner */
  SUMI_SAYING_REGION_SIZE,    /* move; count: squares of its region */
  SUMI_SAYING_COULD_NOT_PLAY, /* move, side */
  SUMI_SAYING_COULD_PLAY_TOO, /* move, side: the one whose own move it is not */
  SUMI_SAYING_NO_WEDGE,       /* move, side: the one between whose discs it is not */
  SUMI_SAYING_GIFT,           /* move: after it a corner can be taken at once */
  SUMI_SAYING_NOT_SAFE,       /* move, side: who can force a corner after it; count: within so many
                               * moves, at least 2 */
  SUMI_SAYING_ANCHOR_TURNS,   /* move: the square of a disc that turns */
  SUMI_SAYING_NO_ANCHOR,      /* move: the square of a disc with which no line ends that turns */
  SUMI_SAYING_FLIPPED,        /* move; count: discs that it turns */
  SUMI_SAYING_FLIP_NO_DISC,   /* squares: the disc that was turned; side: whose it would have to
                               * be */
  SUMI_SAYING_FLIP_NO_LINE,   /* move, squares; likewise below */
  SUMI_SAYING_FLIP_BEHIND,
  SUMI_SAYING_FLIP_GAP,
  SUMI_SAYING_FLIP_NO_END,
  SUMI_SAYING_FLIP_LINE_BEGUN, /* move; count: discs that are missing; likewise below */
  SUMI_SAYING_FLIP_MISSING,
  SUMI_SAYING_NUMBER_RIGHT, /* count: what was given; likewise below */
  SUMI_SAYING_NUMBER_LESS,
  SUMI_SAYING_NUMBER_MORE,
  SUMI_SAYING_OPTION_RIGHT,
  SUMI_SAYING_OPTION_WRONG,
  SUMI_SAYING_REASON_FALSE,   /* what was chosen is not true of the move */
  SUMI_SAYING_REASON_SHARED,  /* it is true of MOVE as well */
  SUMI_SAYING_REASON_MISSING, /* count: reasons that were not chosen */

  /* Hints to a task that is answered by a move; side: the opponent. */
  SUMI_SAYING_HINT_NOT_DECIDED,
  SUMI_SAYING_HINT_NONE_RIGHT,
  SUMI_SAYING_HINT_TURN_DISC,    /* an aim: some disc has to turn */
  SUMI_SAYING_HINT_LINES,        /* an aim in another way */
  SUMI_SAYING_HINT_ASK_HARMLESS, /* questions that are answered by marking squares */
  SUMI_SAYING_HINT_ASK_CORNERS,  /* count: within so many moves */
  SUMI_SAYING_HINT_FOUND,        /* squares, count: what was to be marked, at least 1 */
  SUMI_SAYING_HINT_FOUND_NONE,
  SUMI_SAYING_HINT_NOT_FOUND,    /* likewise */
  SUMI_SAYING_HINT_NOT_FOUND_NONE,
  SUMI_SAYING_HINT_GONE,         /* count: harmless moves, at least 1 */
  SUMI_SAYING_HINT_STUCK,        /* side: has no harmless move now */
  SUMI_SAYING_HINT_STAYS_STUCK,  /* nor after a right move */
  SUMI_SAYING_HINT_REPLIES,      /* count: replies to the only right move, at least 1 */
  SUMI_SAYING_HINT_REPLIES_SOME, /* the same of one of several right moves */
  SUMI_SAYING_HINT_PASS,
  SUMI_SAYING_HINT_PASS_SOME,
  SUMI_SAYING_HINT_OVER,
  SUMI_SAYING_HINT_OVER_SOME,
  SUMI_SAYING_HINT_MISSING,      /* count: moves of both sides to an opening, at least 1 */
  SUMI_SAYING_HINT_ONE_MOVE,
  SUMI_SAYING_HINT_ALL_RIGHT,    /* count: the legal moves */
  SUMI_SAYING_HINT_REGION,       /* region */
  SUMI_SAYING_HINT_PAIR,         /* squares: two of them */
  SUMI_SAYING_HINT_ONLY_RIGHT,   /* move */
  SUMI_SAYING_HINT_MOVE,         /* move; count: other right moves, at least 1 */

  /* Hints to a task that is answered in another way. */
  SUMI_SAYING_HINT_NOTHING_TO_MARK,
  SUMI_SAYING_HINT_DISCS,         /* count: discs that turn */
  SUMI_SAYING_HINT_SQUARES,       /* count: squares to mark */
  SUMI_SAYING_HINT_ROW,           /* count: the row of the only one, from 1 */
  SUMI_SAYING_HINT_AMONG,         /* squares; count: how many they are */
  SUMI_SAYING_HINT_TURNS,         /* move, squares */
  SUMI_SAYING_HINT_ALL,           /* squares; count */
  SUMI_SAYING_HINT_BETWEEN,       /* before, after: bounds of the number */
  SUMI_SAYING_HINT_EITHER,        /* before, after: it is one of them */
  SUMI_SAYING_HINT_NUMBER,        /* count */
  SUMI_SAYING_HINT_TWO_OPTIONS,
  SUMI_SAYING_HINT_EITHER_OPTION, /* before, after: options, from 1 */
  SUMI_SAYING_HINT_WRONG_OPTION,  /* count: an option, from 1 */
  SUMI_SAYING_HINT_OPTION,        /* count */
  SUMI_SAYING_HINT_REASONS,       /* count: how many of the options are right, at least 2 */
  SUMI_SAYING_HINT_OPTIONS,       /* before, after: both options that are right, from 1 */
  SUMI_SAYING_HINT_THREE_OPTIONS, /* before, count, after: likewise, three */

  /* Hints in a game; side: the opponent. */
  SUMI_SAYING_PLAY_PART,        /* part: a SumiEvaluationPart or SUMI_NO_PART; an estimate */
  SUMI_SAYING_PLAY_WIN,         /* count: discs; likewise below */
  SUMI_SAYING_PLAY_DRAW,
  SUMI_SAYING_PLAY_LOSS,
  SUMI_SAYING_PLAY_CORNER,
  SUMI_SAYING_PLAY_FORCE,       /* side; likewise below */
  SUMI_SAYING_PLAY_DANGER_NEXT,
  SUMI_SAYING_PLAY_DANGER,
  SUMI_SAYING_PLAY_ONLY_MOVE,   /* move; likewise below */
  SUMI_SAYING_PLAY_BEST,
  SUMI_SAYING_PLAY_TAKES,
  SUMI_SAYING_PLAY_FORCES,
  SUMI_SAYING_PLAY_KEEPS_NEXT,  /* side */
  SUMI_SAYING_PLAY_KEEPS,       /* side; count: moves, at least 2 */
  SUMI_SAYING_PLAY_MOVE,        /* the causes are said after it */
  SUMI_SAYING_PLAY_LOOKS_BEST,  /* an estimate; likewise below */
  SUMI_SAYING_PLAY_LOOKS_EQUAL,
  SUMI_SAYING_PLAY_LOOK_AROUND,
  SUMI_SAYING_PLAY_LOOKS_PAIR,   /* squares: two of them */
  SUMI_SAYING_PLAY_LOOKS_REGION, /* squares: a rectangle */
  SUMI_SAYING_RESTS_ON_RULES,
  SUMI_SAYING_RESTS_ON_RESULT,
  SUMI_SAYING_RESTS_ON_CORNER,
  SUMI_SAYING_RESTS_ON_SIGHT, /* an estimate, made without looking ahead */
  SUMI_SAYING_RESTS_ON_DEPTH, /* an estimate; count: moves looked ahead */

  /* A draw that a person proposed. */
  SUMI_SAYING_DRAW_AGREED,   /* before the game was over on the board */
  SUMI_SAYING_DRAW_DECLINED, /* side: the program, which was asked to agree */
  SUMI_N_SAYINGS,
} SumiSayingKind;

/* A part of the board, from the smallest to the whole. */
typedef enum
{
  SUMI_REGION_TOP_EDGE,
  SUMI_REGION_BOTTOM_EDGE,
  SUMI_REGION_LEFT_EDGE,
  SUMI_REGION_RIGHT_EDGE,
  SUMI_REGION_CENTRE,
  SUMI_REGION_UPPER_LEFT,
  SUMI_REGION_UPPER_RIGHT,
  SUMI_REGION_LOWER_LEFT,
  SUMI_REGION_LOWER_RIGHT,
  SUMI_REGION_UPPER,
  SUMI_REGION_LOWER,
  SUMI_REGION_LEFT,
  SUMI_REGION_RIGHT,
  SUMI_REGION_BOARD,
  SUMI_N_REGIONS,
} SumiRegion;

typedef struct
{
  SumiSayingKind kind;
  gboolean is_estimate;  /* it is not proved, and has to look so */
  SumiColor side;
  SumiSquare move;       /* SUMI_SQUARE_NONE where there is none */
  SumiBitboard squares;
  int count, before, after;
  int part;
  SumiRegion region;
  union
  {
    SumiFact fact;
    SumiWhyFact why;
    SumiTask task;
    const SumiText *author; /* belongs to the pack, which outlives the saying */
    struct
    {
      SumiMerit merit;
      SumiSquare other; /* the move that a merit which compares is about, beside MOVE */
    } merit;
  } as;
} SumiSaying;

SumiSaying sumi_saying_make       (SumiSayingKind kind, SumiColor side, SumiSquare move);
SumiSaying sumi_saying_of_fact    (const SumiFact *fact);
SumiSaying sumi_saying_of_why     (const SumiWhyFact *fact);
SumiSaying sumi_saying_of_task    (SumiSayingKind kind, const SumiTask *task, SumiColor side);
SumiSaying sumi_saying_of_author  (const SumiText *text);
SumiSaying sumi_saying_of_merit   (SumiMerit merit, SumiColor side, SumiSquare other);
SumiSaying sumi_saying_of_breach  (SumiMerit merit, SumiPosition position, SumiSquare move,
                                   SumiSquare other);
SumiSaying sumi_saying_of_illegal (SumiPosition position, SumiSquare square);
SumiSaying sumi_saying_of_pass    (SumiPosition position);
SumiSaying sumi_saying_of_counts  (SumiPosition position);
SumiSaying sumi_saying_of_ply     (const SumiTranscript *game, SumiColor side, int ply);
SumiSaying sumi_saying_of_outcome (const SumiTask *task, SumiColor side, SumiPosition end,
                                   gboolean is_reached);
