/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets up translation and runs the application. */

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "sumi-application.h"

int
main (int argc, char *argv[])
{
  g_autoptr (SumiApplication) application = NULL;
  const char *translations = g_getenv ("SUMI_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, translations != NULL ? translations : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Sumi");

  application = sumi_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
