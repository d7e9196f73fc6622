/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-why-words.h"

#include <stdlib.h>

#include "sumi-fact-words.h"
#include "sumi-notation.h"
#include "sumi-review-reason-words.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* Longer lists are left to the board, which shows the squares of a fact. */
#define MAX_LISTED 8

/* Where no number is said, so many moves are named. */
#define MAX_NAMED 3

/* Discs, from hundredths of them, rounded. */
static int
round_discs (int value)
{
  return (abs (value) + SUMI_DISC / 2) / SUMI_DISC;
}

/* What has one sentence; those below come instead of it. */
static const SumiSentence sentences[SUMI_N_WHY_KINDS] = {
  [SUMI_WHY_PASSED] = {
    .of = { { N_("Black had no move and had to pass.") },
            { N_("White had no move and had to pass.") } },
  },
  [SUMI_WHY_ONLY_MOVE] = {
    .of = { { N_("Black had no other move than {move}.") },
            { N_("White had no other move than {move}.") } },
  },
  [SUMI_WHY_FINAL] = {
    .of = { P_("Black has won by {count} disc.",
               "Black has won by {count} discs."),
            P_("White has won by {count} disc.",
               "White has won by {count} discs.") },
  },
  [SUMI_WHY_TAKES_CORNER] = {
    .of = { { N_("With {move} Black takes a corner.") },
            { N_("With {move} White takes a corner.") } },
  },
  [SUMI_WHY_OPENS] = {
    /* Translators: {squares} lists squares on which White could not play before, as in "a1, b2 and
     * c3". */
    .of = { { N_("{move} opens {squares} to Black.") },
            { N_("{move} opens {squares} to White.") } },
  },
  [SUMI_WHY_CLOSES] = {
    /* Translators: {squares} lists squares on which White can no longer play, as in "a1, b2 and
     * c3". */
    .of = { { N_("{move} takes {squares} away from Black.") },
            { N_("{move} takes {squares} away from White.") } },
  },
  [SUMI_WHY_RESULT] = {
    .of = { P_("With best play by both sides Black now wins by {count} disc.",
               "With best play by both sides Black now wins by {count} discs."),
            P_("With best play by both sides White now wins by {count} disc.",
               "With best play by both sides White now wins by {count} discs.") },
  },
  [SUMI_WHY_NONE_BETTER] = { .any = { N_("No other move leads to a better result than {move}.") } },
  [SUMI_WHY_STANDING] = {
    .of = { P_("As far as Sumi can see, Black is now about {count} disc ahead.",
               "As far as Sumi can see, Black is now about {count} discs ahead."),
            P_("As far as Sumi can see, White is now about {count} disc ahead.",
               "As far as Sumi can see, White is now about {count} discs ahead.") },
  },
  [SUMI_WHY_DEPTH] = {
    .any = P_("For this estimate Sumi looked {count} move ahead; the game may go another way.",
              "For this estimate Sumi looked {count} moves ahead; the game may go another way."),
  },
};

/* Where {count} is 0: a draw, or nothing at all. */
static const SumiSentence zeros[SUMI_N_WHY_KINDS] = {
  [SUMI_WHY_FINAL] = { .any = { N_("The game has ended in a draw.") } },
  [SUMI_WHY_RESULT] = { .any = { N_("With best play by both sides the game is now a draw.") } },
  [SUMI_WHY_COMPARISON] = {
    .any = { N_("As far as Sumi can see, {first} and {last} look about equally good.") },
  },
  [SUMI_WHY_STANDING] = { .any = { N_("As far as Sumi can see, the game is now about even.") } },
  [SUMI_WHY_DEPTH] = { .any = { N_("For this estimate Sumi did not look ahead.") } },
};

/* Where the squares are too many to be listed. */
static const SumiSentence long_lists[SUMI_N_WHY_KINDS] = {
  [SUMI_WHY_OPENS] = {
    .of = { P_("{move} opens {count} square to Black.",
               "{move} opens {count} squares to Black."),
            P_("{move} opens {count} square to White.",
               "{move} opens {count} squares to White.") },
  },
  [SUMI_WHY_CLOSES] = {
    .of = { P_("{move} takes {count} square away from Black.",
               "{move} takes {count} squares away from Black."),
            P_("{move} takes {count} square away from White.",
               "{move} takes {count} squares away from White.") },
  },
};

