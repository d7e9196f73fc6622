/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-engine-help.h"

#include "sumi-engine-private.h"
#include "sumi-work.h"

/* How deep the values of moves are searched, in plies, and with how many empties exactly. The
 * limits of the question are mostly reached first. */
#define VALUES_LIMITS ((SumiMidgameLimits){ .max_depth = 12, .exact_empties = 20 })
#define HINT_DEPTH 12

typedef struct
{
  SumiPosition position;
  SumiSquare move; /* why: the one in question */
  SumiScoring scoring;
  gint64 deadline_us;
  guint64 max_nodes;
  SumiMidgameReport known; /* hint, why: without a move if there is none */
} Question;

/* What a question is searched with, made in its thread. */
typedef struct
{
  SumiMidgame *midgame;
  SumiBudget budget;
} Search;

static Question *
ask (SumiPosition position, SumiSquare move, SumiScoring scoring, SumiHelpLimits limits)
{
  Question *question = g_new (Question, 1);

  *question = (Question){
    .position = position,
    .move = move,
    .scoring = scoring,
    .deadline_us = limits.time_us > 0 && limits.nodes == 0
                     ? sumi_budget_now_us () + limits.time_us
                     : G_MAXINT64,
    .max_nodes = limits.nodes > 0 ? limits.nodes : G_MAXUINT64,
  };
  if (limits.known != NULL)
    question->known = *limits.known;
  return question;
}

static Search
begin_search (const Question *question, GCancellable *cancellable)
{
  Search search = {
    sumi_midgame_new (sumi_engine_get_evaluation (), SUMI_ENGINE_TABLE_BYTES, question->scoring),
    sumi_engine_budget (cancellable),
  };

  search.budget.deadline_us = question->deadline_us;
  search.budget.max_nodes = question->max_nodes;
  return search;
}

static gpointer
find_values (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  Search search = begin_search (question, cancellable);
  SumiMidgameReport *values = g_new0 (SumiMidgameReport, 1);

  sumi_midgame_score_moves (search.midgame, question->position, VALUES_LIMITS, &search.budget,
                            values);
  sumi_midgame_free (search.midgame);
  return values;
}

static gpointer
find_hint (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  Search search = begin_search (question, cancellable);
  SumiPlayHint *hint =
      sumi_play_hint_new (question->position, search.midgame, sumi_engine_get_evaluation (),
                          HINT_DEPTH, question->known.n_moves > 0 ? &question->known : NULL,
                          &search.budget);

  sumi_midgame_free (search.midgame);
  return hint;
}

static gpointer
find_why (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  Search search = begin_search (question, cancellable);
  SumiWhyLimits limits = SUMI_WHY_LIMITS_NORMAL;
  SumiWhy *why;

  if (question->known.n_moves > 0)
    limits.known = &question->known;
  why = sumi_why_new (question->position, question->move, search.midgame,
                      sumi_engine_get_evaluation (), limits, &search.budget);
  sumi_midgame_free (search.midgame);
  return why;
}

/* Finds the values of the moves of POSITION, which has at least one. CANCELLABLE may be NULL. */
void
sumi_engine_values_async (SumiPosition position,
                          SumiScoring scoring,
                          SumiHelpLimits limits,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  sumi_work_async (find_values, ask (position, SUMI_SQUARE_NONE, scoring, limits), g_free, g_free,
                   cancellable, callback, user_data);
}

/* The values, to be freed with g_free(); NULL with G_IO_ERROR_CANCELLED. */
SumiMidgameReport *
sumi_engine_values_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* Finds a hint for POSITION, which has at least one move. CANCELLABLE may be NULL. */
void
sumi_engine_hint_async (SumiPosition position,
                        SumiScoring scoring,
                        SumiHelpLimits limits,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  sumi_work_async (find_hint, ask (position, SUMI_SQUARE_NONE, scoring, limits), g_free,
                   (GDestroyNotify) sumi_play_hint_free, cancellable, callback, user_data);
}

/* The hint, owned by the caller; NULL with G_IO_ERROR_CANCELLED. */
SumiPlayHint *
sumi_engine_hint_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* Explains MOVE, a legal move in BEFORE or a forced pass. CANCELLABLE may be NULL. */
void
sumi_engine_why_async (SumiPosition before,
                       SumiSquare move,
                       SumiScoring scoring,
                       SumiHelpLimits limits,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  sumi_work_async (find_why, ask (before, move, scoring, limits), g_free,
                   (GDestroyNotify) sumi_why_free, cancellable, callback, user_data);
}

/* The explanation, owned by the caller; NULL with G_IO_ERROR_CANCELLED. */
SumiWhy *
sumi_engine_why_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}
