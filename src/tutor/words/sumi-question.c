/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-question.h"

#include "sumi-notation.h"
#include "sumi-opening-words.h"
#include "sumi-question-private.h"
#include "sumi-sentence.h"
#include "sumi-words.h"

/* What a task asks, in words. The opponent of the side to move is named; that side is the "you" of
 * the sentence. Goals of mobility have a second number, and tables of their own. */

static const SumiSentence force_now[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {squares}: corners, as in "a1 or h8". */
    .any = { N_("Take a corner.") },
  },
  [SUMI_GOAL_FORM_CORNERS] = { .any = { N_("Take {squares}.") } },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("Make Black pass.") },
            { N_("Make White pass.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("Leave Black without a disc.") },
            { N_("Leave White without a disc.") } },
  },
};

static const SumiSentence force_next[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {squares}: corners, as in "a1 or h8". Next: one move after this one. */
    .any = { N_("Force a corner on your next move.") },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .any = { N_("Make sure that you can take {squares} on your next move.") },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("Force Black to pass after your next move.") },
            { N_("Force White to pass after your next move.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("Make sure that you can leave Black without a disc with your next move.") },
            { N_("Make sure that you can leave White without a disc with your next move.") } },
  },
};

/* {count} is at least 3. */
static const SumiSentence force_within[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {count} is 3 or more; {squares}: corners, as in "a1 or h8". */
    .any = P_("Force a corner within {count} move, counting this one.",
              "Force a corner within {count} moves, counting this one."),
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .any = P_("Make sure that you can take {squares} within {count} move, counting this one.",
              "Make sure that you can take {squares} within {count} moves, counting this one."),
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { P_("Force Black to pass within {count} move, counting this one.",
               "Force Black to pass within {count} moves, counting this one."),
            P_("Force White to pass within {count} move, counting this one.",
               "Force White to pass within {count} moves, counting this one.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { P_("Make sure that you can leave Black without a disc within {count} move, counting "
               "this one.",
               "Make sure that you can leave Black without a disc within {count} moves, counting "
               "this one."),
            P_("Make sure that you can leave White without a disc within {count} move, counting "
               "this one.",
               "Make sure that you can leave White without a disc within {count} moves, counting "
               "this one.") },
  },
};

static const SumiSentence deny_now[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {squares}: corners, as in "a1 or h8". */
    .of = { { N_("Keep Black from taking a corner on its next move.") },
            { N_("Keep White from taking a corner on its next move.") } },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { { N_("Keep Black from taking {squares} on its next move.") },
            { N_("Keep White from taking {squares} on its next move.") } },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { { N_("Keep Black from making you pass with its next move.") },
            { N_("Keep White from making you pass with its next move.") } },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { { N_("Keep Black from turning all your discs with its next move.") },
            { N_("Keep White from turning all your discs with its next move.") } },
  },
};

/* {count} is at least 2. */
static const SumiSentence deny_within[SUMI_N_GOAL_FORMS] = {
  [SUMI_GOAL_FORM_ANY_CORNER] = {
    /* Translators: {count} is 2 or more; {squares}: corners, as in "a1 or h8". */
    .of = { P_("Keep Black from forcing a corner within its next {count} move.",
               "Keep Black from forcing a corner within its next {count} moves."),
            P_("Keep White from forcing a corner within its next {count} move.",
               "Keep White from forcing a corner within its next {count} moves.") },
  },
  [SUMI_GOAL_FORM_CORNERS] = {
    .of = { P_("Keep Black from being sure of taking {squares} within its next {count} move.",
               "Keep Black from being sure of taking {squares} within its next {count} moves."),
            P_("Keep White from being sure of taking {squares} within its next {count} move.",
               "Keep White from being sure of taking {squares} within its next {count} moves.") },
  },
  [SUMI_GOAL_FORM_PASS] = {
    .of = { P_("Keep Black from forcing you to pass within its next {count} move.",
               "Keep Black from forcing you to pass within its next {count} moves."),
            P_("Keep White from forcing you to pass within its next {count} move.",
               "Keep White from forcing you to pass within its next {count} moves.") },
  },
  [SUMI_GOAL_FORM_WIPE_OUT] = {
    .of = { P_("Keep Black from being sure of turning all your discs within its next {count} move.",
               "Keep Black from being sure of turning all your discs within its next {count} "
               "moves."),
            P_("Keep White from being sure of turning all your discs within its next {count} move.",
               "Keep White from being sure of turning all your discs within its next {count} "
               "moves.") },
  },
};

