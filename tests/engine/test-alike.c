/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is found to be like another position: the same task has one right move in it, it comes from
 * a game, and the same question finds the same. */

#include "sumi-engine-alike.h"

#define MAX_GAMES 40

/* As many empty squares as in the middle of a game. */
#define EMPTIES 34

typedef struct
{
  GMainLoop *loop;
  SumiAlike *alike;
  GError *error;
} Answer;

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->alike = sumi_engine_alike_finish (result, &answer->error);
  g_main_loop_quit (answer->loop);
}

static Answer
ask (const SumiTask *task, SumiPosition like, guint64 game, gboolean is_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { .loop = g_main_loop_new (NULL, FALSE) };

  if (is_cancelled)
    g_cancellable_cancel (cancellable);
  sumi_engine_alike_async (task, like, 7, game, cancellable, found_cb, &answer);
  g_main_loop_run (answer.loop);
  g_main_loop_unref (answer.loop);
  return answer;
}

static SumiPosition
get_like (void)
{
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  while (sumi_position_count_empties (position) > EMPTIES)
    {
      SumiBitboard moves = sumi_position_legal_moves (position);

      position = moves == 0 ? sumi_position_pass (position)
                            : sumi_position_play (position, sumi_bitboard_first (moves));
    }
  return position;
}

static void
check (const SumiTask *task, SumiPosition like, const SumiAlike *alike)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement
    = sumi_judgement_new (task, alike->record.end, SUMI_JUDGE_DEFAULT, &budget);
  SumiTranscript again = { .start = alike->record.start, .end = alike->record.start };

  g_assert_true (judgement->is_decided);
  g_assert_cmpuint (judgement->right, ==, sumi_bitboard_of (alike->move));
  g_assert_cmpuint (judgement->n_moves, >=, 3);
  if (task->type == SUMI_TASK_FORCE)
    g_assert_cmpint (sumi_judgement_get (judgement, alike->move)->distance, ==, task->within);
  for (int i = 0; i < alike->record.n_moves; i++)
    sumi_transcript_play (&again, alike->record.moves[i]);
  g_assert_true (sumi_position_equal (again.end, alike->record.end));
  g_assert_cmpint (ABS (sumi_position_count_empties (alike->record.end)
                        - sumi_position_count_empties (like)),
                   <=, 8);
  g_assert_cmpint (alike->rating, >, 0);
}

static void
find (const SumiTask *task, guint64 game)
{
  SumiPosition like = get_like ();
  Answer answer = { NULL };
  guint64 end = game + MAX_GAMES;

  for (; answer.alike == NULL && game < end; game++)
    {
      answer = ask (task, like, game, FALSE);
      g_assert_no_error (answer.error);
    }
  g_assert_nonnull (answer.alike);
  g_test_message ("game %u", (guint) game - 1);
  check (task, like, answer.alike);
  {
    Answer again = ask (task, like, game - 1, FALSE);

    g_assert_true (sumi_position_equal (again.alike->record.end, answer.alike->record.end));
    g_assert_cmpint (again.alike->move, ==, answer.alike->move);
    g_assert_cmpint (again.alike->rating, ==, answer.alike->rating);
    g_free (again.alike);
  }
  g_free (answer.alike);
}

/* Begins with a game that has such a position, so as to be quick. */
static void
test_force (void)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_FORCE;
  task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  task.within = 2;
  find (&task, 7);
}

static void
test_best (void)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_MOBILITY;
  find (&task, 0);
}

static void
test_cancelled (void)
{
  SumiTask task;
  Answer answer;

  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = SUMI_MEASURE_MOBILITY;
  answer = ask (&task, get_like (), 0, TRUE);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (answer.alike);
  g_error_free (answer.error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/alike/force", test_force);
  g_test_add_func ("/engine/alike/best", test_best);
  g_test_add_func ("/engine/alike/cancelled", test_cancelled);

  return g_test_run ();
}
