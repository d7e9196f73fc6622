/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-test.h"

#include <adwaita.h>

/* Far longer than anything takes, so that a slow machine is not a failure. */
#define WAIT_US (60 * G_USEC_PER_SEC)

/* The exit status by which meson knows a test that could not be run. */
#define SKIPPED 77

/**
 * sumi_ui_test_run: runs the tests that were added, or skips them where there is no display.
 * Animations are off, so that everything is where it belongs at once.
 */
int
sumi_ui_test_run (void)
{
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      return SKIPPED;
    }

  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return g_test_run ();
}

/**
 * sumi_ui_test_settle: handles everything that is waiting.
 */
void
sumi_ui_test_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/**
 * sumi_ui_test_wait: runs the main loop until IS_DONE says so; FALSE if it never does.
 */
gboolean
sumi_ui_test_wait (gboolean (*is_done) (gpointer data), gpointer data)
{
  gint64 end = g_get_monotonic_time () + WAIT_US;

  while (!is_done (data))
    {
      if (g_get_monotonic_time () > end)
        return FALSE;
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
    }
  return TRUE;
}
