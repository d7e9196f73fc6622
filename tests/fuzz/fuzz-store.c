/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of a learner's store, changed in places or cut off: whatever is in it, it opens or says
 * why not; what cannot be read is put aside as it was, and a store that opened takes what is
 * recorded. */

#include <glib/gstdio.h>

#include "fuzz.h"
#include "sumi-learner.h"

#define STORE "progress.sqlite"
#define N_OUTCOMES 20

enum
{
  N_HEAD = 2,     /* bytes: where the file is cut off */
  CHANGE_SIZE = 3, /* bytes: where, and what is there then */
};

static char *folder;
static char *whole; /* a store with some outcomes */
static gsize whole_size;

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_folder (child);
    }
  g_remove (path);
}

static SumiOutcome *
make_outcome (int number)
{
  g_autofree char *item = g_strdup_printf ("item-%d", number);
  SumiOutcome *outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, "pack", item, NULL);

  outcome->tries = 1 + number % 3;
  outcome->is_solved = TRUE;
  outcome->time = G_TIME_SPAN_DAY * (20000 + number);
  outcome->day = 20000 + number;
  sumi_outcome_set_card (outcome, item, "{}");
  return outcome;
}

/* In memory, where that is a folder: a disk that syncs each file is slow. */
static char *
make_folder (void)
{
  g_autofree char *pattern = g_strdup ("/dev/shm/sumi-fuzz-XXXXXX");

  if (g_mkdtemp (pattern) != NULL)
    return g_steal_pointer (&pattern);
  return g_dir_make_tmp ("sumi-fuzz-XXXXXX", NULL);
}

static void
remove_cb (void)
{
  remove_folder (folder);
}

static void
make_whole (void)
{
  g_autofree char *path = NULL;
  SumiLearner *learner;

  folder = make_folder ();
  atexit (remove_cb);
  path = g_build_filename (folder, STORE, NULL);
  learner = sumi_learner_open (folder, NULL, NULL);
  for (int i = 0; i < N_OUTCOMES; i++)
    {
      g_autoptr (SumiOutcome) outcome = make_outcome (i);

      g_assert_true (sumi_learner_record (learner, outcome, NULL));
    }
  g_object_unref (learner);
  g_assert_true (g_file_get_contents (path, &whole, &whole_size, NULL));
}

/* The whole store with the changes that DATA says. The caller owns it. */
static char *
make_file (const uint8_t *data, size_t size, gsize *out_size)
{
  char *file = g_memdup2 (whole, whole_size);

  *out_size = whole_size - (data[0] + 256u * data[1]) % whole_size;
  for (size_t i = N_HEAD; i + CHANGE_SIZE <= size; i += CHANGE_SIZE)
    file[(data[i] + 256u * data[i + 1]) % whole_size] = (char) data[i + 2];
  return file;
}

static gboolean
count_cb (const SumiOutcome *outcome, gpointer data)
{
  g_assert_true (sumi_outcome_is_valid (outcome));
  ++*(int *) data;
  return TRUE;
}

static void
use (SumiLearner *learner)
{
  g_autoptr (SumiOutcome) outcome = make_outcome (N_OUTCOMES);
  int n_before = 0, n_after = 0;

  /* Damage that the check at the start does not look for may show later: then it is told. */
  if (!sumi_learner_read (learner, count_cb, &n_before, NULL)
      || !sumi_learner_record (learner, outcome, NULL))
    return;
  g_assert_true (sumi_learner_read (learner, count_cb, &n_after, NULL));
  g_assert_cmpint (n_after, ==, n_before + 1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *path = NULL, *file = NULL;
  g_autoptr (SumiLearner) learner = NULL;
  g_autoptr (GError) error = NULL;
  gsize file_size;

  if (whole == NULL)
    make_whole ();
  if (size < N_HEAD)
    return 0;
  remove_folder (folder);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  path = g_build_filename (folder, STORE, NULL);
  file = make_file (data, size, &file_size);
  g_assert_true (g_file_set_contents (path, file, (gssize) file_size, NULL));

  learner = sumi_learner_open (folder, NULL, &error);
  g_assert_true ((learner == NULL) == (error != NULL));
  if (learner != NULL)
    {
      const SumiLearnerOpening *opening = sumi_learner_get_opening (learner);

      if (opening->aside != NULL)
        {
          g_autofree char *aside = NULL;
          gsize aside_size;

          g_assert_true (g_file_get_contents (opening->aside, &aside, &aside_size, NULL));
          g_assert_cmpmem (aside, aside_size, file, file_size);
        }
      use (learner);
    }
  return 0;
}
