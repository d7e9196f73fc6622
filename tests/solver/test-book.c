/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The opening book: what is written is read back and found, nothing else is, and the one that comes
 * with Sumi holds together. The first argument is its file. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "pinned.h"
#include "sumi-midgame.h"
#include "sumi-opponent.h"
#include "sumi-symmetry.h"

/* Where the bytes of the file are. */
#define VERSION_OFFSET 8
#define DEPTH_OFFSET 10
#define COUNT_OFFSET 12
#define HEADER_SIZE 16

#define DEPTH 6
#define TABLE_BYTES (64 * 1024)

/* A small book: the positions after these moves, and what they are worth to the side to move. */
static const struct
{
  const char *moves;
  int value;
} lines[] = {
  { "", 40 },        { "f5", -40 },     { "f5d6", 40 },      { "f5f6", 150 },
  { "f5d6c3", -40 }, { "f5d6c4", 30 },  { "f5f6e6", -150 },  { "f5f6e6f4", 200 },
};

static const char *book_path;

static SumiPosition
play (const char *moves)
{
  SumiTranscript transcript;

  g_assert_cmpint (sumi_transcript_from_text (moves, sumi_position_start (SUMI_RULES_BLACK_FIRST),
                                              &transcript).status, ==, SUMI_NOTATION_OK);
  return transcript.end;
}

static SumiBookEntry
make_entry (const char *moves, int value)
{
  SumiPosition canonical = sumi_symmetry_canonical (play (moves), NULL);

  return (SumiBookEntry){ canonical.own, canonical.opponent, (int16_t) value };
}

static int
compare_entries (const void *a, const void *b)
{
  return sumi_book_compare (a, b);
}

static void
list_entries (SumiBookEntry out_entries[G_N_ELEMENTS (lines)])
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    out_entries[i] = make_entry (lines[i].moves, lines[i].value);
  qsort (out_entries, G_N_ELEMENTS (lines), sizeof *out_entries, compare_entries);
}

static uint8_t *
write_small_book (size_t *out_size)
{
  SumiBookEntry entries[G_N_ELEMENTS (lines)];

  list_entries (entries);
  return sumi_book_to_bytes (entries, G_N_ELEMENTS (entries), DEPTH, out_size);
}

static SumiBook *
make_small_book (void)
{
  size_t size;
  uint8_t *bytes = write_small_book (&size);
  SumiBook *book = NULL;

  g_assert_cmpint (sumi_book_from_bytes (bytes, size, &book), ==, SUMI_BOOK_OK);
  free (bytes);
  return book;
}

static SumiBook *
open_book (void)
{
  g_autofree char *bytes = NULL;
  SumiBook *book = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (book_path, &bytes, &size, NULL));
  g_assert_cmpint (sumi_book_from_bytes ((const uint8_t *) bytes, size, &book), ==, SUMI_BOOK_OK);
  return book;
}

static void
assert_refused (const uint8_t *bytes, size_t size, SumiBookStatus status)
{
  SumiBook *book = NULL;

  g_assert_cmpint (sumi_book_from_bytes (bytes, size, &book), ==, status);
  g_assert_null (book);
}

/* Each position is found, however the board is turned and whoever has which colour. */
static void
test_find (void)
{
  SumiBook *book = make_small_book ();
  int value;

  g_assert_cmpuint (sumi_book_get_size (book), ==, G_N_ELEMENTS (lines));
  g_assert_cmpint (sumi_book_get_depth (book), ==, DEPTH);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    for (SumiSymmetry symmetry = 0; symmetry < SUMI_N_SYMMETRIES; symmetry++)
      {
        SumiPosition position = sumi_symmetry_position (symmetry, play (lines[i].moves));

        g_assert_true (sumi_book_find (book, position, &value));
        g_assert_cmpint (value, ==, lines[i].value);
        position.turn = sumi_color_opposite (position.turn);
        g_assert_true (sumi_book_find (book, position, &value));
      }
  g_assert_false (sumi_book_find (book, play ("f5f4"), &value));
  g_assert_false (sumi_book_find (book, (SumiPosition){ 0 }, &value));
  sumi_book_free (book);
}

/* What is cut off, longer, or changed in any byte is refused. */
static void
test_damage (void)
{
  size_t size;
  uint8_t *bytes = write_small_book (&size);
  g_autofree uint8_t *longer = g_malloc0 (size + 1);

  for (size_t i = 0; i < size; i++)
    {
      assert_refused (bytes, i, i < 8 ? SUMI_BOOK_FOREIGN : SUMI_BOOK_DAMAGED);
      bytes[i] ^= 4;
      assert_refused (bytes, size,
                      i < VERSION_OFFSET ? SUMI_BOOK_FOREIGN
                      : i < DEPTH_OFFSET ? SUMI_BOOK_VERSION
                                         : SUMI_BOOK_DAMAGED);
      bytes[i] ^= 4;
    }
  memcpy (longer, bytes, size);
  assert_refused (longer, size + 1, SUMI_BOOK_DAMAGED);
  free (bytes);
}

