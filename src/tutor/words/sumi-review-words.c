/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-words.h"

#include "sumi-saying-words.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* VALUE, in hundredths of a disc, in whole discs. */
static int
round_discs (int value)
{
  return (ABS (value) + SUMI_DISC / 2) / SUMI_DISC;
}

static char *
fill_count (const char *sentence, int count)
{
  return sumi_words_fill (sentence, &(SumiBlanks){ .move = SUMI_SQUARE_NONE, .count = count });
}

/* How a game ended. */
static char *
result_to_text (int value)
{
  int count = round_discs (value);

  if (value == 0)
    return g_strdup (_("The game is drawn."));
  return fill_count (value > 0 ? g_dngettext (GETTEXT_PACKAGE, "Black has won by {count} disc.",
                                              "Black has won by {count} discs.", (gulong) count)
                               : g_dngettext (GETTEXT_PACKAGE, "White has won by {count} disc.",
                                              "White has won by {count} discs.", (gulong) count),
                     count);
}

static char *
exact_to_text (int value)
{
  int count = round_discs (value);

  if (value == 0)
    return g_strdup (_("With best play, this is a draw."));
  return fill_count (value > 0 ? g_dngettext (GETTEXT_PACKAGE,
                                              "With best play, Black wins by {count} disc.",
                                              "With best play, Black wins by {count} discs.",
                                              (gulong) count)
                               : g_dngettext (GETTEXT_PACKAGE,
                                              "With best play, White wins by {count} disc.",
                                              "With best play, White wins by {count} discs.",
                                              (gulong) count),
                     count);
}

static char *
estimate_to_text (int value)
{
  int count = round_discs (value);

  if (count == 0)
    return g_strdup (_("An estimate: both sides are about even."));
  return fill_count (value > 0 ? g_dngettext (GETTEXT_PACKAGE,
                                              "An estimate: Black is ahead by about {count} disc.",
                                              "An estimate: Black is ahead by about {count} discs.",
                                              (gulong) count)
                               : g_dngettext (GETTEXT_PACKAGE,
                                              "An estimate: White is ahead by about {count} disc.",
                                              "An estimate: White is ahead by about {count} discs.",
                                              (gulong) count),
                     count);
}

/* The sentence for a side that has to pass, or NULL. */
static const char *
get_pass_sentence (const SumiReviewMove *move)
{
  if (move->before.turn == SUMI_BLACK)
    return move->is_exact
               ? _("In the line of best play after {move}, Black has to pass after {reply}.")
               : _("Sumi expects that after {move} Black has to pass, once White plays {reply}.");
  return move->is_exact
             ? _("In the line of best play after {move}, White has to pass after {reply}.")
             : _("Sumi expects that after {move} White has to pass, once Black plays {reply}.");
}

/* The opponent takes a corner: at once, or {count} moves later; proved or expected. Each pair
 * begins with Black, who takes it. */
static const SumiSentence proved_now
  = { .of = { { N_("After {move}, Black's best answer is to take {reply}.") },
              { N_("After {move}, White's best answer is to take {reply}.") } } };
static const SumiSentence expected_now
  = { .of = { { N_("Sumi expects Black to take {reply} at once.") },
              { N_("Sumi expects White to take {reply} at once.") } } };
static const SumiSentence proved_later
  = { .of = { P_("In the line of best play after {move}, Black takes {reply} {count} move later.",
                 "In the line of best play after {move}, Black takes {reply} {count} moves later."),
              P_("In the line of best play after {move}, White takes {reply} {count} move later.",
                 "In the line of best play after {move}, White takes {reply} {count} moves "
                 "later.") } };
static const SumiSentence expected_later
  = { .of = { P_("Sumi expects Black to take {reply} {count} move later.",
                 "Sumi expects Black to take {reply} {count} moves later."),
              P_("Sumi expects White to take {reply} {count} move later.",
                 "Sumi expects White to take {reply} {count} moves later.") } };

static const char *
get_corner_sentence (const SumiReviewMove *move, int n_visible)
{
  SumiColor opponent = sumi_color_opposite (move->before.turn);

  if (n_visible == 2)
    return sumi_sentence_translate (move->is_exact ? &proved_now : &expected_now, opponent, 0);
  return sumi_sentence_translate (move->is_exact ? &proved_later : &expected_later, opponent,
                                  n_visible - 1);
}

/* The board after the first N moves of the line. */
static SumiPosition
play_line (const SumiReviewMove *move, int n)
{
  SumiPosition position = move->before;

  for (int i = 0; i < n; i++)
    position = sumi_position_play (position, move->line[i]);
  return position;
}

static char *
end_to_text (SumiPosition end)
{
  return sumi_words_fill (
      /* Translators: a mistake that nothing shows but how many discs each side has at the end. */
      _("It shows in the final count of discs: Black {before}, White {after}."),
      &(SumiBlanks){ .move = SUMI_SQUARE_NONE,
                     .before = sumi_bitboard_count (sumi_position_discs (end, SUMI_BLACK)),
                     .after = sumi_bitboard_count (sumi_position_discs (end, SUMI_WHITE)) });
}

