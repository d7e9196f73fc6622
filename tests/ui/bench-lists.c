/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The longest that the main loop keeps the user waiting, in processor time, while lists that have
 * many rows come into sight and are searched: 2,000 games of a file, the puzzles of all packs, and
 * the results of a class. */

#include <time.h>

#include <adwaita.h>

#include "bench-times.h"
#include "sumi-class-page.h"
#include "sumi-games-page.h"
#include "sumi-ggf.h"
#include "sumi-search-page.h"
#include "sumi-ui-test.h"

#define N_GAMES 2000
#define N_PUPILS 100
#define N_EXERCISES 40
#define N_RUNS 7
#define N_PASSES 400 /* more than it takes until all is there */

/* A game of several moves, with a number for the name of a player. */
#define GAME                                                                                       \
  "(;GM[Othello]PB[Ada]PW[Grace %d]DT[2026.03.12]RE[?]TY[8]BO[8 -------- -------- "                \
  "-------- ---O*--- ---*O--- -------- -------- -------- *]"                                       \
  "B[c4]W[c5]B[f6]W[c3]B[b5]W[g7]B[e3]W[e6]B[c2]W[f3]B[g3]W[a5];)"

static gint64
get_cpu_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static gint64
find_longest (gint64 longest)
{
  for (int i = 0; i < N_PASSES; i++)
    {
      gint64 start = get_cpu_us ();

      g_main_context_iteration (NULL, FALSE);
      longest = MAX (longest, get_cpu_us () - start);
      g_usleep (1000);
    }
  return longest;
}

/* Pupils who each did some of the exercises of a set; the file of one was edited. */
static SumiResultsClass *
make_class (void)
{
  SumiResultsClass *class = sumi_results_class_new ();

  for (guint i = 0; i < N_PUPILS; i++)
    {
      g_autofree char *pupil = g_strdup_printf ("Pupil %u", i);
      SumiResults *results = sumi_results_new (pupil, "set", "Set", "2026-03-12T10:40:00Z");

      results->is_genuine = i != 7;
      for (guint j = 0; j < N_EXERCISES; j++)
        {
          g_autofree char *item = g_strdup_printf ("%u", j);
          SumiResultsEntry *entry = sumi_results_add (results, item, "An exercise");

          entry->tries = (int) ((i + j) % 4);
          entry->is_first = entry->tries == 1;
          entry->is_solved = entry->tries == 1 || entry->tries == 2;
        }
      sumi_results_class_add (class, results);
    }
  sumi_results_class_sort (class);
  return class;
}

static gint64
search (GtkWidget *page, const char *words)
{
  GtkWidget *entry = sumi_ui_test_find (page, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  return find_longest (0);
}

int
main (int argc, char **argv)
{
  g_autoptr (SumiLibrary) library = NULL;
  g_autoptr (GPtrArray) records = sumi_game_records_new ();
  gint64 games[N_RUNS], some[N_RUNS], all[N_RUNS], puzzles[N_RUNS], classes[N_RUNS];

  if (!sumi_ui_test_init ())
    {
      g_print ("no display\n");
      return 77;
    }
  library = sumi_library_new (g_getenv ("SUMI_PACKS_DIR"), SUMI_LIBRARY_DEFAULT);
  sumi_ui_test_wait_library (library);
  for (int i = 0; i < N_GAMES; i++)
    {
      g_autofree char *text = g_strdup_printf (GAME, i);
      g_autoptr (GPtrArray) one = sumi_ggf_read_text (text, NULL, NULL);

      g_ptr_array_add (records, sumi_game_record_copy (one->pdata[0]));
    }
  for (int i = 0; i < N_RUNS; i++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *page;
      gint64 start;

      gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
      gtk_widget_show (window);
      find_longest (0);
      start = get_cpu_us ();
      page = sumi_games_page_new (records, "games.ggf");
      gtk_window_set_child (GTK_WINDOW (window), page);
      games[i] = find_longest (get_cpu_us () - start);
      some[i] = search (page, "grace 1999");
      all[i] = search (page, "");
      start = get_cpu_us ();
      gtk_window_set_child (GTK_WINDOW (window), sumi_search_page_new (library));
      puzzles[i] = find_longest (get_cpu_us () - start);
      start = get_cpu_us ();
      gtk_window_set_child (GTK_WINDOW (window), sumi_class_page_new (make_class ()));
      classes[i] = find_longest (get_cpu_us () - start);
      gtk_window_destroy (GTK_WINDOW (window));
      find_longest (0);
    }
  print_times ("2,000 games come into sight", games, N_RUNS);
  print_times ("one of them is searched for", some, N_RUNS);
  print_times ("all of them again", all, N_RUNS);
  print_times ("all puzzles come into sight", puzzles, N_RUNS);
  print_times ("100 pupils and 40 exercises", classes, N_RUNS);
  return 0;
}
