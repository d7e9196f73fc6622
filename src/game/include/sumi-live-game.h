/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* One game that is being played: by two people, by a person against a program, or by two programs.
 *
 * A state machine without a widget. Everything that takes a search is found in a thread, and
 * everything visible changes together, with the signal "changed". The input of a person is a
 * square; what it means depends on the state.
 *
 * Where the game has clocks, "ticked" is emitted whenever another second of the running one is
 * over; how much time is left is in the game. */

#include <gio/gio.h>

#include "sumi-feedback.h"
#include "sumi-game-record.h"
#include "sumi-game-terms.h"
#include "sumi-midgame.h"
#include "sumi-trays.h"
#include "sumi-warning.h"

#define SUMI_TYPE_LIVE_GAME (sumi_live_game_get_type ())
G_DECLARE_FINAL_TYPE (SumiLiveGame, sumi_live_game, SUMI, LIVE_GAME, GObject)

typedef enum
{
  SUMI_LIVE_YOUR_MOVE, /* a person is to move */
  SUMI_LIVE_TURNING,   /* a person has set a disc and turns others, until handing over */
  SUMI_LIVE_CHECKING,  /* a move is held until it is known whether to warn of it; lasts a moment */
  SUMI_LIVE_WARNED,    /* a move was warned of and is to be confirmed or withdrawn */
  SUMI_LIVE_THINKING,  /* a program is to move */
  SUMI_LIVE_PASSING,   /* the side to move has to pass, after a moment or at any input */
  SUMI_LIVE_PAUSED,    /* a program is to move, but only when told to go on */
  SUMI_LIVE_OVER,
} SumiLiveState;

/* How long each thing is shown before the game goes on by itself, in milliseconds, 0: not at all
 * (for tests, and where animations are off); and how long things may take. */
typedef struct
{
  guint move_ms; /* a move, before a program answers it; or ponders, where a person is to answer */
  guint hand_ms; /* the same where discs are turned by hand, and may still be put right */
  guint pass_ms; /* a pass that is told of, before it is made */
  guint check_ms; /* the most that a move is held until it is known whether to warn of it; 0: as
                   * long as that takes (for tests) */
  guint64 help_nodes; /* what a first answer to a question for help may search, and one tenth of
                       * what the second may; 0: both have a time instead */
  gint64 (*get_time_us) (void); /* the time that the clocks go by, in microseconds; NULL: that of
                                 * the system */
} SumiLivePace;

#define SUMI_LIVE_PACE_NORMAL                                                                      \
  ((SumiLivePace){ .move_ms = 700, .hand_ms = 2500, .pass_ms = 2500, .check_ms = 500 })

/* The values of the moves of a position, as far as they are known. */
typedef struct
{
  SumiPosition position;
  gboolean is_searching; /* more may become known */
  SumiMidgameReport report; /* without moves while nothing is known */
} SumiLiveValues;

SumiLiveGame         *sumi_live_game_new             (const SumiGameTerms *terms,
                                                      SumiLivePace pace);
SumiLiveGame         *sumi_live_game_new_from        (const SumiGameTerms *terms,
                                                      const SumiGame *game, SumiLivePace pace);
void                  sumi_live_game_set_pace        (SumiLiveGame *self, SumiLivePace pace);

const SumiGameTerms  *sumi_live_game_get_terms       (SumiLiveGame *self);
const SumiGame       *sumi_live_game_get_game        (SumiLiveGame *self);
SumiLiveState         sumi_live_game_get_state       (SumiLiveGame *self);
SumiPosition          sumi_live_game_get_position    (SumiLiveGame *self);
SumiBitboard          sumi_live_game_get_legal_moves (SumiLiveGame *self);
SumiSquare            sumi_live_game_get_last_move   (SumiLiveGame *self);
SumiSquare            sumi_live_game_get_undone_move (SumiLiveGame *self);
SumiSquare            sumi_live_game_get_held_move   (SumiLiveGame *self);
const SumiFeedback   *sumi_live_game_get_feedback    (SumiLiveGame *self);
gboolean              sumi_live_game_get_trays       (SumiLiveGame *self, SumiTrays *out_trays,
                                                      gboolean *out_was_handed_over);
