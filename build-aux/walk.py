#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes the way of a newcomer by keys, and counts them: walk.py PROGRAM TOOL

From the first start through the first lesson, a whole game and its review to a mistake that is
practised, in the real program with animations on. Prints of each part how many keys were pressed
and how long was waited for what they lead to. `ninja -C build walk` does it with everything in its
place, on a display and a session bus of its own; the times mean something on an idle machine."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SOURCE / "tests" / "ui"))

from driver import Driver  # noqa: E402  (its folder has to be known first)

LESSONS = SOURCE / "puzzles" / "lessons-1-first-steps.sumi.json"

CORNERS = ("a1", "a8", "h1", "h8")
X_SQUARES = ("b2", "b7", "g2", "g7")


class Walker(Driver):
    """Counts what its way takes."""

    def __init__(self, program):
        self.n_keys = self.told_keys = 0
        self.seconds = self.told_seconds = 0
        super().__init__(program, has_animations=True)

    def press(self, *keys):
        self.n_keys += len(keys)
        super().press(*keys)

    def wait_for(self, look, what):
        begin = time.monotonic()
        found = super().wait_for(look, what)
        self.seconds += time.monotonic() - begin
        return found

    def tell(self, part):
        print(f"{part}: {self.n_keys - self.told_keys} keys, "
              f"{self.seconds - self.told_seconds:.1f} s waited", flush=True)
        self.told_keys, self.told_seconds = self.n_keys, self.seconds


def find_answers(tool, lesson):
    """The number of the right sentence, by the index of the step that asks for one."""
    found = subprocess.run([tool, "solve", LESSONS, "--item", lesson["id"], "--json"],
                           capture_output=True, text=True, check=True).stdout
    return {int(item["id"].split("/")[1]): item["right"] for item in json.loads(found)["items"]}


def take_lesson(walker, tool):
    lesson = json.loads(LESSONS.read_text(encoding="utf-8"))["items"][0]
    answers = find_answers(tool, lesson)

    walker.wait_for_focus("I am new")
    walker.press("Return")
    walker.wait_for_text(f"^Step 1 of {len(lesson['steps'])}")
    walker.tell("first start to lesson 1")
    for number, step in enumerate(lesson["steps"], 1):
        walker.wait_for_text(f"^Step {number} of ")
        if "task" in step:
            walker.press(str(answers[number] + 1))
            walker.wait_for(lambda: walker.find("Solved", "label"), "a solved step")
        walker.press("n")
    walker.wait_for_text("^What you can do now")
    walker.tell("lesson 1 to its end")


def choose_move(walker):
    """A corner if there is one; not the square beside it if there is another."""
    legal = [node.name[:2] for node in walker.nodes()
             if re.match("[a-h][1-8], empty, legal move", node.name)]
    legal.sort(key=lambda name: (name not in CORNERS, name in X_SQUARES))
    return legal[0] if legal else None


def find_way_on(walker):
    if walker.find("(You win|(Black|White|Sumi) wins) by .*|The game is a draw.*"):
        return "over"
    for name, key in (("Play Anyway", "y"), ("Go On", "o")):
        if walker.find_button(name):
            return key
    return choose_move(walker)


def play_game(walker):
    walker.press_until_focus("Tab", "^Play a First Game")
    walker.press("Return")
    walker.wait_for_focus("Start$")
    walker.press("Return")
    walker.wait_for(lambda: walker.focused("table cell"), "the board")
    walker.tell("to the first game")
    while (way := walker.wait_for(lambda: find_way_on(walker), "a way on")) != "over":
        if len(way) == 2:
            walker.press(*way)
            walker.wait_for_focus("^" + way)
            walker.press("space")
        else:
            walker.press(way)
    walker.tell("the game to its end")


def practise(walker):
    walker.press_until_focus("Tab", "^Review This Game")
    walker.press("Return")
    walker.wait_for_text("^The Game as a Whole")
    walker.wait_for_focus("^Value of the game")
    walker.tell("to its review")
    walker.press_until("n", lambda: walker.find_button("Practise"), "a mistake to practise")
    walker.press("t")
    walker.wait_for(lambda: walker.find_button("Open Puzzle") or walker.find_text("^Puzzle 1 of"),
                    "the puzzle")
    if not walker.find_text("^Puzzle 1 of"):
        walker.press("t")
        walker.wait_for_text("^Puzzle 1 of")
    walker.wait_for(lambda: walker.focused("table cell"), "the board of the puzzle")
    walker.tell("to the practice of a mistake")


def main():
    program, tool = sys.argv[1:]
    walker = Walker(program)

    try:
        take_lesson(walker, tool)
        play_game(walker)
        practise(walker)
        print(f"together: {walker.n_keys} keys, {walker.seconds:.1f} s waited")
    finally:
        walker.close()


main()
