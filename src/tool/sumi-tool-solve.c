/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "sumi-answer-facts.h"
#include "sumi-answer.h"
#include "sumi-coach.h"
#include "sumi-fact-words.h"
#include "sumi-judgement.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-question.h"
#include "sumi-saying-words.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-tool-parts.h"
#include "sumi-tool-tree.h"
#include "sumi-words.h"

typedef struct
{
  gboolean has_tree;
  JsonBuilder *builder; /* NULL: text */
} Report;

/* Whether a wrong move is refuted by a reply; most measures are read off the board. */
static gboolean
has_refutation (const SumiTask *task)
{
  if (task->type == SUMI_TASK_LINE)
    return FALSE;
  return task->type != SUMI_TASK_BEST || task->measure == SUMI_MEASURE_SCORE;
}

static void
add_move (JsonBuilder *builder, const SumiJudgement *judgement, const SumiMoveVerdict *verdict)
{
  sumi_json_begin_object (builder, sumi_square_to_name (verdict->move));
  json_builder_set_member_name (builder, "right");
  if (verdict->verdict == SUMI_VERDICT_UNDECIDED)
    json_builder_add_null_value (builder);
  else
    json_builder_add_boolean_value (builder, verdict->verdict == SUMI_VERDICT_RIGHT);

  if (verdict->verdict == SUMI_VERDICT_RIGHT)
    sumi_tool_json_add_squares (builder, "replies", verdict->replies);
  if (verdict->verdict == SUMI_VERDICT_WRONG && has_refutation (&judgement->task))
    {
      json_builder_set_member_name (builder, "refutation");
      if (verdict->refutation == SUMI_SQUARE_NONE)
        json_builder_add_null_value (builder);
      else
        json_builder_add_string_value (builder, sumi_square_to_name (verdict->refutation));
    }
  if (verdict->has_value)
    sumi_json_add_int (builder, "value", verdict->value);
  json_builder_end_object (builder);
}

/* What is found out about every part alike. */
static void
add_head (JsonBuilder *builder, const SumiToolPart *part, gboolean is_decided)
{
  sumi_json_add_string (builder, "id", part->id);
  sumi_json_add_boolean (builder, "decided", is_decided);
}

static void
add_judgement (JsonBuilder *builder, const SumiJudgement *judgement)
{
  sumi_tool_json_add_squares (builder, "right", judgement->right);
  sumi_json_begin_object (builder, "moves");
  for (guint i = 0; i < judgement->n_moves; i++)
    add_move (builder, judgement, &judgement->moves[i]);
  json_builder_end_object (builder);
}

static void
add_answer (JsonBuilder *builder, const SumiTask *task, const SumiAnswer *answer)
{
  if (task->type == SUMI_TASK_MARK || task->type == SUMI_TASK_FLIP)
    {
      sumi_tool_json_add_squares (builder, "right", answer->squares);
      return;
    }
  sumi_json_add_int (builder, "right",
                     task->type == SUMI_TASK_COUNT ? answer->number : answer->option);
}

