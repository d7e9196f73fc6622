/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-why-words.h"

#include <stdlib.h>

#include "sumi-fact-words.h"
#include "sumi-notation.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* Longer lists are left to the board, which shows the squares of a fact. */
#define MAX_LISTED 8

/* Discs, from hundredths of them, rounded. */
static int
round_discs (int value)
{
  return (abs (value) + SUMI_DISC / 2) / SUMI_DISC;
}

static const char *
turn_sentence (SumiWhyKind kind, gboolean is_white)
{
  if (kind == SUMI_WHY_PASSED)
    return is_white ? _("White had no move and had to pass.")
                    : _("Black had no move and had to pass.");
  if (kind == SUMI_WHY_ONLY_MOVE)
    return is_white ? _("White had no other move than {move}.")
                    : _("Black had no other move than {move}.");
  return is_white ? _("With {move} White takes a corner.")
                  : _("With {move} Black takes a corner.");
}

/* IS_WHITE: the side that may move now. */
static const char *
opens_sentence (int count, gboolean is_white)
{
  if (count > MAX_LISTED)
    return is_white ? g_dngettext (GETTEXT_PACKAGE, "{move} opens {count} square to White.",
                                   "{move} opens {count} squares to White.", (gulong) count)
                    : g_dngettext (GETTEXT_PACKAGE, "{move} opens {count} square to Black.",
                                   "{move} opens {count} squares to Black.", (gulong) count);
  /* Translators: {squares} lists squares on which White could not play before, as in "a1, b2 and
   * c3". */
  return is_white ? _("{move} opens {squares} to White.") : _("{move} opens {squares} to Black.");
}

static const char *
closes_sentence (int count, gboolean is_white)
{
  if (count > MAX_LISTED)
    return is_white ? g_dngettext (GETTEXT_PACKAGE, "{move} takes {count} square away from White.",
                                   "{move} takes {count} squares away from White.", (gulong) count)
                    : g_dngettext (GETTEXT_PACKAGE, "{move} takes {count} square away from Black.",
                                   "{move} takes {count} squares away from Black.", (gulong) count);
  /* Translators: {squares} lists squares on which White can no longer play, as in "a1, b2 and
   * c3". */
  return is_white ? _("{move} takes {squares} away from White.")
                  : _("{move} takes {squares} away from Black.");
}

/* COUNT: discs by which IS_WHITE's side has won; 0 for a draw. */
static const char *
final_sentence (int count, gboolean is_white)
{
  if (count == 0)
    return _("The game has ended in a draw.");
  return is_white ? g_dngettext (GETTEXT_PACKAGE, "White has won by {count} disc.",
                                 "White has won by {count} discs.", (gulong) count)
                  : g_dngettext (GETTEXT_PACKAGE, "Black has won by {count} disc.",
                                 "Black has won by {count} discs.", (gulong) count);
}

static const char *
result_sentence (int count, gboolean is_white)
{
  if (count == 0)
    return _("With best play by both sides the game is now a draw.");
  return is_white ? g_dngettext (GETTEXT_PACKAGE,
                                 "With best play by both sides White now wins by {count} disc.",
                                 "With best play by both sides White now wins by {count} discs.",
                                 (gulong) count)
                  : g_dngettext (GETTEXT_PACKAGE,
                                 "With best play by both sides Black now wins by {count} disc.",
                                 "With best play by both sides Black now wins by {count} discs.",
                                 (gulong) count);
}

static const char *
better_sentence (int count, gboolean is_white)
{
  if (count == 0)
    /* Translators: {squares} are the best moves, as in "a1 or b2". */
    return _("Best was {squares}: then best play leads to a draw.");
  /* Translators: {squares} are the best moves, as in "a1 or b2". */
  return is_white
             ? g_dngettext (GETTEXT_PACKAGE, "Best was {squares}: then White wins by {count} disc.",
                            "Best was {squares}: then White wins by {count} discs.", (gulong) count)
             : g_dngettext (GETTEXT_PACKAGE, "Best was {squares}: then Black wins by {count} disc.",
                            "Best was {squares}: then Black wins by {count} discs.",
                            (gulong) count);
}

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

static const char *
corner_sentence (const SumiWhyFact *fact)
{
  gboolean is_pass = fact->kind == SUMI_WHY_CORNER_LOST && fact->reply >= SUMI_SQUARE_PASS;
  const CornerSentences *row = is_pass ? &lost_by_pass : &corner_sentences[fact->kind];
  SumiColor named
    = fact->kind == SUMI_WHY_CORNER_WON ? fact->side : sumi_color_opposite (fact->side);

  return sumi_sentence_translate (fact->within == 1 ? &row->next : &row->within, named,
                                  fact->within);
}

