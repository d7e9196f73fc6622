/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Reviews kept games, one after the other, in threads: so that it is known where discs are lost, or
 * to make puzzles of what is worth learning from. It goes on while other pages are in sight.
 *
 * Signals: "changed" after each step; "added" (char *id, SumiPack *pack): a puzzle was, to the
 * learner's own pack; "practised": the games were searched for puzzles, to the end or until that
 * was stopped. */

#include "sumi-kept-games.h"

#define SUMI_TYPE_GAMES_REVIEWER (sumi_games_reviewer_get_type ())
G_DECLARE_FINAL_TYPE (SumiGamesReviewer, sumi_games_reviewer, SUMI, GAMES_REVIEWER, GObject)

/* What games are gone through for. */
typedef enum
{
  SUMI_REVIEWER_NOTHING,  /* it is not running */
  SUMI_REVIEWER_LOSSES,   /* where discs are lost, in those that were not reviewed yet */
  SUMI_REVIEWER_PUZZLES,  /* and puzzles, in all of them */
} SumiReviewerGoal;

SumiGamesReviewer *sumi_games_reviewer_new         (SumiKeptGames *games);
void               sumi_games_reviewer_start       (SumiGamesReviewer *self,
                                                    SumiReviewerGoal goal);
void               sumi_games_reviewer_stop        (SumiGamesReviewer *self);
void               sumi_games_reviewer_leave       (SumiGamesReviewer *self);
gboolean           sumi_games_reviewer_is_stopped  (SumiGamesReviewer *self);
SumiReviewerGoal   sumi_games_reviewer_get_goal    (SumiGamesReviewer *self);
guint              sumi_games_reviewer_count_left  (SumiGamesReviewer *self,
                                                    SumiReviewerGoal goal);
char             **sumi_games_reviewer_list_added  (SumiGamesReviewer *self);
const char        *sumi_games_reviewer_get_problem (SumiGamesReviewer *self);
