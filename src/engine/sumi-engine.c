/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-engine-private.h"

#include "sumi-book-file.h"
#include "sumi-opponent.h"
#include "sumi-weights-file.h"
#include "sumi-work.h"

/* The time limit for a verdict: what takes longer is reported as not decided. */
#define MAX_SEARCH_US (60 * G_USEC_PER_SEC)

/* The time limit for a move: an opponent then plays the best one that it has found. */
#define MAX_THOUGHT_US (5 * G_USEC_PER_SEC)

/* How deep, in plies, the moves of the other side are searched, so that the best ones are pondered
 * first. */
#define PONDER_ORDER_DEPTH 4

/* The most replies that a player keeps; the oldest is dropped. */
#define MAX_REPLIES 64

typedef struct
{
  SumiTask task;
  SumiPosition position;
} Question;

/* The move that was chosen in a position. */
typedef struct
{
  SumiPosition position;
  SumiSquare move;
} Reply;

struct _SumiEnginePlayer
{
  gatomicrefcount n_refs;
  int level; /* from 1 */
  SumiScoring scoring;
  guint64 seed;

  GMutex mutex;         /* of a search: the next may begin before a cancelled one has ended */
  SumiMidgame *midgame; /* NULL until the first search */
  SumiOpponent *opponent;
  Reply replies[MAX_REPLIES]; /* that were found ahead */
  guint n_replies;            /* found so far; the last MAX_REPLIES are kept */
};

typedef struct
{
  SumiEnginePlayer *player;
  SumiPosition position;
  gint64 time_us; /* the most that it may take */
} Thought;

/* The evaluation and the opening book that all searches share; read when they are first needed. */
static const SumiEvaluation *evaluation;
static const SumiBook *book;

static bool
is_cancelled_cb (void *data)
{
  return g_cancellable_is_cancelled (data);
}

static gpointer
find_judgement (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  SumiBudget budget = sumi_engine_budget (cancellable);

  budget.deadline_us = sumi_budget_now_us () + MAX_SEARCH_US;
  return sumi_judgement_new (&question->task, question->position, SUMI_JUDGE_PROOFS, &budget);
}

static gpointer
find_answer (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  SumiBudget budget = sumi_engine_budget (cancellable);
  SumiAnswer answer;

  budget.deadline_us = sumi_budget_now_us () + MAX_SEARCH_US;
  answer = sumi_answer_find (&question->task, question->position, &budget);
  return g_memdup2 (&answer, sizeof answer);
}

/* The opening book; NULL if it cannot be read, which is logged once. Reads its file when it is
 * first called, so it must be called from a thread. */
static const SumiBook *
get_book (void)
{
  static gsize is_loaded;

  if (g_once_init_enter (&is_loaded))
    {
      g_autofree char *problem = NULL;

      book = sumi_book_file_open (NULL, &problem);
      if (problem != NULL)
        g_message ("%s", problem);
      g_once_init_leave (&is_loaded, 1);
    }
  return book;
}

static gpointer
find_book (gpointer data, GCancellable *cancellable, GError **error)
{
  return (gpointer) get_book ();
}

/* Makes what PLAYER searches with, if there is none yet. The book is for the strongest level. */
static void
prepare (SumiEnginePlayer *player)
{
  gboolean has_book = player->level == SUMI_N_LEVELS;

  if (player->opponent != NULL)
    return;
  player->midgame = sumi_midgame_new (sumi_engine_get_evaluation (), SUMI_ENGINE_TABLE_BYTES,
                                      player->scoring);
  player->opponent =
      sumi_opponent_new (player->midgame, sumi_level_get (player->level - 1), player->seed);
  sumi_opponent_vary (player->opponent, has_book ? get_book () : NULL);
}

/* The reply in POSITION that was found ahead; SUMI_SQUARE_NONE if there is none. */
static SumiSquare
find_reply (const SumiEnginePlayer *player, SumiPosition position)
{
  for (guint i = 0; i < MIN (player->n_replies, MAX_REPLIES); i++)
    {
      if (sumi_position_equal (player->replies[i].position, position))
        return player->replies[i].move;
    }
  return SUMI_SQUARE_NONE;
}

