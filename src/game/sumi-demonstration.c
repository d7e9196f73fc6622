/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-demonstration.h"

struct _SumiDemonstration
{
  GObject parent_instance;

  SumiPosition positions[SUMI_TRANSCRIPT_MAX + 1];
  SumiTranscript moves;
  guint index; /* moves made so far */
  guint pace_ms;
  guint timer; /* 0 unless it plays */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiDemonstration, sumi_demonstration, G_TYPE_OBJECT)

static void
emit_changed (SumiDemonstration *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
stop_timer (SumiDemonstration *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
}

/* Goes to a move by hand, which stops the timer. */
static void
go_to (SumiDemonstration *self, guint index)
{
  stop_timer (self);
  self->index = index;
  emit_changed (self);
}

static gboolean
play_cb (gpointer data)
{
  SumiDemonstration *self = data;
  gboolean goes_on = ++self->index < (guint) self->moves.n_moves;

  if (!goes_on)
    self->timer = 0;
  emit_changed (self);
  return goes_on ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
sumi_demonstration_dispose (GObject *object)
{
  stop_timer (SUMI_DEMONSTRATION (object));
  G_OBJECT_CLASS (sumi_demonstration_parent_class)->dispose (object);
}

static void
sumi_demonstration_class_init (SumiDemonstrationClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_demonstration_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SUMI_TYPE_DEMONSTRATION, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_demonstration_init (SumiDemonstration *self)
{
  self->pace_ms = SUMI_DEMONSTRATION_PACE_MS;
}

/* Shows MOVES from POSITION, which they are legal from. It waits at the beginning. */
SumiDemonstration *
sumi_demonstration_new (SumiPosition position, const SumiTranscript *moves)
{
  SumiDemonstration *self = g_object_new (SUMI_TYPE_DEMONSTRATION, NULL);

  self->moves = *moves;
  self->positions[0] = position;
  for (int i = 0; i < moves->n_moves; i++)
    self->positions[i + 1] = sumi_position_play (self->positions[i], moves->moves[i]);
  return self;
}

/* Sets how long each move is shown, in milliseconds, from the next play on. */
void
sumi_demonstration_set_pace (SumiDemonstration *self, guint ms)
{
  self->pace_ms = ms;
}

/* The position on the board. */
SumiPosition
sumi_demonstration_get_position (SumiDemonstration *self)
{
  return self->positions[self->index];
}

/* The move that led to the position; SUMI_SQUARE_PASS after a pass, SUMI_SQUARE_NONE at the
 * beginning. */
SumiSquare
sumi_demonstration_get_last_move (SumiDemonstration *self)
{
  return self->index == 0 ? SUMI_SQUARE_NONE : self->moves.moves[self->index - 1];
}

/* How many moves are made, passes included. */
guint
sumi_demonstration_get_index (SumiDemonstration *self)
{
  return self->index;
}

/* How many moves there are to show, passes included. */
guint
sumi_demonstration_get_n_moves (SumiDemonstration *self)
{
  return (guint) self->moves.n_moves;
}

/* Whether the moves are played one after the other by a timer. */
gboolean
sumi_demonstration_is_playing (SumiDemonstration *self)
{
  return self->timer != 0;
}

/**
 * sumi_demonstration_get_sayings: the move that led to the position on the board, except at the
 * beginning, and what can be counted on it. Returns how many they are: 1 or 2.
 */
guint
sumi_demonstration_get_sayings (SumiDemonstration *self, SumiSaying out_sayings[2])
{
  guint n = 0;

  if (self->index > 0)
    {
      SumiPosition before = self->positions[self->index - 1];
      SumiSquare move = self->moves.moves[self->index - 1];

      out_sayings[n++] = move == SUMI_SQUARE_PASS
                           ? sumi_saying_of_pass (before)
                           : sumi_saying_make (SUMI_SAYING_PLAYS, before.turn, move);
    }
  out_sayings[n++] = sumi_saying_of_counts (self->positions[self->index]);
  return n;
}

/* Starts the timer; at the end, from the beginning. */
void
sumi_demonstration_play (SumiDemonstration *self)
{
  if (self->timer != 0 || self->moves.n_moves == 0)
    return;
  if (self->index == (guint) self->moves.n_moves)
    self->index = 0;
  self->timer = g_timeout_add (self->pace_ms, play_cb, self);
  emit_changed (self);
}

/* Stops the timer. */
void
sumi_demonstration_pause (SumiDemonstration *self)
{
  if (self->timer == 0)
    return;
  stop_timer (self);
  emit_changed (self);
}

/* One move on; nothing at the end. Every step by hand stops the timer. */
void
sumi_demonstration_forward (SumiDemonstration *self)
{
  go_to (self, MIN (self->index + 1, (guint) self->moves.n_moves));
}

/* One move back; nothing at the beginning. */
void
sumi_demonstration_back (SumiDemonstration *self)
{
  go_to (self, self->index == 0 ? 0 : self->index - 1);
}

/* To the position before the first move. */
void
sumi_demonstration_first (SumiDemonstration *self)
{
  go_to (self, 0);
}

/* To the position after the last move. */
void
sumi_demonstration_last (SumiDemonstration *self)
{
  go_to (self, (guint) self->moves.n_moves);
}