static const SumiSentence frontier
  = { .of = { { N_("Black's discs next to an empty square: {before} before {move}, {after} after "
                   "it.") },
              { N_("White's discs next to an empty square: {before} before {move}, {after} after "
                   "it.") } } };

static const SumiSentence stable = {
  /* Translators: numbers of discs that were proved stable; there may be more. */
  .of = { { N_("Black's discs that can never be turned: at least {before} before {move}, at least "
               "{after} after it.") },
          { N_("White's discs that can never be turned: at least {before} before {move}, at least "
               "{after} after it.") } },
};

static const SumiSentence stable_new = {
  /* Translators: the number of discs that were proved stable; there may be more. */
  .of = { { N_("Black's discs that can never be turned: none proved before {move}, at least "
               "{after} after it.") },
          { N_("White's discs that can never be turned: none proved before {move}, at least "
               "{after} after it.") } },
};

/* {first} is the better move, and the difference comes mostly from a part. */
static const SumiSentence comparisons[SUMI_N_EVALUATION_PARTS] = {
  [SUMI_PART_CORNER_REGION] = {
    .any = P_("As far as Sumi can see, {first} looks about {count} disc better than {last}, mostly "
              "for the squares around the corners.",
              "As far as Sumi can see, {first} looks about {count} discs better than {last}, "
              "mostly for the squares around the corners."),
  },
  [SUMI_PART_EDGES] = {
    .any = P_("As far as Sumi can see, {first} looks about {count} disc better than {last}, mostly "
              "for the edges.",
              "As far as Sumi can see, {first} looks about {count} discs better than {last}, "
              "mostly for the edges."),
  },
  [SUMI_PART_DIAGONALS] = {
    .any = P_("As far as Sumi can see, {first} looks about {count} disc better than {last}, mostly "
              "for the diagonals.",
              "As far as Sumi can see, {first} looks about {count} discs better than {last}, "
              "mostly for the diagonals."),
  },
  [SUMI_PART_INNER_LINES] = {
    .any = P_("As far as Sumi can see, {first} looks about {count} disc better than {last}, mostly "
              "for the inner rows and columns.",
              "As far as Sumi can see, {first} looks about {count} discs better than {last}, "
              "mostly for the inner rows and columns."),
  },
  [SUMI_PART_MOBILITY] = {
    .any = P_("As far as Sumi can see, {first} looks about {count} disc better than {last}, mostly "
              "for mobility.",
              "As far as Sumi can see, {first} looks about {count} discs better than {last}, "
              "mostly for mobility."),
  },
  [SUMI_PART_PARITY] = {
    .any = P_("As far as Sumi can see, {first} looks about {count} disc better than {last}, mostly "
              "for parity.",
              "As far as Sumi can see, {first} looks about {count} discs better than {last}, "
              "mostly for parity."),
  },
};

static const SumiSentence comparison = {
  /* Translators: an estimate; {first} and {last} are two moves. */
  .any = P_("As far as Sumi can see, {first} looks about {count} disc better than {last}.",
            "As far as Sumi can see, {first} looks about {count} discs better than {last}."),
};

/* One part of what the boards right after two moves are worth. */
static const SumiSentence parts[SUMI_N_EVALUATION_PARTS] = {
  [SUMI_PART_CORNER_REGION] = {
    /* Translators: an estimate of one feature only, of the board right after each of two moves;
     * {first} is the better one. */
    .any = P_("Squares around the corners: {first} looks about {count} disc better than {last}, "
              "without looking ahead.",
              "Squares around the corners: {first} looks about {count} discs better than {last}, "
              "without looking ahead."),
  },
  [SUMI_PART_EDGES] = {
    .any = P_("Edges: {first} looks about {count} disc better than {last}, without looking ahead.",
              "Edges: {first} looks about {count} discs better than {last}, without looking "
              "ahead."),
  },
  [SUMI_PART_DIAGONALS] = {
    .any = P_("Diagonals: {first} looks about {count} disc better than {last}, without looking "
              "ahead.",
              "Diagonals: {first} looks about {count} discs better than {last}, without looking "
              "ahead."),
  },
  [SUMI_PART_INNER_LINES] = {
    .any = P_("Inner rows and columns: {first} looks about {count} disc better than {last}, "
              "without looking ahead.",
              "Inner rows and columns: {first} looks about {count} discs better than {last}, "
              "without looking ahead."),
  },
  [SUMI_PART_MOBILITY] = {
    .any = P_("Mobility: {first} looks about {count} disc better than {last}, without looking "
              "ahead.",
              "Mobility: {first} looks about {count} discs better than {last}, without looking "
              "ahead."),
  },
  [SUMI_PART_PARITY] = {
    .any = P_("Parity: {first} looks about {count} disc better than {last}, without looking ahead.",
              "Parity: {first} looks about {count} discs better than {last}, without looking "
              "ahead."),
  },
};

