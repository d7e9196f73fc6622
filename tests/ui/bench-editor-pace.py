#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a pack from nothing, as the journey of the editor does, at the pace of a person: 0.3 s for
each key and each character, 1 s for a disc. Says of each puzzle how many keys it took beside its
discs and how long, waits for the program included, and the same of the lesson.

Arguments: the program, the tool."""

import importlib.util
import os
import sys
import time
import unittest

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)

from driver import Driver  # noqa: E402  (its folder has to be known first)

SPEC = importlib.util.spec_from_file_location("journey", os.path.join(FOLDER, "test-editor.py"))
journey = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(journey)

KEY_S = 0.3
DISC_S = 1.0


class Person(Driver):
    """Presses no key sooner than KEY_S after the one before."""

    pace = KEY_S

    def press(self, *keys):
        for key in keys:
            time.sleep(self.pace)
            super().press(key)

    def type(self, text):
        for character in text:
            time.sleep(self.pace)
            super().type(character)


class Pace(journey.EditorTest):
    def start(self):
        driver = Person(journey.PROGRAM, has_animations=True)
        self.addCleanup(driver.close)
        self.n_keys = 0
        self.begin = time.monotonic()
        return driver

    def put_disc(self, driver, square):
        """By a click, which is one thing to do."""
        time.sleep(DISC_S)
        driver.pace = 0
        super().put_disc(driver, square)
        driver.pace = KEY_S

    def cancel_proof(self, driver):
        """What a person who makes a puzzle does not do."""

    def tell(self, what):
        now = time.monotonic()
        print(f"{what}: {now - self.begin:.0f} s", flush=True)
        self.begin = now

    def end_puzzle(self):
        self.tell(f"a puzzle, {self.n_keys} keys beside its discs")
        super().end_puzzle()

    def add_lesson(self, driver):
        self.begin = time.monotonic()
        super().add_lesson(driver)
        self.tell("a lesson of five steps")


del journey.EditorTest

if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
