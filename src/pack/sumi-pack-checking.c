/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-checking.h"

/* Reports a mistake at PLACE. STEPS is the path to it from the exercise, for example
 * ".claims.unique". */
void
sumi_pack_checking_report (const SumiPackChecking *check,
                           SumiMistakeCode code,
                           SumiLocation place,
                           const char *steps,
                           const char *format,
                           ...)
{
  g_autofree char *where = g_strconcat (check->exercise->where, steps, NULL);
  va_list args;

  va_start (args, format);
  g_ptr_array_add (check->mistakes, sumi_mistake_new_valist (code, place, where, format, args));
  va_end (args);
}

/* Reports a mistake in the task of the exercise. */
void
sumi_pack_checking_report_task (const SumiPackChecking *check,
                                SumiMistakeCode code,
                                const char *format,
                                ...)
{
  const SumiExercise *exercise = check->exercise;
  va_list args;

  va_start (args, format);
  g_ptr_array_add (check->mistakes, sumi_mistake_new_valist (code, exercise->task_place,
                                                             exercise->task_where, format, args));
  va_end (args);
}
