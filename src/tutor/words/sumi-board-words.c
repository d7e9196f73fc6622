/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-words.h"

#include <stdlib.h>

#include "sumi-features.h"
#include "sumi-isolate.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* By kind; the side to move is named, if one is. */
static const SumiSentence keys[SUMI_N_OVERLAYS] = {
  [SUMI_OVERLAY_LEGAL_MOVES] = {
    .of = { P_("The filled square is Black's {count} move.",
               "The filled squares are Black's {count} moves."),
            P_("The filled square is White's {count} move.",
               "The filled squares are White's {count} moves.") },
  },
  [SUMI_OVERLAY_FRONTIER] = {
    /* Translators: {before} and {after} are numbers of discs. */
    .any = { N_("The ringed discs lie next to an empty square. Black: {before}, White: "
                "{after}.") },
  },
  [SUMI_OVERLAY_STABLE] = {
    /* Translators: {before} and {after} are numbers of discs. */
    .any = { N_("The ringed discs are proved never to turn again. Black: {before}, White: "
                "{after}.") },
  },
  [SUMI_OVERLAY_OPENNESS] = {
    /* Translators: {count} is the smallest of the numbers. */
    .any = { N_("The number on a move is its openness: how many empty squares touch the discs that "
                "it turns. The lowest is {count}.") },
  },
  [SUMI_OVERLAY_REGIONS] = {
    /* Translators: {before} and {after} are numbers of regions. */
    .any = { N_("Odd regions are filled, even regions are hatched; the number on a square is the "
                "size of its region. Odd: {before}, even: {after}.") },
  },
  [SUMI_OVERLAY_MOBILITY] = {
    /* Translators: {before} and {after} are numbers of moves. */
    .any = { N_("Filled: where Black could play on its turn. Hatched: where White could. "
                "Black: {before}, White: {after}.") },
  },
};

/* Where the side to move has no move that an overlay could show. */
static const SumiSentence no_move
  = { .of = { { N_("Black has no move here.") }, { N_("White has no move here.") } } };

/* What a move is worth: behind, even, ahead. */
static const SumiSentence proved_values[3] = {
  { .any = P_("{move}: a loss by {count} disc with best play.",
              "{move}: a loss by {count} discs with best play.") },
  { .any = { N_("{move}: a draw with best play.") } },
  { .any = P_("{move}: a win by {count} disc with best play.",
              "{move}: a win by {count} discs with best play.") },
};
static const SumiSentence estimated_values[3] = {
  { .any = P_("{move}: about {count} disc behind, as far as Sumi can see.",
              "{move}: about {count} discs behind, as far as Sumi can see.") },
  { .any = { N_("{move}: about even, as far as Sumi can see.") } },
  { .any = P_("{move}: about {count} disc ahead, as far as Sumi can see.",
              "{move}: about {count} discs ahead, as far as Sumi can see.") },
};

static const SumiSentence measured_values[3] = {
  /* Translators: {first} is a number of discs, as in "give or take 3": mostly the truth is no
   * further away. */
  { .any = P_("{move}: about {count} disc behind, give or take {first}, as far as Sumi can see.",
              "{move}: about {count} discs behind, give or take {first}, as far as Sumi can "
              "see.") },
  { .any = { N_("{move}: about even, give or take {first}, as far as Sumi can see.") } },
  { .any = P_("{move}: about {count} disc ahead, give or take {first}, as far as Sumi can see.",
              "{move}: about {count} discs ahead, give or take {first}, as far as Sumi can see.") },
};
static const SumiSentence estimates_key = {
  .any = P_("≈ marks an estimate: give or take {count} disc.",
            "≈ marks an estimate: give or take {count} discs."),
};

/* How many regions SQUARES, whole regions of POSITION, consist of. */
static int
count_regions (SumiPosition position, SumiBitboard squares)
{
  int count = 0;

  for (; squares != 0; count++)
    squares &= ~sumi_features_region (position, sumi_bitboard_first (squares), SUMI_TOUCH_SIDES);
  return count;
}

