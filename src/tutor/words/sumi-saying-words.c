/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-saying-words.h"

#include "sumi-evaluation.h"
#include "sumi-fact-words.h"
#include "sumi-idea-words.h"
#include "sumi-merit-words.h"
#include "sumi-notation.h"
#include "sumi-question.h"
#include "sumi-sentence.h"
#include "sumi-square-list.h"
#include "sumi-why-words.h"
#include "sumi-words.h"

/* How {squares} lists them. */
typedef enum
{
  LIST_ALL,   /* "a1, b2 and c3" */
  LIST_ANY,   /* "a1, b2 or c3" */
  LIST_PLAIN, /* "a1 b2 c3" */
} List;

typedef struct
{
  SumiSentence sentence; /* by the saying's side and count */
  List list;
} Row;

/* Black comes first in each pair. */
static const Row rows[SUMI_N_SAYINGS] = {
  [SUMI_SAYING_MAY_NOT_PASS]
  = { { .any = { N_("You have a move, so you may not pass.") } } },
  [SUMI_SAYING_OCCUPIED] = { { .any = { N_("There is a disc on {move} already.") } } },
  [SUMI_SAYING_UNTOUCHED]
  = { { .of = { { N_("No black disc touches {move}, so nothing would turn there.") },
                { N_("No white disc touches {move}, so nothing would turn there.") } } } },
  [SUMI_SAYING_NO_LINE]
  = { { .of = { { N_("From {move} no line of black discs leads to a disc of yours, so nothing "
                     "would turn.") },
                { N_("From {move} no line of white discs leads to a disc of yours, so nothing "
                     "would turn.") } } } },
  [SUMI_SAYING_JUST_PLAYED]
  = { { .any = { N_("The disc on {move} was just played: it stays as it is.") } } },
  [SUMI_SAYING_NO_DISC_TO_TURN] = { { .any = { N_("There is no disc on {move} to turn.") } } },

  [SUMI_SAYING_PASSES]
  = { { .of = { { N_("Black has no move and must pass. White moves again.") },
                { N_("White has no move and must pass. Black moves again.") } } } },
  [SUMI_SAYING_NOBODY_MOVES]
  = { { .any = { N_("Neither side can move: the game is over.") } } },
  [SUMI_SAYING_PLAYS]
  = { { .of = { { N_("Black plays {move}.") }, { N_("White plays {move}.") } } } },
  [SUMI_SAYING_PLAY_ANYWAY] = { { .any = { N_("Play {move} anyway?") } } },
  [SUMI_SAYING_ANSWERS]
  = { { .of = { { N_("Black answers {move}. Your turn again.") },
                { N_("White answers {move}. Your turn again.") } } } },
  [SUMI_SAYING_ANSWERS_TOO]
  = { { .of = { { N_("And if Black answers {move} instead? Your turn again.") },
                { N_("And if White answers {move} instead? Your turn again.") } } } },
  [SUMI_SAYING_HANDED_OVER]
  = { { .of = { { N_("Black had no disc left: White handed one over.") },
                { N_("White had no disc left: Black handed one over.") } } } },
  [SUMI_SAYING_MISTURNED]
  /* Translators: {squares} is a list of squares, as in "d4 e5". */
  = { { .of = { { N_("Black turned discs wrongly after {move}. White has moved, so they stay as "
                     "they are: {squares}.") },
                { N_("White turned discs wrongly after {move}. Black has moved, so they stay as "
                     "they are: {squares}.") } } },
      LIST_PLAIN },
  [SUMI_SAYING_DRAWN]
  = { { .any = P_("The game is a draw: each side has {count} disc.",
                  "The game is a draw: each side has {count} discs.") } },
  [SUMI_SAYING_WINS]
  /* Translators: {count}: by how many discs; {before}, {after}: how many the sides have. */
  = { { .of = { P_("Black wins by {count} disc: {before} to {after}.",
                   "Black wins by {count} discs: {before} to {after}."),
                P_("White wins by {count} disc: {before} to {after}.",
                   "White wins by {count} discs: {before} to {after}.") } } },
  [SUMI_SAYING_YOU_WIN] = { { .any = P_("You win by {count} disc: {before} to {after}.",
                                        "You win by {count} discs: {before} to {after}.") } },
  [SUMI_SAYING_PROGRAM_WINS]
  = { { .any = P_("Sumi wins by {count} disc: {before} to {after}.",
                  "Sumi wins by {count} discs: {before} to {after}.") } },
  [SUMI_SAYING_RESIGNED] = { { .any = { N_("You have resigned: Sumi wins.") } } },
  [SUMI_SAYING_DRAW_AGREED] = { { .any = { N_("The game is a draw, as both sides agreed.") } } },
  [SUMI_SAYING_DRAW_DECLINED] = { { .any = { N_("Sumi would like to play on.") } } },
  [SUMI_SAYING_OUT_OF_TIME]
  = { { .of = { { N_("Black has no time left: White wins.") },
                { N_("White has no time left: Black wins.") } } } },
  [SUMI_SAYING_YOU_OUT_OF_TIME] = { { .any = { N_("You have no time left: Sumi wins.") } } },
  [SUMI_SAYING_PROGRAM_OUT_OF_TIME] = { { .any = { N_("Sumi has no time left: you win.") } } },
  [SUMI_SAYING_MOVES_OF_BOTH]
  /* Translators: how many squares each side could play on now, had it the turn. */
  = { { .any = { N_("Squares to play on: {before} for Black, {after} for White.") } } },
  [SUMI_SAYING_DISCS_AT_END]
  /* Translators: the numbers of discs on the board at the end. */
  = { { .any = { N_("The game is over. Black's discs: {before}, White's: {after}.") } } },
  /* Translators: {count} is the number of the move, from 1. */
  [SUMI_SAYING_NTH_MOVE] = { { .of = { { N_("Move {count}: Black played {move}.") },
                                       { N_("Move {count}: White played {move}.") } } } },
  [SUMI_SAYING_NTH_PASS] = { { .of = { { N_("Move {count}: Black had to pass.") },
                                       { N_("Move {count}: White had to pass.") } } } },

  [SUMI_SAYING_NODE_START] = { { .any = { N_("The position") } } },
  [SUMI_SAYING_NODE_PASS] = { { .of = { { N_("Black passes") }, { N_("White passes") } } } },
  /* Translators: a node of the tree of moves; {move} is the name of a square, such as h8. */
  [SUMI_SAYING_NODE_REACHED] = { { .any = { N_("{move} – done") } } },
  [SUMI_SAYING_NODE_MISSED] = { { .any = { N_("{move} – too late") } } },
  [SUMI_SAYING_NODE_OVER] = { { .any = { N_("{move} – the game is over") } } },

  [SUMI_SAYING_SOLVED] = { { .any = { N_("Solved!") } } },
  [SUMI_SAYING_FOLLOWED]
  = { { .any = { N_("Right, as the solution showed. Start over to solve it by yourself: only that "
                    "counts.") } } },
  /* Translators: the puzzle is solved; sentences follow that say why the first move, {move}, was
   * right at the time. */
  [SUMI_SAYING_LOOK_BACK] = { { .any = { N_("Looking back at {move}:") } } },
  [SUMI_SAYING_STOPPED] = { { .any = { N_("The search was stopped.") } } },
  [SUMI_SAYING_MOVE_NOT_DECIDED]
  = { { .any = { N_("The search could not decide this move in the time it had.") } } },
  [SUMI_SAYING_ANSWER_NOT_DECIDED]
  = { { .any = { N_("The search could not decide the answer in the time it had.") } } },
  [SUMI_SAYING_NO_REASON] = { { .any = { N_("No reason was found that could be proved.") } } },
  [SUMI_SAYING_BEST_NOT_DECIDED]
  = { { .any = { N_("The search could not decide the best move in the time it had.") } } },
  [SUMI_SAYING_NO_MOVE_PROVED]
  = { { .any = { N_("The search found no move that it could prove.") } } },
  [SUMI_SAYING_NOTHING_OF_MOVES]
  = { { .any = { N_("This says nothing about whether a move is right.") } } },
  [SUMI_SAYING_NOTHING_OF_ANSWERS]
  = { { .any = { N_("This says nothing about whether an answer is right.") } } },
  [SUMI_SAYING_OPPONENT_STOPPED]
  = { { .any = { N_("The opponent was stopped while it was thinking.") } } },
  [SUMI_SAYING_OPPONENT_WAITS]
  = { { .any = { N_("The game goes on once it may think again.") } } },

  [SUMI_SAYING_AIM_ANY_CORNER]
  = { { .any = { N_("You took a corner: that was the aim.") } } },
  /* Translators: {squares}: corners, as in "a1 or h8". */
  [SUMI_SAYING_AIM_CORNERS]
  = { { .any = { N_("You took {squares}: that was the aim.") } }, LIST_ANY },
  [SUMI_SAYING_MISSED_ANY_CORNER]
  = { { .any = { N_("The game is over, and you took no corner.") } } },
  [SUMI_SAYING_MISSED_CORNERS]
  = { { .any = { N_("The game is over, and you did not take {squares}.") } }, LIST_ANY },
  [SUMI_SAYING_WON_ENOUGH] = { { .any = P_("You win by {count} disc: that was the aim.",
                                           "You win by {count} discs: that was the aim.") } },
  [SUMI_SAYING_WON_TOO_LITTLE]
  = { { .any = P_("You win by {count} disc: that is not enough.",
                  "You win by {count} discs: that is not enough.") } },
  [SUMI_SAYING_DREW] = { { .any = { N_("The game is a draw: that is not enough.") } } },
  [SUMI_SAYING_LOST]
  = { { .of = { P_("Black wins by {count} disc.", "Black wins by {count} discs."),
                P_("White wins by {count} disc.", "White wins by {count} discs.") } } },

  [SUMI_SAYING_DISCS_NOT_DECIDED]
  = { { .any = { N_("It is not decided yet which discs can never be turned again.") } } },
  [SUMI_SAYING_MARKED_NOTHING]
  = { { .any = { N_("Right! There is nothing to mark here.") } } },
  [SUMI_SAYING_MARKED_MOVES] = { { .any = P_("Right! You marked the only legal move.",
                                             "Right! You marked all {count} legal moves.") } },
  [SUMI_SAYING_MARKED_DISCS]
  = { { .any = P_("Right! You marked the only disc there is to mark.",
                  "Right! You marked all {count} discs there are to mark.") } },
  [SUMI_SAYING_MARKED_SQUARES]
  = { { .any = P_("Right! You marked the only square there is to mark.",
                  "Right! You marked all {count} squares there are to mark.") } },
  [SUMI_SAYING_UNMARKED_MOVES]
  /* Translators: {before} were marked of {count}, and {after} were not. */
  = { { .any = P_("You did not mark the only legal move; still missing: {after}.",
                  "You marked {before} of the {count} legal moves; still missing: {after}.") } },
  [SUMI_SAYING_UNMARKED_DISCS]
  = { { .any = P_("You did not mark the only disc there is to mark; still missing: {after}.",
                  "You marked {before} of the {count} discs there are to mark; still missing: "
                  "{after}.") } },
  [SUMI_SAYING_UNMARKED_SQUARES]
  = { { .any = P_("You did not mark the only square there is to mark; still missing: {after}.",
                  "You marked {before} of the {count} squares there are to mark; still missing: "
                  "{after}.") } },
  [SUMI_SAYING_SURPLUS_MARKS] = { { .any = P_("{count} of your marks does not belong.",
                                              "{count} of your marks do not belong.") } },
  [SUMI_SAYING_NO_DISC] = { { .any = { N_("There is no disc on {move}.") } } },
  [SUMI_SAYING_DISC_IS_YOURS] = { { .any = { N_("The disc on {move} is yours.") } } },
  [SUMI_SAYING_DISC_IS_NOT_YOURS] = { { .any = { N_("The disc on {move} is not yours.") } } },
  [SUMI_SAYING_NOT_FRONTIER] = { { .any = { N_("No empty square touches {move}.") } } },
  [SUMI_SAYING_NOT_STABLE] = { { .any = { N_("The disc on {move} can still be turned.") } } },
  [SUMI_SAYING_NO_GIFT]
  = { { .of = { { N_("After {move} Black cannot take a corner at once.") },
                { N_("After {move} White cannot take a corner at once.") } } } },
  [SUMI_SAYING_REGION_SIZE] = { { .any = P_("The region of {move} has {count} square.",
                                            "The region of {move} has {count} squares.") } },
  [SUMI_SAYING_COULD_NOT_PLAY] = { { .of = { { N_("Black could not play on {move}.") },
                                             { N_("White could not play on {move}.") } } } },
  [SUMI_SAYING_COULD_PLAY_TOO] = { { .of = { { N_("Black could play on {move} too.") },
                                             { N_("White could play on {move} too.") } } } },
  [SUMI_SAYING_NO_WEDGE]
  = { { .of = { { N_("{move} would not stand between two black discs on an edge.") },
                { N_("{move} would not stand between two white discs on an edge.") } } } },
  [SUMI_SAYING_GIFT] = { { .any = { N_("After {move} a corner can be taken at once.") } } },
  [SUMI_SAYING_NOT_SAFE]
  /* Translators: {count} is 2 or more. */
  = { { .of = { P_("After {move} Black can force a corner within {count} move.",
                   "After {move} Black can force a corner within {count} moves."),
                P_("After {move} White can force a corner within {count} move.",
                   "After {move} White can force a corner within {count} moves.") } } },
  [SUMI_SAYING_ANCHOR_TURNS]
  = { { .any = { N_("The disc on {move} would turn; an anchor lies behind the discs that "
                    "turn.") } } },
  [SUMI_SAYING_NO_ANCHOR] = { { .any = { N_("No line of discs that turn ends at {move}.") } } },
  [SUMI_SAYING_FLIPPED] = { { .any = P_("Right! {move} turns {count} disc.",
                                        "Right! {move} turns {count} discs.") } },
  [SUMI_SAYING_FLIP_NO_DISC]
  = { { .of = { { N_("There is no black disc on {squares} that could turn.") },
                { N_("There is no white disc on {squares} that could turn.") } } } },
  [SUMI_SAYING_FLIP_NO_LINE]
  = { { .any = { N_("No straight line leads from {move} to {squares}; a disc that turns does not "
                    "turn others in its place.") } } },
  [SUMI_SAYING_FLIP_BEHIND]
  = { { .any = { N_("From {move} nothing turns beyond the first disc of yours; {squares} lies "
                    "behind it.") } } },
  [SUMI_SAYING_FLIP_GAP]
  = { { .any = { N_("There is an empty square between {move} and {squares}, and no line may skip "
                    "one.") } } },
  [SUMI_SAYING_FLIP_NO_END]
  = { { .any = { N_("The line from {move} over {squares} does not lead to a disc of yours, so it "
                    "does not turn.") } } },
  [SUMI_SAYING_FLIP_LINE_BEGUN]
  = { { .any = P_("Every disc of a line turns, up to the disc of yours at its end; still missing: "
                  "{count} disc.",
                  "Every disc of a line turns, up to the disc of yours at its end; still missing: "
                  "{count} discs.") } },
  [SUMI_SAYING_FLIP_MISSING]
  = { { .any = P_("Look in all eight directions from {move}; still missing: {count} disc.",
                  "Look in all eight directions from {move}; still missing: {count} discs.") } },
  [SUMI_SAYING_NUMBER_RIGHT] = { { .any = { N_("Right! It is {count}.") } } },
  [SUMI_SAYING_NUMBER_LESS] = { { .any = { N_("It is less than {count}.") } } },
  [SUMI_SAYING_NUMBER_MORE] = { { .any = { N_("It is more than {count}.") } } },
  [SUMI_SAYING_OPTION_RIGHT] = { { .any = { N_("Right!") } } },
  [SUMI_SAYING_OPTION_WRONG] = { { .any = { N_("No: something else is right.") } } },
  [SUMI_SAYING_REASON_FALSE] = { { .any = { N_("That is not so.") } } },
  [SUMI_SAYING_REASON_SHARED]
  = { { .any = { N_("That is true, but it is true of {move} as well.") } } },
  [SUMI_SAYING_REASON_MISSING]
  = { { .any = P_("So far it is right; {count} more reason tells the two moves apart.",
                  "So far it is right; {count} more reasons tell the two moves apart.") } },

  [SUMI_SAYING_HINT_NOT_DECIDED]
  = { { .any = { N_("It is not decided yet which moves are right.") } } },
  [SUMI_SAYING_HINT_NONE_RIGHT] = { { .any = { N_("No move is right here.") } } },
  [SUMI_SAYING_HINT_TURN_DISC]
  = { { .any = { N_("Which disc must turn so that a line from a corner ends in your colour?") } } },
  [SUMI_SAYING_HINT_LINES]
  = { { .any = { N_("Look along the lines that lead from each corner: which of them can end in "
                    "your colour?") } } },
  [SUMI_SAYING_HINT_ASK_HARMLESS]
  /* Translators: “Done” is the button. */
  = { { .of = { { N_("If Black were to move now, which of its moves would lose no corner at once? "
                     "Mark them on the board, then choose “Done”.") },
                { N_("If White were to move now, which of its moves would lose no corner at once? "
                     "Mark them on the board, then choose “Done”.") } } } },
  [SUMI_SAYING_HINT_ASK_CORNERS]
  = { { .of = { P_("Which corners can you be sure of within {count} move, whatever Black plays? "
                   "Mark them on the board, then choose “Done”.",
                   "Which corners can you be sure of within {count} moves, whatever Black plays? "
                   "Mark them on the board, then choose “Done”."),
                P_("Which corners can you be sure of within {count} move, whatever White plays? "
                   "Mark them on the board, then choose “Done”.",
                   "Which corners can you be sure of within {count} moves, whatever White plays? "
                   "Mark them on the board, then choose “Done”.") } } },
  /* Translators: {squares} is what was to be marked, one square or several. */
  [SUMI_SAYING_HINT_FOUND] = { { .any = { N_("Right: {squares}.") } } },
  [SUMI_SAYING_HINT_FOUND_NONE] = { { .any = { N_("Right: there is none.") } } },
  [SUMI_SAYING_HINT_NOT_FOUND]
  = { { .any = P_("No: it is {squares}.", "No: they are {squares}.") } },
  [SUMI_SAYING_HINT_NOT_FOUND_NONE] = { { .any = { N_("No: there is none.") } } },
  [SUMI_SAYING_HINT_GONE]
  /* Translators: a move of the opponent, or several, that lose no corner now. */
  = { { .any = P_("After a right move it is gone, or loses a corner too.",
                  "After a right move they are gone, or lose a corner too.") } },
  [SUMI_SAYING_HINT_STUCK]
  = { { .of = { { N_("Each move that Black has now loses a corner.") },
                { N_("Each move that White has now loses a corner.") } } } },
  [SUMI_SAYING_HINT_STAYS_STUCK]
  = { { .of = { { N_("Each move that Black has now loses a corner: look for a move that keeps it "
                     "so.") },
                { N_("Each move that White has now loses a corner: look for a move that keeps it "
                     "so.") } } } },
  [SUMI_SAYING_HINT_REPLIES]
  = { { .of = { P_("After the right move Black has {count} answer.",
                   "After the right move Black has {count} answers."),
                P_("After the right move White has {count} answer.",
                   "After the right move White has {count} answers.") } } },
  [SUMI_SAYING_HINT_REPLIES_SOME]
  = { { .of = { P_("After one of the right moves Black has {count} answer.",
                   "After one of the right moves Black has {count} answers."),
                P_("After one of the right moves White has {count} answer.",
                   "After one of the right moves White has {count} answers.") } } },
  [SUMI_SAYING_HINT_PASS]
  = { { .of = { { N_("After the right move Black has no answer and must pass.") },
                { N_("After the right move White has no answer and must pass.") } } } },
  [SUMI_SAYING_HINT_PASS_SOME]
  = { { .of = { { N_("After one of the right moves Black has no answer and must pass.") },
                { N_("After one of the right moves White has no answer and must pass.") } } } },
  [SUMI_SAYING_HINT_OVER] = { { .any = { N_("After the right move the game is over.") } } },
  [SUMI_SAYING_HINT_OVER_SOME]
  = { { .any = { N_("After one of the right moves the game is over.") } } },
  [SUMI_SAYING_HINT_MISSING]
  = { { .any = P_("{count} more move makes it the opening.",
                  "{count} more moves make it the opening, yours and the other side's "
                  "together.") } },
  [SUMI_SAYING_HINT_ONE_MOVE] = { { .any = { N_("You have only one move.") } } },
  [SUMI_SAYING_HINT_ALL_RIGHT] = { { .any = P_("Your {count} move is right.",
                                               "Each of your {count} moves is right.") } },
  [SUMI_SAYING_HINT_PAIR]
  /* Translators: {squares} are two squares, as in "a1 or b2". */
  = { { .any = { N_("One of these two is right, the other is not: {squares}.") } }, LIST_ANY },
  [SUMI_SAYING_HINT_ONLY_RIGHT] = { { .any = { N_("Play {move}: it is the only right move.") } } },
  [SUMI_SAYING_HINT_MOVE] = { { .any = P_("Play {move}; {count} other move is right as well.",
                                          "Play {move}; {count} other moves are right as "
                                          "well.") } },

  [SUMI_SAYING_HINT_NOTHING_TO_MARK] = { { .any = { N_("There is nothing to mark here.") } } },
  [SUMI_SAYING_HINT_DISCS] = { { .any = P_("{count} disc turns.", "{count} discs turn.") } },
  [SUMI_SAYING_HINT_SQUARES] = { { .any = P_("There is {count} square to mark.",
                                             "There are {count} squares to mark.") } },
  [SUMI_SAYING_HINT_ROW] = { { .any = { N_("It lies in row {count}.") } } },
  /* Translators: {squares} is a list, as in "a1, b2 and c3". */
  [SUMI_SAYING_HINT_AMONG] = { { .any = P_("This is one of them: {squares}.",
                                           "These are among them: {squares}.") } },
  [SUMI_SAYING_HINT_TURNS] = { { .any = { N_("{move} turns {squares}.") } } },
  [SUMI_SAYING_HINT_ALL]
  = { { .any = P_("This is the only one: {squares}.", "These are all of them: {squares}.") } },
  [SUMI_SAYING_HINT_BETWEEN]
  = { { .any = { N_("The number lies between {before} and {after}.") } } },
  [SUMI_SAYING_HINT_EITHER] = { { .any = { N_("It is {before} or {after}.") } } },
  [SUMI_SAYING_HINT_NUMBER] = { { .any = { N_("It is {count}.") } } },
  [SUMI_SAYING_HINT_TWO_OPTIONS]
  = { { .any = { N_("One of the two is right, the other is not.") } } },
  [SUMI_SAYING_HINT_EITHER_OPTION]
  = { { .any = { N_("Number {before} or number {after} is right.") } } },
  [SUMI_SAYING_HINT_WRONG_OPTION] = { { .any = { N_("Number {count} is not right.") } } },
  [SUMI_SAYING_HINT_OPTION] = { { .any = { N_("Number {count} is right.") } } },
  [SUMI_SAYING_HINT_REASONS]
  = { { .any = P_("{count} of the sentences is a reason.",
                  "{count} of the sentences are reasons.") } },
  [SUMI_SAYING_HINT_OPTIONS]
  = { { .any = { N_("Numbers {before} and {after} are right.") } } },
  [SUMI_SAYING_HINT_THREE_OPTIONS]
  = { { .any = { N_("Numbers {before}, {count} and {after} are right.") } } },

  [SUMI_SAYING_PLAY_WIN]
  = { { .any = P_("Counting to the end of the game shows that you can win by {count} disc.",
                  "Counting to the end of the game shows that you can win by {count} discs.") } },
  [SUMI_SAYING_PLAY_DRAW]
  = { { .any = { N_("Counting to the end of the game shows that you can reach a draw.") } } },
  [SUMI_SAYING_PLAY_LOSS]
  = { { .any = P_("Counting to the end of the game shows that you can keep the loss down to "
                  "{count} disc.",
                  "Counting to the end of the game shows that you can keep the loss down to "
                  "{count} discs.") } },
  [SUMI_SAYING_PLAY_CORNER] = { { .any = { N_("You can take a corner.") } } },
  [SUMI_SAYING_PLAY_FORCE]
  = { { .of = { { N_("You can force a corner, whatever Black does.") },
                { N_("You can force a corner, whatever White does.") } } } },
  [SUMI_SAYING_PLAY_DANGER_NEXT]
  = { { .of = { { N_("After some of your moves Black is sure of a corner with its next move.") },
                { N_("After some of your moves White is sure of a corner with its next "
                     "move.") } } } },
  [SUMI_SAYING_PLAY_DANGER]
  = { { .of = { { N_("After some of your moves Black can force a corner.") },
                { N_("After some of your moves White can force a corner.") } } } },
  [SUMI_SAYING_PLAY_ONLY_MOVE] = { { .any = { N_("Play {move}: it is your only move.") } } },
  [SUMI_SAYING_PLAY_BEST]
  = { { .any = { N_("Play {move}: no move leads to a better result.") } } },
  [SUMI_SAYING_PLAY_TAKES] = { { .any = { N_("Play {move}: it takes a corner.") } } },
  [SUMI_SAYING_PLAY_FORCES]
  = { { .any = { N_("Play {move}: it forces a corner.") } } },
  [SUMI_SAYING_PLAY_KEEPS_NEXT]
  = { { .of = { { N_("Play {move}: after it Black cannot be sure of a corner with its next "
                     "move.") },
                { N_("Play {move}: after it White cannot be sure of a corner with its next "
                     "move.") } } } },
  [SUMI_SAYING_PLAY_KEEPS]
  = { { .of = { P_("Play {move}: after it Black cannot force a corner within {count} move.",
                   "Play {move}: after it Black cannot force a corner within {count} moves."),
                P_("Play {move}: after it White cannot force a corner within {count} move.",
                   "Play {move}: after it White cannot force a corner within {count} "
                   "moves.") } } },
  /* Translators: the sentences that follow say why. */
  [SUMI_SAYING_PLAY_MOVE] = { { .any = { N_("Play {move}.") } } },
  [SUMI_SAYING_PLAY_LOOKS_BEST]
  = { { .any = { N_("As far as Sumi can see, no move is better than {move}.") } } },
  [SUMI_SAYING_PLAY_LOOKS_EQUAL]
  = { { .any = { N_("As far as Sumi can see, your moves are equally good.") } } },
  [SUMI_SAYING_PLAY_LOOK_AROUND]
  = { { .any = { N_("Look at the whole board, not only at one part of it.") } } },
  [SUMI_SAYING_PLAY_LOOKS_PAIR]
  /* Translators: {squares} are two squares, as in "a1 or b2". */
  = { { .any = { N_("As far as Sumi can see, one of these two is better: {squares}.") } },
      LIST_ANY },
  [SUMI_SAYING_PLAY_LOOKS_REGION]
  /* Translators: {first} and {last} are opposite corners of a part of the board, as in "from a1 to
   * d4". */
  = { { .any = { N_("As far as Sumi can see, the best move lies in the part of the board from "
                    "{first} to {last}.") } } },
  [SUMI_SAYING_RESTS_ON_RULES] = { { .any = { N_("This follows from the rules.") } } },
  [SUMI_SAYING_RESTS_ON_RESULT]
  = { { .any = { N_("This is proved: every way to the end of the game was considered.") } } },
  [SUMI_SAYING_RESTS_ON_CORNER]
  = { { .any = { N_("What is said of the corner is proved: every answer was considered.") } } },
  [SUMI_SAYING_RESTS_ON_SIGHT]
  = { { .any = { N_("This is an estimate, made without looking ahead.") } } },
  [SUMI_SAYING_RESTS_ON_DEPTH]
  = { { .any = P_("This is an estimate, made by looking {count} move ahead.",
                  "This is an estimate, made by looking {count} moves ahead.") } },
};

