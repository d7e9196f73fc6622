/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-game-watch.h"

#include "sumi-opponent.h"
#include "sumi-record.h"

/* After this long without a move, the learner is taken to be away. */
#define MAX_THOUGHT_MS (5 * 60 * 1000)

struct _SumiGameWatch
{
  GObject parent_instance;

  SumiStudy *study;
  SumiLiveMatch *match;
  SumiLiveGame *game;    /* the one that is played */
  GtkWidget *page;       /* weak; NULL: none shows the game */
  gint64 seen_us;        /* since when that is in sight and the game as it is; 0: it is not */
  gboolean is_open;      /* it was not over since it was taken up or recorded */
  char *recorded;        /* the item of the game that was recorded last; NULL: none */
  char *early;           /* what that is kept by if it ended before it was over on the board */
  char *recorded_match;  /* the same of the match */
};

G_DEFINE_FINAL_TYPE (SumiGameWatch, sumi_game_watch, G_TYPE_OBJECT)

static SumiResult
get_result (int margin)
{
  return margin > 0 ? SUMI_RESULT_WON : margin < 0 ? SUMI_RESULT_LOST : SUMI_RESULT_DRAWN;
}

/* An outcome of KIND at the game or match ITEM; the name of the opponent is not translated, as it
 * is kept for years. */
static SumiOutcome *
make_outcome (SumiGameWatch *self, SumiOutcomeKind kind, const char *item, int learner)
{
  const SumiPlayer *players = sumi_live_game_get_terms (self->game)->players;
  SumiOutcome *outcome = sumi_outcome_new (kind, "", item, "");

  outcome->tries = 1;
  if (learner >= 0)
    {
      g_free (outcome->opponent);
      outcome->opponent = g_strdup_printf ("level-%d", players[!learner].level);
    }
  return outcome;
}

/* How strong the opponent of LEARNER is; 0 where the game began on uneven terms, and so does not
 * say who is stronger. */
static int
find_rating (const SumiGameTerms *terms, int learner)
{
  if (terms->has_opening || terms->handicap > 0)
    return 0;
  return sumi_level_get_rating (terms->players[!learner].level - 1);
}

/* Whether ITEM was recorded: by this watch, or before it was taken up again. */
static gboolean
is_recorded (SumiGameWatch *self, const char *last, const char *item)
{
  const SumiProgress *progress = sumi_study_get_progress (self->study);

  return g_strcmp0 (last, item) == 0
         || sumi_progress_get_exercise (progress, "", item, "") != NULL;
}

/* What the game ITEM is kept by if the end that was recorded last was none on the board; otherwise
 * NULL. */
static const char *
find_early (SumiGameWatch *self, const char *item)
{
  return g_strcmp0 (self->recorded, item) == 0
           ? self->early
           : sumi_progress_get_left_game (sumi_study_get_progress (self->study), item);
}

/* Whether the game is over because of what was said and not played. */
static gboolean
has_ended_early (SumiGameWatch *self)
{
  return sumi_live_game_is_resigned (self->game) || sumi_live_game_is_agreed (self->game);
}

/* The game with the names of who played it: that of the LEARNER, and of the program. */
static SumiGameRecord *
make_record (SumiGameWatch *self, int learner)
{
  SumiGameRecord *record = sumi_live_game_get_record (self->game);
  const SumiPlayer *players = sumi_live_game_get_terms (self->game)->players;
  char **names[] = { &record->black, &record->white };

  for (int i = 0; i < 2; i++)
    {
      g_free (*names[i]);
      *names[i] = players[i].is_program ? g_strdup_printf ("Sumi %d", players[i].level)
                  : i == learner        ? sumi_study_get_name (self->study)
                                        : NULL;
    }
  return record;
}

/* Whether there was something to record: the first end of the game, or that of one whose end before
 * was none on the board, and which was played on. It is kept instead of the one that ended so. */
