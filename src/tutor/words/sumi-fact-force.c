/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-fact-tasks.h"

#include "sumi-notation.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* The opponent is named in each sentence; the learner is "you". */

static const SumiSentence only_reply[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {move} is the right move, {reply} the only answer to it, {squares} the moves
     * that then do what was asked, as in "a1 or h8". */
    .of = { { N_("{move}! Black's only move is {reply}, and then you take {squares}.") },
            { N_("{move}! White's only move is {reply}, and then you take {squares}.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("{move}! Black's only move is {reply}, and then you take {squares}.") },
            { N_("{move}! White's only move is {reply}, and then you take {squares}.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("{move}! Black's only move is {reply}, and then {squares} makes Black pass.") },
            { N_("{move}! White's only move is {reply}, and then {squares} makes White pass.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    /* Translators: {count} is how many moves are allowed at most. */
    .of = { P_("{move}! Black's only move is {reply}, and then {squares} leaves Black at most "
               "{count} move.",
               "{move}! Black's only move is {reply}, and then {squares} leaves Black at most "
               "{count} moves."),
            P_("{move}! White's only move is {reply}, and then {squares} leaves White at most "
               "{count} move.",
               "{move}! White's only move is {reply}, and then {squares} leaves White at most "
               "{count} moves.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("{move}! Black's only move is {reply}, and then {squares} leaves Black without a "
                 "disc.") },
            { N_("{move}! White's only move is {reply}, and then {squares} leaves White without a "
                 "disc.") } },
  },
};

static const SumiSentence only_reply_opens = {
  /* Translators: {move} is the right move, {reply} the only answer to it; {squares} are the corners
   * that it makes possible to take, as in "a1 and h8". */
  .of = { { N_("{move}! Black's only move is {reply}, and it opens {squares}.") },
          { N_("{move}! White's only move is {reply}, and it opens {squares}.") } },
};

static const SumiSentence every_reply[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {move} is the right move; {squares} are corners, as in "a1 or h8". */
    .of = { { N_("{move}! Whatever Black answers, you take a corner on your next move.") },
            { N_("{move}! Whatever White answers, you take a corner on your next move.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("{move}! Whatever Black answers, you take {squares} on your next move.") },
            { N_("{move}! Whatever White answers, you take {squares} on your next move.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("{move}! Whatever Black answers, you make Black pass with your next move.") },
            { N_("{move}! Whatever White answers, you make White pass with your next move.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    /* Translators: {count} is how many moves are allowed at most. */
    .of = { P_("{move}! Whatever Black answers, your next move can leave Black at most {count} "
               "move.",
               "{move}! Whatever Black answers, your next move can leave Black at most {count} "
               "moves."),
            P_("{move}! Whatever White answers, your next move can leave White at most {count} "
               "move.",
               "{move}! Whatever White answers, your next move can leave White at most {count} "
               "moves.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("{move}! Whatever Black answers, your next move leaves it without a disc.") },
            { N_("{move}! Whatever White answers, your next move leaves it without a disc.") } },
  },
};

static const SumiSentence every_reply_gives = {
  /* Translators: {squares} are corners that can be taken after each answer: "a1 or h8". */
  .of = { { N_("{move}! Whatever Black answers, you take {squares}.") },
          { N_("{move}! Whatever White answers, you take {squares}.") } },
};

static const SumiSentence each_reply_opens = {
  /* Translators: {first} is a list of sentences like "b7 opens a8", separated by commas. */
  .of = { { N_("{move}! Whatever Black answers, you take a corner: {first}.") },
          { N_("{move}! Whatever White answers, you take a corner: {first}.") } },
};

static const SumiSentence reply_gives[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {squares} are the moves that do what was asked after the answer {reply}, as in
     * "a1 or h8". */
    .of = { { N_("If Black answers {reply}, you take {squares}.") },
            { N_("If White answers {reply}, you take {squares}.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("If Black answers {reply}, you take {squares}.") },
            { N_("If White answers {reply}, you take {squares}.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("If Black answers {reply}, then {squares} makes Black pass.") },
            { N_("If White answers {reply}, then {squares} makes White pass.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    /* Translators: {count} is how many moves are allowed at most. */
    .of = { P_("If Black answers {reply}, then {squares} leaves Black at most {count} move.",
               "If Black answers {reply}, then {squares} leaves Black at most {count} moves."),
            P_("If White answers {reply}, then {squares} leaves White at most {count} move.",
               "If White answers {reply}, then {squares} leaves White at most {count} moves.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("If Black answers {reply}, then {squares} leaves Black without a disc.") },
            { N_("If White answers {reply}, then {squares} leaves White without a disc.") } },
  },
};

static const SumiSentence reply_opens = {
  /* Translators: {squares} are the corners that the answer {reply} makes possible to take, as in
   * "a1 and h8". */
  .of = { { N_("Black's answer {reply} opens {squares}.") },
          { N_("White's answer {reply} opens {squares}.") } },
};

static const SumiSentence forced_in[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {count} is how many moves the learner still needs after {move}, at most. */
    .of = { P_("{move}! Whatever Black does, you take a corner within {count} more move.",
               "{move}! Whatever Black does, you take a corner within {count} more moves."),
            P_("{move}! Whatever White does, you take a corner within {count} more move.",
               "{move}! Whatever White does, you take a corner within {count} more moves.") },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { P_("{move}! Whatever Black does, you take {squares} within {count} more move.",
               "{move}! Whatever Black does, you take {squares} within {count} more moves."),
            P_("{move}! Whatever White does, you take {squares} within {count} more move.",
               "{move}! Whatever White does, you take {squares} within {count} more moves.") },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { P_("{move}! Whatever Black does, you make Black pass within {count} more move.",
               "{move}! Whatever Black does, you make Black pass within {count} more moves."),
            P_("{move}! Whatever White does, you make White pass within {count} more move.",
               "{move}! Whatever White does, you make White pass within {count} more moves.") },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { P_("{move}! Whatever Black does, you leave Black few enough moves within {count} more "
               "move.",
               "{move}! Whatever Black does, you leave Black few enough moves within {count} more "
               "moves."),
            P_("{move}! Whatever White does, you leave White few enough moves within {count} more "
               "move.",
               "{move}! Whatever White does, you leave White few enough moves within {count} more "
               "moves.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { P_("{move}! Whatever Black does, you leave Black without a disc within {count} more "
               "move.",
               "{move}! Whatever Black does, you leave Black without a disc within {count} more "
               "moves."),
            P_("{move}! Whatever White does, you leave White without a disc within {count} more "
               "move.",
               "{move}! Whatever White does, you leave White without a disc within {count} more "
               "moves.") },
  },
};

static const SumiSentence must_pass_corner = {
  /* Translators: {squares}: corners, as in "a1 or h8". */
  .of = { { N_("{move}! Black must pass, and then you take {squares}.") },
          { N_("{move}! White must pass, and then you take {squares}.") } },
};

static const SumiSentence must_pass_wipe_out = {
  /* Translators: {squares}: squares to play on, as in "b2 or g7". */
  .of = { { N_("{move}! Black must pass, and then {squares} leaves Black without a disc.") },
          { N_("{move}! White must pass, and then {squares} leaves White without a disc.") } },
};

/* {count} is what a mobility goal leaves. */
static const SumiSentence reached[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = { .any = { N_("{move}! The corner is yours.") } },
  [SUMI_GOAL_FORM_CORNERS] = { .any = { N_("{move}! The corner is yours.") } },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("{move}! Black has no move and must pass.") },
            { N_("{move}! White has no move and must pass.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { P_("{move}! Black has only {count} move left.",
               "{move}! Black has only {count} moves left."),
            P_("{move}! White has only {count} move left.",
               "{move}! White has only {count} moves left.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("{move}! Black has no disc left.") },
            { N_("{move}! White has no disc left.") } },
  },
};

static const SumiSentence reached_no_move
  = { .of = { { N_("{move}! Black has no move.") },
              { N_("{move}! White has no move.") } } };

/* {count}: the moves, or for a wipe-out the discs, that the opponent still has. */
static const SumiSentence missed[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = { .any = { N_("{move} takes no corner.") } },
  [SUMI_GOAL_FORM_CORNERS] = {
    /* Translators: {squares}: corners, as in "a1 or h8". */
    .any = { N_("{move} does not take {squares}.") },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { P_("After {move} Black still has {count} move.",
               "After {move} Black still has {count} moves."),
            P_("After {move} White still has {count} move.",
               "After {move} White still has {count} moves.") },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { P_("After {move} Black still has {count} move.",
               "After {move} Black still has {count} moves."),
            P_("After {move} White still has {count} move.",
               "After {move} White still has {count} moves.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { P_("After {move} Black still has {count} disc.",
               "After {move} Black still has {count} discs."),
            P_("After {move} White still has {count} disc.",
               "After {move} White still has {count} discs.") },
  },
};

/* {count} is at least 2, but where it is what a mobility goal leaves. */
static const SumiSentence none_of[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {move} was wrong, and {reply} is the answer that shows it: "f1", or "f1 (or b6,
     * c8)" where others would, too. {count} is never 1. {squares}: corners, as in "a1 or h8". */
    .of = { P_("After {move} Black can answer {reply}; then none of your {count} move takes a "
               "corner.",
               "After {move} Black can answer {reply}; then none of your {count} moves takes a "
               "corner."),
            P_("After {move} White can answer {reply}; then none of your {count} move takes a "
               "corner.",
               "After {move} White can answer {reply}; then none of your {count} moves takes a "
               "corner.") },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { P_("After {move} Black can answer {reply}; then none of your {count} move takes "
               "{squares}.",
               "After {move} Black can answer {reply}; then none of your {count} moves takes "
               "{squares}."),
            P_("After {move} White can answer {reply}; then none of your {count} move takes "
               "{squares}.",
               "After {move} White can answer {reply}; then none of your {count} moves takes "
               "{squares}.") },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { P_("After {move} Black can answer {reply}; then none of your {count} move makes Black "
               "pass.",
               "After {move} Black can answer {reply}; then none of your {count} moves makes Black "
               "pass."),
            P_("After {move} White can answer {reply}; then none of your {count} move makes White "
               "pass.",
               "After {move} White can answer {reply}; then none of your {count} moves makes White "
               "pass.") },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    /* Translators: {count} is how many moves are allowed at most. */
    .of = { P_("After {move} Black can answer {reply}; then each of your moves leaves Black more "
               "than {count} move.",
               "After {move} Black can answer {reply}; then each of your moves leaves Black more "
               "than {count} moves."),
            P_("After {move} White can answer {reply}; then each of your moves leaves White more "
               "than {count} move.",
               "After {move} White can answer {reply}; then each of your moves leaves White more "
               "than {count} moves.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { P_("After {move} Black can answer {reply}; then none of your {count} move leaves Black "
               "without a disc.",
               "After {move} Black can answer {reply}; then none of your {count} moves leaves "
               "Black without a disc."),
            P_("After {move} White can answer {reply}; then none of your {count} move leaves White "
               "without a disc.",
               "After {move} White can answer {reply}; then none of your {count} moves leaves "
               "White without a disc.") },
  },
};

static const SumiSentence only_move[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {move} was wrong, and {reply} is the answer that shows it: "f1", or "f1 (or b6,
     * c8)". {first} is the one move that the learner has then. {squares}: corners. */
    .of = { { N_("After {move} Black can answer {reply}; then your only move, {first}, takes no "
                 "corner.") },
            { N_("After {move} White can answer {reply}; then your only move, {first}, takes no "
                 "corner.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("After {move} Black can answer {reply}; then your only move, {first}, does not "
                 "take {squares}.") },
            { N_("After {move} White can answer {reply}; then your only move, {first}, does not "
                 "take {squares}.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("After {move} Black can answer {reply}; then your only move, {first}, does not "
                 "make Black pass.") },
            { N_("After {move} White can answer {reply}; then your only move, {first}, does not "
                 "make White pass.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    /* Translators: {count} is how many moves are allowed at most. */
    .of = { P_("After {move} Black can answer {reply}; then your only move, {first}, leaves Black "
               "more than {count} move.",
               "After {move} Black can answer {reply}; then your only move, {first}, leaves Black "
               "more than {count} moves."),
            P_("After {move} White can answer {reply}; then your only move, {first}, leaves White "
               "more than {count} move.",
               "After {move} White can answer {reply}; then your only move, {first}, leaves White "
               "more than {count} moves.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("After {move} Black can answer {reply}; then your only move, {first}, does not "
                 "leave Black without a disc.") },
            { N_("After {move} White can answer {reply}; then your only move, {first}, does not "
                 "leave White without a disc.") } },
  },
};

static const SumiSentence in_time[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {move} was wrong, and {reply} is the answer that shows it: "f1", or "f1 (or b6,
     * c8)". In time: within as many moves as the puzzle allows. {squares}: corners. */
    .of = { { N_("After {move} Black can answer {reply}; then you can no longer force a corner in "
                 "time.") },
            { N_("After {move} White can answer {reply}; then you can no longer force a corner in "
                 "time.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("After {move} Black can answer {reply}; then you can no longer be sure of taking "
                 "{squares} in time.") },
            { N_("After {move} White can answer {reply}; then you can no longer be sure of taking "
                 "{squares} in time.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("After {move} Black can answer {reply}; then you can no longer force Black to "
                 "pass in time.") },
            { N_("After {move} White can answer {reply}; then you can no longer force White to "
                 "pass in time.") } },
  },
  [SUMI_GOAL_FORM_MOBILITY] = {
    .of = { { N_("After {move} Black can answer {reply}; then you can no longer be sure of leaving "
                 "Black few enough moves in time.") },
            { N_("After {move} White can answer {reply}; then you can no longer be sure of leaving "
                 "White few enough moves in time.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("After {move} Black can answer {reply}; then you can no longer be sure of leaving "
                 "Black without a disc in time.") },
            { N_("After {move} White can answer {reply}; then you can no longer be sure of leaving "
                 "White without a disc in time.") } },
  },
};

/* A pass or few moves would have been the goal itself. */
static const SumiSentence after_pass[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {squares}: corners, as in "a1 or h8". */
    .of = { { N_("After {move} Black must pass, but you still cannot force a corner in time.") },
            { N_("After {move} White must pass, but you still cannot force a corner in time.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("After {move} Black must pass, but you still cannot be sure of taking {squares} "
                 "in time.") },
            { N_("After {move} White must pass, but you still cannot be sure of taking {squares} "
                 "in time.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("After {move} Black must pass, but you still cannot be sure of leaving Black "
                 "without a disc in time.") },
            { N_("After {move} White must pass, but you still cannot be sure of leaving White "
                 "without a disc in time.") } },
  },
};

static const SumiSentence game_over = {
  /* Translators: {move} was wrong, and {reply} is an answer that shows it: "f1", or "f1 (or b6,
   * c8)". */
  .of = { { N_("After {move} Black can answer {reply}; then the game is over.") },
          { N_("After {move} White can answer {reply}; then the game is over.") } },
};

static gboolean
is_about_corners (const SumiFact *fact)
{
  return fact->task.goal.kind == SUMI_GOAL_CORNER;
}

/* Whether the corners could not have been taken before the reply. */
static gboolean
is_opened (const SumiFact *fact)
{
  return is_about_corners (fact) && fact->others == fact->squares;
}

static const SumiSentence *
choose_refuted_by (const SumiFact *fact, SumiGoalForm form)
{
  if (fact->reply == SUMI_SQUARE_PASS)
    return &after_pass[form];
  if (fact->way == SUMI_WAY_OVER)
    return &game_over;
  if (fact->way != SUMI_WAY_NO_MOVE)
    return &in_time[form];
  return fact->count == 1 ? &only_move[form] : &none_of[form];
}

/* NULL if FACT is not one of a force task. */
static const SumiSentence *
choose_sentence (const SumiFact *fact)
{
  SumiGoalForm form = sumi_goal_form_of (&fact->task.goal);

  switch ((int) fact->kind)
    {
    case SUMI_FACT_MUST_PASS:
      return is_about_corners (fact) ? &must_pass_corner : &must_pass_wipe_out;
    case SUMI_FACT_GOAL_REACHED:
      return form == SUMI_GOAL_FORM_MOBILITY && fact->count == 0 ? &reached_no_move
                                                                     : &reached[form];
    case SUMI_FACT_ONLY_REPLY:
      return is_opened (fact) ? &only_reply_opens : &only_reply[form];
    case SUMI_FACT_EVERY_REPLY:
      return is_about_corners (fact) && fact->squares != 0 ? &every_reply_gives
                                                           : &every_reply[form];
    case SUMI_FACT_REPLY_OPENS:
      return is_opened (fact) ? &reply_opens : &reply_gives[form];
    case SUMI_FACT_FORCED_IN:
      return &forced_in[form];
    case SUMI_FACT_GOAL_MISSED:
      return &missed[form];
    case SUMI_FACT_REFUTED_BY:
      return choose_refuted_by (fact, form);
    default:
      return NULL;
    }
}

/* What {squares} stands for: squares that are all meant where something opens them, a choice where
 * one of them is played, and the corners asked for where none is taken. */
static char *
name_squares (const SumiFact *fact)
{
  switch ((int) fact->kind)
    {
    case SUMI_FACT_ONLY_REPLY:
    case SUMI_FACT_REPLY_OPENS:
      return is_opened (fact) ? sumi_words_all (fact->squares) : sumi_words_any (fact->squares);
    case SUMI_FACT_MUST_PASS:
      return sumi_words_any (fact->squares);
    case SUMI_FACT_EVERY_REPLY:
      return sumi_words_any (fact->squares != 0 ? fact->squares : fact->task.goal.corners);
    default:
      return sumi_words_any (fact->task.goal.corners);
    }
}

/* One clause a reply: "b7 opens a8". */
static char *
list_openings (const SumiFact *fact)
{
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < fact->n_openings; i++)
    {
      const SumiOpening *opening = &fact->openings[i];
      gboolean is_new = opening->others == opening->squares;
      g_autofree char *squares
        = is_new ? sumi_words_all (opening->squares) : sumi_words_any (opening->squares);
      SumiBlanks blanks = { .move = fact->move,
                            .reply = sumi_square_to_name (opening->reply),
                            .squares = squares };
      const char *clause
        /* Translators: a sentence without its full stop, one of a list: the opponent's answer
         * {reply} makes it possible to take the corners {squares}, as in "b7 opens a8". */
        = is_new ? _("{reply} opens {squares}")
                 /* Translators: likewise, where it could be taken before as well. */
                 : _("after {reply} you take {squares}");

      g_ptr_array_add (clauses, sumi_words_fill (clause, &blanks));
    }
  return sumi_words_join_clauses (clauses, clauses->len);
}

/* Few replies that open different corners are gone through one by one. */
static char *
openings_to_text (const SumiFact *fact)
{
  g_autofree char *list = list_openings (fact);

  return sumi_sentence_fill (&each_reply_opens, sumi_color_opposite (fact->side),
                             &(SumiBlanks){ .move = fact->move, .first = list });
}

/* What {count} stands for in SENTENCE: in some of a mobility goal it is how many moves that leaves
 * the opponent at most. */
static int
get_count (const SumiFact *fact, const SumiSentence *sentence)
{
  const SumiGoalForm few = SUMI_GOAL_FORM_MOBILITY;
  gboolean is_of_goal = sentence == &only_reply[few] || sentence == &every_reply[few]
                        || sentence == &reply_gives[few] || sentence == &none_of[few]
                        || sentence == &only_move[few];

  return is_of_goal ? fact->task.goal.max_moves : fact->count;
}

/* The sentence of a fact that was found for a force task. Owned by the caller. */
char *
sumi_fact_force_to_text (const SumiFact *fact)
{
  const SumiSentence *sentence = choose_sentence (fact);
  g_autofree char *squares = name_squares (fact);
  g_autofree char *reply = NULL;

  g_return_val_if_fail (sentence != NULL, NULL);

  if (fact->n_openings > 0)
    return openings_to_text (fact);
  reply = sumi_words_reply (fact->reply,
                            fact->kind == SUMI_FACT_REFUTED_BY ? fact->others : 0);
  return sumi_sentence_fill (
    sentence, sumi_color_opposite (fact->side),
    &(SumiBlanks){ .move = fact->move,
                   .reply = reply,
                   .squares = squares,
                   .first = sumi_square_to_name (sumi_bitboard_first (fact->squares)),
                   .count = get_count (fact, sentence) });
}
