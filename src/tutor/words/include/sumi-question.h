/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a task asks, and whose turn it is. */

#include "sumi-task.h"

const char *sumi_turn_to_text     (SumiColor side);
char       *sumi_task_to_question (const SumiTask *task, SumiColor side);
