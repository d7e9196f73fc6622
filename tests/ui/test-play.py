#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in the real program, by keys and the accessibility tree alone: a game with hints, a
warning, a take back and a pass; the end of a game; a match; files that may not grow; and a program
that is killed again and again.

Arguments: the program, the number of kills. Skipped without a display."""

import glob
import json
import os
import random
import re
import resource
import sys
import tempfile
import unittest

if not os.environ.get("DISPLAY"):
    print("no display")
    sys.exit(77)

from driver import Driver  # noqa: E402  (needs a display)

PROGRAM = sys.argv[1]
N_KILLS = int(sys.argv[2])  # of a game, and as many of a match

# Black's b7 gives White a8 here, as any move on b7 would; other moves do not.
BEFORE_MISTAKE = "d3c3b3e3f3c5f6g2b5c6f4a5"
# After White's c1, Black has no move.
BEFORE_PASS = "d3c3e6d2d1e1b2"
# Ten squares are left, and Black is to move.
BEFORE_END = ("f5f6e6f4g6d7c3c5d3g4c6c4e8g7f3c7h4b2g5h3b4f2e7e3g8a4c2c8b5d6"
              "a2c1b1h8d1a5h2e2b7a6g3f7g2h5d2b6h7g1h6a1")


class PlayTest(unittest.TestCase):
    def start(self, **settings):
        driver = Driver(PROGRAM, **settings)
        self.addCleanup(driver.close)
        driver.press("alt+4")
        return driver

    def new_game(self, driver, text="", rows=()):
        """Agrees on a game that starts from TEXT; ROWS: which row, and how far down the choice."""
        driver.press("ctrl+n")
        driver.wait_for_focus("Start$")
        driver.press("alt+m")
        for name, downs in rows:
            driver.press_until_focus("Tab", name)
            driver.press("space")
            driver.wait_for(lambda: driver.focused("list item") or driver.focused("table cell"),
                            "the choices")
            driver.press(*["Down"] * downs, "Return")
            driver.wait_for_focus(name)
        if text:
            driver.press_until_focus("Tab", "^Position or game")
            self.assertFalse(driver.find_text(r"^A game of \d+ moves"))
            driver.type(text)
            driver.wait_for_text(rf"^A game of {len(text) // 2} moves")
        driver.press("ctrl+Return")
        driver.wait_for(lambda: driver.focused("table cell"), "the board")

    def play(self, driver, square):
        driver.press(*square)
        driver.wait_for_focus(f"^{square}, ")
        driver.press("Return")

    def legal_move(self, driver):
        """The first square that is named a legal move; None while there is none."""
        node = driver.find(r"[a-h][1-8], empty, legal move.*")
        return node.name[:2] if node else None

    def count_discs(self, driver):
        return sum(bool(re.match("[a-h][1-8], (black|white) disc", node.name))
                   for node in driver.nodes())

    def test_help(self):
        driver = self.start()
        self.new_game(driver, BEFORE_MISTAKE)
        self.assertEqual(self.count_discs(driver), 16)

        # A hint, each plainer than the one before, to the move itself.
        hints = []
        while driver.find_button("Hint"):
            hints.append(" ".join(driver.press_for_news("i")))
        self.assertGreater(len(hints), 1)
        self.assertEqual(len(hints), len(set(hints)))
        move = re.search(r"\b[a-h][1-8]\b", hints[-1])
        self.assertTrue(move, hints)
        self.assertTrue(driver.find(f"{move.group()}, empty, legal move.*"), hints)

        # A warning with the reply; Escape takes the move back, and it stays marked.
        driver.press_for_text("^b7 hands White the corner a8", "b", "7", "Return")
        self.assertIn("a8", driver.wait_for_focus("^b7").description)
        self.assertTrue(driver.find_button("Play Anyway"))
        self.assertNotIn("taken back", driver.focused().description)
        driver.press("Escape")
        driver.wait_for(lambda: "taken back" in driver.wait_for_focus("^b7").description,
                        "the mark of the move taken back")
        self.assertEqual(driver.focused().name, "b7, empty, legal move")
        self.assertFalse(driver.find_button("Play Anyway"))

        # Played anyway, it is answered; it is explained, and the way back leads to one's own move.
        driver.press_for_text("^b7 hands White the corner a8", "Return")
        driver.press_for_text("^White plays [a-h][1-8]", "y")
        driver.wait_for(lambda: self.count_discs(driver) == 18, "b7 and the answer")
        self.assertRegex(driver.focused().name, "^b7, (black|white) disc")
        driver.press("w")
        driver.wait_for(lambda: driver.find_button("More"), "what is known besides")
        driver.press("ctrl+z")
        driver.wait_for(lambda: driver.focused().name == "b7, empty, legal move",
                        "the position before")
        self.assertEqual(self.count_discs(driver), 16)

    def test_pass(self):
        driver = self.start()
        # Escape leaves the large view, as it says, and the page; not first what says so.
        driver.press("ctrl+n")
        driver.wait_for_focus("Start$")
        driver.press_for_text("^F11 or Escape leaves the large view$", "F11")
        driver.press("Escape", "Escape")
        driver.wait_for(lambda: not driver.find("Back"), "the page below")
        self.new_game(driver, BEFORE_PASS, [("^Who plays", 1)])
        driver.press_for_text("^Black has no move and must pass", "c", "1", "Return")
        self.assertFalse(driver.find("The game is over.*"))
        driver.wait_for(lambda: self.legal_move(driver), "White's next move")
        driver.press("ctrl+z")
        driver.wait_for(lambda: driver.find("c1, empty, legal move.*"), "the position before c1")
        driver.press("ctrl+shift+z")
        driver.wait_for(lambda: driver.find("c1, white disc.*"), "the move again")

        # A menu that is left from the one below it hands the keyboard back.
        driver.press_until_focus("Tab", "^Game$")
        driver.press("space")
        driver.wait_for_focus("^New Game…$")
        driver.press("m")
        driver.wait_for_focus("^Warn Before Mistakes$")
        driver.press("Escape")
        driver.wait_for_focus("^Game$")

    def find_way_on(self, driver):
        """What can be done in a game: "over", a square, or the key of a button."""
        if driver.find("(You win|(Black|White|Sumi) wins) by .*|The game is a draw.*"):
            return "over"
        for name, key in (("Play Anyway", "y"), ("Go On", "o")):
            if driver.find_button(name):
                return key
        return self.legal_move(driver)

    def test_end(self):
        """Whatever happens, there is a way on until the game is over, and from there."""
        driver = self.start()
        self.new_game(driver, BEFORE_END, [("^Opponent", 0)])
        n_before = self.count_discs(driver)
        self.assertEqual(n_before, 54)
        while (way := driver.wait_for(lambda: self.find_way_on(driver), "a way on")) != "over":
            before = way, self.count_discs(driver)
            if len(way) == 2:
                self.play(driver, way)
            else:
                driver.press(way)
            driver.wait_for(lambda: (self.find_way_on(driver), self.count_discs(driver)) != before,
                            f"what comes of {way}")
        self.assertIsNone(self.legal_move(driver))
        driver.wait_for(lambda: driver.find_button("Play Again"), "the next game")
        driver.press_until_focus("Tab", "^Review This Game")
        driver.press("Return")
        driver.wait_for_focus("^Value of the game, move by move")
        driver.press("Escape")
        driver.wait_for(lambda: driver.find_button("Play Again"), "the game again")
        driver.press("n")
        driver.wait_for(lambda: (self.count_discs(driver) <= n_before + 1
                                 and self.legal_move(driver)), "the same again")

    def test_file_that_may_not_grow(self):
        """The program goes on, and says what it could not save, as on a full disk."""
        driver = self.start()
        _, hard = resource.prlimit(driver.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(driver.process.pid, resource.RLIMIT_FSIZE, (0, hard))
        self.new_game(driver)
        driver.press("d", "3", "Return")
        driver.wait_for_text("File too large$")
        driver.wait_for(lambda: self.count_discs(driver) == 6, "the opponent's move")

    def kill_again_and_again(self, rows, seed):
        """What was made and answered is there each time."""
        chance = random.Random(seed)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        learners = os.path.join(folder.name, "sumi", "learners")
        settings = {"XDG_DATA_HOME": folder.name}
        driver = self.start(**settings)
        self.new_game(driver, rows=rows)
        path, = driver.wait_for(lambda: glob.glob(os.path.join(learners, "*", "game.json")),
                                "the saved game")
        n_shown = 0
        for _ in range(N_KILLS):
            square = driver.wait_for(lambda: self.legal_move(driver), "a person's turn")
            driver.press(*square, "Return")
            driver.reader.settle(chance.randrange(100))
            if n_shown == 0:
                driver.wait_for(lambda: count_moves(path) > 0, "a move in the saved game")
            driver.kill()
            n_saved = count_moves(path)
            self.assertGreaterEqual(n_saved, n_shown)
            driver = self.start(**settings)
            driver.wait_for(lambda: self.legal_move(driver), "a person's turn")
            # Each move puts one disc on the board.
            n_shown = self.count_discs(driver) - 4
            self.assertGreaterEqual(n_shown, n_saved)
            driver.wait_for(lambda: count_moves(path) == n_shown, "the answer in the saved game")
            # What was half written is removed; this program may just write a file of its own.
            driver.wait_for(lambda: set(glob.glob(path + "*")) <= {path, path + ".lock"},
                            "no file of the game but itself and its lock")
        self.assertGreater(n_shown, 0)

    def test_killed_game(self):
        self.kill_again_and_again([("^Who plays", 1)], 1)

    def test_killed_match(self):
        self.kill_again_and_again([("^How many games", 1)], 2)


def count_moves(path):
    """Those of the saved game PATH, without passes, which put no disc on the board."""
    with open(path, encoding="utf-8") as saved:
        return sum(move != "--" for move in json.load(saved)["game"]["moves"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)
