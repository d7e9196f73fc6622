/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An opening book, as it is and with the checksum put right: what is read is written the same, each
 * of its positions is found, and lines that are drawn are legal. */

#include <glib.h>

#include <zlib.h>

#include "fuzz.h"
#include "sumi-book.h"

#define CHECKSUM_SIZE 4
#define MAX_FOUND 64

static void
use_book (const SumiBook *book, const uint8_t *data, size_t size)
{
  size_t n = sumi_book_get_size (book), written_size;
  g_autofree SumiBookEntry *entries = g_new (SumiBookEntry, n + 1);
  g_autofree uint8_t *written = NULL;
  SumiTranscript line;

  for (size_t i = 0; i < n; i++)
    entries[i] = sumi_book_get_entry (book, i);
  for (size_t i = 0; i < MIN (n, MAX_FOUND); i++)
    {
      SumiPosition position = { entries[i].own, entries[i].opponent, SUMI_WHITE };
      int value;

      g_assert_true (sumi_book_find (book, position, &value));
      g_assert_cmpint (value, ==, entries[i].value);
      g_assert_cmpint (ABS (value), <=, SUMI_BOOK_MAX_VALUE);
    }
  written = sumi_book_to_bytes (entries, n, sumi_book_get_depth (book), &written_size);
  g_assert_cmpmem (written, written_size, data, size);
  if (sumi_book_draw_line (book, size, 4, SUMI_BOOK_MAX_VALUE, &line))
    g_assert_cmpint (line.n_moves, ==, 4);
}

static void
read_book (const uint8_t *data, size_t size)
{
  SumiBook *book = NULL;

  if (sumi_book_from_bytes (data, size, &book) != SUMI_BOOK_OK)
    {
      g_assert_null (book);
      return;
    }
  use_book (book, data, size);
  sumi_book_free (book);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree uint8_t *copy = g_memdup2 (data, size);

  read_book (data, size);
  if (size < CHECKSUM_SIZE)
    return 0;
  for (int i = 0; i < CHECKSUM_SIZE; i++)
    copy[size - CHECKSUM_SIZE + i] =
        (uint8_t) (crc32_z (0, data, size - CHECKSUM_SIZE) >> 8 * i);
  read_book (copy, size);
  return 0;
}
