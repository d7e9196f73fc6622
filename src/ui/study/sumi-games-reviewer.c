/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-games-reviewer.h"

#include "sumi-findings.h"
#include "sumi-game-review.h"
#include "sumi-kept-record.h"
#include "sumi-practice.h"

struct _SumiGamesReviewer
{
  GObject parent_instance;

  SumiKeptGames *games; /* not owned, as they outlive this */
  SumiReviewerGoal goal;
  GHashTable *tried;      /* the keys of those that were in this run: none is twice */
  SumiKeptSide side;      /* the learner's in the game that is gone through now */
  SumiGameReview *review; /* of that game; NULL: it is not being reviewed */

  SumiGameRecord *record; /* of that game while puzzles are made of it; NULL: none are */
  SumiFindings findings;
  guint n_done;           /* of the lessons */
  SumiPractice *practice; /* of the lesson after those */
  gboolean is_adding;
  GPtrArray *added;       /* of char *: ids of puzzles in this run */
  char *problem;          /* why no puzzle could be added; NULL: none */
  gboolean is_stopped;
  guint next;             /* goes on with the next game */
};

enum
{
  CHANGED,
  ADDED,
  PRACTISED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiGamesReviewer, sumi_games_reviewer, G_TYPE_OBJECT)

/* One that an earlier version has reviewed is reviewed again, since less was kept of it. */
static gboolean
needs_review (const SumiKeptGame *game)
{
  return game->findings[0] == '\0';
}

/* Whether GAME is to be gone through for GOAL. */
static gboolean
is_left (SumiGamesReviewer *self, const SumiKeptGame *game, SumiReviewerGoal goal)
{
  return (goal == SUMI_REVIEWER_PUZZLES || needs_review (game))
         && !(self->goal == goal && g_hash_table_contains (self->tried, game->key));
}

static void
drop_review (SumiGamesReviewer *self)
{
  if (self->review == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->review, self);
  sumi_game_review_cancel (self->review);
  g_clear_object (&self->review);
}

static void
drop_practice (SumiGamesReviewer *self)
{
  if (self->practice != NULL)
    g_signal_handlers_disconnect_by_data (self->practice, self);
  g_clear_object (&self->practice);
  g_clear_pointer (&self->record, sumi_game_record_free);
  self->is_adding = FALSE;
}

static void
finish (SumiGamesReviewer *self)
{
  gboolean was_practising = self->goal == SUMI_REVIEWER_PUZZLES;

  drop_review (self);
  drop_practice (self);
  self->goal = SUMI_REVIEWER_NOTHING;
  g_signal_emit (self, signals[CHANGED], 0);
  if (was_practising)
    g_signal_emit (self, signals[PRACTISED], 0);
}

static void go_on (SumiGamesReviewer *self);

/* The next lesson that the learner has missed, or in a game of others, either of them; FALSE if
 * there is none. */
static gboolean
find_mistake (SumiGamesReviewer *self, SumiOwnMistake *out_mistake)
{
  const SumiTranscript *moves = &self->record->moves;

  for (; self->n_done < self->findings.n_lessons; self->n_done++)
    {
      int ply = self->findings.lessons[self->n_done];
      SumiPosition position = moves->start;

      if (ply >= moves->n_moves)
        continue;
      for (int i = 0; i < ply; i++)
        position = sumi_position_play (position, moves->moves[i]);
      if (self->side != SUMI_KEPT_UNKNOWN && (int) position.turn != (int) self->side)
        continue;
      *out_mistake = (SumiOwnMistake){ position, moves->moves[ply], self->record->black,
                                       self->record->white, self->record->date,
                                       self->record->scoring };
      return TRUE;
    }
  return FALSE;
}

static void
practise_next (SumiGamesReviewer *self)
{
  SumiOwnMistake mistake;

  if (find_mistake (self, &mistake))
    {
      sumi_practice_set_mistake (self->practice, &mistake);
      return;
    }
  drop_practice (self);
  go_on (self);
}

/* A mistake of which nothing can be proved is passed over; where the pack cannot be written, that
 * is the end. */
