/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tutor-weights.h"

#include <glib.h>

/* From the file that SUMI_WEIGHTS names. */
SumiEvaluation *
tutor_open_evaluation (void)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  SumiWeights *weights = NULL;
  SumiEvaluation *evaluation;
  gsize size;

  g_assert_nonnull (g_getenv ("SUMI_WEIGHTS"));
  g_file_get_contents (g_getenv ("SUMI_WEIGHTS"), &bytes, &size, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sumi_weights_from_bytes ((const uint8_t *) bytes, size, &weights), ==,
                   SUMI_WEIGHTS_OK);
  evaluation = sumi_evaluation_new (weights);
  sumi_weights_free (weights);
  return evaluation;
}