/* Entries that cannot be are refused, though the checksum is right. */
static void
test_unsound (void)
{
  const SumiBookEntry start = make_entry ("", 0), first = make_entry ("f5", 0);
  SumiPosition turned = sumi_symmetry_position (1, play ("f5"));
  gboolean is_first = sumi_book_compare (&start, &first) > 0;
  const SumiBookEntry pairs[][2] = {
    { start, start },                                         /* twice */
    { is_first ? start : first, is_first ? first : start },   /* in the wrong order */
  };
  const SumiBookEntry alone[] = {
    { turned.own, turned.opponent, 0 },
    { start.own, start.opponent, 6401 },
    { start.own, start.opponent, -6401 },
    { start.own | start.opponent, start.opponent, 0 },
    { start.own & (start.own - 1), start.opponent, 0 },
    { start.own | start.opponent, 0, 0 },                   /* nobody can move */
    { start.own, start.opponent | UINT64_C (0xffffff), 0 }, /* too late */
  };
  size_t size;

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      uint8_t *bytes = sumi_book_to_bytes (pairs[i], 2, DEPTH, &size);

      assert_refused (bytes, size, SUMI_BOOK_DAMAGED);
      free (bytes);
    }
  for (guint i = 0; i < G_N_ELEMENTS (alone); i++)
    {
      uint8_t *bytes = sumi_book_to_bytes (&alone[i], 1, DEPTH, &size);

      g_test_message ("%u", i);
      assert_refused (bytes, size, SUMI_BOOK_DAMAGED);
      free (bytes);
    }
  for (int depth = 0; depth <= 61; depth += 61)
    {
      uint8_t *bytes = sumi_book_to_bytes (&start, 1, depth, &size);

      assert_refused (bytes, size, SUMI_BOOK_DAMAGED);
      free (bytes);
    }
}

/* The moves of a position, the best first, as estimates; nothing where the best is not known. */
static void
test_moves (void)
{
  SumiBook *book = make_small_book ();
  SumiMidgameReport report;

  g_assert_true (sumi_midgame_read_book (book, play ("f5"), &report));
  g_assert_cmpint (report.n_moves, ==, 2);
  g_assert_cmpstr (sumi_square_to_name (report.moves[0].move), ==, "d6");
  g_assert_cmpint (report.moves[0].value.score, ==, -40);
  g_assert_cmpstr (sumi_square_to_name (report.moves[1].move), ==, "f6");
  g_assert_cmpint (report.moves[1].value.score, ==, -150);
  for (int i = 0; i < report.n_moves; i++)
    {
      g_assert_false (report.moves[i].value.is_proved);
      g_assert_cmpint (report.moves[i].value.error, >, 0);
    }
  g_assert_true (sumi_midgame_read_book (book, play ("f5d6"), &report));
  g_assert_cmpint (report.moves[0].value.score, ==, 40);
  g_assert_true (sumi_midgame_read_book (book, play ("f5f6"), &report));
  /* Worth more than the only move that is known; the last position; none of the book. */
  g_assert_false (sumi_midgame_read_book (book, play ("f5f6e6"), &report));
  g_assert_false (sumi_midgame_read_book (book, play ("f5d6c3"), &report));
  g_assert_false (sumi_midgame_read_book (book, play ("f5f4"), &report));
  sumi_book_free (book);
}

/* A seed is a line; it stays within the book, and ends where neither side is far ahead. */
static void
test_draw (void)
{
  SumiBook *book = open_book ();
  SumiTranscript line, again;
  GHashTable *seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int value;

  for (guint seed = 0; seed < 64; seed++)
    {
      char text[2 * SUMI_TRANSCRIPT_MAX + 1];

      g_assert_true (sumi_book_draw_line (book, seed, 8, 2 * SUMI_DISC, &line));
      g_assert_true (sumi_book_draw_line (book, seed, 8, 2 * SUMI_DISC, &again));
      g_assert_cmpmem (line.moves, 8, again.moves, 8);
      g_assert_cmpint (line.n_moves, ==, 8);
      g_assert_true (sumi_book_find (book, line.end, &value));
      g_assert_cmpint (ABS (value), <=, 2 * SUMI_DISC);
      sumi_transcript_to_text (&line, text);
      g_assert_true (sumi_position_equal (play (text), line.end));
      g_hash_table_add (seen, g_strdup (text));
    }
  g_assert_cmpuint (g_hash_table_size (seen), >=, 60);
  g_assert_false (sumi_book_draw_line (book, 1, SUMI_BOOK_MAX_PLIES + 1, 6400, &line));
  g_assert_false (sumi_book_draw_line (book, 1, 8, -1, &line));
  g_hash_table_unref (seen);
  sumi_book_free (book);
}