/* When a goal is to be reached at the latest, where sentences differ by it. */
enum
{
  NOW,
  NEXT, /* of a deny task: any later time */
  LATER,
  N_FORCE_TIMES,
  N_DENY_TIMES = LATER,
};

/* Goals of no move, by when they are to be reached. */
static const SumiSentence force_no_move[N_FORCE_TIMES] = {
  [NOW] = {
    .of = { { N_("Leave Black without a move.") },
            { N_("Leave White without a move.") } },
  },
  [NEXT] = {
    .of = { { N_("Make sure that you can leave Black without a move with your next move.") },
            { N_("Make sure that you can leave White without a move with your next move.") } },
  },
  [LATER] = {
    /* Translators: {count} is 3 or more. */
    .of = { P_("Make sure that you can leave Black without a move within {count} move, counting "
               "this one.",
               "Make sure that you can leave Black without a move within {count} moves, counting "
               "this one."),
            P_("Make sure that you can leave White without a move within {count} move, counting "
               "this one.",
               "Make sure that you can leave White without a move within {count} moves, counting "
               "this one.") },
  },
};

/* Goals of {count} moves at most. */
static const SumiSentence force_few_moves[N_FORCE_TIMES] = {
  [NOW] = {
    .of = { P_("Leave Black with at most {count} move.",
               "Leave Black with at most {count} moves."),
            P_("Leave White with at most {count} move.",
               "Leave White with at most {count} moves.") },
  },
  [NEXT] = {
    .of = { P_("Make sure that you can leave Black with at most {count} move after your next move.",
               "Make sure that you can leave Black with at most {count} moves after your next "
               "move."),
            P_("Make sure that you can leave White with at most {count} move after your next move.",
               "Make sure that you can leave White with at most {count} moves after your next "
               "move.") },
  },
  [LATER] = {
    /* Translators: {within} is the number of one of the learner's moves, 3 or more. */
    .of = { P_("By your move {within} at the latest, this one being move 1, leave Black with at "
               "most {count} move.",
               "By your move {within} at the latest, this one being move 1, leave Black with at "
               "most {count} moves."),
            P_("By your move {within} at the latest, this one being move 1, leave White with at "
               "most {count} move.",
               "By your move {within} at the latest, this one being move 1, leave White with at "
               "most {count} moves.") },
  },
};

/* The same, to be kept from. */
static const SumiSentence deny_no_move[N_DENY_TIMES] = {
  [NOW] = {
    .of = { { N_("Keep Black from leaving you without a move with its next move.") },
            { N_("Keep White from leaving you without a move with its next move.") } },
  },
  [NEXT] = {
    /* Translators: {count} is 2 or more. */
    .of = { P_("Keep Black from being sure of leaving you without a move within its next {count} "
               "move.",
               "Keep Black from being sure of leaving you without a move within its next {count} "
               "moves."),
            P_("Keep White from being sure of leaving you without a move within its next {count} "
               "move.",
               "Keep White from being sure of leaving you without a move within its next {count} "
               "moves.") },
  },
};

static const SumiSentence deny_few_moves[N_DENY_TIMES] = {
  [NOW] = {
    .of = { P_("Keep Black from leaving you with only {count} move, or none, after its next move.",
               "Keep Black from leaving you with only {count} moves, or fewer, after its next "
               "move."),
            P_("Keep White from leaving you with only {count} move, or none, after its next move.",
               "Keep White from leaving you with only {count} moves, or fewer, after its next "
               "move.") },
  },
  [NEXT] = {
    /* Translators: {within} is the number of one of White's moves, 2 or more; it forces the learner
     * down to {count} moves or fewer. */
    .of = { P_("Keep Black from forcing you down to {count} move, or none, by its move {within}, "
               "its next one being move 1.",
               "Keep Black from forcing you down to {count} moves, or fewer, by its move {within}, "
               "its next one being move 1."),
            P_("Keep White from forcing you down to {count} move, or none, by its move {within}, "
               "its next one being move 1.",
               "Keep White from forcing you down to {count} moves, or fewer, by its move {within}, "
               "its next one being move 1.") },
  },
};

