/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A pack of puzzles, lessons and games as the program holds it: plain structs, immutable once read,
 * reference counted as one whole. All values have passed the reader, so none is out of range. */

#include "sumi-mistake.h"
#include "sumi-notation.h"
#include "sumi-task.h"
#include "sumi-text.h"

/* An author's note on one legal move, and its location in the file. */
typedef struct
{
  SumiSquare move;
  SumiText *text;
  SumiLocation place;
} SumiPackNote;

/* claims.replies.SQUARE: the opponent's exact legal replies after MOVE. */
typedef struct
{
  SumiSquare move;
  SumiBitboard replies;
  char *says; /* the same squares in the author's order, as "h7 g7" */
  SumiLocation place;
} SumiClaimReplies;

/* An author's claims, which sumi_pack_check() checks and nothing trusts. */
typedef struct
{
  gboolean has_solutions;
  SumiBitboard solutions;
  char *solutions_say; /* the same squares in the author's order; may be NULL */
  SumiLocation solutions_place;

  GArray *replies; /* of SumiClaimReplies */

  gboolean has_line;
  SumiTranscript line; /* from the position of the exercise */
  SumiLocation line_place;
  gboolean has_forced;
  SumiColor forced; /* the side that has exactly one legal move at each of its turns in the line */
  SumiLocation forced_place;
  gboolean has_result;
  int result_black, result_white; /* discs at the end of the line */
  SumiLocation result_place;

  gboolean has_score;
  int score; /* exact, for the side to move, in discs on the board */
  SumiLocation score_place;

  gboolean has_unique;
  gboolean is_unique;
  SumiLocation unique_place;
} SumiClaims;

/* A task asked about a position, with the author's texts and claims. */
typedef struct
{
  SumiText *prompt; /* NULL: the sentence that is made from the task */
  SumiPosition position;
  SumiTask task;
  GPtrArray *options;            /* choose: of SumiText; empty otherwise */
  GPtrArray *hints;              /* of SumiText, mildest first */
  SumiText *explain_solution;    /* may be NULL */
  GArray *explain_wrong;         /* of SumiPackNote */
  SumiClaims claims;
  gboolean has_record;
  SumiTranscript record;

  char *where;                   /* "items[3]", "items[3].steps[2]" */
  char *task_where;              /* "items[3].task", "items[3].aim" */
  SumiLocation place, task_place, record_place;
} SumiExercise;

typedef struct
{
  SumiSquare from, to;
} SumiArrow;

/* One idea of a lesson: a text, a board to look at, and perhaps an exercise. */
typedef struct
{
  SumiText *text;
  SumiPosition position;    /* its own, or the one that the step before it ended with */
  gboolean has_position;    /* the step has one of its own */
  gboolean has_record;      /* and it is given by moves from the start of a game */
  SumiTranscript record;
  SumiBitboard squares;     /* to be lit */
  GArray *arrows;           /* of SumiArrow, at most SUMI_PACK_MAX_ARROWS */
  gboolean has_moves;
  SumiTranscript moves;     /* to be played through from the position */
  SumiExercise *exercise;   /* NULL: nothing is asked */
  SumiLocation place;
} SumiStep;

typedef enum
{
  SUMI_ITEM_PUZZLE, /* has an exercise */
  SUMI_ITEM_LESSON, /* has steps */
  SUMI_ITEM_GAME,   /* has an exercise, whose task is to play */
} SumiItemKind;

typedef struct
{
  SumiItemKind kind;
  char *id;
  SumiText *title;
  SumiText *summary; /* lesson: what one will be able to do; may be NULL */
  char **tags;       /* never NULL */
  int difficulty;    /* 1 to 5; 0: not given */
  int rating;        /* puzzle: on the scale of a learner's; 0: not given */
  SumiText *source;  /* may be NULL */

  SumiExercise *exercise; /* NULL in a lesson */
  GPtrArray *steps;       /* of SumiStep; empty but in a lesson */

  /* game: how its position is made, where it is given by rules and handicap */
  gboolean has_rules;
  SumiColor first;        /* who moves first */
  int handicap;           /* corners given to Black, 0 to 4 */
  int series;             /* game: wins that a match goes to; 0: it is one game */

  char *where;            /* "items[3]" */
  SumiLocation place, id_place;
} SumiItem;

/* How a pack is given to a class as a set of exercises. */
typedef struct
{
  gboolean is_set;    /* it is; FALSE: the rest says nothing */
  int wrong;          /* how many may be wrong at the first try; -1: nobody counts */
  gboolean has_hints; /* hints and solutions may be asked for */
} SumiPackClass;

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
  SumiPackClass for_class;
  GPtrArray *items;   /* of SumiItem, at least one */
  GPtrArray *puzzles; /* the items that have an exercise: puzzles and games */
  GPtrArray *lessons; /* the items that are lessons */

  SumiLocation id_place;
} SumiPack;

/* Limits that every valid pack keeps. */
#define SUMI_PACK_MAX_ID 64
#define SUMI_PACK_ID_CHARACTERS G_CSET_a_2_z G_CSET_DIGITS "-"
#define SUMI_PACK_MAX_SERIES 9
#define SUMI_PACK_MAX_TITLE 200
#define SUMI_PACK_MAX_TEXT 4000
#define SUMI_PACK_MAX_LEVEL 5
#define SUMI_PACK_MIN_RATING 400
#define SUMI_PACK_MAX_RATING 4000
#define SUMI_PACK_MAX_LIST 100
#define SUMI_PACK_MAX_MOBILITY 60
#define SUMI_PACK_MAX_ARROWS 8
#define SUMI_PACK_MIN_OPTIONS 2
#define SUMI_PACK_MAX_OPTIONS 6
#define SUMI_PACK_MAX_SCORE 64
#define SUMI_PACK_MAX_CLASS 1000 /* exercises of a set, so that results of it can be read */
#define SUMI_PACK_MAX_WRONG SUMI_PACK_MAX_CLASS

SumiPack         *sumi_pack_new        (void);
char             *sumi_pack_make_id    (const char *stem);
gboolean          sumi_pack_can_be_id  (const char *text);
SumiPack         *sumi_pack_ref        (SumiPack *pack);
void              sumi_pack_unref      (SumiPack *pack);
SumiItem         *sumi_item_new          (SumiItemKind kind);
void              sumi_item_free         (SumiItem *item);
void              sumi_pack_take_item    (SumiPack *pack, SumiItem *item);
void              sumi_pack_name_items   (const SumiPack *pack, GPtrArray *mistakes);
gboolean          sumi_pack_drop_items   (SumiPack *pack, GPtrArray *mistakes);
const SumiItem   *sumi_pack_get_puzzle   (const SumiPack *pack, guint index);
gboolean          sumi_pack_is_of_games  (const SumiPack *pack);
const SumiItem   *sumi_pack_get_lesson   (const SumiPack *pack, guint index);
const SumiItem   *sumi_pack_find         (const SumiPack *pack, const char *id);
GPtrArray        *sumi_pack_list_exercises (const SumiPack *pack);
SumiStep         *sumi_step_new          (void);
void              sumi_step_free         (SumiStep *step);
SumiPosition      sumi_step_get_end      (const SumiStep *step);
SumiExercise     *sumi_exercise_new      (void);
void              sumi_exercise_free     (SumiExercise *exercise);
SumiText         *sumi_exercise_get_note (const SumiExercise *exercise, SumiSquare move);
gboolean          sumi_pack_equal      (const SumiPack *a, const SumiPack *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiItem, sumi_item_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiExercise, sumi_exercise_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiPack, sumi_pack_unref)
