/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-live-game-private.h"

#include "sumi-engine-help.h"

/* Help during a game: values of moves, hints, and why the last moves were good or bad. What is
 * known at once is said at once, and replaced when more is known. */

#define FIRST_US (G_USEC_PER_SEC / 4)
#define SECOND_US (3 * G_USEC_PER_SEC)

static void search_values (SumiLiveGame *self, SumiHelpLimits limits, GAsyncReadyCallback callback);
static void search_hint (SumiLiveGame *self, SumiHelpLimits limits, GAsyncReadyCallback callback);
static void agree_hint (SumiLiveGame *self);
static void search_why (SumiLiveGame *self, SumiHelpLimits limits, GAsyncReadyCallback callback);

/* What a first answer may take. */
static SumiHelpLimits
get_first_limits (SumiLiveGame *self, gint64 time_us)
{
  return (SumiHelpLimits){ .time_us = time_us, .nodes = self->pace.help_nodes };
}

/* What the answer that replaces it may take. */
static SumiHelpLimits
get_second_limits (SumiLiveGame *self, gint64 time_us)
{
  return (SumiHelpLimits){ .time_us = time_us, .nodes = 10 * self->pace.help_nodes };
}

/* Stores the values that were found. Returns the game that they belong to, or NULL. */
static SumiLiveGame *
take_values (SumiWaiter *waiter, GAsyncResult *result)
{
  g_autofree SumiMidgameReport *report = sumi_engine_values_finish (result, NULL);
  SumiLiveGame *self = sumi_wait_end (waiter);

  if (self != NULL && report != NULL)
    self->values.report = *report;
  return self;
}

/* The values that the board shows, as far as they are known; NULL where there are none. */
static const SumiMidgameReport *
get_shown_values (SumiLiveGame *self)
{
  return self->values.report.n_moves > 0
             && sumi_position_equal (self->values.position, self->shown)
           ? &self->values.report
           : NULL;
}

/* How SAYING, if it is an estimate of how the game stands, stands in the values that the board
 * shows: one number for one thing. They are those of the side to move. */
static void
agree_with_values (SumiLiveGame *self, SumiSaying *saying)
{
  SumiWhyFact *fact = &saying->as.why;
  int best = self->values.report.moves[0].value.score;

  if (saying->kind == SUMI_SAYING_WHY && fact->kind == SUMI_WHY_STANDING
      && get_shown_values (self) != NULL
      && sumi_position_equal (sumi_position_play (self->why_before, self->why_move), self->shown))
    fact->value = fact->side == self->shown.turn ? best : -best;
}

/* The values have become better known, and with them what was said. */
static void
correct_standing (SumiLiveGame *self)
{
  GArray *parts[] = { self->feedback.headline, self->feedback.more };

  if (self->feedback.kind != SUMI_FEEDBACK_WHY)
    return;
  for (guint part = 0; part < G_N_ELEMENTS (parts); part++)
    {
      for (guint i = 0; i < parts[part]->len; i++)
        agree_with_values (self, &g_array_index (parts[part], SumiSaying, i));
    }
}

static void
second_values_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiLiveGame) self = take_values (data, result);

  if (self == NULL)
    return;
  self->values.is_searching = FALSE;
  correct_standing (self);
  agree_hint (self);
  sumi_live_game_emit_changed (self);
}

static void
first_values_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiLiveGame) self = take_values (data, result);

  if (self == NULL)
    return;
  if (self->values.report.moves[0].value.is_proved)
    self->values.is_searching = FALSE;
  else
    search_values (self, get_second_limits (self, SECOND_US), second_values_cb);
  correct_standing (self);
  agree_hint (self);
  sumi_live_game_emit_changed (self);
}

static void
search_values (SumiLiveGame *self, SumiHelpLimits limits, GAsyncReadyCallback callback)
{
  SumiWait *wait = &self->searches[SUMI_LIVE_SEARCH_VALUES];
  SumiWaiter *waiter = sumi_wait_begin (wait, self);

  sumi_engine_values_async (self->values.position, self->terms.scoring, limits,
                            wait->cancellable, callback, waiter);
}

