/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A game that is reviewed: the position in sight, the review once a thread has made it, and the
 * lines that show what a move led to. Emits "changed" after each change. */

#include "sumi-demonstration.h"
#include "sumi-game-record.h"
#include "sumi-review.h"

#define SUMI_TYPE_GAME_REVIEW (sumi_game_review_get_type ())
G_DECLARE_FINAL_TYPE (SumiGameReview, sumi_game_review, SUMI, GAME_REVIEW, GObject)

/* The lines that can be shown for a move. */
typedef enum
{
  SUMI_LINE_PLAYED, /* what it leads to, until that can be seen on the board */
  SUMI_LINE_BEST,   /* what would have been better */
} SumiReviewLine;

/* Whose mistakes are listed and gone to. The first two are SumiColor. */
typedef enum
{
  SUMI_MISTAKES_OF_BLACK = SUMI_BLACK,
  SUMI_MISTAKES_OF_WHITE = SUMI_WHITE,
  SUMI_MISTAKES_OF_BOTH,
} SumiMistakesOf;

SumiGameReview       *sumi_game_review_new          (SumiGameRecord *record,
                                                     SumiReviewLimits limits);
const SumiGameRecord *sumi_game_review_get_record   (SumiGameReview *self);

void                  sumi_game_review_search       (SumiGameReview *self);
void                  sumi_game_review_cancel       (SumiGameReview *self);
gboolean              sumi_game_review_is_searching (SumiGameReview *self);
double                sumi_game_review_get_progress (SumiGameReview *self);
const SumiReview     *sumi_game_review_get_review   (SumiGameReview *self);

int                   sumi_game_review_get_ply      (SumiGameReview *self);
void                  sumi_game_review_go_to        (SumiGameReview *self, int ply);
SumiPosition          sumi_game_review_get_position (SumiGameReview *self);
SumiSquare            sumi_game_review_get_last_move (SumiGameReview *self);
SumiSaying            sumi_game_review_get_title    (SumiGameReview *self);
const SumiReviewMove *sumi_game_review_get_choice   (SumiGameReview *self);
SumiMistakesOf        sumi_game_review_get_mistakes_of (SumiGameReview *self);
void                  sumi_game_review_set_mistakes_of (SumiGameReview *self, SumiMistakesOf side);
gboolean              sumi_game_review_lists        (SumiGameReview *self,
                                                     const SumiReviewMove *move);
const SumiReviewMove *sumi_game_review_find_mistake (SumiGameReview *self, int direction);

SumiDemonstration    *sumi_game_review_get_demonstration (SumiGameReview *self);
SumiReviewLine        sumi_game_review_get_line     (SumiGameReview *self);
void                  sumi_game_review_demonstrate  (SumiGameReview *self, SumiReviewLine line);
void                  sumi_game_review_end_demonstration (SumiGameReview *self);