/* Chooses a move, and returns it as a pointer. */
static gpointer
find_move (gpointer data, GCancellable *cancellable, GError **error)
{
  const Thought *thought = data;
  SumiEnginePlayer *player = thought->player;
  SumiBudget budget = sumi_engine_budget (cancellable);
  SumiSquare move;

  g_mutex_lock (&player->mutex);
  prepare (player);
  budget.deadline_us = sumi_budget_now_us () + MIN (thought->time_us, MAX_THOUGHT_US);
  move = find_reply (player, thought->position);
  if (move == SUMI_SQUARE_NONE)
    move = sumi_opponent_choose_move (player->opponent, thought->position, &budget);
  g_mutex_unlock (&player->mutex);
  return GINT_TO_POINTER (move);
}

/* Chooses the reply in POSITION ahead, unless there is one or the side to move has none. */
static void
ponder_reply (SumiEnginePlayer *player, SumiPosition position, GCancellable *cancellable)
{
  SumiBudget budget = sumi_engine_budget (cancellable);
  SumiSquare move;

  if (sumi_position_legal_moves (position) == 0
      || find_reply (player, position) != SUMI_SQUARE_NONE)
    return;
  budget.deadline_us = sumi_budget_now_us () + MAX_THOUGHT_US;
  move = sumi_opponent_choose_move (player->opponent, position, &budget);
  if (!g_cancellable_is_cancelled (cancellable))
    player->replies[player->n_replies++ % MAX_REPLIES] = (Reply){ position, move };
}

/* Chooses the replies to the moves of the other side ahead, the best moves first. */
static gpointer
ponder (gpointer data, GCancellable *cancellable, GError **error)
{
  const SumiMidgameLimits limits = { .max_depth = PONDER_ORDER_DEPTH };
  const Thought *thought = data;
  SumiEnginePlayer *player = thought->player;
  SumiBudget budget = sumi_engine_budget (cancellable);
  SumiMidgameReport report;

  g_mutex_lock (&player->mutex);
  prepare (player);
  sumi_midgame_score_moves (player->midgame, thought->position, limits, &budget, &report);
  for (int i = 0; i < report.n_moves && !g_cancellable_is_cancelled (cancellable); i++)
    ponder_reply (player, sumi_position_play (thought->position, report.moves[i].move),
                  cancellable);
  g_mutex_unlock (&player->mutex);
  return NULL;
}

static void
free_thought (gpointer data)
{
  Thought *thought = data;

  sumi_engine_player_unref (thought->player);
  g_free (thought);
}

/* The evaluation that all searches share. Reads its file when it is first called, so it must be
 * called from a thread; if it cannot be read, that is logged once. */
const SumiEvaluation *
sumi_engine_get_evaluation (void)
{
  static gsize is_loaded;

  if (g_once_init_enter (&is_loaded))
    {
      g_autofree char *problem = NULL;

      evaluation = sumi_weights_file_open (NULL, &problem);
      if (problem != NULL)
        g_message ("%s", problem);
      g_once_init_leave (&is_loaded, 1);
    }
  return evaluation;
}

/* A budget without limits, which is exhausted when CANCELLABLE, which may be NULL, is cancelled. */
SumiBudget
sumi_engine_budget (GCancellable *cancellable)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  if (cancellable != NULL)
    {
      budget.is_cancelled = is_cancelled_cb;
      budget.data = cancellable;
    }
  return budget;
}

/* Judges the moves of POSITION against TASK, with proofs. CANCELLABLE may be NULL. */
void
sumi_engine_judge_async (const SumiTask *task,
                         SumiPosition position,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  Question question = { *task, position };

  sumi_work_async (find_judgement, g_memdup2 (&question, sizeof question), g_free,
                   (GDestroyNotify) sumi_judgement_unref, cancellable, callback, user_data);
}

