/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-opening-words.h"

#include <glib/gi18n-lib.h>

/**
 * sumi_named_opening_get_name: what OPENING is called in the language of the user; a constant.
 */
const char *
sumi_named_opening_get_name (const SumiNamedOpening *opening)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "opening", opening->name);
}

/**
 * sumi_named_opening_to_text: a line that names the opening of the first N_MOVES moves of GAME, as
 * sumi_named_opening_find() finds it; NULL if it has no name. Owned by the caller.
 */
char *
sumi_named_opening_to_text (const SumiTranscript *game, int n_moves)
{
  const SumiNamedOpening *opening = sumi_named_opening_find (game, n_moves, NULL);

  if (opening == NULL)
    return NULL;
  /* Translators: %s is the name of an opening, such as Tiger. */
  return g_strdup_printf (_("Opening: %s"), sumi_named_opening_get_name (opening));
}
