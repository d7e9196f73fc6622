/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard a puzzle is measured to be: as "sumi-tool rate" says, and only where that can be. */

#include "sumi-engine-grade.h"
#include "written.h"

/* Of the leaflet: a corner within two moves. */
#define CORNER_IN_2                                                                               \
  "---OOO-----OOO--OOOOOOXOOOOXXXXO-OOXXXXO-OOOOOXX--OOO-----O-----"

/* One is open. */
#define CORNER_IN_1 "XOOOOOO--------------------OX------XO---------------------------"

typedef struct
{
  GMainLoop *loop;
  int grade;
  GError *error;
} Answer;

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->grade = sumi_engine_grade_finish (result, &answer->error);
  g_main_loop_quit (answer->loop);
}

static Answer
ask (const SumiTask *task, SumiPosition position, gboolean is_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { .loop = g_main_loop_new (NULL, FALSE) };

  if (is_cancelled)
    g_cancellable_cancel (cancellable);
  sumi_engine_grade_async (task, position, cancellable, found_cb, &answer);
  g_main_loop_run (answer.loop);
  g_main_loop_unref (answer.loop);
  return answer;
}

static SumiTask
make_task (SumiTaskType type)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = type;
  task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  task.within = 2;
  return task;
}

static void
test_measured (void)
{
  SumiTask task = make_task (SUMI_TASK_FORCE);
  Answer answer = ask (&task, position_of (CORNER_IN_2, SUMI_BLACK), FALSE);

  g_assert_no_error (answer.error);
  g_assert_cmpint (answer.grade, >=, 1);
  g_assert_cmpint (answer.grade, <=, 5);
}

/* Nothing is said of what was not fitted to how anybody does, or is not answered by a move. */
static void
test_not_measured (void)
{
  SumiTask force = make_task (SUMI_TASK_FORCE), count = make_task (SUMI_TASK_COUNT);
  Answer at_once = ask (&force, position_of (CORNER_IN_1, SUMI_BLACK), FALSE);
  Answer of_count = ask (&count, position_of (CORNER_IN_2, SUMI_BLACK), FALSE);

  g_assert_no_error (at_once.error);
  g_assert_cmpint (at_once.grade, ==, 0);
  g_assert_no_error (of_count.error);
  g_assert_cmpint (of_count.grade, ==, 0);
}

static void
test_cancelled (void)
{
  SumiTask task = make_task (SUMI_TASK_FORCE);
  Answer answer = ask (&task, position_of (CORNER_IN_2, SUMI_BLACK), TRUE);

  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (answer.grade, ==, 0);
  g_error_free (answer.error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/grade/measured", test_measured);
  g_test_add_func ("/grade/not-measured", test_not_measured);
  g_test_add_func ("/grade/cancelled", test_cancelled);
  return g_test_run ();
}
