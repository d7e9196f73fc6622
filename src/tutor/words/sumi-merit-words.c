/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-merit-words.h"

#include "sumi-notation.h"
#include "sumi-sentence.h"

/* What a merit says of a move, which is not named; {reply} is the move that it is compared with.
 * Black, as the opponent, comes first in each pair. */
static const SumiSentence merits[SUMI_N_MERITS] = {
  [SUMI_MERIT_WINS_CORNER]
  = { .of = { { N_("Whatever Black answers, you can take {squares} next.") },
              { N_("Whatever White answers, you can take {squares} next.") } } },
  [SUMI_MERIT_KEEPS_CORNER] = { .of = { { N_("Black cannot take {squares} at once.") },
                                        { N_("White cannot take {squares} at once.") } } },
  [SUMI_MERIT_PASS] = { .of = { { N_("Black has to pass.") }, { N_("White has to pass.") } } },
  [SUMI_MERIT_SPOILS] = { .of = { { N_("Each answer of Black's lets you take a corner.") },
                                  { N_("Each answer of White's lets you take a corner.") } } },
  /* Translators: {squares} are moves, one or several, as in "g2 and h3". */
  [SUMI_MERIT_TAKES_REPLIES] = { .of = { { N_("Black can no longer play {squares}.") },
                                         { N_("White can no longer play {squares}.") } } },
  [SUMI_MERIT_ODD_REGION]
  = { .any = { N_("It is in a region with an odd number of empty squares.") } },
  [SUMI_MERIT_QUIET] = { .of = { { N_("It gives Black no move that Black did not have.") },
                                 { N_("It gives White no move that White did not have.") } } },
  [SUMI_MERIT_FEWER_REPLIES] = { .of = { { N_("It leaves Black fewer moves than {reply} does.") },
                                         { N_("It leaves White fewer moves than {reply} "
                                              "does.") } } },
  [SUMI_MERIT_FEWER_FRONTIER]
  = { .any = { N_("Fewer of your discs touch an empty square than after {reply}.") } },
  [SUMI_MERIT_MORE_FLIPS] = { .any = { N_("It turns more discs than {reply} does.") } },
};

/* What shows that a merit is not true of {move}. {discs} are the replies that show it, as in "a1 or
 * b2" where it is said what the opponent answers; {squares} are those of the merit. */
static const SumiSentence breaches[SUMI_N_MERITS] = {
  [SUMI_MERIT_WINS_CORNER]
  = { .of = { { N_("After {move} Black can answer {discs}, and then you cannot take {squares}.") },
              { N_("After {move} White can answer {discs}, and then you cannot take "
                   "{squares}.") } } },
  [SUMI_MERIT_KEEPS_CORNER]
  = { .of = { { N_("After {move} Black can take {squares} at once.") },
              { N_("After {move} White can take {squares} at once.") } } },
  [SUMI_MERIT_PASS] = { .of = { { N_("After {move} Black can play {discs}.") },
                                { N_("After {move} White can play {discs}.") } } },
  [SUMI_MERIT_SPOILS]
  = { .of = { { N_("After {move} Black can answer {discs}, and then you can take no corner.") },
              { N_("After {move} White can answer {discs}, and then you can take no corner.") } } },
  [SUMI_MERIT_TAKES_REPLIES] = { .of = { { N_("After {move} Black can still play {discs}.") },
                                         { N_("After {move} White can still play {discs}.") } } },
  [SUMI_MERIT_ODD_REGION] = { .any = P_("The region of {move} has {count} empty square.",
                                        "The region of {move} has {count} empty squares.") },
  [SUMI_MERIT_QUIET]
  = { .of = { { N_("After {move} Black can play {discs}, which it could not before.") },
              { N_("After {move} White can play {discs}, which it could not before.") } } },
  [SUMI_MERIT_FEWER_REPLIES]
  /* Translators: {before} is the number for {move}, {after} that for {reply}, another move. */
  = { .of = { { N_("Black’s moves: {before} after {move}, {after} after {reply}.") },
              { N_("White’s moves: {before} after {move}, {after} after {reply}.") } } },
  [SUMI_MERIT_FEWER_FRONTIER]
  = { .any = { N_("Discs of yours that touch an empty square: {before} after {move}, {after} after "
                  "{reply}.") } },
  [SUMI_MERIT_MORE_FLIPS]
  = { .any = { N_("Discs that turn: {before} for {move}, {after} for {reply}.") } },
};

/* The same where the opponent has no reply at all. */
static const SumiSentence no_corner_after_pass
  = { .of = { { N_("After {move} Black has no move, but you cannot take {squares} all the same.") },
              { N_("After {move} White has no move, but you cannot take {squares} all the "
                   "same.") } } };
static const SumiSentence game_over = { .any = { N_("After {move} the game is over.") } };
static const SumiSentence no_answer = { .of = { { N_("Black has no answer to {move} at all.") },
                                                { N_("White has no answer to {move} at all.") } } };

static const SumiSentence *
choose_breach (const SumiSaying *saying)
{
  if (saying->squares == 0)
    {
      switch ((int) saying->as.merit.merit.kind)
        {
        case SUMI_MERIT_WINS_CORNER:
          return &no_corner_after_pass;
        case SUMI_MERIT_PASS:
          return &game_over;
        case SUMI_MERIT_SPOILS:
          return &no_answer;
        default:
          break;
        }
    }
  return &breaches[saying->as.merit.merit.kind];
}

static char *
fill (const SumiSentence *sentence, const SumiSaying *saying)
{
  g_autofree char *squares = sumi_words_all (saying->as.merit.merit.squares);
  gboolean is_any = saying->as.merit.merit.kind == SUMI_MERIT_WINS_CORNER
                    || saying->as.merit.merit.kind == SUMI_MERIT_SPOILS;
  g_autofree char *discs
    = is_any ? sumi_words_any (saying->squares) : sumi_words_some (saying->squares);

  return sumi_words_fill (
    sumi_sentence_translate (sentence, saying->side, saying->count),
    &(SumiBlanks){ .move = saying->move,
                   .reply = sumi_square_to_name (saying->as.merit.other),
                   .squares = squares,
                   .discs = discs,
                   .count = saying->count,
                   .before = saying->before,
                   .after = saying->after });
}

/* What the merit of SAYING says, for the caller to free. */
char *
sumi_merit_to_text (const SumiSaying *saying)
{
  return fill (&merits[saying->as.merit.merit.kind], saying);
}

/* What shows that the merit of SAYING is not true of its move, for the caller to free. */
char *
sumi_breach_to_text (const SumiSaying *saying)
{
  return fill (choose_breach (saying), saying);
}
