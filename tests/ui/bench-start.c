/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Time from starting the program to its first frame, processor time until then, and the memory that
 * it then holds. The program
 * is started again and again as a process of its own; it is the application as it is, which is only
 * made to say when it has painted and to end then. */

#include <stdlib.h>
#include <sys/resource.h>

#include "sumi-application.h"

#define N_RUNS 10

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  const double *x = a, *y = b;

  return (*x > *y) - (*x < *y);
}

/* The proportional set size of this process in MB. */
static double
read_memory (void)
{
  g_autofree char *rollup = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &rollup, NULL, NULL))
    return 0;
  line = strstr (rollup, "\nPss:");
  return line != NULL ? (double) g_ascii_strtoull (line + strlen ("\nPss:"), NULL, 10) / 1024 : 0;
}

/* Seconds of all threads of this process, in the program and in the system. */
static double
read_processor_time (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
         + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

static void G_GNUC_NORETURN
painted_cb (GdkFrameClock *clock, GtkWindow *window)
{
  g_print ("%.1f %.4f\n", read_memory (), read_processor_time ());
  exit (EXIT_SUCCESS);
}

static void
realized_cb (GtkWidget *window)
{
  g_signal_connect_object (gtk_widget_get_frame_clock (window), "after-paint",
                           G_CALLBACK (painted_cb), window, 0);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window)
{
  g_signal_connect (window, "realize", G_CALLBACK (realized_cb), NULL);
}

static int
run_application (const char *program)
{
  g_autoptr (SumiApplication) application = sumi_application_new ();
  char *arguments[] = { (char *) program, NULL };

  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
  return g_application_run (G_APPLICATION (application), 1, arguments);
}

static void
print_row (const char *name, double values[N_RUNS], const char *unit)
{
  qsort (values, N_RUNS, sizeof *values, compare_doubles);
  g_print ("%s: min %.3f, median %.3f, max %.3f %s, %d runs\n", name, values[0],
           values[N_RUNS / 2], values[N_RUNS - 1], unit, N_RUNS);
}

int
main (int argc, char *argv[])
{
  double seconds[N_RUNS], memory[N_RUNS], work[N_RUNS];
  char *child[] = { argv[0], (char *) "child", NULL };

  if (argc > 1)
    return run_application (argv[0]);
  if (!gtk_init_check ())
    {
      g_print ("no display\n");
      return 77;
    }
  for (int i = 0; i < N_RUNS; i++)
    {
      g_autofree char *output = NULL;
      g_autoptr (GError) error = NULL;
      char *end;
      gint64 start = g_get_monotonic_time ();

      if (!g_spawn_sync (NULL, child, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, NULL,
                         &error))
        g_error ("%s", error->message);
      seconds[i] = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
      memory[i] = g_ascii_strtod (output, &end);
      work[i] = g_ascii_strtod (end, NULL);
    }
  print_row ("start to first frame", seconds, "s");
  print_row ("processor time until then", work, "s");
  print_row ("memory, proportional set size", memory, "MB");
  return 0;
}
