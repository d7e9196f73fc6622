#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A class with the real program, by keys, the accessibility tree and the dialogs for files: a
teacher finds puzzles by theme and difficulty, prints them as a worksheet, and makes a set of two of
them; two pupils solve it with different mistakes and save their results; and the table that the
teacher opens is right.

Arguments: the program, the tool, pdftotext. Skipped without a display."""

import csv
import json
import os
import stat
import subprocess
import sys
import tempfile
import unittest

if not os.environ.get("DISPLAY"):
    print("no display")
    sys.exit(77)

from driver import Driver  # noqa: E402  (needs a display)

PROGRAM, TOOL, PDFTOTEXT = sys.argv[1:4]

# What the set is made of, and the exercises that are left in it.
N_FOUND = 12
N_SET = 2


class ClassTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.driver = Driver(PROGRAM)
        self.addCleanup(self.driver.close)

    def press(self, *keys):
        self.driver.press(*keys)

    def go_to(self, pattern, key="Tab"):
        self.driver.press_until_focus(key, pattern)

    def choose_file(self, path):
        """Types PATH into the dialog for files that has come."""
        self.driver.focus_new_window()
        self.press("ctrl+a")
        self.driver.type(path)
        self.driver.press_until("Return", self.driver.has_one_window, "the dialog gone")
        self.driver.focus_window()

    def find_puzzles(self):
        """Puzzles of all packs about a theme and of a difficulty; returns how many there are."""
        self.press("alt+3")
        self.driver.wait_for_text("^Find puzzles$")
        self.go_to("^Find puzzles$", "Down")
        self.press("Return")
        self.driver.wait_for_focus("^What the puzzles are about")
        self.driver.wait_for_text(r"^\d{3} puzzles$")
        self.press("space")
        self.go_to("^Mobility$", "Down")
        self.press("Return", "Tab", "space")
        self.go_to("^Difficulty 2 of 5$", "Down")
        self.press("Return")
        return int(self.driver.wait_for_text(r"^\d\d puzzles$").split()[0])

    def print_sheet(self, n_found):
        """The worksheet of twelve boards a page is read back."""
        path = os.path.join(self.folder, "sheet.pdf")
        self.press("ctrl+p")
        self.driver.wait_for_text(r"^Page 1 of \d+$")
        self.go_to("^Boards on a page")
        self.press("space", "End", "Return")
        self.driver.wait_for_text(r"^Page 1 of \d$")
        self.go_to("^Save as PDF…$")
        self.press("Return")
        self.choose_file(path)
        self.driver.wait_for_text(r"^Saved as sheet\.pdf$")
        text = subprocess.run([PDFTOTEXT, "-layout", path, "-"], check=True, capture_output=True,
                              text=True).stdout
        self.assertEqual(text.split("\f")[0].count(" to move"), 12)
        self.assertEqual(text.split("Answers")[0].count(" to move"), n_found)
        self.driver.press_until("Escape", lambda: not self.driver.find_text("^Boards on a page"),
                                "the way back")

    def make_set(self):
        """Of the first twelve all but two are taken out by hand; one may be wrong. Returns what
        the tool says of the two."""
        self.press("F10", "m")
        self.driver.wait_for_text("^Exercises for a Class$")
        for _ in range(N_FOUND - N_SET):
            self.driver.wait_for(lambda: self.driver.focused("list item"), "an item")
            self.press("Delete")
        self.go_to("^May be wrong")
        self.press("space", "Down", "Down", "Return")
        self.driver.wait_for_focus("^May be wrong")
        self.driver.press_for_text("^Saved$", "ctrl+s")
        self.driver.press_for_text("^As a pupil sees it$", "ctrl+Return")
        self.assertIsNone(self.driver.find_button("Hint"))
        self.driver.press_until("Escape", lambda: not self.driver.find_text("^As a pupil sees it$"),
                                "the editor")
        path = os.path.join(self.folder, "set.sumi.json")
        self.press("F10")
        self.go_to("^Save a Copy…$", "Down")
        self.press("Return")
        self.choose_file(path)
        self.driver.wait_for_text("^Saved as set.sumi.json$")
        # The class can read it.
        self.assertTrue(os.stat(path).st_mode & stat.S_IROTH)
        with open(path, encoding="utf-8") as pack:
            self.assertEqual(json.load(pack)["class"], {"hints": False, "wrong": 1})
        solved = subprocess.run([TOOL, "solve", "--json", path], check=True, capture_output=True,
                                text=True).stdout
        items = json.loads(solved)["items"]
        self.assertEqual(len(items), N_SET)
        return items

    def answer(self, square):
        self.press(*square)
        self.driver.wait_for_focus(f"^{square}, ")
        self.press("Return")

    def answer_wrongly(self, item):
        """Plays a wrong move and takes it back."""
        move = next(move for move in item["moves"] if move not in item["right"])
        self.answer(move)
        self.driver.wait_for(lambda: self.driver.find(f"{move}, (black|white) disc.*"), move)
        self.driver.press_until("o", lambda: self.driver.find(f"{move}, empty.*"),
                                f"{move} as empty")

    def solve(self, pupil, items, wrong):
        """PUPIL solves ITEMS, of which that at index WRONG goes wrong first, and saves results."""
        path = os.path.join(self.folder, f"{pupil}.sumi-results.json")
        # From a page that no way leads back from, so that the focus is seen to be on the next one.
        self.press("alt+3")
        self.driver.wait_for(lambda: not self.driver.find("Back"), "a home page")
        self.press("F10", "l")
        self.driver.wait_for(lambda: self.driver.focused("check box"), "who is learning")
        self.go_to("^Add a learner$")
        self.driver.type(pupil)
        self.press("Return")
        self.driver.wait_for(lambda: self.driver.find(f"Remove {pupil}"), f"{pupil} as a learner")
        self.press("alt+3")
        self.go_to("^Exercises for a Class")
        self.driver.press_for_text("^1 may be wrong at the first try. There are no hints.$",
                                   "Return")
        self.go_to(", (Black|White) to move")
        self.press("Return")
        for index, item in enumerate(items):
            self.driver.wait_for_text(f"^Puzzle {index + 1} of {len(items)}$")
            self.assertIsNone(self.driver.find_button("Hint"))
            if index == wrong:
                self.answer_wrongly(item)
            self.answer(item["right"][0])
            self.driver.wait_for_text("^Solved!")
            self.press("n")
        self.driver.wait_for_focus(", (Black|White) to move")
        self.driver.wait_for_text(f"^{len(items)} of {len(items)} solved$")
        self.go_to("^Save My Results…$")
        self.press("Return")
        self.choose_file(path)
        self.driver.wait_for_text(f"^Saved as {pupil}")

    def compare_table(self, items):
        """The table says of each pupil what went wrong and what did not, on screen and as CSV."""
        path = os.path.join(self.folder, "class.csv")
        self.press("F10", "u")
        self.driver.focus_new_window()
        self.driver.press_until("ctrl+l", lambda: self.driver.focused("text"), "the path")
        self.driver.type(self.folder)
        self.driver.press_until("Return", self.driver.has_one_window, "the dialog gone")
        self.driver.focus_window()
        for pupil, words in (("Ada", ("Solved", "First try")), ("Ben", ("First try", "Solved"))):
            self.driver.wait_for_text(f"^{pupil}; .*: {words[0]}; .*: {words[1]}; "
                                      "First try: 1 of 2, hints: 0")
        self.press("ctrl+s")
        self.choose_file(path)
        self.driver.wait_for_text("^Saved as class.csv$")
        with open(path, encoding="utf-8") as table:
            self.assertEqual(table.read(1), "\ufeff")  # for spreadsheets
            rows = list(csv.DictReader(table))
        first, second = (item["id"] for item in items)
        self.assertEqual([(row["pupil"], row["item"], row["first-try"], row["solved"], row["tries"],
                           row["genuine"]) for row in rows],
                         [("Ada", first, "0", "1", "2", "1"), ("Ada", second, "1", "1", "1", "1"),
                          ("Ben", first, "1", "1", "1", "1"), ("Ben", second, "0", "1", "2", "1")])

    def test_class(self):
        n_found = self.find_puzzles()
        self.print_sheet(n_found)
        items = self.make_set()
        self.solve("Ada", items, 0)
        self.solve("Ben", items, 1)
        self.compare_table(items)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[4:]], verbosity=2)
