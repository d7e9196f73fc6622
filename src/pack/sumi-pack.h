/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A pack of puzzles as the program holds it: plain structs, immutable once read, reference counted
 * as one whole. What stands here has passed the reader, so nothing in it can be out of range. */

#include "sumi-mistake.h"
#include "sumi-notation.h"
#include "sumi-task.h"
#include "sumi-text.h"

/* What an author says of one legal move: its text, and where it stands in the file. */
typedef struct
{
  SumiSquare move;
  SumiText *text;
  SumiPlace place;
} SumiPackNote;

/* claims.replies.SQUARE: the opponent's exact legal replies after MOVE. */
typedef struct
{
  SumiSquare move;
  SumiBitboard replies;
  char *says; /* the same squares in the author's order, as "h7 g7" */
  SumiPlace place;
} SumiClaimReplies;

/* An author's statements, to be checked by sumi_pack_check() and never trusted. */
typedef struct
{
  gboolean has_solutions;
  SumiBitboard solutions;
  char *solutions_say; /* the same squares in the author's order; may be NULL */
  SumiPlace solutions_place;

  GArray *replies; /* of SumiClaimReplies */

  gboolean has_line;
  SumiTranscript line; /* from the puzzle's position */
  SumiPlace line_place;
  gboolean has_forced;
  SumiColor forced; /* the side that has exactly one legal move at each of its turns in the line */
  SumiPlace forced_place;
  gboolean has_result;
  int result_black, result_white; /* discs at the end of the line */
  SumiPlace result_place;

  gboolean has_unique;
  gboolean is_unique;
  SumiPlace unique_place;
} SumiClaims;

typedef struct
{
  char *id;
  SumiText *title;
  SumiText *prompt; /* NULL: the sentence that is made from the task */
  char **tags;      /* never NULL */
  int difficulty;   /* 1 to 5; 0: not given */
  SumiText *source; /* may be NULL */

  SumiPosition position;
  SumiTask task;
  GPtrArray *hints;              /* of SumiText, mildest first */
  SumiText *explain_solution;    /* may be NULL */
  GArray *explain_wrong;         /* of SumiPackNote */
  SumiClaims claims;
  gboolean has_record;
  SumiTranscript record;

  char *where;                   /* "items[3]" */
  SumiPlace place, id_place, task_place, record_place;
} SumiPuzzle;

typedef struct
{
  char *id;
  SumiText *title;
  SumiText *summary;  /* may be NULL */
  char **authors;     /* never NULL */
  char *license;      /* may be NULL */
  SumiText *source;   /* may be NULL */
  char *language;
  int level;          /* 1 to 5; 0: not given */
  GPtrArray *puzzles; /* of SumiPuzzle, at least one */

  SumiPlace id_place;
} SumiPack;

/* No valid pack is outside of these. */
#define SUMI_PACK_MAX_ID 64
#define SUMI_PACK_MAX_TITLE 200
#define SUMI_PACK_MAX_TEXT 4000
#define SUMI_PACK_MAX_LEVEL 5
#define SUMI_PACK_MAX_LIST 100
#define SUMI_PACK_MAX_MOBILITY 60

SumiPack         *sumi_pack_new        (void);
SumiPack         *sumi_pack_ref        (SumiPack *pack);
void              sumi_pack_unref      (SumiPack *pack);
SumiPuzzle       *sumi_puzzle_new      (void);
void              sumi_puzzle_free     (SumiPuzzle *puzzle);
const SumiPuzzle *sumi_pack_get_puzzle (const SumiPack *pack, guint index);
const SumiPuzzle *sumi_pack_find       (const SumiPack *pack, const char *id);
SumiText         *sumi_puzzle_get_note (const SumiPuzzle *puzzle, SumiSquare move);
gboolean          sumi_pack_equal      (const SumiPack *a, const SumiPack *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiPack, sumi_pack_unref)
