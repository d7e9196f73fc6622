/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-weights-file.h"

#include <glib/gi18n-lib.h>

#include "sumi-data-file.h"

/* An evaluation with the weights in the file PATH; NULL: those that the environment variable
 * SUMI_WEIGHTS names, or else those in the build folder that the program runs from, or else those
 * that Sumi was installed with. If they cannot be read, the evaluation is by mobility and corners,
 * and OUT_PROBLEM gets a sentence that says so and why, without a full stop, owned by the caller;
 * otherwise it gets NULL. */
SumiEvaluation *
sumi_weights_file_open (const char *path, char **out_problem)
{
  const char *named = g_getenv ("SUMI_WEIGHTS");
  g_autofree char *found = sumi_data_file_find ("sumi.weights");
  const char *chosen = path != NULL ? path : named != NULL ? named : found;
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