static const SumiSentence best_questions[SUMI_N_MEASURES] = {
  [SUMI_MEASURE_MOBILITY] = {
    .of = { { N_("Leave Black as few moves as you can.") },
            { N_("Leave White as few moves as you can.") } },
  },
  [SUMI_MEASURE_FRONTIER] = {
    .any = { N_("Leave as few of your discs as you can next to an empty square.") },
  },
  [SUMI_MEASURE_SCORE] = {
    /* Translators: the result of the game, in discs. */
    .any = { N_("Get the best final result that you can be sure of.") },
  },
  [SUMI_MEASURE_OPENNESS] = {
    .any = { N_("Turn discs that touch as few empty squares as possible.") },
  },
  [SUMI_MEASURE_POTENTIAL] = {
    .any = { N_("Leave as few empty squares as you can next to your discs.") },
  },
};

static const SumiSentence win_question = { .any = { N_("Make sure that you win the game.") } };

static const SumiSentence win_by_question
  = { .any = P_("Make sure that you win the game by at least {count} disc.",
                "Make sure that you win the game by at least {count} discs.") };

static const SumiSentence mark_moves[SUMI_N_WHOSE] = {
  [SUMI_WHOSE_OWN] = { .any = { N_("Mark every square on which you can play.") } },
  [SUMI_WHOSE_WHITE] = {
    .any = { N_("Mark every square on which White could play if it were White's turn.") },
  },
  [SUMI_WHOSE_BLACK] = {
    .any = { N_("Mark every square on which Black could play if it were Black's turn.") },
  },
};

static const SumiSentence mark_frontier[SUMI_N_WHOSE] = {
  [SUMI_WHOSE_OWN] = {
    .any = { N_("Mark every disc of yours that lies next to an empty square.") },
  },
  [SUMI_WHOSE_WHITE] = {
    .any = { N_("Mark every white disc that lies next to an empty square.") },
  },
  [SUMI_WHOSE_BLACK] = {
    .any = { N_("Mark every black disc that lies next to an empty square.") },
  },
};

static const SumiSentence mark_stable[SUMI_N_WHOSE] = {
  [SUMI_WHOSE_OWN] = { .any = { N_("Mark every disc of yours that can never be turned again.") } },
  [SUMI_WHOSE_WHITE] = { .any = { N_("Mark every white disc that can never be turned again.") } },
  [SUMI_WHOSE_BLACK] = { .any = { N_("Mark every black disc that can never be turned again.") } },
  [SUMI_WHOSE_BOTH] = {
    .any = { N_("Mark every disc, black or white, that can never be turned again.") },
  },
};

static const SumiSentence mark_anchors[SUMI_N_WHOSE] = {
  [SUMI_WHOSE_OWN] = {
    .any = { N_("Mark the anchors of your move {move}: your discs behind those that it turns.") },
  },
  [SUMI_WHOSE_WHITE] = {
    .any = { N_("Mark the anchors of White's move {move}: the white discs behind those that it "
                "would turn.") },
  },
  [SUMI_WHOSE_BLACK] = {
    .any = { N_("Mark the anchors of Black's move {move}: the black discs behind those that it "
                "would turn.") },
  },
};

/* By whose potential mobility it is. */
static const SumiSentence mark_potential[SUMI_N_WHOSE] = {
  [SUMI_WHOSE_OWN] = {
    .of = { { N_("Mark every empty square next to a black disc: your potential mobility.") },
            { N_("Mark every empty square next to a white disc: your potential mobility.") } },
  },
  [SUMI_WHOSE_WHITE] = {
    .any = { N_("Mark every empty square next to a disc of yours: White's potential mobility.") },
  },
  [SUMI_WHOSE_BLACK] = {
    .any = { N_("Mark every empty square next to a disc of yours: Black's potential mobility.") },
  },
};

static const SumiSentence mark_tempi[SUMI_N_WHOSE] = {
  [SUMI_WHOSE_OWN] = {
    .any = { N_("Mark every square on which only you can play, and where you give no corner away "
                "at once.") },
  },
  [SUMI_WHOSE_WHITE] = {
    .any = { N_("Mark every square on which only White could play, and where it would give no "
                "corner away at once.") },
  },
  [SUMI_WHOSE_BLACK] = {
    .any = { N_("Mark every square on which only Black could play, and where it would give no "
                "corner away at once.") },
  },
};

