#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in the real program, by keys and the accessibility tree alone: a whole game with hints, a
warning, a take back and a pass; a match; and a program that is killed again and again.

Arguments: the program, the number of kills. Skipped without a display."""

import json
import os
import random
import re
import signal
import sys
import tempfile
import time
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

KILL_TIME_S = 150


class PlayTest(unittest.TestCase):
    def start(self, **settings):
        driver = Driver(PROGRAM, **settings)
        self.addCleanup(driver.close)
        driver.press("alt+3")
        return driver

    def new_game(self, driver, text="", rows=()):
        """Agrees on a game that starts from TEXT; ROWS: which row, and how far down the choice."""
        driver.press("ctrl+n")
        driver.wait_for_focus("Start$")
        for name, downs in rows:
            driver.press_until_focus("Tab", name)
            driver.press("space")
            driver.wait_for(lambda: driver.focused("list item") or driver.focused("table cell"),
                            "the choices")
            driver.press(*["Down"] * downs, "Return")
            driver.wait_for_focus(name)
        if text:
            driver.press_until_focus("Tab", "^Position or game")
            driver.type(text)
            driver.wait_for_text(r"^A game of \d+ moves")
        driver.press("ctrl+Return")
        driver.wait_for(lambda: driver.focused("table cell"), "the board")

    def play(self, driver, square):
        driver.press(*square)
        driver.wait_for_focus(f"^{square}, ")
        driver.press("Return")

    def has(self, driver, pattern):
        return driver.find(pattern) is not None

    def legal_move(self, driver):
        """The first square that is named a legal move; None while there is none."""
        node = driver.find(r"[a-h][1-8], empty, legal move")
        return node.get_name()[:2] if node else None

    def test_help(self):
        driver = self.start()
        driver.wait_for(lambda: driver.find("No game yet"), "the empty page")
        self.new_game(driver, BEFORE_MISTAKE)

        # A hint, each plainer than the one before, to the move itself.
        driver.press("i")
        first = driver.wait_for_text("[Ee]stimate|proved|corner|best")
        for _ in range(3):
            driver.press("i")
            time.sleep(0.3)
        driver.wait_for(lambda: first not in driver.texts(), "another hint")

        # A warning with the reply; Escape takes the move back, and it stays marked.
        self.play(driver, "b7")
        driver.wait_for_text("^After b7 White can take a8 at once")
        self.assertIn("a8", driver.wait_for_focus("^b7").get_description())
        driver.press("Escape")
        driver.wait_for(lambda: "taken back" in driver.wait_for_focus("^b7").get_description(),
                        "the mark of the move taken back")
        self.assertTrue(self.has(driver, "b7, empty, legal move"))

        # Played anyway, it is answered; the way back leads to one's own move.
        driver.press("Return")
        driver.wait_for(lambda: driver.find("Play Anyway"), "the question")
        driver.press("y")
        driver.wait_for(lambda: driver.find("b7, (black|white) disc"), "the move")
        driver.wait_for(lambda: self.legal_move(driver) or driver.find(".*wins.*"), "the answer")
        driver.press("w")
        driver.wait_for_text("b7|Moves open|opens|turns")
        driver.press("ctrl+z")
        driver.wait_for(lambda: driver.find("b7, empty, legal move"), "the position before")

    def test_pass(self):
        driver = self.start()
        self.new_game(driver, BEFORE_PASS, [("^Who plays", 1)])
        self.play(driver, "c1")
        driver.wait_for_text("^Black has no move and must pass")
        self.assertFalse(self.has(driver, "The game is over.*"))
        driver.wait_for(lambda: self.legal_move(driver), "White's next move")
        driver.press("ctrl+z")
        driver.wait_for(lambda: driver.find("c1, empty, legal move"), "the position before c1")
        driver.press("ctrl+shift+z")
        driver.wait_for(lambda: driver.find("c1, white disc"), "the move again")

    def test_whole_game(self):
        """Whatever happens, there is a way on until the game is over."""
        driver = self.start()
        self.new_game(driver, rows=[("^Opponent", 0)])
        end = time.monotonic() + 200
        while not driver.find("(Black|White) wins by .*|The game is a draw.*"):
            self.assertLess(time.monotonic(), end, driver.texts())
            if driver.find("Play Anyway"):
                driver.press("y")
            square = self.legal_move(driver)
            if square and not driver.find("Play Anyway"):
                self.play(driver, square)
            elif driver.find("Go On"):
                driver.press("o")
        driver.wait_for(lambda: driver.find("Play Again"), "the way to the next game")
        driver.press_until_focus("Tab", "^Review This Game")
        driver.press("Return")
        driver.wait_for(lambda: driver.find("Review", "label"), "the review")
        driver.press("Escape")
        driver.wait_for(lambda: driver.find("Play Again"), "the game again")
        driver.press("n")
        driver.wait_for(lambda: self.legal_move(driver) in ("d3", "c4", "f5", "e6"), "a new game")

    def kill_again_and_again(self, rows, seed):
        chance = random.Random(seed)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, "sumi", "game.json")
        settings = {"XDG_DATA_HOME": folder.name}
        driver = self.start(**settings)
        self.new_game(driver, rows=rows)
        driver.wait_for(lambda: os.path.exists(path), "the saved game")
        end = time.monotonic() + KILL_TIME_S / 2
        n_kills = n_shown = 0
        while n_kills < N_KILLS and time.monotonic() < end:
            square = self.legal_move(driver)
            if square:
                driver.press(*square, "Return")
            time.sleep(chance.uniform(0, 0.4))
            driver.process.send_signal(signal.SIGKILL)
            driver.process.wait()
            n_kills += 1
            with open(path, encoding="utf-8") as saved:
                n_saved = count_moves(json.load(saved))
            driver = self.start(**settings)
            driver.wait_for(lambda: driver.find("Hint", "push button"), "the game")
            # What was made and answered before is there; each move puts one disc on the board.
            self.assertGreaterEqual(n_saved, n_shown)
            driver.wait_for(lambda: self.legal_move(driver), "a person's turn")
            n_shown = sum(1 for node in driver.walk()
                          if re.match("[a-h][1-8], (black|white) disc", node.get_name() or "")) - 4
            self.assertGreaterEqual(n_shown, n_saved)
            self.assertEqual(os.listdir(os.path.dirname(path)), ["game.json"])
        self.assertGreaterEqual(n_kills, min(N_KILLS, 4))
        print(f"killed {n_kills} times")

    def test_killed_game(self):
        self.kill_again_and_again([("^Who plays", 1)], 1)

    def test_killed_match(self):
        self.kill_again_and_again([("^Play", 1)], 2)


def count_moves(saved):
    """Passes put no disc on the board."""
    return sum(move != "--" for move in saved["game"]["moves"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)
