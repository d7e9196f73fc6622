/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-games-reviewer.h"

#include "sumi-game-review.h"

struct _SumiGamesReviewer
{
  GObject parent_instance;

  SumiKeptGames *games;
  SumiGameReview *review; /* of the game that is reviewed now; NULL: none */
  GHashTable *tried;      /* the keys of those that were: none is tried twice */
};

enum
{
  CHANGED,
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

static gboolean
is_left (SumiGamesReviewer *self, const SumiKeptGame *game)
{
  return needs_review (game) && !g_hash_table_contains (self->tried, game->key);
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

static void review_next (SumiGamesReviewer *self);

static void
review_changed_cb (SumiGamesReviewer *self)
{
  const SumiReview *review = sumi_game_review_get_review (self->review);

  if (sumi_game_review_is_searching (self->review))
    return;
  if (review != NULL)
    sumi_kept_games_note_review (self->games, sumi_game_review_get_record (self->review), review);
  drop_review (self);
  review_next (self);
}

/* A game that cannot be read is passed over. */
static void
review_next (SumiGamesReviewer *self)
{
  const GPtrArray *games = sumi_kept_games_list (self->games);

  for (guint i = 0; i < games->len && self->review == NULL; i++)
    {
      const SumiKeptGame *game = games->pdata[i];
      SumiGameRecord *record = is_left (self, game) ? sumi_kept_game_to_record (game) : NULL;

      g_hash_table_add (self->tried, g_strdup (game->key));
      if (record != NULL)
        self->review = sumi_game_review_new (record, SUMI_REVIEW_LIMITS_NORMAL);
    }
  if (self->review != NULL)
    {
      g_signal_connect_swapped (self->review, "changed", G_CALLBACK (review_changed_cb), self);
      sumi_game_review_search (self->review);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
sumi_games_reviewer_dispose (GObject *object)
{
  SumiGamesReviewer *self = SUMI_GAMES_REVIEWER (object);

  drop_review (self);
  g_clear_object (&self->games);
  g_clear_pointer (&self->tried, g_hash_table_unref);
  G_OBJECT_CLASS (sumi_games_reviewer_parent_class)->dispose (object);
}

static void
sumi_games_reviewer_class_init (SumiGamesReviewerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_games_reviewer_dispose;
  signals[CHANGED] = g_signal_new ("changed", SUMI_TYPE_GAMES_REVIEWER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_games_reviewer_init (SumiGamesReviewer *self)
{
  self->tried = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/**
 * sumi_games_reviewer_new: a reviewer of GAMES, which does nothing before it is started.
 */
SumiGamesReviewer *
sumi_games_reviewer_new (SumiKeptGames *games)
{
  SumiGamesReviewer *self = g_object_new (SUMI_TYPE_GAMES_REVIEWER, NULL);

  self->games = g_object_ref (games);
  return self;
}

/**
 * sumi_games_reviewer_start: reviews what was not yet, until all is or it is stopped.
 */
void
sumi_games_reviewer_start (SumiGamesReviewer *self)
{
  if (self->review != NULL)
    return;
  g_hash_table_remove_all (self->tried);
  review_next (self);
}

/**
 * sumi_games_reviewer_stop: leaves the game that is reviewed now as it was.
 */
void
sumi_games_reviewer_stop (SumiGamesReviewer *self)
{
  if (self->review == NULL)
    return;
  drop_review (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
sumi_games_reviewer_is_running (SumiGamesReviewer *self)
{
  return self->review != NULL;
}

/**
 * sumi_games_reviewer_count_left: how many kept games were not reviewed yet.
 */
guint
sumi_games_reviewer_count_left (SumiGamesReviewer *self)
{
  const GPtrArray *games = sumi_kept_games_list (self->games);
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    n += needs_review (games->pdata[i]) ? 1 : 0;
  return n;
}