/* What is proved of a corner: on the next move, and within {count} moves. Each pair begins with
 * Black: the side that can force the corner, could, or could not. */
typedef struct
{
  SumiSentence next, within;
} CornerSentences;

static const CornerSentences lost_by_pass = {
  .next = { .of = { { N_("Black must pass now, but is sure of a corner with its next move.") },
                    { N_("White must pass now, but is sure of a corner with its next move.") } } },
  .within = { .of = { P_("Black must pass now, but can force a corner within {count} move.",
                         "Black must pass now, but can force a corner within {count} moves."),
                      P_("White must pass now, but can force a corner within {count} move.",
                         "White must pass now, but can force a corner within {count} moves.") } },
};

static const CornerSentences corner_sentences[SUMI_N_WHY_KINDS] = {
  [SUMI_WHY_CORNER_LOST] = {
    /* Translators: {squares} are corners, as in "a1 or h8". */
    .next = { .of = { { N_("Black can now take {squares}.") },
                      { N_("White can now take {squares}.") } } },
    /* Translators: {reply} is a move, perhaps with others that would do as well in brackets. */
    .within = { .of = { P_("Black can now force a corner within {count} move, beginning with "
                           "{reply}.",
                           "Black can now force a corner within {count} moves, beginning with "
                           "{reply}."),
                        P_("White can now force a corner within {count} move, beginning with "
                           "{reply}.",
                           "White can now force a corner within {count} moves, beginning with "
                           "{reply}.") } },
  },
  [SUMI_WHY_CORNER_AVOIDABLE] = {
    /* Translators: {squares} are other moves, as in "a1 or b2". */
    .next = { .of = { { N_("After {squares} Black could not be sure of a corner with its next "
                           "move.") },
                      { N_("After {squares} White could not be sure of a corner with its next "
                           "move.") } } },
    .within = { .of = { P_("After {squares} Black could not force a corner within {count} move.",
                           "After {squares} Black could not force a corner within {count} moves."),
                        P_("After {squares} White could not force a corner within {count} move.",
                           "After {squares} White could not force a corner within {count} "
                           "moves.") } },
  },
  [SUMI_WHY_CORNER_UNAVOIDABLE] = {
    .next = { .of = { { N_("No move would have kept Black from taking a corner.") },
                      { N_("No move would have kept White from taking a corner.") } } },
    .within = { .of = { P_("No move would have kept Black from forcing a corner within {count} "
                           "move.",
                           "No move would have kept Black from forcing a corner within {count} "
                           "moves."),
                        P_("No move would have kept White from forcing a corner within {count} "
                           "move.",
                           "No move would have kept White from forcing a corner within {count} "
                           "moves.") } },
  },
  [SUMI_WHY_CORNER_KEPT] = {
    /* Translators: {squares} are other moves, as in "a1 or b2". */
    .next = { .of = { { N_("Black cannot be sure of a corner with its next move; after {squares} "
                           "it could.") },
                      { N_("White cannot be sure of a corner with its next move; after {squares} "
                           "it could.") } } },
    .within = { .of = { P_("Black cannot force a corner within {count} move; after {squares} it "
                           "could.",
                           "Black cannot force a corner within {count} moves; after {squares} it "
                           "could."),
                        P_("White cannot force a corner within {count} move; after {squares} it "
                           "could.",
                           "White cannot force a corner within {count} moves; after {squares} it "
                           "could.") } },
  },
  [SUMI_WHY_CORNER_WON] = {
    .next = { .of = { { N_("Whatever White does, Black can take a corner with its next move.") },
                      { N_("Whatever Black does, White can take a corner with its next "
                           "move.") } } },
    .within = { .of = { P_("Whatever White does, Black can take a corner within {count} more move.",
                           "Whatever White does, Black can take a corner within {count} more "
                           "moves."),
                        P_("Whatever Black does, White can take a corner within {count} more move.",
                           "Whatever Black does, White can take a corner within {count} more "
                           "moves.") } },
  },
};

