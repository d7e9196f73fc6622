/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is written reads back equal; and sumi_pack_equal(), which that rests on, sees changes. */

#include <string.h>

#include "random-pack.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"

#define N_PACKS 500

/* Reads TEXT, which must be free of mistakes. */
static SumiPack *
read_text (const char *text)
{
  g_autoptr (GPtrArray) mistakes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
  SumiPack *pack = sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes);

  if (mistakes->len > 0)
    {
      g_autofree char *line = sumi_mistake_to_line (mistakes->pdata[0], "pack");

      g_error ("%s\n%s", line, text);
    }

  return pack;
}

static void
test_round_trip (void)
{
  RandomSource source = random_source_init (1);

  for (int i = 0; i < N_PACKS; i++)
    {
      g_autoptr (SumiPack) pack =
          random_pack (&source, 1 + (guint) random_source_below (&source, 4));
      g_autofree char *text = sumi_pack_write (pack);
      g_autoptr (SumiPack) again = read_text (text);
      g_autofree char *text_again = sumi_pack_write (again);

      g_assert_true (sumi_pack_equal (pack, again));
      g_assert_cmpstr (text, ==, text_again);
    }
}

/* Two packs of which one was changed in one respect; it must be seen, and survive writing. */
typedef struct
{
  const char *name;
  void (*change) (SumiPack *pack, SumiItem *puzzle);
} Change;

static void
change_text (SumiText **text)
{
  g_clear_pointer (text, sumi_text_unref);
  *text = sumi_text_new_plain ("something else", FALSE);
}

static void
change_title (SumiPack *pack, SumiItem *puzzle)
{
  change_text (&pack->title);
}

static void
change_level (SumiPack *pack, SumiItem *puzzle)
{
  pack->level = pack->level % 5 + 1;
}

static void
change_authors (SumiPack *pack, SumiItem *puzzle)
{
  g_strfreev (pack->authors);
  pack->authors = g_strsplit ("nobody else", "|", -1);
}

static void
change_id (SumiPack *pack, SumiItem *puzzle)
{
  g_free (puzzle->id);
  puzzle->id = g_strdup ("other");
}

static void
change_position (SumiPack *pack, SumiItem *puzzle)
{
  puzzle->exercise->position = sumi_position_start (SUMI_RULES_WHITE_FIRST);
  g_array_set_size (puzzle->exercise->claims.replies, 0);
  g_array_set_size (puzzle->exercise->explain_wrong, 0);
  puzzle->exercise->claims.has_solutions = FALSE;
  puzzle->exercise->claims.has_line = puzzle->exercise->claims.has_forced = puzzle->exercise->claims.has_result = FALSE;
}

static void
change_task (SumiPack *pack, SumiItem *puzzle)
{
  puzzle->exercise->task.within = puzzle->exercise->task.type == SUMI_TASK_BEST ? 1 : puzzle->exercise->task.within % 8 + 1;
  if (puzzle->exercise->task.type == SUMI_TASK_BEST)
    {
      puzzle->exercise->task.type = SUMI_TASK_DENY;
      puzzle->exercise->task.goal.kind = SUMI_GOAL_PASS;
    }
}

static void
change_hints (SumiPack *pack, SumiItem *puzzle)
{
  g_ptr_array_add (puzzle->exercise->hints, sumi_text_new_plain ("one more", FALSE));
}

static void
change_solution (SumiPack *pack, SumiItem *puzzle)
{
  change_text (&puzzle->exercise->explain_solution);
}

static void
change_unique (SumiPack *pack, SumiItem *puzzle)
{
  puzzle->exercise->claims.is_unique = !puzzle->exercise->claims.is_unique;
  puzzle->exercise->claims.has_unique = TRUE;
}

static void
change_record (SumiPack *pack, SumiItem *puzzle)
{
  puzzle->exercise->has_record = !puzzle->exercise->has_record;
  if (puzzle->exercise->has_record)
    sumi_transcript_from_text ("f5d6", sumi_position_start (SUMI_RULES_BLACK_FIRST),
                               &puzzle->exercise->record);
}

static void
remove_puzzle (SumiPack *pack, SumiItem *puzzle)
{
  g_ptr_array_remove_index (pack->items, 1);
  g_ptr_array_remove_index (pack->puzzles, 1);
}

static const Change changes[] = {
  { "title", change_title },   { "level", change_level },       { "authors", change_authors },
  { "id", change_id },         { "position", change_position }, { "task", change_task },
  { "hints", change_hints },   { "solution", change_solution }, { "unique", change_unique },
  { "record", change_record }, { "puzzles", remove_puzzle },
};

static void
test_change (gconstpointer data)
{
  const Change *change = data;
  RandomSource source = random_source_init (2);

  for (int i = 0; i < 50; i++)
    {
      g_autoptr (SumiPack) pack = random_pack (&source, 2);
      g_autofree char *text = sumi_pack_write (pack);
      g_autoptr (SumiPack) changed = read_text (text);
      g_autofree char *changed_text = NULL;
      g_autoptr (SumiPack) changed_again = NULL;

      change->change (changed, changed->items->pdata[0]);
      g_assert_false (sumi_pack_equal (pack, changed));
      changed_text = sumi_pack_write (changed);
      changed_again = read_text (changed_text);
      g_assert_true (sumi_pack_equal (changed, changed_again));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pack/writer/round-trip", test_round_trip);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *path = g_strconcat ("/pack/writer/change/", changes[i].name, NULL);

      g_test_add_data_func (path, &changes[i], test_change);
    }

  return g_test_run ();
}
