/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Positions to learn from: games that the program plays against itself, and what their positions
 * are worth. Both follow from the seed alone, whatever the number of threads. */

#include <glib.h>

#include "sumi-evaluation.h"

/* Up to here values are exact. */
#define SUMI_SELF_PLAY_EXACT_EMPTIES 12

/* From there back a value is what a search so deep says: exactly as deep as a phase is long, so
 * that it always rests on values of the phase after. */
#define SUMI_SELF_PLAY_DEPTH 4

typedef struct
{
  SumiBitboard own; /* of the side to move */
  SumiBitboard opponent;
} SumiSampleBoard;

/* A position of a game, and the one after its best move, which is worth as much to the side that
 * played it. Games have mistakes in them, and had they alone been learned from, the side to move
 * would always be thought ahead by the mistake just made. */
typedef struct
{
  SumiSampleBoard before; /* without discs: the game had no such position */
  SumiSampleBoard after;  /* without discs: the best move ends the game or makes a pass */
  float value;               /* before, for the side to move, in hundredths of a disc */
} SumiSample;

/* One sample of each phase of each game; those of a phase stand together, by game. */
typedef struct
{
  guint n_games;
  guint n_threads;
  SumiSample *samples;
} SumiSelfPlay;

SumiSelfPlay *sumi_self_play_new   (const SumiEvaluation *evaluation, guint64 seed, guint n_games,
                                    guint n_threads);
void          sumi_self_play_free  (SumiSelfPlay *play);
void          sumi_self_play_label (SumiSelfPlay *play, const SumiEvaluation *evaluation,
                                    int phase);
SumiSample   *sumi_self_play_phase (SumiSelfPlay *play, int phase);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiSelfPlay, sumi_self_play_free)
