/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-book.h"

#include <stdlib.h>
#include <string.h>

#include <zlib.h>

#include "sumi-allocate.h"
#include "sumi-little-endian.h"
#include "sumi-random.h"
#include "sumi-symmetry.h"

/* The file: MAGIC, the version (2 bytes), the depth of the search in plies (2 bytes), the number of
 * entries (4 bytes), the entries, and the CRC-32 (ISO 3309) of everything before it (4 bytes). An
 * entry is the discs of the side to move (8 bytes), those of the other side (8 bytes) and the value
 * (2 bytes, two's complement). Numbers begin with their lowest byte; entries ascend by the discs of
 * the side to move, then by those of the other, and none stands there twice. */
static const uint8_t magic[8] = { 'S', 'u', 'm', 'i', 'B', '\r', '\n', 0x1a };

/* Marks texts for translation. The callers translate them, as there is no GLib here. */
#define N_(text) text

#define VERSION 1
#define HEADER_SIZE (sizeof magic + 8)
#define ENTRY_SIZE 18
#define CHECKSUM_SIZE 4
#define MAX_ENTRIES 1000000
#define MAX_DEPTH 60

/* The four squares in the middle, which are never empty. */
#define CENTRE UINT64_C (0x0000001818000000)
#define START_DISCS 4

/* How many lines are drawn before it is said that there is none that is wanted. */
#define MAX_TRIES 1000

struct _SumiBook
{
  int depth;
  size_t n_entries;
  SumiBookEntry *entries; /* in ascending order */
};

static SumiBookEntry
read_entry (const uint8_t *bytes)
{
  return (SumiBookEntry){
    .own = sumi_little_endian_read (bytes, 8),
    .opponent = sumi_little_endian_read (bytes + 8, 8),
    .value = (int16_t) sumi_little_endian_read (bytes + 16, 2),
  };
}

static void
write_entry (uint8_t *bytes, const SumiBookEntry *entry)
{
  sumi_little_endian_write (bytes, 8, entry->own);
  sumi_little_endian_write (bytes + 8, 8, entry->opponent);
  sumi_little_endian_write (bytes + 16, 2, (uint16_t) entry->value);
}

/* Whether ENTRY can be of a book: a position of the opening in which the side to move has a move,
 * as the one of all that look alike, with a value that a result can have. */
static bool
is_sound (const SumiBookEntry *entry)
{
  SumiPosition position = { entry->own, entry->opponent, SUMI_BLACK };
  SumiBitboard discs = entry->own | entry->opponent;
  SumiBookEntry key;

  if ((entry->own & entry->opponent) != 0 || (discs & CENTRE) != CENTRE
      || sumi_bitboard_count (discs) > START_DISCS + SUMI_BOOK_MAX_PLIES
      || abs (entry->value) > SUMI_BOOK_MAX_VALUE || sumi_position_legal_moves (position) == 0)
    return false;
  key = sumi_book_make_entry (position);
  return sumi_book_compare (&key, entry) == 0;
}

/* Reads the entries of BOOK; false if there is one that cannot be, or stands in a wrong place. */
static bool
read_entries (SumiBook *book, const uint8_t *bytes)
{
  for (size_t i = 0; i < book->n_entries; i++)
    {
      book->entries[i] = read_entry (bytes + i * ENTRY_SIZE);
      if (!is_sound (&book->entries[i])
          || (i > 0 && sumi_book_compare (&book->entries[i - 1], &book->entries[i]) >= 0))
        return false;
    }
  return true;
}

/* Reads a file that is in memory. OUT_BOOK, to be freed with sumi_book_free(), is set only if the
 * file is whole. */
SumiBookStatus
sumi_book_from_bytes (const uint8_t *bytes, size_t size, SumiBook **out_book)
{
  uint64_t depth, n_entries;
  SumiBook *book;

  if (size < sizeof magic || memcmp (bytes, magic, sizeof magic) != 0)
    return SUMI_BOOK_FOREIGN;
  if (size < HEADER_SIZE + CHECKSUM_SIZE)
    return SUMI_BOOK_DAMAGED;
  if (sumi_little_endian_read (bytes + sizeof magic, 2) != VERSION)
    return SUMI_BOOK_VERSION;
  depth = sumi_little_endian_read (bytes + sizeof magic + 2, 2);
  n_entries = sumi_little_endian_read (bytes + sizeof magic + 4, 4);
  if (depth < 1 || depth > MAX_DEPTH || n_entries > MAX_ENTRIES
      || size != HEADER_SIZE + n_entries * ENTRY_SIZE + CHECKSUM_SIZE
      || sumi_little_endian_read (bytes + size - CHECKSUM_SIZE, CHECKSUM_SIZE)
           != crc32_z (0, bytes, size - CHECKSUM_SIZE))
    return SUMI_BOOK_DAMAGED;

  book = sumi_allocate (sizeof *book);
  book->depth = (int) depth;
  book->n_entries = (size_t) n_entries;
  book->entries = sumi_allocate ((book->n_entries + 1) * sizeof *book->entries);
  if (!read_entries (book, bytes + HEADER_SIZE))
    {
      sumi_book_free (book);
      return SUMI_BOOK_DAMAGED;
    }
  *out_book = book;
  return SUMI_BOOK_OK;
}

