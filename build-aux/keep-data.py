#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept through an upgrade: keep-data.py before|after PROGRAM FOLDER

"before" solves a puzzle and begins a game by keys, with FOLDER as the user's data; "after" holds
that both are there. Beside tests/ui/driver.py, on a display and a session bus of its own."""

import glob
import json
import os
import sys

from driver import Driver


def solve(driver):
    driver.press("alt+3")
    driver.press_until_focus("Tab", "^Five corner puzzles")
    driver.press("Return")
    driver.press_until_focus("Tab", "^The squeeze")
    driver.press("Return")
    driver.wait_for_text("Force a corner on your next move")
    driver.press("h", "2", "Return")
    driver.wait_for(lambda: driver.find("h7, white disc.*"), "White's answer h7")
    driver.press_for_text("^Solved!", "h", "8", "Return")
    driver.press("Escape", "Escape")


def begin_game(driver, folder):
    driver.press("alt+4", "ctrl+n")
    driver.wait_for_focus("Start$")
    driver.press("ctrl+Return")
    driver.wait_for(lambda: driver.focused("table cell"), "the board")
    driver.press_for_text("^Black plays d3|^White plays|^White is thinking", "d", "3", "Return")
    driver.wait_for(lambda: count_moves(folder) >= 2, "two saved moves")


def count_moves(folder):
    """Those of the one saved game, which is the learner's, or in an older Sumi that of all."""
    paths = [path for place in ("", "learners/*")
             for path in glob.glob(os.path.join(folder, "sumi", place, "game.json"))]
    assert len(paths) < 2, paths
    if not paths:
        return 0
    with open(paths[0], encoding="utf-8") as saved:
        return len(json.load(saved)["game"]["moves"])


def look(driver):
    driver.press("alt+3")
    driver.press_until_focus("Tab", "^Five corner puzzles")
    driver.press("Return")
    driver.wait_for(lambda: driver.find(r"The squeeze, .*[Ss]olved.*"), "the puzzle as solved")
    driver.press("Escape", "alt+4")
    driver.wait_for(lambda: driver.find("d3, (black|white) disc.*"), "the game")


def main():
    step, program, folder = sys.argv[1:]
    driver = Driver(program, XDG_DATA_HOME=folder)
    if step == "before":
        solve(driver)
        begin_game(driver, folder)
    else:
        look(driver)
        assert count_moves(folder) >= 2
    driver.close()


main()
