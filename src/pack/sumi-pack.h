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
  SumiPlace place;
} SumiClaimReplies;

/* An author's statements, to be checked by sumi_pack_check() and never trusted. */
typedef struct
{
  gboolean has_solutions;
  SumiBitboard solutions;
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
  SumiPlace place, task_place, record_place;
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
} SumiPack;

SumiPack         *sumi_pack_ref        (SumiPack *pack);
void              sumi_pack_unref      (SumiPack *pack);
const SumiPuzzle *sumi_pack_get_puzzle (const SumiPack *pack, guint index);
const SumiPuzzle *sumi_pack_find       (const SumiPack *pack, const char *id);
SumiText         *sumi_puzzle_get_note (const SumiPuzzle *puzzle, SumiSquare move);
gboolean          sumi_pack_equal      (const SumiPack *a, const SumiPack *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiPack, sumi_pack_unref)
