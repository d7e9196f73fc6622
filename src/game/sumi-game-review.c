/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-game-review.h"

#include "sumi-engine-play.h"
#include "sumi-work.h"

struct _SumiGameReview
{
  GObject parent_instance;

  SumiGameRecord *record;
  SumiReviewLimits limits;
  SumiPosition positions[SUMI_TRANSCRIPT_MAX + 1];
  int ply;
  SumiMistakesOf mistakes_of;

  SumiReview *review;
  SumiWait search;
  double progress;

  SumiDemonstration *demonstration;
  SumiReviewLine line; /* that it shows */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiGameReview, sumi_game_review, G_TYPE_OBJECT)

static void
emit_changed (SumiGameReview *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
drop_demonstration (SumiGameReview *self)
{
  if (self->demonstration != NULL)
    sumi_demonstration_pause (self->demonstration);
  g_clear_object (&self->demonstration);
}

static void
progress_cb (int n_done, int n_plies, gpointer data)
{
  g_autoptr (SumiGameReview) self = sumi_wait_peek (data);

  if (self == NULL)
    return;
  self->progress = (double) n_done / n_plies;
  emit_changed (self);
}

static void
reviewed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiGameReview) self = sumi_wait_end (data);
  g_autoptr (SumiReview) review = sumi_engine_review_finish (result, NULL);

  if (self == NULL || review == NULL)
    return;
  self->review = g_steal_pointer (&review);
  emit_changed (self);
}

static void
sumi_game_review_dispose (GObject *object)
{
  SumiGameReview *self = SUMI_GAME_REVIEW (object);

  sumi_wait_stop (&self->search);
  drop_demonstration (self);
  G_OBJECT_CLASS (sumi_game_review_parent_class)->dispose (object);
}

static void
sumi_game_review_finalize (GObject *object)
{
  SumiGameReview *self = SUMI_GAME_REVIEW (object);

  sumi_review_free (self->review);
  sumi_game_record_free (self->record);
  G_OBJECT_CLASS (sumi_game_review_parent_class)->finalize (object);
}