/* The moves that are compared, and every option with what is true of it. */
static void
add_reasons (JsonBuilder *builder, const SumiToolPart *part, const SumiReasons *reasons)
{
  static const char *const truths[] = {
    [SUMI_OPTION_DECIDES] = "decides",
    [SUMI_OPTION_SHARED] = "shared",
    [SUMI_OPTION_FALSE] = "false",
  };

  sumi_json_begin_array (builder, "right");
  for (guint i = 0; i < reasons->n_options; i++)
    {
      if ((reasons->right >> i & 1) != 0)
        json_builder_add_int_value (builder, i);
    }
  json_builder_end_array (builder);
  if (reasons->state != SUMI_REASONS_FOUND)
    return;
  sumi_json_add_string (builder, "move", sumi_square_to_name (reasons->move));
  sumi_json_add_string (builder, "than", sumi_square_to_name (reasons->other));
  sumi_json_begin_array (builder, "options");
  for (guint i = 0; i < reasons->n_options; i++)
    {
      const SumiOption *option = &reasons->options[i];
      SumiSaying saying
        = sumi_saying_of_merit (option->merit, part->position.turn, reasons->other);
      g_autofree char *text = sumi_saying_to_text (&saying);

      json_builder_begin_object (builder);
      sumi_json_add_string (builder, "fact", sumi_merit_to_name (option->merit.kind));
      sumi_tool_json_add_squares (builder, "squares", option->merit.squares);
      sumi_json_add_string (builder, "truth", truths[option->truth]);
      sumi_json_add_string (builder, "text", text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* There is no answer to play; what is asked stands in its place. */
static void
add_play (JsonBuilder *builder, const SumiTask *task)
{
  json_builder_set_member_name (builder, "right");
  json_builder_add_null_value (builder);
  sumi_json_add_int (builder, "opponent", task->opponent);
  json_builder_set_member_name (builder, "aim");
  if (task->aim.kind == SUMI_PLAY_AIM_WIN)
    {
      json_builder_add_string_value (builder, "win");
      return;
    }
  json_builder_begin_object (builder);
  if (task->aim.kind == SUMI_PLAY_AIM_MARGIN)
    sumi_json_add_int (builder, "margin", task->aim.margin);
  else
    sumi_tool_json_add_squares (builder, "corner", task->aim.corners);
  json_builder_end_object (builder);
}

/* "a1 b2 c3", or a dash. Owned by the caller. */
static char *
list_squares (SumiBitboard squares)
{
  GString *list = g_string_new (squares == 0 ? "–" : NULL);

  SUMI_FOREACH_SQUARE (square, squares)
    g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "",
                            sumi_square_to_name ((SumiSquare) square));
  return g_string_free (list, FALSE);
}

static void
print_right (SumiBitboard squares)
{
  g_autofree char *list = list_squares (squares);

  /* Translators: %s is the sentence that is to be chosen, or a list of squares. */
  g_print (_("Right: %s\n"), list);
}

static void
print_undecided (SumiBitboard squares)
{
  g_autofree char *list = list_squares (squares);

  /* Translators: %s is a list of moves that a search could not judge. */
  g_print (_("Not decided within the budget: %s\n"), list);
}

static void
print_move (const SumiJudgement *judgement, const SumiMoveVerdict *verdict)
{
  guint n_first, n;
  g_autoptr (GArray) facts
    = sumi_coach_explain (judgement, verdict->move, SUMI_COACH_REVEAL, &n_first);
  g_autofree char *first = g_strdup ("");
  g_autofree char *line = NULL;

  for (guint i = 0; i < n_first; i++)
    {
      g_autofree char *text = sumi_fact_to_text (&g_array_index (facts, SumiFact, i));
      g_autofree char *before = first;

      first = sumi_words_follow (before, text);
    }
  /* Translators: a move, and why it is right or wrong. */
  line = g_strdup_printf (_("%s: %s"), sumi_square_to_name (verdict->move), first);
  g_print ("  %s", g_strchomp (line));
  n = verdict->verdict == SUMI_VERDICT_RIGHT ? facts->len : n_first;
  for (guint i = n_first; i < n; i++)
    {
      g_autofree char *text = sumi_fact_to_text (&g_array_index (facts, SumiFact, i));

      g_print ("\n      %s", text);
    }
  g_print ("\n");
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

/* What TASK asks of the board, on which MARKED stand out. */
static void
print_question (const SumiToolPart *part, const SumiTask *task, SumiBitboard marked)
{
  g_autofree char *question = sumi_task_to_question (task, part->position.turn);
  char diagram[SUMI_DIAGRAM_SIZE];

  sumi_position_to_diagram (part->position, marked, diagram);
  if (part->title != NULL)
    g_print ("%s  %s\n\n", part->id, sumi_text_get (part->title));
  if (part->text != NULL)
    g_print ("%s\n\n", sumi_text_get (part->text));
  g_print ("%s\n", diagram);
  /* Translators: whose turn it is; then what is asked, as a sentence of its own. */
  g_print (_("%s. %s"), sumi_turn_to_text (part->position.turn), question);
  g_print ("\n\n");
}

static void
print_judgement (const Report *report, const SumiToolPart *part, const SumiJudgement *judgement)
{
  print_question (part, &part->exercise->task, 0);
  print_right (judgement->right);
  if (!judgement->is_decided)
    print_undecided (judgement->undecided);

  print_moves (_("Why it is right:"), judgement, SUMI_VERDICT_RIGHT);
  if (report->has_tree)
    sumi_tool_tree_print (judgement);
  print_moves (_("Why the others are wrong:"), judgement, SUMI_VERDICT_WRONG);
  g_print ("\n");
}

/* Each reason, and what is said to who chooses it. */
static void
print_reasons (const SumiToolPart *part, const SumiReasons *reasons)
{
  for (guint i = 0; i < reasons->n_options; i++)
    {
      SumiSaying option = sumi_saying_of_merit (reasons->options[i].merit, part->position.turn,
                                                reasons->other);
      SumiSaying sayings[SUMI_ANSWER_MAX_SAYINGS];
      guint chosen = reasons->options[i].truth == SUMI_OPTION_DECIDES ? reasons->right : 1u << i;
      guint n = sumi_reasons_explain (reasons, part->position, chosen, sayings);
      g_autofree char *text = sumi_saying_to_text (&option);

      g_print ("%u. %s\n  ", i + 1, text);
      for (guint j = 0; j < n; j++)
        {
          g_autofree char *said = sumi_saying_to_text (&sayings[j]);

          g_print (" %s", said);
        }
      g_print ("\n");
    }
  if (reasons->n_options == 0)
    g_print ("%s\n", _("There is no reason that could be proved."));
}

static void
print_answer (const SumiToolPart *part, const SumiAnswer *answer)
{
  const SumiExercise *exercise = part->exercise;
  SumiTask task = exercise->task;

  if (task.type == SUMI_TASK_REASON)
    task = sumi_reasons_get_task (&answer->reasons, &task);
  print_question (part, &task, answer->squares);
  if (exercise->task.type == SUMI_TASK_COUNT)
    /* Translators: %d is a number that was asked for. */
    g_print (_("Right: %d\n"), answer->number);
  else if (exercise->task.type == SUMI_TASK_REASON)
    print_reasons (part, &answer->reasons);
  else if (exercise->task.type == SUMI_TASK_CHOOSE)
    g_print (_("Right: %s\n"), sumi_text_get (exercise->options->pdata[answer->option]));
  else
    print_right (answer->squares);
  if (!answer->is_decided && task.type == SUMI_TASK_MARK && task.set == SUMI_SET_SAFE_MOVES)
    print_undecided (answer->undecided);
  else if (!answer->is_decided && exercise->task.type != SUMI_TASK_REASON)
    g_print ("%s\n", _("It is not proved of every disc whether it can be turned."));
  if (answer->is_ambiguous)
    g_print ("%s\n", _("It depends on whether regions that touch at their corners count as one."));
  g_print ("\n");
}

static SumiToolStatus
solve_by_move (const Report *report, const SumiToolPart *part, SumiBudget *budget)
{
  g_autoptr (SumiJudgement) judgement
    = sumi_judgement_new (&part->exercise->task, part->position, SUMI_JUDGE_PROOFS, budget);

  if (report->builder == NULL)
    print_judgement (report, part, judgement);
  else
    {
      add_head (report->builder, part, judgement->is_decided);
      add_judgement (report->builder, judgement);
    }
  return judgement->is_decided && judgement->right != 0 ? SUMI_TOOL_HOLDS : SUMI_TOOL_FAILS;
}

static SumiToolStatus
solve_by_answer (const Report *report, const SumiToolPart *part, SumiBudget *budget)
{
  const SumiTask *task = &part->exercise->task;
  SumiAnswer answer = sumi_answer_find (task, part->position, budget);
  gboolean is_decided = answer.is_decided && !answer.is_ambiguous;

  if (report->builder == NULL)
    print_answer (part, &answer);
  else
    {
      add_head (report->builder, part, is_decided);
      if (task->type == SUMI_TASK_REASON)
        add_reasons (report->builder, part, &answer.reasons);
      else
        add_answer (report->builder, task, &answer);
    }
  return is_decided ? SUMI_TOOL_HOLDS : SUMI_TOOL_FAILS;
}

static SumiToolStatus
solve_by_game (const Report *report, const SumiToolPart *part)
{
  if (report->builder == NULL)
    print_question (part, &part->exercise->task, 0);
  else
    {
      add_head (report->builder, part, TRUE);
      add_play (report->builder, &part->exercise->task);
    }
  return SUMI_TOOL_HOLDS;
}

static SumiToolStatus
solve (const Report *report, const SumiToolPart *part)
{
  SumiTaskType type = part->exercise->task.type;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiToolStatus status;

  budget.max_nodes = SUMI_PACK_CHECK_NODES;
  if (report->builder != NULL)
    json_builder_begin_object (report->builder);
  if (sumi_task_is_by_move (type))
    status = solve_by_move (report, part, &budget);
  else if (sumi_task_is_by_answer (type))
    status = solve_by_answer (report, part, &budget);
  else
    status = solve_by_game (report, part);
  if (report->builder != NULL)
    json_builder_end_object (report->builder);
  return status;
}

static SumiToolStatus
solve_pack (const Report *report, int argc, char *argv[], const char *id)
{
  g_autoptr (GPtrArray) parts = NULL;
  g_autoptr (SumiPack) pack = sumi_tool_open_pack ("solve", argc, argv, id, TRUE, &parts);
  SumiToolStatus status = SUMI_TOOL_HOLDS;

  if (pack == NULL)
    return SUMI_TOOL_UNREADABLE;
  for (guint i = 0; i < parts->len; i++)
    {
      SumiToolStatus solved = solve (report, parts->pdata[i]);

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
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiExercise) exercise = sumi_exercise_new ();
  SumiToolPart part = { .id = (char *) "board", .exercise = exercise };

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
  if (!sumi_tool_parse_position (cells, turn, &exercise->position))
    return SUMI_TOOL_UNREADABLE;
  part.position = exercise->position;
  if (!sumi_exercise_read_task (exercise, task, strlen (task), mistakes))
    {
      sumi_tool_print_mistakes ("--task", mistakes);
      return SUMI_TOOL_UNREADABLE;
    }
  if (sumi_position_legal_moves (part.position) == 0)
    {
      sumi_tool_error (_("solve: the side to move has no move"));
      return SUMI_TOOL_UNREADABLE;
    }
  return solve (report, &part);
}

/* TRUE once it is told that an option has no effect. */
static gboolean
has_stray_option (const Report *report, gboolean is_board, gboolean has_item)
{
  const SumiToolGiven item[] = { { "--item", has_item }, { NULL } };
  const SumiToolGiven tree[] = { { "--tree", report->has_tree }, { NULL } };

  return (is_board && sumi_tool_refuse_with ("solve", item, "--board"))
         || (report->builder != NULL && sumi_tool_refuse_with ("solve", tree, "--json"));
}

/* sumi-tool solve PATH [--item ID] [--tree]; solve --board CELLS --turn X|O --task JSON */
SumiToolStatus
sumi_tool_solve (int argc, char *argv[])
{
  g_autofree char *id = NULL, *board = NULL, *turn = NULL, *task = NULL;
  gboolean as_json = FALSE;
  Report report = { 0 };
  const GOptionEntry entries[] = {
    { "item", 0, 0, G_OPTION_ARG_STRING, &id, N_("Only this item or ITEM/STEP"), N_("ID") },
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
                                _("Says what each exercise of a pack asks, what is right, and why; "
                                  "or answers one question about one position."),
                                entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;

  report.builder = as_json ? builder : NULL;
  if (has_stray_option (&report, board != NULL, id != NULL))
    return SUMI_TOOL_UNREADABLE;
  json_builder_begin_object (builder);
  sumi_json_begin_array (builder, "items");
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
