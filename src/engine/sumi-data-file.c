/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-data-file.h"

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
 * sumi_data_file_find: the path of NAME, a file that comes with Sumi: the one in the build folder
 * that the program runs from, or else where it is installed, whether it is there or not; owned by
 * the caller.
 */
char *
sumi_data_file_find (const char *name)
{
  char *path = find_in_build_folder (name);

  return path != NULL ? path : g_build_filename (PKGDATADIR, name, NULL);
}
