/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-tool-weights.h"

#include "sumi-tool-input.h"

/* An evaluation with the weights in the file PATH; NULL: those that Sumi was installed with, or
 * that the environment variable SUMI_WEIGHTS names. If they cannot be read an error is printed and
 * the evaluation is by mobility and corners. */
SumiEvaluation *
sumi_tool_open_evaluation (const char *path)
{
  g_autofree char *problem = NULL;
  SumiEvaluation *evaluation = sumi_weights_file_open (path, &problem);

  if (problem != NULL)
    sumi_tool_error ("%s", problem);
  return evaluation;
}
