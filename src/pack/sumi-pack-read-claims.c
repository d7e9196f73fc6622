/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>

#include "sumi-square-list.h"

static void read_solutions (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_replies (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_line (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_forced (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_result (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_unique (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_score (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_discs (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

static const SumiJsonField claims_fields[] = {
  { "solutions", read_solutions, 0, FALSE },
  { "replies", read_replies, 0, FALSE },
  { "line", read_line, 0, FALSE },
  { "forced", read_forced, 0, FALSE },
  { "result", read_result, 0, FALSE },
  { "unique", read_unique, 0, FALSE },
  { "score", read_score, 0, FALSE },
};

static const SumiJsonField result_fields[] = {
  { "black", read_discs, G_STRUCT_OFFSET (SumiClaims, result_black), TRUE },
  { "white", read_discs, G_STRUCT_OFFSET (SumiClaims, result_white), TRUE },
};

static void
read_solutions (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = target;
  SumiBitboard legal = sumi_position_legal_moves (exercise->position);
  SumiClaims *claims = &exercise->claims;
  g_autofree char *list = NULL;

  g_clear_pointer (&claims->solutions_say, g_free);
  if (!sumi_pack_check_is_by_move (walk, item, exercise))
    return;
  if (!sumi_pack_read_squares (walk, item, 1, &claims->solutions, &claims->solutions_say))
    return;
  claims->has_solutions = TRUE;
  claims->solutions_place = sumi_json_get_location (walk, item);
  if (legal == 0 || (claims->solutions & ~legal) == 0)
    return;
  list = sumi_square_list_to_text (legal);
  if (exercise->position.turn == SUMI_BLACK)
    sumi_json_report (walk, item, SUMI_MISTAKE_SQUARE,
                      _("must have legal moves only; Black's moves are %s"), list);
  else
    sumi_json_report (walk, item, SUMI_MISTAKE_SQUARE,
                      _("must have legal moves only; White's moves are %s"), list);
}

static void
read_replies_to (SumiJsonWalk *walk, const SumiJsonItem *item, SumiSquare move, gpointer target)
{
  SumiClaimReplies replies = { .move = move, .place = sumi_json_get_location (walk, item) };

  if (sumi_pack_read_squares (walk, item, 0, &replies.replies, &replies.says)
      && move != SUMI_SQUARE_NONE)
    g_array_append_val (target, replies);
  else
    g_free (replies.says);
}

static void
read_replies (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = target;

  sumi_pack_read_by_move (walk, item, exercise->position, read_replies_to,
                          exercise->claims.replies);
}

static void
read_line (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = target;
  SumiClaims *claims = &exercise->claims;

  claims->has_line = TRUE;
  claims->line_place = sumi_json_get_location (walk, item);
  if (sumi_position_legal_moves (exercise->position) != 0)
    sumi_pack_read_moves (walk, item, exercise->position, &claims->line);
}

static void
read_forced (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = target;
  SumiClaims *claims = &exercise->claims;

  claims->has_forced = TRUE;
  claims->forced_place = sumi_json_get_location (walk, item);
  sumi_pack_read_color (walk, item, &claims->forced);
}

static void
read_discs (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, 64, target);
}

static void
read_result (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = target;
  SumiClaims *claims = &exercise->claims;

  claims->has_result = TRUE;
  claims->result_place = sumi_json_get_location (walk, item);
  sumi_json_read_fields (walk, item, result_fields, G_N_ELEMENTS (result_fields), claims);
}

static void
read_unique (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = target;
  SumiClaims *claims = &exercise->claims;

  if (!sumi_pack_check_is_by_move (walk, item, exercise))
    return;
  claims->has_unique = TRUE;
  claims->unique_place = sumi_json_get_location (walk, item);
  sumi_json_get_boolean (walk, item, &claims->is_unique);
}

static void
read_score (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = target;
  SumiClaims *claims = &exercise->claims;

  claims->score_place = sumi_json_get_location (walk, item);
  claims->has_score = sumi_json_get_int (walk, item, -SUMI_PACK_MAX_SCORE, SUMI_PACK_MAX_SCORE,
                                         &claims->score);
}

/* Reads the author's claims, without checking whether they hold. */
void
sumi_pack_read_claims (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = *(SumiExercise **) target;
  const SumiClaims *claims = &exercise->claims;

  if (!sumi_json_read_fields (walk, item, claims_fields, G_N_ELEMENTS (claims_fields), exercise))
    return;
  if ((claims->has_forced || claims->has_result) && !claims->has_line)
    sumi_json_report (walk, item, SUMI_MISTAKE_MISSING,
                      _("the key \"line\", which \"forced\" and \"result\" refer to, is missing"));
}
