/* SPDX-License-Identifier: GPL-3.0-or-later */

/* sumi-tool: the commands for people who write puzzle files, and for programs. */

#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "sumi-save.h"
#include "sumi-tool-commands.h"
#include "sumi-translation.h"

typedef struct
{
  const char *name;
  SumiToolStatus (*run) (int argc, char *argv[]);
  const char *summary;
} Command;

static const Command commands[] = {
  { "check", sumi_tool_check, N_("read packs and prove what they say") },
  { "solve", sumi_tool_solve, N_("what is right in a puzzle or lesson, with its proof in words") },
  { "exact", sumi_tool_exact, N_("exact scores of endgames, with best moves and line") },
  { "perft", sumi_tool_perft, N_("count the leaves of the game tree") },
  { "show", sumi_tool_show, N_("print positions as text") },
  { "sheet", sumi_tool_sheet, N_("make worksheets as PDF, SVG or PNG") },
  { "bench", sumi_tool_bench, N_("search fixed positions and count the nodes") },
  { "review", sumi_tool_review, N_("look at a game again: mistakes, and what was better") },
  { "match", sumi_tool_match, N_("let the levels of the opponent play each other") },
  { "mine", sumi_tool_mine, N_("find puzzles in games, and print them as a pack") },
  { "rate", sumi_tool_rate, N_("how hard puzzles are, and what that is fitted to") },
  { "results", sumi_tool_results, N_("what a class did: a table of results that pupils saved") },
  { "translate", sumi_tool_translate, N_("write a pack's texts for translators; read them in") },
  { "book", sumi_tool_book, N_("make the opening book again") },
  { "train", sumi_tool_train, N_("learn the weights of the evaluation again") },
  { "learner", sumi_tool_learner, N_("what learners did: list, export, import, check, count") },
};

static void
print_help (void)
{
  g_print ("%s\n\n", _("Usage: sumi-tool COMMAND …"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-9s %s\n", commands[i].name, _(commands[i].summary));
  g_print ("\n%s\n", _("sumi-tool COMMAND --help says more. All commands take --json.\n"
                       "Exit status: 0 everything holds, 1 something checked does not hold,\n"
                       "2 the input could not be read."));
}

static SumiToolStatus
run (int argc, char *argv[])
{
  if (argc < 2)
    {
      sumi_tool_error (_("a command is missing; see sumi-tool --help"));
      return SUMI_TOOL_UNREADABLE;
    }
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    {
      print_help ();
      return SUMI_TOOL_HOLDS;
    }
  if (g_str_equal (argv[1], "--version"))
    {
      g_print ("sumi-tool %s\n", SUMI_VERSION);
      return SUMI_TOOL_HOLDS;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (g_str_equal (argv[1], commands[i].name))
        return commands[i].run (argc - 1, argv + 1);
    }
  sumi_tool_error (_("there is no command \"%s\"; see sumi-tool --help"), argv[1]);
  return SUMI_TOOL_UNREADABLE;
}

/* An answer that could not be written counts as an error, also where GOption ends the program, as
 * it does after the help. */
static void
check_output (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return;
  sumi_tool_error (_("the answer could not be written"));
  _exit (SUMI_TOOL_UNREADABLE);
}

int
main (int argc, char *argv[])
{
  sumi_translation_set_up ();
  sumi_save_set_up ();
  atexit (check_output);
  return run (argc, argv);
}
