/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a drill asks: an exercise made from a seed, in a position as it comes up in games, and what
 * the board shows meanwhile, which is not the position that is judged where something has to be
 * done in the head first. Once made only the words of its options change, so it may be handed from
 * the thread that made it to another. */

#include "sumi-budget.h"
#include "sumi-pack.h"

typedef enum
{
  SUMI_DRILL_FLIPS,  /* turn the discs of a move */
  SUMI_DRILL_MOVES,  /* count the moves */
  SUMI_DRILL_RESULT, /* every move up to the end is forced: count Black's discs in the end */
  SUMI_DRILL_HEAD,   /* moves are named and not shown: say what stands on a square after them */
  SUMI_DRILL_AHEAD,  /* say who wins, both playing their best */
  SUMI_DRILL_FOUR,   /* find a best move with four squares to go */
  SUMI_DRILL_STABLE, /* mark the discs that can never be turned again */
  SUMI_DRILL_REGIONS, /* mark the odd regions */
  SUMI_DRILL_TEMPI,  /* count the moves that only the side to move has, and that cost no corner */
  SUMI_N_DRILLS,
} SumiDrillKind;

/* Moves that are named in SUMI_DRILL_HEAD, and the most that are forced in SUMI_DRILL_RESULT. */
#define SUMI_DRILL_N_NAMED 5
#define SUMI_DRILL_MAX_FORCED 6

typedef struct
{
  SumiDrillKind kind;
  SumiPack *pack;         /* of this one exercise */
  SumiExercise *exercise; /* of the pack; what is judged */
  SumiPosition shown;     /* what the board shows as long as it is asked */
  SumiTranscript line;    /* head: the moves named; result: those that are forced; else none */
  SumiSquare square;      /* head: that is asked about; else SUMI_SQUARE_NONE */
} SumiDrillQuestion;

const char        *sumi_drill_kind_to_name   (SumiDrillKind kind);
gboolean           sumi_drill_kind_from_name (const char *name, SumiDrillKind *out_kind);
guint              sumi_drill_kind_get_limit (SumiDrillKind kind);
gboolean           sumi_drill_kind_has_options (SumiDrillKind kind);

SumiDrillQuestion *sumi_drill_question_new   (SumiDrillKind kind, guint64 seed, guint index,
                                              const char *const *options, SumiBudget *budget);
void               sumi_drill_question_set_options (SumiDrillQuestion *question,
                                                    const char *const *options);
void               sumi_drill_question_free  (SumiDrillQuestion *question);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiDrillQuestion, sumi_drill_question_free)
