/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-review-reason-words.h"
#include "sumi-saying-words.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* HUNDREDTHS of a disc in whole discs. */
static int
round_discs (int hundredths)
{
  return sumi_value_round (sumi_value_estimate (hundredths));
}

/* Who wins or is ahead, and that nobody does: at the end, with best play, by an estimate. */
typedef struct
{
  SumiSentence leads, even;
} Standing;

static const Standing result = {
  .leads = { .of = { P_("Black has won by {count} disc.",
                        "Black has won by {count} discs."),
                     P_("White has won by {count} disc.",
                        "White has won by {count} discs.") } },
  .even = { .any = { N_("The game is drawn.") } },
};
static const Standing proved = {
  .leads = { .of = { P_("With best play, Black wins by {count} disc.",
                        "With best play, Black wins by {count} discs."),
                     P_("With best play, White wins by {count} disc.",
                        "With best play, White wins by {count} discs.") } },
  .even = { .any = { N_("With best play, this is a draw.") } },
};
static const Standing estimated = {
  .leads = { .of = { P_("An estimate: Black is ahead by about {count} disc.",
                        "An estimate: Black is ahead by about {count} discs."),
                     P_("An estimate: White is ahead by about {count} disc.",
                        "An estimate: White is ahead by about {count} discs.") } },
  .even = { .any = { N_("An estimate: both sides are about even.") } },
};

static const Standing measured = {
  /* Translators: {first} is a number of discs, as in "give or take 3": mostly the truth is no
   * further away. */
  .leads = { .of = { P_("An estimate: Black is ahead by about {count} disc, give or take {first}.",
                        "An estimate: Black is ahead by about {count} discs, give or take "
                        "{first}."),
                     P_("An estimate: White is ahead by about {count} disc, give or take {first}.",
                        "An estimate: White is ahead by about {count} discs, give or take "
                        "{first}.") } },
  .even = { .any = { N_("An estimate: both sides are about even, give or take {first}.") } },
};

/* What a position is worth: VALUE for Black. Owned by the caller. */
char *
sumi_review_value_to_text (SumiValue value, gboolean is_over)
{
  int discs = sumi_value_round (value), error = sumi_value_round_error (value);
  const Standing *standing = is_over ? &result : &proved;
  g_autofree char *first = g_strdup_printf ("%d", error);

  if (!value.is_proved)
    standing = error == 0 ? &estimated : &measured;
  return sumi_sentence_fill (discs == 0 ? &standing->even : &standing->leads,
                             discs > 0 ? SUMI_BLACK : SUMI_WHITE,
                             &(SumiBlanks){ .move = SUMI_SQUARE_NONE,
                                            .count = ABS (discs),
                                            .first = first });
}

/* Which move of the game it is. Owned by the caller. */
char *
sumi_review_move_to_title (const SumiReview *review, const SumiReviewMove *move)
{
  SumiSaying title = sumi_saying_of_ply (&review->game, move->before.turn, move->ply);

  return sumi_saying_to_text (&title);
}

/* How long a move of MS milliseconds took, in whole seconds; NULL if MS is 0: it is not known.
 * Owned by the caller. */
char *
sumi_review_time_to_text (int ms)
{
  int seconds = (ms + 500) / 1000;

  if (ms == 0)
    return NULL;
  if (seconds >= 60)
    return g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);
  /* Translators: how many seconds a move took; there is little room. */
  return g_strdup_printf (_("%d s"), seconds);
}

/* What would have been better, if anything. */
static const SumiSentence none_better_proved
  = { .any = { N_("No move was better: this is proved.") } };
static const SumiSentence none_better = { .any = { N_("Sumi sees no better move.") } };
static const SumiSentence looks_little_better
  = { .any = { N_("{reply} looks a little better, by less than a disc.") } };
static const SumiSentence was_better
  = { .any = P_("{reply} was better by {count} disc: this is proved.",
                "{reply} was better by {count} discs: this is proved.") };
static const SumiSentence looks_better
  = { .any = P_("{reply} looks better, by about {count} disc: an estimate.",
                "{reply} looks better, by about {count} discs: an estimate.") };

static const SumiSentence *
choose_judgement (SumiValue loss)
{
  if (loss.score == 0)
    return loss.is_proved ? &none_better_proved : &none_better;
  if (sumi_value_round (loss) == 0)
    return &looks_little_better;
  return loss.is_proved ? &was_better : &looks_better;
}

