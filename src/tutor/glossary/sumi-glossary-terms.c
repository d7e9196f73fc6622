/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-glossary-terms.h"

#include <glib/gi18n-lib.h>

/* In the order of the English names. Examples are real games, wherever one can show the point. */
const SumiTerm sumi_glossary_terms[] = {
  {
    .id = "anchor",
    .name = NC_("term", "anchor"),
    /* Translators: of each term, the words under which texts are searched for it, separated by "|".
     * Do not translate them one by one: list the forms that your language has, like the plural. */
    .words = NC_("forms of a term", "anchor|anchors"),
    .explanation = N_("The disc behind those that a move turns: it has the colour of the mover and "
                      "ends the line. A move needs one line with an anchor. Once all its anchors "
                      "are turned and no others take their place, it is no longer legal."),
    .caption = N_("White can play d6, which turns d5. Lit: its anchor, d4."),
    .moves = "f5",
    .light = SUMI_LIGHT_LISTED,
    .lit = "d4",
  },
  {
    .id = "balanced-edge",
    .name = NC_("term", "balanced edge"),
    .words = NC_("forms of a term", "balanced edge|balanced edges|balanced"),
    .explanation = N_("Six discs of one colour side by side on an edge, with both corners "
                      "beside them empty. Along that edge the other side can take neither "
                      "corner before it has the other one."),
    .caption = N_("White's edge from b1 to g1 is balanced. Lit: its six discs."),
    .moves = "d3e3f2c5e6f5b6d2g4g1e2f3c4d1g3d6c6f4e1f1c2c3b3h5h4h3c1b1",
    .light = SUMI_LIGHT_LISTED,
    .lit = "b1c1d1e1f1g1",
  },
  {
    .id = "c-square",
    .name = NC_("term", "C-square"),
    .words = NC_("forms of a term", "C-square|C-squares"),
    .explanation = N_("An edge square next to a corner. There are eight of them. A disc there "
                      "can give the corner away, so as a rule stay off a C-square while its "
                      "corner is empty."),
    .caption = N_("Lit: the C-squares."),
    .moves = "",
    .light = SUMI_LIGHT_C_SQUARES,
  },
  {
    .id = "control",
    .name = NC_("term", "control"),
    .words = NC_("forms of a term", "control|controls|controlled|controlling"),
    .explanation = N_("To leave the other side hardly any moves, and to have many oneself. Whoever "
                      "has control can choose, and the other side has to play what is left to it. "
                      "Whoever controls a diagonal has all the discs on it."),
    .caption = N_("White has a single legal move. Lit: h7."),
    .moves = "e6f4e3d6c5f3g4f6f5g3g5h3h4e2d2c3e1c4f2h5c6b5c7e7d7f1b3b6b4c8h6a4d3a3g6d1h2",
    .light = SUMI_LIGHT_LEGAL_MOVES,
    .side = SUMI_WHITE,
  },
  {
    .id = "corner",
    .name = NC_("term", "corner"),
    .words = NC_("forms of a term", "corner|corners"),
    .explanation = N_("One of the four squares a1, h1, a8 and h8. Nothing lies beyond a "
                      "corner, so a disc there can never be outflanked: it keeps its colour "
                      "until the end of the game."),
    .caption = N_("Lit: the corners."),
    .moves = "",
    .light = SUMI_LIGHT_CORNERS,
  },
  {
    .id = "creeping",
    .name = NC_("term", "creeping"),
    .words = NC_("forms of a term", "creeping|creep|creeps"),
    .explanation = N_("To play quiet moves along one edge, one after the other. The other "
                      "side has to move somewhere else each time, and may run out of moves."),
    .caption = N_("White can play on both of these squares of the bottom edge. Lit: c8 and "
                  "g8."),
    .moves = "f5f4g3d6c4d3c5b5b4g5e6f6c6d7d2a3b6f3e3c3g4h4f7c2c7g6a4b3a5a6c1e8d8e7b7e2f2b2"
             "h6h5a1h7a7a8a2b1f8",
    .light = SUMI_LIGHT_LISTED,
    .lit = "c8g8",
  },
  {
    .id = "disc",
    .name = NC_("term", "disc"),
    .words = NC_("forms of a term", "disc|discs"),
    .explanation = N_("A piece of the game, black on one side and white on the other. It "
                      "shows whose it is. A disc never moves to another square; it can only "
                      "be turned over. Some write “disk”."),
    .caption = N_("The start of the game. Lit: Black's discs."),
    .moves = "",
    .light = SUMI_LIGHT_DISCS,
    .side = SUMI_BLACK,
  },
  {
    .id = "disc-difference",
    .name = NC_("term", "disc difference"),
    .words = NC_("forms of a term", "disc difference|disc differences|margin|margins"),
    .explanation = N_("The discs of one side minus those of the other. At the end of the game "
                      "it is the margin of the win, or 0 if the game is drawn."),
    .caption = N_("The game is over. White has 39 discs and Black has 25, so White wins by "
                  "14. Lit: White's discs."),
    .moves = "d3c3e6d6c4c5b3f6e7e3d7c2b4f5f4f3c1c6b5a5b6e8c7b8c8d8a6a7g7f7g6d2g8a4f2a3b7g1"
             "b2g3e2a8g4g2f1h6h5h8g5h7h1f8h2e1d1a1b1a2--h4h3",
    .light = SUMI_LIGHT_DISCS,
    .side = SUMI_WHITE,
  },
  {
    .id = "edge",
    .name = NC_("term", "edge"),
    .words = NC_("forms of a term", "edge|edges"),
    .explanation = N_("The outermost rows and columns: row 1, row 8, column a and column h. A "
                      "disc on an edge can be turned only along that edge, and in a corner "
                      "not at all."),
    .caption = N_("Lit: the four edges."),
    .moves = "",
    .light = SUMI_LIGHT_EDGES,
  },
  {
    .id = "empties",
    .name = NC_("term", "empties"),
    .words = NC_("forms of a term", "empties|empty square|empty squares"),
    .explanation = N_("The squares without a disc. Each move fills one of them, so towards "
                      "the end players count them: no more moves than that can follow."),
    .caption = N_("Ten squares are empty. Lit: the empties."),
    .moves = "d3c3e6d6c4c5b3f6e7e3d7c2b4f5f4f3c1c6b5a5b6e8c7b8c8d8a6a7g7f7g6d2g8a4f2a3b7g1"
             "b2g3e2a8g4g2f1h6h5h8g5h7",
    .light = SUMI_LIGHT_EMPTIES,
  },
  {
    .id = "endgame",
    .name = NC_("term", "endgame"),
    .words = NC_("forms of a term", "endgame|endgames"),
    .explanation = N_("The last part of a game, when few squares are empty. What matters "
                      "now is how many discs each side has at the end."),
    .caption = N_("Four squares are empty, and Black is to move. Lit: the empties."),
    .moves = "d3e3f5c3f2f6c2c5b3g1c4f3e6b1c6g5f4g3d1e7d2b4a3e2h3g2b5d6f7g4g6d7h1h2h6b7b6a2"
             "a1h5c1b2h4a6c8a4a5a7c7f8e8d8g8b8a8h7",
    .light = SUMI_LIGHT_EMPTIES,
  },
  {
    .id = "evaluation",
    .name = NC_("term", "evaluation"),
    .words = NC_("forms of a term", "evaluation|evaluations|estimate|estimates|estimated"),
    .explanation = N_("What a position seems to be worth, in discs, without playing it out. "
                      "Sumi learned its evaluation from games that it played against itself. "
                      "An evaluation can be wrong; an exact score cannot."),
    .caption = N_("This early in a game nobody can try everything that may happen. What the "
                  "position is worth is estimated."),
    .moves = "f5d6c3d3c4f4f6",
    .light = SUMI_LIGHT_NONE,
  },
  {
    .id = "exact-score",
    .name = NC_("term", "exact score"),
    .words = NC_("forms of a term", "exact score|exact scores|exact result|exact results"),
    .explanation = N_("The disc difference at the end of the game if both sides play as well "
                      "as they can. It is found by a search that leaves out nothing that "
                      "could change it, so it is certain."),
    .caption = N_("Black is to move and plays g7. With best play by both sides Black wins by "
                  "28 discs. Lit: g7."),
    .moves = "d3e3f5c3f2f6c2c5b3g1c4f3e6b1c6g5f4g3d1e7d2b4a3e2h3g2b5d6f7g4g6d7h1h2h6b7b6a2"
             "a1h5c1b2h4a6c8a4a5a7c7f8e8d8g8b8a8h7",
    .light = SUMI_LIGHT_LISTED,
    .lit = "g7",
  },
  {
    .id = "flip",
    .name = NC_("term", "flip"),
    .words = NC_("forms of a term",
                  "flip|flips|flipped|flipping|turned over|turns over|turn over"),
    .explanation = N_("To turn a disc over, so that it shows the other colour. A move flips every "
                      "disc that it outflanks, in all directions at once, wanted or not. Where "
                      "discs are fixed in the board, they are rotated instead."),
    .caption = N_("Lit: the six discs that White flips by playing e3, in four directions."),
    .moves = "d3c3f5f4g3c2f3g6c4f6e6d7g5c5d2h4e7d8f7",
    .light = SUMI_LIGHT_FLIPS,
    .lit = "e3",
  },
  {
    .id = "frontier-disc",
    .name = NC_("term", "frontier disc"),
    .words = NC_("forms of a term", "frontier disc|frontier discs|frontier"),
    .explanation = N_("A disc that has an empty square beside it, straight or diagonally. A "
                      "move is always played next to a frontier disc of the other side, so as "
                      "a rule you want few of your own."),
    .caption = N_("Lit: Black's frontier discs."),
    .moves = "d3c3f5f4g3c2f3g6c4f6e6d7g5c5d2h4e7d8f7",
    .light = SUMI_LIGHT_FRONTIER,
    .side = SUMI_BLACK,
  },
  {
    .id = "handicap",
    .name = NC_("term", "handicap"),
    .words = NC_("forms of a term", "handicap|handicaps"),
    .explanation = N_("A start that makes up for a difference in strength. The weaker player "
                      "is Black and has a disc on one, two, three or all four corners before "
                      "the first move."),
    .caption = N_("A handicap of two corners. Lit: the discs that Black gets for it."),
    .cells = "X......."
             "........"
             "........"
             "...OX..."
             "...XO..."
             "........"
             "........"
             ".......X",
    .turn = SUMI_BLACK,
    .light = SUMI_LIGHT_LISTED,
    .lit = "a1h8",
  },
  {
    .id = "hot-square",
    .name = NC_("term", "hot square"),
    .words = NC_("forms of a term", "hot square|hot squares|hot"),
    .explanation = N_("An empty square on which either side could play. Whoever plays there "
                      "first takes a move away from the other."),
    .caption = N_("Black and White could both play on one square only. Lit: a2."),
    .moves = "c4c5d6e3d3b4b5c3a4c6b6a3c2b3d2a5a6a7f2e2b2d1c1e7d7d8e1c7c8b7e8",
    .light = SUMI_LIGHT_LISTED,
    .lit = "a2",
  },
  {
    .id = "legal-move",
    .name = NC_("term", "legal move"),
    .words = NC_("forms of a term", "legal move|legal moves|legal"),
    .explanation = N_("A move that the rules allow: one on an empty square that outflanks at least "
                      "one disc of the other side."),
    .caption = N_("Lit: White's legal moves."),
    .moves = "f5d6c3d3c4",
    .light = SUMI_LIGHT_LEGAL_MOVES,
    .side = SUMI_WHITE,
  },
  {
    .id = "mobility",
    .name = NC_("term", "mobility"),
    .words = NC_("forms of a term", "mobility"),
    .explanation = N_("The number of legal moves that a side has. Whoever has only few soon "
                      "has to play a bad one. As a rule leave your opponent few moves, and "
                      "keep many for yourself."),
    .caption = N_("Black is to move and has nine moves to choose from. Lit: Black's legal "
                  "moves."),
    .moves = "c4c5d6e3b5c6f2d7f4b3e6b4c7b6a3d8a6d3c2a4a5e2b8c8e8f3e1f1g1b1g3f5a2g4c3d2c1h3"
             "a1e7",
    .light = SUMI_LIGHT_LEGAL_MOVES,
    .side = SUMI_BLACK,
  },
  {
    .id = "notation",
    .name = NC_("term", "notation"),
    .words = NC_("forms of a term", "notation"),
    .explanation = N_("How squares and games are written down. A square is the letter of its "
                      "column, a to h from the left, and the number of its row, 1 to 8 from "
                      "the top. A game is the list of its moves."),
    .caption = N_("Lit: f5, in column f and row 5."),
    .moves = "",
    .light = SUMI_LIGHT_LISTED,
    .lit = "f5",
  },
  {
    .id = "opening",
    .name = NC_("term", "opening"),
    .words = NC_("forms of a term", "opening|openings"),
    .explanation = N_("The first moves of a game. Openings that are played often have names, "
                      "and players know them by heart."),
    .caption = N_("A position after the first five moves. Lit: the squares that were played "
                  "on."),
    .moves = "f5d6c3d3c4",
    .light = SUMI_LIGHT_LISTED,
    .lit = "f5d6c3d3c4",
  },
  {
    .id = "openness",
    .name = NC_("term", "openness"),
    .words = NC_("forms of a term", "openness"),
    .explanation = N_("The number of empty squares beside the discs that a move turns. Each "
                      "counts once, and the square of the move itself does not count. The "
                      "fewer there are, the less the move opens to the opponent."),
    .caption = N_("Lit: the five empty squares around the discs that White turns by playing "
                  "g5."),
    .moves = "f5d6c3d3c4",
    .light = SUMI_LIGHT_OPENNESS,
    .lit = "g5",
  },
  {
    .id = "outflank",
    .name = NC_("term", "outflank"),
    .words = NC_("forms of a term", "outflank|outflanks|outflanked|outflanking"),
    .explanation = N_("To enclose discs of the other side, in a straight line without a gap, "
                      "between the disc you play and another disc of yours. What you "
                      "outflank, you turn. Some rules say “to capture” or “to trap”."),
    .caption = N_("Black plays d3. Lit: d3, the white disc on d4 that it outflanks, and the "
                  "black disc on d5 at the other end."),
    .moves = "",
    .light = SUMI_LIGHT_OUTFLANKED,
    .lit = "d3",
  },
  {
    .id = "parity",
    .name = NC_("term", "parity"),
    .words = NC_("forms of a term", "parity"),
    .explanation = N_("Whether the number of empty squares is odd or even, on the whole board "
                      "or in a region. It decides who gets the last move there if the sides "
                      "take turns, and as a rule the last move is good to have."),
    .caption = N_("Ten squares are empty, and Black is to move. If nobody has to pass, White "
                  "plays last. Lit: the empties."),
    .moves = "d3c3e6d6c4c5b3f6e7e3d7c2b4f5f4f3c1c6b5a5b6e8c7b8c8d8a6a7g7f7g6d2g8a4f2a3b7g1"
             "b2g3e2a8g4g2f1h6h5h8g5h7",
    .light = SUMI_LIGHT_EMPTIES,
  },
  {
    .id = "pass",
    .name = NC_("term", "pass"),
    .words = NC_("forms of a term", "pass|passes|passed|passing"),
    .explanation = N_("To lose a turn because there is no legal move. The other side then "
                      "moves again. Nobody may pass who has a move. When neither side has "
                      "one, the game is over."),
    .caption = N_("Black is to move, but nothing can be outflanked, so Black has to pass. "
                  "Lit: White's moves."),
    .moves = "c4e3f3g3g2c3f5f4e2f2h2d2f1g4g5h1c5h3h4d3c1d1c2b1g1b3a2e1b2a4a3h5a5h6g6f7h7g7"
             "e7f8",
    .light = SUMI_LIGHT_LEGAL_MOVES,
    .side = SUMI_WHITE,
  },
  {
    .id = "ply",
    .name = NC_("term", "ply"),
    .words = NC_("forms of a term", "ply|plies"),
    .explanation = N_("One move of one side. To look two plies ahead is to think of your move "
                      "and of the answer to it."),
    .caption = N_("Five plies have been played. Lit: the squares that they were played on."),
    .moves = "f5d6c3d3c4",
    .light = SUMI_LIGHT_LISTED,
    .lit = "f5d6c3d3c4",
  },
  {
    .id = "potential-mobility",
    .name = NC_("term", "potential mobility"),
    .words = NC_("forms of a term", "potential mobility"),
    .explanation = N_("The empty squares beside the discs of the other side. Every move is "
                      "played on one of them, so they show where your moves can come from, "
                      "now or soon."),
    .caption = N_("Lit: Black's potential mobility."),
    .moves = "f5d6c3d3c4",
    .light = SUMI_LIGHT_POTENTIAL,
    .side = SUMI_BLACK,
  },
  {
    .id = "principal-variation",
    .name = NC_("term", "principal variation"),
    .words = NC_("forms of a term",
                  "principal variation|principal variations|best line|best lines"),
    .explanation = N_("The line of play that follows if each side plays a best move at every "
                      "turn. A search that finds a score finds such a line too."),
    .caption = N_("Here it begins with Black's move g7, after which White has to pass. Lit: "
                  "g7."),
    .moves = "d3e3f5c3f2f6c2c5b3g1c4f3e6b1c6g5f4g3d1e7d2b4a3e2h3g2b5d6f7g4g6d7h1h2h6b7b6a2"
             "a1h5c1b2h4a6c8a4a5a7c7f8e8d8g8b8a8h7",
    .light = SUMI_LIGHT_LISTED,
    .lit = "g7",
  },
  {
    .id = "quiet-move",
    .name = NC_("term", "quiet move"),
    .words = NC_("forms of a term", "quiet move|quiet moves|quiet"),
    .explanation = N_("A move that turns only discs with few or no empty squares beside them. "
                      "It gives the opponent hardly anything new to play for."),
    .caption = N_("White's c4 is quiet: no empty square touches the disc that it turns. Lit: "
                  "that disc."),
    .moves = "d3e3f3e2f5c5e1f4c3",
    .light = SUMI_LIGHT_FLIPS,
    .lit = "c4",
  },
  {
    .id = "region",
    .name = NC_("term", "region"),
    .words = NC_("forms of a term",
                  "region|regions|odd region|odd regions|even region|even regions"),
    .explanation = N_("Empty squares that are connected, and separated from the other empties by "
                      "discs and edges. A region is odd or even, like the number of its "
                      "squares. If the sides take turns in an odd region, whoever begins "
                      "there also ends there."),
    .caption = N_("Lit: the odd regions. The squares of the even regions are not lit."),
    .moves = "d3c3e6d6c4c5b3f6e7e3d7c2b4f5f4f3c1c6b5a5b6e8c7b8c8d8a6a7g7f7g6d2g8a4f2a3b7g1"
             "b2g3e2a8g4g2f1h6h5h8g5h7",
    .light = SUMI_LIGHT_ODD_REGIONS,
  },
  {
    .id = "stable-disc",
    .name = NC_("term", "stable disc"),
    .words = NC_("forms of a term", "stable disc|stable discs|stable"),
    .explanation = N_("A disc that cannot be turned any more, whatever either side plays. A "
                      "disc in a corner is stable, and it can make others stable that lean on "
                      "it."),
    .caption = N_("Lit: Black's stable discs. They all lean on the corner h8."),
    .moves = "c4c3d3c5f6e3c6f5f4g5h4h6f3g3e6g7e7d6h8b6g4g6f7f8d8h5h7g8e8d7c7c8",
    .light = SUMI_LIGHT_STABLE,
    .side = SUMI_BLACK,
  },
  {
    .id = "stoner-trap",
    .name = NC_("term", "Stoner trap"),
    .words = NC_("forms of a term", "Stoner trap|Stoner traps"),
    .explanation = N_("An attack on an unbalanced edge. You play an X-square at a moment when "
                      "your opponent cannot take the corner beside it, and then threaten the "
                      "corner at the other end of the edge. Your opponent may get the one "
                      "corner, but you get the other."),
    .caption = N_("White plays g2, and Black cannot take h1 at once. Whatever Black does, "
                  "White takes h8 with its third move at the latest. Lit: g2."),
    .moves = "e6f4d3c4f5d6b3c5d7c3b5c6b4f6e7a3d2c2b6f7e3f3b2e8g6h5g4g5f8c8h4h6g3c7h7d8g7",
    .light = SUMI_LIGHT_LISTED,
    .lit = "g2",
  },
  {
    .id = "swindle",
    .name = NC_("term", "swindle"),
    .words = NC_("forms of a term", "swindle|swindles"),
    .explanation = N_("An empty region that one side can never enter, however the game goes "
                      "on. The other side can play there when it likes, which upsets the "
                      "counting of who plays last."),
    .caption = N_("Black can never play on a8. Lit: a8."),
    .moves = "c4c3d3e3d2b4b3a3c2e1d1c1a4a5b2c6a2c5a6e2d6a1b6d7b1b5e8a7f6e6f7e7f4f5g5d8c8b7"
             "c7g4f3f2h3g3f8h6h4h5h7g6h2g7b8",
    .light = SUMI_LIGHT_LISTED,
    .lit = "a8",
  },
  {
    .id = "tempo",
    .name = NC_("term", "tempo"),
    .words = NC_("forms of a term", "tempo|tempi|gain a move|gains a move|gaining a move"),
    .explanation = N_("A turn in the race for moves. You gain a tempo if you can play once "
                      "more than your opponent in a part of the board. Then it is your "
                      "opponent who has to begin elsewhere."),
    .caption = N_("Black can play d1 and White cannot, so Black can save this move for later. "
                  "Lit: d1."),
    .moves = "c4c5d6e3b5c6f2d7f4b3e6b4c7b6a3d8a6d3c2a4a5e2b8c8e8f3e1f1g1b1g3f5a2g4c3d2c1h3"
             "a1e7",
    .light = SUMI_LIGHT_LISTED,
    .lit = "d1",
  },
  {
    .id = "transposition",
    .name = NC_("term", "transposition"),
    .words = NC_("forms of a term", "transposition|transpositions"),
    .explanation = N_("Another order of moves that leads to the same position. What follows "
                      "does not depend on the order."),
    .caption = N_("The moves f5, d6, c4, d3, c3 have led here. So would f5, d6, c3, d3, c4."),
    .moves = "f5d6c4d3c3",
    .light = SUMI_LIGHT_NONE,
  },
  {
    .id = "unbalanced-edge",
    .name = NC_("term", "unbalanced edge"),
    .words = NC_("forms of a term", "unbalanced edge|unbalanced edges"),
    .explanation = N_("Discs of one side next to each other on an edge with empty corners, closer "
                      "to one corner than to the other; most often there are five of them. "
                      "Such an edge can be attacked, and more easily than a line of six."),
    .caption = N_("Lit: Black's five discs on column a. One end is next to a corner, the "
                  "other is not."),
    .moves = "c4c5d6e3b5c6f2d7f4b3e6b4c7b6a3d8a6d3c2a4a5e2b8c8e8f3e1f1g1b1g3f5a2",
    .light = SUMI_LIGHT_LISTED,
    .lit = "a2a3a4a5a6",
  },
  {
    .id = "waiting-move",
    .name = NC_("term", "waiting move"),
    .words = NC_("forms of a term", "waiting move|waiting moves"),
    .explanation = N_("A move that gives the other side no good move that it did not have "
                      "before. If all that it could play was bad, it has to play something bad "
                      "now."),
    .caption = N_("White could play only b7 and b8, and after either Black takes a8. Black "
                  "waits: f8 changes nothing there. Lit: f8."),
    .moves = "f5d6c3d3c4g5e3d2c5f4c6b4e6f7f6e7f3b6e8d8c8d7c7g3",
    .light = SUMI_LIGHT_LISTED,
    .lit = "f8",
  },
  {
    .id = "wall",
    .name = NC_("term", "wall"),
    .words = NC_("forms of a term", "wall|walls"),
    .explanation = N_("Many frontier discs of one side in a line or a curve. Whoever has a "
                      "wall finds little to play there, while the other side can choose among "
                      "many moves."),
    .caption = N_("Lit: Black's frontier discs. They make a wall."),
    .moves = "d3e3f3e2f5c5e1f4c3c4g3c6d6g6b6",
    .light = SUMI_LIGHT_FRONTIER,
    .side = SUMI_BLACK,
  },
  {
    .id = "wedge",
    .name = NC_("term", "wedge"),
    .words = NC_("forms of a term", "wedge|wedges|wedged|wedging"),
    .explanation = N_("A disc on an edge between two discs of the other side. As long as both "
                      "stay as they are, it cannot be turned, and it often helps to take a "
                      "corner."),
    .caption = N_("White can play d8, between the black discs on c8 and e8. Lit: d8."),
    .moves = "c4e3f4c3d3g3f3d2e2c5f6f1c6g4c2b4h3e6e1c1d1d6c7e7g5f5b6b5e8d7g6f2c8",
    .light = SUMI_LIGHT_LISTED,
    .lit = "d8",
  },
  {
    .id = "wipe-out",
    .name = NC_("term", "wipe-out"),
    .words = NC_("forms of a term", "wipe-out|wipe-outs"),
    .explanation = N_("The last disc of one side is turned. Without a disc nobody can "
                      "outflank anything, so the game is over, however many squares are "
                      "empty."),
    .caption = N_("After nine moves White has no disc left. Lit: Black's discs."),
    .moves = "e6f4e3f6g5d6e7f5c5",
    .light = SUMI_LIGHT_DISCS,
    .side = SUMI_BLACK,
  },
  {
    .id = "x-square",
    .name = NC_("term", "X-square"),
    .words = NC_("forms of a term", "X-square|X-squares"),
    .explanation = N_("The square diagonally next to a corner: b2, g2, b7 or g7. A disc there "
                      "can give the corner away, so as a rule stay off an X-square while its "
                      "corner is empty."),
    .caption = N_("Lit: the X-squares."),
    .moves = "",
    .light = SUMI_LIGHT_X_SQUARES,
  },
};

const guint sumi_glossary_n_terms = G_N_ELEMENTS (sumi_glossary_terms);
