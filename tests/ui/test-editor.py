#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A pack made from nothing in the real program, by keys and the accessibility tree alone: three
puzzles are set up and proved, a proof that takes too long is stopped, and they are tried, saved,
found again, solved as a pupil does, and edited on; and a lesson of five steps is written beside
them, and gone through. Keys are counted.

Arguments: the program, the tool. Skipped without a display."""

import glob
import json
import os
import subprocess
import sys
import unittest

if not os.environ.get("DISPLAY"):
    print("no display")
    sys.exit(77)

from driver import Driver  # noqa: E402  (needs a display)

PROGRAM, TOOL = sys.argv[1:3]

# What a puzzle may cost beside its discs.
MAX_KEYS = 20

# White's row in the first line ends before h1; then the same in the last line.
TOP = {"Black": ["a1"], "White": ["b1", "c1", "d1", "e1", "f1", "g1"]}
BOTTOM = {"Black": ["a8"], "White": ["b8", "c8", "d8", "e8", "f8", "g8"]}


class EditorTest(unittest.TestCase):
    def start(self):
        driver = Driver(PROGRAM)
        self.addCleanup(driver.close)
        self.n_keys = 0
        return driver

    def press(self, driver, *keys):
        """Keys that are no discs, which are counted."""
        self.n_keys += len(keys)
        driver.press(*keys)

    def put_disc(self, driver, square):
        driver.press(*square, "space")

    def put(self, driver, discs):
        for tool, (key, squares) in enumerate(zip("12", discs.values())):
            self.press(driver, key)
            for square in squares:
                self.put_disc(driver, square)
            driver.wait_for_focus(f"^{squares[-1]}, {('black', 'white')[tool]} disc")

    def end_puzzle(self):
        self.assertLessEqual(self.n_keys, MAX_KEYS)
        self.n_keys = 0

    def cancel_proof(self, driver):
        """Whether the start is won takes for ever to prove: it is stopped, and what is edited is
        asked again."""
        driver.press("F6")
        driver.wait_for_focus("^Task")
        driver.press("space", *["Up"] * 4, "Return")
        driver.wait_for_text(r"^Not proved yet \([0-9.]+ s\)$")
        driver.press("F6", "F6")
        driver.wait_for_focus("^[a-h][1-8], ")
        driver.press_until_focus("Tab", "^Stop$")
        driver.press_for_text("^Not proved: the proof was stopped$", "Return")
        driver.press("ctrl+z")
        driver.wait_for_text("^Proved: the number is [0-9]+$")
        driver.press_until_focus("F6", "^[a-h][1-8], ")

    def add_step(self, driver, text):
        """A step with a text, after those that are there; the focus is in the text."""
        driver.press("ctrl+j")
        driver.wait_for_focus("^[a-h][1-8], ")
        driver.press("F6")
        driver.wait_for_focus("^Text of the step$")
        driver.type(text)

    def show(self, driver, *keys):
        """Goes from the text to the board by the list, and presses KEYS there."""
        driver.press("F6", "F6")
        driver.wait_for_focus("^[a-h][1-8], ")
        driver.press(*keys)

    def add_lesson(self, driver):
        driver.press("ctrl+shift+l")
        driver.wait_for_text("^What a lesson needs$")
        self.add_step(driver, "Look at d3.")
        self.show(driver, "4", "d", "3", "space")
        self.add_step(driver, "Black may play there.")
        self.show(driver, "5", "d", "3", "space", "d", "5", "space")
        self.add_step(driver, "So it goes.")
        self.show(driver, "6", "d", "3", "space")
        self.add_step(driver, "Mark the moves.")
        driver.press_until_focus("Tab", "^Ask something in this step")
        driver.press("space")
        driver.wait_for_text("^Proved: the answer is c3, e3 and c5$")
        self.add_step(driver, "That is all.")
        driver.wait_for_text("^Nothing is asked in this step$")
        driver.press("ctrl+Return")
        driver.wait_for_text("^Step 5 of 5$")
        driver.press("Escape")
        driver.wait_for_text("^Not saved$")

    def spoil(self, driver, path):
        """Another program writes nonsense into the file: nothing is lost, and it is saved again."""
        with open(path, encoding="utf-8") as pack:
            whole = pack.read()
        with open(path, "w", encoding="utf-8") as pack:
            pack.write('{ "items": nonsense')
        driver.wait_for_text("^Not saved$")
        driver.wait_for(lambda: os.path.exists(path + ".autosave"), "the copy beside the file")
        driver.press("ctrl+s")
        driver.wait_for(lambda: not os.path.exists(path + ".autosave"), "the file, saved again")
        with open(path, encoding="utf-8") as pack:
            self.assertEqual(pack.read(), whole)

    def test_pack_from_nothing(self):
        driver = self.start()
        self.press(driver, "ctrl+shift+n")
        driver.wait_for_text("^There is nothing in this pack yet")
        driver.wait_for_focus("^Add a Puzzle$")
        self.press(driver, "ctrl+m")
        driver.wait_for_text("^No move forces it$")
        self.put(driver, TOP)
        driver.wait_for_text("^Proved: h1 forces the corner in 1$")
        self.assertTrue(driver.find("h1, empty, .*"))
        self.end_puzzle()

        # Another task for the same board, chosen by keys: how many discs White has.
        self.press(driver, "ctrl+d", "F6")
        driver.wait_for_focus("^Task")
        self.press(driver, "space", *["Down"] * 6, "Return")
        driver.wait_for_text("^Proved: the number is [0-9]+$")
        self.end_puzzle()

        # The third asks for a corner again, on a board of its own.
        self.press(driver, "ctrl+m")
        driver.wait_for_focus("^[a-h][1-8], ")
        self.cancel_proof(driver)
        self.put(driver, BOTTOM)
        self.press(driver, "F6")
        driver.wait_for_focus("^Task")
        self.press(driver, "space", *["Up"] * 6, "Return")
        driver.wait_for_text("^Proved: h8 forces the corner in 1$")
        self.end_puzzle()

        # Met as a pupil does, without being saved.
        driver.press("ctrl+Return")
        driver.wait_for_text("^As a pupil sees it$")
        driver.press("h", "8", "Return")
        driver.wait_for_text("^Solved!")
        driver.press("Escape")
        driver.wait_for_text("^Not saved$")

        self.add_lesson(driver)

        # Saved, it is a pack like others.
        path, = glob.glob(os.path.join(driver.home.name, "DATA/sumi/packs/my-pack-*.sumi.json"))
        driver.wait_for(lambda: os.path.exists(path + ".autosave"), "the copy beside the file")
        driver.press("ctrl+s")
        driver.wait_for_text("^Saved$")
        self.assertFalse(os.path.exists(path + ".autosave"))
        subprocess.run([TOOL, "check", path], check=True)
        with open(path, encoding="utf-8") as pack:
            *puzzles, lesson = json.load(pack)["items"]
        self.assertEqual([item["task"]["type"] for item in puzzles], ["force", "count", "force"])
        self.assertEqual([step["text"] for step in lesson["steps"]],
                         ["Look at d3.", "Black may play there.", "So it goes.", "Mark the moves.",
                          "That is all."])
        self.assertEqual([step.get("show") for step in lesson["steps"]],
                         [{"squares": ["d3"]}, {"arrows": [["d3", "d5"]]}, {"moves": "d3"}, None,
                          None])
        self.assertEqual(lesson["steps"][3]["task"], {"type": "mark", "set": "legal-moves"})

        self.spoil(driver, path)

        # It is found again, solved, and edited on.
        driver.press("Escape", "alt+3")
        driver.press_until_focus("Tab", "^My Pack")
        driver.press_for_text("^0 of 3 solved$", "Return")
        driver.press_until_focus("Tab", "^Puzzle 1, ")
        driver.press("Return", "h", "1", "Return")
        driver.wait_for_text("^Solved!")
        driver.press("Escape")
        driver.wait_for_text("^1 of 3 solved$")
        driver.press("ctrl+shift+e")
        driver.wait_for(lambda: driver.find("Puzzle 3", "list item"), "the third puzzle")
        # Tab leaves the list; it does not choose the other puzzles on its way.
        driver.wait_for_focus("^Puzzle 1$")
        driver.press("Tab")
        driver.wait_for_focus("^Add a Puzzle$")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)