/* The sets that are of no side in particular, or of the opponent. */
static const SumiSentence mark_questions[SUMI_N_SETS] = {
  [SUMI_SET_FLIPS] = { .any = { N_("Mark every disc that {move} turns.") } },
  [SUMI_SET_CORNER_GIFTS] = {
    .of = { { N_("Mark every move of yours after which Black can take a corner at once.") },
            { N_("Mark every move of yours after which White can take a corner at once.") } },
  },
  [SUMI_SET_ODD_REGIONS] = {
    .any = { N_("Mark every square of the empty regions that have an odd number of squares.") },
  },
  [SUMI_SET_HOT_SQUARES] = {
    .of = { { N_("Mark every square on which both you and Black could play.") },
            { N_("Mark every square on which both you and White could play.") } },
  },
  [SUMI_SET_WEDGES] = {
    .of = { { N_("Mark every wedge: every move of yours on an edge between two black discs, of "
                 "which it turns neither.") },
            { N_("Mark every wedge: every move of yours on an edge between two white discs, of "
                 "which it turns neither.") } },
  },
};

static const SumiSentence mark_safe_now = {
  .of = { { N_("Mark every move of yours after which Black cannot take a corner at once.") },
          { N_("Mark every move of yours after which White cannot take a corner at once.") } },
};

/* {count} is at least 2. */
static const SumiSentence mark_safe_within = {
  /* Translators: {count} is 2 or more. */
  .of = { P_("Mark every move of yours after which Black cannot force a corner within its next "
             "{count} move.",
             "Mark every move of yours after which Black cannot force a corner within its next "
             "{count} moves."),
          P_("Mark every move of yours after which White cannot force a corner within its next "
             "{count} move.",
             "Mark every move of yours after which White cannot force a corner within its next "
             "{count} moves.") },
};

static const SumiSentence count_moves[SUMI_N_WHOSE] = {
  [SUMI_WHOSE_OWN] = { .any = { N_("On how many squares can you play?") } },
  [SUMI_WHOSE_WHITE] = { .any = { N_("On how many squares could White play if it were White's "
                                     "turn?") } },
  [SUMI_WHOSE_BLACK] = { .any = { N_("On how many squares could Black play if it were Black's "
                                     "turn?") } },
};

static const SumiSentence count_potential[SUMI_N_WHOSE] = {
  [SUMI_WHOSE_OWN] = {
    .of = { { N_("Next to how many empty squares is there a black disc?") },
            { N_("Next to how many empty squares is there a white disc?") } },
  },
  [SUMI_WHOSE_WHITE] = {
    .any = { N_("Next to how many empty squares is there a disc of yours?") },
  },
  [SUMI_WHOSE_BLACK] = {
    .any = { N_("Next to how many empty squares is there a disc of yours?") },
  },
};

static const SumiSentence count_tempi[SUMI_N_WHOSE] = {
  [SUMI_WHOSE_OWN] = {
    .any = { N_("On how many squares can only you play, without giving a corner away at once?") },
  },
  [SUMI_WHOSE_WHITE] = {
    .any = { N_("On how many squares could only White play, without giving a corner away at "
                "once?") },
  },
  [SUMI_WHOSE_BLACK] = {
    .any = { N_("On how many squares could only Black play, without giving a corner away at "
                "once?") },
  },
};

static const SumiSentence count_questions[SUMI_N_QUANTITIES] = {
  [SUMI_QUANTITY_FLIPS] = { .any = { N_("How many discs does {move} turn?") } },
  [SUMI_QUANTITY_BLACK] = { .any = { N_("How many black discs are on the board?") } },
  [SUMI_QUANTITY_WHITE] = { .any = { N_("How many white discs are on the board?") } },
  [SUMI_QUANTITY_EMPTIES] = { .any = { N_("How many squares are empty?") } },
  [SUMI_QUANTITY_MARGIN] = {
    .any = { N_("What is the difference between the numbers of black and white discs?") },
  },
};

static const SumiSentence flip_question
  = { .any = { N_("You play {move}: turn every disc that it turns.") } };

static const SumiSentence choose_question = { .any = { N_("Choose what is right.") } };

/* Translators: {first} is the name of an opening, such as Tiger. */
static const SumiSentence line_question = { .any = { N_("Play the {first} opening.") } };

static const SumiSentence play_win
  = { .of = { { N_("Play on against Black, and win.") },
              { N_("Play on against White, and win.") } } };

