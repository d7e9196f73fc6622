/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Makes an opening book by search: of the lines in which both sides together have lost least. */

#include <glib.h>

#include "sumi-book.h"
#include "sumi-evaluation.h"

/* A move is of the book that loses at most so much, and leads to a position that is worth at most
 * so much to either side, in hundredths of a disc. */
#define SUMI_BOOK_MAX_LOSS 300
#define SUMI_BOOK_MAX_LEAD 500

/* What each ply costs beside what is lost, in hundredths of a disc: late positions come up less
 * often, and fewer of them are worth their place. */
#define SUMI_BOOK_PLY_COST 30

/* How many plies deeper a sample is searched, to measure how far off the values are. */
#define SUMI_BOOK_CHECK_PLIES 6

typedef struct
{
  guint n_positions; /* at least so many are in the book, as far as there are so many */
  int depth;         /* of each search, in plies, from 1 */
  guint n_checked;   /* positions that are searched deeper; 0: nothing is measured */
  guint n_threads;   /* does not matter for the book */
} SumiBookTerms;

typedef struct
{
  guint n_positions;
  guint n_even;    /* of them, those that are worth at most 2 discs to either side */
  guint n_moves;   /* from them to other positions of the book */
  double mean;     /* value for Black, in discs */
  double absolute; /* mean of the absolute values, in discs */
} SumiBookPly;

typedef struct
{
  SumiBookPly plies[SUMI_BOOK_MAX_PLIES + 1];
  guint n_positions;
  double max_cost; /* of a position, in discs */
  guint64 n_nodes; /* of all searches but those of the sample */
  guint n_checked;
  double error;          /* of the values in the book from those of deeper searches: the root mean
                          * square, in discs */
  double searched_error; /* the same of the searches by themselves, before better values came from
                          * the positions after them */
} SumiBookReport;

GArray *sumi_book_make (const SumiEvaluation *evaluation, const SumiBookTerms *terms,
                        SumiBookReport *out_report);
