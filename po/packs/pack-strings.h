/* SPDX-License-Identifier: CC-BY-SA-4.0 */
/* The texts of the built-in packs, for translators. Written by build-aux/pack-strings.py; no
 * program includes it. */

/* Translators: the pack corners: title. */
N_("Corners to force")

/* Translators: the pack corners: summary. */
N_("One move makes sure of a corner, within two moves or three. Easy ones come first.")

/* Translators: the pack corners: source. */
N_("Found in games that Sumi played against itself.")

/* Translators: the pack corners, puzzle 001: title. */
N_("A corner in three moves")

/* Translators: the pack corners, puzzle 002: title. */
N_("A corner in two moves")

/* Translators: the pack handicap: title. */
N_("Handicap games")

/* Translators: the pack handicap: summary. */
N_("Games with one to four corners given. In most of them you are Black, have the corners, and move first; in the last two you are White, and give corners away. Choose one in which you win about every second game.")

/* Translators: the pack handicap: source. */
N_("The handicaps are those of a printed rule leaflet (Mattel, in Spanish); that White moves first, as in the last two games, is tournament custom. The levels were chosen by playing each of these games 60 times between levels.")

/* Translators: the pack handicap, game four-4: title. */
N_("Four corners against level 4")

/* Translators: the pack handicap, game four-6: title. */
N_("Four corners against level 6")

/* Translators: the pack handicap, game three-4: title. */
N_("Three corners against level 4")

/* Translators: the pack handicap, game three-5: title. */
N_("Three corners against level 5")

/* Translators: the pack handicap, game two-3: title. */
N_("Two corners against level 3")

/* Translators: the pack handicap, game two-4: title. */
N_("Two corners against level 4")

/* Translators: the pack handicap, game two-6: title. */
N_("Two corners against level 6")

/* Translators: the pack handicap, game one-3: title. */
N_("One corner against level 3")

/* Translators: the pack handicap, game one-4: title. */
N_("One corner against level 4")

/* Translators: the pack handicap, game one-5: title. */
N_("One corner against level 5")

/* Translators: the pack handicap, game give-one-2: title. */
N_("Give one corner to level 2")

/* Translators: the pack handicap, game give-two-1: title. */
N_("Give two corners to level 1")

/* Translators: the pack leaflet-corners: title. */
N_("Five corner puzzles")

/* Translators: the pack leaflet-corners: summary. */
N_("In each puzzle one move, and only one, makes sure of a corner: whatever White answers, you take it next.")

/* Translators: the pack leaflet-corners: source. */
N_("Puzzles that a printed rule leaflet describes (Mattel, in Spanish). Its diagrams are lost: these positions were rebuilt from what it says about them, and the words are our own.")

/* Translators: the pack leaflet-corners, puzzle p1: title. */
N_("The squeeze")

/* Translators: the pack leaflet-corners, puzzle p1: hint 1. */
N_("If it were White's turn now, it could play f7, h2 or h7. Find a move that leaves it only one of them.")

/* Translators: the pack leaflet-corners, puzzle p1: hint 2. */
N_("Now White's h7 would turn your disc on h6. If it could not, h7 would open the corner h8 for you.")

/* Translators: the pack leaflet-corners, puzzle p1: explanation of the solution. */
N_("After h2 White has one legal move on the whole board: h7. Its disc there lies between your disc on h6 and the empty corner, so you take h8.")

/* Translators: the pack leaflet-corners, puzzle p1: explanation why b2 is wrong. */
N_("b2 stands next to the corner a1, and White can take a1 at once.")

/* Translators: the pack leaflet-corners, puzzle p1: explanation why b7 is wrong. */
N_("b7 stands next to the corner a8, and White can take a8 at once.")