static int
get_step (SumiLiveGame *self)
{
  return (int) sumi_play_hint_get_step (self->hint, self->n_hints - 1);
}

static void
show_hint (SumiLiveGame *self)
{
  SumiSaying hint = sumi_play_hint_make (self->hint, self->n_hints - 1);
  SumiBitboard asked;

  sumi_feedback_say (&self->feedback, SUMI_FEEDBACK_HINT, hint);
  for (guint i = 0; self->n_hints == SUMI_N_PLAY_HINTS && i < self->hint->n_causes; i++)
    sumi_feedback_say_more (&self->feedback, sumi_saying_of_fact (&self->hint->causes[i]));
  sumi_feedback_keep (&self->feedback, sumi_play_hint_get_basis (self->hint));
  self->is_asking = sumi_play_hint_asks (self->hint, self->n_hints - 1, &asked);
  self->marks = 0;
  self->feedback.lit = hint.squares;
  self->feedback.step = get_step (self);
  self->feedback.n_steps = (int) sumi_play_hint_get_step (self->hint, SUMI_PLAY_HINT_MOVE);
}

/* Whether help is of use now: a person is to move, or only watches. */
static gboolean
has_leisure (SumiLiveGame *self)
{
  return self->state == SUMI_LIVE_YOUR_MOVE || self->state == SUMI_LIVE_PAUSED;
}

/* Whether HINT goes by the values that the board shows; one of which the result is known, or for
 * which none are shown, has none to go by. */
static gboolean
agrees_with_values (SumiLiveGame *self, const SumiPlayHint *hint)
{
  const SumiMidgameReport *values = get_shown_values (self);

  if (values == NULL || hint->basis >= SUMI_PLAY_HINT_EXACT)
    return TRUE;
  if (values->n_moves != hint->report.n_moves)
    return FALSE;
  for (int i = 0; i < values->n_moves; i++)
    {
      if (values->moves[i].move != hint->report.moves[i].move
          || values->moves[i].value.score != hint->report.moves[i].value.score)
        return FALSE;
    }
  return TRUE;
}

/* Whether HINT is to take the place of the one before: it rests on more or, where values are shown,
 * goes by these. */
static gboolean
is_to_replace (SumiLiveGame *self, const SumiPlayHint *hint)
{
  if (agrees_with_values (self, hint) != agrees_with_values (self, self->hint))
    return agrees_with_values (self, hint);
  return sumi_play_hint_is_better (hint, self->hint);
}

/* Replaces the first hint by the better one, at the same step, if it is still shown and no move is
 * held; not while squares are marked, which answer the question of the first one. */
static void
second_hint_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiPlayHint) hint = sumi_engine_hint_finish (result, NULL);
  g_autoptr (SumiLiveGame) self = sumi_wait_end (data);

  if (self == NULL || hint == NULL)
    return;
  if (sumi_live_game_get_marks (self) == 0 && is_to_replace (self, hint))
    {
      sumi_play_hint_free (self->hint);
      self->hint = g_steal_pointer (&hint);
      if (has_leisure (self) && self->feedback.kind == SUMI_FEEDBACK_HINT
          && self->feedback.step > 0)
        show_hint (self);
    }
  agree_hint (self);
  sumi_live_game_emit_changed (self);
}

/* A hint that is found while a move is held is kept for the next time it is asked for: what is said
 * now is about that move. */
static void
first_hint_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiPlayHint) hint = sumi_engine_hint_finish (result, NULL);
  g_autoptr (SumiLiveGame) self = sumi_wait_end (data);

  if (self == NULL || hint == NULL)
    return;
  self->hint = g_steal_pointer (&hint);
  if (has_leisure (self))
    {
      self->n_hints = 1;
      show_hint (self);
    }
  if (self->hint->basis < SUMI_PLAY_HINT_EXACT)
    search_hint (self, get_second_limits (self, SUMI_PLAY_HINT_DEEP_US), second_hint_cb);
  sumi_live_game_emit_changed (self);
}

