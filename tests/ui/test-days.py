#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Several days with the real program, by keys and the accessibility tree alone: a lesson is left in
the middle and gone on with, a puzzle that went wrong comes back at its time in another form, and
mistakes in a game that is kept become puzzles that come back, too. What was recorded is counted by
the tool.

Arguments: the program, the tool. Skipped without a display."""

import csv
import datetime
import io
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

# The end of a game with mistakes that could have been avoided.
GAME = ("(;GM[Othello]PB[Ada]PW[Grace]TY[8]BO[8 O***---- OO**OO-* -*OOOOOO *OOO**OO *OOO**-O "
        "*OOO**-- -O-OOOOO -OOOOOO* *]B[H6]W[E1]B[F1]W[G1]B[G2]W[H1]B[A7]W[A3]B[C7]W[G5]B[G6]"
        "W[A8];)")
BEST = {"type": "best", "measure": "score"}


class DaysTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = folder.name

    def start(self, day):
        driver = Driver(PROGRAM, XDG_DATA_HOME=self.data, SUMI_DAYS_LATER=str(day))
        self.addCleanup(driver.close)
        return driver

    def run_tool(self, *arguments):
        folder = os.path.join(self.data, "sumi", "learners")
        return subprocess.run([TOOL, "learner", *arguments, "--folder", folder],
                              capture_output=True, text=True, check=True).stdout

    def read_outcomes(self):
        learner = json.loads(self.run_tool("list", "--json"))["learners"][0]
        rows = list(csv.DictReader(io.StringIO(self.run_tool("export", "--csv", learner["name"]))))
        statistics = json.loads(self.run_tool("stats", "--json", learner["name"]))
        self.assertEqual(len(rows), statistics["outcomes"])
        return rows

    def count_outcomes(self):
        kinds = [row["kind"] for row in self.read_outcomes()]
        return {kind: kinds.count(kind) for kind in kinds}

    def compare_statistics(self, driver):
        """The tables of the page say what can be counted in the exported outcomes."""
        attempts = [row for row in self.read_outcomes() if int(row["tries"]) > 0]
        first = {}  # of each exercise: whether it was right at once
        for row in attempts:
            first.setdefault((row["position"], row["task"]), row)
        driver.press("alt+5")
        driver.wait_for_text(f"^Solved: {sum(row['solved'] == '1' for row in attempts)}\\. At "
                             f"the first try: {sum(r['first-try'] == '1' for r in attempts)}")
        driver.press_until_focus("Tab", "^Solved, as a table$")
        driver.press("space")
        for day in {row["day"] for row in attempts}:
            rows = [row for row in attempts if row["day"] == day]
            date = datetime.date(1970, 1, 1) + datetime.timedelta(int(day))
            driver.wait_for_text(
                f"^{date.day} {date:%b %Y}, "
                f"Solved: {sum(row['solved'] == '1' for row in rows)}, "
                f"At the first try: {sum(row['first-try'] == '1' for row in rows)}, "
                f"Reviews: {sum(row['kind'] == 'review' for row in rows)}$")
        driver.wait_for_text(f"^No rating for now\\. {len(first)} puzzle was tried")
        driver.press_until_focus("Tab", "^First tries by theme, as a table$")
        driver.press("space")
        driver.wait_for_text(f"^Corners, First attempts: {len(first)}, Right at once: "
                             f"{sum(row['first-try'] == '1' for row in first.values())}, "
                             "Share: too few to tell$")
        self.go_back(driver, "^First tries by theme, as a table$")

    def choose(self, driver, square):
        driver.press(*square)
        driver.wait_for_focus(f"^{square}, ")
        driver.press("Return")

    def go_back(self, driver, pattern):
        """Leaves pages until PATTERN is on none of them."""
        driver.press_until("Escape", lambda: not driver.find_text(pattern), "the way back")

    def begin_lesson(self, driver):
        """A newcomer finds one way in; three steps are read."""
        driver.wait_for_text("^I am new to Reversi")
        self.assertIsNone(driver.find_text("^Review"))
        driver.wait_for_focus("^I am new to Reversi")
        driver.press("Return")
        for number in range(1, 4):
            driver.wait_for_text(f"^Step {number} of 15$")
            driver.press("n")
        driver.wait_for_text("^Step 4 of 15$")

    def miss_puzzle(self, driver):
        driver.press("Escape", "alt+3")
        driver.press_until_focus("Tab", "^Five corner puzzles")
        driver.press("Return")
        driver.press_until_focus("Tab", "^The squeeze")
        driver.press("Return")
        driver.wait_for_text("Force a corner on your next move")
        self.choose(driver, "g2")
        driver.wait_to_hear("h1, white disc.*")
        driver.press("o")
        driver.wait_for(lambda: driver.find("g2, empty, .*"), "the position as it was")
        self.choose(driver, "h2")
        driver.wait_for(lambda: driver.find("h7, white disc.*"), "White's answer h7")
        driver.press_for_text("^Solved!", "h", "8", "Return")

    def review(self, driver, *squares):
        """What is due is found without a mistake; then nothing is."""
        driver.wait_for_text("^Review: 1 exercise is due$")
        driver.press_until_focus("Tab", "^Review$")
        driver.press("Return")
        driver.wait_for_text("^Puzzle 1 of 1$")
        for square in squares:
            driver.wait_for(lambda: driver.find(f"{square}, empty.*"), f"{square} as empty")
            self.choose(driver, square)
        driver.wait_for_text("^Solved!")
        driver.press("n")
        driver.wait_for_text("^Nothing to review today$")

    def keep_game(self, driver):
        """A game is pasted and kept, and its worst mistakes are practised: how many there are."""
        driver.paste(GAME)
        driver.wait_for_text("^The Game as a Whole$")
        driver.press_until_focus("shift+Tab", "^Game$")
        driver.press("Return")
        driver.press_for_text("^1 game was added to your games$", "k")
        driver.press("Escape", "alt+6")
        driver.wait_for_text("^Ada – Grace$")
        driver.press_until_focus("Tab", "^Practise Mistakes$")
        driver.press("Return")
        told = driver.wait_for_text(r"^\d puzzles are in your own pack now, and will be repeated$")
        n = int(told[0])
        driver.press("alt+5")
        driver.wait_for_text(f"In these two weeks: {1 + n}\\.$")
        return n

    def find_game(self, driver):
        """After a restart the game is there, and is found by a search. Removed, which leaves
        nothing to search, it is brought back, and it can be reviewed."""
        driver.press("alt+6")
        driver.wait_for_text("^Ada – Grace$")
        driver.wait_for_focus("^Search the games$")
        driver.type("nobody")
        driver.wait_for_text("^No Game Found$")
        driver.press("ctrl+a")
        driver.type("grace")
        driver.wait_for_text("^discs lost: Black")
        driver.press_until_focus("Tab", "^Ada – Grace$")
        driver.press_for_text("^The game was removed$", "Delete")
        driver.wait_for_focus("^Play a Game$")
        driver.press_for_text("^discs lost: Black", "ctrl+z")
        driver.wait_for_focus("^Search the games$")
        driver.press("Return")
        driver.wait_for_text("^The Game as a Whole$")
        self.go_back(driver, "^Search the games$")

    def export_games(self, driver):
        """All games are saved as a file that the tool reads."""
        path = os.path.join(self.data, "games.ggf")
        driver.press("alt+6")
        driver.press_until_focus("Tab", "^More$")
        driver.press("Return")
        driver.press_until_focus("Down", "^Save All…$")
        driver.press("Return")
        driver.focus_new_window()
        driver.press("ctrl+a")
        driver.type(path)
        driver.press_until("Return", driver.has_one_window, "the dialog gone")
        driver.focus_window()
        driver.wait_for_text(r"^Saved as games\.ggf$")
        review = subprocess.run([TOOL, "review", "--json", path], capture_output=True, text=True,
                                check=True).stdout
        self.assertEqual(json.loads(review)["moves"][0]["played"], "h6")
        self.go_back(driver, "^Search the games$")

    def read_ending(self, driver):
        """The board that is shown, as the tool takes it, if it is that of the end of a game."""
        cells = {}
        for node in driver.nodes():
            match = re.match("([a-h][1-8]), (empty|black|white)", node.name or "")
            if match:
                cells[match[1]] = {"empty": ".", "black": "X", "white": "O"}[match[2]]
        board = "".join(cells[f"{column}{row}"] for row in range(1, 9) for column in "abcdefgh")
        return board if board.count(".") < 10 else None

    def practise_mistake(self, driver, n):
        """The second exercise that is due is a mistake of the game, which is now found."""
        driver.wait_for_text(f"^Review: {n} exercises are due$")
        driver.press_until_focus("Tab", "^Review$")
        driver.press("Return")
        driver.press_for_text(f"^Puzzle 2 of {n}$", "n")
        board = driver.wait_for(lambda: self.read_ending(driver), "the end of a game")
        # The last is that of this page, and another of the page behind.
        turn = [text for text in driver.texts() if re.match("(Black|White) to move$", text)][-1]
        solved = subprocess.run([TOOL, "solve", "--json", "--board", board, "--turn",
                                 "X" if turn.startswith("Black") else "O", "--task",
                                 json.dumps(BEST)], capture_output=True, text=True,
                                check=True).stdout
        self.choose(driver, json.loads(solved)["items"][0]["right"][0])
        driver.wait_for_text("^Solved!")
        self.go_back(driver, "^Puzzle 2 of ")
        driver.wait_for_text(f"^Review: {n - 1} exercises are due$")

    def test_days(self):
        driver = self.start(0)
        self.begin_lesson(driver)
        self.miss_puzzle(driver)
        driver.press("Escape")
        driver.wait_for(lambda: driver.find(r"The squeeze, .*Solved"), "the puzzle as solved")
        driver.kill()
        self.assertEqual(self.count_outcomes(), {"step": 3, "puzzle": 1})

        # The same day once more: all of it is there, and nothing is due yet.
        driver = self.start(0)
        driver.wait_for_text("^Squares and moves by name, step 4 of 15$")
        driver.wait_for_text("^Nothing to review today$")
        driver.press_until_focus("Tab", "^Continue$")
        driver.press("Return")
        driver.wait_for_text("^Step 4 of 15$")
        driver.press("Escape", "alt+3")
        driver.wait_for_text("^1 of 5 solved$")
        driver.kill()

        # Mirrored and with the colours swapped, and found at once: it comes back later.
        driver = self.start(1)
        self.review(driver, "h7", "h1")
        driver.kill()
        driver = self.start(2)
        driver.wait_for_text("^Nothing to review today$")
        n_mistakes = self.keep_game(driver)
        driver.kill()
        driver = self.start(3)
        driver.wait_for_text(f"^Review: {1 + n_mistakes} exercises are due$")
        self.compare_statistics(driver)
        self.find_game(driver)
        self.export_games(driver)
        self.practise_mistake(driver, 1 + n_mistakes)
        driver.kill()
        self.assertEqual(self.count_outcomes(), {"step": 3, "puzzle": 1, "review": 2,
                                                 "add-card": n_mistakes})


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)
