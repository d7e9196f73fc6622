/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "sumi-explain.h"
#include "sumi-judgement.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-tool-tree.h"

/* What is to be solved, and how it is to be told. */
typedef struct
{
  const char *id;
  const char *title; /* NULL without a pack */
  SumiPosition position;
  SumiTask task;
} Problem;

typedef struct
{
  gboolean has_tree;
  JsonBuilder *builder; /* NULL: text */
} Report;

static void
add_move (JsonBuilder *builder, const SumiJudgement *judgement, const SumiMoveVerdict *verdict)
{
  json_builder_set_member_name (builder, sumi_square_to_name (verdict->move));
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "right");
  if (verdict->verdict == SUMI_VERDICT_UNDECIDED)
    json_builder_add_null_value (builder);
  else
    json_builder_add_boolean_value (builder, verdict->verdict == SUMI_VERDICT_RIGHT);

  if (verdict->verdict == SUMI_VERDICT_RIGHT)
    sumi_tool_json_add_squares (builder, "replies", verdict->replies);
  if (verdict->verdict == SUMI_VERDICT_WRONG && judgement->task.type != SUMI_TASK_BEST)
    {
      json_builder_set_member_name (builder, "refutation");
      if (verdict->refutation == SUMI_SQUARE_NONE)
        json_builder_add_null_value (builder);
      else
        json_builder_add_string_value (builder, sumi_square_to_name (verdict->refutation));
    }
  if (judgement->task.type == SUMI_TASK_BEST)
    {
      json_builder_set_member_name (builder, "value");
      json_builder_add_int_value (builder, verdict->value);
    }
  json_builder_end_object (builder);
}

static void
add_problem (JsonBuilder *builder, const Problem *problem, const SumiJudgement *judgement)
{
  json_builder_begin_object (builder);
  sumi_tool_json_add_string (builder, "id", problem->id);
  json_builder_set_member_name (builder, "decided");
  json_builder_add_boolean_value (builder, judgement->is_decided);
  sumi_tool_json_add_squares (builder, "right", judgement->right);
  json_builder_set_member_name (builder, "moves");
  json_builder_begin_object (builder);
  for (guint i = 0; i < judgement->n_moves; i++)
    add_move (builder, judgement, &judgement->moves[i]);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

static void
print_squares (const char *label, SumiBitboard squares)
{
  g_print ("%s", label);
  if (squares == 0)
    g_print (" –");
  SUMI_FOREACH_SQUARE (square, squares)
    g_print (" %s", sumi_square_to_name ((SumiSquare) square));
  g_print ("\n");
}

static void
print_move (const SumiJudgement *judgement, const SumiMoveVerdict *verdict)
{
  g_autofree char *headline = sumi_explain_headline (judgement, verdict->move);
  g_autoptr (GArray) facts = NULL;

  g_print ("  %s: %s\n", sumi_square_to_name (verdict->move), headline);
  if (verdict->verdict != SUMI_VERDICT_RIGHT)
    return;
  facts = sumi_explain_move (judgement, verdict->move);
  for (guint i = 1; i < facts->len; i++)
    {
      g_autofree char *text = sumi_fact_to_text (&g_array_index (facts, SumiFact, i));

      g_print ("      %s\n", text);
    }
}

static void
print_moves (const char *label, const SumiJudgement *judgement, SumiVerdict wanted)
{
  gboolean is_first = TRUE;

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      if (judgement->moves[i].verdict != wanted)
        continue;
      if (is_first)
        g_print ("\n%s\n", label);
      is_first = FALSE;
      print_move (judgement, &judgement->moves[i]);
    }
}

static void
print_problem (const Report *report, const Problem *problem, const SumiJudgement *judgement)
{
  g_autofree char *question = sumi_explain_task (&problem->task, problem->position.turn);
  char diagram[SUMI_DIAGRAM_SIZE];

  sumi_position_to_diagram (problem->position, 0, diagram);
  if (problem->title != NULL)
    g_print ("%s  %s\n\n", problem->id, problem->title);
  g_print ("%s\n%s. %s\n\n", diagram, sumi_explain_turn (problem->position.turn), question);
  print_squares (_("Right:"), judgement->right);
  if (!judgement->is_decided)
    print_squares (_("Not decided within the budget:"), judgement->undecided);

  print_moves (_("Why it is right:"), judgement, SUMI_VERDICT_RIGHT);
  if (report->has_tree)
    sumi_tool_tree_print (judgement);
  print_moves (_("Why the others are wrong:"), judgement, SUMI_VERDICT_WRONG);
  g_print ("\n");
}

