/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-match.h"

struct _SumiLiveMatch
{
  GObject parent_instance;

  SumiMatchState *state; /* without the moves of the game that is played */
  SumiLiveGame *game;
  gboolean was_over; /* when it was last looked at */

  SumiLivePace pace;
  SumiWarningStrength strength;
  gboolean shows_values;
  gboolean ponders;
  gboolean stops_clock;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiLiveMatch, sumi_live_match, G_TYPE_OBJECT)

/* The colour that makes the first move of a game by TERMS. */
static SumiColor
get_first (const SumiGameTerms *terms)
{
  return sumi_game_terms_get_start (terms).turn;
}

/* Gives the players the colours of the next game. With a handicap each keeps its colour, and the
 * colour that begins changes; otherwise the player who begins gets the colour that begins. */
static void
assign_colors (SumiMatchState *state, int starter)
{
  gboolean is_swapped = starter != (int) get_first (&state->terms);
  SumiPlayer black = state->terms.players[SUMI_BLACK];

  if (state->terms.handicap > 0 && !state->terms.has_opening)
    {
      state->terms.first = (SumiColor) (state->is_swapped ? 1 - starter : starter);
      return;
    }
  if (is_swapped == state->is_swapped)
    return;
  state->is_swapped = is_swapped;
  state->terms.players[SUMI_BLACK] = state->terms.players[SUMI_WHITE];
  state->terms.players[SUMI_WHITE] = black;
}

