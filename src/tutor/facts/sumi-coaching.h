/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The parts that finding the causes of a move is made of. Only for sumi-coach*.c. */

#include "sumi-cause.h"
#include "sumi-coach.h"

/* The most squares that an explanation names: what is lost, what is left, and moves to choose
 * from. */
#define SUMI_COACHING_MAX_NAMED 6
#define SUMI_COACHING_MAX_LEFT 4
#define SUMI_COACHING_MAX_CHOICES 3

/* The limit of nodes for the search for a plan, so that the same is found on every machine. */
#define SUMI_COACHING_NODES 200000

typedef struct
{
  const SumiJudgement *judgement;
  const SumiMoveVerdict *verdict;
  SumiCoachFlags flags;
  SumiPosition before, after;
  SumiColor side, opponent;
  SumiBitboard had, has; /* the opponent's moves */
  SumiBitboard turned;   /* and the disc that was played */
  SumiCause causes[64];  /* of the opponent's moves */
  int n_causes;
  GArray *facts; /* of SumiFact, in the order in which they are said */
} SumiCoaching;

SumiFactVoice sumi_coaching_get_voice  (const SumiCoaching *self);
SumiFact      sumi_coaching_begin_fact (const SumiCoaching *self, SumiFactKind kind);
void          sumi_coaching_add        (SumiCoaching *self, SumiFact fact);
void          sumi_coaching_add_squares (SumiCoaching *self, SumiFactKind kind,
                                         SumiBitboard squares, SumiBitboard others);
gboolean      sumi_coaching_ends_with  (const SumiCoaching *self, SumiFactKind kind);
gboolean      sumi_coaching_has        (const SumiCoaching *self, SumiFactKind kind);
guint         sumi_coaching_count_sentences (const GArray *facts);

gboolean      sumi_coaching_is_one_of_several (const SumiCoaching *self);
SumiBitboard  sumi_coaching_get_corners       (const SumiCoaching *self);

void          sumi_coaching_add_lost        (SumiCoaching *self, SumiBitboard set,
                                             SumiFactKind kind);
gboolean      sumi_coaching_has_told_moves  (const SumiCoaching *self);
void          sumi_coaching_add_shrinking   (SumiCoaching *self);
void          sumi_coaching_add_shut_out    (SumiCoaching *self);
void          sumi_coaching_add_hands_corner (SumiCoaching *self, SumiSquare corner);
void          sumi_coaching_add_reply       (SumiCoaching *self, SumiSquare reply);
void          sumi_coaching_add_plan        (SumiCoaching *self, SumiFact plan);

/* One for each kind of task, in files of their own: force a corner; leave few moves, or none, or no
 * disc; deny any of these; be the best by a measure; win. */
void          sumi_coaching_add_corner      (SumiCoaching *self);
void          sumi_coaching_add_few_moves   (SumiCoaching *self);
void          sumi_coaching_add_deny        (SumiCoaching *self);
void          sumi_coaching_add_measure     (SumiCoaching *self);
void          sumi_coaching_add_win         (SumiCoaching *self);