/* The words of an estimate whose difference rounds to COUNT, from 1; {first} is the better move. */
static const char *
comparison_sentence (int part, int count)
{
  gulong n = (gulong) count;

  switch (part)
    {
    case SUMI_PART_CORNER_REGION:
      return g_dngettext (GETTEXT_PACKAGE,
                          "As far as Sumi sees, {first} looks about {count} disc better than "
                          "{last}, mostly for the squares around the corners.",
                          "As far as Sumi sees, {first} looks about {count} discs better than "
                          "{last}, mostly for the squares around the corners.",
                          n);
    case SUMI_PART_EDGES:
      return g_dngettext (GETTEXT_PACKAGE,
                          "As far as Sumi sees, {first} looks about {count} disc better than "
                          "{last}, mostly for the edges.",
                          "As far as Sumi sees, {first} looks about {count} discs better than "
                          "{last}, mostly for the edges.",
                          n);
    case SUMI_PART_DIAGONALS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "As far as Sumi sees, {first} looks about {count} disc better than "
                          "{last}, mostly for the diagonals.",
                          "As far as Sumi sees, {first} looks about {count} discs better than "
                          "{last}, mostly for the diagonals.",
                          n);
    case SUMI_PART_INNER_LINES:
      return g_dngettext (GETTEXT_PACKAGE,
                          "As far as Sumi sees, {first} looks about {count} disc better than "
                          "{last}, mostly for the inner rows and columns.",
                          "As far as Sumi sees, {first} looks about {count} discs better than "
                          "{last}, mostly for the inner rows and columns.",
                          n);
    case SUMI_PART_MOBILITY:
      return g_dngettext (GETTEXT_PACKAGE,
                          "As far as Sumi sees, {first} looks about {count} disc better than "
                          "{last}, mostly for mobility.",
                          "As far as Sumi sees, {first} looks about {count} discs better than "
                          "{last}, mostly for mobility.",
                          n);
    case SUMI_PART_PARITY:
      return g_dngettext (GETTEXT_PACKAGE,
                          "As far as Sumi sees, {first} looks about {count} disc better than "
                          "{last}, mostly for parity.",
                          "As far as Sumi sees, {first} looks about {count} discs better than "
                          "{last}, mostly for parity.",
                          n);
    default:
      /* Translators: an estimate; {first} and {last} are two moves. */
      return g_dngettext (GETTEXT_PACKAGE,
                          "As far as Sumi sees, {first} looks about {count} disc better than "
                          "{last}.",
                          "As far as Sumi sees, {first} looks about {count} discs better than "
                          "{last}.",
                          n);
    }
}

/* One part of what the boards right after two moves are worth. */
static const char *
part_sentence (int part, int count)
{
  gulong n = (gulong) count;

  switch (part)
    {
    case SUMI_PART_CORNER_REGION:
      /* Translators: an estimate of one feature only, of the board right after each of two moves;
       * {first} is the better one. */
      return g_dngettext (GETTEXT_PACKAGE,
                          "Squares around the corners: {first} looks about {count} disc better "
                          "than {last}, without looking ahead.",
                          "Squares around the corners: {first} looks about {count} discs better "
                          "than {last}, without looking ahead.",
                          n);
    case SUMI_PART_EDGES:
      return g_dngettext (GETTEXT_PACKAGE,
                          "Edges: {first} looks about {count} disc better than {last}, without "
                          "looking ahead.",
                          "Edges: {first} looks about {count} discs better than {last}, without "
                          "looking ahead.",
                          n);
    case SUMI_PART_DIAGONALS:
      return g_dngettext (GETTEXT_PACKAGE,
                          "Diagonals: {first} looks about {count} disc better than {last}, without "
                          "looking ahead.",
                          "Diagonals: {first} looks about {count} discs better than {last}, "
                          "without looking ahead.",
                          n);
    case SUMI_PART_INNER_LINES:
      return g_dngettext (GETTEXT_PACKAGE,
                          "Inner rows and columns: {first} looks about {count} disc better than "
                          "{last}, without looking ahead.",
                          "Inner rows and columns: {first} looks about {count} discs better than "
                          "{last}, without looking ahead.",
                          n);
    case SUMI_PART_MOBILITY:
      return g_dngettext (GETTEXT_PACKAGE,
                          "Mobility: {first} looks about {count} disc better than {last}, without "
                          "looking ahead.",
                          "Mobility: {first} looks about {count} discs better than {last}, without "
                          "looking ahead.",
                          n);
    case SUMI_PART_PARITY:
    default:
      return g_dngettext (GETTEXT_PACKAGE,
                          "Parity: {first} looks about {count} disc better than {last}, without "
                          "looking ahead.",
                          "Parity: {first} looks about {count} discs better than {last}, without "
                          "looking ahead.",
                          n);
    }
}

/* COUNT: discs that IS_WHITE's side is thought to be ahead. */
static const char *
standing_sentence (int count, gboolean is_white)
{
  if (count == 0)
    return _("As far as Sumi sees, the game is now about even.");
  return is_white ? g_dngettext (GETTEXT_PACKAGE,
                                 "As far as Sumi sees, White is now about {count} disc ahead.",
                                 "As far as Sumi sees, White is now about {count} discs ahead.",
                                 (gulong) count)
                  : g_dngettext (GETTEXT_PACKAGE,
                                 "As far as Sumi sees, Black is now about {count} disc ahead.",
                                 "As far as Sumi sees, Black is now about {count} discs ahead.",
                                 (gulong) count);
}