static SumiToolStatus
solve (const Report *report, const Problem *problem)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement = NULL;

  budget.max_nodes = SUMI_PACK_CHECK_NODES;
  judgement = sumi_judgement_new (&problem->task, problem->position, SUMI_JUDGE_PROOFS, &budget);
  if (report->builder != NULL)
    add_problem (report->builder, problem, judgement);
  else
    print_problem (report, problem, judgement);
  return judgement->is_decided && judgement->right != 0 ? SUMI_TOOL_HOLDS : SUMI_TOOL_FAILS;
}

static SumiToolStatus
solve_pack (const Report *report, int argc, char *argv[], const char *id)
{
  g_autoptr (GPtrArray) puzzles = NULL;
  g_autoptr (SumiPack) pack = sumi_tool_open_pack ("solve", argc, argv, id, &puzzles);
  SumiToolStatus status = SUMI_TOOL_HOLDS;

  if (pack == NULL)
    return SUMI_TOOL_UNREADABLE;
  for (guint i = 0; i < puzzles->len; i++)
    {
      const SumiItem *puzzle = puzzles->pdata[i];
      Problem problem = { puzzle->id, sumi_text_get (puzzle->title), puzzle->exercise->position,
                          puzzle->exercise->task };
      SumiToolStatus solved = solve (report, &problem);

      status = MAX (status, solved);
    }
  return status;
}

static SumiToolStatus
solve_board (const Report *report,
             int argc,
             const char *cells,
             const char *turn,
             const char *task)
{
  g_autoptr (GPtrArray) mistakes
    = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
  g_autoptr (SumiExercise) exercise = sumi_exercise_new ();
  Problem problem = { .id = "board" };

  if (cells == NULL || turn == NULL || task == NULL)
    {
      sumi_tool_error (_("solve: --board, --turn and --task go together"));
      return SUMI_TOOL_UNREADABLE;
    }
  if (argc != 1)
    {
      sumi_tool_error (_("solve: give a PATH or a position, not both"));
      return SUMI_TOOL_UNREADABLE;
    }
  if (!sumi_tool_parse_position (cells, turn, &problem.position))
    return SUMI_TOOL_UNREADABLE;
  exercise->position = problem.position;
  if (!sumi_exercise_read_task (exercise, task, strlen (task), mistakes))
    {
      sumi_tool_print_mistakes ("--task", mistakes);
      return SUMI_TOOL_UNREADABLE;
    }
  if (sumi_position_legal_moves (problem.position) == 0)
    {
      sumi_tool_error (_("solve: the side to move has no move"));
      return SUMI_TOOL_UNREADABLE;
    }
  problem.task = exercise->task;
  return solve (report, &problem);
}

/* sumi-tool solve PATH [--item ID] [--tree]; solve --board CELLS --turn X|O --task JSON */
SumiToolStatus
sumi_tool_solve (int argc, char *argv[])
{
  g_autofree char *id = NULL, *board = NULL, *turn = NULL, *task = NULL;
  gboolean as_json = FALSE;
  Report report = { 0 };
  const GOptionEntry entries[] = {
    { "item", 0, 0, G_OPTION_ARG_STRING, &id, N_("Only this puzzle"), N_("ID") },
    { "tree", 0, 0, G_OPTION_ARG_NONE, &report.has_tree, N_("Print the proof as a tree"), NULL },
    { "board", 0, 0, G_OPTION_ARG_STRING, &board, N_("A position instead of a pack"), N_("CELLS") },
    { "turn", 0, 0, G_OPTION_ARG_STRING, &turn, N_("Side to move"), "X|O" },
    { "task", 0, 0, G_OPTION_ARG_STRING, &task, N_("What is asked, as in a pack"), "JSON" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  SumiToolStatus status;

  if (!sumi_tool_parse_options ("solve", _("[PATH]"),
                                _("Says what each puzzle of a pack asks, which moves are right, and "
                                  "why; or answers one question about one position."),
                                entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;

  report.builder = as_json ? builder : NULL;
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "items");
  json_builder_begin_array (builder);
  if (board != NULL || turn != NULL || task != NULL)
    status = solve_board (&report, argc, board, turn, task);
  else
    status = solve_pack (&report, argc, argv, id);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  if (as_json && status != SUMI_TOOL_UNREADABLE)
    sumi_tool_json_print (builder);
  return status;
}