SumiScore             sumi_live_game_get_result      (SumiLiveGame *self);
SumiGameRecord       *sumi_live_game_get_record      (SumiLiveGame *self);

void                  sumi_live_game_choose          (SumiLiveGame *self, SumiSquare square);
gboolean              sumi_live_game_can_hand_over   (SumiLiveGame *self);
void                  sumi_live_game_hand_over       (SumiLiveGame *self);
gboolean              sumi_live_game_can_correct     (SumiLiveGame *self);
void                  sumi_live_game_correct         (SumiLiveGame *self);
gboolean              sumi_live_game_can_go_on       (SumiLiveGame *self);
void                  sumi_live_game_go_on           (SumiLiveGame *self);
gboolean              sumi_live_game_hurry           (SumiLiveGame *self);
void                  sumi_live_game_hold            (SumiLiveGame *self);
gboolean              sumi_live_game_can_resign      (SumiLiveGame *self);
void                  sumi_live_game_resign          (SumiLiveGame *self);
gboolean              sumi_live_game_is_resigned     (SumiLiveGame *self);
gboolean              sumi_live_game_is_out_of_time  (SumiLiveGame *self);
int                   sumi_live_game_get_forfeiter   (SumiLiveGame *self);
gboolean              sumi_live_game_can_agree       (SumiLiveGame *self);
void                  sumi_live_game_agree           (SumiLiveGame *self);
gboolean              sumi_live_game_is_agreed       (SumiLiveGame *self);
int                   sumi_live_game_get_margin      (SumiLiveGame *self, SumiColor side);
gboolean              sumi_live_game_check_time      (SumiLiveGame *self);
void                  sumi_live_game_set_stops_clock (SumiLiveGame *self, gboolean stops_clock);
gboolean              sumi_live_game_can_pause       (SumiLiveGame *self);
void                  sumi_live_game_pause           (SumiLiveGame *self);

gboolean              sumi_live_game_can_take_back   (SumiLiveGame *self);
void                  sumi_live_game_take_back       (SumiLiveGame *self);
gboolean              sumi_live_game_can_forward     (SumiLiveGame *self);
void                  sumi_live_game_forward         (SumiLiveGame *self);

void                  sumi_live_game_set_warning_strength (SumiLiveGame *self,
                                                      SumiWarningStrength strength);
const SumiWarning    *sumi_live_game_get_warning     (SumiLiveGame *self);
void                  sumi_live_game_confirm         (SumiLiveGame *self);
void                  sumi_live_game_withdraw        (SumiLiveGame *self);

void                  sumi_live_game_set_shows_values (SumiLiveGame *self, gboolean shows_values);
const SumiLiveValues *sumi_live_game_get_values      (SumiLiveGame *self);
gboolean              sumi_live_game_can_hint        (SumiLiveGame *self);
void                  sumi_live_game_hint            (SumiLiveGame *self);
SumiBitboard          sumi_live_game_get_marks       (SumiLiveGame *self);
SumiSquare            sumi_live_game_get_hinted_move (SumiLiveGame *self);
void                  sumi_live_game_explain_hint    (SumiLiveGame *self);
gboolean              sumi_live_game_can_explain     (SumiLiveGame *self, SumiColor side);
void                  sumi_live_game_explain         (SumiLiveGame *self, SumiColor side);
SumiColor             sumi_live_game_get_explained_side (SumiLiveGame *self);
void                  sumi_live_game_set_ponders     (SumiLiveGame *self, gboolean ponders);
gboolean              sumi_live_game_is_pondering    (SumiLiveGame *self);
gboolean              sumi_live_game_is_searching    (SumiLiveGame *self);