static const SumiSentence play_margin
  = { .of = { P_("Play on against Black, and win by at least {count} disc.",
                 "Play on against Black, and win by at least {count} discs."),
              P_("Play on against White, and win by at least {count} disc.",
                 "Play on against White, and win by at least {count} discs.") } };

static const SumiSentence play_corner
  = { .of = { { N_("Play on against Black, and take a corner.") },
              { N_("Play on against White, and take a corner.") } } };

static const SumiSentence play_corners = {
  /* Translators: {squares}: corners, as in "a1 or h8". */
  .of = { { N_("Play on against Black, and take {squares}.") },
          { N_("Play on against White, and take {squares}.") } },
};

/* By what is known of the moves that are compared. */
static const SumiSentence reason_question
  = { .any = { N_("Why is the best move better than the next best?") } };
static const SumiSentence reason_of_question = { .any = { N_("Why {move}?") } };
static const SumiSentence reason_than_question
  = { .any = { N_("Why is the best move better than {reply}?") } };
static const SumiSentence reason_of_than_question
  /* Translators: two moves, as in "Why c5, and not d6?" */
  = { .any = { N_("Why {move}, and not {reply}?") } };

/* The same where every reason is to be found. */
static const SumiSentence reasons_question
  = { .any = { N_("Why is the best move better than the next best? Choose every reason, then "
                  "“Done”.") } };
static const SumiSentence reasons_of_question
  = { .any = { N_("Why {move}? Choose every reason, then “Done”.") } };
static const SumiSentence reasons_than_question
  = { .any = { N_("Why is the best move better than {reply}? Choose every reason, then "
                  "“Done”.") } };
static const SumiSentence reasons_of_than_question
  = { .any = { N_("Why {move}, and not {reply}? Choose every reason, then “Done”.") } };

static const SumiSentence *
choose_reason (const SumiTask *task)
{
  static const SumiSentence *const sentences[SUMI_N_ASKS][2][2] = {
    [SUMI_ASK_ONE] = { { &reason_question, &reason_than_question },
                       { &reason_of_question, &reason_of_than_question } },
    [SUMI_ASK_EVERY] = { { &reasons_question, &reasons_than_question },
                         { &reasons_of_question, &reasons_of_than_question } },
  };

  return sentences[task->asked][task->move != SUMI_SQUARE_NONE][task->than != SUMI_SQUARE_NONE];
}

static const SumiSentence *
choose_mobility (const SumiTask *task)
{
  gboolean is_none = task->goal.max_moves == 0;
  int force_time = MIN (task->within, N_FORCE_TIMES) - 1;
  int deny_time = MIN (task->within, N_DENY_TIMES) - 1;

  if (task->type == SUMI_TASK_FORCE)
    return is_none ? &force_no_move[force_time] : &force_few_moves[force_time];
  return is_none ? &deny_no_move[deny_time] : &deny_few_moves[deny_time];
}

static const SumiSentence *
choose_goal (const SumiTask *task)
{
  SumiGoalForm form = sumi_goal_form_of (&task->goal);

  if (form == SUMI_GOAL_FORM_MOBILITY)
    return choose_mobility (task);
  if (task->type == SUMI_TASK_DENY)
    return task->within == 1 ? &deny_now[form] : &deny_within[form];
  if (task->within == 1)
    return &force_now[form];
  return task->within == 2 ? &force_next[form] : &force_within[form];
}

static char *
goal_question (const SumiTask *task, SumiColor opponent)
{
  gboolean is_few
    = sumi_goal_form_of (&task->goal) == SUMI_GOAL_FORM_MOBILITY && task->goal.max_moves > 0;
  g_autofree char *squares = sumi_words_any (task->goal.corners);

  return sumi_sentence_fill (choose_goal (task), opponent,
                             &(SumiBlanks){ .squares = squares,
                                            .count = is_few ? task->goal.max_moves : task->within,
                                            .within = task->within });
}

static const SumiSentence *
choose_mark (const SumiTask *task, SumiWhose whose)
{
  static const SumiSentence *const of_sides[SUMI_N_SETS] = {
    [SUMI_SET_LEGAL_MOVES] = mark_moves, [SUMI_SET_FRONTIER] = mark_frontier,
    [SUMI_SET_STABLE] = mark_stable,     [SUMI_SET_ANCHORS] = mark_anchors,
    [SUMI_SET_POTENTIAL] = mark_potential, [SUMI_SET_TEMPI] = mark_tempi,
  };

  if (task->set == SUMI_SET_SAFE_MOVES)
    return task->within == 1 ? &mark_safe_now : &mark_safe_within;
  return of_sides[task->set] != NULL ? &of_sides[task->set][whose] : &mark_questions[task->set];
}