/* Searches for a hint, by the values that the board shows if there are some. */
static void
search_hint (SumiLiveGame *self, SumiHelpLimits limits, GAsyncReadyCallback callback)
{
  SumiWait *wait = &self->searches[SUMI_LIVE_SEARCH_HELP];
  SumiWaiter *waiter = sumi_wait_begin (wait, self);

  self->explains = FALSE;
  limits.known = get_shown_values (self);
  sumi_engine_hint_async (self->shown, self->terms.scoring, limits, wait->cancellable, callback,
                          waiter);
}

/* Has a hint that does not go by the values on the board replaced, unless its question is being
 * answered: no other move than theirs is to look best. An answer to why comes first. Nothing is
 * searched for while no hint is of use; it is when the values are refreshed. */
static void
agree_hint (SumiLiveGame *self)
{
  gboolean is_explaining
    = self->explains && sumi_wait_is_on (&self->searches[SUMI_LIVE_SEARCH_HELP]);

  if (self->hint != NULL && has_leisure (self) && !is_explaining
      && sumi_live_game_get_marks (self) == 0
      && !agrees_with_values (self, self->hint))
    search_hint (self, get_second_limits (self, SUMI_PLAY_HINT_DEEP_US), second_hint_cb);
}

/* The reply that takes or forces a corner, if FACT speaks of one. */
static SumiSquare
find_corner_reply (const SumiWhyFact *fact)
{
  if (fact->kind == SUMI_WHY_FEATURE && fact->feature.kind == SUMI_FACT_HANDS_CORNER)
    return fact->feature.reply;
  return fact->kind == SUMI_WHY_CORNER_LOST ? fact->reply : SUMI_SQUARE_NONE;
}

/* Says the facts of WHY, and shows the reply that the first ones speak of. */
static void
show_why (SumiLiveGame *self, const SumiWhy *why)
{
  SumiFeedback *feedback = &self->feedback;
  gboolean is_ahead = sumi_position_equal (why->before, self->shown);

  sumi_feedback_silence (feedback);
  feedback->kind = SUMI_FEEDBACK_WHY;
  for (guint i = 0; i < why->facts->len; i++)
    {
      SumiWhyFact fact = g_array_index (why->facts, SumiWhyFact, i);
      SumiSquare reply = find_corner_reply (&fact);

      fact.feature.is_ahead = is_ahead;
      if (i >= why->n_first)
        {
          sumi_feedback_keep (feedback, sumi_saying_of_why (&fact));
          continue;
        }
      sumi_feedback_say_more (feedback, sumi_saying_of_why (&fact));
      if (why->move < SUMI_SQUARE_PASS && reply < SUMI_SQUARE_PASS)
        {
          feedback->arrow_from = why->move;
          feedback->arrow_to = reply;
        }
    }
  correct_standing (self);
}

static void
second_why_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiWhy) why = sumi_engine_why_finish (result, NULL);
  g_autoptr (SumiLiveGame) self = sumi_wait_end (data);

  if (self == NULL || why == NULL)
    return;
  if (self->feedback.kind == SUMI_FEEDBACK_WHY)
    show_why (self, why);
  agree_hint (self);
  sumi_live_game_emit_changed (self);
}

static void
first_why_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiWhy) why = sumi_engine_why_finish (result, NULL);
  g_autoptr (SumiLiveGame) self = sumi_wait_end (data);

  if (self == NULL || why == NULL || self->held_move != SUMI_SQUARE_NONE)
    return;
  show_why (self, why);
  if (!why->is_complete)
    search_why (self, get_second_limits (self, SECOND_US), second_why_cb);
  else
    agree_hint (self);
  sumi_live_game_emit_changed (self);
}

