/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs a harness on files, and on those of folders, once each; then on each of them cut short, and
 * with single bytes changed, in an order that is always the same. */

#include <glib.h>

#include "fuzz.h"

#define MAX_CHANGES 40

static guint n_inputs;

static void
run (const char *data, gsize size)
{
  /* So that a sanitizer sees what is read after the end. */
  g_autofree guint8 *copy = g_memdup2 (data, MAX (size, 1));

  LLVMFuzzerTestOneInput (copy, size);
  n_inputs++;
}

static void
run_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autofree char *data = NULL;
  gsize size;

  if (!g_file_get_contents (path, &data, &size, &error))
    g_error ("%s", error->message);
  g_test_message ("%s", path);
  run (data, size);
  if (size == 0 || size > 4096)
    return;
  for (int i = 0; i < MAX_CHANGES; i++)
    {
      gsize at = (gsize) g_rand_int_range (rand, 0, (gint32) size);
      char kept = data[at];

      run (data, at);
      data[at] = (char) g_rand_int_range (rand, 0, 256);
      run (data, size);
      data[at] = kept;
    }
}

static void
run_all (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  if (folder == NULL)
    {
      run_file (path);
      return;
    }
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      run_all (child);
    }
}

int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    run_all (argv[i]);
  g_print ("%u inputs\n", n_inputs);
  return n_inputs > 0 ? 0 : 1;
}
