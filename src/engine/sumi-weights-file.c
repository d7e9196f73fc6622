/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-weights-file.h"

#include <glib/gi18n-lib.h>

#include "sumi-data-file.h"

/* An evaluation with the weights in the file PATH or, if that is NULL, in the file that
 * sumi_data_file_load() finds by SUMI_WEIGHTS; owned by the caller. If they cannot be read, the
 * evaluation is by mobility and corners, and OUT_PROBLEM gets a sentence without a full stop that
 * says so and why, owned by the caller; otherwise OUT_PROBLEM gets NULL. */
SumiEvaluation *
sumi_weights_file_open (const char *path, char **out_problem)
{
  g_autofree char *chosen = NULL;
  g_autoptr (GError) error = NULL;
  SumiWeightsStatus status = SUMI_WEIGHTS_OK;
  SumiWeights *weights = NULL;
  SumiEvaluation *evaluation;
  gsize size;
  g_autofree char *bytes
    = sumi_data_file_load (path, "SUMI_WEIGHTS", "sumi.weights", &chosen, &size, &error);

  *out_problem = NULL;
  if (bytes != NULL)
    status = sumi_weights_from_bytes ((const uint8_t *) bytes, size, &weights);
  if (weights == NULL)
    /* Translators: the path of a file, and what is wrong with it. */
    *out_problem = g_strdup_printf (_("%s: %s; moves are judged by mobility and corners"), chosen,
                                    bytes == NULL ? error->message
                                                  : _(sumi_weights_status_to_text (status)));
  evaluation = sumi_evaluation_new (weights);
  sumi_weights_free (weights);
  return evaluation;
}