/* What would have been better, and by how much. Owned by the caller. */
char *
sumi_review_move_to_judgement (const SumiReviewMove *move)
{
  SumiValue loss = sumi_review_get_loss (move);

  return sumi_sentence_fill (choose_judgement (loss), SUMI_BLACK,
                             &(SumiBlanks){ .move = move->move,
                                            .reply = sumi_square_to_name (move->best),
                                            .count = sumi_value_round (loss) });
}

static const char *const turns[SUMI_N_TURNS] = {
  [SUMI_TURN_EXPECTED]
  = N_("A turning point, as far as Sumi can see: it changed who is ahead."),
  [SUMI_TURN_WIN_TO_LOSS] = N_("A turning point: it turned a win into a loss."),
  [SUMI_TURN_WIN_TO_DRAW] = N_("A turning point: it turned a win into a draw."),
  [SUMI_TURN_DRAW_TO_LOSS] = N_("A turning point: it turned a draw into a loss."),
};

/* What changed with a turning point; NULL of any other move. Owned by the caller. */
char *
sumi_review_move_to_turning (const SumiReviewMove *move)
{
  const char *turn = turns[sumi_review_find_turn (move)];

  return turn != NULL ? g_strdup (_(turn)) : NULL;
}

/**
 * sumi_review_move_to_why: why MOVE, a mistake in REVIEW, was one, and for how long the better move
 * was there. Owned by the caller.
 */
char *
sumi_review_move_to_why (const SumiReview *review, const SumiReviewMove *move)
{
  SumiReviewReason reason = sumi_review_find_reason (review, move);
  g_autofree char *text = sumi_review_reason_to_text (&reason);
  g_autofree char *waiting = NULL;
  int until = sumi_review_find_waiting (review, move);

  if (reason.kind == SUMI_REASON_REPEATED || until == move->ply)
    return g_steal_pointer (&text);
  waiting = sumi_words_fill (
      /* Translators: {before} and {after} are numbers of moves of the game. */
      _("{reply} was there to be played from move {before} to {after}."),
      &(SumiBlanks){ .move = move->move,
                     .reply = sumi_square_to_name (move->best),
                     .before = sumi_transcript_count_moves (&review->game, move->ply + 1),
                     .after = sumi_transcript_count_moves (&review->game, until + 1) });
  return sumi_words_follow (text, waiting);
}

/**
 * sumi_review_move_to_text: all that is said of MOVE, one of REVIEW. Owned by the caller.
 */
char *
sumi_review_move_to_text (const SumiReview *review, const SumiReviewMove *move)
{
  g_autofree char *judgement = sumi_review_move_to_judgement (move);
  g_autofree char *turning = NULL, *why = NULL, *whole = NULL;

  if (!sumi_review_is_mistake (move))
    return g_steal_pointer (&judgement);
  turning = sumi_review_move_to_turning (move);
  why = sumi_review_move_to_why (review, move);
  whole = turning != NULL ? sumi_words_follow (judgement, turning) : g_strdup (judgement);
  return sumi_words_follow (whole, why);
}

static const SumiSentence no_choice = { .of = { { N_("Black had no choices to make.") },
                                                { N_("White had no choices to make.") } } };
static const SumiSentence grades
  /* Translators: numbers of moves; {first} and {last} are as "3, which lost 5 discs". */
  = { .of = { { N_("Black: sound moves: {before}; inaccurate: {first}; bad: {last}.") },
              { N_("White: sound moves: {before}; inaccurate: {first}; bad: {last}.") } } };

/* How many moves were of GRADE, and what they lost. */
static char *
grade_to_text (const SumiReviewSide *side, SumiReviewGrade grade)
{
  int lost = round_discs (side->lost_by[grade]);
  const char *text;

  if (side->n_moves[grade] == 0)
    return g_strdup ("0");
  if (side->has_estimates_by[grade])
    /* Translators: {before} is a number of moves, put into "inaccurate: …". */
    text = g_dngettext (GETTEXT_PACKAGE, "{before} (lost about {count} disc)",
                        "{before} (lost about {count} discs)", (gulong) lost);
  else
    /* Translators: {before} is a number of moves, put into "inaccurate: …". */
    text = g_dngettext (GETTEXT_PACKAGE, "{before} (lost {count} disc)",
                        "{before} (lost {count} discs)", (gulong) lost);
  return sumi_words_fill (text, &(SumiBlanks){ .move = SUMI_SQUARE_NONE,
                                               .before = side->n_moves[grade],
                                               .count = lost });
}