/* What to look for, as far as the evaluation tells. */
static const SumiSentence part_ideas[SUMI_N_EVALUATION_PARTS] = {
  [SUMI_PART_CORNER_REGION]
  = { .any = { N_("As far as Sumi can see, the squares around the corners count most here.") } },
  [SUMI_PART_EDGES] = { .any = { N_("As far as Sumi can see, the edges count most here.") } },
  [SUMI_PART_DIAGONALS] = { .any = { N_("As far as Sumi can see, the diagonals count most "
                                        "here.") } },
  [SUMI_PART_INNER_LINES]
  = { .any = { N_("As far as Sumi can see, the inner rows and columns count most here.") } },
  [SUMI_PART_MOBILITY]
  = { .of = { { N_("As far as Sumi can see, mobility counts most here: compare your moves with "
                   "those you leave to Black.") },
              { N_("As far as Sumi can see, mobility counts most here: compare your moves with "
                   "those you leave to White.") } } },
  [SUMI_PART_PARITY]
  = { .any = { N_("As far as Sumi can see, parity counts most here: look at who will fill each "
                  "region of empty squares last.") } },
};

static const SumiSentence no_part_idea
  = { .any = { N_("As far as Sumi can see, several things count here: compare your moves with one "
                  "another.") } };

static const SumiSentence region_sentences[SUMI_N_REGIONS] = {
  [SUMI_REGION_TOP_EDGE] = { .any = { N_("A right move lies on the top edge, row 1.") } },
  [SUMI_REGION_BOTTOM_EDGE] = { .any = { N_("A right move lies on the bottom edge, row 8.") } },
  [SUMI_REGION_LEFT_EDGE] = { .any = { N_("A right move lies on the left edge, column a.") } },
  [SUMI_REGION_RIGHT_EDGE] = { .any = { N_("A right move lies on the right edge, column h.") } },
  [SUMI_REGION_CENTRE]
  = { .any = { N_("A right move lies in the middle of the board, from c3 to f6.") } },
  [SUMI_REGION_UPPER_LEFT]
  = { .any = { N_("A right move lies in the upper left quarter of the board.") } },
  [SUMI_REGION_UPPER_RIGHT]
  = { .any = { N_("A right move lies in the upper right quarter of the board.") } },
  [SUMI_REGION_LOWER_LEFT]
  = { .any = { N_("A right move lies in the lower left quarter of the board.") } },
  [SUMI_REGION_LOWER_RIGHT]
  = { .any = { N_("A right move lies in the lower right quarter of the board.") } },
  [SUMI_REGION_UPPER] = { .any = { N_("A right move lies in the upper half of the board.") } },
  [SUMI_REGION_LOWER] = { .any = { N_("A right move lies in the lower half of the board.") } },
  [SUMI_REGION_LEFT] = { .any = { N_("A right move lies in the left half of the board.") } },
  [SUMI_REGION_RIGHT] = { .any = { N_("A right move lies in the right half of the board.") } },
  [SUMI_REGION_BOARD]
  = { .any = { N_("Look at the whole board, not only at one part of it.") } },
};