static void
practice_changed_cb (SumiGamesReviewer *self)
{
  SumiPracticeState state = sumi_practice_get_state (self->practice);
  gboolean is_refused = state == SUMI_PRACTICE_REFUSED;

  if (state == SUMI_PRACTICE_POSSIBLE)
    {
      self->is_adding = TRUE;
      sumi_practice_add (self->practice);
    }
  if (!is_refused && state != SUMI_PRACTICE_ADDED)
    return;
  if (is_refused && self->is_adding)
    self->problem = g_strdup (sumi_practice_get_problem (self->practice));
  self->is_adding = FALSE;
  self->n_done++;
  if (self->is_stopped || self->problem != NULL)
    finish (self);
  else
    practise_next (self);
}

static void
added_cb (SumiGamesReviewer *self, const char *id, SumiPack *pack)
{
  g_ptr_array_add (self->added, g_strdup (id));
  g_signal_emit (self, signals[ADDED], 0, id, pack);
}

/* Makes puzzles of what was found in the game that is gone through, whose RECORD it takes. */
static void
practise (SumiGamesReviewer *self, SumiGameRecord *record)
{
  g_autofree char *path = sumi_own_pack_get_path ();

  self->record = record;
  self->n_done = 0;
  self->practice = sumi_practice_new (path);
  g_signal_connect_swapped (self->practice, "changed", G_CALLBACK (practice_changed_cb), self);
  g_signal_connect_swapped (self->practice, "added", G_CALLBACK (added_cb), self);
  practise_next (self);
}

static void
review_changed_cb (SumiGamesReviewer *self)
{
  g_autoptr (SumiGameReview) game = NULL;
  const SumiReview *review = sumi_game_review_get_review (self->review);

  if (sumi_game_review_is_searching (self->review))
    return;
  game = g_object_ref (self->review);
  drop_review (self);
  if (review != NULL)
    {
      sumi_kept_games_note_review (self->games, sumi_game_review_get_record (game), review);
      sumi_findings_init (&self->findings, review);
    }
  if (review != NULL && self->goal == SUMI_REVIEWER_PUZZLES)
    practise (self, sumi_game_record_copy (sumi_game_review_get_record (game)));
  else
    go_on (self);
}

static void
review (SumiGamesReviewer *self, SumiGameRecord *record)
{
  self->review = sumi_game_review_new (record, SUMI_REVIEW_LIMITS_NORMAL);
  g_signal_connect_swapped (self->review, "changed", G_CALLBACK (review_changed_cb), self);
  sumi_game_review_search (self->review);
}

/* The next game that is left; NULL if none is. */
static const SumiKeptGame *
find_game (SumiGamesReviewer *self)
{
  const GPtrArray *games = sumi_kept_games_list (self->games);

  for (guint i = 0; i < games->len; i++)
    {
      if (is_left (self, games->pdata[i], self->goal))
        return games->pdata[i];
    }
  return NULL;
}

/* Goes on with the next game, in the main loop, since many may need nothing. One that cannot be
 * read is passed over. */
static gboolean
next_cb (gpointer data)
{
  SumiGamesReviewer *self = data;
  const SumiKeptGame *game = find_game (self);
  SumiGameRecord *record;

  self->next = 0;
  if (game == NULL)
    {
      finish (self);
      return G_SOURCE_REMOVE;
    }
  g_hash_table_add (self->tried, g_strdup (game->key));
  self->side = game->side;
  record = sumi_kept_game_to_record (game);
  if (record == NULL)
    go_on (self);
  else if (sumi_findings_from_text (&self->findings, game->findings))
    practise (self, record);
  else
    review (self, record);
  return G_SOURCE_REMOVE;
}

