/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-translation.h"

#include <glib.h>
#include <libintl.h>
#include <locale.h>

/**
 * sumi_translation_set_up: takes the language that the user's environment asks for, and finds its
 * texts in the folder that SUMI_LOCALE_DIR names, or else where the program was installed. To be
 * called once, before anything is said.
 */
void
sumi_translation_set_up (void)
{
  const char *folder = g_getenv ("SUMI_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
