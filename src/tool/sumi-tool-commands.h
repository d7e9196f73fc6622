/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The commands of the tool. Each is given its own part of the command line. */

#include "sumi-learner.h"
#include "sumi-tool-input.h"

SumiToolStatus sumi_tool_bench (int argc, char *argv[]);
SumiToolStatus sumi_tool_book  (int argc, char *argv[]);
SumiToolStatus sumi_tool_check (int argc, char *argv[]);
SumiToolStatus sumi_tool_exact (int argc, char *argv[]);
SumiToolStatus sumi_tool_learner (int argc, char *argv[]);
SumiToolStatus sumi_tool_match (int argc, char *argv[]);
SumiToolStatus sumi_tool_mine  (int argc, char *argv[]);
SumiToolStatus sumi_tool_perft (int argc, char *argv[]);
SumiToolStatus sumi_tool_rate  (int argc, char *argv[]);
SumiToolStatus sumi_tool_results (int argc, char *argv[]);
SumiToolStatus sumi_tool_review (int argc, char *argv[]);
SumiToolStatus sumi_tool_sheet (int argc, char *argv[]);
SumiToolStatus sumi_tool_show  (int argc, char *argv[]);
SumiToolStatus sumi_tool_solve (int argc, char *argv[]);
SumiToolStatus sumi_tool_train (int argc, char *argv[]);
SumiToolStatus sumi_tool_translate (int argc, char *argv[]);

/* For the commands that ask what a learner did. */
SumiLearner   *sumi_tool_open_learner (const char *folder, const char *who);
