/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kill-fixture.h"

#include <signal.h>

/* Kills PROCESS when it has lived for LIFE_US microseconds; returns what it wrote, to be freed. It
 * must not have ended by an error. */
char *
kill_fixture_end (GSubprocess *process, KillAfter after, gulong life_us)
{
  GInputStream *pipe = g_subprocess_get_stdout_pipe (process);
  char *output = NULL;

  while (after == KILL_AFTER_OUTPUT
         && !g_pollable_input_stream_is_readable (G_POLLABLE_INPUT_STREAM (pipe)))
    g_usleep (1000);
  g_usleep (life_us);
  g_subprocess_send_signal (process, SIGKILL);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (process)
                 || g_subprocess_get_exit_status (process) == 0);
  return output;
}
