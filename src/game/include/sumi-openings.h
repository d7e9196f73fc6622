/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What was played in the beginnings of many games: for each position, how often it came up and how
 * those games ended. Positions that look alike by the symmetries of the board are one, and so are
 * those that were reached by other moves.
 *
 * Beside all games, those of the learner with each colour are counted for themselves, and with them
 * the moves that were played in each position: what one knows with Black one need not know with
 * White. */

#include "sumi-game-record.h"
#include "sumi-midgame.h"

/* Moves of a game that are looked at: later, no position comes up again. */
#define SUMI_OPENINGS_MAX_MOVES 24

/* A move of an opening book is recommended that is worth at most so much less than its best one, in
 * hundredths of a disc. */
#define SUMI_OPENINGS_MAX_LOSS 100

typedef struct
{
  guint n_games;
  guint n_won, n_drawn, n_lost; /* by the learner; others have no result, or are of two others */
} SumiOpeningCount;

typedef struct
{
  SumiSquare move; /* of those that lead to the same position, the first */
  SumiOpeningCount count;
} SumiOpeningMove;

/* How a game went on after the last position that had come up in an earlier one. */
typedef enum
{
  SUMI_MEMORY_NONE,     /* not even its start had */
  SUMI_MEMORY_LEARNER,  /* by a move of the learner, who had always played others there */
  SUMI_MEMORY_OPPONENT, /* by such a move of the opponent */
  SUMI_MEMORY_GIVEN,    /* by a move of an opening that was set up */
  SUMI_MEMORY_OPEN,     /* by the first move that anybody chose there */
  SUMI_MEMORY_WHOLE,    /* not at all: it was the end of the game */
  SUMI_MEMORY_LATE,     /* nobody knows: later moves are not looked at */
} SumiMemoryEnd;

/* What had come up of a game in the earlier games that the learner played with the same colour. */
typedef struct
{
  SumiMemoryEnd end;
  int n_known;              /* plies, to the last position that had come up */
  SumiOpeningCount count;   /* the earlier games that came to it */
  SumiOpeningMove moves[64]; /* with which those went on by choice, the most frequent first */
  guint n_moves;
} SumiOpeningMemory;

/* A position in which the learner has chosen different moves. */
typedef struct
{
  SumiTranscript line; /* to it, as in the last game that was added */
  guint n_games;       /* in which the learner chose there, with the colour that is to move */
  guint n_others;      /* of them, those with another move than the most frequent one */
} SumiUnsettled;

typedef struct _SumiOpenings SumiOpenings;

SumiOpenings    *sumi_openings_new          (void);
void             sumi_openings_free         (SumiOpenings *openings);
void             sumi_openings_add          (SumiOpenings *openings, const SumiGameRecord *record,
                                             gboolean has_side, SumiColor side);
SumiOpeningCount sumi_openings_count        (const SumiOpenings *openings, SumiPosition position);
guint            sumi_openings_list         (const SumiOpenings *openings, SumiPosition position,
                                             SumiOpeningMove out_moves[64]);
guint            sumi_openings_list_untried (const SumiOpenings *openings, SumiPosition position,
                                             const SumiMidgameReport *book,
                                             SumiMoveScore out_moves[64]);
SumiOpeningCount sumi_openings_count_own    (const SumiOpenings *openings, SumiColor side,
                                             SumiPosition position);
guint            sumi_openings_list_own     (const SumiOpenings *openings, SumiColor side,
                                             SumiPosition position,
                                             SumiOpeningMove out_moves[64]);
void             sumi_openings_find_memory  (const SumiOpenings *openings,
                                             const SumiGameRecord *record, SumiColor side,
                                             SumiOpeningMemory *out_memory);
GArray          *sumi_openings_list_unsettled (const SumiOpenings *openings);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiOpenings, sumi_openings_free)
