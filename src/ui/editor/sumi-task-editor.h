/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The fields of a task as rows that can be changed, made from the table of fields. */

#include <adwaita.h>

#include "sumi-task-fields.h"

#define SUMI_TYPE_TASK_EDITOR (sumi_task_editor_get_type ())
G_DECLARE_FINAL_TYPE (SumiTaskEditor, sumi_task_editor, SUMI, TASK_EDITOR, AdwBin)

/* Signals: "changed": the task. "option-changed" (guint index, string): a sentence to choose. */
void     sumi_task_editor_set_task (SumiTaskEditor *self, const SumiTask *task,
                                    SumiPosition position, gboolean is_of_game,
                                    const char *const *options);
SumiTask sumi_task_editor_get_task (SumiTaskEditor *self);
