/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is played on the Play page: one game after another by the same terms, with the score of the
 * series if one was agreed. It can be saved and resumed.
 *
 * Emits "changed" when another game begins, when the game is over, and when it no longer is. The
 * game has a signal of its own for its moves. */

#include "sumi-live-game.h"
#include "sumi-series.h"

#define SUMI_TYPE_LIVE_MATCH (sumi_live_match_get_type ())
G_DECLARE_FINAL_TYPE (SumiLiveMatch, sumi_live_match, SUMI, LIVE_MATCH, GObject)

/* A match as a plain value. Player 0 of the series has Black in the first game, player 1 White. */
typedef struct
{
  SumiGameTerms terms; /* of the game that is played */
  SumiGame game;
  gboolean is_swapped; /* player 0 has White in it */
  SumiSeries *series;  /* of the games before it; NULL: no series was agreed */
  char *pack, *item;   /* the ids of the exercise that it is; both NULL: it is none */
  char *learner;       /* the id of whose game, or series, it is; NULL: nobody has played yet */
  int thought_ms;      /* what the learner has thought in the game until its last change, as far as
                        * that is not recorded yet */
} SumiMatchState;

SumiMatchState *sumi_match_state_new   (const SumiGameTerms *terms,
                                        const SumiSeriesTerms *series_terms);
SumiMatchState *sumi_match_state_copy  (const SumiMatchState *state);
void            sumi_match_state_free  (SumiMatchState *state);
gboolean        sumi_match_state_equal (const SumiMatchState *a, const SumiMatchState *b);
gboolean        sumi_match_state_is_sound (const SumiMatchState *state);
void            sumi_match_state_set_exercise (SumiMatchState *state, const char *pack,
                                        const char *item);

SumiLiveMatch  *sumi_live_match_new            (const SumiMatchState *state, SumiLivePace pace);
SumiMatchState *sumi_live_match_get_state      (SumiLiveMatch *self);
SumiLiveGame   *sumi_live_match_get_game       (SumiLiveMatch *self);
SumiSeries     *sumi_live_match_get_series     (SumiLiveMatch *self);
const char     *sumi_live_match_get_learner    (SumiLiveMatch *self);
void            sumi_live_match_set_learner    (SumiLiveMatch *self, const char *id);
int             sumi_live_match_get_thought    (SumiLiveMatch *self);
void            sumi_live_match_set_thought    (SumiLiveMatch *self, int milliseconds);
int             sumi_live_match_get_player     (SumiLiveMatch *self, SumiColor color);
gboolean        sumi_live_match_can_play_next  (SumiLiveMatch *self);
void            sumi_live_match_play_next      (SumiLiveMatch *self);
void            sumi_live_match_set_pace       (SumiLiveMatch *self, SumiLivePace pace);
void            sumi_live_match_set_warning_strength (SumiLiveMatch *self,
                                                SumiWarningStrength strength);
void            sumi_live_match_set_shows_values (SumiLiveMatch *self, gboolean shows_values);
void            sumi_live_match_set_ponders    (SumiLiveMatch *self, gboolean ponders);
void            sumi_live_match_set_stops_clock (SumiLiveMatch *self, gboolean stops_clock);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiMatchState, sumi_match_state_free)