/* Which lines are drawn of a small book, from which seeds, and which are not there. */
static void
test_lines (void)
{
  SumiBook *book = make_small_book ();
  Pinned pinned = { 0 };

  for (guint seed = 0; seed < 64; seed++)
    {
      int max_lead = 30 + 10 * ((int) seed / 4 % 3);
      SumiTranscript line;
      char text[2 * SUMI_TRANSCRIPT_MAX + 1] = "";

      if (sumi_book_draw_line (book, seed, (int) seed % 4, max_lead, &line))
        sumi_transcript_to_text (&line, text);
      pinned_add (&pinned, "%u: %s", seed, text);
    }
  pinned_check (&pinned, "lines", UINT64_C (0x3ee58f3f5724ab78));
  sumi_book_free (book);
}

/* The strongest level varies by the book without a search: by moves that lose little. */
static void
test_opponent (void)
{
  SumiBook *book = open_book ();
  SumiEvaluation *evaluation = sumi_evaluation_new (NULL);
  SumiMidgame *midgame = sumi_midgame_new (evaluation, TABLE_BYTES, SUMI_SCORING_DISCS);
  SumiMidgameReport report;
  GHashTable *seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int n_moves = 0, loss = 0;

  for (guint seed = 0; seed < 100; seed++)
    {
      SumiOpponent *opponent =
          sumi_opponent_new (midgame, sumi_level_get (SUMI_N_LEVELS - 1), seed);
      SumiTranscript line = { 0 };
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      char text[2 * SUMI_TRANSCRIPT_MAX + 1];

      sumi_opponent_vary (opponent, book);
      line.start = line.end = sumi_position_start (SUMI_RULES_BLACK_FIRST);
      while (line.n_moves < 8 && sumi_midgame_read_book (book, line.end, &report))
        {
          int i = 0;

          sumi_transcript_play (&line, sumi_opponent_choose_move (opponent, line.end, &budget));
          while (report.moves[i].move != line.moves[line.n_moves - 1])
            g_assert_cmpint (++i, <, report.n_moves);
          loss += report.moves[0].value.score - report.moves[i].value.score;
          n_moves++;
        }
      g_assert_cmpuint (budget.nodes, ==, 0);
      sumi_transcript_to_text (&line, text);
      g_hash_table_add (seen, g_strdup (text));
      sumi_opponent_free (opponent);
    }
  g_test_message ("%u openings, %d moves that lose %d", g_hash_table_size (seen), n_moves, loss);
  g_assert_cmpuint (g_hash_table_size (seen), >=, 50);
  g_assert_cmpint (loss, <=, 25 * n_moves);
  g_hash_table_unref (seen);
  sumi_midgame_free (midgame);
  sumi_evaluation_free (evaluation);
  sumi_book_free (book);
}

/* Marks what can be reached from POSITION by moves within BOOK. */
static void
reach (const SumiBook *book, SumiPosition position, GHashTable *reached)
{
  SumiBookEntry entry = { 0 };
  int value;

  position = sumi_symmetry_canonical (position, NULL);
  entry = (SumiBookEntry){ position.own, position.opponent, 0 };
  if (!sumi_book_find (book, position, &value)
      || !g_hash_table_add (reached, g_strdup_printf ("%" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER
                                                      "x", entry.own, entry.opponent)))
    return;
  SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
    reach (book, sumi_position_play (position, (SumiSquare) square), reached);
}

/* The book that comes with Sumi: each of its positions is reached from the start by moves that are
 * in it, and is worth at least as much as they say. */
static void
test_book (void)
{
  SumiBook *book = open_book ();
  GHashTable *reached = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_even = 0;

  g_assert_cmpuint (sumi_book_get_size (book), >=, 20000);
  reach (book, sumi_position_start (SUMI_RULES_BLACK_FIRST), reached);
  g_assert_cmpuint (g_hash_table_size (reached), ==, sumi_book_get_size (book));
  for (size_t i = 0; i < sumi_book_get_size (book); i++)
    {
      SumiBookEntry entry = sumi_book_get_entry (book, i);
      SumiPosition position = { entry.own, entry.opponent, SUMI_BLACK };
      SumiMidgameReport report;

      sumi_midgame_read_book (book, position, &report);
      if (report.n_moves > 0)
        g_assert_cmpint (report.moves[0].value.score, <=, entry.value);
      n_even += sumi_bitboard_count (entry.own | entry.opponent) == 12
                && ABS (entry.value) <= 2 * SUMI_DISC;
    }
  g_test_message ("%u even positions after 8 moves", n_even);
  g_assert_cmpuint (n_even, >=, 200);
  g_hash_table_unref (reached);
  sumi_book_free (book);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  book_path = argv[1];
  g_test_add_func ("/book/find", test_find);
  g_test_add_func ("/book/damage", test_damage);
  g_test_add_func ("/book/unsound", test_unsound);
  g_test_add_func ("/book/moves", test_moves);
  g_test_add_func ("/book/draw", test_draw);
  g_test_add_func ("/book/lines", test_lines);
  g_test_add_func ("/book/opponent", test_opponent);
  g_test_add_func ("/book/book", test_book);
  return g_test_run ();
}