/* The same without a number. */
static const SumiSentence plain_corners[SUMI_N_WHY_KINDS] = {
  [SUMI_WHY_CORNER_LOST] = {
    /* Translators: {reply} is a move, perhaps with others that would do as well in brackets. */
    .of = { { N_("Black can now force a corner, beginning with {reply}.") },
            { N_("White can now force a corner, beginning with {reply}.") } },
  },
  [SUMI_WHY_CORNER_AVOIDABLE] = {
    /* Translators: {squares} are other moves, as in "a1 or b2"; the sentence before says that the
     * opponent gets a corner. */
    .any = { N_("{squares} would have prevented that.") },
  },
  [SUMI_WHY_CORNER_UNAVOIDABLE] = { .any = { N_("No other move would have prevented that.") } },
  [SUMI_WHY_CORNER_KEPT] = {
    /* Translators: {squares} are other moves, as in "a1 or b2". */
    .of = { { N_("After {squares} Black could have forced a corner.") },
            { N_("After {squares} White could have forced a corner.") } },
  },
  [SUMI_WHY_CORNER_WON] = {
    .of = { { N_("So Black wins a corner, whatever White does.") },
            { N_("So White wins a corner, whatever Black does.") } },
  },
};

/* Where they are too many to be named. */
static const SumiSentence plain_kept_many
  = { .of = { { N_("After other moves Black could have forced a corner.") },
              { N_("After other moves White could have forced a corner.") } } };

static const SumiSentence plain_comparisons[SUMI_N_EVALUATION_PARTS] = {
  [SUMI_PART_CORNER_REGION] = {
    /* Translators: {first} and {last} are moves; likewise below. */
    .any = { N_("As far as Sumi can see, {first} is better than {last}, mostly for the squares "
                "around the corners.") },
  },
  [SUMI_PART_EDGES] = {
    .any = { N_("As far as Sumi can see, {first} is better than {last}, mostly for the edges.") },
  },
  [SUMI_PART_DIAGONALS] = {
    .any = { N_("As far as Sumi can see, {first} is better than {last}, mostly for the "
                "diagonals.") },
  },
  [SUMI_PART_INNER_LINES] = {
    .any = { N_("As far as Sumi can see, {first} is better than {last}, mostly for the inner rows "
                "and columns.") },
  },
  [SUMI_PART_MOBILITY] = {
    .any = { N_("As far as Sumi can see, {first} is better than {last}, mostly for mobility.") },
  },
  [SUMI_PART_PARITY] = {
    .any = { N_("As far as Sumi can see, {first} is better than {last}, mostly for parity.") },
  },
};

static const SumiSentence plain_comparison
  = { .any = { N_("As far as Sumi can see, {first} is better than {last}.") } };

/* The number that FACT says, and that its sentence inflects by. */
static int
count_of (const SumiWhyFact *fact)
{
  if (fact->kind == SUMI_WHY_DEPTH)
    return fact->depth;
  if (fact->kind >= SUMI_WHY_CORNER_LOST && fact->kind <= SUMI_WHY_CORNER_WON)
    return fact->within;
  if (fact->kind == SUMI_WHY_OPENS || fact->kind == SUMI_WHY_CLOSES)
    return sumi_bitboard_count (fact->squares);
  return sumi_why_kind_is_estimate (fact->kind) ? round_discs (fact->value) : abs (fact->value);
}

static const SumiSentence *
choose_corner (const SumiWhyFact *fact)
{
  gboolean is_pass = fact->kind == SUMI_WHY_CORNER_LOST && fact->reply >= SUMI_SQUARE_PASS;
  /* The corner that was just named may be the price of another, which some move would have kept. */
  gboolean is_of_any = fact->kind == SUMI_WHY_CORNER_UNAVOIDABLE && fact->within == 1;
  const CornerSentences *row = is_pass ? &lost_by_pass : &corner_sentences[fact->kind];

  if (fact->is_plain && fact->kind == SUMI_WHY_CORNER_KEPT
      && sumi_bitboard_count (fact->squares) > MAX_NAMED)
    return &plain_kept_many;
  if (fact->is_plain && !is_pass && !is_of_any)
    return &plain_corners[fact->kind];
  return fact->within == 1 ? &row->next : &row->within;
}

