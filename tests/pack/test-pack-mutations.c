/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text that nobody wrote: packs cut off at every byte, and packs with bytes changed, inserted,
 * removed and moved by a seed. Nothing may crash; what cannot be read has a mistake that can be
 * shown, and what can be read can be checked, written and read again. All that is said of it makes
 * one number. */

#include <string.h>

#include "pinned.h"
#include "random-pack.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"

#define N_MUTATIONS 6000
#define MAX_NODES 2000

static char *
load_fixture (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

static void
assert_mistakes_make_sense (const GPtrArray *mistakes, const char *data, gsize length)
{
  /* Whether a CR at the end ends a line depends on the byte behind it, which has to be there. */
  g_autofree char *text = g_malloc0 (length + 1);
  SumiLocation end = { 1, 1 };
  SumiLocation last = { 0, 0 };

  memcpy (text, data, length);
  sumi_location_advance (&end, text, text + length);
  for (guint i = 0; i < mistakes->len; i++)
    {
      const SumiMistake *mistake = mistakes->pdata[i];
      g_autofree char *line = sumi_mistake_to_line (mistake, "pack");

      g_assert_true (sumi_mistake_is_structural (mistake));
      g_assert_cmpint (mistake->place.line, >=, 1);
      g_assert_cmpint (mistake->place.line, <=, end.line);
      g_assert_cmpint (mistake->place.column, >=, 1);
      g_assert_cmpint (sumi_location_compare (last, mistake->place), <=, 0);
      g_assert_true (g_utf8_validate (line, -1, NULL));
      g_assert_null (strpbrk (line, "\r\n\t\033"));
      last = mistake->place;
    }
}

static void
pin_mistakes (Pinned *pinned, const GPtrArray *mistakes)
{
  for (guint i = 0; i < mistakes->len; i++)
    {
      g_autofree char *line = sumi_mistake_to_line (mistakes->pdata[i], "pack");

      pinned_add (pinned, "%.2000s", line);
    }
}

static void
pin_text (Pinned *pinned, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (gsize i = 0; lines[i] != NULL; i++)
    pinned_add (pinned, "%.2000s", lines[i]);
}

/* Returns whether the LENGTH bytes at DATA are a pack. */
static gboolean
try_text (Pinned *pinned, const char *data, gsize length)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GPtrArray) more = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack = sumi_pack_read_data (data, length, SUMI_PACK_READ_DEFAULT, mistakes);
  g_autoptr (SumiPack) again = NULL;
  g_autofree char *text = NULL;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  g_assert_true ((pack == NULL) == (mistakes->len > 0));
  assert_mistakes_make_sense (mistakes, data, length);
  pin_mistakes (pinned, mistakes);
  if (pack == NULL)
    return FALSE;

  budget.max_nodes = MAX_NODES;
  sumi_pack_check (pack, &budget, more);
  pin_mistakes (pinned, more);
  text = sumi_pack_write (pack);
  pin_text (pinned, text);
  again = sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, more);
  g_assert_nonnull (again);
  g_assert_true (sumi_pack_equal (pack, again));

  return TRUE;
}

/* A copy that ends where the text ends, so that the sanitizers see whoever reads on. */
static gboolean
try_exact_copy (Pinned *pinned, const char *data, gsize length)
{
  g_autofree char *copy = g_memdup2 (data, MAX (length, 1));

  return try_text (pinned, copy, length);
}

static void
test_truncated (void)
{
  static const char *const fixtures[] = {
    "y_everything.sumi.json",
    "y_lesson_everything.sumi.json",
    "y_game_handicap.sumi.json",
  };
  Pinned pinned = { 0 };

  for (guint n = 0; n < G_N_ELEMENTS (fixtures); n++)
    {
      g_autofree char *text = load_fixture (fixtures[n]);
      gsize length = strlen (g_strchomp (text));

      g_assert_true (try_exact_copy (&pinned, text, length));
      for (gsize i = 0; i < length; i++)
        g_assert_false (try_exact_copy (&pinned, text, i));
    }
  pinned_check (&pinned, "truncated", UINT64_C (0xe7cf3768534ee980));
}

