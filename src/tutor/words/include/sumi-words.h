/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What all sentences of the tutor are made with: blanks that are filled by name, so that a
 * translation may order them as it likes, and lists of squares. */

#include <glib.h>

#include "sumi-goal.h"

/* What stands for {move}, {reply}, {squares}, {discs}, {corners}, {corner}, {end}, {first}, {last},
 * {count}, {within}, {percent}, {before} and {after}. */
typedef struct
{
  SumiSquare move;
  const char *reply;
  const char *squares, *discs;
  const char *corners, *corner, *end;
  const char *first, *last;
  int count;
  int within;
  int percent;
  int before, after;
} SumiBlanks;

/* The forms of a goal that need sentences of their own. */
typedef enum
{
  SUMI_GOAL_FORM_ANY_CORNER,
  SUMI_GOAL_FORM_CORNERS, /* some of the corners, which are then named */
  SUMI_GOAL_FORM_PASS,
  SUMI_GOAL_FORM_MOBILITY,
  SUMI_GOAL_FORM_WIPE_OUT,
  SUMI_N_GOAL_FORMS,
} SumiGoalForm;

SumiGoalForm sumi_goal_form_of        (const SumiGoal *goal);
char        *sumi_words_fill          (const char *sentence, const SumiBlanks *blanks);
char        *sumi_words_all           (SumiBitboard squares);
char        *sumi_words_any           (SumiBitboard squares);
char        *sumi_words_reply         (SumiSquare reply, SumiBitboard others);
char        *sumi_words_some          (SumiBitboard squares);
char        *sumi_words_join          (GPtrArray *words);
char        *sumi_words_join_clauses  (GPtrArray *clauses, guint n);
char        *sumi_words_list          (GPtrArray *words);
char        *sumi_words_sentences     (const char *const *sentences);
char        *sumi_words_follow        (const char *first, const char *last);
char        *sumi_words_place         (guint line, guint column, const char *message);
char        *sumi_words_explain_place (const char *message);