static void
sumi_game_review_class_init (SumiGameReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sumi_game_review_dispose;
  object_class->finalize = sumi_game_review_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_game_review_init (SumiGameReview *self)
{
  self->mistakes_of = SUMI_MISTAKES_OF_BOTH;
}

/* A review of RECORD, which it takes ownership of, at the beginning of the game. Nothing is
 * searched yet. */
SumiGameReview *
sumi_game_review_new (SumiGameRecord *record, SumiReviewLimits limits)
{
  SumiGameReview *self = g_object_new (SUMI_TYPE_GAME_REVIEW, NULL);
  const SumiTranscript *moves = &record->moves;

  self->record = record;
  self->limits = limits;
  self->limits.n_given = record->n_given;
  self->positions[0] = moves->start;
  for (int i = 0; i < moves->n_moves; i++)
    self->positions[i + 1] = sumi_position_play (self->positions[i], moves->moves[i]);
  return self;
}

/* The game that is reviewed. Owned by SELF. */
const SumiGameRecord *
sumi_game_review_get_record (SumiGameReview *self)
{
  return self->record;
}

/* Begins the search, unless it is done or under way. */
void
sumi_game_review_search (SumiGameReview *self)
{
  SumiWaiter *waiter;

  if (self->review != NULL || sumi_wait_is_on (&self->search))
    return;
  waiter = sumi_wait_begin (&self->search, self);
  self->progress = 0;
  sumi_engine_review_async (&self->record->moves, self->record->scoring, self->limits, progress_cb,
                            self->search.cancellable, reviewed_cb, waiter);
  emit_changed (self);
}

/* Calls the search off. */
void
sumi_game_review_cancel (SumiGameReview *self)
{
  if (!sumi_wait_is_on (&self->search))
    return;
  sumi_wait_stop (&self->search);
  emit_changed (self);
}

/* Whether the review is under way. */
gboolean
sumi_game_review_is_searching (SumiGameReview *self)
{
  return sumi_wait_is_on (&self->search);
}

/* How much of the game is reviewed, from 0 to 1. */
double
sumi_game_review_get_progress (SumiGameReview *self)
{
  return self->review != NULL ? 1 : self->progress;
}

/* NULL until the search is done. */
const SumiReview *
sumi_game_review_get_review (SumiGameReview *self)
{
  return self->review;
}

/* How many plies have been played. */
int
sumi_game_review_get_ply (SumiGameReview *self)
{
  return self->ply;
}

/* Goes to the position after PLY plies, or to the nearest one that the game has; ends a
 * demonstration. */
void
sumi_game_review_go_to (SumiGameReview *self, int ply)
{
  ply = CLAMP (ply, 0, self->record->moves.n_moves);
  if (ply == self->ply && self->demonstration == NULL)
    return;
  drop_demonstration (self);
  self->ply = ply;
  emit_changed (self);
}

/* The position in sight. */
SumiPosition
sumi_game_review_get_position (SumiGameReview *self)
{
  return self->positions[self->ply];
}

/* SUMI_SQUARE_PASS after a pass, SUMI_SQUARE_NONE at the beginning. */
SumiSquare
sumi_game_review_get_last_move (SumiGameReview *self)
{
  return self->ply == 0 ? SUMI_SQUARE_NONE : self->record->moves.moves[self->ply - 1];
}

/**
 * sumi_game_review_get_title: which move led to the position in sight; SUMI_SAYING_NONE at the
 * beginning of the game.
 */
SumiSaying
sumi_game_review_get_title (SumiGameReview *self)
{
  int ply = self->ply - 1;

  if (ply < 0)
    return sumi_saying_make (SUMI_SAYING_NONE, SUMI_BLACK, SUMI_SQUARE_NONE);
  return sumi_saying_of_ply (&self->record->moves, self->positions[ply].turn, ply);
}

/* What the review found about the last move. NULL at the beginning, for a forced move, and until
 * the search is done. Owned by SELF. */
const SumiReviewMove *
sumi_game_review_get_choice (SumiGameReview *self)
{
  for (guint i = 0; self->review != NULL && i < self->review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (self->review->moves, SumiReviewMove, i);

      if (move->ply == self->ply - 1)
        return move;
    }
  return NULL;
}

/**
 * sumi_game_review_get_mistakes_of: whose mistakes are listed.
 */
SumiMistakesOf
sumi_game_review_get_mistakes_of (SumiGameReview *self)
{
  return self->mistakes_of;
}

/**
 * sumi_game_review_set_mistakes_of: lists the mistakes of SIDE; those of both at first.
 */
void
sumi_game_review_set_mistakes_of (SumiGameReview *self, SumiMistakesOf side)
{
  if (side == self->mistakes_of)
    return;
  self->mistakes_of = side;
  emit_changed (self);
}

/**
 * sumi_game_review_lists: whether MOVE is a mistake, and of the side whose mistakes are listed.
 */
gboolean
sumi_game_review_lists (SumiGameReview *self, const SumiReviewMove *move)
{
  return sumi_review_is_mistake (move)
         && (self->mistakes_of == SUMI_MISTAKES_OF_BOTH
             || (int) self->mistakes_of == (int) move->before.turn);
}

/* The nearest listed mistake before (DIRECTION < 0) or after the last move; NULL without one. */
const SumiReviewMove *
sumi_game_review_find_mistake (SumiGameReview *self, int direction)
{
  const SumiReviewMove *found = NULL;

  for (guint i = 0; self->review != NULL && i < self->review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (self->review->moves, SumiReviewMove, i);

      if (!sumi_game_review_lists (self, move))
        continue;
      if (direction < 0 && move->ply < self->ply - 1)
        found = move;
      else if (direction > 0 && move->ply >= self->ply)
        return move;
    }
  return found;
}

/* The demonstration that is shown; NULL while the game itself is. Owned by SELF. */
SumiDemonstration *
sumi_game_review_get_demonstration (SumiGameReview *self)
{
  return self->demonstration;
}

/* What the demonstration shows, where there is one. */
SumiReviewLine
sumi_game_review_get_line (SumiGameReview *self)
{
  return self->line;
}

/* Shows LINE of the last move as a demonstration, from the position before it; nothing if the
 * review has found nothing about that move. */
void
sumi_game_review_demonstrate (SumiGameReview *self, SumiReviewLine line)
{
  const SumiReviewMove *move = sumi_game_review_get_choice (self);
  SumiTranscript moves;
  int n;

  if (move == NULL)
    return;
  moves = (SumiTranscript){ .start = move->before, .end = move->before };
  n = line == SUMI_LINE_BEST ? move->n_best_line : sumi_review_find_visible (move);
  if (n == 0)
    n = move->n_line;
  for (int i = 0; i < n; i++)
    sumi_transcript_play (&moves, line == SUMI_LINE_BEST ? move->best_line[i] : move->line[i]);
  drop_demonstration (self);
  self->line = line;
  self->demonstration = sumi_demonstration_new (move->before, &moves);
  emit_changed (self);
}

/* Ends the demonstration, if one is shown; the position in sight is shown again. */
void
sumi_game_review_end_demonstration (SumiGameReview *self)
{
  if (self->demonstration == NULL)
    return;
  drop_demonstration (self);
  emit_changed (self);
}