/* The judgement, owned by the caller; NULL with G_IO_ERROR_CANCELLED. */
SumiJudgement *
sumi_engine_judge_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* Finds the answer in POSITION to TASK, which is not answered by a move. CANCELLABLE may be
 * NULL. */
void
sumi_engine_answer_async (const SumiTask *task,
                          SumiPosition position,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  Question question = { *task, position };

  sumi_work_async (find_answer, g_memdup2 (&question, sizeof question), g_free, g_free, cancellable,
                   callback, user_data);
}

/* The answer, to be freed with g_free(); NULL with G_IO_ERROR_CANCELLED. */
SumiAnswer *
sumi_engine_answer_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* Finds the opening book. CANCELLABLE may be NULL. */
void
sumi_engine_book_async (GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  sumi_work_async (find_book, NULL, NULL, NULL, cancellable, callback, user_data);
}

/* The book, a constant; NULL if there is none, or with G_IO_ERROR_CANCELLED. */
const SumiBook *
sumi_engine_book_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* A player of LEVEL, from 1 to SUMI_N_LEVELS, for games that are counted by SCORING. The same SEED
 * chooses the same moves. */
SumiEnginePlayer *
sumi_engine_player_new (int level, SumiScoring scoring, guint64 seed)
{
  SumiEnginePlayer *player = g_new0 (SumiEnginePlayer, 1);

  g_atomic_ref_count_init (&player->n_refs);
  g_mutex_init (&player->mutex);
  player->level = level;
  player->scoring = scoring;
  player->seed = seed;
  return player;
}

SumiEnginePlayer *
sumi_engine_player_ref (SumiEnginePlayer *player)
{
  g_atomic_ref_count_inc (&player->n_refs);
  return player;
}

void
sumi_engine_player_unref (SumiEnginePlayer *player)
{
  if (!g_atomic_ref_count_dec (&player->n_refs))
    return;
  sumi_opponent_free (player->opponent);
  sumi_midgame_free (player->midgame);
  g_mutex_clear (&player->mutex);
  g_free (player);
}

/* Has PLAYER choose a move in POSITION, which has at least one, within TIME_US microseconds, or
 * MAX_THOUGHT_US if that is less. CANCELLABLE may be NULL. */
void
sumi_engine_think_async (SumiEnginePlayer *player,
                         SumiPosition position,
                         gint64 time_us,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  Thought *thought = g_new (Thought, 1);

  *thought = (Thought){ sumi_engine_player_ref (player), position, time_us };
  sumi_work_async (find_move, thought, free_thought, NULL, cancellable, callback, user_data);
}

/* The move; SUMI_SQUARE_NONE with G_IO_ERROR_CANCELLED. */
SumiSquare
sumi_engine_think_finish (GAsyncResult *result, GError **error)
{
  g_autoptr (GError) own = NULL;
  SumiSquare move = (SumiSquare) GPOINTER_TO_INT (sumi_work_finish (result, &own));

  if (own == NULL)
    return move;
  g_propagate_error (error, g_steal_pointer (&own));
  return SUMI_SQUARE_NONE;
}

/* Has PLAYER find, in advance, its replies to the moves of the other side, which is to move in
 * POSITION and has at least one: the moves that it would choose anyway, only sooner.
 * sumi_engine_think_async() waits for the end of this, so that CANCELLABLE is to be cancelled
 * before it. There is no answer: the callback may do nothing. */
void
sumi_engine_ponder_async (SumiEnginePlayer *player,
                          SumiPosition position,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  Thought *thought = g_new (Thought, 1);

  *thought = (Thought){ sumi_engine_player_ref (player), position, MAX_THOUGHT_US };
  sumi_work_async (ponder, thought, free_thought, NULL, cancellable, callback, user_data);
}

/* The number of replies that PLAYER has found in advance, while it neither thinks nor ponders. */
guint
sumi_engine_player_count_replies (const SumiEnginePlayer *player)
{
  return player->n_replies;
}
