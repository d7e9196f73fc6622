/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How to go about a task. Private to the words. */

#include "sumi-task.h"

char *sumi_task_to_idea (const SumiTask *task, SumiColor side);
char *sumi_line_to_idea (const SumiTask *task);
