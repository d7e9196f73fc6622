/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tutor-fixture.h"

#include "kind-names.h"
#include "sumi-fact.h"
#include "sumi-saying-words.h"
#include "written.h"

const char *const tutor_puzzles[5] = {
  "...OOO.....OOO..OOOOOOXOOOOXXXXO.OOXXXXO.OOOOOXX..OOO.....O.....",
  ".XXXXX....XXXX..OOOXOOOO.OOXOOO.XOOXOOO.X.OOOOOOX.OOO.....O.....",
  "...........O......OOOOO..OOOXO....OXXOO..OOXOO....XOOO....XXX...",
  ".OOOO.....OOOO...OXOOXO..OXXOOOO.OOXXXO..OOOOXOO..XXXX....XXXX..",
  "...OO.....OOOO...OXXXXOOOOXXXXOOOOOXXXOO.OXXXOOO..OOOO....OOOO..",
};

/* A goal of mobility is no move at all, unless the caller raises it. */
static SumiTask
make_task (SumiTaskType type, SumiGoalKind kind, int within)
{
  SumiTask task = { .type = type, .goal = { .kind = kind }, .within = within };

  if (kind == SUMI_GOAL_CORNER)
    task.goal.corners = SUMI_CORNERS;
  return task;
}

SumiTask
tutor_force (SumiGoalKind kind, int within)
{
  return make_task (SUMI_TASK_FORCE, kind, within);
}

SumiTask
tutor_deny (SumiGoalKind kind, int within)
{
  return make_task (SUMI_TASK_DENY, kind, within);
}

SumiTask
tutor_best (SumiMeasure measure)
{
  return (SumiTask){ .type = SUMI_TASK_BEST, .measure = measure };
}

SumiJudgement *
tutor_judge (const SumiTask *task, SumiPosition position)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  return sumi_judgement_new (task, position, SUMI_JUDGE_DEFAULT, &budget);
}

/* The squares that TEXT names. */
SumiBitboard
tutor_named (const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\b[a-h][1-8]\\b", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  SumiBitboard squares = 0;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 0);

      squares |= sumi_bitboard_of (square_of (name));
    }
  return squares;
}

/* Takes TEXT. */
void
tutor_assert_text (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

/* What SAYING says, for the caller to free. */
char *
tutor_say (SumiSaying saying)
{
  return sumi_saying_to_text (&saying);
}

/* Whether TEXT says a number that is no part of the name of a square. */
gboolean
tutor_has_number (const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    {
      if (g_ascii_isdigit (*p) && (p == text || p[-1] < 'a' || p[-1] > 'h'))
        return TRUE;
    }
  return FALSE;
}

/* Adds all of FACT but the position, which the caller knows. */
void
tutor_pin_fact (Pinned *pinned, const SumiFact *fact)
{
  pinned_add (pinned,
              "fact %s %d %d %d, way %d, squares %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER
              "x, numbers %d %d %d %d %d %d, corner %d %d, voice %d",
              sumi_fact_kind_to_name (fact->kind), fact->side, fact->move, fact->reply, fact->way,
              fact->squares, fact->others, fact->before, fact->after, fact->count, fact->value,
              fact->excess, fact->has_value, fact->corner, fact->end, fact->voice);
  for (int i = 0; i < fact->n_openings; i++)
    pinned_add (pinned, "opening %d %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x",
                fact->openings[i].reply, fact->openings[i].squares, fact->openings[i].others);
  for (int mark = 0; mark < SUMI_N_FACT_MARKS; mark++)
    pinned_add (pinned, "mark %" G_GINT64_MODIFIER "x",
                sumi_fact_list_marks (fact, (SumiFactMark) mark));
}
