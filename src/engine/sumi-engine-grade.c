/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-engine-grade.h"

#include "sumi-engine-private.h"
#include "sumi-hardness.h"
#include "sumi-work.h"

#define TABLE_BYTES (1u << 20)

typedef struct
{
  SumiTask task;
  SumiPosition position;
} Question;

/* Whether TASK only asks to take a corner that can be taken at once. The ratings were not fitted to
 * such puzzles, and would be far too high for them. */
static gboolean
is_corner_at_once (const SumiTask *task, const SumiHardness *hardness)
{
  return task->type == SUMI_TASK_FORCE && task->goal.kind == SUMI_GOAL_CORNER
         && hardness->values[SUMI_HARDNESS_DISTANCE] < 0.5;
}

static gpointer
find_grade (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  const SumiBudget budget = sumi_engine_budget (cancellable);
  SumiMidgame *midgame = sumi_midgame_new (sumi_engine_get_evaluation (), TABLE_BYTES,
                                           SUMI_SCORING_EMPTIES_TO_WINNER);
  SumiHardness hardness;
  gboolean is_measured = sumi_hardness_measure (&question->task, question->position, midgame,
                                                &budget, &hardness)
                         && !is_corner_at_once (&question->task, &hardness);
  int grade = is_measured ? sumi_hardness_grade (sumi_hardness_rate (&hardness)) : 0;

  sumi_midgame_free (midgame);
  return GINT_TO_POINTER (grade);
}

/* Measures how hard TASK, asked of POSITION, is, as "sumi-tool rate" does. CANCELLABLE may be
 * NULL. */
void
sumi_engine_grade_async (const SumiTask *task,
                         SumiPosition position,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  Question *question = g_new (Question, 1);

  *question = (Question){ *task, position };
  sumi_work_async (find_grade, question, g_free, NULL, cancellable, callback, user_data);
}

/* The difficulty, from 1 to 5; 0 without an error if a move does not answer the task, what is right
 * cannot be decided, or a corner only has to be taken; 0 also with G_IO_ERROR_CANCELLED. */
int
sumi_engine_grade_finish (GAsyncResult *result, GError **error)
{
  return GPOINTER_TO_INT (sumi_work_finish (result, error));
}