static const char *
depth_sentence (int depth)
{
  if (depth == 0)
    return _("For this estimate Sumi did not look ahead.");
  return g_dngettext (GETTEXT_PACKAGE,
                      "For this estimate Sumi looked {count} move ahead; the game may go another "
                      "way.",
                      "For this estimate Sumi looked {count} moves ahead; the game may go another "
                      "way.",
                      (gulong) depth);
}

/* The number that FACT says. */
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

static const char *
feature_sentence (const SumiWhyFact *fact)
{
  gboolean is_white = fact->side == SUMI_WHITE;

  if (fact->feature.kind == SUMI_FACT_FRONTIER)
    return is_white ? _("White's discs next to an empty square: {before} before {move}, {after} "
                         "after it.")
                    : _("Black's discs next to an empty square: {before} before {move}, {after} "
                         "after it.");
  /* Translators: numbers of discs that were proved stable; there may be more. */
  return is_white
             ? _("White's discs that can never be turned: at least {before} before {move}, at "
                  "least {after} after it.")
             : _("Black's discs that can never be turned: at least {before} before {move}, at "
                  "least {after} after it.");
}

static const char *
estimate_sentence (const SumiWhyFact *fact)
{
  int count = count_of (fact);

  if (fact->kind == SUMI_WHY_DEPTH)
    return depth_sentence (count);
  if (fact->kind == SUMI_WHY_PART)
    return part_sentence (fact->part, count);
  if (fact->kind == SUMI_WHY_STANDING)
    return standing_sentence (count, (fact->side == SUMI_WHITE) == (fact->value > 0));
  if (count == 0)
    return _("As far as Sumi sees, {first} and {last} look about equally good.");
  return comparison_sentence (fact->part, count);
}

static const char *
choose_sentence (const SumiWhyFact *fact)
{
  gboolean is_white = fact->side == SUMI_WHITE;
  gboolean is_winner_white = is_white == (fact->value > 0);
  int count = count_of (fact);

  switch (fact->kind)
    {
    case SUMI_WHY_PASSED:
    case SUMI_WHY_ONLY_MOVE:
    case SUMI_WHY_TAKES_CORNER:
      return turn_sentence (fact->kind, is_white);
    case SUMI_WHY_FEATURE:
      return feature_sentence (fact);
    case SUMI_WHY_OPENS:
      return opens_sentence (count, !is_white);
    case SUMI_WHY_CLOSES:
      return closes_sentence (count, !is_white);
    case SUMI_WHY_FINAL:
      return final_sentence (count, is_winner_white);
    case SUMI_WHY_RESULT:
      return result_sentence (count, is_winner_white);
    case SUMI_WHY_BETTER:
      return better_sentence (count, is_winner_white);
    case SUMI_WHY_NONE_BETTER:
      return _("No other move leads to a better result than {move}.");
    case SUMI_WHY_CORNER_LOST:
    case SUMI_WHY_CORNER_AVOIDABLE:
    case SUMI_WHY_CORNER_UNAVOIDABLE:
    case SUMI_WHY_CORNER_KEPT:
    case SUMI_WHY_CORNER_WON:
      return corner_sentence (fact);
    case SUMI_WHY_COMPARISON:
    case SUMI_WHY_PART:
    case SUMI_WHY_STANDING:
    case SUMI_WHY_DEPTH:
    case SUMI_N_WHY_KINDS:
    default:
      return estimate_sentence (fact);
    }
}

/* Features that speak of no "you" are said as they are in tasks. */
static gboolean
is_said_by_fact (const SumiWhyFact *fact)
{
  return fact->kind == SUMI_WHY_FEATURE && fact->feature.kind != SUMI_FACT_FRONTIER
         && fact->feature.kind != SUMI_FACT_STABLE;
}

/* What FACT says, in one sentence in the user's language, for the caller to free. It names the
 * sides, so it is the same for either of them and for who looks on. */
char *
sumi_why_fact_to_text (const SumiWhyFact *fact)
{
  gboolean is_list = fact->kind == SUMI_WHY_OPENS || fact->kind == SUMI_WHY_CLOSES;
  SumiBitboard squares = fact->squares;
  g_autofree char *reply = NULL;
  g_autofree char *listed = NULL;

  if (is_said_by_fact (fact))
    return sumi_fact_to_text (&fact->feature);
  if (fact->reply < SUMI_SQUARE_PASS)
    {
      reply = sumi_words_reply (fact->reply, fact->others);
      if (fact->within == 1)
        squares = fact->others | sumi_bitboard_of (fact->reply);
    }
  listed = is_list ? sumi_words_all (squares) : sumi_words_any (squares);
  return sumi_words_fill (choose_sentence (fact),
                          &(SumiBlanks){ .move = fact->move,
                                         .reply = reply,
                                         .squares = listed,
                                         .first = sumi_square_to_name (fact->better),
                                         .last = sumi_square_to_name (fact->worse),
                                         .count = count_of (fact),
                                         .before = fact->feature.before,
                                         .after = fact->feature.after });
}
