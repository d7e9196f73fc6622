/* SPDX-License-Identifier: CC-BY-SA-4.0 */
/* The texts of the built-in packs, for translators. Written by build-aux/pack-strings.py; no
 * program includes it. */

/* Translators: the pack leaflet-corners: title. */
N_("Five corner puzzles")

/* Translators: the pack leaflet-corners: summary. */
N_("In each puzzle one move, and only one, makes sure of a corner: whatever White answers, you take it next.")

/* Translators: the pack leaflet-corners: source. */
N_("Puzzles that a printed rule leaflet describes (Mattel, in Spanish). Its diagrams are lost: these positions were rebuilt from what it says of them, and the words are our own.")

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

/* Translators: the pack leaflet-corners, puzzle p2: explanation why b2 is wrong. */
N_("b2 stands next to the corner a1, and White can take a1 at once.")

/* Translators: the pack leaflet-corners, puzzle p2: explanation why b7 is wrong. */
N_("b7 stands next to the corner a8, and White can take a8 at once.")

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

/* Translators: the pack leaflet-corners, puzzle p3: explanation why b2 is wrong. */
N_("b2 stands next to the corner a1, and White can take a1 at once.")

/* Translators: the pack leaflet-corners, puzzle p3: explanation why b7 is wrong. */
N_("b7 stands next to the corner a8, and White can take a8 at once.")

/* Translators: the pack leaflet-corners, puzzle p3: explanation why e2 is wrong. */
N_("e2 turns a single disc too, but it gives White new moves. After e1, for example, you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p3: explanation why g7 is wrong. */
N_("g7 stands next to the corner h8, and White can take h8 at once.")

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

/* Translators: the pack leaflet-corners, puzzle p4: explanation why b7 is wrong. */
N_("b7 stands next to the corner a8, and White can take a8 at once.")

/* Translators: the pack leaflet-corners, puzzle p4: explanation why f1 is wrong. */
N_("f1 aims at a1 at once, but White answers g1, and after that you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p4: explanation why h3 is wrong. */
N_("After h3 White can play h2 or h5, and after either you can take no corner.")

/* Translators: the pack leaflet-corners, puzzle p4: explanation why h7 is wrong. */
N_("h7 stands next to the corner h8, and White can take h8 at once.")

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

/* Translators: the pack leaflet-corners, puzzle p5: explanation why h7 is wrong. */
N_("h7 stands next to the corner h8, and White can take h8 at once.")