static void
search_why (SumiLiveGame *self, SumiHelpLimits limits, GAsyncReadyCallback callback)
{
  SumiWait *wait = &self->searches[SUMI_LIVE_SEARCH_HELP];
  SumiWaiter *waiter = sumi_wait_begin (wait, self);

  self->explains = TRUE;
  limits.known = &self->why_known;
  sumi_engine_why_async (self->why_before, self->why_move, self->terms.scoring, limits,
                         wait->cancellable, callback, waiter);
}

/* The last move or pass of SIDE; -1 without one. */
static int
find_last_of (SumiLiveGame *self, SumiColor side)
{
  int ply = (int) self->game.index - 1;

  while (ply >= 0 && self->game.positions[ply].turn != side)
    ply--;
  return ply;
}

/* Keeps what the values or hints have told of the moves of the position, for when one of them is
 * explained. */
static void
keep_told (SumiLiveGame *self)
{
  const SumiMidgameReport *report = get_shown_values (self);

  if (report == NULL && self->n_hints > 0)
    report = &self->hint->report;
  if (report != NULL && report->n_moves > 0)
    self->told[self->shown.turn] = (SumiLiveValues){ .position = self->shown, .report = *report };
}

/* Drops what was found about the position, which is still the one that is shown. */
void
sumi_live_game_forget_help (SumiLiveGame *self)
{
  keep_told (self);
  sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_VALUES]);
  sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_HELP]);
  sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_DRAW]);
  self->values = (SumiLiveValues){ 0 };
  g_clear_pointer (&self->hint, sumi_play_hint_free);
  self->n_hints = 0;
  self->is_asking = FALSE;
}

/* Marks SQUARE in answer to a hint's question, or unmarks it. */
void
sumi_live_game_toggle_mark (SumiLiveGame *self, SumiSquare square)
{
  self->marks ^= sumi_bitboard_of (square);
  sumi_live_game_emit_changed (self);
}

/* Says whether the marks answer a hint's question, with what is right. */
void
sumi_live_game_answer_hint (SumiLiveGame *self)
{
  SumiFeedback *feedback = &self->feedback;
  SumiBitboard asked;
  SumiSaying sayings[2];
  guint n = sumi_play_hint_answer (self->hint, self->marks, sayings);

  sumi_play_hint_asks (self->hint, self->n_hints - 1, &asked);
  sumi_feedback_say (feedback, SUMI_FEEDBACK_HINT, sayings[0]);
  for (guint i = 1; i < n; i++)
    sumi_feedback_say_more (feedback, sayings[i]);
  feedback->good = asked;
  feedback->missed = asked & ~self->marks;
  feedback->surplus = self->marks & ~asked;
  self->is_asking = FALSE;
  sumi_live_game_emit_changed (self);
}

/* Begins to search for the values of the moves, if they are to be shown and are not known. A hint
 * may have missed that they became better known. */
void
sumi_live_game_refresh_values (SumiLiveGame *self)
{
  agree_hint (self);
  if (!self->shows_values || !has_leisure (self) || self->values.is_searching
      || self->values.report.n_moves > 0)
    return;
  self->values = (SumiLiveValues){ .position = self->shown, .is_searching = TRUE };
  search_values (self, get_first_limits (self, FIRST_US), first_values_cb);
}

/* Sets whether the values of all moves are searched for. */
void
sumi_live_game_set_shows_values (SumiLiveGame *self, gboolean shows_values)
{
  if (self->shows_values == shows_values)
    return;
  self->shows_values = shows_values;
  if (shows_values)
    sumi_live_game_refresh_values (self);
  else
    {
      keep_told (self);
      sumi_wait_stop (&self->searches[SUMI_LIVE_SEARCH_VALUES]);
      self->values = (SumiLiveValues){ 0 };
    }
  sumi_live_game_emit_changed (self);
}

/* The values of the moves; NULL where they are not to be shown, or no side is to move. Owned by
 * SELF. */
const SumiLiveValues *
sumi_live_game_get_values (SumiLiveGame *self)
{
  return self->values.is_searching || self->values.report.n_moves > 0 ? &self->values : NULL;
}

