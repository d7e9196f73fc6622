/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much is lost when a program that edits a pack is killed: programs that make a change every
 * few milliseconds, and save it now and then, are killed at a moment by chance, and what is found
 * then is compared with what was there at that moment. The time of a change is its title.
 *
 * Arguments: how many are killed, 200 if not given. */

#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>

#include "sumi-draft-file.h"
#include "sumi-mistake.h"

#define N_KILLS 200
#define AT_ONCE 10
#define EDIT_MS 20
#define EDITS_PER_SAVING 10 /* on the average */
#define MAX_LIFE_MS 4000

/* What must not be lost. */
#define MAX_LOSS_US (2 * G_USEC_PER_SEC)

typedef struct
{
  GPid pid;
  char *path;
} Victim;

static gboolean
edit_cb (gpointer data)
{
  SumiDraftFile *file = data;
  g_autofree char *title = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());

  sumi_draft_file_push (file,
                        sumi_draft_set_string (sumi_draft_file_get_draft (file), "title", title),
                        NULL);
  if (g_random_int_range (0, EDITS_PER_SAVING) == 0)
    sumi_draft_file_save_async (file);
  return G_SOURCE_CONTINUE;
}

static void
edit (const char *path)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  SumiDraftFile *file = sumi_draft_file_open (path, mistakes);

  g_assert_nonnull (file);
  g_timeout_add (EDIT_MS, edit_cb, file);
  g_main_loop_run (loop);
}

/* A program that edits a pack which was saved just now. */
static Victim
begin (const char *program, const char *folder, int number)
{
  const char *arguments[] = { program, "--edit", NULL, NULL };
  g_autofree char *name = g_strdup_printf ("%d.sumi.json", number);
  g_autofree char *now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  g_autoptr (SumiDraftFile) file = NULL;
  g_autoptr (GError) error = NULL;
  Victim victim = { .path = g_build_filename (folder, name, NULL) };

  file = sumi_draft_file_new (victim.path, sumi_draft_new ("mine", now, "en"));
  g_assert_true (sumi_draft_file_save (file, NULL));
  arguments[2] = victim.path;
  g_spawn_async (NULL, (char **) arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL,
                 &victim.pid, &error);
  g_assert_no_error (error);
  return victim;
}

/* Kills VICTIM; returns how old what is left is, in microseconds, or -1 if nothing can be read. */
static gint64
end (Victim *victim)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autofree char *copy = g_strconcat (victim->path, SUMI_DRAFT_AUTOSAVE_SUFFIX, NULL);
  g_autoptr (SumiDraftFile) file = NULL;
  gint64 now = g_get_monotonic_time (), age = -1;

  kill (victim->pid, SIGKILL);
  g_assert_cmpint (waitpid (victim->pid, NULL, 0), ==, victim->pid);
  file = sumi_draft_file_open (victim->path, mistakes);
  if (file != NULL)
    age = now - g_ascii_strtoll (sumi_draft_get_string (sumi_draft_file_get_draft (file), "title"),
                                 NULL, 10);
  g_unlink (victim->path);
  g_unlink (copy);
  g_free (victim->path);
  return age;
}

int
main (int argc, char **argv)
{
  int n_kills = argc > 1 && argv[1][0] != '-' ? atoi (argv[1]) : N_KILLS;
  g_autofree char *folder = NULL;
  gint64 worst = 0;
  int n_lost = 0, n_old = 0;

  if (argc == 3)
    edit (argv[2]);
  folder = g_dir_make_tmp ("sumi-kills-XXXXXX", NULL);
  for (int done = 0; done < n_kills; done += AT_ONCE)
    {
      Victim victims[AT_ONCE];

      for (int i = 0; i < AT_ONCE; i++)
        victims[i] = begin (argv[0], folder, i);
      for (int i = 0; i < AT_ONCE; i++)
        {
          gint64 age;

          g_usleep ((gulong) g_random_int_range (0, MAX_LIFE_MS / AT_ONCE * 2) * 1000);
          age = end (&victims[i]);
          n_lost += age < 0;
          n_old += age > MAX_LOSS_US;
          worst = MAX (worst, age);
        }
    }
  g_rmdir (folder);
  g_print ("%d kills: %d packs lost, %d older than 2 s, at most %.2f s lost\n", n_kills, n_lost,
           n_old, (double) worst / G_USEC_PER_SEC);
  return n_lost + n_old > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
