/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The proofs of the right moves as an indented tree. */

#include "sumi-judgement.h"

void sumi_tool_tree_print (const SumiJudgement *judgement);