static gboolean
record_game (SumiGameWatch *self)
{
  g_autofree char *item = g_strdup_printf (SUMI_GAME_WATCH_GAME "%" G_GINT64_MODIFIER "x",
                                           sumi_live_game_get_terms (self->game)->seed);
  g_autofree char *former = g_strdup (find_early (self, item));
  int learner = sumi_game_terms_get_person (sumi_live_game_get_terms (self->game));
  g_autoptr (SumiGameRecord) record = NULL;
  g_autoptr (SumiOutcome) outcome = NULL;

  if (is_recorded (self, self->recorded, item) && (!self->is_open || former == NULL))
    return FALSE;
  self->is_open = FALSE;
  record = make_record (self, learner);
  outcome = make_outcome (self, SUMI_OUTCOME_GAME, item, learner);
  outcome->milliseconds = sumi_live_match_get_thought (self->match);
  outcome->is_shown = has_ended_early (self);
  sumi_live_match_set_thought (self->match, 0);
  if (learner >= 0)
    {
      outcome->rating = find_rating (sumi_live_game_get_terms (self->game), learner);
      outcome->margin = sumi_live_game_get_margin (self->game, (SumiColor) learner);
      outcome->result = get_result (outcome->margin);
      outcome->is_solved = outcome->result == SUMI_RESULT_WON;
    }
  g_free (self->recorded);
  self->recorded = g_steal_pointer (&item);
  g_clear_pointer (&self->early, g_free);
  if (outcome->is_shown)
    {
      self->early = sumi_record_to_key (record);
      sumi_outcome_set_card (outcome, "", self->early);
    }
  sumi_study_record (self->study, outcome);
  sumi_kept_games_keep (sumi_study_get_games (self->study), record, (SumiKeptSide) learner, former);
  return TRUE;
}

/* A match that a pack sets up is an exercise of it, which is solved when the match is won. */
static void
record_exercise (SumiGameWatch *self, gboolean is_won)
{
  g_autoptr (SumiMatchState) state = sumi_live_match_get_state (self->match);
  g_autoptr (SumiOutcome) outcome = NULL;

  if (state->pack == NULL)
    return;
  outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, state->pack, state->item, "");
  outcome->tries = 1;
  outcome->is_solved = is_won;
  sumi_study_record (self->study, outcome);
}

/* The games of a match follow on one another in their seeds, so that the last one names it. It ends
 * once more if that one does: IS_NEW. */
static void
record_match (SumiGameWatch *self, gboolean is_new)
{
  g_autoptr (SumiSeries) series = sumi_live_match_get_series (self->match);
  g_autofree char *item = g_strdup_printf (SUMI_GAME_WATCH_MATCH "%" G_GINT64_MODIFIER "x",
                                           sumi_live_game_get_terms (self->game)->seed);
  int learner = sumi_game_terms_get_person (sumi_live_game_get_terms (self->game));
  int winner, player;
  g_autoptr (SumiOutcome) outcome = NULL;

  winner = series != NULL ? sumi_series_get_winner (series) : -1;
  if (winner < 0 || (!is_new && is_recorded (self, self->recorded_match, item)))
    return;
  outcome = make_outcome (self, SUMI_OUTCOME_MATCH, item, learner);
  if (learner >= 0)
    {
      player = sumi_live_match_get_player (self->match, (SumiColor) learner);
      outcome->margin = sumi_series_count_wins (series, player)
                        - sumi_series_count_wins (series, !player);
      outcome->result = winner == player ? SUMI_RESULT_WON : SUMI_RESULT_LOST;
      outcome->is_solved = winner == player;
    }
  g_free (self->recorded_match);
  self->recorded_match = g_steal_pointer (&item);
  sumi_study_record (self->study, outcome);
  if (learner >= 0)
    record_exercise (self, outcome->is_solved);
}

static gboolean
has_begun (SumiGameWatch *self)
{
  return sumi_game_terms_has_begun (sumi_live_game_get_terms (self->game),
                                    sumi_live_game_get_game (self->game));
}

/* A game belongs to the learner of its first move, even if another one ends it: it counts once that
 * learner goes on. What was recorded before can be asked only once the store is open. */
