#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole main job in the real program, by keys and the accessibility tree alone: a puzzle is
missed, refuted and solved, and a broken pack is opened, read and put right.

Arguments: the program. Skipped without a display."""

import os
import sys
import tempfile
import unittest

if not os.environ.get("DISPLAY"):
    print("no display")
    sys.exit(77)

from driver import Driver  # noqa: E402  (needs a display)

PROGRAM = sys.argv[1]

BROKEN = """{
  "format": "sumi-pack/1",
  "id": "mine",
  "title": "My puzzles",
  "language": "en",
  "items": [
    {
      "kind": "puzzle",
      "id": "one",
      "title": "One",
      "position": { "moves": "f5" },
      "task": { "type": "best", "measure": "beauty" },
      "level": 1
    }
  ]
}
"""
MENDED = BROKEN.replace("beauty", "mobility").replace('},\n      "level": 1', "}")


class MainJobTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def start(self, *arguments):
        driver = Driver(PROGRAM, *arguments)
        self.addCleanup(driver.close)
        return driver

    def open_puzzle_1(self, driver):
        driver.press("alt+3")
        driver.wait_for_text("^Five corner puzzles")
        driver.press_until_focus("Tab", "^Five corner puzzles")
        driver.press("Return")
        driver.press_until_focus("Tab", "^The squeeze")
        driver.press("Return")
        driver.wait_for_text("Force a corner on your next move")

    def test_learner(self):
        driver = self.start()
        self.open_puzzle_1(driver)

        # What is asked of the next puzzle is told, though it is the same question.
        question = "Black to move: Force a corner on your next move\\."
        driver.wait_to_hear(question)
        for key in ("n", "p"):
            driver.press(key)
            driver.wait_to_hear(question)

        # Illegal: the reason is said, and nothing is played.
        driver.press_for_text(r"a1\b.*(turn|outflank)", "a", "1", "Return")

        # Wrong: the refuting reply stands on the board and is told, then the position comes back.
        driver.press_for_text(r"^g2 hands White the corner h1", "g", "2", "Return")
        driver.wait_to_hear("h1, white disc.*")
        driver.press("o")
        driver.wait_for(lambda: driver.find("g2, empty, .*"), "the position as it was")
        self.assertTrue(driver.find(r"g2 hands White the corner h1.*"), "still to be read")

        # Right: the opponent answers, and the focused square says so.
        self.assertIsNone(driver.find("h7, white disc.*"))
        self.assertIsNone(driver.find_text("White answers h7"))
        driver.press_for_text("White had h2, f7 and h7", "h", "2", "Return")
        driver.wait_for(lambda: driver.find("h7, white disc.*"), "White's answer h7")
        self.assertIn("White answers h7", driver.focused().description)
        driver.press_for_text("^Solved!", "h", "8", "Return")
        self.assertIn("Solved!", driver.focused().description)

        # The proof can be walked, and the way back leads to the list, where the puzzle is ticked.
        driver.wait_for(lambda: driver.find("h2", "label"), "the proof as a tree")
        driver.press("Escape")
        driver.wait_for(lambda: driver.find(r"The squeeze, .*[Ss]olved.*"), "the puzzle as solved")
        self.assertTrue(driver.find("1 of 5 solved"))

    def test_hints_solution_and_next(self):
        driver = self.start()
        self.open_puzzle_1(driver)
        first = driver.press_for_text("^If it were White's turn", "i")
        driver.press_until("i", lambda: driver.find_text("^Play h2"), "the move")
        self.assertNotIn(first, driver.texts())
        driver.press_for_text("White had h2, f7 and h7", "s", "s")
        # What a screen reader would say where the focus can be: a button's and a move's own name.
        for name, role in (("Hint", "push button"), ("Solution", "push button"),
                           ("Next", "push button"), ("h2", "list item")):
            driver.wait_for(lambda: driver.find(name, role), f"{role} named {name}")
        driver.press_for_text("^Puzzle 2 of 5", "n")

    def test_keys_that_close(self):
        """From a dialog, too, its own key closes it, and that of the application all."""
        driver = self.start()
        driver.wait_for_focus("^I am new to Reversi")
        for key in ("ctrl+w", "ctrl+q"):
            driver.focus_window()
            driver.press("ctrl+comma")
            driver.focus_new_window()
            driver.wait_for_focus("^Language")
            if key == "ctrl+w":
                driver.press(key)
                driver.wait_for(driver.has_one_window, "the dialog gone")
            else:
                driver.display.press(key)  # nothing answers any more
        self.assertEqual(driver.process.wait(), 0)

    def test_teacher(self):
        path = os.path.join(self.folder, "mine.sumi.json")
        with open(path, "w", encoding="utf-8") as pack:
            pack.write(BROKEN)
        driver = self.start()
        driver.wait_for_focus("^I am new to Reversi")

        driver.press("ctrl+o")
        driver.focus_new_window()
        driver.press_until("ctrl+l", lambda: driver.focused("text"), "the entry for a path")
        driver.type(path)
        # The dialog takes a moment to look the path up, and Return only then.
        driver.press_until("Return", driver.has_one_window, "the dialog gone")
        driver.focus_window()

        driver.wait_for_text(r"must be .*\"beauty\"")
        texts = driver.texts()
        self.assertTrue(any("“measure”: must be one of" in text for text in texts), texts)
        self.assertTrue(any("“level”: there is no such key here" in text for text in texts), texts)
        before = BROKEN[:BROKEN.index('"beauty"')].split("\n")
        place = f"“One”: line {len(before)}, column {len(before[-1]) + 1}"
        self.assertTrue(any(place in text for text in texts), texts)

        # Saved without mistakes, the pack appears by itself.
        with open(path, "w", encoding="utf-8") as pack:
            pack.write(MENDED)
        driver.wait_for(lambda: driver.find("One, White to move.*"), "the mended pack")

    def test_opened_from_outside(self):
        path = os.path.join(self.folder, "mine.sumi.json")
        with open(path, "w", encoding="utf-8") as pack:
            pack.write(MENDED)
        driver = self.start(path)
        driver.wait_for(lambda: driver.find("One, White to move.*"), "the pack's puzzle")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]], verbosity=2)
