/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* An opening book: balanced positions of the first plies of a game, and what each is worth to the
 * side to move, as a search found it. So all its values are estimates.
 *
 * Positions that look alike by a symmetry of the board are one, whoever has which colour. A book is
 * immutable and may be used from many threads at once. The file is the same on every machine. */

#include <stddef.h>

#include "sumi-notation.h"

/* The most plies that lead to a position of a book. */
#define SUMI_BOOK_MAX_PLIES 16

/* No value is beyond this, in hundredths of a disc. */
#define SUMI_BOOK_MAX_VALUE 6400

typedef struct
{
  SumiBitboard own; /* of the canonical position: sumi_symmetry_canonical() */
  SumiBitboard opponent;
  int16_t value; /* estimated for the side to move, in hundredths of a disc */
} SumiBookEntry;

typedef enum
{
  SUMI_BOOK_OK,
  SUMI_BOOK_FOREIGN, /* not an opening book at all */
  SUMI_BOOK_VERSION, /* of another version of this file */
  SUMI_BOOK_DAMAGED, /* cut off, a wrong checksum, or entries that cannot be */
} SumiBookStatus;

typedef struct _SumiBook SumiBook;

SumiBookStatus sumi_book_from_bytes     (const uint8_t *bytes, size_t size, SumiBook **out_book);
uint8_t       *sumi_book_to_bytes       (const SumiBookEntry *entries, size_t n_entries, int depth,
                                         size_t *out_size);
const char    *sumi_book_status_to_text (SumiBookStatus status);
void           sumi_book_free           (SumiBook *book);
SumiBookEntry  sumi_book_make_entry     (SumiPosition position);
int            sumi_book_compare        (const SumiBookEntry *a, const SumiBookEntry *b);
int            sumi_book_get_depth      (const SumiBook *book);
size_t         sumi_book_get_size       (const SumiBook *book);
SumiBookEntry  sumi_book_get_entry      (const SumiBook *book, size_t index);
bool           sumi_book_find           (const SumiBook *book, SumiPosition position,
                                         int *out_value);
bool           sumi_book_draw_line      (const SumiBook *book, uint64_t seed, int n_plies,
                                         int max_lead, SumiTranscript *out_line);