/* Translators: the pack leaflet-corners, puzzle p1: explanation why f7 is wrong. */
N_("f7 takes that square away from White, but six other moves are left to it. After g7, for example, you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p1: explanation why g2 is wrong. */
N_("g2 stands next to the corner h1, and White can take h1 at once.")

/* Translators: the pack leaflet-corners, puzzle p1: explanation why g7 is wrong. */
N_("g7 stands next to the corner h8, and White can take h8 at once.")

/* Translators: the pack leaflet-corners, puzzle p2: title. */
N_("Two doors")

/* Translators: the pack leaflet-corners, puzzle p2: hint 1. */
N_("If it were White's turn now, g1 would be its only move, and you could take h1 after it.")

/* Translators: the pack leaflet-corners, puzzle p2: hint 2. */
N_("So you need a move that costs you nothing: whatever new move it gives to White must lose a corner as well.")

/* Translators: the pack leaflet-corners, puzzle p2: explanation of the solution. */
N_("After b6 White can play only b7 or g1. After b7 you take a8, and after g1 you take h1.")

/* Translators: the pack leaflet-corners, puzzle p2: explanation why a4 is wrong. */
N_("After a4 White can take a8 at once.")

/* Translators: the pack leaflet-corners, puzzle p2: explanation why d8 is wrong. */
N_("After d8 White has a new move, e8, and after that you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p2: explanation why h7 is wrong. */
N_("h7 stands next to the corner h8, and White can take h8 at once.")

/* Translators: the pack leaflet-corners, puzzle p3: title. */
N_("From afar")

/* Translators: the pack leaflet-corners, puzzle p3: hint 1. */
N_("If it were White's turn now, it could play only b7 or b8. What would you answer to each?")

/* Translators: the pack leaflet-corners, puzzle p3: hint 2. */
N_("Both moves give you a corner. So change as little as you can, and give White no new move.")

/* Translators: the pack leaflet-corners, puzzle p3: explanation of the solution. */
N_("f8 turns a single disc, e7, and gives White no new move. White must play b7 or b8, and after either you take a8.")

/* Translators: the pack leaflet-corners, puzzle p3: explanation why a5 is wrong. */
N_("a5 turns a single disc too, but it gives White new moves. After a6, for example, you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p3: explanation why e2 is wrong. */
N_("e2 turns a single disc too, but it gives White new moves. After e1, for example, you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p4: title. */
N_("Four corners")

/* Translators: the pack leaflet-corners, puzzle p4: hint 1. */
N_("If it were White's turn now, it could play b8, g2 or g8. Each of them would give you a corner.")

/* Translators: the pack leaflet-corners, puzzle p4: hint 2. */
N_("You may give White one more move, as long as it loses a corner like the others.")

/* Translators: the pack leaflet-corners, puzzle p4: explanation of the solution. */
N_("After g1 White can play b8, f1, g2 or g8, and each opens another corner: after b8 you take a8, after f1 a1, after g2 h1, and after g8 h8.")

/* Translators: the pack leaflet-corners, puzzle p4: explanation why a2 is wrong. */
N_("After a2 White can play a3 or a4, and after either you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p4: explanation why f1 is wrong. */
N_("f1 aims at a1 at once, but White answers g1, and after that you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p4: explanation why h3 is wrong. */
N_("After h3 White can play h2 or h5, and after either you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p5: title. */
N_("Bait")

/* Translators: the pack leaflet-corners, puzzle p5: hint 1. */
N_("If it were White's turn now, b2 would be its only move. Which of your moves takes it away?")

/* Translators: the pack leaflet-corners, puzzle p5: hint 2. */
N_("White needs its disc on f6 to play b2.")

/* Translators: the pack leaflet-corners, puzzle p5: hint 3. */
N_("A disc next to an empty corner is often a mistake. Not if the only way to turn it opens the corner for you.")

/* Translators: the pack leaflet-corners, puzzle p5: explanation of the solution. */
N_("g7 turns f6, and so White can no longer play b2. White can play only g8 or h7. Both turn your disc on g7, and that opens h8 for you.")

/* Translators: the pack leaflet-corners, puzzle p5: explanation why a2 is wrong. */
N_("a2 leaves b2 to White, and after that you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p5: explanation why b8 is wrong. */
N_("b8 stands next to the corner a8, and White can take a8 at once.")

/* Translators: the pack leaflet-corners, puzzle p5: explanation why g8 is wrong. */
N_("g8 stands next to the corner h8, and White can take h8 at once.")

/* Translators: the pack leaflet-corners, puzzle p5: explanation why h2 is wrong. */
N_("h2 stands next to the corner h1, and White can take h1 at once.")

/* Translators: the pack lessons-1-first-steps: title. */
N_("First steps")

/* Translators: the pack lessons-1-first-steps: summary. */
N_("How squares are named, and the rules of the game: what a move turns, when a side has to pass, and who wins.")

/* Translators: the pack lessons-1-first-steps: source. */
N_("Positions from games that the engine of Sumi played. The sample game begins as in a printed rule leaflet (Mattel, in Spanish).")

/* Translators: the pack lessons-1-first-steps, lesson notation: title. */
N_("Squares and moves by name")

/* Translators: the pack lessons-1-first-steps, lesson notation: summary. */
N_("Name any square, and read the moves of a game that is written down.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 1. */
N_("This is the board of the game. It has 64 squares, and each of them has a name. In this lesson you learn the names.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 2. */
N_("The columns go from top to bottom. They have the letters a to h, from left to right. All the squares lit here are in column c.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 3. */
N_("The rows go from left to right. They have the numbers 1 to 8, from top to bottom. All the squares lit here are in row 6.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 4. */
N_("First comes the letter, then the number. The square lit here is in column c and in row 6. So its name is c6.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 5. */
N_("What is the name of the square that is lit?")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 5, option 1. */
N_("c6")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 5, option 2. */
N_("f3")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 5, option 3. */
N_("c3")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 5, option 4. */
N_("f6")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 5, hint 1. */
N_("Say the letter of its column first.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 5, explanation of the solution. */
N_("It is in column f and in row 3: f3.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 6. */
N_("And of this one?")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 6, option 1. */
N_("b2")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 6, option 2. */
N_("g2")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 6, option 3. */
N_("b7")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 6, option 4. */
N_("g7")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 6, hint 1. */
N_("Row 1 is at the top.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 6, explanation of the solution. */
N_("It is in column b and in row 7: b7.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 7. */
N_("Four discs lie in the middle when a game begins. What lies on e4?")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 7, option 1. */
N_("A black disc")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 7, option 2. */
N_("A white disc")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 7, option 3. */
N_("Nothing")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 7, hint 1. */
N_("Column e is the fifth from the left. Row 4 is the fourth from the top.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 7, explanation of the solution. */
N_("There are black discs on e4 and d5, and white discs on d4 and e5.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 8. */
N_("Only one of these is the name of a square. Which one?")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 8, option 1. */
N_("4e")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 8, option 2. */
N_("i3")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 8, option 3. */
N_("c9")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 8, option 4. */
N_("g5")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 8, hint 1. */
N_("The letter comes first.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 8, hint 2. */
N_("The letters go from a to h, the numbers from 1 to 8.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 8, explanation of the solution. */
N_("g5 is in column g and in row 5. In 4e the number comes first. There is no column i, and there is no row 9.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 9. */
N_("The four corners are a1, h1, a8 and h8. You will hear a lot about them.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 10. */
N_("Which corner is lit?")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 10, option 1. */
N_("a1")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 10, option 2. */
N_("h1")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 10, option 3. */
N_("a8")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 10, option 4. */
N_("h8")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 10, hint 1. */
N_("Is it at the top or at the bottom?")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 10, explanation of the solution. */
N_("It is in column h, at the right, and in row 1, at the top: h1.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 11. */
N_("A game is written down as its moves, one after the other. Black moves first, then White, then Black again. Watch this game: f5 d6 c3 d3 c4. The next lesson explains why discs change their colour.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 12. */
N_("A game began like this: e6 f4 c3. Who played f4, and whose turn is it now?")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 12, option 1. */
N_("Black played f4, and it is Black's turn.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 12, option 2. */
N_("Black played f4, and it is White's turn.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 12, option 3. */
N_("White played f4, and it is Black's turn.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 12, option 4. */
N_("White played f4, and it is White's turn.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 12, hint 1. */
N_("Black plays first, then White, then Black.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 12, explanation of the solution. */
N_("Black played e6 and c3, White played f4. After Black's c3 it is White's turn.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 13. */
N_("Which of these games leads to the board that you see?")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 13, option 1. */
N_("f5 d6 c3 d3")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 13, option 2. */
N_("f5 f4 e3 f6")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 13, option 3. */
N_("f5 f6 e6 f4")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 13, hint 1. */
N_("Look for a square that is named in a game, but is empty on the board.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 13, explanation of the solution. */
N_("There are discs on f5, f6, e6 and f4. In the first game somebody plays c3 and in the second e3, and both are empty here.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 14. */
N_("Names help with the keyboard, too. Type the letter and the number of a square to go there. Then press Space or Enter to play. A text may name a square, such as e3. Point at the name, and the square lights up.")

/* Translators: the pack lessons-1-first-steps, lesson notation: step 15. */
N_("Remember: first the letter of the column, then the number of the row.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: title. */
N_("Outflanking")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: summary. */
N_("Play a legal move, and say which discs it turns.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 1. */
N_("Reversi is a game for two, on a board of eight rows and eight columns. Every disc is black on one side and white on the other. When the game is over, the side with more discs of its colour on the board wins.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 2. */
N_("Every game begins like this: two black and two white discs in the middle. Black makes the first move, then the sides take turns. Black wants to play d3. Look at the column below it.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 3. */
N_("The white disc on d4 now lies in a straight line between two black discs: it is outflanked. An outflanked disc is turned over, and from now on it is black.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 4. */
N_("Now it is White's turn. White can play c3. The black disc on d4 then lies between c3 and the white disc on e5, and turns back to white.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 5. */
N_("That is the rule of the game. Play on an empty square. At least one disc of the other side must lie in a straight line between your new disc and another disc of yours. The line may go across, as here: White plays g4, and the line reaches to c4.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 6. */
N_("It may go up or down. Black plays e2, and three white discs lie between it and the black disc on e6.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 7. */
N_("And it may go along a diagonal. Black plays b1, and the line reaches to the black disc on f5.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 8. */
N_("Your turn. You are White and play c4. Turn the black discs that it outflanks.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 8, hint 1. */
N_("Look from c4 to the right until you meet a white disc.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 8, explanation of the solution. */
N_("d4 and e4 lie between c4 and the white disc on f4.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 9. */
N_("Now you are Black and play b7. Mark the discs that turn.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 9, hint 1. */
N_("A line can go along a diagonal, too. Look up and to the right.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 9, explanation of the solution. */
N_("c6 and d5 lie on the diagonal between b7 and the black disc on e4.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 10. */
N_("A move that outflanks nothing is not allowed. The squares where you can outflank something are your legal moves. Black has just played d3. White has three legal moves: c3, e3 and c5.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 11. */
N_("White played c5. You are Black: mark all your legal moves.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 11, hint 1. */
N_("Each legal move is an empty square next to a white disc.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 11, hint 2. */
N_("From each white disc look both ways along a line: a black disc on the one side, an empty square on the other.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 11, explanation of the solution. */
N_("You can play b6, c6, d6, e6 and f6: from each of them a white disc in row 5 lies between your new disc and another disc of yours.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 12. */
N_("You are White. Which of these three squares may you play on?")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 12, option 1. */
N_("e6")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 12, option 2. */
N_("d3")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 12, option 3. */
N_("c4")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 12, hint 1. */
N_("From each square follow the black discs until they end. What comes after the last one?")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 12, explanation of the solution. */
N_("d3 outflanks d4, which lies between d3 and the white disc on d5. Seen from e6, the black discs on e5 and e4 end at an empty square. So do the black discs on d4 and e4, seen from c4.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 13. */
N_("You are White, and you play g5. Turn the discs that it outflanks.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 13, explanation of the solution. */
N_("f5 and e5 lie between g5 and the white disc on d5.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 14. */
N_("You are White. Mark all your legal moves.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 14, hint 1. */
N_("You have two discs: d4 and d6. Look from each of them in all eight directions for a line of black discs with an empty square behind it.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 14, explanation of the solution. */
N_("You can play b4, f4, b6 and f6.")

/* Translators: the pack lessons-1-first-steps, lesson outflanking: step 15. */
N_("Remember: your new disc and another disc of yours must have discs of the other side between them in a straight line, and those turn.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: title. */
N_("Many lines at once")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: summary. */
N_("Find every disc that a move turns, and no disc that it does not turn.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 1. */
N_("A single move can turn discs in several lines at once. If you see all of them, you know what the board will look like after each move, and you will not overlook a move.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 2. */
N_("Black plays c4. Three lines of white discs begin next to c4, and each of them ends at a black disc: on c7, on g4 and on f7. Seven discs turn at once.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 3. */
N_("You are White and play g4. Mark all the discs that turn.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 3, hint 1. */
N_("Look from g4 in all eight directions. In each of them follow the black discs until they end.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 3, explanation of the solution. */
N_("Three lines turn: d4, e4 and f4 along the row, f5 on the diagonal, and g5 in the column.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 4. */
N_("Now you are Black and play g4. Turn the discs. If you turn a wrong one, put it right before you hand over the turn. You may do so on a real board, too, until the other side has moved.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 4, explanation of the solution. */
N_("e4 and f4 turn along the row, f5 and e6 along the diagonal, and g5 in the column.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 5. */
N_("You play with a real board and forget to turn a disc. White moves, and then you see it. What happens to that disc?")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 5, option 1. */
N_("You turn it now.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 5, option 2. */
N_("It stays as it is.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 5, option 3. */
N_("You play your move again.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 5, hint 1. */
N_("Until when may you put a mistake right?")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 5, explanation of the solution. */
N_("A mistake may be put right until the other side has moved. After that it stays as it is.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 6. */
N_("All discs that a move outflanks must be turned. You are Black and would like to play g6, but leave f5 white. May you?")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 6, option 1. */
N_("Yes, it is enough to turn one disc.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 6, option 2. */
N_("Yes, I may choose the line that I turn.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 6, option 3. */
N_("No, all four outflanked discs turn: f5, f6, e6 and d6.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 6, explanation of the solution. */
N_("g6 outflanks f5 on the diagonal, and f6, e6 and d6 along the row. All four turn, wanted or not.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 7. */
N_("Your own disc ends a line. White plays e3 here, and down the column e4 and e5 turn, because the white disc on e6 is the other end. The black disc on e7 stands between white discs as well, but a line never goes on beyond a disc of one's own: e7 stays black.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 8. */
N_("You are White and play b5. Mark the discs that turn.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 8, hint 1. */
N_("Along row 5, stop at the first white disc you meet.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 8, explanation of the solution. */
N_("c5 turns, and c6 on the diagonal. e5 stays black: the white disc on d5 ends the line.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 9. */
N_("An empty square breaks a line, too. White plays f8 here. On the diagonal it meets the black disc on e7, but d6 behind it is empty: so e7 stays black, although there is a white disc on c5.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 10. */
N_("You are Black and play g4. Mark the discs that turn.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 10, hint 1. */
N_("Below g4 there are two white discs. What comes after them?")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 10, explanation of the solution. */
N_("e4 and f4 turn along the row, f5 and e6 along the diagonal. g5 and g6 stay white, because g7 is empty.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 11. */
N_("Only lines that begin at the disc just played count. White plays b2 and turns c3, d4 and e5. Now the black disc on d5 lies between the white discs on d4 and d6. It stays black all the same: a disc that was only turned outflanks nothing. There is no chain reaction.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 12. */
N_("You are White and play b3. Mark the discs that turn.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 12, hint 1. */
N_("Follow only the lines that begin at b3.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 12, explanation of the solution. */
N_("Only c4 and d5 turn, on the diagonal that ends at e6. Other black discs lie between white ones now, but no line from b3 leads to them.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 13. */
N_("You are Black. How many discs would d3 turn?")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 13, hint 1. */
N_("Three lines turn.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 13, explanation of the solution. */
N_("Four: d4 and d5 down the column, e3 along the row, and e4 on the diagonal.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 14. */
N_("And how many discs would b6 turn here? You are Black again.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 14, explanation of the solution. */
N_("Five: c6, d6, e6 and f6 along the row, and c5 on the diagonal.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 15. */
N_("A disc that was played never moves to another square, and nobody takes it off the board. What may happen to it again and again?")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 15, option 1. */
N_("It is turned over.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 15, option 2. */
N_("It goes to a corner.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 15, option 3. */
N_("It goes back to the player.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 15, explanation of the solution. */
N_("Discs are only turned. So the number of discs on the board grows by one with each move.")

/* Translators: the pack lessons-1-first-steps, lesson several-directions: step 16. */
N_("Remember: look from your move in all eight directions, and turn every disc that you outflank, but no other.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: title. */
N_("Passing, and the end of the game")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: summary. */
N_("Say who has to pass, when the game is over, and who has won by how much.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 1. */
N_("It is Black's turn here. Look for a legal move: there is none. A side that cannot outflank anything has to pass, which means that it loses this turn.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 2. */
N_("So White moves again. These are the moves that White can choose from.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 3. */
N_("White plays h3, and Black has to pass once more. Only after White's next move, b6, does Black have a legal move again: a6.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 4. */
N_("When a game is written down, a pass is two dashes: --. White has no legal move here. White passes, and Black moves again and plays c1.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 5. */
N_("Passing is never a choice: whoever has a legal move must play. You are Black. How many legal moves do you have?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 5, hint 1. */
N_("Look at the left side of the board.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 5, explanation of the solution. */
N_("One: b7. It may not be what you want, but you have to play it.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 6. */
N_("If your opponent has to pass, it is your turn again. You are White: find the move after which Black has no legal move.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 6, hint 1. */
N_("If it were Black's turn now, it would have only one move: f5. After which of your moves is that no longer possible, without a new move for Black?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 6, explanation of the solution. */
N_("After d8 Black cannot outflank anything on the whole board, so it is your turn again.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 6, explanation why c8 is wrong. */
N_("After c8 Black still has one move: d8.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 6, explanation why f5 is wrong. */
N_("f5 takes that square away from Black, but then Black can play g4 or g6.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 7. */
N_("Once more: you are White. Make Black pass.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 7, hint 1. */
N_("If it were Black's turn now, it could play only g8. Your move has to take g8 away.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 7, explanation of the solution. */
N_("c4 turns c5, c6, d5 and e6. Now Black can outflank nothing any more, not even with g8.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 7, explanation why a4 is wrong. */
N_("After a4 Black still has three moves: c4, a5 and g8.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 8. */
N_("The game is over when neither side has a legal move. Usually this is when the board is full. But it can happen early. Black has one disc left here and plays g7, and White answers h8.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 9. */
N_("White has turned the last black disc. Nobody can outflank anything any more, so the game is over, although 46 squares are empty. White wins by 18 discs to 0.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 10. */
N_("This game is over, too. Three squares are empty, but neither side can play there. White has 60 discs and Black has one.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 11. */
N_("At the end the discs on the board are counted, and whoever has more wins. The difference is the margin. Here White has 39 discs and Black has 25, so White wins by a margin of 14.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 12. */
N_("If both sides have the same number of discs, the game is drawn.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 13. */
N_("It is White's turn, and White plays b8. Who moves next?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 13, option 1. */
N_("Black")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 13, option 2. */
N_("White again, because Black has to pass")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 13, option 3. */
N_("Nobody, because the game is over")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 13, hint 1. */
N_("After b8 two squares are still empty: h7 and h8.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 13, hint 2. */
N_("Can Black outflank a white disc from h7 or from h8?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 13, explanation of the solution. */
N_("Black can outflank nothing from h7, and nothing from h8. Black has to pass, and White moves again.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 14. */
N_("White plays h7 here. Who moves next?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 14, hint 1. */
N_("After h7 two squares are still empty: g2 and a8.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 14, explanation of the solution. */
N_("Black can play g2. Whoever has a legal move must play it, even if it is the only one.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 15. */
N_("And here White plays h7, too. Who moves next?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 15, hint 1. */
N_("After h7 two squares are still empty: a1 and h8.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 15, hint 2. */
N_("Look from a1 and from h8, once for Black and once for White.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 15, explanation of the solution. */
N_("From a1 and from h8 neither side can outflank anything. So the game is over, although two squares are empty. Each side has 31 discs: it is a draw.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 16. */
N_("Practise counting. How many black discs are there on this board?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 16, hint 1. */
N_("Count row by row.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 16, explanation of the solution. */
N_("Eleven.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 17. */
N_("If the game ended here, what would the margin be?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 17, hint 1. */
N_("Count the white discs too, and subtract the smaller number from the larger one.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 17, explanation of the solution. */
N_("White has 15 discs and Black has 11, so the margin would be 4.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 18. */
N_("Two squares are empty, and you are Black. Only one of your two moves wins the game. Which one?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 18, hint 1. */
N_("Play each move in your mind, then White's answer if it has one, and count.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 18, explanation of the solution. */
N_("After h1 White cannot play g2, so it has to pass and you play there too: you win 35 to 29. After g2 White plays h1 and wins.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 18, explanation why g2 is wrong. */
N_("After g2 White plays h1, and White has more discs at the end.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 19. */
N_("In many boxed sets of the game each side has 32 discs of its own. Now and then a side has none left, but can still move. Then the other side gives it a disc, as often as needed.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 20. */
N_("Say Black has no disc left beside the board. But Black can move. What happens?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 20, option 1. */
N_("Black has to pass.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 20, option 2. */
N_("White gives Black a disc, and Black plays it.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 20, option 3. */
N_("The game is over.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 20, explanation of the solution. */
N_("Nobody has to stop because discs are missing. White gives Black a disc, and Black plays it.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 21. */
N_("In other sets all discs lie in one heap for both sides. Can the heap run out before the board is full?")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 21, option 1. */
N_("Yes, if one side passes often.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 21, option 2. */
N_("No: there are 64 discs for 64 squares.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 21, explanation of the solution. */
N_("Each move takes one disc from the heap and fills one square. Passing takes none.")

/* Translators: the pack lessons-1-first-steps, lesson passing-and-the-end: step 22. */
N_("Remember: you must play if you can, you pass only if you cannot, and when neither side can move, the side with more discs wins.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: title. */
N_("A game from a leaflet")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: summary. */
N_("Play the first moves of a game, and know at each of them what is allowed.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: source. */
N_("The beginning of the sample game of a printed rule leaflet (Mattel, in Spanish); what follows it is our own.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 1. */
N_("A printed rule leaflet shows how a game may begin. In this lesson you play its first moves. All that you have learned comes together.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 2. */
N_("You are Black. Mark the squares that you may start on.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 2, hint 1. */
N_("Each of the two white discs can be outflanked in two ways.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 2, explanation of the solution. */
N_("You may start on d3, c4, f5 or e6.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 3. */
N_("Does it matter which of them you choose? No: turn or mirror the board, and each of these four moves becomes any other.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 4. */
N_("By the rules of another leaflet White moves first. The four discs in the middle lie as always. You are White: mark the squares that you may start on.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 4, hint 1. */
N_("Each of the two black discs can be outflanked in two ways.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 4, explanation of the solution. */
N_("You may start on e3, f4, c5 or d6. In Sumi you can choose which side begins.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 5. */
N_("Back to the first leaflet. There Black chooses c4, and the white disc on d4 turns.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 6. */
N_("White would like to answer d3, because two black discs lie below it. May White play there?")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 6, option 1. */
N_("Yes, it outflanks d4 and d5.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 6, option 2. */
N_("No, no white disc lies behind them.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 6, hint 1. */
N_("What lies on d6?")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 6, explanation of the solution. */
N_("Below d4 and d5 comes d6, and d6 is empty. So d3 outflanks nothing.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 7. */
N_("Now you are White. Mark your legal moves.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 7, hint 1. */
N_("Your only disc is e5. Look from it along the row, the column and the diagonal.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 7, explanation of the solution. */
N_("You may answer c3, e3 or c5.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 8. */
N_("These three answers are not alike. Players call c3 the diagonal opening, e3 the perpendicular opening and c5 the parallel opening.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 9. */
N_("In the leaflet White chooses c3. You are White: play it, and turn what it outflanks.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 9, hint 1. */
N_("The line ends at e5.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 9, explanation of the solution. */
N_("d4 lies between c3 and e5 on the diagonal, so it turns back to white.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 10. */
N_("This is the board after both moves. How many black discs are there?")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 10, explanation of the solution. */
N_("Three: c4, e4 and d5. White has three discs, too.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 11. */
N_("It is your turn, with Black. Mark your legal moves.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 11, hint 1. */
N_("There are four.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 11, explanation of the solution. */
N_("You can play c2, d3, f5 and e6.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 12. */
N_("Here is one way to go on. Black plays e6, White f6, Black g6 and White b4.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 13. */
N_("Black could play b2 now. You are Black: mark the discs that b2 would turn.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 13, hint 1. */
N_("Look along the diagonal from b2, as far as a black disc.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 13, explanation of the solution. */
N_("c3, d4 and e5 lie on the diagonal between b2 and the black disc on f6.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 14. */
N_("But Black plays f5, which turns only e5. You are White. How many legal moves do you have now?")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 14, hint 1. */
N_("Two of them are in row 7.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 14, explanation of the solution. */
N_("Four: f4, d6, f7 and g7.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 15. */
N_("Play on from here, as White, against a beginner. You have done it as soon as you take a corner.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 15, explanation of the solution. */
N_("A corner is yours for the rest of the game. The next lessons are about how to get one.")

/* Translators: the pack lessons-1-first-steps, lesson sample-game: step 16. */
N_("Remember: at each move first see which squares are allowed, then see what your move turns.")

/* Translators: the pack lessons-2-corners: title. */
N_("Corners")

/* Translators: the pack lessons-2-corners: summary. */
N_("Why corners are worth a fight, how they are lost, and how to make sure of one.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: title. */
N_("Corners and stable discs")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: summary. */
N_("Find the discs that can never be turned again, and know why corners matter so much.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 1. */
N_("Many discs change their colour again and again in a game. Some can never be turned any more. Here you learn to see them, and why a corner is worth a fight.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 2. */
N_("Nobody can ever turn a disc in a corner. To turn a disc you must outflank it from two opposite sides. On no line is there a square on both sides of h8.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 3. */
N_("Now look at h7. Only along column h are there squares on both sides of it, h6 and h8. White would need h8 to turn it, and that corner is Black's. So h7 can never be turned either.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 4. */
N_("A disc that can never be turned again, however the game goes on, is called a stable disc. A corner makes the disc of its colour beside it on the edge stable. That disc makes the next one stable, and so on along the edge.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 5. */
N_("Here Black has no stable disc yet. Black takes a1, which turns a2. Now all seven discs from a1 to a7 are stable.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 6. */
N_("Black to move. One of your moves is on a corner. Take it.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 6, explanation of the solution. */
N_("a1 outflanks b2 and c3. Your disc on d4 stands at the other end.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 7. */
N_("White has taken the corner h8, and then g8. Mark all the stable discs on the board.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 7, hint 1. */
N_("Begin with the corner that is taken.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 7, explanation of the solution. */
N_("The corner h8 is stable, and so is g8: it could only be turned along row 8, and h8 beside it is White's for good.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 8. */
N_("White has just played h1. Mark all the stable discs on the board.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 8, hint 1. */
N_("Go from the corner along the edge, as long as the discs are of its colour.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 8, explanation of the solution. */
N_("From h1 to c1 there are only white discs. Each of them is held by the one before it, and the first stands in the corner.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 9. */
N_("A disc inside the board lies on four lines: across, down, and two diagonals. Look at g7. On each of the four lines a stable black disc stands next to it. No line is left on which White could outflank it.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 10. */
N_("The same is true of g6 and f7, once g7 is stable, and so the group grows. Mark all the stable discs on the board.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 10, hint 1. */
N_("Look at each black disc. Does each of its four lines have a stable black disc beside it, or end at the edge?")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 10, explanation of the solution. */
N_("All 14 black discs are stable, thanks to the corner h8. Each white disc can still be turned.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 11. */
N_("There is another way to be safe. Row 8 has no empty square any more. Nobody can play on it, so nobody can outflank anything along it.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 12. */
N_("Mark all the stable discs on the board. Think of both colours.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 12, explanation of the solution. */
N_("All eight discs of row 8 are stable, whatever their colour: they could only be turned along the row, and the row is full. All other discs can still be turned.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 13. */
N_("Black has the corner a1, and White has h1. Is White's disc on f1 stable?")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 13, option 1. */
N_("Yes, because the corner h1 is White's.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 13, option 2. */
N_("No, because g1 is empty: Black can play there and turn f1.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 13, option 3. */
N_("Yes, because discs on the edge can never be turned.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 13, explanation of the solution. */
N_("Between f1 and the corner h1 there is a gap. Black can play g1, and then f1 lies between e1 and g1. A corner protects only the discs that are joined to it by discs of the same colour.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 14. */
N_("Black has the corner a8. Mark all the stable discs on the board. One of them does not stand on the edge.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 14, hint 1. */
N_("Follow the edge from the corner a8 first.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 14, hint 2. */
N_("Is there a line without an empty square? A disc on it is safe there, and needs protection only on its other lines.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 14, explanation of the solution. */
N_("The discs from a8 up to a2 are stable. So is b3: column b is full, and on its three other lines the stable discs a2, a3 and a4 stand beside it.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 15. */
N_("This time White has the corner a1, and Black has h8. Mark all the stable discs on the board.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 15, hint 1. */
N_("Two corners are taken. Begin with each of them.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 15, explanation of the solution. */
N_("White's a1 is stable, but the squares beside it on the edges are empty. Black's h8 protects h7, then g8, f8 and e8, and with their help g7 and f7.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 16. */
N_("Now use stable discs in a game. You are Black and have the corner h8. Let your group grow, and win.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 16, hint 1. */
N_("Which of your moves turn discs that lie against your stable discs?")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 16, hint 2. */
N_("Look along row 8 and column h.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 16, explanation of the solution. */
N_("Well played. Discs that can never be turned count at the end for certain.")

/* Translators: the pack lessons-2-corners, lesson corners-and-stable-discs: step 17. */
N_("Remember: a corner can never be turned, and discs of its colour along the edge become stable one after the other.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: title. */
N_("X-squares and C-squares")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: summary. */
N_("Tell which moves give a corner away at once, and avoid them.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 1. */
N_("You can take a corner only by outflanking a disc that stands right next to it. As long as no opposing disc stands beside a corner, you cannot get it. And as long as none of yours does, your opponent cannot.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 2. */
N_("The four squares diagonally next to a corner are called X-squares: b2, g2, b7 and g7. As a rule they are the most dangerous squares on the board: a whole diagonal leads over each of them into the corner.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 3. */
N_("The eight squares next to a corner on the edge are called C-squares: b1, a2, g1, h2, a7, b8, h7 and g8.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 4. */
N_("Black has just played g7, an X-square. White to move: what can you do now?")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 4, hint 1. */
N_("Look along the diagonal from h8.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 4, explanation of the solution. */
N_("Black's disc on g7 lies between the corner h8 and your disc on f6. So you may play h8.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 5. */
N_("See it again from the move before. Black plays g7, White takes h8, and the corner can never be turned.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 6. */
N_("Before you play next to a corner, think of the line from the corner over your new disc. If it runs over discs of yours alone until it meets an opposing disc, your opponent can take the corner. Black to move: mark every move after which White can take a corner at once.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 6, hint 1. */
N_("Which legal moves are X-squares?")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 6, explanation of the solution. */
N_("After b7 White takes a8, and after g2 White takes h1. Both are X-squares.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 7. */
N_("Not every X-square or C-square loses a corner at once. White to move, and a2 is possible. Could Black take a1 after it?")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 7, option 1. */
N_("Yes. The disc on a2 stands next to a1, and that is enough.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 7, option 2. */
N_("No. Black has no disc behind a2 in column a, because a3 is empty.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 7, explanation of the solution. */
N_("Next to the corner is not enough: Black must also have a disc at the other end. Beyond a2 there is only an empty square. It may still become dangerous later.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 8. */
N_("It is the same position. White to move: mark every move after which Black can take a corner at once.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 8, explanation of the solution. */
N_("After b2 Black takes a1, and after g7 Black takes h8. a2 stands next to a corner too, but gives nothing away at once.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 9. */
N_("Now Black is to move in another game. Mark every move after which White can take a corner at once. Look at both b2 and a2.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 9, explanation of the solution. */
N_("After b2 White takes a1, and after g7 White takes h8. After a2 the square a3 behind it is empty, and White cannot take a1.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 10. */
N_("The danger lies in the empty corner. Once a corner is taken, nobody can take it any more. Black has a1 here, so White may play b1 without losing a corner. Mark every move of White after which Black can take a corner at once.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 10, explanation of the solution. */
N_("Only b7 loses a corner: Black takes a8. White's b1 stands next to a1, but that corner is taken already.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 11. */
N_("A move may also turn a disc that already stands next to a corner, and open the corner that way. White's disc on g2 is such a disc: if it turns black, White may be able to take h1.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 12. */
N_("Black to move. Mark every move after which White can take a corner at once.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 12, hint 1. */
N_("There are three. One of them is an X-square.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 12, hint 2. */
N_("Which moves turn the disc on g2?")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 12, explanation of the solution. */
N_("After b7 White takes a8. f1 and g1 both turn g2 to black, and then White takes h1.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 13. */
N_("A disc on an X-square can be saved by taking the other end of the line away. Black has played b2 too early, and White threatens to take a1. Black to move: find the move after which White can take no corner.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 13, hint 1. */
N_("To take a1, White needs a white disc at the end of the diagonal from a1. Which discs could that be?")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 13, hint 2. */
N_("White's discs on d4 and e5 stand on the diagonal. Turn both of them.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 13, explanation of the solution. */
N_("f6 turns d4 and e5. Now the whole diagonal from b2 to f6 is black, and White has no disc at the end of it.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 13, explanation why e2 is wrong. */
N_("e2 turns e5, but d4 is still white. White takes a1.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 13, explanation why b5 is wrong. */
N_("b5 leaves d4 and e5 white. White takes a1.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 14. */
N_("This one is hard. White has a disc on g7, and Black threatens to take h8. White to move: find the only move after which Black can take no corner.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 14, hint 1. */
N_("Which black disc stands at the other end of the diagonal from h8?")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 14, hint 2. */
N_("Turn every black disc on that diagonal.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 14, explanation of the solution. */
N_("b2 is an X-square, and yet it is the only move that saves the corner. It turns c3 and d4, so that no black disc is left on the diagonal. Black can take neither h8 nor a1.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 14, explanation why g2 is wrong. */
N_("g2 stands next to h1, and Black can then take h1 as well as h8.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 14, explanation why a7 is wrong. */
N_("a7 turns d4, but c3 is still black. Black takes h8.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 15. */
N_("Play on from here. You are Black. Keep off the squares that give a corner away, and take one yourself.")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 15, hint 1. */
N_("White has few moves that cost it nothing. Which?")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 15, hint 2. */
N_("Before each move: could White take a corner after it?")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 15, explanation of the solution. */
N_("Well played. Keep asking before each move: which corner could White take after it?")

/* Translators: the pack lessons-2-corners, lesson x-squares-and-c-squares: step 16. */
N_("Remember: as a rule, keep off the X-squares and be careful with the C-squares while the corner beside them is empty.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: title. */
N_("A corner that cannot be stopped")

/* Translators: the pack lessons-2-corners, lesson unavoidable: summary. */
N_("Force a corner on your next move, by aiming at it or by leaving only bad replies.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 1. */
N_("Sometimes you cannot take a corner yet, but you can make sure of it: whatever your opponent answers, you take it on your next move. There are two ways, and this lesson shows both.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 2. */
N_("The first way is to aim. A white disc stands on b2, next to a1. Black cannot take a1 now, because the disc behind it on c3 is white, and so are d4 and e5. Black needs a disc at the other end of that diagonal.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 3. */
N_("Black to move. Find the move after which White cannot keep you from a1.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 3, hint 1. */
N_("You need a black disc behind b2 on the diagonal from a1.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 3, hint 2. */
N_("Which of your moves turns c3?")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 3, explanation of the solution. */
N_("a3 turns c3, and so b2 lies between a1 and your disc. White has nine replies, and none of them turns c3 back or changes b2: you take a1 after each.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 3, explanation why a2 is wrong. */
N_("a2 stands next to a1, and White can take a1 itself.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 3, explanation why f4 is wrong. */
N_("After f4 White has one good answer, f6. After any other you could take a1.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 4. */
N_("Watch one of the replies: a3, then d7, then a1. The corner also turns b2.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 5. */
N_("White to move. Black has played b7. Find the move after which you can take a corner next turn, whatever Black plays.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 5, hint 1. */
N_("Black's disc on b7 stands next to a8. Which line leads from a8 over b7?")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 5, hint 2. */
N_("You need a white disc on the diagonal behind b7.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 5, explanation of the solution. */
N_("a6 turns c6, which lies behind b7 on the diagonal. Black has nine replies, and after each you take a8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 6. */
N_("Black to move. White has just played g7. Find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 6, hint 1. */
N_("Look at the diagonal from h8 over g7. Which disc behind g7 must turn black?")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 6, explanation of the solution. */
N_("f2 turns six discs, and f6 is one of them. So g7 lies between h8 and f6. Whatever White answers, you take h8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 7. */
N_("You can also aim at two corners at once. White cannot parry both. Black to move: find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 7, hint 1. */
N_("White's disc on b2 stands next to a1, and its disc on g8 stands next to h8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 7, hint 2. */
N_("One move aims at both corners.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 7, explanation of the solution. */
N_("f8 aims at h8 along the edge, and it turns f6, so that it aims at a1 along the diagonal too. White has ten replies. Each of them leaves you at least one of the two corners.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 8. */
N_("The second way needs no opposing disc next to a corner. There is none here, at any of the four corners. If White had to move now, it could play only b2, b8 or e8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 9. */
N_("After b2 you could take a1. So leave White nothing else. Black to move: find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 9, hint 1. */
N_("Take b8 and e8 away from White with a single move.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 9, hint 2. */
N_("You can play on one of these two squares yourself.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 9, explanation of the solution. */
N_("After e8 White has one legal move on the whole board, b2. You take a1.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 10. */
N_("Watch: e8, then b2, then a1. White did not want to play b2. It had to, because whoever has a legal move must play.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 11. */
N_("Black to move. Leave White only bad replies, and find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 11, hint 1. */
N_("If it were White's turn now, it could play only a7 or b7.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 11, hint 2. */
N_("Which move takes b7 away, and gives White nothing new?")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 11, explanation of the solution. */
N_("After b3 White has one legal move, a7, and you take a8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 12. */
N_("How many legal moves has White here?")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 12, explanation of the solution. */
N_("White has none: if it were White's turn now, it would have to pass. But you must move, and each of your moves gives it something to play.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 13. */
N_("It is the same position. Black to move: find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 13, hint 1. */
N_("Give White one move, and let that move open a corner.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 13, explanation of the solution. */
N_("After c8 White has one legal move, b8, and you take a8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 14. */
N_("White to move. Find the move after which you can take a corner next turn, whatever Black plays.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 14, hint 1. */
N_("Black has no legal move at all now. Give it a single one, a bad one.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 14, hint 2. */
N_("Black's disc on b7 stands next to a8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 14, explanation of the solution. */
N_("After d6 Black has one legal move, a7, and you take a8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 15. */
N_("Black to move. Find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 15, hint 1. */
N_("If it were White's turn now, it could play only b2 or d8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 15, hint 2. */
N_("Take d8 away from White.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 15, explanation of the solution. */
N_("After g8 White has one legal move, b2, and you take a1.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 16. */
N_("An aim can be parried. Here e8 aims at a8, but White answers f8 and turns e8. Black to move: use the second way instead, and find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 16, hint 1. */
N_("If it were White's turn now, it could play only f1 or h2.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 16, hint 2. */
N_("f1 opens a corner for you. Which move spoils h2?")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 16, explanation of the solution. */
N_("b1 turns c2, and without c2 White cannot play h2. Only f1 is left, and it opens h1.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 16, explanation why e8 is wrong. */
N_("e8 aims at a8, but White answers f8 and turns e8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 17. */
N_("Now play against the program, from a position that you have not seen. You are Black. Get the corner a8.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 17, hint 1. */
N_("White's disc on b7 stands next to a8. Which black disc could be the other end of the line?")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 17, hint 2. */
N_("You need a black disc on d5.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 17, explanation of the solution. */
N_("e6 makes a8 unavoidable: it turns d5, and no White reply changes the line from a8 over b7 and c6.")

/* Translators: the pack lessons-2-corners, lesson unavoidable: step 18. */
N_("Remember two questions: which line leads to a corner, and which moves are left to my opponent if I take the good ones away?")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: title. */
N_("Five puzzles, and control")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: summary. */
N_("Solve the five corner puzzles, and see how few moves your opponent can be left with.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 1. */
N_("Here are five puzzles to try out all that you know about corners. In each of them Black has exactly one move after which it can take a corner next turn, whatever White plays. The first is worth a closer look.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 2. */
N_("How many legal moves would White have here, if it were White's turn?")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 2, explanation of the solution. */
N_("White could play f7, h2 or h7. You have 16 moves. The fewer moves White has, the easier it is to leave it only a bad one.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 3. */
N_("The first puzzle. Black to move: find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 4. */
N_("The corner is not everything. Look at the moves of both sides: after h2 White has one move, and it is forced to play it. To leave your opponent hardly any moves, and to have many yourself, is called control.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 5. */
N_("Black can keep control to the end. Play through the whole game from h2, and watch the number of moves of each side. White has exactly one legal move at each of its turns. Black wins by 54 to 10.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 6. */
N_("Let us stop on the way. White has just played g2. Black to move: find a move after which White has only one legal move. There are three such moves.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 6, explanation of the solution. */
N_("a5 leaves White only a6, g1 leaves it only h1, and h1 leaves it only g1. In the line you have just seen, Black played a5.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 7. */
N_("Four moves later White has just played g1. Black to move: leave White only one legal move again. Now only one move does it.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 7, hint 1. */
N_("White has no move at all now. Look for a move that gives it just one.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 7, explanation of the solution. */
N_("After c1 White has only c2.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 8. */
N_("Two moves later White has just played c2. Black to move: leave White only one legal move again.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 8, explanation of the solution. */
N_("g7 leaves White only f7, and b1 leaves it only b2. In the line you have seen, Black played g7.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 9. */
N_("The second puzzle. Black to move: find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 10. */
N_("Control again. Before b6 White would have had one move, g1. After b6 it has two, b7 and g1, and each of them loses a corner. A new move for your opponent does no harm when it is a bad one.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 11. */
N_("The third puzzle. Black to move: find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 12. */
N_("The fourth puzzle. Black to move: find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 13. */
N_("The fifth puzzle. Black to move: find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 14. */
N_("How did Black come to such positions? White has many discs in all of them, and hardly a move. In the fifth puzzle White has 30 discs to 14, and yet b2 would be its only move.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 15. */
N_("Finish it yourself. This is the first puzzle after h2, h7 and h8, and White's answer g2. You are Black. Win the game.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 15, hint 1. */
N_("Keep asking: how many moves does this leave to White?")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 15, explanation of the solution. */
N_("You have a corner and control. Leave White as few moves as you can, and take every corner that opens.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 16. */
N_("You are Black in the second puzzle. Find its move once more, go on, and win the game.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 16, hint 1. */
N_("Count White's moves after each of yours.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 16, hint 2. */
N_("The first move is b6.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 16, explanation of the solution. */
N_("Well played. Few moves for White and many for you: that is control.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 17. */
N_("You are Black in the third puzzle. Find its move once more, go on, and win the game.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 17, hint 2. */
N_("The first move is f8.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 18. */
N_("You are Black in the fourth puzzle. Find its move once more, go on, and win the game.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 18, hint 2. */
N_("The first move is g1.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 19. */
N_("You are Black in the fifth puzzle. Find its move once more, go on, and win the game.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 19, hint 2. */
N_("The first move is g7.")

/* Translators: the pack lessons-2-corners, lesson five-puzzles: step 20. */
N_("Remember: leave your opponent few moves and keep many yourself, and as a rule corners come by themselves.")

/* Translators: the pack lessons-6-handicap: title. */
N_("Handicap")

/* Translators: the pack lessons-6-handicap: summary. */
N_("A gift of corners makes a game even. Learn to use it, and to play against it.")

/* Translators: the pack lessons-6-handicap: source. */
N_("Positions from handicap games that the engine of Sumi played. The handicaps are those of a printed rule leaflet (Mattel, in Spanish).")

/* Translators: the pack lessons-6-handicap, lesson handicap: title. */
N_("Playing with a handicap")

/* Translators: the pack lessons-6-handicap, lesson handicap: summary. */
N_("Make use of corners that you are given, and fight on when you have given them away.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 1. */
N_("When one player is much stronger than the other, a game is no fun for either. A handicap makes it even: the weaker player is Black and gets discs on one or more corners before the first move. In this lesson you learn to use such a gift, and to play against it.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 2. */
N_("A handicap of one corner is a disc on a1. With two, Black has h8 as well, at the other end of the diagonal.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 3. */
N_("With three corners a8 is added, and with four Black has them all. The fewer you need for an even game, the stronger you have become.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 4. */
N_("Who moves first is agreed on before the game. In the leaflet that describes these handicaps it is Black, as usual. In tournaments it is the custom that White begins. Sumi has set-ups of both kinds.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 5. */
N_("You can also play a match. Whoever is first to win, say, three games has won it. Or you count points: the margin of a game goes to its winner, and you play to, say, 50 points.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 6. */
N_("Ana and Ben play to 50 points. Ana wins a game by 20, Ben wins one by 34, and Ana wins one by 30. Is the match over?")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 6, option 1. */
N_("Yes, Ana has won it with 50 points.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 6, option 2. */
N_("Yes, Ben has won it, because he had the largest margin.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 6, option 3. */
N_("No, nobody has 50 points yet.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 6, hint 1. */
N_("Add Ana's margins, and then Ben's.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 6, explanation of the solution. */
N_("Ana has 20 and 30, which makes 50 points. Ben has 34.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 7. */
N_("Who begins is agreed before a match. A leaflet says that the first move is a slight advantage. So the more experienced player may leave it to the other, or the loser of a game begins the next one.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 8. */
N_("It was agreed that the loser begins the next game. White has won by 40 to 24. Who begins the next game?")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 8, option 1. */
N_("The player who had Black")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 8, option 2. */
N_("The player who had White")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 8, explanation of the solution. */
N_("White has won, so the player who had Black begins the next game.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 9. */
N_("A corner is worth more than its one disc: other discs become stable by leaning on it. In this game Black got two corners, and only these two discs are stable so far. Black plays g8.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 10. */
N_("g8 has turned f8, and now the whole row from d8 to g8 leans on the corner h8.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 11. */
N_("White has answered b3. Mark all the stable discs, of both sides.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 11, hint 1. */
N_("Begin at the corners that are occupied, and go along the edges from disc to disc.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 11, explanation of the solution. */
N_("a1 stands alone. In row 8 the black discs from d8 to h8 are stable, because each of them leans on its neighbour, as far as the corner.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 12. */
N_("In this game Black has all four corners. Mark all the stable discs, of both sides.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 12, hint 1. */
N_("A disc in row 1 can be turned only along row 1.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 12, explanation of the solution. */
N_("The discs from c1 to h1 lean on one another and on h1. The corners a1, a8 and h8 are stable by themselves. All the others can still be turned.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 13. */
N_("Corners alone do not win. You still need moves, and your opponent should have few. You are Black and have all the corners: find the move that leaves White the fewest moves.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 13, hint 1. */
N_("Which of White's discs give it the most moves? Try to turn those.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 13, explanation of the solution. */
N_("After d6 White has seven moves. Every other move leaves it at least ten.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 13, explanation why e8 is wrong. */
N_("e8 turns three discs, as d6 does, but it leaves White ten moves.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 14. */
N_("What can White do, without corners? Play for mobility: a side that runs out of good moves has to play bad ones, even if it has corners. You are White and have given two corners. Find the move that leaves Black the fewest moves.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 14, hint 1. */
N_("Black's line of discs on row 5 gives you many choices. Look at both ends of it.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 14, explanation of the solution. */
N_("After a6 Black has only six moves. Every other move leaves it at least ten.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 14, explanation why g4 is wrong. */
N_("g4 turns three discs and leaves Black 11 moves.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 15. */
N_("The end is counted as in any game. You are Black with one corner given, and five squares are empty. Find the only move that wins.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 15, hint 1. */
N_("You have three moves. Do not take it for granted that a corner is the best of them.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 15, explanation of the solution. */
N_("After b1 White has only one move, b7, and then you take a8 as well. With best play you win by 15 discs.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 15, explanation why a8 is wrong. */
N_("After a8 White can take h1. With best play it then wins by two discs.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 16. */
N_("Now you are Black with three corners given, and seven squares are empty. Find the only move that wins.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 16, hint 1. */
N_("One empty square stands alone, cut off from the others. Who gets it if you play elsewhere?")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 16, explanation of the solution. */
N_("After h3 you win by 16 discs with best play. After every other move White can play h3 itself, and wins.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 17. */
N_("And now you are White. You have given all four corners, and still you can win. Which move does it?")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 17, hint 1. */
N_("After one of your moves Black has to pass.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 17, explanation of the solution. */
N_("After a7 Black has to pass, and with best play you win by 24 discs. After h2 or h4 Black can play a7 itself, and with best play the game is drawn.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 18. */
N_("Play a whole game with all four corners, against a weak opponent, and win it. Build on your corners along the edges, and keep an eye on the number of White's moves.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 18, explanation of the solution. */
N_("Well played. When this has become easy, try the set-ups with fewer corners or against a stronger opponent.")

/* Translators: the pack lessons-6-handicap, lesson handicap: step 19. */
N_("Remember: lean your discs on the corners that you are given, and do not forget to leave your opponent few moves.")

/* Translators: the pack lessons-2-more-corners: title. */
N_("More about corners")

/* Translators: the pack lessons-2-more-corners: summary. */
N_("Which moves keep all corners shut, who controls a diagonal, and when an X-square is sound.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: title. */
N_("Safe and poisoned moves")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: summary. */
N_("Tell the moves that keep every corner shut from those that give one away, at once or a move later.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 1. */
N_("A move is poisoned if your opponent can use it to get a corner. Here White plays g8. Then g8 and f8 lie between h8 and Black's disc on e8, and Black takes the corner.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 2. */
N_("Some poison works a move later. White plays h7. Black cannot take h8 yet, but answers h6. Now h7 lies between h6 and h8. White plays d8, or anything else, and Black takes the corner.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 3. */
N_("So ask two questions of every move. Can my opponent take a corner now? Can my opponent make sure of one with the next move? A move is safe only if both answers are no.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 4. */
N_("Same position, White to move. Mark every move after which Black cannot take a corner at once.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 4, hint 1. */
N_("You have five moves. Look at the lines that lead from h8.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 4, explanation of the solution. */
N_("Only g8 gives a corner away at once. h6, g7, h7 and d8 do not.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 5. */
N_("And now with the second question. Mark every move after which Black can neither take a corner at once nor be sure of one on the move after.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 5, hint 1. */
N_("After g7, which disc behind it could Black turn?")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 5, hint 2. */
N_("After h7, on which side of it could Black play?")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 5, explanation of the solution. */
N_("h6 and d8 are safe. After g7 Black answers h4, which turns f6, so that g7 lies between h8 and f6. After h7 Black answers h6. After g8 Black takes h8 at once.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 6. */
N_("White to move. Mark every move after which Black cannot take a corner at once.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 6, hint 1. */
N_("A move far from a corner can be poisoned too.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 6, hint 2. */
N_("Look along column h.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 6, explanation of the solution. */
N_("g8 stands next to h8, so it looks dangerous, and it is. But h4 is poisoned too: after it h2 to h4 lie between h1 and Black's disc on h5.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 7. */
N_("Black to move. Mark every move after which White can neither take a corner at once nor be sure of one on the move after.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 7, hint 1. */
N_("Three of your six moves are next to corners.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 7, hint 2. */
N_("b7 gives nothing at once. Which disc behind it could White turn?")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 7, explanation of the solution. */
N_("a5, a6 and c7 are safe. a2 opens a1 at once, g2 opens h1, and after b7 White answers e6, which turns c6: then b7 lies between a8 and c6.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 8. */
N_("Black to move. Find a move after which White cannot force a corner within two moves.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 8, hint 1. */
N_("You have six moves, and three of them are poisoned.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 8, hint 2. */
N_("Which diagonals lead to the corners a1 and h1?")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 8, explanation of the solution. */
N_("h4, a6 and b6 are safe. h4 also takes that square from White.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 8, explanation why b2 is wrong. */
N_("White answers b8, which turns e5. Then b2 to d4 lie between a1 and e5, and you cannot change that.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 8, explanation why g2 is wrong. */
N_("g2 and f3 lie between h1 and White's e4: White takes h1 at once.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 8, explanation why h2 is wrong. */
N_("h2 lies between h1 and White's h3: White takes h1 at once.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 9, hint 1. */
N_("Only one of your six moves gives a corner away at once.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 9, hint 2. */
N_("Four of the six are poisoned.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 9, explanation of the solution. */
N_("f1 and c7 are safe. h2 opens h1 at once. After g1 White answers f1, after g2 it answers d2, and after g7 it answers c7: each time White is then sure of a corner.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 10, hint 1. */
N_("White's a3 to a5 stand on the edge below a2. What would a6 do for them?")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 10, hint 2. */
N_("What could White turn behind b7?")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 10, explanation of the solution. */
N_("f1 and g1 are safe, though g1 stands next to the corner h1.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 10, explanation why a6 is wrong. */
N_("a6 hands White a8: a6 and a7 lie between a8 and White's a5.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 10, explanation why b7 is wrong. */
N_("Not at once, but White answers b3 and turns d5. Then b7 and c6 lie between a8 and d5.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 10, explanation why b8 is wrong. */
N_("b8 hands White a8 along the edge: White has c8 behind it.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 11. */
N_("A rule says: stay off the squares next to an empty corner. Here is a position in which the rule misleads. Black to move. Mark every move after which White can neither take a corner at once nor be sure of one on the move after.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 11, hint 1. */
N_("Four of your five moves are next to a corner.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 11, hint 2. */
N_("Look at the diagonal behind b2 and at the diagonal behind g2.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 11, explanation of the solution. */
N_("b2 is safe, although a1 is empty, and so is a4. After g2 White answers e6, which turns e4: then g2 and f3 lie between h1 and e4. a2 and h2 give a corner away at once.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 12. */
N_("White to move. Find a move after which Black cannot force a corner within two moves.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 12, hint 1. */
N_("Three of your moves are on the left edge. Black has a2, a3 and a4 there.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 12, hint 2. */
N_("One of those three is poisoned.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 12, explanation of the solution. */
N_("a6 and a7 are safe, although a7 stands next to the corner a8.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 12, explanation why a5 is wrong. */
N_("Black answers a6, and then you cannot keep it from a corner.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 13. */
N_("Now play on against the program. You are Black, fourteen squares are empty, and no corner is taken yet. Two of your six moves give one away at once. Win the game.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 13, hint 1. */
N_("Before each move ask both questions: a corner now? a corner next?")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 13, explanation of the solution. */
N_("You kept your corners shut long enough, and had more discs at the end.")

/* Translators: the pack lessons-2-more-corners, lesson safe-and-poisoned-moves: step 14. */
N_("Remember: a move is safe if your opponent can neither take a corner after it nor make sure of one.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: title. */
N_("Controlling a diagonal")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: summary. */
N_("See which discs of a long diagonal open a corner, and turn the one that matters in time.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 1. */
N_("Two long diagonals lead from corner to corner. If you have a disc on an X-square, the diagonal decides whether the corner behind it is lost: your opponent takes the corner if a line of your discs leads from it to a disc of the other colour.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 2. */
N_("White has b7, next to the empty corner a8. Black threatens to take it. White to move: on which black disc would Black's a8 rest? Mark its anchor.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 2, hint 1. */
N_("Go from a8 along the diagonal to the first black disc.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 2, explanation of the solution. */
N_("It rests on c6. Only b7 lies between.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 3. */
N_("White plays c2 and turns c3, c4, c5 and c6. Now the diagonal behind b7 is white up to e4, and no black disc stands on it. Black cannot take a8.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 4. */
N_("Black to move. You have a disc on b7. Keep White from taking a8 at once.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 4, hint 1. */
N_("Which disc is the anchor of White's a8?")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 4, hint 2. */
N_("Which of your moves turns c6?")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 4, explanation of the solution. */
N_("a6 turns c6, the anchor of White's a8.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 5. */
N_("Black to move. You have a disc on g2. Keep White from taking h1 at once.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 5, hint 1. */
N_("The line from h1 goes over g2 and f3.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 5, hint 2. */
N_("The anchor is on e4.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 5, explanation of the solution. */
N_("c6 turns d5 and e4, and White's h1 needed the disc on e4.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 6. */
N_("Black to move. You have a disc on g7. Keep White from taking h8 at once.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 6, hint 1. */
N_("One of your twelve moves turns f6.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 6, explanation of the solution. */
N_("f8 turns f6, the anchor of White's h8.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 7. */
N_("White to move. Keep Black from taking h1 at once.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 7, hint 1. */
N_("The line is longer here: it leads over g2, f3 and e4.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 7, hint 2. */
N_("The anchor is on d5.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 7, explanation of the solution. */
N_("g5 turns d5 among others, and Black's h1 needed that disc.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 8. */
N_("Now look a move further. White to move. You have a disc on b2. Black cannot take a1 yet, but it can turn a disc on the diagonal and take a1 after that. Find a move after which Black cannot force a corner within two moves.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 8, hint 1. */
N_("Black wants to play g1, which turns d4.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 8, hint 2. */
N_("On which disc does g1 rest? Two of your moves turn it.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 8, explanation of the solution. */
N_("b6 and c8 are right: each of them turns c5, and Black's g1 needed that disc.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 8, explanation why b7 is wrong. */
N_("Black answers g1, which turns d4: then b2 and c3 lie between a1 and d4.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 9. */
N_("Black to move. You have a disc on g7. Find the move after which White cannot force a corner within two moves.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 9, hint 1. */
N_("White wants to play d8, which turns f6. On which disc does d8 rest?")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 9, hint 2. */
N_("The anchor of d8 is on g5.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 9, explanation of the solution. */
N_("h4 turns g5, and White's d8 needed that disc.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 9, explanation why c2 is wrong. */
N_("White answers d8, which turns f6: then g7 lies between h8 and f6.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 9, explanation why b2 is wrong. */
N_("White answers a4, which turns d4: then g7 to e5 lie between h8 and d4.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 10. */
N_("White to move. You have a disc on b7. Find the move after which Black cannot force a corner within two moves.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 10, hint 1. */
N_("Black wants to play b5, which turns c6.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 10, hint 2. */
N_("The anchor of b5 is on d7.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 10, explanation of the solution. */
N_("e8 turns d7, and Black's b5 needed that disc.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 10, explanation why b8 is wrong. */
N_("b8 hands Black a8: b8 lies between a8 and Black's c8.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 10, explanation why b5 is wrong. */
N_("Black answers a5, which turns d5: then b7 and c6 lie between a8 and d5.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 11. */
N_("White to move. You have a disc on g2. Find the move after which Black cannot force a corner within two moves. The answer is on the other diagonal.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 11, hint 1. */
N_("Four of your five moves hand Black a corner at once.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 11, hint 2. */
N_("Black's disc on g7 stands on the diagonal from a1 to h8. Which move of yours turns it?")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 11, explanation of the solution. */
N_("g8 turns g7, on the diagonal from a1 to h8. The other moves hand Black a1 or h1 at once.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 11, explanation why g1 is wrong. */
N_("g1 hands Black h1: g1 and f1 lie between h1 and Black's e1.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 12. */
N_("Here a rule misleads: it says that you should not play on an X-square. Black to move. You have b2 already. Find the move after which White cannot force a corner within two moves.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 12, hint 1. */
N_("White wants to turn c3 or e5. Its moves a5 and h5 do that.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 12, hint 2. */
N_("Four of your five moves do not change that.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 12, explanation of the solution. */
N_("g2 is the only right move, although it stands on an X-square.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 12, explanation why d1 is wrong. */
N_("White answers h5, which turns e5: then b2 to d4 lie between a1 and e5.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 12, explanation why b1 is wrong. */
N_("b1 hands White a1 along the edge.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 13. */
N_("Now play it out. You are Black. The diagonal from a1 to h8 matters here. Take a corner.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 13, hint 1. */
N_("White's g7 needs its disc on c3.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 13, hint 2. */
N_("b2 turns c3. Could White take a1 then?")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 13, explanation of the solution. */
N_("b2 turns c3, and White's g7 needed that disc. After b2 you can be sure of a corner.")

/* Translators: the pack lessons-2-more-corners, lesson controlling-a-diagonal: step 14. */
N_("Remember: the corner behind your X-square falls when a disc of the other colour ends the line of yours that leads to it, so watch the diagonal.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: title. */
N_("A sound X-square")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: summary. */
N_("Find the rare moment when a move on an X-square wins a corner instead of losing one.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 1. */
N_("A disc on an X-square, next to an empty corner on the diagonal, often gives that corner away. But sometimes such a move is sound: the other side cannot use it, and you win a corner yourself. In this lesson you see two reasons why.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 2. */
N_("The first reason: you need a waiting move. White has only b1, b2, b3 and b8. Three of them open a corner for you. Black plays g7, which changes none of them. White cannot take h8 now, for no white disc stands on that diagonal.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 3. */
N_("Watch how it goes on. White plays b3, its last harmless move. Black plays b2 and waits again. Now White has only b1, a2 and b8. It plays b8, and Black takes a8.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 4. */
N_("Black to move. Find the move after which you can take a corner within three moves, whatever White plays.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 4, hint 1. */
N_("Which of your moves leaves White the fewest?")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 4, hint 2. */
N_("An X-square is not always bad: could White get to the corner behind it?")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 4, explanation of the solution. */
N_("b2 leaves White only a2 and g6. a2 opens a1. After g6 you play g7, and a2 is all that is left.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 4, explanation why a2 is wrong. */
N_("a2 hands White a1: a2 and a3 lie between a1 and White's a4.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 5. */
N_("White to move. Count the harmless moves of both sides, then find the move that makes sure of a corner within three moves.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 5, hint 1. */
N_("Black has only a few moves that lose no corner. You have more.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 5, hint 2. */
N_("Behind which X-square has Black no way to the corner?")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 5, explanation of the solution. */
N_("After b2 Black's harmless moves are g2, h2 and h5, and you have more of them: h5, a7, g7, c8 and g8. Whatever Black does, you get a corner in time.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 5, explanation why b7 is wrong. */
N_("b7 hands Black a8: b7 lies between a8 and Black's c6.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 5, explanation why g7 is wrong. */
N_("g7 hands Black h8: g7 and f6 lie between h8 and Black's e5.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 5, explanation why b1 is wrong. */
N_("b1 hands Black a1 along the edge.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 6. */
N_("The second reason: an X-square move can take the diagonal. Here White plays b2 and turns c3. That disc was the anchor of Black's move g7. So Black has lost that move, and it cannot take a1.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 7. */
N_("Black to move. Find the move that makes sure of a corner within three moves.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 7, hint 1. */
N_("White could play b2. On which of its discs does b2 rest?")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 7, hint 2. */
N_("Which of your moves turns e5?")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 7, explanation of the solution. */
N_("g7 turns e5, and White's b2 needed that disc. Whatever White does, you get a corner in time.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 8. */
N_("Black to move. Which of your X-square moves is sound? Make sure of a corner within three moves.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 8, hint 1. */
N_("White could play g2. Its anchor stands on e4.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 8, hint 2. */
N_("One of the two X-squares turns e4, the other gives a corner away.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 8, explanation of the solution. */
N_("b7 turns e4, and White's g2 needed that disc.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 8, explanation why g7 is wrong. */
N_("g7 hands White h8: g7 lies between h8 and White's f6.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 8, explanation why a6 is wrong. */
N_("a6 gives White c5, and after that you cannot force a corner in time.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 9. */
N_("White to move. Make sure of a corner within three moves.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 9, hint 1. */
N_("After the right move Black has only two moves that lose no corner at once: b1 and b2.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 9, hint 2. */
N_("Wait without giving Black anything new.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 9, explanation of the solution. */
N_("After g2 Black's harmless moves are b1 and b2. You have many more. Whatever Black does, you get a corner in time.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 10. */
N_("Black to move. You have nine moves, and three of them are on X-squares. Make sure of a corner within three moves.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 10, hint 1. */
N_("Which of White's moves rest on discs that one of your moves turns?")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 10, hint 2. */
N_("Look at the discs on d2 and c3.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 10, explanation of the solution. */
N_("b2 turns d2 and c3. White's g2, d7 and g7 needed them, and White cannot take a1.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 10, explanation why b7 is wrong. */
N_("b7 hands White a8: b7 to d5 lie between a8 and White's e4.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 11, hint 1. */
N_("After the right move Black has four moves, and three of them lose a corner.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 11, explanation of the solution. */
N_("b7 leaves Black only g5, g7, h7 and b8. g7 and b8 open a8, and h7 opens h8. After g5 you play h5, and g7, h7 and b8 are all that is left.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 11, explanation why h2 is wrong. */
N_("h2 hands Black h1: h2 lies between h1 and Black's h3.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 12. */
N_("And now the other way round: here both X-squares lose. White to move. Find a move after which Black cannot force a corner within two moves.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 12, hint 1. */
N_("Look along the diagonals that lead from h1 and from h8.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 12, hint 2. */
N_("What could Black turn behind g7?")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 12, explanation of the solution. */
N_("g3 and g4 are safe. After g2 Black takes h1 at once. After g7 Black answers g3, which turns e5: then g7 and f6 lie between h8 and e5.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 13. */
N_("Now play it out. You are White. Count the harmless moves of both sides, and take a corner.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 13, hint 1. */
N_("After the right first move Black has only one move that loses no corner at once: c2.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 13, explanation of the solution. */
N_("After g7 Black's one harmless move is c2, and you have five. Whatever Black does, you get a corner.")

/* Translators: the pack lessons-2-more-corners, lesson a-sound-x-square: step 14. */
N_("Remember: an X-square is sound only if the other side cannot get to its corner, and if the move gains you something, such as a waiting move or a diagonal.")

/* Translators: the pack lessons-3-mobility: title. */
N_("Mobility")

/* Translators: the pack lessons-3-mobility: summary. */
N_("The side that runs out of good moves has to play bad ones. Learn to count moves, to keep your discs out of reach, to play quiet moves, and to gain a move.")

/* Translators: the pack lessons-3-mobility: source. */
N_("Positions from games that the engine of Sumi played, and one that was rebuilt from a printed rule leaflet (Mattel, in Spanish).")

/* Translators: the pack lessons-3-mobility, lesson mobility: title. */
N_("Mobility: leave few moves")

/* Translators: the pack lessons-3-mobility, lesson mobility: summary. */
N_("Compare your moves by how many moves each leaves your opponent, and pick the one that leaves the fewest.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 1. */
N_("It is White's turn. White has 19 discs, but only two legal moves: g7 and h7. After either of them Black can take the corner h8. White has to give the corner away, because it has nothing else to play.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 2. */
N_("The number of legal moves that a side has is its mobility. Here White's mobility is 2. If it were Black's turn, Black would have 16 moves to choose from: its mobility is 16. A side with few moves often has to play where it does not want to.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 3. */
N_("Mobility can simply be counted. It is your turn, with Black. How many legal moves do you have?")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 3, explanation of the solution. */
N_("Your moves are c4, e6, f6 and d7: four.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 4. */
N_("Now count for your opponent. How many legal moves would White have if it were White's turn on this board?")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 4, hint 1. */
N_("White has a move wherever a line of black discs lies between an empty square and a white disc. Look along each of White's five discs in turn.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 4, explanation of the solution. */
N_("White could play d2, e2, f2, g2, c3, a6, a7, b7 and c7: nine moves.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 5. */
N_("Each move changes what the other side can do. Watch what happens after e6: White has ten legal moves.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 6. */
N_("These are the ten moves that e6 leaves to White.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 7. */
N_("Now d7 instead. It turns two discs, as e6 did, but it leaves White only six moves.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 8. */
N_("These are the six. As a rule, prefer the move that leaves your opponent less to choose from.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 9. */
N_("You play White here, and you have seven moves. Find the one that leaves Black the fewest moves.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 9, hint 1. */
N_("Try each move in your mind, and count what Black could answer.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 9, hint 2. */
N_("Black needs discs of its own to outflank you with. Which move turns discs that many of Black's moves need?")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 9, explanation of the solution. */
N_("f5 turns d5 and e5. Without them Black can no longer play b3, b5, d3, d7 or f7. It gains only g6, and has six moves. After any other move it would have at least ten.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 9, explanation why f6 is wrong. */
N_("f6 leaves Black 11 moves.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 9, explanation why h2 is wrong. */
N_("h2 turns three discs and leaves Black 12 moves.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 10. */
N_("How does a move take moves away? To play on a square, your opponent needs a line of your discs next to it and one of its own discs behind that line. So it loses a move when you take the square yourself, and as a rule when you turn the disc behind the line.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 11. */
N_("White to move again. If it were Black's turn now, Black could play g2, g3, h3 or h5. Find the move that leaves it the fewest.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 11, hint 1. */
N_("Black has few moves already. Do not give it new ones.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 11, hint 2. */
N_("Black's h5 would turn g4 and f3, and it needs the black disc on e2 for that.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 11, explanation of the solution. */
N_("d1 turns a single disc, e2. That is the disc Black needed for h5, so only g2, g3 and h3 are left.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 11, explanation why e6 is wrong. */
N_("e6 turns five discs and gives Black five new moves. Black can then play seven.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 11, explanation why b7 is wrong. */
N_("b7 leaves Black seven moves.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 12. */
N_("You play Black. Ten moves are possible. Which one leaves White the fewest?")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 12, hint 1. */
N_("Which square would White like to play on? You may take it yourself.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 12, explanation of the solution. */
N_("a6 takes a square that White could have used, and the discs it turns spoil b7 and c7 too. White gains nothing new and has three moves. After any other move it would have at least six.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 12, explanation why c7 is wrong. */
N_("c7 takes one square, but White gains others and has six moves.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 12, explanation why h3 is wrong. */
N_("h3 leaves all of White's moves as they are and adds h4.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 13. */
N_("White to move, with twelve moves to choose from. Which one leaves Black the fewest?")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 13, hint 1. */
N_("Look for a move that takes a good square from Black and opens nothing.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 13, explanation of the solution. */
N_("e1 takes the square from Black, and it turns d1 and d2, which Black needed for g4 and h2. Four moves are left: a6, b1, b2 and g1. After any other move Black would have at least seven.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 13, explanation why g6 is wrong. */
N_("g6 leaves Black 12 moves.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 13, explanation why g5 is wrong. */
N_("g5 turns five discs, and Black has nine moves after it.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 14. */
N_("Black to move. White is short of moves: if it were White's turn, it could play only c2 or d1. Leave it one single move.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 14, hint 1. */
N_("White gets new moves where you turn many discs. Which of its squares can you take yourself?")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 14, explanation of the solution. */
N_("d1 takes one of White's two squares and gives it nothing new. c2 is all that White can play.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 14, explanation why c3 is wrong. */
N_("c3 turns six discs, and White can answer c2, c4 or d1.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 15. */
N_("White to move. Take away Black's last move, so that Black has to pass.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 15, hint 1. */
N_("Black has 27 discs and a single legal move. Find it first.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 15, explanation of the solution. */
N_("h5 was the only move that Black had. Now it has none, although it has 26 discs, and you move again.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 15, explanation why a2 is wrong. */
N_("After a2 Black still has h5.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 15, explanation why g7 is wrong. */
N_("g7 gives Black four moves, and one of them is the corner h8.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 16. */
N_("A hard one: early in the game, with thirteen moves to choose from. Which one leaves Black the fewest moves?")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 16, hint 1. */
N_("If it were Black's turn, it could play twelve moves. The best move takes four of them away and adds only one.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 16, hint 2. */
N_("A square that both sides could use may be worth taking.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 16, explanation of the solution. */
N_("f7 takes the square from Black, and it turns discs that Black needed for a2, e2 and g2. Black gains only f8 and has nine moves. After any other move it would have at least twelve.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 16, explanation why f8 is wrong. */
N_("f8 leaves Black 18 moves.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 17. */
N_("Counting is a help, not the whole game. g2 leaves White three moves, and no other move leaves fewer. But look at what the three are. Black to move: find a move after which White can take no corner.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 17, hint 1. */
N_("After g2 White can take a corner. Which?")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 17, hint 2. */
N_("Keep off the squares next to the empty corners.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 17, explanation of the solution. */
N_("With a move like b3 White has seven replies, but no corner is among them. Look at what the moves are, too.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 17, explanation why g2 is wrong. */
N_("g2 leaves White only three moves, but one of them is the corner h1.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 18. */
N_("Now play for mobility. You are White. Leave Black few moves, and take the first corner.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 18, hint 1. */
N_("Before each move, count what Black could answer.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 18, explanation of the solution. */
N_("Well played. A side that runs out of good moves often has to give a corner away.")

/* Translators: the pack lessons-3-mobility, lesson mobility: step 19. */
N_("Remember: before each move ask what your opponent could answer, and leave few moves, above all few good ones.")

/* Translators: the pack lessons-3-mobility, lesson frontier: title. */
N_("Few discs, no walls")

/* Translators: the pack lessons-3-mobility, lesson frontier: summary. */
N_("Keep your discs out of reach: count frontier discs, see walls, and choose the move that leaves you the fewest.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 1. */
N_("Black has 38 discs here and White has 10. Who is ahead? White is: with best play from here White wins by 34 discs. Discs that lie on the board now may still turn. Only those at the end of the game count.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 2. */
N_("These are the last moves, if both sides play their best. Watch how the board changes its colour.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 3. */
N_("White ends with 49 discs and Black with 15. So do not collect discs early. As a rule, many discs give your opponent something to outflank, and few discs leave it few moves.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 4. */
N_("A disc that has at least one empty square beside it, in any of the eight directions, is a frontier disc. Black's frontier discs are lit. Its other two discs, c5 and d5, have discs all around them.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 5. */
N_("Frontier discs matter because every move starts with one. Whoever plays on an empty square outflanks a disc right beside that square. A disc beside an empty square is a frontier disc. So your frontier discs are what your opponent's moves begin with.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 6. */
N_("You play White. Mark all of your frontier discs.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 6, hint 1. */
N_("Go from one white disc to the next. Is one of the eight squares around it empty?")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 6, hint 2. */
N_("Only one of your seven discs is shut in on all sides.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 6, explanation of the solution. */
N_("All your discs but e5 touch an empty square.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 7. */
N_("You play Black now. Mark White's frontier discs: the ones that your moves can start with.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 7, hint 1. */
N_("White has eleven discs, and three of them are shut in.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 7, explanation of the solution. */
N_("d5, e5 and d6 have discs on all sides; every other white disc touches an empty square.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 8. */
N_("Frontier discs side by side make a wall. White built one on row 3. The two rows above it are empty, and Black may play on any of the eight squares of row 2.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 9. */
N_("White has no move on row 2, for no black disc lies beside that row. Here the wall gives moves to the other side, and none to its owner.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 10. */
N_("A wall in another game: White's discs on row 6. How many moves would White have if it were White's turn? Count them.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 10, hint 1. */
N_("Everything below row 6 is empty, so White finds no black disc there to outflank.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 10, explanation of the solution. */
N_("White could play c1, d1, g2 and h2: four moves. Black has thirteen.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 11. */
N_("Here White could turn eight discs with g7. It would have 20 frontier discs after it, and Black would have 15 moves.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 12. */
N_("a4 turns two. It leaves White 13 frontier discs, and Black 10 moves. As a rule, the modest move is the better one in the first half of the game and well beyond.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 13. */
N_("White to move. Find the move after which you have the fewest frontier discs.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 13, hint 1. */
N_("Each disc that you turn may become a frontier disc of yours. Prefer to turn discs that lie inside.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 13, hint 2. */
N_("The disc that you place counts as well. The fewer empty squares around it, the better.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 13, explanation of the solution. */
N_("f3 turns e4 and d5, which have discs on all sides. You have 8 frontier discs after it; every other move leaves at least 10.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 13, explanation why g4 is wrong. */
N_("g4 turns three discs, and you would have 11 frontier discs.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 13, explanation why h6 is wrong. */
N_("h6 turns four discs, and you would have 12 frontier discs.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 14. */
N_("White to move. You have seven discs, and Black has 18. Which move leaves you the fewest frontier discs?")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 14, hint 1. */
N_("A disc in the middle of your opponent's discs has no empty square beside it.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 14, explanation of the solution. */
N_("g5 has discs on all sides, and so has f5, which it turns: neither touches an empty square. You keep six frontier discs; every other move leaves at least eight.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 14, explanation why g2 is wrong. */
N_("g2 turns two discs, and you would have 8 frontier discs.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 14, explanation why e2 is wrong. */
N_("e2 turns two discs, and you would have 8 frontier discs.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 15. */
N_("You play Black, and you have twelve moves. Which move leaves you the fewest frontier discs? The number of discs that a move turns may mislead you.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 15, hint 1. */
N_("Discs that are shut in add no frontier disc when you turn them.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 15, hint 2. */
N_("One move turns four discs and not one of them touches an empty square.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 15, explanation of the solution. */
N_("f4 turns four discs, but c4, d4, e4 and e5 are all shut in. You have 11 frontier discs after it. Every other move leaves at least 13, even those that turn a single disc.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 15, explanation why g1 is wrong. */
N_("g1 turns a single disc, but you would have 13 frontier discs.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 15, explanation why d1 is wrong. */
N_("d1 turns six discs, and you would have 15 frontier discs.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 16. */
N_("The fewer discs you have, as a rule, the fewer moves your opponent has. After f4, which turns four discs, White has ten moves. Black to move: which move leaves White the fewest?")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 16, hint 1. */
N_("Try the move that turns a single disc, and lies inside.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 16, explanation of the solution. */
N_("d3 turns only c4, and White has five moves left. No move leaves fewer.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 16, explanation why f4 is wrong. */
N_("f4 turns four discs and leaves White ten moves.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 17. */
N_("The rule has limits. e3 leaves you five frontier discs, and no other move leaves so few. But Black threatens a corner. White to move: find the only move after which Black can take no corner.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 17, hint 1. */
N_("Black aims at h8. Which black disc stands at the other end of the line?")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 17, explanation of the solution. */
N_("h2 turns h3, the disc that h8 needed. You have eight frontier discs then, but Black takes no corner.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 17, explanation why e3 is wrong. */
N_("e3 leaves you the fewest frontier discs, but Black takes h8.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 18. */
N_("Now use it in a game. You are Black. Keep few frontier discs, and take the first corner.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 18, hint 1. */
N_("Turn discs that have other discs on all sides.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 18, explanation of the solution. */
N_("Well played. Few frontier discs of yours leave your opponent little to begin with.")

/* Translators: the pack lessons-3-mobility, lesson frontier: step 19. */
N_("Remember: as a rule, keep few frontier discs, build no walls, and turn discs on the inside rather than many.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: title. */
N_("Quiet moves and openness")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: summary. */
N_("Measure how much a move opens, and find the quiet moves that give your opponent nothing new.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 1. */
N_("Some moves open the board for your opponent, and some do not. Black plays b6 here and turns c6, d6 and e6. Those discs lie beside empty squares, and White gets five new moves: b7, c7, d7, e7 and f7.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 2. */
N_("Black can play f5 instead. It turns d5 and e5, which have discs on all other sides, and White gets a single new move, f7. Such a move is called a quiet move: it changes little for your opponent.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 3. */
N_("There is a way to measure this. Take the discs that a move turns, and count the empty squares beside them, each of them once. The square that you play on does not count, for it is filled. The number is the openness of the move. For b6 it is seven: these squares.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 4. */
N_("For f5 it is zero: apart from f5 itself, no empty square touches d5 or e5. As a rule, the smaller the openness, the quieter the move.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 5. */
N_("To find the openness you must first see which discs a move turns. You play White. Mark all discs that d3 would turn.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 5, hint 1. */
N_("Look from d3 in every direction for a line of black discs with a white disc behind it.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 5, explanation of the solution. */
N_("d3 turns e3 and f3 along the row, up to g3, and e4 on the diagonal, up to f5.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 6. */
N_("d3 turns e3, f3 and e4. How many empty squares lie beside these three discs? Count each square once, and leave d3 out.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 6, option 1. */
N_("Two")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 6, option 2. */
N_("Three")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 6, option 3. */
N_("Four")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 6, option 4. */
N_("Five")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 6, hint 1. */
N_("Go round each disc in turn. e2 holds a disc.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 6, explanation of the solution. */
N_("d2, f2 and g2: three squares. f2 touches both e3 and f3, but it counts once.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 7. */
N_("Same position, White to move. Which move has the smallest openness?")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 7, hint 1. */
N_("Prefer discs that lie between other discs.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 7, hint 2. */
N_("The square that you play on does not count. It may have been the only hole beside a disc.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 7, explanation of the solution. */
N_("f2 turns f3 and f4, and only g2 and g5 are empty beside them. Every other move opens at least three squares.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 7, explanation why h3 is wrong. */
N_("h3 turns one disc only, g4, but h4, g5 and h5 are empty beside it: three squares.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 7, explanation why b3 is wrong. */
N_("b3 opens six squares: d3, b4, b5, c5, c6 and d6.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 8. */
N_("You play Black. Find the quietest move, the one with the smallest openness.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 8, hint 1. */
N_("Many moves turn a single disc. Look at what lies around that disc.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 8, explanation of the solution. */
N_("g5 turns f4, and every other square around f4 is filled: its openness is zero. White loses b4 and g5, and gains only g6.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 8, explanation why e2 is wrong. */
N_("e2 turns f3, and g2 is empty beside it: one square.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 8, explanation why g6 is wrong. */
N_("g6 turns f5, and g5 and e6 are empty beside it: two squares.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 8, explanation why e6 is wrong. */
N_("e6 turns d5, e5 and f5, and c5, g5, c6 and g6 are empty beside them: four squares.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 9. */
N_("Black to move. Find the move with the smallest openness.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 9, hint 1. */
N_("It need not be a move that turns one disc only.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 9, explanation of the solution. */
N_("g5 turns f4 and f5, and only g4 is empty beside them. It also takes moves away: White had thirteen and has nine after it.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 9, explanation why g7 is wrong. */
N_("g7 turns f6, and g5 and e7 are empty beside it: two squares.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 9, explanation why g4 is wrong. */
N_("g4 turns f3, f4 and f5, and f2, g2 and g5 are empty beside them: three squares.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 9, explanation why c2 is wrong. */
N_("c2 turns d2, and c1, d1, e1 and c3 are empty beside it: four squares.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 10. */
N_("This position is a puzzle from a printed leaflet. You play Black, and you have twenty moves. Find the quietest of them.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 10, hint 1. */
N_("Look for a white disc with one single empty square beside it.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 10, hint 2. */
N_("A quiet move may well lie on the edge.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 10, explanation of the solution. */
N_("f8 turns e7, which has discs on all other sides. White gets nothing new and can play only b7 or b8. After either of them you can take the corner a8.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 10, explanation why e2 is wrong. */
N_("e2 turns e3 alone, but f2 is empty beside it, and White has six moves.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 10, explanation why b5 is wrong. */
N_("b7 stays empty beside the discs that b5 turns.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 11. */
N_("See what a quiet move can do. f8 gave White nothing new, so White had to play one of the two bad moves that it had before.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 12. */
N_("A quiet move can be a waiting move: it changes nothing for your opponent, who has to play one of the bad moves that are left. Black to move. Find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 12, hint 1. */
N_("If it were White's turn now, it could play only c1, a2, b2 or b8. Each of them opens a corner.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 12, hint 2. */
N_("Turn a single disc and give White nothing new.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 12, explanation of the solution. */
N_("c8 turns only c7 and changes none of White's four moves. Each of them loses a corner.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 12, explanation why h5 is wrong. */
N_("h5 aims at h1, but White answers h6 and turns h5.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 13. */
N_("Openness is a guide, not a law. g8 opens nothing here, and every other move opens something. White to move: find the move after which you can take a corner next turn, whatever Black plays.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 13, hint 1. */
N_("What does g8 give to Black?")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 13, hint 2. */
N_("Which line leads to the corner h1?")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 13, explanation of the solution. */
N_("f1 turns four discs. Now g1 lies between your f1 and h1, and no Black reply changes that.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 13, explanation why g8 is wrong. */
N_("g8 is the quietest move, but it stands next to h8, and Black takes that corner.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 14. */
N_("Now use quiet moves in a game. You are Black. Open little, and take the first corner.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 14, explanation of the solution. */
N_("Well played. Keep quiet moves for the moment when you need one.")

/* Translators: the pack lessons-3-mobility, lesson quiet-moves: step 15. */
N_("Remember: turn discs on the inside, fill holes, and keep quiet moves for the moment when you need one.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: title. */
N_("Gaining and denying a move")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: summary. */
N_("See which moves both sides can use, take away the last good one, and keep your own in reserve.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 1. */
N_("Suppose for a moment that it is White's turn here. White could play a2, b8, g2 or h2. After a2 Black takes the corner a1, and after g2 or h2 the corner h1. Only b8 costs White nothing: it is White's last good move.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 2. */
N_("But it is your turn, with Black. Find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 2, hint 1. */
N_("Which of White's moves would cost it no corner?")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 2, hint 2. */
N_("You can play on that square yourself.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 2, explanation of the solution. */
N_("You play b8 yourself. Now White has only a2, g2 and h2, and each of them gives you a corner.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 2, explanation why g8 is wrong. */
N_("g8 leaves b8 to White, and after b8 you can take no corner.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 2, explanation why f8 is wrong. */
N_("f8 leaves b8 to White, and after b8 you can take no corner.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 2, explanation why b2 is wrong. */
N_("b2 stands next to the corner a1, and White can take it at once.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 3. */
N_("b8 turned only one disc, yet it is the best move here: with best play Black wins by 34 discs, and after any other move by 22 at most. Both sides use up their good moves, one after the other. Whoever runs out first has to play a bad one. Taking a good move from your opponent gains a move for you.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 4. */
N_("So look at what both sides can play. It is White's turn here, and White has eleven moves. Mark the moves that Black would have if it were Black's turn.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 4, hint 1. */
N_("Black has only two.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 4, explanation of the solution. */
N_("Black could play g5 and h4, nothing else.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 5. */
N_("White can play on both of these squares as well: they are shared. The other nine white moves are White's alone. As a rule, play on a shared square first, and keep for later what only you can play.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 6. */
N_("You play White. Use a shared square, and leave Black a single move.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 6, hint 1. */
N_("One of the two shared squares opens new moves for Black.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 6, explanation of the solution. */
N_("h4 takes the square away, and only g5 is left to Black.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 6, explanation why g5 is wrong. */
N_("After g5 Black can play g6, h4 or h6.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 6, explanation why a2 is wrong. */
N_("a2 is a move that only you can play. Black keeps g5 and h4.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 7. */
N_("Black to move. White has 38 discs, but how many moves? Leave it without any, so that it has to pass.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 7, hint 1. */
N_("Find the one move that White has.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 7, explanation of the solution. */
N_("a5 was White's only move, and you could use the square as well. White passes, and it is your turn again.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 7, explanation why a2 is wrong. */
N_("After a2 White still has a5.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 7, explanation why h3 is wrong. */
N_("After h3 White can play a5 or h5.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 8. */
N_("You play White. Black could use g7 and h2. Make Black pass with your second move at the latest, whatever it answers to your first.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 8, hint 1. */
N_("Both squares are shared. On which of them do you leave Black alone?")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 8, hint 2. */
N_("After your first move Black should have one move only, and that move should help you.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 8, explanation of the solution. */
N_("h2 leaves Black only g7. Then you take the corner h8, and Black has no move left.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 8, explanation why g7 is wrong. */
N_("After g7 Black can answer h2 or h8, and you cannot make it pass with your next move.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 9. */
N_("Black to move. White could use a7, c8 and e8. Make White pass with your second move at the latest.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 9, hint 1. */
N_("White may choose its next move, but after that you take the last one.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 9, hint 2. */
N_("You cannot play on e8 now. Can you once White has played c8?")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 9, explanation of the solution. */
N_("a7 leaves White two moves. Whichever of c8 and e8 it plays, you take the other, and White has to pass.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 9, explanation why c8 is wrong. */
N_("After c8 White answers e8, and you cannot make it pass with your next move.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 10. */
N_("Your opponent will try the same with you. You play White here and have four moves: a2, a3, f8 and g8. Black wants to leave you no more than two moves after its answer. Do not let it.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 10, hint 1. */
N_("Try a move in your mind, and look for Black's meanest answer.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 10, hint 2. */
N_("One of the squares on the bottom edge is wanted by Black.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 10, explanation of the solution. */
N_("You need g8. After it Black has no answer that leaves you fewer than three moves. It decides the game too: with best play you win by 4 discs after g8, and lose by 20 or more after any other move.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 10, explanation why f8 is wrong. */
N_("Black answers g8, and only a2 and a3 are left to you.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 10, explanation why a2 is wrong. */
N_("Black answers b1, and only f8 and g8 are left to you.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 11. */
N_("White to move, in a bad position. Black wants to make you pass with its next move. Keep a move.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 11, hint 1. */
N_("Black wants to play f8. After that, what could you still play?")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 11, explanation of the solution. */
N_("g3 turns a column of discs. If Black plays f8 now, you still have a2, a3 and b1.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 11, explanation why b1 is wrong. */
N_("After b1 Black answers f8, and you have no legal move.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 11, explanation why a2 is wrong. */
N_("After a2 Black answers f8, and you have no legal move.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 11, explanation why a3 is wrong. */
N_("After a3 Black answers f8, and you have no legal move.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 12. */
N_("The last idea turns this round. You play White, and Black has no legal move at all. You could make it pass again, but you would use up your own moves. Make Black move instead, so that it has to open a corner for you, whatever it answers.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 12, hint 1. */
N_("Give Black new moves, but only bad ones.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 12, hint 2. */
N_("Which squares next to the corners would you like Black to play on?")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 12, explanation of the solution. */
N_("b6 gives Black two moves, a7 and b7. After a7 you take a8, and after b7 you take a1.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 12, explanation why g1 is wrong. */
N_("g1 gives Black the move g2, and after that you can take no corner.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 12, explanation why h2 is wrong. */
N_("h2 gives Black the move g2, and after that you can take no corner.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 12, explanation why h7 is wrong. */
N_("h7 gives Black the move g7, and after that you can take no corner.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 13. */
N_("Here it is: Black has to move, and every move is bad.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 14. */
N_("Play the end of this game and win it. You are Black, and eight squares are empty.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 14, hint 1. */
N_("If it were White's turn now, where could it play? Can you play there too?")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 14, explanation of the solution. */
N_("Well played. Whoever has moves left at the end need not play the bad ones.")

/* Translators: the pack lessons-3-mobility, lesson gaining-a-move: step 15. */
N_("Remember: take the squares that both sides can use, above all the last good move of your opponent, and keep for later what only you can play.")

/* Translators: the pack lessons-3-mobility, lesson anchors: title. */
N_("Anchors: the disc a move needs")

/* Translators: the pack lessons-3-mobility, lesson anchors: summary. */
N_("Find the discs on which a move rests, and take a move away by turning them.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 1. */
N_("A move turns a line of discs. Behind them, at the far end of the line, stands a disc of the mover's own. That disc is the anchor of the line. Here White plays d6. It turns d5, and its anchor is d4.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 2. */
N_("Turn the anchor, and as a rule the move is gone. Black could take a1 here: b1, c1 and d1 are white, and Black's anchor is e1. But it is White's turn. White plays f1 and turns e1. Now Black cannot play a1.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 3. */
N_("A move may have several lines, and each of them has its own anchor. Black to move. Mark the anchors of g4.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 3, hint 1. */
N_("From g4, lines of white discs lead in three directions.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 3, hint 2. */
N_("Go along each line to the first black disc.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 3, explanation of the solution. */
N_("From g4 the lines end at e2, e4 and e6.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 4. */
N_("Black to move. Mark the anchors of g6.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 4, hint 1. */
N_("Look along row 6 and along both diagonals.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 4, explanation of the solution. */
N_("From g6 the lines end at e4, e6 and e8.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 5. */
N_("You can do the same for your opponent's moves. Black to move. If it were White's turn, White could play d3. Mark the anchors of d3.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 5, hint 1. */
N_("Now look for lines of black discs that end with a white one.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 5, explanation of the solution. */
N_("From d3 the lines end at f3, f5 and d7. To take d3 away by turning discs, you would have to turn all three.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 6. */
N_("White to move. Black threatens to take the corner a8. Find the move that takes this reply away.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 6, hint 1. */
N_("Which discs lie between a8 and Black's anchor?")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 6, hint 2. */
N_("The anchor stands on a4.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 6, explanation of the solution. */
N_("a3 turns a4. That was the anchor of Black's a8.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 7. */
N_("White to move. Black threatens to take a corner. Which disc is its anchor, and which move of yours turns it?")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 7, hint 2. */
N_("The anchor stands on h6.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 7, explanation of the solution. */
N_("h5 turns h6, and Black's h8 needed that disc.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 8. */
N_("Black to move. White threatens a corner along the upper edge. Take the reply away.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 8, hint 1. */
N_("White wants h1. Where does that line end?")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 8, explanation of the solution. */
N_("c1 turns d1, the anchor of White's h1.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 9. */
N_("White to move. Take away the corner that Black threatens.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 9, hint 1. */
N_("Find the corner first, then the anchor, then the move.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 9, explanation of the solution. */
N_("a6 turns a5, the anchor of Black's a1.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 10. */
N_("Anchors explain why a move leaves few replies. Black to move. Leave White as few moves as you can.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 10, hint 1. */
N_("Several of White's moves rest on the same discs.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 10, hint 2. */
N_("Which of your moves turns e4 and d5?")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 10, explanation of the solution. */
N_("White's g2, h7, e8 and g8 needed discs on e4 and d5. c6 turns both, and White has seven moves left.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 11. */
N_("White to move. Leave Black as few moves as you can.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 11, hint 1. */
N_("Look for a move that turns discs along row 6 and along a diagonal.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 11, hint 2. */
N_("Black's moves on the right rest on b5, c6 and d6.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 11, explanation of the solution. */
N_("Black's e2, g2, g3 and g6 needed discs on b5, c6 and d6. a6 turns all three and opens nothing new.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 12. */
N_("One anchor is enough. If it were White's turn here, it could play b4, which rests on d6 and e4. Black plays b7 and turns e4. Now it is White's turn. Mark the anchors that b4 still has.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 12, hint 1. */
N_("b7 did not turn d6.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 12, explanation of the solution. */
N_("d6 is left, so b4 is still legal. To take a move away by turning discs, you must turn every one of its anchors.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 13. */
N_("Now play it out. You are White. Ask on which discs each of Black's moves rests, and take a corner.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 13, hint 1. */
N_("Black's g7 needs its disc on d4.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 13, hint 2. */
N_("b2 turns d4. Could Black use b2?")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 13, explanation of the solution. */
N_("b2 turns d4, and Black's g7 needed that disc. After b2 you can be sure of a corner.")

/* Translators: the pack lessons-3-mobility, lesson anchors: step 14. */
N_("Remember: a move rests on the discs at the far ends of its lines, and as a rule it is gone when all of them are turned.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: title. */
N_("Potential mobility")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: summary. */
N_("Count the empty squares on which a side may get moves, and leave your opponent few of them.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 1. */
N_("A move is always next to a disc of the other side. So you can move only on empty squares next to your opponent's discs. They are called your potential mobility: not all of them are moves now, but they may become moves. Lit here: the potential mobility of White, next to Black's discs.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 2. */
N_("Mobility counts the moves of this moment. Potential mobility says where moves can come from. Black plays f3 here. Lit are the 17 empty squares that its discs touch afterwards.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 3. */
N_("Black plays c8 instead, which stays on the edge among other discs. After it Black's discs touch 12 empty squares, and none that they did not touch before.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 4. */
N_("Black to move. Mark your potential mobility: every empty square next to a white disc, straight or diagonally.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 4, hint 1. */
N_("Go round each white disc in turn.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 4, hint 2. */
N_("Not every one of these squares is a legal move.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 4, explanation of the solution. */
N_("There are 14 such squares. You can play only on some of them now.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 5. */
N_("White to move. Mark the potential mobility of Black: every empty square next to a disc of yours.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 5, hint 1. */
N_("Now go round your own discs.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 5, explanation of the solution. */
N_("If it were Black's turn now, each of its moves would be on one of these 14 squares.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 6. */
N_("White to move. How large is your own potential mobility? Count each empty square next to a black disc once.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 6, hint 1. */
N_("Count row by row, so that no square counts twice.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 6, explanation of the solution. */
N_("There are 16: b3, c3, d3, g3, b4, g4, b5, f5, g5, b6, e6, f6, b7, c7, d7 and e7.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 7. */
N_("White to move. And how large is Black's? Count each empty square next to a disc of yours once.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 7, explanation of the solution. */
N_("There are 10: d2, e2, f2, d3, f3, d6, f6, d7, e7 and f7.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 8. */
N_("Black to move. Leave as few empty squares as you can next to your discs.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 8, hint 1. */
N_("A move on the right spreads your discs over a new side of the board.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 8, hint 2. */
N_("Look for a hole in the lower edge.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 8, explanation of the solution. */
N_("e8 fills a hole. Your discs touch 12 empty squares, and none that they did not touch before. White had eight moves and has six after it.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 9, hint 1. */
N_("Where do your discs already have neighbours on all sides?")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 9, explanation of the solution. */
N_("After e2 your discs touch only one empty square that they did not touch before, f1.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 10, hint 1. */
N_("All moves but one go to the right side, where you have no disc yet.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 10, explanation of the solution. */
N_("After d1 your discs touch no empty square that they did not touch before.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 11, hint 1. */
N_("Look for a hole inside.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 11, explanation of the solution. */
N_("c5 fills a hole. After it your discs touch nine empty squares. After every other move they touch at least fourteen.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 12. */
N_("White to move. Leave as few empty squares as you can next to your discs.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 12, hint 1. */
N_("Seven of your eight moves are below Black's wall.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 12, explanation of the solution. */
N_("a5 stays behind the wall: your discs touch no empty square that they did not touch before.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 13. */
N_("Potential mobility is a help, not a law. White to move. a5 would leave you the smallest number here. But this time count what Black can play at once, and leave it as few moves as you can.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 13, hint 1. */
N_("a5 leaves Black ten moves.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 13, hint 2. */
N_("Look at the upper right.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 13, explanation of the solution. */
N_("g1 leaves Black the fewest moves now, though your discs touch four more empty squares after it.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 13, explanation why a5 is wrong. */
N_("After a5 your discs touch the fewest empty squares, but Black has ten moves.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 14. */
N_("Now play it out. You are Black. Keep your discs away from empty squares as long as you can, and win the game.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 14, hint 1. */
N_("As long as there is a quiet hole to fill, fill it.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 14, explanation of the solution. */
N_("Well played. If both sides play their best from that position, you win by 20 discs.")

/* Translators: the pack lessons-3-mobility, lesson potential-mobility: step 15. */
N_("Remember: next to each of your discs your opponent may get a move, so leave few empty squares next to them.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: title. */
N_("Round the wall")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: summary. */
N_("Leave a wall standing, play round its ends, and watch its owner run out of moves.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 1. */
N_("A line of discs with empty squares in front of it is a wall. Its owner can hardly play there, for a move must be next to the other side's discs. Here 22 white discs lie next to empty squares, and only 3 of Black's.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 2. */
N_("Do not break through the wall: then you get discs in front of it, and the owner has moves again. Play round its end. Black plays d8, which turns a single disc, d7.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 3. */
N_("White has four moves left. It answers g7. Black takes the corner h8, and White has only b7, b8 and c8.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 4. */
N_("White to move. Find the move after which you can leave Black at most three moves with your next move, whatever Black answers.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 4, hint 1. */
N_("A hole inside is better than a step in front of the wall.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 4, hint 2. */
N_("Look at the empty squares that are surrounded by discs.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 4, explanation of the solution. */
N_("e3 fills a hole and turns only d3. Black has four moves. Whatever it plays, your next move leaves it three at most.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 5. */
N_("Black to move. Make sure that you can leave White at most three moves after your next move.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 5, hint 1. */
N_("The end of the wall is on the left edge.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 5, explanation of the solution. */
N_("a4 turns five discs, and yet only three of yours lie next to an empty square, before and after it.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 6. */
N_("White to move. Only two of your discs lie next to empty squares. Make sure that you can leave Black at most three moves after your next move.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 6, hint 1. */
N_("The right end of Black's wall is near g4.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 6, explanation of the solution. */
N_("g3 turns f4 and e5. Black has five moves after it, and after each of them you can leave it three at most.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 7. */
N_("White to move. Make sure that you can leave Black at most three moves after your next move.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 7, hint 1. */
N_("Look for a move that turns a single disc.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 7, hint 2. */
N_("The end of the wall is on the right edge.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 7, explanation of the solution. */
N_("h7 turns only g7. Black has four moves: b7, b8, c8 and d8.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 8. */
N_("Black to move. You have seventeen moves. Make sure that you can leave White at most three moves after your next move.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 8, hint 1. */
N_("Do not play in front of the wall.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 8, hint 2. */
N_("Look at the right end of row 5.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 8, explanation of the solution. */
N_("h5 turns only g5. White has four moves: g3, h3, h4 and a7.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 9, hint 1. */
N_("Look at the end of the wall on the lower edge.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 9, explanation of the solution. */
N_("f8 turns e7 and e8. Black has five moves after it, and after each of them you can leave it three at most.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 10, hint 1. */
N_("There is a hole in the upper edge.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 10, explanation of the solution. */
N_("e1 fills the hole between White's d1 and your f1. After each of White's five answers you can leave it three moves at most.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 11, hint 1. */
N_("White's wall ends on the left edge.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 11, explanation of the solution. */
N_("a2 turns a3 and a4. White has four moves: b1, c1, g1 and b2.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 12. */
N_("A rule says: turn few discs. Here it misleads. White to move. Make sure that you can leave Black at most three moves after your next move.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 12, hint 1. */
N_("The right move turns a whole row.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 12, hint 2. */
N_("Look at row 4: which square lies at its end?")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 12, explanation of the solution. */
N_("h4 turns four discs, d4, e4, f4 and g4. It stays on the edge, and after each of Black's five answers you can leave it three moves at most.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 13. */
N_("Now play it out. You are Black. Sixteen white discs lie next to empty squares, and only six of yours. Win the game.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 13, hint 1. */
N_("Before each move ask: how many moves does it leave to White?")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 13, explanation of the solution. */
N_("Well played. If both sides play their best from that position, you win by 14 discs.")

/* Translators: the pack lessons-3-mobility, lesson round-the-wall: step 14. */
N_("Remember: leave the wall standing and play round its ends, so that its owner runs out of moves.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: title. */
N_("When the count misleads")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: summary. */
N_("See when the move that leaves the fewest replies is not the best one, and look further near the end.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 1. */
N_("To leave few moves is a good rule for the midgame. Near the end it can mislead, for then the discs are what counts. Black to move. h1 would leave White two moves, and no move leaves fewer. It even takes a corner. But after it Black wins by only 2 discs.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 2. */
N_("Black plays c8 instead. It leaves White four moves: a2, a3, b7 and b8. And yet with it Black can be sure of winning by 20.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 3. */
N_("Black to move, eight squares are empty. b2 leaves White the fewest moves, three. Find the move with the best final result.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 3, hint 1. */
N_("Which of your moves makes the most discs safe for good?")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 3, explanation of the solution. */
N_("h1 leaves White five moves, but it takes a corner, and you win by 30.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 3, explanation why b2 is wrong. */
N_("b2 leaves White only three moves, but with it you win by only 12.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 3, explanation why g1 is wrong. */
N_("g1 lets White take h1.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 4. */
N_("Black to move. h5 leaves White three moves, and no move leaves fewer. Find the move with the best final result.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 4, hint 1. */
N_("Can you take a corner?")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 4, explanation of the solution. */
N_("a8 leaves White four moves, and you win by 30. With h5 you would win by only 10.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 4, explanation why b8 is wrong. */
N_("b8 lets White take a8.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 4, explanation why g7 is wrong. */
N_("g7 lets White take h8.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 5. */
N_("White to move. c1 leaves Black a single move. What is it? Find the move with the best final result.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 5, hint 1. */
N_("Black's one move after c1 is on a corner.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 5, explanation of the solution. */
N_("After g2 Black has two moves, and you win by 32.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 5, explanation why c1 is wrong. */
N_("Black's single move is a1, a corner: b1 and c1 lie between a1 and Black's d1. You win by only 12.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 5, explanation why h2 is wrong. */
N_("h2 lets Black take h1.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 6. */
N_("White to move. b2 leaves Black a single move. Find the move with the best final result.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 6, hint 1. */
N_("Look at the corner that b2 opens.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 6, hint 2. */
N_("The best move leaves Black two moves: b2 and g7.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 6, explanation of the solution. */
N_("After h7 Black has b2 and g7, and you win by 28.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 6, explanation why b2 is wrong. */
N_("Black's single move is a1, and the game ends in a draw.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 6, explanation why g7 is wrong. */
N_("g7 lets Black take h8.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 7. */
N_("White to move, nine squares are empty. a2 leaves Black three moves, and no move leaves fewer. Find the move with the best final result.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 7, hint 1. */
N_("Empty squares that touch side by side form a region. Count the squares of each.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 7, hint 2. */
N_("One empty square stands alone.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 7, explanation of the solution. */
N_("h2 fills the single square. Black has four moves, but it has to begin another region, and you win by 12.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 7, explanation why a7 is wrong. */
N_("With a7 you lose by 20.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 7, explanation why a2 is wrong. */
N_("a2 begins the two-square region, and you lose by 6.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 8. */
N_("Black to move. You can take the corner h8, and no move leaves White fewer replies. Is it the best move? Find the move with the best final result.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 8, hint 1. */
N_("The corner does not run away: White has no way to h8 now.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 8, hint 2. */
N_("h4 is an empty square among White's discs.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 8, explanation of the solution. */
N_("h4 leaves White four moves, and you win by 22.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 8, explanation why h8 is wrong. */
N_("h8 takes a corner and leaves White three moves, but with it you win by only 6.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 9. */
N_("White to move, eleven squares are empty. b1 leaves Black two moves, and no move leaves fewer. Find the move with the best final result.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 9, hint 1. */
N_("What are the two moves that b1 leaves?")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 9, hint 2. */
N_("Count the empty squares of each region, and play in an odd one.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 9, explanation of the solution. */
N_("g7 begins an odd region. Black has three moves after it, and you win by 28.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 9, explanation why b1 is wrong. */
N_("b1 hands Black a1: b2 lies between a1 and Black's c3. You lose by 14.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 9, explanation why a1 is wrong. */
N_("a1 takes a corner, but it begins the two-square region. You win by only 10.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 10. */
N_("Black to move, twelve squares are empty. b7 leaves White two moves, and no move leaves fewer. Only one of your seven moves wins. Find it.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 10, hint 1. */
N_("The best move leaves White three moves: g1, b2 and b7.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 10, explanation of the solution. */
N_("a2 leaves White three moves, and you win by 42. With every other move you lose or draw.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 10, explanation why b7 is wrong. */
N_("With b7 you lose by 4.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 10, explanation why h1 is wrong. */
N_("h1 takes a corner, and yet you lose by 6.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 11. */
N_("Does the count always mislead near the end? No. Black to move. Find the move with the best final result, and see how many moves it leaves.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 11, hint 1. */
N_("Here the rule holds again: count White's replies to each of your moves.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 11, explanation of the solution. */
N_("c2 leaves White two moves, fewer than any other move, and you win by 22.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 11, explanation why h1 is wrong. */
N_("h1 takes a corner, but with it you win by only 18.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 12. */
N_("Now play it out. You are White, and twelve squares are empty. Win by at least 20 discs.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 12, hint 1. */
N_("Do not only count replies: look at the corners, and at the regions.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 12, hint 2. */
N_("The best first move leaves Black two moves, not one.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 12, explanation of the solution. */
N_("Well played. If both sides play their best from that position, you win by 46 discs.")

/* Translators: the pack lessons-3-mobility, lesson when-the-count-misleads: step 13. */
N_("Remember: few replies are a means in the midgame, but near the end only the discs count, so look at what the last replies are.")

/* Translators: the pack lessons-4-edges: title. */
N_("Edges")

/* Translators: the pack lessons-4-edges: summary. */
N_("Wedges, strong and weak edges, safe C-squares, and the Stoner trap.")

/* Translators: the pack lessons-4-edges, lesson edges: title. */
N_("Edges and wedges")

/* Translators: the pack lessons-4-edges, lesson edges: summary. */
N_("See a gap in an edge, and play a wedge that leads to a corner.")

/* Translators: the pack lessons-4-edges, lesson edges: step 1. */
N_("A disc on an edge can only be turned along that edge. So what stands on an edge often stays there for a long time, and it helps to decide who gets the corners. Some edges are strong, and some can be attacked.")

/* Translators: the pack lessons-4-edges, lesson edges: step 2. */
N_("White has the discs from b1 to f1, and the corner h1. Between them, g1 is empty. A disc of yours on g1 would be a wedge: a disc on the edge between two opposing discs. White could not turn it along the edge, for there is no empty square beside it.")

/* Translators: the pack lessons-4-edges, lesson edges: step 3. */
N_("A wedge stands at the end of a line of opposing discs, and so it can aim at the corner behind them. Black to move: find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson edges: step 3, hint 1. */
N_("Which empty square lies between two white discs on the edge?")

/* Translators: the pack lessons-4-edges, lesson edges: step 3, explanation of the solution. */
N_("g1 is a wedge. Now the discs from b1 to f1 lie between g1 and the empty corner a1. White has five replies, and none of them prevents a1.")

/* Translators: the pack lessons-4-edges, lesson edges: step 4. */
N_("Watch: g1, then b2, then a1. Black turns five discs along the edge, and the corner is Black's for good.")

/* Translators: the pack lessons-4-edges, lesson edges: step 5, hint 1. */
N_("Look for a gap in a white edge.")

/* Translators: the pack lessons-4-edges, lesson edges: step 5, explanation of the solution. */
N_("d8 is a wedge between c8 and e8. The discs from e8 to g8 lie between it and the corner h8. White has eight replies, and after each you take h8.")

/* Translators: the pack lessons-4-edges, lesson edges: step 6. */
N_("Black has played d8. Can White turn this disc along row 8 with its next move?")

/* Translators: the pack lessons-4-edges, lesson edges: step 6, option 1. */
N_("Yes, by playing h8.")

/* Translators: the pack lessons-4-edges, lesson edges: step 6, option 2. */
N_("No. The squares beside it, c8 and e8, are taken by White's own discs.")

/* Translators: the pack lessons-4-edges, lesson edges: step 6, option 3. */
N_("No, because discs on the edge are always stable.")

/* Translators: the pack lessons-4-edges, lesson edges: step 6, explanation of the solution. */
N_("To turn d8 along the row, White would have to play on an empty square at one end of a line of black discs. But on both sides of d8 there is a white disc. The wedge holds for as long as these stay white.")

/* Translators: the pack lessons-4-edges, lesson edges: step 7, hint 1. */
N_("Which black edge has a gap?")

/* Translators: the pack lessons-4-edges, lesson edges: step 7, explanation of the solution. */
N_("a6 is a wedge between a5 and a7. It aims at a8 over the disc on a7. Whatever Black answers, you take a8.")

/* Translators: the pack lessons-4-edges, lesson edges: step 8, explanation of the solution. */
N_("h4 is a wedge between h3 and h5. The white discs from h5 to h7 lie between it and h8. White has five replies, and none of them helps.")

/* Translators: the pack lessons-4-edges, lesson edges: step 9, hint 1. */
N_("Black has discs on the left-hand edge, from a3 to a7. Where is the gap?")

/* Translators: the pack lessons-4-edges, lesson edges: step 9, explanation of the solution. */
N_("a5 is a wedge between a4 and a6. Now a6 and a7 lie between your a5 and the corner a8, and no Black reply changes that.")

/* Translators: the pack lessons-4-edges, lesson edges: step 10, hint 1. */
N_("Look at row 8. White has the corner h8 already.")

/* Translators: the pack lessons-4-edges, lesson edges: step 10, explanation of the solution. */
N_("g8 is a wedge between f8 and h8. Now the discs from b8 to f8 lie between your g8 and the corner a8, and no White reply changes that.")

/* Translators: the pack lessons-4-edges, lesson edges: step 11. */
N_("A gap is not always the place to play. You could play into the gap on a5 here. Black to move: look at White's moves first. Then find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson edges: step 11, hint 1. */
N_("If it were White's turn now, it could play f8, g2 or h2.")

/* Translators: the pack lessons-4-edges, lesson edges: step 11, hint 2. */
N_("Take f8, and see what is left to White.")

/* Translators: the pack lessons-4-edges, lesson edges: step 11, explanation of the solution. */
N_("You take f8 from White, and it turns g8. Without g8 White cannot play g2. So h2 is all that is left, and it opens h1.")

/* Translators: the pack lessons-4-edges, lesson edges: step 11, explanation why a5 is wrong. */
N_("a5 leaves White a good move, and after it you can take no corner.")

/* Translators: the pack lessons-4-edges, lesson edges: step 12. */
N_("Now use a wedge in a game. You are Black. Take a corner before White can stop you.")

/* Translators: the pack lessons-4-edges, lesson edges: step 12, hint 1. */
N_("Where is the gap in the white discs on the left-hand edge?")

/* Translators: the pack lessons-4-edges, lesson edges: step 12, explanation of the solution. */
N_("Well played. A wedge on the edge often leads to a corner.")

/* Translators: the pack lessons-4-edges, lesson edges: step 13. */
N_("Remember: look for gaps in the edges of your opponent, and leave none in yours.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: title. */
N_("Balanced edges")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: summary. */
N_("Complete an edge of six discs, and see when that keeps both of its corners safe.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 1. */
N_("White has six discs side by side here, from b1 to g1, and both corners beside them are empty. That is called a balanced edge. Along it Black can take neither a1 nor h1. For each of them Black would need a disc in the other corner.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 2. */
N_("Watch how an edge becomes balanced. White threatens to take h1, because its disc on h6 stands at the end of the line. Black plays h7, a C-square, and turns h6. Now six black discs stand side by side, and White cannot take h1.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 3. */
N_("Back to the first position, one move earlier. Black's disc on c1 aims at h1, over the discs from d1 to g1. White to move: find the only move after which Black can take no corner.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 3, hint 1. */
N_("Turn the disc on c1, along the edge.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 3, explanation of the solution. */
N_("b1 turns c1. Now the edge is balanced, and Black can take no corner on its next move.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 4. */
N_("White to move. Black's disc on f1 aims at a1. Find the only move after which Black can take no corner.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 4, hint 1. */
N_("Turn the disc on f1, along the edge.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 4, explanation of the solution. */
N_("g1 turns f1. Now you have six discs from b1 to g1, and Black cannot take a corner on its next move.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 5. */
N_("Black to move. White aims at h8, over your discs on the right-hand edge. Find the only move after which White can take no corner.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 5, explanation of the solution. */
N_("h2 turns h3 and h4, and you have six discs from h2 to h7. White can take no corner on its next move.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 6. */
N_("Black to move. Find the only move after which White can take no corner.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 6, hint 1. */
N_("White aims at a1. Which white discs on the left-hand edge make that possible?")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 6, explanation of the solution. */
N_("a7 turns a4, a5 and a6. Your six discs from a2 to a7 are a balanced edge, and White can take no corner on its next move.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 7. */
N_("White to move. You could complete six discs on h2. Mark every move after which Black can take a corner at once.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 7, hint 1. */
N_("There are three, and each of them gives another corner away.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 7, explanation of the solution. */
N_("After g2 Black takes h1, after b7 it takes a8, and after g8 it takes h8. h2 completes an edge of six discs, and gives no corner away at once.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 8. */
N_("Six discs do not help if the danger is elsewhere. Both a2 and b8 would complete six black discs here. Black to move: find the only move after which White can take no corner.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 8, hint 1. */
N_("Which corner does White aim at, and along which edge?")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 8, explanation of the solution. */
N_("White aims at h8, with the disc on c8 at the end of the line. b8 turns it. a2 would complete six discs as well, but on the wrong edge.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 8, explanation why a2 is wrong. */
N_("a2 makes an edge of six discs, but on the other side. White takes h8.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 9. */
N_("And six discs do not help if a line inside is opened. White to move: b1 would make an edge of six discs. Mark every move after which Black can take a corner at once.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 9, hint 1. */
N_("What does b1 turn besides the discs on the edge?")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 9, explanation of the solution. */
N_("b1 turns b2 to white, and then Black takes a1 along the diagonal. After h2 Black takes h1.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 10. */
N_("White to move. Find the only move after which Black can take no corner.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 10, explanation of the solution. */
N_("h1 needs the black disc on c1, and b1 turns it. You have six discs from b1 to g1 now.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 11, hint 1. */
N_("White's disc on f1 aims at h1, over your disc on g1.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 11, explanation of the solution. */
N_("b1 turns the four white discs from c1 to f1, and your edge has six discs.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 12. */
N_("You have a balanced edge here, from h2 to h7. You are Black: play on, and take a corner.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 12, hint 1. */
N_("If it were White's turn, it could play only g7, b7 or b8. Which of them do you leave to it?")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 12, explanation of the solution. */
N_("Well played. Along a balanced edge no corner can be taken.")

/* Translators: the pack lessons-4-edges, lesson balanced-edges: step 13. */
N_("Remember: six discs of yours side by side on an edge give away neither of its corners along that edge, as long as both are empty.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: title. */
N_("Unbalanced edges")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: summary. */
N_("Offer one corner at an unbalanced edge, and take the other.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 1. */
N_("An edge is unbalanced when its discs stand closer to one corner than to the other. White has c8 to g8 here: g8 stands beside the corner h8, but b8 is empty. That gap is a place for a wedge, once White has the corner a8.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 2. */
N_("So Black offers the corner: b7, an X-square. White takes a8, and Black plays b8 between a8 and c8. White has a single move, a7, and then Black takes h8 and turns the whole row from g8 to c8.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 3. */
N_("Here is the same game just after White took a8. Black to move. Find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 3, hint 1. */
N_("Where is the gap now?")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 3, explanation of the solution. */
N_("b8 is a wedge between a8 and c8. Now the discs from c8 to g8 lie between your b8 and h8, and no White reply changes that.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 4. */
N_("Black to move. White's discs on the left-hand edge stand closer to a8. Find the move that wins you a corner within three moves of yours, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 4, hint 1. */
N_("The gap is a2. Which X-square offers the corner beside it?")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 4, explanation of the solution. */
N_("b2 leaves White only a1, a2 and b3. After a2 or b3 you take a1 yourself. After a1 you play the wedge a2, and it aims at a8.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 5. */
N_("White to move. Find the move that wins you a corner within three moves of yours, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 5, hint 1. */
N_("Black's discs on the left-hand edge stand closer to a1.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 5, hint 2. */
N_("The gap is a7.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 5, explanation of the solution. */
N_("b7 leaves Black only a7 and a8. After a7 you take a8. After a8 you play the wedge a7, and Black has no move.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 6. */
N_("Black to move. Find the move that wins you a corner within three moves of yours, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 6, explanation of the solution. */
N_("b7 leaves White only a8 and b8. After b8 you take a8. After a8 you play the wedge b8, and White has no move.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 7. */
N_("Now you are White. Black has the five discs from b8 to f8. Find the move that wins you a corner within three moves of yours, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 7, hint 1. */
N_("Where is the gap? Which corner beside it can you offer?")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 7, hint 2. */
N_("After g7 and h8, play g8.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 7, explanation of the solution. */
N_("g7 offers h8. If Black takes it, you play the wedge g8 and then take a8. If Black does not take it, you take h8 yourself.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 8. */
N_("Black to move. White has c1 to g1, and the gap is b1. It looks the same, but it is not. Find the move that wins you a corner within three moves of yours, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 8, hint 1. */
N_("White need not take the corner that you offer.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 8, hint 2. */
N_("Which moves of White do no harm to it? Look at the left-hand edge.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 8, explanation of the solution. */
N_("a2 wins you a corner in time, whatever White does. The X-square b2 is too early here, because White need not take a1.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 8, explanation why b2 is wrong. */
N_("White does not take a1. It answers c2, and after that you cannot force a corner in time.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 9. */
N_("Black to move. White's edge on the right is unbalanced. Find the move that wins you the corner h8 within three moves of yours, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 9, hint 1. */
N_("The gap is h2. Which X-square offers the corner beside it?")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 9, explanation of the solution. */
N_("g2 offers h1. If White takes it, your wedge on h2 aims at h8. If White plays h2 itself or anything else, you reach h8 as well.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 10, hint 1. */
N_("Row 1 is unbalanced. Where is the gap?")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 10, explanation of the solution. */
N_("b2 offers a1. If White takes it, you play the wedge b1, which aims at h1. Whatever White does, you take a corner within two more moves.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 11. */
N_("Play it out. You are White, and Black has an unbalanced edge. Take a corner.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 11, explanation of the solution. */
N_("Well played. Look for unbalanced edges in your own games, too.")

/* Translators: the pack lessons-4-edges, lesson unbalanced-edges: step 12. */
N_("Remember: at an unbalanced edge you can offer one corner, and the gap beside it leads you to the other.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: title. */
N_("C-squares that are safe")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: summary. */
N_("Tell safe C-squares from dangerous ones, and use them before the game ends.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 1. */
N_("A C-square is dangerous while the corner beside it is empty. But when that corner is yours, a disc of yours on the C-square is stable: nobody can ever turn it. Black has the corner h8 here. So its disc on h7 is stable, and g8 would be stable too.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 2. */
N_("White has the corner a1 here, and b1 is empty. Watch: White plays b1, and the disc can never be turned again.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 3. */
N_("Black to move. You have the corner a8. Mark every move after which White can take a corner at once.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 3, hint 1. */
N_("You could play on five C-squares. Two of them give a corner away.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 3, explanation of the solution. */
N_("After b1 White takes a1, and after g2 or h2 it takes h1. a7 stands next to your own corner and is safe. After a2 White cannot take a1 at once, because a3 is empty.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 4, explanation of the solution. */
N_("After g8 or h7 White takes h8. b8 stands next to your own corner a8.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 5. */
N_("White to move. Mark every move after which Black can take a corner at once.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 5, hint 1. */
N_("There are three: one C-square and two X-squares.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 5, explanation of the solution. */
N_("After g2 Black takes h1, and after g7 or h7 it takes h8. a7 and b8 stand next to your own corner a8.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 6. */
N_("Black to move. Four squares are empty. Find the move that wins.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 6, hint 1. */
N_("The corners a1 and h1 are yours.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 6, explanation of the solution. */
N_("b1 fills the gap between your corners, and White has no move and must pass. With best play you win by 15.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 7. */
N_("White to move. Find the only move that wins.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 7, hint 1. */
N_("The corner h1 is yours. Which C-square beside it is empty?")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 7, explanation of the solution. */
N_("h2 stands next to your own corner, and Black has only one answer, h6. With best play you win by 6.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 8. */
N_("Black to move. Only one move wins. Which?")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 8, explanation of the solution. */
N_("h2 stands next to your own corner h1, so it is stable. With best play on both sides Black wins by 12. Every other move loses.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 9. */
N_("Black to move. Find the only move that wins.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 9, hint 1. */
N_("You have the corner h8.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 9, explanation of the solution. */
N_("h7 stands next to your own corner h8. With best play you win by 8.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 10. */
N_("A C-square that costs no corner at once may cost one soon. White to move: a2 looks safe. Find the only move after which Black cannot force a corner within two moves.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 10, hint 1. */
N_("Which square would Black like to have on the right-hand edge?")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 10, explanation of the solution. */
N_("You take h6 from Black. After a2 Black would play h6, and then h7 lies between h6 and the corner h8.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 10, explanation why a2 is wrong. */
N_("After a2 Black answers h6, and then you cannot keep it from h8.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 11. */
N_("Play the end of this game and win it. You are Black.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 11, hint 1. */
N_("Which C-square beside your corner h8 is still empty?")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 11, explanation of the solution. */
N_("g8 was the move: it is stable, and White has to begin elsewhere.")

/* Translators: the pack lessons-4-edges, lesson safe-c-squares: step 12. */
N_("Remember: a C-square is stable beside a corner of yours, and beside an empty corner it needs a careful look.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: title. */
N_("Edges in the endgame")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: summary. */
N_("Find the move on an edge that wins the game when few squares are empty.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 1. */
N_("Nothing can be turned along an edge that is full. So near the end, whoever fills the last gap of an edge turns discs there for good. Here that gap is g1.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 2. */
N_("Black plays g1. It turns the white discs from b1 to f1, and they stay black. With best play from here Black wins by 10.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 3, hint 1. */
N_("Look for a gap in the left-hand edge.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 3, explanation of the solution. */
N_("a7 fills the gap and turns the five discs from a2 to a6. White has to begin elsewhere. With best play you win by 10.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 4, hint 1. */
N_("Look at the left-hand edge.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 4, explanation of the solution. */
N_("a2 fills the gap and turns the discs from a3 to a7. White's only move is g7. With best play you win by 6.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 5. */
N_("The game is nearly over. Black to move. Find the only move that wins.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 5, explanation of the solution. */
N_("a2 is a wedge between a1 and a3, and every other move loses by 18 discs or more. With best play on both sides Black wins by 6.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 6, hint 1. */
N_("Row 8 has many gaps. Row 1 has one.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 6, explanation of the solution. */
N_("b1 fills the last gap of row 1 and turns the discs from c1 to f1. Black's only move is g7. With best play you win by 10.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 7, hint 1. */
N_("One of your moves leaves White nothing to play.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 7, explanation of the solution. */
N_("f8 turns discs on row 8 and inside, and White has no move and must pass. With best play you win by 18.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 8. */
N_("Black to move. You can fill a gap on h2. But only one move wins, and it is another. Which?")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 8, hint 1. */
N_("Count: which of your moves turns nearly a whole row?")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 8, hint 2. */
N_("You may let White have a corner.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 8, explanation of the solution. */
N_("g7 turns the discs from b7 to f7, and with best play you win by 8, although White can take h8.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 8, explanation why h2 is wrong. */
N_("After h2 White answers b2 and wins by 6.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 9. */
N_("White to move. Find the move with the best result.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 9, hint 1. */
N_("The right-hand edge has one gap.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 9, explanation of the solution. */
N_("With h4 you win by 6. Every other move loses by 20 or more.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 10. */
N_("Play the end of this game and win it. You are White, and nine squares are empty.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 10, hint 1. */
N_("Both sides would like to have g8.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 10, explanation of the solution. */
N_("g8 was the move to begin with: it turns e8 and f8 along the edge.")

/* Translators: the pack lessons-4-edges, lesson edges-at-the-end: step 11. */
N_("Remember: when few squares are empty, look first at the gaps in the edges, and then count to the end.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: title. */
N_("The Stoner trap")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: summary. */
N_("Win a corner from an unbalanced edge, with an X-square that costs no corner at once.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 1. */
N_("An unbalanced edge can be attacked even where there is no gap to wedge. The attack is named after an American player, John Stoner. It uses a move that beginners are told never to play: an X-square.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 2. */
N_("White has four discs from d8 to g8. g8 is a C-square, and a8, b8 and c8 are empty. If Black had a disc on c8, it could take h8 over the whole row.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 3. */
N_("Black can play c8 at once, and it threatens h8. But White answers b8 and turns c8. Now Black cannot take a corner, and White's edge is balanced.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 4. */
N_("So Black prepares it with b7. White cannot take a8 at once: on the diagonal from a8 to h1 it has no disc. Having all the discs on a diagonal is called controlling it.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 5. */
N_("Say White plays h4. Now Black plays c8, and threatens h8 again. White answers b8 as before. But this time b8 turns b7 as well as c8, and that opens a8 for Black.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 6. */
N_("If White does anything but b8, Black takes h8 and turns the row. Black gets one corner or the other: that is the trap.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 7. */
N_("Black to move. This is the end of the trap: White has just played b8. Take a corner.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 7, explanation of the solution. */
N_("White's disc on b7 lies between a8 and your disc on the diagonal.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 8. */
N_("Black to move. One step earlier: White has just played h4. Find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 8, hint 1. */
N_("Attack the row from d8 to g8 from its open side.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 8, explanation of the solution. */
N_("c8 aims at h8. White's only way to stop that is b8, and it opens a8.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 9. */
N_("Why did Black play b7 before c8?")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 9, option 1. */
N_("Because X-squares are good squares as a rule.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 9, option 2. */
N_("Because White's answer b8 then has to turn b7, and opens a8.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 9, option 3. */
N_("Because b7 turns more discs than c8.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 9, explanation of the solution. */
N_("All discs that are outflanked turn, whether White wants it or not. With a black disc on b7 the defence at b8 costs White the corner a8.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 10. */
N_("White to move. Black has the four discs from b8 to e8. Find the move that wins you a corner within three moves of yours, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 10, hint 1. */
N_("Which X-square lies on the open side of the row, and can Black take the corner behind it?")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 10, hint 2. */
N_("After g7 you attack with f8.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 10, explanation of the solution. */
N_("g7 controls the diagonal: Black has no disc on it and cannot take h8. Next you play f8, which aims at a8. Only g8 stops that, and it opens h8.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 10, explanation why f8 is wrong. */
N_("Too early: Black answers g8 and turns f8. After that you cannot make sure of a corner with your next move.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 11. */
N_("Three discs can be attacked too. White has h2, h3 and h4. Black to move: find the move that wins you a corner within three moves of yours, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 11, hint 1. */
N_("The open side is below: h5 is where the attack will come.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 11, hint 2. */
N_("First play the X-square on that side.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 11, explanation of the solution. */
N_("After g7 White cannot take h8. Then h5 aims at h1. If White answers h6, that turns g7 too and opens h8.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 11, explanation why h5 is wrong. */
N_("Too early: White answers h6 and turns h5. After that you cannot make sure of a corner with your next move.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 12, hint 1. */
N_("Which edge of White is unbalanced?")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 12, hint 2. */
N_("White has a2 to a5. Where is the X-square on the open side?")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 12, explanation of the solution. */
N_("After b7 White cannot take a8. Then a6 aims at a1. Only a7 stops that, and it opens a8.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 12, explanation why a6 is wrong. */
N_("Too early: White answers a7 and turns a6. After that you cannot make sure of a corner with your next move.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 13, hint 1. */
N_("Which edge of Black is unbalanced?")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 13, explanation of the solution. */
N_("After b2 Black cannot take a1. Then a4 aims at a8, over the discs from a5 to a7. Only a3 stops that, and it opens a1.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 13, explanation why a4 is wrong. */
N_("Too early: Black answers a3 and turns a4. After that you cannot make sure of a corner with your next move.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 14. */
N_("The best defence is to see the trap coming. It is the same game, one move earlier. White threatens b2 and then a4. Black to move: find the only move after which White cannot force a corner within three moves.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 14, hint 1. */
N_("White's b2 works only if you cannot take a1 after it.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 14, hint 2. */
N_("You need a disc on the diagonal from a1 to h8 that stays black.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 14, explanation of the solution. */
N_("g6 turns f6, which stands on the diagonal from a1. If White plays b2 now, it does not control that diagonal, and you take a1.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 15. */
N_("Black to move. White threatens g2, and then to attack your edge with f1. Find the only move after which White cannot force a corner within three moves.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 15, hint 1. */
N_("Make sure that you can take h1 after g2.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 15, hint 2. */
N_("Which of your moves leaves White without control of the diagonal from h1 to a8?")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 15, explanation of the solution. */
N_("b6 turns c6, on the long diagonal. If White plays g2 now, you take h1.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 16. */
N_("Black has played b6. White to move: does g2 still work, or does it give the corner away? Mark every move after which Black can take a corner at once.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 16, hint 1. */
N_("Follow the diagonal from h1 over g2 until you meet a black disc.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 16, explanation of the solution. */
N_("After g2 and after h2 Black takes h1, and after b7 it takes a8. Without control of the diagonal the trap does not work.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 17. */
N_("Now set the trap in a game. You are White. Take a corner.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 17, hint 1. */
N_("Which black edge stands closer to one corner than to the other?")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 17, hint 2. */
N_("Play the X-square on its open side first.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 17, explanation of the solution. */
N_("Well played. First the X-square, then the attack: that is the trap.")

/* Translators: the pack lessons-4-edges, lesson stoner-trap: step 18. */
N_("Remember the order: the X-square that controls the diagonal, then the attack on the edge, then one of two corners.")

/* Translators: the pack lessons-4-edges, lesson six-edges: title. */
N_("Six edges compared")

/* Translators: the pack lessons-4-edges, lesson six-edges: summary. */
N_("See which of two edges is safe, and which one can be attacked.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 1. */
N_("Two edges can look almost the same, and still one of them loses a corner. Here you see six pairs. In each pair the two games differ in one move only: in one game the disc goes to one square of the edge, and in the other to another.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 2. */
N_("Black can play a3 or a4. Watch a3 first. It leaves a gap at a4, and White puts a wedge into it. Now Black's discs from a5 to a7 lie between a4 and a8. Black plays b3, and White takes a8.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 3. */
N_("And this is a4. The four discs from a4 to a7 stand side by side. There is no gap, and White cannot force a1 or a8 within two moves.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 4. */
N_("The first pair: one disc on the edge, and a second one comes. White to move. Find a move after which Black cannot force a1 or a8 within two moves.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 4, hint 1. */
N_("Your disc on a5 is alone. Where would a second one leave a gap?")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 4, explanation of the solution. */
N_("a6 puts the two discs side by side. c7, d7 and e8 are right too.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 5. */
N_("White has played a7 instead. Black to move. Find the move after which you can take a1 or a8 next turn, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 5, hint 1. */
N_("There is a gap between a5 and a7.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 5, explanation of the solution. */
N_("a6 is a wedge between a5 and a7. Now a7 lies between a6 and a8, and White cannot change that.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 6. */
N_("The second pair: two discs, and a third one comes. Black to move. Find a move after which White cannot force a1 or a8 within two moves.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 6, hint 1. */
N_("You have a4 and a5. Do not leave a gap beside them.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 6, explanation of the solution. */
N_("a3 makes three discs side by side. c8 is right too.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 7. */
N_("Black has played a2 instead. White to move. Find the move after which you can take a1 or a8 next turn, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 7, hint 1. */
N_("Where is the gap?")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 7, explanation of the solution. */
N_("a3 is a wedge between a2 and a4. Now a2 lies between a3 and a1, and Black cannot change that.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 8. */
N_("The third pair: three discs, and a fourth one comes. Black to move. Find a move after which White cannot force h1 or h8 within two moves.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 8, hint 1. */
N_("On the right-hand edge you have h4, h5 and h6.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 8, explanation of the solution. */
N_("h3 makes four discs side by side, in the middle of the edge. d1, a5 and b6 are right too.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 9. */
N_("Black has played h2 instead. White to move. Find the move after which you can take h1 or h8 next turn, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 9, hint 1. */
N_("h3 is empty now, between two black discs.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 9, explanation of the solution. */
N_("h3 is a wedge between h2 and h4. Now h2 lies between h3 and h1, and Black cannot change that.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 10. */
N_("The fourth pair: four discs, and a fifth one comes. White to move. Find a move after which Black cannot force a1 or h1 within two moves.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 10, hint 1. */
N_("Look at f1 and g1. Which of them leaves a gap?")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 10, explanation of the solution. */
N_("f1 leaves no gap in the edge. a5 and h7 are right too.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 11. */
N_("White has played g1 instead. Black to move. Find the move after which you can take a1 or h1 next turn, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 11, hint 1. */
N_("A wedge can aim at a corner far away.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 11, explanation of the solution. */
N_("f1 is a wedge between e1 and g1. Now the discs from b1 to e1 lie between f1 and a1, and White cannot change that.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 12. */
N_("The fifth pair: a gap of two squares and a gap of one. You have three discs, h5, h6 and h7, and there is room above them. White to move. Find a move after which Black cannot force h1 or h8 within two moves.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 12, hint 1. */
N_("After h3 one square would be left between h3 and h5.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 12, explanation of the solution. */
N_("h4 leaves no gap, and h2 leaves a gap of two squares. Both are right, and so are d1, d2 and e8. h3 leaves a gap of one square.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 13. */
N_("White has played h3 instead. Black to move. Find the move after which you can take h1 or h8 next turn, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 13, explanation of the solution. */
N_("h4 is a wedge. Now the discs from h5 to h7 lie between h4 and h8, and White cannot change that.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 14. */
N_("The sixth pair looks three moves ahead. You have h6 on the right-hand edge. Black to move. Find a move after which White cannot force h1 or h8 within three moves.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 14, hint 1. */
N_("h2 is a C-square beside an empty corner.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 14, explanation of the solution. */
N_("After h3 two squares are left between your discs, and White cannot force a corner of this edge in time. b2 is right too. h2 leaves three squares, and White gets in.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 15. */
N_("Black has played h2 instead. White to move. Find the move that wins you h1 or h8 within three moves of yours, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 15, hint 1. */
N_("Go close to h2.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 15, explanation of the solution. */
N_("h3 aims at h1, over the disc on h2.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 16. */
N_("No edge is safe just because it has no gap. Black has the four discs from b1 to e1. White to move. Find the move that wins you a corner within three moves of yours, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 16, hint 1. */
N_("Think of the Stoner trap: first an X-square, then the attack.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 16, explanation of the solution. */
N_("After g2 Black cannot take h1, and your attack on the edge comes next.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 17. */
N_("Now play on against Sumi. You are White, and Black has left a gap on the left-hand edge. Take a1 or a8.")

/* Translators: the pack lessons-4-edges, lesson six-edges: step 18. */
N_("Look for a gap of one square before you play on an edge, for such a gap is a place for a wedge.")

/* Translators: the pack lessons-4-edges, lesson creeping: title. */
N_("Creeping along an edge")

/* Translators: the pack lessons-4-edges, lesson creeping: summary. */
N_("Play quiet moves along one edge until your opponent runs out of moves.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 1. */
N_("A move on an edge often opens little: it turns few discs, and there are few empty squares around it. Whoever has several such moves on one edge can play them one after the other. That is called creeping. The other side has to move somewhere else each time, and runs out of moves.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 2. */
N_("White has two quiet moves on the bottom edge, c8 and g8. Watch: after c8 Black has only b8 and g7. Black plays b8, White creeps on to g8, and Black has a single move left.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 3. */
N_("And if Black plays g7 instead, g8 works as well: b8 is then Black's single move. The edge moves were there whatever Black did.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 4. */
N_("Black to move. Find the move after which your next one can leave White at most one move, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 4, hint 1. */
N_("The top edge has two quiet squares for you, e1 and g1. Which comes first?")

/* Translators: the pack lessons-4-edges, lesson creeping: step 4, explanation of the solution. */
N_("g1 leaves White a7 and b7. After either you can play e1, and White has a single move. After e1 White can take g1 itself.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 5, hint 1. */
N_("You have h1. Which quiet move joins it?")

/* Translators: the pack lessons-4-edges, lesson creeping: step 5, explanation of the solution. */
N_("g1 leaves White c2, d2 and e2. After each of them you creep to f1, and White must pass.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 6, hint 1. */
N_("You have h8, and White has h3 and h5. Look at the square between those two.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 6, explanation of the solution. */
N_("h4 leaves White g8, h6 and h7. If White plays h7, you play h6; otherwise you play h7. White then has a single move.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 7. */
N_("Now count a little higher. White to move. Find the move after which your next one can leave Black at most three moves, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 7, hint 1. */
N_("Look for a quiet move on the right-hand edge.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 7, explanation of the solution. */
N_("h5 leaves Black c8, g7, g8 and h7. After each of them you can play h3, and Black has at most three moves.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 8. */
N_("Black to move. Find the move after which your next one can leave White at most three moves, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 8, hint 1. */
N_("On the top edge you have discs from e1 to h1.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 8, explanation of the solution. */
N_("d1 leaves White b2, b3, c2 and c5. After each of them you can creep to b1, and White has at most three moves.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 9, hint 1. */
N_("Your edge on the right has two gaps, h2 and h7.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 9, explanation of the solution. */
N_("h2 leaves White c3 and c8. After either you play h7, and White has a single move.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 10. */
N_("White to move. Find the move after which your next one can leave Black at most one move, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 10, hint 1. */
N_("Black has only three moves now. Which edge has quiet moves for you?")

/* Translators: the pack lessons-4-edges, lesson creeping: step 10, explanation of the solution. */
N_("h3 leaves Black c5 and c6. After either you creep to h7, and Black must pass.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 11, hint 1. */
N_("Look at the right-hand edge. You have h8.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 11, explanation of the solution. */
N_("h5 leaves Black h6 and h7. Whichever of them Black takes, you take the other, and Black must pass.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 12. */
N_("This one is harder: the first move gives Black more moves, and not fewer. White to move. Find the move after which your next one can leave Black at most three moves, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 12, hint 1. */
N_("You own h7 and h8, and Black has h6. Leave room between h6 and your new disc.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 12, explanation of the solution. */
N_("After h3 Black has five moves. If Black plays h5, you play h4; otherwise you play h5. Black then has at most three moves.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 13. */
N_("Creeping is not always first. You have edge moves at e1 and h5, and each leaves White two moves. Black to move. Find the move after which your next one can leave White at most one move, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 13, hint 1. */
N_("What is White's only move now?")

/* Translators: the pack lessons-4-edges, lesson creeping: step 13, explanation of the solution. */
N_("g6 takes White's only move away. Your edge moves are still there for the next turn. After e1 White can play g6 itself, and after h5 it can play h6.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 14. */
N_("Now play on from the first position of this lesson. You are White: creep along the bottom edge, and win.")

/* Translators: the pack lessons-4-edges, lesson creeping: step 15. */
N_("Quiet moves on an edge are a supply, so count yours, and use them when your opponent has few moves left.")

/* Translators: the pack lessons-4-edges, lesson wedges: title. */
N_("Wedges: making and preventing them")

/* Translators: the pack lessons-4-edges, lesson wedges: summary. */
N_("Put a wedge into an edge, and keep your opponent from putting one into yours.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 1. */
N_("A wedge is a disc on an edge between two discs of the other side. White has a1 and the discs from c1 to g1 here, and b1 is empty. A black disc on b1 would be a wedge: it stands between a1 and c1, and White could not turn it along the edge.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 2. */
N_("The wedge aims at the corner at the other end. Watch: Black plays b1, and the five discs from c1 to g1 lie between b1 and h1. White plays a2, and Black takes h1.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 3. */
N_("You are Black. Mark every wedge: every move of yours on an edge between two discs of White, of which it turns neither.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 3, hint 1. */
N_("Look along the left-hand edge.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 3, explanation of the solution. */
N_("a4 stands between a3 and a5 and turns neither. f1 is no wedge: it would turn e1 and g1.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 4, hint 1. */
N_("There are two.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 4, explanation of the solution. */
N_("a7 stands between a6 and a8, and g8 between f8 and h8. e8 is no wedge: it would turn d8.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 5, hint 1. */
N_("There are three, on two edges.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 5, explanation of the solution. */
N_("b1 stands between a1 and c1, a2 between a1 and a3, and a4 between a3 and a5.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 6. */
N_("Now make one. White to move. Find the move after which you can take a corner next turn, whatever Black plays.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 6, hint 1. */
N_("Where is the gap in Black's edge?")

/* Translators: the pack lessons-4-edges, lesson wedges: step 6, explanation of the solution. */
N_("h7 is a wedge between h6 and h8. Now the discs from h2 to h6 lie between h7 and h1, and Black cannot change that.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 7, hint 1. */
N_("The wedge aims at the nearer corner.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 7, explanation of the solution. */
N_("f8 is a wedge between e8 and g8. Now g8 lies between f8 and h8, and Black cannot change that.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 8, hint 1. */
N_("Compare the edges: which of them has a gap of one square?")

/* Translators: the pack lessons-4-edges, lesson wedges: step 8, explanation of the solution. */
N_("f1 is a wedge between e1 and g1. Now g1 lies between f1 and h1, and Black cannot change that.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 9, hint 1. */
N_("Look at the top edge.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 9, explanation of the solution. */
N_("g1 is a wedge between f1 and h1. Now the discs from b1 to f1 lie between g1 and a1.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 10, hint 1. */
N_("Look at the right-hand edge.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 11. */
N_("Now prevent one. Black wants to play h7. White to move. Find the only move after which Black cannot force a corner within three moves.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 11, explanation of the solution. */
N_("h7 fills the gap before Black does. The right-hand edge is yours from h2 to h8.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 12. */
N_("Black wants to play a2, between a1 and a3. White to move. Find the only move after which Black cannot force a corner within three moves.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 12, hint 1. */
N_("A wedge has to turn something. Which black disc does a2 need?")

/* Translators: the pack lessons-4-edges, lesson wedges: step 12, explanation of the solution. */
N_("a2 needs the disc on c4, and e6 turns it. Now Black cannot play a2.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 13. */
N_("White wants to play d1, between your discs. Black to move. Find the only move after which White cannot force a corner within three moves.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 13, hint 1. */
N_("Who plays on d1 first?")

/* Translators: the pack lessons-4-edges, lesson wedges: step 13, explanation of the solution. */
N_("You fill the gap on d1 yourself.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 14. */
N_("White wants to play f1, between e1 and g1, and you cannot play there yourself. Black to move. Find the only move after which White cannot force a corner within three moves.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 14, hint 1. */
N_("What if e1 had a neighbour of yours?")

/* Translators: the pack lessons-4-edges, lesson wedges: step 14, explanation of the solution. */
N_("After d1 you can answer f1 with b1, which turns the white discs on the edge.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 15. */
N_("Black wants to play f1. The answer is a square that you learned to avoid. White to move. Find the only move after which Black cannot force a corner within two moves.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 15, hint 1. */
N_("Look at the X-squares.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 15, explanation of the solution. */
N_("Black cannot take h1 at once. And if Black plays f1 now, you take h1 yourself.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 16. */
N_("A wedge is not always the best move. You could put one on d1 here, but it does not make sure of a corner. Black to move. Find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 16, explanation of the solution. */
N_("Now h2 lies between h3 and h1, and White cannot change that. After d1 White answers h4.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 17. */
N_("Now use a wedge in a game. You are White. Take a corner.")

/* Translators: the pack lessons-4-edges, lesson wedges: step 18. */
N_("Before each move on an edge, ask where a wedge fits, in your opponent's edges and in yours.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: title. */
N_("Hot squares")

/* Translators: the pack lessons-4-edges, lesson hot-squares: summary. */
N_("See the squares that both sides can play on, and take the right one first.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 1. */
N_("On some empty squares only one side can play: those can wait. A square that both sides can play on is called hot here, for whoever takes it first has it. White is to move, and g8 is hot. a6, a7 and b7 are not: only White can play there.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 2. */
N_("White takes g8 first, and Black has no move. Both sides play as well as they can, and White wins by 6.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 3. */
N_("Here White plays a7 instead, and Black takes g8. However well White plays now, Black wins by 14.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 4. */
N_("You are White. Mark every square on which both you and Black could play.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 4, hint 1. */
N_("First find your own moves. On which of them could Black play too?")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 4, explanation of the solution. */
N_("Only a2 is hot. You could also play a1, b1, g1 and g2, but Black could not.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 5. */
N_("You are Black. Mark every square on which both you and White could play.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 5, hint 1. */
N_("There are four of them.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 5, explanation of the solution. */
N_("b1, a2, g2 and a5 are hot.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 6, hint 1. */
N_("There are four again.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 6, explanation of the solution. */
N_("g2, h3, f7 and b8 are hot.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 7. */
N_("Six squares are empty, and only b7 is hot. Black to move. Find the move with the best result.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 7, explanation of the solution. */
N_("With b7 you win by 20, if both sides play as well as they can. After any other move White takes b7, and you lose.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 8. */
N_("Black to move. Find the move with the best result.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 8, hint 1. */
N_("Where could White play if it were its turn?")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 8, explanation of the solution. */
N_("a6 is the only hot square. After it White must pass, and you win by 12, if both sides play as well as they can.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 9. */
N_("Here all your moves are on hot squares. White to move. Find the move with the best result.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 9, hint 1. */
N_("Which of the four stands alone?")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 9, explanation of the solution. */
N_("g1 stands alone, and a7, b7 and b8 belong together. With g1 you win by 10. After any other move Black takes g1.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 10, hint 1. */
N_("Two squares are hot, b2 and h2.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 10, explanation of the solution. */
N_("With h2 you win by 16, and with b2 you lose by 4, if both sides play as well as they can. h2 stands alone.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 11, hint 1. */
N_("a6, a7 and a8 are yours alone.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 11, explanation of the solution. */
N_("h2 is the only hot square. With it you win by 8, and your own squares can wait.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 12. */
N_("Eight squares are empty, and six of your seven moves lose. Black to move. Find the move with the best result.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 12, explanation of the solution. */
N_("b8 is the only hot square. After it White must pass, and you win by 2, if both sides play as well as they can.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 13. */
N_("The hot square is not always the best one. Here only g7 is hot. White to move. Find the move with the best result.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 13, hint 1. */
N_("Look for a square that stands alone.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 13, explanation of the solution. */
N_("h3 fills the single square, and you win by 2. With g7 you lose by 4, if both sides play as well as they can.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 14. */
N_("Play this one out. You are Black, eight squares are empty, and you can win.")

/* Translators: the pack lessons-4-edges, lesson hot-squares: step 15. */
N_("Before you move, see on which squares both sides can play, and ask who will get each of them.")

/* Translators: the pack lessons-5-endgame: title. */
N_("The endgame")

/* Translators: the pack lessons-5-endgame: summary. */
N_("The last moves can be worked out exactly. Learn to play last where it matters, to count, and to give up even a corner when the count says so.")

/* Translators: the pack lessons-5-endgame: source. */
N_("Positions from games that the engine of Sumi played.")

/* Translators: the pack lessons-5-endgame, lesson parity: title. */
N_("Parity: who plays last")

/* Translators: the pack lessons-5-endgame, lesson parity: summary. */
N_("Divide the empty squares into regions, see which are odd, and arrange to play last where it matters.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 1. */
N_("Three squares are empty here: a2, a7 and a8. At the end of a game much depends on who plays last. The disc on the last empty square can never be turned, for there is no move left that could do it.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 2. */
N_("As long as nobody passes, the sides take turns. So count the empty squares. If their number is odd, the side to move plays on the last one; if it is even, the other side does. Whether a number is odd or even is called parity.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 3. */
N_("You play White, and it is your turn. How many squares are empty?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 3, explanation of the solution. */
N_("Seven squares are empty, an odd number. If nobody has to pass, you play on the last one.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 4. */
N_("Black to move, with eight empty squares. If nobody has to pass, who plays on the last of them?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 4, option 2. */
N_("White")

/* Translators: the pack lessons-5-endgame, lesson parity: step 4, hint 1. */
N_("Black plays on the first, White on the second, and so on.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 4, explanation of the solution. */
N_("Eight is even. Black plays first, third, fifth and seventh; White plays the eighth.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 5. */
N_("Empty squares that touch one another side by side form a region. Here are four of them: a1 alone, g1 with h1, g8 alone, and a8, b7, b8 and c8 together. Moves in one region often do little to the others, so look at each by itself.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 6. */
N_("A region with an odd number of empty squares is an odd region. Mark all squares of the odd regions.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 6, hint 1. */
N_("Count the squares of each region. One is an odd number.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 6, explanation of the solution. */
N_("a1 and g8 are odd regions of one square. g1 and h1 make two, and the last region has four.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 7. */
N_("White to move in another game. Mark all squares of the odd regions.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 7, hint 1. */
N_("There are four regions, and only one of them is even.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 7, explanation of the solution. */
N_("a1, g1 and b8 are alone; a5 and a6 make an even region.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 8. */
N_("Why does this matter? Say both sides take turns in a region. Whoever begins an even region leaves its last square to the other side. Whoever begins an odd one also plays last in it. So, as a rule, play into an odd region, and let your opponent begin the even ones.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 9. */
N_("Back to the first position. a2 is an odd region; a7 and a8 form an even one. Black takes a2, White has to begin the even region, and Black plays last. Black wins by 8.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 10. */
N_("And this happens if Black begins the even region with a7. White takes a2, Black has no move and must pass, and White plays last. White wins by 14.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 11. */
N_("You play White. h1 is an odd region of one square, and the four squares at the bottom right are even. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 11, hint 1. */
N_("Do not begin the even region.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 11, explanation of the solution. */
N_("h1 fills the single square, so Black has to begin the region of four. With best play you win by 30.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 11, explanation why g7 is wrong. */
N_("After g7 Black takes h1, and with best play you lose by 4.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 12. */
N_("White to move. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 12, hint 1. */
N_("Only one of your moves is in an odd region.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 12, explanation of the solution. */
N_("g1 fills the single square, so Black has to begin the region of four. With best play you win by 16.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 12, explanation why g7 is wrong. */
N_("g7 begins the region of four, and with best play you lose by 4.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 13. */
N_("White to move, with nine empty squares. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 13, hint 1. */
N_("There are three regions. Count the squares of each.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 13, explanation of the solution. */
N_("a1 is the odd region. Black has to begin one of the two regions of four, and with best play you win by 30.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 13, explanation why g7 is wrong. */
N_("g7 begins a region of four, and with best play you lose by 12.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 14. */
N_("Eight squares are left, and Black is to move. You have seen the regions: a1 and g8 are odd. You can play g1, h1, b7, b8, c8 or g8. Which is best?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 14, explanation of the solution. */
N_("g8 leaves White a single move, b7: it has to begin the region of four. With best play you win by 34.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 14, explanation why h1 is wrong. */
N_("The corner is in an even region. After it White can still choose, and with best play you lose by 16.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 14, explanation why b7 is wrong. */
N_("With b7 you begin the region of four yourself, and with best play you lose by 30.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 14, explanation why g1 is wrong. */
N_("With g1 you begin the region of two yourself, and with best play you lose by 6.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 15. */
N_("One thing upsets the counting: a pass. After it the same side moves again, and each pass changes who is to play last. That is why a square that only you can play on is so valuable near the end.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 16. */
N_("White to move. h2 is odd, and the four squares at the bottom right are even. Which move is best?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 16, hint 1. */
N_("Where could Black play if it were its turn?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 16, explanation of the solution. */
N_("h2 is the only square that Black could play on. Now it must pass, and you move again: with best play you win by 10.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 16, explanation why g7 is wrong. */
N_("After g7 Black takes h2, and with best play you lose by 14.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 16, explanation why g8 is wrong. */
N_("After g8 Black takes h2, and with best play you lose by 14.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 17. */
N_("White has begun the even region after all, but Black has to pass a second time, and White still plays last. White wins by 10.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 18. */
N_("This game has eight empty squares: a6 and a8 alone, and six at the top left. You play Black. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 18, hint 1. */
N_("White could play only a3 or a6 if it were its turn.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 18, hint 2. */
N_("Leave White no move.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 18, explanation of the solution. */
N_("After a6 White has no move and must pass, and you move again. With best play you win by 6.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 18, explanation why a2 is wrong. */
N_("After a2 White takes a6, and with best play you lose by 2.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 18, explanation why c1 is wrong. */
N_("After c1 you lose by 4 against best play.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 19. */
N_("The rule has limits. a1 and a2 are an even region, and the other three squares are odd. White to move: which move wins?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 19, hint 1. */
N_("Look at each corner: who can take it next?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 19, explanation of the solution. */
N_("a1 begins the even region, and yet it is the only move that wins, by 14 with best play.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 19, explanation why b7 is wrong. */
N_("b7 is in the odd region, but Black takes a8. With best play you lose by 4.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 20, hint 1. */
N_("Which of the four regions is odd?")

/* Translators: the pack lessons-5-endgame, lesson parity: step 20, explanation of the solution. */
N_("Well played. The single square h1 was the place to begin.")

/* Translators: the pack lessons-5-endgame, lesson parity: step 21. */
N_("Remember: divide the empty squares into regions, begin the odd ones, leave the even ones to your opponent, and watch for passes.")

/* Translators: the pack lessons-5-endgame, lesson counting: title. */
N_("Counting the last moves")

/* Translators: the pack lessons-5-endgame, lesson counting: summary. */
N_("Work out the exact result of each move when a few squares are left, and play the one that wins.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 1. */
N_("Advice is good where nobody can see the end. But here only two squares are empty, and you can know the result before you move. One of Black's two moves wins, and the other loses.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 2. */
N_("First the counting of a single move. White has 45 discs and Black 18. f8 turns eight discs. White gets these eight and the new one, 54 in all; Black loses eight and keeps 10.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 3. */
N_("White led by 27 and leads by 44 now. The difference changed by 17: twice the eight discs turned, and one for the disc placed. This always holds: twice the discs turned, and one.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 4. */
N_("You play White. Only b1 is empty. How many discs would b1 turn?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 4, hint 1. */
N_("Look in all directions: along the row, down the column and along the diagonals.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 4, explanation of the solution. */
N_("b1 turns eleven discs: c1, d1, e1, f1, g1, b2, c2, b3, b4, b5 and b6.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 5. */
N_("Black has 37 discs now and White has 26. You play b1 and turn eleven. How does the game end?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 5, option 1. */
N_("Black wins 37 to 27")

/* Translators: the pack lessons-5-endgame, lesson counting: step 5, option 2. */
N_("Black wins 33 to 31")

/* Translators: the pack lessons-5-endgame, lesson counting: step 5, option 3. */
N_("White wins 37 to 27")

/* Translators: the pack lessons-5-endgame, lesson counting: step 5, option 4. */
N_("White wins 38 to 26")

/* Translators: the pack lessons-5-endgame, lesson counting: step 5, hint 1. */
N_("Take eleven from Black's discs. Give eleven and one more to White.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 5, explanation of the solution. */
N_("Black keeps 37 − 11 = 26 discs, and White has 26 + 11 + 1 = 38. White wins by 12.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 6. */
N_("A big one. White to move, 29 discs to 34. How many discs does a8 turn?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 6, hint 1. */
N_("Go up column a, along row 8, and up the diagonal towards h1.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 6, explanation of the solution. */
N_("a8 turns fifteen discs. White has 45 at the end, and Black has 19.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 7. */
N_("With two empty squares, try both orders. This is the first position again. b7 turns five discs, but then White takes a8: Black ends with 29 discs to 35.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 8. */
N_("a8 turns only four, and White takes b7. But now Black ends with 33 to 31. The move that turns more is not always the one that wins. Always count to the end.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 9. */
N_("Black to move, two empty squares. Which move gives the best result? Count both.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 9, hint 1. */
N_("What can White play after each of your moves?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 9, explanation of the solution. */
N_("After g2 White has no move. It passes, and you play g8 as well: 33 to 31.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 9, explanation why g8 is wrong. */
N_("g8 turns five discs, but White answers g2. With best play you end with 25 discs to 39.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 10. */
N_("Black to move once more. Which of the two is best?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 10, explanation of the solution. */
N_("h1 turns a single disc, but White must pass, and you play e1 too: 33 to 31.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 10, explanation why e1 is wrong. */
N_("e1 turns four discs, but White answers h1. With best play you end with 24 discs to 40.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 11. */
N_("With three empty squares, do the same for each of your moves. Find your opponent's best reply, play the rest, count, and compare. The side that answers will choose what is best for it, so trust no line in which it helps you.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 12. */
N_("White to move, three empty squares. Only one move wins. Which?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 12, hint 1. */
N_("After each of your moves, see which squares Black can use.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 12, hint 2. */
N_("Do not go by the number of discs that a move turns.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 12, explanation of the solution. */
N_("After b1 Black can only play d1, and you have the last move, g2: 34 to 30.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 12, explanation why d1 is wrong. */
N_("d1 turns five discs, but Black answers b1. With best play you end with 31 discs to 33.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 12, explanation why g2 is wrong. */
N_("After g2 Black has to pass, but then you have to move again, and Black plays last: 30 to 34 at best.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 13. */
N_("White to move. Three empty squares again: which move gives the best result?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 13, hint 1. */
N_("If it were Black's turn, it could play b8 or h7.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 13, hint 2. */
N_("A move that turns a single disc may be worth more than one that turns nine.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 13, explanation of the solution. */
N_("You take b8 yourself. Black has only h7, and you play last on g8: 41 to 23.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 13, explanation why h7 is wrong. */
N_("h7 turns eight discs, but Black answers b8. With best play you end with 29 discs to 35.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 13, explanation why g8 is wrong. */
N_("g8 turns nine discs, but Black answers b8. With best play you end with 26 discs to 38.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 14. */
N_("A game may end before the board is full: it is over when neither side can move. Then the result is simply the discs on the board, and a square that stays empty counts for nobody.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 15. */
N_("Black to move. White has no legal move now. Which move gives Black the best result? One square may stay empty.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 15, hint 1. */
N_("After which of your moves can White move at all?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 15, explanation of the solution. */
N_("After a8 White still has no move. You play g7 next, and then neither side can play on h7: 51 to 12.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 15, explanation why g7 is wrong. */
N_("g7 turns eight discs, but White answers a8. With best play you end with 38 discs to 26.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 15, explanation why h7 is wrong. */
N_("h7 turns one disc, but White answers g7. With best play you end with 44 discs to 20.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 16. */
N_("Black to move, four empty squares. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 16, hint 1. */
N_("White could play on one square only if it were its turn. Which?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 16, explanation of the solution. */
N_("h7 was White's only square. White passes and you move again: with best play you end with 38 to 26.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 16, explanation why g2 is wrong. */
N_("g2 turns six discs, but White answers h2. With best play you end with 26 discs to 38.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 16, explanation why h2 is wrong. */
N_("h2 turns two discs, but White answers h7. With best play you end with 30 discs to 34.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 17. */
N_("Black to move, four empty squares. Which move gives the best result?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 17, hint 1. */
N_("If it were White's turn, it could play a8 or b2.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 17, explanation of the solution. */
N_("You take a8, and White has only b2. You play a1, White has to pass, and you play h1 too: 41 to 23.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 17, explanation why h1 is wrong. */
N_("h1 turns two discs, but White answers a8. With best play you end with 22 discs to 42.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 17, explanation why b2 is wrong. */
N_("b2 turns three discs, but White answers a8. With best play you end with 22 discs to 42.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 18. */
N_("Six empty squares. Black to move: you have three moves, and one of them wins. Count them out.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 18, hint 1. */
N_("If it were White's turn, it could play a2, b7 or g8.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 18, hint 2. */
N_("Only six squares are left. Write the lines down if you like.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 18, explanation of the solution. */
N_("With a1 you win 33 to 31, if both sides go on with their best moves: b7, a8, a2, h8, g8.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 18, explanation why b7 is wrong. */
N_("b7 turns three discs, but White answers a8. With best play you end with 26 discs to 38.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 18, explanation why h8 is wrong. */
N_("h8 turns six discs, but White answers g8. With best play you end with 30 discs to 34.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 19. */
N_("Here are six empty squares and five moves for you, Black. Only one of them wins, by two discs.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 19, hint 1. */
N_("Four of the moves turn three discs or more. Are they worth it?")

/* Translators: the pack lessons-5-endgame, lesson counting: step 19, hint 2. */
N_("See what each move lets White do in the corner at the top right.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 19, explanation of the solution. */
N_("g1 turns a single disc. With best play you end with 33 to 31; after any other move White wins.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 19, explanation why g2 is wrong. */
N_("g2 turns three discs, but White answers a7. With best play you end with 31 discs to 33.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 19, explanation why a7 is wrong. */
N_("a7 turns nine discs, but White answers h1. With best play you end with 31 discs to 33.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 19, explanation why c8 is wrong. */
N_("c8 turns seven discs, but White answers a7. With best play you end with 31 discs to 33.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 20. */
N_("Now play a game to its end. You play Black, with ten empty squares. With best play you win by 34 discs, so you can afford a slip. Count what you can, and win.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 20, hint 1. */
N_("Before each move, ask what White can answer.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 20, hint 2. */
N_("White's only good square at first is b8. You can play there too.")

/* Translators: the pack lessons-5-endgame, lesson counting: step 21. */
N_("Remember: when few squares are left, try each of your moves with the best reply to it, and count to the end.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: title. */
N_("When to give a corner up")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: summary. */
N_("Recognise positions where something is worth more than a corner, and check it by counting.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 1. */
N_("White can take the corner h1 here. If it does, and both sides play their best after that, Black wins by 34 discs. With another move White wins by 4. A corner is worth a lot, but it is not worth everything.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 2. */
N_("Strong players sometimes give a corner up on purpose. A corner costs a move, like any other square. So ask two things. What does your opponent do with the move that the corner costs you? And what can you have instead of it?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 3. */
N_("Black to move, four empty squares. You may take the corner h1 or the corner a8. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 3, hint 1. */
N_("Leave White a single move.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 3, hint 2. */
N_("Count what follows if White takes h1.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 3, explanation of the solution. */
N_("g1 gives White the corner h1, its only move. Then you take a8, White has to pass, and you play b8 too. With best play you win by 10.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 3, explanation why h1 is wrong. */
N_("With the corner h1 you win by only 6.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 3, explanation why a8 is wrong. */
N_("With the corner a8 you win by only 4.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 4. */
N_("Black to move, five empty squares. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 4, hint 1. */
N_("You can let White have a8, if you get b8 for it.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 4, explanation of the solution. */
N_("b7 lets White have a8. Then you play b8, White has to pass, and h1 is yours. With best play you win by 18.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 4, explanation why h1 is wrong. */
N_("The corner is yours, but with best play you lose by 4.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 5. */
N_("Black to move, four empty squares. Count each of your three moves to the end. Which is best?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 5, hint 1. */
N_("Do not be afraid of what White takes. Count.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 5, hint 2. */
N_("If you take the corner, White answers b8.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 5, explanation of the solution. */
N_("b8 turns seven discs and lets White have the corner a8. Had you taken the corner, White would have taken b8. With best play you win 36 to 28.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 5, explanation why a8 is wrong. */
N_("The corner is yours, but White answers b8. With best play you lose 28 to 36.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 5, explanation why h2 is wrong. */
N_("After h2 White answers g1. With best play the game is a draw, 32 to 32.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 6. */
N_("Black lets White have the corner, and wins 36 to 28.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 7. */
N_("Black to move, eight empty squares. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 7, hint 1. */
N_("After b7 and a8, what can you play?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 7, explanation of the solution. */
N_("b7 gives White a8, and you get b8 and later the corner h1, if both play their best. You win by 16. Every other move loses by 10 or more.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 7, explanation why b8 is wrong. */
N_("b8 is too early. With best play you lose by 22.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 8. */
N_("White to move, nine empty squares. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 8, hint 1. */
N_("Which corner can you get if Black takes a8?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 8, explanation of the solution. */
N_("b7 gives Black a8. If both play their best, it goes on with a8, g8, b2, and you take a1. You win by 8, and every other move loses.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 9. */
N_("White to move, with seven empty squares. a8 can be taken. Which move gives the best result?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 9, hint 1. */
N_("If you take a8, Black answers b8. What does that give Black?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 9, hint 2. */
N_("A disc beside an empty corner is only bad if it costs you more than it brings.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 9, explanation of the solution. */
N_("You take b8, the square that Black would have used after a8. If both play their best, Black takes a1, and a8 is yours after all. You win 39 to 25.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 9, explanation why a8 is wrong. */
N_("The corner is yours, but Black answers b8. With best play you lose 26 to 38.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 9, explanation why g7 is wrong. */
N_("After g7 Black answers h8. With best play you lose 24 to 40.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 9, explanation why b2 is wrong. */
N_("After b2 Black answers a1. With best play you lose 24 to 40.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 10. */
N_("The first position again, with eleven empty squares. White to move. Which move wins?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 10, hint 1. */
N_("If you take h1, Black answers b1.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 10, hint 2. */
N_("A move that turns a single disc may be worth more than a corner.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 10, explanation of the solution. */
N_("You take b1 yourself, the square that Black answers with if you take the corner. Black takes a8, but h1 is still there for you. With best play you win 34 to 30.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 10, explanation why h1 is wrong. */
N_("The corner is yours, but Black answers b1. With best play you lose 15 to 49.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 10, explanation why b7 is wrong. */
N_("After b7 Black answers a8. With best play you lose 31 to 33.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 10, explanation why b8 is wrong. */
N_("After b8 Black answers b1. With best play you lose 30 to 34.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 11. */
N_("Watch the best play of both sides: Black gets a8, White takes h1 all the same, and White wins by 4.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 12. */
N_("Black to move. You could take a1 at once. But only one move wins. Which?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 12, hint 1. */
N_("Offer White a corner at the bottom right.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 12, explanation of the solution. */
N_("g7 gives White h8, and you get h2. If both play their best, you also take a8 at the end. You win by 2.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 12, explanation why a1 is wrong. */
N_("The corner a1 is yours, but with best play you lose by 8.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 13. */
N_("Do not give a corner for nothing. Black to move, four squares are empty. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 13, hint 1. */
N_("Count each of your four moves to the end.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 13, explanation of the solution. */
N_("Here the corner h1 is the best move. You win by 8, and every other move loses.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 13, explanation why g1 is wrong. */
N_("g1 gives White h1. With best play you lose by 4.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 14. */
N_("Play the end of this game and win it. You are Black, and ten squares are empty.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 14, hint 1. */
N_("You may give White the corner h1. What do you get for it?")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 14, explanation of the solution. */
N_("Well played. h2 gives up h1, and with best play you get h8 and a8 for it.")

/* Translators: the pack lessons-5-endgame, lesson giving-a-corner: step 15. */
N_("Remember: as a rule take the corner, but when few squares are left, count whether something else is worth more.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: title. */
N_("Counting tempi")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: summary. */
N_("Count the safe moves that only you can make, and leave your opponent without a move first.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 1. */
N_("Black to move. White could not play on a1 or h1 if it were its turn, and after either of them White can take no corner at once. Such a move is called a tempo: a safe move that only you can make.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 2. */
N_("Why count them? Both sides have to move, turn by turn. Whoever runs out of good moves first has to play a bad one, or has no move at all. Watch: Black plays the tempo a1, then a2 and b8, and White must pass.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 3. */
N_("You play Black. How many tempi do you have? Count the moves that White could not make, and after which White can take no corner at once.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 3, hint 1. */
N_("You have six moves. White could play f6 and g6 if it were its turn.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 3, explanation of the solution. */
N_("h5, h6, g7 and f8 are safe, and White could not play there. f6 and g6 are open to both.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 4. */
N_("You play White. How many tempi does Black have?")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 4, hint 1. */
N_("If it were Black's turn, it could play g7 and g8. What could you take after g8?")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 4, explanation of the solution. */
N_("Black has one: g7. After g8 you could take the corner h8.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 5. */
N_("And how many tempi do you have, as White, on the same board?")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 5, hint 1. */
N_("You have eight moves, and Black could make none of them. After one of them Black could take a corner.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 5, explanation of the solution. */
N_("All but g1, after which Black could take h1: seven tempi against one. You will see this board again.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 6. */
N_("You play Black. Make sure that White must pass after your next move.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 6, hint 1. */
N_("White could play only h2. Leave it that move, and give it no other.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 6, explanation of the solution. */
N_("b2 is a tempo: White still has h2 and nothing else. Then you take h1, and White must pass.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 7. */
N_("You play White. Make sure that Black must pass after your next move.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 7, hint 1. */
N_("Black could play only b2, and that opens a corner to you.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 7, explanation of the solution. */
N_("g8 leaves Black only b2. Then you take a1, and Black has no move.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 8. */
N_("You play White. Make sure that Black must pass after your next move. Four of your moves are tempi, but only one is right.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 8, hint 1. */
N_("Black could play only f8. Which tempo opens no other square to it?")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 8, explanation of the solution. */
N_("a8 leaves Black only f8. After it b7, h7 or g8 makes Black pass.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 9. */
N_("You play Black, and you have three moves to make White pass, this one being the first.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 9, hint 1. */
N_("White could play a7 and b7. Let it, and spend a tempo elsewhere.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 9, explanation of the solution. */
N_("h3 changes nothing for White. After b7 you play a7, and White is out of moves. After a7 you take a8, White has b7, and you take h8.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 10. */
N_("You play White. Make Black pass within three moves.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 10, hint 1. */
N_("Black could play c1 and a2.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 10, hint 2. */
N_("You have three tempi: b1, h1 and h2.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 10, explanation of the solution. */
N_("h2 leaves Black c1 and a2, as before. After c1 you take h1, and after a2 you take c1 from Black.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 11. */
N_("You play Black. Make White pass within three moves.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 11, hint 1. */
N_("You can take a corner, and it takes one of White's moves away.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 11, explanation of the solution. */
N_("After h1 White has only c8. Then you play b7, White has b8, and a8 makes it pass.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 12, hint 1. */
N_("Black could play b2 and g6. After each of them you will have a good answer.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 12, explanation of the solution. */
N_("The tempo h8 leaves Black b2 and g6. You answer b2 with a1 and g6 with g8, and then the other way round.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 13. */
N_("This board you know: you have seven tempi, and Black has one. Make Black pass within three moves.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 13, hint 1. */
N_("Black could play g7 and g8. Which tempo leaves it just these two?")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 13, explanation of the solution. */
N_("a7 leaves Black g7 and g8. After g7 you play a3, and after g8 you take h8.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 14. */
N_("Tempi are not everything. You play White, and you have three of them: a1, a3 and a4. Find the move with the best result.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 14, hint 1. */
N_("Black could play g1 and h6. Tempi can wait, but a square that both want cannot.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 14, explanation of the solution. */
N_("h6 takes a square from Black, and g1 is all that is left to it. With best play you win by 6.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 14, explanation why a1 is wrong. */
N_("The corner is a tempo, and it could have waited. Black plays h6.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 15. */
N_("Now play a game to its end. You play Black, with thirteen empty squares. White could play only g2, and you have six tempi. Win.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 15, hint 1. */
N_("Count the tempi of both sides before each move.")

/* Translators: the pack lessons-5-endgame, lesson counting-tempi: step 16. */
N_("To sum up: count the safe moves that only you can make and those that only your opponent can make, and let it run out first.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: title. */
N_("Making them pass")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: summary. */
N_("Win an endgame by a move after which your opponent has no move at all.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 1. */
N_("White to move. If it were Black's turn, Black could play on one square only: b8. If White plays there first, Black has no move. Black must pass, and White moves again.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 2. */
N_("Watch: White takes b8, Black passes, and White plays b2 and b1 as well. White has all three of the last squares, and wins by 8.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 3. */
N_("In the last moves of a game, a pass is worth a lot. It gives you one more move, and it changes who plays last. So ask first: where could my opponent play? Can I take that square, or turn the discs that it needs?")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 4. */
N_("You play White, with three empty squares. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 4, hint 1. */
N_("Black could play on one square only. Which is it?")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 4, explanation of the solution. */
N_("a7 was Black's only square. Black must pass, and you play g7 and g8 too. You win by 4.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 4, explanation why g7 is wrong. */
N_("g7 turns ten discs, but then Black takes a7.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 5. */
N_("You play Black. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 5, hint 1. */
N_("White could play only a2. But you need not play there: which disc does White need?")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 5, explanation of the solution. */
N_("After a7 White cannot play a2 any more, and must pass. With best play you win by 2.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 6. */
N_("Black to move, with four empty squares. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 6, hint 1. */
N_("The corner region has three squares. Look outside it first.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 6, explanation of the solution. */
N_("a7 was all that White had. White passes, and you may begin the corner region yourself: it is odd, so you also play last there. With best play you win by 8.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 6, explanation why b2 is wrong. */
N_("b2 turns seven discs, but White answers a7.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 7. */
N_("White to move. Black has no move at the moment. Which of your moves keeps it so, and wins?")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 7, hint 1. */
N_("a8 is a corner. What can Black answer?")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 7, explanation of the solution. */
N_("After b8 Black still has no move and must pass, so you can take the corner a8 next. With best play you win by 8.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 7, explanation why a8 is wrong. */
N_("The corner is yours, but it lets Black play b8.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 8. */
N_("Black to move, with six empty squares. Five are on the left, and one is alone at the bottom. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 8, hint 1. */
N_("White could play f8, and nothing else.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 8, explanation of the solution. */
N_("f8 was White's only square. White passes, and you move again. With best play you win by 14.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 8, explanation why b7 is wrong. */
N_("b7 turns nine discs, but White takes f8.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 9. */
N_("Black to move. White could play only a7. Find the move that wins, here by 30 discs.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 9, hint 1. */
N_("Count nothing yet. Look for the move after which White must pass.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 9, explanation of the solution. */
N_("After a7 White must pass, and with best play it passes three more times. You win by 30.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 9, explanation why d1 is wrong. */
N_("d1 turns six discs, but White takes a7.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 10. */
N_("White to move, with seven empty squares. This time two moves win, and each of them makes Black pass. Find one.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 10, hint 1. */
N_("Black could play only a1. You can take it, or you can turn what it needs.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 10, explanation of the solution. */
N_("a1 and h8 both leave Black without a move. With best play you win by 38.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 10, explanation why f1 is wrong. */
N_("f1 turns seven discs and begins the four-square region.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 11. */
N_("Black to move, with eight empty squares. The corner h1 is there to be taken. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 11, explanation of the solution. */
N_("White had only b1, and you take it. White passes, and the corner h1 is still yours to take. With best play you win by 12.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 11, explanation why h1 is wrong. */
N_("The corner is yours, but White still has b1.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 12. */
N_("Black to move, and twelve squares are empty. You have seven moves. One wins by 22, and all the others lose.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 12, hint 1. */
N_("Where could White play if it were its turn? Only on one square.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 12, explanation of the solution. */
N_("b1 turns a single disc and leaves White without a move. White passes, and you move again. With best play you win by 22.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 12, explanation why e7 is wrong. */
N_("e7 turns ten discs, but White takes b1.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 13. */
N_("Now be careful. White to move, and one move makes Black pass at once. Is it the best one? Find the move with the best result.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 13, hint 1. */
N_("g8 is a square that Black cannot use. Does it have to be now?")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 13, hint 2. */
N_("Save g8. You will need a move later.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 13, explanation of the solution. */
N_("a2 lets Black take the corner a1, and g8 waits for you. With best play you win by 12.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 13, explanation why g8 is wrong. */
N_("Black must pass, but now you have to begin the four squares at the top left yourself.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 14. */
N_("Now play a game to its end. You play Black, with thirteen empty squares. White has no move at the moment. Keep it short of moves, and win.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 14, hint 1. */
N_("Before each move, ask where White could play after it.")

/* Translators: the pack lessons-5-endgame, lesson making-them-pass: step 15. */
N_("To sum up: near the end, look first for moves that leave your opponent none, and count whether the extra move helps you.")

/* Translators: the pack lessons-5-endgame, lesson swindles: title. */
N_("Swindles")

/* Translators: the pack lessons-5-endgame, lesson swindles: summary. */
N_("See which squares your opponent can never reach, and use them as moves in store.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 1. */
N_("Seven squares are empty here, and White is to move. Black can never play on a8: every line of play to the end of the game was tried, and in none of them does it get there. a8 is White's own region. Players call that a swindle, because it upsets the counting of who plays last.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 2. */
N_("Without a8, six squares are left: four at the top right, two at the bottom right. Both regions are even, and nobody wants to begin them. White's only other move, g2, loses by 20. But a8 is a move in store. Watch: White plays it, Black has to begin, and White wins by 6.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 3. */
N_("So ask two things. Which squares can my opponent never reach? And do I need that move now, or can it wait? Where both of you want a square, take that one first: your own region does not run away.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 4. */
N_("You play Black. White can never play on h7. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 4, hint 1. */
N_("h7 can wait. Which square does White want?")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 4, explanation of the solution. */
N_("You take a1 before White does. White has to begin c8 and d8, and h7 is left for you. With best play you win by 4.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 4, explanation why d8 is wrong. */
N_("d8 turns five discs, but White takes a1.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 5. */
N_("You play White. Black can never play on a1. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 5, hint 1. */
N_("You have three moves: a1, b7 and a8. Black could play h1, b7 and h7.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 5, explanation of the solution. */
N_("With a1 you use the move in store now, and Black has to begin elsewhere. With best play you win by 14.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 6. */
N_("You play Black. White can never play on h2. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 6, hint 1. */
N_("Leave h2 for later. Which single square could White play on?")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 6, explanation of the solution. */
N_("You take b7, which White wanted. Now White has to begin the four squares at the bottom right, and h2 is still yours. With best play you win by 12.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 7. */
N_("You play Black, and White can never play on b8. Is this the moment to use it? Find the best move.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 7, hint 1. */
N_("What would you have to begin at the top?")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 7, explanation of the solution. */
N_("You use your move in store, and White has to begin at the top. With best play you win by 8.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 7, explanation why h2 is wrong. */
N_("h2 turns nine discs, but White answers g1.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 8. */
N_("You play Black. The corner h8 is yours: White can never play there. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 8, hint 1. */
N_("Even a corner can wait, if nobody else can take it.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 8, explanation of the solution. */
N_("White could have taken a1. You take it, and h8 still waits for you. With best play you win by 12.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 9. */
N_("You play White, and Black can never play on b1. Find the best move.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 9, hint 1. */
N_("You have three moves. Two of them hand Black a corner.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 9, explanation of the solution. */
N_("Black still has only g7 and e8, and now it has to move. That is what a move in store is for. With best play you win by 6.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 10. */
N_("You play Black. White can never play on b2. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 10, hint 1. */
N_("White could play h1, h2, a7 and g7.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 10, explanation of the solution. */
N_("You take a7 before White does, and b2 stays yours. With best play you win by 16.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 11. */
N_("You play Black, with eight empty squares. White can never play on g1. You have six moves, and only one of them wins. Which?")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 11, hint 1. */
N_("White could play h7 and b8 only.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 11, explanation of the solution. */
N_("h7 leaves White only b8, and g1 is still in store. With best play you win by 20.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 11, explanation why g1 is wrong. */
N_("g1 turns seven discs, but it could have waited. White takes h7.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 12. */
N_("You play Black, with eight empty squares. The corner a8 is yours: White can never play there. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 12, hint 1. */
N_("White could play a3, h7, g8 and h8.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 12, explanation of the solution. */
N_("White may take the corner h8, but you have a3, and a8 is still in store. With best play you win by 6.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 12, explanation why a8 is wrong. */
N_("The corner could have waited. White takes a3.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 13. */
N_("Now a region that only looks like a swindle. You play White. Black cannot play on a1, b1 or b2 at the moment, but it may be able to later. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 13, hint 1. */
N_("b1 and b2 let Black in. Look at what it could play next.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 13, explanation of the solution. */
N_("After a1 Black still cannot play at the top left. With best play you win by 8.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 13, explanation why b2 is wrong. */
N_("b2 turns eight discs, but it lets Black in, and Black could play a1 or b1 next. It answers a7 first.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 14. */
N_("Now play a game to its end. You play Black, with eight empty squares, and White can never play on a7. With best play you win by 40.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 14, hint 1. */
N_("White could play only h5 and h6 at first. Keep a7 in store.")

/* Translators: the pack lessons-5-endgame, lesson swindles: step 15. */
N_("To sum up: squares that your opponent can never reach are moves in store, so take what you both want first, and use them when any other move would begin a region that you do not want to begin.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: title. */
N_("Parity by itself")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: summary. */
N_("Find the move in an odd region that decides the game.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 1. */
N_("Black to move, with six empty squares. e1 and f1 are an even region. a7, a8 and b8 are an odd one, and g8 by itself is odd too. White could play e1, f1 or g8 if it were its turn.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 2. */
N_("Watch: Black fills g8. White has to begin the pair at the top, and in the end the last square of that pair is Black's. Black wins by 8. After any other move Black would lose.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 3. */
N_("That is parity by itself: no big capture, no corner, just the right region. As a rule, play into an odd region and leave the even ones to your opponent. And where there are several odd regions, first take what your opponent could use as well.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 4. */
N_("Black to move. Mark all squares of the odd regions.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 4, hint 1. */
N_("Four squares are empty, and two of them touch.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 4, explanation of the solution. */
N_("h5 and a7 are alone. h7 and h8 are a pair, which is even.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 5. */
N_("You play Black. Which move gives you the best result?")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 5, hint 1. */
N_("White could play on both single squares. Which one would it take if you do not?")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 5, explanation of the solution. */
N_("You take a7, the single square that White would take. With best play you win by 4.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 5, explanation why h5 is wrong. */
N_("h5 is odd too, but White takes a7.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 5, explanation why h7 is wrong. */
N_("h7 begins the pair, and White takes a7.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 6. */
N_("Black to move. g1 and a4 are single squares, and four squares at the top left are an even region. Find the best move.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 6, hint 1. */
N_("Of the two single squares, which is worth more?")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 6, explanation of the solution. */
N_("After g1 White has b1 and a4 only. With best play you win by 10.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 6, explanation why a4 is wrong. */
N_("a4 is odd too, but White takes g1.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 7. */
N_("White to move. There are two squares at the top left and three at the bottom left. Find the best move.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 7, hint 1. */
N_("In a region of three, whoever begins may also play last.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 7, explanation of the solution. */
N_("You begin the region of three. In the best line Black begins the pair, and you play last in both. With best play you win by 8.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 7, explanation why a1 is wrong. */
N_("The corner is yours, but a1 begins the pair.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 8. */
N_("Black to move, with eight empty squares: two pairs, a region of three, and a single square. Find the best move.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 8, hint 1. */
N_("White could play a2, a8 or b8.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 8, explanation of the solution. */
N_("After a2 White has only a8 and b8, so it has to begin that pair. With best play you win by 8.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 8, explanation why h1 is wrong. */
N_("The corner h1 is in an odd region too, but White takes a2.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 8, explanation why h2 is wrong. */
N_("h2 turns seven discs, but White takes a2.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 9. */
N_("Black to move. b1 and e8 are single squares. The other six are a pair and a region of four. Find the best move.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 9, hint 1. */
N_("White could play b1, a7 or a8.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 9, explanation of the solution. */
N_("After b1 White has only a7 and a8, and has to begin that pair. With best play you win by 28.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 9, explanation why e8 is wrong. */
N_("e8 is odd too, but White takes b1.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 10. */
N_("White to move, with seven empty squares: two pairs, and three squares at the top right. Find the best move.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 10, hint 1. */
N_("The region of three is odd. But two of its squares would hand Black the corner.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 10, explanation of the solution. */
N_("h1 begins the region of three with the corner itself. With best play you win by 8.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 11. */
N_("White to move, with nine empty squares: two regions of four, and a4. Find the best move.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 11, hint 1. */
N_("Leave both regions of four to Black.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 11, explanation of the solution. */
N_("a4 turns a single disc, and Black has to begin a region of four. With best play you win by 8.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 11, explanation why c8 is wrong. */
N_("c8 turns five discs and begins a region of four.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 12. */
N_("White to move, with nine empty squares: four at the top right, a pair, and three at the bottom right. Find the best move.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 12, hint 1. */
N_("You can play g2, g7 or g8. Which of them is in an odd region, and hands nothing over?")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 12, explanation of the solution. */
N_("g7 begins the region of three. Even though Black may then take h8, it is the best move. With best play you win by 6.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 13. */
N_("Black to move, with ten empty squares. The odd regions are a1, b1 and b2 together, and h5. Find the best move.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 13, hint 1. */
N_("You have six moves. Three of them are in odd regions: b1, b2 and h5.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 13, explanation of the solution. */
N_("b1 begins the region of three. With best play you win by 6.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 13, explanation why h5 is wrong. */
N_("h5 is odd too, but White answers g1.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 14. */
N_("The rule helps often, but not always. Black to move. b2 and the three squares at the top right are odd; a8 with b8, and g8 with h8, are pairs. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 14, hint 1. */
N_("Only one move wins, and it begins an even region.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 14, explanation of the solution. */
N_("b8 begins a pair, against the rule. It leaves White only g1 and h2. With best play you win by 4.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 14, explanation why h2 is wrong. */
N_("h2 begins the odd region of three, but White takes h1.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 14, explanation why b2 is wrong. */
N_("b2 fills the single square, but White answers h2.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 15. */
N_("Now play a game to its end. You play White, with nine empty squares. h5 is the only odd region. With best play you win by 26.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 15, hint 1. */
N_("Before each move, see which regions are odd now.")

/* Translators: the pack lessons-5-endgame, lesson parity-by-itself: step 16. */
N_("To sum up: play into odd regions and first into those that your opponent could use as well, but count the moves out when few squares are left.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: title. */
N_("Three and four squares to go")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: summary. */
N_("Work out the last three or four moves of a game in your head.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 1. */
N_("White to move, and three squares are empty: h1, h7 and g8. Three squares can be filled in six orders at most, so you can go through all of them in your head.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 2. */
N_("Take your moves one by one, and answer each with your opponent's best move. Watch g8 first. Black answers with the corner, White must pass, and Black plays last. Black wins by 6.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 3. */
N_("And this is h1. It turns one disc only. But Black has to answer g8, and White plays last with h7. White wins by 22.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 4, hint 1. */
N_("What does Black take if you play g7 or h7?")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 4, explanation of the solution. */
N_("You take the corner before Black can. With best play you win by 4.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 5. */
N_("White to move, with three empty squares. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 5, hint 1. */
N_("Black could play g7 or h2 if it were its turn.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 5, explanation of the solution. */
N_("h2 turns a single disc, and Black has to play g7. With best play you win by 20.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 6. */
N_("White to move. Three squares are left, and one of them is a corner. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 6, hint 1. */
N_("Black could play only a2.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 6, explanation of the solution. */
N_("a2 turns a single disc. Black must pass, and passes again after a6. You play all three squares. With best play you win by 8.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 6, explanation why a8 is wrong. */
N_("The corner turns six discs, but Black takes a2.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 6, explanation why a6 is wrong. */
N_("a6 turns six discs, but Black takes a2.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 7. */
N_("White to move. Two empty squares are at the corner, one is elsewhere. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 7, hint 1. */
N_("Who will have to begin the pair a1 and a2?")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 7, explanation of the solution. */
N_("After g6 Black has to play a2, and you take the corner last. With best play you win by 16.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 7, explanation why a1 is wrong. */
N_("The corner is yours, but Black takes g6.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 8. */
N_("Four squares can be filled in 24 orders at most. But usually a side has two or three moves, and some of them are bad at once. Look at the answer first: what does your opponent want to play? You can practise this against the clock in the drill “Four Squares to Go”.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 9, hint 1. */
N_("White could play b7 or h8. Which of them hurts more?")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 9, explanation of the solution. */
N_("h8 turns a single disc. White has only b7. Then you take the corner h1, and White fills g1. With best play you win by 6.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 9, explanation why h1 is wrong. */
N_("The corner is yours, but White takes h8.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 9, explanation why g1 is wrong. */
N_("g1 turns seven discs, but White takes h8.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 10. */
N_("Black to move, with four empty squares and two moves. One turns eight discs, and one turns a single disc. Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 10, hint 1. */
N_("After b7, what can White take?")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 10, explanation of the solution. */
N_("After h8 White has only b7. Then you take both corners, a1 and a8. With best play you win by 22.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 11, hint 1. */
N_("White could play h1, a3 and a7. Only one of them decides the game.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 11, explanation of the solution. */
N_("a7 was the square that White needed most. The corner h1 does not save it. With best play you win by 8.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 12. */
N_("Black to move, with four empty squares. You have h1 and b2. Count both to the end.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 12, hint 1. */
N_("With h1 the region of three is left, and White has to begin it.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 12, explanation of the solution. */
N_("In the best line White plays b1, you take a1, and White plays b2. With best play you win by 10.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 13. */
N_("Black to move, with four empty squares. Every other move loses by 8 or more. Find the one that wins.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 13, hint 1. */
N_("Two of your three moves give White a corner.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 13, explanation of the solution. */
N_("After h1 White has only g7, and that gives you h8. With best play you win by 24.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 14. */
N_("Rules of thumb fail here. Black to move. a6 and g8 are single squares, and single squares are odd. Find the move with the best result.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 14, hint 1. */
N_("Forget the rule. Count your four moves.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 14, explanation of the solution. */
N_("The corner a8 is in the even region, and it is the only move that does not lose. With best play you win by 2.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 14, explanation why a6 is wrong. */
N_("a6 fills a single square, but White takes the corner a8.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 14, explanation why g8 is wrong. */
N_("g8 fills a single square, but White takes a6.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 15. */
N_("Now play a game to its end. You play Black, with nine empty squares. With best play you win by 26. Play sensibly until four squares are left, and then count.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 15, hint 1. */
N_("White could play only b8 and e8 at first.")

/* Translators: the pack lessons-5-endgame, lesson last-four-squares: step 16. */
N_("To sum up: with three or four squares left, try each of your moves, answer it as your opponent would, and count to the end.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: title. */
N_("A corner for control")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: summary. */
N_("Give a corner up where that leaves your opponent hardly a move.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 1. */
N_("White to move. g7 is beside the empty corner h8, and it lets Black take that corner. But look at Black's moves: it has only g7, h7 and b8 now. Strong players give a corner up when they get control for it: the other side has hardly a move left.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 2. */
N_("Watch: White gives the corner, Black takes it, and after h7 Black has one move left: b8. With best play White wins by 10.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 3. */
N_("A corner is good because it is safe and because it brings moves. Where it brings no moves, it may be worth less than the turn that it costs. But first be sure: can you really keep your opponent short, whatever it plays?")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 4. */
N_("Black to move. Make sure that you can leave White one move at most with your next move.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 4, hint 1. */
N_("White could play a2 or b2.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 4, hint 2. */
N_("One of these squares is beside an empty corner. Go there yourself.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 4, explanation of the solution. */
N_("b2 lets White take a1. But then a2 leaves White no move at all. With best play you win by 26, and no move does better.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 5, hint 1. */
N_("White could play b3 or a7. Which of your moves takes both away?")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 5, explanation of the solution. */
N_("a7 leaves White a8 and b8 only. If it takes the corner a8, you play b8, and a2 is all it has. With best play you win by 14.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 6, hint 1. */
N_("White could play f1 or c2.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 6, explanation of the solution. */
N_("After f1 White may take h1. Then you play h2, and only c2 is left to White. With best play you win by 34.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 7. */
N_("White to move. Make sure that you can leave Black one move at most with your next move.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 7, hint 1. */
N_("Black could play g7 or h7.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 7, explanation of the solution. */
N_("g7 leaves Black h7 and the corner h8. If it takes the corner, h7 leaves it no move. With best play you win by 24.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 8, hint 1. */
N_("Black could play h3, h4 or a7.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 8, explanation of the solution. */
N_("a7 turns seven discs and leaves Black only h4 and the corner a8. After a8 you play a2, and h4 is all that is left. With best play you win by 18.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 9, hint 1. */
N_("Black could play g7 or f8.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 9, explanation of the solution. */
N_("g7 turns a single disc. If Black takes the corner h8, you play h7, and only f8 is left. With best play you win by 32.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 10, hint 1. */
N_("Black could play g1 or b8. Take the one beside the corner.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 10, explanation of the solution. */
N_("g1 lets Black take h1. Then h2 or b8 leaves it one move. With best play you win by 6, and every other move loses.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 11. */
N_("White to move, and now you have three moves, this one being the first. Leave Black one move at most, whatever it plays.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 11, hint 1. */
N_("Black could play h6, a7, b7 and h7.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 11, hint 2. */
N_("Which corner costs you least to give?")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 11, explanation of the solution. */
N_("b7 gives the corner a8. If Black takes it, you play a7, and only h6 and h7 are left to it. With best play you win by 26, and no move does better.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 12. */
N_("Black to move, and again you have three moves, this one being the first. Leave White one move at most, whatever it plays.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 12, hint 1. */
N_("White could play a2, b2, g7 and b8.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 12, explanation of the solution. */
N_("b2 gives the corner a1. If White takes it, you play a2, and only g7 and b8 are left to it. With best play you win by 22, and no move does better.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 13. */
N_("Control can deceive. Black to move. b1 gives the corner a1 away and leaves White nothing else. Is it good? Find the move that wins.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 13, hint 1. */
N_("There is another move that leaves White one reply, and gives no corner.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 13, explanation of the solution. */
N_("h7 leaves White only b1, and it is you who takes a1. With best play you win by 33.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 14. */
N_("Now play a game to its end. You play White, with fifteen empty squares. b2 gives a corner away, and with best play it still wins by 28. Find your own way, and win.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 14, hint 1. */
N_("Black could play only h1, b2 and h2 at first.")

/* Translators: the pack lessons-5-endgame, lesson corner-for-control: step 15. */
N_("To sum up: you may give a corner up when you can keep your opponent short of moves whatever it plays, and near the end you count first.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: title. */
N_("Wipe-outs")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: summary. */
N_("Turn your opponent's last disc, and see in time when yours are in danger.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 1. */
N_("Whoever loses their last disc has lost the game, however many squares are empty. One side has no disc to outflank with, and the other has nothing to outflank, so neither can move. This is called a wipe-out. Look out for it early in a game, and again near its end.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 2. */
N_("Watch this short game. With the ninth move, c5, Black turns all the white discs that are left. The game is over.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 3. */
N_("Black to move. Turn all of White's discs with one move.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 3, hint 1. */
N_("White has three discs, on e3, e4 and e5. From which square do lines run to all three?")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 3, explanation of the solution. */
N_("f4 turns e3, e4 and e5, each on a line of its own.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 4, hint 1. */
N_("All white discs are on one line.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 4, explanation of the solution. */
N_("g8 stands behind f7 and e6, and b3 stands at the other end of the diagonal.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 5. */
N_("Near the end of a game it is the same. Black to move. Turn all of White's discs with one move.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 5, hint 1. */
N_("White has discs in row 3 only.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 5, explanation of the solution. */
N_("h3 outflanks all of row 3 from e3 to g3.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 6. */
N_("Now defend yourself. You have a single disc, d4. White to move. Find the only move after which Black cannot turn all your discs with its next move.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 6, hint 1. */
N_("After your move all your discs are on one line. Is there a black disc at an end of that line?")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 6, explanation of the solution. */
N_("f2 turns e3. Your three discs are on one line, and no black disc stands at either end of it. After every other move Black takes them all.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 7. */
N_("You have a single disc, e4. Black to move. Find the only move after which White cannot turn all your discs with its next move.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 7, hint 1. */
N_("Go to a line that has no white disc at its end.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 7, explanation of the solution. */
N_("c6 turns d5. Your discs c6, d5 and e4 have no white disc at either end.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 8. */
N_("You have a single disc, d4, and two of your moves save you. White to move. Find a move after which Black cannot turn all your discs with its next move.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 8, explanation of the solution. */
N_("After g4 your discs lie in row 4, and after f6 on a diagonal. Neither line has a black disc at its end.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 9. */
N_("Black to move. Find the move after which you can turn White's last disc next turn, whatever White plays.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 9, hint 1. */
N_("Leave White a single disc.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 9, explanation of the solution. */
N_("f1 turns f2, f3 and f4 and leaves White the disc on e4. White has eight moves, and after each of them all its discs lie on one line that you can take.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 10. */
N_("White to move. Find the move after which you can turn Black's last disc next turn, whatever Black plays.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 10, hint 1. */
N_("A side that must pass cannot bring new discs.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 10, explanation of the solution. */
N_("After a7 Black has no move and must pass. Then b8 turns the rest.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 11, hint 1. */
N_("Which move leaves White without a reply?")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 11, explanation of the solution. */
N_("After h2 White must pass, and h5 turns the last discs. h5 at once is too early: White answers h6.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 12. */
N_("White wants to turn all your discs, and you have four. Black to move. Find the only move after which White cannot force it within three moves.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 12, hint 1. */
N_("Stay away from the corner a1.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 12, explanation of the solution. */
N_("After a4 White cannot turn all your discs within three moves, whatever it tries. a2 and b2 lose them.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 13. */
N_("White to move. Find the move that lets you turn Black's last disc within three moves of yours, whatever Black plays.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 13, hint 1. */
N_("Black has one move now. Take it away.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 13, explanation of the solution. */
N_("e3 takes Black's only move away. Black must pass, and you have time for the rest.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 14. */
N_("Few discs alone do not lose a game. Here Black has eight discs, White has 44, and 12 squares are empty. Black to move: find the move with the best result.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 14, explanation of the solution. */
N_("With f8 you win by 26, if both sides play as well as they can.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 15. */
N_("Play this out against Sumi. You are Black, and White has four discs. Win the game, by a wipe-out if you can.")

/* Translators: the pack lessons-5-endgame, lesson wipe-outs: step 16. */
N_("When you have few discs left, look before each move whether one line takes them all.")

/* Translators: the pack lessons-5-endgame, lesson checklist: title. */
N_("Before every move: a checklist")

/* Translators: the pack lessons-5-endgame, lesson checklist: summary. */
N_("Ask yourself the same six questions before every move.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 1. */
N_("A single careless move can lose a game. So ask yourself six questions before every move, always in this order. Can I take a corner? Can my opponent take one? Does my move give one away? Is there a gap in an edge? How many moves does my move leave? And near the end: what is the result?")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 2. */
N_("The first question: can I take a corner? White to move. Take one.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 2, explanation of the solution. */
N_("Look at the four corners first, every time.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 3. */
N_("The second question: can my opponent take a corner? White aims at h8 here, along the right-hand edge. Black does not look, plays c1, and White takes h8.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 4. */
N_("Black to move. Find the only move after which White cannot take a corner at once.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 4, hint 1. */
N_("White aims at h1. Which white disc makes that possible?")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 4, explanation of the solution. */
N_("h7 turns the disc on h3, without which White cannot take h1.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 5. */
N_("The third question: does my move give a corner away? Mark every move of yours after which White can take a corner at once.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 5, hint 1. */
N_("Look at the X-squares and C-squares among your moves.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 5, explanation of the solution. */
N_("Only g2 and g7 give a corner away here.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 6. */
N_("The fourth question: is there a gap in an edge? Black to move. Find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 6, explanation of the solution. */
N_("f1 is a wedge between e1 and g1. Now g1 lies between f1 and h1, and White cannot change that.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 7. */
N_("The fifth question: how many moves does my move leave? Black to move. Leave White as few moves as you can.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 7, hint 1. */
N_("White has five moves now. Can you take one of them and spoil another?")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 7, explanation of the solution. */
N_("You take g8 from White, and turning g7 spoils g1. Three moves are left.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 8. */
N_("The sixth question: what is the result? Black to move, and six squares are empty. Find the move with the best result.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 8, hint 1. */
N_("Two empty squares stand alone. On which of them can you play?")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 8, explanation of the solution. */
N_("a7 fills a single square, and only b1 is left to White. You win by 8, if both sides play as well as they can.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 9. */
N_("Now you are not told which question helps. Black to move. Find the move after which you can take a corner next turn, whatever White plays.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 9, hint 1. */
N_("Count White's moves, and see which of them are harmless.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 9, explanation of the solution. */
N_("After a2 White has b2, h2 and g7, and each of them opens a corner.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 10. */
N_("Black to move. Leave White as few moves as you can.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 10, explanation of the solution. */
N_("g6 leaves White five moves, and only g7 is a new one.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 11. */
N_("Here a good rule fails, so look twice. White to move. Find the only move after which Black cannot take a corner at once.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 11, hint 1. */
N_("Black aims at a8, along the diagonal.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 11, hint 2. */
N_("An X-square is the answer.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 11, explanation of the solution. */
N_("g2 is an X-square, and here it is right: it turns e4, without which Black cannot take a8. Black cannot take h1 at once either.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 12, explanation of the solution. */
N_("b1 fills the single square. You win by 12, if both sides play as well as they can.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 13, hint 1. */
N_("What is White's only move?")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 13, explanation of the solution. */
N_("White's one move, h7, gives h8 away. g1 changes nothing there, so White has to play h7.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 14, explanation of the solution. */
N_("White aims at h8, along the bottom edge. e8 turns the disc on f8.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 15. */
N_("Black to move. Find the move after which you can make White pass with your next one.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 15, hint 1. */
N_("White has two moves. Take one, and leave one.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 15, explanation of the solution. */
N_("After b8 White has only a7. Then e2 or a8 leaves it no move.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 16. */
N_("Now play a whole game against Sumi, and ask the six questions before each move. You are Black. Win.")

/* Translators: the pack lessons-5-endgame, lesson checklist: step 17. */
N_("Ask the six questions in the same order before every move, even when the move looks clear.")

/* Translators: the pack lessons-7-openings: title. */
N_("Openings")

/* Translators: the pack lessons-7-openings: summary. */
N_("The first moves have names. See through symmetry and order, and know a line again.")

/* Translators: the pack lessons-7-openings: source. */
N_("The names and moves are those that players use.")

/* Translators: the pack lessons-7-openings, lesson openings: title. */
N_("Openings: symmetry, names, transpositions")

/* Translators: the pack lessons-7-openings, lesson openings: summary. */
N_("Know the first moves by name, however the board is turned and in whatever order they were played.")

/* Translators: the pack lessons-7-openings, lesson openings: step 1. */
N_("Strong players know the first moves of a game by name. There are fewer of them than it seems. This lesson shows how they are told apart.")

/* Translators: the pack lessons-7-openings, lesson openings: step 2. */
N_("Every game begins with the same four discs, and Black has only a few first moves. Mark them all.")

/* Translators: the pack lessons-7-openings, lesson openings: step 2, hint 1. */
N_("Beside each white disc there is an empty square from which a line leads over it to a black disc.")

/* Translators: the pack lessons-7-openings, lesson openings: step 2, explanation of the solution. */
N_("c4, d3, e6 and f5: each turns one white disc.")

/* Translators: the pack lessons-7-openings, lesson openings: step 3. */
N_("These four moves are one and the same, by symmetry. Turn the board half round, or mirror it on a long diagonal, and each of them becomes another. So it does not matter which one Black plays.")

/* Translators: the pack lessons-7-openings, lesson openings: step 4. */
N_("Say Black has played f5. Mark all moves that White can answer with.")

/* Translators: the pack lessons-7-openings, lesson openings: step 4, hint 1. */
N_("White can turn d5, e5 or e4, each from another square.")

/* Translators: the pack lessons-7-openings, lesson openings: step 4, explanation of the solution. */
N_("d6, f4 and f6. No symmetry makes one of these into another: here the openings part.")

/* Translators: the pack lessons-7-openings, lesson openings: step 5. */
N_("Look at White's three discs after f6. They stand on a diagonal line, so this is the Diagonal opening.")

/* Translators: the pack lessons-7-openings, lesson openings: step 6. */
N_("After d6 White's three discs stand at a right angle to Black's row. This is the Perpendicular opening.")

/* Translators: the pack lessons-7-openings, lesson openings: step 7. */
N_("After f4 White's row lies beside Black's. This is the Parallel opening.")

/* Translators: the pack lessons-7-openings, lesson openings: step 8. */
N_("This game began with c4 instead of f5. Which opening is it?")

/* Translators: the pack lessons-7-openings, lesson openings: step 8, option 1. */
N_("Diagonal")

/* Translators: the pack lessons-7-openings, lesson openings: step 8, option 2. */
N_("Perpendicular")

/* Translators: the pack lessons-7-openings, lesson openings: step 8, option 3. */
N_("Parallel")

/* Translators: the pack lessons-7-openings, lesson openings: step 8, hint 1. */
N_("Look at White's three discs in a line, and at Black's.")

/* Translators: the pack lessons-7-openings, lesson openings: step 8, explanation of the solution. */
N_("White's three discs stand at a right angle to Black's row: this is f5 and d6, seen from the other side.")

/* Translators: the pack lessons-7-openings, lesson openings: step 9. */
N_("And which opening is this?")

/* Translators: the pack lessons-7-openings, lesson openings: step 9, hint 1. */
N_("Look at White's three discs in a line.")

/* Translators: the pack lessons-7-openings, lesson openings: step 9, explanation of the solution. */
N_("d4, e5 and f6 are a diagonal: the Diagonal opening, mirrored.")

/* Translators: the pack lessons-7-openings, lesson openings: step 10. */
N_("And this one?")

/* Translators: the pack lessons-7-openings, lesson openings: step 10, explanation of the solution. */
N_("White's column e lies beside Black's column d: the Parallel opening.")

/* Translators: the pack lessons-7-openings, lesson openings: step 11. */
N_("Longer lines have names too, and some are named after animals. Watch the Tiger, which begins with the Perpendicular opening.")

/* Translators: the pack lessons-7-openings, lesson openings: step 12. */
N_("The same line once more. Which move makes it the Tiger?")

/* Translators: the pack lessons-7-openings, lesson openings: step 12, option 2. */
N_("e3")

/* Translators: the pack lessons-7-openings, lesson openings: step 12, option 3. */
N_("c5")

/* Translators: the pack lessons-7-openings, lesson openings: step 12, hint 1. */
N_("In the Tiger, Black's last move turns the disc on d4.")

/* Translators: the pack lessons-7-openings, lesson openings: step 12, explanation of the solution. */
N_("c4 was the last move of the line that you have watched.")

/* Translators: the pack lessons-7-openings, lesson openings: step 13. */
N_("Now play the Tiger yourself, as Black, against the program. The board may be turned, and another order of moves is right too if it leads there.")

/* Translators: the pack lessons-7-openings, lesson openings: step 13, hint 1. */
N_("Turn the board in your mind until your first move is the f5 that you have watched.")

/* Translators: the pack lessons-7-openings, lesson openings: step 13, explanation of the solution. */
N_("Seen from the side of f5 it is f5, d6, c3, d3, c4.")

/* Translators: the pack lessons-7-openings, lesson openings: step 14. */
N_("This line too began with the Perpendicular opening. Which opening is it now?")

/* Translators: the pack lessons-7-openings, lesson openings: step 14, option 1. */
N_("Tiger")

/* Translators: the pack lessons-7-openings, lesson openings: step 14, option 2. */
N_("Cat")

/* Translators: the pack lessons-7-openings, lesson openings: step 14, option 3. */
N_("Cow")

/* Translators: the pack lessons-7-openings, lesson openings: step 14, hint 1. */
N_("It is not the Tiger, and it did not begin with the Diagonal opening.")

/* Translators: the pack lessons-7-openings, lesson openings: step 14, explanation of the solution. */
N_("f5, d6, c4, d3, c5 is the Cat.")

/* Translators: the pack lessons-7-openings, lesson openings: step 15. */
N_("An opening is known by its position, not by the order of its moves. Watch how Black plays c4 first here, as in the Cat, and c3 afterwards.")

/* Translators: the pack lessons-7-openings, lesson openings: step 16. */
N_("Which opening has it become?")

/* Translators: the pack lessons-7-openings, lesson openings: step 16, hint 1. */
N_("Compare the discs with those of the line with c3 first and c4 last.")

/* Translators: the pack lessons-7-openings, lesson openings: step 16, explanation of the solution. */
N_("The same discs lie on the same squares as in the Tiger. Another order of moves that leads to one position is called a transposition.")

/* Translators: the pack lessons-7-openings, lesson openings: step 17. */
N_("This game began as the Parallel opening. Which opening has it become?")

/* Translators: the pack lessons-7-openings, lesson openings: step 17, option 3. */
N_("Buffalo")

/* Translators: the pack lessons-7-openings, lesson openings: step 17, hint 1. */
N_("Its moves could also have come in the order c4, c3, d3, c5, d6.")

/* Translators: the pack lessons-7-openings, lesson openings: step 17, explanation of the solution. */
N_("c4, c3, d3, c5, d6 is the Cow, and these are the same moves in another order.")

/* Translators: the pack lessons-7-openings, lesson openings: step 18. */
N_("Look closely: here Black's last move was not d6 but c6. Is it the Cow?")

/* Translators: the pack lessons-7-openings, lesson openings: step 18, option 1. */
N_("It is the Cow.")

/* Translators: the pack lessons-7-openings, lesson openings: step 18, option 2. */
N_("It is the Buffalo.")

/* Translators: the pack lessons-7-openings, lesson openings: step 18, option 3. */
N_("It has no name here.")

/* Translators: the pack lessons-7-openings, lesson openings: step 18, hint 1. */
N_("One disc on another square is another position.")

/* Translators: the pack lessons-7-openings, lesson openings: step 18, explanation of the solution. */
N_("The Cow has a black disc on d6, the Buffalo one on f6. Whoever leaves a line that has a name just plays on.")

/* Translators: the pack lessons-7-openings, lesson openings: step 19. */
N_("And this one? It is turned half round.")

/* Translators: the pack lessons-7-openings, lesson openings: step 19, option 2. */
N_("Snake")

/* Translators: the pack lessons-7-openings, lesson openings: step 19, hint 1. */
N_("Turn it back: f5 becomes c4, f6 becomes c3, and c3 becomes f6.")

/* Translators: the pack lessons-7-openings, lesson openings: step 19, explanation of the solution. */
N_("Turned back it is c4, c3, d3, c5, f6: the Buffalo.")

/* Translators: the pack lessons-7-openings, lesson openings: step 20. */
N_("You are White now, and Black has begun with c4. Play the Cow. In the Cow, White plays c3 and c5.")

/* Translators: the pack lessons-7-openings, lesson openings: step 20, hint 1. */
N_("c3 and c5: the order is yours, and Black comes to meet you.")

/* Translators: the pack lessons-7-openings, lesson openings: step 20, explanation of the solution. */
N_("c4, c3, d3, c5, d6, or c4, c5, d6, c3, d3: both are the Cow.")

/* Translators: the pack lessons-7-openings, lesson openings: step 20, explanation why e3 is wrong. */
N_("That is the Perpendicular opening. The Cow has a white disc on c3 and one on c5.")

/* Translators: the pack lessons-7-openings, lesson openings: step 21. */
N_("Now play a game that begins with the Tiger. You are White. On the page Play, the name of an opening stands below the board.")

/* Translators: the pack lessons-7-openings, lesson openings: step 21, explanation of the solution. */
N_("Well played. A review of a game names its opening too.")

/* Translators: the pack lessons-7-openings, lesson openings: step 22. */
N_("Names help when you talk about games, and symmetry leaves less to remember, but Sumi cannot prove what an opening move is worth: the values in a review of it are estimates, and are shown as such.")

/* Translators: the pack mobility: title. */
N_("The fewest replies")

/* Translators: the pack mobility: summary. */
N_("Find the move that leaves your opponent the fewest moves. Easy ones come first.")

/* Translators: the pack theme-corner-2: summary. */
N_("One move makes sure of a corner with your next move.")

/* Translators: the pack theme-corner-3: summary. */
N_("One move makes sure of a corner within three moves of yours.")

/* Translators: the pack theme-corner-4: title. */
N_("A corner in four moves")

/* Translators: the pack theme-corner-4: summary. */
N_("One move makes sure of a corner within four moves of yours.")

/* Translators: the pack practice-corner-gifts: title. */
N_("Moves that give a corner")

/* Translators: the pack practice-corner-gifts: summary. */
N_("Which moves hand your opponent a corner?")

/* Translators: the pack theme-creep: summary. */
N_("Moves along an edge take your opponent's replies away.")

/* Translators: the pack theme-deny-corner: title. */
N_("A corner denied")

/* Translators: the pack theme-deny-corner: summary. */
N_("One move keeps your opponent from forcing a corner.")

/* Translators: the pack theme-fewest-replies: title. */
N_("Fewest replies")

/* Translators: the pack theme-fewest-replies: summary. */
N_("One move leaves your opponent fewer replies than any other, by two or more.")

/* Translators: the pack practice-frontier: title. */
N_("Frontier discs")

/* Translators: the pack practice-frontier: summary. */
N_("See the frontier, and keep your own small.")

/* Translators: the pack practice-frontier, puzzle 0025: title. */
N_("The smallest frontier")

/* Translators: the pack practice-handicap: title. */
N_("With corners given")

/* Translators: the pack practice-handicap: summary. */
N_("Positions from games that began with corners given to Black.")

/* Translators: the pack practice-handicap: source. */
N_("Made from random games, with corners given before the first move.")

/* Translators: the pack practice-handicap, puzzle 0001: title. */
N_("Stable discs")

/* Translators: the pack theme-last-moves: title. */
N_("The last moves")

/* Translators: the pack theme-last-moves: summary. */
N_("One move is better than all others by four discs or more.")

/* Translators: the pack theme-one-reply: title. */
N_("A single reply")

/* Translators: the pack theme-one-reply: summary. */
N_("One move makes sure that your opponent soon has no choice.")

/* Translators: the pack practice-opening: title. */
N_("Openings by name")

/* Translators: the pack practice-opening: summary. */
N_("Know a line by its name, however it is turned, and play it.")

/* Translators: the pack practice-opening, puzzle 0001: title. */
N_("Which opening is this?")

/* Translators: the pack practice-opening, puzzle 0001: option 1. */
N_("Heath")

/* Translators: the pack practice-opening, puzzle 0001: option 2. */
N_("Wing")

/* Translators: the pack practice-opening, puzzle 0001: option 3. */
N_("Bent Ganglion")

/* Translators: the pack practice-opening, puzzle 0001: option 4. */
N_("Ganglion")

/* Translators: the pack practice-opening, puzzle 0002: option 2. */
N_("Semi-Wing")

/* Translators: the pack practice-opening, puzzle 0005: option 4. */
N_("X-square")

/* Translators: the pack practice-opening, puzzle 0006: option 1. */
N_("Raccoon Dog")

/* Translators: the pack practice-opening, puzzle 0006: option 3. */
N_("Swallow")

/* Translators: the pack practice-opening, puzzle 0007: option 4. */
N_("Horse")

/* Translators: the pack practice-opening, puzzle 0008: option 3. */
N_("Italian")

/* Translators: the pack practice-opening, puzzle 0012: option 1. */
N_("Aubrey")

/* Translators: the pack practice-opening, puzzle 0012: option 2. */
N_("Brightwell")

/* Translators: the pack practice-opening, puzzle 0012: option 3. */
N_("Heath-Chimney")

/* Translators: the pack practice-opening, puzzle 0012: option 4. */
N_("Mimura")

/* Translators: the pack practice-opening, puzzle 0013: option 1. */
N_("Hokuriku Buffalo")

/* Translators: the pack practice-opening, puzzle 0013: option 3. */
N_("Lollipop")

/* Translators: the pack practice-opening, puzzle 0013: option 4. */
N_("Chimney")

/* Translators: the pack practice-opening, puzzle 0017: option 3. */
N_("Bhagat")

/* Translators: the pack practice-opening, puzzle 0018: option 1. */
N_("Maruoka Buffalo")

/* Translators: the pack practice-opening, puzzle 0018: option 3. */
N_("Hamilton")

/* Translators: the pack practice-opening, puzzle 0018: option 4. */
N_("Heath-Bat")

/* Translators: the pack practice-opening, puzzle 0019: option 1. */
N_("Leader’s Tiger")

/* Translators: the pack practice-opening, puzzle 0019: option 2. */
N_("Iwasaki")

/* Translators: the pack practice-opening, puzzle 0020: option 1. */
N_("Inoue")

/* Translators: the pack practice-opening, puzzle 0020: option 2. */
N_("Cow Bat")

/* Translators: the pack practice-opening, puzzle 0022: option 3. */
N_("Rose-v-Toth")

/* Translators: the pack practice-opening, puzzle 0026: option 1. */
N_("Stephenson")

/* Translators: the pack practice-opening, puzzle 0029: option 1. */
N_("Aircraft")

/* Translators: the pack practice-opening, puzzle 0029: option 2. */
N_("Tanida")

/* Translators: the pack practice-opening, puzzle 0029: option 3. */
N_("Kung")

/* Translators: the pack practice-opening, puzzle 0029: option 4. */
N_("Iago")

/* Translators: the pack practice-opening, puzzle 0030: option 1. */
N_("Ralle")

/* Translators: the pack practice-opening, puzzle 0030: option 3. */
N_("Comp’Oth")

/* Translators: the pack practice-opening, puzzle 0032: option 3. */
N_("No-Kung")

/* Translators: the pack practice-opening, puzzle 0035: option 3. */
N_("Landau")

/* Translators: the pack practice-opening, puzzle 0035: option 4. */
N_("Lightning Bolt")

/* Translators: the pack practice-opening, puzzle 0036: option 2. */
N_("Rose-Bill")

/* Translators: the pack practice-opening, puzzle 0038: option 3. */
N_("Maruoka")

/* Translators: the pack practice-opening, puzzle 0039: option 1. */
N_("Sakaguchi")

/* Translators: the pack practice-opening, puzzle 0039: option 3. */
N_("Rose")

/* Translators: the pack practice-opening, puzzle 0039: option 4. */
N_("Sailboat")

/* Translators: the pack practice-opening, puzzle 0040: option 1. */
N_("Berner")

/* Translators: the pack practice-opening, puzzle 0040: option 4. */
N_("Tamenori")

/* Translators: the pack practice-opening, puzzle 0041: option 2. */
N_("Tanida Buffalo")

/* Translators: the pack practice-opening, puzzle 0042: option 4. */
N_("Flat")

/* Translators: the pack practice-opening, puzzle 0045: option 2. */
N_("Pyramid")

/* Translators: the pack practice-opening, puzzle 0045: option 4. */
N_("Greenberg")

/* Translators: the pack practice-opening, puzzle 0047: option 3. */
N_("Rotating Flat")

/* Translators: the pack practice-opening, puzzle 0049: option 1. */
N_("Rose-Birth")

/* Translators: the pack practice-opening, puzzle 0051: title. */
N_("Play an opening")

/* Translators: the pack theme-parity: title. */
N_("Parity of regions")

/* Translators: the pack theme-parity: summary. */
N_("The only right move is in a region with an odd number of squares.")

/* Translators: the pack theme-pass: title. */
N_("Squeezed to a pass")

/* Translators: the pack theme-pass: summary. */
N_("One move makes sure that your opponent runs out of moves.")

/* Translators: the pack theme-quiet: title. */
N_("Quiet moves")

/* Translators: the pack theme-quiet: summary. */
N_("One move opens fewer squares than any other.")

/* Translators: the pack practice-rules: title. */
N_("The rules, practised")

/* Translators: the pack practice-rules: summary. */
N_("Legal moves, the discs that turn, passing, counting.")

/* Translators: the pack practice-rules, puzzle 0001: title. */
N_("Legal moves")

/* Translators: the pack practice-rules, puzzle 0021: title. */
N_("The discs that turn")

/* Translators: the pack practice-rules, puzzle 0041: title. */
N_("A move to carry out")

/* Translators: the pack practice-rules, puzzle 0061: title. */
N_("Who is ahead")

/* Translators: the pack practice-rules, puzzle 0075: title. */
N_("A forced pass")

/* Translators: the pack theme-sacrifice: title. */
N_("A corner given up")

/* Translators: the pack theme-sacrifice: summary. */
N_("The best move lets your opponent take a corner at once.")

/* Translators: the pack practice-stable: summary. */
N_("Which discs can never be turned again?")

/* Translators: the pack theme-stoner: title. */
N_("Stoner traps")

/* Translators: the pack theme-stoner: summary. */
N_("Control of a diagonal first, then the attack on an edge.")

/* Translators: the pack theme-swindle: title. */
N_("A region of your own")

/* Translators: the pack theme-swindle: summary. */
N_("Your opponent never gets a move in a part of the board. One move makes the most of it.")

/* Translators: the pack theme-wedge: title. */
N_("Wedges on an edge")

/* Translators: the pack theme-wedge: summary. */
N_("A disc between two of your opponent's on an edge leads to a corner.")

/* Translators: the pack theme-win: title. */
N_("One move wins")

/* Translators: the pack theme-win: summary. */
N_("One move wins, and all others lose by four discs or more.")

/* Translators: the pack theme-wipe-out: title. */
N_("The last disc is turned")

/* Translators: the pack theme-wipe-out: summary. */
N_("One move makes sure that your opponent loses the last disc.")

/* Translators: the pack theme-x-square: title. */
N_("Sound X-squares")

/* Translators: the pack theme-x-square: summary. */
N_("Beside an empty corner lies the only right move.")
