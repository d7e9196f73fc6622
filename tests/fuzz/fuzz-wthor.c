/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games of a WTHOR file, before which a header is put that fits them unless the first byte says
 * otherwise: what is read is legal by the slow rules. */

#include <string.h>

#include "fuzz.h"
#include "slow-rules.h"
#include "sumi-record.h"

enum
{
  HEADER_SIZE = 16,
  GAME_SIZE = 68,
};

static void
assert_legal (const SumiTranscript *moves)
{
  SlowBoard board = slow_from_position (moves->start);

  for (int i = 0; i < moves->n_moves; i++)
    {
      SumiSquare move = moves->moves[i];

      if (move == SUMI_SQUARE_PASS)
        {
          g_assert_true (slow_must_pass (&board));
          board = slow_pass (&board);
          continue;
        }
      g_assert_cmpuint (slow_legal (&board) >> move & 1, ==, 1);
      board = slow_play (&board, move);
    }
  g_assert_true (sumi_position_equal (slow_to_position (board), moves->end));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GByteArray) file = g_byte_array_new ();
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GError) error = NULL;
  guint8 header[HEADER_SIZE] = { 20, 26, 11, 22 };
  size_t n_games = size / GAME_SIZE;
  SumiRecordFormat format;

  if (size > 0 && data[0] < 128)
    {
      memcpy (header + 4, (guint8[]){ (guint8) n_games, (guint8) (n_games >> 8) }, 2);
      memcpy (header + 10, (guint8[]){ 0xea, 0x07, 8 }, 3);
      g_byte_array_append (file, header, HEADER_SIZE);
      size = n_games * GAME_SIZE;
    }
  g_byte_array_append (file, data, (guint) size);
  g_byte_array_append (file, (const guint8 *) "", 1);
  records = sumi_record_read_data ((const char *) file->data, file->len - 1, &format, NULL, &error);
  g_assert_true ((records == NULL) == (error != NULL));
  if (records == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  for (guint i = 0; i < records->len && format == SUMI_RECORD_WTHOR; i++)
    {
      const SumiGameRecord *record = records->pdata[i];

      assert_legal (&record->moves);
      g_assert_cmpint (ABS (record->result), <=, 64);
    }
  return 0;
}