/* How well a side chose. Owned by the caller. */
char *
sumi_review_side_to_text (SumiColor color, const SumiReviewSide *side)
{
  g_autofree char *inaccurate = grade_to_text (side, SUMI_GRADE_INACCURATE);
  g_autofree char *bad = grade_to_text (side, SUMI_GRADE_BAD);

  if (side->n_choices == 0)
    return g_strdup (sumi_sentence_translate (&no_choice, color, 0));
  return sumi_words_fill (sumi_sentence_translate (&grades, color, 0),
                          &(SumiBlanks){ .move = SUMI_SQUARE_NONE,
                                         .before = side->n_moves[SUMI_GRADE_SOUND],
                                         .first = inaccurate,
                                         .last = bad });
}

static const SumiSentence phases[SUMI_N_REVIEW_PHASES] = {
  [SUMI_REVIEW_OPENING]
  = { .of = { P_("Black lost most in the opening: {count} disc.",
                 "Black lost most in the opening: {count} discs."),
              P_("White lost most in the opening: {count} disc.",
                 "White lost most in the opening: {count} discs.") } },
  [SUMI_REVIEW_MIDDLE]
  = { .of = { P_("Black lost most in the midgame: {count} disc.",
                 "Black lost most in the midgame: {count} discs."),
              P_("White lost most in the midgame: {count} disc.",
                 "White lost most in the midgame: {count} discs.") } },
  [SUMI_REVIEW_ENDING]
  = { .of = { P_("Black lost most in the endgame: {count} disc.",
                 "Black lost most in the endgame: {count} discs."),
              P_("White lost most in the endgame: {count} disc.",
                 "White lost most in the endgame: {count} discs.") } },
};

/* The same where something is only estimated. */
static const SumiSentence estimated_phases[SUMI_N_REVIEW_PHASES] = {
  [SUMI_REVIEW_OPENING]
  = { .of = { P_("Black lost most in the opening: about {count} disc.",
                 "Black lost most in the opening: about {count} discs."),
              P_("White lost most in the opening: about {count} disc.",
                 "White lost most in the opening: about {count} discs.") } },
  [SUMI_REVIEW_MIDDLE]
  = { .of = { P_("Black lost most in the midgame: about {count} disc.",
                 "Black lost most in the midgame: about {count} discs."),
              P_("White lost most in the midgame: about {count} disc.",
                 "White lost most in the midgame: about {count} discs.") } },
  [SUMI_REVIEW_ENDING]
  = { .of = { P_("Black lost most in the endgame: about {count} disc.",
                 "Black lost most in the endgame: about {count} discs."),
              P_("White lost most in the endgame: about {count} disc.",
                 "White lost most in the endgame: about {count} discs.") } },
};

/**
 * sumi_review_side_to_phase: in which phase SIDE lost most; NULL if it lost nothing, or if all of
 * its moves there are sound: little that is estimated of many moves may be no loss at all. Owned by
 * the caller.
 */
char *
sumi_review_side_to_phase (SumiColor color, const SumiReviewSide *side)
{
  SumiReviewPhase phase = sumi_review_find_worst_phase (side);
  const SumiSentence *sentences = side->has_estimates ? estimated_phases : phases;
  int lost = round_discs (side->lost_in[phase]);

  return lost == 0 || side->n_unsound_in[phase] == 0
             ? NULL
             : sumi_sentence_fill (&sentences[phase], color,
                                   &(SumiBlanks){ .move = SUMI_SQUARE_NONE, .count = lost });
}

/**
 * sumi_review_topic_to_text: which lesson teaches TOPIC. Owned by the caller.
 */
char *
sumi_review_topic_to_text (SumiReviewTopic topic)
{
  static const char *const sentences[SUMI_N_TOPICS] = {
    [SUMI_TOPIC_CORNERS] = N_("The lesson on X-squares and C-squares is about what cost most."),
    [SUMI_TOPIC_MOBILITY] = N_("The lesson on mobility is about what cost most."),
    [SUMI_TOPIC_FRONTIER] = N_("The lesson on the frontier is about what cost most."),
    [SUMI_TOPIC_QUIET_MOVES] = N_("The lesson on quiet moves is about what cost most."),
    [SUMI_TOPIC_TEMPO] = N_("The lesson on gaining a move is about what cost most."),
    [SUMI_TOPIC_EDGES] = N_("The lesson on edges is about what cost most."),
    [SUMI_TOPIC_PARITY] = N_("The lesson on parity is about what cost most."),
    [SUMI_TOPIC_COUNTING] = N_("The lesson on counting the last moves is about what cost most."),
  };

  return g_strdup (_(sentences[topic]));
}