/* Whether the program weighs a draw that was proposed: its answer stands where help is given. */
static gboolean
is_weighing (SumiLiveGame *self)
{
  return sumi_wait_is_on (&self->searches[SUMI_LIVE_SEARCH_DRAW]);
}

/* Whether a person is to move, and there is another hint. */
gboolean
sumi_live_game_can_hint (SumiLiveGame *self)
{
  return self->state == SUMI_LIVE_YOUR_MOVE && self->n_hints < SUMI_N_PLAY_HINTS
         && !is_weighing (self);
}

/* Goes on to the next rung that says something else. */
static void
climb (SumiLiveGame *self)
{
  int step = self->n_hints > 0 ? get_step (self) : 0;

  do
    self->n_hints++;
  while (get_step (self) == step);
  show_hint (self);
}

/* Gives the next hint; the first one after a moment. */
void
sumi_live_game_hint (SumiLiveGame *self)
{
  g_return_if_fail (sumi_live_game_can_hint (self));

  if (self->hint == NULL)
    search_hint (self, get_first_limits (self, SUMI_PLAY_HINT_FIRST_US), first_hint_cb);
  else
    climb (self);
  sumi_live_game_emit_changed (self);
}

/* The squares that are marked in answer to a hint's question; none where nothing is asked. */
SumiBitboard
sumi_live_game_get_marks (SumiLiveGame *self)
{
  return self->is_asking ? self->marks : 0;
}

/* The move that the hint which is being read names, to be explained; SUMI_SQUARE_NONE where there
 * is none, and while the program weighs a draw. */
SumiSquare
sumi_live_game_get_hinted_move (SumiLiveGame *self)
{
  if (self->feedback.kind != SUMI_FEEDBACK_HINT || self->state != SUMI_LIVE_YOUR_MOVE
      || is_weighing (self))
    return SUMI_SQUARE_NONE;
  return sumi_feedback_get_headline (&self->feedback).move;
}

/* Says, after a moment, what the move that was hinted at does, by the estimates that led to it:
 * others could speak against it. */
void
sumi_live_game_explain_hint (SumiLiveGame *self)
{
  g_return_if_fail (sumi_live_game_get_hinted_move (self) < SUMI_SQUARE_PASS);

  self->is_asking = FALSE;
  self->why_before = self->shown;
  self->why_move = sumi_live_game_get_hinted_move (self);
  self->why_known = self->hint->report;
  search_why (self, get_first_limits (self, FIRST_US), first_why_cb);
  sumi_live_game_emit_changed (self);
}

/* Whether the last move of SIDE can be explained: there is one, and by the rules. */
gboolean
sumi_live_game_can_explain (SumiLiveGame *self, SumiColor side)
{
  int ply = find_last_of (self, side);

  return (has_leisure (self) || self->state == SUMI_LIVE_OVER) && ply >= 0 && !is_weighing (self)
         && sumi_game_get_misturned (&self->game, (guint) ply) == 0;
}

/* Says, after a moment, what the last move or pass of SIDE does, and why it is good or bad; by the
 * values or the hints that there were before it, as others could speak against these. */
void
sumi_live_game_explain (SumiLiveGame *self, SumiColor side)
{
  const SumiLiveValues *told = &self->told[side];

  g_return_if_fail (sumi_live_game_can_explain (self, side));

  self->is_asking = FALSE;
  self->why_before = self->game.positions[find_last_of (self, side)];
  self->why_move = self->game.moves[find_last_of (self, side)];
  self->why_known.n_moves = 0;
  if (sumi_position_equal (told->position, self->why_before))
    self->why_known = told->report;
  search_why (self, get_first_limits (self, FIRST_US), first_why_cb);
  sumi_live_game_emit_changed (self);
}

/* The side whose move was explained last. */
SumiColor
sumi_live_game_get_explained_side (SumiLiveGame *self)
{
  return self->why_before.turn;
}
