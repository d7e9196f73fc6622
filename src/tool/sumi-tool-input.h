/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the tool is given: options, paths of packs, positions as text. */

#include <gio/gio.h>

#include "sumi-pack.h"

/* What the tool answers to the shell. */
typedef enum
{
  SUMI_TOOL_HOLDS = 0,      /* everything holds */
  SUMI_TOOL_FAILS = 1,      /* something that was checked does not */
  SUMI_TOOL_UNREADABLE = 2, /* the input could not be read, or the command line is off */
} SumiToolStatus;

/* The value of an option that is a number where it is left out. */
#define SUMI_TOOL_LEFT_OUT G_MININT

/* Whether an option stands on the command line. A list of them ends with { NULL }. */
typedef struct
{
  const char *option;
  gboolean is_given;
} SumiToolGiven;

void           sumi_tool_error            (const char *format, ...) G_GNUC_PRINTF (1, 2);
gboolean       sumi_tool_parse_options    (const char *command, const char *arguments,
                                           const char *summary, const GOptionEntry *entries,
                                           int *argc, char ***argv);
gboolean       sumi_tool_refuse_with      (const char *command, const SumiToolGiven *given,
                                           const char *other);
gboolean       sumi_tool_refuse_without   (const char *command, const SumiToolGiven *given,
                                           const char *other);
gboolean       sumi_tool_refuse_same      (const char *command, const char *input,
                                           const char *output);
GPtrArray     *sumi_tool_list_packs       (char *const paths[], int n_paths);
SumiPack      *sumi_tool_read_pack        (const char *path, GPtrArray *out_mistakes);
SumiPack      *sumi_tool_open_pack        (const char *command, int argc, char *argv[],
                                           const char *id, gboolean has_exercises_only,
                                           GPtrArray **out_parts);
void           sumi_tool_print_mistakes   (const char *path, GPtrArray *mistakes);
SumiToolStatus sumi_tool_rate_mistakes    (GPtrArray *mistakes);
gboolean       sumi_tool_parse_position   (const char *cells, const char *turn,
                                           SumiPosition *out_position);
