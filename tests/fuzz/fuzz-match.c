/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a saved match: what is read is sound, and is the same when it is written and read
 * again. */

#include <string.h>

#include "fuzz.h"
#include "sumi-match-json.h"
#include "sumi-mistake.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiMatchState) state
      = sumi_match_state_from_json ((const char *) data, size, mistakes);
  g_autoptr (SumiMatchState) again = NULL;
  g_autofree char *text = NULL;

  g_assert_true ((state == NULL) == (mistakes->len > 0));
  if (state == NULL)
    return 0;
  g_assert_true (sumi_match_state_is_sound (state));
  text = sumi_match_state_to_json (state);
  again = sumi_match_state_from_json (text, strlen (text), mistakes);
  g_assert_nonnull (again);
  g_assert_true (sumi_match_state_equal (state, again));
  return 0;
}
