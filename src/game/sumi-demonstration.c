/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-demonstration.h"

#include <glib/gi18n-lib.h>

#include "sumi-explain-words.h"

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

/* Goes by hand: what plays itself stops. */
static void
go_to (SumiDemonstration *self, guint index)
{
  stop_timer (self);
  self->index = index;
  emit_changed (self);
}

static int
count_moves (SumiPosition position, SumiColor side)
{
  return sumi_bitboard_count (sumi_position_moves_of (position, side));
}

/* The sentence that tells of the move just made; NULL at the beginning. */
static char *
word_move (SumiDemonstration *self)
{
  SumiPosition before;
  SumiSquare move;

  if (self->index == 0)
    return NULL;
  before = self->positions[self->index - 1];
  move = self->moves.moves[self->index - 1];
  if (move == SUMI_SQUARE_PASS)
    return sumi_explain_pass (before);
  if (before.turn == SUMI_BLACK)
    /* Translators: %s is the name of a square, such as d3. */
    return g_strdup_printf (_("Black plays %s."), sumi_square_to_name (move));
  /* Translators: %s is the name of a square, such as d3. */
  return g_strdup_printf (_("White plays %s."), sumi_square_to_name (move));
}

/* The sentence that counts: the moves of both sides, or their discs where the game is over. */
static char *
word_count (SumiPosition position)
{
  if (sumi_position_is_over (position))
    /* Translators: the numbers of discs on the board at the end. */
    return g_strdup_printf (_("The game is over. Discs of Black: %d, of White: %d."),
                            sumi_bitboard_count (sumi_position_discs (position, SUMI_BLACK)),
                            sumi_bitboard_count (sumi_position_discs (position, SUMI_WHITE)));
  /* Translators: how many squares each side could play on now, had it the turn. */
  return g_strdup_printf (_("Moves of Black: %d, of White: %d."),
                          count_moves (position, SUMI_BLACK), count_moves (position, SUMI_WHITE));
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

/* How long each move stands, from the next time on that it is played. */
void
sumi_demonstration_set_pace (SumiDemonstration *self, guint ms)
{
  self->pace_ms = ms;
}

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

guint
sumi_demonstration_get_n_moves (SumiDemonstration *self)
{
  return (guint) self->moves.n_moves;
}

gboolean
sumi_demonstration_is_playing (SumiDemonstration *self)
{
  return self->timer != 0;
}

/* The move just made, if there is one, and how many moves each side has now: whole sentences. */
char *
sumi_demonstration_get_text (SumiDemonstration *self)
{
  g_autofree char *move = word_move (self);
  g_autofree char *count = word_count (self->positions[self->index]);

  return move == NULL ? g_steal_pointer (&count) : g_strjoin (" ", move, count, NULL);
}

/* Goes on by itself, a move at a time; once it is at the end, from the beginning. */
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

void
sumi_demonstration_pause (SumiDemonstration *self)
{
  if (self->timer == 0)
    return;
  stop_timer (self);
  emit_changed (self);
}

/* One move on; nothing at the end. Like all steps by hand, it pauses. */
void
sumi_demonstration_forward (SumiDemonstration *self)
{
  go_to (self, MIN (self->index + 1, (guint) self->moves.n_moves));
}

void
sumi_demonstration_back (SumiDemonstration *self)
{
  go_to (self, self->index == 0 ? 0 : self->index - 1);
}

void
sumi_demonstration_first (SumiDemonstration *self)
{
  go_to (self, 0);
}

void
sumi_demonstration_last (SumiDemonstration *self)
{
  go_to (self, (guint) self->moves.n_moves);
}