/* Whether there are moves to show, if OVERLAY shows moves of the side to move. */
static gboolean
has_moves (const SumiOverlay *overlay)
{
  return overlay->first != 0
         || (overlay->kind != SUMI_OVERLAY_LEGAL_MOVES && overlay->kind != SUMI_OVERLAY_OPENNESS);
}

/* What a menu calls the overlay; no full stop. */
const char *
sumi_overlay_get_name (SumiOverlayKind kind)
{
  static const char *names[SUMI_N_OVERLAYS] = {
    [SUMI_OVERLAY_NONE] = N_("Nothing"),
    [SUMI_OVERLAY_LEGAL_MOVES] = N_("Legal moves"),
    [SUMI_OVERLAY_FRONTIER] = N_("Frontier discs"),
    [SUMI_OVERLAY_STABLE] = N_("Stable discs"),
    [SUMI_OVERLAY_OPENNESS] = N_("Openness of each move"),
    [SUMI_OVERLAY_REGIONS] = N_("Odd and even regions"),
    [SUMI_OVERLAY_MOBILITY] = N_("Mobility of both sides"),
  };

  g_return_val_if_fail (kind < SUMI_N_OVERLAYS, "");
  return _(names[kind]);
}

/* The key to OVERLAY, made for POSITION, in words and numbers; "" where there is none. Owned by the
 * caller. */
char *
sumi_overlay_to_text (const SumiOverlay *overlay, SumiPosition position)
{
  SumiBlanks blanks = { .before = sumi_bitboard_count (overlay->first),
                        .after = sumi_bitboard_count (overlay->second),
                        .count = sumi_bitboard_count (overlay->first),
                        .move = SUMI_SQUARE_NONE };

  if (overlay->kind == SUMI_OVERLAY_NONE)
    return g_strdup ("");
  if (overlay->kind == SUMI_OVERLAY_OPENNESS && overlay->first != 0)
    {
      blanks.count = 64;
      SUMI_FOREACH_SQUARE (move, overlay->first)
        blanks.count = MIN (blanks.count, overlay->numbers[move]);
    }
  if (overlay->kind == SUMI_OVERLAY_REGIONS)
    {
      blanks.before = count_regions (position, overlay->first);
      blanks.after = count_regions (position, overlay->second);
    }
  return sumi_sentence_fill (has_moves (overlay) ? &keys[overlay->kind] : &no_move, position.turn,
                             &blanks);
}

/* VALUE in whole discs with its sign: "+4", "0", "−2" or, if it is an estimate, "≈+4", "≈0", "≈−2".
 * Owned by the caller. */
char *
sumi_value_to_label (SumiValue value)
{
  int discs = sumi_value_round (value);
  /* The minus is as wide as the plus, unlike a hyphen. */
  const char *sign = discs > 0 ? "+" : discs < 0 ? "\u2212" : "";

  return sumi_isolate_printf ("%s%s%d", value.is_proved ? "" : "\u2248", sign, abs (discs));
}

/* What the move of SCORE is worth as a sentence, for people who do not see the board. Owned by the
 * caller. */
char *
sumi_move_score_to_text (const SumiMoveScore *score)
{
  int discs = sumi_value_round (score->value);
  int index = 1 + (discs > 0) - (discs < 0), error = sumi_value_round_error (score->value);
  const SumiSentence *sentences = score->value.is_proved ? proved_values
                                  : error == 0           ? estimated_values
                                                         : measured_values;
  g_autofree char *first = g_strdup_printf ("%d", error);

  return sumi_sentence_fill (&sentences[index], SUMI_BLACK,
                             &(SumiBlanks){ .move = score->move,
                                            .count = abs (discs),
                                            .first = first });
}

/* How sure VALUES are that stand on the board; "" where they are proved, or nothing is known of
 * that. All were found at one depth. Owned by the caller. */
char *
sumi_values_to_key (const SumiMidgameReport *values)
{
  int error = values->n_moves > 0 ? sumi_value_round_error (values->moves[0].value) : 0;

  if (error == 0)
    return g_strdup ("");
  return sumi_sentence_fill (&estimates_key, SUMI_BLACK,
                             &(SumiBlanks){ .move = SUMI_SQUARE_NONE, .count = error });
}