/* The file of a book of N_ENTRIES, which are in ascending order, found by searches of DEPTH plies;
 * OUT_SIZE bytes, to be freed with free(). */
uint8_t *
sumi_book_to_bytes (const SumiBookEntry *entries, size_t n_entries, int depth, size_t *out_size)
{
  size_t size = HEADER_SIZE + n_entries * ENTRY_SIZE;
  uint8_t *bytes = sumi_allocate (size + CHECKSUM_SIZE);

  memcpy (bytes, magic, sizeof magic);
  sumi_little_endian_write (bytes + sizeof magic, 2, VERSION);
  sumi_little_endian_write (bytes + sizeof magic + 2, 2, (uint64_t) depth);
  sumi_little_endian_write (bytes + sizeof magic + 4, 4, n_entries);
  for (size_t i = 0; i < n_entries; i++)
    write_entry (bytes + HEADER_SIZE + i * ENTRY_SIZE, &entries[i]);
  sumi_little_endian_write (bytes + size, CHECKSUM_SIZE, crc32_z (0, bytes, size));
  *out_size = size + CHECKSUM_SIZE;
  return bytes;
}

/* What STATUS, which is not SUMI_BOOK_OK, says is wrong with a file, as a sentence in English
 * without the file's name, to be translated by the caller. */
const char *
sumi_book_status_to_text (SumiBookStatus status)
{
  switch (status)
    {
    case SUMI_BOOK_FOREIGN:
      return N_("this is not an opening book");
    case SUMI_BOOK_VERSION:
      return N_("the opening book is of another version of Sumi");
    case SUMI_BOOK_OK:
    case SUMI_BOOK_DAMAGED:
    default:
      return N_("the opening book is damaged");
    }
}

/* BOOK may be NULL. */
void
sumi_book_free (SumiBook *book)
{
  if (book == NULL)
    return;
  free (book->entries);
  free (book);
}

/* The entry of POSITION, as the one of all positions that look alike, with the value 0. */
SumiBookEntry
sumi_book_make_entry (SumiPosition position)
{
  SumiPosition canonical = sumi_symmetry_canonical (position, NULL);

  return (SumiBookEntry){ .own = canonical.own, .opponent = canonical.opponent };
}

/* The order of the file: less than, equal to or greater than 0; values do not matter. */
int
sumi_book_compare (const SumiBookEntry *a, const SumiBookEntry *b)
{
  if (a->own != b->own)
    return a->own < b->own ? -1 : 1;
  if (a->opponent != b->opponent)
    return a->opponent < b->opponent ? -1 : 1;
  return 0;
}

/* How many plies deep the positions were searched where the book ends. */
int
sumi_book_get_depth (const SumiBook *book)
{
  return book->depth;
}

/* The number of positions. */
size_t
sumi_book_get_size (const SumiBook *book)
{
  return book->n_entries;
}

/* The position INDEX, from 0, in the order of the file. */
SumiBookEntry
sumi_book_get_entry (const SumiBook *book, size_t index)
{
  return book->entries[index];
}

static int
compare_entries (const void *a, const void *b)
{
  return sumi_book_compare (a, b);
}

/* Whether BOOK has POSITION, and what it is worth to the side to move, in hundredths of a disc. */
bool
sumi_book_find (const SumiBook *book, SumiPosition position, int *out_value)
{
  SumiBookEntry key = sumi_book_make_entry (position);
  const SumiBookEntry *entry =
      bsearch (&key, book->entries, book->n_entries, sizeof key, compare_entries);

  if (entry == NULL)
    return false;
  *out_value = entry->value;
  return true;
}

/* Adds to LINE, which ends within BOOK, a move that stays within it: any of them with the same
 * chance. False if there is none. */
static bool
draw_move (const SumiBook *book, SumiRandom *random, SumiTranscript *line)
{
  SumiBitboard known = 0;
  int value;

  SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (line->end))
    {
      if (sumi_book_find (book, sumi_position_play (line->end, (SumiSquare) square), &value))
        known |= sumi_bitboard_of ((SumiSquare) square);
    }
  return known != 0
         && sumi_transcript_play (line, sumi_random_square (random, known)) == SUMI_NOTATION_OK;
}

/* Draws by lot, from SEED, N_PLIES from the start of a game to a position of BOOK that is worth at
 * most MAX_LEAD to either side, in hundredths of a disc. False if none was found. */
bool
sumi_book_draw_line (
    const SumiBook *book, uint64_t seed, int n_plies, int max_lead, SumiTranscript *out_line)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiRandom random = sumi_random_init (seed, 0);

  for (int i = 0; i < MAX_TRIES; i++)
    {
      int value;

      *out_line = (SumiTranscript){ .start = start, .end = start };
      while (out_line->n_moves < n_plies && draw_move (book, &random, out_line))
        continue;
      if (out_line->n_moves == n_plies && sumi_book_find (book, out_line->end, &value)
          && abs (value) <= max_lead)
        return true;
    }
  return false;
}
