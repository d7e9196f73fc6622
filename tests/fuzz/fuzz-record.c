/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file of games in any format: what is read is played by the rules to the end that it says, and
 * is the same when it is written as GGF and read again. */

#include <string.h>

#include "fuzz.h"
#include "sumi-ggf.h"
#include "sumi-record.h"

static void
assert_playable (const SumiTranscript *moves)
{
  SumiTranscript played = { .start = moves->start, .end = moves->start };

  g_assert_cmpint (moves->n_moves, <=, SUMI_TRANSCRIPT_MAX);
  for (int i = 0; i < moves->n_moves; i++)
    if (played.n_moves <= i)
      g_assert_cmpint (sumi_transcript_play (&played, moves->moves[i]), ==, SUMI_NOTATION_OK);
  g_assert_cmpint (played.n_moves, ==, moves->n_moves);
  g_assert_true (sumi_position_equal (played.end, moves->end));
}

static void
assert_writable (const SumiGameRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = sumi_ggf_write (record);
  g_autoptr (GPtrArray) records = sumi_ggf_read_text (text, NULL, &error);
  const SumiGameRecord *again;

  g_assert_no_error (error);
  g_assert_cmpuint (records->len, ==, 1);
  again = records->pdata[0];
  g_assert_cmpint (again->moves.n_moves, ==, record->moves.n_moves);
  g_assert_cmpint (memcmp (again->moves.moves, record->moves.moves,
                           (size_t) record->moves.n_moves), ==, 0);
  g_assert_true (sumi_position_equal (again->moves.end, record->moves.end));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (SumiRecordDamage) damage = { 0 };
  g_autoptr (GError) error = NULL;
  SumiRecordFormat format;
  g_autoptr (GPtrArray) records
      = sumi_record_read_data ((const char *) data, size, &format, &damage, &error);

  g_assert_true ((records == NULL) == (error != NULL));
  g_assert_true ((damage.n_games > 0) == (damage.first != NULL));
  if (records == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  for (guint i = 0; i < records->len; i++)
    {
      const SumiGameRecord *record = records->pdata[i];

      assert_playable (&record->moves);
      assert_writable (record);
    }
  return 0;
}
