/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a pupil's results: what is read is the same when it is written and read again, and is
 * genuine then. */

#include <string.h>

#include "fuzz.h"
#include "sumi-results.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiResults) results = sumi_results_from_data ((const char *) data, size, mistakes);
  g_autoptr (SumiResults) again = NULL;
  g_autofree char *text = NULL;

  g_assert_true ((results == NULL) == (mistakes->len > 0));
  if (results == NULL)
    return 0;
  text = sumi_results_to_text (results);
  again = sumi_results_from_data (text, strlen (text), mistakes);
  g_assert_nonnull (again);
  g_assert_true (again->is_genuine);
  results->is_genuine = TRUE;
  g_assert_true (sumi_results_equal (results, again));
  return 0;
}