/* The opponent had to pass, so it has not moved meanwhile. */
static const SumiSentence misturned_before_pass = {
  /* Translators: {squares} is a list of squares, as in "d4 e5". */
  .of = { { N_("Black turned discs wrongly after {move}. White had to pass, and Black has moved "
               "again, so they stay as they are: {squares}.") },
          { N_("White turned discs wrongly after {move}. Black had to pass, and White has moved "
               "again, so they stay as they are: {squares}.") } },
};

static const SumiSentence *
find_sentence (const SumiSaying *saying)
{
  if (saying->kind == SUMI_SAYING_MISTURNED && saying->count == 1)
    return &misturned_before_pass;
  if (saying->kind == SUMI_SAYING_HINT_REGION)
    return &region_sentences[saying->region];
  if (saying->kind == SUMI_SAYING_PLAY_PART)
    return saying->part == SUMI_NO_PART ? &no_part_idea : &part_ideas[saying->part];
  return &rows[saying->kind].sentence;
}

static char *
list_squares (SumiBitboard squares, List list)
{
  if (list == LIST_PLAIN)
    return sumi_square_list_to_text (squares);
  return list == LIST_ANY ? sumi_words_any (squares) : sumi_words_all (squares);
}

static char *
fill_row (const SumiSaying *saying)
{
  g_autofree char *squares = list_squares (saying->squares, rows[saying->kind].list);
  SumiBlanks blanks = { .move = saying->move,
                        .squares = squares,
                        .count = saying->count,
                        .before = saying->before,
                        .after = saying->after };

  if (saying->kind == SUMI_SAYING_NONE)
    return g_strdup ("");
  if (saying->kind == SUMI_SAYING_NODE_MOVE)
    return g_strdup (sumi_square_to_name (saying->move));
  if (saying->squares != 0)
    {
      blanks.first = sumi_square_to_name (sumi_bitboard_first (saying->squares));
      blanks.last = sumi_square_to_name (63 - __builtin_clzll (saying->squares));
    }
  return sumi_words_fill (
    sumi_sentence_translate (find_sentence (saying), saying->side, saying->count), &blanks);
}

/**
 * sumi_saying_to_text: what SAYING says in the user's language, as one sentence or a few, for the
 * caller to free; "" where it is SUMI_SAYING_NONE. What an author says is asked of the pack's text
 * instead.
 */
char *
sumi_saying_to_text (const SumiSaying *saying)
{
  switch ((int) saying->kind)
    {
    case SUMI_SAYING_FACT:
      return sumi_fact_to_text (&saying->as.fact);
    case SUMI_SAYING_WHY:
      return sumi_why_fact_to_text (&saying->as.why);
    case SUMI_SAYING_TASK:
      return sumi_task_to_question (&saying->as.task, saying->side);
    case SUMI_SAYING_IDEA:
      return sumi_task_to_idea (&saying->as.task, saying->side);
    case SUMI_SAYING_MERIT:
      return sumi_merit_to_text (saying);
    case SUMI_SAYING_NO_MERIT:
      return sumi_breach_to_text (saying);
    case SUMI_SAYING_AUTHOR:
      g_return_val_if_reached (NULL);
    default:
      return fill_row (saying);
    }
}