static const SumiSentence *
choose_sentence (const SumiWhyFact *fact, int count)
{
  if (count == 0 && zeros[fact->kind].any.one != NULL)
    return &zeros[fact->kind];
  switch ((int) fact->kind)
    {
    case SUMI_WHY_FEATURE:
      if (fact->feature.kind == SUMI_FACT_FRONTIER)
        return &frontier;
      return fact->feature.before == 0 ? &stable_new : &stable;
    case SUMI_WHY_OPENS:
    case SUMI_WHY_CLOSES:
      return count > MAX_LISTED ? &long_lists[fact->kind] : &sentences[fact->kind];
    case SUMI_WHY_CORNER_LOST:
    case SUMI_WHY_CORNER_AVOIDABLE:
    case SUMI_WHY_CORNER_UNAVOIDABLE:
    case SUMI_WHY_CORNER_KEPT:
    case SUMI_WHY_CORNER_WON:
      return choose_corner (fact);
    case SUMI_WHY_COMPARISON:
      if (fact->is_plain)
        return fact->part == SUMI_NO_PART ? &plain_comparison : &plain_comparisons[fact->part];
      return fact->part == SUMI_NO_PART ? &comparison : &comparisons[fact->part];
    case SUMI_WHY_PART:
      return &parts[fact->part];
    default:
      return &sentences[fact->kind];
    }
}

/* The side that the sentence of FACT names. */
static SumiColor
get_named (const SumiWhyFact *fact)
{
  SumiColor opponent = sumi_color_opposite (fact->side);

  switch ((int) fact->kind)
    {
    case SUMI_WHY_FINAL:
    case SUMI_WHY_RESULT:
    case SUMI_WHY_STANDING:
      return fact->value > 0 ? fact->side : opponent;
    case SUMI_WHY_OPENS:
    case SUMI_WHY_CLOSES:
    case SUMI_WHY_CORNER_LOST:
    case SUMI_WHY_CORNER_AVOIDABLE:
    case SUMI_WHY_CORNER_UNAVOIDABLE:
    case SUMI_WHY_CORNER_KEPT:
      return opponent;
    default:
      return fact->side;
    }
}

/* Features whose sentences have no "you" are said as in tasks. */
static gboolean
is_said_by_fact (const SumiWhyFact *fact)
{
  return fact->kind == SUMI_WHY_FEATURE && fact->feature.kind != SUMI_FACT_FRONTIER
         && fact->feature.kind != SUMI_FACT_STABLE;
}

/* What FACT says, in one sentence in the user's language, for the caller to free. It names the
 * sides, so it is the same for either of them and for a spectator. */
char *
sumi_why_fact_to_text (const SumiWhyFact *fact)
{
  gboolean is_list = fact->kind == SUMI_WHY_OPENS || fact->kind == SUMI_WHY_CLOSES;
  SumiBitboard squares = fact->squares;
  int count = count_of (fact);
  g_autofree char *reply = NULL;
  g_autofree char *listed = NULL;

  if (fact->kind == SUMI_WHY_REASON)
    return sumi_review_reason_to_text (&fact->reason);
  if (is_said_by_fact (fact))
    return sumi_fact_to_text (&fact->feature);
  if (fact->reply < SUMI_SQUARE_PASS)
    {
      /* The causes beside it are those of one reply. */
      reply = sumi_words_reply (fact->reply, fact->is_plain ? 0 : fact->others);
      if (fact->within == 1)
        squares = fact->others | sumi_bitboard_of (fact->reply);
    }
  listed = is_list ? sumi_words_all (squares) : sumi_words_any (squares);
  return sumi_sentence_fill (choose_sentence (fact, count), get_named (fact),
                             &(SumiBlanks){ .move = fact->move,
                                            .reply = reply,
                                            .squares = listed,
                                            .first = sumi_square_to_name (fact->better),
                                            .last = sumi_square_to_name (fact->worse),
                                            .count = count,
                                            .before = fact->feature.before,
                                            .after = fact->feature.after });
}