static void
update (SumiGameWatch *self)
{
  const char *id = sumi_study_get_learner_id (self->study);
  gboolean is_over = sumi_live_game_get_state (self->game) == SUMI_LIVE_OVER;

  if (sumi_live_match_get_learner (self->match) == NULL && self->is_open
      && (is_over || has_begun (self)))
    sumi_live_match_set_learner (self->match, id);
  if (!sumi_study_is_open (self->study) || !is_over
      || g_strcmp0 (sumi_live_match_get_learner (self->match), id) != 0)
    return;
  record_match (self, record_game (self));
}

/* Begins to count what is thought, if the page is in sight. */
static void
look (SumiGameWatch *self)
{
  gboolean is_in_sight = self->page != NULL && gtk_widget_get_mapped (self->page);

  self->seen_us = is_in_sight ? g_get_monotonic_time () : 0;
}

/* Adds what was thought since the game changed last, or came in sight. */
static void
count_thought (SumiGameWatch *self)
{
  gint64 ms = self->seen_us != 0 ? (g_get_monotonic_time () - self->seen_us) / 1000 : 0;

  ms = sumi_live_match_get_thought (self->match) + MIN (ms, MAX_THOUGHT_MS);
  sumi_live_match_set_thought (self->match, (int) MIN (ms, G_MAXINT));
  look (self);
}

static void
game_changed_cb (SumiGameWatch *self)
{
  count_thought (self);
  if (sumi_live_game_get_state (self->game) != SUMI_LIVE_OVER)
    self->is_open = TRUE;
  update (self);
}

static void
match_changed_cb (SumiGameWatch *self)
{
  SumiLiveGame *game = sumi_live_match_get_game (self->match);

  if (game != self->game)
    {
      if (self->game != NULL)
        g_signal_handlers_disconnect_by_data (self->game, self);
      g_set_object (&self->game, game);
      g_signal_connect_swapped (game, "changed", G_CALLBACK (game_changed_cb), self);
      self->is_open = sumi_live_game_get_state (game) != SUMI_LIVE_OVER;
      look (self);
    }
  /* The match tells of the end before the game itself does. */
  game_changed_cb (self);
}

static void
sumi_game_watch_dispose (GObject *object)
{
  SumiGameWatch *self = SUMI_GAME_WATCH (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->game);
  g_clear_object (&self->match);
  g_clear_object (&self->study);
  G_OBJECT_CLASS (sumi_game_watch_parent_class)->dispose (object);
}

static void
sumi_game_watch_finalize (GObject *object)
{
  SumiGameWatch *self = SUMI_GAME_WATCH (object);

  g_free (self->early);
  g_free (self->recorded);
  g_free (self->recorded_match);
  G_OBJECT_CLASS (sumi_game_watch_parent_class)->finalize (object);
}

static void
sumi_game_watch_class_init (SumiGameWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_game_watch_dispose;
  G_OBJECT_CLASS (klass)->finalize = sumi_game_watch_finalize;
}

static void
sumi_game_watch_init (SumiGameWatch *self)
{
}

/**
 * sumi_game_watch_new: watches MATCH, and has it recorded by STUDY.
 */
SumiGameWatch *
sumi_game_watch_new (SumiStudy *study, SumiLiveMatch *match)
{
  SumiGameWatch *self = g_object_new (SUMI_TYPE_GAME_WATCH, NULL);

  self->study = g_object_ref (study);
  self->match = g_object_ref (match);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_changed_cb), self);
  g_signal_connect_object (study, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  match_changed_cb (self);
  return self;
}

/**
 * sumi_game_watch_set_page: counts what is thought while PAGE is in sight, which shows the match
 * from now on.
 */
void
sumi_game_watch_set_page (SumiGameWatch *self, GtkWidget *page)
{
  if (self->page != NULL)
    g_signal_handlers_disconnect_by_data (self->page, self);
  g_set_weak_pointer (&self->page, page);
  g_signal_connect_object (page, "map", G_CALLBACK (count_thought), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "unmap", G_CALLBACK (count_thought), self, G_CONNECT_SWAPPED);
  count_thought (self);
}