static gsize
random_offset (RandomSource *source, const GString *text)
{
  return (gsize) random_source_below (source, (int) text->len);
}

static void
mutate_once (RandomSource *source, GString *text)
{
  static const char bytes[] = "{}[]\",:0123456789-+.eEtfn\\u/ \n\t\r\x7f\xc3\xa9\xff\xed";
  gsize at = random_offset (source, text);
  gsize from = random_offset (source, text);
  gsize length = (gsize) random_source_below (source, 40);

  length = MIN (length, text->len - from);
  switch (random_source_below (source, 6))
    {
    case 0:
      text->str[at] ^= (char) (1 << random_source_below (source, 8));
      break;
    case 1:
      text->str[at] = bytes[random_source_below (source, (int) sizeof bytes)];
      break;
    case 2:
      g_string_insert_c (text, (gssize) at,
                         bytes[random_source_below (source, (int) sizeof bytes)]);
      break;
    case 3:
      g_string_erase (text, (gssize) from, (gssize) MIN (length, text->len - 1));
      break;
    case 4:
      {
        g_autofree char *piece = g_strndup (text->str + from, length);

        g_string_insert (text, (gssize) at, piece);
        break;
      }
    default:
      /* Changes that often leave the text readable. */
      if (g_ascii_isdigit (text->str[at]))
        text->str[at] = (char) ('0' + random_source_below (source, 10));
      else if (strchr ("XO.", text->str[at]) != NULL)
        text->str[at] = "XO."[random_source_below (source, 3)];
      else if (g_ascii_islower (text->str[at]))
        text->str[at] = (char) ('a' + random_source_below (source, 26));
    }
}

static void
test_mutations (void)
{
  static const char *const fixtures[] = {
    "y_everything.sumi.json",     "y_translated.sumi.json",          "y_moves_from_board.sumi.json",
    "y_force_wipe_out.sumi.json", "y_record_pass_written.sumi.json", "y_numbers.sumi.json",
    "y_lesson_everything.sumi.json", "y_lesson_inherits.sumi.json", "y_game_handicap.sumi.json",
    "y_choose_six.sumi.json", "y_mark_flips.sumi.json", "y_play_corners.sumi.json",
    "y_reason_than.sumi.json",
  };
  RandomSource source = random_source_init (3);
  Pinned pinned = { 0 };
  guint n_packs = 0;

  for (int i = 0; i < N_MUTATIONS; i++)
    {
      g_autofree char *seed = load_fixture (fixtures[i % (int) G_N_ELEMENTS (fixtures)]);
      GString *text = g_string_new (seed);

      for (int n = random_source_below (&source, 4); n >= 0; n--)
        mutate_once (&source, text);
      n_packs += try_exact_copy (&pinned, text->str, text->len);
      g_string_free (text, TRUE);
    }
  pinned_check (&pinned, "fixtures", UINT64_C (0x3929333ed1126d7d));
  /* Were all of them refused, only the scan would have been tried. */
  g_assert_cmpuint (n_packs, >, N_MUTATIONS / 50);
  g_test_message ("%u of %u texts were packs", n_packs, N_MUTATIONS);
}

static void
test_mutated_random_packs (void)
{
  RandomSource source = random_source_init (4);
  Pinned pinned = { 0 };

  for (int i = 0; i < N_MUTATIONS / 10; i++)
    {
      g_autoptr (SumiPack) pack = random_pack (&source, 3);
      g_autofree char *written = sumi_pack_write (pack);
      GString *text = g_string_new (written);

      mutate_once (&source, text);
      try_exact_copy (&pinned, text->str, text->len);
      g_string_free (text, TRUE);
    }
  pinned_check (&pinned, "random packs", UINT64_C (0x977b032864f52ff1));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pack/mutations/truncated-at-every-byte", test_truncated);
  g_test_add_func ("/pack/mutations/fixtures", test_mutations);
  g_test_add_func ("/pack/mutations/random-packs", test_mutated_random_packs);

  return g_test_run ();
}
