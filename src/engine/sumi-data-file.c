/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-data-file.h"

#include "sumi-load.h"

/* Far more than any of them has. */
#define MAX_BYTES ((gsize) 16 * 1024 * 1024)

/* The path of the file NAME for a program in its build folder, BUILD/src/sumi or
 * BUILD/src/tool/sumi-tool; NULL if the program does not run from there, or there is none. */
static char *
find_in_build_folder (const char *name)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program != NULL ? g_path_get_dirname (program) : NULL;
  g_autofree char *above = folder != NULL ? g_path_get_dirname (folder) : NULL;
  const char *source = NULL;
  g_autofree char *path = NULL;

  if (program == NULL)
    return NULL;
  if (g_str_has_suffix (program, "/src/sumi"))
    source = folder;
  else if (g_str_has_suffix (program, "/src/tool/sumi-tool"))
    source = above;
  if (source == NULL)
    return NULL;
  path = g_build_filename (source, "..", "data", name, NULL);
  return g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&path) : NULL;
}

/**
 * sumi_data_file_find: the path of NAME, a file that comes with Sumi: in the build folder if the
 * program runs from one that has it, otherwise where it is installed, whether or not it exists
 * there. Owned by the caller.
 */
char *
sumi_data_file_find (const char *name)
{
  char *path = find_in_build_folder (name);

  return path != NULL ? path : g_build_filename (PKGDATADIR, name, NULL);
}

/**
 * sumi_data_file_load: the contents of the file PATH or, if that is NULL, of the file that the
 * environment variable VARIABLE names or, without one, of sumi_data_file_find() of NAME. At most 16
 * MiB and one byte are read. OUT_PATH gets the path of the file that was chosen, also on an error.
 * Contents and path are owned by the caller. NULL with ERROR, which does not name the file, if it
 * cannot be read.
 */
char *
sumi_data_file_load (const char *path,
                     const char *variable,
                     const char *name,
                     char **out_path,
                     gsize *out_size,
                     GError **error)
{
  const char *chosen = path != NULL ? path : g_getenv (variable);
  g_autoptr (GFile) file = NULL;

  *out_path = chosen != NULL ? g_strdup (chosen) : sumi_data_file_find (name);
  file = g_file_new_for_path (*out_path);
  return sumi_load_file (file, MAX_BYTES, NULL, out_size, error);
}
