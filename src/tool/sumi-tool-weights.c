/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-tool-weights.h"

#include "sumi-tool-input.h"

/* Prints PROBLEM, unless it was printed before; may be called in any thread. */
static void
print_once (const char *problem)
{
  static GMutex mutex;
  static char *printed;

  g_mutex_lock (&mutex);
  if (g_strcmp0 (printed, problem) != 0)
    {
      g_free (printed);
      printed = g_strdup (problem);
      sumi_tool_error ("%s", problem);
    }
  g_mutex_unlock (&mutex);
}

/* An evaluation with the weights in the file PATH; NULL: those that Sumi was installed with, or
 * that the environment variable SUMI_WEIGHTS names. If they cannot be read an error is printed once
 * and the evaluation is by mobility and corners. */
SumiEvaluation *
sumi_tool_open_evaluation (const char *path)
{
  g_autofree char *problem = NULL;
  SumiEvaluation *evaluation = sumi_weights_file_open (path, &problem);

  if (problem != NULL)
    print_once (problem);
  return evaluation;
}
