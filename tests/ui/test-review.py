#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The review of a game in the real program, by keys and the accessibility tree alone: a game is
pasted, walked through to a mistake, looked at on the board, practised, and its puzzle is solved.

What is a mistake is found out by the tool, not written down here. Arguments: the program, the tool.
Skipped without a display."""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

if not os.environ.get("DISPLAY"):
    print("no display")
    sys.exit(77)

from driver import Driver  # noqa: E402  (needs a display)

PROGRAM, TOOL = sys.argv[1:3]

# The end of a game of two players who know no more than that corners are good: from 20 empty
# squares on, which are solved at once.
GAME = ("(;GM[Othello]PB[Ada]PW[Grace]TY[8]BO[8 --OOOO-- --O-*--* --O-*O-* --O**OO* O-O*OO** "
        "OOO***** O-O**O-* --OOOO** *]B[B5]W[A4]B[B8]W[D2]B[B4]W[F2]B[G1]W[H1]B[G3]W[B3]B[A3]"
        "W[A2]B[G7]W[D3]B[B1]W[A1]B[B7]W[B2]B[PA]W[G2]B[PA]W[A8];)")
GRAPH = "Value of the game, move by move"
PRACTISE = "Practise"


def list_mistakes():
    with tempfile.NamedTemporaryFile("w", suffix=".ggf") as game:
        game.write(GAME)
        game.flush()
        found = subprocess.run([TOOL, "review", "--json", game.name], capture_output=True,
                               text=True, check=True).stdout
    return [move for move in json.loads(found)["moves"] if move["mistake"]]


class ReviewTest(unittest.TestCase):
    def start(self):
        driver = Driver(PROGRAM)
        self.addCleanup(driver.close)
        return driver

    def describe(self, driver):
        graph = driver.find(GRAPH)
        return graph.description if graph else ""

    def wait_for_description(self, driver, pattern):
        return driver.wait_for(lambda: re.search(pattern, self.describe(driver)),
                               f"description /{pattern}/")

    def test_review(self):
        mistakes = list_mistakes()
        driver = self.start()
        driver.wait_for_text("^Welcome to Sumi$")
        driver.paste(GAME)
        driver.wait_for_text("^The Game as a Whole$")
        driver.wait_for_focus(f"^{GRAPH}$")
        rows = [node for node in driver.nodes() if node.role == "list item"
                and re.fullmatch(r"Move \d+: \w+ played \w\d\.", node.name or "")]
        self.assertIn(len(rows) - len(mistakes), range(4))  # some are worth a second look

        # Through the game, and from mistake to mistake.
        first = mistakes[0]
        driver.press("n")
        self.wait_for_description(driver, rf"^Move {first['move']}: \w+ played {first['played']}\.")
        driver.press("End")
        driver.press("p")
        last = mistakes[-1]
        self.assertTrue(last["exact"])
        self.wait_for_description(driver, rf"^Move {last['move']}: \w+ played {last['played']}\..*"
                                          rf"{last['best']} was better by .*this is proved")

        # What would have been better, on the board.
        driver.press_for_text("^Not the game: what was better$", "s")
        driver.press_for_text(rf"plays {last['best']}", "Home", "period")
        driver.press("Escape")
        driver.wait_for_text("^With best play, ")

        # A puzzle is made of it, and solved.
        driver.wait_for(lambda: driver.find_button(PRACTISE), "a mistake that can be practised")
        driver.press_for_text("^This is in your own pack now", "t")
        driver.wait_for(lambda: driver.find_button("Open Puzzle"), "the way to the puzzle")
        driver.press_for_text("^Puzzle 1 of 1$", "t")
        self.assertIsNone(driver.find("Solved", "label"))
        driver.press(*last["best"])
        driver.wait_for_focus(f"^{last['best']}, ")
        driver.press("space")
        driver.wait_for(lambda: driver.find("Solved", "label"), "the puzzle as solved")

        # It is found again among the puzzles.
        driver.press("Escape", "Escape", "alt+3")
        driver.wait_for_text("Five corner puzzles")
        path = os.path.join(driver.home.name, "DATA", "sumi", "mistakes.sumi.json")
        with open(path, encoding="utf-8") as pack:
            title = json.load(pack)["title"]
        title = title if isinstance(title, str) else title["en"]
        driver.wait_for_text(f"^{re.escape(title)}")

    def test_opening(self):
        """A bad game, and then one too short for a proof."""
        driver = self.start()
        driver.wait_for_text("^Welcome to Sumi$")
        driver.paste("f5d6f5")
        driver.wait_for_text("^Pasted text: Line 1, column 5: f5 is not a legal move$")
        self.assertIsNone(driver.find(GRAPH))
        driver.press("Escape")
        driver.paste("f5d6c3d3c4f4")
        driver.wait_for_text("^The Game as a Whole$")
        driver.wait_for_focus(f"^{GRAPH}$")
        driver.press("Right")
        self.wait_for_description(driver, "^Move 1: Black played f5. An estimate: ")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)
