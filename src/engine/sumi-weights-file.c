/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-weights-file.h"

#include <glib/gi18n-lib.h>

/* The path of the weights for a program in its build folder, BUILD/src/sumi or
 * BUILD/src/tool/sumi-tool; NULL if the program does not run from there. */
static char *
find_in_build_folder (void)
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
  path = g_build_filename (source, "..", "data", "sumi.weights", NULL);
  return g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&path) : NULL;
}

/* An evaluation with the weights in the file PATH; NULL: those that the environment variable
 * SUMI_WEIGHTS names, or else those in the build folder that the program runs from, or else those
 * that Sumi was installed with. If they cannot be read, the evaluation is by mobility and corners,
 * and OUT_PROBLEM gets a sentence that says so and why, without a full stop, owned by the caller;
 * otherwise it gets NULL. */
SumiEvaluation *
sumi_weights_file_open (const char *path, char **out_problem)
{
  const char *named = g_getenv ("SUMI_WEIGHTS");
  g_autofree char *beside = path == NULL && named == NULL ? find_in_build_folder () : NULL;
  const char *chosen = path != NULL     ? path
                       : named != NULL  ? named
                       : beside != NULL ? beside
                                        : PKGDATADIR "/sumi.weights";
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  SumiWeights *weights = NULL;
  SumiWeightsStatus status;
  SumiEvaluation *evaluation;
  gsize size;

  *out_problem = NULL;
  if (!g_file_get_contents (chosen, &bytes, &size, &error))
    *out_problem = g_strdup_printf (
      /* Translators: %s is an error that names a file. */
      _("%s; moves are judged by mobility and corners"), error->message);
  else
    {
      status = sumi_weights_from_bytes ((const uint8_t *) bytes, size, &weights);
      if (status != SUMI_WEIGHTS_OK)
        /* Translators: the path of a file, and what is wrong with it. */
        *out_problem = g_strdup_printf (_("%s: %s; moves are judged by mobility and corners"),
                                        chosen, _(sumi_weights_status_to_text (status)));
    }
  evaluation = sumi_evaluation_new (weights);
  sumi_weights_free (weights);
  return evaluation;
}
