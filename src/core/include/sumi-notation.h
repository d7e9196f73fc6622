/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Positions, squares and games as text, read and written without allocation. */

#include <stddef.h>

#include "sumi-position.h"

/* Enough for every game: fewer than 64 moves can be made from any board, and no two passes follow
 * each other. */
#define SUMI_TRANSCRIPT_MAX 128
#define SUMI_CELLS_LENGTH 64
#define SUMI_DIAGRAM_SIZE 256

typedef enum
{
  SUMI_NOTATION_OK,
  SUMI_NOTATION_TOO_SHORT,    /* the text ends too early */
  SUMI_NOTATION_TOO_LONG,     /* something follows where the text must end */
  SUMI_NOTATION_BAD_CELL,     /* not a character that stands for a cell */
  SUMI_NOTATION_BAD_SQUARE,   /* not the name of a square, nor a pass */
  SUMI_NOTATION_ILLEGAL_MOVE, /* a square that the side to move may not play */
  SUMI_NOTATION_ILLEGAL_PASS, /* a pass by a side that has a move */
} SumiNotationStatus;

typedef struct
{
  SumiNotationStatus status;
  size_t offset; /* in bytes, where the text went wrong */
} SumiNotationResult;

/* The moves of a game in order; SUMI_SQUARE_PASS for each pass, whether it was written or not. */
typedef struct
{
  SumiPosition start;
  SumiPosition end;
  int n_moves;
  uint8_t moves[SUMI_TRANSCRIPT_MAX];
} SumiTranscript;

const char        *sumi_square_to_name       (SumiSquare square);
bool               sumi_square_from_name     (const char *name, SumiSquare *out_square);
SumiNotationResult sumi_cells_from_text      (const char *text,
                                              SumiBitboard *out_black,
                                              SumiBitboard *out_white);
void               sumi_cells_to_text        (SumiPosition position,
                                              char out_text[SUMI_CELLS_LENGTH + 1]);
void               sumi_position_to_diagram  (SumiPosition position,
                                              SumiBitboard marked,
                                              char out_text[SUMI_DIAGRAM_SIZE]);
SumiNotationStatus sumi_transcript_play      (SumiTranscript *transcript, SumiSquare move);
SumiNotationResult sumi_transcript_from_text (const char *text,
                                              SumiPosition start,
                                              SumiTranscript *out_transcript);
int                sumi_transcript_count_moves (const SumiTranscript *transcript, int n);
void               sumi_transcript_to_text   (const SumiTranscript *transcript,
                                              char out_text[2 * SUMI_TRANSCRIPT_MAX + 1]);
