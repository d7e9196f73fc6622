/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One thing that is wrong with a pack, or another file of JSON: where it stands, what kind it is,
 * and a sentence. */

#include <stdarg.h>

#include <glib.h>

/* Where something begins in a text; lines and columns (in characters) count from 1. */
typedef struct
{
  int line;
  int column;
} SumiLocation;

/* A code for each kind of mistake. The first group is found by reading; the second by proving
 * (sumi-pack-check.h); sumi_mistake_is_structural() tells them apart. */
typedef enum
{
  SUMI_MISTAKE_IO,          /* the file cannot be read */
  SUMI_MISTAKE_SIZE,        /* too large, or too much of something */
  SUMI_MISTAKE_ENCODING,    /* not UTF-8 */
  SUMI_MISTAKE_SYNTAX,      /* not JSON */
  SUMI_MISTAKE_DEPTH,       /* nested deeper than 32 */
  SUMI_MISTAKE_DUPLICATE,   /* a key given twice */
  SUMI_MISTAKE_UNKNOWN,     /* a key that the format does not have */
  SUMI_MISTAKE_MISSING,     /* a key that must be there */
  SUMI_MISTAKE_TYPE,        /* a value of the wrong type */
  SUMI_MISTAKE_RANGE,       /* a number or a list outside its limits */
  SUMI_MISTAKE_VALUE,       /* a string that is none of those allowed */
  SUMI_MISTAKE_FORMAT,      /* another one, not such as "sumi-pack/1" */
  SUMI_MISTAKE_UNSUPPORTED, /* part of the format that this version of Sumi cannot judge */
  SUMI_MISTAKE_LANGUAGE,    /* a text without the pack's own language, or a bad language tag */
  SUMI_MISTAKE_BOARD,       /* not a board */
  SUMI_MISTAKE_MOVES,       /* moves that cannot be read or played */
  SUMI_MISTAKE_SQUARE,      /* not the name of a square, or of none that fits */
  SUMI_MISTAKE_POSITION,    /* a position that the task cannot be asked of */
  SUMI_MISTAKE_ID,          /* an id that is not [a-z0-9-]+, or stands twice */

  SUMI_MISTAKE_UNSOLVABLE,  /* no move is right, or an aim cannot be reached */
  SUMI_MISTAKE_UNDECIDED,   /* the search could not decide within its budget */
  SUMI_MISTAKE_AMBIGUOUS,   /* what is right depends on how the words are meant */
  SUMI_MISTAKE_RECORD,      /* the record does not reach the position */
  SUMI_MISTAKE_CLAIM,       /* a claim that does not hold */
  SUMI_MISTAKE_UNIQUE,      /* said to be unique, and is not */
  SUMI_MISTAKE_EXPLAIN,     /* explains as wrong a move that is right, or is not legal */
  SUMI_N_MISTAKES,
} SumiMistakeCode;

typedef struct
{
  SumiMistakeCode code;
  SumiLocation place; /* 0, 0 where the file as a whole is meant */
  char *where;        /* "items[3].task.within"; "" for the file as a whole */
  char *message;      /* a sentence without a full stop, translated */
  char *item;         /* the title of the item of a pack that it stands in; may be NULL */
  char *board;        /* what can be read of the board it belongs to: 64 of X, O, . and ? (cannot be
                       * read), row by row; may be NULL */
} SumiMistake;

void         sumi_location_advance      (SumiLocation *place, const char *from, const char *to);
int          sumi_location_compare      (SumiLocation a, SumiLocation b);

SumiMistake *sumi_mistake_new           (SumiMistakeCode code, SumiLocation place,
                                         const char *where, const char *format, ...)
                                        G_GNUC_PRINTF (4, 5);
SumiMistake *sumi_mistake_new_valist    (SumiMistakeCode code, SumiLocation place,
                                         const char *where, const char *format, va_list args)
                                        G_GNUC_PRINTF (4, 0);
SumiMistake *sumi_mistake_copy          (const SumiMistake *mistake);
void         sumi_mistake_free          (SumiMistake *mistake);
gboolean     sumi_mistake_is_structural (const SumiMistake *mistake);
const char  *sumi_mistake_code_to_name  (SumiMistakeCode code);
char        *sumi_mistake_to_line       (const SumiMistake *mistake, const char *path);
GPtrArray   *sumi_mistakes_new          (void);
void         sumi_mistakes_sort         (GPtrArray *mistakes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiMistake, sumi_mistake_free)
