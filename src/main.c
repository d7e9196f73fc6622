/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets up translation and saving, and runs the application. */

#include "sumi-application.h"
#include "sumi-save.h"
#include "sumi-translation.h"

int
main (int argc, char *argv[])
{
  g_autoptr (SumiApplication) application = NULL;

  sumi_translation_set_up ();
  sumi_save_set_up ();
  g_set_application_name ("Sumi");

  application = sumi_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
