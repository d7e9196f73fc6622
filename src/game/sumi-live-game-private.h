/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The members of a live game, for its files. */

#include "sumi-engine.h"
#include "sumi-live-game.h"
#include "sumi-play-hint.h"
#include "sumi-work.h"

/* The searches that can run at the same time. */
typedef enum
{
  SUMI_LIVE_SEARCH_COURSE, /* what the game waits for */
  SUMI_LIVE_SEARCH_VALUES,
  SUMI_LIVE_SEARCH_HELP,   /* a hint, or why a move was good or bad */
  SUMI_LIVE_SEARCH_DRAW,   /* whether a program agrees on the draw that was proposed */
  SUMI_LIVE_SEARCH_PONDER, /* replies to what a person may play */
  SUMI_LIVE_N_SEARCHES,
} SumiLiveSearch;

typedef void (*SumiLiveStep) (SumiLiveGame *self);

struct _SumiLiveGame
{
  GObject parent_instance;

  SumiGameTerms terms;
  SumiLivePace pace;
  SumiGame game;
  SumiEnginePlayer *players[2]; /* by colour; NULL for a person */

  SumiLiveState state;
  SumiPosition shown;     /* of the game, or the board as it is being turned by hand */
  SumiSquare undone_move; /* that was taken back last */
  SumiSquare held_move;   /* checking, warned: to be played; turning: the disc that was set */
  gboolean is_paused;     /* no program moves by itself */
  SumiFeedback feedback;

  SumiSquare reply;    /* the program's move; SUMI_SQUARE_NONE until it is found */
  gboolean has_waited; /* the position was shown long enough */
  gboolean ponders;    /* a program may search while a person is to move */

  gboolean stops_clock; /* nobody can see the game, or move */
  int running;          /* the side whose clock runs; -1: neither */
  gint64 counted_us;    /* when its time was last counted */
  guint tick;

  SumiWarningStrength strength;
  SumiWarning warning; /* warned */

  gboolean shows_values;
  SumiLiveValues values;
  SumiPlayHint *hint; /* of the position; NULL until one is asked for */
  guint n_hints;      /* rungs of it that were given, or had nothing to say */
  gboolean is_asking; /* one of them is a question, which is answered by marks */
  SumiBitboard marks;
  gboolean explains;       /* what is searched for as help is why, and not a hint */
  SumiPosition why_before; /* the move that is being explained, */
  SumiSquare why_move;     /* and where it was or may be made */
  SumiMidgameReport why_known; /* what was told of it and the others; without a move: nothing was */
  SumiLiveValues told[2]; /* of a position before: what its values or hints told, by the side to
                           * move */

  SumiWait searches[SUMI_LIVE_N_SEARCHES];
  SumiLiveStep step;                            /* what happens next by itself */
  guint timer;
};

/* Says that something has changed: before all others, the clock hears of it. */
static inline void
sumi_live_game_emit_changed (SumiLiveGame *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* How it stands. */
gboolean      sumi_live_game_is_by_person   (SumiLiveGame *self, guint ply);

/* How the game goes on. */
void          sumi_live_game_stop_timer     (SumiLiveGame *self);
void          sumi_live_game_settle         (SumiLiveGame *self);
void          sumi_live_game_settle_and_say (SumiLiveGame *self);
void          sumi_live_game_offer          (SumiLiveGame *self, SumiSquare square);
void          sumi_live_game_drop_held      (SumiLiveGame *self);
void          sumi_live_game_moved          (SumiLiveGame *self);

/* The clocks. */
void          sumi_live_game_run_clock      (SumiLiveGame *self);
void          sumi_live_game_stamp_move     (SumiLiveGame *self);
void          sumi_live_game_go_to          (SumiLiveGame *self, guint ply);
void          sumi_live_game_resume_move    (SumiLiveGame *self);

/* Answering a hint's question. */
void          sumi_live_game_toggle_mark    (SumiLiveGame *self, SumiSquare square);
void          sumi_live_game_answer_hint    (SumiLiveGame *self);

/* Turning by hand. */
void          sumi_live_game_set_disc       (SumiLiveGame *self, SumiSquare square);
void          sumi_live_game_turn_disc      (SumiLiveGame *self, SumiSquare square);

/* What is said. */
void          sumi_live_game_say_move       (SumiLiveGame *self);
void          sumi_live_game_say_warning    (SumiLiveGame *self);

/* Help. */
void          sumi_live_game_forget_help    (SumiLiveGame *self);
void          sumi_live_game_refresh_values (SumiLiveGame *self);