static void
go_on (SumiGamesReviewer *self)
{
  self->next = g_idle_add (next_cb, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
sumi_games_reviewer_dispose (GObject *object)
{
  SumiGamesReviewer *self = SUMI_GAMES_REVIEWER (object);

  g_clear_handle_id (&self->next, g_source_remove);
  drop_review (self);
  drop_practice (self);
  g_clear_pointer (&self->tried, g_hash_table_unref);
  g_clear_pointer (&self->added, g_ptr_array_unref);
  g_clear_pointer (&self->problem, g_free);
  G_OBJECT_CLASS (sumi_games_reviewer_parent_class)->dispose (object);
}

static void
sumi_games_reviewer_class_init (SumiGamesReviewerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_games_reviewer_dispose;
  signals[CHANGED] = g_signal_new ("changed", SUMI_TYPE_GAMES_REVIEWER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[ADDED] = g_signal_new ("added", SUMI_TYPE_GAMES_REVIEWER, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_POINTER);
  signals[PRACTISED] = g_signal_new ("practised", SUMI_TYPE_GAMES_REVIEWER, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_games_reviewer_init (SumiGamesReviewer *self)
{
  self->tried = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->added = g_ptr_array_new_with_free_func (g_free);
}

/**
 * sumi_games_reviewer_new: a reviewer of GAMES, which have to outlive it. It does nothing before it
 * is started.
 */
SumiGamesReviewer *
sumi_games_reviewer_new (SumiKeptGames *games)
{
  SumiGamesReviewer *self = g_object_new (SUMI_TYPE_GAMES_REVIEWER, NULL);

  self->games = games;
  return self;
}

/**
 * sumi_games_reviewer_start: goes through the games for GOAL, until all are or it is stopped;
 * nothing if it is running.
 */
void
sumi_games_reviewer_start (SumiGamesReviewer *self, SumiReviewerGoal goal)
{
  if (self->goal != SUMI_REVIEWER_NOTHING || goal == SUMI_REVIEWER_NOTHING)
    return;
  self->goal = goal;
  self->is_stopped = FALSE;
  g_hash_table_remove_all (self->tried);
  g_ptr_array_set_size (self->added, 0);
  g_clear_pointer (&self->problem, g_free);
  go_on (self);
}

/**
 * sumi_games_reviewer_stop: leaves the game that is reviewed now as it was. A puzzle that is being
 * added is added before.
 */
void
sumi_games_reviewer_stop (SumiGamesReviewer *self)
{
  self->is_stopped = TRUE;
  g_clear_handle_id (&self->next, g_source_remove);
  if (self->goal != SUMI_REVIEWER_NOTHING && !self->is_adding)
    finish (self);
}

/**
 * sumi_games_reviewer_leave: stops at once, as another learner goes on. A puzzle that is being
 * added stays in the pack, and nobody is told of it.
 */
void
sumi_games_reviewer_leave (SumiGamesReviewer *self)
{
  sumi_games_reviewer_stop (self);
  if (self->goal != SUMI_REVIEWER_NOTHING)
    finish (self);
}

/**
 * sumi_games_reviewer_is_stopped: whether the last run was stopped, so that not all games may have
 * been gone through.
 */
gboolean
sumi_games_reviewer_is_stopped (SumiGamesReviewer *self)
{
  return self->is_stopped;
}

/**
 * sumi_games_reviewer_get_goal: what the games are gone through for now.
 */
SumiReviewerGoal
sumi_games_reviewer_get_goal (SumiGamesReviewer *self)
{
  return self->goal;
}

/**
 * sumi_games_reviewer_count_left: how many kept games are to be gone through for GOAL; of a run for
 * it, those that were not yet.
 */
guint
sumi_games_reviewer_count_left (SumiGamesReviewer *self, SumiReviewerGoal goal)
{
  const GPtrArray *games = sumi_kept_games_list (self->games);
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    n += is_left (self, games->pdata[i], goal) ? 1 : 0;
  return n;
}

/**
 * sumi_games_reviewer_list_added: the ids of the puzzles that the last run has added to the
 * learner's own pack; owned by the caller.
 */
char **
sumi_games_reviewer_list_added (SumiGamesReviewer *self)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  char **ids;

  for (guint i = 0; i < self->added->len; i++)
    g_strv_builder_add (builder, self->added->pdata[i]);
  ids = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  return ids;
}

/**
 * sumi_games_reviewer_get_problem: why the last run could not add a puzzle, and ended; NULL if it
 * could.
 */
const char *
sumi_games_reviewer_get_problem (SumiGamesReviewer *self)
{
  return self->problem;
}