static void
game_changed_cb (SumiLiveMatch *self)
{
  gboolean is_over = sumi_live_game_get_state (self->game) == SUMI_LIVE_OVER;

  if (is_over == self->was_over)
    return;
  self->was_over = is_over;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
drop_game (SumiLiveMatch *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

/* Begins, or goes on with, the game of the state. */
static void
take_up_game (SumiLiveMatch *self)
{
  drop_game (self);
  self->game = sumi_live_game_new_from (&self->state->terms, &self->state->game, self->pace);
  sumi_live_game_set_warning_strength (self->game, self->strength);
  sumi_live_game_set_shows_values (self->game, self->shows_values);
  sumi_live_game_set_ponders (self->game, self->ponders);
  sumi_live_game_set_stops_clock (self->game, self->stops_clock);
  self->was_over = sumi_live_game_get_state (self->game) == SUMI_LIVE_OVER;
  g_signal_connect_swapped (self->game, "changed", G_CALLBACK (game_changed_cb), self);
}

static void
sumi_live_match_dispose (GObject *object)
{
  drop_game (SUMI_LIVE_MATCH (object));
  G_OBJECT_CLASS (sumi_live_match_parent_class)->dispose (object);
}

static void
sumi_live_match_finalize (GObject *object)
{
  sumi_match_state_free (SUMI_LIVE_MATCH (object)->state);
  G_OBJECT_CLASS (sumi_live_match_parent_class)->finalize (object);
}

static void
sumi_live_match_class_init (SumiLiveMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sumi_live_match_dispose;
  object_class->finalize = sumi_live_match_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SUMI_TYPE_LIVE_MATCH, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_live_match_init (SumiLiveMatch *self)
{
}

/* A match that begins by TERMS: a series, or single games where SERIES_TERMS is NULL; a series is
 * counted by the discs of whole games, and so is played without clocks. The player who
 * begins the first game, and the scoring, are those of TERMS. The caller owns it. */
SumiMatchState *
sumi_match_state_new (const SumiGameTerms *terms, const SumiSeriesTerms *series_terms)
{
  SumiMatchState *state = g_new0 (SumiMatchState, 1);

  state->terms = *terms;
  sumi_game_terms_begin (terms, &state->game);
  if (series_terms != NULL)
    {
      SumiSeriesTerms own_terms = *series_terms;

      own_terms.first_starter = (int) get_first (terms);
      own_terms.scoring = terms->scoring;
      state->series = sumi_series_new (&own_terms);
    }
  return state;
}

SumiMatchState *
sumi_match_state_copy (const SumiMatchState *state)
{
  SumiMatchState *copy = g_memdup2 (state, sizeof *state);

  if (state->series != NULL)
    copy->series = sumi_series_copy (state->series);
  copy->pack = g_strdup (state->pack);
  copy->item = g_strdup (state->item);
  copy->learner = g_strdup (state->learner);
  return copy;
}

/* STATE may be NULL. */
void
sumi_match_state_free (SumiMatchState *state)
{
  if (state == NULL)
    return;
  sumi_series_free (state->series);
  g_free (state->pack);
  g_free (state->item);
  g_free (state->learner);
  g_free (state);
}

/* Whether A and B are the same match in the same state. */
gboolean
sumi_match_state_equal (const SumiMatchState *a, const SumiMatchState *b)
{
  return sumi_game_terms_equal (&a->terms, &b->terms) && sumi_game_equal (&a->game, &b->game)
         && a->is_swapped == b->is_swapped && (a->series == NULL) == (b->series == NULL)
         && g_strcmp0 (a->pack, b->pack) == 0 && g_strcmp0 (a->item, b->item) == 0
         && g_strcmp0 (a->learner, b->learner) == 0 && a->thought_ms == b->thought_ms
         && (a->series == NULL || sumi_series_equal (a->series, b->series));
}

/* Whether the game of STATE can have ended as it says: a match is counted by whole games. */
static gboolean
is_ending_sound (const SumiMatchState *state)
{
  gboolean is_whole = state->series != NULL || sumi_game_is_over (&state->game);

  switch (state->game.ending)
    {
    case SUMI_ENDING_RESIGNED:
      return !is_whole && sumi_game_terms_is_against_program (&state->terms);
    case SUMI_ENDING_AGREED:
      return !is_whole && !sumi_game_terms_is_watched (&state->terms);
    case SUMI_ENDING_NONE:
    default:
      return TRUE;
    }
}

/* Whether STATE can be the result of playing, which a file may contradict. */
gboolean
sumi_match_state_is_sound (const SumiMatchState *state)
{
  int first = (int) state->game.positions[0].turn;

  if (!sumi_position_equal (state->game.positions[0], sumi_game_terms_get_start (&state->terms)))
    return FALSE;
  if (!is_ending_sound (state))
    return FALSE;
  if (state->series == NULL)
    return TRUE;
  return state->terms.clock.kind == SUMI_CLOCK_NONE
         && state->series->terms.scoring == state->terms.scoring
         && sumi_series_is_sound (state->series) && sumi_series_get_winner (state->series) < 0
         && sumi_series_get_starter (state->series) == (state->is_swapped ? 1 - first : first);
}

/* Says that STATE is the exercise ITEM of PACK, their ids: it is solved when the series is won. */
void
sumi_match_state_set_exercise (SumiMatchState *state, const char *pack, const char *item)
{
  g_free (state->pack);
  g_free (state->item);
  state->pack = g_strdup (pack);
  state->item = g_strdup (item);
}

/* Resumes STATE, which is copied. */
SumiLiveMatch *
sumi_live_match_new (const SumiMatchState *state, SumiLivePace pace)
{
  SumiLiveMatch *self = g_object_new (SUMI_TYPE_LIVE_MATCH, NULL);

  self->state = sumi_match_state_copy (state);
  self->pace = pace;
  take_up_game (self);
  return self;
}

/* The state of the match, to be resumed later; owned by the caller. */
SumiMatchState *
sumi_live_match_get_state (SumiLiveMatch *self)
{
  SumiMatchState *state = sumi_match_state_copy (self->state);

  state->game = *sumi_live_game_get_game (self->game);
  return state;
}

/* The game that is played now. Owned by SELF; another one after the signal "changed". */
SumiLiveGame *
sumi_live_match_get_game (SumiLiveMatch *self)
{
  return self->game;
}

/* The series with the results so far, and that of the current game if it is over; owned by the
 * caller. NULL if there is no series. */
SumiSeries *
sumi_live_match_get_series (SumiLiveMatch *self)
{
  SumiSeries *series;

  if (self->state->series == NULL)
    return NULL;
  series = sumi_series_copy (self->state->series);
  if (sumi_live_game_get_state (self->game) == SUMI_LIVE_OVER)
    sumi_series_add (series, sumi_live_game_get_position (self->game),
                     get_first (&self->state->terms));
  return series;
}

/* The id of whose game, or series, it is; NULL if nobody has played yet. Owned by SELF. */
const char *
sumi_live_match_get_learner (SumiLiveMatch *self)
{
  return self->state->learner;
}

/* Says whose it is: that of the learner ID. */
void
sumi_live_match_set_learner (SumiLiveMatch *self, const char *id)
{
  g_free (self->state->learner);
  self->state->learner = g_strdup (id);
}

/* How long the learner has thought in the game, in milliseconds, as it was said last; 0 when it
 * begins. */
int
sumi_live_match_get_thought (SumiLiveMatch *self)
{
  return self->state->thought_ms;
}

/* Says how long that is, for the state of the match to keep. */
void
sumi_live_match_set_thought (SumiLiveMatch *self, int milliseconds)
{
  self->state->thought_ms = milliseconds;
}

/* The player of the series, 0 or 1, who has COLOR in the game that is played. */
int
sumi_live_match_get_player (SumiLiveMatch *self, SumiColor color)
{
  return self->state->is_swapped ? 1 - (int) color : (int) color;
}

/* Whether another game follows: this one is over, and the series, if there is one, is not. */
gboolean
sumi_live_match_can_play_next (SumiLiveMatch *self)
{
  g_autoptr (SumiSeries) series = sumi_live_match_get_series (self);

  return sumi_live_game_get_state (self->game) == SUMI_LIVE_OVER
         && (series == NULL || sumi_series_get_winner (series) < 0);
}

/* Begins the next game. The result of this one can no longer be taken back. */
void
sumi_live_match_play_next (SumiLiveMatch *self)
{
  g_return_if_fail (sumi_live_match_can_play_next (self));

  if (self->state->series != NULL)
    {
      SumiSeries *series = sumi_live_match_get_series (self);

      sumi_series_free (self->state->series);
      self->state->series = series;
      assign_colors (self->state, sumi_series_get_starter (series));
    }
  else
    g_clear_pointer (&self->state->learner, g_free);
  self->state->thought_ms = 0;
  self->state->terms.seed += 2; /* each player has one */
  sumi_game_terms_begin (&self->state->terms, &self->state->game);
  take_up_game (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* For this game and those that follow. */
void
sumi_live_match_set_pace (SumiLiveMatch *self, SumiLivePace pace)
{
  self->pace = pace;
  sumi_live_game_set_pace (self->game, pace);
}

/* For this game and those that follow. */
void
sumi_live_match_set_warning_strength (SumiLiveMatch *self, SumiWarningStrength strength)
{
  self->strength = strength;
  sumi_live_game_set_warning_strength (self->game, strength);
}

/* For this game and those that follow. */
void
sumi_live_match_set_shows_values (SumiLiveMatch *self, gboolean shows_values)
{
  self->shows_values = shows_values;
  sumi_live_game_set_shows_values (self->game, shows_values);
}

/* For this game and those that follow. */
void
sumi_live_match_set_ponders (SumiLiveMatch *self, gboolean ponders)
{
  self->ponders = ponders;
  sumi_live_game_set_ponders (self->game, ponders);
}

/* For this game and those that follow. */
void
sumi_live_match_set_stops_clock (SumiLiveMatch *self, gboolean stops_clock)
{
  self->stops_clock = stops_clock;
  sumi_live_game_set_stops_clock (self->game, stops_clock);
}