/* What a position is worth: VALUE for Black in hundredths of a disc. */
char *
sumi_review_value_to_text (int value, gboolean is_exact, gboolean is_over)
{
  if (is_over)
    return result_to_text (value);
  return is_exact ? exact_to_text (value) : estimate_to_text (value);
}

/* Which move of the game it is. */
char *
sumi_review_move_to_title (const SumiReviewMove *move)
{
  SumiSaying title = sumi_saying_of_ply (move->before.turn, move->move, move->ply);

  return sumi_saying_to_text (&title);
}

/* What would have been better, and by how much. */
char *
sumi_review_move_to_judgement (const SumiReviewMove *move)
{
  int loss = sumi_review_get_loss (move), count = round_discs (loss);
  const char *sentence;

  if (loss == 0)
    return g_strdup (move->is_exact ? _("No move was better: this is proved.")
                                    : _("Sumi sees no better move."));
  if (count == 0)
    sentence = _("{reply} looks a little better: no full disc.");
  else if (move->is_exact)
    sentence = g_dngettext (GETTEXT_PACKAGE, "{reply} was better by {count} disc: this is proved.",
                            "{reply} was better by {count} discs: this is proved.", (gulong) count);
  else
    sentence =
        g_dngettext (GETTEXT_PACKAGE, "{reply} looks better, by about {count} disc: an estimate.",
                     "{reply} looks better, by about {count} discs: an estimate.", (gulong) count);
  return sumi_words_fill (sentence, &(SumiBlanks){ .move = move->move,
                                                   .reply = sumi_square_to_name (move->best),
                                                   .count = count });
}

/* What changed with a turning point; NULL of any other move. */
char *
sumi_review_move_to_turning (const SumiReviewMove *move)
{
  if (!sumi_review_is_turning_point (move))
    return NULL;
  if (!move->is_exact)
    return g_strdup (_("A turning point, as far as Sumi sees: it changed who is ahead."));
  if (move->best_value > 0)
    return g_strdup (move->value < 0 ? _("A turning point: it turned a win into a loss.")
                                     : _("A turning point: it turned a win into a draw."));
  return g_strdup (_("A turning point: it turned a draw into a loss."));
}

/* Where it can first be seen on the board that the better move would not have lost as much. */
char *
sumi_review_move_to_why (const SumiReviewMove *move)
{
  SumiReviewSight sight = sumi_review_get_sight (move);
  int n = sumi_review_find_visible (move);
  SumiPosition after;
  SumiBlanks blanks = { .move = move->move, .count = n - 1 };

  if (sight == SUMI_REVIEW_NOTHING)
    return g_strdup (_("Nothing simple tells the two moves apart, as far as Sumi looks ahead."));
  after = play_line (move, n);
  if (sight == SUMI_REVIEW_END)
    return end_to_text (after);
  blanks.reply = sumi_square_to_name (move->line[n - 1]);
  if (sight == SUMI_REVIEW_PASS)
    return sumi_words_fill (get_pass_sentence (move), &blanks);
  return sumi_words_fill (get_corner_sentence (move, n), &blanks);
}

static const SumiSentence no_choice = { .of = { { N_("Black had nothing to choose.") },
                                                { N_("White had nothing to choose.") } } };
/* Translators: {before} of so many choices, {count}, were the best ones; in percent, too. */
static const SumiSentence choices
  = { .of = { P_("Black: {before} of {count} choice was best ({percent} %).",
                 "Black: {before} of {count} choices were best ({percent} %)."),
              P_("White: {before} of {count} choice was best ({percent} %).",
                 "White: {before} of {count} choices were best ({percent} %).") } };
/* Translators: after "Black: 6 of 8 choices were best (75 %)." */
static const SumiSentence losses = { .any = P_("The others lost {count} disc.",
                                               "The others lost {count} discs.") };

/* How well a side chose. */
char *
sumi_review_side_to_text (SumiColor color, const SumiReviewSide *side)
{
  int lost = round_discs (side->lost);
  SumiBlanks blanks = { .move = SUMI_SQUARE_NONE,
                        .before = side->n_best,
                        .count = side->n_choices,
                        .percent = (int) (100 * sumi_review_get_accuracy (side) + 0.5) };
  g_autofree char *chosen = NULL;
  g_autofree char *rest = NULL;

  if (side->n_choices == 0)
    return g_strdup (sumi_sentence_translate (&no_choice, color, 0));
  chosen = sumi_words_fill (sumi_sentence_translate (&choices, color, side->n_choices), &blanks);
  rest = fill_count (sumi_sentence_translate (&losses, color, lost), lost);
  return sumi_words_follow (chosen, rest);
}