/* What TASK, one that sumi_task_is_by_answer(), asks of SIDE. */
static const SumiSentence *
choose_answer (const SumiTask *task, SumiColor side)
{
  SumiWhose whose = sumi_question_get_whose (task, side);

  if (task->type == SUMI_TASK_MARK)
    return choose_mark (task, whose);
  if (task->type == SUMI_TASK_FLIP)
    return &flip_question;
  if (task->type == SUMI_TASK_CHOOSE)
    return &choose_question;
  if (task->quantity == SUMI_QUANTITY_LEGAL_MOVES)
    return &count_moves[whose];
  if (task->quantity == SUMI_QUANTITY_POTENTIAL)
    return &count_potential[whose];
  return task->quantity == SUMI_QUANTITY_TEMPI ? &count_tempi[whose]
                                               : &count_questions[task->quantity];
}

static const SumiSentence *
choose_play (const SumiPlayAim *aim)
{
  if (aim->kind == SUMI_PLAY_AIM_WIN)
    return &play_win;
  if (aim->kind == SUMI_PLAY_AIM_MARGIN)
    return &play_margin;
  return aim->corners == SUMI_CORNERS ? &play_corner : &play_corners;
}

static char *
play_question (const SumiPlayAim *aim, SumiColor opponent)
{
  g_autofree char *squares = sumi_words_any (aim->corners);

  return sumi_sentence_fill (
    choose_play (aim), opponent,
    &(SumiBlanks){ .squares = squares, .count = aim->margin, .move = SUMI_SQUARE_NONE });
}

/**
 * sumi_question_get_whose: whose squares or moves TASK asks SIDE for, which is to move.
 */
SumiWhose
sumi_question_get_whose (const SumiTask *task, SumiColor side)
{
  if (!task->has_side)
    return task->type == SUMI_TASK_MARK && task->set == SUMI_SET_STABLE ? SUMI_WHOSE_BOTH
                                                                        : SUMI_WHOSE_OWN;
  if (task->side == side)
    return SUMI_WHOSE_OWN;
  return task->side == SUMI_WHITE ? SUMI_WHOSE_WHITE : SUMI_WHOSE_BLACK;
}

/* Whose turn it is; a heading, without a full stop. */
const char *
sumi_turn_to_text (SumiColor side)
{
  return side == SUMI_BLACK ? _("Black to move") : _("White to move");
}

/**
 * sumi_task_to_question: what TASK asks of SIDE, which is to move, in one sentence for the caller
 * to free; it names SIDE only where black or white discs are to be counted.
 */
char *
sumi_task_to_question (const SumiTask *task, SumiColor side)
{
  SumiColor opponent = sumi_color_opposite (side);

  switch (task->type)
    {
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
      return goal_question (task, opponent);
    case SUMI_TASK_WIN:
      return sumi_sentence_fill (task->by == 1 ? &win_question : &win_by_question, opponent,
                                 &(SumiBlanks){ .count = task->by });
    case SUMI_TASK_BEST:
      return sumi_sentence_fill (&best_questions[task->measure], opponent, &(SumiBlanks){ 0 });
    case SUMI_TASK_LINE:
      return sumi_sentence_fill (
        &line_question, opponent,
        &(SumiBlanks){ .move = SUMI_SQUARE_NONE,
                       .first = sumi_named_opening_get_name (
                         sumi_named_opening_get ((guint) task->opening)) });
    case SUMI_TASK_MARK:
    case SUMI_TASK_COUNT:
    case SUMI_TASK_FLIP:
    case SUMI_TASK_CHOOSE:
      return sumi_sentence_fill (choose_answer (task, side), opponent,
                                 &(SumiBlanks){ .move = task->move, .count = task->within });
    case SUMI_TASK_REASON:
      return sumi_sentence_fill (choose_reason (task), opponent,
                                 &(SumiBlanks){ .move = task->move,
                                                .reply = sumi_square_to_name (task->than) });
    case SUMI_TASK_PLAY:
      return play_question (&task->aim, opponent);
    case SUMI_N_TASK_TYPES:
    default:
      g_return_val_if_reached (NULL);
    }
}
