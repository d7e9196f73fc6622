/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two programs in one folder: how much of what both add to the own pack is lost, which should be
 * nothing, and how often each says that it keeps its match, which should be one of them alone. */

#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fault-fixture.h"
#include "live-fixture.h"
#include "random-positions.h"
#include "sumi-own-pack.h"
#include "sumi-pack-reader.h"
#include "sumi-saved-game.h"

enum
{
  N_PROGRAMS = 2,
  N_PUZZLES = 40, /* of each */
  N_GAMES = 20,   /* of each */
};

static SumiItem *
make_item (int program, int number)
{
  RandomSource source = random_source_init ((uint64_t) (1000 * program + number));
  SumiItem *item = sumi_item_new (SUMI_ITEM_PUZZLE);

  item->id = g_strdup_printf ("program-%d-%d", program, number);
  item->title = sumi_text_new_plain (item->id);
  item->where = g_strdup ("items");
  item->exercise->where = g_strdup ("items");
  item->exercise->task_where = g_strdup ("items.task");
  do
    item->exercise->position = random_position (&source, 20);
  while (sumi_position_legal_moves (item->exercise->position) == 0);
  item->exercise->task.type = SUMI_TASK_BEST;
  item->exercise->task.measure = SUMI_MEASURE_MOBILITY;
  return item;
}

/* Adds puzzles, and writes the id of each that is said to be added. */
static void
add_puzzles (const char *path, int program, int output)
{
  for (int i = 0; i < N_PUZZLES; i++)
    {
      g_autofree char *id = sumi_own_pack_add (path, make_item (program, i), NULL, NULL);

      if (id != NULL)
        dprintf (output, "%s\n", id);
    }
}

static void
keep_match (const char *path, int program, int output)
{
  const SumiGameTerms terms = live_terms (0, 0);
  g_autoptr (SumiSavedGame) saved = sumi_saved_game_new (path);
  RandomSource source = random_source_init ((uint64_t) program);

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (SumiMatchState) state = sumi_match_state_new (&terms, NULL);
      g_autoptr (SumiLiveMatch) match = sumi_live_match_new (state, LIVE_NEVER);

      sumi_saved_game_keep (saved, match);
      for (int j = 0; j < 20; j++)
        {
          live_play_at_random (sumi_live_match_get_game (match), &source);
          if (sumi_saved_game_flush (saved, NULL))
            dprintf (output, "%d\n", program);
        }
    }
}

/* Runs WORK in two programs; what they wrote comes out of the file descriptor that is returned. */
static int
start (void (*work) (const char *path, int program, int output), const char *path, pid_t *programs)
{
  int ends[2];

  g_assert_cmpint (pipe (ends), ==, 0);
  for (int i = 0; i < N_PROGRAMS; i++)
    {
      programs[i] = fork ();
      if (programs[i] != 0)
        continue;
      work (path, i, ends[1]);
      _exit (0);
    }
  close (ends[1]);
  return ends[0];
}

static void
test_pack (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, SUMI_OWN_PACK_NAME, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) mistakes
      = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
  g_autoptr (SumiPack) pack = NULL;
  pid_t programs[N_PROGRAMS];
  FILE *output = fdopen (start (add_puzzles, path, programs), "r");
  GPtrArray *told = g_ptr_array_new_with_free_func (g_free);
  char line[100];
  guint n_lost = 0;

  while (fgets (line, sizeof line, output) != NULL)
    g_ptr_array_add (told, g_strdup (g_strchomp (line)));
  fclose (output);
  for (int i = 0; i < N_PROGRAMS; i++)
    waitpid (programs[i], NULL, 0);
  pack = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes);
  for (guint i = 0; i < told->len; i++)
    n_lost += pack == NULL || sumi_pack_find (pack, told->pdata[i]) == NULL;
  g_print ("own pack: %u puzzles were said to be added, of which %u are not there\n", told->len,
           n_lost);
  g_ptr_array_unref (told);
}

static void
test_match (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "game.json", NULL);
  pid_t programs[N_PROGRAMS];
  FILE *output = fdopen (start (keep_match, path, programs), "r");
  guint n_told[N_PROGRAMS] = { 0 };
  char line[100];

  while (fgets (line, sizeof line, output) != NULL)
    n_told[line[0] - '0']++;
  fclose (output);
  for (int i = 0; i < N_PROGRAMS; i++)
    waitpid (programs[i], NULL, 0);
  g_print ("match: one program said %u times that it is kept, the other %u times\n",
           MAX (n_told[0], n_told[1]), MIN (n_told[0], n_told[1]));
}

int
main (void)
{
  g_autofree char *folder = fault_make_folder ();

  test_pack (folder);
  test_match (folder);
  fault_remove (folder);
  return 0;
}
